// Our declarations of PJRT's C API against the header that XLA's CPU plugin brings.
#include <gtest/gtest.h>

#include <cstring>

#include "engine/xla/pjrt_api.h"

#if __has_include(<pjrt_c_api.h>)
#include <pjrt_c_api.h>

namespace pcp::xla::pjrt {
namespace {

#define SAME_FIELD(theirs, ours, field)                               \
  EXPECT_EQ(offsetof(theirs, field), offsetof(ours, field)) << #ours; \
  EXPECT_EQ(sizeof(std::declval<theirs>().field), sizeof(std::declval<ours>().field)) << #ours << "." << #field;

#define EACH_1(theirs, ours, field) SAME_FIELD(theirs, ours, field)
#define EACH_2(theirs, ours, field, ...) SAME_FIELD(theirs, ours, field) EACH_1(theirs, ours, __VA_ARGS__)
#define EACH_3(theirs, ours, field, ...) SAME_FIELD(theirs, ours, field) EACH_2(theirs, ours, __VA_ARGS__)
#define EACH_4(theirs, ours, field, ...) SAME_FIELD(theirs, ours, field) EACH_3(theirs, ours, __VA_ARGS__)
#define EACH_5(theirs, ours, field, ...) SAME_FIELD(theirs, ours, field) EACH_4(theirs, ours, __VA_ARGS__)
#define EACH_6(theirs, ours, field, ...) SAME_FIELD(theirs, ours, field) EACH_5(theirs, ours, __VA_ARGS__)
#define EACH_7(theirs, ours, field, ...) SAME_FIELD(theirs, ours, field) EACH_6(theirs, ours, __VA_ARGS__)
#define EACH_8(theirs, ours, field, ...) SAME_FIELD(theirs, ours, field) EACH_7(theirs, ours, __VA_ARGS__)
#define COUNTED(_1, _2, _3, _4, _5, _6, _7, _8, name, ...) name
#define EACH(theirs, ours, ...)                                                        \
  COUNTED(__VA_ARGS__, EACH_8, EACH_7, EACH_6, EACH_5, EACH_4, EACH_3, EACH_2, EACH_1) \
  (theirs, ours, __VA_ARGS__)

// All fields given, and none of theirs beyond.
#define SAME(theirs, ours, ...)                     \
  EXPECT_EQ(sizeof(theirs), sizeof(ours)) << #ours; \
  EACH(theirs, ours, struct_size, extension_start)  \
  EACH(theirs, ours, __VA_ARGS__)

#define SLOT(name) EXPECT_EQ(offsetof(PJRT_Api, PJRT_##name), slot_offset(Slot::name)) << #name;

std::size_t slot_offset(Slot slot) { return offsetof(Api, functions) + static_cast<std::size_t>(slot) * sizeof(void*); }

TEST(PjrtLayout, StructsAreThoseOfThePluginsHeader) {
  EXPECT_EQ(PJRT_API_MAJOR, kMajorVersion);
  SAME(PJRT_Api_Version, Version, major_version, minor_version)
  SAME(PJRT_Error_Destroy_Args, ErrorDestroy, error)
  SAME(PJRT_Error_Message_Args, ErrorMessage, error, message, message_size)
  SAME(PJRT_Error_GetCode_Args, ErrorGetCode, error, code)
  SAME(PJRT_NamedValue, NamedValue, name, name_size, type, string_value, float_value, bool_value, value_size)
  SAME(PJRT_Event_Destroy_Args, EventDestroy, event)
  SAME(PJRT_Event_Await_Args, EventAwait, event)
  SAME(PJRT_Client_Create_Args, ClientCreate, create_options, num_options, kv_get_callback, kv_put_callback, client,
       kv_try_get_callback, kv_try_get_user_arg)
  SAME(PJRT_Client_Destroy_Args, ClientDestroy, client)
  SAME(PJRT_Client_PlatformName_Args, ClientPlatformName, client, platform_name, platform_name_size)
  SAME(PJRT_Client_PlatformVersion_Args, ClientPlatformVersion, client, platform_version, platform_version_size)
  SAME(PJRT_Client_AddressableDevices_Args, ClientAddressableDevices, client, addressable_devices,
       num_addressable_devices)
  SAME(PJRT_Program, Program, code, code_size, format, format_size)
  SAME(PJRT_Client_Compile_Args, ClientCompile, client, program, compile_options, compile_options_size, executable)
  SAME(PJRT_Buffer_MemoryLayout_Tiled, TiledLayout, minor_to_major, minor_to_major_size, tile_dims, tile_dim_sizes,
       num_tiles)
  SAME(PJRT_Buffer_MemoryLayout_Strides, StridedLayout, byte_strides, num_byte_strides)
  SAME(PJRT_Buffer_MemoryLayout, MemoryLayout, tiled, strides, type)
  SAME(PJRT_Client_BufferFromHostBuffer_Args, ClientBufferFromHostBuffer, client, data, type, dims, num_dims,
       byte_strides, num_byte_strides, host_buffer_semantics)
  EACH(PJRT_Client_BufferFromHostBuffer_Args, ClientBufferFromHostBuffer, device, memory, device_layout,
       done_with_host_buffer, buffer)
  SAME(PJRT_DeviceDescription_Id_Args, DeviceDescriptionId, device_description, id)
  SAME(PJRT_DeviceDescription_Attributes_Args, DeviceDescriptionAttributes, device_description, num_attributes,
       attributes)
  SAME(PJRT_DeviceDescription_Kind_Args, DeviceDescriptionKind, device_description, device_kind, device_kind_size)
  SAME(PJRT_Device_GetDescription_Args, DeviceGetDescription, device, device_description)
  SAME(PJRT_Device_MemoryStats_Args, DeviceMemoryStats, device, bytes_in_use, peak_bytes_in_use,
       peak_bytes_in_use_is_set, bytes_limit, bytes_limit_is_set, peak_pool_bytes_is_set)
  SAME(PJRT_Executable_Destroy_Args, ExecutableDestroy, executable)
  SAME(PJRT_LoadedExecutable_Destroy_Args, LoadedExecutableDestroy, executable)
  SAME(PJRT_LoadedExecutable_GetExecutable_Args, LoadedExecutableGetExecutable, loaded_executable, executable)
  SAME(PJRT_Executable_NumOutputs_Args, ExecutableNumOutputs, executable, num_outputs)
  SAME(PJRT_Executable_OptimizedProgram_Args, ExecutableOptimizedProgram, executable, program)
  SAME(PJRT_Executable_Serialize_Args, ExecutableSerialize, executable, serialized_bytes, serialized_bytes_size,
       serialized_executable, serialized_executable_deleter)
  SAME(PJRT_Executable_DeserializeAndLoad_Args, ExecutableDeserializeAndLoad, client, serialized_executable,
       serialized_executable_size, loaded_executable, overridden_serialized_compile_options,
       overridden_serialized_compile_options_size)
  SAME(PJRT_Executable_GetCompiledMemoryStats_Args, ExecutableGetCompiledMemoryStats, executable,
       generated_code_size_in_bytes, argument_size_in_bytes, output_size_in_bytes, alias_size_in_bytes,
       temp_size_in_bytes, host_temp_size_in_bytes, peak_memory_in_bytes)
  SAME(PJRT_LoadedExecutable_Execute_Args, LoadedExecutableExecute, executable, options, argument_lists, num_devices,
       num_args, output_lists, device_complete_events, execute_device)
  SAME(PJRT_Buffer_Destroy_Args, BufferDestroy, buffer)
  SAME(PJRT_Buffer_ToHostBuffer_Args, BufferToHostBuffer, src, host_layout, dst, dst_size, event)
  SAME(PJRT_Buffer_ReadyEvent_Args, BufferReadyEvent, buffer, event)
  // Theirs goes on; what follows stays zero.
  EACH(PJRT_ExecuteOptions, ExecuteOptions, send_callbacks, recv_callbacks, num_send_ops, num_recv_ops, launch_id,
       non_donatable_input_indices, num_non_donatable_input_indices)
}

TEST(PjrtLayout, FunctionsAreWhereThePluginsHeaderHasThem) {
  SLOT(Error_Destroy)
  SLOT(Error_Message)
  SLOT(Error_GetCode)
  SLOT(Plugin_Initialize)
  SLOT(Event_Destroy)
  SLOT(Event_Await)
  SLOT(Client_Create)
  SLOT(Client_Destroy)
  SLOT(Client_PlatformName)
  SLOT(Client_PlatformVersion)
  SLOT(Client_AddressableDevices)
  SLOT(Client_Compile)
  SLOT(Client_BufferFromHostBuffer)
  SLOT(DeviceDescription_Id)
  SLOT(DeviceDescription_Attributes)
  SLOT(DeviceDescription_Kind)
  SLOT(Device_GetDescription)
  SLOT(Device_MemoryStats)
  SLOT(Executable_Destroy)
  SLOT(Executable_NumOutputs)
  SLOT(Executable_OptimizedProgram)
  SLOT(Executable_Serialize)
  SLOT(LoadedExecutable_Destroy)
  SLOT(LoadedExecutable_GetExecutable)
  SLOT(LoadedExecutable_Execute)
  SLOT(Executable_DeserializeAndLoad)
  SLOT(Buffer_Destroy)
  SLOT(Buffer_ToHostBuffer)
  SLOT(Buffer_ReadyEvent)
  SLOT(Executable_GetCompiledMemoryStats)
  EXPECT_EQ(offsetof(PJRT_Api, pjrt_api_version), offsetof(Api, pjrt_api_version));
}

TEST(PjrtLayout, NumbersMeanTheSame) {
  auto same = [](auto theirs, auto ours) { EXPECT_EQ(static_cast<int>(theirs), static_cast<int>(ours)); };
  same(PJRT_Buffer_Type_PRED, BufferType::pred);
  same(PJRT_Buffer_Type_S64, BufferType::s64);
  same(PJRT_Buffer_Type_U64, BufferType::u64);
  same(PJRT_Buffer_Type_F16, BufferType::f16);
  same(PJRT_Buffer_Type_F32, BufferType::f32);
  same(PJRT_Buffer_Type_F64, BufferType::f64);
  same(PJRT_Buffer_Type_BF16, BufferType::bf16);
  same(PJRT_HostBufferSemantics_kImmutableOnlyDuringCall, HostBufferSemantics::immutable_only_during_call);
  same(PJRT_Buffer_MemoryLayout_Type_Tiled, LayoutType::tiled);
  same(PJRT_Error_Code_RESOURCE_EXHAUSTED, ErrorCode::resource_exhausted);
  same(PJRT_Error_Code_UNIMPLEMENTED, ErrorCode::unimplemented);
  same(PJRT_Error_Code_DATA_LOSS, ErrorCode::data_loss);
  same(PJRT_NamedValue_kString, NamedValueType::string);
  same(PJRT_NamedValue_kFloat, NamedValueType::float32);
  same(PJRT_NamedValue_kBool, NamedValueType::boolean);
}

}  // namespace
}  // namespace pcp::xla::pjrt

#else

TEST(PjrtLayout, IsThatOfThePluginsHeader) {
  GTEST_SKIP() << "the wheel xla-cpu-pjrt with pjrt_c_api.h is not in .venv";
}

#endif
