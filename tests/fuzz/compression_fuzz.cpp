// Any bytes are refused as an update with an Error, or decode to values whose squares are finite when they are. The
// first byte says the compression and, by its upper bits, how far the number of values is from what the bytes ask for.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "pcp/error.h"
#include "rounds/compression.h"

namespace {

using pcp::Compression;

void check(bool holds) {
  if (!holds) std::abort();
}

// The largest number of values that needs no more than `bytes`.
std::int64_t values_in(Compression compression, std::uint64_t bytes) {
  std::int64_t low = 0, high = static_cast<std::int64_t>(bytes) * 3;
  while (low < high) {
    std::int64_t middle = (low + high + 1) / 2;
    if (pcp::compressed_bytes(compression, middle) <= bytes)
      low = middle;
    else
      high = middle - 1;
  }
  return low;
}

bool all_finite(const std::vector<float>& values) {
  return std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); });
}

void decode(Compression compression, std::span<const std::byte> bytes, std::int64_t count) {
  std::vector<float> values(count), sum(count), residual(count);
  try {
    pcp::decompress(compression, bytes, values);
  } catch (const pcp::Error& error) {
    check(error.code() == pcp::Code::data_loss && bytes.size() != pcp::compressed_bytes(compression, count));
    return;
  }
  check(std::isfinite(pcp::decompressed_squares(compression, bytes, count)) == all_finite(values));
  pcp::decompress_add(compression, bytes, 1, sum);
  for (std::int64_t i = 0; i < count; ++i) check(sum[i] == values[i] || (std::isnan(sum[i]) && std::isnan(values[i])));
  std::vector<std::byte> again(bytes.size());
  pcp::compress(compression, values, residual, again);
  check(all_finite(residual));
  pcp::decompress(compression, again, sum);
  for (std::int64_t i = 0; i < count; ++i) check(std::isnan(sum[i]) || sum[i] + residual[i] == values[i]);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  auto compression = static_cast<Compression>(data[0] & 3);
  std::int64_t off = data[0] >> 6;
  auto bytes = std::as_bytes(std::span(data + 1, size - 1));
  decode(compression, bytes, values_in(compression, bytes.size()) + off);
  return 0;
}
