#include "engine/cpu/team.h"

namespace pcp::cpu {
namespace {

constexpr std::uint32_t kOpen = 1u << 31;
thread_local bool working = false;

}  // namespace

void Backoff::pause() {
  if (++spins_ > kSpins) {
    std::this_thread::yield();
  } else {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
  }
}

Team& Team::of_this_thread() {
  thread_local Team team;
  return team;
}

bool Team::inside() { return working; }

Team::~Team() {
  stop_ = true;
  ++generation_;
  generation_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Team::run(int count, const std::function<void(int)>& job) {
  while (static_cast<int>(threads_.size()) + 1 < count) {
    int index = static_cast<int>(threads_.size()) + 1;
    threads_.emplace_back([this, index] { work(index); });
  }
  job_ = &job;
  count_ = count;
  gate_.store(kOpen, std::memory_order_release);
  ++generation_;
  generation_.notify_all();
  working = true;
  job(0);
  working = false;
  gate_.fetch_and(~kOpen, std::memory_order_acq_rel);
  for (Backoff backoff; gate_.load(std::memory_order_acquire) != 0;) backoff.pause();
}

void Team::work(int index) {
  working = true;
  std::uint32_t seen = 0;
  while (true) {
    Backoff backoff;
    while (generation_.load(std::memory_order_acquire) == seen) {
      if (backoff.is_long()) {
        generation_.wait(seen, std::memory_order_acquire);
      } else {
        backoff.pause();
      }
    }
    seen = generation_.load(std::memory_order_acquire);
    if (stop_) return;
    std::uint32_t gate = gate_.load(std::memory_order_acquire);
    while ((gate & kOpen) != 0 && !gate_.compare_exchange_weak(gate, gate + 1, std::memory_order_acq_rel)) {
    }
    if ((gate & kOpen) == 0) continue;
    if (index < count_) (*job_)(index);
    gate_.fetch_sub(1, std::memory_order_release);
  }
}

}  // namespace pcp::cpu
