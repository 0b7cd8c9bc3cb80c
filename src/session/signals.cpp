#include <mutex>

#include "pcp/error.h"
#include "pcp/signal.h"

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
  entered.push_back({std::move(name), std::move(backward)});
}

void exit_signal(std::string_view name) {
  if (entered.empty()) fail(Code::failed_precondition, "[gt.signal] exit('", name, "'), but no signal was entered");
  if (entered.back().name != name) {
    fail(Code::failed_precondition, "[gt.signal] exit('", name, "'), but the innermost signal is '",
         entered.back().name, "'; signals end in the opposite order of their beginning");
  }
  entered.pop_back();
}

const std::vector<EnteredSignal>& entered_signals() { return entered; }

}  // namespace pcp::gt
