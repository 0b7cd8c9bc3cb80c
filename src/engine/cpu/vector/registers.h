// Registers of floats and the multiply-add instruction, as the matrix products use them.
#pragma once

#include "engine/cpu/vector/isa.h"

namespace pcp::cpu::PCP_ISA {

#if defined(__AVX512F__)
inline constexpr int kFloatLanes = 16;
#elif defined(__AVX2__)
inline constexpr int kFloatLanes = 8;
#else
inline constexpr int kFloatLanes = 4;
#endif

typedef float FloatRegister __attribute__((vector_size(kFloatLanes * sizeof(float))));
typedef float FloatsInMemory __attribute__((vector_size(kFloatLanes * sizeof(float)), aligned(4), may_alias));

PCP_INLINE FloatRegister load_floats(const float* p) { return *reinterpret_cast<const FloatsInMemory*>(p); }
PCP_INLINE void store_floats(float* p, FloatRegister v) { *reinterpret_cast<FloatsInMemory*>(p) = v; }

// sum += x * y, written as one instruction. From plain C++ the compiler moves sums between registers, which takes a
// fifth of the time.
PCP_INLINE void multiply_add(FloatRegister& sum, FloatRegister x, FloatRegister y) {
#if defined(__FMA__)
  __asm__("vfmadd231ps %1, %2, %0" : "+v"(sum) : "v"(x), "v"(y));
#else
  sum += x * y;
#endif
}

}  // namespace pcp::cpu::PCP_ISA

#define PCP_UNROLL _Pragma("GCC unroll 32")  // for every loop over accumulators, so that they are kept in registers
