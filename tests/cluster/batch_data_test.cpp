// Whatever way batches take to a worker, they are those of the shepherd's own source, bit for bit.
#include "cluster/batch_data.h"

#include <gtest/gtest.h>

#include "cluster/job_description.h"
#include "cluster/token_blocks.h"
#include "pcp/error.h"
#include "tests/data/temporary_folder.h"
#include "train/data_checksum.h"

namespace pcp::cluster {
namespace {

constexpr std::int64_t kSamples = 3, kContext = 10;

// Some 300,000 tokens of 2 bytes: three blocks, the last of them not full.
std::string some_text() {
  std::string text;
  std::uint32_t state = 1;
  while (text.size() < 330'000) text += static_cast<char>('a' + (state = state * 1664525 + 1013904223) % 26);
  return text;
}

class BatchDataTest : public testing::Test {
 protected:
  BatchDataTest() : path_(folder_.write("text.txt", some_text())) { use("random"); }

  void use(const std::string& order) {
    config_ = {};
    config_.data = path_;
    config_.order = order;
    config_.seed = 9;
    dataset_ = std::make_unique<Dataset>(config_, nullptr);
    types_ = TensorType(DType::i32, {kSamples, kContext});
    source_ = dataset_->training(types_, types_);
    data_ = describe_data(config_, *dataset_, data_checksum(path_), types_);
  }
  // What the shepherd's source gives for these batches.
  std::vector<std::byte> expected(const std::vector<net::Range>& ranges) const {
    std::vector<std::byte> all, batch(source_->packed_bytes());
    for (const net::Range& range : ranges) {
      for (std::uint64_t i = range.begin; i < range.end; ++i) {
        source_->pack(static_cast<std::int64_t>(i), batch);
        all.insert(all.end(), batch.begin(), batch.end());
      }
    }
    return all;
  }
  std::vector<std::byte> fetched(const net::Blob& blob) const {
    Fetching fetching(blob);
    while (!fetching.complete()) {
      for (const net::Fetch& fetch : fetching.wanted(0)) {
        net::Message answer = shelf_.answer(fetch);
        fetching.take(0, std::get<net::Piece>(answer.body), answer.payload);
      }
    }
    EXPECT_TRUE(fetching.matches());
    return fetching.take_bytes();
  }

  TemporaryFolder folder_;
  std::string path_;
  RunConfig config_;
  std::unique_ptr<Dataset> dataset_;
  TensorType types_;
  std::unique_ptr<BatchSource> source_;
  DataDescription data_;
  BlobShelf shelf_;
};

const std::vector<net::Range> kRanges = {{5, 9}, {0, 2}, {100'000, 100'003}};

TEST_F(BatchDataTest, ALeaseIsItsBatchesOneAfterTheOther) {
  BatchData data(shelf_, {source_->packed_bytes(), "", 0},
                 [&](std::int64_t batch, std::span<std::byte> bytes) { source_->pack(batch, bytes); });
  Lease lease;
  lease.id = 7;
  for (const net::Range& range : kRanges) {
    lease.batches.push_back({static_cast<std::int64_t>(range.begin), static_cast<std::int64_t>(range.end)});
  }
  net::Blob blob = data.describe(lease);
  data.put(lease, blob);
  EXPECT_EQ(blob.bytes, 9u * kSamples * (kContext + 1) * 2) << "each token once, in two bytes";
  EXPECT_EQ(fetched(blob), expected(kRanges));
  data.remove(7);
  EXPECT_TRUE(shelf_.answer({blob.id, 0, 1}).payload.empty());
}

TEST_F(BatchDataTest, BlocksGiveTheSameBatchesInEveryOrder) {
  for (std::string order : {"random", "fifo"}) {
    use(order);
    TokenBlocks blocks(put_token_blocks(shelf_, dataset_->training_tokens(), 2), data_);
    for (const std::vector<net::Range>& ranges : {kRanges, {{0, 400}}, {{11'000, 11'200}}}) {
      for (std::size_t block : blocks.missing(ranges)) blocks.put(block, fetched(blocks.blob(block)));
      EXPECT_TRUE(blocks.missing(ranges).empty());
      EXPECT_EQ(blocks.packed(ranges), expected(ranges)) << order;
    }
  }
}

// The tokens that a block's edge cuts a sample at are found in both.
TEST_F(BatchDataTest, ASampleAcrossTwoBlocksNeedsBoth) {
  use("fifo");
  TokenBlocks blocks(put_token_blocks(shelf_, dataset_->training_tokens(), 2), data_);
  // Sample n begins at token 10 n, a block holds 131,072 tokens: sample 13,107 has its first token in block 0.
  std::vector<net::Range> across = {{13'107 / kSamples, 13'107 / kSamples + 1}};
  EXPECT_EQ(blocks.missing(across), (std::vector<std::size_t>{0, 1}));
  expect_error(Code::invalid_argument, {"'tokens/0' is not here"}, [&] { blocks.packed(across); });
  for (std::size_t block : {0, 1}) blocks.put(block, fetched(blocks.blob(block)));
  EXPECT_EQ(blocks.packed(across), expected(across));
  EXPECT_EQ(blocks.missing(std::vector<net::Range>{{0, 3}}), std::vector<std::size_t>{}) << "kept";
}

TEST_F(BatchDataTest, BlocksThatAreNotTheDataAreRefused) {
  std::vector<net::Blob> blobs = put_token_blocks(shelf_, dataset_->training_tokens(), 2);
  ASSERT_EQ(blobs.size(), 3u);
  auto refused = [&](std::vector<net::Blob> blocks, DataDescription data, const char* why) {
    expect_error(Code::invalid_argument, {why}, [&] { TokenBlocks(std::move(blocks), data); });
  };
  refused({blobs[0], blobs[1]}, data_, "in no block");
  refused({blobs[0], blobs[2], blobs[1]}, data_, "expected 262144");
  DataDescription huge = data_;
  huge.size = std::int64_t{1} << 40;
  refused(blobs, huge, "are kept");
  DataDescription rows = data_;
  rows.token_bytes = 0;
  refused(blobs, rows, "rows");
}

TEST_F(BatchDataTest, AWorkersOwnFileGivesTheSameBatches) {
  std::string copy = folder_.write("copy of it.txt", some_text());
  std::string tokenizer = dataset_->tokenizer()->serialize();
  for (std::string order : {"random", "fifo"}) {
    use(order);
    auto own = open_own_data(copy, data_, tokenizer);
    auto batches = own->training(types_, types_);
    HostTensor inputs(types_), targets(types_), own_inputs(types_), own_targets(types_);
    for (std::int64_t step : {0, 3, 10'001}) {
      source_->fill(step, inputs, targets);
      batches->fill(step, own_inputs, own_targets);
      EXPECT_TRUE(std::ranges::equal(inputs.bytes(), own_inputs.bytes()));
      EXPECT_TRUE(std::ranges::equal(targets.bytes(), own_targets.bytes()));
    }
  }
}

// The run's tokenizer counts, not one made of the file, and not what the name of the file says.
TEST_F(BatchDataTest, ATextIsReadWithTheRunsTokenizerWhateverItIsCalled) {
  std::string copy = folder_.write("copy.u16", some_text());
  auto own = open_own_data(copy, data_, byte_tokenizer()->serialize());
  EXPECT_EQ(own->vocabulary(), byte_tokenizer()->vocabulary());
  EXPECT_EQ(own->training_size(), dataset_->training_size());
}

TEST_F(BatchDataTest, AnotherFileIsRefused) {
  std::string other = folder_.write("other.txt", some_text() + "!");
  std::string tokenizer = dataset_->tokenizer()->serialize();
  expect_error(Code::failed_precondition, {"other.txt", "not this run's data", data_.checksum},
               [&] { open_own_data(other, data_, tokenizer); });
  DataDescription made = data_;
  made.checksum.clear();
  expect_error(Code::failed_precondition, {"reads no file"}, [&] { open_own_data(path_, made, tokenizer); });
}

TEST_F(BatchDataTest, TheDescriptionTravelsWithTheJob) {
  JobDescription job;
  job.names = {"w"};
  job.roles = {Role::bias};
  job.trained = 1;
  job.data = data_;
  EXPECT_EQ(parse_job_description(to_json(job)).data, data_);
  EXPECT_EQ(parse_data_description("{}"), DataDescription{});
  for (auto [from, to] : {std::pair("\"form\":\"text\"", "\"form\":\"../etc\""),
                          {"\"token_bytes\":2", "\"token_bytes\":3"},
                          {"\"order\":\"random\"", "\"order\":7"},
                          {"\"context\":10", "\"context\":0"}}) {
    std::string text = to_json(job);
    ASSERT_NE(text.find(from), std::string::npos) << from;
    text.replace(text.find(from), std::string(from).size(), to);
    expect_error(Code::invalid_argument, {"[job]"}, [&] { parse_data_description(text); });
  }
}

TEST(BatchData, NumbersSufficeForWhoeverHasTheFileOrWillReadAllOfIt) {
  BlobShelf shelf;
  net::Ready with_file, with_other, without;
  with_file.data = "sum";
  with_other.data = "other sum";
  BatchData small(shelf, {10, "sum", 1000}, nullptr), large(shelf, {10, "sum", 0}, nullptr),
      made(shelf, {10, "", 0}, nullptr);
  EXPECT_TRUE(large.numbers_suffice(with_file, 1));
  EXPECT_FALSE(large.numbers_suffice(with_other, 1'000'000));
  EXPECT_FALSE(large.numbers_suffice(without, 1'000'000));
  EXPECT_FALSE(made.numbers_suffice(without, 1'000'000)) << "no checksum is not the same checksum";
  EXPECT_TRUE(small.numbers_suffice(without, 100));
  EXPECT_FALSE(small.numbers_suffice(without, 99)) << "the batches themselves are less";
}

}  // namespace
}  // namespace pcp::cluster
