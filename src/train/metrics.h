// metrics.jsonl: one JSON object per line, appended as training goes. A checkpoint remembers the file's length; taking
// the run up again cuts what was written after it, so no line is there twice or missing.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "train/run_events.h"

namespace pcp {

class LossCurve;

class MetricsFile final : public RunListener {
 public:
  // Keeps the first `length` bytes of what is there. A shorter file (it was not on disk yet when the machine stopped)
  // is kept whole.
  MetricsFile(const std::string& path, std::int64_t length);
  ~MetricsFile() override;
  MetricsFile(const MetricsFile&) = delete;
  MetricsFile& operator=(const MetricsFile&) = delete;

  void heard(const RunEvent&) override;  // steps, rounds and evaluations
  void add(const StepMetrics&);
  void add_validation(std::int64_t step, double loss);
  std::int64_t length() const { return length_; }
  void sync();

 private:
  void append(const std::string& line);

  std::string path_;
  int descriptor_ = -1;
  std::int64_t length_ = 0;
};

// Adds the losses of a metrics file to a curve. Lines that are not metrics are passed over.
void read_losses(const std::string& path, LossCurve&);

// Evaluations up to `step` whose lines lie behind the first `length` bytes: step and loss. With workers an evaluation
// may end after the next checkpoint was begun; it would be cut although the checkpoint holds what it is about.
std::map<std::int64_t, double> late_evaluations(const std::string& path, std::int64_t length, std::int64_t step);

std::int64_t resident_bytes();  // of this process

}  // namespace pcp
