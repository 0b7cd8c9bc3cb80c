#include "train/dataset.h"

#include <cmath>
#include <set>

#include "io/safetensors.h"
#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

RunConfig config_for(const std::string& data) {
  RunConfig config;
  config.data = data;
  return config;
}

// inputs [rows, 2]: (row, row + 0.5); targets [rows]: row.
std::string write_rows(const TemporaryFolder& folder, std::int64_t rows) {
  std::vector<float> inputs;
  std::vector<std::int32_t> targets;
  for (std::int64_t i = 0; i < rows; ++i) {
    inputs.push_back(static_cast<float>(i));
    inputs.push_back(static_cast<float>(i) + 0.5f);
    targets.push_back(static_cast<std::int32_t>(i));
  }
  Safetensors file;
  file.tensors["inputs"] = HostTensor::of<float>(TensorType(DType::f32, {rows, 2}), inputs);
  file.tensors["targets"] = HostTensor::of<std::int32_t>(TensorType(DType::i32, {rows}), targets);
  write_safetensors(folder.path("rows.safetensors"), file);
  return folder.path("rows.safetensors");
}

TEST(Dataset, RowsKeepTheirTargetsAndPartsDoNotMeet) {
  TemporaryFolder folder;
  RunConfig config = config_for(write_rows(folder, 20));
  config.validation = 0.25;
  Dataset data(config, {});
  EXPECT_EQ(data.training_size(), 15);
  EXPECT_EQ(data.validation_size(), 5);
  EXPECT_EQ(data.row_width(), 2);
  EXPECT_EQ(data.classes(), 20);
  HostTensor inputs(TensorType(DType::f32, {4, 2})), targets(TensorType(DType::i32, {4}));
  for (bool training : {true, false}) {
    auto batches =
        training ? data.training(inputs.type(), targets.type()) : data.validation(inputs.type(), targets.type());
    std::set<std::int32_t> seen;
    for (std::int64_t step = 0; step < 40; ++step) {
      batches->fill(step, inputs, targets);
      for (std::size_t i = 0; i < 4; ++i) {
        std::int32_t row = targets.as<std::int32_t>()[i];
        seen.insert(row);
        EXPECT_EQ(inputs.as<float>()[2 * i], static_cast<float>(row));
        EXPECT_EQ(inputs.as<float>()[2 * i + 1], static_cast<float>(row) + 0.5f);
      }
    }
    EXPECT_EQ(seen.size(), training ? 15u : 5u);
    EXPECT_EQ(*seen.begin(), training ? 0 : 15);
  }
}

TEST(Dataset, ShardsOfRowsTogetherAreOneLargerBatch) {
  TemporaryFolder folder;
  for (std::string order : {"random", "fifo"}) {
    RunConfig config = config_for(write_rows(folder, 50));
    config.order = order;
    Dataset data(config, {});
    HostTensor all(TensorType(DType::f32, {6, 2})), all_targets(TensorType(DType::i32, {6}));
    HostTensor part(TensorType(DType::f32, {2, 2})), part_targets(TensorType(DType::i32, {2}));
    data.training(all.type(), all_targets.type())->fill(7, all, all_targets);
    std::vector<std::int32_t> together;
    for (std::int64_t shard = 0; shard < 3; ++shard) {
      data.training(part.type(), part_targets.type(), {shard, 3})->fill(7, part, part_targets);
      for (std::int32_t target : part_targets.as<std::int32_t>()) together.push_back(target);
    }
    auto expected = all_targets.as<std::int32_t>();
    EXPECT_EQ(together, std::vector<std::int32_t>(expected.begin(), expected.end()));
  }
}

TEST(Dataset, MicroBatchesHaveALeadingDimension) {
  TemporaryFolder folder;
  Dataset data(config_for(write_rows(folder, 50)), {});
  HostTensor flat(TensorType(DType::f32, {6, 2})), flat_targets(TensorType(DType::i32, {6}));
  HostTensor nested(TensorType(DType::f32, {3, 2, 2})), nested_targets(TensorType(DType::i32, {3, 2}));
  data.training(flat.type(), flat_targets.type())->fill(3, flat, flat_targets);
  data.training(nested.type(), nested_targets.type())->fill(3, nested, nested_targets);
  EXPECT_TRUE(std::ranges::equal(flat.as<float>(), nested.as<float>()));
}

TEST(Dataset, TypesThatDoNotFitAreNamed) {
  TemporaryFolder folder;
  Dataset data(config_for(write_rows(folder, 50)), {});
  TensorType targets(DType::i32, {6});
  expect_error(Code::invalid_argument, {"inputs of type tensor<6x3xf32>", "a sample of the data is tensor<2xf32>"},
               [&] {
                 data.training(TensorType(DType::f32, {6, 3}), targets);
               });
  expect_error(Code::invalid_argument, {"6 inputs and 5 targets"}, [&] {
    data.training(TensorType(DType::f32, {6, 2}), TensorType(DType::i32, {5}));
  });
  std::string text = folder.write("t.txt", "some text, a little longer than a context");
  Dataset tokens(config_for(text), {});
  expect_error(Code::invalid_argument, {"inputs of type tensor<2x4xf32>"}, [&] {
    tokens.training(TensorType(DType::f32, {2, 4}), TensorType(DType::i32, {2, 4}));
  });
}

TEST(Dataset, IdsComeInTheIntegerTypeTheModelTakes) {
  TemporaryFolder folder;
  Dataset data(
      config_for(folder.write("t.txt", std::string(20, 'a') + "bcdefghijklmnopqrstuvwxyz" + std::string(9, 'z'))), {});
  Dims dims{2, 4};
  HostTensor inputs(TensorType(DType::i32, dims)), targets(TensorType(DType::i32, dims));
  data.training(inputs.type(), targets.type())->fill(5, inputs, targets);
  auto expected = inputs.as<std::int32_t>(), next = targets.as<std::int32_t>();
  HostTensor wide(TensorType(DType::i64, dims)), bytes(TensorType(DType::u8, dims));
  auto batches = data.training(wide.type(), bytes.type());
  for (int again = 0; again < 2; ++again) {
    batches->fill(5, wide, bytes);
    ASSERT_EQ(wide.type(), TensorType(DType::i64, dims));
    EXPECT_TRUE(std::ranges::equal(std::as_const(wide).as<std::int64_t>(), expected));
    EXPECT_TRUE(std::ranges::equal(std::as_const(bytes).as<std::uint8_t>(), next));
  }
}

TEST(Dataset, ATypeTooNarrowForTheIdsIsRefused) {
  TemporaryFolder folder;
  std::string text;
  for (int i = 0; i < 200; ++i) text += static_cast<char>(i % 250 + 1);
  RunConfig config = config_for(folder.write("t.txt", text));
  config.tokenizer = "byte";
  Dataset data(config, {});
  TensorType narrow(DType::i8, {2, 4}), wide(DType::i32, {2, 4});
  expect_error(Code::invalid_argument, {"ids as i8", "room for 128", "vocabulary of 256"},
               [&] { data.training(wide, narrow); });
}

TEST(Dataset, RowsAreConvertedToTheTypesTheModelTakes) {
  TemporaryFolder folder;
  Safetensors file;
  std::vector<double> numbers{0.5, 1.5, 2.5, 3.5};
  std::vector<std::int64_t> labels{1, 0};
  file.tensors["inputs"] = HostTensor::of<double>(TensorType(DType::f64, {2, 2}), numbers);
  file.tensors["targets"] = HostTensor::of<std::int64_t>(TensorType(DType::i64, {2}), labels);
  write_safetensors(folder.path("a.safetensors"), file);
  RunConfig config = config_for(folder.path("a.safetensors"));
  config.validation = 0;
  config.order = "fifo";
  Dataset data(config, {});
  EXPECT_EQ(data.row_width(), 2);
  EXPECT_EQ(data.classes(), 2);
  HostTensor inputs(TensorType(DType::f32, {2, 2})), targets(TensorType(DType::i32, {2}));
  data.training(inputs.type(), targets.type())->fill(0, inputs, targets);
  EXPECT_TRUE(std::ranges::equal(std::as_const(inputs).as<float>(), numbers));
  EXPECT_TRUE(std::ranges::equal(std::as_const(targets).as<std::int32_t>(), labels));
  expect_error(Code::invalid_argument, {"inputs of type tensor<2x2xi32>", "tensor<2xf64>"}, [&] {
    data.training(TensorType(DType::i32, {2, 2}), targets.type());
  });
}

TEST(Dataset, RowsMustAgree) {
  TemporaryFolder folder;
  Safetensors file;
  file.tensors["inputs"] = HostTensor(TensorType(DType::f32, {3, 2}));
  write_safetensors(folder.path("a.safetensors"), file);
  expect_error(Code::not_found, {"a.safetensors", "targets"},
               [&] { Dataset(config_for(folder.path("a.safetensors")), {}); });
  file.tensors["targets"] = HostTensor(TensorType(DType::i32, {4}));
  write_safetensors(folder.path("a.safetensors"), file);
  expect_error(Code::invalid_argument, {"3 rows", "4"}, [&] { Dataset(config_for(folder.path("a.safetensors")), {}); });
}

TEST(Dataset, TokenizerOfTheRunGoesBeforeTheDatasOwn) {
  TemporaryFolder folder;
  std::string serialized = char_tokenizer("abcdefgh")->serialize();
  Dataset data(config_for(folder.write("t.txt", "abc")), load_tokenizer(serialized));
  EXPECT_EQ(data.vocabulary(), 8);
  expect_error(Code::invalid_argument, {"u.txt", "z"},
               [&] { Dataset(config_for(folder.write("u.txt", "xyz")), load_tokenizer(serialized)); });
}

TEST(Dataset, SpiralIsSeededAndHasThreeArms) {
  RunConfig config = config_for("synthetic:spiral");
  Dataset data(config, {}), same(config, {});
  config.seed = 2;
  Dataset other(config, {});
  EXPECT_EQ(data.classes(), 3);
  HostTensor a(TensorType(DType::f32, {8, 2})), b(a.type()), c(a.type()), labels(TensorType(DType::i32, {8}));
  data.training(a.type(), labels.type())->fill(0, a, labels);
  same.training(a.type(), labels.type())->fill(0, b, labels);
  other.training(a.type(), labels.type())->fill(0, c, labels);
  EXPECT_TRUE(std::ranges::equal(a.as<float>(), b.as<float>()));
  EXPECT_FALSE(std::ranges::equal(a.as<float>(), c.as<float>()));
  for (float x : a.as<float>()) EXPECT_LE(std::abs(x), 1.0f);
}

}  // namespace
}  // namespace pcp
