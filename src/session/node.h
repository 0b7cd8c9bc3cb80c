// What a gt::Tensor refers to, and the record of operations for backward().
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "pcp/tensor.h"
#include "session/placed.h"
#include "session/recorder.h"

namespace pcp::session {

struct Node;
using NodeRef = std::shared_ptr<Node>;

// A call that backward() will differentiate. It holds what its operands were when it was made, because tensors change
// in place.
struct TapeEntry {
  struct Input {
    NodeRef node;  // null: a scalar
    ValueRef value;
    std::uint64_t bits = 0;  // of a scalar
    std::uint64_t version = 0;
    bool differentiated = false;
    std::shared_ptr<TapeEntry> maker;  // null: a leaf
    std::size_t result = 0;
  };
  TapeEntry();
  ~TapeEntry();
  TapeEntry(const TapeEntry&) = delete;
  TapeEntry& operator=(const TapeEntry&) = delete;

  const Routine* routine = nullptr;
  std::vector<Input> inputs;
  std::vector<ValueRef> results;
  std::string place;
  RuleRef rule;                                   // that its gradient is computed under
  bool freed = false;                             // by a backward() that was not told to retain it
  TapeEntry *before = nullptr, *after = nullptr;  // among all entries, in the order they were made
};

// What backward() could still differentiate, in the order it was recorded.
struct RecordedCall {
  const Routine* routine;
  std::string place;
};
std::vector<RecordedCall> recorded_calls();

struct Node {
  ValueRef value;
  bool requires_grad = false;
  std::shared_ptr<TapeEntry> maker;  // null: a leaf
  std::size_t result = 0;            // which of the maker's results
  NodeRef grad;
  std::uint64_t version = 0;  // changes in place are counted
};

// What an operation takes: a tensor, or a scalar of the given type.
struct Argument {
  NodeRef node;
  DType dtype = DType::f32;
  std::uint64_t bits = 0;

  Argument(const gt::Tensor& tensor) : node(tensor.node()) {}  // NOLINT: meant to convert
  Argument(NodeRef node) : node(std::move(node)) {}            // NOLINT: meant to convert
  static Argument scalar(DType, double);
  static Argument scalar(DType, std::int64_t);
  static Argument of_bits(DType, std::uint64_t bits);
};

// Records the operation `name` with these parameters on these operands. `build` makes its function when it is met for
// the first time with these types. Throws where an operand is of another session.
std::vector<gt::Tensor> record(std::string_view name, SmallVector<std::int64_t, 8> numbers,
                               const std::vector<Argument>& arguments, const Recorder::Build& build);
// The same for operations with one result.
gt::Tensor record1(std::string_view name, SmallVector<std::int64_t, 8> numbers, const std::vector<Argument>& arguments,
                   const std::function<Value(Builder&, const Values&)>& build);
// The same for a routine that is there already.
std::vector<gt::Tensor> record(const Routine&, const std::vector<Argument>& arguments);

}  // namespace pcp::session
