// Runs work that may crash or never end in a child process of its own. MLIR's bytecode reader trusts its input: one
// flipped bit can make it fault or loop; IREE's compiler has assertions that a valid program can meet. MLIR's text
// parser does not need this.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

namespace pcp::mlir {

struct IsolationLimits {
  std::chrono::seconds time;
  std::size_t extra_memory;         // bytes the child may take beyond what this process has
  std::chrono::seconds stall{300};  // without a moment of processor time: then it hangs, and counts as out of time
};

struct IsolatedResult {
  enum class End { answered, crashed, out_of_time } end;
  std::string answer;    // what `work` returned
  std::string messages;  // what it had written to standard error by then, cut to a few pages
};

// Calls `work` in a child. A pcp::Error of the child is thrown here again. The child has a copy of this process's
// memory and none of its other threads; it ends with this process.
IsolatedResult run_in_child(const std::function<std::string()>& work, const IsolationLimits& limits);

// The string `work` returns. A crash, or no answer within the limits, throws data_loss saying that `source` is corrupt.
std::string run_isolated(const std::function<std::string()>& work, const IsolationLimits& limits,
                         const std::string& source);

}  // namespace pcp::mlir
