// Random bits against values computed by JAX 0.10.2 on its CPU backend (jax.lax.rng_bit_generator).
#include "tests/engine/kernel_run.h"

namespace pcp::cpu {
namespace {

struct Bits {
  std::vector<std::uint64_t> state, values;
};

Bits random_bits(const std::string& algorithm, const std::vector<std::uint64_t>& state, DType dtype, const Dims& dims) {
  Function function;
  Builder b(function);
  TensorType state_type(DType::u64, {static_cast<std::int64_t>(state.size())}), type(dtype, dims);
  Value arg = b.argument(state_type);
  b.create(OpCode::rng_bit_generator, {arg}, {{"rng_algorithm", EnumAttr{"rng_algorithm", algorithm}}}, {},
           {state_type, type});
  std::vector<std::uint64_t> in = state, next(state.size());
  std::vector<std::byte> out(static_cast<std::size_t>(type.bytes()));
  Tensor inputs[] = {{state_type, reinterpret_cast<std::byte*>(in.data())}};
  Tensor outputs[] = {{state_type, reinterpret_cast<std::byte*>(next.data())}, {type, out.data()}};
  Threads threads(2);
  find_kernel(OpCode::rng_bit_generator)({function.body.ops[0], inputs, outputs, {}, {}, threads});
  Bits bits{next, {}};
  for (std::size_t i = 0; i < out.size(); i += byte_size(dtype)) {
    std::uint64_t value = 0;
    std::memcpy(&value, &out[i], byte_size(dtype));
    bits.values.push_back(value);
  }
  return bits;
}

const std::vector<std::uint64_t> kState{11400714819323198485u, 4354685564936845354u};
using Words = std::vector<std::uint64_t>;

void expect_bits(const std::string& algorithm, DType dtype, const Dims& dims, std::uint64_t counter,
                 const Words& values) {
  Bits bits = random_bits(algorithm, kState, dtype, dims);
  EXPECT_EQ(bits.state, (Words{kState[0], counter})) << algorithm << " " << to_string(dims);
  EXPECT_EQ(bits.values, values) << algorithm << " " << name(dtype) << " " << to_string(dims);
}

TEST(RngBitGenerator, ThreeFryGivesTheBitsOfXla) {
  expect_bits("THREE_FRY", DType::u8, {}, 4354685564936845355u, {28});
  expect_bits("THREE_FRY", DType::u32, {}, 4354685564936845355u, {219821596});
  expect_bits("THREE_FRY", DType::u64, {}, 4354685564936845355u, {1311790601348986396u});
  expect_bits("THREE_FRY", DType::u16, {3}, 4354685564936845356u, {13852, 27290, 63507});
  expect_bits("THREE_FRY", DType::u32, {4}, 4354685564936845356u, {219821596, 305425050, 4050515987, 3056595268});
  expect_bits("THREE_FRY", DType::u32, {3, 5}, 4354685564936845363u,
              {219821596, 305425050, 4050515987, 3056595268, 1461057854, 3329763762, 1147268449, 3161683883, 3614195075,
               1390740872, 2041727418, 334703859, 1954285608, 2896808888, 123122920});
  expect_bits("THREE_FRY", DType::u32, {4, 3}, 4354685564936845360u,
              {219821596, 4050515987, 1461057854, 305425050, 3056595268, 12727196, 3329763762, 3161683883, 1390740872,
               1147268449, 3614195075, 916156908});
  expect_bits("THREE_FRY", DType::u16, {3, 4, 2}, 4354685564936845366u,
              {13852, 63507, 27290, 61764, 63806, 10674, 13212, 60769, 30635, 1416,  15747, 29164,
               18874, 2088,  11507, 52152, 46312, 36876, 14443, 9775,  27016, 43998, 61512, 18551});
  expect_bits("THREE_FRY", DType::u8, {3, 2}, 4354685564936845357u, {28, 154, 19, 68, 62, 156});
  expect_bits("THREE_FRY", DType::u64, {3}, 4354685564936845357u,
              {1311790601348986396u, 13127976717218871315u, 54662892050839870u});
}

TEST(RngBitGenerator, PhiloxGivesTheBitsOfXlaAndIsTheDefault) {
  for (std::string algorithm : {"PHILOX", "DEFAULT"}) {
    expect_bits(algorithm, DType::u8, {}, 4354685564936845355u, {113});
    expect_bits(algorithm, DType::u16, {4}, 4354685564936845355u, {2417, 47589, 38345, 7481});
    expect_bits(algorithm, DType::u32, {3, 2}, 4354685564936845356u,
                {2198538609, 1966586341, 357602761, 3526106425, 1875478620, 3650596976});
    expect_bits(algorithm, DType::u64, {3}, 4354685564936845356u,
                {8446424021553842545u, 15144511777948079561u, 15679194624671975516u});
  }
}

TEST(RngBitGenerator, PhiloxCarriesIntoTheThirdWordOfItsState) {
  // With two words the high half of the counter is the key.
  Bits two = random_bits("PHILOX", kState, DType::u32, {9}),
       three = random_bits("PHILOX", {kState[0], kState[1], kState[0]}, DType::u32, {9});
  EXPECT_EQ(two.values, three.values);
  std::uint64_t last = ~std::uint64_t{0};
  Bits wrapped = random_bits("PHILOX", {7, last, 1}, DType::u32, {8});
  EXPECT_EQ(wrapped.state, (Words{7, 1, 2}));
  Bits after = random_bits("PHILOX", {7, 0, 2}, DType::u32, {4});
  EXPECT_TRUE(std::equal(after.values.begin(), after.values.end(), wrapped.values.begin() + 4));
}

TEST(RngBitGenerator, EmptyResultLeavesTheState) {
  expect_bits("THREE_FRY", DType::u32, {0, 3}, kState[1], {});
  expect_bits("PHILOX", DType::u32, {0}, kState[1], {});
}

TEST(RngBitGenerator, StateOfAnotherSizeIsRefused) {
  EXPECT_THROW(random_bits("THREE_FRY", {1, 2, 3}, DType::u32, {2}), Error);
}

}  // namespace
}  // namespace pcp::cpu
