#include "engine/cpu/threads.h"

#include <atomic>
#include <deque>
#include <exception>

#include "engine/cpu/team.h"

// A function of the OpenMP runtime that oneDNN links. It is declared here because every compiler has its header in a
// package of its own.
extern "C" int omp_get_max_threads();

namespace pcp::cpu {
namespace {

constexpr std::int64_t kChunksPerThread = 4;  // enough to balance the load when one core is busy with something else

// Distributes tasks [0, n). Every thread starts with its own share, which is the same in every loop of n tasks: the
// data it wrote in the last loop is still in its cache. A thread that has finished its share takes tasks of the others.
class Claims {
 public:
  Claims(std::int64_t tasks, int threads) : shares_(static_cast<std::size_t>(threads)) {
    for (int t = 0; t < threads; ++t) {
      shares_[static_cast<std::size_t>(t)].next = tasks * t / threads;
      shares_[static_cast<std::size_t>(t)].end = tasks * (t + 1) / threads;
    }
  }
  template <class Run>
  void run(int thread, const Run& task) {
    for (std::size_t i = 0; i < shares_.size(); ++i) {
      Share& share = shares_[(static_cast<std::size_t>(thread) + i) % shares_.size()];
      for (std::int64_t next; (next = share.next.fetch_add(1)) < share.end;) task(next);
    }
  }

 private:
  struct alignas(64) Share {
    std::atomic<std::int64_t> next{0};
    std::int64_t end = 0;
  };
  std::vector<Share> shares_;
};

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
  std::exception_ptr error;
  std::atomic<bool> failed{false};
  auto team = static_cast<int>(std::min<std::int64_t>(count_, chunks));
  Claims claims(chunks, team);
  Team::of_this_thread().run(team, [&](int thread) {
    claims.run(thread, [&](std::int64_t chunk) {
      if (failed) return;
      try {
        fn(chunk * n / chunks, (chunk + 1) * n / chunks, thread);
      } catch (...) {
        if (!failed.exchange(true)) error = std::current_exception();
      }
    });
  });
  if (error) std::rethrow_exception(error);
}

void Threads::parallel_phases(const std::vector<Phase>& phases,
                              const std::function<void(int, std::int64_t)>& fn) const {
  std::int64_t total = 0;
  for (const Phase& phase : phases) total += phase.tasks;
  if (total <= 1 || count_ == 1 || Team::inside()) {
    for (int p = 0; p < static_cast<int>(phases.size()); ++p) {
      for (std::int64_t t = 0; t < phases[static_cast<std::size_t>(p)].tasks; ++t) fn(p, t);
    }
    return;
  }
  auto team = static_cast<int>(std::min<std::int64_t>(count_, total));
  std::deque<Claims> claims;
  for (const Phase& phase : phases) claims.emplace_back(phase.tasks, team);
  std::vector<std::atomic<std::int64_t>> done(phases.size());
  std::exception_ptr error;
  std::atomic<bool> failed{false};
  // Every thread takes the phases in order, so the tasks that another task waits for are finished or already running.
  auto wait_for = [&](int last) {
    for (int p = 0; p <= last; ++p) {
      auto i = static_cast<std::size_t>(p);
      for (Backoff backoff; done[i].load(std::memory_order_acquire) < phases[i].tasks;) backoff.pause();
    }
  };
  Team::of_this_thread().run(team, [&](int thread) {
    for (std::size_t p = 0; p < phases.size(); ++p) {
      claims[p].run(thread, [&](std::int64_t task) {
        wait_for(phases[p].after);
        try {
          if (!failed) fn(static_cast<int>(p), task);
        } catch (...) {
          if (!failed.exchange(true)) error = std::current_exception();
        }
        done[p].fetch_add(1, std::memory_order_release);
      });
    }
  });
  if (error) std::rethrow_exception(error);
}

}  // namespace pcp::cpu
