// What the files of the binding share: tensors as Python objects, what Python passes where C++ takes types, shapes,
// numbers and indices, and errors.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>

#include "pcp/error.h"
#include "pcp/tensor_ops.h"

namespace pcp::gt {
struct SignalConfig;
}  // namespace pcp::gt

namespace pcp::gt::python {

namespace nb = nanobind;
using namespace nb::literals;

// --- Parts of the module.
void bind_errors(nb::module_&);
void bind_dtypes(nb::module_&);
nb::class_<Tensor> bind_tensor(nb::module_&);
void bind_methods(nb::class_<Tensor>&);
void bind_creation(nb::module_&);
void bind_functions(nb::module_&);
void bind_networks(nb::module_&);
void bind_session(nb::module_&);
void bind_signals(nb::module_&);
void bind_files(nb::module_&);
void bind_tracing(nb::module_&);
PyType_Slot* tensor_slots();
// Throws where a session has started and a rule names a worker that it has not.
void check_workers_of_session(const SignalConfig&);

// --- Tensors.
inline PyTypeObject* tensor_type = nullptr;
inline bool is_tensor(PyObject* object) {
  return Py_TYPE(object) == tensor_type || PyType_IsSubtype(Py_TYPE(object), tensor_type);
}
inline Tensor& tensor_of(PyObject* object) {
  if (!nb::inst_ready(object)) throw nb::type_error("this tensor was not made: its class did not call Tensor.__init__");
  return *nb::inst_ptr<Tensor>(object);
}
inline nb::object wrap(Tensor&& tensor) {
  nb::object object = nb::inst_alloc(reinterpret_cast<PyObject*>(tensor_type));
  new (nb::inst_ptr<Tensor>(object)) Tensor(std::move(tensor));
  nb::inst_mark_ready(object);
  return object;
}
nb::object array_of(const HostTensor&);    // NumPy's; bf16 becomes float32
Tensor tensor_of_array(nb::handle array);  // anything that numpy.asarray takes
HostTensor read(const Tensor&);            // others may run Python meanwhile
// `x.data` is a tensor of its own that remembers x: what changes it in place changes x.
void changed_in_place(PyObject* self);

// --- What Python passes.
std::optional<DType> find_dtype(nb::handle);
nb::object dtype_object(DType);
bool find_dims(nb::handle, Dims&);       // an integer or a sequence of them
Dims dims_of(const nb::args&);           // f(2, 3) and f((2, 3))
bool find_scalar(PyObject*, Scalar&);    // bool, int, float and NumPy's numbers
bool find_operand(PyObject*, Operand&);  // tensors, numbers and arrays; may throw
Operand operand_of(nb::handle);          // throws a TypeError
Indices indices_of(nb::handle);

// --- Errors.
void raise(const Error&) noexcept;  // sets Python's error
// Where Python stands outside of this package: "train.py:12".
const std::string& place();
// While it lives, place() of this thread is what it was: for what runs while others run Python.
class PinnedPlace {
 public:
  PinnedPlace();
  ~PinnedPlace();
  PinnedPlace(const PinnedPlace&) = delete;
  PinnedPlace& operator=(const PinnedPlace&) = delete;

 private:
  std::string place_;
};

// For functions that Python calls without nanobind.
template <class F>
auto guarded(F&& body, decltype(body()) failed) noexcept -> decltype(body()) {
  try {
    return body();
  } catch (nb::python_error& error) {
    error.restore();
  } catch (const Error& error) {
    raise(error);
  } catch (const nb::builtin_exception& error) {
    bool index = error.type() == nb::exception_type::index_error;
    PyErr_SetString(index ? PyExc_IndexError : PyExc_TypeError, error.what());
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  return failed;
}

}  // namespace pcp::gt::python

NAMESPACE_BEGIN(NB_NAMESPACE)
NAMESPACE_BEGIN(detail)

template <>
struct type_caster<pcp::DType> {
  NB_TYPE_CASTER(pcp::DType, const_name("dtype"))
  bool from_python(handle source, uint8_t, cleanup_list*) noexcept {
    std::optional<pcp::DType> found = pcp::gt::python::find_dtype(source);
    if (found) value = *found;
    return found.has_value();
  }
  static handle from_cpp(pcp::DType dtype, rv_policy, cleanup_list*) noexcept {
    return pcp::gt::python::dtype_object(dtype).release();
  }
};

template <>
struct type_caster<pcp::Dims> {
  NB_TYPE_CASTER(pcp::Dims, const_name("int | collections.abc.Sequence[int]"))
  bool from_python(handle source, uint8_t, cleanup_list*) noexcept { return pcp::gt::python::find_dims(source, value); }
  static handle from_cpp(const pcp::Dims& dims, rv_policy, cleanup_list*) noexcept {
    handle tuple = PyTuple_New(static_cast<Py_ssize_t>(dims.size()));
    for (std::size_t i = 0; i < dims.size(); ++i) {
      PyTuple_SetItem(tuple.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLongLong(dims[i]));
    }
    return tuple;
  }
};

// What `find` makes of a Python object. It may throw where the object is not one of its kind.
template <class Found, bool (*find)(PyObject*, Found&)>
struct FoundCaster {
  using Value = Found;
  template <typename T>
  using Cast = movable_cast_t<T>;
  template <typename T>
  static constexpr bool can_cast() {
    return true;
  }
  bool from_python(handle source, uint8_t, cleanup_list*) noexcept {
    return pcp::gt::python::guarded([&] { return find(source.ptr(), value); }, false) || (PyErr_Clear(), false);
  }
  explicit operator Value*() { return &value; }
  explicit operator Value&() { return value; }
  explicit operator Value&&() { return static_cast<Value&&>(value); }
  Value value{false};
};

// A tensor, a number or an array.
template <>
struct type_caster<pcp::gt::Operand> : FoundCaster<pcp::gt::Operand, pcp::gt::python::find_operand> {
  static constexpr auto Name = const_name("Tensor | float");
};

template <>
struct type_caster<pcp::gt::Scalar> : FoundCaster<pcp::gt::Scalar, pcp::gt::python::find_scalar> {
  static constexpr auto Name = const_name("float");
};

NAMESPACE_END(detail)
NAMESPACE_END(NB_NAMESPACE)
