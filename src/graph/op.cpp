#include "pcp/op.h"

#include <array>
#include <unordered_map>

#include "base/index.h"
#include "graph/shape_rules.h"

namespace pcp {
namespace {

#define NEED(kind, attr_name) \
  AttrSpec { attr_name, AttrKind::kind, true }
#define MAY(kind, attr_name) \
  AttrSpec { attr_name, AttrKind::kind, false }

const std::vector<AttrSpec> kAttrs[] = {
#define PCP_OP(code, name, min, max, regions, traits, rule, summary, ...) std::vector<AttrSpec>{__VA_ARGS__},
#include "pcp/ops.def"
#undef PCP_OP
};

const std::array<OpInfo, kOpCount> kTable{{
#define PCP_OP(code, name, min, max, regions, traits, rule, summary, ...)                               \
  OpInfo{OpCode::code,       name,   min, max, regions, traits, kAttrs[static_cast<int>(OpCode::code)], \
         &shape_rules::rule, summary},
#include "pcp/ops.def"
#undef PCP_OP
}};

}  // namespace

const OpInfo& info(OpCode code) { return kTable[index(code)]; }
std::span<const OpInfo> op_table() { return kTable; }

const OpInfo* find_op(std::string_view name) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const OpInfo*> map;
    for (const OpInfo& row : kTable) map.emplace(row.name, &row);
    return map;
  }();
  auto found = index.find(name);
  return found == index.end() ? nullptr : found->second;
}

}  // namespace pcp
