#include "engine/xla/artifact.h"

#include <sstream>

#include "base/content_hash.h"
#include "pcp/error.h"

namespace pcp::xla {
namespace {

constexpr std::string_view kMagic = "pcp xla artifact 1\n";
constexpr std::size_t kMaxTensors = 1'000'000;

void write_type(std::ostream& out, const TensorType& type) {
  out << name(type.dtype);
  for (std::int64_t dim : type.dims) out << ' ' << dim;
}

TensorType read_type(std::istream& in) {
  std::string word;
  in >> word;
  auto dtype = parse_dtype(word);
  require(dtype.has_value(), "element type '", word, "'");
  TensorType type(*dtype, {});
  for (std::int64_t dim = 0; in >> dim;) type.dims.push_back(dim);
  element_count(type.dims);
  return type;
}

// One line, without the word it begins with.
std::string field(std::istream& in, std::string_view word) {
  std::string line;
  require(static_cast<bool>(std::getline(in, line)), "no line '", word, "'");
  require(line.size() > word.size() && line.starts_with(word) && line[word.size()] == ' ', "'", line, "' in place of '",
          word, "'");
  return line.substr(word.size() + 1);
}

std::size_t count(std::istream& in, std::string_view word) {
  std::size_t value = std::stoull(field(in, word));
  require(value <= kMaxTensors, value, " ", word);
  return value;
}

void read_header(std::istream& in, Artifact& artifact) {
  artifact.platform = field(in, "platform");
  artifact.target = field(in, "target");
  artifact.version = field(in, "version");
  artifact.is_text = field(in, "form") == "text";
  Signature& signature = artifact.signature;
  for (std::size_t left = count(in, "arguments"); left > 0; --left) {
    std::istringstream line(field(in, "argument"));
    std::string use;
    line >> use;
    signature.donated.push_back(use == "donated");
    signature.arguments.push_back(read_type(line));
  }
  for (std::size_t left = count(in, "results"); left > 0; --left) {
    std::istringstream line(field(in, "result"));
    signature.results.push_back(read_type(line));
  }
}

}  // namespace

std::string encode(const Artifact& artifact) {
  std::ostringstream out;
  out << "platform " << artifact.platform << "\ntarget " << artifact.target << "\nversion " << artifact.version
      << "\nform " << (artifact.is_text ? "text" : "executable") << "\narguments "
      << artifact.signature.arguments.size() << "\n";
  for (std::size_t i = 0; i < artifact.signature.arguments.size(); ++i) {
    out << "argument " << (artifact.signature.donated[i] ? "donated " : "read ");
    write_type(out, artifact.signature.arguments[i]);
    out << "\n";
  }
  out << "results " << artifact.signature.results.size() << "\n";
  for (const TensorType& type : artifact.signature.results) {
    out << "result ";
    write_type(out, type);
    out << "\n";
  }
  std::string body = std::move(out).str() + "payload " + std::to_string(artifact.payload.size()) + "\n";
  body += artifact.payload;
  return concat(kMagic, "checksum ", content_hash(body), "\n") + body;
}

Artifact decode(const std::string& bytes, const std::string& label) {
  require(bytes.starts_with(kMagic), "[", label, "] this is not an artifact of an xla engine");
  Artifact artifact;
  try {
    std::istringstream in(bytes);
    in.seekg(static_cast<std::streamoff>(kMagic.size()));
    std::string expected = field(in, "checksum");
    require(content_hash(std::string_view(bytes).substr(static_cast<std::size_t>(in.tellg()))) == expected,
            "its checksum");
    read_header(in, artifact);
    std::size_t size = std::stoull(field(in, "payload"));
    auto at = static_cast<std::size_t>(in.tellg());
    require(bytes.size() - at == size, "its length");
    artifact.payload = bytes.substr(at);
  } catch (const std::exception& error) {
    fail(Code::data_loss, "[", label, "] the artifact is damaged: ", error.what(), " is wrong; compile it again");
  }
  return artifact;
}

}  // namespace pcp::xla
