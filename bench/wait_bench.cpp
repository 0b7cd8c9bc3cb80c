// How long a small message waits at the shepherd while rounds of a large model go on: the real Shepherd behind the real
// Server, workers that send updates of that size and fetch the outcome, and a member that asks for a few bytes every
// millisecond. For f32 and int4 it prints how long the answers took beside those of an idle shepherd, and the
// processor's time of the loop's longest turn, which is the longest wait on cores that are free.
//   wait_bench [MILLIONS_OF_PARAMETERS [WORKERS]]        default: 256 2, which takes about 8 GB
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench_home.h"
#include "cluster/job_ids.h"
#include "pcp/error.h"

namespace {

using namespace pcp;
using namespace pcp::cluster;
using bench::Home;
using bench::seconds_of;
using std::chrono::milliseconds;

constexpr std::uint64_t kRounds = 3;
constexpr std::uint64_t kIdleAnswers = 1000;
constexpr double kGoal = 5e-3;  // seconds that a message may wait

net::Hello hello(const std::string& name) {
  net::Hello hello;
  hello.name = name;
  hello.engine = hello.target = hello.device = "played";
  return hello;
}

std::uint64_t checksum_of_zeros(std::uint64_t bytes) {
  std::vector<std::byte> zeros(kPieceBytes);
  Checksum sum;
  for (; bytes > 0; bytes -= std::min(bytes, kPieceBytes))
    sum.add(std::span(zeros).first(std::min(bytes, kPieceBytes)));
  return sum.value();
}

// A worker that holds no parameters: its updates are zeros, and what it fetches it forgets.
class LargeWorker {
 public:
  LargeWorker(const net::ClientOptions& options, const std::string& name, std::uint64_t update_bytes)
      : client_(options), name_(name), zeros_(kPieceBytes) {
    update_ = {"update", update_bytes, checksum_of_zeros(update_bytes)};
  }

  void work() {
    while (!over_) {
      for (net::Event& event : client_.poll(milliseconds(100))) {
        if (event.kind == net::Event::Kind::connected) client_.send({hello(name_), {}});
        if (event.kind != net::Event::Kind::message) continue;
        std::visit(
            [&](const auto& body) {
              if constexpr (requires { take(body); }) take(body);
            },
            event.message.body);
      }
      if (seconds_now() - beat_ >= 1) {
        beat_ = seconds_now();
        net::Progress progress;
        progress.version = delta_.version;
        progress.epoch = epoch_;
        progress.synced = progress.computing = true;
        client_.send({net::Heartbeat{}, {}});
        send(progress);
      }
    }
  }

 private:
  void take(const net::Job& job) { send(net::Ready{1, true, 0, epoch_ = job.epoch, ""}); }
  void take(const net::Begin& begin) {
    net::Offer offer;
    offer.round = begin.round;
    offer.lease = begin.lease;
    offer.steps = begin.steps;
    offer.update = update_;
    offer.update.id = concat("update/", begin.lease);
    offer.loss = offer.seconds = 1;
    send(offer);
  }
  void take(const net::Fetch& fetch) {
    net::Payload payload(nullptr, std::span(zeros_).first(fetch.length));
    send(net::Piece{fetch.blob, fetch.offset}, payload);
  }
  void take(const net::Outcome& outcome) {
    delta_ = outcome.delta;
    next_ = received_ = 0;
    for (std::uint64_t i = 0; i < kWindow; ++i) fetch_next();
  }
  void take(const net::Piece&) {
    fetch_next();
    if (++received_ * kPieceBytes >= delta_.blob.bytes) send(net::Synced{delta_.version, epoch_});
  }
  void take(const net::Bye&) { over_ = true; }
  void send(net::Body body, net::Payload payload = {}) {
    client_.send({std::move(body), std::move(payload), kTrainingJob});
  }
  void fetch_next() {
    if (next_ >= delta_.blob.bytes) return;
    send(net::Fetch{delta_.blob.id, next_, std::min(kPieceBytes, delta_.blob.bytes - next_)});
    next_ += kPieceBytes;
  }

  net::Client client_;
  std::string name_;
  std::vector<std::byte> zeros_;
  net::Blob update_;
  net::Delta delta_;
  std::uint64_t epoch_ = 0, next_ = 0, received_ = 0;
  double beat_ = 0;
  bool over_ = false;
};

// Asks for the few bytes of the model until it is sent home. Returns how long each answer took.
std::vector<double> ask(net::Client& client) {
  std::vector<double> took;
  double asked = 0, answered = 0;
  bool welcome = false;
  while (true) {
    for (net::Event& event : client.poll(milliseconds(1))) {
      if (event.kind == net::Event::Kind::connected) client.send({hello("asks"), {}});
      if (event.kind != net::Event::Kind::message) continue;
      if (std::holds_alternative<net::Bye>(event.message.body)) return took;
      welcome = welcome || std::holds_alternative<net::Job>(event.message.body);
      if (!std::holds_alternative<net::Piece>(event.message.body)) continue;
      answered = seconds_now();
      took.push_back(answered - asked);
      asked = 0;
    }
    if (!welcome || asked > 0 || seconds_now() - answered < 1e-3) continue;
    asked = seconds_now();
    client.send({net::Fetch{"model", 0, 5}, {}, kTrainingJob});
  }
}

std::string describe(std::vector<double> seconds) {
  if (seconds.empty()) return "none";
  std::ranges::sort(seconds);
  char text[128];
  std::snprintf(text, sizeof(text), "median %.2f, p99 %.2f, longest %.2f ms", 1e3 * seconds[seconds.size() / 2],
                1e3 * seconds[seconds.size() * 99 / 100], 1e3 * seconds.back());
  return text;
}

[[noreturn]] void play_member(const net::ClientOptions& options) {
  ::alarm(600);
  {
    net::Client client(options);
    std::vector<double> took = ask(client);
    auto busy = took.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(kIdleAnswers, took.size()));
    std::printf("  %zu answers of an idle shepherd: %s\n", static_cast<std::size_t>(busy - took.begin()),
                describe({took.begin(), busy}).c_str());
    std::printf("  %zu answers during the rounds:   %s\n", static_cast<std::size_t>(took.end() - busy),
                describe({busy, took.end()}).c_str());
    std::fflush(stdout);
  }
  ::_exit(0);
}

// `start` can be read when the shepherd has been measured while it was idle.
[[noreturn]] void play_worker(const net::ClientOptions& options, const std::string& name, std::uint64_t bytes,
                              int start) {
  ::alarm(600);
  char byte = 0;
  if (::read(start, &byte, 1) != 1) ::_exit(1);
  LargeWorker(options, name, bytes).work();
  ::_exit(0);
}

struct Turns {
  double longest = 0, longest_cpu = 0;
  std::uint64_t count = 0, long_ones = 0;  // above kGoal of the processor's time
};

// The loop, until `done`.
Turns lead(net::Server& server, Membership& membership, Home& home, const std::function<bool()>& done) {
  Turns turns;
  while (!done()) {
    double cpu = seconds_of(CLOCK_THREAD_CPUTIME_ID);
    std::vector<net::Event> events = server.poll(milliseconds(20));
    double begun = seconds_now();
    for (net::Event& event : events) {
      membership.hear(seconds_now(), event);
      home.answers += std::holds_alternative<net::Fetch>(event.message.body);
    }
    home.do_posted();
    membership.tick(seconds_now());
    events.clear();
    ++turns.count;
    turns.longest = std::max(turns.longest, seconds_now() - begun);
    double took = seconds_of(CLOCK_THREAD_CPUTIME_ID) - cpu;
    turns.longest_cpu = std::max(turns.longest_cpu, took);
    turns.long_ones += took > kGoal;
  }
  return turns;
}

void measure(std::int64_t parameters, int workers, Compression compression) {
  std::printf("%s, %lld million parameters, %d workers\n", to_string(compression).c_str(),
              static_cast<long long>(parameters / 1'000'000), workers);
  std::fflush(stdout);
  net::ServerOptions listen;
  listen.port = 0;
  listen.insecure = true;
  net::Server server(listen);
  net::ClientOptions connect;
  connect.host = "127.0.0.1";
  connect.port = server.port();
  connect.insecure = true;
  std::uint64_t bytes = compressed_bytes(compression, parameters);
  pid_t member = ::fork();
  if (member == 0) play_member(connect);
  int start[2];
  require(::pipe(start) == 0, "there is no pipe");
  std::vector<pid_t> children;  // forked before there is memory that would be copied
  for (int i = 0; i < workers; ++i) {
    pid_t child = ::fork();
    if (child == 0) play_worker(connect, concat("w", i), bytes, start[0]);
    children.push_back(child);
  }

  Ledger ledger(":memory:");
  Home home(server);
  ShepherdConfig config;
  config.run = "run";
  config.rounds = kRounds;
  config.workers = workers;
  config.data.bytes_per_batch = 8;
  config.upload_bytes = std::max<std::uint64_t>(bytes, std::uint64_t{64} << 20);
  config.update_compression = config.reference.compression = compression;
  MembershipConfig patient;
  patient.timeout_seconds = 60;
  Membership membership(patient, home);
  auto size = static_cast<std::size_t>(parameters);
  Shepherd shepherd(config, {parameters}, 1, std::vector<float>(size), std::vector<float>(size), ledger, home, home,
                    membership);
  shepherd.start(seconds_now());
  home.model = shepherd.shelf().put("model", net::Payload::of("model"));
  lead(server, membership, home, [&] { return home.answers >= kIdleAnswers; });
  std::string bytes_to_start(static_cast<std::size_t>(workers), 's');
  require(::write(start[1], bytes_to_start.data(), bytes_to_start.size()) == workers, "the workers cannot be started");
  double began = seconds_now();
  Turns turns = lead(server, membership, home, [&] { return shepherd.finished(); });
  std::printf(
      "  %.1f s a round; the longest of %llu turns of the loop: %.2f ms, %.2f ms of the processor's time, %llu above "
      "%.0f "
      "ms\n",
      (seconds_now() - began) / static_cast<double>(kRounds), static_cast<unsigned long long>(turns.count),
      1e3 * turns.longest, 1e3 * turns.longest_cpu, static_cast<unsigned long long>(turns.long_ones), 1e3 * kGoal);
  std::fflush(stdout);
  int ended = 0;
  lead(server, membership, home, [&] { return ::waitpid(member, &ended, WNOHANG) == member; });
  for (pid_t child : children) ::kill(child, SIGKILL);
  for (pid_t child : children) ::waitpid(child, nullptr, 0);
  ::close(start[0]);
  ::close(start[1]);
}

}  // namespace

int main(int count, char** arguments) {
  std::int64_t millions = count > 1 ? std::atoll(arguments[1]) : 256;
  int workers = count > 2 ? std::atoi(arguments[2]) : 2;
  for (Compression compression : {Compression::f32, Compression::int4}) {
    measure(millions * 1'000'000, workers, compression);
  }
}
