// The ledger knows which worker has each batch of the data. Batches are numbered 0, 1, 2...; each is leased to one
// worker at a time and counts as trained when the round that used it is committed. Every batch is trained on exactly
// once, whoever dies: the batches of a lease that is given back are leased again before new ones.
//
// It is kept in a SQLite file. When a function returns, its changes are on disk, whatever happens to the process then.
// The file is locked while it is open: a second process that opens it gets failed_precondition. FILE-wal beside it is a
// part of it.
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
  std::uint64_t id = 0;  // random, so that nobody can guess the lease of another
  std::string worker;
  std::int64_t round = 0;
  std::vector<BatchRange> batches;  // several where they are parts of leases that were given back
  std::int64_t size() const;
};

class Ledger {
 public:
  // `path`: ":memory:" in tests. Throws data_loss when the file is not a ledger or is damaged, unsupported when another
  // version of PCP wrote it. `total`: how many batches there are; -1: no end. It may differ from one opening to the
  // next.
  explicit Ledger(const std::string& path, std::int64_t total = -1);
  ~Ledger();
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;

  struct Request {
    std::string worker;
    std::int64_t round = 0, batches = 0;
  };
  // Grants a lease for each request, in one transaction. When `total` is reached, a lease has fewer batches than were
  // asked for, or none: then its id is 0 and it is not outstanding.
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
  // Makes these rounds complete and the batches of their leases trained, in one transaction. The first must be
  // rounds_complete(), and each of the others the one after. Throws not_found, and changes nothing, when a lease is not
  // outstanding.
  void commit(std::span<const Round>);
  void commit(std::int64_t round, std::span<const std::uint64_t> trained, std::int64_t steps = 0);
  // Goes back to the first `rounds` complete rounds, in one transaction. The batches that later rounds trained can be
  // leased again, and so can those of all outstanding leases, which were begun from parameters that are lost. Allowed
  // only where can_roll_back says so: not past the newest kRememberedRounds, nor past rounds that an older version of
  // PCP committed.
  void roll_back(std::int64_t rounds);
  bool can_roll_back(std::int64_t rounds) const;
  // The steps of the schedule that the first `rounds` rounds made; rounds may have different lengths. Nothing where it
  // is not known: before the newest kRememberedRounds, and for rounds that an older version of PCP committed.
  std::optional<std::int64_t> steps_after(std::int64_t rounds) const;
  // Whether a lease is committed: an update that is offered for it again is a replay. Only the newest kRememberedLeases
  // are known; an older one counts as unknown, and its update is not merged either.
  bool was_trained(std::uint64_t id) const;
  static constexpr std::int64_t kRememberedLeases = 100'000;
  static constexpr std::int64_t kRememberedRounds = 1000;

  std::int64_t rounds_complete() const;            // rounds committed, 0 at first
  std::int64_t trained() const;                    // batches
  std::vector<BatchRange> trained_ranges() const;  // joined, ascending
  // Small facts that must be as durable as the rest: the run's id, epochs, strikes, norms.
  std::optional<std::string> note(const std::string& key) const;
  void set_note(const std::string& key, const std::string& value);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace pcp
