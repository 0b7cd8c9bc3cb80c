// XLA writes its log to standard error. The log is off unless the environment has PCP_XLA_LOG=1.
#pragma once

namespace pcp::xla {

// Sets the environment variable that a plugin reads when it is loaded, unless the user has set it.
void set_log_level();

}  // namespace pcp::xla
