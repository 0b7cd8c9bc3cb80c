// Updates as bytes: f32, bf16, int8 or int4, the last two in blocks with a scale each. What rounding loses is kept and
// added to the next update (error feedback), so that it arrives late instead of never.
//
// The bytes, little-endian: the codes of all values, then (int8, int4) the bf16 scales of all blocks. A value is its
// code times its block's scale. Of int4, byte i of a block of 128 has value i in its lower half and value i + 64 in its
// upper half; in a last block of m values it is i + (m + 1) / 2. Codes are -127..127 and -7..7, and no value is further
// from what its code says than half a scale.
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

// Values that share a scale in int8 and int4: bytes a value = 1/2 + 2/kBlock and less than 0.52 with int4.
inline constexpr std::int64_t kCompressionBlock = 128;

std::uint64_t compressed_bytes(Compression, std::int64_t values);

// Encodes values + residual (empty: none) and leaves in the residual what the code does not say. Values that are not
// finite come out as NaN where the code can say so, and otherwise make the block's scale NaN: never a silent number. So
// do values beyond 2^127, which the codes cannot say. What comes out as NaN leaves nothing in the residual: one bad
// update does not spoil those after it. The same bytes on every machine.
void compress(Compression, std::span<const float> values, std::span<float> residual, std::span<std::byte> out);

// out = or += weight * decoded. Throws data_loss when `bytes` has another size than `out` asks for.
void decompress(Compression, std::span<const std::byte> bytes, std::span<float> out);
void decompress_add(Compression, std::span<const std::byte> bytes, float weight, std::span<float> out);

// Sum of squares of what the bytes say; NaN when anything in them is not finite.
double decompressed_squares(Compression, std::span<const std::byte> bytes, std::int64_t values);

}  // namespace pcp
