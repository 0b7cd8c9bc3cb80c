// Exclusive or as a network of two layers, with weights small enough to check by hand:
//   h = relu(x · [[1 1] [1 1]] + [0 -1])    y = h · [1 -2]
module @xor {
  func.func public @main(%x: tensor<4x2xf32>) -> tensor<4xf32> {
    %w1 = stablehlo.constant dense<1.0> : tensor<2x2xf32>
    %b1 = stablehlo.constant dense<[0.0, -1.0]> : tensor<2xf32>
    %w2 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<4x2xf32>
    %dot = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
    %bias = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %sum = stablehlo.add %dot, %bias : tensor<4x2xf32>
    %h = stablehlo.maximum %sum, %zero : tensor<4x2xf32>
    %y = stablehlo.dot_general %h, %w2, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4xf32>
    return %y : tensor<4xf32>
  }
}
