#include "base/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

#include "pcp/error.h"

namespace pcp {
namespace {

constexpr std::size_t kMaxTransfer = std::size_t{1} << 30;  // Linux moves at most 2 GiB in one call

[[noreturn]] void fail_errno(std::string_view action, const std::string& path, int error) {
  Code code = error == ENOENT || error == ENOTDIR                                       ? Code::not_found
              : error == ENOSPC || error == EDQUOT || error == EFBIG || error == EMFILE ? Code::resource_exhausted
                                                                                        : Code::invalid_argument;
  fail(code, "cannot ", action, " '", path, "': ", std::strerror(error));
}

std::string folder_of(const std::string& path) {
  auto slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

// The rename itself must reach the disk. Some file systems cannot sync a folder; the file is complete there all the
// same.
void sync_folder(const std::string& folder) {
  int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace

InputFile::InputFile(const std::string& path) : path_(path) {
  // O_NONBLOCK: opening a named pipe must not wait for a writer.
  descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor_ < 0) fail_errno("open", path, errno);
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) {
    ::close(descriptor_);
    fail(Code::invalid_argument, "cannot read '", path, "': it is ",
         S_ISDIR(status.st_mode) ? "a folder" : "not a regular file");
  }
  size_ = static_cast<std::uint64_t>(status.st_size);
}

InputFile::~InputFile() { ::close(descriptor_); }

void InputFile::read(std::uint64_t offset, std::span<std::byte> target) const {
  while (!target.empty()) {
    ssize_t count =
        ::pread(descriptor_, target.data(), std::min(target.size(), kMaxTransfer), static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail_errno("read", path_, errno);
    if (count == 0) {
      fail(Code::data_loss, "'", path_, "' ends at byte ", offset, ", ", target.size(), " bytes short");
    }
    target = target.subspan(static_cast<std::size_t>(count));
    offset += static_cast<std::uint64_t>(count);
  }
}

std::string read_file(const std::string& path) {
  InputFile file(path);
  std::string bytes(file.size(), '\0');
  file.read(0, std::as_writable_bytes(std::span(bytes)));
  return bytes;
}

AtomicFile::AtomicFile(const std::string& path, unsigned mode) : path_(path) {
  struct stat status {};
  bool exists = ::stat(path.c_str(), &status) == 0;
  if (path.empty() || path.back() == '/' || (exists && S_ISDIR(status.st_mode))) {
    fail(Code::invalid_argument, "cannot write '", path, "': it is a folder");
  }
  if (exists && !S_ISREG(status.st_mode)) {  // a rename would put a file in the place of the device
    fail(Code::invalid_argument, "cannot write '", path, "': it is not a regular file");
  }
  static std::atomic<unsigned> counter{0};
  do {
    temporary_ = concat(path, ".", ::getpid(), "-", counter++, ".part");
    descriptor_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  } while (descriptor_ < 0 && errno == EEXIST);
  if (descriptor_ < 0) fail_errno("write", path, errno);
}

AtomicFile::~AtomicFile() {
  if (descriptor_ < 0) return;
  ::close(descriptor_);
  ::unlink(temporary_.c_str());
}

void AtomicFile::write(std::span<const std::byte> bytes) {
  require(descriptor_ >= 0, "'", path_, "' is already committed");
  while (!bytes.empty()) {
    ssize_t count = ::write(descriptor_, bytes.data(), std::min(bytes.size(), kMaxTransfer));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail_errno("write", path_, errno);
    bytes = bytes.subspan(static_cast<std::size_t>(count));
  }
}

void AtomicFile::commit() {
  require(descriptor_ >= 0, "'", path_, "' is already committed");
  if (::fsync(descriptor_) != 0) fail_errno("write", path_, errno);
  if (::rename(temporary_.c_str(), path_.c_str()) != 0) fail_errno("replace", path_, errno);
  ::close(std::exchange(descriptor_, -1));
  sync_folder(folder_of(path_));
}

void write_file_atomically(const std::string& path, std::span<const std::byte> bytes) {
  AtomicFile file(path);
  file.write(bytes);
  file.commit();
}

void write_file_atomically(const std::string& path, std::string_view bytes, unsigned mode) {
  AtomicFile file(path, mode);
  file.write(bytes);
  file.commit();
}

}  // namespace pcp
