#include "train/metrics.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "pcp/error.h"
#include "train/loss_curve.h"

namespace pcp {
namespace {

[[noreturn]] void fail_write(const std::string& path) {
  bool full = errno == ENOSPC || errno == EDQUOT || errno == EFBIG;
  fail(full ? Code::failed_precondition : Code::invalid_argument, "cannot write '", path, "': ", std::strerror(errno));
}

// The largest length up to `length` at which a line ends.
std::int64_t last_line_end(int descriptor, std::int64_t length) {
  for (char last = 0; length > 0; --length) {
    if (::pread(descriptor, &last, 1, length - 1) == 1 && last == '\n') break;
  }
  return length;
}

}  // namespace

MetricsFile::MetricsFile(const std::string& path, std::int64_t length) : path_(path) {
  descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor_ < 0) fail_write(path);
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) {
    ::close(descriptor_);
    fail(Code::invalid_argument, "cannot write '", path, "': it is not a regular file");
  }
  length_ = last_line_end(descriptor_, std::min<std::int64_t>(length, status.st_size));
  if (::ftruncate(descriptor_, length_) != 0 || ::lseek(descriptor_, length_, SEEK_SET) < 0) {
    ::close(descriptor_);
    fail_write(path);
  }
}

MetricsFile::~MetricsFile() { ::close(descriptor_); }

void MetricsFile::append(const std::string& line) {
  for (std::size_t written = 0; written < line.size();) {
    ssize_t count = ::write(descriptor_, line.data() + written, line.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail_write(path_);
    written += static_cast<std::size_t>(count);
  }
  length_ += std::ssize(line);
}

void MetricsFile::heard(const RunEvent& event) {
  if (const StepMetrics* metrics = metrics_of(event)) add(*metrics);
  if (auto* evaluated = std::get_if<event::Evaluated>(&event.what)) add_validation(evaluated->step, evaluated->loss);
}

void MetricsFile::add(const StepMetrics& m) {
  char line[512];
  std::snprintf(line, sizeof(line),
                "{\"step\": %lld, \"loss\": %.9g, \"gradient_norm\": %.9g, \"learning_rate\": %.9g, \"tokens\": %lld, "
                "\"tokens_per_second\": %.1f, \"step_ms\": %.3f, \"host_ms\": %.3f, \"resident_bytes\": %lld}\n",
                static_cast<long long>(m.step), m.loss, m.gradient_norm, m.learning_rate,
                static_cast<long long>(m.tokens), m.tokens_per_second, m.step_ms, m.host_ms,
                static_cast<long long>(m.resident_bytes));
  append(line);
}

void MetricsFile::add_validation(std::int64_t step, double loss) {
  char line[128];
  std::snprintf(line, sizeof(line), "{\"step\": %lld, \"validation_loss\": %.9g}\n", static_cast<long long>(step),
                loss);
  append(line);
}

void MetricsFile::sync() {
  if (::fsync(descriptor_) != 0) fail_write(path_);
}

namespace {

// `take(step, training loss, validation loss)` for every line from the present place on that is metrics; NaN where a
// line has no such loss.
template <class Take>
void each_line(std::ifstream& file, const Take& take) {
  for (std::string line; std::getline(file, line);) {
    auto json = nlohmann::json::parse(line, nullptr, /*allow_exceptions=*/false);
    if (!json.is_object() || !json.contains("step") || !json["step"].is_number_integer()) continue;
    auto number = [&](const char* name) {
      return json.contains(name) && json[name].is_number() ? json[name].get<double>() : NAN;
    };
    take(json["step"].get<std::int64_t>(), number("loss"), number("validation_loss"));
  }
}

}  // namespace

void read_losses(const std::string& path, LossCurve& curve) {
  std::ifstream file(path);
  each_line(file, [&](std::int64_t step, double loss, double validation) {
    if (!std::isnan(loss)) curve.add_training(step, loss);
    if (!std::isnan(validation)) curve.add_validation(step, validation);
  });
}

std::map<std::int64_t, double> late_evaluations(const std::string& path, std::int64_t length, std::int64_t last) {
  std::map<std::int64_t, double> found;
  std::ifstream file(path);
  file.seekg(length);
  each_line(file, [&](std::int64_t step, double, double validation) {
    if (step <= last && !std::isnan(validation)) found[step] = validation;
  });
  return found;
}

std::int64_t resident_bytes() {
  static const int descriptor = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  char text[128];
  ssize_t count = descriptor < 0 ? -1 : ::pread(descriptor, text, sizeof(text) - 1, 0);
  if (count <= 0) return 0;
  text[count] = '\0';
  long long pages = 0;
  if (std::sscanf(text, "%*s %lld", &pages) != 1) return 0;
  return pages * sysconf(_SC_PAGE_SIZE);
}

}  // namespace pcp
