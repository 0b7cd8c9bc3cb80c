#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "tests/graph/shape_cases.h"

namespace pcp::testing {

std::vector<TensorType> types(std::string_view text) {
  std::vector<TensorType> result;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    TensorType type;
    std::size_t start = 0;
    for (std::size_t x; (x = word.find('x', start)) != std::string::npos; start = x + 1) {
      type.dims.push_back(std::stoll(word.substr(start, x - start)));
    }
    type.dtype = parse_dtype(word.substr(start)).value();
    result.push_back(std::move(type));
  }
  return result;
}

Region signature(Builder& builder, std::string_view args, std::string_view results) {
  return builder.region(types(args), [&](Builder& inside, const Values&) {
    Values values;
    for (const TensorType& type : types(results)) values.push_back(inside.splat(type, 0));
    return values;
  });
}

Regions signatures(std::vector<std::pair<std::string, std::string>> list) {
  return [list](Builder& builder) {
    std::vector<Region> regions;
    for (const auto& [args, results] : list) regions.push_back(signature(builder, args, results));
    return regions;
  };
}

void run(const ShapeCases& cases) {
  for (const ShapeCase& row : cases) {
    Function function;
    Builder builder(function);
    std::vector<Region> regions = row.regions ? row.regions(builder) : std::vector<Region>{};
    OpSite site{info(row.code),
                types(row.operands),
                types(row.given),
                row.attrs,
                regions,
                function,
                std::make_shared<const std::string>("model.mlir:4:10")};
    std::string what = concat(site.info.name, "(", row.operands, ")", row.given.empty() ? "" : " -> ", row.given);
    try {
      std::vector<TensorType> results = infer_types(site);
      if (row.accepted) {
        EXPECT_EQ(results, types(row.expected)) << what;
      } else {
        ADD_FAILURE() << what << " is accepted but should be refused: " << row.expected;
      }
    } catch (const Error& error) {
      std::string expected =
          row.accepted ? "no error" : concat("[", site.info.name, "] ", row.expected, " (at model.mlir:4:10)");
      EXPECT_EQ(error.what(), expected) << what;
    }
  }
}

namespace {

TEST(ShapeRulesTest, ElementwiseOps) { run(elementwise_cases()); }
TEST(ShapeRulesTest, CreationOps) { run(creation_cases()); }
TEST(ShapeRulesTest, MovementOps) { run(movement_cases()); }
TEST(ShapeRulesTest, GatherAndScatter) { run(indexing_cases()); }
TEST(ShapeRulesTest, Contractions) { run(contraction_cases()); }
TEST(ShapeRulesTest, Reductions) { run(reduction_cases()); }
TEST(ShapeRulesTest, ControlAndCalls) { run(control_cases()); }

TEST(ShapeRulesTest, EveryRowOfTheTableHasAnAcceptedAndARefusedCase) {
  std::set<std::pair<OpCode, bool>> covered;
  for (const ShapeCases& cases : {elementwise_cases(), creation_cases(), movement_cases(), indexing_cases(),
                                  contraction_cases(), reduction_cases(), control_cases()}) {
    for (const ShapeCase& row : cases) covered.emplace(row.code, row.accepted);
  }
  for (const OpInfo& row : op_table()) {
    EXPECT_TRUE(covered.contains({row.code, true})) << row.name << " has no accepted case";
    EXPECT_TRUE(covered.contains({row.code, false})) << row.name << " has no refused case";
  }
}

TEST(ShapeRulesTest, UnknownExtraAttributesAreAllowed) {
  run({accept(OpCode::add, "2xf32 2xf32", {{"mhlo.sharding", std::string("{replicated}")}}, "2xf32")});
}

TEST(ShapeRulesTest, DeclaredResultsMustMatch) {
  run({refuse(OpCode::add, "2xf32 2xf32", {}, "result 0 is declared as tensor<3xf32> but must be tensor<2xf32>",
              "3xf32"),
       refuse(OpCode::add, "2xf32 2xf32", {}, "has 1 result, but 2 are declared", "2xf32 2xf32")});
}

TEST(ShapeRulesTest, LimitsAreRefusedAsResourceExhausted) {
  Function function;
  Builder builder(function);
  auto code_of = [](auto&& action) {
    try {
      action();
    } catch (const Error& error) {
      return error.code();
    }
    return Code::internal;
  };
  const TensorType large(DType::f32, {1 << 30, 2});
  EXPECT_EQ(code_of([&] { builder.constant(Constant::splat(large, 0)); }), Code::resource_exhausted);
  EXPECT_EQ(builder.type(builder.splat(large, 0)), large);
  EXPECT_EQ(function.body.ops.back().code, OpCode::broadcast_in_dim);
  EXPECT_EQ(code_of([&] { builder.argument(TensorType(DType::f32, Dims(33, 1))); }), Code::resource_exhausted);
  EXPECT_NO_THROW(builder.splat(TensorType(DType::f32, {1 << 30}), 0));
  EXPECT_NO_THROW(builder.argument(TensorType(DType::f32, Dims(32, 1))));
}

}  // namespace
}  // namespace pcp::testing
