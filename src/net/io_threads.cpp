#include "net/io_threads.h"

#include <algorithm>
#include <csignal>

namespace pcp::net {
namespace {

constexpr std::size_t kReceivedBytes = 16 * 1024;

}  // namespace

// Blocks all signals, which are for the program's own threads. SIGPIPE is among them, because OpenSSL writes to sockets
// whose other end may be gone.
IoThread::IoThread() : received(kReceivedBytes) {
  sigset_t all, before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  thread = std::thread([this] { context.run(); });
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

IoThreads::IoThreads(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) threads_.push_back(std::make_unique<IoThread>());
}

std::size_t IoThreads::for_server() { return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 2, 16); }

void IoThreads::stop() {
  for (auto& one : threads_) one->context.stop();
  for (auto& one : threads_) {
    if (one->thread.joinable()) one->thread.join();
  }
}

}  // namespace pcp::net
