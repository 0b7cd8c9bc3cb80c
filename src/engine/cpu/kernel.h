// Structural kernels: operations that are not loops over lanes (gather, sort, convolution...). Each is one function on
// contiguous row-major tensors; regions are passed compiled, as lane programs.
#pragma once

#include <span>
#include <vector>

#include "engine/cpu/lane_program.h"
#include "engine/cpu/threads.h"
#include "pcp/graph.h"

namespace pcp::cpu {

struct Tensor {
  TensorType type;
  std::byte* data = nullptr;
  template <class T>
  T* as() const {
    return reinterpret_cast<T*>(data);
  }
};

struct KernelContext {
  const Op& op;
  std::span<const Tensor> inputs;  // contiguous; never written
  std::span<const Tensor>
      outputs;  // contiguous, uninitialised; outputs[i].data may equal inputs[i].data only where a kernel says so
  std::span<const LaneProgram> regions;  // one per region of op; for reduce_window of f16 or bf16, also one in f32
  std::span<const std::vector<const void*>> captures;  // per region: pointers to its captured scalars
  const Threads& threads;
};

using Kernel = void (*)(const KernelContext&);
// The kernel of an operation. Null for elementwise operations, strided movement, contractions and control flow, which
// are not run by structural kernels.
Kernel find_kernel(OpCode);

// Copies elements between any strided layouts of one shape and type (strides in elements, may be 0 in the source or
// negative). Contiguous runs are moved whole; transposes go block by block.
void copy_strided(const std::byte* source, const Dims& source_strides, std::byte* target, const Dims& target_strides,
                  const Dims& dims, std::size_t element_bytes, const Threads&);

}  // namespace pcp::cpu
