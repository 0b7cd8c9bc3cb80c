#include "cluster/restart_policy.h"

#include <algorithm>
#include <cmath>

#include "base/formatted.h"

namespace pcp::cluster {

double RestartPolicy::crashed(double now) {
  if (crashes_ > 0) crashes_ = std::max(0.0, crashes_ - (now - started_at_) / config_.forgiving_seconds);
  crashes_ = std::min(crashes_ + 1, 64.0);  // what is beyond would only take longer to be forgiven
  double pause = crashes_ < 1.5 ? 0 : std::min(config_.longest_pause, config_.first_pause * std::exp2(crashes_ - 2));
  started_at_ = now + pause;
  return pause;
}

std::string start_text(double pause) {
  return pause == 0 ? "starting it again at once" : formatted("starting it again in %.1f s", pause);
}

}  // namespace pcp::cluster
