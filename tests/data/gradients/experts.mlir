module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x12x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<4x8x12xf32>, %arg3: tensor<10x8xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}) {
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x4xf32>) -> tensor<10x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<10xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x4xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<10x4xf32>
    %7 = stablehlo.exponential %6 : tensor<10x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x4xf32>
    %11 = stablehlo.divide %7, %10 : tensor<10x4xf32>
    %values, %indices = chlo.top_k(%11, k = 2) : tensor<10x4xf32> -> (tensor<10x2xf32>, tensor<10x2xi32>)
    %12 = call @_one_hot(%indices) : (tensor<10x2xi32>) -> tensor<10x2x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%values init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<10x2xf32>, tensor<f32>) -> tensor<10xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x2xf32>
    %16 = stablehlo.divide %values, %15 : tensor<10x2xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<10x2xf32>) -> tensor<10x2x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<10x2x1xf32>) -> tensor<10x2x4xf32>
    %19 = stablehlo.multiply %12, %18 : tensor<10x2x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<10x2x4xf32>, tensor<f32>) -> tensor<10x4xf32>
    %21 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<4x8x12xf32>) -> tensor<10x4x12xf32>
    %22 = call @relu(%21) : (tensor<10x4x12xf32>) -> tensor<10x4x12xf32>
    %23 = stablehlo.dot_general %22, %20, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<10x4x12xf32>, tensor<10x4xf32>) -> tensor<10x4x12xf32>
    %24 = stablehlo.dot_general %23, %arg0, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<10x4x12xf32>, tensor<4x12x8xf32>) -> tensor<10x8xf32>
    %25 = call @argmax(%11) : (tensor<10x4xf32>) -> tensor<10xi32>
    %26 = call @argsort(%25) : (tensor<10xi32>) -> tensor<10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %28 = stablehlo.compare LT, %26, %27, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_4 = stablehlo.constant dense<10> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %30 = stablehlo.add %26, %29 : tensor<10xi32>
    %31 = stablehlo.select %28, %30, %26 : tensor<10xi1>, tensor<10xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %33 = "stablehlo.gather"(%arg3, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<10x8xf32>, tensor<10x1xi32>) -> tensor<10x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %35 = stablehlo.compare LT, %26, %34, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_6 = stablehlo.constant dense<10> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %37 = stablehlo.add %26, %36 : tensor<10xi32>
    %38 = stablehlo.select %35, %37, %26 : tensor<10xi1>, tensor<10xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %40 = "stablehlo.gather"(%25, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %42 = stablehlo.compare LT, %40, %41, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %44 = stablehlo.add %40, %43 : tensor<10xi32>
    %45 = stablehlo.select %42, %44, %40 : tensor<10xi1>, tensor<10xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %47 = "stablehlo.gather"(%arg2, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8, 12>}> : (tensor<4x8x12xf32>, tensor<10x1xi32>) -> tensor<10x8x12xf32>
    %48 = stablehlo.dot_general %33, %47, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<10x8x12xf32>) -> tensor<10x12xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%11 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %51 = stablehlo.compare LT, %26, %50, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_11 = stablehlo.constant dense<10> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %53 = stablehlo.add %26, %52 : tensor<10xi32>
    %54 = stablehlo.select %51, %53, %26 : tensor<10xi1>, tensor<10xi32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %56 = "stablehlo.gather"(%49, %55) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<10x1xi32>) -> tensor<10xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x12xf32>
    %59 = stablehlo.multiply %48, %58 : tensor<10x12xf32>
    %60 = chlo.square %24 : tensor<10x8xf32> -> tensor<10x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<8.000000e+01> : tensor<f32>
    %62 = stablehlo.divide %61, %cst_13 : tensor<f32>
    %63 = stablehlo.iota dim = 0 : tensor<10xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %65 = stablehlo.convert %64 : (tensor<10x1xi32>) -> tensor<10x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x12xf32>
    %67 = stablehlo.multiply %59, %66 : tensor<10x12xf32>
    %68 = stablehlo.sine %67 : tensor<10x12xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.200000e+02> : tensor<f32>
    %70 = stablehlo.divide %69, %cst_15 : tensor<f32>
    %71 = stablehlo.add %62, %70 : tensor<f32>
    return %71 : tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<10x2xi32>) -> tensor<10x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<10x2xi32>) -> tensor<10x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<10x2x1xi32>) -> tensor<10x2x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<10x2x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<10x2x4xi32>, tensor<10x2x4xi32>) -> tensor<10x2x4xi1>
    %5 = stablehlo.convert %4 : (tensor<10x2x4xi1>) -> tensor<10x2x4xf32>
    return %5 : tensor<10x2x4xf32>
  }
  func.func private @relu(%arg0: tensor<10x4x12xf32>) -> tensor<10x4x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x4x12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<10x4x12xf32>
    return %1 : tensor<10x4x12xf32>
  }
  func.func private @argmax(%arg0: tensor<10x4xf32>) -> tensor<10xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<10x4xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<10x4xf32>, tensor<10x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<10xf32>, tensor<10xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<10xi32>
  }
  func.func private @argsort(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<10xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<10xi32>, tensor<10xi32>) -> (tensor<10xi32>, tensor<10xi32>)
    return %1#1 : tensor<10xi32>
  }
}
