"builtin.module"() ({
  "func.func"() <{function_type = (tensor<508xf16>) -> tensor<508xf16>, sym_name = "reduce_precision_f16_e5m10", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<508xf16>):
    %38 = "stablehlo.reduce_precision"(%arg38) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<508xf16>) -> tensor<508xf16>
    "func.return"(%38) : (tensor<508xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf16>) -> tensor<508xf16>, sym_name = "reduce_precision_f16_e8m7", sym_visibility = "public"}> ({
  ^bb0(%arg37: tensor<508xf16>):
    %37 = "stablehlo.reduce_precision"(%arg37) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<508xf16>) -> tensor<508xf16>
    "func.return"(%37) : (tensor<508xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf16>) -> tensor<508xf16>, sym_name = "reduce_precision_f16_e4m3", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<508xf16>):
    %36 = "stablehlo.reduce_precision"(%arg36) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<508xf16>) -> tensor<508xf16>
    "func.return"(%36) : (tensor<508xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf16>) -> tensor<508xf16>, sym_name = "reduce_precision_f16_e5m2", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<508xf16>):
    %35 = "stablehlo.reduce_precision"(%arg35) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<508xf16>) -> tensor<508xf16>
    "func.return"(%35) : (tensor<508xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf16>) -> tensor<508xf16>, sym_name = "reduce_precision_f16_e8m23", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<508xf16>):
    %34 = "stablehlo.reduce_precision"(%arg34) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<508xf16>) -> tensor<508xf16>
    "func.return"(%34) : (tensor<508xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf16>) -> tensor<508xf16>, sym_name = "reduce_precision_f16_e11m52", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<508xf16>):
    %33 = "stablehlo.reduce_precision"(%arg33) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<508xf16>) -> tensor<508xf16>
    "func.return"(%33) : (tensor<508xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf16>) -> tensor<508xf16>, sym_name = "reduce_precision_f16_e3m1", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<508xf16>):
    %32 = "stablehlo.reduce_precision"(%arg32) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<508xf16>) -> tensor<508xf16>
    "func.return"(%32) : (tensor<508xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf16>) -> tensor<508xf16>, sym_name = "reduce_precision_f16_e1m5", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<508xf16>):
    %31 = "stablehlo.reduce_precision"(%arg31) <{exponent_bits = 1 : i32, mantissa_bits = 5 : i32}> : (tensor<508xf16>) -> tensor<508xf16>
    "func.return"(%31) : (tensor<508xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<507xf16>) -> tensor<507xf16>, sym_name = "reduce_precision_f16_e6m0", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<507xf16>):
    %30 = "stablehlo.reduce_precision"(%arg30) <{exponent_bits = 6 : i32, mantissa_bits = 0 : i32}> : (tensor<507xf16>) -> tensor<507xf16>
    "func.return"(%30) : (tensor<507xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xbf16>) -> tensor<508xbf16>, sym_name = "reduce_precision_bf16_e5m10", sym_visibility = "public"}> ({
  ^bb0(%arg29: tensor<508xbf16>):
    %29 = "stablehlo.reduce_precision"(%arg29) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<508xbf16>) -> tensor<508xbf16>
    "func.return"(%29) : (tensor<508xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xbf16>) -> tensor<508xbf16>, sym_name = "reduce_precision_bf16_e8m7", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<508xbf16>):
    %28 = "stablehlo.reduce_precision"(%arg28) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<508xbf16>) -> tensor<508xbf16>
    "func.return"(%28) : (tensor<508xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xbf16>) -> tensor<508xbf16>, sym_name = "reduce_precision_bf16_e4m3", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<508xbf16>):
    %27 = "stablehlo.reduce_precision"(%arg27) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<508xbf16>) -> tensor<508xbf16>
    "func.return"(%27) : (tensor<508xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xbf16>) -> tensor<508xbf16>, sym_name = "reduce_precision_bf16_e5m2", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<508xbf16>):
    %26 = "stablehlo.reduce_precision"(%arg26) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<508xbf16>) -> tensor<508xbf16>
    "func.return"(%26) : (tensor<508xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xbf16>) -> tensor<508xbf16>, sym_name = "reduce_precision_bf16_e8m23", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<508xbf16>):
    %25 = "stablehlo.reduce_precision"(%arg25) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<508xbf16>) -> tensor<508xbf16>
    "func.return"(%25) : (tensor<508xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xbf16>) -> tensor<508xbf16>, sym_name = "reduce_precision_bf16_e11m52", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<508xbf16>):
    %24 = "stablehlo.reduce_precision"(%arg24) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<508xbf16>) -> tensor<508xbf16>
    "func.return"(%24) : (tensor<508xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xbf16>) -> tensor<508xbf16>, sym_name = "reduce_precision_bf16_e3m1", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<508xbf16>):
    %23 = "stablehlo.reduce_precision"(%arg23) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<508xbf16>) -> tensor<508xbf16>
    "func.return"(%23) : (tensor<508xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xbf16>) -> tensor<508xbf16>, sym_name = "reduce_precision_bf16_e1m5", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<508xbf16>):
    %22 = "stablehlo.reduce_precision"(%arg22) <{exponent_bits = 1 : i32, mantissa_bits = 5 : i32}> : (tensor<508xbf16>) -> tensor<508xbf16>
    "func.return"(%22) : (tensor<508xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<507xbf16>) -> tensor<507xbf16>, sym_name = "reduce_precision_bf16_e6m0", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<507xbf16>):
    %21 = "stablehlo.reduce_precision"(%arg21) <{exponent_bits = 6 : i32, mantissa_bits = 0 : i32}> : (tensor<507xbf16>) -> tensor<507xbf16>
    "func.return"(%21) : (tensor<507xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf32>) -> tensor<508xf32>, sym_name = "reduce_precision_f32_e5m10", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<508xf32>):
    %20 = "stablehlo.reduce_precision"(%arg20) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<508xf32>) -> tensor<508xf32>
    "func.return"(%20) : (tensor<508xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf32>) -> tensor<508xf32>, sym_name = "reduce_precision_f32_e8m7", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<508xf32>):
    %19 = "stablehlo.reduce_precision"(%arg19) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<508xf32>) -> tensor<508xf32>
    "func.return"(%19) : (tensor<508xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf32>) -> tensor<508xf32>, sym_name = "reduce_precision_f32_e4m3", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<508xf32>):
    %18 = "stablehlo.reduce_precision"(%arg18) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<508xf32>) -> tensor<508xf32>
    "func.return"(%18) : (tensor<508xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf32>) -> tensor<508xf32>, sym_name = "reduce_precision_f32_e5m2", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<508xf32>):
    %17 = "stablehlo.reduce_precision"(%arg17) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<508xf32>) -> tensor<508xf32>
    "func.return"(%17) : (tensor<508xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf32>) -> tensor<508xf32>, sym_name = "reduce_precision_f32_e8m23", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<508xf32>):
    %16 = "stablehlo.reduce_precision"(%arg16) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<508xf32>) -> tensor<508xf32>
    "func.return"(%16) : (tensor<508xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf32>) -> tensor<508xf32>, sym_name = "reduce_precision_f32_e11m52", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<508xf32>):
    %15 = "stablehlo.reduce_precision"(%arg15) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<508xf32>) -> tensor<508xf32>
    "func.return"(%15) : (tensor<508xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf32>) -> tensor<508xf32>, sym_name = "reduce_precision_f32_e3m1", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<508xf32>):
    %14 = "stablehlo.reduce_precision"(%arg14) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<508xf32>) -> tensor<508xf32>
    "func.return"(%14) : (tensor<508xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf32>) -> tensor<508xf32>, sym_name = "reduce_precision_f32_e1m5", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<508xf32>):
    %13 = "stablehlo.reduce_precision"(%arg13) <{exponent_bits = 1 : i32, mantissa_bits = 5 : i32}> : (tensor<508xf32>) -> tensor<508xf32>
    "func.return"(%13) : (tensor<508xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<507xf32>) -> tensor<507xf32>, sym_name = "reduce_precision_f32_e6m0", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<507xf32>):
    %12 = "stablehlo.reduce_precision"(%arg12) <{exponent_bits = 6 : i32, mantissa_bits = 0 : i32}> : (tensor<507xf32>) -> tensor<507xf32>
    "func.return"(%12) : (tensor<507xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf64>) -> tensor<508xf64>, sym_name = "reduce_precision_f64_e5m10", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<508xf64>):
    %11 = "stablehlo.reduce_precision"(%arg11) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<508xf64>) -> tensor<508xf64>
    "func.return"(%11) : (tensor<508xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf64>) -> tensor<508xf64>, sym_name = "reduce_precision_f64_e8m7", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<508xf64>):
    %10 = "stablehlo.reduce_precision"(%arg10) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<508xf64>) -> tensor<508xf64>
    "func.return"(%10) : (tensor<508xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf64>) -> tensor<508xf64>, sym_name = "reduce_precision_f64_e4m3", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<508xf64>):
    %9 = "stablehlo.reduce_precision"(%arg9) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<508xf64>) -> tensor<508xf64>
    "func.return"(%9) : (tensor<508xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf64>) -> tensor<508xf64>, sym_name = "reduce_precision_f64_e5m2", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<508xf64>):
    %8 = "stablehlo.reduce_precision"(%arg8) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<508xf64>) -> tensor<508xf64>
    "func.return"(%8) : (tensor<508xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf64>) -> tensor<508xf64>, sym_name = "reduce_precision_f64_e8m23", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<508xf64>):
    %7 = "stablehlo.reduce_precision"(%arg7) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<508xf64>) -> tensor<508xf64>
    "func.return"(%7) : (tensor<508xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf64>) -> tensor<508xf64>, sym_name = "reduce_precision_f64_e11m52", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<508xf64>):
    %6 = "stablehlo.reduce_precision"(%arg6) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<508xf64>) -> tensor<508xf64>
    "func.return"(%6) : (tensor<508xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf64>) -> tensor<508xf64>, sym_name = "reduce_precision_f64_e3m1", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<508xf64>):
    %5 = "stablehlo.reduce_precision"(%arg5) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<508xf64>) -> tensor<508xf64>
    "func.return"(%5) : (tensor<508xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<508xf64>) -> tensor<508xf64>, sym_name = "reduce_precision_f64_e1m5", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<508xf64>):
    %4 = "stablehlo.reduce_precision"(%arg4) <{exponent_bits = 1 : i32, mantissa_bits = 5 : i32}> : (tensor<508xf64>) -> tensor<508xf64>
    "func.return"(%4) : (tensor<508xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<507xf64>) -> tensor<507xf64>, sym_name = "reduce_precision_f64_e6m0", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<507xf64>):
    %3 = "stablehlo.reduce_precision"(%arg3) <{exponent_bits = 6 : i32, mantissa_bits = 0 : i32}> : (tensor<507xf64>) -> tensor<507xf64>
    "func.return"(%3) : (tensor<507xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_precision_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<f32>):
    %2 = "stablehlo.reduce_precision"(%arg2) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<f32>) -> tensor<f32>
    "func.return"(%2) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>) -> tensor<0x3xf32>, sym_name = "reduce_precision_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x3xf32>):
    %1 = "stablehlo.reduce_precision"(%arg1) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<0x3xf32>) -> tensor<0x3xf32>
    "func.return"(%1) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xf32>) -> tensor<3x1x37xf32>, sym_name = "reduce_precision_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xf32>):
    %0 = "stablehlo.reduce_precision"(%arg0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<3x1x37xf32>) -> tensor<3x1x37xf32>
    "func.return"(%0) : (tensor<3x1x37xf32>) -> ()
  }) : () -> ()
}) : () -> ()
