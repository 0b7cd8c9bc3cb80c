// Every operation, element type and edge case on every engine against one set of expected values.
// PCP_CONFORMANCE_ENGINES names the engines, separated by commas ("cpu" when unset).
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/conformance/selection.h"

namespace pcp::conformance {
namespace {

constexpr int kShownFailures = 40;

class Conformance : public testing::TestWithParam<std::tuple<std::string, const OpInfo*>> {};

TEST_P(Conformance, GivesTheExpectedValuesOrAKnownDeviation) {
  auto [engine_name, op] = GetParam();
  if (std::string why = missing(engine_name); !why.empty()) GTEST_SKIP() << why;
  const CaseFile& file = case_file(*op);
  std::vector<bool> chosen = chosen_cases(engine_name, file);
  std::string report;
  int runs = 0, failures = 0;
  for (Mode mode : modes_of(engine_name)) {
    std::vector<std::string> wrong = run_cases(shared_engine(engine_name), file, chosen, mode);
    for (std::size_t i = 0; i < wrong.size(); ++i) {
      if (!chosen[i]) continue;
      ++runs;
      const std::string& case_name = file.cases()[i].function->name;
      std::string problem = unexpected(engine_name, op->short_name(), case_name, wrong[i]);
      if (problem.empty()) continue;
      if (++failures <= kShownFailures) report += concat("\n  ", case_name, " (", name(mode), "): ", problem);
    }
  }
  EXPECT_EQ(failures, 0) << op->name << " on " << engine_name << ": " << failures << " of " << runs
                         << " runs are not as expected" << report << (failures > kShownFailures ? "\n  ..." : "");
}

INSTANTIATE_TEST_SUITE_P(Engines, Conformance,
                         testing::Combine(testing::ValuesIn(chosen_engines()), testing::ValuesIn(engine_ops())),
                         [](const auto& instance) {
                           std::string engine = std::get<0>(instance.param);
                           std::ranges::replace(engine, ':', '_');
                           return concat(engine, "_", std::get<1>(instance.param)->short_name());
                         });

TEST(Deviations, EachNamesAnOpAndACaseThatIsThere) {
  for (const Deviation& one : deviations()) {
    SCOPED_TRACE(concat(one.engine, " ", one.op, " ", one.cases));
    auto ops = engine_ops();
    auto op = std::ranges::find_if(ops, [&](const OpInfo* info) { return info->short_name() == one.op; });
    ASSERT_NE(op, ops.end());
    const CaseFile& file = case_file(**op);
    EXPECT_TRUE(std::ranges::any_of(file.cases(), [&](const Case& c) { return one.covers(c.function->name); }));
    EXPECT_FALSE(one.text.empty());
    if (one.kind == Deviation::Kind::close) {
      EXPECT_NO_THROW(Tolerance::parse(std::string(one.tolerance)));
    }
  }
}

TEST(Deviations, AreCheckedBothWays) {
  ASSERT_FALSE(deviations().empty());
  for (const Deviation& one : deviations()) {
    std::string case_name(one.cases.ends_with('*') ? one.cases.substr(0, one.cases.size() - 1) : one.cases);
    bool may_fail = one.kind != Deviation::Kind::close;
    bool may_pass = one.kind == Deviation::Kind::varies || !may_fail;
    EXPECT_EQ(unexpected(one.engine, one.op, case_name, "").empty(), may_pass) << "a listed case that passes";
    EXPECT_EQ(unexpected(one.engine, one.op, case_name, concat("... ", one.text, " ...")).empty(), may_fail);
    EXPECT_EQ(unexpected("no such engine", one.op, case_name, "wrong"), "wrong");
    if (one.kind == Deviation::Kind::refuses) {
      EXPECT_NE(unexpected(one.engine, one.op, case_name, "another message"), "");
    }
  }
}

// The element types a row of the table takes, as far as one type describes it.
std::set<DType> allowed_types(const OpInfo& info) {
  std::set<DType> result;
  Function function;
  Attrs attrs;
  std::vector<Region> regions;
  for (int i = 0; i < kDTypeCount; ++i) {
    auto dtype = static_cast<DType>(i);
    bool allowed = true;
    if (info.code == OpCode::rng_bit_generator) {
      allowed = is_integer(dtype);
    } else if (info.code == OpCode::reduce_precision) {
      allowed = is_float(dtype);
    } else if (info.code == OpCode::iota || info.code == OpCode::convolution) {
      allowed = dtype != DType::i1;
    } else if (info.code == OpCode::abs) {
      allowed = is_signed(dtype);  // MLIR refuses unsigned operands
    } else if ((info.has(kUnary) || info.has(kBinary)) && !info.has(kResultGiven)) {
      OpSite site{info,    std::vector(static_cast<std::size_t>(info.min_operands), TensorType(dtype, {2})),
                  {},      attrs,
                  regions, function,
                  {}};
      try {
        infer_types(site);
      } catch (const Error&) {
        allowed = false;
      }
    }
    if (allowed) result.insert(dtype);
  }
  return result;
}

TEST(ConformanceData, EveryOpHasCasesOfEveryTypeItTakes) {
  for (const OpInfo* info : engine_ops()) {
    SCOPED_TRACE(info->name);
    std::set<DType> seen;
    try {
      const CaseFile& file = case_file(*info);
      for (const Function& function : file.module().functions) {
        walk(function.body, [&](const Op& op) {
          if (op.code != info->code) return;
          for (const Values* values : {&op.operands, &op.results}) {
            for (Value value : *values) seen.insert(function.type(value).dtype);
          }
        });
      }
    } catch (const std::exception& error) {
      ADD_FAILURE() << error.what();
      continue;
    }
    for (DType dtype : allowed_types(*info)) EXPECT_TRUE(seen.contains(dtype)) << "no case of " << name(dtype);
  }
}

TEST(ConformanceData, TheChosenCasesShowWhatAllOfThemShow) {
  for (std::string engine : {"cpu", "xla:cpu", "iree:cpu", "iree:vulkan"}) {
    std::map<DType, int> cases_of;
    for (const OpInfo* info : engine_ops()) {
      SCOPED_TRACE(concat(info->name, " on ", engine));
      const CaseFile& file = case_file(*info);
      std::vector<bool> all = all_cases(engine, file), chosen = chosen_cases(engine, file);
      std::set<std::string> missing, common;
      for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_TRUE(all[i] || !chosen[i]);
        if (all[i]) missing.merge(traits(engine, file.cases()[i]));
        if (all[i] && is_common(file.cases()[i].dtype)) common.insert(std::string(name(file.cases()[i].dtype)));
      }
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (!chosen[i]) continue;
        for (const std::string& trait : traits(engine, file.cases()[i])) missing.erase(trait);
        common.erase(std::string(name(file.cases()[i].dtype)));
        ++cases_of[file.cases()[i].dtype];
      }
      EXPECT_EQ(missing, std::set<std::string>());
      EXPECT_EQ(common, std::set<std::string>());
    }
    for (int i = 0; i < kDTypeCount; ++i) {
      auto dtype = static_cast<DType>(i);
      if (engine == "iree:vulkan" && !is_common(dtype)) continue;
      EXPECT_GE(cases_of[dtype], 20) << name(dtype) << " on " << engine;
    }
  }
}

TEST(ConformanceData, EveryFileBelongsToAnOp) {
  std::set<std::string> names;
  for (const OpInfo* info : engine_ops()) names.insert(std::string(info->short_name()));
  for (const auto& entry : std::filesystem::directory_iterator(data_folder())) {
    EXPECT_TRUE(names.contains(entry.path().stem().string())) << entry.path();
  }
}

TEST(ConformanceData, TextRoundTripsExactly) {
  for (const OpInfo* info : engine_ops()) {
    const CaseFile& file = case_file(*info);
    std::string text = print(file.module());
    Module again = parse(text);
    EXPECT_EQ(print(again), text) << info->name;
    EXPECT_EQ(hash(again), hash(file.module())) << info->name;
  }
}

HostTensor floats(std::initializer_list<float> values) {
  return HostTensor::of<float>(TensorType(DType::f32, {static_cast<std::int64_t>(values.size())}),
                               std::span(values.begin(), values.size()));
}

TEST(ConformanceTolerance, SaysWhatDiffersAndWhere) {
  auto wrong = difference(floats({1, 2, 4}), floats({1, 2, 3}), Tolerance::parse("exact"));
  ASSERT_TRUE(wrong.has_value());
  EXPECT_EQ(*wrong, "1 of 3 elements of tensor<3xf32>, first at [2]: got 4 (0x40800000), expected 3 (0x40400000)");
  EXPECT_TRUE(difference(floats({1}), floats({1, 2}), {}).has_value());
}

TEST(ConformanceTolerance, KindsDifferInWhatTheyForgive) {
  float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
  auto same = [](float got, float expected, const char* tolerance) {
    return !difference(floats({got}), floats({expected}), Tolerance::parse(tolerance)).has_value();
  };
  for (const char* any : {"exact", "equal", "ulp 1", "close 1e-3 1e-3"}) {
    EXPECT_TRUE(same(nan, -nan, any)) << any;
    EXPECT_FALSE(same(nan, 1, any)) << any;
    EXPECT_FALSE(same(1, nan, any)) << any;
    EXPECT_FALSE(same(inf, -inf, any)) << any;
    EXPECT_FALSE(same(inf, 1, any)) << any;
    EXPECT_TRUE(same(inf, inf, any)) << any;
    EXPECT_FALSE(same(1, -1, any)) << any;
  }
  EXPECT_FALSE(same(0.0f, -0.0f, "exact"));
  EXPECT_TRUE(same(0.0f, -0.0f, "equal"));
  float next = std::nextafter(1.0f, 2.0f);
  EXPECT_FALSE(same(next, 1, "equal"));
  EXPECT_TRUE(same(next, 1, "ulp 1"));
  EXPECT_FALSE(same(std::nextafter(next, 2.0f), 1, "ulp 1"));
  EXPECT_TRUE(same(std::numeric_limits<float>::denorm_min(), -0.0f, "ulp 1"));
  EXPECT_FALSE(same(0, 1e-39f, "ulp 1"));
  EXPECT_TRUE(same(0, 1e-39f, "ulp 1 1e-38"));
  EXPECT_TRUE(same(1.0009f, 1, "close 1e-3 0"));
  EXPECT_FALSE(same(1.0011f, 1, "close 1e-3 0"));
  EXPECT_THROW(Tolerance::parse("about"), Error);
}

TEST(ConformanceTolerance, MaySpeakOfSomeInputsOnly) {
  float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
  auto same = [](float got, float expected, float input, const char* tolerance) {
    std::vector<HostTensor> inputs{floats({1}), floats({input})};
    return !difference(floats({got}), floats({expected}), Tolerance::parse(tolerance), inputs).has_value();
  };
  for (const char* some :
       {"exact for 0.5 1000", "ulp 1 for 0.5 1000", "ulp 1 1e-3 for 0.5 1000", "close 0 0 for 0.5 1000"}) {
    for (float inside : {1.0f, -1.0f, 0.5f, 1000.0f, nan}) EXPECT_FALSE(same(2, 3, inside, some)) << some << inside;
    for (float outside : {0.0f, 0.25f, -0.25f, 1001.0f, inf, -inf})
      EXPECT_TRUE(same(2, 3, outside, some)) << some << outside;
    EXPECT_TRUE(same(3, 3, 1, some));
  }
  EXPECT_FALSE(same(2, 3, inf, "exact"));
  EXPECT_THROW(Tolerance::parse("exact for 1"), Error);
  EXPECT_THROW(Tolerance::parse("close 1 1 in 1 2"), Error);
}

}  // namespace
}  // namespace pcp::conformance
