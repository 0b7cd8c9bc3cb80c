#include "session/segment.h"

#include "pcp/passes.h"

namespace pcp::session {
namespace {

// A word is a number with a tag, so that no two different stretches have the same words.
enum Tag : std::uint64_t { kExternal, kMade, kScalar, kCall, kFree };
std::uint64_t tagged(std::uint64_t number, Tag tag) { return number << 3 | tag; }

std::uint64_t mixed_in(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
  return hash ^ (hash >> 32);
}

}  // namespace

std::size_t SegmentHash::operator()(const std::vector<std::uint64_t>& words) const {
  std::uint64_t hash = 0;
  for (std::uint64_t word : words) hash = mixed_in(hash, word);
  return hash;
}

void Segment::word(std::uint64_t word) {
  words_.push_back(word);
  hash_ = mixed_in(hash_, word);
}

std::uint64_t Segment::reference(TensorId id) {
  auto [found, is_new] = references_.try_emplace(id, tagged(externals_.size(), kExternal));
  if (is_new) externals_.push_back({id});
  return found->second;
}

void Segment::add(const Call& call, std::size_t results) {
  word(tagged(call.routine, kCall));
  Step step{call.routine, {}};
  for (std::size_t i = 0; i < call.operands.size(); ++i) {
    const Operand& operand = call.operands[i];
    if (operand.tensor == 0) {
      step.operands.push_back(tagged(scalars_.size(), kScalar));
      scalars_.push_back({call.routine, static_cast<std::uint32_t>(i), operand.bits});
    } else {
      std::uint64_t tensor = reference(operand.tensor);
      if ((tensor & 7) == kExternal) externals_[tensor >> 3].used = true;
      step.operands.push_back(tensor);
    }
    word(step.operands.back());
  }
  for (std::size_t i = 0; i < results; ++i) {
    references_[call.first + i] = tagged(made_.size(), kMade);
    made_.push_back({call.first + i});
  }
  calls_.push_back(std::move(step));
}

void Segment::add(const Free& free) {
  std::uint64_t freed = reference(free.tensor);
  word(tagged(freed, kFree));
  std::uint64_t number = freed >> 3;
  if ((freed & 7) == kMade) {
    made_[number].freed = true;
  } else {
    externals_[number].freed = true;
  }
}

std::vector<TensorId> Segment::results() const {
  std::vector<TensorId> kept;
  for (const Made& made : made_) {
    if (!made.freed) kept.push_back(made.id);
  }
  return kept;
}

std::vector<TensorId> Segment::freed() const {
  std::vector<TensorId> freed;
  for (const External& external : externals_) {
    if (external.freed) freed.push_back(external.id);
  }
  for (const Made& made : made_) {
    if (made.freed) freed.push_back(made.id);
  }
  return freed;
}

Function Segment::function(const RoutineOf& routine_of) const {
  // Types of externals and scalars are those of the arguments they are passed to.
  std::vector<const TensorType*> external_types(externals_.size()), scalar_types(scalars_.size());
  std::vector<std::vector<TensorType>> argument_types;
  for (const Step& step : calls_) argument_types.push_back(routine_of(step.routine).arg_types());
  for (std::size_t c = 0; c < calls_.size(); ++c) {
    for (std::size_t i = 0; i < calls_[c].operands.size(); ++i) {
      std::uint64_t operand = calls_[c].operands[i], number = operand >> 3;
      if ((operand & 7) == kExternal) external_types[number] = &argument_types[c][i];
      if ((operand & 7) == kScalar) scalar_types[number] = &argument_types[c][i];
    }
  }

  Module module;
  Function main;
  main.name = "main";
  Builder builder(main);
  Values externals, scalars, made, results;
  std::vector<std::size_t> donated;
  for (std::size_t i = 0; i < externals_.size(); ++i) {
    externals.emplace_back();
    if (!externals_[i].used) continue;
    externals.back() = builder.argument(*external_types[i]);
    if (externals_[i].freed) donated.push_back(main.body.args.size() - 1);
  }
  for (const TensorType* type : scalar_types) scalars.push_back(builder.argument(*type));
  main.arg_attrs.resize(main.body.args.size());
  for (std::size_t argument : donated) main.arg_attrs[argument].set("jax.buffer_donor", true);
  std::unordered_map<RoutineId, std::string> names;
  for (const Step& step : calls_) {
    auto [name, is_new] = names.try_emplace(step.routine, "r" + std::to_string(step.routine));
    const Function& routine = routine_of(step.routine);
    if (is_new) {
      module.functions.push_back(routine);
      module.functions.back().name = name->second;
      module.functions.back().is_public = false;
    }
    Values operands;
    for (std::uint64_t operand : step.operands) {
      const Values& from = (operand & 7) == kExternal ? externals : (operand & 7) == kMade ? made : scalars;
      operands.push_back(from[operand >> 3]);
    }
    Values values =
        builder.create(OpCode::call, operands, {{"callee", SymbolAttr{name->second}}}, {}, routine.result_types());
    for (Value value : values) made.push_back(value);
  }
  for (std::size_t i = 0; i < made_.size(); ++i) {
    if (!made_[i].freed) results.push_back(made[i]);
  }
  builder.returns(results);
  module.functions.push_back(std::move(main));
  return inline_calls(module).entry("main");
}

}  // namespace pcp::session
