#include "graph/limits.h"
#include "graph/shape_checks.h"

namespace pcp::shape_rules {
namespace {

bool is_any(DType) { return true; }
bool is_number(DType dtype) { return dtype != DType::i1; }
bool is_bits(DType dtype) { return !is_float(dtype); }

constexpr std::string_view kNumber = "integer or floating-point";
constexpr std::string_view kFloat = "floating-point";
constexpr std::string_view kInteger = "integer";
constexpr std::string_view kBits = "integer or i1";
constexpr std::string_view kSigned = "signed integer or floating-point";

void check_same_type(const OpSite& site, std::size_t index, std::size_t as) {
  const TensorType &one = site.operands[index], &other = site.operands[as];
  if (one != other)
    site.error("operand ", index, " is ", to_string(one), " but operand ", as, " is ", to_string(other));
}

void check_scalar_or_shape_of(const OpSite& site, std::size_t index, std::size_t as) {
  const TensorType &one = site.operands[index], &other = site.operands[as];
  if (one.rank() != 0 && one.dims != other.dims) {
    site.error("operand ", index, " is ", to_string(one), " but must be a scalar or have the shape of operand ", as,
               ", which is ", to_string(other));
  }
}

Types unary(const OpSite& site, AcceptsElement accepts, std::string_view wanted) {
  check_element(site, 0, accepts, wanted);
  return {site.operands[0]};
}

Types binary(const OpSite& site, AcceptsElement accepts, std::string_view wanted) {
  check_element(site, 0, accepts, wanted);
  check_same_type(site, 1, 0);
  return {site.operands[0]};
}

}  // namespace

Types unary_number(const OpSite& site) { return unary(site, is_number, kNumber); }
Types unary_float(const OpSite& site) { return unary(site, is_float, kFloat); }
Types reduce_precision(const OpSite& site) {
  std::int64_t exponent = site.attrs.integer("exponent_bits"), mantissa = site.attrs.integer("mantissa_bits");
  site.check(exponent >= 1, "exponent_bits = ", exponent, " but a float has at least 1");
  site.check(mantissa >= 0, "mantissa_bits = ", mantissa, " but a float has at least 0");
  return unary(site, is_float, kFloat);
}
Types unary_integer(const OpSite& site) { return unary(site, is_integer, kInteger); }
Types unary_bits(const OpSite& site) { return unary(site, is_bits, kBits); }
Types unary_signed(const OpSite& site) { return unary(site, is_signed, kSigned); }
Types binary_any(const OpSite& site) { return binary(site, is_any, ""); }
Types binary_number(const OpSite& site) { return binary(site, is_number, kNumber); }
Types binary_float(const OpSite& site) { return binary(site, is_float, kFloat); }
Types binary_integer(const OpSite& site) { return binary(site, is_integer, kInteger); }
Types binary_bits(const OpSite& site) { return binary(site, is_bits, kBits); }

Types is_finite(const OpSite& site) {
  check_element(site, 0, is_float, kFloat);
  return {TensorType(DType::i1, site.operands[0].dims)};
}

Types convert(const OpSite& site) {
  const TensorType& result = given_result(site);
  if (result.dims != site.operands[0].dims) {
    site.error("result 0 is ", to_string(result), " but must have the shape of ", operand(site, 0));
  }
  return {result};
}

Types compare(const OpSite& site) {
  check_same_type(site, 1, 0);
  enum_value(site, "comparison_direction", "comparison_direction", {"EQ", "NE", "GE", "GT", "LE", "LT"});
  std::string type = enum_value(site, "compare_type", "comparison_type",
                                {"FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", "NOTYPE"}, "NOTYPE");
  // Exporters write SIGNED for every integer and i1; the element type says how to order them.
  bool of_floats = type == "FLOAT" || type == "TOTALORDER";
  if (type != "NOTYPE" && of_floats != is_float(site.operands[0].dtype)) {
    site.error("compare_type ", type, " does not fit the elements of ", operand(site, 0));
  }
  return {TensorType(DType::i1, site.operands[0].dims)};
}

Types select(const OpSite& site) {
  check_element(
      site, 0, [](DType dtype) { return dtype == DType::i1; }, "i1");
  check_same_type(site, 2, 1);
  check_scalar_or_shape_of(site, 0, 1);
  return {site.operands[1]};
}

Types clamp(const OpSite& site) {
  for (std::size_t bound : {0, 2}) {
    check_same_element(site, bound, 1);
    check_scalar_or_shape_of(site, bound, 1);
  }
  return {site.operands[1]};
}

Types constant(const OpSite& site) {
  const TensorType& type = site.attrs.get<Constant>("value").type();
  check_limits(site.info.name, {"result", 0, type}, site.location);
  if (type.bytes() > kMaxConstantBytes) {
    fail(Code::resource_exhausted, "[", site.info.name, "] ", to_string(type), " takes ", type.bytes(),
         " bytes; a constant may take at most 4 GiB", at(site.location));
  }
  return {type};
}

Types iota(const OpSite& site) {
  const TensorType& result = given_result(site);
  if (result.dtype == DType::i1) site.error("result 0 is ", to_string(result), " but must have ", kNumber, " elements");
  check_in_rank(site, "iota_dimension", site.attrs.integer("iota_dimension"), {"result", 0, result});
  return {result};
}

Types rng_bit_generator(const OpSite& site) {
  std::string algorithm = enum_value(site, "rng_algorithm", "rng_algorithm", {"DEFAULT", "THREE_FRY", "PHILOX"});
  const TensorType& state = site.operands[0];
  bool three = algorithm == "PHILOX";
  if (state.dtype != DType::u64 || state.rank() != 1 || !(state.dims[0] == 2 || (three && state.dims[0] == 3))) {
    site.error("operand 0 is ", to_string(state), " but the state of ", algorithm, " must be tensor<2xui64>",
               three ? " or tensor<3xui64>" : "");
  }
  if (site.results.size() != 2) site.error("needs its 2 result types to be given, got ", site.results.size());
  if (site.results[0] != state) {
    site.error("result 0 is ", to_string(site.results[0]), " but must be the type of ", operand(site, 0));
  }
  if (site.results[1].dtype == DType::i1) {
    site.error("result 1 is ", to_string(site.results[1]), " but must have ", kNumber, " elements");
  }
  return site.results;
}

}  // namespace pcp::shape_rules
