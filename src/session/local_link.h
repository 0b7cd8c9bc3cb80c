// A session inside one process: its stream is run where it is sent. For tests, and to compare with.
#pragma once

#include <map>
#include <variant>

#include "session/executor.h"
#include "session/link.h"

namespace pcp::session {

class LocalLink final : public Link, private Answers {
 public:
  explicit LocalLink(Engine& engine, int threads = 0, const ExecutorOptions& options = {})
      : cache_(engine, threads), executor_(engine, cache_, *this, options) {}

  void send(std::vector<std::byte> stream) override { executor_.run(stream); }
  HostTensor wait(std::uint64_t request) override {
    auto answer = std::move(answers_.extract(request).mapped());
    if (auto* failure = std::get_if<Failure>(&answer)) throw Error(failure->code, failure->message);
    return std::get<HostTensor>(std::move(answer));
  }
  Executor& executor() { return executor_; }

 private:
  void value(std::uint64_t request, HostTensor tensor) override { answers_[request] = std::move(tensor); }
  void failed(std::uint64_t request, const Failure& failure) override { answers_[request] = failure; }

  std::map<std::uint64_t, std::variant<HostTensor, Failure>> answers_;
  ExecutableCache cache_;
  Executor executor_;
};

}  // namespace pcp::session
