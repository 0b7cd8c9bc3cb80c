// A tree of shepherds in one thread, on the simulated clock: the real Shepherd at the top, real Middles, and workers
// that "train" a known function of their parameters and batches. Connections are in order and reliable; when a process
// is killed, the other side hears of it.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "cluster/middle.h"
#include "cluster/shepherd.h"
#include "tests/cluster/simulation.h"

namespace pcp::cluster::sim {

// What a worker makes of a lease: the update, from the parameters and the numbers of the batches.
using Train = std::function<std::vector<float>(std::span<const float> from, const std::vector<std::int64_t>& batches,
                                               std::size_t first)>;

// The mean over the batches of what each of them says. So the mean of a round tells whether each of its batches is in
// it exactly once, however they were shared out.
inline std::vector<float> mean_of_batches(std::span<const float> from, const std::vector<std::int64_t>& batches,
                                          std::size_t first) {
  std::vector<float> mean(from.size());
  for (std::size_t i = 0; i < mean.size(); ++i) {
    double sum = 0;
    for (std::int64_t batch : batches) sum += static_cast<double>(change_of(batch, first + i));
    mean[i] = static_cast<float>(sum / static_cast<double>(batches.size()));
  }
  return mean;
}

// Steps of which each depends on those before it, as in training: only the same batches in the same leases give the
// same mean.
inline std::vector<float> change_by_steps(std::span<const float> from, const std::vector<std::int64_t>& batches,
                                          std::size_t first) {
  std::vector<float> change(from.begin(), from.end());
  for (std::int64_t batch : batches) {
    for (std::size_t i = 0; i < change.size(); ++i) {
      float error = change[i] - change_of(batch, first + i);
      change[i] -= 0.2f * error * (1 + 0.5f * std::sin(3 * change[i]));
    }
  }
  for (std::size_t i = 0; i < change.size(); ++i) change[i] = from[i] - change[i];
  return change;
}

struct TreeSettings {
  Settings cluster;
  Train train = mean_of_batches;
  bool means = true;             // `train` is mean_of_batches, so that the mean of a round can be checked
  double most_steps_factor = 1;  // of middles
  double away_seconds = 2;
};

class Tree;

class ServerSide {
 public:
  virtual ~ServerSide() = default;
  virtual bool runs() const = 0;
  virtual void hear(const net::Event&) = 0;
  virtual void lost(net::PeerId) = 0;
};
class ClientSide {
 public:
  virtual ~ClientSide() = default;
  virtual void hear(const net::Message&) = 0;
  virtual void lost() = 0;
};

// A worker's end of a connection to `parent`, which it looks for again whenever that is gone.
class Uplink final : public SessionHost, public ClientSide {
 public:
  Uplink(Tree& tree, ServerSide& parent, std::string name) : tree_(tree), parent_(parent), name_(std::move(name)) {}
  void start(Computer&, bool has_data = false);
  void stop();
  Session* session() { return session_.get(); }
  TrainingTask& task() { return *task_; }
  std::uint64_t process() const { return process_; }
  void after(double seconds, std::function<void()> action);  // not when the process has ended
  void tick();

  bool send(const net::Message&) override;
  void log(const std::string& line) override { logged.push_back(line); }
  void hear(const net::Message&) override;
  void lost() override;
  std::vector<std::string> logged;
  std::string silent_about;  // a kind of message that does not leave it

 private:
  void connect();

  Tree& tree_;
  ServerSide& parent_;
  std::string name_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<TrainingTask> task_;
  std::uint64_t process_ = 0, connection_ = 0;
};

class Leaf final : public Computer {
 public:
  Leaf(Tree& tree, ServerSide& parent, const std::string& name, double speed)
      : speed(speed), link(tree, parent, name), tree_(tree) {}
  void start() {
    reference_.clear();
    link.start(*this);
  }
  void stop() {
    link.stop();
    running_.reset();
    waiting_.clear();
  }

  void prepare(Preparation) override;
  void set_reference(std::uint64_t version, std::vector<std::byte> values) override;
  void apply(const net::Delta&, std::vector<std::byte> bytes) override;
  void run(const net::Begin&, std::vector<std::byte> data) override;
  void abandon(std::uint64_t lease) override;
  std::uint64_t steps_done(std::uint64_t lease) const override;

  double speed;
  bool hangs = false;  // its steps stop, heartbeats go on
  Uplink link;
  int trained = 0;  // leases
  std::uint64_t version() const { return version_; }
  const std::vector<float>& reference() const { return reference_; }

 private:
  struct Work {
    net::Begin begin;
    std::vector<std::byte> data;
    Time begun = 0;
  };
  void next();
  void finish();

  Tree& tree_;
  std::vector<float> reference_, residual_;
  std::uint64_t version_ = 0;
  std::optional<Work> running_;
  std::deque<Work> waiting_;
};

class MiddleNode final : public MiddleHost, public Network, public ServerSide {
 public:
  MiddleNode(Tree& tree, ServerSide& parent, const std::string& name, int workers)
      : link(tree, parent, name), tree_(tree), workers_(workers) {}
  void start();
  void stop();
  Middle& middle() { return *middle_; }
  nlohmann::ordered_json status();

  bool runs() const override { return middle_ != nullptr; }
  void hear(const net::Event&) override;
  void lost(net::PeerId peer) override { middle_->disconnected(peer); }
  bool send(net::PeerId, const net::Message&) override;
  void drop(net::PeerId) override;
  void log(const std::string& line) override { logged.push_back(line); }
  void happened(event::Any what) override {
    if (std::string words = words_of({0, std::move(what)}); !words.empty()) logged.push_back(words);
  }
  MiddleJob describe(const Preparation&) override;

  Uplink link;
  std::vector<std::string> logged;

 private:
  void tick();

  Tree& tree_;
  int workers_;
  std::unique_ptr<Middle> middle_;
  std::string status_;
};

class Top final : public ShepherdHost, public Network, public OuterOptimizer, public ServerSide {
 public:
  explicit Top(Tree& tree) : tree_(tree) {}
  void start();
  void stop();
  Shepherd& shepherd() { return *shepherd_; }
  Ledger& ledger() { return *ledger_; }

  bool runs() const override { return shepherd_ != nullptr; }
  void hear(const net::Event&) override;
  void lost(net::PeerId peer) override;
  bool send(net::PeerId, const net::Message&) override;
  void drop(net::PeerId) override;
  void log(const std::string& line) override { logged.push_back(line); }
  void fill_batch(std::int64_t index, std::span<std::byte> bytes) override {
    std::memcpy(bytes.data(), &index, sizeof(index));
  }
  void compute(Lane, Work work, Then then) override;
  bool saves(std::uint64_t) const override { return true; }
  void save(std::uint64_t version, const RoundSummary&) override;
  void round_complete(Time, const RoundSummary&) override;
  net::Job job_for(const Member&) override;
  void apply(const Fragment&, std::span<float> parameters, std::span<const float> mean, std::uint64_t) override;

  struct State {
    std::vector<float> parameters, reference;
  };
  std::map<std::uint64_t, State> disk;
  std::vector<RoundSummary> summaries;
  std::vector<std::string> logged;
  std::set<std::int64_t> trained;

 private:
  void tick();

  Tree& tree_;
  std::unique_ptr<Ledger> ledger_;
  std::unique_ptr<Membership> membership_;
  std::unique_ptr<Shepherd> shepherd_;
  std::uint64_t process_ = 0;
  net::Blob model_;
  std::vector<float> mean_;
};

class Tree {
 public:
  explicit Tree(const TreeSettings& settings) : settings(settings), top(*this), numbers_(1) {
    std::filesystem::path place = "/dev/shm";
    if (!std::filesystem::is_directory(place)) place = std::filesystem::temp_directory_path();
    std::string pattern = (place / "pcp_tree_XXXXXX").string();
    require(::mkdtemp(pattern.data()) != nullptr, "no temporary folder");
    folder_ = pattern;
    top.start();
  }
  ~Tree() {
    for (auto& [name, leaf] : leaves_) leaf->stop();
    for (auto& [name, middle] : middles_) middle->stop();
    top.stop();
    std::filesystem::remove_all(folder_);
  }

  // `workers`: that it waits for.
  MiddleNode& add_middle(const std::string& name, ServerSide& parent, int workers) {
    MiddleNode& node = *(middles_[name] = std::make_unique<MiddleNode>(*this, parent, name, workers));
    node.start();
    return node;
  }
  Leaf& add_leaf(const std::string& name, ServerSide& parent, double speed = 10) {
    Leaf& leaf = *(leaves_[name] = std::make_unique<Leaf>(*this, parent, name, speed));
    leaf.start();
    return leaf;
  }
  // Middles m0, m1... with leaves m0-0, m0-1...
  void grow(int middles, int leaves) {
    for (int i = 0; i < middles; ++i) {
      MiddleNode& node = add_middle(concat("m", i), top, leaves);
      for (int k = 0; k < leaves; ++k) add_leaf(concat("m", i, "-", k), node);
    }
  }
  MiddleNode& middle(const std::string& name) { return *middles_.at(name); }
  Leaf& leaf(const std::string& name) { return *leaves_.at(name); }
  const std::map<std::string, std::unique_ptr<Leaf>>& leaves() const { return leaves_; }

  bool run_until(const std::function<bool()>& done, Time limit = 600) {
    Time end = clock.now() + limit;
    while (!done()) {
      if (!clock.step(end)) return done();
    }
    return true;
  }
  std::uint64_t rounds() const { return top.summaries.empty() ? 0 : top.summaries.back().round + 1; }
  bool rounds_reach(std::uint64_t count) {
    return run_until([&] { return rounds() >= count; });
  }
  bool ends() {
    return run_until([&] { return top.runs() && top.shepherd().finished(); });
  }

  // --- The network.
  std::uint64_t connect(ClientSide&, ServerSide&);
  void to_server(std::uint64_t id, const net::Message&);
  bool to_client(std::uint64_t id, const net::Message&);
  void end(std::uint64_t id);
  void end_all_of(ServerSide&);

  const TreeSettings settings;
  Clock clock;
  Top top;
  std::map<std::uint64_t, std::vector<float>> history;  // the reference by version
  std::string folder() const { return folder_; }

 private:
  struct Link {
    ClientSide* client;
    ServerSide* server;
    bool open = true;
  };
  LeaseNumbers numbers_;
  std::string folder_;
  std::map<std::uint64_t, Link> links_;
  std::uint64_t next_link_ = 1;
  std::map<std::string, std::unique_ptr<MiddleNode>> middles_;
  std::map<std::string, std::unique_ptr<Leaf>> leaves_;
};

// --- The network.

inline std::uint64_t Tree::connect(ClientSide& client, ServerSide& server) {
  if (!server.runs()) return 0;
  links_[next_link_] = {&client, &server};
  return next_link_++;
}

inline void Tree::to_server(std::uint64_t id, const net::Message& message) {
  clock.after(settings.cluster.latency, [this, id, message] {
    Link& link = links_.at(id);
    if (!link.open || !link.server->runs()) return;
    net::Event event;
    event.peer = id;
    event.principal = "local";
    event.admin = true;
    event.message = message;
    link.server->hear(event);
  });
}

inline bool Tree::to_client(std::uint64_t id, const net::Message& message) {
  if (!links_.at(id).open) return false;
  clock.after(settings.cluster.latency, [this, id, message] {
    if (links_.at(id).open) links_.at(id).client->hear(message);
  });
  return true;
}

inline void Tree::end(std::uint64_t id) {
  clock.after(settings.cluster.latency, [this, id] {
    Link& link = links_.at(id);
    if (!std::exchange(link.open, false)) return;
    if (link.server->runs()) link.server->lost(id);
    link.client->lost();
  });
}

inline void Tree::end_all_of(ServerSide& server) {
  for (auto& [id, link] : links_) {
    if (link.server != &server || !std::exchange(link.open, false)) continue;
    clock.after(settings.cluster.latency, [client = link.client] { client->lost(); });
  }
}

// --- A worker's end.

inline void Uplink::start(Computer& computer, bool has_data) {
  net::Hello hello;
  hello.name = name_;
  hello.engine = "fake";
  hello.incarnation = ++process_;
  session_ = std::make_unique<Session>(hello, *this);
  task_ = std::make_unique<TrainingTask>(*session_, computer, has_data);
  tick();
  connect();
}

inline void Uplink::stop() {
  task_.reset();
  session_.reset();
  ++process_;
  if (std::uint64_t id = std::exchange(connection_, 0); id != 0) tree_.end(id);
}

inline void Uplink::after(double seconds, std::function<void()> action) {
  tree_.clock.after(seconds, [this, process = process_, action = std::move(action)] {
    if (process == process_ && session_) action();
  });
}

inline void Uplink::tick() {
  session_->tick(tree_.clock.now());
  after(kTurnSeconds, [this] { tick(); });
}

inline void Uplink::connect() {
  if (session_->finished()) return;
  connection_ = tree_.connect(*this, parent_);
  if (connection_ != 0) return session_->connected(tree_.clock.now());
  after(0.2, [this] { connect(); });
}

inline void Uplink::lost() {
  if (!session_ || connection_ == 0) return;
  connection_ = 0;
  session_->disconnected(tree_.clock.now());
  after(0.1, [this] { connect(); });
}

inline bool Uplink::send(const net::Message& message) {
  if (silent_about == net::name_of(message.body)) return true;
  if (connection_ != 0) tree_.to_server(connection_, message);
  return connection_ != 0;
}

inline void Uplink::hear(const net::Message& message) {
  if (!session_) return;
  session_->receive(tree_.clock.now(), message);
  session_->tick(tree_.clock.now());
}

// --- A worker that trains.

inline void Leaf::prepare(Preparation preparation) {
  EXPECT_EQ(preparation.model.size(), 5u);
  residual_.assign(tree_.settings.cluster.parameters(), 0);
  link.after(kPrepareSeconds, [this] { link.task().prepared({speed, tree_.settings.cluster.shepherd.overlap, ""}); });
}

inline void Leaf::set_reference(std::uint64_t version, std::vector<std::byte> values) {
  reference_.resize(values.size() / sizeof(float));
  std::memcpy(reference_.data(), values.data(), values.size());
  version_ = version;
  link.task().reached(version);
}

inline void Leaf::apply(const net::Delta& delta, std::vector<std::byte> bytes) {
  EXPECT_EQ(delta.version, version_ + 1);
  const Settings& cluster = tree_.settings.cluster;
  Fragment fragment = cut_fragments(cluster.sizes, cluster.fragments)[delta.fragment];
  std::span<float> values = std::span(reference_).subspan(fragment.begin, fragment.size());
  decompress_add(cluster.shepherd.reference.compression, bytes, 1, values);
  version_ = delta.version;
  link.task().reached(version_);
}

inline void Leaf::run(const net::Begin& begin, std::vector<std::byte> data) {
  waiting_.push_back({begin, std::move(data)});
  next();
}

inline void Leaf::next() {
  if (running_ || waiting_.empty()) return;
  running_ = std::move(waiting_.front());
  waiting_.pop_front();
  running_->begun = tree_.clock.now();
  link.after(static_cast<double>(running_->begin.steps) / speed, [this, lease = running_->begin.lease] {
    if (!hangs && running_ && running_->begin.lease == lease) finish();
  });
}

inline void Leaf::abandon(std::uint64_t lease) {
  std::erase_if(waiting_, [&](const Work& work) { return work.begin.lease == lease; });
  if (!running_ || running_->begin.lease != lease) return;
  running_.reset();
  next();
}

inline std::uint64_t Leaf::steps_done(std::uint64_t lease) const {
  if (!running_ || running_->begin.lease != lease || hangs) return 0;
  return static_cast<std::uint64_t>((tree_.clock.now() - running_->begun) * speed);
}

inline void Leaf::finish() {
  Work work = std::move(*std::exchange(running_, std::nullopt));
  const Settings& cluster = tree_.settings.cluster;
  std::uint64_t needed = work.begin.round - (cluster.shepherd.overlap && work.begin.round > 0 ? 1 : 0);
  EXPECT_GE(version_, needed);
  if (auto known = tree_.history.find(version_); known != tree_.history.end()) {
    EXPECT_EQ(known->second, reference_) << "at version " << version_;  // the same bits as at the top
  }
  std::vector<std::int64_t> batches(work.begin.steps);
  ASSERT_EQ(work.data.size(), batches.size() * sizeof(std::int64_t));
  std::memcpy(batches.data(), work.data.data(), work.data.size());
  Fragment fragment = cut_fragments(cluster.sizes, cluster.fragments)[work.begin.fragment];
  auto first = static_cast<std::size_t>(fragment.begin), size = static_cast<std::size_t>(fragment.size());
  std::vector<float> change = tree_.settings.train(std::span(reference_).subspan(first, size), batches, first);
  Update update;
  update.lease = work.begin.lease;
  update.loss = static_cast<double>(batches.size());
  update.bytes.resize(compressed_bytes(cluster.shepherd.update_compression, fragment.size()));
  compress(cluster.shepherd.update_compression, change, std::span(residual_).subspan(first, size), update.bytes);
  ++trained;
  link.task().computed(tree_.clock.now(), std::move(update));
  next();
}

// --- A shepherd with a parent.

inline void MiddleNode::start() {
  MiddleConfig config;
  const Settings& cluster = tree_.settings.cluster;
  config.aggregator.parent = "parent";
  config.aggregator.shepherd.most_steps_factor = tree_.settings.most_steps_factor;
  config.aggregator.shepherd.away_seconds = tree_.settings.away_seconds;
  config.aggregator.shepherd.stall_seconds = cluster.shepherd.stall_seconds;
  config.aggregator.shepherd.screening = cluster.shepherd.screening;
  config.membership = cluster.membership;
  config.workers = static_cast<std::uint32_t>(workers_);
  middle_ = std::make_unique<Middle>(config, *this, *this, [this] { return tree_.clock.now(); });
  link.start(*middle_, /*has_data=*/true);
  middle_->set_task(link.task());
  tick();
}

inline void MiddleNode::stop() {
  if (!middle_) return;
  link.stop();
  middle_.reset();
  tree_.end_all_of(*this);
}

inline void MiddleNode::tick() {
  middle_->tick();
  if (link.session()->finished()) middle_->send_home(link.session()->reason());
  link.after(kTurnSeconds, [this] { tick(); });
}

inline void MiddleNode::hear(const net::Event& event) {
  middle_->receive(event);
  middle_->tick();
}

inline bool MiddleNode::send(net::PeerId peer, const net::Message& message) {
  if (peer == 0) return status_ = message.payload.text(), true;
  return tree_.to_client(peer, message);
}

inline void MiddleNode::drop(net::PeerId peer) { tree_.end(peer); }

inline nlohmann::ordered_json MiddleNode::status() {
  net::Event event;
  event.principal = "local";
  event.message = {net::StatusRequest{}, {}};
  middle_->receive(event);
  middle_->tick();  // a status is answered at the end of the turn
  return nlohmann::ordered_json::parse(status_);
}

inline MiddleJob MiddleNode::describe(const Preparation&) {
  const Settings& cluster = tree_.settings.cluster;
  MiddleJob job;
  job.sizes = cluster.sizes;
  job.values = cluster.parameters();
  job.fragments = cluster.fragments;
  job.overlap = cluster.shepherd.overlap;
  job.update_compression = cluster.shepherd.update_compression;
  job.broadcast_compression = cluster.shepherd.reference.compression;
  job.bytes_per_batch = cluster.shepherd.data.bytes_per_batch;
  job.tokens_per_batch = cluster.shepherd.tokens_per_batch;
  return job;
}

// --- The top.

inline void Top::start() {
  const Settings& cluster = tree_.settings.cluster;
  if (disk.empty()) {
    for (std::size_t i = 0; i < cluster.parameters(); ++i) disk[0].parameters.push_back(first_value(i));
    disk[0].reference = disk[0].parameters;
    tree_.history[0] = disk[0].reference;
  }
  ledger_ = std::make_unique<Ledger>(tree_.folder() + "/ledger.db");
  const State& state = disk.at(static_cast<std::uint64_t>(ledger_->rounds_complete()));
  membership_ = std::make_unique<Membership>(cluster.membership, *this);
  shepherd_ = std::make_unique<Shepherd>(cluster.shepherd, cluster.sizes, cluster.fragments, state.parameters,
                                         state.reference, *ledger_, *this, *this, *membership_);
  shepherd_->start(tree_.clock.now());
  model_ = shepherd_->shelf().put("model", net::Payload::of("model"));
  tick();
}

inline void Top::stop() {
  shepherd_.reset();
  membership_.reset();
  ledger_.reset();
  ++process_;
  tree_.end_all_of(*this);
}

inline void Top::tick() {
  membership_->tick(tree_.clock.now());
  tree_.clock.after(kTurnSeconds, [this, process = process_] {
    if (process == process_ && shepherd_) tick();
  });
}

inline void Top::hear(const net::Event& event) {
  membership_->receive(tree_.clock.now(), event);
  membership_->tick(tree_.clock.now());
}

inline void Top::lost(net::PeerId peer) { membership_->disconnected(tree_.clock.now(), peer); }
inline bool Top::send(net::PeerId peer, const net::Message& message) { return tree_.to_client(peer, message); }
inline void Top::drop(net::PeerId peer) { tree_.end(peer); }

inline void Top::compute(Lane, Work work, Then then) {
  tree_.clock.after(0.005, [this, process = process_, work = std::move(work), then = std::move(then)] {
    if (process != process_) return;
    work();
    then(tree_.clock.now());
    membership_->tick(tree_.clock.now());
  });
}

inline void Top::save(std::uint64_t version, const RoundSummary&) {
  auto copy = [](std::span<const float> values) { return std::vector<float>(values.begin(), values.end()); };
  disk[version] = {copy(shepherd_->parameters()), copy(shepherd_->reference().values())};
  tree_.clock.after(0.02, [this, process = process_] {
    if (process == process_) shepherd_->saved(tree_.clock.now());
  });
}

inline void Top::apply(const Fragment&, std::span<float> parameters, std::span<const float> mean, std::uint64_t) {
  mean_.assign(mean.begin(), mean.end());
  for (std::size_t i = 0; i < mean.size(); ++i) parameters[i] -= mean[i];
}

inline void Top::round_complete(Time, const RoundSummary& summary) {
  summaries.push_back(summary);
  std::span<const float> reference = shepherd_->reference().values();
  tree_.history[summary.round + 1].assign(reference.begin(), reference.end());
  // What the ledger calls trained is in the mean, once.
  std::set<std::int64_t> all = batches_in(ledger_->trained_ranges());
  const Settings& cluster = tree_.settings.cluster;
  std::vector<double> sums(mean_.size());
  auto first = static_cast<std::size_t>(
      cut_fragments(cluster.sizes, cluster.fragments)[summary.round % cluster.fragments].begin);
  std::int64_t count = 0;
  for (std::int64_t batch : all) {
    if (trained.contains(batch)) continue;
    ++count;
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += static_cast<double>(change_of(batch, first + i));
  }
  EXPECT_EQ(summary.tokens, count * cluster.shepherd.tokens_per_batch) << "in round " << summary.round;
  trained = std::move(all);
  if (!tree_.settings.means || cluster.shepherd.update_compression != Compression::f32) return;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    EXPECT_NEAR(mean_[i], sums[i] / static_cast<double>(count), 1e-5) << "in round " << summary.round;
  }
}

inline net::Job Top::job_for(const Member&) {
  net::Job job;
  job.run = tree_.settings.cluster.shepherd.run;
  job.description = tree_.settings.cluster.shepherd.description;
  job.model = model_;
  return job;
}

}  // namespace pcp::cluster::sim
