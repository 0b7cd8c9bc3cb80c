// Any bytes are either run as the instruction streams of a session or refused with an Error. Whatever they are, engines
// get the operands that their functions take, and a session has no more tensors and bytes than it may have. Nothing is
// computed: programs of any size and length have targets of their own.
#include <cstdint>
#include <cstdlib>

#include "session/executor.h"

namespace {

using namespace pcp;
using namespace pcp::session;

void must(bool holds) {
  if (!holds) std::abort();
}

struct Zeros final : BufferImpl {
  explicit Zeros(const TensorType& type) : of(type) {}
  const TensorType& type() const override { return of; }
  TensorType of;
};

class CheckingExecutable final : public Executable {
 public:
  explicit CheckingExecutable(const Function& function)
      : arguments_(function.arg_types()), results_(function.result_types()) {}
  const std::vector<TensorType>& arg_types() const override { return arguments_; }
  const std::vector<TensorType>& result_types() const override { return results_; }
  std::vector<Buffer> run(std::vector<Buffer> arguments) override {
    must(arguments.size() == arguments_.size());
    for (std::size_t i = 0; i < arguments.size(); ++i) must(arguments[i] && arguments[i]->type() == arguments_[i]);
    std::vector<Buffer> results;
    for (const TensorType& type : results_) results.push_back(std::make_shared<Zeros>(type));
    return results;
  }
  ExecutableStats stats() const override { return {}; }
  std::string serialize() const override { return ""; }
  std::string describe() const override { return ""; }

 private:
  std::vector<TensorType> arguments_, results_;
};

class CheckingEngine final : public Engine {
 public:
  std::string name() const override { return "checking"; }
  std::string target() const override { return ""; }
  std::string version() const override { return ""; }
  std::string description() const override { return ""; }
  std::vector<Device> devices() const override { return {}; }
  std::unique_ptr<Executable> compile(const Function& function, const CompileOptions&) override {
    return std::make_unique<CheckingExecutable>(function);
  }
  std::unique_ptr<Executable> load(const std::string&) override { std::abort(); }
  Buffer upload(const HostTensor& tensor) override { return std::make_shared<Zeros>(tensor.type()); }
  HostTensor download(const Buffer& buffer) override {
    must(buffer != nullptr);
    return HostTensor(buffer->type());
  }
  bool supports_custom_call(std::string_view) const override { return false; }
  bool runs_as_written() const override { return true; }
};

struct NoAnswers final : Answers {
  void value(std::uint64_t, HostTensor) override {}
  void failed(std::uint64_t, const Failure& failure) override { must(!failure.message.empty()); }
};

// What comes from others is a failure, or a value that was sent before under the same number.
struct OtherWorkers final : Peers {
  void send(WorkerId, std::uint64_t transfer, Transferred value) override { sent[transfer] = std::move(value); }
  std::optional<Transferred> take(WorkerId from, std::uint64_t transfer) override {
    if (auto found = sent.extract(transfer)) return std::move(found.mapped());
    if (from % 2 == 1) return Failure{Code::unavailable, "it is lost"};
    return std::nullopt;
  }
  std::map<std::uint64_t, Transferred> sent;
};

}  // namespace

// Of the registry of engines, of which nothing is used here.
namespace pcp {
std::vector<std::unique_ptr<Executable>> Engine::compile_all(std::span<const Function>, const CompileOptions&) {
  std::abort();
}
std::unique_ptr<Engine> make_engine(const std::string&) { std::abort(); }
}  // namespace pcp

// Each stream has its length before it, in two bytes. The first byte of all says how calls are compiled.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::span<const std::byte> bytes = std::as_bytes(std::span(data, size)).subspan(1);
  CheckingEngine engine;
  ExecutableCache cache(engine, 1);
  NoAnswers answers;
  OtherWorkers others;
  ExecutorOptions options;
  options.batch = data[0] % 4;
  options.compiles = data[0] % 8 < 6;
  options.most_tensors = 32;
  options.most_bytes = 1 << 16;
  options.most_routines = 16;
  options.most_places = 16;
  Executor executor(engine, cache, answers, options, &others);
  try {
    while (bytes.size() >= 2) {
      std::size_t length = std::to_integer<std::size_t>(bytes[0]) | std::to_integer<std::size_t>(bytes[1]) << 8;
      bytes = bytes.subspan(2);
      std::span<const std::byte> stream = bytes.first(std::min(length, bytes.size()));
      bytes = bytes.subspan(stream.size());
      if (!executor.run(stream) && !executor.go_on()) break;  // it would wait for ever
      must(executor.tensors() <= options.most_tensors && executor.bytes() <= options.most_bytes);
    }
  } catch (const Error& error) {
    must(error.code() != Code::internal);
  }
  return 0;
}
