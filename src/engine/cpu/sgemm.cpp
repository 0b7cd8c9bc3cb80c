// Products of f32 matrices, blocked for the caches. b is packed once and shared by all threads. A block of its columns
// stays in the second-level cache while all panels of a are multiplied with it; a panel of a stays in the first-level
// cache.
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <vector>

#include "base/index.h"
#include "engine/cpu/gemm.h"
#include "engine/cpu/gemm_kernels.h"
#include "engine/cpu/gemv.h"
#include "engine/cpu/scratch.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kDepthBlock = 384;  // depth of one pass, such that a panel of a stays in the first-level cache
constexpr std::int64_t kLineFloats = 16;   // floats of a cache line

std::int64_t second_cache_bytes() {
  constexpr std::int64_t kAtLeast = 256 << 10;
#if defined(_SC_LEVEL2_CACHE_SIZE)
  static const std::int64_t bytes = std::max<std::int64_t>(kAtLeast, sysconf(_SC_LEVEL2_CACHE_SIZE));
  return bytes;
#else
  return kAtLeast;
#endif
}

std::int64_t divided_up(std::int64_t n, std::int64_t unit) { return (n + unit - 1) / unit; }

// The depth of one pass: equal parts of at most kDepthBlock.
std::int64_t depth_part(std::int64_t depth) {
  return divided_up(depth, std::max<std::int64_t>(divided_up(depth, kDepthBlock), 1));
}

// `total` items in `count` shares, of which the first `larger` have one item more than the others.
struct Shares {
  Shares(std::int64_t total, std::int64_t count)
      : total(total), count(count), size(count == 0 ? 0 : total / count), larger(total - size * count) {}
  // The fewest shares that have at most `most` items each.
  static Shares of(std::int64_t total, std::int64_t most) { return {total, divided_up(total, most)}; }
  std::int64_t total, count, size, larger;
  std::int64_t begin(std::int64_t share) const { return share * size + std::min(share, larger); }
};

// Columns of b in panels for the register block. Panels have about equal widths: several panels that are not quite full
// cost less than full panels and a last panel of one register.
class Panels {
 public:
  explicit Panels(std::int64_t cols)
      : lanes_(gemm_kernels().lanes), shares_(Shares::of(divided_up(cols, lanes_), gemm_kernels().vectors)) {}
  std::int64_t count() const { return shares_.count; }
  std::int64_t total_width() const { return shares_.total * lanes_; }
  std::int64_t begin(std::int64_t panel) const { return shares_.begin(panel) * lanes_; }
  std::int64_t width(std::int64_t panel) const { return begin(panel + 1) - begin(panel); }
  // The number of panels, from the first, that hold the first `cols` columns.
  std::int64_t holding(std::int64_t cols) const {
    std::int64_t panel = 0;
    while (begin(panel) < cols) ++panel;
    return panel;
  }

 private:
  std::int64_t lanes_;
  Shares shares_;
};

// The number of panels of b that fill five eighths of the second-level cache, at least one.
std::int64_t panel_block(std::int64_t depth) {
  std::int64_t widest = gemm_kernels().vectors * gemm_kernels().lanes;
  std::int64_t bytes = depth * widest * static_cast<std::int64_t>(sizeof(float));
  return std::max<std::int64_t>(second_cache_bytes() * 5 / 8 / bytes, 1);
}

// Prefetches the rows of a matrix, a few cache lines per call.
class Ahead {
 public:
  Ahead(const Matrix& a, std::int64_t calls)
      : a_(a), lines_((a.cols + kLineFloats - 1) / kLineFloats), each_((a.rows * lines_ + calls - 1) / calls) {}
  void ask() {
    for (std::int64_t i = 0; i < each_ && row_ < a_.rows; ++i) {
      __builtin_prefetch(a_.data + row_ * a_.row_stride + line_ * kLineFloats, 0, 2);
      if (++line_ == lines_) {
        line_ = 0;
        ++row_;
      }
    }
  }

 private:
  Matrix a_;
  std::int64_t lines_, each_, row_ = 0, line_ = 0;
};

Matrix part_of(const Matrix& x, std::int64_t row, std::int64_t rows, std::int64_t col, std::int64_t cols) {
  return {x.data + row * x.row_stride + col * x.col_stride, rows, cols, x.row_stride, x.col_stride};
}

// Whether the register block reads a in place, without packing. It does when the rows of a are contiguous, unless they
// lie a multiple of 4 KiB apart: their lines would then map to the same few sets of the first-level cache. It also does
// when the columns are contiguous and a is multiplied with so few panels of b that packing takes longer than it saves.
bool read_in_place(const Matrix& a, const Panels& panels) {
  constexpr std::int64_t kFewPanels = 3;
  return a.col_stride == 1 ? a.row_stride % 1024 != 0 : a.row_stride == 1 && panels.count() <= kFewPanels;
}

// Whether b is read in place: its rows are whole registers, and it is multiplied with too few rows of a to pay for
// packing. The limit is higher when b fits in a cache.
bool read_in_place(const Matrix& b, std::int64_t rows) {
  constexpr std::int64_t kFewRows = 512, kNotManyRows = 1024;
  bool cached = b.rows * b.cols * static_cast<std::int64_t>(sizeof(float)) <= second_cache_bytes() / 2;
  return b.col_stride == 1 && b.cols % gemm_kernels().lanes == 0 && rows <= (cached ? kNotManyRows : kFewRows);
}

// The left-hand side in tiles for the register block, packed or in place.
struct Tiles {
  Matrix a;
  const float* packed;  // null: in place
};

std::int64_t tiles_of(std::int64_t rows) { return divided_up(rows, gemm_kernels().rows); }

void pack_rows(const Matrix& a, float* packed) {
  gemm_kernels().pack_a(tiles_of(a.rows), a.rows, a.cols, a.data, a.row_stride, a.col_stride, packed);
}

// Panels [first, last) of one part of b's depth. With a stride of 0 the data is packed, otherwise it is read in place.
// A product uses rows of the part from `row` on.
struct Part {
  const float* data;
  std::int64_t stride, depth, row;
  const Panels& panels;
  std::int64_t first, last;
  // The address of line `line` of a panel; step() is the distance to the next line.
  const float* at(std::int64_t panel, std::int64_t line) const {
    std::int64_t col = panels.begin(panel);
    return stride != 0 ? data + line * stride + col : data + col * depth + line * panels.width(panel);
  }
  std::int64_t step(std::int64_t panel) const { return stride != 0 ? stride : panels.width(panel); }
};

// out (+)= a · b, writing at most `cols` columns of out.
void multiply_tiles(const Tiles& lhs, const Part& b, std::int64_t cols, float* out, std::int64_t out_stride,
                    bool accumulate) {
  const GemmKernels& kernels = gemm_kernels();
  const Matrix& a = lhs.a;
  bool in_place = lhs.packed == nullptr, lines = in_place && a.col_stride == 1;
  std::int64_t row_stride = in_place ? a.row_stride : 0, col_stride = in_place ? a.col_stride : 0;
  Shares tiles(a.rows, tiles_of(a.rows));
  for (std::int64_t t = 0; t < tiles.count; ++t) {
    std::int64_t row = tiles.begin(t), next = tiles.begin(t + 1);
    const float* tile = in_place ? a.data + row * a.row_stride : lhs.packed + row * a.cols;
    // The next tile is prefetched while this one is multiplied.
    std::int64_t asked = lines ? std::min<std::int64_t>(a.rows - next, kernels.rows) : 0;
    Ahead ahead(part_of(a, next, asked, 0, a.cols), b.last - b.first);
    for (std::int64_t p = b.first; p < b.last; ++p) {
      ahead.ask();
      std::int64_t col = b.panels.begin(p), width = b.panels.width(p);
      kernels.multiply(next - row, std::min(width, cols - col), a.cols, tile, row_stride, col_stride, b.at(p, b.row),
                       width, b.step(p), out + row * out_stride + col, out_stride, accumulate);
    }
  }
}

struct Range {
  std::int64_t begin, end;
};

// The range of columns of a outside which all elements are zero. From either end, columns are skipped in groups of
// kGroup.
Range live_columns(const Matrix& a) {
  constexpr std::int64_t kGroup = 16;
  auto is_zero = [&](std::int64_t begin) {
    const float* data = a.data + begin * a.col_stride;
    if (a.col_stride == 1) return gemm_kernels().all_zero(a.rows, kGroup, data, a.row_stride);
    return a.row_stride == 1 && gemm_kernels().all_zero(kGroup, a.rows, data, a.col_stride);
  };
  Range live{0, a.cols};
  while (live.begin + kGroup <= live.end && is_zero(live.begin)) live.begin += kGroup;
  while (live.begin + kGroup <= live.end && is_zero(live.end - kGroup)) live.end -= kGroup;
  return live;
}

// Whether rows [begin, end) of b are finite. Only then may a product with zeros of a be skipped, since 0 · inf is NaN.
bool all_finite(const Part& b, std::int64_t begin, std::int64_t end) {
  auto finite = gemm_kernels().all_finite;
  if (begin == end || b.first == b.last) return true;
  if (b.stride != 0) {
    std::int64_t cols = b.panels.begin(b.last) - b.panels.begin(b.first);
    while (begin < end && finite(cols, b.at(b.first, begin))) ++begin;
    return begin == end;
  }
  std::int64_t panel = b.first;
  while (panel < b.last && finite((end - begin) * b.panels.width(panel), b.at(panel, begin))) ++panel;
  return panel == b.last;
}

// out (+)= a · b. At both ends of a, columns that are zero in all these rows are skipped. This halves the cost of
// triangular matrices, as in causal attention.
void multiply_part(const Matrix& whole, Part b, std::int64_t cols, float* out, std::int64_t out_stride,
                   bool accumulate) {
  Range live = live_columns(whole);
  if (!all_finite(b, 0, live.begin) || !all_finite(b, live.end, whole.cols)) live = {0, whole.cols};
  Matrix a = part_of(whole, 0, whole.rows, live.begin, live.end - live.begin);
  b.row = live.begin;
  bool in_place = read_in_place(a, b.panels);
  Scratch memory(in_place ? 0 : static_cast<std::size_t>(a.rows * a.cols) * sizeof(float));
  auto* packed = in_place ? nullptr : reinterpret_cast<float*>(memory.data());
  if (!in_place) pack_rows(a, packed);
  multiply_tiles({a, packed}, b, cols, out, out_stride, accumulate);
}

constexpr std::int64_t kLargestBlock = 63;  // rows; one depth part of a block stays in the second-level cache

// How the product of one depth part is divided into tasks: into shares of columns that stay in the second-level cache
// while rows are multiplied with them, and into blocks of rows. The number of blocks is a multiple of the threads where
// there are enough rows, so that all threads get the same number.
struct Tasks {
  Tasks(std::int64_t rows, const Panels& panels, std::int64_t depth, int threads)
      : tiles(rows, std::min(rows, evenly(tiles_of(rows), threads))),
        blocks(tiles.count, block_count(tiles.count, threads)),
        columns(panels.count(), share_count(panels.count(), depth, blocks.count, threads)),
        run(blocks.count % threads == 0 ? blocks.count / threads : blocks.count) {}
  static std::int64_t evenly(std::int64_t n, int threads) { return divided_up(n, threads) * threads; }
  static std::int64_t block_count(std::int64_t tiles, int threads) {
    std::int64_t fewest = divided_up(tiles, kLargestBlock / gemm_kernels().rows),
                 wanted = threads == 1 ? 1 : threads * 4;
    return std::min(tiles, evenly(std::max(fewest, wanted), threads));
  }
  static std::int64_t share_count(std::int64_t panels, std::int64_t depth, std::int64_t blocks, int threads) {
    std::int64_t wanted = threads == 1 ? 1 : divided_up(3 * threads, blocks);
    return std::min(panels, std::max(wanted, divided_up(panels, panel_block(depth))));
  }
  Shares tiles, blocks, columns;
  std::int64_t run;  // consecutive blocks that one thread multiplies with each share of columns in turn
  std::int64_t count() const { return blocks.count * columns.count; }
  std::int64_t block(std::int64_t task) const { return task / (run * columns.count) * run + task % run; }
  std::int64_t share(std::int64_t task) const { return task / run % columns.count; }
  std::int64_t row(std::int64_t block) const { return tiles.begin(blocks.begin(block)); }
};

}  // namespace

std::size_t packed_bytes(std::int64_t depth, std::int64_t cols) {
  return cols == 0 ? 0 : static_cast<std::size_t>(depth * Panels(cols).total_width()) * sizeof(float);
}

namespace {

// How a depth part of b is packed. Where its rows are contiguous, a task packs a group of neighbouring panels together,
// and the lines of a group are cut into pieces so that there are enough tasks for all threads. Otherwise a task packs
// one panel.
struct Packing {
  Packing(const Matrix& b, const Panels& panels, std::int64_t part)
      : groups(Shares::of(panels.count(), b.col_stride == 1 ? kTogether : 1)),
        pieces(std::clamp<std::int64_t>(kWanted / groups.count, 1, divided_up(part, kFewestLines))) {}
  static constexpr std::int64_t kTogether = 4, kWanted = 16, kFewestLines = 48;
  Shares groups;        // of panels
  std::int64_t pieces;  // of the lines of each group; each is a task
  std::int64_t count() const { return groups.count * pieces; }
};

// Runs task `index` of packing rows [k, k + depth) of b.
void pack_panels(const Matrix& b, const Panels& panels, const Packing& packing, std::int64_t k, std::int64_t depth,
                 std::int64_t index, float* part) {
  std::int64_t group = index % packing.groups.count, piece = index / packing.groups.count;
  std::int64_t first = packing.groups.begin(group), last = packing.groups.begin(group + 1);
  Shares lines(depth, packing.pieces);
  std::int64_t begin = lines.begin(piece), end = lines.begin(piece + 1);
  std::int64_t at_once = last - first > 1 ? 8 : end - begin;
  for (std::int64_t line = begin; line < end; line += at_once) {
    for (std::int64_t panel = first; panel < last; ++panel) {
      std::int64_t c = panels.begin(panel), width = panels.width(panel);
      gemm_kernels().pack_b(std::min(at_once, end - line), std::min(width, b.cols - c),
                            b.data + (k + line) * b.row_stride + c * b.col_stride, b.row_stride, b.col_stride, width,
                            part + c * depth + line * width);
    }
  }
}

}  // namespace

PackedMatrix pack_rhs(const Matrix& b, std::byte* memory, const Threads& threads) {
  PackedMatrix packed{reinterpret_cast<float*>(memory), b.rows, b.cols, b.cols};
  if (b.rows == 0 || b.cols == 0) return packed;
  Panels panels(b.cols);
  std::int64_t part = depth_part(b.rows), parts = divided_up(b.rows, part);
  constexpr std::int64_t kGrainBytes = 64 << 10;
  Packing packing(b, panels, part);
  std::int64_t tasks = packing.count();
  std::int64_t grain = std::max<std::int64_t>(1, kGrainBytes * tasks / (part * panels.total_width() * 4));
  threads.parallel_for(parts * tasks, grain, [&](std::int64_t begin, std::int64_t end, int) {
    for (std::int64_t i = begin; i < end; ++i) {
      std::int64_t k = i / tasks * part;
      pack_panels(b, panels, packing, k, std::min(part, b.rows - k), i % tasks, packed.data + k * panels.total_width());
    }
  });
  return packed;
}

void multiply_packed(const Matrix& a, const PackedMatrix& b, float* out, std::int64_t out_stride) {
  if (a.rows == 0 || b.used_cols == 0) return;
  if (b.depth == 0) {
    for (std::int64_t r = 0; r < a.rows; ++r)
      std::memset(out + r * out_stride, 0, static_cast<std::size_t>(b.used_cols) * sizeof(float));
    return;
  }
  Panels panels(b.cols);
  std::int64_t part = depth_part(b.depth);
  for (std::int64_t k = 0; k < b.depth; k += part) {
    std::int64_t depth = std::min(part, b.depth - k);
    Part rhs{b.data + k * panels.total_width(), 0, depth, 0, panels, 0, panels.holding(b.used_cols)};
    multiply_part(part_of(a, 0, a.rows, k, depth), rhs, b.used_cols, out, out_stride, k > 0);
  }
}

std::int64_t row_block(std::int64_t rows, int threads) {
  std::int64_t unit = gemm_kernels().rows, share = threads == 1 ? rows : rows / (threads * 4);
  std::int64_t most = std::clamp<std::int64_t>(share / unit, 1, kLargestBlock / unit) * unit;
  return rows == 0 ? 1 : divided_up(rows, divided_up(rows, most));
}

const Threads& team_for(std::int64_t products, const Threads& threads) {
  constexpr std::int64_t kWorthSharing =
      1 << 19;  // multiplications; below, waking another thread costs more than it saves
  return products < kWorthSharing ? Threads::calling_thread() : threads;
}

namespace {

// x[0, count) as contiguous floats: in place, or copied to `memory`.
const float* contiguous(const float* x, std::int64_t count, std::int64_t stride, std::byte* memory) {
  if (stride == 1 || count <= 1) return x;
  auto* copy = reinterpret_cast<float*>(memory);
  for (std::int64_t i = 0; i < count; ++i) copy[i] = x[i * stride];
  return copy;
}

GemvMatrix gemv_matrix(const Matrix& b) {
  return {reinterpret_cast<const std::byte*>(b.data), DType::f32, b.rows, b.cols, b.row_stride, b.col_stride};
}

Matrix transposed(const Matrix& x) { return {x.data, x.cols, x.rows, x.col_stride, x.row_stride}; }

// A product of one row, or of one column after transposing both sides. Returns false for other products.
bool multiply_vector(const Matrix& a, const Matrix& b, float* out, std::int64_t out_stride, const Threads& threads) {
  bool row = a.rows == 1 && has_gemv(gemv_matrix(b)), column = b.cols == 1 && has_gemv(gemv_matrix(transposed(a)));
  if (!row && !column) return false;
  std::int64_t stride = row ? a.col_stride : b.row_stride, results = row ? b.cols : a.rows;
  bool scattered = !row && out_stride != 1;
  Scratch vector(stride == 1 ? 0 : static_cast<std::size_t>(a.cols) * sizeof(float));
  Scratch sums(scattered ? static_cast<std::size_t>(results) * sizeof(float) : 0);
  const float* x = contiguous(row ? a.data : b.data, a.cols, stride, vector.data());
  float* to = scattered ? reinterpret_cast<float*>(sums.data()) : out;
  gemv(x, gemv_matrix(row ? b : transposed(a)), to, threads);
  for (std::int64_t i = 0; scattered && i < results; ++i) out[i * out_stride] = to[i];
  return true;
}

void multiply_whole(const Matrix& a, const Matrix& b, float* out, std::int64_t out_stride, const Threads& threads) {
  // Depth parts alternate between two buffers: one is packed while the other is still multiplied.
  std::int64_t part = depth_part(b.rows), parts = divided_up(b.rows, part);
  Panels panels(b.cols);
  Tasks tasks(a.rows, panels, part, threads.count());
  // Rows of a that need packing are packed once for all shares of columns, unless they would take too much memory.
  constexpr std::int64_t kMostPacked = 2 << 20;
  bool pack_lhs = !read_in_place(a, panels) && tasks.columns.count > 1 && a.rows * part <= kMostPacked;
  bool pack_rhs = !read_in_place(b, a.rows);
  std::size_t rhs_floats = pack_rhs ? packed_bytes(part, b.cols) / sizeof(float) : 0;
  std::size_t part_floats = rhs_floats + (pack_lhs ? static_cast<std::size_t>(a.rows * part) : 0);
  Scratch memory((parts > 1 ? 2 : 1) * part_floats * sizeof(float));
  Packing packing(b, panels, part);
  std::int64_t packed_pieces = pack_rhs ? packing.count() : 0;
  std::int64_t in_phase[] = {packed_pieces + (pack_lhs ? tasks.blocks.count : 0), tasks.count()};
  auto run = [&](int phase, std::int64_t task) {
    std::int64_t k = phase / 2 * part, depth = std::min(part, b.rows - k);
    float* packed = reinterpret_cast<float*>(memory.data()) + static_cast<std::size_t>(phase / 2 % 2) * part_floats;
    float* lhs = packed + rhs_floats;
    if (phase % 2 == 0 && task < packed_pieces) return pack_panels(b, panels, packing, k, depth, task, packed);
    std::int64_t block = phase % 2 == 0 ? task - packed_pieces : tasks.block(task);
    std::int64_t row = tasks.row(block), rows = tasks.row(block + 1) - row;
    Matrix left = part_of(a, row, rows, k, depth);
    if (phase % 2 == 0) return pack_rows(left, lhs + row * depth);
    std::int64_t share = tasks.share(task);
    Part rhs{pack_rhs ? packed : b.data + k * b.row_stride,
             pack_rhs ? 0 : b.row_stride,
             depth,
             0,
             panels,
             tasks.columns.begin(share),
             tasks.columns.begin(share + 1)};
    float* to = out + row * out_stride;
    if (pack_lhs) {
      multiply_tiles({left, lhs + row * depth}, rhs, b.cols, to, out_stride, k > 0);
    } else {
      multiply_part(left, rhs, b.cols, to, out_stride, k > 0);
    }
  };
  if (threads.count() == 1) {
    for (int phase = 0; phase < 2 * parts; ++phase) {
      for (std::int64_t task = 0; task < in_phase[phase % 2]; ++task) run(phase, task);
    }
    return;
  }
  // Phases 2i and 2i + 1 pack and multiply part i. A buffer is packed again once all products with the part in it are
  // done.
  std::vector<Threads::Phase> phases;
  for (int i = 0; i < parts; ++i) {
    phases.push_back({in_phase[0], 2 * i - 3});
    phases.push_back({in_phase[1], 2 * i});
  }
  threads.parallel_phases(phases, run);
}

// A product whose depth is much larger than its result is cut into slices of depth. Each slice is a product of its own,
// and their results are added up in order. A thread then computes a block of one slice from start to end with its parts
// of both sides in its own cache. Without slices, every thread would read all of b, and all threads would wait for each
// other after every part of the depth. The number of slices follows from the shape alone, because it decides the order
// of additions.
std::int64_t slice_count(std::int64_t rows, std::int64_t cols, std::int64_t depth) {
  constexpr std::int64_t kSliceDepth = 1024;
  constexpr std::int64_t kMostSums = 4 << 20;  // floats of the results of all slices but the first
  return std::max<std::int64_t>(std::min(depth / kSliceDepth, 1 + kMostSums / (rows * cols)), 1);
}

// How the result of each slice is divided into blocks: in the way with the least estimated time, which is the number of
// blocks that one thread computes times the cost of a block. That cost is the size of the block and what it reads of
// both sides.
struct Grid {
  Grid(std::int64_t rows, std::int64_t cols, std::int64_t slices, int threads) {
    constexpr std::int64_t kSmallest = 48;  // rows and columns of a block
    constexpr double kReadCost = 16;        // of a row or column, in elements of the result
    std::int64_t fewest = divided_up(threads, slices), most = 3 * fewest;
    double least = std::numeric_limits<double>::infinity();
    for (std::int64_t r = 1; r <= std::min(std::max<std::int64_t>(rows / kSmallest, 1), most); ++r) {
      for (std::int64_t c = 1; c <= std::max<std::int64_t>(cols / kSmallest, 1) && r * c <= most; ++c) {
        auto height = static_cast<double>(divided_up(rows, r)), width = static_cast<double>(divided_up(cols, c));
        auto rounds = static_cast<double>(divided_up(slices * r * c, threads));
        double time = rounds * (height * width + kReadCost * (height + width));
        if (time < least) least = time, down = r, across = c;
      }
    }
  }
  std::int64_t down = 1, across = 1;
};

void add_rows(const float* from, std::int64_t rows, std::int64_t cols, float* to, std::int64_t to_stride) {
  for (std::int64_t r = 0; r < rows; ++r) {
    for (std::int64_t c = 0; c < cols; ++c) to[r * to_stride + c] += from[r * cols + c];
  }
}

// Blocks of the result, each with the panels of b that it is made of.
struct Blocks {
  Blocks(std::int64_t height, std::int64_t width, const Grid& grid)
      : cols(width),
        panels(width),
        rows(height, grid.down),
        across(panels.count(), std::min(panels.count(), grid.across)) {}
  std::int64_t cols;
  Panels panels;
  Shares rows, across;  // across in panels
  std::int64_t count() const { return rows.count * across.count; }
  std::int64_t row(std::int64_t block) const { return rows.begin(block / across.count); }
  std::int64_t height(std::int64_t block) const { return rows.begin(block / across.count + 1) - row(block); }
  std::int64_t col(std::int64_t block) const { return panels.begin(across.begin(block % across.count)); }
  std::int64_t width(std::int64_t block) const {
    return std::min(cols, panels.begin(across.begin(block % across.count + 1))) - col(block);
  }
};

// to = the block of one slice's product.
void multiply_block(const Matrix& a, const Matrix& b, const Blocks& blocks, std::int64_t block, const Shares& depths,
                    std::int64_t slice, float* to, std::int64_t stride) {
  std::int64_t k = depths.begin(slice), depth = depths.begin(slice + 1) - k;
  multiply_whole(part_of(a, blocks.row(block), blocks.height(block), k, depth),
                 part_of(b, k, depth, blocks.col(block), blocks.width(block)), to, stride, Threads::calling_thread());
}

// Few threads take whole blocks of the result, through all slices, so that one block per thread is all the extra
// memory.
void multiply_slices_by_block(const Matrix& a, const Matrix& b, const Shares& depths, float* out,
                              std::int64_t out_stride, const Threads& threads) {
  const Blocks blocks(a.rows, b.cols, Grid(a.rows, b.cols, 1, threads.count()));
  threads.parallel_for(blocks.count(), 1, [&](std::int64_t begin, std::int64_t end, int) {
    for (std::int64_t block = begin; block < end; ++block) {
      std::int64_t height = blocks.height(block), width = blocks.width(block);
      float* to = out + blocks.row(block) * out_stride + blocks.col(block);
      multiply_block(a, b, blocks, block, depths, 0, to, out_stride);
      Scratch memory(index(height * width) * sizeof(float));
      auto* sums = reinterpret_cast<float*>(memory.data());
      for (std::int64_t slice = 1; slice < depths.count; ++slice) {
        multiply_block(a, b, blocks, block, depths, slice, sums, width);
        add_rows(sums, height, width, to, out_stride);
      }
    }
  });
}

// Many threads take blocks of all slices at the same time, and then add up the results.
void multiply_slices_at_once(const Matrix& a, const Matrix& b, const Shares& depths, float* out,
                             std::int64_t out_stride, const Threads& threads) {
  const Blocks blocks(a.rows, b.cols, Grid(a.rows, b.cols, depths.count, threads.count()));
  Scratch memory(index((depths.count - 1) * a.rows * b.cols) * sizeof(float));
  auto sums_of = [&](std::int64_t slice) {
    return reinterpret_cast<float*>(memory.data()) + (slice - 1) * a.rows * b.cols;
  };
  const Shares sums(a.rows, std::min<std::int64_t>(a.rows, threads.count()));
  threads.parallel_phases({{depths.count * blocks.count(), -1}, {sums.count, 0}}, [&](int phase, std::int64_t task) {
    if (phase == 0) {
      std::int64_t slice = task / blocks.count(), block = task % blocks.count();
      std::int64_t stride = slice == 0 ? out_stride : b.cols;
      float* to = (slice == 0 ? out : sums_of(slice)) + blocks.row(block) * stride + blocks.col(block);
      return multiply_block(a, b, blocks, block, depths, slice, to, stride);
    }
    std::int64_t row = sums.begin(task), count = sums.begin(task + 1) - row;
    for (std::int64_t slice = 1; slice < depths.count; ++slice) {
      add_rows(sums_of(slice) + row * b.cols, count, b.cols, out + row * out_stride, out_stride);
    }
  });
}

}  // namespace

void sgemm(const Matrix& a, const Matrix& b, float* out, std::int64_t out_stride, const Threads& all_threads) {
  if (a.cols == 0) return multiply_packed(a, {nullptr, 0, b.cols, b.cols}, out, out_stride);
  if (a.rows == 0 || b.cols == 0 || multiply_vector(a, b, out, out_stride, all_threads)) return;
  const Threads& threads = team_for(a.rows * b.cols * a.cols, all_threads);
  std::int64_t slices = slice_count(a.rows, b.cols, a.cols);
  if (slices == 1) return multiply_whole(a, b, out, out_stride, threads);
  auto multiply = threads.count() > slices ? multiply_slices_at_once : multiply_slices_by_block;
  multiply(a, b, Shares(a.cols, slices), out, out_stride, threads);
}

}  // namespace pcp::cpu
