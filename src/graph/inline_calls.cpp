#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "graph/rewriter.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

// Inlining can multiply the operations: twenty functions that each call the next one twice give a million operations.
constexpr std::int64_t kMaxOps = 500'000;
constexpr std::size_t kMaxDepth = 1000;

using FunctionsByName = std::unordered_map<std::string_view, const Function*>;

class Inliner : public Rewriter {
 public:
  Inliner(const FunctionsByName& functions, const Function& function)
      : Rewriter(function), functions_(functions), calls_{function.name} {}

 private:
  Values rewrite(const Op& op, Values operands) override {
    if (++ops_ > kMaxOps) {
      fail(Code::resource_exhausted, "inlining calls gives more than ", kMaxOps, " operations in @", calls_.front());
    }
    if (op.code == OpCode::call) return inlined(op, op.attrs.get<SymbolAttr>("callee").name, operands);
    if (op.code == OpCode::composite) return inlined(op, op.attrs.get<SymbolAttr>("decomposition").name, operands);
    return clone(op, std::move(operands));
  }

  Values inlined(const Op& op, const std::string& callee, const Values& operands) {
    const std::string where = op.location ? " (at " + *op.location + ")" : "";
    auto found = functions_.find(callee);
    require(found != functions_.end(), "[", op.info().name, "] no function @", callee, where);
    const Function* function = found->second;
    require(
        function->arg_types() == source().types(op.operands) && function->result_types() == source().types(op.results),
        "[", op.info().name, "] operands and results are not those of @", callee, where);
    auto first = std::ranges::find(calls_, callee);
    if (first != calls_.end()) {
      std::string cycle;
      for (; first != calls_.end(); ++first) cycle += "@" + *first + " -> ";
      fail(Code::invalid_argument, "[", op.info().name, "] recursive calls cannot be inlined: ", cycle, "@", callee,
           where);
    }
    require(calls_.size() < kMaxDepth, "[", op.info().name, "] calls nest deeper than ", kMaxDepth, where);
    calls_.push_back(callee);
    Values results = splice(*function, operands);
    calls_.pop_back();
    return results;
  }

  const FunctionsByName& functions_;
  std::vector<std::string> calls_;  // the chain of functions being inlined, outermost first
  std::int64_t ops_ = 0;
};

}  // namespace

Module inline_calls(const Module& module) {
  Module result;
  result.name = module.name;
  result.attrs = module.attrs;
  bool any_public = std::ranges::any_of(module.functions, &Function::is_public);
  bool has_main = module.find("main") != nullptr;
  FunctionsByName functions;
  for (const Function& function : module.functions) functions.emplace(function.name, &function);
  for (const Function& function : module.functions) {
    bool keep = any_public ? function.is_public : !has_main || function.name == "main";
    if (keep) result.functions.push_back(Inliner(functions, function).run());
  }
  return result;
}

}  // namespace pcp
