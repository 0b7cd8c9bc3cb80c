#include "tests/fuzz/generator.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

#include "engine/reference/element.h"
#include "graph/dims.h"
#include "pcp/text.h"

namespace pcp::fuzz {
namespace {

// Sizes at which code takes another way: registers, tiles, blocks, pieces for threads, and their neighbours.
constexpr std::int64_t kSizes[] = {1,     2,     3,     4,     5,     6,     7,     8,     9,    11,   13,   15,
                                   16,    17,    24,    31,    32,    33,    48,    63,    64,   65,   97,   127,
                                   128,   129,   191,   255,   256,   257,   383,   384,   385,  511,  512,  513,
                                   1021,  1023,  1024,  1025,  2047,  2048,  2049,  4095,  4096, 4097, 8191, 8193,
                                   16383, 16384, 16385, 32767, 32768, 32769, 65535, 65536, 65537};

// The largest magnitude up to which every whole number is a number of the type.
double whole_limit(DType dtype) {
  switch (dtype) {
    case DType::bf16:
      return 256;
    case DType::f16:
      return 2048;
    case DType::f32:
      return 1 << 24;
    default:
      return 0x1p53;
  }
}

// Magnitudes that floats are kept below: what is made of a few of them does not overflow.
double comfortable(DType dtype) { return dtype == DType::f16 ? 64 : dtype == DType::f64 ? 1e6 : 1e4; }

double integer_limit(DType dtype) {
  if (dtype == DType::i1) return 1;
  return std::ldexp(1.0, static_cast<int>(8 * byte_size(dtype)) - (is_unsigned(dtype) ? 0 : 1));
}

}  // namespace

std::string text(const Function& function) { return print(Module{"", {}, {function}}); }

RandomGraph random_graph(Choices& choices, const GraphOptions& options) { return Generator(choices, options).run(); }

Generator::Generator(Choices& choices, const GraphOptions& options)
    : choose_(choices), options_(options), outer_(function_), b_(&outer_) {
  function_.name = "main";
  const std::int64_t kind = choose_.below(20);
  if (options_.smooth) {
    main_ = options_.smooth_type;
  } else {
    whole_ = choose_.chance(25);
    main_ = kind < 11   ? DType::f32
            : kind < 14 ? DType::bf16
            : kind < 16 ? DType::f16
            : kind < 18
                ? DType::f64
                : choose_.of({DType::i8, DType::i16, DType::i32, DType::i64, DType::u8, DType::u32, DType::u64});
  }
  const std::int64_t scale = choose_.below(20);
  most_elements_ = options_.smooth ? 64 : scale < 6 ? 600 : scale < 12 ? 4200 : scale < 17 ? 20000 : 140000;
  for (int i = 0; i < 4; ++i) sizes_.push_back(size(i == 0 ? most_elements_ : most_elements_ / 8));
  choose_weights();
  // Threads share products and loops of millions of operations: now and then there are such.
  if (options_.most_work >= 6e5 && choose_.chance(3)) options_.most_work *= 12;
}

RandomGraph Generator::run() {
  const std::int64_t arguments = choose_.between(1, 3);
  for (std::int64_t i = 0; i < arguments; ++i) {
    argument(TensorType(options_.smooth || choose_.chance(75) ? main_ : any_type(), shape(options_.smooth ? 1 : 0, 4)));
  }
  const std::int64_t steps = choose_.between(2, options_.most_ops);
  for (std::int64_t i = 0; i < steps && !is_spent(); ++i) step();
  RandomGraph graph;
  Values results = pick_results();
  outer_.returns(results);
  for (Value result : results) {
    const Facts& known = facts(result);
    graph.exact.push_back(!known.rounded || known.whole);
  }
  graph.variation = choose_.bits();
  graph.function = std::move(function_);
  graph.arguments = std::move(arguments_);
  if (options_.donation) mark_donations(graph);
  return graph;
}

const std::vector<Generator::Family>& Generator::families() {
  static const std::vector<Family> all{{&Generator::elementwise, 14},
                                       {&Generator::comparison, 2},
                                       {&Generator::selection, 4},
                                       {&Generator::conversion, 3},
                                       {&Generator::movement, 12},
                                       {&Generator::concatenation, 6},
                                       {&Generator::padding, 3},
                                       {&Generator::iota, 1},
                                       {&Generator::dense_constant, 1},
                                       {&Generator::product, 8},
                                       {&Generator::general_product, 6},
                                       {&Generator::projections, 4},
                                       {&Generator::epilogue, 4},
                                       {&Generator::reduction, 9},
                                       {&Generator::fan_out, 7},
                                       {&Generator::pair_reduction, 2},
                                       {&Generator::softmax, 5},
                                       {&Generator::normalization, 4},
                                       {&Generator::cross_entropy, 2},
                                       {&Generator::activation, 4},
                                       {&Generator::attention, 15},
                                       {&Generator::mlp, 3},
                                       {&Generator::repeated, 2},
                                       {&Generator::slicing, 2},
                                       {&Generator::update, 3},
                                       {&Generator::gather, 2},
                                       {&Generator::scatter, 3},
                                       {&Generator::sort, 2},
                                       {&Generator::window, 2},
                                       {&Generator::scan, 1},
                                       {&Generator::selected_scatter, 1},
                                       {&Generator::random_bits, 1},
                                       {&Generator::convolution, 1},
                                       {&Generator::loop, 3},
                                       {&Generator::branch, 3},
                                       {&Generator::barrier, 1},
                                       {&Generator::batched_chain, 4},
                                       {&Generator::advanced, 4},
                                       {&Generator::halves, 4}};
  return all;
}

// Most programs have some families often and others not at all: what stands next to itself or to few others makes forms
// that an even mixture hardly ever has.
void Generator::choose_weights() {
  const bool even = choose_.chance(30);
  for (const Family& family : families()) weights_.push_back(family.weight * (even ? 1 : choose_.of({0, 0, 1, 1, 5})));
  if (std::accumulate(weights_.begin(), weights_.end(), 0) == 0) weights_[0] = 1;
}

void Generator::step() {
  std::int64_t ticket = choose_.below(std::accumulate(weights_.begin(), weights_.end(), 0));
  for (std::size_t i = 0; i < weights_.size(); ++i) {
    ticket -= weights_[i];
    if (ticket >= 0) continue;
    if (Value made = (this->*families()[i].make)()) keep(made);
    return;
  }
}

Value Generator::body(int steps) {
  for (int i = 0; i < steps && !is_spent(); ++i) step();
  return pool_.back();
}

// Some late values, or everything that nothing reads; now and then a value twice, or an argument as it is.
Values Generator::pick_results() {
  Values results;
  if (choose_.chance(75)) {
    std::vector<char> read(function_.value_count(), 0);
    walk(function_.body, [&](const Op& op) {
      for (Value value : op.operands) read[at(value.id)] = 1;
    });
    for (Value value : pool_) {
      if (!read[at(value.id)] && !contains_value(function_.body.args, value)) results.push_back(value);
    }
  }
  const std::int64_t count = results.empty() ? choose_.between(1, 4) : choose_.below(2);
  auto last = static_cast<std::int64_t>(pool_.size()) - 1;
  for (std::int64_t i = 0; i < count; ++i) {
    std::int64_t back = choose_.below(std::min<std::int64_t>(last + 1, choose_.chance(70) ? 4 : last + 1));
    results.push_back(pool_[static_cast<std::size_t>(last - back)]);
  }
  if (choose_.chance(8)) results.push_back(choose_.of(function_.body.args));
  if (options_.smooth) {
    erase_if(results, [&](Value value) { return !pcp::is_float(dtype(value)); });
    if (results.empty()) results.push_back(any_float());
  }
  return results;
}

void Generator::mark_donations(RandomGraph& graph) {
  if (!choose_.chance(60)) return;
  const Function& function = graph.function;
  std::vector<Attrs> marks(function.body.args.size());
  std::vector<char> taken(function.body.results.size(), 0);
  for (std::size_t a = 0; a < marks.size(); ++a) {
    for (std::size_t r = 0; r < taken.size(); ++r) {
      if (taken[r] || function.type(function.body.args[a]) != function.type(function.body.results[r])) continue;
      if (choose_.chance(30)) continue;
      taken[r] = 1;
      marks[a].set("tf.aliasing_output", IntAttr{static_cast<std::int64_t>(r), DType::i32});
      break;
    }
  }
  graph.function.arg_attrs = std::move(marks);
}

// ---- the pool ----

Facts& Generator::facts(Value value) {
  if (facts_.size() <= at(value.id)) facts_.resize(at(value.id) + 1);
  return facts_[at(value.id)];
}

Value Generator::know(Value value, Facts known) {
  if (!pcp::is_float(dtype(value))) {
    known.whole = known.finite = true;
    known.rounded = false;
    known.bound = std::min(known.bound, integer_limit(dtype(value)));
  }
  facts(value) = known;
  spend(static_cast<double>(type(value).elements()) + 30);
  return value;
}

Value Generator::keep(Value value) {
  if (pcp::is_float(dtype(value)) &&
      facts(value).bound > (whole_ ? std::min(64.0, comfortable(dtype(value))) : comfortable(dtype(value)))) {
    value = bounded(value, 2);
  }
  pool_.push_back(value);
  return value;
}

std::optional<Value> Generator::find(const Wanted& wanted) {
  Values fitting;
  for (Value value : pool_) {
    if (wanted(value)) fitting.push_back(value);
  }
  if (fitting.empty()) return std::nullopt;
  auto count = static_cast<std::int64_t>(fitting.size());
  std::int64_t back = choose_.below(choose_.chance(60) ? std::min<std::int64_t>(count, 3) : count);
  return fitting[static_cast<std::size_t>(count - 1 - back)];
}

Value Generator::any() {
  return *find([](Value) { return true; });
}

Value Generator::any_float() {
  auto found = find([&](Value value) { return pcp::is_float(dtype(value)); });
  return found ? *found : argument(TensorType(float_type(), shape(1, 3)));
}

Value Generator::any_ranked(std::int64_t least, bool floats) {
  auto found = find([&](Value value) {
    return rank(value) >= least && type(value).elements() > 0 && (!floats || pcp::is_float(dtype(value)));
  });
  if (found) return *found;
  Dims wanted = shape(least, std::max<std::int64_t>(least, 3));
  for (std::int64_t& dim : wanted) dim = std::max<std::int64_t>(dim, 1);
  return argument(TensorType(floats ? float_type() : any_type(), wanted));
}

Value Generator::argument(TensorType wanted) {
  Facts known;
  arguments_.push_back(values_for(wanted, known));
  Value value = know(outer_.argument(std::move(wanted)), known);
  // In front: an argument made inside a region is seen everywhere, also after it.
  pool_.insert(pool_.begin(), value);
  return value;
}

Value Generator::indices(Dims dims, std::int64_t extent) {
  DType dtype = choose_.of({DType::i32, DType::i32, DType::i64, DType::u32, DType::i16, DType::u8});
  TensorType wanted(dtype, std::move(dims));
  HostTensor tensor(wanted);
  std::mt19937_64 random(choose_.bits());
  std::int64_t low = is_unsigned(dtype) ? 0 : choose_.chance(20) ? -2 : 0;
  std::int64_t high = std::max(extent - 1 + (choose_.chance(20) ? 2 : 0), low);
  bool ordered = choose_.chance(25);
  for (std::int64_t i = 0; i < wanted.elements(); ++i) {
    auto drawn = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(high - low + 1));
    reference::set(tensor, i, reference::Integer{low + (ordered ? i % (high - low + 1) : drawn)});
  }
  arguments_.push_back(std::move(tensor));
  Value value = know(outer_.argument(wanted), {.bound = static_cast<double>(high) + 2, .whole = true});
  pool_.insert(pool_.begin(), value);
  return value;
}

HostTensor Generator::values_for(const TensorType& wanted, Facts& known) {
  HostTensor tensor(wanted);
  std::mt19937_64 random(choose_.bits());
  auto uniform = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  const std::int64_t count = wanted.elements();
  const std::int64_t kind = choose_.below(20);
  if (pcp::is_float(wanted.dtype)) {
    const double bound = whole_ ? static_cast<double>(choose_.between(1, 3)) : choose_.of({0.5, 1.0, 2.0, 4.0});
    known = {.bound = bound, .whole = whole_, .rounded = false, .finite = true};
    const bool special = !whole_ && !options_.smooth && options_.special && kind == 0;
    if (special) known.finite = false;
    for (std::int64_t i = 0; i < count; ++i) {
      double x = bound * (2 * uniform() - 1);
      if (whole_) x = std::round(x);
      if (kind == 1 && !options_.smooth) x = std::round(x);         // with ties
      if (kind == 2 && !options_.smooth && uniform() < 0.7) x = 0;  // mostly zero
      if (special && uniform() < 0.03) {
        const double infinity = std::numeric_limits<double>::infinity();
        x = uniform() < 0.4 ? infinity : uniform() < 0.6 ? -infinity : std::numeric_limits<double>::quiet_NaN();
      }
      reference::set(tensor, i, x);
    }
    return tensor;
  }
  known = {.bound = 8, .whole = true, .rounded = false, .finite = true};
  if (wanted.dtype == DType::i1) {
    const double share = kind < 10 ? 0.5 : kind < 14 ? 0.95 : kind < 18 ? 0.05 : 1;
    for (std::int64_t i = 0; i < count; ++i) reference::set(tensor, i, reference::Integer{uniform() < share});
    known.bound = 1;
    return tensor;
  }
  const bool wide = kind < 5;  // all bits
  if (wide) known.bound = integer_limit(wanted.dtype);
  for (std::int64_t i = 0; i < count; ++i) {
    if (wide) {
      std::uint64_t bits = random();
      std::memcpy(tensor.bytes().data() + static_cast<std::size_t>(i) * byte_size(wanted.dtype), &bits,
                  byte_size(wanted.dtype));
    } else {
      auto drawn = static_cast<std::int64_t>(random() % 9);
      reference::set(tensor, i, reference::Integer{is_unsigned(wanted.dtype) ? drawn : drawn - 4});
    }
  }
  return tensor;
}

Value Generator::like(Value x) {
  const TensorType wanted = type(x);
  if (choose_.chance(10)) return x;
  if (choose_.chance(15)) return rearranged(x);
  return of_type(wanted);
}

Value Generator::rearranged(Value x) {
  const Dims shape = dims(x);
  if (shape.empty() || type(x).elements() == 0) return x;
  const std::int64_t axis = choose_.below(rank(x)), length = shape[at(axis)];
  Dims start(shape.size(), 0), limit = shape;
  switch (choose_.below(4)) {
    case 0:
      return moved(b_->reverse(x, subset(rank(x), 1)), x);
    case 1: {  // dimensions of the same size exchanged
      Dims order(shape.size());
      std::iota(order.begin(), order.end(), 0);
      for (std::int64_t other = 0; other < rank(x); ++other) {
        if (other == axis || shape[at(other)] != length || length == 1) continue;
        std::swap(order[at(axis)], order[at(other)]);
        return transpose(x, order);
      }
      [[fallthrough]];
    }
    case 2: {  // rolled
      const std::int64_t from = choose_.below(length);
      start[at(axis)] = limit[at(axis)] = from;
      Dims end = shape, zero(shape.size(), 0);
      Value back = moved(b_->slice(x, start, end), x), front = moved(b_->slice(x, zero, limit), x);
      return joined({back, front}, axis);
    }
    default:  // one row of it, repeated
      start[at(axis)] = choose_.below(length);
      limit[at(axis)] = start[at(axis)] + 1;
      return broadcast(moved(b_->slice(x, start, limit), x), shape, [&] {
        Dims places(shape.size());
        std::iota(places.begin(), places.end(), 0);
        return places;
      }());
  }
}

Value Generator::of_type(const TensorType& wanted) {
  if (choose_.chance(75)) {
    if (auto found = find([&](Value value) { return type(value) == wanted; })) return *found;
  }
  switch (choose_.below(6)) {
    case 0:
      if (wanted.rank() > 0) {  // a row or a column of it, repeated
        Dims places = subset(wanted.rank(), 0);
        if (at(wanted.rank()) != places.size()) {
          Dims small;
          for (std::int64_t place : places) small.push_back(wanted.dims[at(place)]);
          return broadcast(of_type(TensorType(wanted.dtype, small)), wanted.dims, places);
        }
      }
      break;
    case 1:
      return constant(wanted, static_cast<double>(choose_.between(is_unsigned(wanted.dtype) ? 0 : -2, 2)));
    case 2:
      if (auto found = find([&](Value value) {
            return dtype(value) == wanted.dtype && dims(value) != wanted.dims &&
                   type(value).elements() == wanted.elements();
          }))
        return reshape(*found, wanted.dims);
      break;
    case 3:
      if (auto found = find([&](Value value) {
            return dims(value) == wanted.dims && dtype(value) != wanted.dtype && dtype(value) != DType::i1;
          }))
        return convert(*found, wanted.dtype);
      break;
    default:
      break;
  }
  if (function_.body.args.size() > 14) return constant(wanted, 1);
  return argument(wanted);
}

Value Generator::predicate(const Dims& wanted) {
  if (choose_.chance(40)) {
    if (auto found = find([&](Value value) { return dtype(value) == DType::i1 && dims(value) == wanted; }))
      return *found;
  }
  if (choose_.chance(40) && !options_.smooth) {
    auto found =
        find([&](Value value) { return dims(value) == wanted && dtype(value) != DType::i1 && !facts(value).rounded; });
    Value other = found ? like(*found) : Value();
    if (found && !facts(other).rounded) {
      return know(b_->compare(*found, other, choose_.of({"LT", "GE", "NE", "EQ", "GT", "LE"})), {});
    }
  }
  return of_type(TensorType(DType::i1, wanted));
}

// A scalar of the tensor, as a view of it.
std::optional<Value> Generator::element_of(Value x) {
  if (type(x).elements() == 0) return std::nullopt;
  Dims start, limit;
  for (std::int64_t dim : dims(x)) {
    start.push_back(choose_.below(dim));
    limit.push_back(start.back() + 1);
  }
  return rank(x) == 0 ? x : reshape(moved(b_->slice(x, start, limit), x), {});
}

// ---- sizes and types ----

std::int64_t Generator::size(std::int64_t most) {
  if (choose_.chance(2) && !options_.smooth && options_.special) return 0;
  std::vector<std::int64_t> fitting;
  for (std::int64_t size : kSizes) {
    if (size <= std::max<std::int64_t>(most, 1)) fitting.push_back(size);
  }
  return choose_.of(fitting);
}

Dims Generator::shape(std::int64_t least_rank, std::int64_t most_rank) {
  Dims result(static_cast<std::size_t>(choose_.between(least_rank, most_rank)));
  std::int64_t room = most_elements_;
  for (std::int64_t& dim : result) {
    dim = choose_.chance(70) ? choose_.of(sizes_) : size(std::min<std::int64_t>(room, 70));
    if (dim > room) dim = size(std::min<std::int64_t>(room, 17));
    room /= std::max<std::int64_t>(dim, 1);
  }
  if (!result.empty() && room > 1 && choose_.chance(25)) {  // as large as may be
    std::int64_t& dim = choose_.of(result);
    std::int64_t most = std::max<std::int64_t>(dim, 1) * room;
    std::vector<std::int64_t> largest;
    for (std::int64_t size : kSizes) {
      if (size <= most && 2 * size > most) largest.push_back(size);
    }
    dim = largest.empty() ? dim : choose_.of(largest);
  }
  return result;
}

DType Generator::float_type() {
  if (options_.smooth) return options_.smooth_type;
  if (pcp::is_float(main_) && choose_.chance(85)) return main_;
  return choose_.of({DType::f32, DType::f32, DType::bf16, DType::f16, DType::f64});
}

DType Generator::integer_type() {
  if (is_integer(main_) && choose_.chance(60)) return main_;
  return choose_.of(
      {DType::i32, DType::i32, DType::i64, DType::i8, DType::i16, DType::u8, DType::u16, DType::u32, DType::u64});
}

DType Generator::any_type() {
  if (choose_.chance(60)) return float_type();
  return choose_.chance(75) ? integer_type() : DType::i1;
}

Dims Generator::permutation(std::int64_t rank) {
  Dims result(static_cast<std::size_t>(rank));
  std::iota(result.begin(), result.end(), 0);
  choose_.shuffle(result);
  return result;
}

Dims Generator::subset(std::int64_t rank, std::int64_t least) {
  Dims result = permutation(rank);
  result.resize(static_cast<std::size_t>(choose_.between(std::min(least, rank), rank)));
  std::ranges::sort(result);
  return result;
}

// ---- operations with facts ----

Value Generator::constant(const TensorType& wanted, double value) {
  bool whole = value == std::round(value);
  return know(b_->splat(wanted, value),
              {.bound = std::fabs(value), .whole = whole, .rounded = false, .finite = std::isfinite(value)});
}

Value Generator::unary(OpCode code, Value x) {
  Facts known = facts(x);
  const bool real = pcp::is_float(dtype(x));
  if (real) {
    switch (code) {
      case OpCode::negate:
      case OpCode::abs:
        break;
      case OpCode::sign:
        known.bound = 1;
        break;
      case OpCode::floor:
      case OpCode::ceil:
      case OpCode::round_nearest_even:
      case OpCode::round_nearest_afz:
        known.bound += 1;
        known.whole = known.finite;
        break;
      case OpCode::exponential:
      case OpCode::exponential_minus_one:
        known = {std::exp(std::min(known.bound, 80.0)), false, true, known.finite};
        break;
      case OpCode::sqrt:
      case OpCode::cbrt:
      case OpCode::log:
      case OpCode::log_plus_one:
        known = {std::max(known.bound, 1.0), false, true, known.finite};
        break;
      default:
        known = {std::max(1.0, code == OpCode::tan ? 2.0 : 1.0), false, true, known.finite};
        break;
    }
  } else {
    known.bound = integer_limit(dtype(x));
  }
  return know(b_->unary(code, x), known);
}

Value Generator::binary(OpCode code, Value x, Value y) {
  const Facts a = facts(x), c = facts(y);
  Facts known{std::max(a.bound, c.bound), a.whole && c.whole, a.rounded || c.rounded, a.finite && c.finite};
  if (code == OpCode::add || code == OpCode::subtract) known.bound = a.bound + c.bound;
  if (code == OpCode::multiply) known.bound = a.bound * c.bound;
  if (pcp::is_float(dtype(x))) {
    bool moves = code == OpCode::maximum || code == OpCode::minimum;
    bool ring = code == OpCode::add || code == OpCode::subtract || code == OpCode::multiply;
    if (!moves) {
      known.whole = known.whole && ring && known.bound <= whole_limit(dtype(x));
      known.rounded = known.rounded || !known.whole;
    }
  } else {
    known.bound = integer_limit(dtype(x));
    if (code == OpCode::maximum || code == OpCode::minimum) known.bound = std::max(a.bound, c.bound);
  }
  return know(b_->binary(code, x, y), known);
}

Value Generator::scaled(Value x, double factor) { return multiply(x, constant(type(x), factor)); }

Value Generator::above_one(Value x) { return add(constant(type(x), 1), multiply(x, x)); }

Value Generator::clamped(Value x, double bound) {
  Facts known = facts(x);
  known.bound = bound;
  return know(b_->clamp(scalar(dtype(x), is_unsigned(dtype(x)) ? 0 : -bound), x, scalar(dtype(x), bound)), known);
}

Value Generator::bounded(Value x, double bound) {
  if (facts(x).bound <= bound) return x;
  if (!pcp::is_float(dtype(x)) || whole_) return clamped(x, bound);
  switch (choose_.below(facts(x).bound < 1e5 ? 3 : 1)) {
    case 0: {
      Value y = unary(OpCode::tanh, x);
      return bound < 1 ? scaled(y, bound) : y;
    }
    case 1:
      return options_.smooth ? unary(OpCode::tanh, x) : clamped(x, bound);
    default:
      return scaled(x, std::exp2(std::floor(std::log2(bound / facts(x).bound))));
  }
}

Value Generator::select(Value predicate, Value x, Value y) {
  const Facts a = facts(x), c = facts(y);
  return know(b_->select(predicate, x, y),
              {std::max(a.bound, c.bound), a.whole && c.whole, a.rounded || c.rounded, a.finite && c.finite});
}

Value Generator::convert(Value x, DType to) {
  if (dtype(x) == to) return x;
  Facts known = facts(x);
  if (pcp::is_float(to)) {
    const double most = whole_ ? std::min(64.0, whole_limit(to)) : comfortable(to);
    if (known.bound > most) {
      x = pcp::is_float(dtype(x)) ? bounded(x, most) : clamped(x, std::min(most, 50.0));
      known = facts(x);
    }
    if (dtype(x) == DType::i1) known.bound = 1;
    bool exact = known.whole && known.bound <= whole_limit(to);
    bool widens = pcp::is_float(dtype(x)) && (to == DType::f64 || (to == DType::f32 && dtype(x) != DType::f64));
    known.whole = exact;
    known.rounded = known.rounded || !(exact || widens);
  } else if (pcp::is_float(dtype(x)) && known.rounded && !known.whole) {
    return constant(TensorType(to, dims(x)), 1);  // rounding would decide
  }
  return know(b_->convert(x, to), known);
}

Value Generator::broadcast(Value x, const Dims& to, const Dims& places) {
  return moved(b_->broadcast_in_dim(x, to, places), x);
}

Value Generator::spread(Value reduced, const Dims& to, const Dims& over) {
  Dims places;
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(to.size()); ++i) {
    if (!contains(over, i)) places.push_back(i);
  }
  return broadcast(reduced, to, places);
}

Value Generator::transpose(Value x, const Dims& order) { return moved(b_->transpose(x, order), x); }
Value Generator::reshape(Value x, const Dims& to) { return moved(b_->reshape(x, to), x); }

// Bodies that combine the same way but are not the one operation that engines look for.
Region Generator::combine(OpCode code, DType dtype, int form, std::optional<Value> captured) {
  TensorType element(dtype, {});
  return b_->region({element, element}, [&](Builder& in, const Values& args) {
    if (captured) {  // in any order the same, too
      const bool bounded = code == OpCode::maximum;
      Value both = in.binary(code, args[0], args[1]);
      if (bounded || code == OpCode::minimum)
        return Values{in.binary(bounded ? OpCode::minimum : OpCode::maximum, both, *captured)};
      return Values{in.add(both, in.multiply(*captured, in.multiply(args[0], args[1])))};
    }
    if (form == 1) return Values{in.binary(code, args[1], args[0])};
    if (form == 2 && pcp::is_float(dtype) && code == OpCode::maximum)
      return Values{in.negate(in.minimum(in.negate(args[0]), in.negate(args[1])))};
    if (form == 2 && is_integer(dtype)) {  // (1 + a)(1 + b) - 1
      return Values{in.add(in.add(args[0], args[1]), in.multiply(args[0], args[1]))};
    }
    return Values{in.binary(code, args[0], args[1])};
  });
}

Value Generator::reduce(Value x, OpCode code, const Dims& over, std::optional<double> initial) {
  double count = 1;
  for (std::int64_t dim : over) count *= static_cast<double>(dims(x)[at(dim)]);
  const DType element = dtype(x);
  const bool real = pcp::is_float(element);
  if (real && whole_ && code == OpCode::add && facts(x).bound * count + 4 > whole_limit(element)) {
    const double most = std::floor((whole_limit(element) - 4) / count);
    if (most < 1) {
      code = OpCode::maximum;
    } else {
      x = clamped(x, most);
    }
  }
  // Factors close to one are rounded in one direction: of many, more than the square root of their number explains.
  if (real && code == OpCode::multiply && !whole_ && count > 500) code = OpCode::add;
  if (real && code == OpCode::multiply) {  // close to one, so that a product of many stays in range
    if (whole_) {
      x = clamped(x, 1);
    } else {
      x = add(constant(type(x), 1), scaled(bounded(x, 1), 0.5 / std::max(count, 1.0)));
    }
  }
  Value first = initial ? scalar(element, *initial) : know(b_->constant(neutral(code, element)), {});
  const Facts from = facts(x);
  Facts known = from;
  const double start = initial ? std::fabs(*initial) : 0;
  if (real) {
    if (code == OpCode::add) {
      known.bound = from.bound * std::max(count, 1.0) + start;
      known.whole = from.whole && (!initial || *initial == std::round(*initial)) && known.bound <= whole_limit(element);
      known.rounded = from.rounded || !known.whole;
    } else if (code == OpCode::multiply) {
      known.bound = whole_ ? std::max(1.0, start) : 3 * std::max(1.0, start);
      known.whole = from.whole && whole_;
      known.rounded = from.rounded || !known.whole;
    } else {
      known.bound = std::max(from.bound, start);
      known.finite = from.finite && (count > 0 || initial);
    }
  } else {
    known.bound = integer_limit(element);
  }
  std::vector<Region> regions;
  int form = choose_.chance(10) ? 1 : choose_.chance(5) ? 2 : 0;
  if (form == 2 && (options_.smooth || (is_integer(element) && (code != OpCode::add || initial)))) form = 0;
  // The region reads a value from around it, which may be an element of what is reduced.
  std::optional<Value> captured;
  const bool compares = code == OpCode::maximum || code == OpCode::minimum;
  if (!options_.smooth && !initial && element != DType::i1 &&
      (compares || (is_integer(element) && code == OpCode::add)) && choose_.chance(8)) {
    captured =
        choose_.chance(50) ? element_of(x) : find([&](Value value) { return type(value) == TensorType(element, {}); });
  }
  if (captured) {
    const Facts& o = facts(*captured);
    known = {std::max(known.bound, o.bound), known.whole && o.whole, known.rounded || o.rounded,
             known.finite && o.finite};
  }
  regions.push_back(combine(code, element, form, captured));
  spend(count * static_cast<double>(type(x).elements()) / std::max(count, 1.0));
  return know(b_->create1(OpCode::reduce, {x, first}, {{"dimensions", over}}, std::move(regions)), known);
}

std::optional<Value> Generator::dot(Value lhs, Value rhs, const DotDims& numbers, std::optional<DType> result) {
  double depth = 1;
  for (std::int64_t dim : numbers.lhs_contract) depth *= static_cast<double>(dims(lhs)[at(dim)]);
  Dims out;
  for (std::int64_t dim : numbers.lhs_batch) out.push_back(dims(lhs)[at(dim)]);
  auto append_free = [&](Value side, const Dims& batch, const Dims& contract) {
    for (std::int64_t i = 0; i < rank(side); ++i) {
      if (!contains(batch, i) && !contains(contract, i)) out.push_back(dims(side)[at(i)]);
    }
  };
  append_free(lhs, numbers.lhs_batch, numbers.lhs_contract);
  append_free(rhs, numbers.rhs_batch, numbers.rhs_contract);
  double count = 1;
  for (std::int64_t dim : out) count *= static_cast<double>(dim);
  if (count > 3.0 * static_cast<double>(most_elements_) || count * depth > 0.4 * options_.most_work)
    return std::nullopt;
  const DType to = result.value_or(dtype(lhs));
  const bool real = pcp::is_float(to);
  double bound = facts(lhs).bound * facts(rhs).bound * std::max(depth, 1.0);
  if (whole_ && real && bound > whole_limit(to)) {
    lhs = clamped(lhs, 1);
    rhs = clamped(rhs, 1);
    bound = std::max(depth, 1.0);
    if (bound > whole_limit(to)) return std::nullopt;
  } else if (real && bound > (to == DType::f16 ? 2e4 : 1e12)) {
    lhs = bounded(lhs, 1);
    rhs = bounded(rhs, 1);
    bound = facts(lhs).bound * facts(rhs).bound * std::max(depth, 1.0);
    if (to == DType::f16 && bound > 3e4) return std::nullopt;
  }
  const Facts a = facts(lhs), c = facts(rhs);
  Facts known{bound, a.whole && c.whole && bound <= whole_limit(to), a.rounded || c.rounded, a.finite && c.finite};
  known.rounded = known.rounded || !known.whole;
  spend(count * depth);
  return know(
      b_->create1(OpCode::dot_general, {lhs, rhs}, {{"dot_dimension_numbers", numbers}}, {}, {TensorType(to, out)}),
      known);
}

std::optional<Value> Generator::matmul(Value x, Value w) { return dot(x, w, {{}, {}, {rank(x) - 1}, {0}}); }

Values Generator::create(OpCode code, Values operands, Attrs attrs, std::vector<Region> regions,
                         std::vector<TensorType> given) {
  return b_->create(code, std::move(operands), std::move(attrs), std::move(regions), std::move(given));
}

}  // namespace pcp::fuzz
