// The client's end of a session: numbers routines, tensors and places, and writes instructions to the stream. Nothing
// waits here but a read. The stream leaves when it is long enough, when a read needs it, and when flush_idle() finds
// that the program has paused.
//
// It may be used by several threads.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <unordered_map>

#include "session/link.h"
#include "session/routine.h"

namespace pcp::session {

class Recorder;

// A tensor on the workers. Its value never changes. It is freed there when its last owner is gone.
class RemoteValue {
 public:
  RemoteValue(std::shared_ptr<Recorder> recorder, TensorId id, TypeRef type)
      : recorder_(std::move(recorder)), id_(id), type_(type) {}
  ~RemoteValue();
  RemoteValue(const RemoteValue&) = delete;
  RemoteValue& operator=(const RemoteValue&) = delete;

  Recorder& recorder() const { return *recorder_; }
  TensorId id() const { return id_; }
  const TensorType& type() const { return *type_; }
  TypeRef type_ref() const { return type_; }

 private:
  std::shared_ptr<Recorder> recorder_;
  TensorId id_;
  TypeRef type_;
};
using ValueRef = std::shared_ptr<const RemoteValue>;

// What a program has recorded, as the client knows it.
struct RecorderStats {
  std::uint64_t tensors = 0, bytes = 0;         // that the program still holds
  std::uint64_t calls = 0, reads = 0;           // since the session began
  std::uint64_t streams = 0, stream_bytes = 0;  // that were sent
};

// The gradient of a routine: pullback.h has what it takes and gives.
struct RecordedPullback {
  const Routine* routine = nullptr;
  std::vector<std::size_t> needs;
};

class Recorder : public std::enable_shared_from_this<Recorder> {
 public:
  explicit Recorder(std::unique_ptr<Link>);
  ~Recorder();

  using Build = std::function<Values(Builder&, const Values& arguments)>;
  // The routine of this key. Where it is new, `build` makes its body: errors of shapes and types are thrown from there.
  const Routine& routine(const RoutineKey&, const Build& build);
  // The same for a function that is there already. Functions of the same text have one routine. `name` outlives it.
  const Routine& routine(const Function&, std::string_view name = {});

  const RecordedPullback& pullback(const Routine&, const std::vector<bool>& wanted, const std::vector<bool>& given);

  std::vector<ValueRef> call(const Routine&, std::span<const Operand>, const std::string& place = "");
  ValueRef put(const TensorType&, std::span<const std::byte>);
  HostTensor read(const RemoteValue&);
  std::size_t routine_count() const;  // that were defined so far
  void mark();
  // Counts parts of the program that are to be compiled as one stretch each; they begin and end here.
  void enter_compiled();
  void exit_compiled();
  void flush();
  RecorderStats stats();
  // What comes later is an error that says why; frees are dropped.
  void close(std::string why = "the session is closed");

 private:
  friend class RemoteValue;
  void free(TensorId, const TensorType&);
  void count(const TensorType&);
  void flush_locked();
  void flush_if_long();
  void flush_idle();
  PlaceId place_id(const std::string&);

  mutable std::mutex mutex_;
  std::unique_ptr<Link> link_;
  StreamWriter stream_;
  std::unordered_map<RoutineKey, const Routine*, RoutineKeyHash> by_key_;
  std::unordered_map<std::string, const Routine*> by_text_;
  std::vector<std::unique_ptr<Routine>> routines_;
  std::map<std::tuple<RoutineId, std::vector<bool>, std::vector<bool>>, RecordedPullback> pullbacks_;
  std::unordered_map<std::string, PlaceId> places_;
  TensorId next_ = 1;
  std::uint64_t next_request_ = 1;
  std::size_t size_before_ = 0;  // of the stream at the last flush_idle
  bool closed_ = false;
  std::string why_closed_;
  int compiled_ = 0;  // how many parts have begun and not ended
  RecorderStats stats_;
};

}  // namespace pcp::session
