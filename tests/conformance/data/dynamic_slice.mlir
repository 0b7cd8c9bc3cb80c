"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x5xi1>, tensor<i32>, tensor<i32>) -> tensor<2x3xi1>, sym_name = "dynamic_slice_i1", sym_visibility = "public"}> ({
  ^bb0(%arg107: tensor<4x5xi1>, %arg108: tensor<i32>, %arg109: tensor<i32>):
    %36 = "stablehlo.dynamic_slice"(%arg107, %arg108, %arg109) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xi1>, tensor<i32>, tensor<i32>) -> tensor<2x3xi1>
    "func.return"(%36) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xi8>, tensor<i32>, tensor<i32>) -> tensor<2x3xi8>, sym_name = "dynamic_slice_i8", sym_visibility = "public"}> ({
  ^bb0(%arg104: tensor<4x5xi8>, %arg105: tensor<i32>, %arg106: tensor<i32>):
    %35 = "stablehlo.dynamic_slice"(%arg104, %arg105, %arg106) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xi8>, tensor<i32>, tensor<i32>) -> tensor<2x3xi8>
    "func.return"(%35) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xi16>, tensor<i32>, tensor<i32>) -> tensor<2x3xi16>, sym_name = "dynamic_slice_i16", sym_visibility = "public"}> ({
  ^bb0(%arg101: tensor<4x5xi16>, %arg102: tensor<i32>, %arg103: tensor<i32>):
    %34 = "stablehlo.dynamic_slice"(%arg101, %arg102, %arg103) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xi16>, tensor<i32>, tensor<i32>) -> tensor<2x3xi16>
    "func.return"(%34) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>, sym_name = "dynamic_slice_i32", sym_visibility = "public"}> ({
  ^bb0(%arg98: tensor<4x5xi32>, %arg99: tensor<i32>, %arg100: tensor<i32>):
    %33 = "stablehlo.dynamic_slice"(%arg98, %arg99, %arg100) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
    "func.return"(%33) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xi64>, tensor<i32>, tensor<i32>) -> tensor<2x3xi64>, sym_name = "dynamic_slice_i64", sym_visibility = "public"}> ({
  ^bb0(%arg95: tensor<4x5xi64>, %arg96: tensor<i32>, %arg97: tensor<i32>):
    %32 = "stablehlo.dynamic_slice"(%arg95, %arg96, %arg97) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xi64>, tensor<i32>, tensor<i32>) -> tensor<2x3xi64>
    "func.return"(%32) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xui8>, tensor<i32>, tensor<i32>) -> tensor<2x3xui8>, sym_name = "dynamic_slice_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg92: tensor<4x5xui8>, %arg93: tensor<i32>, %arg94: tensor<i32>):
    %31 = "stablehlo.dynamic_slice"(%arg92, %arg93, %arg94) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xui8>, tensor<i32>, tensor<i32>) -> tensor<2x3xui8>
    "func.return"(%31) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xui16>, tensor<i32>, tensor<i32>) -> tensor<2x3xui16>, sym_name = "dynamic_slice_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg89: tensor<4x5xui16>, %arg90: tensor<i32>, %arg91: tensor<i32>):
    %30 = "stablehlo.dynamic_slice"(%arg89, %arg90, %arg91) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xui16>, tensor<i32>, tensor<i32>) -> tensor<2x3xui16>
    "func.return"(%30) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xui32>, tensor<i32>, tensor<i32>) -> tensor<2x3xui32>, sym_name = "dynamic_slice_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg86: tensor<4x5xui32>, %arg87: tensor<i32>, %arg88: tensor<i32>):
    %29 = "stablehlo.dynamic_slice"(%arg86, %arg87, %arg88) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xui32>, tensor<i32>, tensor<i32>) -> tensor<2x3xui32>
    "func.return"(%29) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xui64>, tensor<i32>, tensor<i32>) -> tensor<2x3xui64>, sym_name = "dynamic_slice_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg83: tensor<4x5xui64>, %arg84: tensor<i32>, %arg85: tensor<i32>):
    %28 = "stablehlo.dynamic_slice"(%arg83, %arg84, %arg85) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xui64>, tensor<i32>, tensor<i32>) -> tensor<2x3xui64>
    "func.return"(%28) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xf16>, sym_name = "dynamic_slice_f16", sym_visibility = "public"}> ({
  ^bb0(%arg80: tensor<4x5xf16>, %arg81: tensor<i32>, %arg82: tensor<i32>):
    %27 = "stablehlo.dynamic_slice"(%arg80, %arg81, %arg82) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xf16>
    "func.return"(%27) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xbf16>, sym_name = "dynamic_slice_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg77: tensor<4x5xbf16>, %arg78: tensor<i32>, %arg79: tensor<i32>):
    %26 = "stablehlo.dynamic_slice"(%arg77, %arg78, %arg79) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xbf16>
    "func.return"(%26) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_f32", sym_visibility = "public"}> ({
  ^bb0(%arg74: tensor<4x5xf32>, %arg75: tensor<i32>, %arg76: tensor<i32>):
    %25 = "stablehlo.dynamic_slice"(%arg74, %arg75, %arg76) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%25) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>, sym_name = "dynamic_slice_f64", sym_visibility = "public"}> ({
  ^bb0(%arg71: tensor<4x5xf64>, %arg72: tensor<i32>, %arg73: tensor<i32>):
    %24 = "stablehlo.dynamic_slice"(%arg71, %arg72, %arg73) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>
    "func.return"(%24) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_i8", sym_visibility = "public"}> ({
  ^bb0(%arg68: tensor<6x5xf32>, %arg69: tensor<i8>, %arg70: tensor<i8>):
    %23 = "stablehlo.dynamic_slice"(%arg68, %arg69, %arg70) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
    "func.return"(%23) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_i8_outside", sym_visibility = "public"}> ({
  ^bb0(%arg65: tensor<6x5xf32>, %arg66: tensor<i8>, %arg67: tensor<i8>):
    %22 = "stablehlo.dynamic_slice"(%arg65, %arg66, %arg67) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
    "func.return"(%22) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i16>, tensor<i16>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_i16", sym_visibility = "public"}> ({
  ^bb0(%arg62: tensor<6x5xf32>, %arg63: tensor<i16>, %arg64: tensor<i16>):
    %21 = "stablehlo.dynamic_slice"(%arg62, %arg63, %arg64) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i16>, tensor<i16>) -> tensor<2x3xf32>
    "func.return"(%21) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i16>, tensor<i16>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_i16_outside", sym_visibility = "public"}> ({
  ^bb0(%arg59: tensor<6x5xf32>, %arg60: tensor<i16>, %arg61: tensor<i16>):
    %20 = "stablehlo.dynamic_slice"(%arg59, %arg60, %arg61) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i16>, tensor<i16>) -> tensor<2x3xf32>
    "func.return"(%20) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_i32", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<6x5xf32>, %arg57: tensor<i32>, %arg58: tensor<i32>):
    %19 = "stablehlo.dynamic_slice"(%arg56, %arg57, %arg58) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%19) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_i32_outside", sym_visibility = "public"}> ({
  ^bb0(%arg53: tensor<6x5xf32>, %arg54: tensor<i32>, %arg55: tensor<i32>):
    %18 = "stablehlo.dynamic_slice"(%arg53, %arg54, %arg55) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%18) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_i64", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<6x5xf32>, %arg51: tensor<i64>, %arg52: tensor<i64>):
    %17 = "stablehlo.dynamic_slice"(%arg50, %arg51, %arg52) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
    "func.return"(%17) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_i64_outside", sym_visibility = "public"}> ({
  ^bb0(%arg47: tensor<6x5xf32>, %arg48: tensor<i64>, %arg49: tensor<i64>):
    %16 = "stablehlo.dynamic_slice"(%arg47, %arg48, %arg49) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
    "func.return"(%16) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<6x5xf32>, %arg45: tensor<ui8>, %arg46: tensor<ui8>):
    %15 = "stablehlo.dynamic_slice"(%arg44, %arg45, %arg46) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>
    "func.return"(%15) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_ui8_outside", sym_visibility = "public"}> ({
  ^bb0(%arg41: tensor<6x5xf32>, %arg42: tensor<ui8>, %arg43: tensor<ui8>):
    %14 = "stablehlo.dynamic_slice"(%arg41, %arg42, %arg43) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>
    "func.return"(%14) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<ui16>, tensor<ui16>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<6x5xf32>, %arg39: tensor<ui16>, %arg40: tensor<ui16>):
    %13 = "stablehlo.dynamic_slice"(%arg38, %arg39, %arg40) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<ui16>, tensor<ui16>) -> tensor<2x3xf32>
    "func.return"(%13) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<ui16>, tensor<ui16>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_ui16_outside", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<6x5xf32>, %arg36: tensor<ui16>, %arg37: tensor<ui16>):
    %12 = "stablehlo.dynamic_slice"(%arg35, %arg36, %arg37) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<ui16>, tensor<ui16>) -> tensor<2x3xf32>
    "func.return"(%12) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<6x5xf32>, %arg33: tensor<ui32>, %arg34: tensor<ui32>):
    %11 = "stablehlo.dynamic_slice"(%arg32, %arg33, %arg34) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
    "func.return"(%11) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_ui32_outside", sym_visibility = "public"}> ({
  ^bb0(%arg29: tensor<6x5xf32>, %arg30: tensor<ui32>, %arg31: tensor<ui32>):
    %10 = "stablehlo.dynamic_slice"(%arg29, %arg30, %arg31) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
    "func.return"(%10) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<6x5xf32>, %arg27: tensor<ui64>, %arg28: tensor<ui64>):
    %9 = "stablehlo.dynamic_slice"(%arg26, %arg27, %arg28) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<2x3xf32>
    "func.return"(%9) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_index_ui64_outside", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<6x5xf32>, %arg24: tensor<ui64>, %arg25: tensor<ui64>):
    %8 = "stablehlo.dynamic_slice"(%arg23, %arg24, %arg25) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<2x3xf32>
    "func.return"(%8) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_negative", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<6x5xf32>, %arg21: tensor<i32>, %arg22: tensor<i32>):
    %7 = "stablehlo.dynamic_slice"(%arg20, %arg21, %arg22) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%7) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_past_end", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<6x5xf32>, %arg18: tensor<i32>, %arg19: tensor<i32>):
    %6 = "stablehlo.dynamic_slice"(%arg17, %arg18, %arg19) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%6) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_far_past_end", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<6x5xf32>, %arg15: tensor<i32>, %arg16: tensor<i32>):
    %5 = "stablehlo.dynamic_slice"(%arg14, %arg15, %arg16) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%5) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>, sym_name = "dynamic_slice_mixed", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<6x5xf32>, %arg12: tensor<i32>, %arg13: tensor<i32>):
    %4 = "stablehlo.dynamic_slice"(%arg11, %arg12, %arg13) <{slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%4) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "dynamic_slice_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<f32>):
    %3 = "stablehlo.dynamic_slice"(%arg10) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>, sym_name = "dynamic_slice_whole", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<3x2xf32>, %arg8: tensor<i32>, %arg9: tensor<i32>):
    %2 = "stablehlo.dynamic_slice"(%arg7, %arg8, %arg9) <{slice_sizes = array<i64: 3, 2>}> : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    "func.return"(%2) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<0x2xf32>, sym_name = "dynamic_slice_empty", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<3x2xf32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
    %1 = "stablehlo.dynamic_slice"(%arg4, %arg5, %arg6) <{slice_sizes = array<i64: 0, 2>}> : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<0x2xf32>
    "func.return"(%1) : (tensor<0x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xf32>, sym_name = "dynamic_slice_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4x5xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
    %0 = "stablehlo.dynamic_slice"(%arg0, %arg1, %arg2, %arg3) <{slice_sizes = array<i64: 1, 3, 2>}> : (tensor<3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xf32>
    "func.return"(%0) : (tensor<1x3x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
