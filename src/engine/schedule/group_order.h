// An order in which groups of operations can run, kept valid while groups grow and merge.
//
// This is Pearce and Kelly's dynamic topological order: a new dependency moves only the groups between its two ends. A
// search that would visit more dependencies than its budget gives up, so that the time per question is bounded.
#pragma once

#include <cstdint>
#include <vector>

#include "base/index.h"
#include "pcp/small_vector.h"

namespace pcp::schedule {

class GroupOrder {
 public:
  explicit GroupOrder(std::int64_t budget) : budget_(budget) {}

  int add();  // a group after all others
  int count() const { return pcp::count<int>(position_); }
  // The group that `group` has been merged into, or itself.
  int find(int group) const;

  // Makes `later` run after `earlier`. Returns false, with nothing changed, when `earlier` depends on `later` or the
  // search for such a dependency gives up.
  bool order_after(int later, int earlier);
  // Whether one of the two depends on the other, directly or indirectly. Also true when the search gives up.
  bool are_related(int x, int y);
  // Notes that `group` reads what `other` makes. `other` must be ordered before it.
  void depend(int group, int other);
  // Merges two groups that do not depend on each other. Returns false, with nothing changed, when the search gives up.
  bool merge(int from, int into);

 private:
  enum class Search { done, found, gave_up };
  // Collects the groups that `from` depends on (back) or that depend on it, within the positions (low, high).
  Search collect(int from, bool back, int low, int high, int forbidden, std::vector<int>& found);

  std::int64_t budget_;
  IndexedVector<int> position_;                       // by group
  IndexedVector<int> merged_;                         // by group: into which, or -1
  IndexedVector<SmallVector<int, 2>> needs_, users_;  // by group: others that it depends on, that depend on it
  IndexedVector<int> visited_;                        // by group: number of the search that saw it last
  int searches_ = 0;
  std::vector<int> before_, after_, places_;  // of one search
};

}  // namespace pcp::schedule
