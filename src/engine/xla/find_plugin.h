// Resolves the name of an engine to a plugin and a device, and finds the file of the plugin.
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

// The file of the plugin "cpu" or "cuda", or nothing; then `why` says what is missing and what to install. Only looks
// for files; nothing is loaded.
std::string find_plugin(const std::string& plugin, std::string* why);

// To be called before XLA's CUDA plugin is loaded: loads the NVIDIA libraries of the wheels beside it, so that it finds
// them, and tells XLA where their compiler tools are.
void prepare_cuda(const std::string& plugin_path);

}  // namespace pcp::xla
