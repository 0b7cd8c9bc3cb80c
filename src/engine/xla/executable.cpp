#include "engine/xla/executable.h"

#include "base/physical_memory.h"
#include "engine/xla/buffer.h"
#include "engine/xla/compile_options.h"
#include "engine/xla/hlo_summary.h"

namespace pcp::xla {
namespace {

constexpr std::string_view kFormat = "mlir";

std::int64_t total_bytes(const std::vector<TensorType>& types) {
  std::int64_t bytes = 0;
  for (const TensorType& type : types) bytes += type.bytes();
  return bytes;
}

}  // namespace

XlaExecutable::XlaExecutable(std::shared_ptr<Client> client, const ClientDevice& device, Maker maker,
                             Signature signature, pjrt::LoadedExecutable* loaded)
    : client_(std::move(client)),
      device_(device),
      maker_(std::move(maker)),
      signature_(std::move(signature)),
      loaded_(loaded) {}

void XlaExecutable::inspect() {
  Call<pjrt::LoadedExecutableGetExecutable> get;
  get->loaded_executable = loaded_;
  plugin().call(get, "the compiled program cannot be inspected");
  executable_ = get->executable;
  Call<pjrt::ExecutableNumOutputs> count;
  count->executable = executable_;
  plugin().call(count, "the compiled program cannot be inspected");
  require(count->num_outputs == signature_.results.size(), "[", plugin().label(), "] the compiled program has ",
          count->num_outputs, " results, expected ", signature_.results.size());
  check_memory();
}

// For the CPU plugin, memory is checked here: the operating system would grant more than there is and kill the process
// once it writes to that memory.
void XlaExecutable::check_memory() const {
  if (client_->platform() != "cpu") return;
  auto needed = static_cast<double>(total_bytes(signature_.results)) + static_cast<double>(temporary_bytes());
  if (needed <= static_cast<double>(physical_memory_bytes())) return;
  fail(Code::resource_exhausted, "[", plugin().label(), "] results and intermediate values take ",
       static_cast<std::int64_t>(needed), " bytes, this machine has ", physical_memory_bytes());
}

XlaExecutable::~XlaExecutable() {
  Call<pjrt::ExecutableDestroy> args;
  args->executable = executable_;
  if (executable_) plugin().destroy(args);
  Call<pjrt::LoadedExecutableDestroy> loaded;
  loaded->executable = loaded_;
  plugin().destroy(loaded);
}

std::unique_ptr<XlaExecutable> XlaExecutable::compile(std::shared_ptr<Client> client, const ClientDevice& device,
                                                      Maker maker, Signature signature, std::string text) {
  std::string options = compile_options(client->platform(), device.id);
  Call<pjrt::Program> program;
  program->code = text.data();
  program->code_size = text.size();
  program->format = kFormat.data();
  program->format_size = kFormat.size();
  Call<pjrt::ClientCompile> args;
  args->client = client->handle();
  args->program = program.get();
  args->compile_options = options.data();
  args->compile_options_size = options.size();
  client->plugin().call(args, "XLA cannot compile this");
  std::unique_ptr<XlaExecutable> executable(
      new XlaExecutable(std::move(client), device, std::move(maker), std::move(signature), args->executable));
  executable->program_ = std::move(text);
  executable->inspect();
  return executable;
}

std::unique_ptr<XlaExecutable> XlaExecutable::load(std::shared_ptr<Client> client, const ClientDevice& device,
                                                   Maker maker, const std::string& bytes) {
  const std::string& label = client->plugin().label();
  Artifact artifact = decode(bytes, label);
  auto same = [&](std::string_view what, const std::string& there, const std::string& here) {
    require(there == here, "[", label, "] the artifact is for ", what, " '", there, "', this is '", here,
            "'; compile it here");
  };
  same("platform", artifact.platform, client->platform());
  same("target", artifact.target, maker.target);
  same("version", artifact.version, maker.version);
  if (artifact.is_text) {
    return compile(std::move(client), device, std::move(maker), std::move(artifact.signature),
                   std::move(artifact.payload));
  }
  std::string options = compile_options(client->platform(), device.id);
  Call<pjrt::ExecutableDeserializeAndLoad> args;
  args->client = client->handle();
  args->serialized_executable = artifact.payload.data();
  args->serialized_executable_size = artifact.payload.size();
  args->overridden_serialized_compile_options = options.data();
  args->overridden_serialized_compile_options_size = options.size();
  client->plugin().call(args, "XLA cannot load this artifact");
  std::unique_ptr<XlaExecutable> executable(new XlaExecutable(std::move(client), device, std::move(maker),
                                                              std::move(artifact.signature), args->loaded_executable));
  executable->artifact_ = bytes;
  executable->inspect();
  return executable;
}

void XlaExecutable::check_arguments(const std::vector<Buffer>& arguments) const {
  const auto& expected = signature_.arguments;
  const std::string& label = plugin().label();
  require(arguments.size() == expected.size(), "[", label, "] the program takes ", expected.size(), " arguments, got ",
          arguments.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    require(arguments[i] != nullptr, "[", label, "] argument ", i, " is null");
    require(arguments[i]->type() == expected[i], "[", label, "] argument ", i, " is ", to_string(arguments[i]->type()),
            ", expected ", to_string(expected[i]));
    const XlaBuffer& buffer = as_xla(arguments[i], *client_);
    require(&buffer.device() == &device_, "[", label, "] argument ", i, " is on device ", buffer.device().id,
            ", the program runs on device ", device_.id);
  }
}

// Arguments marked in the graph are donated when nobody else holds them; all others are listed as not donatable.
std::vector<Buffer> XlaExecutable::run(std::vector<Buffer> arguments) {
  check_arguments(arguments);
  std::vector<pjrt::Buffer*> inputs;
  std::vector<std::int64_t> kept;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    inputs.push_back(static_cast<XlaBuffer&>(*arguments[i]).handle());
    if (signature_.donated[i] && arguments[i].use_count() > 1) kept.push_back(static_cast<std::int64_t>(i));
  }
  std::vector<pjrt::Buffer*> outputs(signature_.results.size());
  pjrt::Buffer* const* input_list = inputs.data();
  pjrt::Buffer** output_list = outputs.data();
  Call<pjrt::ExecuteOptions> options;
  options->non_donatable_input_indices = kept.data();
  options->num_non_donatable_input_indices = kept.size();
  Call<pjrt::LoadedExecutableExecute> args;
  args->executable = loaded_;
  args->options = options.get();
  args->argument_lists = &input_list;
  args->num_devices = 1;
  args->num_args = inputs.size();
  args->output_lists = &output_list;
  plugin().call(args, "running failed");
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (signature_.donated[i] && arguments[i].use_count() == 1) {
      static_cast<XlaBuffer&>(*arguments[i]).mark_donated();
    }
  }
  std::vector<Buffer> results;
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    results.push_back(std::make_shared<XlaBuffer>(client_, device_, signature_.results[i], outputs[i]));
  }
  return results;
}

ExecutableStats XlaExecutable::stats() const {
  ExecutableStats stats;
  stats.argument_bytes = total_bytes(signature_.arguments);
  stats.result_bytes = total_bytes(signature_.results);
  stats.kernels = static_cast<int>(summarize_hlo(optimized_program()).size());
  stats.arena_bytes = temporary_bytes();
  return stats;
}

std::int64_t XlaExecutable::temporary_bytes() const {
  if (!plugin().has(pjrt::Slot::Executable_GetCompiledMemoryStats)) return 0;
  Call<pjrt::ExecutableGetCompiledMemoryStats> args;
  args->executable = executable_;
  if (pjrt::Error* error = plugin().try_call(args)) {
    plugin().release(error);
    return 0;
  }
  return args->temp_size_in_bytes;
}

std::string XlaExecutable::serialized() const {
  if (!plugin().has(pjrt::Slot::Executable_Serialize) || !plugin().has(pjrt::Slot::Executable_DeserializeAndLoad)) {
    return {};
  }
  Call<pjrt::ExecutableSerialize> args;
  args->executable = executable_;
  if (pjrt::Error* error = plugin().try_call(args)) {
    plugin().release(error);
    return {};
  }
  std::string bytes(args->serialized_bytes, args->serialized_bytes_size);
  if (args->serialized_executable_deleter) args->serialized_executable_deleter(args->serialized_executable);
  return bytes;
}

std::string XlaExecutable::serialize() const {
  if (!artifact_.empty()) return artifact_;
  Artifact artifact{client_->platform(), maker_.target, maker_.version, false, signature_, serialized()};
  if (artifact.payload.empty()) {
    artifact.is_text = true;
    artifact.payload = program_;
  }
  return encode(artifact);
}

std::string XlaExecutable::optimized_program() const {
  if (!plugin().has(pjrt::Slot::Executable_OptimizedProgram)) return {};
  Call<pjrt::Program> program;
  Call<pjrt::ExecutableOptimizedProgram> args;
  args->executable = executable_;
  args->program = program.get();
  std::string bytes;
  for (int round = 0; round < 2; ++round) {  // the first call only returns the size
    if (pjrt::Error* error = plugin().try_call(args)) {
      plugin().release(error);
      return {};
    }
    if (round == 0) bytes.resize(program->code_size);
    program->code = bytes.data();
  }
  return bytes;
}

std::string XlaExecutable::describe() const {
  std::string text;
  for (const HloStep& step : summarize_hlo(optimized_program())) {
    text += concat(step.opcode, std::string(step.opcode.size() < 24 ? 24 - step.opcode.size() : 1, ' '), step.name,
                   " : ", step.type, "\n");
  }
  ExecutableStats numbers = stats();
  return concat(text, "arguments ", numbers.argument_bytes, " B, results ", numbers.result_bytes,
                " B, intermediate values ", numbers.arena_bytes, " B\n");
}

}  // namespace pcp::xla
