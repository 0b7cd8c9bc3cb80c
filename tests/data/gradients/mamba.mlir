module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<6x16xf32>, %arg3: tensor<4x1x8xf32>, %arg4: tensor<8x6xf32>, %arg5: tensor<8x10xf32>, %arg6: tensor<8xf32>, %arg7: tensor<2x8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<2x7x6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}) {
    %0 = stablehlo.dot_general %arg9, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7x6xf32>, tensor<6x16xf32>) -> tensor<2x7x16xf32>
    %1 = stablehlo.slice %0 [0:2, 0:7, 0:8] : (tensor<2x7x16xf32>) -> tensor<2x7x8xf32>
    %2 = stablehlo.slice %0 [0:2, 0:7, 8:16] : (tensor<2x7x16xf32>) -> tensor<2x7x8xf32>
    %3 = stablehlo.convolution(%1, %arg3) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[3, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x8xf32>, tensor<4x1x8xf32>) -> tensor<2x7x8xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x7x8xf32>
    %6 = stablehlo.add %3, %5 : tensor<2x7x8xf32>
    %7 = call @silu(%6) : (tensor<2x7x8xf32>) -> tensor<2x7x8xf32>
    %8 = stablehlo.dot_general %7, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7x8xf32>, tensor<8x10xf32>) -> tensor<2x7x10xf32>
    %9 = stablehlo.slice %8 [0:2, 0:7, 0:2] : (tensor<2x7x10xf32>) -> tensor<2x7x2xf32>
    %10 = stablehlo.slice %8 [0:2, 0:7, 2:6] : (tensor<2x7x10xf32>) -> tensor<2x7x4xf32>
    %11 = stablehlo.slice %8 [0:2, 0:7, 6:10] : (tensor<2x7x10xf32>) -> tensor<2x7x4xf32>
    %12 = stablehlo.dot_general %9, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7x2xf32>, tensor<2x8xf32>) -> tensor<2x7x8xf32>
    %13 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x7x8xf32>
    %15 = stablehlo.add %12, %14 : tensor<2x7x8xf32>
    %16 = call @softplus(%15) : (tensor<2x7x8xf32>) -> tensor<2x7x8xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x7x8xf32>) -> tensor<2x7x8x1xf32>
    %18 = stablehlo.negate %17 : tensor<2x7x8x1xf32>
    %19 = stablehlo.exponential %arg1 : tensor<8x4xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [2, 3] : (tensor<8x4xf32>) -> tensor<1x1x8x4xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x7x8x1xf32>) -> tensor<2x7x8x4xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x8x4xf32>) -> tensor<2x7x8x4xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<2x7x8x4xf32>
    %24 = stablehlo.exponential %23 : tensor<2x7x8x4xf32>
    %25 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 3] : (tensor<2x7x4xf32>) -> tensor<2x7x1x4xf32>
    %26 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x7x8x1xf32>) -> tensor<2x7x8x4xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<2x7x1x4xf32>) -> tensor<2x7x8x4xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<2x7x8x4xf32>
    %29 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x7x8xf32>) -> tensor<2x7x8x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<2x7x8x1xf32>) -> tensor<2x7x8x4xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<2x7x8x4xf32>
    %32 = stablehlo.slice %24 [0:2, 0:6:2, 0:8, 0:4] : (tensor<2x7x8x4xf32>) -> tensor<2x3x8x4xf32>
    %33 = stablehlo.slice %31 [0:2, 0:6:2, 0:8, 0:4] : (tensor<2x7x8x4xf32>) -> tensor<2x3x8x4xf32>
    %34 = stablehlo.slice %24 [0:2, 1:7:2, 0:8, 0:4] : (tensor<2x7x8x4xf32>) -> tensor<2x3x8x4xf32>
    %35 = stablehlo.slice %31 [0:2, 1:7:2, 0:8, 0:4] : (tensor<2x7x8x4xf32>) -> tensor<2x3x8x4xf32>
    %36 = stablehlo.multiply %32, %34 : tensor<2x3x8x4xf32>
    %37 = stablehlo.multiply %34, %33 : tensor<2x3x8x4xf32>
    %38 = stablehlo.add %37, %35 : tensor<2x3x8x4xf32>
    %39 = stablehlo.slice %36 [0:2, 0:2:2, 0:8, 0:4] : (tensor<2x3x8x4xf32>) -> tensor<2x1x8x4xf32>
    %40 = stablehlo.slice %38 [0:2, 0:2:2, 0:8, 0:4] : (tensor<2x3x8x4xf32>) -> tensor<2x1x8x4xf32>
    %41 = stablehlo.slice %36 [0:2, 1:3:2, 0:8, 0:4] : (tensor<2x3x8x4xf32>) -> tensor<2x1x8x4xf32>
    %42 = stablehlo.slice %38 [0:2, 1:3:2, 0:8, 0:4] : (tensor<2x3x8x4xf32>) -> tensor<2x1x8x4xf32>
    %43 = stablehlo.multiply %39, %41 : tensor<2x1x8x4xf32>
    %44 = stablehlo.multiply %41, %40 : tensor<2x1x8x4xf32>
    %45 = stablehlo.add %44, %42 : tensor<2x1x8x4xf32>
    %46 = stablehlo.slice %36 [0:2, 2:3:2, 0:8, 0:4] : (tensor<2x3x8x4xf32>) -> tensor<2x1x8x4xf32>
    %47 = stablehlo.slice %38 [0:2, 2:3:2, 0:8, 0:4] : (tensor<2x3x8x4xf32>) -> tensor<2x1x8x4xf32>
    %48 = stablehlo.multiply %43, %46 : tensor<2x1x8x4xf32>
    %49 = stablehlo.multiply %46, %45 : tensor<2x1x8x4xf32>
    %50 = stablehlo.add %49, %47 : tensor<2x1x8x4xf32>
    %51 = stablehlo.slice %36 [0:2, 0:1, 0:8, 0:4] : (tensor<2x3x8x4xf32>) -> tensor<2x1x8x4xf32>
    %52 = stablehlo.concatenate %51, %48, dim = 1 : (tensor<2x1x8x4xf32>, tensor<2x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %53 = stablehlo.slice %38 [0:2, 0:1, 0:8, 0:4] : (tensor<2x3x8x4xf32>) -> tensor<2x1x8x4xf32>
    %54 = stablehlo.concatenate %53, %50, dim = 1 : (tensor<2x1x8x4xf32>, tensor<2x1x8x4xf32>) -> tensor<2x2x8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.pad %52, %cst, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x2x8x4xf32>, tensor<f32>) -> tensor<2x3x8x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.pad %43, %cst_0, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x1x8x4xf32>, tensor<f32>) -> tensor<2x3x8x4xf32>
    %57 = stablehlo.add %55, %56 : tensor<2x3x8x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.pad %54, %cst_1, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x2x8x4xf32>, tensor<f32>) -> tensor<2x3x8x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.pad %45, %cst_2, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x1x8x4xf32>, tensor<f32>) -> tensor<2x3x8x4xf32>
    %60 = stablehlo.add %58, %59 : tensor<2x3x8x4xf32>
    %61 = stablehlo.slice %24 [0:2, 2:7:2, 0:8, 0:4] : (tensor<2x7x8x4xf32>) -> tensor<2x3x8x4xf32>
    %62 = stablehlo.slice %31 [0:2, 2:7:2, 0:8, 0:4] : (tensor<2x7x8x4xf32>) -> tensor<2x3x8x4xf32>
    %63 = stablehlo.multiply %57, %61 : tensor<2x3x8x4xf32>
    %64 = stablehlo.multiply %61, %60 : tensor<2x3x8x4xf32>
    %65 = stablehlo.add %64, %62 : tensor<2x3x8x4xf32>
    %66 = stablehlo.slice %24 [0:2, 0:1, 0:8, 0:4] : (tensor<2x7x8x4xf32>) -> tensor<2x1x8x4xf32>
    %67 = stablehlo.concatenate %66, %63, dim = 1 : (tensor<2x1x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x4x8x4xf32>
    %68 = stablehlo.slice %31 [0:2, 0:1, 0:8, 0:4] : (tensor<2x7x8x4xf32>) -> tensor<2x1x8x4xf32>
    %69 = stablehlo.concatenate %68, %65, dim = 1 : (tensor<2x1x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x4x8x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.pad %67, %cst_3, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x4x8x4xf32>, tensor<f32>) -> tensor<2x7x8x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.pad %57, %cst_4, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x7x8x4xf32>
    %72 = stablehlo.add %70, %71 : tensor<2x7x8x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.pad %69, %cst_5, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x4x8x4xf32>, tensor<f32>) -> tensor<2x7x8x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %60, %cst_6, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x7x8x4xf32>
    %75 = stablehlo.add %73, %74 : tensor<2x7x8x4xf32>
    %76 = stablehlo.dot_general %75, %11, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x7x8x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x8xf32>
    %77 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x7x8xf32>
    %79 = stablehlo.multiply %7, %78 : tensor<2x7x8xf32>
    %80 = stablehlo.add %76, %79 : tensor<2x7x8xf32>
    %81 = call @silu(%2) : (tensor<2x7x8xf32>) -> tensor<2x7x8xf32>
    %82 = stablehlo.multiply %80, %81 : tensor<2x7x8xf32>
    %83 = stablehlo.dot_general %82, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7x8xf32>, tensor<8x6xf32>) -> tensor<2x7x6xf32>
    %84 = chlo.square %83 : tensor<2x7x6xf32> -> tensor<2x7x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x7x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<8.400000e+01> : tensor<f32>
    %86 = stablehlo.divide %85, %cst_8 : tensor<f32>
    return %86 : tensor<f32>
  }
  func.func private @silu(%arg0: tensor<2x7x8xf32>) -> tensor<2x7x8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x7x8xf32>
    %1 = stablehlo.exponential %0 : tensor<2x7x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x7x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x7x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x7x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x7x8xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x7x8xf32>
    return %6 : tensor<2x7x8xf32>
  }
  func.func private @softplus(%arg0: tensor<2x7x8xf32>) -> tensor<2x7x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x7x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x7x8xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x7x8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x7x8xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<2x7x8xf32>, tensor<2x7x8xf32>) -> tensor<2x7x8xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x7x8xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<2x7x8xf32>
    %7 = stablehlo.abs %3 : tensor<2x7x8xf32>
    %8 = stablehlo.negate %7 : tensor<2x7x8xf32>
    %9 = stablehlo.exponential %8 : tensor<2x7x8xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2x7x8xf32>
    %11 = stablehlo.add %1, %10 : tensor<2x7x8xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<2x7x8xi1>, tensor<2x7x8xf32>
    return %12 : tensor<2x7x8xf32>
  }
}
