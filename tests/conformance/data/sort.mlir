"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x11xi1>) -> tensor<3x11xi1>, sym_name = "sort_ascending_i1", sym_visibility = "public"}> ({
  ^bb0(%arg255: tensor<3x11xi1>):
    %132 = "stablehlo.sort"(%arg255) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg256: tensor<i1>, %arg257: tensor<i1>):
      %133 = "stablehlo.compare"(%arg256, %arg257) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%133) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi1>) -> tensor<3x11xi1>
    "func.return"(%132) : (tensor<3x11xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi1>) -> tensor<11x3xi1>, sym_name = "sort_descending_i1", sym_visibility = "public"}> ({
  ^bb0(%arg252: tensor<11x3xi1>):
    %130 = "stablehlo.sort"(%arg252) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg253: tensor<i1>, %arg254: tensor<i1>):
      %131 = "stablehlo.compare"(%arg253, %arg254) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%131) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi1>) -> tensor<11x3xi1>
    "func.return"(%130) : (tensor<11x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi1>, tensor<4x13xi32>) -> (tensor<4x13xi1>, tensor<4x13xi32>), sym_name = "sort_stable_i1", sym_visibility = "public"}> ({
  ^bb0(%arg246: tensor<4x13xi1>, %arg247: tensor<4x13xi32>):
    %128:2 = "stablehlo.sort"(%arg246, %arg247) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg248: tensor<i1>, %arg249: tensor<i1>, %arg250: tensor<i32>, %arg251: tensor<i32>):
      %129 = "stablehlo.compare"(%arg248, %arg249) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%129) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi1>, tensor<4x13xi32>) -> (tensor<4x13xi1>, tensor<4x13xi32>)
    "func.return"(%128#0, %128#1) : (tensor<4x13xi1>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xi8>) -> tensor<3x11xi8>, sym_name = "sort_ascending_i8", sym_visibility = "public"}> ({
  ^bb0(%arg243: tensor<3x11xi8>):
    %126 = "stablehlo.sort"(%arg243) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg244: tensor<i8>, %arg245: tensor<i8>):
      %127 = "stablehlo.compare"(%arg244, %arg245) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%127) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi8>) -> tensor<3x11xi8>
    "func.return"(%126) : (tensor<3x11xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi8>) -> tensor<11x3xi8>, sym_name = "sort_descending_i8", sym_visibility = "public"}> ({
  ^bb0(%arg240: tensor<11x3xi8>):
    %124 = "stablehlo.sort"(%arg240) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg241: tensor<i8>, %arg242: tensor<i8>):
      %125 = "stablehlo.compare"(%arg241, %arg242) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%125) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi8>) -> tensor<11x3xi8>
    "func.return"(%124) : (tensor<11x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi8>, tensor<4x13xi32>) -> (tensor<4x13xi8>, tensor<4x13xi32>), sym_name = "sort_stable_i8", sym_visibility = "public"}> ({
  ^bb0(%arg234: tensor<4x13xi8>, %arg235: tensor<4x13xi32>):
    %122:2 = "stablehlo.sort"(%arg234, %arg235) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg236: tensor<i8>, %arg237: tensor<i8>, %arg238: tensor<i32>, %arg239: tensor<i32>):
      %123 = "stablehlo.compare"(%arg236, %arg237) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%123) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi8>, tensor<4x13xi32>) -> (tensor<4x13xi8>, tensor<4x13xi32>)
    "func.return"(%122#0, %122#1) : (tensor<4x13xi8>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xi16>) -> tensor<3x11xi16>, sym_name = "sort_ascending_i16", sym_visibility = "public"}> ({
  ^bb0(%arg231: tensor<3x11xi16>):
    %120 = "stablehlo.sort"(%arg231) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg232: tensor<i16>, %arg233: tensor<i16>):
      %121 = "stablehlo.compare"(%arg232, %arg233) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%121) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi16>) -> tensor<3x11xi16>
    "func.return"(%120) : (tensor<3x11xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi16>) -> tensor<11x3xi16>, sym_name = "sort_descending_i16", sym_visibility = "public"}> ({
  ^bb0(%arg228: tensor<11x3xi16>):
    %118 = "stablehlo.sort"(%arg228) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg229: tensor<i16>, %arg230: tensor<i16>):
      %119 = "stablehlo.compare"(%arg229, %arg230) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%119) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi16>) -> tensor<11x3xi16>
    "func.return"(%118) : (tensor<11x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi16>, tensor<4x13xi32>) -> (tensor<4x13xi16>, tensor<4x13xi32>), sym_name = "sort_stable_i16", sym_visibility = "public"}> ({
  ^bb0(%arg222: tensor<4x13xi16>, %arg223: tensor<4x13xi32>):
    %116:2 = "stablehlo.sort"(%arg222, %arg223) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg224: tensor<i16>, %arg225: tensor<i16>, %arg226: tensor<i32>, %arg227: tensor<i32>):
      %117 = "stablehlo.compare"(%arg224, %arg225) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%117) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi16>, tensor<4x13xi32>) -> (tensor<4x13xi16>, tensor<4x13xi32>)
    "func.return"(%116#0, %116#1) : (tensor<4x13xi16>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xi32>) -> tensor<3x11xi32>, sym_name = "sort_ascending_i32", sym_visibility = "public"}> ({
  ^bb0(%arg219: tensor<3x11xi32>):
    %114 = "stablehlo.sort"(%arg219) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg220: tensor<i32>, %arg221: tensor<i32>):
      %115 = "stablehlo.compare"(%arg220, %arg221) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%115) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi32>) -> tensor<3x11xi32>
    "func.return"(%114) : (tensor<3x11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi32>) -> tensor<11x3xi32>, sym_name = "sort_descending_i32", sym_visibility = "public"}> ({
  ^bb0(%arg216: tensor<11x3xi32>):
    %112 = "stablehlo.sort"(%arg216) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg217: tensor<i32>, %arg218: tensor<i32>):
      %113 = "stablehlo.compare"(%arg217, %arg218) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%113) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi32>) -> tensor<11x3xi32>
    "func.return"(%112) : (tensor<11x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi32>, tensor<4x13xi32>) -> (tensor<4x13xi32>, tensor<4x13xi32>), sym_name = "sort_stable_i32", sym_visibility = "public"}> ({
  ^bb0(%arg210: tensor<4x13xi32>, %arg211: tensor<4x13xi32>):
    %110:2 = "stablehlo.sort"(%arg210, %arg211) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg212: tensor<i32>, %arg213: tensor<i32>, %arg214: tensor<i32>, %arg215: tensor<i32>):
      %111 = "stablehlo.compare"(%arg212, %arg213) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%111) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi32>, tensor<4x13xi32>) -> (tensor<4x13xi32>, tensor<4x13xi32>)
    "func.return"(%110#0, %110#1) : (tensor<4x13xi32>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xi64>) -> tensor<3x11xi64>, sym_name = "sort_ascending_i64", sym_visibility = "public"}> ({
  ^bb0(%arg207: tensor<3x11xi64>):
    %108 = "stablehlo.sort"(%arg207) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg208: tensor<i64>, %arg209: tensor<i64>):
      %109 = "stablehlo.compare"(%arg208, %arg209) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%109) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi64>) -> tensor<3x11xi64>
    "func.return"(%108) : (tensor<3x11xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi64>) -> tensor<11x3xi64>, sym_name = "sort_descending_i64", sym_visibility = "public"}> ({
  ^bb0(%arg204: tensor<11x3xi64>):
    %106 = "stablehlo.sort"(%arg204) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg205: tensor<i64>, %arg206: tensor<i64>):
      %107 = "stablehlo.compare"(%arg205, %arg206) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi64>) -> tensor<11x3xi64>
    "func.return"(%106) : (tensor<11x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi64>, tensor<4x13xi32>) -> (tensor<4x13xi64>, tensor<4x13xi32>), sym_name = "sort_stable_i64", sym_visibility = "public"}> ({
  ^bb0(%arg198: tensor<4x13xi64>, %arg199: tensor<4x13xi32>):
    %104:2 = "stablehlo.sort"(%arg198, %arg199) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg200: tensor<i64>, %arg201: tensor<i64>, %arg202: tensor<i32>, %arg203: tensor<i32>):
      %105 = "stablehlo.compare"(%arg200, %arg201) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%105) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi64>, tensor<4x13xi32>) -> (tensor<4x13xi64>, tensor<4x13xi32>)
    "func.return"(%104#0, %104#1) : (tensor<4x13xi64>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xui8>) -> tensor<3x11xui8>, sym_name = "sort_ascending_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg195: tensor<3x11xui8>):
    %102 = "stablehlo.sort"(%arg195) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg196: tensor<ui8>, %arg197: tensor<ui8>):
      %103 = "stablehlo.compare"(%arg196, %arg197) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%103) : (tensor<i1>) -> ()
    }) : (tensor<3x11xui8>) -> tensor<3x11xui8>
    "func.return"(%102) : (tensor<3x11xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xui8>) -> tensor<11x3xui8>, sym_name = "sort_descending_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg192: tensor<11x3xui8>):
    %100 = "stablehlo.sort"(%arg192) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg193: tensor<ui8>, %arg194: tensor<ui8>):
      %101 = "stablehlo.compare"(%arg193, %arg194) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%101) : (tensor<i1>) -> ()
    }) : (tensor<11x3xui8>) -> tensor<11x3xui8>
    "func.return"(%100) : (tensor<11x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xui8>, tensor<4x13xi32>) -> (tensor<4x13xui8>, tensor<4x13xi32>), sym_name = "sort_stable_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg186: tensor<4x13xui8>, %arg187: tensor<4x13xi32>):
    %98:2 = "stablehlo.sort"(%arg186, %arg187) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg188: tensor<ui8>, %arg189: tensor<ui8>, %arg190: tensor<i32>, %arg191: tensor<i32>):
      %99 = "stablehlo.compare"(%arg188, %arg189) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%99) : (tensor<i1>) -> ()
    }) : (tensor<4x13xui8>, tensor<4x13xi32>) -> (tensor<4x13xui8>, tensor<4x13xi32>)
    "func.return"(%98#0, %98#1) : (tensor<4x13xui8>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xui16>) -> tensor<3x11xui16>, sym_name = "sort_ascending_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg183: tensor<3x11xui16>):
    %96 = "stablehlo.sort"(%arg183) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg184: tensor<ui16>, %arg185: tensor<ui16>):
      %97 = "stablehlo.compare"(%arg184, %arg185) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%97) : (tensor<i1>) -> ()
    }) : (tensor<3x11xui16>) -> tensor<3x11xui16>
    "func.return"(%96) : (tensor<3x11xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xui16>) -> tensor<11x3xui16>, sym_name = "sort_descending_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg180: tensor<11x3xui16>):
    %94 = "stablehlo.sort"(%arg180) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg181: tensor<ui16>, %arg182: tensor<ui16>):
      %95 = "stablehlo.compare"(%arg181, %arg182) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%95) : (tensor<i1>) -> ()
    }) : (tensor<11x3xui16>) -> tensor<11x3xui16>
    "func.return"(%94) : (tensor<11x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xui16>, tensor<4x13xi32>) -> (tensor<4x13xui16>, tensor<4x13xi32>), sym_name = "sort_stable_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg174: tensor<4x13xui16>, %arg175: tensor<4x13xi32>):
    %92:2 = "stablehlo.sort"(%arg174, %arg175) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg176: tensor<ui16>, %arg177: tensor<ui16>, %arg178: tensor<i32>, %arg179: tensor<i32>):
      %93 = "stablehlo.compare"(%arg176, %arg177) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%93) : (tensor<i1>) -> ()
    }) : (tensor<4x13xui16>, tensor<4x13xi32>) -> (tensor<4x13xui16>, tensor<4x13xi32>)
    "func.return"(%92#0, %92#1) : (tensor<4x13xui16>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xui32>) -> tensor<3x11xui32>, sym_name = "sort_ascending_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg171: tensor<3x11xui32>):
    %90 = "stablehlo.sort"(%arg171) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg172: tensor<ui32>, %arg173: tensor<ui32>):
      %91 = "stablehlo.compare"(%arg172, %arg173) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%91) : (tensor<i1>) -> ()
    }) : (tensor<3x11xui32>) -> tensor<3x11xui32>
    "func.return"(%90) : (tensor<3x11xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xui32>) -> tensor<11x3xui32>, sym_name = "sort_descending_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg168: tensor<11x3xui32>):
    %88 = "stablehlo.sort"(%arg168) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg169: tensor<ui32>, %arg170: tensor<ui32>):
      %89 = "stablehlo.compare"(%arg169, %arg170) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%89) : (tensor<i1>) -> ()
    }) : (tensor<11x3xui32>) -> tensor<11x3xui32>
    "func.return"(%88) : (tensor<11x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xui32>, tensor<4x13xi32>) -> (tensor<4x13xui32>, tensor<4x13xi32>), sym_name = "sort_stable_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg162: tensor<4x13xui32>, %arg163: tensor<4x13xi32>):
    %86:2 = "stablehlo.sort"(%arg162, %arg163) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg164: tensor<ui32>, %arg165: tensor<ui32>, %arg166: tensor<i32>, %arg167: tensor<i32>):
      %87 = "stablehlo.compare"(%arg164, %arg165) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%87) : (tensor<i1>) -> ()
    }) : (tensor<4x13xui32>, tensor<4x13xi32>) -> (tensor<4x13xui32>, tensor<4x13xi32>)
    "func.return"(%86#0, %86#1) : (tensor<4x13xui32>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xui64>) -> tensor<3x11xui64>, sym_name = "sort_ascending_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg159: tensor<3x11xui64>):
    %84 = "stablehlo.sort"(%arg159) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg160: tensor<ui64>, %arg161: tensor<ui64>):
      %85 = "stablehlo.compare"(%arg160, %arg161) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%85) : (tensor<i1>) -> ()
    }) : (tensor<3x11xui64>) -> tensor<3x11xui64>
    "func.return"(%84) : (tensor<3x11xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xui64>) -> tensor<11x3xui64>, sym_name = "sort_descending_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg156: tensor<11x3xui64>):
    %82 = "stablehlo.sort"(%arg156) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg157: tensor<ui64>, %arg158: tensor<ui64>):
      %83 = "stablehlo.compare"(%arg157, %arg158) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%83) : (tensor<i1>) -> ()
    }) : (tensor<11x3xui64>) -> tensor<11x3xui64>
    "func.return"(%82) : (tensor<11x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xui64>, tensor<4x13xi32>) -> (tensor<4x13xui64>, tensor<4x13xi32>), sym_name = "sort_stable_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg150: tensor<4x13xui64>, %arg151: tensor<4x13xi32>):
    %80:2 = "stablehlo.sort"(%arg150, %arg151) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg152: tensor<ui64>, %arg153: tensor<ui64>, %arg154: tensor<i32>, %arg155: tensor<i32>):
      %81 = "stablehlo.compare"(%arg152, %arg153) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%81) : (tensor<i1>) -> ()
    }) : (tensor<4x13xui64>, tensor<4x13xi32>) -> (tensor<4x13xui64>, tensor<4x13xi32>)
    "func.return"(%80#0, %80#1) : (tensor<4x13xui64>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xf16>) -> tensor<3x11xf16>, sym_name = "sort_ascending_f16", sym_visibility = "public"}> ({
  ^bb0(%arg147: tensor<3x11xf16>):
    %78 = "stablehlo.sort"(%arg147) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg148: tensor<f16>, %arg149: tensor<f16>):
      %79 = "stablehlo.compare"(%arg148, %arg149) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%79) : (tensor<i1>) -> ()
    }) : (tensor<3x11xf16>) -> tensor<3x11xf16>
    "func.return"(%78) : (tensor<3x11xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xf16>) -> tensor<11x3xf16>, sym_name = "sort_descending_f16", sym_visibility = "public"}> ({
  ^bb0(%arg144: tensor<11x3xf16>):
    %76 = "stablehlo.sort"(%arg144) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg145: tensor<f16>, %arg146: tensor<f16>):
      %77 = "stablehlo.compare"(%arg145, %arg146) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%77) : (tensor<i1>) -> ()
    }) : (tensor<11x3xf16>) -> tensor<11x3xf16>
    "func.return"(%76) : (tensor<11x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xf16>, tensor<4x13xi32>) -> (tensor<4x13xf16>, tensor<4x13xi32>), sym_name = "sort_stable_f16", sym_visibility = "public"}> ({
  ^bb0(%arg138: tensor<4x13xf16>, %arg139: tensor<4x13xi32>):
    %74:2 = "stablehlo.sort"(%arg138, %arg139) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg140: tensor<f16>, %arg141: tensor<f16>, %arg142: tensor<i32>, %arg143: tensor<i32>):
      %75 = "stablehlo.compare"(%arg140, %arg141) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%75) : (tensor<i1>) -> ()
    }) : (tensor<4x13xf16>, tensor<4x13xi32>) -> (tensor<4x13xf16>, tensor<4x13xi32>)
    "func.return"(%74#0, %74#1) : (tensor<4x13xf16>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xbf16>) -> tensor<3x11xbf16>, sym_name = "sort_ascending_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg135: tensor<3x11xbf16>):
    %72 = "stablehlo.sort"(%arg135) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg136: tensor<bf16>, %arg137: tensor<bf16>):
      %73 = "stablehlo.compare"(%arg136, %arg137) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%73) : (tensor<i1>) -> ()
    }) : (tensor<3x11xbf16>) -> tensor<3x11xbf16>
    "func.return"(%72) : (tensor<3x11xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xbf16>) -> tensor<11x3xbf16>, sym_name = "sort_descending_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg132: tensor<11x3xbf16>):
    %70 = "stablehlo.sort"(%arg132) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg133: tensor<bf16>, %arg134: tensor<bf16>):
      %71 = "stablehlo.compare"(%arg133, %arg134) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%71) : (tensor<i1>) -> ()
    }) : (tensor<11x3xbf16>) -> tensor<11x3xbf16>
    "func.return"(%70) : (tensor<11x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xbf16>, tensor<4x13xi32>) -> (tensor<4x13xbf16>, tensor<4x13xi32>), sym_name = "sort_stable_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<4x13xbf16>, %arg127: tensor<4x13xi32>):
    %68:2 = "stablehlo.sort"(%arg126, %arg127) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg128: tensor<bf16>, %arg129: tensor<bf16>, %arg130: tensor<i32>, %arg131: tensor<i32>):
      %69 = "stablehlo.compare"(%arg128, %arg129) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%69) : (tensor<i1>) -> ()
    }) : (tensor<4x13xbf16>, tensor<4x13xi32>) -> (tensor<4x13xbf16>, tensor<4x13xi32>)
    "func.return"(%68#0, %68#1) : (tensor<4x13xbf16>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xf32>) -> tensor<3x11xf32>, sym_name = "sort_ascending_f32", sym_visibility = "public"}> ({
  ^bb0(%arg123: tensor<3x11xf32>):
    %66 = "stablehlo.sort"(%arg123) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg124: tensor<f32>, %arg125: tensor<f32>):
      %67 = "stablehlo.compare"(%arg124, %arg125) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%67) : (tensor<i1>) -> ()
    }) : (tensor<3x11xf32>) -> tensor<3x11xf32>
    "func.return"(%66) : (tensor<3x11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xf32>) -> tensor<11x3xf32>, sym_name = "sort_descending_f32", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<11x3xf32>):
    %64 = "stablehlo.sort"(%arg120) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg121: tensor<f32>, %arg122: tensor<f32>):
      %65 = "stablehlo.compare"(%arg121, %arg122) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%65) : (tensor<i1>) -> ()
    }) : (tensor<11x3xf32>) -> tensor<11x3xf32>
    "func.return"(%64) : (tensor<11x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xf32>, tensor<4x13xi32>) -> (tensor<4x13xf32>, tensor<4x13xi32>), sym_name = "sort_stable_f32", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<4x13xf32>, %arg115: tensor<4x13xi32>):
    %62:2 = "stablehlo.sort"(%arg114, %arg115) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg116: tensor<f32>, %arg117: tensor<f32>, %arg118: tensor<i32>, %arg119: tensor<i32>):
      %63 = "stablehlo.compare"(%arg116, %arg117) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%63) : (tensor<i1>) -> ()
    }) : (tensor<4x13xf32>, tensor<4x13xi32>) -> (tensor<4x13xf32>, tensor<4x13xi32>)
    "func.return"(%62#0, %62#1) : (tensor<4x13xf32>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xf64>) -> tensor<3x11xf64>, sym_name = "sort_ascending_f64", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<3x11xf64>):
    %60 = "stablehlo.sort"(%arg111) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg112: tensor<f64>, %arg113: tensor<f64>):
      %61 = "stablehlo.compare"(%arg112, %arg113) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%61) : (tensor<i1>) -> ()
    }) : (tensor<3x11xf64>) -> tensor<3x11xf64>
    "func.return"(%60) : (tensor<3x11xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xf64>) -> tensor<11x3xf64>, sym_name = "sort_descending_f64", sym_visibility = "public"}> ({
  ^bb0(%arg108: tensor<11x3xf64>):
    %58 = "stablehlo.sort"(%arg108) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg109: tensor<f64>, %arg110: tensor<f64>):
      %59 = "stablehlo.compare"(%arg109, %arg110) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }) : (tensor<11x3xf64>) -> tensor<11x3xf64>
    "func.return"(%58) : (tensor<11x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xf64>, tensor<4x13xi32>) -> (tensor<4x13xf64>, tensor<4x13xi32>), sym_name = "sort_stable_f64", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<4x13xf64>, %arg103: tensor<4x13xi32>):
    %56:2 = "stablehlo.sort"(%arg102, %arg103) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg104: tensor<f64>, %arg105: tensor<f64>, %arg106: tensor<i32>, %arg107: tensor<i32>):
      %57 = "stablehlo.compare"(%arg104, %arg105) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%57) : (tensor<i1>) -> ()
    }) : (tensor<4x13xf64>, tensor<4x13xi32>) -> (tensor<4x13xf64>, tensor<4x13xi32>)
    "func.return"(%56#0, %56#1) : (tensor<4x13xf64>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf16>, tensor<11xi32>) -> (tensor<11xf16>, tensor<11xi32>), sym_name = "sort_total_order_f16", sym_visibility = "public"}> ({
  ^bb0(%arg96: tensor<11xf16>, %arg97: tensor<11xi32>):
    %54:2 = "stablehlo.sort"(%arg96, %arg97) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg98: tensor<f16>, %arg99: tensor<f16>, %arg100: tensor<i32>, %arg101: tensor<i32>):
      %55 = "stablehlo.compare"(%arg98, %arg99) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%55) : (tensor<i1>) -> ()
    }) : (tensor<11xf16>, tensor<11xi32>) -> (tensor<11xf16>, tensor<11xi32>)
    "func.return"(%54#0, %54#1) : (tensor<11xf16>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf16>, tensor<11xi32>) -> (tensor<11xf16>, tensor<11xi32>), sym_name = "sort_total_order_descending_f16", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<11xf16>, %arg91: tensor<11xi32>):
    %52:2 = "stablehlo.sort"(%arg90, %arg91) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg92: tensor<f16>, %arg93: tensor<f16>, %arg94: tensor<i32>, %arg95: tensor<i32>):
      %53 = "stablehlo.compare"(%arg92, %arg93) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }) : (tensor<11xf16>, tensor<11xi32>) -> (tensor<11xf16>, tensor<11xi32>)
    "func.return"(%52#0, %52#1) : (tensor<11xf16>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xbf16>, tensor<11xi32>) -> (tensor<11xbf16>, tensor<11xi32>), sym_name = "sort_total_order_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<11xbf16>, %arg85: tensor<11xi32>):
    %50:2 = "stablehlo.sort"(%arg84, %arg85) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg86: tensor<bf16>, %arg87: tensor<bf16>, %arg88: tensor<i32>, %arg89: tensor<i32>):
      %51 = "stablehlo.compare"(%arg86, %arg87) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%51) : (tensor<i1>) -> ()
    }) : (tensor<11xbf16>, tensor<11xi32>) -> (tensor<11xbf16>, tensor<11xi32>)
    "func.return"(%50#0, %50#1) : (tensor<11xbf16>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xbf16>, tensor<11xi32>) -> (tensor<11xbf16>, tensor<11xi32>), sym_name = "sort_total_order_descending_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<11xbf16>, %arg79: tensor<11xi32>):
    %48:2 = "stablehlo.sort"(%arg78, %arg79) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg80: tensor<bf16>, %arg81: tensor<bf16>, %arg82: tensor<i32>, %arg83: tensor<i32>):
      %49 = "stablehlo.compare"(%arg80, %arg81) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }) : (tensor<11xbf16>, tensor<11xi32>) -> (tensor<11xbf16>, tensor<11xi32>)
    "func.return"(%48#0, %48#1) : (tensor<11xbf16>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf32>, tensor<11xi32>) -> (tensor<11xf32>, tensor<11xi32>), sym_name = "sort_total_order_f32", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<11xf32>, %arg73: tensor<11xi32>):
    %46:2 = "stablehlo.sort"(%arg72, %arg73) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>, %arg76: tensor<i32>, %arg77: tensor<i32>):
      %47 = "stablehlo.compare"(%arg74, %arg75) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%47) : (tensor<i1>) -> ()
    }) : (tensor<11xf32>, tensor<11xi32>) -> (tensor<11xf32>, tensor<11xi32>)
    "func.return"(%46#0, %46#1) : (tensor<11xf32>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf32>, tensor<11xi32>) -> (tensor<11xf32>, tensor<11xi32>), sym_name = "sort_total_order_descending_f32", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<11xf32>, %arg67: tensor<11xi32>):
    %44:2 = "stablehlo.sort"(%arg66, %arg67) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>, %arg70: tensor<i32>, %arg71: tensor<i32>):
      %45 = "stablehlo.compare"(%arg68, %arg69) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%45) : (tensor<i1>) -> ()
    }) : (tensor<11xf32>, tensor<11xi32>) -> (tensor<11xf32>, tensor<11xi32>)
    "func.return"(%44#0, %44#1) : (tensor<11xf32>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf64>, tensor<11xi32>) -> (tensor<11xf64>, tensor<11xi32>), sym_name = "sort_total_order_f64", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<11xf64>, %arg61: tensor<11xi32>):
    %42:2 = "stablehlo.sort"(%arg60, %arg61) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg62: tensor<f64>, %arg63: tensor<f64>, %arg64: tensor<i32>, %arg65: tensor<i32>):
      %43 = "stablehlo.compare"(%arg62, %arg63) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%43) : (tensor<i1>) -> ()
    }) : (tensor<11xf64>, tensor<11xi32>) -> (tensor<11xf64>, tensor<11xi32>)
    "func.return"(%42#0, %42#1) : (tensor<11xf64>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf64>, tensor<11xi32>) -> (tensor<11xf64>, tensor<11xi32>), sym_name = "sort_total_order_descending_f64", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<11xf64>, %arg55: tensor<11xi32>):
    %40:2 = "stablehlo.sort"(%arg54, %arg55) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg56: tensor<f64>, %arg57: tensor<f64>, %arg58: tensor<i32>, %arg59: tensor<i32>):
      %41 = "stablehlo.compare"(%arg56, %arg57) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }) : (tensor<11xf64>, tensor<11xi32>) -> (tensor<11xf64>, tensor<11xi32>)
    "func.return"(%40#0, %40#1) : (tensor<11xf64>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7x4xf32>) -> tensor<3x7x4xf32>, sym_name = "sort_middle", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<3x7x4xf32>):
    %38 = "stablehlo.sort"(%arg51) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %39 = "stablehlo.compare"(%arg52, %arg53) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%39) : (tensor<i1>) -> ()
    }) : (tensor<3x7x4xf32>) -> tensor<3x7x4xf32>
    "func.return"(%38) : (tensor<3x7x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xf32>) -> tensor<3x7xf32>, sym_name = "sort_negative_dimension", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<3x7xf32>):
    %36 = "stablehlo.sort"(%arg48) <{dimension = -1 : i64, is_stable = true}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %37 = "stablehlo.compare"(%arg49, %arg50) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%37) : (tensor<i1>) -> ()
    }) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    "func.return"(%36) : (tensor<3x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xf32>) -> tensor<0xf32>, sym_name = "sort_empty", sym_visibility = "public"}> ({
  ^bb0(%arg45: tensor<0xf32>):
    %34 = "stablehlo.sort"(%arg45) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %35 = "stablehlo.compare"(%arg46, %arg47) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }) : (tensor<0xf32>) -> tensor<0xf32>
    "func.return"(%34) : (tensor<0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>) -> tensor<0x3xf32>, sym_name = "sort_empty_elsewhere", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<0x3xf32>):
    %32 = "stablehlo.sort"(%arg42) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %33 = "stablehlo.compare"(%arg43, %arg44) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    "func.return"(%32) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x1xf32>) -> tensor<4x1xf32>, sym_name = "sort_one", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<4x1xf32>):
    %30 = "stablehlo.sort"(%arg39) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %31 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    "func.return"(%30) : (tensor<4x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<301xf32>) -> tensor<301xf32>, sym_name = "sort_long", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<301xf32>):
    %28 = "stablehlo.sort"(%arg36) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %29 = "stablehlo.compare"(%arg37, %arg38) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%29) : (tensor<i1>) -> ()
    }) : (tensor<301xf32>) -> tensor<301xf32>
    "func.return"(%28) : (tensor<301xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<301xi32>, tensor<301xi32>) -> (tensor<301xi32>, tensor<301xi32>), sym_name = "sort_long_stable", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<301xi32>, %arg31: tensor<301xi32>):
    %26:2 = "stablehlo.sort"(%arg30, %arg31) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg32: tensor<i32>, %arg33: tensor<i32>, %arg34: tensor<i32>, %arg35: tensor<i32>):
      %27 = "stablehlo.compare"(%arg32, %arg33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }) : (tensor<301xi32>, tensor<301xi32>) -> (tensor<301xi32>, tensor<301xi32>)
    "func.return"(%26#0, %26#1) : (tensor<301xi32>, tensor<301xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<257xf32>, tensor<257xi64>) -> (tensor<257xf32>, tensor<257xi64>), sym_name = "sort_long_argsort_f32", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<257xf32>, %arg25: tensor<257xi64>):
    %24:2 = "stablehlo.sort"(%arg24, %arg25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>, %arg28: tensor<i64>, %arg29: tensor<i64>):
      %25 = "stablehlo.compare"(%arg26, %arg27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }) : (tensor<257xf32>, tensor<257xi64>) -> (tensor<257xf32>, tensor<257xi64>)
    "func.return"(%24#0, %24#1) : (tensor<257xf32>, tensor<257xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<40xi32>, tensor<40xf32>, tensor<40xui8>) -> (tensor<40xi32>, tensor<40xf32>, tensor<40xui8>), sym_name = "sort_lexicographic", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<40xi32>, %arg16: tensor<40xf32>, %arg17: tensor<40xui8>):
    %18:3 = "stablehlo.sort"(%arg15, %arg16, %arg17) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg18: tensor<i32>, %arg19: tensor<i32>, %arg20: tensor<f32>, %arg21: tensor<f32>, %arg22: tensor<ui8>, %arg23: tensor<ui8>):
      %19 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = "stablehlo.compare"(%arg20, %arg21) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %22 = "stablehlo.and"(%20, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = "stablehlo.or"(%19, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }) : (tensor<40xi32>, tensor<40xf32>, tensor<40xui8>) -> (tensor<40xi32>, tensor<40xf32>, tensor<40xui8>)
    "func.return"(%18#0, %18#1, %18#2) : (tensor<40xi32>, tensor<40xf32>, tensor<40xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<23xi32>) -> tensor<23xi32>, sym_name = "sort_by_absolute_value", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<23xi32>):
    %14 = "stablehlo.sort"(%arg12) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
      %15 = "stablehlo.abs"(%arg13) : (tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.abs"(%arg14) : (tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.compare"(%15, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }) : (tensor<23xi32>) -> tensor<23xi32>
    "func.return"(%14) : (tensor<23xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi32>, tensor<20xf32>) -> (tensor<20xi32>, tensor<20xf32>), sym_name = "sort_by_second", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<20xi32>, %arg7: tensor<20xf32>):
    %12:2 = "stablehlo.sort"(%arg6, %arg7) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<f32>, %arg11: tensor<f32>):
      %13 = "stablehlo.compare"(%arg10, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }) : (tensor<20xi32>, tensor<20xf32>) -> (tensor<20xi32>, tensor<20xf32>)
    "func.return"(%12#0, %12#1) : (tensor<20xi32>, tensor<20xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<10xf32>, tensor<10xi32>) -> (tensor<10xf32>, tensor<10xi32>), sym_name = "sort_jax_order", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<10xf32>, %arg1: tensor<10xi32>):
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %2 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %3 = "stablehlo.compare"(%arg2, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.select"(%3, %1, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %5 = "stablehlo.compare"(%arg2, %arg2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.select"(%5, %2, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %7 = "stablehlo.compare"(%arg3, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.select"(%7, %1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.compare"(%arg3, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.select"(%9, %2, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.compare"(%6, %10) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<10xf32>, tensor<10xi32>) -> (tensor<10xf32>, tensor<10xi32>)
    "func.return"(%0#0, %0#1) : (tensor<10xf32>, tensor<10xi32>) -> ()
  }) : () -> ()
}) : () -> ()
