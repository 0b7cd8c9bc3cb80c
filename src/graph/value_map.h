// Tables for some values of a function: those of one loop in a function of thousands of loops, for example. Where most
// values of a function take part, a vector indexed by them is better (value_index.h).
#pragma once

#include <vector>

#include "graph/value_index.h"

namespace pcp {

// Numbers values from 0 in the order in which they come. This is a hash table with open addressing. The id of a value
// is its own hash: values of one region have ids close to each other, so they lie side by side.
class ValueNumbers {
 public:
  void reserve(std::size_t count) {
    std::size_t slots = kFirstSlots;
    while (slots < 2 * count) slots *= 2;
    if (slots > slots_.size()) rehash(slots);
  }

  // The number of the value, or -1.
  int find(Value value) const {
    if (!value || slots_.empty()) return -1;
    for (std::size_t i = index(value) & mask();; i = (i + 1) & mask()) {
      if (slots_[i].id == value.id) return slots_[i].number;
      if (slots_[i].id < 0) return -1;
    }
  }
  bool contains(Value value) const { return find(value) >= 0; }

  struct Inserted {
    int number;
    bool is_new;
  };
  Inserted insert(Value value) {
    if (2 * (index(count_) + 1) > slots_.size()) rehash(std::max(kFirstSlots, 2 * slots_.size()));
    std::size_t i = index(value) & mask();
    for (; slots_[i].id >= 0; i = (i + 1) & mask()) {
      if (slots_[i].id == value.id) return {slots_[i].number, false};
    }
    slots_[i] = {value.id, count_};
    return {count_++, true};
  }

  std::size_t size() const { return index(count_); }

 private:
  struct Slot {
    std::int32_t id = -1;  // -1: free
    int number = -1;
  };
  static constexpr std::size_t kFirstSlots = 16;

  std::size_t mask() const { return slots_.size() - 1; }
  void rehash(std::size_t slots) {
    std::vector<Slot> before = std::exchange(slots_, std::vector<Slot>(slots));
    for (const Slot& slot : before) {
      if (slot.id < 0) continue;
      std::size_t i = index(slot.id) & mask();
      while (slots_[i].id >= 0) i = (i + 1) & mask();
      slots_[i] = slot;
    }
  }

  std::vector<Slot> slots_;  // a power of two of them, at most half of them taken
  int count_ = 0;
};

// A map with values as keys. References to entries are valid until the next insertion.
template <class T>
class ValueMap {
 public:
  void reserve(std::size_t count) {
    numbers_.reserve(count);
    entries_.reserve(count);
  }

  T& operator[](Value value) {
    auto [number, is_new] = numbers_.insert(value);
    if (is_new) entries_.emplace_back();
    return entries_[number];
  }
  const T* find(Value value) const {
    int number = numbers_.find(value);
    return number < 0 ? nullptr : &entries_[number];
  }
  const T& at(Value value) const {
    const T* found = find(value);
    if (!found) fail(Code::internal, "value ", value.id, " is not in the table");
    return *found;
  }

 private:
  ValueNumbers numbers_;
  IndexedVector<T> entries_;
};

}  // namespace pcp
