#include "engine/xla/xla_engine.h"

#include "base/processor.h"
#include "engine/xla/buffer.h"
#include "engine/xla/executable.h"
#include "engine/xla/find_plugin.h"
#include "engine/xla/padded_windows.h"
#include "graph/donation.h"
#include "pcp/passes.h"
#include "pcp/text.h"

namespace pcp::xla {
namespace {

// XLA compiles for exactly the processor it runs on.
std::string target_of(const Client& client, const ClientDevice& device) {
  if (client.platform() == "cpu") return "cpu-" + processor_features();
  std::string capability = device.compute_capability.empty() ? "" : " " + device.compute_capability;
  return concat(client.platform(), " ", device.kind, capability);
}

Signature signature_of(const Function& function) {
  Signature signature{function.arg_types(), function.result_types(), {}};
  for (std::size_t i = 0; i < signature.arguments.size(); ++i) signature.donated.push_back(is_donated(function, i));
  return signature;
}

// The entry of an XLA program is the public function main.
std::string program_text(const Function& function) {
  Module module;
  module.name = function.name;
  module.functions.push_back(
      start_reductions_from_neutral(has_padded_windows(function) ? pad_windows(function) : function));
  module.functions[0].name = "main";
  module.functions[0].is_public = true;
  return print(module, {.locations = true, .list_booleans = true});
}

// The location of a custom call that XLA does not know: XLA's message has none.
std::string place_of_custom_call(const Function& function, std::string_view message) {
  std::string place;
  walk(function.body, [&](const Op& op) {
    if (op.code != OpCode::custom_call || !op.location || !place.empty()) return;
    const auto* target = op.attrs.find<std::string>("call_target_name");
    if (target && message.find(*target) != std::string_view::npos) place = concat(" (at ", *op.location, ")");
  });
  return place;
}

class XlaEngine final : public Engine {
 public:
  XlaEngine(const Choice& choice, std::shared_ptr<Client> client)
      : choice_(choice), client_(std::move(client)), device_(choose(choice, *client_)) {}

  std::string name() const override {
    return choice_.device == 0 ? choice_.label() : concat(choice_.label(), ":", choice_.device);
  }
  std::string target() const override { return target_of(*client_, device_); }
  std::string version() const override {
    const Plugin& plugin = client_->plugin();
    return concat(client_->platform_version(), ", PJRT API ", plugin.api_version(), ", plugin of ", plugin.file_size(),
                  " bytes");
  }
  std::string description() const override { return concat("XLA on ", device_.kind, ", ", client_->plugin().path()); }

  std::vector<Device> devices() const override {
    std::vector<Device> list;
    for (std::size_t i = 0; i < client_->devices().size(); ++i) {
      const ClientDevice& device = client_->devices()[i];
      std::optional<MemoryUse> use = client_->memory(device);
      list.push_back({static_cast<int>(i), device.kind, use ? use->limit_bytes : 0});
    }
    return list;
  }
  std::optional<MemoryUse> memory() const override { return client_->memory(device_); }

  std::unique_ptr<Executable> compile(const Function& function, const CompileOptions& options) override {
    refuse(!options.fuse, "fusion is XLA's own; it cannot be turned off (--no-fuse)");
    refuse(options.profile,
           "steps are not measured (--profile); XLA_FLAGS=--xla_dump_to=FOLDER shows what it compiled");
    refuse(options.threads > 0, "XLA uses every processor it may run on (--threads); limit them with taskset");
    try {
      return XlaExecutable::compile(client_, device_, maker(), signature_of(function), program_text(function));
    } catch (const Error& error) {
      Code code = error.code() == Code::not_found ? Code::unsupported : error.code();  // an unknown custom call
      fail(code, error.what(), place_of_custom_call(function, error.what()));
    }
  }
  std::unique_ptr<Executable> load(const std::string& artifact) override {
    return XlaExecutable::load(client_, device_, maker(), artifact);
  }

  Buffer upload(const HostTensor& tensor) override { return xla::upload(client_, device_, tensor); }
  HostTensor download(const Buffer& buffer) override { return as_xla(buffer, *client_).download(); }
  void wait(const Buffer& buffer) override { as_xla(buffer, *client_).wait(); }

  bool keeps_artifacts() const override { return true; }
  bool supports_custom_call(std::string_view target) const override {
    return client_->platform() == "cuda" && target.starts_with("__cudnn$fmha");
  }

 private:
  static const ClientDevice& choose(const Choice& choice, const Client& client) {
    auto count = static_cast<int>(client.devices().size());
    if (choice.device < count) return client.devices()[static_cast<std::size_t>(choice.device)];
    fail(Code::not_found, "there is no engine \"", choice.label(), ":", choice.device, "\": ", choice.label(), " has ",
         count, count == 1 ? " device, number 0" : concat(" devices, numbers 0 to ", count - 1));
  }

  void refuse(bool wanted, std::string_view why) const {
    if (wanted) fail(Code::unsupported, "[", name(), "] ", why);
  }

  XlaExecutable::Maker maker() const { return {target(), version()}; }

  Choice choice_;
  std::shared_ptr<Client> client_;
  const ClientDevice& device_;
};

EngineEntry entry_of(const std::string& plugin, const std::string& hardware) {
  std::string why, path = find_plugin(plugin, &why);
  EngineEntry entry{"xla:" + plugin, concat("XLA on ", hardware), !path.empty(), why};
  if (entry.available) entry.description += ", " + path;
  return entry;
}

}  // namespace

std::unique_ptr<Engine> make_xla_engine(const std::string& text) {
  Choice choice = parse_choice(text);
  std::string why, path = choice.is_path() ? choice.plugin : find_plugin(choice.plugin, &why);
  if (path.empty()) fail(Code::failed_precondition, "the engine \"", choice.label(), "\" needs ", why);
  if (choice.is_cuda()) prepare_cuda(path);
  const Plugin& plugin = Plugin::load(path, choice.label());
  return std::make_unique<XlaEngine>(choice, Client::of(plugin, choice.is_cuda()));
}

bool makes_artifacts_for(const std::string& choice, const std::string&) {
  constexpr std::string_view kNumbered = "cuda:";
  if (choice == "cpu" || choice == "cuda") return true;
  return choice.starts_with(kNumbered) && choice.size() > kNumbered.size() &&
         choice.find_first_not_of("0123456789", kNumbered.size()) == std::string::npos;
}

std::vector<EngineEntry> list_xla_engines() {
  return {entry_of("cpu", "this machine's processor"), entry_of("cuda", "an NVIDIA GPU")};
}

}  // namespace pcp::xla
