#include "session/layout.h"

#include <mutex>
#include <set>
#include <tuple>

#include "base/index.h"

namespace pcp::session {

std::int64_t Sharding::offset(std::size_t part) const {
  std::int64_t before = 0;
  for (std::size_t i = 0; i < part; ++i) before += sizes[i];
  return before;
}

bool Sharding::operator<(const Sharding& other) const {
  if (kind != other.kind) return kind < other.kind;
  if (axis != other.axis) return axis < other.axis;
  if (combine != other.combine) return combine < other.combine;
  return std::ranges::lexicographical_compare(sizes, other.sizes);
}

bool Layout::operator<(const Layout& other) const {
  return std::tie(workers, sharding) < std::tie(other.workers, other.sharding);
}

bool Placement::operator<(const Placement& other) const {
  return std::tie(workers, shards, axis, forced) < std::tie(other.workers, other.shards, other.axis, other.forced);
}

std::string to_string(const Layout& layout) {
  std::string list;
  for (WorkerId worker : layout.workers) list += concat(list.empty() ? "" : ", ", worker);
  if (layout.workers.size() == 1) return "on worker " + list;
  switch (layout.sharding.kind) {
    case Sharding::Kind::replicated:
      return "replicated on workers " + list;
    case Sharding::Kind::sharded:
      return concat("sharded along axis ", layout.sharding.axis, " over workers ", list);
    case Sharding::Kind::partial:
      break;
  }
  return "a partial sum on workers " + list;
}

LayoutRef interned(const Layout& layout) {
  static std::mutex mutex;
  static auto& layouts = *new std::set<Layout>;  // never destroyed: tensors may outlive static objects
  std::lock_guard lock(mutex);
  return &*layouts.insert(layout).first;
}

LayoutRef on_worker_0() {
  static const LayoutRef layout = interned(Layout{{0}, {}});
  return layout;
}

Dims even_parts(std::int64_t size, std::size_t parts) {
  auto count = static_cast<std::int64_t>(parts);
  Dims sizes;
  for (std::int64_t i = 0; i < count; ++i) sizes.push_back(size / count + (i < size % count ? 1 : 0));
  return sizes;
}

TensorType part_type(const TensorType& type, const Sharding& sharding, std::size_t part) {
  TensorType local = type;
  if (sharding.is_sharded()) local.dims[index(sharding.axis)] = sharding.sizes[part];
  return local;
}

Sharding wanted_sharding(const Placement& placement, const TensorType& type) {
  std::int64_t axis = placement.axis < 0 ? placement.axis + type.rank() : placement.axis;
  if (!placement.shards || placement.workers.size() < 2 || axis < 0 || axis >= type.rank()) return {};
  return Sharding::sharded(axis, even_parts(type.dims[index(axis)], placement.workers.size()));
}

}  // namespace pcp::session
