"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x6xi1>, tensor<6x5xi1>) -> tensor<4x5xi1>, sym_name = "dot_general_i1", sym_visibility = "public"}> ({
  ^bb0(%arg254: tensor<4x6xi1>, %arg255: tensor<6x5xi1>):
    %137 = "stablehlo.dot_general"(%arg254, %arg255) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xi1>, tensor<6x5xi1>) -> tensor<4x5xi1>
    "func.return"(%137) : (tensor<4x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi1>, tensor<2x4x5xi1>) -> tensor<2x3x5xi1>, sym_name = "dot_general_i1_batch", sym_visibility = "public"}> ({
  ^bb0(%arg252: tensor<2x3x4xi1>, %arg253: tensor<2x4x5xi1>):
    %136 = "stablehlo.dot_general"(%arg252, %arg253) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi1>, tensor<2x4x5xi1>) -> tensor<2x3x5xi1>
    "func.return"(%136) : (tensor<2x3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi8>, tensor<6x5xi8>) -> tensor<4x5xi8>, sym_name = "dot_general_i8", sym_visibility = "public"}> ({
  ^bb0(%arg250: tensor<4x6xi8>, %arg251: tensor<6x5xi8>):
    %135 = "stablehlo.dot_general"(%arg250, %arg251) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xi8>, tensor<6x5xi8>) -> tensor<4x5xi8>
    "func.return"(%135) : (tensor<4x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi8>, sym_name = "dot_general_i8_batch", sym_visibility = "public"}> ({
  ^bb0(%arg248: tensor<2x3x4xi8>, %arg249: tensor<2x4x5xi8>):
    %134 = "stablehlo.dot_general"(%arg248, %arg249) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi8>
    "func.return"(%134) : (tensor<2x3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi16>, tensor<6x5xi16>) -> tensor<4x5xi16>, sym_name = "dot_general_i16", sym_visibility = "public"}> ({
  ^bb0(%arg246: tensor<4x6xi16>, %arg247: tensor<6x5xi16>):
    %133 = "stablehlo.dot_general"(%arg246, %arg247) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xi16>, tensor<6x5xi16>) -> tensor<4x5xi16>
    "func.return"(%133) : (tensor<4x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi16>, tensor<2x4x5xi16>) -> tensor<2x3x5xi16>, sym_name = "dot_general_i16_batch", sym_visibility = "public"}> ({
  ^bb0(%arg244: tensor<2x3x4xi16>, %arg245: tensor<2x4x5xi16>):
    %132 = "stablehlo.dot_general"(%arg244, %arg245) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi16>, tensor<2x4x5xi16>) -> tensor<2x3x5xi16>
    "func.return"(%132) : (tensor<2x3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi32>, tensor<6x5xi32>) -> tensor<4x5xi32>, sym_name = "dot_general_i32", sym_visibility = "public"}> ({
  ^bb0(%arg242: tensor<4x6xi32>, %arg243: tensor<6x5xi32>):
    %131 = "stablehlo.dot_general"(%arg242, %arg243) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xi32>, tensor<6x5xi32>) -> tensor<4x5xi32>
    "func.return"(%131) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>, sym_name = "dot_general_i32_batch", sym_visibility = "public"}> ({
  ^bb0(%arg240: tensor<2x3x4xi32>, %arg241: tensor<2x4x5xi32>):
    %130 = "stablehlo.dot_general"(%arg240, %arg241) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>
    "func.return"(%130) : (tensor<2x3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi64>, tensor<6x5xi64>) -> tensor<4x5xi64>, sym_name = "dot_general_i64", sym_visibility = "public"}> ({
  ^bb0(%arg238: tensor<4x6xi64>, %arg239: tensor<6x5xi64>):
    %129 = "stablehlo.dot_general"(%arg238, %arg239) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xi64>, tensor<6x5xi64>) -> tensor<4x5xi64>
    "func.return"(%129) : (tensor<4x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi64>, tensor<2x4x5xi64>) -> tensor<2x3x5xi64>, sym_name = "dot_general_i64_batch", sym_visibility = "public"}> ({
  ^bb0(%arg236: tensor<2x3x4xi64>, %arg237: tensor<2x4x5xi64>):
    %128 = "stablehlo.dot_general"(%arg236, %arg237) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi64>, tensor<2x4x5xi64>) -> tensor<2x3x5xi64>
    "func.return"(%128) : (tensor<2x3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui8>, tensor<6x5xui8>) -> tensor<4x5xui8>, sym_name = "dot_general_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg234: tensor<4x6xui8>, %arg235: tensor<6x5xui8>):
    %127 = "stablehlo.dot_general"(%arg234, %arg235) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xui8>, tensor<6x5xui8>) -> tensor<4x5xui8>
    "func.return"(%127) : (tensor<4x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<2x3x5xui8>, sym_name = "dot_general_ui8_batch", sym_visibility = "public"}> ({
  ^bb0(%arg232: tensor<2x3x4xui8>, %arg233: tensor<2x4x5xui8>):
    %126 = "stablehlo.dot_general"(%arg232, %arg233) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<2x3x5xui8>
    "func.return"(%126) : (tensor<2x3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui16>, tensor<6x5xui16>) -> tensor<4x5xui16>, sym_name = "dot_general_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg230: tensor<4x6xui16>, %arg231: tensor<6x5xui16>):
    %125 = "stablehlo.dot_general"(%arg230, %arg231) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xui16>, tensor<6x5xui16>) -> tensor<4x5xui16>
    "func.return"(%125) : (tensor<4x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui16>, tensor<2x4x5xui16>) -> tensor<2x3x5xui16>, sym_name = "dot_general_ui16_batch", sym_visibility = "public"}> ({
  ^bb0(%arg228: tensor<2x3x4xui16>, %arg229: tensor<2x4x5xui16>):
    %124 = "stablehlo.dot_general"(%arg228, %arg229) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui16>, tensor<2x4x5xui16>) -> tensor<2x3x5xui16>
    "func.return"(%124) : (tensor<2x3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui32>, tensor<6x5xui32>) -> tensor<4x5xui32>, sym_name = "dot_general_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg226: tensor<4x6xui32>, %arg227: tensor<6x5xui32>):
    %123 = "stablehlo.dot_general"(%arg226, %arg227) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xui32>, tensor<6x5xui32>) -> tensor<4x5xui32>
    "func.return"(%123) : (tensor<4x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui32>, tensor<2x4x5xui32>) -> tensor<2x3x5xui32>, sym_name = "dot_general_ui32_batch", sym_visibility = "public"}> ({
  ^bb0(%arg224: tensor<2x3x4xui32>, %arg225: tensor<2x4x5xui32>):
    %122 = "stablehlo.dot_general"(%arg224, %arg225) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui32>, tensor<2x4x5xui32>) -> tensor<2x3x5xui32>
    "func.return"(%122) : (tensor<2x3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui64>, tensor<6x5xui64>) -> tensor<4x5xui64>, sym_name = "dot_general_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg222: tensor<4x6xui64>, %arg223: tensor<6x5xui64>):
    %121 = "stablehlo.dot_general"(%arg222, %arg223) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xui64>, tensor<6x5xui64>) -> tensor<4x5xui64>
    "func.return"(%121) : (tensor<4x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xui64>, tensor<2x4x5xui64>) -> tensor<2x3x5xui64>, sym_name = "dot_general_ui64_batch", sym_visibility = "public"}> ({
  ^bb0(%arg220: tensor<2x3x4xui64>, %arg221: tensor<2x4x5xui64>):
    %120 = "stablehlo.dot_general"(%arg220, %arg221) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui64>, tensor<2x4x5xui64>) -> tensor<2x3x5xui64>
    "func.return"(%120) : (tensor<2x3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf16>, tensor<6x5xf16>) -> tensor<4x5xf16>, sym_name = "dot_general_f16", sym_visibility = "public"}> ({
  ^bb0(%arg218: tensor<4x6xf16>, %arg219: tensor<6x5xf16>):
    %119 = "stablehlo.dot_general"(%arg218, %arg219) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf16>, tensor<6x5xf16>) -> tensor<4x5xf16>
    "func.return"(%119) : (tensor<4x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf16>, sym_name = "dot_general_f16_batch", sym_visibility = "public"}> ({
  ^bb0(%arg216: tensor<2x3x4xf16>, %arg217: tensor<2x4x5xf16>):
    %118 = "stablehlo.dot_general"(%arg216, %arg217) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf16>
    "func.return"(%118) : (tensor<2x3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xbf16>, tensor<6x5xbf16>) -> tensor<4x5xbf16>, sym_name = "dot_general_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg214: tensor<4x6xbf16>, %arg215: tensor<6x5xbf16>):
    %117 = "stablehlo.dot_general"(%arg214, %arg215) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xbf16>, tensor<6x5xbf16>) -> tensor<4x5xbf16>
    "func.return"(%117) : (tensor<4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>, sym_name = "dot_general_bf16_batch", sym_visibility = "public"}> ({
  ^bb0(%arg212: tensor<2x3x4xbf16>, %arg213: tensor<2x4x5xbf16>):
    %116 = "stablehlo.dot_general"(%arg212, %arg213) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>
    "func.return"(%116) : (tensor<2x3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32", sym_visibility = "public"}> ({
  ^bb0(%arg210: tensor<4x6xf32>, %arg211: tensor<6x5xf32>):
    %115 = "stablehlo.dot_general"(%arg210, %arg211) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
    "func.return"(%115) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>, sym_name = "dot_general_f32_batch", sym_visibility = "public"}> ({
  ^bb0(%arg208: tensor<2x3x4xf32>, %arg209: tensor<2x4x5xf32>):
    %114 = "stablehlo.dot_general"(%arg208, %arg209) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    "func.return"(%114) : (tensor<2x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf64>, tensor<6x5xf64>) -> tensor<4x5xf64>, sym_name = "dot_general_f64", sym_visibility = "public"}> ({
  ^bb0(%arg206: tensor<4x6xf64>, %arg207: tensor<6x5xf64>):
    %113 = "stablehlo.dot_general"(%arg206, %arg207) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf64>, tensor<6x5xf64>) -> tensor<4x5xf64>
    "func.return"(%113) : (tensor<4x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<2x3x5xf64>, sym_name = "dot_general_f64_batch", sym_visibility = "public"}> ({
  ^bb0(%arg204: tensor<2x3x4xf64>, %arg205: tensor<2x4x5xf64>):
    %112 = "stablehlo.dot_general"(%arg204, %arg205) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<2x3x5xf64>
    "func.return"(%112) : (tensor<2x3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xbf16>, tensor<6x5xbf16>) -> tensor<4x5xf32>, sym_name = "dot_general_bf16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg202: tensor<4x6xbf16>, %arg203: tensor<6x5xbf16>):
    %111 = "stablehlo.dot_general"(%arg202, %arg203) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xbf16>, tensor<6x5xbf16>) -> tensor<4x5xf32>
    "func.return"(%111) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf16>, tensor<6x5xf16>) -> tensor<4x5xf32>, sym_name = "dot_general_f16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg200: tensor<4x6xf16>, %arg201: tensor<6x5xf16>):
    %110 = "stablehlo.dot_general"(%arg200, %arg201) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf16>, tensor<6x5xf16>) -> tensor<4x5xf32>
    "func.return"(%110) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi8>, tensor<6x5xi8>) -> tensor<4x5xi32>, sym_name = "dot_general_i8_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg198: tensor<4x6xi8>, %arg199: tensor<6x5xi8>):
    %109 = "stablehlo.dot_general"(%arg198, %arg199) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xi8>, tensor<6x5xi8>) -> tensor<4x5xi32>
    "func.return"(%109) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui8>, tensor<6x5xui8>) -> tensor<4x5xi32>, sym_name = "dot_general_ui8_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg196: tensor<4x6xui8>, %arg197: tensor<6x5xui8>):
    %108 = "stablehlo.dot_general"(%arg196, %arg197) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xui8>, tensor<6x5xui8>) -> tensor<4x5xi32>
    "func.return"(%108) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui8>, tensor<6x5xui8>) -> tensor<4x5xui32>, sym_name = "dot_general_ui8_to_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg194: tensor<4x6xui8>, %arg195: tensor<6x5xui8>):
    %107 = "stablehlo.dot_general"(%arg194, %arg195) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xui8>, tensor<6x5xui8>) -> tensor<4x5xui32>
    "func.return"(%107) : (tensor<4x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf64>, sym_name = "dot_general_f32_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg192: tensor<4x6xf32>, %arg193: tensor<6x5xf32>):
    %106 = "stablehlo.dot_general"(%arg192, %arg193) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf64>
    "func.return"(%106) : (tensor<4x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi16>, tensor<6x5xi16>) -> tensor<4x5xi64>, sym_name = "dot_general_i16_to_i64", sym_visibility = "public"}> ({
  ^bb0(%arg190: tensor<4x6xi16>, %arg191: tensor<6x5xi16>):
    %105 = "stablehlo.dot_general"(%arg190, %arg191) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xi16>, tensor<6x5xi16>) -> tensor<4x5xi64>
    "func.return"(%105) : (tensor<4x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xbf16>, tensor<6x5xbf16>) -> tensor<4x5xf64>, sym_name = "dot_general_bf16_to_f64", sym_visibility = "public"}> ({
  ^bb0(%arg188: tensor<4x6xbf16>, %arg189: tensor<6x5xbf16>):
    %104 = "stablehlo.dot_general"(%arg188, %arg189) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xbf16>, tensor<6x5xbf16>) -> tensor<4x5xf64>
    "func.return"(%104) : (tensor<4x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui8>, tensor<6x5xui8>) -> tensor<4x5xi32>, sym_name = "dot_general_ui8_to_i32_large", sym_visibility = "public"}> ({
  ^bb0(%arg186: tensor<4x6xui8>, %arg187: tensor<6x5xui8>):
    %103 = "stablehlo.dot_general"(%arg186, %arg187) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xui8>, tensor<6x5xui8>) -> tensor<4x5xi32>
    "func.return"(%103) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui16>, tensor<6x5xui16>) -> tensor<4x5xui32>, sym_name = "dot_general_ui16_to_ui32_large", sym_visibility = "public"}> ({
  ^bb0(%arg184: tensor<4x6xui16>, %arg185: tensor<6x5xui16>):
    %102 = "stablehlo.dot_general"(%arg184, %arg185) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xui16>, tensor<6x5xui16>) -> tensor<4x5xui32>
    "func.return"(%102) : (tensor<4x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi1>, tensor<6x5xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32_of_converted_i1", sym_visibility = "public"}> ({
  ^bb0(%arg182: tensor<4x6xi1>, %arg183: tensor<6x5xf32>):
    %100 = "stablehlo.convert"(%arg182) : (tensor<4x6xi1>) -> tensor<4x6xf32>
    %101 = "stablehlo.dot_general"(%100, %arg183) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
    "func.return"(%101) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi1>, tensor<6x5xi32>) -> tensor<4x5xi32>, sym_name = "dot_general_i32_of_converted_i1", sym_visibility = "public"}> ({
  ^bb0(%arg180: tensor<4x6xi1>, %arg181: tensor<6x5xi32>):
    %98 = "stablehlo.convert"(%arg180) : (tensor<4x6xi1>) -> tensor<4x6xi32>
    %99 = "stablehlo.dot_general"(%98, %arg181) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xi32>, tensor<6x5xi32>) -> tensor<4x5xi32>
    "func.return"(%99) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui8>, tensor<6x5xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32_of_converted_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg178: tensor<4x6xui8>, %arg179: tensor<6x5xf32>):
    %96 = "stablehlo.convert"(%arg178) : (tensor<4x6xui8>) -> tensor<4x6xf32>
    %97 = "stablehlo.dot_general"(%96, %arg179) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
    "func.return"(%97) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui16>, tensor<6x5xf64>) -> tensor<4x5xf64>, sym_name = "dot_general_f64_of_converted_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg176: tensor<4x6xui16>, %arg177: tensor<6x5xf64>):
    %94 = "stablehlo.convert"(%arg176) : (tensor<4x6xui16>) -> tensor<4x6xf64>
    %95 = "stablehlo.dot_general"(%94, %arg177) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf64>, tensor<6x5xf64>) -> tensor<4x5xf64>
    "func.return"(%95) : (tensor<4x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xui32>, tensor<6x5xf64>) -> tensor<4x5xf64>, sym_name = "dot_general_f64_of_converted_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg174: tensor<4x6xui32>, %arg175: tensor<6x5xf64>):
    %92 = "stablehlo.convert"(%arg174) : (tensor<4x6xui32>) -> tensor<4x6xf64>
    %93 = "stablehlo.dot_general"(%92, %arg175) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf64>, tensor<6x5xf64>) -> tensor<4x5xf64>
    "func.return"(%93) : (tensor<4x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x40xf32>, tensor<40x9xf32>) -> tensor<7x9xf32>, sym_name = "dot_general_f32_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg172: tensor<7x40xf32>, %arg173: tensor<40x9xf32>):
    %91 = "stablehlo.dot_general"(%arg172, %arg173) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x40xf32>, tensor<40x9xf32>) -> tensor<7x9xf32>
    "func.return"(%91) : (tensor<7x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x40xf64>, tensor<40x9xf64>) -> tensor<7x9xf64>, sym_name = "dot_general_f64_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg170: tensor<7x40xf64>, %arg171: tensor<40x9xf64>):
    %90 = "stablehlo.dot_general"(%arg170, %arg171) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x40xf64>, tensor<40x9xf64>) -> tensor<7x9xf64>
    "func.return"(%90) : (tensor<7x9xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x40xbf16>, tensor<40x9xbf16>) -> tensor<7x9xbf16>, sym_name = "dot_general_bf16_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg168: tensor<7x40xbf16>, %arg169: tensor<40x9xbf16>):
    %89 = "stablehlo.dot_general"(%arg168, %arg169) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x40xbf16>, tensor<40x9xbf16>) -> tensor<7x9xbf16>
    "func.return"(%89) : (tensor<7x9xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x40xf16>, tensor<40x9xf16>) -> tensor<7x9xf16>, sym_name = "dot_general_f16_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg166: tensor<7x40xf16>, %arg167: tensor<40x9xf16>):
    %88 = "stablehlo.dot_general"(%arg166, %arg167) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x40xf16>, tensor<40x9xf16>) -> tensor<7x9xf16>
    "func.return"(%88) : (tensor<7x9xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>, sym_name = "dot_general_f32_plain_precision", sym_visibility = "public"}> ({
  ^bb0(%arg164: tensor<4x8xf32>, %arg165: tensor<8x4xf32>):
    %87 = "stablehlo.dot_general"(%arg164, %arg165) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    "func.return"(%87) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x4xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32_left_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg162: tensor<6x4xf32>, %arg163: tensor<6x5xf32>):
    %86 = "stablehlo.dot_general"(%arg162, %arg163) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
    "func.return"(%86) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32_right_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg160: tensor<4x6xf32>, %arg161: tensor<5x6xf32>):
    %85 = "stablehlo.dot_general"(%arg160, %arg161) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    "func.return"(%85) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x4xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32_both_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg158: tensor<6x4xf32>, %arg159: tensor<5x6xf32>):
    %84 = "stablehlo.dot_general"(%arg158, %arg159) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<6x4xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    "func.return"(%84) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>, sym_name = "dot_general_f32_vectors", sym_visibility = "public"}> ({
  ^bb0(%arg156: tensor<9xf32>, %arg157: tensor<9xf32>):
    %83 = "stablehlo.dot_general"(%arg156, %arg157) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
    "func.return"(%83) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4xf32>, sym_name = "dot_general_f32_matrix_vector", sym_visibility = "public"}> ({
  ^bb0(%arg154: tensor<4x6xf32>, %arg155: tensor<6xf32>):
    %82 = "stablehlo.dot_general"(%arg154, %arg155) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4xf32>
    "func.return"(%82) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6xf32>, tensor<6x4xf32>) -> tensor<4xf32>, sym_name = "dot_general_f32_vector_matrix", sym_visibility = "public"}> ({
  ^bb0(%arg152: tensor<6xf32>, %arg153: tensor<6x4xf32>):
    %81 = "stablehlo.dot_general"(%arg152, %arg153) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<6xf32>, tensor<6x4xf32>) -> tensor<4xf32>
    "func.return"(%81) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<5xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32_outer", sym_visibility = "public"}> ({
  ^bb0(%arg150: tensor<4xf32>, %arg151: tensor<5xf32>):
    %80 = "stablehlo.dot_general"(%arg150, %arg151) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<4xf32>, tensor<5xf32>) -> tensor<4x5xf32>
    "func.return"(%80) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>, sym_name = "dot_general_f32_outer_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg148: tensor<2x3xf32>, %arg149: tensor<4xf32>):
    %79 = "stablehlo.dot_general"(%arg148, %arg149) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%79) : (tensor<2x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xf32>, tensor<2x3x5xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32_two_contracted", sym_visibility = "public"}> ({
  ^bb0(%arg146: tensor<4x2x3xf32>, %arg147: tensor<2x3x5xf32>):
    %78 = "stablehlo.dot_general"(%arg146, %arg147) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [0, 1]>}> : (tensor<4x2x3xf32>, tensor<2x3x5xf32>) -> tensor<4x5xf32>
    "func.return"(%78) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xf32>, tensor<3x5x2xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32_contracted_swapped", sym_visibility = "public"}> ({
  ^bb0(%arg144: tensor<4x2x3xf32>, %arg145: tensor<3x5x2xf32>):
    %77 = "stablehlo.dot_general"(%arg144, %arg145) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [0, 2]>}> : (tensor<4x2x3xf32>, tensor<3x5x2xf32>) -> tensor<4x5xf32>
    "func.return"(%77) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<f32>, sym_name = "dot_general_f32_all_contracted", sym_visibility = "public"}> ({
  ^bb0(%arg142: tensor<2x3xf32>, %arg143: tensor<3x2xf32>):
    %76 = "stablehlo.dot_general"(%arg142, %arg143) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<f32>
    "func.return"(%76) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4x2xf32>, tensor<2x3x2x5xf32>) -> tensor<2x3x4x5xf32>, sym_name = "dot_general_f32_two_batch", sym_visibility = "public"}> ({
  ^bb0(%arg140: tensor<2x3x4x2xf32>, %arg141: tensor<2x3x2x5xf32>):
    %75 = "stablehlo.dot_general"(%arg140, %arg141) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4x2xf32>, tensor<2x3x2x5xf32>) -> tensor<2x3x4x5xf32>
    "func.return"(%75) : (tensor<2x3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<3x4x2xf32>) -> tensor<2x3xf32>, sym_name = "dot_general_f32_batch_swapped", sym_visibility = "public"}> ({
  ^bb0(%arg138: tensor<2x3x4xf32>, %arg139: tensor<3x4x2xf32>):
    %74 = "stablehlo.dot_general"(%arg138, %arg139) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<3x4x2xf32>) -> tensor<2x3xf32>
    "func.return"(%74) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3x2xf32>, tensor<3x5x2xf32>) -> tensor<2x4x5xf32>, sym_name = "dot_general_f32_batch_last", sym_visibility = "public"}> ({
  ^bb0(%arg136: tensor<4x3x2xf32>, %arg137: tensor<3x5x2xf32>):
    %73 = "stablehlo.dot_general"(%arg136, %arg137) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3x2xf32>, tensor<3x5x2xf32>) -> tensor<2x4x5xf32>
    "func.return"(%73) : (tensor<2x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xf32>, tensor<3x2x5xf32>) -> tensor<2x4x5xf32>, sym_name = "dot_general_f32_batch_middle", sym_visibility = "public"}> ({
  ^bb0(%arg134: tensor<4x2x3xf32>, %arg135: tensor<3x2x5xf32>):
    %72 = "stablehlo.dot_general"(%arg134, %arg135) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<4x2x3xf32>, tensor<3x2x5xf32>) -> tensor<2x4x5xf32>
    "func.return"(%72) : (tensor<2x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x3x4xf32>, tensor<2x6x3x4xf32>) -> tensor<2x3x5x6xf32>, sym_name = "dot_general_f32_attention", sym_visibility = "public"}> ({
  ^bb0(%arg132: tensor<2x5x3x4xf32>, %arg133: tensor<2x6x3x4xf32>):
    %71 = "stablehlo.dot_general"(%arg132, %arg133) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>}> : (tensor<2x5x3x4xf32>, tensor<2x6x3x4xf32>) -> tensor<2x3x5x6xf32>
    "func.return"(%71) : (tensor<2x3x5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "dot_general_f32_batch_only", sym_visibility = "public"}> ({
  ^bb0(%arg130: tensor<2x3xf32>, %arg131: tensor<2x3xf32>):
    %70 = "stablehlo.dot_general"(%arg130, %arg131) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%70) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2xf32>, sym_name = "dot_general_f32_batch_vectors", sym_visibility = "public"}> ({
  ^bb0(%arg128: tensor<2x7xf32>, %arg129: tensor<2x7xf32>):
    %69 = "stablehlo.dot_general"(%arg128, %arg129) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2xf32>
    "func.return"(%69) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "dot_general_f32_scalars", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<f32>, %arg127: tensor<f32>):
    %68 = "stablehlo.dot_general"(%arg126, %arg127) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%68) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "dot_general_f32_scalar_matrix", sym_visibility = "public"}> ({
  ^bb0(%arg124: tensor<f32>, %arg125: tensor<2x3xf32>):
    %67 = "stablehlo.dot_general"(%arg124, %arg125) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%67) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x0xf32>, tensor<0x5xf32>) -> tensor<4x5xf32>, sym_name = "dot_general_f32_zero_contraction", sym_visibility = "public"}> ({
  ^bb0(%arg122: tensor<4x0xf32>, %arg123: tensor<0x5xf32>):
    %66 = "stablehlo.dot_general"(%arg122, %arg123) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x0xf32>, tensor<0x5xf32>) -> tensor<4x5xf32>
    "func.return"(%66) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x6xf32>, tensor<6x5xf32>) -> tensor<0x5xf32>, sym_name = "dot_general_f32_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<0x6xf32>, %arg121: tensor<6x5xf32>):
    %65 = "stablehlo.dot_general"(%arg120, %arg121) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x6xf32>, tensor<6x5xf32>) -> tensor<0x5xf32>
    "func.return"(%65) : (tensor<0x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3x4xf32>, tensor<0x4x5xf32>) -> tensor<0x3x5xf32>, sym_name = "dot_general_f32_empty_batch", sym_visibility = "public"}> ({
  ^bb0(%arg118: tensor<0x3x4xf32>, %arg119: tensor<0x4x5xf32>):
    %64 = "stablehlo.dot_general"(%arg118, %arg119) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<0x3x4xf32>, tensor<0x4x5xf32>) -> tensor<0x3x5xf32>
    "func.return"(%64) : (tensor<0x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>, sym_name = "dot_general_f32_unit", sym_visibility = "public"}> ({
  ^bb0(%arg116: tensor<1x1xf32>, %arg117: tensor<1x1xf32>):
    %63 = "stablehlo.dot_general"(%arg116, %arg117) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    "func.return"(%63) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2x2x3xf32>, tensor<3x2x3x2xf32>) -> tensor<2x2x3x3xf32>, sym_name = "dot_general_f32_rank5", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<2x3x2x2x3xf32>, %arg115: tensor<3x2x3x2xf32>):
    %62 = "stablehlo.dot_general"(%arg114, %arg115) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [1, 3], rhs_contracting_dimensions = [2, 1]>}> : (tensor<2x3x2x2x3xf32>, tensor<3x2x3x2xf32>) -> tensor<2x2x3x3xf32>
    "func.return"(%62) : (tensor<2x2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<17x33xf32>, tensor<33x19xf32>) -> tensor<17x19xf32>, sym_name = "dot_general_f32_larger", sym_visibility = "public"}> ({
  ^bb0(%arg112: tensor<17x33xf32>, %arg113: tensor<33x19xf32>):
    %61 = "stablehlo.dot_general"(%arg112, %arg113) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x33xf32>, tensor<33x19xf32>) -> tensor<17x19xf32>
    "func.return"(%61) : (tensor<17x19xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x4xi32>, tensor<6x5xi32>) -> tensor<4x5xi32>, sym_name = "dot_general_i32_left_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg110: tensor<6x4xi32>, %arg111: tensor<6x5xi32>):
    %60 = "stablehlo.dot_general"(%arg110, %arg111) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<6x4xi32>, tensor<6x5xi32>) -> tensor<4x5xi32>
    "func.return"(%60) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi32>, tensor<5x6xi32>) -> tensor<4x5xi32>, sym_name = "dot_general_i32_right_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg108: tensor<4x6xi32>, %arg109: tensor<5x6xi32>):
    %59 = "stablehlo.dot_general"(%arg108, %arg109) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x6xi32>, tensor<5x6xi32>) -> tensor<4x5xi32>
    "func.return"(%59) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x4xi32>, tensor<5x6xi32>) -> tensor<4x5xi32>, sym_name = "dot_general_i32_both_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg106: tensor<6x4xi32>, %arg107: tensor<5x6xi32>):
    %58 = "stablehlo.dot_general"(%arg106, %arg107) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<6x4xi32>, tensor<5x6xi32>) -> tensor<4x5xi32>
    "func.return"(%58) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xi32>, tensor<9xi32>) -> tensor<i32>, sym_name = "dot_general_i32_vectors", sym_visibility = "public"}> ({
  ^bb0(%arg104: tensor<9xi32>, %arg105: tensor<9xi32>):
    %57 = "stablehlo.dot_general"(%arg104, %arg105) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<9xi32>, tensor<9xi32>) -> tensor<i32>
    "func.return"(%57) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi32>, tensor<6xi32>) -> tensor<4xi32>, sym_name = "dot_general_i32_matrix_vector", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<4x6xi32>, %arg103: tensor<6xi32>):
    %56 = "stablehlo.dot_general"(%arg102, %arg103) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xi32>, tensor<6xi32>) -> tensor<4xi32>
    "func.return"(%56) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6xi32>, tensor<6x4xi32>) -> tensor<4xi32>, sym_name = "dot_general_i32_vector_matrix", sym_visibility = "public"}> ({
  ^bb0(%arg100: tensor<6xi32>, %arg101: tensor<6x4xi32>):
    %55 = "stablehlo.dot_general"(%arg100, %arg101) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<6xi32>, tensor<6x4xi32>) -> tensor<4xi32>
    "func.return"(%55) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi32>, tensor<5xi32>) -> tensor<4x5xi32>, sym_name = "dot_general_i32_outer", sym_visibility = "public"}> ({
  ^bb0(%arg98: tensor<4xi32>, %arg99: tensor<5xi32>):
    %54 = "stablehlo.dot_general"(%arg98, %arg99) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<4xi32>, tensor<5xi32>) -> tensor<4x5xi32>
    "func.return"(%54) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<4xi32>) -> tensor<2x3x4xi32>, sym_name = "dot_general_i32_outer_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg96: tensor<2x3xi32>, %arg97: tensor<4xi32>):
    %53 = "stablehlo.dot_general"(%arg96, %arg97) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<2x3xi32>, tensor<4xi32>) -> tensor<2x3x4xi32>
    "func.return"(%53) : (tensor<2x3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xi32>, tensor<2x3x5xi32>) -> tensor<4x5xi32>, sym_name = "dot_general_i32_two_contracted", sym_visibility = "public"}> ({
  ^bb0(%arg94: tensor<4x2x3xi32>, %arg95: tensor<2x3x5xi32>):
    %52 = "stablehlo.dot_general"(%arg94, %arg95) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [0, 1]>}> : (tensor<4x2x3xi32>, tensor<2x3x5xi32>) -> tensor<4x5xi32>
    "func.return"(%52) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xi32>, tensor<3x5x2xi32>) -> tensor<4x5xi32>, sym_name = "dot_general_i32_contracted_swapped", sym_visibility = "public"}> ({
  ^bb0(%arg92: tensor<4x2x3xi32>, %arg93: tensor<3x5x2xi32>):
    %51 = "stablehlo.dot_general"(%arg92, %arg93) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [0, 2]>}> : (tensor<4x2x3xi32>, tensor<3x5x2xi32>) -> tensor<4x5xi32>
    "func.return"(%51) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<i32>, sym_name = "dot_general_i32_all_contracted", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<2x3xi32>, %arg91: tensor<3x2xi32>):
    %50 = "stablehlo.dot_general"(%arg90, %arg91) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<i32>
    "func.return"(%50) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4x2xi32>, tensor<2x3x2x5xi32>) -> tensor<2x3x4x5xi32>, sym_name = "dot_general_i32_two_batch", sym_visibility = "public"}> ({
  ^bb0(%arg88: tensor<2x3x4x2xi32>, %arg89: tensor<2x3x2x5xi32>):
    %49 = "stablehlo.dot_general"(%arg88, %arg89) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4x2xi32>, tensor<2x3x2x5xi32>) -> tensor<2x3x4x5xi32>
    "func.return"(%49) : (tensor<2x3x4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xi32>, tensor<3x4x2xi32>) -> tensor<2x3xi32>, sym_name = "dot_general_i32_batch_swapped", sym_visibility = "public"}> ({
  ^bb0(%arg86: tensor<2x3x4xi32>, %arg87: tensor<3x4x2xi32>):
    %48 = "stablehlo.dot_general"(%arg86, %arg87) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi32>, tensor<3x4x2xi32>) -> tensor<2x3xi32>
    "func.return"(%48) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3x2xi32>, tensor<3x5x2xi32>) -> tensor<2x4x5xi32>, sym_name = "dot_general_i32_batch_last", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<4x3x2xi32>, %arg85: tensor<3x5x2xi32>):
    %47 = "stablehlo.dot_general"(%arg84, %arg85) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3x2xi32>, tensor<3x5x2xi32>) -> tensor<2x4x5xi32>
    "func.return"(%47) : (tensor<2x4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xi32>, tensor<3x2x5xi32>) -> tensor<2x4x5xi32>, sym_name = "dot_general_i32_batch_middle", sym_visibility = "public"}> ({
  ^bb0(%arg82: tensor<4x2x3xi32>, %arg83: tensor<3x2x5xi32>):
    %46 = "stablehlo.dot_general"(%arg82, %arg83) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<4x2x3xi32>, tensor<3x2x5xi32>) -> tensor<2x4x5xi32>
    "func.return"(%46) : (tensor<2x4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x3x4xi32>, tensor<2x6x3x4xi32>) -> tensor<2x3x5x6xi32>, sym_name = "dot_general_i32_attention", sym_visibility = "public"}> ({
  ^bb0(%arg80: tensor<2x5x3x4xi32>, %arg81: tensor<2x6x3x4xi32>):
    %45 = "stablehlo.dot_general"(%arg80, %arg81) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>}> : (tensor<2x5x3x4xi32>, tensor<2x6x3x4xi32>) -> tensor<2x3x5x6xi32>
    "func.return"(%45) : (tensor<2x3x5x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "dot_general_i32_batch_only", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<2x3xi32>, %arg79: tensor<2x3xi32>):
    %44 = "stablehlo.dot_general"(%arg78, %arg79) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%44) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2xi32>, sym_name = "dot_general_i32_batch_vectors", sym_visibility = "public"}> ({
  ^bb0(%arg76: tensor<2x7xi32>, %arg77: tensor<2x7xi32>):
    %43 = "stablehlo.dot_general"(%arg76, %arg77) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2xi32>
    "func.return"(%43) : (tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, sym_name = "dot_general_i32_scalars", sym_visibility = "public"}> ({
  ^bb0(%arg74: tensor<i32>, %arg75: tensor<i32>):
    %42 = "stablehlo.dot_general"(%arg74, %arg75) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%42) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "dot_general_i32_scalar_matrix", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<i32>, %arg73: tensor<2x3xi32>):
    %41 = "stablehlo.dot_general"(%arg72, %arg73) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%41) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x0xi32>, tensor<0x5xi32>) -> tensor<4x5xi32>, sym_name = "dot_general_i32_zero_contraction", sym_visibility = "public"}> ({
  ^bb0(%arg70: tensor<4x0xi32>, %arg71: tensor<0x5xi32>):
    %40 = "stablehlo.dot_general"(%arg70, %arg71) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x0xi32>, tensor<0x5xi32>) -> tensor<4x5xi32>
    "func.return"(%40) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x6xi32>, tensor<6x5xi32>) -> tensor<0x5xi32>, sym_name = "dot_general_i32_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg68: tensor<0x6xi32>, %arg69: tensor<6x5xi32>):
    %39 = "stablehlo.dot_general"(%arg68, %arg69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x6xi32>, tensor<6x5xi32>) -> tensor<0x5xi32>
    "func.return"(%39) : (tensor<0x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3x4xi32>, tensor<0x4x5xi32>) -> tensor<0x3x5xi32>, sym_name = "dot_general_i32_empty_batch", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<0x3x4xi32>, %arg67: tensor<0x4x5xi32>):
    %38 = "stablehlo.dot_general"(%arg66, %arg67) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<0x3x4xi32>, tensor<0x4x5xi32>) -> tensor<0x3x5xi32>
    "func.return"(%38) : (tensor<0x3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>, sym_name = "dot_general_i32_unit", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<1x1xi32>, %arg65: tensor<1x1xi32>):
    %37 = "stablehlo.dot_general"(%arg64, %arg65) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    "func.return"(%37) : (tensor<1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2x2x3xi32>, tensor<3x2x3x2xi32>) -> tensor<2x2x3x3xi32>, sym_name = "dot_general_i32_rank5", sym_visibility = "public"}> ({
  ^bb0(%arg62: tensor<2x3x2x2x3xi32>, %arg63: tensor<3x2x3x2xi32>):
    %36 = "stablehlo.dot_general"(%arg62, %arg63) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [1, 3], rhs_contracting_dimensions = [2, 1]>}> : (tensor<2x3x2x2x3xi32>, tensor<3x2x3x2xi32>) -> tensor<2x2x3x3xi32>
    "func.return"(%36) : (tensor<2x2x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<17x33xi32>, tensor<33x19xi32>) -> tensor<17x19xi32>, sym_name = "dot_general_i32_larger", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<17x33xi32>, %arg61: tensor<33x19xi32>):
    %35 = "stablehlo.dot_general"(%arg60, %arg61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x33xi32>, tensor<33x19xi32>) -> tensor<17x19xi32>
    "func.return"(%35) : (tensor<17x19xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x4xbf16>, tensor<6x5xbf16>) -> tensor<4x5xbf16>, sym_name = "dot_general_bf16_left_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<6x4xbf16>, %arg59: tensor<6x5xbf16>):
    %34 = "stablehlo.dot_general"(%arg58, %arg59) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<6x4xbf16>, tensor<6x5xbf16>) -> tensor<4x5xbf16>
    "func.return"(%34) : (tensor<4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xbf16>, tensor<5x6xbf16>) -> tensor<4x5xbf16>, sym_name = "dot_general_bf16_right_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<4x6xbf16>, %arg57: tensor<5x6xbf16>):
    %33 = "stablehlo.dot_general"(%arg56, %arg57) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x6xbf16>, tensor<5x6xbf16>) -> tensor<4x5xbf16>
    "func.return"(%33) : (tensor<4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x4xbf16>, tensor<5x6xbf16>) -> tensor<4x5xbf16>, sym_name = "dot_general_bf16_both_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<6x4xbf16>, %arg55: tensor<5x6xbf16>):
    %32 = "stablehlo.dot_general"(%arg54, %arg55) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<6x4xbf16>, tensor<5x6xbf16>) -> tensor<4x5xbf16>
    "func.return"(%32) : (tensor<4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xbf16>, tensor<9xbf16>) -> tensor<bf16>, sym_name = "dot_general_bf16_vectors", sym_visibility = "public"}> ({
  ^bb0(%arg52: tensor<9xbf16>, %arg53: tensor<9xbf16>):
    %31 = "stablehlo.dot_general"(%arg52, %arg53) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<bf16>
    "func.return"(%31) : (tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xbf16>, tensor<6xbf16>) -> tensor<4xbf16>, sym_name = "dot_general_bf16_matrix_vector", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<4x6xbf16>, %arg51: tensor<6xbf16>):
    %30 = "stablehlo.dot_general"(%arg50, %arg51) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x6xbf16>, tensor<6xbf16>) -> tensor<4xbf16>
    "func.return"(%30) : (tensor<4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6xbf16>, tensor<6x4xbf16>) -> tensor<4xbf16>, sym_name = "dot_general_bf16_vector_matrix", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<6xbf16>, %arg49: tensor<6x4xbf16>):
    %29 = "stablehlo.dot_general"(%arg48, %arg49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<6xbf16>, tensor<6x4xbf16>) -> tensor<4xbf16>
    "func.return"(%29) : (tensor<4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xbf16>, tensor<5xbf16>) -> tensor<4x5xbf16>, sym_name = "dot_general_bf16_outer", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<4xbf16>, %arg47: tensor<5xbf16>):
    %28 = "stablehlo.dot_general"(%arg46, %arg47) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<4xbf16>, tensor<5xbf16>) -> tensor<4x5xbf16>
    "func.return"(%28) : (tensor<4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>, tensor<4xbf16>) -> tensor<2x3x4xbf16>, sym_name = "dot_general_bf16_outer_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<2x3xbf16>, %arg45: tensor<4xbf16>):
    %27 = "stablehlo.dot_general"(%arg44, %arg45) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<2x3xbf16>, tensor<4xbf16>) -> tensor<2x3x4xbf16>
    "func.return"(%27) : (tensor<2x3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xbf16>, tensor<2x3x5xbf16>) -> tensor<4x5xbf16>, sym_name = "dot_general_bf16_two_contracted", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<4x2x3xbf16>, %arg43: tensor<2x3x5xbf16>):
    %26 = "stablehlo.dot_general"(%arg42, %arg43) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [0, 1]>}> : (tensor<4x2x3xbf16>, tensor<2x3x5xbf16>) -> tensor<4x5xbf16>
    "func.return"(%26) : (tensor<4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xbf16>, tensor<3x5x2xbf16>) -> tensor<4x5xbf16>, sym_name = "dot_general_bf16_contracted_swapped", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<4x2x3xbf16>, %arg41: tensor<3x5x2xbf16>):
    %25 = "stablehlo.dot_general"(%arg40, %arg41) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [0, 2]>}> : (tensor<4x2x3xbf16>, tensor<3x5x2xbf16>) -> tensor<4x5xbf16>
    "func.return"(%25) : (tensor<4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<bf16>, sym_name = "dot_general_bf16_all_contracted", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<2x3xbf16>, %arg39: tensor<3x2xbf16>):
    %24 = "stablehlo.dot_general"(%arg38, %arg39) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<bf16>
    "func.return"(%24) : (tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4x2xbf16>, tensor<2x3x2x5xbf16>) -> tensor<2x3x4x5xbf16>, sym_name = "dot_general_bf16_two_batch", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<2x3x4x2xbf16>, %arg37: tensor<2x3x2x5xbf16>):
    %23 = "stablehlo.dot_general"(%arg36, %arg37) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4x2xbf16>, tensor<2x3x2x5xbf16>) -> tensor<2x3x4x5xbf16>
    "func.return"(%23) : (tensor<2x3x4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xbf16>, tensor<3x4x2xbf16>) -> tensor<2x3xbf16>, sym_name = "dot_general_bf16_batch_swapped", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<2x3x4xbf16>, %arg35: tensor<3x4x2xbf16>):
    %22 = "stablehlo.dot_general"(%arg34, %arg35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xbf16>, tensor<3x4x2xbf16>) -> tensor<2x3xbf16>
    "func.return"(%22) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3x2xbf16>, tensor<3x5x2xbf16>) -> tensor<2x4x5xbf16>, sym_name = "dot_general_bf16_batch_last", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<4x3x2xbf16>, %arg33: tensor<3x5x2xbf16>):
    %21 = "stablehlo.dot_general"(%arg32, %arg33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3x2xbf16>, tensor<3x5x2xbf16>) -> tensor<2x4x5xbf16>
    "func.return"(%21) : (tensor<2x4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xbf16>, tensor<3x2x5xbf16>) -> tensor<2x4x5xbf16>, sym_name = "dot_general_bf16_batch_middle", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<4x2x3xbf16>, %arg31: tensor<3x2x5xbf16>):
    %20 = "stablehlo.dot_general"(%arg30, %arg31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<4x2x3xbf16>, tensor<3x2x5xbf16>) -> tensor<2x4x5xbf16>
    "func.return"(%20) : (tensor<2x4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x3x4xbf16>, tensor<2x6x3x4xbf16>) -> tensor<2x3x5x6xbf16>, sym_name = "dot_general_bf16_attention", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<2x5x3x4xbf16>, %arg29: tensor<2x6x3x4xbf16>):
    %19 = "stablehlo.dot_general"(%arg28, %arg29) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>}> : (tensor<2x5x3x4xbf16>, tensor<2x6x3x4xbf16>) -> tensor<2x3x5x6xbf16>
    "func.return"(%19) : (tensor<2x3x5x6xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>, sym_name = "dot_general_bf16_batch_only", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2x3xbf16>, %arg27: tensor<2x3xbf16>):
    %18 = "stablehlo.dot_general"(%arg26, %arg27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    "func.return"(%18) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x7xbf16>, tensor<2x7xbf16>) -> tensor<2xbf16>, sym_name = "dot_general_bf16_batch_vectors", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<2x7xbf16>, %arg25: tensor<2x7xbf16>):
    %17 = "stablehlo.dot_general"(%arg24, %arg25) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x7xbf16>, tensor<2x7xbf16>) -> tensor<2xbf16>
    "func.return"(%17) : (tensor<2xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<bf16>, tensor<bf16>) -> tensor<bf16>, sym_name = "dot_general_bf16_scalars", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<bf16>, %arg23: tensor<bf16>):
    %16 = "stablehlo.dot_general"(%arg22, %arg23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%16) : (tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<bf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>, sym_name = "dot_general_bf16_scalar_matrix", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<bf16>, %arg21: tensor<2x3xbf16>):
    %15 = "stablehlo.dot_general"(%arg20, %arg21) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<bf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    "func.return"(%15) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x0xbf16>, tensor<0x5xbf16>) -> tensor<4x5xbf16>, sym_name = "dot_general_bf16_zero_contraction", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<4x0xbf16>, %arg19: tensor<0x5xbf16>):
    %14 = "stablehlo.dot_general"(%arg18, %arg19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x0xbf16>, tensor<0x5xbf16>) -> tensor<4x5xbf16>
    "func.return"(%14) : (tensor<4x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x6xbf16>, tensor<6x5xbf16>) -> tensor<0x5xbf16>, sym_name = "dot_general_bf16_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<0x6xbf16>, %arg17: tensor<6x5xbf16>):
    %13 = "stablehlo.dot_general"(%arg16, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x6xbf16>, tensor<6x5xbf16>) -> tensor<0x5xbf16>
    "func.return"(%13) : (tensor<0x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3x4xbf16>, tensor<0x4x5xbf16>) -> tensor<0x3x5xbf16>, sym_name = "dot_general_bf16_empty_batch", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<0x3x4xbf16>, %arg15: tensor<0x4x5xbf16>):
    %12 = "stablehlo.dot_general"(%arg14, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<0x3x4xbf16>, tensor<0x4x5xbf16>) -> tensor<0x3x5xbf16>
    "func.return"(%12) : (tensor<0x3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>, sym_name = "dot_general_bf16_unit", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<1x1xbf16>, %arg13: tensor<1x1xbf16>):
    %11 = "stablehlo.dot_general"(%arg12, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
    "func.return"(%11) : (tensor<1x1xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2x2x3xbf16>, tensor<3x2x3x2xbf16>) -> tensor<2x2x3x3xbf16>, sym_name = "dot_general_bf16_rank5", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x3x2x2x3xbf16>, %arg11: tensor<3x2x3x2xbf16>):
    %10 = "stablehlo.dot_general"(%arg10, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [1, 3], rhs_contracting_dimensions = [2, 1]>}> : (tensor<2x3x2x2x3xbf16>, tensor<3x2x3x2xbf16>) -> tensor<2x2x3x3xbf16>
    "func.return"(%10) : (tensor<2x2x3x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<17x33xbf16>, tensor<33x19xbf16>) -> tensor<17x19xbf16>, sym_name = "dot_general_bf16_larger", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<17x33xbf16>, %arg9: tensor<33x19xbf16>):
    %9 = "stablehlo.dot_general"(%arg8, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x33xbf16>, tensor<33x19xbf16>) -> tensor<17x19xbf16>
    "func.return"(%9) : (tensor<17x19xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>, sym_name = "dot_general_f32_special", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<3x4xf32>, %arg7: tensor<4x3xf32>):
    %8 = "stablehlo.dot_general"(%arg6, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    "func.return"(%8) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>, sym_name = "dot_general_f64_special", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<3x4xf64>, %arg5: tensor<4x3xf64>):
    %7 = "stablehlo.dot_general"(%arg4, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
    "func.return"(%7) : (tensor<3x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>) -> tensor<4x4xf32>, sym_name = "dot_general_itself", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<4x6xf32>):
    %6 = "stablehlo.dot_general"(%arg3, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x4xf32>
    "func.return"(%6) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<6x5xf32>, tensor<5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>), sym_name = "dot_general_transpose_bias_relu", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x6xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<5xf32>):
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %1 = "stablehlo.dot_general"(%0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<4x5xf32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<4x5xf32>}> : () -> tensor<4x5xf32>
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"(%5, %1) : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
