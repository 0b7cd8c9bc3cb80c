// The table of functions of libpcp_iree.so: C calls in, C++ inside.
#include "engine/iree/plugin/runtime.h"

namespace pcp::iree {

struct PluginDevice {
  std::shared_ptr<Device> device;
};
struct PluginModule {
  std::unique_ptr<LoadedModule> module;
};
struct PluginBuffer {
  std::unique_ptr<DeviceBuffer> buffer;
};

namespace {

thread_local std::string error_text;

// Runs `work`. An exception becomes the error of this thread, and `failed` is returned.
template <class Result, class Work>
Result guarded(Result failed, Work&& work) {
  try {
    return work();
  } catch (const std::exception& error) {
    error_text = error.what();
    return failed;
  }
}

const char* last_error() { return error_text.c_str(); }

bool start(const char* packages) {
  return guarded(false, [&] {
    start_bindings(packages);
    return true;
  });
}

bool list_devices(const char* driver, DeviceSink sink, void* user) {
  return guarded(false, [&] {
    Gil gil;
    Ref devices = call(attribute(call(bindings().get_driver, text(driver)), "query_available_devices"));
    for (Py_ssize_t i = 0; i < PyList_Size(devices.get()); ++i) {
      Ref row = checked(PySequence_GetItem(devices.get(), i));
      Ref id = checked(PyMapping_GetItemString(row.get(), "device_id"));
      sink(user, PyLong_AsLongLong(id.get()), to_text(checked(PyMapping_GetItemString(row.get(), "name"))).c_str());
    }
    return true;
  });
}

PluginDevice* open(const char* driver, std::int64_t id) {
  return guarded<PluginDevice*>(nullptr, [&] {
    Gil gil;
    return new PluginDevice{open_device(driver, id)};
  });
}

void close_device(PluginDevice* device) { delete device; }

PluginMemory memory(PluginDevice* device) { return {device->device->live_bytes, device->device->peak_bytes}; }

PluginBuffer* upload_bytes(PluginDevice* device, const char* element_type, const std::int64_t* dims, std::size_t rank,
                           const void* bytes, std::size_t size) {
  return guarded<PluginBuffer*>(nullptr, [&] {
    Gil gil;
    return new PluginBuffer{upload(device->device, element_type, {dims, rank}, bytes, size)};
  });
}

PluginBuffer* copy_buffer(PluginBuffer* buffer) {
  return guarded<PluginBuffer*>(nullptr, [&] {
    Gil gil;
    return new PluginBuffer{copy(*buffer->buffer)};
  });
}

bool download_bytes(PluginBuffer* buffer, void* bytes, std::size_t size) {
  return guarded(false, [&] {
    Gil gil;
    download(*buffer->buffer, bytes, size);
    return true;
  });
}

bool wait_for_buffer(PluginBuffer* buffer) {
  return guarded(false, [&] {
    Gil gil;
    wait(*buffer->buffer);
    return true;
  });
}

void free_buffer(PluginBuffer* buffer) { delete buffer; }

PluginModule* load(PluginDevice* device, const void* bytes, std::size_t size) {
  return guarded<PluginModule*>(nullptr, [&] {
    Gil gil;
    return new PluginModule{load_module(device->device, bytes, size)};
  });
}

bool list_functions(PluginModule* module, FunctionSink sink, void* user) {
  for (const auto& [name, function] : module->module->functions) {
    sink(user, name.c_str(), function.declaration.c_str(), function.takes_fences);
  }
  return true;
}

void free_module(PluginModule* module) { delete module; }

bool run_function(PluginModule* module, const char* function, PluginBuffer* const* arguments,
                  std::size_t argument_count, PluginBuffer** results, std::size_t result_count) {
  return guarded(false, [&] {
    std::vector<DeviceBuffer*> buffers;
    for (std::size_t i = 0; i < argument_count; ++i) buffers.push_back(arguments[i]->buffer.get());
    auto made = run(*module->module, function, buffers, result_count);
    for (std::size_t i = 0; i < made.size(); ++i) results[i] = new PluginBuffer{std::move(made[i])};
    return true;
  });
}

constexpr PluginApi kApi{
    kPluginVersion, last_error,     start,           list_devices, open, close_device,   memory,      upload_bytes,
    copy_buffer,    download_bytes, wait_for_buffer, free_buffer,  load, list_functions, free_module, run_function};

}  // namespace
}  // namespace pcp::iree

extern "C" __attribute__((visibility("default"))) const pcp::iree::PluginApi* pcp_iree_plugin() {
  return &pcp::iree::kApi;
}
