#include "engine/cpu/cpu_engine.h"

#include <algorithm>
#include <cstring>
#include <mutex>

#include "base/index.h"
#include "base/physical_memory.h"
#include "engine/cpu/memory.h"
#include "engine/cpu/program.h"
#include "engine/cpu/target.h"
#include "engine/schedule/recompute.h"
#include "pcp/text.h"

namespace pcp::cpu {
namespace {

constexpr std::string_view kArtifactHeader = "// pcp cpu artifact 1\n";

class CpuBuffer final : public BufferImpl {
 public:
  CpuBuffer(TensorType type, Block block) : type_(std::move(type)), block_(std::move(block)) {}
  const TensorType& type() const override { return type_; }
  std::byte* data() const { return block_.data(); }
  Block take_block() { return std::move(block_); }

 private:
  TensorType type_;
  Block block_;
};

CpuBuffer& as_cpu(const Buffer& buffer) {
  auto* cpu = dynamic_cast<CpuBuffer*>(buffer.get());
  require(cpu != nullptr, "[cpu] a buffer of another engine was passed");
  require(cpu->data() != nullptr, "[cpu] a buffer that was donated is used again");
  return *cpu;
}

class CpuExecutable final : public Executable {
 public:
  CpuExecutable(const Function& function, const CompileOptions& options, std::shared_ptr<BlockPool> pool)
      : function_(function),
        threads_(options.threads),
        pool_(std::move(pool)),
        scheduled_(function_),
        schedule_(scheduled(options)),
        program_(*schedule_, options.profile) {}

  const std::vector<TensorType>& arg_types() const override { return schedule_->arguments; }
  const std::vector<TensorType>& result_types() const override { return schedule_->results; }

  std::vector<Buffer> run(std::vector<Buffer> arguments) override {
    check(arguments);
    std::vector<std::byte*> inputs, outputs;
    for (const Buffer& argument : arguments) inputs.push_back(as_cpu(argument).data());
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < schedule_->results.size(); ++i) {
      int donor = schedule_->donor[i];
      if (donor >= 0 && arguments[index(donor)].use_count() == 1) {
        blocks.push_back(as_cpu(arguments[index(donor)]).take_block());
      } else {
        blocks.push_back(allocate(pool_, index(schedule_->results[i].bytes())));
      }
      outputs.push_back(blocks.back().data());
    }
    Block arena = allocate(pool_, index(schedule_->arena_bytes));
    program_.run(inputs, outputs, arena.data(), StepRunner(threads_));
    std::vector<Buffer> results;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      results.push_back(std::make_shared<CpuBuffer>(schedule_->results[i], std::move(blocks[i])));
    }
    return results;
  }

  ExecutableStats stats() const override { return schedule::stats(*schedule_); }

  std::string serialize() const override {
    Module module;
    module.functions.push_back(function_);
    return std::string(kArtifactHeader) + print(module);
  }

  std::string describe() const override { return schedule::describe(*schedule_, program_.measured().seconds); }
  std::string profile() const override {
    Program::Measured measured = program_.measured();
    return measured.seconds.empty() ? "" : schedule::profile(*schedule_, measured.seconds, measured.runs);
  }

 private:
  std::unique_ptr<schedule::Schedule> scheduled(const CompileOptions& options) {
    schedule::Target target = cpu::target(options.fuse);
    if (target.recompute) scheduled_ = schedule::recompute_cheap_values(function_, target);
    return schedule::build_schedule(scheduled_, target);
  }

  void check(const std::vector<Buffer>& arguments) const {
    const auto& expected = schedule_->arguments;
    require(arguments.size() == expected.size(), "[cpu] @", function_.name, " takes ", expected.size(),
            " arguments, got ", arguments.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      require(arguments[i] != nullptr, "[cpu] argument ", i, " of @", function_.name, " is null");
      if (arguments[i]->type() == expected[i]) continue;
      fail(Code::invalid_argument, "[cpu] argument ", i, " of @", function_.name, " is ",
           to_string(arguments[i]->type()), ", expected ", to_string(expected[i]));
    }
  }

  Function function_;
  Threads threads_;
  std::shared_ptr<BlockPool> pool_;
  Function scheduled_;  // the rewritten function_ that the schedule was made from
  std::unique_ptr<schedule::Schedule> schedule_;
  Program program_;
};

class CpuEngine final : public Engine {
 public:
  std::string name() const override { return "cpu"; }
  std::string target() const override { return std::string(vector_kernels().isa); }
  std::string version() const override { return std::string(kArtifactHeader); }
  std::vector<Device> devices() const override {
    return {{.id = 0, .kind = concat("processor, ", target()), .memory_bytes = physical_memory_bytes()}};
  }
  std::string description() const override {
    return concat("this machine's processor, ", Threads().count(), " threads, ", target(), " kernels and oneDNN");
  }
  std::unique_ptr<Executable> compile(const Function& function, const CompileOptions& options) override {
    return std::make_unique<CpuExecutable>(function, options, pool_);
  }
  std::unique_ptr<Executable> load(const std::string& artifact) override {
    require(artifact.starts_with(kArtifactHeader), "[cpu] this is not an artifact of the cpu engine");
    Module module = parse(std::string_view(artifact).substr(kArtifactHeader.size()), "<artifact>");
    verify(module);
    return compile(module.entry(), {});
  }
  Buffer upload(const HostTensor& tensor) override {
    Block block = allocate(pool_, tensor.bytes().size());
    if (!tensor.bytes().empty()) std::memcpy(block.data(), tensor.bytes().data(), tensor.bytes().size());
    return std::make_shared<CpuBuffer>(tensor.type(), std::move(block));
  }
  HostTensor download(const Buffer& buffer) override {
    const CpuBuffer& cpu = as_cpu(buffer);
    HostTensor tensor(cpu.type());
    if (!tensor.bytes().empty()) std::memcpy(tensor.bytes().data(), cpu.data(), tensor.bytes().size());
    return tensor;
  }
  bool supports_custom_call(std::string_view) const override { return false; }

 private:
  std::shared_ptr<BlockPool> pool_ = make_block_pool();
};

}  // namespace

std::unique_ptr<Engine> make_cpu_engine(const std::string& choice) {
  if (!choice.empty()) fail(Code::not_found, "there is no engine \"cpu:", choice, "\": cpu has no devices to choose");
  return std::make_unique<CpuEngine>();
}

std::vector<EngineEntry> list_cpu_engines() { return {{"cpu", CpuEngine().description(), true, ""}}; }

}  // namespace pcp::cpu
