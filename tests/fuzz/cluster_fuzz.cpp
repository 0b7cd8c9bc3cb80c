// Arbitrary messages, in any order, to the shepherd's and the worker's state machines: whatever comes, they answer,
// refuse or throw an error of ours, and nothing else. The first byte chooses whom to speak to; each message is a kind,
// a length and bytes its fields are drawn from, or frames that are decoded as those of the network are.
#include <bit>
#include <cstring>
#include <deque>
#include <memory>

#include "cluster/shepherd.h"
#include "cluster/training_task.h"
#include "net/wire.h"
#include "pcp/error.h"
#include "tests/cluster/job_of.h"

namespace {

using namespace pcp;
using namespace pcp::cluster;

class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> rest) : rest_(rest) {}
  bool empty() const { return rest_.empty(); }
  std::uint64_t number(int bytes) {
    std::uint64_t value = 0;
    for (int i = 0; i < bytes && !rest_.empty(); ++i, rest_ = rest_.subspan(1)) value = value << 8 | rest_[0];
    return value;
  }
  // Small numbers mostly, for they are the ones that mean something.
  std::uint64_t count() {
    std::uint64_t kind = number(1);
    return kind < 200 ? kind % 8 : number(8);
  }
  double real() {
    std::uint64_t bits = number(8);
    return std::bit_cast<double>(bits);
  }
  std::span<const std::uint8_t> take(std::size_t size) {
    size = std::min(size, rest_.size());
    auto taken = rest_.first(size);
    rest_ = rest_.subspan(size);
    return taken;
  }

 private:
  std::span<const std::uint8_t> rest_;
};

constexpr std::uint64_t kMostBytes = 1 << 16;  // of a blob here: memory is not what is looked for

net::Blob blob(Bytes& bytes, const std::string& id) {
  return {bytes.number(1) % 4 == 0 ? "" : id, bytes.count() % kMostBytes, bytes.number(8)};
}

struct Known {
  std::vector<std::uint64_t> leases;
};

std::uint64_t lease(Bytes& bytes, const Known& known) {
  std::uint64_t which = bytes.number(1);
  return which < 200 && !known.leases.empty() ? known.leases[which % known.leases.size()] : bytes.number(8);
}

net::Message message(Bytes& bytes, const Known& known) {
  net::Message said;
  switch (bytes.number(1) % 20) {
    case 0: {
      net::Hello hello;
      hello.name = bytes.number(1) % 2 ? "a" : "b";
      hello.protocol = static_cast<std::uint32_t>(bytes.number(1) % 8 ? net::kProtocolVersion : 7);
      hello.incarnation = bytes.count();
      if (bytes.number(1) % 2) hello.held = {{kTrainingJob, "run"}};
      if (bytes.number(1) % 8 == 0) hello.role = net::Role::client;
      if (bytes.number(1) % 2) hello.wants = kTrainingJob;
      said.body = hello;
      break;
    }
    case 1:
      said.body = net::Welcome{"a@local", bytes.count()};
      break;
    case 2:
      said.body = net::Refused{"no", bytes.number(1) % 16 == 0};
      break;
    case 18:
      said.body = net::Heartbeat{};
      break;
    case 3:
      said.body = net::Progress{bytes.count(),           bytes.number(1) % 3,     lease(bytes, known),    bytes.count(),
                                bytes.number(1) % 2 > 0, bytes.number(1) % 2 > 0, bytes.number(1) % 2 > 0};
      break;
    case 4:
      said.body = net::Bye{"bye"};
      break;
    case 5:
      said.body = net::Fetch{bytes.number(1) % 2 ? "model" : concat("update/", lease(bytes, known)), bytes.count(),
                             bytes.count()};
      break;
    case 6:
    case 7: {
      const char* names[] = {"model", "reference/0", "delta/1", "artifact/0"};
      std::uint64_t which = bytes.number(1) % 6;
      std::string id = which < 4 ? names[which] : concat(which == 4 ? "update/" : "data/", lease(bytes, known));
      said.body = net::Piece{id, bytes.count() * (bytes.number(1) % 2 ? kPieceBytes : 1)};
      said.payload = net::Payload::copy_of(std::as_bytes(bytes.take(bytes.number(1))));
      break;
    }
    case 8:
      said.body = net::Job{
          "run", "{}", blob(bytes, "model"), blob(bytes, "artifact/0"), bytes.number(1) % 4 == 0, bytes.number(1) % 3,
          {},    {}};
      break;
    case 9:
      said.body = net::Ready{bytes.real(),
                             bytes.number(1) % 2 > 0,
                             bytes.count(),
                             bytes.number(1) % 3,
                             "",
                             static_cast<std::uint32_t>(bytes.number(1) % 4)};
      break;
    case 10:
      said.body = net::Reference{blob(bytes, "reference/0"),
                                 bytes.count(),
                                 {{bytes.count(), 0, blob(bytes, "delta/1")}},
                                 bytes.number(1) % 4 == 0};
      break;
    case 11:
      said.body = net::Synced{bytes.count(), bytes.number(1) % 3};
      break;
    case 12:
      said.body = net::Begin{bytes.count(),
                             static_cast<std::uint32_t>(bytes.count()),
                             bytes.count(),
                             lease(bytes, known),
                             blob(bytes, concat("data/", lease(bytes, known))),
                             bytes.real(),
                             bytes.real(),
                             {}};
      break;
    case 13: {
      net::Offer offer;
      offer.round = bytes.count();
      offer.lease = lease(bytes, known);
      offer.fragment = static_cast<std::uint32_t>(bytes.count());
      offer.update = {concat("update/", offer.lease), bytes.number(1) % 4 ? 32 : bytes.count() % kMostBytes,
                      bytes.number(8)};
      offer.steps = bytes.count();
      offer.loss = bytes.real();
      offer.seconds = bytes.real();
      said.body = offer;
      break;
    }
    case 14:
      said.body =
          net::Verdict{bytes.count(), lease(bytes, known), static_cast<net::Judgement>(bytes.number(1) % 4), "why"};
      break;
    case 15:
      said.body = net::Outcome{{bytes.count(), static_cast<std::uint32_t>(bytes.count()), blob(bytes, "delta/1")}};
      break;
    case 16:
      said.body = net::StatusRequest{};
      break;
    case 17:
      said.body = net::Stop{};
      break;
    default: {
      auto frame = std::as_bytes(bytes.take(bytes.number(2)));
      std::vector<net::Payload> frames{net::Payload::copy_of(frame)};
      said = net::decode(frames);
    }
  }
  if (said.job.empty() && bytes.number(1) % 8 != 0) said.job = job_of(said.body);
  net::check(said);
  return said;
}

class Nobody final : public Network {
 public:
  bool send(net::PeerId, const net::Message&) override { return ++sent_ % 16 != 0; }  // a slow reader now and then
  void drop(net::PeerId) override {}

 private:
  std::uint64_t sent_ = 0;
};

class Host final : public ShepherdHost {
 public:
  void log(const std::string&) override {}
  void fill_batch(std::int64_t index, std::span<std::byte> bytes) override {
    std::memset(bytes.data(), static_cast<int>(index), bytes.size());
  }
  void compute(Lane, Work work, Then then) override {
    asked.push_back({std::move(work), std::move(then)});
    if (at_once) compute_next();
  }
  bool saves(std::uint64_t) const override { return true; }
  void save(std::uint64_t, const RoundSummary&) override { saving = true; }
  void round_complete(Time, const RoundSummary&) override {}
  net::Job job_for(const Member&) override {
    net::Job job;
    job.run = "run";
    job.description = "{}";
    job.model = {"model", 3, 0};
    return job;
  }
  // One thing that was asked for is computed.
  void compute_next() {
    if (asked.empty()) return;
    auto [work, then] = std::move(asked.front());
    asked.pop_front();
    work();
    then(now);
  }
  Time now = 1;
  bool saving = false, at_once = false;
  std::deque<std::pair<Work, Then>> asked;
};

class Plain final : public OuterOptimizer {
 public:
  void apply(const Fragment&, std::span<float> parameters, std::span<const float> mean, std::uint64_t) override {
    for (std::size_t i = 0; i < parameters.size(); ++i) parameters[i] -= mean[i];
  }
};

void to_shepherd(Bytes bytes) {
  Nobody network;
  Host host;
  Plain outer;
  Ledger ledger(":memory:");
  ShepherdConfig config;
  config.run = "run";
  config.rounds = 3;
  std::uint64_t mode = bytes.number(1);
  config.overlap = mode % 2 > 0;
  host.at_once = mode / 2 % 2 > 0;
  config.data.bytes_per_batch = 4;
  Membership membership({}, network);
  Shepherd shepherd(config, {4, 4}, config.overlap ? 2 : 1, std::vector<float>(8), std::vector<float>(8), ledger, outer,
                    host, membership);
  Time& now = host.now;
  shepherd.start(now);
  while (!bytes.empty() && !shepherd.finished()) {
    now += static_cast<double>(bytes.number(1)) / 16;
    std::uint64_t what = bytes.number(1);
    net::PeerId peer = 1 + what % 3;
    if (what >= 250) {
      what % 2 ? membership.disconnected(now, peer) : membership.writable(now, peer);
    } else if (what >= 240) {
      if (std::exchange(host.saving, false)) shepherd.saved(now);
    } else if (what >= 200) {
      host.compute_next();
    } else {
      Known known;
      for (const Lease& one : ledger.outstanding()) known.leases.push_back(one.id);
      net::Event event;
      event.peer = peer;
      event.principal = "local";
      try {
        event.message = message(bytes, known);
      } catch (const Error&) {
        continue;
      }
      membership.receive(now, event);
    }
    membership.tick(now);
  }
}

class Silent final : public Computer {
 public:
  void prepare(Preparation) override { prepares = true; }
  void set_reference(std::uint64_t, std::vector<std::byte>) override {}
  void apply(const net::Delta&, std::vector<std::byte>) override {}
  void run(const net::Begin& begin, std::vector<std::byte>) override { running.push_back(begin.lease); }
  void abandon(std::uint64_t) override {}
  std::uint64_t steps_done(std::uint64_t) const override { return 0; }
  bool prepares = false;
  std::vector<std::uint64_t> running;
};

class Sink final : public SessionHost {
 public:
  bool send(const net::Message&) override { return true; }
  void log(const std::string&) override {}
};

void to_worker(Bytes bytes) {
  Sink host;
  Silent computer;
  Session session({}, host);
  TrainingTask task(session, computer);
  Time now = 1;
  session.connected(now);
  while (!bytes.empty() && !session.finished()) {
    now += static_cast<double>(bytes.number(1)) / 16;
    std::uint64_t what = bytes.number(1);
    try {
      if (what >= 252) {
        session.disconnected(now);
        session.connected(now);
      } else if (what >= 240 && std::exchange(computer.prepares, false)) {
        task.prepared({1, what % 2 > 0, ""});
      } else if (what >= 240 && !computer.running.empty()) {
        task.computed(now, {computer.running.back(), std::vector<std::byte>(32), 1, 1});
        computer.running.pop_back();
      } else {
        session.receive(now, message(bytes, {{1, 2, 3}}));
      }
      session.tick(now);
    } catch (const Error&) {
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes({data, size});
  bytes.number(1) % 2 ? to_shepherd(bytes) : to_worker(bytes);
  return 0;
}
