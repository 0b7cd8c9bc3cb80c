// The parts shared by all code that calls oneDNN.
#pragma once

#include <oneapi/dnnl/dnnl.hpp>

namespace pcp::cpu {

// The only engine, made on first use. Whoever asks oneDNN what the processor can do calls this first: it limits what
// oneDNN uses, which has no effect once oneDNN has been asked.
const dnnl::engine& dnnl_engine();

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
