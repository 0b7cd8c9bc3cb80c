// The interface of libpcp_iree.so, the library that holds a Python interpreter with IREE's runtime wheel inside: the
// wheel exports no C functions. It is loaded on first use, so that nothing else depends on Python.
//
// Plain C calls, no exceptions: a function that fails returns null or false, and last_error() says why in this thread.
// Every function may be called from any thread.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pcp::iree {

inline constexpr int kPluginVersion = 1;

struct PluginDevice;
struct PluginModule;
struct PluginBuffer;

struct PluginMemory {
  std::int64_t in_use_bytes, peak_bytes;
};

// Calls back once for every row of an answer.
using DeviceSink = void (*)(void* user, std::int64_t id, const char* name);
using FunctionSink = void (*)(void* user, const char* name, const char* declaration, bool takes_fences);

struct PluginApi {
  int version;
  const char* (*last_error)();

  // Starts the interpreter once; the wheel is below `packages`.
  bool (*start)(const char* packages);

  bool (*list_devices)(const char* driver, DeviceSink, void* user);
  PluginDevice* (*open_device)(const char* driver, std::int64_t id);
  void (*close_device)(PluginDevice*);
  PluginMemory (*memory)(PluginDevice*);  // of buffers

  // `element_type` is IREE's name: "FLOAT_32".
  PluginBuffer* (*upload)(PluginDevice*, const char* element_type, const std::int64_t* dims, std::size_t rank,
                          const void* bytes, std::size_t size);
  PluginBuffer* (*copy)(PluginBuffer*);  // on the device
  bool (*download)(PluginBuffer*, void* bytes, std::size_t size);
  bool (*wait)(PluginBuffer*);
  void (*free_buffer)(PluginBuffer*);

  PluginModule* (*load_module)(PluginDevice*, const void* bytes, std::size_t size);
  bool (*list_functions)(PluginModule*, FunctionSink, void* user);
  void (*free_module)(PluginModule*);
  // Returns as soon as the work is submitted; fills `results` with as many buffers as it has room for.
  bool (*run)(PluginModule*, const char* function, PluginBuffer* const* arguments, std::size_t argument_count,
              PluginBuffer** results, std::size_t result_count);
};

// The one symbol of the library.
using PluginEntry = const PluginApi* (*)();
inline constexpr const char* kPluginEntry = "pcp_iree_plugin";

}  // namespace pcp::iree
