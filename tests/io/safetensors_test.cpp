#include "io/safetensors.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>

#include "base/file.h"

namespace pcp {
namespace {

std::string safetensors_file(std::string header, std::string_view data) {
  std::uint64_t length = header.size();
  std::string file(reinterpret_cast<const char*>(&length), sizeof(length));
  return file + header + std::string(data);
}

Safetensors parsed_safetensors(std::string_view file) {
  return parse_safetensors(std::as_bytes(std::span(file)), "x.safetensors");
}

// The error of a file that must not load.
Error error_of(std::string_view file) {
  try {
    parsed_safetensors(file);
  } catch (const Error& error) {
    return error;
  }
  return Error(Code::internal, "loaded");
}

void expect_torn(std::string_view file, std::string_view reason) {
  Error error = error_of(file);
  EXPECT_EQ(error.code(), Code::data_loss) << error.what();
  EXPECT_NE(std::string_view(error.what()).find(reason), std::string_view::npos) << error.what();
}

std::string temporary_path() {
  return (std::filesystem::temp_directory_path() / concat("pcp_", ::getpid(), ".safetensors")).string();
}

// Written by Python's safetensors 0.8.0.
std::string python_file() {
  return safetensors_file(
      R"({"__metadata__":{"made":"py"},"e":{"dtype":"I64","shape":[0,3],"data_offsets":[0,0]},)"
      R"("w":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]},)"
      R"("h":{"dtype":"BF16","shape":[1],"data_offsets":[24,26]},"s":{"dtype":"U16","shape":[],"data_offsets":[26,28]},)"
      R"("flag":{"dtype":"BOOL","shape":[2],"data_offsets":[28,30]}}  )",
      std::string_view(
          "\x00\x00\x80?\x00\x00\x00@\x00\x00@@\x00\x00\x80@\x00\x00\xa0@\x00\x00\xc0@\xc0?\x07\x00\x01\x00", 30));
}

TEST(Safetensors, FileOfThePythonLibraryLoads) {
  Safetensors file = parsed_safetensors(python_file());
  ASSERT_EQ(file.tensors.size(), 5u);
  EXPECT_EQ(file.metadata.at("made"), "py");
  EXPECT_EQ(file.at("w").type(), TensorType(DType::f32, {2, 3}));
  auto w = file.at("w").as<float>();
  EXPECT_EQ(std::vector(w.begin(), w.end()), (std::vector<float>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(file.at("h").type(), TensorType(DType::bf16, {1}));
  EXPECT_EQ(file.at("h").as<std::uint16_t>()[0], 0x3fc0);
  EXPECT_EQ(file.at("s").type(), TensorType(DType::u16, {}));
  EXPECT_EQ(file.at("s").as<std::uint16_t>()[0], 7);
  EXPECT_EQ(file.at("e").type(), TensorType(DType::i64, {0, 3}));
  EXPECT_EQ(file.at("flag").as<std::uint8_t>()[0], 1);
}

TEST(Safetensors, UnknownNameSaysWhichThereAre) {
  Safetensors file = parsed_safetensors(python_file());
  try {
    file.at("weight");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::not_found);
    EXPECT_NE(std::string(error.what()).find("flag, h, s, w"), std::string::npos) << error.what();
  }
}

TEST(Safetensors, EveryTypeSurvivesAWriteAndARead) {
  Safetensors file;
  for (int i = 0; i < kDTypeCount; ++i) {
    auto dtype = static_cast<DType>(i);
    HostTensor tensor(TensorType(dtype, {2, 3}));
    for (std::size_t b = 0; b < tensor.bytes().size(); ++b)
      tensor.bytes()[b] = std::byte(dtype == DType::i1 ? b % 2 : b * 7 + 1);
    file.tensors["a." + std::string(name(dtype))] = tensor;
    file.tensors["scalar." + std::string(name(dtype))] = HostTensor(TensorType(dtype, {}));
    file.tensors["empty \" \\ \xc3\xbc." + std::string(name(dtype))] = HostTensor(TensorType(dtype, {4, 0}));
  }
  file.metadata["format"] = "pt";
  std::string path = temporary_path();
  write_safetensors(path, file);
  Safetensors back = read_safetensors(path);
  std::filesystem::remove(path);

  EXPECT_EQ(back.metadata, file.metadata);
  ASSERT_EQ(back.tensors.size(), file.tensors.size());
  for (const auto& [key, tensor] : file.tensors) {
    EXPECT_EQ(back.at(key).type(), tensor.type()) << key;
    EXPECT_TRUE(std::ranges::equal(back.at(key).bytes(), tensor.bytes())) << key;
  }
}

TEST(Safetensors, DataIsAlignedWhateverTheNames) {
  Safetensors file;
  file.tensors["a"] = HostTensor(TensorType(DType::i8, {3}));
  file.tensors["b"] = HostTensor(TensorType(DType::f64, {1}));
  std::string path = temporary_path();
  write_safetensors(path, file);
  std::string bytes = read_file(path);
  std::filesystem::remove(path);
  std::uint64_t header = 0;
  std::memcpy(&header, bytes.data(), sizeof(header));
  EXPECT_EQ(header % 8, 0u);
  EXPECT_NE(bytes.find(R"("b":{"dtype":"F64","shape":[1],"data_offsets":[0,8]})"), std::string::npos) << bytes;
}

TEST(Safetensors, EveryTruncationIsDataLoss) {
  std::string whole = python_file();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    Error error = error_of(std::string_view(whole).substr(0, size));
    EXPECT_EQ(error.code(), Code::data_loss) << size << ": " << error.what();
  }
  expect_torn(whole + "x", "its tensors take 30 bytes, the file holds 31");
}

TEST(Safetensors, InconsistentHeadersAreDataLoss) {
  auto one = [](std::string entry, std::string_view data) { return safetensors_file("{\"w\":" + entry + "}", data); };
  expect_torn(one(R"({"dtype":"F32","shape":[2],"data_offsets":[0,4]})", "abcd"), "takes 8 bytes");
  expect_torn(one(R"({"dtype":"F32","shape":[1],"data_offsets":[4,0]})", "abcd"), "[4, 0]");
  expect_torn(one(R"({"dtype":"F32","shape":[1],"data_offsets":[4,8]})", "abcdefgh"), "starts at byte 4");
  expect_torn(one(R"({"dtype":"F32","shape":[1],"data_offsets":[0,4,8]})", "abcd"), "two data_offsets");
  expect_torn(one(R"({"dtype":"F32","shape":[1],"data_offsets":[-4,0]})", "abcd"), "two data_offsets");
  expect_torn(one(R"({"dtype":"F32","shape":[1.5],"data_offsets":[0,4]})", "abcd"), "dimension 1.5");
  expect_torn(one(R"({"dtype":"F32","shape":[-1],"data_offsets":[0,4]})", "abcd"), "dimension -1");
  expect_torn(one(R"({"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,0]})", ""), "2^58");
  expect_torn(one(R"({"dtype":"F32","shape":[4611686018427387905],"data_offsets":[0,4]})", "abcd"), "dimension");
  expect_torn(one("3", ""), "needs a dtype");
  expect_torn(safetensors_file("[]", ""), "not a JSON object");
  expect_torn(safetensors_file("{\"w\":", ""), "not a JSON object");
  expect_torn(safetensors_file(std::string(100'000, '['), ""), "not a JSON object");
  expect_torn(safetensors_file(R"({"__metadata__":{"a":1}})", ""), "'a' is not a string");
  std::string entry = R"("w":{"dtype":"U8","shape":[1],"data_offsets":[0,1]})";
  expect_torn(safetensors_file("{" + entry + "," + entry + "}", "a"), "'w' is listed twice");
  expect_torn(safetensors_file("{" + entry + R"(,"v":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}})", "a"),
              "expected 1");
}

TEST(Safetensors, HugeHeaderLengthIsRefusedBeforeItIsAllocated) {
  expect_torn(std::string("\xff\xff\xff\xff\xff\xff\xff\xff{}", 10), "header should take 18446744073709551615 bytes");
}

TEST(Safetensors, ForeignElementTypeIsUnsupported) {
  Error error = error_of(safetensors_file(R"({"w":{"dtype":"F8_E4M3","shape":[1],"data_offsets":[0,1]}})", "a"));
  EXPECT_EQ(error.code(), Code::unsupported);
  EXPECT_NE(std::string(error.what()).find("F8_E4M3"), std::string::npos);
}

TEST(Safetensors, TensorsFetchedOneByOneGiveTheSameFile) {
  Safetensors content;
  content.tensors["b"] = HostTensor::of<float>(TensorType(DType::f32, {2}), std::vector<float>{1, 2});
  content.tensors["a"] = HostTensor::of<std::int64_t>(TensorType(DType::i64, {}), std::vector<std::int64_t>{-3});
  write_safetensors(temporary_path(), content);
  std::string whole = read_file(temporary_path());
  HostTensor held;
  std::vector<SafetensorsEntry> entries;
  for (const auto& [name, tensor] : content.tensors) {
    entries.push_back({name, tensor.type(), [&held, &tensor = tensor]() -> std::span<const std::byte> {
                         held = tensor;
                         return held.bytes();
                       }});
  }
  FileDigest digest = write_safetensors(temporary_path(), entries);
  EXPECT_EQ(read_file(temporary_path()), whole);
  EXPECT_EQ(digest.bytes, whole.size());
  EXPECT_EQ(digest_file(temporary_path()), digest);
  whole[whole.size() - 1] = static_cast<char>(whole.back() ^ 1);
  write_file_atomically(temporary_path(), whole);
  EXPECT_NE(digest_file(temporary_path()).xxh3, digest.xxh3);

  entries.push_back(entries[0]);
  EXPECT_THROW(write_safetensors(temporary_path(), entries), Error);  // two of one name
  entries.pop_back();
  entries[0].type = TensorType(DType::f32, {3});
  EXPECT_THROW(write_safetensors(temporary_path(), entries), Error);  // bytes of another size
  EXPECT_EQ(read_file(temporary_path()), whole);
  std::filesystem::remove(temporary_path());
}

TEST(HostTensor, RefusesBytesThatDoNotFitItsType) {
  EXPECT_THROW(HostTensor(TensorType(DType::f32, {2}), std::vector<std::byte>(7)), Error);
  EXPECT_EQ(HostTensor(TensorType(DType::f32, {2})).as<float>()[1], 0.0f);
  EXPECT_THROW(HostTensor(TensorType(DType::f32, {2})).as<double>(), Error);
}

}  // namespace
}  // namespace pcp
