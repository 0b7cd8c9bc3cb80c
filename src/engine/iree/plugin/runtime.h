// IREE's runtime through the low-level bindings of the wheel: devices, buffers, modules.
//
// The runs of a device are executed in order: each waits for the one before and signals the next, with one timeline
// semaphore. A run returns when it is submitted; a buffer has the fence that is signalled when its contents are ready.
#pragma once

#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "engine/iree/plugin/python.h"
#include "engine/iree/plugin_api.h"

namespace pcp::iree {

// The objects of the wheel that are used, looked up once. Never freed, since the interpreter is never ended.
struct Bindings {
  explicit Bindings(const std::string& packages);

  Ref get_driver, VmInstance, VmModule, VmContext, VmVariantList, HalBufferView, HalFence, HalElementType,
      create_hal_module, instance;
  Ref device_local, host_local, default_usage, staging_usage;
  long long host_visible, mapping;
  // Names of methods, made once.
  Ref push_ref = text("push_ref"), get_as_object = text("get_as_object"), invoke = text("invoke"),
      create_at = text("create_at"), wait = text("wait"), ref = text("ref"), get_buffer = text("get_buffer");
};
void start_bindings(const std::string& packages);
const Bindings& bindings();

struct Device {
  explicit Device(Ref device);
  ~Device();

  Ref handle, allocator;
  std::mutex submitting;  // taken before the interpreter's lock, never after
  Ref semaphore;
  long long submitted = 0;
  std::deque<Ref> in_flight;  // fences of the last runs
  std::atomic<std::int64_t> live_bytes{0}, peak_bytes{0};
};

struct DeviceBuffer {
  DeviceBuffer(std::shared_ptr<Device>, Ref view, Ref fence);
  ~DeviceBuffer();

  std::shared_ptr<Device> device;
  Ref view, ref;  // HalBufferView, and what argument lists take of it
  Ref fence;      // null once the contents are known to be ready
  std::int64_t bytes;
};

struct LoadedFunction {
  Ref handle;
  std::string declaration;
  bool takes_fences = false;
};

struct LoadedModule {
  std::shared_ptr<Device> device;
  Ref module, context;
  std::map<std::string, LoadedFunction> functions;

  ~LoadedModule();
};

// All functions are called with the interpreter's lock held, except run, which takes it.
std::shared_ptr<Device> open_device(const std::string& driver, long long id);
std::unique_ptr<DeviceBuffer> upload(const std::shared_ptr<Device>&, const char* element_type,
                                     std::span<const std::int64_t> dims, const void* bytes, std::size_t size);
std::unique_ptr<DeviceBuffer> copy(DeviceBuffer&);
void wait(DeviceBuffer&);
void download(DeviceBuffer&, void* bytes, std::size_t size);
std::unique_ptr<LoadedModule> load_module(const std::shared_ptr<Device>&, const void* bytes, std::size_t size);
std::vector<std::unique_ptr<DeviceBuffer>> run(LoadedModule&, const std::string& function,
                                               std::span<DeviceBuffer* const> arguments, std::size_t result_count);

}  // namespace pcp::iree
