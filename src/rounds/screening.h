// Which updates are fit to be averaged, and which workers have sent too many that were not.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>

namespace pcp {

struct ScreeningConfig {
  double norm_factor = 10;  // refused above this times the median of accepted norms; 0: any norm
  int needed = 5;           // accepted norms before the median is trusted
  int window = 64;          // accepted norms that are remembered
  int strikes = 3;          // refusals until a worker is put out; 0: never
};

class Screening {
 public:
  explicit Screening(const ScreeningConfig& config) : config_(config) {}

  // Empty: fit. Otherwise why not: "the update's norm is 812, the median is 3.1".
  std::string judge_norm(double norm) const;
  void accepted(double norm);
  // Counts a refusal under its kind ("norm", "not finite", "checksum", "size", "forged", "replayed"); whether the
  // worker is to be put out now.
  bool refused(const std::string& worker, const std::string& kind);
  bool is_out(const std::string& worker) const;
  const std::map<std::string, std::uint64_t>& counts() const { return counts_; }

 private:
  ScreeningConfig config_;
  std::deque<double> norms_;
  std::map<std::string, std::uint64_t> counts_;
  std::map<std::string, int> strikes_;
};

}  // namespace pcp
