"builtin.module"() ({
  "func.func"() <{function_type = (tensor<140xi8>, tensor<140xi8>) -> tensor<140xi8>, sym_name = "shift_left_i8", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<140xi8>, %arg21: tensor<140xi8>):
    %10 = "stablehlo.shift_left"(%arg20, %arg21) : (tensor<140xi8>, tensor<140xi8>) -> tensor<140xi8>
    "func.return"(%10) : (tensor<140xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<140xi16>, tensor<140xi16>) -> tensor<140xi16>, sym_name = "shift_left_i16", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<140xi16>, %arg19: tensor<140xi16>):
    %9 = "stablehlo.shift_left"(%arg18, %arg19) : (tensor<140xi16>, tensor<140xi16>) -> tensor<140xi16>
    "func.return"(%9) : (tensor<140xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<140xi32>, tensor<140xi32>) -> tensor<140xi32>, sym_name = "shift_left_i32", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<140xi32>, %arg17: tensor<140xi32>):
    %8 = "stablehlo.shift_left"(%arg16, %arg17) : (tensor<140xi32>, tensor<140xi32>) -> tensor<140xi32>
    "func.return"(%8) : (tensor<140xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<140xi64>, tensor<140xi64>) -> tensor<140xi64>, sym_name = "shift_left_i64", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<140xi64>, %arg15: tensor<140xi64>):
    %7 = "stablehlo.shift_left"(%arg14, %arg15) : (tensor<140xi64>, tensor<140xi64>) -> tensor<140xi64>
    "func.return"(%7) : (tensor<140xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<84xui8>, tensor<84xui8>) -> tensor<84xui8>, sym_name = "shift_left_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<84xui8>, %arg13: tensor<84xui8>):
    %6 = "stablehlo.shift_left"(%arg12, %arg13) : (tensor<84xui8>, tensor<84xui8>) -> tensor<84xui8>
    "func.return"(%6) : (tensor<84xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<84xui16>, tensor<84xui16>) -> tensor<84xui16>, sym_name = "shift_left_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<84xui16>, %arg11: tensor<84xui16>):
    %5 = "stablehlo.shift_left"(%arg10, %arg11) : (tensor<84xui16>, tensor<84xui16>) -> tensor<84xui16>
    "func.return"(%5) : (tensor<84xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<84xui32>, tensor<84xui32>) -> tensor<84xui32>, sym_name = "shift_left_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<84xui32>, %arg9: tensor<84xui32>):
    %4 = "stablehlo.shift_left"(%arg8, %arg9) : (tensor<84xui32>, tensor<84xui32>) -> tensor<84xui32>
    "func.return"(%4) : (tensor<84xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<84xui64>, tensor<84xui64>) -> tensor<84xui64>, sym_name = "shift_left_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<84xui64>, %arg7: tensor<84xui64>):
    %3 = "stablehlo.shift_left"(%arg6, %arg7) : (tensor<84xui64>, tensor<84xui64>) -> tensor<84xui64>
    "func.return"(%3) : (tensor<84xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, sym_name = "shift_left_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
    %2 = "stablehlo.shift_left"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%2) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>, sym_name = "shift_left_empty", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<0x3xi32>, %arg3: tensor<0x3xi32>):
    %1 = "stablehlo.shift_left"(%arg2, %arg3) : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>
    "func.return"(%1) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>, sym_name = "shift_left_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xi32>, %arg1: tensor<3x1x37xi32>):
    %0 = "stablehlo.shift_left"(%arg0, %arg1) : (tensor<3x1x37xi32>, tensor<3x1x37xi32>) -> tensor<3x1x37xi32>
    "func.return"(%0) : (tensor<3x1x37xi32>) -> ()
  }) : () -> ()
}) : () -> ()
