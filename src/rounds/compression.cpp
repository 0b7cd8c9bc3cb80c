#include "rounds/compression.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "base/half.h"
#include "pcp/error.h"

namespace pcp {
namespace {

constexpr std::int64_t kBlock = kCompressionBlock;
constexpr float kLargest = 0x1p127f;  // beyond, a scale rounded up times its code could overflow
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

using Block = std::array<float, kBlock>;  // zeros behind the last value
using Codes = std::array<std::byte, kBlock * sizeof(float)>;

// False for NaN. As bits: comparisons of integers vectorise in a reduction.
std::uint32_t magnitude_bits(float value) { return std::bit_cast<std::uint32_t>(value) & 0x7fffffffu; }
bool can_be_said(float value) { return magnitude_bits(value) <= std::bit_cast<std::uint32_t>(kLargest); }

float largest_magnitude(const Block& block) {
  std::int32_t largest = 0;  // magnitudes order as integers, infinity and NaN above all
  for (float value : block) largest = std::max(largest, static_cast<std::int32_t>(magnitude_bits(value)));
  return std::bit_cast<float>(largest);
}

// The bf16 next above, so that the largest value stays within half a scale of the largest code.
std::uint16_t round_up_to_bf16(float positive) {
  return static_cast<std::uint16_t>((std::bit_cast<std::uint32_t>(positive) + 0xffffu) >> 16);
}

// The last code also stands for what is half a scale above it: hence the half in the divisor.
std::uint16_t choose_scale(const Block& block, float largest_code) {
  constexpr float kSmallestScale = 0x1p-126f;  // its inverse is finite
  float largest = largest_magnitude(block);
  if (!can_be_said(largest)) return float_to_bf16(kNan);
  return round_up_to_bf16(std::max(largest / (largest_code + 0.5f), kSmallestScale));
}

// To the nearest whole number, ties to even: adding 1.5 * 2^23 leaves it in the last bits of the sum.
std::int32_t nearest_code(float scaled, float largest_code) {
  constexpr float kRounder = 0x1.8p23f;
  scaled = scaled > largest_code ? largest_code : scaled;
  scaled = scaled < -largest_code ? -largest_code : scaled;
  return std::bit_cast<std::int32_t>(scaled + kRounder) - std::bit_cast<std::int32_t>(kRounder);
}

using IntCodes = std::array<std::int32_t, kBlock>;

void from_codes(const IntCodes& codes, std::uint16_t scale, Block& block) {
  float factor = bf16_to_float(scale);
  for (std::int64_t i = 0; i < kBlock; ++i) block[i] = factor * static_cast<float>(codes[i]);
}

// Returns the scale; where that is NaN the codes are zero.
std::uint16_t to_codes(const Block& block, float largest_code, IntCodes& codes) {
  std::uint16_t scale = choose_scale(block, largest_code);
  if (std::isnan(bf16_to_float(scale))) {
    codes.fill(0);
    return scale;
  }
  float inverse = 1.0f / bf16_to_float(scale);
  for (std::int64_t i = 0; i < kBlock; ++i) codes[i] = nearest_code(block[i] * inverse, largest_code);
  return scale;
}

double squares_of_block(const Block& block) {
  constexpr int kLanes = 8;  // fixed, so that the order of additions is
  std::array<double, kLanes> sums{};
  for (std::int64_t i = 0; i < kBlock; i += kLanes)
    for (int lane = 0; lane < kLanes; ++lane) {
      double value = block[i + lane];
      sums[lane] += value * value;
    }
  return ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]));
}

// A format turns a block into codes and, where it has one, a scale, and says what they decode to; and back.
struct F32 {
  static constexpr std::int64_t kScaleBytes = 0;
  static std::int64_t code_bytes(std::int64_t values) { return values * 4; }
  static std::uint16_t encode(const Block& block, Codes& codes, Block& said) {
    for (std::int64_t i = 0; i < kBlock; ++i) said[i] = can_be_said(block[i]) ? block[i] : kNan;
    std::memcpy(codes.data(), said.data(), sizeof said);
    return 0;
  }
  static void decode(const Codes& codes, std::uint16_t, Block& block) {
    std::memcpy(block.data(), codes.data(), sizeof block);
  }
};

struct Bf16 {
  static constexpr std::int64_t kScaleBytes = 0;
  using Halves = std::array<std::uint16_t, kBlock>;
  static std::int64_t code_bytes(std::int64_t values) { return values * 2; }
  static std::uint16_t encode(const Block& block, Codes& codes, Block& said) {
    Halves halves;
    for (std::int64_t i = 0; i < kBlock; ++i) halves[i] = float_to_bf16(can_be_said(block[i]) ? block[i] : kNan);
    for (std::int64_t i = 0; i < kBlock; ++i) said[i] = bf16_to_float(halves[i]);
    std::memcpy(codes.data(), halves.data(), sizeof halves);
    return 0;
  }
  static void decode(const Codes& codes, std::uint16_t, Block& block) {
    Halves halves;
    std::memcpy(halves.data(), codes.data(), sizeof halves);
    for (std::int64_t i = 0; i < kBlock; ++i) block[i] = bf16_to_float(halves[i]);
  }
};

struct Int8 {
  static constexpr std::int64_t kScaleBytes = 2;
  static std::int64_t code_bytes(std::int64_t values) { return values; }
  static std::uint16_t encode(const Block& block, Codes& codes, Block& said) {
    IntCodes whole;
    std::uint16_t scale = to_codes(block, 127, whole);
    from_codes(whole, scale, said);
    for (std::int64_t i = 0; i < kBlock; ++i) codes[i] = static_cast<std::byte>(whole[i]);
    return scale;
  }
  static void decode(const Codes& codes, std::uint16_t scale, Block& block) {
    IntCodes whole;
    for (std::int64_t i = 0; i < kBlock; ++i) whole[i] = static_cast<std::int8_t>(codes[i]);
    from_codes(whole, scale, block);
  }
};

// Step d treats digit d of all words of the block: eight chains of multiplications that do not wait for each other.
struct Int4 {
  static constexpr std::int64_t kScaleBytes = 2;
  static constexpr std::int64_t kDigits = 17, kWords = kBlock / kDigits;
  static_assert(kWords * kDigits == kBlock);
  static constexpr std::int32_t kLargestCode = 6;
  static constexpr std::uint64_t kBase = 2 * kLargestCode + 1;
  using Words = std::array<std::uint64_t, kWords>;
  static std::int64_t code_bytes(std::int64_t values) { return (values + kDigits - 1) / kDigits * 8; }
  static std::uint16_t encode(const Block& block, Codes& codes, Block& said) {
    IntCodes whole;
    std::uint16_t scale = to_codes(block, kLargestCode, whole);
    from_codes(whole, scale, said);
    Words words{};
    for (std::int64_t digit = kDigits - 1; digit >= 0; --digit)
      for (std::int64_t i = 0; i < kWords; ++i)
        words[i] = words[i] * kBase + static_cast<std::uint64_t>(whole[i * kDigits + digit] + kLargestCode);
    std::memcpy(codes.data(), words.data(), sizeof words);
    return scale;
  }
  static void decode(const Codes& codes, std::uint16_t scale, Block& block) {
    Words words;
    std::memcpy(words.data(), codes.data(), sizeof words);
    IntCodes whole;
    for (std::int64_t digit = 0; digit < kDigits; ++digit)
      for (std::int64_t i = 0; i < kWords; ++i) {
        whole[i * kDigits + digit] = static_cast<std::int32_t>(words[i] % kBase) - kLargestCode;
        words[i] /= kBase;
      }
    from_codes(whole, scale, block);
  }
};

template <class Work>
auto with_format(Compression compression, const Work& work) {
  switch (compression) {
    case Compression::f32:
      return work(F32());
    case Compression::bf16:
      return work(Bf16());
    case Compression::int8:
      return work(Int8());
    case Compression::int4:
      return work(Int4());
  }
  fail(Code::invalid_argument, "compression ", static_cast<int>(compression), " does not exist");
}

template <class Format>
std::int64_t scale_position(std::int64_t values, std::int64_t begin) {
  return Format::code_bytes(values) + begin / kBlock * Format::kScaleBytes;
}

// Calls use(begin, count, block) with every block from value `first` to value `last` decoded.
template <class Format, class Use>
void for_each_block(std::span<const std::byte> bytes, std::int64_t values, std::int64_t first, std::int64_t last,
                    const Use& use) {
  Codes codes{};
  Block block;
  for (std::int64_t begin = first; begin < last; begin += kBlock) {
    std::int64_t count = std::min(kBlock, values - begin);
    // Of a whole block the size is known to the compiler: the copy costs nothing.
    const std::byte* from = bytes.data() + Format::code_bytes(begin);
    if (count == kBlock) {
      std::memcpy(codes.data(), from, Format::code_bytes(kBlock));
    } else {
      codes.fill(std::byte(0));
      std::memcpy(codes.data(), from, Format::code_bytes(count));
    }
    std::uint16_t scale = 0;
    std::memcpy(&scale, bytes.data() + scale_position<Format>(values, begin), Format::kScaleBytes);
    Format::decode(codes, scale, block);
    use(begin, count, block);
  }
}

template <class Format, class Use>
void for_each_block(std::span<const std::byte> bytes, std::int64_t values, const Use& use) {
  for_each_block<Format>(bytes, values, 0, values, use);
}

void check_size(Compression compression, std::span<const std::byte> bytes, std::int64_t values) {
  std::uint64_t expected = compressed_bytes(compression, values);
  if (bytes.size() != expected)
    fail(Code::data_loss, "an update of ", values, " values in ", to_string(compression), " has ", expected,
         " bytes, this one has ", bytes.size());
}

}  // namespace

Compression parse_compression(std::string_view name) {
  for (Compression one : {Compression::f32, Compression::bf16, Compression::int8, Compression::int4})
    if (name == to_string(one)) return one;
  fail(Code::invalid_argument, "compression '", name, "' does not exist; there are f32, bf16, int8 and int4");
}

std::string to_string(Compression compression) {
  switch (compression) {
    case Compression::f32:
      return "f32";
    case Compression::bf16:
      return "bf16";
    case Compression::int8:
      return "int8";
    case Compression::int4:
      return "int4";
  }
  return concat("compression ", static_cast<int>(compression));
}

std::uint64_t compressed_bytes(Compression compression, std::int64_t values) {
  constexpr std::int64_t kMost = std::int64_t(1) << 58;  // elements of a tensor: in bytes still far from overflow
  require(values >= 0 && values <= kMost, "an update cannot have ", values, " values");
  return with_format(compression, [&](auto format) {
    std::int64_t blocks = values / kBlock + (values % kBlock != 0);
    return static_cast<std::uint64_t>(format.code_bytes(values) + blocks * format.kScaleBytes);
  });
}

void compress(Compression compression, std::span<const float> values, std::span<float> residual,
              std::span<std::byte> out) {
  std::int64_t size = std::ssize(values);
  require(residual.empty() || residual.size() == values.size(), "a residual of ", residual.size(),
          " values does not fit an update of ", size);
  require(out.size() == compressed_bytes(compression, size), "compressing ", size, " values to ",
          to_string(compression), " needs ", compressed_bytes(compression, size), " bytes, not ", out.size());
  with_format(compression, [&](auto format) {
    using Format = decltype(format);
    Block sum, said;
    Codes codes;
    for (std::int64_t begin = 0; begin < size; begin += kBlock) {
      std::int64_t count = std::min(kBlock, size - begin);
      if (count < kBlock) sum.fill(0);
      std::copy_n(values.data() + begin, count, sum.data());
      if (!residual.empty())
        for (std::int64_t i = 0; i < count; ++i) sum[i] += residual[begin + i];
      std::uint16_t scale = Format::encode(sum, codes, said);
      std::memcpy(out.data() + Format::code_bytes(begin), codes.data(), Format::code_bytes(count));
      std::memcpy(out.data() + scale_position<Format>(size, begin), &scale, Format::kScaleBytes);
      if (residual.empty()) continue;
      for (std::int64_t i = 0; i < count; ++i) {
        float rest = sum[i] - said[i];
        residual[begin + i] = rest == rest ? rest : 0.0f;
      }
    }
  });
}

void decompress(Compression compression, std::span<const std::byte> bytes, std::span<float> out) {
  check_size(compression, bytes, std::ssize(out));
  with_format(compression, [&](auto format) {
    for_each_block<decltype(format)>(bytes, std::ssize(out),
                                     [&](std::int64_t begin, std::int64_t count, const Block& block) {
                                       std::copy_n(block.data(), count, out.data() + begin);
                                     });
  });
}

void decompress_part(Compression compression, std::span<const std::byte> bytes, std::int64_t values, std::int64_t begin,
                     std::span<float> out) {
  check_size(compression, bytes, values);
  std::int64_t end = begin + std::ssize(out);
  require(begin >= 0 && begin % kBlock == 0 && end <= values && (end % kBlock == 0 || end == values), "values ", begin,
          " to ", end, " of ", values, " are not whole blocks of ", kBlock);
  with_format(compression, [&](auto format) {
    for_each_block<decltype(format)>(bytes, values, begin, end,
                                     [&](std::int64_t at, std::int64_t count, const Block& block) {
                                       std::copy_n(block.data(), count, out.data() + (at - begin));
                                     });
  });
}

void decompress_add(Compression compression, std::span<const std::byte> bytes, float weight, std::span<float> out) {
  check_size(compression, bytes, std::ssize(out));
  with_format(compression, [&](auto format) {
    for_each_block<decltype(format)>(bytes, std::ssize(out),
                                     [&](std::int64_t begin, std::int64_t count, const Block& block) {
                                       for (std::int64_t i = 0; i < count; ++i) out[begin + i] += weight * block[i];
                                     });
  });
}

double decompressed_squares(Compression compression, std::span<const std::byte> bytes, std::int64_t values) {
  check_size(compression, bytes, values);
  double sum = 0;
  with_format(compression, [&](auto format) {
    for_each_block<decltype(format)>(bytes, values, [&](std::int64_t, std::int64_t count, Block& block) {
      std::fill(block.begin() + count, block.end(), 0.0f);
      sum += squares_of_block(block);
    });
  });
  return std::isfinite(sum) ? sum : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace pcp
