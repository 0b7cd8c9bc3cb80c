// What an action throws, and tensors of f32 in a word.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "pcp/engine.h"

namespace pcp::test {

inline Code code_of(const std::function<void()>& action, std::string* message = nullptr) {
  try {
    action();
  } catch (const Error& error) {
    if (message) *message = error.what();
    return error.code();
  }
  ADD_FAILURE() << "nothing was thrown";
  return Code::internal;
}

inline TensorType f32(Dims dims) { return TensorType(DType::f32, std::move(dims)); }
inline HostTensor floats(const std::vector<float>& values) {
  return HostTensor::of<float>(TensorType(DType::f32, {static_cast<std::int64_t>(values.size())}), values);
}

}  // namespace pcp::test
