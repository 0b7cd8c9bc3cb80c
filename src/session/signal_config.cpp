#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

#include "pcp/error.h"
#include "pcp/signal.h"

namespace pcp::gt {
namespace {

class ConfigReader {
 public:
  explicit ConfigReader(const std::string& source) : source_(source) {}

  SignalConfig read(const std::string& text) {
    YAML::Node root;
    try {
      root = YAML::Load(text);
    } catch (const YAML::Exception& error) {
      fail(Code::invalid_argument, "[gt.config] ", source_, ":", error.mark.line + 1, ": ", error.msg);
    }
    SignalConfig config{source_, {}};
    if (root.IsNull()) return config;
    check(root.IsMap(), root, "a configuration has signals, each a name with its rule");
    for (const auto& entry : root) {
      std::string name = entry.first.as<std::string>();
      check(!config.rules.contains(name), entry.first, "signal '", name, "' comes twice");
      config.rules[name] = rule(name, entry.first, entry.second);
    }
    return config;
  }

 private:
  static int line(const YAML::Node& node) { return node.Mark().line + 1; }

  template <class... Parts>
  void check(bool condition, const YAML::Node& node, const Parts&... parts) const {
    if (!condition) fail(Code::invalid_argument, "[gt.config] ", source_, ":", line(node), ": ", parts...);
  }

  template <class T>
  T value(const YAML::Node& node, const char* wanted) const {
    try {
      return node.as<T>();
    } catch (const YAML::Exception&) {
      check(false, node, "expected ", wanted, node.IsScalar() ? concat(", got '", node.Scalar(), "'") : "");
      throw;
    }
  }

  template <std::size_t count>
  void known(const YAML::Node& key, const std::array<std::string_view, count>& keys) const {
    const std::string& name = key.Scalar();
    if (std::find(keys.begin(), keys.end(), name) != keys.end()) return;
    std::string names;
    for (std::string_view one : keys) names += concat(names.empty() ? "" : ", ", one);
    check(false, key, "there is no key '", name, "'; there are ", names);
  }

  SignalRule rule(const std::string& name, const YAML::Node& key, const YAML::Node& node) const {
    SignalRule made;
    made.line = line(key);
    check(node.IsMap() || node.IsNull(), node, "the rule of '", name,
          "' has keys: shard, replicated, backward, compile");
    if (node.IsNull()) return made;
    for (const auto& entry : node) {
      known(entry.first, std::array<std::string_view, 5>{"shard", "replicated", "workers", "backward", "compile"});
      const std::string& what = entry.first.Scalar();
      if (what == "shard") shard(made, entry.second);
      if (what == "replicated") made.replicated = value<bool>(entry.second, "true or false");
      if (what == "workers") workers(made, entry.second);
      if (what == "backward") made.backward = value<std::string>(entry.second, "the name of a signal");
      if (what == "compile") made.compile = value<bool>(entry.second, "true or false");
    }
    check(!made.axis || !made.replicated, key, "signal '", name, "' is both sharded along an axis and replicated");
    check(!made.axis || !made.workers.empty(), key, "signal '", name, "' is sharded over no workers");
    return made;
  }

  void shard(SignalRule& made, const YAML::Node& node) const {
    check(node.IsMap(), node, "shard has keys: axis, workers");
    for (const auto& entry : node) {
      known(entry.first, std::array<std::string_view, 3>{"axis", "workers", "replicated"});
      const std::string& what = entry.first.Scalar();
      if (what == "axis" && !entry.second.IsNull())
        made.axis = value<std::int64_t>(entry.second, "an axis, a whole number");
      if (what == "workers") workers(made, entry.second);
      if (what == "replicated") made.replicated = value<bool>(entry.second, "true or false");
    }
  }

  void workers(SignalRule& made, const YAML::Node& node) const {
    check(node.IsSequence() && node.size() > 0, node, "workers is a list of numbers: [0, 1]");
    made.workers_line = line(node);
    for (const auto& one : node) {
      auto worker = value<std::int64_t>(one, "the number of a worker");
      check(worker >= 0, one, "workers are counted from 0, got ", worker);
      check(std::find(made.workers.begin(), made.workers.end(), worker) == made.workers.end(), one, "worker ", worker,
            " comes twice");
      made.workers.push_back(worker);
    }
  }

  const std::string& source_;
};

}  // namespace

SignalConfig parse_signal_config(const std::string& yaml, const std::string& source) {
  return ConfigReader(source).read(yaml);
}

SignalConfig read_signal_config(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) fail(Code::not_found, "[gt.config] cannot read '", path, "'");
  std::ostringstream text;
  text << file.rdbuf();
  return parse_signal_config(text.str(), path);
}

void check_workers(const SignalConfig& config, std::int64_t workers) {
  for (const auto& [name, rule] : config.rules) {
    for (std::int64_t worker : rule.workers) {
      if (worker < workers) continue;
      std::string where = rule.line > 0 ? concat(config.source, ":", rule.workers_line, ": ") : "";
      fail(Code::invalid_argument, "[gt.config] ", where, "signal '", name, "' names worker ", worker, "; there ",
           workers == 1 ? "is 1 worker, number 0" : concat("are ", workers, " workers, 0 to ", workers - 1));
    }
  }
}

}  // namespace pcp::gt
