module @jit_chlo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<3x8xf32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}, tensor<24xf32> {jax.result_info = "result[2]"}, tensor<24xf32> {jax.result_info = "result[3]"}, tensor<24xf32> {jax.result_info = "result[4]"}, tensor<24xf32> {jax.result_info = "result[5]"}, tensor<24xf32> {jax.result_info = "result[6]"}, tensor<24xf32> {jax.result_info = "result[7]"}, tensor<24xf32> {jax.result_info = "result[8]"}, tensor<24xf32> {jax.result_info = "result[9]"}, tensor<24xf32> {jax.result_info = "result[10]"}, tensor<24xf32> {jax.result_info = "result[11]"}, tensor<3x8xf32> {jax.result_info = "result[12]"}, tensor<3x3xf32> {jax.result_info = "result[13][0]"}, tensor<3x3xi32> {jax.result_info = "result[13][1]"}, tensor<24xf32> {jax.result_info = "result[14]"}, tensor<24xf32> {jax.result_info = "result[15]"}, tensor<24xf32> {jax.result_info = "result[16]"}, tensor<24xf32> {jax.result_info = "result[17]"}, tensor<24xf32> {jax.result_info = "result[18]"}, tensor<24xf32> {jax.result_info = "result[19]"}, tensor<24xi1> {jax.result_info = "result[20]"}) {
    %0 = chlo.erf %arg0 : tensor<24xf32> -> tensor<24xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.subtract %arg1, %1 : tensor<24xf32>
    %3 = chlo.erfc %2 : tensor<24xf32> -> tensor<24xf32>
    %4 = chlo.erf_inv %arg0 : tensor<24xf32> -> tensor<24xf32>
    %5 = chlo.sinh %arg0 : tensor<24xf32> -> tensor<24xf32>
    %6 = chlo.cosh %arg0 : tensor<24xf32> -> tensor<24xf32>
    %7 = stablehlo.tan %arg0 : tensor<24xf32>
    %8 = chlo.asin %arg0 : tensor<24xf32> -> tensor<24xf32>
    %9 = chlo.acos %arg0 : tensor<24xf32> -> tensor<24xf32>
    %10 = chlo.atan %arg0 : tensor<24xf32> -> tensor<24xf32>
    %11 = chlo.asinh %arg1 : tensor<24xf32> -> tensor<24xf32>
    %12 = call @arccosh(%arg1) : (tensor<24xf32>) -> tensor<24xf32>
    %13 = chlo.atanh %arg0 : tensor<24xf32> -> tensor<24xf32>
    %14 = chlo.square %arg2 : tensor<3x8xf32> -> tensor<3x8xf32>
    %values, %indices = chlo.top_k(%arg2, k = 3) : tensor<3x8xf32> -> (tensor<3x3xf32>, tensor<3x3xi32>)
    %15 = chlo.lgamma %arg1 : tensor<24xf32> -> tensor<24xf32>
    %16 = chlo.digamma %arg1 : tensor<24xf32> -> tensor<24xf32>
    %17 = chlo.bessel_i1e %arg1 : tensor<24xf32> -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = chlo.zeta %arg1, %18 : tensor<24xf32>, tensor<24xf32> -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = chlo.polygamma %20, %arg1 : tensor<24xf32>, tensor<24xf32> -> tensor<24xf32>
    %22 = chlo.next_after %arg0, %arg1 : tensor<24xf32>, tensor<24xf32> -> tensor<24xf32>
    %23 = stablehlo.slice %arg0 [3:4] : (tensor<24xf32>) -> tensor<1xf32>
    %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.subtract %arg0, %25 : tensor<24xf32>
    %27 = stablehlo.divide %arg1, %26 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.compare EQ, %27, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    return %0, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %values, %indices, %15, %16, %17, %19, %21, %22, %29 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3x8xf32>, tensor<3x3xf32>, tensor<3x3xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>
  }
  func.func private @arccosh(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %0 = chlo.acosh %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}
