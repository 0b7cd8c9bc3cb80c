"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>, sym_name = "if_i1_false", sym_visibility = "public"}> ({
  ^bb0(%arg103: tensor<i1>, %arg104: tensor<2x3xi1>, %arg105: tensor<2x3xi1>):
    %82 = "stablehlo.if"(%arg103) ({
      %83 = "stablehlo.add"(%arg104, %arg105) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      "stablehlo.return"(%83) : (tensor<2x3xi1>) -> ()
    }, {
      "stablehlo.return"(%arg104) : (tensor<2x3xi1>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi1>
    "func.return"(%82) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>, sym_name = "if_i1_true", sym_visibility = "public"}> ({
  ^bb0(%arg100: tensor<i1>, %arg101: tensor<2x3xi1>, %arg102: tensor<2x3xi1>):
    %80 = "stablehlo.if"(%arg100) ({
      %81 = "stablehlo.add"(%arg101, %arg102) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      "stablehlo.return"(%81) : (tensor<2x3xi1>) -> ()
    }, {
      "stablehlo.return"(%arg101) : (tensor<2x3xi1>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi1>
    "func.return"(%80) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>, sym_name = "if_i8_false", sym_visibility = "public"}> ({
  ^bb0(%arg97: tensor<i1>, %arg98: tensor<2x3xi8>, %arg99: tensor<2x3xi8>):
    %78 = "stablehlo.if"(%arg97) ({
      %79 = "stablehlo.add"(%arg98, %arg99) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
      "stablehlo.return"(%79) : (tensor<2x3xi8>) -> ()
    }, {
      "stablehlo.return"(%arg98) : (tensor<2x3xi8>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi8>
    "func.return"(%78) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>, sym_name = "if_i8_true", sym_visibility = "public"}> ({
  ^bb0(%arg94: tensor<i1>, %arg95: tensor<2x3xi8>, %arg96: tensor<2x3xi8>):
    %76 = "stablehlo.if"(%arg94) ({
      %77 = "stablehlo.add"(%arg95, %arg96) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
      "stablehlo.return"(%77) : (tensor<2x3xi8>) -> ()
    }, {
      "stablehlo.return"(%arg95) : (tensor<2x3xi8>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi8>
    "func.return"(%76) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>, sym_name = "if_i16_false", sym_visibility = "public"}> ({
  ^bb0(%arg91: tensor<i1>, %arg92: tensor<2x3xi16>, %arg93: tensor<2x3xi16>):
    %74 = "stablehlo.if"(%arg91) ({
      %75 = "stablehlo.add"(%arg92, %arg93) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
      "stablehlo.return"(%75) : (tensor<2x3xi16>) -> ()
    }, {
      "stablehlo.return"(%arg92) : (tensor<2x3xi16>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi16>
    "func.return"(%74) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>, sym_name = "if_i16_true", sym_visibility = "public"}> ({
  ^bb0(%arg88: tensor<i1>, %arg89: tensor<2x3xi16>, %arg90: tensor<2x3xi16>):
    %72 = "stablehlo.if"(%arg88) ({
      %73 = "stablehlo.add"(%arg89, %arg90) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
      "stablehlo.return"(%73) : (tensor<2x3xi16>) -> ()
    }, {
      "stablehlo.return"(%arg89) : (tensor<2x3xi16>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi16>
    "func.return"(%72) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "if_i32_false", sym_visibility = "public"}> ({
  ^bb0(%arg85: tensor<i1>, %arg86: tensor<2x3xi32>, %arg87: tensor<2x3xi32>):
    %70 = "stablehlo.if"(%arg85) ({
      %71 = "stablehlo.add"(%arg86, %arg87) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%71) : (tensor<2x3xi32>) -> ()
    }, {
      "stablehlo.return"(%arg86) : (tensor<2x3xi32>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi32>
    "func.return"(%70) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "if_i32_true", sym_visibility = "public"}> ({
  ^bb0(%arg82: tensor<i1>, %arg83: tensor<2x3xi32>, %arg84: tensor<2x3xi32>):
    %68 = "stablehlo.if"(%arg82) ({
      %69 = "stablehlo.add"(%arg83, %arg84) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%69) : (tensor<2x3xi32>) -> ()
    }, {
      "stablehlo.return"(%arg83) : (tensor<2x3xi32>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi32>
    "func.return"(%68) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>, sym_name = "if_i64_false", sym_visibility = "public"}> ({
  ^bb0(%arg79: tensor<i1>, %arg80: tensor<2x3xi64>, %arg81: tensor<2x3xi64>):
    %66 = "stablehlo.if"(%arg79) ({
      %67 = "stablehlo.add"(%arg80, %arg81) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%67) : (tensor<2x3xi64>) -> ()
    }, {
      "stablehlo.return"(%arg80) : (tensor<2x3xi64>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi64>
    "func.return"(%66) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>, sym_name = "if_i64_true", sym_visibility = "public"}> ({
  ^bb0(%arg76: tensor<i1>, %arg77: tensor<2x3xi64>, %arg78: tensor<2x3xi64>):
    %64 = "stablehlo.if"(%arg76) ({
      %65 = "stablehlo.add"(%arg77, %arg78) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%65) : (tensor<2x3xi64>) -> ()
    }, {
      "stablehlo.return"(%arg77) : (tensor<2x3xi64>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xi64>
    "func.return"(%64) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>, sym_name = "if_ui8_false", sym_visibility = "public"}> ({
  ^bb0(%arg73: tensor<i1>, %arg74: tensor<2x3xui8>, %arg75: tensor<2x3xui8>):
    %62 = "stablehlo.if"(%arg73) ({
      %63 = "stablehlo.add"(%arg74, %arg75) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      "stablehlo.return"(%63) : (tensor<2x3xui8>) -> ()
    }, {
      "stablehlo.return"(%arg74) : (tensor<2x3xui8>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xui8>
    "func.return"(%62) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>, sym_name = "if_ui8_true", sym_visibility = "public"}> ({
  ^bb0(%arg70: tensor<i1>, %arg71: tensor<2x3xui8>, %arg72: tensor<2x3xui8>):
    %60 = "stablehlo.if"(%arg70) ({
      %61 = "stablehlo.add"(%arg71, %arg72) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      "stablehlo.return"(%61) : (tensor<2x3xui8>) -> ()
    }, {
      "stablehlo.return"(%arg71) : (tensor<2x3xui8>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xui8>
    "func.return"(%60) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>, sym_name = "if_ui16_false", sym_visibility = "public"}> ({
  ^bb0(%arg67: tensor<i1>, %arg68: tensor<2x3xui16>, %arg69: tensor<2x3xui16>):
    %58 = "stablehlo.if"(%arg67) ({
      %59 = "stablehlo.add"(%arg68, %arg69) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
      "stablehlo.return"(%59) : (tensor<2x3xui16>) -> ()
    }, {
      "stablehlo.return"(%arg68) : (tensor<2x3xui16>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xui16>
    "func.return"(%58) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>, sym_name = "if_ui16_true", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<i1>, %arg65: tensor<2x3xui16>, %arg66: tensor<2x3xui16>):
    %56 = "stablehlo.if"(%arg64) ({
      %57 = "stablehlo.add"(%arg65, %arg66) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
      "stablehlo.return"(%57) : (tensor<2x3xui16>) -> ()
    }, {
      "stablehlo.return"(%arg65) : (tensor<2x3xui16>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xui16>
    "func.return"(%56) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>, sym_name = "if_ui32_false", sym_visibility = "public"}> ({
  ^bb0(%arg61: tensor<i1>, %arg62: tensor<2x3xui32>, %arg63: tensor<2x3xui32>):
    %54 = "stablehlo.if"(%arg61) ({
      %55 = "stablehlo.add"(%arg62, %arg63) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      "stablehlo.return"(%55) : (tensor<2x3xui32>) -> ()
    }, {
      "stablehlo.return"(%arg62) : (tensor<2x3xui32>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xui32>
    "func.return"(%54) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>, sym_name = "if_ui32_true", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<i1>, %arg59: tensor<2x3xui32>, %arg60: tensor<2x3xui32>):
    %52 = "stablehlo.if"(%arg58) ({
      %53 = "stablehlo.add"(%arg59, %arg60) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      "stablehlo.return"(%53) : (tensor<2x3xui32>) -> ()
    }, {
      "stablehlo.return"(%arg59) : (tensor<2x3xui32>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xui32>
    "func.return"(%52) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>, sym_name = "if_ui64_false", sym_visibility = "public"}> ({
  ^bb0(%arg55: tensor<i1>, %arg56: tensor<2x3xui64>, %arg57: tensor<2x3xui64>):
    %50 = "stablehlo.if"(%arg55) ({
      %51 = "stablehlo.add"(%arg56, %arg57) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      "stablehlo.return"(%51) : (tensor<2x3xui64>) -> ()
    }, {
      "stablehlo.return"(%arg56) : (tensor<2x3xui64>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xui64>
    "func.return"(%50) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>, sym_name = "if_ui64_true", sym_visibility = "public"}> ({
  ^bb0(%arg52: tensor<i1>, %arg53: tensor<2x3xui64>, %arg54: tensor<2x3xui64>):
    %48 = "stablehlo.if"(%arg52) ({
      %49 = "stablehlo.add"(%arg53, %arg54) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      "stablehlo.return"(%49) : (tensor<2x3xui64>) -> ()
    }, {
      "stablehlo.return"(%arg53) : (tensor<2x3xui64>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xui64>
    "func.return"(%48) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>, sym_name = "if_f16_false", sym_visibility = "public"}> ({
  ^bb0(%arg49: tensor<i1>, %arg50: tensor<2x3xf16>, %arg51: tensor<2x3xf16>):
    %46 = "stablehlo.if"(%arg49) ({
      %47 = "stablehlo.add"(%arg50, %arg51) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
      "stablehlo.return"(%47) : (tensor<2x3xf16>) -> ()
    }, {
      "stablehlo.return"(%arg50) : (tensor<2x3xf16>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xf16>
    "func.return"(%46) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>, sym_name = "if_f16_true", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<i1>, %arg47: tensor<2x3xf16>, %arg48: tensor<2x3xf16>):
    %44 = "stablehlo.if"(%arg46) ({
      %45 = "stablehlo.add"(%arg47, %arg48) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
      "stablehlo.return"(%45) : (tensor<2x3xf16>) -> ()
    }, {
      "stablehlo.return"(%arg47) : (tensor<2x3xf16>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xf16>
    "func.return"(%44) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>, sym_name = "if_bf16_false", sym_visibility = "public"}> ({
  ^bb0(%arg43: tensor<i1>, %arg44: tensor<2x3xbf16>, %arg45: tensor<2x3xbf16>):
    %42 = "stablehlo.if"(%arg43) ({
      %43 = "stablehlo.add"(%arg44, %arg45) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
      "stablehlo.return"(%43) : (tensor<2x3xbf16>) -> ()
    }, {
      "stablehlo.return"(%arg44) : (tensor<2x3xbf16>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xbf16>
    "func.return"(%42) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>, sym_name = "if_bf16_true", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<i1>, %arg41: tensor<2x3xbf16>, %arg42: tensor<2x3xbf16>):
    %40 = "stablehlo.if"(%arg40) ({
      %41 = "stablehlo.add"(%arg41, %arg42) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
      "stablehlo.return"(%41) : (tensor<2x3xbf16>) -> ()
    }, {
      "stablehlo.return"(%arg41) : (tensor<2x3xbf16>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xbf16>
    "func.return"(%40) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "if_f32_false", sym_visibility = "public"}> ({
  ^bb0(%arg37: tensor<i1>, %arg38: tensor<2x3xf32>, %arg39: tensor<2x3xf32>):
    %38 = "stablehlo.if"(%arg37) ({
      %39 = "stablehlo.add"(%arg38, %arg39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%39) : (tensor<2x3xf32>) -> ()
    }, {
      "stablehlo.return"(%arg38) : (tensor<2x3xf32>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xf32>
    "func.return"(%38) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "if_f32_true", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<i1>, %arg35: tensor<2x3xf32>, %arg36: tensor<2x3xf32>):
    %36 = "stablehlo.if"(%arg34) ({
      %37 = "stablehlo.add"(%arg35, %arg36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%37) : (tensor<2x3xf32>) -> ()
    }, {
      "stablehlo.return"(%arg35) : (tensor<2x3xf32>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xf32>
    "func.return"(%36) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>, sym_name = "if_f64_false", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<i1>, %arg32: tensor<2x3xf64>, %arg33: tensor<2x3xf64>):
    %34 = "stablehlo.if"(%arg31) ({
      %35 = "stablehlo.add"(%arg32, %arg33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%35) : (tensor<2x3xf64>) -> ()
    }, {
      "stablehlo.return"(%arg32) : (tensor<2x3xf64>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xf64>
    "func.return"(%34) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>, sym_name = "if_f64_true", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<i1>, %arg29: tensor<2x3xf64>, %arg30: tensor<2x3xf64>):
    %32 = "stablehlo.if"(%arg28) ({
      %33 = "stablehlo.add"(%arg29, %arg30) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%33) : (tensor<2x3xf64>) -> ()
    }, {
      "stablehlo.return"(%arg29) : (tensor<2x3xf64>) -> ()
    }) : (tensor<i1>) -> tensor<2x3xf64>
    "func.return"(%32) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), sym_name = "if_swap_false", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<i1>, %arg26: tensor<4xf32>, %arg27: tensor<4xf32>):
    %31:2 = "stablehlo.if"(%arg25) ({
      "stablehlo.return"(%arg26, %arg27) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg27, %arg26) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
    "func.return"(%31#0, %31#1) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>) -> tensor<4xf32>, sym_name = "if_constants_false", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<i1>):
    %28 = "stablehlo.if"(%arg24) ({
      %30 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
      "stablehlo.return"(%30) : (tensor<4xf32>) -> ()
    }, {
      %29 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
      "stablehlo.return"(%29) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    "func.return"(%28) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), sym_name = "if_same_false", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<i1>, %arg23: tensor<4xf32>):
    %26 = "stablehlo.if"(%arg22) ({
      "stablehlo.return"(%arg23) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg23) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    %27 = "stablehlo.add"(%26, %arg23) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%27, %26) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "if_nested_false_false", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<i1>, %arg19: tensor<i1>, %arg20: tensor<4xf32>, %arg21: tensor<4xf32>):
    %21 = "stablehlo.add"(%arg20, %arg21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.if"(%arg18) ({
      %23 = "stablehlo.if"(%arg19) ({
        %25 = "stablehlo.multiply"(%21, %arg20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        "stablehlo.return"(%25) : (tensor<4xf32>) -> ()
      }, {
        "stablehlo.return"(%21) : (tensor<4xf32>) -> ()
      }) : (tensor<i1>) -> tensor<4xf32>
      %24 = "stablehlo.negate"(%23) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%24) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg21) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    "func.return"(%22) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "if_nested_false_true", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<i1>, %arg15: tensor<i1>, %arg16: tensor<4xf32>, %arg17: tensor<4xf32>):
    %16 = "stablehlo.add"(%arg16, %arg17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.if"(%arg14) ({
      %18 = "stablehlo.if"(%arg15) ({
        %20 = "stablehlo.multiply"(%16, %arg16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        "stablehlo.return"(%20) : (tensor<4xf32>) -> ()
      }, {
        "stablehlo.return"(%16) : (tensor<4xf32>) -> ()
      }) : (tensor<i1>) -> tensor<4xf32>
      %19 = "stablehlo.negate"(%18) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%19) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg17) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    "func.return"(%17) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), sym_name = "if_swap_true", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<i1>, %arg12: tensor<4xf32>, %arg13: tensor<4xf32>):
    %15:2 = "stablehlo.if"(%arg11) ({
      "stablehlo.return"(%arg12, %arg13) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg13, %arg12) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
    "func.return"(%15#0, %15#1) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>) -> tensor<4xf32>, sym_name = "if_constants_true", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<i1>):
    %12 = "stablehlo.if"(%arg10) ({
      %14 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
      "stablehlo.return"(%14) : (tensor<4xf32>) -> ()
    }, {
      %13 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
      "stablehlo.return"(%13) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    "func.return"(%12) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), sym_name = "if_same_true", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<i1>, %arg9: tensor<4xf32>):
    %10 = "stablehlo.if"(%arg8) ({
      "stablehlo.return"(%arg9) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg9) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    %11 = "stablehlo.add"(%10, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%11, %10) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "if_nested_true_false", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<i1>, %arg5: tensor<i1>, %arg6: tensor<4xf32>, %arg7: tensor<4xf32>):
    %5 = "stablehlo.add"(%arg6, %arg7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.if"(%arg4) ({
      %7 = "stablehlo.if"(%arg5) ({
        %9 = "stablehlo.multiply"(%5, %arg6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        "stablehlo.return"(%9) : (tensor<4xf32>) -> ()
      }, {
        "stablehlo.return"(%5) : (tensor<4xf32>) -> ()
      }) : (tensor<i1>) -> tensor<4xf32>
      %8 = "stablehlo.negate"(%7) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%8) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg7) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    "func.return"(%6) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "if_nested_true_true", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>):
    %0 = "stablehlo.add"(%arg2, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.if"(%arg0) ({
      %2 = "stablehlo.if"(%arg1) ({
        %4 = "stablehlo.multiply"(%0, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        "stablehlo.return"(%4) : (tensor<4xf32>) -> ()
      }, {
        "stablehlo.return"(%0) : (tensor<4xf32>) -> ()
      }) : (tensor<i1>) -> tensor<4xf32>
      %3 = "stablehlo.negate"(%2) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%3) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg3) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
