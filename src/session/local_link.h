// A session inside one process: its streams are run where they are sent. For tests, and to compare with. It may have
// several workers, which hand each other their tensors in memory.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <tuple>
#include <variant>
#include <vector>

#include "session/executor.h"
#include "session/link.h"

namespace pcp::session {

class LocalLink final : public Link, private Answers {
 public:
  explicit LocalLink(Engine& engine, int threads = 0, const ExecutorOptions& options = {}, WorkerId workers = 1)
      : cache_(engine, threads) {
    for (WorkerId id = 0; id < workers; ++id) {
      workers_.push_back(std::make_unique<Worker>(*this, id, engine, options));
    }
  }

  WorkerId workers() const override { return static_cast<WorkerId>(workers_.size()); }
  std::string why_lost(WorkerId id) const override { return workers_[id]->lost; }
  void send(WorkerId id, std::vector<std::byte> stream) override {
    Worker& worker = *workers_.at(id);
    if (!worker.lost.empty()) return;
    worker.streams.push_back(std::move(stream));
    run();
  }
  HostTensor wait(WorkerId id, std::uint64_t request) override {
    auto found = answers_.find(request);
    if (found == answers_.end()) {
      if (const std::string& lost = workers_.at(id)->lost; !lost.empty()) fail(Code::unavailable, "[gt] ", lost);
      fail(Code::internal, "[session] worker ", id, " waits for another, which waits for it");
    }
    auto answer = std::move(answers_.extract(found).mapped());
    if (auto* failure = std::get_if<Failure>(&answer)) throw Error(failure->code, failure->message);
    return std::get<HostTensor>(std::move(answer));
  }

  Executor& executor(WorkerId id = 0) { return *workers_.at(id)->executor; }
  // From now on this worker does nothing, as if it had been killed.
  void lose(WorkerId id, const std::string& why) {
    workers_.at(id)->lost = why;
    workers_.at(id)->streams.clear();
    run();
  }
  // Another worker joins.
  void join(Engine& engine, const ExecutorOptions& options = {}) {
    workers_.push_back(std::make_unique<Worker>(*this, workers(), engine, options));
  }

 private:
  struct Worker final : Peers {
    Worker(LocalLink& link, WorkerId id, Engine& engine, const ExecutorOptions& options)
        : link(link),
          id(id),
          executor(std::make_unique<Executor>(engine, link.cache_, static_cast<Answers&>(link), options, this)) {}
    void send(WorkerId to, std::uint64_t transfer, Transferred value) override {
      link.mail_[{id, to, transfer}] = std::move(value);
      ++link.sent_;
    }
    std::optional<Transferred> take(WorkerId from, std::uint64_t transfer) override {
      if (auto mail = link.mail_.extract({from, id, transfer})) return std::move(mail.mapped());
      if (const std::string& lost = link.workers_.at(from)->lost; !lost.empty()) {
        return Failure{Code::unavailable, lost};
      }
      return std::nullopt;
    }

    LocalLink& link;
    WorkerId id;
    std::unique_ptr<Executor> executor;
    std::deque<std::vector<std::byte>> streams;
    bool waits = false;  // in the first stream, for another worker
    std::string lost;
  };

  // Runs everything that does not wait for something that is not there: until nobody has sent anything more.
  void run() {
    for (std::uint64_t before = sent_ - 1; before != sent_;) {
      before = sent_;
      for (const auto& worker : workers_) {
        while (worker->lost.empty() && !worker->streams.empty()) {
          bool done = worker->waits ? worker->executor->go_on() : worker->executor->run(worker->streams.front());
          worker->waits = !done;
          if (!done) break;
          worker->streams.pop_front();
        }
      }
    }
  }

  void value(std::uint64_t request, HostTensor tensor) override { answers_[request] = std::move(tensor); }
  void failed(std::uint64_t request, const Failure& failure) override { answers_[request] = failure; }

  std::map<std::uint64_t, std::variant<HostTensor, Failure>> answers_;
  std::map<std::tuple<WorkerId, WorkerId, std::uint64_t>, Transferred> mail_;
  std::uint64_t sent_ = 0;
  ExecutableCache cache_;
  std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace pcp::session
