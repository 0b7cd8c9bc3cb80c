// XLA logs to standard error. A user of a command sees that only with PCP_XLA_LOG=1.
#pragma once

namespace pcp::xla {

// Sets what the plugin reads when it is loaded; variables the user has set stay.
void quiet_logs();

}  // namespace pcp::xla
