module @jit_reduced attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result[0]"}, tensor<5x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m3 : tensor<5x7xf32>
    %1 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<5x7xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<5x7xf32>
    %6 = stablehlo.multiply %4, %arg0 : tensor<5x7xf32>
    %7 = stablehlo.reduce_precision %6, format = e8m7 : tensor<5x7xf32>
    %8 = stablehlo.add %5, %7 : tensor<5x7xf32>
    return %0, %8 : tensor<5x7xf32>, tensor<5x7xf32>
  }
}
