// Threads that work for one calling thread. They spin for some tens of microseconds between jobs, because programs are
// sequences of short loops, and then sleep. The caller never waits for a thread that has not started the job, so on a
// busy machine only the threads that get a core determine how long a loop takes.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace pcp::cpu {

class Team {
 public:
  ~Team();
  static Team& of_this_thread();
  static bool inside();  // whether this thread is working for a team; true also for the caller during `run`

  // Calls job(0) on this thread and job(i), 0 < i < count, on those other threads that start before job(0) returns. Any
  // subset of these threads must be able to complete the work, and job(i) may be called again after it has returned.
  void run(int count, const std::function<void(int)>& job);

 private:
  void work(int index);

  std::vector<std::thread> threads_;
  std::atomic<std::uint32_t> generation_{0};  // changes when there is a job, or when the team ends
  std::atomic<std::uint32_t> gate_{0};  // kOpen while threads may enter the job, plus the number of threads inside
  std::atomic<bool> stop_{false};
  const std::function<void(int)>* job_ = nullptr;
  int count_ = 0;
};

// Pauses a spinning thread; after kSpins pauses it yields its core each time.
class Backoff {
 public:
  void pause();
  bool is_long() const { return spins_ > kSpins; }

 private:
  static constexpr int kSpins = 2000;  // some tens of microseconds
  int spins_ = 0;
};

}  // namespace pcp::cpu
