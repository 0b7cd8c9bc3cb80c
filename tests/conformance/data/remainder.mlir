"builtin.module"() ({
  "func.func"() <{function_type = (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>, sym_name = "remainder_f16", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<225xf16>, %arg45: tensor<225xf16>):
    %22 = "stablehlo.remainder"(%arg44, %arg45) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
    "func.return"(%22) : (tensor<225xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xf16>, tensor<48xf16>) -> tensor<48xf16>, sym_name = "remainder_f16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<48xf16>, %arg43: tensor<48xf16>):
    %21 = "stablehlo.remainder"(%arg42, %arg43) : (tensor<48xf16>, tensor<48xf16>) -> tensor<48xf16>
    "func.return"(%21) : (tensor<48xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xf16>, tensor<25xf16>) -> tensor<25xf16>, sym_name = "remainder_f16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<25xf16>, %arg41: tensor<25xf16>):
    %20 = "stablehlo.remainder"(%arg40, %arg41) : (tensor<25xf16>, tensor<25xf16>) -> tensor<25xf16>
    "func.return"(%20) : (tensor<25xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<225xbf16>, tensor<225xbf16>) -> tensor<225xbf16>, sym_name = "remainder_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<225xbf16>, %arg39: tensor<225xbf16>):
    %19 = "stablehlo.remainder"(%arg38, %arg39) : (tensor<225xbf16>, tensor<225xbf16>) -> tensor<225xbf16>
    "func.return"(%19) : (tensor<225xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xbf16>, tensor<48xbf16>) -> tensor<48xbf16>, sym_name = "remainder_bf16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<48xbf16>, %arg37: tensor<48xbf16>):
    %18 = "stablehlo.remainder"(%arg36, %arg37) : (tensor<48xbf16>, tensor<48xbf16>) -> tensor<48xbf16>
    "func.return"(%18) : (tensor<48xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xbf16>, sym_name = "remainder_bf16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<25xbf16>, %arg35: tensor<25xbf16>):
    %17 = "stablehlo.remainder"(%arg34, %arg35) : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xbf16>
    "func.return"(%17) : (tensor<25xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>, sym_name = "remainder_f32", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<225xf32>, %arg33: tensor<225xf32>):
    %16 = "stablehlo.remainder"(%arg32, %arg33) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
    "func.return"(%16) : (tensor<225xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>, sym_name = "remainder_f32_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<48xf32>, %arg31: tensor<48xf32>):
    %15 = "stablehlo.remainder"(%arg30, %arg31) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    "func.return"(%15) : (tensor<48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>, sym_name = "remainder_f32_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<25xf32>, %arg29: tensor<25xf32>):
    %14 = "stablehlo.remainder"(%arg28, %arg29) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%14) : (tensor<25xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>, sym_name = "remainder_f64", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<225xf64>, %arg27: tensor<225xf64>):
    %13 = "stablehlo.remainder"(%arg26, %arg27) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
    "func.return"(%13) : (tensor<225xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xf64>, tensor<48xf64>) -> tensor<48xf64>, sym_name = "remainder_f64_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<48xf64>, %arg25: tensor<48xf64>):
    %12 = "stablehlo.remainder"(%arg24, %arg25) : (tensor<48xf64>, tensor<48xf64>) -> tensor<48xf64>
    "func.return"(%12) : (tensor<48xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>, sym_name = "remainder_f64_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<25xf64>, %arg23: tensor<25xf64>):
    %11 = "stablehlo.remainder"(%arg22, %arg23) : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>
    "func.return"(%11) : (tensor<25xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi8>, sym_name = "remainder_i8", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<196xi8>, %arg21: tensor<196xi8>):
    %10 = "stablehlo.remainder"(%arg20, %arg21) : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi8>
    "func.return"(%10) : (tensor<196xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi16>, tensor<196xi16>) -> tensor<196xi16>, sym_name = "remainder_i16", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<196xi16>, %arg19: tensor<196xi16>):
    %9 = "stablehlo.remainder"(%arg18, %arg19) : (tensor<196xi16>, tensor<196xi16>) -> tensor<196xi16>
    "func.return"(%9) : (tensor<196xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi32>, tensor<196xi32>) -> tensor<196xi32>, sym_name = "remainder_i32", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<196xi32>, %arg17: tensor<196xi32>):
    %8 = "stablehlo.remainder"(%arg16, %arg17) : (tensor<196xi32>, tensor<196xi32>) -> tensor<196xi32>
    "func.return"(%8) : (tensor<196xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi64>, tensor<196xi64>) -> tensor<196xi64>, sym_name = "remainder_i64", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<196xi64>, %arg15: tensor<196xi64>):
    %7 = "stablehlo.remainder"(%arg14, %arg15) : (tensor<196xi64>, tensor<196xi64>) -> tensor<196xi64>
    "func.return"(%7) : (tensor<196xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui8>, tensor<49xui8>) -> tensor<49xui8>, sym_name = "remainder_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<49xui8>, %arg13: tensor<49xui8>):
    %6 = "stablehlo.remainder"(%arg12, %arg13) : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xui8>
    "func.return"(%6) : (tensor<49xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui16>, tensor<49xui16>) -> tensor<49xui16>, sym_name = "remainder_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<49xui16>, %arg11: tensor<49xui16>):
    %5 = "stablehlo.remainder"(%arg10, %arg11) : (tensor<49xui16>, tensor<49xui16>) -> tensor<49xui16>
    "func.return"(%5) : (tensor<49xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui32>, tensor<49xui32>) -> tensor<49xui32>, sym_name = "remainder_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<49xui32>, %arg9: tensor<49xui32>):
    %4 = "stablehlo.remainder"(%arg8, %arg9) : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xui32>
    "func.return"(%4) : (tensor<49xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui64>, tensor<49xui64>) -> tensor<49xui64>, sym_name = "remainder_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<49xui64>, %arg7: tensor<49xui64>):
    %3 = "stablehlo.remainder"(%arg6, %arg7) : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xui64>
    "func.return"(%3) : (tensor<49xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, sym_name = "remainder_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
    %2 = "stablehlo.remainder"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%2) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>, sym_name = "remainder_empty", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<0x3xi32>, %arg3: tensor<0x3xi32>):
    %1 = "stablehlo.remainder"(%arg2, %arg3) : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>
    "func.return"(%1) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>, sym_name = "remainder_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xi32>, %arg1: tensor<3x1x37xi32>):
    %0 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>
    "func.return"(%0) : (tensor<3x1x37xi32>) -> ()
  }) : () -> ()
}) : () -> ()
