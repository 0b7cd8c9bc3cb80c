// The parts shared by all code that calls oneDNN.
#pragma once

#include <oneapi/dnnl/dnnl.hpp>

namespace pcp::cpu {

inline const dnnl::engine& dnnl_engine() {
  static const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  return engine;
}

// While it lives, calls of oneDNN from this thread use at most this many threads.
class DnnlThreads {
 public:
  explicit DnnlThreads(int count);
  ~DnnlThreads();
  DnnlThreads(const DnnlThreads&) = delete;
  DnnlThreads& operator=(const DnnlThreads&) = delete;

 private:
  void (*set_)(int) = nullptr;
  int before_ = 0;
};

}  // namespace pcp::cpu
