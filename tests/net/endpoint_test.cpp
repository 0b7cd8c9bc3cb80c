#include "net/endpoint.h"

#include <sys/stat.h>

#include <fstream>
#include <thread>

#include "net/wire.h"
#include "pcp/error.h"
#include "tests/net/network.h"
#include "tests/net/samples.h"

namespace pcp::net {
namespace {

using Kind = Event::Kind;
using EndpointTest = NetworkTest;

// Every message there and back.
void exchange(Server& server, Client& client) {
  ASSERT_TRUE(connect(client)) << client.trouble();
  for (const Message& message : sample_messages()) {
    if (std::holds_alternative<Join>(message.body)) continue;  // the server answers it itself
    ASSERT_TRUE(client.send(message));
    auto there = next(server, Kind::message);
    ASSERT_TRUE(there) << name_of(message.body);
    EXPECT_TRUE(there->message.body == message.body) << name_of(message.body);
    EXPECT_EQ(there->message.payload.text(), message.payload.text());
    ASSERT_TRUE(server.send(there->peer, there->message));
    auto back = next(client, Kind::message);
    ASSERT_TRUE(back) << name_of(message.body);
    EXPECT_TRUE(back->message.body == message.body) << name_of(message.body);
    EXPECT_EQ(back->message.payload.text(), message.payload.text());
  }
  EXPECT_EQ(client.bytes_sent(), client.bytes_received());
  EXPECT_GT(client.bytes_sent(), std::uint64_t{1} << 20);
  EXPECT_EQ(server.bytes_sent(), client.bytes_received());
  EXPECT_TRUE(server.counters().empty());
}

TEST_F(EndpointTest, EveryMessageCrossesEncrypted) {
  allow(worker_key());
  Server server(encrypted_server());
  Client client(encrypted_client(server));
  exchange(server, client);
}

TEST_F(EndpointTest, EveryMessageCrossesPlain) {
  Server server(plain_server());
  Client client(plain_client(server.port()));
  exchange(server, client);
}

TEST_F(EndpointTest, EveryMessageCrossesByIpc) {
  Server server(ipc_server());
  Client client(ipc_client());
  exchange(server, client);
}

TEST_F(EndpointTest, PeersAreKnownByTheirKeys) {
  KeyPair boss = make_key_pair();
  allow(worker_key());
  allow(boss, "admin", "boss");
  ServerOptions options = encrypted_server();
  options.ipc_path = folder_ + "/sockets/s";
  Server server(options);

  Client worker(encrypted_client(server));
  auto met = meet(server, worker);
  ASSERT_TRUE(met);
  EXPECT_EQ(met->principal, worker_key().public_key);
  EXPECT_FALSE(met->admin);

  ClientOptions as_boss = encrypted_client(server);
  as_boss.key = boss;
  Client admin(as_boss);
  auto met_admin = meet(server, admin);
  ASSERT_TRUE(met_admin);
  EXPECT_EQ(met_admin->principal, boss.public_key);
  EXPECT_TRUE(met_admin->admin);
  EXPECT_NE(met_admin->peer, met->peer);

  Client local(ipc_client());
  auto met_local = meet(server, local);
  ASSERT_TRUE(met_local);
  EXPECT_EQ(met_local->principal, "local");
  EXPECT_TRUE(met_local->admin);

  Server open(plain_server());
  Client anyone(plain_client(open.port()));
  auto met_anyone = meet(open, anyone);
  ASSERT_TRUE(met_anyone);
  EXPECT_EQ(met_anyone->principal, "anyone");
  EXPECT_FALSE(met_anyone->admin);
}

// Between two ends on one machine the bytes go through the kernel; but the sender's are the very ones it was given, and
// it lets go of them once they are sent.
TEST_F(EndpointTest, PayloadsAreSentFromWhereTheyAre) {
  constexpr int kClients = 3, kTimes = 4;  // of which a client that does not read takes the first
  Server server(ipc_server());
  std::vector<std::unique_ptr<Client>> clients;
  std::vector<PeerId> peers;
  for (int i = 0; i < kClients; ++i) {
    clients.push_back(std::make_unique<Client>(ipc_client()));
    auto met = meet(server, *clients.back());
    ASSERT_TRUE(met);
    peers.push_back(met->peer);
  }
  std::weak_ptr<const void> watched;
  {
    Payload payload = Payload::of(std::string((8 << 20) - 4096, 'p'));
    watched = payload.owner();
    for (int i = 0; i < kTimes; ++i) {
      for (PeerId peer : peers) ASSERT_TRUE(server.send(peer, {Piece{"b", 0}, payload}));
    }
    EXPECT_GE(payload.owner().use_count(), 1 + 2 * kClients);  // shared by three queues: no copy was made
  }
  EXPECT_FALSE(watched.expired());
  for (auto& client : clients) {
    std::vector<Event> events;
    ASSERT_TRUE(poll_until(*client, events, [&] { return std::ssize(events) == kTimes; }));
    EXPECT_EQ(events.back().message.payload.bytes().size(), (std::size_t{8} << 20) - 4096);
  }
  auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (!watched.expired() && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(milliseconds(1));
  EXPECT_TRUE(watched.expired());
}

TEST_F(EndpointTest, AReceivedPayloadOutlivesTheConnection) {
  Payload kept;
  {
    Server server(ipc_server());
    Client client(ipc_client());
    ASSERT_TRUE(connect(client));
    ASSERT_TRUE(client.send({Piece{"b", 0}, Payload::of(std::string(1 << 20, 'k'))}));
    auto piece = next(server, Kind::message);
    ASSERT_TRUE(piece);
    kept = piece->message.payload;
  }
  EXPECT_EQ(kept.text(), std::string(1 << 20, 'k'));
}

TEST_F(EndpointTest, AKilledPeerIsReportedOnTcpAndIpc) {
  allow(worker_key());
  ServerOptions options = encrypted_server();
  options.ipc_path = folder_ + "/sockets/s";
  // The children are forked before this process has threads.
  int ports[2];
  ASSERT_EQ(::pipe(ports), 0);
  worker_key();
  pid_t by_tcp = fork_child([&] {
    int port = 0;
    if (::read(ports[0], &port, sizeof(port)) != sizeof(port)) return;
    Client client(encrypted_client(port));
    if (connect(client)) client.send({Hello{}, {}});
    for (;;) client.poll(milliseconds(1000));
  });
  pid_t by_ipc = fork_child([&] {
    Client client(ipc_client());
    if (connect(client)) client.send({Hello{}, {}});
    for (;;) client.poll(milliseconds(1000));
  });
  Server server(options);
  int port = server.port();
  ASSERT_EQ(::write(ports[1], &port, sizeof(port)), static_cast<ssize_t>(sizeof(port)));
  std::map<std::string, PeerId> peers;
  std::vector<Event> events;
  ASSERT_TRUE(poll_until(server, events, [&] {
    for (const Event& event : events) peers[event.principal] = event.peer;
    return peers.size() == 2;
  }));
  for (auto [child, principal] : {std::pair{by_tcp, worker_key().public_key}, {by_ipc, std::string("local")}}) {
    end(child);
    auto gone = next(server, Kind::disconnected, milliseconds(5000));
    ASSERT_TRUE(gone) << principal;
    EXPECT_EQ(gone->peer, peers[principal]);
    EXPECT_EQ(gone->principal, principal);
    EXPECT_FALSE(server.send(gone->peer, {Stop{}, {}}));
  }
  ::close(ports[0]);
  ::close(ports[1]);
}

// A message and at once the end: both are seen, in this order.
TEST_F(EndpointTest, LastWordsComeBeforeTheEnd) {
  Server server(plain_server());
  for (int i = 0; i < 20; ++i) {
    std::vector<Event> events;
    {
      Client client(plain_client(server.port()));
      ASSERT_TRUE(connect(client));
      ASSERT_TRUE(client.send({Bye{"one"}, {}}));
      ASSERT_TRUE(client.send({Bye{"two"}, {}}));
    }
    ASSERT_TRUE(poll_until(server, events, [&] { return events.size() == 4; }));
    EXPECT_EQ(events[0].kind, Kind::connected);
    EXPECT_EQ(std::get<Bye>(events[1].message.body).reason, "one");
    EXPECT_EQ(std::get<Bye>(events[2].message.body).reason, "two");
    EXPECT_EQ(events[3].kind, Kind::disconnected);
    for (const Event& event : events) EXPECT_EQ(event.peer, events[0].peer);
  }
  EXPECT_TRUE(server.counters().empty());
}

// Descriptors are used again at once; peers are not.
TEST_F(EndpointTest, PeersThatComeAndGoAreNeverMixedUp) {
  Server server(ipc_server());
  std::vector<Event> events;
  std::map<PeerId, std::uint64_t> said;
  for (std::uint64_t i = 1; i <= 60; ++i) {
    Client client(ipc_client());
    ASSERT_TRUE(connect(client));
    ASSERT_TRUE(client.send({Synced{i}, {}}));
    if (i % 7 == 0) {
      for (Event& event : server.poll(milliseconds(0))) events.push_back(std::move(event));
    }
  }
  std::size_t ended = 0;
  ASSERT_TRUE(poll_until(server, events, [&] {
    ended = static_cast<std::size_t>(
        std::count_if(events.begin(), events.end(), [](const Event& e) { return e.kind == Kind::disconnected; }));
    return ended == 60;
  }));
  std::map<PeerId, std::vector<Kind>> story;
  for (const Event& event : events) {
    story[event.peer].push_back(event.kind);
    if (event.kind == Kind::message) said[event.peer] = std::get<Synced>(event.message.body).version;
  }
  EXPECT_EQ(story.size(), 60u);
  EXPECT_EQ(said.size(), 60u);
  for (const auto& [peer, kinds] : story) {
    EXPECT_EQ(kinds, (std::vector<Kind>{Kind::connected, Kind::message, Kind::disconnected}));
  }
  EXPECT_TRUE(server.counters().empty());
}

TEST_F(EndpointTest, AForgottenPeerIsCutOff) {
  Server server(plain_server());
  Client client(plain_client(server.port()));
  auto met = meet(server, client);
  ASSERT_TRUE(met);
  ASSERT_TRUE(server.send(met->peer, {Refused{"why", true}, {}}));
  server.disconnect(met->peer);
  EXPECT_FALSE(server.send(met->peer, {Stop{}, {}}));
  auto refused = next(client, Kind::message);
  ASSERT_TRUE(refused);
  EXPECT_EQ(std::get<Refused>(refused->message.body).reason, "why");
  ASSERT_TRUE(client.send({Synced{1}, {}}));
  std::vector<Event> events;
  ASSERT_TRUE(poll_until(server, events, [&] { return server.counters()["from a peer that was put out"] == 1; }));
  std::vector<Event> seen;
  ASSERT_TRUE(poll_until(server, events, [&] {  // the connection itself ends soon, and the client comes back as another
    for (Event& event : client.poll(milliseconds(0))) seen.push_back(std::move(event));
    return seen.size() >= 2;
  }));
  EXPECT_TRUE(events.empty());
  EXPECT_EQ(seen[0].kind, Kind::disconnected);
  EXPECT_EQ(seen[1].kind, Kind::connected);
  ASSERT_TRUE(client.send({Synced{2}, {}}));
  auto again = next(server, Kind::message);
  ASSERT_TRUE(again);
  EXPECT_NE(again->peer, met->peer);
}

TEST_F(EndpointTest, AClientComesBackToARestartedServer) {
  allow(worker_key());
  auto server = std::make_unique<Server>(encrypted_server());
  ServerOptions same = encrypted_server();
  same.port = server->port();
  Client client(encrypted_client(*server));
  ASSERT_TRUE(meet(*server, client));
  for (int i = 0; i < 3; ++i) {
    server.reset();
    // Said into the void: must not reach the next server.
    client.send({Synced{1000}, {}});
    ASSERT_TRUE(next(client, Kind::disconnected));
    EXPECT_FALSE(client.connected());
    EXPECT_NE(client.trouble(), "");
    EXPECT_FALSE(client.send({Synced{1001}, {}}));
    client.poll(milliseconds(200));
    server = std::make_unique<Server>(same);
    ASSERT_TRUE(connect(client)) << client.trouble();
    EXPECT_EQ(client.trouble(), "");
    ASSERT_TRUE(client.send({Synced{static_cast<std::uint64_t>(i)}, {}}));
    auto first = next(*server, Kind::message);
    ASSERT_TRUE(first);
    EXPECT_EQ(std::get<Synced>(first->message.body).version, static_cast<std::uint64_t>(i));
  }
}

// A server that does not read: what the client has queued for it dies with the connection.
TEST_F(EndpointTest, WhatWasQueuedIsNotSaidToTheNextServer) {
  auto server = std::make_unique<Server>(ipc_server());
  Client client(ipc_client());
  ASSERT_TRUE(meet(*server, client));
  Payload large = Payload::of(std::string(1 << 20, 'x'));
  int queued = 0;
  while (queued < 10'000 && client.send({Piece{"old", 0}, large})) ++queued;
  EXPECT_GT(queued, 8);
  EXPECT_LT(queued, 10'000);
  server.reset();
  ASSERT_TRUE(next(client, Kind::disconnected));
  Server another(ipc_server());
  ASSERT_TRUE(connect(client));
  ASSERT_TRUE(client.send({Synced{1}, {}}));
  auto first = next(another, Kind::message);
  ASSERT_TRUE(first);
  EXPECT_TRUE(std::holds_alternative<Synced>(first->message.body));
}

TEST_F(EndpointTest, ASlowReaderFillsItsQueueAndNothingElse) {
  Server server(plain_server());
  Client slow(plain_client(server.port())), quick(plain_client(server.port()));
  auto met_slow = meet(server, slow), met_quick = meet(server, quick);
  ASSERT_TRUE(met_slow && met_quick);
  std::vector<std::weak_ptr<const void>> alive;
  int taken = 0;
  for (int i = 0; i < 1000; ++i) {  // one copy of the bytes per message, so that what is held can be counted
    Payload payload = Payload::of(std::string(1 << 20, 's'));
    alive.push_back(payload.owner());
    if (server.send(met_slow->peer, {Piece{"b", 0}, payload})) ++taken;
  }
  auto held = std::count_if(alive.begin(), alive.end(), [](const auto& one) { return !one.expired(); });
  EXPECT_LT(taken, 1000);
  EXPECT_LE(held, 40);  // the queue of 32 MiB, and nothing more
  EXPECT_GT(server.counters()["queue full"], 0u);
  ASSERT_TRUE(server.send(met_quick->peer, {Synced{3}, {}}));  // others do not suffer
  EXPECT_TRUE(next(quick, Kind::message));
  std::vector<Event> events;
  EXPECT_TRUE(poll_until(slow, events, [&] { return std::ssize(events) == taken; }));  // and what was taken arrives
  auto writable = next(server, Kind::writable);                                        // said once, when there is room
  ASSERT_TRUE(writable);
  EXPECT_EQ(writable->peer, met_slow->peer);
  EXPECT_TRUE(server.send(met_slow->peer, {Synced{4}, {}}));
  EXPECT_TRUE(next(slow, Kind::message));
  EXPECT_FALSE(next(server, Kind::writable, milliseconds(100)));
}

TEST_F(EndpointTest, AClientHearsWhenThereIsRoomAgain) {
  Server server(ipc_server());
  std::optional<Client> client;
  client.emplace(ipc_client());
  ASSERT_TRUE(meet(server, *client));
  Payload large = Payload::of(std::string(1 << 20, 'x'));
  while (client->send({Piece{"b", 0}, large})) {
  }
  std::thread reader([&] {
    std::vector<Event> events;
    poll_until(server, events, [&] { return !events.empty() && events.back().kind == Kind::disconnected; });
  });
  EXPECT_TRUE(next(*client, Kind::writable));
  EXPECT_TRUE(client->send({Piece{"b", 0}, large}));
  client.reset();
  reader.join();
}

// More than is encrypted with one key.
TEST_F(EndpointTest, AnEncryptedConnectionRenewsItsKey) {
  allow(worker_key());
  Server server(encrypted_server());
  Client client(encrypted_client(server));
  auto met = meet(server, client);
  ASSERT_TRUE(met);
  Payload large = Payload::of(std::string(8 << 20, 'x'));
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(server.send(met->peer, {Piece{"b", 0}, large}));
    auto piece = next(client, Kind::message);
    ASSERT_TRUE(piece) << i;
    EXPECT_EQ(piece->message.payload.bytes().back(), std::byte{'x'});
  }
}

TEST_F(EndpointTest, WakeEndsTheWait) {
  Server server(plain_server());
  Client client(plain_client(server.port()));
  ASSERT_TRUE(meet(server, client));
  auto wait = [](auto& end) {
    std::thread other([&] { end.wake(); });
    auto events = end.poll(std::chrono::hours(1));
    other.join();
    EXPECT_TRUE(events.empty());
  };
  wait(server);
  wait(client);
}

TEST_F(EndpointTest, APortThatIsTakenIsUnavailable) {
  Server server(plain_server());
  ServerOptions same = plain_server();
  same.port = server.port();
  try {
    Server second(same);
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::unavailable);
    EXPECT_NE(std::string(error.what()).find(std::to_string(server.port())), std::string::npos);
  }
  same.ipc_path = ipc_server().ipc_path;  // what was opened before the port is closed again
  EXPECT_THROW(Server{same}, Error);
  EXPECT_FALSE(std::filesystem::exists(same.ipc_path));
}

TEST_F(EndpointTest, IpcSocketsArePrivateAndReplacedWhenStale) {
  ServerOptions options = ipc_server();
  {
    Server server(options);
    struct stat status {};
    ASSERT_EQ(::stat(options.ipc_path.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0600u);
    ASSERT_EQ(::stat((folder_ + "/sockets").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0700u);
    try {
      Server second(options);
      FAIL();
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), Code::unavailable);
    }
    Client client(ipc_client());
    EXPECT_TRUE(meet(server, client));  // the first one is unharmed
  }
  int pipe[2];
  ASSERT_EQ(::pipe(pipe), 0);
  pid_t child = fork_child([&] {
    Server server(options);
    (void)!::write(pipe[1], "x", 1);
    for (;;) server.poll(milliseconds(1000));
  });
  char byte;
  ASSERT_EQ(::read(pipe[0], &byte, 1), 1);
  end(child);
  ASSERT_TRUE(std::filesystem::exists(options.ipc_path));
  Server server(options);
  Client client(ipc_client());
  EXPECT_TRUE(meet(server, client));

  std::ofstream(folder_ + "/sockets/file") << "text";
  options.ipc_path = folder_ + "/sockets/file";
  EXPECT_THROW(Server{options}, Error);
  options.ipc_path = folder_ + "/" + std::string(200, 'x');
  EXPECT_THROW(Server{options}, Error);
  std::filesystem::create_directory(folder_ + "/shared");
  ASSERT_EQ(::chmod((folder_ + "/shared").c_str(), 0777), 0);
  options.ipc_path = folder_ + "/shared/s";
  EXPECT_THROW(Server{options}, Error);
}

std::string trouble_of(
    const ClientOptions& options, const std::function<void()>& meanwhile = [] {}) {
  Client client(options);
  auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (client.trouble().empty() && std::chrono::steady_clock::now() < deadline) {
    client.poll(milliseconds(20));
    meanwhile();
  }
  EXPECT_FALSE(client.connected());
  return client.trouble();
}

TEST_F(EndpointTest, TroubleSaysWhatToDo) {
  allow(worker_key());
  Server server(encrypted_server()), plain(plain_server());
  auto serve = [&] {
    server.poll(milliseconds(0));
    plain.poll(milliseconds(0));
  };
  ClientOptions nobody = encrypted_client(1);
  EXPECT_EQ(trouble_of(nobody), "cannot reach 127.0.0.1:1: the connection was refused");
  nobody.host = "no.such.host.invalid";
  EXPECT_NE(trouble_of(nobody).find("no.such.host.invalid:1: there is no such host"), std::string::npos);

  ClientOptions stranger = encrypted_client(server);
  stranger.key = server_key();
  EXPECT_NE(trouble_of(stranger, serve).find("pcp keys allow '" + server_key().public_key + "'"), std::string::npos);

  ClientOptions deceived = encrypted_client(server);
  deceived.server_key = worker_key().public_key;
  EXPECT_NE(trouble_of(deceived, serve).find("does not answer to the key " + worker_key().public_key),
            std::string::npos);

  EXPECT_NE(trouble_of(plain_client(server.port()), serve).find("connect without --insecure"), std::string::npos);
  EXPECT_NE(trouble_of(encrypted_client(plain), serve).find("connect with --insecure"), std::string::npos);
  EXPECT_NE(trouble_of(ipc_client()).find("there is no such socket"), std::string::npos);

  ClientOptions keyless = encrypted_client(server);
  keyless.server_key = "short";
  EXPECT_THROW(Client{keyless}, Error);
}

TEST_F(EndpointTest, ServersListenWhereTheyAreTold) {
  for (const char* host : {"localhost", "0.0.0.0", "*"}) {
    ServerOptions options = plain_server();
    options.host = host;
    Server server(options);
    ClientOptions there = plain_client(server.port());
    there.host = "localhost";
    Client client(there);
    EXPECT_TRUE(meet(server, client)) << host << ": " << client.trouble();
  }
  ServerOptions nowhere = plain_server();
  nowhere.host = "no.such.host.invalid";
  try {
    Server server(nowhere);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("no such host"), std::string::npos) << error.what();
  }
  nowhere.host = "192.0.2.1";  // not of this machine
  EXPECT_THROW(Server{nowhere}, Error);
}

TEST_F(EndpointTest, NamesWithSeveralAddressesAreTriedOneAfterTheOther) {
  Server server(plain_server());  // on 127.0.0.1 alone, where "localhost" may be ::1 first
  ClientOptions options = plain_client(server.port());
  options.host = "localhost";
  Client client(options);
  EXPECT_TRUE(meet(server, client)) << client.trouble();
}

}  // namespace
}  // namespace pcp::net
