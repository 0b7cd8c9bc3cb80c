// Walks the indices of a shape in row-major order and keeps one linear offset per set of strides.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "pcp/tensor_type.h"

namespace pcp::cpu {

template <std::size_t kSets>
class IndexWalk {
 public:
  // Starts at the index whose row-major position is `start`.
  IndexWalk(Dims dims, std::array<Dims, kSets> strides, std::int64_t start = 0)
      : dims_(std::move(dims)), strides_(std::move(strides)), index_(dims_.size()) {
    for (std::size_t d = dims_.size(); d-- > 0 && start > 0;) {
      index_[d] = start % dims_[d];
      start /= dims_[d];
      for (std::size_t k = 0; k < kSets; ++k) offset_[k] += index_[d] * strides_[k][d];
    }
  }

  std::int64_t offset(std::size_t set = 0) const { return offset_[set]; }
  std::int64_t index(std::size_t dim) const { return index_[dim]; }

  void next() {
    for (std::size_t d = dims_.size(); d-- > 0;) {
      if (++index_[d] < dims_[d]) {
        for (std::size_t k = 0; k < kSets; ++k) offset_[k] += strides_[k][d];
        return;
      }
      for (std::size_t k = 0; k < kSets; ++k) offset_[k] -= (dims_[d] - 1) * strides_[k][d];
      index_[d] = 0;
    }
  }

 private:
  Dims dims_;
  std::array<Dims, kSets> strides_;
  Dims index_;
  std::array<std::int64_t, kSets> offset_{};
};

}  // namespace pcp::cpu
