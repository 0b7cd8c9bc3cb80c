// Random bits as XLA computes them: ThreeFry-2x32 with 20 rounds and Philox-4x32 with 10 (Salmon et al., "Parallel
// random numbers: as easy as 1, 2, 3", SC 2011), and XLA's way of laying their words out in the result.
#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "base/index.h"
#include "engine/cpu/element.h"
#include "engine/cpu/structural_kernels.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kGrainRandom = 4096;

using Words2 = std::array<std::uint32_t, 2>;
using Words4 = std::array<std::uint32_t, 4>;

Words2 split(std::uint64_t x) { return {static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(x >> 32)}; }
std::uint64_t join(std::uint32_t low, std::uint32_t high) { return low | static_cast<std::uint64_t>(high) << 32; }

Words2 threefry(std::uint64_t key, std::uint64_t counter) {
  constexpr int kRotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  auto [k0, k1] = split(key);
  auto [x0, x1] = split(counter);
  const std::uint32_t keys[3] = {k0, k1, k0 ^ k1 ^ 0x1BD11BDAu};
  x0 += k0;
  x1 += k1;
  for (std::uint32_t group = 1; group <= 5; ++group) {
    for (int rotation : kRotations[(group - 1) % 2]) {
      x0 += x1;
      x1 = std::rotl(x1, rotation) ^ x0;
    }
    x0 += keys[group % 3];
    x1 += keys[(group + 1) % 3] + group;
  }
  return {x0, x1};
}

Words4 philox(std::uint64_t key, std::uint64_t low, std::uint64_t high) {
  auto [k0, k1] = split(key);
  auto [x0, x1] = split(low);
  auto [x2, x3] = split(high);
  for (int round = 0; round < 10; ++round) {
    std::uint64_t p0 = 0xD2511F53ull * x0, p1 = 0xCD9E8D57ull * x2;
    Words4 next{split(p1)[1] ^ x1 ^ k0, split(p1)[0], split(p0)[1] ^ x3 ^ k1, split(p0)[0]};
    x0 = next[0], x1 = next[1], x2 = next[2], x3 = next[3];
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return {x0, x1, x2, x3};
}

// For results of up to 32 bits, the two words of a counter are neighbours along one dimension: the first of even size,
// else the longest. Counters number the remaining positions in row-major order. Returns how many counters were used.
template <class T>
std::uint64_t threefry_narrow(const Tensor& result, std::uint64_t key, std::uint64_t counter, const Threads& threads) {
  const Dims& dims = result.type.dims;
  auto even = std::ranges::find_if(dims, [](std::int64_t size) { return size % 2 == 0; });
  auto split_dim = even != dims.end() ? even : std::ranges::max_element(dims);
  auto axis = index(split_dim - dims.begin());
  std::int64_t outer = 1, inner = 1, size = dims.empty() ? 1 : dims[axis];
  for (std::size_t d = 0; d < dims.size(); ++d) (d < axis ? outer : inner) *= d == axis ? 1 : dims[d];
  std::int64_t half = (size + 1) / 2;
  auto* out = result.as<T>();
  threads.parallel_for(outer * half * inner, kGrainRandom, [&](std::int64_t begin, std::int64_t end, int) {
    for (std::int64_t i = begin; i < end; ++i) {
      Words2 words = threefry(key, counter + static_cast<std::uint64_t>(i));
      std::int64_t at = i / inner % half * 2;
      T* place = out + (i / (half * inner) * size + at) * inner + i % inner;
      place[0] = static_cast<T>(words[0]);
      if (at + 1 < size) place[inner] = static_cast<T>(words[1]);
    }
  });
  return static_cast<std::uint64_t>(outer * half * inner);
}

std::uint64_t threefry_bits(const Tensor& result, std::uint64_t key, std::uint64_t counter, const Threads& threads) {
  std::size_t bytes = byte_size(result.type.dtype);
  if (bytes < 8) {
    return with_bytes(bytes, [&]<class T>(T) { return threefry_narrow<T>(result, key, counter, threads); });
  }
  threads.parallel_for(result.type.elements(), kGrainRandom, [&](std::int64_t begin, std::int64_t end, int) {
    for (std::int64_t i = begin; i < end; ++i) {
      Words2 words = threefry(key, counter + static_cast<std::uint64_t>(i));
      result.as<std::uint64_t>()[i] = join(words[0], words[1]);
    }
  });
  return static_cast<std::uint64_t>(result.type.elements());
}

std::uint64_t philox_bits(const Tensor& result, std::uint64_t key, std::uint64_t low, std::uint64_t high,
                          const Threads& threads) {
  std::int64_t elements = result.type.elements();
  return with_bytes(byte_size(result.type.dtype), [&]<class T>(T) {
    constexpr std::int64_t kPerBlock = sizeof(T) == 8 ? 2 : 4;
    std::int64_t blocks = (elements + kPerBlock - 1) / kPerBlock;
    threads.parallel_for(blocks, kGrainRandom, [&](std::int64_t begin, std::int64_t end, int) {
      for (std::int64_t i = begin; i < end; ++i) {
        std::uint64_t counter = low + static_cast<std::uint64_t>(i);
        Words4 words = philox(key, counter, high + (counter < low));
        for (std::int64_t k = 0; k < std::min(kPerBlock, elements - i * kPerBlock); ++k) {
          auto w = index(k);
          if constexpr (sizeof(T) == 8)
            result.as<T>()[i * kPerBlock + k] = join(words[2 * w], words[2 * w + 1]);
          else
            result.as<T>()[i * kPerBlock + k] = static_cast<T>(words[w]);
        }
      }
    });
    return static_cast<std::uint64_t>(blocks);
  });
}

}  // namespace

// DEFAULT is Philox, as on XLA's CPU.
void rng_bit_generator(const KernelContext& context) {
  const auto* state = context.inputs[0].as<const std::uint64_t>();
  auto* next = context.outputs[0].as<std::uint64_t>();
  const Tensor& result = context.outputs[1];
  std::int64_t words = context.inputs[0].type.elements();
  const std::string& algorithm = context.op.attrs.get<EnumAttr>("rng_algorithm").value;
  bool three_fry = algorithm == "THREE_FRY";
  require(context.inputs[0].type.dtype == DType::u64 && (words == 2 || (words == 3 && !three_fry)),
          "[stablehlo.rng_bit_generator] ", algorithm, " takes a state of ", three_fry ? "2" : "2 or 3",
          " x ui64, got ", to_string(context.inputs[0].type));
  std::uint64_t key = state[0], low = state[1], high = words == 3 ? state[2] : state[0];
  std::uint64_t used = three_fry ? threefry_bits(result, key, low, context.threads)
                                 : philox_bits(result, key, low, high, context.threads);
  next[0] = key;
  next[1] = low + used;
  if (words == 3) next[2] = high + (next[1] < low);
}

}  // namespace pcp::cpu
