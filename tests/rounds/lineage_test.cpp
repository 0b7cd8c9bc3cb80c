#include "rounds/lineage.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace pcp {
namespace {

class LineageTest : public testing::Test {
 protected:
  LineageTest() {
    std::string pattern = testing::TempDir() + "/lineage_XXXXXX";
    folder_ = ::mkdtemp(pattern.data());
  }
  ~LineageTest() override { std::filesystem::remove_all(folder_); }

  // A shepherd's life: from the ledger in `file` on, so many rounds. Returns its epoch.
  std::uint64_t live(const std::string& file, int rounds) {
    Ledger ledger(folder_ + file);
    Lineage lineage(ledger);
    for (int i = 0; i < rounds; ++i) ledger.commit(ledger.rounds_complete(), {}, 0);
    return lineage.epoch();
  }
  void copy(const std::string& from, const std::string& to) {
    std::filesystem::copy_file(folder_ + from, folder_ + to, std::filesystem::copy_options::overwrite_existing);
  }

  std::string folder_;
};

TEST_F(LineageTest, EachStartIsAnEpochOfItsOwn) {
  std::uint64_t first = live("/a", 1), second = live("/a", 1);
  EXPECT_NE(first, 0u);
  EXPECT_NE(second, 0u);
  EXPECT_NE(first, second);
}

TEST_F(LineageTest, HoldsWhatEarlierEpochsMadeBeforeTheNextBegan) {
  std::uint64_t first = live("/a", 3), second = live("/a", 2);
  Ledger ledger(folder_ + "/a");
  Lineage lineage(ledger);
  EXPECT_TRUE(lineage.holds(first, 0));
  EXPECT_TRUE(lineage.holds(first, 3));
  EXPECT_FALSE(lineage.holds(first, 4));
  EXPECT_TRUE(lineage.holds(second, 5));
  EXPECT_FALSE(lineage.holds(second, 6));
  EXPECT_TRUE(lineage.holds(lineage.epoch(), 6));
  EXPECT_FALSE(lineage.holds(0, 0));
  EXPECT_FALSE(lineage.holds(first + 1, 0));
}

TEST_F(LineageTest, ACopyDoesNotHoldWhatTheOriginalMadeSince) {
  std::uint64_t first = live("/a", 3);
  copy("/a", "/b");
  std::uint64_t original = live("/a", 5);
  Ledger ledger(folder_ + "/b");
  Lineage lineage(ledger);
  EXPECT_TRUE(lineage.holds(first, 3));
  EXPECT_FALSE(lineage.holds(original, 3));
  EXPECT_FALSE(lineage.holds(original, 8));
}

TEST_F(LineageTest, RemembersOnlySoManyEpochs) {
  std::uint64_t first = live("/a", 1);
  for (int i = 0; i < 300; ++i) live("/a", 0);
  Ledger ledger(folder_ + "/a");
  EXPECT_FALSE(Lineage(ledger).holds(first, 1));
}

}  // namespace
}  // namespace pcp
