"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>, sym_name = "case_i1_0", sym_visibility = "public"}> ({
  ^bb0(%arg93: tensor<i32>, %arg94: tensor<2x3xi1>, %arg95: tensor<2x3xi1>):
    %75 = "stablehlo.case"(%arg93) ({
      "stablehlo.return"(%arg95) : (tensor<2x3xi1>) -> ()
    }, {
      %76 = "stablehlo.add"(%arg94, %arg95) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      "stablehlo.return"(%76) : (tensor<2x3xi1>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi1>
    "func.return"(%75) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>, sym_name = "case_i1_1", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<i32>, %arg91: tensor<2x3xi1>, %arg92: tensor<2x3xi1>):
    %73 = "stablehlo.case"(%arg90) ({
      "stablehlo.return"(%arg92) : (tensor<2x3xi1>) -> ()
    }, {
      %74 = "stablehlo.add"(%arg91, %arg92) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      "stablehlo.return"(%74) : (tensor<2x3xi1>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi1>
    "func.return"(%73) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>, sym_name = "case_i8_0", sym_visibility = "public"}> ({
  ^bb0(%arg87: tensor<i32>, %arg88: tensor<2x3xi8>, %arg89: tensor<2x3xi8>):
    %71 = "stablehlo.case"(%arg87) ({
      "stablehlo.return"(%arg89) : (tensor<2x3xi8>) -> ()
    }, {
      %72 = "stablehlo.add"(%arg88, %arg89) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
      "stablehlo.return"(%72) : (tensor<2x3xi8>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi8>
    "func.return"(%71) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>, sym_name = "case_i8_1", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<i32>, %arg85: tensor<2x3xi8>, %arg86: tensor<2x3xi8>):
    %69 = "stablehlo.case"(%arg84) ({
      "stablehlo.return"(%arg86) : (tensor<2x3xi8>) -> ()
    }, {
      %70 = "stablehlo.add"(%arg85, %arg86) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
      "stablehlo.return"(%70) : (tensor<2x3xi8>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi8>
    "func.return"(%69) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>, sym_name = "case_i16_0", sym_visibility = "public"}> ({
  ^bb0(%arg81: tensor<i32>, %arg82: tensor<2x3xi16>, %arg83: tensor<2x3xi16>):
    %67 = "stablehlo.case"(%arg81) ({
      "stablehlo.return"(%arg83) : (tensor<2x3xi16>) -> ()
    }, {
      %68 = "stablehlo.add"(%arg82, %arg83) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
      "stablehlo.return"(%68) : (tensor<2x3xi16>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi16>
    "func.return"(%67) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>, sym_name = "case_i16_1", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<i32>, %arg79: tensor<2x3xi16>, %arg80: tensor<2x3xi16>):
    %65 = "stablehlo.case"(%arg78) ({
      "stablehlo.return"(%arg80) : (tensor<2x3xi16>) -> ()
    }, {
      %66 = "stablehlo.add"(%arg79, %arg80) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
      "stablehlo.return"(%66) : (tensor<2x3xi16>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi16>
    "func.return"(%65) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "case_i32_0", sym_visibility = "public"}> ({
  ^bb0(%arg75: tensor<i32>, %arg76: tensor<2x3xi32>, %arg77: tensor<2x3xi32>):
    %63 = "stablehlo.case"(%arg75) ({
      "stablehlo.return"(%arg77) : (tensor<2x3xi32>) -> ()
    }, {
      %64 = "stablehlo.add"(%arg76, %arg77) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%64) : (tensor<2x3xi32>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi32>
    "func.return"(%63) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "case_i32_1", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<i32>, %arg73: tensor<2x3xi32>, %arg74: tensor<2x3xi32>):
    %61 = "stablehlo.case"(%arg72) ({
      "stablehlo.return"(%arg74) : (tensor<2x3xi32>) -> ()
    }, {
      %62 = "stablehlo.add"(%arg73, %arg74) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%62) : (tensor<2x3xi32>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi32>
    "func.return"(%61) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>, sym_name = "case_i64_0", sym_visibility = "public"}> ({
  ^bb0(%arg69: tensor<i32>, %arg70: tensor<2x3xi64>, %arg71: tensor<2x3xi64>):
    %59 = "stablehlo.case"(%arg69) ({
      "stablehlo.return"(%arg71) : (tensor<2x3xi64>) -> ()
    }, {
      %60 = "stablehlo.add"(%arg70, %arg71) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%60) : (tensor<2x3xi64>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi64>
    "func.return"(%59) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>, sym_name = "case_i64_1", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<i32>, %arg67: tensor<2x3xi64>, %arg68: tensor<2x3xi64>):
    %57 = "stablehlo.case"(%arg66) ({
      "stablehlo.return"(%arg68) : (tensor<2x3xi64>) -> ()
    }, {
      %58 = "stablehlo.add"(%arg67, %arg68) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%58) : (tensor<2x3xi64>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xi64>
    "func.return"(%57) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>, sym_name = "case_ui8_0", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<i32>, %arg64: tensor<2x3xui8>, %arg65: tensor<2x3xui8>):
    %55 = "stablehlo.case"(%arg63) ({
      "stablehlo.return"(%arg65) : (tensor<2x3xui8>) -> ()
    }, {
      %56 = "stablehlo.add"(%arg64, %arg65) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      "stablehlo.return"(%56) : (tensor<2x3xui8>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xui8>
    "func.return"(%55) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>, sym_name = "case_ui8_1", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<i32>, %arg61: tensor<2x3xui8>, %arg62: tensor<2x3xui8>):
    %53 = "stablehlo.case"(%arg60) ({
      "stablehlo.return"(%arg62) : (tensor<2x3xui8>) -> ()
    }, {
      %54 = "stablehlo.add"(%arg61, %arg62) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      "stablehlo.return"(%54) : (tensor<2x3xui8>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xui8>
    "func.return"(%53) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>, sym_name = "case_ui16_0", sym_visibility = "public"}> ({
  ^bb0(%arg57: tensor<i32>, %arg58: tensor<2x3xui16>, %arg59: tensor<2x3xui16>):
    %51 = "stablehlo.case"(%arg57) ({
      "stablehlo.return"(%arg59) : (tensor<2x3xui16>) -> ()
    }, {
      %52 = "stablehlo.add"(%arg58, %arg59) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
      "stablehlo.return"(%52) : (tensor<2x3xui16>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xui16>
    "func.return"(%51) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>, sym_name = "case_ui16_1", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<i32>, %arg55: tensor<2x3xui16>, %arg56: tensor<2x3xui16>):
    %49 = "stablehlo.case"(%arg54) ({
      "stablehlo.return"(%arg56) : (tensor<2x3xui16>) -> ()
    }, {
      %50 = "stablehlo.add"(%arg55, %arg56) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
      "stablehlo.return"(%50) : (tensor<2x3xui16>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xui16>
    "func.return"(%49) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>, sym_name = "case_ui32_0", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<i32>, %arg52: tensor<2x3xui32>, %arg53: tensor<2x3xui32>):
    %47 = "stablehlo.case"(%arg51) ({
      "stablehlo.return"(%arg53) : (tensor<2x3xui32>) -> ()
    }, {
      %48 = "stablehlo.add"(%arg52, %arg53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      "stablehlo.return"(%48) : (tensor<2x3xui32>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xui32>
    "func.return"(%47) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>, sym_name = "case_ui32_1", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<i32>, %arg49: tensor<2x3xui32>, %arg50: tensor<2x3xui32>):
    %45 = "stablehlo.case"(%arg48) ({
      "stablehlo.return"(%arg50) : (tensor<2x3xui32>) -> ()
    }, {
      %46 = "stablehlo.add"(%arg49, %arg50) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      "stablehlo.return"(%46) : (tensor<2x3xui32>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xui32>
    "func.return"(%45) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>, sym_name = "case_ui64_0", sym_visibility = "public"}> ({
  ^bb0(%arg45: tensor<i32>, %arg46: tensor<2x3xui64>, %arg47: tensor<2x3xui64>):
    %43 = "stablehlo.case"(%arg45) ({
      "stablehlo.return"(%arg47) : (tensor<2x3xui64>) -> ()
    }, {
      %44 = "stablehlo.add"(%arg46, %arg47) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      "stablehlo.return"(%44) : (tensor<2x3xui64>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xui64>
    "func.return"(%43) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>, sym_name = "case_ui64_1", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<i32>, %arg43: tensor<2x3xui64>, %arg44: tensor<2x3xui64>):
    %41 = "stablehlo.case"(%arg42) ({
      "stablehlo.return"(%arg44) : (tensor<2x3xui64>) -> ()
    }, {
      %42 = "stablehlo.add"(%arg43, %arg44) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      "stablehlo.return"(%42) : (tensor<2x3xui64>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xui64>
    "func.return"(%41) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>, sym_name = "case_f16_0", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<i32>, %arg40: tensor<2x3xf16>, %arg41: tensor<2x3xf16>):
    %39 = "stablehlo.case"(%arg39) ({
      "stablehlo.return"(%arg41) : (tensor<2x3xf16>) -> ()
    }, {
      %40 = "stablehlo.add"(%arg40, %arg41) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
      "stablehlo.return"(%40) : (tensor<2x3xf16>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xf16>
    "func.return"(%39) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>, sym_name = "case_f16_1", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<i32>, %arg37: tensor<2x3xf16>, %arg38: tensor<2x3xf16>):
    %37 = "stablehlo.case"(%arg36) ({
      "stablehlo.return"(%arg38) : (tensor<2x3xf16>) -> ()
    }, {
      %38 = "stablehlo.add"(%arg37, %arg38) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
      "stablehlo.return"(%38) : (tensor<2x3xf16>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xf16>
    "func.return"(%37) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>, sym_name = "case_bf16_0", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<i32>, %arg34: tensor<2x3xbf16>, %arg35: tensor<2x3xbf16>):
    %35 = "stablehlo.case"(%arg33) ({
      "stablehlo.return"(%arg35) : (tensor<2x3xbf16>) -> ()
    }, {
      %36 = "stablehlo.add"(%arg34, %arg35) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
      "stablehlo.return"(%36) : (tensor<2x3xbf16>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xbf16>
    "func.return"(%35) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>, sym_name = "case_bf16_1", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<i32>, %arg31: tensor<2x3xbf16>, %arg32: tensor<2x3xbf16>):
    %33 = "stablehlo.case"(%arg30) ({
      "stablehlo.return"(%arg32) : (tensor<2x3xbf16>) -> ()
    }, {
      %34 = "stablehlo.add"(%arg31, %arg32) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
      "stablehlo.return"(%34) : (tensor<2x3xbf16>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xbf16>
    "func.return"(%33) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "case_f32_0", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<i32>, %arg28: tensor<2x3xf32>, %arg29: tensor<2x3xf32>):
    %31 = "stablehlo.case"(%arg27) ({
      "stablehlo.return"(%arg29) : (tensor<2x3xf32>) -> ()
    }, {
      %32 = "stablehlo.add"(%arg28, %arg29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%32) : (tensor<2x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%31) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "case_f32_1", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<i32>, %arg25: tensor<2x3xf32>, %arg26: tensor<2x3xf32>):
    %29 = "stablehlo.case"(%arg24) ({
      "stablehlo.return"(%arg26) : (tensor<2x3xf32>) -> ()
    }, {
      %30 = "stablehlo.add"(%arg25, %arg26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%30) : (tensor<2x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%29) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>, sym_name = "case_f64_0", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<i32>, %arg22: tensor<2x3xf64>, %arg23: tensor<2x3xf64>):
    %27 = "stablehlo.case"(%arg21) ({
      "stablehlo.return"(%arg23) : (tensor<2x3xf64>) -> ()
    }, {
      %28 = "stablehlo.add"(%arg22, %arg23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%28) : (tensor<2x3xf64>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xf64>
    "func.return"(%27) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>, sym_name = "case_f64_1", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<i32>, %arg19: tensor<2x3xf64>, %arg20: tensor<2x3xf64>):
    %25 = "stablehlo.case"(%arg18) ({
      "stablehlo.return"(%arg20) : (tensor<2x3xf64>) -> ()
    }, {
      %26 = "stablehlo.add"(%arg19, %arg20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%26) : (tensor<2x3xf64>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xf64>
    "func.return"(%25) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "case_index_minus_2147483648", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<i32>, %arg17: tensor<4xf32>):
    %22 = "stablehlo.case"(%arg16) ({
      "stablehlo.return"(%arg17) : (tensor<4xf32>) -> ()
    }, {
      %24 = "stablehlo.negate"(%arg17) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%24) : (tensor<4xf32>) -> ()
    }, {
      %23 = "stablehlo.add"(%arg17, %arg17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%23) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%22) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "case_index_minus_1", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<i32>, %arg15: tensor<4xf32>):
    %19 = "stablehlo.case"(%arg14) ({
      "stablehlo.return"(%arg15) : (tensor<4xf32>) -> ()
    }, {
      %21 = "stablehlo.negate"(%arg15) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%21) : (tensor<4xf32>) -> ()
    }, {
      %20 = "stablehlo.add"(%arg15, %arg15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%20) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%19) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "case_index_0", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<i32>, %arg13: tensor<4xf32>):
    %16 = "stablehlo.case"(%arg12) ({
      "stablehlo.return"(%arg13) : (tensor<4xf32>) -> ()
    }, {
      %18 = "stablehlo.negate"(%arg13) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%18) : (tensor<4xf32>) -> ()
    }, {
      %17 = "stablehlo.add"(%arg13, %arg13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%17) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%16) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "case_index_1", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<i32>, %arg11: tensor<4xf32>):
    %13 = "stablehlo.case"(%arg10) ({
      "stablehlo.return"(%arg11) : (tensor<4xf32>) -> ()
    }, {
      %15 = "stablehlo.negate"(%arg11) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%15) : (tensor<4xf32>) -> ()
    }, {
      %14 = "stablehlo.add"(%arg11, %arg11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%14) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%13) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "case_index_2", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<i32>, %arg9: tensor<4xf32>):
    %10 = "stablehlo.case"(%arg8) ({
      "stablehlo.return"(%arg9) : (tensor<4xf32>) -> ()
    }, {
      %12 = "stablehlo.negate"(%arg9) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%12) : (tensor<4xf32>) -> ()
    }, {
      %11 = "stablehlo.add"(%arg9, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%11) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%10) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "case_index_3", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<i32>, %arg7: tensor<4xf32>):
    %7 = "stablehlo.case"(%arg6) ({
      "stablehlo.return"(%arg7) : (tensor<4xf32>) -> ()
    }, {
      %9 = "stablehlo.negate"(%arg7) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%9) : (tensor<4xf32>) -> ()
    }, {
      %8 = "stablehlo.add"(%arg7, %arg7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%8) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%7) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "case_index_2147483647", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<4xf32>):
    %4 = "stablehlo.case"(%arg4) ({
      "stablehlo.return"(%arg5) : (tensor<4xf32>) -> ()
    }, {
      %6 = "stablehlo.negate"(%arg5) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%6) : (tensor<4xf32>) -> ()
    }, {
      %5 = "stablehlo.add"(%arg5, %arg5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%5) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%4) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "case_one_branch_0", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<i32>, %arg3: tensor<4xf32>):
    %2 = "stablehlo.case"(%arg2) ({
      %3 = "stablehlo.negate"(%arg3) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%3) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%2) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "case_one_branch_5", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<4xf32>):
    %0 = "stablehlo.case"(%arg0) ({
      %1 = "stablehlo.negate"(%arg1) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%1) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
