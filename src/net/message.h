// The messages between shepherd and workers as plain structs. wire.capnp is their form on the network, and wire.h
// converts between the two. docs/protocol.md says who sends which message when.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pcp::net {

// Both sides must have the same version. It changes whenever a message changes its meaning.
inline constexpr std::uint32_t kProtocolVersion = 5;

// Bytes that are shared by reference, so that a piece of a tensor goes to any number of peers without a copy.
class Payload {
 public:
  Payload() = default;
  // Bytes of which the owner holds no more than these.
  Payload(std::shared_ptr<const void> owner, std::span<const std::byte> bytes)
      : owner_(std::move(owner)), bytes_(bytes), held_bytes_(bytes.size()) {}
  static Payload copy_of(std::span<const std::byte> bytes);
  static Payload of(std::string text);

  std::span<const std::byte> bytes() const { return bytes_; }
  std::string_view text() const { return {reinterpret_cast<const char*>(bytes_.data()), bytes_.size()}; }
  bool empty() const { return bytes_.empty(); }
  const std::shared_ptr<const void>& owner() const { return owner_; }
  Payload part(std::size_t offset, std::size_t length) const;
  // What the owner keeps in memory: of a part, the size of the whole.
  std::size_t held_bytes() const { return held_bytes_; }

 private:
  std::shared_ptr<const void> owner_;
  std::span<const std::byte> bytes_;
  std::size_t held_bytes_ = 0;
};

// Bytes that one side holds and the other may fetch piece by piece.
struct Blob {
  std::string id;                         // empty: none
  std::uint64_t bytes = 0, checksum = 0;  // XXH3 of all of them
  bool operator==(const Blob&) const = default;
};

// Numbers [begin, end).
struct Range {
  std::uint64_t begin = 0, end = 0;
  bool operator==(const Range&) const = default;
};

// --- Membership: the same for every kind of job.

// What a member is here for. A worker is offered to every job that uses workers, a client only to jobs of one kind.
enum class Role : std::uint8_t { worker, client };
// State of a job that a member has kept from an earlier connection.
struct HeldState {
  std::string job, state;  // for training the state is the run
  bool operator==(const HeldState&) const = default;
};
// Member to shepherd, first on every connection.
struct Hello {
  std::uint32_t protocol = kProtocolVersion;
  std::string version;  // of the program
  std::string name;     // distinguishes the workers of one key
  std::string engine, target, compiler, device;
  std::uint64_t memory_bytes = 0;
  double gflops = 0;              // measured on a matrix product
  std::uint64_t incarnation = 0;  // random, one per process
  bool no_compiler = false;       // it can only run artifacts
  std::vector<HeldState> held;
  Role role = Role::worker;
  std::string wants;  // of a client: the kind of job
  bool operator==(const Hello&) const = default;
};
struct Welcome {
  std::string worker;  // the identity it is known by
  std::uint64_t heartbeat_ms = 0;
  bool operator==(const Welcome&) const = default;
};
// Of membership: the peer is not taken, or no longer. final: coming back will not help either. Of a job, both ways: the
// member has no part in this job, but stays a member.
struct Refused {
  std::string reason;
  bool final = false;
  bool operator==(const Refused&) const = default;
};
// Both ways: whoever sends it is alive. Where a member stands with its work is said in messages of that job.
struct Heartbeat {
  bool operator==(const Heartbeat&) const = default;
};
// Member to shepherd: it leaves. Shepherd to member: the work is over; with a job, only that job is.
struct Bye {
  std::string reason;
  bool operator==(const Bye&) const = default;
};

// From a machine that connected with the key of an invitation: asks to put its own key on the allow-list.
struct Join {
  std::string key;   // public, as pcp keys show prints it
  std::string name;  // what to call it, where the invitation gives no name
  bool operator==(const Join&) const = default;
};
struct Joined {
  std::string name;  // what the allow-list calls the key
  bool operator==(const Joined&) const = default;
};

// --- Blobs, both ways.
struct Fetch {
  std::string blob;
  std::uint64_t offset = 0, length = 0;
  bool operator==(const Fetch&) const = default;
};
struct Piece {  // with a payload; without one the blob is gone
  std::string blob;
  std::uint64_t offset = 0;
  bool operator==(const Piece&) const = default;
};

// --- Training.

// Shepherd to worker: what to train. `description` is JSON (cluster/job_description.h).
struct Job {
  std::string run, description;
  Blob model;                     // StableHLO of the loss
  Blob artifact;                  // of the step, for the worker's engine and target; none: compile
  bool artifact_follows = false;  // it is being compiled: another Job will follow
  std::uint64_t epoch = 0;        // of the shepherd: random, another each time it starts
  Blob tokenizer;                 // where the data is a text: for workers that have the file themselves
  std::vector<Blob> blocks;       // all tokens to train on, in order; none: they come with each lease
  bool operator==(const Job&) const = default;
};
// Worker to shepherd: its step is compiled and measured. It asks for the reference and says whether it has a version.
struct Ready {
  double steps_per_second = 0;
  bool has_reference = false;
  std::uint64_t version = 0;
  std::uint64_t epoch = 0;    // in which it got that reference
  std::string data;           // checksum of the data file it reads batches from itself; empty: it has none
  std::uint32_t workers = 1;  // that train for it: a shepherd with a parent may have many, or none at present
  bool operator==(const Ready&) const = default;
};
// How the reference gets from one version to the next: the compressed difference of one fragment.
struct Delta {
  std::uint64_t version = 0;  // the one it leads to
  std::uint32_t fragment = 0;
  Blob blob;
  bool operator==(const Delta&) const = default;
};
// Worker to shepherd, as often as a heartbeat: where it stands, so that the shepherd repeats messages that were lost.
struct Progress {
  std::uint64_t version = 0;     // of the reference it has
  std::uint64_t epoch = 0;       // in which it got that reference
  std::uint64_t lease = 0;       // the one it works on; 0: none
  std::uint64_t steps_done = 0;  // of that lease: how the shepherd tells a slow worker from a hung one
  bool synced = false, computing = false, offering = false;
  bool operator==(const Progress&) const = default;
};
// Shepherd to worker: the way to the newest version. `full` is the whole reference at `version`; none: deltas suffice.
struct Reference {
  Blob full;
  std::uint64_t version = 0;
  std::vector<Delta> deltas;
  bool anew = false;  // what the worker has is not of this run: it forgets that and the work made from it
  bool operator==(const Reference&) const = default;
};
// Worker to shepherd: it has this version now.
struct Synced {
  std::uint64_t version = 0;
  std::uint64_t epoch = 0;
  bool operator==(const Synced&) const = default;
};
// Shepherd to worker: train `steps` batches of the lease from reference version `round`.
struct Begin {
  std::uint64_t round = 0;
  std::uint32_t fragment = 0;
  std::uint64_t steps = 0;
  std::uint64_t lease = 0;
  Blob data;  // the batches, one after the other; none: the worker makes them of its own data or of the job's blocks
  double schedule_from = 0, schedule_to = 0;  // positions on the learning rate's schedule
  std::vector<Range> batches;                 // their numbers
  bool operator==(const Begin&) const = default;
};
// Worker to shepherd: an update to fetch.
struct Offer {
  std::uint64_t round = 0, lease = 0;
  std::uint32_t fragment = 0;
  Blob update;
  std::uint64_t steps = 0;
  double loss = 0, seconds = 0;
  bool operator==(const Offer&) const = default;
};
enum class Judgement : std::uint8_t { accepted, late_merged, late_dropped, rejected };
struct Verdict {
  std::uint64_t round = 0, lease = 0;
  Judgement judgement = Judgement::accepted;
  std::string reason;
  bool operator==(const Verdict&) const = default;
};
// Shepherd to worker: round `delta.version - 1` is closed.
struct Outcome {
  Delta delta;
  bool operator==(const Outcome&) const = default;
};

// --- Tensor sessions. The workers of a session are counted from 0, and no two ever have the same number.

// Worker to dispatcher, after every session_over of all its sessions: where other workers reach it with transfers.
struct Listening {
  std::string machine;  // two workers that say the same may use the socket
  std::string socket;   // its name in the user's own folder (net/local_socket.h), never a path; empty: none
  std::string host;     // tcp; empty: none
  std::uint32_t port = 0;
  std::string key;  // public, of tcp; empty: plain tcp. The dispatcher puts the key here that the worker has proven
  bool operator==(const Listening&) const = default;
};
struct SessionWorker {
  std::uint32_t worker = 0;
  std::string name;
  Listening at;  // empty for clients
  bool operator==(const SessionWorker&) const = default;
};
// Dispatcher to client and to the workers of its session: who belongs to it, of whom this one has not heard yet. A
// worker hears which of them it is, and answers with instructions_run of 0 bytes: only then is its client told of it.
struct SessionWorkers {
  std::uint64_t session = 0;
  std::uint32_t worker = 0;
  std::string secret;  // of the session; every transfer carries it, and clients do not know it
  std::vector<SessionWorker> workers;
  double share = 1;      // of its time that a worker may spend on all its sessions
  bool lineage = false;  // to a client: it should be able to compute its tensors again
  bool operator==(const SessionWorkers&) const = default;
};
// Dispatcher to client and to the other workers of its session.
struct WorkerLost {
  std::uint64_t session = 0;
  std::uint32_t worker = 0;
  std::string why;
  bool operator==(const WorkerLost&) const = default;
};
// Client to dispatcher, and on to a worker of its session: a part of that worker's instruction stream
// (session/stream.h), as payload. A client leaves the number of the session to the dispatcher.
struct Instructions {
  std::uint64_t session = 0;
  std::uint32_t worker = 0;
  bool operator==(const Instructions&) const = default;
};
// Worker to dispatcher, and on to the client: the answer to a read. The payload has the bytes of the value from
// `offset` on. In this and the following a worker leaves its number to the dispatcher.
struct Answer {
  std::uint64_t session = 0, request = 0;
  std::uint8_t dtype = 0;
  std::vector<std::int64_t> dims;
  std::uint64_t offset = 0;
  bool failed = false;    // there is no value
  std::uint8_t code = 0;  // of the error
  std::string error;
  std::uint32_t worker = 0;
  bool operator==(const Answer&) const = default;
};
// What a worker holds and has done for a session.
struct SessionNumbers {
  std::uint64_t tensors = 0, bytes = 0;          // that it holds
  std::uint64_t calls = 0, calls_together = 0;   // all, and those that ran in compiled stretches
  std::uint64_t segments = 0, not_compiled = 0;  // stretches that were compiled, or could not be
  std::uint64_t microseconds = 0;                // that it computed
  bool operator==(const SessionNumbers&) const = default;
};
// The same way: so many bytes of this worker's instructions have been run.
struct InstructionsRun {
  std::uint64_t session = 0;
  std::uint32_t worker = 0;
  std::uint64_t bytes = 0;
  SessionNumbers numbers;
  bool operator==(const InstructionsRun&) const = default;
};
// The other way: so many bytes of this worker's answers have come. It sends no more than a window beyond them.
struct AnswersTaken {
  std::uint64_t session = 0;
  std::uint32_t worker = 0;
  std::uint64_t bytes = 0;
  bool operator==(const AnswersTaken&) const = default;
};
// The session cannot go on, or its client is gone. To a worker, 0 means all its sessions.
struct SessionOver {
  std::uint64_t session = 0;
  std::string reason;
  bool operator==(const SessionOver&) const = default;
};
// Worker to worker: a value that the session's instructions send, or why there is none. The payload has its bytes from
// `offset` on.
struct Transfer {
  std::uint64_t session = 0;
  std::string secret;
  std::uint32_t from = 0;
  std::uint64_t transfer = 0;
  std::uint8_t dtype = 0;
  std::vector<std::int64_t> dims;
  std::uint64_t offset = 0;
  bool failed = false;
  std::uint8_t code = 0;
  std::string error;
  bool operator==(const Transfer&) const = default;
};

// --- Requests of people (pcp status, pcp stop).
struct StatusRequest {
  bool operator==(const StatusRequest&) const = default;
};
struct Status {  // with a payload: JSON
  bool operator==(const Status&) const = default;
};
struct Stop {  // finish the state on disk, send the workers home, end
  bool operator==(const Stop&) const = default;
};

using Body =
    std::variant<Hello, Welcome, Refused, Heartbeat, Bye, Fetch, Piece, Job, Ready, Reference, Synced, Begin, Offer,
                 Verdict, Outcome, StatusRequest, Status, Stop, Join, Joined, Progress, Instructions, Answer,
                 InstructionsRun, SessionOver, Listening, SessionWorkers, WorkerLost, AnswersTaken, Transfer>;

struct Message {
  Body body;
  Payload payload;
  std::string job = {};  // whose message it is; empty: of membership itself
};

std::string_view name_of(const Body&);  // "hello", "begin"...

}  // namespace pcp::net
