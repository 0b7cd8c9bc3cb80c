// The table of what each operation of the graph does with each sharding of its operands: what it needs them to be, and
// what its results are then. Everything else is redistribution (redistribute.h). Where no row says otherwise, operands
// must be replicated and so are the results; so every operation works on every sharding.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "pcp/builder.h"
#include "session/layout.h"

namespace pcp::session {

struct OpShardings {
  std::vector<Sharding> needs;  // of the operands
  std::vector<Sharding> results;
};

// `definitions`: the operation that made each value of the function, by its id; null for arguments.
OpShardings op_shardings(const Function&, const std::vector<const Op*>& definitions, const Op&,
                         const std::vector<Sharding>& operands);

// What the operands of an operation must be so that it gives this sharding of its one result, all of them by slicing:
// for values that every worker could compute whole, of which only parts are wanted. None: the whole is to be sliced.
std::optional<std::vector<Sharding>> operands_for(const Function&, const Op&, const Sharding& result);

// The operation for one worker's part. `operands` are values of the function that `builder` appends to, and regions
// of `op` are copied there; `captured` gives the values that they use from outside.
Values emit_part(Builder& builder, const Function& from, const Op& op, const Values& operands,
                 const std::vector<Sharding>& needs, const std::vector<Sharding>& results, std::size_t part,
                 const std::function<Value(Value)>& captured);

}  // namespace pcp::session
