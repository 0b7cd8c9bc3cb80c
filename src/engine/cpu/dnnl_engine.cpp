#include "engine/cpu/dnnl_engine.h"

#include <dlfcn.h>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace pcp::cpu {
namespace {

// A function of the OpenMP runtime that oneDNN links; null if oneDNN was built with another threading library.
template <class F>
F* of_openmp(const char* name) {
  return reinterpret_cast<F*>(dlsym(RTLD_DEFAULT, name));
}

#if defined(__x86_64__)
// oneDNN takes the sizes of AMX's tiles from this leaf. Some hypervisors announce AMX but hide the leaf: oneDNN then
// configures empty tiles, and the first instruction on one of them ends the process.
bool has_amx_without_tile_sizes() {
  constexpr unsigned kFeatures = 7, kAmxTile = 1u << 24, kTiles = 0x1d, kFirstPalette = 1;
  unsigned a = 0, b = 0, c = 0, d = 0;
  if (__get_cpuid_count(kFeatures, 0, &a, &b, &c, &d) == 0 || (d & kAmxTile) == 0) return false;
  unsigned bytes = 0, row_bytes = 0, rows = 0, rest = 0;
  return __get_cpuid_count(kTiles, kFirstPalette, &bytes, &row_bytes, &rows, &rest) == 0 || row_bytes == 0 || rows == 0;
}
#else
bool has_amx_without_tile_sizes() { return false; }
#endif

dnnl::engine make_engine_without_broken_tiles() {
  if (has_amx_without_tile_sizes()) dnnl::set_max_cpu_isa(dnnl::cpu_isa::avx512_core_bf16);
  return {dnnl::engine::kind::cpu, 0};
}

}  // namespace

const dnnl::engine& dnnl_engine() {
  static const dnnl::engine engine = make_engine_without_broken_tiles();
  return engine;
}

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
