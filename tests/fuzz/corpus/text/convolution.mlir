"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>, tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<1x4x4x2xf32>, %arg5: tensor<3x3x2x2xf32>):
    %80 = "stablehlo.convolution"(%arg4, %arg5) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 1, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>) -> tensor<1x4x4x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
