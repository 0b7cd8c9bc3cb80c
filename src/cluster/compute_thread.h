// The thread on which a worker computes, so that its network thread can answer messages meanwhile. It handles requests
// in order and posts the results back to the network thread.
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
#include "cluster/training_task.h"

namespace pcp::cluster {

struct ComputeOptions {
  int threads = 0;
  std::string data;      // the worker's data file, read where it is the file of the run; empty: none
  bool compiles = true;  // false: it only runs artifacts that the shepherd compiled
};

class ComputeThread final : public Computer {
 public:
  using Answer = std::function<void(TrainingTask&)>;

  // `post` and `log` are called on the computing thread. When computing fails, an answer is posted that throws the
  // error on the network thread, which ends the worker.
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
    bool between_steps = false;  // may be handled between two steps of a run
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
