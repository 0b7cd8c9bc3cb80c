"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>, sym_name = "clamp_i1", sym_visibility = "public"}> ({
  ^bb0(%arg147: tensor<3x5xi1>, %arg148: tensor<3x5xi1>, %arg149: tensor<3x5xi1>):
    %49 = "stablehlo.clamp"(%arg147, %arg148, %arg149) : (tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    "func.return"(%49) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi1>, tensor<i1>) -> tensor<3x5xi1>, sym_name = "clamp_i1_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg144: tensor<i1>, %arg145: tensor<3x5xi1>, %arg146: tensor<i1>):
    %48 = "stablehlo.clamp"(%arg144, %arg145, %arg146) : (tensor<i1>, tensor<3x5xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%48) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>, sym_name = "clamp_i1_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg141: tensor<i1>, %arg142: tensor<3x5xi1>, %arg143: tensor<3x5xi1>):
    %47 = "stablehlo.clamp"(%arg141, %arg142, %arg143) : (tensor<i1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    "func.return"(%47) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>, sym_name = "clamp_i8", sym_visibility = "public"}> ({
  ^bb0(%arg138: tensor<3x5xi8>, %arg139: tensor<3x5xi8>, %arg140: tensor<3x5xi8>):
    %46 = "stablehlo.clamp"(%arg138, %arg139, %arg140) : (tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>
    "func.return"(%46) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i8>, tensor<3x5xi8>, tensor<i8>) -> tensor<3x5xi8>, sym_name = "clamp_i8_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg135: tensor<i8>, %arg136: tensor<3x5xi8>, %arg137: tensor<i8>):
    %45 = "stablehlo.clamp"(%arg135, %arg136, %arg137) : (tensor<i8>, tensor<3x5xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%45) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i8>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>, sym_name = "clamp_i8_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg132: tensor<i8>, %arg133: tensor<3x5xi8>, %arg134: tensor<3x5xi8>):
    %44 = "stablehlo.clamp"(%arg132, %arg133, %arg134) : (tensor<i8>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>
    "func.return"(%44) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>, sym_name = "clamp_i16", sym_visibility = "public"}> ({
  ^bb0(%arg129: tensor<3x5xi16>, %arg130: tensor<3x5xi16>, %arg131: tensor<3x5xi16>):
    %43 = "stablehlo.clamp"(%arg129, %arg130, %arg131) : (tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>
    "func.return"(%43) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i16>, tensor<3x5xi16>, tensor<i16>) -> tensor<3x5xi16>, sym_name = "clamp_i16_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<i16>, %arg127: tensor<3x5xi16>, %arg128: tensor<i16>):
    %42 = "stablehlo.clamp"(%arg126, %arg127, %arg128) : (tensor<i16>, tensor<3x5xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%42) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i16>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>, sym_name = "clamp_i16_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg123: tensor<i16>, %arg124: tensor<3x5xi16>, %arg125: tensor<3x5xi16>):
    %41 = "stablehlo.clamp"(%arg123, %arg124, %arg125) : (tensor<i16>, tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>
    "func.return"(%41) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, sym_name = "clamp_i32", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<3x5xi32>, %arg121: tensor<3x5xi32>, %arg122: tensor<3x5xi32>):
    %40 = "stablehlo.clamp"(%arg120, %arg121, %arg122) : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%40) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>, sym_name = "clamp_i32_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg117: tensor<i32>, %arg118: tensor<3x5xi32>, %arg119: tensor<i32>):
    %39 = "stablehlo.clamp"(%arg117, %arg118, %arg119) : (tensor<i32>, tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%39) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, sym_name = "clamp_i32_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<i32>, %arg115: tensor<3x5xi32>, %arg116: tensor<3x5xi32>):
    %38 = "stablehlo.clamp"(%arg114, %arg115, %arg116) : (tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%38) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi64>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>, sym_name = "clamp_i64", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<3x5xi64>, %arg112: tensor<3x5xi64>, %arg113: tensor<3x5xi64>):
    %37 = "stablehlo.clamp"(%arg111, %arg112, %arg113) : (tensor<3x5xi64>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    "func.return"(%37) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<3x5xi64>, tensor<i64>) -> tensor<3x5xi64>, sym_name = "clamp_i64_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg108: tensor<i64>, %arg109: tensor<3x5xi64>, %arg110: tensor<i64>):
    %36 = "stablehlo.clamp"(%arg108, %arg109, %arg110) : (tensor<i64>, tensor<3x5xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%36) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>, sym_name = "clamp_i64_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg105: tensor<i64>, %arg106: tensor<3x5xi64>, %arg107: tensor<3x5xi64>):
    %35 = "stablehlo.clamp"(%arg105, %arg106, %arg107) : (tensor<i64>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    "func.return"(%35) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>, sym_name = "clamp_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<3x5xui8>, %arg103: tensor<3x5xui8>, %arg104: tensor<3x5xui8>):
    %34 = "stablehlo.clamp"(%arg102, %arg103, %arg104) : (tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>
    "func.return"(%34) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui8>, tensor<3x5xui8>, tensor<ui8>) -> tensor<3x5xui8>, sym_name = "clamp_ui8_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg99: tensor<ui8>, %arg100: tensor<3x5xui8>, %arg101: tensor<ui8>):
    %33 = "stablehlo.clamp"(%arg99, %arg100, %arg101) : (tensor<ui8>, tensor<3x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%33) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui8>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>, sym_name = "clamp_ui8_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg96: tensor<ui8>, %arg97: tensor<3x5xui8>, %arg98: tensor<3x5xui8>):
    %32 = "stablehlo.clamp"(%arg96, %arg97, %arg98) : (tensor<ui8>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>
    "func.return"(%32) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>, sym_name = "clamp_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg93: tensor<3x5xui16>, %arg94: tensor<3x5xui16>, %arg95: tensor<3x5xui16>):
    %31 = "stablehlo.clamp"(%arg93, %arg94, %arg95) : (tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
    "func.return"(%31) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui16>, tensor<3x5xui16>, tensor<ui16>) -> tensor<3x5xui16>, sym_name = "clamp_ui16_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<ui16>, %arg91: tensor<3x5xui16>, %arg92: tensor<ui16>):
    %30 = "stablehlo.clamp"(%arg90, %arg91, %arg92) : (tensor<ui16>, tensor<3x5xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%30) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui16>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>, sym_name = "clamp_ui16_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg87: tensor<ui16>, %arg88: tensor<3x5xui16>, %arg89: tensor<3x5xui16>):
    %29 = "stablehlo.clamp"(%arg87, %arg88, %arg89) : (tensor<ui16>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
    "func.return"(%29) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, sym_name = "clamp_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<3x5xui32>, %arg85: tensor<3x5xui32>, %arg86: tensor<3x5xui32>):
    %28 = "stablehlo.clamp"(%arg84, %arg85, %arg86) : (tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%28) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<3x5xui32>, tensor<ui32>) -> tensor<3x5xui32>, sym_name = "clamp_ui32_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg81: tensor<ui32>, %arg82: tensor<3x5xui32>, %arg83: tensor<ui32>):
    %27 = "stablehlo.clamp"(%arg81, %arg82, %arg83) : (tensor<ui32>, tensor<3x5xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%27) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, sym_name = "clamp_ui32_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<ui32>, %arg79: tensor<3x5xui32>, %arg80: tensor<3x5xui32>):
    %26 = "stablehlo.clamp"(%arg78, %arg79, %arg80) : (tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%26) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xui64>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>, sym_name = "clamp_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg75: tensor<3x5xui64>, %arg76: tensor<3x5xui64>, %arg77: tensor<3x5xui64>):
    %25 = "stablehlo.clamp"(%arg75, %arg76, %arg77) : (tensor<3x5xui64>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    "func.return"(%25) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui64>, tensor<3x5xui64>, tensor<ui64>) -> tensor<3x5xui64>, sym_name = "clamp_ui64_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<ui64>, %arg73: tensor<3x5xui64>, %arg74: tensor<ui64>):
    %24 = "stablehlo.clamp"(%arg72, %arg73, %arg74) : (tensor<ui64>, tensor<3x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%24) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui64>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>, sym_name = "clamp_ui64_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg69: tensor<ui64>, %arg70: tensor<3x5xui64>, %arg71: tensor<3x5xui64>):
    %23 = "stablehlo.clamp"(%arg69, %arg70, %arg71) : (tensor<ui64>, tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    "func.return"(%23) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xf16>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>, sym_name = "clamp_f16", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<3x5xf16>, %arg67: tensor<3x5xf16>, %arg68: tensor<3x5xf16>):
    %22 = "stablehlo.clamp"(%arg66, %arg67, %arg68) : (tensor<3x5xf16>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>
    "func.return"(%22) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f16>, tensor<3x5xf16>, tensor<f16>) -> tensor<3x5xf16>, sym_name = "clamp_f16_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<f16>, %arg64: tensor<3x5xf16>, %arg65: tensor<f16>):
    %21 = "stablehlo.clamp"(%arg63, %arg64, %arg65) : (tensor<f16>, tensor<3x5xf16>, tensor<f16>) -> tensor<3x5xf16>
    "func.return"(%21) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f16>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>, sym_name = "clamp_f16_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<f16>, %arg61: tensor<3x5xf16>, %arg62: tensor<3x5xf16>):
    %20 = "stablehlo.clamp"(%arg60, %arg61, %arg62) : (tensor<f16>, tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>
    "func.return"(%20) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f16>, tensor<32xf16>, tensor<f16>) -> tensor<32xf16>, sym_name = "clamp_f16_edges", sym_visibility = "public"}> ({
  ^bb0(%arg57: tensor<f16>, %arg58: tensor<32xf16>, %arg59: tensor<f16>):
    %19 = "stablehlo.clamp"(%arg57, %arg58, %arg59) : (tensor<f16>, tensor<32xf16>, tensor<f16>) -> tensor<32xf16>
    "func.return"(%19) : (tensor<32xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f16>, tensor<32xf16>, tensor<f16>) -> tensor<32xf16>, sym_name = "clamp_f16_nan_bound", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<f16>, %arg55: tensor<32xf16>, %arg56: tensor<f16>):
    %18 = "stablehlo.clamp"(%arg54, %arg55, %arg56) : (tensor<f16>, tensor<32xf16>, tensor<f16>) -> tensor<32xf16>
    "func.return"(%18) : (tensor<32xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>, sym_name = "clamp_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<3x5xbf16>, %arg52: tensor<3x5xbf16>, %arg53: tensor<3x5xbf16>):
    %17 = "stablehlo.clamp"(%arg51, %arg52, %arg53) : (tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    "func.return"(%17) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<bf16>, tensor<3x5xbf16>, tensor<bf16>) -> tensor<3x5xbf16>, sym_name = "clamp_bf16_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<bf16>, %arg49: tensor<3x5xbf16>, %arg50: tensor<bf16>):
    %16 = "stablehlo.clamp"(%arg48, %arg49, %arg50) : (tensor<bf16>, tensor<3x5xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    "func.return"(%16) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<bf16>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>, sym_name = "clamp_bf16_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg45: tensor<bf16>, %arg46: tensor<3x5xbf16>, %arg47: tensor<3x5xbf16>):
    %15 = "stablehlo.clamp"(%arg45, %arg46, %arg47) : (tensor<bf16>, tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    "func.return"(%15) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<bf16>, tensor<32xbf16>, tensor<bf16>) -> tensor<32xbf16>, sym_name = "clamp_bf16_edges", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<bf16>, %arg43: tensor<32xbf16>, %arg44: tensor<bf16>):
    %14 = "stablehlo.clamp"(%arg42, %arg43, %arg44) : (tensor<bf16>, tensor<32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    "func.return"(%14) : (tensor<32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<bf16>, tensor<32xbf16>, tensor<bf16>) -> tensor<32xbf16>, sym_name = "clamp_bf16_nan_bound", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<bf16>, %arg40: tensor<32xbf16>, %arg41: tensor<bf16>):
    %13 = "stablehlo.clamp"(%arg39, %arg40, %arg41) : (tensor<bf16>, tensor<32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    "func.return"(%13) : (tensor<32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "clamp_f32", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<3x5xf32>, %arg37: tensor<3x5xf32>, %arg38: tensor<3x5xf32>):
    %12 = "stablehlo.clamp"(%arg36, %arg37, %arg38) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%12) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>, sym_name = "clamp_f32_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<f32>, %arg34: tensor<3x5xf32>, %arg35: tensor<f32>):
    %11 = "stablehlo.clamp"(%arg33, %arg34, %arg35) : (tensor<f32>, tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%11) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "clamp_f32_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<f32>, %arg31: tensor<3x5xf32>, %arg32: tensor<3x5xf32>):
    %10 = "stablehlo.clamp"(%arg30, %arg31, %arg32) : (tensor<f32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%10) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>, sym_name = "clamp_f32_edges", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<f32>, %arg28: tensor<32xf32>, %arg29: tensor<f32>):
    %9 = "stablehlo.clamp"(%arg27, %arg28, %arg29) : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    "func.return"(%9) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>, sym_name = "clamp_f32_nan_bound", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<f32>, %arg25: tensor<32xf32>, %arg26: tensor<f32>):
    %8 = "stablehlo.clamp"(%arg24, %arg25, %arg26) : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    "func.return"(%8) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>, sym_name = "clamp_f64", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<3x5xf64>, %arg22: tensor<3x5xf64>, %arg23: tensor<3x5xf64>):
    %7 = "stablehlo.clamp"(%arg21, %arg22, %arg23) : (tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    "func.return"(%7) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f64>, tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>, sym_name = "clamp_f64_scalar_bounds", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<f64>, %arg19: tensor<3x5xf64>, %arg20: tensor<f64>):
    %6 = "stablehlo.clamp"(%arg18, %arg19, %arg20) : (tensor<f64>, tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%6) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f64>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>, sym_name = "clamp_f64_scalar_low", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<f64>, %arg16: tensor<3x5xf64>, %arg17: tensor<3x5xf64>):
    %5 = "stablehlo.clamp"(%arg15, %arg16, %arg17) : (tensor<f64>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    "func.return"(%5) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f64>, tensor<32xf64>, tensor<f64>) -> tensor<32xf64>, sym_name = "clamp_f64_edges", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<f64>, %arg13: tensor<32xf64>, %arg14: tensor<f64>):
    %4 = "stablehlo.clamp"(%arg12, %arg13, %arg14) : (tensor<f64>, tensor<32xf64>, tensor<f64>) -> tensor<32xf64>
    "func.return"(%4) : (tensor<32xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f64>, tensor<32xf64>, tensor<f64>) -> tensor<32xf64>, sym_name = "clamp_f64_nan_bound", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<f64>, %arg10: tensor<32xf64>, %arg11: tensor<f64>):
    %3 = "stablehlo.clamp"(%arg9, %arg10, %arg11) : (tensor<f64>, tensor<32xf64>, tensor<f64>) -> tensor<32xf64>
    "func.return"(%3) : (tensor<32xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "clamp_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>):
    %2 = "stablehlo.clamp"(%arg6, %arg7, %arg8) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%2) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>, sym_name = "clamp_empty", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<0x3xf32>, %arg4: tensor<0x3xf32>, %arg5: tensor<0x3xf32>):
    %1 = "stablehlo.clamp"(%arg3, %arg4, %arg5) : (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
    "func.return"(%1) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xf32>, tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xf32>, sym_name = "clamp_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xf32>, %arg1: tensor<3x1x37xf32>, %arg2: tensor<3x1x37xf32>):
    %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<3x1x37xf32>, tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xf32>
    "func.return"(%0) : (tensor<3x1x37xf32>) -> ()
  }) : () -> ()
}) : () -> ()
