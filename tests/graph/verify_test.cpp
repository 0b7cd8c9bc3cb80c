#include <gtest/gtest.h>

#include "pcp/builder.h"

namespace pcp {
namespace {

const TensorType kScalar(DType::f32, {});
const TensorType kRow(DType::f32, {3});
const TensorType kPredicate(DType::i1, {});

Function named(std::string name) {
  Function function;
  function.name = std::move(name);
  return function;
}

// f(x) = x + x
Function doubling(std::string name = "main") {
  Function function = named(std::move(name));
  Builder b(function);
  Value x = b.argument(kRow);
  b.returns({b.add(x, x)});
  return function;
}

// f(x) = callee(x), with the types the caller expects.
Function calling(std::string name, std::string callee, TensorType argument = kRow,
                 std::vector<TensorType> results = {kRow}) {
  Function function = named(std::move(name));
  Builder b(function);
  Value x = b.argument(std::move(argument));
  b.returns(b.create(OpCode::call, {x}, {{"callee", SymbolAttr{std::move(callee)}}}, {}, std::move(results)));
  return function;
}

// while (false) { while (false) { ... } }
Function nested_loops(int depth) {
  Function function = named("main");
  Builder b(function);
  Value x = b.argument(kScalar);
  std::function<Values(Builder&, const Values&, int)> loop = [&](Builder& at, const Values& args, int left) -> Values {
    if (left == 0) return args;
    std::vector<Region> regions;
    regions.push_back(at.region({kScalar}, [](Builder& in, const Values&) { return Values{in.scalar(DType::i1, 0)}; }));
    regions.push_back(
        at.region({kScalar}, [&](Builder& in, const Values& inner) { return loop(in, inner, left - 1); }));
    return at.create(OpCode::while_, args, {}, std::move(regions));
  };
  b.returns(loop(b, {x}, depth));
  return function;
}

Module module_of(std::vector<Function> functions) {
  Module module;
  module.functions = std::move(functions);
  return module;
}

template <class Subject>
void expect_refused(const Subject& subject, std::string_view message, Code code = Code::invalid_argument) {
  try {
    verify(subject);
    ADD_FAILURE() << "accepted, but should be refused: " << message;
  } catch (const Error& error) {
    EXPECT_EQ(error.what(), message);
    EXPECT_EQ(error.code(), code);
  }
}

TEST(VerifyTest, AcceptsWhatTheBuilderBuilds) {
  EXPECT_NO_THROW(verify(doubling()));
  EXPECT_NO_THROW(verify(module_of({calling("main", "f"), doubling("f")})));
  EXPECT_NO_THROW(verify(nested_loops(3)));
  EXPECT_NO_THROW(verify(Module{}));
}

TEST(VerifyTest, ErrorsNameTheOpBothShapesAndTheLocation) {
  Function function = named("main");
  Builder b(function);
  b.set_location(std::make_shared<const std::string>("model.mlir:4:10"));
  Value x = b.argument(TensorType(DType::f32, {2, 3})), y = b.argument(TensorType(DType::f32, {3, 2}));
  b.returns({b.add(x, x)});
  function.body.ops[0].operands[1] = y;
  expect_refused(function,
                 "[stablehlo.add] operand 1 is tensor<3x2xf32> but operand 0 is tensor<2x3xf32> (at model.mlir:4:10)");
}

TEST(VerifyTest, DeclaredResultTypeMustBeTheRulesOwn) {
  Function function = doubling();
  Op& add = function.body.ops[0];
  add.results[0] = function.new_value(kScalar);
  function.body.results = add.results;
  expect_refused(function, "[stablehlo.add] result 0 is declared as tensor<f32> but must be tensor<3xf32>");
  add.results.clear();
  function.body.results.clear();
  expect_refused(function, "[stablehlo.add] has 1 result, but 0 are declared");
}

TEST(VerifyTest, ValuesMustBeDefinedBeforeUse) {
  Function function = named("main");
  Builder b(function);
  Value x = b.argument(kRow);
  Value y = b.negate(x);
  b.returns({b.negate(y)});
  std::swap(function.body.ops[0], function.body.ops[1]);
  expect_refused(function, "[stablehlo.negate] operand 0 is used before it is defined");
}

TEST(VerifyTest, ValuesOfARegionAreNotVisibleOutside) {
  Function function = nested_loops(1);
  Builder b(function);
  b.returns({function.body.ops[0].regions[0].results[0]});
  expect_refused(function, "[func.func] @main result 0 was defined inside another region and is not visible here");
  b.returns({b.convert(function.body.ops[0].regions[0].results[0], DType::f32)});
  expect_refused(function, "[stablehlo.convert] operand 0 was defined inside another region and is not visible here");
}

TEST(VerifyTest, RegionsSeeTheValuesAroundThem) {
  Function function = named("main");
  Builder b(function);
  Value predicate = b.argument(kPredicate), x = b.argument(kRow);
  std::vector<Region> branches;
  branches.push_back(b.region({}, [&](Builder& in, const Values&) { return Values{in.negate(x)}; }));
  branches.push_back(b.region({}, [&](Builder&, const Values&) { return Values{x}; }));
  b.returns(b.create(OpCode::if_, {predicate}, {}, std::move(branches)));
  EXPECT_NO_THROW(verify(function));
}

TEST(VerifyTest, ValuesAreDefinedOnce) {
  Function function = doubling();
  function.body.ops.push_back(function.body.ops[0]);
  expect_refused(function, "[stablehlo.add] result 0 is a value that was defined before, or none at all");
  function = doubling();
  function.body.args.push_back(function.body.args[0]);
  expect_refused(function, "[func.func] @main argument 1 is a value that was defined before, or none at all");
}

TEST(VerifyTest, ValuesOfNoFunctionAreRefused) {
  Function function = doubling();
  function.body.ops[0].operands[1] = Value{};
  expect_refused(function, "[stablehlo.add] operand 1 is not a value of this function");
  function = doubling();
  function.body.results[0] = Value{1000};
  expect_refused(function, "[func.func] @main result 0 is not a value of this function");
  function = nested_loops(1);
  function.body.ops[0].regions[1].results[0] = Value{1000};
  expect_refused(function, "[stablehlo.while] result 0 of region 1 is not a value of this function");
}

TEST(VerifyTest, RegionSignaturesAreChecked) {
  Function function = nested_loops(1);
  Region& condition = function.body.ops[0].regions[0];
  condition.results = condition.args;
  expect_refused(function,
                 "[stablehlo.while] region 0 (the condition) returns (tensor<f32>) but must return (tensor<i1>)");
}

TEST(VerifyTest, NestingIsLimited) {
  EXPECT_NO_THROW(verify(nested_loops(128)));
  expect_refused(nested_loops(129), "[stablehlo.while] regions are nested more than 128 deep",
                 Code::resource_exhausted);
}

TEST(VerifyTest, AttributesOfArgumentsMustMatchTheirNumber) {
  Function function = doubling();
  function.arg_attrs.resize(2);
  expect_refused(function, "[func.func] @main has 1 argument but attributes for 2");
  function.arg_attrs.resize(1);
  EXPECT_NO_THROW(verify(function));
  function.result_attrs.resize(3);
  expect_refused(function, "[func.func] @main has 1 result but attributes for 3");
}

TEST(VerifyTest, ArgumentTypesAreLimited) {
  Function function = named("main");
  function.body.args = {function.new_value(TensorType(DType::f32, Dims(33, 1)))};
  expect_refused(function, "[func.func] @main argument 0 has 33 dimensions; at most 32 are supported",
                 Code::resource_exhausted);
  function = named("main");
  function.body.args = {function.new_value(TensorType(DType::f32, {-1}))};
  expect_refused(function, "[func.func] @main argument 0: dimension -1 of shape [-1] is negative");
}

TEST(VerifyTest, FunctionNamesAreUnique) {
  expect_refused(module_of({doubling("f"), doubling("f")}), "[func.func] the module has two functions @f");
  expect_refused(module_of({doubling("")}), "[func.func] a function of the module has no name");
}

TEST(VerifyTest, CallsNameFunctionsOfTheModuleWithTheirTypes) {
  expect_refused(module_of({calling("main", "g"), doubling("f")}),
                 "[func.call] calls @g, which the module does not have");
  expect_refused(module_of({calling("main", "f", kScalar), doubling("f")}),
                 "[func.call] operand 0 is tensor<f32> but that of @f is tensor<3xf32>");
  expect_refused(module_of({calling("main", "f", kRow, {kScalar}), doubling("f")}),
                 "[func.call] result 0 is tensor<f32> but that of @f is tensor<3xf32>");
  expect_refused(module_of({calling("main", "f", kRow, {kRow, kRow}), doubling("f")}),
                 "[func.call] has 2 results but @f has 1");
}

TEST(VerifyTest, CompositesNameTheirDecomposition) {
  Function function = named("main");
  Builder b(function);
  Value x = b.argument(kRow);
  b.returns(b.create(OpCode::composite, {x}, {{"name", std::string("my.op")}, {"decomposition", SymbolAttr{"f"}}}, {},
                     {kRow}));
  EXPECT_NO_THROW(verify(module_of({function, doubling("f")})));
  expect_refused(module_of({function}), "[stablehlo.composite] calls @f, which the module does not have");
}

TEST(VerifyTest, RecursionIsRefused) {
  expect_refused(module_of({doubling("main"), calling("f", "f")}),
                 "[func.func] @f calls itself, directly or through functions it calls", Code::unsupported);
  expect_refused(module_of({calling("f", "g"), calling("g", "f")}),
                 "[func.func] @f calls itself, directly or through functions it calls", Code::unsupported);
}

TEST(ModuleTest, EntryIsMainOrTheOnlyPublicFunction) {
  Module module = module_of({doubling("f"), doubling("main")});
  EXPECT_EQ(module.entry().name, "main");
  EXPECT_EQ(module.entry("f").name, "f");
  Function hidden = doubling("hidden");
  hidden.is_public = false;
  EXPECT_EQ(module_of({hidden, doubling("f")}).entry().name, "f");
}

TEST(ModuleTest, MissingEntryNamesTheFunctionsThereAre) {
  auto message_of = [](const Module& module, std::string_view name) -> std::string {
    try {
      module.entry(name);
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), Code::not_found);
      return error.what();
    }
    return "found";
  };
  Module module = module_of({doubling("f"), doubling("g")});
  EXPECT_EQ(message_of(module, "h"), "the module has no function @h; it has @f, @g");
  EXPECT_EQ(message_of(module, ""), "the module has no @main; name one of its functions: @f, @g");
  EXPECT_EQ(message_of(Module{}, ""), "the module has no functions");
}

}  // namespace
}  // namespace pcp
