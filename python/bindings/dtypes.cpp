#include <array>

#include "bindings/binding.h"

namespace pcp::gt::python {
namespace {

struct Named {
  DType dtype;
};

constexpr std::array<const char*, kDTypeCount> kNames = {"bool",     "int8",    "int16",  "int32",  "int64",
                                                         "uint8",    "uint16",  "uint32", "uint64", "float16",
                                                         "bfloat16", "float32", "float64"};
constexpr std::pair<const char*, DType> kOtherNames[] = {
    {"half", DType::f16},  {"float", DType::f32}, {"double", DType::f64},
    {"short", DType::i16}, {"int", DType::i32},   {"long", DType::i64},
};

std::array<PyObject*, kDTypeCount> objects{};

std::optional<DType> by_name(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (name == kNames[i]) return static_cast<DType>(i);
  }
  return std::nullopt;
}

}  // namespace

nb::object dtype_object(DType dtype) { return nb::borrow(objects[static_cast<std::size_t>(dtype)]); }

std::optional<DType> find_dtype(nb::handle from) {
  if (nb::isinstance<Named>(from)) return nb::cast<Named&>(from).dtype;
  if (from.is_none()) return std::nullopt;
  try {
    if (nb::isinstance<nb::str>(from)) {
      auto text = nb::cast<std::string>(from);
      if (text.starts_with("gt.")) text = text.substr(3);
      if (auto found = by_name(text)) return found;
      for (auto [other, dtype] : kOtherNames) {
        if (text == other) return dtype;
      }
    }
    nb::object numpy = nb::module_::import_("numpy").attr("dtype")(from);
    return by_name(nb::cast<std::string>(numpy.attr("name")));
  } catch (nb::python_error&) {
    return std::nullopt;
  }
}

void bind_dtypes(nb::module_& module) {
  nb::class_<Named>(module, "dtype", "The type of a tensor's elements: gt.float32, gt.int64, gt.bool...")
      .def(
          "__init__",
          [](Named* self, nb::handle of) {
            std::optional<DType> found = find_dtype(of);
            if (!found) throw nb::type_error(("gt has no type " + nb::cast<std::string>(nb::repr(of))).c_str());
            new (self) Named{*found};
          },
          "of"_a, nb::sig("def __init__(self, of: object) -> None"))
      .def_prop_ro("name", [](const Named& self) { return kNames[static_cast<std::size_t>(self.dtype)]; })
      .def_prop_ro("itemsize", [](const Named& self) { return byte_size(self.dtype); })
      .def_prop_ro("is_floating_point", [](const Named& self) { return is_float(self.dtype); })
      .def_prop_ro("is_signed", [](const Named& self) { return is_signed(self.dtype); })
      .def(
          "__eq__",
          [](const Named& self, nb::handle other) {
            std::optional<DType> found = find_dtype(other);
            return found && *found == self.dtype;
          },
          nb::arg("other").none())
      .def("__hash__", [](const Named& self) { return static_cast<int>(self.dtype); })
      .def("__repr__", [](const Named& self) { return concat("gt.", kNames[static_cast<std::size_t>(self.dtype)]); })
      .def("__reduce__",
           [](nb::handle self) { return nb::make_tuple(self.type(), nb::make_tuple(self.attr("name"))); });
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    objects[i] = nb::cast(Named{static_cast<DType>(i)}).release().ptr();
    bool is_builtin = std::string_view(kNames[i]) == "bool";
    module.attr(is_builtin ? "bool_" : kNames[i]) = nb::borrow(objects[i]);
  }
}

}  // namespace pcp::gt::python
