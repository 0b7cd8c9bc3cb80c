#include "train/default_folder.h"

#include <filesystem>
#include <set>
#include <thread>

#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

namespace fs = std::filesystem;

class DefaultFolder : public ::testing::Test {
 protected:
  DefaultFolder() { fs::current_path(folder_.path()); }
  ~DefaultFolder() override { fs::current_path(before_); }

 private:
  fs::path before_ = fs::current_path();
  TemporaryFolder folder_;
};

TEST_F(DefaultFolder, IsNamedAfterTheModelAndTakesTheFirstNumberThatIsFree) {
  RunConfig config;
  EXPECT_EQ(make_default_folder(config), "runs/gpt-1");
  EXPECT_EQ(make_default_folder(config), "runs/gpt-2");
  fs::remove("runs/gpt-1");
  fs::create_symlink("nowhere", "runs/gpt-3");
  EXPECT_EQ(make_default_folder(config), "runs/gpt-1");
  EXPECT_EQ(make_default_folder(config), "runs/gpt-4");
  config.model = "some/folder/net.v2.mlir";
  EXPECT_EQ(make_default_folder(config), "runs/net.v2-1");
}

TEST_F(DefaultFolder, IsNobodyElses) {
  constexpr int kThreads = 8, kEach = 25;
  std::vector<std::vector<std::string>> made(kThreads);
  std::vector<std::thread> threads;
  for (std::vector<std::string>& own : made) {
    threads.emplace_back([&own] {
      for (int i = 0; i < kEach; ++i) own.push_back(make_default_folder({}));
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::set<std::string> all;
  for (const std::vector<std::string>& own : made) all.insert(own.begin(), own.end());
  EXPECT_EQ(all.size(), kThreads * kEach);
}

}  // namespace
}  // namespace pcp
