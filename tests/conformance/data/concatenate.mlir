"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi1>, tensor<2x1xi1>) -> tensor<2x4xi1>, sym_name = "concatenate_i1", sym_visibility = "public"}> ({
  ^bb0(%arg37: tensor<2x3xi1>, %arg38: tensor<2x1xi1>):
    %18 = "stablehlo.concatenate"(%arg37, %arg38) <{dimension = 1 : i64}> : (tensor<2x3xi1>, tensor<2x1xi1>) -> tensor<2x4xi1>
    "func.return"(%18) : (tensor<2x4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi8>, tensor<2x1xi8>) -> tensor<2x4xi8>, sym_name = "concatenate_i8", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<2x3xi8>, %arg36: tensor<2x1xi8>):
    %17 = "stablehlo.concatenate"(%arg35, %arg36) <{dimension = 1 : i64}> : (tensor<2x3xi8>, tensor<2x1xi8>) -> tensor<2x4xi8>
    "func.return"(%17) : (tensor<2x4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi16>, tensor<2x1xi16>) -> tensor<2x4xi16>, sym_name = "concatenate_i16", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<2x3xi16>, %arg34: tensor<2x1xi16>):
    %16 = "stablehlo.concatenate"(%arg33, %arg34) <{dimension = 1 : i64}> : (tensor<2x3xi16>, tensor<2x1xi16>) -> tensor<2x4xi16>
    "func.return"(%16) : (tensor<2x4xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>, sym_name = "concatenate_i32", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<2x3xi32>, %arg32: tensor<2x1xi32>):
    %15 = "stablehlo.concatenate"(%arg31, %arg32) <{dimension = 1 : i64}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    "func.return"(%15) : (tensor<2x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi64>, tensor<2x1xi64>) -> tensor<2x4xi64>, sym_name = "concatenate_i64", sym_visibility = "public"}> ({
  ^bb0(%arg29: tensor<2x3xi64>, %arg30: tensor<2x1xi64>):
    %14 = "stablehlo.concatenate"(%arg29, %arg30) <{dimension = 1 : i64}> : (tensor<2x3xi64>, tensor<2x1xi64>) -> tensor<2x4xi64>
    "func.return"(%14) : (tensor<2x4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui8>, tensor<2x1xui8>) -> tensor<2x4xui8>, sym_name = "concatenate_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<2x3xui8>, %arg28: tensor<2x1xui8>):
    %13 = "stablehlo.concatenate"(%arg27, %arg28) <{dimension = 1 : i64}> : (tensor<2x3xui8>, tensor<2x1xui8>) -> tensor<2x4xui8>
    "func.return"(%13) : (tensor<2x4xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui16>, tensor<2x1xui16>) -> tensor<2x4xui16>, sym_name = "concatenate_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<2x3xui16>, %arg26: tensor<2x1xui16>):
    %12 = "stablehlo.concatenate"(%arg25, %arg26) <{dimension = 1 : i64}> : (tensor<2x3xui16>, tensor<2x1xui16>) -> tensor<2x4xui16>
    "func.return"(%12) : (tensor<2x4xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui32>, tensor<2x1xui32>) -> tensor<2x4xui32>, sym_name = "concatenate_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<2x3xui32>, %arg24: tensor<2x1xui32>):
    %11 = "stablehlo.concatenate"(%arg23, %arg24) <{dimension = 1 : i64}> : (tensor<2x3xui32>, tensor<2x1xui32>) -> tensor<2x4xui32>
    "func.return"(%11) : (tensor<2x4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>, sym_name = "concatenate_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<2x3xui64>, %arg22: tensor<2x1xui64>):
    %10 = "stablehlo.concatenate"(%arg21, %arg22) <{dimension = 1 : i64}> : (tensor<2x3xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>
    "func.return"(%10) : (tensor<2x4xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf16>, tensor<2x1xf16>) -> tensor<2x4xf16>, sym_name = "concatenate_f16", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<2x3xf16>, %arg20: tensor<2x1xf16>):
    %9 = "stablehlo.concatenate"(%arg19, %arg20) <{dimension = 1 : i64}> : (tensor<2x3xf16>, tensor<2x1xf16>) -> tensor<2x4xf16>
    "func.return"(%9) : (tensor<2x4xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>, tensor<2x1xbf16>) -> tensor<2x4xbf16>, sym_name = "concatenate_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<2x3xbf16>, %arg18: tensor<2x1xbf16>):
    %8 = "stablehlo.concatenate"(%arg17, %arg18) <{dimension = 1 : i64}> : (tensor<2x3xbf16>, tensor<2x1xbf16>) -> tensor<2x4xbf16>
    "func.return"(%8) : (tensor<2x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>, sym_name = "concatenate_f32", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<2x3xf32>, %arg16: tensor<2x1xf32>):
    %7 = "stablehlo.concatenate"(%arg15, %arg16) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    "func.return"(%7) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>, sym_name = "concatenate_f64", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<2x3xf64>, %arg14: tensor<2x1xf64>):
    %6 = "stablehlo.concatenate"(%arg13, %arg14) <{dimension = 1 : i64}> : (tensor<2x3xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>
    "func.return"(%6) : (tensor<2x4xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "concatenate_one", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<2x3xf32>):
    %5 = "stablehlo.concatenate"(%arg12) <{dimension = 0 : i64}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%5) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>, sym_name = "concatenate_with_empty", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<0x3xf32>, %arg9: tensor<2x3xf32>, %arg10: tensor<0x3xf32>, %arg11: tensor<1x3xf32>):
    %4 = "stablehlo.concatenate"(%arg8, %arg9, %arg10, %arg11) <{dimension = 0 : i64}> : (tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
    "func.return"(%4) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>, sym_name = "concatenate_all_empty", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<0xf32>, %arg7: tensor<0xf32>):
    %3 = "stablehlo.concatenate"(%arg6, %arg7) <{dimension = 0 : i64}> : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
    "func.return"(%3) : (tensor<0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>, tensor<0x2xf32>) -> tensor<0x5xf32>, sym_name = "concatenate_empty_elsewhere", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<0x3xf32>, %arg5: tensor<0x2xf32>):
    %2 = "stablehlo.concatenate"(%arg4, %arg5) <{dimension = 1 : i64}> : (tensor<0x3xf32>, tensor<0x2xf32>) -> tensor<0x5xf32>
    "func.return"(%2) : (tensor<0x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<2x1x4xf32>, tensor<2x5x4xf32>) -> tensor<2x9x4xf32>, sym_name = "concatenate_middle", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<2x3x4xf32>, %arg2: tensor<2x1x4xf32>, %arg3: tensor<2x5x4xf32>):
    %1 = "stablehlo.concatenate"(%arg1, %arg2, %arg3) <{dimension = 1 : i64}> : (tensor<2x3x4xf32>, tensor<2x1x4xf32>, tensor<2x5x4xf32>) -> tensor<2x9x4xf32>
    "func.return"(%1) : (tensor<2x9x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x2xf32>) -> tensor<2x6xf32>, sym_name = "concatenate_itself", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2xf32>):
    %0 = "stablehlo.concatenate"(%arg0, %arg0, %arg0) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x6xf32>
    "func.return"(%0) : (tensor<2x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
