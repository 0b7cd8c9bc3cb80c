// Where the elements of a tensor lie. A tensor of a session lies on a list of workers, in one of three ways:
//   replicated  every worker has the whole tensor (on a list of one worker this is an ordinary tensor)
//   sharded     each worker has a part along one axis; parts may be of different sizes, also empty
//   partial     every worker has a tensor of the whole shape, and the tensor is their sum (or maximum, minimum...)
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "pcp/graph.h"
#include "session/stream.h"

namespace pcp::session {

struct Sharding {
  enum class Kind : std::uint8_t { replicated, sharded, partial } kind = Kind::replicated;
  std::int64_t axis = 0;         // sharded: along it
  Dims sizes;                    // sharded: of each worker's part along the axis
  OpCode combine = OpCode::add;  // partial: what joins the workers' tensors

  static Sharding replicated() { return {}; }
  static Sharding sharded(std::int64_t axis, Dims sizes) {
    return {Kind::sharded, axis, std::move(sizes), OpCode::add};
  }
  static Sharding partial(OpCode combine = OpCode::add) { return {Kind::partial, 0, {}, combine}; }

  bool is_replicated() const { return kind == Kind::replicated; }
  bool is_sharded() const { return kind == Kind::sharded; }
  bool is_partial() const { return kind == Kind::partial; }
  bool is_sum() const { return is_partial() && combine == OpCode::add; }
  std::int64_t offset(std::size_t part) const;  // sharded: where a worker's part begins
  bool operator==(const Sharding&) const = default;
  bool operator<(const Sharding&) const;
};

struct Layout {
  std::vector<WorkerId> workers;  // in the order of the parts
  Sharding sharding;
  bool operator==(const Layout&) const = default;
  bool operator<(const Layout&) const;
};
std::string to_string(const Layout&);  // "sharded along axis 0 over workers 0, 1"

// Equal layouts have the same address. They live as long as the process.
using LayoutRef = const Layout*;
LayoutRef interned(const Layout&);
LayoutRef on_worker_0();

// `size` elements in as many parts of nearly the same size; the first ones are larger.
Dims even_parts(std::int64_t size, std::size_t parts);
// What one worker holds of a tensor.
TensorType part_type(const TensorType&, const Sharding&, std::size_t part);

// What an operation asks of its results: to be computed by these workers and, where `forced`, to lie in this way.
struct Placement {
  std::vector<WorkerId> workers;
  bool shards = false;    // along the axis; otherwise replicated
  std::int64_t axis = 0;  // negative: from the end
  bool forced = false;
  bool operator==(const Placement&) const = default;
  bool operator<(const Placement&) const;
};
// The sharding that a placement asks for. A tensor without that axis is replicated.
Sharding wanted_sharding(const Placement&, const TensorType&);

}  // namespace pcp::session
