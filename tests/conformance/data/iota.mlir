"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<9xi8>, sym_name = "iota_i8", sym_visibility = "public"}> ({
    %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi8>
    "func.return"(%39) : (tensor<9xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xi8>, sym_name = "iota_i8_dim0", sym_visibility = "public"}> ({
    %38 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xi8>
    "func.return"(%38) : (tensor<5x7xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xi8>, sym_name = "iota_i8_dim1", sym_visibility = "public"}> ({
    %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xi8>
    "func.return"(%37) : (tensor<5x7xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xi16>, sym_name = "iota_i16", sym_visibility = "public"}> ({
    %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi16>
    "func.return"(%36) : (tensor<9xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xi16>, sym_name = "iota_i16_dim0", sym_visibility = "public"}> ({
    %35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xi16>
    "func.return"(%35) : (tensor<5x7xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xi16>, sym_name = "iota_i16_dim1", sym_visibility = "public"}> ({
    %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xi16>
    "func.return"(%34) : (tensor<5x7xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xi32>, sym_name = "iota_i32", sym_visibility = "public"}> ({
    %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi32>
    "func.return"(%33) : (tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xi32>, sym_name = "iota_i32_dim0", sym_visibility = "public"}> ({
    %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xi32>
    "func.return"(%32) : (tensor<5x7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xi32>, sym_name = "iota_i32_dim1", sym_visibility = "public"}> ({
    %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xi32>
    "func.return"(%31) : (tensor<5x7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xi64>, sym_name = "iota_i64", sym_visibility = "public"}> ({
    %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi64>
    "func.return"(%30) : (tensor<9xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xi64>, sym_name = "iota_i64_dim0", sym_visibility = "public"}> ({
    %29 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xi64>
    "func.return"(%29) : (tensor<5x7xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xi64>, sym_name = "iota_i64_dim1", sym_visibility = "public"}> ({
    %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xi64>
    "func.return"(%28) : (tensor<5x7xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xui8>, sym_name = "iota_ui8", sym_visibility = "public"}> ({
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xui8>
    "func.return"(%27) : (tensor<9xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xui8>, sym_name = "iota_ui8_dim0", sym_visibility = "public"}> ({
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xui8>
    "func.return"(%26) : (tensor<5x7xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xui8>, sym_name = "iota_ui8_dim1", sym_visibility = "public"}> ({
    %25 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xui8>
    "func.return"(%25) : (tensor<5x7xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xui16>, sym_name = "iota_ui16", sym_visibility = "public"}> ({
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xui16>
    "func.return"(%24) : (tensor<9xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xui16>, sym_name = "iota_ui16_dim0", sym_visibility = "public"}> ({
    %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xui16>
    "func.return"(%23) : (tensor<5x7xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xui16>, sym_name = "iota_ui16_dim1", sym_visibility = "public"}> ({
    %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xui16>
    "func.return"(%22) : (tensor<5x7xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xui32>, sym_name = "iota_ui32", sym_visibility = "public"}> ({
    %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xui32>
    "func.return"(%21) : (tensor<9xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xui32>, sym_name = "iota_ui32_dim0", sym_visibility = "public"}> ({
    %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xui32>
    "func.return"(%20) : (tensor<5x7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xui32>, sym_name = "iota_ui32_dim1", sym_visibility = "public"}> ({
    %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xui32>
    "func.return"(%19) : (tensor<5x7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xui64>, sym_name = "iota_ui64", sym_visibility = "public"}> ({
    %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xui64>
    "func.return"(%18) : (tensor<9xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xui64>, sym_name = "iota_ui64_dim0", sym_visibility = "public"}> ({
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xui64>
    "func.return"(%17) : (tensor<5x7xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xui64>, sym_name = "iota_ui64_dim1", sym_visibility = "public"}> ({
    %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xui64>
    "func.return"(%16) : (tensor<5x7xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xf16>, sym_name = "iota_f16", sym_visibility = "public"}> ({
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xf16>
    "func.return"(%15) : (tensor<9xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xf16>, sym_name = "iota_f16_dim0", sym_visibility = "public"}> ({
    %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xf16>
    "func.return"(%14) : (tensor<5x7xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xf16>, sym_name = "iota_f16_dim1", sym_visibility = "public"}> ({
    %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xf16>
    "func.return"(%13) : (tensor<5x7xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xbf16>, sym_name = "iota_bf16", sym_visibility = "public"}> ({
    %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xbf16>
    "func.return"(%12) : (tensor<9xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xbf16>, sym_name = "iota_bf16_dim0", sym_visibility = "public"}> ({
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xbf16>
    "func.return"(%11) : (tensor<5x7xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xbf16>, sym_name = "iota_bf16_dim1", sym_visibility = "public"}> ({
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xbf16>
    "func.return"(%10) : (tensor<5x7xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xf32>, sym_name = "iota_f32", sym_visibility = "public"}> ({
    %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xf32>
    "func.return"(%9) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xf32>, sym_name = "iota_f32_dim0", sym_visibility = "public"}> ({
    %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xf32>
    "func.return"(%8) : (tensor<5x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xf32>, sym_name = "iota_f32_dim1", sym_visibility = "public"}> ({
    %7 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xf32>
    "func.return"(%7) : (tensor<5x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<9xf64>, sym_name = "iota_f64", sym_visibility = "public"}> ({
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xf64>
    "func.return"(%6) : (tensor<9xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xf64>, sym_name = "iota_f64_dim0", sym_visibility = "public"}> ({
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xf64>
    "func.return"(%5) : (tensor<5x7xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5x7xf64>, sym_name = "iota_f64_dim1", sym_visibility = "public"}> ({
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xf64>
    "func.return"(%4) : (tensor<5x7xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<0x4xi32>, sym_name = "iota_empty", sym_visibility = "public"}> ({
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x4xi32>
    "func.return"(%3) : (tensor<0x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x4x2xi32>, sym_name = "iota_middle", sym_visibility = "public"}> ({
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x2xi32>
    "func.return"(%2) : (tensor<3x4x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<300xbf16>, sym_name = "iota_bf16_long", sym_visibility = "public"}> ({
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xbf16>
    "func.return"(%1) : (tensor<300xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<300xi8>, sym_name = "iota_i8_wraps", sym_visibility = "public"}> ({
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi8>
    "func.return"(%0) : (tensor<300xi8>) -> ()
  }) : () -> ()
}) : () -> ()
