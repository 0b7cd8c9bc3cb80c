// Updates as bytes: f32, bf16, int8 or int4, the last two in blocks with a scale each. What rounding loses is kept and
// added to the next update (error feedback), so that it arrives with a delay and is not lost.
//
// The bytes, little-endian: the codes of all values, then (int8, int4) the bf16 scales of all blocks. A value decodes
// to its code times the scale of its block. Codes are -127..127 (int8) and -6..6 (int4), and the rounding error of a
// value is at most half a scale.
//
// Of int4, 17 codes make a 64-bit word: code + 6 is a digit of base 13, the first value's the lowest. A last word of
// fewer values is filled up with codes of 0. Four bits a code would leave no room for the scales in half a byte a
// value, and 13 levels are the most of which 17 fit a word. What a forged word has beyond its 17 digits is ignored.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pcp {

enum class Compression { f32, bf16, int8, int4 };

Compression parse_compression(std::string_view name);  // throws with the names there are
std::string to_string(Compression);

// Values that share a scale in int8 and int4: with int4 8 words and a scale, 66 bytes, so 0.485 bytes a value and less
// than one there and back.
inline constexpr std::int64_t kCompressionBlock = 8 * 17;

std::uint64_t compressed_bytes(Compression, std::int64_t values);

// Encodes values + residual (empty: none) and leaves the rounding error in the residual. Values that are not finite, or
// beyond 2^127, decode to NaN: their own code says so where it can, otherwise the scale of their block is NaN. They
// never decode to an ordinary number. What decodes to NaN leaves nothing in the residual, so that one bad update does
// not spoil those after it. The bytes are the same on every machine.
void compress(Compression, std::span<const float> values, std::span<float> residual, std::span<std::byte> out);

// out = decoded, and out += weight * decoded. Both throw data_loss when `bytes` does not have the size that `out`
// needs.
void decompress(Compression, std::span<const std::byte> bytes, std::span<float> out);
void decompress_add(Compression, std::span<const std::byte> bytes, float weight, std::span<float> out);

// Decodes a part of an update of `values` values: those from `begin` on, as many as `out` has. The part consists of
// whole blocks, except that the last block of the update may be shorter.
void decompress_part(Compression, std::span<const std::byte> bytes, std::int64_t values, std::int64_t begin,
                     std::span<float> out);

// The sum of squares of the decoded values; NaN when one of them is not finite.
double decompressed_squares(Compression, std::span<const std::byte> bytes, std::int64_t values);

}  // namespace pcp
