// Every dynamic form with a shape that is constant after some integer arithmetic.
module {
  func.func @main(%m: tensor<3x4xf32>, %image: tensor<1x2x5x5xf32>, %kernel: tensor<3x2x3x3xf32>, %v: tensor<4xf32>, %start: tensor<2xi32>)
      -> (tensor<4x3xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<2x4xf32>, tensor<1x3x5x5xf32>, tensor<i32>, tensor<2x4xf32>, tensor<f32>,
          tensor<3xf32>, tensor<2x4xf32>, tensor<5xi32>, tensor<2x3xf32>) {
    // dynamic_reshape to [rows + 1, columns - 1]
    %rows = stablehlo.get_dimension_size %m, dim = 0 : (tensor<3x4xf32>) -> tensor<i32>
    %columns = stablehlo.get_dimension_size %m, dim = 1 : (tensor<3x4xf32>) -> tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %more = stablehlo.add %rows, %one : tensor<i32>
    %less = stablehlo.subtract %columns, %one : tensor<i32>
    %more1 = stablehlo.reshape %more : (tensor<i32>) -> tensor<1xi32>
    %less1 = stablehlo.reshape %less : (tensor<i32>) -> tensor<1xi32>
    %shape = stablehlo.concatenate %more1, %less1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %reshaped = stablehlo.dynamic_reshape %m, %shape : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4x3xf32>
    // real_dynamic_slice m[1:3, 0:4:2]
    %low = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %three = stablehlo.constant dense<3> : tensor<2xi64>
    %limit = stablehlo.maximum %three, %low : tensor<2xi64>
    %strides = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %sliced = stablehlo.real_dynamic_slice %m, %low, %limit, %strides : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf32>
    // dynamic_pad
    %minus = stablehlo.constant dense<-1.0> : tensor<f32>
    %pad_low = stablehlo.convert %shape : (tensor<2xi32>) -> tensor<2xi64>
    %zeros = stablehlo.constant dense<0> : tensor<2xi64>
    %fewer = stablehlo.subtract %low, %pad_low : tensor<2xi64>
    %edge = stablehlo.subtract %zeros, %fewer : tensor<2xi64>
    %interior = stablehlo.constant dense<0> : tensor<2xi64>
    %high = stablehlo.constant dense<[0, -1]> : tensor<2xi64>
    %padded = stablehlo.dynamic_pad %m, %minus, %edge, %high, %interior : (tensor<3x4xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<6x6xf32>
    // dynamic_gather of rows 2 and 0
    %indices = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
    %one1 = stablehlo.reshape %one : (tensor<i32>) -> tensor<1xi32>
    %columns1 = stablehlo.reshape %columns : (tensor<i32>) -> tensor<1xi32>
    %sizes = stablehlo.concatenate %one1, %columns1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %gathered = "stablehlo.dynamic_gather"(%m, %indices, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],
        collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xf32>
    // dynamic_conv with padding 1
    %padding = stablehlo.constant dense<1> : tensor<2x2xi32>
    %convolved = "stablehlo.dynamic_conv"(%image, %kernel, %padding) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>,
        feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x2x5x5xf32>, tensor<3x2x3x3xf32>, tensor<2x2xi32>) -> tensor<1x3x5x5xf32>
    // broadcast, dot of vectors, dot of matrix and vector
    %broadcast = stablehlo.broadcast %v, sizes = [2] : (tensor<4xf32>) -> tensor<2x4xf32>
    %inner = stablehlo.dot %v, %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %matvec = stablehlo.dot %m, %v : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
    // dynamic_broadcast_in_dim, dynamic_iota
    %two = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
    %spread = stablehlo.dynamic_broadcast_in_dim %v, %two, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    %five = arith.constant dense<5> : tensor<1xi64>
    %counted = stablehlo.dynamic_iota %five, dim = 0 : (tensor<1xi64>) -> tensor<5xi32>
    // real_dynamic_slice at a start known only at run time
    %extent = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
    %end = stablehlo.add %start, %extent : tensor<2xi32>
    %ones = stablehlo.constant dense<1> : tensor<2xi32>
    %moved = stablehlo.real_dynamic_slice %m, %start, %end, %ones : (tensor<3x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
    return %reshaped, %sliced, %padded, %gathered, %convolved, %rows, %broadcast, %inner, %matvec, %spread, %counted, %moved
      : tensor<4x3xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<2x4xf32>, tensor<1x3x5x5xf32>, tensor<i32>, tensor<2x4xf32>, tensor<f32>,
        tensor<3xf32>, tensor<2x4xf32>, tensor<5xi32>, tensor<2x3xf32>
  }
}
