// Every model of tests/data/models (made by make_models.py) through import, text, real MLIR and bytecode.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "base/file.h"
#include "io/safetensors.h"
#include "pcp/import.h"
#include "pcp/text.h"

namespace pcp {
namespace {

std::vector<std::string> models() {
  std::vector<std::string> found;
  for (const auto& file : std::filesystem::directory_iterator(PCP_TEST_DATA "/models")) {
    if (file.path().extension().string().starts_with(".mlir")) found.push_back(file.path().filename());
  }
  std::ranges::sort(found);
  return found;
}

class Models : public testing::TestWithParam<std::string> {
 protected:
  std::string path() const { return PCP_TEST_DATA "/models/" + GetParam(); }
  Module module() const { return import_file(path()); }
};

TEST_P(Models, HasTheSignatureOfItsStoredValues) {
  Module imported = module();
  const Function& function = imported.entry();
  auto stored = read_safetensors(std::filesystem::path(path()).replace_extension(".safetensors"));
  ASSERT_EQ(stored.tensors.size(), function.body.args.size() + function.body.results.size());
  auto check = [&](const char* prefix, const std::vector<TensorType>& types) {
    for (std::size_t i = 0; i < types.size(); ++i) {
      EXPECT_EQ(to_string(types[i]), to_string(stored.at(prefix + std::to_string(i)).type())) << prefix << i;
    }
  };
  check("in", function.arg_types());
  check("out", function.result_types());
}

TEST_P(Models, HoldsOnlyOpsThatEnginesRun) {
  Module imported = module();
  EXPECT_EQ(imported.functions.size(), 1u) << "private functions are inlined";
  walk(imported.entry().body,
       [](const Op& op) { EXPECT_FALSE(op.info().has(kImported) || op.info().has(kInlined)) << op.info().name; });
}

TEST_P(Models, ComesBackFromItsText) {
  Module imported = module();
  std::string text = print(imported);
  Module again = parse(text);
  verify(again);
  EXPECT_EQ(hash(again), hash(imported));
  EXPECT_EQ(print(again), text);
  EXPECT_EQ(hash(import_text(text)), hash(imported));
}

// A text with a location of its own is read by way of aliases, others without.
TEST_P(Models, IsTheSameWithAliasesAndWithout) {
  if (!path().ends_with(".mlir")) return;  // bytecode is always read by way of aliases
  std::string text = read_file(path());
  Module as_it_is = import_text(text, "model.mlir"),
         aliased = import_text(text + "\n#one = loc(unknown)\n", "model.mlir");
  EXPECT_EQ(print(as_it_is, {.locations = true}), print(aliased, {.locations = true}));
}

TEST_P(Models, IsValidForRealMlir) { EXPECT_NO_THROW(verify_with_mlir(module())); }

TEST_P(Models, ComesBackFromBytecodeAndPrettyForm) {
  Module imported = module();
  std::string bytecode = to_bytecode(imported);
  EXPECT_TRUE(bytecode.starts_with("ML\xefR"));
  EXPECT_EQ(print(import_text(bytecode)), print(imported));
  std::string pretty = to_pretty(imported);
  EXPECT_EQ(pretty.find("\"stablehlo.add\""), std::string::npos);
  EXPECT_EQ(print(import_text(pretty)), print(imported));
}

INSTANTIATE_TEST_SUITE_P(All, Models, testing::ValuesIn(models()), [](const auto& info) {
  std::string name = info.param;
  std::ranges::replace(name, '.', '_');
  return name;
});

TEST(Import, KeepsDonation) {
  Module step = import_file(PCP_TEST_DATA "/models/gpt_step.mlir");
  const Function& function = step.entry();
  ASSERT_EQ(function.arg_attrs.size(), function.body.args.size());
  EXPECT_EQ(function.arg_attrs[0].integer("tf.aliasing_output"), 0);
  EXPECT_EQ(function.arg_attrs.back().find("tf.aliasing_output"), nullptr);
}

TEST(Import, BytecodeOfAModelIsThatModel) {
  EXPECT_EQ(hash(import_file(PCP_TEST_DATA "/models/mlp_bytecode.mlirbc")),
            hash(import_file(PCP_TEST_DATA "/models/mlp.mlir")));
}

}  // namespace
}  // namespace pcp
