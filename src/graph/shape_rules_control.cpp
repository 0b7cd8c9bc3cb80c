#include "graph/shape_checks.h"

namespace pcp::shape_rules {
namespace {

// Branches take nothing and return what the first one returns.
Types check_branches(const OpSite& site, std::initializer_list<std::string_view> roles) {
  Types results = site.function.types(site.regions[0].results);
  for (std::size_t i = 0; i < site.regions.size(); ++i) {
    check_region(site, i, i < roles.size() ? roles.begin()[i] : "a branch", {}, results);
  }
  return results;
}

}  // namespace

Types case_(const OpSite& site) {
  if (site.operands[0] != TensorType(DType::i32, {})) {
    site.error("operand 0 is ", to_string(site.operands[0]), " but must be tensor<i32>, the index of a branch");
  }
  site.check(!site.regions.empty(), "needs at least one branch");
  return check_branches(site, {});
}

Types if_(const OpSite& site) {
  if (site.operands[0] != TensorType(DType::i1, {})) {
    site.error("operand 0 is ", to_string(site.operands[0]), " but must be tensor<i1>, the predicate");
  }
  return check_branches(site, {"the true branch", "the false branch"});
}

Types while_(const OpSite& site) {
  check_region(site, 0, "the condition", site.operands, {TensorType(DType::i1, {})});
  check_region(site, 1, "the body", site.operands, site.operands);
  return site.operands;
}

Types optimization_barrier(const OpSite& site) { return site.operands; }
Types custom_call(const OpSite& site) { return site.results; }
Types given(const OpSite& site) { return site.results; }

}  // namespace pcp::shape_rules
