"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<2x3xi1>, sym_name = "broadcast_in_dim_i1", sym_visibility = "public"}> ({
  ^bb0(%arg37: tensor<3xi1>):
    %37 = "stablehlo.broadcast_in_dim"(%arg37) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<2x3xi1>
    "func.return"(%37) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>) -> tensor<2x3xi1>, sym_name = "broadcast_in_dim_i1_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<i1>):
    %36 = "stablehlo.broadcast_in_dim"(%arg36) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    "func.return"(%36) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi8>) -> tensor<2x3xi8>, sym_name = "broadcast_in_dim_i8", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<3xi8>):
    %35 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi8>) -> tensor<2x3xi8>
    "func.return"(%35) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i8>) -> tensor<2x3xi8>, sym_name = "broadcast_in_dim_i8_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<i8>):
    %34 = "stablehlo.broadcast_in_dim"(%arg34) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<2x3xi8>
    "func.return"(%34) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi16>) -> tensor<2x3xi16>, sym_name = "broadcast_in_dim_i16", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<3xi16>):
    %33 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi16>) -> tensor<2x3xi16>
    "func.return"(%33) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i16>) -> tensor<2x3xi16>, sym_name = "broadcast_in_dim_i16_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<i16>):
    %32 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<2x3xi16>
    "func.return"(%32) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi32>) -> tensor<2x3xi32>, sym_name = "broadcast_in_dim_i32", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<3xi32>):
    %31 = "stablehlo.broadcast_in_dim"(%arg31) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<2x3xi32>
    "func.return"(%31) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>) -> tensor<2x3xi32>, sym_name = "broadcast_in_dim_i32_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<i32>):
    %30 = "stablehlo.broadcast_in_dim"(%arg30) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    "func.return"(%30) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi64>) -> tensor<2x3xi64>, sym_name = "broadcast_in_dim_i64", sym_visibility = "public"}> ({
  ^bb0(%arg29: tensor<3xi64>):
    %29 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    "func.return"(%29) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>) -> tensor<2x3xi64>, sym_name = "broadcast_in_dim_i64_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<i64>):
    %28 = "stablehlo.broadcast_in_dim"(%arg28) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    "func.return"(%28) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui8>) -> tensor<2x3xui8>, sym_name = "broadcast_in_dim_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<3xui8>):
    %27 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui8>) -> tensor<2x3xui8>
    "func.return"(%27) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui8>) -> tensor<2x3xui8>, sym_name = "broadcast_in_dim_ui8_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<ui8>):
    %26 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<2x3xui8>
    "func.return"(%26) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui16>) -> tensor<2x3xui16>, sym_name = "broadcast_in_dim_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<3xui16>):
    %25 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui16>) -> tensor<2x3xui16>
    "func.return"(%25) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui16>) -> tensor<2x3xui16>, sym_name = "broadcast_in_dim_ui16_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<ui16>):
    %24 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<2x3xui16>
    "func.return"(%24) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui32>) -> tensor<2x3xui32>, sym_name = "broadcast_in_dim_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<3xui32>):
    %23 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>) -> tensor<2x3xui32>
    "func.return"(%23) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>) -> tensor<2x3xui32>, sym_name = "broadcast_in_dim_ui32_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<ui32>):
    %22 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    "func.return"(%22) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> tensor<2x3xui64>, sym_name = "broadcast_in_dim_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<3xui64>):
    %21 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui64>) -> tensor<2x3xui64>
    "func.return"(%21) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui64>) -> tensor<2x3xui64>, sym_name = "broadcast_in_dim_ui64_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<ui64>):
    %20 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    "func.return"(%20) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf16>) -> tensor<2x3xf16>, sym_name = "broadcast_in_dim_f16", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<3xf16>):
    %19 = "stablehlo.broadcast_in_dim"(%arg19) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf16>) -> tensor<2x3xf16>
    "func.return"(%19) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f16>) -> tensor<2x3xf16>, sym_name = "broadcast_in_dim_f16_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<f16>):
    %18 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2x3xf16>
    "func.return"(%18) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xbf16>) -> tensor<2x3xbf16>, sym_name = "broadcast_in_dim_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<3xbf16>):
    %17 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xbf16>) -> tensor<2x3xbf16>
    "func.return"(%17) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<bf16>) -> tensor<2x3xbf16>, sym_name = "broadcast_in_dim_bf16_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<bf16>):
    %16 = "stablehlo.broadcast_in_dim"(%arg16) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x3xbf16>
    "func.return"(%16) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "broadcast_in_dim_f32", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<3xf32>):
    %15 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%15) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<2x3xf32>, sym_name = "broadcast_in_dim_f32_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<f32>):
    %14 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%14) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf64>) -> tensor<2x3xf64>, sym_name = "broadcast_in_dim_f64", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<3xf64>):
    %13 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
    "func.return"(%13) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f64>) -> tensor<2x3xf64>, sym_name = "broadcast_in_dim_f64_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<f64>):
    %12 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    "func.return"(%12) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4x33xf32>, sym_name = "broadcast_in_dim_rows", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<4xf32>):
    %11 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x33xf32>
    "func.return"(%11) : (tensor<4x33xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<33xf32>) -> tensor<4x33xf32>, sym_name = "broadcast_in_dim_columns", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<33xf32>):
    %10 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<33xf32>) -> tensor<4x33xf32>
    "func.return"(%10) : (tensor<4x33xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3xf32>) -> tensor<4x3xf32>, sym_name = "broadcast_in_dim_unit", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<1x3xf32>):
    %9 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<4x3xf32>
    "func.return"(%9) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1xf32>) -> tensor<4x3xf32>, sym_name = "broadcast_in_dim_all_units", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<1x1xf32>):
    %8 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x3xf32>
    "func.return"(%8) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3xf32>) -> tensor<4x3xf32>, sym_name = "broadcast_in_dim_same", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<4x3xf32>):
    %7 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
    "func.return"(%7) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<3x2xf32>, sym_name = "broadcast_in_dim_swapped", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2x3xf32>):
    %6 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
    "func.return"(%6) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x1x3xf32>) -> tensor<3x5x2x4xf32>, sym_name = "broadcast_in_dim_swapped_into_rank4", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<2x1x3xf32>):
    %5 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 2, 1, 0>}> : (tensor<2x1x3xf32>) -> tensor<3x5x2x4xf32>
    "func.return"(%5) : (tensor<3x5x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>) -> tensor<2x3x4xf32>, sym_name = "broadcast_in_dim_middle", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<3xf32>):
    %4 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    "func.return"(%4) : (tensor<2x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "broadcast_in_dim_to_scalar_shape", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<f32>):
    %3 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x1xf32>) -> tensor<0x5xf32>, sym_name = "broadcast_in_dim_empty", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<0x1xf32>):
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<0x1xf32>) -> tensor<0x5xf32>
    "func.return"(%2) : (tensor<0x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<0x5xf32>, sym_name = "broadcast_in_dim_to_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<f32>):
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x5xf32>
    "func.return"(%1) : (tensor<0x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1xf32>) -> tensor<0xf32>, sym_name = "broadcast_in_dim_unit_to_empty", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<0xf32>
    "func.return"(%0) : (tensor<0xf32>) -> ()
  }) : () -> ()
}) : () -> ()
