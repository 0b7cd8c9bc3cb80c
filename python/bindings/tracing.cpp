// Functions as one graph, for gt.compile().
#include <nanobind/stl/unique_ptr.h>

#include "bindings/binding.h"
#include "session/trace.h"

namespace pcp::gt::python {
namespace {

std::vector<Tensor> tensors_of(const nb::list& objects) {
  std::vector<Tensor> tensors;
  tensors.reserve(objects.size());
  for (nb::handle object : objects) tensors.push_back(tensor_of(object.ptr()));
  return tensors;
}

}  // namespace

void bind_tracing(nb::module_& module) {
  nb::class_<session::TracedFunction>(module, "_Traced")
      .def(
          "fits",
          [](const session::TracedFunction& self, const nb::list& given) { return self.fits(tensors_of(given)); },
          "tensors"_a)
      .def(
          "call",
          [](session::TracedFunction& self, const nb::list& given) {
            nb::list results;
            for (Tensor& result : self.call(tensors_of(given))) results.append(wrap(std::move(result)));
            return results;
          },
          "tensors"_a);
  nb::class_<session::Trace>(module, "_Trace")
      .def(nb::init<std::string>(), "name"_a)
      .def(
          "argument", [](session::Trace& self, const Tensor& given) { return wrap(self.argument(given)); }, "tensor"_a)
      .def(
          "finish", [](session::Trace& self, const nb::list& results) { return self.finish(tensors_of(results)); },
          "results"_a)
      .def("end", &session::Trace::end)
      .def("leak", &session::Trace::leak);
  module.def("_is_tracing", [] { return session::Trace::current() != nullptr; });
}

}  // namespace pcp::gt::python
