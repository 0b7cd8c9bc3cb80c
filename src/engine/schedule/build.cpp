// From a region to steps: movement operations become views, grouping decides the loops, and the rest is emitted in
// order.
#include <algorithm>
#include <cstring>
#include <map>
#include <set>

#include "engine/schedule/attention.h"
#include "engine/schedule/copies.h"
#include "engine/schedule/grouping.h"
#include "engine/schedule/nest.h"
#include "engine/schedule/region_match.h"
#include "engine/schedule/schedule.h"
#include "pcp/builder.h"

namespace pcp::schedule {
namespace {

constexpr std::int64_t kFewRows = 8;
constexpr std::int64_t kCopyElements =
    16384;  // strided reads of more elements than this are worth a blocked transpose first

// What a region sees of the values around it.
struct Surroundings {
  Values captures;  // arguments after the region's own
  struct Known {
    Value value;
    Constant constant;
    View view;
  };
  std::vector<Known> constants;
  std::vector<int> donors;  // per result: the argument whose memory it may take over
  bool is_loop_body = false;
};

std::unique_ptr<Schedule> build(const Function&, const Region&, const Surroundings&, const Options&);

bool fits_loop(const Op& op) { return op.info().has(kElementwise) && !op.results.empty(); }

void collect_captures(const Region& region, std::set<std::int32_t>& inside, Values& captures) {
  for (Value arg : region.args) inside.insert(arg.id);
  auto use = [&](Value value) {
    if (!inside.contains(value.id) && std::ranges::find(captures, value) == captures.end()) captures.push_back(value);
  };
  for (const Op& op : region.ops) {
    for (Value operand : op.operands) use(operand);
    for (const Region& inner : op.regions) collect_captures(inner, inside, captures);
    for (Value result : op.results) inside.insert(result.id);
  }
  for (Value result : region.results) use(result);
}

class Build {
 public:
  Build(const Function& function, const Region& region, const Options& options)
      : function_(function), region_(region), options_(options), plan_(std::make_unique<Schedule>()) {
    plan_->function = &function;
    views_.resize(function.value_count());
    storage_of_.assign(function.value_count(), -1);
  }

  std::unique_ptr<Schedule> run(const Surroundings& around) {
    for (Value arg : region_.args) add_argument(arg);
    for (Value capture : around.captures) add_argument(capture);
    for (const auto& known : around.constants) add_constant(known.value, known.constant, known.view);
    for (const Op& op : region_.ops) nodes_.push_back(node_of(op));
    grouping_ = group_nodes(function_, nodes_, options_);
    find_uses();
    bind_results();
    for (const Group& group : grouping_.groups) emit(group);
    finish_results(around.is_loop_body);
    if (options_.fuse) {
      fuse_attention(*plan_);
      write_through_copies(*plan_);
      nest_batches(*plan_);
    }
    plan_->donor = around.donors;
    plan_->donor.resize(plan_->results.size(), -1);
    plan_memory(*plan_, options_);
    return std::move(plan_);
  }

  Analysis analyse() {
    for (Value arg : region_.args) add_argument(arg);
    for (Value capture : captured_values(region_)) add_argument(capture);
    for (const Op& op : region_.ops) nodes_.push_back(node_of(op));
    grouping_ = group_nodes(function_, nodes_, options_);
    std::vector<int> roots;
    for (const View& v : views_) roots.push_back(v.storage);
    return {std::move(nodes_), std::move(grouping_), std::move(roots)};
  }

 private:
  View& view(Value value) { return views_[static_cast<std::size_t>(value.id)]; }
  View whole(Value value) const { return View::contiguous(value.id, function_.type(value)); }

  // ---- Storages

  int add_storage(Storage::Kind kind, std::int64_t bytes, int index = 0) {
    Storage storage;
    storage.kind = kind;
    storage.bytes = bytes;
    storage.index = index;
    plan_->storages.push_back(storage);
    return static_cast<int>(plan_->storages.size()) - 1;
  }
  int add_temporary(std::int64_t bytes) { return add_storage(Storage::Kind::temporary, bytes); }

  void add_argument(Value value) {
    const TensorType& type = function_.type(value);
    int storage = add_storage(Storage::Kind::argument, type.bytes(), static_cast<int>(plan_->arguments.size()));
    plan_->arguments.push_back(type);
    plan_->argument_storage.push_back(storage);
    storage_of_[static_cast<std::size_t>(value.id)] = storage;
    view(value) = whole(value);
  }

  // A constant kept as one element is seen through strides of 0.
  void add_constant(Value value, Constant constant, View as) {
    int storage =
        add_storage(Storage::Kind::constant, constant.type().bytes(), static_cast<int>(plan_->constants.size()));
    plan_->constants.push_back(std::move(constant));
    storage_of_[static_cast<std::size_t>(value.id)] = storage;
    as.storage = value.id;
    view(value) = std::move(as);
  }

  // The view with its value replaced by that value's storage.
  View resolved(View v) const {
    v.storage = storage_of_[static_cast<std::size_t>(v.storage)];
    if (v.storage < 0) fail(Code::internal, "[schedule] a value is used before it has memory");
    return v;
  }

  // ---- Views and parts

  Node node_of(const Op& op) {
    Node node{&op, Part::none, {}, 0, {}};
    if (make_view(op)) return node;
    node.part = Part::alone;
    node.elements = op.results.empty() ? 0 : function_.type(op.result()).elements();
    for (Value operand : op.operands) node.inputs.push_back(view(operand));
    for (Value result : op.results) view(result) = whole(result);
    if (op.code == OpCode::reduce) return reduce_node(op, std::move(node));
    if (fits_loop(op)) {
      node.part = Part::loop;
      for (View& input : node.inputs) {
        // Scalar predicates and bounds of select and clamp.
        if (input.dims.empty()) input = broadcast(input, function_.type(op.result()).dims, {});
      }
      return node;
    }
    return alone(op, std::move(node));
  }

  Node reduce_node(const Op& op, Node node) {
    auto monoid = match_monoid(op.regions[0]);
    if (op.operands.size() != 2 || !monoid) return alone(op, std::move(node));
    const TensorType& input = function_.type(op.operand(0));
    const TensorType& result = function_.type(op.result());
    if (input.dtype != result.dtype || input.elements() == 0) return alone(op, std::move(node));
    auto shape = fold_shape(input, op.attrs.dims("dimensions"));
    bool neutral_init = is_neutral(op.operand(1), *monoid);
    if (!neutral_init && !(shape && shape->folded == 1)) return alone(op, std::move(node));
    if (!shape) {
      // Reduced dimensions that are not neighbours are brought together behind the kept ones.
      Dims order;
      for (std::int64_t d = 0; d < input.rank(); ++d) {
        if (std::ranges::find(op.attrs.dims("dimensions"), d) == op.attrs.dims("dimensions").end()) order.push_back(d);
      }
      order.insert(order.end(), op.attrs.dims("dimensions").begin(), op.attrs.dims("dimensions").end());
      node.inputs[0] = transposed(node.inputs[0], order);
      shape = FoldShape{result.elements(), input.elements() / result.elements(), 1};
    }
    node.fold = *shape;
    node.elements = input.elements();
    if (shape->folded == 1) {
      node.part = Part::loop;
      node.inputs[0] = *reshaped(node.inputs[0], result.dims);  // dropping unit dimensions always keeps a view
      node.inputs[1] = broadcast(node.inputs[1], result.dims, {});
    } else {
      std::int64_t longest = shape->outer < kFewRows ? options_.max_row_of_few : options_.max_row;
      node.part = shape->inner == 1 && shape->folded <= longest ? Part::reduce : Part::fold;
      node.inputs.resize(1);
    }
    return node;
  }

  Node alone(const Op& op, Node node) {
    node.part = Part::alone;
    for (const Region& region : op.regions) {
      for (Value capture : captured_values(region)) node.inputs.push_back(view(capture));
    }
    return node;
  }

  // The constant a view looks into, or null.
  const Constant* constant_behind(const View& v) const {
    int storage = storage_of_[static_cast<std::size_t>(v.storage)];
    if (storage < 0) return nullptr;
    const Storage& s = plan_->storages[static_cast<std::size_t>(storage)];
    return s.kind == Storage::Kind::constant ? &plan_->constants[static_cast<std::size_t>(s.index)] : nullptr;
  }

  bool is_neutral(Value init, OpCode code) {
    const Constant* constant = constant_behind(view(init));
    return constant && constant->type().elements() == 1 &&
           std::ranges::equal(constant->bytes(), neutral(code, function_.type(init).dtype).bytes());
  }

  // True when the operation needs no step: its results are views or constants.
  bool make_view(const Op& op) {
    switch (op.code) {
      case OpCode::constant: {
        const auto& value = op.attrs.get<Constant>("value");
        const TensorType& type = value.type();
        if (value.is_splat()) {
          View v{op.result().id, type.dtype, type.dims, Dims(type.dims.size(), 0), 0};
          add_constant(op.result(), value.with_type(TensorType(type.dtype, {})), v);
        } else {
          add_constant(op.result(), value, whole(op.result()));
        }
        return true;
      }
      case OpCode::iota: {
        const TensorType& type = function_.type(op.result());
        auto dimension = static_cast<std::size_t>(op.attrs.integer("iota_dimension"));
        std::int64_t size = type.dims[dimension];
        View v{op.result().id, type.dtype, type.dims, Dims(type.dims.size(), 0), 0};
        v.strides[dimension] = 1;
        add_constant(op.result(), counting(type.dtype, size, op), v);
        return true;
      }
      case OpCode::optimization_barrier:
        for (std::size_t i = 0; i < op.results.size(); ++i) {
          view(op.results[i]) = view(op.operands[i]);
          view(op.results[i]).fenced = true;
        }
        return true;
      case OpCode::reshape: {
        auto v = reshaped(view(op.operand(0)), function_.type(op.result()).dims);
        if (v) view(op.result()) = *v;
        return v.has_value();
      }
      case OpCode::transpose:
        view(op.result()) = transposed(view(op.operand(0)), op.attrs.dims("permutation"));
        return true;
      case OpCode::broadcast_in_dim:
        view(op.result()) =
            broadcast(view(op.operand(0)), function_.type(op.result()).dims, op.attrs.dims("broadcast_dimensions"));
        return true;
      case OpCode::slice:
        view(op.result()) = sliced(view(op.operand(0)), op.attrs.dims("start_indices"), op.attrs.dims("limit_indices"),
                                   op.attrs.dims("strides"));
        return true;
      case OpCode::reverse:
        view(op.result()) = reversed(view(op.operand(0)), op.attrs.dims("dimensions"));
        return true;
      case OpCode::bitcast_convert: {
        const TensorType& from = function_.type(op.operand(0));
        const TensorType& to = function_.type(op.result());
        if (byte_size(from.dtype) != byte_size(to.dtype) || from.dtype == DType::i1 || to.dtype == DType::i1)
          return false;
        view(op.result()) = view(op.operand(0));
        view(op.result()).dtype = to.dtype;
        return true;
      }
      case OpCode::reduce: {
        // A reduction of nothing is its initial value.
        if (op.operands.size() != 2 || function_.type(op.operand(0)).elements() != 0) return false;
        view(op.result()) = broadcast(view(op.operand(1)), function_.type(op.result()).dims, {});
        return true;
      }
      default:
        return false;
    }
  }

  static Constant counting(DType dtype, std::int64_t size, const Op& op) {
    constexpr std::int64_t kMaxCount = std::int64_t{1} << 28;
    if (size > kMaxCount) {
      fail(Code::resource_exhausted, "[stablehlo.iota] ", size, " distinct values; the limit is ", kMaxCount,
           op.location ? " (at " + *op.location + ")" : "");
    }
    TensorType type(dtype, {size});
    std::vector<std::byte> bytes;
    std::size_t width = byte_size(dtype);
    bytes.resize(static_cast<std::size_t>(size) * width);
    for (std::int64_t i = 0; i < size; ++i) {
      if (is_float(dtype)) {
        Constant one = Constant::scalar(dtype, static_cast<double>(i));
        std::memcpy(&bytes[static_cast<std::size_t>(i) * width], one.bytes().data(), width);
      } else {
        auto value = static_cast<std::uint64_t>(dtype == DType::i1 ? (i != 0) : i);  // little endian: low bytes first
        std::memcpy(&bytes[static_cast<std::size_t>(i) * width], &value, width);
      }
    }
    return Constant(type, std::move(bytes));
  }

  // ---- Uses

  void find_uses() {
    used_outside_.assign(function_.value_count(), 0);
    for (std::size_t g = 0; g < grouping_.groups.size(); ++g) {
      for (int index : grouping_.groups[g].nodes) {
        const Node& node = nodes_[static_cast<std::size_t>(index)];
        for (const View& input : node.inputs) {
          auto id = static_cast<std::size_t>(input.storage);
          // In its own loop a value is read from memory only if the element type was reinterpreted.
          if (grouping_.group_of[id] != static_cast<int>(g)) used_outside_[id] = 1;
        }
      }
    }
    for (Value result : region_.results) used_outside_[static_cast<std::size_t>(view(result).storage)] = 1;
  }

  // A result that is computed whole by a step is computed in place.
  void bind_results() {
    plan_->results = function_.types(region_.results);
    plan_->result_storage.assign(region_.results.size(), -1);
    for (std::size_t i = 0; i < region_.results.size(); ++i) {
      const View& v = view(region_.results[i]);
      auto root = static_cast<std::size_t>(v.storage);
      int storage = add_storage(Storage::Kind::result, plan_->results[i].bytes(), static_cast<int>(i));
      plan_->result_storage[i] = storage;
      bool computed = grouping_.group_of[root] >= 0 && storage_of_[root] < 0;
      if (computed && is_contiguous(v) && function_.type(Value{v.storage}).bytes() == plan_->results[i].bytes()) {
        storage_of_[root] = storage;
      }
    }
  }

  int output_storage(Value value) {
    auto id = static_cast<std::size_t>(value.id);
    if (storage_of_[id] < 0) storage_of_[id] = add_temporary(function_.type(value).bytes());
    return storage_of_[id];
  }

  void finish_results(bool is_loop_body) {
    plan_->unchanged.assign(region_.results.size(), 0);
    for (std::size_t i = 0; i < region_.results.size(); ++i) {
      View from = resolved(view(region_.results[i]));
      int storage = plan_->result_storage[i];
      if (from.storage == storage) continue;
      if (is_loop_body && region_.results[i] == region_.args[i]) {
        plan_->unchanged[i] = 1;
        continue;
      }
      emit_copy(from, View::contiguous(storage, plan_->results[i]), "copy to result " + std::to_string(i), nullptr);
    }
  }

  // ---- Steps

  template <class Work>
  void add_step(Work work, std::string label, const Location& location) {
    plan_->steps.push_back(Step{std::move(work), std::move(label), location});
  }

  void emit_copy(const View& from, const View& to, std::string label, const Location& location) {
    add_step(Copy{from, to}, std::move(label), location);
  }

  // The view itself when its elements lie in order without gaps, else a copy of it.
  View contiguous(const View& v, const Location& location) {
    View from = resolved(v);
    if (is_contiguous(from)) return from;
    return copied(from, location);
  }

  View copied(const View& from, const Location& location) {
    TensorType type(from.dtype, from.dims);
    View to = View::contiguous(add_temporary(type.bytes()), type);
    emit_copy(from, to, "copy", location);
    return to;
  }

  void emit(const Group& group) {
    const Node& first = nodes_[static_cast<std::size_t>(group.nodes[0])];
    if (!group.alone) return emit_loop(group);
    const Op& op = *first.op;
    switch (op.code) {
      case OpCode::reshape: {
        View from = resolved(first.inputs[0]);
        TensorType type(from.dtype, from.dims);
        emit_copy(from, View::contiguous(output_storage(op.result()), type), "reshape", op.location);
        break;
      }
      case OpCode::dot_general:
        emit_contraction(op);
        break;
      case OpCode::while_:
      case OpCode::if_:
      case OpCode::case_:
        emit_control(op);
        break;
      default:
        emit_structural(op, first);
        break;
    }
  }

  void emit_loop(const Group& group) {
    Loop loop;
    loop.cols = group.cols == 0 ? 1 : group.cols;
    loop.rows = group.elements / std::max<std::int64_t>(loop.cols, 1);
    std::map<std::int32_t, int> node_of_value, spread_of_value;
    std::vector<std::pair<View, int>> loads;
    std::string label;
    Location location;

    auto add = [&](LoopNode node) {
      loop.nodes.push_back(std::move(node));
      return static_cast<int>(loop.nodes.size()) - 1;
    };
    auto load = [&](const View& v, bool row) {
      View from = resolved(v);
      for (const auto& [known, index] : loads) {
        if (known.storage == from.storage && known.offset == from.offset && known.dtype == from.dtype &&
            loop.nodes[static_cast<std::size_t>(index)].row == row && normalized(known) == normalized(from)) {
          return index;
        }
      }
      View read = worth_copying(from) ? copied(from, location) : from;
      LoopNode node;
      node.kind = LoopNode::Kind::load;
      node.dtype = node.operand = v.dtype;
      node.input = static_cast<int>(loop.inputs.size());
      node.row = row;
      loop.inputs.push_back(std::move(read));
      loads.emplace_back(from, add(std::move(node)));
      return loads.back().second;
    };
    auto operand = [&](const View& v, bool row) {
      auto own = node_of_value.find(v.storage);
      if (own == node_of_value.end()) return load(v, row);
      if (row || !loop.nodes[static_cast<std::size_t>(own->second)].row) return own->second;
      auto [at, fresh] = spread_of_value.emplace(v.storage, -1);
      if (fresh) {
        LoopNode node;
        node.kind = LoopNode::Kind::spread;
        node.dtype = node.operand = v.dtype;
        node.a = own->second;
        at->second = add(std::move(node));
      }
      return at->second;
    };

    for (int index : group.nodes) {
      const Node& source = nodes_[static_cast<std::size_t>(index)];
      const Op& op = *source.op;
      location = op.location;
      label += (label.empty() ? "" : " ") + std::string(op.info().short_name());
      Value result = op.result();
      bool row = grouping_.one_per_row[static_cast<std::size_t>(result.id)] != 0;
      if (source.part == Part::fold) {
        int node = operand(source.inputs[0], false);
        loop.folds.push_back({node, output_storage(result), *match_monoid(op.regions[0]), function_.type(result).dtype,
                              source.fold.outer, source.fold.folded, source.fold.inner});
        continue;
      }
      LoopNode node;
      node.code = op.code == OpCode::reduce ? *match_monoid(op.regions[0]) : op.code;
      node.kind = source.part == Part::reduce ? LoopNode::Kind::reduce : LoopNode::Kind::op;
      node.dtype = function_.type(result).dtype;
      node.row = row;
      bool operands_row = row && source.part != Part::reduce;
      int* slots[] = {&node.a, &node.b, &node.c};
      for (std::size_t i = 0; i < source.inputs.size(); ++i) *slots[i] = operand(source.inputs[i], operands_row);
      node.operand = source.inputs[op.code == OpCode::select ? 1 : 0].dtype;
      if (op.code == OpCode::compare) {
        node.direction = op.attrs.get<EnumAttr>("comparison_direction").value;
        node.order = op.attrs.get_or<EnumAttr>("compare_type", {}).value;
      }
      loop.whole_rows |= row;
      int at = add(std::move(node));
      node_of_value[result.id] = at;
      if (used_outside_[static_cast<std::size_t>(result.id)]) loop.stores.push_back({at, output_storage(result), -1});
    }
    if (loop.stores.empty() && loop.folds.empty()) return;
    add_step(std::move(loop), std::move(label), location);
  }

  // Reading across the grain touches one cache line per element: transpose in blocks first.
  static bool worth_copying(const View& v) {
    auto levels = normalized(v);
    if (levels.empty() || v.elements() < kCopyElements) return false;
    std::int64_t distinct = 1;
    for (const Level& level : levels) distinct *= level.stride == 0 ? 1 : level.size;
    bool across = levels.back().stride != 0 && levels.back().stride != 1 && levels.back().size >= 4;
    return across && distinct == v.elements();
  }

  void emit_contraction(const Op& op) {
    const auto& numbers = op.attrs.get<DotDims>("dot_dimension_numbers");
    Contraction work;
    View lhs = resolved(view(op.operand(0))), rhs = resolved(view(op.operand(1)));
    auto free_dims = [](const View& v, const Dims& batch, const Dims& contract) {
      Dims free;
      for (std::int64_t d = 0; d < static_cast<std::int64_t>(v.dims.size()); ++d) {
        if (std::ranges::find(batch, d) == batch.end() && std::ranges::find(contract, d) == contract.end())
          free.push_back(d);
      }
      return free;
    };
    Dims lhs_free = free_dims(lhs, numbers.lhs_batch, numbers.lhs_contract);
    Dims rhs_free = free_dims(rhs, numbers.rhs_batch, numbers.rhs_contract);
    work.lhs = matrix(lhs, numbers.lhs_batch, lhs_free, numbers.lhs_contract, op.location);
    work.rhs = matrix(rhs, numbers.rhs_batch, numbers.rhs_contract, rhs_free, op.location);
    std::size_t batches = numbers.lhs_batch.size();
    work.batch.assign(work.lhs.dims.begin(), work.lhs.dims.begin() + static_cast<std::ptrdiff_t>(batches));
    work.m = work.lhs.dims[batches];
    work.k = work.lhs.dims[batches + 1];
    work.n = work.rhs.dims[batches + 1];
    Dims out = work.batch;
    out.push_back(work.m);
    out.push_back(work.n);
    work.out = View::contiguous(output_storage(op.result()), TensorType(function_.type(op.result()).dtype, out));
    add_step(std::move(work),
             concat("dot_general ", element_count(work.batch), " x ", work.m, " x ", work.n, " x ", work.k),
             op.location);
  }

  // batch..., rows, cols with one level each for rows and cols, one of them without gaps.
  View matrix(const View& v, const Dims& batch, const Dims& rows, const Dims& cols, const Location& location) {
    auto as_matrix = [&](const View& source, const Dims& batch_dims, const Level& r, const Level& c) {
      View result{source.storage, source.dtype, {}, {}, source.offset};
      for (std::int64_t d : batch_dims) {
        result.dims.push_back(source.dims[static_cast<std::size_t>(d)]);
        result.strides.push_back(source.strides[static_cast<std::size_t>(d)]);
      }
      result.dims.insert(result.dims.end(), {r.size, c.size});
      result.strides.insert(result.strides.end(), {r.stride, c.stride});
      return result;
    };
    auto r = joined(v, rows), c = joined(v, cols);
    auto usable = [](const Level& major, const Level& minor) {
      return (minor.stride == 1 || minor.size == 1) && (major.stride >= minor.size || major.size == 1);
    };
    if (r && c && (usable(*r, *c) || usable(*c, *r))) {
      View result = as_matrix(v, batch, *r, *c);
      // A level of one element has no stride of its own; give it one that fits.
      std::size_t last = result.dims.size() - 1;
      if (c->size == 1 && r->size == 1) {
        result.strides[last] = result.strides[last - 1] = 1;
      } else if (c->size == 1) {
        result.strides[last] = r->stride == 1 ? r->size : 1;
      } else if (r->size == 1) {
        result.strides[last - 1] = c->stride == 1 ? c->size : 1;
      }
      return result;
    }
    Dims order = batch;
    order.insert(order.end(), rows.begin(), rows.end());
    order.insert(order.end(), cols.begin(), cols.end());
    View packed = copied(transposed(v, order), location);
    Dims dims(packed.dims.begin(), packed.dims.begin() + static_cast<std::ptrdiff_t>(batch.size()));
    auto size_of = [&](const Dims& which) {
      std::int64_t size = 1;
      for (std::int64_t d : which) size *= v.dims[static_cast<std::size_t>(d)];
      return size;
    };
    dims.push_back(size_of(rows));
    dims.push_back(size_of(cols));
    return View::contiguous(packed.storage, TensorType(packed.dtype, dims));
  }

  void emit_structural(const Op& op, const Node& node) {
    Structural work;
    work.op = &op;
    for (std::size_t i = 0; i < op.operands.size(); ++i) work.inputs.push_back(contiguous(node.inputs[i], op.location));
    for (const Region& region : op.regions) {
      work.captured_values.push_back(captured_values(region));
      std::vector<View> captures;
      for (Value value : work.captured_values.back()) captures.push_back(resolved(view(value)));
      work.captures.push_back(std::move(captures));
    }
    work.first_output_in_place = op.code == OpCode::dynamic_update_slice || op.code == OpCode::scatter;
    for (Value result : op.results) {
      work.outputs.push_back(output_storage(result));
      work.output_types.push_back(function_.type(result));
    }
    add_step(std::move(work), std::string(op.info().short_name()), op.location);
  }

  void emit_control(const Op& op) {
    Control work;
    work.op = &op;
    for (Value operand : op.operands) work.operands.push_back(contiguous(view(operand), op.location));
    std::int64_t scratch = 0;
    for (const Region& region : op.regions) {
      Surroundings around;
      std::vector<View> captures;
      for (Value value : captured_values(region)) {
        if (const Constant* constant = constant_behind(view(value))) {
          around.constants.push_back({value, *constant, view(value)});
        } else {
          around.captures.push_back(value);
          captures.push_back(contiguous(view(value), op.location));
        }
      }
      work.captures.push_back(std::move(captures));
      if (op.code == OpCode::while_ && &region == &op.regions[1]) {
        around.is_loop_body = true;
        for (int i = 0; i < static_cast<int>(op.operands.size()); ++i) around.donors.push_back(i);
      }
      work.regions.push_back(build(function_, region, around, options_));
      scratch = std::max(scratch, work.regions.back()->arena_bytes);
    }
    if (op.code == OpCode::while_) {
      for (const View& carried : work.operands) scratch += aligned(TensorType(carried.dtype, carried.dims).bytes());
      scratch += kAlignment;  // the condition's result
    }
    for (Value result : op.results) work.outputs.push_back(output_storage(result));
    work.scratch = add_temporary(scratch);
    add_step(std::move(work), std::string(op.info().short_name()), op.location);
  }

  const Function& function_;
  const Region& region_;
  Options options_;
  std::unique_ptr<Schedule> plan_;
  std::vector<View> views_;      // by value; storage is the id of the value looked into
  std::vector<int> storage_of_;  // by value
  std::vector<Node> nodes_;
  Grouping grouping_;
  std::vector<char> used_outside_;  // by value: read by another step, or a result
};

std::unique_ptr<Schedule> build(const Function& function, const Region& region, const Surroundings& around,
                                const Options& options) {
  return Build(function, region, options).run(around);
}

}  // namespace

Analysis analyse(const Function& function, const Region& region, const Options& options) {
  return Build(function, region, options).analyse();
}

Values captured_values(const Region& region) {
  std::set<std::int32_t> inside;
  Values captures;
  collect_captures(region, inside, captures);
  return captures;
}

std::unique_ptr<Schedule> build_schedule(const Function& function, const Options& options) {
  Surroundings around;
  std::vector<int>& donors = around.donors;
  donors.assign(function.body.results.size(), -1);
  for (std::size_t i = 0; i < function.arg_attrs.size(); ++i) {
    const auto* target = function.arg_attrs[i].find<IntAttr>("tf.aliasing_output");
    if (target && target->value >= 0 && target->value < static_cast<std::int64_t>(donors.size())) {
      donors[static_cast<std::size_t>(target->value)] = static_cast<int>(i);
    }
  }
  return build(function, function.body, around, options);
}

}  // namespace pcp::schedule
