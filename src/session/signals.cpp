#include <mutex>

#include "pcp/error.h"
#include "session/placed.h"
#include "session/recorder.h"
#include "session/trace.h"

namespace pcp::gt {
namespace {

struct Registered {
  std::mutex mutex;
  SignalConfig config;
};
Registered& registered() {
  static auto& kept = *new Registered;
  return kept;
}

thread_local std::vector<EnteredSignal> entered;
// Beside each of them: the session where its operations are compiled as one stretch; none where they are not.
thread_local std::vector<std::shared_ptr<session::Recorder>> compiled;
// Rules of the signals in `entered`, looked up when they are entered: null where there is no rule or it names no
// workers.
thread_local std::vector<session::RuleRef> rules;
thread_local session::RuleRef scoped_rule;
thread_local bool is_scoped = false;
thread_local bool places = false;

session::RuleRef rule_of(std::string_view name) {
  auto found = find_signal(name);
  return found && !found->workers.empty() ? std::make_shared<const SignalRule>(*std::move(found)) : nullptr;
}

}  // namespace

void register_signals(const SignalConfig& config) {
  std::lock_guard lock(registered().mutex);
  if (!config.source.empty()) registered().config.source = config.source;
  for (const auto& [name, rule] : config.rules) registered().config.rules[name] = rule;
}

std::optional<SignalRule> find_signal(std::string_view name) {
  std::lock_guard lock(registered().mutex);
  const auto& rules = registered().config.rules;
  auto found = rules.find(std::string(name));
  return found == rules.end() ? std::nullopt : std::optional(found->second);
}

SignalConfig registered_signals() {
  std::lock_guard lock(registered().mutex);
  return registered().config;
}

void forget_signals() {
  std::lock_guard lock(registered().mutex);
  registered().config = {};
}

void enter_signal(std::string name, std::string backward) {
  require(!name.empty(), "[gt.signal] a signal has a name");
  rules.push_back(rule_of(name));
  std::optional<SignalRule> rule = find_signal(name);
  bool compiles = rule && rule->compile && !session::Trace::current();  // a traced function is one graph anyway
  std::shared_ptr<session::Recorder> session = compiles ? current_session() : nullptr;
  entered.push_back({std::move(name), std::move(backward)});
  compiled.push_back(session);
  if (session) session->enter_compiled();
}

void exit_signal(std::string_view name) {
  if (entered.empty()) fail(Code::failed_precondition, "[gt.signal] exit('", name, "'), but no signal was entered");
  if (entered.back().name != name) {
    fail(Code::failed_precondition, "[gt.signal] exit('", name, "'), but the innermost signal is '",
         entered.back().name, "'; signals end in the opposite order of their beginning");
  }
  entered.pop_back();
  rules.pop_back();
  std::shared_ptr<session::Recorder> session = std::move(compiled.back());
  compiled.pop_back();
  if (session) session->exit_compiled();
}

const std::vector<EnteredSignal>& entered_signals() { return entered; }

}  // namespace pcp::gt

namespace pcp::session {

const RuleRef& current_rule() {
  static const RuleRef none;
  if (gt::is_scoped) return gt::scoped_rule;
  for (auto rule = gt::rules.rbegin(); rule != gt::rules.rend(); ++rule) {
    if (*rule) return *rule;
  }
  return none;
}

// The context may name it, or the rule of the signal; otherwise it is the signal itself.
RuleRef backward_rule() {
  if (gt::is_scoped) return gt::scoped_rule;
  for (std::size_t i = gt::entered.size(); i-- > 0;) {
    const gt::EnteredSignal& signal = gt::entered[i];
    if (!signal.backward.empty()) return gt::rule_of(signal.backward);
    auto configured = gt::find_signal(signal.name);
    if (configured && !configured->backward.empty()) return gt::rule_of(configured->backward);
    if (gt::rules[i]) return gt::rules[i];
  }
  return nullptr;
}

RuleScope::RuleScope(RuleRef rule)
    : before_(std::exchange(gt::scoped_rule, std::move(rule))), was_set_(std::exchange(gt::is_scoped, true)) {}

RuleScope::~RuleScope() {
  gt::scoped_rule = std::move(before_);
  gt::is_scoped = was_set_;
}

PlacingScope::PlacingScope() : before_(std::exchange(gt::places, true)) {}
PlacingScope::~PlacingScope() { gt::places = before_; }
bool places_results() { return gt::places; }

}  // namespace pcp::session
