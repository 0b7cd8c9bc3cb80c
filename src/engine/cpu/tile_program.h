// A loop (schedule.h) compiled to a list of vector kernels, which are run on one tile of elements at a time so that
// every intermediate value stays in the first-level cache. Inputs and results whose memory holds lanes are accessed in
// place.
#pragma once

#include <cstddef>
#include <span>

#include "engine/cpu/tile_instructions.h"
#include "engine/schedule/schedule.h"

namespace pcp::cpu {

class TileProgram {
 public:
  // early: a result is written as soon as it is computed. late: results are written after the tile has read all its
  // inputs, so any result may lie over any input.
  enum class Stores { early, late };
  explicit TileProgram(const schedule::Loop&, Stores = Stores::early);

  std::int64_t tile() const { return tile_; }  // elements; a multiple of the row length where rows must be whole
  std::size_t scratch_bytes() const { return scratch_bytes_; }

  // The memory of one run.
  struct Memory {
    std::span<const std::byte* const> inputs;  // element 0 of each input view
    std::span<std::byte* const> stores;        // element 0 of each store
    std::span<std::byte* const> folds;         // lanes of outer × inner accumulators of each fold
  };

  // Computes elements [begin, end); both multiples of the row length where rows must be whole. `scratch` has
  // scratch_bytes(), aligned to 64, and belongs to one thread.
  void run(std::int64_t begin, std::int64_t end, const Memory&, std::byte* scratch) const;

  // A condition on a node with one value a row: every value must be finite and at least `at_least`.
  struct Guard {
    int node = -1;
    float at_least = 0.0f;
  };
  static constexpr std::int64_t kMostRows = 32;
  // Computes the first `width` columns of at most kMostRows rows, together at most a tile, and stores zeros past them.
  // Returns false, with nothing stored, when the guard does not hold. Only for programs with late stores.
  bool run_rows(std::int64_t first, std::int64_t rows, std::int64_t width, const Memory&, const Guard&,
                std::byte* scratch) const;

 private:
  struct Load {
    int node, input;
    bool row;
    std::int64_t period;  // tiles whose starts differ by a multiple of it read the same lanes; 0: none
    schedule::Levels levels;
    std::size_t element_bytes, lane_bytes;
    LoadKernel kernel;
  };
  struct Store {
    int node;
    StoreKernel kernel;
    std::size_t bytes, lane_bytes;  // of one element in memory, and in a tile
    bool row;
    bool same_form;  // memory holds lanes
    bool streamed;   // written by streaming stores
  };
  struct FoldStep {
    int node;
    LaneKernel combine;
    RowKernel reduce;
    std::int64_t folded, inner;
    std::size_t lane_bytes;
  };
  // The part of the iteration space a tile covers.
  struct Tile {
    std::int64_t first, count, first_row, rows;
    std::int64_t begin(bool row) const { return row ? first_row : first; }
    std::int64_t size(bool row) const { return row ? rows : count; }
  };

  void choose_tile(const schedule::Loop&);
  void choose_stores(const schedule::Loop&, Stores, std::vector<int>& last_use);
  void assign_slots(const schedule::Loop&, Stores, std::vector<int>& last_use);
  using Places = const std::byte**;  // pointer to the lanes of each node; stored at the start of the scratch memory
  Places slots(std::byte* scratch) const;
  void compute(const TileInstruction&, const Tile&, std::int64_t cols, Places, std::byte* out, std::byte* sum) const;
  void fetch(const Load&, std::int64_t first, std::int64_t n, const std::byte* base, std::byte* out) const;
  void write(const Store&, const std::byte* lanes, const Tile&, std::byte* memory) const;
  void fold(const FoldStep&, const std::byte* lanes, std::int64_t begin, std::int64_t n, std::byte* accumulator,
            std::byte* partial) const;

  std::int64_t cols_ = 1, tile_ = 0;
  bool look_ahead_ = false;  // inputs are too large to be in a cache already, so the next tile's inputs are prefetched
  std::size_t nodes_ = 0;
  std::vector<Load> loads_;
  std::vector<TileInstruction> instructions_;
  std::vector<Store> stores_;
  std::vector<int> direct_store_;              // per node: the store in whose memory it is computed, or -1
  std::vector<std::vector<int>> copy_stores_;  // per node: stores that are copied from it as soon as it is computed
  std::vector<int> late_stores_;               // stores that are written when the tile is done
  std::vector<FoldStep> folds_;
  std::size_t partial_slot_ = 0;         // a row in scratch where the rows of a tile are folded first
  std::vector<std::ptrdiff_t> slot_of_;  // per node: byte offset in scratch, -1 for nodes that have no slot
  std::size_t scratch_bytes_ = 0;
};

}  // namespace pcp::cpu
