#include "engine/xla/client.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace pcp::xla {
namespace {

// GPU memory is allocated as needed, up to nearly all of it. By default XLA would reserve three quarters at once, also
// for a command that only lists devices.
constexpr float kMemoryFraction = 0.92f;

pjrt::NamedValue named(std::string_view name, pjrt::NamedValueType type) {
  pjrt::NamedValue value{};
  value.struct_size = sizeof(value);
  value.name = name.data();
  value.name_size = name.size();
  value.type = type;
  value.value_size = 1;
  return value;
}

std::vector<pjrt::NamedValue> cuda_options() {
  pjrt::NamedValue preallocate = named("preallocate", pjrt::NamedValueType::boolean);
  preallocate.bool_value = false;
  pjrt::NamedValue fraction = named("memory_fraction", pjrt::NamedValueType::float32);
  fraction.float_value = kMemoryFraction;
  return {preallocate, fraction};
}

std::string text_of(const char* data, std::size_t size) {
  std::string text(data ? data : "", data ? size : 0);
  std::ranges::replace(text, '\n', ' ');
  return text;
}

ClientDevice describe(const Plugin& plugin, pjrt::Device* device) {
  ClientDevice result;
  result.handle = device;
  Call<pjrt::DeviceGetDescription> description;
  description->device = device;
  plugin.call(description, "a device cannot be described");
  Call<pjrt::DeviceDescriptionId> id;
  id->device_description = description->device_description;
  plugin.call(id, "a device has no number");
  result.id = id->id;
  Call<pjrt::DeviceDescriptionKind> kind;
  kind->device_description = description->device_description;
  plugin.call(kind, "a device has no kind");
  result.kind = text_of(kind->device_kind, kind->device_kind_size);
  if (!plugin.has(pjrt::Slot::DeviceDescription_Attributes)) return result;
  Call<pjrt::DeviceDescriptionAttributes> attributes;
  attributes->device_description = description->device_description;
  if (pjrt::Error* error = plugin.try_call(attributes)) {
    plugin.release(error);
    return result;
  }
  for (std::size_t i = 0; i < attributes->num_attributes; ++i) {
    const pjrt::NamedValue& value = attributes->attributes[i];
    if (value.type == pjrt::NamedValueType::string &&
        std::string_view(value.name, value.name_size) == "compute_capability") {
      result.compute_capability = text_of(value.string_value, value.value_size);
    }
  }
  return result;
}

}  // namespace

std::shared_ptr<Client> Client::of(const Plugin& plugin, bool is_cuda) {
  static std::mutex mutex;
  static auto& clients = *new std::map<const Plugin*, std::weak_ptr<Client>>();
  std::lock_guard lock(mutex);
  std::shared_ptr<Client> client = clients[&plugin].lock();
  if (!client) clients[&plugin] = client = std::make_shared<Client>(plugin, is_cuda);
  return client;
}

Client::Client(const Plugin& plugin, bool is_cuda) : plugin_(plugin) {
  create(is_cuda);
  try {
    Call<pjrt::ClientPlatformName> name;
    name->client = handle_;
    plugin_.call(name, "the plugin names no platform");
    platform_ = text_of(name->platform_name, name->platform_name_size);
    Call<pjrt::ClientPlatformVersion> version;
    version->client = handle_;
    plugin_.call(version, "the plugin has no version");
    version_ = text_of(version->platform_version, version->platform_version_size);
    read_devices();
  } catch (...) {
    Call<pjrt::ClientDestroy> args;
    args->client = handle_;
    plugin_.destroy(args);
    throw;
  }
}

Client::~Client() {
  Call<pjrt::ClientDestroy> args;
  args->client = handle_;
  plugin_.destroy(args);
}

void Client::create(bool is_cuda) {
  Call<pjrt::ClientCreate> args;
  std::vector<pjrt::NamedValue> options;
  if (is_cuda) options = cuda_options();
  args->create_options = options.data();
  args->num_options = options.size();
  pjrt::Error* error = plugin_.try_call(args);
  if (error && is_cuda) {  // an older plugin that does not know these options works without them
    plugin_.release(error);
    args->num_options = 0;
    error = plugin_.try_call(args);
  }
  plugin_.check(error, "the plugin finds no device it can use");
  handle_ = args->client;
}

void Client::read_devices() {
  Call<pjrt::ClientAddressableDevices> args;
  args->client = handle_;
  plugin_.call(args, "the plugin lists no devices");
  for (std::size_t i = 0; i < args->num_addressable_devices; ++i) {
    devices_.push_back(describe(plugin_, args->addressable_devices[i]));
  }
}

std::optional<MemoryUse> Client::memory(const ClientDevice& device) const {
  if (!plugin_.has(pjrt::Slot::Device_MemoryStats)) return std::nullopt;
  Call<pjrt::DeviceMemoryStats> args;
  args->device = device.handle;
  if (pjrt::Error* error = plugin_.try_call(args)) {  // the CPU plugin has no memory statistics
    plugin_.release(error);
    return std::nullopt;
  }
  MemoryUse use;
  use.in_use_bytes = args->bytes_in_use;
  if (args->peak_bytes_in_use_is_set) use.peak_bytes = args->peak_bytes_in_use;
  if (args->bytes_limit_is_set) use.limit_bytes = args->bytes_limit;
  return use;
}

}  // namespace pcp::xla
