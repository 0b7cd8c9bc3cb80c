// Python's operators, as slots of the type: `a + b` comes here without a search for a method.
#include "bindings/binding.h"

namespace pcp::gt::python {
namespace {

using Binary = Tensor (*)(const Operand&, const Operand&);
using Unary = Tensor (*)(const Tensor&);

PyObject* not_implemented() { return nb::borrow(Py_NotImplemented).release().ptr(); }

template <Binary operation>
PyObject* binary(PyObject* a, PyObject* b) noexcept {
  return guarded(
      [&]() -> PyObject* {
        Operand left = false, right = false;
        if (!find_operand(a, left) || !find_operand(b, right)) return not_implemented();
        return wrap(operation(left, right)).release().ptr();
      },
      nullptr);
}

template <Binary operation>
PyObject* ternary(PyObject* a, PyObject* b, PyObject* modulus) noexcept {
  if (modulus != Py_None) return not_implemented();
  return binary<operation>(a, b);
}

template <Binary operation>
PyObject* changing(PyObject* self, PyObject* other) noexcept {
  return guarded(
      [&]() -> PyObject* {
        Operand right = false;
        if (!find_operand(other, right)) return not_implemented();
        Tensor& target = tensor_of(self);
        in_place(target, operation(target, right));
        changed_in_place(self);
        return nb::borrow(self).release().ptr();
      },
      nullptr);
}

template <Binary operation>
PyObject* changing3(PyObject* self, PyObject* other, PyObject*) noexcept {
  return changing<operation>(self, other);
}

template <Unary operation>
PyObject* unary(PyObject* self) noexcept {
  return guarded([&] { return wrap(operation(tensor_of(self))).release().ptr(); }, nullptr);
}

Tensor product(const Operand& a, const Operand& b) {
  require(a.is_tensor() && b.is_tensor(), "[gt.matmul] @ takes tensors, not numbers");
  return matmul(a.tensor(), b.tensor());
}

PyObject* compare(PyObject* a, PyObject* b, int how) noexcept {
  switch (how) {
    case Py_EQ:
      return binary<equal>(a, b);
    case Py_NE:
      return binary<not_equal>(a, b);
    case Py_LT:
      return binary<less>(a, b);
    case Py_LE:
      return binary<less_equal>(a, b);
    case Py_GT:
      return binary<greater>(a, b);
    default:
      return binary<greater_equal>(a, b);
  }
}

Py_hash_t hash(PyObject* self) noexcept {
  return guarded(
      [&] {
        auto value = static_cast<Py_hash_t>(reinterpret_cast<std::uintptr_t>(tensor_of(self).node().get()) >> 4);
        return value == -1 ? Py_hash_t{-2} : value;
      },
      -1);
}

int truth(PyObject* self) noexcept {
  return guarded(
      [&]() -> int {
        const Tensor& tensor = tensor_of(self);
        require(tensor.type().elements() == 1, "[gt.Tensor] the truth of ", to_string(tensor.type()),
                " is not one number; use any() or all()");
        HostTensor value = read(tensor.dtype() == DType::i1 ? tensor : not_equal(tensor, 0));
        return value.bytes()[0] != std::byte{0};
      },
      -1);
}

Py_ssize_t length(PyObject* self) noexcept {
  return guarded(
      [&] {
        const Tensor& tensor = tensor_of(self);
        if (tensor.rank() == 0) throw nb::type_error("len() of a tensor without dimensions");
        return static_cast<Py_ssize_t>(tensor.dims()[0]);
      },
      -1);
}

// Python ends loops and reports bad subscripts by IndexError.
void check_range(const Tensor& tensor, const Indices& indices) {
  std::size_t axis = 0;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    if (std::holds_alternative<Ellipsis>(indices[i])) return;
    if (std::holds_alternative<NewAxis>(indices[i])) continue;
    const auto* number = std::get_if<std::int64_t>(&indices[i]);
    const auto* tensor_index = std::get_if<Tensor>(&indices[i]);
    if (axis >= tensor.dims().size()) {
      throw nb::index_error(concat("too many indices for ", to_string(tensor.type())).c_str());
    }
    if (number && (*number >= tensor.dims()[axis] || *number < -tensor.dims()[axis])) {
      throw nb::index_error(
          concat("index ", *number, " is out of range for axis ", axis, " of ", to_string(tensor.type())).c_str());
    }
    axis += tensor_index && tensor_index->dtype() == DType::i1 ? tensor_index->dims().size() : 1;
  }
}

bool has_mask(const Indices& indices) {
  for (const Index& index : indices) {
    const auto* tensor = std::get_if<Tensor>(&index);
    if (tensor && tensor->dtype() == DType::i1) return true;
  }
  return false;
}

PyObject* subscript(PyObject* self, PyObject* key) noexcept {
  return guarded(
      [&]() -> PyObject* {
        Indices indices = indices_of(key);
        check_range(tensor_of(self), indices);
        if (!has_mask(indices)) return wrap(index(tensor_of(self), indices)).release().ptr();
        PinnedPlace here;
        Tensor result = [&] {
          nb::gil_scoped_release others_may_run;  // a mask is read
          return index(tensor_of(self), indices);
        }();
        return wrap(std::move(result)).release().ptr();
      },
      nullptr);
}

int assign_subscript(PyObject* self, PyObject* key, PyObject* value) noexcept {
  return guarded(
      [&]() -> int {
        if (!value) throw nb::type_error("elements of a gt.Tensor cannot be deleted");
        Operand operand = false;
        if (!find_operand(value, operand)) {
          operand = tensor_of_array(nb::module_::import_("numpy").attr("asarray")(nb::handle(value)));
        }
        Indices indices = indices_of(key);
        check_range(tensor_of(self), indices);
        set_index(tensor_of(self), indices, operand);
        changed_in_place(self);
        return 0;
      },
      -1);
}

template <class F>
PyType_Slot slot(int number, F* function) {
  return {number, reinterpret_cast<void*>(function)};
}

}  // namespace

void changed_in_place(PyObject* self) {
  if (Py_TYPE(self) == tensor_type) return;
  nb::object owner = nb::steal(PyObject_GetAttrString(self, "_owner"));
  if (!owner.is_valid()) {
    PyErr_Clear();
    return;
  }
  tensor_of(owner.ptr()).assign(tensor_of(self).detach());
}

PyType_Slot* tensor_slots() {
  static PyType_Slot slots[] = {
      slot(Py_nb_add, binary<add>),
      slot(Py_nb_subtract, binary<subtract>),
      slot(Py_nb_multiply, binary<multiply>),
      slot(Py_nb_true_divide, binary<divide>),
      slot(Py_nb_floor_divide, binary<floor_divide>),
      slot(Py_nb_remainder, binary<remainder>),
      slot(Py_nb_power, ternary<power>),
      slot(Py_nb_matrix_multiply, binary<product>),
      slot(Py_nb_and, binary<bitwise_and>),
      slot(Py_nb_or, binary<bitwise_or>),
      slot(Py_nb_xor, binary<bitwise_xor>),
      slot(Py_nb_inplace_add, changing<add>),
      slot(Py_nb_inplace_subtract, changing<subtract>),
      slot(Py_nb_inplace_multiply, changing<multiply>),
      slot(Py_nb_inplace_true_divide, changing<divide>),
      slot(Py_nb_inplace_floor_divide, changing<floor_divide>),
      slot(Py_nb_inplace_remainder, changing<remainder>),
      slot(Py_nb_inplace_power, changing3<power>),
      slot(Py_nb_inplace_matrix_multiply, changing<product>),
      slot(Py_nb_inplace_and, changing<bitwise_and>),
      slot(Py_nb_inplace_or, changing<bitwise_or>),
      slot(Py_nb_inplace_xor, changing<bitwise_xor>),
      slot(Py_nb_negative, unary<negate>),
      slot(Py_nb_absolute, unary<gt::abs>),
      slot(Py_nb_invert, unary<bitwise_not>),
      slot(Py_nb_bool, truth),
      slot(Py_tp_richcompare, compare),
      slot(Py_tp_hash, hash),
      slot(Py_mp_length, length),
      slot(Py_mp_subscript, subscript),
      slot(Py_mp_ass_subscript, assign_subscript),
      {0, nullptr},
  };
  return slots;
}

}  // namespace pcp::gt::python
