"builtin.module"() ({
  "func.func"() <{function_type = (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>, sym_name = "add_f16", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<225xf16>, %arg49: tensor<225xf16>):
    %26 = "stablehlo.add"(%arg48, %arg49) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
    "func.return"(%26) : (tensor<225xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xf16>, tensor<48xf16>) -> tensor<48xf16>, sym_name = "add_f16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<48xf16>, %arg47: tensor<48xf16>):
    %25 = "stablehlo.add"(%arg46, %arg47) : (tensor<48xf16>, tensor<48xf16>) -> tensor<48xf16>
    "func.return"(%25) : (tensor<48xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xf16>, tensor<25xf16>) -> tensor<25xf16>, sym_name = "add_f16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<25xf16>, %arg45: tensor<25xf16>):
    %24 = "stablehlo.add"(%arg44, %arg45) : (tensor<25xf16>, tensor<25xf16>) -> tensor<25xf16>
    "func.return"(%24) : (tensor<25xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<225xbf16>, tensor<225xbf16>) -> tensor<225xbf16>, sym_name = "add_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<225xbf16>, %arg43: tensor<225xbf16>):
    %23 = "stablehlo.add"(%arg42, %arg43) : (tensor<225xbf16>, tensor<225xbf16>) -> tensor<225xbf16>
    "func.return"(%23) : (tensor<225xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xbf16>, tensor<48xbf16>) -> tensor<48xbf16>, sym_name = "add_bf16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<48xbf16>, %arg41: tensor<48xbf16>):
    %22 = "stablehlo.add"(%arg40, %arg41) : (tensor<48xbf16>, tensor<48xbf16>) -> tensor<48xbf16>
    "func.return"(%22) : (tensor<48xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xbf16>, sym_name = "add_bf16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<25xbf16>, %arg39: tensor<25xbf16>):
    %21 = "stablehlo.add"(%arg38, %arg39) : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xbf16>
    "func.return"(%21) : (tensor<25xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>, sym_name = "add_f32", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<225xf32>, %arg37: tensor<225xf32>):
    %20 = "stablehlo.add"(%arg36, %arg37) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
    "func.return"(%20) : (tensor<225xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>, sym_name = "add_f32_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<48xf32>, %arg35: tensor<48xf32>):
    %19 = "stablehlo.add"(%arg34, %arg35) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    "func.return"(%19) : (tensor<48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>, sym_name = "add_f32_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<25xf32>, %arg33: tensor<25xf32>):
    %18 = "stablehlo.add"(%arg32, %arg33) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%18) : (tensor<25xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>, sym_name = "add_f64", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<225xf64>, %arg31: tensor<225xf64>):
    %17 = "stablehlo.add"(%arg30, %arg31) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
    "func.return"(%17) : (tensor<225xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<48xf64>, tensor<48xf64>) -> tensor<48xf64>, sym_name = "add_f64_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<48xf64>, %arg29: tensor<48xf64>):
    %16 = "stablehlo.add"(%arg28, %arg29) : (tensor<48xf64>, tensor<48xf64>) -> tensor<48xf64>
    "func.return"(%16) : (tensor<48xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>, sym_name = "add_f64_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<25xf64>, %arg27: tensor<25xf64>):
    %15 = "stablehlo.add"(%arg26, %arg27) : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>
    "func.return"(%15) : (tensor<25xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi8>, sym_name = "add_i8", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<196xi8>, %arg25: tensor<196xi8>):
    %14 = "stablehlo.add"(%arg24, %arg25) : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi8>
    "func.return"(%14) : (tensor<196xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi16>, tensor<196xi16>) -> tensor<196xi16>, sym_name = "add_i16", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<196xi16>, %arg23: tensor<196xi16>):
    %13 = "stablehlo.add"(%arg22, %arg23) : (tensor<196xi16>, tensor<196xi16>) -> tensor<196xi16>
    "func.return"(%13) : (tensor<196xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi32>, tensor<196xi32>) -> tensor<196xi32>, sym_name = "add_i32", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<196xi32>, %arg21: tensor<196xi32>):
    %12 = "stablehlo.add"(%arg20, %arg21) : (tensor<196xi32>, tensor<196xi32>) -> tensor<196xi32>
    "func.return"(%12) : (tensor<196xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi64>, tensor<196xi64>) -> tensor<196xi64>, sym_name = "add_i64", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<196xi64>, %arg19: tensor<196xi64>):
    %11 = "stablehlo.add"(%arg18, %arg19) : (tensor<196xi64>, tensor<196xi64>) -> tensor<196xi64>
    "func.return"(%11) : (tensor<196xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui8>, tensor<49xui8>) -> tensor<49xui8>, sym_name = "add_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<49xui8>, %arg17: tensor<49xui8>):
    %10 = "stablehlo.add"(%arg16, %arg17) : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xui8>
    "func.return"(%10) : (tensor<49xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui16>, tensor<49xui16>) -> tensor<49xui16>, sym_name = "add_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<49xui16>, %arg15: tensor<49xui16>):
    %9 = "stablehlo.add"(%arg14, %arg15) : (tensor<49xui16>, tensor<49xui16>) -> tensor<49xui16>
    "func.return"(%9) : (tensor<49xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui32>, tensor<49xui32>) -> tensor<49xui32>, sym_name = "add_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<49xui32>, %arg13: tensor<49xui32>):
    %8 = "stablehlo.add"(%arg12, %arg13) : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xui32>
    "func.return"(%8) : (tensor<49xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui64>, tensor<49xui64>) -> tensor<49xui64>, sym_name = "add_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<49xui64>, %arg11: tensor<49xui64>):
    %7 = "stablehlo.add"(%arg10, %arg11) : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xui64>
    "func.return"(%7) : (tensor<49xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, sym_name = "add_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
    %6 = "stablehlo.add"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%6) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>, sym_name = "add_empty", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<0x3xi32>, %arg7: tensor<0x3xi32>):
    %5 = "stablehlo.add"(%arg6, %arg7) : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>
    "func.return"(%5) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>, sym_name = "add_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<3x1x37xi32>, %arg5: tensor<3x1x37xi32>):
    %4 = "stablehlo.add"(%arg4, %arg5) : (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>
    "func.return"(%4) : (tensor<3x1x37xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>, sym_name = "add_i1", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<4xi1>, %arg3: tensor<4xi1>):
    %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    "func.return"(%3) : (tensor<4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x19xf32>, tensor<5x19xf32>) -> (tensor<5x19xf32>, tensor<5x19xf32>, tensor<5x19xf32>), sym_name = "add_chain", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x19xf32>, %arg1: tensor<5x19xf32>):
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<5x19xf32>, tensor<5x19xf32>) -> tensor<5x19xf32>
    %1 = "stablehlo.add"(%0, %arg0) : (tensor<5x19xf32>, tensor<5x19xf32>) -> tensor<5x19xf32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<5x19xf32>, tensor<5x19xf32>) -> tensor<5x19xf32>
    "func.return"(%1, %2, %arg0) : (tensor<5x19xf32>, tensor<5x19xf32>, tensor<5x19xf32>) -> ()
  }) : () -> ()
}) : () -> ()
