#include "bindings/binding.h"

namespace pcp::gt::python {
namespace {

PyObject* error_type = nullptr;      // gt.Error
PyObject* argument_error = nullptr;  // gt.ArgumentError, which is a ValueError too

}  // namespace

void raise(const Error& error) noexcept {
  std::string message = error.what();
  if (message.find(" (at ") == std::string::npos) {
    const std::string& where = place();
    if (!where.empty()) message += " (at " + where + ")";
  }
  PyErr_SetString(error.code() == Code::invalid_argument ? argument_error : error_type, message.c_str());
}

void bind_errors(nb::module_& module) {
  error_type = PyErr_NewExceptionWithDoc("gt.Error",
                                         "What went wrong in an operation or on a worker. The message ends with the "
                                         "line of the program that asked for it.",
                                         PyExc_RuntimeError, nullptr);
  nb::object bases = nb::make_tuple(nb::borrow(error_type), nb::borrow(PyExc_ValueError));
  argument_error = PyErr_NewExceptionWithDoc(
      "gt.ArgumentError", "Shapes, types or numbers that do not fit an operation.", bases.ptr(), nullptr);
  if (!error_type || !argument_error) throw nb::python_error();
  module.attr("Error") = nb::borrow(error_type);
  module.attr("ArgumentError") = nb::borrow(argument_error);
  nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
    try {
      std::rethrow_exception(thrown);
    } catch (const Error& error) {
      raise(error);
    }
  });
}

}  // namespace pcp::gt::python
