#include "train/run_events.h"

#include "base/formatted.h"
#include "base/plural.h"
#include "pcp/error.h"

namespace pcp {
namespace {

struct Words {
  std::string operator()(const event::Noted& e) const { return e.line; }
  std::string operator()(const event::Warned& e) const { return e.line; }
  std::string operator()(const event::Closed& e) const {
    if (e.missing == 0 && e.late == 0) return "";
    return concat("round ", e.round, ": ", e.updates, " ", plural(e.updates, "update", "updates"), ", ", e.late,
                  " late merged, ", e.missing, " not waited for");
  }
  std::string operator()(const event::Joined& e) const {
    return concat(e.worker, e.back ? " is back: " : " joined: ", e.engine, " (", e.target, "), ", e.device,
                  e.gflops > 0 ? formatted(", %.0f GFLOP/s", e.gflops) : "",
                  e.key_name.empty() ? "" : ", key of " + e.key_name);
  }
  std::string operator()(const event::Left& e) const { return concat(e.worker, " is gone: ", e.why); }
  std::string operator()(const event::Refused& e) const {
    return concat("round ", e.round, ": the update of ", e.worker, " is refused: ", e.reason);
  }
  std::string operator()(const event::Compiled& e) const {
    if (!e.for_workers) return "";  // a run without workers shows it among its settings
    std::string whose = concat("artifact for ", e.engine, " (", e.target, ")");
    if (!e.trouble.empty()) return concat("no ", whose, ", its workers compile: ", e.trouble);
    return concat("an ", whose, formatted(" is ready after %.2f s", e.seconds), e.from_cache ? ", from the cache" : "");
  }
  std::string operator()(const event::Expired& e) const {
    return concat("round ", e.round, ": ", e.batches, " ", plural(e.batches, "batch", "batches"), " of ", e.worker,
                  " go to others: ", e.why);
  }
  std::string operator()(const event::Replaced& e) const {
    return concat(e.worker, " has parameters after ", e.version,
                  " rounds that this run did not make, or lost when it was ",
                  "killed or rolled back: they are replaced");
  }
  std::string operator()(const event::Awaited& e) const {
    return concat("the start waits for ", e.worker, ": ", e.state, formatted(" for %.0f s", e.seconds));
  }
  std::string operator()(const event::Stopped& e) const { return "stopped by " + e.who; }
  template <class Numbers>
  std::string operator()(const Numbers&) const {
    return "";
  }
};

}  // namespace

const StepMetrics* metrics_of(const RunEvent& event) {
  if (auto* stepped = std::get_if<event::Stepped>(&event.what)) return &stepped->metrics;
  if (auto* closed = std::get_if<event::Closed>(&event.what)) return &closed->metrics;
  return nullptr;
}

std::string words_of(const RunEvent& event) { return std::visit(Words{}, event.what); }

}  // namespace pcp
