#include "engine/iree/runtime.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>

#include "base/python_packages.h"
#include "pcp/error.h"

namespace pcp::iree {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPluginFile = "libpcp_iree.so";
// The wheel must be for the same version of Python as the interpreter in the plug-in.
constexpr const char* kBindings = "iree/_runtime_libs/_runtime." PCP_PYTHON_SUFFIX;
constexpr const char* kInstall =
    "the wheel of Python " PCP_PYTHON_VERSION ", `pip install iree-base-runtime==3.13.0` (`./dev setup` does it)";

fs::path find_plugin() {
  if (const char* named = std::getenv("PCP_IREE_PLUGIN"); named && *named) return is_file(named) ? named : "";
  fs::path own = own_folder();
  for (const fs::path& folder : {own, own.parent_path() / "lib"}) {
    if (!own.empty() && is_file(folder / kPluginFile)) return folder / kPluginFile;
  }
  return {};
}

fs::path find_packages() {
  fs::path bindings = find_in_python_packages(kBindings);
  return bindings.empty() ? bindings : bindings.parent_path().parent_path().parent_path();
}

const PluginApi* load() {
  if (std::string missing = missing_of_runtime(); !missing.empty()) {
    fail(Code::failed_precondition, "[iree] running needs ", missing);
  }
  std::string path = find_plugin().string();
  void* opened = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!opened) {
    fail(Code::failed_precondition, "[iree] cannot load ", path, ": ", dlerror(),
         "; it needs Python " PCP_PYTHON_VERSION " as a library (apt: libpython" PCP_PYTHON_VERSION ")");
  }
  auto entry = reinterpret_cast<PluginEntry>(dlsym(opened, kPluginEntry));
  const PluginApi* api = entry ? entry() : nullptr;
  if (!api || api->version != kPluginVersion) {
    fail(Code::failed_precondition, "[iree] ", path, " belongs to another version of PCP");
  }
  std::string packages = find_packages().string();
  if (!api->start(packages.c_str())) {
    fail(Code::failed_precondition, "[iree] cannot start IREE's runtime of ", packages, ": ", api->last_error());
  }
  return api;
}

}  // namespace

std::string missing_of_runtime() {
  if (find_plugin().empty()) {
    return concat(kPluginFile, " beside the program, which is built where Python " PCP_PYTHON_VERSION
                               " has its headers (apt: libpython3-dev)");
  }
  return find_packages().empty() ? kInstall : "";
}

const PluginApi& runtime() {
  static const PluginApi* loaded = load();
  return *loaded;
}

}  // namespace pcp::iree
