// Types, locations, and the aliases of types, locations and attributes.
#include <algorithm>
#include <charconv>
#include <cstring>

#include "base/index.h"
#include "graph/parser.h"

namespace pcp::text {
namespace {

bool is_word(char c) { return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

std::optional<DType> element_type(std::string_view word) {
  for (int i = kDTypeCount - 1; i >= 0; --i) {
    if (name(static_cast<DType>(i)) == word) return static_cast<DType>(i);
  }
  return std::nullopt;
}

// So few elements that no product of the dimensions can overflow, whatever their order.
bool is_small(const Dims& dims) {
  std::int64_t product = 1;
  for (std::int64_t dim : dims) {
    if (dim >= std::int64_t{1} << 31 || product >= std::int64_t{1} << 31) return false;
    product *= std::max<std::int64_t>(dim, 1);
  }
  return product < std::int64_t{1} << 31;
}

}  // namespace

AttributeParser::AttributeParser(Lexer& lexer) : lexer_(lexer) {
  std::string_view text = lexer.text();
  for (std::size_t line = 0; line < text.size();) {
    if (text[line] == '#' || text[line] == '!') {
      Lexer::Window window(lexer, line + 1, text.size());
      std::string_view rest = lexer.rest();
      if (!rest.empty() && (is_word(rest[0]) || rest[0] == '$')) {
        lexer.suffix("an alias");
        std::string_view name = lexer.since(line);
        if (lexer.accept('=')) aliases_.try_emplace(name).first->second.begin = lexer.offset();
      }
    } else if (text.substr(line).starts_with("{-#")) {
      resources_at_ = line;
    }
    const void* newline = std::memchr(text.data() + line, '\n', text.size() - line);
    if (!newline) break;
    line = index(static_cast<const char*>(newline) - text.data()) + 1;
  }
}

void AttributeParser::define_alias() {
  std::size_t begin = lexer_.next_offset();
  auto name = alias_name();
  if (!name) lexer_.error_at(begin, Code::invalid_argument, "expected the definition of an alias");
  lexer_.expect('=');
  auto [entry, added] = aliases_.try_emplace(*name);
  if (added) entry->second.begin = lexer_.offset();
  if (entry->second.begin != lexer_.offset()) {
    lexer_.error_at(begin, Code::invalid_argument, "alias ", *name, " is defined twice");
  }
  lexer_.skip_line();
}

std::optional<std::string_view> AttributeParser::alias_name() {
  std::size_t begin = lexer_.next_offset();
  lexer_.seek(begin + 1);
  lexer_.suffix("an alias or a dialect");
  std::string_view name = lexer_.since(begin);
  if (name.find('.') != std::string_view::npos || lexer_.rest().starts_with('<')) return std::nullopt;
  return name;
}

template <class T, class Read>
const T& AttributeParser::resolve(std::string_view name, std::optional<T> Alias::*slot, Read&& read) {
  std::size_t used_at = lexer_.offset() - name.size();
  auto found = aliases_.find(name);
  if (found == aliases_.end()) lexer_.error_at(used_at, Code::invalid_argument, "alias ", name, " is not defined");
  Alias& alias = found->second;
  if (!(alias.*slot)) {
    if (alias.open) lexer_.error_at(used_at, Code::invalid_argument, "alias ", name, " is defined by itself");
    if (alias_depth_ >= kMaxNesting) {
      lexer_.error_at(used_at, Code::invalid_argument, "aliases are nested more than ", kMaxNesting, " deep");
    }
    if (alias.end == 0) {
      Lexer::Window window(lexer_, alias.begin, lexer_.text().size());
      lexer_.skip_line();
      alias.end = lexer_.offset();
    }
    alias.open = true;
    ++alias_depth_;
    Lexer::Window window(lexer_, alias.begin, alias.end);
    T value = read();
    if (!lexer_.at_end()) lexer_.unexpected("the end of alias " + std::string(name));
    alias.*slot = std::move(value);
    --alias_depth_;
    alias.open = false;
  }
  return *(alias.*slot);
}

void AttributeParser::charge(std::size_t bytes) {
  charged_ += bytes;
  if (charged_ > 16 * lexer_.text().size() + (1 << 16)) {
    lexer_.error_at(lexer_.offset(), Code::resource_exhausted, "aliases make this text more than 16 times larger");
  }
}

const Attr& AttributeParser::alias_attribute(std::string_view name) {
  const Attr& attr = resolve(name, &Alias::attr, [this] { return attribute(AttrKind::any); });
  const Alias& alias = aliases_.find(name)->second;
  const auto* constant = std::get_if<Constant>(&attr);  // its bytes are shared, not copied
  charge(constant ? 64 + constant->type().dims.size() * sizeof(std::int64_t) : alias.end - alias.begin);
  return attr;
}

std::string AttributeParser::opaque() {
  std::string out, nesting;
  std::size_t copied = lexer_.next_offset();
  std::size_t end = copied;
  const std::size_t begin = copied;
  while (true) {
    char c = lexer_.peek();
    if (c == '#' || c == '!') {
      std::size_t at = lexer_.offset();
      if (auto name = alias_name()) {
        const std::string& meaning = resolve(*name, &Alias::text, [this] { return opaque(); });
        charge(meaning.size());
        out += lexer_.text().substr(copied, at - copied);
        out += meaning;
        copied = lexer_.offset();
      }
    } else if (!lexer_.skip_token(nesting)) {
      break;
    }
    end = lexer_.offset();
  }
  if (!nesting.empty()) lexer_.unexpected("a bracket that closes '" + nesting.substr(nesting.size() - 1) + "'");
  if (end == begin) lexer_.unexpected("an attribute");
  out += lexer_.text().substr(copied, end - copied);
  return out;
}

const TensorType& AttributeParser::type() {
  std::size_t begin = lexer_.next_offset();
  if (lexer_.peek() == '!') {
    auto name = alias_name();
    if (!name)
      lexer_.error_at(begin, Code::unsupported, "type ", lexer_.since(begin), " is not supported, only tensors are");
    type_ = resolve(*name, &Alias::type, [this] { return type(); });
    charge(64 + type_.dims.size() * sizeof(std::int64_t));
  } else if (auto problem = tensor_type()) {
    lexer_.error_at(begin, Code::unsupported, *problem);
  }
  return type_;
}

std::optional<std::string> AttributeParser::tensor_type() {
  std::size_t begin = lexer_.next_offset();
  if (!lexer_.accept("tensor<")) {
    if (lexer_.peek() == '!')
      alias_name();
    else
      lexer_.identifier("a type");
    return concat("type ", lexer_.since(begin), " is not supported, only tensors of a static shape are");
  }
  std::string_view rest = lexer_.rest();
  std::size_t at = 0;
  auto next = [&] { return at < rest.size() ? rest[at] : '\0'; };
  type_.dims.clear();
  while (is_digit(next())) {
    std::int64_t dim = 0;
    auto [stop, code] = std::from_chars(rest.data() + at, rest.data() + rest.size(), dim);
    if (code != std::errc())
      lexer_.error_at(begin, Code::invalid_argument, "a dimension of this type does not fit 64 bits");
    at = index(stop - rest.data());
    if (next() != 'x') {
      lexer_.seek(lexer_.offset() + at);
      lexer_.unexpected("'x' and an element type");
    }
    ++at;
    type_.dims.push_back(dim);
  }
  if (next() == '?') return "dynamic dimension '?': only tensors of a static shape are supported";
  if (next() == '*') return "unranked tensor: only tensors of a static shape are supported";
  std::size_t word = at;
  if (next() == '!') ++at;
  while (is_word(next()) || next() == '.') ++at;
  std::string_view element = rest.substr(word, at - word);
  auto dtype = element_type(element);
  if (!dtype) {
    if (!element.empty()) return concat("element type ", element, " is not supported");
    lexer_.seek(lexer_.offset() + at);
    lexer_.unexpected("an element type");
  }
  lexer_.seek(lexer_.offset() + at);
  if (lexer_.peek() == ',') return "tensor types with an encoding are not supported";
  lexer_.expect('>');
  type_.dtype = *dtype;
  if (!is_small(type_.dims)) {
    try {
      element_count(type_.dims);
    } catch (const Error& error) {
      lexer_.error_at(begin, Code::invalid_argument, error.what());
    }
  }
  return std::nullopt;
}

bool AttributeParser::location(Location& location) {
  if (!lexer_.accept_word("loc")) return false;
  lexer_.expect('(');
  location = place().location;
  lexer_.expect(')');
  return true;
}

std::string AttributeParser::argument_name() {
  if (!lexer_.accept_word("loc")) return {};
  lexer_.expect('(');
  std::string name = place().name;
  lexer_.expect(')');
  return name;
}

AttributeParser::Place AttributeParser::place() {
  Place found;
  std::string nesting;
  bool first = true;  // at the first token: a name there is not inside callsite(...) or fused[...]
  auto take = [&](Place other) {
    if (first) found.name = std::move(other.name);
    if (!other.is_file && found.location) return;
    found.location = std::move(other.location);
    found.is_file = other.is_file;
  };
  for (;; first = false) {
    char c = lexer_.peek();
    if (c == '"' && !found.is_file) {
      std::string name = lexer_.string("a file or a name");
      std::size_t after = lexer_.offset();
      bool is_file = lexer_.accept(':') && is_digit(lexer_.peek());
      if (is_file) {
        name += ':' + std::to_string(lexer_.integer("a line"));
        lexer_.expect(':');
        name += ':' + std::to_string(lexer_.integer("a column"));
      } else {
        lexer_.seek(after);
      }
      auto location = std::make_shared<const std::string>(name);
      take({std::move(location), is_file, is_file ? std::string() : std::move(name)});
    } else if (c == '#') {
      auto name = alias_name();
      if (!name || found.is_file) continue;
      take(resolve(*name, &Alias::place, [this] {
        Place meaning;
        if (lexer_.accept_word("loc")) {
          lexer_.expect('(');
          meaning = place();
          lexer_.expect(')');
        } else {
          lexer_.skip_balanced();
        }
        return meaning;
      }));
    } else if (!lexer_.skip_token(nesting)) {
      break;
    }
  }
  if (!nesting.empty()) lexer_.unexpected("the end of the location");
  return found;
}

}  // namespace pcp::text
