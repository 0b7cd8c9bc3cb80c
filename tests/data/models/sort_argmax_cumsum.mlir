module @jit_sort_argmax_cumsum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>, %arg1: tensor<3x11xi32>) -> (tensor<4x9xf32> {jax.result_info = "result[0]"}, tensor<4x9xi32> {jax.result_info = "result[1]"}, tensor<4x9xf32> {jax.result_info = "result[2]"}, tensor<4xi32> {jax.result_info = "result[3]"}, tensor<11xi32> {jax.result_info = "result[4]"}, tensor<4x9xf32> {jax.result_info = "result[5]"}, tensor<3x11xi32> {jax.result_info = "result[6]"}, tensor<4x9xf32> {jax.result_info = "result[7]"}, tensor<3x11xi32> {jax.result_info = "result[8]"}, tensor<4xf32> {jax.result_info = "result[9]"}, tensor<11xi32> {jax.result_info = "result[10]"}, tensor<8xi32> {jax.result_info = "result[11]"}, tensor<4xf32> {jax.result_info = "result[12]"}) {
    %0 = call @argsort(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xi32>
    %1 = call @sort(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %2 = call @take_along_axis(%arg0, %0) : (tensor<4x9xf32>, tensor<4x9xi32>) -> tensor<4x9xf32>
    %3 = call @argmax(%arg0) : (tensor<4x9xf32>) -> tensor<4xi32>
    %4 = call @argmin(%arg1) : (tensor<3x11xi32>) -> tensor<11xi32>
    %5 = call @cumsum(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %6 = call @cumsum_1(%arg1) : (tensor<3x11xi32>) -> tensor<3x11xi32>
    %7 = call @cumprod(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %8 = call @cummax(%arg1) : (tensor<3x11xi32>) -> tensor<3x11xi32>
    %9 = call @median(%arg0) : (tensor<4x9xf32>) -> tensor<4xf32>
    %10 = stablehlo.slice %arg1 [0:1, 0:11] : (tensor<3x11xi32>) -> tensor<1x11xi32>
    %11 = stablehlo.reshape %10 : (tensor<1x11xi32>) -> tensor<11xi32>
    %12 = call @sort_4(%11) : (tensor<11xi32>) -> tensor<11xi32>
    %13 = stablehlo.slice %arg1 [1:2, 0:11] : (tensor<3x11xi32>) -> tensor<1x11xi32>
    %14 = stablehlo.reshape %13 : (tensor<1x11xi32>) -> tensor<11xi32>
    %15 = call @searchsorted(%12, %14) : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %16 = stablehlo.slice %arg1 [2:3, 0:11] : (tensor<3x11xi32>) -> tensor<1x11xi32>
    %17 = stablehlo.reshape %16 : (tensor<1x11xi32>) -> tensor<11xi32>
    %18:3 = call @_unique_sorted_mask(%17) : (tensor<11xi32>) -> (tensor<11xi32>, tensor<11xi1>, tensor<11xi32>)
    %19 = call @cumsum_6(%18#1) : (tensor<11xi1>) -> tensor<11xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %21 = call @clip(%19, %c_0) : (tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %23 = stablehlo.compare LT, %21, %22, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %25 = stablehlo.add %21, %24 : tensor<11xi32>
    %26 = stablehlo.select %23, %25, %21 : tensor<11xi1>, tensor<11xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %29 = "stablehlo.scatter"(%20, %27, %28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %47 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %47 : tensor<i32>
    }) : (tensor<8xi32>, tensor<11x1xi32>, tensor<11xi32>) -> tensor<8xi32>
    %30 = call @cumsum_8(%29) : (tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %31 = call @floor_divide_10(%30, %c_4) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_5 = stablehlo.constant dense<11> : tensor<i32>
    %32 = call @remainder(%31, %c_5) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %34 = stablehlo.compare LT, %32, %33, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_7 = stablehlo.constant dense<11> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %36 = stablehlo.add %32, %35 : tensor<8xi32>
    %37 = stablehlo.select %34, %36, %32 : tensor<8xi1>, tensor<8xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %39 = "stablehlo.gather"(%18#0, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %40 = stablehlo.iota dim = 0 : tensor<8xi32>
    %41 = stablehlo.convert %18#1 : (tensor<11xi1>) -> tensor<11xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.reduce(%41 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %44 = stablehlo.compare LT, %40, %43, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_9 = stablehlo.constant dense<-1> : tensor<i32>
    %45 = call @_where_13(%44, %39, %c_9) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %cst = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %46 = call @percentile(%arg0, %cst) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4xf32>
    return %1, %0, %2, %3, %4, %5, %6, %7, %8, %9, %15, %45, %46 : tensor<4x9xf32>, tensor<4x9xi32>, tensor<4x9xf32>, tensor<4xi32>, tensor<11xi32>, tensor<4x9xf32>, tensor<3x11xi32>, tensor<4x9xf32>, tensor<3x11xi32>, tensor<4xf32>, tensor<11xi32>, tensor<8xi32>, tensor<4xf32>
  }
  func.func private @argsort(%arg0: tensor<4x9xf32>) -> tensor<4x9xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi32>
    %1 = stablehlo.reverse %arg0, dims = [1] : tensor<4x9xf32>
    %2 = stablehlo.reverse %0, dims = [1] : tensor<4x9xi32>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_1, %6 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.select %9, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %11 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %12 = stablehlo.select %11, %cst_4, %10 : tensor<i1>, tensor<f32>
      %13 = stablehlo.compare LT, %8, %12, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) : (tensor<4x9xf32>, tensor<4x9xi32>) -> (tensor<4x9xf32>, tensor<4x9xi32>)
    %4 = stablehlo.reverse %3#1, dims = [1] : tensor<4x9xi32>
    return %4 : tensor<4x9xi32>
  }
  func.func private @sort(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xi32>) -> tensor<4x9xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x9xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x9xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x9xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x9xi1>, tensor<4x9xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x9xi32>) -> tensor<4x9x1xi32>
    %c_1 = stablehlo.constant dense<8> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x9x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x9x1xi32>, tensor<4x9x1xi32>) -> tensor<4x9x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x9x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x9x1xi32>, tensor<4x9x1xi32>) -> tensor<4x9x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x9x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x9x1xi1>, tensor<i1>) -> tensor<4x9xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x9xf32>, tensor<4x9x1xi32>) -> tensor<4x9xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x9xi1>, tensor<4x9xf32>
    return %15 : tensor<4x9xf32>
  }
  func.func private @argmax(%arg0: tensor<4x9xf32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
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
    return %1#1 : tensor<4xi32>
  }
  func.func private @argmin(%arg0: tensor<3x11xi32>) -> tensor<11xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x11xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x11xi32>, tensor<3x11xi32>, tensor<i32>, tensor<i32>) -> (tensor<11xi32>, tensor<11xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<11xi32>
  }
  func.func private @cumsum(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4x9xf32>
    return %1 : tensor<4x9xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<3x11xi32>) -> tensor<3x11xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<3x11xi32>) -> tensor<3x11xi32>
    return %0 : tensor<3x11xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<3x11xi32>) -> tensor<3x11xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x11xi32>, tensor<i32>) -> tensor<3x11xi32>
    return %1 : tensor<3x11xi32>
  }
  func.func private @cumprod(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = call @cumprod_3(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @cumprod_3(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @cummax(%arg0: tensor<3x11xi32>) -> tensor<3x11xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 10]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 11>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x11xi32>, tensor<i32>) -> tensor<3x11xi32>
    return %1 : tensor<3x11xi32>
  }
  func.func private @median(%arg0: tensor<4x9xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @quantile(%arg0, %cst) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @quantile(%arg0: tensor<4x9xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<4x9xi1>, tensor<i1>) -> tensor<4xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xi1>) -> tensor<4x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<4x1xi1>, tensor<f32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.compare EQ, %arg2, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.select %24, %cst_11, %arg2 : tensor<i1>, tensor<f32>
      %26 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %27 = stablehlo.select %26, %cst_12, %25 : tensor<i1>, tensor<f32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.compare EQ, %arg3, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %29 = stablehlo.select %28, %cst_14, %arg3 : tensor<i1>, tensor<f32>
      %30 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %31 = stablehlo.select %30, %cst_15, %29 : tensor<i1>, tensor<f32>
      %32 = stablehlo.compare LT, %27, %31, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    }) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f32>
    %7 = stablehlo.floor %6 : tensor<f32>
    %8 = stablehlo.ceil %6 : tensor<f32>
    %9 = stablehlo.subtract %6, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.clamp %cst_5, %7, %11 : tensor<f32>
    %cst_6 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.clamp %cst_8, %8, %13 : tensor<f32>
    %15 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %16 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x9xf32>, tensor<1xi32>) -> tensor<4xf32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x9xf32>, tensor<1xi32>) -> tensor<4xf32>
    %21 = stablehlo.add %18, %20 : tensor<4xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<4xf32>
    return %23 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<4x1xi1>, %arg1: tensor<f32>, %arg2: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4x1xi1>) -> tensor<4x9xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<4x9xi1>, tensor<4x9xf32>
    return %3 : tensor<4x9xf32>
  }
  func.func private @sort_4(%arg0: tensor<11xi32>) -> tensor<11xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<11xi32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @searchsorted(%arg0: tensor<11xi32>, %arg1: tensor<11xi32>) -> tensor<11xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<11xi32>, %arg1: tensor<11xi32>) -> tensor<11xi32> {
    %0 = call @_searchsorted_scan_impl_5(%arg0, %arg1) : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_searchsorted_scan_impl_5(%arg0: tensor<11xi32>, %arg1: tensor<11xi32>) -> tensor<11xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %c_0 = stablehlo.constant dense<11> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<11xi32>, tensor<11xi32>, tensor<i32>, tensor<11xui32>, tensor<11xui32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<11xi32>, tensor<11xi32>, tensor<11xui32>, tensor<11xui32>) -> (tensor<11xui32>, tensor<11xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<11xi32>, tensor<11xi32>, tensor<i32>, tensor<11xui32>, tensor<11xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<11xui32>) -> tensor<11xi32>
    return %3 : tensor<11xi32>
  }
  func.func private @closed_call(%arg0: tensor<11xi32>, %arg1: tensor<11xi32>, %arg2: tensor<11xui32>, %arg3: tensor<11xui32>) -> (tensor<11xui32>, tensor<11xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<11xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide(%0, %c) : (tensor<11xui32>, tensor<i32>) -> tensor<11xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<11xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<11xui32>) -> tensor<11x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xi32>, tensor<11x1xui32>) -> tensor<11x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<11x1xi32>) -> tensor<11xi32>
    %6 = stablehlo.compare LE, %arg1, %5, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %7 = stablehlo.select %6, %arg2, %2 : tensor<11xi1>, tensor<11xui32>
    %8 = stablehlo.select %6, %2, %arg3 : tensor<11xi1>, tensor<11xui32>
    return %7, %8 : tensor<11xui32>, tensor<11xui32>
  }
  func.func private @floor_divide(%arg0: tensor<11xui32>, %arg1: tensor<i32>) -> tensor<11xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<11xui32>
    return %2 : tensor<11xui32>
  }
  func.func private @_unique_sorted_mask(%arg0: tensor<11xi32>) -> (tensor<11xi32>, tensor<11xi1>, tensor<11xi32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<11xi32>) -> tensor<11x1xi32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<11x1xi32>) -> tensor<1x11xi32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x11xi32>
    %3 = call @lexsort(%2) : (tensor<1x11xi32>) -> tensor<11xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %7 = stablehlo.add %3, %6 : tensor<11xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<11xi1>, tensor<11xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xi32>, tensor<11x1xi32>) -> tensor<11xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<11xi1>
    %12 = stablehlo.slice %10 [1:11] : (tensor<11xi32>) -> tensor<10xi32>
    %13 = stablehlo.slice %10 [0:10] : (tensor<11xi32>) -> tensor<10xi32>
    %14 = stablehlo.compare NE, %12, %13, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<10xi1>, tensor<i1>) -> tensor<10xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.scatter"(%11, %16, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<11xi1>, tensor<1xi32>, tensor<10xi1>) -> tensor<11xi1>
    return %10, %17, %3 : tensor<11xi32>, tensor<11xi1>, tensor<11xi32>
  }
  func.func private @lexsort(%arg0: tensor<1x11xi32>) -> tensor<11xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:11] : (tensor<1x11xi32>) -> tensor<1x11xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x11xi32>) -> tensor<11xi32>
    %2 = stablehlo.iota dim = 0 : tensor<11xi32>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<11xi32>, tensor<11xi32>) -> (tensor<11xi32>, tensor<11xi32>)
    return %3#1 : tensor<11xi32>
  }
  func.func private @cumsum_6(%arg0: tensor<11xi1>) -> tensor<11xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<11xi1>) -> tensor<11xi32>
    %1 = call @cumsum_7(%0) : (tensor<11xi32>) -> tensor<11xi32>
    return %1 : tensor<11xi32>
  }
  func.func private @cumsum_7(%arg0: tensor<11xi32>) -> tensor<11xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[10, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 11>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
    return %1 : tensor<11xi32>
  }
  func.func private @clip(%arg0: tensor<11xi32>, %arg1: tensor<i32>) -> tensor<11xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<11xi32>
    return %2 : tensor<11xi32>
  }
  func.func private @cumsum_8(%arg0: tensor<8xi32>) -> tensor<8xi32> {
    %0 = call @cumsum_9(%arg0) : (tensor<8xi32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @cumsum_9(%arg0: tensor<8xi32>) -> tensor<8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 8>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @floor_divide_10(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<8xi32>
    %2 = stablehlo.sign %arg0 : tensor<8xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %10 = stablehlo.and %5, %9 : tensor<8xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<8xi32>
    %13 = call @_where_11(%10, %12, %1) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %13 : tensor<8xi32>
  }
  func.func private @_where_11(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @remainder(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_12(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %12 = stablehlo.and %11, %6 : tensor<8xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %14 = stablehlo.add %4, %13 : tensor<8xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<8xi1>, tensor<8xi32>
    return %15 : tensor<8xi32>
  }
  func.func private @_where_12(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_13(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8xi1>, tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @percentile(%arg0: tensor<4x9xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %0 = stablehlo.divide %arg1, %cst : tensor<f32>
    %1 = call @quantile_14(%arg0, %0) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @quantile_14(%arg0: tensor<4x9xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<4x9xi1>, tensor<i1>) -> tensor<4xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xi1>) -> tensor<4x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<4x1xi1>, tensor<f32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.select %26, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %28 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %29 = stablehlo.select %28, %cst_11, %27 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.select %30, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %32 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %33 = stablehlo.select %32, %cst_14, %31 : tensor<i1>, tensor<f32>
      %34 = stablehlo.compare LT, %29, %33, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    }) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f32>
    %7 = stablehlo.floor %6 : tensor<f32>
    %8 = stablehlo.ceil %6 : tensor<f32>
    %9 = stablehlo.subtract %6, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.clamp %cst_5, %7, %11 : tensor<f32>
    %cst_6 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.clamp %cst_8, %8, %13 : tensor<f32>
    %15 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %16 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x9xf32>, tensor<1xi32>) -> tensor<4xf32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x9xf32>, tensor<1xi32>) -> tensor<4xf32>
    %21 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.multiply %18, %21 : tensor<4xf32>
    %23 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<4xf32>
    %25 = stablehlo.add %22, %24 : tensor<4xf32>
    return %25 : tensor<4xf32>
  }
}
