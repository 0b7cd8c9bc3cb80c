module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<8x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8x32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32x8xf32>, %arg13: tensor<8xf32>, %arg14: tensor<8xf32>, %arg15: tensor<8xf32>, %arg16: tensor<8x24xf32>, %arg17: tensor<24xf32>, %arg18: tensor<8x8xf32>, %arg19: tensor<8xf32>, %arg20: tensor<8xf32>, %arg21: tensor<8xf32>, %arg22: tensor<8x32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32x8xf32>, %arg25: tensor<8xf32>, %arg26: tensor<8xf32>, %arg27: tensor<8xf32>, %arg28: tensor<3x6xi32>, %arg29: tensor<3x6xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[[true, false, false, false, false, false], [true, true, false, false, false, false], [true, true, true, false, false, false], [true, true, true, true, false, false], [true, true, true, true, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<[[true, false, false, false, false, false], [true, true, false, false, false, false], [true, true, true, false, false, false], [true, true, true, true, false, false], [true, true, true, true, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x6xi32>
    %1 = stablehlo.compare LT, %arg28, %0, SIGNED : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
    %c_2 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x6xi32>
    %3 = stablehlo.add %arg28, %2 : tensor<3x6xi32>
    %4 = stablehlo.select %1, %3, %arg28 : tensor<3x6xi1>, tensor<3x6xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x6xi32>) -> tensor<3x6x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<11x8xf32>, tensor<3x6x1xi32>) -> tensor<3x6x8xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x8xf32>) -> tensor<1x6x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x6x8xf32>) -> tensor<3x6x8xf32>
    %9 = stablehlo.add %6, %8 : tensor<3x6x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<3x6x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<3x6x8xf32>
    %16 = stablehlo.multiply %15, %15 : tensor<3x6x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<3x6x1xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %22 = stablehlo.add %20, %21 : tensor<3x6x1xf32>
    %23 = stablehlo.sqrt %22 : tensor<3x6x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %25 = stablehlo.divide %15, %24 : tensor<3x6x8xf32>
    %26 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<3x6x8xf32>
    %29 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %31 = stablehlo.add %28, %30 : tensor<3x6x8xf32>
    %32 = stablehlo.dot_general %31, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6x8xf32>, tensor<8x24xf32>) -> tensor<3x6x24xf32>
    %33 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<3x6x24xf32>
    %35 = stablehlo.add %32, %34 : tensor<3x6x24xf32>
    %36 = stablehlo.reshape %35 : (tensor<3x6x24xf32>) -> tensor<3x6x3x2x4xf32>
    %37 = stablehlo.slice %36 [0:3, 0:6, 0:1, 0:2, 0:4] : (tensor<3x6x3x2x4xf32>) -> tensor<3x6x1x2x4xf32>
    %38 = stablehlo.reshape %37 : (tensor<3x6x1x2x4xf32>) -> tensor<3x6x2x4xf32>
    %39 = stablehlo.transpose %38, dims = [0, 2, 1, 3] : (tensor<3x6x2x4xf32>) -> tensor<3x2x6x4xf32>
    %40 = stablehlo.slice %36 [0:3, 0:6, 1:2, 0:2, 0:4] : (tensor<3x6x3x2x4xf32>) -> tensor<3x6x1x2x4xf32>
    %41 = stablehlo.reshape %40 : (tensor<3x6x1x2x4xf32>) -> tensor<3x6x2x4xf32>
    %42 = stablehlo.transpose %41, dims = [0, 2, 1, 3] : (tensor<3x6x2x4xf32>) -> tensor<3x2x6x4xf32>
    %43 = stablehlo.slice %36 [0:3, 0:6, 2:3, 0:2, 0:4] : (tensor<3x6x3x2x4xf32>) -> tensor<3x6x1x2x4xf32>
    %44 = stablehlo.reshape %43 : (tensor<3x6x1x2x4xf32>) -> tensor<3x6x2x4xf32>
    %45 = stablehlo.transpose %44, dims = [0, 2, 1, 3] : (tensor<3x6x2x4xf32>) -> tensor<3x2x6x4xf32>
    %46 = stablehlo.transpose %42, dims = [0, 1, 3, 2] : (tensor<3x2x6x4xf32>) -> tensor<3x2x4x6xf32>
    %47 = stablehlo.dot_general %39, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x2x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<3x2x6x6xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x2x6x6xf32>
    %49 = stablehlo.divide %47, %48 : tensor<3x2x6x6xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %50 = call @_where(%c, %49, %cst_8) : (tensor<6x6xi1>, tensor<3x2x6x6xf32>, tensor<f64>) -> tensor<3x2x6x6xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<3x2x6x6xf32>, tensor<f32>) -> tensor<3x2x6xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x2x6xf32>
    %53 = stablehlo.maximum %52, %51 : tensor<3x2x6xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<3x2x6xf32>) -> tensor<3x2x6x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<3x2x6x1xf32>) -> tensor<3x2x6x6xf32>
    %56 = stablehlo.subtract %50, %55 : tensor<3x2x6x6xf32>
    %57 = stablehlo.exponential %56 : tensor<3x2x6x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<3x2x6x6xf32>, tensor<f32>) -> tensor<3x2x6xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<3x2x6xf32>) -> tensor<3x2x6x1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<3x2x6x1xf32>) -> tensor<3x2x6x6xf32>
    %61 = stablehlo.divide %57, %60 : tensor<3x2x6x6xf32>
    %62 = stablehlo.dot_general %61, %45, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x2x6x6xf32>, tensor<3x2x6x4xf32>) -> tensor<3x2x6x4xf32>
    %63 = stablehlo.transpose %62, dims = [0, 2, 1, 3] : (tensor<3x2x6x4xf32>) -> tensor<3x6x2x4xf32>
    %64 = stablehlo.reshape %63 : (tensor<3x6x2x4xf32>) -> tensor<3x6x8xf32>
    %65 = stablehlo.dot_general %64, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6x8xf32>, tensor<8x8xf32>) -> tensor<3x6x8xf32>
    %66 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %68 = stablehlo.add %65, %67 : tensor<3x6x8xf32>
    %69 = stablehlo.add %9, %68 : tensor<3x6x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %73 = stablehlo.divide %71, %72 : tensor<3x6x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %75 = stablehlo.subtract %69, %74 : tensor<3x6x8xf32>
    %76 = stablehlo.multiply %75, %75 : tensor<3x6x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %80 = stablehlo.divide %78, %79 : tensor<3x6x1xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %82 = stablehlo.add %80, %81 : tensor<3x6x1xf32>
    %83 = stablehlo.sqrt %82 : tensor<3x6x1xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %85 = stablehlo.divide %75, %84 : tensor<3x6x8xf32>
    %86 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %88 = stablehlo.multiply %85, %87 : tensor<3x6x8xf32>
    %89 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %91 = stablehlo.add %88, %90 : tensor<3x6x8xf32>
    %92 = stablehlo.dot_general %91, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6x8xf32>, tensor<8x32xf32>) -> tensor<3x6x32xf32>
    %93 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x6x32xf32>
    %95 = stablehlo.add %92, %94 : tensor<3x6x32xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<3x6x32xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<3x6x32xf32>
    %cst_17 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x6x32xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<3x6x32xf32>
    %100 = stablehlo.add %95, %99 : tensor<3x6x32xf32>
    %cst_18 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x6x32xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<3x6x32xf32>
    %103 = stablehlo.tanh %102 : tensor<3x6x32xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x6x32xf32>
    %105 = stablehlo.add %104, %103 : tensor<3x6x32xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x6x32xf32>
    %107 = stablehlo.multiply %106, %105 : tensor<3x6x32xf32>
    %108 = stablehlo.multiply %95, %107 : tensor<3x6x32xf32>
    %109 = stablehlo.dot_general %108, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6x32xf32>, tensor<32x8xf32>) -> tensor<3x6x8xf32>
    %110 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %112 = stablehlo.add %109, %111 : tensor<3x6x8xf32>
    %113 = stablehlo.add %69, %112 : tensor<3x6x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %117 = stablehlo.divide %115, %116 : tensor<3x6x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %119 = stablehlo.subtract %113, %118 : tensor<3x6x8xf32>
    %120 = stablehlo.multiply %119, %119 : tensor<3x6x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_24 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %124 = stablehlo.divide %122, %123 : tensor<3x6x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %126 = stablehlo.add %124, %125 : tensor<3x6x1xf32>
    %127 = stablehlo.sqrt %126 : tensor<3x6x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %129 = stablehlo.divide %119, %128 : tensor<3x6x8xf32>
    %130 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %132 = stablehlo.multiply %129, %131 : tensor<3x6x8xf32>
    %133 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %135 = stablehlo.add %132, %134 : tensor<3x6x8xf32>
    %136 = stablehlo.dot_general %135, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6x8xf32>, tensor<8x24xf32>) -> tensor<3x6x24xf32>
    %137 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<3x6x24xf32>
    %139 = stablehlo.add %136, %138 : tensor<3x6x24xf32>
    %140 = stablehlo.reshape %139 : (tensor<3x6x24xf32>) -> tensor<3x6x3x2x4xf32>
    %141 = stablehlo.slice %140 [0:3, 0:6, 0:1, 0:2, 0:4] : (tensor<3x6x3x2x4xf32>) -> tensor<3x6x1x2x4xf32>
    %142 = stablehlo.reshape %141 : (tensor<3x6x1x2x4xf32>) -> tensor<3x6x2x4xf32>
    %143 = stablehlo.transpose %142, dims = [0, 2, 1, 3] : (tensor<3x6x2x4xf32>) -> tensor<3x2x6x4xf32>
    %144 = stablehlo.slice %140 [0:3, 0:6, 1:2, 0:2, 0:4] : (tensor<3x6x3x2x4xf32>) -> tensor<3x6x1x2x4xf32>
    %145 = stablehlo.reshape %144 : (tensor<3x6x1x2x4xf32>) -> tensor<3x6x2x4xf32>
    %146 = stablehlo.transpose %145, dims = [0, 2, 1, 3] : (tensor<3x6x2x4xf32>) -> tensor<3x2x6x4xf32>
    %147 = stablehlo.slice %140 [0:3, 0:6, 2:3, 0:2, 0:4] : (tensor<3x6x3x2x4xf32>) -> tensor<3x6x1x2x4xf32>
    %148 = stablehlo.reshape %147 : (tensor<3x6x1x2x4xf32>) -> tensor<3x6x2x4xf32>
    %149 = stablehlo.transpose %148, dims = [0, 2, 1, 3] : (tensor<3x6x2x4xf32>) -> tensor<3x2x6x4xf32>
    %150 = stablehlo.transpose %146, dims = [0, 1, 3, 2] : (tensor<3x2x6x4xf32>) -> tensor<3x2x4x6xf32>
    %151 = stablehlo.dot_general %143, %150, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x2x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<3x2x6x6xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x2x6x6xf32>
    %153 = stablehlo.divide %151, %152 : tensor<3x2x6x6xf32>
    %cst_27 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %154 = call @_where(%c_0, %153, %cst_27) : (tensor<6x6xi1>, tensor<3x2x6x6xf32>, tensor<f64>) -> tensor<3x2x6x6xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<3x2x6x6xf32>, tensor<f32>) -> tensor<3x2x6xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2x6xf32>
    %157 = stablehlo.maximum %156, %155 : tensor<3x2x6xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<3x2x6xf32>) -> tensor<3x2x6x1xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2, 3] : (tensor<3x2x6x1xf32>) -> tensor<3x2x6x6xf32>
    %160 = stablehlo.subtract %154, %159 : tensor<3x2x6x6xf32>
    %161 = stablehlo.exponential %160 : tensor<3x2x6x6xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<3x2x6x6xf32>, tensor<f32>) -> tensor<3x2x6xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<3x2x6xf32>) -> tensor<3x2x6x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3] : (tensor<3x2x6x1xf32>) -> tensor<3x2x6x6xf32>
    %165 = stablehlo.divide %161, %164 : tensor<3x2x6x6xf32>
    %166 = stablehlo.dot_general %165, %149, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x2x6x6xf32>, tensor<3x2x6x4xf32>) -> tensor<3x2x6x4xf32>
    %167 = stablehlo.transpose %166, dims = [0, 2, 1, 3] : (tensor<3x2x6x4xf32>) -> tensor<3x6x2x4xf32>
    %168 = stablehlo.reshape %167 : (tensor<3x6x2x4xf32>) -> tensor<3x6x8xf32>
    %169 = stablehlo.dot_general %168, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6x8xf32>, tensor<8x8xf32>) -> tensor<3x6x8xf32>
    %170 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %172 = stablehlo.add %169, %171 : tensor<3x6x8xf32>
    %173 = stablehlo.add %113, %172 : tensor<3x6x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%173 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_32 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %177 = stablehlo.divide %175, %176 : tensor<3x6x1xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %179 = stablehlo.subtract %173, %178 : tensor<3x6x8xf32>
    %180 = stablehlo.multiply %179, %179 : tensor<3x6x8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_34 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<3x6x1xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %186 = stablehlo.add %184, %185 : tensor<3x6x1xf32>
    %187 = stablehlo.sqrt %186 : tensor<3x6x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %189 = stablehlo.divide %179, %188 : tensor<3x6x8xf32>
    %190 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %192 = stablehlo.multiply %189, %191 : tensor<3x6x8xf32>
    %193 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %195 = stablehlo.add %192, %194 : tensor<3x6x8xf32>
    %196 = stablehlo.dot_general %195, %arg22, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6x8xf32>, tensor<8x32xf32>) -> tensor<3x6x32xf32>
    %197 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x6x32xf32>
    %199 = stablehlo.add %196, %198 : tensor<3x6x32xf32>
    %200 = stablehlo.multiply %199, %199 : tensor<3x6x32xf32>
    %201 = stablehlo.multiply %200, %199 : tensor<3x6x32xf32>
    %cst_36 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x6x32xf32>
    %203 = stablehlo.multiply %202, %201 : tensor<3x6x32xf32>
    %204 = stablehlo.add %199, %203 : tensor<3x6x32xf32>
    %cst_37 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x6x32xf32>
    %206 = stablehlo.multiply %205, %204 : tensor<3x6x32xf32>
    %207 = stablehlo.tanh %206 : tensor<3x6x32xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x6x32xf32>
    %209 = stablehlo.add %208, %207 : tensor<3x6x32xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x6x32xf32>
    %211 = stablehlo.multiply %210, %209 : tensor<3x6x32xf32>
    %212 = stablehlo.multiply %199, %211 : tensor<3x6x32xf32>
    %213 = stablehlo.dot_general %212, %arg24, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6x32xf32>, tensor<32x8xf32>) -> tensor<3x6x8xf32>
    %214 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %216 = stablehlo.add %213, %215 : tensor<3x6x8xf32>
    %217 = stablehlo.add %173, %216 : tensor<3x6x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_41 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %221 = stablehlo.divide %219, %220 : tensor<3x6x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %223 = stablehlo.subtract %217, %222 : tensor<3x6x8xf32>
    %224 = stablehlo.multiply %223, %223 : tensor<3x6x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<3x6x8xf32>, tensor<f32>) -> tensor<3x6xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst_43 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %228 = stablehlo.divide %226, %227 : tensor<3x6x1xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %230 = stablehlo.add %228, %229 : tensor<3x6x1xf32>
    %231 = stablehlo.sqrt %230 : tensor<3x6x1xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x8xf32>
    %233 = stablehlo.divide %223, %232 : tensor<3x6x8xf32>
    %234 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %236 = stablehlo.multiply %233, %235 : tensor<3x6x8xf32>
    %237 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x6x8xf32>
    %239 = stablehlo.add %236, %238 : tensor<3x6x8xf32>
    %240 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %241 = stablehlo.dot_general %239, %240, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6x8xf32>, tensor<8x11xf32>) -> tensor<3x6x11xf32>
    %242 = stablehlo.broadcast_in_dim %arg29, dims = [0, 1] : (tensor<3x6xi32>) -> tensor<3x6x1xi32>
    %243 = call @take_along_axis(%241, %242) : (tensor<3x6x11xf32>, tensor<3x6x1xi32>) -> tensor<3x6x1xf32>
    %244 = stablehlo.reshape %243 : (tensor<3x6x1xf32>) -> tensor<3x6xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %245 = stablehlo.reduce(%241 init: %cst_45) applies stablehlo.maximum across dimensions = [2] : (tensor<3x6x11xf32>, tensor<f32>) -> tensor<3x6xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %247 = stablehlo.maximum %246, %245 : tensor<3x6xf32>
    %248 = stablehlo.is_finite %247 : (tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %250 = stablehlo.select %248, %247, %249 : tensor<3x6xi1>, tensor<3x6xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x11xf32>
    %253 = stablehlo.subtract %241, %252 : tensor<3x6x11xf32>
    %254 = stablehlo.exponential %253 : tensor<3x6x11xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<3x6x11xf32>, tensor<f32>) -> tensor<3x6xf32>
    %256 = stablehlo.abs %255 : tensor<3x6xf32>
    %257 = stablehlo.log %256 : tensor<3x6xf32>
    %258 = stablehlo.add %257, %250 : tensor<3x6xf32>
    %259 = stablehlo.subtract %258, %244 : tensor<3x6xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%259 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %261 = stablehlo.divide %260, %cst_50 : tensor<f32>
    return %261 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<3x2x6x6xf32>, %arg2: tensor<f64>) -> tensor<3x2x6x6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<3x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x2x6x6xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x2x6x6xi1>, tensor<3x2x6x6xf32>
    return %3 : tensor<3x2x6x6xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x6x11xf32>, %arg1: tensor<3x6x1xi32>) -> tensor<3x6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x6x1xi32>, tensor<3x6x1xi32>) -> tensor<3x6x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x6x1xi1>, tensor<3x6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x6x1xi32>) -> tensor<3x6x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x6x1x1xi32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x6x1x1xi32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x6x1x1xi1>, tensor<i1>) -> tensor<3x6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x6x11xf32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x6x1xi1>, tensor<3x6x1xf32>
    return %15 : tensor<3x6x1xf32>
  }
}
