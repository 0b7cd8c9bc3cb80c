// Attributes, and the dictionaries that name them.
#include <algorithm>
#include <charconv>
#include <cstring>

#include "base/index.h"
#include "graph/attribute_kind.h"
#include "graph/literal.h"
#include "graph/parser.h"

namespace pcp::text {
namespace {

constexpr std::int64_t kMaxSplat = 1024;  // more than the rank of any tensor that somebody writes dims for

// Older StableHLO wrote dims and booleans as dense tensors. False when `value` is not of the kind and cannot be made
// so.
bool make_kind(Attr& value, AttrKind kind) {
  if (kind == AttrKind::any || value.index() == index(kind)) return true;
  if (kind != AttrKind::dims && kind != AttrKind::booleans) return false;
  const auto* constant = std::get_if<Constant>(&value);
  DType wanted = kind == AttrKind::dims ? DType::i64 : DType::i1;
  if (!constant || constant->type().rank() != 1 || constant->type().dtype != wanted) return false;
  if (constant->is_splat() && constant->type().elements() > kMaxSplat) return false;
  Dims elements = constant->as_dims();
  if (kind == AttrKind::dims) {
    value = std::move(elements);
  } else {
    value = std::vector<bool>(elements.begin(), elements.end());
  }
  return true;
}

}  // namespace

struct AttributeParser::Field {
  std::string_view name;
  Dims* dims = nullptr;
  std::int64_t* number = nullptr;
};

void AttributeParser::dictionary(const OpInfo* op, NamedAttrs& out) {
  lexer_.expect('{');
  if (lexer_.accept('}')) return;
  do {
    std::string name = lexer_.keyword_or_string("the name of an attribute");
    if (!lexer_.accept('=')) {
      out.emplace_back(std::move(name), OpaqueAttr{"unit"});
      continue;
    }
    AttrKind kind = AttrKind::any;
    if (op) {
      auto spec =
          std::find_if(op->attrs.begin(), op->attrs.end(), [&](const AttrSpec& row) { return row.name == name; });
      if (spec != op->attrs.end()) kind = spec->kind;
    }
    std::size_t begin = lexer_.next_offset();
    Attr value = attribute(kind);
    if (!make_kind(value, kind)) {
      lexer_.error_at(begin, Code::invalid_argument, "[", op->name, "] attribute '", name, "' must be ", describe(kind),
                      ", got ", lexer_.since(begin).substr(0, 60));
    }
    out.emplace_back(std::move(name), std::move(value));
  } while (lexer_.accept(','));
  lexer_.expect('}');
}

Attrs AttributeParser::sorted(NamedAttrs entries, std::size_t offset) {
  auto by_name = [](const auto& a, const auto& b) { return a.first < b.first; };
  if (!std::is_sorted(entries.begin(), entries.end(), by_name)) std::sort(entries.begin(), entries.end(), by_name);
  auto same_name = [](const auto& a, const auto& b) { return a.first == b.first; };
  auto twice = std::adjacent_find(entries.begin(), entries.end(), same_name);
  if (twice != entries.end())
    lexer_.error_at(offset, Code::invalid_argument, "attribute '", twice->first, "' is given twice");
  Attrs attrs;
  for (auto& [name, value] : entries) attrs.set(std::move(name), std::move(value));
  return attrs;
}

Attr AttributeParser::attribute(AttrKind kind) {
  std::size_t begin = lexer_.next_offset();
  if (auto value = known_attribute(kind)) return std::move(*value);
  lexer_.seek(begin);
  return OpaqueAttr{opaque()};
}

std::optional<Attr> AttributeParser::known_attribute(AttrKind kind) {
  char c = lexer_.peek();
  if (is_digit(c) || c == '-') return integer_attribute();
  switch (c) {
    case '#':
      return hash_attribute();
    case '"': {
      std::string value = lexer_.string("a string");
      if (lexer_.peek() == ':') return std::nullopt;
      return value;
    }
    case '@': {
      lexer_.expect('@');
      SymbolAttr symbol{lexer_.keyword_or_string("the name of a symbol")};
      if (lexer_.accept("::")) return std::nullopt;
      return symbol;
    }
    case 't':
      if (lexer_.accept_word("true")) return true;
      return std::nullopt;
    case 'f':
      if (lexer_.accept_word("false")) return false;
      return std::nullopt;
    case 'a':
      return array_attribute();
    case 'd':
      if (lexer_.accept_word("dense")) return dense_attribute(kind);
      if (lexer_.accept_word("dense_resource")) return dense_resource(kind);
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

std::optional<Attr> AttributeParser::integer_attribute() {
  std::size_t begin = lexer_.next_offset();
  lexer_.accept('-');
  if (!is_digit(lexer_.peek_here())) return std::nullopt;
  std::string_view rest = lexer_.rest();
  std::size_t length = 0;
  while (length < rest.size() && (std::isalnum(static_cast<unsigned char>(rest[length])) || rest[length] == '.'))
    ++length;
  if (rest.substr(0, length).find('.') != std::string_view::npos) return std::nullopt;
  lexer_.seek(lexer_.offset() + length);
  std::string_view literal = lexer_.since(begin);
  DType dtype = DType::i64;
  if (lexer_.accept(':')) {
    if (!std::isalpha(static_cast<unsigned char>(lexer_.peek()))) return std::nullopt;
    std::string_view word = lexer_.identifier("a type");
    auto parsed = parse_dtype(word);
    if (!parsed || is_float(*parsed) || name(*parsed) != word) return std::nullopt;
    dtype = *parsed;
  }
  std::uint64_t bits = 0;
  if (!read_element(literal, dtype, reinterpret_cast<std::byte*>(&bits))) {
    lexer_.error_at(begin, Code::invalid_argument, literal, " is not a number of type ", name(dtype));
  }
  if (dtype == DType::i1) return bits != 0;
  int unused = 64 - static_cast<int>(byte_size(dtype)) * 8;
  auto value = static_cast<std::int64_t>(is_signed(dtype) ? bits << unused : bits);
  return IntAttr{is_signed(dtype) ? value >> unused : value, dtype};
}

std::optional<Attr> AttributeParser::array_attribute() {
  if (!lexer_.accept_word("array")) return std::nullopt;
  lexer_.expect('<');
  if (lexer_.accept_word("i64")) {
    Dims values;
    if (lexer_.accept(':')) {
      do values.push_back(lexer_.integer("an integer"));
      while (lexer_.accept(','));
    }
    lexer_.expect('>');
    return values;
  }
  if (lexer_.accept_word("i1")) {
    std::vector<bool> values;
    if (lexer_.accept(':')) {
      do {
        bool value = lexer_.accept_word("true");
        if (!value && !lexer_.accept_word("false")) lexer_.unexpected("true or false");
        values.push_back(value);
      } while (lexer_.accept(','));
    }
    lexer_.expect('>');
    return values;
  }
  return std::nullopt;
}

std::optional<Attr> AttributeParser::hash_attribute() {
  std::size_t begin = lexer_.next_offset();
  if (auto alias = alias_name()) return alias_attribute(*alias);
  std::string_view symbol = lexer_.since(begin);
  if (!lexer_.accept('<')) return std::nullopt;
  if (symbol == "#stablehlo") {
    auto is_word = [this] { return std::isalpha(static_cast<unsigned char>(lexer_.peek())) != 0; };
    if (!is_word()) return std::nullopt;
    std::string_view kind = lexer_.identifier("a kind");
    if (!is_word()) return std::nullopt;
    std::string_view value = lexer_.identifier("a value");
    if (!lexer_.accept('>')) return std::nullopt;
    return EnumAttr{std::string(kind), std::string(value)};
  }
  if (symbol == "#stablehlo.conv") return conv_dims();
  if (symbol == "#stablehlo.dot") {
    DotDims dims;
    fields({{"lhs_batching_dimensions", &dims.lhs_batch},
            {"rhs_batching_dimensions", &dims.rhs_batch},
            {"lhs_contracting_dimensions", &dims.lhs_contract},
            {"rhs_contracting_dimensions", &dims.rhs_contract}});
    return dims;
  }
  if (symbol == "#stablehlo.gather") {
    GatherDims dims;
    fields({{"offset_dims", &dims.offset_dims},
            {"collapsed_slice_dims", &dims.collapsed_slice_dims},
            {"operand_batching_dims", &dims.operand_batching_dims},
            {"start_indices_batching_dims", &dims.start_indices_batching_dims},
            {"start_index_map", &dims.start_index_map},
            {"index_vector_dim", nullptr, &dims.index_vector_dim}});
    return dims;
  }
  if (symbol == "#stablehlo.scatter") {
    ScatterDims dims;
    fields({{"update_window_dims", &dims.update_window_dims},
            {"inserted_window_dims", &dims.inserted_window_dims},
            {"input_batching_dims", &dims.input_batching_dims},
            {"scatter_indices_batching_dims", &dims.scatter_indices_batching_dims},
            {"scatter_dims_to_operand_dims", &dims.scatter_dims_to_operand_dims},
            {"index_vector_dim", nullptr, &dims.index_vector_dim}});
    return dims;
  }
  return std::nullopt;
}

void AttributeParser::fields(std::initializer_list<Field> fields) {
  if (lexer_.accept('>')) return;
  do {
    std::size_t begin = lexer_.next_offset();
    std::string_view name = lexer_.identifier("the name of a field");
    auto field = std::find_if(fields.begin(), fields.end(), [&](const Field& row) { return row.name == name; });
    if (field == fields.end()) lexer_.error_at(begin, Code::invalid_argument, "there is no field '", name, "' here");
    lexer_.expect('=');
    if (field->dims) {
      *field->dims = dims_list();
    } else {
      *field->number = lexer_.integer("an integer");
    }
  } while (lexer_.accept(','));
  lexer_.expect('>');
}

Dims AttributeParser::dims_list() {
  Dims dims;
  lexer_.expect('[');
  if (lexer_.accept(']')) return dims;
  do dims.push_back(lexer_.integer("an integer"));
  while (lexer_.accept(','));
  lexer_.expect(']');
  return dims;
}

ConvDims AttributeParser::conv_dims() {
  ConvDims dims;
  if (lexer_.accept_word("raw")) {
    fields({{"input_batch_dimension", nullptr, &dims.input_batch},
            {"input_feature_dimension", nullptr, &dims.input_feature},
            {"input_spatial_dimensions", &dims.input_spatial},
            {"kernel_input_feature_dimension", nullptr, &dims.kernel_input_feature},
            {"kernel_output_feature_dimension", nullptr, &dims.kernel_output_feature},
            {"kernel_spatial_dimensions", &dims.kernel_spatial},
            {"output_batch_dimension", nullptr, &dims.output_batch},
            {"output_feature_dimension", nullptr, &dims.output_feature},
            {"output_spatial_dimensions", &dims.output_spatial}});
    return dims;
  }
  // [b, 0, 1, f]: what each dimension is; a number is the number of a spatial dimension.
  auto labels = [this](std::string_view first, std::int64_t& first_dim, std::string_view second,
                       std::int64_t& second_dim, Dims& spatial) {
    std::size_t begin = lexer_.next_offset();
    Dims numbers;  // per dimension, -1 and -2 for the two letters
    lexer_.expect('[');
    do {
      if (lexer_.accept_word(first))
        numbers.push_back(-1);
      else if (lexer_.accept_word(second))
        numbers.push_back(-2);
      else
        numbers.push_back(lexer_.integer(concat("'", first, "', '", second, "' or a number")));
    } while (lexer_.accept(','));
    lexer_.expect(']');
    auto count = static_cast<std::int64_t>(numbers.size()) - 2;
    spatial.assign(index(std::max<std::int64_t>(count, 0)), -1);
    first_dim = second_dim = -1;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      std::int64_t number = numbers[i];
      bool valid = number >= -2 && number < count;
      std::int64_t* dim = !valid         ? nullptr
                          : number == -1 ? &first_dim
                          : number == -2 ? &second_dim
                                         : &spatial[index(number)];
      if (!dim || *dim != -1) {
        lexer_.error_at(begin, Code::invalid_argument, "expected '", first, "', '", second,
                        "' and the numbers of all spatial dimensions once each");
      }
      *dim = static_cast<std::int64_t>(i);
    }
    if (count < 0) lexer_.error_at(begin, Code::invalid_argument, "expected '", first, "' and '", second, "'");
  };
  labels("b", dims.input_batch, "f", dims.input_feature, dims.input_spatial);
  lexer_.expect('x');
  labels("i", dims.kernel_input_feature, "o", dims.kernel_output_feature, dims.kernel_spatial);
  lexer_.expect("->");
  labels("b", dims.output_batch, "f", dims.output_feature, dims.output_spatial);
  lexer_.expect('>');
  return dims;
}

}  // namespace pcp::text
