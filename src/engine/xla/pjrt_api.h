// The part of PJRT's C API that this engine uses, declared here so that neither building nor running depends on one
// version of a plugin's header. Layouts are fixed by the API's major version; tests compare them with a plugin's own
// header where there is one.
//
// Every call takes one struct. It starts with its size, and later minor versions add fields at its end: Call<> in
// plugin.h leaves zeroed room for them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pcp::xla::pjrt {

inline constexpr int kMajorVersion = 0;

// The functions of the table, in its order. Minor versions append.
enum class Slot : std::size_t {
  Error_Destroy,
  Error_Message,
  Error_GetCode,
  Plugin_Initialize,
  Plugin_Attributes,
  Event_Destroy,
  Event_IsReady,
  Event_Error,
  Event_Await,
  Event_OnReady,
  Client_Create,
  Client_Destroy,
  Client_PlatformName,
  Client_ProcessIndex,
  Client_PlatformVersion,
  Client_Devices,
  Client_AddressableDevices,
  Client_LookupDevice,
  Client_LookupAddressableDevice,
  Client_AddressableMemories,
  Client_Compile,
  Client_DefaultDeviceAssignment,
  Client_BufferFromHostBuffer,
  DeviceDescription_Id,
  DeviceDescription_ProcessIndex,
  DeviceDescription_Attributes,
  DeviceDescription_Kind,
  DeviceDescription_DebugString,
  DeviceDescription_ToString,
  Device_GetDescription,
  Device_IsAddressable,
  Device_LocalHardwareId,
  Device_AddressableMemories,
  Device_DefaultMemory,
  Device_MemoryStats,
  Memory_Id,
  Memory_Kind,
  Memory_DebugString,
  Memory_ToString,
  Memory_AddressableByDevices,
  Executable_Destroy,
  Executable_Name,
  Executable_NumReplicas,
  Executable_NumPartitions,
  Executable_NumOutputs,
  Executable_SizeOfGeneratedCodeInBytes,
  Executable_GetCostAnalysis,
  Executable_OutputMemoryKinds,
  Executable_OptimizedProgram,
  Executable_Serialize,
  LoadedExecutable_Destroy,
  LoadedExecutable_GetExecutable,
  LoadedExecutable_AddressableDevices,
  LoadedExecutable_Delete,
  LoadedExecutable_IsDeleted,
  LoadedExecutable_Execute,
  Executable_DeserializeAndLoad,
  LoadedExecutable_Fingerprint,
  Buffer_Destroy,
  Buffer_ElementType,
  Buffer_Dimensions,
  Buffer_UnpaddedDimensions,
  Buffer_DynamicDimensionIndices,
  Buffer_GetMemoryLayout,
  Buffer_OnDeviceSizeInBytes,
  Buffer_Device,
  Buffer_Memory,
  Buffer_Delete,
  Buffer_IsDeleted,
  Buffer_CopyToDevice,
  Buffer_ToHostBuffer,
  Buffer_IsOnCpu,
  Buffer_ReadyEvent,
  Buffer_UnsafePointer,
  Buffer_IncreaseExternalReferenceCount,
  Buffer_DecreaseExternalReferenceCount,
  Buffer_OpaqueDeviceMemoryDataPointer,
  CopyToDeviceStream_Destroy,
  CopyToDeviceStream_AddChunk,
  CopyToDeviceStream_TotalBytes,
  CopyToDeviceStream_GranuleSize,
  CopyToDeviceStream_CurrentBytes,
  TopologyDescription_Create,
  TopologyDescription_Destroy,
  TopologyDescription_PlatformName,
  TopologyDescription_PlatformVersion,
  TopologyDescription_GetDeviceDescriptions,
  TopologyDescription_Serialize,
  TopologyDescription_Attributes,
  Compile,
  Executable_OutputElementTypes,
  Executable_OutputDimensions,
  Buffer_CopyToMemory,
  Client_CreateViewOfDeviceBuffer,
  Executable_Fingerprint,
  Client_TopologyDescription,
  Executable_GetCompiledMemoryStats,
  kCount
};

// What the plugin hands out; only the plugin knows what is inside.
struct Error;
struct Event;
struct Client;
struct Device;
struct DeviceDescription;
struct Memory;
struct Buffer;
struct Executable;
struct LoadedExecutable;
struct SerializedExecutable;

struct Version {
  std::size_t struct_size;
  void* extension_start;
  int major_version;
  int minor_version;
};

// struct_size says how many of the functions there are.
struct Api {
  std::size_t struct_size;
  void* extension_start;
  Version pjrt_api_version;
  void* functions[static_cast<std::size_t>(Slot::kCount)];
};

// absl's status codes
enum class ErrorCode : int {
  ok = 0,
  unknown = 2,
  invalid_argument = 3,
  not_found = 5,
  resource_exhausted = 8,
  failed_precondition = 9,
  aborted = 10,
  unimplemented = 12,
  internal = 13,
  unavailable = 14,
  data_loss = 15,
};

struct ErrorDestroy {
  static constexpr Slot kSlot = Slot::Error_Destroy;
  std::size_t struct_size;
  void* extension_start;
  Error* error;
};

struct ErrorMessage {
  static constexpr Slot kSlot = Slot::Error_Message;
  std::size_t struct_size;
  void* extension_start;
  const Error* error;
  const char* message;
  std::size_t message_size;
};

struct ErrorGetCode {
  static constexpr Slot kSlot = Slot::Error_GetCode;
  std::size_t struct_size;
  void* extension_start;
  const Error* error;
  ErrorCode code;
};

enum class NamedValueType : int { string, int64, int64_list, float32, boolean };

struct NamedValue {
  std::size_t struct_size;
  void* extension_start;
  const char* name;
  std::size_t name_size;
  NamedValueType type;
  union {
    const char* string_value;
    std::int64_t int64_value;
    const std::int64_t* int64_array_value;
    float float_value;
    bool bool_value;
  };
  std::size_t value_size;  // elements of a list, characters of a string, else 1
};

struct PluginInitialize {
  static constexpr Slot kSlot = Slot::Plugin_Initialize;
  std::size_t struct_size;
  void* extension_start;
};

struct EventDestroy {
  static constexpr Slot kSlot = Slot::Event_Destroy;
  std::size_t struct_size;
  void* extension_start;
  Event* event;
};

struct EventAwait {
  static constexpr Slot kSlot = Slot::Event_Await;
  std::size_t struct_size;
  void* extension_start;
  Event* event;
};

struct ClientCreate {
  static constexpr Slot kSlot = Slot::Client_Create;
  std::size_t struct_size;
  void* extension_start;
  const NamedValue* create_options;
  std::size_t num_options;
  void* kv_get_callback;  // for several processes, like the next three
  void* kv_get_user_arg;
  void* kv_put_callback;
  void* kv_put_user_arg;
  Client* client;
  void* kv_try_get_callback;
  void* kv_try_get_user_arg;
};

struct ClientDestroy {
  static constexpr Slot kSlot = Slot::Client_Destroy;
  std::size_t struct_size;
  void* extension_start;
  Client* client;
};

struct ClientPlatformName {
  static constexpr Slot kSlot = Slot::Client_PlatformName;
  std::size_t struct_size;
  void* extension_start;
  Client* client;
  const char* platform_name;
  std::size_t platform_name_size;
};

struct ClientPlatformVersion {
  static constexpr Slot kSlot = Slot::Client_PlatformVersion;
  std::size_t struct_size;
  void* extension_start;
  Client* client;
  const char* platform_version;
  std::size_t platform_version_size;
};

struct ClientAddressableDevices {
  static constexpr Slot kSlot = Slot::Client_AddressableDevices;
  std::size_t struct_size;
  void* extension_start;
  Client* client;
  Device* const* addressable_devices;
  std::size_t num_addressable_devices;
};

struct Program {
  std::size_t struct_size;
  void* extension_start;
  char* code;
  std::size_t code_size;
  const char* format;
  std::size_t format_size;
};

struct ClientCompile {
  static constexpr Slot kSlot = Slot::Client_Compile;
  std::size_t struct_size;
  void* extension_start;
  Client* client;
  const Program* program;
  const char* compile_options;
  std::size_t compile_options_size;
  LoadedExecutable* executable;
};

enum class BufferType : int { invalid, pred, s8, s16, s32, s64, u8, u16, u32, u64, f16, f32, f64, bf16 };

enum class HostBufferSemantics : int { immutable_only_during_call, immutable_until_transfer_completes };

struct TiledLayout {
  std::size_t struct_size;
  void* extension_start;
  const std::int64_t* minor_to_major;
  std::size_t minor_to_major_size;
  const std::int64_t* tile_dims;
  const std::size_t* tile_dim_sizes;
  std::size_t num_tiles;
};

struct StridedLayout {
  std::size_t struct_size;
  void* extension_start;
  const std::int64_t* byte_strides;
  std::size_t num_byte_strides;
};

enum class LayoutType : int { tiled, strides };

struct MemoryLayout {
  std::size_t struct_size;
  void* extension_start;
  union {
    TiledLayout tiled;
    StridedLayout strides;
  };
  LayoutType type;
};

struct ClientBufferFromHostBuffer {
  static constexpr Slot kSlot = Slot::Client_BufferFromHostBuffer;
  std::size_t struct_size;
  void* extension_start;
  Client* client;
  const void* data;
  BufferType type;
  const std::int64_t* dims;
  std::size_t num_dims;
  const std::int64_t* byte_strides;
  std::size_t num_byte_strides;
  HostBufferSemantics host_buffer_semantics;
  Device* device;
  Memory* memory;
  MemoryLayout* device_layout;
  Event* done_with_host_buffer;
  Buffer* buffer;
};

struct DeviceDescriptionId {
  static constexpr Slot kSlot = Slot::DeviceDescription_Id;
  std::size_t struct_size;
  void* extension_start;
  DeviceDescription* device_description;
  int id;
};

struct DeviceDescriptionAttributes {
  static constexpr Slot kSlot = Slot::DeviceDescription_Attributes;
  std::size_t struct_size;
  void* extension_start;
  DeviceDescription* device_description;
  std::size_t num_attributes;
  const NamedValue* attributes;
};

struct DeviceDescriptionKind {
  static constexpr Slot kSlot = Slot::DeviceDescription_Kind;
  std::size_t struct_size;
  void* extension_start;
  DeviceDescription* device_description;
  const char* device_kind;
  std::size_t device_kind_size;
};

struct DeviceGetDescription {
  static constexpr Slot kSlot = Slot::Device_GetDescription;
  std::size_t struct_size;
  void* extension_start;
  Device* device;
  DeviceDescription* device_description;
};

struct DeviceMemoryStats {
  static constexpr Slot kSlot = Slot::Device_MemoryStats;
  std::size_t struct_size;
  void* extension_start;
  Device* device;
  std::int64_t bytes_in_use;
  std::int64_t peak_bytes_in_use;
  bool peak_bytes_in_use_is_set;
  std::int64_t num_allocs;
  bool num_allocs_is_set;
  std::int64_t largest_alloc_size;
  bool largest_alloc_size_is_set;
  std::int64_t bytes_limit;
  bool bytes_limit_is_set;
  std::int64_t bytes_reserved;
  bool bytes_reserved_is_set;
  std::int64_t peak_bytes_reserved;
  bool peak_bytes_reserved_is_set;
  std::int64_t bytes_reservable_limit;
  bool bytes_reservable_limit_is_set;
  std::int64_t largest_free_block_bytes;
  bool largest_free_block_bytes_is_set;
  std::int64_t pool_bytes;
  bool pool_bytes_is_set;
  std::int64_t peak_pool_bytes;
  bool peak_pool_bytes_is_set;
};

struct ExecutableDestroy {
  static constexpr Slot kSlot = Slot::Executable_Destroy;
  std::size_t struct_size;
  void* extension_start;
  Executable* executable;
};

struct LoadedExecutableDestroy {
  static constexpr Slot kSlot = Slot::LoadedExecutable_Destroy;
  std::size_t struct_size;
  void* extension_start;
  LoadedExecutable* executable;
};

struct LoadedExecutableGetExecutable {
  static constexpr Slot kSlot = Slot::LoadedExecutable_GetExecutable;
  std::size_t struct_size;
  void* extension_start;
  LoadedExecutable* loaded_executable;
  Executable* executable;
};

struct ExecutableNumOutputs {
  static constexpr Slot kSlot = Slot::Executable_NumOutputs;
  std::size_t struct_size;
  void* extension_start;
  Executable* executable;
  std::size_t num_outputs;
};

struct ExecutableOptimizedProgram {
  static constexpr Slot kSlot = Slot::Executable_OptimizedProgram;
  std::size_t struct_size;
  void* extension_start;
  Executable* executable;
  Program* program;  // called twice: without code it says the size
};

struct ExecutableSerialize {
  static constexpr Slot kSlot = Slot::Executable_Serialize;
  std::size_t struct_size;
  void* extension_start;
  const Executable* executable;
  const char* serialized_bytes;
  std::size_t serialized_bytes_size;
  SerializedExecutable* serialized_executable;
  void (*serialized_executable_deleter)(SerializedExecutable*);
};

struct ExecutableDeserializeAndLoad {
  static constexpr Slot kSlot = Slot::Executable_DeserializeAndLoad;
  std::size_t struct_size;
  void* extension_start;
  Client* client;
  const char* serialized_executable;
  std::size_t serialized_executable_size;
  LoadedExecutable* loaded_executable;
  const char* overridden_serialized_compile_options;
  std::size_t overridden_serialized_compile_options_size;
};

struct ExecutableGetCompiledMemoryStats {
  static constexpr Slot kSlot = Slot::Executable_GetCompiledMemoryStats;
  std::size_t struct_size;
  void* extension_start;
  Executable* executable;
  std::int64_t generated_code_size_in_bytes;
  std::int64_t argument_size_in_bytes;
  std::int64_t output_size_in_bytes;
  std::int64_t alias_size_in_bytes;
  std::int64_t temp_size_in_bytes;
  std::int64_t host_generated_code_size_in_bytes;
  std::int64_t host_argument_size_in_bytes;
  std::int64_t host_output_size_in_bytes;
  std::int64_t host_alias_size_in_bytes;
  std::int64_t host_temp_size_in_bytes;
  std::int64_t peak_memory_in_bytes;
};

struct ExecuteOptions {
  std::size_t struct_size;
  void* extension_start;
  void* send_callbacks;
  void* recv_callbacks;
  std::size_t num_send_ops;
  std::size_t num_recv_ops;
  int launch_id;
  const std::int64_t* non_donatable_input_indices;
  std::size_t num_non_donatable_input_indices;
};

struct LoadedExecutableExecute {
  static constexpr Slot kSlot = Slot::LoadedExecutable_Execute;
  std::size_t struct_size;
  void* extension_start;
  LoadedExecutable* executable;
  ExecuteOptions* options;
  Buffer* const* const* argument_lists;
  std::size_t num_devices;
  std::size_t num_args;
  Buffer** const* output_lists;
  Event** device_complete_events;
  Device* execute_device;
};

struct BufferDestroy {
  static constexpr Slot kSlot = Slot::Buffer_Destroy;
  std::size_t struct_size;
  void* extension_start;
  Buffer* buffer;
};

struct BufferToHostBuffer {
  static constexpr Slot kSlot = Slot::Buffer_ToHostBuffer;
  std::size_t struct_size;
  void* extension_start;
  Buffer* src;
  MemoryLayout* host_layout;
  void* dst;
  std::size_t dst_size;
  Event* event;
};

struct BufferReadyEvent {
  static constexpr Slot kSlot = Slot::Buffer_ReadyEvent;
  std::size_t struct_size;
  void* extension_start;
  Buffer* buffer;
  Event* event;
};

}  // namespace pcp::xla::pjrt
