"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>, sym_name = "reverse_i1", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<2x3x4xi1>):
    %20 = "stablehlo.reverse"(%arg18) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
    "func.return"(%20) : (tensor<2x3x4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>, sym_name = "reverse_i8", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<2x3x4xi8>):
    %19 = "stablehlo.reverse"(%arg17) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
    "func.return"(%19) : (tensor<2x3x4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi16>) -> tensor<2x3x4xi16>, sym_name = "reverse_i16", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<2x3x4xi16>):
    %18 = "stablehlo.reverse"(%arg16) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xi16>) -> tensor<2x3x4xi16>
    "func.return"(%18) : (tensor<2x3x4xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>, sym_name = "reverse_i32", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<2x3x4xi32>):
    %17 = "stablehlo.reverse"(%arg15) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
    "func.return"(%17) : (tensor<2x3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>, sym_name = "reverse_i64", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<2x3x4xi64>):
    %16 = "stablehlo.reverse"(%arg14) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    "func.return"(%16) : (tensor<2x3x4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui8>) -> tensor<2x3x4xui8>, sym_name = "reverse_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<2x3x4xui8>):
    %15 = "stablehlo.reverse"(%arg13) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xui8>) -> tensor<2x3x4xui8>
    "func.return"(%15) : (tensor<2x3x4xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui16>) -> tensor<2x3x4xui16>, sym_name = "reverse_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<2x3x4xui16>):
    %14 = "stablehlo.reverse"(%arg12) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xui16>) -> tensor<2x3x4xui16>
    "func.return"(%14) : (tensor<2x3x4xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui32>) -> tensor<2x3x4xui32>, sym_name = "reverse_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<2x3x4xui32>):
    %13 = "stablehlo.reverse"(%arg11) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xui32>) -> tensor<2x3x4xui32>
    "func.return"(%13) : (tensor<2x3x4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui64>) -> tensor<2x3x4xui64>, sym_name = "reverse_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x3x4xui64>):
    %12 = "stablehlo.reverse"(%arg10) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xui64>) -> tensor<2x3x4xui64>
    "func.return"(%12) : (tensor<2x3x4xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>, sym_name = "reverse_f16", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<2x3x4xf16>):
    %11 = "stablehlo.reverse"(%arg9) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
    "func.return"(%11) : (tensor<2x3x4xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16>, sym_name = "reverse_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<2x3x4xbf16>):
    %10 = "stablehlo.reverse"(%arg8) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16>
    "func.return"(%10) : (tensor<2x3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>, sym_name = "reverse_f32", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<2x3x4xf32>):
    %9 = "stablehlo.reverse"(%arg7) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%9) : (tensor<2x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>, sym_name = "reverse_f64", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2x3x4xf64>):
    %8 = "stablehlo.reverse"(%arg6) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    "func.return"(%8) : (tensor<2x3x4xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2xf32>) -> tensor<3x2xf32>, sym_name = "reverse_none", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3x2xf32>):
    %7 = "stablehlo.reverse"(%arg5) <{dimensions = array<i64>}> : (tensor<3x2xf32>) -> tensor<3x2xf32>
    "func.return"(%7) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<17xf32>) -> tensor<17xf32>, sym_name = "reverse_vector", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<17xf32>):
    %6 = "stablehlo.reverse"(%arg4) <{dimensions = array<i64: 0>}> : (tensor<17xf32>) -> tensor<17xf32>
    "func.return"(%6) : (tensor<17xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "reverse_inner", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<3x5xf32>):
    %5 = "stablehlo.reverse"(%arg3) <{dimensions = array<i64: 1>}> : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%5) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x2xf32>) -> tensor<0x2xf32>, sym_name = "reverse_empty", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<0x2xf32>):
    %4 = "stablehlo.reverse"(%arg2) <{dimensions = array<i64: 0, 1>}> : (tensor<0x2xf32>) -> tensor<0x2xf32>
    "func.return"(%4) : (tensor<0x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reverse_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<f32>):
    %3 = "stablehlo.reverse"(%arg1) <{dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<3x1x2xf32>, sym_name = "reverse_of_strided_slice", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xf32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 1>, strides = array<i64: 2, 2>}> : (tensor<5x6xf32>) -> tensor<3x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x2xf32>) -> tensor<3x1x2xf32>
    %2 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 0>}> : (tensor<3x1x2xf32>) -> tensor<3x1x2xf32>
    "func.return"(%2) : (tensor<3x1x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
