#include "session/lineage.h"

#include <algorithm>

namespace pcp::session {

void Lineage::add(Entry entry) {
  held_.insert(entry.results.begin(), entry.results.end());
  entries_.push_back(std::move(entry));
}

std::vector<const Lineage::Entry*> Lineage::needed() const {
  std::unordered_set<TensorId> wanted = held_;
  std::vector<const Entry*> found;
  for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
    bool needed = std::ranges::any_of(entry->results, [&](TensorId id) { return wanted.contains(id); });
    if (!needed) continue;
    found.push_back(&*entry);
    for (const Operand& operand : entry->operands) {
      if (operand.tensor != 0) wanted.insert(operand.tensor);
    }
  }
  std::ranges::reverse(found);
  return found;
}

void Lineage::forget_others() {
  std::deque<Entry> kept;
  for (const Entry* entry : needed()) kept.push_back(std::move(const_cast<Entry&>(*entry)));
  entries_ = std::move(kept);
}

std::vector<std::pair<TensorId, TypeRef>> Lineage::without_backup() const {
  std::vector<std::pair<TensorId, TypeRef>> found;
  for (const Entry& entry : entries_) {
    if (!entry.routine) continue;
    for (std::size_t i = 0; i < entry.results.size(); ++i) {
      if (held_.contains(entry.results[i])) found.emplace_back(entry.results[i], entry.types[i]);
    }
  }
  return found;
}

// The call stays where it was for its other results; an entry with bytes alone makes this one.
void Lineage::back_up(TensorId id, std::shared_ptr<const HostTensor> bytes) {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    auto found = std::ranges::find(entries_[i].results, id);
    if (found == entries_[i].results.end()) continue;
    Entry backup;
    backup.rule = entries_[i].rule;
    backup.types = {entries_[i].types[static_cast<std::size_t>(found - entries_[i].results.begin())]};
    backup.results = {id};
    backup.bytes = std::move(bytes);
    if (entries_[i].results.size() == 1) {
      entries_[i] = std::move(backup);
    } else {
      *found = 0;  // the id of no tensor
      entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(i), std::move(backup));
    }
    return;
  }
}

}  // namespace pcp::session
