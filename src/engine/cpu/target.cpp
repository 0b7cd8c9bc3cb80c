#include "engine/cpu/target.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "engine/cpu/nests.h"

namespace pcp::cpu {
namespace {

// A quarter of the last-level cache. A larger result is streamed, because keeping it would evict most other data.
std::int64_t streamed_bytes() {
  constexpr std::int64_t kAtLeast = 8 << 20;
#if defined(_SC_LEVEL3_CACHE_SIZE)
  return std::max<std::int64_t>(kAtLeast, sysconf(_SC_LEVEL3_CACHE_SIZE) / 4);
#else
  return kAtLeast;
#endif
}

// Debug builds always verify schedules; a release build does so when PCP_VERIFY_SCHEDULES is set.
bool verifies() {
#ifdef NDEBUG
  static const bool wanted = std::getenv("PCP_VERIFY_SCHEDULES") != nullptr;
  return wanted;
#else
  return true;
#endif
}

}  // namespace

schedule::Target target(bool fuse) {
  schedule::Target target;
  target.fuse = target.back_to_back = target.write_through = target.recompute = fuse;
  target.verify = verifies();

  target.alignment = 64;  // a cache line and the widest vector
  target.streamed_bytes = streamed_bytes();
  target.longest_iota = std::int64_t{1} << 28;

  target.longest_row = 65536;
  target.few_rows = 8;
  target.longest_row_of_few = 4096;
  target.group_ops = 200;  // with more, the values of a tile do not fit in the first-level cache
  target.loop_nodes = 512;
  target.strided_copy_elements = 16384;

  target.recompute_ops = 24;
  target.recompute_bytes = 64 << 10;

  if (fuse) target.rewrites = {nest_batches};
  target.nest_entries = 8;
  target.nest_bytes = 16 << 20;
  return target;
}

}  // namespace pcp::cpu
