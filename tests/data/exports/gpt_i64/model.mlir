module {
  func.func @main(%arg0: tensor<12x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<24x8xf32>, %arg7: tensor<24xf32>, %arg8: tensor<8x8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<32x8xf32>, %arg11: tensor<32xf32>, %arg12: tensor<8x32xf32>, %arg13: tensor<8xf32>, %arg14: tensor<8xf32>, %arg15: tensor<8xf32>, %arg16: tensor<8xf32>, %arg17: tensor<8xf32>, %arg18: tensor<24x8xf32>, %arg19: tensor<24xf32>, %arg20: tensor<8x8xf32>, %arg21: tensor<8xf32>, %arg22: tensor<32x8xf32>, %arg23: tensor<32xf32>, %arg24: tensor<8x32xf32>, %arg25: tensor<8xf32>, %arg26: tensor<8xf32>, %arg27: tensor<8xf32>, %arg28: tensor<12x8xf32>, %arg29: tensor<4x8xi64>, %arg30: tensor<4x8xi64>) -> tensor<f32> {
    %c = stablehlo.constant dense<0> : tensor<32xi64>
    %c_0 = stablehlo.constant dense<-100> : tensor<32xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x8xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<8xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<8xi64>
    %c_4 = stablehlo.constant dense<8> : tensor<i64>
    %c_5 = stablehlo.constant dense<1> : tensor<i64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x2x8x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_9 = stablehlo.constant dense<true> : tensor<8x8xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<4x8x32xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<4x8x32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<4x8x32xf32>
    %cst_15 = stablehlo.constant dense<-4.000000e+00> : tensor<4x8x32xf32>
    %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<4x8x32xf32>
    %cst_17 = stablehlo.constant dense<-2.72614237E-10> : tensor<4x8x32xf32>
    %cst_18 = stablehlo.constant dense<2.77068146E-8> : tensor<4x8x32xf32>
    %cst_19 = stablehlo.constant dense<-2.10102394E-6> : tensor<4x8x32xf32>
    %cst_20 = stablehlo.constant dense<-5.69250624E-5> : tensor<4x8x32xf32>
    %cst_21 = stablehlo.constant dense<-7.34990637E-4> : tensor<4x8x32xf32>
    %cst_22 = stablehlo.constant dense<-2.954600e-03> : tensor<4x8x32xf32>
    %cst_23 = stablehlo.constant dense<-0.0160960332> : tensor<4x8x32xf32>
    %cst_24 = stablehlo.constant dense<-1.45660715E-5> : tensor<4x8x32xf32>
    %cst_25 = stablehlo.constant dense<-2.13374049E-4> : tensor<4x8x32xf32>
    %cst_26 = stablehlo.constant dense<-0.00168282702> : tensor<4x8x32xf32>
    %cst_27 = stablehlo.constant dense<-0.00737332925> : tensor<4x8x32xf32>
    %cst_28 = stablehlo.constant dense<-0.0142647391> : tensor<4x8x32xf32>
    %cst_29 = stablehlo.constant dense<-1.000000e+00> : tensor<4x8x32xf32>
    %cst_30 = arith.constant dense<8> : tensor<1xi64>
    %cst_31 = arith.constant dense<1.000000e-05> : tensor<1xf64>
    %cst_32 = arith.constant dense<1> : tensor<1xi64>
    %cst_33 = arith.constant dense<0.70710678118654757> : tensor<1xf64>
    %cst_34 = arith.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %0 = "stablehlo.gather"(%arg0, %arg29) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<12x8xf32>, tensor<4x8xi64>) -> tensor<4x8x8xf32>
    %1 = stablehlo.convert %0 : tensor<4x8x8xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<4x8x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x8x8xf32>
    %4 = stablehlo.convert %3 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %5 = stablehlo.reduce(%4 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %6 = stablehlo.reshape %5 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %7 = stablehlo.convert %cst_30 : (tensor<1xi64>) -> tensor<1xf64>
    %8 = stablehlo.reshape %7 : (tensor<1xf64>) -> tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<4x8x1xf64>
    %10 = stablehlo.divide %6, %9 : tensor<4x8x1xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %12 = stablehlo.subtract %4, %11 : tensor<4x8x8xf64>
    %13 = stablehlo.multiply %12, %12 : tensor<4x8x8xf64>
    %14 = stablehlo.reduce(%13 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %15 = stablehlo.reshape %14 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %16 = stablehlo.divide %15, %9 : tensor<4x8x1xf64>
    %17 = stablehlo.convert %16 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %18 = stablehlo.reduce(%3 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %20 = stablehlo.convert %cst_30 : (tensor<1xi64>) -> tensor<1xf32>
    %21 = stablehlo.reshape %20 : (tensor<1xf32>) -> tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %23 = stablehlo.divide %19, %22 : tensor<4x8x1xf32>
    %24 = stablehlo.convert %cst_31 : (tensor<1xf64>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %27 = stablehlo.add %17, %26 : tensor<4x8x1xf32>
    %28 = stablehlo.rsqrt %27 : tensor<4x8x1xf32>
    %29 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %30 = stablehlo.subtract %3, %29 : tensor<4x8x8xf32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<4x8x8xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<4x8x8xf32>
    %35 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %36 = stablehlo.add %34, %35 : tensor<4x8x8xf32>
    %37 = stablehlo.reshape %36 : (tensor<4x8x8xf32>) -> tensor<32x8xf32>
    %38 = stablehlo.transpose %arg6, dims = [1, 0] : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %39 = stablehlo.dot_general %37, %38, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x24xf32>) -> tensor<32x24xf32>
    %40 = stablehlo.convert %cst_32 : (tensor<1xi64>) -> tensor<1xf32>
    %41 = stablehlo.reshape %40 : (tensor<1xf32>) -> tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<32x24xf32>
    %43 = stablehlo.multiply %39, %42 : tensor<32x24xf32>
    %44 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.multiply %arg7, %44 : tensor<24xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [1] : (tensor<24xf32>) -> tensor<32x24xf32>
    %47 = stablehlo.add %43, %46 : tensor<32x24xf32>
    %48 = stablehlo.reshape %47 : (tensor<32x24xf32>) -> tensor<4x8x24xf32>
    %49 = stablehlo.reshape %48 : (tensor<4x8x24xf32>) -> tensor<4x8x3x2x4xf32>
    %50 = stablehlo.transpose %49, dims = [2, 0, 3, 1, 4] : (tensor<4x8x3x2x4xf32>) -> tensor<3x4x2x8x4xf32>
    %51 = stablehlo.slice %50 [0:1, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xf32>) -> tensor<1x4x2x8x4xf32>
    %52 = stablehlo.slice %50 [1:2, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xf32>) -> tensor<1x4x2x8x4xf32>
    %53 = stablehlo.slice %50 [2:3, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xf32>) -> tensor<1x4x2x8x4xf32>
    %54 = stablehlo.reshape %51 : (tensor<1x4x2x8x4xf32>) -> tensor<4x2x8x4xf32>
    %55 = stablehlo.reshape %52 : (tensor<1x4x2x8x4xf32>) -> tensor<4x2x8x4xf32>
    %56 = stablehlo.reshape %53 : (tensor<1x4x2x8x4xf32>) -> tensor<4x2x8x4xf32>
    %57 = stablehlo.convert %cst_33 : (tensor<1xf64>) -> tensor<1xf32>
    %58 = stablehlo.reshape %57 : (tensor<1xf32>) -> tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<4x2x8x4xf32>
    %60 = stablehlo.multiply %54, %59 : tensor<4x2x8x4xf32>
    %61 = stablehlo.convert %c_5 : (tensor<i64>) -> tensor<f64>
    %62 = stablehlo.convert %c_4 : (tensor<i64>) -> tensor<f64>
    %63 = stablehlo.divide %62, %61 : tensor<f64>
    %64 = stablehlo.ceil %63 : tensor<f64>
    %65 = stablehlo.convert %64 : (tensor<f64>) -> tensor<i64>
    %66 = stablehlo.reshape %65 : (tensor<i64>) -> tensor<1xi64>
    %67 = stablehlo.dynamic_iota %66, dim = 0 : (tensor<1xi64>) -> tensor<8xi64>
    %68 = stablehlo.multiply %67, %c_3 : tensor<8xi64>
    %69 = stablehlo.add %68, %c_2 : tensor<8xi64>
    %70 = stablehlo.reshape %69 : (tensor<8xi64>) -> tensor<1x8xi64>
    %71 = stablehlo.reshape %69 : (tensor<8xi64>) -> tensor<8x1xi64>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<1x8xi64>) -> tensor<8x8xi64>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<8x1xi64>) -> tensor<8x8xi64>
    %74 = stablehlo.subtract %72, %73 : tensor<8x8xi64>
    %75 = stablehlo.compare LE, %74, %c_1, SIGNED : (tensor<8x8xi64>, tensor<8x8xi64>) -> tensor<8x8xi1>
    %76 = stablehlo.and %75, %c_9 : tensor<8x8xi1>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %78 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %79 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<8x8xi1>, tensor<8x8xf32>
    %81 = stablehlo.transpose %55, dims = [0, 1, 3, 2] : (tensor<4x2x8x4xf32>) -> tensor<4x2x4x8xf32>
    %82 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<4x2x4x8xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<4x2x4x8xf32>
    %84 = stablehlo.reshape %60 : (tensor<4x2x8x4xf32>) -> tensor<8x8x4xf32>
    %85 = stablehlo.reshape %83 : (tensor<4x2x4x8xf32>) -> tensor<8x4x8xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8xf32>
    %87 = stablehlo.dot_general %84, %86, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x4xf32>, tensor<8x4x8xf32>) -> tensor<8x8x8xf32>
    %88 = stablehlo.reshape %87 : (tensor<8x8x8xf32>) -> tensor<4x2x8x8xf32>
    %89 = stablehlo.broadcast_in_dim %80, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<4x2x8x8xf32>
    %90 = stablehlo.add %88, %89 : tensor<4x2x8x8xf32>
    %91 = stablehlo.reduce(%90 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %92 = stablehlo.reshape %91 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %94 = stablehlo.subtract %90, %93 : tensor<4x2x8x8xf32>
    %95 = stablehlo.exponential %94 : tensor<4x2x8x8xf32>
    %96 = stablehlo.reduce(%95 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %97 = stablehlo.reshape %96 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %99 = stablehlo.divide %95, %98 : tensor<4x2x8x8xf32>
    %100 = stablehlo.convert %cst_34 : tensor<1xf64>
    %101 = stablehlo.reshape %100 : (tensor<1xf64>) -> tensor<f64>
    %102 = stablehlo.convert %101 : (tensor<f64>) -> tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<4x2x8x8xf32>
    %104 = stablehlo.compare EQ, %90, %103, FLOAT : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xi1>
    %105 = stablehlo.reduce(%104 init: %c_11) applies stablehlo.and across dimensions = [3] : (tensor<4x2x8x8xi1>, tensor<i1>) -> tensor<4x2x8xi1>
    %106 = stablehlo.reshape %105 : (tensor<4x2x8xi1>) -> tensor<4x2x8x1xi1>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xi1>) -> tensor<4x2x8x8xi1>
    %108 = stablehlo.broadcast_in_dim %cst, dims = [0, 1, 2, 3] : (tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %109 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 3] : (tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %110 = stablehlo.select %107, %108, %109 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>
    %111 = stablehlo.reshape %110 : (tensor<4x2x8x8xf32>) -> tensor<8x8x8xf32>
    %112 = stablehlo.reshape %56 : (tensor<4x2x8x4xf32>) -> tensor<8x8x4xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    %114 = stablehlo.dot_general %111, %113, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x8xf32>, tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    %115 = stablehlo.reshape %114 : (tensor<8x8x4xf32>) -> tensor<4x2x8x4xf32>
    %116 = stablehlo.transpose %115, dims = [2, 0, 1, 3] : (tensor<4x2x8x4xf32>) -> tensor<8x4x2x4xf32>
    %117 = stablehlo.transpose %116, dims = [1, 2, 0, 3] : (tensor<8x4x2x4xf32>) -> tensor<4x2x8x4xf32>
    %118 = stablehlo.transpose %117, dims = [0, 2, 1, 3] : (tensor<4x2x8x4xf32>) -> tensor<4x8x2x4xf32>
    %119 = stablehlo.reshape %118 : (tensor<4x8x2x4xf32>) -> tensor<4x8x8xf32>
    %120 = stablehlo.transpose %arg8, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %121 = stablehlo.reshape %119 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %122 = stablehlo.broadcast_in_dim %120, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<4x8x8xf32>
    %123 = stablehlo.reshape %122 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %125 = stablehlo.dot_general %121, %124, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %126 = stablehlo.reshape %125 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %127 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %128 = stablehlo.add %126, %127 : tensor<4x8x8xf32>
    %129 = stablehlo.add %3, %128 : tensor<4x8x8xf32>
    %130 = stablehlo.convert %129 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %131 = stablehlo.reduce(%130 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %132 = stablehlo.reshape %131 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %133 = stablehlo.divide %132, %9 : tensor<4x8x1xf64>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %135 = stablehlo.subtract %130, %134 : tensor<4x8x8xf64>
    %136 = stablehlo.multiply %135, %135 : tensor<4x8x8xf64>
    %137 = stablehlo.reduce(%136 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %138 = stablehlo.reshape %137 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %139 = stablehlo.divide %138, %9 : tensor<4x8x1xf64>
    %140 = stablehlo.convert %139 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %141 = stablehlo.reduce(%129 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %142 = stablehlo.reshape %141 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %143 = stablehlo.divide %142, %22 : tensor<4x8x1xf32>
    %144 = stablehlo.add %140, %26 : tensor<4x8x1xf32>
    %145 = stablehlo.rsqrt %144 : tensor<4x8x1xf32>
    %146 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %147 = stablehlo.subtract %129, %146 : tensor<4x8x8xf32>
    %148 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %149 = stablehlo.multiply %147, %148 : tensor<4x8x8xf32>
    %150 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %151 = stablehlo.multiply %149, %150 : tensor<4x8x8xf32>
    %152 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %153 = stablehlo.add %151, %152 : tensor<4x8x8xf32>
    %154 = stablehlo.reshape %153 : (tensor<4x8x8xf32>) -> tensor<32x8xf32>
    %155 = stablehlo.transpose %arg10, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %156 = stablehlo.dot_general %154, %155, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %157 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %158 = stablehlo.multiply %156, %157 : tensor<32x32xf32>
    %159 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %160 = stablehlo.multiply %arg11, %159 : tensor<32xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<32xf32>) -> tensor<32x32xf32>
    %162 = stablehlo.add %158, %161 : tensor<32x32xf32>
    %163 = stablehlo.reshape %162 : (tensor<32x32xf32>) -> tensor<4x8x32xf32>
    %164 = stablehlo.multiply %163, %cst_14 : tensor<4x8x32xf32>
    %165 = stablehlo.rsqrt %cst_13 : tensor<4x8x32xf32>
    %166 = stablehlo.multiply %163, %165 : tensor<4x8x32xf32>
    %167 = stablehlo.clamp %cst_15, %166, %cst_16 : tensor<4x8x32xf32>
    %168 = stablehlo.multiply %167, %167 : tensor<4x8x32xf32>
    %169 = stablehlo.multiply %cst_17, %168 : tensor<4x8x32xf32>
    %170 = stablehlo.add %169, %cst_18 : tensor<4x8x32xf32>
    %171 = stablehlo.multiply %170, %168 : tensor<4x8x32xf32>
    %172 = stablehlo.add %171, %cst_19 : tensor<4x8x32xf32>
    %173 = stablehlo.multiply %172, %168 : tensor<4x8x32xf32>
    %174 = stablehlo.add %173, %cst_20 : tensor<4x8x32xf32>
    %175 = stablehlo.multiply %174, %168 : tensor<4x8x32xf32>
    %176 = stablehlo.add %175, %cst_21 : tensor<4x8x32xf32>
    %177 = stablehlo.multiply %176, %168 : tensor<4x8x32xf32>
    %178 = stablehlo.add %177, %cst_22 : tensor<4x8x32xf32>
    %179 = stablehlo.multiply %178, %168 : tensor<4x8x32xf32>
    %180 = stablehlo.add %179, %cst_23 : tensor<4x8x32xf32>
    %181 = stablehlo.multiply %cst_24, %168 : tensor<4x8x32xf32>
    %182 = stablehlo.add %181, %cst_25 : tensor<4x8x32xf32>
    %183 = stablehlo.multiply %182, %168 : tensor<4x8x32xf32>
    %184 = stablehlo.add %183, %cst_26 : tensor<4x8x32xf32>
    %185 = stablehlo.multiply %184, %168 : tensor<4x8x32xf32>
    %186 = stablehlo.add %185, %cst_27 : tensor<4x8x32xf32>
    %187 = stablehlo.multiply %186, %168 : tensor<4x8x32xf32>
    %188 = stablehlo.add %187, %cst_28 : tensor<4x8x32xf32>
    %189 = stablehlo.multiply %167, %180 : tensor<4x8x32xf32>
    %190 = stablehlo.divide %189, %188 : tensor<4x8x32xf32>
    %191 = stablehlo.clamp %cst_29, %190, %cst_12 : tensor<4x8x32xf32>
    %192 = stablehlo.add %191, %cst_12 : tensor<4x8x32xf32>
    %193 = stablehlo.multiply %192, %164 : tensor<4x8x32xf32>
    %194 = stablehlo.reshape %193 : (tensor<4x8x32xf32>) -> tensor<32x32xf32>
    %195 = stablehlo.transpose %arg12, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %196 = stablehlo.dot_general %194, %195, contracting_dims = [1] x [0] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %197 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %198 = stablehlo.multiply %196, %197 : tensor<32x8xf32>
    %199 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %200 = stablehlo.multiply %arg13, %199 : tensor<8xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [1] : (tensor<8xf32>) -> tensor<32x8xf32>
    %202 = stablehlo.add %198, %201 : tensor<32x8xf32>
    %203 = stablehlo.reshape %202 : (tensor<32x8xf32>) -> tensor<4x8x8xf32>
    %204 = stablehlo.add %129, %203 : tensor<4x8x8xf32>
    %205 = stablehlo.convert %204 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %206 = stablehlo.reduce(%205 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %207 = stablehlo.reshape %206 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %208 = stablehlo.divide %207, %9 : tensor<4x8x1xf64>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %210 = stablehlo.subtract %205, %209 : tensor<4x8x8xf64>
    %211 = stablehlo.multiply %210, %210 : tensor<4x8x8xf64>
    %212 = stablehlo.reduce(%211 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %213 = stablehlo.reshape %212 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %214 = stablehlo.divide %213, %9 : tensor<4x8x1xf64>
    %215 = stablehlo.convert %214 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %216 = stablehlo.reduce(%204 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %217 = stablehlo.reshape %216 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %218 = stablehlo.divide %217, %22 : tensor<4x8x1xf32>
    %219 = stablehlo.add %215, %26 : tensor<4x8x1xf32>
    %220 = stablehlo.rsqrt %219 : tensor<4x8x1xf32>
    %221 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %222 = stablehlo.subtract %204, %221 : tensor<4x8x8xf32>
    %223 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %224 = stablehlo.multiply %222, %223 : tensor<4x8x8xf32>
    %225 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %226 = stablehlo.multiply %224, %225 : tensor<4x8x8xf32>
    %227 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %228 = stablehlo.add %226, %227 : tensor<4x8x8xf32>
    %229 = stablehlo.reshape %228 : (tensor<4x8x8xf32>) -> tensor<32x8xf32>
    %230 = stablehlo.transpose %arg18, dims = [1, 0] : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %231 = stablehlo.dot_general %229, %230, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x24xf32>) -> tensor<32x24xf32>
    %232 = stablehlo.multiply %231, %42 : tensor<32x24xf32>
    %233 = stablehlo.multiply %arg19, %44 : tensor<24xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [1] : (tensor<24xf32>) -> tensor<32x24xf32>
    %235 = stablehlo.add %232, %234 : tensor<32x24xf32>
    %236 = stablehlo.reshape %235 : (tensor<32x24xf32>) -> tensor<4x8x24xf32>
    %237 = stablehlo.reshape %236 : (tensor<4x8x24xf32>) -> tensor<4x8x3x2x4xf32>
    %238 = stablehlo.transpose %237, dims = [2, 0, 3, 1, 4] : (tensor<4x8x3x2x4xf32>) -> tensor<3x4x2x8x4xf32>
    %239 = stablehlo.slice %238 [0:1, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xf32>) -> tensor<1x4x2x8x4xf32>
    %240 = stablehlo.slice %238 [1:2, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xf32>) -> tensor<1x4x2x8x4xf32>
    %241 = stablehlo.slice %238 [2:3, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xf32>) -> tensor<1x4x2x8x4xf32>
    %242 = stablehlo.reshape %239 : (tensor<1x4x2x8x4xf32>) -> tensor<4x2x8x4xf32>
    %243 = stablehlo.reshape %240 : (tensor<1x4x2x8x4xf32>) -> tensor<4x2x8x4xf32>
    %244 = stablehlo.reshape %241 : (tensor<1x4x2x8x4xf32>) -> tensor<4x2x8x4xf32>
    %245 = stablehlo.multiply %242, %59 : tensor<4x2x8x4xf32>
    %246 = stablehlo.transpose %243, dims = [0, 1, 3, 2] : (tensor<4x2x8x4xf32>) -> tensor<4x2x4x8xf32>
    %247 = stablehlo.multiply %246, %82 : tensor<4x2x4x8xf32>
    %248 = stablehlo.reshape %245 : (tensor<4x2x8x4xf32>) -> tensor<8x8x4xf32>
    %249 = stablehlo.reshape %247 : (tensor<4x2x4x8xf32>) -> tensor<8x4x8xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8xf32>
    %251 = stablehlo.dot_general %248, %250, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x4xf32>, tensor<8x4x8xf32>) -> tensor<8x8x8xf32>
    %252 = stablehlo.reshape %251 : (tensor<8x8x8xf32>) -> tensor<4x2x8x8xf32>
    %253 = stablehlo.add %252, %89 : tensor<4x2x8x8xf32>
    %254 = stablehlo.reduce(%253 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %255 = stablehlo.reshape %254 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %257 = stablehlo.subtract %253, %256 : tensor<4x2x8x8xf32>
    %258 = stablehlo.exponential %257 : tensor<4x2x8x8xf32>
    %259 = stablehlo.reduce(%258 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %260 = stablehlo.reshape %259 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %262 = stablehlo.divide %258, %261 : tensor<4x2x8x8xf32>
    %263 = stablehlo.compare EQ, %253, %103, FLOAT : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xi1>
    %264 = stablehlo.reduce(%263 init: %c_11) applies stablehlo.and across dimensions = [3] : (tensor<4x2x8x8xi1>, tensor<i1>) -> tensor<4x2x8xi1>
    %265 = stablehlo.reshape %264 : (tensor<4x2x8xi1>) -> tensor<4x2x8x1xi1>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xi1>) -> tensor<4x2x8x8xi1>
    %267 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2, 3] : (tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %268 = stablehlo.select %266, %108, %267 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>
    %269 = stablehlo.reshape %268 : (tensor<4x2x8x8xf32>) -> tensor<8x8x8xf32>
    %270 = stablehlo.reshape %244 : (tensor<4x2x8x4xf32>) -> tensor<8x8x4xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    %272 = stablehlo.dot_general %269, %271, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x8xf32>, tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    %273 = stablehlo.reshape %272 : (tensor<8x8x4xf32>) -> tensor<4x2x8x4xf32>
    %274 = stablehlo.transpose %273, dims = [2, 0, 1, 3] : (tensor<4x2x8x4xf32>) -> tensor<8x4x2x4xf32>
    %275 = stablehlo.transpose %274, dims = [1, 2, 0, 3] : (tensor<8x4x2x4xf32>) -> tensor<4x2x8x4xf32>
    %276 = stablehlo.transpose %275, dims = [0, 2, 1, 3] : (tensor<4x2x8x4xf32>) -> tensor<4x8x2x4xf32>
    %277 = stablehlo.reshape %276 : (tensor<4x8x2x4xf32>) -> tensor<4x8x8xf32>
    %278 = stablehlo.transpose %arg20, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %279 = stablehlo.reshape %277 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %280 = stablehlo.broadcast_in_dim %278, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<4x8x8xf32>
    %281 = stablehlo.reshape %280 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2] : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %283 = stablehlo.dot_general %279, %282, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %284 = stablehlo.reshape %283 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %285 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %286 = stablehlo.add %284, %285 : tensor<4x8x8xf32>
    %287 = stablehlo.add %204, %286 : tensor<4x8x8xf32>
    %288 = stablehlo.convert %287 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %289 = stablehlo.reduce(%288 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %290 = stablehlo.reshape %289 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %291 = stablehlo.divide %290, %9 : tensor<4x8x1xf64>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %293 = stablehlo.subtract %288, %292 : tensor<4x8x8xf64>
    %294 = stablehlo.multiply %293, %293 : tensor<4x8x8xf64>
    %295 = stablehlo.reduce(%294 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %296 = stablehlo.reshape %295 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %297 = stablehlo.divide %296, %9 : tensor<4x8x1xf64>
    %298 = stablehlo.convert %297 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %299 = stablehlo.reduce(%287 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %300 = stablehlo.reshape %299 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %301 = stablehlo.divide %300, %22 : tensor<4x8x1xf32>
    %302 = stablehlo.add %298, %26 : tensor<4x8x1xf32>
    %303 = stablehlo.rsqrt %302 : tensor<4x8x1xf32>
    %304 = stablehlo.broadcast_in_dim %301, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %305 = stablehlo.subtract %287, %304 : tensor<4x8x8xf32>
    %306 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %307 = stablehlo.multiply %305, %306 : tensor<4x8x8xf32>
    %308 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %309 = stablehlo.multiply %307, %308 : tensor<4x8x8xf32>
    %310 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %311 = stablehlo.add %309, %310 : tensor<4x8x8xf32>
    %312 = stablehlo.reshape %311 : (tensor<4x8x8xf32>) -> tensor<32x8xf32>
    %313 = stablehlo.transpose %arg22, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %314 = stablehlo.dot_general %312, %313, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %315 = stablehlo.multiply %314, %157 : tensor<32x32xf32>
    %316 = stablehlo.multiply %arg23, %159 : tensor<32xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [1] : (tensor<32xf32>) -> tensor<32x32xf32>
    %318 = stablehlo.add %315, %317 : tensor<32x32xf32>
    %319 = stablehlo.reshape %318 : (tensor<32x32xf32>) -> tensor<4x8x32xf32>
    %320 = stablehlo.multiply %319, %cst_14 : tensor<4x8x32xf32>
    %321 = stablehlo.multiply %319, %165 : tensor<4x8x32xf32>
    %322 = stablehlo.clamp %cst_15, %321, %cst_16 : tensor<4x8x32xf32>
    %323 = stablehlo.multiply %322, %322 : tensor<4x8x32xf32>
    %324 = stablehlo.multiply %cst_17, %323 : tensor<4x8x32xf32>
    %325 = stablehlo.add %324, %cst_18 : tensor<4x8x32xf32>
    %326 = stablehlo.multiply %325, %323 : tensor<4x8x32xf32>
    %327 = stablehlo.add %326, %cst_19 : tensor<4x8x32xf32>
    %328 = stablehlo.multiply %327, %323 : tensor<4x8x32xf32>
    %329 = stablehlo.add %328, %cst_20 : tensor<4x8x32xf32>
    %330 = stablehlo.multiply %329, %323 : tensor<4x8x32xf32>
    %331 = stablehlo.add %330, %cst_21 : tensor<4x8x32xf32>
    %332 = stablehlo.multiply %331, %323 : tensor<4x8x32xf32>
    %333 = stablehlo.add %332, %cst_22 : tensor<4x8x32xf32>
    %334 = stablehlo.multiply %333, %323 : tensor<4x8x32xf32>
    %335 = stablehlo.add %334, %cst_23 : tensor<4x8x32xf32>
    %336 = stablehlo.multiply %cst_24, %323 : tensor<4x8x32xf32>
    %337 = stablehlo.add %336, %cst_25 : tensor<4x8x32xf32>
    %338 = stablehlo.multiply %337, %323 : tensor<4x8x32xf32>
    %339 = stablehlo.add %338, %cst_26 : tensor<4x8x32xf32>
    %340 = stablehlo.multiply %339, %323 : tensor<4x8x32xf32>
    %341 = stablehlo.add %340, %cst_27 : tensor<4x8x32xf32>
    %342 = stablehlo.multiply %341, %323 : tensor<4x8x32xf32>
    %343 = stablehlo.add %342, %cst_28 : tensor<4x8x32xf32>
    %344 = stablehlo.multiply %322, %335 : tensor<4x8x32xf32>
    %345 = stablehlo.divide %344, %343 : tensor<4x8x32xf32>
    %346 = stablehlo.clamp %cst_29, %345, %cst_12 : tensor<4x8x32xf32>
    %347 = stablehlo.add %346, %cst_12 : tensor<4x8x32xf32>
    %348 = stablehlo.multiply %347, %320 : tensor<4x8x32xf32>
    %349 = stablehlo.reshape %348 : (tensor<4x8x32xf32>) -> tensor<32x32xf32>
    %350 = stablehlo.transpose %arg24, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %351 = stablehlo.dot_general %349, %350, contracting_dims = [1] x [0] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %352 = stablehlo.multiply %351, %197 : tensor<32x8xf32>
    %353 = stablehlo.multiply %arg25, %199 : tensor<8xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [1] : (tensor<8xf32>) -> tensor<32x8xf32>
    %355 = stablehlo.add %352, %354 : tensor<32x8xf32>
    %356 = stablehlo.reshape %355 : (tensor<32x8xf32>) -> tensor<4x8x8xf32>
    %357 = stablehlo.add %287, %356 : tensor<4x8x8xf32>
    %358 = stablehlo.convert %357 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %359 = stablehlo.reduce(%358 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %360 = stablehlo.reshape %359 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %361 = stablehlo.divide %360, %9 : tensor<4x8x1xf64>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %363 = stablehlo.subtract %358, %362 : tensor<4x8x8xf64>
    %364 = stablehlo.multiply %363, %363 : tensor<4x8x8xf64>
    %365 = stablehlo.reduce(%364 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %366 = stablehlo.reshape %365 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %367 = stablehlo.divide %366, %9 : tensor<4x8x1xf64>
    %368 = stablehlo.convert %367 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %369 = stablehlo.reduce(%357 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %370 = stablehlo.reshape %369 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %371 = stablehlo.divide %370, %22 : tensor<4x8x1xf32>
    %372 = stablehlo.add %368, %26 : tensor<4x8x1xf32>
    %373 = stablehlo.rsqrt %372 : tensor<4x8x1xf32>
    %374 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %375 = stablehlo.subtract %357, %374 : tensor<4x8x8xf32>
    %376 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %377 = stablehlo.multiply %375, %376 : tensor<4x8x8xf32>
    %378 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %379 = stablehlo.multiply %377, %378 : tensor<4x8x8xf32>
    %380 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %381 = stablehlo.add %379, %380 : tensor<4x8x8xf32>
    %382 = stablehlo.transpose %arg28, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
    %383 = stablehlo.reshape %381 : (tensor<4x8x8xf32>) -> tensor<32x8xf32>
    %384 = stablehlo.dot_general %383, %382, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x12xf32>) -> tensor<32x12xf32>
    %385 = stablehlo.reshape %384 : (tensor<32x12xf32>) -> tensor<4x8x12xf32>
    %386 = stablehlo.reshape %385 : (tensor<4x8x12xf32>) -> tensor<32x12xf32>
    %387 = stablehlo.reshape %arg30 : (tensor<4x8xi64>) -> tensor<32xi64>
    %388 = stablehlo.reduce(%386 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<32x12xf32>, tensor<f32>) -> tensor<32xf32>
    %389 = stablehlo.reshape %388 : (tensor<32xf32>) -> tensor<32x1xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x12xf32>
    %391 = stablehlo.subtract %386, %390 : tensor<32x12xf32>
    %392 = stablehlo.exponential %391 : tensor<32x12xf32>
    %393 = stablehlo.reduce(%392 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<32x12xf32>, tensor<f32>) -> tensor<32xf32>
    %394 = stablehlo.reshape %393 : (tensor<32xf32>) -> tensor<32x1xf32>
    %395 = stablehlo.log %394 : tensor<32x1xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x12xf32>
    %397 = stablehlo.subtract %391, %396 : tensor<32x12xf32>
    %398 = stablehlo.compare NE, %387, %c_0, SIGNED : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi1>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0] : (tensor<32xi1>) -> tensor<32xi1>
    %400 = stablehlo.broadcast_in_dim %387, dims = [0] : (tensor<32xi64>) -> tensor<32xi64>
    %401 = stablehlo.select %399, %400, %c : tensor<32xi1>, tensor<32xi64>
    %402 = stablehlo.reshape %401 : (tensor<32xi64>) -> tensor<32x1xi64>
    %403 = stablehlo.iota dim = 0 : tensor<32x1x1xi64>
    %404 = stablehlo.reshape %402 : (tensor<32x1xi64>) -> tensor<32x1x1xi64>
    %405 = stablehlo.concatenate %403, %404, dim = 2 : (tensor<32x1x1xi64>, tensor<32x1x1xi64>) -> tensor<32x1x2xi64>
    %406 = "stablehlo.gather"(%397, %405) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<32x12xf32>, tensor<32x1x2xi64>) -> tensor<32x1xf32>
    %407 = stablehlo.reshape %406 : (tensor<32x1xf32>) -> tensor<32xf32>
    %408 = stablehlo.negate %407 : tensor<32xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0] : (tensor<32xf32>) -> tensor<32xf32>
    %410 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %411 = stablehlo.select %399, %409, %410 : tensor<32xi1>, tensor<32xf32>
    %412 = stablehlo.convert %398 : (tensor<32xi1>) -> tensor<32xi64>
    %413 = stablehlo.reduce(%412 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<32xi64>, tensor<i64>) -> tensor<i64>
    %414 = stablehlo.convert %413 : (tensor<i64>) -> tensor<f32>
    %415 = stablehlo.reduce(%411 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %416 = stablehlo.divide %415, %414 : tensor<f32>
    return %416 : tensor<f32>
  }
}

