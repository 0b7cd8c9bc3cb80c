// Prints as MLIR does with --mlir-print-op-generic. Values are numbered per function: a region's own values first, in
// order, then those of the regions inside it, from the last to the first.
#include <algorithm>
#include <charconv>

#include "graph/literal.h"
#include "graph/value_index.h"
#include "pcp/text.h"

namespace pcp {
namespace text {
namespace {

constexpr std::int64_t kMaxListed = 64;  // larger constants are written in hex

class Printer {
 public:
  explicit Printer(const PrintOptions& options) : options_(options) {}

  std::string module(const Module& module) {
    out_ += "\"builtin.module\"() ";
    if (!module.name.empty()) {
      out_ += "<{sym_name = ";
      string(module.name);
      out_ += "}> ";
    }
    out_ += "({\n";
    for (const Function& function : module.functions) this->function(function);
    out_ += "})";
    if (!module.attrs.empty()) {
      out_ += ' ';
      dictionary(module.attrs, [](const std::string&) { return true; });
    }
    out_ += " : () -> ()\n";
    return std::move(out_);
  }

 private:
  struct Name {
    bool is_argument = false;
    std::int32_t number = -1;
    std::int32_t result = -1;  // of several
  };

  void function(const Function& function) {
    function_ = &function;
    names_.assign(function.value_count(), {});
    next_argument_ = next_number_ = 0;
    number(function.body);

    indent_ = 1;
    indent();
    out_ += "\"func.func\"() <{";
    if (!function.arg_attrs.empty()) {
      out_ += "arg_attrs = ";
      dictionaries(function.arg_attrs);
      out_ += ", ";
    }
    out_ += "function_type = ";
    types(function.body.args);
    out_ += " -> ";
    result_types(function.body.results);
    if (!function.result_attrs.empty()) {
      out_ += ", res_attrs = ";
      dictionaries(function.result_attrs);
    }
    out_ += ", sym_name = ";
    string(function.name);
    if (!function.is_public) out_ += ", sym_visibility = \"private\"";
    out_ += "}> (";
    region(function.body, "func.return");
    out_ += ") : () -> ()\n";
  }

  void number(const Region& root) {
    std::vector<const Region*> stack{&root};
    while (!stack.empty()) {
      const Region& region = *stack.back();
      stack.pop_back();
      for (Value arg : region.args) name(arg) = {true, next_argument_++, -1};
      for (const Op& op : region.ops) {
        bool several = op.results.size() > 1;
        std::int32_t result = 0;
        for (Value value : op.results) name(value) = {false, next_number_, several ? result++ : -1};
        if (!op.results.empty()) ++next_number_;
        for (const Region& inner : op.regions) stack.push_back(&inner);
      }
    }
  }

  Name& name(Value value) { return names_.at(index(value)); }

  void region(const Region& region, std::string_view terminator) {
    out_ += "{\n";
    if (!region.args.empty()) {
      indent();
      out_ += "^bb0(";
      list(region.args, [this](Value arg) {
        value(arg);
        out_ += ": ";
        type(function_->type(arg));
      });
      out_ += "):\n";
    }
    ++indent_;
    for (const Op& op : region.ops) operation(op);
    indent();
    out_ += '"';
    out_ += terminator;
    out_ += "\"(";
    list(region.results, [this](Value result) { value(result); });
    out_ += ") : ";
    types(region.results);
    out_ += " -> ()\n";
    --indent_;
    indent();
    out_ += '}';
  }

  void operation(const Op& op) {
    const OpInfo& info = op.info();
    indent();
    if (!op.results.empty()) {
      out_ += '%';
      integer(name(op.results[0]).number);
      if (op.results.size() > 1) {
        out_ += ':';
        integer(static_cast<std::int64_t>(op.results.size()));
      }
      out_ += " = ";
    }
    out_ += '"';
    out_ += info.name;
    out_ += "\"(";
    list(op.operands, [this](Value operand) { value(operand); });
    out_ += ')';

    auto is_property = [&info](const std::string& name) {
      return std::any_of(info.attrs.begin(), info.attrs.end(), [&](const AttrSpec& spec) { return spec.name == name; });
    };
    auto properties =
        std::count_if(op.attrs.begin(), op.attrs.end(), [&](const auto& entry) { return is_property(entry.first); });
    if (properties > 0) {
      out_ += " <";
      dictionary(op.attrs, is_property);
      out_ += '>';
    }
    if (!op.regions.empty()) {
      out_ += " (";
      list(op.regions, [this](const Region& inner) { region(inner, "stablehlo.return"); });
      out_ += ')';
    }
    if (index(properties) < op.attrs.size()) {
      out_ += ' ';
      dictionary(op.attrs, [&](const std::string& name) { return !is_property(name); });
    }
    out_ += " : ";
    types(op.operands);
    out_ += " -> ";
    result_types(op.results);
    if (options_.locations) location(op.location);
    out_ += '\n';
  }

  void location(const Location& location) {
    out_ += " loc(";
    if (!location) {
      out_ += "unknown)";
      return;
    }
    // "file:line:column", or a name.
    std::string_view text = *location;
    std::size_t column = text.rfind(':');
    std::size_t line = column == 0 || column == text.npos ? text.npos : text.rfind(':', column - 1);
    auto is_number = [](std::string_view digits) {
      return !digits.empty() && digits.size() < 10 && digits.find_first_not_of("0123456789") == digits.npos;
    };
    bool is_file =
        line != text.npos && is_number(text.substr(column + 1)) && is_number(text.substr(line + 1, column - line - 1));
    string(is_file ? text.substr(0, line) : text);
    if (is_file) out_ += text.substr(line);
    out_ += ')';
  }

  void value(Value value) {
    const Name& known = name(value);
    out_ += known.is_argument ? "%arg" : "%";
    integer(known.number);
    if (known.result >= 0) {
      out_ += '#';
      integer(known.result);
    }
  }

  void type(const TensorType& type) {
    out_ += "tensor<";
    for (std::int64_t dim : type.dims) {
      integer(dim);
      out_ += 'x';
    }
    out_ += pcp::name(type.dtype);
    out_ += '>';
  }

  void types(const Values& values) {
    out_ += '(';
    list(values, [this](Value value) { type(function_->type(value)); });
    out_ += ')';
  }

  void result_types(const Values& values) {
    if (values.size() == 1) {
      type(function_->type(values[0]));
    } else {
      types(values);
    }
  }

  void dictionaries(const std::vector<Attrs>& dictionaries) {
    out_ += '[';
    list(dictionaries, [this](const Attrs& attrs) { dictionary(attrs, [](const std::string&) { return true; }); });
    out_ += ']';
  }

  template <class Chosen>
  void dictionary(const Attrs& attrs, Chosen&& chosen) {
    out_ += '{';
    bool first = true;
    for (const auto& [name, value] : attrs) {
      if (!chosen(name)) continue;
      if (!first) out_ += ", ";
      first = false;
      keyword_or_string(name);
      const auto* opaque = std::get_if<OpaqueAttr>(&value);
      if (opaque && opaque->text == "unit") continue;
      out_ += " = ";
      std::visit([this](const auto& attr) { this->attribute(attr); }, value);
    }
    out_ += '}';
  }

  void attribute(bool value) { out_ += value ? "true" : "false"; }

  void attribute(const IntAttr& attr) {
    if (attr.dtype == DType::i1) return attribute(attr.value != 0);
    require(!is_float(attr.dtype), "[print] an integer attribute of type ", pcp::name(attr.dtype));
    write_element(reinterpret_cast<const std::byte*>(&attr.value), attr.dtype, out_);
    out_ += " : ";
    out_ += pcp::name(attr.dtype);
  }

  void attribute(const std::string& value) { string(value); }

  void attribute(const SymbolAttr& symbol) {
    out_ += '@';
    keyword_or_string(symbol.name);
  }

  void attribute(const Dims& dims) {
    out_ += dims.empty() ? "array<i64" : "array<i64: ";
    list(dims, [this](std::int64_t dim) { integer(dim); });
    out_ += '>';
  }

  void attribute(const std::vector<bool>& values) {
    out_ += values.empty() ? "array<i1" : "array<i1: ";
    list(values, [this](bool value) { attribute(value); });
    out_ += '>';
  }

  void attribute(const Constant& constant) {
    const TensorType& type = constant.type();
    out_ += "dense<";
    if (constant.is_splat()) {
      write_element(constant.bytes().data(), type.dtype, out_);
    } else if (type.elements() > kMaxListed && !(options_.list_booleans && type.dtype == DType::i1)) {
      out_ += "\"0x";
      encode_hex(constant.bytes(), out_);
      out_ += '"';
    } else if (type.elements() > 0) {
      elements(constant);
    }
    out_ += "> : ";
    this->type(type);
  }

  void elements(const Constant& constant) {
    const TensorType& type = constant.type();
    std::size_t size = byte_size(type.dtype);
    std::int64_t count = type.elements();
    for (std::int64_t i = 0; i < count; ++i) {
      // A list opens for each dimension that begins at this element, and closes for each that ends with it.
      std::size_t starts = 0, ends = 0;
      std::int64_t span = 1;
      for (std::size_t dim = type.dims.size(); dim-- > 0;) {
        span *= type.dims[dim];
        starts += i % span == 0;
        ends += (i + 1) % span == 0;
      }
      if (i > 0) out_ += ", ";
      out_.append(starts, '[');
      write_element(constant.bytes().data() + index(i) * size, type.dtype, out_);
      out_.append(ends, ']');
    }
  }

  void attribute(const DotDims& dims) {
    out_ += "#stablehlo.dot<";
    bool first = true;
    field("lhs_batching_dimensions", dims.lhs_batch, first);
    field("rhs_batching_dimensions", dims.rhs_batch, first);
    field("lhs_contracting_dimensions", dims.lhs_contract, first);
    field("rhs_contracting_dimensions", dims.rhs_contract, first);
    out_ += '>';
  }

  void attribute(const GatherDims& dims) {
    out_ += "#stablehlo.gather<";
    bool first = true;
    field("offset_dims", dims.offset_dims, first);
    field("collapsed_slice_dims", dims.collapsed_slice_dims, first);
    field("operand_batching_dims", dims.operand_batching_dims, first);
    field("start_indices_batching_dims", dims.start_indices_batching_dims, first);
    field("start_index_map", dims.start_index_map, first);
    if (dims.index_vector_dim != 0) field("index_vector_dim", dims.index_vector_dim, first);
    out_ += '>';
  }

  void attribute(const ScatterDims& dims) {
    out_ += "#stablehlo.scatter<";
    bool first = true;
    field("update_window_dims", dims.update_window_dims, first);
    field("inserted_window_dims", dims.inserted_window_dims, first);
    field("input_batching_dims", dims.input_batching_dims, first);
    field("scatter_indices_batching_dims", dims.scatter_indices_batching_dims, first);
    field("scatter_dims_to_operand_dims", dims.scatter_dims_to_operand_dims, first);
    if (dims.index_vector_dim != 0) field("index_vector_dim", dims.index_vector_dim, first);
    out_ += '>';
  }

  void attribute(const ConvDims& dims) {
    out_ += "#stablehlo.conv<";
    std::string input = labels('b', dims.input_batch, 'f', dims.input_feature, dims.input_spatial);
    std::string kernel = labels('i', dims.kernel_input_feature, 'o', dims.kernel_output_feature, dims.kernel_spatial);
    std::string output = labels('b', dims.output_batch, 'f', dims.output_feature, dims.output_spatial);
    if (!input.empty() && !kernel.empty() && !output.empty()) {
      out_ += input + 'x' + kernel + "->" + output;
    } else {
      out_ += "raw ";
      bool first = true;
      field("input_batch_dimension", dims.input_batch, first);
      field("input_feature_dimension", dims.input_feature, first);
      field("input_spatial_dimensions", dims.input_spatial, first);
      field("kernel_input_feature_dimension", dims.kernel_input_feature, first);
      field("kernel_output_feature_dimension", dims.kernel_output_feature, first);
      field("kernel_spatial_dimensions", dims.kernel_spatial, first);
      field("output_batch_dimension", dims.output_batch, first);
      field("output_feature_dimension", dims.output_feature, first);
      field("output_spatial_dimensions", dims.output_spatial, first);
    }
    out_ += '>';
  }

  // "[b, 0, 1, f]"; empty when the dimensions are not a permutation.
  static std::string labels(char first, std::int64_t first_dim, char second, std::int64_t second_dim,
                            const Dims& spatial) {
    std::vector<std::string> labels(spatial.size() + 2);
    auto place = [&](std::int64_t dim, std::string label) {
      if (dim < 0 || dim >= static_cast<std::int64_t>(labels.size()) || !labels[index(dim)].empty()) return false;
      labels[index(dim)] = std::move(label);
      return true;
    };
    bool permutation = place(first_dim, {first}) && place(second_dim, {second});
    for (std::size_t i = 0; permutation && i < spatial.size(); ++i) permutation = place(spatial[i], std::to_string(i));
    if (!permutation) return "";
    std::string out = "[";
    for (const std::string& label : labels) out += (out.size() > 1 ? ", " : "") + label;
    return out + "]";
  }

  void attribute(const EnumAttr& attr) {
    out_ += "#stablehlo<";
    out_ += attr.kind;
    out_ += ' ';
    out_ += attr.value;
    out_ += '>';
  }

  void attribute(const OpaqueAttr& attr) { out_ += attr.text; }

  void field(std::string_view name, const Dims& dims, bool& first) {
    if (dims.empty()) return;
    field_name(name, first);
    out_ += '[';
    list(dims, [this](std::int64_t dim) { integer(dim); });
    out_ += ']';
  }

  void field(std::string_view name, std::int64_t value, bool& first) {
    field_name(name, first);
    integer(value);
  }

  void field_name(std::string_view name, bool& first) {
    if (!first) out_ += ", ";
    first = false;
    out_ += name;
    out_ += " = ";
  }

  template <class Range, class Each>
  void list(const Range& range, Each&& each) {
    bool first = true;
    for (const auto& entry : range) {
      if (!first) out_ += ", ";
      first = false;
      each(entry);
    }
  }

  void keyword_or_string(std::string_view name) {
    if (is_identifier(name)) {
      out_ += name;
    } else {
      string(name);
    }
  }

  void string(std::string_view value) {
    out_ += '"';
    escape(value, out_);
    out_ += '"';
  }

  void integer(std::int64_t value) {
    char digits[24];
    out_.append(digits, std::to_chars(digits, digits + sizeof(digits), value).ptr);
  }

  void indent() { out_.append(index(indent_) * 2, ' '); }

  const PrintOptions& options_;
  std::string out_;
  const Function* function_ = nullptr;
  std::vector<Name> names_;
  std::int32_t next_argument_ = 0, next_number_ = 0;
  int indent_ = 0;
};

}  // namespace
}  // namespace text

std::string print(const Module& module, const PrintOptions& options) { return text::Printer(options).module(module); }

}  // namespace pcp
