// Training in rounds, the worker's side. It gets the job and the reference, trains the batches that are leased to it,
// and offers the update. Work that was begun is finished without a connection and offered when there is one again.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cluster/computer.h"
#include "cluster/job_ids.h"
#include "cluster/session.h"
#include "cluster/token_blocks.h"

namespace pcp::cluster {

class TrainingTask final : public Task {
 public:
  // Becomes the session's task for the job kTrainingJob. `has_data`: the computer has a data file, which may or may not
  // be the run's.
  TrainingTask(Session&, Computer&, bool has_data = false);

  // Answers of the computer. It may say more than once that it is prepared: what it says of itself has changed.
  void prepared(const Prepared&);
  void reached(std::uint64_t version) { version_ = version; }
  void computed(Time, Update);

  std::string held_state() const override { return prepared_ ? run_ : ""; }
  void take(const net::Message&) override;
  void gone(const std::string& blob) override;
  void over(const std::string& reason) override;
  void tick(Time) override;
  std::optional<net::Body> progress() const override;

 private:
  // Batches that were leased to this worker and are not trained yet.
  struct LeasedWork {
    net::Begin begin;
    std::optional<std::vector<std::byte>> data;  // nothing: it has not arrived; empty: the computer has it
    bool running = false;
    bool needs_blocks() const { return !data && begin.data.id.empty(); }
  };
  struct Offered {
    net::Offer offer;
    Time said = 0;
  };

  void take_body(const net::Job&);
  void take_body(const net::Reference&);
  void take_body(const net::Outcome&);
  void take_body(const net::Begin&);
  void take_body(const net::Verdict&);

  void fetch_job(const net::Job&);
  void forget_job();
  void forget_work();
  void say_ready();

  void fetch_delta(const net::Delta&);
  void post_deltas();
  void say_synced();
  void forget_reference();
  void stop_syncing();

  LeasedWork* find_work(std::uint64_t lease);
  void fetch_data(LeasedWork&);
  void fetch_blocks(const net::Begin&);
  void take_blocks();
  void start_work();
  bool is_busy() const;

  JobLink& link_;
  Computer& computer_;
  bool has_data_;

  std::string run_;  // the job it has or prepares
  std::optional<Prepared> prepared_;

  bool has_reference_ = false, syncing_ = false;
  std::uint64_t posted_ = 0, version_ = 0;            // versions: handed to the computer; reached by it
  std::uint64_t epoch_ = 0;                           // of the shepherd this is connected to
  std::uint64_t reference_epoch_ = 0;                 // the epoch in which it got the version `posted_`
  std::uint64_t goal_ = 0;                            // the version that is being fetched
  std::map<std::uint64_t, net::Delta> known_deltas_;  // by version; not yet handed to the computer
  std::map<std::uint64_t, std::vector<std::byte>> fetched_deltas_;

  std::unique_ptr<TokenBlocks> blocks_;  // where the job has them
  bool uses_blocks_ = false;
  std::deque<LeasedWork> work_;
  std::map<std::uint64_t, Offered> offers_;  // by lease, until there is a verdict
};

}  // namespace pcp::cluster
