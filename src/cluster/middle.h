// A node in the middle of a tree of shepherds: to its parent it is a worker, to its workers a shepherd. It is the
// computer of a worker's task, and what it computes with is an Aggregator.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cluster/aggregator.h"
#include "cluster/artifacts.h"
#include "cluster/computer.h"
#include "cluster/training_task.h"
#include "cluster/update_bounds.h"

namespace pcp::cluster {

// What a middle must know of a job.
struct MiddleJob {
  std::vector<std::int64_t> sizes;  // of the parameters that are exchanged
  std::size_t values = 0;           // of all parameters
  int fragments = 1;
  bool overlap = false;
  Compression update_compression = Compression::f32, broadcast_compression = Compression::f32;
  std::uint64_t bytes_per_batch = 1;
  std::int64_t tokens_per_batch = 1;
  std::string data_checksum;
  std::function<void(std::int64_t index, std::span<std::byte> bytes)> own_data;  // where this machine has the data
  // How updates are judged (update_bounds.h), where that is known; `length` is that of the parent's rounds.
  std::function<void(ShepherdConfig&, const std::function<RoundLength()>& length)> set_bounds;
};

struct MiddleConfig {
  AggregatorConfig aggregator;
  MembershipConfig membership;
  std::uint32_t workers = 1;  // that are ready before this middle says to its parent that it is
};

// What a middle needs of the world.
class MiddleHost {
 public:
  virtual ~MiddleHost() = default;
  virtual void log(const std::string& line) = 0;
  virtual void happened(event::Any) {}
  virtual MiddleJob describe(const Preparation&) = 0;
  virtual Artifacts::State artifact_for(const Member&) { return {}; }
  virtual ShepherdHost::Traffic traffic() const { return {}; }
  virtual double left_out() const { return 0; }  // seconds that `now` has left out (loop_clock.h)
};

class Middle final : public Computer, private AggregatorHost {
 public:
  Middle(const MiddleConfig&, MiddleHost&, Network&, std::function<Time()> now);
  void set_task(TrainingTask& task) { task_ = &task; }  // before there is a job

  // From the side of the workers.
  void receive(const net::Event&);
  void disconnected(net::PeerId);
  void writable(net::PeerId);
  void tick();
  void artifacts_changed();
  void send_home(const std::string& reason);
  bool anybody_here() const;
  bool stopped() const { return stopped_; }

  void prepare(Preparation) override;
  void set_reference(std::uint64_t version, std::vector<std::byte> values) override;
  void apply(const net::Delta&, std::vector<std::byte> bytes) override;
  void run(const net::Begin&, std::vector<std::byte> data) override;
  void abandon(std::uint64_t lease) override;
  std::uint64_t steps_done(std::uint64_t lease) const override;

 private:
  struct Work {
    net::Begin begin;
    std::vector<std::byte> data;
    Time begun = 0;
  };
  void answer_without_job(const net::Event&);
  void start_work();
  void say_crowd(Time);

  void log(const std::string& line) override { host_.log(line); }
  void happened(event::Any what) override { host_.happened(std::move(what)); }
  void fill_batch(std::int64_t index, std::span<std::byte> bytes) override;
  net::Job job_for(const Member&) override;
  Traffic traffic() const override { return host_.traffic(); }
  double left_out() const override { return host_.left_out(); }
  // At once: a lease's batches are read here from what the loop's thread may change.
  void compute(Lane, cluster::Work work, Then then) override;
  void aggregated(Time, std::vector<float> mean, double loss) override;

  MiddleConfig config_;
  MiddleHost& host_;
  Network& network_;
  std::function<Time()> now_;
  TrainingTask* task_ = nullptr;

  net::Job job_;  // as its workers get it
  MiddleJob described_;
  std::map<std::string, net::Blob> artifact_blobs_;  // by name
  std::unique_ptr<Ledger> notes_;
  std::unique_ptr<Membership> membership_;
  std::unique_ptr<Aggregator> aggregator_;
  std::deque<Work> work_;        // the first is open where the aggregator has one
  std::vector<float> residual_;  // error feedback of the updates to the parent
  RoundLength length_;           // of the parent's rounds, as the leases say

  std::optional<Aggregator::Crowd> said_;  // of which the parent knows
  std::optional<Time> fewer_since_;
  Time said_at_ = 0;
  std::string good_bye_;
  bool stopped_ = false;
};

}  // namespace pcp::cluster
