"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x5x6xi8>, tensor<4x3x3x2xi8>) -> tensor<2x4x3x5xi8>, sym_name = "convolution_i8", sym_visibility = "public"}> ({
  ^bb0(%arg202: tensor<2x3x5x6xi8>, %arg203: tensor<4x3x3x2xi8>):
    %101 = "stablehlo.convolution"(%arg202, %arg203) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xi8>, tensor<4x3x3x2xi8>) -> tensor<2x4x3x5xi8>
    "func.return"(%101) : (tensor<2x4x3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xi8>, tensor<3x2x4xi8>) -> tensor<1x3x5xi8>, sym_name = "convolution_i8_1d", sym_visibility = "public"}> ({
  ^bb0(%arg200: tensor<1x2x9xi8>, %arg201: tensor<3x2x4xi8>):
    %100 = "stablehlo.convolution"(%arg200, %arg201) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xi8>, tensor<3x2x4xi8>) -> tensor<1x3x5xi8>
    "func.return"(%100) : (tensor<1x3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xi16>, tensor<4x3x3x2xi16>) -> tensor<2x4x3x5xi16>, sym_name = "convolution_i16", sym_visibility = "public"}> ({
  ^bb0(%arg198: tensor<2x3x5x6xi16>, %arg199: tensor<4x3x3x2xi16>):
    %99 = "stablehlo.convolution"(%arg198, %arg199) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xi16>, tensor<4x3x3x2xi16>) -> tensor<2x4x3x5xi16>
    "func.return"(%99) : (tensor<2x4x3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xi16>, tensor<3x2x4xi16>) -> tensor<1x3x5xi16>, sym_name = "convolution_i16_1d", sym_visibility = "public"}> ({
  ^bb0(%arg196: tensor<1x2x9xi16>, %arg197: tensor<3x2x4xi16>):
    %98 = "stablehlo.convolution"(%arg196, %arg197) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xi16>, tensor<3x2x4xi16>) -> tensor<1x3x5xi16>
    "func.return"(%98) : (tensor<1x3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xi32>, tensor<4x3x3x2xi32>) -> tensor<2x4x3x5xi32>, sym_name = "convolution_i32", sym_visibility = "public"}> ({
  ^bb0(%arg194: tensor<2x3x5x6xi32>, %arg195: tensor<4x3x3x2xi32>):
    %97 = "stablehlo.convolution"(%arg194, %arg195) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xi32>, tensor<4x3x3x2xi32>) -> tensor<2x4x3x5xi32>
    "func.return"(%97) : (tensor<2x4x3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xi32>, tensor<3x2x4xi32>) -> tensor<1x3x5xi32>, sym_name = "convolution_i32_1d", sym_visibility = "public"}> ({
  ^bb0(%arg192: tensor<1x2x9xi32>, %arg193: tensor<3x2x4xi32>):
    %96 = "stablehlo.convolution"(%arg192, %arg193) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xi32>, tensor<3x2x4xi32>) -> tensor<1x3x5xi32>
    "func.return"(%96) : (tensor<1x3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xi64>, tensor<4x3x3x2xi64>) -> tensor<2x4x3x5xi64>, sym_name = "convolution_i64", sym_visibility = "public"}> ({
  ^bb0(%arg190: tensor<2x3x5x6xi64>, %arg191: tensor<4x3x3x2xi64>):
    %95 = "stablehlo.convolution"(%arg190, %arg191) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xi64>, tensor<4x3x3x2xi64>) -> tensor<2x4x3x5xi64>
    "func.return"(%95) : (tensor<2x4x3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xi64>, tensor<3x2x4xi64>) -> tensor<1x3x5xi64>, sym_name = "convolution_i64_1d", sym_visibility = "public"}> ({
  ^bb0(%arg188: tensor<1x2x9xi64>, %arg189: tensor<3x2x4xi64>):
    %94 = "stablehlo.convolution"(%arg188, %arg189) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xi64>, tensor<3x2x4xi64>) -> tensor<1x3x5xi64>
    "func.return"(%94) : (tensor<1x3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xui8>, tensor<4x3x3x2xui8>) -> tensor<2x4x3x5xui8>, sym_name = "convolution_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg186: tensor<2x3x5x6xui8>, %arg187: tensor<4x3x3x2xui8>):
    %93 = "stablehlo.convolution"(%arg186, %arg187) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xui8>, tensor<4x3x3x2xui8>) -> tensor<2x4x3x5xui8>
    "func.return"(%93) : (tensor<2x4x3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xui8>, tensor<3x2x4xui8>) -> tensor<1x3x5xui8>, sym_name = "convolution_ui8_1d", sym_visibility = "public"}> ({
  ^bb0(%arg184: tensor<1x2x9xui8>, %arg185: tensor<3x2x4xui8>):
    %92 = "stablehlo.convolution"(%arg184, %arg185) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xui8>, tensor<3x2x4xui8>) -> tensor<1x3x5xui8>
    "func.return"(%92) : (tensor<1x3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xui16>, tensor<4x3x3x2xui16>) -> tensor<2x4x3x5xui16>, sym_name = "convolution_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg182: tensor<2x3x5x6xui16>, %arg183: tensor<4x3x3x2xui16>):
    %91 = "stablehlo.convolution"(%arg182, %arg183) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xui16>, tensor<4x3x3x2xui16>) -> tensor<2x4x3x5xui16>
    "func.return"(%91) : (tensor<2x4x3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xui16>, tensor<3x2x4xui16>) -> tensor<1x3x5xui16>, sym_name = "convolution_ui16_1d", sym_visibility = "public"}> ({
  ^bb0(%arg180: tensor<1x2x9xui16>, %arg181: tensor<3x2x4xui16>):
    %90 = "stablehlo.convolution"(%arg180, %arg181) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xui16>, tensor<3x2x4xui16>) -> tensor<1x3x5xui16>
    "func.return"(%90) : (tensor<1x3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xui32>, tensor<4x3x3x2xui32>) -> tensor<2x4x3x5xui32>, sym_name = "convolution_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg178: tensor<2x3x5x6xui32>, %arg179: tensor<4x3x3x2xui32>):
    %89 = "stablehlo.convolution"(%arg178, %arg179) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xui32>, tensor<4x3x3x2xui32>) -> tensor<2x4x3x5xui32>
    "func.return"(%89) : (tensor<2x4x3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xui32>, tensor<3x2x4xui32>) -> tensor<1x3x5xui32>, sym_name = "convolution_ui32_1d", sym_visibility = "public"}> ({
  ^bb0(%arg176: tensor<1x2x9xui32>, %arg177: tensor<3x2x4xui32>):
    %88 = "stablehlo.convolution"(%arg176, %arg177) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xui32>, tensor<3x2x4xui32>) -> tensor<1x3x5xui32>
    "func.return"(%88) : (tensor<1x3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xui64>, tensor<4x3x3x2xui64>) -> tensor<2x4x3x5xui64>, sym_name = "convolution_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg174: tensor<2x3x5x6xui64>, %arg175: tensor<4x3x3x2xui64>):
    %87 = "stablehlo.convolution"(%arg174, %arg175) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xui64>, tensor<4x3x3x2xui64>) -> tensor<2x4x3x5xui64>
    "func.return"(%87) : (tensor<2x4x3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xui64>, tensor<3x2x4xui64>) -> tensor<1x3x5xui64>, sym_name = "convolution_ui64_1d", sym_visibility = "public"}> ({
  ^bb0(%arg172: tensor<1x2x9xui64>, %arg173: tensor<3x2x4xui64>):
    %86 = "stablehlo.convolution"(%arg172, %arg173) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xui64>, tensor<3x2x4xui64>) -> tensor<1x3x5xui64>
    "func.return"(%86) : (tensor<1x3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xf16>, tensor<4x3x3x2xf16>) -> tensor<2x4x3x5xf16>, sym_name = "convolution_f16", sym_visibility = "public"}> ({
  ^bb0(%arg170: tensor<2x3x5x6xf16>, %arg171: tensor<4x3x3x2xf16>):
    %85 = "stablehlo.convolution"(%arg170, %arg171) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xf16>, tensor<4x3x3x2xf16>) -> tensor<2x4x3x5xf16>
    "func.return"(%85) : (tensor<2x4x3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xf16>, tensor<3x2x4xf16>) -> tensor<1x3x5xf16>, sym_name = "convolution_f16_1d", sym_visibility = "public"}> ({
  ^bb0(%arg168: tensor<1x2x9xf16>, %arg169: tensor<3x2x4xf16>):
    %84 = "stablehlo.convolution"(%arg168, %arg169) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xf16>, tensor<3x2x4xf16>) -> tensor<1x3x5xf16>
    "func.return"(%84) : (tensor<1x3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xbf16>, tensor<4x3x3x2xbf16>) -> tensor<2x4x3x5xbf16>, sym_name = "convolution_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg166: tensor<2x3x5x6xbf16>, %arg167: tensor<4x3x3x2xbf16>):
    %83 = "stablehlo.convolution"(%arg166, %arg167) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xbf16>, tensor<4x3x3x2xbf16>) -> tensor<2x4x3x5xbf16>
    "func.return"(%83) : (tensor<2x4x3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xbf16>, tensor<3x2x4xbf16>) -> tensor<1x3x5xbf16>, sym_name = "convolution_bf16_1d", sym_visibility = "public"}> ({
  ^bb0(%arg164: tensor<1x2x9xbf16>, %arg165: tensor<3x2x4xbf16>):
    %82 = "stablehlo.convolution"(%arg164, %arg165) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xbf16>, tensor<3x2x4xbf16>) -> tensor<1x3x5xbf16>
    "func.return"(%82) : (tensor<1x3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x3x5xf32>, sym_name = "convolution_f32", sym_visibility = "public"}> ({
  ^bb0(%arg162: tensor<2x3x5x6xf32>, %arg163: tensor<4x3x3x2xf32>):
    %81 = "stablehlo.convolution"(%arg162, %arg163) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x3x5xf32>
    "func.return"(%81) : (tensor<2x4x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xf32>, tensor<3x2x4xf32>) -> tensor<1x3x5xf32>, sym_name = "convolution_f32_1d", sym_visibility = "public"}> ({
  ^bb0(%arg160: tensor<1x2x9xf32>, %arg161: tensor<3x2x4xf32>):
    %80 = "stablehlo.convolution"(%arg160, %arg161) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xf32>, tensor<3x2x4xf32>) -> tensor<1x3x5xf32>
    "func.return"(%80) : (tensor<1x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x6xf64>, tensor<4x3x3x2xf64>) -> tensor<2x4x3x5xf64>, sym_name = "convolution_f64", sym_visibility = "public"}> ({
  ^bb0(%arg158: tensor<2x3x5x6xf64>, %arg159: tensor<4x3x3x2xf64>):
    %79 = "stablehlo.convolution"(%arg158, %arg159) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x6xf64>, tensor<4x3x3x2xf64>) -> tensor<2x4x3x5xf64>
    "func.return"(%79) : (tensor<2x4x3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9xf64>, tensor<3x2x4xf64>) -> tensor<1x3x5xf64>, sym_name = "convolution_f64_1d", sym_visibility = "public"}> ({
  ^bb0(%arg156: tensor<1x2x9xf64>, %arg157: tensor<3x2x4xf64>):
    %78 = "stablehlo.convolution"(%arg156, %arg157) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 2>}> : (tensor<1x2x9xf64>, tensor<3x2x4xf64>) -> tensor<1x3x5xf64>
    "func.return"(%78) : (tensor<1x3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x5xbf16>, tensor<3x2x3x3xbf16>) -> tensor<1x3x3x3xf32>, sym_name = "convolution_bf16_to_f32", sym_visibility = "public"}> ({
  ^bb0(%arg154: tensor<1x2x5x5xbf16>, %arg155: tensor<3x2x3x3xbf16>):
    %77 = "stablehlo.convolution"(%arg154, %arg155) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x5xbf16>, tensor<3x2x3x3xbf16>) -> tensor<1x3x3x3xf32>
    "func.return"(%77) : (tensor<1x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1x4xf64>, tensor<1x1x2xf64>) -> tensor<1x1x3xf32>, sym_name = "convolution_f64_to_f32_exact", sym_visibility = "public"}> ({
  ^bb0(%arg152: tensor<1x1x4xf64>, %arg153: tensor<1x1x2xf64>):
    %76 = "stablehlo.convolution"(%arg152, %arg153) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x1x4xf64>, tensor<1x1x2xf64>) -> tensor<1x1x3xf32>
    "func.return"(%76) : (tensor<1x1x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x5xui8>, tensor<3x2x3x3xui8>) -> tensor<1x3x3x3xi32>, sym_name = "convolution_ui8_to_i32_large", sym_visibility = "public"}> ({
  ^bb0(%arg150: tensor<1x2x5x5xui8>, %arg151: tensor<3x2x3x3xui8>):
    %75 = "stablehlo.convolution"(%arg150, %arg151) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x5xui8>, tensor<3x2x3x3xui8>) -> tensor<1x3x3x3xi32>
    "func.return"(%75) : (tensor<1x3x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x5xi8>, tensor<3x2x3x3xi8>) -> tensor<1x3x3x3xi32>, sym_name = "convolution_i8_to_i32", sym_visibility = "public"}> ({
  ^bb0(%arg148: tensor<1x2x5x5xi8>, %arg149: tensor<3x2x3x3xi8>):
    %74 = "stablehlo.convolution"(%arg148, %arg149) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x5xi8>, tensor<3x2x3x3xi8>) -> tensor<1x3x3x3xi32>
    "func.return"(%74) : (tensor<1x3x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>, sym_name = "convolution_f32_0d", sym_visibility = "public"}> ({
  ^bb0(%arg146: tensor<3x4xf32>, %arg147: tensor<5x4xf32>):
    %73 = "stablehlo.convolution"(%arg146, %arg147) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_strides = array<i64>}> : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>
    "func.return"(%73) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x4x3x5xf32>, tensor<2x2x2x2x3xf32>) -> tensor<1x2x3x3x3xf32>, sym_name = "convolution_f32_3d", sym_visibility = "public"}> ({
  ^bb0(%arg144: tensor<1x2x4x3x5xf32>, %arg145: tensor<2x2x2x2x3xf32>):
    %72 = "stablehlo.convolution"(%arg144, %arg145) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [1, 1]]> : tensor<3x2xi64>, rhs_dilation = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 2>}> : (tensor<1x2x4x3x5xf32>, tensor<2x2x2x2x3xf32>) -> tensor<1x2x3x3x3xf32>
    "func.return"(%72) : (tensor<1x2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9x8xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x4x2xf32>, sym_name = "convolution_f32_strides", sym_visibility = "public"}> ({
  ^bb0(%arg142: tensor<1x2x9x8xf32>, %arg143: tensor<3x2x3x3xf32>):
    %71 = "stablehlo.convolution"(%arg142, %arg143) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> : (tensor<1x2x9x8xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x4x2xf32>
    "func.return"(%71) : (tensor<1x3x4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x6xf32>, sym_name = "convolution_f32_same_padding", sym_visibility = "public"}> ({
  ^bb0(%arg140: tensor<1x2x5x6xf32>, %arg141: tensor<3x2x3x3xf32>):
    %70 = "stablehlo.convolution"(%arg140, %arg141) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x6xf32>
    "func.return"(%70) : (tensor<1x3x5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x8xf32>, sym_name = "convolution_f32_uneven_padding", sym_visibility = "public"}> ({
  ^bb0(%arg138: tensor<1x2x5x6xf32>, %arg139: tensor<3x2x3x3xf32>):
    %69 = "stablehlo.convolution"(%arg138, %arg139) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x8xf32>
    "func.return"(%69) : (tensor<1x3x5x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x7x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x4x3xf32>, sym_name = "convolution_f32_negative_padding", sym_visibility = "public"}> ({
  ^bb0(%arg136: tensor<1x2x7x6xf32>, %arg137: tensor<3x2x3x3xf32>):
    %68 = "stablehlo.convolution"(%arg136, %arg137) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[-1, 0], [1, -2]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x7x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x4x3xf32>
    "func.return"(%68) : (tensor<1x3x4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x9xf32>, sym_name = "convolution_f32_padding_past_window", sym_visibility = "public"}> ({
  ^bb0(%arg134: tensor<1x1x3xf32>, %arg135: tensor<1x1x2xf32>):
    %67 = "stablehlo.convolution"(%arg134, %arg135) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[4, 3]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x9xf32>
    "func.return"(%67) : (tensor<1x1x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x4x3xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x9x8xf32>, sym_name = "convolution_f32_lhs_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg132: tensor<1x2x4x3xf32>, %arg133: tensor<3x2x3x3xf32>):
    %66 = "stablehlo.convolution"(%arg132, %arg133) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 3>, padding = dense<[[2, 2], [2, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x4x3xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x9x8xf32>
    "func.return"(%66) : (tensor<1x3x9x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x7x8xf32>, tensor<3x2x3x2xf32>) -> tensor<1x3x3x5xf32>, sym_name = "convolution_f32_rhs_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg130: tensor<1x2x7x8xf32>, %arg131: tensor<3x2x3x2xf32>):
    %65 = "stablehlo.convolution"(%arg130, %arg131) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x7x8xf32>, tensor<3x2x3x2xf32>) -> tensor<1x3x3x5xf32>
    "func.return"(%65) : (tensor<1x3x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x4xf32>, tensor<3x2x2x3xf32>) -> tensor<1x3x4x5xf32>, sym_name = "convolution_f32_both_dilations", sym_visibility = "public"}> ({
  ^bb0(%arg128: tensor<1x2x5x4xf32>, %arg129: tensor<3x2x2x3xf32>):
    %64 = "stablehlo.convolution"(%arg128, %arg129) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> : (tensor<1x2x5x4xf32>, tensor<3x2x2x3xf32>) -> tensor<1x3x4x5xf32>
    "func.return"(%64) : (tensor<1x3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1x5xf32>, tensor<1x1x2xf32>) -> tensor<1x1x5xf32>, sym_name = "convolution_f32_negative_padding_dilated", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<1x1x5xf32>, %arg127: tensor<1x1x2xf32>):
    %63 = "stablehlo.convolution"(%arg126, %arg127) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2>, padding = dense<[[-1, -2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x1x5xf32>, tensor<1x1x2xf32>) -> tensor<1x1x5xf32>
    "func.return"(%63) : (tensor<1x1x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x6xf32>, tensor<3x2x3x2xf32>) -> tensor<1x3x3x5xf32>, sym_name = "convolution_f32_reversal", sym_visibility = "public"}> ({
  ^bb0(%arg124: tensor<1x2x5x6xf32>, %arg125: tensor<3x2x3x2xf32>):
    %62 = "stablehlo.convolution"(%arg124, %arg125) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<3x2x3x2xf32>) -> tensor<1x3x3x5xf32>
    "func.return"(%62) : (tensor<1x3x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x6xf32>, tensor<3x2x3x2xf32>) -> tensor<1x3x3x5xf32>, sym_name = "convolution_f32_reversal_both", sym_visibility = "public"}> ({
  ^bb0(%arg122: tensor<1x2x5x6xf32>, %arg123: tensor<3x2x3x2xf32>):
    %61 = "stablehlo.convolution"(%arg122, %arg123) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<3x2x3x2xf32>) -> tensor<1x3x3x5xf32>
    "func.return"(%61) : (tensor<1x3x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4x5x5xf32>, tensor<6x2x3x3xf32>) -> tensor<1x6x3x3xf32>, sym_name = "convolution_f32_groups", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<1x4x5x5xf32>, %arg121: tensor<6x2x3x3xf32>):
    %60 = "stablehlo.convolution"(%arg120, %arg121) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x5x5xf32>, tensor<6x2x3x3xf32>) -> tensor<1x6x3x3xf32>
    "func.return"(%60) : (tensor<1x6x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4x5x5xf32>, tensor<4x1x3x3xf32>) -> tensor<1x4x5x5xf32>, sym_name = "convolution_f32_depthwise", sym_visibility = "public"}> ({
  ^bb0(%arg118: tensor<1x4x5x5xf32>, %arg119: tensor<4x1x3x3xf32>):
    %59 = "stablehlo.convolution"(%arg118, %arg119) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x5x5xf32>, tensor<4x1x3x3xf32>) -> tensor<1x4x5x5xf32>
    "func.return"(%59) : (tensor<1x4x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x5xf32>, tensor<6x1x2x2xf32>) -> tensor<2x6x4x4xf32>, sym_name = "convolution_f32_depthwise_multiplier", sym_visibility = "public"}> ({
  ^bb0(%arg116: tensor<2x3x5x5xf32>, %arg117: tensor<6x1x2x2xf32>):
    %58 = "stablehlo.convolution"(%arg116, %arg117) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x5xf32>, tensor<6x1x2x2xf32>) -> tensor<2x6x4x4xf32>
    "func.return"(%58) : (tensor<2x6x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4x5x5xf32>, tensor<6x2x3x2xf32>) -> tensor<1x6x3x4xf32>, sym_name = "convolution_f32_groups_reversal", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<1x4x5x5xf32>, %arg115: tensor<6x2x3x2xf32>):
    %57 = "stablehlo.convolution"(%arg114, %arg115) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x5x5xf32>, tensor<6x2x3x2xf32>) -> tensor<1x6x3x4xf32>
    "func.return"(%57) : (tensor<1x6x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x3x4xf32>, tensor<6x1x3x2xf32>) -> tensor<2x6x7x8xf32>, sym_name = "convolution_f32_depthwise_reversal", sym_visibility = "public"}> ({
  ^bb0(%arg112: tensor<2x3x3x4xf32>, %arg113: tensor<6x1x3x2xf32>):
    %56 = "stablehlo.convolution"(%arg112, %arg113) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 2], [1, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x3x4xf32>, tensor<6x1x3x2xf32>) -> tensor<2x6x7x8xf32>
    "func.return"(%56) : (tensor<2x6x7x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3x7xf32>, tensor<3x1x4xf32>) -> tensor<1x3x4xf32>, sym_name = "convolution_f32_depthwise_reversal_1d", sym_visibility = "public"}> ({
  ^bb0(%arg110: tensor<1x3x7xf32>, %arg111: tensor<3x1x4xf32>):
    %55 = "stablehlo.convolution"(%arg110, %arg111) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, window_strides = array<i64: 1>}> : (tensor<1x3x7xf32>, tensor<3x1x4xf32>) -> tensor<1x3x4xf32>
    "func.return"(%55) : (tensor<1x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3x4x3x4xf32>, tensor<3x2x3x2x1xf32>) -> tensor<1x3x3x1x3xf32>, sym_name = "convolution_f32_depthwise_reversal_3d", sym_visibility = "public"}> ({
  ^bb0(%arg108: tensor<1x3x4x3x4xf32>, %arg109: tensor<3x2x3x2x1xf32>):
    %54 = "stablehlo.convolution"(%arg108, %arg109) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, 0, 1, 2, i]->[b, f, 0, 1, 2]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<0> : tensor<3x2xi64>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, true, true>, window_strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4x3x4xf32>, tensor<3x2x3x2x1xf32>) -> tensor<1x3x3x1x3xf32>
    "func.return"(%54) : (tensor<1x3x3x1x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3x5x5xf32>, tensor<6x3x3x2xf32>) -> tensor<2x6x3x4xf32>, sym_name = "convolution_f32_batch_groups_reversal", sym_visibility = "public"}> ({
  ^bb0(%arg106: tensor<4x3x5x5xf32>, %arg107: tensor<6x3x3x2xf32>):
    %53 = "stablehlo.convolution"(%arg106, %arg107) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<4x3x5x5xf32>, tensor<6x3x3x2xf32>) -> tensor<2x6x3x4xf32>
    "func.return"(%53) : (tensor<2x6x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3x5x5xf32>, tensor<6x3x3x3xf32>) -> tensor<2x6x3x3xf32>, sym_name = "convolution_f32_batch_groups", sym_visibility = "public"}> ({
  ^bb0(%arg104: tensor<4x3x5x5xf32>, %arg105: tensor<6x3x3x3xf32>):
    %52 = "stablehlo.convolution"(%arg104, %arg105) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<4x3x5x5xf32>, tensor<6x3x3x3xf32>) -> tensor<2x6x3x3xf32>
    "func.return"(%52) : (tensor<2x6x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x4x4xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x2x2xf32>, sym_name = "convolution_f32_batch_groups_all", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<4x2x4x4xf32>, %arg103: tensor<4x2x3x3xf32>):
    %51 = "stablehlo.convolution"(%arg102, %arg103) <{batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<4x2x4x4xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x2x2xf32>
    "func.return"(%51) : (tensor<1x4x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x6x3xf32>, tensor<3x2x3x4xf32>) -> tensor<2x3x5x4xf32>, sym_name = "convolution_f32_nhwc", sym_visibility = "public"}> ({
  ^bb0(%arg100: tensor<2x5x6x3xf32>, %arg101: tensor<3x2x3x4xf32>):
    %50 = "stablehlo.convolution"(%arg100, %arg101) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x5x6x3xf32>, tensor<3x2x3x4xf32>) -> tensor<2x3x5x4xf32>
    "func.return"(%50) : (tensor<2x3x5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x5x5x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x3x3x6xf32>, sym_name = "convolution_f32_nhwc_groups", sym_visibility = "public"}> ({
  ^bb0(%arg98: tensor<1x5x5x4xf32>, %arg99: tensor<3x3x2x6xf32>):
    %49 = "stablehlo.convolution"(%arg98, %arg99) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 2>}> : (tensor<1x5x5x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x3x3x6xf32>
    "func.return"(%49) : (tensor<1x3x3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3x2x6xf32>, tensor<3x4x2x3xf32>) -> tensor<4x5x2x3xf32>, sym_name = "convolution_f32_odd_layout", sym_visibility = "public"}> ({
  ^bb0(%arg96: tensor<5x3x2x6xf32>, %arg97: tensor<3x4x2x3xf32>):
    %48 = "stablehlo.convolution"(%arg96, %arg97) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, f, b, 1]x[0, o, 1, i]->[f, 1, b, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<5x3x2x6xf32>, tensor<3x4x2x3xf32>) -> tensor<4x5x2x3xf32>
    "func.return"(%48) : (tensor<4x5x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x6x5xf32>, tensor<3x2x2x3xf32>) -> tensor<1x3x3x5xf32>, sym_name = "convolution_f32_swapped_spatial", sym_visibility = "public"}> ({
  ^bb0(%arg94: tensor<1x2x6x5xf32>, %arg95: tensor<3x2x2x3xf32>):
    %47 = "stablehlo.convolution"(%arg94, %arg95) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 1, 0]x[o, i, 1, 0]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x6x5xf32>, tensor<3x2x2x3xf32>) -> tensor<1x3x3x5xf32>
    "func.return"(%47) : (tensor<1x3x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5x5x2xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x2x4xf32>, sym_name = "convolution_f32_weight_gradient", sym_visibility = "public"}> ({
  ^bb0(%arg92: tensor<3x5x5x2xf32>, %arg93: tensor<3x3x3x4xf32>):
    %46 = "stablehlo.convolution"(%arg92, %arg93) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<3x5x5x2xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x2x4xf32>
    "func.return"(%46) : (tensor<3x3x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<1x2x7x7xf32>, sym_name = "convolution_f32_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<1x4x3x3xf32>, %arg91: tensor<2x4x3x3xf32>):
    %45 = "stablehlo.convolution"(%arg90, %arg91) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<2> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<1x2x7x7xf32>
    "func.return"(%45) : (tensor<1x2x7x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x3x4xf32>, tensor<6x5x1x1xf32>) -> tensor<2x6x3x4xf32>, sym_name = "convolution_f32_pointwise", sym_visibility = "public"}> ({
  ^bb0(%arg88: tensor<2x5x3x4xf32>, %arg89: tensor<6x5x1x1xf32>):
    %44 = "stablehlo.convolution"(%arg88, %arg89) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x5x3x4xf32>, tensor<6x5x1x1xf32>) -> tensor<2x6x3x4xf32>
    "func.return"(%44) : (tensor<2x6x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x3x4xf32>, tensor<5x2x3x4xf32>) -> tensor<1x5x1x1xf32>, sym_name = "convolution_f32_whole_window", sym_visibility = "public"}> ({
  ^bb0(%arg86: tensor<1x2x3x4xf32>, %arg87: tensor<5x2x3x4xf32>):
    %43 = "stablehlo.convolution"(%arg86, %arg87) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x3x4xf32>, tensor<5x2x3x4xf32>) -> tensor<1x5x1x1xf32>
    "func.return"(%43) : (tensor<1x5x1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<0x3x3x3xf32>, sym_name = "convolution_f32_empty_batch", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<0x2x5x5xf32>, %arg85: tensor<3x2x3x3xf32>):
    %42 = "stablehlo.convolution"(%arg84, %arg85) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<0x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<0x3x3x3xf32>
    "func.return"(%42) : (tensor<0x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x0x5x5xf32>, tensor<3x0x3x3xf32>) -> tensor<2x3x3x3xf32>, sym_name = "convolution_f32_no_input_features", sym_visibility = "public"}> ({
  ^bb0(%arg82: tensor<2x0x5x5xf32>, %arg83: tensor<3x0x3x3xf32>):
    %41 = "stablehlo.convolution"(%arg82, %arg83) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x0x5x5xf32>, tensor<3x0x3x3xf32>) -> tensor<2x3x3x3xf32>
    "func.return"(%41) : (tensor<2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x2x5x5xf32>, tensor<0x2x3x3xf32>) -> tensor<2x0x3x3xf32>, sym_name = "convolution_f32_no_output_features", sym_visibility = "public"}> ({
  ^bb0(%arg80: tensor<2x2x5x5xf32>, %arg81: tensor<0x2x3x3xf32>):
    %40 = "stablehlo.convolution"(%arg80, %arg81) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x2x5x5xf32>, tensor<0x2x3x3xf32>) -> tensor<2x0x3x3xf32>
    "func.return"(%40) : (tensor<2x0x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x2x5xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x0x3xf32>, sym_name = "convolution_f32_window_too_large", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<1x2x2x5xf32>, %arg79: tensor<3x2x3x3xf32>):
    %39 = "stablehlo.convolution"(%arg78, %arg79) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x2x5xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x0x3xf32>
    "func.return"(%39) : (tensor<1x3x0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xi32>, tensor<5x4xi32>) -> tensor<3x5xi32>, sym_name = "convolution_i32_0d", sym_visibility = "public"}> ({
  ^bb0(%arg76: tensor<3x4xi32>, %arg77: tensor<5x4xi32>):
    %38 = "stablehlo.convolution"(%arg76, %arg77) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_strides = array<i64>}> : (tensor<3x4xi32>, tensor<5x4xi32>) -> tensor<3x5xi32>
    "func.return"(%38) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x4x3x5xi32>, tensor<2x2x2x2x3xi32>) -> tensor<1x2x3x3x3xi32>, sym_name = "convolution_i32_3d", sym_visibility = "public"}> ({
  ^bb0(%arg74: tensor<1x2x4x3x5xi32>, %arg75: tensor<2x2x2x2x3xi32>):
    %37 = "stablehlo.convolution"(%arg74, %arg75) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [1, 1]]> : tensor<3x2xi64>, rhs_dilation = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 2>}> : (tensor<1x2x4x3x5xi32>, tensor<2x2x2x2x3xi32>) -> tensor<1x2x3x3x3xi32>
    "func.return"(%37) : (tensor<1x2x3x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x9x8xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x4x2xi32>, sym_name = "convolution_i32_strides", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<1x2x9x8xi32>, %arg73: tensor<3x2x3x3xi32>):
    %36 = "stablehlo.convolution"(%arg72, %arg73) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> : (tensor<1x2x9x8xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x4x2xi32>
    "func.return"(%36) : (tensor<1x3x4x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x6xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x5x6xi32>, sym_name = "convolution_i32_same_padding", sym_visibility = "public"}> ({
  ^bb0(%arg70: tensor<1x2x5x6xi32>, %arg71: tensor<3x2x3x3xi32>):
    %35 = "stablehlo.convolution"(%arg70, %arg71) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x6xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x5x6xi32>
    "func.return"(%35) : (tensor<1x3x5x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x6xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x5x8xi32>, sym_name = "convolution_i32_uneven_padding", sym_visibility = "public"}> ({
  ^bb0(%arg68: tensor<1x2x5x6xi32>, %arg69: tensor<3x2x3x3xi32>):
    %34 = "stablehlo.convolution"(%arg68, %arg69) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x6xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x5x8xi32>
    "func.return"(%34) : (tensor<1x3x5x8xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x7x6xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x4x3xi32>, sym_name = "convolution_i32_negative_padding", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<1x2x7x6xi32>, %arg67: tensor<3x2x3x3xi32>):
    %33 = "stablehlo.convolution"(%arg66, %arg67) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[-1, 0], [1, -2]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x7x6xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x4x3xi32>
    "func.return"(%33) : (tensor<1x3x4x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1x3xi32>, tensor<1x1x2xi32>) -> tensor<1x1x9xi32>, sym_name = "convolution_i32_padding_past_window", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<1x1x3xi32>, %arg65: tensor<1x1x2xi32>):
    %32 = "stablehlo.convolution"(%arg64, %arg65) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[4, 3]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x1x3xi32>, tensor<1x1x2xi32>) -> tensor<1x1x9xi32>
    "func.return"(%32) : (tensor<1x1x9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x4x3xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x9x8xi32>, sym_name = "convolution_i32_lhs_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg62: tensor<1x2x4x3xi32>, %arg63: tensor<3x2x3x3xi32>):
    %31 = "stablehlo.convolution"(%arg62, %arg63) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 3>, padding = dense<[[2, 2], [2, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x4x3xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x9x8xi32>
    "func.return"(%31) : (tensor<1x3x9x8xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x7x8xi32>, tensor<3x2x3x2xi32>) -> tensor<1x3x3x5xi32>, sym_name = "convolution_i32_rhs_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<1x2x7x8xi32>, %arg61: tensor<3x2x3x2xi32>):
    %30 = "stablehlo.convolution"(%arg60, %arg61) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x7x8xi32>, tensor<3x2x3x2xi32>) -> tensor<1x3x3x5xi32>
    "func.return"(%30) : (tensor<1x3x3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x4xi32>, tensor<3x2x2x3xi32>) -> tensor<1x3x4x5xi32>, sym_name = "convolution_i32_both_dilations", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<1x2x5x4xi32>, %arg59: tensor<3x2x2x3xi32>):
    %29 = "stablehlo.convolution"(%arg58, %arg59) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> : (tensor<1x2x5x4xi32>, tensor<3x2x2x3xi32>) -> tensor<1x3x4x5xi32>
    "func.return"(%29) : (tensor<1x3x4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1x5xi32>, tensor<1x1x2xi32>) -> tensor<1x1x5xi32>, sym_name = "convolution_i32_negative_padding_dilated", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<1x1x5xi32>, %arg57: tensor<1x1x2xi32>):
    %28 = "stablehlo.convolution"(%arg56, %arg57) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2>, padding = dense<[[-1, -2]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x1x5xi32>, tensor<1x1x2xi32>) -> tensor<1x1x5xi32>
    "func.return"(%28) : (tensor<1x1x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x6xi32>, tensor<3x2x3x2xi32>) -> tensor<1x3x3x5xi32>, sym_name = "convolution_i32_reversal", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<1x2x5x6xi32>, %arg55: tensor<3x2x3x2xi32>):
    %27 = "stablehlo.convolution"(%arg54, %arg55) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x6xi32>, tensor<3x2x3x2xi32>) -> tensor<1x3x3x5xi32>
    "func.return"(%27) : (tensor<1x3x3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x5x6xi32>, tensor<3x2x3x2xi32>) -> tensor<1x3x3x5xi32>, sym_name = "convolution_i32_reversal_both", sym_visibility = "public"}> ({
  ^bb0(%arg52: tensor<1x2x5x6xi32>, %arg53: tensor<3x2x3x2xi32>):
    %26 = "stablehlo.convolution"(%arg52, %arg53) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x5x6xi32>, tensor<3x2x3x2xi32>) -> tensor<1x3x3x5xi32>
    "func.return"(%26) : (tensor<1x3x3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4x5x5xi32>, tensor<6x2x3x3xi32>) -> tensor<1x6x3x3xi32>, sym_name = "convolution_i32_groups", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<1x4x5x5xi32>, %arg51: tensor<6x2x3x3xi32>):
    %25 = "stablehlo.convolution"(%arg50, %arg51) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x5x5xi32>, tensor<6x2x3x3xi32>) -> tensor<1x6x3x3xi32>
    "func.return"(%25) : (tensor<1x6x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4x5x5xi32>, tensor<4x1x3x3xi32>) -> tensor<1x4x5x5xi32>, sym_name = "convolution_i32_depthwise", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<1x4x5x5xi32>, %arg49: tensor<4x1x3x3xi32>):
    %24 = "stablehlo.convolution"(%arg48, %arg49) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x5x5xi32>, tensor<4x1x3x3xi32>) -> tensor<1x4x5x5xi32>
    "func.return"(%24) : (tensor<1x4x5x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5x5xi32>, tensor<6x1x2x2xi32>) -> tensor<2x6x4x4xi32>, sym_name = "convolution_i32_depthwise_multiplier", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<2x3x5x5xi32>, %arg47: tensor<6x1x2x2xi32>):
    %23 = "stablehlo.convolution"(%arg46, %arg47) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x5x5xi32>, tensor<6x1x2x2xi32>) -> tensor<2x6x4x4xi32>
    "func.return"(%23) : (tensor<2x6x4x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4x5x5xi32>, tensor<6x2x3x2xi32>) -> tensor<1x6x3x4xi32>, sym_name = "convolution_i32_groups_reversal", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<1x4x5x5xi32>, %arg45: tensor<6x2x3x2xi32>):
    %22 = "stablehlo.convolution"(%arg44, %arg45) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x5x5xi32>, tensor<6x2x3x2xi32>) -> tensor<1x6x3x4xi32>
    "func.return"(%22) : (tensor<1x6x3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x3x4xi32>, tensor<6x1x3x2xi32>) -> tensor<2x6x7x8xi32>, sym_name = "convolution_i32_depthwise_reversal", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<2x3x3x4xi32>, %arg43: tensor<6x1x3x2xi32>):
    %21 = "stablehlo.convolution"(%arg42, %arg43) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 2], [1, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<2x3x3x4xi32>, tensor<6x1x3x2xi32>) -> tensor<2x6x7x8xi32>
    "func.return"(%21) : (tensor<2x6x7x8xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3x7xi32>, tensor<3x1x4xi32>) -> tensor<1x3x4xi32>, sym_name = "convolution_i32_depthwise_reversal_1d", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<1x3x7xi32>, %arg41: tensor<3x1x4xi32>):
    %20 = "stablehlo.convolution"(%arg40, %arg41) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, window_strides = array<i64: 1>}> : (tensor<1x3x7xi32>, tensor<3x1x4xi32>) -> tensor<1x3x4xi32>
    "func.return"(%20) : (tensor<1x3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3x4x3x4xi32>, tensor<3x2x3x2x1xi32>) -> tensor<1x3x3x1x3xi32>, sym_name = "convolution_i32_depthwise_reversal_3d", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<1x3x4x3x4xi32>, %arg39: tensor<3x2x3x2x1xi32>):
    %19 = "stablehlo.convolution"(%arg38, %arg39) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, 0, 1, 2, i]->[b, f, 0, 1, 2]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<0> : tensor<3x2xi64>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, true, true>, window_strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4x3x4xi32>, tensor<3x2x3x2x1xi32>) -> tensor<1x3x3x1x3xi32>
    "func.return"(%19) : (tensor<1x3x3x1x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3x5x5xi32>, tensor<6x3x3x2xi32>) -> tensor<2x6x3x4xi32>, sym_name = "convolution_i32_batch_groups_reversal", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<4x3x5x5xi32>, %arg37: tensor<6x3x3x2xi32>):
    %18 = "stablehlo.convolution"(%arg36, %arg37) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<4x3x5x5xi32>, tensor<6x3x3x2xi32>) -> tensor<2x6x3x4xi32>
    "func.return"(%18) : (tensor<2x6x3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3x5x5xi32>, tensor<6x3x3x3xi32>) -> tensor<2x6x3x3xi32>, sym_name = "convolution_i32_batch_groups", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<4x3x5x5xi32>, %arg35: tensor<6x3x3x3xi32>):
    %17 = "stablehlo.convolution"(%arg34, %arg35) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<4x3x5x5xi32>, tensor<6x3x3x3xi32>) -> tensor<2x6x3x3xi32>
    "func.return"(%17) : (tensor<2x6x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x4x4xi32>, tensor<4x2x3x3xi32>) -> tensor<1x4x2x2xi32>, sym_name = "convolution_i32_batch_groups_all", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<4x2x4x4xi32>, %arg33: tensor<4x2x3x3xi32>):
    %16 = "stablehlo.convolution"(%arg32, %arg33) <{batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<4x2x4x4xi32>, tensor<4x2x3x3xi32>) -> tensor<1x4x2x2xi32>
    "func.return"(%16) : (tensor<1x4x2x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x6x3xi32>, tensor<3x2x3x4xi32>) -> tensor<2x3x5x4xi32>, sym_name = "convolution_i32_nhwc", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<2x5x6x3xi32>, %arg31: tensor<3x2x3x4xi32>):
    %15 = "stablehlo.convolution"(%arg30, %arg31) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x5x6x3xi32>, tensor<3x2x3x4xi32>) -> tensor<2x3x5x4xi32>
    "func.return"(%15) : (tensor<2x3x5x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x5x5x4xi32>, tensor<3x3x2x6xi32>) -> tensor<1x3x3x6xi32>, sym_name = "convolution_i32_nhwc_groups", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<1x5x5x4xi32>, %arg29: tensor<3x3x2x6xi32>):
    %14 = "stablehlo.convolution"(%arg28, %arg29) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 2>}> : (tensor<1x5x5x4xi32>, tensor<3x3x2x6xi32>) -> tensor<1x3x3x6xi32>
    "func.return"(%14) : (tensor<1x3x3x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3x2x6xi32>, tensor<3x4x2x3xi32>) -> tensor<4x5x2x3xi32>, sym_name = "convolution_i32_odd_layout", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<5x3x2x6xi32>, %arg27: tensor<3x4x2x3xi32>):
    %13 = "stablehlo.convolution"(%arg26, %arg27) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, f, b, 1]x[0, o, 1, i]->[f, 1, b, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<5x3x2x6xi32>, tensor<3x4x2x3xi32>) -> tensor<4x5x2x3xi32>
    "func.return"(%13) : (tensor<4x5x2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x6x5xi32>, tensor<3x2x2x3xi32>) -> tensor<1x3x3x5xi32>, sym_name = "convolution_i32_swapped_spatial", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<1x2x6x5xi32>, %arg25: tensor<3x2x2x3xi32>):
    %12 = "stablehlo.convolution"(%arg24, %arg25) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 1, 0]x[o, i, 1, 0]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x6x5xi32>, tensor<3x2x2x3xi32>) -> tensor<1x3x3x5xi32>
    "func.return"(%12) : (tensor<1x3x3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5x5x2xi32>, tensor<3x3x3x4xi32>) -> tensor<3x3x2x4xi32>, sym_name = "convolution_i32_weight_gradient", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<3x5x5x2xi32>, %arg23: tensor<3x3x3x4xi32>):
    %11 = "stablehlo.convolution"(%arg22, %arg23) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<3x5x5x2xi32>, tensor<3x3x3x4xi32>) -> tensor<3x3x2x4xi32>
    "func.return"(%11) : (tensor<3x3x2x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4x3x3xi32>, tensor<2x4x3x3xi32>) -> tensor<1x2x7x7xi32>, sym_name = "convolution_i32_transposed", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<1x4x3x3xi32>, %arg21: tensor<2x4x3x3xi32>):
    %10 = "stablehlo.convolution"(%arg20, %arg21) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<2> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x3x3xi32>, tensor<2x4x3x3xi32>) -> tensor<1x2x7x7xi32>
    "func.return"(%10) : (tensor<1x2x7x7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x3x4xi32>, tensor<6x5x1x1xi32>) -> tensor<2x6x3x4xi32>, sym_name = "convolution_i32_pointwise", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<2x5x3x4xi32>, %arg19: tensor<6x5x1x1xi32>):
    %9 = "stablehlo.convolution"(%arg18, %arg19) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x5x3x4xi32>, tensor<6x5x1x1xi32>) -> tensor<2x6x3x4xi32>
    "func.return"(%9) : (tensor<2x6x3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x3x4xi32>, tensor<5x2x3x4xi32>) -> tensor<1x5x1x1xi32>, sym_name = "convolution_i32_whole_window", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<1x2x3x4xi32>, %arg17: tensor<5x2x3x4xi32>):
    %8 = "stablehlo.convolution"(%arg16, %arg17) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x3x4xi32>, tensor<5x2x3x4xi32>) -> tensor<1x5x1x1xi32>
    "func.return"(%8) : (tensor<1x5x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x2x5x5xi32>, tensor<3x2x3x3xi32>) -> tensor<0x3x3x3xi32>, sym_name = "convolution_i32_empty_batch", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<0x2x5x5xi32>, %arg15: tensor<3x2x3x3xi32>):
    %7 = "stablehlo.convolution"(%arg14, %arg15) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<0x2x5x5xi32>, tensor<3x2x3x3xi32>) -> tensor<0x3x3x3xi32>
    "func.return"(%7) : (tensor<0x3x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x0x5x5xi32>, tensor<3x0x3x3xi32>) -> tensor<2x3x3x3xi32>, sym_name = "convolution_i32_no_input_features", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<2x0x5x5xi32>, %arg13: tensor<3x0x3x3xi32>):
    %6 = "stablehlo.convolution"(%arg12, %arg13) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x0x5x5xi32>, tensor<3x0x3x3xi32>) -> tensor<2x3x3x3xi32>
    "func.return"(%6) : (tensor<2x3x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x2x5x5xi32>, tensor<0x2x3x3xi32>) -> tensor<2x0x3x3xi32>, sym_name = "convolution_i32_no_output_features", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x2x5x5xi32>, %arg11: tensor<0x2x3x3xi32>):
    %5 = "stablehlo.convolution"(%arg10, %arg11) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<2x2x5x5xi32>, tensor<0x2x3x3xi32>) -> tensor<2x0x3x3xi32>
    "func.return"(%5) : (tensor<2x0x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x2x5xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x0x3xi32>, sym_name = "convolution_i32_window_too_large", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<1x2x2x5xi32>, %arg9: tensor<3x2x3x3xi32>):
    %4 = "stablehlo.convolution"(%arg8, %arg9) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x2x5xi32>, tensor<3x2x3x3xi32>) -> tensor<1x3x0x3xi32>
    "func.return"(%4) : (tensor<1x3x0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3x7x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x4x8xf32>, sym_name = "convolution_f32_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<1x3x7x8xf32>, %arg7: tensor<4x3x3x3xf32>):
    %3 = "stablehlo.convolution"(%arg6, %arg7) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 1>}> : (tensor<1x3x7x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x4x8xf32>
    "func.return"(%3) : (tensor<1x4x4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3x7x8xbf16>, tensor<4x3x3x3xbf16>) -> tensor<1x4x4x8xbf16>, sym_name = "convolution_bf16_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<1x3x7x8xbf16>, %arg5: tensor<4x3x3x3xbf16>):
    %2 = "stablehlo.convolution"(%arg4, %arg5) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 1>}> : (tensor<1x3x7x8xbf16>, tensor<4x3x3x3xbf16>) -> tensor<1x4x4x8xbf16>
    "func.return"(%2) : (tensor<1x4x4x8xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3x7x8xf64>, tensor<4x3x3x3xf64>) -> tensor<1x4x4x8xf64>, sym_name = "convolution_f64_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<1x3x7x8xf64>, %arg3: tensor<4x3x3x3xf64>):
    %1 = "stablehlo.convolution"(%arg2, %arg3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 1>}> : (tensor<1x3x7x8xf64>, tensor<4x3x3x3xf64>) -> tensor<1x4x4x8xf64>
    "func.return"(%1) : (tensor<1x4x4x8xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3x7x8xf16>, tensor<4x3x3x3xf16>) -> tensor<1x4x4x8xf16>, sym_name = "convolution_f16_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x3x7x8xf16>, %arg1: tensor<4x3x3x3xf16>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 1>}> : (tensor<1x3x7x8xf16>, tensor<4x3x3x3xf16>) -> tensor<1x4x4x8xf16>
    "func.return"(%0) : (tensor<1x4x4x8xf16>) -> ()
  }) : () -> ()
}) : () -> ()
