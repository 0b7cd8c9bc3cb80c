#include "cluster/judge.h"

#include <cmath>
#include <sstream>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

constexpr const char* kNormsNote = "norms";  // a line for each fragment
constexpr double kMostLoss = 1e20;           // no training recovers from more, and the weighted mean must stay finite
constexpr double kMostNorm = 1e15;           // weights times it stay far from the end of f32

}  // namespace

Judge::Judge(const JudgeConfig& config, const std::vector<Fragment>& fragments, Ledger& ledger)
    : config_(config),
      fragments_(fragments),
      ledger_(ledger),
      strikes_(config.strikes, ledger),
      norms_(fragments.size(), Screening(config.screening)) {
  std::istringstream kept(ledger.note(kNormsNote).value_or(""));
  std::vector<std::string> lines;
  for (std::string line; std::getline(kept, line);) lines.push_back(line);
  if (lines.size() != norms_.size()) return;  // they are of other fragments
  for (std::size_t i = 0; i < lines.size(); ++i) norms_[i].add_text(lines[i]);
}

void Judge::keep() {
  std::string text;
  for (const Screening& norms : norms_) text += norms.to_text() + "\n";
  ledger_.set_note(kNormsNote, text);
}

Finding Judge::offered(const net::Offer& offer, const OpenLease& lease) const {
  std::uint64_t bytes = compressed_bytes(config_.compression, fragments_[lease.fragment].size());
  bool fits = offer.round == lease.round() && offer.fragment == lease.fragment && offer.update.bytes == bytes &&
              offer.steps == static_cast<std::uint64_t>(lease.lease.size());
  if (!fits) {
    return {"size", concat("expected ", bytes, " bytes for ", lease.lease.size(), " steps of round ", lease.round(),
                           ", got ", offer.update.bytes, " for ", offer.steps, " of ", offer.round)};
  }
  if (!std::isfinite(offer.loss)) return {"not finite", "its loss is not finite"};
  if (std::abs(offer.loss) > kMostLoss) return {"loss", concat("its loss is ", offer.loss, ", past ", kMostLoss)};
  return {};
}

double Judge::norm_of(std::uint32_t fragment, std::span<const std::byte> update) const {
  return std::sqrt(decompressed_squares(config_.compression, update, fragments_[fragment].size()));
}

Finding Judge::received(const OpenLease& lease, const std::string& sender, const Measured& measured) {
  if (!measured.intact) return {"checksum", "its bytes do not have the checksum that was offered"};
  std::int64_t values = fragments_[lease.fragment].size(), steps = lease.lease.size();
  double norm = measured.norm;
  if (!std::isfinite(norm)) return {"not finite", "it holds NaN or infinity"};
  if (norm > kMostNorm) return {"norm", concat("the update's norm is ", norm, ", past ", kMostNorm)};
  if (config_.most_norm && config_.screening.norm_factor > 0) {
    double most = config_.most_norm(lease.round(), steps, values);
    if (norm > most) {
      return {"norm", concat("the update's norm is ", norm, ", ", steps, " steps of the optimizer reach ", most)};
    }
  }
  // The mean of what several workers made is about as long as one of theirs. The bound above holds also where a single
  // one of them was left and made all steps.
  double per_step = norm / config_.growth(lease.round(), (steps - 1) / lease.workers + 1);
  Screening& norms = norms_[lease.fragment];
  if (Screening::Finding finding = norms.judge(sender, per_step); !finding.reason.empty()) {
    return {"norm", finding.reason, finding.certain};
  }
  norms.accepted(sender, per_step);
  return {};
}

bool Judge::refused(const std::string& sender, const Finding& finding) {
  ++refusals_[finding.kind];
  return finding.strike && strikes_.add(sender);
}

}  // namespace pcp::cluster
