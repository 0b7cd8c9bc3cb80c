// Whole files and parts of them, with errors that name the path. A written file appears complete or not at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace pcp {

// The bytes of a regular file. Throws not_found, or invalid_argument for a folder or a file that may not be read.
std::string read_file(const std::string& path);

// Writes beside `path`, flushes to disk and renames, so that a crash or a full disk leaves the old file as it was.
// `mode` is what the umask leaves of it.
void write_file_atomically(const std::string& path, std::string_view bytes, unsigned mode = 0666);
void write_file_atomically(const std::string& path, std::span<const std::byte> bytes);

// A regular file open for reading at any offset.
class InputFile {
 public:
  explicit InputFile(const std::string& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  const std::string& path() const { return path_; }
  std::uint64_t size() const { return size_; }
  int descriptor() const { return descriptor_; }  // for mmap
  // Fills `target`; throws data_loss when the file ends before.
  void read(std::uint64_t offset, std::span<std::byte> target) const;

 private:
  std::string path_;
  int descriptor_ = -1;
  std::uint64_t size_ = 0;
};

// The steps of write_file_atomically for a file that is written piece by piece. Without commit() nothing remains.
class AtomicFile {
 public:
  explicit AtomicFile(const std::string& path, unsigned mode = 0666);
  ~AtomicFile();
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;

  void write(std::span<const std::byte> bytes);
  void write(std::string_view text) { write(std::as_bytes(std::span(text))); }
  void commit();

 private:
  std::string path_, temporary_;
  int descriptor_ = -1;
};

}  // namespace pcp
