// Engines compile a function and run it. One interface: the CPU engine, XLA and IREE stand behind it.
//
// Four words, never mixed: TensorType (metadata), HostTensor (bytes here), Buffer (device memory), Value (a node of a
// graph).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "pcp/graph.h"

namespace pcp {

// A tensor in host memory, row-major.
class HostTensor {
 public:
  HostTensor() = default;
  explicit HostTensor(TensorType type);  // zero-filled
  HostTensor(TensorType type, std::vector<std::byte> bytes);
  explicit HostTensor(const Constant& constant) : HostTensor(constant.type(), constant.expanded()) {}
  template <class T>
  static HostTensor of(TensorType type, std::span<const T> values) {
    auto bytes = std::as_bytes(values);
    return HostTensor(std::move(type), std::vector<std::byte>(bytes.begin(), bytes.end()));
  }

  const TensorType& type() const { return type_; }
  std::span<const std::byte> bytes() const { return bytes_; }
  std::span<std::byte> bytes() { return bytes_; }
  template <class T>
  std::span<const T> as() const {
    require(sizeof(T) == byte_size(type_.dtype), "[HostTensor] read ", to_string(type_), " as ", sizeof(T),
            "-byte elements");
    return {reinterpret_cast<const T*>(bytes_.data()), bytes_.size() / sizeof(T)};
  }

 private:
  TensorType type_;
  std::vector<std::byte> bytes_;
};

// Device memory of one tensor, shared by reference. Copies to the host are explicit: Engine::download.
class BufferImpl {
 public:
  virtual ~BufferImpl() = default;
  virtual const TensorType& type() const = 0;
};
using Buffer = std::shared_ptr<BufferImpl>;

struct CompileOptions {
  bool fuse = true;      // off: one kernel per operation, to find which one is wrong
  int threads = 0;       // 0: the engine's own choice
  bool profile = false;  // measure every step, for Executable::profile and describe
};

struct ExecutableStats {
  std::int64_t arena_bytes = 0;  // planned memory of intermediate values
  std::int64_t lower_bound_bytes =
      0;  // the largest live set of intermediate values: no plan of this order can be smaller
  std::int64_t constant_bytes = 0;
  std::int64_t argument_bytes = 0;
  std::int64_t result_bytes = 0;
  int kernels = 0;  // steps of the schedule
};

class Executable {
 public:
  virtual ~Executable() = default;
  virtual const std::vector<TensorType>& arg_types() const = 0;
  virtual const std::vector<TensorType>& result_types() const = 0;
  // Runs once. A donated argument's memory may become a result's: its buffer must not be used again. Arguments marked
  // tf.aliasing_output or jax.buffer_donor in the graph are donated when the caller moves its last reference in.
  virtual std::vector<Buffer> run(std::vector<Buffer> arguments) = 0;
  virtual ExecutableStats stats() const = 0;
  virtual std::string serialize() const = 0;  // an artifact for Engine::load; unsupported when the engine has none
  virtual std::string describe() const = 0;   // the schedule as text, for people
  // With CompileOptions::profile: where the time of all runs went, the most first. Empty where nothing is measured.
  virtual std::string profile() const { return {}; }

  bool from_cache() const { return from_cache_; }  // loaded from the artifact cache, not compiled
  void set_from_cache() { from_cache_ = true; }

 private:
  bool from_cache_ = false;
};

// A device an engine can run on.
struct Device {
  int id = 0;
  std::string kind;               // "NVIDIA H200"
  std::int64_t memory_bytes = 0;  // 0: not known
};

// Memory of an engine's device.
struct MemoryUse {
  std::int64_t in_use_bytes = 0, peak_bytes = 0;
  std::int64_t limit_bytes = 0;  // 0: not known
};

// Work on a device may go on after run() and upload() have returned: download() and wait() are where a caller waits.
class Engine {
 public:
  virtual ~Engine() = default;
  virtual std::string name() const = 0;     // what make_engine takes: "cpu", "xla:cuda:1"
  virtual std::string target() const = 0;   // what artifacts depend on: "x86-64-v4"
  virtual std::string version() const = 0;  // of its compiler: artifacts of another version are not loaded
  virtual std::string description() const = 0;
  virtual std::vector<Device> devices() const = 0;
  virtual std::optional<MemoryUse> memory() const { return std::nullopt; }
  virtual void wait(const Buffer&) {}  // until the buffer has been computed; throws the error of that run
  virtual std::unique_ptr<Executable> compile(const Function&, const CompileOptions& = {}) = 0;
  // Compiles several functions of different names, as one program where the engine can: some compilers take long to
  // start.
  virtual std::vector<std::unique_ptr<Executable>> compile_all(std::span<const Function>, const CompileOptions& = {});
  virtual std::unique_ptr<Executable> load(const std::string& artifact) = 0;
  virtual Buffer upload(const HostTensor&) = 0;
  virtual HostTensor download(const Buffer&) = 0;
  virtual bool supports_custom_call(std::string_view target) const = 0;
  // Whether it runs programs as they were written, without any passes. The engine that others are compared with does.
  virtual bool runs_as_written() const { return false; }
  // Whether loading an artifact is so much faster than compiling that make_engine keeps artifacts on disk.
  virtual bool keeps_artifacts() const { return false; }
};

struct EngineEntry {
  std::string name, description;
  bool available;
  std::string needs;  // what to install when it is not available
};
std::vector<EngineEntry> engines();
// By name, "cpu" when empty, "xla:cuda:1" for one of several devices. Throws not_found with the names there are, and
// failed_precondition with what to install when the engine is known but cannot run here.
std::unique_ptr<Engine> make_engine(const std::string& name = "cpu");
// The name of an engine: `engine` when it is given, else the best usable one for a kind of hardware (cpu, cuda, metal,
// rocm or vulkan), else "cpu". amd_target goes with rocm: "gfx942".
std::string choose_engine(const std::string& engine, const std::string& backend, const std::string& amd_target = "");

}  // namespace pcp
