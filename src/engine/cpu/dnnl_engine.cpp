#include "engine/cpu/dnnl_engine.h"

#include <dlfcn.h>

namespace pcp::cpu {
namespace {

// A function of the OpenMP runtime that oneDNN links; null if oneDNN was built with another threading library.
template <class F>
F* of_openmp(const char* name) {
  return reinterpret_cast<F*>(dlsym(RTLD_DEFAULT, name));
}

}  // namespace

DnnlThreads::DnnlThreads(int count) {
  static auto* const get = of_openmp<int()>("omp_get_max_threads");
  static auto* const set = of_openmp<void(int)>("omp_set_num_threads");
  if (get == nullptr || set == nullptr) return;
  set_ = set;
  before_ = get();
  set(count);
}

DnnlThreads::~DnnlThreads() {
  if (set_ != nullptr) set_(before_);
}

}  // namespace pcp::cpu
