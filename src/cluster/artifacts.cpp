#include "cluster/artifacts.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <map>
#include <system_error>
#include <utility>

#include "base/content_hash.h"
#include "base/formatted.h"
#include "base/seconds_since.h"
#include "pcp/passes.h"

namespace pcp::cluster {
namespace {

using Clock = std::chrono::steady_clock;

OtherEngine engine_of(const net::Hello& hello) {
  return {hello.engine, hello.target, hello.compiler, !hello.no_compiler};
}

std::string kind_of(const net::Hello& hello) { return concat(hello.engine, "|", hello.target, "|", hello.compiler); }
std::string title_of(const net::Hello& hello) { return concat(hello.engine, " (", hello.target, ")"); }

Function step_for(const Engine* engine, const Model& model, const JobDescription& job) {
  Model fitted = model;
  fitted.loss = engine ? optimize_for(*engine, model.loss) : optimize(model.loss);
  return job.algorithm == Algorithm::sync ? gradient_step(fitted, job.step) : training_step(fitted, job.step);
}

}  // namespace

// What the manager shares with the threads that compile.
struct Artifacts::Work {
  struct Compilation {
    net::Hello hello;
    Clock::time_point begun;
    bool given_up = false;
    bool ended = false;
    OtherArtifact made;  // when it has ended
    std::string why;     // there is none
  };

  explicit Work(Compile compile) : compile(std::move(compile)) {}
  std::vector<std::string> hanging_locked() const;
  bool is_running_locked() const;
  void run(const net::Hello&, const std::string& kind);  // on a thread of its own

  const Compile compile;
  std::mutex mutex;
  std::condition_variable changed;
  bool ending = false;
  std::map<std::string, State> kinds;
  std::map<std::string, std::size_t> asked_by;  // kinds, by the key that asked first
  bool limit_said = false;
  std::deque<net::Hello> queue;
  std::map<std::string, Compilation> compilations;  // by kind, until the manager has seen their end
};

std::vector<std::string> Artifacts::Work::hanging_locked() const {
  std::vector<std::string> titles;
  for (const auto& [kind, one] : compilations) {
    if (one.given_up && !one.ended) titles.push_back(title_of(one.hello));
  }
  return titles;
}

bool Artifacts::Work::is_running_locked() const {
  return std::ranges::any_of(compilations, [](const auto& entry) { return !entry.second.given_up; });
}

Artifacts::Artifacts(Compile compile, std::function<void()> changed, Tell tell, Patience patience)
    : tell_(tell),
      patience_(patience),
      work_(std::make_shared<Work>(std::move(compile))),
      manager_([this, changed = std::move(changed), tell = std::move(tell)] { manage(changed, tell); }) {}

Artifacts::Artifacts(Model model, JobDescription job, std::function<void()> changed, Tell tell)
    : Artifacts(
          [model = std::move(model), job = std::move(job)](const net::Hello& hello) {
            return artifact_for(engine_of(hello), [&](const Engine* engine) { return step_for(engine, model, job); });
          },
          std::move(changed), std::move(tell), Patience{}) {}

Artifacts::~Artifacts() {
  {
    std::lock_guard lock(work_->mutex);
    work_->ending = true;
  }
  work_->changed.notify_all();
  manager_.join();
}

std::vector<std::string> Artifacts::hanging() const {
  std::lock_guard lock(work_->mutex);
  return work_->hanging_locked();
}

Artifacts::State Artifacts::for_worker(const net::Hello& hello, const std::string& key) {
  if (!makes_artifacts_for(engine_of(hello))) return {};
  std::string kind = kind_of(hello);
  std::lock_guard lock(work_->mutex);
  if (auto known = work_->kinds.find(kind); known != work_->kinds.end()) return known->second;
  if (!may_begin(hello, key)) return {};
  ++work_->asked_by[key];
  work_->queue.push_back(hello);
  work_->changed.notify_all();
  return work_->kinds[kind] = {true, {}, "artifact/" + content_hash(kind)};
}

bool Artifacts::may_begin(const net::Hello& hello, const std::string& key) {
  auto asked = work_->asked_by.find(key);
  bool too_many_of_key = asked != work_->asked_by.end() && asked->second >= kMostKindsOfOneKey;
  if (!too_many_of_key && work_->kinds.size() < kMostKinds) return true;
  if (!work_->limit_said) {
    tell_(event::Noted{
        concat("no artifact for ", title_of(hello), " of ", hello.name, ": there are ",
               too_many_of_key ? concat(kMostKindsOfOneKey, " kinds of workers of one key")
                               : concat(kMostKinds, " kinds of workers"),
               " already, the most that are compiled for; it and others of further kinds compile for themselves")});
  }
  work_->limit_said = true;
  return false;
}

// Begins compilations, waits for them, and says what became of them. It is the only one to call `changed` and, but for
// what may_begin says, `tell`: a thread that hangs may outlive both.
void Artifacts::manage(const std::function<void()>& changed, const Tell& tell) {
  std::unique_lock lock(work_->mutex);
  std::optional<Clock::time_point> leave_at;
  while (true) {
    if (work_->ending && !leave_at) leave_at = Clock::now() + patience_.end;
    if (work_->ending && (!work_->is_running_locked() || Clock::now() >= *leave_at)) return;
    std::vector<event::Any> events;
    bool any = look_at_running_locked(events) || give_up_queued_locked(events);
    if (may_begin_next_locked()) begin_next_locked();
    if (!events.empty()) {
      lock.unlock();
      for (event::Any& event : events) tell(std::move(event));
      if (any) changed();
      lock.lock();
      continue;  // things may have happened meanwhile
    }
    wait_locked(lock, leave_at);
  }
}

// Compilations that have ended or take too long. Returns whether workers have to be told.
bool Artifacts::look_at_running_locked(std::vector<event::Any>& events) {
  bool any = false;
  for (auto entry = work_->compilations.begin(); entry != work_->compilations.end();) {
    Work::Compilation& one = entry->second;
    State& state = work_->kinds.at(entry->first);
    auto tell = [&](const std::string& trouble) {
      events.push_back(event::Compiled{one.hello.engine, one.hello.target, seconds_since(one.begun),
                                       one.made.from_cache, /*for_workers=*/true, trouble});
    };
    if (one.ended) {
      any = any || !one.given_up;
      state.pending = false;
      tell(one.why);
      if (!one.made.bytes.empty()) state.artifact = net::Payload::of(std::move(one.made.bytes));
      entry = work_->compilations.erase(entry);
      continue;
    }
    if (!one.given_up && Clock::now() - one.begun >= patience_.compilation) {
      one.given_up = any = true;
      state.pending = false;
      tell(formatted("it was not compiled within %.0f s and is given up", seconds_since(one.begun)));
    }
    ++entry;
  }
  return any;
}

// Nothing more is begun while too many threads hang.
bool Artifacts::give_up_queued_locked(std::vector<event::Any>& events) {
  std::vector<std::string> hanging = work_->hanging_locked();
  if (hanging.size() < kMostHanging || work_->queue.empty()) return false;
  std::string names;
  for (const std::string& title : hanging) names += (names.empty() ? "" : ", ") + title;
  for (const net::Hello& hello : std::exchange(work_->queue, {})) {
    work_->kinds.at(kind_of(hello)).pending = false;
    std::string why = concat(hanging.size(), " compilations hang (", names, "), and no more are begun");
    events.push_back(event::Compiled{hello.engine, hello.target, 0, false, /*for_workers=*/true, why});
  }
  return true;
}

bool Artifacts::may_begin_next_locked() const {
  bool is_free = !work_->ending && !work_->is_running_locked() && work_->hanging_locked().size() < kMostHanging;
  return is_free && !work_->queue.empty();
}

void Artifacts::begin_next_locked() {
  net::Hello hello = work_->queue.front();
  work_->queue.pop_front();
  std::string kind = kind_of(hello);
  Work::Compilation& begun = work_->compilations[kind];
  begun.hello = hello;
  begun.begun = Clock::now();
  try {
    std::thread([work = work_, hello, kind] { work->run(hello, kind); }).detach();
  } catch (const std::system_error& error) {  // there is no room for another thread
    begun.why = error.what();
    begun.ended = true;
  }
}

void Artifacts::Work::run(const net::Hello& hello, const std::string& kind) {
  OtherArtifact made;
  std::string why;
  try {
    made = compile(hello);
  } catch (const std::exception& error) {
    why = error.what();
  }
  std::lock_guard lock(mutex);
  Compilation& one = compilations.at(kind);
  one.made = std::move(made);
  one.why = std::move(why);
  one.ended = true;
  changed.notify_all();
}

void Artifacts::wait_locked(std::unique_lock<std::mutex>& lock, std::optional<Clock::time_point> leave_at) {
  std::optional<Clock::time_point> until = leave_at;
  for (const auto& [kind, one] : work_->compilations) {
    if (one.given_up) continue;
    Clock::time_point late = one.begun + patience_.compilation;
    until = until ? std::min(*until, late) : late;
  }
  auto has_news = [&] {
    bool ended = std::ranges::any_of(work_->compilations, [](const auto& entry) { return entry.second.ended; });
    bool idle = !work_->queue.empty() && !work_->is_running_locked();
    return ended || (work_->ending ? !leave_at : idle);
  };
  if (until) {
    work_->changed.wait_until(lock, *until, has_news);
  } else {
    work_->changed.wait(lock, has_news);
  }
}

}  // namespace pcp::cluster
