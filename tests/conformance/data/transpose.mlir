"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xi1>) -> tensor<4x2x3xi1>, sym_name = "transpose_i1", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<2x3x4xi1>):
    %27 = "stablehlo.transpose"(%arg27) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xi1>) -> tensor<4x2x3xi1>
    "func.return"(%27) : (tensor<4x2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>, sym_name = "transpose_i8", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2x3x4xi8>):
    %26 = "stablehlo.transpose"(%arg26) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
    "func.return"(%26) : (tensor<4x2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi16>) -> tensor<4x2x3xi16>, sym_name = "transpose_i16", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<2x3x4xi16>):
    %25 = "stablehlo.transpose"(%arg25) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xi16>) -> tensor<4x2x3xi16>
    "func.return"(%25) : (tensor<4x2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi32>) -> tensor<4x2x3xi32>, sym_name = "transpose_i32", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<2x3x4xi32>):
    %24 = "stablehlo.transpose"(%arg24) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xi32>) -> tensor<4x2x3xi32>
    "func.return"(%24) : (tensor<4x2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi64>) -> tensor<4x2x3xi64>, sym_name = "transpose_i64", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<2x3x4xi64>):
    %23 = "stablehlo.transpose"(%arg23) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xi64>) -> tensor<4x2x3xi64>
    "func.return"(%23) : (tensor<4x2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui8>) -> tensor<4x2x3xui8>, sym_name = "transpose_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<2x3x4xui8>):
    %22 = "stablehlo.transpose"(%arg22) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xui8>) -> tensor<4x2x3xui8>
    "func.return"(%22) : (tensor<4x2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui16>) -> tensor<4x2x3xui16>, sym_name = "transpose_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<2x3x4xui16>):
    %21 = "stablehlo.transpose"(%arg21) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xui16>) -> tensor<4x2x3xui16>
    "func.return"(%21) : (tensor<4x2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui32>) -> tensor<4x2x3xui32>, sym_name = "transpose_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<2x3x4xui32>):
    %20 = "stablehlo.transpose"(%arg20) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xui32>) -> tensor<4x2x3xui32>
    "func.return"(%20) : (tensor<4x2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui64>) -> tensor<4x2x3xui64>, sym_name = "transpose_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<2x3x4xui64>):
    %19 = "stablehlo.transpose"(%arg19) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xui64>) -> tensor<4x2x3xui64>
    "func.return"(%19) : (tensor<4x2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf16>) -> tensor<4x2x3xf16>, sym_name = "transpose_f16", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<2x3x4xf16>):
    %18 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xf16>) -> tensor<4x2x3xf16>
    "func.return"(%18) : (tensor<4x2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xbf16>) -> tensor<4x2x3xbf16>, sym_name = "transpose_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<2x3x4xbf16>):
    %17 = "stablehlo.transpose"(%arg17) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xbf16>) -> tensor<4x2x3xbf16>
    "func.return"(%17) : (tensor<4x2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>, sym_name = "transpose_f32", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<2x3x4xf32>):
    %16 = "stablehlo.transpose"(%arg16) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    "func.return"(%16) : (tensor<4x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf64>) -> tensor<4x2x3xf64>, sym_name = "transpose_f64", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<2x3x4xf64>):
    %15 = "stablehlo.transpose"(%arg15) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xf64>) -> tensor<4x2x3xf64>
    "func.return"(%15) : (tensor<4x2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "transpose_rank0", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<f32>):
    %14 = "stablehlo.transpose"(%arg14) <{permutation = array<i64>}> : (tensor<f32>) -> tensor<f32>
    "func.return"(%14) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5xf32>) -> tensor<5xf32>, sym_name = "transpose_0", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<5xf32>):
    %13 = "stablehlo.transpose"(%arg13) <{permutation = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%13) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>) -> tensor<3x5xf32>, sym_name = "transpose_1x0", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<5x3xf32>):
    %12 = "stablehlo.transpose"(%arg12) <{permutation = array<i64: 1, 0>}> : (tensor<5x3xf32>) -> tensor<3x5xf32>
    "func.return"(%12) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>) -> tensor<5x3xf32>, sym_name = "transpose_0x1", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<5x3xf32>):
    %11 = "stablehlo.transpose"(%arg11) <{permutation = array<i64: 0, 1>}> : (tensor<5x3xf32>) -> tensor<5x3xf32>
    "func.return"(%11) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3x4xf32>) -> tensor<5x4x3xf32>, sym_name = "transpose_0x2x1", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<5x3x4xf32>):
    %10 = "stablehlo.transpose"(%arg10) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x4x3xf32>
    "func.return"(%10) : (tensor<5x4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3x4xf32>) -> tensor<3x5x4xf32>, sym_name = "transpose_1x0x2", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<5x3x4xf32>):
    %9 = "stablehlo.transpose"(%arg9) <{permutation = array<i64: 1, 0, 2>}> : (tensor<5x3x4xf32>) -> tensor<3x5x4xf32>
    "func.return"(%9) : (tensor<3x5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3x4xf32>) -> tensor<4x3x5xf32>, sym_name = "transpose_2x1x0", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<5x3x4xf32>):
    %8 = "stablehlo.transpose"(%arg8) <{permutation = array<i64: 2, 1, 0>}> : (tensor<5x3x4xf32>) -> tensor<4x3x5xf32>
    "func.return"(%8) : (tensor<4x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3x4x2xf32>) -> tensor<2x3x5x4xf32>, sym_name = "transpose_3x1x0x2", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<5x3x4x2xf32>):
    %7 = "stablehlo.transpose"(%arg7) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<5x3x4x2xf32>) -> tensor<2x3x5x4xf32>
    "func.return"(%7) : (tensor<2x3x5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3x4x2xf32>) -> tensor<5x3x2x4xf32>, sym_name = "transpose_0x1x3x2", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<5x3x4x2xf32>):
    %6 = "stablehlo.transpose"(%arg6) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<5x3x4x2xf32>) -> tensor<5x3x2x4xf32>
    "func.return"(%6) : (tensor<5x3x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3x4x2x6xf32>) -> tensor<6x4x5x2x3xf32>, sym_name = "transpose_4x2x0x3x1", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<5x3x4x2x6xf32>):
    %5 = "stablehlo.transpose"(%arg5) <{permutation = array<i64: 4, 2, 0, 3, 1>}> : (tensor<5x3x4x2x6xf32>) -> tensor<6x4x5x2x3xf32>
    "func.return"(%5) : (tensor<6x4x5x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<19x37xf32>) -> tensor<37x19xf32>, sym_name = "transpose_f32_blocks", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<19x37xf32>):
    %4 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0>}> : (tensor<19x37xf32>) -> tensor<37x19xf32>
    "func.return"(%4) : (tensor<37x19xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<19x37xbf16>) -> tensor<37x19xbf16>, sym_name = "transpose_bf16_blocks", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<19x37xbf16>):
    %3 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 1, 0>}> : (tensor<19x37xbf16>) -> tensor<37x19xbf16>
    "func.return"(%3) : (tensor<37x19xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<19x37xi8>) -> tensor<37x19xi8>, sym_name = "transpose_i8_blocks", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<19x37xi8>):
    %2 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 1, 0>}> : (tensor<19x37xi8>) -> tensor<37x19xi8>
    "func.return"(%2) : (tensor<37x19xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<19x37xf64>) -> tensor<37x19xf64>, sym_name = "transpose_f64_blocks", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<19x37xf64>):
    %1 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<19x37xf64>) -> tensor<37x19xf64>
    "func.return"(%1) : (tensor<37x19xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>) -> tensor<3x0xf32>, sym_name = "transpose_empty", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<0x3xf32>):
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf32>) -> tensor<3x0xf32>
    "func.return"(%0) : (tensor<3x0xf32>) -> ()
  }) : () -> ()
}) : () -> ()
