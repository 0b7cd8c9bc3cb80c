#include "engine/schedule/group_order.h"

#include <algorithm>
#include <cassert>

namespace pcp::schedule {

int GroupOrder::add() {
  int group = count();
  position_.push_back(group);
  merged_.push_back(-1);
  needs_.emplace_back();
  users_.emplace_back();
  visited_.push_back(0);
  return group;
}

int GroupOrder::find(int group) const {
  while (merged_[group] >= 0) group = merged_[group];
  return group;
}

GroupOrder::Search GroupOrder::collect(int from, bool back, int low, int high, int forbidden, std::vector<int>& found) {
  ++searches_;
  found.assign(1, from);
  visited_[from] = searches_;
  std::int64_t left = budget_;
  for (std::size_t next = 0; next < found.size(); ++next) {
    for (int edge : (back ? needs_ : users_)[found[next]]) {
      if (--left < 0) return Search::gave_up;
      int group = find(edge);
      if (group == forbidden) return Search::found;
      int position = position_[group];
      if (position <= low || position >= high || visited_[group] == searches_) continue;
      visited_[group] = searches_;
      found.push_back(group);
    }
  }
  return Search::done;
}

bool GroupOrder::are_related(int x, int y) {
  int low = position_[x] < position_[y] ? x : y, high = low == x ? y : x;
  return collect(high, true, position_[low], position_[high] + 1, low, before_) != Search::done;
}

bool GroupOrder::order_after(int later, int earlier) {
  int low = position_[later], high = position_[earlier];
  if (high < low) return true;
  if (collect(earlier, true, low, high + 1, later, before_) != Search::done) return false;
  if (collect(later, false, low - 1, high, earlier, after_) != Search::done) return false;
  // Puts what `earlier` depends on before what depends on `later`, in the positions that these groups have now.
  auto by_position = [&](int x, int y) { return position_[x] < position_[y]; };
  std::ranges::sort(before_, by_position);
  std::ranges::sort(after_, by_position);
  before_.insert(before_.end(), after_.begin(), after_.end());
  places_.clear();
  for (int group : before_) places_.push_back(position_[group]);
  std::ranges::sort(places_);
  for (std::size_t i = 0; i < before_.size(); ++i) position_[before_[i]] = places_[i];
  return true;
}

void GroupOrder::depend(int group, int other) {
  assert(position_[other] < position_[group]);
  if (!needs_[group].empty() && needs_[group].back() == other) return;
  needs_[group].push_back(other);
  users_[other].push_back(group);
}

bool GroupOrder::merge(int from, int into) {
  int first = position_[from] < position_[into] ? from : into, second = first == from ? into : from;
  // After this call, `second` is the last of the groups that must come before `first`, and `first` directly follows it.
  // The position of `first` is therefore right for the merged group.
  if (!order_after(first, second)) return false;
  position_[into] = position_[first];
  merged_[from] = into;
  auto append = [](auto& to, auto& more) {
    to.insert(to.end(), more.begin(), more.end());
    more = {};
  };
  append(needs_[into], needs_[from]);
  append(users_[into], users_[from]);
  return true;
}

}  // namespace pcp::schedule
