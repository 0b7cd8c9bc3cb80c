// NumPy's .npy files, versions 1 to 3: one tensor each.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "base/file.h"
#include "pcp/engine.h"

namespace pcp {

// Big-endian and Fortran-ordered files come back as ours: little-endian, row-major. NumPy has no bf16 of its own:
// arrays of ml_dtypes are stored as raw 2-byte elements ('<V2') and need `expected` to say what they are. With
// `expected` any other element type is refused too. A torn file throws data_loss; structured, complex or object arrays
// unsupported.
HostTensor read_npy(const std::string& path, std::optional<DType> expected = std::nullopt);
HostTensor parse_npy(std::span<const std::byte> file, std::optional<DType> expected = std::nullopt,
                     const std::string& source = "<bytes>");

// Atomically, as version 1; bf16 as '<V2': np.load(path).view(ml_dtypes.bfloat16).
void write_npy(const std::string& path, const HostTensor&);
void write_npy(AtomicFile&, const HostTensor&);  // leaves the commit to the caller

}  // namespace pcp
