"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>, tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<1x4x4x2xf32>, %arg5: tensor<3x3x2x2xf32>):
    %39 = "stablehlo.convert"(%arg1) {my.flag, my.note = "a\22b\\c\0A\C3\A9"} : (tensor<4x4xi32>) -> tensor<4x4xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
