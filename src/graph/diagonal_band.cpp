#include "graph/diagonal_band.h"

#include <algorithm>

#include "graph/broadcast_source.h"

namespace pcp {
namespace {

// An integer that grows by `slopes` along the dimensions of a tensor.
struct Affine {
  Dims slopes;
  std::int64_t constant = 0;
};

class BandFinder {
 public:
  BandFinder(const Function& function, const Uses& uses, std::int64_t column)
      : function_(function), uses_(uses), column_(column) {}

  std::optional<DiagonalBand> find(Value mask) const {
    const Dims& dims = function_.type(mask).dims;
    BroadcastSource source = broadcast_source(function_, uses_, mask);
    if (const Constant* constant = uses_.constant(source.value)) return of_constant(*constant, source, dims);
    const Op* op = uses_.definition(source.value);
    if (!op) return std::nullopt;
    if (op->code == OpCode::and_) return intersection(*op, source);
    if (op->code == OpCode::compare) return of_comparison(*op, source, dims);
    return std::nullopt;
  }

 private:
  std::optional<std::size_t> dimension_from(const BroadcastSource& source, std::optional<std::int64_t> inner) const {
    for (std::size_t i = 0; i < source.from.size(); ++i) {
      if (source.from[i] && source.from[i] == inner) return i;
    }
    return std::nullopt;
  }

  std::optional<DiagonalBand> intersection(const Op& op, const BroadcastSource& source) const {
    auto column = source.from[index(column_)];
    if (!column) return std::nullopt;
    BandFinder inside(function_, uses_, *column);
    auto a = inside.find(op.operands[0]), b = inside.find(op.operands[1]);
    if (!a || !b || a->row_dimension != b->row_dimension) return std::nullopt;
    auto row = dimension_from(source, a->row_dimension);
    if (!row) return std::nullopt;
    DiagonalBand band{static_cast<std::int64_t>(*row), column_, a->first, a->last};
    if (b->first) band.first = std::max(b->first, band.first);  // an empty optional compares less than any number
    if (b->last) band.last = band.last ? std::min(*b->last, *band.last) : *b->last;
    return band;
  }

  std::optional<DiagonalBand> of_comparison(const Op& op, const BroadcastSource& source, const Dims& dims) const {
    auto left = affine(op.operands[0]), right = affine(op.operands[1]);
    if (!left || !right) return std::nullopt;
    std::int64_t constant = left->constant - right->constant;
    // left - right in the dimensions of the mask
    Dims slopes(dims.size());
    for (std::size_t i = 0; i < dims.size(); ++i) {
      if (source.from[i]) slopes[i] = left->slopes[index(*source.from[i])] - right->slopes[index(*source.from[i])];
    }
    std::int64_t along_column = slopes[index(column_)];
    std::optional<std::int64_t> row;
    for (std::size_t i = 0; i < slopes.size(); ++i) {
      if (slopes[i] == 0 || static_cast<std::int64_t>(i) == column_) continue;
      if (row) return std::nullopt;
      row = static_cast<std::int64_t>(i);
    }
    if (!row || (along_column != 1 && along_column != -1) || slopes[index(*row)] != -along_column) return std::nullopt;
    DiagonalBand band{*row, column_, std::nullopt, std::nullopt};
    std::string direction = op.attrs.get<EnumAttr>("comparison_direction").value;
    // With a slope of 1, column - row + constant is compared with 0; with a slope of -1, row - column + constant.
    bool greater = direction == "GE" || direction == "GT", less = direction == "LE" || direction == "LT";
    if (!greater && !less) return std::nullopt;
    std::int64_t strict = direction == "GT" || direction == "LT" ? 1 : 0;
    if (greater == (along_column == 1)) {
      band.first = -along_column * constant + strict;
    } else {
      band.last = -along_column * constant - strict;
    }
    return band;
  }

  std::optional<Affine> affine(Value value) const {
    const TensorType& type = function_.type(value);
    // Narrower and unsigned integers may wrap around for valid indices.
    if (type.dtype != DType::i32 && type.dtype != DType::i64) return std::nullopt;
    if (const Constant* constant = uses_.constant(value)) {
      if (!constant->is_splat() && constant->type().elements() != 1) return std::nullopt;
      return bounded({Dims(type.dims.size()), constant->int_at(0)});
    }
    const Op* op = uses_.definition(value);
    if (!op) return std::nullopt;
    switch (op->code) {
      case OpCode::iota: {
        Affine result{Dims(type.dims.size()), 0};
        result.slopes[index(op->attrs.integer("iota_dimension"))] = 1;
        return result;
      }
      case OpCode::convert:
        return affine(op->operands[0]);
      case OpCode::add:
      case OpCode::subtract: {
        auto a = affine(op->operands[0]), b = affine(op->operands[1]);
        if (!a || !b) return std::nullopt;
        std::int64_t sign = op->code == OpCode::add ? 1 : -1;
        for (std::size_t i = 0; i < a->slopes.size(); ++i) a->slopes[i] += sign * b->slopes[i];
        a->constant += sign * b->constant;
        return bounded(std::move(*a));
      }
      case OpCode::broadcast_in_dim:
      case OpCode::reshape: {
        BroadcastSource source = broadcast_source(function_, uses_, value);
        if (source.value == value) return std::nullopt;
        auto inner = affine(source.value);
        if (!inner) return std::nullopt;
        Affine result{Dims(type.dims.size()), inner->constant};
        for (std::size_t i = 0; i < result.slopes.size(); ++i) {
          if (source.from[i]) result.slopes[i] = inner->slopes[index(*source.from[i])];
        }
        return result;
      }
      default:
        return std::nullopt;
    }
  }

  // Far enough from the end of i32 that no index added to it wraps around.
  static std::optional<Affine> bounded(Affine affine) {
    constexpr std::int64_t kLimit = std::int64_t{1} << 30;
    return affine.constant < kLimit && affine.constant > -kLimit ? std::optional(std::move(affine)) : std::nullopt;
  }

  // A matrix of [rows, columns], columns running along column_.
  std::optional<DiagonalBand> of_constant(const Constant& mask, const BroadcastSource& source, const Dims& dims) const {
    std::optional<std::size_t> row;
    if (!source.from[index(column_)]) return std::nullopt;
    for (std::size_t i = 0; i < source.from.size(); ++i) {
      if (!source.from[i] || static_cast<std::int64_t>(i) == column_) continue;
      if (row) return std::nullopt;
      row = i;
    }
    if (!row) return std::nullopt;
    std::int64_t rows = dims[*row], columns = dims[index(column_)];
    if (mask.is_splat() || mask.type().elements() != rows * columns) return std::nullopt;
    bool rows_first = *source.from[*row] < *source.from[index(column_)];
    std::int64_t row_stride = rows_first ? columns : 1, column_stride = rows_first ? 1 : rows;
    auto bytes = mask.bytes();
    auto is_set = [&](std::int64_t i, std::int64_t j) {
      return bytes[index(i * row_stride + j * column_stride)] != std::byte{0};
    };
    return band_of(rows, columns, is_set, static_cast<std::int64_t>(*row));
  }

  template <class IsSet>
  std::optional<DiagonalBand> band_of(std::int64_t rows, std::int64_t columns, const IsSet& is_set,
                                      std::int64_t row) const {
    std::optional<std::int64_t> first, last;
    for (std::int64_t i = 0; i < rows; ++i) {
      for (std::int64_t j = 0; j < columns; ++j) {
        if (!is_set(i, j)) continue;
        if (!first || j - i < *first) first = j - i;
        if (!last || j - i > *last) last = j - i;
      }
    }
    if (!first) return std::nullopt;
    for (std::int64_t i = 0; i < rows; ++i) {
      for (std::int64_t j = 0; j < columns; ++j) {
        if (is_set(i, j) != (j - i >= *first && j - i <= *last)) return std::nullopt;
      }
    }
    // A bound at the corner of the matrix has no effect.
    DiagonalBand band{row, column_, std::nullopt, std::nullopt};
    if (*first > -(rows - 1)) band.first = first;
    if (*last < columns - 1) band.last = last;
    return band;
  }

  const Function& function_;
  const Uses& uses_;
  std::int64_t column_;
};

}  // namespace

std::optional<DiagonalBand> diagonal_band(const Function& function, const Uses& uses, Value mask,
                                          std::int64_t column_dimension) {
  return BandFinder(function, uses, column_dimension).find(mask);
}

}  // namespace pcp
