module @jit_control attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<6xf32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<6xf32> {jax.result_info = "result[1][0]"}, tensor<i32> {jax.result_info = "result[1][1]"}, tensor<6xf32> {jax.result_info = "result[2]"}, tensor<2x3xf32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0:4 = stablehlo.while(%iterArg = %c, %iterArg_5 = %arg1, %iterArg_6 = %arg0, %iterArg_7 = %cst) : tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<f32>
    cond {
      %6 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %8 = stablehlo.multiply %iterArg_6, %7 : tensor<6xf32>
      %9 = stablehlo.convert %iterArg : (tensor<i32>) -> tensor<f32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %11 = stablehlo.add %8, %10 : tensor<6xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.reduce(%iterArg_6 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %13 = stablehlo.add %iterArg_7, %12 : tensor<f32>
      stablehlo.return %6, %iterArg_5, %11, %13 : tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<f32>
    }
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %c_0) : tensor<6xf32>, tensor<i32>
    cond {
      %6 = stablehlo.abs %iterArg : tensor<6xf32>
      %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %7 = stablehlo.reduce(%6 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %8 = stablehlo.compare GT, %7, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %7 = stablehlo.divide %iterArg, %6 : tensor<6xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_5, %c_7 : tensor<i32>
      stablehlo.return %7, %8 : tensor<6xf32>, tensor<i32>
    }
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.clamp %c_1, %arg2, %c_2 : tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %7 = stablehlo.add %arg0, %6 : tensor<6xf32>
      stablehlo.return %7 : tensor<6xf32>
    }, {
      %6 = stablehlo.sine %arg0 : tensor<6xf32>
      stablehlo.return %6 : tensor<6xf32>
    }, {
      %6 = stablehlo.slice %arg0 [0:1] : (tensor<6xf32>) -> tensor<1xf32>
      %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.compare GT, %7, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = stablehlo.convert %8 : (tensor<i1>) -> tensor<i32>
      %10 = "stablehlo.case"(%9) ({
        %11 = stablehlo.negate %arg0 : tensor<6xf32>
        stablehlo.return %11 : tensor<6xf32>
      }, {
        %11 = stablehlo.exponential %arg0 : tensor<6xf32>
        stablehlo.return %11 : tensor<6xf32>
      }) : (tensor<i32>) -> tensor<6xf32>
      stablehlo.return %10 : tensor<6xf32>
    }) : (tensor<i32>) -> tensor<6xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<6xf32>) -> tensor<2x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5:3 = stablehlo.while(%iterArg = %c_4, %iterArg_5 = %c_3, %iterArg_6 = %4) : tensor<i32>, tensor<i32>, tensor<2x3xf32>
    cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:2 = func.call @closed_call(%iterArg_5, %iterArg_6) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1 : tensor<i32>, tensor<i32>, tensor<2x3xf32>
    }
    return %0#2, %0#3, %1#0, %1#1, %3, %5#2 : tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<i32>, tensor<6xf32>, tensor<2x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.compare GT, %arg1, %1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.subtract %arg1, %4 : tensor<2x3xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<2x3xf32>
    %7 = call @_where(%2, %5, %6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0, %7 : tensor<i32>, tensor<2x3xf32>
  }
  func.func private @_where(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
