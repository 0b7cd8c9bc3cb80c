// The signals of a thread as the recorder sees them.
#pragma once

#include <memory>

#include "pcp/signal.h"

namespace pcp::session {

using RuleRef = std::shared_ptr<const gt::SignalRule>;

// The rule of the innermost signal that names workers; null: there is none.
const RuleRef& current_rule();
// The rule that gradients of what is recorded now are computed under; null: there is none.
RuleRef backward_rule();

// Meanwhile operations of this thread are under this rule alone, or under none.
class RuleScope {
 public:
  explicit RuleScope(RuleRef);
  ~RuleScope();
  RuleScope(const RuleScope&) = delete;
  RuleScope& operator=(const RuleScope&) = delete;

 private:
  RuleRef before_;
  bool was_set_;
};

// Meanwhile results of operations take the layout of the signal, as new tensors do.
class PlacingScope {
 public:
  PlacingScope();
  ~PlacingScope();
  PlacingScope(const PlacingScope&) = delete;
  PlacingScope& operator=(const PlacingScope&) = delete;

 private:
  bool before_;
};
bool places_results();

}  // namespace pcp::session
