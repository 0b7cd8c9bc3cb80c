"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi1>, tensor<f32>) -> (tensor<2x3xi1>, tensor<f32>), sym_name = "optimization_barrier_i1", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2x3xi1>, %arg27: tensor<f32>):
    %16:2 = "stablehlo.optimization_barrier"(%arg26, %arg27) : (tensor<2x3xi1>, tensor<f32>) -> (tensor<2x3xi1>, tensor<f32>)
    "func.return"(%16#0, %16#1) : (tensor<2x3xi1>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi8>, tensor<f32>) -> (tensor<2x3xi8>, tensor<f32>), sym_name = "optimization_barrier_i8", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<2x3xi8>, %arg25: tensor<f32>):
    %15:2 = "stablehlo.optimization_barrier"(%arg24, %arg25) : (tensor<2x3xi8>, tensor<f32>) -> (tensor<2x3xi8>, tensor<f32>)
    "func.return"(%15#0, %15#1) : (tensor<2x3xi8>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi16>, tensor<f32>) -> (tensor<2x3xi16>, tensor<f32>), sym_name = "optimization_barrier_i16", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<2x3xi16>, %arg23: tensor<f32>):
    %14:2 = "stablehlo.optimization_barrier"(%arg22, %arg23) : (tensor<2x3xi16>, tensor<f32>) -> (tensor<2x3xi16>, tensor<f32>)
    "func.return"(%14#0, %14#1) : (tensor<2x3xi16>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<f32>) -> (tensor<2x3xi32>, tensor<f32>), sym_name = "optimization_barrier_i32", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<2x3xi32>, %arg21: tensor<f32>):
    %13:2 = "stablehlo.optimization_barrier"(%arg20, %arg21) : (tensor<2x3xi32>, tensor<f32>) -> (tensor<2x3xi32>, tensor<f32>)
    "func.return"(%13#0, %13#1) : (tensor<2x3xi32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>, tensor<f32>) -> (tensor<2x3xi64>, tensor<f32>), sym_name = "optimization_barrier_i64", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<2x3xi64>, %arg19: tensor<f32>):
    %12:2 = "stablehlo.optimization_barrier"(%arg18, %arg19) : (tensor<2x3xi64>, tensor<f32>) -> (tensor<2x3xi64>, tensor<f32>)
    "func.return"(%12#0, %12#1) : (tensor<2x3xi64>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui8>, tensor<f32>) -> (tensor<2x3xui8>, tensor<f32>), sym_name = "optimization_barrier_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<2x3xui8>, %arg17: tensor<f32>):
    %11:2 = "stablehlo.optimization_barrier"(%arg16, %arg17) : (tensor<2x3xui8>, tensor<f32>) -> (tensor<2x3xui8>, tensor<f32>)
    "func.return"(%11#0, %11#1) : (tensor<2x3xui8>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui16>, tensor<f32>) -> (tensor<2x3xui16>, tensor<f32>), sym_name = "optimization_barrier_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<2x3xui16>, %arg15: tensor<f32>):
    %10:2 = "stablehlo.optimization_barrier"(%arg14, %arg15) : (tensor<2x3xui16>, tensor<f32>) -> (tensor<2x3xui16>, tensor<f32>)
    "func.return"(%10#0, %10#1) : (tensor<2x3xui16>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>, tensor<f32>) -> (tensor<2x3xui32>, tensor<f32>), sym_name = "optimization_barrier_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<2x3xui32>, %arg13: tensor<f32>):
    %9:2 = "stablehlo.optimization_barrier"(%arg12, %arg13) : (tensor<2x3xui32>, tensor<f32>) -> (tensor<2x3xui32>, tensor<f32>)
    "func.return"(%9#0, %9#1) : (tensor<2x3xui32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>, tensor<f32>) -> (tensor<2x3xui64>, tensor<f32>), sym_name = "optimization_barrier_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x3xui64>, %arg11: tensor<f32>):
    %8:2 = "stablehlo.optimization_barrier"(%arg10, %arg11) : (tensor<2x3xui64>, tensor<f32>) -> (tensor<2x3xui64>, tensor<f32>)
    "func.return"(%8#0, %8#1) : (tensor<2x3xui64>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf16>, tensor<f32>) -> (tensor<2x3xf16>, tensor<f32>), sym_name = "optimization_barrier_f16", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<2x3xf16>, %arg9: tensor<f32>):
    %7:2 = "stablehlo.optimization_barrier"(%arg8, %arg9) : (tensor<2x3xf16>, tensor<f32>) -> (tensor<2x3xf16>, tensor<f32>)
    "func.return"(%7#0, %7#1) : (tensor<2x3xf16>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>, tensor<f32>) -> (tensor<2x3xbf16>, tensor<f32>), sym_name = "optimization_barrier_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2x3xbf16>, %arg7: tensor<f32>):
    %6:2 = "stablehlo.optimization_barrier"(%arg6, %arg7) : (tensor<2x3xbf16>, tensor<f32>) -> (tensor<2x3xbf16>, tensor<f32>)
    "func.return"(%6#0, %6#1) : (tensor<2x3xbf16>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>, tensor<f32>), sym_name = "optimization_barrier_f32", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<2x3xf32>, %arg5: tensor<f32>):
    %5:2 = "stablehlo.optimization_barrier"(%arg4, %arg5) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>, tensor<f32>)
    "func.return"(%5#0, %5#1) : (tensor<2x3xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>), sym_name = "optimization_barrier_f64", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<2x3xf64>, %arg3: tensor<f32>):
    %4:2 = "stablehlo.optimization_barrier"(%arg2, %arg3) : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    "func.return"(%4#0, %4#1) : (tensor<2x3xf64>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x2xf32>) -> tensor<0x2xf32>, sym_name = "optimization_barrier_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x2xf32>):
    %3 = "stablehlo.optimization_barrier"(%arg1) : (tensor<0x2xf32>) -> tensor<0x2xf32>
    "func.return"(%3) : (tensor<0x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7xf32>) -> tensor<7xf32>, sym_name = "optimization_barrier_between", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7xf32>):
    %0 = "stablehlo.add"(%arg0, %arg0) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %1:2 = "stablehlo.optimization_barrier"(%0, %arg0) : (tensor<7xf32>, tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>)
    %2 = "stablehlo.subtract"(%1#0, %1#1) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    "func.return"(%2) : (tensor<7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
