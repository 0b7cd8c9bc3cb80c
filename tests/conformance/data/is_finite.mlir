"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32xf16>) -> tensor<32xi1>, sym_name = "is_finite_f16", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<32xf16>):
    %10 = "stablehlo.is_finite"(%arg10) : (tensor<32xf16>) -> tensor<32xi1>
    "func.return"(%10) : (tensor<32xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf16>) -> tensor<8xi1>, sym_name = "is_finite_f16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<8xf16>):
    %9 = "stablehlo.is_finite"(%arg9) : (tensor<8xf16>) -> tensor<8xi1>
    "func.return"(%9) : (tensor<8xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xbf16>) -> tensor<32xi1>, sym_name = "is_finite_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<32xbf16>):
    %8 = "stablehlo.is_finite"(%arg8) : (tensor<32xbf16>) -> tensor<32xi1>
    "func.return"(%8) : (tensor<32xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xbf16>) -> tensor<8xi1>, sym_name = "is_finite_bf16_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<8xbf16>):
    %7 = "stablehlo.is_finite"(%arg7) : (tensor<8xbf16>) -> tensor<8xi1>
    "func.return"(%7) : (tensor<8xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf32>) -> tensor<32xi1>, sym_name = "is_finite_f32", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<32xf32>):
    %6 = "stablehlo.is_finite"(%arg6) : (tensor<32xf32>) -> tensor<32xi1>
    "func.return"(%6) : (tensor<32xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<8xi1>, sym_name = "is_finite_f32_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<8xf32>):
    %5 = "stablehlo.is_finite"(%arg5) : (tensor<8xf32>) -> tensor<8xi1>
    "func.return"(%5) : (tensor<8xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xf64>) -> tensor<32xi1>, sym_name = "is_finite_f64", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<32xf64>):
    %4 = "stablehlo.is_finite"(%arg4) : (tensor<32xf64>) -> tensor<32xi1>
    "func.return"(%4) : (tensor<32xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf64>) -> tensor<8xi1>, sym_name = "is_finite_f64_denormal", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<8xf64>):
    %3 = "stablehlo.is_finite"(%arg3) : (tensor<8xf64>) -> tensor<8xi1>
    "func.return"(%3) : (tensor<8xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<i1>, sym_name = "is_finite_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<f32>):
    %2 = "stablehlo.is_finite"(%arg2) : (tensor<f32>) -> tensor<i1>
    "func.return"(%2) : (tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>) -> tensor<0x3xi1>, sym_name = "is_finite_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x3xf32>):
    %1 = "stablehlo.is_finite"(%arg1) : (tensor<0x3xf32>) -> tensor<0x3xi1>
    "func.return"(%1) : (tensor<0x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xf32>) -> tensor<3x1x37xi1>, sym_name = "is_finite_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xf32>):
    %0 = "stablehlo.is_finite"(%arg0) : (tensor<3x1x37xf32>) -> tensor<3x1x37xi1>
    "func.return"(%0) : (tensor<3x1x37xi1>) -> ()
  }) : () -> ()
}) : () -> ()
