"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x5xi1>, tensor<2x3xi1>, tensor<i32>, tensor<i32>) -> tensor<4x5xi1>, sym_name = "dynamic_update_slice_i1", sym_visibility = "public"}> ({
  ^bb0(%arg143: tensor<4x5xi1>, %arg144: tensor<2x3xi1>, %arg145: tensor<i32>, %arg146: tensor<i32>):
    %36 = "stablehlo.dynamic_update_slice"(%arg143, %arg144, %arg145, %arg146) : (tensor<4x5xi1>, tensor<2x3xi1>, tensor<i32>, tensor<i32>) -> tensor<4x5xi1>
    "func.return"(%36) : (tensor<4x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xi8>, tensor<2x3xi8>, tensor<i32>, tensor<i32>) -> tensor<4x5xi8>, sym_name = "dynamic_update_slice_i8", sym_visibility = "public"}> ({
  ^bb0(%arg139: tensor<4x5xi8>, %arg140: tensor<2x3xi8>, %arg141: tensor<i32>, %arg142: tensor<i32>):
    %35 = "stablehlo.dynamic_update_slice"(%arg139, %arg140, %arg141, %arg142) : (tensor<4x5xi8>, tensor<2x3xi8>, tensor<i32>, tensor<i32>) -> tensor<4x5xi8>
    "func.return"(%35) : (tensor<4x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xi16>, tensor<2x3xi16>, tensor<i32>, tensor<i32>) -> tensor<4x5xi16>, sym_name = "dynamic_update_slice_i16", sym_visibility = "public"}> ({
  ^bb0(%arg135: tensor<4x5xi16>, %arg136: tensor<2x3xi16>, %arg137: tensor<i32>, %arg138: tensor<i32>):
    %34 = "stablehlo.dynamic_update_slice"(%arg135, %arg136, %arg137, %arg138) : (tensor<4x5xi16>, tensor<2x3xi16>, tensor<i32>, tensor<i32>) -> tensor<4x5xi16>
    "func.return"(%34) : (tensor<4x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<4x5xi32>, sym_name = "dynamic_update_slice_i32", sym_visibility = "public"}> ({
  ^bb0(%arg131: tensor<4x5xi32>, %arg132: tensor<2x3xi32>, %arg133: tensor<i32>, %arg134: tensor<i32>):
    %33 = "stablehlo.dynamic_update_slice"(%arg131, %arg132, %arg133, %arg134) : (tensor<4x5xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<4x5xi32>
    "func.return"(%33) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xi64>, tensor<2x3xi64>, tensor<i32>, tensor<i32>) -> tensor<4x5xi64>, sym_name = "dynamic_update_slice_i64", sym_visibility = "public"}> ({
  ^bb0(%arg127: tensor<4x5xi64>, %arg128: tensor<2x3xi64>, %arg129: tensor<i32>, %arg130: tensor<i32>):
    %32 = "stablehlo.dynamic_update_slice"(%arg127, %arg128, %arg129, %arg130) : (tensor<4x5xi64>, tensor<2x3xi64>, tensor<i32>, tensor<i32>) -> tensor<4x5xi64>
    "func.return"(%32) : (tensor<4x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xui8>, tensor<2x3xui8>, tensor<i32>, tensor<i32>) -> tensor<4x5xui8>, sym_name = "dynamic_update_slice_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg123: tensor<4x5xui8>, %arg124: tensor<2x3xui8>, %arg125: tensor<i32>, %arg126: tensor<i32>):
    %31 = "stablehlo.dynamic_update_slice"(%arg123, %arg124, %arg125, %arg126) : (tensor<4x5xui8>, tensor<2x3xui8>, tensor<i32>, tensor<i32>) -> tensor<4x5xui8>
    "func.return"(%31) : (tensor<4x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xui16>, tensor<2x3xui16>, tensor<i32>, tensor<i32>) -> tensor<4x5xui16>, sym_name = "dynamic_update_slice_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg119: tensor<4x5xui16>, %arg120: tensor<2x3xui16>, %arg121: tensor<i32>, %arg122: tensor<i32>):
    %30 = "stablehlo.dynamic_update_slice"(%arg119, %arg120, %arg121, %arg122) : (tensor<4x5xui16>, tensor<2x3xui16>, tensor<i32>, tensor<i32>) -> tensor<4x5xui16>
    "func.return"(%30) : (tensor<4x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xui32>, tensor<2x3xui32>, tensor<i32>, tensor<i32>) -> tensor<4x5xui32>, sym_name = "dynamic_update_slice_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg115: tensor<4x5xui32>, %arg116: tensor<2x3xui32>, %arg117: tensor<i32>, %arg118: tensor<i32>):
    %29 = "stablehlo.dynamic_update_slice"(%arg115, %arg116, %arg117, %arg118) : (tensor<4x5xui32>, tensor<2x3xui32>, tensor<i32>, tensor<i32>) -> tensor<4x5xui32>
    "func.return"(%29) : (tensor<4x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xui64>, tensor<2x3xui64>, tensor<i32>, tensor<i32>) -> tensor<4x5xui64>, sym_name = "dynamic_update_slice_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<4x5xui64>, %arg112: tensor<2x3xui64>, %arg113: tensor<i32>, %arg114: tensor<i32>):
    %28 = "stablehlo.dynamic_update_slice"(%arg111, %arg112, %arg113, %arg114) : (tensor<4x5xui64>, tensor<2x3xui64>, tensor<i32>, tensor<i32>) -> tensor<4x5xui64>
    "func.return"(%28) : (tensor<4x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf16>, tensor<2x3xf16>, tensor<i32>, tensor<i32>) -> tensor<4x5xf16>, sym_name = "dynamic_update_slice_f16", sym_visibility = "public"}> ({
  ^bb0(%arg107: tensor<4x5xf16>, %arg108: tensor<2x3xf16>, %arg109: tensor<i32>, %arg110: tensor<i32>):
    %27 = "stablehlo.dynamic_update_slice"(%arg107, %arg108, %arg109, %arg110) : (tensor<4x5xf16>, tensor<2x3xf16>, tensor<i32>, tensor<i32>) -> tensor<4x5xf16>
    "func.return"(%27) : (tensor<4x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xbf16>, tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x5xbf16>, sym_name = "dynamic_update_slice_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg103: tensor<4x5xbf16>, %arg104: tensor<2x3xbf16>, %arg105: tensor<i32>, %arg106: tensor<i32>):
    %26 = "stablehlo.dynamic_update_slice"(%arg103, %arg104, %arg105, %arg106) : (tensor<4x5xbf16>, tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x5xbf16>
    "func.return"(%26) : (tensor<4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>, sym_name = "dynamic_update_slice_f32", sym_visibility = "public"}> ({
  ^bb0(%arg99: tensor<4x5xf32>, %arg100: tensor<2x3xf32>, %arg101: tensor<i32>, %arg102: tensor<i32>):
    %25 = "stablehlo.dynamic_update_slice"(%arg99, %arg100, %arg101, %arg102) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
    "func.return"(%25) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf64>, tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<4x5xf64>, sym_name = "dynamic_update_slice_f64", sym_visibility = "public"}> ({
  ^bb0(%arg95: tensor<4x5xf64>, %arg96: tensor<2x3xf64>, %arg97: tensor<i32>, %arg98: tensor<i32>):
    %24 = "stablehlo.dynamic_update_slice"(%arg95, %arg96, %arg97, %arg98) : (tensor<4x5xf64>, tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<4x5xf64>
    "func.return"(%24) : (tensor<4x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_i8", sym_visibility = "public"}> ({
  ^bb0(%arg91: tensor<6x5xf32>, %arg92: tensor<2x3xf32>, %arg93: tensor<i8>, %arg94: tensor<i8>):
    %23 = "stablehlo.dynamic_update_slice"(%arg91, %arg92, %arg93, %arg94) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<6x5xf32>
    "func.return"(%23) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_i8_outside", sym_visibility = "public"}> ({
  ^bb0(%arg87: tensor<6x5xf32>, %arg88: tensor<2x3xf32>, %arg89: tensor<i8>, %arg90: tensor<i8>):
    %22 = "stablehlo.dynamic_update_slice"(%arg87, %arg88, %arg89, %arg90) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<6x5xf32>
    "func.return"(%22) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i16>, tensor<i16>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_i16", sym_visibility = "public"}> ({
  ^bb0(%arg83: tensor<6x5xf32>, %arg84: tensor<2x3xf32>, %arg85: tensor<i16>, %arg86: tensor<i16>):
    %21 = "stablehlo.dynamic_update_slice"(%arg83, %arg84, %arg85, %arg86) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i16>, tensor<i16>) -> tensor<6x5xf32>
    "func.return"(%21) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i16>, tensor<i16>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_i16_outside", sym_visibility = "public"}> ({
  ^bb0(%arg79: tensor<6x5xf32>, %arg80: tensor<2x3xf32>, %arg81: tensor<i16>, %arg82: tensor<i16>):
    %20 = "stablehlo.dynamic_update_slice"(%arg79, %arg80, %arg81, %arg82) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i16>, tensor<i16>) -> tensor<6x5xf32>
    "func.return"(%20) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_i32", sym_visibility = "public"}> ({
  ^bb0(%arg75: tensor<6x5xf32>, %arg76: tensor<2x3xf32>, %arg77: tensor<i32>, %arg78: tensor<i32>):
    %19 = "stablehlo.dynamic_update_slice"(%arg75, %arg76, %arg77, %arg78) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
    "func.return"(%19) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_i32_outside", sym_visibility = "public"}> ({
  ^bb0(%arg71: tensor<6x5xf32>, %arg72: tensor<2x3xf32>, %arg73: tensor<i32>, %arg74: tensor<i32>):
    %18 = "stablehlo.dynamic_update_slice"(%arg71, %arg72, %arg73, %arg74) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
    "func.return"(%18) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_i64", sym_visibility = "public"}> ({
  ^bb0(%arg67: tensor<6x5xf32>, %arg68: tensor<2x3xf32>, %arg69: tensor<i64>, %arg70: tensor<i64>):
    %17 = "stablehlo.dynamic_update_slice"(%arg67, %arg68, %arg69, %arg70) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>
    "func.return"(%17) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_i64_outside", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<6x5xf32>, %arg64: tensor<2x3xf32>, %arg65: tensor<i64>, %arg66: tensor<i64>):
    %16 = "stablehlo.dynamic_update_slice"(%arg63, %arg64, %arg65, %arg66) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>
    "func.return"(%16) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg59: tensor<6x5xf32>, %arg60: tensor<2x3xf32>, %arg61: tensor<ui8>, %arg62: tensor<ui8>):
    %15 = "stablehlo.dynamic_update_slice"(%arg59, %arg60, %arg61, %arg62) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
    "func.return"(%15) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_ui8_outside", sym_visibility = "public"}> ({
  ^bb0(%arg55: tensor<6x5xf32>, %arg56: tensor<2x3xf32>, %arg57: tensor<ui8>, %arg58: tensor<ui8>):
    %14 = "stablehlo.dynamic_update_slice"(%arg55, %arg56, %arg57, %arg58) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
    "func.return"(%14) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui16>, tensor<ui16>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<6x5xf32>, %arg52: tensor<2x3xf32>, %arg53: tensor<ui16>, %arg54: tensor<ui16>):
    %13 = "stablehlo.dynamic_update_slice"(%arg51, %arg52, %arg53, %arg54) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui16>, tensor<ui16>) -> tensor<6x5xf32>
    "func.return"(%13) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui16>, tensor<ui16>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_ui16_outside", sym_visibility = "public"}> ({
  ^bb0(%arg47: tensor<6x5xf32>, %arg48: tensor<2x3xf32>, %arg49: tensor<ui16>, %arg50: tensor<ui16>):
    %12 = "stablehlo.dynamic_update_slice"(%arg47, %arg48, %arg49, %arg50) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui16>, tensor<ui16>) -> tensor<6x5xf32>
    "func.return"(%12) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg43: tensor<6x5xf32>, %arg44: tensor<2x3xf32>, %arg45: tensor<ui32>, %arg46: tensor<ui32>):
    %11 = "stablehlo.dynamic_update_slice"(%arg43, %arg44, %arg45, %arg46) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<6x5xf32>
    "func.return"(%11) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_ui32_outside", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<6x5xf32>, %arg40: tensor<2x3xf32>, %arg41: tensor<ui32>, %arg42: tensor<ui32>):
    %10 = "stablehlo.dynamic_update_slice"(%arg39, %arg40, %arg41, %arg42) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<6x5xf32>
    "func.return"(%10) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<6x5xf32>, %arg36: tensor<2x3xf32>, %arg37: tensor<ui64>, %arg38: tensor<ui64>):
    %9 = "stablehlo.dynamic_update_slice"(%arg35, %arg36, %arg37, %arg38) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> tensor<6x5xf32>
    "func.return"(%9) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_index_ui64_outside", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<6x5xf32>, %arg32: tensor<2x3xf32>, %arg33: tensor<ui64>, %arg34: tensor<ui64>):
    %8 = "stablehlo.dynamic_update_slice"(%arg31, %arg32, %arg33, %arg34) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> tensor<6x5xf32>
    "func.return"(%8) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_negative", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<6x5xf32>, %arg28: tensor<2x3xf32>, %arg29: tensor<i32>, %arg30: tensor<i32>):
    %7 = "stablehlo.dynamic_update_slice"(%arg27, %arg28, %arg29, %arg30) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
    "func.return"(%7) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_past_end", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<6x5xf32>, %arg24: tensor<2x3xf32>, %arg25: tensor<i32>, %arg26: tensor<i32>):
    %6 = "stablehlo.dynamic_update_slice"(%arg23, %arg24, %arg25, %arg26) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
    "func.return"(%6) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_far_past_end", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<6x5xf32>, %arg20: tensor<2x3xf32>, %arg21: tensor<i32>, %arg22: tensor<i32>):
    %5 = "stablehlo.dynamic_update_slice"(%arg19, %arg20, %arg21, %arg22) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
    "func.return"(%5) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>, sym_name = "dynamic_update_slice_mixed", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<6x5xf32>, %arg16: tensor<2x3xf32>, %arg17: tensor<i32>, %arg18: tensor<i32>):
    %4 = "stablehlo.dynamic_update_slice"(%arg15, %arg16, %arg17, %arg18) : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
    "func.return"(%4) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "dynamic_update_slice_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
    %3 = "stablehlo.dynamic_update_slice"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>, sym_name = "dynamic_update_slice_whole", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<3x2xf32>, %arg10: tensor<3x2xf32>, %arg11: tensor<i32>, %arg12: tensor<i32>):
    %2 = "stablehlo.dynamic_update_slice"(%arg9, %arg10, %arg11, %arg12) : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    "func.return"(%2) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2xf32>, tensor<0x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>, sym_name = "dynamic_update_slice_empty", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3x2xf32>, %arg6: tensor<0x2xf32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
    %1 = "stablehlo.dynamic_update_slice"(%arg5, %arg6, %arg7, %arg8) : (tensor<3x2xf32>, tensor<0x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    "func.return"(%1) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>, tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x5xf32>, sym_name = "dynamic_update_slice_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4x5xf32>, %arg1: tensor<1x3x2xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
    %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<3x4x5xf32>, tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x5xf32>
    "func.return"(%0) : (tensor<3x4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
