// Sessions over real sockets: a dispatcher, workers and clients, each on threads of its own.
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <optional>
#include <thread>

#include "cluster/worker_run.h"
#include "dispatch/client_link.h"
#include "dispatch/dispatcher_run.h"
#include "dispatch/session_task.h"
#include "session/node.h"

namespace pcp::dispatch {
namespace {

using gt::Tensor;

class SessionsTest : public testing::Test {
 protected:
  SessionsTest() {
    net::ServerOptions options;
    options.tcp = false;
    options.ipc_path = folder_ / "socket";
    std::filesystem::create_directory(folder_);
    server_.emplace(options);
    dispatcher_ = std::thread([this] {
      run_dispatcher(
          {}, *server_, [this] { return stop_.load(); }, [](const std::string&) {});
    });
  }
  ~SessionsTest() override {
    gt::set_session(nullptr);
    for (auto& worker : workers_) stop_worker(*worker);
    stop_ = true;
    server_->wake();
    dispatcher_.join();
    std::filesystem::remove_all(folder_);
  }

  struct RunningWorker {
    std::atomic<bool> stop{false};
    std::thread thread;
  };
  RunningWorker& start_worker() {
    RunningWorker& worker = *workers_.emplace_back(std::make_unique<RunningWorker>());
    worker.thread = std::thread([this, &worker, name = "w" + std::to_string(workers_.size())] {
      cluster::WorkerOptions options;
      options.find_shepherd = [this] { return client_options(); };
      options.name = name;
      options.threads = 1;
      options.compiles = false;
      options.tasks.push_back([](cluster::Session& session, Engine& engine, int threads, std::function<void()> wake) {
        return std::make_unique<SessionTask>(session, engine, threads, session::ExecutorOptions{}, std::move(wake));
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
  std::optional<net::ClientOptions> client_options() const {
    net::ClientOptions options;
    options.ipc_path = folder_ / "socket";
    return options;
  }
  std::shared_ptr<session::Recorder> connect() const {
    ClientLinkOptions options;
    options.dispatcher = *client_options();
    return std::make_shared<session::Recorder>(std::make_unique<ClientLink>(options));
  }

  static Tensor tensor(const std::vector<float>& values) {
    return Tensor::of(HostTensor::of<float>({DType::f32, {static_cast<std::int64_t>(values.size())}}, values));
  }
  static Tensor add(const Tensor& a, const Tensor& b) {
    return session::record1("add", {}, {a, b}, [](Builder& g, const Values& v) { return g.add(v[0], v[1]); });
  }
  static std::vector<float> values(const Tensor& of) {
    HostTensor read = of.read();
    return {read.as<float>().begin(), read.as<float>().end()};
  }

  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / ("pcp-sessions-" + std::to_string(getpid()));
  std::optional<net::Server> server_;
  std::atomic<bool> stop_{false};
  std::thread dispatcher_;
  std::vector<std::unique_ptr<RunningWorker>> workers_;
};

TEST_F(SessionsTest, AClientComputesOnAWorker) {
  start_worker();
  gt::set_session(connect());
  Tensor a = tensor({1, 2}), b = tensor({10, 20});
  EXPECT_EQ(values(add(a, b)), (std::vector<float>{11, 22}));
}

TEST_F(SessionsTest, AClientMayComeBeforeTheFirstWorker) {
  gt::set_session(connect());
  Tensor sum = add(tensor({1}), tensor({2}));
  gt::current_session()->flush();
  start_worker();
  EXPECT_EQ(values(sum), std::vector<float>{3});
}

TEST_F(SessionsTest, AValueOfManyPieces) {
  start_worker();
  gt::set_session(connect());
  std::vector<float> many(5'000'000);
  for (std::size_t i = 0; i < many.size(); ++i) many[i] = static_cast<float>(i % 1000);
  EXPECT_EQ(values(tensor(many)), many);
}

TEST_F(SessionsTest, ClientsDoNotSeeEachOthersTensors) {
  start_worker();
  std::vector<std::thread> clients;
  std::atomic<int> wrong{0};
  for (int c = 0; c < 4; ++c) {
    clients.emplace_back([&, c] {
      auto session = connect();
      auto mine = static_cast<float>(c);
      TensorType type(DType::f32, {1});
      session::ValueRef value = session->put(type, std::as_bytes(std::span(&mine, 1)));
      for (int i = 0; i < 200; ++i) wrong += session->read(*value).as<float>()[0] != mine;
    });
  }
  for (std::thread& client : clients) client.join();
  EXPECT_EQ(wrong, 0);
}

TEST_F(SessionsTest, ALostWorkerEndsItsSessionsWithTheReason) {
  RunningWorker& worker = start_worker();
  gt::set_session(connect());
  Tensor a = tensor({1});
  values(a);
  stop_worker(worker);
  try {
    while (true) values(add(a, a));
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("is lost"), std::string::npos) << error.what();
  }
  start_worker();
  gt::set_session(connect());
  EXPECT_EQ(values(add(tensor({1}), tensor({2}))), std::vector<float>{3});
}

TEST_F(SessionsTest, NobodyAnswers) {
  ClientLinkOptions options;
  options.dispatcher.ipc_path = folder_ / "none";
  options.connect_seconds = 0.2;
  EXPECT_THROW(ClientLink link(options), Error);
}

}  // namespace
}  // namespace pcp::dispatch
