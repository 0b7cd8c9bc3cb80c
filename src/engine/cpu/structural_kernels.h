// The structural kernels by name; find_kernel maps operations to them.
#pragma once

#include "engine/cpu/kernel.h"

namespace pcp::cpu {

void bitcast_convert(const KernelContext&);
void concatenate(const KernelContext&);
void convolution(const KernelContext&);
void dynamic_slice(const KernelContext&);
void dynamic_update_slice(const KernelContext&);  // outputs[0] may be inputs[0]; then only the window is written
void gather(const KernelContext&);
void pad(const KernelContext&);
void reduce(const KernelContext&);  // any region, any number of operands
void reduce_precision(const KernelContext&);
void reduce_window(const KernelContext&);
void reverse(const KernelContext&);
void rng_bit_generator(const KernelContext&);
void scatter(const KernelContext&);  // outputs[i] may be inputs[i]; then only the windows are written
void select_and_scatter(const KernelContext&);
void sort(const KernelContext&);

}  // namespace pcp::cpu
