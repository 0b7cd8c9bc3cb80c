// Indexing against a slow and simple model of NumPy's rules, and Einstein sums against loops.
#include <algorithm>
#include <map>
#include <numeric>
#include <random>

#include "tests/session/ops_fixture.h"

namespace pcp::session {
namespace {

using gt::Tensor;

struct Array {
  Dims dims;
  std::vector<double> values;
};

// Calls `visit` for every place of a tensor in row-major order.
template <class Visit>
void each_place(const Dims& dims, const Visit& visit) {
  Dims place(dims.size());
  for (std::int64_t left = element_count(dims); left > 0; --left) {
    visit(place);
    for (std::size_t i = dims.size(); i-- > 0;) {
      if (++place[i] < dims[i]) break;
      place[i] = 0;
    }
  }
}

std::size_t offset(const Dims& dims, const Dims& place) {
  std::int64_t at = 0;
  for (std::size_t i = 0; i < dims.size(); ++i) at = at * dims[i] + place[i];
  return static_cast<std::size_t>(at);
}

double broadcast_at(const Array& array, const Dims& place) {
  Dims own(place.end() - static_cast<std::ptrdiff_t>(array.dims.size()), place.end());
  for (std::size_t i = 0; i < own.size(); ++i) own[i] = array.dims[i] == 1 ? 0 : own[i];
  return array.values[offset(array.dims, own)];
}

// One index of an expression: what it takes, said as plainly as can be.
struct Item {
  enum Kind { number, slice, new_axis, ellipsis, array, mask } kind;
  std::vector<std::int64_t> places;  // of a number or slice
  Array array_values;
};

// The elements that an expression selects: for each place of the result, the place in the tensor.
struct Oracle {
  Dims dims;
  std::vector<std::size_t> offsets;

  Oracle(const Dims& of, std::vector<Item> items) {
    expand(of, items);
    bool has_arrays = std::ranges::any_of(items, [](const Item& item) { return item.kind == Item::array; });
    Dims common;
    for (Item& item : items) {
      if (has_arrays && item.kind == Item::number) {
        item = {Item::array, {}, {{}, {static_cast<double>(item.places[0])}}};
      }
      if (item.kind == Item::array) common = gt::broadcast_dims(common, item.array_values.dims);
    }
    auto is_array = [](const Item& item) { return item.kind == Item::array; };
    auto first = std::ranges::find_if(items, is_array);
    auto last = std::find_if(items.rbegin(), items.rend(), is_array).base();
    bool together = std::all_of(first, std::max(first, last), is_array);
    if (has_arrays && !together) dims = common;
    for (auto item = items.begin(); item != items.end(); ++item) {
      if (has_arrays && together && item == first) dims.insert(dims.end(), common.begin(), common.end());
      if (item->kind == Item::slice) dims.push_back(static_cast<std::int64_t>(item->places.size()));
      if (item->kind == Item::new_axis) dims.push_back(1);
    }
    std::size_t array_axis = 0;  // where the arrays' axes are in the result
    if (has_arrays && together) {
      for (auto item = items.begin(); item != first; ++item) array_axis += item->kind != Item::number;
    }
    each_place(dims, [&](const Dims& place) {
      Dims source, at(place.begin() + static_cast<std::ptrdiff_t>(array_axis), place.end());
      at.resize(common.size());
      std::size_t next = has_arrays && !together ? common.size() : 0;
      for (auto item = items.begin(); item != items.end(); ++item) {
        if (has_arrays && together && item == first) next += common.size();
        if (item->kind == Item::number) source.push_back(item->places[0]);
        if (item->kind == Item::slice) source.push_back(item->places[static_cast<std::size_t>(place[next++])]);
        if (item->kind == Item::new_axis) ++next;
        if (item->kind == Item::array) {
          auto index = static_cast<std::int64_t>(broadcast_at(item->array_values, at));
          source.push_back(index < 0 ? index + of[source.size()] : index);
        }
      }
      offsets.push_back(offset(of, source));
    });
  }

  static Item whole(std::int64_t size) {
    Item item{Item::slice, std::vector<std::int64_t>(static_cast<std::size_t>(size)), {}};
    std::iota(item.places.begin(), item.places.end(), 0);
    return item;
  }

  // Masks become arrays, the ellipsis and what is missing at the end become slices.
  static void expand(const Dims& of, std::vector<Item>& items) {
    std::vector<Item> plain;
    std::size_t axis = 0, spoken = 0;
    for (const Item& item : items) {
      if (item.kind == Item::mask) {
        spoken += item.array_values.dims.size();
      } else {
        spoken += item.kind != Item::new_axis && item.kind != Item::ellipsis;
      }
    }
    std::size_t missing = of.size() - spoken;
    for (const Item& item : items) {
      if (item.kind == Item::ellipsis) {
        for (; missing > 0; --missing) plain.push_back(whole(of[axis++]));
      } else if (item.kind == Item::mask) {
        const Array& mask = item.array_values;
        std::vector<Array> arrays(mask.dims.size());
        each_place(mask.dims, [&](const Dims& place) {
          if (mask.values[offset(mask.dims, place)] == 0) return;
          for (std::size_t i = 0; i < place.size(); ++i) arrays[i].values.push_back(static_cast<double>(place[i]));
        });
        for (Array& array : arrays) {
          array.dims = {static_cast<std::int64_t>(array.values.size())};
          plain.push_back({Item::array, {}, array});
          ++axis;
        }
      } else {
        plain.push_back(item);
        axis += item.kind != Item::new_axis;
      }
    }
    for (; missing > 0; --missing) plain.push_back(whole(of[axis++]));
    items = plain;
  }
};

class OpsIndexTest : public OpsTest {
 protected:
  std::int64_t between(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(random_);
  }

  static Tensor tensor_of(const Array& array, DType dtype) { return made(dtype, array.dims, array.values); }

  // A random index of the next axes, in both forms.
  void add(const Dims& dims, std::size_t& axis, bool arrays, Dims& common, std::vector<Item>& items,
           gt::Indices& indices) {
    std::int64_t size = dims[axis], kind = between(0, arrays ? 5 : 2);
    if (kind == 0 && size > 0) {
      std::int64_t place = between(0, size - 1);
      items.push_back({Item::number, {place}, {}});
      indices.emplace_back(between(0, 1) ? place : place - size);
    } else if (kind <= 2 || size == 0) {
      slice(size, items, indices);
    } else if (kind == 3 && common.empty()) {
      mask(Dims(dims.begin() + static_cast<std::ptrdiff_t>(axis),
                dims.begin() + static_cast<std::ptrdiff_t>(
                                   std::min(axis + 1 + static_cast<std::size_t>(between(0, 1)), dims.size()))),
           common, items, indices);
      axis += items.back().array_values.dims.size() - 1;
    } else {
      Array array{common.empty() ? Dims{between(1, 2), between(1, 3)} : common, {}};
      if (between(0, 2) == 0) array.dims = {1};
      if (common.empty() && array.dims.size() > 1) common = array.dims;
      for (std::int64_t i = element_count(array.dims); i > 0; --i) {
        array.values.push_back(static_cast<double>(between(-size, size - 1)));
      }
      items.push_back({Item::array, {}, array});
      indices.emplace_back(tensor_of(array, between(0, 1) ? DType::i64 : DType::i32));
    }
    ++axis;
  }

  void slice(std::int64_t size, std::vector<Item>& items, gt::Indices& indices) {
    gt::Slice given;
    if (between(0, 2)) given.start = between(-size - 1, size + 1);
    if (between(0, 2)) given.stop = between(-size - 1, size + 1);
    if (between(0, 1)) given.step = between(0, 1) ? between(1, 3) : between(-3, -1);
    std::int64_t step = given.step.value_or(1);
    auto bound = [&](std::optional<std::int64_t> value, std::int64_t otherwise) {
      if (!value) return otherwise;
      std::int64_t place = *value < 0 ? *value + size : *value;
      return step > 0 ? std::min(std::max(place, std::int64_t{0}), size)
                      : std::min(std::max(place, std::int64_t{-1}), size - 1);
    };
    Item item{Item::slice, {}, {}};
    std::int64_t stop = bound(given.stop, step > 0 ? size : -1);
    for (std::int64_t i = bound(given.start, step > 0 ? 0 : size - 1); step > 0 ? i < stop : i > stop; i += step) {
      item.places.push_back(i);
    }
    items.push_back(item);
    indices.emplace_back(given);
  }

  void mask(const Dims& dims, Dims& common, std::vector<Item>& items, gt::Indices& indices) {
    Array array{dims, {}};
    std::int64_t count = 0;
    for (std::int64_t i = element_count(dims); i > 0; --i) {
      array.values.push_back(static_cast<double>(between(0, 1)));
      count += array.values.back() != 0;
    }
    common = {count};
    items.push_back({Item::mask, {}, array});
    indices.emplace_back(tensor_of(array, DType::i1));
  }

  void check(bool arrays) {
    Dims dims, common;
    for (std::int64_t rank = between(1, 4); rank > 0; --rank) dims.push_back(between(1, 4));
    std::vector<Item> items;
    gt::Indices indices;
    bool ellipsis = false;
    for (std::size_t axis = 0; axis < dims.size();) {
      if (between(0, 5) == 0) {
        items.push_back({Item::new_axis, {}, {}});
        indices.emplace_back(gt::NewAxis());
      }
      if (!ellipsis && between(0, 5) == 0) {
        ellipsis = true;
        items.push_back({Item::ellipsis, {}, {}});
        indices.emplace_back(gt::Ellipsis());
        axis += static_cast<std::size_t>(between(1, static_cast<std::int64_t>(dims.size() - axis)));
        continue;
      }
      if (!ellipsis && between(0, 9) == 0) break;
      add(dims, axis, arrays, common, items, indices);
    }
    Oracle oracle(dims, items);
    Tensor x = counted(dims);
    Tensor taken = gt::index(x, indices);
    ASSERT_EQ(taken.dims(), oracle.dims) << to_string(dims);
    Numbers wanted(oracle.offsets.begin(), oracle.offsets.end());
    ASSERT_EQ(numbers(taken), wanted) << to_string(dims);

    Tensor value = counted(oracle.dims) + 1000;
    Numbers changed = numbers(x);
    for (std::size_t i = 0; i < oracle.offsets.size(); ++i) changed[oracle.offsets[i]] = static_cast<double>(1000 + i);
    ASSERT_EQ(numbers(gt::index_put(x, indices, value)), changed) << to_string(dims);
    for (std::size_t at : oracle.offsets) changed[at] = 7;
    ASSERT_EQ(numbers(gt::index_put(x, indices, 7)), changed) << to_string(dims);
  }

  static void check_einsum(const std::string& equation, const std::vector<Dims>& shapes,
                           const std::string& output = "") {
    SCOPED_TRACE(equation);
    std::vector<Tensor> operands;
    for (const Dims& dims : shapes) operands.push_back(counted(dims) * 0.5 + 1);
    std::size_t arrow = equation.find("->");
    std::string out = arrow == std::string::npos ? output : equation.substr(arrow + 2);
    std::vector<std::string> terms(1);
    std::map<char, std::int64_t> sizes;
    for (char c : equation.substr(0, arrow)) {
      if (c == ',') {
        terms.emplace_back();
      } else if (c != ' ') {
        terms.back() += c;
      }
    }
    std::string labels = out;
    for (std::size_t i = 0; i < terms.size(); ++i) {
      for (std::size_t axis = 0; axis < terms[i].size(); ++axis) {
        sizes[terms[i][axis]] = std::max(sizes[terms[i][axis]], shapes[i][axis]);
        if (labels.find(terms[i][axis]) == std::string::npos) labels += terms[i][axis];
      }
    }
    Dims all, result;
    for (char label : labels) all.push_back(sizes[label]);
    for (char label : out) result.push_back(sizes[label]);
    Numbers wanted(static_cast<std::size_t>(element_count(result)));
    each_place(all, [&](const Dims& place) {
      double product = 1;
      for (std::size_t i = 0; i < terms.size(); ++i) {
        Dims own;
        for (std::size_t axis = 0; axis < terms[i].size(); ++axis) {
          own.push_back(shapes[i][axis] == 1 ? 0 : place[labels.find(terms[i][axis])]);
        }
        product *= static_cast<double>(offset(shapes[i], own)) * 0.5 + 1;
      }
      wanted[offset(result, Dims(place.begin(), place.begin() + static_cast<std::ptrdiff_t>(out.size())))] += product;
    });
    Tensor made = gt::einsum(equation, operands);
    ASSERT_EQ(made.dims(), result);
    expect_near(made, wanted);
  }

  std::mt19937_64 random_{20};
};

TEST_F(OpsIndexTest, SlicesNumbersAndNewAxes) {
  for (int i = 0; i < 150; ++i) check(false);
}

TEST_F(OpsIndexTest, ArraysAndMasks) {
  for (int i = 0; i < 250; ++i) check(true);
}

TEST_F(OpsIndexTest, AMaskIsNotReadForOneValue) {
  Tensor x = doubles({3}, {1, -2, 3});
  numbers(x);
  Tensor mask = gt::less(x, 0);
  std::size_t before = recorder_->routine_count();
  gt::set_index(x, {mask}, 0);
  EXPECT_EQ(numbers(x), (Numbers{1, 0, 3}));
  EXPECT_EQ(recorder_->routine_count(), before + 1);  // one select
}

TEST_F(OpsIndexTest, EinsteinSums) {
  check_einsum("ij,jk->ik", {{2, 3}, {3, 4}});
  check_einsum("ij,jk", {{2, 3}, {3, 4}}, "ik");
  check_einsum("ba", {{2, 3}}, "ab");
  check_einsum("ii", {{3, 3}}, "");
  check_einsum("ii->i", {{3, 3}});
  check_einsum("iij->ji", {{2, 2, 3}});
  check_einsum("iii->i", {{2, 2, 2}});
  check_einsum("bij,bjk->bik", {{2, 2, 3}, {2, 3, 2}});
  check_einsum("i,j->ij", {{2}, {3}});
  check_einsum("i,i->i", {{3}, {3}});
  check_einsum("ij,ij->", {{2, 3}, {2, 3}});
  check_einsum("ijk->", {{2, 3, 2}});
  check_einsum("ij,kl->il", {{2, 3}, {2, 4}});
  check_einsum("i,ij,jk,k->", {{2}, {2, 3}, {3, 4}, {4}});
  check_einsum("ab,bc,cd->da", {{2, 3}, {3, 2}, {2, 4}});
  check_einsum("bhqd,bhkd->bhqk", {{2, 2, 3, 2}, {2, 2, 4, 2}});
  check_einsum("ij,jk->ik", {{2, 1}, {3, 4}});
  check_einsum("iji,jk->ki", {{2, 3, 2}, {3, 2}});
  check_einsum("Ab, bA->A", {{2, 3}, {3, 2}});
}

TEST_F(OpsIndexTest, EinsteinSumsWithAnEllipsis) {
  Tensor x = counted({2, 3, 2, 3}), y = counted({3, 3, 2});
  EXPECT_EQ(numbers(gt::einsum("...ij,...jk->...ik", {x, y})), numbers(gt::matmul(x, y)));
  EXPECT_EQ(numbers(gt::einsum("...ij,...jk", {x, y})), numbers(gt::matmul(x, y)));
  EXPECT_EQ(gt::einsum("i...->...i", {x}).dims(), (Dims{3, 2, 3, 2}));
  EXPECT_EQ(numbers(gt::einsum("...->", {x})), numbers(gt::sum(x)));
}

TEST_F(OpsIndexTest, ProductsOfBatchesAgreeWithLoops) {
  struct Case {
    Dims left, right;
    std::string equation;
  };
  const Case cases[] = {{{3}, {3}, "i,i->"},
                        {{3}, {3, 2}, "i,ij->j"},
                        {{2, 3}, {3}, "ij,j->i"},
                        {{2, 2, 3}, {3, 4}, "bij,jk->bik"},
                        {{2, 3}, {2, 3, 4}, "ij,bjk->bik"},
                        {{3}, {2, 3, 4}, "j,bjk->bk"},
                        {{2, 1, 2, 3}, {1, 4, 3, 2}, "abij,abjk->abik"}};
  for (const Case& one : cases) {
    Tensor x = counted(one.left), y = counted(one.right);
    EXPECT_EQ(numbers(gt::matmul(x, y)), numbers(gt::einsum(one.equation, {x, y}))) << one.equation;
    EXPECT_EQ(gt::matmul(x, y).dims(), gt::einsum(one.equation, {x, y}).dims()) << one.equation;
  }
}

}  // namespace
}  // namespace pcp::session
