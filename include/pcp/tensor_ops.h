// Operations on remote tensors, with the shapes, types and habits of PyTorch. Each is one instruction of the stream
// unless it says otherwise, has a gradient wherever one makes sense, and waits for nothing.
//
// Errors are thrown at once and begin with the operation: "[gt.matmul] ...". Axes may be negative. Broadcasting is
// NumPy's. Numbers of the program (a learning rate, a start of a slice) travel with the instruction: other numbers make
// no new routine, other shapes and axes do.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "pcp/error.h"
#include "pcp/tensor.h"

namespace pcp::gt {

// --- Numbers and types.

// A number of the program. It is weak: it changes the type of a tensor only to one of a higher kind (boolean, integer,
// floating), so i32 + 2.5 is f32 and bf16 + 2.5 is bf16.
class Scalar {
 public:
  enum class Kind : std::uint8_t { boolean, integer, floating };
  template <std::same_as<bool> T>
  Scalar(T value) : kind_(Kind::boolean), integer_(value) {}  // NOLINT: meant to convert
  template <std::integral T>
  requires(!std::same_as<T, bool>) Scalar(T value)
      : kind_(Kind::integer), integer_(static_cast<std::int64_t>(value)) {}  // NOLINT: meant to convert
  template <std::floating_point T>
  Scalar(T value) : kind_(Kind::floating), floating_(value) {}  // NOLINT: meant to convert

  Kind kind() const { return kind_; }
  DType dtype() const;  // of a tensor that is made of it: i1, i64 or f32
  double floating() const { return kind_ == Kind::floating ? floating_ : static_cast<double>(integer_); }
  std::int64_t integer() const { return kind_ == Kind::floating ? static_cast<std::int64_t>(floating_) : integer_; }

 private:
  Kind kind_;
  std::int64_t integer_ = 0;
  double floating_ = 0;
};

// What an operation takes where a number will do as well as a tensor.
class Operand {
 public:
  Operand(Tensor tensor) : tensor_(std::move(tensor)) {  // NOLINT: meant to convert
    require(is_tensor(), "[gt] an operand is no tensor: a gradient before backward(), say");
  }
  Operand(Scalar scalar) : scalar_(scalar) {}  // NOLINT: meant to convert
  template <class T>
  requires std::integral<T> || std::floating_point<T> Operand(T number)
      : scalar_(number) {}  // NOLINT: meant to convert

  bool is_tensor() const { return static_cast<bool>(tensor_); }
  const Tensor& tensor() const { return tensor_; }
  const Scalar& scalar() const { return scalar_; }

 private:
  Tensor tensor_;
  Scalar scalar_ = false;
};

// PyTorch's table. Where PyTorch has no answer (ui16, ui32 and ui64 with other integers) it is NumPy's.
DType promote(DType, DType);
// The type in which operands meet: those with dimensions count first, then tensors of rank 0, then numbers.
DType result_type(const std::vector<Operand>&);
Dims broadcast_dims(const Dims&, const Dims&);

Tensor astype(const Tensor&, DType);  // the same tensor where it has the type
Tensor clone(const Tensor&);          // another tensor with the value, inside the graph of gradients
Tensor placed(const Tensor&);         // the same, in the layout of the signal that this thread is in

// --- In place. The tensor takes a value; operations that were recorded before keep the old one.
// What `target += x` does with the result of the addition: it must have target's shape, and its type is converted
// within its kind (f32 into f16, not f32 into i32).
void in_place(Tensor& target, const Tensor& result);
void copy_(Tensor& target, const Operand& value);  // converts and broadcasts
void fill_(Tensor& target, Scalar);
void zero_(Tensor& target);

// --- Elementwise arithmetic.
Tensor add(const Operand&, const Operand&);
Tensor subtract(const Operand&, const Operand&);
Tensor multiply(const Operand&, const Operand&);
Tensor divide(const Operand&, const Operand&);        // of integers: f32
Tensor floor_divide(const Operand&, const Operand&);  // towards minus infinity
Tensor remainder(const Operand&, const Operand&);     // the sign of the divisor, like % in Python
Tensor power(const Operand&, const Operand&);
Tensor maximum(const Operand&, const Operand&);  // NaN wins
Tensor minimum(const Operand&, const Operand&);
Tensor atan2(const Operand&, const Operand&);
// A bound may be left out.
Tensor clip(const Tensor&, const std::optional<Operand>& low, const std::optional<Operand>& high);
Tensor where(const Tensor& condition, const Operand& on_true, const Operand& on_false);
Tensor lerp(const Tensor& start, const Tensor& end, const Operand& weight);  // start + weight * (end - start)

// --- Elementwise comparisons and logic: i1.
Tensor equal(const Operand&, const Operand&);
Tensor not_equal(const Operand&, const Operand&);
Tensor less(const Operand&, const Operand&);
Tensor less_equal(const Operand&, const Operand&);
Tensor greater(const Operand&, const Operand&);
Tensor greater_equal(const Operand&, const Operand&);
Tensor logical_and(const Operand&, const Operand&);  // what is not 0 is true
Tensor logical_or(const Operand&, const Operand&);
Tensor logical_xor(const Operand&, const Operand&);
Tensor logical_not(const Tensor&);
Tensor isnan(const Tensor&);
Tensor isfinite(const Tensor&);
Tensor isinf(const Tensor&);
// Bits of integers, logic of i1: & | ^ ~ in Python.
Tensor bitwise_and(const Operand&, const Operand&);
Tensor bitwise_or(const Operand&, const Operand&);
Tensor bitwise_xor(const Operand&, const Operand&);
Tensor bitwise_not(const Tensor&);

// --- Elementwise functions. Those with no integer meaning give f32 for integers.
Tensor negate(const Tensor&);
Tensor abs(const Tensor&);
Tensor sign(const Tensor&);
Tensor square(const Tensor&);
Tensor floor(const Tensor&);
Tensor ceil(const Tensor&);
Tensor round(const Tensor&);  // ties to even
Tensor relu(const Tensor&);
Tensor exp(const Tensor&);
Tensor expm1(const Tensor&);
Tensor log(const Tensor&);
Tensor log1p(const Tensor&);
Tensor log2(const Tensor&);
Tensor sqrt(const Tensor&);
Tensor rsqrt(const Tensor&);
Tensor reciprocal(const Tensor&);
Tensor sin(const Tensor&);
Tensor cos(const Tensor&);
Tensor tan(const Tensor&);
Tensor tanh(const Tensor&);
Tensor erf(const Tensor&);
Tensor sigmoid(const Tensor&);
Tensor log_sigmoid(const Tensor&);
Tensor silu(const Tensor&);
Tensor softplus(const Tensor&, double beta = 1, double threshold = 20);
enum class Gelu : std::uint8_t { erf, tanh };
Tensor gelu(const Tensor&, Gelu = Gelu::erf);
Tensor leaky_relu(const Tensor&, double slope = 0.01);
Tensor elu(const Tensor&, double alpha = 1);

// --- Reductions. Without axes, over all of them.
using Axes = std::optional<Dims>;
Tensor sum(const Tensor&, const Axes& = {}, bool keepdims = false);  // of integers and i1: i64
Tensor prod(const Tensor&, const Axes& = {}, bool keepdims = false);
Tensor mean(const Tensor&, const Axes& = {}, bool keepdims = false);
Tensor max(const Tensor&, const Axes& = {}, bool keepdims = false);  // the gradient is shared by equal maxima
Tensor min(const Tensor&, const Axes& = {}, bool keepdims = false);
Tensor var(const Tensor&, const Axes& = {}, bool keepdims = false, double correction = 1);
Tensor stddev(const Tensor&, const Axes& = {}, bool keepdims = false, double correction = 1);
Tensor any(const Tensor&, const Axes& = {}, bool keepdims = false);
Tensor all(const Tensor&, const Axes& = {}, bool keepdims = false);
Tensor logsumexp(const Tensor&, const Axes& = {}, bool keepdims = false);
Tensor norm(const Tensor&, double order = 2, const Axes& = {}, bool keepdims = false);  // order may be infinite
// Without an axis, of the flattened tensor. The first of equal ones; a NaN is the largest and the smallest.
Tensor argmax(const Tensor&, std::optional<std::int64_t> axis = {}, bool keepdims = false);
Tensor argmin(const Tensor&, std::optional<std::int64_t> axis = {}, bool keepdims = false);
Tensor cumsum(const Tensor&, std::int64_t axis);
Tensor softmax(const Tensor&, std::int64_t axis);
Tensor log_softmax(const Tensor&, std::int64_t axis);

// --- Movement.
Tensor reshape(const Tensor&, const Dims&);  // one may be -1
Tensor flatten(const Tensor&, std::int64_t first = 0, std::int64_t last = -1);
Tensor transpose(const Tensor&, std::int64_t a = -2, std::int64_t b = -1);  // of rank below 2 without axes: itself
Tensor permute(const Tensor&, const Dims&);
Tensor squeeze(const Tensor&, const Axes& = {});
Tensor unsqueeze(const Tensor&, std::int64_t axis);
Tensor broadcast_to(const Tensor&, const Dims&);
Tensor expand(const Tensor&, const Dims&);  // the same, with -1 for dimensions that stay
Tensor repeat(const Tensor&, const Dims& times);
Tensor repeat_interleave(const Tensor&, std::int64_t times, std::int64_t axis);
Tensor cat(const std::vector<Tensor>&, std::int64_t axis = 0);
Tensor stack(const std::vector<Tensor>&, std::int64_t axis = 0);
std::vector<Tensor> split(const Tensor&, std::int64_t size, std::int64_t axis = 0);  // the last may be smaller
std::vector<Tensor> split(const Tensor&, const Dims& sizes, std::int64_t axis = 0);
std::vector<Tensor> chunk(const Tensor&, std::int64_t chunks, std::int64_t axis = 0);
Tensor flip(const Tensor&, const Axes& = {});
Tensor roll(const Tensor&, const Dims& shifts, const Axes& = {});  // without axes, the flattened tensor by one shift
Tensor tril(const Tensor&, std::int64_t diagonal = 0);
Tensor triu(const Tensor&, std::int64_t diagonal = 0);
Tensor diagonal(const Tensor&, std::int64_t offset = 0, std::int64_t a = 0, std::int64_t b = 1);
Tensor pad(const Tensor&, const Dims& low, const Dims& high, Scalar value = 0);  // negative cuts

// --- Indexing.
struct Slice {
  std::optional<std::int64_t> start, stop, step;
};
struct NewAxis {};
struct Ellipsis {};
// A tensor is an array of integers or a boolean mask.
using Index = std::variant<std::int64_t, Slice, NewAxis, Ellipsis, Tensor>;
using Indices = std::vector<Index>;
// x[...] as NumPy has it. Constant numbers are checked here. Numbers in tensors count from the end where they are
// negative and are clamped into the range on the worker. A boolean mask is read first, because the shape of the result
// depends on it: this waits for what the mask depends on.
Tensor index(const Tensor&, const Indices&);
// The tensor with the elements at x[...] replaced by the value, which is broadcast and converted. Where an index in a
// tensor comes several times one of its values stays, on the CPU the last; one out of range is left out. A mask is read
// only where the value has more than one element.
Tensor index_put(const Tensor&, const Indices&, const Operand& value);
void set_index(Tensor& target, const Indices&, const Operand& value);  // target[...] = value

Tensor gather(const Tensor&, std::int64_t axis, const Tensor& index);  // of one rank, as torch.gather
Tensor take_along_axis(const Tensor&, const Tensor& index, std::int64_t axis);
Tensor index_select(const Tensor&, std::int64_t axis, const Tensor& index);
Tensor embedding(const Tensor& weight, const Tensor& index);
Tensor masked_fill(const Tensor&, const Tensor& mask, const Operand& value);
Tensor scatter(const Tensor&, std::int64_t axis, const Tensor& index, const Operand& source);
Tensor scatter_add(const Tensor&, std::int64_t axis, const Tensor& index, const Operand& source);
Tensor one_hot(const Tensor&, std::int64_t classes);  // i64
// Stable. Values and i64 indices. NaN is the largest.
std::pair<Tensor, Tensor> sort(const Tensor&, std::int64_t axis = -1, bool descending = false);
Tensor argsort(const Tensor&, std::int64_t axis = -1, bool descending = false);
std::pair<Tensor, Tensor> topk(const Tensor&, std::int64_t k, std::int64_t axis = -1, bool largest = true);
// Values and the places of the first of them along an axis: what x.max(dim) gives in PyTorch.
std::pair<Tensor, Tensor> max_with_index(const Tensor&, std::int64_t axis, bool keepdims = false);
std::pair<Tensor, Tensor> min_with_index(const Tensor&, std::int64_t axis, bool keepdims = false);
Tensor nonzero(const Tensor&);  // i64 [count, rank]; reads the tensor

// --- Products. Operands of different types meet as in other arithmetic.
Tensor matmul(const Tensor&, const Tensor&);  // vectors and batches as @ of NumPy
Tensor dot(const Tensor&, const Tensor&);     // vectors
Tensor outer(const Tensor&, const Tensor&);
// Any labels, repeated ones, an ellipsis, an output that is left out. Three or more operands are contracted from the
// left, each pair by one instruction.
Tensor einsum(std::string_view equation, const std::vector<Tensor>&);
Tensor linear(const Tensor& x, const Tensor& weight, const Tensor& bias = {});  // weight [out, in]; no bias: {}
struct Conv2d {
  std::int64_t stride[2] = {1, 1}, padding[2] = {0, 0}, dilation[2] = {1, 1}, groups = 1;
};
Tensor conv2d(const Tensor& x, const Tensor& weight, const Tensor& bias = {}, const Conv2d& = {});  // NCHW, OIHW
struct Pool2d {
  std::int64_t kernel[2], stride[2], padding[2] = {0, 0};
};
Tensor max_pool2d(const Tensor&, const Pool2d&);
Tensor avg_pool2d(const Tensor&, const Pool2d&, bool count_include_pad = true);

// --- Creation.
Tensor full(const Dims&, Scalar, std::optional<DType> = {});
Tensor zeros(const Dims&, DType = DType::f32);
Tensor ones(const Dims&, DType = DType::f32);
Tensor full_like(const Tensor&, Scalar, std::optional<DType> = {});
Tensor zeros_like(const Tensor&, std::optional<DType> = {});
Tensor ones_like(const Tensor&, std::optional<DType> = {});
Tensor arange(Scalar start, Scalar stop, Scalar step = 1, std::optional<DType> = {});  // i64 where all are integers
Tensor linspace(double start, double stop, std::int64_t count, DType = DType::f32);
Tensor eye(std::int64_t rows, std::optional<std::int64_t> columns = {}, DType = DType::f32);

// --- Random numbers. Each element is a hash of the seed, of how many tensors were drawn before, and of its place: one
// seed gives the same numbers on every engine and for every layout.
void manual_seed(std::uint64_t);
struct RandomState {
  std::uint64_t seed = 0, drawn = 0;
};
RandomState random_state();
void set_random_state(RandomState);
Tensor rand(const Dims&, DType = DType::f32);  // [0, 1)
Tensor randn(const Dims&, DType = DType::f32);
Tensor randint(std::int64_t low, std::int64_t high, const Dims&, DType = DType::i64);  // [low, high)
Tensor bernoulli(const Tensor& probability);                                           // 0 and 1, of its type
Tensor randperm(std::int64_t count);                                                   // i64
// Elements are 0 with the probability and scaled up otherwise.
Tensor dropout(const Tensor&, double probability);

// --- Networks.
// Over the last `axes` dimensions; weight and bias have their shape or are {}.
Tensor layer_norm(const Tensor&, std::int64_t axes, const Tensor& weight = {}, const Tensor& bias = {},
                  double eps = 1e-5);
Tensor rms_norm(const Tensor&, std::int64_t axes, const Tensor& weight = {}, double eps = 1e-6);
enum class Reduction : std::uint8_t { none, mean, sum };
// Logits [N, C, ...] or [C] with classes [N, ...] as i32 or i64.
Tensor cross_entropy(const Tensor& logits, const Tensor& targets, Reduction = Reduction::mean,
                     std::int64_t ignore_index = -100, double label_smoothing = 0);
Tensor nll_loss(const Tensor& log_probabilities, const Tensor& targets, Reduction = Reduction::mean,
                std::int64_t ignore_index = -100);
Tensor mse_loss(const Tensor&, const Tensor& target, Reduction = Reduction::mean);
Tensor l1_loss(const Tensor&, const Tensor& target, Reduction = Reduction::mean);
Tensor bce(const Tensor& probability, const Tensor& target, Reduction = Reduction::mean);
Tensor bce_with_logits(const Tensor& logits, const Tensor& target, Reduction = Reduction::mean);
// [..., T, D]. A mask is i1 (true: takes part) or is added to the scores. The scale is 1 / sqrt(D) unless given.
Tensor scaled_dot_product_attention(const Tensor& q, const Tensor& k, const Tensor& v, bool causal = false,
                                    const Tensor& mask = {}, std::optional<double> scale = {});

// --- Optimizer steps: new values, to be assigned by the caller. One instruction for each parameter, no gradients.
struct Sgd {
  double lr = 1e-3, momentum = 0, dampening = 0, weight_decay = 0;
  bool nesterov = false;
};
struct SgdResult {
  Tensor parameter, momentum;  // momentum: {} where the options have none
};
// `momentum` is {} in the first step.
SgdResult sgd_step(const Tensor& parameter, const Tensor& gradient, const Tensor& momentum, const Sgd&);
struct Adam {
  double lr = 1e-3, beta1 = 0.9, beta2 = 0.999, eps = 1e-8, weight_decay = 0;
  bool decoupled = false;  // AdamW
};
struct AdamResult {
  Tensor parameter, mean, variance;
};
// Steps are counted from 1.
AdamResult adam_step(const Tensor& parameter, const Tensor& gradient, const Tensor& mean, const Tensor& variance,
                     std::int64_t step, const Adam&);
struct ClipResult {
  Tensor norm;  // of all gradients before
  std::vector<Tensor> gradients;
};
ClipResult clip_grad_norm(const std::vector<Tensor>& gradients, double max_norm, double order = 2);

// --- Operators. Comparison by == is equal().
inline Tensor operator+(const Operand& a, const Operand& b) { return add(a, b); }
inline Tensor operator-(const Operand& a, const Operand& b) { return subtract(a, b); }
inline Tensor operator*(const Operand& a, const Operand& b) { return multiply(a, b); }
inline Tensor operator/(const Operand& a, const Operand& b) { return divide(a, b); }
inline Tensor operator%(const Operand& a, const Operand& b) { return remainder(a, b); }
inline Tensor operator<(const Operand& a, const Operand& b) { return less(a, b); }
inline Tensor operator<=(const Operand& a, const Operand& b) { return less_equal(a, b); }
inline Tensor operator>(const Operand& a, const Operand& b) { return greater(a, b); }
inline Tensor operator>=(const Operand& a, const Operand& b) { return greater_equal(a, b); }
inline Tensor operator-(const Tensor& a) { return negate(a); }
inline Tensor& operator+=(Tensor& a, const Operand& b) { return in_place(a, add(a, b)), a; }
inline Tensor& operator-=(Tensor& a, const Operand& b) { return in_place(a, subtract(a, b)), a; }
inline Tensor& operator*=(Tensor& a, const Operand& b) { return in_place(a, multiply(a, b)), a; }
inline Tensor& operator/=(Tensor& a, const Operand& b) { return in_place(a, divide(a, b)), a; }

}  // namespace pcp::gt
