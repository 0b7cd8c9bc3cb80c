// The safetensors format: 8 bytes of header length, a JSON header of names, types, shapes and offsets, then the raw
// tensors. Checkpoints and stored test data use it; what is written here loads in Python's safetensors and the other
// way round.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "pcp/engine.h"

namespace pcp {

struct Safetensors {
  std::map<std::string, HostTensor> tensors;
  std::map<std::string, std::string> metadata;  // free text by name, "__metadata__" of the header

  // Throws not_found with the names there are.
  const HostTensor& at(const std::string& name) const;
};

// A torn or inconsistent file throws data_loss; a dtype that PCP has not (F8_E4M3...) unsupported.
Safetensors read_safetensors(const std::string& path);
Safetensors parse_safetensors(std::span<const std::byte> file, const std::string& source = "<bytes>");

// Atomically. Tensors are laid out by falling element size, then by name, so that each is aligned.
void write_safetensors(const std::string& path, const Safetensors&);

// A tensor that is fetched when its turn to be written comes; the bytes live until the next one is fetched.
struct SafetensorsEntry {
  std::string name;
  TensorType type;
  std::function<std::span<const std::byte>()> fetch;
};
// The same with one tensor in memory at a time. Returns the file's size and XXH3.
struct FileDigest {
  std::uint64_t bytes = 0, xxh3 = 0;
  bool operator==(const FileDigest&) const = default;
};
FileDigest write_safetensors(const std::string& path, std::vector<SafetensorsEntry>,
                             const std::map<std::string, std::string>& metadata = {});
FileDigest digest_file(const std::string& path);

}  // namespace pcp
