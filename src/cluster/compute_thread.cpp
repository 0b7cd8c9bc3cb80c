#include "cluster/compute_thread.h"

#include <cmath>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

std::string text_of(const std::vector<std::byte>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

ComputeThread::ComputeThread(Engine& engine, int threads, std::function<void(Answer)> post,
                             std::function<void(const std::string&)> log, std::function<double()> now)
    : engine_(engine), threads_(threads), post_(std::move(post)), log_(std::move(log)), now_(std::move(now)) {
  thread_ = std::thread([this] { work(); });
}

ComputeThread::~ComputeThread() {
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void ComputeThread::add(Request request) {
  {
    std::lock_guard lock(mutex_);
    requests_.push_back(std::move(request));
  }
  changed_.notify_all();
}

void ComputeThread::work() {
  while (true) {
    Request request;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return ending_ || !requests_.empty(); });
      if (ending_) return;
      request = std::move(requests_.front());
      requests_.pop_front();
    }
    try {
      request.work();
    } catch (...) {
      post_([error = std::current_exception()](Worker&) { std::rethrow_exception(error); });
      return;
    }
  }
}

void ComputeThread::prepare(const net::Job& job, std::vector<std::byte> model, std::vector<std::byte> artifact) {
  add({[this, job, model = text_of(model), artifact = text_of(artifact)] { do_prepare(job, model, artifact); }});
}

void ComputeThread::do_prepare(const net::Job& job, const std::string& model, const std::string& artifact) {
  double start = now_();
  replica_.reset();
  replica_ = std::make_unique<Replica>(engine_, parse_job_description(job.description), model, artifact, threads_);
  char seconds[64];
  std::snprintf(seconds, sizeof(seconds), " in %.2f s, %.1f steps/s", now_() - start, replica_->steps_per_second());
  log_(concat("the step is ",
              !artifact.empty()        ? "loaded as the shepherd compiled it"
              : replica_->from_cache() ? "from the artifact cache, nothing compiled"
                                       : "compiled",
              seconds));
  post_([speed = replica_->steps_per_second(), overlap = replica_->overlap()](Worker& worker) {
    worker.prepared(speed, overlap);
  });
}

void ComputeThread::set_reference(std::uint64_t version, std::vector<std::byte> values) {
  auto shared = std::make_shared<std::vector<std::byte>>(std::move(values));
  add({[this, version, shared] {
         replica_->set_reference(*shared);
         post_([version](Worker& worker) { worker.reached(version); });
       },
       /*between_steps=*/true});
}

void ComputeThread::apply(const net::Delta& delta, std::vector<std::byte> bytes) {
  auto shared = std::make_shared<std::vector<std::byte>>(std::move(bytes));
  add({[this, delta, shared] {
         replica_->apply(delta.fragment, *shared);
         post_([version = delta.version](Worker& worker) { worker.reached(version); });
       },
       /*between_steps=*/true});
}

void ComputeThread::run(const net::Begin& begin, std::vector<std::byte> data) {
  auto shared = std::make_shared<std::vector<std::byte>>(std::move(data));
  auto wanted = std::make_shared<bool>(true);
  {
    std::lock_guard lock(mutex_);
    wanted_[begin.lease] = wanted;
  }
  add({[this, begin, shared, wanted] { do_run(begin, *shared, *wanted); }});
}

void ComputeThread::abandon(std::uint64_t lease) {
  std::lock_guard lock(mutex_);
  auto found = wanted_.find(lease);
  if (found == wanted_.end()) return;
  *found->second = false;
  wanted_.erase(found);  // the lease may be run anew
}

std::uint64_t ComputeThread::steps_done(std::uint64_t lease) const {
  std::lock_guard lock(mutex_);
  return lease == running_ ? steps_done_ : 0;
}

// `wanted` is read and written under the lock.
void ComputeThread::do_run(const net::Begin& begin, std::span<const std::byte> data, const bool& wanted) {
  {
    std::lock_guard lock(mutex_);
    running_ = begin.lease;
    steps_done_ = 0;
  }
  std::optional<Update> update = replica_->run(begin, data, [&] { return between_steps(wanted); });
  {
    std::lock_guard lock(mutex_);
    if (!wanted || !update) return;
    wanted_.erase(begin.lease);
  }
  char line[160];
  std::snprintf(line, sizeof(line), "round %llu: %llu steps in %.2f s, loss %.4f",
                static_cast<unsigned long long>(begin.round), static_cast<unsigned long long>(begin.steps),
                update->seconds, update->loss);
  log_(line);
  auto shared = std::make_shared<Update>(std::move(*update));
  post_([shared, this](Worker& worker) { worker.computed(now_(), std::move(*shared)); });
}

// Whether to go on. When training overlaps with transfers, parameters that have arrived are taken up here.
bool ComputeThread::between_steps(const bool& wanted) {
  for (bool first = true;; first = false) {
    Request request;
    {
      std::lock_guard lock(mutex_);
      steps_done_ += first;
      if (ending_ || !wanted) return false;
      bool there = replica_->overlap() && !requests_.empty() && requests_.front().between_steps;
      if (!there) return true;
      request = std::move(requests_.front());
      requests_.pop_front();
    }
    request.work();
  }
}

}  // namespace pcp::cluster
