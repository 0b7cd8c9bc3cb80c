#include "engine/schedule/copies.h"

#include <algorithm>

namespace pcp::schedule {
namespace {

View* product_view(Step& step) {
  if (auto* work = std::get_if<Contraction>(&step.work)) return &work->out;
  if (auto* work = std::get_if<Attention>(&step.work)) return &work->second.out;
  return nullptr;
}

// `out` as it lies in the target of the copy; nothing when a dimension of it is spread over several, or its rows have
// gaps.
std::optional<View> behind_copy(const View& out, const Copy& copy) {
  if (copy.from.elements() != out.elements() || copy.from.dtype != copy.to.dtype) return std::nullopt;
  View moved = copy.to;
  moved.dims = out.dims;
  moved.strides.assign(out.dims.size(), 0);
  for (std::size_t i = 0; i < out.dims.size(); ++i) {
    if (out.dims[i] == 1) continue;
    bool found = false;
    for (std::size_t j = 0; j < copy.from.dims.size() && !found; ++j) {
      if (copy.from.dims[j] != out.dims[i] || copy.from.strides[j] != out.strides[i]) continue;
      moved.strides[i] = copy.to.strides[j];
      found = true;
    }
    if (!found) return std::nullopt;
  }
  std::size_t last = out.dims.size() - 1;
  if (out.dims[last] == 1) moved.strides[last] = 1;
  if (out.dims[last - 1] == 1) moved.strides[last - 1] = out.dims[last];
  return moved.strides[last] == 1 ? std::optional(moved) : std::nullopt;
}

}  // namespace

void write_through_copies(Schedule& plan) {
  std::vector<int> writer(plan.storages.size(), -1), touches(plan.storages.size(), 0);
  for (int s = 0; s < static_cast<int>(plan.steps.size()); ++s) {
    std::vector<int> reads, writes;
    storages_of(plan.steps[static_cast<std::size_t>(s)], reads, writes);
    for (int i : reads) ++touches[static_cast<std::size_t>(i)];
    for (int i : writes) {
      ++touches[static_cast<std::size_t>(i)];
      writer[static_cast<std::size_t>(i)] = s;
    }
  }
  std::vector<Step> kept;
  for (std::size_t s = 0; s < plan.steps.size(); ++s) {
    if (const auto* copy = std::get_if<Copy>(&plan.steps[s].work)) {
      auto from = static_cast<std::size_t>(copy->from.storage);
      bool only_copied =
          plan.storages[from].kind == Storage::Kind::temporary && touches[from] == 2 && writer[from] >= 0;
      // Steps are moved to `kept` in order, so the writer's place there is found by its storage.
      auto source = std::ranges::find_if(kept, [&](Step& step) {
        View* out = product_view(step);
        return only_copied && out && out->storage == copy->from.storage;
      });
      if (source != kept.end()) {
        if (auto moved = behind_copy(*product_view(*source), *copy)) {
          *product_view(*source) = *moved;
          continue;
        }
      }
    }
    kept.push_back(std::move(plan.steps[s]));
  }
  plan.steps = std::move(kept);
}

}  // namespace pcp::schedule
