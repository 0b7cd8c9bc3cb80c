#include "train/run_events.h"

#include "base/formatted.h"
#include "pcp/error.h"

namespace pcp {
namespace {

struct Words {
  std::string operator()(const event::Noted& e) const { return e.line; }
  std::string operator()(const event::Warned& e) const { return e.line; }
  std::string operator()(const event::Closed& e) const {
    if (e.missing == 0 && e.late == 0) return "";
    return concat("round ", e.round, ": ", e.updates, " updates, ", e.late, " late ones merged, ", e.missing,
                  " not waited for");
  }
  std::string operator()(const event::Joined& e) const {
    return concat(e.worker, e.back ? " is back: " : " joined: ", e.engine, " (", e.target, "), ", e.device,
                  formatted(", %.0f GFLOP/s", e.gflops), e.key_name.empty() ? "" : ", key of " + e.key_name);
  }
  std::string operator()(const event::Left& e) const { return concat(e.worker, " is gone: ", e.why); }
  std::string operator()(const event::Refused& e) const {
    return concat("round ", e.round, ": the update of ", e.worker, " is refused: ", e.reason);
  }
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
