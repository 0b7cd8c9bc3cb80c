#include <algorithm>
#include <unordered_map>

#include "graph/attribute_kind.h"
#include "graph/limits.h"
#include "graph/shape_checks.h"

namespace pcp {
namespace {

std::string plural(std::size_t count, std::string_view noun) { return concat(count, " ", noun, count == 1 ? "" : "s"); }

void check_counts(const OpSite& site) {
  auto count = static_cast<std::int64_t>(site.operands.size());
  int least = site.info.min_operands, most = site.info.max_operands;
  if (count < least || (most >= 0 && count > most)) {
    site.error("takes ", most < 0 ? "at least " : "", plural(static_cast<std::size_t>(least), "operand"), ", got ",
               count);
  }
  auto regions = static_cast<std::int64_t>(site.regions.size());
  if (site.info.regions >= 0 && regions != site.info.regions) {
    site.error("takes ", plural(static_cast<std::size_t>(site.info.regions), "region"), ", got ", regions);
  }
  auto is_value = [&](Value value) {
    return value.id >= 0 && static_cast<std::size_t>(value.id) < site.function.value_count();
  };
  for (std::size_t i = 0; i < site.regions.size(); ++i) {
    if (!std::ranges::all_of(site.regions[i].args, is_value) ||
        !std::ranges::all_of(site.regions[i].results, is_value)) {
      site.error("region ", i, " takes or returns a value that its function does not have");
    }
  }
}

void check_attributes(const OpSite& site) {
  for (const AttrSpec& spec : site.info.attrs) {
    const Attr* attr = site.attrs.find(spec.name);
    if (!attr) {
      if (spec.required) site.error("needs attribute '", spec.name, "', ", describe(spec.kind));
    } else if (spec.kind != AttrKind::any && attr->index() != static_cast<std::size_t>(spec.kind)) {
      const auto* opaque = std::get_if<OpaqueAttr>(attr);
      site.error("attribute '", spec.name, "' is ",
                 opaque ? opaque->text : describe(static_cast<AttrKind>(attr->index())), " but must be ",
                 describe(spec.kind));
    }
  }
}

void check_declared(const OpSite& site, const std::vector<TensorType>& inferred) {
  if (site.results.size() != inferred.size()) {
    site.error("has ", plural(inferred.size(), "result"), ", but ", site.results.size(), " are declared");
  }
  for (std::size_t i = 0; i < inferred.size(); ++i) {
    if (site.results[i] != inferred[i]) {
      site.error("result ", i, " is declared as ", to_string(site.results[i]), " but must be ", to_string(inferred[i]));
    }
  }
}

// Walks a function in order and keeps which values are visible.
class FunctionVerifier {
 public:
  explicit FunctionVerifier(const Function& function)
      : function_(function), states_(function.value_count(), State::undefined) {}

  void run() {
    const Region& body = function_.body;
    check_attr_count(function_.arg_attrs, body.args, "argument");
    check_attr_count(function_.result_attrs, body.results, "result");
    for (std::size_t i = 0; i < body.args.size(); ++i) {
      if (!define(body.args[i])) error("argument ", i, kNotFresh);
      shape_rules::check_limits("func.func",
                                {concat("@", function_.name, " argument"), i, function_.type(body.args[i])}, nullptr);
    }
    for (const Op& op : body.ops) check_op(op, 1);
    for (std::size_t i = 0; i < body.results.size(); ++i) {
      if (const char* problem = why_not_usable(body.results[i])) error("result ", i, problem);
    }
  }

 private:
  enum class State : std::uint8_t { undefined, visible, left };
  static constexpr const char* kNotFresh = " is a value that was defined before, or none at all";

  template <class... Parts>
  [[noreturn]] void error(const Parts&... parts) const {
    fail(Code::invalid_argument, "[func.func] @", function_.name, " ", parts...);
  }

  void check_attr_count(const std::vector<Attrs>& attrs, const Values& values, std::string_view noun) const {
    if (!attrs.empty() && attrs.size() != values.size()) {
      error("has ", plural(values.size(), noun), " but attributes for ", attrs.size());
    }
  }

  bool is_value(Value value) const { return value.id >= 0 && static_cast<std::size_t>(value.id) < states_.size(); }
  State& state(Value value) { return states_[static_cast<std::size_t>(value.id)]; }

  bool define(Value value) {
    if (!is_value(value) || state(value) != State::undefined) return false;
    state(value) = State::visible;
    scope_.push_back(value);
    return true;
  }

  const char* why_not_usable(Value value) {
    if (!is_value(value)) return " is not a value of this function";
    switch (state(value)) {
      case State::undefined:
        return " is used before it is defined";
      case State::left:
        return " was defined inside another region and is not visible here";
      case State::visible:
        break;
    }
    return nullptr;
  }

  void check_op(const Op& op, int depth) {
    OpSite site{op.info(), {}, {}, op.attrs, op.regions, function_, op.location};
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      if (const char* problem = why_not_usable(op.operands[i])) site.error("operand ", i, problem);
    }
    for (std::size_t i = 0; i < op.regions.size(); ++i) check_region(site, i, depth);
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      if (!define(op.results[i])) site.error("result ", i, kNotFresh);
    }
    site.operands = function_.types(op.operands);
    site.results = function_.types(op.results);
    std::vector<TensorType> inferred = infer_types(site);
    if (op.results.empty()) check_declared(site, inferred);
  }

  void check_region(const OpSite& site, std::size_t index, int depth) {
    if (depth > kMaxRegionDepth) {
      fail(Code::resource_exhausted, "[", site.info.name, "] regions are nested more than ", kMaxRegionDepth, " deep",
           shape_rules::at(site.location));
    }
    const Region& region = site.regions[index];
    std::size_t outer = scope_.size();
    for (std::size_t i = 0; i < region.args.size(); ++i) {
      if (!define(region.args[i])) site.error("argument ", i, " of region ", index, kNotFresh);
      shape_rules::check_limits(
          site.info.name, {concat("region ", index, " argument"), i, function_.type(region.args[i])}, site.location);
    }
    for (const Op& op : region.ops) check_op(op, depth + 1);
    for (std::size_t i = 0; i < region.results.size(); ++i) {
      if (const char* problem = why_not_usable(region.results[i]))
        site.error("result ", i, " of region ", index, problem);
    }
    for (; scope_.size() > outer; scope_.pop_back()) state(scope_.back()) = State::left;
  }

  const Function& function_;
  std::vector<State> states_;
  Values scope_;  // visible values, innermost last
};

const std::string& callee_name(const Op& call) {
  return call.attrs.get<SymbolAttr>(call.code == OpCode::composite ? "decomposition" : "callee").name;
}

using FunctionsByName = std::unordered_map<std::string_view, const Function*>;

void check_call(const FunctionsByName& functions, const Function& caller, const Op& call) {
  OpSite site{call.info(), {}, {}, call.attrs, call.regions, caller, call.location};
  const std::string& name = callee_name(call);
  auto found = functions.find(name);
  const Function* callee = found == functions.end() ? nullptr : found->second;
  if (!callee) site.error("calls @", name, ", which the module does not have");
  auto compare = [&](std::string_view noun, const std::vector<TensorType>& here, const std::vector<TensorType>& there) {
    if (here.size() != there.size())
      site.error("has ", plural(here.size(), noun), " but @", name, " has ", there.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
      if (here[i] != there[i]) {
        site.error(noun, " ", i, " is ", to_string(here[i]), " but that of @", name, " is ", to_string(there[i]));
      }
    }
  };
  compare("operand", caller.types(call.operands), callee->arg_types());
  compare("result", caller.types(call.results), callee->result_types());
}

// Calls are inlined, so they must come to an end: functions are taken away once all they call are gone.
void check_no_recursion(const Module& module) {
  std::unordered_map<std::string_view, std::vector<std::string_view>> callers;
  std::unordered_map<std::string_view, int> open_calls;
  for (const Function& function : module.functions) {
    open_calls[function.name];
    walk(function.body, [&](const Op& op) {
      if (!op.info().has(kInlined)) return;
      callers[callee_name(op)].push_back(function.name);
      ++open_calls[function.name];
    });
  }
  std::vector<std::string_view> done;
  for (const auto& [name, count] : open_calls) {
    if (count == 0) done.push_back(name);
  }
  for (std::size_t i = 0; i < done.size(); ++i) {
    for (std::string_view caller : callers[done[i]]) {
      if (--open_calls[caller] == 0) done.push_back(caller);
    }
  }
  for (const Function& function : module.functions) {
    if (open_calls[function.name] > 0) {
      fail(Code::unsupported, "[func.func] @", function.name, " calls itself, directly or through functions it calls");
    }
  }
}

}  // namespace

std::vector<TensorType> infer_types(const OpSite& site) {
  check_counts(site);
  check_attributes(site);
  auto check_all = [&](std::string_view role, const std::vector<TensorType>& types) {
    for (std::size_t i = 0; i < types.size(); ++i)
      shape_rules::check_limits(site.info.name, {role, i, types[i]}, site.location);
  };
  check_all("operand", site.operands);
  check_all("result", site.results);
  std::vector<TensorType> inferred = site.info.shape_rule(site);
  check_all("result", inferred);
  if (!site.results.empty()) check_declared(site, inferred);
  return inferred;
}

void verify(const Function& function) { FunctionVerifier(function).run(); }

void verify(const Module& module) {
  FunctionsByName functions;
  for (const Function& function : module.functions) {
    require(!function.name.empty(), "[func.func] a function of the module has no name");
    require(functions.emplace(function.name, &function).second, "[func.func] the module has two functions @",
            function.name);
    verify(function);
  }
  for (const Function& function : module.functions) {
    walk(function.body, [&](const Op& op) {
      if (op.info().has(kInlined)) check_call(functions, function, op);
    });
  }
  check_no_recursion(module);
}

}  // namespace pcp
