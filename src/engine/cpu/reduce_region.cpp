// Reductions by any region over any number of tensors. Every output element is a lane. With few outputs, each reduction
// is cut into pieces, and every piece is a lane. All lanes take their next element at the same time. Operands keep
// their order: only associativity is assumed, never commutativity.
#include <algorithm>

#include "base/index.h"
#include "engine/cpu/copy_strided.h"
#include "engine/cpu/element.h"
#include "engine/cpu/index_walk.h"
#include "engine/cpu/structural_kernels.h"
#include "engine/cpu/widen_inputs.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kFoldLanes = 512;  // lanes in one run of the region's program
constexpr std::int64_t kPieces = 2048;  // pieces of one reduction. The bits of the result depend on it, so it must not
                                        // depend on the number of threads
constexpr std::int64_t kEnoughLanes = 64;  // with fewer outputs, each reduction is cut into pieces

using Buffer = std::vector<std::byte>;

class RegionFold {
 public:
  explicit RegionFold(const KernelContext& context) : context_(context), tensors_(context.outputs.size()) {
    for (const Tensor& output : context.outputs) bytes_.push_back(byte_size(output.type.dtype));
  }

  std::size_t tensors() const { return tensors_; }
  std::size_t bytes(std::size_t i) const { return bytes_[i]; }

  std::vector<Buffer> buffers(std::int64_t lanes) const {
    std::vector<Buffer> all;
    for (std::size_t width : bytes_) all.emplace_back(index(lanes) * width);
    return all;
  }

  // left[i] = region(left[i], right[i]) for contiguous lanes
  void combine(std::int64_t lanes, std::span<std::byte* const> left, std::span<const std::byte* const> right,
               std::span<std::byte* const> result) const {
    std::vector<const void*> args(left.begin(), left.end());
    args.insert(args.end(), right.begin(), right.end());
    std::vector<void*> results(result.begin(), result.end());
    context_.regions[0].run(lanes, args, results, context_.captures[0]);
  }

 private:
  const KernelContext& context_;
  std::size_t tensors_;
  std::vector<std::size_t> bytes_;
};

// Pointers to the elements at `offsets` + `shift`: in place when they are contiguous, else gathered into `buffer`.
const std::byte* take_lanes(const std::byte* data, std::span<const std::int64_t> offsets, bool contiguous,
                            std::int64_t shift, std::size_t bytes, std::byte* buffer) {
  return with_bytes(bytes, [&]<class T>(T) -> const std::byte* {
    auto* source = reinterpret_cast<const T*>(data) + shift;
    if (contiguous) return reinterpret_cast<const std::byte*>(source + offsets[0]);
    auto* target = reinterpret_cast<T*>(buffer);
    for (std::size_t i = 0; i < offsets.size(); ++i) target[i] = source[offsets[i]];
    return buffer;
  });
}

template <class Container>
auto pointers(Container& buffers, std::int64_t lane, const RegionFold& fold) {
  std::vector<std::byte*> all;
  for (std::size_t i = 0; i < buffers.size(); ++i)
    all.push_back(buffers[i].data() + lane * static_cast<std::int64_t>(fold.bytes(i)));
  return all;
}

// Folds rows of `length` contiguous elements per tensor to one element each. Each pass combines neighbours and halves
// the length: [a b c d e] becomes [ab cd e], [abcd e], [abcde].
void fold_row(const RegionFold& fold, std::vector<Buffer>& row, std::int64_t length) {
  std::vector<Buffer> left = fold.buffers(length), right = fold.buffers(length);
  while (length > 1) {
    std::int64_t pairs = length / 2;
    for (std::size_t i = 0; i < fold.tensors(); ++i) {
      with_bytes(fold.bytes(i), [&]<class T>(T) {
        auto* source = reinterpret_cast<const T*>(row[i].data());
        auto* even = reinterpret_cast<T*>(left[i].data());
        auto* odd = reinterpret_cast<T*>(right[i].data());
        for (std::int64_t k = 0; k < pairs; ++k) {
          even[k] = source[2 * k];
          odd[k] = source[2 * k + 1];
        }
        if (length % 2) even[pairs] = source[length - 1];
      });
    }
    auto a = pointers(left, 0, fold), b = pointers(right, 0, fold);
    fold.combine(pairs, a, std::vector<const std::byte*>(b.begin(), b.end()), a);
    std::swap(row, left);
    length = pairs + length % 2;
  }
}

// Writes region(init, partial) to outputs [first, first + lanes).
void finish(const KernelContext& context, const RegionFold& fold, std::int64_t first, std::int64_t lanes,
            std::vector<Buffer>& partial) {
  std::vector<Buffer> init = fold.buffers(lanes);
  std::vector<std::byte*> outputs;
  for (std::size_t i = 0; i < fold.tensors(); ++i) {
    CopyPlan({lanes}, {0}, {1}, fold.bytes(i)).run(context.inputs[fold.tensors() + i].data, init[i].data());
    outputs.push_back(context.outputs[i].data + first * static_cast<std::int64_t>(fold.bytes(i)));
  }
  auto right = pointers(partial, 0, fold);
  fold.combine(lanes, pointers(init, 0, fold), std::vector<const std::byte*>(right.begin(), right.end()), outputs);
}

struct Axes {
  Dims kept, kept_strides, reduced, reduced_strides;
};

// One lane per output element.
void reduce_across_outputs(const KernelContext& context, const RegionFold& fold, const Axes& axes) {
  std::int64_t outputs = element_count(axes.kept), steps = element_count(axes.reduced);
  std::int64_t blocks = (outputs + kFoldLanes - 1) / kFoldLanes;
  context.threads.parallel_for(
      blocks, kGrainElements / (kFoldLanes * steps) + 1, [&](std::int64_t begin, std::int64_t end, int) {
        std::vector<Buffer> sum = fold.buffers(kFoldLanes), next = fold.buffers(kFoldLanes);
        auto left = pointers(sum, 0, fold);
        std::vector<const std::byte*> right(fold.tensors());
        std::vector<std::int64_t> offsets(kFoldLanes);
        for (std::int64_t block = begin; block < end; ++block) {
          std::int64_t first = block * kFoldLanes, lanes = std::min(kFoldLanes, outputs - first);
          IndexWalk<1> lane(axes.kept, {axes.kept_strides}, first);
          bool contiguous = true;
          for (std::int64_t i = 0; i < lanes; ++i, lane.next()) {
            offsets[index(i)] = lane.offset();
            contiguous &= lane.offset() == offsets[0] + i;
          }
          std::span<const std::int64_t> lane_offsets(offsets.data(), index(lanes));
          IndexWalk<1> step(axes.reduced, {axes.reduced_strides});
          for (std::int64_t s = 0; s < steps; ++s, step.next()) {
            for (std::size_t i = 0; i < fold.tensors(); ++i) {
              std::byte* buffer = (s == 0 ? sum : next)[i].data();
              right[i] = take_lanes(context.inputs[i].data, lane_offsets, contiguous && s > 0, step.offset(),
                                    fold.bytes(i), buffer);
            }
            if (s > 0) fold.combine(lanes, left, right, left);
          }
          finish(context, fold, first, lanes, sum);
        }
      });
}

// For few outputs: each reduction is cut into pieces, which are the lanes; then neighbouring pieces are combined.
void reduce_by_pieces(const KernelContext& context, const RegionFold& fold, const Axes& axes) {
  std::int64_t outputs = element_count(axes.kept), length = element_count(axes.reduced);
  std::int64_t pieces = std::min(length, kPieces);
  std::int64_t steps = (length + pieces - 1) / pieces;
  pieces = (length + steps - 1) / steps;
  std::int64_t last = length - (pieces - 1) * steps;  // elements of the last piece, which may be shorter

  // The reduced elements of one output as a row: in place when they are contiguous, else gathered.
  Dims dense = row_major_strides(axes.reduced);
  bool in_place = axes.reduced_strides == dense;
  std::vector<Buffer> copies = fold.buffers(in_place ? 0 : length);
  IndexWalk<1> output(axes.kept, {axes.kept_strides});
  for (std::int64_t o = 0; o < outputs; ++o, output.next()) {
    std::vector<const std::byte*> rows;
    for (std::size_t i = 0; i < fold.tensors(); ++i) {
      const std::byte* data = context.inputs[i].data + output.offset() * static_cast<std::int64_t>(fold.bytes(i));
      if (!in_place) {
        copy_strided(data, axes.reduced_strides, copies[i].data(), dense, axes.reduced, fold.bytes(i), context.threads);
        data = copies[i].data();
      }
      rows.push_back(data);
    }
    std::vector<Buffer> partial = fold.buffers(pieces);
    context.threads.parallel_for(pieces, kGrainElements / steps + 1, [&](std::int64_t begin, std::int64_t end, int) {
      std::int64_t all = end - begin;
      std::vector<std::int64_t> offsets(index(all));
      for (std::int64_t i = 0; i < all; ++i) offsets[index(i)] = (begin + i) * steps;
      std::vector<Buffer> next = fold.buffers(all);
      auto left = pointers(partial, begin, fold);
      std::vector<const std::byte*> right(fold.tensors());
      for (std::int64_t s = 0; s < steps; ++s) {
        std::int64_t lanes = end == pieces && s >= last ? all - 1 : all;
        if (lanes == 0) break;
        std::span<const std::int64_t> lane_offsets(offsets.data(), index(lanes));
        for (std::size_t i = 0; i < fold.tensors(); ++i) {
          right[i] = take_lanes(rows[i], lane_offsets, false, s, fold.bytes(i), s == 0 ? left[i] : next[i].data());
        }
        if (s > 0) fold.combine(lanes, left, right, left);
      }
    });
    fold_row(fold, partial, pieces);
    finish(context, fold, o, 1, partial);
  }
}

}  // namespace

void reduce(const KernelContext& context) {
  std::vector<DType> types;
  for (std::size_t i = 0; i < context.inputs.size(); ++i) {
    types.push_back(context.outputs[i % context.outputs.size()].type.dtype);
  }
  if (run_with_widened_inputs(context, types, reduce)) return;
  RegionFold fold(context);
  const Dims& dims = context.inputs[0].type.dims;
  const Dims& dimensions = context.op.attrs.dims("dimensions");
  Dims strides = row_major_strides(dims);
  Axes axes;
  for (std::size_t d = 0; d < dims.size(); ++d) {
    bool reduced = std::ranges::find(dimensions, static_cast<std::int64_t>(d)) != dimensions.end();
    (reduced ? axes.reduced : axes.kept).push_back(dims[d]);
    (reduced ? axes.reduced_strides : axes.kept_strides).push_back(strides[d]);
  }
  std::int64_t outputs = element_count(axes.kept), length = element_count(axes.reduced);
  if (outputs == 0) return;
  if (length == 0) {
    for (std::size_t i = 0; i < fold.tensors(); ++i) {
      CopyPlan({outputs}, {0}, {1}, fold.bytes(i))
          .run(context.inputs[fold.tensors() + i].data, context.outputs[i].data);
    }
  } else if (outputs >= kEnoughLanes || length < 2 * kEnoughLanes) {
    reduce_across_outputs(context, fold, axes);
  } else {
    reduce_by_pieces(context, fold, axes);
  }
}

}  // namespace pcp::cpu
