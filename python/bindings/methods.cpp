// Operations as methods of Tensor. Python's gt.exp is Tensor.exp, so that each is bound once. Axes have NumPy's names
// and PyTorch's: axis and dim, keepdims and keepdim.
#include <nanobind/stl/pair.h>

#include "bindings/binding.h"

namespace pcp::gt::python {
namespace {

struct Names {
  const char *axis, *keepdims;
};
template <class F>
struct Named {
  const char* name;
  F operation;
  const char* doc;
};
using Class = nb::class_<Tensor>;

void bind_elementwise(Class& tensor) {
  using Unary = Tensor (*)(const Tensor&);
  using Binary = Tensor (*)(const Operand&, const Operand&);
  const Named<Unary> unary[] = {
      {"neg", negate, "-x"},
      {"abs", gt::abs, "Without the sign."},
      {"sign", sign, "-1, 0 or 1."},
      {"square", square, "x * x"},
      {"floor", gt::floor, "The next integer below."},
      {"ceil", gt::ceil, "The next integer above."},
      {"round", gt::round, "The nearest integer, ties to even."},
      {"relu", relu, "What is below 0 becomes 0."},
      {"exp", gt::exp, "e to the power of x."},
      {"expm1", gt::expm1, "exp(x) - 1, also of small x."},
      {"log", gt::log, "The natural logarithm."},
      {"log1p", gt::log1p, "log(1 + x), also of small x."},
      {"log2", gt::log2, "The logarithm of base 2."},
      {"sqrt", gt::sqrt, "The square root."},
      {"rsqrt", rsqrt, "1 / sqrt(x)"},
      {"reciprocal", reciprocal, "1 / x"},
      {"sin", gt::sin, "The sine."},
      {"cos", gt::cos, "The cosine."},
      {"tan", gt::tan, "The tangent."},
      {"tanh", gt::tanh, "The hyperbolic tangent."},
      {"erf", gt::erf, "The error function."},
      {"sigmoid", sigmoid, "1 / (1 + exp(-x))"},
      {"logsigmoid", log_sigmoid, "log(sigmoid(x))"},
      {"silu", silu, "x * sigmoid(x)"},
      {"logical_not", logical_not, "True where x is 0."},
      {"isnan", gt::isnan, "True where x is not a number."},
      {"isfinite", gt::isfinite, "True where x is neither infinite nor NaN."},
      {"isinf", gt::isinf, "True where x is infinite."},
      {"bitwise_not", bitwise_not, "~x"},
      {"clone", clone, "Another tensor with the value; gradients go through it."},
      {"nonzero", nonzero, "Where x is not 0: an index of each such element. Waits."},
  };
  for (auto [name, operation, doc] : unary) tensor.def(name, operation, doc);
  const Named<Binary> binary[] = {
      {"add", add, "x + other"},
      {"sub", subtract, "x - other"},
      {"subtract", subtract, "x - other"},
      {"mul", multiply, "x * other"},
      {"multiply", multiply, "x * other"},
      {"div", divide, "x / other"},
      {"divide", divide, "x / other"},
      {"floor_divide", floor_divide, "x // other, towards minus infinity."},
      {"remainder", remainder, "x % other, with the sign of other."},
      {"pow", power, "x ** other"},
      {"maximum", maximum, "The larger element of each pair."},
      {"minimum", minimum, "The smaller element of each pair."},
      {"atan2", gt::atan2, "The angle of the point (other, x)."},
      {"eq", equal, "x == other"},
      {"ne", not_equal, "x != other"},
      {"lt", less, "x < other"},
      {"le", less_equal, "x <= other"},
      {"gt", greater, "x > other"},
      {"ge", greater_equal, "x >= other"},
      {"logical_and", logical_and, "Both are not 0."},
      {"logical_or", logical_or, "One is not 0."},
      {"logical_xor", logical_xor, "One of the two is not 0."},
      {"bitwise_and", bitwise_and, "x & other"},
      {"bitwise_or", bitwise_or, "x | other"},
      {"bitwise_xor", bitwise_xor, "x ^ other"},
  };
  for (auto [name, operation, doc] : binary) {
    tensor.def(
        name, [operation](const Tensor& self, const Operand& other) { return operation(self, other); }, "other"_a, doc);
  }
  tensor.def("clip", &clip, "min"_a = nb::none(), "max"_a = nb::none(),
             "Elements are kept between two bounds.\n\n>>> gt.tensor([-1, 5]).clip(0, 3)\ntensor([0, 3])");
  tensor.def("clamp", &clip, "min"_a = nb::none(), "max"_a = nb::none(), "The same as clip().");
  tensor.def("lerp", &lerp, "end"_a, "weight"_a, "self + weight * (end - self)");
  tensor.def("softplus", &softplus, "beta"_a = 1.0, "threshold"_a = 20.0,
             "log(1 + exp(beta * x)) / beta; x itself where beta * x is above the threshold.");
  tensor.def(
      "gelu",
      [](const Tensor& self, const std::string& approximate) {
        require(approximate == "none" || approximate == "tanh", "[gt.gelu] approximate is 'none' or 'tanh', not '",
                approximate, "'");
        return gelu(self, approximate == "tanh" ? Gelu::tanh : Gelu::erf);
      },
      "approximate"_a = "none",
      "x times the normal distribution's share below x; approximate=\"tanh\" is the usual shortcut.");
  tensor.def("leaky_relu", &leaky_relu, "negative_slope"_a = 0.01, "What is below 0 is multiplied by the slope.");
  tensor.def("elu", &elu, "alpha"_a = 1.0, "alpha * (exp(x) - 1) below 0.");
  tensor.def(
      "masked_fill", &masked_fill, "mask"_a, "value"_a,
      "The value where the mask is true.\n\n>>> x = gt.tensor([1, -2])\n>>> x.masked_fill(x < 0, 0)\ntensor([1, 0])");
  tensor.def(
      "where",
      [](const Tensor& self, const Tensor& condition, const Operand& other) { return where(condition, self, other); },
      "condition"_a, "other"_a, "This tensor where the condition is true, the other elsewhere.");
  tensor.def("astype", &astype, "dtype"_a,
             "The same values in another type.\n\n>>> gt.tensor([1.5]).astype('int64')\ntensor([1])");
  tensor.def(
      "type_as", [](const Tensor& self, const Tensor& other) { return astype(self, other.dtype()); }, "other"_a,
      "The same values in the type of the other.");
  const std::pair<const char*, DType> conversions[] = {
      {"float", DType::f32}, {"double", DType::f64}, {"half", DType::f16}, {"bfloat16", DType::bf16},
      {"int", DType::i32},   {"long", DType::i64},   {"bool", DType::i1},
  };
  for (auto [name, dtype] : conversions) {
    tensor.def(
        name, [dtype](const Tensor& self) { return astype(self, dtype); }, concat("astype(gt.", name, ")").c_str());
  }
}

void bind_reductions(Class& tensor, Names names) {
  const char *axis = names.axis, *keep = names.keepdims;
  using Reduction = Tensor (*)(const Tensor&, const Axes&, bool);
  const Named<Reduction> reductions[] = {
      {"sum", sum,
       "The sum of all elements or along axes. Integers give int64.\n\n>>> gt.ones(2, 3).sum(axis=1)\ntensor([3., "
       "3.])"},
      {"prod", prod, "The product of all elements or along axes."},
      {"mean", mean,
       "The mean of all elements or along axes.\n\n>>> gt.tensor([[1.0, 3.0]]).mean(axis=1, "
       "keepdims=True)\ntensor([[2.]])"},
      {"any", any, "Whether one element is not 0."},
      {"all", all, "Whether no element is 0."},
      {"logsumexp", logsumexp, "log(sum(exp(x))), computed safely."},
      {"amax", max, "The largest element, of all or along axes."},
      {"amin", min, "The smallest element, of all or along axes."},
  };
  for (auto [name, operation, doc] : reductions) {
    tensor.def(name, operation, nb::arg(axis) = nb::none(), nb::arg(keep) = false, doc);
  }
  tensor.def("var", &var, nb::arg(axis) = nb::none(), nb::arg(keep) = false, "correction"_a = 1.0,
             "The variance of all elements or along axes. A correction of 1 divides by n - 1.\n\n>>> gt.tensor([1.0, "
             "3.0]).var()\ntensor(2.)");
  tensor.def("std", &stddev, nb::arg(axis) = nb::none(), nb::arg(keep) = false, "correction"_a = 1.0,
             "The standard deviation: the root of var().");
  tensor.def("norm", &norm, "p"_a = 2.0, nb::arg(axis) = nb::none(), nb::arg(keep) = false,
             "The norm of order p of all elements or along axes.\n\n>>> gt.tensor([3.0, 4.0]).norm()\ntensor(5.)");
  tensor.def("argmax", &argmax, nb::arg(axis) = nb::none(), nb::arg(keep) = false,
             "Where the largest element is, of all (counted in one row) or along an axis.\n\n>>> gt.tensor([[1, 5], "
             "[7, 2]]).argmax(1)\ntensor([1, 0])");
  tensor.def("argmin", &argmin, nb::arg(axis) = nb::none(), nb::arg(keep) = false,
             "Where the smallest element is, of all (counted in one row) or along an axis.");
  tensor.def("cumsum", &cumsum, nb::arg(axis),
             "Sums of the elements so far along an axis.\n\n>>> gt.tensor([1, 2, 3]).cumsum(0)\ntensor([1, 3, 6])");
  tensor.def(
      "softmax", &softmax, nb::arg(axis) = -1,
      "Positive numbers along an axis that add up to 1.\n\n>>> gt.zeros(2).softmax(0)\ntensor([0.5000, 0.5000])");
  tensor.def("log_softmax", &log_softmax, nb::arg(axis) = -1, "The logarithm of softmax(), computed safely.");
  tensor.def("_max_with_index", &max_with_index, nb::arg(axis), nb::arg(keep) = false);
  tensor.def("_min_with_index", &min_with_index, nb::arg(axis), nb::arg(keep) = false);
}

void bind_movement(Class& tensor) {
  tensor.def(
      "reshape", [](const Tensor& self, const nb::args& shape) { return reshape(self, dims_of(shape)); }, "shape"_a,
      "The same elements in another shape; -1 stands for what is left.\n\n>>> gt.arange(6).reshape(2, -1).shape\n(2, "
      "3)");
  tensor.def(
      "view", [](const Tensor& self, const nb::args& shape) { return reshape(self, dims_of(shape)); }, "shape"_a,
      "The same as reshape().");
  tensor.def(
      "permute", [](const Tensor& self, const nb::args& axes) { return permute(self, dims_of(axes)); }, "axes"_a,
      "The axes in another order.\n\n>>> gt.ones(2, 3, 4).permute(2, 0, 1).shape\n(4, 2, 3)");
  tensor.def(
      "expand", [](const Tensor& self, const nb::args& shape) { return expand(self, dims_of(shape)); }, "shape"_a,
      "Axes of size 1 are repeated; -1 leaves an axis as it is.\n\n>>> gt.ones(2, 1).expand(-1, 3).shape\n(2, 3)");
  tensor.def(
      "repeat", [](const Tensor& self, const nb::args& times) { return repeat(self, dims_of(times)); }, "times"_a,
      "The whole is repeated so many times along each axis.\n\n>>> gt.tensor([1, 2]).repeat(2)\ntensor([1, 2, 1, 2])");
  tensor.def("broadcast_to", &broadcast_to, "shape"_a, "Repeated to a larger shape, as operations do it.");
  tensor.def("flatten", &flatten, "start_dim"_a = 0, "end_dim"_a = -1,
             "The axes from start_dim to end_dim become one.\n\n>>> gt.ones(2, 3, 4).flatten(1).shape\n(2, 12)");
  tensor.def(
      "transpose", [](const Tensor& self) { return transpose(self); },
      "Swaps the last two axes.\n\n>>> gt.ones(2, 3, 4).transpose().shape\n(2, 4, 3)");
  tensor.def("transpose", &transpose, "dim0"_a, "dim1"_a, "Swaps two axes.");
  tensor.def_prop_ro(
      "T", [](const Tensor& self) { return transpose(self); }, "The last two axes swapped.");
  tensor.def_prop_ro(
      "mT", [](const Tensor& self) { return transpose(self); }, "The last two axes swapped.");
  tensor.def(
      "t", [](const Tensor& self) { return transpose(self); }, "The last two axes swapped.");
  tensor.def(
      "tril", &tril, "diagonal"_a = 0,
      "What is above the diagonal becomes 0.\n\n>>> gt.ones(2, 2).tril()\ntensor([[1., 0.],\n        [1., 1.]])");
  tensor.def("triu", &triu, "diagonal"_a = 0, "What is below the diagonal becomes 0.");
  tensor.def(
      "flip",
      [](const Tensor& self, const nb::args& axes) {
        return flip(self, axes.size() == 0 ? Axes() : Axes(dims_of(axes)));
      },
      "axes"_a,
      "The other way round along these axes, or along all.\n\n>>> gt.tensor([1, 2, 3]).flip(0)\ntensor([3, 2, 1])");
  tensor.def("argsort", &argsort, "axis"_a = -1, "descending"_a = false,
             "Where the elements in order were.\n\n>>> gt.tensor([3, 1, 2]).argsort()\ntensor([1, 2, 0])");
  tensor.def("matmul", &matmul, "other"_a,
             "self @ other, with broadcast batches.\n\n>>> gt.ones(5, 2, 3).matmul(gt.ones(3, 4)).shape\n(5, 2, 4)");
  tensor.def("mm", &matmul, "other"_a, "The same as matmul().");
  tensor.def("bmm", &matmul, "other"_a, "The same as matmul().");
  tensor.def("dot", &dot, "other"_a,
             "The sum of the products of two vectors.\n\n>>> gt.tensor([1, 2]).dot(gt.tensor([3, 4]))\ntensor(11)");
  tensor.def("outer", &outer, "other"_a, "The products of all pairs of two vectors.");
}

void bind_axis_movement(Class& tensor, Names names) {
  const char* axis = names.axis;
  tensor.def("squeeze", &squeeze, nb::arg(axis) = nb::none(),
             "Without axes of size 1: all of them, or these.\n\n>>> gt.ones(1, 2, 1).squeeze().shape\n(2,)");
  tensor.def("unsqueeze", &unsqueeze, nb::arg(axis),
             "With a new axis of size 1 there.\n\n>>> gt.ones(2).unsqueeze(0).shape\n(1, 2)");
  tensor.def("repeat_interleave", &repeat_interleave, "repeats"_a, nb::arg(axis),
             "Each element so many times along an axis.\n\n>>> gt.tensor([1, 2]).repeat_interleave(2, 0)\ntensor([1, "
             "1, 2, 2])");
  tensor.def("split", nb::overload_cast<const Tensor&, std::int64_t, std::int64_t>(&split), "split_size"_a,
             nb::arg(axis) = 0,
             "Pieces of this size, or of these sizes, along an axis.\n\n>>> [len(piece) for piece in "
             "gt.arange(5).split(2)]\n[2, 2, 1]");
  tensor.def("split", nb::overload_cast<const Tensor&, const Dims&, std::int64_t>(&split), "split_sizes"_a,
             nb::arg(axis) = 0,
             "Pieces of this size, or of these sizes, along an axis.\n\n>>> [len(piece) for piece in "
             "gt.arange(5).split(2)]\n[2, 2, 1]");
  tensor.def("chunk", &chunk, "chunks"_a, nb::arg(axis) = 0,
             "So many pieces along an axis, of nearly one size.\n\n>>> [len(piece) for piece in "
             "gt.arange(5).chunk(2)]\n[3, 2]");
  tensor.def("roll", &roll, "shifts"_a, nb::arg(axis) = nb::none(),
             "Elements move along an axis; what leaves at the end comes in at the beginning.\n\n>>> "
             "gt.arange(3).roll(1)\ntensor([2, 0, 1])");
  tensor.def("gather", &gather, nb::arg(axis), "index"_a,
             "The elements that the index names along an axis.\n\n>>> gt.tensor([[1, 2], [3, 4]]).gather(1, "
             "gt.tensor([[0], [1]]))\ntensor([[1],\n        [4]])");
  tensor.def("take_along_axis", &take_along_axis, "index"_a, nb::arg(axis), "gather() as NumPy has it.");
  tensor.def("index_select", &index_select, nb::arg(axis), "index"_a,
             "The slices that the index names along an axis.\n\n>>> gt.tensor([5, 6, 7]).index_select(0, gt.tensor([2, "
             "0]))\ntensor([7, 5])");
  tensor.def("scatter", &scatter, nb::arg(axis), "index"_a, "source"_a,
             "Elements of the source are written where the index says along an axis.\n\n>>> gt.zeros(3).scatter(0, "
             "gt.tensor([2]), gt.ones(1))\ntensor([0., 0., 1.])");
  tensor.def("scatter_add", &scatter_add, nb::arg(axis), "index"_a, "source"_a,
             "Elements of the source are added where the index says along an axis.");
  tensor.def("_sort", &sort, nb::arg(axis) = -1, "descending"_a = false);
  tensor.def("_topk", &topk, "k"_a, nb::arg(axis) = -1, "largest"_a = true);
}

}  // namespace

void bind_methods(Class& tensor) {
  bind_elementwise(tensor);
  bind_movement(tensor);
  for (Names names : {Names{"axis", "keepdims"}, Names{"dim", "keepdim"}}) {
    bind_reductions(tensor, names);
    bind_axis_movement(tensor, names);
  }
  tensor.def("diagonal", &diagonal, "offset"_a = 0, "dim1"_a = 0, "dim2"_a = 1,
             "The elements whose indices along two axes differ by the offset.\n\n>>> gt.tensor([[1, 2], [3, "
             "4]]).diagonal()\ntensor([1, 4])");
}

}  // namespace pcp::gt::python
