#include "dispatch/local_cluster.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "pcp/error.h"
#include "session/environment.h"

extern char** environ;

namespace pcp::dispatch {
namespace {

// A function of this library, by which the library's file is found.
void here() {}

std::string find_program() {
  if (const char* given = std::getenv("PCP_PROGRAM"); given && *given) return given;
  Dl_info info{};
  if (dladdr(reinterpret_cast<void*>(&here), &info) != 0 && info.dli_fname) {
    std::filesystem::path folder = std::filesystem::weakly_canonical(info.dli_fname).parent_path();
    for (const auto& candidate : {folder / "pcp", folder / ".." / "bin" / "pcp"}) {
      if (access(candidate.c_str(), X_OK) == 0 && std::filesystem::is_regular_file(candidate)) return candidate;
    }
  }
  return "pcp";
}

std::string new_folder() {
  const char* runtime = std::getenv("XDG_RUNTIME_DIR");
  std::string pattern = concat(runtime && *runtime ? runtime : "/tmp", "/pcp-session-XXXXXX");
  if (!mkdtemp(pattern.data())) fail(Code::resource_exhausted, "[gt] no folder '", pattern, "': ", strerror(errno));
  return pattern;
}

}  // namespace

LocalCluster::LocalCluster(const LocalClusterOptions& options) : workers_(options.workers) {
  session::options_of_environment();  // workers inherit it; where it is wrong this program says so, not they
  folder_ = new_folder();
  std::vector<std::string> words = {options.program.empty() ? find_program() : options.program,
                                    "dispatcher",
                                    "--no-tcp",
                                    "--socket",
                                    folder_ + "/socket",
                                    "--until-closed",
                                    "--own-folder",
                                    folder_,
                                    "--workers",
                                    std::to_string(options.workers),
                                    "--engine",
                                    options.engine,
                                    "--threads",
                                    std::to_string(options.threads)};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail(Code::resource_exhausted, "[gt] no pipe: ", strerror(errno));
  std::string log = folder_ + "/log";
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);  // Ctrl-C is for the program, which ends this one
  int error = posix_spawnp(&pid_, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[0]);
  pipe_ = ends[1];
  if (error != 0) {
    close(pipe_);
    std::filesystem::remove_all(folder_);
    fail(Code::not_found, "[gt] cannot run '", words[0], "': ", strerror(error),
         "; PCP_PROGRAM names the program pcp where it is not found");
  }
}

LocalCluster::~LocalCluster() {
  close(pipe_);
  constexpr std::chrono::milliseconds kTurn{5};
  constexpr int kTurns = 600;
  for (int turn = 0; waitpid(pid_, nullptr, WNOHANG) == 0; ++turn) {
    if (turn == kTurns) kill(pid_, SIGKILL);
    std::this_thread::sleep_for(kTurn);
  }
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::string LocalCluster::last_words() const {
  std::ifstream log(folder_ + "/log");
  std::string last;
  for (std::string line; std::getline(log, line);) {
    if (!line.empty()) last = line;
  }
  return last;
}

std::unique_ptr<ClientLink> LocalCluster::connect() {
  ClientLinkOptions options;
  options.dispatcher.ipc_path = folder_ + "/socket";
  options.connect_seconds = 60;
  options.least_workers = static_cast<session::WorkerId>(workers_);
  options.give_up = [this] {
    siginfo_t ended{};
    waitid(P_PID, static_cast<id_t>(pid_), &ended, WEXITED | WNOHANG | WNOWAIT);
    return ended.si_pid != 0;
  };
  try {
    return std::make_unique<ClientLink>(options);
  } catch (const Error& error) {
    std::string last = last_words();
    throw Error(error.code(), last.empty() ? error.what() : concat(error.what(), "; it said: ", last));
  }
}

}  // namespace pcp::dispatch
