"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi8>) -> tensor<2x3xi8>, sym_name = "bitcast_convert_i8_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg148: tensor<2x3xi8>):
    %148 = "stablehlo.bitcast_convert"(%arg148) : (tensor<2x3xi8>) -> tensor<2x3xi8>
    "func.return"(%148) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi8>) -> tensor<2x3xi16>, sym_name = "bitcast_convert_i8_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg147: tensor<2x3x2xi8>):
    %147 = "stablehlo.bitcast_convert"(%arg147) : (tensor<2x3x2xi8>) -> tensor<2x3xi16>
    "func.return"(%147) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi8>) -> tensor<2x3xi32>, sym_name = "bitcast_convert_i8_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg146: tensor<2x3x4xi8>):
    %146 = "stablehlo.bitcast_convert"(%arg146) : (tensor<2x3x4xi8>) -> tensor<2x3xi32>
    "func.return"(%146) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x8xi8>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_i8_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg145: tensor<2x3x8xi8>):
    %145 = "stablehlo.bitcast_convert"(%arg145) : (tensor<2x3x8xi8>) -> tensor<2x3xi64>
    "func.return"(%145) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi8>) -> tensor<2x3xui8>, sym_name = "bitcast_convert_i8_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg144: tensor<2x3xi8>):
    %144 = "stablehlo.bitcast_convert"(%arg144) : (tensor<2x3xi8>) -> tensor<2x3xui8>
    "func.return"(%144) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi8>) -> tensor<2x3xui16>, sym_name = "bitcast_convert_i8_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg143: tensor<2x3x2xi8>):
    %143 = "stablehlo.bitcast_convert"(%arg143) : (tensor<2x3x2xi8>) -> tensor<2x3xui16>
    "func.return"(%143) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi8>) -> tensor<2x3xui32>, sym_name = "bitcast_convert_i8_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg142: tensor<2x3x4xi8>):
    %142 = "stablehlo.bitcast_convert"(%arg142) : (tensor<2x3x4xi8>) -> tensor<2x3xui32>
    "func.return"(%142) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x8xi8>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_i8_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg141: tensor<2x3x8xi8>):
    %141 = "stablehlo.bitcast_convert"(%arg141) : (tensor<2x3x8xi8>) -> tensor<2x3xui64>
    "func.return"(%141) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi8>) -> tensor<2x3xf16>, sym_name = "bitcast_convert_i8_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg140: tensor<2x3x2xi8>):
    %140 = "stablehlo.bitcast_convert"(%arg140) : (tensor<2x3x2xi8>) -> tensor<2x3xf16>
    "func.return"(%140) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi8>) -> tensor<2x3xbf16>, sym_name = "bitcast_convert_i8_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg139: tensor<2x3x2xi8>):
    %139 = "stablehlo.bitcast_convert"(%arg139) : (tensor<2x3x2xi8>) -> tensor<2x3xbf16>
    "func.return"(%139) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi8>) -> tensor<2x3xf32>, sym_name = "bitcast_convert_i8_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg138: tensor<2x3x4xi8>):
    %138 = "stablehlo.bitcast_convert"(%arg138) : (tensor<2x3x4xi8>) -> tensor<2x3xf32>
    "func.return"(%138) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x8xi8>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_i8_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg137: tensor<2x3x8xi8>):
    %137 = "stablehlo.bitcast_convert"(%arg137) : (tensor<2x3x8xi8>) -> tensor<2x3xf64>
    "func.return"(%137) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi16>) -> tensor<2x3x2xi8>, sym_name = "bitcast_convert_i16_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg136: tensor<2x3xi16>):
    %136 = "stablehlo.bitcast_convert"(%arg136) : (tensor<2x3xi16>) -> tensor<2x3x2xi8>
    "func.return"(%136) : (tensor<2x3x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi16>) -> tensor<2x3xi16>, sym_name = "bitcast_convert_i16_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg135: tensor<2x3xi16>):
    %135 = "stablehlo.bitcast_convert"(%arg135) : (tensor<2x3xi16>) -> tensor<2x3xi16>
    "func.return"(%135) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi16>) -> tensor<2x3xi32>, sym_name = "bitcast_convert_i16_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg134: tensor<2x3x2xi16>):
    %134 = "stablehlo.bitcast_convert"(%arg134) : (tensor<2x3x2xi16>) -> tensor<2x3xi32>
    "func.return"(%134) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi16>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_i16_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg133: tensor<2x3x4xi16>):
    %133 = "stablehlo.bitcast_convert"(%arg133) : (tensor<2x3x4xi16>) -> tensor<2x3xi64>
    "func.return"(%133) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi16>) -> tensor<2x3x2xui8>, sym_name = "bitcast_convert_i16_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg132: tensor<2x3xi16>):
    %132 = "stablehlo.bitcast_convert"(%arg132) : (tensor<2x3xi16>) -> tensor<2x3x2xui8>
    "func.return"(%132) : (tensor<2x3x2xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi16>) -> tensor<2x3xui16>, sym_name = "bitcast_convert_i16_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg131: tensor<2x3xi16>):
    %131 = "stablehlo.bitcast_convert"(%arg131) : (tensor<2x3xi16>) -> tensor<2x3xui16>
    "func.return"(%131) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi16>) -> tensor<2x3xui32>, sym_name = "bitcast_convert_i16_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg130: tensor<2x3x2xi16>):
    %130 = "stablehlo.bitcast_convert"(%arg130) : (tensor<2x3x2xi16>) -> tensor<2x3xui32>
    "func.return"(%130) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi16>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_i16_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg129: tensor<2x3x4xi16>):
    %129 = "stablehlo.bitcast_convert"(%arg129) : (tensor<2x3x4xi16>) -> tensor<2x3xui64>
    "func.return"(%129) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi16>) -> tensor<2x3xf16>, sym_name = "bitcast_convert_i16_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg128: tensor<2x3xi16>):
    %128 = "stablehlo.bitcast_convert"(%arg128) : (tensor<2x3xi16>) -> tensor<2x3xf16>
    "func.return"(%128) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi16>) -> tensor<2x3xbf16>, sym_name = "bitcast_convert_i16_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg127: tensor<2x3xi16>):
    %127 = "stablehlo.bitcast_convert"(%arg127) : (tensor<2x3xi16>) -> tensor<2x3xbf16>
    "func.return"(%127) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi16>) -> tensor<2x3xf32>, sym_name = "bitcast_convert_i16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<2x3x2xi16>):
    %126 = "stablehlo.bitcast_convert"(%arg126) : (tensor<2x3x2xi16>) -> tensor<2x3xf32>
    "func.return"(%126) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi16>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_i16_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg125: tensor<2x3x4xi16>):
    %125 = "stablehlo.bitcast_convert"(%arg125) : (tensor<2x3x4xi16>) -> tensor<2x3xf64>
    "func.return"(%125) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3x4xi8>, sym_name = "bitcast_convert_i32_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg124: tensor<2x3xi32>):
    %124 = "stablehlo.bitcast_convert"(%arg124) : (tensor<2x3xi32>) -> tensor<2x3x4xi8>
    "func.return"(%124) : (tensor<2x3x4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3x2xi16>, sym_name = "bitcast_convert_i32_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg123: tensor<2x3xi32>):
    %123 = "stablehlo.bitcast_convert"(%arg123) : (tensor<2x3xi32>) -> tensor<2x3x2xi16>
    "func.return"(%123) : (tensor<2x3x2xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "bitcast_convert_i32_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg122: tensor<2x3xi32>):
    %122 = "stablehlo.bitcast_convert"(%arg122) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%122) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi32>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_i32_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg121: tensor<2x3x2xi32>):
    %121 = "stablehlo.bitcast_convert"(%arg121) : (tensor<2x3x2xi32>) -> tensor<2x3xi64>
    "func.return"(%121) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3x4xui8>, sym_name = "bitcast_convert_i32_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<2x3xi32>):
    %120 = "stablehlo.bitcast_convert"(%arg120) : (tensor<2x3xi32>) -> tensor<2x3x4xui8>
    "func.return"(%120) : (tensor<2x3x4xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3x2xui16>, sym_name = "bitcast_convert_i32_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg119: tensor<2x3xi32>):
    %119 = "stablehlo.bitcast_convert"(%arg119) : (tensor<2x3xi32>) -> tensor<2x3x2xui16>
    "func.return"(%119) : (tensor<2x3x2xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3xui32>, sym_name = "bitcast_convert_i32_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg118: tensor<2x3xi32>):
    %118 = "stablehlo.bitcast_convert"(%arg118) : (tensor<2x3xi32>) -> tensor<2x3xui32>
    "func.return"(%118) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi32>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_i32_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg117: tensor<2x3x2xi32>):
    %117 = "stablehlo.bitcast_convert"(%arg117) : (tensor<2x3x2xi32>) -> tensor<2x3xui64>
    "func.return"(%117) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3x2xf16>, sym_name = "bitcast_convert_i32_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg116: tensor<2x3xi32>):
    %116 = "stablehlo.bitcast_convert"(%arg116) : (tensor<2x3xi32>) -> tensor<2x3x2xf16>
    "func.return"(%116) : (tensor<2x3x2xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3x2xbf16>, sym_name = "bitcast_convert_i32_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg115: tensor<2x3xi32>):
    %115 = "stablehlo.bitcast_convert"(%arg115) : (tensor<2x3xi32>) -> tensor<2x3x2xbf16>
    "func.return"(%115) : (tensor<2x3x2xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3xf32>, sym_name = "bitcast_convert_i32_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<2x3xi32>):
    %114 = "stablehlo.bitcast_convert"(%arg114) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    "func.return"(%114) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xi32>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_i32_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg113: tensor<2x3x2xi32>):
    %113 = "stablehlo.bitcast_convert"(%arg113) : (tensor<2x3x2xi32>) -> tensor<2x3xf64>
    "func.return"(%113) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3x8xi8>, sym_name = "bitcast_convert_i64_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg112: tensor<2x3xi64>):
    %112 = "stablehlo.bitcast_convert"(%arg112) : (tensor<2x3xi64>) -> tensor<2x3x8xi8>
    "func.return"(%112) : (tensor<2x3x8xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3x4xi16>, sym_name = "bitcast_convert_i64_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<2x3xi64>):
    %111 = "stablehlo.bitcast_convert"(%arg111) : (tensor<2x3xi64>) -> tensor<2x3x4xi16>
    "func.return"(%111) : (tensor<2x3x4xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3x2xi32>, sym_name = "bitcast_convert_i64_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg110: tensor<2x3xi64>):
    %110 = "stablehlo.bitcast_convert"(%arg110) : (tensor<2x3xi64>) -> tensor<2x3x2xi32>
    "func.return"(%110) : (tensor<2x3x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_i64_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg109: tensor<2x3xi64>):
    %109 = "stablehlo.bitcast_convert"(%arg109) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    "func.return"(%109) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3x8xui8>, sym_name = "bitcast_convert_i64_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg108: tensor<2x3xi64>):
    %108 = "stablehlo.bitcast_convert"(%arg108) : (tensor<2x3xi64>) -> tensor<2x3x8xui8>
    "func.return"(%108) : (tensor<2x3x8xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3x4xui16>, sym_name = "bitcast_convert_i64_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg107: tensor<2x3xi64>):
    %107 = "stablehlo.bitcast_convert"(%arg107) : (tensor<2x3xi64>) -> tensor<2x3x4xui16>
    "func.return"(%107) : (tensor<2x3x4xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3x2xui32>, sym_name = "bitcast_convert_i64_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg106: tensor<2x3xi64>):
    %106 = "stablehlo.bitcast_convert"(%arg106) : (tensor<2x3xi64>) -> tensor<2x3x2xui32>
    "func.return"(%106) : (tensor<2x3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_i64_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg105: tensor<2x3xi64>):
    %105 = "stablehlo.bitcast_convert"(%arg105) : (tensor<2x3xi64>) -> tensor<2x3xui64>
    "func.return"(%105) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3x4xf16>, sym_name = "bitcast_convert_i64_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg104: tensor<2x3xi64>):
    %104 = "stablehlo.bitcast_convert"(%arg104) : (tensor<2x3xi64>) -> tensor<2x3x4xf16>
    "func.return"(%104) : (tensor<2x3x4xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3x4xbf16>, sym_name = "bitcast_convert_i64_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg103: tensor<2x3xi64>):
    %103 = "stablehlo.bitcast_convert"(%arg103) : (tensor<2x3xi64>) -> tensor<2x3x4xbf16>
    "func.return"(%103) : (tensor<2x3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3x2xf32>, sym_name = "bitcast_convert_i64_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<2x3xi64>):
    %102 = "stablehlo.bitcast_convert"(%arg102) : (tensor<2x3xi64>) -> tensor<2x3x2xf32>
    "func.return"(%102) : (tensor<2x3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_i64_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg101: tensor<2x3xi64>):
    %101 = "stablehlo.bitcast_convert"(%arg101) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    "func.return"(%101) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui8>) -> tensor<2x3xi8>, sym_name = "bitcast_convert_ui8_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg100: tensor<2x3xui8>):
    %100 = "stablehlo.bitcast_convert"(%arg100) : (tensor<2x3xui8>) -> tensor<2x3xi8>
    "func.return"(%100) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui8>) -> tensor<2x3xi16>, sym_name = "bitcast_convert_ui8_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg99: tensor<2x3x2xui8>):
    %99 = "stablehlo.bitcast_convert"(%arg99) : (tensor<2x3x2xui8>) -> tensor<2x3xi16>
    "func.return"(%99) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui8>) -> tensor<2x3xi32>, sym_name = "bitcast_convert_ui8_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg98: tensor<2x3x4xui8>):
    %98 = "stablehlo.bitcast_convert"(%arg98) : (tensor<2x3x4xui8>) -> tensor<2x3xi32>
    "func.return"(%98) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x8xui8>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_ui8_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg97: tensor<2x3x8xui8>):
    %97 = "stablehlo.bitcast_convert"(%arg97) : (tensor<2x3x8xui8>) -> tensor<2x3xi64>
    "func.return"(%97) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui8>) -> tensor<2x3xui8>, sym_name = "bitcast_convert_ui8_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg96: tensor<2x3xui8>):
    %96 = "stablehlo.bitcast_convert"(%arg96) : (tensor<2x3xui8>) -> tensor<2x3xui8>
    "func.return"(%96) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui8>) -> tensor<2x3xui16>, sym_name = "bitcast_convert_ui8_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg95: tensor<2x3x2xui8>):
    %95 = "stablehlo.bitcast_convert"(%arg95) : (tensor<2x3x2xui8>) -> tensor<2x3xui16>
    "func.return"(%95) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui8>) -> tensor<2x3xui32>, sym_name = "bitcast_convert_ui8_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg94: tensor<2x3x4xui8>):
    %94 = "stablehlo.bitcast_convert"(%arg94) : (tensor<2x3x4xui8>) -> tensor<2x3xui32>
    "func.return"(%94) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x8xui8>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_ui8_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg93: tensor<2x3x8xui8>):
    %93 = "stablehlo.bitcast_convert"(%arg93) : (tensor<2x3x8xui8>) -> tensor<2x3xui64>
    "func.return"(%93) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui8>) -> tensor<2x3xf16>, sym_name = "bitcast_convert_ui8_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg92: tensor<2x3x2xui8>):
    %92 = "stablehlo.bitcast_convert"(%arg92) : (tensor<2x3x2xui8>) -> tensor<2x3xf16>
    "func.return"(%92) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui8>) -> tensor<2x3xbf16>, sym_name = "bitcast_convert_ui8_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg91: tensor<2x3x2xui8>):
    %91 = "stablehlo.bitcast_convert"(%arg91) : (tensor<2x3x2xui8>) -> tensor<2x3xbf16>
    "func.return"(%91) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui8>) -> tensor<2x3xf32>, sym_name = "bitcast_convert_ui8_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<2x3x4xui8>):
    %90 = "stablehlo.bitcast_convert"(%arg90) : (tensor<2x3x4xui8>) -> tensor<2x3xf32>
    "func.return"(%90) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x8xui8>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_ui8_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg89: tensor<2x3x8xui8>):
    %89 = "stablehlo.bitcast_convert"(%arg89) : (tensor<2x3x8xui8>) -> tensor<2x3xf64>
    "func.return"(%89) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui16>) -> tensor<2x3x2xi8>, sym_name = "bitcast_convert_ui16_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg88: tensor<2x3xui16>):
    %88 = "stablehlo.bitcast_convert"(%arg88) : (tensor<2x3xui16>) -> tensor<2x3x2xi8>
    "func.return"(%88) : (tensor<2x3x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui16>) -> tensor<2x3xi16>, sym_name = "bitcast_convert_ui16_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg87: tensor<2x3xui16>):
    %87 = "stablehlo.bitcast_convert"(%arg87) : (tensor<2x3xui16>) -> tensor<2x3xi16>
    "func.return"(%87) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui16>) -> tensor<2x3xi32>, sym_name = "bitcast_convert_ui16_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg86: tensor<2x3x2xui16>):
    %86 = "stablehlo.bitcast_convert"(%arg86) : (tensor<2x3x2xui16>) -> tensor<2x3xi32>
    "func.return"(%86) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui16>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_ui16_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg85: tensor<2x3x4xui16>):
    %85 = "stablehlo.bitcast_convert"(%arg85) : (tensor<2x3x4xui16>) -> tensor<2x3xi64>
    "func.return"(%85) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui16>) -> tensor<2x3x2xui8>, sym_name = "bitcast_convert_ui16_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<2x3xui16>):
    %84 = "stablehlo.bitcast_convert"(%arg84) : (tensor<2x3xui16>) -> tensor<2x3x2xui8>
    "func.return"(%84) : (tensor<2x3x2xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui16>) -> tensor<2x3xui16>, sym_name = "bitcast_convert_ui16_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg83: tensor<2x3xui16>):
    %83 = "stablehlo.bitcast_convert"(%arg83) : (tensor<2x3xui16>) -> tensor<2x3xui16>
    "func.return"(%83) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui16>) -> tensor<2x3xui32>, sym_name = "bitcast_convert_ui16_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg82: tensor<2x3x2xui16>):
    %82 = "stablehlo.bitcast_convert"(%arg82) : (tensor<2x3x2xui16>) -> tensor<2x3xui32>
    "func.return"(%82) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui16>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_ui16_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg81: tensor<2x3x4xui16>):
    %81 = "stablehlo.bitcast_convert"(%arg81) : (tensor<2x3x4xui16>) -> tensor<2x3xui64>
    "func.return"(%81) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui16>) -> tensor<2x3xf16>, sym_name = "bitcast_convert_ui16_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg80: tensor<2x3xui16>):
    %80 = "stablehlo.bitcast_convert"(%arg80) : (tensor<2x3xui16>) -> tensor<2x3xf16>
    "func.return"(%80) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui16>) -> tensor<2x3xbf16>, sym_name = "bitcast_convert_ui16_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg79: tensor<2x3xui16>):
    %79 = "stablehlo.bitcast_convert"(%arg79) : (tensor<2x3xui16>) -> tensor<2x3xbf16>
    "func.return"(%79) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui16>) -> tensor<2x3xf32>, sym_name = "bitcast_convert_ui16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<2x3x2xui16>):
    %78 = "stablehlo.bitcast_convert"(%arg78) : (tensor<2x3x2xui16>) -> tensor<2x3xf32>
    "func.return"(%78) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui16>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_ui16_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg77: tensor<2x3x4xui16>):
    %77 = "stablehlo.bitcast_convert"(%arg77) : (tensor<2x3x4xui16>) -> tensor<2x3xf64>
    "func.return"(%77) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>) -> tensor<2x3x4xi8>, sym_name = "bitcast_convert_ui32_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg76: tensor<2x3xui32>):
    %76 = "stablehlo.bitcast_convert"(%arg76) : (tensor<2x3xui32>) -> tensor<2x3x4xi8>
    "func.return"(%76) : (tensor<2x3x4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>) -> tensor<2x3x2xi16>, sym_name = "bitcast_convert_ui32_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg75: tensor<2x3xui32>):
    %75 = "stablehlo.bitcast_convert"(%arg75) : (tensor<2x3xui32>) -> tensor<2x3x2xi16>
    "func.return"(%75) : (tensor<2x3x2xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>) -> tensor<2x3xi32>, sym_name = "bitcast_convert_ui32_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg74: tensor<2x3xui32>):
    %74 = "stablehlo.bitcast_convert"(%arg74) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    "func.return"(%74) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui32>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_ui32_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg73: tensor<2x3x2xui32>):
    %73 = "stablehlo.bitcast_convert"(%arg73) : (tensor<2x3x2xui32>) -> tensor<2x3xi64>
    "func.return"(%73) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>) -> tensor<2x3x4xui8>, sym_name = "bitcast_convert_ui32_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<2x3xui32>):
    %72 = "stablehlo.bitcast_convert"(%arg72) : (tensor<2x3xui32>) -> tensor<2x3x4xui8>
    "func.return"(%72) : (tensor<2x3x4xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>) -> tensor<2x3x2xui16>, sym_name = "bitcast_convert_ui32_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg71: tensor<2x3xui32>):
    %71 = "stablehlo.bitcast_convert"(%arg71) : (tensor<2x3xui32>) -> tensor<2x3x2xui16>
    "func.return"(%71) : (tensor<2x3x2xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>) -> tensor<2x3xui32>, sym_name = "bitcast_convert_ui32_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg70: tensor<2x3xui32>):
    %70 = "stablehlo.bitcast_convert"(%arg70) : (tensor<2x3xui32>) -> tensor<2x3xui32>
    "func.return"(%70) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui32>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_ui32_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg69: tensor<2x3x2xui32>):
    %69 = "stablehlo.bitcast_convert"(%arg69) : (tensor<2x3x2xui32>) -> tensor<2x3xui64>
    "func.return"(%69) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>) -> tensor<2x3x2xf16>, sym_name = "bitcast_convert_ui32_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg68: tensor<2x3xui32>):
    %68 = "stablehlo.bitcast_convert"(%arg68) : (tensor<2x3xui32>) -> tensor<2x3x2xf16>
    "func.return"(%68) : (tensor<2x3x2xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>) -> tensor<2x3x2xbf16>, sym_name = "bitcast_convert_ui32_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg67: tensor<2x3xui32>):
    %67 = "stablehlo.bitcast_convert"(%arg67) : (tensor<2x3xui32>) -> tensor<2x3x2xbf16>
    "func.return"(%67) : (tensor<2x3x2xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>) -> tensor<2x3xf32>, sym_name = "bitcast_convert_ui32_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<2x3xui32>):
    %66 = "stablehlo.bitcast_convert"(%arg66) : (tensor<2x3xui32>) -> tensor<2x3xf32>
    "func.return"(%66) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xui32>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_ui32_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg65: tensor<2x3x2xui32>):
    %65 = "stablehlo.bitcast_convert"(%arg65) : (tensor<2x3x2xui32>) -> tensor<2x3xf64>
    "func.return"(%65) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3x8xi8>, sym_name = "bitcast_convert_ui64_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<2x3xui64>):
    %64 = "stablehlo.bitcast_convert"(%arg64) : (tensor<2x3xui64>) -> tensor<2x3x8xi8>
    "func.return"(%64) : (tensor<2x3x8xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3x4xi16>, sym_name = "bitcast_convert_ui64_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<2x3xui64>):
    %63 = "stablehlo.bitcast_convert"(%arg63) : (tensor<2x3xui64>) -> tensor<2x3x4xi16>
    "func.return"(%63) : (tensor<2x3x4xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3x2xi32>, sym_name = "bitcast_convert_ui64_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg62: tensor<2x3xui64>):
    %62 = "stablehlo.bitcast_convert"(%arg62) : (tensor<2x3xui64>) -> tensor<2x3x2xi32>
    "func.return"(%62) : (tensor<2x3x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_ui64_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg61: tensor<2x3xui64>):
    %61 = "stablehlo.bitcast_convert"(%arg61) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    "func.return"(%61) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3x8xui8>, sym_name = "bitcast_convert_ui64_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<2x3xui64>):
    %60 = "stablehlo.bitcast_convert"(%arg60) : (tensor<2x3xui64>) -> tensor<2x3x8xui8>
    "func.return"(%60) : (tensor<2x3x8xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3x4xui16>, sym_name = "bitcast_convert_ui64_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg59: tensor<2x3xui64>):
    %59 = "stablehlo.bitcast_convert"(%arg59) : (tensor<2x3xui64>) -> tensor<2x3x4xui16>
    "func.return"(%59) : (tensor<2x3x4xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3x2xui32>, sym_name = "bitcast_convert_ui64_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<2x3xui64>):
    %58 = "stablehlo.bitcast_convert"(%arg58) : (tensor<2x3xui64>) -> tensor<2x3x2xui32>
    "func.return"(%58) : (tensor<2x3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_ui64_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg57: tensor<2x3xui64>):
    %57 = "stablehlo.bitcast_convert"(%arg57) : (tensor<2x3xui64>) -> tensor<2x3xui64>
    "func.return"(%57) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3x4xf16>, sym_name = "bitcast_convert_ui64_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<2x3xui64>):
    %56 = "stablehlo.bitcast_convert"(%arg56) : (tensor<2x3xui64>) -> tensor<2x3x4xf16>
    "func.return"(%56) : (tensor<2x3x4xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3x4xbf16>, sym_name = "bitcast_convert_ui64_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg55: tensor<2x3xui64>):
    %55 = "stablehlo.bitcast_convert"(%arg55) : (tensor<2x3xui64>) -> tensor<2x3x4xbf16>
    "func.return"(%55) : (tensor<2x3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3x2xf32>, sym_name = "bitcast_convert_ui64_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<2x3xui64>):
    %54 = "stablehlo.bitcast_convert"(%arg54) : (tensor<2x3xui64>) -> tensor<2x3x2xf32>
    "func.return"(%54) : (tensor<2x3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_ui64_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg53: tensor<2x3xui64>):
    %53 = "stablehlo.bitcast_convert"(%arg53) : (tensor<2x3xui64>) -> tensor<2x3xf64>
    "func.return"(%53) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf16>) -> tensor<2x3x2xi8>, sym_name = "bitcast_convert_f16_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg52: tensor<2x3xf16>):
    %52 = "stablehlo.bitcast_convert"(%arg52) : (tensor<2x3xf16>) -> tensor<2x3x2xi8>
    "func.return"(%52) : (tensor<2x3x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf16>) -> tensor<2x3xi16>, sym_name = "bitcast_convert_f16_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<2x3xf16>):
    %51 = "stablehlo.bitcast_convert"(%arg51) : (tensor<2x3xf16>) -> tensor<2x3xi16>
    "func.return"(%51) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xf16>) -> tensor<2x3xi32>, sym_name = "bitcast_convert_f16_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<2x3x2xf16>):
    %50 = "stablehlo.bitcast_convert"(%arg50) : (tensor<2x3x2xf16>) -> tensor<2x3xi32>
    "func.return"(%50) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf16>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_f16_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg49: tensor<2x3x4xf16>):
    %49 = "stablehlo.bitcast_convert"(%arg49) : (tensor<2x3x4xf16>) -> tensor<2x3xi64>
    "func.return"(%49) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf16>) -> tensor<2x3x2xui8>, sym_name = "bitcast_convert_f16_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<2x3xf16>):
    %48 = "stablehlo.bitcast_convert"(%arg48) : (tensor<2x3xf16>) -> tensor<2x3x2xui8>
    "func.return"(%48) : (tensor<2x3x2xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf16>) -> tensor<2x3xui16>, sym_name = "bitcast_convert_f16_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg47: tensor<2x3xf16>):
    %47 = "stablehlo.bitcast_convert"(%arg47) : (tensor<2x3xf16>) -> tensor<2x3xui16>
    "func.return"(%47) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xf16>) -> tensor<2x3xui32>, sym_name = "bitcast_convert_f16_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<2x3x2xf16>):
    %46 = "stablehlo.bitcast_convert"(%arg46) : (tensor<2x3x2xf16>) -> tensor<2x3xui32>
    "func.return"(%46) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf16>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_f16_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg45: tensor<2x3x4xf16>):
    %45 = "stablehlo.bitcast_convert"(%arg45) : (tensor<2x3x4xf16>) -> tensor<2x3xui64>
    "func.return"(%45) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf16>) -> tensor<2x3xf16>, sym_name = "bitcast_convert_f16_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<2x3xf16>):
    %44 = "stablehlo.bitcast_convert"(%arg44) : (tensor<2x3xf16>) -> tensor<2x3xf16>
    "func.return"(%44) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf16>) -> tensor<2x3xbf16>, sym_name = "bitcast_convert_f16_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg43: tensor<2x3xf16>):
    %43 = "stablehlo.bitcast_convert"(%arg43) : (tensor<2x3xf16>) -> tensor<2x3xbf16>
    "func.return"(%43) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xf16>) -> tensor<2x3xf32>, sym_name = "bitcast_convert_f16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<2x3x2xf16>):
    %42 = "stablehlo.bitcast_convert"(%arg42) : (tensor<2x3x2xf16>) -> tensor<2x3xf32>
    "func.return"(%42) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf16>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_f16_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg41: tensor<2x3x4xf16>):
    %41 = "stablehlo.bitcast_convert"(%arg41) : (tensor<2x3x4xf16>) -> tensor<2x3xf64>
    "func.return"(%41) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>) -> tensor<2x3x2xi8>, sym_name = "bitcast_convert_bf16_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<2x3xbf16>):
    %40 = "stablehlo.bitcast_convert"(%arg40) : (tensor<2x3xbf16>) -> tensor<2x3x2xi8>
    "func.return"(%40) : (tensor<2x3x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>) -> tensor<2x3xi16>, sym_name = "bitcast_convert_bf16_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<2x3xbf16>):
    %39 = "stablehlo.bitcast_convert"(%arg39) : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    "func.return"(%39) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xbf16>) -> tensor<2x3xi32>, sym_name = "bitcast_convert_bf16_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<2x3x2xbf16>):
    %38 = "stablehlo.bitcast_convert"(%arg38) : (tensor<2x3x2xbf16>) -> tensor<2x3xi32>
    "func.return"(%38) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xbf16>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_bf16_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg37: tensor<2x3x4xbf16>):
    %37 = "stablehlo.bitcast_convert"(%arg37) : (tensor<2x3x4xbf16>) -> tensor<2x3xi64>
    "func.return"(%37) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>) -> tensor<2x3x2xui8>, sym_name = "bitcast_convert_bf16_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<2x3xbf16>):
    %36 = "stablehlo.bitcast_convert"(%arg36) : (tensor<2x3xbf16>) -> tensor<2x3x2xui8>
    "func.return"(%36) : (tensor<2x3x2xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>) -> tensor<2x3xui16>, sym_name = "bitcast_convert_bf16_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<2x3xbf16>):
    %35 = "stablehlo.bitcast_convert"(%arg35) : (tensor<2x3xbf16>) -> tensor<2x3xui16>
    "func.return"(%35) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xbf16>) -> tensor<2x3xui32>, sym_name = "bitcast_convert_bf16_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<2x3x2xbf16>):
    %34 = "stablehlo.bitcast_convert"(%arg34) : (tensor<2x3x2xbf16>) -> tensor<2x3xui32>
    "func.return"(%34) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xbf16>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_bf16_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<2x3x4xbf16>):
    %33 = "stablehlo.bitcast_convert"(%arg33) : (tensor<2x3x4xbf16>) -> tensor<2x3xui64>
    "func.return"(%33) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>) -> tensor<2x3xf16>, sym_name = "bitcast_convert_bf16_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<2x3xbf16>):
    %32 = "stablehlo.bitcast_convert"(%arg32) : (tensor<2x3xbf16>) -> tensor<2x3xf16>
    "func.return"(%32) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>) -> tensor<2x3xbf16>, sym_name = "bitcast_convert_bf16_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<2x3xbf16>):
    %31 = "stablehlo.bitcast_convert"(%arg31) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    "func.return"(%31) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xbf16>) -> tensor<2x3xf32>, sym_name = "bitcast_convert_bf16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<2x3x2xbf16>):
    %30 = "stablehlo.bitcast_convert"(%arg30) : (tensor<2x3x2xbf16>) -> tensor<2x3xf32>
    "func.return"(%30) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xbf16>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_bf16_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg29: tensor<2x3x4xbf16>):
    %29 = "stablehlo.bitcast_convert"(%arg29) : (tensor<2x3x4xbf16>) -> tensor<2x3xf64>
    "func.return"(%29) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3x4xi8>, sym_name = "bitcast_convert_f32_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<2x3xf32>):
    %28 = "stablehlo.bitcast_convert"(%arg28) : (tensor<2x3xf32>) -> tensor<2x3x4xi8>
    "func.return"(%28) : (tensor<2x3x4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3x2xi16>, sym_name = "bitcast_convert_f32_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<2x3xf32>):
    %27 = "stablehlo.bitcast_convert"(%arg27) : (tensor<2x3xf32>) -> tensor<2x3x2xi16>
    "func.return"(%27) : (tensor<2x3x2xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xi32>, sym_name = "bitcast_convert_f32_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2x3xf32>):
    %26 = "stablehlo.bitcast_convert"(%arg26) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    "func.return"(%26) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xf32>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_f32_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<2x3x2xf32>):
    %25 = "stablehlo.bitcast_convert"(%arg25) : (tensor<2x3x2xf32>) -> tensor<2x3xi64>
    "func.return"(%25) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3x4xui8>, sym_name = "bitcast_convert_f32_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<2x3xf32>):
    %24 = "stablehlo.bitcast_convert"(%arg24) : (tensor<2x3xf32>) -> tensor<2x3x4xui8>
    "func.return"(%24) : (tensor<2x3x4xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3x2xui16>, sym_name = "bitcast_convert_f32_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<2x3xf32>):
    %23 = "stablehlo.bitcast_convert"(%arg23) : (tensor<2x3xf32>) -> tensor<2x3x2xui16>
    "func.return"(%23) : (tensor<2x3x2xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xui32>, sym_name = "bitcast_convert_f32_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<2x3xf32>):
    %22 = "stablehlo.bitcast_convert"(%arg22) : (tensor<2x3xf32>) -> tensor<2x3xui32>
    "func.return"(%22) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xf32>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_f32_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<2x3x2xf32>):
    %21 = "stablehlo.bitcast_convert"(%arg21) : (tensor<2x3x2xf32>) -> tensor<2x3xui64>
    "func.return"(%21) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3x2xf16>, sym_name = "bitcast_convert_f32_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<2x3xf32>):
    %20 = "stablehlo.bitcast_convert"(%arg20) : (tensor<2x3xf32>) -> tensor<2x3x2xf16>
    "func.return"(%20) : (tensor<2x3x2xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3x2xbf16>, sym_name = "bitcast_convert_f32_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<2x3xf32>):
    %19 = "stablehlo.bitcast_convert"(%arg19) : (tensor<2x3xf32>) -> tensor<2x3x2xbf16>
    "func.return"(%19) : (tensor<2x3x2xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "bitcast_convert_f32_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<2x3xf32>):
    %18 = "stablehlo.bitcast_convert"(%arg18) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%18) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xf32>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_f32_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<2x3x2xf32>):
    %17 = "stablehlo.bitcast_convert"(%arg17) : (tensor<2x3x2xf32>) -> tensor<2x3xf64>
    "func.return"(%17) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3x8xi8>, sym_name = "bitcast_convert_f64_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<2x3xf64>):
    %16 = "stablehlo.bitcast_convert"(%arg16) : (tensor<2x3xf64>) -> tensor<2x3x8xi8>
    "func.return"(%16) : (tensor<2x3x8xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3x4xi16>, sym_name = "bitcast_convert_f64_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<2x3xf64>):
    %15 = "stablehlo.bitcast_convert"(%arg15) : (tensor<2x3xf64>) -> tensor<2x3x4xi16>
    "func.return"(%15) : (tensor<2x3x4xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3x2xi32>, sym_name = "bitcast_convert_f64_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<2x3xf64>):
    %14 = "stablehlo.bitcast_convert"(%arg14) : (tensor<2x3xf64>) -> tensor<2x3x2xi32>
    "func.return"(%14) : (tensor<2x3x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3xi64>, sym_name = "bitcast_convert_f64_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<2x3xf64>):
    %13 = "stablehlo.bitcast_convert"(%arg13) : (tensor<2x3xf64>) -> tensor<2x3xi64>
    "func.return"(%13) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3x8xui8>, sym_name = "bitcast_convert_f64_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<2x3xf64>):
    %12 = "stablehlo.bitcast_convert"(%arg12) : (tensor<2x3xf64>) -> tensor<2x3x8xui8>
    "func.return"(%12) : (tensor<2x3x8xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3x4xui16>, sym_name = "bitcast_convert_f64_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<2x3xf64>):
    %11 = "stablehlo.bitcast_convert"(%arg11) : (tensor<2x3xf64>) -> tensor<2x3x4xui16>
    "func.return"(%11) : (tensor<2x3x4xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3x2xui32>, sym_name = "bitcast_convert_f64_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x3xf64>):
    %10 = "stablehlo.bitcast_convert"(%arg10) : (tensor<2x3xf64>) -> tensor<2x3x2xui32>
    "func.return"(%10) : (tensor<2x3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3xui64>, sym_name = "bitcast_convert_f64_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<2x3xf64>):
    %9 = "stablehlo.bitcast_convert"(%arg9) : (tensor<2x3xf64>) -> tensor<2x3xui64>
    "func.return"(%9) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3x4xf16>, sym_name = "bitcast_convert_f64_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<2x3xf64>):
    %8 = "stablehlo.bitcast_convert"(%arg8) : (tensor<2x3xf64>) -> tensor<2x3x4xf16>
    "func.return"(%8) : (tensor<2x3x4xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3x4xbf16>, sym_name = "bitcast_convert_f64_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<2x3xf64>):
    %7 = "stablehlo.bitcast_convert"(%arg7) : (tensor<2x3xf64>) -> tensor<2x3x4xbf16>
    "func.return"(%7) : (tensor<2x3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3x2xf32>, sym_name = "bitcast_convert_f64_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2x3xf64>):
    %6 = "stablehlo.bitcast_convert"(%arg6) : (tensor<2x3xf64>) -> tensor<2x3x2xf32>
    "func.return"(%6) : (tensor<2x3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>) -> tensor<2x3xf64>, sym_name = "bitcast_convert_f64_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<2x3xf64>):
    %5 = "stablehlo.bitcast_convert"(%arg5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    "func.return"(%5) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5xi1>) -> tensor<5xi1>, sym_name = "bitcast_convert_i1", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<5xi1>):
    %4 = "stablehlo.bitcast_convert"(%arg4) : (tensor<5xi1>) -> tensor<5xi1>
    "func.return"(%4) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<i32>, sym_name = "bitcast_convert_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<f32>):
    %3 = "stablehlo.bitcast_convert"(%arg3) : (tensor<f32>) -> tensor<i32>
    "func.return"(%3) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<4xui8>, sym_name = "bitcast_convert_scalar_narrower", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<f32>):
    %2 = "stablehlo.bitcast_convert"(%arg2) : (tensor<f32>) -> tensor<4xui8>
    "func.return"(%2) : (tensor<4xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x2xf32>) -> tensor<0x2xi32>, sym_name = "bitcast_convert_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x2xf32>):
    %1 = "stablehlo.bitcast_convert"(%arg1) : (tensor<0x2xf32>) -> tensor<0x2xi32>
    "func.return"(%1) : (tensor<0x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xi32>, sym_name = "bitcast_convert_special", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<4xf32>) -> tensor<4xi32>
    "func.return"(%0) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
