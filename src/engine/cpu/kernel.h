// Structural kernels: operations that are not loops over lanes (gather, sort, convolution...). One function each, on
// contiguous row-major tensors; regions arrive compiled as lane programs.
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
  std::span<const LaneProgram> regions;  // one per region of op; then, for a reduce_window of f16 or bf16, it in f32
  std::span<const std::vector<const void*>> captures;  // per region: pointers to its captured scalars
  const Threads& threads;
};

using Kernel = void (*)(const KernelContext&);
// The kernel of an operation, or null when it is elementwise, movement by strides, contraction or control (run
// otherwise).
Kernel find_kernel(OpCode);

// Copies elements between any strided layouts of one shape and type (strides in elements, may be 0 in the source or
// negative). Contiguous runs are moved whole; transposes go block by block.
void copy_strided(const std::byte* source, const Dims& source_strides, std::byte* target, const Dims& target_strides,
                  const Dims& dims, std::size_t element_bytes, const Threads&);

}  // namespace pcp::cpu
