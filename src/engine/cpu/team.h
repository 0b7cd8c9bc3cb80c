// Threads that wait for work of one calling thread. They look for the next piece for a moment, since programs are runs
// of short loops, and then sleep. The caller never waits for a thread that has not begun: on a busy machine a loop
// takes as long as those that got a core need for it.
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
  static bool inside();  // on a thread that is working for a team, the caller of `run` included

  // Calls job(0) here and job(i), 0 < i < count, on other threads as far as they come in time: a job must get done
  // whichever of them take part, and may be called again for an i that has returned.
  void run(int count, const std::function<void(int)>& job);

 private:
  void work(int index);

  std::vector<std::thread> threads_;
  std::atomic<std::uint32_t> generation_{0};  // changes when there is work, or at the end
  std::atomic<std::uint32_t> gate_{0};        // kOpen while a job may be entered, and how many are in it
  std::atomic<bool> stop_{false};
  const std::function<void(int)>* job_ = nullptr;
  int count_ = 0;
};

// Waits a moment at a time: at first without giving the core away.
class Backoff {
 public:
  void pause();
  bool is_long() const { return spins_ > kSpins; }

 private:
  static constexpr int kSpins = 2000;  // some tens of microseconds
  int spins_ = 0;
};

}  // namespace pcp::cpu
