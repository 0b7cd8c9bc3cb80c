// A cluster in one thread: the real Shepherd, Membership, Ledger and Workers, on a clock and a network that are
// simulated. Workers "train" a known function of the numbers of their batches, so that what the parameters must come to
// is computed here beside the shepherd.
//
// The network is TCP: in order and reliable as long as a connection lasts, and a cut that nobody announces is noticed
// after kUnnoticedSeconds. Single messages can be lost on top of that.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "cluster/loop_clock.h"
#include "cluster/shepherd.h"
#include "cluster/training_task.h"
#include "tests/cluster/job_of.h"
#include "tests/cluster/lease_numbers.h"
#include "tests/cluster/trace.h"

namespace pcp::cluster::sim {

inline constexpr double kTurnSeconds = 0.05;        // between ticks
inline constexpr double kUnnoticedSeconds = 20;     // tcp's own keep-alive
inline constexpr double kPrepareSeconds = 0.2;      // of a worker
inline constexpr double kSyncPointSeconds = 0.001;  // to take up parameters
inline constexpr std::uint64_t kEnvelopeBytes = 100;

// A clock that jumps from event to event. Events of the same time happen in the order they were asked for.
class Clock {
 public:
  Time now() const { return now_; }
  void at(Time time, std::function<void()> action) { events_.push({std::max(time, now_), next_++, std::move(action)}); }
  void after(double seconds, std::function<void()> action) { at(now_ + seconds, std::move(action)); }
  // False when `until` has passed, or nothing is left to do.
  bool step(Time until) {
    if (events_.empty() || events_.top().time > until) return false;
    Event event = events_.top();
    events_.pop();
    now_ = event.time;
    event.action();
    return true;
  }

 private:
  struct Event {
    Time time;
    std::uint64_t number;
    std::function<void()> action;
    bool operator<(const Event& other) const { return time != other.time ? time > other.time : number > other.number; }
  };
  Time now_ = 0;
  std::uint64_t next_ = 0;
  std::priority_queue<Event> events_;
};

struct Settings {
  ShepherdConfig shepherd;
  MembershipConfig membership;
  std::vector<std::int64_t> sizes{4, 3, 3};
  int fragments = 1;
  double latency = 0.01;
  double bytes_per_second = 0;  // of a worker's link, each way; 0: unlimited
  double save_seconds = 0.1;
  double compute_seconds = 0;    // arithmetic takes up to so long, at random; 0: no time
  std::uint64_t save_every = 1;  // rounds; those in between are lost when the shepherd is killed
  std::uint64_t seed = 0;        // of lease numbers and of losses; 0: leases are 1, 2, 3...
  double loss = 0;               // probability that a message is lost, until `loss_ends`
  Time loss_ends = 0;
  // A second job beside training, and what every machine does for it.
  std::function<std::unique_ptr<JobHandler>(Membership&)> another_job;
  std::function<std::unique_ptr<Task>(Session&)> another_task;

  Settings() {
    shepherd.run = "run";
    shepherd.rounds = 3;
    shepherd.steps = 4;
    shepherd.workers = 2;
    shepherd.data.bytes_per_batch = sizeof(std::int64_t);
    shepherd.tokens_per_batch = 10;
  }
  std::size_t parameters() const {
    std::int64_t sum = 0;
    for (std::int64_t size : sizes) sum += size;
    return static_cast<std::size_t>(sum);
  }
};

// What training on a batch does to a parameter.
inline float change_of(std::int64_t batch, std::size_t parameter) {
  auto mixed = static_cast<std::uint64_t>(batch) * 7 + parameter * 13;
  return 0.5f + static_cast<float>(mixed % 17) / 32.0f;
}

inline float first_value(std::size_t parameter) { return 1.0f + 0.25f * static_cast<float>(parameter); }

class World;

// A worker's process: the real session and training task, a computer that takes simulated time, and its end of the
// connection.
class Machine final : public SessionHost, public Computer {
 public:
  Machine(World& world, std::string name, double speed) : speed(speed), world_(world), name_(std::move(name)) {}

  const std::string& name() const { return name_; }
  Session* session() { return session_.get(); }
  Task* another_task() { return another_task_.get(); }
  bool runs() const { return session_ != nullptr; }
  std::uint64_t connection() const { return connection_; }

  void start();
  void stop();  // as kill -9 does
  void try_to_connect(int attempt);
  void receive(const net::Message&);
  void lost_connection();

  bool send(const net::Message&) override;
  void log(const std::string& line) override { logged.push_back(line); }
  void prepare(Preparation) override;
  void set_reference(std::uint64_t version, std::vector<std::byte> values) override;
  void apply(const net::Delta&, std::vector<std::byte> bytes) override;
  void run(const net::Begin&, std::vector<std::byte> data) override;
  void abandon(std::uint64_t lease) override {
    for (Request& request : requests_) {
      if (request.lease == lease) request.abandoned = true;
    }
  }
  std::uint64_t steps_done(std::uint64_t lease) const override;

  // Where its process gets no further, though its heartbeats go on: nothing of these kinds is sent any more ("offer",
  // "piece", "fetch", "synced", "ready"), or its steps stop ("step").
  std::string hangs_at;
  void get_on() {  // it hangs no more
    hangs_at.clear();
    if (std::exchange(stands_, false)) next_request();
  }
  double speed;                        // steps a second
  std::string wants;                   // the kind of job that it is a client of; empty: it is a worker
  std::function<void(Update&)> spoil;  // what it does to its updates
  std::vector<std::string> logged;

 private:
  struct Request {
    double seconds = 0;
    std::function<void()> finish;
    bool between_steps = false;
    std::uint64_t lease = 0;
    Time begun = 0;
    bool abandoned = false;
  };
  void add(Request);
  void next_request();
  void reached(std::uint64_t version, std::uint64_t life);
  void finish_run(const net::Begin&, const std::vector<std::byte>& data, double seconds);
  void tick();
  void guarded(double seconds, std::function<void()> action);  // not when the process has ended

  World& world_;
  std::string name_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<TrainingTask> task_;  // of a worker
  std::unique_ptr<Task> another_task_;
  std::uint64_t process_ = 0, connection_ = 0;
  std::uint64_t life_ = 0;  // of the shepherd it was last connected to
  std::deque<Request> requests_;
  bool computes_ = false, stands_ = false;
  std::vector<float> reference_, residual_;
  std::uint64_t version_ = 0;
};

// The shepherd's process. What it has saved and its ledger outlive it.
class Home final : public ShepherdHost, public Network, public OuterOptimizer {
 public:
  explicit Home(World& world) : world_(world) {}

  Shepherd* shepherd() { return shepherd_.get(); }
  Membership& membership() { return *membership_; }
  JobHandler* another_job() { return another_job_.get(); }
  Ledger& ledger() { return *ledger_; }
  bool runs() const { return shepherd_ != nullptr; }
  void start();
  void stop();  // as kill -9 does
  void receive(const net::Event&);
  void disconnected(net::PeerId);
  void writable(net::PeerId peer) { membership_->writable(turn(), peer); }
  void pause(double seconds);  // as a process that is stopped: it reads what came when it goes on

  void log(const std::string& line) override;
  void happened(event::Any) override;
  void fill_batch(std::int64_t index, std::span<std::byte> bytes) override;
  void compute(Lane, Work, Then) override;
  bool saves(std::uint64_t version) const override;
  void save(std::uint64_t version, const RoundSummary&) override;
  void round_complete(Time, const RoundSummary&) override;
  net::Job job_for(const Member&) override;
  bool send(net::PeerId, const net::Message&) override;
  void drop(net::PeerId) override;
  double left_out() const override { return clock_.left_out(); }
  void apply(const Fragment&, std::span<float> parameters, std::span<const float> mean, std::uint64_t round) override;

  bool dying = false;             // nothing leaves it any more
  int outcomes_until_death = -1;  // dies when it has sent so many
  std::vector<std::string> logged;
  bool saving = false;
  // While the arithmetic stands, it is asked for and not done, but for one computation with each compute_next().
  // release() does all, in the order of asking.
  bool arithmetic_stands = false;
  std::size_t asked_for() const { return held_.size(); }
  void compute_next();
  void release();
  std::uint64_t life = 0;  // how often rounds were undone

  struct State {
    std::vector<float> parameters, reference;
  };
  std::map<std::uint64_t, State> disk;

 private:
  void tick();
  void guarded(double seconds, std::function<void()> action);
  Time turn();  // begins one: its time
  void go_on(const Then&);

  World& world_;
  struct Held {
    Work work;
    Then then;
  };
  std::deque<Held> held_;
  struct Free {  // from when on a lane can do more
    Time work = 0, then = 0;
  };
  std::map<Lane, Free> lanes_;
  LoopClock clock_;
  std::unique_ptr<Ledger> ledger_;
  std::unique_ptr<Membership> membership_;
  std::unique_ptr<Shepherd> shepherd_;
  std::unique_ptr<JobHandler> another_job_;
  std::uint64_t process_ = 0;
  Time paused_until_ = 0;
  net::Blob model_;
};

// What must come of a run, computed beside it: which updates were taken, and where they lead.
class Expectation {
 public:
  explicit Expectation(const Settings& settings) : settings_(&settings) {
    for (std::size_t i = 0; i < settings.parameters(); ++i) parameters_.push_back(first_value(i));
    fragments_ = cut_fragments(settings.sizes, settings.fragments);
    committed();
  }

  void computed(std::uint64_t lease, std::vector<std::int64_t> batches, const std::vector<std::byte>& update,
                std::uint32_t fragment) {
    Known& known = leases_[lease];
    known.batches = std::move(batches);
    known.update.resize(static_cast<std::size_t>(fragments_[fragment].size()));
    decompress(settings_->shepherd.update_compression, update, known.update);
  }
  void merged(const event::Uploaded& update) {
    double discount = std::pow(settings_->shepherd.late_discount, static_cast<double>(update.rounds_late));
    bool is_new = taken_[update.round + update.rounds_late].emplace(update.lease, discount).second;
    EXPECT_TRUE(is_new) << "lease " << update.lease << " is merged twice";
  }
  void committed() { kept_ = {parameters_, trained_, rounds_}; }
  std::size_t killed() {  // gives the rounds that are left
    taken_.clear();
    parameters_ = kept_.parameters;
    trained_ = kept_.trained;
    return rounds_ = kept_.rounds;
  }
  // Back to what an older one knew; updates that were computed since may still be offered.
  void roll_back(const Expectation& older) {
    auto leases = std::move(leases_);
    *this = older;
    leases_ = std::move(leases);
    killed();
  }
  void complete(std::uint64_t round, std::int64_t tokens) {
    const Fragment& fragment = fragments_[round % fragments_.size()];
    std::vector<double> sum(static_cast<std::size_t>(fragment.size()));
    double weights = 0;
    std::int64_t batches = 0;
    for (const auto& [lease, discount] : taken_[round]) {
      const Known& known = leases_.at(lease);
      double weight = discount * static_cast<double>(known.batches.size());
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += weight * static_cast<double>(known.update[i]);
      weights += weight;
      batches += std::ssize(known.batches);
      for (std::int64_t batch : known.batches) {
        EXPECT_TRUE(trained_.insert(batch).second) << "batch " << batch << " is trained twice";
      }
    }
    EXPECT_EQ(tokens, batches * settings_->shepherd.tokens_per_batch) << "in round " << round;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      parameters_[static_cast<std::size_t>(fragment.begin) + i] -= sum[i] / weights;
    }
    taken_.erase(round);
    ++rounds_;
  }

  const std::vector<double>& parameters() const { return parameters_; }
  const std::set<std::int64_t>& trained() const { return trained_; }

 private:
  struct Known {
    std::vector<std::int64_t> batches;
    std::vector<float> update;
  };
  struct Kept {
    std::vector<double> parameters;
    std::set<std::int64_t> trained;
    std::size_t rounds = 0;
  };
  const Settings* settings_;
  std::vector<Fragment> fragments_;
  std::vector<double> parameters_;
  std::map<std::uint64_t, Known> leases_;
  std::map<std::uint64_t, std::map<std::uint64_t, double>> taken_;  // by round: leases and their discounts
  std::set<std::int64_t> trained_;
  std::size_t rounds_ = 0;  // complete
  Kept kept_;               // what a kill leaves
};

class World {
 public:
  explicit World(const Settings& settings)
      : settings(settings), expectation(this->settings), home(*this), numbers_(settings.seed), random_(settings.seed) {
    std::filesystem::path place = "/dev/shm";
    if (!std::filesystem::is_directory(place)) place = std::filesystem::temp_directory_path();
    std::string pattern = (place / "pcp_simulation_XXXXXX").string();
    require(::mkdtemp(pattern.data()) != nullptr, "no temporary folder");
    folder_ = pattern;
    home.start();
  }
  ~World() {
    machines_.clear();
    home.stop();
    std::filesystem::remove_all(folder_);
  }

  Machine& add(const std::string& name, double speed = 10, const std::string& wants = "") {
    note(name + " starts");
    auto machine = std::make_unique<Machine>(*this, name, speed);
    machine->wants = wants;
    Machine& kept = *(machines_[name] = std::move(machine));
    kept.start();
    return kept;
  }
  Machine& machine(const std::string& name) { return *machines_.at(name); }
  const std::map<std::string, std::unique_ptr<Machine>>& machines() const { return machines_; }

  // --- Faults.
  // `seen`: the other side hears of it at once, as when a process dies; otherwise as when a cable is cut.
  void crash(const std::string& name, bool seen = true);
  void restart(const std::string& name) {
    note(name + " starts again");
    machine(name).start();
  }
  void kill_shepherd() {
    if (!home.runs()) return;
    note(home.saving ? "the shepherd is killed while it saves" : "the shepherd is killed");
    home.stop();
    std::size_t left = expectation.killed();
    if (left < completed.size()) ++home.life;  // rounds are undone that workers may have seen
    completed.resize(left);
    summaries.resize(left);
    for (auto& [id, link] : links_) {
      if (link.shepherd_open) end_shepherd_side(id, true);
    }
  }
  void start_shepherd() {
    if (home.runs()) return;
    note("the shepherd starts again");
    home.start();
  }
  // The files of the run as they are now, and the shepherd killed and started again from them.
  void back_up();
  bool has_backup() const { return backup_.has_value(); }
  void restore();
  void partition(const std::string& name);
  void heal(const std::string& name);
  // It reads nothing more, and what is sent to it fails, until it does again.
  void clog(const std::string& name) { clogged_.insert(name); }
  void unclog(const std::string& name) {
    if (clogged_.erase(name) > 0 && home.runs()) home.writable(machine(name).connection());
  }
  // The next `count` messages of this kind from or to this worker are lost.
  void lose(const std::string& name, const std::string& kind, int count = 1) { to_lose_[name][kind] += count; }

  // --- Running.
  bool run_until(const std::function<bool()>& done, Time limit) {
    while (!done()) {
      if (!clock.step(limit)) return done();
    }
    return true;
  }
  bool finished() { return home.runs() && !home.dying && home.shepherd()->finished(); }
  bool run_to_the_end(Time limit) {
    bool end = run_until([&] { return finished(); }, limit);
    Time last_words = clock.now() + 1;
    run_until([] { return false; }, last_words);
    return end;
  }
  void run_for(double seconds) {
    Time until = clock.now() + seconds;
    run_until([] { return false; }, until);
  }

  // --- The network.
  std::uint64_t connect(Machine& machine);  // 0: nobody is there
  bool to_shepherd(std::uint64_t id, const net::Message&);
  bool to_worker(std::uint64_t id, const net::Message&);
  void drop(std::uint64_t id) { end_shepherd_side(id, true); }
  void note(const std::string& what) { trace += at_time(clock.now(), "-- " + what); }
  std::string folder() const { return folder_; }
  double random(double most) { return std::uniform_real_distribution<>(0, most)(random_); }

  const Settings settings;
  Clock clock;
  std::string trace;
  Expectation expectation;
  std::map<std::string, double> slow_uplinks;           // bytes a second, by name
  std::map<std::uint64_t, std::vector<float>> history;  // the reference by version
  std::vector<Time> completed;                          // when rounds were
  std::vector<RoundSummary> summaries;
  Home home;

 private:
  struct Link {
    Machine* machine = nullptr;
    bool shepherd_open = true, worker_open = true;
    Time free_to_worker = 0, free_to_shepherd = 0;  // when the wire is free again
    std::vector<std::function<void()>> held;        // while it is cut
  };
  bool is_lost(const std::string& name, const net::Message&);
  bool is_cut(const Link& link) const { return cut_.contains(link.machine->name()); }
  void deliver(Link&, Time& wire, const net::Message&, double bytes_per_second, std::function<void()> arrive);
  void carry(Link& link, Time& wire, double seconds, std::function<void()> arrive);
  void write(const std::string& from, const std::string& to, const net::Message&, bool lost);
  void end_shepherd_side(std::uint64_t id, bool seen);
  void end_worker_side(std::uint64_t id, bool seen);

  LeaseNumbers numbers_;
  std::mt19937_64 random_;
  std::string folder_;
  std::map<std::string, std::unique_ptr<Machine>> machines_;
  std::map<std::uint64_t, Link> links_;
  std::uint64_t next_link_ = 1;
  std::set<std::string> cut_, clogged_;
  std::map<std::string, std::map<std::string, int>> to_lose_;
  struct Backup {
    std::map<std::uint64_t, Home::State> disk;
    Expectation expectation;
    std::map<std::uint64_t, std::vector<float>> history;
    std::vector<Time> completed;
    std::vector<RoundSummary> summaries;
  };
  std::optional<Backup> backup_;
};

// --- The network.

inline std::uint64_t World::connect(Machine& machine) {
  if (!home.runs() || cut_.contains(machine.name())) return 0;
  std::uint64_t id = next_link_++;
  links_[id].machine = &machine;
  return id;
}

inline bool World::is_lost(const std::string& name, const net::Message& message) {
  auto& kinds = to_lose_[name];
  auto found = kinds.find(std::string(net::name_of(message.body)));
  if (found != kinds.end() && found->second > 0) {
    --found->second;
    return true;
  }
  return clock.now() < settings.loss_ends && std::uniform_real_distribution<>()(random_) < settings.loss;
}

inline void World::write(const std::string& from, const std::string& to, const net::Message& message, bool lost) {
  if (is_any_of<net::Heartbeat, net::Progress>(message.body)) return;
  trace += at_time(clock.now(), concat(from, " -> ", to, "  ", describe(message), lost ? "  [lost]" : ""));
}

// Messages arrive one after the other; those on a cut wire wait until it is whole again or the connection is given up.
inline void World::carry(Link& link, Time& wire, double seconds, std::function<void()> arrive) {
  wire = std::max(wire, clock.now()) + seconds;
  Time arrival = wire + settings.latency;
  clock.at(arrival, [this, &link, arrive = std::move(arrive)] {
    if (is_cut(link)) {
      link.held.push_back(arrive);
    } else {
      arrive();
    }
  });
}

inline void World::deliver(Link& link, Time& wire, const net::Message& message, double bytes_per_second,
                           std::function<void()> arrive) {
  auto bytes = static_cast<double>(kEnvelopeBytes + message.payload.bytes().size());
  carry(link, wire, bytes_per_second > 0 ? bytes / bytes_per_second : 0, std::move(arrive));
}

inline bool World::to_shepherd(std::uint64_t id, const net::Message& message) {
  Link& link = links_.at(id);
  bool lost = is_lost(link.machine->name(), message);
  write(link.machine->name(), "shepherd", message, lost);
  if (lost) return true;
  auto slow = slow_uplinks.find(link.machine->name());
  double speed = slow == slow_uplinks.end() ? settings.bytes_per_second : slow->second;
  deliver(link, link.free_to_shepherd, message, speed, [this, id, message] {
    if (!links_.at(id).shepherd_open || !home.runs()) return;
    net::Event event;
    event.peer = id;
    event.principal = "local";
    event.message = message;
    home.receive(event);
  });
  return true;
}

inline bool World::to_worker(std::uint64_t id, const net::Message& message) {
  Link& link = links_.at(id);
  if (!link.shepherd_open || clogged_.contains(link.machine->name())) return false;
  bool lost = is_lost(link.machine->name(), message);
  write("shepherd", link.machine->name(), message, lost);
  if (lost) return true;
  deliver(link, link.free_to_worker, message, settings.bytes_per_second, [this, id, message] {
    Link& there = links_.at(id);
    if (there.worker_open && there.machine->connection() == id) there.machine->receive(message);
  });
  return true;
}

// A side that ends tells the other in order with what it has said; where nothing gets through, the other finds out.
inline void World::end_shepherd_side(std::uint64_t id, bool seen) {
  Link& link = links_.at(id);
  if (!link.shepherd_open) return;
  link.shepherd_open = false;
  auto hears = [this, id] {
    Link& there = links_.at(id);
    if (!there.worker_open) return;
    there.worker_open = false;
    if (there.machine->connection() == id) there.machine->lost_connection();
  };
  if (seen) carry(link, link.free_to_worker, 0, hears);
  clock.after(kUnnoticedSeconds, hears);
}

inline void World::end_worker_side(std::uint64_t id, bool seen) {
  Link& link = links_.at(id);
  if (!link.worker_open) return;
  link.worker_open = false;
  auto hears = [this, id] {
    Link& there = links_.at(id);
    if (!there.shepherd_open) return;
    there.shepherd_open = false;
    if (home.runs()) home.disconnected(id);
  };
  if (seen) carry(link, link.free_to_shepherd, 0, hears);
  clock.after(kUnnoticedSeconds, hears);
}

inline void World::crash(const std::string& name, bool seen) {
  Machine& machine = *machines_.at(name);
  if (!machine.runs()) return;
  note(name + (seen ? " crashes" : " is cut off and crashes"));
  std::uint64_t id = machine.connection();
  machine.stop();
  if (id != 0) end_worker_side(id, seen);
}

inline void World::back_up() {
  note("the files are backed up");
  std::filesystem::remove_all(folder_ + "/backup");
  std::filesystem::create_directory(folder_ + "/backup");
  for (const char* name : {"/ledger.db", "/ledger.db-wal"}) {
    if (std::filesystem::exists(folder_ + name)) std::filesystem::copy(folder_ + name, folder_ + "/backup" + name);
  }
  backup_.emplace(Backup{home.disk, expectation, history, completed, summaries});
}

inline void World::restore() {
  note("the backup is restored");
  kill_shepherd();
  for (const char* name : {"/ledger.db", "/ledger.db-wal"}) {
    std::filesystem::remove(folder_ + name);
    if (std::filesystem::exists(folder_ + "/backup" + name)) {
      std::filesystem::copy(folder_ + "/backup" + name, folder_ + name);
    }
  }
  home.disk = backup_->disk;
  expectation.roll_back(backup_->expectation);
  history = backup_->history;
  completed = backup_->completed;
  summaries = backup_->summaries;
  completed.resize(expectation.killed());
  summaries.resize(completed.size());
  ++home.life;
  start_shepherd();
}

inline void World::partition(const std::string& name) {
  if (!cut_.insert(name).second) return;
  note(name + " is cut off");
  std::uint64_t id = machine(name).connection();
  clock.after(kUnnoticedSeconds, [this, name, id] {
    if (id == 0 || !cut_.contains(name)) return;
    links_.at(id).held.clear();
    end_shepherd_side(id, false);
    end_worker_side(id, false);
    if (home.runs()) home.disconnected(id);
    if (machine(name).connection() == id) machine(name).lost_connection();
  });
}

inline void World::heal(const std::string& name) {
  if (cut_.erase(name) == 0) return;
  note(name + " can be reached again");
  for (auto& [id, link] : links_) {
    if (link.machine->name() != name) continue;
    for (auto& arrive : std::exchange(link.held, {})) clock.after(settings.latency, std::move(arrive));
  }
}

// --- A worker's process.

inline void Machine::start() {
  net::Hello hello;
  hello.name = name_;
  hello.engine = "fake";
  hello.target = "none";
  hello.device = "simulated";
  hello.incarnation = ++process_;
  hello.role = wants.empty() ? net::Role::worker : net::Role::client;
  hello.wants = wants;
  residual_.assign(world_.settings.parameters(), 0);
  session_ = std::make_unique<Session>(hello, *this);
  if (wants.empty()) task_ = std::make_unique<TrainingTask>(*session_, *this);
  if (world_.settings.another_task) another_task_ = world_.settings.another_task(*session_);
  tick();
  try_to_connect(0);
}

inline void Machine::stop() {
  task_.reset();
  another_task_.reset();
  session_.reset();
  ++process_;
  connection_ = 0;
  requests_.clear();
  computes_ = stands_ = false;
}

inline void Machine::guarded(double seconds, std::function<void()> action) {
  world_.clock.after(seconds, [this, process = process_, action = std::move(action)] {
    if (process == process_ && session_) action();
  });
}

inline void Machine::tick() {
  session_->tick(world_.clock.now());
  guarded(kTurnSeconds, [this] { tick(); });
}

inline void Machine::try_to_connect(int attempt) {
  if (session_->finished()) return;
  connection_ = world_.connect(*this);
  if (connection_ != 0) {
    life_ = world_.home.life;
    return session_->connected(world_.clock.now());
  }
  guarded(std::min(2.0, 0.1 * std::pow(2, attempt)), [this, attempt] { try_to_connect(attempt + 1); });
}

inline void Machine::lost_connection() {
  connection_ = 0;
  session_->disconnected(world_.clock.now());
  guarded(0.1, [this] { try_to_connect(0); });
}

inline void Machine::receive(const net::Message& message) {
  if (!session_) return;
  session_->receive(world_.clock.now(), message);
  session_->tick(world_.clock.now());
}

inline bool Machine::send(const net::Message& message) {
  if (hangs_at == net::name_of(message.body)) return true;
  return connection_ != 0 && world_.to_shepherd(connection_, message);
}

inline void Machine::add(Request request) {
  // With overlap, parameters are taken up between the steps of what runs.
  bool trains = requests_.size() == 1 && !requests_.front().between_steps;
  if (world_.settings.shepherd.overlap && trains && request.between_steps) return request.finish();
  requests_.push_back(std::move(request));
  if (!computes_) next_request();
}

inline void Machine::next_request() {
  while (!requests_.empty() && requests_.front().abandoned) requests_.pop_front();
  computes_ = !requests_.empty();
  if (!computes_) return;
  requests_.front().begun = world_.clock.now();
  stands_ = hangs_at == "step" && requests_.front().lease != 0;
  if (stands_) return;
  guarded(requests_.front().seconds, [this] {
    Request done = std::move(requests_.front());
    requests_.pop_front();
    if (!done.abandoned) done.finish();
    if (session_) next_request();
  });
}

inline std::uint64_t Machine::steps_done(std::uint64_t lease) const {
  if (!computes_ || requests_.front().lease != lease || hangs_at == "step") return 0;
  return static_cast<std::uint64_t>((world_.clock.now() - requests_.front().begun) * speed);
}

inline void Machine::prepare(Preparation preparation) {
  EXPECT_EQ(preparation.job.run, world_.settings.shepherd.run);
  EXPECT_EQ(preparation.model.size(), 5u);
  add({kPrepareSeconds, [this] { task_->prepared({speed, world_.settings.shepherd.overlap, ""}); }});
}

// Whatever way it took: everybody who has a version has the same bits.
inline void Machine::reached(std::uint64_t version, std::uint64_t life) {
  version_ = version;
  if (life != world_.home.life) return task_->reached(version);  // what it has may be undone
  auto known = world_.history.find(version);
  EXPECT_TRUE(known != world_.history.end()) << name_ << " has version " << version << ", which is not complete";
  if (known != world_.history.end()) {
    EXPECT_EQ(known->second, reference_) << name_ << " at version " << version;
  }
  task_->reached(version);
}

inline void Machine::set_reference(std::uint64_t version, std::vector<std::byte> values) {
  auto shared = std::make_shared<std::vector<std::byte>>(std::move(values));
  add({kSyncPointSeconds,
       [this, version, shared, life = life_] {
         reference_.resize(world_.settings.parameters());
         ASSERT_EQ(shared->size(), reference_.size() * sizeof(float));
         std::memcpy(reference_.data(), shared->data(), shared->size());
         reached(version, life);
       },
       true});
}

inline void Machine::apply(const net::Delta& delta, std::vector<std::byte> bytes) {
  auto shared = std::make_shared<std::vector<std::byte>>(std::move(bytes));
  add({kSyncPointSeconds,
       [this, delta, shared, life = life_] {
         EXPECT_EQ(delta.version, version_ + 1) << name_;
         Fragment fragment = cut_fragments(world_.settings.sizes, world_.settings.fragments)[delta.fragment];
         auto begin = static_cast<std::size_t>(fragment.begin), size = static_cast<std::size_t>(fragment.size());
         std::span<float> values = std::span(reference_).subspan(begin, size);
         decompress_add(world_.settings.shepherd.reference.compression, *shared, 1, values);
         reached(delta.version, life);
       },
       true});
}

inline void Machine::run(const net::Begin& begin, std::vector<std::byte> data) {
  std::uint64_t needed = begin.round - (world_.settings.shepherd.overlap && begin.round > 0 ? 1 : 0);
  double seconds = static_cast<double>(begin.steps) / speed;
  auto shared = std::make_shared<std::vector<std::byte>>(std::move(data));
  add({seconds,
       [this, begin, shared, seconds, needed] {
         EXPECT_GE(version_, needed) << name_ << " trained round " << begin.round << " from older parameters";
         finish_run(begin, *shared, seconds);
       },
       false, begin.lease});
}

inline void Machine::finish_run(const net::Begin& begin, const std::vector<std::byte>& data, double seconds) {
  const Settings& settings = world_.settings;
  std::vector<std::int64_t> batches(begin.steps);
  ASSERT_EQ(data.size(), begin.steps * sizeof(std::int64_t));
  std::memcpy(batches.data(), data.data(), data.size());
  Fragment fragment = cut_fragments(settings.sizes, settings.fragments)[begin.fragment];
  auto first = static_cast<std::size_t>(fragment.begin), size = static_cast<std::size_t>(fragment.size());
  std::vector<float> change(size);
  for (std::int64_t batch : batches) {
    for (std::size_t i = 0; i < size; ++i) change[i] += change_of(batch, first + i);
  }
  Update update;
  update.lease = begin.lease;
  update.loss = 1.0 / (1.0 + static_cast<double>(begin.round));
  update.seconds = seconds;
  update.bytes.resize(compressed_bytes(settings.shepherd.update_compression, fragment.size()));
  compress(settings.shepherd.update_compression, change, std::span(residual_).subspan(first, size), update.bytes);
  if (spoil) spoil(update);
  world_.expectation.computed(begin.lease, batches, update.bytes, begin.fragment);
  task_->computed(world_.clock.now(), std::move(update));
}

// --- The shepherd's process.

inline void Home::start() {
  const Settings& settings = world_.settings;
  if (disk.empty()) {
    State& first = disk[0];
    for (std::size_t i = 0; i < settings.parameters(); ++i) first.parameters.push_back(first_value(i));
    first.reference = first.parameters;
    world_.history[0] = first.reference;
  }
  dying = saving = false;
  ledger_ = std::make_unique<Ledger>(world_.folder() + "/ledger.db");
  const State& state = disk.at(static_cast<std::uint64_t>(ledger_->rounds_complete()));
  clock_ = {};
  membership_ = std::make_unique<Membership>(settings.membership, *this);
  shepherd_ = std::make_unique<Shepherd>(settings.shepherd, settings.sizes, settings.fragments, state.parameters,
                                         state.reference, *ledger_, *this, *this, *membership_);
  shepherd_->start(turn());
  if (settings.another_job) {
    another_job_ = settings.another_job(*membership_);
    membership_->add(clock_.now(), *another_job_);
  }
  model_ = shepherd_->shelf().put("model", net::Payload::of("model"));
  tick();
}

inline void Home::stop() {
  another_job_.reset();
  shepherd_.reset();
  membership_.reset();
  ledger_.reset();
  held_.clear();
  lanes_.clear();
  ++process_;
}

inline void Home::guarded(double seconds, std::function<void()> action) {
  world_.clock.after(seconds, [this, process = process_, action = std::move(action)] {
    if (process == process_ && shepherd_) action();
  });
}

inline Time Home::turn() { return clock_.turn(world_.clock.now()); }

inline void Home::pause(double seconds) { paused_until_ = world_.clock.now() + seconds; }

inline void Home::tick() {
  if (world_.clock.now() < paused_until_) return guarded(paused_until_ - world_.clock.now(), [this] { tick(); });
  membership_->tick(turn());
  guarded(kTurnSeconds, [this] { tick(); });
}

inline void Home::receive(const net::Event& event) {
  if (world_.clock.now() < paused_until_) {
    return guarded(paused_until_ - world_.clock.now(), [this, event] { receive(event); });
  }
  Time now = turn();
  membership_->receive(now, event);
  membership_->tick(now);
}

// The work is done at some time between the asking and the answer, as on another thread.
inline void Home::compute(Lane lane, Work work, Then then) {
  if (arithmetic_stands) return held_.push_back({std::move(work), std::move(then)});
  double most = world_.settings.compute_seconds;
  if (most == 0) {
    work();
    return then(clock_.now());
  }
  Free& free = lanes_[lane];
  free.work = std::max(free.work, world_.clock.now()) + world_.random(most / 2);
  free.then = std::max(free.then, free.work) + world_.random(most / 2);
  guarded(free.work - world_.clock.now(), std::move(work));
  guarded(free.then - world_.clock.now(), [this, then = std::move(then)] { go_on(then); });
}

inline void Home::go_on(const Then& then) {
  if (world_.clock.now() < paused_until_) {
    return guarded(paused_until_ - world_.clock.now(), [this, then] { go_on(then); });
  }
  Time now = turn();
  then(now);
  if (shepherd_) membership_->tick(now);
}

inline void Home::compute_next() {
  Held held = std::move(held_.front());
  held_.pop_front();
  held.work();
  go_on(held.then);
}

inline void Home::release() {
  arithmetic_stands = false;
  while (!held_.empty()) compute_next();
}

inline void Home::disconnected(net::PeerId peer) { membership_->disconnected(turn(), peer); }

inline void Home::log(const std::string& line) { logged.push_back(line); }

inline void Home::happened(event::Any what) {
  if (auto* update = std::get_if<event::Uploaded>(&what)) world_.expectation.merged(*update);
  if (std::string words = words_of({0, std::move(what)}); !words.empty()) logged.push_back(words);
}

inline void Home::fill_batch(std::int64_t index, std::span<std::byte> bytes) {
  ASSERT_EQ(bytes.size(), sizeof(index));
  std::memcpy(bytes.data(), &index, sizeof(index));
}

inline void Home::apply(const Fragment&, std::span<float> parameters, std::span<const float> mean, std::uint64_t) {
  for (std::size_t i = 0; i < mean.size(); ++i) parameters[i] -= mean[i];
}

inline bool Home::saves(std::uint64_t version) const {
  return version % world_.settings.save_every == 0 || version >= world_.settings.shepherd.rounds;
}

// On disk a little before the shepherd hears of it: a kill may fall between the two.
inline void Home::save(std::uint64_t version, const RoundSummary&) {
  EXPECT_FALSE(saving);
  saving = true;
  auto copy = [](std::span<const float> values) { return std::vector<float>(values.begin(), values.end()); };
  State state{copy(shepherd_->parameters()), copy(shepherd_->reference().values())};
  world_.note(concat("the shepherd saves version ", version));
  double seconds = world_.settings.save_seconds;
  guarded(seconds * 0.8, [this, version, state, copy] {
    EXPECT_EQ(state.parameters, copy(shepherd_->parameters())) << "changed while they were saved";
    EXPECT_EQ(state.reference, copy(shepherd_->reference().values())) << "changed while they were saved";
    disk[version] = state;
  });
  guarded(seconds, [this] {
    saving = false;
    shepherd_->saved(turn());
  });
}

inline void Home::round_complete(Time, const RoundSummary& summary) {
  std::span<const float> reference = shepherd_->reference().values(), parameters = shepherd_->parameters();
  world_.history[summary.round + 1].assign(reference.begin(), reference.end());
  world_.completed.push_back(world_.clock.now());
  world_.summaries.push_back(summary);
  world_.expectation.complete(summary.round, summary.tokens);
  if (saves(summary.round + 1)) world_.expectation.committed();
  const std::vector<double>& expected = world_.expectation.parameters();
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_NEAR(parameters[i], expected[i], 1e-4 * (1 + std::abs(expected[i]))) << "after round " << summary.round;
  }
}

inline net::Job Home::job_for(const Member&) {
  net::Job job;
  job.run = world_.settings.shepherd.run;
  job.description = world_.settings.shepherd.description;
  job.model = model_;
  return job;
}

inline bool Home::send(net::PeerId peer, const net::Message& message) {
  if (dying) return true;
  if (std::holds_alternative<net::Outcome>(message.body) && outcomes_until_death-- == 0) {
    dying = true;
    guarded(0, [this] { world_.kill_shepherd(); });
    return true;
  }
  return world_.to_worker(peer, message);
}

inline void Home::drop(net::PeerId peer) { world_.drop(peer); }

// --- What every run is checked for in the end.

inline std::set<std::int64_t> batches_in(const std::vector<BatchRange>& ranges) {
  std::set<std::int64_t> batches;
  for (BatchRange range : ranges) {
    for (std::int64_t batch = range.begin; batch < range.end; ++batch) batches.insert(batch);
  }
  return batches;
}

// Rounds are complete, each batch was trained at most once, and the ledger says the same of them.
inline void expect_consistent(World& world) {
  ASSERT_TRUE(world.home.runs());
  Ledger& ledger = world.home.ledger();
  EXPECT_EQ(static_cast<std::uint64_t>(ledger.rounds_complete()), world.settings.shepherd.rounds);
  EXPECT_EQ(batches_in(ledger.trained_ranges()), world.expectation.trained());
  EXPECT_EQ(world.completed.size(), world.settings.shepherd.rounds);
}

}  // namespace pcp::cluster::sim
