#include "engine/cpu/program.h"

#include <algorithm>
#include <chrono>
#include <cstring>

#include "engine/cpu/attention.h"
#include "engine/cpu/gemm.h"
#include "engine/cpu/loop_runner.h"
#include "engine/cpu/scratch.h"

namespace pcp::cpu {
namespace {

using schedule::aligned;
using schedule::Attention;
using schedule::Contraction;
using schedule::Control;
using schedule::Copy;
using schedule::Loop;
using schedule::Nest;
using schedule::Schedule;
using schedule::Step;
using schedule::Structural;
using schedule::View;

std::byte* at(const std::vector<std::byte*>& places, const View& view) {
  return places[static_cast<std::size_t>(view.storage)] +
         view.offset * static_cast<std::int64_t>(byte_size(view.dtype));
}

std::int64_t bytes_of(const View& view) { return TensorType(view.dtype, view.dims).bytes(); }

template <class... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};
template <class... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

}  // namespace

Program::Program(const Schedule& plan, bool profile) : schedule_(plan) {
  if (profile) {
    profile_ = std::make_unique<Profile>();
    profile_->measured.seconds.resize(plan.steps.size());
  }
  for (const Step& step : plan.steps) {
    try {
      prepared_.push_back(prepare(step));
    } catch (const Error& error) {
      std::string message = error.what();
      if (step.location && message.find(*step.location) == std::string::npos) message += " (at " + *step.location + ")";
      throw Error(error.code(), message);
    }
  }
}

Program::Prepared Program::prepare(const Step& step) const {
  Prepared ready;
  std::visit(Overloaded{
                 [&](const Loop& loop) { ready.tiles = std::make_unique<TileProgram>(loop); },
                 [&](const Contraction&) {},
                 [&](const Attention& work) {
                   ready.tiles = std::make_unique<TileProgram>(work.loop);
                   if (work.mask < 0) return;
                   const View& mask = work.loop.inputs[static_cast<std::size_t>(work.mask)];
                   const schedule::Storage& storage = schedule_.storages[static_cast<std::size_t>(mask.storage)];
                   if (storage.kind != schedule::Storage::Kind::constant) return;
                   const Constant& values = schedule_.constants[static_cast<std::size_t>(storage.index)];
                   ready.widths = mask_widths(values, work.first.m, work.first.n);
                   ready.masked = MaskedLoop::of(work.loop, schedule_, element_count(work.first.batch));
                 },
                 [&](const Copy&) {},
                 [&](const Structural& work) {
                   ready.kernel = find_kernel(work.op->code);
                   if (!ready.kernel) {
                     const auto* target = work.op->attrs.find<std::string>("call_target_name");
                     fail(Code::unsupported, "[", work.op->info().name, "] ",
                          target ? concat("the cpu engine does not know the target \"", *target, "\"")
                                 : "the cpu engine has no kernel for this operation");
                   }
                   for (const Region& region : work.op->regions)
                     ready.regions.emplace_back(*schedule_.function, region);
                   // For scans, see reduce_window.cpp.
                   bool halves = std::ranges::any_of(work.output_types, [](const TensorType& type) {
                     return type.dtype == DType::f16 || type.dtype == DType::bf16;
                   });
                   if (halves && work.op->code == OpCode::reduce_window)
                     ready.regions.emplace_back(*schedule_.function, work.op->regions[0], LaneProgram::Halves::wide);
                 },
                 [&](const Control& work) {
                   for (const auto& region : work.regions) ready.programs.emplace_back(*region);
                 },
                 [&](const Nest& work) {
                   for (const Step& inner : work.steps) ready.inner.push_back(prepare(inner));
                   prepare_masks(work, ready.inner);
                 },
             },
             step.work);
  return ready;
}

// Loops in a nest that need scores only as far as a mask reaches, and the products that make such scores for them
// alone: their rows and columns are the mask's, element by element.
void Program::prepare_masks(const Nest& nest, std::vector<Prepared>& inner) const {
  std::vector<int> touches(schedule_.storages.size(), 0);
  for (const Step& step : nest.steps) {
    std::vector<int> reads, writes;
    storages_of(step, reads, writes);
    reads.insert(reads.end(), writes.begin(), writes.end());
    for (int storage : reads) ++touches[static_cast<std::size_t>(storage)];
  }
  for (std::size_t s = 0; s < nest.steps.size(); ++s) {
    const auto* loop = std::get_if<Loop>(&nest.steps[s].work);
    if (loop) inner[s].masked = MaskedLoop::of(*loop, schedule_, nest.entries);
    if (!inner[s].masked) continue;
    for (std::size_t p = 0; p < s; ++p) {
      const auto* dot = std::get_if<Contraction>(&nest.steps[p].work);
      bool alone = dot && std::ranges::find(nest.locals, dot->out.storage) != nest.locals.end() &&
                   touches[static_cast<std::size_t>(dot->out.storage)] == 2 && is_contiguous(dot->out);
      if (!alone || dot->m * nest.entries != loop->rows || dot->n != loop->cols) continue;
      bool scores = std::ranges::any_of(loop->inputs, [&](const View& input) {
        return input.storage == dot->out.storage && is_contiguous(input) && input.elements() == loop->rows * loop->cols;
      });
      if (scores) inner[p].widths = inner[s].masked->widths();
    }
  }
}

void Program::run(std::span<std::byte* const> arguments, std::span<std::byte* const> results, std::byte* arena,
                  const Threads& threads) const {
  Places places(schedule_.storages.size(), nullptr);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const schedule::Storage& storage = schedule_.storages[i];
    auto index = static_cast<std::size_t>(storage.index);
    switch (storage.kind) {
      case schedule::Storage::Kind::argument:
        places[i] = arguments[index];
        break;
      case schedule::Storage::Kind::constant:
        places[i] = const_cast<std::byte*>(schedule_.constants[index].bytes().data());
        break;
      case schedule::Storage::Kind::temporary:
        places[i] = storage.offset < 0 ? nullptr : arena + storage.offset;
        break;
      case schedule::Storage::Kind::result:
        places[i] = results[index];
        break;
    }
  }
  std::vector<double> seconds;
  for (std::size_t s = 0; s < schedule_.steps.size(); ++s) {
    if (!profile_) {
      run_step(schedule_.steps[s], prepared_[s], places, threads);
      continue;
    }
    auto start = std::chrono::steady_clock::now();
    run_step(schedule_.steps[s], prepared_[s], places, threads);
    seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  if (!profile_) return;
  std::lock_guard lock(profile_->mutex);
  ++profile_->measured.runs;
  for (std::size_t s = 0; s < seconds.size(); ++s) profile_->measured.seconds[s] += seconds[s];
}

Program::Measured Program::measured() const {
  if (!profile_) return {};
  std::lock_guard lock(profile_->mutex);
  return profile_->measured;
}

void Program::run_step(const Step& step, const Prepared& ready, const Places& places, const Threads& threads) const {
  auto place = [&](int storage) { return places[static_cast<std::size_t>(storage)]; };
  std::visit(Overloaded{
                 [&](const Loop& loop) {
                   std::vector<const std::byte*> inputs;
                   std::vector<std::byte*> stores, folds;
                   for (const View& input : loop.inputs) inputs.push_back(at(places, input));
                   for (const auto& store : loop.stores) stores.push_back(place(store.storage));
                   for (const auto& fold : loop.folds) folds.push_back(place(fold.storage));
                   run_loop(loop, *ready.tiles, inputs, stores, folds, threads);
                 },
                 [&](const Contraction& work) {
                   contract(work, place(work.lhs.storage), place(work.rhs.storage), place(work.out.storage), threads);
                 },
                 [&](const Attention& work) {
                   run_attention(work, *ready.tiles, ready.widths, ready.masked.get(), places, threads);
                 },
                 [&](const Copy& work) {
                   copy_strided(at(places, work.from), work.from.strides, at(places, work.to), work.to.strides,
                                work.from.dims, byte_size(work.from.dtype), threads);
                 },
                 [&](const Structural& work) {
                   std::vector<Tensor> inputs, outputs;
                   for (const View& input : work.inputs) {
                     inputs.push_back({TensorType(input.dtype, input.dims), at(places, input)});
                   }
                   for (std::size_t i = 0; i < work.outputs.size(); ++i) {
                     outputs.push_back({work.output_types[i], place(work.outputs[i])});
                   }
                   std::vector<std::vector<const void*>> captures;
                   for (const auto& region : work.captures) {
                     auto& pointers = captures.emplace_back();
                     for (const View& capture : region) pointers.push_back(at(places, capture));
                   }
                   ready.kernel({*work.op, inputs, outputs, ready.regions, captures, threads});
                 },
                 [&](const Control& work) {
                   if (work.op->code == OpCode::while_) {
                     run_while(work, ready, places, threads);
                   } else {
                     run_branch(work, ready, places, threads);
                   }
                 },
                 [&](const Nest& work) { run_nest(work, ready, places, threads); },
             },
             step.work);
}

// Local storages lie in the thread's own memory, addressed as if all entries were there.
void Program::run_nest(const Nest& work, const Prepared& ready, const Places& places, const Threads& threads) const {
  std::vector<std::int64_t> entry_bytes;
  std::int64_t total = 0;
  for (int local : work.locals) {
    entry_bytes.push_back(schedule_.storages[static_cast<std::size_t>(local)].bytes / work.entries);
    total += aligned(entry_bytes.back());
  }
  threads.parallel_for(work.entries, 1, [&](std::int64_t begin, std::int64_t end, int) {
    Scratch locals(static_cast<std::size_t>(total));
    Places mine = places;
    for (std::int64_t entry = begin; entry < end; ++entry) {
      std::byte* next = locals.data();
      for (std::size_t i = 0; i < work.locals.size(); ++i) {
        auto whole = reinterpret_cast<std::uintptr_t>(next) - static_cast<std::uintptr_t>(entry * entry_bytes[i]);
        mine[static_cast<std::size_t>(work.locals[i])] = reinterpret_cast<std::byte*>(whole);
        next += aligned(entry_bytes[i]);
      }
      for (std::size_t s = 0; s < work.steps.size(); ++s) {
        const Prepared& inner = ready.inner[s];
        if (const auto* dot = std::get_if<Contraction>(&work.steps[s].work)) {
          const std::byte* lhs = mine[static_cast<std::size_t>(dot->lhs.storage)];
          const std::byte* rhs = mine[static_cast<std::size_t>(dot->rhs.storage)];
          std::byte* out = mine[static_cast<std::size_t>(dot->out.storage)];
          if (inner.widths.empty()) {
            contract_entry(*dot, entry, lhs, rhs, out);
          } else {
            contract_entry(*dot, entry, lhs, rhs, out, inner.widths);
          }
        } else {
          const auto& loop = std::get<Loop>(work.steps[s].work);
          std::int64_t elements = loop.rows * loop.cols / work.entries;
          std::vector<const std::byte*> inputs;
          std::vector<std::byte*> stores;
          for (const View& input : loop.inputs) inputs.push_back(at(mine, input));
          for (const auto& store : loop.stores) stores.push_back(mine[static_cast<std::size_t>(store.storage)]);
          TileProgram::Memory memory{inputs, stores, {}};
          if (inner.masked) {
            std::int64_t rows = loop.rows / work.entries;
            inner.masked->run(entry * rows, rows, *inner.tiles, memory);
          } else {
            Scratch scratch(inner.tiles->scratch_bytes());
            inner.tiles->run(entry * elements, (entry + 1) * elements, memory, scratch.data());
          }
        }
      }
    }
  });
}

// Carried values go back and forth between two memories, except those the body updates in place or leaves alone.
void Program::run_while(const Control& work, const Prepared& ready, const Places& places,
                        const Threads& threads) const {
  const Schedule& body = *work.regions[1];
  std::size_t count = work.operands.size();
  std::byte* arena = places[static_cast<std::size_t>(work.scratch)];
  std::byte* flag = arena + std::max(work.regions[0]->arena_bytes, body.arena_bytes);
  std::byte* next_spare = flag + schedule::kAlignment;

  std::vector<std::byte*> current(count), spare(count);
  for (std::size_t i = 0; i < count; ++i) {
    current[i] = places[static_cast<std::size_t>(work.outputs[i])];
    std::memcpy(current[i], at(places, work.operands[i]), static_cast<std::size_t>(bytes_of(work.operands[i])));
    spare[i] = next_spare;
    next_spare += aligned(bytes_of(work.operands[i]));
  }
  auto arguments = [&](std::size_t region) {
    std::vector<std::byte*> all = current;
    for (const View& capture : work.captures[region]) all.push_back(at(places, capture));
    return all;
  };
  while (true) {
    ready.programs[0].run(arguments(0), std::span(&flag, 1), arena, threads);
    if (*flag == std::byte{0}) break;
    std::vector<std::byte*> next(count);
    for (std::size_t i = 0; i < count; ++i) {
      bool stays = body.unchanged[i] || body.donor[i] == static_cast<int>(i);
      next[i] = stays ? current[i] : spare[i];
    }
    ready.programs[1].run(arguments(1), next, arena, threads);
    for (std::size_t i = 0; i < count; ++i) {
      if (next[i] != current[i]) std::swap(current[i], spare[i]);
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    std::byte* out = places[static_cast<std::size_t>(work.outputs[i])];
    if (out != current[i]) std::memcpy(out, current[i], static_cast<std::size_t>(bytes_of(work.operands[i])));
  }
}

void Program::run_branch(const Control& work, const Prepared& ready, const Places& places,
                         const Threads& threads) const {
  const std::byte* selector = at(places, work.operands[0]);
  std::size_t branch = 0;
  if (work.op->code == OpCode::if_) {
    branch = *selector != std::byte{0} ? 0 : 1;
  } else {
    std::int32_t index;
    std::memcpy(&index, selector, sizeof(index));
    auto last = static_cast<std::int32_t>(work.regions.size()) - 1;
    branch = static_cast<std::size_t>(index < 0 || index > last ? last : index);
  }
  std::vector<std::byte*> arguments, results;
  for (const View& capture : work.captures[branch]) arguments.push_back(at(places, capture));
  for (int output : work.outputs) results.push_back(places[static_cast<std::size_t>(output)]);
  ready.programs[branch].run(arguments, results, places[static_cast<std::size_t>(work.scratch)], threads);
}

}  // namespace pcp::cpu
