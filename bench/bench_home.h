// The world of a shepherd that is measured: the real network, arithmetic on its threads, no disk and no training.
#pragma once

#include <ctime>
#include <mutex>
#include <vector>

#include "cluster/shepherd.h"
#include "net/endpoint.h"

namespace pcp::cluster::bench {

class Home final : public ShepherdHost, public Network, public OuterOptimizer {
 public:
  explicit Home(net::Server& server)
      : server_(server), arithmetic_([this](Then task) {
          {
            std::lock_guard lock(mutex_);
            posted_.push_back(std::move(task));
          }
          server_.wake();
        }) {}
  void do_posted() {
    std::vector<Then> posted;
    {
      std::lock_guard lock(mutex_);
      posted.swap(posted_);
    }
    for (Then& task : posted) task(seconds_now());
  }
  net::Blob model;
  std::uint64_t rounds = 0, answers = 0;

  void log(const std::string&) override {}
  void fill_batch(std::int64_t, std::span<std::byte>) override {}
  void compute(Lane lane, Work work, Then then) override { arithmetic_.run(lane, std::move(work), std::move(then)); }
  bool saves(std::uint64_t) const override { return false; }
  void save(std::uint64_t, const RoundSummary&) override {}
  void round_complete(Time, const RoundSummary&) override { ++rounds; }
  net::Job job_for(const Member&) override {
    net::Job job;
    job.run = "run";
    job.model = model;
    return job;
  }
  bool send(net::PeerId peer, const net::Message& message) override { return server_.send(peer, message); }
  void drop(net::PeerId peer) override { server_.disconnect(peer); }
  void apply(const Fragment&, std::span<float> parameters, std::span<const float> mean, std::uint64_t) override {
    for (std::size_t i = 0; i < mean.size(); ++i) parameters[i] -= mean[i];
  }

 private:
  net::Server& server_;
  std::mutex mutex_;
  std::vector<Then> posted_;
  Arithmetic arithmetic_;
};

inline double seconds_of(clockid_t clock) {
  timespec time{};
  ::clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace pcp::cluster::bench
