// Functions of the module that are no methods of a tensor: creation, joining, choosing.
#include "bindings/binding.h"

namespace pcp::gt::python {
namespace {

Tensor with_gradient(Tensor tensor, bool requires_grad) {
  if (requires_grad) tensor.set_requires_grad(true);
  return tensor;
}

using Maker = Tensor (*)(const Dims&, DType);

void bind_maker(nb::module_& module, const char* name, Maker make, const char* doc) {
  module.def(
      name,
      [make](const nb::args& size, std::optional<DType> dtype, bool requires_grad) {
        return with_gradient(make(dims_of(size), dtype.value_or(DType::f32)), requires_grad);
      },
      "size"_a, "dtype"_a = nb::none(), "requires_grad"_a = false, doc);
}

std::vector<Tensor> tensors_of(nb::handle sequence) {
  std::vector<Tensor> tensors;
  for (nb::handle item : sequence) {
    if (!is_tensor(item.ptr())) {
      throw nb::type_error(("expected tensors, got " + nb::cast<std::string>(nb::repr(item))).c_str());
    }
    tensors.push_back(tensor_of(item.ptr()));
  }
  return tensors;
}

}  // namespace

void bind_creation(nb::module_& module) {
  bind_maker(module, "zeros", zeros,
             "A tensor of zeros: zeros(2, 3) or zeros((2, 3)).\n\n"
             ">>> gt.zeros(2, 3, dtype=gt.int64)\ntensor([[0, 0, 0],\n        [0, 0, 0]])");
  bind_maker(module, "ones", ones, "A tensor of ones.");
  bind_maker(module, "rand", gt::rand, "Random numbers of [0, 1). manual_seed() makes them repeat.");
  bind_maker(module, "randn", randn,
             "Random numbers of the normal distribution.\n\n"
             ">>> gt.randn(2, 3, requires_grad=True).shape\n(2, 3)");
  bind_maker(module, "empty", zeros, "A tensor whose values do not matter; they are zero.");
  module.def(
      "full",
      [](const Dims& size, Scalar value, std::optional<DType> dtype, bool requires_grad) {
        return with_gradient(full(size, value, dtype), requires_grad);
      },
      "size"_a, "fill_value"_a, nb::kw_only(), "dtype"_a = nb::none(), "requires_grad"_a = false,
      "A tensor of one value.\n\n>>> gt.full((2,), 2.5)\ntensor([2.5000, 2.5000])");
  module.def(
      "full_like",
      [](const Tensor& like, Scalar value, std::optional<DType> dtype) { return full_like(like, value, dtype); },
      "like"_a, "fill_value"_a, nb::kw_only(), "dtype"_a = nb::none(),
      "A tensor of one value, with the shape and the type of another.");
  module.def(
      "zeros_like", &zeros_like, "like"_a, nb::kw_only(), "dtype"_a = nb::none(),
      "Zeros with the shape and the type of another tensor.\n\n>>> gt.zeros_like(gt.tensor([1, 2]))\ntensor([0, 0])");
  module.def("ones_like", &ones_like, "like"_a, nb::kw_only(), "dtype"_a = nb::none(),
             "Ones with the shape and the type of another tensor.");
  module.def(
      "rand_like", [](const Tensor& like) { return gt::rand(like.dims(), like.dtype()); }, "like"_a,
      "rand() with the shape and the type of another tensor.");
  module.def(
      "randn_like", [](const Tensor& like) { return randn(like.dims(), like.dtype()); }, "like"_a,
      "randn() with the shape and the type of another tensor.");
  module.def(
      "arange", [](Scalar stop, std::optional<DType> dtype) { return arange(0, stop, 1, dtype); }, "stop"_a,
      nb::kw_only(), "dtype"_a = nb::none(), "The numbers from 0 to before `stop`.");
  module.def(
      "arange",
      [](Scalar start, Scalar stop, Scalar step, std::optional<DType> dtype) {
        return arange(start, stop, step, dtype);
      },
      "start"_a, "stop"_a, "step"_a = 1, nb::kw_only(), "dtype"_a = nb::none(),
      "From `start` to before `stop`.\n\n>>> gt.arange(2, 8, 3)\ntensor([2, 5])");
  module.def(
      "linspace",
      [](double start, double stop, std::int64_t steps, std::optional<DType> dtype) {
        return linspace(start, stop, steps, dtype.value_or(DType::f32));
      },
      "start"_a, "stop"_a, "steps"_a, nb::kw_only(), "dtype"_a = nb::none(),
      "Numbers at equal distances, both ends with them.\n\n>>> gt.linspace(0, 1, 3)\ntensor([0.0000, 0.5000, 1.0000])");
  module.def(
      "eye",
      [](std::int64_t rows, std::optional<std::int64_t> columns, std::optional<DType> dtype) {
        return eye(rows, columns, dtype.value_or(DType::f32));
      },
      "n"_a, "m"_a = nb::none(), nb::kw_only(), "dtype"_a = nb::none(),
      "Ones on the diagonal.\n\n>>> gt.eye(2)\ntensor([[1., 0.],\n        [0., 1.]])");
  module.def(
      "randint",
      [](std::int64_t low, std::int64_t high, const Dims& size, std::optional<DType> dtype) {
        return randint(low, high, size, dtype.value_or(DType::i64));
      },
      "low"_a, "high"_a, "size"_a, nb::kw_only(), "dtype"_a = nb::none(), "Random integers of [low, high).");
  module.def("randperm", &randperm, "n"_a, "The numbers below n in a random order.");
  module.def("bernoulli", &bernoulli, "probability"_a, "1 with the probability, else 0.");
  module.def(
      "manual_seed", [](std::int64_t seed) { manual_seed(static_cast<std::uint64_t>(seed)); }, "seed"_a,
      "Random numbers of this program begin anew from the seed.\n\n>>> gt.manual_seed(1)\n>>> a = gt.rand(3)\n>>> "
      "gt.manual_seed(1)\n>>> (gt.rand(3) == a).all()\ntensor(True)");
  module.def(
      "get_rng_state", [] { return nb::make_tuple(random_state().seed, random_state().drawn); },
      "The seed and how many tensors were drawn since.");
  module.def(
      "set_rng_state",
      [](const nb::tuple& state) {
        set_random_state({nb::cast<std::uint64_t>(state[0]), nb::cast<std::uint64_t>(state[1])});
      },
      "state"_a,
      "Random numbers go on from what get_rng_state() gave.\n\n>>> state = gt.get_rng_state()\n>>> a = gt.rand(3)\n>>> "
      "gt.set_rng_state(state)\n>>> (gt.rand(3) == a).all()\ntensor(True)");
  module.def(
      "_from_array",
      [](nb::handle array, std::optional<DType> dtype, bool requires_grad) {
        Tensor made = tensor_of_array(array);
        if (dtype) made = astype(made, *dtype);
        return with_gradient(made, requires_grad);
      },
      "array"_a, "dtype"_a = nb::none(), "requires_grad"_a = false);
}

void bind_functions(nb::module_& module) {
  for (const char* axis : {"axis", "dim"}) {
    module.def(
        "cat", [](nb::handle tensors, std::int64_t along) { return cat(tensors_of(tensors), along); }, "tensors"_a,
        nb::arg(axis) = 0,
        "Tensors one after the other along an axis.\n\n>>> gt.cat([gt.ones(2), gt.zeros(1)])\ntensor([1., 1., 0.])");
    module.def(
        "stack", [](nb::handle tensors, std::int64_t along) { return stack(tensors_of(tensors), along); }, "tensors"_a,
        nb::arg(axis) = 0,
        "Tensors side by side along a new axis.\n\n>>> gt.stack([gt.ones(2), gt.zeros(2)]).shape\n(2, 2)");
  }
  module.def("where", &where, "condition"_a, "on_true"_a, "on_false"_a,
             "Elements of one or the other.\n\n>>> x = gt.tensor([-1, 2])\n>>> gt.where(x > 0, x, 0)\ntensor([0, 2])");
  module.def("maximum", &maximum, "a"_a, "b"_a,
             "The larger element of each pair. NaN wins.\n\n>>> gt.maximum(gt.tensor([1, 5]), 3)\ntensor([3, 5])");
  module.def("minimum", &minimum, "a"_a, "b"_a, "The smaller element of each pair. NaN wins.");
  module.def(
      "einsum",
      [](const std::string& equation, const nb::args& tensors) {
        bool in_list = tensors.size() == 1 && !is_tensor(nb::handle(tensors[0]).ptr());
        return einsum(equation, tensors_of(in_list ? nb::handle(tensors[0]) : nb::handle(tensors)));
      },
      "equation"_a, "tensors"_a,
      "Products and sums by Einstein's notation.\n\n>>> gt.einsum('ij,jk->ik', gt.ones(2, 3), gt.ones(3, "
      "1))\ntensor([[3.],\n        [3.]])");
  module.def("one_hot", &one_hot, "index"_a, "num_classes"_a,
             "1 at the place that each index names, else 0.\n\n>>> gt.one_hot(gt.tensor([2, 0]), 3)\ntensor([[0, 0, "
             "1],\n        [1, 0, 0]])");
  module.def("promote_types", &promote, "a"_a, "b"_a,
             "The type in which two types meet.\n\n>>> gt.promote_types(gt.int64, gt.float16)\ngt.float16");
  module.def(
      "result_type",
      [](const nb::args& operands) {
        std::vector<Operand> all;
        for (nb::handle operand : operands) all.push_back(operand_of(operand));
        return result_type(all);
      },
      "operands"_a, "The type of an operation on these tensors and numbers.");
  module.def(
      "pad",
      [](const Tensor& tensor, const Dims& low, const Dims& high, Scalar value) {
        return pad(tensor, low, high, value);
      },
      "tensor"_a, "low"_a, "high"_a, "value"_a = 0, "Elements before and after each axis; negative numbers cut.");
}

}  // namespace pcp::gt::python
