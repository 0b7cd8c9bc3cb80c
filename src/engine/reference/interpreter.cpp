#include "engine/reference/interpreter.h"

#include <cmath>
#include <unordered_set>

#include "engine/reference/operations.h"
#include "graph/value_index.h"

namespace pcp::reference {
namespace {

void find_last_uses(const Region& region, LastUses& found) {
  std::unordered_set<std::int32_t> own, read_later;
  for (Value value : region.args) own.insert(value.id);
  for (const Op& op : region.ops) {
    for (Value value : op.results) own.insert(value.id);
  }
  for (Value value : region.results) read_later.insert(value.id);
  for (auto op = region.ops.rbegin(); op != region.ops.rend(); ++op) {
    Values& last = found[&*op];
    auto reads = [&](Value value) {
      if (read_later.insert(value.id).second && own.contains(value.id)) last.push_back(value);
    };
    for (Value value : op->results) reads(value);  // results that nothing reads are released after their operation
    for (Value value : op->operands) reads(value);
    for (const Region& inner : op->regions) {
      find_last_uses(inner, found);
      walk(inner, [&](const Op& within) {
        for (Value value : within.operands) reads(value);
        for (const Region& deeper : within.regions) {
          for (Value value : deeper.results) reads(value);
        }
      });
      for (Value value : inner.results) reads(value);
    }
  }
}

// The number of roundings that an elementwise operation counts as. Engines approximate the functions of the second
// group, each in its own way. Operations that are not listed have exact or correctly rounded results on every engine.
double roundings(OpCode code) {
  switch (code) {
    case OpCode::add:
    case OpCode::subtract:
    case OpCode::multiply:
    case OpCode::divide:
    case OpCode::sqrt:
    case OpCode::convert:
      return 1;
    case OpCode::atan2:
    case OpCode::cbrt:
    case OpCode::cosine:
    case OpCode::exponential:
    case OpCode::exponential_minus_one:
    case OpCode::log:
    case OpCode::log_plus_one:
    case OpCode::logistic:
    case OpCode::power:
    case OpCode::remainder:
    case OpCode::rsqrt:
    case OpCode::sine:
    case OpCode::tan:
    case OpCode::tanh:
    case OpCode::dot_general:  // the rounding of the result; the error of the sum is added in contraction.cpp
    case OpCode::convolution:
      return 3;
    default:
      return 0;
  }
}

}  // namespace

bool rounds(const Function& function, const Op& op) {
  if (roundings(op.code) == 0) return false;
  const DType to = function.type(op.result()).dtype, from = function.type(op.operand(0)).dtype;
  if (op.code == OpCode::convert && is_float(from) && unit_roundoff(to) <= unit_roundoff(from)) return false;  // widens
  return is_float(to);
}

void check_operations(const Function& function) {
  walk(function.body, [](const Op& op) {
    std::string where = op.location ? " (at " + *op.location + ")" : "";
    if (op.code == OpCode::custom_call) {
      fail(Code::unsupported, "[stablehlo.custom_call] the reference engine runs no custom calls, got \"",
           op.attrs.get<std::string>("call_target_name"), "\"; write it as StableHLO operations", where);
    }
    require(!op.info().has(kInlined) && !op.info().has(kImported), "[", op.info().name,
            "] is to be rewritten before an engine sees it: import the module, or apply inline_calls", where);
  });
}

LastUses last_uses(const Function& function) {
  LastUses found;
  find_last_uses(function.body, found);
  return found;
}

Interpreter::Interpreter(const Function& function, const LastUses& last_uses, std::optional<std::uint64_t> disturbance)
    : function_(function), last_uses_(last_uses), values_(function.value_count()) {
  if (disturbance) disturbance_.emplace(*disturbance);
}

const HostTensor& Interpreter::value(Value value) const {
  const Shared& found = values_.at(index(value));
  if (!found)
    fail(Code::internal, "[reference] value ", value.id, " of @", function_.name, " is read before it is there");
  return *found;
}

std::vector<Shared> Interpreter::run(const Region& region, std::vector<Shared> arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) values_[index(region.args[i])] = std::move(arguments[i]);
  arguments.clear();
  for (const Op& op : region.ops) {
    std::vector<HostTensor> results = evaluate(op);
    for (std::size_t i = 0; i < results.size(); ++i) {
      values_[index(op.results[i])] = std::make_shared<const HostTensor>(std::move(results[i]));
    }
    for (Value value : last_uses_.at(&op)) values_[index(value)] = nullptr;
  }
  std::vector<Shared> results;
  for (Value value : region.results) results.push_back(values_[index(value)]);
  for (Value value : region.args) values_[index(value)] = nullptr;
  return results;
}

std::vector<HostTensor> Interpreter::evaluate(const Op& op) {
  Operation operation{op, *this};
  std::vector<HostTensor> results = [&]() -> Results {
    switch (op.code) {
      case OpCode::compare:
        return compare(operation);
      case OpCode::select:
        return select(operation);
      case OpCode::clamp:
        return clamp(operation);
      case OpCode::convert:
        return convert(operation);
      case OpCode::reduce_precision:
        return reduce_precision(operation);
      case OpCode::constant:
        return constant(operation);
      case OpCode::iota:
        return iota(operation);
      case OpCode::rng_bit_generator:
        return rng_bit_generator(operation);
      case OpCode::bitcast_convert:
        return bitcast_convert(operation);
      case OpCode::broadcast_in_dim:
        return broadcast_in_dim(operation);
      case OpCode::concatenate:
        return concatenate(operation);
      case OpCode::dynamic_slice:
        return dynamic_slice(operation);
      case OpCode::dynamic_update_slice:
        return dynamic_update_slice(operation);
      case OpCode::gather:
        return gather(operation);
      case OpCode::pad:
        return pad(operation);
      case OpCode::reshape:
        return reshape(operation);
      case OpCode::reverse:
        return reverse(operation);
      case OpCode::slice:
        return slice(operation);
      case OpCode::transpose:
        return transpose(operation);
      case OpCode::convolution:
        return convolution(operation);
      case OpCode::dot_general:
        return dot_general(operation);
      case OpCode::reduce:
        return reduce(operation);
      case OpCode::reduce_window:
        return reduce_window(operation);
      case OpCode::scatter:
        return scatter(operation);
      case OpCode::select_and_scatter:
        return select_and_scatter(operation);
      case OpCode::sort:
        return sort(operation);
      case OpCode::case_:
        return case_(operation);
      case OpCode::if_:
        return if_(operation);
      case OpCode::while_:
        return while_(operation);
      case OpCode::optimization_barrier:
        return optimization_barrier(operation);
      default:
        return elementwise(operation);
    }
  }();
  if (disturbance_) disturb(op, results);
  return results;
}

void Interpreter::disturb(const Op& op, std::vector<HostTensor>& results) {
  if (!rounds(function_, op)) return;
  const double count = roundings(op.code);
  for (HostTensor& result : results) {
    DType dtype = result.type().dtype;
    for (std::int64_t i = 0; i < result.type().elements(); ++i) {
      double x = real(result, i);
      if (std::isfinite(x)) set(result, i, x + x * count * relative_error(dtype));
    }
  }
}

double Interpreter::relative_error(DType dtype) {
  if (!disturbance_) return 0;
  return 2 * unit_roundoff(dtype) * std::uniform_real_distribution<double>(-1, 1)(*disturbance_);
}

double Interpreter::sum_error(DType dtype, double size) {
  if (!disturbance_ || !std::isfinite(size)) return 0;
  return relative_error(dtype == DType::f64 ? DType::f64 : DType::f32) * size;
}

ScalarFunction::ScalarFunction(Interpreter& interpreter, const Region& region)
    : interpreter_(interpreter), region_(region) {
  if (region.ops.size() != 1 || region.args.size() != 2) return;
  const Op& op = region.ops[0];
  if (op.info().has(kBinary) && op.operands == region.args && op.results == region.results) {
    single_ = op.code;
    dtype_ = interpreter.type(region.args[0]).dtype;
  }
}

double ScalarFunction::fold_error(double result, std::int64_t count, double size) const {
  if (!std::isfinite(result)) return 0;
  if (single_ == OpCode::add) {
    return interpreter_.sum_error(dtype_, size) + result * interpreter_.relative_error(dtype_);
  }
  if (single_ == OpCode::multiply) {
    return result * interpreter_.relative_error(dtype_) * std::sqrt(static_cast<double>(count));
  }
  return 0;
}

std::vector<Scalar> ScalarFunction::operator()(const std::vector<Scalar>& arguments) const {
  if (single_) return {binary(*single_, dtype_, arguments[0], arguments[1])};
  std::vector<Shared> tensors;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    HostTensor tensor(interpreter_.type(region_.args[i]));
    set(tensor, 0, arguments[i]);
    tensors.push_back(std::make_shared<const HostTensor>(std::move(tensor)));
  }
  std::vector<Scalar> results;
  for (const Shared& result : interpreter_.run(region_, std::move(tensors))) results.push_back(scalar(*result, 0));
  return results;
}

}  // namespace pcp::reference
