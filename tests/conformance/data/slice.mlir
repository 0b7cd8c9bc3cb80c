"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xi1>) -> tensor<1x2x3xi1>, sym_name = "slice_i1", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<2x3x4xi1>):
    %19 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xi1>) -> tensor<1x2x3xi1>
    "func.return"(%19) : (tensor<1x2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi8>) -> tensor<1x2x3xi8>, sym_name = "slice_i8", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<2x3x4xi8>):
    %18 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xi8>) -> tensor<1x2x3xi8>
    "func.return"(%18) : (tensor<1x2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi16>) -> tensor<1x2x3xi16>, sym_name = "slice_i16", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<2x3x4xi16>):
    %17 = "stablehlo.slice"(%arg17) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xi16>) -> tensor<1x2x3xi16>
    "func.return"(%17) : (tensor<1x2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi32>) -> tensor<1x2x3xi32>, sym_name = "slice_i32", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<2x3x4xi32>):
    %16 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xi32>) -> tensor<1x2x3xi32>
    "func.return"(%16) : (tensor<1x2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi64>) -> tensor<1x2x3xi64>, sym_name = "slice_i64", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<2x3x4xi64>):
    %15 = "stablehlo.slice"(%arg15) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xi64>) -> tensor<1x2x3xi64>
    "func.return"(%15) : (tensor<1x2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui8>) -> tensor<1x2x3xui8>, sym_name = "slice_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<2x3x4xui8>):
    %14 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xui8>) -> tensor<1x2x3xui8>
    "func.return"(%14) : (tensor<1x2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui16>) -> tensor<1x2x3xui16>, sym_name = "slice_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<2x3x4xui16>):
    %13 = "stablehlo.slice"(%arg13) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xui16>) -> tensor<1x2x3xui16>
    "func.return"(%13) : (tensor<1x2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui32>) -> tensor<1x2x3xui32>, sym_name = "slice_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<2x3x4xui32>):
    %12 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xui32>) -> tensor<1x2x3xui32>
    "func.return"(%12) : (tensor<1x2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui64>) -> tensor<1x2x3xui64>, sym_name = "slice_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<2x3x4xui64>):
    %11 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xui64>) -> tensor<1x2x3xui64>
    "func.return"(%11) : (tensor<1x2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf16>) -> tensor<1x2x3xf16>, sym_name = "slice_f16", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x3x4xf16>):
    %10 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xf16>) -> tensor<1x2x3xf16>
    "func.return"(%10) : (tensor<1x2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xbf16>) -> tensor<1x2x3xbf16>, sym_name = "slice_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<2x3x4xbf16>):
    %9 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xbf16>) -> tensor<1x2x3xbf16>
    "func.return"(%9) : (tensor<1x2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> tensor<1x2x3xf32>, sym_name = "slice_f32", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<2x3x4xf32>):
    %8 = "stablehlo.slice"(%arg8) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xf32>) -> tensor<1x2x3xf32>
    "func.return"(%8) : (tensor<1x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf64>) -> tensor<1x2x3xf64>, sym_name = "slice_f64", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<2x3x4xf64>):
    %7 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x4xf64>) -> tensor<1x2x3xf64>
    "func.return"(%7) : (tensor<1x2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<3x4xf32>, sym_name = "slice_all", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<3x4xf32>):
    %6 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 3, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
    "func.return"(%6) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<0x2xf32>, sym_name = "slice_nothing", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3x4xf32>):
    %5 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 1, 4>, start_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xf32>) -> tensor<0x2xf32>
    "func.return"(%5) : (tensor<0x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "slice_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<f32>):
    %4 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
    "func.return"(%4) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7xf32>) -> tensor<2xf32>, sym_name = "slice_stride_past_end", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<7xf32>):
    %3 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 7>, start_indices = array<i64: 1>, strides = array<i64: 5>}> : (tensor<7xf32>) -> tensor<2xf32>
    "func.return"(%3) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x8xf32>) -> tensor<3x4xf32>, sym_name = "slice_strides", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<9x8xf32>):
    %2 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 9, 8>, start_indices = array<i64: 1, 0>, strides = array<i64: 3, 2>}> : (tensor<9x8xf32>) -> tensor<3x4xf32>
    "func.return"(%2) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x4xf32>) -> tensor<0x2xf32>, sym_name = "slice_from_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x4xf32>):
    %1 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 0, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<0x4xf32>) -> tensor<0x2xf32>
    "func.return"(%1) : (tensor<0x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<1xf32>, sym_name = "slice_huge_stride", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1000>}> : (tensor<4xf32>) -> tensor<1xf32>
    "func.return"(%0) : (tensor<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
