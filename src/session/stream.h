// The instruction stream of a tensor session: what a client records, a dispatcher routes and a worker runs. It is a
// sequence of records. Numbers are varints and ids are differences to the id before, so that a small operation takes
// about eight bytes.
//
// An instruction calls a routine: a function of the graph that was defined earlier in the stream and has a number.
// Scalars that change from call to call (a learning rate) travel with the call, so that they make no new routine.
//
// The reader trusts nothing: a stream that was cut, forged or damaged ends in invalid_argument, never in a read past
// its end or an allocation larger than the stream itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "pcp/tensor_type.h"

namespace pcp::session {

using TensorId = std::uint64_t;   // given by the client in increasing order; 0: none
using RoutineId = std::uint32_t;  // definitions are counted from 0
using PlaceId = std::uint32_t;    // a line of the user's program; they are counted from 1, and 0 is unknown
using WorkerId = std::uint32_t;   // a worker of the session, counted from 0; no two workers ever have the same

// An operand of a call: a tensor, or a scalar whose bits are in `bits`.
struct Operand {
  TensorId tensor = 0;
  std::uint64_t bits = 0;
  bool operator==(const Operand&) const = default;
};
using Operands = SmallVector<Operand, 4>;

// The next routine, as the text of a module with one function.
struct Define {
  std::string_view text;
};
// The next place, "train.py:12".
struct Place {
  std::string_view text;
};
// Runs a routine. Its results get the ids first, first + 1...
struct Call {
  RoutineId routine = 0;
  PlaceId place = 0;
  TensorId first = 0;
  Operands operands;
};
// Bytes of a tensor that comes from the client, from `offset` on. Pieces come in order; the tensor exists when all its
// bytes are there.
struct Put {
  TensorId tensor = 0;
  TensorType type;
  std::uint64_t offset = 0;
  std::span<const std::byte> bytes;
};
struct Free {
  TensorId tensor = 0;
};
// Asks for the bytes of a tensor, or for the error that it became.
struct Read {
  TensorId tensor = 0;
  std::uint64_t request = 0;
};
// A stretch of the program ends here that is likely to come again, such as a training step. compiles: what follows, up
// to the next mark, is compiled as a whole when it first comes.
struct Mark {
  bool compiles = false;
};
// Sends the value of a tensor to another worker of the session, which takes it by the number of the transfer. The
// numbers of a session's transfers are all different.
struct Send {
  TensorId tensor = 0;
  WorkerId to = 0;
  std::uint64_t transfer = 0;
};
// Makes a tensor of what another worker sends under this number. What comes later in the stream waits for it.
struct Receive {
  TensorId tensor = 0;
  TensorType type;
  WorkerId from = 0;
  std::uint64_t transfer = 0;
};

using Record = std::variant<Define, Place, Call, Put, Free, Read, Mark, Send, Receive>;

class StreamWriter {
 public:
  void add(const Define&);
  void add(const Place&);
  void add(const Call&);
  void add(const Put&);
  void add(const Free&);
  void add(const Read&);
  void add(const Mark&);
  void add(const Send&);
  void add(const Receive&);

  std::size_t size() const { return bytes_.size(); }
  bool empty() const { return bytes_.empty(); }
  std::vector<std::byte> take();  // what was added since the last take; the next stream begins afresh

 private:
  void number(std::uint64_t);
  void tensor(TensorId);
  void type(const TensorType&);
  void raw(std::span<const std::byte>);
  void text(std::string_view);

  std::vector<std::byte> bytes_;
  TensorId last_ = 0;  // ids are written as differences to it
};

class StreamReader {
 public:
  explicit StreamReader(std::span<const std::byte> bytes) : bytes_(bytes) {}
  // False at the end. Views in the record refer to the stream. Throws invalid_argument.
  bool next(Record&);

 private:
  std::uint64_t number();
  std::uint32_t small_number();
  TensorId tensor();
  TensorType type();
  std::span<const std::byte> raw();
  std::string_view text();
  Call call();
  Put put();

  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
  TensorId last_ = 0;
};

}  // namespace pcp::session
