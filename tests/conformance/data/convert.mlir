"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xi1>, sym_name = "convert_i1_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg171: tensor<3xi1>):
    %171 = "stablehlo.convert"(%arg171) : (tensor<3xi1>) -> tensor<3xi1>
    "func.return"(%171) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xi8>, sym_name = "convert_i1_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg170: tensor<3xi1>):
    %170 = "stablehlo.convert"(%arg170) : (tensor<3xi1>) -> tensor<3xi8>
    "func.return"(%170) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xi16>, sym_name = "convert_i1_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg169: tensor<3xi1>):
    %169 = "stablehlo.convert"(%arg169) : (tensor<3xi1>) -> tensor<3xi16>
    "func.return"(%169) : (tensor<3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xi32>, sym_name = "convert_i1_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg168: tensor<3xi1>):
    %168 = "stablehlo.convert"(%arg168) : (tensor<3xi1>) -> tensor<3xi32>
    "func.return"(%168) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xi64>, sym_name = "convert_i1_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg167: tensor<3xi1>):
    %167 = "stablehlo.convert"(%arg167) : (tensor<3xi1>) -> tensor<3xi64>
    "func.return"(%167) : (tensor<3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xui8>, sym_name = "convert_i1_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg166: tensor<3xi1>):
    %166 = "stablehlo.convert"(%arg166) : (tensor<3xi1>) -> tensor<3xui8>
    "func.return"(%166) : (tensor<3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xui16>, sym_name = "convert_i1_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg165: tensor<3xi1>):
    %165 = "stablehlo.convert"(%arg165) : (tensor<3xi1>) -> tensor<3xui16>
    "func.return"(%165) : (tensor<3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xui32>, sym_name = "convert_i1_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg164: tensor<3xi1>):
    %164 = "stablehlo.convert"(%arg164) : (tensor<3xi1>) -> tensor<3xui32>
    "func.return"(%164) : (tensor<3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xui64>, sym_name = "convert_i1_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg163: tensor<3xi1>):
    %163 = "stablehlo.convert"(%arg163) : (tensor<3xi1>) -> tensor<3xui64>
    "func.return"(%163) : (tensor<3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xf16>, sym_name = "convert_i1_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg162: tensor<3xi1>):
    %162 = "stablehlo.convert"(%arg162) : (tensor<3xi1>) -> tensor<3xf16>
    "func.return"(%162) : (tensor<3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xbf16>, sym_name = "convert_i1_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg161: tensor<3xi1>):
    %161 = "stablehlo.convert"(%arg161) : (tensor<3xi1>) -> tensor<3xbf16>
    "func.return"(%161) : (tensor<3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xf32>, sym_name = "convert_i1_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg160: tensor<3xi1>):
    %160 = "stablehlo.convert"(%arg160) : (tensor<3xi1>) -> tensor<3xf32>
    "func.return"(%160) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi1>) -> tensor<3xf64>, sym_name = "convert_i1_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg159: tensor<3xi1>):
    %159 = "stablehlo.convert"(%arg159) : (tensor<3xi1>) -> tensor<3xf64>
    "func.return"(%159) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xi1>, sym_name = "convert_i8_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg158: tensor<37xi8>):
    %158 = "stablehlo.convert"(%arg158) : (tensor<37xi8>) -> tensor<37xi1>
    "func.return"(%158) : (tensor<37xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xi8>, sym_name = "convert_i8_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg157: tensor<37xi8>):
    %157 = "stablehlo.convert"(%arg157) : (tensor<37xi8>) -> tensor<37xi8>
    "func.return"(%157) : (tensor<37xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xi16>, sym_name = "convert_i8_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg156: tensor<37xi8>):
    %156 = "stablehlo.convert"(%arg156) : (tensor<37xi8>) -> tensor<37xi16>
    "func.return"(%156) : (tensor<37xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xi32>, sym_name = "convert_i8_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg155: tensor<37xi8>):
    %155 = "stablehlo.convert"(%arg155) : (tensor<37xi8>) -> tensor<37xi32>
    "func.return"(%155) : (tensor<37xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xi64>, sym_name = "convert_i8_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg154: tensor<37xi8>):
    %154 = "stablehlo.convert"(%arg154) : (tensor<37xi8>) -> tensor<37xi64>
    "func.return"(%154) : (tensor<37xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xui8>, sym_name = "convert_i8_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg153: tensor<37xi8>):
    %153 = "stablehlo.convert"(%arg153) : (tensor<37xi8>) -> tensor<37xui8>
    "func.return"(%153) : (tensor<37xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xui16>, sym_name = "convert_i8_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg152: tensor<37xi8>):
    %152 = "stablehlo.convert"(%arg152) : (tensor<37xi8>) -> tensor<37xui16>
    "func.return"(%152) : (tensor<37xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xui32>, sym_name = "convert_i8_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg151: tensor<37xi8>):
    %151 = "stablehlo.convert"(%arg151) : (tensor<37xi8>) -> tensor<37xui32>
    "func.return"(%151) : (tensor<37xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xui64>, sym_name = "convert_i8_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg150: tensor<37xi8>):
    %150 = "stablehlo.convert"(%arg150) : (tensor<37xi8>) -> tensor<37xui64>
    "func.return"(%150) : (tensor<37xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xf16>, sym_name = "convert_i8_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg149: tensor<37xi8>):
    %149 = "stablehlo.convert"(%arg149) : (tensor<37xi8>) -> tensor<37xf16>
    "func.return"(%149) : (tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xbf16>, sym_name = "convert_i8_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg148: tensor<37xi8>):
    %148 = "stablehlo.convert"(%arg148) : (tensor<37xi8>) -> tensor<37xbf16>
    "func.return"(%148) : (tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xf32>, sym_name = "convert_i8_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg147: tensor<37xi8>):
    %147 = "stablehlo.convert"(%arg147) : (tensor<37xi8>) -> tensor<37xf32>
    "func.return"(%147) : (tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi8>) -> tensor<37xf64>, sym_name = "convert_i8_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg146: tensor<37xi8>):
    %146 = "stablehlo.convert"(%arg146) : (tensor<37xi8>) -> tensor<37xf64>
    "func.return"(%146) : (tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xi1>, sym_name = "convert_i16_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg145: tensor<37xi16>):
    %145 = "stablehlo.convert"(%arg145) : (tensor<37xi16>) -> tensor<37xi1>
    "func.return"(%145) : (tensor<37xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xi8>, sym_name = "convert_i16_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg144: tensor<37xi16>):
    %144 = "stablehlo.convert"(%arg144) : (tensor<37xi16>) -> tensor<37xi8>
    "func.return"(%144) : (tensor<37xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xi16>, sym_name = "convert_i16_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg143: tensor<37xi16>):
    %143 = "stablehlo.convert"(%arg143) : (tensor<37xi16>) -> tensor<37xi16>
    "func.return"(%143) : (tensor<37xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xi32>, sym_name = "convert_i16_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg142: tensor<37xi16>):
    %142 = "stablehlo.convert"(%arg142) : (tensor<37xi16>) -> tensor<37xi32>
    "func.return"(%142) : (tensor<37xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xi64>, sym_name = "convert_i16_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg141: tensor<37xi16>):
    %141 = "stablehlo.convert"(%arg141) : (tensor<37xi16>) -> tensor<37xi64>
    "func.return"(%141) : (tensor<37xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xui8>, sym_name = "convert_i16_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg140: tensor<37xi16>):
    %140 = "stablehlo.convert"(%arg140) : (tensor<37xi16>) -> tensor<37xui8>
    "func.return"(%140) : (tensor<37xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xui16>, sym_name = "convert_i16_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg139: tensor<37xi16>):
    %139 = "stablehlo.convert"(%arg139) : (tensor<37xi16>) -> tensor<37xui16>
    "func.return"(%139) : (tensor<37xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xui32>, sym_name = "convert_i16_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg138: tensor<37xi16>):
    %138 = "stablehlo.convert"(%arg138) : (tensor<37xi16>) -> tensor<37xui32>
    "func.return"(%138) : (tensor<37xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xui64>, sym_name = "convert_i16_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg137: tensor<37xi16>):
    %137 = "stablehlo.convert"(%arg137) : (tensor<37xi16>) -> tensor<37xui64>
    "func.return"(%137) : (tensor<37xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xf16>, sym_name = "convert_i16_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg136: tensor<37xi16>):
    %136 = "stablehlo.convert"(%arg136) : (tensor<37xi16>) -> tensor<37xf16>
    "func.return"(%136) : (tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xbf16>, sym_name = "convert_i16_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg135: tensor<37xi16>):
    %135 = "stablehlo.convert"(%arg135) : (tensor<37xi16>) -> tensor<37xbf16>
    "func.return"(%135) : (tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xf32>, sym_name = "convert_i16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg134: tensor<37xi16>):
    %134 = "stablehlo.convert"(%arg134) : (tensor<37xi16>) -> tensor<37xf32>
    "func.return"(%134) : (tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi16>) -> tensor<37xf64>, sym_name = "convert_i16_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg133: tensor<37xi16>):
    %133 = "stablehlo.convert"(%arg133) : (tensor<37xi16>) -> tensor<37xf64>
    "func.return"(%133) : (tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xi1>, sym_name = "convert_i32_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg132: tensor<37xi32>):
    %132 = "stablehlo.convert"(%arg132) : (tensor<37xi32>) -> tensor<37xi1>
    "func.return"(%132) : (tensor<37xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xi8>, sym_name = "convert_i32_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg131: tensor<37xi32>):
    %131 = "stablehlo.convert"(%arg131) : (tensor<37xi32>) -> tensor<37xi8>
    "func.return"(%131) : (tensor<37xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xi16>, sym_name = "convert_i32_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg130: tensor<37xi32>):
    %130 = "stablehlo.convert"(%arg130) : (tensor<37xi32>) -> tensor<37xi16>
    "func.return"(%130) : (tensor<37xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xi32>, sym_name = "convert_i32_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg129: tensor<37xi32>):
    %129 = "stablehlo.convert"(%arg129) : (tensor<37xi32>) -> tensor<37xi32>
    "func.return"(%129) : (tensor<37xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xi64>, sym_name = "convert_i32_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg128: tensor<37xi32>):
    %128 = "stablehlo.convert"(%arg128) : (tensor<37xi32>) -> tensor<37xi64>
    "func.return"(%128) : (tensor<37xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xui8>, sym_name = "convert_i32_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg127: tensor<37xi32>):
    %127 = "stablehlo.convert"(%arg127) : (tensor<37xi32>) -> tensor<37xui8>
    "func.return"(%127) : (tensor<37xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xui16>, sym_name = "convert_i32_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<37xi32>):
    %126 = "stablehlo.convert"(%arg126) : (tensor<37xi32>) -> tensor<37xui16>
    "func.return"(%126) : (tensor<37xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xui32>, sym_name = "convert_i32_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg125: tensor<37xi32>):
    %125 = "stablehlo.convert"(%arg125) : (tensor<37xi32>) -> tensor<37xui32>
    "func.return"(%125) : (tensor<37xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xui64>, sym_name = "convert_i32_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg124: tensor<37xi32>):
    %124 = "stablehlo.convert"(%arg124) : (tensor<37xi32>) -> tensor<37xui64>
    "func.return"(%124) : (tensor<37xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xf16>, sym_name = "convert_i32_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg123: tensor<37xi32>):
    %123 = "stablehlo.convert"(%arg123) : (tensor<37xi32>) -> tensor<37xf16>
    "func.return"(%123) : (tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xbf16>, sym_name = "convert_i32_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg122: tensor<37xi32>):
    %122 = "stablehlo.convert"(%arg122) : (tensor<37xi32>) -> tensor<37xbf16>
    "func.return"(%122) : (tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xf32>, sym_name = "convert_i32_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg121: tensor<37xi32>):
    %121 = "stablehlo.convert"(%arg121) : (tensor<37xi32>) -> tensor<37xf32>
    "func.return"(%121) : (tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi32>) -> tensor<37xf64>, sym_name = "convert_i32_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<37xi32>):
    %120 = "stablehlo.convert"(%arg120) : (tensor<37xi32>) -> tensor<37xf64>
    "func.return"(%120) : (tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xi1>, sym_name = "convert_i64_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg119: tensor<37xi64>):
    %119 = "stablehlo.convert"(%arg119) : (tensor<37xi64>) -> tensor<37xi1>
    "func.return"(%119) : (tensor<37xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xi8>, sym_name = "convert_i64_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg118: tensor<37xi64>):
    %118 = "stablehlo.convert"(%arg118) : (tensor<37xi64>) -> tensor<37xi8>
    "func.return"(%118) : (tensor<37xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xi16>, sym_name = "convert_i64_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg117: tensor<37xi64>):
    %117 = "stablehlo.convert"(%arg117) : (tensor<37xi64>) -> tensor<37xi16>
    "func.return"(%117) : (tensor<37xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xi32>, sym_name = "convert_i64_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg116: tensor<37xi64>):
    %116 = "stablehlo.convert"(%arg116) : (tensor<37xi64>) -> tensor<37xi32>
    "func.return"(%116) : (tensor<37xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xi64>, sym_name = "convert_i64_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg115: tensor<37xi64>):
    %115 = "stablehlo.convert"(%arg115) : (tensor<37xi64>) -> tensor<37xi64>
    "func.return"(%115) : (tensor<37xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xui8>, sym_name = "convert_i64_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<37xi64>):
    %114 = "stablehlo.convert"(%arg114) : (tensor<37xi64>) -> tensor<37xui8>
    "func.return"(%114) : (tensor<37xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xui16>, sym_name = "convert_i64_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg113: tensor<37xi64>):
    %113 = "stablehlo.convert"(%arg113) : (tensor<37xi64>) -> tensor<37xui16>
    "func.return"(%113) : (tensor<37xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xui32>, sym_name = "convert_i64_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg112: tensor<37xi64>):
    %112 = "stablehlo.convert"(%arg112) : (tensor<37xi64>) -> tensor<37xui32>
    "func.return"(%112) : (tensor<37xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xui64>, sym_name = "convert_i64_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<37xi64>):
    %111 = "stablehlo.convert"(%arg111) : (tensor<37xi64>) -> tensor<37xui64>
    "func.return"(%111) : (tensor<37xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xf16>, sym_name = "convert_i64_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg110: tensor<37xi64>):
    %110 = "stablehlo.convert"(%arg110) : (tensor<37xi64>) -> tensor<37xf16>
    "func.return"(%110) : (tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xbf16>, sym_name = "convert_i64_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg109: tensor<37xi64>):
    %109 = "stablehlo.convert"(%arg109) : (tensor<37xi64>) -> tensor<37xbf16>
    "func.return"(%109) : (tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xf32>, sym_name = "convert_i64_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg108: tensor<37xi64>):
    %108 = "stablehlo.convert"(%arg108) : (tensor<37xi64>) -> tensor<37xf32>
    "func.return"(%108) : (tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<37xi64>) -> tensor<37xf64>, sym_name = "convert_i64_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg107: tensor<37xi64>):
    %107 = "stablehlo.convert"(%arg107) : (tensor<37xi64>) -> tensor<37xf64>
    "func.return"(%107) : (tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xi1>, sym_name = "convert_ui8_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg106: tensor<29xui8>):
    %106 = "stablehlo.convert"(%arg106) : (tensor<29xui8>) -> tensor<29xi1>
    "func.return"(%106) : (tensor<29xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xi8>, sym_name = "convert_ui8_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg105: tensor<29xui8>):
    %105 = "stablehlo.convert"(%arg105) : (tensor<29xui8>) -> tensor<29xi8>
    "func.return"(%105) : (tensor<29xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xi16>, sym_name = "convert_ui8_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg104: tensor<29xui8>):
    %104 = "stablehlo.convert"(%arg104) : (tensor<29xui8>) -> tensor<29xi16>
    "func.return"(%104) : (tensor<29xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xi32>, sym_name = "convert_ui8_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg103: tensor<29xui8>):
    %103 = "stablehlo.convert"(%arg103) : (tensor<29xui8>) -> tensor<29xi32>
    "func.return"(%103) : (tensor<29xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xi64>, sym_name = "convert_ui8_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<29xui8>):
    %102 = "stablehlo.convert"(%arg102) : (tensor<29xui8>) -> tensor<29xi64>
    "func.return"(%102) : (tensor<29xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xui8>, sym_name = "convert_ui8_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg101: tensor<29xui8>):
    %101 = "stablehlo.convert"(%arg101) : (tensor<29xui8>) -> tensor<29xui8>
    "func.return"(%101) : (tensor<29xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xui16>, sym_name = "convert_ui8_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg100: tensor<29xui8>):
    %100 = "stablehlo.convert"(%arg100) : (tensor<29xui8>) -> tensor<29xui16>
    "func.return"(%100) : (tensor<29xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xui32>, sym_name = "convert_ui8_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg99: tensor<29xui8>):
    %99 = "stablehlo.convert"(%arg99) : (tensor<29xui8>) -> tensor<29xui32>
    "func.return"(%99) : (tensor<29xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xui64>, sym_name = "convert_ui8_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg98: tensor<29xui8>):
    %98 = "stablehlo.convert"(%arg98) : (tensor<29xui8>) -> tensor<29xui64>
    "func.return"(%98) : (tensor<29xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xf16>, sym_name = "convert_ui8_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg97: tensor<29xui8>):
    %97 = "stablehlo.convert"(%arg97) : (tensor<29xui8>) -> tensor<29xf16>
    "func.return"(%97) : (tensor<29xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xbf16>, sym_name = "convert_ui8_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg96: tensor<29xui8>):
    %96 = "stablehlo.convert"(%arg96) : (tensor<29xui8>) -> tensor<29xbf16>
    "func.return"(%96) : (tensor<29xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xf32>, sym_name = "convert_ui8_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg95: tensor<29xui8>):
    %95 = "stablehlo.convert"(%arg95) : (tensor<29xui8>) -> tensor<29xf32>
    "func.return"(%95) : (tensor<29xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui8>) -> tensor<29xf64>, sym_name = "convert_ui8_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg94: tensor<29xui8>):
    %94 = "stablehlo.convert"(%arg94) : (tensor<29xui8>) -> tensor<29xf64>
    "func.return"(%94) : (tensor<29xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xi1>, sym_name = "convert_ui16_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg93: tensor<29xui16>):
    %93 = "stablehlo.convert"(%arg93) : (tensor<29xui16>) -> tensor<29xi1>
    "func.return"(%93) : (tensor<29xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xi8>, sym_name = "convert_ui16_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg92: tensor<29xui16>):
    %92 = "stablehlo.convert"(%arg92) : (tensor<29xui16>) -> tensor<29xi8>
    "func.return"(%92) : (tensor<29xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xi16>, sym_name = "convert_ui16_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg91: tensor<29xui16>):
    %91 = "stablehlo.convert"(%arg91) : (tensor<29xui16>) -> tensor<29xi16>
    "func.return"(%91) : (tensor<29xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xi32>, sym_name = "convert_ui16_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<29xui16>):
    %90 = "stablehlo.convert"(%arg90) : (tensor<29xui16>) -> tensor<29xi32>
    "func.return"(%90) : (tensor<29xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xi64>, sym_name = "convert_ui16_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg89: tensor<29xui16>):
    %89 = "stablehlo.convert"(%arg89) : (tensor<29xui16>) -> tensor<29xi64>
    "func.return"(%89) : (tensor<29xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xui8>, sym_name = "convert_ui16_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg88: tensor<29xui16>):
    %88 = "stablehlo.convert"(%arg88) : (tensor<29xui16>) -> tensor<29xui8>
    "func.return"(%88) : (tensor<29xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xui16>, sym_name = "convert_ui16_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg87: tensor<29xui16>):
    %87 = "stablehlo.convert"(%arg87) : (tensor<29xui16>) -> tensor<29xui16>
    "func.return"(%87) : (tensor<29xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xui32>, sym_name = "convert_ui16_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg86: tensor<29xui16>):
    %86 = "stablehlo.convert"(%arg86) : (tensor<29xui16>) -> tensor<29xui32>
    "func.return"(%86) : (tensor<29xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xui64>, sym_name = "convert_ui16_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg85: tensor<29xui16>):
    %85 = "stablehlo.convert"(%arg85) : (tensor<29xui16>) -> tensor<29xui64>
    "func.return"(%85) : (tensor<29xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xf16>, sym_name = "convert_ui16_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<29xui16>):
    %84 = "stablehlo.convert"(%arg84) : (tensor<29xui16>) -> tensor<29xf16>
    "func.return"(%84) : (tensor<29xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xbf16>, sym_name = "convert_ui16_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg83: tensor<29xui16>):
    %83 = "stablehlo.convert"(%arg83) : (tensor<29xui16>) -> tensor<29xbf16>
    "func.return"(%83) : (tensor<29xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xf32>, sym_name = "convert_ui16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg82: tensor<29xui16>):
    %82 = "stablehlo.convert"(%arg82) : (tensor<29xui16>) -> tensor<29xf32>
    "func.return"(%82) : (tensor<29xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui16>) -> tensor<29xf64>, sym_name = "convert_ui16_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg81: tensor<29xui16>):
    %81 = "stablehlo.convert"(%arg81) : (tensor<29xui16>) -> tensor<29xf64>
    "func.return"(%81) : (tensor<29xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xi1>, sym_name = "convert_ui32_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg80: tensor<29xui32>):
    %80 = "stablehlo.convert"(%arg80) : (tensor<29xui32>) -> tensor<29xi1>
    "func.return"(%80) : (tensor<29xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xi8>, sym_name = "convert_ui32_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg79: tensor<29xui32>):
    %79 = "stablehlo.convert"(%arg79) : (tensor<29xui32>) -> tensor<29xi8>
    "func.return"(%79) : (tensor<29xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xi16>, sym_name = "convert_ui32_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<29xui32>):
    %78 = "stablehlo.convert"(%arg78) : (tensor<29xui32>) -> tensor<29xi16>
    "func.return"(%78) : (tensor<29xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xi32>, sym_name = "convert_ui32_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg77: tensor<29xui32>):
    %77 = "stablehlo.convert"(%arg77) : (tensor<29xui32>) -> tensor<29xi32>
    "func.return"(%77) : (tensor<29xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xi64>, sym_name = "convert_ui32_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg76: tensor<29xui32>):
    %76 = "stablehlo.convert"(%arg76) : (tensor<29xui32>) -> tensor<29xi64>
    "func.return"(%76) : (tensor<29xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xui8>, sym_name = "convert_ui32_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg75: tensor<29xui32>):
    %75 = "stablehlo.convert"(%arg75) : (tensor<29xui32>) -> tensor<29xui8>
    "func.return"(%75) : (tensor<29xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xui16>, sym_name = "convert_ui32_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg74: tensor<29xui32>):
    %74 = "stablehlo.convert"(%arg74) : (tensor<29xui32>) -> tensor<29xui16>
    "func.return"(%74) : (tensor<29xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xui32>, sym_name = "convert_ui32_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg73: tensor<29xui32>):
    %73 = "stablehlo.convert"(%arg73) : (tensor<29xui32>) -> tensor<29xui32>
    "func.return"(%73) : (tensor<29xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xui64>, sym_name = "convert_ui32_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<29xui32>):
    %72 = "stablehlo.convert"(%arg72) : (tensor<29xui32>) -> tensor<29xui64>
    "func.return"(%72) : (tensor<29xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xf16>, sym_name = "convert_ui32_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg71: tensor<29xui32>):
    %71 = "stablehlo.convert"(%arg71) : (tensor<29xui32>) -> tensor<29xf16>
    "func.return"(%71) : (tensor<29xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xbf16>, sym_name = "convert_ui32_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg70: tensor<29xui32>):
    %70 = "stablehlo.convert"(%arg70) : (tensor<29xui32>) -> tensor<29xbf16>
    "func.return"(%70) : (tensor<29xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xf32>, sym_name = "convert_ui32_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg69: tensor<29xui32>):
    %69 = "stablehlo.convert"(%arg69) : (tensor<29xui32>) -> tensor<29xf32>
    "func.return"(%69) : (tensor<29xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui32>) -> tensor<29xf64>, sym_name = "convert_ui32_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg68: tensor<29xui32>):
    %68 = "stablehlo.convert"(%arg68) : (tensor<29xui32>) -> tensor<29xf64>
    "func.return"(%68) : (tensor<29xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xi1>, sym_name = "convert_ui64_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg67: tensor<29xui64>):
    %67 = "stablehlo.convert"(%arg67) : (tensor<29xui64>) -> tensor<29xi1>
    "func.return"(%67) : (tensor<29xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xi8>, sym_name = "convert_ui64_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<29xui64>):
    %66 = "stablehlo.convert"(%arg66) : (tensor<29xui64>) -> tensor<29xi8>
    "func.return"(%66) : (tensor<29xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xi16>, sym_name = "convert_ui64_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg65: tensor<29xui64>):
    %65 = "stablehlo.convert"(%arg65) : (tensor<29xui64>) -> tensor<29xi16>
    "func.return"(%65) : (tensor<29xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xi32>, sym_name = "convert_ui64_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<29xui64>):
    %64 = "stablehlo.convert"(%arg64) : (tensor<29xui64>) -> tensor<29xi32>
    "func.return"(%64) : (tensor<29xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xi64>, sym_name = "convert_ui64_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<29xui64>):
    %63 = "stablehlo.convert"(%arg63) : (tensor<29xui64>) -> tensor<29xi64>
    "func.return"(%63) : (tensor<29xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xui8>, sym_name = "convert_ui64_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg62: tensor<29xui64>):
    %62 = "stablehlo.convert"(%arg62) : (tensor<29xui64>) -> tensor<29xui8>
    "func.return"(%62) : (tensor<29xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xui16>, sym_name = "convert_ui64_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg61: tensor<29xui64>):
    %61 = "stablehlo.convert"(%arg61) : (tensor<29xui64>) -> tensor<29xui16>
    "func.return"(%61) : (tensor<29xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xui32>, sym_name = "convert_ui64_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<29xui64>):
    %60 = "stablehlo.convert"(%arg60) : (tensor<29xui64>) -> tensor<29xui32>
    "func.return"(%60) : (tensor<29xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xui64>, sym_name = "convert_ui64_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg59: tensor<29xui64>):
    %59 = "stablehlo.convert"(%arg59) : (tensor<29xui64>) -> tensor<29xui64>
    "func.return"(%59) : (tensor<29xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xf16>, sym_name = "convert_ui64_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<29xui64>):
    %58 = "stablehlo.convert"(%arg58) : (tensor<29xui64>) -> tensor<29xf16>
    "func.return"(%58) : (tensor<29xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xbf16>, sym_name = "convert_ui64_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg57: tensor<29xui64>):
    %57 = "stablehlo.convert"(%arg57) : (tensor<29xui64>) -> tensor<29xbf16>
    "func.return"(%57) : (tensor<29xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xf32>, sym_name = "convert_ui64_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<29xui64>):
    %56 = "stablehlo.convert"(%arg56) : (tensor<29xui64>) -> tensor<29xf32>
    "func.return"(%56) : (tensor<29xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<29xui64>) -> tensor<29xf64>, sym_name = "convert_ui64_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg55: tensor<29xui64>):
    %55 = "stablehlo.convert"(%arg55) : (tensor<29xui64>) -> tensor<29xf64>
    "func.return"(%55) : (tensor<29xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xi1>, sym_name = "convert_f16_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<61xf16>):
    %54 = "stablehlo.convert"(%arg54) : (tensor<61xf16>) -> tensor<61xi1>
    "func.return"(%54) : (tensor<61xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xi8>, sym_name = "convert_f16_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg53: tensor<61xf16>):
    %53 = "stablehlo.convert"(%arg53) : (tensor<61xf16>) -> tensor<61xi8>
    "func.return"(%53) : (tensor<61xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xi16>, sym_name = "convert_f16_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg52: tensor<61xf16>):
    %52 = "stablehlo.convert"(%arg52) : (tensor<61xf16>) -> tensor<61xi16>
    "func.return"(%52) : (tensor<61xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xi32>, sym_name = "convert_f16_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<61xf16>):
    %51 = "stablehlo.convert"(%arg51) : (tensor<61xf16>) -> tensor<61xi32>
    "func.return"(%51) : (tensor<61xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xi64>, sym_name = "convert_f16_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<61xf16>):
    %50 = "stablehlo.convert"(%arg50) : (tensor<61xf16>) -> tensor<61xi64>
    "func.return"(%50) : (tensor<61xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xui8>, sym_name = "convert_f16_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg49: tensor<61xf16>):
    %49 = "stablehlo.convert"(%arg49) : (tensor<61xf16>) -> tensor<61xui8>
    "func.return"(%49) : (tensor<61xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xui16>, sym_name = "convert_f16_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<61xf16>):
    %48 = "stablehlo.convert"(%arg48) : (tensor<61xf16>) -> tensor<61xui16>
    "func.return"(%48) : (tensor<61xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xui32>, sym_name = "convert_f16_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg47: tensor<61xf16>):
    %47 = "stablehlo.convert"(%arg47) : (tensor<61xf16>) -> tensor<61xui32>
    "func.return"(%47) : (tensor<61xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xui64>, sym_name = "convert_f16_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<61xf16>):
    %46 = "stablehlo.convert"(%arg46) : (tensor<61xf16>) -> tensor<61xui64>
    "func.return"(%46) : (tensor<61xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xf16>, sym_name = "convert_f16_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg45: tensor<61xf16>):
    %45 = "stablehlo.convert"(%arg45) : (tensor<61xf16>) -> tensor<61xf16>
    "func.return"(%45) : (tensor<61xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xbf16>, sym_name = "convert_f16_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<61xf16>):
    %44 = "stablehlo.convert"(%arg44) : (tensor<61xf16>) -> tensor<61xbf16>
    "func.return"(%44) : (tensor<61xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xf32>, sym_name = "convert_f16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg43: tensor<61xf16>):
    %43 = "stablehlo.convert"(%arg43) : (tensor<61xf16>) -> tensor<61xf32>
    "func.return"(%43) : (tensor<61xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf16>) -> tensor<61xf64>, sym_name = "convert_f16_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<61xf16>):
    %42 = "stablehlo.convert"(%arg42) : (tensor<61xf16>) -> tensor<61xf64>
    "func.return"(%42) : (tensor<61xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xi1>, sym_name = "convert_bf16_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg41: tensor<61xbf16>):
    %41 = "stablehlo.convert"(%arg41) : (tensor<61xbf16>) -> tensor<61xi1>
    "func.return"(%41) : (tensor<61xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xi8>, sym_name = "convert_bf16_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<61xbf16>):
    %40 = "stablehlo.convert"(%arg40) : (tensor<61xbf16>) -> tensor<61xi8>
    "func.return"(%40) : (tensor<61xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xi16>, sym_name = "convert_bf16_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<61xbf16>):
    %39 = "stablehlo.convert"(%arg39) : (tensor<61xbf16>) -> tensor<61xi16>
    "func.return"(%39) : (tensor<61xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xi32>, sym_name = "convert_bf16_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<61xbf16>):
    %38 = "stablehlo.convert"(%arg38) : (tensor<61xbf16>) -> tensor<61xi32>
    "func.return"(%38) : (tensor<61xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xi64>, sym_name = "convert_bf16_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg37: tensor<61xbf16>):
    %37 = "stablehlo.convert"(%arg37) : (tensor<61xbf16>) -> tensor<61xi64>
    "func.return"(%37) : (tensor<61xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xui8>, sym_name = "convert_bf16_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<61xbf16>):
    %36 = "stablehlo.convert"(%arg36) : (tensor<61xbf16>) -> tensor<61xui8>
    "func.return"(%36) : (tensor<61xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xui16>, sym_name = "convert_bf16_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<61xbf16>):
    %35 = "stablehlo.convert"(%arg35) : (tensor<61xbf16>) -> tensor<61xui16>
    "func.return"(%35) : (tensor<61xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xui32>, sym_name = "convert_bf16_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<61xbf16>):
    %34 = "stablehlo.convert"(%arg34) : (tensor<61xbf16>) -> tensor<61xui32>
    "func.return"(%34) : (tensor<61xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xui64>, sym_name = "convert_bf16_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<61xbf16>):
    %33 = "stablehlo.convert"(%arg33) : (tensor<61xbf16>) -> tensor<61xui64>
    "func.return"(%33) : (tensor<61xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xf16>, sym_name = "convert_bf16_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<61xbf16>):
    %32 = "stablehlo.convert"(%arg32) : (tensor<61xbf16>) -> tensor<61xf16>
    "func.return"(%32) : (tensor<61xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xbf16>, sym_name = "convert_bf16_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<61xbf16>):
    %31 = "stablehlo.convert"(%arg31) : (tensor<61xbf16>) -> tensor<61xbf16>
    "func.return"(%31) : (tensor<61xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xf32>, sym_name = "convert_bf16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<61xbf16>):
    %30 = "stablehlo.convert"(%arg30) : (tensor<61xbf16>) -> tensor<61xf32>
    "func.return"(%30) : (tensor<61xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xbf16>) -> tensor<61xf64>, sym_name = "convert_bf16_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg29: tensor<61xbf16>):
    %29 = "stablehlo.convert"(%arg29) : (tensor<61xbf16>) -> tensor<61xf64>
    "func.return"(%29) : (tensor<61xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xi1>, sym_name = "convert_f32_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<61xf32>):
    %28 = "stablehlo.convert"(%arg28) : (tensor<61xf32>) -> tensor<61xi1>
    "func.return"(%28) : (tensor<61xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xi8>, sym_name = "convert_f32_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<61xf32>):
    %27 = "stablehlo.convert"(%arg27) : (tensor<61xf32>) -> tensor<61xi8>
    "func.return"(%27) : (tensor<61xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xi16>, sym_name = "convert_f32_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<61xf32>):
    %26 = "stablehlo.convert"(%arg26) : (tensor<61xf32>) -> tensor<61xi16>
    "func.return"(%26) : (tensor<61xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xi32>, sym_name = "convert_f32_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<61xf32>):
    %25 = "stablehlo.convert"(%arg25) : (tensor<61xf32>) -> tensor<61xi32>
    "func.return"(%25) : (tensor<61xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xi64>, sym_name = "convert_f32_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<61xf32>):
    %24 = "stablehlo.convert"(%arg24) : (tensor<61xf32>) -> tensor<61xi64>
    "func.return"(%24) : (tensor<61xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xui8>, sym_name = "convert_f32_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<61xf32>):
    %23 = "stablehlo.convert"(%arg23) : (tensor<61xf32>) -> tensor<61xui8>
    "func.return"(%23) : (tensor<61xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xui16>, sym_name = "convert_f32_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<61xf32>):
    %22 = "stablehlo.convert"(%arg22) : (tensor<61xf32>) -> tensor<61xui16>
    "func.return"(%22) : (tensor<61xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xui32>, sym_name = "convert_f32_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<61xf32>):
    %21 = "stablehlo.convert"(%arg21) : (tensor<61xf32>) -> tensor<61xui32>
    "func.return"(%21) : (tensor<61xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xui64>, sym_name = "convert_f32_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<61xf32>):
    %20 = "stablehlo.convert"(%arg20) : (tensor<61xf32>) -> tensor<61xui64>
    "func.return"(%20) : (tensor<61xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xf16>, sym_name = "convert_f32_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<61xf32>):
    %19 = "stablehlo.convert"(%arg19) : (tensor<61xf32>) -> tensor<61xf16>
    "func.return"(%19) : (tensor<61xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xbf16>, sym_name = "convert_f32_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<61xf32>):
    %18 = "stablehlo.convert"(%arg18) : (tensor<61xf32>) -> tensor<61xbf16>
    "func.return"(%18) : (tensor<61xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xf32>, sym_name = "convert_f32_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<61xf32>):
    %17 = "stablehlo.convert"(%arg17) : (tensor<61xf32>) -> tensor<61xf32>
    "func.return"(%17) : (tensor<61xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf32>) -> tensor<61xf64>, sym_name = "convert_f32_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<61xf32>):
    %16 = "stablehlo.convert"(%arg16) : (tensor<61xf32>) -> tensor<61xf64>
    "func.return"(%16) : (tensor<61xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xi1>, sym_name = "convert_f64_to_i1", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<61xf64>):
    %15 = "stablehlo.convert"(%arg15) : (tensor<61xf64>) -> tensor<61xi1>
    "func.return"(%15) : (tensor<61xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xi8>, sym_name = "convert_f64_to_i8", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<61xf64>):
    %14 = "stablehlo.convert"(%arg14) : (tensor<61xf64>) -> tensor<61xi8>
    "func.return"(%14) : (tensor<61xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xi16>, sym_name = "convert_f64_to_i16", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<61xf64>):
    %13 = "stablehlo.convert"(%arg13) : (tensor<61xf64>) -> tensor<61xi16>
    "func.return"(%13) : (tensor<61xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xi32>, sym_name = "convert_f64_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<61xf64>):
    %12 = "stablehlo.convert"(%arg12) : (tensor<61xf64>) -> tensor<61xi32>
    "func.return"(%12) : (tensor<61xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xi64>, sym_name = "convert_f64_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<61xf64>):
    %11 = "stablehlo.convert"(%arg11) : (tensor<61xf64>) -> tensor<61xi64>
    "func.return"(%11) : (tensor<61xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xui8>, sym_name = "convert_f64_to_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<61xf64>):
    %10 = "stablehlo.convert"(%arg10) : (tensor<61xf64>) -> tensor<61xui8>
    "func.return"(%10) : (tensor<61xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xui16>, sym_name = "convert_f64_to_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<61xf64>):
    %9 = "stablehlo.convert"(%arg9) : (tensor<61xf64>) -> tensor<61xui16>
    "func.return"(%9) : (tensor<61xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xui32>, sym_name = "convert_f64_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<61xf64>):
    %8 = "stablehlo.convert"(%arg8) : (tensor<61xf64>) -> tensor<61xui32>
    "func.return"(%8) : (tensor<61xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xui64>, sym_name = "convert_f64_to_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<61xf64>):
    %7 = "stablehlo.convert"(%arg7) : (tensor<61xf64>) -> tensor<61xui64>
    "func.return"(%7) : (tensor<61xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xf16>, sym_name = "convert_f64_to_f16", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<61xf64>):
    %6 = "stablehlo.convert"(%arg6) : (tensor<61xf64>) -> tensor<61xf16>
    "func.return"(%6) : (tensor<61xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xbf16>, sym_name = "convert_f64_to_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<61xf64>):
    %5 = "stablehlo.convert"(%arg5) : (tensor<61xf64>) -> tensor<61xbf16>
    "func.return"(%5) : (tensor<61xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xf32>, sym_name = "convert_f64_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<61xf64>):
    %4 = "stablehlo.convert"(%arg4) : (tensor<61xf64>) -> tensor<61xf32>
    "func.return"(%4) : (tensor<61xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<61xf64>) -> tensor<61xf64>, sym_name = "convert_f64_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<61xf64>):
    %3 = "stablehlo.convert"(%arg3) : (tensor<61xf64>) -> tensor<61xf64>
    "func.return"(%3) : (tensor<61xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>) -> tensor<f32>, sym_name = "convert_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<i32>):
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    "func.return"(%2) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>) -> tensor<0x3xf32>, sym_name = "convert_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x3xi32>):
    %1 = "stablehlo.convert"(%arg1) : (tensor<0x3xi32>) -> tensor<0x3xf32>
    "func.return"(%1) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi32>) -> tensor<3x1x37xf32>, sym_name = "convert_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xi32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x1x37xi32>) -> tensor<3x1x37xf32>
    "func.return"(%0) : (tensor<3x1x37xf32>) -> ()
  }) : () -> ()
}) : () -> ()
