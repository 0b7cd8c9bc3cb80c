#include "engine/cpu/loop_runner.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "base/index.h"
#include "engine/cpu/scratch.h"
#include "pcp/builder.h"

namespace pcp::cpu {
namespace {

using schedule::Loop;

constexpr std::int64_t kFoldParts = 16;
constexpr std::int64_t kAccumulatorLanes = 1 << 22;  // limit for all parts together
constexpr std::int64_t kParallelWork = 32768;        // lanes times operations; below it, one thread is faster

// Accumulators of all folds of a loop, for one part of its iteration space.
class Accumulators {
 public:
  explicit Accumulators(const Loop& loop) {
    for (const auto& fold : loop.folds) {
      DType lanes = lane_dtype(fold.dtype);
      Constant start = neutral(fold.code, lanes);
      std::int64_t count = fold.outer * fold.inner;
      auto& memory = memory_.emplace_back(index(count) * lane_size(fold.dtype));
      vector_kernels().load(lanes)(count, start.bytes().data(), 0, memory.data());
      pointers_.push_back(memory.data());
    }
  }
  std::span<std::byte* const> pointers() const { return pointers_; }

  static DType lane_dtype(DType dtype) { return is_half(dtype) ? DType::f32 : dtype; }

 private:
  std::vector<std::vector<std::byte>> memory_;
  std::vector<std::byte*> pointers_;
};

// Joins lanes [begin, end) of one fold.
void join_lanes(const Loop& loop, std::size_t f, const Accumulators& into, const Accumulators& from, std::int64_t begin,
                std::int64_t end) {
  const auto& fold = loop.folds[f];
  LaneKernel combine = vector_kernels().elementwise(fold.code, Accumulators::lane_dtype(fold.dtype));
  std::size_t offset = index(begin) * lane_size(fold.dtype);
  std::byte* to = into.pointers()[f] + offset;
  combine(end - begin, to, from.pointers()[f] + offset, nullptr, to);
}

void join(const Loop& loop, const Accumulators& into, const Accumulators& from) {
  for (std::size_t f = 0; f < loop.folds.size(); ++f)
    join_lanes(loop, f, into, from, 0, loop.folds[f].outer * loop.folds[f].inner);
}

// Joins all parts into the first, in order. Threads share the lanes, because the fold for a table of embeddings has as
// many as a small matrix has elements.
void join_parts(const Loop& loop, const std::vector<std::unique_ptr<Accumulators>>& parts, const Threads& threads) {
  for (std::size_t f = 0; f < loop.folds.size(); ++f) {
    std::int64_t lanes = loop.folds[f].outer * loop.folds[f].inner;
    std::int64_t grain = std::max<std::int64_t>(1, kGrainElements / std::ssize(parts));
    threads.parallel_for(lanes, grain, [&](std::int64_t begin, std::int64_t end, int) {
      for (std::size_t p = 1; p < parts.size(); ++p) join_lanes(loop, f, *parts[0], *parts[p], begin, end);
    });
  }
}

void store_folds(const Loop& loop, const Accumulators& sums, std::span<std::byte* const> folds) {
  for (std::size_t f = 0; f < loop.folds.size(); ++f) {
    const auto& fold = loop.folds[f];
    std::int64_t count = fold.outer * fold.inner;
    vector_kernels().store(fold.dtype)(count, sums.pointers()[f], folds[f]);
  }
}

}  // namespace

void run_loop(const Loop& loop, const TileProgram& program, std::span<const std::byte* const> inputs,
              std::span<std::byte* const> stores, std::span<std::byte* const> folds, const Threads& threads) {
  std::int64_t elements = loop.rows * loop.cols;
  std::int64_t tiles = elements == 0 ? 0 : (elements + program.tile() - 1) / program.tile();
  auto work = count<std::int64_t>(loop.nodes) * elements;
  bool serial = threads.count() == 1 || work < kParallelWork || tiles < 2;
  auto run = [&](std::int64_t begin, std::int64_t end, std::span<std::byte* const> sums) {
    Scratch scratch(program.scratch_bytes());
    program.run(begin, end, {inputs, stores, sums}, scratch.data());
  };

  if (loop.folds.empty()) {
    if (tiles == 0) return;
    if (serial) return run(0, elements, {});
    std::int64_t grain = std::max<std::int64_t>(1, tiles / (threads.count() * 8));
    threads.parallel_for(tiles, grain, [&](std::int64_t begin, std::int64_t end, int) {
      run(begin * program.tile(), std::min(end * program.tile(), elements), {});
    });
    return;
  }

  // The iteration space is cut into a fixed number of parts. Each has its own accumulators, which are joined in order,
  // so the result depends neither on timing nor on the number of threads. Within a part, runs of tiles are summed first
  // and then joined: no sum has many more terms than the square root of the total, which keeps rounding errors small.
  std::int64_t accumulators = 1;
  for (const auto& fold : loop.folds) accumulators = std::max(accumulators, fold.outer * fold.inner);
  std::int64_t parts =
      std::clamp<std::int64_t>(kAccumulatorLanes / accumulators, 1, std::clamp<std::int64_t>(tiles, 1, kFoldParts));
  std::vector<std::unique_ptr<Accumulators>> sums(index(parts));
  auto run_part = [&](std::int64_t p) {
    auto& mine = sums[index(p)];
    mine = std::make_unique<Accumulators>(loop);  // allocated by the thread that will use it
    std::int64_t from = tiles * p / parts, to = tiles * (p + 1) / parts;
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(to - from))) + 1;
    bool in_runs = root > 4 && accumulators * 4 <= root * program.tile();
    for (std::int64_t tile = from; tile < to; tile += in_runs ? root : to - from) {
      std::int64_t begin = tile * program.tile();
      std::int64_t end = std::min((in_runs ? std::min(tile + root, to) : to) * program.tile(), elements);
      if (!in_runs) return run(begin, end, mine->pointers());
      Accumulators of_run(loop);
      run(begin, end, of_run.pointers());
      join(loop, *mine, of_run);
    }
  };
  if (serial) {
    for (std::int64_t p = 0; p < parts; ++p) run_part(p);
  } else {
    threads.parallel_for(parts, 1, [&](std::int64_t begin, std::int64_t end, int) {
      for (std::int64_t p = begin; p < end; ++p) run_part(p);
    });
  }
  join_parts(loop, sums, serial ? Threads::calling_thread() : threads);
  store_folds(loop, *sums[0], folds);
}

}  // namespace pcp::cpu
