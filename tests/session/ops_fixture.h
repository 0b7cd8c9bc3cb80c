// What the tests of operations share: tensors from numbers, and numbers of tensors, of any type.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "tests/session/fixture.h"

namespace pcp::session {

class OpsTest : public SessionTest {
 protected:
  using Numbers = std::vector<double>;

  static gt::Tensor made(DType dtype, Dims dims, const Numbers& values) {
    gt::Tensor doubles = gt::Tensor::of(HostTensor::of<double>({DType::f64, std::move(dims)}, values));
    return gt::astype(doubles, dtype);
  }
  static gt::Tensor doubles(Dims dims, const Numbers& values) { return made(DType::f64, std::move(dims), values); }
  static gt::Tensor integers(Dims dims, const Numbers& values) { return made(DType::i64, std::move(dims), values); }
  // 0, 1, 2... in this shape.
  static gt::Tensor counted(Dims dims, DType dtype = DType::f64) {
    return gt::reshape(gt::astype(gt::arange(0, element_count(dims)), dtype), dims);
  }

  static Numbers numbers(const gt::Tensor& of) {
    HostTensor read = gt::astype(of, DType::f64).read();
    auto values = read.as<double>();
    return {values.begin(), values.end()};
  }

  static void expect_near(const gt::Tensor& got, const Numbers& wanted, double tolerance = 1e-12) {
    Numbers values = numbers(got);
    ASSERT_EQ(values.size(), wanted.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (std::isnan(wanted[i])) {
        EXPECT_TRUE(std::isnan(values[i])) << "element " << i;
      } else if (values[i] != wanted[i]) {
        EXPECT_NEAR(values[i], wanted[i], tolerance * std::max(1.0, std::abs(wanted[i]))) << "element " << i;
      }
    }
  }

  template <class Call>
  static std::string error_of(const Call& call) {
    try {
      call();
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  }
};

}  // namespace pcp::session
