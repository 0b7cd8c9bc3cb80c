#include "cluster/uploads.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "pcp/error.h"

namespace pcp::cluster::uploads_test {
namespace {

constexpr std::uint64_t kPieces = 20;

class UploadsTest : public testing::Test {
 protected:
  UploadsTest()
      : uploads_({1000 * kPieceBytes, 20, 1, 4},
                 [this](const std::string& worker, const net::Fetch& fetch) { asked_[worker].push_back(fetch); }) {}

  void offer(Time now, const std::string& worker, std::uint64_t lease) {
    net::Offer offer;
    offer.lease = lease;
    offer.update = {concat("update/", lease), kPieces * kPieceBytes, 0};
    uploads_.add(now, worker, offer);
  }
  // The piece that the worker was asked for first comes, of `blob` where that is given.
  void send(Time now, const std::string& worker, const std::string& blob = "") {
    auto& asked = asked_[worker];
    auto first = std::ranges::find_if(asked, [&](const net::Fetch& one) { return blob.empty() || one.blob == blob; });
    ASSERT_NE(first, asked.end());
    net::Fetch fetch = *first;
    asked.erase(first);
    std::optional<net::Offer> of;
    net::Payload bytes = net::Payload::of(std::string(fetch.length, '\0'));
    EXPECT_EQ(uploads_.take(now, worker, {fetch.blob, fetch.offset}, bytes, of), Uploads::Piece::taken);
    ASSERT_TRUE(of);
  }
  std::size_t asked_of(const std::string& worker, const std::string& blob) const {
    auto is_of = [&](const net::Fetch& fetch) { return fetch.blob == blob; };
    return static_cast<std::size_t>(std::ranges::count_if(asked_.at(worker), is_of));
  }

  std::map<std::string, std::vector<net::Fetch>> asked_;  // and not sent yet
  Uploads uploads_;
};

TEST_F(UploadsTest, OfOneWorkerShareAWindow) {
  offer(0, "a", 1);
  EXPECT_EQ(asked_["a"].size(), kWindow);
  offer(0, "a", 2);
  offer(0, "a", 3);
  EXPECT_EQ(asked_["a"].size(), kWindow);
  while (!asked_["a"].empty()) {
    send(1, "a");
    EXPECT_LE(asked_["a"].size(), kWindow);
  }
  std::set<std::uint64_t> whole;
  while (auto upload = uploads_.take_whole(2)) whole.insert(upload->offer.lease);
  EXPECT_EQ(whole, (std::set<std::uint64_t>{1, 2, 3}));
}

TEST_F(UploadsTest, OfOneWorkerTakeTurns) {
  offer(0, "a", 1);
  offer(0, "a", 2);
  for (std::uint64_t i = 0; i < kWindow; ++i) send(1, "a");
  EXPECT_EQ(asked_of("a", "update/1"), kWindow / 2);
  EXPECT_EQ(asked_of("a", "update/2"), kWindow / 2);
}

TEST_F(UploadsTest, OfTwoWorkersHaveAWindowEach) {
  offer(0, "a", 1);
  offer(0, "b", 2);
  EXPECT_EQ(asked_["a"].size(), kWindow);
  EXPECT_EQ(asked_["b"].size(), kWindow);
}

// It waits behind the pieces of the other, which is no fault of its own.
TEST_F(UploadsTest, ThatWaitForTheirTurnAreNotStalled) {
  offer(0, "a", 1);
  offer(0, "a", 2);
  for (Time now = 15; now <= 15.0 * kWindow; now += 15) send(now, "a", "update/1");
  EXPECT_TRUE(uploads_.sweep(15.0 * kWindow + 1).empty());
}

TEST_F(UploadsTest, WhosePiecesNeverComeStallAlthoughOthersOfTheWorkerGoOn) {
  offer(0, "a", 1);
  offer(0, "a", 2);
  std::uint64_t newest = 3;
  std::vector<Upload> stalled;
  for (Time now = 0; stalled.empty() && now < 1000; now += 5) {
    if (uploads_.take_whole(now)) offer(now, "a", ++newest);
    std::string other = asked_of("a", "update/1") > 0 ? "update/1" : concat("update/", newest);
    if (asked_of("a", other) > 0) send(now, "a", other);
    stalled = uploads_.sweep(now);
  }
  ASSERT_EQ(stalled.size(), 1u);
  EXPECT_EQ(stalled[0].offer.lease, 2u);
}

}  // namespace
}  // namespace pcp::cluster::uploads_test
