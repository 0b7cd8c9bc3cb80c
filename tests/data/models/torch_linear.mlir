// A linear layer with layer norm and positions, in the manner of torch-mlir: arith.constant, dynamic forms whose shapes are
// constants, f64 and i64 intermediates, weights in dense_resource.
module attributes {torch.debug_module_name = "Linear"} {
  func.func @forward(%arg0: tensor<2x6xf32>) -> (tensor<2x4xf32>, tensor<2x6xi64>) {
    %cst = arith.constant dense_resource<weight> : tensor<4x6xf32>
    %cst_0 = arith.constant dense<[-0.6159667372703552, -0.8480101227760315, 0.7333049774169922, 1.140633225440979]> : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = arith.constant dense<6.000000e+00> : tensor<1xf64>
    %cst_3 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %c2 = arith.constant 2 : index
    %c6_i64 = arith.constant 6 : i64
    %c = arith.constant dense<[2, 6]> : tensor<2xi64>
    %c2_i64 = arith.index_cast %c2 : index to i64
    %from_elements = tensor.from_elements %c2_i64, %c6_i64 : tensor<2xi64>
    %0 = stablehlo.convert %arg0 : (tensor<2x6xf32>) -> tensor<2x6xf64>
    %1 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x6xf64>, tensor<f64>) -> tensor<2xf64>
    %2 = stablehlo.reshape %1 : (tensor<2xf64>) -> tensor<2x1xf64>
    %3 = chlo.broadcast_divide %2, %cst_2 : (tensor<2x1xf64>, tensor<1xf64>) -> tensor<2x1xf64>
    %4 = stablehlo.dynamic_broadcast_in_dim %3, %from_elements, dims = [0, 1] : (tensor<2x1xf64>, tensor<2xi64>) -> tensor<2x6xf64>
    %5 = stablehlo.subtract %0, %4 : tensor<2x6xf64>
    %6 = stablehlo.multiply %5, %5 : tensor<2x6xf64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x6xf64>, tensor<f64>) -> tensor<2xf64>
    %8 = stablehlo.reshape %7 : (tensor<2xf64>) -> tensor<2x1xf64>
    %9 = chlo.broadcast_divide %8, %cst_2 : (tensor<2x1xf64>, tensor<1xf64>) -> tensor<2x1xf64>
    %10 = chlo.broadcast_add %9, %cst_3 : (tensor<2x1xf64>, tensor<f64>) -> tensor<2x1xf64>
    %11 = stablehlo.rsqrt %10 : tensor<2x1xf64>
    %12 = chlo.broadcast_multiply %5, %11 : (tensor<2x6xf64>, tensor<2x1xf64>) -> tensor<2x6xf64>
    %13 = stablehlo.convert %12 : (tensor<2x6xf64>) -> tensor<2x6xf32>
    %14 = stablehlo.transpose %cst, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %15 = stablehlo.dot %13, %14 : (tensor<2x6xf32>, tensor<6x4xf32>) -> tensor<2x4xf32>
    %16 = chlo.broadcast_add %15, %cst_0 : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    %17 = stablehlo.dynamic_iota %c, dim = 1 : (tensor<2xi64>) -> tensor<2x6xi64>
    return %16, %17 : tensor<2x4xf32>, tensor<2x6xi64>
  }
}

{-#
  dialect_resources: {
    builtin: {
      weight: "0x040000007FF647BF6931C0BE9A90A1BFC363F2BE05CB34BF179E2B405A6A2A3F231E6FBE5F7CB4BDEEF122BE235D183E2A73E4BE86AE6CBD2B3F7D3F77284B3FF2168A3E21D7A53F47483D3E432383BFCE78E5BF27E13CBFCF3CD3BD05EBB73EE326853F"
    }
  }
#-}
