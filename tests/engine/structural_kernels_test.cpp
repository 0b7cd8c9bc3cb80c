// Kernels that move elements: each against loops that follow the formula of the StableHLO specification, index by
// index.
#include <algorithm>
#include <atomic>
#include <numeric>
#include <thread>

#include "tests/engine/kernel_run.h"

namespace pcp::cpu {
namespace {

bool has(const Dims& dims, std::int64_t d) { return std::ranges::find(dims, d) != dims.end(); }

TEST(Threads, CoverEveryIndexOnce) {
  Threads threads(4);
  std::vector<std::atomic<int>> seen(1000);
  threads.parallel_for(1000, 7, [&](std::int64_t begin, std::int64_t end, int thread) {
    ASSERT_LT(thread, 4);
    for (std::int64_t i = begin; i < end; ++i) ++seen[static_cast<std::size_t>(i)];
  });
  for (const auto& count : seen) EXPECT_EQ(count, 1);
}

TEST(Threads, NestedLoopRunsOnTheCallingThread) {
  Threads threads(2);
  threads.parallel_for(8, 1, [&](std::int64_t, std::int64_t, int) {
    auto self = std::this_thread::get_id();
    std::int64_t covered = 0;
    threads.parallel_for(100, 1, [&](std::int64_t begin, std::int64_t end, int) {
      EXPECT_EQ(std::this_thread::get_id(), self);
      covered += end - begin;
    });
    EXPECT_EQ(covered, 100);
  });
}

TEST(Threads, ExceptionIsRethrownToTheCaller) {
  Threads threads(2);
  EXPECT_THROW(threads.parallel_for(100, 1, [](std::int64_t, std::int64_t, int) { fail(Code::internal, "no"); }),
               Error);
  std::atomic<std::int64_t> covered = 0;
  threads.parallel_for(100, 1, [&](std::int64_t begin, std::int64_t end, int) { covered += end - begin; });
  EXPECT_EQ(covered, 100);
}

TEST(CopyStrided, AnyLayoutOfAnyWidthIsCopiedElementByElement) {
  Numbers numbers(1);
  Threads threads(2);
  for (int round = 0; round < 300; ++round) {
    std::size_t bytes = std::size_t{1} << numbers.between(0, 3);
    Dims dims = numbers.dims(numbers.between(0, 5), 0, round % 3 == 0 ? 40 : 5);
    if (element_count(dims) > 200000) continue;
    // A permuted dense target, a source that may be permuted, repeated or reversed.
    auto permuted = [&] {
      std::vector<std::size_t> order(dims.size());
      std::iota(order.begin(), order.end(), 0);
      numbers.shuffle(order);
      Dims strides(dims.size());
      std::int64_t stride = 1;
      for (std::size_t d : order) strides[d] = stride, stride *= std::max<std::int64_t>(dims[d], 1);
      return strides;
    };
    Dims source_strides = permuted(), target_strides = permuted();
    std::int64_t start = 0;
    for (std::size_t d = 0; d < dims.size(); ++d) {
      std::int64_t kind = numbers.between(0, 5);
      if (kind == 0) source_strides[d] = 0;
      if (kind == 1 && dims[d] > 0) start += (dims[d] - 1) * source_strides[d], source_strides[d] *= -1;
    }
    auto count = static_cast<std::size_t>(element_count(dims));
    std::vector<std::byte> source((count + 1) * bytes), target((count + 1) * bytes), expected((count + 1) * bytes);
    for (std::byte& b : source) b = static_cast<std::byte>(numbers.between(0, 255));
    auto* first = source.data() + start * static_cast<std::int64_t>(bytes);
    copy_strided(first, source_strides, target.data(), target_strides, dims, bytes, threads);
    for_each_index(dims, [&](const Dims& index) {
      std::int64_t from = 0, to = 0;
      for (std::size_t d = 0; d < dims.size(); ++d)
        from += index[d] * source_strides[d], to += index[d] * target_strides[d];
      std::memcpy(expected.data() + to * static_cast<std::int64_t>(bytes),
                  first + from * static_cast<std::int64_t>(bytes), bytes);
    });
    ASSERT_EQ(target, expected) << to_string(dims) << " " << bytes << " bytes";
  }
}

TEST(CopyStrided, LargeTransposesOfAllWidthsWithAlignedRows) {
  Threads threads(2);
  for (std::int64_t bytes : {1, 2, 4, 8}) {
    std::int64_t rows = 2048 / bytes * 2, columns = 1024 + 24;
    std::vector<std::uint64_t> storage(static_cast<std::size_t>(rows * columns * bytes / 8 + 8)),
        source(storage.size());
    for (std::size_t i = 0; i < source.size(); ++i) source[i] = i * 0x9E3779B97F4A7C15u;
    auto* from = reinterpret_cast<std::byte*>(source.data());
    auto* to = reinterpret_cast<std::byte*>((reinterpret_cast<std::uintptr_t>(storage.data()) + 63) / 64 * 64);
    copy_strided(from, {1, columns}, to, {rows, 1}, {columns, rows}, static_cast<std::size_t>(bytes), threads);
    for (std::int64_t i = 0; i < columns; ++i) {
      for (std::int64_t j = 0; j < rows; ++j) {
        ASSERT_EQ(
            std::memcmp(to + (i * rows + j) * bytes, from + (j * columns + i) * bytes, static_cast<std::size_t>(bytes)),
            0);
      }
    }
  }
}

TEST(CopyStrided, LargeTransposeAndLargeBroadcastRunInParallel) {
  Threads threads(2);
  std::int64_t rows = 517, columns = 1031;
  std::vector<float> source(static_cast<std::size_t>(rows * columns)), target(source.size());
  std::iota(source.begin(), source.end(), 0.f);
  copy_strided(reinterpret_cast<std::byte*>(source.data()), {1, columns}, reinterpret_cast<std::byte*>(target.data()),
               {rows, 1}, {columns, rows}, 4, threads);
  for (std::int64_t i = 0; i < columns; ++i) {
    for (std::int64_t j = 0; j < rows; ++j)
      ASSERT_EQ(target[static_cast<std::size_t>(i * rows + j)], static_cast<float>(j * columns + i));
  }
  float seven = 7;
  copy_strided(reinterpret_cast<std::byte*>(&seven), {0}, reinterpret_cast<std::byte*>(target.data()), {1},
               {rows * columns}, 4, threads);
  EXPECT_TRUE(std::ranges::all_of(target, [](float x) { return x == 7; }));
}

TEST(Concatenate, JoinsAllTypesAlongAnyDimension) {
  Numbers numbers(2);
  for (DType dtype : kAllTypes) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      std::vector<Array> inputs;
      std::int64_t total = 0;
      for (std::int64_t size : {3, 0, 2}) {
        Dims dims{2, 3, 4};
        dims[axis] = size;
        inputs.push_back(numbers.array(dtype, dims));
        total += size;
      }
      Array result = run_kernel(
          inputs, [&](Builder& b, const Values& v) { b.concatenate(v, static_cast<std::int64_t>(axis)); })[0];
      ASSERT_EQ(result.type.dims[axis], total);
      for_each_index(result.type.dims, [&](const Dims& index) {
        Dims from = index;
        std::size_t part = 0;
        while (from[axis] >= inputs[part].type.dims[axis]) from[axis] -= inputs[part++].type.dims[axis];
        ASSERT_EQ(result.at(index), inputs[part].at(from));
      });
    }
  }
}

TEST(Pad, EdgesCutsAndInteriorOfAllTypes) {
  Numbers numbers(3);
  for (int round = 0; round < 200; ++round) {
    DType dtype = kAllTypes[round % kDTypeCount];
    std::int64_t rank = numbers.between(0, 3);
    Dims dims = numbers.dims(rank, 0, 5), interior = numbers.dims(rank, 0, 2), low, high;
    for (std::size_t d = 0; d < dims.size(); ++d) {
      std::int64_t size = dims[d] == 0 ? 0 : (dims[d] - 1) * (interior[d] + 1) + 1;
      low.push_back(numbers.between(-3, 3));
      high.push_back(numbers.between(std::max<std::int64_t>(-3, -size - low[d]), 3));
      if (size + low[d] + high[d] < 0) high[d] = -size - low[d];
    }
    Array input = numbers.array(dtype, dims), value = numbers.array(dtype, {});
    Array result =
        run_kernel({input, value}, [&](Builder& b, const Values& v) { b.pad(v[0], v[1], low, high, interior); })[0];
    Array expected(result.type, value.values[0]);
    for_each_index(dims, [&](const Dims& index) {
      Dims to(index.size());
      for (std::size_t d = 0; d < to.size(); ++d) to[d] = low[d] + index[d] * (interior[d] + 1);
      if (expected.contains(to)) expected.at(to) = input.at(index);
    });
    ASSERT_EQ(result.values, expected.values)
        << to_string(input.type) << to_string(low) << to_string(high) << to_string(interior);
  }
}

TEST(Reverse, FlipsTheNamedDimensions) {
  Numbers numbers(4);
  for (DType dtype : kAllTypes) {
    Array input = numbers.array(dtype, {3, 4, 5});
    Array result = run_kernel({input}, [](Builder& b, const Values& v) { b.reverse(v[0], {0, 2}); })[0];
    for_each_index(input.type.dims, [&](const Dims& i) {
      ASSERT_EQ(result.at({2 - i[0], i[1], 4 - i[2]}), input.at(i));
    });
  }
}

TEST(DynamicSlice, StartsAreClampedForEveryIndexType) {
  Numbers numbers(5);
  Array input = numbers.array(DType::f32, {6, 7});
  for (DType index : {DType::i8, DType::i16, DType::i32, DType::i64, DType::u8, DType::u16, DType::u32, DType::u64}) {
    for (std::int64_t start : {-100, -1, 0, 2, 4, 100}) {
      if (start < 0 && !is_signed(index)) continue;
      Array row(TensorType(index, {}), static_cast<double>(start)), column(TensorType(index, {}), 3);
      Array result = run_kernel({input, row, column}, [](Builder& b, const Values& v) {
        b.dynamic_slice(v[0], {v[1], v[2]}, {2, 3});
      })[0];
      std::int64_t first = std::clamp<std::int64_t>(start, 0, 4);
      for_each_index({2, 3}, [&](const Dims& i) { ASSERT_EQ(result.at(i), input.at({first + i[0], 3 + i[1]})); });
    }
  }
}

TEST(DynamicSlice, UnsignedStartBeyondTheSignedRangeIsClampedToTheEnd) {
  Array input(TensorType(DType::i32, {4}), {1, 2, 3, 4}), start(TensorType(DType::u64, {}), 18446744073709549568.0);
  Array result = run_kernel({input, start}, [](Builder& b, const Values& v) { b.dynamic_slice(v[0], {v[1]}, {2}); })[0];
  EXPECT_EQ(result.values, (std::vector<double>{3, 4}));
}

TEST(DynamicUpdateSlice, WritesTheWindowInACopyAndInPlace) {
  Numbers numbers(6);
  for (DType dtype : kAllTypes) {
    Array input = numbers.array(dtype, {5, 6}), update = numbers.array(dtype, {2, 3});
    Array row(TensorType(DType::i32, {}), 9), column(TensorType(DType::i32, {}), -2);
    Array expected = input;
    for_each_index({2, 3}, [&](const Dims& i) { expected.at({3 + i[0], i[1]}) = update.at(i); });
    for (bool in_place : {false, true}) {
      Array result = run_kernel(
          {input, update, row, column},
          [](Builder& b, const Values& v) {
            b.dynamic_update_slice(v[0], v[1], {v[2], v[3]});
          },
          in_place)[0];
      EXPECT_EQ(result.values, expected.values);
    }
  }
}

TEST(BitcastConvert, KeepsTheBytes) {
  Array input(TensorType(DType::f32, {2}), {1.0, -2.0});
  Array result = run_kernel({input}, [](Builder& b, const Values& v) {
    b.create1(OpCode::bitcast_convert, {v[0]}, {}, {}, {TensorType(DType::u16, {2, 2})});
  })[0];
  EXPECT_EQ(result.values, (std::vector<double>{0x0000, 0x3f80, 0x0000, 0xc000}));
}

// Random dimension numbers shared by gather and scatter: a role for every operand dimension.
struct IndexedCase {
  Dims operand, indices, window_sizes, window, batch_shape, result;
  Dims offset_dims, collapsed, operand_batching, indices_batching, index_map;
  std::int64_t vector_dim = 0;
};

IndexedCase random_indexing(Numbers& numbers) {
  IndexedCase c;
  std::int64_t rank = numbers.between(1, 4), zero_bias = numbers.between(0, 6);
  c.operand = numbers.dims(rank, zero_bias == 0 ? 0 : 1, 4);
  c.batch_shape = numbers.dims(numbers.between(0, 2), zero_bias == 1 ? 0 : 1, 4);
  for (std::int64_t d = 0; d < rank; ++d) {
    auto u = static_cast<std::size_t>(d);
    std::int64_t role = numbers.between(0, 3);
    if (role == 0 && c.operand[u] > 0) {  // batching: a new dimension of the indices of this size
      c.operand_batching.push_back(d);
      c.window_sizes.push_back(1);
      continue;
    }
    if (role != 3) c.index_map.push_back(d);
    if (role == 1 && c.operand[u] > 0) {
      c.collapsed.push_back(d);
      c.window_sizes.push_back(1);
    } else {
      c.window_sizes.push_back(numbers.between(0, c.operand[u]));
      c.window.push_back(c.window_sizes.back());
    }
  }
  numbers.shuffle(c.index_map);
  // Batching dimensions stand at random places among those of the indices.
  for (std::int64_t d : c.operand_batching) {
    std::int64_t place = numbers.between(0, static_cast<std::int64_t>(c.batch_shape.size()));
    for (std::int64_t& other : c.indices_batching) other += other >= place;
    c.indices_batching.push_back(place);
    c.batch_shape.insert(c.batch_shape.begin() + place, c.operand[static_cast<std::size_t>(d)]);
  }
  c.indices = c.batch_shape;
  c.vector_dim = numbers.between(0, static_cast<std::int64_t>(c.indices.size()));
  bool implied = c.index_map.size() == 1 && numbers.coin();
  if (implied) {
    c.vector_dim = static_cast<std::int64_t>(c.indices.size());
  } else {
    c.indices.insert(c.indices.begin() + c.vector_dim, static_cast<std::int64_t>(c.index_map.size()));
    for (std::int64_t& d : c.indices_batching) d += d >= c.vector_dim;
  }
  std::vector<bool> is_offset(c.batch_shape.size(), false);
  is_offset.insert(is_offset.end(), c.window.size(), true);
  numbers.shuffle(is_offset);
  std::size_t b = 0, w = 0;
  for (std::size_t d = 0; d < is_offset.size(); ++d) {
    if (is_offset[d]) c.offset_dims.push_back(static_cast<std::int64_t>(d));
    c.result.push_back(is_offset[d] ? c.window[w++] : c.batch_shape[b++]);
  }
  return c;
}

// The operand index of a result index: the specification's start + batching + offset; starts clamped when asked.
Dims operand_index(const IndexedCase& c, const Array& indices, const Dims& result_index, bool clamp) {
  Dims batch, offset;
  for (std::size_t d = 0; d < result_index.size(); ++d) {
    (has(c.offset_dims, static_cast<std::int64_t>(d)) ? offset : batch).push_back(result_index[d]);
  }
  Dims at(c.operand.size(), 0);
  bool implied = c.vector_dim == static_cast<std::int64_t>(c.indices.size());
  Dims place = batch;
  if (!implied) place.insert(place.begin() + c.vector_dim, 0);
  for (std::size_t i = 0; i < c.index_map.size(); ++i) {
    if (!implied) place[static_cast<std::size_t>(c.vector_dim)] = static_cast<std::int64_t>(i);
    auto d = static_cast<std::size_t>(c.index_map[i]);
    auto start = static_cast<std::int64_t>(indices.at(place));
    at[d] = clamp ? std::clamp<std::int64_t>(start, 0, c.operand[d] - c.window_sizes[d]) : start;
  }
  for (std::size_t i = 0; i < c.operand_batching.size(); ++i) {
    at[static_cast<std::size_t>(c.operand_batching[i])] = place[static_cast<std::size_t>(c.indices_batching[i])];
  }
  std::size_t w = 0;
  for (std::size_t d = 0; d < at.size(); ++d) {
    auto dim = static_cast<std::int64_t>(d);
    if (!has(c.collapsed, dim) && !has(c.operand_batching, dim)) at[d] += offset[w++];
  }
  return at;
}

constexpr DType kIndexTypes[] = {DType::i8, DType::i16, DType::i32, DType::i64,
                                 DType::u8, DType::u16, DType::u32, DType::u64};

TEST(Gather, RandomDimensionNumbersFollowTheSpecification) {
  Numbers numbers(7);
  for (int round = 0; round < 400; ++round) {
    IndexedCase c = random_indexing(numbers);
    Array operand = numbers.array(kAllTypes[round % kDTypeCount], c.operand);
    Array indices = numbers.array(kIndexTypes[round % 8], c.indices, 6);
    Array result = run_kernel({operand, indices}, [&](Builder& b, const Values& v) {
      b.gather(v[0], v[1],
               {c.offset_dims, c.collapsed, c.operand_batching, c.indices_batching, c.index_map, c.vector_dim},
               c.window_sizes);
    })[0];
    ASSERT_EQ(result.type.dims, c.result);
    for_each_index(c.result, [&](const Dims& index) {
      ASSERT_EQ(result.at(index), operand.at(operand_index(c, indices, index, true))) << "round " << round;
    });
  }
}

TEST(Gather, RowsOfALargeTable) {
  Numbers numbers(8);
  Array table = numbers.array(DType::f32, {500, 96}), indices = numbers.array(DType::i32, {2000}, 499);
  Array result = run_kernel({table, indices}, [](Builder& b, const Values& v) {
    b.gather(v[0], v[1], {{1}, {0}, {}, {}, {0}, 1}, {1, 96});
  })[0];
  for_each_index({2000, 96}, [&](const Dims& i) {
    auto row = std::max<std::int64_t>(0, static_cast<std::int64_t>(indices.at({i[0]})));
    ASSERT_EQ(result.at(i), table.at({row, i[1]}));
  });
}

using Combine = std::function<double(double, double)>;

void check_scatter(Numbers& numbers, int round, DType dtype, const std::function<Region(Builder&)>& region,
                   const Combine& combine) {
  IndexedCase c = random_indexing(numbers);
  ScatterDims dims{c.offset_dims, c.collapsed, c.operand_batching, c.indices_batching, c.index_map, c.vector_dim};
  Array operand = numbers.array(dtype, c.operand, 3), indices = numbers.array(kIndexTypes[round % 8], c.indices, 5);
  Array updates = numbers.array(dtype, c.result, 3), expected = operand;
  // Window after window, in the order of the indices.
  for_each_index(c.batch_shape, [&](const Dims& batch) {
    for_each_index(c.window, [&](const Dims& window) {
      Dims index;
      for (std::size_t d = 0, b = 0, w = 0; d < c.result.size(); ++d) {
        index.push_back(has(c.offset_dims, static_cast<std::int64_t>(d)) ? window[w++] : batch[b++]);
      }
      Dims at = operand_index(c, indices, index, false);
      if (expected.contains(at)) expected.at(at) = combine(expected.at(at), updates.at(index));
    });
  });
  Array result = run_kernel(
      {operand, indices, updates},
      [&](Builder& b, const Values& v) {
        b.create(OpCode::scatter, v, {{"scatter_dimension_numbers", dims}}, {region(b)});
      },
      round % 2 == 0)[0];
  ASSERT_EQ(result.values, expected.values) << "round " << round;
}

TEST(Scatter, AddReplaceMaximumAndAnyRegionFollowTheSpecification) {
  Numbers numbers(9);
  for (int round = 0; round < 400; ++round) {
    DType dtype = round % 2 ? DType::f32 : DType::i32;
    TensorType scalar(dtype, {});
    switch (round % 4) {
      case 0:
        check_scatter(
            numbers, round, dtype, [&](Builder& b) { return binary_region(b, dtype, OpCode::add); }, std::plus<>());
        break;
      case 1:
        check_scatter(
            numbers, round, dtype,
            [&](Builder& b) { return scalar_region(b, dtype, [](Builder&, Value, Value y) { return y; }); },
            [](double, double y) { return y; });
        break;
      case 2:
        check_scatter(
            numbers, round, dtype, [&](Builder& b) { return binary_region(b, dtype, OpCode::maximum); },
            [](double x, double y) { return std::max(x, y); });
        break;
      default:  // neither commutative nor known
        check_scatter(
            numbers, round, dtype,
            [&](Builder& b) {
              return scalar_region(b, dtype, [](Builder& in, Value x, Value y) { return in.subtract(y, x); });
            },
            [](double x, double y) { return y - x; });
    }
  }
}

TEST(Scatter, AddsInAllTypes) {
  Numbers numbers(10);
  for (DType dtype : kAllTypes) {
    Array operand = numbers.array(dtype, {4}), updates = numbers.array(dtype, {3});
    Array indices(TensorType(DType::i32, {3}), {1, 3, 1}), expected = operand;
    for (std::int64_t i = 0; i < 3; ++i) {
      double& to = expected.at({static_cast<std::int64_t>(indices.at({i}))});
      to = dtype == DType::i1 ? (to != 0 || updates.at({i}) != 0) : to + updates.at({i});
    }
    Array result = run_kernel({operand, indices, updates}, [&](Builder& b, const Values& v) {
      b.create(OpCode::scatter, v, {{"scatter_dimension_numbers", ScatterDims{{}, {0}, {}, {}, {0}, 1}}},
               {binary_region(b, dtype, OpCode::add)});
    })[0];
    EXPECT_EQ(result.values, expected.values) << name(dtype);
  }
}

TEST(Scatter, LargeRowsAndLargeCountsGiveTheSameAsOneByOne) {
  Numbers numbers(11);
  for (std::int64_t width : {64, 1}) {  // shared out by columns, and by target rows
    std::int64_t count = width == 1 ? 50000 : 1000;
    Array operand = numbers.array(DType::f32, {50, width}), indices = numbers.array(DType::i32, {count}, 60);
    Array updates = numbers.array(DType::f32, {count, width}), expected = operand;
    for_each_index({count, width}, [&](const Dims& i) {
      Dims at{static_cast<std::int64_t>(indices.at({i[0]})), i[1]};
      if (expected.contains(at)) expected.at(at) += updates.at(i);
    });
    Array result = run_kernel({operand, indices, updates}, [&](Builder& b, const Values& v) {
      b.create(OpCode::scatter, v, {{"scatter_dimension_numbers", ScatterDims{{1}, {0}, {}, {}, {0}, 1}}},
               {binary_region(b, DType::f32, OpCode::add)});
    })[0];
    EXPECT_EQ(result.values, expected.values);
  }
}

TEST(Scatter, SeveralTensorsShareTheIndices) {
  Array a(TensorType(DType::f32, {3}), {1, 2, 3}), k(TensorType(DType::i32, {3}), {10, 20, 30});
  Array indices(TensorType(DType::i64, {4}), {2, 0, 2, 7});
  Array u(TensorType(DType::f32, {4}), {5, 0, 4, 9}), w(TensorType(DType::i32, {4}), {1, 2, 3, 4});
  auto results = run_kernel({a, k, indices, u, w}, [](Builder& b, const Values& v) {
    TensorType f(DType::f32, {}), i(DType::i32, {});
    Region keep_larger = b.region({f, i, f, i}, [](Builder& in, const Values& x) {
      Value keep = in.compare(x[0], x[2], "GE");
      return Values{in.select(keep, x[0], x[2]), in.select(keep, x[1], x[3])};
    });
    b.create(OpCode::scatter, v, {{"scatter_dimension_numbers", ScatterDims{{}, {0}, {}, {}, {0}, 1}}}, {keep_larger});
  });
  EXPECT_EQ(results[0].values, (std::vector<double>{1, 2, 5}));
  EXPECT_EQ(results[1].values, (std::vector<double>{10, 20, 1}));
}

}  // namespace
}  // namespace pcp::cpu
