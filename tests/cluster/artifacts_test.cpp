#include "cluster/artifacts.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <thread>

#include "pcp/error.h"

namespace pcp::cluster::artifacts_test {
namespace {

net::Hello worker(const std::string& engine, const std::string& target, const std::string& compiler = "1") {
  net::Hello hello;
  hello.name = "w";
  hello.engine = engine;
  hello.target = target;
  hello.compiler = compiler;
  return hello;
}

// Compilations wait until they are let through.
class ArtifactsTest : public testing::Test {
 protected:
  ~ArtifactsTest() override {
    let_through(1000);
    artifacts_.reset();
    wait_for_returns();
  }

  OtherArtifact compile(const net::Hello& hello) {
    std::unique_lock lock(mutex_);
    begun_.push_back(hello.target);
    happened_.notify_all();
    auto may_return = [&] { return hello.compiler == "hangs" ? !compilers_hang_ : let_through_ > 0; };
    happened_.wait(lock, may_return);
    if (hello.compiler != "hangs") --let_through_;
    ++returned_;
    happened_.notify_all();
    if (hello.target == "rocm:mi100") fail(Code::unsupported, "not today");
    return {"code for " + hello.target, hello.target == "rocm:gfx950"};
  }
  // Compilations that hang outlive what they were made for, but not this test.
  void wait_for_returns() {
    std::unique_lock lock(mutex_);
    compilers_hang_ = false;
    happened_.notify_all();
    happened_.wait(lock, [&] { return returned_ == begun_.size(); });
  }
  void let_through(int count = 1) {
    std::lock_guard lock(mutex_);
    let_through_ += count;
    happened_.notify_all();
  }
  void changed() {
    std::lock_guard lock(mutex_);
    ++changes_;
    happened_.notify_all();
  }
  void tell(event::Any what) {
    std::lock_guard lock(mutex_);
    lines_.push_back(words_of({0, std::move(what)}));
  }
  void wait_for_changes(int count) {
    std::unique_lock lock(mutex_);
    happened_.wait(lock, [&] { return changes_ >= count; });
  }
  void wait_for_begun(std::size_t count) {
    std::unique_lock lock(mutex_);
    happened_.wait(lock, [&] { return begun_.size() >= count; });
  }

  std::mutex mutex_;
  std::condition_variable happened_;
  std::unique_ptr<Artifacts> make(Artifacts::Patience patience = {}) {
    return std::make_unique<Artifacts>([this](const net::Hello& hello) { return compile(hello); },
                                       [this] { changed(); }, [this](event::Any what) { tell(std::move(what)); },
                                       patience);
  }
  // What is said of compilations that hang has their time in it.
  void expect_said(std::size_t line, const std::string& begin, const std::string& end) {
    std::lock_guard lock(mutex_);
    ASSERT_LT(line, lines_.size());
    EXPECT_TRUE(lines_[line].starts_with(begin) && lines_[line].ends_with(end)) << lines_[line];
  }

  std::vector<std::string> begun_, lines_;
  std::size_t returned_ = 0;
  int changes_ = 0, let_through_ = 0;
  bool compilers_hang_ = true;  // those of workers whose compiler is called so
  std::unique_ptr<Artifacts> artifacts_ = make();
};

const std::vector<std::string> kTargets = {
    "rocm:gfx906",  "rocm:gfx908",  "rocm:gfx90a",  "rocm:gfx942",  "rocm:gfx950",  "rocm:gfx1030", "rocm:gfx1100",
    "rocm:gfx1101", "rocm:gfx1102", "rocm:gfx1103", "rocm:gfx1150", "rocm:gfx1151", "rocm:gfx1200", "rocm:gfx1201"};

TEST_F(ArtifactsTest, OfOneKindAreCompiledOnce) {
  net::Hello hello = worker("iree:rocm", "rocm:gfx942");
  for (const char* key : {"a", "b", "c"}) {
    Artifacts::State state = artifacts_->for_worker(hello, key);
    EXPECT_TRUE(state.pending && state.artifact.empty());
  }
  let_through();
  wait_for_changes(1);
  Artifacts::State state = artifacts_->for_worker(hello, "d");
  EXPECT_FALSE(state.pending);
  EXPECT_EQ(state.artifact.text(), "code for rocm:gfx942");
  EXPECT_EQ(begun_, std::vector<std::string>{"rocm:gfx942"});
  ASSERT_EQ(lines_.size(), 1u);
  EXPECT_TRUE(lines_[0].starts_with("an artifact for iree:rocm (rocm:gfx942) is ready after ")) << lines_[0];
}

TEST_F(ArtifactsTest, OfAnotherCompilerOrTargetAreOthers) {
  let_through(3);
  std::string first = artifacts_->for_worker(worker("iree:rocm", "rocm:gfx942", "1"), "a").name;
  std::string second = artifacts_->for_worker(worker("iree:rocm", "rocm:gfx942", "2"), "a").name;
  std::string third = artifacts_->for_worker(worker("iree:rocm", "rocm:gfx950", "1"), "a").name;
  EXPECT_TRUE(first != second && first != third && second != third);
  wait_for_changes(3);
}

TEST_F(ArtifactsTest, ThatCannotBeMadeLeaveWorkersToCompile) {
  net::Hello hello = worker("iree:rocm", "rocm:mi100");
  EXPECT_TRUE(artifacts_->for_worker(hello, "a").pending);
  let_through();
  wait_for_changes(1);
  Artifacts::State state = artifacts_->for_worker(hello, "a");
  EXPECT_TRUE(!state.pending && state.artifact.empty());
  EXPECT_EQ(lines_, std::vector<std::string>{"no artifact for iree:rocm (rocm:mi100), its workers compile: not today"});
}

TEST_F(ArtifactsTest, AreNotMadeForWhatIsNotKnown) {
  for (const net::Hello& hello :
       {worker("cpu", "x86-64-v4"), worker("iree:rocm", "rocm:invented"), worker("iree:rocm", "rocm"),
        worker("iree:rocm", "invented:gfx942"), worker("iree:cpu", "rocm:gfx942"), worker("iree:cpu", "cpu:host"),
        worker("iree:cpu", "cpu:SomebodysProcessor-0badcafe"), worker("iree", "cpu:x86-64"), worker("", ""),
        worker("xla:/tmp/plugin.so", "cpu"), worker("xla:cuda:../x", "cuda"), worker("invented:cpu", "cpu")}) {
    Artifacts::State state = artifacts_->for_worker(hello, "a");
    EXPECT_TRUE(!state.pending && state.artifact.empty()) << hello.engine << " " << hello.target;
  }
  EXPECT_TRUE(begun_.empty() && lines_.empty());
}

TEST_F(ArtifactsTest, OfOneKeyAreLimitedAndItIsSaidOnce) {
  for (std::size_t i = 0; i < kTargets.size(); ++i) {
    EXPECT_EQ(artifacts_->for_worker(worker("iree:rocm", kTargets[i]), "liar").pending,
              i < Artifacts::kMostKindsOfOneKey)
        << i;
  }
  EXPECT_TRUE(artifacts_->for_worker(worker("iree:rocm", kTargets.back()), "honest").pending);
  EXPECT_TRUE(artifacts_->for_worker(worker("iree:rocm", kTargets.back()), "liar").pending) << "it is made anyway";
  EXPECT_EQ(lines_,
            std::vector<std::string>{
                "no artifact for iree:rocm (rocm:gfx1102) of w: there are 8 kinds of workers of one key already, "
                "the most that are compiled for; it and others of further kinds compile for themselves"});
  let_through(1000);
  wait_for_changes(Artifacts::kMostKindsOfOneKey + 1);
  EXPECT_EQ(begun_.size(), Artifacts::kMostKindsOfOneKey + 1);
}

TEST_F(ArtifactsTest, AreLimitedInAll) {
  std::size_t begun = 0;
  for (int key = 0; key < 100; ++key) {
    net::Hello hello = worker("iree:rocm", kTargets[static_cast<std::size_t>(key) % kTargets.size()], concat(key));
    begun += artifacts_->for_worker(hello, concat("key", key)).pending;
  }
  EXPECT_EQ(begun, Artifacts::kMostKinds);
  EXPECT_EQ(lines_.size(), 1u);
}

TEST_F(ArtifactsTest, ThatAreQueuedAreNotWaitedForAtTheEnd) {
  artifacts_ = make({std::chrono::hours(1), std::chrono::milliseconds(1)});
  for (int i = 0; i < 3; ++i) artifacts_->for_worker(worker("iree:rocm", kTargets[static_cast<std::size_t>(i)]), "a");
  wait_for_begun(1);
  artifacts_.reset();
  EXPECT_EQ(begun_.size(), 1u);
}

constexpr Artifacts::Patience kNone{std::chrono::milliseconds(1), std::chrono::milliseconds(1)};

TEST_F(ArtifactsTest, WhoseCompilationHangsAreGivenUpAndOthersGoOn) {
  artifacts_ = make({std::chrono::milliseconds(200), std::chrono::milliseconds(1)});
  let_through(1);
  net::Hello hangs = worker("iree:rocm", "rocm:gfx942", "hangs"), well = worker("iree:rocm", "rocm:gfx950");
  EXPECT_TRUE(artifacts_->for_worker(hangs, "a").pending);
  EXPECT_TRUE(artifacts_->for_worker(well, "a").pending);
  wait_for_changes(2);
  Artifacts::State state = artifacts_->for_worker(hangs, "a");
  EXPECT_TRUE(!state.pending && state.artifact.empty()) << "its workers compile for themselves";
  EXPECT_EQ(artifacts_->for_worker(well, "a").artifact.text(), "code for rocm:gfx950");
  EXPECT_EQ(artifacts_->hanging(), std::vector<std::string>{"iree:rocm (rocm:gfx942)"});
  expect_said(0, "no artifact for iree:rocm (rocm:gfx942), its workers compile: it was not compiled within ",
              "s and is given up");
}

TEST_F(ArtifactsTest, WhoseCompilationsHangAreNotBegunWithoutEnd) {
  artifacts_ = make(kNone);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_TRUE(artifacts_->for_worker(worker("iree:rocm", kTargets[i], "hangs"), "a").pending);
  }
  auto all_are_told = [&] {
    return std::none_of(kTargets.begin(), kTargets.begin() + 4, [&](const std::string& target) {
      return artifacts_->for_worker(worker("iree:rocm", target, "hangs"), "a").pending;
    });
  };
  for (int changes = 1; !all_are_told(); ++changes) wait_for_changes(changes);
  EXPECT_EQ(artifacts_->hanging().size(), Artifacts::kMostHanging);
  wait_for_begun(Artifacts::kMostHanging);
  EXPECT_EQ(begun_.size(), Artifacts::kMostHanging);
  expect_said(2, "no artifact for iree:rocm (rocm:gfx90a), its workers compile: 2 compilations hang (iree:rocm (",
              "), and no more are begun");
}

TEST_F(ArtifactsTest, ThatAreReadyAfterAllAreUsed) {
  artifacts_ = make(kNone);
  net::Hello slow = worker("iree:rocm", "rocm:gfx942", "hangs");
  EXPECT_TRUE(artifacts_->for_worker(slow, "a").pending);
  wait_for_changes(1);
  wait_for_returns();
  while (artifacts_->for_worker(slow, "a").artifact.empty()) std::this_thread::yield();
  EXPECT_TRUE(artifacts_->hanging().empty());
}

TEST_F(ArtifactsTest, WhoseCompilationHangsAreNotWaitedForAtTheEnd) {
  artifacts_ = make({std::chrono::hours(1), std::chrono::milliseconds(1)});
  artifacts_->for_worker(worker("iree:rocm", "rocm:gfx942", "hangs"), "a");
  wait_for_begun(1);
  artifacts_.reset();
  EXPECT_EQ(returned_, 0u);
}

}  // namespace
}  // namespace pcp::cluster::artifacts_test
