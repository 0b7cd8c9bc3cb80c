#include "train/data_checksum.h"

#include <fcntl.h>
#include <unistd.h>

#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

TEST(DataChecksum, ChangesWithEveryByteAndWithTheSize) {
  TemporaryFolder folder;
  std::string text(200'000, 'a');
  std::string before = data_checksum(folder.write("t", text));
  EXPECT_EQ(data_checksum(folder.write("again", text)), before);
  text[150'001] = 'b';
  EXPECT_NE(data_checksum(folder.write("t", text)), before);
  text[150'001] = 'a';
  EXPECT_NE(data_checksum(folder.write("t", text + "a")), before);
  EXPECT_NE(before.find("(200000 bytes)"), std::string::npos) << before;
}

// XXH3 of nothing, by the reference implementation's own test vectors.
TEST(DataChecksum, IsXxh3) {
  TemporaryFolder folder;
  EXPECT_EQ(data_checksum(folder.write("t", "")), "2d06800538d394c2 (0 bytes)");
}

TEST(DataChecksum, DataThatIsMadeHasNone) { EXPECT_EQ(data_checksum("synthetic:spiral"), ""); }

// A file with a hole takes no room on the disk.
TEST(DataChecksum, PiecesStandForALargeFile) {
  TemporaryFolder folder;
  std::string path = folder.write("large", "start");
  ASSERT_EQ(::truncate(path.c_str(), off_t{3} << 30), 0);
  std::string before = data_checksum(path);
  int file = ::open(path.c_str(), O_WRONLY);
  ASSERT_EQ(::pwrite(file, "end", 3, (off_t{3} << 30) - 3), 3);
  ::close(file);
  EXPECT_NE(data_checksum(path), before);
  ASSERT_EQ(::truncate(path.c_str(), (off_t{3} << 30) + 1), 0);
  EXPECT_NE(data_checksum(path), before);
}

}  // namespace
}  // namespace pcp
