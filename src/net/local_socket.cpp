#include "net/local_socket.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "pcp/error.h"

namespace pcp::net {

std::string local_socket(const std::string& name) {
  const char* runtime = std::getenv("XDG_RUNTIME_DIR");
  std::string folder = runtime && *runtime ? concat(runtime, "/pcp") : concat("/tmp/pcp-", getuid());
  std::filesystem::create_directories(folder);
  struct stat found {};
  bool own = lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == getuid();
  if (!own) fail(Code::failed_precondition, "'", folder, "' belongs to somebody else");
  chmod(folder.c_str(), 0700);
  return concat(folder, "/", name, ".sock");
}

bool is_own_socket(const std::string& path) {
  struct stat found {};
  return stat(path.c_str(), &found) == 0 && S_ISSOCK(found.st_mode) && found.st_uid == getuid();
}

}  // namespace pcp::net
