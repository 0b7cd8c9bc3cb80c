// x[...] in two parts: a view by numbers, slices and new axes, and the places that arrays of integers name in it.
#pragma once

#include "session/ops.h"

namespace pcp::gt {

// What slices and constant numbers take of each axis, and the shape in which they give it.
struct View {
  struct Part {
    std::int64_t start = 0, count = 0, step = 1;  // start: the lowest place that is taken
    std::int64_t span() const { return count == 0 ? 0 : (count - 1) * (step < 0 ? -step : step) + 1; }
  };
  std::vector<Part> parts;
  Dims dims;  // of the result: without axes that have a number, with new ones

  bool takes_all(const Dims& of) const;  // and in the same shape
};

struct Selection {
  View view;
  // Axes of the view that arrays or, beside arrays, numbers select from. Nothing stands between them where they are
  // `together`: then the result has the arrays' axes in their place, otherwise in front.
  Dims axes;
  Arguments arrays;
  bool together = true;
};

// Throws for a number out of range, too many indices, or an array that is neither of integers nor a mask of the right
// shape. Reads masks.
Selection parse_indices(const Tensor&, const Indices&);

Tensor take(const Tensor&, const View&);
Tensor put(const Tensor&, const View&, const Tensor& value);  // of the view's shape and the tensor's type

// The shape and the routine of a gather along `axes`, each by one of `arrays`.
Tensor gather_places(const Tensor&, const Dims& axes, const Arguments& arrays, bool together);
Tensor scatter_places(const Tensor&, const Dims& axes, const Arguments& arrays, bool together, const Tensor& value);
Dims gathered_dims(const Dims&, const Dims& axes, const Arguments& arrays, bool together);

// Where a mask is true: a list for each of its axes. Reads it.
std::vector<std::vector<std::int64_t>> places_of_true(const Tensor& mask);

// Places as i64, counted from the end where they are negative.
Value wrapped_places(Builder&, Value places, std::int64_t size);

}  // namespace pcp::gt
