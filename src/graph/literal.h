// Literals of MLIR text, both ways: strings with escapes, tensor elements and raw bytes in hex.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "pcp/tensor_type.h"

namespace pcp::text {

bool unescape(std::string_view raw, std::string& out);  // false on an unknown escape
void escape(std::string_view value, std::string& out);  // appends, without quotes
bool is_identifier(std::string_view);                   // may stand without quotes

// One element of a dense literal: -3, true, 1.5e+00, or 0x7FC00000 as the bits of a float. False when it is malformed
// or does not fit. Decimals round as MLIR rounds them: to f64, then to dtype.
bool read_element(std::string_view token, DType, std::byte* out);
// Appends a literal that reads back to the same bits: with six digits, as MLIR writes it, if they are enough, else with
// the fewest digits that are. Infinities and NaNs are written as bit patterns.
void write_element(const std::byte* element, DType, std::string& out);

bool decode_hex(std::string_view digits, std::byte* out);  // two digits a byte; false on anything else
void encode_hex(std::span<const std::byte>, std::string& out);

}  // namespace pcp::text
