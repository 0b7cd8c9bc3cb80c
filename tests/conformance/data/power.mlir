"builtin.module"() ({
  "func.func"() <{function_type = (tensor<256xf16>, tensor<256xf16>) -> tensor<256xf16>, sym_name = "power_f16", sym_visibility = "public"}> ({
  ^bb0(%arg52: tensor<256xf16>, %arg53: tensor<256xf16>):
    %26 = "stablehlo.power"(%arg52, %arg53) : (tensor<256xf16>, tensor<256xf16>) -> tensor<256xf16>
    "func.return"(%26) : (tensor<256xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xf16>, tensor<64xf16>) -> tensor<64xf16>, sym_name = "power_f16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<64xf16>, %arg51: tensor<64xf16>):
    %25 = "stablehlo.power"(%arg50, %arg51) : (tensor<64xf16>, tensor<64xf16>) -> tensor<64xf16>
    "func.return"(%25) : (tensor<64xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<256xbf16>, tensor<256xbf16>) -> tensor<256xbf16>, sym_name = "power_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<256xbf16>, %arg49: tensor<256xbf16>):
    %24 = "stablehlo.power"(%arg48, %arg49) : (tensor<256xbf16>, tensor<256xbf16>) -> tensor<256xbf16>
    "func.return"(%24) : (tensor<256xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>, sym_name = "power_bf16_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<64xbf16>, %arg47: tensor<64xbf16>):
    %23 = "stablehlo.power"(%arg46, %arg47) : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    "func.return"(%23) : (tensor<64xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>, sym_name = "power_f32", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<256xf32>, %arg45: tensor<256xf32>):
    %22 = "stablehlo.power"(%arg44, %arg45) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    "func.return"(%22) : (tensor<256xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>, sym_name = "power_f32_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<64xf32>, %arg43: tensor<64xf32>):
    %21 = "stablehlo.power"(%arg42, %arg43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%21) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<256xf64>, tensor<256xf64>) -> tensor<256xf64>, sym_name = "power_f64", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<256xf64>, %arg41: tensor<256xf64>):
    %20 = "stablehlo.power"(%arg40, %arg41) : (tensor<256xf64>, tensor<256xf64>) -> tensor<256xf64>
    "func.return"(%20) : (tensor<256xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>, sym_name = "power_f64_sweep", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<64xf64>, %arg39: tensor<64xf64>):
    %19 = "stablehlo.power"(%arg38, %arg39) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
    "func.return"(%19) : (tensor<64xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "power_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
    %18 = "stablehlo.power"(%arg36, %arg37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%18) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>, sym_name = "power_empty", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<0x3xf32>, %arg35: tensor<0x3xf32>):
    %17 = "stablehlo.power"(%arg34, %arg35) : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
    "func.return"(%17) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xf32>, sym_name = "power_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<3x1x37xf32>, %arg33: tensor<3x1x37xf32>):
    %16 = "stablehlo.power"(%arg32, %arg33) : (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xf32>
    "func.return"(%16) : (tensor<3x1x37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<42xi8>, tensor<42xi8>) -> tensor<42xi8>, sym_name = "power_i8_large_exponent", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<42xi8>, %arg31: tensor<42xi8>):
    %15 = "stablehlo.power"(%arg30, %arg31) : (tensor<42xi8>, tensor<42xi8>) -> tensor<42xi8>
    "func.return"(%15) : (tensor<42xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<154xi8>, tensor<154xi8>) -> tensor<154xi8>, sym_name = "power_i8", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<154xi8>, %arg29: tensor<154xi8>):
    %14 = "stablehlo.power"(%arg28, %arg29) : (tensor<154xi8>, tensor<154xi8>) -> tensor<154xi8>
    "func.return"(%14) : (tensor<154xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<42xi16>, tensor<42xi16>) -> tensor<42xi16>, sym_name = "power_i16_large_exponent", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<42xi16>, %arg27: tensor<42xi16>):
    %13 = "stablehlo.power"(%arg26, %arg27) : (tensor<42xi16>, tensor<42xi16>) -> tensor<42xi16>
    "func.return"(%13) : (tensor<42xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<154xi16>, tensor<154xi16>) -> tensor<154xi16>, sym_name = "power_i16", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<154xi16>, %arg25: tensor<154xi16>):
    %12 = "stablehlo.power"(%arg24, %arg25) : (tensor<154xi16>, tensor<154xi16>) -> tensor<154xi16>
    "func.return"(%12) : (tensor<154xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<42xi32>, tensor<42xi32>) -> tensor<42xi32>, sym_name = "power_i32_large_exponent", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<42xi32>, %arg23: tensor<42xi32>):
    %11 = "stablehlo.power"(%arg22, %arg23) : (tensor<42xi32>, tensor<42xi32>) -> tensor<42xi32>
    "func.return"(%11) : (tensor<42xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<154xi32>, tensor<154xi32>) -> tensor<154xi32>, sym_name = "power_i32", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<154xi32>, %arg21: tensor<154xi32>):
    %10 = "stablehlo.power"(%arg20, %arg21) : (tensor<154xi32>, tensor<154xi32>) -> tensor<154xi32>
    "func.return"(%10) : (tensor<154xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<42xi64>, tensor<42xi64>) -> tensor<42xi64>, sym_name = "power_i64_large_exponent", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<42xi64>, %arg19: tensor<42xi64>):
    %9 = "stablehlo.power"(%arg18, %arg19) : (tensor<42xi64>, tensor<42xi64>) -> tensor<42xi64>
    "func.return"(%9) : (tensor<42xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<154xi64>, tensor<154xi64>) -> tensor<154xi64>, sym_name = "power_i64", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<154xi64>, %arg17: tensor<154xi64>):
    %8 = "stablehlo.power"(%arg16, %arg17) : (tensor<154xi64>, tensor<154xi64>) -> tensor<154xi64>
    "func.return"(%8) : (tensor<154xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<21xui8>, tensor<21xui8>) -> tensor<21xui8>, sym_name = "power_ui8_large_exponent", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<21xui8>, %arg15: tensor<21xui8>):
    %7 = "stablehlo.power"(%arg14, %arg15) : (tensor<21xui8>, tensor<21xui8>) -> tensor<21xui8>
    "func.return"(%7) : (tensor<21xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<28xui8>, tensor<28xui8>) -> tensor<28xui8>, sym_name = "power_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<28xui8>, %arg13: tensor<28xui8>):
    %6 = "stablehlo.power"(%arg12, %arg13) : (tensor<28xui8>, tensor<28xui8>) -> tensor<28xui8>
    "func.return"(%6) : (tensor<28xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<21xui16>, tensor<21xui16>) -> tensor<21xui16>, sym_name = "power_ui16_large_exponent", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<21xui16>, %arg11: tensor<21xui16>):
    %5 = "stablehlo.power"(%arg10, %arg11) : (tensor<21xui16>, tensor<21xui16>) -> tensor<21xui16>
    "func.return"(%5) : (tensor<21xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<28xui16>, tensor<28xui16>) -> tensor<28xui16>, sym_name = "power_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<28xui16>, %arg9: tensor<28xui16>):
    %4 = "stablehlo.power"(%arg8, %arg9) : (tensor<28xui16>, tensor<28xui16>) -> tensor<28xui16>
    "func.return"(%4) : (tensor<28xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<21xui32>, tensor<21xui32>) -> tensor<21xui32>, sym_name = "power_ui32_large_exponent", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<21xui32>, %arg7: tensor<21xui32>):
    %3 = "stablehlo.power"(%arg6, %arg7) : (tensor<21xui32>, tensor<21xui32>) -> tensor<21xui32>
    "func.return"(%3) : (tensor<21xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<28xui32>, tensor<28xui32>) -> tensor<28xui32>, sym_name = "power_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<28xui32>, %arg5: tensor<28xui32>):
    %2 = "stablehlo.power"(%arg4, %arg5) : (tensor<28xui32>, tensor<28xui32>) -> tensor<28xui32>
    "func.return"(%2) : (tensor<28xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<21xui64>, tensor<21xui64>) -> tensor<21xui64>, sym_name = "power_ui64_large_exponent", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<21xui64>, %arg3: tensor<21xui64>):
    %1 = "stablehlo.power"(%arg2, %arg3) : (tensor<21xui64>, tensor<21xui64>) -> tensor<21xui64>
    "func.return"(%1) : (tensor<21xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<28xui64>, tensor<28xui64>) -> tensor<28xui64>, sym_name = "power_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<28xui64>, %arg1: tensor<28xui64>):
    %0 = "stablehlo.power"(%arg0, %arg1) : (tensor<28xui64>, tensor<28xui64>) -> tensor<28xui64>
    "func.return"(%0) : (tensor<28xui64>) -> ()
  }) : () -> ()
}) : () -> ()
