// Which batches of the data are whose. Batches are numbered 0, 1, 2...; each is leased to one worker at a time and
// counts as trained when the round that used it is committed. Whoever dies, every batch is trained on exactly once: a
// lease that is given back goes out again before new ones.
//
// Kept in a SQLite file: what a function has done is on disk when it returns, whatever happens to the process then.
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
  // ":memory:" for tests. Throws data_loss when the file is not a ledger. `total`: batches there are; -1: endless.
  explicit Ledger(const std::string& path, std::int64_t total = -1);
  ~Ledger();
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;

  struct Request {
    std::string worker;
    std::int64_t round = 0, batches = 0;
  };
  // One transaction for all. Fewer batches than asked for, or none (a lease of size 0), when `total` is reached.
  std::vector<Lease> grant(std::span<const Request>);
  std::optional<Lease> find(std::uint64_t id) const;  // outstanding ones only
  std::vector<Lease> outstanding() const;
  void give_back(std::uint64_t id);
  // In one transaction: these leases are trained, and `round` is complete.
  void commit(std::int64_t round, std::span<const std::uint64_t> trained);
  bool was_trained(std::uint64_t id) const;  // a lease that is committed: offered again, it is a replay

  std::int64_t rounds_complete() const;  // rounds committed, 0 at first
  std::int64_t trained() const;          // batches
  std::vector<BatchRange> trained_ranges() const;  // joined, ascending
  // Small facts that must be as durable: the run's id.
  std::optional<std::string> note(const std::string& key) const;
  void set_note(const std::string& key, const std::string& value);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace pcp
