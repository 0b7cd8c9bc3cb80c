#include "engine/xla/find_plugin.h"

#include <dlfcn.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include "base/python_packages.h"
#include "pcp/error.h"

namespace pcp::xla {
namespace {

namespace fs = std::filesystem;

struct Known {
  const char* variable;
  std::vector<const char*> places;  // in a folder of packages
  const char* install;
};

const Known& known(const std::string& plugin) {
  static const Known cpu{
      "PCP_XLA_CPU_PLUGIN", {"xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so"}, "pip install xla-cpu-pjrt"};
  static const Known cuda{"PCP_XLA_CUDA_PLUGIN",
                          {"jax_plugins/xla_cuda13/xla_cuda_plugin.so", "jax_plugins/xla_cuda12/xla_cuda_plugin.so",
                           "jax_cuda13_pjrt/xla_cuda_plugin.so", "jax_cuda12_pjrt/xla_cuda_plugin.so"},
                          "pip install \"jax[cuda13]\""};
  return plugin == "cuda" ? cuda : cpu;
}

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

bool has_nvidia_driver() {
  return is_there("/dev/nvidiactl") || is_there("/dev/nvidia0") || is_there("/dev/dxg") ||
         is_there("/proc/driver/nvidia/version");
}

// The number after the last colon, and the text before that colon.
bool split_device(const std::string& text, std::string& plugin, int& device) {
  auto colon = text.rfind(':');
  if (colon == std::string::npos || colon + 1 == text.size()) return false;
  const char* end = text.data() + text.size();
  auto [stopped, failed] = std::from_chars(text.data() + colon + 1, end, device);
  if (failed != std::errc() || stopped != end || device < 0) return false;
  plugin = text.substr(0, colon);
  return true;
}

// The libraries that XLA opens by name while it runs, in the order of their dependencies.
constexpr const char* kCudaLibraries[] = {"libcudart.so", "libnvJitLink.so", "libnvrtc.so",    "libcublasLt.so",
                                          "libcublas.so", "libcusparse.so",  "libcusolver.so", "libcufft.so",
                                          "libcupti.so",  "libcudnn.so",     "libnccl.so",     "libnvshmem_host.so"};

// Folders nvidia/*/lib of the wheels. Those of the plugin's CUDA version come first; those of another version are left
// out.
std::vector<fs::path> nvidia_folders(const fs::path& packages, const std::string& version) {
  std::vector<fs::path> folders;
  std::error_code failed;
  for (fs::directory_iterator at(packages / "nvidia", failed), end; !failed && at != end; at.increment(failed)) {
    std::string name = at->path().filename().string();
    bool of_another_version = name.size() == 4 && name.starts_with("cu1") && name != "cu" + version;
    if (!of_another_version && is_there(at->path() / "lib")) folders.push_back(at->path() / "lib");
  }
  std::ranges::sort(folders);
  std::ranges::stable_partition(folders,
                                [&](const fs::path& f) { return f.parent_path().filename() == "cu" + version; });
  return folders;
}

void preload(const std::vector<fs::path>& folders) {
  for (std::string name : kCudaLibraries) {
    for (const fs::path& folder : folders) {
      bool loaded = false;
      std::error_code failed;
      for (fs::directory_iterator at(folder, failed), end; !failed && !loaded && at != end; at.increment(failed)) {
        if (!at->path().filename().string().starts_with(name + ".")) continue;
        loaded = dlopen(at->path().c_str(), RTLD_LAZY | RTLD_GLOBAL) != nullptr;
      }
      if (loaded) break;
    }
  }
}

// The folder with ptxas and libdevice: nvidia/cu13, or nvidia/cuda_nvcc in the wheels of CUDA 12.
void tell_cuda_folder(const fs::path& packages, const std::string& version) {
  constexpr std::string_view kFlag = "--xla_gpu_cuda_data_dir=";
  const char* set = std::getenv("XLA_FLAGS");
  std::string flags = set ? set : "";
  if (flags.find(kFlag) != std::string::npos) return;
  for (const fs::path& folder : {packages / "nvidia" / ("cu" + version), packages / "nvidia" / "cuda_nvcc"}) {
    if (!is_there(folder / "nvvm" / "libdevice") && !is_there(folder / "bin" / "ptxas")) continue;
    flags += (flags.empty() ? "" : " ") + std::string(kFlag) + folder.string();
    setenv("XLA_FLAGS", flags.c_str(), /*overwrite=*/1);
    return;
  }
}

}  // namespace

Choice parse_choice(const std::string& text) {
  Choice choice;
  choice.plugin = text;
  split_device(text, choice.plugin, choice.device);
  if (text.empty()) {
    std::string why;
    choice.plugin = find_plugin("cuda", &why).empty() ? "cpu" : "cuda";
  }
  if (choice.is_path() && choice.plugin.find('/') == std::string::npos && !choice.plugin.ends_with(".so")) {
    std::string_view first = std::string_view(text).substr(0, text.find(':'));
    require(first != "cpu" && first != "cuda", "there is no engine \"xla:", text, "\": after \"xla:", first,
            ":\" comes the number of a device");
    fail(Code::not_found, "there is no engine \"xla:", text,
         "\"; XLA runs as xla:cpu, xla:cuda, or xla:PATH with the file of a PJRT plugin");
  }
  return choice;
}

std::string find_plugin(const std::string& plugin, std::string* why) {
  const Known& places = known(plugin);
  if (const char* named = std::getenv(places.variable); named && *named) {
    if (is_file(named)) return named;
    *why = concat(places.variable, " names '", named, "', which is not a file");
    return {};
  }
  if (plugin == "cuda" && !has_nvidia_driver()) {
    *why = concat("an NVIDIA GPU and its driver; then ", places.install);
    return {};
  }
  for (const fs::path& packages : python_package_folders()) {
    for (const char* place : places.places) {
      if (is_file(packages / place)) return packages / place;
    }
  }
  *why = concat(places.install, ", or ", places.variable, " set to the file of the plugin");
  return {};
}

void prepare_cuda(const std::string& plugin_path) {
  fs::path packages = fs::path(plugin_path).parent_path().parent_path().parent_path();
  if (!is_there(packages / "nvidia")) return;
  std::string version = plugin_path.find("cuda12") == std::string::npos ? "13" : "12";
  preload(nvidia_folders(packages, version));
  tell_cuda_folder(packages, version);
}

}  // namespace pcp::xla
