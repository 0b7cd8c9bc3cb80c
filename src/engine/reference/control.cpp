// Control flow: operations that decide which regions run, and how often.
#include "engine/reference/operations.h"

namespace pcp::reference {
namespace {

Results run_branch(const Operation& operation, std::size_t branch) {
  Results results;
  for (const Shared& result : operation.interpreter.run(operation.op.regions[branch], {})) results.push_back(*result);
  return results;
}

}  // namespace

Results if_(const Operation& operation) { return run_branch(operation, integer(operation.operand(0), 0) ? 0 : 1); }

// An index out of range runs the last branch.
Results case_(const Operation& operation) {
  const Integer index = integer(operation.operand(0), 0), count = std::ssize(operation.op.regions);
  return run_branch(operation, static_cast<std::size_t>(index < 0 || index >= count ? count - 1 : index));
}

Results while_(const Operation& operation) {
  const Region &condition = operation.op.regions[0], &body = operation.op.regions[1];
  std::vector<Shared> state;
  for (std::size_t i = 0; i < operation.op.operands.size(); ++i) {
    state.push_back(std::make_shared<const HostTensor>(operation.operand(i)));
  }
  while (integer(*operation.interpreter.run(condition, state)[0], 0)) {
    state = operation.interpreter.run(body, std::move(state));
  }
  Results results;
  for (const Shared& value : state) results.push_back(*value);
  return results;
}

Results optimization_barrier(const Operation& operation) {
  Results results;
  for (std::size_t i = 0; i < operation.op.operands.size(); ++i) results.push_back(operation.operand(i));
  return results;
}

}  // namespace pcp::reference
