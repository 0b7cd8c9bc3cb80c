#include "mlir/shardings.h"

#include <algorithm>
#include <cctype>

#include "graph/rewriter.h"
#include "pcp/error.h"

namespace pcp::mlir {
namespace {

constexpr std::string_view kDialect = "sdy.";
constexpr std::string_view kPerDevice =
    "is a program for each device of a mesh; a model for one device is expected: export it without shard_map, or on a "
    "mesh of one device";

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '$'; }

class Shardings {
 public:
  Shardings(std::string_view text, const std::string& source) : text_(text), source_(source) {}

  std::string run() {
    while (at_ < text_.size()) {
      if (text_[at_] == '"') {
        keep(end_of_string(at_));
      } else if (text_.substr(at_, 2) == "//") {
        keep(std::min(text_.find('\n', at_), text_.size()));
      } else if (is_word(text_[at_])) {
        word();
      } else {  // with what follows, so that #sdy, @sdy and %sdy are none of these words
        bool prefix = text_[at_] == '#' || text_[at_] == '@' || text_[at_] == '%' || text_[at_] == '!';
        keep(prefix ? end_of_word(at_ + 1) : at_ + 1);
      }
    }
    return std::move(kept_);
  }

 private:
  void word() {
    std::size_t end = end_of_word(at_);
    std::string_view name = text_.substr(at_, end - at_);
    if (!name.starts_with(kDialect)) return keep(end);
    std::size_t next = after_blanks(end);
    if (name == "sdy.mesh" && is_at(next, '@')) {
      drop_mesh(next);
    } else if (is_at(next, '=')) {
      drop_attribute(name, next);
    } else if (name == "sdy.sharding_constraint") {
      replace_constraint(next);
    } else {
      refuse(name, kPerDevice);
    }
  }

  // sdy.mesh @name = <["x"=2]> {attributes} loc(...)
  void drop_mesh(std::size_t next) {
    std::size_t end = after_blanks(end_of_word(next + 1));
    expect("sdy.mesh", is_at(end, '='));
    end = after_brackets("sdy.mesh", after_blanks(end + 1));
    if (is_at(after_blanks(end), '{')) end = after_brackets("sdy.mesh", after_blanks(end));
    drop(after_location(end));
  }

  // sdy.sharding = #sdy.sharding<...>, with the comma before or after it
  void drop_attribute(std::string_view name, std::size_t next) {
    std::size_t value = after_blanks(next + 1);
    expect(name, text_.substr(value).starts_with("#sdy."));
    std::size_t end = after_brackets(name, end_of_word(value + 1));
    if (is_at(after_blanks(end), ',')) {
      end = after_blanks(end) + 1;
    } else {
      std::size_t last = kept_.find_last_not_of(" \t\n");
      if (last != std::string::npos && kept_[last] == ',') kept_[last] = ' ';
    }
    drop(end);
  }

  // %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}]> : tensor<8x6xf32>
  void replace_constraint(std::size_t next) {
    constexpr std::string_view kName = "sdy.sharding_constraint";
    expect(kName, is_at(next, '%'));
    std::size_t end = next + 1;
    while (end < text_.size() && (is_word(text_[end]) || text_[end] == '#')) ++end;
    std::string operand(text_.substr(next, end - next));
    end = after_blanks(after_brackets(kName, after_blanks(end)));
    expect(kName, is_at(end, ':'));
    std::size_t type = after_blanks(end + 1);
    end = after_brackets(kName, end_of_word(type));
    std::string result(text_.substr(type, end - type));
    kept_ += "stablehlo.reshape " + operand + " : (" + result + ") -> " + result;
    at_ = end;
  }

  bool is_at(std::size_t place, char c) const { return place < text_.size() && text_[place] == c; }
  void keep(std::size_t end) {
    kept_ += text_.substr(at_, end - at_);
    at_ = end;
  }
  void drop(std::size_t end) {  // lines keep their numbers
    kept_.append(static_cast<std::size_t>(std::ranges::count(text_.substr(at_, end - at_), '\n')), '\n');
    at_ = end;
  }

  std::size_t end_of_word(std::size_t place) const {
    while (place < text_.size() && is_word(text_[place])) ++place;
    return place;
  }
  std::size_t after_blanks(std::size_t place) const {
    while (place < text_.size() && std::isspace(static_cast<unsigned char>(text_[place]))) ++place;
    return place;
  }
  std::size_t end_of_string(std::size_t place) const {
    for (++place; place < text_.size() && text_[place] != '"'; ++place) place += text_[place] == '\\';
    return std::min(place + 1, text_.size());
  }
  std::size_t after_location(std::size_t place) const {
    std::size_t location = after_blanks(place);
    return text_.substr(location).starts_with("loc(") ? after_brackets("loc", location + 3) : place;
  }

  // After the bracket that closes the one at this place.
  std::size_t after_brackets(std::string_view name, std::size_t place) const {
    expect(name, place < text_.size() && std::string_view("<{[(").find(text_[place]) != std::string_view::npos);
    for (int depth = 0; place < text_.size();) {
      char c = text_[place];
      if (c == '"') {
        place = end_of_string(place);
        continue;
      }
      bool arrow = c == '>' && text_[place - 1] == '-';
      if (c == '<' || c == '{' || c == '[' || c == '(') ++depth;
      if ((c == '>' && !arrow) || c == '}' || c == ']' || c == ')') --depth;
      ++place;
      if (depth == 0) return place;
    }
    refuse(name, "is not closed");
  }

  void expect(std::string_view name, bool condition) const {
    if (!condition) refuse(name, "is not written as JAX writes it");
  }
  [[noreturn]] void refuse(std::string_view name, std::string_view why) const {
    auto line = std::ranges::count(text_.substr(0, at_), '\n') + 1;
    fail(Code::unsupported, source_, ":", line, ": [", name, "] ", why);
  }

  std::string_view text_;
  const std::string& source_;
  std::size_t at_ = 0;
  std::string kept_;
};

bool is_sharding_call(const Op& op) {
  return op.code == OpCode::custom_call && op.attrs.get_or<std::string>("call_target_name", "") == "Sharding" &&
         op.operands.size() == 1 && op.results.size() == 1;
}

class WithoutShardingCalls : public Rewriter {
 public:
  using Rewriter::Rewriter;

 private:
  Values rewrite(const Op& op, Values operands) override {
    if (!is_sharding_call(op) || source().type(op.results[0]) != type(operands[0]))
      return clone(op, std::move(operands));
    return operands;
  }
};

void drop_attributes(Attrs& attrs) {
  std::vector<std::string> names;
  for (const auto& [name, value] : attrs) {
    if (name.starts_with(kDialect)) names.push_back(name);
  }
  for (const std::string& name : names) attrs.erase(name);
}

// Returns whether there are sharding calls among the operations.
bool drop_attributes(Region& region) {
  bool has_calls = false;
  for (Op& op : region.ops) {
    drop_attributes(op.attrs);
    has_calls |= is_sharding_call(op);
    for (Region& inner : op.regions) has_calls |= drop_attributes(inner);
  }
  return has_calls;
}

}  // namespace

void drop_sharding_operations(Session& session, ModuleOperation& module) {
  const Library& api = session.api();
  std::vector<OperationHandle> found;
  module.walk([&](OperationHandle operation) {
    std::string_view name = api.mlirIdentifierStr(api.mlirOperationGetName(operation));
    if (!name.starts_with(kDialect)) return;
    bool is_known = name == "sdy.mesh" || name == "sdy.sharding_constraint";
    if (!is_known) {
      fail(Code::unsupported, session.describe(api.mlirOperationGetLocation(operation)), ": [", name, "] ", kPerDevice);
    }
    found.push_back(operation);
  });
  if (found.empty()) return;
  for (OperationHandle operation : found) {
    if (api.mlirOperationGetNumResults(operation) == 1 && api.mlirOperationGetNumOperands(operation) == 1) {
      api.mlirValueReplaceAllUsesOfWith(api.mlirOperationGetResult(operation, 0),
                                        api.mlirOperationGetOperand(operation, 0));
    }
    api.mlirOperationDestroy(operation);
  }
  // Around a constraint, a portable artifact converts its own types to MLIR's and back.
  if (!module.run("reconcile-unrealized-casts")) {
    session.fail_with_errors(Code::unsupported, "the sharding annotations of this artifact cannot be left out");
  }
}

Module without_sharding_marks(Module module) {
  for (Function& function : module.functions) {
    for (Attrs& attrs : function.arg_attrs) drop_attributes(attrs);
    for (Attrs& attrs : function.result_attrs) drop_attributes(attrs);
    if (drop_attributes(function.body)) function = WithoutShardingCalls(function).run();
  }
  return module;
}

std::string without_shardings(std::string_view text, const std::string& source) {
  if (text.find(kDialect) == std::string_view::npos) return std::string(text);
  return Shardings(text, source).run();
}

}  // namespace pcp::mlir
