#include "engine/schedule/write_through.h"

#include <algorithm>

namespace pcp::schedule {
namespace {

View* product_view(Step& step) {
  if (auto* work = step.get<Contraction>()) return &work->out;
  if (auto* work = step.get<BackToBack>()) return &work->second.out;
  return nullptr;
}

// The view of `out` in the target of the copy. There is none if the copy reads other elements, if it splits a
// dimension of `out`, or if rows of `out` would have gaps there.
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

// The view of `out` after its tensor, which has rows of `width` elements, has become the columns from `start` on of a
// tensor with rows of `pitch` elements. There is none if a dimension of `out` crosses from one row to the next.
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

class WriteThrough {
 public:
  WriteThrough(StepGraph& graph, const Target& target)
      : graph_(graph), target_(target), uses_(graph), products_(graph.values.size()) {}

  void run() {
    IndexedVector<char> gone(graph_.steps.size(), 0);
    for (int s = 0; s < count<int>(graph_.steps); ++s) {
      Step& step = graph_.steps[s];
      if (const View* out = product_view(step)) {
        products_[out->storage].push_back(s);
      } else if (const auto* copy = step.get<Copy>()) {
        gone[s] = through(*copy);
      } else if (const auto* work = step.get<Structural>(); work && work->op->code == OpCode::concatenate) {
        gone[s] = into(*work);
      }
    }
    graph_.remove(gone);
  }

 private:
  // The products that write a value, each a part of it; none if the value is not internal or is read more than once.
  std::vector<int> sources(int value) const {
    const Uses::OfValue& use = uses_.values[value];
    bool is_private = graph_.values[value].is_internal() && use.reads == 1;
    return is_private ? products_[value] : std::vector<int>();
  }
  View& out(int product) { return *product_view(graph_.steps[product]); }

  bool through(const Copy& copy) {
    auto from = sources(copy.from.storage);
    if (from.size() != 1) return false;
    auto moved = behind_copy(out(from[0]), copy);
    if (!moved) return false;
    out(from[0]) = *moved;
    products_[copy.to.storage] = from;
    return true;
  }

  bool is_whole(const View& view) const {
    return is_contiguous(view) && graph_.values[view.storage].type.bytes() == bytes_of(view);
  }

  bool into(const Structural& concatenate) {
    std::int64_t axis = concatenate.op->attrs.integer("dimension"), start = 0;
    const Dims& whole = concatenate.output_types[0].dims;
    std::int64_t pitch = element_count(Dims(whole.begin() + axis, whole.end()));
    std::vector<std::pair<int, View>> moves;
    std::vector<int> products;
    for (const View& input : concatenate.inputs) {
      auto from = sources(input.storage);
      std::int64_t size = whole[index(axis)];
      std::int64_t width = size == 0 ? 0 : pitch / size * input.dims[index(axis)];
      if (from.empty() || width == 0 || !is_whole(input)) return false;
      if (count(products) + count(from) > target_.concatenated_parts) return false;
      for (int product : from) {
        auto moved = in_columns(out(product), width, pitch, start);
        if (!moved) return false;
        moved->storage = concatenate.outputs[0];
        moves.emplace_back(product, *moved);
        products.push_back(product);
      }
      start += width;
    }
    for (auto& [product, moved] : moves) out(product) = moved;
    products_[concatenate.outputs[0]] = std::move(products);
    return true;
  }

  StepGraph& graph_;
  const Target& target_;
  const Uses uses_;
  IndexedVector<std::vector<int>> products_;  // by value: the steps that write it, after the rewrites so far
};

}  // namespace

void write_through_copies(StepGraph& graph, const Target& target) { WriteThrough(graph, target).run(); }

}  // namespace pcp::schedule
