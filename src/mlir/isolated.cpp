#include "mlir/isolated.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <sstream>

#include "pcp/error.h"

namespace pcp::mlir {
namespace {

constexpr std::uint8_t kSuccess = 255;  // else a Code

struct Header {
  std::uint8_t status;
  std::uint64_t length;
};

// Closes a file descriptor when it goes.
struct Descriptor {
  int number = -1;
  Descriptor() = default;
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close_now(); }
  void close_now() {
    if (number >= 0) close(number);
    number = -1;
  }
};

bool write_all(int descriptor, const void* data, std::size_t size) {
  auto at = static_cast<const char*>(data);
  while (size > 0) {
    ssize_t written = write(descriptor, at, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    at += written;
    size -= static_cast<std::size_t>(written);
  }
  return true;
}

// A corrupt length must not take the machine's memory; a fault must neither print nor leave a core file.
void confine(std::size_t extra_memory, int messages) {
  rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  std::size_t pages = 0;
  if (std::ifstream("/proc/self/statm") >> pages) {
    rlim_t bytes = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) + extra_memory;
    rlimit memory{bytes, bytes};
    setrlimit(RLIMIT_AS, &memory);
  }
  for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL}) std::signal(signal, SIG_DFL);
  int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDOUT_FILENO);
  dup2(messages >= 0 ? messages : nowhere, STDERR_FILENO);
}

[[noreturn]] void serve(int answer, int messages, pid_t parent, const std::function<std::string()>& work,
                        std::size_t extra_memory) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  confine(extra_memory, messages);
  std::uint8_t status = kSuccess;
  std::string text;
  try {
    text = work();
  } catch (const Error& error) {
    status = static_cast<std::uint8_t>(error.code());
    text = error.what();
  } catch (const std::exception& error) {
    status = static_cast<std::uint8_t>(Code::internal);
    text = error.what();
  }
  Header header{status, text.size()};
  bool sent = write_all(answer, &header, sizeof(header)) && write_all(answer, text.data(), text.size());
  _exit(sent ? 0 : 1);
}

// Notices when a process uses no processor time. Its own children count when they have ended, so a stall must be longer
// than any of them takes.
class StallWatch {
 public:
  StallWatch(pid_t process, std::chrono::seconds stall) : process_(process), stall_(stall) {}

  bool is_stalled() {
    std::string used = processor_time();
    auto now = std::chrono::steady_clock::now();
    if (used != used_) since_ = now;
    used_ = used;
    return now - since_ >= stall_;
  }

 private:
  // User, system, and the same of its children, as the system writes them (proc(5)); the second field may have spaces.
  std::string processor_time() const {
    std::string line;
    std::getline(std::ifstream("/proc/" + std::to_string(process_) + "/stat"), line);
    std::istringstream words(line.substr(std::min(line.size(), line.rfind(')') + 1)));
    constexpr int kFirst = 12, kLast = 15;  // after the second field
    std::string word, times;
    for (int i = 1; words >> word && i <= kLast; ++i) {
      if (i >= kFirst) times += word + " ";
    }
    return times;
  }

  pid_t process_;
  std::chrono::seconds stall_;
  std::string used_;
  std::chrono::steady_clock::time_point since_ = std::chrono::steady_clock::now();
};

struct Answer {
  std::string text;
  bool in_time = true;
};

// Everything the child writes until it closes its end; short when the time is over.
Answer read_answer(int descriptor, std::chrono::steady_clock::time_point deadline, StallWatch watch) {
  constexpr std::chrono::milliseconds kLook{200};
  Answer answer;
  char buffer[1 << 16];
  while (true) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    pollfd wait{descriptor, POLLIN, 0};
    int ready = poll(&wait, 1, static_cast<int>(std::clamp(left, std::chrono::milliseconds(0), kLook).count()));
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0 && left > kLook && !watch.is_stalled()) continue;
    if (ready <= 0) {
      answer.in_time = false;
      return answer;
    }
    ssize_t count = read(descriptor, buffer, sizeof(buffer));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return answer;
    answer.text.append(buffer, static_cast<std::size_t>(count));
  }
}

// What the child wrote to its standard error.
std::string read_messages(int descriptor) {
  char buffer[1 << 14];
  ssize_t count = descriptor < 0 ? 0 : pread(descriptor, buffer, sizeof(buffer), 0);
  return std::string(buffer, static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
}

}  // namespace

IsolatedResult run_in_child(const std::function<std::string()>& work, const IsolationLimits& limits) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail(Code::resource_exhausted, "[mlir] cannot make a pipe: ", std::strerror(errno));
  Descriptor ours, theirs, messages;
  ours.number = ends[0];
  theirs.number = ends[1];
  messages.number = memfd_create("messages", MFD_CLOEXEC);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) fail(Code::resource_exhausted, "[mlir] cannot start a process: ", std::strerror(errno));
  if (child == 0) serve(theirs.number, messages.number, parent, work, limits.extra_memory);
  theirs.close_now();
  auto deadline = std::chrono::steady_clock::now() + limits.time;
  auto [answer, in_time] = read_answer(ours.number, deadline, StallWatch(child, limits.stall));
  kill(child, SIGKILL);
  while (waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
  }

  Header header{};
  if (answer.size() >= sizeof(header)) std::memcpy(&header, answer.data(), sizeof(header));
  if (answer.size() < sizeof(header) || answer.size() != sizeof(header) + header.length) {
    return {!in_time ? IsolatedResult::End::out_of_time : IsolatedResult::End::crashed, "",
            read_messages(messages.number)};
  }
  answer.erase(0, sizeof(header));
  if (header.status != kSuccess) throw Error(static_cast<Code>(header.status), answer);
  return {IsolatedResult::End::answered, std::move(answer), read_messages(messages.number)};
}

std::string run_isolated(const std::function<std::string()>& work, const IsolationLimits& limits,
                         const std::string& source) {
  IsolatedResult result = run_in_child(work, limits);
  if (result.end == IsolatedResult::End::answered) return std::move(result.answer);
  fail(Code::data_loss, source, ": the bytecode is corrupt: MLIR fails on it");
}

}  // namespace pcp::mlir
