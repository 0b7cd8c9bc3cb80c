module @jit_integers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xi8>, %arg1: tensor<16xui8>, %arg2: tensor<16xui32>, %arg3: tensor<16xi32>, %arg4: tensor<16xi1>) -> (tensor<16xi8> {jax.result_info = "result[0]"}, tensor<16xi8> {jax.result_info = "result[1]"}, tensor<16xi8> {jax.result_info = "result[2]"}, tensor<16xui8> {jax.result_info = "result[3]"}, tensor<16xui8> {jax.result_info = "result[4]"}, tensor<16xui32> {jax.result_info = "result[5]"}, tensor<16xui32> {jax.result_info = "result[6]"}, tensor<16xi32> {jax.result_info = "result[7]"}, tensor<16xi32> {jax.result_info = "result[8]"}, tensor<16xi32> {jax.result_info = "result[9]"}, tensor<16xi32> {jax.result_info = "result[10]"}, tensor<16xui32> {jax.result_info = "result[11]"}, tensor<16xi32> {jax.result_info = "result[12]"}, tensor<16xi1> {jax.result_info = "result[13]"}, tensor<16xi1> {jax.result_info = "result[14]"}, tensor<16xf32> {jax.result_info = "result[15]"}, tensor<16xi8> {jax.result_info = "result[16]"}, tensor<16xi16> {jax.result_info = "result[17]"}, tensor<i32> {jax.result_info = "result[18]"}, tensor<i8> {jax.result_info = "result[19]"}, tensor<i1> {jax.result_info = "result[20]"}, tensor<i1> {jax.result_info = "result[21]"}, tensor<16xi1> {jax.result_info = "result[22]"}, tensor<16xi32> {jax.result_info = "result[23]"}, tensor<16xi8> {jax.result_info = "result[24]"}, tensor<16xi32> {jax.result_info = "result[25]"}, tensor<16x4xui8> {jax.result_info = "result[26]"}, tensor<16xi32> {jax.result_info = "result[27]"}, tensor<16xi32> {jax.result_info = "result[28]"}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<16xi8>
    %c = stablehlo.constant dense<7> : tensor<i8>
    %1 = call @floor_divide(%arg0, %c) : (tensor<16xi8>, tensor<i8>) -> tensor<16xi8>
    %c_0 = stablehlo.constant dense<7> : tensor<i8>
    %2 = call @remainder(%arg0, %c_0) : (tensor<16xi8>, tensor<i8>) -> tensor<16xi8>
    %3 = stablehlo.multiply %arg1, %arg1 : tensor<16xui8>
    %c_1 = stablehlo.constant dense<3> : tensor<ui8>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<16xui8>
    %5 = stablehlo.shift_right_logical %arg1, %4 : tensor<16xui8>
    %c_2 = stablehlo.constant dense<5> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %7 = stablehlo.shift_left %arg2, %6 : tensor<16xui32>
    %c_3 = stablehlo.constant dense<13> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %9 = stablehlo.shift_right_logical %arg2, %8 : tensor<16xui32>
    %10 = stablehlo.xor %arg2, %9 : tensor<16xui32>
    %11 = stablehlo.not %arg3 : tensor<16xi32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %13 = stablehlo.shift_right_arithmetic %arg3, %12 : tensor<16xi32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %15 = stablehlo.shift_right_logical %arg3, %14 : tensor<16xi32>
    %16 = stablehlo.count_leading_zeros %arg3 : tensor<16xi32>
    %17 = stablehlo.popcnt %arg2 : tensor<16xui32>
    %18 = stablehlo.negate %arg3 : tensor<16xi32>
    %19 = call @_where_1(%arg4, %arg3, %18) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %21 = stablehlo.compare GT, %arg3, %20, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %22 = stablehlo.and %arg4, %21 : tensor<16xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i8>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %24 = stablehlo.compare GT, %arg0, %23, SIGNED : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
    %25 = stablehlo.xor %arg4, %24 : tensor<16xi1>
    %26 = stablehlo.convert %arg2 : (tensor<16xui32>) -> tensor<16xf32>
    %27 = stablehlo.convert %arg3 : (tensor<16xi32>) -> tensor<16xi8>
    %28 = stablehlo.convert %arg1 : (tensor<16xui8>) -> tensor<16xi16>
    %c_8 = stablehlo.constant dense<300> : tensor<i16>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i16>) -> tensor<16xi16>
    %30 = stablehlo.subtract %28, %29 : tensor<16xi16>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.reduce(%arg3 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<-128> : tensor<i8>
    %32 = stablehlo.reduce(%arg0 init: %c_10) applies stablehlo.maximum across dimensions = [0] : (tensor<16xi8>, tensor<i8>) -> tensor<i8>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %33 = stablehlo.reduce(%arg4 init: %c_11) applies stablehlo.and across dimensions = [0] : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<false> : tensor<i1>
    %34 = stablehlo.reduce(%arg4 init: %c_12) applies stablehlo.or across dimensions = [0] : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
    %35 = stablehlo.bitcast_convert %arg3 : (tensor<16xi32>) -> tensor<16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %37 = stablehlo.compare NE, %35, %36, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %38 = stablehlo.multiply %arg3, %arg3 : tensor<16xi32>
    %39 = stablehlo.multiply %38, %arg3 : tensor<16xi32>
    %40 = stablehlo.abs %arg0 : tensor<16xi8>
    %41 = stablehlo.sign %arg3 : tensor<16xi32>
    %42 = stablehlo.bitcast_convert %arg2 : (tensor<16xui32>) -> tensor<16x4xui8>
    %c_13 = stablehlo.constant dense<-5> : tensor<i32>
    %c_14 = stablehlo.constant dense<1000> : tensor<i32>
    %43 = call @clip(%arg3, %c_13, %c_14) : (tensor<16xi32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %45 = stablehlo.and %arg3, %44 : tensor<16xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %47 = stablehlo.add %46, %45 : tensor<16xi32>
    %48 = stablehlo.divide %arg3, %47 : tensor<16xi32>
    return %0, %1, %2, %3, %5, %7, %10, %11, %13, %15, %16, %17, %19, %22, %25, %26, %27, %30, %31, %32, %33, %34, %37, %39, %40, %41, %42, %43, %48 : tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui32>, tensor<16xui32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xui32>, tensor<16xi32>, tensor<16xi1>, tensor<16xi1>, tensor<16xf32>, tensor<16xi8>, tensor<16xi16>, tensor<i32>, tensor<i8>, tensor<i1>, tensor<i1>, tensor<16xi1>, tensor<16xi32>, tensor<16xi8>, tensor<16xi32>, tensor<16x4xui8>, tensor<16xi32>, tensor<16xi32>
  }
  func.func private @floor_divide(%arg0: tensor<16xi8>, %arg1: tensor<i8>) -> tensor<16xi8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %1 = stablehlo.divide %arg0, %0 : tensor<16xi8>
    %2 = stablehlo.sign %arg0 : tensor<16xi8>
    %3 = stablehlo.sign %arg1 : tensor<i8>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %7 = stablehlo.remainder %arg0, %6 : tensor<16xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
    %10 = stablehlo.and %5, %9 : tensor<16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %12 = stablehlo.subtract %1, %11 : tensor<16xi8>
    %13 = call @_where(%10, %12, %1) : (tensor<16xi1>, tensor<16xi8>, tensor<16xi8>) -> tensor<16xi8>
    return %13 : tensor<16xi8>
  }
  func.func private @_where(%arg0: tensor<16xi1>, %arg1: tensor<16xi8>, %arg2: tensor<16xi8>) -> tensor<16xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @remainder(%arg0: tensor<16xi8>, %arg1: tensor<i8>) -> tensor<16xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %1 = call @_where_0(%0, %c_0, %arg1) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %3 = stablehlo.remainder %arg0, %2 : tensor<16xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %5 = stablehlo.compare NE, %3, %4, SIGNED : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i8>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %7 = stablehlo.compare LT, %3, %6, SIGNED : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i8>
    %8 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %10 = stablehlo.compare NE, %7, %9, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %11 = stablehlo.and %10, %5 : tensor<16xi1>
    %12 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %13 = stablehlo.add %3, %12 : tensor<16xi8>
    %14 = stablehlo.select %11, %13, %3 : tensor<16xi1>, tensor<16xi8>
    return %14 : tensor<16xi8>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i8>, %arg2: tensor<i8>) -> tensor<i8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i8>
    return %0 : tensor<i8>
  }
  func.func private @_where_1(%arg0: tensor<16xi1>, %arg1: tensor<16xi32>, %arg2: tensor<16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi32>
    return %0 : tensor<16xi32>
  }
  func.func private @clip(%arg0: tensor<16xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<16xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<16xi32>
    return %5 : tensor<16xi32>
  }
}
