module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x24x16xf32>, %arg1: tensor<3x16x24xf32>, %arg2: tensor<3x16x8xf32>, %arg3: tensor<3x16xf32>, %arg4: tensor<3x16xf32>, %arg5: tensor<3x16x16xf32>, %arg6: tensor<3x16x16xf32>, %arg7: tensor<3x16x24xf32>, %arg8: tensor<3x16x8xf32>, %arg9: tensor<16x20xf32>, %arg10: tensor<16xf32>, %arg11: tensor<20x16xf32>, %arg12: tensor<2x8xi32>, %arg13: tensor<2x8xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %1 = stablehlo.compare LT, %arg12, %0, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %3 = stablehlo.add %arg12, %2 : tensor<2x8xi32>
    %4 = stablehlo.select %1, %3, %arg12 : tensor<2x8xi1>, tensor<2x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %6 = "stablehlo.gather"(%arg11, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<20x16xf32>, tensor<2x8x1xi32>) -> tensor<2x8x16xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7:11 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %arg4, %iterArg_10 = %arg5, %iterArg_11 = %arg6, %iterArg_12 = %arg7, %iterArg_13 = %arg8, %iterArg_14 = %c_1, %iterArg_15 = %6) : tensor<3x24x16xf32>, tensor<3x16x24xf32>, tensor<3x16x8xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16x16xf32>, tensor<3x16x16xf32>, tensor<3x16x24xf32>, tensor<3x16x8xf32>, tensor<i32>, tensor<2x8x16xf32>
    cond {
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_14, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %28 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<3x24x16xf32>, tensor<i32>) -> tensor<24x16xf32>
      %29 = func.call @dynamic_index_in_dim_0(%iterArg_6, %iterArg_14) : (tensor<3x16x24xf32>, tensor<i32>) -> tensor<16x24xf32>
      %30 = func.call @dynamic_index_in_dim_1(%iterArg_7, %iterArg_14) : (tensor<3x16x8xf32>, tensor<i32>) -> tensor<16x8xf32>
      %31 = func.call @dynamic_index_in_dim_2(%iterArg_8, %iterArg_14) : (tensor<3x16xf32>, tensor<i32>) -> tensor<16xf32>
      %32 = func.call @dynamic_index_in_dim_2(%iterArg_9, %iterArg_14) : (tensor<3x16xf32>, tensor<i32>) -> tensor<16xf32>
      %33 = func.call @dynamic_index_in_dim_3(%iterArg_10, %iterArg_14) : (tensor<3x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %34 = func.call @dynamic_index_in_dim_3(%iterArg_11, %iterArg_14) : (tensor<3x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %35 = func.call @dynamic_index_in_dim_0(%iterArg_12, %iterArg_14) : (tensor<3x16x24xf32>, tensor<i32>) -> tensor<16x24xf32>
      %36 = func.call @dynamic_index_in_dim_1(%iterArg_13, %iterArg_14) : (tensor<3x16x8xf32>, tensor<i32>) -> tensor<16x8xf32>
      %37 = func.call @closed_call(%iterArg_15, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (tensor<2x8x16xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x24xf32>, tensor<16x8xf32>) -> tensor<2x8x16xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.add %iterArg_14, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %38, %37 : tensor<3x24x16xf32>, tensor<3x16x24xf32>, tensor<3x16x8xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16x16xf32>, tensor<3x16x16xf32>, tensor<3x16x24xf32>, tensor<3x16x8xf32>, tensor<i32>, tensor<2x8x16xf32>
    }
    %8 = chlo.square %7#10 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x8x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %14 = stablehlo.add %12, %13 : tensor<2x8x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<2x8x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %17 = stablehlo.multiply %7#10, %16 : tensor<2x8x16xf32>
    %18 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<2x8x16xf32>
    %21 = stablehlo.dot_general %20, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x20xf32>) -> tensor<2x8x20xf32>
    %22 = call @log_softmax(%21) : (tensor<2x8x20xf32>) -> tensor<2x8x20xf32>
    %23 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %24 = call @take_along_axis(%22, %23) : (tensor<2x8x20xf32>, tensor<2x8x1xi32>) -> tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_5 : tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    return %27 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x24x16xf32>, %arg1: tensor<i32>) -> tensor<24x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 16] : (tensor<3x24x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x16xf32>) -> tensor<24x16xf32>
    return %1 : tensor<24x16xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x16x24xf32>, %arg1: tensor<i32>) -> tensor<16x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 24] : (tensor<3x16x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x24xf32>) -> tensor<16x24xf32>
    return %1 : tensor<16x24xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x16x8xf32>, %arg1: tensor<i32>) -> tensor<16x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 8] : (tensor<3x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<3x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<3x16x16xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<3x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x8x16xf32>, %arg1: tensor<24x16xf32>, %arg2: tensor<16x24xf32>, %arg3: tensor<16x8xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16x16xf32>, %arg7: tensor<16x16xf32>, %arg8: tensor<16x24xf32>, %arg9: tensor<16x8xf32>) -> tensor<2x8x16xf32> {
    %0 = chlo.square %arg0 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x8x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x8x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<2x8x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %9 = stablehlo.multiply %arg0, %8 : tensor<2x8x16xf32>
    %10 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<2x8x16xf32>
    %13 = stablehlo.dot_general %12, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x8x16xf32>) -> tensor<2x8x2x8xf32>
    %15 = stablehlo.transpose %14, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %16 = stablehlo.iota dim = 0 : tensor<8xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %18 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.divide %18, %19 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.power %21, %20 : tensor<4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %24 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %26 = stablehlo.divide %24, %25 : tensor<8x4xf32>
    %27 = stablehlo.slice %15 [0:2, 0:2, 0:8, 0:4] : (tensor<2x2x8x8xf32>) -> tensor<2x2x8x4xf32>
    %28 = stablehlo.slice %15 [0:2, 0:2, 0:8, 4:8] : (tensor<2x2x8x8xf32>) -> tensor<2x2x8x4xf32>
    %29 = stablehlo.cosine %26 : tensor<8x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [2, 3] : (tensor<8x4xf32>) -> tensor<1x1x8x4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %32 = stablehlo.multiply %27, %31 : tensor<2x2x8x4xf32>
    %33 = stablehlo.sine %26 : tensor<8x4xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [2, 3] : (tensor<8x4xf32>) -> tensor<1x1x8x4xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %36 = stablehlo.multiply %28, %35 : tensor<2x2x8x4xf32>
    %37 = stablehlo.subtract %32, %36 : tensor<2x2x8x4xf32>
    %38 = stablehlo.cosine %26 : tensor<8x4xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [2, 3] : (tensor<8x4xf32>) -> tensor<1x1x8x4xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %41 = stablehlo.multiply %28, %40 : tensor<2x2x8x4xf32>
    %42 = stablehlo.sine %26 : tensor<8x4xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [2, 3] : (tensor<8x4xf32>) -> tensor<1x1x8x4xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %45 = stablehlo.multiply %27, %44 : tensor<2x2x8x4xf32>
    %46 = stablehlo.add %41, %45 : tensor<2x2x8x4xf32>
    %47 = stablehlo.concatenate %37, %46, dim = 3 : (tensor<2x2x8x4xf32>, tensor<2x2x8x4xf32>) -> tensor<2x2x8x8xf32>
    %48 = stablehlo.dot_general %12, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x8xf32>) -> tensor<2x8x8xf32>
    %49 = stablehlo.reshape %48 : (tensor<2x8x8xf32>) -> tensor<2x8x1x8xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 4] : (tensor<2x8x1x8xf32>) -> tensor<2x8x1x2x8xf32>
    %51 = stablehlo.reshape %50 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %52 = stablehlo.transpose %51, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %53 = stablehlo.iota dim = 0 : tensor<8xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %55 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %57 = stablehlo.divide %55, %56 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.power %58, %57 : tensor<4xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %61 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %62 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %63 = stablehlo.divide %61, %62 : tensor<8x4xf32>
    %64 = stablehlo.slice %52 [0:2, 0:2, 0:8, 0:4] : (tensor<2x2x8x8xf32>) -> tensor<2x2x8x4xf32>
    %65 = stablehlo.slice %52 [0:2, 0:2, 0:8, 4:8] : (tensor<2x2x8x8xf32>) -> tensor<2x2x8x4xf32>
    %66 = stablehlo.cosine %63 : tensor<8x4xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [2, 3] : (tensor<8x4xf32>) -> tensor<1x1x8x4xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %69 = stablehlo.multiply %64, %68 : tensor<2x2x8x4xf32>
    %70 = stablehlo.sine %63 : tensor<8x4xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [2, 3] : (tensor<8x4xf32>) -> tensor<1x1x8x4xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<1x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %73 = stablehlo.multiply %65, %72 : tensor<2x2x8x4xf32>
    %74 = stablehlo.subtract %69, %73 : tensor<2x2x8x4xf32>
    %75 = stablehlo.cosine %63 : tensor<8x4xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [2, 3] : (tensor<8x4xf32>) -> tensor<1x1x8x4xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<1x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %78 = stablehlo.multiply %65, %77 : tensor<2x2x8x4xf32>
    %79 = stablehlo.sine %63 : tensor<8x4xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [2, 3] : (tensor<8x4xf32>) -> tensor<1x1x8x4xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<1x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %82 = stablehlo.multiply %64, %81 : tensor<2x2x8x4xf32>
    %83 = stablehlo.add %78, %82 : tensor<2x2x8x4xf32>
    %84 = stablehlo.concatenate %74, %83, dim = 3 : (tensor<2x2x8x4xf32>, tensor<2x2x8x4xf32>) -> tensor<2x2x8x8xf32>
    %85 = stablehlo.dot_general %12, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x8xf32>) -> tensor<2x8x8xf32>
    %86 = stablehlo.reshape %85 : (tensor<2x8x8xf32>) -> tensor<2x8x1x8xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 4] : (tensor<2x8x1x8xf32>) -> tensor<2x8x1x2x8xf32>
    %88 = stablehlo.reshape %87 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %89 = stablehlo.transpose %88, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %90 = stablehlo.dot_general %47, %84, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_6 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %92 = stablehlo.divide %90, %91 : tensor<2x2x8x8xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %93 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %94 = call @tril(%93) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %95 = call @_where(%94, %92, %cst_7) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %98 = stablehlo.maximum %97, %96 : tensor<2x2x8xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %101 = stablehlo.subtract %95, %100 : tensor<2x2x8x8xf32>
    %102 = stablehlo.exponential %101 : tensor<2x2x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %106 = stablehlo.divide %102, %105 : tensor<2x2x8x8xf32>
    %107 = stablehlo.dot_general %106, %89, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %108 = stablehlo.transpose %107, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %109 = stablehlo.reshape %108 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %110 = stablehlo.dot_general %109, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %111 = stablehlo.add %arg0, %110 : tensor<2x8x16xf32>
    %112 = chlo.square %111 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %116 = stablehlo.divide %114, %115 : tensor<2x8x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %118 = stablehlo.add %116, %117 : tensor<2x8x1xf32>
    %119 = stablehlo.rsqrt %118 : tensor<2x8x1xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %121 = stablehlo.multiply %111, %120 : tensor<2x8x16xf32>
    %122 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %124 = stablehlo.multiply %121, %123 : tensor<2x8x16xf32>
    %125 = stablehlo.dot_general %124, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x24xf32>) -> tensor<2x8x24xf32>
    %126 = call @silu(%125) : (tensor<2x8x24xf32>) -> tensor<2x8x24xf32>
    %127 = stablehlo.dot_general %124, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x24xf32>) -> tensor<2x8x24xf32>
    %128 = stablehlo.multiply %126, %127 : tensor<2x8x24xf32>
    %129 = stablehlo.dot_general %128, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<24x16xf32>) -> tensor<2x8x16xf32>
    %130 = stablehlo.add %111, %129 : tensor<2x8x16xf32>
    return %130 : tensor<2x8x16xf32>
  }
  func.func private @tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %3 : tensor<2x2x8x8xf32>
  }
  func.func private @silu(%arg0: tensor<2x8x24xf32>) -> tensor<2x8x24xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x8x24xf32>
    %1 = stablehlo.exponential %0 : tensor<2x8x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x24xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x8x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x24xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x8x24xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x8x24xf32>
    return %6 : tensor<2x8x24xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x8x20xf32>) -> tensor<2x8x20xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x20xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x20xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x20xf32>
    %6 = stablehlo.exponential %5 : tensor<2x8x20xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x8x20xf32>, tensor<f32>) -> tensor<2x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %9 = stablehlo.log %8 : tensor<2x8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x20xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x8x20xf32>
    return %11 : tensor<2x8x20xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x8x20xf32>, %arg1: tensor<2x8x1xi32>) -> tensor<2x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x8x1xi32>, tensor<2x8x1xi32>) -> tensor<2x8x1xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x8x1xi1>, tensor<2x8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x8x1xi32>) -> tensor<2x8x1x1xi32>
    %c_1 = stablehlo.constant dense<19> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x8x1x1xi1>, tensor<i1>) -> tensor<2x8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x8x20xf32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x8x1xi1>, tensor<2x8x1xf32>
    return %15 : tensor<2x8x1xf32>
  }
}
