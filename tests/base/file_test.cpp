#include "base/file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <functional>

#include "pcp/error.h"

namespace pcp {
namespace {

namespace fs = std::filesystem;

class FileTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "pcp_file_XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::size_t file_count() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_;
};

Code code_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error& error) {
    return error.code();
  }
  return Code::internal;
}

TEST_F(FileTest, WrittenBytesComeBack) {
  std::string bytes("a\0b\xff\n", 5);
  write_file_atomically(path("x"), bytes);
  EXPECT_EQ(read_file(path("x")), bytes);
  EXPECT_EQ(file_count(), 1u);
}

TEST_F(FileTest, EmptyFileReadsAsEmpty) {
  write_file_atomically(path("x"), "");
  EXPECT_EQ(read_file(path("x")), "");
}

TEST_F(FileTest, WritingReplacesTheWholeFile) {
  write_file_atomically(path("x"), "a long first version");
  write_file_atomically(path("x"), "short");
  EXPECT_EQ(read_file(path("x")), "short");
}

TEST_F(FileTest, AbandonedWriteLeavesTheOldFileAndNothingElse) {
  write_file_atomically(path("x"), "old");
  {
    AtomicFile file(path("x"));
    file.write("half of the n");
  }
  EXPECT_EQ(read_file(path("x")), "old");
  EXPECT_EQ(file_count(), 1u);
}

TEST_F(FileTest, PiecesAreJoined) {
  AtomicFile file(path("x"));
  file.write("one ");
  file.write("two");
  EXPECT_FALSE(fs::exists(path("x")));
  file.commit();
  EXPECT_EQ(read_file(path("x")), "one two");
  EXPECT_THROW(file.write("three"), Error);
}

TEST_F(FileTest, WrittenFileHasOrdinaryPermissions) {
  mode_t mask = ::umask(022);
  write_file_atomically(path("x"), "text");
  ::umask(mask);
  struct stat status {};
  ASSERT_EQ(::stat(path("x").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0644u);
}

TEST_F(FileTest, MissingFileIsNotFoundAndNamed) {
  try {
    read_file(path("absent"));
    FAIL() << "read a file that is not there";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::not_found);
    EXPECT_NE(std::string(error.what()).find(path("absent")), std::string::npos) << error.what();
  }
  EXPECT_EQ(code_of([&] { write_file_atomically(path("no/such/folder"), "x"); }), Code::not_found);
}

TEST_F(FileTest, FoldersAndDevicesAreRefused) {
  EXPECT_EQ(code_of([&] { read_file(folder_.string()); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { write_file_atomically(folder_.string(), "x"); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { write_file_atomically("/dev/null", "x"); }), Code::invalid_argument);
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  EXPECT_EQ(code_of([&] { read_file(path("pipe")); }), Code::invalid_argument);
}

TEST_F(FileTest, ReadingPastTheEndIsDataLoss) {
  write_file_atomically(path("x"), "0123456789");
  InputFile file(path("x"));
  EXPECT_EQ(file.size(), 10u);
  std::string part(4, '?');
  file.read(3, std::as_writable_bytes(std::span(part)));
  EXPECT_EQ(part, "3456");
  EXPECT_EQ(code_of([&] { file.read(8, std::as_writable_bytes(std::span(part))); }), Code::data_loss);
}

}  // namespace
}  // namespace pcp
