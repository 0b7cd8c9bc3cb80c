"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi1>, tensor<i1>) -> tensor<3x7xi1>, sym_name = "pad_i1", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<2x3xi1>, %arg41: tensor<i1>):
    %20 = "stablehlo.pad"(%arg40, %arg41) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xi1>, tensor<i1>) -> tensor<3x7xi1>
    "func.return"(%20) : (tensor<3x7xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi8>, tensor<i8>) -> tensor<3x7xi8>, sym_name = "pad_i8", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<2x3xi8>, %arg39: tensor<i8>):
    %19 = "stablehlo.pad"(%arg38, %arg39) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xi8>, tensor<i8>) -> tensor<3x7xi8>
    "func.return"(%19) : (tensor<3x7xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi16>, tensor<i16>) -> tensor<3x7xi16>, sym_name = "pad_i16", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<2x3xi16>, %arg37: tensor<i16>):
    %18 = "stablehlo.pad"(%arg36, %arg37) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xi16>, tensor<i16>) -> tensor<3x7xi16>
    "func.return"(%18) : (tensor<3x7xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> tensor<3x7xi32>, sym_name = "pad_i32", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<2x3xi32>, %arg35: tensor<i32>):
    %17 = "stablehlo.pad"(%arg34, %arg35) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<3x7xi32>
    "func.return"(%17) : (tensor<3x7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>, tensor<i64>) -> tensor<3x7xi64>, sym_name = "pad_i64", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<2x3xi64>, %arg33: tensor<i64>):
    %16 = "stablehlo.pad"(%arg32, %arg33) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xi64>, tensor<i64>) -> tensor<3x7xi64>
    "func.return"(%16) : (tensor<3x7xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui8>, tensor<ui8>) -> tensor<3x7xui8>, sym_name = "pad_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<2x3xui8>, %arg31: tensor<ui8>):
    %15 = "stablehlo.pad"(%arg30, %arg31) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xui8>, tensor<ui8>) -> tensor<3x7xui8>
    "func.return"(%15) : (tensor<3x7xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui16>, tensor<ui16>) -> tensor<3x7xui16>, sym_name = "pad_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<2x3xui16>, %arg29: tensor<ui16>):
    %14 = "stablehlo.pad"(%arg28, %arg29) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xui16>, tensor<ui16>) -> tensor<3x7xui16>
    "func.return"(%14) : (tensor<3x7xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>, tensor<ui32>) -> tensor<3x7xui32>, sym_name = "pad_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2x3xui32>, %arg27: tensor<ui32>):
    %13 = "stablehlo.pad"(%arg26, %arg27) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xui32>, tensor<ui32>) -> tensor<3x7xui32>
    "func.return"(%13) : (tensor<3x7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>, tensor<ui64>) -> tensor<3x7xui64>, sym_name = "pad_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<2x3xui64>, %arg25: tensor<ui64>):
    %12 = "stablehlo.pad"(%arg24, %arg25) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xui64>, tensor<ui64>) -> tensor<3x7xui64>
    "func.return"(%12) : (tensor<3x7xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf16>, tensor<f16>) -> tensor<3x7xf16>, sym_name = "pad_f16", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<2x3xf16>, %arg23: tensor<f16>):
    %11 = "stablehlo.pad"(%arg22, %arg23) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xf16>, tensor<f16>) -> tensor<3x7xf16>
    "func.return"(%11) : (tensor<3x7xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>, tensor<bf16>) -> tensor<3x7xbf16>, sym_name = "pad_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<2x3xbf16>, %arg21: tensor<bf16>):
    %10 = "stablehlo.pad"(%arg20, %arg21) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    "func.return"(%10) : (tensor<3x7xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> tensor<3x7xf32>, sym_name = "pad_f32", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<2x3xf32>, %arg19: tensor<f32>):
    %9 = "stablehlo.pad"(%arg18, %arg19) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x7xf32>
    "func.return"(%9) : (tensor<3x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>, tensor<f64>) -> tensor<3x7xf64>, sym_name = "pad_f64", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<2x3xf64>, %arg17: tensor<f64>):
    %8 = "stablehlo.pad"(%arg16, %arg17) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xf64>, tensor<f64>) -> tensor<3x7xf64>
    "func.return"(%8) : (tensor<3x7xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>, sym_name = "pad_nothing", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<3x2xf32>, %arg15: tensor<f32>):
    %7 = "stablehlo.pad"(%arg14, %arg15) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%7) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>, tensor<f32>) -> tensor<2x3xf32>, sym_name = "pad_negative", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<5x6xf32>, %arg13: tensor<f32>):
    %6 = "stablehlo.pad"(%arg12, %arg13) <{edge_padding_high = array<i64: -2, -1>, edge_padding_low = array<i64: -1, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<5x6xf32>, tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%6) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<f32>) -> tensor<9x3xf32>, sym_name = "pad_negative_and_interior", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<4x3xf32>, %arg11: tensor<f32>):
    %5 = "stablehlo.pad"(%arg10, %arg11) <{edge_padding_high = array<i64: 1, -3>, edge_padding_low = array<i64: -2, 1>, interior_padding = array<i64: 2, 1>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<9x3xf32>
    "func.return"(%5) : (tensor<9x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5xf32>, tensor<f32>) -> tensor<6xf32>, sym_name = "pad_mixed_sign", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<5xf32>, %arg9: tensor<f32>):
    %4 = "stablehlo.pad"(%arg8, %arg9) <{edge_padding_high = array<i64: -2>, edge_padding_low = array<i64: 3>, interior_padding = array<i64: 0>}> : (tensor<5xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%4) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> tensor<0xf32>, sym_name = "pad_to_empty", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<3xf32>, %arg7: tensor<f32>):
    %3 = "stablehlo.pad"(%arg6, %arg7) <{edge_padding_high = array<i64: -2>, edge_padding_low = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<3xf32>, tensor<f32>) -> tensor<0xf32>
    "func.return"(%3) : (tensor<0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x2xf32>, tensor<f32>) -> tensor<3x2xf32>, sym_name = "pad_from_empty", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<0x2xf32>, %arg5: tensor<f32>):
    %2 = "stablehlo.pad"(%arg4, %arg5) <{edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 2, 0>, interior_padding = array<i64: 3, 0>}> : (tensor<0x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%2) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "pad_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %1 = "stablehlo.pad"(%arg2, %arg3) <{edge_padding_high = array<i64>, edge_padding_low = array<i64>, interior_padding = array<i64>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%1) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<f32>) -> tensor<5x4x13xf32>, sym_name = "pad_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<f32>):
    %0 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 2, 0, 1>, edge_padding_low = array<i64: 0, 1, 2>, interior_padding = array<i64: 1, 0, 2>}> : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<5x4x13xf32>
    "func.return"(%0) : (tensor<5x4x13xf32>) -> ()
  }) : () -> ()
}) : () -> ()
