"builtin.module"() ({
  "func.func"() <{function_type = (tensor<256xf16>, tensor<256xf16>) -> tensor<256xf16>, sym_name = "atan2_f16", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<256xf16>, %arg21: tensor<256xf16>):
    %10 = "stablehlo.atan2"(%arg20, %arg21) : (tensor<256xf16>, tensor<256xf16>) -> tensor<256xf16>
    "func.return"(%10) : (tensor<256xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xf16>, tensor<64xf16>) -> tensor<64xf16>, sym_name = "atan2_f16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<64xf16>, %arg19: tensor<64xf16>):
    %9 = "stablehlo.atan2"(%arg18, %arg19) : (tensor<64xf16>, tensor<64xf16>) -> tensor<64xf16>
    "func.return"(%9) : (tensor<64xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<256xbf16>, tensor<256xbf16>) -> tensor<256xbf16>, sym_name = "atan2_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<256xbf16>, %arg17: tensor<256xbf16>):
    %8 = "stablehlo.atan2"(%arg16, %arg17) : (tensor<256xbf16>, tensor<256xbf16>) -> tensor<256xbf16>
    "func.return"(%8) : (tensor<256xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>, sym_name = "atan2_bf16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<64xbf16>, %arg15: tensor<64xbf16>):
    %7 = "stablehlo.atan2"(%arg14, %arg15) : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    "func.return"(%7) : (tensor<64xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>, sym_name = "atan2_f32", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<256xf32>, %arg13: tensor<256xf32>):
    %6 = "stablehlo.atan2"(%arg12, %arg13) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    "func.return"(%6) : (tensor<256xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>, sym_name = "atan2_f32_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<64xf32>, %arg11: tensor<64xf32>):
    %5 = "stablehlo.atan2"(%arg10, %arg11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%5) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<256xf64>, tensor<256xf64>) -> tensor<256xf64>, sym_name = "atan2_f64", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<256xf64>, %arg9: tensor<256xf64>):
    %4 = "stablehlo.atan2"(%arg8, %arg9) : (tensor<256xf64>, tensor<256xf64>) -> tensor<256xf64>
    "func.return"(%4) : (tensor<256xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>, sym_name = "atan2_f64_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<64xf64>, %arg7: tensor<64xf64>):
    %3 = "stablehlo.atan2"(%arg6, %arg7) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
    "func.return"(%3) : (tensor<64xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "atan2_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
    %2 = "stablehlo.atan2"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%2) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>, sym_name = "atan2_empty", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<0x3xf32>, %arg3: tensor<0x3xf32>):
    %1 = "stablehlo.atan2"(%arg2, %arg3) : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
    "func.return"(%1) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xf32>, sym_name = "atan2_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xf32>, %arg1: tensor<3x1x37xf32>):
    %0 = "stablehlo.atan2"(%arg0, %arg1) : (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xf32>
    "func.return"(%0) : (tensor<3x1x37xf32>) -> ()
  }) : () -> ()
}) : () -> ()
