// Normalization of rows: the instructions a loop of it becomes, and that they change no bit.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/cpu/target.h"
#include "engine/cpu/tile_instructions.h"
#include "engine/schedule/schedule.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "tests/engine/code_of.h"
#include "tests/engine/random_run.h"

namespace pcp {
namespace {

using test::f32;
using test::run_on_random;
using Form = cpu::TileInstruction::Form;

constexpr std::int64_t kRows = 37, kCols = 83;

struct Parts {
  bool centred = true, bias = true;
  bool keeps_difference = false;  // it is a result too, as a backward pass wants it
};

Function normalization(Parts parts) {
  Function function;
  Builder b(function);
  Dims whole{kRows, kCols};
  Value x = b.argument(f32(whole)), gain = b.argument(f32({kCols})), bias = b.argument(f32({kCols}));
  Value count = b.splat(f32({kRows}), kCols);
  auto mean = [&](Value of) { return b.divide(b.reduce(of, OpCode::add, {1}), count); };
  auto spread = [&](Value of) { return b.broadcast_in_dim(of, whole, {0}); };
  auto of_columns = [&](Value of) { return b.broadcast_in_dim(of, whole, {1}); };
  Value difference = parts.centred ? b.subtract(x, spread(mean(x))) : x;
  Value scale = b.rsqrt(b.add(mean(b.multiply(difference, difference)), b.splat(f32({kRows}), 1e-5)));
  Value y = b.multiply(b.multiply(difference, spread(scale)), of_columns(gain));
  if (parts.bias) y = b.add(of_columns(bias), y);
  b.returns(parts.keeps_difference ? Values{y, difference} : Values{y});
  return function;
}

// Instructions on whole rows, in order; those on one value a row do not count.
std::vector<Form> forms(const Function& function) {
  auto plan = schedule::build_schedule(function, cpu::target());
  EXPECT_EQ(plan->steps.size(), 1u);
  std::vector<Form> found;
  for (const auto& step : cpu::select_instructions(*plan->steps[0].get<schedule::Loop>()))
    if (!(step.row && step.form == Form::lanes)) found.push_back(step.form);
  return found;
}

TEST(Normalization, ReadsEveryRowThreeTimesAndWritesItOnce) {
  std::vector<Form> expected{Form::reduce, Form::row_dot, Form::row_affine};
  EXPECT_EQ(forms(normalization({})), expected);
  EXPECT_EQ(forms(normalization({.bias = false})), expected);
  expected.erase(expected.begin());
  EXPECT_EQ(forms(normalization({.centred = false})), expected);
}

TEST(Normalization, ADifferenceOthersWantIsComputedForThem) {
  std::vector<Form> found = forms(normalization({.keeps_difference = true}));
  EXPECT_EQ(std::ranges::count(found, Form::row_binary), 1);
  EXPECT_EQ(std::ranges::count(found, Form::row_affine), 1);
}

TEST(Normalization, GivesTheBitsOfSingleOperations) {
  for (bool centred : {false, true}) {
    for (bool bias : {false, true}) {
      for (bool keeps : {false, true}) {
        Function function = normalization({centred, bias, keeps});
        auto fused = run_on_random(function, true), single = run_on_random(function, false);
        ASSERT_EQ(fused.size(), single.size());
        for (std::size_t i = 0; i < fused.size(); ++i)
          EXPECT_TRUE(std::ranges::equal(fused[i].bytes(), single[i].bytes()))
              << "result " << i << (centred ? " centred" : "") << (bias ? " with a bias" : "");
      }
    }
  }
}

}  // namespace
}  // namespace pcp
