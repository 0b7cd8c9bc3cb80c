// What is printed reads back the same: random modules over every row of the table, and every bit pattern of constants.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <random>

#include "pcp/text.h"
#include "tests/graph/same_module.h"

namespace pcp {
namespace {

// Modules that use every kind of op and attribute, with no care for what the ops mean.
class RandomModule {
 public:
  explicit RandomModule(unsigned seed) : random_(seed) {}

  Module make() {
    Module module;
    if (chance(2)) module.name = word();
    for (int i = below(3); i > 0; --i) module.attrs.set("x." + word(), any_attribute());
    for (int i = 1 + below(3); i > 0; --i) module.functions.push_back(function());
    return module;
  }

 private:
  int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }
  bool chance(int one_in) { return below(one_in) == 0; }

  std::string word() {
    static const char* const kWords[] = {"main",           "a.b",      "two words", "quote\"", "back\\slash",
                                         "tab\tnew\nline", "\x01\xff", "_x$9",      "9lives"};
    return kWords[below(9)];
  }

  std::int64_t integer() {
    static const std::int64_t kIntegers[] = {0, 1, -1, 7, INT64_MAX, INT64_MIN, 1000000007};
    return kIntegers[below(7)];
  }

  Dims dims() {
    Dims dims;
    for (int i = below(4); i > 0; --i) dims.push_back(integer());
    return dims;
  }

  TensorType type() {
    TensorType type(static_cast<DType>(below(kDTypeCount)), {});
    for (int i = below(4); i > 0; --i) type.dims.push_back(below(5));
    return type;
  }

  Constant constant() {
    TensorType type = this->type();
    if (chance(8)) type.dims = {1 + below(200)};
    std::size_t element = byte_size(type.dtype);
    bool splat = chance(3) && type.elements() > 0;
    if (splat && chance(4)) type.dims = {1 << 20, 1 << 20};
    std::vector<std::byte> bytes(splat ? element : static_cast<std::size_t>(type.bytes()));
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(type.dtype == DType::i1 ? below(2) : below(256));
    return Constant(type, bytes);
  }

  ConvDims conv() {
    if (chance(3)) return {integer(), integer(), dims(), integer(), integer(), dims(), integer(), integer(), dims()};
    std::size_t spatial = static_cast<std::size_t>(below(4));
    auto permutation = [&](std::int64_t& first, std::int64_t& second, Dims& rest) {
      Dims all(spatial + 2);
      for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::int64_t>(i);
      std::shuffle(all.begin(), all.end(), random_);
      first = all[0];
      second = all[1];
      rest.assign(all.begin() + 2, all.end());
    };
    ConvDims dims;
    permutation(dims.input_batch, dims.input_feature, dims.input_spatial);
    permutation(dims.kernel_input_feature, dims.kernel_output_feature, dims.kernel_spatial);
    permutation(dims.output_batch, dims.output_feature, dims.output_spatial);
    return dims;
  }

  IntAttr integer_attribute() {
    auto dtype = static_cast<DType>(1 + below(8));  // i8 ... ui64
    std::int64_t value = integer();
    switch (dtype) {
      case DType::i8:
        return {static_cast<std::int8_t>(value), dtype};
      case DType::i16:
        return {static_cast<std::int16_t>(value), dtype};
      case DType::i32:
        return {static_cast<std::int32_t>(value), dtype};
      case DType::u8:
        return {static_cast<std::uint8_t>(value), dtype};
      case DType::u16:
        return {static_cast<std::uint16_t>(value), dtype};
      case DType::u32:
        return {static_cast<std::uint32_t>(value), dtype};
      default:
        return {value, dtype};
    }
  }

  Attr attribute(AttrKind kind) {
    switch (kind) {
      case AttrKind::boolean:
        return chance(2);
      case AttrKind::integer:
        return integer_attribute();
      case AttrKind::string:
        return word();
      case AttrKind::symbol:
        return SymbolAttr{word()};
      case AttrKind::dims:
        return dims();
      case AttrKind::booleans: {
        std::vector<bool> values;
        for (int i = below(4); i > 0; --i) values.push_back(chance(2));
        return values;
      }
      case AttrKind::dense:
        return constant();
      case AttrKind::dot:
        return DotDims{dims(), dims(), dims(), dims()};
      case AttrKind::gather:
        return GatherDims{dims(), dims(), dims(), dims(), dims(), integer()};
      case AttrKind::scatter:
        return ScatterDims{dims(), dims(), dims(), dims(), dims(), integer()};
      case AttrKind::conv:
        return conv();
      case AttrKind::enumeration:
        return EnumAttr{"comparison_direction", chance(2) ? "LT" : "GE"};
      case AttrKind::any:
        break;
    }
    static const char* const kOpaque[] = {"unit",
                                          "[]",
                                          "{}",
                                          "1.500000e+00 : f32",
                                          "3 : index",
                                          "[#stablehlo<precision HIGHEST>, 1]",
                                          "affine_map<(d0) -> (d0)>",
                                          "{a = [\"}\"], \"b c\"}",
                                          "tensor<?xcomplex<f32>>",
                                          "@a::@b"};
    return OpaqueAttr{kOpaque[below(10)]};
  }

  Attr any_attribute() { return attribute(static_cast<AttrKind>(below(13))); }

  Function function() {
    function_ = Function();
    function_.name = word() + "f";
    function_.is_public = chance(2);
    visible_.clear();
    for (int i = below(4); i > 0; --i) function_.body.args.push_back(new_value());
    for (const OpInfo& row : op_table()) function_.body.ops.push_back(op(row, 0));
    function_.body.results = some_values(below(3));
    if (chance(2)) {
      for (std::size_t i = 0; i < function_.body.args.size(); ++i) {
        function_.arg_attrs.push_back(chance(2) ? Attrs{} : Attrs{{"x.y", any_attribute()}});
      }
    }
    if (chance(2)) function_.result_attrs.assign(function_.body.results.size(), Attrs{{"x.z", any_attribute()}});
    return std::move(function_);
  }

  Value new_value() {
    visible_.push_back(function_.new_value(type()));
    return visible_.back();
  }

  Values some_values(int count) {
    Values values;
    for (; count > 0 && !visible_.empty(); --count)
      values.push_back(visible_[static_cast<std::size_t>(below(static_cast<int>(visible_.size())))]);
    return values;
  }

  Op op(const OpInfo& row, int depth) {
    Op op;
    op.code = row.code;
    op.operands = some_values(row.max_operands < 0 ? row.min_operands + below(4) : row.max_operands);
    for (const AttrSpec& spec : row.attrs) {
      if (spec.required || chance(2)) op.attrs.set(std::string(spec.name), attribute(spec.kind));
    }
    if (chance(3)) op.attrs.set("x." + word(), any_attribute());
    int regions = row.regions < 0 ? 1 + below(3) : row.regions;
    for (int i = 0; i < regions; ++i) op.regions.push_back(region(depth + 1));
    for (int i = below(4); i > 0; --i) op.results.push_back(new_value());
    if (chance(4)) op.location = std::make_shared<const std::string>(word() + ":12:3");
    return op;
  }

  Region region(int depth) {
    Region region;
    std::size_t outer = visible_.size();
    for (int i = below(3); i > 0; --i) region.args.push_back(new_value());
    for (int i = depth > 3 ? 0 : below(4); i > 0; --i) {
      region.ops.push_back(op(op_table()[static_cast<std::size_t>(below(kOpCount))], depth));
    }
    region.results = some_values(below(3));
    visible_.resize(outer);
    return region;
  }

  std::mt19937 random_;
  Function function_;
  Values visible_;
};

TEST(TextRoundTrip, RandomModulesOfEveryOpReadBackTheSame) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    Module module = RandomModule(seed).make();
    std::string text = print(module);
    Module again = parse(text);
    ASSERT_TRUE(same_module(module, again)) << "seed " << seed << "\n" << text;
    ASSERT_EQ(print(again), text) << "seed " << seed;
    std::string located = print(module, {.locations = true});
    ASSERT_EQ(print(parse(located), {.locations = true}), located) << "seed " << seed;
  }
}

TEST(TextRoundTrip, AMutatedModuleIsRefusedOrReadsBackTheSame) {
  std::mt19937 random(7);
  std::string text = print(RandomModule(3).make());
  static const std::string_view kPieces[] = {"\"", "<", ">", "{", "}", "(", ")",  "[",    "]",      "#",
                                             "%",  "-", ":", ",", "0", "x", "\n", "loc(", "dense<", "!"};
  int accepted = 0;
  for (int i = 0; i < 400; ++i) {
    std::string changed = text;
    std::size_t at = random() % changed.size();
    changed.replace(at, random() % 3, kPieces[random() % std::size(kPieces)]);
    try {
      Module module = parse(changed);
      ++accepted;
      std::string printed = print(module);
      ASSERT_TRUE(same_module(module, parse(printed))) << changed;
      ASSERT_EQ(print(parse(printed)), printed);
    } catch (const Error& error) {
      EXPECT_NE(error.code(), Code::internal);
    }
  }
  EXPECT_GT(accepted, 0);
}

// A module of constants of 64 elements, which are printed as lists.
Module constants(DType dtype, const std::vector<std::byte>& bytes) {
  Module module;
  Function& function = module.functions.emplace_back();
  function.name = "main";
  TensorType type(dtype, {8, 8});
  auto step = static_cast<std::size_t>(type.bytes());
  for (std::size_t at = 0; at + step <= bytes.size(); at += step) {
    Op op;
    op.code = OpCode::constant;
    auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    op.attrs.set("value", Constant(type, std::vector<std::byte>(begin, begin + static_cast<std::ptrdiff_t>(step))));
    op.results = {function.new_value(type)};
    function.body.ops.push_back(std::move(op));
  }
  return module;
}

TEST(TextRoundTrip, EveryHalfPrecisionPatternIsExact) {
  std::vector<std::byte> bytes(65536 * 2);
  for (unsigned i = 0; i < 65536; ++i) {
    auto bits = static_cast<std::uint16_t>(i);
    std::memcpy(&bytes[i * 2], &bits, 2);
  }
  for (DType dtype : {DType::f16, DType::bf16, DType::i16, DType::u16}) {
    Module module = constants(dtype, bytes);
    EXPECT_TRUE(same_module(module, parse(print(module)))) << name(dtype);
  }
}

TEST(TextRoundTrip, RandomPatternsOfWideTypesAreExact) {
  std::mt19937_64 random(11);
  std::vector<std::byte> bytes(64 * 8 * 200);
  for (std::size_t at = 0; at < bytes.size(); at += 8) {
    std::uint64_t bits = random();
    // Often extreme exponents: subnormals, infinities and NaNs with payloads, of both widths.
    if (bits % 5 == 0) bits |= 0x7ff000007f800000;
    if (bits % 5 == 1) bits &= ~std::uint64_t{0x7ff000007f800000};
    if (bits % 5 == 2) bits &= 0xffff0000ffff0000;
    std::memcpy(&bytes[at], &bits, 8);
  }
  for (DType dtype : {DType::f32, DType::f64, DType::i8, DType::i32, DType::i64, DType::u8, DType::u32, DType::u64}) {
    Module module = constants(dtype, bytes);
    EXPECT_TRUE(same_module(module, parse(print(module)))) << name(dtype);
  }
}

}  // namespace
}  // namespace pcp
