module @jit_composite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"}, tensor<3x4xf32> {jax.result_info = "result[2]"}) {
    %0:2 = stablehlo.composite "example.outer" %arg0, %arg1 {decomposition = @example.outer} : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>)
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.multiply %0#0, %1 : tensor<3x4xf32>
    %3:2 = stablehlo.composite "example.outer" %2, %0#1 {decomposition = @example.outer_0} : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>)
    return %0#0, %0#1, %3#0 : tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @example.outer(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<3x4xf32>
    %3 = stablehlo.composite "example.gelu" %2 {composite_attributes = {approximate = true}, decomposition = @example.gelu} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.tanh %arg1 : tensor<4xf32>
    return %3, %4 : tensor<3x4xf32>, tensor<4xf32>
  }
  func.func private @example.gelu(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf32>
    %7 = stablehlo.tanh %6 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.add %8, %7 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3x4xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<3x4xf32>
    return %12 : tensor<3x4xf32>
  }
  func.func private @example.outer_0(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<3x4xf32>
    %3 = stablehlo.composite "example.gelu" %2 {composite_attributes = {approximate = true}, decomposition = @example.gelu_1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.tanh %arg1 : tensor<4xf32>
    return %3, %4 : tensor<3x4xf32>, tensor<4xf32>
  }
  func.func private @example.gelu_1(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf32>
    %7 = stablehlo.tanh %6 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.add %8, %7 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3x4xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<3x4xf32>
    return %12 : tensor<3x4xf32>
  }
}
