// A PJRT plugin that computes nothing: it fails where it is told to and counts what it has handed out. A test reaches
// its state by dlsym("fake_state"), after setting how it is to behave by FAKE_PLUGIN before it is loaded.
#include "tests/engine/fake_plugin.h"

#include <cstdlib>
#include <string>

#include "engine/xla/pjrt_api.h"

using namespace pcp::xla::pjrt;

struct pcp::xla::pjrt::Error {
  std::string message;
  ErrorCode code;
};
struct pcp::xla::pjrt::Event {
  bool failed;
};
struct pcp::xla::pjrt::Client {};
struct pcp::xla::pjrt::Device {};
struct pcp::xla::pjrt::DeviceDescription {};
struct pcp::xla::pjrt::Buffer {
  bool failed;
};
struct pcp::xla::pjrt::LoadedExecutable {};
struct pcp::xla::pjrt::Executable {};

namespace {

FakeState state;
Device device;
Device* devices[] = {&device};
DeviceDescription description;

template <class T>
T* made(T value) {
  ++state.live;
  return new T(std::move(value));
}

template <class T>
Error* freed(T* object) {
  if (object) --state.live;
  delete object;
  return nullptr;
}

Error* error(ErrorCode code, const char* message) { return made(Error{message, code}); }

Error* compile(ClientCompile* args) {
  if (state.compile_runs_out_of_memory) {
    return error(ErrorCode::resource_exhausted, "Out of memory while trying to allocate 123456789 bytes.");
  }
  args->executable = made(LoadedExecutable{});
  return nullptr;
}

Error* execute(LoadedExecutableExecute* args) {
  if (state.run_fails_at_once) return error(ErrorCode::internal, "the device\nis gone");
  state.not_donated = args->options->num_non_donatable_input_indices;
  args->output_lists[0][0] = made(Buffer{state.run_fails_later});
  return nullptr;
}

Error* await(EventAwait* args) {
  return args->event->failed ? error(ErrorCode::resource_exhausted, "failed while it ran: 42 bytes missing") : nullptr;
}

void fill(Api& api) {
  auto set = [&api](auto* function, Slot slot) {
    api.functions[static_cast<std::size_t>(slot)] = reinterpret_cast<void*>(function);
  };
  set(
      +[](ErrorDestroy* a) { freed(a->error); }, Slot::Error_Destroy);
  set(
      +[](ErrorMessage* a) {
        a->message = a->error->message.data();
        a->message_size = a->error->message.size();
      },
      Slot::Error_Message);
  set(
      +[](ErrorGetCode* a) -> Error* { return a->code = a->error->code, nullptr; }, Slot::Error_GetCode);
  set(
      +[](EventDestroy* a) { return freed(a->event); }, Slot::Event_Destroy);
  set(await, Slot::Event_Await);
  set(
      +[](ClientCreate* a) -> Error* { return a->client = made(Client{}), nullptr; }, Slot::Client_Create);
  set(
      +[](ClientDestroy* a) { return freed(a->client); }, Slot::Client_Destroy);
  set(
      +[](ClientPlatformName* a) -> Error* {
        a->platform_name = "fake";
        a->platform_name_size = 4;
        return nullptr;
      },
      Slot::Client_PlatformName);
  set(
      +[](ClientPlatformVersion* a) -> Error* {
        a->platform_version = state.version;
        a->platform_version_size = 1;
        return nullptr;
      },
      Slot::Client_PlatformVersion);
  set(
      +[](ClientAddressableDevices* a) -> Error* {
        a->addressable_devices = devices;
        a->num_addressable_devices = 1;
        return nullptr;
      },
      Slot::Client_AddressableDevices);
  set(
      +[](DeviceGetDescription* a) -> Error* { return a->device_description = &description, nullptr; },
      Slot::Device_GetDescription);
  set(
      +[](DeviceDescriptionId* a) -> Error* { return a->id = 0, nullptr; }, Slot::DeviceDescription_Id);
  set(
      +[](DeviceDescriptionKind* a) -> Error* {
        a->device_kind = "nothing";
        a->device_kind_size = 7;
        return nullptr;
      },
      Slot::DeviceDescription_Kind);
  set(
      +[](DeviceMemoryStats* a) -> Error* {
        a->bytes_in_use = 1000;
        a->bytes_limit = 5000;
        a->bytes_limit_is_set = true;
        a->peak_bytes_in_use = 3000;
        a->peak_bytes_in_use_is_set = true;
        return nullptr;
      },
      Slot::Device_MemoryStats);
  set(compile, Slot::Client_Compile);
  set(
      +[](LoadedExecutableDestroy* a) { return freed(a->executable); }, Slot::LoadedExecutable_Destroy);
  set(
      +[](LoadedExecutableGetExecutable* a) -> Error* { return a->executable = made(Executable{}), nullptr; },
      Slot::LoadedExecutable_GetExecutable);
  set(
      +[](ExecutableDestroy* a) { return freed(a->executable); }, Slot::Executable_Destroy);
  set(
      +[](ExecutableNumOutputs* a) -> Error* { return a->num_outputs = 1, nullptr; }, Slot::Executable_NumOutputs);
  set(execute, Slot::LoadedExecutable_Execute);
  set(
      +[](ClientBufferFromHostBuffer* a) -> Error* {
        a->done_with_host_buffer = made(Event{false});
        a->buffer = made(Buffer{false});
        return nullptr;
      },
      Slot::Client_BufferFromHostBuffer);
  set(
      +[](BufferDestroy* a) { return freed(a->buffer); }, Slot::Buffer_Destroy);
  set(
      +[](BufferReadyEvent* a) -> Error* { return a->event = made(Event{a->buffer->failed}), nullptr; },
      Slot::Buffer_ReadyEvent);
  set(
      +[](BufferToHostBuffer* a) -> Error* { return a->event = made(Event{a->src->failed}), nullptr; },
      Slot::Buffer_ToHostBuffer);
}

}  // namespace

extern "C" FakeState* fake_state() { return &state; }

extern "C" const Api* GetPjrtApi() {
  static Api api{};
  const char* told = std::getenv("FAKE_PLUGIN");
  std::string behaviour = told ? told : "";
  api.struct_size = sizeof(api);
  api.pjrt_api_version = {sizeof(Version), nullptr, 0, 81};
  if (behaviour == "another version") api.pjrt_api_version.major_version = 7;
  if (behaviour == "no table") return nullptr;
  fill(api);
  if (behaviour == "few functions") api.struct_size = offsetof(Api, functions) + 3 * sizeof(void*);
  return &api;
}
