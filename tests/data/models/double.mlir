module @jit_double attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf64>, %arg1: tensor<6xi64>, %arg2: tensor<5xf16>) -> (tensor<4x4xf64> {jax.result_info = "result[0]"}, tensor<4x5xf64> {jax.result_info = "result[1]"}, tensor<6xi64> {jax.result_info = "result[2]"}, tensor<6xf64> {jax.result_info = "result[3]"}, tensor<5xf16> {jax.result_info = "result[4]"}, tensor<f64> {jax.result_info = "result[5]"}, tensor<6xi64> {jax.result_info = "result[6]"}, tensor<4x5xf64> {jax.result_info = "result[7]"}, tensor<4x5xf64> {jax.result_info = "result[8]"}, tensor<4x5xf64> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.tanh %arg0 : tensor<4x5xf64>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x5xf64>) -> tensor<5x4xf64>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf64>, tensor<5x4xf64>) -> tensor<4x4xf64>
    %3 = call @cumsum(%arg0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %5 = stablehlo.multiply %arg1, %4 : tensor<6xi64>
    %6 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xf64>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %8 = stablehlo.divide %6, %7 : tensor<6xf64>
    %9 = stablehlo.multiply %arg2, %arg2 : tensor<5xf16>
    %10 = stablehlo.exponential %arg0 : tensor<4x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf64>, tensor<f64>) -> tensor<f64>
    %12 = call @argsort(%arg1) : (tensor<6xi64>) -> tensor<6xi64>
    %13 = stablehlo.cbrt %arg0 : tensor<4x5xf64>
    %14 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf64>) -> tensor<1x5xf64>
    %15 = stablehlo.reshape %14 : (tensor<1x5xf64>) -> tensor<5xf64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<4x5xf64>
    %18 = stablehlo.atan2 %arg0, %17 : tensor<4x5xf64>
    %19 = stablehlo.abs %arg0 : tensor<4x5xf64>
    %20 = stablehlo.log_plus_one %19 : tensor<4x5xf64>
    return %2, %3, %5, %8, %9, %11, %12, %13, %18, %20 : tensor<4x4xf64>, tensor<4x5xf64>, tensor<6xi64>, tensor<6xf64>, tensor<5xf16>, tensor<f64>, tensor<6xi64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>
  }
  func.func private @cumsum(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %0 = call @cumsum_0(%arg0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    return %0 : tensor<4x5xf64>
  }
  func.func private @cumsum_0(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    return %1 : tensor<4x5xf64>
  }
  func.func private @argsort(%arg0: tensor<6xi64>) -> tensor<6xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<6xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>)
    return %1#1 : tensor<6xi64>
  }
}
