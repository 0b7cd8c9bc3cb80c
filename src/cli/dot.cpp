#include "cli/dot.h"

#include <unordered_map>

#include "cli/tensor_text.h"

namespace pcp::cli {
namespace {

std::string in_quotes(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else {
      out += c;
    }
  }
  return out + "\"";
}

class DotWriter {
 public:
  explicit DotWriter(const Function& function) : function_(function) {}

  std::string write() {
    out_ = "digraph " + in_quotes(function_.name) + " {\n  node [shape=box, fontname=\"sans-serif\", fontsize=10];\n" +
           "  edge [fontname=\"sans-serif\", fontsize=8];\n";
    write_region(function_.body, "argument", "result", "  ");
    return out_ + "}\n";
  }

 private:
  void node(const std::string& id, std::string_view label, std::string_view shape, const std::string& indent) {
    out_ += concat(indent, id, " [label=", in_quotes(label), ", shape=", shape, "];\n");
  }

  void edge(Value from, const std::string& to, const std::string& indent) {
    auto source = nodes_.find(from.id);
    if (source == nodes_.end()) return;
    out_ += concat(indent, source->second, " -> ", to, " [label=", in_quotes(shape_text(function_.type(from))), "];\n");
  }

  std::string new_id() { return "n" + std::to_string(next_++); }

  void write_region(const Region& region, std::string_view argument, std::string_view result,
                    const std::string& indent) {
    for (std::size_t i = 0; i < region.args.size(); ++i) {
      std::string id = new_id();
      nodes_[region.args[i].id] = id;
      node(id, concat(argument, " ", i), "ellipse", indent);
    }
    for (const Op& op : region.ops) write_op(op, indent);
    for (std::size_t i = 0; i < region.results.size(); ++i) {
      std::string id = new_id();
      node(id, concat(result, " ", i), "ellipse", indent);
      edge(region.results[i], id, indent);
    }
  }

  std::string label(const Op& op) const {
    std::string text(op.info().short_name());
    if (!op.info().has(kControl)) {
      for (const Region& region : op.regions) {
        text += " {";
        for (const Op& inner : region.ops)
          text += concat(&inner == region.ops.data() ? "" : " ", inner.info().short_name());
        text += "}";
      }
    }
    if (const auto* constant = op.attrs.find<Constant>("value"); constant && constant->is_splat()) {
      text += concat(" ", constant->at(0));
    }
    for (Value value : op.results) text += "\n" + shape_text(function_.type(value));
    return text;
  }

  void write_op(const Op& op, const std::string& indent) {
    std::string id = new_id();
    for (Value value : op.results) nodes_[value.id] = id;
    node(id, label(op), "box", indent);
    for (Value value : op.operands) edge(value, id, indent);
    if (!op.info().has(kControl)) return;
    for (std::size_t i = 0; i < op.regions.size(); ++i) {
      out_ += concat(indent, "subgraph cluster_", id, "_", i, " {\n", indent,
                     "  label=", in_quotes(concat(op.info().short_name(), " region ", i)), ";\n");
      write_region(op.regions[i], "value", "yield", indent + "  ");
      out_ += indent + "}\n";
    }
  }

  const Function& function_;
  std::string out_;
  std::unordered_map<std::int32_t, std::string> nodes_;
  int next_ = 0;
};

}  // namespace

std::string to_dot(const Function& function) { return DotWriter(function).write(); }

}  // namespace pcp::cli
