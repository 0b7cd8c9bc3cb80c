// Sessions over real sockets: what a program computes.
#include <thread>

#include "session/node.h"
#include "tests/dispatch/fixture.h"

namespace pcp::dispatch {
namespace {

using gt::Tensor;

class SessionsTest : public DispatchTest {
 protected:
  SessionsTest() { start_dispatcher(); }
  ~SessionsTest() override { gt::set_session(nullptr); }

  std::shared_ptr<session::Recorder> record() const { return std::make_shared<session::Recorder>(connect()); }
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
};

TEST_F(SessionsTest, AClientComputesOnAWorker) {
  start_worker();
  gt::set_session(record());
  Tensor a = tensor({1, 2}), b = tensor({10, 20});
  EXPECT_EQ(values(add(a, b)), (std::vector<float>{11, 22}));
}

TEST_F(SessionsTest, AClientMayComeBeforeTheFirstWorker) {
  gt::set_session(record());
  Tensor sum = add(tensor({1}), tensor({2}));
  gt::current_session()->flush();
  start_worker();
  EXPECT_EQ(values(sum), std::vector<float>{3});
}

TEST_F(SessionsTest, AValueOfManyPieces) {
  start_worker();
  gt::set_session(record());
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
      auto session = record();
      auto mine = static_cast<float>(c);
      TensorType type(DType::f32, {1});
      session::ValueRef value = session->put(type, std::as_bytes(std::span(&mine, 1)));
      for (int i = 0; i < 200; ++i) wrong += session->read(*value).as<float>()[0] != mine;
    });
  }
  for (std::thread& client : clients) client.join();
  EXPECT_EQ(wrong, 0);
}

TEST_F(SessionsTest, AProgramWhoseOnlyWorkerIsLostHearsWhyAndMayBeginAgain) {
  RunningWorker& worker = start_worker();
  gt::set_session(record());
  Tensor a = tensor({1});
  values(a);
  stop_worker(worker);
  std::string error = error_of([&] {
    while (true) values(add(a, a));
  });
  EXPECT_NE(error.find("worker 0 (w0@local) is lost: it left: it was stopped"), std::string::npos) << error;
  start_worker();
  gt::set_session(record());
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
