"builtin.module"() ({
  "func.func"() <{function_type = (tensor<20xi8>) -> tensor<20xi8>, sym_name = "negate_i8", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<20xi8>):
    %18 = "stablehlo.negate"(%arg18) : (tensor<20xi8>) -> tensor<20xi8>
    "func.return"(%18) : (tensor<20xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi16>) -> tensor<20xi16>, sym_name = "negate_i16", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<20xi16>):
    %17 = "stablehlo.negate"(%arg17) : (tensor<20xi16>) -> tensor<20xi16>
    "func.return"(%17) : (tensor<20xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi32>) -> tensor<20xi32>, sym_name = "negate_i32", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<20xi32>):
    %16 = "stablehlo.negate"(%arg16) : (tensor<20xi32>) -> tensor<20xi32>
    "func.return"(%16) : (tensor<20xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi64>) -> tensor<20xi64>, sym_name = "negate_i64", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<20xi64>):
    %15 = "stablehlo.negate"(%arg15) : (tensor<20xi64>) -> tensor<20xi64>
    "func.return"(%15) : (tensor<20xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xui8>) -> tensor<12xui8>, sym_name = "negate_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<12xui8>):
    %14 = "stablehlo.negate"(%arg14) : (tensor<12xui8>) -> tensor<12xui8>
    "func.return"(%14) : (tensor<12xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xui16>) -> tensor<12xui16>, sym_name = "negate_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<12xui16>):
    %13 = "stablehlo.negate"(%arg13) : (tensor<12xui16>) -> tensor<12xui16>
    "func.return"(%13) : (tensor<12xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xui32>) -> tensor<12xui32>, sym_name = "negate_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<12xui32>):
    %12 = "stablehlo.negate"(%arg12) : (tensor<12xui32>) -> tensor<12xui32>
    "func.return"(%12) : (tensor<12xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xui64>) -> tensor<12xui64>, sym_name = "negate_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<12xui64>):
    %11 = "stablehlo.negate"(%arg11) : (tensor<12xui64>) -> tensor<12xui64>
    "func.return"(%11) : (tensor<12xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf16>) -> tensor<32xf16>, sym_name = "negate_f16", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<32xf16>):
    %10 = "stablehlo.negate"(%arg10) : (tensor<32xf16>) -> tensor<32xf16>
    "func.return"(%10) : (tensor<32xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf16>) -> tensor<8xf16>, sym_name = "negate_f16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<8xf16>):
    %9 = "stablehlo.negate"(%arg9) : (tensor<8xf16>) -> tensor<8xf16>
    "func.return"(%9) : (tensor<8xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xbf16>) -> tensor<32xbf16>, sym_name = "negate_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<32xbf16>):
    %8 = "stablehlo.negate"(%arg8) : (tensor<32xbf16>) -> tensor<32xbf16>
    "func.return"(%8) : (tensor<32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xbf16>) -> tensor<8xbf16>, sym_name = "negate_bf16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<8xbf16>):
    %7 = "stablehlo.negate"(%arg7) : (tensor<8xbf16>) -> tensor<8xbf16>
    "func.return"(%7) : (tensor<8xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf32>) -> tensor<32xf32>, sym_name = "negate_f32", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<32xf32>):
    %6 = "stablehlo.negate"(%arg6) : (tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%6) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<8xf32>, sym_name = "negate_f32_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<8xf32>):
    %5 = "stablehlo.negate"(%arg5) : (tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%5) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf64>) -> tensor<32xf64>, sym_name = "negate_f64", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<32xf64>):
    %4 = "stablehlo.negate"(%arg4) : (tensor<32xf64>) -> tensor<32xf64>
    "func.return"(%4) : (tensor<32xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf64>) -> tensor<8xf64>, sym_name = "negate_f64_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<8xf64>):
    %3 = "stablehlo.negate"(%arg3) : (tensor<8xf64>) -> tensor<8xf64>
    "func.return"(%3) : (tensor<8xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>) -> tensor<i32>, sym_name = "negate_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<i32>):
    %2 = "stablehlo.negate"(%arg2) : (tensor<i32>) -> tensor<i32>
    "func.return"(%2) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>) -> tensor<0x3xi32>, sym_name = "negate_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x3xi32>):
    %1 = "stablehlo.negate"(%arg1) : (tensor<0x3xi32>) -> tensor<0x3xi32>
    "func.return"(%1) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi32>) -> tensor<3x1x37xi32>, sym_name = "negate_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xi32>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<3x1x37xi32>) -> tensor<3x1x37xi32>
    "func.return"(%0) : (tensor<3x1x37xi32>) -> ()
  }) : () -> ()
}) : () -> ()
