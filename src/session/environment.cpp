#include "session/environment.h"

#include <charconv>
#include <cstdlib>
#include <string_view>

namespace pcp::session {
namespace {

constexpr int kMostBatch = 1 << 20;

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

}  // namespace

ExecutorOptions options_of_environment() {
  ExecutorOptions options;
  if (std::string_view batch = variable("GT_WORKER_BATCH_SIZE"); !batch.empty()) {
    auto [end, error] = std::from_chars(batch.data(), batch.data() + batch.size(), options.batch);
    require(
        error == std::errc() && end == batch.data() + batch.size() && options.batch >= 1 && options.batch <= kMostBatch,
        "GT_WORKER_BATCH_SIZE is a whole number from 1 to ", kMostBatch, ", got '", batch, "'");
    options.compiles = options.batch > 1;
  }
  if (std::string_view compiles = variable("GT_AUTO_COMPILE"); !compiles.empty()) {
    require(compiles == "0" || compiles == "1", "GT_AUTO_COMPILE is 0 or 1, got '", compiles, "'");
    if (compiles == "0") options.compiles = options.batch > 1;
  }
  return options;
}

}  // namespace pcp::session
