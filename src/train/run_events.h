// What happens in a run, as values with their time and numbers. Whoever wants to know listens: metrics.jsonl, the loss
// curve and the screen do. A run without workers and one with them tell the same way.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

namespace pcp {

struct StepMetrics {
  std::int64_t step = 0;  // counts from 1: steps done
  double loss = 0, gradient_norm = 0, learning_rate = 0;
  std::int64_t tokens = 0;  // seen so far; samples where there are no tokens
  double tokens_per_second = 0;
  double step_ms = 0, host_ms = 0;  // the whole step; the part of it outside the executable
  std::int64_t resident_bytes = 0;
};

namespace event {

struct Noted {
  std::string line;
};
struct Warned {
  std::string line;
};
// A step of a run without workers is done; `steps`: of the whole run.
struct Stepped {
  StepMetrics metrics;
  std::int64_t steps = 0;
};
// A round is closed: its updates are merged.
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
struct Saved {  // a checkpoint is on disk, and with workers the ledger has its rounds
  std::int64_t step = 0;
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
};
struct Refused {
  std::string worker;
  std::uint64_t round = 0;
  std::string kind, reason;
};

using Any = std::variant<Noted, Warned, Stepped, Closed, Evaluated, Saved, Joined, Left, Begun, Uploaded, Refused>;

}  // namespace event

struct RunEvent {
  double time = 0;  // seconds since 1970
  event::Any what;
};

class RunListener {
 public:
  virtual ~RunListener() = default;
  virtual void heard(const RunEvent&) = 0;  // in the order in which they happened, by one thread
};

// The numbers of a step or round that is done; null where it is something else.
const StepMetrics* metrics_of(const RunEvent&);

// A line for a log; empty for events that are only numbers.
std::string words_of(const RunEvent&);

}  // namespace pcp
