"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32xf16>) -> tensor<32xf16>, sym_name = "tan_f16", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<32xf16>):
    %16 = "stablehlo.tan"(%arg16) : (tensor<32xf16>) -> tensor<32xf16>
    "func.return"(%16) : (tensor<32xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xf16>) -> tensor<64xf16>, sym_name = "tan_f16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<64xf16>):
    %15 = "stablehlo.tan"(%arg15) : (tensor<64xf16>) -> tensor<64xf16>
    "func.return"(%15) : (tensor<64xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf16>) -> tensor<8xf16>, sym_name = "tan_f16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<8xf16>):
    %14 = "stablehlo.tan"(%arg14) : (tensor<8xf16>) -> tensor<8xf16>
    "func.return"(%14) : (tensor<8xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xbf16>) -> tensor<32xbf16>, sym_name = "tan_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<32xbf16>):
    %13 = "stablehlo.tan"(%arg13) : (tensor<32xbf16>) -> tensor<32xbf16>
    "func.return"(%13) : (tensor<32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xbf16>) -> tensor<64xbf16>, sym_name = "tan_bf16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<64xbf16>):
    %12 = "stablehlo.tan"(%arg12) : (tensor<64xbf16>) -> tensor<64xbf16>
    "func.return"(%12) : (tensor<64xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xbf16>) -> tensor<8xbf16>, sym_name = "tan_bf16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<8xbf16>):
    %11 = "stablehlo.tan"(%arg11) : (tensor<8xbf16>) -> tensor<8xbf16>
    "func.return"(%11) : (tensor<8xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf32>) -> tensor<32xf32>, sym_name = "tan_f32", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<32xf32>):
    %10 = "stablehlo.tan"(%arg10) : (tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%10) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xf32>) -> tensor<64xf32>, sym_name = "tan_f32_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<64xf32>):
    %9 = "stablehlo.tan"(%arg9) : (tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%9) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<8xf32>, sym_name = "tan_f32_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<8xf32>):
    %8 = "stablehlo.tan"(%arg8) : (tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%8) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf32>) -> tensor<32xf32>, sym_name = "tan_f32_large", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<32xf32>):
    %7 = "stablehlo.tan"(%arg7) : (tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%7) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf64>) -> tensor<32xf64>, sym_name = "tan_f64", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<32xf64>):
    %6 = "stablehlo.tan"(%arg6) : (tensor<32xf64>) -> tensor<32xf64>
    "func.return"(%6) : (tensor<32xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xf64>) -> tensor<64xf64>, sym_name = "tan_f64_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<64xf64>):
    %5 = "stablehlo.tan"(%arg5) : (tensor<64xf64>) -> tensor<64xf64>
    "func.return"(%5) : (tensor<64xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf64>) -> tensor<8xf64>, sym_name = "tan_f64_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<8xf64>):
    %4 = "stablehlo.tan"(%arg4) : (tensor<8xf64>) -> tensor<8xf64>
    "func.return"(%4) : (tensor<8xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf64>) -> tensor<32xf64>, sym_name = "tan_f64_large", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<32xf64>):
    %3 = "stablehlo.tan"(%arg3) : (tensor<32xf64>) -> tensor<32xf64>
    "func.return"(%3) : (tensor<32xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "tan_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<f32>):
    %2 = "stablehlo.tan"(%arg2) : (tensor<f32>) -> tensor<f32>
    "func.return"(%2) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>) -> tensor<0x3xf32>, sym_name = "tan_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x3xf32>):
    %1 = "stablehlo.tan"(%arg1) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    "func.return"(%1) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xf32>) -> tensor<3x1x37xf32>, sym_name = "tan_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xf32>):
    %0 = "stablehlo.tan"(%arg0) : (tensor<3x1x37xf32>) -> tensor<3x1x37xf32>
    "func.return"(%0) : (tensor<3x1x37xf32>) -> ()
  }) : () -> ()
}) : () -> ()
