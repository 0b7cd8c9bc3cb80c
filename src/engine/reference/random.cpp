// Random bits from a state. The specification leaves the algorithms to the implementation; these are XLA's:
// ThreeFry-2x32 with 20 rounds and Philox-4x32 with 10 (J. Salmon et al., "Parallel random numbers: as easy as 1, 2,
// 3", 2011).
#include <algorithm>
#include <array>
#include <bit>

#include "engine/reference/index.h"
#include "engine/reference/operations.h"

namespace pcp::reference {
namespace {

using Word = std::uint32_t;

Word low_word(std::uint64_t x) { return static_cast<Word>(x); }
Word high_word(std::uint64_t x) { return static_cast<Word>(x >> 32); }
std::uint64_t join(Word low, Word high) { return static_cast<std::uint64_t>(high) << 32 | low; }

std::array<Word, 2> threefry(std::uint64_t key, std::uint64_t counter) {
  const std::array<Word, 3> keys{low_word(key), high_word(key), low_word(key) ^ high_word(key) ^ 0x1BD11BDA};
  const std::array<int, 8> rotations{13, 15, 26, 6, 17, 29, 16, 24};
  Word x = low_word(counter) + keys[0], y = high_word(counter) + keys[1];
  for (Word round = 0; round < 20; ++round) {
    x += y;
    y = std::rotl(y, rotations[round % 8]) ^ x;
    if (round % 4 == 3) {  // a part of the key is added every fourth round
      Word injection = round / 4 + 1;
      x += keys[injection % 3];
      y += keys[(injection + 1) % 3] + injection;
    }
  }
  return {x, y};
}

std::array<Word, 4> philox(std::uint64_t key, std::uint64_t counter_low, std::uint64_t counter_high) {
  std::array<Word, 4> x{low_word(counter_low), high_word(counter_low), low_word(counter_high), high_word(counter_high)};
  Word key_low = low_word(key), key_high = high_word(key);
  for (int round = 0; round < 10; ++round) {
    std::uint64_t first = std::uint64_t{0xD2511F53} * x[0], second = std::uint64_t{0xCD9E8D57} * x[2];
    x = {high_word(second) ^ x[1] ^ key_low, low_word(second), high_word(first) ^ x[3] ^ key_high, low_word(first)};
    key_low += 0x9E3779B9;
    key_high += 0xBB67AE85;
  }
  return x;
}

// The two words of a counter become neighbours along one dimension: the first of even size, else the longest, where an
// odd size leaves the last word unused. Counters number the remaining positions in row-major order. Returns how many
// counters were used.
std::uint64_t threefry_words(HostTensor& result, std::uint64_t key, std::uint64_t counter) {
  const Dims& dims = result.type().dims;
  if (dims.empty()) {
    set_bits(result, 0, threefry(key, counter)[0]);
    return 1;
  }
  auto even = std::ranges::find_if(dims, [](std::int64_t size) { return size % 2 == 0; });
  auto split = static_cast<std::size_t>((even != dims.end() ? even : std::ranges::max_element(dims)) - dims.begin());
  Dims halved = dims;
  halved[split] = (dims[split] + 1) / 2;
  for_each_index(halved, [&](Index index, std::int64_t place) {
    std::array<Word, 2> words = threefry(key, counter + static_cast<std::uint64_t>(place));
    index[split] *= 2;
    set_bits(result, place_of(dims, index), words[0]);
    if (++index[split] < dims[split]) set_bits(result, place_of(dims, index), words[1]);
  });
  return static_cast<std::uint64_t>(element_count(halved));
}

// 64-bit elements take both words of a counter.
std::uint64_t threefry_pairs(HostTensor& result, std::uint64_t key, std::uint64_t counter) {
  for (std::int64_t i = 0; i < result.type().elements(); ++i) {
    std::array<Word, 2> words = threefry(key, counter + static_cast<std::uint64_t>(i));
    set_bits(result, i, join(words[0], words[1]));
  }
  return static_cast<std::uint64_t>(result.type().elements());
}

// The four words of a counter fill four consecutive elements, or two of 64 bits.
std::uint64_t philox_words(HostTensor& result, std::uint64_t key, std::uint64_t low, std::uint64_t high) {
  const bool is_wide = byte_size(result.type().dtype) == 8;
  const std::int64_t per_counter = is_wide ? 2 : 4;
  for (std::int64_t i = 0; i < result.type().elements(); ++i) {
    std::uint64_t counter = low + static_cast<std::uint64_t>(i / per_counter);
    std::array<Word, 4> words = philox(key, counter, high + (counter < low));
    auto k = static_cast<std::size_t>(i % per_counter);
    set_bits(result, i, is_wide ? join(words[2 * k], words[2 * k + 1]) : words[k]);
  }
  return static_cast<std::uint64_t>((result.type().elements() + per_counter - 1) / per_counter);
}

}  // namespace

// The state is a key and a counter of 64 bits, or of 128 for Philox. The new state has the counter advanced.
Results rng_bit_generator(const Operation& operation) {
  const HostTensor& state = operation.operand(0);
  const std::string& algorithm = operation.attrs().get<EnumAttr>("rng_algorithm").value;
  const bool is_threefry = algorithm == "THREE_FRY";  // DEFAULT is Philox
  const std::int64_t words = state.type().elements();
  require(state.type().dtype == DType::u64 && (words == 2 || (words == 3 && !is_threefry)),
          "[stablehlo.rng_bit_generator] ", algorithm, " takes a state of ", is_threefry ? "2" : "2 or 3",
          " x ui64, got ", to_string(state.type()));
  const std::uint64_t key = bits(state, 0), low = bits(state, 1), high = bits(state, words == 3 ? 2 : 0);
  HostTensor next = state, result(operation.result_type(1));
  const bool is_wide = byte_size(result.type().dtype) == 8;
  std::uint64_t used = !is_threefry ? philox_words(result, key, low, high)
                       : is_wide    ? threefry_pairs(result, key, low)
                                    : threefry_words(result, key, low);
  set_bits(next, 1, low + used);
  if (words == 3) set_bits(next, 2, high + (low + used < low));
  return {next, result};
}

}  // namespace pcp::reference
