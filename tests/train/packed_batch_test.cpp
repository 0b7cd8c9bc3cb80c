// Batches that travelled are those the data gives, bit for bit.
#include "train/packed_batch.h"

#include "io/safetensors.h"
#include "tests/data/temporary_folder.h"
#include "train/dataset.h"

namespace pcp {
namespace {

std::string text_of(std::size_t characters) {
  std::string text;
  for (std::size_t i = 0; i < characters; ++i) text += static_cast<char>('a' + i * i % 23);
  return text;
}

std::string bytes_of(const HostTensor& tensor) {
  return {reinterpret_cast<const char*>(tensor.bytes().data()), tensor.bytes().size()};
}

void expect_same_when_unpacked(const RunConfig& config, const TensorType& inputs, const TensorType& targets) {
  Dataset dataset(config, nullptr);
  auto batches = dataset.training(inputs, targets);
  EXPECT_EQ(batches->packed_bytes(), packed_bytes(dataset.token_bytes(), inputs, targets));
  std::vector<std::byte> packed(batches->packed_bytes());
  for (std::int64_t step : {0, 1, 7, 1000}) {
    HostTensor filled(inputs), filled_targets(targets), unpacked(inputs), unpacked_targets(targets);
    batches->fill(step, filled, filled_targets);
    batches->pack(step, packed);
    unpack(dataset.token_bytes(), packed, unpacked, unpacked_targets);
    EXPECT_EQ(bytes_of(unpacked), bytes_of(filled)) << "inputs of step " << step;
    EXPECT_EQ(bytes_of(unpacked_targets), bytes_of(filled_targets)) << "targets of step " << step;
  }
}

TEST(PackedBatch, TextTravelsInTwoBytesAToken) {
  TemporaryFolder folder;
  RunConfig config;
  config.data = folder.write("text.txt", text_of(2000));
  Dataset dataset(config, nullptr);
  EXPECT_EQ(dataset.token_bytes(), 2);
  EXPECT_EQ(packed_bytes(2, TensorType(DType::i32, {4, 16}), TensorType(DType::i32, {4, 16})), 4u * 17 * 2);
  for (std::string order : {"random", "fifo"}) {
    config.order = order;
    for (DType dtype : {DType::i32, DType::i64, DType::u8}) {
      expect_same_when_unpacked(config, TensorType(dtype, {4, 16}), TensorType(DType::i32, {4, 16}));
      expect_same_when_unpacked(config, TensorType(dtype, {2, 4, 16}), TensorType(dtype, {2, 4, 16}));
    }
  }
}

std::string token_file(const TemporaryFolder& folder, std::size_t tokens, std::uint32_t first) {
  std::string bytes;
  for (std::size_t i = 0; i < tokens; ++i) {
    std::uint32_t token = first + static_cast<std::uint32_t>(i);
    bytes.append(reinterpret_cast<const char*>(&token), sizeof(token));
  }
  return folder.write("tokens.u32", bytes);
}

TEST(PackedBatch, TokensThatNeedFourBytesGetFour) {
  TemporaryFolder folder;
  RunConfig config;
  config.data = token_file(folder, 500, 100'000);
  EXPECT_EQ(Dataset(config, nullptr).token_bytes(), 4);
  expect_same_when_unpacked(config, TensorType(DType::i32, {3, 8}), TensorType(DType::i32, {3, 8}));
}

TEST(PackedBatch, AVocabularyThatIsTooSmallIsAnErrorAndNotAnotherToken) {
  TemporaryFolder folder;
  RunConfig config;
  config.data = token_file(folder, 500, 100'000);
  config.vocab = 1000;
  Dataset dataset(config, nullptr);
  ASSERT_EQ(dataset.token_bytes(), 2);
  auto batches = dataset.training(TensorType(DType::i32, {3, 8}), TensorType(DType::i32, {3, 8}));
  std::vector<std::byte> packed(batches->packed_bytes());
  expect_error(Code::invalid_argument, {"beyond the vocabulary"}, [&] { batches->pack(0, packed); });
}

TEST(PackedBatch, RowsTravelAsTheyAre) {
  TemporaryFolder folder;
  std::vector<float> inputs;
  std::vector<std::int32_t> targets;
  for (std::int32_t i = 0; i < 40; ++i) {
    inputs.insert(inputs.end(), {static_cast<float>(i), static_cast<float>(i) / 3});
    targets.push_back(i % 5);
  }
  Safetensors file;
  file.tensors["inputs"] = HostTensor::of<float>(TensorType(DType::f32, {40, 2}), inputs);
  file.tensors["targets"] = HostTensor::of<std::int32_t>(TensorType(DType::i32, {40}), targets);
  write_safetensors(folder.path("rows.safetensors"), file);
  RunConfig config;
  config.data = folder.path("rows.safetensors");
  EXPECT_EQ(Dataset(config, nullptr).token_bytes(), 0);
  expect_same_when_unpacked(config, TensorType(DType::f32, {4, 2}), TensorType(DType::i32, {4}));
  config.data = "synthetic:spiral";
  expect_same_when_unpacked(config, TensorType(DType::f32, {8, 2}), TensorType(DType::i32, {8}));
}

TEST(PackedBatch, OtherSizesAreErrors) {
  HostTensor inputs(TensorType(DType::i32, {2, 4})), targets(TensorType(DType::i32, {2, 4}));
  std::vector<std::byte> bytes(2 * 5 * 2 + 1);
  expect_error(Code::invalid_argument, {"20 bytes", "21"}, [&] { unpack(2, bytes, inputs, targets); });
  expect_error(Code::invalid_argument, {"[batch, context]"}, [] {
    packed_bytes(2, TensorType(DType::i32, {2, 4}), TensorType(DType::i32, {2, 3}));
  });
}

}  // namespace
}  // namespace pcp
