// The graph: a module of functions, a function of operations. Its op set, names, attributes and semantics are
// StableHLO's.
//
// A Value is an index into its function's table of types, so analyses keep plain vectors indexed by it. Operations hold
// their regions by value; a region sees the values defined before it in the regions around it. The terminator of a
// region (func.return, stablehlo.return) is not an operation here but the list `results`. Passes do not edit in place:
// they walk a function and build a new one, so there are no use lists to keep right.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "pcp/op.h"

namespace pcp {

struct Value {
  std::int32_t id = -1;
  std::uint32_t family = 0;  // of the function that made it and its copies; 0: not known. Builders check it
  explicit operator bool() const { return id >= 0; }
  bool operator==(const Value& other) const { return id == other.id; }
  auto operator<=>(const Value& other) const { return id <=> other.id; }
};
using Values = SmallVector<Value, 3>;

// Where an operation came from, "model.mlir:12:3"; null when it was built by a program.
using Location = std::shared_ptr<const std::string>;

struct Region;

struct Op {
  OpCode code{};
  Values operands;
  Values results;
  Attrs attrs;
  std::vector<Region> regions;
  Location location;

  const OpInfo& info() const { return pcp::info(code); }
  Value operand(std::size_t index) const { return operands.at(index); }
  Value result() const { return results.at(0); }
};

struct Region {
  Values args;
  std::vector<Op> ops;
  Values results;
};

class Function {
 public:
  std::string name;
  bool is_public = true;
  Region body;
  std::vector<Attrs> arg_attrs;     // one per argument, or empty
  std::vector<Attrs> result_attrs;  // one per result, or empty

  Value new_value(TensorType type) {
    types_.push_back(std::move(type));
    return Value{static_cast<std::int32_t>(types_.size()) - 1, family_};
  }
  void reserve_values(std::size_t count) { types_.reserve(count); }
  // Whether this function, or one it was copied from, may have made the value.
  bool has(Value value) const {
    return value.id >= 0 && static_cast<std::size_t>(value.id) < types_.size() &&
           (value.family == 0 || value.family == family_);
  }
  const TensorType& type(Value value) const { return types_.at(static_cast<std::size_t>(value.id)); }
  std::size_t value_count() const { return types_.size(); }
  std::vector<TensorType> types(const Values&) const;
  std::vector<TensorType> arg_types() const { return types(body.args); }
  std::vector<TensorType> result_types() const { return types(body.results); }

 private:
  static std::uint32_t new_family();
  std::vector<TensorType> types_;
  std::uint32_t family_ = new_family();
};

// Name of an argument (in arg_attrs) or of a constant that is a weight of the model (in its attributes): what a file
// calls it, by this attribute, by an argument's location or by the key of a dense_resource.
inline constexpr const char* kNameAttribute = "pcp.name";

struct Module {
  std::string name;
  Attrs attrs;
  std::vector<Function> functions;

  const Function* find(std::string_view function_name) const;
  // The named function; with an empty name "main", or the only public one. Throws not_found with the names there are.
  const Function& entry(std::string_view function_name = "") const;
};

// What a shape rule sees: an operation whose operand types are known.
struct OpSite {
  const OpInfo& info;
  std::vector<TensorType> operands;
  std::vector<TensorType> results;  // as declared; empty when they are to be derived
  const Attrs& attrs;
  const std::vector<Region>& regions;
  const Function& function;  // for the types of region arguments and results
  Location location;

  // Throws invalid_argument: "[stablehlo.add] <message> (at model.mlir:12:3)".
  template <class... Parts>
  [[noreturn]] void error(const Parts&... parts) const {
    fail(Code::invalid_argument, "[", info.name, "] ", parts..., location ? " (at " + *location + ")" : "");
  }
  template <class... Parts>
  void check(bool condition, const Parts&... parts) const {
    if (!condition) [[unlikely]]
      error(parts...);
  }
};

// Checks counts and attributes against the table and applies the shape rule.
std::vector<TensorType> infer_types(const OpSite&);

// Throws on the first violation: types, operand order (defined before use), region signatures, calls to missing
// functions.
void verify(const Module&);
void verify(const Function&);

// Structural: equal for modules that differ only in value numbering, locations and names of values.
std::uint64_t hash(const Function&);
std::uint64_t hash(const Module&);

// Calls fn(op) for every operation, outer before inner.
template <class Fn>
void walk(const Region& region, Fn&& fn) {
  for (const Op& op : region.ops) {
    fn(op);
    for (const Region& inner : op.regions) walk(inner, fn);
  }
}

}  // namespace pcp
