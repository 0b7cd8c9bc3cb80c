#include "tests/fuzz/varied_schedule.h"

#include <cstring>
#include <new>

#include "base/index.h"
#include "engine/cpu/program.h"
#include "engine/cpu/target.h"
#include "engine/schedule/recompute.h"
#include "tests/fuzz/choices.h"

namespace pcp::fuzz {
namespace {

// Memory of exactly so many bytes, so that a sanitizer sees what lies outside.
class Memory {
 public:
  explicit Memory(std::size_t bytes) : data_(static_cast<std::byte*>(operator new(bytes, kAlignment))) {
    std::memset(data_, 0xFF, bytes);
  }
  explicit Memory(const HostTensor& tensor) : Memory(tensor.bytes().size()) {
    if (!tensor.bytes().empty()) std::memcpy(data_, tensor.bytes().data(), tensor.bytes().size());
  }
  ~Memory() { operator delete(data_, kAlignment); }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  std::byte* data() const { return data_; }

 private:
  static constexpr std::align_val_t kAlignment{4096};
  std::byte* data_;
};

}  // namespace

schedule::Target varied_target(std::uint64_t seed) {
  Choices choose(seed);
  schedule::Target target = cpu::target(true);
  if (choose.chance(25)) return target;
  auto pick = [&](std::int64_t& limit, std::initializer_list<std::int64_t> others) {
    if (choose.chance(60)) limit = choose.of(others);
  };
  target.back_to_back = choose.chance(85);
  target.write_through = choose.chance(90);
  target.recompute = choose.chance(90);
  target.epilogues = choose.chance(40);
  pick(target.alignment, {256, 4096});
  pick(target.streamed_bytes, {1, 4096});
  pick(target.first_fit_overlaps, {0, 1, 3});
  pick(target.longest_row, {1, 8, 64, 300});
  pick(target.few_rows, {0, 2, 64});
  pick(target.longest_row_of_few, {1, 16, 128});
  pick(target.group_ops, {1, 2, 3, 6, 12});
  pick(target.loop_nodes, {4, 8, 16, 40});
  pick(target.strided_copy_elements, {1, 32, 512});
  pick(target.fusion_search, {0, 1, 3, 10});
  pick(target.recompute_ops, {1, 2, 6});
  pick(target.recompute_bytes, {0, 64, 1024});
  if (choose.chance(60)) target.recompute_gain = static_cast<int>(choose.between(-1, 3));
  pick(target.recompute_anchors, {0, 1, 2});
  pick(target.concatenated_parts, {1, 2, 3});
  pick(target.nest_entries, {1, 2, 3});
  pick(target.nest_bytes, {64, 4096});
  pick(target.nest_steps, {2, 3, 5});
  if (choose.chance(20)) target.workspace = [](const schedule::Step& step) { return count(step.label) * 8; };
  return target;
}

std::vector<HostTensor> run_varied(const Function& function, const std::vector<HostTensor>& arguments,
                                   std::uint64_t seed) {
  const schedule::Target target = varied_target(seed);
  const Function scheduled = target.recompute ? schedule::recompute_cheap_values(function, target) : function;
  const auto plan = schedule::build_schedule(scheduled, target);
  const cpu::Program program(*plan);
  std::vector<std::unique_ptr<Memory>> memory;
  std::vector<std::byte*> inputs, outputs;
  for (const HostTensor& argument : arguments) {
    memory.push_back(std::make_unique<Memory>(argument));
    inputs.push_back(memory.back()->data());
  }
  for (int r = 0; r < count<int>(plan->results); ++r) {
    if (plan->donor[r] >= 0) {
      outputs.push_back(inputs[index(plan->donor[r])]);
      continue;
    }
    memory.push_back(std::make_unique<Memory>(index(plan->results[index(r)].bytes())));
    outputs.push_back(memory.back()->data());
  }
  const Memory arena(index(plan->arena_bytes));
  const cpu::Threads threads(seed % 2 == 0 ? 1 : 2);
  program.run(inputs, outputs, arena.data(), cpu::StepRunner(threads));
  std::vector<HostTensor> results;
  for (std::size_t r = 0; r < plan->results.size(); ++r) {
    HostTensor& result = results.emplace_back(plan->results[r]);
    if (!result.bytes().empty()) std::memcpy(result.bytes().data(), outputs[r], result.bytes().size());
  }
  return results;
}

}  // namespace pcp::fuzz
