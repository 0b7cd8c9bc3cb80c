#include "rounds/lineage.h"

#include <algorithm>
#include <sstream>

#include "base/random_number.h"
#include "pcp/error.h"

namespace pcp {
namespace {

constexpr const char* kEpochsNote = "epochs";   // "id from" for each
constexpr std::size_t kRememberedEpochs = 256;  // a worker with parameters of an older one fetches all of them again

std::uint64_t new_epoch() {
  std::uint64_t id = 0;
  while (id == 0) id = random_number();
  return id;
}

}  // namespace

Lineage::Lineage(Ledger& ledger) {
  std::istringstream said(ledger.note(kEpochsNote).value_or(""));
  for (Epoch epoch; said >> epoch.id >> epoch.from;) epochs_.push_back(epoch);
  if (!said.eof()) fail(Code::data_loss, "the ledger's list of epochs cannot be read");
  epochs_.push_back({new_epoch(), static_cast<std::uint64_t>(ledger.rounds_complete())});
  if (epochs_.size() > kRememberedEpochs) epochs_.erase(epochs_.begin());
  std::string text;
  for (const Epoch& epoch : epochs_) text += concat(epoch.id, " ", epoch.from, "\n");
  ledger.set_note(kEpochsNote, text);
}

bool Lineage::holds(std::uint64_t epoch, std::uint64_t version) const {
  if (epoch == this->epoch()) return true;
  auto found = std::ranges::find(epochs_, epoch, &Epoch::id);
  if (found == epochs_.end()) return false;
  // Not only of the next one: a later start may have gone back further.
  return std::all_of(found + 1, epochs_.end(), [&](const Epoch& later) { return version <= later.from; });
}

}  // namespace pcp
