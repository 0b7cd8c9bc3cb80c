module {
  func.func @main(%arg0: tensor<6x1x8x8xf32>, %arg1: tensor<6xi64>) -> tensor<f32> {
    %c = stablehlo.constant dense<0> : tensor<6xi64>
    %c_0 = stablehlo.constant dense<-100> : tensor<6xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense_resource<torch_tensor_3_torch.int64> : tensor<3xi64>
    %cst_3 = stablehlo.constant dense_resource<torch_tensor_3_torch.float32> : tensor<3xf32>
    %cst_4 = stablehlo.constant dense_resource<torch_tensor_3_16_torch.float32> : tensor<3x16xf32>
    %cst_5 = stablehlo.constant dense_resource<torch_tensor_4_torch.float32_2> : tensor<4xf32>
    %cst_6 = stablehlo.constant dense_resource<torch_tensor_4_torch.float32_1> : tensor<4xf32>
    %cst_7 = stablehlo.constant dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>
    %cst_8 = stablehlo.constant dense_resource<torch_tensor_4_1_3_3_torch.float32> : tensor<4x1x3x3xf32>
    %c_9 = stablehlo.constant dense_resource<torch_tensor_8_8_torch.uint8> : tensor<8x8xui8>
    %cst_10 = stablehlo.constant dense_resource<torch_tensor_8_8_torch.float32> : tensor<8x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<6x4x8x8xf32>
    %c_13 = stablehlo.constant dense<16> : tensor<i64>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_15 = arith.constant dense<128> : tensor<1xi64>
    %cst_16 = arith.constant dense<1.000000e-05> : tensor<1xf64>
    %cst_17 = arith.constant dense_resource<torch_tensor_6_4_torch.int64> : tensor<6x4xi64>
    %cst_18 = arith.constant dense_resource<torch_tensor_6_4_torch.int64_1> : tensor<6x4xi64>
    %cst_19 = arith.constant dense_resource<torch_tensor_6_4_torch.int64_2> : tensor<6x4xi64>
    %cst_20 = arith.constant dense_resource<torch_tensor_6_4_torch.int64_3> : tensor<6x4xi64>
    %cst_21 = arith.constant dense_resource<torch_tensor_6_4_torch.int64_4> : tensor<6x4xi64>
    %cst_22 = arith.constant dense_resource<torch_tensor_6_4_torch.int64_5> : tensor<6x4xi64>
    %cst_23 = arith.constant dense_resource<torch_tensor_6_4_torch.int64_6> : tensor<6x4xi64>
    %cst_24 = arith.constant dense_resource<torch_tensor_6_4_torch.int64_7> : tensor<6x4xi64>
    %cst_25 = arith.constant dense<1> : tensor<1xi64>
    %0 = stablehlo.broadcast_in_dim %cst_10, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<6x1x8x8xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<6x1x8x8xf32>
    %2 = stablehlo.convert %c_9 : (tensor<8x8xui8>) -> tensor<8x8xi1>
    %3 = stablehlo.convert %2 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<6x1x8x8xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<6x1x8x8xf32>
    %6 = stablehlo.convolution(%5, %cst_8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<6x1x8x8xf32>, tensor<4x1x3x3xf32>) -> tensor<6x4x8x8xf32>
    %7 = stablehlo.reshape %cst_7 : (tensor<4xf32>) -> tensor<4x1x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2, 3] : (tensor<4x1x1xf32>) -> tensor<6x4x8x8xf32>
    %9 = stablehlo.add %6, %8 : tensor<6x4x8x8xf32>
    %10 = stablehlo.reshape %9 : (tensor<6x4x8x8xf32>) -> tensor<6x2x2x64xf32>
    %11 = stablehlo.convert %10 : (tensor<6x2x2x64xf32>) -> tensor<6x2x2x64xf64>
    %12 = stablehlo.reduce(%11 init: %cst_11) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x2x2x64xf64>, tensor<f64>) -> tensor<6x2xf64>
    %13 = stablehlo.reshape %12 : (tensor<6x2xf64>) -> tensor<6x2x1x1xf64>
    %14 = stablehlo.convert %cst_15 : (tensor<1xi64>) -> tensor<1xf64>
    %15 = stablehlo.reshape %14 : (tensor<1xf64>) -> tensor<f64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f64>) -> tensor<6x2x1x1xf64>
    %17 = stablehlo.divide %13, %16 : tensor<6x2x1x1xf64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<6x2x1x1xf64>) -> tensor<6x2x2x64xf64>
    %19 = stablehlo.subtract %11, %18 : tensor<6x2x2x64xf64>
    %20 = stablehlo.multiply %19, %19 : tensor<6x2x2x64xf64>
    %21 = stablehlo.reduce(%20 init: %cst_11) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x2x2x64xf64>, tensor<f64>) -> tensor<6x2xf64>
    %22 = stablehlo.reshape %21 : (tensor<6x2xf64>) -> tensor<6x2x1x1xf64>
    %23 = stablehlo.divide %22, %16 : tensor<6x2x1x1xf64>
    %24 = stablehlo.convert %23 : (tensor<6x2x1x1xf64>) -> tensor<6x2x1x1xf32>
    %25 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x2x2x64xf32>, tensor<f32>) -> tensor<6x2xf32>
    %26 = stablehlo.reshape %25 : (tensor<6x2xf32>) -> tensor<6x2x1x1xf32>
    %27 = stablehlo.convert %cst_15 : (tensor<1xi64>) -> tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<6x2x1x1xf32>
    %30 = stablehlo.divide %26, %29 : tensor<6x2x1x1xf32>
    %31 = stablehlo.convert %cst_16 : (tensor<1xf64>) -> tensor<1xf32>
    %32 = stablehlo.reshape %31 : (tensor<1xf32>) -> tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<6x2x1x1xf32>
    %34 = stablehlo.add %24, %33 : tensor<6x2x1x1xf32>
    %35 = stablehlo.rsqrt %34 : tensor<6x2x1x1xf32>
    %36 = stablehlo.reshape %cst_6 : (tensor<4xf32>) -> tensor<1x2x2x1xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<6x2x1x1xf32>) -> tensor<6x2x2x1xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x2x2x1xf32>) -> tensor<6x2x2x1xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<6x2x2x1xf32>
    %40 = stablehlo.negate %30 : tensor<6x2x1x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<6x2x1x1xf32>) -> tensor<6x2x2x1xf32>
    %42 = stablehlo.multiply %41, %39 : tensor<6x2x2x1xf32>
    %43 = stablehlo.reshape %cst_5 : (tensor<4xf32>) -> tensor<1x2x2x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x2x2x1xf32>) -> tensor<6x2x2x1xf32>
    %45 = stablehlo.add %42, %44 : tensor<6x2x2x1xf32>
    %46 = stablehlo.reshape %cst_17 : (tensor<6x4xi64>) -> tensor<6x4x1xi64>
    %47 = stablehlo.reshape %cst_18 : (tensor<6x4xi64>) -> tensor<6x4x1xi64>
    %48 = stablehlo.reshape %cst_19 : (tensor<6x4xi64>) -> tensor<6x4x1xi64>
    %49 = stablehlo.reshape %cst_20 : (tensor<6x4xi64>) -> tensor<6x4x1xi64>
    %50 = stablehlo.concatenate %46, %47, %48, %49, dim = 2 : (tensor<6x4x1xi64>, tensor<6x4x1xi64>, tensor<6x4x1xi64>, tensor<6x4x1xi64>) -> tensor<6x4x4xi64>
    %51 = "stablehlo.gather"(%39, %50) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<6x2x2x1xf32>, tensor<6x4x4xi64>) -> tensor<6x4xf32>
    %52 = stablehlo.reshape %cst_21 : (tensor<6x4xi64>) -> tensor<6x4x1xi64>
    %53 = stablehlo.reshape %cst_22 : (tensor<6x4xi64>) -> tensor<6x4x1xi64>
    %54 = stablehlo.reshape %cst_23 : (tensor<6x4xi64>) -> tensor<6x4x1xi64>
    %55 = stablehlo.reshape %cst_24 : (tensor<6x4xi64>) -> tensor<6x4x1xi64>
    %56 = stablehlo.concatenate %52, %53, %54, %55, dim = 2 : (tensor<6x4x1xi64>, tensor<6x4x1xi64>, tensor<6x4x1xi64>, tensor<6x4x1xi64>) -> tensor<6x4x4xi64>
    %57 = "stablehlo.gather"(%45, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<6x2x2x1xf32>, tensor<6x4x4xi64>) -> tensor<6x4xf32>
    %58 = stablehlo.reshape %51 : (tensor<6x4xf32>) -> tensor<6x4x1xf32>
    %59 = stablehlo.reshape %58 : (tensor<6x4x1xf32>) -> tensor<6x4x1x1xf32>
    %60 = stablehlo.reshape %57 : (tensor<6x4xf32>) -> tensor<6x4x1xf32>
    %61 = stablehlo.reshape %60 : (tensor<6x4x1xf32>) -> tensor<6x4x1x1xf32>
    %62 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<6x4x1x1xf32>) -> tensor<6x4x8x8xf32>
    %63 = stablehlo.multiply %9, %62 : tensor<6x4x8x8xf32>
    %64 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<6x4x1x1xf32>) -> tensor<6x4x8x8xf32>
    %65 = stablehlo.add %63, %64 : tensor<6x4x8x8xf32>
    %66 = stablehlo.maximum %65, %cst_12 : tensor<6x4x8x8xf32>
    %67 = "stablehlo.reduce_window"(%66, %cst) <{padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4, 4>, window_strides = array<i64: 1, 1, 4, 4>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %113 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %113 : tensor<f32>
    }) : (tensor<6x4x8x8xf32>, tensor<f32>) -> tensor<6x4x2x2xf32>
    %68 = stablehlo.convert %c_13 : (tensor<i64>) -> tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<6x4x2x2xf32>
    %70 = stablehlo.divide %67, %69 : tensor<6x4x2x2xf32>
    %71 = stablehlo.reshape %70 : (tensor<6x4x2x2xf32>) -> tensor<6x16xf32>
    %72 = stablehlo.transpose %cst_4, dims = [1, 0] : (tensor<3x16xf32>) -> tensor<16x3xf32>
    %73 = stablehlo.dot_general %71, %72, contracting_dims = [1] x [0] : (tensor<6x16xf32>, tensor<16x3xf32>) -> tensor<6x3xf32>
    %74 = stablehlo.convert %cst_25 : (tensor<1xi64>) -> tensor<1xf32>
    %75 = stablehlo.reshape %74 : (tensor<1xf32>) -> tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %77 = stablehlo.multiply %73, %76 : tensor<6x3xf32>
    %78 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %79 = stablehlo.multiply %78, %cst_3 : tensor<3xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [1] : (tensor<3xf32>) -> tensor<6x3xf32>
    %81 = stablehlo.add %77, %80 : tensor<6x3xf32>
    %82 = "stablehlo.gather"(%81, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1>}> : (tensor<6x3xf32>, tensor<3xi64>) -> tensor<6x3xf32>
    %83 = stablehlo.convert %82 : tensor<6x3xf32>
    %84 = stablehlo.reduce(%83 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %85 = stablehlo.reshape %84 : (tensor<6xf32>) -> tensor<6x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %87 = stablehlo.subtract %83, %86 : tensor<6x3xf32>
    %88 = stablehlo.exponential %87 : tensor<6x3xf32>
    %89 = stablehlo.reduce(%88 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %90 = stablehlo.reshape %89 : (tensor<6xf32>) -> tensor<6x1xf32>
    %91 = stablehlo.log %90 : tensor<6x1xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %93 = stablehlo.subtract %87, %92 : tensor<6x3xf32>
    %94 = stablehlo.compare NE, %arg1, %c_0, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<6xi1>) -> tensor<6xi1>
    %96 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<6xi64>) -> tensor<6xi64>
    %97 = stablehlo.select %95, %96, %c : tensor<6xi1>, tensor<6xi64>
    %98 = stablehlo.reshape %97 : (tensor<6xi64>) -> tensor<6x1xi64>
    %99 = stablehlo.iota dim = 0 : tensor<6x1x1xi64>
    %100 = stablehlo.reshape %98 : (tensor<6x1xi64>) -> tensor<6x1x1xi64>
    %101 = stablehlo.concatenate %99, %100, dim = 2 : (tensor<6x1x1xi64>, tensor<6x1x1xi64>) -> tensor<6x1x2xi64>
    %102 = "stablehlo.gather"(%93, %101) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<6x3xf32>, tensor<6x1x2xi64>) -> tensor<6x1xf32>
    %103 = stablehlo.reshape %102 : (tensor<6x1xf32>) -> tensor<6xf32>
    %104 = stablehlo.negate %103 : tensor<6xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<6xf32>) -> tensor<6xf32>
    %106 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %107 = stablehlo.select %95, %105, %106 : tensor<6xi1>, tensor<6xf32>
    %108 = stablehlo.convert %94 : (tensor<6xi1>) -> tensor<6xi64>
    %109 = stablehlo.reduce(%108 init: %c_1) applies stablehlo.add across dimensions = [0] : (tensor<6xi64>, tensor<i64>) -> tensor<i64>
    %110 = stablehlo.convert %109 : (tensor<i64>) -> tensor<f32>
    %111 = stablehlo.reduce(%107 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %112 = stablehlo.divide %111, %110 : tensor<f32>
    return %112 : tensor<f32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_3_torch.int64: "0x08000000020000000000000000000000000000000100000000000000",
      torch_tensor_3_torch.float32: "0x04000000C8D7E9BD68F761BEB2154DBE",
      torch_tensor_3_16_torch.float32: "0x04000000EE6A0DBE80CDEDBDEC020DBE80986CBCA21D61BE584EFEBDFCA384BD589FEF3D6C1B963D20B60C3CDCC443BE70C9CC3D4866233E3C0567BE88A9CABD368800BED0C60D3ED6C1113EE0F5353E4C75293E18EB44BEF80DF8BD60DF73BC8ED764BEB85122BD2C20073EE0D7013E58A8593DFCC31EBE547DDDBDD092603DE879253D58062BBE98D6183D94D7153E228D413EE4FF62BEA68B483E4A473B3E5886BABD5CDFFD3DC804B13D9AA354BEE47969BE72FD28BE7C0D153E4C0415BE1EA66D3E",
      torch_tensor_4_torch.float32_2: "0x04000000F2BBBFBDFB3ED03D307E413EAF160BBD",
      torch_tensor_4_torch.float32_1: "0x040000004B157E3F9256813FFD3D713F7924473F",
      torch_tensor_4_torch.float32: "0x0400000023C14A3E7BCF3BBEE47A84BEC060FE3D",
      torch_tensor_4_1_3_3_torch.float32: "0x0400000060E12B3E5BA751BEDE3295BE6A8B8C3EBB0EA0BDC63609BE4BB57E3D6E9E0EBEE06030BEC0FC1E3D043C9ABE2B3DCDBD1612CABD068A9A3E34F6A0BEA3226E3E06C28FBDABA8453C074DA13E5723823E22BFA8BE4EAD04BECBA5953EE849493EE01F24BD76CC5CBE78487F3EF81374BEEBBFADBC2033AB3DAECB05BE2B83473E6BD1A8BCDBEEFF3D6BD3A73EE01A18BE",
      torch_tensor_8_8_torch.uint8: "0x0100000000010101010101000101010101010001010101010100010101010101000101010101010001010101010100010101010101000101010101010001010101010100",
      torch_tensor_8_8_torch.float32: "0x040000000000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F9812093F6B751D3F97CE2D3F96CE2D3F6B751D3F9812093F0000003F0000003F6B751D3FD4A65F3F005E8A3FFF5D8A3FD5A65F3F6A751D3F0000003F0000003F97CE2D3F005E8A3F4AA3B33F4AA3B33F005E8A3F95CE2D3F0000003F0000003F96CE2D3FFF5D8A3F4AA3B33F49A3B33F005E8A3F95CE2D3F0000003F0000003F6B751D3FD5A65F3F005E8A3F005E8A3FD6A65F3F6A751D3F0000003F0000003F9812093F6A751D3F95CE2D3F95CE2D3F6A751D3F9812093F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F",
      torch_tensor_6_4_torch.int64: "0x08000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000030000000000000004000000000000000400000000000000040000000000000004000000000000000500000000000000050000000000000005000000000000000500000000000000",
      torch_tensor_6_4_torch.int64_1: "0x08000000000000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000000000000000000001000000000000000100000000000000",
      torch_tensor_6_4_torch.int64_2: "0x08000000000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000",
      torch_tensor_6_4_torch.int64_3: "0x08000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_6_4_torch.int64_4: "0x08000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000030000000000000004000000000000000400000000000000040000000000000004000000000000000500000000000000050000000000000005000000000000000500000000000000",
      torch_tensor_6_4_torch.int64_5: "0x08000000000000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000000000000000000001000000000000000100000000000000",
      torch_tensor_6_4_torch.int64_6: "0x08000000000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000",
      torch_tensor_6_4_torch.int64_7: "0x08000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    }
  }
#-}

