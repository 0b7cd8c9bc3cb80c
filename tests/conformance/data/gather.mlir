"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x3xi1>, tensor<3x1xi32>) -> tensor<3x3xi1>, sym_name = "gather_i1", sym_visibility = "public"}> ({
  ^bb0(%arg88: tensor<5x3xi1>, %arg89: tensor<3x1xi32>):
    %44 = "stablehlo.gather"(%arg88, %arg89) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xi1>, tensor<3x1xi32>) -> tensor<3x3xi1>
    "func.return"(%44) : (tensor<3x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi8>, tensor<3x1xi32>) -> tensor<3x3xi8>, sym_name = "gather_i8", sym_visibility = "public"}> ({
  ^bb0(%arg86: tensor<5x3xi8>, %arg87: tensor<3x1xi32>):
    %43 = "stablehlo.gather"(%arg86, %arg87) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xi8>, tensor<3x1xi32>) -> tensor<3x3xi8>
    "func.return"(%43) : (tensor<3x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi16>, tensor<3x1xi32>) -> tensor<3x3xi16>, sym_name = "gather_i16", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<5x3xi16>, %arg85: tensor<3x1xi32>):
    %42 = "stablehlo.gather"(%arg84, %arg85) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xi16>, tensor<3x1xi32>) -> tensor<3x3xi16>
    "func.return"(%42) : (tensor<3x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>, sym_name = "gather_i32", sym_visibility = "public"}> ({
  ^bb0(%arg82: tensor<5x3xi32>, %arg83: tensor<3x1xi32>):
    %41 = "stablehlo.gather"(%arg82, %arg83) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    "func.return"(%41) : (tensor<3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi64>, tensor<3x1xi32>) -> tensor<3x3xi64>, sym_name = "gather_i64", sym_visibility = "public"}> ({
  ^bb0(%arg80: tensor<5x3xi64>, %arg81: tensor<3x1xi32>):
    %40 = "stablehlo.gather"(%arg80, %arg81) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xi64>, tensor<3x1xi32>) -> tensor<3x3xi64>
    "func.return"(%40) : (tensor<3x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui8>, tensor<3x1xi32>) -> tensor<3x3xui8>, sym_name = "gather_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<5x3xui8>, %arg79: tensor<3x1xi32>):
    %39 = "stablehlo.gather"(%arg78, %arg79) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xui8>, tensor<3x1xi32>) -> tensor<3x3xui8>
    "func.return"(%39) : (tensor<3x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui16>, tensor<3x1xi32>) -> tensor<3x3xui16>, sym_name = "gather_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg76: tensor<5x3xui16>, %arg77: tensor<3x1xi32>):
    %38 = "stablehlo.gather"(%arg76, %arg77) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xui16>, tensor<3x1xi32>) -> tensor<3x3xui16>
    "func.return"(%38) : (tensor<3x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui32>, tensor<3x1xi32>) -> tensor<3x3xui32>, sym_name = "gather_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg74: tensor<5x3xui32>, %arg75: tensor<3x1xi32>):
    %37 = "stablehlo.gather"(%arg74, %arg75) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xui32>, tensor<3x1xi32>) -> tensor<3x3xui32>
    "func.return"(%37) : (tensor<3x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui64>, tensor<3x1xi32>) -> tensor<3x3xui64>, sym_name = "gather_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<5x3xui64>, %arg73: tensor<3x1xi32>):
    %36 = "stablehlo.gather"(%arg72, %arg73) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xui64>, tensor<3x1xi32>) -> tensor<3x3xui64>
    "func.return"(%36) : (tensor<3x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf16>, tensor<3x1xi32>) -> tensor<3x3xf16>, sym_name = "gather_f16", sym_visibility = "public"}> ({
  ^bb0(%arg70: tensor<5x3xf16>, %arg71: tensor<3x1xi32>):
    %35 = "stablehlo.gather"(%arg70, %arg71) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf16>, tensor<3x1xi32>) -> tensor<3x3xf16>
    "func.return"(%35) : (tensor<3x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xbf16>, tensor<3x1xi32>) -> tensor<3x3xbf16>, sym_name = "gather_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg68: tensor<5x3xbf16>, %arg69: tensor<3x1xi32>):
    %34 = "stablehlo.gather"(%arg68, %arg69) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xbf16>, tensor<3x1xi32>) -> tensor<3x3xbf16>
    "func.return"(%34) : (tensor<3x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>, sym_name = "gather_f32", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<5x3xf32>, %arg67: tensor<3x1xi32>):
    %33 = "stablehlo.gather"(%arg66, %arg67) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
    "func.return"(%33) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf64>, tensor<3x1xi32>) -> tensor<3x3xf64>, sym_name = "gather_f64", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<5x3xf64>, %arg65: tensor<3x1xi32>):
    %32 = "stablehlo.gather"(%arg64, %arg65) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf64>, tensor<3x1xi32>) -> tensor<3x3xf64>
    "func.return"(%32) : (tensor<3x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi8>) -> tensor<4x3xf32>, sym_name = "gather_index_i8", sym_visibility = "public"}> ({
  ^bb0(%arg62: tensor<5x3xf32>, %arg63: tensor<4xi8>):
    %31 = "stablehlo.gather"(%arg62, %arg63) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi8>) -> tensor<4x3xf32>
    "func.return"(%31) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi16>) -> tensor<4x3xf32>, sym_name = "gather_index_i16", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<5x3xf32>, %arg61: tensor<4xi16>):
    %30 = "stablehlo.gather"(%arg60, %arg61) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi16>) -> tensor<4x3xf32>
    "func.return"(%30) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>, sym_name = "gather_index_i32", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<5x3xf32>, %arg59: tensor<4xi32>):
    %29 = "stablehlo.gather"(%arg58, %arg59) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
    "func.return"(%29) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>, sym_name = "gather_index_i64", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<5x3xf32>, %arg57: tensor<4xi64>):
    %28 = "stablehlo.gather"(%arg56, %arg57) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>
    "func.return"(%28) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xui8>) -> tensor<4x3xf32>, sym_name = "gather_index_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<5x3xf32>, %arg55: tensor<4xui8>):
    %27 = "stablehlo.gather"(%arg54, %arg55) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xui8>) -> tensor<4x3xf32>
    "func.return"(%27) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xui16>) -> tensor<4x3xf32>, sym_name = "gather_index_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg52: tensor<5x3xf32>, %arg53: tensor<4xui16>):
    %26 = "stablehlo.gather"(%arg52, %arg53) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xui16>) -> tensor<4x3xf32>
    "func.return"(%26) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xui32>) -> tensor<4x3xf32>, sym_name = "gather_index_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<5x3xf32>, %arg51: tensor<4xui32>):
    %25 = "stablehlo.gather"(%arg50, %arg51) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xui32>) -> tensor<4x3xf32>
    "func.return"(%25) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xui64>) -> tensor<4x3xf32>, sym_name = "gather_index_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<5x3xf32>, %arg49: tensor<4xui64>):
    %24 = "stablehlo.gather"(%arg48, %arg49) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xui64>) -> tensor<4x3xf32>
    "func.return"(%24) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xi32>) -> tensor<3x3xf32>, sym_name = "gather_sorted", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<5x3xf32>, %arg47: tensor<3xi32>):
    %23 = "stablehlo.gather"(%arg46, %arg47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<3xi32>) -> tensor<3x3xf32>
    "func.return"(%23) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<5xi32>) -> tensor<5x3xf32>, sym_name = "gather_outside", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<5x3xf32>, %arg45: tensor<5xi32>):
    %22 = "stablehlo.gather"(%arg44, %arg45) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<5xi32>) -> tensor<5x3xf32>
    "func.return"(%22) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4x1xi32>) -> tensor<4x3xf32>, sym_name = "gather_outside_vectors", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<5x3xf32>, %arg43: tensor<4x1xi32>):
    %21 = "stablehlo.gather"(%arg42, %arg43) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4x1xi32>) -> tensor<4x3xf32>
    "func.return"(%21) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>, tensor<3x2xi32>) -> tensor<3x2x3xf32>, sym_name = "gather_window_outside", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<5x6xf32>, %arg41: tensor<3x2xi32>):
    %20 = "stablehlo.gather"(%arg40, %arg41) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<3x2xi32>) -> tensor<3x2x3xf32>
    "func.return"(%20) : (tensor<3x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xui64>) -> tensor<3x3xf32>, sym_name = "gather_index_ui64_outside", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<5x3xf32>, %arg39: tensor<3xui64>):
    %19 = "stablehlo.gather"(%arg38, %arg39) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<3xui64>) -> tensor<3x3xf32>
    "func.return"(%19) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<3x2xi32>) -> tensor<3xf32>, sym_name = "gather_elements", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<4x5xf32>, %arg37: tensor<3x2xi32>):
    %18 = "stablehlo.gather"(%arg36, %arg37) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<3x2xi32>) -> tensor<3xf32>
    "func.return"(%18) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<3x2xi32>) -> tensor<3xf32>, sym_name = "gather_swapped_map", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<4x5xf32>, %arg35: tensor<3x2xi32>):
    %17 = "stablehlo.gather"(%arg34, %arg35) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<3x2xi32>) -> tensor<3xf32>
    "func.return"(%17) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<2x3xi32>) -> tensor<3xf32>, sym_name = "gather_vector_dim_first", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<4x5xf32>, %arg33: tensor<2x3xi32>):
    %16 = "stablehlo.gather"(%arg32, %arg33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<2x3xi32>) -> tensor<3xf32>
    "func.return"(%16) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<2x2x3xi32>) -> tensor<2x3x2xf32>, sym_name = "gather_vector_dim_middle", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<4x5xf32>, %arg31: tensor<2x2x3xi32>):
    %15 = "stablehlo.gather"(%arg30, %arg31) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x5xf32>, tensor<2x2x3xi32>) -> tensor<2x3x2xf32>
    "func.return"(%15) : (tensor<2x3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>, sym_name = "gather_offset_first", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<5x3xf32>, %arg29: tensor<2xi32>):
    %14 = "stablehlo.gather"(%arg28, %arg29) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
    "func.return"(%14) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3x4xf32>, tensor<2x1xi32>) -> tensor<3x2x4xf32>, sym_name = "gather_offset_around", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<5x3x4xf32>, %arg27: tensor<2x1xi32>):
    %13 = "stablehlo.gather"(%arg26, %arg27) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 4>}> : (tensor<5x3x4xf32>, tensor<2x1xi32>) -> tensor<3x2x4xf32>
    "func.return"(%13) : (tensor<3x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi32>) -> tensor<5x4xf32>, sym_name = "gather_inner_axis", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<5x3xf32>, %arg25: tensor<4xi32>):
    %12 = "stablehlo.gather"(%arg24, %arg25) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x3xf32>, tensor<4xi32>) -> tensor<5x4xf32>
    "func.return"(%12) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x3xf32>, tensor<2x2xi32>) -> tensor<2x2x2x3xf32>, sym_name = "gather_middle_axis", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<2x5x3xf32>, %arg23: tensor<2x2xi32>):
    %11 = "stablehlo.gather"(%arg22, %arg23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x5x3xf32>, tensor<2x2xi32>) -> tensor<2x2x2x3xf32>
    "func.return"(%11) : (tensor<2x2x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x4xf32>, tensor<3xi32>) -> tensor<3x2x2xf32>, sym_name = "gather_partial_window", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<6x4xf32>, %arg21: tensor<3xi32>):
    %10 = "stablehlo.gather"(%arg20, %arg21) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 2>}> : (tensor<6x4xf32>, tensor<3xi32>) -> tensor<3x2x2xf32>
    "func.return"(%10) : (tensor<3x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<i32>) -> tensor<3xf32>, sym_name = "gather_scalar_index", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<5x3xf32>, %arg19: tensor<i32>):
    %9 = "stablehlo.gather"(%arg18, %arg19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<i32>) -> tensor<3xf32>
    "func.return"(%9) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<1xi32>) -> tensor<3xf32>, sym_name = "gather_scalar_index_vector", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<5x3xf32>, %arg17: tensor<1xi32>):
    %8 = "stablehlo.gather"(%arg16, %arg17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<1xi32>) -> tensor<3xf32>
    "func.return"(%8) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<0x1xi32>) -> tensor<0x3xf32>, sym_name = "gather_no_indices", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<5x3xf32>, %arg15: tensor<0x1xi32>):
    %7 = "stablehlo.gather"(%arg14, %arg15) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<0x1xi32>) -> tensor<0x3xf32>
    "func.return"(%7) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<2xi32>) -> tensor<2x0xf32>, sym_name = "gather_empty_window", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<5x3xf32>, %arg13: tensor<2xi32>):
    %6 = "stablehlo.gather"(%arg12, %arg13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 0>}> : (tensor<5x3xf32>, tensor<2xi32>) -> tensor<2x0xf32>
    "func.return"(%6) : (tensor<2x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<2x0xi32>) -> tensor<2x5x3xf32>, sym_name = "gather_empty_index_vector", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<5x3xf32>, %arg11: tensor<2x0xi32>):
    %5 = "stablehlo.gather"(%arg10, %arg11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 3>}> : (tensor<5x3xf32>, tensor<2x0xi32>) -> tensor<2x5x3xf32>
    "func.return"(%5) : (tensor<2x5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>, sym_name = "gather_batched", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<3x5xf32>, %arg9: tensor<3x2xi32>):
    %4 = "stablehlo.gather"(%arg8, %arg9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
    "func.return"(%4) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x4xf32>, tensor<2x1x2xi32>) -> tensor<2x1x2x2xf32>, sym_name = "gather_batched_windows", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2x5x4xf32>, %arg7: tensor<2x1x2xi32>):
    %3 = "stablehlo.gather"(%arg6, %arg7) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<2x5x4xf32>, tensor<2x1x2xi32>) -> tensor<2x1x2x2xf32>
    "func.return"(%3) : (tensor<2x1x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5xf32>, tensor<3x2x4xi32>) -> tensor<3x2x4xf32>, sym_name = "gather_batched_twice", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<2x3x5xf32>, %arg5: tensor<3x2x4xi32>):
    %2 = "stablehlo.gather"(%arg4, %arg5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x5xf32>, tensor<3x2x4xi32>) -> tensor<3x2x4xf32>
    "func.return"(%2) : (tensor<3x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>, tensor<2x3x2xi32>) -> tensor<3x2xf32>, sym_name = "gather_batched_vector_dim", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<3x4x5xf32>, %arg3: tensor<2x3x2xi32>):
    %1 = "stablehlo.gather"(%arg2, %arg3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1, 2]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>, tensor<2x3x2xi32>) -> tensor<3x2xf32>
    "func.return"(%1) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20x33xf32>, tensor<41x1xi32>) -> tensor<41x33xf32>, sym_name = "gather_large", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<20x33xf32>, %arg1: tensor<41x1xi32>):
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 33>}> : (tensor<20x33xf32>, tensor<41x1xi32>) -> tensor<41x33xf32>
    "func.return"(%0) : (tensor<41x33xf32>) -> ()
  }) : () -> ()
}) : () -> ()
