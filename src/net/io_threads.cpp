#include "net/io_threads.h"

#include <algorithm>
#include <asio/post.hpp>
#include <csignal>

namespace pcp::net {
namespace {

constexpr std::size_t kReceivedBytes = 16 * 1024;
constexpr std::size_t kHandlersInTurn = 64;  // before whoever runs the loop looks at what has come

}  // namespace

// Blocks all signals, which are for the program's own threads. SIGPIPE is among them, because OpenSSL writes to sockets
// whose other end may be gone.
IoThread::IoThread(bool has_thread) : received(kReceivedBytes) {
  if (!has_thread) return;
  sigset_t all, before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  thread = std::thread([this] { context.run(); });
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

IoThreads::IoThreads(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) threads_.push_back(std::make_unique<IoThread>(true));
}

std::shared_ptr<IoThreads> IoThreads::without_thread() {
  std::shared_ptr<IoThreads> made(new IoThreads);
  made->threads_.push_back(std::make_unique<IoThread>(false));
  return made;
}

void IoThreads::run(std::chrono::steady_clock::time_point until) { threads_[0]->context.run_one_until(until); }

void IoThreads::run_ready() {
  asio::io_context& context = threads_[0]->context;
  for (std::size_t done = 0; done < kHandlersInTurn && context.poll_one() > 0; ++done) {
  }
}

void IoThreads::wake() {
  asio::io_context& context = threads_[0]->context;
  if (!context.get_executor().running_in_this_thread()) asio::post(context, [] {});
}

std::size_t IoThreads::for_server() { return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 2, 16); }

void IoThreads::stop() {
  for (auto& one : threads_) one->context.stop();
  for (auto& one : threads_) {
    if (one->thread.joinable()) one->thread.join();
  }
}

}  // namespace pcp::net
