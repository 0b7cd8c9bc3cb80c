// Parallel loops over the team of the calling thread (team.h).
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

namespace pcp::cpu {

// The grain of loops that do little work per element.
inline constexpr std::int64_t kGrainElements = 16 * 1024;

class Threads {
 public:
  explicit Threads(int count = 0);         // 0: one per core, or OMP_NUM_THREADS
  static const Threads& calling_thread();  // a team of one
  int count() const { return count_; }

  // Runs fn(begin, end, thread) over [0, n) in chunks of at least `grain`, in any order, on the calling thread and
  // others. An exception thrown by fn is rethrown here. Nested calls run on the calling thread alone.
  void parallel_for(std::int64_t n, std::int64_t grain,
                    const std::function<void(std::int64_t begin, std::int64_t end, int thread)>& fn) const;

  // Runs the tasks of several phases with one start of the team. A task starts when all phases up to its phase's
  // `after` are done (-1: at once), so neighbouring phases may overlap.
  struct Phase {
    std::int64_t tasks;
    int after;
  };
  void parallel_phases(const std::vector<Phase>&, const std::function<void(int phase, std::int64_t task)>& fn) const;

 private:
  int count_;
};

}  // namespace pcp::cpu
