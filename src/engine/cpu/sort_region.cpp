// Stable merge sort by any comparator. Many merges run in lock step: every merge, or piece of a long merge, is a lane
// that needs one comparison at a time, so the region runs over hundreds of lanes. A long merge is cut by a binary
// search for the inputs of its k-th output. The cuts are made monotonic, so that even an inconsistent comparator gives
// a permutation.
#include <algorithm>
#include <numeric>

#include "base/index.h"
#include "engine/cpu/element.h"
#include "engine/cpu/sort_key.h"

namespace pcp::cpu {
namespace {

constexpr std::size_t kSortLanes = 512;

// Compares elements by their indices.
class LaneComparator {
 public:
  LaneComparator(const KernelContext& context, std::span<const std::byte* const> inputs)
      : context_(context), inputs_(inputs) {
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      bytes_.push_back(byte_size(context.inputs[i].type.dtype));
      for (int side = 0; side < 2; ++side) buffers_.emplace_back(kSortLanes * bytes_.back());
    }
    for (auto& buffer : buffers_) args_.push_back(buffer.data());
  }

  // is_less[i] = whether element left[i] comes before element right[i], for up to kSortLanes pairs
  void run(std::span<const std::uint32_t> left, std::span<const std::uint32_t> right, std::uint8_t* is_less) {
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
      with_bytes(bytes_[i], [&]<class T>(T) {
        auto* source = reinterpret_cast<const T*>(inputs_[i]);
        auto* a = reinterpret_cast<T*>(buffers_[2 * i].data());
        auto* b = reinterpret_cast<T*>(buffers_[2 * i + 1].data());
        for (std::size_t k = 0; k < left.size(); ++k) {
          a[k] = source[left[k]];
          b[k] = source[right[k]];
        }
      });
    }
    void* results[] = {is_less};
    context_.regions[0].run(count<std::int64_t>(left), args_, results, context_.captures[0]);
  }

 private:
  const KernelContext& context_;
  std::span<const std::byte* const> inputs_;
  std::vector<std::size_t> bytes_;
  std::vector<std::vector<std::byte>> buffers_;
  std::vector<const void*> args_;
};

// A piece of the merge of two sorted neighbours of `order`, [begin, middle) and [middle, end): outputs [first, last),
// counted from begin, come from left elements [i, i_end) and right elements [j, j_end).
struct Piece {
  std::uint32_t begin, middle, end, first, last;
  std::uint32_t i, i_end, j, j_end;
};

// Sets piece.i to the number of left elements among the first `piece.first` outputs.
void find_cuts(LaneComparator& comparator, std::span<const std::uint32_t> order, std::span<Piece> pieces) {
  struct Search {
    std::uint32_t low, high;
    Piece* piece;
  };
  std::vector<Search> active;
  std::vector<std::uint32_t> left(kSortLanes), right(kSortLanes);
  std::vector<std::uint8_t> is_less(kSortLanes);
  for (Piece& piece : pieces) {
    std::uint32_t right_size = piece.end - piece.middle;
    std::uint32_t low = piece.first > right_size ? piece.first - right_size : 0;
    active.push_back({low, std::min(piece.first, piece.middle - piece.begin), &piece});
  }
  while (true) {
    std::erase_if(active, [](const Search& search) {
      if (search.low < search.high) return false;
      search.piece->i = search.low;
      return true;
    });
    if (active.empty()) return;
    for (std::size_t k = 0; k < active.size(); ++k) {
      const Search& search = active[k];
      std::uint32_t i = search.low + (search.high - search.low) / 2;
      left[k] = order[search.piece->middle + search.piece->first - 1 - i];
      right[k] = order[search.piece->begin + i];
    }
    comparator.run(std::span(left).first(active.size()), std::span(right).first(active.size()), is_less.data());
    for (std::size_t k = 0; k < active.size(); ++k) {
      Search& search = active[k];
      std::uint32_t i = search.low + (search.high - search.low) / 2;
      if (is_less[k])
        search.high = i;
      else
        search.low = i + 1;
    }
  }
}

void merge_pieces(LaneComparator& comparator, std::span<const std::uint32_t> order, std::span<std::uint32_t> target,
                  std::span<const Piece> pieces) {
  std::vector<Piece> active(pieces.begin(), pieces.end());
  std::vector<std::uint32_t> left(kSortLanes), right(kSortLanes);
  std::vector<std::uint8_t> takes_right(kSortLanes);
  auto finish = [&](const Piece& piece) {
    if (piece.i < piece.i_end && piece.j < piece.j_end) return false;
    auto out = target.begin() + piece.begin + piece.first;
    out = std::copy(order.begin() + piece.begin + piece.i, order.begin() + piece.begin + piece.i_end, out);
    std::copy(order.begin() + piece.middle + piece.j, order.begin() + piece.middle + piece.j_end, out);
    return true;
  };
  while (true) {
    std::erase_if(active, finish);
    if (active.empty()) return;
    for (std::size_t k = 0; k < active.size(); ++k) {
      left[k] = order[active[k].middle + active[k].j];
      right[k] = order[active[k].begin + active[k].i];
    }
    comparator.run(std::span(left).first(active.size()), std::span(right).first(active.size()), takes_right.data());
    for (std::size_t k = 0; k < active.size(); ++k) {
      Piece& piece = active[k];
      target[piece.begin + piece.first++] = takes_right[k] ? left[k] : right[k];
      ++(takes_right[k] ? piece.j : piece.i);
    }
  }
}

// All merges of runs of `run` elements, cut into pieces of at most `outputs`.
std::vector<Piece> plan_merges(std::uint32_t total, std::uint32_t length, std::uint32_t run, std::uint32_t outputs) {
  std::vector<Piece> pieces;
  for (std::uint32_t row = 0; row < total; row += length) {
    for (std::uint32_t at = 0; at < length; at += 2 * run) {
      std::uint32_t middle = std::min(at + run, length), end = std::min(middle + run, length);
      for (std::uint32_t first = 0; first < end - at; first += outputs) {
        pieces.push_back({row + at, row + middle, row + end, first, std::min(first + outputs, end - at), 0, 0, 0, 0});
      }
      if (end == length) break;
    }
  }
  return pieces;
}

}  // namespace

void sort_by_region(const KernelContext& context, std::span<const std::byte* const> inputs, std::int64_t length,
                    std::span<std::uint32_t> order) {
  auto total = static_cast<std::uint32_t>(order.size());
  std::iota(order.begin(), order.end(), 0u);
  std::vector<std::uint32_t> other(order.size());
  std::span<std::uint32_t> source = order, target = other;
  std::uint32_t outputs = std::clamp<std::uint32_t>(total / kSortLanes, 32, 256);
  for (std::int64_t run = 1; run < length; run *= 2) {
    std::vector<Piece> pieces =
        plan_merges(total, static_cast<std::uint32_t>(length), static_cast<std::uint32_t>(run), outputs);
    auto blocks = static_cast<std::int64_t>((pieces.size() + kSortLanes - 1) / kSortLanes);
    auto each_block = [&](auto&& fn) {
      context.threads.parallel_for(blocks, 1, [&](std::int64_t begin, std::int64_t end, int) {
        LaneComparator comparator(context, inputs);
        for (std::int64_t block = begin; block < end; ++block) {
          std::size_t first = index(block) * kSortLanes;
          fn(comparator, std::span(pieces).subspan(first, std::min(kSortLanes, pieces.size() - first)));
        }
      });
    };
    each_block([&](LaneComparator& comparator, std::span<Piece> block) { find_cuts(comparator, source, block); });
    for (std::size_t k = 0; k < pieces.size(); ++k) {
      Piece& piece = pieces[k];
      std::uint32_t left_size = piece.middle - piece.begin, right_size = piece.end - piece.middle;
      if (piece.first > 0) {
        const Piece& before = pieces[k - 1];
        std::uint32_t low = std::max(before.i, piece.first > right_size ? piece.first - right_size : 0);
        piece.i = std::clamp(piece.i, low, std::min(before.i + outputs, left_size));
        pieces[k - 1].i_end = piece.i;
        pieces[k - 1].j_end = piece.first - piece.i;
      }
      piece.j = piece.first - piece.i;
      piece.i_end = left_size;
      piece.j_end = right_size;
    }
    each_block(
        [&](LaneComparator& comparator, std::span<Piece> block) { merge_pieces(comparator, source, target, block); });
    std::swap(source, target);
  }
  if (source.data() != order.data()) std::ranges::copy(source, order.begin());
}

}  // namespace pcp::cpu
