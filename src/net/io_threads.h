// The threads that move bytes. Each has an event loop of its own, and a connection stays with one thread for its life.
#pragma once

#include <array>
#include <asio/executor_work_guard.hpp>
#include <asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <thread>
#include <vector>

#include "net/stream.h"

namespace pcp::net {

struct IoThread {
  explicit IoThread(bool has_thread);

  asio::io_context context{1};
  asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
  // Used by whichever handler runs.
  std::vector<std::byte> received;
  Stream::Scratch scratch;
  std::thread thread;
};

class IoThreads {
 public:
  explicit IoThreads(std::size_t count);
  // One event loop without a thread: run() is to be called again and again.
  static std::shared_ptr<IoThreads> without_thread();
  ~IoThreads() { stop(); }
  IoThreads(const IoThreads&) = delete;
  IoThreads& operator=(const IoThreads&) = delete;

  // As many as cores, at least 2 and at most 16.
  static std::size_t for_server();

  IoThread& at(std::size_t number) { return *threads_[number % threads_.size()]; }
  void stop();  // handlers that have not run are dropped

  // --- Without a thread.
  void run(std::chrono::steady_clock::time_point until);  // waits for something to do until then, and does it
  void run_ready();                                       // does some of what there is to do
  void wake();                                            // ends the waiting, from any thread

 private:
  IoThreads() = default;
  std::vector<std::unique_ptr<IoThread>> threads_;
};

}  // namespace pcp::net
