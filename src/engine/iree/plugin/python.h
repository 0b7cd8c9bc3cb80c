// The embedded interpreter. It is started once and never ended; callers hold its lock while they use it.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdexcept>
#include <string>
#include <utility>

namespace pcp::iree {

// An owned reference. The interpreter's lock must be held when it is copied or destroyed.
class Ref {
 public:
  Ref() = default;
  explicit Ref(PyObject* object) : object_(object) {}  // takes over
  Ref(const Ref& other) : object_(other.object_) { Py_XINCREF(object_); }
  Ref(Ref&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Ref& operator=(Ref other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Ref() { Py_XDECREF(object_); }

  PyObject* get() const { return object_; }
  explicit operator bool() const { return object_ != nullptr; }

 private:
  PyObject* object_ = nullptr;
};

// Holds the interpreter's lock.
class Gil {
 public:
  Gil() : state_(PyGILState_Ensure()) {}
  ~Gil() { PyGILState_Release(state_); }
  Gil(const Gil&) = delete;
  Gil& operator=(const Gil&) = delete;

 private:
  PyGILState_STATE state_;
};

// The pending Python exception as a C++ one.
[[noreturn]] void throw_python_error();

// Takes ownership of a new reference; throws the pending Python exception when it is null.
inline Ref checked(PyObject* object) {
  if (!object) throw_python_error();
  return Ref(object);
}

inline Ref attribute(const Ref& object, const char* name) {
  return checked(PyObject_GetAttrString(object.get(), name));
}

template <class... Arguments>
Ref call(const Ref& callable, const Arguments&... arguments) {
  PyObject* list[] = {nullptr, arguments.get()...};
  return checked(
      PyObject_Vectorcall(callable.get(), list + 1, sizeof...(arguments) | PY_VECTORCALL_ARGUMENTS_OFFSET, nullptr));
}

template <class... Arguments>
Ref call_method(const Ref& object, const Ref& name, const Arguments&... arguments) {
  PyObject* list[] = {object.get(), arguments.get()...};
  return checked(PyObject_VectorcallMethod(name.get(), list, sizeof...(arguments) + 1, nullptr));
}

Ref text(const std::string&);
inline Ref integer(long long value) { return checked(PyLong_FromLongLong(value)); }
std::string to_text(const Ref&);  // of a str

// Starts the interpreter when this process has none: no signal handlers, no user or site settings, and `packages` on
// its path. Throws when it cannot start.
void start_interpreter(const std::string& packages);

}  // namespace pcp::iree
