// Decides whether an update may be merged, by what its offer says, by its values, and by its norm beside those of
// others. A sender whose updates are refused too often is put out.
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
  // How the norm of an update grows with the steps that made it. Steps are mostly noise, so by default with the root of
  // their number.
  std::function<double(std::uint64_t round, std::int64_t steps)> growth = [](std::uint64_t, std::int64_t steps) {
    return std::sqrt(static_cast<double>(steps));
  };
  // The largest norm that an honest update of so many values can have. Where the optimizer bounds its own steps, this
  // is known before the first update. Empty: there is no such bound.
  std::function<double(std::uint64_t round, std::int64_t steps, std::int64_t values)> most_norm;
};

struct Finding {
  std::string kind, reason;  // kind: "norm", "not finite", "checksum", "size", "loss", "forged"; empty: fit
  bool strike = true;        // the refusal counts against its sender
  bool fit() const { return kind.empty(); }
};

// What the bytes of an update say.
struct Measured {
  bool intact = false;  // they have the checksum that was offered
  double norm = 0;      // where they do
};

class Judge {
 public:
  Judge(const JudgeConfig&, const std::vector<Fragment>&, Ledger&);

  // Judges an offer before anything of its update is fetched.
  Finding offered(const net::Offer&, const OpenLease&) const;
  // The norm of an update. This reads every byte and may be done on another thread.
  double norm_of(std::uint32_t fragment, std::span<const std::byte> update) const;
  // Judges an update by what was measured. The norm of one that is fit is remembered for its sender.
  Finding received(const OpenLease&, const std::string& sender, const Measured&);

  // Counts a refusal. Returns whether the sender is to be put out now.
  bool refused(const std::string& sender, const Finding&);
  bool is_out(const std::string& sender) const { return strikes_.is_out(sender); }
  const std::map<std::string, std::uint64_t>& refusals() const { return refusals_; }  // by kind
  void keep();  // writes the known norms to the ledger, so that a restart begins with them

 private:
  JudgeConfig config_;
  const std::vector<Fragment>& fragments_;
  Ledger& ledger_;
  Strikes strikes_;
  std::vector<Screening> norms_;  // one for each fragment
  std::map<std::string, std::uint64_t> refusals_;
};

}  // namespace pcp::cluster
