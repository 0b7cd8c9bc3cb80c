#include <algorithm>

#include "base/index.h"
#include "engine/cpu/element.h"
#include "engine/cpu/sort_key.h"
#include "engine/cpu/structural_kernels.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kGroupElements = 64 * 1024;  // elements of the rows that are sorted together by a region
constexpr std::int64_t kMaxLength = std::int64_t{1} << 31;

struct Rows {
  std::int64_t count, length;
  std::vector<const std::byte*> inputs;
  std::vector<std::byte*> outputs;
  std::vector<std::size_t> bytes;
};

// Writes the rows from `first` on in the order given by `order`, whose indices count from row `first`.
void permute(const Rows& rows, std::int64_t first, std::span<const std::uint32_t> order) {
  for (std::size_t i = 0; i < rows.inputs.size(); ++i) {
    with_bytes(rows.bytes[i], [&]<class T>(T) {
      auto* source = reinterpret_cast<const T*>(rows.inputs[i]) + first * rows.length;
      auto* target = reinterpret_cast<T*>(rows.outputs[i]) + first * rows.length;
      for (std::size_t k = 0; k < order.size(); ++k) target[k] = source[order[k]];
    });
  }
}

void sort_rows(const KernelContext& context, const Rows& rows) {
  if (auto key = match_sort_key(context)) {
    DType dtype = context.inputs[key->operand].type.dtype;
    std::int64_t row_bytes = rows.length * static_cast<std::int64_t>(byte_size(dtype));
    context.threads.parallel_for(rows.count, 4096 / rows.length + 1, [&](std::int64_t begin, std::int64_t end, int) {
      std::vector<std::uint32_t> order(index(rows.length));
      for (std::int64_t row = begin; row < end; ++row) {
        sort_by_key(*key, dtype, rows.inputs[key->operand] + row * row_bytes, order);
        permute(rows, row, order);
      }
    });
    return;
  }
  std::int64_t per_group = std::clamp<std::int64_t>(kGroupElements / rows.length, 1, rows.count);
  std::int64_t groups = (rows.count + per_group - 1) / per_group;
  context.threads.parallel_for(groups, 1, [&](std::int64_t begin, std::int64_t end, int) {
    for (std::int64_t group = begin; group < end; ++group) {
      std::int64_t first = group * per_group, count = std::min(per_group, rows.count - first);
      std::vector<const std::byte*> inputs = rows.inputs;
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        inputs[i] += first * rows.length * static_cast<std::int64_t>(rows.bytes[i]);
      }
      std::vector<std::uint32_t> order(index(count * rows.length));
      sort_by_region(context, inputs, rows.length, order);
      permute(rows, first, order);
    }
  });
}

}  // namespace

void sort(const KernelContext& context) {
  const Dims& dims = context.inputs[0].type.dims;
  std::int64_t elements = context.inputs[0].type.elements();
  if (elements == 0) return;
  const auto* dimension = context.op.attrs.find<IntAttr>("dimension");
  std::int64_t axis = dimension ? dimension->value : -1;
  if (axis < 0) axis += count<std::int64_t>(dims);
  std::int64_t length = dims.empty() ? 1 : dims[index(axis)];
  if (length >= kMaxLength) fail(Code::unsupported, "[stablehlo.sort] rows of 2^31 elements or more, got ", length);

  std::int64_t inner = 1;
  for (std::size_t d = index(axis) + 1; d < dims.size(); ++d) inner *= dims[d];
  std::int64_t outer = elements / (length * inner);
  Rows rows{elements / length, length, {}, {}, {}};
  // Rows that are not contiguous are sorted in transposed copies.
  Dims shape{outer, inner, length}, strides{length * inner, 1, inner}, dense = row_major_strides(shape);
  std::vector<std::vector<std::byte>> copies;
  for (std::size_t i = 0; i < context.outputs.size(); ++i) {
    rows.bytes.push_back(byte_size(context.outputs[i].type.dtype));
    rows.inputs.push_back(context.inputs[i].data);
    rows.outputs.push_back(context.outputs[i].data);
    if (inner == 1) continue;
    auto size = index(context.outputs[i].type.bytes());
    rows.outputs.back() = copies.emplace_back(size).data();
    std::byte* copy = copies.emplace_back(size).data();
    copy_strided(context.inputs[i].data, strides, copy, dense, shape, rows.bytes[i], context.threads);
    rows.inputs.back() = copy;
  }
  sort_rows(context, rows);
  if (inner == 1) return;
  for (std::size_t i = 0; i < context.outputs.size(); ++i) {
    copy_strided(rows.outputs[i], dense, context.outputs[i].data, strides, shape, rows.bytes[i], context.threads);
  }
}

}  // namespace pcp::cpu
