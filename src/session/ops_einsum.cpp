// Einstein sums. Labels are numbers: letters first, then the axes of an ellipsis, counted from the last.
#include <algorithm>
#include <numeric>

#include "graph/dims.h"
#include "session/ops.h"

namespace pcp::gt {
namespace {

constexpr std::int64_t kLetters = 52;

std::size_t axis_of(const Dims& labels, std::int64_t label) { return position(labels, label); }

std::int64_t letter(char c, std::string_view equation) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  fail(Code::invalid_argument, "[gt.einsum] '", std::string(1, c), "' is no label in \"", equation, "\"");
}

// The labels of one term; an ellipsis stands for `extra` axes.
Dims term_labels(std::string_view term, std::int64_t extra, std::string_view equation) {
  Dims labels;
  for (std::size_t i = 0; i < term.size(); ++i) {
    if (term[i] == ' ') continue;
    if (term[i] != '.') {
      labels.push_back(letter(term[i], equation));
      continue;
    }
    require(term.substr(i, 3) == "...", "[gt.einsum] a dot that is no ellipsis in \"", equation, "\"");
    for (std::int64_t axis = extra; axis > 0; --axis) labels.push_back(kLetters + axis);
    i += 2;
  }
  return labels;
}

struct Equation {
  std::vector<Dims> terms;
  Dims output;
};

Equation parse_equation(std::string_view equation, const std::vector<Tensor>& operands) {
  Equation parsed;
  std::size_t arrow = equation.find("->");
  std::string_view inputs = equation.substr(0, arrow);
  std::int64_t widest = 0;
  for (std::size_t i = 0;; ++i) {
    std::size_t comma = inputs.find(',');
    require((comma == std::string_view::npos) == (i + 1 == operands.size()) && i < operands.size(), "[gt.einsum] \"",
            equation, "\" is not for ", operands.size(), " operands");
    std::string_view term = inputs.substr(0, comma);
    std::int64_t rank = operands[i].rank(), named = count(term_labels(term, 0, equation));
    bool ellipsis = term.find('.') != std::string_view::npos;
    require(ellipsis ? named <= rank : named == rank, "[gt.einsum] \"", term, "\" names ", named,
            " axes of a tensor of shape ", shown(operands[i].dims()));
    parsed.terms.push_back(term_labels(term, rank - named, equation));
    if (ellipsis) widest = std::max(widest, rank - named);
    if (comma == std::string_view::npos) break;
    inputs.remove_prefix(comma + 1);
  }
  if (arrow != std::string_view::npos) {
    parsed.output = term_labels(equation.substr(arrow + 2), widest, equation);
  } else {  // the ellipsis, then labels that come once, by the alphabet
    for (std::int64_t axis = widest; axis > 0; --axis) parsed.output.push_back(kLetters + axis);
    for (std::int64_t label = 0; label < kLetters; ++label) {
      std::ptrdiff_t times = 0;
      for (const Dims& term : parsed.terms) times += std::ranges::count(term, label);
      if (times == 1) parsed.output.push_back(label);
    }
  }
  return parsed;
}

// Throws where a label has two sizes, or the output one that is nowhere or twice.
void check_labels(const Equation& parsed, const std::vector<Tensor>& operands, std::string_view equation) {
  Dims sizes(pcp::index(kLetters) + 64, 0);
  for (std::size_t i = 0; i < operands.size(); ++i) {
    for (std::size_t axis = 0; axis < parsed.terms[i].size(); ++axis) {
      std::int64_t& known = sizes[pcp::index(parsed.terms[i][axis])];
      std::int64_t size = operands[i].dims()[axis];
      require(known == 0 || known == size || known == 1 || size == 1, "[gt.einsum] one label of \"", equation,
              "\" stands for axes of sizes ", known, " and ", size);
      if (known == 0 || known == 1) known = size;
    }
  }
  for (std::int64_t label : parsed.output) {
    bool given = std::ranges::any_of(parsed.terms, [&](const Dims& term) { return contains(term, label); });
    require(given && std::ranges::count(parsed.output, label) == 1, "[gt.einsum] the output of \"", equation,
            "\" has a label that is in no operand, or twice");
  }
}

// A value whose axes have labels.
struct Labelled {
  Value value;
  Dims labels;
};

class Contraction {
 public:
  explicit Contraction(Builder& b) : b_(b) {}

  // Each label once: of repeated ones, the diagonal.
  Labelled with_diagonals(Labelled x) {
    for (std::size_t i = 0; i < x.labels.size(); ++i) {
      for (std::size_t j = i + 1; j < x.labels.size();) {
        if (x.labels[j] == x.labels[i]) {
          diagonal(x, i, j);
          i = 0;
          j = 1;
        } else {
          ++j;
        }
      }
    }
    return x;
  }

  void sum_out(Labelled& x, const Dims& needed) {
    Dims axes, kept;
    for (std::size_t i = 0; i < x.labels.size(); ++i) {
      if (contains(needed, x.labels[i])) {
        kept.push_back(x.labels[i]);
      } else {
        axes.push_back(static_cast<std::int64_t>(i));
      }
    }
    x = {reduced_sum(b_, x.value, axes), kept};
  }

  // An axis of size 1 whose label has another size elsewhere repeats: the other operand has the label alone.
  void drop_repeated(Labelled& x, const Labelled& other) {
    Dims dims, kept;
    const Dims mine = b_.type(x.value).dims, theirs = b_.type(other.value).dims;
    for (std::size_t i = 0; i < x.labels.size(); ++i) {
      std::size_t there = axis_of(other.labels, x.labels[i]);
      if (mine[i] == 1 && there < theirs.size() && theirs[there] != 1) continue;
      dims.push_back(mine[i]);
      kept.push_back(x.labels[i]);
    }
    x = {b_.reshape(x.value, dims), kept};
  }

  Labelled product(const Labelled& x, const Labelled& y, const Dims& needed) {
    DotDims dims;
    Dims labels, left, right;
    for (std::size_t i = 0; i < x.labels.size(); ++i) {
      std::size_t there = axis_of(y.labels, x.labels[i]);
      if (there == y.labels.size()) {
        left.push_back(x.labels[i]);
      } else if (contains(needed, x.labels[i])) {
        dims.lhs_batch.push_back(static_cast<std::int64_t>(i));
        dims.rhs_batch.push_back(static_cast<std::int64_t>(there));
        labels.push_back(x.labels[i]);
      } else {
        dims.lhs_contract.push_back(static_cast<std::int64_t>(i));
        dims.rhs_contract.push_back(static_cast<std::int64_t>(there));
      }
    }
    for (std::int64_t label : y.labels) {
      if (!contains(x.labels, label)) right.push_back(label);
    }
    labels.insert(labels.end(), left.begin(), left.end());
    labels.insert(labels.end(), right.begin(), right.end());
    return {b_.dot_general(x.value, y.value, dims), labels};
  }

  Value in_order(const Labelled& x, const Dims& order) {
    if (x.labels == order) return x.value;
    Dims permutation;
    for (std::int64_t label : order) permutation.push_back(static_cast<std::int64_t>(axis_of(x.labels, label)));
    return b_.transpose(x.value, permutation);
  }

 private:
  // Axes i and j go, their diagonal is the last. Of an axis of size 1 that is the other axis.
  void diagonal(Labelled& x, std::size_t i, std::size_t j) {
    Dims dims = b_.type(x.value).dims, labels = x.labels;
    labels.push_back(x.labels[i]);
    labels.erase(labels.begin() + static_cast<std::ptrdiff_t>(j));
    labels.erase(labels.begin() + static_cast<std::ptrdiff_t>(i));
    std::int64_t size = std::max(dims[i], dims[j]);
    dims[i] = dims[j] = size;
    Value square = spread(b_, x.value, dims);
    x = {diagonal_of(b_, square, static_cast<std::int64_t>(i), static_cast<std::int64_t>(j)), labels};
  }

  Builder& b_;
};

Numbers einsum_key(DType dtype, const std::vector<const Dims*>& lists) {
  Numbers numbers{number(dtype)};
  for (const Dims* list : lists) {
    numbers.push_back(count<std::int64_t>(*list));
    append(numbers, *list);
  }
  return numbers;
}

Tensor contracted(const Tensor& x, const Dims& x_labels, const Dims& output, DType dtype) {
  return emit("einsum_one", einsum_key(dtype, {&x_labels, &output}), {x}, [&](Builder& b, const Values& v) {
    Contraction contraction(b);
    Labelled whole = contraction.with_diagonals({as(b, v[0], dtype), x_labels});
    contraction.sum_out(whole, output);
    return contraction.in_order(whole, output);
  });
}

Tensor contracted(const Tensor& x, const Dims& x_labels, const Tensor& y, const Dims& y_labels, const Dims& output,
                  DType dtype) {
  Numbers numbers = einsum_key(dtype, {&x_labels, &y_labels, &output});
  return emit("einsum", std::move(numbers), {x, y}, [&](Builder& b, const Values& v) {
    Contraction contraction(b);
    Labelled left = contraction.with_diagonals({as(b, v[0], dtype), x_labels});
    Labelled right = contraction.with_diagonals({as(b, v[1], dtype), y_labels});
    contraction.drop_repeated(left, right);
    contraction.drop_repeated(right, left);
    Dims left_needs = output, right_needs = output;
    left_needs.insert(left_needs.end(), right.labels.begin(), right.labels.end());
    right_needs.insert(right_needs.end(), left.labels.begin(), left.labels.end());
    contraction.sum_out(left, left_needs);
    contraction.sum_out(right, right_needs);
    return contraction.in_order(contraction.product(left, right, output), output);
  });
}

}  // namespace

Tensor einsum(std::string_view equation, const std::vector<Tensor>& operands) {
  require(!operands.empty(), "[gt.einsum] there are no operands");
  Equation parsed = parse_equation(equation, operands);
  check_labels(parsed, operands, equation);
  DType dtype = operands[0].dtype();
  for (const Tensor& operand : operands) dtype = promote(dtype, operand.dtype());
  require(dtype != DType::i1, "[gt.einsum] is not defined for i1");
  if (operands.size() == 1) return contracted(operands[0], parsed.terms[0], parsed.output, dtype);
  Tensor whole = operands[0];
  Dims labels = parsed.terms[0];
  for (std::size_t i = 1; i < operands.size(); ++i) {
    Dims kept = parsed.output;
    if (i + 1 < operands.size()) {  // what the output or a later operand needs
      kept.clear();
      auto keep = [&](const Dims& from) {
        for (std::int64_t label : from) {
          bool later = contains(parsed.output, label) ||
                       std::any_of(parsed.terms.begin() + static_cast<std::ptrdiff_t>(i) + 1, parsed.terms.end(),
                                   [&](const Dims& term) { return contains(term, label); });
          if (later && !contains(kept, label)) kept.push_back(label);
        }
      };
      keep(labels);
      keep(parsed.terms[i]);
    }
    whole = contracted(whole, labels, operands[i], parsed.terms[i], kept, dtype);
    labels = kept;
  }
  return whole;
}

}  // namespace pcp::gt
