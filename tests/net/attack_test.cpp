// Whoever comes with the wrong key, no key, or no idea of the protocol: nothing enters, nothing dies, it is counted.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <fstream>
#include <thread>
#include <zmq.hpp>

#include "base/splitmix64.h"
#include "net/wire.h"
#include "pcp/error.h"
#include "tests/net/network.h"

namespace pcp::net {
namespace {

using Kind = Event::Kind;

class AttackTest : public NetworkTest {
 protected:
  void SetUp() override {
    NetworkTest::SetUp();
    allow(worker_key());
    server_.emplace(encrypted_server());
  }

  // Serves until `counter` has this value; nothing may be delivered meanwhile.
  void expect_counted(const std::string& counter, std::uint64_t value) {
    std::vector<Event> events;
    EXPECT_TRUE(poll_until(*server_, events, [&] { return server_->counters()[counter] >= value; })) << counter;
    EXPECT_EQ(server_->counters()[counter], value) << counter;
    EXPECT_TRUE(events.empty());
  }
  // The server still does its work.
  void expect_alive() {
    Client client(encrypted_client(*server_));
    auto met = meet(*server_, client);
    ASSERT_TRUE(met) << client.trouble();
    ASSERT_TRUE(server_->send(met->peer, {Welcome{}, {}}));
    EXPECT_TRUE(next(client, Kind::message));
  }

  std::optional<Server> server_;
};

// Bytes over plain tcp; closes when it ends.
class RawConnection {
 public:
  explicit RawConnection(int port) : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(descriptor_, reinterpret_cast<sockaddr*>(&address), sizeof(address)), 0);
  }
  ~RawConnection() { ::close(descriptor_); }
  bool say(const std::string& bytes) {
    return ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
  }
  bool hear(std::size_t count) {
    std::string bytes(count, '\0');
    return ::recv(descriptor_, bytes.data(), count, MSG_WAITALL) == static_cast<ssize_t>(count);
  }

 private:
  int descriptor_;
};

// The first 64 bytes of ZMTP 3.0.
std::string greeting(const std::string& mechanism) {
  std::string bytes("\xff\0\0\0\0\0\0\0\x01\x7f\x03\0", 12);
  bytes += mechanism;
  bytes.resize(64);
  return bytes;
}

// The head of a frame of this many bytes, as ZMTP writes it.
std::string frame_head(char flags, std::uint64_t size) {
  std::string bytes(1, static_cast<char>(flags | 2));  // 2: the length has eight bytes
  for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(size >> shift);
  return bytes;
}

// A DEALER that speaks ZMTP and has a key, but is not our Client.
zmq::socket_t rogue(zmq::context_t& context, const ClientOptions& options) {
  zmq::socket_t socket(context, zmq::socket_type::dealer);
  socket.set(zmq::sockopt::linger, 0);
  if (!options.insecure) {
    socket.set(zmq::sockopt::curve_publickey, options.key.public_key);
    socket.set(zmq::sockopt::curve_secretkey, options.key.secret_key);
    socket.set(zmq::sockopt::curve_serverkey, options.server_key);
  }
  return socket;
}
std::string address_of(const ClientOptions& options) { return concat("tcp://127.0.0.1:", options.port); }

std::string control(const Message& message) { return std::string(encode(message).control.text()); }

TEST_F(AttackTest, AnUnknownKeyGetsNothing) {
  ClientOptions options = encrypted_client(*server_);
  options.key = make_key_pair();
  Client client(options);
  std::vector<Event> events;
  ASSERT_TRUE(poll_until(client, events, [&] {
    EXPECT_TRUE(server_->poll(milliseconds(0)).empty());
    return server_->counters()["unknown key"] >= 2;  // it tries again
  }));
  EXPECT_TRUE(events.empty());
  EXPECT_FALSE(client.connected());
  EXPECT_FALSE(client.send({Hello{}, {}}));
  expect_alive();
}

TEST_F(AttackTest, PlainTcpToAnEncryptedPort) {
  zmq::context_t context;
  ClientOptions options = plain_client(server_->port());
  zmq::socket_t socket = rogue(context, options);
  socket.set(zmq::sockopt::reconnect_ivl, -1);
  socket.connect(address_of(options));
  socket.send(zmq::buffer(control({Stop{}, {}})), zmq::send_flags::dontwait);
  std::vector<Event> events;
  // Which end finds out first is a matter of luck.
  EXPECT_TRUE(poll_until(*server_, events, [&] {
    auto counters = server_->counters();
    return counters["not encrypted as asked"] + counters["handshake broken off"] == 1;
  }));
  EXPECT_TRUE(events.empty());
  expect_alive();
}

TEST_F(AttackTest, AWrongServerKey) {
  ClientOptions options = encrypted_client(*server_);
  options.server_key = worker_key().public_key;
  {
    Client client(options);
    std::vector<Event> events;
    ASSERT_TRUE(poll_until(client, events, [&] {
      EXPECT_TRUE(server_->poll(milliseconds(0)).empty());
      return server_->counters()["wrong server key"] > 0;
    }));
    EXPECT_FALSE(client.connected());
  }
  expect_alive();
}

TEST_F(AttackTest, RandomBytes) {
  std::uint64_t random = 7;
  constexpr int kTimes = 40;
  for (int i = 0; i < kTimes; ++i) {
    std::string bytes;
    while (bytes.size() < 4096) bytes += static_cast<char>(random = splitmix64(random));
    if (i % 2) bytes = greeting("CURVE") + bytes;
    if (i % 4 == 3) bytes[64] = 4;  // a short command
    RawConnection(server_->port()).say(bytes);
    EXPECT_TRUE(server_->poll(milliseconds(1)).empty());
  }
  std::vector<Event> events;
  EXPECT_TRUE(poll_until(*server_, events, [&] {
    std::uint64_t sum = 0;
    for (const auto& [name, count] : server_->counters()) sum += count;
    return sum == kTimes;
  }));
  EXPECT_TRUE(events.empty());
  expect_alive();
}

TEST_F(AttackTest, FourGigabytesAnnouncedBeforeTheHandshake) {
  rusage before{}, after{};
  ::getrusage(RUSAGE_SELF, &before);
  for (std::uint64_t size : {std::uint64_t{4} << 30, ~std::uint64_t{0}, std::uint64_t{1} << 63}) {
    RawConnection connection(server_->port());
    ASSERT_TRUE(connection.say(greeting("CURVE") + frame_head(4, size) + std::string(1000, 'x')));
    std::vector<Event> events;
    std::uint64_t counted = server_->counters()["ended without a message"];
    EXPECT_TRUE(poll_until(*server_, events, [&] { return server_->counters()["ended without a message"] > counted; }));
    EXPECT_TRUE(events.empty());
  }
  ::getrusage(RUSAGE_SELF, &after);
  EXPECT_LT(after.ru_maxrss - before.ru_maxrss, 100 * 1024);  // KiB
  expect_alive();
}

TEST_F(AttackTest, FourGigabytesAnnouncedByAPeer) {
  server_.emplace(plain_server());
  RawConnection connection(server_->port());
  // Greeting, READY as a DEALER, a good message, then the announcement.
  std::string ready = std::string("\x04?\x05READY\x0bSocket-Type\0\0\0\x06", 24) + "DEALER";
  ready[1] = static_cast<char>(ready.size() - 2);
  std::string message = control({Synced{1}, {}});
  ASSERT_TRUE(connection.say(greeting("NULL")) && connection.hear(64));
  ASSERT_TRUE(connection.say(ready) && connection.hear(20));
  ASSERT_TRUE(connection.say(frame_head(0, message.size()) + message));
  ASSERT_TRUE(next(*server_, Kind::message));
  ASSERT_TRUE(connection.say(frame_head(0, std::uint64_t{4} << 30) + std::string(1000, 'x')));
  EXPECT_TRUE(next(*server_, Kind::disconnected));
}

TEST_F(AttackTest, MessagesThatAreNone) {
  zmq::context_t context;
  ClientOptions options = encrypted_client(*server_);
  zmq::socket_t socket = rogue(context, options);
  socket.connect(address_of(options));
  std::string good = control({Piece{"b", 0}, {}});
  socket.send(zmq::buffer(std::string("nonsense")), zmq::send_flags::none);
  expect_counted("not a message", 1);
  socket.send(zmq::message_t(), zmq::send_flags::none);
  expect_counted("not a message", 2);
  for (int i = 0; i < 5; ++i) {  // too many frames
    socket.send(zmq::buffer(good), i < 4 ? zmq::send_flags::sndmore : zmq::send_flags::none);
  }
  expect_counted("not a message", 3);
  std::string forged = control({Bye{"done, another line"}, {}});
  forged[forged.find(", another")] = '\n';
  socket.send(zmq::buffer(forged), zmq::send_flags::none);
  expect_counted("fields without sense", 1);
  socket.send(zmq::message_t(kMaxControlBytes + 8), zmq::send_flags::none);
  expect_counted("too large", 1);
  socket.send(zmq::buffer(good), zmq::send_flags::none);  // and then a good one
  EXPECT_TRUE(next(*server_, Kind::message));
  EXPECT_EQ(server_->counters().size(), 3u);
}

TEST_F(AttackTest, FramesPastTheLimitEndTheConnection) {
  zmq::context_t context;
  ClientOptions options = encrypted_client(*server_);
  zmq::socket_t socket = rogue(context, options);
  socket.connect(address_of(options));
  socket.send(zmq::buffer(control({Synced{1}, {}})), zmq::send_flags::none);
  ASSERT_TRUE(next(*server_, Kind::message));
  socket.send(zmq::buffer(control({Piece{"b", 0}, {}})), zmq::send_flags::sndmore);
  socket.send(zmq::message_t(kMaxPayloadBytes + 4096), zmq::send_flags::none);
  EXPECT_TRUE(next(*server_, Kind::disconnected));
  expect_alive();
}

// The address a peer is answered at is the server's to choose.
TEST_F(AttackTest, NobodyTakesAnothersAddress) {
  Client honest(encrypted_client(*server_));
  auto met = meet(*server_, honest);
  ASSERT_TRUE(met);
  zmq::context_t context;
  ClientOptions options = encrypted_client(*server_);
  zmq::socket_t socket = rogue(context, options);
  socket.set(zmq::sockopt::routing_id, "laptop");
  socket.connect(address_of(options));
  socket.send(zmq::buffer(control({Synced{1}, {}})), zmq::send_flags::none);
  expect_counted("chose its own address", 1);
  ASSERT_TRUE(server_->send(met->peer, {Synced{9}, {}}));
  EXPECT_TRUE(next(honest, Kind::message));
}

TEST_F(AttackTest, TheAllowListChangesWhileRunning) {
  KeyPair guest = make_key_pair();
  ClientOptions options = encrypted_client(*server_);
  options.key = guest;
  Client client(options);
  std::vector<Event> events;
  ASSERT_TRUE(poll_until(client, events, [&] {
    EXPECT_TRUE(server_->poll(milliseconds(0)).empty());
    return server_->counters()["unknown key"] > 0;
  }));

  allow(guest, "worker", "guest");
  auto met = meet(*server_, client);
  ASSERT_TRUE(met) << client.trouble();
  EXPECT_EQ(met->principal, guest.public_key);
  EXPECT_FALSE(met->admin);

  allow(guest, "admin", "guest");
  ASSERT_TRUE(client.send({Synced{1}, {}}));
  auto promoted = next(*server_, Kind::message);
  ASSERT_TRUE(promoted);
  EXPECT_TRUE(promoted->admin);

  std::ofstream(keys_->allowed_path(), std::ios::app) << "nonsense\n";  // does not turn anybody out
  ASSERT_TRUE(client.send({Synced{2}, {}}));
  EXPECT_TRUE(next(*server_, Kind::message));
  EXPECT_GT(server_->counters()["allow-list unreadable"], 0u);
  std::ofstream(keys_->allowed_path()) << worker_key().public_key << " worker somebody\n"
                                       << guest.public_key << " worker guest\n";

  ASSERT_TRUE(keys_->revoke("guest"));
  ASSERT_TRUE(client.send({Stop{}, {}}));
  events.clear();
  std::vector<Event> at_client;
  ASSERT_TRUE(poll_until(*server_, events, [&] {
    for (Event& event : client.poll(milliseconds(0))) at_client.push_back(std::move(event));
    return at_client.size() >= 2;
  }));
  ASSERT_EQ(events.size(), 1u);  // the message is not among them
  EXPECT_EQ(events[0].kind, Kind::disconnected);
  EXPECT_EQ(events[0].peer, met->peer);
  ASSERT_TRUE(std::holds_alternative<Refused>(at_client[0].message.body));
  EXPECT_EQ(at_client[1].kind, Kind::disconnected);
  EXPECT_EQ(server_->counters()["revoked key"], 1u);
  ASSERT_TRUE(poll_until(client, at_client, [&] {  // nor may it come again
    server_->poll(milliseconds(0));
    return client.trouble().find("does not know our key") != std::string::npos;
  }));
  expect_alive();
}

// A client is as careful as a server.
TEST_F(AttackTest, AServerThatTalksNonsense) {
  zmq::context_t context;
  zmq::socket_t socket(context, zmq::socket_type::router);
  socket.set(zmq::sockopt::linger, 0);
  socket.bind("tcp://127.0.0.1:*");
  std::string address = socket.get(zmq::sockopt::last_endpoint);
  Client client(plain_client(std::stoi(address.substr(address.rfind(':') + 1))));
  ASSERT_TRUE(connect(client));
  ASSERT_TRUE(client.send({Hello{}, {}}));
  zmq::message_t id, hello;
  ASSERT_TRUE(socket.recv(id));
  ASSERT_TRUE(socket.recv(hello));
  std::string good = control({Piece{"b", 0}, {}});
  for (const std::vector<std::string>& parts : {std::vector<std::string>{"nonsense"},
                                                {good, "payload", "more"},
                                                {good, "payload", "more", "and more"},
                                                {control({Stop{}, {}}), "payload"},
                                                {good, "payload"}}) {
    socket.send(zmq::buffer(id.to_string()), zmq::send_flags::sndmore);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      socket.send(zmq::buffer(parts[i]), i + 1 < parts.size() ? zmq::send_flags::sndmore : zmq::send_flags::none);
    }
  }
  auto piece = next(client, Kind::message);
  ASSERT_TRUE(piece);
  EXPECT_EQ(piece->message.payload.text(), "payload");
  EXPECT_EQ(client.dropped(), 4u);
}

// Many at once, some of which say nothing at all.
TEST_F(AttackTest, ManyIdleConnections) {
  std::vector<std::unique_ptr<RawConnection>> idle;
  for (int i = 0; i < 200; ++i) idle.push_back(std::make_unique<RawConnection>(server_->port()));
  expect_alive();
  ASSERT_TRUE(next(*server_, Kind::disconnected));
  idle.clear();
  expect_counted("handshake broken off", 200);
}

}  // namespace
}  // namespace pcp::net
