#include "train/checkpoint.h"

#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

class CheckpointTest : public testing::Test {
 protected:
  // A tensor of four times `value`.
  void write(std::int64_t step, float value, std::optional<double> validation_loss = {}) {
    std::vector<float> values(4, value);
    std::vector<SafetensorsEntry> entries{
        {"weight", TensorType(DType::f32, {4}), [&] { return std::as_bytes(std::span<const float>(values)); }}};
    checkpoints.write({step, 10 * step, validation_loss, R"({"lr": 0.5})"}, entries);
  }
  float stored(std::int64_t step) {
    return read_safetensors(checkpoints.tensors_path(step)).at("weight").as<float>()[3];
  }
  std::optional<CheckpointInfo> last() {
    warnings.clear();
    return checkpoints.last([&](const std::string& line) { warnings.push_back(line); });
  }
  std::string damaged(std::int64_t step, std::size_t keep) {
    std::string bytes = read_file(checkpoints.tensors_path(step)).substr(0, keep);
    write_file_atomically(checkpoints.tensors_path(step), bytes);
    return bytes;
  }

  TemporaryFolder folder;
  Checkpoints checkpoints{folder.path("checkpoints")};
  std::vector<std::string> warnings;
};

TEST_F(CheckpointTest, ComesBackAsItWasWritten) {
  EXPECT_TRUE(checkpoints.steps().empty());
  EXPECT_FALSE(last());
  write(7, 1.5f, 2.25);
  auto info = last();
  ASSERT_TRUE(info);
  EXPECT_EQ(info->step, 7);
  EXPECT_EQ(info->metrics_bytes, 70);
  EXPECT_EQ(info->validation_loss, 2.25);
  EXPECT_EQ(info->config, R"({"lr":0.5})");
  EXPECT_EQ(stored(7), 1.5f);
  EXPECT_TRUE(warnings.empty());
}

TEST_F(CheckpointTest, TornOneIsPassedOverForTheOneBefore) {
  write(1, 1);
  write(2, 2);
  write(3, 3);
  damaged(3, 100);
  EXPECT_EQ(last()->step, 2);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("step 3 is not usable"), std::string::npos) << warnings[0];

  std::string bytes = read_file(checkpoints.tensors_path(2));
  bytes.back() = static_cast<char>(bytes.back() ^ 1);  // the right length, one bit wrong
  write_file_atomically(checkpoints.tensors_path(2), bytes);
  EXPECT_EQ(last()->step, 1);
  EXPECT_EQ(warnings.size(), 2u);
}

TEST_F(CheckpointTest, DescriptionWithoutTensorsOrBrokenIsPassedOver) {
  write(1, 1);
  write(2, 2);
  write(3, 3);
  std::filesystem::remove(checkpoints.tensors_path(3));
  folder.write("checkpoints/step-00000002.json", R"({"format": "pcp checkpoint 1", "step": )");
  EXPECT_EQ(last()->step, 1);
  EXPECT_EQ(warnings.size(), 2u);
}

TEST_F(CheckpointTest, DescriptionThatSaysWhatCannotBeIsDamaged) {
  for (auto [right, wrong] : {std::pair(R"("step": 2)", R"("step": -2)"),
                              {R"("step": 2)", R"("step": 1)"},
                              {R"("metrics_bytes": 20)", R"("metrics_bytes": -1)"}}) {
    write(1, 1);
    write(2, 2, 0.5);
    std::string json = read_file(folder.path("checkpoints/step-00000002.json"));
    std::size_t at = json.find(right);
    ASSERT_NE(at, std::string::npos);
    folder.write("checkpoints/step-00000002.json", json.replace(at, std::string(right).size(), wrong));
    EXPECT_EQ(last()->step, 1) << wrong;
    EXPECT_EQ(warnings.size(), 1u);
    EXPECT_FALSE(checkpoints.best());
    expect_error(Code::data_loss, {"step-00000002.json", "is damaged"}, [&] { checkpoints.verify(2); });
  }
  folder.write("checkpoints/step--0000003.json", "{}");
  EXPECT_EQ(checkpoints.steps(), (std::vector<std::int64_t>{1, 2}));
}

TEST_F(CheckpointTest, TensorsWithoutDescriptionAreNoCheckpoint) {
  write(1, 1);
  folder.write("checkpoints/step-00000002.safetensors", "half of it");
  EXPECT_EQ(checkpoints.steps(), std::vector<std::int64_t>{1});
  EXPECT_EQ(last()->step, 1);
  EXPECT_TRUE(warnings.empty());
}

TEST_F(CheckpointTest, LaterFormatIsRefusedInsteadOfPassedOver) {
  write(1, 1);
  folder.write("checkpoints/step-00000002.json", R"({"format": "pcp checkpoint 9"})");
  expect_error(Code::unsupported, {"pcp checkpoint 9"}, [&] { last(); });
}

TEST_F(CheckpointTest, PruningKeepsTheLastAndTheBest) {
  for (std::int64_t step = 1; step <= 6; ++step) write(step, 0, step == 2 ? 0.5 : 1.0);
  folder.write("checkpoints/step-00000003.safetensors.123-0.part", "not ours to remove");
  checkpoints.prune(2, 6);
  EXPECT_EQ(checkpoints.steps(), (std::vector<std::int64_t>{2, 5, 6}));
  EXPECT_EQ(checkpoints.best()->step, 2);
  EXPECT_FALSE(std::filesystem::exists(checkpoints.tensors_path(4)));
}

TEST_F(CheckpointTest, PruningRemovesWhatLiesAfterTheStep) {
  for (std::int64_t step : {1, 2, 8, 9}) write(step, 0);
  write(3, 0);  // taken up at 2, since 8 and 9 were torn
  checkpoints.prune(2, 3);
  EXPECT_EQ(checkpoints.steps(), (std::vector<std::int64_t>{2, 3}));
}

TEST_F(CheckpointTest, FailedWriteLeavesNothing) {
  write(1, 1);
  std::vector<SafetensorsEntry> entries{{"weight", TensorType(DType::f32, {4}),
                                         []() -> std::span<const std::byte> { fail(Code::internal, "no memory"); }}};
  EXPECT_THROW(checkpoints.write({2, 0, {}, "{}"}, entries), Error);
  EXPECT_EQ(checkpoints.steps(), std::vector<std::int64_t>{1});
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(checkpoints.folder())) files += entry.exists();
  EXPECT_EQ(files, 2u);
}

TEST_F(CheckpointTest, TakingTensorsNamesTheFirstDifference) {
  write(1, 1);
  auto take = [&](const std::string& name, Dims dims) {
    Safetensors file = read_safetensors(checkpoints.tensors_path(1));
    return take_tensors(file, {{name, TensorType(DType::f32, std::move(dims))}}, "file");
  };
  EXPECT_EQ(take("weight", {4}).size(), 1u);
  expect_error(Code::invalid_argument, {"'file' is of another model", "'weight'", "tensor<4xf32>", "tensor<2x2xf32>"},
               [&] {
                 take("weight", {2, 2});
               });
  expect_error(Code::invalid_argument, {"has no 'bias'"}, [&] { take("bias", {4}); });
}

}  // namespace
}  // namespace pcp
