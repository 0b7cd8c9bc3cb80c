// The gradient of windows that are folded by any region (products, log-sum-exp, several tensors at once): the fold is
// written out as operations on whole tensors, and that program is differentiated. Windows that grow with the index, as
// in cumulative products, take log2(n) steps, others one step per element of the window.
#include <algorithm>
#include <map>

#include "autodiff/emit.h"
#include "autodiff/sliding.h"
#include "base/index.h"
#include "pcp/autodiff.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

constexpr std::int64_t kMostTaps = 128;  // elements of a window that is written out one by one

// The operations of a scalar region on tensors of shape `dims`.
Values lift(const VjpSite& site, Builder& b, const Values& args, const Dims& dims) {
  const Region& region = site.op.regions[0];
  std::map<Value, Value> map;
  for (std::size_t i = 0; i < args.size(); ++i) map[region.args[i]] = args[i];
  auto add_constant = [&](Value value, const Constant* constant) {
    if (!constant) site.unsupported("its region reads a computed value from outside, through which no gradient goes");
    return map[value] = b.constant(constant->with_type(TensorType(constant->type().dtype, dims)));
  };
  auto mapped = [&](const Values& values) {
    Values result;
    for (Value value : values) {
      auto found = map.find(value);
      result.push_back(found != map.end() ? found->second : add_constant(value, find_constant(site.source, value)));
    }
    return result;
  };
  for (const Op& op : region.ops) {
    if (op.code == OpCode::constant) {
      add_constant(op.result(), op.attrs.find<Constant>("value"));
      continue;
    }
    if (!op.info().has(kElementwise)) site.unsupported("no gradient for a window folded by ", op.info().name);
    TensorType type(site.source.type(op.result()).dtype, dims);
    map[op.result()] = b.create1(op.code, mapped(op.operands), op.attrs, {}, {type});
  }
  return mapped(region.results);
}

class WrittenOut {
 public:
  WrittenOut(const VjpSite& site, const Windows& windows)
      : site_(site), windows_(windows), b_(program_), count_(site.results.size()), dims_(site.operand_type(0).dims) {
    program_.name = "window";
    places_ = site.builder.type(site.results[0]).dims;
    for (std::size_t i = 0; i < 2 * count_; ++i) {
      b_.argument(TensorType(result_dtype(i % count_), site.operand_type(i).dims));
    }
  }

  Values run() {
    std::optional<Scan> scan = match_scan(windows_, dims_);
    Values results = scan && initial_values_stay() ? doubled(*scan) : unrolled();
    GradientOptions options;
    for (std::size_t i = 0; i < site_.wanted.size(); ++i) {
      if (site_.wanted[i]) options.wrt.push_back(static_cast<int>(i));
    }
    // The results have rank 1 at least, so that every floating result takes a cotangent.
    Dims shape = places_.empty() ? Dims{1} : places_;
    for (Value& result : results) result = b_.reshape(result, shape);
    b_.returns(results);
    Function gradients = gradient(program_, options);

    Builder& outer = site_.builder;
    Values args;
    for (std::size_t i = 0; i < 2 * count_; ++i) {
      args.push_back(in_type(outer, site_.operands[i], result_dtype(i % count_)));
    }
    for (std::size_t i = 0; i < count_; ++i) {
      if (!is_float(result_dtype(i))) continue;
      Value cotangent = site_.cotangents[i] ? site_.cotangents[i] : zeros(outer, {result_dtype(i), places_});
      args.push_back(outer.reshape(cotangent, shape));
    }
    Values all = splice(gradients, gradients.body, outer, args, nullptr);
    Values cotangents(2 * count_);
    for (std::size_t k = 0; k < options.wrt.size(); ++k) {
      auto i = index(options.wrt[k]);
      cotangents[i] = in_type(outer, all[count_ + k], site_.operand_type(i).dtype);
    }
    return cotangents;
  }

 private:
  DType result_dtype(std::size_t i) const { return site_.builder.type(site_.results[i]).dtype; }
  Value input(std::size_t i) const { return program_.body.args[i]; }
  Value initial(std::size_t i) const { return program_.body.args[count_ + i]; }

  Values fold(Values left, const Values& right, const Dims& dims) {
    left.insert(left.end(), right.begin(), right.end());
    return lift(site_, b_, left, dims);
  }
  Values initial_everywhere(const Dims& dims) {
    Values values;
    for (std::size_t i = 0; i < count_; ++i) values.push_back(b_.broadcast(initial(i), dims));
    return values;
  }

  // Whether the initial values are constants that combine to themselves, so that it does not matter how often they
  // occur.
  bool initial_values_stay() const {
    Function check;
    Builder b(check);
    Values values;
    for (std::size_t i = 0; i < count_; ++i) {
      const Constant* constant = find_constant(site_.source, site_.op.operands[count_ + i]);
      if (!constant || constant->type().dtype != result_dtype(i)) return false;
      values.push_back(b.constant(*constant));
    }
    Values twice = values;
    twice.insert(twice.end(), values.begin(), values.end());
    b.returns(lift(site_, b, twice, {}));
    Function folded = fold_constants(check);
    for (std::size_t i = 0; i < count_; ++i) {
      const Constant* constant = find_constant(folded, folded.body.results[i]);
      if (!constant || *constant != *find_constant(site_.source, site_.op.operands[count_ + i])) return false;
    }
    return true;
  }

  // After step k, each place has the fold of 2^k elements: those it had before and those of the place 2^(k-1) away.
  Values doubled(const Scan& scan) {
    Values sums(program_.body.args.begin(), program_.body.args.begin() + static_cast<std::ptrdiff_t>(count_));
    for (std::int64_t step = 1; step < dims_[scan.dimension]; step *= 2) {
      Dims low(dims_.size()), high(dims_.size());
      low[scan.dimension] = scan.backward ? -step : step;
      high[scan.dimension] = -low[scan.dimension];
      Values shifted;
      for (std::size_t i = 0; i < count_; ++i) shifted.push_back(b_.pad(sums[i], initial(i), low, high));
      sums = scan.backward ? fold(sums, shifted, dims_) : fold(shifted, sums, dims_);
    }
    return fold(initial_everywhere(dims_), sums, dims_);
  }

  Values unrolled() {
    std::int64_t taps = 1;
    Dims low, high, interior;
    for (const Window& window : windows_) {
      taps *= window.size;
      low.push_back(window.low);
      high.push_back(window.high);
      interior.push_back(window.base_dilation - 1);
    }
    if (taps > kMostTaps) {
      site_.unsupported("no gradient for windows of ", taps,
                        " elements folded by a region other than one add, maximum ", "or minimum; at most ", kMostTaps,
                        " are written out");
    }
    Values padded;
    for (std::size_t i = 0; i < count_; ++i) padded.push_back(b_.pad(input(i), initial(i), low, high, interior));
    Values sums = initial_everywhere(places_);
    for (std::int64_t tap = 0; tap < taps; ++tap) {
      Dims start(windows_.size()), limit(windows_.size());
      std::int64_t rest = tap;
      for (std::size_t d = windows_.size(); d-- > 0; rest /= windows_[d].size) {
        start[d] = rest % windows_[d].size * windows_[d].window_dilation;
        limit[d] = start[d] + (places_[d] - 1) * windows_[d].stride + 1;
      }
      Values elements;
      for (Value tensor : padded) elements.push_back(b_.slice(tensor, start, limit, each(windows_, &Window::stride)));
      sums = fold(sums, elements, places_);
    }
    return sums;
  }

  const VjpSite& site_;
  const Windows& windows_;
  Function program_;  // the fold of (inputs..., initial values...)
  Builder b_;
  std::size_t count_;
  Dims dims_, places_;
};

}  // namespace

Values written_out_window_vjp(const VjpSite& site, const Windows& windows) {
  if (site.builder.type(site.results[0]).elements() == 0) {
    Values cotangents(site.operands.size());
    for (std::size_t i = 0; i < cotangents.size(); ++i) {
      if (site.wanted[i]) cotangents[i] = zeros(site.builder, site.operand_type(i));
    }
    return cotangents;
  }
  return WrittenOut(site, windows).run();
}

}  // namespace pcp
