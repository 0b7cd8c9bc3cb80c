#include "train/run_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "base/file.h"

namespace pcp {
namespace {

namespace fs = std::filesystem;

// What a killed process was writing.
void remove_parts(const fs::path& folder) {
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    if (entry.path().extension() == ".part") fs::remove(entry.path(), ignored);
  }
}

}  // namespace

RunFolder::~RunFolder() {
  if (lock_ >= 0) ::close(lock_);
}

void RunFolder::open_for_training() {
  std::error_code error;
  fs::create_directories(path_, error);
  require(!error, "cannot make the run folder '", path_, "': ", error.message());
  lock_ = ::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  require(lock_ >= 0, "cannot open the run folder '", path_, "': ", std::strerror(errno));
  if (::flock(lock_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    fail(Code::failed_precondition, "another process is training in '", path_, "'");
  }
  remove_parts(path_);
  remove_parts(checkpoints().folder());
}

bool RunFolder::exists() const { return fs::is_regular_file(path_ + "/config.yaml"); }

RunConfig RunFolder::read_config() const {
  RunConfig config;
  apply_settings(config, pcp::read_config(path_ + "/config.yaml"));
  return config;
}

void RunFolder::write_config(const RunConfig& config) const {
  write_file_atomically(path_ + "/config.yaml", to_yaml(config));
}

std::unique_ptr<Tokenizer> RunFolder::read_tokenizer() const {
  std::string path = path_ + "/tokenizer.json";
  if (!fs::exists(path)) return nullptr;
  return load_tokenizer(read_file(path), path);
}

void RunFolder::write_tokenizer(const std::string& serialized) const {
  write_file_atomically(path_ + "/tokenizer.json", serialized);
}

void RunFolder::write_curve(const std::string& svg) const { write_file_atomically(path_ + "/loss.svg", svg); }

}  // namespace pcp
