#include "engine/xla/log_level.h"

#include <cstdlib>
#include <string_view>

namespace pcp::xla {

void set_log_level() {
  const char* wanted = std::getenv("PCP_XLA_LOG");
  if (wanted && std::string_view(wanted) != "0" && *wanted) return;
  setenv("TF_CPP_MIN_LOG_LEVEL", "3", /*overwrite=*/0);
}

}  // namespace pcp::xla
