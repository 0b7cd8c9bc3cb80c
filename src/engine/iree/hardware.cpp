#include "engine/iree/hardware.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <thread>

#include "base/processor.h"
#include "pcp/error.h"

namespace pcp::iree {
namespace {

class DriverLibrary {
 public:
  explicit DriverLibrary(const char* name) : handle_(dlopen(name, RTLD_NOW | RTLD_LOCAL)) {}
  // Never closed, since drivers keep threads and handlers running.

  explicit operator bool() const { return handle_ != nullptr; }
  template <class Function>
  Function* find(const char* name) const {
    return handle_ ? reinterpret_cast<Function*>(dlsym(handle_, name)) : nullptr;
  }

 private:
  void* handle_;
};

// The first fields of VkInstanceCreateInfo and VkPhysicalDeviceProperties; the second is 824 bytes long.
struct VulkanInstanceInfo {
  int type = 1;
  const void* next = nullptr;
  std::uint32_t flags = 0;
  const void* application = nullptr;
  std::uint32_t layer_count = 0;
  const char* const* layers = nullptr;
  std::uint32_t extension_count = 0;
  const char* const* extensions = nullptr;
};
struct VulkanDeviceProperties {
  std::uint32_t api_version, driver_version, vendor, device, type;
  char name[256];
  std::array<char, 1024> rest;
};

std::vector<std::string> vulkan_devices(const DriverLibrary& library) {
  auto create = library.find<int(const VulkanInstanceInfo*, const void*, void**)>("vkCreateInstance");
  auto destroy = library.find<void(void*, const void*)>("vkDestroyInstance");
  auto enumerate = library.find<int(void*, std::uint32_t*, void**)>("vkEnumeratePhysicalDevices");
  auto properties = library.find<void(void*, VulkanDeviceProperties*)>("vkGetPhysicalDeviceProperties");
  if (!create || !destroy || !enumerate || !properties) return {};
  VulkanInstanceInfo info;
  void* instance = nullptr;
  if (create(&info, nullptr, &instance) != 0) return {};
  std::vector<std::string> names;
  std::array<void*, 16> devices{};
  std::uint32_t count = devices.size();
  if (enumerate(instance, &count, devices.data()) >= 0) {
    for (std::uint32_t i = 0; i < count; ++i) {
      VulkanDeviceProperties found{};
      properties(devices[i], &found);
      names.emplace_back(found.name);
    }
  }
  // The first instance is kept, so that drivers are never unloaded: Mesa's leaks memory on some machines when it is.
  static std::atomic<void*> kept = nullptr;
  if (void* none = nullptr; !kept.compare_exchange_strong(none, instance)) destroy(instance, nullptr);
  std::ranges::stable_partition(names, [](const std::string& name) { return !is_software_device(name); });
  return names;
}

Hardware find_vulkan() {
  DriverLibrary library("libvulkan.so.1");
  if (!library) return {{}, "Vulkan's loader, libvulkan.so.1 (apt: libvulkan1) and a driver (mesa-vulkan-drivers)", ""};
  Hardware found{vulkan_devices(library), "", "desktop"};
  if (found.devices.empty()) {
    found.missing =
        "a Vulkan driver: the loader finds no device (apt: mesa-vulkan-drivers; VK_ICD_FILENAMES names one)";
  }
  return found;
}

// The newest architecture known to IREE that the device supports: PTX for it runs on all later ones.
std::string cuda_architecture(int capability) {
  std::string best;
  for (const std::string& known : known_architectures(Backend::cuda)) {
    if (known.starts_with("sm_") && std::stoi(known.substr(3)) <= capability) best = known;
  }
  return best;
}

Hardware find_cuda() {
  const std::string needs = "an NVIDIA GPU and its driver (libcuda.so.1)";
  DriverLibrary library("libcuda.so.1");
  auto initialise = library.find<int(unsigned)>("cuInit");
  auto get_count = library.find<int(int*)>("cuDeviceGetCount");
  auto get_name = library.find<int(char*, int, int)>("cuDeviceGetName");
  auto get_attribute = library.find<int(int*, int, int)>("cuDeviceGetAttribute");
  int count = 0;
  if (!initialise || !get_count || !get_name || !get_attribute || initialise(0) != 0 || get_count(&count) != 0) {
    return {{}, needs, ""};
  }
  Hardware found{{}, count ? "" : needs, ""};
  for (int i = 0; i < count; ++i) {
    char name[256] = {};
    if (get_name(name, sizeof(name), i) == 0) found.devices.emplace_back(name);
  }
  constexpr int kMajor = 75, kMinor = 76;  // CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_...
  int major = 0, minor = 0;
  if (count && get_attribute(&major, kMajor, 0) == 0 && get_attribute(&minor, kMinor, 0) == 0) {
    found.architecture = cuda_architecture(major * 10 + minor);
  }
  return found;
}

// The kernel's list of AMD compute devices: "gfx_target_version 90402" is gfx942.
std::vector<std::string> rocm_architectures() {
  namespace fs = std::filesystem;
  std::vector<std::string> found;
  std::error_code failed;
  for (fs::directory_iterator at("/sys/class/kfd/kfd/topology/nodes", failed), end; !failed && at != end;
       at.increment(failed)) {
    std::ifstream properties(at->path() / "properties");
    std::string key;
    for (long value = 0; properties >> key >> value;) {
      if (key != "gfx_target_version" || value == 0) continue;
      constexpr const char* kDigits = "0123456789abcdef";
      found.push_back(concat("gfx", value / 10000, kDigits[value / 100 % 100 % 16], kDigits[value % 100 % 16]));
    }
  }
  return found;
}

Hardware find_rocm() {
  std::vector<std::string> found = rocm_architectures();
  if (found.empty() || !DriverLibrary("libamdhip64.so")) {
    return {{}, "an AMD GPU with its kernel driver, and ROCm's libamdhip64.so", ""};
  }
  return {found, "", found.front()};
}

}  // namespace

bool is_software_device(const std::string& name) {
  for (const char* software : {"llvmpipe", "SwiftShader", "lavapipe"}) {
    if (name.find(software) != std::string::npos) return true;
  }
  return false;
}

Hardware find_hardware(Backend backend) {
  switch (backend) {
    case Backend::cpu:
      return {{concat("processor, ", std::max(1u, std::thread::hardware_concurrency()), " threads")}, "", "host"};
    case Backend::vulkan:
      return find_vulkan();
    case Backend::cuda:
      return find_cuda();
    case Backend::rocm:
      return find_rocm();
    case Backend::metal:
      return {{}, "macOS with an IREE runtime that has Metal", ""};
  }
  return {};
}

std::string host_processor() {
  std::string model = processor_model();
  std::erase_if(model, [](unsigned char c) { return !std::isalnum(c); });
  return concat(model.empty() ? "host" : model, "-", processor_features());
}

}  // namespace pcp::iree
