"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xi1>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi1>), sym_name = "while_i1", sym_visibility = "public"}> ({
  ^bb0(%arg247: tensor<i32>, %arg248: tensor<i32>, %arg249: tensor<2x3xi1>):
    %145:3 = "stablehlo.while"(%arg247, %arg248, %arg249) ({
    ^bb0(%arg253: tensor<i32>, %arg254: tensor<i32>, %arg255: tensor<2x3xi1>):
      %149 = "stablehlo.compare"(%arg253, %arg254) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%149) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg250: tensor<i32>, %arg251: tensor<i32>, %arg252: tensor<2x3xi1>):
      %146 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %147 = "stablehlo.add"(%arg250, %146) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %148 = "stablehlo.add"(%arg252, %arg252) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      "stablehlo.return"(%147, %arg251, %148) : (tensor<i32>, tensor<i32>, tensor<2x3xi1>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xi1>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi1>)
    "func.return"(%145#0, %145#1, %145#2) : (tensor<i32>, tensor<i32>, tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xi8>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi8>), sym_name = "while_i8", sym_visibility = "public"}> ({
  ^bb0(%arg238: tensor<i32>, %arg239: tensor<i32>, %arg240: tensor<2x3xi8>):
    %140:3 = "stablehlo.while"(%arg238, %arg239, %arg240) ({
    ^bb0(%arg244: tensor<i32>, %arg245: tensor<i32>, %arg246: tensor<2x3xi8>):
      %144 = "stablehlo.compare"(%arg244, %arg245) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%144) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg241: tensor<i32>, %arg242: tensor<i32>, %arg243: tensor<2x3xi8>):
      %141 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %142 = "stablehlo.add"(%arg241, %141) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %143 = "stablehlo.add"(%arg243, %arg243) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
      "stablehlo.return"(%142, %arg242, %143) : (tensor<i32>, tensor<i32>, tensor<2x3xi8>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xi8>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi8>)
    "func.return"(%140#0, %140#1, %140#2) : (tensor<i32>, tensor<i32>, tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xi16>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi16>), sym_name = "while_i16", sym_visibility = "public"}> ({
  ^bb0(%arg229: tensor<i32>, %arg230: tensor<i32>, %arg231: tensor<2x3xi16>):
    %135:3 = "stablehlo.while"(%arg229, %arg230, %arg231) ({
    ^bb0(%arg235: tensor<i32>, %arg236: tensor<i32>, %arg237: tensor<2x3xi16>):
      %139 = "stablehlo.compare"(%arg235, %arg236) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%139) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg232: tensor<i32>, %arg233: tensor<i32>, %arg234: tensor<2x3xi16>):
      %136 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %137 = "stablehlo.add"(%arg232, %136) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %138 = "stablehlo.add"(%arg234, %arg234) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
      "stablehlo.return"(%137, %arg233, %138) : (tensor<i32>, tensor<i32>, tensor<2x3xi16>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xi16>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi16>)
    "func.return"(%135#0, %135#1, %135#2) : (tensor<i32>, tensor<i32>, tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi32>), sym_name = "while_i32", sym_visibility = "public"}> ({
  ^bb0(%arg220: tensor<i32>, %arg221: tensor<i32>, %arg222: tensor<2x3xi32>):
    %130:3 = "stablehlo.while"(%arg220, %arg221, %arg222) ({
    ^bb0(%arg226: tensor<i32>, %arg227: tensor<i32>, %arg228: tensor<2x3xi32>):
      %134 = "stablehlo.compare"(%arg226, %arg227) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%134) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg223: tensor<i32>, %arg224: tensor<i32>, %arg225: tensor<2x3xi32>):
      %131 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %132 = "stablehlo.add"(%arg223, %131) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %133 = "stablehlo.add"(%arg225, %arg225) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%132, %arg224, %133) : (tensor<i32>, tensor<i32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi32>)
    "func.return"(%130#0, %130#1, %130#2) : (tensor<i32>, tensor<i32>, tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xi64>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi64>), sym_name = "while_i64", sym_visibility = "public"}> ({
  ^bb0(%arg211: tensor<i32>, %arg212: tensor<i32>, %arg213: tensor<2x3xi64>):
    %125:3 = "stablehlo.while"(%arg211, %arg212, %arg213) ({
    ^bb0(%arg217: tensor<i32>, %arg218: tensor<i32>, %arg219: tensor<2x3xi64>):
      %129 = "stablehlo.compare"(%arg217, %arg218) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%129) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg214: tensor<i32>, %arg215: tensor<i32>, %arg216: tensor<2x3xi64>):
      %126 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %127 = "stablehlo.add"(%arg214, %126) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %128 = "stablehlo.add"(%arg216, %arg216) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%127, %arg215, %128) : (tensor<i32>, tensor<i32>, tensor<2x3xi64>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xi64>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi64>)
    "func.return"(%125#0, %125#1, %125#2) : (tensor<i32>, tensor<i32>, tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xui8>) -> (tensor<i32>, tensor<i32>, tensor<2x3xui8>), sym_name = "while_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg202: tensor<i32>, %arg203: tensor<i32>, %arg204: tensor<2x3xui8>):
    %120:3 = "stablehlo.while"(%arg202, %arg203, %arg204) ({
    ^bb0(%arg208: tensor<i32>, %arg209: tensor<i32>, %arg210: tensor<2x3xui8>):
      %124 = "stablehlo.compare"(%arg208, %arg209) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%124) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg205: tensor<i32>, %arg206: tensor<i32>, %arg207: tensor<2x3xui8>):
      %121 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.add"(%arg205, %121) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %123 = "stablehlo.add"(%arg207, %arg207) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      "stablehlo.return"(%122, %arg206, %123) : (tensor<i32>, tensor<i32>, tensor<2x3xui8>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xui8>) -> (tensor<i32>, tensor<i32>, tensor<2x3xui8>)
    "func.return"(%120#0, %120#1, %120#2) : (tensor<i32>, tensor<i32>, tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xui16>) -> (tensor<i32>, tensor<i32>, tensor<2x3xui16>), sym_name = "while_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg193: tensor<i32>, %arg194: tensor<i32>, %arg195: tensor<2x3xui16>):
    %115:3 = "stablehlo.while"(%arg193, %arg194, %arg195) ({
    ^bb0(%arg199: tensor<i32>, %arg200: tensor<i32>, %arg201: tensor<2x3xui16>):
      %119 = "stablehlo.compare"(%arg199, %arg200) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%119) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg196: tensor<i32>, %arg197: tensor<i32>, %arg198: tensor<2x3xui16>):
      %116 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %117 = "stablehlo.add"(%arg196, %116) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %118 = "stablehlo.add"(%arg198, %arg198) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
      "stablehlo.return"(%117, %arg197, %118) : (tensor<i32>, tensor<i32>, tensor<2x3xui16>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xui16>) -> (tensor<i32>, tensor<i32>, tensor<2x3xui16>)
    "func.return"(%115#0, %115#1, %115#2) : (tensor<i32>, tensor<i32>, tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xui32>) -> (tensor<i32>, tensor<i32>, tensor<2x3xui32>), sym_name = "while_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg184: tensor<i32>, %arg185: tensor<i32>, %arg186: tensor<2x3xui32>):
    %110:3 = "stablehlo.while"(%arg184, %arg185, %arg186) ({
    ^bb0(%arg190: tensor<i32>, %arg191: tensor<i32>, %arg192: tensor<2x3xui32>):
      %114 = "stablehlo.compare"(%arg190, %arg191) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%114) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg187: tensor<i32>, %arg188: tensor<i32>, %arg189: tensor<2x3xui32>):
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %112 = "stablehlo.add"(%arg187, %111) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %113 = "stablehlo.add"(%arg189, %arg189) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      "stablehlo.return"(%112, %arg188, %113) : (tensor<i32>, tensor<i32>, tensor<2x3xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xui32>) -> (tensor<i32>, tensor<i32>, tensor<2x3xui32>)
    "func.return"(%110#0, %110#1, %110#2) : (tensor<i32>, tensor<i32>, tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xui64>) -> (tensor<i32>, tensor<i32>, tensor<2x3xui64>), sym_name = "while_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg175: tensor<i32>, %arg176: tensor<i32>, %arg177: tensor<2x3xui64>):
    %105:3 = "stablehlo.while"(%arg175, %arg176, %arg177) ({
    ^bb0(%arg181: tensor<i32>, %arg182: tensor<i32>, %arg183: tensor<2x3xui64>):
      %109 = "stablehlo.compare"(%arg181, %arg182) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%109) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg178: tensor<i32>, %arg179: tensor<i32>, %arg180: tensor<2x3xui64>):
      %106 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %107 = "stablehlo.add"(%arg178, %106) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %108 = "stablehlo.add"(%arg180, %arg180) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      "stablehlo.return"(%107, %arg179, %108) : (tensor<i32>, tensor<i32>, tensor<2x3xui64>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xui64>) -> (tensor<i32>, tensor<i32>, tensor<2x3xui64>)
    "func.return"(%105#0, %105#1, %105#2) : (tensor<i32>, tensor<i32>, tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xf16>) -> (tensor<i32>, tensor<i32>, tensor<2x3xf16>), sym_name = "while_f16", sym_visibility = "public"}> ({
  ^bb0(%arg166: tensor<i32>, %arg167: tensor<i32>, %arg168: tensor<2x3xf16>):
    %100:3 = "stablehlo.while"(%arg166, %arg167, %arg168) ({
    ^bb0(%arg172: tensor<i32>, %arg173: tensor<i32>, %arg174: tensor<2x3xf16>):
      %104 = "stablehlo.compare"(%arg172, %arg173) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%104) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg169: tensor<i32>, %arg170: tensor<i32>, %arg171: tensor<2x3xf16>):
      %101 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %102 = "stablehlo.add"(%arg169, %101) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %103 = "stablehlo.add"(%arg171, %arg171) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
      "stablehlo.return"(%102, %arg170, %103) : (tensor<i32>, tensor<i32>, tensor<2x3xf16>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xf16>) -> (tensor<i32>, tensor<i32>, tensor<2x3xf16>)
    "func.return"(%100#0, %100#1, %100#2) : (tensor<i32>, tensor<i32>, tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xbf16>) -> (tensor<i32>, tensor<i32>, tensor<2x3xbf16>), sym_name = "while_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg157: tensor<i32>, %arg158: tensor<i32>, %arg159: tensor<2x3xbf16>):
    %95:3 = "stablehlo.while"(%arg157, %arg158, %arg159) ({
    ^bb0(%arg163: tensor<i32>, %arg164: tensor<i32>, %arg165: tensor<2x3xbf16>):
      %99 = "stablehlo.compare"(%arg163, %arg164) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%99) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg160: tensor<i32>, %arg161: tensor<i32>, %arg162: tensor<2x3xbf16>):
      %96 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %97 = "stablehlo.add"(%arg160, %96) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %98 = "stablehlo.add"(%arg162, %arg162) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
      "stablehlo.return"(%97, %arg161, %98) : (tensor<i32>, tensor<i32>, tensor<2x3xbf16>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xbf16>) -> (tensor<i32>, tensor<i32>, tensor<2x3xbf16>)
    "func.return"(%95#0, %95#1, %95#2) : (tensor<i32>, tensor<i32>, tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<i32>, tensor<2x3xf32>), sym_name = "while_f32", sym_visibility = "public"}> ({
  ^bb0(%arg148: tensor<i32>, %arg149: tensor<i32>, %arg150: tensor<2x3xf32>):
    %90:3 = "stablehlo.while"(%arg148, %arg149, %arg150) ({
    ^bb0(%arg154: tensor<i32>, %arg155: tensor<i32>, %arg156: tensor<2x3xf32>):
      %94 = "stablehlo.compare"(%arg154, %arg155) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%94) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg151: tensor<i32>, %arg152: tensor<i32>, %arg153: tensor<2x3xf32>):
      %91 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.add"(%arg151, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %93 = "stablehlo.add"(%arg153, %arg153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%92, %arg152, %93) : (tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<i32>, tensor<2x3xf32>)
    "func.return"(%90#0, %90#1, %90#2) : (tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x3xf64>) -> (tensor<i32>, tensor<i32>, tensor<2x3xf64>), sym_name = "while_f64", sym_visibility = "public"}> ({
  ^bb0(%arg139: tensor<i32>, %arg140: tensor<i32>, %arg141: tensor<2x3xf64>):
    %85:3 = "stablehlo.while"(%arg139, %arg140, %arg141) ({
    ^bb0(%arg145: tensor<i32>, %arg146: tensor<i32>, %arg147: tensor<2x3xf64>):
      %89 = "stablehlo.compare"(%arg145, %arg146) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%89) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg142: tensor<i32>, %arg143: tensor<i32>, %arg144: tensor<2x3xf64>):
      %86 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.add"(%arg142, %86) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %88 = "stablehlo.add"(%arg144, %arg144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%87, %arg143, %88) : (tensor<i32>, tensor<i32>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xf64>) -> (tensor<i32>, tensor<i32>, tensor<2x3xf64>)
    "func.return"(%85#0, %85#1, %85#2) : (tensor<i32>, tensor<i32>, tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>), sym_name = "while_zero_trips", sym_visibility = "public"}> ({
  ^bb0(%arg130: tensor<i32>, %arg131: tensor<i32>, %arg132: tensor<5xf32>):
    %80:3 = "stablehlo.while"(%arg130, %arg131, %arg132) ({
    ^bb0(%arg136: tensor<i32>, %arg137: tensor<i32>, %arg138: tensor<5xf32>):
      %84 = "stablehlo.compare"(%arg136, %arg137) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%84) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg133: tensor<i32>, %arg134: tensor<i32>, %arg135: tensor<5xf32>):
      %81 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %82 = "stablehlo.add"(%arg133, %81) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %83 = "stablehlo.negate"(%arg135) : (tensor<5xf32>) -> tensor<5xf32>
      "stablehlo.return"(%82, %arg134, %83) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>)
    "func.return"(%80#0, %80#1, %80#2) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>), sym_name = "while_unchanged", sym_visibility = "public"}> ({
  ^bb0(%arg121: tensor<i32>, %arg122: tensor<i32>, %arg123: tensor<5xf32>):
    %76:3 = "stablehlo.while"(%arg121, %arg122, %arg123) ({
    ^bb0(%arg127: tensor<i32>, %arg128: tensor<i32>, %arg129: tensor<5xf32>):
      %79 = "stablehlo.compare"(%arg127, %arg128) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%79) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg124: tensor<i32>, %arg125: tensor<i32>, %arg126: tensor<5xf32>):
      %77 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %78 = "stablehlo.add"(%arg124, %77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%78, %arg125, %arg126) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>)
    "func.return"(%76#0, %76#1, %76#2) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>), sym_name = "while_swap", sym_visibility = "public"}> ({
  ^bb0(%arg109: tensor<i32>, %arg110: tensor<i32>, %arg111: tensor<5xf32>, %arg112: tensor<5xf32>):
    %72:4 = "stablehlo.while"(%arg109, %arg110, %arg111, %arg112) ({
    ^bb0(%arg117: tensor<i32>, %arg118: tensor<i32>, %arg119: tensor<5xf32>, %arg120: tensor<5xf32>):
      %75 = "stablehlo.compare"(%arg117, %arg118) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%75) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg113: tensor<i32>, %arg114: tensor<i32>, %arg115: tensor<5xf32>, %arg116: tensor<5xf32>):
      %73 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %74 = "stablehlo.add"(%arg113, %73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%74, %arg114, %arg116, %arg115) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>)
    "func.return"(%72#0, %72#1, %72#2, %72#3) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>), sym_name = "while_rotate", sym_visibility = "public"}> ({
  ^bb0(%arg94: tensor<i32>, %arg95: tensor<i32>, %arg96: tensor<5xf32>, %arg97: tensor<5xf32>, %arg98: tensor<5xf32>):
    %68:5 = "stablehlo.while"(%arg94, %arg95, %arg96, %arg97, %arg98) ({
    ^bb0(%arg104: tensor<i32>, %arg105: tensor<i32>, %arg106: tensor<5xf32>, %arg107: tensor<5xf32>, %arg108: tensor<5xf32>):
      %71 = "stablehlo.compare"(%arg104, %arg105) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%71) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg99: tensor<i32>, %arg100: tensor<i32>, %arg101: tensor<5xf32>, %arg102: tensor<5xf32>, %arg103: tensor<5xf32>):
      %69 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.add"(%arg99, %69) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%70, %arg100, %arg102, %arg103, %arg101) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
    "func.return"(%68#0, %68#1, %68#2, %68#3, %68#4) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>), sym_name = "while_duplicate", sym_visibility = "public"}> ({
  ^bb0(%arg82: tensor<i32>, %arg83: tensor<i32>, %arg84: tensor<5xf32>, %arg85: tensor<5xf32>):
    %63:4 = "stablehlo.while"(%arg82, %arg83, %arg84, %arg85) ({
    ^bb0(%arg90: tensor<i32>, %arg91: tensor<i32>, %arg92: tensor<5xf32>, %arg93: tensor<5xf32>):
      %67 = "stablehlo.compare"(%arg90, %arg91) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%67) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg86: tensor<i32>, %arg87: tensor<i32>, %arg88: tensor<5xf32>, %arg89: tensor<5xf32>):
      %64 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %65 = "stablehlo.add"(%arg86, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %66 = "stablehlo.add"(%arg88, %arg89) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      "stablehlo.return"(%65, %arg87, %66, %66) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>)
    "func.return"(%63#0, %63#1, %63#2, %63#3) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<0x2xf32>) -> (tensor<i32>, tensor<i32>, tensor<0x2xf32>), sym_name = "while_empty_tensor", sym_visibility = "public"}> ({
  ^bb0(%arg73: tensor<i32>, %arg74: tensor<i32>, %arg75: tensor<0x2xf32>):
    %58:3 = "stablehlo.while"(%arg73, %arg74, %arg75) ({
    ^bb0(%arg79: tensor<i32>, %arg80: tensor<i32>, %arg81: tensor<0x2xf32>):
      %62 = "stablehlo.compare"(%arg79, %arg80) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%62) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg76: tensor<i32>, %arg77: tensor<i32>, %arg78: tensor<0x2xf32>):
      %59 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %60 = "stablehlo.add"(%arg76, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %61 = "stablehlo.negate"(%arg78) : (tensor<0x2xf32>) -> tensor<0x2xf32>
      "stablehlo.return"(%60, %arg77, %61) : (tensor<i32>, tensor<i32>, tensor<0x2xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<0x2xf32>) -> (tensor<i32>, tensor<i32>, tensor<0x2xf32>)
    "func.return"(%58#0, %58#1, %58#2) : (tensor<i32>, tensor<i32>, tensor<0x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>), sym_name = "while_fibonacci", sym_visibility = "public"}> ({
  ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>, %arg63: tensor<i32>, %arg64: tensor<i32>):
    %53:4 = "stablehlo.while"(%arg61, %arg62, %arg63, %arg64) ({
    ^bb0(%arg69: tensor<i32>, %arg70: tensor<i32>, %arg71: tensor<i32>, %arg72: tensor<i32>):
      %57 = "stablehlo.compare"(%arg69, %arg70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%57) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg65: tensor<i32>, %arg66: tensor<i32>, %arg67: tensor<i32>, %arg68: tensor<i32>):
      %54 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %55 = "stablehlo.add"(%arg65, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %56 = "stablehlo.add"(%arg67, %arg68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%55, %arg66, %arg68, %56) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
    "func.return"(%53#0, %53#1, %53#2, %53#3) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>) -> tensor<3xf32>, sym_name = "while_until_small", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<3xf32>):
    %45 = "stablehlo.while"(%arg56) ({
    ^bb0(%arg58: tensor<3xf32>):
      %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %49 = "stablehlo.reduce"(%arg58, %48) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
        %52 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%52) : (tensor<f32>) -> ()
      }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %51 = "stablehlo.compare"(%49, %50) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%51) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg57: tensor<3xf32>):
      %46 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<3xf32>}> : () -> tensor<3xf32>
      %47 = "stablehlo.multiply"(%arg57, %46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%47) : (tensor<3xf32>) -> ()
    }) : (tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%45) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>) -> (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>), sym_name = "while_update_rows", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<i32>, %arg45: tensor<i32>, %arg46: tensor<6x40xf32>, %arg47: tensor<6x40xf32>):
    %37:4 = "stablehlo.while"(%arg44, %arg45, %arg46, %arg47) ({
    ^bb0(%arg52: tensor<i32>, %arg53: tensor<i32>, %arg54: tensor<6x40xf32>, %arg55: tensor<6x40xf32>):
      %44 = "stablehlo.compare"(%arg52, %arg53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%44) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg48: tensor<i32>, %arg49: tensor<i32>, %arg50: tensor<6x40xf32>, %arg51: tensor<6x40xf32>):
      %38 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %39 = "stablehlo.add"(%arg48, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.dynamic_slice"(%arg51, %arg48, %40) <{slice_sizes = array<i64: 1, 40>}> : (tensor<6x40xf32>, tensor<i32>, tensor<i32>) -> tensor<1x40xf32>
      %42 = "stablehlo.add"(%41, %41) : (tensor<1x40xf32>, tensor<1x40xf32>) -> tensor<1x40xf32>
      %43 = "stablehlo.dynamic_update_slice"(%arg50, %42, %arg48, %40) : (tensor<6x40xf32>, tensor<1x40xf32>, tensor<i32>, tensor<i32>) -> tensor<6x40xf32>
      "stablehlo.return"(%39, %arg49, %43, %arg51) : (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>) -> (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>)
    "func.return"(%37#0, %37#1, %37#2, %37#3) : (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>) -> (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>), sym_name = "while_update_and_old", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<i32>, %arg33: tensor<i32>, %arg34: tensor<6x40xf32>, %arg35: tensor<6x40xf32>):
    %28:4 = "stablehlo.while"(%arg32, %arg33, %arg34, %arg35) ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>, %arg42: tensor<6x40xf32>, %arg43: tensor<6x40xf32>):
      %36 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg36: tensor<i32>, %arg37: tensor<i32>, %arg38: tensor<6x40xf32>, %arg39: tensor<6x40xf32>):
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.add"(%arg36, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %32 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<1x40xf32>}> : () -> tensor<1x40xf32>
      %33 = "stablehlo.dynamic_update_slice"(%arg38, %32, %arg36, %31) : (tensor<6x40xf32>, tensor<1x40xf32>, tensor<i32>, tensor<i32>) -> tensor<6x40xf32>
      %34 = "stablehlo.subtract"(%arg38, %33) : (tensor<6x40xf32>, tensor<6x40xf32>) -> tensor<6x40xf32>
      %35 = "stablehlo.add"(%arg39, %34) : (tensor<6x40xf32>, tensor<6x40xf32>) -> tensor<6x40xf32>
      "stablehlo.return"(%30, %arg37, %33, %35) : (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>) -> (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>)
    "func.return"(%28#0, %28#1, %28#2, %28#3) : (tensor<i32>, tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>, tensor<5xf32>), sym_name = "while_captures", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<i32>, %arg26: tensor<5xf32>, %arg27: tensor<5xf32>):
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23:2 = "stablehlo.while"(%22, %arg26) ({
    ^bb0(%arg30: tensor<i32>, %arg31: tensor<5xf32>):
      %27 = "stablehlo.compare"(%arg30, %arg25) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg28: tensor<i32>, %arg29: tensor<5xf32>):
      %24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.add"(%arg28, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %26 = "stablehlo.add"(%arg29, %arg27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      "stablehlo.return"(%25, %26) : (tensor<i32>, tensor<5xf32>) -> ()
    }) : (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
    "func.return"(%23#0, %23#1, %arg26) : (tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>), sym_name = "while_nested", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<i32>, %arg16: tensor<5xf32>):
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %12:2 = "stablehlo.while"(%10, %arg16) ({
    ^bb0(%arg23: tensor<i32>, %arg24: tensor<5xf32>):
      %21 = "stablehlo.compare"(%arg23, %arg15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg17: tensor<i32>, %arg18: tensor<5xf32>):
      %13:2 = "stablehlo.while"(%10, %arg18) ({
      ^bb0(%arg21: tensor<i32>, %arg22: tensor<5xf32>):
        %20 = "stablehlo.compare"(%arg21, %arg17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%20) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg19: tensor<i32>, %arg20: tensor<5xf32>):
        %15 = "stablehlo.convert"(%arg19) : (tensor<i32>) -> tensor<f32>
        %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
        %17 = "stablehlo.add"(%arg20, %16) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
        %18 = "stablehlo.add"(%17, %arg16) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
        %19 = "stablehlo.add"(%arg19, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%19, %18) : (tensor<i32>, tensor<5xf32>) -> ()
      }) : (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
      %14 = "stablehlo.add"(%arg17, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%14, %13#1) : (tensor<i32>, tensor<5xf32>) -> ()
    }) : (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
    "func.return"(%12#0, %12#1) : (tensor<i32>, tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>, tensor<5xf32>), sym_name = "while_two_loops", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<5xf32>):
    %0:3 = "stablehlo.while"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg12: tensor<i32>, %arg13: tensor<i32>, %arg14: tensor<5xf32>):
      %9 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg9: tensor<i32>, %arg10: tensor<i32>, %arg11: tensor<5xf32>):
      %6 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.add"(%arg9, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %8 = "stablehlo.add"(%arg11, %arg11) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      "stablehlo.return"(%7, %arg10, %8) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>)
    %1:3 = "stablehlo.while"(%arg0, %0#0, %0#2) ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<5xf32>):
      %5 = "stablehlo.compare"(%arg6, %arg7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<5xf32>):
      %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %3 = "stablehlo.add"(%arg3, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %4 = "stablehlo.subtract"(%arg5, %arg2) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      "stablehlo.return"(%3, %arg4, %4) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>)
    "func.return"(%1#0, %1#2, %0#2) : (tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
