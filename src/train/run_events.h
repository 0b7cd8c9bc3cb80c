// What happens in a run, as events with their time and numbers. metrics.jsonl, the loss curve and the screen are
// listeners, and log lines are written from events. A run without workers and one with them emit the same kinds of
// events.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

namespace pcp {

struct StepMetrics {
  std::int64_t step = 0;  // counts from 1: steps done
  double loss = 0, gradient_norm = 0, learning_rate = 0;
  std::int64_t tokens = 0;  // trained on so far; samples where there are no tokens
  double tokens_per_second = 0;
  double step_ms = 0, host_ms = 0;  // of the whole step; of its part outside the executable
  std::int64_t resident_bytes = 0;
};

namespace event {

struct Noted {
  std::string line;
};
struct Warned {
  std::string line;
};
// A step of a run without workers is done. `steps`: how many the whole run has.
struct Stepped {
  StepMetrics metrics;
  std::int64_t steps = 0;
};
// A round is closed: the outer optimizer has moved the parameters by the aggregate of its updates.
struct Closed {
  std::uint64_t round = 0;
  int updates = 0, late = 0, missing = 0;
  StepMetrics metrics;
  std::int64_t steps = 0;
};
struct Evaluated {
  std::int64_t step = 0;
  double loss = 0;
};
struct Saved {  // a checkpoint is on disk, and with workers its rounds are in the ledger
  std::int64_t step = 0;
};
// A training step was compiled for an engine, or taken from the cache. With workers there is one for each kind of them.
struct Compiled {
  std::string engine, target;
  double seconds = 0;
  bool from_cache = false;
  bool for_workers = false;
  std::string trouble;  // why there is none, and the workers compile for themselves; empty: it is there
};
struct Joined {
  std::string worker, key_name, engine, target, device;
  double gflops = 0;
  bool back = false;  // it holds state of this run
};
struct Left {
  std::string worker, why;
  bool for_good = false;
};
struct Begun {  // batches of a round were given to a worker
  std::string worker;
  std::uint64_t round = 0;
  std::int64_t batches = 0;
};
struct Uploaded {  // an update has arrived and is merged
  std::string worker;
  std::uint64_t round = 0, rounds_late = 0;
  double loss = 0;
  std::uint64_t lease = 0;
};
struct Refused {
  std::string worker;
  std::uint64_t round = 0;
  std::string kind, reason;
};
struct Expired {  // a lease has ended without an update that is merged; its batches go to others
  enum class Cause { stalled, late, away, refused, left };
  std::string worker;
  std::uint64_t round = 0;
  std::int64_t batches = 0;
  Cause cause = Cause::stalled;
  std::string why;
};
struct Replaced {  // a worker's parameters, which this run did not make: it was rolled back, or comes from a copy
  std::string worker;
  std::uint64_t version = 0;  // that it had
};
struct Awaited {  // the start of the training waits for this worker
  std::string worker, state;
  double seconds = 0;  // since it joined
};
struct Stopped {
  std::string who;
};

using Any = std::variant<Noted, Warned, Stepped, Closed, Evaluated, Saved, Compiled, Joined, Left, Begun, Uploaded,
                         Refused, Expired, Replaced, Awaited, Stopped>;

}  // namespace event

struct RunEvent {
  double time = 0;  // seconds since 1970
  event::Any what;
};

class RunListener {
 public:
  virtual ~RunListener() = default;
  virtual void heard(const RunEvent&) = 0;  // called in the order of events, by one thread
};

// The numbers of a step or round that is done; null for other events.
const StepMetrics* metrics_of(const RunEvent&);

// A line for a log; empty for events that are only numbers.
std::string words_of(const RunEvent&);

}  // namespace pcp
