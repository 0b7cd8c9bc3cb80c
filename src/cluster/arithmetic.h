// Heavy arithmetic of a loop that must answer messages: checksums, norms, merging and compressing. It is done on
// threads of its own, and its result comes back to the loop as a task.
#pragma once

#include <exception>
#include <functional>
#include <utility>

#include "cluster/background.h"
#include "cluster/network.h"

namespace pcp::cluster {

// What is asked for on one lane is done in the order of asking; lanes do not wait for each other.
enum class Lane {
  parameters,  // all that touches parameters, updates and aggregates
  data,        // batches of leases, which must not wait for the merging of large updates
};

using Work = std::function<void()>;      // on a thread of the lane
using Then = std::function<void(Time)>;  // on the thread of the loop, in the order of the lane

class Arithmetic {
 public:
  // `post` gives a task to the loop and wakes it. It is called on the threads of the lanes.
  explicit Arithmetic(std::function<void(Then)> post) : post_(std::move(post)) {}

  // Where `work` throws, the loop gets the exception instead of `then`.
  void run(Lane lane, Work work, Then then) {
    Background& thread = lane == Lane::data ? data_ : parameters_;
    thread.post([this, work = std::move(work), then = std::move(then)] {
      try {
        work();
      } catch (...) {
        return post_([error = std::current_exception()](Time) { std::rethrow_exception(error); });
      }
      post_(then);
    });
  }

 private:
  std::function<void(Then)> post_;
  Background parameters_, data_;  // last: their threads end before what they use
};

}  // namespace pcp::cluster
