#include "bindings/binding.h"
#include "pcp/signal.h"
#include "session/node.h"

namespace pcp::gt::python {
namespace {

void take(const SignalConfig& config) {
  check_workers_of_session(config);
  register_signals(config);
}

nb::dict described(const SignalConfig& config) {
  nb::dict rules;
  for (const auto& [name, rule] : config.rules) {
    nb::dict one;
    one["axis"] = rule.axis ? nb::object(nb::int_(*rule.axis)) : nb::none();
    one["workers"] = nb::cast(rule.workers);
    one["replicated"] = rule.replicated;
    one["backward"] = rule.backward.empty() ? nb::none() : nb::object(nb::str(rule.backward.c_str()));
    one["compile"] = rule.compile;
    rules[name.c_str()] = one;
  }
  return rules;
}

}  // namespace

void bind_signals(nb::module_& module) {
  module.def(
      "_load_config", [](const std::string& path) { take(read_signal_config(path)); }, "path"_a);
  module.def(
      "_check_workers", [](std::int64_t workers) { check_workers(registered_signals(), workers); }, "workers"_a);
  module.def(
      "_register_config",
      [](const std::string& name, std::optional<std::int64_t> axis, const std::vector<std::int64_t>& workers,
         bool replicated, const std::string& backward, bool compile) {
        require(!axis || !replicated, "[gt.register_config] '", name, "' is both sharded along an axis and replicated");
        require(!axis || !workers.empty(), "[gt.register_config] '", name, "' is sharded over no workers");
        SignalConfig config;
        SignalRule& rule = config.rules[name];
        rule.axis = axis;
        rule.workers = workers;
        rule.replicated = replicated;
        rule.backward = backward;
        rule.compile = compile;
        take(config);
      },
      "name"_a, "axis"_a.none(), "workers"_a, "replicated"_a, "backward"_a, "compile"_a);
  module.def("_placed", &placed, "x"_a);
  module.def("_layout", [](const Tensor& x) {
    const session::RemoteValue& value = *x.node()->value;
    return session::to_string(value.recorder().layout(value));
  });
  module.def("_signals", [] { return described(registered_signals()); });
  module.def("_forget_signals", &forget_signals);
  module.def("_enter_signal", &enter_signal, "name"_a, "backward"_a);
  module.def(
      "_exit_signal", [](const std::string& name) { exit_signal(name); }, "name"_a);
  module.def("_entered_signals", [] {
    nb::list names;
    for (const EnteredSignal& signal : entered_signals()) {
      names.append(nb::make_tuple(signal.name,
                                  signal.backward.empty() ? nb::none() : nb::object(nb::str(signal.backward.c_str()))));
    }
    return names;
  });
}

}  // namespace pcp::gt::python
