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

// `out`, rows of `width` elements, as rows that lie `pitch` apart and begin at column `start`; nothing when a
// dimension of it crosses from row to row.
std::optional<View> in_columns(const View& out, std::int64_t width, std::int64_t pitch, std::int64_t start) {
  View moved = out;
  std::int64_t reach = out.offset % width;
  for (std::size_t i = 0; i < out.dims.size(); ++i) {
    if (out.dims[i] == 1) continue;
    if (out.strides[i] % width == 0) {
      moved.strides[i] = out.strides[i] / width * pitch;
    } else if (out.strides[i] > 0) {
      reach += (out.dims[i] - 1) * out.strides[i];
    } else {
      return std::nullopt;
    }
  }
  moved.offset = out.offset / width * pitch + out.offset % width + start;
  bool unit_columns = moved.strides.back() == 1 || out.dims.back() == 1;
  return reach < width && unit_columns ? std::optional(moved) : std::nullopt;
}

class Writer {
 public:
  explicit Writer(Schedule& plan) : plan_(plan), touches_(plan.storages.size(), 0) {
    for (const Step& step : plan.steps) {
      std::vector<int> reads, writes;
      storages_of(step, reads, writes);
      reads.insert(reads.end(), writes.begin(), writes.end());
      for (int i : reads) ++touches_[static_cast<std::size_t>(i)];
    }
  }

  void run() {
    for (Step& step : plan_.steps) {
      const auto* copy = std::get_if<Copy>(&step.work);
      const auto* structural = std::get_if<Structural>(&step.work);
      bool written =
          copy ? through(*copy) : structural && structural->op->code == OpCode::concatenate && into(*structural);
      if (!written) kept_.push_back(std::move(step));
    }
    plan_.steps = std::move(kept_);
  }

 private:
  // What the product writes whose result is only read by the step at hand.
  View* source(int storage) {
    auto index = static_cast<std::size_t>(storage);
    if (plan_.storages[index].kind != Storage::Kind::temporary || touches_[index] != 2) return nullptr;
    for (Step& step : kept_) {
      View* out = product_view(step);
      if (out && out->storage == storage) return out;
    }
    return nullptr;
  }

  bool through(const Copy& copy) {
    View* out = source(copy.from.storage);
    auto moved = out ? behind_copy(*out, copy) : std::nullopt;
    if (moved) *out = *moved;
    return moved.has_value();
  }

  bool into(const Structural& concatenate) {
    auto axis = static_cast<std::size_t>(concatenate.op->attrs.integer("dimension"));
    std::vector<std::pair<View*, View>> moves;
    const Dims& whole = concatenate.output_types[0].dims;
    std::int64_t pitch = element_count(Dims(whole.begin() + static_cast<std::ptrdiff_t>(axis), whole.end())), start = 0;
    for (const View& input : concatenate.inputs) {
      View* out = source(input.storage);
      std::int64_t width = whole[axis] == 0 ? 0 : pitch / whole[axis] * input.dims[axis];
      auto moved = out && width > 0 && is_contiguous(input) ? in_columns(*out, width, pitch, start) : std::nullopt;
      if (!moved) return false;
      moved->storage = concatenate.outputs[0];
      moves.emplace_back(out, *moved);
      start += width;
    }
    for (auto& [out, moved] : moves) *out = moved;
    return true;
  }

  Schedule& plan_;
  std::vector<int> touches_;  // by storage: how often steps name it
  std::vector<Step> kept_;
};

}  // namespace

void write_through_copies(Schedule& plan) { Writer(plan).run(); }

}  // namespace pcp::schedule
