// What a round makes of its updates, each weighted by the tokens it was trained on: their mean, or a robust mean, which
// a minority of bad updates cannot move far.
//
//   mean     one bad update of any size moves it anywhere. Memory: one update in f32, however many come.
//   clipped  every update is scaled down to at most `clip` times the median norm of the round's updates, then the mean.
//            It bounds how far an update reaches, not where it points.
//   trimmed  of every value the k largest and the k smallest are left out, then the mean of the rest;
//            k = ceil(trim * updates), and less where nothing would remain. Up to k bad updates never reach beyond what
//            the others say.
//
// clipped and trimmed keep all updates until `take`, as compressed as they came. With n updates this takes n times the
// bytes of one; `take` needs one update in f32 on top and (trimmed) n blocks of kCompressionBlock values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rounds/compression.h"

namespace pcp {

enum class AggregateKind { mean, clipped, trimmed };

AggregateKind parse_aggregate(std::string_view name);  // throws with the names there are
std::string to_string(AggregateKind);

struct AggregateConfig {
  AggregateKind kind = AggregateKind::mean;
  double clip = 1;     // above 0
  double trim = 0.25;  // 0 to 0.5
};

// The same updates give the same bits: with `mean` when they come in the same order, with the others in any order.
class Aggregate {
 public:
  virtual ~Aggregate() = default;
  // `weight` is above 0. Throws data_loss, and changes nothing, when the update has another size or (clipped, trimmed)
  // values that are not finite.
  virtual void add(Compression, std::span<const std::byte> update, double weight) = 0;
  virtual double weight() const = 0;  // of all that were added
  virtual int updates() const = 0;
  // Returns the result and starts over without updates. Throws failed_precondition when nothing was added.
  virtual std::vector<float> take() = 0;
};

std::unique_ptr<Aggregate> make_aggregate(const AggregateConfig&, std::int64_t values);

}  // namespace pcp
