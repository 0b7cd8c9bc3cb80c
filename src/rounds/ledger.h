// Which batches of the data are whose. Batches are numbered 0, 1, 2...; each is leased to one worker at a time and
// counts as trained when the round that used it is committed. Whoever dies, every batch is trained on exactly once: a
// lease that is given back goes out again before new ones.
//
// Kept in a SQLite file: what a function has done is on disk when it returns, whatever happens to the process then. The
// file is locked as long as it is open: a second process that opens it gets failed_precondition. Beside it there is a
// FILE-wal that belongs to it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace pcp {

struct BatchRange {
  std::int64_t begin = 0, end = 0;
  std::int64_t size() const { return end - begin; }
  bool operator==(const BatchRange&) const = default;
};

struct Lease {
  std::uint64_t id = 0;  // not to be guessed
  std::string worker;
  std::int64_t round = 0;
  std::vector<BatchRange> batches;  // may be several pieces of leases that came back
  std::int64_t size() const;
};

class Ledger {
 public:
  // ":memory:" for tests. Throws data_loss when the file is not a ledger or is damaged, unsupported when another
  // version of PCP wrote it. `total`: batches there are; -1: endless. It may differ from one opening to the next.
  explicit Ledger(const std::string& path, std::int64_t total = -1);
  ~Ledger();
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;

  struct Request {
    std::string worker;
    std::int64_t round = 0, batches = 0;
  };
  // One transaction for all. Fewer batches than asked for, or none, when `total` is reached: a lease of size 0 has the
  // id 0 and is not outstanding.
  std::vector<Lease> grant(std::span<const Request>);
  std::optional<Lease> find(std::uint64_t id) const;  // outstanding ones only
  std::vector<Lease> outstanding() const;
  void give_back(std::uint64_t id);  // throws not_found when it is not outstanding
  // A round that is complete: its number, the leases it trained, and the steps of the schedule done after it.
  struct Round {
    std::int64_t index = 0;
    std::vector<std::uint64_t> leases;
    std::int64_t steps = 0;
  };
  // In one transaction: the leases of these rounds are trained, and the rounds are complete. The first must be
  // rounds_complete(), each of the others the one after. Throws not_found, and nothing has changed, when a lease is not
  // outstanding.
  void commit(std::span<const Round>);
  void commit(std::int64_t round, std::span<const std::uint64_t> trained, std::int64_t steps = 0);
  // In one transaction: only the first `rounds` rounds are complete. Batches that later ones trained come back, and so
  // do those of all outstanding leases, which were begun from parameters that are lost. Only where can_roll_back says
  // so: not past the newest kRememberedRounds, nor past rounds that an older version of PCP committed.
  void roll_back(std::int64_t rounds);
  bool can_roll_back(std::int64_t rounds) const;
  // Steps of the schedule that the first `rounds` rounds made: rounds need not be of one length. Nothing where that is
  // not known: of rounds before the newest kRememberedRounds and of those an older version of PCP committed.
  std::optional<std::int64_t> steps_after(std::int64_t rounds) const;
  // A lease that is committed: offered again, it is a replay. Of the newest kRememberedLeases; older ones are unknown,
  // which is as good a reason to refuse them.
  bool was_trained(std::uint64_t id) const;
  static constexpr std::int64_t kRememberedLeases = 100'000;
  static constexpr std::int64_t kRememberedRounds = 1000;

  std::int64_t rounds_complete() const;            // rounds committed, 0 at first
  std::int64_t trained() const;                    // batches
  std::vector<BatchRange> trained_ranges() const;  // joined, ascending
  // Small facts that must be as durable: the run's id.
  std::optional<std::string> note(const std::string& key) const;
  void set_note(const std::string& key, const std::string& value);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace pcp
