#include "engine/artifact_cache.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "engine/cached_engine.h"
#include "pcp/builder.h"
#include "pcp/text.h"

namespace pcp {
namespace {

namespace fs = std::filesystem;

class ArtifactCacheTest : public testing::Test {
 protected:
  ArtifactCacheTest() {
    std::string pattern = (fs::temp_directory_path() / "pcp-cache-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~ArtifactCacheTest() override { fs::remove_all(folder_); }

  static ArtifactCache::Entry entry(const std::string& key) { return {key, "xla:cpu", "some target", "main"}; }
  fs::path file(const std::string& key) const { return folder_ / (key + ".artifact"); }
  // Makes an entry older than all that were used since.
  void age(const std::string& key, int hours) const {
    fs::last_write_time(file(key), fs::file_time_type::clock::now() - std::chrono::hours(hours));
  }

  fs::path folder_;
};

TEST_F(ArtifactCacheTest, GivesBackWhatWasStored) {
  ArtifactCache cache(folder_ / "made" / "when needed", 1 << 20);
  EXPECT_EQ(cache.find(entry("a")), std::nullopt);
  EXPECT_TRUE(cache.list().empty());
  std::string artifact("bytes\n\0 and more", 16);
  cache.store(entry("a"), artifact);
  cache.store(entry("b"), "");
  EXPECT_EQ(cache.find(entry("a")), artifact);
  EXPECT_EQ(cache.find(entry("b")), "");
  EXPECT_EQ(cache.list().size(), 2u);
  EXPECT_EQ(cache.clear(), 2);
  EXPECT_EQ(cache.find(entry("a")), std::nullopt);
}

TEST_F(ArtifactCacheTest, AnotherEngineOrTargetUnderTheSameKeyIsNotTaken) {
  ArtifactCache cache(folder_, 1 << 20);
  cache.store(entry("a"), "x");
  EXPECT_EQ(cache.find({"a", "xla:cuda", "some target", "main"}), std::nullopt);
  EXPECT_EQ(cache.find({"a", "xla:cpu", "another target", "main"}), std::nullopt);
  EXPECT_EQ(cache.find(entry("a")), "x");
}

TEST_F(ArtifactCacheTest, ACorruptFileIsDeletedAndCountsAsNone) {
  ArtifactCache cache(folder_, 1 << 20);
  cache.store(entry("a"), std::string(1000, 'x'));
  std::string whole;
  {
    std::ifstream in(file("a"), std::ios::binary);
    whole.assign(std::istreambuf_iterator<char>(in), {});
  }
  for (std::size_t i = 0; i < whole.size(); i += 7) {
    std::string bytes = whole;
    bytes[i] = static_cast<char>(bytes[i] ^ 1);
    std::ofstream(file("a"), std::ios::binary) << bytes;
    auto found = cache.find(entry("a"));
    EXPECT_TRUE(!found || *found == std::string(1000, 'x')) << "byte " << i << " was flipped";
    if (!found) {
      continue;
    }
    EXPECT_LT(i, whole.size() - 1000) << "byte " << i << " of the artifact was flipped";
  }
  for (std::size_t length : {std::size_t{0}, std::size_t{5}, std::size_t{40}, whole.size() / 2, whole.size() - 1}) {
    std::ofstream(file("a"), std::ios::binary) << whole.substr(0, length);
    EXPECT_EQ(cache.find(entry("a")), std::nullopt) << length << " bytes are left";
    EXPECT_FALSE(fs::exists(file("a"))) << length << " bytes are left";
  }
}

TEST_F(ArtifactCacheTest, WhatWasUsedLongestAgoGoesFirst) {
  ArtifactCache cache(folder_, 3500);
  for (const char* key : {"a", "b", "c"}) cache.store(entry(key), std::string(1000, 'x'));
  age("a", 3), age("b", 2), age("c", 1);
  EXPECT_TRUE(cache.find(entry("a")));  // used now
  cache.store(entry("d"), std::string(1000, 'x'));
  EXPECT_TRUE(cache.find(entry("a")));
  EXPECT_FALSE(cache.find(entry("b")));
  EXPECT_TRUE(cache.find(entry("d")));
  cache.store(entry("too large"), std::string(4000, 'x'));
  EXPECT_FALSE(cache.find(entry("too large")));
  EXPECT_TRUE(cache.find(entry("d")));
}

TEST_F(ArtifactCacheTest, WhatACrashLeftIsSweptAway) {
  ArtifactCache cache(folder_, 1 << 20);
  fs::path left = folder_ / "a.artifact.tmp-1234", fresh = folder_ / "b.artifact.tmp-1235";
  std::ofstream(left) << "half";
  std::ofstream(fresh) << "half";
  fs::last_write_time(left, fs::file_time_type::clock::now() - std::chrono::hours(2));
  cache.store(entry("c"), "x");
  EXPECT_FALSE(fs::exists(left));
  EXPECT_TRUE(fs::exists(fresh)) << "its writer may still be at it";
}

TEST_F(ArtifactCacheTest, ManyProcessesMayUseItAtOnce) {
  std::vector<pid_t> children;
  for (int p = 0; p < 4; ++p) {
    pid_t child = fork();
    if (child == 0) {
      ArtifactCache cache(folder_, 20000);
      bool good = true;
      for (int i = 0; i < 200; ++i) {
        std::string key = std::to_string(i * (p + 1) % 10), artifact(1000 + i % 10 * 100, key[0]);
        cache.store(entry(key), artifact);
        auto found = cache.find(entry(key));
        good = good && (!found || (found->size() >= 1000 && found->find_first_not_of(key[0]) == std::string::npos));
        cache.list();
      }
      _exit(good ? 0 : 1);
    }
    children.push_back(child);
  }
  for (pid_t child : children) {
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
  }
}

// Counts what it is asked for; its artifacts are the text of the function.
class CountingEngine final : public Engine {
 public:
  struct Counts {
    int compiled = 0, loaded = 0;
    bool refuses_artifacts = false;
  };
  CountingEngine(Counts& counts, std::string target) : counts_(counts), target_(std::move(target)) {}
  std::string name() const override { return "counting"; }
  std::string target() const override { return target_; }
  std::string version() const override { return "1"; }
  std::string description() const override { return "counts"; }
  std::vector<Device> devices() const override { return {}; }
  std::unique_ptr<Executable> compile(const Function& function, const CompileOptions& options) override {
    ++counts_.compiled;
    return cpu_->compile(function, options);
  }
  std::unique_ptr<Executable> load(const std::string& artifact) override {
    if (counts_.refuses_artifacts) fail(Code::invalid_argument, "of another time");
    ++counts_.loaded;
    return cpu_->load(artifact);
  }
  Buffer upload(const HostTensor& tensor) override { return cpu_->upload(tensor); }
  HostTensor download(const Buffer& buffer) override { return cpu_->download(buffer); }
  bool supports_custom_call(std::string_view) const override { return false; }

 private:
  Counts& counts_;
  std::string target_;
  std::unique_ptr<Engine> cpu_ = make_engine("cpu");
};

Function doubled(double factor) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument({DType::f32, {3}});
  b.returns({b.multiply(x, b.splat({DType::f32, {3}}, factor))});
  return function;
}

TEST_F(ArtifactCacheTest, ASecondStartCompilesNothing) {
  CountingEngine::Counts counts;
  auto start = [&](const Function& function, const std::string& target = "t", CompileOptions options = {}) {
    auto engine = with_cache(std::make_unique<CountingEngine>(counts, target), ArtifactCache(folder_, 1 << 20));
    auto executable = engine->compile(function, options);
    std::vector<float> x{1, 2, 3};
    auto results = executable->run({engine->upload(HostTensor::of<float>({DType::f32, {3}}, x))});
    EXPECT_EQ(engine->download(results[0]).as<float>()[2], function.body.ops[0].attrs.get<Constant>("value").at(0) * 3);
    return executable->from_cache();
  };
  EXPECT_FALSE(start(doubled(2)));
  EXPECT_TRUE(start(doubled(2)));
  EXPECT_EQ(counts.compiled, 1);
  EXPECT_EQ(counts.loaded, 1);
  EXPECT_FALSE(start(doubled(3))) << "another graph";
  EXPECT_FALSE(start(doubled(2), "another target"));
  EXPECT_FALSE(start(doubled(2), "t", {.fuse = false}));
  EXPECT_TRUE(start(doubled(2)));
  counts.refuses_artifacts = true;
  EXPECT_FALSE(start(doubled(2))) << "an artifact that the engine refuses is compiled again";
}

TEST_F(ArtifactCacheTest, AFolderThatCannotBeWrittenStopsNothing) {
  std::ofstream(folder_ / "file") << "in the way";
  CountingEngine::Counts counts;
  auto engine = with_cache(std::make_unique<CountingEngine>(counts, "t"), ArtifactCache(folder_ / "file", 1 << 20));
  EXPECT_NE(engine->compile(doubled(2), {}), nullptr);
  EXPECT_EQ(counts.compiled, 1);
}

}  // namespace
}  // namespace pcp
