#include "cli/config_options.h"

#include <algorithm>

namespace pcp::cli {

ConfigSettings GivenConfig::settings() const {
  ConfigSettings all;
  if (!file.empty()) all = read_config(file);
  all.insert(all.end(), options.begin(), options.end());
  return all;
}

void add_config_options(CLI::App& command, const std::shared_ptr<GivenConfig>& given,
                        const std::set<std::string>& left_out) {
  command.add_option("--config", given->file, "YAML or JSON file of options: key: value")->type_name("FILE");
  RunConfig defaults;
  for (const ConfigKey& key : config_keys()) {
    if (left_out.contains(key.name)) continue;
    auto take = [given, &key](const std::string& value) {
      RunConfig scratch;
      try {
        key.set(scratch, value);
      } catch (const Error& error) {
        fail(error.code(), "--", key.name, ": ", error.what());
      }
      given->options.emplace_back(key.name, value);
    };
    std::string value = key.get(defaults);
    CLI::Option* option = nullptr;
    if (key.kind == ConfigKind::boolean) {
      // The parser would take a default of its own for what a bare flag means.
      std::string help = value.empty() ? key.help : concat(key.help, " (default: ", value, ")");
      option = command
                   .add_option_function<std::string>(
                       "--" + key.name, [take](const std::string& v) { take(v.empty() ? "true" : v); }, help)
                   ->expected(0, 1)
                   ->type_name("");
    } else if (key.kind == ConfigKind::list) {
      option = command
                   .add_option_function<std::vector<std::string>>(
                       "--" + key.name,
                       [take](const std::vector<std::string>& all) { std::ranges::for_each(all, take); }, key.help)
                   ->type_name(key.placeholder)
                   ->type_size(1)
                   ->allow_extra_args(false);
    } else {
      option = command.add_option_function<std::string>("--" + key.name, take, key.help)->type_name(key.placeholder);
      if (!value.empty()) option->default_str(value);
    }
    option->group(key.group);
    if (key.kind != ConfigKind::list) option->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  }
}

}  // namespace pcp::cli
