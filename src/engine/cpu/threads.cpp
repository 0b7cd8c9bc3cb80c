#include "engine/cpu/threads.h"

#include <omp.h>

#include <atomic>
#include <exception>

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
  if (chunks <= 1 || count_ == 1 || omp_in_parallel()) {
    fn(0, n, 0);
    return;
  }
  std::atomic<std::int64_t> next{0};
  std::exception_ptr error;
  std::atomic<bool> failed{false};
  auto team = static_cast<int>(std::min<std::int64_t>(count_, chunks));
#pragma omp parallel num_threads(team)
  {
    int thread = omp_get_thread_num();
    for (std::int64_t chunk; !failed && (chunk = next.fetch_add(1)) < chunks;) {
      try {
        fn(chunk * n / chunks, (chunk + 1) * n / chunks, thread);
      } catch (...) {
        if (!failed.exchange(true)) error = std::current_exception();
      }
    }
  }
  if (error) std::rethrow_exception(error);
}

}  // namespace pcp::cpu
