// The outer optimizers: how the aggregate of a round's updates moves the shared parameters.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cluster/job_description.h"
#include "pcp/engine.h"
#include "rounds/outer_optimizer.h"

namespace pcp::cluster {

// An outer optimizer whose state goes into checkpoints.
class SavedOuter : public OuterOptimizer {
 public:
  struct State {
    std::string kind;  // "outer.velocity": a tensor of it is kind.NAME
    std::vector<float>* values;
  };
  virtual std::vector<State> state() = 0;
};

// Nesterov momentum on pseudo-gradients (diloco, streaming).
std::unique_ptr<SavedOuter> nesterov_outer(std::size_t parameters, double lr, double momentum);
// The job's own optimizer, on gradients (sync). Round r is its step r; `schedule_step` says which step of the schedule
// gives the learning rate of a round.
std::unique_ptr<SavedOuter> optimizer_outer(Engine&, Model, const JobDescription&, int threads,
                                            std::function<std::int64_t(std::uint64_t round)> schedule_step);

}  // namespace pcp::cluster
