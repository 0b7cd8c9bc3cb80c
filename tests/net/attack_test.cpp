// Whoever comes with the wrong key, no key, or no idea of the protocol: nothing enters, nothing dies, it is counted.
#include <csignal>
#include <fstream>
#include <thread>

#include "base/splitmix64.h"
#include "net/wire.h"
#include "pcp/error.h"
#include "tests/net/network.h"
#include "tests/net/raw_connection.h"

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
  RawConnection connection(server_->port(), kPlainPreamble + frame(control({Stop{}, {}})));
  EXPECT_EQ(connection.hear(8), kTlsPreamble);
  EXPECT_TRUE(connection.is_ended_by_peer());
  expect_counted("not encrypted as asked", 1);
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
    if (i % 2) bytes = kTlsPreamble + bytes;
    if (i % 4 == 3) bytes.replace(8, 3, "\x16\x03\x01");  // a record of a handshake
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

// The bytes this process holds in memory.
std::size_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::size_t all = 0, resident = 0;
  file >> all >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

// A record of TLS of 16 KiB that begins a hello of 16 MiB, and all but the end of it.
std::string large_hello() {
  std::string record("\x16\x03\x01\x40\x00\x01\xff\xff\xff", 9);
  record.resize(5 + 0x4000 - 1, 'x');
  return record;
}

TEST_F(AttackTest, StrangersThatAnnounceMuchGetLittleMemory) {
  constexpr int kStrangers = 150;
  constexpr std::size_t kMostBytes = std::size_t{64} << 20;
  std::size_t before = resident_bytes();
  std::vector<std::unique_ptr<RawConnection>> strangers;
  for (int i = 0; i < kStrangers; ++i) {
    strangers.push_back(std::make_unique<RawConnection>(server_->port(), kTlsPreamble + large_hello()));
  }
  for (auto& stranger : strangers) EXPECT_EQ(stranger->hear(8), kTlsPreamble);  // all of them have been read from
  expect_alive();
  EXPECT_LT(resident_bytes(), before + kMostBytes);
}

TEST_F(AttackTest, StrangersOnPlainTcpGetLittleMemory) {
  server_.emplace(plain_server());
  std::size_t before = resident_bytes();
  std::vector<std::unique_ptr<RawConnection>> strangers;
  for (int i = 0; i < 150; ++i) {
    strangers.push_back(std::make_unique<RawConnection>(server_->port()));
    ASSERT_TRUE(strangers.back()->shake_plain());
    strangers.back()->say(frame_head(kMaxControlBytes, kMaxPayloadBytes) + std::string(1000, 'x'));
  }
  for (auto& stranger : strangers) EXPECT_TRUE(stranger->is_ended_by_peer());
  expect_counted("too large", 150);
  EXPECT_LT(resident_bytes(), before + (std::size_t{16} << 20));
}

TEST_F(AttackTest, FourGigabytesAnnouncedByAPeer) {
  server_.emplace(plain_server());
  RawConnection connection(server_->port());
  ASSERT_TRUE(connection.shake_plain());
  ASSERT_TRUE(connection.say(frame(control({Synced{1}, {}}))));
  ASSERT_TRUE(next(*server_, Kind::message));
  ASSERT_TRUE(connection.say(frame_head(8, 0xffffffff) + std::string(1000, 'x')));
  EXPECT_TRUE(next(*server_, Kind::disconnected));
  EXPECT_EQ(server_->counters()["too large"], 1u);
}

TEST_F(AttackTest, MessagesThatAreNone) {
  RawConnection connection(server_->port());
  ASSERT_TRUE(connection.shake_tls(worker_key(), server_key().public_key));
  connection.say(frame("nonsense"));
  expect_counted("not a message", 1);
  connection.say(frame(""));
  expect_counted("not a message", 2);
  connection.say(frame(control({Stop{}, {}}), "a payload that it may not have"));
  expect_counted("fields without sense", 1);
  std::string forged = control({Bye{"done, another line"}, {}});
  forged[forged.find(", another")] = '\n';
  connection.say(frame(forged));
  expect_counted("fields without sense", 2);
  connection.say(frame(control({Piece{"b", 0}, {}})));  // and then a good one
  EXPECT_TRUE(next(*server_, Kind::message));
  EXPECT_EQ(server_->counters().size(), 2u);
}

TEST_F(AttackTest, FramesPastTheLimitEndTheConnection) {
  for (const std::string& head :
       {frame_head(kMaxControlBytes + 1), frame_head(8, kMaxPayloadBytes + 1), frame_head(0xffffffff, 0xffffffff)}) {
    RawConnection connection(server_->port());
    ASSERT_TRUE(connection.shake_tls(worker_key(), server_key().public_key));
    connection.say(frame(control({Synced{1}, {}})));
    ASSERT_TRUE(next(*server_, Kind::message));
    connection.say(head);
    EXPECT_TRUE(next(*server_, Kind::disconnected));
  }
  EXPECT_EQ(server_->counters()["too large"], 3u);
  expect_alive();
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
  int listening = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof(address);
  auto* name = reinterpret_cast<sockaddr*>(&address);
  ASSERT_TRUE(::bind(listening, name, size) == 0 && ::listen(listening, 1) == 0);
  ASSERT_EQ(::getsockname(listening, name, &size), 0);
  Client client(plain_client(ntohs(address.sin_port)));
  EXPECT_TRUE(client.poll(milliseconds(0)).empty());
  int peer = ::accept(listening, nullptr, nullptr);
  std::string good = control({Piece{"b", 0}, {}});
  std::string bytes =
      kPlainPreamble + frame("nonsense") + frame("") + frame(control({Stop{}, {}}), "payload") + frame(good, "payload");
  ASSERT_EQ(::send(peer, bytes.data(), bytes.size(), MSG_NOSIGNAL), std::ssize(bytes));
  auto piece = next(client, Kind::message);
  ASSERT_TRUE(piece);
  EXPECT_EQ(piece->message.payload.text(), "payload");
  EXPECT_EQ(client.dropped(), 3u);
  bytes = frame_head(0xffffffff, 0xffffffff);
  ASSERT_EQ(::send(peer, bytes.data(), bytes.size(), MSG_NOSIGNAL), std::ssize(bytes));
  EXPECT_TRUE(next(client, Kind::disconnected));
  ::close(peer);
  ::close(listening);
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

TEST_F(AttackTest, TheOldestStrangerMakesRoomForAnother) {
  ServerOptions options = encrypted_server();
  options.limits.strangers = 10;
  server_.emplace(options);
  std::vector<std::unique_ptr<RawConnection>> idle;
  for (int i = 0; i < 30; ++i) {
    idle.push_back(std::make_unique<RawConnection>(server_->port(), kTlsPreamble));
    EXPECT_EQ(idle.back()->hear(8), kTlsPreamble);
  }
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(idle[static_cast<std::size_t>(i)]->is_ended_by_peer());
  expect_alive();
  expect_counted("no room for a connection", 21);  // the one that is alive needed room, too
}

TEST_F(AttackTest, StrangersThatTakeTooLongArePutOut) {
  ServerOptions options = encrypted_server();
  options.limits.handshake = milliseconds(50);
  server_.emplace(options);
  RawConnection silent(server_->port()), slow(server_->port(), kTlsPreamble + "\x16");
  EXPECT_TRUE(silent.is_ended_by_peer());
  EXPECT_EQ(slow.hear(8), kTlsPreamble);
  EXPECT_TRUE(slow.is_ended_by_peer());
  expect_counted("handshake broken off", 2);
  options = plain_server();
  options.limits.handshake = milliseconds(50);
  server_.emplace(options);
  RawConnection mute(server_->port());
  ASSERT_TRUE(mute.shake_plain());
  EXPECT_TRUE(mute.is_ended_by_peer());
  expect_counted("ended without a message", 1);
}

// Who has said something is no stranger, and may be silent as long as it likes.
TEST_F(AttackTest, MembersAreNotPutOutForStrangers) {
  ServerOptions options = plain_server();
  options.limits.strangers = 2;
  options.limits.handshake = milliseconds(200);
  server_.emplace(options);
  RawConnection member(server_->port());
  ASSERT_TRUE(member.shake_plain() && member.say(frame(control({Synced{1}, {}}))));
  ASSERT_TRUE(next(*server_, Kind::message));
  std::vector<std::unique_ptr<RawConnection>> strangers;
  for (int i = 0; i < 20; ++i) strangers.push_back(std::make_unique<RawConnection>(server_->port(), kPlainPreamble));
  for (auto& stranger : strangers) {
    stranger->hear(8);  // an answer, or not even that
    EXPECT_TRUE(stranger->is_ended_by_peer());
  }
  ASSERT_TRUE(member.say(frame(control({Synced{2}, {}}))));
  EXPECT_TRUE(next(*server_, Kind::message));
}

// While nobody polls, a connection is read from until its own limit is reached, and then the system holds the sender
// up.
TEST_F(AttackTest, AFloodWhileNobodyReadsIsHeldUp) {
  ServerOptions options = plain_server();
  options.limits.received_bytes = 1 << 20;
  server_.emplace(options);
  RawConnection flood(server_->port());
  ASSERT_TRUE(flood.shake_plain());
  flood.give_up_after(1);
  std::string piece = frame(control({Piece{"b", 0}, {}}), std::string(1 << 18, 'f'));
  ASSERT_TRUE(flood.say(frame(control({Synced{1}, {}}))));
  int said = 0;
  while (said < 1000 && flood.say(piece)) ++said;
  EXPECT_LT(said, 200);  // 1 MiB here, and what the system takes
  std::vector<Event> events;
  auto messages = [&] {
    return std::count_if(events.begin(), events.end(), [](const Event& e) { return e.kind == Kind::message; });
  };
  EXPECT_TRUE(poll_until(*server_, events, [&] { return messages() > said; }));  // nothing is lost
}

TEST_F(AttackTest, OneThatFloodsDoesNotDelayTheRest) {
  server_.emplace(plain_server());
  RawConnection flood(server_->port()), quiet(server_->port());
  ASSERT_TRUE(flood.shake_plain() && quiet.shake_plain());
  std::string many;
  for (int i = 0; i < 5000; ++i) many += frame(control({Synced{1}, {}}));
  std::thread sender([&] { flood.say(many); });
  std::vector<Event> events;
  EXPECT_TRUE(poll_until(*server_, events, [&] { return events.size() > 100; }));
  ASSERT_TRUE(quiet.say(frame(control({Synced{2}, {}}))));
  std::size_t before = events.size();
  EXPECT_TRUE(poll_until(*server_, events, [&] {
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
      auto* synced = std::get_if<Synced>(&event.message.body);
      return synced && synced->version == 2;
    });
  }));
  EXPECT_LT(events.size() - before, 4000u);
  EXPECT_TRUE(poll_until(*server_, events, [&] { return events.size() >= 5003; }));
  sender.join();
}

// Unfinished messages may not take all of the memory: the oldest goes.
TEST_F(AttackTest, UnfinishedMessagesMakeRoom) {
  ServerOptions options = plain_server();
  options.limits.received_in_all = std::size_t{4} << 20;
  server_.emplace(options);
  std::vector<std::unique_ptr<RawConnection>> hogs;
  for (int i = 0; i < 8; ++i) {
    hogs.push_back(std::make_unique<RawConnection>(server_->port()));
    ASSERT_TRUE(hogs.back()->shake_plain() && hogs.back()->say(frame(control({Synced{1}, {}}))));
    ASSERT_TRUE(next(*server_, Kind::message));
    hogs.back()->say(frame_head(8, 1 << 20) + std::string(1 << 19, 'u'));
  }
  RawConnection honest(server_->port());
  ASSERT_TRUE(honest.shake_plain() && honest.say(frame(control({Synced{2}, {}}))));
  std::vector<Event> events;
  EXPECT_TRUE(poll_until(*server_, events, [&] {
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
      auto* synced = std::get_if<Synced>(&event.message.body);
      return synced && synced->version == 2;
    });
  }));
  EXPECT_GT(server_->counters()["unfinished message in the way"], 0u);
}

}  // namespace
}  // namespace pcp::net
