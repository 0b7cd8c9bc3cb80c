// A dispatcher, workers and clients over real sockets, each on threads of its own.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cluster/worker_run.h"
#include "dispatch/client_link.h"
#include "dispatch/dispatcher_run.h"
#include "dispatch/session_task.h"
#include "pcp/builder.h"
#include "session/routine.h"

namespace pcp::dispatch {

class DispatchTest : public testing::Test {
 protected:
  struct RunningWorker {
    std::atomic<bool> stop{false};
    std::thread thread;
  };

  DispatchTest() { std::filesystem::create_directory(folder_); }
  ~DispatchTest() override {
    for (auto& worker : workers_) stop_worker(*worker);
    stop_dispatcher();
    std::filesystem::remove_all(folder_);
  }

  void start_dispatcher(const DispatcherConfig& config = {}) {
    net::ServerOptions options;
    options.tcp = false;
    options.ipc_path = folder_ / "socket";
    server_.emplace(options);
    stop_ = false;
    dispatcher_ = std::thread([this, config] {
      run_dispatcher(
          {{}, config}, *server_, [this] { return stop_.load(); },
          [this](const std::string& line) {
            std::lock_guard lock(log_mutex_);
            log_ += line + "\n";
          });
    });
  }
  void stop_dispatcher() {
    if (!dispatcher_.joinable()) return;
    stop_ = true;
    server_->wake();
    dispatcher_.join();
    server_.reset();
  }
  std::string log() {
    std::lock_guard lock(log_mutex_);
    return log_;
  }

  void wait_for_log(const std::string& text) {
    while (log().find(text) == std::string::npos) std::this_thread::yield();
  }

  RunningWorker& start_worker(const SessionTaskOptions& task = {}, double give_up = 0) {
    RunningWorker& worker = *workers_.emplace_back(std::make_unique<RunningWorker>());
    worker.thread = std::thread([this, &worker, task, give_up, name = "w" + std::to_string(workers_.size() - 1)] {
      cluster::WorkerOptions options;
      options.find_shepherd = [this] { return client_options(); };
      options.name = name;
      options.threads = 1;
      options.compiles = false;
      options.give_up_seconds = give_up;
      options.tasks.push_back([&](cluster::Session& session, Engine& engine, int threads, std::function<void()> wake) {
        return std::make_unique<SessionTask>(session, engine, threads, task, std::move(wake));
      });
      cluster::run_worker(
          options, [&worker] { return worker.stop.load(); }, [](const std::string&) {});
    });
    return worker;
  }
  static void stop_worker(RunningWorker& worker) {
    worker.stop = true;
    if (worker.thread.joinable()) worker.thread.join();
  }
  net::ClientOptions client_options() const {
    net::ClientOptions options;
    options.ipc_path = folder_ / "socket";
    return options;
  }
  std::unique_ptr<ClientLink> connect(session::WorkerId workers = 0) const {
    ClientLinkOptions options;
    options.dispatcher = client_options();
    options.least_workers = workers;
    return std::make_unique<ClientLink>(options);
  }

  // --- Streams by hand.

  static TensorType vector_of(std::int64_t size) { return {DType::f32, {size}}; }
  // The text of a function that adds two vectors.
  static std::string addition(std::int64_t size) {
    Function function;
    function.name = "main";
    Builder b(function);
    Value left = b.argument(vector_of(size)), right = b.argument(vector_of(size));
    b.returns({b.add(left, right)});
    return session::routine_text(function);
  }
  static void put(session::StreamWriter& stream, session::TensorId tensor, const std::vector<float>& values) {
    auto size = static_cast<std::int64_t>(values.size());
    stream.add(session::Put{tensor, vector_of(size), 0, std::as_bytes(std::span(values))});
  }
  static std::vector<float> floats(const HostTensor& tensor) {
    return {tensor.as<float>().begin(), tensor.as<float>().end()};
  }
  // What the function throws; empty where it does not.
  static std::string error_of(const std::function<void()>& function) {
    try {
      function();
    } catch (const std::exception& error) {
      return error.what();
    }
    return "";
  }

  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / ("pcp-sessions-" + std::to_string(getpid()));
  std::optional<net::Server> server_;
  std::atomic<bool> stop_{false};
  std::thread dispatcher_;
  std::vector<std::unique_ptr<RunningWorker>> workers_;
  std::mutex log_mutex_;
  std::string log_;
};

}  // namespace pcp::dispatch
