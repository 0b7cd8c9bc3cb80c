#include "engine/cpu/threads.h"

#include <omp.h>

#include <atomic>
#include <exception>

#include "engine/cpu/team.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kChunksPerThread = 4;  // enough to even out a core that is busy with something else

}  // namespace

Threads::Threads(int count) : count_(count > 0 ? count : omp_get_max_threads()) {}

const Threads& Threads::calling_thread() {
  static const Threads one(1);
  return one;
}

void Threads::parallel_for(std::int64_t n, std::int64_t grain,
                           const std::function<void(std::int64_t, std::int64_t, int)>& fn) const {
  if (n <= 0) return;
  std::int64_t chunks = std::min(n / std::max<std::int64_t>(grain, 1), kChunksPerThread * count_);
  if (chunks <= 1 || count_ == 1 || Team::inside()) {
    fn(0, n, 0);
    return;
  }
  std::atomic<std::int64_t> next{0};
  std::exception_ptr error;
  std::atomic<bool> failed{false};
  auto team = static_cast<int>(std::min<std::int64_t>(count_, chunks));
  Team::of_this_thread().run(team, [&](int thread) {
    for (std::int64_t chunk; !failed && (chunk = next.fetch_add(1)) < chunks;) {
      try {
        fn(chunk * n / chunks, (chunk + 1) * n / chunks, thread);
      } catch (...) {
        if (!failed.exchange(true)) error = std::current_exception();
      }
    }
  });
  if (error) std::rethrow_exception(error);
}

void Threads::parallel_phases(const std::vector<Phase>& phases,
                              const std::function<void(int, std::int64_t)>& fn) const {
  std::vector<std::int64_t> ends;  // of the tasks of each phase in the order of all
  for (const Phase& phase : phases) ends.push_back((ends.empty() ? 0 : ends.back()) + phase.tasks);
  std::int64_t total = ends.empty() ? 0 : ends.back();
  if (total <= 1 || count_ == 1 || Team::inside()) {
    for (int p = 0; p < static_cast<int>(phases.size()); ++p) {
      for (std::int64_t t = 0; t < phases[static_cast<std::size_t>(p)].tasks; ++t) fn(p, t);
    }
    return;
  }
  std::atomic<std::int64_t> next{0};
  std::vector<std::atomic<std::int64_t>> done(phases.size());
  std::exception_ptr error;
  std::atomic<bool> failed{false};
  // Tasks are taken in order, so what a task waits for is finished or in the hands of a running thread.
  auto wait_for = [&](int last) {
    for (int p = 0; p <= last; ++p) {
      auto i = static_cast<std::size_t>(p);
      for (Backoff backoff; done[i].load(std::memory_order_acquire) < phases[i].tasks;) backoff.pause();
    }
  };
  Team::of_this_thread().run(static_cast<int>(std::min<std::int64_t>(count_, total)), [&](int) {
    int phase = 0;
    for (std::int64_t task; (task = next.fetch_add(1)) < total;) {
      while (task >= ends[static_cast<std::size_t>(phase)]) ++phase;
      auto p = static_cast<std::size_t>(phase);
      wait_for(phases[p].after);
      try {
        if (!failed) fn(phase, task - (ends[p] - phases[p].tasks));
      } catch (...) {
        if (!failed.exchange(true)) error = std::current_exception();
      }
      done[p].fetch_add(1, std::memory_order_release);
    }
  });
  if (error) std::rethrow_exception(error);
}

}  // namespace pcp::cpu
