// Finds the line of the program that called: the innermost frame outside of this package. Decoding a line number takes
// long, so it is done once for each instruction of the program that calls an operation.
#include <filesystem>
#include <unordered_map>

#include "bindings/binding.h"

namespace pcp::gt::python {
namespace {

constexpr std::size_t kMostPlaces = 100'000;  // a program that makes code while it runs has no end of them

struct Instruction {
  PyObject* code;
  int offset;
  bool operator==(const Instruction&) const = default;
};
struct InstructionHash {
  std::size_t operator()(const Instruction& of) const {
    return (reinterpret_cast<std::size_t>(of.code) >> 4) * 0x9e3779b97f4a7c15u + static_cast<std::size_t>(of.offset);
  }
};
struct Found {
  bool inside = false;  // of this package
  std::string place;
};
using Places = std::unordered_map<Instruction, Found, InstructionHash>;  // each holds a reference to its code

#ifdef Py_LIMITED_API
int offset_of(PyFrameObject* frame) {
  nb::object offset = nb::steal(PyObject_GetAttrString(reinterpret_cast<PyObject*>(frame), "f_lasti"));
  return offset.is_valid() ? nb::cast<int>(offset) : -1;
}
PyFrameObject* caller_of(PyFrameObject* frame) {
  PyObject* back = PyObject_GetAttrString(reinterpret_cast<PyObject*>(frame), "f_back");
  if (back == Py_None) {
    Py_DECREF(back);
    return nullptr;
  }
  return reinterpret_cast<PyFrameObject*>(back);
}
#elif PY_VERSION_HEX >= 0x030b0000
int offset_of(PyFrameObject* frame) { return PyFrame_GetLasti(frame); }
PyFrameObject* caller_of(PyFrameObject* frame) { return PyFrame_GetBack(frame); }
#else
int offset_of(PyFrameObject* frame) { return frame->f_lasti; }
PyFrameObject* caller_of(PyFrameObject* frame) { return PyFrame_GetBack(frame); }
#endif

const std::string& package_folder() {
  static const std::string folder = [] {
    nb::object file = nb::module_::import_("gt").attr("__file__");
    return std::filesystem::path(nb::cast<std::string>(file)).parent_path().string() + "/";
  }();
  return folder;
}

Found look(PyFrameObject* frame, PyObject* code) {
  Found found;
  auto file = nb::cast<std::string>(nb::borrow(code).attr("co_filename"));
  found.inside = file.starts_with(package_folder()) || file.starts_with("<frozen ");
  if (found.inside) return found;
  std::error_code ignored;
  std::string folder = std::filesystem::current_path(ignored).string() + "/";
  if (folder.size() > 1 && file.starts_with(folder)) file = file.substr(folder.size());
  found.place = concat(file, ":", PyFrame_GetLineNumber(frame));
  return found;
}

const Found& find(PyFrameObject* frame, Places& places) {
  auto* code = reinterpret_cast<PyObject*>(PyFrame_GetCode(frame));
  Instruction key{code, offset_of(frame)};
  if (auto found = places.find(key); found != places.end()) {
    Py_DECREF(code);
    return found->second;
  }
  if (places.size() >= kMostPlaces) {
    for (auto& [instruction, found] : places) Py_DECREF(instruction.code);
    places.clear();
  }
  return places.emplace(key, look(frame, code)).first->second;
}

thread_local const std::string* pinned = nullptr;

}  // namespace

PinnedPlace::PinnedPlace() : place_(place()) { pinned = &place_; }
PinnedPlace::~PinnedPlace() { pinned = nullptr; }

const std::string& place() {
  if (pinned) return *pinned;
  static auto& places = *new Places;
  static const std::string unknown;
  auto* frame = reinterpret_cast<PyFrameObject*>(PyEval_GetFrame());
  if (!frame) return unknown;
  const Found* found = &find(frame, places);
  if (!found->inside) return found->place;
  nb::object held = nb::borrow(reinterpret_cast<PyObject*>(frame));
  while (found->inside) {
    frame = caller_of(frame);
    if (!frame) return unknown;
    held = nb::steal(reinterpret_cast<PyObject*>(frame));
    found = &find(frame, places);
  }
  return found->place;
}

}  // namespace pcp::gt::python
