// Copies that steps need of their inputs.
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

class Copies {
 public:
  explicit Copies(StepGraph& graph) : graph_(graph) {}

  StepGraph& graph() { return graph_; }

  void add(const View& from, const View& to, std::string label, const Location& location) {
    graph_.steps.push_back(Step{Copy{from, to}, std::move(label), location});
  }
  // A new value with the elements of the view in order.
  View copied(const View& from, const Location& location) {
    TensorType type(from.dtype, from.dims);
    View to = View::contiguous(graph_.add_value(type), type);
    add(from, to, "copy", location);
    return to;
  }
  // The view itself where its elements lie in order without gaps, else a copy of it.
  View contiguous(const View& view, const Location& location) {
    return is_contiguous(view) ? view : copied(view, location);
  }

 private:
  StepGraph& graph_;
};

}  // namespace pcp::schedule
