// A copy between two strided layouts of one shape, planned once and run on any memory.
#pragma once

#include <array>

#include "engine/cpu/kernel.h"

namespace pcp::cpu {

class CopyPlan {
 public:
  // Strides in elements; those of the source may be 0 or negative.
  CopyPlan(const Dims& dims, const Dims& source_strides, const Dims& target_strides, std::size_t element_bytes);

  bool empty() const { return empty_; }
  std::int64_t bytes() const { return bytes_; }  // written by one copy

  void run(const std::byte* source, std::byte* target) const;
  void run(const std::byte* source, std::byte* target, const Threads&) const;

 private:
  static constexpr int kMaxRank = 32;
  struct Dim {
    std::int64_t size, source, target;  // strides in elements
  };

  void collapse();
  void run_blocks(const std::byte* source, std::byte* target, std::int64_t begin, std::int64_t end) const;

  std::array<Dim, kMaxRank> dims_;  // collapsed, outermost first; the last two make a block
  int rank_ = 0;
  std::size_t element_bytes_;
  std::int64_t bytes_ = 0;
  std::int64_t blocks_ = 1;  // product of the sizes of all dimensions but the last two
  bool empty_ = false;
  bool transposed_ = false;  // the second last dimension is contiguous in the source, the last in the target
};

}  // namespace pcp::cpu
