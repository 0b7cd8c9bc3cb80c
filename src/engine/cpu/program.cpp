#include "engine/cpu/program.h"

#include <algorithm>
#include <cstring>

#include "engine/cpu/back_to_back.h"
#include "engine/cpu/gemm.h"
#include "engine/cpu/loop_runner.h"
#include "engine/cpu/scratch.h"

namespace pcp::cpu {

using schedule::BackToBack;
using schedule::Contraction;
using schedule::Control;
using schedule::Copy;
using schedule::Loop;
using schedule::Nest;
using schedule::Places;
using schedule::Schedule;
using schedule::Step;
using schedule::Structural;
using schedule::View;

namespace {

constexpr std::int64_t kLocalAlignment = 64;  // bytes; alignment of the local storages of a nest

template <class... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};
template <class... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

StepRunner::Prepared prepare_structural(const Structural& work, const Function& function) {
  StepRunner::Prepared ready;
  ready.kernel = find_kernel(work.op->code);
  if (!ready.kernel) {
    const auto* target = work.op->attrs.find<std::string>("call_target_name");
    fail(Code::unsupported, "[", work.op->info().name, "] ",
         target ? concat("the cpu engine does not know the target \"", *target, "\"")
                : "the cpu engine has no kernel for this operation");
  }
  for (const Region& region : work.op->regions) ready.regions.emplace_back(function, region);
  // Scans of f16 and bf16 carry f32 from element to element, so they also need their region in f32 (reduce_window.cpp).
  bool halves = std::ranges::any_of(work.output_types, [](const TensorType& type) { return is_half(type.dtype); });
  if (halves && work.op->code == OpCode::reduce_window)
    ready.regions.emplace_back(function, work.op->regions[0], LaneProgram::Halves::wide);
  return ready;
}

// Finds the loops of a nest that a constant mask narrows, and the products that only such a loop reads: they are
// narrowed too.
void prepare_masks(const Nest& nest, const Schedule& plan, std::vector<StepRunner::Prepared>& inner) {
  for (std::size_t s = 0; s < nest.steps.size(); ++s) {
    if (const auto* loop = nest.steps[s].get<Loop>()) inner[s].masked = MaskedLoop::of(*loop, plan, nest.entries);
  }
  for (int p = 0; p < count<int>(nest.steps); ++p) {
    int reader = nest.only_reader[p];
    if (reader >= 0 && inner[index(reader)].masked) inner[index(p)].widths = inner[index(reader)].masked->widths();
  }
}

// 0, 1, 2...
Constant counting(DType dtype, std::int64_t size) {
  std::size_t width = byte_size(dtype);
  std::vector<std::byte> bytes(index(size) * width);
  for (std::int64_t i = 0; i < size; ++i) {
    std::byte* element = bytes.data() + index(i) * width;
    if (is_float(dtype)) {
      std::memcpy(element, Constant::scalar(dtype, static_cast<double>(i)).bytes().data(), width);
    } else {
      auto value = static_cast<std::uint64_t>(dtype == DType::i1 ? (i != 0) : i);  // little endian: low bytes first
      std::memcpy(element, &value, width);
    }
  }
  return Constant(TensorType(dtype, {size}), std::move(bytes));
}

// One entry of a nest's product.
void run_entry(const Contraction& dot, const StepRunner::Prepared& ready, std::int64_t entry, const Places& places) {
  const std::byte *lhs = places[dot.lhs.storage], *rhs = places[dot.rhs.storage];
  std::byte* out = places[dot.out.storage];
  if (ready.widths.empty()) {
    contract_entry(dot, entry, lhs, rhs, out);
  } else {
    contract_entry(dot, entry, lhs, rhs, out, ready.widths);
  }
}

// One entry of a nest's loop.
void run_entry(const Loop& loop, const StepRunner::Prepared& ready, std::int64_t entry, std::int64_t entries,
               const Places& places) {
  std::int64_t elements = loop.elements() / entries, rows = loop.rows / entries;
  std::vector<const std::byte*> inputs;
  std::vector<std::byte*> stores;
  for (const View& input : loop.inputs) inputs.push_back(at(places, input));
  for (const auto& store : loop.stores) stores.push_back(places[store.storage]);
  TileProgram::Memory memory{inputs, stores, {}};
  if (ready.masked) {
    ready.masked->run(entry * rows, rows, *ready.tiles, memory);
  } else {
    Scratch scratch(ready.tiles->scratch_bytes());
    ready.tiles->run(entry * elements, (entry + 1) * elements, memory, scratch.data());
  }
}

}  // namespace

StepRunner::Prepared StepRunner::prepare(const Step& step, const Schedule& plan) {
  Prepared ready;
  visit_work(Overloaded{
                 [&](const Loop& loop) { ready.tiles = std::make_unique<TileProgram>(loop); },
                 [&](const Contraction& work) {
                   if (work.epilogue) ready.tiles = std::make_unique<TileProgram>(work.epilogue->loop);
                 },
                 [&](const BackToBack& work) {
                   ready.tiles = std::make_unique<TileProgram>(work.between);
                   if (work.mask < 0) return;
                   const schedule::Storage& mask = plan.storages[work.between.inputs[work.mask].storage];
                   if (mask.kind != schedule::Storage::Kind::constant) return;
                   ready.widths = mask_widths(plan.constants[mask.index], work.first.m, work.first.n);
                   ready.masked = MaskedLoop::of(work.between, plan, work.first.entries());
                 },
                 [&](const Copy&) {},
                 [&](const Structural& work) { ready = prepare_structural(work, *plan.function); },
                 [&](const Control&) {},
                 [&](const Nest& work) {
                   for (const Step& inner : work.steps) ready.inner.push_back(prepare(inner, plan));
                   prepare_masks(work, plan, ready.inner);
                   for (int local : work.locals) ready.local_bytes.push_back(plan.storages[local].bytes / work.entries);
                 },
             },
             step);
  return ready;
}

std::shared_ptr<std::byte> StepRunner::given(const schedule::Storage& storage, const Schedule& plan) {
  if (storage.kind == schedule::Storage::Kind::counting) {
    std::int64_t size = storage.bytes / static_cast<std::int64_t>(byte_size(storage.dtype));
    auto numbers = std::make_shared<Constant>(counting(storage.dtype, size));
    return {numbers, const_cast<std::byte*>(numbers->bytes().data())};
  }
  const Constant& constant = plan.constants[storage.index];
  return {std::shared_ptr<void>(), const_cast<std::byte*>(constant.bytes().data())};
}

void StepRunner::copy(std::byte* to, const std::byte* from, std::int64_t bytes) const {
  if (bytes > 0) std::memcpy(to, from, index(bytes));  // memory without bytes may be null
}

void StepRunner::read(void* to, const std::byte* from, std::size_t bytes) const { std::memcpy(to, from, bytes); }

void StepRunner::run(const Step& step, const Prepared& ready, const Places& places) const {
  auto place = [&](int storage) { return places[storage]; };
  // `first` points to input 0 when that has no storage.
  auto loop_over = [&](const Loop& loop, const std::byte* first) {
    std::vector<const std::byte*> inputs;
    std::vector<std::byte*> stores, folds;
    for (const View& input : loop.inputs) inputs.push_back(input.storage < 0 ? first : at(places, input));
    for (const auto& store : loop.stores) stores.push_back(place(store.storage));
    for (const auto& fold : loop.folds) folds.push_back(place(fold.storage));
    run_loop(loop, *ready.tiles, inputs, stores, folds, threads_);
  };
  visit_work(Overloaded{
                 [&](const Loop& loop) { loop_over(loop, nullptr); },
                 [&](const Contraction& work) {
                   const std::byte *lhs = place(work.lhs.storage), *rhs = place(work.rhs.storage);
                   if (!work.epilogue) return contract(work, lhs, rhs, place(work.out.storage), threads_);
                   Scratch product(index(bytes_of(work.out)));
                   contract(work, lhs, rhs, product.data(), threads_);
                   loop_over(work.epilogue->loop, product.data());
                 },
                 [&](const BackToBack& work) {
                   run_back_to_back(work, *ready.tiles, ready.widths, ready.masked.get(), places, threads_);
                 },
                 [&](const Copy& work) {
                   copy_strided(at(places, work.from), work.from.strides, at(places, work.to), work.to.strides,
                                work.from.dims, byte_size(work.from.dtype), threads_);
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
                   ready.kernel({*work.op, inputs, outputs, ready.regions, captures, threads_});
                 },
                 [&](const Control&) { fail(Code::internal, "[cpu] control flow is run by the walk over steps"); },
                 [&](const Nest& work) { run_nest(work, ready, places); },
             },
             step);
}

// Local storages have memory for one entry per thread. Their pointers are shifted so that steps address them as if all
// entries were stored.
void StepRunner::run_nest(const Nest& work, const Prepared& ready, const Places& places) const {
  std::int64_t total = 0;
  for (std::int64_t bytes : ready.local_bytes) total += schedule::aligned(bytes, kLocalAlignment);
  threads_.parallel_for(work.entries, 1, [&](std::int64_t begin, std::int64_t end, int) {
    Scratch locals(index(total));
    Places mine = places;
    for (std::int64_t entry = begin; entry < end; ++entry) {
      std::byte* next = locals.data();
      for (std::size_t i = 0; i < work.locals.size(); ++i) {
        auto before = static_cast<std::uintptr_t>(entry * ready.local_bytes[i]);
        mine[work.locals[i]] = reinterpret_cast<std::byte*>(reinterpret_cast<std::uintptr_t>(next) - before);
        next += schedule::aligned(ready.local_bytes[i], kLocalAlignment);
      }
      for (std::size_t s = 0; s < work.steps.size(); ++s) {
        if (const auto* dot = work.steps[s].get<Contraction>()) {
          run_entry(*dot, ready.inner[s], entry, mine);
        } else {
          run_entry(*work.steps[s].get<Loop>(), ready.inner[s], entry, work.entries, mine);
        }
      }
    }
  });
}

}  // namespace pcp::cpu
