// A run whose steps are made by the workers of a shepherd. It surrounds the state machine of shepherd.h with what that
// needs: the outer optimizer, the ledger, checkpoints, evaluation and the network.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "cluster/artifacts.h"
#include "cluster/background.h"
#include "cluster/loop_clock.h"
#include "cluster/outer.h"
#include "cluster/shepherd.h"
#include "net/endpoint.h"
#include "train/run.h"

namespace pcp::cluster {

// Another job for the same members, which is led beside the training.
using MakeJob = std::function<std::unique_ptr<JobHandler>(Membership&)>;

class ShepherdRun final : public ShepherdHost {
 public:
  // Throws for what is wrong with settings, data or model before it touches the folder.
  ShepherdRun(const ConfigSettings&, const ModuleLoader&, RunListener&);
  ~ShepherdRun() override;

  // Returns when the last round is complete and nobody uses the job `beside` any more, somebody stops the shepherd, or
  // `stop` returns true: whether the run is complete.
  bool serve(net::Server&, const std::function<bool()>& stop, const MakeJob& beside = {});

  const Run& run() const { return run_; }
  std::uint64_t rounds() const { return shepherd_config_.rounds; }
  int fragments() const { return job_.fragments; }  // of which a round exchanges one
  std::uint64_t rounds_complete() const { return static_cast<std::uint64_t>(ledger_->rounds_complete()); }
  std::int64_t position(std::uint64_t version) const;  // on the schedule, in steps
  void sample(std::int64_t tokens, const std::function<void(const std::string&)>& emit) const {
    run_.sample(uploaded_parameters(), tokens, emit);
  }

  void log(const std::string& line) override;
  void happened(event::Any) override;
  void fill_batch(std::int64_t index, std::span<std::byte> bytes) override;
  void compute(Lane, Work, Then) override;
  bool saves(std::uint64_t version) const override;
  void save(std::uint64_t version, const RoundSummary&) override;
  void round_complete(Time, const RoundSummary&) override;
  net::Job job_for(const Member&) override;
  Traffic traffic() const override;
  double left_out() const override { return clock_.left_out(); }

 private:
  const Model& model() const { return run_.model().model; }
  void describe_job();
  void settle_steps();
  std::uint64_t blocks_bytes() const;
  void find_position();
  void choose_checkpoint(std::optional<CheckpointInfo> newest);
  std::int64_t rounds_of(const CheckpointInfo&) const;
  void check_changes() const;
  void load_state();
  void load_parameters(const CheckpointInfo&);
  void undo_lost_rounds();
  void name_job();
  std::vector<SafetensorsEntry> state_entries() const;
  bool lead(const std::function<bool()>& stop);
  void lead_beside(const std::function<bool()>& stop);
  void save_before_stop();
  void see_off(double seconds);
  void receive();
  void post(std::function<void(Time)>);  // to the loop, from any thread
  void do_posted();
  void finish_computations();
  void end_background();
  bool evaluates(std::uint64_t version) const;
  void record(const RoundSummary&);
  CheckpointInfo describe_checkpoint(std::uint64_t version) const;
  void prune(std::int64_t step);
  void evaluate(std::int64_t step, std::vector<Buffer> parameters, bool has_checkpoint);
  void evaluate_unsaved(std::int64_t step);
  double validation_loss(std::vector<Buffer> parameters);
  std::vector<Buffer> uploaded_parameters() const { return uploaded(shepherd_->parameters()); }
  std::vector<Buffer> uploaded(std::span<const float> parameters) const;

  Run run_;
  std::int64_t trained_elements_ = 0;
  JobDescription job_;
  ShepherdConfig shepherd_config_;
  std::string model_text_;
  std::unique_ptr<Ledger> ledger_;
  std::vector<float> parameters_, reference_;
  std::unique_ptr<SavedOuter> outer_;
  std::unique_ptr<Executable> evaluation_;
  std::int64_t tokens_ = 0;
  net::Blob model_blob_, tokenizer_blob_;
  std::map<std::string, net::Blob> artifact_blobs_;  // by name
  std::vector<net::Blob> blocks_;

  net::Server* server_ = nullptr;
  std::set<net::PeerId> silent_;  // connected, but have said nothing yet
  std::mutex mutex_;
  std::vector<std::function<void(Time)>> posted_;
  LoopClock clock_;
  std::unique_ptr<Membership> membership_;
  std::unique_ptr<Shepherd> shepherd_;
  std::unique_ptr<JobHandler> beside_;      // null: there is training alone
  std::unique_ptr<Arithmetic> arithmetic_;  // ends before what it computes with
  std::unique_ptr<Artifacts> artifacts_;
  std::unique_ptr<Background> saver_;  // last, so that it ends before what it writes is destroyed
};

}  // namespace pcp::cluster
