// What is held because a peer does not read: bounded for a connection and in all, whoever made the payloads.
#include <algorithm>

#include "tests/net/network.h"

namespace pcp::net {
namespace {

using Kind = Event::Kind;

constexpr std::size_t kMiB = std::size_t{1} << 20;

class Queue : public NetworkTest {
 protected:
  ServerOptions server_with(std::size_t queued_in_all) const {
    ServerOptions options = ipc_server();
    options.limits.queued_in_all = queued_in_all;
    return options;
  }

  // Clients that do not read, as the server knows them.
  void connect_clients(Server& server, int count) {
    for (int i = 0; i < count; ++i) {
      clients_.push_back(std::make_unique<Client>(ipc_client()));
      auto met = meet(server, *clients_.back());
      ASSERT_TRUE(met);
      peers_.push_back(met->peer);
    }
  }

  // Sends until nobody takes any more, to each a payload of its own each time.
  void fill_with_own(Server& server) {
    for (bool any = true; any;) {
      any = false;
      for (PeerId peer : peers_) {
        Payload payload = Payload::of(std::string(kMiB, 'o'));
        std::weak_ptr<const void> owner = payload.owner();
        if (!server.send(peer, {Piece{"b", 0}, std::move(payload)})) continue;
        held_.push_back(owner);
        any = true;
      }
    }
  }
  bool send_own(Server& server, PeerId peer) {
    return server.send(peer, {Piece{"b", 0}, Payload::of(std::string(kMiB, 'o'))});
  }
  // Until those who do not read hold so much that nothing is left for a peer that does.
  void fill_until_refused(Server& server, PeerId reader) {
    do {
      fill_with_own(server);
    } while (send_own(server, reader));
  }
  std::size_t held_bytes() const {
    auto is_held = [](const std::weak_ptr<const void>& owner) { return !owner.expired(); };
    return static_cast<std::size_t>(std::ranges::count_if(held_, is_held)) * kMiB;
  }

  std::vector<std::unique_ptr<Client>> clients_;
  std::vector<PeerId> peers_;
  std::vector<std::weak_ptr<const void>> held_;
};

TEST_F(Queue, PayloadsMadeForOnePeerCountInAll) {
  Server server(server_with(12 * kMiB));
  connect_clients(server, 4);
  fill_with_own(server);
  EXPECT_GE(held_.size(), 8u);
  EXPECT_LE(held_bytes(), 12 * kMiB + 4 * kMiB);  // one of each may have been sent and not been let go of yet
  EXPECT_GT(server.counters()["queue full"], 0u);
}

// A client that reads frees what was held for it.
TEST_F(Queue, WhatWasReadCountsNoMore) {
  Server server(server_with(6 * kMiB));
  connect_clients(server, 2);
  fill_with_own(server);
  std::size_t sent = held_.size();
  std::vector<Event> events;
  for (auto& client : clients_) {
    std::size_t wanted = events.size() + 1;
    ASSERT_TRUE(poll_until(*client, events, [&] { return events.size() >= wanted; }));
  }
  ASSERT_TRUE(next(server, Kind::writable));
  while (held_.size() == sent) fill_with_own(server);
  EXPECT_LE(held_bytes(), 6 * kMiB + 2 * kMiB);
}

TEST_F(Queue, ASharedPayloadCountsOnce) {
  constexpr int kClients = 6;
  Server server(server_with(4 * kMiB));
  connect_clients(server, kClients);
  Payload first = Payload::of(std::string(kMiB, 's')), second = Payload::of(std::string(2 * kMiB, 's'));
  for (PeerId peer : peers_) {
    EXPECT_TRUE(server.send(peer, {Piece{"b", 0}, first}));
    EXPECT_TRUE(server.send(peer, {Piece{"b", kMiB}, second}));
  }
  EXPECT_EQ(server.counters()["queue full"], 0u);
}

// A piece of something large holds all of it. When the server has no more use for the whole, peers that have not read
// their pieces do not keep it in memory, and get what they were sent.
TEST_F(Queue, APieceDoesNotKeepTheWholeAlive) {
  for (bool encrypted : {false, true}) {
    SCOPED_TRACE(encrypted);
    allow(worker_key());
    ServerOptions options = encrypted ? encrypted_server() : ipc_server();
    Server server(options);
    Client client(encrypted ? encrypted_client(server) : ipc_client());
    auto met = meet(server, client);
    ASSERT_TRUE(met);
    std::weak_ptr<const void> watched;
    std::string text;
    for (int i = 0; i < 80; ++i) text += std::string(kMiB, static_cast<char>('0' + i));
    std::size_t sent = 0;
    {
      Payload whole = Payload::of(text);
      watched = whole.owner();
      while (sent < 80 && server.send(met->peer, {Piece{"b", 0}, whole.part(sent * kMiB, kMiB)})) ++sent;
      ASSERT_GT(sent, 8u);
    }
    std::vector<Event> events;
    EXPECT_TRUE(poll_until(server, events, [&] { return watched.expired(); }));
    events.clear();
    ASSERT_TRUE(poll_until(client, events, [&] { return events.size() == sent; }));
    for (std::size_t i = 0; i < events.size(); ++i) {
      EXPECT_TRUE(events[i].message.payload.text() == std::string_view(text).substr(i * kMiB, kMiB)) << i;
    }
  }
}

// What was copied for them is shared as the whole was.
TEST_F(Queue, CopiesOfAPieceAreOne) {
  constexpr int kClients = 6;
  Server server(server_with(64 * kMiB));
  connect_clients(server, kClients);
  std::weak_ptr<const void> watched;
  {
    Payload whole = Payload::of(std::string(40 * kMiB, 'w'));
    watched = whole.owner();
    for (PeerId peer : peers_) {
      for (std::size_t i = 0; i < 16; ++i) ASSERT_TRUE(server.send(peer, {Piece{"b", 0}, whole.part(i * kMiB, kMiB)}));
    }
  }
  std::vector<Event> events;
  ASSERT_TRUE(poll_until(server, events, [&] { return watched.expired(); }));
  std::size_t more = 0;  // 16 MiB are held, not 6 x 16
  while (server.send(peers_[more % kClients], {Piece{"b", 0}, Payload::of(std::string(kMiB, 'o'))})) ++more;
  EXPECT_GE(more, 44u);
  EXPECT_EQ(server.counters()["slow reader in the way"], 0u);
}

// Where peers that do not read hold all the memory there is, the one that has not read for longest goes.
TEST_F(Queue, SlowReadersMakeRoom) {
  ServerOptions options = server_with(4 * kMiB);
  options.limits.slow_reader = milliseconds(1);
  Server server(options);
  connect_clients(server, 3);
  Client reader(ipc_client());
  auto met = meet(server, reader);
  ASSERT_TRUE(met);
  std::vector<Event> events;
  ASSERT_TRUE(poll_until(server, events, [&] {
    fill_until_refused(server, met->peer);
    return server.counters()["slow reader in the way"] > 0;
  }));
  ASSERT_TRUE(poll_until(server, events, [&] { return send_own(server, met->peer); }));
  EXPECT_TRUE(next(reader, Kind::message));
}

// Control messages are small: everybody can be told something.
TEST_F(Queue, AMessageWithoutPayloadIsTakenWhereTheQueueIsEmpty) {
  Server server(server_with(4 * kMiB));
  connect_clients(server, 2);
  Client reader(ipc_client());
  auto met = meet(server, reader);
  ASSERT_TRUE(met);
  fill_until_refused(server, met->peer);
  EXPECT_TRUE(server.send(met->peer, {Welcome{"w", 1}, {}}));
  EXPECT_TRUE(next(reader, Kind::message));
}

}  // namespace
}  // namespace pcp::net
