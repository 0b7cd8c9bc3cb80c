#include "engine/iree/plugin/vulkan_loader.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <mutex>
#include <set>
#include <string_view>
#include <thread>

namespace pcp::iree {
namespace {

// The part of Vulkan's interface that is used.
using AnyFunction = void (*)();
using Result = int;
constexpr Result kSuccess = 0, kTimeout = 2;
constexpr std::uint32_t kWaitAny = 1, kDeviceTypeCpu = 4;
struct SemaphoreWait {
  int type;
  const void* next;
  std::uint32_t flags, count;
  const void* semaphores;
  const std::uint64_t* values;
};
struct DeviceProperties {
  std::uint32_t api_version, driver_version, vendor, device, type;
  std::array<char, 1024> rest;  // room for the other 804 bytes
};
using GetAddress = AnyFunction (*)(void* owner, const char* name);
using GetProperties = void (*)(void* physical_device, DeviceProperties*);
using CreateDevice = Result (*)(void* physical_device, const void* info, const void* allocator, void** device);
using WaitSemaphores = Result (*)(void* device, const SemaphoreWait*, std::uint64_t nanoseconds);

// The functions of the real loader that ours call. Each is set before the function of ours that calls it is handed out.
GetAddress device_address = nullptr;
GetProperties properties = nullptr;
CreateDevice create = nullptr;
WaitSemaphores wait_semaphores = nullptr;

std::mutex mutex;
std::set<void*> software_devices;

GetAddress instance_address() {
  static const auto found = [] {
    void* loader = dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);
    return loader ? reinterpret_cast<GetAddress>(dlsym(loader, "vkGetInstanceProcAddr")) : nullptr;
  }();
  return found;
}

// Sleeps an eighth of the time waited so far, so that the delay stays in proportion to the wait.
Result wait_patiently(void* device, const SemaphoreWait* wait, std::uint64_t nanoseconds) {
  using namespace std::chrono;
  if (!(wait->flags & kWaitAny) || wait->count < 2) return wait_semaphores(device, wait, nanoseconds);
  auto begin = steady_clock::now();
  while (true) {
    Result result = wait_semaphores(device, wait, 0);
    std::chrono::nanoseconds waited = steady_clock::now() - begin;
    if (result != kTimeout || static_cast<std::uint64_t>(waited.count()) >= nanoseconds) return result;
    std::this_thread::sleep_for(std::clamp<std::chrono::nanoseconds>(waited / 8, microseconds(5), milliseconds(2)));
  }
}

Result create_device(void* physical_device, const void* info, const void* allocator, void** device) {
  Result result = create(physical_device, info, allocator, device);
  DeviceProperties found{};
  if (result == kSuccess) properties(physical_device, &found);
  if (found.type == kDeviceTypeCpu) {
    std::lock_guard lock(mutex);
    software_devices.insert(*device);
  }
  return result;
}

AnyFunction address_of_device(void* device, const char* name) {
  AnyFunction function = device_address(device, name);
  if (!function || std::string_view(name) != "vkWaitSemaphores") return function;
  std::lock_guard lock(mutex);
  if (!software_devices.contains(device)) return function;
  wait_semaphores = reinterpret_cast<WaitSemaphores>(function);
  return reinterpret_cast<AnyFunction>(wait_patiently);
}

AnyFunction address_of_instance(void* instance, const char* name) {
  AnyFunction function = instance_address()(instance, name);
  if (!function) return function;
  if (std::string_view(name) == "vkGetDeviceProcAddr") {
    device_address = reinterpret_cast<GetAddress>(function);
    return reinterpret_cast<AnyFunction>(address_of_device);
  }
  if (std::string_view(name) == "vkCreateDevice") {
    properties = reinterpret_cast<GetProperties>(instance_address()(instance, "vkGetPhysicalDeviceProperties"));
    create = reinterpret_cast<CreateDevice>(function);
    return reinterpret_cast<AnyFunction>(create_device);
  }
  return function;
}

}  // namespace

std::string vulkan_loader_path() {
  const char* named = std::getenv("IREE_HAL_VULKAN_LIBVULKAN_PATH");
  Dl_info own{};
  bool usable = !(named && *named) && instance_address() &&
                dladdr(reinterpret_cast<const void*>(&vulkan_loader_path), &own) && own.dli_fname;
  return usable ? own.dli_fname : "";
}

}  // namespace pcp::iree

// The one function IREE looks up in a loader.
extern "C" __attribute__((visibility("default"))) void (*vkGetInstanceProcAddr(void* instance, const char* name))() {
  return pcp::iree::address_of_instance(instance, name);
}
