#include "io/safetensors.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

#include "base/content_hash.h"
#include "base/file.h"
#include "base/index.h"
#include "graph/limits.h"

namespace pcp {
namespace {

static_assert(std::endian::native == std::endian::little, "tensors are stored as they lie in memory");

using Json = nlohmann::json;
constexpr std::uint64_t kPrefixBytes = 8;
constexpr std::uint64_t kMaxHeaderBytes = 100'000'000;  // the limit of the reference implementation
constexpr std::string_view kMetadata = "__metadata__";

constexpr std::array<std::string_view, kDTypeCount> kNames{"BOOL", "I8",  "I16", "I32",  "I64", "U8", "U16",
                                                           "U32",  "U64", "F16", "BF16", "F32", "F64"};

using Read = std::function<void(std::uint64_t offset, std::span<std::byte> target)>;

struct Entry {
  std::string name;
  TensorType type;
  std::uint64_t begin, end;
};

class Digest {
 public:
  void add(std::span<const std::byte> bytes) {
    sum_.add(bytes);
    bytes_ += bytes.size();
  }
  FileDigest value() const { return {bytes_, sum_.value()}; }

 private:
  Checksum sum_;
  std::uint64_t bytes_ = 0;
};

[[noreturn]] void corrupt_safetensors(const std::string& source, const auto&... parts) {
  fail(Code::data_loss, "'", source, "' is not a whole safetensors file: ", parts...);
}

Json parse_header(const std::string& source, const std::string& text) {
  std::set<std::string> seen;
  std::string duplicate;
  auto callback = [&](int depth, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::key && depth == 1 && !seen.insert(parsed.get<std::string>()).second) {
      duplicate = parsed.get<std::string>();
    }
    return true;
  };
  Json header = Json::parse(text, callback, /*allow_exceptions=*/false);
  if (!header.is_object()) corrupt_safetensors(source, "its header is not a JSON object");
  if (!duplicate.empty()) corrupt_safetensors(source, "tensor '", duplicate, "' is listed twice");
  return header;
}

Entry parse_entry(const std::string& source, const std::string& name, const Json& value) {
  const Json* dtype = value.is_object() && value.contains("dtype") ? &value["dtype"] : nullptr;
  const Json* shape = value.is_object() && value.contains("shape") ? &value["shape"] : nullptr;
  const Json* offsets = value.is_object() && value.contains("data_offsets") ? &value["data_offsets"] : nullptr;
  if (!dtype || !dtype->is_string() || !shape || !shape->is_array() || !offsets || !offsets->is_array() ||
      offsets->size() != 2 || !(*offsets)[0].is_number_unsigned() || !(*offsets)[1].is_number_unsigned()) {
    corrupt_safetensors(source, "tensor '", name, "' needs a dtype, a shape and two data_offsets");
  }
  auto spelling = dtype->get<std::string>();
  auto found = std::find(kNames.begin(), kNames.end(), spelling);
  if (found == kNames.end()) {
    fail(Code::unsupported, "'", source, "': tensor '", name, "' has element type ", spelling,
         ", which PCP does not have");
  }
  if (shape->size() > kMaxFileRank)
    corrupt_safetensors(source, "tensor '", name, "' has ", shape->size(), " dimensions");
  Entry entry{name, {static_cast<DType>(found - kNames.begin()), {}}, (*offsets)[0], (*offsets)[1]};
  for (const Json& dim : *shape) {
    if (!dim.is_number_unsigned() || dim.get<std::uint64_t>() > std::uint64_t{1} << 58) {
      corrupt_safetensors(source, "tensor '", name, "' has dimension ",
                          dim.dump(-1, ' ', true, Json::error_handler_t::replace));
    }
    entry.type.dims.push_back(dim.get<std::int64_t>());
  }
  std::uint64_t bytes = 0;
  try {
    bytes = static_cast<std::uint64_t>(entry.type.bytes());
  } catch (const Error& error) {
    corrupt_safetensors(source, "tensor '", name, "': ", error.what());
  }
  if (entry.end < entry.begin || entry.end - entry.begin != bytes) {
    corrupt_safetensors(source, "tensor '", name, "' of type ", to_string(entry.type), " takes ", bytes,
                        " bytes, its offsets are [", entry.begin, ", ", entry.end, "]");
  }
  return entry;
}

// The tensors must cover the data from its first to its last byte, each byte once.
void check_cover(const std::string& source, std::vector<Entry>& entries, std::uint64_t data_bytes) {
  std::ranges::sort(
      entries, [](const Entry& a, const Entry& b) { return std::pair(a.begin, a.end) < std::pair(b.begin, b.end); });
  std::uint64_t next = 0;
  for (const Entry& entry : entries) {
    if (entry.begin != next) {
      corrupt_safetensors(source, "tensor '", entry.name, "' starts at byte ", entry.begin, " of the data, expected ",
                          next);
    }
    next = entry.end;
  }
  if (next != data_bytes) corrupt_safetensors(source, "its tensors take ", next, " bytes, the file holds ", data_bytes);
}

Safetensors read_from(const std::string& source, std::uint64_t size, const Read& read) {
  if (size < kPrefixBytes) corrupt_safetensors(source, "it has ", size, " bytes");
  std::uint64_t header_bytes = 0;
  read(0, std::as_writable_bytes(std::span(&header_bytes, 1)));
  if (header_bytes > size - kPrefixBytes) {
    corrupt_safetensors(source, "its header should take ", header_bytes, " bytes, the file has ", size - kPrefixBytes,
                        " after the prefix");
  }
  if (header_bytes > kMaxHeaderBytes) corrupt_safetensors(source, "its header takes ", header_bytes, " bytes");
  std::string text(header_bytes, '\0');
  read(kPrefixBytes, std::as_writable_bytes(std::span(text)));
  Json header = parse_header(source, text);

  Safetensors result;
  std::vector<Entry> entries;
  for (const auto& [name, value] : header.items()) {
    if (name != kMetadata) {
      entries.push_back(parse_entry(source, name, value));
      continue;
    }
    if (!value.is_object()) corrupt_safetensors(source, "__metadata__ is not an object");
    for (const auto& [key, item] : value.items()) {
      if (!item.is_string()) corrupt_safetensors(source, "__metadata__ '", key, "' is not a string");
      result.metadata[key] = item.get<std::string>();
    }
  }
  std::uint64_t data_begin = kPrefixBytes + header_bytes;
  check_cover(source, entries, size - data_begin);
  for (const Entry& entry : entries) {
    HostTensor tensor(entry.type);
    read(data_begin + entry.begin, tensor.bytes());
    if (entry.type.dtype == DType::i1) {
      for (std::byte& flag : tensor.bytes()) flag = flag == std::byte{0} ? std::byte{0} : std::byte{1};
    }
    result.tensors.emplace(entry.name, std::move(tensor));
  }
  return result;
}

}  // namespace

const HostTensor& Safetensors::at(const std::string& name) const {
  if (auto found = tensors.find(name); found != tensors.end()) return found->second;
  std::string names;
  for (const auto& [known, tensor] : tensors) {
    if (names.size() > 200) {
      names += ", ...";
      break;
    }
    names += (names.empty() ? "" : ", ") + known;
  }
  fail(Code::not_found, "no tensor '", name, "'; there are: ", names.empty() ? "none" : names);
}

Safetensors read_safetensors(const std::string& path) {
  InputFile file(path);
  return read_from(path, file.size(),
                   [&](std::uint64_t offset, std::span<std::byte> target) { file.read(offset, target); });
}

Safetensors parse_safetensors(std::span<const std::byte> file, const std::string& source) {
  return read_from(source, file.size(), [&](std::uint64_t offset, std::span<std::byte> target) {
    std::ranges::copy(file.subspan(offset, target.size()), target.begin());
  });
}

void write_safetensors(const std::string& path, const Safetensors& content) {
  std::vector<SafetensorsEntry> entries;
  for (const auto& [name, tensor] : content.tensors) {
    entries.push_back({name, tensor.type(), [&tensor = tensor] { return tensor.bytes(); }});
  }
  write_safetensors(path, std::move(entries), content.metadata);
}

FileDigest write_safetensors(const std::string& path, std::vector<SafetensorsEntry> entries,
                             const std::map<std::string, std::string>& metadata) {
  std::ranges::sort(entries, {}, &SafetensorsEntry::name);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    require(entries[i].name != kMetadata, "[safetensors] '", kMetadata, "' is not a tensor name");
    require(i == 0 || entries[i].name != entries[i - 1].name, "[safetensors] two tensors are named '", entries[i].name,
            "'");
  }
  std::ranges::stable_sort(entries, std::ranges::greater{},
                           [](const SafetensorsEntry& entry) { return byte_size(entry.type.dtype); });

  nlohmann::ordered_json header = nlohmann::ordered_json::object();
  if (!metadata.empty()) header[std::string(kMetadata)] = metadata;
  std::uint64_t offset = 0;
  for (const SafetensorsEntry& entry : entries) {
    std::uint64_t end = offset + static_cast<std::uint64_t>(entry.type.bytes());
    header[entry.name] = {
        {"dtype", kNames[index(entry.type.dtype)]}, {"shape", entry.type.dims}, {"data_offsets", {offset, end}}};
    offset = end;
  }
  std::string text;
  try {
    text = header.dump();
  } catch (const nlohmann::json::exception& error) {
    fail(Code::invalid_argument, "[safetensors] a name or metadata of '", path, "' is not UTF-8: ", error.what());
  }
  text.resize((text.size() + 7) / 8 * 8, ' ');
  require(text.size() <= kMaxHeaderBytes, "[safetensors] the header of '", path, "' would take ", text.size(),
          " bytes");

  AtomicFile file(path);
  Digest digest;
  auto write = [&](std::span<const std::byte> bytes) {
    file.write(bytes);
    digest.add(bytes);
  };
  std::uint64_t header_bytes = text.size();
  write(std::as_bytes(std::span(&header_bytes, 1)));
  write(std::as_bytes(std::span(text)));
  for (const SafetensorsEntry& entry : entries) {
    std::span<const std::byte> bytes = entry.fetch();
    require(std::ssize(bytes) == entry.type.bytes(), "[safetensors] tensor '", entry.name, "' has ", bytes.size(),
            " bytes, ", to_string(entry.type), " takes ", entry.type.bytes());
    write(bytes);
  }
  file.commit();
  return digest.value();
}

FileDigest digest_file(const std::string& path) {
  InputFile file(path);
  Digest digest;
  std::vector<std::byte> chunk(std::size_t{1} << 20);
  for (std::uint64_t offset = 0; offset < file.size(); offset += chunk.size()) {
    chunk.resize(std::min<std::uint64_t>(chunk.size(), file.size() - offset));
    file.read(offset, chunk);
    digest.add(chunk);
  }
  return digest.value();
}

}  // namespace pcp
