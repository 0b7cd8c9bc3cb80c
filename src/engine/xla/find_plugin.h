// Which plugin and device a name means, and where the plugin is.
#pragma once

#include <string>

namespace pcp::xla {

struct Choice {
  std::string plugin;  // "cpu", "cuda" or a path
  int device = 0;
  bool is_path() const { return plugin != "cpu" && plugin != "cuda"; }
  bool is_cuda() const { return plugin == "cuda" || plugin.find("xla_cuda") != std::string::npos; }
  std::string label() const { return "xla:" + plugin; }  // the engine without its device
};

// "cuda:1", "cpu", "/path/plugin.so:1"; nothing means cuda where it can run, else cpu.
Choice parse_choice(const std::string& text);

// The file of the plugin "cpu" or "cuda", or nothing; then `why` says what is missing and what to install. Looks at
// files alone and loads nothing.
std::string find_plugin(const std::string& plugin, std::string* why);

// Before XLA's CUDA plugin is loaded: the NVIDIA libraries of the wheels beside it are loaded, so that it finds them,
// and XLA is told where their compiler tools are.
void prepare_cuda(const std::string& plugin_path);

}  // namespace pcp::xla
