// Tells which versions of the parameters belong to this run. A shepherd that starts from older files (a restored
// backup, a copy of the folder) makes rounds of the same numbers as the shepherd before it, with other contents.
// Therefore each start is an epoch with a random id, and a version of the parameters is named by its number and the
// epoch that made it.
#pragma once

#include <cstdint>
#include <vector>

#include "rounds/ledger.h"

namespace pcp {

class Lineage {
 public:
  // Begins an epoch at `ledger.rounds_complete()`. The ledger has it when this returns.
  explicit Lineage(Ledger&);

  std::uint64_t epoch() const { return epochs_.back().id; }  // never 0
  // Whether what `epoch` called `version` is a state that this run passed through: made in the present epoch, or in an
  // earlier one before the start of any epoch that followed it.
  bool holds(std::uint64_t epoch, std::uint64_t version) const;

 private:
  struct Epoch {
    std::uint64_t id = 0, from = 0;  // `from`: rounds complete at its start
  };
  std::vector<Epoch> epochs_;
};

}  // namespace pcp
