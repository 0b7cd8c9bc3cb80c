#include "train/loss_curve.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "pcp/error.h"

namespace pcp {
namespace {

constexpr double kWidth = 960, kHeight = 540;
constexpr double kLeft = 78, kRight = 28, kTop = 74, kBottom = 62;
constexpr const char* kTrainingColour = "#2563eb";
constexpr const char* kValidationColour = "#ea580c";

std::string fixed(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof(text), "%.*f", digits, value);
  return text;
}

std::string escaped(const std::string& text) {
  std::string result;
  for (char c : text) {
    if (c == '&') {
      result += "&amp;";
    } else if (c == '<') {
      result += "&lt;";
    } else if (static_cast<unsigned char>(c) >= ' ') {
      result += c;
    }
  }
  return result;
}

// 1, 2 or 5 times a power of ten, so that about `count` of them fill the range.
double tick_distance(double range, int count) {
  double rough = range / count;
  double power = std::pow(10, std::floor(std::log10(rough)));
  double fraction = rough / power;
  return power * (fraction <= 1 ? 1 : fraction <= 2 ? 2 : fraction <= 5 ? 5 : 10);
}

std::string step_text(double step) {
  if (step >= 1e6) return fixed(step / 1e6, std::fmod(step, 1e6) == 0 ? 0 : 1) + "M";
  if (step >= 1e4) return fixed(step / 1e3, std::fmod(step, 1e3) == 0 ? 0 : 1) + "k";
  return fixed(step, 0);
}

// Data to picture.
struct Axes {
  double first_step, last_step, low, high;
  double x(double step) const {
    return kLeft + (step - first_step) / (last_step - first_step) * (kWidth - kLeft - kRight);
  }
  double y(double loss) const { return kHeight - kBottom - (loss - low) / (high - low) * (kHeight - kTop - kBottom); }
  std::string point(double step, double loss) const { return fixed(x(step), 1) + "," + fixed(y(loss), 1); }
};

Axes fit(const LossSeries& training, const LossSeries& validation) {
  double low = INFINITY, high = -INFINITY, last = 1;
  for (const LossSeries* series : {&training, &validation}) {
    for (const LossSeries::Bucket& bucket : series->buckets()) {
      low = std::min(low, bucket.low);
      high = std::max(high, bucket.high);
      last = std::max(last, bucket.step());
    }
  }
  if (!(low <= high)) low = 0, high = 1;
  double margin = std::max((high - low) * 0.06, 1e-9 + std::abs(high) * 1e-6);
  return {0, last, low >= 0 ? std::max(0.0, low - margin) : low - margin, high + margin};
}

std::string grid(const Axes& axes) {
  std::string out;
  auto text = [&](double x, double y, const char* anchor, const std::string& content) {
    out += concat("<text x=\"", fixed(x, 1), "\" y=\"", fixed(y, 1), "\" text-anchor=\"", anchor, "\">", content,
                  "</text>\n");
  };
  double step = tick_distance(axes.high - axes.low, 6);
  int digits = std::max(0, static_cast<int>(-std::floor(std::log10(step))));
  for (double loss = std::ceil(axes.low / step) * step; loss <= axes.high; loss += step) {
    double y = axes.y(loss);
    out += concat("<line x1=\"", kLeft, "\" x2=\"", kWidth - kRight, "\" y1=\"", fixed(y, 1), "\" y2=\"", fixed(y, 1),
                  "\" stroke=\"#e5e7eb\"/>\n");
    text(kLeft - 10, y + 4.5, "end", fixed(loss, digits));
  }
  step = std::max(1.0, tick_distance(axes.last_step - axes.first_step, 8));
  for (double at = 0; at <= axes.last_step; at += step) {
    double x = axes.x(at);
    out += concat("<line x1=\"", fixed(x, 1), "\" x2=\"", fixed(x, 1), "\" y1=\"", kHeight - kBottom, "\" y2=\"",
                  kHeight - kBottom + 5, "\" stroke=\"#9ca3af\"/>\n");
    text(x, kHeight - kBottom + 22, "middle", step_text(at));
  }
  out += concat("<line x1=\"", kLeft, "\" x2=\"", kWidth - kRight, "\" y1=\"", kHeight - kBottom, "\" y2=\"",
                kHeight - kBottom, "\" stroke=\"#9ca3af\"/>\n");
  text(kLeft + (kWidth - kLeft - kRight) / 2, kHeight - 16, "middle", "step");
  out += concat("<text transform=\"translate(22 ", kTop + (kHeight - kTop - kBottom) / 2,
                ") rotate(-90)\" text-anchor=\"middle\">loss</text>\n");
  return out;
}

std::string polyline(const Axes& axes, const LossSeries& series, const char* colour, double width) {
  std::string points;
  for (const auto& bucket : series.buckets()) points += axes.point(bucket.step(), bucket.mean()) + " ";
  return concat("<polyline fill=\"none\" stroke=\"", colour, "\" stroke-width=\"", width,
                "\" stroke-linejoin=\"round\" points=\"", points, "\"/>\n");
}

std::string band(const Axes& axes, const LossSeries& series) {
  std::string points;
  const auto& buckets = series.buckets();
  for (const auto& bucket : buckets) points += axes.point(bucket.step(), bucket.high) + " ";
  for (std::size_t i = buckets.size(); i-- > 0;) points += axes.point(buckets[i].step(), buckets[i].low) + " ";
  return concat("<polygon fill=\"", kTrainingColour, "\" fill-opacity=\"0.16\" points=\"", points, "\"/>\n");
}

std::string legend(double x, const char* colour, const char* name, const LossSeries& series) {
  if (series.buckets().empty()) return "";
  return concat("<circle cx=\"", x, "\" cy=\"50\" r=\"5\" fill=\"", colour, "\"/><text x=\"", x + 11, "\" y=\"54.5\">",
                name, " ", fixed(series.buckets().back().mean(), 4), "</text>\n");
}

}  // namespace

void LossSeries::add(std::int64_t step, double loss) {
  if (!std::isfinite(loss)) return;
  std::int64_t number = step / bucket_steps_;
  if (number != newest_ || buckets_.empty()) {
    if (buckets_.size() == kMostBuckets) {
      halve();
      return add(step, loss);
    }
    newest_ = number;
    numbers_.push_back(number);
    buckets_.push_back({.low = loss, .high = loss});
  }
  Bucket& bucket = buckets_.back();
  bucket.step_sum += static_cast<double>(step);
  bucket.sum += loss;
  bucket.low = std::min(bucket.low, loss);
  bucket.high = std::max(bucket.high, loss);
  ++bucket.count;
}

void LossSeries::halve() {
  bucket_steps_ *= 2;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < buckets_.size(); ++i) {
    std::int64_t number = numbers_[i] / 2;
    if (kept > 0 && numbers_[kept - 1] == number) {
      Bucket& into = buckets_[kept - 1];
      into.step_sum += buckets_[i].step_sum;
      into.sum += buckets_[i].sum;
      into.low = std::min(into.low, buckets_[i].low);
      into.high = std::max(into.high, buckets_[i].high);
      into.count += buckets_[i].count;
    } else {
      numbers_[kept] = number;
      buckets_[kept++] = buckets_[i];
    }
  }
  numbers_.resize(kept);
  buckets_.resize(kept);
  newest_ = numbers_.back();
}

std::string LossCurve::svg(const std::string& title) const {
  Axes axes = fit(training_, validation_);
  std::string out =
      concat("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ", kWidth, " ", kHeight, "\" width=\"", kWidth,
             "\" height=\"", kHeight,
             "\" font-family=\"system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif\" font-size=\"13\" "
             "fill=\"#4b5563\">\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
             "<text x=\"", kLeft, "\" y=\"31\" font-size=\"17\" font-weight=\"600\" fill=\"#111827\">", escaped(title),
             "</text>\n");
  out += legend(kLeft + 5, kTrainingColour, "training", training_);
  out += legend(kLeft + 155, kValidationColour, "validation", validation_);
  out += grid(axes);
  out += band(axes, training_);
  out += polyline(axes, training_, kTrainingColour, 1.6);
  out += polyline(axes, validation_, kValidationColour, 1.6);
  for (const auto& bucket : validation_.buckets()) {
    out += concat("<circle cx=\"", fixed(axes.x(bucket.step()), 1), "\" cy=\"", fixed(axes.y(bucket.mean()), 1),
                  "\" r=\"3.2\" fill=\"", kValidationColour, "\"/>\n");
  }
  return out + "</svg>\n";
}

}  // namespace pcp
