// How the operations of pcp/tensor_ops.h are written: a name, the numbers that tell its routines apart, operands, and
// what builds the routine when it is met for the first time.
#pragma once

#include <functional>
#include <initializer_list>
#include <string_view>

#include "base/index.h"
#include "pcp/error.h"
#include "pcp/tensor_ops.h"
#include "session/node.h"

namespace pcp::gt {

using session::Argument;
using Arguments = std::vector<Argument>;
using Numbers = SmallVector<std::int64_t, 8>;

inline std::int64_t number(DType dtype) { return static_cast<std::int64_t>(dtype); }
inline void append(Numbers& numbers, const Dims& dims) { numbers.insert(numbers.end(), dims.begin(), dims.end()); }
inline Numbers numbers_of(const Dims& dims) { return Numbers(dims.begin(), dims.end()); }

// The error with "[gt.op]" in front, where it does not begin so.
Error named_error(std::string_view op, const Error&);

// session::record, without a copy of what `build` has captured. Errors of the graph's own rules get the operation's
// name.
template <class Record, class Build>
auto emitted(const Record& record, std::string_view name, Numbers numbers, const Arguments& arguments,
             const Build& build) {
  auto named = [&](Builder& b, const Values& values) {
    try {
      return build(b, values);
    } catch (const Error& error) {
      throw named_error(name, error);
    }
  };
  return record(name, std::move(numbers), arguments, std::cref(named));
}
template <class Build>
Tensor emit(std::string_view name, Numbers numbers, const Arguments& arguments, const Build& build) {
  return emitted(session::record1, name, std::move(numbers), arguments, build);
}
template <class Build>
std::vector<Tensor> emit_all(std::string_view name, Numbers numbers, const Arguments& arguments, const Build& build) {
  using Record = std::vector<Tensor> (*)(std::string_view, Numbers, const Arguments&, const session::Recorder::Build&);
  return emitted(Record(session::record), name, std::move(numbers), arguments, build);
}

// --- Checks.
// A type or shape in a message: it becomes text only where the message is needed.
template <class T>
struct Shown {
  const T& value;
  friend std::ostream& operator<<(std::ostream& out, const Shown& shown) { return out << to_string(shown.value); }
};
template <class T>
Shown<T> shown(const T& value) {
  return {value};
}
std::int64_t checked_axis(std::string_view op, std::int64_t axis, std::int64_t rank);
// In increasing order, each once; all of them where none are given.
Dims checked_axes(std::string_view op, const Axes&, std::int64_t rank);
void check_sizes(std::string_view op, const Dims&);  // of a new tensor
void check_float(std::string_view op, const Tensor&);
void check_integer(std::string_view op, const Tensor&, std::string_view what);  // i1 is none
void check_rank(std::string_view op, const Tensor&, std::int64_t least, std::string_view what);
Dims broadcast_dims(std::string_view op, const Dims&, const Dims&);
bool can_broadcast(const Dims& from, const Dims& to);

// --- Types.
inline DType computing(DType dtype) { return is_half(dtype) ? DType::f32 : dtype; }  // halves are computed in f32
inline DType floating(DType dtype) { return is_float(dtype) ? dtype : DType::f32; }
DType meeting_type(std::initializer_list<const Operand*>);
Argument argument(const Operand&, DType computed);

// --- Pieces of routines.
Value as(Builder&, Value, DType);                                                 // what is not 0 becomes true
Value spread(Builder&, Value, const Dims&);                                       // broadcast as NumPy does
Value like(Builder&, Value, double);                                              // a constant of the value's type
Value axis_places(Builder&, const Dims&, std::int64_t axis, DType = DType::i64);  // an iota
// One value for each group along `axes` back in the shape that was reduced.
Value restored(Builder&, Value reduced, const Dims& dims, const Dims& axes);
Value reduced_sum(Builder&, Value, const Dims& axes);
Value sum_of_all(Builder&, Value);
Value mean_along(Builder&, Value, const Dims& axes);
Value log_of_one_plus_exp(Builder&, Value);  // without overflow
// The diagonal of two axes, which becomes the last axis.
Value diagonal_of(Builder&, Value, std::int64_t rows, std::int64_t columns, std::int64_t offset = 0);
Value softmax(Builder&, Value, const Dims& axes);
Value log_softmax(Builder&, Value, const Dims& axes);
Value root(Builder&, Value);                                               // a square root whose gradient is 0 at 0
Values in_one_shape(Builder&, std::string_view op, const Values&, DType);  // converted and broadcast

// Operands meet in `met`; `make` gets values of one shape in the type it is computed in.
template <class Make>
Tensor elementwise(std::string_view name, std::initializer_list<const Operand*> operands, DType met, const Make& make,
                   Numbers numbers = {}) {
  DType computed = computing(met);
  Arguments arguments;
  arguments.reserve(operands.size());
  for (const Operand* operand : operands) arguments.push_back(argument(*operand, computed));
  numbers.push_back(number(met));
  return emit(name, std::move(numbers), arguments, [&](Builder& b, const Values& given) {
    Value made = make(b, in_one_shape(b, name, given, computed));
    return b.type(made).dtype == computed ? as(b, made, met) : made;
  });
}

}  // namespace pcp::gt
