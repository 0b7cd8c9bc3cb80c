// How much memory a program may take on an engine.
#pragma once

#include "base/physical_memory.h"
#include "pcp/engine.h"

namespace pcp {

struct MemoryLimit {
  std::int64_t bytes;
  const char* whose;  // "this machine", "the device"
};

inline MemoryLimit memory_limit(const Engine& engine) {
  std::optional<MemoryUse> use = engine.memory();
  if (use && use->limit_bytes > 0) return {use->limit_bytes, "the device"};
  return {physical_memory_bytes(), "this machine"};
}

}  // namespace pcp
