// What makes random programs: a pool of values that operations are applied to, and what is known of each value.
// The families of operations are in files of their own.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>

#include "pcp/builder.h"
#include "tests/fuzz/random_graph.h"

namespace pcp::fuzz {

// What is known of a value's elements.
struct Facts {
  double bound = 1;      // finite elements are within [-bound, bound]
  bool whole = false;    // integers that the type holds exactly, whatever the order they are computed in
  bool rounded = false;  // floating arithmetic has rounded them: engines differ in their last bits
  bool finite = true;    // no infinity, no NaN
};

inline bool contains_value(const Values& values, Value value) {
  return std::ranges::find(values, value) != values.end();
}

class Generator {
 public:
  Generator(Choices&, const GraphOptions&);
  RandomGraph run();

 private:
  using Make = Value (Generator::*)();
  struct Family {
    Make make;
    int weight;
  };

  static const std::vector<Family>& families();
  void choose_weights();

  // ---- the pool ----
  // By value: the function's table of types moves when a value is made.
  TensorType type(Value value) const { return function_.type(value); }
  Dims dims(Value value) const { return type(value).dims; }
  DType dtype(Value value) const { return function_.type(value).dtype; }
  std::int64_t rank(Value value) const { return function_.type(value).rank(); }
  Facts& facts(Value value);             // until the next value is made
  Value know(Value value, Facts known);  // notes facts
  Value keep(Value value);               // makes it small enough and puts it into the pool
  using Wanted = std::function<bool(Value)>;
  std::optional<Value> find(const Wanted&);  // in the pool, late ones more often
  Value any();
  Value any_float();
  Value any_ranked(std::int64_t least, bool floats = false);
  Value argument(TensorType);
  Value indices(Dims, std::int64_t extent);  // integers of which most are below `extent`
  Value like(Value);                         // another value of the same type
  Value of_type(const TensorType&);
  Value rearranged(Value);       // its own elements in other places, of the same type
  Value predicate(const Dims&);  // i1 of this shape

  // ---- sizes and types ----
  std::int64_t size(std::int64_t most);
  Dims shape(std::int64_t least_rank, std::int64_t most_rank);
  DType float_type();
  DType integer_type();
  DType any_type();
  void spend(double work) { work_ += work * repeat_; }
  bool is_spent() const { return work_ > options_.most_work; }
  bool odd(int percent) { return choose_.chance(percent) && !textbook_; }  // a deviation from the usual form
  // Asked of dimensions whose product may be more than a tensor may have.
  bool fits(const Dims& dims) const {
    double elements = 1;
    for (std::int64_t dim : dims) elements *= static_cast<double>(dim);
    return elements <= static_cast<double>(most_elements_);
  }

  // ---- operations with facts ----
  Value unary(OpCode, Value);
  Value binary(OpCode, Value, Value);
  Value add(Value x, Value y) { return binary(OpCode::add, x, y); }
  Value multiply(Value x, Value y) { return binary(OpCode::multiply, x, y); }
  Value constant(const TensorType&, double);
  Value scalar(DType type, double value) { return constant(TensorType(type, {}), value); }
  Value scaled(Value, double factor);
  Value above_one(Value);  // 1 + x²
  Value clamped(Value, double bound);
  Value bounded(Value, double bound);  // by a random means
  Value select(Value predicate, Value, Value);
  Value convert(Value, DType);
  Value moved(Value result, Value from) { return know(result, facts(from)); }
  Value broadcast(Value, const Dims& to, const Dims& places);
  Value spread(Value reduced, const Dims& to, const Dims& reduced_dims);  // back over the dimensions of a reduction
  Value transpose(Value, const Dims& permutation);
  Value reshape(Value, const Dims&);
  Value reduce(Value, OpCode, const Dims& over, std::optional<double> initial = {});
  std::optional<Value> dot(Value, Value, const DotDims&, std::optional<DType> result = {});
  std::optional<Value> matmul(Value, Value);
  Values create(OpCode, Values operands, Attrs, std::vector<Region>, std::vector<TensorType> given = {});
  Region combine(OpCode, DType, int form = 0, std::optional<Value> captured = {});

  // ---- families: each makes one value, or none ----
  Value elementwise();
  Value elementwise_float();
  Value elementwise_integer();
  Value elementwise_boolean();
  Value comparison();
  Value selection();
  Value conversion();
  Value movement();
  Value concatenation();
  Value padding();
  Value halves();
  Value iota();
  Value dense_constant();
  Value product();
  Value general_product();
  Value batched_chain();
  Value advanced();
  Value projections();
  Value epilogue();
  Value reduction();
  Value fan_out();
  Value pair_reduction();
  Value softmax();
  Value normalization();
  Value cross_entropy();
  Value activation();
  Value attention();
  Value attention_with(bool wide);
  Value mlp();
  Value repeated();
  Value slicing();
  Value update();
  Value gather();
  Value scatter();
  Value sort();
  Value window();
  Value scan();
  Value selected_scatter();
  Value random_bits();
  Value convolution();
  Value loop();
  Value branch();
  Value barrier();

  // ---- parts of families ----
  Value gelu(Value, int form);
  Value softmax_of(Value, std::int64_t axis, int miss);
  Value mask(const Dims& square);
  Value masked(Value scores, double fill);
  Value joined(Values, std::int64_t axis);
  Value next_state(Value);
  std::optional<Value> element_of(Value);
  std::optional<Value> bias_product(Value q, const Dims& scores, bool heads_last, bool plain);
  Dims permutation(std::int64_t rank);
  Dims subset(std::int64_t rank, std::int64_t least);
  Value body(int steps);  // some steps, the last value of which is returned
  void step();
  Values pick_results();
  void mark_donations(RandomGraph&);
  HostTensor values_for(const TensorType&, Facts&);

  Choices& choose_;
  GraphOptions options_;
  Function function_;
  Builder outer_;
  Builder* b_;
  std::vector<HostTensor> arguments_;
  std::vector<Facts> facts_;
  Values pool_;
  std::vector<std::int64_t> sizes_;
  std::vector<int> weights_;  // of the families, in this program
  std::int64_t most_elements_ = 2048;
  bool whole_ = false;  // floats are whole numbers everywhere
  DType main_ = DType::f32;
  bool textbook_ = false;  // what is made now has the form that recognisers look for
  int depth_ = 0;          // of regions
  double work_ = 0, repeat_ = 1;
};

}  // namespace pcp::fuzz
