// When a process that crashed is started again: at once after a first crash, and later and later while crashes follow
// each other quickly.
#pragma once

#include <string>

namespace pcp::cluster {

struct SuperviseConfig {
  double first_pause = 0.2, longest_pause = 30;  // seconds
  double forgiving_seconds = 10;                 // so long a life makes up for one crash
  int most_restarts = -1;                        // -1: no limit
};

// A function of the times of crashes and of nothing else. Crashes are counted; every `forgiving_seconds` that the
// process lived take one off, and parts of them a part of one; time that it waited takes nothing off. While the count
// is below one and a half there is no pause; at two it is `first_pause`, and each further crash doubles it. So a second
// crash waits when it comes within half of `forgiving_seconds`, and a process that always lives at least
// `forgiving_seconds` is always started again at once.
class RestartPolicy {
 public:
  explicit RestartPolicy(const SuperviseConfig& config) : config_(config) {}

  // Seconds to wait after a crash at `now`, in seconds of any clock that does not go back.
  double crashed(double now);

 private:
  SuperviseConfig config_;
  double crashes_ = 0;     // less what was forgiven
  double started_at_ = 0;  // again, after the last crash
};

std::string start_text(double pause);  // "starting it again at once", "starting it again in 0.4 s"

}  // namespace pcp::cluster
