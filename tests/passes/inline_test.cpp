#include <gtest/gtest.h>

#include "pcp/passes.h"
#include "tests/passes/expression.h"

namespace pcp {
namespace {

using test::kVector;

Value call(Builder& b, const std::string& callee, Values operands) {
  return b.create1(OpCode::call, std::move(operands), {{"callee", SymbolAttr{callee}}}, {}, {kVector});
}

// A function of one vector.
Function function(const std::string& name, bool is_public, const std::function<Value(Builder&, Value)>& fill) {
  Function result;
  result.name = name;
  result.is_public = is_public;
  Builder b(result);
  Value x = b.argument(kVector);
  b.returns({fill(b, x)});
  return result;
}

Module module(std::vector<Function> functions) {
  Module result;
  result.name = "model";
  result.attrs.set("note", std::string("kept"));
  result.functions = std::move(functions);
  verify(result);
  return result;
}

std::string error_of(const Module& bad) {
  try {
    inline_calls(bad);
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(Inline, CallsAndCompositesAreReplacedByTheirBodiesAllTheWayDown) {
  Module result = inline_calls(module({
      function("main", true,
               [](Builder& b, Value x) { return b.add(call(b, "outer", {x}), call(b, "outer", {b.negate(x)})); }),
      function("outer", false,
               [](Builder& b, Value x) {
                 Attrs attrs{{"name", std::string("my.tanh")}, {"decomposition", SymbolAttr{"inner"}}};
                 return b.exponential(b.create1(OpCode::composite, {x}, attrs, {}, {kVector}));
               }),
      function("inner", false, [](Builder& b, Value x) { return b.tanh(x); }),
  }));
  verify(result);
  EXPECT_EQ(result.name, "model");
  EXPECT_EQ(result.attrs.get<std::string>("note"), "kept");
  ASSERT_EQ(result.functions.size(), 1u);
  EXPECT_EQ(test::expressions(result.functions[0]), "add(exponential(tanh(a0)), exponential(tanh(negate(a0))))");
}

TEST(Inline, CallsInsideRegionsAreInlined) {
  Module result = inline_calls(module({
      function("main", true,
               [](Builder& b, Value x) {
                 Value p = b.argument({DType::i1, {}});
                 std::vector<Region> regions;
                 for (int i = 0; i < 2; ++i) {
                   regions.push_back(
                       b.region({}, [&](Builder& in, const Values&) { return Values{call(in, "f", {x})}; }));
                 }
                 return b.create1(OpCode::if_, {p}, {}, std::move(regions));
               }),
      function("f", false, [](Builder& b, Value x) { return b.tanh(x); }),
  }));
  verify(result);
  EXPECT_EQ(test::expressions(result.functions[0]), "if(a1){tanh(a0)}{tanh(a0)}");
}

TEST(Inline, EveryPublicFunctionStays) {
  Module result = inline_calls(module({
      function("f", true, [](Builder& b, Value x) { return call(b, "g", {x}); }),
      function("g", true, [](Builder& b, Value x) { return b.tanh(x); }),
      function("h", false, [](Builder& b, Value x) { return b.log(x); }),
  }));
  ASSERT_EQ(result.functions.size(), 2u);
  EXPECT_EQ(result.functions[0].name, "f");
  EXPECT_EQ(result.functions[1].name, "g");
}

TEST(Inline, WithoutAPublicFunctionMainStays) {
  auto tanh = [](Builder& b, Value x) { return b.tanh(x); };
  Module result = inline_calls(module({function("f", false, tanh), function("main", false, tanh)}));
  ASSERT_EQ(result.functions.size(), 1u);
  EXPECT_EQ(result.functions[0].name, "main");
}

TEST(Inline, RecursionIsRefusedByTheNamesOfItsCycle) {
  auto calling = [](const std::string& callee) { return [=](Builder& b, Value x) { return call(b, callee, {x}); }; };
  Module recursive;
  for (auto [name, callee] : {std::pair{"main", "f"}, {"f", "g"}, {"g", "f"}}) {
    recursive.functions.push_back(function(name, true, calling(callee)));
  }
  std::string error = error_of(recursive);
  EXPECT_NE(error.find("@f -> @g -> @f"), std::string::npos) << error;
  EXPECT_EQ(error.find("@main"), std::string::npos) << error;
}

TEST(Inline, CallsThatMultiplyWithoutEndAreRefused) {
  std::vector<Function> functions;
  for (int i = 0; i < 40; ++i) {
    functions.push_back(function(i == 0 ? "main" : "f" + std::to_string(i), i == 0, [&](Builder& b, Value x) {
      std::string next = "f" + std::to_string(i + 1);
      return i == 39 ? b.tanh(x) : call(b, next, {call(b, next, {x})});
    }));
  }
  EXPECT_NE(error_of(module(std::move(functions))).find("more than"), std::string::npos);
}

TEST(Inline, SignaturesMustAgree) {
  Module bad;
  bad.functions.push_back(function("main", true, [](Builder& b, Value x) { return call(b, "f", {x, x}); }));
  bad.functions.push_back(function("f", false, [](Builder& b, Value x) { return b.tanh(x); }));
  EXPECT_NE(error_of(bad).find("@f"), std::string::npos);
  bad.functions.pop_back();
  EXPECT_NE(error_of(bad).find("no function @f"), std::string::npos);
}

}  // namespace
}  // namespace pcp
