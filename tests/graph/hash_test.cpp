#include <gtest/gtest.h>

#include <set>

#include "pcp/builder.h"

namespace pcp {
namespace {

const TensorType kOperand(DType::f32, {3});

Function sum_of_products(const std::function<void(Function&)>& before = {}) {
  Function function;
  function.name = "main";
  if (before) before(function);
  Builder b(function);
  Value x = b.argument(kOperand), y = b.argument(kOperand);
  b.returns({b.reduce(b.multiply(x, y), OpCode::add, {0})});
  return function;
}

TEST(HashTest, IgnoresNumberingAndLocations) {
  Function plain = sum_of_products();
  Function shifted = sum_of_products([](Function& function) { function.new_value(kOperand); });
  EXPECT_EQ(hash(plain), hash(shifted));
  shifted.body.ops[0].location = std::make_shared<const std::string>("a.mlir:1:1");
  EXPECT_EQ(hash(plain), hash(shifted));
}

TEST(HashTest, SeesEveryChange) {
  std::set<std::uint64_t> seen = {hash(sum_of_products())};
  auto changed = [&](std::string_view what, const std::function<void(Function&)>& change) {
    Function function = sum_of_products();
    change(function);
    EXPECT_TRUE(seen.insert(hash(function)).second) << what;
  };
  changed("function name", [](Function& f) { f.name = "other"; });
  changed("visibility", [](Function& f) { f.is_public = false; });
  changed("wiring", [](Function& f) { f.body.ops[0].operands[1] = f.body.ops[0].operands[0]; });
  changed("swapped operands", [](Function& f) { std::swap(f.body.ops[0].operands[0], f.body.ops[0].operands[1]); });
  changed("op", [](Function& f) { f.body.ops[0].code = OpCode::add; });
  changed("op inside a region", [](Function& f) { f.body.ops[2].regions[0].ops[0].code = OpCode::maximum; });
  changed("wiring inside a region", [](Function& f) {
    Region& region = f.body.ops[2].regions[0];
    region.ops[0].operands[1] = region.args[0];
  });
  changed("result of a region",
          [](Function& f) { f.body.ops[2].regions[0].results = {f.body.ops[2].regions[0].args[0]}; });
  changed("attribute", [](Function& f) { f.body.ops[2].attrs.set("dimensions", Dims{}); });
  changed("extra attribute", [](Function& f) { f.body.ops[2].attrs.set("mhlo.sharding", std::string("x")); });
  changed("constant", [](Function& f) { f.body.ops[1].attrs.set("value", Constant::scalar(DType::f32, 1)); });
  changed("argument attribute", [](Function& f) { f.arg_attrs = {{{"tf.aliasing_output", IntAttr{0}}}, {}}; });
  changed("argument attribute on the other", [](Function& f) {
    f.arg_attrs = {{}, {{"tf.aliasing_output", IntAttr{0}}}};
  });
  changed("results", [](Function& f) { f.body.results.push_back(f.body.args[0]); });
  changed("argument type", [](Function& f) { f.body.args[0] = f.new_value(TensorType(DType::f64, {3})); });
}

TEST(HashTest, TellsKindsOfAttributesApart) {
  std::set<std::uint64_t> seen;
  const TensorType pair(DType::i64, {2});
  const std::vector<std::int64_t> values = {1, 1};
  const std::vector<Attr> attrs = {true,
                                   IntAttr{1},
                                   IntAttr{1, DType::i32},
                                   std::string("1"),
                                   SymbolAttr{"1"},
                                   OpaqueAttr{"1"},
                                   Dims{1, 1},
                                   Dims{1},
                                   std::vector<bool>{true},
                                   Constant::of<std::int64_t>(pair, values),
                                   Constant::splat(pair, 1),
                                   Constant::scalar(DType::i64, 1),
                                   DotDims{{1}, {}, {}, {}},
                                   DotDims{{}, {1}, {}, {}},
                                   GatherDims{{1}, {}, {}, {}, {}, 0},
                                   ScatterDims{{1}, {}, {}, {}, {}, 0},
                                   ConvDims{},
                                   EnumAttr{"1", ""},
                                   EnumAttr{"", "1"}};
  for (const Attr& attr : attrs) {
    Function function = sum_of_products();
    function.body.ops[0].attrs.set("a", attr);
    EXPECT_TRUE(seen.insert(hash(function)).second) << "attribute of kind " << attr.index();
  }
}

TEST(HashTest, ModuleHashSeesFunctionsNamesAndAttributes) {
  Module module;
  module.functions = {sum_of_products()};
  std::set<std::uint64_t> seen = {hash(module)};
  Module renamed = module, attributed = module, twice = module;
  renamed.name = "jit_step";
  attributed.attrs.set("mhlo.num_partitions", IntAttr{1});
  twice.functions.push_back(twice.functions[0]);
  for (const Module& other : {renamed, attributed, twice}) EXPECT_TRUE(seen.insert(hash(other)).second);
}

}  // namespace
}  // namespace pcp
