module @jit_gpt_logits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16x64xf32>, %arg6: tensor<64x16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16x16xf32>, %arg10: tensor<16x48xf32>, %arg11: tensor<16x64xf32>, %arg12: tensor<16xf32>, %arg13: tensor<8x16xf32>, %arg14: tensor<32x16xf32>, %arg15: tensor<2x8xi32>) -> (tensor<2x8x32xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %1 = stablehlo.compare LT, %arg15, %0, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %3 = stablehlo.add %arg15, %2 : tensor<2x8xi32>
    %4 = stablehlo.select %1, %3, %arg15 : tensor<2x8xi1>, tensor<2x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %6 = "stablehlo.gather"(%arg14, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<2x8x1xi32>) -> tensor<2x8x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg13, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<2x8x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x8x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<2x8x16xf32>
    %16 = chlo.square %15 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<2x8x1xf32>
    %21 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %22 = stablehlo.subtract %9, %21 : tensor<2x8x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %24 = stablehlo.add %20, %23 : tensor<2x8x1xf32>
    %25 = stablehlo.rsqrt %24 : tensor<2x8x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %27 = stablehlo.multiply %22, %26 : tensor<2x8x16xf32>
    %28 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<2x8x16xf32>
    %31 = stablehlo.dot_general %30, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %33 = stablehlo.slice %32 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %34 = stablehlo.slice %32 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %35 = stablehlo.slice %32 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %36 = stablehlo.reshape %33 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %37 = stablehlo.transpose %36, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %38 = stablehlo.reshape %34 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %39 = stablehlo.transpose %38, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %40 = stablehlo.reshape %35 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %41 = stablehlo.transpose %40, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %42 = stablehlo.dot_general %37, %39, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_5 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %44 = stablehlo.divide %42, %43 : tensor<2x2x8x8xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %45 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %46 = call @tril(%45) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %47 = call @_where(%46, %44, %cst_7) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %50 = stablehlo.maximum %49, %48 : tensor<2x2x8xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %53 = stablehlo.subtract %47, %52 : tensor<2x2x8x8xf32>
    %54 = stablehlo.exponential %53 : tensor<2x2x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %58 = stablehlo.divide %54, %57 : tensor<2x2x8x8xf32>
    %59 = stablehlo.dot_general %58, %41, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %60 = stablehlo.transpose %59, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %61 = stablehlo.reshape %60 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %62 = stablehlo.dot_general %61, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %63 = stablehlo.add %9, %62 : tensor<2x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %67 = stablehlo.divide %65, %66 : tensor<2x8x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %69 = stablehlo.subtract %63, %68 : tensor<2x8x16xf32>
    %70 = chlo.square %69 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_14 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %74 = stablehlo.divide %72, %73 : tensor<2x8x1xf32>
    %75 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %76 = stablehlo.subtract %63, %75 : tensor<2x8x16xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %78 = stablehlo.add %74, %77 : tensor<2x8x1xf32>
    %79 = stablehlo.rsqrt %78 : tensor<2x8x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %81 = stablehlo.multiply %76, %80 : tensor<2x8x16xf32>
    %82 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %84 = stablehlo.multiply %81, %83 : tensor<2x8x16xf32>
    %85 = stablehlo.dot_general %84, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %86 = stablehlo.multiply %85, %85 : tensor<2x8x64xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<2x8x64xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<2x8x64xf32>
    %90 = stablehlo.add %85, %89 : tensor<2x8x64xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %92 = stablehlo.multiply %91, %90 : tensor<2x8x64xf32>
    %93 = stablehlo.tanh %92 : tensor<2x8x64xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %95 = stablehlo.add %94, %93 : tensor<2x8x64xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<2x8x64xf32>
    %98 = stablehlo.multiply %85, %97 : tensor<2x8x64xf32>
    %99 = stablehlo.dot_general %98, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %100 = stablehlo.add %63, %99 : tensor<2x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %104 = stablehlo.divide %102, %103 : tensor<2x8x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %106 = stablehlo.subtract %100, %105 : tensor<2x8x16xf32>
    %107 = chlo.square %106 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_23 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %111 = stablehlo.divide %109, %110 : tensor<2x8x1xf32>
    %112 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %113 = stablehlo.subtract %100, %112 : tensor<2x8x16xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %115 = stablehlo.add %111, %114 : tensor<2x8x1xf32>
    %116 = stablehlo.rsqrt %115 : tensor<2x8x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %118 = stablehlo.multiply %113, %117 : tensor<2x8x16xf32>
    %119 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %121 = stablehlo.multiply %118, %120 : tensor<2x8x16xf32>
    %122 = stablehlo.dot_general %121, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %123 = stablehlo.reshape %122 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %124 = stablehlo.slice %123 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %125 = stablehlo.slice %123 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %126 = stablehlo.slice %123 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %127 = stablehlo.reshape %124 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %128 = stablehlo.transpose %127, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %129 = stablehlo.reshape %125 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %130 = stablehlo.transpose %129, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %131 = stablehlo.reshape %126 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %132 = stablehlo.transpose %131, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %133 = stablehlo.dot_general %128, %130, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_25 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %135 = stablehlo.divide %133, %134 : tensor<2x2x8x8xf32>
    %c_26 = stablehlo.constant dense<true> : tensor<i1>
    %136 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %137 = call @tril(%136) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_27 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %138 = call @_where(%137, %135, %cst_27) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %141 = stablehlo.maximum %140, %139 : tensor<2x2x8xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %144 = stablehlo.subtract %138, %143 : tensor<2x2x8x8xf32>
    %145 = stablehlo.exponential %144 : tensor<2x2x8x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %149 = stablehlo.divide %145, %148 : tensor<2x2x8x8xf32>
    %150 = stablehlo.dot_general %149, %132, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %151 = stablehlo.transpose %150, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %152 = stablehlo.reshape %151 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %153 = stablehlo.dot_general %152, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %154 = stablehlo.add %100, %153 : tensor<2x8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_32 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %158 = stablehlo.divide %156, %157 : tensor<2x8x1xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %160 = stablehlo.subtract %154, %159 : tensor<2x8x16xf32>
    %161 = chlo.square %160 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_34 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %165 = stablehlo.divide %163, %164 : tensor<2x8x1xf32>
    %166 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %167 = stablehlo.subtract %154, %166 : tensor<2x8x16xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %169 = stablehlo.add %165, %168 : tensor<2x8x1xf32>
    %170 = stablehlo.rsqrt %169 : tensor<2x8x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %172 = stablehlo.multiply %167, %171 : tensor<2x8x16xf32>
    %173 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %175 = stablehlo.multiply %172, %174 : tensor<2x8x16xf32>
    %176 = stablehlo.dot_general %175, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %177 = stablehlo.multiply %176, %176 : tensor<2x8x64xf32>
    %178 = stablehlo.multiply %177, %176 : tensor<2x8x64xf32>
    %cst_36 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %180 = stablehlo.multiply %179, %178 : tensor<2x8x64xf32>
    %181 = stablehlo.add %176, %180 : tensor<2x8x64xf32>
    %cst_37 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %183 = stablehlo.multiply %182, %181 : tensor<2x8x64xf32>
    %184 = stablehlo.tanh %183 : tensor<2x8x64xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %186 = stablehlo.add %185, %184 : tensor<2x8x64xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %188 = stablehlo.multiply %187, %186 : tensor<2x8x64xf32>
    %189 = stablehlo.multiply %176, %188 : tensor<2x8x64xf32>
    %190 = stablehlo.dot_general %189, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %191 = stablehlo.add %154, %190 : tensor<2x8x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.reduce(%191 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_41 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %195 = stablehlo.divide %193, %194 : tensor<2x8x1xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %197 = stablehlo.subtract %191, %196 : tensor<2x8x16xf32>
    %198 = chlo.square %197 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_43 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %202 = stablehlo.divide %200, %201 : tensor<2x8x1xf32>
    %203 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %204 = stablehlo.subtract %191, %203 : tensor<2x8x16xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %206 = stablehlo.add %202, %205 : tensor<2x8x1xf32>
    %207 = stablehlo.rsqrt %206 : tensor<2x8x1xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %209 = stablehlo.multiply %204, %208 : tensor<2x8x16xf32>
    %210 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %212 = stablehlo.multiply %209, %211 : tensor<2x8x16xf32>
    %213 = stablehlo.transpose %arg14, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %214 = stablehlo.dot_general %212, %213, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    return %214 : tensor<2x8x32xf32>
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
}
