// Tensors that live on workers, with the habits of PyTorch. An operation checks shapes and types at once, is appended
// to the session's instruction stream, and returns: nothing waits but a read.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "pcp/engine.h"

namespace pcp::session {
struct Node;
class Recorder;
}  // namespace pcp::session

namespace pcp::gt {

class Tensor {
 public:
  Tensor() = default;  // no tensor
  explicit Tensor(std::shared_ptr<session::Node> node) : node_(std::move(node)) {}
  // Throws where the bytes are not those of the type.
  static Tensor of(const HostTensor&);

  explicit operator bool() const { return node_ != nullptr; }
  const TensorType& type() const;
  const Dims& dims() const { return type().dims; }
  DType dtype() const { return type().dtype; }
  int rank() const { return type().rank(); }
  HostTensor read() const;  // waits; throws the error that it became

  // --- Gradients.
  bool requires_grad() const;
  void set_requires_grad(bool);  // only of a leaf with a floating type
  bool is_leaf() const;          // no operation that is differentiated made it
  Tensor grad() const;           // none before backward()
  void set_grad(const Tensor&);
  Tensor detach() const;  // the same value, cut off from what made it
  // Adds the gradient of this tensor to the grad of every leaf it was computed from. `cotangent` has the type of this
  // tensor and may be left out where it is a single number. The graph is freed unless `retain_graph`.
  void backward(const Tensor& cotangent = {}, bool retain_graph = false) const;

  // This tensor takes the value. A leaf that requires gradients stays a leaf. Types must be equal.
  void assign(const Tensor&);

  const std::shared_ptr<session::Node>& node() const { return node_; }

 private:
  std::shared_ptr<session::Node> node_;
};

// Whether operations of this thread are recorded for backward().
bool grad_enabled();
bool set_grad_enabled(bool);  // returns what it was
class NoGrad {
 public:
  NoGrad();
  ~NoGrad();
  NoGrad(const NoGrad&) = delete;
  NoGrad& operator=(const NoGrad&) = delete;

 private:
  bool before_;
};

// The session of new tensors. The first operation starts one where none was set: by the starter, which a program gives
// before (a local dispatcher with a worker, say).
std::shared_ptr<session::Recorder> current_session();
bool has_session();
void set_session(std::shared_ptr<session::Recorder>);
void set_session_starter(std::function<std::shared_ptr<session::Recorder>()>);

// Where the user's program stands, "train.py:12"; empty where it is not known. A binding sets it for its language.
void set_place_finder(std::function<std::string()>);

void sync();  // waits until everything recorded so far has been computed

}  // namespace pcp::gt
