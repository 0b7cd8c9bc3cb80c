#include "dispatch/session_runner.h"

#include <gtest/gtest.h>

#include <future>

namespace pcp::dispatch {
namespace {

using session::Read;
using session::Receive;
using session::StreamWriter;

class SessionRunnerTest : public testing::Test {
 protected:
  static std::shared_ptr<SessionPeers> peers(std::uint64_t session, std::uint64_t most_bytes = 1 << 20) {
    auto nowhere = [](const net::SessionWorker&, net::Transfer, SessionPeers::Value) {};
    auto peers = std::make_shared<SessionPeers>(session, 0, "secret", most_bytes, nowhere);
    for (std::uint32_t worker : {0, 1}) peers->add({worker, "w" + std::to_string(worker), {}});
    return peers;
  }
  static net::Payload stream(session::TensorId tensor, std::uint64_t request) {
    StreamWriter writer;
    float value = 1;
    writer.add(session::Put{tensor, {DType::f32, {1}}, 0, std::as_bytes(std::span(&value, 1))});
    writer.add(Read{tensor, request});
    return net::Payload::copy_of(writer.take());
  }
  std::unique_ptr<Engine> engine_ = make_engine("cpu");
};

TEST_F(SessionRunnerTest, SessionsTakeTurns) {
  std::promise<void> begun, go_on;
  std::atomic<int> calls{0};
  std::promise<void> all_done;
  SessionRunner runner(*engine_, 1, {}, [&] {  // the thread is held in its first answer
    int call = ++calls;
    if (call == 1) {
      begun.set_value();
      go_on.get_future().wait();
    }
    if (call == 2 * 8) all_done.set_value();
  });
  for (std::uint64_t session : {1, 2, 3}) runner.begin(session, peers(session));
  runner.add(3, stream(1, 1));
  begun.get_future().wait();
  for (session::TensorId tensor = 1; tensor <= 5; ++tensor) runner.add(1, stream(tensor, tensor));
  for (session::TensorId tensor = 1; tensor <= 2; ++tensor) runner.add(2, stream(tensor, tensor));
  go_on.set_value();
  all_done.get_future().wait();
  std::vector<std::uint64_t> order;
  for (const auto& outgoing : runner.take()) {
    if (std::holds_alternative<net::InstructionsRun>(outgoing.body)) order.push_back(outgoing.session);
  }
  EXPECT_EQ(order, (std::vector<std::uint64_t>{3, 1, 2, 1, 2, 1, 1, 1}));
}

TEST_F(SessionRunnerTest, InstructionsOfASessionThatHasNotBegunAreDropped) {
  std::promise<void> done;
  SessionRunner runner(*engine_, 1, {}, [&, calls = 0]() mutable {
    if (++calls == 2) done.set_value();
  });
  runner.add(5, stream(1, 1));
  runner.begin(6, peers(6));
  runner.add(6, stream(1, 1));
  done.get_future().wait();
  for (const auto& outgoing : runner.take()) EXPECT_EQ(outgoing.session, 6u);
}

TEST_F(SessionRunnerTest, APartOfTheTimeIsLeftToOthers) {
  std::promise<void> done;
  SessionRunner runner(*engine_, 1, {}, [&, calls = 0]() mutable {
    if (++calls == 2 * 3) done.set_value();
  });
  runner.set_share(0.25);
  runner.begin(1, peers(1));
  for (session::TensorId tensor = 1; tensor <= 3; ++tensor) runner.add(1, stream(tensor, tensor));
  done.get_future().wait();
  EXPECT_EQ(runner.take().size(), 6u);  // it rests, and goes on
}

TEST(SessionPeersTest, PiecesThatDoNotFollowEachOtherAreRefused) {
  SessionPeers peers(1, 0, "secret", 1 << 20, [](const net::SessionWorker&, net::Transfer, SessionPeers::Value) {});
  peers.add({1, "w1", {}});
  net::Transfer piece;
  piece.session = 1;
  piece.from = 1;
  piece.transfer = 3;
  piece.dtype = static_cast<std::uint8_t>(DType::f32);
  piece.dims = {2};
  net::Payload four = net::Payload::of("abcd");
  piece.offset = 4;
  EXPECT_THROW(peers.arrive(piece, four), Error);  // it has no beginning
  piece.offset = 0;
  EXPECT_FALSE(peers.arrive(piece, four));
  EXPECT_FALSE(peers.take(1, 3));
  EXPECT_THROW(peers.arrive(piece, four), Error);  // twice
  piece.offset = 4;
  EXPECT_THROW(peers.arrive(piece, net::Payload::of("abcde")), Error);  // past the end
  EXPECT_TRUE(peers.arrive(piece, four));
  auto value = peers.take(1, 3);
  ASSERT_TRUE(value);
  EXPECT_EQ(std::get<HostTensor>(*value).bytes().size(), 8u);
  EXPECT_FALSE(peers.take(1, 3));  // once
}

TEST(SessionPeersTest, ALostWorkersHalfTransferIsAFailureAndGivesItsRoomBack) {
  SessionPeers peers(1, 0, "secret", 1000, [](const net::SessionWorker&, net::Transfer, SessionPeers::Value) {});
  for (std::uint32_t worker : {1, 2}) peers.add({worker, "w" + std::to_string(worker), {}});
  net::Transfer piece;
  piece.from = 1;
  piece.dtype = static_cast<std::uint8_t>(DType::f32);
  piece.dims = {150};
  EXPECT_FALSE(peers.arrive(piece, net::Payload::of("abcd")));
  piece.from = 2;
  EXPECT_THROW(peers.arrive(piece, net::Payload::of("abcd")), Error);  // there is no room
  peers.lose(1, "worker 1 is lost");
  EXPECT_FALSE(peers.arrive(piece, net::Payload::of("abcd")));
  auto lost = peers.take(1, 0);
  ASSERT_TRUE(lost);
  EXPECT_EQ(std::get<session::Failure>(*lost).message, "worker 1 is lost");
}

TEST(SessionPeersTest, AValueToItself) {
  SessionPeers peers(1, 0, "secret", 1000, [](const net::SessionWorker&, net::Transfer, SessionPeers::Value) {});
  peers.add({0, "w0", {}});
  peers.send(0, 4, HostTensor({DType::f32, {1}}));
  EXPECT_TRUE(peers.take(0, 4));
}

}  // namespace
}  // namespace pcp::dispatch
