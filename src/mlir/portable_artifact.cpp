// StableHLO's portable artifacts are bytecode of VHLO, a versioned mirror of StableHLO. The library can convert it, but
// only as the first passes of one long pipeline that goes on to linalg; the conversion has no name of its own.
// A pipeline stops at the first pass whose output does not verify and leaves the module as that pass made it. So a
// function is added that is fine as VHLO (which checks little) and wrong as StableHLO: the pipeline stops right after
// the conversion, with one error that names our function, and the function is taken out again. Any other error is the
// artifact's own.
#include <algorithm>

#include "mlir/session.h"

namespace pcp::mlir {
namespace {

constexpr std::string_view kStopName = "pcp_stop_after_conversion";

constexpr std::string_view kStopFunction = R"(
"builtin.module"() ({
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>,
      function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>>>,
      res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"pcp_stop_after_conversion">,
      sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%0: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %1 = "vhlo.negate_v1"(%0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
        loc("pcp_stop_after_conversion":0:0)
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
}) : () -> ()
)";

bool is_vhlo(const ModuleOperation& module) {
  return std::ranges::any_of(module.operation_names(), [](std::string_view name) { return name.starts_with("vhlo."); });
}

}  // namespace

void upgrade_portable_artifact(Session& session, ModuleOperation& module) {
  if (!is_vhlo(module)) return;
  const Library& api = session.api();
  {
    ModuleOperation stop(session, std::string(kStopFunction));
    OperationHandle function = stop.operations().at(0);
    api.mlirOperationRemoveFromParent(function);
    api.mlirBlockAppendOwnedOperation(module.body(), function);
  }
  module.run("iree-stablehlo-input-transformation-pipeline");
  for (const Diagnostic& error : session.take_errors()) {
    if (error.location != kStopName) fail(Code::unsupported, error.location, ": ", error.message);
  }
  for (OperationHandle operation : module.operations()) {
    AttributeHandle name = api.mlirOperationGetAttributeByName(operation, std::string_view("sym_name"));
    if (name && std::string_view(api.mlirStringAttrGetValue(name)) == kStopName) api.mlirOperationDestroy(operation);
  }
  if (is_vhlo(module) || !api.mlirOperationVerify(module.handle())) {
    session.fail_with_errors(Code::unsupported, "this portable artifact cannot be converted to StableHLO");
  }
}

}  // namespace pcp::mlir
