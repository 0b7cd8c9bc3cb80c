// The module gt._gt: the C++ API of remote tensors (pcp/tensor.h, pcp/tensor_ops.h) for Python.
#include "bindings/binding.h"

NB_MODULE(_gt, module) {
  using namespace pcp::gt::python;
  nb::set_leak_warnings(false);  // at exit Python leaves objects of globals alone
  module.attr("_version") = PCP_VERSION;
  bind_errors(module);
  bind_dtypes(module);
  nb::class_<pcp::gt::Tensor> tensor = bind_tensor(module);
  bind_methods(tensor);
  bind_creation(module);
  bind_functions(module);
  bind_networks(module);
  bind_session(module);
  bind_signals(module);
  bind_files(module);
  bind_tracing(module);
}
