// The thread a worker computes on, so that the network is answered meanwhile. Does what it is asked for in order; what
// comes of it is posted back to the network's thread.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "cluster/replica.h"
#include "cluster/worker.h"

namespace pcp::cluster {

struct ComputeOptions {
  int threads = 0;
  std::string data;      // a file of its own that batches are read from where it is the run's; empty: none
  bool compiles = true;  // false: only what was compiled elsewhere is run
};

class ComputeThread final : public Computer {
 public:
  using Answer = std::function<void(Worker&)>;

  // `post` and `log` are called on this thread. An answer that throws ends the worker: that is what `post` of a
  // failure is for.
  ComputeThread(Engine&, ComputeOptions, std::function<void(Answer)> post, std::function<void(const std::string&)> log,
                std::function<double()> now);
  ~ComputeThread() override;

  void prepare(Preparation) override;
  void set_reference(std::uint64_t version, std::vector<std::byte> values) override;
  void apply(const net::Delta&, std::vector<std::byte> bytes) override;
  void run(const net::Begin&, std::vector<std::byte> data) override;
  void abandon(std::uint64_t lease) override;
  std::uint64_t steps_done(std::uint64_t lease) const override;

 private:
  struct Request {
    std::function<void()> work;
    bool between_steps = false;  // may be done in the middle of a run
  };
  void add(Request);
  void work();
  void do_prepare(const Preparation&);
  std::string open_data(const DataDescription&, const std::string& tokenizer);
  void do_run(const net::Begin&, std::span<const std::byte> data, const bool& wanted);
  bool between_steps(const bool& wanted);

  Engine& engine_;
  ComputeOptions options_;
  std::function<void(Answer)> post_;
  std::function<void(const std::string&)> log_;
  std::function<double()> now_;
  std::unique_ptr<Replica> replica_;

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Request> requests_;
  std::map<std::uint64_t, std::shared_ptr<bool>> wanted_;  // by lease: false once it is abandoned
  std::uint64_t running_ = 0, steps_done_ = 0;             // a lease, and how far it is
  bool ending_ = false;
  std::thread thread_;  // last: the rest is there when it starts
};

}  // namespace pcp::cluster
