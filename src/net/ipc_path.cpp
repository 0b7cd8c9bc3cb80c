#include "net/ipc_path.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "pcp/error.h"

namespace pcp::net {
namespace {

namespace fs = std::filesystem;

// Tries to connect. Returns 0 or the error.
int probe(const std::string& path) {
  sockaddr_un address = ipc_address(path);
  int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (descriptor < 0) return errno;
  int error = ::connect(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof(address)) == 0 ? 0 : errno;
  ::close(descriptor);
  return error;
}

void require_private_folder(const std::string& path) {
  fs::path folder = fs::path(path).parent_path();
  if (folder.empty()) folder = ".";
  std::error_code error;
  if (!fs::exists(folder, error)) {
    if (folder.has_parent_path()) fs::create_directories(folder.parent_path(), error);
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) {
      fail(Code::invalid_argument, "cannot make the folder '", folder.string(), "': ", std::strerror(errno));
    }
  }
  struct stat status {};
  bool ours = ::stat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid();
  if (!ours || (status.st_mode & 022)) {
    fail(Code::failed_precondition, "others could replace the socket '", path,
         "': its folder must belong to this user, and nobody else may write there (chmod 700)");
  }
}

}  // namespace

sockaddr_un ipc_address(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  require(!path.empty() && path[0] != '@', "'", path, "' is not a path for a socket");
  require(path.size() < sizeof(address.sun_path), "the path '", path, "' is too long for a socket: at most ",
          sizeof(address.sun_path) - 1, " bytes");
  std::memcpy(address.sun_path, path.data(), path.size());
  return address;
}

void prepare_ipc_path(const std::string& path) {
  ipc_address(path);
  require_private_folder(path);
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0) return;
  if (!S_ISSOCK(status.st_mode)) fail(Code::invalid_argument, "'", path, "' is there and is not a socket");
  int error = probe(path);
  if (error == 0 || error == EAGAIN) {
    fail(Code::unavailable, "another process listens on '", path, "'");
  }
  ::unlink(path.c_str());
}

std::string ipc_trouble(const std::string& path) {
  int error = probe(path);
  if (error == 0 || error == EAGAIN) return "";
  if (error == ENOENT) return "there is no such socket";
  if (error == ECONNREFUSED) return "nobody listens there any more";
  return std::strerror(error);
}

}  // namespace pcp::net
