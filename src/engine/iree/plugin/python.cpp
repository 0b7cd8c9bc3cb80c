#include "engine/iree/plugin/python.h"

#include <dlfcn.h>

namespace pcp::iree {

void throw_python_error() {
  PyObject *type = nullptr, *value = nullptr, *trace = nullptr;
  PyErr_Fetch(&type, &value, &trace);
  Ref owned_type(type), owned_value(value), owned_trace(trace);
  std::string message = "unknown Python error";
  if (value) {
    Ref said(PyObject_Str(value));
    const char* utf8 = said ? PyUnicode_AsUTF8(said.get()) : nullptr;
    if (utf8) message = utf8;
    PyErr_Clear();
  }
  throw std::runtime_error(message);
}

Ref text(const std::string& value) {
  return checked(PyUnicode_FromStringAndSize(value.data(), static_cast<Py_ssize_t>(value.size())));
}

std::string to_text(const Ref& value) {
  Py_ssize_t size = 0;
  const char* utf8 = PyUnicode_AsUTF8AndSize(value.get(), &size);
  if (!utf8) throw_python_error();
  return std::string(utf8, static_cast<std::size_t>(size));
}

void start_interpreter(const std::string& packages) {
  if (!Py_IsInitialized()) {
    // Extension modules expect the interpreter's symbols in the global scope; this library was opened with RTLD_LOCAL.
    Dl_info own{};
    if (dladdr(reinterpret_cast<const void*>(&Py_IsInitialized), &own) && own.dli_fname) {
      dlopen(own.dli_fname, RTLD_LAZY | RTLD_GLOBAL | RTLD_NOLOAD);
    }
    PyConfig config;
    PyConfig_InitIsolatedConfig(&config);
    config.site_import = 0;
    config.install_signal_handlers = 0;
    config.write_bytecode = 0;
    PyStatus status = Py_InitializeFromConfig(&config);
    PyConfig_Clear(&config);
    if (PyStatus_Exception(status)) {
      throw std::runtime_error(status.err_msg ? status.err_msg : "the Python interpreter does not start");
    }
    PyEval_SaveThread();
  }
  Gil gil;
  Ref folder = text(packages);
  PyObject* path = PySys_GetObject("path");  // borrowed
  if (!path || PyList_Append(path, folder.get()) != 0) throw_python_error();
}

}  // namespace pcp::iree
