#include "engine/iree/plugin/runtime.h"

#include <cstring>

#include "engine/iree/plugin/vulkan_loader.h"

namespace pcp::iree {
namespace {

// The largest number of runs in flight: more would not be faster, but hold more memory.
constexpr std::size_t kMostInFlight = 4;

Bindings* the_bindings = nullptr;

Ref fence_at(const Ref& semaphore, long long value) {
  return call_method(bindings().HalFence, bindings().create_at, semaphore, integer(value));
}

void wait_for(const Ref& fence) { call_method(fence, bindings().wait); }

void start_line(Device& device) {
  device.semaphore = call(attribute(device.handle, "create_semaphore"), integer(0));
  device.submitted = 0;
  device.in_flight.clear();
}

long long to_integer(const Ref& value) {
  Ref number = checked(PyNumber_Long(value.get()));
  long long result = PyLong_AsLongLong(number.get());
  if (result == -1 && PyErr_Occurred()) throw_python_error();
  return result;
}

// Copies the bytes of an object that has the buffer protocol.
void copy_out(const Ref& object, void* bytes, std::size_t size) {
  Py_buffer view;
  if (PyObject_GetBuffer(object.get(), &view, PyBUF_SIMPLE) != 0) throw_python_error();
  bool enough = static_cast<std::size_t>(view.len) >= size;
  if (enough) std::memcpy(bytes, view.buf, size);
  PyBuffer_Release(&view);
  if (!enough) throw std::runtime_error("the buffer is smaller than its type");
}

bool is_mappable(const Ref& buffer) {
  long long type = to_integer(call(attribute(buffer, "memory_type")));
  long long usage = to_integer(call(attribute(buffer, "allowed_usage")));
  return (type & bindings().host_visible) && (usage & bindings().mapping) == bindings().mapping;
}

// A copy of a buffer in memory of another kind.
Ref copied(Device& device, const Ref& buffer, const Ref& memory, const Ref& usage) {
  Ref target =
      call(attribute(device.allocator, "allocate_buffer"), memory, usage, call(attribute(buffer, "byte_length")));
  Ref semaphore = call(attribute(device.handle, "create_semaphore"), integer(0));
  call(attribute(device.handle, "queue_copy"), buffer, target, fence_at(semaphore, 0), fence_at(semaphore, 1));
  wait_for(fence_at(semaphore, 1));
  return target;
}

}  // namespace

Bindings::Bindings(const std::string& packages) {
  start_interpreter(packages);
  Gil gil;
  Ref module = checked(PyImport_ImportModule("iree._runtime_libs._runtime"));
  if (std::string loader = vulkan_loader_path(); !loader.empty()) {
    call(attribute(module, "parse_flags"), text("--vulkan_libvulkan_search_path=" + loader));
  }
  get_driver = attribute(module, "get_cached_hal_driver");
  VmInstance = attribute(module, "VmInstance");
  VmModule = attribute(module, "VmModule");
  VmContext = attribute(module, "VmContext");
  VmVariantList = attribute(module, "VmVariantList");
  HalBufferView = attribute(module, "HalBufferView");
  HalFence = attribute(module, "HalFence");
  HalElementType = attribute(module, "HalElementType");
  create_hal_module = attribute(module, "create_hal_module");
  instance = call(VmInstance);
  Ref memory = attribute(module, "MemoryType"), usage = attribute(module, "BufferUsage");
  auto flag = [](const Ref& from, const char* name) { return to_integer(attribute(from, name)); };
  device_local = integer(flag(memory, "DEVICE_LOCAL"));
  host_local = integer(flag(memory, "HOST_LOCAL") | flag(memory, "DEVICE_VISIBLE"));
  default_usage = integer(flag(usage, "DEFAULT"));
  staging_usage = integer(flag(usage, "TRANSFER_TARGET") | flag(usage, "MAPPING_SCOPED"));
  host_visible = flag(memory, "HOST_VISIBLE");
  mapping = flag(usage, "MAPPING_SCOPED");
}

void start_bindings(const std::string& packages) {
  static std::mutex starting;
  std::lock_guard lock(starting);
  if (!the_bindings) the_bindings = new Bindings(packages);
}

const Bindings& bindings() { return *the_bindings; }

Device::Device(Ref device) : handle(std::move(device)), allocator(attribute(handle, "allocator")) { start_line(*this); }

Device::~Device() {
  Gil gil;
  in_flight.clear();
  semaphore = Ref();
  allocator = Ref();
  handle = Ref();
}

DeviceBuffer::DeviceBuffer(std::shared_ptr<Device> on, Ref contents, Ref ready_after)
    : device(std::move(on)),
      view(std::move(contents)),
      ref(checked(PyObject_GetAttr(view.get(), bindings().ref.get()))),
      fence(std::move(ready_after)),
      bytes(to_integer(attribute(view, "byte_length"))) {
  std::int64_t now = device->live_bytes += bytes, peak = device->peak_bytes;
  while (now > peak && !device->peak_bytes.compare_exchange_weak(peak, now)) {
  }
}

DeviceBuffer::~DeviceBuffer() {
  Gil gil;
  device->live_bytes -= bytes;
  fence = ref = view = Ref();
}

LoadedModule::~LoadedModule() {
  Gil gil;
  functions.clear();
  context = module = Ref();
}

std::shared_ptr<Device> open_device(const std::string& driver, long long id) {
  Ref opened = call(bindings().get_driver, text(driver));
  return std::make_shared<Device>(call(attribute(opened, "create_device"), integer(id)));
}

std::unique_ptr<DeviceBuffer> upload(const std::shared_ptr<Device>& device, const char* element_type,
                                     std::span<const std::int64_t> dims, const void* bytes, std::size_t size) {
  const Bindings& b = bindings();
  Ref buffer;
  if (size == 0) {
    buffer = call(attribute(device->allocator, "allocate_buffer"), b.device_local, b.default_usage, integer(0));
  } else {
    auto* data = static_cast<char*>(const_cast<void*>(bytes));
    Ref source = checked(PyMemoryView_FromMemory(data, static_cast<Py_ssize_t>(size), PyBUF_READ));
    buffer = call(attribute(device->allocator, "allocate_buffer_copy"), b.device_local, b.default_usage, device->handle,
                  source);
  }
  Ref shape = checked(PyList_New(static_cast<Py_ssize_t>(dims.size())));
  for (std::size_t i = 0; i < dims.size(); ++i) {
    PyObject* dim = PyLong_FromLongLong(dims[i]);
    if (!dim) throw_python_error();
    PyList_SET_ITEM(shape.get(), static_cast<Py_ssize_t>(i), dim);
  }
  Ref view = call(b.HalBufferView, buffer, shape, attribute(b.HalElementType, element_type));
  return std::make_unique<DeviceBuffer>(device, std::move(view), Ref());
}

void wait(DeviceBuffer& buffer) {
  Ref fence = buffer.fence;
  if (!fence) return;
  wait_for(fence);
  buffer.fence = Ref();
}

std::unique_ptr<DeviceBuffer> copy(DeviceBuffer& buffer) {
  wait(buffer);
  const Bindings& b = bindings();
  Ref contents = call_method(buffer.view, b.get_buffer);
  if (buffer.bytes > 0) contents = copied(*buffer.device, contents, b.device_local, b.default_usage);
  Ref view = call(b.HalBufferView, contents, attribute(buffer.view, "shape"), attribute(buffer.view, "element_type"));
  return std::make_unique<DeviceBuffer>(buffer.device, std::move(view), Ref());
}

void download(DeviceBuffer& buffer, void* bytes, std::size_t size) {
  wait(buffer);
  if (size == 0) return;
  Ref contents = call_method(buffer.view, bindings().get_buffer);
  if (!is_mappable(contents)) {
    contents = copied(*buffer.device, contents, bindings().host_local, bindings().staging_usage);
  }
  copy_out(call(attribute(contents, "map")), bytes, size);
}

std::unique_ptr<LoadedModule> load_module(const std::shared_ptr<Device>& device, const void* bytes, std::size_t size) {
  const Bindings& b = bindings();
  auto loaded = std::make_unique<LoadedModule>();
  loaded->device = device;
  auto* data = static_cast<char*>(const_cast<void*>(bytes));
  Ref source = checked(PyMemoryView_FromMemory(data, static_cast<Py_ssize_t>(size), PyBUF_READ));
  loaded->module = call(attribute(b.VmModule, "copy_buffer"), b.instance, source);
  Ref hal = call(b.create_hal_module, b.instance, device->handle);
  Ref modules = checked(PyList_New(0));
  for (const Ref* one : {&hal, &loaded->module}) {
    if (PyList_Append(modules.get(), one->get()) != 0) throw_python_error();
  }
  loaded->context = call(b.VmContext, b.instance, modules);
  Ref names = attribute(loaded->module, "function_names");
  for (Py_ssize_t i = 0; i < PySequence_Size(names.get()); ++i) {
    Ref name = checked(PySequence_GetItem(names.get(), i));
    Ref function = call(attribute(loaded->module, "lookup_function"), name);
    if (function.get() == Py_None) continue;
    Ref reflection = attribute(function, "reflection");
    auto entry = [&](const char* key) {
      PyObject* value = PyDict_GetItemString(reflection.get(), key);  // borrowed
      Py_XINCREF(value);
      return value ? to_text(Ref(value)) : std::string();
    };
    loaded->functions[to_text(name)] = {function, entry("iree.abi.declaration"),
                                        entry("iree.abi.model") == "coarse-fences"};
  }
  return loaded;
}

namespace {

Ref argument_list(std::span<DeviceBuffer* const> arguments) {
  const Bindings& b = bindings();
  Ref list = call(b.VmVariantList, integer(static_cast<long long>(arguments.size()) + 2));
  for (DeviceBuffer* argument : arguments) call_method(list, b.push_ref, argument->ref);
  return list;
}

void push_fence(const Ref& list, const Ref& fence) {
  call_method(list, bindings().push_ref, checked(PyObject_GetAttr(fence.get(), bindings().ref.get())));
}

// When a run could not be submitted, the next one must not wait for it.
void skip(Device& device, long long value) {
  try {
    wait_for(fence_at(device.semaphore, value - 1));
    call(attribute(device.semaphore, "signal"), integer(value));
  } catch (const std::exception&) {
    start_line(device);  // earlier runs have failed, too: their buffers report it
  }
}

// The fence that is signalled when the results are ready.
Ref submit(LoadedModule& module, const Ref& function, const Ref& arguments, const Ref& results) {
  Device& device = *module.device;
  if (device.in_flight.size() >= kMostInFlight) {
    Ref oldest = std::move(device.in_flight.front());
    device.in_flight.pop_front();
    try {
      wait_for(oldest);
    } catch (const std::exception&) {
      start_line(device);
    }
  }
  long long value = ++device.submitted;
  Ref done = fence_at(device.semaphore, value);
  push_fence(arguments, fence_at(device.semaphore, value - 1));
  push_fence(arguments, done);
  try {
    call_method(module.context, bindings().invoke, function, arguments, results);
  } catch (const std::exception&) {
    skip(device, value);
    throw;
  }
  device.in_flight.push_back(done);
  return done;
}

}  // namespace

std::vector<std::unique_ptr<DeviceBuffer>> run(LoadedModule& module, const std::string& function,
                                               std::span<DeviceBuffer* const> arguments, std::size_t result_count) {
  std::lock_guard lock(module.device->submitting);
  Gil gil;
  const Bindings& b = bindings();
  auto found = module.functions.find(function);
  if (found == module.functions.end()) throw std::runtime_error("there is no function '" + function + "'");
  Ref list = argument_list(arguments);
  Ref results = call(b.VmVariantList, integer(static_cast<long long>(result_count)));
  Ref fence;
  if (found->second.takes_fences) {
    fence = submit(module, found->second.handle, list, results);
  } else {
    for (DeviceBuffer* argument : arguments) wait(*argument);
    call_method(module.context, b.invoke, found->second.handle, list, results);
  }
  std::vector<std::unique_ptr<DeviceBuffer>> buffers;
  for (std::size_t i = 0; i < result_count; ++i) {
    Ref view = call_method(results, b.get_as_object, integer(static_cast<long long>(i)), b.HalBufferView);
    buffers.push_back(std::make_unique<DeviceBuffer>(module.device, std::move(view), fence));
  }
  return buffers;
}

}  // namespace pcp::iree
