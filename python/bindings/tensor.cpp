#include "bindings/binding.h"
#include "session/node.h"

namespace pcp::gt::python {
namespace {

nb::object or_none(Tensor tensor) { return tensor ? wrap(std::move(tensor)) : nb::none(); }

nb::object item(const Tensor& tensor) {
  require(tensor.type().elements() == 1, "[gt.item] a single number is needed, this is ", to_string(tensor.type()));
  HostTensor value = read(tensor);
  if (tensor.dtype() == DType::f32) return nb::float_(static_cast<double>(value.as<float>()[0]));
  return array_of(value).attr("item")();
}

// Functions that change a tensor return the object they were called on.
template <class F>
auto changing(F&& change) {
  return [change](nb::handle self, const Operand& value) {
    change(tensor_of(self.ptr()), value);
    changed_in_place(self.ptr());
    return nb::borrow(self);
  };
}

}  // namespace

nb::class_<Tensor> bind_tensor(nb::module_& module) {
  nb::class_<Tensor> tensor(module, "Tensor", nb::type_slots(tensor_slots()), nb::is_weak_referenceable(),
                            "A tensor that lives on a worker. Operations are recorded and sent; only a read waits: "
                            "numpy(), item(), tolist(), print() and bool().");
  tensor_type = reinterpret_cast<PyTypeObject*>(tensor.ptr());
  tensor.def(nb::init<const Tensor&>(), "tensor"_a, "Another name of the same tensor.");

  tensor.def_prop_ro(
      "shape", [](const Tensor& self) { return self.dims(); }, "The dimensions, as a tuple.");
  tensor.def_prop_ro(
      "dtype", [](const Tensor& self) { return self.dtype(); }, "The type of the elements.");
  tensor.def_prop_ro("ndim", &Tensor::rank, "How many dimensions there are.");
  tensor.def_prop_ro(
      "itemsize", [](const Tensor& self) { return byte_size(self.dtype()); }, "Bytes of an element.");
  tensor.def_prop_ro(
      "nbytes", [](const Tensor& self) { return self.type().bytes(); }, "Bytes of all elements.");
  tensor.def(
      "numel", [](const Tensor& self) { return self.type().elements(); }, "How many elements there are.");
  tensor.def("dim", &Tensor::rank, "How many dimensions there are.");
  tensor.def(
      "size", [](const Tensor& self) { return self.dims(); }, "The dimensions, as a tuple.");
  tensor.def(
      "size",
      [](const Tensor& self, std::int64_t axis) {
        std::int64_t rank = self.rank(), from_start = axis < 0 ? axis + rank : axis;
        if (from_start < 0 || from_start >= rank) {
          throw nb::index_error(concat("axis ", axis, " of ", to_string(self.type())).c_str());
        }
        return self.dims()[static_cast<std::size_t>(from_start)];
      },
      "dim"_a, "One dimension.");

  tensor.def(
      "numpy", [](const Tensor& self) { return array_of(read(self)); }, nb::sig("def numpy(self) -> numpy.ndarray"),
      "The values as a NumPy array of their own. Waits. bfloat16 becomes float32, which NumPy has.");
  tensor.def("item", &item, nb::sig("def item(self) -> bool | int | float"),
             "The value of a tensor of one element. Waits.\n\n>>> gt.tensor([2.5]).item()\n2.5");

  tensor.def_prop_rw("requires_grad", &Tensor::requires_grad, &Tensor::set_requires_grad,
                     "Whether backward() gives it, or what it was made from, a gradient.");
  tensor.def(
      "requires_grad_",
      [](nb::handle self, bool on) {
        tensor_of(self.ptr()).set_requires_grad(on);
        return nb::borrow(self);
      },
      "requires_grad"_a = true, nb::sig("def requires_grad_(self, requires_grad: bool = True) -> Tensor"),
      "Sets requires_grad and returns the tensor.");
  tensor.def_prop_ro("is_leaf", &Tensor::is_leaf, "Whether no recorded operation made it.");
  tensor.def_prop_rw(
      "grad", [](const Tensor& self) { return or_none(self.grad()); },
      [](Tensor& self, std::optional<Tensor> grad) { self.set_grad(grad ? *grad : Tensor()); },
      nb::for_setter(nb::arg("value").none()), nb::for_getter(nb::sig("def grad(self) -> Tensor | None")),
      "The gradient that backward() added up, or None.");
  tensor.def("detach", &Tensor::detach,
             "The same value, cut off from what made it.\n\n>>> (gt.ones(2, requires_grad=True) * "
             "2).detach()\ntensor([2., 2.])");
  tensor.def(
      "backward",
      [](const Tensor& self, std::optional<Tensor> gradient, bool retain_graph) {
        self.backward(gradient ? *gradient : Tensor(), retain_graph);
      },
      "gradient"_a = nb::none(), "retain_graph"_a = false,
      "Adds the gradient of this tensor to the grad of every leaf it was computed from. `gradient` may be left out "
      "where the tensor is a single number. The graph is freed unless retain_graph.\n\n"
      ">>> x = gt.tensor([2.0, 3.0], requires_grad=True)\n>>> (x * x).sum().backward()\n>>> x.grad\n"
      "tensor([4., 6.])");

  tensor.def("add_", changing([](Tensor& self, const Operand& value) { in_place(self, add(self, value)); }), "other"_a,
             "x += other");
  tensor.def("sub_", changing([](Tensor& self, const Operand& value) { in_place(self, subtract(self, value)); }),
             "other"_a, "x -= other");
  tensor.def("mul_", changing([](Tensor& self, const Operand& value) { in_place(self, multiply(self, value)); }),
             "other"_a, "x *= other");
  tensor.def("div_", changing([](Tensor& self, const Operand& value) { in_place(self, divide(self, value)); }),
             "other"_a, "x /= other");
  tensor.def("copy_", changing([](Tensor& self, const Operand& value) { copy_(self, value); }), "source"_a,
             "Takes the values of another tensor, which is converted and broadcast.");
  tensor.def("fill_", changing([](Tensor& self, const Operand& value) { copy_(self, value); }), "value"_a,
             "Every element becomes the value.");
  tensor.def(
      "zero_",
      [](nb::handle self) {
        zero_(tensor_of(self.ptr()));
        changed_in_place(self.ptr());
        return nb::borrow(self);
      },
      nb::sig("def zero_(self) -> Tensor"), "Becomes zero.");
  tensor.def(
      "_assign",
      [](nb::handle self, const Tensor& value) {
        tensor_of(self.ptr()).assign(value);
        changed_in_place(self.ptr());
      },
      "value"_a);
  return tensor;
}

}  // namespace pcp::gt::python
