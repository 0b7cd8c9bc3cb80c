#include "engine/cpu/vector_kernels.h"

#include <cstdlib>
#include <string>
#include <vector>

#include "engine/cpu/gemm_kernels.h"
#include "engine/cpu/gemv_kernels.h"
#include "pcp/error.h"

namespace pcp::cpu {

// With PCP_ONE_ISA, and on other processors, the kernels are compiled once, for the instruction set in the compiler
// flags.
#if defined(__x86_64__) && !defined(PCP_ONE_ISA)
namespace v2 {
const VectorKernels& kernels();
}
namespace v3 {
const VectorKernels& kernels();
}
namespace v4 {
const VectorKernels& kernels();
}
#else
namespace native {
const VectorKernels& kernels();
}
#endif

namespace {

std::vector<const VectorKernels*> find_runnable() {
  std::vector<const VectorKernels*> found;
#if defined(__x86_64__) && !defined(PCP_ONE_ISA)
  bool has_v2 = __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
  bool has_v3 = has_v2 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
  bool has_v4 = has_v3 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
                __builtin_cpu_supports("avx512vl");
  if (has_v4) found.push_back(&v4::kernels());
  if (has_v3) found.push_back(&v3::kernels());
  if (has_v2) found.push_back(&v2::kernels());
#else
  found.push_back(&native::kernels());
#endif
  return found;
}

const VectorKernels& choose() {
  std::span<const VectorKernels* const> runnable = runnable_vector_kernels();
  if (runnable.empty()) fail(Code::unsupported, "[cpu] expected a processor with SSE4.2 (x86-64-v2) or newer");
  const char* wanted = std::getenv("PCP_ISA");
  if (wanted == nullptr || *wanted == '\0') return *runnable.front();
  std::string known;
  for (const VectorKernels* kernels : runnable) {
    std::string_view short_name = kernels->isa.substr(kernels->isa.rfind('-') + 1);
    if (short_name == wanted) return *kernels;
    known += concat(known.empty() ? "" : ", ", short_name);
  }
  fail(Code::invalid_argument, "[cpu] PCP_ISA=", wanted, " is not an instruction set of this machine; expected one of ",
       known);
}

}  // namespace

const VectorKernels& vector_kernels() {
  static const VectorKernels& chosen = choose();
  return chosen;
}

const GemmKernels& gemm_kernels() { return vector_kernels().gemm(); }
const GemvKernels& gemv_kernels() { return vector_kernels().gemv(); }

std::span<const VectorKernels* const> runnable_vector_kernels() {
  static const std::vector<const VectorKernels*> runnable = find_runnable();
  return runnable;
}

}  // namespace pcp::cpu
