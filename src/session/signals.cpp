#include <mutex>

#include "pcp/error.h"
#include "pcp/signal.h"
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
  std::shared_ptr<session::Recorder> session = std::move(compiled.back());
  compiled.pop_back();
  if (session) session->exit_compiled();
}

const std::vector<EnteredSignal>& entered_signals() { return entered; }

}  // namespace pcp::gt
