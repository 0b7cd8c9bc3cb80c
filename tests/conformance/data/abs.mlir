"builtin.module"() ({
  "func.func"() <{function_type = (tensor<20xi8>) -> tensor<20xi8>, sym_name = "abs_i8", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<20xi8>):
    %14 = "stablehlo.abs"(%arg14) : (tensor<20xi8>) -> tensor<20xi8>
    "func.return"(%14) : (tensor<20xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi16>) -> tensor<20xi16>, sym_name = "abs_i16", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<20xi16>):
    %13 = "stablehlo.abs"(%arg13) : (tensor<20xi16>) -> tensor<20xi16>
    "func.return"(%13) : (tensor<20xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi32>) -> tensor<20xi32>, sym_name = "abs_i32", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<20xi32>):
    %12 = "stablehlo.abs"(%arg12) : (tensor<20xi32>) -> tensor<20xi32>
    "func.return"(%12) : (tensor<20xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi64>) -> tensor<20xi64>, sym_name = "abs_i64", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<20xi64>):
    %11 = "stablehlo.abs"(%arg11) : (tensor<20xi64>) -> tensor<20xi64>
    "func.return"(%11) : (tensor<20xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf16>) -> tensor<32xf16>, sym_name = "abs_f16", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<32xf16>):
    %10 = "stablehlo.abs"(%arg10) : (tensor<32xf16>) -> tensor<32xf16>
    "func.return"(%10) : (tensor<32xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf16>) -> tensor<8xf16>, sym_name = "abs_f16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<8xf16>):
    %9 = "stablehlo.abs"(%arg9) : (tensor<8xf16>) -> tensor<8xf16>
    "func.return"(%9) : (tensor<8xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xbf16>) -> tensor<32xbf16>, sym_name = "abs_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<32xbf16>):
    %8 = "stablehlo.abs"(%arg8) : (tensor<32xbf16>) -> tensor<32xbf16>
    "func.return"(%8) : (tensor<32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xbf16>) -> tensor<8xbf16>, sym_name = "abs_bf16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<8xbf16>):
    %7 = "stablehlo.abs"(%arg7) : (tensor<8xbf16>) -> tensor<8xbf16>
    "func.return"(%7) : (tensor<8xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf32>) -> tensor<32xf32>, sym_name = "abs_f32", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<32xf32>):
    %6 = "stablehlo.abs"(%arg6) : (tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%6) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<8xf32>, sym_name = "abs_f32_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<8xf32>):
    %5 = "stablehlo.abs"(%arg5) : (tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%5) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf64>) -> tensor<32xf64>, sym_name = "abs_f64", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<32xf64>):
    %4 = "stablehlo.abs"(%arg4) : (tensor<32xf64>) -> tensor<32xf64>
    "func.return"(%4) : (tensor<32xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf64>) -> tensor<8xf64>, sym_name = "abs_f64_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<8xf64>):
    %3 = "stablehlo.abs"(%arg3) : (tensor<8xf64>) -> tensor<8xf64>
    "func.return"(%3) : (tensor<8xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>) -> tensor<i32>, sym_name = "abs_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<i32>):
    %2 = "stablehlo.abs"(%arg2) : (tensor<i32>) -> tensor<i32>
    "func.return"(%2) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>) -> tensor<0x3xi32>, sym_name = "abs_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x3xi32>):
    %1 = "stablehlo.abs"(%arg1) : (tensor<0x3xi32>) -> tensor<0x3xi32>
    "func.return"(%1) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi32>) -> tensor<3x1x37xi32>, sym_name = "abs_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xi32>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<3x1x37xi32>) -> tensor<3x1x37xi32>
    "func.return"(%0) : (tensor<3x1x37xi32>) -> ()
  }) : () -> ()
}) : () -> ()
