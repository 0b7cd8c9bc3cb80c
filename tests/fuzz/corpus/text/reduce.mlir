"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>, tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<1x4x4x2xf32>, %arg5: tensor<3x3x2x2xf32>):
    %83 = "stablehlo.reduce"(%arg0, %arg2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %123 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%123) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
