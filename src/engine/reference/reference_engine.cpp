#include "engine/reference/reference_engine.h"

#include "base/physical_memory.h"
#include "engine/reference/interpreter.h"
#include "pcp/text.h"

namespace pcp::reference {
namespace {

constexpr std::string_view kDescription = "plain loops of the specification, to compare others with";
constexpr std::string_view kArtifactHeader = "// pcp reference artifact 1\n";

// Tensors are immutable, so a buffer, an argument and a result may share one.
class ReferenceBuffer final : public BufferImpl {
 public:
  explicit ReferenceBuffer(Shared tensor) : tensor_(std::move(tensor)) {}
  const TensorType& type() const override { return tensor_->type(); }
  const Shared& tensor() const { return tensor_; }

 private:
  Shared tensor_;
};

const Shared& tensor_of(const Buffer& buffer) {
  auto* own = dynamic_cast<ReferenceBuffer*>(buffer.get());
  require(own != nullptr, "[reference] a buffer of another engine was passed");
  return own->tensor();
}

class ReferenceExecutable final : public Executable {
 public:
  explicit ReferenceExecutable(const Function& function)
      : function_(function),
        last_uses_(last_uses(function_)),
        arguments_(function_.arg_types()),
        results_(function_.result_types()) {
    check_operations(function_);
  }

  const std::vector<TensorType>& arg_types() const override { return arguments_; }
  const std::vector<TensorType>& result_types() const override { return results_; }

  std::vector<Buffer> run(std::vector<Buffer> arguments) override {
    require(arguments.size() == arguments_.size(), "[reference] @", function_.name, " takes ", arguments_.size(),
            " arguments, got ", arguments.size());
    std::vector<Shared> tensors;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      require(arguments[i] != nullptr, "[reference] argument ", i, " of @", function_.name, " is null");
      require(arguments[i]->type() == arguments_[i], "[reference] argument ", i, " of @", function_.name, " is ",
              to_string(arguments[i]->type()), ", expected ", to_string(arguments_[i]));
      tensors.push_back(tensor_of(arguments[i]));
    }
    arguments.clear();  // so that an argument the caller has given up is freed after its last use
    std::vector<Buffer> results;
    for (Shared& result : Interpreter(function_, last_uses_).run(function_.body, std::move(tensors))) {
      results.push_back(std::make_shared<ReferenceBuffer>(std::move(result)));
    }
    return results;
  }

  ExecutableStats stats() const override {
    ExecutableStats stats;
    walk(function_.body, [&](const Op& op) {
      if (op.code == OpCode::constant) stats.constant_bytes += function_.type(op.result()).bytes();
    });
    for (const TensorType& type : arguments_) stats.argument_bytes += type.bytes();
    for (const TensorType& type : results_) stats.result_bytes += type.bytes();
    return stats;
  }

  std::string serialize() const override { return std::string(kArtifactHeader) + program(); }
  std::string describe() const override { return program(); }

 private:
  std::string program() const {
    Module module;
    module.functions.push_back(function_);
    return print(module);
  }

  Function function_;
  LastUses last_uses_;
  std::vector<TensorType> arguments_, results_;
};

class ReferenceEngine final : public Engine {
 public:
  std::string name() const override { return "reference"; }
  std::string target() const override { return "any processor"; }
  std::string version() const override { return std::string(kArtifactHeader); }
  std::string description() const override { return std::string(kDescription); }
  std::vector<Device> devices() const override {
    return {{.id = 0, .kind = "processor, one thread", .memory_bytes = physical_memory_bytes()}};
  }
  std::unique_ptr<Executable> compile(const Function& function, const CompileOptions& options) override {
    if (options.profile) fail(Code::unsupported, "[reference] this engine measures no steps; leave out --profile");
    if (options.threads > 1) fail(Code::unsupported, "[reference] this engine has one thread; leave out --threads");
    return std::make_unique<ReferenceExecutable>(function);
  }
  std::unique_ptr<Executable> load(const std::string& artifact) override {
    require(artifact.starts_with(kArtifactHeader), "[reference] this is not an artifact of the reference engine");
    Module module = parse(std::string_view(artifact).substr(kArtifactHeader.size()), "<artifact>");
    verify(module);
    return compile(module.entry(), {});
  }
  Buffer upload(const HostTensor& tensor) override {
    return std::make_shared<ReferenceBuffer>(std::make_shared<const HostTensor>(tensor));
  }
  HostTensor download(const Buffer& buffer) override { return *tensor_of(buffer); }
  bool supports_custom_call(std::string_view) const override { return false; }
  bool runs_as_written() const override { return true; }
};

}  // namespace

std::unique_ptr<Engine> make_reference_engine(const std::string& choice) {
  if (!choice.empty()) {
    fail(Code::not_found, "there is no engine \"reference:", choice, "\": reference has no devices to choose");
  }
  return std::make_unique<ReferenceEngine>();
}

std::vector<EngineEntry> list_reference_engines() { return {{"reference", std::string(kDescription), true, ""}}; }

}  // namespace pcp::reference
