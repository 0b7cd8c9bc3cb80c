// Runs work that may crash or never end in a child process of its own. MLIR's bytecode reader trusts its input: one
// flipped bit can make it fault or loop. Its text parser does not need this.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

namespace pcp::mlir {

struct IsolationLimits {
  std::chrono::seconds time;
  std::size_t extra_memory;  // bytes the child may take beyond what this process has
};

// The string `work` returns. A pcp::Error of the child is thrown here again; a crash, or no answer within the limits,
// throws data_loss saying that `source` is corrupt. The child has a copy of this process's memory and none of its other
// threads.
std::string run_isolated(const std::function<std::string()>& work, const IsolationLimits& limits,
                         const std::string& source);

}  // namespace pcp::mlir
