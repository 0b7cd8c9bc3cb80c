// Whether an update may be merged: what it says of itself, its numbers, and how large it is beside those of others. Who
// sends too much that may not is out.
#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "cluster/open_leases.h"
#include "rounds/compression.h"
#include "rounds/fragments.h"
#include "rounds/screening.h"
#include "rounds/strikes.h"

namespace pcp::cluster {

struct JudgeConfig {
  Compression compression = Compression::f32;
  ScreeningConfig screening;
  int strikes = 3;  // refusals until a worker is put out; 0: never
  // By how much updates grow with the steps of a round behind them; what is mostly noise, by their root.
  std::function<double(std::uint64_t round, std::int64_t steps)> growth = [](std::uint64_t, std::int64_t steps) {
    return std::sqrt(static_cast<double>(steps));
  };
  // The norm that no honest update of so many values can pass: where an optimizer bounds its own steps, this is known
  // before the first update. Empty: there is no such bound.
  std::function<double(std::uint64_t round, std::int64_t steps, std::int64_t values)> most_norm;
};

struct Finding {
  std::string kind, reason;  // kind: "norm", "not finite", "checksum", "size", "loss", "forged"; empty: fit
  bool strike = true;
  bool fit() const { return kind.empty(); }
};

class Judge {
 public:
  Judge(const JudgeConfig&, const std::vector<Fragment>&, Ledger&);

  // Before anything is fetched.
  Finding offered(const net::Offer&, const OpenLease&) const;
  // `sender`: whose norms these are; those of a fit update are remembered.
  Finding received(const net::Offer&, const OpenLease&, const std::string& sender, std::span<const std::byte> bytes);

  // Counts a refusal; whether the sender is to be put out now.
  bool refused(const std::string& sender, const Finding&);
  bool is_out(const std::string& sender) const { return strikes_.is_out(sender); }
  const std::map<std::string, std::uint64_t>& refusals() const { return refusals_; }  // by kind
  void keep();  // what is known of norms, so that a restart begins with it

 private:
  JudgeConfig config_;
  const std::vector<Fragment>& fragments_;
  Ledger& ledger_;
  Strikes strikes_;
  std::vector<Screening> norms_;  // a fragment each
  std::map<std::string, std::uint64_t> refusals_;
};

}  // namespace pcp::cluster
