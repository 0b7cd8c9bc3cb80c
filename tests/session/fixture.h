// A session inside the test's own process.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <vector>

#include "pcp/tensor_ops.h"
#include "session/local_link.h"
#include "session/node.h"

namespace pcp::session {

class SessionTest : public testing::Test {
 protected:
  SessionTest() {
    auto link = std::make_unique<LocalLink>(*engine_, 1);
    executor_ = &link->executor();
    recorder_ = std::make_shared<Recorder>(std::move(link));
    gt::set_session(recorder_);
  }
  ~SessionTest() override { gt::set_session(nullptr); }

  static gt::Tensor tensor(Dims dims, std::initializer_list<float> values, bool requires_grad = false) {
    std::vector<float> copied(values);
    gt::Tensor made = gt::Tensor::of(HostTensor::of<float>({DType::f32, std::move(dims)}, copied));
    if (requires_grad) made.set_requires_grad(true);
    return made;
  }
  static std::vector<float> values(const gt::Tensor& of) {
    HostTensor read = of.read();
    auto floats = read.as<float>();
    return {floats.begin(), floats.end()};
  }

  std::unique_ptr<Engine> engine_ = make_engine("cpu");
  Executor* executor_ = nullptr;
  std::shared_ptr<Recorder> recorder_;
};

}  // namespace pcp::session
