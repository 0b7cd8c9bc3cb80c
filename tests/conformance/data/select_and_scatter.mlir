"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x6xi1>, tensor<2x3xi1>, tensor<i1>) -> tensor<4x6xi1>, sym_name = "select_and_scatter_i1", sym_visibility = "public"}> ({
  ^bb0(%arg175: tensor<4x6xi1>, %arg176: tensor<2x3xi1>, %arg177: tensor<i1>):
    %75 = "stablehlo.select_and_scatter"(%arg175, %arg176, %arg177) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg180: tensor<i1>, %arg181: tensor<i1>):
      %77 = "stablehlo.compare"(%arg180, %arg181) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%77) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg178: tensor<i1>, %arg179: tensor<i1>):
      %76 = "stablehlo.add"(%arg178, %arg179) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%76) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi1>, tensor<2x3xi1>, tensor<i1>) -> tensor<4x6xi1>
    "func.return"(%75) : (tensor<4x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>) -> tensor<4x6xi8>, sym_name = "select_and_scatter_i8", sym_visibility = "public"}> ({
  ^bb0(%arg168: tensor<4x6xi8>, %arg169: tensor<2x3xi8>, %arg170: tensor<i8>):
    %72 = "stablehlo.select_and_scatter"(%arg168, %arg169, %arg170) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg173: tensor<i8>, %arg174: tensor<i8>):
      %74 = "stablehlo.compare"(%arg173, %arg174) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%74) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg171: tensor<i8>, %arg172: tensor<i8>):
      %73 = "stablehlo.add"(%arg171, %arg172) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%73) : (tensor<i8>) -> ()
    }) : (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>) -> tensor<4x6xi8>
    "func.return"(%72) : (tensor<4x6xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi16>, tensor<2x3xi16>, tensor<i16>) -> tensor<4x6xi16>, sym_name = "select_and_scatter_i16", sym_visibility = "public"}> ({
  ^bb0(%arg161: tensor<4x6xi16>, %arg162: tensor<2x3xi16>, %arg163: tensor<i16>):
    %69 = "stablehlo.select_and_scatter"(%arg161, %arg162, %arg163) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg166: tensor<i16>, %arg167: tensor<i16>):
      %71 = "stablehlo.compare"(%arg166, %arg167) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%71) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg164: tensor<i16>, %arg165: tensor<i16>):
      %70 = "stablehlo.add"(%arg164, %arg165) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%70) : (tensor<i16>) -> ()
    }) : (tensor<4x6xi16>, tensor<2x3xi16>, tensor<i16>) -> tensor<4x6xi16>
    "func.return"(%69) : (tensor<4x6xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>) -> tensor<4x6xi32>, sym_name = "select_and_scatter_i32", sym_visibility = "public"}> ({
  ^bb0(%arg154: tensor<4x6xi32>, %arg155: tensor<2x3xi32>, %arg156: tensor<i32>):
    %66 = "stablehlo.select_and_scatter"(%arg154, %arg155, %arg156) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg159: tensor<i32>, %arg160: tensor<i32>):
      %68 = "stablehlo.compare"(%arg159, %arg160) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%68) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg157: tensor<i32>, %arg158: tensor<i32>):
      %67 = "stablehlo.add"(%arg157, %arg158) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%67) : (tensor<i32>) -> ()
    }) : (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>) -> tensor<4x6xi32>
    "func.return"(%66) : (tensor<4x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi64>, tensor<2x3xi64>, tensor<i64>) -> tensor<4x6xi64>, sym_name = "select_and_scatter_i64", sym_visibility = "public"}> ({
  ^bb0(%arg147: tensor<4x6xi64>, %arg148: tensor<2x3xi64>, %arg149: tensor<i64>):
    %63 = "stablehlo.select_and_scatter"(%arg147, %arg148, %arg149) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg152: tensor<i64>, %arg153: tensor<i64>):
      %65 = "stablehlo.compare"(%arg152, %arg153) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%65) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg150: tensor<i64>, %arg151: tensor<i64>):
      %64 = "stablehlo.add"(%arg150, %arg151) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%64) : (tensor<i64>) -> ()
    }) : (tensor<4x6xi64>, tensor<2x3xi64>, tensor<i64>) -> tensor<4x6xi64>
    "func.return"(%63) : (tensor<4x6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui8>, tensor<2x3xui8>, tensor<ui8>) -> tensor<4x6xui8>, sym_name = "select_and_scatter_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg140: tensor<4x6xui8>, %arg141: tensor<2x3xui8>, %arg142: tensor<ui8>):
    %60 = "stablehlo.select_and_scatter"(%arg140, %arg141, %arg142) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg145: tensor<ui8>, %arg146: tensor<ui8>):
      %62 = "stablehlo.compare"(%arg145, %arg146) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%62) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg143: tensor<ui8>, %arg144: tensor<ui8>):
      %61 = "stablehlo.add"(%arg143, %arg144) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%61) : (tensor<ui8>) -> ()
    }) : (tensor<4x6xui8>, tensor<2x3xui8>, tensor<ui8>) -> tensor<4x6xui8>
    "func.return"(%60) : (tensor<4x6xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>) -> tensor<4x6xui16>, sym_name = "select_and_scatter_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg133: tensor<4x6xui16>, %arg134: tensor<2x3xui16>, %arg135: tensor<ui16>):
    %57 = "stablehlo.select_and_scatter"(%arg133, %arg134, %arg135) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg138: tensor<ui16>, %arg139: tensor<ui16>):
      %59 = "stablehlo.compare"(%arg138, %arg139) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg136: tensor<ui16>, %arg137: tensor<ui16>):
      %58 = "stablehlo.add"(%arg136, %arg137) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%58) : (tensor<ui16>) -> ()
    }) : (tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>) -> tensor<4x6xui16>
    "func.return"(%57) : (tensor<4x6xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui32>, tensor<2x3xui32>, tensor<ui32>) -> tensor<4x6xui32>, sym_name = "select_and_scatter_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<4x6xui32>, %arg127: tensor<2x3xui32>, %arg128: tensor<ui32>):
    %54 = "stablehlo.select_and_scatter"(%arg126, %arg127, %arg128) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg131: tensor<ui32>, %arg132: tensor<ui32>):
      %56 = "stablehlo.compare"(%arg131, %arg132) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%56) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg129: tensor<ui32>, %arg130: tensor<ui32>):
      %55 = "stablehlo.add"(%arg129, %arg130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%55) : (tensor<ui32>) -> ()
    }) : (tensor<4x6xui32>, tensor<2x3xui32>, tensor<ui32>) -> tensor<4x6xui32>
    "func.return"(%54) : (tensor<4x6xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui64>, tensor<2x3xui64>, tensor<ui64>) -> tensor<4x6xui64>, sym_name = "select_and_scatter_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg119: tensor<4x6xui64>, %arg120: tensor<2x3xui64>, %arg121: tensor<ui64>):
    %51 = "stablehlo.select_and_scatter"(%arg119, %arg120, %arg121) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg124: tensor<ui64>, %arg125: tensor<ui64>):
      %53 = "stablehlo.compare"(%arg124, %arg125) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg122: tensor<ui64>, %arg123: tensor<ui64>):
      %52 = "stablehlo.add"(%arg122, %arg123) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%52) : (tensor<ui64>) -> ()
    }) : (tensor<4x6xui64>, tensor<2x3xui64>, tensor<ui64>) -> tensor<4x6xui64>
    "func.return"(%51) : (tensor<4x6xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>) -> tensor<4x6xf16>, sym_name = "select_and_scatter_f16", sym_visibility = "public"}> ({
  ^bb0(%arg112: tensor<4x6xf16>, %arg113: tensor<2x3xf16>, %arg114: tensor<f16>):
    %48 = "stablehlo.select_and_scatter"(%arg112, %arg113, %arg114) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg117: tensor<f16>, %arg118: tensor<f16>):
      %50 = "stablehlo.compare"(%arg117, %arg118) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%50) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg115: tensor<f16>, %arg116: tensor<f16>):
      %49 = "stablehlo.add"(%arg115, %arg116) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%49) : (tensor<f16>) -> ()
    }) : (tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>) -> tensor<4x6xf16>
    "func.return"(%48) : (tensor<4x6xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>, sym_name = "select_and_scatter_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg105: tensor<4x6xbf16>, %arg106: tensor<2x3xbf16>, %arg107: tensor<bf16>):
    %45 = "stablehlo.select_and_scatter"(%arg105, %arg106, %arg107) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg110: tensor<bf16>, %arg111: tensor<bf16>):
      %47 = "stablehlo.compare"(%arg110, %arg111) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%47) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg108: tensor<bf16>, %arg109: tensor<bf16>):
      %46 = "stablehlo.add"(%arg108, %arg109) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%46) : (tensor<bf16>) -> ()
    }) : (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
    "func.return"(%45) : (tensor<4x6xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>, sym_name = "select_and_scatter_f32", sym_visibility = "public"}> ({
  ^bb0(%arg98: tensor<4x6xf32>, %arg99: tensor<2x3xf32>, %arg100: tensor<f32>):
    %42 = "stablehlo.select_and_scatter"(%arg98, %arg99, %arg100) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
      %44 = "stablehlo.compare"(%arg103, %arg104) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%44) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
      %43 = "stablehlo.add"(%arg101, %arg102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
    "func.return"(%42) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) -> tensor<4x6xf64>, sym_name = "select_and_scatter_f64", sym_visibility = "public"}> ({
  ^bb0(%arg91: tensor<4x6xf64>, %arg92: tensor<2x3xf64>, %arg93: tensor<f64>):
    %39 = "stablehlo.select_and_scatter"(%arg91, %arg92, %arg93) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg96: tensor<f64>, %arg97: tensor<f64>):
      %41 = "stablehlo.compare"(%arg96, %arg97) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg94: tensor<f64>, %arg95: tensor<f64>):
      %40 = "stablehlo.add"(%arg94, %arg95) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%40) : (tensor<f64>) -> ()
    }) : (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) -> tensor<4x6xf64>
    "func.return"(%39) : (tensor<4x6xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x7xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<5x7xf32>, sym_name = "select_and_scatter_overlap", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<5x7xf32>, %arg85: tensor<4x3xf32>, %arg86: tensor<f32>):
    %36 = "stablehlo.select_and_scatter"(%arg84, %arg85, %arg86) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %38 = "stablehlo.compare"(%arg89, %arg90) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%38) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %37 = "stablehlo.add"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<5x7xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<5x7xf32>
    "func.return"(%36) : (tensor<5x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<5x6xf32>, sym_name = "select_and_scatter_padding", sym_visibility = "public"}> ({
  ^bb0(%arg77: tensor<5x6xf32>, %arg78: tensor<3x4xf32>, %arg79: tensor<f32>):
    %33 = "stablehlo.select_and_scatter"(%arg77, %arg78, %arg79) <{padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %35 = "stablehlo.compare"(%arg82, %arg83) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<f32>):
      %34 = "stablehlo.add"(%arg80, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<5x6xf32>
    "func.return"(%33) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>, tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>, sym_name = "select_and_scatter_overlap_and_padding", sym_visibility = "public"}> ({
  ^bb0(%arg70: tensor<5x6xf32>, %arg71: tensor<5x6xf32>, %arg72: tensor<f32>):
    %30 = "stablehlo.select_and_scatter"(%arg70, %arg71, %arg72) <{padding = dense<1> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %32 = "stablehlo.compare"(%arg75, %arg76) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %31 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    "func.return"(%30) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>, sym_name = "select_and_scatter_ties", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<4x4xf32>, %arg64: tensor<2x2xf32>, %arg65: tensor<f32>):
    %27 = "stablehlo.select_and_scatter"(%arg63, %arg64, %arg65) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %29 = "stablehlo.compare"(%arg68, %arg69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%29) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %28 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    "func.return"(%27) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>, sym_name = "select_and_scatter_ties_strict", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<4x4xf32>, %arg57: tensor<2x2xf32>, %arg58: tensor<f32>):
    %24 = "stablehlo.select_and_scatter"(%arg56, %arg57, %arg58) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %26 = "stablehlo.compare"(%arg61, %arg62) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%26) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %25 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    "func.return"(%24) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>, sym_name = "select_and_scatter_minimum", sym_visibility = "public"}> ({
  ^bb0(%arg49: tensor<4x4xf32>, %arg50: tensor<2x2xf32>, %arg51: tensor<f32>):
    %21 = "stablehlo.select_and_scatter"(%arg49, %arg50, %arg51) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %23 = "stablehlo.compare"(%arg54, %arg55) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %22 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    "func.return"(%21) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>, sym_name = "select_and_scatter_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<4x4xf32>, %arg43: tensor<2x2xf32>, %arg44: tensor<f32>):
    %18 = "stablehlo.select_and_scatter"(%arg42, %arg43, %arg44) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
      %20 = "stablehlo.compare"(%arg47, %arg48) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg45: tensor<f32>, %arg46: tensor<f32>):
      %19 = "stablehlo.add"(%arg45, %arg46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    "func.return"(%18) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x5xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<5x5xf32>, sym_name = "select_and_scatter_scatter_maximum", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<5x5xf32>, %arg36: tensor<4x4xf32>, %arg37: tensor<f32>):
    %15 = "stablehlo.select_and_scatter"(%arg35, %arg36, %arg37) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %17 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
      %16 = "stablehlo.maximum"(%arg38, %arg39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<5x5xf32>
    "func.return"(%15) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x2x4x6xf32>, tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2x4x6xf32>, sym_name = "select_and_scatter_nchw", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<2x2x4x6xf32>, %arg29: tensor<2x2x2x3xf32>, %arg30: tensor<f32>):
    %12 = "stablehlo.select_and_scatter"(%arg28, %arg29, %arg30) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %14 = "stablehlo.compare"(%arg33, %arg34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %13 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x6xf32>, tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2x4x6xf32>
    "func.return"(%12) : (tensor<2x2x4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x5x5x3xf32>, tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x5x5x3xf32>, sym_name = "select_and_scatter_nhwc", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<1x5x5x3xf32>, %arg22: tensor<1x2x2x3xf32>, %arg23: tensor<f32>):
    %9 = "stablehlo.select_and_scatter"(%arg21, %arg22, %arg23) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %11 = "stablehlo.compare"(%arg26, %arg27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %10 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<1x5x5x3xf32>, tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x5x5x3xf32>
    "func.return"(%9) : (tensor<1x5x5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>, tensor<4xf32>, tensor<f32>) -> tensor<9xf32>, sym_name = "select_and_scatter_vector", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<9xf32>, %arg15: tensor<4xf32>, %arg16: tensor<f32>):
    %6 = "stablehlo.select_and_scatter"(%arg14, %arg15, %arg16) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %8 = "stablehlo.compare"(%arg19, %arg20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %7 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<4xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%6) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>, tensor<3xf32>, tensor<f32>) -> tensor<9xf32>, sym_name = "select_and_scatter_gap", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<9xf32>, %arg8: tensor<3xf32>, %arg9: tensor<f32>):
    %3 = "stablehlo.select_and_scatter"(%arg7, %arg8, %arg9) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 4>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %5 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %4 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<3xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%3) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x4xf32>, tensor<0x2xf32>, tensor<f32>) -> tensor<0x4xf32>, sym_name = "select_and_scatter_empty", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<0x4xf32>, %arg1: tensor<0x2xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %2 = "stablehlo.compare"(%arg5, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%2) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<0x4xf32>, tensor<0x2xf32>, tensor<f32>) -> tensor<0x4xf32>
    "func.return"(%0) : (tensor<0x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
