// Training in rounds, the shepherd's side. In a round every worker trains some batches from the same parameters and
// offers an update, the pseudo-gradient. The aggregate of the updates moves the parameters from which everybody starts
// the next round.
//
// Failures are normal. A round does not wait for a worker that is gone. It waits for a slow one until a deadline that
// is learned from earlier rounds, and merges the late update into a later round. A lease without progress expires,
// whatever heartbeats say. A round that is to be saved is complete when it is on disk, and only then do workers hear of
// it. Rounds in between are complete in memory and are committed to the ledger together with the next that is saved. A
// crash loses them, and their batches are trained again.
//
// What takes long with many parameters is computed on other threads (ShepherdHost::compute): the check and the merging
// of an update, the closing of a round, a copy of the parameters for a newcomer. Messages are answered meanwhile.
// Between the beginning of such a computation and its end on the loop's thread anything may happen, so the following
// holds. An update that is whole depends on its worker no longer. A round is closed when every update that arrived for
// it is merged or refused. While a round is being closed, nobody reads the parameters or the reference, no further
// update is merged, and workers that ask for the newest parameters wait.
//
// This class is a job of a Membership. It composes the parts, each of which owns one thing: OpenLeases, Uploads, Judge,
// Rounds, Staffing, Reference and BatchData.
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

#include "cluster/arithmetic.h"
#include "cluster/batch_data.h"
#include "cluster/blob.h"
#include "cluster/job_ids.h"
#include "cluster/judge.h"
#include "cluster/membership.h"
#include "cluster/open_leases.h"
#include "cluster/reference.h"
#include "cluster/rounds.h"
#include "cluster/snapshot.h"
#include "cluster/staffing.h"
#include "cluster/uploads.h"
#include "rounds/compression.h"
#include "rounds/fragments.h"
#include "rounds/ledger.h"
#include "rounds/lineage.h"
#include "rounds/outer_optimizer.h"
#include "train/run_events.h"

namespace pcp::cluster {

struct ShepherdConfig {
  std::string run;                 // its id and the hash of its job: a worker that holds state of another starts afresh
  std::string description = "{}";  // of the job, for workers
  std::uint64_t rounds = 1;
  std::int64_t steps = 1;  // of a worker of middle speed in a round
  // The step of the schedule at which round 0 would have begun if all rounds had had `steps` steps. Rounds before a
  // resume with another length had not.
  std::int64_t origin = 0;
  int workers = 1;                 // to start with
  bool overlap = false;            // a worker goes on with the next round while its update is on the way
  double quorum = 0.5;             // part of a round's workers that is enough when the deadline has passed
  bool merge_late = true;          // late updates are merged into a later round; false: dropped
  double late_discount = 0.5;      // factor on their weight for every round they are late
  int most_late = 2;               // rounds an update may be late
  double most_steps_factor = 4;    // a fast worker gets at most this many times `steps`; 1: everybody gets `steps`
  bool several_leases = false;     // a worker may get further leases in a round
  double away_seconds = 10;        // so long the lease of a worker that lost its connection is kept for it
  double stall_seconds = 10;       // a lease without progress expires after so long, later where its steps take long
  std::uint64_t upload_bytes = 0;  // memory for updates that are being fetched; 0: twice the parameters
  Compression update_compression = Compression::f32;
  ReferenceConfig reference;
  DeadlineConfig deadline;
  AggregateConfig aggregate;
  ScreeningConfig screening;
  int strikes = 3;                   // refusals until a worker is put out; 0: never
  std::uint32_t most_behind = 4096;  // workers that one member may say train for it: its weight grows with them
  decltype(JudgeConfig::growth) growth = JudgeConfig().growth;
  decltype(JudgeConfig::most_norm) most_norm;
  std::int64_t tokens_per_batch = 1;
  BatchDataConfig data;

  // Steps of the schedule before this round.
  std::int64_t position(std::uint64_t round) const { return origin + static_cast<std::int64_t>(round) * steps; }
};

// What the shepherd needs of the world.
class ShepherdHost {
 public:
  virtual ~ShepherdHost() = default;
  virtual void log(const std::string& line) = 0;
  virtual void happened(event::Any) {}
  // Called on the thread of Lane::data, too.
  virtual void fill_batch(std::int64_t index, std::span<std::byte> bytes) = 0;
  // Does `work` on another thread, after what was asked for on this lane before, then calls `then` on this one. Where
  // it can say so at once, it may call `then` before it returns.
  virtual void compute(Lane, Work work, Then then) = 0;
  virtual bool saves(std::uint64_t version) const = 0;  // whether this version goes to disk
  // Begins to write the parameters (Shepherd::parameters, reference) and the outer optimizer. When they are on disk,
  // the host calls Shepherd::saved. Nothing changes them meanwhile.
  virtual void save(std::uint64_t version, const RoundSummary&) = 0;
  virtual void round_complete(Time, const RoundSummary&) = 0;
  // The Job for a worker of this kind: model, artifact. It is asked for again after Shepherd::jobs_changed.
  virtual net::Job job_for(const Member&) = 0;
  // For the status: what the network refused or dropped, and the bytes that went either way.
  struct Traffic {
    std::map<std::string, std::uint64_t> dropped;
    std::uint64_t bytes_sent = 0, bytes_received = 0;
  };
  virtual Traffic traffic() const { return {}; }
  virtual double left_out() const { return 0; }  // seconds that the clock of the loop has left out (loop_clock.h)
};

class Shepherd : public JobHandler {
 public:
  // `parameters` and `reference` as they were after `ledger.rounds_complete()` rounds.
  Shepherd(const ShepherdConfig&, std::vector<std::int64_t> parameter_sizes, int fragments,
           std::vector<float> parameters, std::vector<float> reference, Ledger&, OuterOptimizer&, ShepherdHost&,
           Membership&);

  void start(Time);  // becomes a job of the membership
  void saved(Time);  // what save() was asked for is on disk
  // Whether rounds are complete in memory only. Once their version is on disk, commit() puts them into the ledger.
  bool has_uncommitted() const { return !uncommitted_.empty(); }
  void commit();
  void jobs_changed(Time);  // an artifact is ready

  // Whether something is being computed: nobody may end the lanes or read the parameters before it has ended.
  bool computes() const { return computing_ > 0; }
  // These two throw while a round's closing is being computed.
  std::span<const float> parameters() const;
  const Reference& reference() const;
  const std::vector<Fragment>& fragments() const { return fragments_; }
  std::uint64_t rounds_complete() const { return complete_; }
  bool finished() const { return finished_; }
  bool stopped() const { return stopped_; }
  bool misses_somebody(Time) const;  // somebody lost its connection not long ago and has not come back
  BlobShelf& shelf() { return shelf_; }
  // What everybody does now. Made once, until something happens; of the loop's thread, but what it returns may be read
  // by any.
  std::shared_ptr<const Snapshot> snapshot(Time);

  bool takes(net::Role role) const override { return role == net::Role::worker; }
  std::string why_out(const std::string& sender) const override;
  void joined(Time, const Member&) override;
  void left(Time, const Member&, bool for_good, const std::string& why) override;
  void message(Time, const Member&, const net::Message&) override;
  void writable(Time, const Member&) override;
  void tick(Time) override;
  std::string status(Time now) override { return to_json(*snapshot(now)); }
  void stop(Time, const std::string& who) override;
  void log(const std::string& line) override { host_.log(line); }

 protected:
  // What a shepherd in the middle of a tree (aggregator.h) does in another way.
  virtual void give_back(std::uint64_t lease, const std::vector<BatchRange>&);
  virtual std::pair<double, double> schedule_of(std::uint64_t round) const;  // where it begins and ends
  virtual bool may_hand_out_reference() const { return !closing_; }

  void take(Time, const Member&, Participant&, const net::Fetch&);
  void take(Time, const Member&, const net::Piece&, const net::Payload&);
  void take(Time, const Member&, Participant&, const net::Ready&);
  void take(Time, const Member&, Participant&, const net::Synced&);
  void take(Time, const Member&, Participant&, const net::Offer&);
  void take(Time, const Member&, Participant&, const net::Progress&);

  bool send(const std::string& worker, net::Body, net::Payload = {});
  void answer(const std::string& worker, Participant&, const net::Fetch&);

  // An update that is here whole, until it is merged or refused.
  struct Arrived {
    std::string worker, sender;
    net::Offer offer;
    std::unique_ptr<Fetching> fetching;  // until it is measured
    std::vector<std::byte> bytes;
    Measured measured;
  };
  void compute(Lane, Work, Then);
  void measure_whole(Time);
  void measure(Arrived&) const;  // on the lane
  void judge_measured(Time);
  void judge(Time, std::shared_ptr<Arrived>);
  void merge(Time, std::shared_ptr<Arrived>);
  void merged(Time, const Arrived&);
  void discard(Time, std::shared_ptr<Arrived>);
  bool waits_for_arrived() const;
  void refuse(Time, const std::string& worker, const std::string& sender, const net::Offer&, const Finding&);
  void verdict(const std::string& worker, std::uint64_t round, std::uint64_t lease, net::Judgement,
               const std::string& reason);
  using Cause = event::Expired::Cause;
  void drop_lease(std::uint64_t lease, Cause, const std::string& why);
  std::optional<OpenLease> end_lease(std::uint64_t id);

  void start_when_all_are_here(Time);
  void staff(Time);
  void begin(Time, OpenRound&, const std::vector<std::string>& workers);
  void hand_out(Time, OpenRound&, Lease);
  void send_unsent(Time, const std::string& worker);
  void send_begin(Time, OpenLease&);
  void send_begin(OpenLease&, const net::Blob& data);
  void close(Time);
  void closed(Time, Reference::Move, double norm);
  void free_forgotten();
  void finish_round(Time, bool on_disk);
  void tell_outcome(const net::Delta&);
  std::uint64_t front_round() const { return rounds_.any() ? rounds_.front().index : complete_; }

  void sweep(Time);
  void drop_lost_leases(Time);
  void expire_leases(Time);
  void expire(Time, OpenLease&, const std::string& why);
  void drop_late_leases(Time);
  void name_who_is_waited_for(Time);

  std::string_view state_of(Time, const std::string& worker, const Participant&) const;
  virtual Snapshot make_snapshot(Time) const;
  WorkerSnapshot snapshot_of(Time, const Member&, const Participant&) const;
  void count_waiting(Time);
  void bring_up_to_date(const std::string& worker, const Participant&);
  void wait_for_snapshot(const std::string& worker);
  std::optional<std::uint64_t> known_version(const Member&, Participant&, std::uint64_t epoch, std::uint64_t version);
  void send_job(const Member&, net::Job);
  void say_job_again(Time, const Member&, Participant&);

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
  Membership& membership_;

  std::uint64_t complete_;
  OpenLeases leases_;
  Rounds rounds_;
  Staffing staffing_;
  Uploads uploads_;
  Judge judge_;
  std::map<std::string, Time> missed_;                         // since when somebody is away that may come back
  std::map<std::string, std::uint64_t> judged_;                // offers by how they ended
  int computing_ = 0;                                          // computations whose end this thread has not heard of
  std::map<std::uint64_t, std::shared_ptr<Arrived>> arrived_;  // by lease
  std::deque<std::shared_ptr<Arrived>> measured_;              // those of them that wait for their judgement
  std::set<std::string> wait_for_snapshot_;                    // workers
  bool closing_ = false;               // the round in front is being closed: computed, and saved where it is to be
  std::optional<net::Delta> outcome_;  // of that round, when it is computed
  std::vector<Ledger::Round> uncommitted_;
  std::int64_t uncommitted_tokens_ = 0;
  bool started_ = false, finished_ = false, stopped_ = false;
  std::shared_ptr<const Snapshot> snapshot_;  // since the last time something happened
  Time next_sweep_ = 0;
  std::optional<Time> closed_;  // when the round before was, on the machine's clock; at first when serving began
  double waited_ = 0;           // seconds since then in which there was nobody to train
  bool nobody_here_ = true;     // at `counted_`
  std::optional<Time> counted_;
};

}  // namespace pcp::cluster
