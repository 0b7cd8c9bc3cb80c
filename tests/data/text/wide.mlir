"builtin.module"() <{sym_name = "wide"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {jax.buffer_donor = true}, {}, {mhlo.sharding = "{replicated}"}, {}], function_type = (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>, tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>) -> (tensor<4x4xf32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {}], sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<1x4x4x2xf32>, %arg5: tensor<3x3x2x2xf32>):
    %0 = "stablehlo.cbrt"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "stablehlo.ceil"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = "stablehlo.cosine"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = "stablehlo.exponential"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = "stablehlo.floor"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = "stablehlo.log"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = "stablehlo.log_plus_one"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %8 = "stablehlo.logistic"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %9 = "stablehlo.round_nearest_afz"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %10 = "stablehlo.round_nearest_even"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %11 = "stablehlo.rsqrt"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = "stablehlo.sine"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %13 = "stablehlo.sqrt"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %14 = "stablehlo.tan"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %15 = "stablehlo.tanh"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %16 = "stablehlo.abs"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %17 = "stablehlo.negate"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = "stablehlo.sign"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %19 = "stablehlo.count_leading_zeros"(%arg1) : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %20 = "stablehlo.not"(%arg1) : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %21 = "stablehlo.popcnt"(%arg1) : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %22 = "stablehlo.add"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %23 = "stablehlo.atan2"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %24 = "stablehlo.divide"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %25 = "stablehlo.maximum"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %26 = "stablehlo.minimum"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %27 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %28 = "stablehlo.power"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %29 = "stablehlo.remainder"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %30 = "stablehlo.subtract"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %31 = "stablehlo.and"(%arg1, %arg1) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %32 = "stablehlo.or"(%arg1, %arg1) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %33 = "stablehlo.shift_left"(%arg1, %arg1) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %34 = "stablehlo.shift_right_arithmetic"(%arg1, %arg1) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %35 = "stablehlo.shift_right_logical"(%arg1, %arg1) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %36 = "stablehlo.xor"(%arg1, %arg1) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %37 = "stablehlo.is_finite"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xi1>
    %38 = "stablehlo.exponential"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %39 = "stablehlo.convert"(%arg1) {my.flag, my.note = "a\22b\\c\0A\C3\A9"} : (tensor<4x4xi32>) -> tensor<4x4xbf16>
    %40 = "stablehlo.compare"(%arg0, %arg0) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %41 = "stablehlo.select"(%40, %arg0, %arg0) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %42 = "stablehlo.clamp"(%arg2, %arg0, %arg2) : (tensor<f32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %43 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00001, 0xFFA00000, 1.401300e-45, 3.402820e+38]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %44 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 0x7C00], [0x7D01, 6.550400e+04]]> : tensor<2x2xf16>}> : () -> tensor<2x2xf16>
    %45 = "stablehlo.constant"() <{value = dense<[1.500000e+00, 0x7F80, 0xFFC1]> : tensor<3xbf16>}> : () -> tensor<3xbf16>
    %46 = "stablehlo.constant"() <{value = dense<[1.000000e+300, 0x7FF8000000000001, -2.500000e+00]> : tensor<3xf64>}> : () -> tensor<3xf64>
    %47 = "stablehlo.constant"() <{value = dense<[[[true], [false]], [[false], [true]]]> : tensor<2x2x1xi1>}> : () -> tensor<2x2x1xi1>
    %48 = "stablehlo.constant"() <{value = dense<[-128, 127]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %49 = "stablehlo.constant"() <{value = dense<[-32768, 32767]> : tensor<2xi16>}> : () -> tensor<2xi16>
    %50 = "stablehlo.constant"() <{value = dense<[-2147483648, 7]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %51 = "stablehlo.constant"() <{value = dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %52 = "stablehlo.constant"() <{value = dense<[0, 255]> : tensor<2xui8>}> : () -> tensor<2xui8>
    %53 = "stablehlo.constant"() <{value = dense<[1, 65535]> : tensor<2xui16>}> : () -> tensor<2xui16>
    %54 = "stablehlo.constant"() <{value = dense<[0, 4294967295]> : tensor<2xui32>}> : () -> tensor<2xui32>
    %55 = "stablehlo.constant"() <{value = dense<[0, 18446744073709551615]> : tensor<2xui64>}> : () -> tensor<2xui64>
    %56 = "stablehlo.constant"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<7> : tensor<1000000x1000000xi32>}> : () -> tensor<1000000x1000000xi32>
    %58 = "stablehlo.constant"() <{value = dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F6061626364656667"> : tensor<104xi8>}> : () -> tensor<104xi8>
    %59 = "stablehlo.constant"() <{value = dense<"0x0100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100"> : tensor<2x64xi1>}> : () -> tensor<2x64xi1>
    %60 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui8>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui64>}> : () -> tensor<2xui64>
    %62:2 = "stablehlo.rng_bit_generator"(%61) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %63 = "stablehlo.bitcast_convert"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xi32>
    %64 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %65 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
    %66 = "stablehlo.concatenate"(%arg0, %arg0) <{dimension = 0 : i64}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %67 = "stablehlo.dynamic_slice"(%arg0, %arg3, %arg3) <{slice_sizes = array<i64: 2, 2>}> : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    %68 = "stablehlo.dynamic_update_slice"(%arg0, %arg0, %arg3, %arg3) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
    %69 = "stablehlo.constant"() <{value = dense<[[0], [1]]> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %70 = "stablehlo.gather"(%arg0, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
    %71 = "stablehlo.constant"() <{value = dense<[0, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %72 = "stablehlo.gather"(%arg0, %71) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<1x1xf32>
    %73 = "stablehlo.constant"() <{value = dense<1> : tensor<4x2x1xi32>}> : () -> tensor<4x2x1xi32>
    %74 = "stablehlo.gather"(%arg0, %73) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<4x2x1xi32>) -> tensor<4x2xf32>
    %75 = "stablehlo.pad"(%arg0, %arg2) <{edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: -1, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x9xf32>
    %76 = "stablehlo.reshape"(%arg0) : (tensor<4x4xf32>) -> tensor<16xf32>
    %77 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0, 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %78 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 2, 1>}> : (tensor<4x4xf32>) -> tensor<2x2xf32>
    %79 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %80 = "stablehlo.convolution"(%arg4, %arg5) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 1, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>) -> tensor<1x4x4x2xf32>
    %81 = "stablehlo.dot_general"(%arg0, %arg0) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4x4xf32>
    %82 = "stablehlo.dot_general"(%arg0, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %83 = "stablehlo.reduce"(%arg0, %arg2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %124 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%124) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %84 = "stablehlo.reduce_window"(%arg0, %arg2) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %123 = "stablehlo.maximum"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%123) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %85 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %86 = "stablehlo.scatter"(%arg0, %69, %85) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %122 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%122) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %88 = "stablehlo.select_and_scatter"(%arg0, %87, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %121 = "stablehlo.compare"(%arg16, %arg17) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%121) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %120 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%120) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    %89:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<i32>, %arg13: tensor<i32>):
      %119 = "stablehlo.compare"(%arg10, %arg11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%119) : (tensor<i1>) -> ()
    }) : (tensor<4x4xf32>, tensor<4x4xi32>) -> (tensor<4x4xf32>, tensor<4x4xi32>)
    %90 = "stablehlo.case"(%arg3) ({
      "stablehlo.return"(%89#0) : (tensor<4x4xf32>) -> ()
    }, {
      "stablehlo.return"(%89#0) : (tensor<4x4xf32>) -> ()
    }, {
      %118 = "stablehlo.negate"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
      "stablehlo.return"(%118) : (tensor<4x4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4x4xf32>
    %91 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %92 = "stablehlo.if"(%91) ({
      %117 = "stablehlo.if"(%91) ({
        "stablehlo.return"(%89#0) : (tensor<4x4xf32>) -> ()
      }, {
        "stablehlo.return"(%89#0) : (tensor<4x4xf32>) -> ()
      }) : (tensor<i1>) -> tensor<4x4xf32>
      "stablehlo.return"(%117) : (tensor<4x4xf32>) -> ()
    }, {
      "stablehlo.return"(%89#0) : (tensor<4x4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4x4xf32>
    %93:2 = "stablehlo.while"(%arg3, %arg0) ({
    ^bb0(%arg8: tensor<i32>, %arg9: tensor<4x4xf32>):
      %115 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %116 = "stablehlo.compare"(%arg8, %115) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%116) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<4x4xf32>):
      %113 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %114 = "stablehlo.add"(%arg6, %113) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%114, %arg7) : (tensor<i32>, tensor<4x4xf32>) -> ()
    }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
    %94:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<4x4xf32>, tensor<4x4xi32>) -> (tensor<4x4xf32>, tensor<4x4xi32>)
    %95 = "stablehlo.custom_call"(%arg0) <{api_version = 4 : i32, backend_config = {a = 1 : i32, b = "x"}, call_target_name = "foo", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> {mhlo.frontend_attributes = {x = "y"}} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "stablehlo.custom_call"(%arg0) <{api_version = 2 : i32, backend_config = "text", call_target_name = "effect", has_side_effect = true}> : (tensor<4x4xf32>) -> ()
    %96 = "arith.constant"() <{value = dense<4> : tensor<2xi64>}> : () -> tensor<2xi64>
    %97 = "arith.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %98 = "stablehlo.broadcast"(%arg2) <{broadcast_sizes = array<i64: 4, 4>}> : (tensor<f32>) -> tensor<4x4xf32>
    %99 = "stablehlo.dot"(%arg0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %100 = "stablehlo.dynamic_broadcast_in_dim"(%arg2, %96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi64>) -> tensor<4x4xf32>
    %101 = "arith.constant"() <{value = dense<[1, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %102 = "stablehlo.dynamic_gather"(%arg0, %69, %101) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x4xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xf32>
    %103 = "arith.constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %104 = "stablehlo.dynamic_conv"(%arg4, %arg5, %103) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>, tensor<2x2xi32>) -> tensor<1x4x4x2xf32>
    %105 = "stablehlo.dynamic_iota"(%97) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<4xf32>
    %106 = "arith.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %107 = "arith.constant"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %108 = "stablehlo.dynamic_pad"(%arg0, %arg2, %106, %106, %106) : (tensor<4x4xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x4xf32>
    %109 = "stablehlo.dynamic_reshape"(%arg0, %96) : (tensor<4x4xf32>, tensor<2xi64>) -> tensor<4x4xf32>
    %110 = "stablehlo.get_dimension_size"(%arg0) <{dimension = 1 : i64}> : (tensor<4x4xf32>) -> tensor<i32>
    %111 = "stablehlo.real_dynamic_slice"(%arg0, %106, %96, %107) : (tensor<4x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x4xf32>
    %112 = "stablehlo.reduce_precision"(%arg0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%93#1, %93#0) : (tensor<4x4xf32>, tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, my.array = [1, 2.500000e+00 : f32], my.big = 18446744073709551615 : ui64, my.bytes = array<i8: 1, 2>, my.dict = {a = 1 : i8, "b c" = -2 : i64}, my.flags = array<i1: true, false>, my.float = 1.500000e+00 : f32, my.index = 3 : index, my.minus = -3 : i8, my.nested = @main::@inner, my.shape = tensor<?xcomplex<f32>>, my.symbol = @main, my.typed = "s" : i32, my.unit, my.vector = dense<1> : vector<4xi32>, my.yes = true} : () -> ()
