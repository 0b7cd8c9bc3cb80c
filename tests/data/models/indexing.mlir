module @jit_indexing attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>, %arg1: tensor<4x2xi32>, %arg2: tensor<4xf32>, %arg3: tensor<i32>) -> (tensor<4x6xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"}, tensor<5x6xf32> {jax.result_info = "result[2]"}, tensor<5x6xf32> {jax.result_info = "result[3]"}, tensor<5x6xf32> {jax.result_info = "result[4]"}, tensor<3x2xf32> {jax.result_info = "result[5]"}, tensor<5x6xf32> {jax.result_info = "result[6]"}, tensor<3x2xf32> {jax.result_info = "result[7]"}, tensor<5x6xf32> {jax.result_info = "result[8]"}, tensor<8x7xf32> {jax.result_info = "result[9]"}, tensor<4x2xf32> {jax.result_info = "result[10]"}, tensor<5x6xf32> {jax.result_info = "result[11]"}, tensor<5xf32> {jax.result_info = "result[12]"}, tensor<4xf32> {jax.result_info = "result[13]"}, tensor<5x6xf32> {jax.result_info = "result[14]"}, tensor<8xf32> {jax.result_info = "result[15]"}, tensor<5x12xf32> {jax.result_info = "result[16]"}) {
    %0 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x2xi32>) -> tensor<4x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<4x1xi32>) -> tensor<4xi32>
    %2 = stablehlo.slice %arg1 [0:4, 1:2] : (tensor<4x2xi32>) -> tensor<4x1xi32>
    %3 = stablehlo.reshape %2 : (tensor<4x1xi32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.compare LT, %1, %4, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.add %1, %6 : tensor<4xi32>
    %8 = stablehlo.select %5, %7, %1 : tensor<4xi1>, tensor<4xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf32>, tensor<4x1xi32>) -> tensor<4x6xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.compare LT, %1, %11, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %1, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %1 : tensor<4xi1>, tensor<4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %17 = stablehlo.compare LT, %3, %16, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %19 = stablehlo.add %3, %18 : tensor<4xi32>
    %20 = stablehlo.select %17, %19, %3 : tensor<4xi1>, tensor<4xi32>
    %21 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %23 = stablehlo.concatenate %21, %22, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %26 = stablehlo.compare LT, %1, %25, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %28 = stablehlo.add %1, %27 : tensor<4xi32>
    %29 = stablehlo.select %26, %28, %1 : tensor<4xi1>, tensor<4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %31 = stablehlo.compare LT, %3, %30, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_8 = stablehlo.constant dense<6> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %33 = stablehlo.add %3, %32 : tensor<4xi32>
    %34 = stablehlo.select %31, %33, %3 : tensor<4xi1>, tensor<4xi32>
    %35 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %37 = stablehlo.concatenate %35, %36, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %38 = "stablehlo.scatter"(%arg0, %37, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %104 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %104 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<5x6xf32>
    %39 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %41 = stablehlo.compare LT, %1, %40, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_10 = stablehlo.constant dense<5> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %43 = stablehlo.add %1, %42 : tensor<4xi32>
    %44 = stablehlo.select %41, %43, %1 : tensor<4xi1>, tensor<4xi32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %46 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %47 = "stablehlo.scatter"(%arg0, %45, %46) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<4x1xi32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %48 = call @remainder(%1, %c_11) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_12 = stablehlo.constant dense<6> : tensor<i32>
    %49 = call @remainder(%3, %c_12) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %51 = stablehlo.compare LT, %48, %50, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_14 = stablehlo.constant dense<5> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %53 = stablehlo.add %48, %52 : tensor<4xi32>
    %54 = stablehlo.select %51, %53, %48 : tensor<4xi1>, tensor<4xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %56 = stablehlo.compare LT, %49, %55, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_16 = stablehlo.constant dense<6> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %58 = stablehlo.add %49, %57 : tensor<4xi32>
    %59 = stablehlo.select %56, %58, %49 : tensor<4xi1>, tensor<4xi32>
    %60 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %62 = stablehlo.concatenate %60, %61, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %63 = "stablehlo.scatter"(%arg0, %62, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %104 = stablehlo.maximum %arg4, %arg5 : tensor<f32>
      stablehlo.return %104 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<5x6xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.compare LT, %arg3, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<5> : tensor<i32>
    %65 = stablehlo.add %arg3, %c_18 : tensor<i32>
    %66 = stablehlo.select %64, %65, %arg3 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.compare LT, %arg3, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<6> : tensor<i32>
    %68 = stablehlo.add %arg3, %c_20 : tensor<i32>
    %69 = stablehlo.select %67, %68, %arg3 : tensor<i1>, tensor<i32>
    %70 = stablehlo.dynamic_slice %arg0, %66, %69, sizes = [3, 2] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.compare LT, %arg3, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_22 = stablehlo.constant dense<5> : tensor<i32>
    %73 = stablehlo.add %arg3, %c_22 : tensor<i32>
    %74 = stablehlo.select %72, %73, %arg3 : tensor<i1>, tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.compare LT, %arg3, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_24 = stablehlo.constant dense<6> : tensor<i32>
    %76 = stablehlo.add %arg3, %c_24 : tensor<i32>
    %77 = stablehlo.select %75, %76, %arg3 : tensor<i1>, tensor<i32>
    %78 = stablehlo.dynamic_update_slice %arg0, %71, %74, %77 : (tensor<5x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    %79 = stablehlo.slice %arg0 [0:5:2, 1:5:2] : (tensor<5x6xf32>) -> tensor<3x2xf32>
    %80 = stablehlo.reverse %79, dims = [0] : tensor<3x2xf32>
    %81 = call @_roll_static(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %c_25 = stablehlo.constant dense<9> : tensor<i32>
    %82 = call @_pad(%arg0, %c_25) : (tensor<5x6xf32>, tensor<i32>) -> tensor<8x7xf32>
    %83 = stablehlo.slice %arg0 [0:4, 0:6] : (tensor<5x6xf32>) -> tensor<4x6xf32>
    %c_26 = stablehlo.constant dense<6> : tensor<i32>
    %84 = call @remainder_0(%arg1, %c_26) : (tensor<4x2xi32>, tensor<i32>) -> tensor<4x2xi32>
    %85 = call @take_along_axis(%83, %84) : (tensor<4x6xf32>, tensor<4x2xi32>) -> tensor<4x2xf32>
    %86 = call @_flip(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %87 = call @diagonal(%arg0) : (tensor<5x6xf32>) -> tensor<5xf32>
    %88 = stablehlo.slice %arg0 [0:4, 0:6] : (tensor<5x6xf32>) -> tensor<4x6xf32>
    %c_27 = stablehlo.constant dense<6> : tensor<i32>
    %89 = call @remainder(%3, %c_27) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %91 = stablehlo.compare LT, %89, %90, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_29 = stablehlo.constant dense<6> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %93 = stablehlo.add %89, %92 : tensor<4xi32>
    %94 = stablehlo.select %91, %93, %89 : tensor<4xi1>, tensor<4xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %96 = "stablehlo.gather"(%88, %95) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<4x1xi32>) -> tensor<4x1xf32>
    %97 = stablehlo.reshape %96 : (tensor<4x1xf32>) -> tensor<4xf32>
    %98 = call @tril(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %99 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
    %100 = stablehlo.reshape %99 : (tensor<4x2xf32>) -> tensor<8xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %102 = stablehlo.multiply %arg0, %101 : tensor<5x6xf32>
    %103 = stablehlo.concatenate %arg0, %102, dim = 1 : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x12xf32>
    return %10, %24, %38, %47, %63, %70, %78, %80, %81, %82, %85, %86, %87, %97, %98, %100, %103 : tensor<4x6xf32>, tensor<4xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<3x2xf32>, tensor<5x6xf32>, tensor<3x2xf32>, tensor<5x6xf32>, tensor<8x7xf32>, tensor<4x2xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<4xf32>, tensor<5x6xf32>, tensor<8xf32>, tensor<5x12xf32>
  }
  func.func private @remainder(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %4, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32>
    return %15 : tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_roll_static(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %0 = stablehlo.slice %arg0 [0:5, 4:6] : (tensor<5x6xf32>) -> tensor<5x2xf32>
    %1 = stablehlo.slice %arg0 [0:5, 0:4] : (tensor<5x6xf32>) -> tensor<5x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<5x2xf32>, tensor<5x4xf32>) -> tensor<5x6xf32>
    return %2 : tensor<5x6xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6xf32>, %arg1: tensor<i32>) -> tensor<8x7xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [2, 1], interior = [0, 0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<8x7xf32>
    return %1 : tensor<8x7xf32>
  }
  func.func private @remainder_0(%arg0: tensor<4x2xi32>, %arg1: tensor<i32>) -> tensor<4x2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4x2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4x2xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
    %12 = stablehlo.and %11, %6 : tensor<4x2xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %14 = stablehlo.add %4, %13 : tensor<4x2xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4x2xi1>, tensor<4x2xi32>
    return %15 : tensor<4x2xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x6xf32>, %arg1: tensor<4x2xi32>) -> tensor<4x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x2xi1>, tensor<4x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x2x1xi1>, tensor<i1>) -> tensor<4x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<4x2x1xi32>) -> tensor<4x2xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x2xi1>, tensor<4x2xf32>
    return %15 : tensor<4x2xf32>
  }
  func.func private @_flip(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
  func.func private @diagonal(%arg0: tensor<5x6xf32>) -> tensor<5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %1 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %5 = stablehlo.add %0, %4 : tensor<5xi32>
    %6 = stablehlo.select %3, %5, %0 : tensor<5xi1>, tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %10 = stablehlo.add %1, %9 : tensor<5xi32>
    %11 = stablehlo.select %8, %10, %1 : tensor<5xi1>, tensor<5xi32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    return %15 : tensor<5xf32>
  }
  func.func private @tril(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x6xi32>, tensor<5x6xi32>) -> tensor<5x6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x6xi1>, tensor<5x6xf32>
    return %6 : tensor<5x6xf32>
  }
}
