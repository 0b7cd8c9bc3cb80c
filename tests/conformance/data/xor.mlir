"builtin.module"() ({
  "func.func"() <{function_type = (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi8>, sym_name = "xor_i8", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<196xi8>, %arg23: tensor<196xi8>):
    %11 = "stablehlo.xor"(%arg22, %arg23) : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi8>
    "func.return"(%11) : (tensor<196xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi16>, tensor<196xi16>) -> tensor<196xi16>, sym_name = "xor_i16", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<196xi16>, %arg21: tensor<196xi16>):
    %10 = "stablehlo.xor"(%arg20, %arg21) : (tensor<196xi16>, tensor<196xi16>) -> tensor<196xi16>
    "func.return"(%10) : (tensor<196xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi32>, tensor<196xi32>) -> tensor<196xi32>, sym_name = "xor_i32", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<196xi32>, %arg19: tensor<196xi32>):
    %9 = "stablehlo.xor"(%arg18, %arg19) : (tensor<196xi32>, tensor<196xi32>) -> tensor<196xi32>
    "func.return"(%9) : (tensor<196xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<196xi64>, tensor<196xi64>) -> tensor<196xi64>, sym_name = "xor_i64", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<196xi64>, %arg17: tensor<196xi64>):
    %8 = "stablehlo.xor"(%arg16, %arg17) : (tensor<196xi64>, tensor<196xi64>) -> tensor<196xi64>
    "func.return"(%8) : (tensor<196xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui8>, tensor<49xui8>) -> tensor<49xui8>, sym_name = "xor_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<49xui8>, %arg15: tensor<49xui8>):
    %7 = "stablehlo.xor"(%arg14, %arg15) : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xui8>
    "func.return"(%7) : (tensor<49xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui16>, tensor<49xui16>) -> tensor<49xui16>, sym_name = "xor_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<49xui16>, %arg13: tensor<49xui16>):
    %6 = "stablehlo.xor"(%arg12, %arg13) : (tensor<49xui16>, tensor<49xui16>) -> tensor<49xui16>
    "func.return"(%6) : (tensor<49xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui32>, tensor<49xui32>) -> tensor<49xui32>, sym_name = "xor_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<49xui32>, %arg11: tensor<49xui32>):
    %5 = "stablehlo.xor"(%arg10, %arg11) : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xui32>
    "func.return"(%5) : (tensor<49xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<49xui64>, tensor<49xui64>) -> tensor<49xui64>, sym_name = "xor_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<49xui64>, %arg9: tensor<49xui64>):
    %4 = "stablehlo.xor"(%arg8, %arg9) : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xui64>
    "func.return"(%4) : (tensor<49xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, sym_name = "xor_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
    %3 = "stablehlo.xor"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%3) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>, sym_name = "xor_empty", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<0x3xi32>, %arg5: tensor<0x3xi32>):
    %2 = "stablehlo.xor"(%arg4, %arg5) : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>
    "func.return"(%2) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>, sym_name = "xor_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<3x1x37xi32>, %arg3: tensor<3x1x37xi32>):
    %1 = "stablehlo.xor"(%arg2, %arg3) : (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>
    "func.return"(%1) : (tensor<3x1x37xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>, sym_name = "xor_i1", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>):
    %0 = "stablehlo.xor"(%arg0, %arg1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    "func.return"(%0) : (tensor<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()
