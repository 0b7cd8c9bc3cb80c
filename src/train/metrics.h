// metrics.jsonl: one JSON object per line, appended as training goes on. A checkpoint remembers the length of the file.
// When the run is resumed, what was written after the checkpoint is cut, so that no line is missing or there twice.
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
  // Keeps the first `length` bytes of the file. A shorter one is kept whole: its end was not on disk yet when the
  // machine stopped.
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

// Adds the losses of a metrics file to a curve. Lines that are not metrics are skipped.
void read_losses(const std::string& path, LossCurve&);

// Step and loss of the evaluations up to `step` whose lines come after the first `length` bytes. With workers an
// evaluation may end after the next checkpoint was begun. Its line would be cut although the checkpoint contains the
// step that was evaluated.
std::map<std::int64_t, double> late_evaluations(const std::string& path, std::int64_t length, std::int64_t step);

std::int64_t resident_bytes();  // of this process

}  // namespace pcp
