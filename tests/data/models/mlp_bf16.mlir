module @jit_mlp_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x16xbf16>, %arg1: tensor<16xbf16>, %arg2: tensor<16x16xbf16>, %arg3: tensor<16xbf16>, %arg4: tensor<16x3xbf16>, %arg5: tensor<3xbf16>, %arg6: tensor<5x8xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x16xbf16> {jax.result_info = "result[1][0][0]"}, tensor<16xbf16> {jax.result_info = "result[1][0][1]"}, tensor<16x16xbf16> {jax.result_info = "result[1][1][0]"}, tensor<16xbf16> {jax.result_info = "result[1][1][1]"}, tensor<16x3xbf16> {jax.result_info = "result[1][2][0]"}, tensor<3xbf16> {jax.result_info = "result[1][2][1]"}) {
    %0 = stablehlo.convert %arg6 : (tensor<5x8xf32>) -> tensor<5x8xbf16>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xbf16>, tensor<8x16xbf16>) -> tensor<5x16xbf16>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xbf16>) -> tensor<1x16xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x16xbf16>) -> tensor<5x16xbf16>
    %4 = stablehlo.add %1, %3 : tensor<5x16xbf16>
    %5 = call @relu(%4) : (tensor<5x16xbf16>) -> tensor<5x16xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5x16xbf16>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<5x16xbf16>, tensor<5x16xbf16>) -> tensor<5x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<5x16xbf16>
    %9 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x16xbf16>, tensor<16x16xbf16>) -> tensor<5x16xbf16>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<16xbf16>) -> tensor<1x16xbf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x16xbf16>) -> tensor<5x16xbf16>
    %12 = stablehlo.add %9, %11 : tensor<5x16xbf16>
    %13 = call @relu(%12) : (tensor<5x16xbf16>) -> tensor<5x16xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<5x16xbf16>
    %15 = stablehlo.compare GT, %12, %14, FLOAT : (tensor<5x16xbf16>, tensor<5x16xbf16>) -> tensor<5x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<5x16xbf16>
    %17 = stablehlo.dot_general %13, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x16xbf16>, tensor<16x3xbf16>) -> tensor<5x3xbf16>
    %18 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<3xbf16>) -> tensor<1x3xbf16>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x3xbf16>) -> tensor<5x3xbf16>
    %20 = stablehlo.add %17, %19 : tensor<5x3xbf16>
    %cst_3 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %22 = stablehlo.reshape %21 : (tensor<5xbf16>) -> tensor<5x1xbf16>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x3xbf16>
    %24 = stablehlo.compare EQ, %20, %23, FLOAT : (tensor<5x3xbf16>, tensor<5x3xbf16>) -> tensor<5x3xi1>
    %25 = stablehlo.convert %24 : (tensor<5x3xi1>) -> tensor<5x3xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<5x3xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %28 = stablehlo.maximum %27, %21 : tensor<5xbf16>
    %29 = stablehlo.compare EQ, %21, %28, FLOAT : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %32 = stablehlo.select %29, %30, %31 : tensor<5xi1>, tensor<5xbf16>
    %cst_8 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %34 = stablehlo.compare EQ, %33, %28, FLOAT : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %37 = stablehlo.select %34, %35, %36 : tensor<5xi1>, tensor<5xbf16>
    %38 = stablehlo.divide %32, %37 : tensor<5xbf16>
    %39 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<5xbf16>) -> tensor<5x1xbf16>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x3xbf16>
    %41 = stablehlo.subtract %20, %40 : tensor<5x3xbf16>
    %42 = stablehlo.exponential %41 : tensor<5x3xbf16>
    %43 = stablehlo.convert %42 : (tensor<5x3xbf16>) -> tensor<5x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %46 = stablehlo.convert %45 : (tensor<5x1xf32>) -> tensor<5x1xbf16>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x3xbf16>
    %48 = stablehlo.divide %42, %47 : tensor<5x3xbf16>
    %49 = stablehlo.multiply %46, %46 : tensor<5x1xbf16>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<5x1xbf16>
    %51 = stablehlo.divide %50, %49 : tensor<5x1xbf16>
    %52 = stablehlo.log %48 : tensor<5x3xbf16>
    %53 = stablehlo.convert %52 : (tensor<5x3xbf16>) -> tensor<5x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %56 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %58 = stablehlo.convert %57 : (tensor<5x3xf32>) -> tensor<5x3xbf16>
    %59 = stablehlo.divide %58, %48 : tensor<5x3xbf16>
    %60 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x3xbf16>
    %61 = stablehlo.multiply %59, %60 : tensor<5x3xbf16>
    %62 = stablehlo.multiply %61, %42 : tensor<5x3xbf16>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %63 = stablehlo.reduce(%62 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<5x3xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %64 = stablehlo.reshape %63 : (tensor<5xbf16>) -> tensor<5x1xbf16>
    %65 = stablehlo.negate %64 : tensor<5x1xbf16>
    %66 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x3xbf16>
    %67 = stablehlo.divide %59, %66 : tensor<5x3xbf16>
    %68 = stablehlo.convert %65 : (tensor<5x1xbf16>) -> tensor<5x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %71 = stablehlo.convert %70 : (tensor<5x3xf32>) -> tensor<5x3xbf16>
    %72 = stablehlo.add %67, %71 : tensor<5x3xbf16>
    %73 = stablehlo.multiply %72, %42 : tensor<5x3xbf16>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<5x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %75 = stablehlo.reshape %74 : (tensor<3xbf16>) -> tensor<1x3xbf16>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %76 = stablehlo.reduce(%75 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %77 = stablehlo.dot_general %73, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xbf16>, tensor<5x16xbf16>) -> tensor<3x16xbf16>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<3x16xbf16>) -> tensor<16x3xbf16>
    %79 = stablehlo.dot_general %73, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xbf16>, tensor<16x3xbf16>) -> tensor<5x16xbf16>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<5x16xbf16>
    %81 = stablehlo.select %15, %79, %80 : tensor<5x16xi1>, tensor<5x16xbf16>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %82 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<5x16xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %83 = stablehlo.reshape %82 : (tensor<16xbf16>) -> tensor<1x16xbf16>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %84 = stablehlo.reduce(%83 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x16xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %85 = stablehlo.dot_general %81, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x16xbf16>, tensor<5x16xbf16>) -> tensor<16x16xbf16>
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %87 = stablehlo.dot_general %81, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x16xbf16>, tensor<16x16xbf16>) -> tensor<5x16xbf16>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<5x16xbf16>
    %89 = stablehlo.select %7, %87, %88 : tensor<5x16xi1>, tensor<5x16xbf16>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %90 = stablehlo.reduce(%89 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<5x16xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %91 = stablehlo.reshape %90 : (tensor<16xbf16>) -> tensor<1x16xbf16>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %92 = stablehlo.reduce(%91 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x16xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %93 = stablehlo.dot_general %89, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x16xbf16>, tensor<5x8xbf16>) -> tensor<16x8xbf16>
    %94 = stablehlo.transpose %93, dims = [1, 0] : (tensor<16x8xbf16>) -> tensor<8x16xbf16>
    return %55, %94, %92, %86, %84, %78, %76 : tensor<f32>, tensor<8x16xbf16>, tensor<16xbf16>, tensor<16x16xbf16>, tensor<16xbf16>, tensor<16x3xbf16>, tensor<3xbf16>
  }
  func.func private @relu(%arg0: tensor<5x16xbf16>) -> tensor<5x16xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5x16xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x16xbf16>
    return %1 : tensor<5x16xbf16>
  }
}
