// Training in rounds, the shepherd's side. In a round every worker trains some batches from the same parameters and
// offers how it would change them; the mean of the offers moves the parameters everyone starts the next round from.
//
// Failures are normal. Whoever is gone is not waited for, whoever is slow holds a round up to a deadline learned from
// earlier ones, and his update is merged later. A round that is to be saved counts when it is on disk; only then do
// workers hear of it. Rounds in between are complete in memory and committed to the ledger together with the next that
// is saved: a crash loses them, and their batches are trained again.
#pragma once

#include <cmath>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cluster/batch_data.h"
#include "cluster/blob.h"
#include "cluster/coordinator.h"
#include "cluster/reference.h"
#include "rounds/accumulator.h"
#include "rounds/compression.h"
#include "rounds/deadline.h"
#include "rounds/fragments.h"
#include "rounds/ledger.h"
#include "rounds/lineage.h"
#include "rounds/screening.h"

namespace pcp::cluster {

struct ShepherdConfig {
  std::string run;                 // its id: a worker that holds state of another run starts afresh
  std::string description = "{}";  // of the job, for workers
  std::uint64_t rounds = 1;
  std::int64_t steps = 1;  // of a worker of middle speed in a round
  // Of the schedule: where round 0 would have begun if all rounds had had `steps`. Those before a resume with another
  // length had not.
  std::int64_t origin = 0;
  int workers = 1;               // to start with
  bool overlap = false;          // a worker goes on with the next round while its update is on the way
  double quorum = 0.5;           // of those who began a round: enough when the deadline has passed
  bool merge_late = true;        // updates that come after their round was closed; otherwise dropped
  double late_discount = 0.5;    // of their weight, for every round they are late
  int most_late = 2;             // rounds
  double most_steps_factor = 4;  // a fast worker gets at most this many times `steps`; 1: everybody gets `steps`
  double away_seconds = 10;      // a lost worker's batches are kept for him so long
  Compression update_compression = Compression::f32;
  ReferenceConfig reference;
  DeadlineConfig deadline;
  ScreeningConfig screening;
  // By how much updates grow with the steps of a round behind them; what is mostly noise, by their root.
  std::function<double(std::uint64_t round, std::int64_t steps)> growth = [](std::uint64_t, std::int64_t steps) {
    return std::sqrt(static_cast<double>(steps));
  };
  std::int64_t tokens_per_batch = 1;
  BatchDataConfig data;

  // Steps of the schedule before this round.
  std::int64_t position(std::uint64_t round) const { return origin + static_cast<std::int64_t>(round) * steps; }
};

// What the mean of a round's updates does to the parameters.
class OuterOptimizer {
 public:
  virtual ~OuterOptimizer() = default;
  virtual void apply(const Fragment&, std::span<float> parameters, std::span<const float> mean,
                     std::uint64_t round) = 0;
};

struct RoundSummary {
  std::uint64_t round = 0;
  int updates = 0, late = 0, missing = 0;
  double loss = 0, norm = 0;         // norm: of the mean
  double seconds = 0;                // since the round before, without those in which there was nobody to train
  std::int64_t tokens = 0;           // of this round
  std::vector<std::string> workers;  // whose updates it holds
};

// What the shepherd needs of the world.
class ShepherdHost {
 public:
  virtual ~ShepherdHost() = default;
  virtual void log(const std::string& line) = 0;
  virtual void fill_batch(std::int64_t index, std::span<std::byte> bytes) = 0;
  virtual bool saves(std::uint64_t version) const = 0;  // whether this version goes to disk
  // Writes the parameters (Shepherd::parameters, reference) and the outer optimizer; Shepherd::saved is called when
  // they are on disk. Nothing changes them meanwhile.
  virtual void save(std::uint64_t version, const RoundSummary&) = 0;
  virtual void round_complete(Time, const RoundSummary&) = 0;
  // The Job for a worker of this kind: model, artifact. Asked again after Shepherd::jobs_changed.
  virtual net::Job job_for(const net::Hello&) = 0;
  // What the network refused or dropped, and bytes that went either way: for the status.
  struct Traffic {
    std::map<std::string, std::uint64_t> dropped;
    std::uint64_t bytes_sent = 0, bytes_received = 0;
  };
  virtual Traffic traffic() const { return {}; }
};

class Shepherd final : public JobHandler {
 public:
  // `parameters` and `reference` as they were after `ledger.rounds_complete()` rounds.
  Shepherd(const ShepherdConfig&, std::vector<std::int64_t> parameter_sizes, int fragments,
           std::vector<float> parameters, std::vector<float> reference, Ledger&, OuterOptimizer&, ShepherdHost&,
           Network&, const CoordinatorConfig&);

  Coordinator& coordinator() { return coordinator_; }
  void tick(Time);
  void saved(Time);  // what save() was asked for is on disk
  // Rounds that are complete in memory only; whoever has saved their version commits them.
  bool has_uncommitted() const { return !uncommitted_.empty(); }
  void commit();
  void jobs_changed(Time);  // an artifact is ready

  std::span<const float> parameters() const { return parameters_; }
  const Reference& reference() const { return reference_; }
  const std::vector<Fragment>& fragments() const { return fragments_; }
  std::uint64_t rounds_complete() const { return complete_; }
  bool finished() const { return finished_; }
  bool stopped() const { return stopped_; }
  bool misses_somebody(Time) const;  // who lost the connection not long ago and was not seen since
  BlobShelf& shelf() { return shelf_; }

  void joined(Time, const Member&) override;
  void left(Time, const Member&, bool for_good, const std::string& why) override;
  void message(Time, const Member&, const net::Message&) override;
  std::string status(Time) const override;
  void stop(Time, const std::string& who) override;
  bool is_out(const std::string& member) const override { return screening_.is_out(member); }
  void log(const std::string& line) override { host_.log(line); }

 private:
  struct Worker {
    Time told = 0;  // what its job is
    bool ready = false;
    double steps_per_second = 0;
    bool numbers_suffice = false;           // of batches: it makes them itself
    std::optional<std::uint64_t> version;   // it has, or was told how to get
    std::optional<std::uint64_t> reported;  // by its last heartbeat
    bool foreign = false;                   // it has parameters that are not of this run
    std::optional<Time> behind;             // since when it has been idle with the same old version
    std::uint64_t merged = 0, refused = 0;
    std::optional<double> loss;  // of its last update
  };
  // An outstanding lease: somebody trains these batches, or did and his update is on the way.
  struct Task {
    Lease lease;
    std::uint32_t fragment = 0;
    Time begun = 0, sent = 0;
    std::optional<Time> away;  // since when its worker is not connected
    bool recovered = false;    // of the time before the shepherd was started again
    bool offered = false;
    std::uint64_t round() const { return static_cast<std::uint64_t>(lease.round); }
  };
  struct Upload {
    std::string worker;
    net::Offer offer;
    std::unique_ptr<Fetching> fetching;  // null while it waits for its turn
  };
  struct Round {
    std::uint64_t index = 0;
    std::uint32_t fragment = 0;
    Time opened = 0;
    int begun = 0;  // workers that were given batches
    UpdateMean mean;
    std::vector<std::uint64_t> leases;  // merged
    std::set<std::string> done;         // workers whose update of this round is merged
    RoundSummary summary;
    double weighted_loss = 0;
  };

  void take_offer(Time, const Member&, const net::Offer&);
  void refuse(Time, const std::string& worker, const net::Offer&, const std::string& kind, const std::string& reason);
  void judge(Time, Upload);
  void merge(Time, const Upload&, std::span<const std::byte> bytes);
  void start_uploads(Time);
  void drop_task(std::uint64_t lease, const std::string& why);
  void verdict(const std::string& worker, const net::Offer&, net::Judgement, const std::string& reason);

  void open_rounds(Time);
  void staff(Time, Round&);
  bool may_begin(const std::string& worker, const Worker&, const Round&) const;
  void begin(Time, Round&, const std::vector<std::string>& workers);
  void send_begin(Time, Task&);
  void close_when_due(Time);
  void close(Time);
  void finish_round(Time, bool on_disk);
  int waiting_for(Time, std::uint64_t round) const;
  std::string_view state_of(const std::string& worker, const Worker&) const;
  void count_waiting(Time);
  void judge_complete(Time);
  void drop_late_tasks(Time);
  void drop_lost_tasks(Time);
  void bring_up_to_date(const std::string& worker, const Worker&);
  std::optional<std::uint64_t> known_version(const Member&, std::uint64_t epoch, std::uint64_t version);
  void heard(Time, const Member&, const net::Heartbeat&);
  void send_job(const Member&);
  void say_job_again(Time, const Member&, Worker&);

  ShepherdConfig config_;
  std::vector<Fragment> fragments_;
  std::vector<float> parameters_;
  BlobShelf shelf_;
  BatchData data_;
  Reference reference_;
  Ledger& ledger_;
  Lineage lineage_;
  OuterOptimizer& outer_;
  ShepherdHost& host_;
  Coordinator coordinator_;

  std::uint64_t complete_;
  std::deque<Round> rounds_;  // the one that is collected, and with overlap the one after it
  std::map<std::uint64_t, Task> tasks_;
  std::map<std::string, Worker> workers_;
  std::map<std::string, Time> missed_;
  std::deque<Upload> uploads_;
  std::map<std::string, std::uint64_t> judged_;  // offers by how they ended
  Screening screening_;
  std::vector<Screening> norms_;  // a fragment each
  Deadline deadline_;
  std::optional<net::Delta> closing_;  // the round in front is being saved
  std::vector<Ledger::Round> uncommitted_;
  std::int64_t uncommitted_tokens_ = 0;
  bool started_ = false, finished_ = false, stopped_ = false;
  std::optional<Time> closed_;  // when the round before was; at first when serving began
  double waited_ = 0;           // seconds since then in which there was nobody to train
  bool nobody_here_ = true;     // at `counted_`
  Time counted_ = 0;
};

}  // namespace pcp::cluster
