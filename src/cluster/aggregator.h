// A shepherd in the middle of a tree. What it trains, and from which parameters, its parent decides: a lease of the
// parent is a round here, whose batches are shared out among the workers. The mean of their updates is the update of
// the lease, so the mean at the top is the one that a single shepherd of all workers would have made.
//
// The parent counts all batches of a lease as trained. Therefore a round here ends when every batch is in the mean. The
// batches of a worker that is lost, hangs or is too slow are shared out again among those who have nothing to do.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cluster/lent_batches.h"
#include "cluster/shepherd.h"

namespace pcp::cluster {

struct AggregatorConfig {
  ShepherdConfig shepherd;  // `rounds`, `steps`, `origin` and `overlap` are the parent's business
  std::string parent;       // for the status
};

class AggregatorHost : public ShepherdHost {
 public:
  // All batches of the lease are trained. `loss` is the mean over them.
  virtual void aggregated(Time, std::vector<float> mean, double loss) = 0;

  bool saves(std::uint64_t) const final { return false; }
  void save(std::uint64_t, const RoundSummary&) final {}
  void round_complete(Time, const RoundSummary&) final {}
};

class Aggregator final : public Shepherd, private OuterOptimizer {
 public:
  // `values`: of all parameters. `notes`: for strikes and norms; it has no rounds.
  Aggregator(const AggregatorConfig&, std::vector<std::int64_t> parameter_sizes, int fragments, std::size_t values,
             Ledger& notes, AggregatorHost&, Membership&);

  // The parent's parameters, which the workers get as they are.
  void set_reference(Time, std::uint64_t version, std::vector<float> values);
  void apply(Time, const net::Delta&, std::vector<std::byte> bytes);

  void open(Time, const net::Begin&);  // a lease of the parent; one at a time
  void give_up(Time, const std::string& why);
  bool is_open() const { return open_.has_value(); }
  // Of the open lease. A step counts half while it is not in the mean: it is lost with its worker, and then made again.
  std::uint64_t steps_done() const;

  struct Crowd {
    std::uint32_t workers = 0;  // that are ready
    double steps_per_second = 0;
    bool operator==(const Crowd&) const = default;
  };
  Crowd crowd() const;
  void send_home(const std::string& reason);

  void tick(Time) override;
  void stop(Time, const std::string& who) override;

 private:
  struct Open {
    net::Begin begin;
    LentBatches batches;                                    // that are with nobody and meant for nobody
    std::map<std::string, std::vector<BatchRange>> shares;  // of those who have not begun with theirs
    std::int64_t left() const;                              // batches of both
    std::optional<Time> quiet;  // since when nobody trains, and shares wait for their workers
  };
  void give_back(std::uint64_t lease, const std::vector<BatchRange>&) override;
  std::pair<double, double> schedule_of(std::uint64_t) const override;
  Snapshot make_snapshot(Time) const override;
  bool may_hand_out_reference() const override { return has_reference_; }
  void apply(const Fragment&, std::span<float>, std::span<const float>, std::uint64_t) override {}

  void begin_anew(Time);
  void share_out_batches(const std::vector<std::string>& workers);
  void staff(Time);
  void lease_shares(Time, const std::vector<std::string>& idle);
  void share_out_again(Time);
  std::vector<std::string> idle_workers(Time);
  bool somebody_trains() const;
  bool waits_for_workers(Time);
  void recall_slow_leases(Time);
  void close_when_whole(Time);

  AggregatorHost& above_;
  std::string parent_;
  bool has_reference_ = false;
  std::optional<Open> open_;
  std::set<std::string> absent_;  // did not begin with a share in time: they get one when they have the parameters
  std::int64_t tokens_ = 0;
};

}  // namespace pcp::cluster
