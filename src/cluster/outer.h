// The outer optimizers: what the mean of a round's updates does to the parameters everyone shares.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cluster/job_description.h"
#include "cluster/shepherd.h"
#include "pcp/engine.h"

namespace pcp::cluster {

// One whose state goes into a checkpoint.
class SavedOuter : public OuterOptimizer {
 public:
  struct State {
    std::string kind;  // "outer.velocity": a tensor of it is kind.NAME
    std::vector<float>* values;
  };
  virtual std::vector<State> state() = 0;
};

// Nesterov momentum on the changes that workers made (diloco, streaming).
std::unique_ptr<SavedOuter> nesterov_outer(std::size_t parameters, double lr, double momentum);
// The optimizer of the job itself, on gradients (sync). Round r is its update r; `schedule_step` says which step of the
// schedule gives the learning rate.
std::unique_ptr<SavedOuter> optimizer_outer(Engine&, Model, const JobDescription&, int threads,
                                            std::function<std::int64_t(std::uint64_t round)> schedule_step);

}  // namespace pcp::cluster
