// Peers that flood, stall and vanish at any moment, while the thread that reads stops for a while again and again: the
// server lives, its memory and its descriptors stay within their bounds, and an honest client is served all along.
//   PCP_SOAK_SECONDS=600 build/net_test --gtest_filter='Soak*'
#include <dirent.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "base/splitmix64.h"
#include "tests/net/network.h"
#include "tests/net/raw_connection.h"

namespace pcp::net {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kPeers = 200, kThreads = 10;
constexpr std::size_t kReceivedInAll = std::size_t{64} << 20;
// What was received, what a connection of each peer may hold besides, and what allocators and sanitizers keep back.
constexpr std::size_t kMostBytes = std::size_t{1500} << 20;

double soak_seconds() {
  const char* text = std::getenv("PCP_SOAK_SECONDS");
  return text ? std::atof(text) : 4;
}

std::size_t soak_resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::size_t all = 0, resident = 0;
  file >> all >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

std::size_t open_descriptors() {
  std::size_t count = 0;
  DIR* folder = ::opendir("/proc/self/fd");
  while (::readdir(folder)) ++count;
  ::closedir(folder);
  return count;
}

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_(seed) {}
  std::uint64_t below(std::uint64_t bound) { return (state_ = splitmix64(state_)) % bound; }

 private:
  std::uint64_t state_;
};

// One of many things a peer may do wrong; says them for a moment and is gone, sometimes with a reset.
void misbehave(RawConnection& peer, Chance& chance, const std::string& piece) {
  peer.give_up_after(1);
  if (chance.below(2)) peer.reset_at_end();
  std::string small = frame(control({StatusRequest{}, {}}));
  switch (chance.below(7)) {
    case 0:  // a flood of small messages, whose answers it does not read
      for (int i = 0; i < 200; ++i) {
        if (!peer.say(small + small + small + small)) return;
      }
      return;
    case 1:  // a flood of large ones
      for (int i = 0; i < 20; ++i) {
        if (!peer.say(piece)) return;
      }
      return;
    case 2:  // half a message
      peer.say(small + piece.substr(0, chance.below(piece.size())));
      std::this_thread::sleep_for(milliseconds(chance.below(100)));
      return;
    case 3:  // a message that is never finished, as large as may be announced
      peer.say(small + frame_head(8, kMaxPayloadBytes) + std::string(chance.below(1 << 20), 'x'));
      return;
    case 4:  // garbage in frames
      for (int i = 0; i < 100; ++i) peer.say(frame(std::string(8 * chance.below(50), static_cast<char>(i))));
      return;
    case 5:  // garbage
      peer.say(std::string(chance.below(5000), static_cast<char>(chance.below(256))));
      return;
    default:  // asks, and never reads
      peer.say(small);
      std::this_thread::sleep_for(milliseconds(chance.below(200)));
  }
}

class Soak : public NetworkTest {
 protected:
  // Comes and goes; each of these threads stands for several peers.
  void attack(std::uint64_t seed, bool encrypted, int port) {
    Chance chance(seed);
    std::string piece = frame(control({Piece{"b", 0}, {}}), std::string(1 << 18, 'p'));
    std::vector<std::unique_ptr<RawConnection>> crowd;
    while (!is_over_) {
      auto peer = std::make_unique<RawConnection>(port);
      bool shaken = false;
      if (chance.below(5) > 0) {
        shaken = encrypted ? peer->shake_tls(worker_key(), server_key().public_key) : peer->shake_plain();
      }
      if (shaken) misbehave(*peer, chance, piece);
      crowd.push_back(std::move(peer));
      if (crowd.size() > kPeers / kThreads)
        crowd.erase(crowd.begin() + static_cast<std::ptrdiff_t>(chance.below(crowd.size())));
    }
  }

  // Counted while every I/O thread has a connection: they open descriptors of their own when they have their first.
  std::size_t descriptors_without_peers(int encrypted_port, int plain_port) {
    std::vector<std::unique_ptr<RawConnection>> peers;
    for (int i = 0; i < 16; ++i) {
      peers.push_back(std::make_unique<RawConnection>(encrypted_port, kTlsPreamble));
      peers.push_back(std::make_unique<RawConnection>(plain_port, kPlainPreamble));
    }
    for (auto& peer : peers) EXPECT_EQ(peer->hear(8).size(), 8u);
    return open_descriptors() - 2 * peers.size();  // both ends are here
  }

  std::atomic<bool> is_over_ = false;
};

TEST_F(Soak, PeersThatFloodStallAndVanish) {
  ::signal(SIGPIPE, SIG_IGN);  // the attackers' own
  allow(worker_key());
  ServerOptions options = encrypted_server();
  options.ipc_path = folder_ + "/sockets/s";
  options.limits.received_in_all = kReceivedInAll;
  options.limits.strangers = 64;
  ServerOptions open = plain_server();
  open.limits = options.limits;
  Server server(options), plain(open);
  std::size_t descriptors = descriptors_without_peers(server.port(), plain.port());

  std::vector<std::thread> attackers;
  for (std::uint64_t i = 0; i < kThreads; ++i) {
    attackers.emplace_back([&, i] { attack(i, i % 2, i % 2 ? server.port() : plain.port()); });
  }
  std::atomic<std::uint64_t> answered = 0;
  std::thread honest([&] {
    Client client(ipc_client());
    while (!is_over_) {
      for (const Event& event : client.poll(milliseconds(20))) {
        answered += event.kind == Event::Kind::message;
        if (event.kind != Event::Kind::disconnected) client.send({Synced{answered}, {}});
      }
    }
  });

  Chance chance(42);
  Clock::time_point end = Clock::now() + std::chrono::milliseconds(static_cast<int>(soak_seconds() * 1000));
  const auto longest_stop = static_cast<std::uint64_t>(std::min(3000.0, 150 * soak_seconds()));
  Clock::time_point next_stop = Clock::now() + milliseconds(500);
  std::size_t most_bytes = 0, stops = 0;
  while (Clock::now() < end || (answered == 0 && Clock::now() < end + kPatience)) {
    for (Server* one : {&server, &plain}) {
      for (Event& event : one->poll(milliseconds(1))) {
        if (std::holds_alternative<Synced>(event.message.body)) one->send(event.peer, event.message);
        if (std::holds_alternative<StatusRequest>(event.message.body)) {
          one->send(event.peer, {Status{}, Payload::of(std::string(2000, 's'))});
        }
        if (event.kind == Event::Kind::message && chance.below(500) == 0) one->disconnect(event.peer);
      }
    }
    most_bytes = std::max(most_bytes, soak_resident_bytes());
    if (Clock::now() < next_stop) continue;
    std::this_thread::sleep_for(milliseconds(1 + chance.below(longest_stop)));  // the reading thread stops
    next_stop = Clock::now() + milliseconds(500);
    ++stops;
  }
  is_over_ = true;
  for (std::thread& attacker : attackers) attacker.join();
  honest.join();
  std::printf("answered %llu, stopped %zu times, at most %zu MB\n", static_cast<unsigned long long>(answered.load()),
              stops, most_bytes >> 20);
  EXPECT_GT(stops, 0u);
  EXPECT_GT(answered, 0u);
  EXPECT_LT(most_bytes, kMostBytes);
  auto all_are_gone = [&] { return open_descriptors() <= descriptors; };
  std::vector<Event> events;
  EXPECT_TRUE(poll_until(server, events,
                         [&] {
                           plain.poll(milliseconds(1));
                           return all_are_gone();
                         }))
      << open_descriptors() << " descriptors, " << descriptors << " before";
}

}  // namespace
}  // namespace pcp::net
