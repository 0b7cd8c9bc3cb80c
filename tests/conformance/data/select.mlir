"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>, sym_name = "select_i1", sym_visibility = "public"}> ({
  ^bb0(%arg123: tensor<3x5xi1>, %arg124: tensor<3x5xi1>, %arg125: tensor<3x5xi1>):
    %41 = "stablehlo.select"(%arg123, %arg124, %arg125) : (tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    "func.return"(%41) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>, sym_name = "select_i1_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<i1>, %arg121: tensor<3x5xi1>, %arg122: tensor<3x5xi1>):
    %40 = "stablehlo.select"(%arg120, %arg121, %arg122) : (tensor<i1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    "func.return"(%40) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>, sym_name = "select_i1_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg117: tensor<i1>, %arg118: tensor<3x5xi1>, %arg119: tensor<3x5xi1>):
    %39 = "stablehlo.select"(%arg117, %arg118, %arg119) : (tensor<i1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    "func.return"(%39) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>, sym_name = "select_i8", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<3x5xi1>, %arg115: tensor<3x5xi8>, %arg116: tensor<3x5xi8>):
    %38 = "stablehlo.select"(%arg114, %arg115, %arg116) : (tensor<3x5xi1>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>
    "func.return"(%38) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>, sym_name = "select_i8_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<i1>, %arg112: tensor<3x5xi8>, %arg113: tensor<3x5xi8>):
    %37 = "stablehlo.select"(%arg111, %arg112, %arg113) : (tensor<i1>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>
    "func.return"(%37) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>, sym_name = "select_i8_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg108: tensor<i1>, %arg109: tensor<3x5xi8>, %arg110: tensor<3x5xi8>):
    %36 = "stablehlo.select"(%arg108, %arg109, %arg110) : (tensor<i1>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>
    "func.return"(%36) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>, sym_name = "select_i16", sym_visibility = "public"}> ({
  ^bb0(%arg105: tensor<3x5xi1>, %arg106: tensor<3x5xi16>, %arg107: tensor<3x5xi16>):
    %35 = "stablehlo.select"(%arg105, %arg106, %arg107) : (tensor<3x5xi1>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>
    "func.return"(%35) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>, sym_name = "select_i16_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<i1>, %arg103: tensor<3x5xi16>, %arg104: tensor<3x5xi16>):
    %34 = "stablehlo.select"(%arg102, %arg103, %arg104) : (tensor<i1>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>
    "func.return"(%34) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>, sym_name = "select_i16_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg99: tensor<i1>, %arg100: tensor<3x5xi16>, %arg101: tensor<3x5xi16>):
    %33 = "stablehlo.select"(%arg99, %arg100, %arg101) : (tensor<i1>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>
    "func.return"(%33) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, sym_name = "select_i32", sym_visibility = "public"}> ({
  ^bb0(%arg96: tensor<3x5xi1>, %arg97: tensor<3x5xi32>, %arg98: tensor<3x5xi32>):
    %32 = "stablehlo.select"(%arg96, %arg97, %arg98) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%32) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, sym_name = "select_i32_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg93: tensor<i1>, %arg94: tensor<3x5xi32>, %arg95: tensor<3x5xi32>):
    %31 = "stablehlo.select"(%arg93, %arg94, %arg95) : (tensor<i1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%31) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, sym_name = "select_i32_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<i1>, %arg91: tensor<3x5xi32>, %arg92: tensor<3x5xi32>):
    %30 = "stablehlo.select"(%arg90, %arg91, %arg92) : (tensor<i1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%30) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>, sym_name = "select_i64", sym_visibility = "public"}> ({
  ^bb0(%arg87: tensor<3x5xi1>, %arg88: tensor<3x5xi64>, %arg89: tensor<3x5xi64>):
    %29 = "stablehlo.select"(%arg87, %arg88, %arg89) : (tensor<3x5xi1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    "func.return"(%29) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>, sym_name = "select_i64_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<i1>, %arg85: tensor<3x5xi64>, %arg86: tensor<3x5xi64>):
    %28 = "stablehlo.select"(%arg84, %arg85, %arg86) : (tensor<i1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    "func.return"(%28) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>, sym_name = "select_i64_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg81: tensor<i1>, %arg82: tensor<3x5xi64>, %arg83: tensor<3x5xi64>):
    %27 = "stablehlo.select"(%arg81, %arg82, %arg83) : (tensor<i1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    "func.return"(%27) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>, sym_name = "select_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<3x5xi1>, %arg79: tensor<3x5xui8>, %arg80: tensor<3x5xui8>):
    %26 = "stablehlo.select"(%arg78, %arg79, %arg80) : (tensor<3x5xi1>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>
    "func.return"(%26) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>, sym_name = "select_ui8_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg75: tensor<i1>, %arg76: tensor<3x5xui8>, %arg77: tensor<3x5xui8>):
    %25 = "stablehlo.select"(%arg75, %arg76, %arg77) : (tensor<i1>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>
    "func.return"(%25) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>, sym_name = "select_ui8_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<i1>, %arg73: tensor<3x5xui8>, %arg74: tensor<3x5xui8>):
    %24 = "stablehlo.select"(%arg72, %arg73, %arg74) : (tensor<i1>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>
    "func.return"(%24) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>, sym_name = "select_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg69: tensor<3x5xi1>, %arg70: tensor<3x5xui16>, %arg71: tensor<3x5xui16>):
    %23 = "stablehlo.select"(%arg69, %arg70, %arg71) : (tensor<3x5xi1>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
    "func.return"(%23) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>, sym_name = "select_ui16_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<i1>, %arg67: tensor<3x5xui16>, %arg68: tensor<3x5xui16>):
    %22 = "stablehlo.select"(%arg66, %arg67, %arg68) : (tensor<i1>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
    "func.return"(%22) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>, sym_name = "select_ui16_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<i1>, %arg64: tensor<3x5xui16>, %arg65: tensor<3x5xui16>):
    %21 = "stablehlo.select"(%arg63, %arg64, %arg65) : (tensor<i1>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
    "func.return"(%21) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, sym_name = "select_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<3x5xi1>, %arg61: tensor<3x5xui32>, %arg62: tensor<3x5xui32>):
    %20 = "stablehlo.select"(%arg60, %arg61, %arg62) : (tensor<3x5xi1>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%20) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, sym_name = "select_ui32_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg57: tensor<i1>, %arg58: tensor<3x5xui32>, %arg59: tensor<3x5xui32>):
    %19 = "stablehlo.select"(%arg57, %arg58, %arg59) : (tensor<i1>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%19) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, sym_name = "select_ui32_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<i1>, %arg55: tensor<3x5xui32>, %arg56: tensor<3x5xui32>):
    %18 = "stablehlo.select"(%arg54, %arg55, %arg56) : (tensor<i1>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%18) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>, sym_name = "select_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<3x5xi1>, %arg52: tensor<3x5xui64>, %arg53: tensor<3x5xui64>):
    %17 = "stablehlo.select"(%arg51, %arg52, %arg53) : (tensor<3x5xi1>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    "func.return"(%17) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>, sym_name = "select_ui64_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<i1>, %arg49: tensor<3x5xui64>, %arg50: tensor<3x5xui64>):
    %16 = "stablehlo.select"(%arg48, %arg49, %arg50) : (tensor<i1>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    "func.return"(%16) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>, sym_name = "select_ui64_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg45: tensor<i1>, %arg46: tensor<3x5xui64>, %arg47: tensor<3x5xui64>):
    %15 = "stablehlo.select"(%arg45, %arg46, %arg47) : (tensor<i1>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    "func.return"(%15) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>, sym_name = "select_f16", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<3x5xi1>, %arg43: tensor<3x5xf16>, %arg44: tensor<3x5xf16>):
    %14 = "stablehlo.select"(%arg42, %arg43, %arg44) : (tensor<3x5xi1>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>
    "func.return"(%14) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>, sym_name = "select_f16_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<i1>, %arg40: tensor<3x5xf16>, %arg41: tensor<3x5xf16>):
    %13 = "stablehlo.select"(%arg39, %arg40, %arg41) : (tensor<i1>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>
    "func.return"(%13) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>, sym_name = "select_f16_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<i1>, %arg37: tensor<3x5xf16>, %arg38: tensor<3x5xf16>):
    %12 = "stablehlo.select"(%arg36, %arg37, %arg38) : (tensor<i1>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>
    "func.return"(%12) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>, sym_name = "select_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<3x5xi1>, %arg34: tensor<3x5xbf16>, %arg35: tensor<3x5xbf16>):
    %11 = "stablehlo.select"(%arg33, %arg34, %arg35) : (tensor<3x5xi1>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    "func.return"(%11) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>, sym_name = "select_bf16_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<i1>, %arg31: tensor<3x5xbf16>, %arg32: tensor<3x5xbf16>):
    %10 = "stablehlo.select"(%arg30, %arg31, %arg32) : (tensor<i1>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    "func.return"(%10) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>, sym_name = "select_bf16_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<i1>, %arg28: tensor<3x5xbf16>, %arg29: tensor<3x5xbf16>):
    %9 = "stablehlo.select"(%arg27, %arg28, %arg29) : (tensor<i1>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    "func.return"(%9) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "select_f32", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<3x5xi1>, %arg25: tensor<3x5xf32>, %arg26: tensor<3x5xf32>):
    %8 = "stablehlo.select"(%arg24, %arg25, %arg26) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%8) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "select_f32_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<i1>, %arg22: tensor<3x5xf32>, %arg23: tensor<3x5xf32>):
    %7 = "stablehlo.select"(%arg21, %arg22, %arg23) : (tensor<i1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%7) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "select_f32_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<i1>, %arg19: tensor<3x5xf32>, %arg20: tensor<3x5xf32>):
    %6 = "stablehlo.select"(%arg18, %arg19, %arg20) : (tensor<i1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%6) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>, sym_name = "select_f64", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<3x5xi1>, %arg16: tensor<3x5xf64>, %arg17: tensor<3x5xf64>):
    %5 = "stablehlo.select"(%arg15, %arg16, %arg17) : (tensor<3x5xi1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    "func.return"(%5) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>, sym_name = "select_f64_scalar_false", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<i1>, %arg13: tensor<3x5xf64>, %arg14: tensor<3x5xf64>):
    %4 = "stablehlo.select"(%arg12, %arg13, %arg14) : (tensor<i1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    "func.return"(%4) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>, sym_name = "select_f64_scalar_true", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<i1>, %arg10: tensor<3x5xf64>, %arg11: tensor<3x5xf64>):
    %3 = "stablehlo.select"(%arg9, %arg10, %arg11) : (tensor<i1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    "func.return"(%3) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "select_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<i1>, %arg7: tensor<f32>, %arg8: tensor<f32>):
    %2 = "stablehlo.select"(%arg6, %arg7, %arg8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%2) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi1>, tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>, sym_name = "select_empty", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<0x3xi1>, %arg4: tensor<0x3xf32>, %arg5: tensor<0x3xf32>):
    %1 = "stablehlo.select"(%arg3, %arg4, %arg5) : (tensor<0x3xi1>, tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
    "func.return"(%1) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi1>, tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xf32>, sym_name = "select_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xi1>, %arg1: tensor<3x1x37xf32>, %arg2: tensor<3x1x37xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<3x1x37xi1>, tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xf32>
    "func.return"(%0) : (tensor<3x1x37xf32>) -> ()
  }) : () -> ()
}) : () -> ()
