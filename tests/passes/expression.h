// Functions written as expressions, so that a test states what a pass gives in one line: "add(a0, reshape[6](a1))".
#pragma once

#include <functional>
#include <map>
#include <sstream>
#include <string>

#include "pcp/builder.h"

namespace pcp::test {

inline const TensorType kVector(DType::f32, {3});

class Expressions {
 public:
  explicit Expressions(const Function& function) : function_(function) {
    name_args(function.body, "a");
    define(function.body);
  }

  std::string operator()(Value value) const { return texts_.at(value.id); }
  std::string results() const { return list(function_.body.results); }

 private:
  void name_args(const Region& region, const std::string& prefix) {
    for (std::size_t i = 0; i < region.args.size(); ++i) texts_[region.args[i].id] = prefix + std::to_string(i);
  }

  void define(const Region& region) {
    for (const Op& op : region.ops) {
      std::string text = describe(op);
      for (std::size_t i = 0; i < op.results.size(); ++i) {
        texts_[op.results[i].id] = op.results.size() == 1 ? text : text + "#" + std::to_string(i);
      }
    }
  }

  std::string describe(const Op& op) {
    if (op.code == OpCode::constant) {
      const Constant& value = op.attrs.get<Constant>("value");
      if (value.type().elements() == 0) return "empty";
      if (!value.is_splat()) return "const";
      std::ostringstream text;
      text << value.at(0);
      return text.str();
    }
    std::string text(op.info().short_name());
    std::string details;
    for (const auto& [key, attr] : op.attrs) {
      std::string part;
      if (auto dims = std::get_if<Dims>(&attr)) part = numbers(*dims);
      if (auto number = std::get_if<IntAttr>(&attr)) part = std::to_string(number->value);
      if (auto name = std::get_if<EnumAttr>(&attr)) part = name->value;
      details += (details.empty() ? "" : ";") + part;
    }
    const TensorType& type = function_.type(op.result());
    if (op.code == OpCode::reshape) details = numbers(type.dims);
    if (op.code == OpCode::broadcast_in_dim) details = numbers(type.dims) + ";" + details;
    if (op.code == OpCode::convert || op.code == OpCode::bitcast_convert) details = name(type.dtype);
    if (!details.empty()) text += "[" + details + "]";
    text += "(" + list(op.operands) + ")";
    for (const Region& region : op.regions) {
      name_args(region, "r");
      define(region);
      text += "{" + list(region.results) + "}";
    }
    return text;
  }

  static std::string numbers(const Dims& dims) {
    std::ostringstream text;
    for (std::size_t i = 0; i < dims.size(); ++i) text << (i ? "," : "") << dims[i];
    return text.str();
  }

  std::string list(const Values& values) const {
    std::ostringstream text;
    for (std::size_t i = 0; i < values.size(); ++i) text << (i ? ", " : "") << texts_.at(values[i].id);
    return text.str();
  }

  const Function& function_;
  std::map<std::int32_t, std::string> texts_;
};

using Fill = std::function<Values(Builder&)>;

inline Function build(const Fill& fill) {
  Function function;
  function.name = "main";
  Builder builder(function);
  Values results = fill(builder);
  builder.returns(results);
  verify(function);
  return function;
}

inline std::string expressions(const Function& function) {
  verify(function);
  return Expressions(function).results();
}

inline int count_ops(const Function& function, OpCode code) {
  int count = 0;
  walk(function.body, [&](const Op& op) { count += op.code == code; });
  return count;
}

inline int count_ops(const Function& function) {
  int count = 0;
  walk(function.body, [&](const Op&) { ++count; });
  return count;
}

}  // namespace pcp::test
