#include "engine/iree/iree_engine.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/physical_memory.h"
#include "engine/iree/argument_use.h"
#include "engine/iree/artifact.h"
#include "engine/iree/compiler.h"
#include "engine/iree/hardware.h"
#include "engine/iree/runtime.h"
#include "pcp/import.h"

namespace pcp::iree {
namespace {

[[noreturn]] void fail_with_runtime_error(const std::string& what) {
  std::string said = runtime().last_error();
  bool memory = said.find("RESOURCE_EXHAUSTED") != std::string::npos || said.find("OUT_OF_MEMORY") != std::string::npos;
  fail(memory ? Code::resource_exhausted : Code::internal, "[iree] ", what, ": ", said);
}

const char* element_type(DType dtype) {
  switch (dtype) {
    case DType::i1:
      return "BOOL_8";
    case DType::i8:
      return "INT_8";
    case DType::i16:
      return "INT_16";
    case DType::i32:
      return "INT_32";
    case DType::i64:
      return "INT_64";
    case DType::u8:
      return "UINT_8";
    case DType::u16:
      return "UINT_16";
    case DType::u32:
      return "UINT_32";
    case DType::u64:
      return "UINT_64";
    case DType::f16:
      return "FLOAT_16";
    case DType::bf16:
      return "BFLOAT_16";
    case DType::f32:
      return "FLOAT_32";
    case DType::f64:
      return "FLOAT_64";
  }
  return "NONE";
}

// A device of a HAL driver, shared by its buffers and modules.
using DeviceHandle = std::shared_ptr<PluginDevice>;

// Identifies the memory of a buffer. A result that is a returned argument shares the memory of that argument.
using Memory = std::shared_ptr<char>;

class IreeBuffer final : public BufferImpl {
 public:
  IreeBuffer(TensorType type, PluginBuffer* buffer, DeviceHandle device, Memory memory = std::make_shared<char>())
      : type_(std::move(type)), buffer_(buffer), device_(std::move(device)), memory_(std::move(memory)) {}
  ~IreeBuffer() override { runtime().free_buffer(buffer_); }
  IreeBuffer(const IreeBuffer&) = delete;
  IreeBuffer& operator=(const IreeBuffer&) = delete;

  const TensorType& type() const override { return type_; }
  PluginBuffer* handle() const { return buffer_; }
  const DeviceHandle& device() const { return device_; }
  const Memory& memory() const { return memory_; }

 private:
  TensorType type_;
  PluginBuffer* buffer_;
  DeviceHandle device_;
  Memory memory_;
};

const IreeBuffer& as_iree(const Buffer& buffer, const DeviceHandle& device) {
  auto* iree = dynamic_cast<const IreeBuffer*>(buffer.get());
  require(iree != nullptr, "[iree] a buffer of another engine was passed");
  require(iree->device() == device, "[iree] a buffer of another device was passed");
  return *iree;
}

// A .vmfb on a device; executables of its functions share it.
class IreeModule {
 public:
  IreeModule(DeviceHandle device, std::string vmfb) : device_(std::move(device)), vmfb_(std::move(vmfb)) {
    module_ = runtime().load_module(device_.get(), vmfb_.data(), vmfb_.size());
    if (!module_) fail(Code::invalid_argument, "[iree] the .vmfb does not load here: ", runtime().last_error());
    auto take = [](void* user, const char* name, const char* declaration, bool) {
      (*static_cast<std::map<std::string, std::string>*>(user))[name] = declaration;
    };
    runtime().list_functions(module_, take, &declarations_);
  }
  ~IreeModule() { runtime().free_module(module_); }
  IreeModule(const IreeModule&) = delete;
  IreeModule& operator=(const IreeModule&) = delete;

  const DeviceHandle& device() const { return device_; }
  PluginModule* handle() const { return module_; }
  const std::string& vmfb() const { return vmfb_; }

  // With an empty name: "main", or the only function with a signature.
  std::string function_name(const std::string& wanted) const {
    std::vector<std::string> names;
    for (const auto& [name, declaration] : declarations_) {
      if (!declaration.empty()) names.push_back(name);
    }
    std::string chosen = !wanted.empty() ? wanted : names.size() == 1 ? names[0] : "main";
    if (std::ranges::find(names, chosen) != names.end()) return chosen;
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    fail(Code::not_found, "[iree] the .vmfb has no function '", chosen, "' with a signature; it has: ", list);
  }
  Signature signature(const std::string& function) const { return parse_declaration(declarations_.at(function)); }

 private:
  DeviceHandle device_;
  std::string vmfb_;
  PluginModule* module_ = nullptr;
  std::map<std::string, std::string> declarations_;
};

class IreeExecutable final : public Executable {
 public:
  IreeExecutable(std::shared_ptr<IreeModule> module, Artifact artifact, Signature signature, ArgumentUse use)
      : module_(std::move(module)),
        artifact_(std::move(artifact)),
        signature_(std::move(signature)),
        use_(std::move(use)) {}

  const std::vector<TensorType>& arg_types() const override { return signature_.arguments; }
  const std::vector<TensorType>& result_types() const override { return signature_.results; }

  // IREE may write into an argument or return it: an argument that somebody else still holds is copied first.
  std::vector<Buffer> run(std::vector<Buffer> arguments) override {
    const auto& expected = signature_.arguments;
    require(arguments.size() == expected.size(), "[iree] @", artifact_.function, " takes ", expected.size(),
            " arguments, got ", arguments.size());
    std::vector<PluginBuffer*> handles;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      require(arguments[i] != nullptr, "[iree] argument ", i, " of @", artifact_.function, " is null");
      require(arguments[i]->type() == expected[i], "[iree] argument ", i, " of @", artifact_.function, " is ",
              to_string(arguments[i]->type()), ", expected ", to_string(expected[i]));
      if (use_.may_be_written[i] && is_shared(arguments[i])) arguments[i] = copy(arguments[i]);
      handles.push_back(as_iree(arguments[i], module_->device()).handle());
    }
    std::vector<PluginBuffer*> made(signature_.results.size());
    if (!runtime().run(module_->handle(), artifact_.function.c_str(), handles.data(), handles.size(), made.data(),
                       made.size())) {
      fail_with_runtime_error("@" + artifact_.function);
    }
    std::vector<Buffer> results;
    for (std::size_t i = 0; i < made.size(); ++i) {
      int from = use_.returned_as[i];
      Memory memory = from < 0 ? std::make_shared<char>()
                               : as_iree(arguments[static_cast<std::size_t>(from)], module_->device()).memory();
      results.push_back(
          std::make_shared<IreeBuffer>(signature_.results[i], made[i], module_->device(), std::move(memory)));
    }
    return results;
  }

  ExecutableStats stats() const override {
    ExecutableStats stats;
    for (const TensorType& type : signature_.arguments) stats.argument_bytes += type.bytes();
    for (const TensorType& type : signature_.results) stats.result_bytes += type.bytes();
    return stats;
  }
  std::string serialize() const override {
    Artifact whole = artifact_;
    whole.vmfb = module_->vmfb();
    return pack(whole);
  }
  std::string describe() const override {
    return concat("@", artifact_.function, " of an IREE module for ", artifact_.target, ", ", module_->vmfb().size(),
                  " bytes\n");
  }

 private:
  bool is_shared(const Buffer& argument) const {
    return !use_.known || argument.use_count() > 1 || as_iree(argument, module_->device()).memory().use_count() > 1;
  }
  Buffer copy(const Buffer& argument) const {
    PluginBuffer* made = runtime().copy(as_iree(argument, module_->device()).handle());
    if (!made) fail_with_runtime_error("cannot copy " + to_string(argument->type()));
    return std::make_shared<IreeBuffer>(argument->type(), made, module_->device());
  }

  std::shared_ptr<IreeModule> module_;
  Artifact artifact_;  // without its bytes, which the module has
  Signature signature_;
  ArgumentUse use_;
};

// Options that have no meaning for IREE are refused, not ignored.
void refuse_options(const CompileOptions& options) {
  const char* given = options.profile ? "a profile of steps"
                      : !options.fuse ? "a kernel per operation"
                                      : "a number of threads";
  if (!options.profile && options.fuse && options.threads == 0) return;
  fail(Code::unsupported, "[iree] ", given, " cannot be asked for: IREE fuses and spreads work over threads by itself");
}

std::string host_target() { return "cpu:" + host_processor(); }

std::string engine_version() {
  if (mlir_library().empty()) return "";
  return "iree " + compiler_version() + (user_flags().empty() ? "" : " " + user_flags());
}

class IreeEngine final : public Engine {
 public:
  IreeEngine(std::string name, Target target, std::string architecture, std::size_t device)
      : name_(std::move(name)), target_{target.backend, std::move(architecture)} {
    open(device);
  }

  std::string name() const override { return name_; }
  std::string target() const override { return target_.architecture == "host" ? host_target() : to_string(target_); }
  std::string version() const override { return engine_version(); }
  std::string description() const override {
    return concat("IREE, driver ", driver(target_.backend), ", ", devices_.empty() ? "" : devices_[0].kind);
  }
  std::vector<Device> devices() const override { return devices_; }
  std::optional<MemoryUse> memory() const override {
    PluginMemory use = runtime().memory(device_.get());
    return MemoryUse{use.in_use_bytes, use.peak_bytes, 0};
  }
  void wait(const Buffer& buffer) override {
    if (!runtime().wait(as_iree(buffer, device_).handle())) fail_with_runtime_error("a run failed");
  }

  std::unique_ptr<Executable> compile(const Function& function, const CompileOptions& options) override {
    return std::move(compile_all({&function, 1}, options)[0]);
  }

  std::vector<std::unique_ptr<Executable>> compile_all(std::span<const Function> functions,
                                                       const CompileOptions& options) override {
    refuse_options(options);
    Module program;
    std::set<std::string> names;
    for (const Function& function : functions) {
      Function& copy = program.functions.emplace_back(function);
      copy.is_public = true;
      if (copy.name.empty()) copy.name = "main";
      require(names.insert(copy.name).second, "[iree] two functions have the name @", copy.name);
    }
    auto module = std::make_shared<IreeModule>(device_, compile_vmfb(program, target_));
    std::vector<std::unique_ptr<Executable>> executables;
    for (const Function& function : program.functions) {
      executables.push_back(executable(module, function.name, Signature{function.arg_types(), function.result_types()},
                                       argument_use(function)));
    }
    return executables;
  }

  std::unique_ptr<Executable> load(const std::string& bytes) override {
    Artifact artifact = unpack(bytes, "<artifact>");
    if (!artifact.target.empty() && (artifact.target != target() || artifact.version != version())) {
      fail(Code::invalid_argument, "[iree] the artifact is of ", artifact.target, " by ", artifact.version,
           "; this is ", target(), " by ", version());
    }
    Backend backend = backend_of(artifact.vmfb);
    require(backend == target_.backend, "[iree] the .vmfb is for ", pcp::iree::name(backend), ", this engine is ",
            name_);
    auto module = std::make_shared<IreeModule>(device_, std::move(artifact.vmfb));
    std::string function = module->function_name(artifact.function);
    Signature signature = module->signature(function);
    ArgumentUse use = parse_argument_use(artifact.use, signature.arguments.size(), signature.results.size());
    return executable(std::move(module), function, std::move(signature), std::move(use));
  }

  Buffer upload(const HostTensor& tensor) override {
    const TensorType& type = tensor.type();
    PluginBuffer* buffer = runtime().upload(device_.get(), element_type(type.dtype), type.dims.data(), type.dims.size(),
                                            tensor.bytes().data(), tensor.bytes().size());
    if (!buffer)
      fail_with_runtime_error(concat("cannot make a buffer of ", to_string(type), ", ", type.bytes(), " bytes"));
    return std::make_shared<IreeBuffer>(type, buffer, device_);
  }
  HostTensor download(const Buffer& buffer) override {
    const IreeBuffer& iree = as_iree(buffer, device_);
    HostTensor tensor(iree.type());
    if (!runtime().download(iree.handle(), tensor.bytes().data(), tensor.bytes().size())) {
      fail_with_runtime_error("cannot read " + to_string(iree.type()));
    }
    return tensor;
  }
  bool keeps_artifacts() const override { return true; }
  bool supports_custom_call(std::string_view) const override { return false; }

 private:
  std::unique_ptr<Executable> executable(std::shared_ptr<IreeModule> module, const std::string& function,
                                         Signature signature, ArgumentUse use) const {
    return std::make_unique<IreeExecutable>(std::move(module),
                                            Artifact{target(), version(), function, to_string(use), ""},
                                            std::move(signature), std::move(use));
  }

  // Software devices, which compute on the processor, come after the others.
  void open(std::size_t number) {
    std::string driver(pcp::iree::driver(target_.backend));
    auto take = [](void* user, std::int64_t id, const char* name) {
      static_cast<std::vector<Device>*>(user)->push_back({.id = static_cast<int>(id), .kind = name});
    };
    if (!runtime().list_devices(driver.c_str(), take, &devices_) || devices_.empty()) {
      fail(Code::failed_precondition, "[iree] the driver ", driver, " finds no device here: ", runtime().last_error());
    }
    std::ranges::stable_partition(devices_, [](const Device& one) { return !is_software_device(one.kind); });
    if (target_.backend == Backend::cpu) {
      devices_ = {{.id = devices_[0].id, .kind = "processor", .memory_bytes = physical_memory_bytes()}};
    }
    if (number >= devices_.size()) {
      fail(Code::not_found, "there is no engine \"", name_, "\": the driver ", driver, " has ", devices_.size(),
           devices_.size() == 1 ? " device, number 0" : concat(" devices, numbers 0 to ", devices_.size() - 1));
    }
    PluginDevice* opened = runtime().open_device(driver.c_str(), devices_[number].id);
    if (!opened) {
      fail(Code::failed_precondition, "[iree] cannot open ", devices_[number].kind, ": ", runtime().last_error());
    }
    device_ = DeviceHandle(opened, runtime().close_device);
  }

  std::string name_;
  Target target_;
  std::vector<Device> devices_;
  DeviceHandle device_;
};

std::string what_is_missing(const Hardware& hardware) {
  std::string missing = missing_of_runtime();
  if (!hardware.missing.empty()) missing = hardware.missing + (missing.empty() ? "" : "; " + missing);
  return missing;
}

// "cuda:sm_90" and 1 of "cuda:sm_90:1": a last part of digits is the number of a device.
std::pair<std::string, std::size_t> without_device(const std::string& choice) {
  auto colon = choice.rfind(':');
  std::string last = colon == std::string::npos ? "" : choice.substr(colon + 1);
  constexpr std::size_t kMostDigits = 4;
  bool number = !last.empty() && last.size() <= kMostDigits &&
                std::ranges::all_of(last, [](unsigned char c) { return std::isdigit(c) != 0; });
  return number ? std::pair(choice.substr(0, colon), std::size_t{std::stoul(last)}) : std::pair(choice, std::size_t{0});
}

}  // namespace

std::unique_ptr<Engine> make_iree_engine(const std::string& choice) {
  auto [named, device] = without_device(choice);
  Target target = named.empty() ? Target{} : parse_target(named);
  Hardware hardware = find_hardware(target.backend);
  if (std::string missing = what_is_missing(hardware); !missing.empty()) {
    fail(Code::failed_precondition, "[iree] cannot run iree:", name(target.backend), " here: it needs ", missing,
         " (pcp compile compiles for it all the same)");
  }
  std::string architecture = !target.architecture.empty()    ? target.architecture
                             : hardware.architecture.empty() ? default_architecture(target.backend)
                                                             : hardware.architecture;
  std::string number = device > 0 ? concat(":", device) : "";
  return std::make_unique<IreeEngine>(concat("iree:", to_string(target), number), target, architecture, device);
}

bool makes_artifacts_for(const std::string& choice, const std::string& target) {
  std::string backend = target.substr(0, target.find(':'));
  auto found = std::ranges::find_if(kBackends, [&](Backend one) { return name(one) == backend; });
  if (found == std::end(kBackends) || (choice != backend && !choice.starts_with(backend + ":"))) return false;
  if (target == host_target()) return true;
  if (target.size() <= backend.size() + 1 || target == "cpu:host") return false;
  return std::ranges::count(known_architectures(*found), target.substr(backend.size() + 1)) > 0;
}

std::string compile_for(const OtherEngine& other, const Function& function) {
  if (!other.version.empty() && other.version != engine_version()) {
    fail(Code::unsupported, "it has ", other.version, ", this machine ", engine_version());
  }
  Module program;
  program.functions.push_back(function);
  bool same_processor = other.target == host_target();
  return compile_vmfb(program, same_processor ? Target{Backend::cpu, "host"} : parse_target(other.target));
}

std::vector<EngineEntry> list_iree_engines() {
  std::vector<EngineEntry> entries;
  for (Backend backend : kBackends) {
    Hardware hardware = find_hardware(backend);
    std::string missing = what_is_missing(hardware), devices;
    for (const std::string& device : hardware.devices) devices += (devices.empty() ? "" : ", ") + device;
    entries.push_back({concat("iree:", name(backend)),
                       missing.empty() ? "IREE on " + devices : "IREE; pcp compile compiles for it", missing.empty(),
                       missing});
  }
  return entries;
}

}  // namespace pcp::iree
