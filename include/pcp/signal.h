// Signals: names for parts of a program. A configuration says for each name where its tensors lie and where its
// computation runs, so that the program itself speaks of no workers.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pcp::gt {

struct SignalRule {
  std::optional<std::int64_t> axis;  // shards along it
  bool replicated = false;           // the whole tensor on every worker
  std::vector<std::int64_t> workers;
  std::string backward;  // the signal of gradients; empty: the same
  bool compile = false;  // its operations are one graph
  int line = 0;          // of the configuration; 0: made by the program
  int workers_line = 0;
  bool operator==(const SignalRule&) const = default;
};

struct SignalConfig {
  std::string source;  // for messages: a file's name
  std::map<std::string, SignalRule> rules;
};

// YAML. Unknown keys, wrong values and names that come twice throw invalid_argument with "file:line".
SignalConfig parse_signal_config(const std::string& yaml, const std::string& source);
SignalConfig read_signal_config(const std::string& path);  // not_found where there is no such file
// Throws invalid_argument with the line of the first worker that does not exist.
void check_workers(const SignalConfig&, std::int64_t workers);

// Rules of this process. Later ones of the same name take the place of earlier ones.
void register_signals(const SignalConfig&);
std::optional<SignalRule> find_signal(std::string_view name);
SignalConfig registered_signals();
void forget_signals();

// --- The signals this thread is in, the innermost last.
struct EnteredSignal {
  std::string name, backward;
};
void enter_signal(std::string name, std::string backward = "");
// Throws failed_precondition where `name` is not the innermost.
void exit_signal(std::string_view name);
const std::vector<EnteredSignal>& entered_signals();

}  // namespace pcp::gt
