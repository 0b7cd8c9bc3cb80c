#include "graph/parser.h"

#include <algorithm>
#include <charconv>

#include "base/index.h"
#include "pcp/text.h"

namespace pcp {
namespace text {
namespace {

constexpr std::string_view kFunctionReturn = "func.return";
constexpr std::string_view kRegionReturn = "stablehlo.return";

struct Named {
  Value first;
  std::int32_t count = 0;  // results of the operation that one name stands for; 0 when it is not defined
};

// The values in scope. Printed modules call them %0, %1...: those are kept in a plain vector, others in a map.
class ValueNames {
 public:
  explicit ValueNames(std::size_t text_size) : numbers_limit_(text_size / 16 + 64) {}

  Named find(std::string_view name) const {
    if (auto number = number_of(name)) return *number < numbered_.size() ? numbered_[*number] : Named{};
    auto found = others_.find(name);
    return found == others_.end() ? Named{} : found->second;
  }
  bool define(std::string_view name, Named value) {  // false when the name is taken
    if (auto number = number_of(name)) {
      if (*number >= numbered_.size())
        numbered_.resize(std::min(std::max(*number + 1, numbered_.size() * 2), numbers_limit_));
      if (numbered_[*number].count != 0) return false;
      numbered_[*number] = value;
    } else if (!others_.emplace(name, value).second) {
      return false;
    }
    defined_.push_back(name);
    return true;
  }
  std::size_t scope() const { return defined_.size(); }
  void leave(std::size_t scope) {  // forgets what was defined since
    for (; defined_.size() > scope; defined_.pop_back()) {
      if (auto number = number_of(defined_.back())) {
        numbered_[*number] = {};
      } else {
        others_.erase(defined_.back());
      }
    }
  }

 private:
  std::optional<std::size_t> number_of(std::string_view name) const {  // "%12"; %012 is another name than %12
    if (name.size() > 9 || name.size() < 2 || name[1] < '0' || name[1] > '9' || (name[1] == '0' && name.size() > 2)) {
      return std::nullopt;
    }
    std::size_t number = 0;
    for (char c : name.substr(1)) number = number * 10 + index(c - '0');
    return number < numbers_limit_ ? std::optional(number) : std::nullopt;
  }

  std::size_t numbers_limit_;  // bounds the vector by the size of the text
  std::vector<Named> numbered_;
  std::unordered_map<std::string_view, Named> others_;
  std::vector<std::string_view> defined_;
};

class Parser {
 public:
  Parser(std::string_view text, const std::string& source)
      : lexer_(text, source), attributes_(lexer_), names_(text.size()) {}

  Module module() {
    Module module;
    bool found = false;
    while (!lexer_.at_end()) {
      switch (lexer_.peek()) {
        case '#':
        case '!':
          attributes_.define_alias();
          break;
        case '{':
          attributes_.read_resources();
          break;
        default:
          if (found) lexer_.unexpected("the end of the module");
          found = true;
          module_op(module);
      }
    }
    if (!found) lexer_.unexpected("\"builtin.module\"");
    return module;
  }

 private:
  // The properties and attributes of func.func that a Function keeps.
  struct Signature {
    std::string name;
    bool has_type = false, is_public = true;
    std::vector<TensorType> args, results;
    std::vector<Attrs> arg_attrs, result_attrs;
  };

  void module_op(Module& module) {
    if (lexer_.peek() != '"') lexer_.unexpected("\"builtin.module\" (this parser reads MLIR's generic form only)");
    operation_name("builtin.module");
    empty_parentheses();
    std::size_t begin = lexer_.next_offset();
    NamedAttrs entries;
    if (lexer_.accept('<')) {
      attributes_.dictionary(nullptr, entries);
      lexer_.expect('>');
    }
    lexer_.expect('(');
    lexer_.expect('{');
    if (lexer_.accept('^')) {
      lexer_.suffix("the name of a block");
      lexer_.expect(':');
    }
    while (!lexer_.accept('}')) module.functions.push_back(function());
    lexer_.expect(')');
    if (lexer_.peek() == '{') attributes_.dictionary(nullptr, entries);
    trailer();
    Attrs attrs = attributes_.sorted(std::move(entries), begin);
    module.name = attrs.get_or<std::string>("sym_name", "");
    attrs.erase("sym_name");
    attrs.erase("sym_visibility");
    module.attrs = std::move(attrs);
  }

  Function function() {
    std::size_t begin = lexer_.next_offset();
    operation_name("func.func");
    empty_parentheses();
    Signature signature;
    if (lexer_.accept('<')) {
      signature_entries(signature);
      lexer_.expect('>');
    }
    lexer_.expect('(');
    Function function;
    function_ = &function;
    std::size_t body = lexer_.next_offset();
    lexer_.expect('{');
    if (lexer_.peek() == '}') lexer_.error_at(begin, Code::unsupported, "a function without a body is not supported");
    lexer_.seek(body);
    argument_names_.clear();
    parse_region(function.body, kFunctionReturn);
    lexer_.expect(')');
    if (lexer_.peek() == '{') signature_entries(signature);
    trailer();
    function_ = nullptr;
    check(function, signature, begin);
    function.name = std::move(signature.name);
    function.is_public = signature.is_public;
    function.arg_attrs = std::move(signature.arg_attrs);
    function.result_attrs = std::move(signature.result_attrs);
    name_arguments(function);
    return function;
  }

  // JAX names arguments by their locations, loc("params['w']"). The attribute pcp.name takes precedence.
  void name_arguments(Function& function) const {
    for (std::size_t i = 0; i < argument_names_.size(); ++i) {
      if (argument_names_[i].empty()) continue;
      function.arg_attrs.resize(function.body.args.size());
      if (!function.arg_attrs[i].find(kNameAttribute)) function.arg_attrs[i].set(kNameAttribute, argument_names_[i]);
    }
  }

  void signature_entries(Signature& signature) {
    lexer_.expect('{');
    if (lexer_.accept('}')) return;
    do {
      std::string name = lexer_.keyword_or_string("the name of an attribute");
      if (!lexer_.accept('=')) continue;
      if (name == "function_type") {
        signature.has_type = true;
        signature.args = types();
        lexer_.expect("->");
        signature.results = types();
      } else if (name == "sym_name") {
        signature.name = lexer_.string("the name of the function");
      } else if (name == "sym_visibility") {
        signature.is_public = lexer_.string("public, private or nested") == "public";
      } else if (name == "arg_attrs") {
        signature.arg_attrs = dictionaries();
      } else if (name == "res_attrs") {
        signature.result_attrs = dictionaries();
      } else {
        lexer_.skip_balanced();
      }
    } while (lexer_.accept(','));
    lexer_.expect('}');
  }

  std::vector<Attrs> dictionaries() {
    std::vector<Attrs> list;
    lexer_.expect('[');
    if (lexer_.accept(']')) return list;
    do {
      std::size_t begin = lexer_.next_offset();
      NamedAttrs entries;
      attributes_.dictionary(nullptr, entries);
      list.push_back(attributes_.sorted(std::move(entries), begin));
    } while (lexer_.accept(','));
    lexer_.expect(']');
    return list;
  }

  void check(const Function& function, const Signature& signature, std::size_t offset) {
    auto require_that = [&](bool condition, const auto&... parts) {
      if (!condition) lexer_.error_at(offset, Code::invalid_argument, "[func.func] @", signature.name, " ", parts...);
    };
    require_that(!signature.name.empty(), "needs sym_name");
    require_that(signature.has_type, "needs function_type");
    require_that(signature.args == function.arg_types(), "has other arguments than its function_type");
    require_that(signature.results == function.result_types(), "returns other types than its function_type");
    require_that(signature.arg_attrs.empty() || signature.arg_attrs.size() == signature.args.size(), "has ",
                 signature.args.size(), " arguments and ", signature.arg_attrs.size(), " arg_attrs");
    require_that(signature.result_attrs.empty() || signature.result_attrs.size() == signature.results.size(), "has ",
                 signature.results.size(), " results and ", signature.result_attrs.size(), " res_attrs");
  }

  // { ^bb0(%arg0: type, ...): operations and their terminator }
  void parse_region(Region& region, std::string_view terminator) {
    if (++depth_ > kMaxNesting) lexer_.error("regions are nested more than ", kMaxNesting, " deep");
    std::size_t scope = names_.scope();
    lexer_.expect('{');
    if (lexer_.accept('^')) block_header(region);
    while (!operation(region, terminator)) {
    }
    if (lexer_.peek() == '^') {
      lexer_.error_at(lexer_.offset(), Code::unsupported, "a region of more than one block is not supported");
    }
    if (!lexer_.accept('}')) lexer_.unexpected(concat("'}' after \"", terminator, "\""));
    names_.leave(scope);
    --depth_;
  }

  void block_header(Region& region) {
    lexer_.suffix("the name of a block");
    if (lexer_.accept('(') && !lexer_.accept(')')) {
      do {
        std::size_t begin = lexer_.next_offset();
        std::string_view name = value_name();
        lexer_.expect(':');
        Value value = function_->new_value(attributes_.type());
        std::string argument = attributes_.argument_name();
        if (depth_ == 1) argument_names_.push_back(std::move(argument));  // the function's own
        define(name, {value, 1}, begin);
        region.args.push_back(value);
      } while (lexer_.accept(','));
      lexer_.expect(')');
    }
    lexer_.expect(':');
  }

  // Appends one operation; true when it was the terminator, whose operands become the region's results.
  bool operation(Region& region, std::string_view terminator) {
    std::size_t begin = lexer_.next_offset();
    char first = lexer_.peek();
    if (first == '}') lexer_.unexpected(concat("an operation or \"", terminator, "\""));
    if (first == '^') lexer_.error_at(begin, Code::unsupported, "a region of more than one block is not supported");
    std::vector<ResultName> names;
    if (first == '%') names = result_names();
    std::size_t name_at = lexer_.next_offset();
    std::string_view name = lexer_.quoted("an operation");
    // JAX ends the comparator of ApproxTopK, a function, as a region
    if (name == terminator || (terminator == kFunctionReturn && name == kRegionReturn)) {
      if (!names.empty()) lexer_.error_at(begin, Code::invalid_argument, "[", name, "] has no results");
      region.results = operands(name);
      if (NamedAttrs unused; lexer_.peek() == '{') attributes_.dictionary(nullptr, unused);
      operand_types(name, region.results);
      lexer_.expect("->");
      empty_parentheses();
      Location unused;
      attributes_.location(unused);
      return true;
    }
    const OpInfo* info = find_op(name);
    if (!info) unsupported_operation(name, name_at, terminator);

    Op op;
    op.code = info->code;
    op.operands = operands(name);
    if (lexer_.peek() == '[')
      lexer_.error_at(name_at, Code::unsupported, "[", name, "] successor blocks are not supported");
    NamedAttrs entries;
    if (lexer_.accept('<')) {
      attributes_.dictionary(info, entries);
      lexer_.expect('>');
    }
    if (lexer_.accept('(')) {
      do parse_region(op.regions.emplace_back(), kRegionReturn);
      while (lexer_.accept(','));
      lexer_.expect(')');
    }
    if (lexer_.peek() == '{') attributes_.dictionary(info, entries);
    if (!entries.empty()) op.attrs = attributes_.sorted(std::move(entries), name_at);
    std::string resource = attributes_.taken_resource();
    if (op.code == OpCode::constant && !resource.empty() && !op.attrs.find(kNameAttribute)) {
      op.attrs.set(kNameAttribute, std::move(resource));
    }
    operand_types(name, op.operands);
    lexer_.expect("->");
    each_type([&](const TensorType& type) { op.results.push_back(function_->new_value(type)); });
    if (!attributes_.location(op.location)) op.location = std::make_shared<const std::string>(lexer_.position(begin));
    define_results(names, op.results, name, begin);
    region.ops.push_back(std::move(op));
    return false;
  }

  [[noreturn]] void unsupported_operation(std::string_view name, std::size_t offset, std::string_view terminator) {
    if (name == kFunctionReturn || name == kRegionReturn) {
      lexer_.error_at(offset, Code::invalid_argument, "[", name, "] cannot stand here, this region ends with \"",
                      terminator, "\"");
    }
    lexer_.error_at(offset, Code::unsupported, "[", name, "] this operation is not supported");
  }

  // (%a, %b#1)
  Values operands(std::string_view op) {
    Values values;
    lexer_.expect('(');
    if (lexer_.accept(')')) return values;
    do {
      std::size_t begin = lexer_.next_offset();
      std::string_view name = value_name();
      std::int64_t index =
          lexer_.peek_here() == '#' && lexer_.accept('#') ? lexer_.integer("the number of a result") : 0;
      Named found = names_.find(name);
      if (found.count == 0) {
        lexer_.error_at(begin, Code::invalid_argument, "[", op, "] uses value ", name,
                        ", which is not defined before it");
      }
      if (index < 0 || index >= found.count) {
        lexer_.error_at(begin, Code::invalid_argument, "[", op, "] uses result ", index, " of ", name, ", which has ",
                        found.count);
      }
      values.push_back(Value{found.first.id + static_cast<std::int32_t>(index)});
    } while (lexer_.accept(','));
    lexer_.expect(')');
    return values;
  }

  // : (types)
  void operand_types(std::string_view op, const Values& values) {
    lexer_.expect(':');
    std::size_t begin = lexer_.next_offset();
    if (lexer_.peek() != '(') lexer_.unexpected("'('");
    std::size_t count = 0;
    each_type([&](const TensorType& type) {
      if (count < values.size() && function_->type(values[count]) != type) {
        lexer_.error_at(begin, Code::invalid_argument, "[", op, "] operand ", count, " is ",
                        to_string(function_->type(values[count])), ", its type is given as ", to_string(type));
      }
      ++count;
    });
    if (count != values.size()) {
      lexer_.error_at(begin, Code::invalid_argument, "[", op, "] has ", values.size(), " operands and ", count,
                      " operand types");
    }
  }

  // (a, b), or one type where no parenthesis opens
  template <class OnType>
  void each_type(OnType&& on_type) {
    if (!lexer_.accept('(')) {
      on_type(attributes_.type());
      return;
    }
    if (lexer_.accept(')')) return;
    do on_type(attributes_.type());
    while (lexer_.accept(','));
    lexer_.expect(')');
  }

  std::vector<TensorType> types() {
    std::vector<TensorType> list;
    each_type([&](const TensorType& type) { list.push_back(type); });
    return list;
  }

  struct ResultName {
    std::string_view name;
    std::int64_t count;
  };

  // %0 = or %0:2, %1 =
  std::vector<ResultName> result_names() {
    std::vector<ResultName> names;
    do {
      std::string_view name = value_name();
      std::int64_t count = 1;
      if (lexer_.accept(':')) {
        std::size_t at = lexer_.next_offset();
        count = lexer_.integer("a number of results");
        if (count < 1) lexer_.error_at(at, Code::invalid_argument, "expected a number of results of at least 1");
      }
      names.push_back({name, count});
    } while (lexer_.accept(','));
    lexer_.expect('=');
    return names;
  }

  void define_results(const std::vector<ResultName>& names, const Values& results, std::string_view op,
                      std::size_t offset) {
    if (names.empty()) return;
    std::size_t next = 0;
    for (const ResultName& entry : names) {
      bool last = &entry == &names.back();
      auto left = static_cast<std::int64_t>(results.size() - next);
      if (last ? entry.count != left : entry.count > left) {
        lexer_.error_at(offset, Code::invalid_argument, "[", op, "] has ", results.size(),
                        " result types, which is not the number of its names");
      }
      define(entry.name, {results[next], static_cast<std::int32_t>(entry.count)}, offset);
      next += index(entry.count);
    }
  }

  void define(std::string_view name, Named value, std::size_t offset) {
    if (!names_.define(name, value)) {
      lexer_.error_at(offset, Code::invalid_argument, "value ", name, " is defined twice");
    }
  }

  std::string_view value_name() {
    std::size_t begin = lexer_.next_offset();
    lexer_.expect('%');
    lexer_.suffix("the name of a value");
    return lexer_.since(begin);
  }

  void operation_name(std::string_view expected) {
    std::size_t begin = lexer_.next_offset();
    std::string_view name = lexer_.quoted(concat("\"", expected, "\""));
    if (name != expected) {
      lexer_.error_at(begin, Code::unsupported, "[", name, "] is not supported here, only \"", expected, "\" is");
    }
  }

  void empty_parentheses() {
    lexer_.expect('(');
    lexer_.expect(')');
  }

  // : () -> () loc(...)
  void trailer() {
    lexer_.expect(':');
    empty_parentheses();
    lexer_.expect("->");
    empty_parentheses();
    Location unused;
    attributes_.location(unused);
  }

  Lexer lexer_;
  AttributeParser attributes_;
  Function* function_ = nullptr;
  ValueNames names_;
  std::vector<std::string> argument_names_;  // of the function that is read; empty where a location gives none
  int depth_ = 0;
};

}  // namespace
}  // namespace text

Module parse(std::string_view text, const std::string& source) { return text::Parser(text, source).module(); }

}  // namespace pcp
