#include "engine/reference/fold.h"

#include <cmath>

#include "engine/reference/partial_sums.h"

namespace pcp::reference {
namespace {

Tuple joined(Tuple first, const Tuple& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

Tuple halved(const ScalarFunction& body, std::span<const Tuple> items) {
  if (items.size() == 1) return items[0];
  std::size_t half = items.size() / 2;
  return body(joined(halved(body, items.first(half)), halved(body, items.subspan(half))));
}

void add_error(const ScalarFunction& body, Tuple& result, std::int64_t count, double size) {
  double value = std::get<double>(result[0]), error = body.fold_error(value, count, size);
  if (error != 0) result[0] = value + error;
}

TensorType widened(const TensorType& type) { return is_float(type.dtype) ? TensorType(DType::f64, type.dims) : type; }

}  // namespace

Tuple fold(const ScalarFunction& body, const Tuple& initial, const std::vector<Tuple>& items) {
  if (items.empty()) return initial;
  Tuple result = body(joined(initial, halved(body, items)));
  if (body.is_single_float()) {
    PartialSums sums;
    sums.add(std::get<double>(initial[0]));
    for (const Tuple& item : items) sums.add(std::get<double>(item[0]));
    add_error(body, result, std::ssize(items), sums.size());
  }
  return result;
}

Accumulators::Accumulators(const Operation& operation, const Region& body)
    : operation_(operation), body_(operation.interpreter, body) {
  for (std::size_t k = 0; k < operation.op.results.size(); ++k) wide_.emplace_back(widened(operation.result_type(k)));
}

void Accumulators::start(std::size_t result, const HostTensor& from) {
  for (std::int64_t i = 0; i < from.type().elements(); ++i) set(wide_[result], i, scalar(from, i));
}

void Accumulators::start(const Scalar& everywhere) {
  for (std::int64_t i = 0; i < wide_[0].type().elements(); ++i) set(wide_[0], i, everywhere);
}

void Accumulators::combine(std::int64_t place, const Tuple& with) {
  Tuple before;
  for (const HostTensor& result : wide_) before.push_back(scalar(result, place));
  Tuple after = body_(joined(before, with));
  if (body_.is_single_float()) {
    double size = std::fabs(std::get<double>(before[0])) + std::fabs(std::get<double>(with[0]));
    add_error(body_, after, 1, size);
  }
  for (std::size_t k = 0; k < wide_.size(); ++k) set(wide_[k], place, after[k]);
}

Results Accumulators::rounded() const {
  Results results;
  for (std::size_t k = 0; k < wide_.size(); ++k) {
    HostTensor& result = results.emplace_back(operation_.result_type(k));
    for (std::int64_t i = 0; i < result.type().elements(); ++i) set(result, i, scalar(wide_[k], i));
  }
  return results;
}

}  // namespace pcp::reference
