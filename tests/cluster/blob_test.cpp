#include "cluster/blob.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cluster/downloads.h"
#include "pcp/error.h"
#include "tests/engine/code_of.h"

namespace pcp::cluster {
namespace {

using test::code_of;

std::vector<std::byte> some_bytes(std::size_t size) {
  std::vector<std::byte> bytes(size);
  for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::byte>((i * 31 + i / 1000) & 0xff);
  return bytes;
}

constexpr std::uint64_t kOdd = 17;  // bytes beyond whole pieces

class BlobTest : public testing::Test {
 protected:
  net::Blob put(std::uint64_t size) {
    bytes_ = some_bytes(size);
    return shelf_.put("thing", net::Payload::copy_of(bytes_));
  }
  // Answers of the shelf go straight back.
  void give(Fetching& fetching, Time now, const net::Fetch& fetch) {
    net::Message answer = shelf_.answer(fetch);
    fetching.take(now, std::get<net::Piece>(answer.body), answer.payload);
  }

  BlobShelf shelf_;
  std::vector<std::byte> bytes_;
};

TEST_F(BlobTest, ArrivesWholeWhateverTheOrderOfItsPieces) {
  net::Blob blob = put(20 * kPieceBytes + kOdd);
  EXPECT_EQ(blob.bytes, bytes_.size());
  Fetching fetching(blob);
  while (!fetching.complete()) {
    std::vector<net::Fetch> wanted = fetching.wanted(0);
    ASSERT_FALSE(wanted.empty());
    std::ranges::reverse(wanted);
    for (const net::Fetch& fetch : wanted) give(fetching, 0, fetch);
  }
  EXPECT_TRUE(fetching.matches());
  EXPECT_TRUE(fetching.take_bytes() == bytes_);
}

TEST_F(BlobTest, AsksForAWindowAndOneMoreForEachThatCame) {
  Fetching fetching(put(20 * kPieceBytes + kOdd));
  std::vector<net::Fetch> first = fetching.wanted(0);
  ASSERT_EQ(first.size(), kWindow);
  EXPECT_EQ(first[0], (net::Fetch{"thing", 0, kPieceBytes}));
  EXPECT_EQ(first[7], (net::Fetch{"thing", 7 * kPieceBytes, kPieceBytes}));
  EXPECT_TRUE(fetching.wanted(1).empty());
  give(fetching, 1, first[3]);
  std::vector<net::Fetch> next = fetching.wanted(1);
  ASSERT_EQ(next.size(), 1u);
  EXPECT_EQ(next[0], (net::Fetch{"thing", 8 * kPieceBytes, kPieceBytes}));
}

TEST_F(BlobTest, TheLastPieceIsAsLongAsWhatIsLeft) {
  Fetching fetching(put(kPieceBytes + kOdd));
  std::vector<net::Fetch> wanted = fetching.wanted(0);
  ASSERT_EQ(wanted.size(), 2u);
  EXPECT_EQ(wanted[1], (net::Fetch{"thing", kPieceBytes, kOdd}));
  Fetching small(put(kOdd));
  EXPECT_EQ(small.wanted(0), (std::vector<net::Fetch>{{"thing", 0, kOdd}}));
}

TEST_F(BlobTest, AfterALongSilenceAsksAgainForWhatIsMissing) {
  Fetching fetching(put(3 * kPieceBytes));
  std::vector<net::Fetch> asked = fetching.wanted(100);
  give(fetching, 105, asked[1]);
  EXPECT_TRUE(fetching.wanted(105 + kPieceSeconds).empty()) << "the silence counts from the last piece";
  std::vector<net::Fetch> again = fetching.wanted(105.1 + kPieceSeconds);
  ASSERT_EQ(again.size(), 2u);
  EXPECT_EQ(again[0].offset, 0u);
  EXPECT_EQ(again[1].offset, 2 * kPieceBytes);
  EXPECT_TRUE(fetching.wanted(106 + kPieceSeconds).empty()) << "and then from when they were asked for again";
}

TEST_F(BlobTest, OnANewConnectionAsksAgainAtOnce) {
  Fetching fetching(put(3 * kPieceBytes));
  std::vector<net::Fetch> asked = fetching.wanted(0);
  give(fetching, 0, asked[0]);
  fetching.ask_again();
  EXPECT_EQ(fetching.wanted(0).size(), 2u);
}

TEST_F(BlobTest, APieceThatComesTwiceIsTakenOnce) {
  Fetching fetching(put(2 * kPieceBytes));
  std::vector<net::Fetch> asked = fetching.wanted(0);
  give(fetching, 0, asked[0]);
  give(fetching, 0, asked[0]);
  EXPECT_FALSE(fetching.complete());
  give(fetching, 0, asked[1]);
  EXPECT_TRUE(fetching.complete());
  EXPECT_TRUE(fetching.matches());
}

TEST_F(BlobTest, PiecesNobodyAskedForAreIgnored) {
  Fetching fetching(put(10 * kPieceBytes));
  std::vector<std::byte> piece = some_bytes(kPieceBytes);
  fetching.take(0, {"thing", 0}, net::Payload::copy_of(piece));
  fetching.wanted(0);
  fetching.take(0, {"thing", 9 * kPieceBytes}, net::Payload::copy_of(piece));     // beyond the window
  fetching.take(0, {"thing", 1000 * kPieceBytes}, net::Payload::copy_of(piece));  // beyond the end
  fetching.take(0, {"other", 0}, net::Payload::copy_of(piece));
  fetching.take(0, {"thing", 9 * kPieceBytes}, {});
  EXPECT_FALSE(fetching.gone());
  EXPECT_TRUE(fetching.wanted(0).empty()) << "none of them counted";
}

TEST_F(BlobTest, APieceOfAWrongSizeIsAnError) {
  Fetching fetching(put(2 * kPieceBytes));
  fetching.wanted(0);
  std::vector<std::byte> piece = some_bytes(kPieceBytes + 1);
  EXPECT_EQ(code_of([&] { fetching.take(0, {"thing", 0}, net::Payload::copy_of(piece)); }), Code::data_loss);
  EXPECT_EQ(code_of([&] {
              fetching.take(0, {"thing", 0}, net::Payload::copy_of(std::span(piece).first(3)));
            }),
            Code::data_loss);
  EXPECT_EQ(code_of([&] {
              fetching.take(0, {"thing", 5}, net::Payload::copy_of(std::span(piece).first(kPieceBytes)));
            }),
            Code::data_loss);
}

TEST_F(BlobTest, OtherBytesDoNotMatch) {
  net::Blob blob = put(100);
  Fetching fetching(blob);
  fetching.wanted(0);
  bytes_[50] ^= std::byte{1};
  fetching.take(0, {"thing", 0}, net::Payload::copy_of(bytes_));
  EXPECT_TRUE(fetching.complete());
  EXPECT_FALSE(fetching.matches());
}

TEST_F(BlobTest, WhatIsRemovedIsGone) {
  Fetching fetching(put(100));
  std::vector<net::Fetch> asked = fetching.wanted(0);
  shelf_.remove("thing");
  give(fetching, 0, asked[0]);
  EXPECT_TRUE(fetching.gone());
  EXPECT_FALSE(fetching.complete());
}

TEST_F(BlobTest, TheShelfGivesNothingButWhatLiesInside) {
  put(100);
  EXPECT_EQ(shelf_.answer({"thing", 90, 10}).payload.bytes().size(), 10u);
  constexpr std::uint64_t kMost = ~std::uint64_t(0);
  for (net::Fetch fetch : {net::Fetch{"thing", 90, 11},
                           {"thing", 100, 1},
                           {"thing", 0, 0},
                           {"thing", kMost, 2},
                           {"thing", 2, kMost},
                           {"thing", 0, kPieceBytes + 1},
                           {"other", 0, 1}}) {
    EXPECT_TRUE(shelf_.answer(fetch).payload.empty()) << fetch.blob << " " << fetch.offset << " " << fetch.length;
  }
}

TEST_F(BlobTest, ABlobNobodyCanHoldIsRefused) {
  EXPECT_EQ(code_of([] { Fetching({"thing", kMaxBlobBytes + 1, 0}); }), Code::resource_exhausted);
}

// Several downloads from one peer.
class DownloadsTest : public BlobTest {
 protected:
  net::Blob add(const std::string& id, std::uint64_t size) {
    net::Blob blob = shelf_.put(id, net::Payload::copy_of(some_bytes(size)));
    downloads_.add(blob, [this, id](std::vector<std::byte> bytes) { arrived_[id] = bytes.size(); });
    return blob;
  }
  Downloads::Arrival give(const net::Fetch& fetch, Time now = 0) {
    net::Message answer = shelf_.answer(fetch);
    return downloads_.take(now, std::get<net::Piece>(answer.body), answer.payload);
  }
  static std::map<std::string, int> counts(const std::vector<net::Fetch>& fetches) {
    std::map<std::string, int> counts;
    for (const net::Fetch& fetch : fetches) ++counts[fetch.blob];
    return counts;
  }

  Downloads downloads_;
  std::map<std::string, std::size_t> arrived_;
};

TEST_F(DownloadsTest, AllShareOneWindow) {
  add("a", 20 * kPieceBytes);
  std::vector<net::Fetch> first = downloads_.wanted(0);
  EXPECT_EQ(counts(first), (std::map<std::string, int>{{"a", 8}})) << "one alone has all of it";
  add("b", 20 * kPieceBytes);
  EXPECT_TRUE(downloads_.wanted(0).empty());
  std::map<std::string, int> then;
  for (const net::Fetch& fetch : first) {
    give(fetch);
    std::vector<net::Fetch> more = downloads_.wanted(0);
    ASSERT_EQ(more.size(), 1u);
    ++then[more[0].blob];
  }
  EXPECT_EQ(then, (std::map<std::string, int>{{"a", 4}, {"b", 4}}));
}

TEST_F(DownloadsTest, TheyTakeTurnsSoThatASmallOneDoesNotWaitForALargeOne) {
  add("large", 100 * kPieceBytes);
  add("small", 2 * kPieceBytes);
  add("tiny", kOdd);
  EXPECT_EQ(counts(downloads_.wanted(0)), (std::map<std::string, int>{{"large", 5}, {"small", 2}, {"tiny", 1}}));
}

TEST_F(DownloadsTest, EveryBlobArrivesWhole) {
  std::map<std::string, std::size_t> expected;
  for (std::uint64_t i = 1; i <= 12; ++i) {
    expected[concat("blob ", i)] = i * kPieceBytes + i;
    add(concat("blob ", i), i * kPieceBytes + i);
  }
  std::size_t most = 0;
  for (std::vector<net::Fetch> asked = downloads_.wanted(0); !asked.empty();) {
    most = std::max(most, asked.size());
    give(asked.front());
    asked.erase(asked.begin());
    for (net::Fetch& fetch : downloads_.wanted(0)) asked.push_back(std::move(fetch));
  }
  EXPECT_EQ(most, kWindow);
  EXPECT_EQ(arrived_, expected);
  EXPECT_TRUE(downloads_.empty());
}

TEST_F(DownloadsTest, ABlobIsFetchedOnceHoweverOftenItIsAskedFor) {
  add("a", kOdd);
  add("a", kOdd);
  std::vector<net::Fetch> asked = downloads_.wanted(0);
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_EQ(give(asked[0]), Downloads::Arrival::whole);
  EXPECT_EQ(give(asked[0]), Downloads::Arrival::unknown);
}

TEST_F(DownloadsTest, ADamagedBlobIsFetchedAgainAndOneThatIsGoneIsForgotten) {
  add("a", kOdd);
  add("b", kOdd);
  std::vector<net::Fetch> asked = downloads_.wanted(0);
  ASSERT_EQ(asked.size(), 2u);
  std::vector<std::byte> wrong(kOdd);
  EXPECT_EQ(downloads_.take(0, {"a", 0}, net::Payload::copy_of(wrong)), Downloads::Arrival::damaged);
  shelf_.remove("b");
  EXPECT_EQ(give(asked[1]), Downloads::Arrival::gone);
  asked = downloads_.wanted(0);
  ASSERT_EQ(counts(asked), (std::map<std::string, int>{{"a", 1}}));
  EXPECT_EQ(give(asked[0]), Downloads::Arrival::whole);
}

// On a slow line the pieces of one blob come between those of others: waiting for its turn is not silence. A piece that
// is lost is asked for again all the same.
TEST_F(DownloadsTest, PiecesOfOthersExcuseASilenceForAWhile) {
  add("a", kOdd);
  add("b", 100 * kPieceBytes);
  std::vector<net::Fetch> asked = downloads_.wanted(0);
  std::erase_if(asked, [](const net::Fetch& fetch) { return fetch.blob == "a"; });
  Time now = 0;
  bool again = false;
  for (std::uint64_t i = 0; i < 4 * kWindow && !again; ++i) {
    now += kPieceSeconds * 0.9;
    give(asked.front(), now);
    asked.erase(asked.begin());
    for (net::Fetch& fetch : downloads_.wanted(now)) {
      again = again || fetch.blob == "a";
      asked.push_back(std::move(fetch));
    }
    EXPECT_FALSE(again && i < 2 * kWindow) << i;
  }
  EXPECT_TRUE(again);
}

TEST_F(DownloadsTest, OnANewConnectionAllIsAskedForAgain) {
  add("a", 3 * kPieceBytes);
  add("b", kOdd);
  EXPECT_EQ(downloads_.wanted(0).size(), 4u);
  downloads_.ask_again();
  EXPECT_EQ(downloads_.wanted(0).size(), 4u);
  downloads_.remove_if([](const std::string& id) { return id == "a"; });
  downloads_.ask_again();
  EXPECT_EQ(counts(downloads_.wanted(0)), (std::map<std::string, int>{{"b", 1}}));
}

}  // namespace
}  // namespace pcp::cluster
