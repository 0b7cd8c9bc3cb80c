"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xi1>) -> tensor<4x6xi1>, sym_name = "reshape_i1", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<2x3x4xi1>):
    %17 = "stablehlo.reshape"(%arg17) : (tensor<2x3x4xi1>) -> tensor<4x6xi1>
    "func.return"(%17) : (tensor<4x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi8>) -> tensor<4x6xi8>, sym_name = "reshape_i8", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<2x3x4xi8>):
    %16 = "stablehlo.reshape"(%arg16) : (tensor<2x3x4xi8>) -> tensor<4x6xi8>
    "func.return"(%16) : (tensor<4x6xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi16>) -> tensor<4x6xi16>, sym_name = "reshape_i16", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<2x3x4xi16>):
    %15 = "stablehlo.reshape"(%arg15) : (tensor<2x3x4xi16>) -> tensor<4x6xi16>
    "func.return"(%15) : (tensor<4x6xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi32>) -> tensor<4x6xi32>, sym_name = "reshape_i32", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<2x3x4xi32>):
    %14 = "stablehlo.reshape"(%arg14) : (tensor<2x3x4xi32>) -> tensor<4x6xi32>
    "func.return"(%14) : (tensor<4x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi64>) -> tensor<4x6xi64>, sym_name = "reshape_i64", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<2x3x4xi64>):
    %13 = "stablehlo.reshape"(%arg13) : (tensor<2x3x4xi64>) -> tensor<4x6xi64>
    "func.return"(%13) : (tensor<4x6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui8>) -> tensor<4x6xui8>, sym_name = "reshape_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<2x3x4xui8>):
    %12 = "stablehlo.reshape"(%arg12) : (tensor<2x3x4xui8>) -> tensor<4x6xui8>
    "func.return"(%12) : (tensor<4x6xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui16>) -> tensor<4x6xui16>, sym_name = "reshape_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<2x3x4xui16>):
    %11 = "stablehlo.reshape"(%arg11) : (tensor<2x3x4xui16>) -> tensor<4x6xui16>
    "func.return"(%11) : (tensor<4x6xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui32>) -> tensor<4x6xui32>, sym_name = "reshape_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x3x4xui32>):
    %10 = "stablehlo.reshape"(%arg10) : (tensor<2x3x4xui32>) -> tensor<4x6xui32>
    "func.return"(%10) : (tensor<4x6xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui64>) -> tensor<4x6xui64>, sym_name = "reshape_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<2x3x4xui64>):
    %9 = "stablehlo.reshape"(%arg9) : (tensor<2x3x4xui64>) -> tensor<4x6xui64>
    "func.return"(%9) : (tensor<4x6xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf16>) -> tensor<4x6xf16>, sym_name = "reshape_f16", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<2x3x4xf16>):
    %8 = "stablehlo.reshape"(%arg8) : (tensor<2x3x4xf16>) -> tensor<4x6xf16>
    "func.return"(%8) : (tensor<4x6xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xbf16>) -> tensor<4x6xbf16>, sym_name = "reshape_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<2x3x4xbf16>):
    %7 = "stablehlo.reshape"(%arg7) : (tensor<2x3x4xbf16>) -> tensor<4x6xbf16>
    "func.return"(%7) : (tensor<4x6xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> tensor<4x6xf32>, sym_name = "reshape_f32", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2x3x4xf32>):
    %6 = "stablehlo.reshape"(%arg6) : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
    "func.return"(%6) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf64>) -> tensor<4x6xf64>, sym_name = "reshape_f64", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<2x3x4xf64>):
    %5 = "stablehlo.reshape"(%arg5) : (tensor<2x3x4xf64>) -> tensor<4x6xf64>
    "func.return"(%5) : (tensor<4x6xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1xf32>) -> tensor<f32>, sym_name = "reshape_to_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<1x1xf32>):
    %4 = "stablehlo.reshape"(%arg4) : (tensor<1x1xf32>) -> tensor<f32>
    "func.return"(%4) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<1x1x1xf32>, sym_name = "reshape_from_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<f32>):
    %3 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1x1x1xf32>
    "func.return"(%3) : (tensor<1x1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> tensor<60xf32>, sym_name = "reshape_flatten", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<3x4x5xf32>):
    %2 = "stablehlo.reshape"(%arg2) : (tensor<3x4x5xf32>) -> tensor<60xf32>
    "func.return"(%2) : (tensor<60xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x4xf32>) -> tensor<3x0x2xf32>, sym_name = "reshape_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x4xf32>):
    %1 = "stablehlo.reshape"(%arg1) : (tensor<0x4xf32>) -> tensor<3x0x2xf32>
    "func.return"(%1) : (tensor<3x0x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2xf32>) -> tensor<3x2xf32>, sym_name = "reshape_same", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x2xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
    "func.return"(%0) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
