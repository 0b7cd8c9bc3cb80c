module @jit_gpt_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16x48xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16x64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<64x16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<16x16xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<16x48xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<16x64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<16xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<8x16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<32x16xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<64x16xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<16xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<16xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<16x16xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<16x48xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<16x64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<64x16xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<16xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<16xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<16x16xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<16x48xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<16x64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<16xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<8x16xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<32x16xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<64x16xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<16xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<16xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<16x16xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<16x48xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<16x64xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<64x16xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<16xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<16xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<16x16xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<16x48xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<16x64xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<16xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<8x16xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32x16xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<f32>, %arg46: tensor<2x8xi32>, %arg47: tensor<2x8xi32>) -> (tensor<64x16xf32> {jax.result_info = "result[0]['blocks'][0]['down']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['norm1']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['norm2']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][0]['out']"}, tensor<16x48xf32> {jax.result_info = "result[0]['blocks'][0]['qkv']"}, tensor<16x64xf32> {jax.result_info = "result[0]['blocks'][0]['up']"}, tensor<64x16xf32> {jax.result_info = "result[0]['blocks'][1]['down']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][1]['norm1']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][1]['norm2']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][1]['out']"}, tensor<16x48xf32> {jax.result_info = "result[0]['blocks'][1]['qkv']"}, tensor<16x64xf32> {jax.result_info = "result[0]['blocks'][1]['up']"}, tensor<16xf32> {jax.result_info = "result[0]['norm']"}, tensor<8x16xf32> {jax.result_info = "result[0]['position']"}, tensor<32x16xf32> {jax.result_info = "result[0]['token']"}, tensor<64x16xf32> {jax.result_info = "result[1]['blocks'][0]['down']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][0]['norm1']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][0]['norm2']"}, tensor<16x16xf32> {jax.result_info = "result[1]['blocks'][0]['out']"}, tensor<16x48xf32> {jax.result_info = "result[1]['blocks'][0]['qkv']"}, tensor<16x64xf32> {jax.result_info = "result[1]['blocks'][0]['up']"}, tensor<64x16xf32> {jax.result_info = "result[1]['blocks'][1]['down']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][1]['norm1']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][1]['norm2']"}, tensor<16x16xf32> {jax.result_info = "result[1]['blocks'][1]['out']"}, tensor<16x48xf32> {jax.result_info = "result[1]['blocks'][1]['qkv']"}, tensor<16x64xf32> {jax.result_info = "result[1]['blocks'][1]['up']"}, tensor<16xf32> {jax.result_info = "result[1]['norm']"}, tensor<8x16xf32> {jax.result_info = "result[1]['position']"}, tensor<32x16xf32> {jax.result_info = "result[1]['token']"}, tensor<64x16xf32> {jax.result_info = "result[2]['blocks'][0]['down']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][0]['norm1']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][0]['norm2']"}, tensor<16x16xf32> {jax.result_info = "result[2]['blocks'][0]['out']"}, tensor<16x48xf32> {jax.result_info = "result[2]['blocks'][0]['qkv']"}, tensor<16x64xf32> {jax.result_info = "result[2]['blocks'][0]['up']"}, tensor<64x16xf32> {jax.result_info = "result[2]['blocks'][1]['down']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][1]['norm1']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][1]['norm2']"}, tensor<16x16xf32> {jax.result_info = "result[2]['blocks'][1]['out']"}, tensor<16x48xf32> {jax.result_info = "result[2]['blocks'][1]['qkv']"}, tensor<16x64xf32> {jax.result_info = "result[2]['blocks'][1]['up']"}, tensor<16xf32> {jax.result_info = "result[2]['norm']"}, tensor<8x16xf32> {jax.result_info = "result[2]['position']"}, tensor<32x16xf32> {jax.result_info = "result[2]['token']"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %1 = stablehlo.compare LT, %arg46, %0, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %3 = stablehlo.add %arg46, %2 : tensor<2x8xi32>
    %4 = stablehlo.select %1, %3, %arg46 : tensor<2x8xi1>, tensor<2x8xi32>
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
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<2x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<2x8x1xf32>
    %23 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %24 = stablehlo.subtract %9, %23 : tensor<2x8x16xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %26 = stablehlo.add %22, %25 : tensor<2x8x1xf32>
    %27 = stablehlo.rsqrt %26 : tensor<2x8x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<2x8x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<2x8x1xf32>
    %31 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %32 = stablehlo.multiply %24, %31 : tensor<2x8x16xf32>
    %33 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<2x8x16xf32>
    %36 = stablehlo.dot_general %35, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %38 = stablehlo.slice %37 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %39 = stablehlo.slice %37 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %40 = stablehlo.slice %37 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %41 = stablehlo.reshape %38 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %42 = stablehlo.transpose %41, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %43 = stablehlo.reshape %39 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %44 = stablehlo.transpose %43, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %45 = stablehlo.reshape %40 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %46 = stablehlo.transpose %45, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %47 = stablehlo.dot_general %42, %44, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_7 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %49 = stablehlo.divide %47, %48 : tensor<2x2x8x8xf32>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %50 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %51 = call @tril(%50) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_9 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %52:3 = call @_where(%51, %49, %cst_9) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.reduce(%52#0 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %54 = stablehlo.reshape %53 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %56 = stablehlo.compare EQ, %52#0, %55, FLOAT : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xi1>
    %57 = stablehlo.convert %56 : (tensor<2x2x8x8xi1>) -> tensor<2x2x8x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %60 = stablehlo.maximum %59, %53 : tensor<2x2x8xf32>
    %61 = stablehlo.compare EQ, %53, %60, FLOAT : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %64 = stablehlo.select %61, %62, %63 : tensor<2x2x8xi1>, tensor<2x2x8xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %66 = stablehlo.compare EQ, %65, %60, FLOAT : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<2x2x8xi1>, tensor<2x2x8xf32>
    %70 = stablehlo.divide %64, %69 : tensor<2x2x8xf32>
    %71 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %73 = stablehlo.subtract %52#0, %72 : tensor<2x2x8x8xf32>
    %74 = stablehlo.exponential %73 : tensor<2x2x8x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %78 = stablehlo.divide %74, %77 : tensor<2x2x8x8xf32>
    %79 = stablehlo.multiply %76, %76 : tensor<2x2x8x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %81 = stablehlo.divide %80, %79 : tensor<2x2x8x1xf32>
    %82 = stablehlo.dot_general %78, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %83 = stablehlo.transpose %82, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %84 = stablehlo.reshape %83 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %85 = stablehlo.dot_general %84, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %86 = stablehlo.add %9, %85 : tensor<2x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %90 = stablehlo.divide %88, %89 : tensor<2x8x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %92 = stablehlo.subtract %86, %91 : tensor<2x8x16xf32>
    %93 = chlo.square %92 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %95 = stablehlo.multiply %94, %92 : tensor<2x8x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%93 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %99 = stablehlo.divide %97, %98 : tensor<2x8x1xf32>
    %100 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %101 = stablehlo.subtract %86, %100 : tensor<2x8x16xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %103 = stablehlo.add %99, %102 : tensor<2x8x1xf32>
    %104 = stablehlo.rsqrt %103 : tensor<2x8x1xf32>
    %105 = stablehlo.divide %104, %103 : tensor<2x8x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %107 = stablehlo.multiply %106, %105 : tensor<2x8x1xf32>
    %108 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %109 = stablehlo.multiply %101, %108 : tensor<2x8x16xf32>
    %110 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %112 = stablehlo.multiply %109, %111 : tensor<2x8x16xf32>
    %113 = stablehlo.dot_general %112, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %114 = stablehlo.multiply %113, %113 : tensor<2x8x64xf32>
    %115 = stablehlo.multiply %114, %113 : tensor<2x8x64xf32>
    %116 = stablehlo.multiply %113, %113 : tensor<2x8x64xf32>
    %cst_27 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %118 = stablehlo.multiply %117, %116 : tensor<2x8x64xf32>
    %cst_28 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %120 = stablehlo.multiply %119, %115 : tensor<2x8x64xf32>
    %121 = stablehlo.add %113, %120 : tensor<2x8x64xf32>
    %cst_29 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<2x8x64xf32>
    %124 = stablehlo.tanh %123 : tensor<2x8x64xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %126 = stablehlo.subtract %125, %124 : tensor<2x8x64xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %128 = stablehlo.add %127, %124 : tensor<2x8x64xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %130 = stablehlo.multiply %129, %128 : tensor<2x8x64xf32>
    %131 = stablehlo.multiply %113, %130 : tensor<2x8x64xf32>
    %132 = stablehlo.dot_general %131, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %133 = stablehlo.add %86, %132 : tensor<2x8x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_34 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %137 = stablehlo.divide %135, %136 : tensor<2x8x1xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %139 = stablehlo.subtract %133, %138 : tensor<2x8x16xf32>
    %140 = chlo.square %139 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %142 = stablehlo.multiply %141, %139 : tensor<2x8x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%140 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_37 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %146 = stablehlo.divide %144, %145 : tensor<2x8x1xf32>
    %147 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %148 = stablehlo.subtract %133, %147 : tensor<2x8x16xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %150 = stablehlo.add %146, %149 : tensor<2x8x1xf32>
    %151 = stablehlo.rsqrt %150 : tensor<2x8x1xf32>
    %152 = stablehlo.divide %151, %150 : tensor<2x8x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %154 = stablehlo.multiply %153, %152 : tensor<2x8x1xf32>
    %155 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %156 = stablehlo.multiply %148, %155 : tensor<2x8x16xf32>
    %157 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %159 = stablehlo.multiply %156, %158 : tensor<2x8x16xf32>
    %160 = stablehlo.dot_general %159, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %161 = stablehlo.reshape %160 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %162 = stablehlo.slice %161 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %163 = stablehlo.slice %161 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %164 = stablehlo.slice %161 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %165 = stablehlo.reshape %162 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %166 = stablehlo.transpose %165, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %167 = stablehlo.reshape %163 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %168 = stablehlo.transpose %167, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %169 = stablehlo.reshape %164 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %170 = stablehlo.transpose %169, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %171 = stablehlo.dot_general %166, %168, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_40 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %173 = stablehlo.divide %171, %172 : tensor<2x2x8x8xf32>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %174 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %175 = call @tril(%174) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_42 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %176:3 = call @_where(%175, %173, %cst_42) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>)
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %177 = stablehlo.reduce(%176#0 init: %cst_43) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %178 = stablehlo.reshape %177 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %180 = stablehlo.compare EQ, %176#0, %179, FLOAT : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xi1>
    %181 = stablehlo.convert %180 : (tensor<2x2x8x8xi1>) -> tensor<2x2x8x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %184 = stablehlo.maximum %183, %177 : tensor<2x2x8xf32>
    %185 = stablehlo.compare EQ, %177, %184, FLOAT : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %188 = stablehlo.select %185, %186, %187 : tensor<2x2x8xi1>, tensor<2x2x8xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %190 = stablehlo.compare EQ, %189, %184, FLOAT : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %193 = stablehlo.select %190, %191, %192 : tensor<2x2x8xi1>, tensor<2x2x8xf32>
    %194 = stablehlo.divide %188, %193 : tensor<2x2x8xf32>
    %195 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %197 = stablehlo.subtract %176#0, %196 : tensor<2x2x8x8xf32>
    %198 = stablehlo.exponential %197 : tensor<2x2x8x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %202 = stablehlo.divide %198, %201 : tensor<2x2x8x8xf32>
    %203 = stablehlo.multiply %200, %200 : tensor<2x2x8x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %205 = stablehlo.divide %204, %203 : tensor<2x2x8x1xf32>
    %206 = stablehlo.dot_general %202, %170, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %207 = stablehlo.transpose %206, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %208 = stablehlo.reshape %207 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %209 = stablehlo.dot_general %208, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %210 = stablehlo.add %133, %209 : tensor<2x8x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_54 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %214 = stablehlo.divide %212, %213 : tensor<2x8x1xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %216 = stablehlo.subtract %210, %215 : tensor<2x8x16xf32>
    %217 = chlo.square %216 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %219 = stablehlo.multiply %218, %216 : tensor<2x8x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%217 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_57 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %223 = stablehlo.divide %221, %222 : tensor<2x8x1xf32>
    %224 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %225 = stablehlo.subtract %210, %224 : tensor<2x8x16xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %227 = stablehlo.add %223, %226 : tensor<2x8x1xf32>
    %228 = stablehlo.rsqrt %227 : tensor<2x8x1xf32>
    %229 = stablehlo.divide %228, %227 : tensor<2x8x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %231 = stablehlo.multiply %230, %229 : tensor<2x8x1xf32>
    %232 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %233 = stablehlo.multiply %225, %232 : tensor<2x8x16xf32>
    %234 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %236 = stablehlo.multiply %233, %235 : tensor<2x8x16xf32>
    %237 = stablehlo.dot_general %236, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %238 = stablehlo.multiply %237, %237 : tensor<2x8x64xf32>
    %239 = stablehlo.multiply %238, %237 : tensor<2x8x64xf32>
    %240 = stablehlo.multiply %237, %237 : tensor<2x8x64xf32>
    %cst_60 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %242 = stablehlo.multiply %241, %240 : tensor<2x8x64xf32>
    %cst_61 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %244 = stablehlo.multiply %243, %239 : tensor<2x8x64xf32>
    %245 = stablehlo.add %237, %244 : tensor<2x8x64xf32>
    %cst_62 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %247 = stablehlo.multiply %246, %245 : tensor<2x8x64xf32>
    %248 = stablehlo.tanh %247 : tensor<2x8x64xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %250 = stablehlo.subtract %249, %248 : tensor<2x8x64xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %252 = stablehlo.add %251, %248 : tensor<2x8x64xf32>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %254 = stablehlo.multiply %253, %252 : tensor<2x8x64xf32>
    %255 = stablehlo.multiply %237, %254 : tensor<2x8x64xf32>
    %256 = stablehlo.dot_general %255, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %257 = stablehlo.add %210, %256 : tensor<2x8x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_67 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %261 = stablehlo.divide %259, %260 : tensor<2x8x1xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %263 = stablehlo.subtract %257, %262 : tensor<2x8x16xf32>
    %264 = chlo.square %263 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %266 = stablehlo.multiply %265, %263 : tensor<2x8x16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%264 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_70 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %270 = stablehlo.divide %268, %269 : tensor<2x8x1xf32>
    %271 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %272 = stablehlo.subtract %257, %271 : tensor<2x8x16xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %274 = stablehlo.add %270, %273 : tensor<2x8x1xf32>
    %275 = stablehlo.rsqrt %274 : tensor<2x8x1xf32>
    %276 = stablehlo.divide %275, %274 : tensor<2x8x1xf32>
    %cst_72 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %278 = stablehlo.multiply %277, %276 : tensor<2x8x1xf32>
    %279 = stablehlo.broadcast_in_dim %275, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %280 = stablehlo.multiply %272, %279 : tensor<2x8x16xf32>
    %281 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %283 = stablehlo.multiply %280, %282 : tensor<2x8x16xf32>
    %284 = stablehlo.transpose %arg14, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %285 = stablehlo.dot_general %283, %284, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_73) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %287 = stablehlo.reshape %286 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %289 = stablehlo.compare EQ, %285, %288, FLOAT : (tensor<2x8x32xf32>, tensor<2x8x32xf32>) -> tensor<2x8x32xi1>
    %290 = stablehlo.convert %289 : (tensor<2x8x32xi1>) -> tensor<2x8x32xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%290 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_75 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %293 = stablehlo.maximum %292, %286 : tensor<2x8xf32>
    %294 = stablehlo.compare EQ, %286, %293, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %297 = stablehlo.select %294, %295, %296 : tensor<2x8xi1>, tensor<2x8xf32>
    %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %299 = stablehlo.compare EQ, %298, %293, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_79 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %302 = stablehlo.select %299, %300, %301 : tensor<2x8xi1>, tensor<2x8xf32>
    %303 = stablehlo.divide %297, %302 : tensor<2x8xf32>
    %304 = stablehlo.is_finite %293 : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %306 = stablehlo.select %304, %293, %305 : tensor<2x8xi1>, tensor<2x8xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %308 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %310 = stablehlo.subtract %285, %309 : tensor<2x8x32xf32>
    %311 = stablehlo.exponential %310 : tensor<2x8x32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %313 = stablehlo.sign %312 : tensor<2x8xf32>
    %314 = stablehlo.abs %312 : tensor<2x8xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %316 = stablehlo.compare GE, %312, %315, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %317 = stablehlo.log %314 : tensor<2x8xf32>
    %318 = stablehlo.add %317, %306 : tensor<2x8xf32>
    %319 = stablehlo.broadcast_in_dim %arg47, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %320:2 = call @take_along_axis(%285, %319) : (tensor<2x8x32xf32>, tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>)
    %321 = stablehlo.reshape %320#0 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %322 = stablehlo.subtract %318, %321 : tensor<2x8xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_86 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %324 = stablehlo.divide %323, %cst_86 : tensor<f32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_88 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %325 = stablehlo.divide %cst_87, %cst_88 : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %327 = stablehlo.negate %326 : tensor<2x8xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %329 = call @take_along_axis_0(%320#1, %328) : (tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %330 = stablehlo.divide %326, %314 : tensor<2x8xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %332 = stablehlo.select %316, %331, %330 : tensor<2x8xi1>, tensor<2x8xf32>
    %333 = stablehlo.select %316, %330, %331 : tensor<2x8xi1>, tensor<2x8xf32>
    %334 = stablehlo.negate %332 : tensor<2x8xf32>
    %335 = stablehlo.add %333, %334 : tensor<2x8xf32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x32xf32>
    %337 = stablehlo.multiply %336, %311 : tensor<2x8x32xf32>
    %338 = stablehlo.add %329, %337 : tensor<2x8x32xf32>
    %339 = stablehlo.dot_general %338, %283, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %340 = stablehlo.transpose %339, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %341 = stablehlo.dot_general %338, %284, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<16x32xf32>) -> tensor<2x8x16xf32>
    %342 = stablehlo.transpose %340, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %343 = stablehlo.multiply %280, %341 : tensor<2x8x16xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %345 = stablehlo.reshape %344 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %346 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %347 = stablehlo.multiply %341, %346 : tensor<2x8x16xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%345 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %349 = stablehlo.multiply %272, %347 : tensor<2x8x16xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%349 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %351 = stablehlo.reshape %350 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %352 = stablehlo.broadcast_in_dim %275, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %353 = stablehlo.multiply %347, %352 : tensor<2x8x16xf32>
    %354 = stablehlo.multiply %351, %278 : tensor<2x8x1xf32>
    %355 = stablehlo.negate %353 : tensor<2x8x16xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %357 = stablehlo.reshape %356 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_94 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %359 = stablehlo.divide %354, %358 : tensor<2x8x1xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_95) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %362 = stablehlo.multiply %361, %266 : tensor<2x8x16xf32>
    %363 = stablehlo.negate %362 : tensor<2x8x16xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %365 = stablehlo.reshape %364 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %366 = stablehlo.add %353, %362 : tensor<2x8x16xf32>
    %367 = stablehlo.add %357, %365 : tensor<2x8x1xf32>
    %cst_97 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %369 = stablehlo.divide %367, %368 : tensor<2x8x1xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%369 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %372 = stablehlo.add %366, %371 : tensor<2x8x16xf32>
    %373 = stablehlo.dot_general %372, %255, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x64xf32>) -> tensor<16x64xf32>
    %374 = stablehlo.transpose %373, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %375 = stablehlo.dot_general %372, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<64x16xf32>) -> tensor<2x8x64xf32>
    %376 = stablehlo.multiply %237, %375 : tensor<2x8x64xf32>
    %377 = stablehlo.multiply %375, %254 : tensor<2x8x64xf32>
    %cst_99 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %379 = stablehlo.multiply %378, %376 : tensor<2x8x64xf32>
    %380 = stablehlo.multiply %379, %250 : tensor<2x8x64xf32>
    %381 = stablehlo.multiply %380, %248 : tensor<2x8x64xf32>
    %382 = stablehlo.add %380, %381 : tensor<2x8x64xf32>
    %cst_100 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %384 = stablehlo.multiply %383, %382 : tensor<2x8x64xf32>
    %385 = stablehlo.add %377, %384 : tensor<2x8x64xf32>
    %cst_101 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %387 = stablehlo.multiply %386, %384 : tensor<2x8x64xf32>
    %388 = stablehlo.multiply %387, %242 : tensor<2x8x64xf32>
    %389 = stablehlo.add %385, %388 : tensor<2x8x64xf32>
    %390 = stablehlo.dot_general %389, %236, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<2x8x16xf32>) -> tensor<64x16xf32>
    %391 = stablehlo.transpose %390, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %392 = stablehlo.dot_general %389, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<16x64xf32>) -> tensor<2x8x16xf32>
    %393 = stablehlo.multiply %233, %392 : tensor<2x8x16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%393 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %395 = stablehlo.reshape %394 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %396 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %397 = stablehlo.multiply %392, %396 : tensor<2x8x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.reduce(%395 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %399 = stablehlo.multiply %225, %397 : tensor<2x8x16xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %401 = stablehlo.reshape %400 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %402 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %403 = stablehlo.multiply %397, %402 : tensor<2x8x16xf32>
    %404 = stablehlo.multiply %401, %231 : tensor<2x8x1xf32>
    %405 = stablehlo.negate %403 : tensor<2x8x16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%405 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %407 = stablehlo.reshape %406 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %408 = stablehlo.add %372, %403 : tensor<2x8x16xf32>
    %cst_106 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %410 = stablehlo.divide %404, %409 : tensor<2x8x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%410 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %413 = stablehlo.multiply %412, %219 : tensor<2x8x16xf32>
    %414 = stablehlo.negate %413 : tensor<2x8x16xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_108) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %416 = stablehlo.reshape %415 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %417 = stablehlo.add %408, %413 : tensor<2x8x16xf32>
    %418 = stablehlo.add %407, %416 : tensor<2x8x1xf32>
    %cst_109 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %420 = stablehlo.divide %418, %419 : tensor<2x8x1xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %423 = stablehlo.add %417, %422 : tensor<2x8x16xf32>
    %424 = stablehlo.dot_general %423, %208, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<16x16xf32>
    %425 = stablehlo.transpose %424, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %426 = stablehlo.dot_general %423, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %427 = stablehlo.reshape %426 : (tensor<2x8x16xf32>) -> tensor<2x8x2x8xf32>
    %428 = stablehlo.transpose %427, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %429 = stablehlo.dot_general %428, %202, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %430 = stablehlo.transpose %429, dims = [0, 1, 3, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %431 = stablehlo.dot_general %428, %170, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %432 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %433 = stablehlo.multiply %431, %432 : tensor<2x2x8x8xf32>
    %434 = stablehlo.multiply %433, %198 : tensor<2x2x8x8xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_111) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %436 = stablehlo.reshape %435 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %437 = stablehlo.negate %436 : tensor<2x2x8x1xf32>
    %438 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %439 = stablehlo.divide %431, %438 : tensor<2x2x8x8xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%437 init: %cst_112) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x8xf32>
    %442 = stablehlo.add %439, %441 : tensor<2x2x8x8xf32>
    %443 = stablehlo.multiply %442, %198 : tensor<2x2x8x8xf32>
    %444 = call @_where_1(%176#1, %176#2, %443) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_113 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %446 = stablehlo.divide %444, %445 : tensor<2x2x8x8xf32>
    %447 = stablehlo.dot_general %446, %166, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %448 = stablehlo.dot_general %446, %168, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %449 = stablehlo.transpose %430, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %450 = stablehlo.broadcast_in_dim %449, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %451 = stablehlo.transpose %447, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %453 = stablehlo.transpose %448, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %455 = stablehlo.concatenate %454, %452, %450, dim = 2 : (tensor<2x8x1x2x8xf32>, tensor<2x8x1x2x8xf32>, tensor<2x8x1x2x8xf32>) -> tensor<2x8x3x2x8xf32>
    %456 = stablehlo.reshape %455 : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x48xf32>
    %457 = stablehlo.dot_general %456, %159, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<2x8x16xf32>) -> tensor<48x16xf32>
    %458 = stablehlo.transpose %457, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %459 = stablehlo.dot_general %456, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<16x48xf32>) -> tensor<2x8x16xf32>
    %460 = stablehlo.multiply %156, %459 : tensor<2x8x16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %462 = stablehlo.reshape %461 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %463 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %464 = stablehlo.multiply %459, %463 : tensor<2x8x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%462 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %466 = stablehlo.multiply %148, %464 : tensor<2x8x16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_116) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %468 = stablehlo.reshape %467 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %469 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %470 = stablehlo.multiply %464, %469 : tensor<2x8x16xf32>
    %471 = stablehlo.multiply %468, %154 : tensor<2x8x1xf32>
    %472 = stablehlo.negate %470 : tensor<2x8x16xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %474 = stablehlo.reshape %473 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %475 = stablehlo.add %423, %470 : tensor<2x8x16xf32>
    %cst_118 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %477 = stablehlo.divide %471, %476 : tensor<2x8x1xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%477 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %480 = stablehlo.multiply %479, %142 : tensor<2x8x16xf32>
    %481 = stablehlo.negate %480 : tensor<2x8x16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%481 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %483 = stablehlo.reshape %482 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %484 = stablehlo.add %475, %480 : tensor<2x8x16xf32>
    %485 = stablehlo.add %474, %483 : tensor<2x8x1xf32>
    %cst_121 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %487 = stablehlo.divide %485, %486 : tensor<2x8x1xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%487 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %490 = stablehlo.add %484, %489 : tensor<2x8x16xf32>
    %491 = stablehlo.dot_general %490, %131, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x64xf32>) -> tensor<16x64xf32>
    %492 = stablehlo.transpose %491, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %493 = stablehlo.dot_general %490, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<64x16xf32>) -> tensor<2x8x64xf32>
    %494 = stablehlo.multiply %113, %493 : tensor<2x8x64xf32>
    %495 = stablehlo.multiply %493, %130 : tensor<2x8x64xf32>
    %cst_123 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %497 = stablehlo.multiply %496, %494 : tensor<2x8x64xf32>
    %498 = stablehlo.multiply %497, %126 : tensor<2x8x64xf32>
    %499 = stablehlo.multiply %498, %124 : tensor<2x8x64xf32>
    %500 = stablehlo.add %498, %499 : tensor<2x8x64xf32>
    %cst_124 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %502 = stablehlo.multiply %501, %500 : tensor<2x8x64xf32>
    %503 = stablehlo.add %495, %502 : tensor<2x8x64xf32>
    %cst_125 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %505 = stablehlo.multiply %504, %502 : tensor<2x8x64xf32>
    %506 = stablehlo.multiply %505, %118 : tensor<2x8x64xf32>
    %507 = stablehlo.add %503, %506 : tensor<2x8x64xf32>
    %508 = stablehlo.dot_general %507, %112, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<2x8x16xf32>) -> tensor<64x16xf32>
    %509 = stablehlo.transpose %508, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %510 = stablehlo.dot_general %507, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<16x64xf32>) -> tensor<2x8x16xf32>
    %511 = stablehlo.multiply %109, %510 : tensor<2x8x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.reduce(%511 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %513 = stablehlo.reshape %512 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %514 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %515 = stablehlo.multiply %510, %514 : tensor<2x8x16xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%513 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %517 = stablehlo.multiply %101, %515 : tensor<2x8x16xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.reduce(%517 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %519 = stablehlo.reshape %518 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %520 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %521 = stablehlo.multiply %515, %520 : tensor<2x8x16xf32>
    %522 = stablehlo.multiply %519, %107 : tensor<2x8x1xf32>
    %523 = stablehlo.negate %521 : tensor<2x8x16xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%523 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %525 = stablehlo.reshape %524 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %526 = stablehlo.add %490, %521 : tensor<2x8x16xf32>
    %cst_130 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %528 = stablehlo.divide %522, %527 : tensor<2x8x1xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%528 init: %cst_131) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %531 = stablehlo.multiply %530, %95 : tensor<2x8x16xf32>
    %532 = stablehlo.negate %531 : tensor<2x8x16xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.reduce(%532 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %534 = stablehlo.reshape %533 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %535 = stablehlo.add %526, %531 : tensor<2x8x16xf32>
    %536 = stablehlo.add %525, %534 : tensor<2x8x1xf32>
    %cst_133 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %538 = stablehlo.divide %536, %537 : tensor<2x8x1xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %541 = stablehlo.add %535, %540 : tensor<2x8x16xf32>
    %542 = stablehlo.dot_general %541, %84, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<16x16xf32>
    %543 = stablehlo.transpose %542, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %544 = stablehlo.dot_general %541, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %545 = stablehlo.reshape %544 : (tensor<2x8x16xf32>) -> tensor<2x8x2x8xf32>
    %546 = stablehlo.transpose %545, dims = [0, 2, 1, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %547 = stablehlo.dot_general %546, %78, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %548 = stablehlo.transpose %547, dims = [0, 1, 3, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %549 = stablehlo.dot_general %546, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %550 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %551 = stablehlo.multiply %549, %550 : tensor<2x2x8x8xf32>
    %552 = stablehlo.multiply %551, %74 : tensor<2x2x8x8xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_135) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %554 = stablehlo.reshape %553 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %555 = stablehlo.negate %554 : tensor<2x2x8x1xf32>
    %556 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %557 = stablehlo.divide %549, %556 : tensor<2x2x8x8xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %558 = stablehlo.reduce(%555 init: %cst_136) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x8xf32>
    %560 = stablehlo.add %557, %559 : tensor<2x2x8x8xf32>
    %561 = stablehlo.multiply %560, %74 : tensor<2x2x8x8xf32>
    %562 = call @_where_1(%52#1, %52#2, %561) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_137 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %564 = stablehlo.divide %562, %563 : tensor<2x2x8x8xf32>
    %565 = stablehlo.dot_general %564, %42, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %566 = stablehlo.dot_general %564, %44, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %567 = stablehlo.transpose %548, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %569 = stablehlo.transpose %565, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %571 = stablehlo.transpose %566, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %573 = stablehlo.concatenate %572, %570, %568, dim = 2 : (tensor<2x8x1x2x8xf32>, tensor<2x8x1x2x8xf32>, tensor<2x8x1x2x8xf32>) -> tensor<2x8x3x2x8xf32>
    %574 = stablehlo.reshape %573 : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x48xf32>
    %575 = stablehlo.dot_general %574, %35, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<2x8x16xf32>) -> tensor<48x16xf32>
    %576 = stablehlo.transpose %575, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %577 = stablehlo.dot_general %574, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<16x48xf32>) -> tensor<2x8x16xf32>
    %578 = stablehlo.multiply %32, %577 : tensor<2x8x16xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %579 = stablehlo.reduce(%578 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %580 = stablehlo.reshape %579 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %581 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %582 = stablehlo.multiply %577, %581 : tensor<2x8x16xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %583 = stablehlo.reduce(%580 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %584 = stablehlo.multiply %24, %582 : tensor<2x8x16xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.reduce(%584 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %586 = stablehlo.reshape %585 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %587 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %588 = stablehlo.multiply %582, %587 : tensor<2x8x16xf32>
    %589 = stablehlo.multiply %586, %30 : tensor<2x8x1xf32>
    %590 = stablehlo.negate %588 : tensor<2x8x16xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.reduce(%590 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %592 = stablehlo.reshape %591 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %593 = stablehlo.add %541, %588 : tensor<2x8x16xf32>
    %cst_142 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %595 = stablehlo.divide %589, %594 : tensor<2x8x1xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %596 = stablehlo.reduce(%595 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %598 = stablehlo.multiply %597, %18 : tensor<2x8x16xf32>
    %599 = stablehlo.negate %598 : tensor<2x8x16xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_144) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %601 = stablehlo.reshape %600 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %602 = stablehlo.add %593, %598 : tensor<2x8x16xf32>
    %603 = stablehlo.add %592, %601 : tensor<2x8x1xf32>
    %cst_145 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %605 = stablehlo.divide %603, %604 : tensor<2x8x1xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %607 = stablehlo.broadcast_in_dim %606, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %608 = stablehlo.add %602, %607 : tensor<2x8x16xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%608 init: %cst_147) applies stablehlo.add across dimensions = [0] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %610 = stablehlo.reshape %609 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.reduce(%610 init: %cst_148) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %613 = "stablehlo.scatter"(%612, %5, %608) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %1157 = stablehlo.add %arg48, %arg49 : tensor<f32>
      stablehlo.return %1157 : tensor<f32>
    }) : (tensor<32x16xf32>, tensor<2x8x1xi32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %614 = stablehlo.add %342, %613 : tensor<32x16xf32>
    %615 = stablehlo.multiply %492, %492 : tensor<64x16xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.add %cst_151, %616 : tensor<f32>
    %618 = stablehlo.multiply %583, %583 : tensor<16xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%618 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %620 = stablehlo.add %617, %619 : tensor<f32>
    %621 = stablehlo.multiply %516, %516 : tensor<16xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%621 init: %cst_153) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %623 = stablehlo.add %620, %622 : tensor<f32>
    %624 = stablehlo.multiply %543, %543 : tensor<16x16xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%624 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %626 = stablehlo.add %623, %625 : tensor<f32>
    %627 = stablehlo.multiply %576, %576 : tensor<16x48xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %628 = stablehlo.reduce(%627 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x48xf32>, tensor<f32>) -> tensor<f32>
    %629 = stablehlo.add %626, %628 : tensor<f32>
    %630 = stablehlo.multiply %509, %509 : tensor<16x64xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.reduce(%630 init: %cst_156) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<f32>
    %632 = stablehlo.add %629, %631 : tensor<f32>
    %633 = stablehlo.multiply %374, %374 : tensor<64x16xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.reduce(%633 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %635 = stablehlo.add %632, %634 : tensor<f32>
    %636 = stablehlo.multiply %465, %465 : tensor<16xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%636 init: %cst_158) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %638 = stablehlo.add %635, %637 : tensor<f32>
    %639 = stablehlo.multiply %398, %398 : tensor<16xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.reduce(%639 init: %cst_159) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %641 = stablehlo.add %638, %640 : tensor<f32>
    %642 = stablehlo.multiply %425, %425 : tensor<16x16xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.reduce(%642 init: %cst_160) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %644 = stablehlo.add %641, %643 : tensor<f32>
    %645 = stablehlo.multiply %458, %458 : tensor<16x48xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_161) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x48xf32>, tensor<f32>) -> tensor<f32>
    %647 = stablehlo.add %644, %646 : tensor<f32>
    %648 = stablehlo.multiply %391, %391 : tensor<16x64xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %649 = stablehlo.reduce(%648 init: %cst_162) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<f32>
    %650 = stablehlo.add %647, %649 : tensor<f32>
    %651 = stablehlo.multiply %348, %348 : tensor<16xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_163) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %653 = stablehlo.add %650, %652 : tensor<f32>
    %654 = stablehlo.multiply %611, %611 : tensor<8x16xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_164) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    %656 = stablehlo.add %653, %655 : tensor<f32>
    %657 = stablehlo.multiply %614, %614 : tensor<32x16xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%657 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %659 = stablehlo.add %656, %658 : tensor<f32>
    %660 = stablehlo.sqrt %659 : tensor<f32>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %661 = stablehlo.divide %cst_166, %660 : tensor<f32>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %662 = stablehlo.minimum %cst_167, %661 : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %664 = stablehlo.multiply %492, %663 : tensor<64x16xf32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %665 = stablehlo.divide %cst_168, %660 : tensor<f32>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %666 = stablehlo.minimum %cst_169, %665 : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %668 = stablehlo.multiply %583, %667 : tensor<16xf32>
    %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %669 = stablehlo.divide %cst_170, %660 : tensor<f32>
    %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %670 = stablehlo.minimum %cst_171, %669 : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %670, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %672 = stablehlo.multiply %516, %671 : tensor<16xf32>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %673 = stablehlo.divide %cst_172, %660 : tensor<f32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %674 = stablehlo.minimum %cst_173, %673 : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %674, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %676 = stablehlo.multiply %543, %675 : tensor<16x16xf32>
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %677 = stablehlo.divide %cst_174, %660 : tensor<f32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %678 = stablehlo.minimum %cst_175, %677 : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %678, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %680 = stablehlo.multiply %576, %679 : tensor<16x48xf32>
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %681 = stablehlo.divide %cst_176, %660 : tensor<f32>
    %cst_177 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %682 = stablehlo.minimum %cst_177, %681 : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %684 = stablehlo.multiply %509, %683 : tensor<16x64xf32>
    %cst_178 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %685 = stablehlo.divide %cst_178, %660 : tensor<f32>
    %cst_179 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %686 = stablehlo.minimum %cst_179, %685 : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %686, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %688 = stablehlo.multiply %374, %687 : tensor<64x16xf32>
    %cst_180 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %689 = stablehlo.divide %cst_180, %660 : tensor<f32>
    %cst_181 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %690 = stablehlo.minimum %cst_181, %689 : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %690, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %692 = stablehlo.multiply %465, %691 : tensor<16xf32>
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %693 = stablehlo.divide %cst_182, %660 : tensor<f32>
    %cst_183 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %694 = stablehlo.minimum %cst_183, %693 : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %694, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %696 = stablehlo.multiply %398, %695 : tensor<16xf32>
    %cst_184 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %697 = stablehlo.divide %cst_184, %660 : tensor<f32>
    %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %698 = stablehlo.minimum %cst_185, %697 : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %698, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %700 = stablehlo.multiply %425, %699 : tensor<16x16xf32>
    %cst_186 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %701 = stablehlo.divide %cst_186, %660 : tensor<f32>
    %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %702 = stablehlo.minimum %cst_187, %701 : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %702, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %704 = stablehlo.multiply %458, %703 : tensor<16x48xf32>
    %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %705 = stablehlo.divide %cst_188, %660 : tensor<f32>
    %cst_189 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %706 = stablehlo.minimum %cst_189, %705 : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %708 = stablehlo.multiply %391, %707 : tensor<16x64xf32>
    %cst_190 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %709 = stablehlo.divide %cst_190, %660 : tensor<f32>
    %cst_191 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %710 = stablehlo.minimum %cst_191, %709 : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %710, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %712 = stablehlo.multiply %348, %711 : tensor<16xf32>
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %713 = stablehlo.divide %cst_192, %660 : tensor<f32>
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %714 = stablehlo.minimum %cst_193, %713 : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %716 = stablehlo.multiply %611, %715 : tensor<8x16xf32>
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %717 = stablehlo.divide %cst_194, %660 : tensor<f32>
    %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %718 = stablehlo.minimum %cst_195, %717 : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %718, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %720 = stablehlo.multiply %614, %719 : tensor<32x16xf32>
    %cst_196 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %721 = stablehlo.add %arg45, %cst_196 : tensor<f32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %723 = stablehlo.multiply %722, %arg15 : tensor<64x16xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %725 = stablehlo.multiply %724, %664 : tensor<64x16xf32>
    %726 = stablehlo.add %723, %725 : tensor<64x16xf32>
    %cst_199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %728 = stablehlo.multiply %727, %arg16 : tensor<16xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %730 = stablehlo.multiply %729, %668 : tensor<16xf32>
    %731 = stablehlo.add %728, %730 : tensor<16xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %733 = stablehlo.multiply %732, %arg17 : tensor<16xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %735 = stablehlo.multiply %734, %672 : tensor<16xf32>
    %736 = stablehlo.add %733, %735 : tensor<16xf32>
    %cst_203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %738 = stablehlo.multiply %737, %arg18 : tensor<16x16xf32>
    %cst_204 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %740 = stablehlo.multiply %739, %676 : tensor<16x16xf32>
    %741 = stablehlo.add %738, %740 : tensor<16x16xf32>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %743 = stablehlo.multiply %742, %arg19 : tensor<16x48xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %745 = stablehlo.multiply %744, %680 : tensor<16x48xf32>
    %746 = stablehlo.add %743, %745 : tensor<16x48xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %748 = stablehlo.multiply %747, %arg20 : tensor<16x64xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %750 = stablehlo.multiply %749, %684 : tensor<16x64xf32>
    %751 = stablehlo.add %748, %750 : tensor<16x64xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %753 = stablehlo.multiply %752, %arg21 : tensor<64x16xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %755 = stablehlo.multiply %754, %688 : tensor<64x16xf32>
    %756 = stablehlo.add %753, %755 : tensor<64x16xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %758 = stablehlo.multiply %757, %arg22 : tensor<16xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %760 = stablehlo.multiply %759, %692 : tensor<16xf32>
    %761 = stablehlo.add %758, %760 : tensor<16xf32>
    %cst_213 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %763 = stablehlo.multiply %762, %arg23 : tensor<16xf32>
    %cst_214 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %765 = stablehlo.multiply %764, %696 : tensor<16xf32>
    %766 = stablehlo.add %763, %765 : tensor<16xf32>
    %cst_215 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %768 = stablehlo.multiply %767, %arg24 : tensor<16x16xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %770 = stablehlo.multiply %769, %700 : tensor<16x16xf32>
    %771 = stablehlo.add %768, %770 : tensor<16x16xf32>
    %cst_217 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %773 = stablehlo.multiply %772, %arg25 : tensor<16x48xf32>
    %cst_218 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %775 = stablehlo.multiply %774, %704 : tensor<16x48xf32>
    %776 = stablehlo.add %773, %775 : tensor<16x48xf32>
    %cst_219 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %778 = stablehlo.multiply %777, %arg26 : tensor<16x64xf32>
    %cst_220 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %780 = stablehlo.multiply %779, %708 : tensor<16x64xf32>
    %781 = stablehlo.add %778, %780 : tensor<16x64xf32>
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %783 = stablehlo.multiply %782, %arg27 : tensor<16xf32>
    %cst_222 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %785 = stablehlo.multiply %784, %712 : tensor<16xf32>
    %786 = stablehlo.add %783, %785 : tensor<16xf32>
    %cst_223 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %788 = stablehlo.multiply %787, %arg28 : tensor<8x16xf32>
    %cst_224 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %790 = stablehlo.multiply %789, %716 : tensor<8x16xf32>
    %791 = stablehlo.add %788, %790 : tensor<8x16xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %793 = stablehlo.multiply %792, %arg29 : tensor<32x16xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %795 = stablehlo.multiply %794, %720 : tensor<32x16xf32>
    %796 = stablehlo.add %793, %795 : tensor<32x16xf32>
    %cst_227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %798 = stablehlo.multiply %797, %arg30 : tensor<64x16xf32>
    %cst_228 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %800 = stablehlo.multiply %799, %664 : tensor<64x16xf32>
    %801 = stablehlo.multiply %800, %664 : tensor<64x16xf32>
    %802 = stablehlo.add %798, %801 : tensor<64x16xf32>
    %cst_229 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %804 = stablehlo.multiply %803, %arg31 : tensor<16xf32>
    %cst_230 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %806 = stablehlo.multiply %805, %668 : tensor<16xf32>
    %807 = stablehlo.multiply %806, %668 : tensor<16xf32>
    %808 = stablehlo.add %804, %807 : tensor<16xf32>
    %cst_231 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %810 = stablehlo.multiply %809, %arg32 : tensor<16xf32>
    %cst_232 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %812 = stablehlo.multiply %811, %672 : tensor<16xf32>
    %813 = stablehlo.multiply %812, %672 : tensor<16xf32>
    %814 = stablehlo.add %810, %813 : tensor<16xf32>
    %cst_233 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %816 = stablehlo.multiply %815, %arg33 : tensor<16x16xf32>
    %cst_234 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %818 = stablehlo.multiply %817, %676 : tensor<16x16xf32>
    %819 = stablehlo.multiply %818, %676 : tensor<16x16xf32>
    %820 = stablehlo.add %816, %819 : tensor<16x16xf32>
    %cst_235 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %822 = stablehlo.multiply %821, %arg34 : tensor<16x48xf32>
    %cst_236 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %824 = stablehlo.multiply %823, %680 : tensor<16x48xf32>
    %825 = stablehlo.multiply %824, %680 : tensor<16x48xf32>
    %826 = stablehlo.add %822, %825 : tensor<16x48xf32>
    %cst_237 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %828 = stablehlo.multiply %827, %arg35 : tensor<16x64xf32>
    %cst_238 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %830 = stablehlo.multiply %829, %684 : tensor<16x64xf32>
    %831 = stablehlo.multiply %830, %684 : tensor<16x64xf32>
    %832 = stablehlo.add %828, %831 : tensor<16x64xf32>
    %cst_239 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %834 = stablehlo.multiply %833, %arg36 : tensor<64x16xf32>
    %cst_240 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %836 = stablehlo.multiply %835, %688 : tensor<64x16xf32>
    %837 = stablehlo.multiply %836, %688 : tensor<64x16xf32>
    %838 = stablehlo.add %834, %837 : tensor<64x16xf32>
    %cst_241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %840 = stablehlo.multiply %839, %arg37 : tensor<16xf32>
    %cst_242 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %842 = stablehlo.multiply %841, %692 : tensor<16xf32>
    %843 = stablehlo.multiply %842, %692 : tensor<16xf32>
    %844 = stablehlo.add %840, %843 : tensor<16xf32>
    %cst_243 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %846 = stablehlo.multiply %845, %arg38 : tensor<16xf32>
    %cst_244 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %848 = stablehlo.multiply %847, %696 : tensor<16xf32>
    %849 = stablehlo.multiply %848, %696 : tensor<16xf32>
    %850 = stablehlo.add %846, %849 : tensor<16xf32>
    %cst_245 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %852 = stablehlo.multiply %851, %arg39 : tensor<16x16xf32>
    %cst_246 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %854 = stablehlo.multiply %853, %700 : tensor<16x16xf32>
    %855 = stablehlo.multiply %854, %700 : tensor<16x16xf32>
    %856 = stablehlo.add %852, %855 : tensor<16x16xf32>
    %cst_247 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %858 = stablehlo.multiply %857, %arg40 : tensor<16x48xf32>
    %cst_248 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %860 = stablehlo.multiply %859, %704 : tensor<16x48xf32>
    %861 = stablehlo.multiply %860, %704 : tensor<16x48xf32>
    %862 = stablehlo.add %858, %861 : tensor<16x48xf32>
    %cst_249 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %864 = stablehlo.multiply %863, %arg41 : tensor<16x64xf32>
    %cst_250 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %866 = stablehlo.multiply %865, %708 : tensor<16x64xf32>
    %867 = stablehlo.multiply %866, %708 : tensor<16x64xf32>
    %868 = stablehlo.add %864, %867 : tensor<16x64xf32>
    %cst_251 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %870 = stablehlo.multiply %869, %arg42 : tensor<16xf32>
    %cst_252 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %872 = stablehlo.multiply %871, %712 : tensor<16xf32>
    %873 = stablehlo.multiply %872, %712 : tensor<16xf32>
    %874 = stablehlo.add %870, %873 : tensor<16xf32>
    %cst_253 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %876 = stablehlo.multiply %875, %arg43 : tensor<8x16xf32>
    %cst_254 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %878 = stablehlo.multiply %877, %716 : tensor<8x16xf32>
    %879 = stablehlo.multiply %878, %716 : tensor<8x16xf32>
    %880 = stablehlo.add %876, %879 : tensor<8x16xf32>
    %cst_255 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %882 = stablehlo.multiply %881, %arg44 : tensor<32x16xf32>
    %cst_256 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %884 = stablehlo.multiply %883, %720 : tensor<32x16xf32>
    %885 = stablehlo.multiply %884, %720 : tensor<32x16xf32>
    %886 = stablehlo.add %882, %885 : tensor<32x16xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %887 = stablehlo.power %cst_257, %721 : tensor<f32>
    %cst_258 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %888 = stablehlo.subtract %cst_258, %887 : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %890 = stablehlo.divide %726, %889 : tensor<64x16xf32>
    %cst_259 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %891 = stablehlo.power %cst_259, %721 : tensor<f32>
    %cst_260 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %892 = stablehlo.subtract %cst_260, %891 : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %892, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %894 = stablehlo.divide %802, %893 : tensor<64x16xf32>
    %895 = stablehlo.sqrt %894 : tensor<64x16xf32>
    %cst_261 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %896 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %897 = stablehlo.add %895, %896 : tensor<64x16xf32>
    %898 = stablehlo.divide %890, %897 : tensor<64x16xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %900 = stablehlo.multiply %899, %arg0 : tensor<64x16xf32>
    %901 = stablehlo.add %898, %900 : tensor<64x16xf32>
    %cst_263 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %903 = stablehlo.multiply %902, %901 : tensor<64x16xf32>
    %904 = stablehlo.subtract %arg0, %903 : tensor<64x16xf32>
    %cst_264 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %905 = stablehlo.power %cst_264, %721 : tensor<f32>
    %cst_265 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %906 = stablehlo.subtract %cst_265, %905 : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %906, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %908 = stablehlo.divide %731, %907 : tensor<16xf32>
    %cst_266 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %909 = stablehlo.power %cst_266, %721 : tensor<f32>
    %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %910 = stablehlo.subtract %cst_267, %909 : tensor<f32>
    %911 = stablehlo.broadcast_in_dim %910, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %912 = stablehlo.divide %808, %911 : tensor<16xf32>
    %913 = stablehlo.sqrt %912 : tensor<16xf32>
    %cst_268 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %915 = stablehlo.add %913, %914 : tensor<16xf32>
    %916 = stablehlo.divide %908, %915 : tensor<16xf32>
    %cst_269 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %918 = stablehlo.multiply %917, %arg1 : tensor<16xf32>
    %919 = stablehlo.add %916, %918 : tensor<16xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %921 = stablehlo.multiply %920, %919 : tensor<16xf32>
    %922 = stablehlo.subtract %arg1, %921 : tensor<16xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %923 = stablehlo.power %cst_271, %721 : tensor<f32>
    %cst_272 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %924 = stablehlo.subtract %cst_272, %923 : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %924, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %926 = stablehlo.divide %736, %925 : tensor<16xf32>
    %cst_273 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %927 = stablehlo.power %cst_273, %721 : tensor<f32>
    %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %928 = stablehlo.subtract %cst_274, %927 : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %928, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %930 = stablehlo.divide %814, %929 : tensor<16xf32>
    %931 = stablehlo.sqrt %930 : tensor<16xf32>
    %cst_275 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %933 = stablehlo.add %931, %932 : tensor<16xf32>
    %934 = stablehlo.divide %926, %933 : tensor<16xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %936 = stablehlo.multiply %935, %arg2 : tensor<16xf32>
    %937 = stablehlo.add %934, %936 : tensor<16xf32>
    %cst_277 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %939 = stablehlo.multiply %938, %937 : tensor<16xf32>
    %940 = stablehlo.subtract %arg2, %939 : tensor<16xf32>
    %cst_278 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %941 = stablehlo.power %cst_278, %721 : tensor<f32>
    %cst_279 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %942 = stablehlo.subtract %cst_279, %941 : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %942, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %944 = stablehlo.divide %741, %943 : tensor<16x16xf32>
    %cst_280 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %945 = stablehlo.power %cst_280, %721 : tensor<f32>
    %cst_281 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %946 = stablehlo.subtract %cst_281, %945 : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %946, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %948 = stablehlo.divide %820, %947 : tensor<16x16xf32>
    %949 = stablehlo.sqrt %948 : tensor<16x16xf32>
    %cst_282 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %951 = stablehlo.add %949, %950 : tensor<16x16xf32>
    %952 = stablehlo.divide %944, %951 : tensor<16x16xf32>
    %cst_283 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %953 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %954 = stablehlo.multiply %953, %arg3 : tensor<16x16xf32>
    %955 = stablehlo.add %952, %954 : tensor<16x16xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %957 = stablehlo.multiply %956, %955 : tensor<16x16xf32>
    %958 = stablehlo.subtract %arg3, %957 : tensor<16x16xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %959 = stablehlo.power %cst_285, %721 : tensor<f32>
    %cst_286 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %960 = stablehlo.subtract %cst_286, %959 : tensor<f32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %962 = stablehlo.divide %746, %961 : tensor<16x48xf32>
    %cst_287 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %963 = stablehlo.power %cst_287, %721 : tensor<f32>
    %cst_288 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %964 = stablehlo.subtract %cst_288, %963 : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %964, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %966 = stablehlo.divide %826, %965 : tensor<16x48xf32>
    %967 = stablehlo.sqrt %966 : tensor<16x48xf32>
    %cst_289 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %969 = stablehlo.add %967, %968 : tensor<16x48xf32>
    %970 = stablehlo.divide %962, %969 : tensor<16x48xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %972 = stablehlo.multiply %971, %arg4 : tensor<16x48xf32>
    %973 = stablehlo.add %970, %972 : tensor<16x48xf32>
    %cst_291 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %975 = stablehlo.multiply %974, %973 : tensor<16x48xf32>
    %976 = stablehlo.subtract %arg4, %975 : tensor<16x48xf32>
    %cst_292 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %977 = stablehlo.power %cst_292, %721 : tensor<f32>
    %cst_293 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %978 = stablehlo.subtract %cst_293, %977 : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %980 = stablehlo.divide %751, %979 : tensor<16x64xf32>
    %cst_294 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %981 = stablehlo.power %cst_294, %721 : tensor<f32>
    %cst_295 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %982 = stablehlo.subtract %cst_295, %981 : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %982, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %984 = stablehlo.divide %832, %983 : tensor<16x64xf32>
    %985 = stablehlo.sqrt %984 : tensor<16x64xf32>
    %cst_296 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %987 = stablehlo.add %985, %986 : tensor<16x64xf32>
    %988 = stablehlo.divide %980, %987 : tensor<16x64xf32>
    %cst_297 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %990 = stablehlo.multiply %989, %arg5 : tensor<16x64xf32>
    %991 = stablehlo.add %988, %990 : tensor<16x64xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %993 = stablehlo.multiply %992, %991 : tensor<16x64xf32>
    %994 = stablehlo.subtract %arg5, %993 : tensor<16x64xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %995 = stablehlo.power %cst_299, %721 : tensor<f32>
    %cst_300 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %996 = stablehlo.subtract %cst_300, %995 : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %996, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %998 = stablehlo.divide %756, %997 : tensor<64x16xf32>
    %cst_301 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %999 = stablehlo.power %cst_301, %721 : tensor<f32>
    %cst_302 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1000 = stablehlo.subtract %cst_302, %999 : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %1000, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1002 = stablehlo.divide %838, %1001 : tensor<64x16xf32>
    %1003 = stablehlo.sqrt %1002 : tensor<64x16xf32>
    %cst_303 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1005 = stablehlo.add %1003, %1004 : tensor<64x16xf32>
    %1006 = stablehlo.divide %998, %1005 : tensor<64x16xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1008 = stablehlo.multiply %1007, %arg6 : tensor<64x16xf32>
    %1009 = stablehlo.add %1006, %1008 : tensor<64x16xf32>
    %cst_305 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1011 = stablehlo.multiply %1010, %1009 : tensor<64x16xf32>
    %1012 = stablehlo.subtract %arg6, %1011 : tensor<64x16xf32>
    %cst_306 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1013 = stablehlo.power %cst_306, %721 : tensor<f32>
    %cst_307 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1014 = stablehlo.subtract %cst_307, %1013 : tensor<f32>
    %1015 = stablehlo.broadcast_in_dim %1014, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1016 = stablehlo.divide %761, %1015 : tensor<16xf32>
    %cst_308 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1017 = stablehlo.power %cst_308, %721 : tensor<f32>
    %cst_309 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1018 = stablehlo.subtract %cst_309, %1017 : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %1018, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1020 = stablehlo.divide %844, %1019 : tensor<16xf32>
    %1021 = stablehlo.sqrt %1020 : tensor<16xf32>
    %cst_310 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1023 = stablehlo.add %1021, %1022 : tensor<16xf32>
    %1024 = stablehlo.divide %1016, %1023 : tensor<16xf32>
    %cst_311 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1026 = stablehlo.multiply %1025, %arg7 : tensor<16xf32>
    %1027 = stablehlo.add %1024, %1026 : tensor<16xf32>
    %cst_312 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1029 = stablehlo.multiply %1028, %1027 : tensor<16xf32>
    %1030 = stablehlo.subtract %arg7, %1029 : tensor<16xf32>
    %cst_313 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1031 = stablehlo.power %cst_313, %721 : tensor<f32>
    %cst_314 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1032 = stablehlo.subtract %cst_314, %1031 : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %1032, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1034 = stablehlo.divide %766, %1033 : tensor<16xf32>
    %cst_315 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1035 = stablehlo.power %cst_315, %721 : tensor<f32>
    %cst_316 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1036 = stablehlo.subtract %cst_316, %1035 : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %1036, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1038 = stablehlo.divide %850, %1037 : tensor<16xf32>
    %1039 = stablehlo.sqrt %1038 : tensor<16xf32>
    %cst_317 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1041 = stablehlo.add %1039, %1040 : tensor<16xf32>
    %1042 = stablehlo.divide %1034, %1041 : tensor<16xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1044 = stablehlo.multiply %1043, %arg8 : tensor<16xf32>
    %1045 = stablehlo.add %1042, %1044 : tensor<16xf32>
    %cst_319 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1047 = stablehlo.multiply %1046, %1045 : tensor<16xf32>
    %1048 = stablehlo.subtract %arg8, %1047 : tensor<16xf32>
    %cst_320 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1049 = stablehlo.power %cst_320, %721 : tensor<f32>
    %cst_321 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1050 = stablehlo.subtract %cst_321, %1049 : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %1050, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1052 = stablehlo.divide %771, %1051 : tensor<16x16xf32>
    %cst_322 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1053 = stablehlo.power %cst_322, %721 : tensor<f32>
    %cst_323 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1054 = stablehlo.subtract %cst_323, %1053 : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %1054, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1056 = stablehlo.divide %856, %1055 : tensor<16x16xf32>
    %1057 = stablehlo.sqrt %1056 : tensor<16x16xf32>
    %cst_324 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1059 = stablehlo.add %1057, %1058 : tensor<16x16xf32>
    %1060 = stablehlo.divide %1052, %1059 : tensor<16x16xf32>
    %cst_325 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1062 = stablehlo.multiply %1061, %arg9 : tensor<16x16xf32>
    %1063 = stablehlo.add %1060, %1062 : tensor<16x16xf32>
    %cst_326 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1065 = stablehlo.multiply %1064, %1063 : tensor<16x16xf32>
    %1066 = stablehlo.subtract %arg9, %1065 : tensor<16x16xf32>
    %cst_327 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1067 = stablehlo.power %cst_327, %721 : tensor<f32>
    %cst_328 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1068 = stablehlo.subtract %cst_328, %1067 : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %1068, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1070 = stablehlo.divide %776, %1069 : tensor<16x48xf32>
    %cst_329 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1071 = stablehlo.power %cst_329, %721 : tensor<f32>
    %cst_330 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1072 = stablehlo.subtract %cst_330, %1071 : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %1072, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1074 = stablehlo.divide %862, %1073 : tensor<16x48xf32>
    %1075 = stablehlo.sqrt %1074 : tensor<16x48xf32>
    %cst_331 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1077 = stablehlo.add %1075, %1076 : tensor<16x48xf32>
    %1078 = stablehlo.divide %1070, %1077 : tensor<16x48xf32>
    %cst_332 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1080 = stablehlo.multiply %1079, %arg10 : tensor<16x48xf32>
    %1081 = stablehlo.add %1078, %1080 : tensor<16x48xf32>
    %cst_333 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1083 = stablehlo.multiply %1082, %1081 : tensor<16x48xf32>
    %1084 = stablehlo.subtract %arg10, %1083 : tensor<16x48xf32>
    %cst_334 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1085 = stablehlo.power %cst_334, %721 : tensor<f32>
    %cst_335 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1086 = stablehlo.subtract %cst_335, %1085 : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %1086, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1088 = stablehlo.divide %781, %1087 : tensor<16x64xf32>
    %cst_336 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1089 = stablehlo.power %cst_336, %721 : tensor<f32>
    %cst_337 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1090 = stablehlo.subtract %cst_337, %1089 : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %1090, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1092 = stablehlo.divide %868, %1091 : tensor<16x64xf32>
    %1093 = stablehlo.sqrt %1092 : tensor<16x64xf32>
    %cst_338 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1095 = stablehlo.add %1093, %1094 : tensor<16x64xf32>
    %1096 = stablehlo.divide %1088, %1095 : tensor<16x64xf32>
    %cst_339 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1098 = stablehlo.multiply %1097, %arg11 : tensor<16x64xf32>
    %1099 = stablehlo.add %1096, %1098 : tensor<16x64xf32>
    %cst_340 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1101 = stablehlo.multiply %1100, %1099 : tensor<16x64xf32>
    %1102 = stablehlo.subtract %arg11, %1101 : tensor<16x64xf32>
    %cst_341 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1103 = stablehlo.power %cst_341, %721 : tensor<f32>
    %cst_342 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1104 = stablehlo.subtract %cst_342, %1103 : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %1104, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1106 = stablehlo.divide %786, %1105 : tensor<16xf32>
    %cst_343 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1107 = stablehlo.power %cst_343, %721 : tensor<f32>
    %cst_344 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1108 = stablehlo.subtract %cst_344, %1107 : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %1108, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1110 = stablehlo.divide %874, %1109 : tensor<16xf32>
    %1111 = stablehlo.sqrt %1110 : tensor<16xf32>
    %cst_345 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1113 = stablehlo.add %1111, %1112 : tensor<16xf32>
    %1114 = stablehlo.divide %1106, %1113 : tensor<16xf32>
    %cst_346 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1116 = stablehlo.multiply %1115, %arg12 : tensor<16xf32>
    %1117 = stablehlo.add %1114, %1116 : tensor<16xf32>
    %cst_347 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1119 = stablehlo.multiply %1118, %1117 : tensor<16xf32>
    %1120 = stablehlo.subtract %arg12, %1119 : tensor<16xf32>
    %cst_348 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1121 = stablehlo.power %cst_348, %721 : tensor<f32>
    %cst_349 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1122 = stablehlo.subtract %cst_349, %1121 : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %1122, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1124 = stablehlo.divide %791, %1123 : tensor<8x16xf32>
    %cst_350 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1125 = stablehlo.power %cst_350, %721 : tensor<f32>
    %cst_351 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1126 = stablehlo.subtract %cst_351, %1125 : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %1126, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1128 = stablehlo.divide %880, %1127 : tensor<8x16xf32>
    %1129 = stablehlo.sqrt %1128 : tensor<8x16xf32>
    %cst_352 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1131 = stablehlo.add %1129, %1130 : tensor<8x16xf32>
    %1132 = stablehlo.divide %1124, %1131 : tensor<8x16xf32>
    %cst_353 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1134 = stablehlo.multiply %1133, %arg13 : tensor<8x16xf32>
    %1135 = stablehlo.add %1132, %1134 : tensor<8x16xf32>
    %cst_354 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1137 = stablehlo.multiply %1136, %1135 : tensor<8x16xf32>
    %1138 = stablehlo.subtract %arg13, %1137 : tensor<8x16xf32>
    %cst_355 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1139 = stablehlo.power %cst_355, %721 : tensor<f32>
    %cst_356 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1140 = stablehlo.subtract %cst_356, %1139 : tensor<f32>
    %1141 = stablehlo.broadcast_in_dim %1140, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1142 = stablehlo.divide %796, %1141 : tensor<32x16xf32>
    %cst_357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1143 = stablehlo.power %cst_357, %721 : tensor<f32>
    %cst_358 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1144 = stablehlo.subtract %cst_358, %1143 : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %1144, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1146 = stablehlo.divide %886, %1145 : tensor<32x16xf32>
    %1147 = stablehlo.sqrt %1146 : tensor<32x16xf32>
    %cst_359 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1149 = stablehlo.add %1147, %1148 : tensor<32x16xf32>
    %1150 = stablehlo.divide %1142, %1149 : tensor<32x16xf32>
    %cst_360 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1152 = stablehlo.multiply %1151, %arg14 : tensor<32x16xf32>
    %1153 = stablehlo.add %1150, %1152 : tensor<32x16xf32>
    %cst_361 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1154 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1155 = stablehlo.multiply %1154, %1153 : tensor<32x16xf32>
    %1156 = stablehlo.subtract %arg14, %1155 : tensor<32x16xf32>
    return %904, %922, %940, %958, %976, %994, %1012, %1030, %1048, %1066, %1084, %1102, %1120, %1138, %1156, %726, %731, %736, %741, %746, %751, %756, %761, %766, %771, %776, %781, %786, %791, %796, %802, %808, %814, %820, %826, %832, %838, %844, %850, %856, %862, %868, %874, %880, %886, %721, %324 : tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    return %3, %1, %4 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x8x32xf32>, %arg1: tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x8x1xi32>, tensor<2x8x1xi32>) -> tensor<2x8x1xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x8x1xi1>, tensor<2x8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x8x1xi32>) -> tensor<2x8x1x1xi32>
    %c_1 = stablehlo.constant dense<31> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x8x1x1xi1>, tensor<i1>) -> tensor<2x8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x8x32xf32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x8x1xi1>, tensor<2x8x1xf32>
    return %15, %5 : tensor<2x8x1xf32>, tensor<2x8x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<2x8x1xf32>) -> tensor<2x8x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x32xf32>, tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    return %1 : tensor<2x8x32xf32>
  }
  func.func private @_where_1(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %1 : tensor<2x2x8x8xf32>
  }
}
