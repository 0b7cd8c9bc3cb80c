// How every tensor that a program holds can be made again: the calls and bytes that lead to it. What no held tensor
// depends on is forgotten. A long history is cut by backups: the bytes of a tensor, kept at the client.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <unordered_set>
#include <vector>

#include "pcp/engine.h"
#include "session/placed.h"
#include "session/routine.h"

namespace pcp::session {

class Lineage {
 public:
  struct Entry {
    const Routine* routine = nullptr;  // null: the tensor came from the client, or was backed up
    std::vector<Operand> operands;     // by the ids that the program knows
    std::size_t place = 0;
    RuleRef rule;         // of the signal it was in
    bool places = false;  // results took the layout of that signal
    std::vector<TensorId> results;
    std::vector<TypeRef> types;
    std::shared_ptr<const HostTensor> bytes;
  };

  void add(Entry);  // its results are held by the program from now on
  void freed(TensorId id) { held_.erase(id); }
  bool holds(TensorId id) const { return held_.contains(id); }
  const std::unordered_set<TensorId>& held() const { return held_; }

  // The entries that lead to held tensors, in their order. They stay valid until the next change.
  std::vector<const Entry*> needed() const;
  void forget_others();  // all but the needed ones
  std::size_t size() const { return entries_.size(); }
  // Held tensors that only calls lead to, with their types: what a backup has to read.
  std::vector<std::pair<TensorId, TypeRef>> without_backup() const;
  void back_up(TensorId, std::shared_ptr<const HostTensor>);

 private:
  std::deque<Entry> entries_;
  std::unordered_set<TensorId> held_;
};

}  // namespace pcp::session
