"builtin.module"() ({
  "func.func"() <{function_type = (tensor<20xi8>) -> tensor<20xi8>, sym_name = "count_leading_zeros_i8", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<20xi8>):
    %10 = "stablehlo.count_leading_zeros"(%arg10) : (tensor<20xi8>) -> tensor<20xi8>
    "func.return"(%10) : (tensor<20xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi16>) -> tensor<20xi16>, sym_name = "count_leading_zeros_i16", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<20xi16>):
    %9 = "stablehlo.count_leading_zeros"(%arg9) : (tensor<20xi16>) -> tensor<20xi16>
    "func.return"(%9) : (tensor<20xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi32>) -> tensor<20xi32>, sym_name = "count_leading_zeros_i32", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<20xi32>):
    %8 = "stablehlo.count_leading_zeros"(%arg8) : (tensor<20xi32>) -> tensor<20xi32>
    "func.return"(%8) : (tensor<20xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xi64>) -> tensor<20xi64>, sym_name = "count_leading_zeros_i64", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<20xi64>):
    %7 = "stablehlo.count_leading_zeros"(%arg7) : (tensor<20xi64>) -> tensor<20xi64>
    "func.return"(%7) : (tensor<20xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xui8>) -> tensor<12xui8>, sym_name = "count_leading_zeros_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<12xui8>):
    %6 = "stablehlo.count_leading_zeros"(%arg6) : (tensor<12xui8>) -> tensor<12xui8>
    "func.return"(%6) : (tensor<12xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xui16>) -> tensor<12xui16>, sym_name = "count_leading_zeros_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<12xui16>):
    %5 = "stablehlo.count_leading_zeros"(%arg5) : (tensor<12xui16>) -> tensor<12xui16>
    "func.return"(%5) : (tensor<12xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xui32>) -> tensor<12xui32>, sym_name = "count_leading_zeros_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<12xui32>):
    %4 = "stablehlo.count_leading_zeros"(%arg4) : (tensor<12xui32>) -> tensor<12xui32>
    "func.return"(%4) : (tensor<12xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xui64>) -> tensor<12xui64>, sym_name = "count_leading_zeros_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<12xui64>):
    %3 = "stablehlo.count_leading_zeros"(%arg3) : (tensor<12xui64>) -> tensor<12xui64>
    "func.return"(%3) : (tensor<12xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>) -> tensor<i32>, sym_name = "count_leading_zeros_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<i32>):
    %2 = "stablehlo.count_leading_zeros"(%arg2) : (tensor<i32>) -> tensor<i32>
    "func.return"(%2) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>) -> tensor<0x3xi32>, sym_name = "count_leading_zeros_empty", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<0x3xi32>):
    %1 = "stablehlo.count_leading_zeros"(%arg1) : (tensor<0x3xi32>) -> tensor<0x3xi32>
    "func.return"(%1) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi32>) -> tensor<3x1x37xi32>, sym_name = "count_leading_zeros_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xi32>):
    %0 = "stablehlo.count_leading_zeros"(%arg0) : (tensor<3x1x37xi32>) -> tensor<3x1x37xi32>
    "func.return"(%0) : (tensor<3x1x37xi32>) -> ()
  }) : () -> ()
}) : () -> ()
