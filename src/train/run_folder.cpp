#include "train/run_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "base/file.h"
#include "train/run_model.h"

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

std::string model_copy(const std::string& folder, const std::string& model) {
  return folder + (model.ends_with(".mlirbc") ? "/imported.mlirbc" : "/imported.mlir");
}
std::string names_copy(const std::string& folder) { return folder + "/names.txt"; }

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
  apply_settings(config, read_kept_config(path_ + "/config.yaml"));
  auto take_copy = [](std::string& source, const std::string& copy) {
    if (!source.empty() && fs::exists(copy)) source = fs::absolute(copy).lexically_normal().string();
  };
  if (is_model_file(config.model)) {
    take_copy(config.model, model_copy(path_, config.model));
    take_copy(config.names, names_copy(path_));
  }
  return config;
}

void RunFolder::keep_model(const RunConfig& config) const {
  if (!is_model_file(config.model)) return;
  auto copy = [](const std::string& from, const std::string& to) {
    std::error_code ignored;  // a copy that is not there is not the file itself
    if (!from.empty() && !fs::equivalent(from, to, ignored)) write_file_atomically(to, read_file(from));
  };
  copy(config.model, model_copy(path_, config.model));
  copy(config.names, names_copy(path_));
}

void RunFolder::check_model(const RunConfig& config) const {
  if (!is_model_file(config.model)) return;
  std::string copy = model_copy(path_, config.model);
  bool same = !fs::exists(copy) || read_file(copy) == read_file(config.model);
  require(same, "'", config.model, "' is not the model the run in '", path_, "' was begun with, which is kept as '",
          copy, "'; another model is another run: --init ", path_, " --out DIR starts one");
}

void RunFolder::write_config(const RunConfig& config) const {
  write_file_atomically(path_ + "/config.yaml", to_kept_yaml(config));
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
