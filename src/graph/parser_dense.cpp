// Constant tensors: dense literals, and the blobs of the resource block at the end of a text.
#include <algorithm>

#include "base/index.h"
#include "graph/literal.h"
#include "graph/parser.h"

namespace pcp::text {
namespace {

constexpr std::string_view kBlockStart = "{-#";
constexpr std::size_t kAlignmentBytes = 4;  // a blob starts with its alignment

bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

// Any byte but 0 is true.
void normalize(DType dtype, std::vector<std::byte>& bytes) {
  if (dtype != DType::i1) return;
  for (std::byte& byte : bytes) byte = std::byte{byte != std::byte{0}};
}

}  // namespace

std::optional<Attr> AttributeParser::dense_attribute(AttrKind kind) {
  lexer_.expect('<');
  std::size_t begin = lexer_.next_offset();
  if (lexer_.peek() == '"') {
    std::string_view literal = lexer_.quoted("a string");
    lexer_.expect('>');
    if (!dense_type(kind)) return std::nullopt;
    return dense_hex(literal, begin);
  }
  std::string_view rest = lexer_.rest();
  std::string_view body = rest.substr(0, rest.find('>'));
  bool strings = body.find('"') != std::string_view::npos;
  if (strings && kind == AttrKind::dense) lexer_.error("tensors of strings are not supported");
  if (strings) return std::nullopt;
  lexer_.seek(begin + body.size());
  lexer_.expect('>');
  if (!dense_type(kind)) return std::nullopt;
  return dense_list(body, begin);
}

bool AttributeParser::dense_type(AttrKind kind) {
  lexer_.expect(':');
  if (kind == AttrKind::dense || lexer_.peek() == '!') {
    type();
    return true;
  }
  return !tensor_type();
}

Constant AttributeParser::dense_hex(std::string_view literal, std::size_t offset) {
  std::size_t element = byte_size(type_.dtype);
  std::size_t size = literal.size() / 2 - (literal.size() >= 2);
  bool splat = size == element && type_.elements() != 0;
  if (!literal.starts_with("0x") || literal.size() % 2 != 0) {
    lexer_.error_at(offset, Code::invalid_argument, "expected \"0x\" and two hex digits a byte");
  }
  if (!splat && static_cast<std::int64_t>(size) != type_.bytes()) {
    lexer_.error_at(offset, Code::invalid_argument, to_string(type_), " takes ", type_.bytes(), " bytes, these are ",
                    size);
  }
  std::vector<std::byte> bytes(size);
  if (!decode_hex(literal.substr(2), bytes.data())) lexer_.error_at(offset, Code::invalid_argument, "this is not hex");
  normalize(type_.dtype, bytes);
  return Constant(type_, std::move(bytes));
}

Constant AttributeParser::dense_list(std::string_view body, std::size_t offset) {
  const Dims& dims = type_.dims;
  std::size_t element = byte_size(type_.dtype);
  std::int64_t total = type_.elements();
  std::vector<std::byte> bytes;
  bytes.reserve(index(std::min<std::int64_t>(total, static_cast<std::int64_t>(body.size()))) * element);
  std::vector<std::int64_t> counts;  // of the open lists
  std::size_t at = 0;
  bool wants_value = true, splat = false;
  auto error = [&](const auto&... parts) { lexer_.error_at(offset + at, Code::invalid_argument, parts...); };
  auto skip_space = [&] {
    while (at < body.size() && is_space(body[at])) ++at;
  };
  auto close_value = [&] {
    wants_value = false;
    if (!counts.empty()) ++counts.back();
  };

  skip_space();
  if (at == body.size() && total == 0) return Constant(type_, {});
  while (true) {
    skip_space();
    char c = at < body.size() ? body[at] : '\0';
    bool empty_list = c == ']' && wants_value && !counts.empty() && counts.back() == 0;
    if ((c == ']' && !wants_value && !counts.empty()) || empty_list) {
      if (counts.back() != dims[counts.size() - 1]) {
        error(to_string(type_), " has ", dims[counts.size() - 1], " elements here, this list has ", counts.back());
      }
      counts.pop_back();
      close_value();
      ++at;
    } else if (c == ',' && !wants_value && !counts.empty()) {
      wants_value = true;
      ++at;
      skip_space();
      if (at < body.size() && body[at] == ']') error("expected an element");
    } else if (c == '[' && wants_value) {
      if (counts.size() == dims.size()) error("lists are nested deeper than the rank of ", to_string(type_));
      counts.push_back(0);
      ++at;
    } else if (wants_value && at < body.size()) {
      splat = counts.empty();
      if (!splat && counts.size() != dims.size()) error("expected '[', the rank of ", to_string(type_), " is higher");
      std::size_t length = 0;
      while (at + length < body.size() && !is_space(body[at + length]) && body[at + length] != ',' &&
             body[at + length] != ']') {
        ++length;
      }
      std::string_view literal = body.substr(at, length);
      bytes.resize(bytes.size() + element);
      if (!read_element(literal, type_.dtype, bytes.data() + bytes.size() - element)) {
        error("expected an element of type ", name(type_.dtype), ", found '", literal.substr(0, 40), "'");
      }
      at += length;
      close_value();
    } else {
      break;
    }
  }
  if (at < body.size() || wants_value || !counts.empty()) error("expected ", wants_value ? "an element" : "',' or ']'");
  if (total == 0) bytes.clear();
  return Constant(type_, std::move(bytes));
}

void AttributeParser::read_resources() {
  auto entries = [this](auto&& on_entry) {
    lexer_.expect('{');
    while (!lexer_.accept('}')) {
      std::string name = lexer_.keyword_or_string("the name of a resource");
      lexer_.expect(':');
      on_entry(std::move(name));
      if (!lexer_.accept(',') && lexer_.peek() != '}') lexer_.unexpected("',' or '}'");
    }
  };
  lexer_.expect(kBlockStart);
  while (!lexer_.accept("#-}")) {
    std::string_view section = lexer_.identifier("dialect_resources or external_resources");
    lexer_.expect(':');
    entries([&](const std::string& dialect) {
      bool ours = section == "dialect_resources" && dialect == "builtin";
      entries([&](std::string name) {
        if (ours && lexer_.peek() == '"') {
          blobs_.insert_or_assign(std::move(name), lexer_.quoted("a blob"));
        } else {
          lexer_.skip_balanced();
        }
      });
    });
    if (!lexer_.accept(',') && lexer_.peek() != '#') lexer_.unexpected("',' or '#-}'");
  }
}

std::optional<Attr> AttributeParser::dense_resource(AttrKind kind) {
  lexer_.expect('<');
  std::size_t begin = lexer_.next_offset();
  std::string key = lexer_.keyword_or_string("the name of a resource");
  lexer_.expect('>');
  if (!dense_type(kind)) return std::nullopt;
  resource_ = key;
  if (blobs_.empty()) {
    std::size_t block = resources_at_ ? *resources_at_ : lexer_.text().rfind(kBlockStart);
    if (block != std::string_view::npos) {
      Lexer::Window window(lexer_, block, lexer_.text().size());
      read_resources();
    }
  }
  auto constant = constants_.find(key);
  if (constant == constants_.end()) {
    auto blob = blobs_.find(key);
    if (blob == blobs_.end()) {
      lexer_.error_at(begin, Code::invalid_argument, "the text has no data for resource '", key, "'");
    }
    std::string_view literal = blob->second;
    std::size_t skipped = 2 + 2 * kAlignmentBytes;
    if (!literal.starts_with("0x") || literal.size() < skipped || literal.size() % 2 != 0) {
      lexer_.error_at(begin, Code::invalid_argument, "the data of resource '", key,
                      "' is not an alignment and hex digits");
    }
    std::vector<std::byte> bytes(literal.size() / 2 - skipped / 2);
    if (static_cast<std::int64_t>(bytes.size()) != type_.bytes()) {
      lexer_.error_at(begin, Code::invalid_argument, to_string(type_), " takes ", type_.bytes(), " bytes, resource '",
                      key, "' has ", bytes.size());
    }
    if (!decode_hex(literal.substr(skipped), bytes.data())) {
      lexer_.error_at(begin, Code::invalid_argument, "the data of resource '", key, "' is not hex");
    }
    normalize(type_.dtype, bytes);
    constant = constants_.emplace(std::move(key), Constant(type_, std::move(bytes))).first;
  }
  if (constant->second.type().dtype != type_.dtype || constant->second.type().elements() != type_.elements()) {
    lexer_.error_at(begin, Code::invalid_argument, "a resource is used as ", to_string(constant->second.type()),
                    " and as ", to_string(type_));
  }
  return constant->second.with_type(type_);
}

}  // namespace pcp::text
