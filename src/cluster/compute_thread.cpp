#include "cluster/compute_thread.h"

#include <cmath>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

std::string text_of(const std::vector<std::byte>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

ComputeThread::ComputeThread(Engine& engine, ComputeOptions options, std::function<void(Answer)> post,
                             std::function<void(const std::string&)> log, std::function<double()> now)
    : engine_(engine),
      options_(std::move(options)),
      post_(std::move(post)),
      log_(std::move(log)),
      now_(std::move(now)) {
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
      post_([error = std::current_exception()](TrainingTask&) { std::rethrow_exception(error); });
      return;
    }
  }
}

void ComputeThread::prepare(Preparation preparation) {
  add({[this, shared = std::make_shared<Preparation>(std::move(preparation))] { do_prepare(*shared); }});
}

void ComputeThread::do_prepare(const Preparation& preparation) {
  double start = now_();
  JobDescription job = parse_job_description(preparation.job.description);
  std::string artifact = text_of(preparation.artifact);
  if (artifact.empty() && !options_.compiles) {
    fail(Code::unsupported, "this worker compiles nothing (--no-compiler), and the shepherd has no step compiled for ",
         engine_.name(), " (", engine_.target(),
         "): its log says why. Start the worker without --no-compiler, or the shepherd with the same engine and "
         "version of it");
  }
  replica_.reset();
  replica_ = std::make_unique<Replica>(engine_, job, text_of(preparation.model), artifact, options_.threads);
  char seconds[64];
  std::snprintf(seconds, sizeof(seconds), " in %.2f s, %.1f steps/s", now_() - start, replica_->steps_per_second());
  log_(concat("the step is ",
              !artifact.empty()        ? "loaded as the shepherd compiled it"
              : replica_->from_cache() ? "from the artifact cache, nothing compiled"
                                       : "compiled",
              seconds));
  Prepared prepared{replica_->steps_per_second(), replica_->overlap(), ""};
  if (!options_.data.empty()) prepared.data = open_data(job.data, text_of(preparation.tokenizer));
  post_([prepared](TrainingTask& task) { task.prepared(prepared); });
}

// Returns the checksum of the run's data where this worker has that file. Any problem with the file is only logged,
// because the worker can get its data from the shepherd.
std::string ComputeThread::open_data(const DataDescription& data, const std::string& tokenizer) {
  try {
    replica_->use_data(open_own_data(options_.data, data, tokenizer));
  } catch (const Error& error) {
    log_(concat("warning: ", error.what(), "; the data comes from the shepherd"));
    return "";
  }
  log_(concat("reads the data from '", options_.data, "'"));
  return data.checksum;
}

void ComputeThread::set_reference(std::uint64_t version, std::vector<std::byte> values) {
  auto shared = std::make_shared<std::vector<std::byte>>(std::move(values));
  add({[this, version, shared] {
         replica_->set_reference(*shared);
         post_([version](TrainingTask& task) { task.reached(version); });
       },
       /*between_steps=*/true});
}

void ComputeThread::apply(const net::Delta& delta, std::vector<std::byte> bytes) {
  auto shared = std::make_shared<std::vector<std::byte>>(std::move(bytes));
  add({[this, delta, shared] {
         replica_->apply(delta.fragment, *shared);
         post_([version = delta.version](TrainingTask& task) { task.reached(version); });
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
  post_([shared, this](TrainingTask& task) { task.computed(now_(), std::move(*shared)); });
}

// Returns whether to go on. When training overlaps with transfers (streaming), deltas that have arrived are applied
// here.
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
