// The worker's end of a session: keeps its tensors and runs its instructions on an engine.
//
// Instructions run one by one as they come. A stretch that has come before (segment.h) is compiled as one function in
// the background, and the next time it runs as a whole. Stretches end at marks and reads, and where they are long. A
// mark may ask for what follows to be compiled at once.
//
// What only a worker can find (memory, a value out of range) does not end the session. The tensors that were to be made
// become failures, and so do those that depend on them; whoever reads one gets the first cause, with the operation and
// its place in the user's program. A stream that no client of ours would send ends the session: it throws
// invalid_argument.
#pragma once

#include <cstdint>
#include <deque>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

#include "pcp/engine.h"
#include "pcp/error.h"
#include "session/segment.h"
#include "session/stream.h"

namespace pcp::session {

struct Failure {
  Code code = Code::internal;
  std::string message;
};

// Where answers to reads go.
class Answers {
 public:
  virtual ~Answers() = default;
  virtual void value(std::uint64_t request, HostTensor) = 0;
  virtual void failed(std::uint64_t request, const Failure&) = 0;
};

// What one worker sends to another: a value, or the failure that it became.
using Transferred = std::variant<HostTensor, Failure>;

// The other workers of a session, as an executor reaches them.
class Peers {
 public:
  virtual ~Peers() = default;
  virtual void send(WorkerId to, std::uint64_t transfer, Transferred) = 0;  // does not wait
  // What came from this worker under this number, once. Nothing: it is not here yet. A worker that is lost sends
  // failures.
  virtual std::optional<Transferred> take(WorkerId from, std::uint64_t transfer) = 0;
};

// Executables by the text of their function, for all sessions of a worker. It may be used by several threads.
class ExecutableCache {
 public:
  ExecutableCache(Engine& engine, int threads) : engine_(engine), threads_(threads) {}
  // Throws what the engine says where it cannot compile.
  std::shared_ptr<Executable> get(const std::string& text);

 private:
  Engine& engine_;
  int threads_;
  std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<Executable>> executables_;
};

struct ExecutorOptions {
  // How many calls a segment has at most. 0: as many as there are between marks and reads, and segments are compiled in
  // the background when they come again. More than 1: segments of so many are compiled when they first come.
  int batch = 0;
  bool compiles = true;  // false: every call runs by itself
  std::uint64_t most_tensors = 1 << 20;
  std::uint64_t most_bytes = std::uint64_t{1} << 40;
  std::uint64_t most_routines = 1 << 20;
  std::uint64_t most_places = 1 << 17;
};

struct ExecutorStats {
  std::uint64_t calls = 0;           // all
  std::uint64_t calls_together = 0;  // those that ran in compiled segments
  std::uint64_t segments = 0;        // compiled
  std::uint64_t not_compiled = 0;    // segments that the engine could not compile
};

class Executor {
 public:
  // `peers`: none where the session has one worker.
  Executor(Engine& engine, ExecutableCache& cache, Answers& answers, const ExecutorOptions& options = {},
           Peers* peers = nullptr)
      : engine_(engine),
        cache_(cache),
        answers_(answers),
        peers_(peers),
        options_(options),
        at_once_(options.batch > 1 && options.compiles) {}
  ~Executor();

  // False: it waits for another worker, and go_on() continues when something has come; the stream must stay until then.
  bool run(std::span<const std::byte> stream);
  bool go_on();

  std::uint64_t tensors() const { return slots_.size(); }
  std::uint64_t bytes() const { return bytes_; }
  const ExecutorStats& stats() const { return stats_; }
  void wait_for_compilation();  // for tests

 private:
  struct RoutineEntry {
    std::string text, name;  // name: of its operation, for messages
    Function function;
    std::vector<TypeRef> arguments, results;
    std::shared_ptr<Executable> executable;       // made at the first call
    std::shared_ptr<const Failure> not_compiled;  // why there is none
  };
  struct Slot {
    TypeRef type = nullptr;
    Buffer buffer;                           // null: it is still to be computed
    std::shared_ptr<const Failure> failure;  // instead of a buffer
    bool freed = false;                      // by an instruction that was not run yet
    std::unique_ptr<HostTensor> arriving;    // pieces of it are still to come
    std::uint64_t arrived = 0;
  };
  struct Compiling {
    std::vector<std::uint64_t> words, prefixes;
    std::future<std::shared_ptr<Executable>> executable;
  };

  void take(const Define&);
  void take(const Place&);
  void take(const Call&);
  void take(const Put&);
  void take(const Free&);
  void take(const Read&);
  void take(const Mark&);
  void take(const Send&);
  void take(const Receive&);
  bool receive();

  TypeRef interned(const TensorType&);
  Slot& find(TensorId);
  Slot& add(TensorId, TypeRef);
  Failure too_large(std::uint64_t bytes) const;
  void check(const Call&);
  void follow();
  void run_waiting();
  void run_now(const Call&);
  void run_now(const Free&);
  void run_together(Executable&);
  void end_segment();
  void learn();
  void compile();
  void take_compiled(bool wait);
  Executable& compiled(RoutineEntry&);
  Buffer scalar(TypeRef, std::uint64_t bits);
  std::shared_ptr<const Failure> failure_of(const std::string& what, PlaceId, const std::exception&) const;

  Engine& engine_;
  ExecutableCache& cache_;
  Answers& answers_;
  Peers* peers_;
  ExecutorOptions options_;
  std::optional<StreamReader> reader_;  // of the stream that is being run
  std::optional<Receive> awaited_;
  std::set<TensorType, TypeLess> types_;
  std::deque<RoutineEntry> routines_;
  std::vector<std::string> places_;
  std::unordered_map<TensorId, Slot> slots_;
  TensorId newest_ = 0;  // ids only grow
  std::uint64_t bytes_ = 0;
  ExecutorStats stats_;

  using Instruction = std::variant<Call, Free>;
  Segment segment_;                           // since the last boundary
  std::vector<Instruction> waiting_;          // the part of it that was not run
  std::vector<std::uint64_t> prefixes_here_;  // hashes of the segment so far, after each instruction
  bool follows_ = true;                       // so far it is the beginning of a compiled segment
  bool at_once_ = false;                      // segments are compiled when they first come
  std::unordered_map<std::vector<std::uint64_t>, int, SegmentHash> seen_;
  std::unordered_map<std::vector<std::uint64_t>, std::shared_ptr<Executable>, SegmentHash> segments_;
  std::unordered_set<std::uint64_t> prefixes_;  // of compiled segments
  std::vector<Compiling> compiling_;            // one at most
};

}  // namespace pcp::session
