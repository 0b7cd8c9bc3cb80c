"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x11xi1>) -> tensor<3x11xi1>, sym_name = "sort_ascending_i1", sym_visibility = "public"}> ({
  ^bb0(%arg270: tensor<3x11xi1>):
    %140 = "stablehlo.sort"(%arg270) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg271: tensor<i1>, %arg272: tensor<i1>):
      %141 = "stablehlo.compare"(%arg271, %arg272) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%141) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi1>) -> tensor<3x11xi1>
    "func.return"(%140) : (tensor<3x11xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi1>) -> tensor<11x3xi1>, sym_name = "sort_descending_i1", sym_visibility = "public"}> ({
  ^bb0(%arg267: tensor<11x3xi1>):
    %138 = "stablehlo.sort"(%arg267) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg268: tensor<i1>, %arg269: tensor<i1>):
      %139 = "stablehlo.compare"(%arg268, %arg269) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%139) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi1>) -> tensor<11x3xi1>
    "func.return"(%138) : (tensor<11x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi1>, tensor<4x13xi32>) -> (tensor<4x13xi1>, tensor<4x13xi32>), sym_name = "sort_stable_i1", sym_visibility = "public"}> ({
  ^bb0(%arg261: tensor<4x13xi1>, %arg262: tensor<4x13xi32>):
    %136:2 = "stablehlo.sort"(%arg261, %arg262) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg263: tensor<i1>, %arg264: tensor<i1>, %arg265: tensor<i32>, %arg266: tensor<i32>):
      %137 = "stablehlo.compare"(%arg263, %arg264) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%137) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi1>, tensor<4x13xi32>) -> (tensor<4x13xi1>, tensor<4x13xi32>)
    "func.return"(%136#0, %136#1) : (tensor<4x13xi1>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xi8>) -> tensor<3x11xi8>, sym_name = "sort_ascending_i8", sym_visibility = "public"}> ({
  ^bb0(%arg258: tensor<3x11xi8>):
    %134 = "stablehlo.sort"(%arg258) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg259: tensor<i8>, %arg260: tensor<i8>):
      %135 = "stablehlo.compare"(%arg259, %arg260) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%135) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi8>) -> tensor<3x11xi8>
    "func.return"(%134) : (tensor<3x11xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi8>) -> tensor<11x3xi8>, sym_name = "sort_descending_i8", sym_visibility = "public"}> ({
  ^bb0(%arg255: tensor<11x3xi8>):
    %132 = "stablehlo.sort"(%arg255) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg256: tensor<i8>, %arg257: tensor<i8>):
      %133 = "stablehlo.compare"(%arg256, %arg257) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%133) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi8>) -> tensor<11x3xi8>
    "func.return"(%132) : (tensor<11x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi8>, tensor<4x13xi32>) -> (tensor<4x13xi8>, tensor<4x13xi32>), sym_name = "sort_stable_i8", sym_visibility = "public"}> ({
  ^bb0(%arg249: tensor<4x13xi8>, %arg250: tensor<4x13xi32>):
    %130:2 = "stablehlo.sort"(%arg249, %arg250) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg251: tensor<i8>, %arg252: tensor<i8>, %arg253: tensor<i32>, %arg254: tensor<i32>):
      %131 = "stablehlo.compare"(%arg251, %arg252) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%131) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi8>, tensor<4x13xi32>) -> (tensor<4x13xi8>, tensor<4x13xi32>)
    "func.return"(%130#0, %130#1) : (tensor<4x13xi8>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xi16>) -> tensor<3x11xi16>, sym_name = "sort_ascending_i16", sym_visibility = "public"}> ({
  ^bb0(%arg246: tensor<3x11xi16>):
    %128 = "stablehlo.sort"(%arg246) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg247: tensor<i16>, %arg248: tensor<i16>):
      %129 = "stablehlo.compare"(%arg247, %arg248) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%129) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi16>) -> tensor<3x11xi16>
    "func.return"(%128) : (tensor<3x11xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi16>) -> tensor<11x3xi16>, sym_name = "sort_descending_i16", sym_visibility = "public"}> ({
  ^bb0(%arg243: tensor<11x3xi16>):
    %126 = "stablehlo.sort"(%arg243) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg244: tensor<i16>, %arg245: tensor<i16>):
      %127 = "stablehlo.compare"(%arg244, %arg245) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%127) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi16>) -> tensor<11x3xi16>
    "func.return"(%126) : (tensor<11x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi16>, tensor<4x13xi32>) -> (tensor<4x13xi16>, tensor<4x13xi32>), sym_name = "sort_stable_i16", sym_visibility = "public"}> ({
  ^bb0(%arg237: tensor<4x13xi16>, %arg238: tensor<4x13xi32>):
    %124:2 = "stablehlo.sort"(%arg237, %arg238) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg239: tensor<i16>, %arg240: tensor<i16>, %arg241: tensor<i32>, %arg242: tensor<i32>):
      %125 = "stablehlo.compare"(%arg239, %arg240) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%125) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi16>, tensor<4x13xi32>) -> (tensor<4x13xi16>, tensor<4x13xi32>)
    "func.return"(%124#0, %124#1) : (tensor<4x13xi16>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xi32>) -> tensor<3x11xi32>, sym_name = "sort_ascending_i32", sym_visibility = "public"}> ({
  ^bb0(%arg234: tensor<3x11xi32>):
    %122 = "stablehlo.sort"(%arg234) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg235: tensor<i32>, %arg236: tensor<i32>):
      %123 = "stablehlo.compare"(%arg235, %arg236) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%123) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi32>) -> tensor<3x11xi32>
    "func.return"(%122) : (tensor<3x11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi32>) -> tensor<11x3xi32>, sym_name = "sort_descending_i32", sym_visibility = "public"}> ({
  ^bb0(%arg231: tensor<11x3xi32>):
    %120 = "stablehlo.sort"(%arg231) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg232: tensor<i32>, %arg233: tensor<i32>):
      %121 = "stablehlo.compare"(%arg232, %arg233) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%121) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi32>) -> tensor<11x3xi32>
    "func.return"(%120) : (tensor<11x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi32>, tensor<4x13xi32>) -> (tensor<4x13xi32>, tensor<4x13xi32>), sym_name = "sort_stable_i32", sym_visibility = "public"}> ({
  ^bb0(%arg225: tensor<4x13xi32>, %arg226: tensor<4x13xi32>):
    %118:2 = "stablehlo.sort"(%arg225, %arg226) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg227: tensor<i32>, %arg228: tensor<i32>, %arg229: tensor<i32>, %arg230: tensor<i32>):
      %119 = "stablehlo.compare"(%arg227, %arg228) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%119) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi32>, tensor<4x13xi32>) -> (tensor<4x13xi32>, tensor<4x13xi32>)
    "func.return"(%118#0, %118#1) : (tensor<4x13xi32>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xi64>) -> tensor<3x11xi64>, sym_name = "sort_ascending_i64", sym_visibility = "public"}> ({
  ^bb0(%arg222: tensor<3x11xi64>):
    %116 = "stablehlo.sort"(%arg222) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg223: tensor<i64>, %arg224: tensor<i64>):
      %117 = "stablehlo.compare"(%arg223, %arg224) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%117) : (tensor<i1>) -> ()
    }) : (tensor<3x11xi64>) -> tensor<3x11xi64>
    "func.return"(%116) : (tensor<3x11xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xi64>) -> tensor<11x3xi64>, sym_name = "sort_descending_i64", sym_visibility = "public"}> ({
  ^bb0(%arg219: tensor<11x3xi64>):
    %114 = "stablehlo.sort"(%arg219) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg220: tensor<i64>, %arg221: tensor<i64>):
      %115 = "stablehlo.compare"(%arg220, %arg221) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%115) : (tensor<i1>) -> ()
    }) : (tensor<11x3xi64>) -> tensor<11x3xi64>
    "func.return"(%114) : (tensor<11x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xi64>, tensor<4x13xi32>) -> (tensor<4x13xi64>, tensor<4x13xi32>), sym_name = "sort_stable_i64", sym_visibility = "public"}> ({
  ^bb0(%arg213: tensor<4x13xi64>, %arg214: tensor<4x13xi32>):
    %112:2 = "stablehlo.sort"(%arg213, %arg214) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg215: tensor<i64>, %arg216: tensor<i64>, %arg217: tensor<i32>, %arg218: tensor<i32>):
      %113 = "stablehlo.compare"(%arg215, %arg216) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%113) : (tensor<i1>) -> ()
    }) : (tensor<4x13xi64>, tensor<4x13xi32>) -> (tensor<4x13xi64>, tensor<4x13xi32>)
    "func.return"(%112#0, %112#1) : (tensor<4x13xi64>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xui8>) -> tensor<3x11xui8>, sym_name = "sort_ascending_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg210: tensor<3x11xui8>):
    %110 = "stablehlo.sort"(%arg210) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg211: tensor<ui8>, %arg212: tensor<ui8>):
      %111 = "stablehlo.compare"(%arg211, %arg212) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%111) : (tensor<i1>) -> ()
    }) : (tensor<3x11xui8>) -> tensor<3x11xui8>
    "func.return"(%110) : (tensor<3x11xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xui8>) -> tensor<11x3xui8>, sym_name = "sort_descending_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg207: tensor<11x3xui8>):
    %108 = "stablehlo.sort"(%arg207) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg208: tensor<ui8>, %arg209: tensor<ui8>):
      %109 = "stablehlo.compare"(%arg208, %arg209) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%109) : (tensor<i1>) -> ()
    }) : (tensor<11x3xui8>) -> tensor<11x3xui8>
    "func.return"(%108) : (tensor<11x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xui8>, tensor<4x13xi32>) -> (tensor<4x13xui8>, tensor<4x13xi32>), sym_name = "sort_stable_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg201: tensor<4x13xui8>, %arg202: tensor<4x13xi32>):
    %106:2 = "stablehlo.sort"(%arg201, %arg202) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg203: tensor<ui8>, %arg204: tensor<ui8>, %arg205: tensor<i32>, %arg206: tensor<i32>):
      %107 = "stablehlo.compare"(%arg203, %arg204) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }) : (tensor<4x13xui8>, tensor<4x13xi32>) -> (tensor<4x13xui8>, tensor<4x13xi32>)
    "func.return"(%106#0, %106#1) : (tensor<4x13xui8>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xui16>) -> tensor<3x11xui16>, sym_name = "sort_ascending_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg198: tensor<3x11xui16>):
    %104 = "stablehlo.sort"(%arg198) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg199: tensor<ui16>, %arg200: tensor<ui16>):
      %105 = "stablehlo.compare"(%arg199, %arg200) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%105) : (tensor<i1>) -> ()
    }) : (tensor<3x11xui16>) -> tensor<3x11xui16>
    "func.return"(%104) : (tensor<3x11xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xui16>) -> tensor<11x3xui16>, sym_name = "sort_descending_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg195: tensor<11x3xui16>):
    %102 = "stablehlo.sort"(%arg195) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg196: tensor<ui16>, %arg197: tensor<ui16>):
      %103 = "stablehlo.compare"(%arg196, %arg197) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%103) : (tensor<i1>) -> ()
    }) : (tensor<11x3xui16>) -> tensor<11x3xui16>
    "func.return"(%102) : (tensor<11x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xui16>, tensor<4x13xi32>) -> (tensor<4x13xui16>, tensor<4x13xi32>), sym_name = "sort_stable_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg189: tensor<4x13xui16>, %arg190: tensor<4x13xi32>):
    %100:2 = "stablehlo.sort"(%arg189, %arg190) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg191: tensor<ui16>, %arg192: tensor<ui16>, %arg193: tensor<i32>, %arg194: tensor<i32>):
      %101 = "stablehlo.compare"(%arg191, %arg192) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%101) : (tensor<i1>) -> ()
    }) : (tensor<4x13xui16>, tensor<4x13xi32>) -> (tensor<4x13xui16>, tensor<4x13xi32>)
    "func.return"(%100#0, %100#1) : (tensor<4x13xui16>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xui32>) -> tensor<3x11xui32>, sym_name = "sort_ascending_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg186: tensor<3x11xui32>):
    %98 = "stablehlo.sort"(%arg186) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg187: tensor<ui32>, %arg188: tensor<ui32>):
      %99 = "stablehlo.compare"(%arg187, %arg188) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%99) : (tensor<i1>) -> ()
    }) : (tensor<3x11xui32>) -> tensor<3x11xui32>
    "func.return"(%98) : (tensor<3x11xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xui32>) -> tensor<11x3xui32>, sym_name = "sort_descending_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg183: tensor<11x3xui32>):
    %96 = "stablehlo.sort"(%arg183) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg184: tensor<ui32>, %arg185: tensor<ui32>):
      %97 = "stablehlo.compare"(%arg184, %arg185) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%97) : (tensor<i1>) -> ()
    }) : (tensor<11x3xui32>) -> tensor<11x3xui32>
    "func.return"(%96) : (tensor<11x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xui32>, tensor<4x13xi32>) -> (tensor<4x13xui32>, tensor<4x13xi32>), sym_name = "sort_stable_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg177: tensor<4x13xui32>, %arg178: tensor<4x13xi32>):
    %94:2 = "stablehlo.sort"(%arg177, %arg178) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg179: tensor<ui32>, %arg180: tensor<ui32>, %arg181: tensor<i32>, %arg182: tensor<i32>):
      %95 = "stablehlo.compare"(%arg179, %arg180) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%95) : (tensor<i1>) -> ()
    }) : (tensor<4x13xui32>, tensor<4x13xi32>) -> (tensor<4x13xui32>, tensor<4x13xi32>)
    "func.return"(%94#0, %94#1) : (tensor<4x13xui32>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xui64>) -> tensor<3x11xui64>, sym_name = "sort_ascending_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg174: tensor<3x11xui64>):
    %92 = "stablehlo.sort"(%arg174) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg175: tensor<ui64>, %arg176: tensor<ui64>):
      %93 = "stablehlo.compare"(%arg175, %arg176) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%93) : (tensor<i1>) -> ()
    }) : (tensor<3x11xui64>) -> tensor<3x11xui64>
    "func.return"(%92) : (tensor<3x11xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xui64>) -> tensor<11x3xui64>, sym_name = "sort_descending_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg171: tensor<11x3xui64>):
    %90 = "stablehlo.sort"(%arg171) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg172: tensor<ui64>, %arg173: tensor<ui64>):
      %91 = "stablehlo.compare"(%arg172, %arg173) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%91) : (tensor<i1>) -> ()
    }) : (tensor<11x3xui64>) -> tensor<11x3xui64>
    "func.return"(%90) : (tensor<11x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xui64>, tensor<4x13xi32>) -> (tensor<4x13xui64>, tensor<4x13xi32>), sym_name = "sort_stable_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg165: tensor<4x13xui64>, %arg166: tensor<4x13xi32>):
    %88:2 = "stablehlo.sort"(%arg165, %arg166) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg167: tensor<ui64>, %arg168: tensor<ui64>, %arg169: tensor<i32>, %arg170: tensor<i32>):
      %89 = "stablehlo.compare"(%arg167, %arg168) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%89) : (tensor<i1>) -> ()
    }) : (tensor<4x13xui64>, tensor<4x13xi32>) -> (tensor<4x13xui64>, tensor<4x13xi32>)
    "func.return"(%88#0, %88#1) : (tensor<4x13xui64>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xf16>) -> tensor<3x11xf16>, sym_name = "sort_ascending_f16", sym_visibility = "public"}> ({
  ^bb0(%arg162: tensor<3x11xf16>):
    %86 = "stablehlo.sort"(%arg162) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg163: tensor<f16>, %arg164: tensor<f16>):
      %87 = "stablehlo.compare"(%arg163, %arg164) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%87) : (tensor<i1>) -> ()
    }) : (tensor<3x11xf16>) -> tensor<3x11xf16>
    "func.return"(%86) : (tensor<3x11xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xf16>) -> tensor<11x3xf16>, sym_name = "sort_descending_f16", sym_visibility = "public"}> ({
  ^bb0(%arg159: tensor<11x3xf16>):
    %84 = "stablehlo.sort"(%arg159) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg160: tensor<f16>, %arg161: tensor<f16>):
      %85 = "stablehlo.compare"(%arg160, %arg161) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%85) : (tensor<i1>) -> ()
    }) : (tensor<11x3xf16>) -> tensor<11x3xf16>
    "func.return"(%84) : (tensor<11x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xf16>, tensor<4x13xi32>) -> (tensor<4x13xf16>, tensor<4x13xi32>), sym_name = "sort_stable_f16", sym_visibility = "public"}> ({
  ^bb0(%arg153: tensor<4x13xf16>, %arg154: tensor<4x13xi32>):
    %82:2 = "stablehlo.sort"(%arg153, %arg154) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg155: tensor<f16>, %arg156: tensor<f16>, %arg157: tensor<i32>, %arg158: tensor<i32>):
      %83 = "stablehlo.compare"(%arg155, %arg156) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%83) : (tensor<i1>) -> ()
    }) : (tensor<4x13xf16>, tensor<4x13xi32>) -> (tensor<4x13xf16>, tensor<4x13xi32>)
    "func.return"(%82#0, %82#1) : (tensor<4x13xf16>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xbf16>) -> tensor<3x11xbf16>, sym_name = "sort_ascending_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg150: tensor<3x11xbf16>):
    %80 = "stablehlo.sort"(%arg150) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg151: tensor<bf16>, %arg152: tensor<bf16>):
      %81 = "stablehlo.compare"(%arg151, %arg152) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%81) : (tensor<i1>) -> ()
    }) : (tensor<3x11xbf16>) -> tensor<3x11xbf16>
    "func.return"(%80) : (tensor<3x11xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xbf16>) -> tensor<11x3xbf16>, sym_name = "sort_descending_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg147: tensor<11x3xbf16>):
    %78 = "stablehlo.sort"(%arg147) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg148: tensor<bf16>, %arg149: tensor<bf16>):
      %79 = "stablehlo.compare"(%arg148, %arg149) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%79) : (tensor<i1>) -> ()
    }) : (tensor<11x3xbf16>) -> tensor<11x3xbf16>
    "func.return"(%78) : (tensor<11x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xbf16>, tensor<4x13xi32>) -> (tensor<4x13xbf16>, tensor<4x13xi32>), sym_name = "sort_stable_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg141: tensor<4x13xbf16>, %arg142: tensor<4x13xi32>):
    %76:2 = "stablehlo.sort"(%arg141, %arg142) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg143: tensor<bf16>, %arg144: tensor<bf16>, %arg145: tensor<i32>, %arg146: tensor<i32>):
      %77 = "stablehlo.compare"(%arg143, %arg144) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%77) : (tensor<i1>) -> ()
    }) : (tensor<4x13xbf16>, tensor<4x13xi32>) -> (tensor<4x13xbf16>, tensor<4x13xi32>)
    "func.return"(%76#0, %76#1) : (tensor<4x13xbf16>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xf32>) -> tensor<3x11xf32>, sym_name = "sort_ascending_f32", sym_visibility = "public"}> ({
  ^bb0(%arg138: tensor<3x11xf32>):
    %74 = "stablehlo.sort"(%arg138) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg139: tensor<f32>, %arg140: tensor<f32>):
      %75 = "stablehlo.compare"(%arg139, %arg140) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%75) : (tensor<i1>) -> ()
    }) : (tensor<3x11xf32>) -> tensor<3x11xf32>
    "func.return"(%74) : (tensor<3x11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xf32>) -> tensor<11x3xf32>, sym_name = "sort_descending_f32", sym_visibility = "public"}> ({
  ^bb0(%arg135: tensor<11x3xf32>):
    %72 = "stablehlo.sort"(%arg135) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
      %73 = "stablehlo.compare"(%arg136, %arg137) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%73) : (tensor<i1>) -> ()
    }) : (tensor<11x3xf32>) -> tensor<11x3xf32>
    "func.return"(%72) : (tensor<11x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xf32>, tensor<4x13xi32>) -> (tensor<4x13xf32>, tensor<4x13xi32>), sym_name = "sort_stable_f32", sym_visibility = "public"}> ({
  ^bb0(%arg129: tensor<4x13xf32>, %arg130: tensor<4x13xi32>):
    %70:2 = "stablehlo.sort"(%arg129, %arg130) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg131: tensor<f32>, %arg132: tensor<f32>, %arg133: tensor<i32>, %arg134: tensor<i32>):
      %71 = "stablehlo.compare"(%arg131, %arg132) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%71) : (tensor<i1>) -> ()
    }) : (tensor<4x13xf32>, tensor<4x13xi32>) -> (tensor<4x13xf32>, tensor<4x13xi32>)
    "func.return"(%70#0, %70#1) : (tensor<4x13xf32>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x11xf64>) -> tensor<3x11xf64>, sym_name = "sort_ascending_f64", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<3x11xf64>):
    %68 = "stablehlo.sort"(%arg126) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg127: tensor<f64>, %arg128: tensor<f64>):
      %69 = "stablehlo.compare"(%arg127, %arg128) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%69) : (tensor<i1>) -> ()
    }) : (tensor<3x11xf64>) -> tensor<3x11xf64>
    "func.return"(%68) : (tensor<3x11xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x3xf64>) -> tensor<11x3xf64>, sym_name = "sort_descending_f64", sym_visibility = "public"}> ({
  ^bb0(%arg123: tensor<11x3xf64>):
    %66 = "stablehlo.sort"(%arg123) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg124: tensor<f64>, %arg125: tensor<f64>):
      %67 = "stablehlo.compare"(%arg124, %arg125) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%67) : (tensor<i1>) -> ()
    }) : (tensor<11x3xf64>) -> tensor<11x3xf64>
    "func.return"(%66) : (tensor<11x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xf64>, tensor<4x13xi32>) -> (tensor<4x13xf64>, tensor<4x13xi32>), sym_name = "sort_stable_f64", sym_visibility = "public"}> ({
  ^bb0(%arg117: tensor<4x13xf64>, %arg118: tensor<4x13xi32>):
    %64:2 = "stablehlo.sort"(%arg117, %arg118) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg119: tensor<f64>, %arg120: tensor<f64>, %arg121: tensor<i32>, %arg122: tensor<i32>):
      %65 = "stablehlo.compare"(%arg119, %arg120) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%65) : (tensor<i1>) -> ()
    }) : (tensor<4x13xf64>, tensor<4x13xi32>) -> (tensor<4x13xf64>, tensor<4x13xi32>)
    "func.return"(%64#0, %64#1) : (tensor<4x13xf64>, tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf16>, tensor<11xi32>) -> (tensor<11xf16>, tensor<11xi32>), sym_name = "sort_total_order_f16", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<11xf16>, %arg112: tensor<11xi32>):
    %62:2 = "stablehlo.sort"(%arg111, %arg112) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg113: tensor<f16>, %arg114: tensor<f16>, %arg115: tensor<i32>, %arg116: tensor<i32>):
      %63 = "stablehlo.compare"(%arg113, %arg114) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%63) : (tensor<i1>) -> ()
    }) : (tensor<11xf16>, tensor<11xi32>) -> (tensor<11xf16>, tensor<11xi32>)
    "func.return"(%62#0, %62#1) : (tensor<11xf16>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf16>, tensor<11xi32>) -> (tensor<11xf16>, tensor<11xi32>), sym_name = "sort_total_order_descending_f16", sym_visibility = "public"}> ({
  ^bb0(%arg105: tensor<11xf16>, %arg106: tensor<11xi32>):
    %60:2 = "stablehlo.sort"(%arg105, %arg106) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg107: tensor<f16>, %arg108: tensor<f16>, %arg109: tensor<i32>, %arg110: tensor<i32>):
      %61 = "stablehlo.compare"(%arg107, %arg108) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%61) : (tensor<i1>) -> ()
    }) : (tensor<11xf16>, tensor<11xi32>) -> (tensor<11xf16>, tensor<11xi32>)
    "func.return"(%60#0, %60#1) : (tensor<11xf16>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xbf16>, tensor<11xi32>) -> (tensor<11xbf16>, tensor<11xi32>), sym_name = "sort_total_order_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg99: tensor<11xbf16>, %arg100: tensor<11xi32>):
    %58:2 = "stablehlo.sort"(%arg99, %arg100) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg101: tensor<bf16>, %arg102: tensor<bf16>, %arg103: tensor<i32>, %arg104: tensor<i32>):
      %59 = "stablehlo.compare"(%arg101, %arg102) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }) : (tensor<11xbf16>, tensor<11xi32>) -> (tensor<11xbf16>, tensor<11xi32>)
    "func.return"(%58#0, %58#1) : (tensor<11xbf16>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xbf16>, tensor<11xi32>) -> (tensor<11xbf16>, tensor<11xi32>), sym_name = "sort_total_order_descending_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg93: tensor<11xbf16>, %arg94: tensor<11xi32>):
    %56:2 = "stablehlo.sort"(%arg93, %arg94) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg95: tensor<bf16>, %arg96: tensor<bf16>, %arg97: tensor<i32>, %arg98: tensor<i32>):
      %57 = "stablehlo.compare"(%arg95, %arg96) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%57) : (tensor<i1>) -> ()
    }) : (tensor<11xbf16>, tensor<11xi32>) -> (tensor<11xbf16>, tensor<11xi32>)
    "func.return"(%56#0, %56#1) : (tensor<11xbf16>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf32>, tensor<11xi32>) -> (tensor<11xf32>, tensor<11xi32>), sym_name = "sort_total_order_f32", sym_visibility = "public"}> ({
  ^bb0(%arg87: tensor<11xf32>, %arg88: tensor<11xi32>):
    %54:2 = "stablehlo.sort"(%arg87, %arg88) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>, %arg91: tensor<i32>, %arg92: tensor<i32>):
      %55 = "stablehlo.compare"(%arg89, %arg90) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%55) : (tensor<i1>) -> ()
    }) : (tensor<11xf32>, tensor<11xi32>) -> (tensor<11xf32>, tensor<11xi32>)
    "func.return"(%54#0, %54#1) : (tensor<11xf32>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf32>, tensor<11xi32>) -> (tensor<11xf32>, tensor<11xi32>), sym_name = "sort_total_order_descending_f32", sym_visibility = "public"}> ({
  ^bb0(%arg81: tensor<11xf32>, %arg82: tensor<11xi32>):
    %52:2 = "stablehlo.sort"(%arg81, %arg82) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg83: tensor<f32>, %arg84: tensor<f32>, %arg85: tensor<i32>, %arg86: tensor<i32>):
      %53 = "stablehlo.compare"(%arg83, %arg84) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }) : (tensor<11xf32>, tensor<11xi32>) -> (tensor<11xf32>, tensor<11xi32>)
    "func.return"(%52#0, %52#1) : (tensor<11xf32>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf64>, tensor<11xi32>) -> (tensor<11xf64>, tensor<11xi32>), sym_name = "sort_total_order_f64", sym_visibility = "public"}> ({
  ^bb0(%arg75: tensor<11xf64>, %arg76: tensor<11xi32>):
    %50:2 = "stablehlo.sort"(%arg75, %arg76) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg77: tensor<f64>, %arg78: tensor<f64>, %arg79: tensor<i32>, %arg80: tensor<i32>):
      %51 = "stablehlo.compare"(%arg77, %arg78) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%51) : (tensor<i1>) -> ()
    }) : (tensor<11xf64>, tensor<11xi32>) -> (tensor<11xf64>, tensor<11xi32>)
    "func.return"(%50#0, %50#1) : (tensor<11xf64>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf64>, tensor<11xi32>) -> (tensor<11xf64>, tensor<11xi32>), sym_name = "sort_total_order_descending_f64", sym_visibility = "public"}> ({
  ^bb0(%arg69: tensor<11xf64>, %arg70: tensor<11xi32>):
    %48:2 = "stablehlo.sort"(%arg69, %arg70) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg71: tensor<f64>, %arg72: tensor<f64>, %arg73: tensor<i32>, %arg74: tensor<i32>):
      %49 = "stablehlo.compare"(%arg71, %arg72) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }) : (tensor<11xf64>, tensor<11xi32>) -> (tensor<11xf64>, tensor<11xi32>)
    "func.return"(%48#0, %48#1) : (tensor<11xf64>, tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xf32>) -> tensor<4x13xi32>, sym_name = "sort_argsort", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<4x13xf32>):
    %45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x13xi32>
    %46:2 = "stablehlo.sort"(%arg64, %45) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>, %arg67: tensor<i32>, %arg68: tensor<i32>):
      %47 = "stablehlo.compare"(%arg65, %arg66) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%47) : (tensor<i1>) -> ()
    }) : (tensor<4x13xf32>, tensor<4x13xi32>) -> (tensor<4x13xf32>, tensor<4x13xi32>)
    "func.return"(%46#1) : (tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xf32>) -> tensor<4x13xi32>, sym_name = "sort_constant_payload", sym_visibility = "public"}> ({
  ^bb0(%arg59: tensor<4x13xf32>):
    %42 = "stablehlo.constant"() <{value = dense<[[1, 1, 0, 0, -1, -1, -3, -4, 0, 1, -2, -1, 0], [0, 2, 1, 4, -4, 3, 3, 2, -4, -3, 4, -1, 4], [4, 4, 2, 3, 3, 2, 4, -4, 2, -2, 0, -4, 0], [2, 3, -2, -3, -3, -1, -1, -4, 3, 1, 0, 3, 0]]> : tensor<4x13xi32>}> : () -> tensor<4x13xi32>
    %43:2 = "stablehlo.sort"(%arg59, %42) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>, %arg62: tensor<i32>, %arg63: tensor<i32>):
      %44 = "stablehlo.compare"(%arg60, %arg61) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%44) : (tensor<i1>) -> ()
    }) : (tensor<4x13xf32>, tensor<4x13xi32>) -> (tensor<4x13xf32>, tensor<4x13xi32>)
    "func.return"(%43#1) : (tensor<4x13xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x13xf32>) -> (tensor<4x13xf32>, tensor<4x13xf32>), sym_name = "sort_itself_twice", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<4x13xf32>):
    %40:2 = "stablehlo.sort"(%arg54, %arg54) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>, %arg57: tensor<f32>, %arg58: tensor<f32>):
      %41 = "stablehlo.compare"(%arg55, %arg56) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }) : (tensor<4x13xf32>, tensor<4x13xf32>) -> (tensor<4x13xf32>, tensor<4x13xf32>)
    "func.return"(%40#0, %40#1) : (tensor<4x13xf32>, tensor<4x13xf32>) -> ()
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
