// The client's end of a session: numbers routines, tensors and places, and writes instructions to the streams of the
// workers. Nothing waits here but a read. Streams leave when they are long enough, when a read needs them, and when
// flush_idle() finds that the program has paused.
//
// A tensor lies on worker 0 unless a signal says otherwise (pcp/signal.h). The recorder knows the layout of every other
// tensor, and writes a call on such tensors as a plan of calls and transfers (call_plan.h). When a worker is lost,
// tensors that lay only there are lost, and what is computed from them; with lineage they are computed again.
//
// It may be used by several threads.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>

#include "session/call_plan.h"
#include "session/lineage.h"
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

struct RecorderOptions {
  bool lineage = false;               // tensors of a lost worker are computed again on another
  std::size_t most_lineage = 20'000;  // calls; then held tensors are backed up
};

class Recorder : public std::enable_shared_from_this<Recorder> {
 public:
  explicit Recorder(std::unique_ptr<Link>, const RecorderOptions& = {});
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
  Layout layout(const RemoteValue&);  // where it lies
  WorkerId workers() const { return link_->workers(); }
  std::size_t routine_count() const;  // that were defined so far
  void sync();                        // waits until every worker has computed what was recorded
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
  // The instructions for one worker, and what was defined in them under which number.
  struct WorkerStream {
    StreamWriter writer;
    std::vector<RoutineId>
        routines;                 // by the routine's number here; 0: not defined, otherwise one more than its number
    std::vector<PlaceId> places;  // by the place's number here, likewise
    RoutineId routines_defined = 0;
    PlaceId places_defined = 0;
  };
  // A tensor that does not lie on worker 0 alone, or was moved: where it is, the first being where it was made.
  struct Version {
    LayoutRef layout;
    TensorId tensor;
  };
  struct Held {
    std::vector<Version> versions;  // none: the tensor is lost
    std::string lost;               // why
  };
  using PlanKey = std::tuple<const Routine*, std::vector<LayoutRef>, const Placement*>;

  const Routine& add_routine(const Function&, std::string_view name = {});
  WorkerStream& stream(WorkerId worker);
  void write_call(WorkerId, const Routine&, TensorId first, std::size_t place, std::span<const Operand>);
  // Writes a call. Returns its results, which are valid until the next call.
  std::span<const Version> issue(const Routine&, std::span<const Operand>, std::size_t place);
  ValueRef new_value(const Version&, TypeRef);

  // --- Layouts (recorder_layouts.cpp).
  const Placement* placement(std::span<const Operand>);
  const Held* held(TensorId) const;
  bool is_simple(std::span<const Operand>) const;
  void issue_planned(const Routine&, std::span<const Operand>, const Placement*, std::size_t place);
  const CallPlan& plan(const Routine&, const std::vector<LayoutRef>&, const Placement*);
  TensorId write(const CallPlan&, std::span<const Operand>, std::size_t place);
  void keep_moved(const CallPlan::Moved&, TensorId value, TensorId moved);
  Version move(const Version& from, const TensorType&, const Layout& to);
  void free_version(const Version&);
  Version put_version(const TensorType&, std::span<const std::byte>);
  void put(WorkerId, TensorId, const TensorType&, std::span<const std::byte>);
  HostTensor read_locked(TensorId, const TensorType&, std::unique_lock<std::mutex>&);

  // --- Workers that come and go (recorder_recovery.cpp).
  void look_after_workers();
  bool is_somebody_lost() const;  // whom look_after_workers() does not know of
  void forget_lost();
  void recover();
  void shorten_lineage(std::unique_lock<std::mutex>&);
  WorkerId worker_of(std::int64_t number) const;
  WorkerId home() const;
  std::size_t lost_count() const;

  void free(TensorId, const TensorType&);
  void count(const TensorType&);
  void flush_locked();
  void send_streams();
  void flush_if_long();
  void flush_idle();
  std::size_t stream_bytes() const;
  std::size_t place_number(const std::string&);

  mutable std::mutex mutex_;
  std::unique_ptr<Link> link_;
  std::deque<WorkerStream> streams_;
  std::unordered_map<RoutineKey, const Routine*, RoutineKeyHash> by_key_;
  std::unordered_map<std::string, const Routine*> by_text_;
  std::vector<std::unique_ptr<Routine>> routines_;
  std::map<std::tuple<RoutineId, std::vector<bool>, std::vector<bool>>, RecordedPullback> pullbacks_;
  std::unordered_map<std::string, std::size_t> place_numbers_;  // counted from 1
  std::vector<std::string> places_;
  std::unordered_map<TensorId, Held> held_;
  std::set<Placement> placements_;
  std::map<PlanKey, CallPlan> plans_;
  std::vector<Version> made_;  // by the last call
  // Signals and people count workers from 0. A worker that joins takes the number of one that was lost, if there is
  // one.
  std::vector<WorkerId> numbers_;
  std::vector<std::string> lost_;  // by worker: why; empty: it is there
  TensorId lost_below_ = 0;        // tensors before this one that lay on worker 0 are lost
  std::unique_ptr<Lineage> lineage_;
  std::size_t most_lineage_, lineage_limit_;  // entries; at the limit those that are not needed are forgotten
  bool recovering_ = false;
  TensorId next_ = 1;
  std::uint64_t next_request_ = 1, next_transfer_ = 0;
  std::size_t size_before_ = 0;  // of the streams at the last flush_idle
  bool closed_ = false;
  std::string why_closed_;
  int compiled_ = 0;  // how many parts have begun and not ended
  RecorderStats stats_;
};

}  // namespace pcp::session
