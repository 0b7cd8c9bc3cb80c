"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>, tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<1x4x4x2xf32>, %arg5: tensor<3x3x2x2xf32>):
    %93:2 = "stablehlo.while"(%arg3, %arg0) ({
    ^bb0(%arg8: tensor<i32>, %arg9: tensor<4x4xf32>):
      %114 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %115 = "stablehlo.compare"(%arg8, %114) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%115) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<4x4xf32>):
      %112 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %113 = "stablehlo.add"(%arg6, %112) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%113, %arg7) : (tensor<i32>, tensor<4x4xf32>) -> ()
    }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
