// Builds a graph, compiles it for the CPU, runs it and reads the result: softmax over the rows of a matrix.
#include <pcp/pcp.h>

#include <cstdio>

int main() {
  pcp::Function softmax;
  softmax.name = "softmax";
  pcp::Builder b(softmax);
  pcp::TensorType matrix(pcp::DType::f32, {2, 3});
  pcp::Value x = b.argument(matrix);
  pcp::Value largest = b.broadcast_in_dim(b.reduce(x, pcp::OpCode::maximum, {1}), {2, 3}, {0});
  pcp::Value e = b.exponential(b.subtract(x, largest));
  b.returns({b.divide(e, b.broadcast_in_dim(b.reduce(e, pcp::OpCode::add, {1}), {2, 3}, {0}))});

  auto engine = pcp::make_engine("cpu");
  auto program = engine->compile(softmax);
  const float values[] = {1, 2, 3, 1, 1, 1};
  pcp::Buffer result = program->run({engine->upload(pcp::HostTensor::of<float>(matrix, values))}).at(0);
  pcp::HostTensor y = engine->download(result);
  for (float value : y.as<float>()) std::printf("%.4f ", value);
  std::puts("");
}
