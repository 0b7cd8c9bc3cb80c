#include "train/default_folder.h"

#include <filesystem>

#include "pcp/error.h"
#include "train/run_folder.h"

namespace pcp {
namespace {

namespace fs = std::filesystem;

const fs::path kRuns = "runs";

std::string newest_run() {
  std::string newest;
  fs::file_time_type newest_time;
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(kRuns, ignored)) {
    RunFolder run(entry.path().string());
    if (!run.exists()) continue;
    fs::file_time_type time = fs::last_write_time(run.metrics_path(), ignored);
    if (ignored) time = fs::last_write_time(entry.path() / "config.yaml", ignored);
    if (!newest.empty() && time <= newest_time) continue;
    newest = run.path();
    newest_time = time;
  }
  return newest;
}

}  // namespace

std::string make_default_folder(const RunConfig& config) {
  std::error_code error;
  fs::create_directories(kRuns, error);
  std::string name = fs::path(config.model).stem().string();
  for (int number = 1; !error; ++number) {
    fs::path folder = kRuns / concat(name, "-", number);
    if (fs::exists(fs::symlink_status(folder))) continue;
    if (fs::create_directory(folder, error)) return folder.string();  // false: somebody was quicker
  }
  fail(Code::invalid_argument, "cannot make a folder for the run under '", fs::absolute(kRuns).string(),
       "': ", error.message(), "; --out DIR puts it elsewhere");
}

void fail_without_folder_to_resume() {
  std::string newest = newest_run();
  fail(Code::invalid_argument, "--resume needs --out, the folder of the run to continue",
       newest.empty() ? std::string("; there is no run under runs/ here")
                      : concat("; the newest under runs/ is: --resume --out ", newest));
}

}  // namespace pcp
