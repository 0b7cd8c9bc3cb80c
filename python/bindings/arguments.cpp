// From what Python passes to what operations take.
#include <nanobind/ndarray.h>

#include "bindings/binding.h"

namespace pcp::gt::python {
namespace {

nb::object numpy(const char* name) { return nb::module_::import_("numpy").attr(name); }

bool is_array(PyObject* object) { return PyObject_HasAttrString(object, "__array__") != 0; }

bool find_integer(PyObject* object, std::int64_t& value) {
  if (!PyIndex_Check(object)) return false;
  nb::object integer = nb::steal(PyNumber_Index(object));
  if (!integer.is_valid()) {
    PyErr_Clear();
    return false;
  }
  value = PyLong_AsLongLong(integer.ptr());
  if (value == -1 && PyErr_Occurred()) throw nb::python_error();
  return true;
}

std::optional<std::int64_t> bound(nb::handle value) {
  if (value.is_none()) return std::nullopt;
  std::int64_t number = 0;
  if (!find_integer(value.ptr(), number)) {
    throw nb::type_error("slices of a gt.Tensor take integers or None");
  }
  return number;
}

Index index_of(nb::handle item) {
  PyObject* object = item.ptr();
  if (is_tensor(object)) return tensor_of(object);
  if (item.is_none()) return NewAxis{};
  if (object == Py_Ellipsis) return Ellipsis{};
  if (PySlice_Check(object))
    return Slice{bound(item.attr("start")), bound(item.attr("stop")), bound(item.attr("step"))};
  std::int64_t number = 0;
  if (!PyBool_Check(object) && !is_array(object) && find_integer(object, number)) return number;
  if (PyList_Check(object) && PyList_Size(object) == 0) return tensor_of_array(numpy("zeros")(0, "int64"));
  if (PyBool_Check(object) || PyList_Check(object) || PyTuple_Check(object) || is_array(object)) {
    nb::object array = numpy("asarray")(item);
    if (nb::cast<int>(array.attr("ndim")) == 0 && find_integer(array.ptr(), number)) return number;
    return tensor_of_array(array);
  }
  throw nb::type_error(("a gt.Tensor is not indexed by " + nb::cast<std::string>(nb::repr(item))).c_str());
}

}  // namespace

bool find_dims(nb::handle from, Dims& dims) {
  return guarded(
             [&] {
               dims.clear();
               std::int64_t number = 0;
               if (find_integer(from.ptr(), number)) {
                 dims.push_back(number);
                 return true;
               }
               if (!PySequence_Check(from.ptr()) || is_tensor(from.ptr())) return false;
               for (nb::handle item : nb::borrow<nb::sequence>(from)) {
                 if (!find_integer(item.ptr(), number)) return false;
                 dims.push_back(number);
               }
               return true;
             },
             false) ||
         (PyErr_Clear(), false);
}

Dims dims_of(const nb::args& arguments) {
  Dims dims;
  nb::handle from = arguments;
  if (arguments.size() == 1) from = arguments[0];
  if (!find_dims(from, dims)) {
    throw nb::type_error(
        ("a shape is integers or a sequence of them, got " + nb::cast<std::string>(nb::repr(from))).c_str());
  }
  return dims;
}

bool find_scalar(PyObject* object, Scalar& scalar) {
  if (PyFloat_Check(object)) {
    scalar = PyFloat_AsDouble(object);
    return true;
  }
  if (PyBool_Check(object)) {
    scalar = object == Py_True;
    return true;
  }
  if (PyLong_Check(object)) {
    std::int64_t value = PyLong_AsLongLong(object);
    if (value == -1 && PyErr_Occurred()) throw nb::python_error();
    scalar = value;
    return true;
  }
  if (!is_array(object) || is_tensor(object)) return false;
  nb::handle array(object);
  if (!nb::isinstance(array, numpy("generic"))) return false;
  nb::object item = array.attr("item")();
  return !nb::isinstance(item, numpy("generic")) && find_scalar(item.ptr(), scalar);
}

bool find_operand(PyObject* object, Operand& operand) {
  if (is_tensor(object)) {
    operand = tensor_of(object);
    return true;
  }
  Scalar scalar = false;
  if (find_scalar(object, scalar)) {
    operand = scalar;
    return true;
  }
  if (!is_array(object)) return false;
  operand = tensor_of_array(object);
  return true;
}

Operand operand_of(nb::handle from) {
  Operand operand = false;
  if (find_operand(from.ptr(), operand)) return operand;
  throw nb::type_error(("expected a tensor or a number, got " + nb::cast<std::string>(nb::repr(from))).c_str());
}

Indices indices_of(nb::handle key) {
  Indices indices;
  if (PyTuple_Check(key.ptr())) {
    for (nb::handle item : nb::borrow<nb::tuple>(key)) indices.push_back(index_of(item));
  } else {
    indices.push_back(index_of(key));
  }
  return indices;
}

}  // namespace pcp::gt::python
