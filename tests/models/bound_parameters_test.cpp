// Tensors bound to arguments by name and by position, and functions whose parameters became constants.
#include "models/bound_parameters.h"

#include "base/half.h"
#include "models/parameter_names.h"
#include "pcp/builder.h"
#include "pcp/text.h"
#include "tests/models/gpt_values.h"

namespace pcp {
namespace {

// (w [2], b [2], x [2]) -> w x + b, with these names; an empty one is none.
Function affine(const std::vector<std::string>& names, DType dtype = DType::f32) {
  Function function;
  function.name = "main";
  Builder b(function);
  Values in;
  for (int i = 0; i < 3; ++i) in.push_back(b.argument(TensorType(dtype, {2})));
  b.returns({b.add(b.multiply(in[0], in[2]), in[1])});
  function.arg_attrs.resize(3);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!names[i].empty()) function.arg_attrs[i].set(kNameAttribute, names[i]);
  }
  return function;
}

HostTensor vector(std::initializer_list<float> values) {
  return HostTensor::of<float>(TensorType(DType::f32, {std::ssize(values)}), std::vector<float>(values));
}

std::string error_of(const Function& function, const NamedTensors& tensors) {
  try {
    bind_parameters(function, tensors, "a.safetensors");
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(BoundParameters, GoToTheArgumentsOfTheirNames) {
  NamedTensors tensors{{"b", vector({10, 20})}, {"w", vector({2, 3})}, {"other", vector({1})}};
  BoundParameters bound = bind_parameters(affine({"w", "b", "x"}), tensors, "a.safetensors");
  EXPECT_EQ(bound.unbound(), (std::vector<std::size_t>{2}));
  EXPECT_EQ(bound.extra, std::vector<std::string>{"other"});
  EXPECT_EQ(bound.arguments[0]->as<float>()[1], 3);
  EXPECT_EQ(bound.arguments[1]->as<float>()[1], 20);
}

TEST(BoundParameters, ArgumentsWithoutNamesAreNumberedWhereThatIsAskedFor) {
  NamedTensors tensors{{"arg0", vector({2, 3})}, {"arg1", vector({10, 20})}};
  EXPECT_EQ(bind_parameters(affine({}), tensors, "a").unbound().size(), 1u);
  EXPECT_EQ(bind_parameters(affine({}), tensors, "a", /*by_number=*/false).unbound().size(), 3u);
}

TEST(BoundParameters, RepeatedNamesAreToldApartByTheArgumentsNumber) {
  EXPECT_EQ(argument_names(affine({"w", "w", ""})), (std::vector<std::string>{"w", "w.arg1", "arg2"}));
  EXPECT_EQ(argument_names(affine({"", "arg0", ""})), (std::vector<std::string>{"arg0.arg0", "arg0", "arg2"}))
      << "a name goes before a number";
}

TEST(BoundParameters, TakeTheFloatingTypeOfTheArgument) {
  NamedTensors tensors{{"w", vector({1.00390625f, 2})}};  // 1 + 2^-8 lies between two values of bf16, 1 is the even one
  for (DType dtype : {DType::f64, DType::f16, DType::bf16}) {
    BoundParameters bound = bind_parameters(affine({"w"}, dtype), tensors, "a");
    ASSERT_EQ(bound.arguments[0]->type(), TensorType(dtype, {2}));
    const HostTensor& w = *bound.arguments[0];
    double first = dtype == DType::f64   ? w.as<double>()[0]
                   : dtype == DType::f16 ? f16_to_float(w.as<std::uint16_t>()[0])
                                         : bf16_to_float(w.as<std::uint16_t>()[0]);
    EXPECT_EQ(first, dtype == DType::bf16 ? 1.0 : 1.00390625) << name(dtype);
  }
}

TEST(BoundParameters, AllTensorsOfAnotherShapeAreNamedWithBothTypes) {
  NamedTensors tensors{{"b", vector({1, 2, 3})}, {"w", HostTensor(TensorType(DType::i32, {2}))}, {"x", vector({1, 2})}};
  EXPECT_EQ(error_of(affine({"w", "b", "x"}), tensors),
            "'a.safetensors' does not fit @main: w is tensor<2xi32> there and tensor<2xf32> here, b is tensor<3xf32> "
            "there and tensor<2xf32> here");
}

TEST(BoundParameters, TakeThePlaceOfConstantsOfTheirName) {
  Module module = parse(R"(
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"}> ({
  ^bb0(%0: tensor<2xf32>):
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> {pcp.name = "w"} : () -> tensor<2xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%2) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ())");
  BoundParameters bound = bind_parameters(module.functions.at(0), {{"w", vector({5, 7})}}, "a");
  EXPECT_TRUE(bound.extra.empty());
  auto results = run_function(bound.function, {vector({1, 10})});
  EXPECT_EQ(results[0].as<float>()[0], 5);
  EXPECT_EQ(results[0].as<float>()[1], 70);
}

TEST(BoundParameters, GoByPositionToTheFirstOrLastArguments) {
  std::vector<Parameter> parameters{{"p", TensorType(DType::f32, {2, 3})}, {"q", TensorType(DType::f32, {3})}};
  NamedTensors tensors{{"p", HostTensor(parameters[0].type)}, {"q", HostTensor(parameters[1].type)}};
  auto function = [](std::vector<Dims> shapes) {
    Function result;
    Builder b(result);
    Values in;
    for (const Dims& dims : shapes) in.push_back(b.argument(TensorType(DType::f32, dims)));
    b.returns({in.back()});
    return result;
  };
  auto first = bind_by_position(function({{2, 3}, {3}, {4}}), parameters, tensors, "a");
  ASSERT_TRUE(first);
  EXPECT_EQ(first->unbound(), std::vector<std::size_t>{2});
  EXPECT_EQ(first->names[1], "q");
  auto last = bind_by_position(function({{4}, {2, 3}, {3}}), parameters, tensors, "a");
  ASSERT_TRUE(last);
  EXPECT_EQ(last->unbound(), std::vector<std::size_t>{0});
  EXPECT_FALSE(bind_by_position(function({{2, 3}, {4}, {3}}), parameters, tensors, "a"));
  EXPECT_FALSE(bind_by_position(function({{2, 3}}), parameters, tensors, "a"));
}

TEST(BoundParameters, AsConstantsLeaveTheOtherArgumentsAndNoNames) {
  BoundParameters bound =
      bind_parameters(affine({"w", "b", "x"}), {{"w", vector({2, 3})}, {"b", vector({10, 20})}}, "a");
  Function function = with_constants(bound);
  verify(function);
  ASSERT_EQ(function.body.args.size(), 1u);
  Module module;
  module.functions = {function};
  EXPECT_EQ(print(module).find("pcp.name"), std::string::npos);
  auto results = run_function(function, {vector({1, 10})});
  EXPECT_EQ(results[0].as<float>()[0], 12);
  EXPECT_EQ(results[0].as<float>()[1], 50);
}

}  // namespace
}  // namespace pcp
