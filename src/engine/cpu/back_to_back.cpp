#include "engine/cpu/back_to_back.h"

#include <algorithm>

#include "base/index.h"
#include "engine/cpu/gemm.h"
#include "engine/cpu/gemv.h"
#include "engine/cpu/scratch.h"

namespace pcp::cpu {
namespace {

using schedule::View;

// The matrix of batch entry i, rows [first, first + rows).
Matrix rows_of(const View& view, const Dims& batch, std::int64_t i, const std::byte* storage, std::int64_t first,
               std::int64_t rows) {
  std::size_t last = view.dims.size() - 1;
  std::int64_t offset = view.offset + batch_offset(batch, view.strides, i) + first * view.strides[last - 1];
  return {reinterpret_cast<const float*>(storage) + offset, rows, view.dims[last], view.strides[last - 1],
          view.strides[last]};
}

// The address that element 0 of a whole tensor would have if element `first` lay at `block`.
std::byte* as_if_whole(std::byte* block, std::int64_t first) {
  return reinterpret_cast<std::byte*>(reinterpret_cast<std::uintptr_t>(block) -
                                      static_cast<std::uintptr_t>(first) * sizeof(float));
}

}  // namespace

void run_back_to_back(const schedule::BackToBack& work, const TileProgram& program,
                      const std::vector<std::int64_t>& widths, const MaskedLoop* masked, const schedule::Places& places,
                      const Threads& all_threads) {
  const auto& first = work.first;
  const auto& second = work.second;
  std::int64_t entries = element_count(first.batch);
  std::int64_t products = entries * first.m * first.n * (first.k + second.n);
  const Threads& threads = first.m == 1 ? team_for_row(products, all_threads) : team_for(products, all_threads);
  auto place = [&](const View& view) { return places[view.storage]; };
  std::vector<const std::byte*> inputs(1, nullptr);
  for (std::size_t i = 1; i < work.between.inputs.size(); ++i) {
    const View& view = work.between.inputs[i];
    inputs.push_back(place(view) + view.offset * static_cast<std::int64_t>(byte_size(view.dtype)));
  }
  std::size_t last = second.out.dims.size() - 1;
  std::int64_t out_stride = second.out.strides[last - 1];

  // One entry: both right-hand sides are packed once, then blocks of rows go through both products.
  auto run_entry = [&](std::int64_t entry, const Threads& team) {
    Scratch first_memory(packed_bytes(first.k, first.n)), second_memory(packed_bytes(second.k, second.n));
    PackedMatrix first_rhs =
        pack_rhs(rows_of(first.rhs, first.batch, entry, place(first.rhs), 0, first.k), first_memory.data(), team);
    PackedMatrix second_rhs =
        pack_rhs(rows_of(second.rhs, second.batch, entry, place(second.rhs), 0, second.k), second_memory.data(), team);
    float* out = reinterpret_cast<float*>(place(second.out)) + second.out.offset +
                 batch_offset(second.batch, second.out.strides, entry);
    std::int64_t block = row_block(first.m, team.count());
    std::int64_t blocks = (first.m + block - 1) / block;
    team.parallel_for(blocks, 1, [&](std::int64_t begin, std::int64_t end, int) {
      Scratch scores(index(block * first.n) * sizeof(float));
      Scratch scratch(program.scratch_bytes());
      auto* lanes = reinterpret_cast<float*>(scores.data());
      std::vector<const std::byte*> mine = inputs;
      PackedMatrix keys = first_rhs;
      if (!widths.empty()) std::fill_n(lanes, block * first.n, 0.0f);  // the loop may read scores past the mask
      for (std::int64_t b = begin; b < end; ++b) {
        std::int64_t row = b * block, rows = std::min(block, first.m - row);
        if (!widths.empty()) keys.used_cols = *std::max_element(widths.begin() + row, widths.begin() + row + rows);
        multiply_packed(rows_of(first.lhs, first.batch, entry, place(first.lhs), row, rows), keys, lanes, first.n);
        std::int64_t start = (entry * first.m + row) * first.n;
        std::byte* base = as_if_whole(scores.data(), start);
        mine[0] = base;
        TileProgram::Memory memory{mine, std::span(&base, 1), {}};
        if (masked != nullptr) {
          masked->run(entry * first.m + row, rows, program, memory);
        } else {
          program.run(start, start + rows * first.n, memory, scratch.data());
        }
        multiply_packed({lanes, rows, first.n, first.n, 1}, second_rhs, out + row * out_stride, out_stride);
      }
    });
  };

  // With few rows, packing a right-hand side costs more than it saves, because it is read and written once more.
  auto run_few_rows = [&](std::int64_t entry, const Threads& team) {
    Scratch scores(index(first.m * first.n) * sizeof(float));
    auto* lanes = reinterpret_cast<float*>(scores.data());
    sgemm(rows_of(first.lhs, first.batch, entry, place(first.lhs), 0, first.m),
          rows_of(first.rhs, first.batch, entry, place(first.rhs), 0, first.k), lanes, first.n, team);
    std::int64_t start = entry * first.m * first.n;
    std::byte* base = as_if_whole(scores.data(), start);
    std::vector<const std::byte*> mine = inputs;
    mine[0] = base;
    TileProgram::Memory memory{mine, std::span(&base, 1), {}};
    std::int64_t grain = std::max<std::int64_t>(1, kGrainElements / first.n);
    team.parallel_for(first.m, grain, [&](std::int64_t begin, std::int64_t end, int) {
      Scratch scratch(program.scratch_bytes());
      program.run(start + begin * first.n, start + end * first.n, memory, scratch.data());
    });
    float* out = reinterpret_cast<float*>(place(second.out)) + second.out.offset +
                 batch_offset(second.batch, second.out.strides, entry);
    sgemm({lanes, first.m, first.n, first.n, 1},
          rows_of(second.rhs, second.batch, entry, place(second.rhs), 0, second.k), out, out_stride, team);
  };
  constexpr std::int64_t kFewRows = 32;
  bool few = first.m <= kFewRows && widths.empty() && masked == nullptr;
  auto run_one = [&](std::int64_t entry, const Threads& team) {
    if (few) {
      run_few_rows(entry, team);
    } else {
      run_entry(entry, team);
    }
  };

  if (entries >= threads.count()) {
    threads.parallel_for(entries, 1, [&](std::int64_t begin, std::int64_t end, int) {
      for (std::int64_t entry = begin; entry < end; ++entry) run_one(entry, Threads::calling_thread());
    });
  } else {
    for (std::int64_t entry = 0; entry < entries; ++entry) run_one(entry, threads);
  }
}

}  // namespace pcp::cpu
