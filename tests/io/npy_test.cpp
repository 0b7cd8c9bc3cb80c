#include "io/npy.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "base/file.h"

namespace pcp {
namespace {

std::string npy_file(std::string header, std::string_view data, int version = 1) {
  std::string file = "\x93NUMPY" + std::string{static_cast<char>(version), '\0'};
  for (int i = 0; i < (version == 1 ? 2 : 4); ++i) file += static_cast<char>(header.size() >> (8 * i));
  return file + header + std::string(data);
}

HostTensor parsed_npy(std::string_view file, std::optional<DType> expected = std::nullopt) {
  return parse_npy(std::as_bytes(std::span(file)), expected, "x.npy");
}

Code code_of(std::string_view file, std::optional<DType> expected = std::nullopt) {
  try {
    parsed_npy(file, expected);
  } catch (const Error& error) {
    EXPECT_NE(std::string_view(error.what()).find("x.npy"), std::string_view::npos) << error.what();
    return error.code();
  }
  return Code::internal;
}

constexpr std::string_view kTwoShorts("\x01\x00\x02\x01", 4);

TEST(Npy, AllVersionsLoad) {
  for (int version : {1, 2, 3}) {
    HostTensor x =
        parsed_npy(npy_file("{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }  \n", kTwoShorts, version));
    EXPECT_EQ(x.type(), TensorType(DType::i16, {2}));
    EXPECT_EQ(x.as<std::int16_t>()[1], 0x102);
  }
  EXPECT_EQ(code_of(npy_file("{}", "", 4)), Code::unsupported);
}

TEST(Npy, FortranOrderComesBackRowMajor) {  // np.save of [[1, 2, 3], [4, 5, 6]] in Fortran order
  HostTensor x = parsed_npy(npy_file("{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3), }\n", "\1\4\2\5\3\6"));
  auto values = x.as<std::int8_t>();
  EXPECT_EQ(std::vector<int>(values.begin(), values.end()), (std::vector<int>{1, 2, 3, 4, 5, 6}));
}

TEST(Npy, BigEndianIsSwapped) {
  HostTensor x = parsed_npy(npy_file("{'descr': '>u4', 'fortran_order': False, 'shape': (2,), }\n",
                                     std::string_view("\x00\x00\x00\x01\x00\x00\x01\x02", 8)));
  EXPECT_EQ(x.as<std::uint32_t>()[0], 1u);
  EXPECT_EQ(x.as<std::uint32_t>()[1], 258u);
}

TEST(Npy, RawTwoByteElementsAreWhatTheCallerSays) {
  std::string file = npy_file("{'descr': '<V2', 'fortran_order': False, 'shape': (2,), }\n", "\xc0\x3f\x01\xc0");
  EXPECT_EQ(parsed_npy(file, DType::bf16).type(), TensorType(DType::bf16, {2}));
  EXPECT_EQ(parsed_npy(file, DType::bf16).as<std::uint16_t>()[0], 0x3fc0);
  EXPECT_EQ(code_of(file), Code::invalid_argument);
  EXPECT_EQ(code_of(file, DType::f32), Code::invalid_argument);
}

TEST(Npy, AnotherElementTypeThanExpectedIsRefused) {
  EXPECT_EQ(code_of(npy_file("{'descr': '<i2', 'fortran_order': False, 'shape': (2,)}", kTwoShorts), DType::f16),
            Code::invalid_argument);
}

TEST(Npy, ScalarsAndEmptyTensorsLoad) {
  EXPECT_EQ(
      parsed_npy(npy_file("{'descr': '<i2', 'fortran_order': False, 'shape': ()}", kTwoShorts.substr(0, 2))).type(),
      TensorType(DType::i16, {}));
  EXPECT_EQ(parsed_npy(npy_file("{'descr': '<i2', 'fortran_order': True, 'shape': (3, 0, 2)}", "")).type(),
            TensorType(DType::i16, {3, 0, 2}));
}

TEST(Npy, EveryTypeSurvivesAWriteAndARead) {
  std::string path = (std::filesystem::temp_directory_path() / concat("pcp_", ::getpid(), ".npy")).string();
  for (int i = 0; i < kDTypeCount; ++i) {
    auto dtype = static_cast<DType>(i);
    for (const Dims& dims : {Dims{}, Dims{5}, Dims{2, 3, 1}, Dims{0, 2}}) {
      HostTensor tensor(TensorType(dtype, dims));
      for (std::size_t b = 0; b < tensor.bytes().size(); ++b)
        tensor.bytes()[b] = std::byte(dtype == DType::i1 ? b % 2 : b * 5 + 1);
      write_npy(path, tensor);
      EXPECT_EQ(read_file(path).find('\n') % 64, 63u);
      HostTensor back = read_npy(path, dtype);
      EXPECT_EQ(back.type(), tensor.type());
      EXPECT_TRUE(std::ranges::equal(back.bytes(), tensor.bytes()));
    }
  }
  std::filesystem::remove(path);
}

TEST(Npy, HeaderIsWhatNumPyWrites) {
  std::string path = (std::filesystem::temp_directory_path() / concat("pcp_h_", ::getpid(), ".npy")).string();
  auto header = [&](TensorType type) {
    write_npy(path, HostTensor(std::move(type)));
    std::string text = read_file(path).substr(10);
    return text.substr(0, text.find('}') + 1);
  };
  EXPECT_EQ(header({DType::f32, {2, 3}}), "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }");
  EXPECT_EQ(header({DType::i1, {5}}), "{'descr': '|b1', 'fortran_order': False, 'shape': (5,), }");
  EXPECT_EQ(header({DType::bf16, {}}), "{'descr': '<V2', 'fortran_order': False, 'shape': (), }");
  std::filesystem::remove(path);
}

TEST(Npy, TornFilesAreDataLoss) {
  std::string whole = npy_file("{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }\n", kTwoShorts);
  for (std::size_t size = 0; size < whole.size(); ++size) {
    EXPECT_EQ(code_of(std::string_view(whole).substr(0, size)), Code::data_loss) << size;
  }
  EXPECT_EQ(code_of(whole + "x"), Code::data_loss);
  for (const char* header : {"", "{", "{'descr': '<i2'}", "{'descr': '<i2', 'fortran_order': 0, 'shape': ()}",
                             "{'descr': '<i2', 'fortran_order': False, 'shape': (2 3)}",
                             "{'descr': '<i2', 'fortran_order': False, 'shape': (-1,)}", "{'x': 1}",
                             "{'descr': '<i2', 'fortran_order': False, 'shape': (99999999999999999999,)}",
                             "{'descr': '<i2', 'fortran_order': False, 'shape': (4294967296, 4294967296)}"}) {
    EXPECT_EQ(code_of(npy_file(header, "")), Code::data_loss) << header;
  }
}

TEST(Npy, ForeignElementTypesAreUnsupported) {
  EXPECT_EQ(code_of(npy_file("{'descr': '<c8', 'fortran_order': False, 'shape': ()}", "01234567")), Code::unsupported);
  EXPECT_EQ(code_of(npy_file("{'descr': '|O', 'fortran_order': False, 'shape': ()}", "01234567")), Code::unsupported);
  EXPECT_EQ(code_of(npy_file("{'descr': [('a', '<i4')], 'fortran_order': False, 'shape': ()}", "0123")),
            Code::unsupported);
}

}  // namespace
}  // namespace pcp
