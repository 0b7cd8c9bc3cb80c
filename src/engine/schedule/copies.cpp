#include "engine/schedule/copies.h"

#include <algorithm>

namespace pcp::schedule {
namespace {

View* product_view(Step& step) {
  if (auto* work = std::get_if<Contraction>(&step.work)) return &work->out;
  if (auto* work = std::get_if<Attention>(&step.work)) return &work->second.out;
  return nullptr;
}

// `out` as it lies in the target of the copy; nothing when the copy reads other elements, when a dimension of `out` is
// spread over several, or when its rows have gaps.
std::optional<View> behind_copy(const View& out, const Copy& copy) {
  if (copy.from.elements() != out.elements() || copy.from.offset != out.offset) return std::nullopt;
  View moved = copy.to;
  moved.dtype = out.dtype;  // the copy may see the bits as another type of the same size
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
  // What products write into a temporary that they alone write and the step at hand alone reads, once: after a
  // concatenation has been written through, there are several. Nothing when anything else names it.
  std::vector<View*> sources(int storage) {
    auto index = static_cast<std::size_t>(storage);
    std::vector<View*> found;
    if (plan_.storages[index].kind != Storage::Kind::temporary) return found;
    for (Step& step : kept_) {
      View* out = product_view(step);
      if (out && out->storage == storage) found.push_back(out);
    }
    if (touches_[index] != static_cast<int>(found.size()) + 1) found.clear();
    return found;
  }

  bool through(const Copy& copy) {
    auto from = sources(copy.from.storage);
    auto moved = from.size() == 1 ? behind_copy(*from[0], copy) : std::nullopt;
    if (moved) *from[0] = *moved;
    return moved.has_value();
  }

  bool is_whole(const View& view) const {
    std::int64_t bytes = TensorType(view.dtype, view.dims).bytes();
    return is_contiguous(view) && plan_.storages[static_cast<std::size_t>(view.storage)].bytes == bytes;
  }

  bool into(const Structural& concatenate) {
    auto axis = static_cast<std::size_t>(concatenate.op->attrs.integer("dimension"));
    std::vector<std::pair<View*, View>> moves;
    const Dims& whole = concatenate.output_types[0].dims;
    std::int64_t pitch = element_count(Dims(whole.begin() + static_cast<std::ptrdiff_t>(axis), whole.end())), start = 0;
    for (const View& input : concatenate.inputs) {
      auto from = sources(input.storage);
      std::int64_t width = whole[axis] == 0 ? 0 : pitch / whole[axis] * input.dims[axis];
      if (from.empty() || width == 0 || !is_whole(input)) return false;
      for (View* out : from) {
        auto moved = in_columns(*out, width, pitch, start);
        if (!moved) return false;
        moved->storage = concatenate.outputs[0];
        moves.emplace_back(out, *moved);
      }
      start += width;
    }
    for (auto& [out, moved] : moves) *out = moved;
    touches_[static_cast<std::size_t>(concatenate.outputs[0])] += static_cast<int>(moves.size()) - 1;
    return true;
  }

  Schedule& plan_;
  std::vector<int> touches_;  // by storage: how often steps name it, as they are now
  std::vector<Step> kept_;
};

}  // namespace

void write_through_copies(Schedule& plan) { Writer(plan).run(); }

}  // namespace pcp::schedule
