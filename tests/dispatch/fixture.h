// A dispatcher, workers and clients over real sockets, each on threads of its own.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cluster/server_network.h"
#include "cluster/worker_run.h"
#include "dispatch/client_link.h"
#include "dispatch/dispatcher.h"
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

  // `options`: where it listens beside its socket.
  void start_dispatcher(const DispatcherConfig& config = {}, net::ServerOptions options = only_a_socket()) {
    options.ipc_path = folder_ / "socket";
    server_.emplace(options);
    stop_ = killed_ = false;
    dispatcher_ = std::thread([this, config] { dispatch(config); });
  }
  static net::ServerOptions only_a_socket() {
    net::ServerOptions options;
    options.tcp = false;
    return options;
  }
  // As run_dispatcher does, but it may also end without a word.
  void dispatch(const DispatcherConfig& config) {
    cluster::ServerNetwork network(*server_);
    cluster::Membership membership({}, network);
    Dispatcher dispatcher(config, membership, [this](const std::string& line) { add_to_log(line); });
    membership.add(cluster::seconds_now(), dispatcher);
    auto serve = [&] {
      for (const net::Event& event : server_->poll(std::chrono::milliseconds(20))) {
        membership.hear(cluster::seconds_now(), event);
      }
      membership.tick(cluster::seconds_now());
      std::lock_guard lock(log_mutex_);
      dropped_ = dispatcher.dropped();
    };
    while (!stop_ && !killed_) serve();
    if (killed_) return;
    dispatcher.stop(cluster::seconds_now(), "the test");
    for (double end = cluster::seconds_now() + 2; membership.anybody_here() && cluster::seconds_now() < end;) serve();
  }
  void kill_dispatcher() {
    killed_ = true;
    stop_dispatcher();
  }
  void stop_dispatcher() {
    if (!dispatcher_.joinable()) return;
    stop_ = true;
    server_->wake();
    dispatcher_.join();
    server_.reset();
  }
  void add_to_log(const std::string& line) {
    std::lock_guard lock(log_mutex_);
    log_ += line + "\n";
  }
  std::string log() {
    std::lock_guard lock(log_mutex_);
    return log_;
  }

  std::uint64_t dropped(const std::string& kind) {
    std::lock_guard lock(log_mutex_);
    return dropped_[kind];
  }
  void wait_for_log(const std::string& text) {
    while (log().find(text) == std::string::npos) std::this_thread::yield();
  }

  RunningWorker& start_worker(const SessionTaskOptions& task = {}) { return start_worker(task, client_options()); }
  RunningWorker& start_worker(const SessionTaskOptions& task, const net::ClientOptions& to) {
    RunningWorker& worker = *workers_.emplace_back(std::make_unique<RunningWorker>());
    worker.thread = std::thread([this, &worker, task, to, name = "w" + std::to_string(workers_.size() - 1)] {
      cluster::WorkerOptions options;
      options.find_shepherd = [&] { return to; };
      options.name = name;
      options.threads = 1;
      options.compiles = false;
      options.tasks.push_back([&](cluster::Session& session, Engine& engine, int threads, std::function<void()> wake) {
        return std::make_unique<SessionTask>(session, engine, threads, task, std::move(wake));
      });
      cluster::run_worker(
          options, [&worker] { return worker.stop.load(); },
          [this, name](const std::string& line) { add_to_log(name + ": " + line); });
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
  std::atomic<bool> stop_{false}, killed_{false};
  std::thread dispatcher_;
  std::vector<std::unique_ptr<RunningWorker>> workers_;
  std::mutex log_mutex_;
  std::string log_;
  std::map<std::string, std::uint64_t> dropped_;
};

}  // namespace pcp::dispatch
