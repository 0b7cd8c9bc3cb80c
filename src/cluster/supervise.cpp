#include "cluster/supervise.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <random>
#include <thread>

#include "base/seconds_since.h"
#include "pcp/error.h"

namespace pcp::cluster {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kTurn{20};

// In the child: only functions that are safe after fork of a process with threads.
[[noreturn]] void become(char* const* arguments, const char* file_name, int output, int parent, int report) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  setpgid(0, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  for (int number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ}) signal(number, SIG_DFL);
  if (file_name) output = open(file_name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (output >= 0) {
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
  }
  execvp(arguments[0], arguments);
  int error = errno;
  [[maybe_unused]] ssize_t ignored = write(report, &error, sizeof(error));
  _exit(127);
}

}  // namespace

Child::Child(const std::vector<std::string>& command, const ChildOutput& output) {
  require(!command.empty(), "there is no command to run");
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  int report[2], lines[2] = {-1, -1};
  bool made = pipe2(report, O_CLOEXEC) == 0;
  if (made && output.to_parent && pipe2(lines, O_CLOEXEC) != 0) {
    close(report[0]);
    close(report[1]);
    made = false;
  }
  if (!made) fail(Code::resource_exhausted, "no pipe: ", std::strerror(errno));
  int parent = getpid();
  pid_ = fork();
  if (pid_ == 0) {
    become(arguments.data(), output.file.empty() ? nullptr : output.file.c_str(), lines[1], parent, report[1]);
  }
  close(report[1]);
  if (output.to_parent) {
    close(lines[1]);
    output_ = lines[0];
    fcntl(output_, F_SETFL, O_NONBLOCK);
  }
  if (pid_ < 0) {
    close(report[0]);
    if (output_ >= 0) close(output_);
    fail(Code::resource_exhausted, "no process can be started: ", std::strerror(errno));
  }
  int error = 0;
  bool failed = read(report[0], &error, sizeof(error)) == sizeof(error);
  close(report[0]);
  if (failed) {
    waitpid(pid_, nullptr, 0);
    if (output_ >= 0) close(output_);
    fail(Code::not_found, "cannot run '", command[0], "': ", std::strerror(error));
  }
}

Child::~Child() {
  if (running()) signal(SIGTERM);
  auto start = Clock::now();
  while (running()) {
    if (seconds_since(start) > 2) signal(SIGKILL);
    std::this_thread::sleep_for(kTurn);
  }
  if (output_ >= 0) close(output_);
}

std::vector<std::string> Child::take_lines() {
  bool ended = !running();  // asked first: what it printed before its end is there afterwards
  char buffer[4096];
  for (ssize_t count = 0; output_ >= 0 && (count = read(output_, buffer, sizeof(buffer))) > 0;) {
    text_.append(buffer, static_cast<std::size_t>(count));
  }
  if (ended && !text_.empty() && text_.back() != '\n') text_ += '\n';
  std::vector<std::string> lines;
  std::size_t begin = 0;
  for (std::size_t end = 0; (end = text_.find('\n', begin)) != std::string::npos; begin = end + 1) {
    lines.push_back(text_.substr(begin, end - begin));
  }
  text_.erase(0, begin);
  return lines;
}

bool Child::running() {
  if (!running_) return false;
  int status = 0;
  if (waitpid(pid_, &status, WNOHANG) == 0) return true;
  running_ = false;
  exit_code_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return false;
}

void Child::signal(int number) {
  if (running_) kill(pid_, number);
}

std::string final_text(int exit_code) {
  switch (exit_code) {
    case kGaveUp:
      return "it found no shepherd for as long as it was told to wait; it is not started again";
    case kRefused:
      return "the shepherd refused it for good; it is not started again";
    default:
      return "bad usage, which another start would not change";
  }
}

int supervise(const std::vector<std::string>& command, const SuperviseConfig& config,
              const std::function<int()>& received, const std::function<void(const std::string&)>& log) {
  std::mt19937 chance(std::random_device{}());
  std::uniform_real_distribution<double> up_to_a_quarter(1, 1.25);
  RestartPolicy policy(config);
  int restarts = 0;
  auto begin = Clock::now();
  while (true) {
    Child child(command);
    int passed_on = 0;
    while (child.running()) {
      if (int number = received(); number != passed_on && number != 0) {
        child.signal(number);
        passed_on = number;
      }
      std::this_thread::sleep_for(kTurn);
    }
    int code = child.exit_code();
    if (passed_on != 0 || code == 0) return code;
    std::string how = code > 128 ? concat("was ended by signal ", code - 128) : concat("ended with exit code ", code);
    if (is_final(code)) {
      log(concat(command[0], " ", how, ": ", final_text(code)));
      return code;
    }
    if (config.most_restarts >= 0 && restarts >= config.most_restarts) {
      log(concat(command[0], " ", how, "; that was restart ", restarts, ", the last"));
      return code;
    }
    double pause = policy.crashed(seconds_since(begin)) * up_to_a_quarter(chance);
    log(concat(command[0], " ", how, "; ", start_text(pause)));
    ++restarts;
    for (auto from = Clock::now(); seconds_since(from) < pause; std::this_thread::sleep_for(kTurn)) {
      if (int number = received(); number != 0) return 128 + number;
    }
  }
}

}  // namespace pcp::cluster
