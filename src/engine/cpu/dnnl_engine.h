// What everything that asks oneDNN shares.
#pragma once

#include <oneapi/dnnl/dnnl.hpp>

namespace pcp::cpu {

inline const dnnl::engine& dnnl_engine() {
  static const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  return engine;
}

// While it lives, oneDNN takes at most so many threads when this one calls it.
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
