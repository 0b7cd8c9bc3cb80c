// Ends whose polling thread moves the bytes itself, and small messages that are written where they are sent.
#include <atomic>
#include <thread>

#include "net/endpoint.h"
#include "tests/net/network.h"
#include "tests/net/samples.h"

namespace pcp::net {
namespace {

using Kind = Event::Kind;

// Sends everything back, on a thread of its own.
class Echo {
 public:
  explicit Echo(const ServerOptions& options) : server_(options), thread_([this] { work(); }) {}
  ~Echo() {
    ending_ = true;
    server_.wake();
    thread_.join();
  }
  int port() const { return server_.port(); }

 private:
  void work() {
    while (!ending_) {
      for (Event& event : server_.poll(kPatience)) {
        if (event.kind != Kind::message) continue;
        while (!server_.send(event.peer, event.message) && !ending_) server_.poll(milliseconds(1));
      }
    }
  }

  Server server_;
  std::atomic<bool> ending_ = false;
  std::thread thread_;
};

class PolledTest : public NetworkTest {
 protected:
  ServerOptions polled_server() const {
    ServerOptions options = ipc_server();
    options.polls_local = true;
    return options;
  }
  ClientOptions polled_client() const {
    ClientOptions options = ipc_client();
    options.polls_local = true;
    return options;
  }
};

void expect_echoes(Client& client) {
  ASSERT_TRUE(connect(client)) << client.trouble();
  for (const Message& message : sample_messages()) {
    if (std::holds_alternative<Join>(message.body)) continue;  // the server answers it itself
    ASSERT_TRUE(client.send(message));
    auto back = next(client, Kind::message);
    ASSERT_TRUE(back) << name_of(message.body);
    EXPECT_TRUE(back->message.body == message.body) << name_of(message.body);
    EXPECT_EQ(back->message.payload.text(), message.payload.text());
  }
}

TEST_F(PolledTest, EveryMessageCrosses) {
  Echo echo(polled_server());
  Client client(polled_client());
  expect_echoes(client);
}

TEST_F(PolledTest, OneServerHasPolledAndEncryptedPeers) {
  allow(worker_key());
  ServerOptions options = encrypted_server();
  options.ipc_path = folder_ + "/sockets/s";
  options.polls_local = true;
  Echo echo(options);
  Client remote(encrypted_client(echo.port())), local(polled_client()), threaded(ipc_client());
  for (Client* client : {&remote, &local, &threaded}) expect_echoes(*client);
}

TEST_F(PolledTest, WakeEndsTheWaiting) {
  Server server(polled_server());
  std::thread waker([&] { server.wake(); });
  server.poll(kPatience);  // returns at once, or as soon as it is woken; a lost wake is a timeout of the test
  waker.join();
  for (int i = 0; i < 1000; ++i) {
    server.wake();
    server.poll(kPatience);
  }
}

// However often it is woken.
TEST_F(PolledTest, BytesMoveWhileItIsWokenAgainAndAgain) {
  Echo echo(polled_server());
  Client client(polled_client());
  std::vector<Event> events;
  auto came = [&](Kind kind) {
    return std::ranges::any_of(events, [&](const Event& event) { return event.kind == kind; });
  };
  auto poll_woken_until = [&](Kind kind) {
    auto deadline = std::chrono::steady_clock::now() + kPatience;
    while (!came(kind) && std::chrono::steady_clock::now() < deadline) {
      client.wake();
      for (Event& event : client.poll(kPatience)) events.push_back(std::move(event));
    }
    return came(kind);
  };
  ASSERT_TRUE(poll_woken_until(Kind::connected));
  ASSERT_TRUE(client.send({Piece{"b", 0}, Payload::of(std::string(1 << 20, 'p'))}));
  EXPECT_TRUE(poll_woken_until(Kind::message));
}

TEST_F(PolledTest, LastWordsArrive) {
  Server server(ipc_server());
  std::string large(3 << 20, 'w');
  {
    Client client(polled_client());
    ASSERT_TRUE(connect(client));
    ASSERT_TRUE(client.send({Piece{"b", 7}, Payload::of(large)}));
  }
  auto heard = next(server, Kind::message);
  ASSERT_TRUE(heard);
  EXPECT_EQ(heard->message.payload.text(), large);
}

// Messages that are written at once, in part, and not at all, as the socket fills.
TEST_F(PolledTest, MessagesStayInOrderThroughAFullSocket) {
  constexpr std::uint64_t kMessages = 3000;
  for (bool polled : {false, true}) {
    SCOPED_TRACE(polled);
    Server server(ipc_server());
    ClientOptions options = ipc_client();
    options.polls_local = polled;
    Client client(options);
    ASSERT_TRUE(connect(client));
    std::uint64_t sent = 0, expected = 0;
    auto text = [](std::uint64_t i) { return std::string(1000 + i * 7919 % 15'000, static_cast<char>('a' + i % 26)); };
    auto deadline = std::chrono::steady_clock::now() + kPatience;
    while (expected < kMessages && std::chrono::steady_clock::now() < deadline) {
      while (sent < kMessages && client.send({Piece{"b", sent}, Payload::of(text(sent))})) ++sent;
      for (Event& event : server.poll(milliseconds(1))) {
        if (event.kind != Kind::message) continue;
        ASSERT_EQ(std::get<Piece>(event.message.body).offset, expected);
        ASSERT_EQ(event.message.payload.text(), text(expected));
        ++expected;
      }
      client.poll(milliseconds(0));
    }
    EXPECT_EQ(expected, kMessages);
  }
}

}  // namespace
}  // namespace pcp::net
