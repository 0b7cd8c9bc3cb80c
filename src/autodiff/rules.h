// Every rule by name; find_vjp (rules.cpp) chooses among them. Operations that are flat almost everywhere (floor, sign,
// compare...) have none: nothing is differentiated through them. Control flow is in control_vjp.cpp.
#pragma once

#include "autodiff/vjp.h"

namespace pcp {

// elementwise_vjp.cpp
Values abs_vjp(const VjpSite&);
Values add_vjp(const VjpSite&);
Values atan2_vjp(const VjpSite&);
Values cbrt_vjp(const VjpSite&);
Values clamp_vjp(const VjpSite&);
Values convert_vjp(const VjpSite&);
Values cosine_vjp(const VjpSite&);
Values divide_vjp(const VjpSite&);
Values exponential_vjp(const VjpSite&);
Values exponential_minus_one_vjp(const VjpSite&);
Values log_vjp(const VjpSite&);
Values log_plus_one_vjp(const VjpSite&);
Values logistic_vjp(const VjpSite&);
Values reduce_precision_vjp(const VjpSite&);
Values maximum_vjp(const VjpSite&);
Values minimum_vjp(const VjpSite&);
Values multiply_vjp(const VjpSite&);
Values negate_vjp(const VjpSite&);
Values power_vjp(const VjpSite&);
Values remainder_vjp(const VjpSite&);
Values rsqrt_vjp(const VjpSite&);
Values select_vjp(const VjpSite&);
Values sine_vjp(const VjpSite&);
Values sqrt_vjp(const VjpSite&);
Values subtract_vjp(const VjpSite&);
Values tan_vjp(const VjpSite&);
Values tanh_vjp(const VjpSite&);

// movement_vjp.cpp
Values broadcast_in_dim_vjp(const VjpSite&);
Values concatenate_vjp(const VjpSite&);
Values optimization_barrier_vjp(const VjpSite&);
Values pad_vjp(const VjpSite&);
Values reshape_vjp(const VjpSite&);
Values reverse_vjp(const VjpSite&);
Values slice_vjp(const VjpSite&);
Values transpose_vjp(const VjpSite&);

// contraction_vjp.cpp
Values dot_general_vjp(const VjpSite&);

// reduce_vjp.cpp
Values reduce_vjp(const VjpSite&);

// indexing_vjp.cpp
Values dynamic_slice_vjp(const VjpSite&);
Values dynamic_update_slice_vjp(const VjpSite&);
Values gather_vjp(const VjpSite&);
Values scatter_vjp(const VjpSite&);

// window_vjp.cpp
Values reduce_window_vjp(const VjpSite&);
Values select_and_scatter_vjp(const VjpSite&);

// convolution_vjp.cpp
Values convolution_vjp(const VjpSite&);

// sort_vjp.cpp
Values sort_vjp(const VjpSite&);

// attention_vjp.cpp
Values fused_attention_vjp(const VjpSite&);

}  // namespace pcp
