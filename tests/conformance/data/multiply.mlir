"builtin.module"() ({
  "func.func"() <{function_type = (tensor<221xf16>, tensor<221xf16>) -> tensor<221xf16>, sym_name = "multiply_f16", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<221xf16>, %arg47: tensor<221xf16>):
    %23 = "stablehlo.multiply"(%arg46, %arg47) : (tensor<221xf16>, tensor<221xf16>) -> tensor<221xf16>
    "func.return"(%23) : (tensor<221xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xf16>, tensor<48xf16>) -> tensor<48xf16>, sym_name = "multiply_f16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<48xf16>, %arg45: tensor<48xf16>):
    %22 = "stablehlo.multiply"(%arg44, %arg45) : (tensor<48xf16>, tensor<48xf16>) -> tensor<48xf16>
    "func.return"(%22) : (tensor<48xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xf16>, tensor<25xf16>) -> tensor<25xf16>, sym_name = "multiply_f16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<25xf16>, %arg43: tensor<25xf16>):
    %21 = "stablehlo.multiply"(%arg42, %arg43) : (tensor<25xf16>, tensor<25xf16>) -> tensor<25xf16>
    "func.return"(%21) : (tensor<25xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<221xbf16>, tensor<221xbf16>) -> tensor<221xbf16>, sym_name = "multiply_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<221xbf16>, %arg41: tensor<221xbf16>):
    %20 = "stablehlo.multiply"(%arg40, %arg41) : (tensor<221xbf16>, tensor<221xbf16>) -> tensor<221xbf16>
    "func.return"(%20) : (tensor<221xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xbf16>, tensor<48xbf16>) -> tensor<48xbf16>, sym_name = "multiply_bf16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<48xbf16>, %arg39: tensor<48xbf16>):
    %19 = "stablehlo.multiply"(%arg38, %arg39) : (tensor<48xbf16>, tensor<48xbf16>) -> tensor<48xbf16>
    "func.return"(%19) : (tensor<48xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xbf16>, sym_name = "multiply_bf16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<25xbf16>, %arg37: tensor<25xbf16>):
    %18 = "stablehlo.multiply"(%arg36, %arg37) : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xbf16>
    "func.return"(%18) : (tensor<25xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<221xf32>, tensor<221xf32>) -> tensor<221xf32>, sym_name = "multiply_f32", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<221xf32>, %arg35: tensor<221xf32>):
    %17 = "stablehlo.multiply"(%arg34, %arg35) : (tensor<221xf32>, tensor<221xf32>) -> tensor<221xf32>
    "func.return"(%17) : (tensor<221xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>, sym_name = "multiply_f32_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<48xf32>, %arg33: tensor<48xf32>):
    %16 = "stablehlo.multiply"(%arg32, %arg33) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    "func.return"(%16) : (tensor<48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>, sym_name = "multiply_f32_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<25xf32>, %arg31: tensor<25xf32>):
    %15 = "stablehlo.multiply"(%arg30, %arg31) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%15) : (tensor<25xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<221xf64>, tensor<221xf64>) -> tensor<221xf64>, sym_name = "multiply_f64", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<221xf64>, %arg29: tensor<221xf64>):
    %14 = "stablehlo.multiply"(%arg28, %arg29) : (tensor<221xf64>, tensor<221xf64>) -> tensor<221xf64>
    "func.return"(%14) : (tensor<221xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xf64>, tensor<48xf64>) -> tensor<48xf64>, sym_name = "multiply_f64_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<48xf64>, %arg27: tensor<48xf64>):
    %13 = "stablehlo.multiply"(%arg26, %arg27) : (tensor<48xf64>, tensor<48xf64>) -> tensor<48xf64>
    "func.return"(%13) : (tensor<48xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>, sym_name = "multiply_f64_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<25xf64>, %arg25: tensor<25xf64>):
    %12 = "stablehlo.multiply"(%arg24, %arg25) : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>
    "func.return"(%12) : (tensor<25xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi8>, sym_name = "multiply_i8", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<196xi8>, %arg23: tensor<196xi8>):
    %11 = "stablehlo.multiply"(%arg22, %arg23) : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi8>
    "func.return"(%11) : (tensor<196xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi16>, tensor<196xi16>) -> tensor<196xi16>, sym_name = "multiply_i16", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<196xi16>, %arg21: tensor<196xi16>):
    %10 = "stablehlo.multiply"(%arg20, %arg21) : (tensor<196xi16>, tensor<196xi16>) -> tensor<196xi16>
    "func.return"(%10) : (tensor<196xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi32>, tensor<196xi32>) -> tensor<196xi32>, sym_name = "multiply_i32", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<196xi32>, %arg19: tensor<196xi32>):
    %9 = "stablehlo.multiply"(%arg18, %arg19) : (tensor<196xi32>, tensor<196xi32>) -> tensor<196xi32>
    "func.return"(%9) : (tensor<196xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi64>, tensor<196xi64>) -> tensor<196xi64>, sym_name = "multiply_i64", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<196xi64>, %arg17: tensor<196xi64>):
    %8 = "stablehlo.multiply"(%arg16, %arg17) : (tensor<196xi64>, tensor<196xi64>) -> tensor<196xi64>
    "func.return"(%8) : (tensor<196xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui8>, tensor<49xui8>) -> tensor<49xui8>, sym_name = "multiply_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<49xui8>, %arg15: tensor<49xui8>):
    %7 = "stablehlo.multiply"(%arg14, %arg15) : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xui8>
    "func.return"(%7) : (tensor<49xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui16>, tensor<49xui16>) -> tensor<49xui16>, sym_name = "multiply_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<49xui16>, %arg13: tensor<49xui16>):
    %6 = "stablehlo.multiply"(%arg12, %arg13) : (tensor<49xui16>, tensor<49xui16>) -> tensor<49xui16>
    "func.return"(%6) : (tensor<49xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui32>, tensor<49xui32>) -> tensor<49xui32>, sym_name = "multiply_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<49xui32>, %arg11: tensor<49xui32>):
    %5 = "stablehlo.multiply"(%arg10, %arg11) : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xui32>
    "func.return"(%5) : (tensor<49xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui64>, tensor<49xui64>) -> tensor<49xui64>, sym_name = "multiply_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<49xui64>, %arg9: tensor<49xui64>):
    %4 = "stablehlo.multiply"(%arg8, %arg9) : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xui64>
    "func.return"(%4) : (tensor<49xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, sym_name = "multiply_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
    %3 = "stablehlo.multiply"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%3) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>, sym_name = "multiply_empty", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<0x3xi32>, %arg5: tensor<0x3xi32>):
    %2 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>
    "func.return"(%2) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>, sym_name = "multiply_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<3x1x37xi32>, %arg3: tensor<3x1x37xi32>):
    %1 = "stablehlo.multiply"(%arg2, %arg3) : (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>
    "func.return"(%1) : (tensor<3x1x37xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>, sym_name = "multiply_i1", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>):
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    "func.return"(%0) : (tensor<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()
