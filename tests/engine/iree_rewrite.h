// For tests of what IREE is given in place of operations that it gets wrong. A rewrite is made as the engine makes it;
// what IREE must not see is gone, and on the cpu engine the program gives what it gave before.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/iree/legalise.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "pcp/text.h"
#include "tests/conformance/tolerance.h"
#include "tests/engine/kernel_run.h"

namespace pcp::iree {

using conformance::Tolerance;
using cpu::Array, cpu::from_bytes, cpu::to_bytes;
using Numbers = std::vector<double>;
using Tensors = std::vector<HostTensor>;
using Fill = std::function<Values(Builder&, const Values&)>;

inline constexpr double kInf = std::numeric_limits<double>::infinity(), kNan = std::numeric_limits<double>::quiet_NaN();
inline constexpr DType kIntegers[] = {DType::i8, DType::i16, DType::i32, DType::i64,
                                      DType::u8, DType::u16, DType::u32, DType::u64};
inline constexpr DType kFloats[] = {DType::f16, DType::bf16, DType::f32, DType::f64};

inline HostTensor tensor(TensorType type, Numbers values) {
  return HostTensor(type, to_bytes(Array(type, std::move(values))));
}
inline HostTensor row(DType dtype, Numbers values) {
  TensorType type(dtype, {static_cast<std::int64_t>(values.size())});
  return tensor(std::move(type), std::move(values));
}
inline Numbers numbers(const HostTensor& tensor) { return from_bytes(tensor.type(), tensor.bytes().data()).values; }
// 0, 1, 2... modulo `limit`, which differ from their neighbours.
inline HostTensor counted(TensorType type, int limit = 100) {
  Numbers values;
  for (std::int64_t i = 0; i < type.elements(); ++i) values.push_back(static_cast<double>(i % limit));
  return tensor(std::move(type), std::move(values));
}

inline Function function_of(const std::vector<TensorType>& types, const Fill& fill) {
  Function function;
  function.name = "main";
  Builder builder(function);
  Values arguments;
  for (const TensorType& type : types) arguments.push_back(builder.argument(type));
  builder.returns(fill(builder, arguments));
  return function;
}
inline Function function_of(const Tensors& inputs, const Fill& fill) {
  std::vector<TensorType> types;
  for (const HostTensor& input : inputs) types.push_back(input.type());
  return function_of(types, fill);
}
inline Function elementwise(const Tensors& inputs, OpCode code) {
  return function_of(inputs, [&](Builder& b, const Values& x) { return Values{b.create1(code, x)}; });
}

// As IREE reads it: from text.
inline Function legal(const Function& function, Backend backend = Backend::cpu) {
  verify(function);
  Module module;
  module.functions.push_back(legalise(function, backend));
  verify(module);
  Module read = parse(print(module, {.locations = true}));
  verify(read);
  return std::move(read.functions.at(0));
}

inline Tensors run(const Function& function, const Tensors& inputs) {
  static const std::unique_ptr<Engine> engine = make_engine("cpu");
  auto program = engine->compile(function);
  std::vector<Buffer> arguments;
  for (const HostTensor& input : inputs) arguments.push_back(engine->upload(input));
  Tensors results;
  for (const Buffer& buffer : program->run(std::move(arguments))) results.push_back(engine->download(buffer));
  return results;
}

// Also zeros keep their sign.
inline void expect_near(const Tensors& got, const Tensors& expected, const char* tolerance) {
  ASSERT_EQ(got.size(), expected.size());
  for (std::size_t i = 0; i < got.size(); ++i) {
    EXPECT_EQ(difference(got[i], expected[i], Tolerance::parse(tolerance)).value_or(""), "") << "result " << i;
    if (!is_float(got[i].type().dtype)) continue;
    Numbers x = numbers(got[i]), y = numbers(expected[i]);
    for (std::size_t k = 0; k < x.size(); ++k) {
      if (x[k] == 0 && y[k] == 0) {
        EXPECT_EQ(std::signbit(x[k]), std::signbit(y[k])) << "sign of zero at " << k;
      }
    }
  }
}
// Gives what the rewritten program gave.
inline Tensors expect_same(const Function& before, const Function& after, const Tensors& inputs,
                           const char* tolerance = "exact") {
  Tensors got = run(after, inputs);
  expect_near(got, run(before, inputs), tolerance);
  return got;
}

using IsWanted = std::function<bool(const Function&, const Op&)>;
inline int count(const Function& function, const IsWanted& is_wanted) {
  int found = 0;
  walk(function.body, [&](const Op& op) { found += is_wanted(function, op); });
  return found;
}
inline int count(const Function& function, OpCode code) {
  return count(function, [&](const Function&, const Op& op) { return op.code == code; });
}
inline int count(const Function& function, OpCode code, DType of_first_operand) {
  return count(function, [&](const Function& f, const Op& op) {
    return op.code == code && f.type(op.operands[0]).dtype == of_first_operand;
  });
}
// The one operation of this kind in the body.
inline const Op& only(const Function& function, OpCode code) {
  const Op* found = nullptr;
  for (const Op& op : function.body.ops) {
    if (op.code == code) found = &op;
  }
  require(found && count(function, code) == 1, "expected one ", info(code).name);
  return *found;
}
inline const Op& definition(const Function& function, Value value) {
  auto op = std::ranges::find_if(function.body.ops, [&](const Op& one) { return one.results == Values{value}; });
  require(op != function.body.ops.end(), "an argument");
  return *op;
}

// Of an operation's operand: what the function computes up to there. Without the first argument where that is too large
// to be made.
inline Function operand_of(const Function& function, OpCode code, std::size_t operand, bool drop_first = false) {
  Function result = function;
  result.body.results = {only(function, code).operands[operand]};
  auto at = std::ranges::find(result.body.ops, code, &Op::code);
  result.body.ops.erase(at, result.body.ops.end());
  if (drop_first) result.body.args.erase(result.body.args.begin());
  result.arg_attrs.clear();
  result.result_attrs.clear();
  return result;
}

// Integers about zero and about `size`, and the farthest ones, as far as a type has them.
inline Numbers indices_of(DType dtype, double size) {
  int bits = static_cast<int>(byte_size(dtype)) * 8;
  double low = is_signed(dtype) ? -std::ldexp(1, bits - 1) : 0, end = std::ldexp(1, bits - (is_signed(dtype) ? 1 : 0));
  double high = bits == 64 ? end * (1 - 0x1p-53) : end - 1;
  Numbers all{low,      -0x1p40,  -0x1p31 - 1, -0x1p30 - 1, -100, -2,     -1,         0,          1,      2,
              size - 2, size - 1, size,        size + 1,    100,  0x1p31, 0x1p32 + 1, 0x1p30 + 1, 0x1p40, high};
  std::erase_if(all, [&](double x) { return x < low || x > high; });
  return all;
}

inline double saturated(double x, DType to) {
  int bits = static_cast<int>(byte_size(to)) * 8 - (is_signed(to) ? 1 : 0);
  double low = is_signed(to) ? -std::ldexp(1, bits) : 0,
         high = bits > 53 ? std::ldexp(1, bits) : std::ldexp(1, bits) - 1;
  return std::isnan(x) ? 0 : std::clamp(std::trunc(x), low, high) + 0.0;
}

inline Tensors pairs(DType dtype, const Numbers& values) {
  Numbers left, right;
  for (double x : values) {
    for (double y : values) {
      left.push_back(x);
      right.push_back(y);
    }
  }
  return {row(dtype, left), row(dtype, right)};
}

}  // namespace pcp::iree
