module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x1x8xf32>, %arg1: tensor<3x3x2x4xf32>, %arg2: tensor<3x3x8x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<1x1x4x2xf32>, %arg8: tensor<2x2x8x4xf32>, %arg9: tensor<2x8x8x2xf32>, %arg10: tensor<2x8x8x2xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}) {
    %0 = stablehlo.convolution(%arg9, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x2xf32>, tensor<3x3x2x4xf32>) -> tensor<2x8x8x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x8x8x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<2x1x1x2x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x8x8x2x2xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<2x8x8x2x2xf32>
    %8 = chlo.square %7 : tensor<2x8x8x2x2xf32> -> tensor<2x8x8x2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x8x8x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_2 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x1x1x2x1xf32>
    %13 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x8x8x2x2xf32>
    %14 = stablehlo.subtract %1, %13 : tensor<2x8x8x2x2xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<2x1x1x2x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<2x1x1x2x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x8x8x2x2xf32>
    %19 = stablehlo.multiply %14, %18 : tensor<2x8x8x2x2xf32>
    %20 = stablehlo.reshape %19 : (tensor<2x8x8x2x2xf32>) -> tensor<2x8x8x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<2x8x8x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %26 = stablehlo.add %23, %25 : tensor<2x8x8x4xf32>
    %27 = call @silu(%26) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.reduce_window"(%27, %28) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %67 = stablehlo.maximum %arg11, %arg12 : tensor<f32>
      stablehlo.return %67 : tensor<f32>
    }) : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x4x4x4xf32>
    %30 = stablehlo.convolution(%29, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<3x3x1x8xf32>) -> tensor<2x4x4x8xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x2x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %35 = stablehlo.divide %33, %34 : tensor<2x1x1x2x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %37 = stablehlo.subtract %31, %36 : tensor<2x4x4x2x4xf32>
    %38 = chlo.square %37 : tensor<2x4x4x2x4xf32> -> tensor<2x4x4x2x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %42 = stablehlo.divide %40, %41 : tensor<2x1x1x2x1xf32>
    %43 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %44 = stablehlo.subtract %31, %43 : tensor<2x4x4x2x4xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %46 = stablehlo.add %42, %45 : tensor<2x1x1x2x1xf32>
    %47 = stablehlo.rsqrt %46 : tensor<2x1x1x2x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %49 = stablehlo.multiply %44, %48 : tensor<2x4x4x2x4xf32>
    %50 = stablehlo.reshape %49 : (tensor<2x4x4x2x4xf32>) -> tensor<2x4x4x8xf32>
    %51 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %53 = stablehlo.multiply %50, %52 : tensor<2x4x4x8xf32>
    %54 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %56 = stablehlo.add %53, %55 : tensor<2x4x4x8xf32>
    %57 = call @silu_0(%56) : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
    %58 = stablehlo.convolution(%57, %arg8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<2x2x8x4xf32>) -> tensor<2x8x8x4xf32>
    %59 = stablehlo.concatenate %27, %58, dim = 3 : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x8xf32>
    %60 = stablehlo.convolution(%59, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x8xf32>, tensor<3x3x8x4xf32>) -> tensor<2x8x8x4xf32>
    %61 = call @silu(%60) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %62 = stablehlo.convolution(%61, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x4x2xf32>) -> tensor<2x8x8x2xf32>
    %63 = stablehlo.subtract %62, %arg10 : tensor<2x8x8x2xf32>
    %64 = chlo.square %63 : tensor<2x8x8x2xf32> -> tensor<2x8x8x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x8x8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %66 = stablehlo.divide %65, %cst_11 : tensor<f32>
    return %66 : tensor<f32>
  }
  func.func private @silu(%arg0: tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x8x8x4xf32>
    %1 = stablehlo.exponential %0 : tensor<2x8x8x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x8x8x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x8x8x4xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x8x8x4xf32>
    return %6 : tensor<2x8x8x4xf32>
  }
  func.func private @silu_0(%arg0: tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x4x4x8xf32>
    %1 = stablehlo.exponential %0 : tensor<2x4x4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x4x4x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x4x4x8xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x4x4x8xf32>
    return %6 : tensor<2x4x4x8xf32>
  }
}
