module {
  func.func @main(%arg0: tensor<12x8xbf16>, %arg1: tensor<8x8xbf16>, %arg2: tensor<8xbf16>, %arg3: tensor<8xbf16>, %arg4: tensor<8xbf16>, %arg5: tensor<8xbf16>, %arg6: tensor<24x8xbf16>, %arg7: tensor<24xbf16>, %arg8: tensor<8x8xbf16>, %arg9: tensor<8xbf16>, %arg10: tensor<32x8xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<8x32xbf16>, %arg13: tensor<8xbf16>, %arg14: tensor<8xbf16>, %arg15: tensor<8xbf16>, %arg16: tensor<8xbf16>, %arg17: tensor<8xbf16>, %arg18: tensor<24x8xbf16>, %arg19: tensor<24xbf16>, %arg20: tensor<8x8xbf16>, %arg21: tensor<8xbf16>, %arg22: tensor<32x8xbf16>, %arg23: tensor<32xbf16>, %arg24: tensor<8x32xbf16>, %arg25: tensor<8xbf16>, %arg26: tensor<8xbf16>, %arg27: tensor<8xbf16>, %arg28: tensor<12x8xbf16>, %arg29: tensor<4x8xi64>, %arg30: tensor<4x8xi64>) -> tensor<f32> {
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
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<4x8x32xbf16>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<4x8x32xbf16>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<4x8x32xbf16>
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
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<4x8x32xf32>
    %cst_31 = arith.constant dense<8> : tensor<1xi64>
    %cst_32 = arith.constant dense<1.000000e-05> : tensor<1xf64>
    %cst_33 = arith.constant dense<1> : tensor<1xi64>
    %cst_34 = arith.constant dense<0.70710678118654757> : tensor<1xf64>
    %cst_35 = arith.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %0 = "stablehlo.gather"(%arg0, %arg29) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<12x8xbf16>, tensor<4x8xi64>) -> tensor<4x8x8xbf16>
    %1 = stablehlo.convert %0 : tensor<4x8x8xbf16>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x8xbf16>) -> tensor<4x8x8xbf16>
    %3 = stablehlo.add %1, %2 : tensor<4x8x8xbf16>
    %4 = stablehlo.convert %3 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xf32>
    %5 = stablehlo.convert %4 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %6 = stablehlo.reduce(%5 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %7 = stablehlo.reshape %6 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %8 = stablehlo.convert %cst_31 : (tensor<1xi64>) -> tensor<1xf64>
    %9 = stablehlo.reshape %8 : (tensor<1xf64>) -> tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<4x8x1xf64>
    %11 = stablehlo.divide %7, %10 : tensor<4x8x1xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %13 = stablehlo.subtract %5, %12 : tensor<4x8x8xf64>
    %14 = stablehlo.multiply %13, %13 : tensor<4x8x8xf64>
    %15 = stablehlo.reduce(%14 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %16 = stablehlo.reshape %15 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %17 = stablehlo.divide %16, %10 : tensor<4x8x1xf64>
    %18 = stablehlo.convert %17 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %19 = stablehlo.reduce(%4 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %20 = stablehlo.reshape %19 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %21 = stablehlo.convert %cst_31 : (tensor<1xi64>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %24 = stablehlo.divide %20, %23 : tensor<4x8x1xf32>
    %25 = stablehlo.convert %cst_32 : (tensor<1xf64>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %28 = stablehlo.add %18, %27 : tensor<4x8x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<4x8x1xf32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %31 = stablehlo.subtract %4, %30 : tensor<4x8x8xf32>
    %32 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %33 = stablehlo.multiply %31, %32 : tensor<4x8x8xf32>
    %34 = stablehlo.convert %arg2 : (tensor<8xbf16>) -> tensor<8xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<4x8x8xf32>
    %37 = stablehlo.convert %arg3 : (tensor<8xbf16>) -> tensor<8xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %39 = stablehlo.add %36, %38 : tensor<4x8x8xf32>
    %40 = stablehlo.convert %39 : (tensor<4x8x8xf32>) -> tensor<4x8x8xbf16>
    %41 = stablehlo.reshape %40 : (tensor<4x8x8xbf16>) -> tensor<32x8xbf16>
    %42 = stablehlo.transpose %arg6, dims = [1, 0] : (tensor<24x8xbf16>) -> tensor<8x24xbf16>
    %43 = stablehlo.convert %arg7 : (tensor<24xbf16>) -> tensor<24xf32>
    %44 = stablehlo.convert %41 : (tensor<32x8xbf16>) -> tensor<32x8xf32>
    %45 = stablehlo.convert %42 : (tensor<8x24xbf16>) -> tensor<8x24xf32>
    %46 = stablehlo.dot_general %44, %45, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x24xf32>) -> tensor<32x24xf32>
    %47 = stablehlo.convert %cst_33 : (tensor<1xi64>) -> tensor<1xf32>
    %48 = stablehlo.reshape %47 : (tensor<1xf32>) -> tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32x24xf32>
    %50 = stablehlo.multiply %46, %49 : tensor<32x24xf32>
    %51 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.multiply %43, %51 : tensor<24xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<24xf32>) -> tensor<32x24xf32>
    %54 = stablehlo.add %50, %53 : tensor<32x24xf32>
    %55 = stablehlo.convert %54 : (tensor<32x24xf32>) -> tensor<32x24xbf16>
    %56 = stablehlo.reshape %55 : (tensor<32x24xbf16>) -> tensor<4x8x24xbf16>
    %57 = stablehlo.reshape %56 : (tensor<4x8x24xbf16>) -> tensor<4x8x3x2x4xbf16>
    %58 = stablehlo.transpose %57, dims = [2, 0, 3, 1, 4] : (tensor<4x8x3x2x4xbf16>) -> tensor<3x4x2x8x4xbf16>
    %59 = stablehlo.slice %58 [0:1, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xbf16>) -> tensor<1x4x2x8x4xbf16>
    %60 = stablehlo.slice %58 [1:2, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xbf16>) -> tensor<1x4x2x8x4xbf16>
    %61 = stablehlo.slice %58 [2:3, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xbf16>) -> tensor<1x4x2x8x4xbf16>
    %62 = stablehlo.reshape %59 : (tensor<1x4x2x8x4xbf16>) -> tensor<4x2x8x4xbf16>
    %63 = stablehlo.reshape %60 : (tensor<1x4x2x8x4xbf16>) -> tensor<4x2x8x4xbf16>
    %64 = stablehlo.reshape %61 : (tensor<1x4x2x8x4xbf16>) -> tensor<4x2x8x4xbf16>
    %65 = stablehlo.convert %62 : (tensor<4x2x8x4xbf16>) -> tensor<4x2x8x4xf32>
    %66 = stablehlo.convert %63 : (tensor<4x2x8x4xbf16>) -> tensor<4x2x8x4xf32>
    %67 = stablehlo.convert %64 : (tensor<4x2x8x4xbf16>) -> tensor<4x2x8x4xf32>
    %68 = stablehlo.convert %cst_34 : (tensor<1xf64>) -> tensor<1xf32>
    %69 = stablehlo.reshape %68 : (tensor<1xf32>) -> tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<4x2x8x4xf32>
    %71 = stablehlo.multiply %65, %70 : tensor<4x2x8x4xf32>
    %72 = stablehlo.convert %c_5 : (tensor<i64>) -> tensor<f64>
    %73 = stablehlo.convert %c_4 : (tensor<i64>) -> tensor<f64>
    %74 = stablehlo.divide %73, %72 : tensor<f64>
    %75 = stablehlo.ceil %74 : tensor<f64>
    %76 = stablehlo.convert %75 : (tensor<f64>) -> tensor<i64>
    %77 = stablehlo.reshape %76 : (tensor<i64>) -> tensor<1xi64>
    %78 = stablehlo.dynamic_iota %77, dim = 0 : (tensor<1xi64>) -> tensor<8xi64>
    %79 = stablehlo.multiply %78, %c_3 : tensor<8xi64>
    %80 = stablehlo.add %79, %c_2 : tensor<8xi64>
    %81 = stablehlo.reshape %80 : (tensor<8xi64>) -> tensor<1x8xi64>
    %82 = stablehlo.reshape %80 : (tensor<8xi64>) -> tensor<8x1xi64>
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x8xi64>) -> tensor<8x8xi64>
    %84 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<8x1xi64>) -> tensor<8x8xi64>
    %85 = stablehlo.subtract %83, %84 : tensor<8x8xi64>
    %86 = stablehlo.compare LE, %85, %c_1, SIGNED : (tensor<8x8xi64>, tensor<8x8xi64>) -> tensor<8x8xi1>
    %87 = stablehlo.and %86, %c_9 : tensor<8x8xi1>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %89 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %90 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %91 = stablehlo.select %88, %89, %90 : tensor<8x8xi1>, tensor<8x8xf32>
    %92 = stablehlo.transpose %66, dims = [0, 1, 3, 2] : (tensor<4x2x8x4xf32>) -> tensor<4x2x4x8xf32>
    %93 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<4x2x4x8xf32>
    %94 = stablehlo.multiply %92, %93 : tensor<4x2x4x8xf32>
    %95 = stablehlo.reshape %71 : (tensor<4x2x8x4xf32>) -> tensor<8x8x4xf32>
    %96 = stablehlo.reshape %94 : (tensor<4x2x4x8xf32>) -> tensor<8x4x8xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8xf32>
    %98 = stablehlo.dot_general %95, %97, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x4xf32>, tensor<8x4x8xf32>) -> tensor<8x8x8xf32>
    %99 = stablehlo.reshape %98 : (tensor<8x8x8xf32>) -> tensor<4x2x8x8xf32>
    %100 = stablehlo.broadcast_in_dim %91, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<4x2x8x8xf32>
    %101 = stablehlo.add %99, %100 : tensor<4x2x8x8xf32>
    %102 = stablehlo.reduce(%101 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %103 = stablehlo.reshape %102 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %105 = stablehlo.subtract %101, %104 : tensor<4x2x8x8xf32>
    %106 = stablehlo.exponential %105 : tensor<4x2x8x8xf32>
    %107 = stablehlo.reduce(%106 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %108 = stablehlo.reshape %107 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %110 = stablehlo.divide %106, %109 : tensor<4x2x8x8xf32>
    %111 = stablehlo.convert %cst_35 : tensor<1xf64>
    %112 = stablehlo.reshape %111 : (tensor<1xf64>) -> tensor<f64>
    %113 = stablehlo.convert %112 : (tensor<f64>) -> tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<4x2x8x8xf32>
    %115 = stablehlo.compare EQ, %101, %114, FLOAT : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xi1>
    %116 = stablehlo.reduce(%115 init: %c_11) applies stablehlo.and across dimensions = [3] : (tensor<4x2x8x8xi1>, tensor<i1>) -> tensor<4x2x8xi1>
    %117 = stablehlo.reshape %116 : (tensor<4x2x8xi1>) -> tensor<4x2x8x1xi1>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xi1>) -> tensor<4x2x8x8xi1>
    %119 = stablehlo.broadcast_in_dim %cst, dims = [0, 1, 2, 3] : (tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %120 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %121 = stablehlo.select %118, %119, %120 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>
    %122 = stablehlo.reshape %121 : (tensor<4x2x8x8xf32>) -> tensor<8x8x8xf32>
    %123 = stablehlo.reshape %67 : (tensor<4x2x8x4xf32>) -> tensor<8x8x4xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    %125 = stablehlo.dot_general %122, %124, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x8xf32>, tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    %126 = stablehlo.reshape %125 : (tensor<8x8x4xf32>) -> tensor<4x2x8x4xf32>
    %127 = stablehlo.convert %126 : (tensor<4x2x8x4xf32>) -> tensor<4x2x8x4xbf16>
    %128 = stablehlo.transpose %127, dims = [2, 0, 1, 3] : (tensor<4x2x8x4xbf16>) -> tensor<8x4x2x4xbf16>
    %129 = stablehlo.transpose %128, dims = [1, 2, 0, 3] : (tensor<8x4x2x4xbf16>) -> tensor<4x2x8x4xbf16>
    %130 = stablehlo.transpose %129, dims = [0, 2, 1, 3] : (tensor<4x2x8x4xbf16>) -> tensor<4x8x2x4xbf16>
    %131 = stablehlo.reshape %130 : (tensor<4x8x2x4xbf16>) -> tensor<4x8x8xbf16>
    %132 = stablehlo.transpose %arg8, dims = [1, 0] : (tensor<8x8xbf16>) -> tensor<8x8xbf16>
    %133 = stablehlo.reshape %131 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %134 = stablehlo.broadcast_in_dim %132, dims = [1, 2] : (tensor<8x8xbf16>) -> tensor<4x8x8xbf16>
    %135 = stablehlo.reshape %134 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %137 = stablehlo.dot_general %133, %136, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x8x8xbf16>, tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %138 = stablehlo.reshape %137 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %139 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<8xbf16>) -> tensor<4x8x8xbf16>
    %140 = stablehlo.add %138, %139 : tensor<4x8x8xbf16>
    %141 = stablehlo.add %3, %140 : tensor<4x8x8xbf16>
    %142 = stablehlo.convert %141 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xf32>
    %143 = stablehlo.convert %142 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %144 = stablehlo.reduce(%143 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %145 = stablehlo.reshape %144 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %146 = stablehlo.divide %145, %10 : tensor<4x8x1xf64>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %148 = stablehlo.subtract %143, %147 : tensor<4x8x8xf64>
    %149 = stablehlo.multiply %148, %148 : tensor<4x8x8xf64>
    %150 = stablehlo.reduce(%149 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %151 = stablehlo.reshape %150 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %152 = stablehlo.divide %151, %10 : tensor<4x8x1xf64>
    %153 = stablehlo.convert %152 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %154 = stablehlo.reduce(%142 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %155 = stablehlo.reshape %154 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %156 = stablehlo.divide %155, %23 : tensor<4x8x1xf32>
    %157 = stablehlo.add %153, %27 : tensor<4x8x1xf32>
    %158 = stablehlo.rsqrt %157 : tensor<4x8x1xf32>
    %159 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %160 = stablehlo.subtract %142, %159 : tensor<4x8x8xf32>
    %161 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %162 = stablehlo.multiply %160, %161 : tensor<4x8x8xf32>
    %163 = stablehlo.convert %arg4 : (tensor<8xbf16>) -> tensor<8xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %165 = stablehlo.multiply %162, %164 : tensor<4x8x8xf32>
    %166 = stablehlo.convert %arg5 : (tensor<8xbf16>) -> tensor<8xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %168 = stablehlo.add %165, %167 : tensor<4x8x8xf32>
    %169 = stablehlo.convert %168 : (tensor<4x8x8xf32>) -> tensor<4x8x8xbf16>
    %170 = stablehlo.reshape %169 : (tensor<4x8x8xbf16>) -> tensor<32x8xbf16>
    %171 = stablehlo.transpose %arg10, dims = [1, 0] : (tensor<32x8xbf16>) -> tensor<8x32xbf16>
    %172 = stablehlo.convert %arg11 : (tensor<32xbf16>) -> tensor<32xf32>
    %173 = stablehlo.convert %170 : (tensor<32x8xbf16>) -> tensor<32x8xf32>
    %174 = stablehlo.convert %171 : (tensor<8x32xbf16>) -> tensor<8x32xf32>
    %175 = stablehlo.dot_general %173, %174, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %176 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %177 = stablehlo.multiply %175, %176 : tensor<32x32xf32>
    %178 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %179 = stablehlo.multiply %172, %178 : tensor<32xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [1] : (tensor<32xf32>) -> tensor<32x32xf32>
    %181 = stablehlo.add %177, %180 : tensor<32x32xf32>
    %182 = stablehlo.convert %181 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %183 = stablehlo.reshape %182 : (tensor<32x32xbf16>) -> tensor<4x8x32xbf16>
    %184 = stablehlo.multiply %183, %cst_14 : tensor<4x8x32xbf16>
    %185 = stablehlo.rsqrt %cst_13 : tensor<4x8x32xbf16>
    %186 = stablehlo.multiply %183, %185 : tensor<4x8x32xbf16>
    %187 = stablehlo.convert %186 : (tensor<4x8x32xbf16>) -> tensor<4x8x32xf32>
    %188 = stablehlo.clamp %cst_15, %187, %cst_16 : tensor<4x8x32xf32>
    %189 = stablehlo.multiply %188, %188 : tensor<4x8x32xf32>
    %190 = stablehlo.multiply %cst_17, %189 : tensor<4x8x32xf32>
    %191 = stablehlo.add %190, %cst_18 : tensor<4x8x32xf32>
    %192 = stablehlo.multiply %191, %189 : tensor<4x8x32xf32>
    %193 = stablehlo.add %192, %cst_19 : tensor<4x8x32xf32>
    %194 = stablehlo.multiply %193, %189 : tensor<4x8x32xf32>
    %195 = stablehlo.add %194, %cst_20 : tensor<4x8x32xf32>
    %196 = stablehlo.multiply %195, %189 : tensor<4x8x32xf32>
    %197 = stablehlo.add %196, %cst_21 : tensor<4x8x32xf32>
    %198 = stablehlo.multiply %197, %189 : tensor<4x8x32xf32>
    %199 = stablehlo.add %198, %cst_22 : tensor<4x8x32xf32>
    %200 = stablehlo.multiply %199, %189 : tensor<4x8x32xf32>
    %201 = stablehlo.add %200, %cst_23 : tensor<4x8x32xf32>
    %202 = stablehlo.multiply %cst_24, %189 : tensor<4x8x32xf32>
    %203 = stablehlo.add %202, %cst_25 : tensor<4x8x32xf32>
    %204 = stablehlo.multiply %203, %189 : tensor<4x8x32xf32>
    %205 = stablehlo.add %204, %cst_26 : tensor<4x8x32xf32>
    %206 = stablehlo.multiply %205, %189 : tensor<4x8x32xf32>
    %207 = stablehlo.add %206, %cst_27 : tensor<4x8x32xf32>
    %208 = stablehlo.multiply %207, %189 : tensor<4x8x32xf32>
    %209 = stablehlo.add %208, %cst_28 : tensor<4x8x32xf32>
    %210 = stablehlo.multiply %188, %201 : tensor<4x8x32xf32>
    %211 = stablehlo.divide %210, %209 : tensor<4x8x32xf32>
    %212 = stablehlo.clamp %cst_29, %211, %cst_30 : tensor<4x8x32xf32>
    %213 = stablehlo.convert %212 : (tensor<4x8x32xf32>) -> tensor<4x8x32xbf16>
    %214 = stablehlo.add %213, %cst_12 : tensor<4x8x32xbf16>
    %215 = stablehlo.multiply %214, %184 : tensor<4x8x32xbf16>
    %216 = stablehlo.reshape %215 : (tensor<4x8x32xbf16>) -> tensor<32x32xbf16>
    %217 = stablehlo.transpose %arg12, dims = [1, 0] : (tensor<8x32xbf16>) -> tensor<32x8xbf16>
    %218 = stablehlo.convert %arg13 : (tensor<8xbf16>) -> tensor<8xf32>
    %219 = stablehlo.convert %216 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %220 = stablehlo.convert %217 : (tensor<32x8xbf16>) -> tensor<32x8xf32>
    %221 = stablehlo.dot_general %219, %220, contracting_dims = [1] x [0] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %222 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %223 = stablehlo.multiply %221, %222 : tensor<32x8xf32>
    %224 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %225 = stablehlo.multiply %218, %224 : tensor<8xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [1] : (tensor<8xf32>) -> tensor<32x8xf32>
    %227 = stablehlo.add %223, %226 : tensor<32x8xf32>
    %228 = stablehlo.convert %227 : (tensor<32x8xf32>) -> tensor<32x8xbf16>
    %229 = stablehlo.reshape %228 : (tensor<32x8xbf16>) -> tensor<4x8x8xbf16>
    %230 = stablehlo.add %141, %229 : tensor<4x8x8xbf16>
    %231 = stablehlo.convert %230 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xf32>
    %232 = stablehlo.convert %231 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %233 = stablehlo.reduce(%232 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %234 = stablehlo.reshape %233 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %235 = stablehlo.divide %234, %10 : tensor<4x8x1xf64>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %237 = stablehlo.subtract %232, %236 : tensor<4x8x8xf64>
    %238 = stablehlo.multiply %237, %237 : tensor<4x8x8xf64>
    %239 = stablehlo.reduce(%238 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %240 = stablehlo.reshape %239 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %241 = stablehlo.divide %240, %10 : tensor<4x8x1xf64>
    %242 = stablehlo.convert %241 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %243 = stablehlo.reduce(%231 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %244 = stablehlo.reshape %243 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %245 = stablehlo.divide %244, %23 : tensor<4x8x1xf32>
    %246 = stablehlo.add %242, %27 : tensor<4x8x1xf32>
    %247 = stablehlo.rsqrt %246 : tensor<4x8x1xf32>
    %248 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %249 = stablehlo.subtract %231, %248 : tensor<4x8x8xf32>
    %250 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %251 = stablehlo.multiply %249, %250 : tensor<4x8x8xf32>
    %252 = stablehlo.convert %arg14 : (tensor<8xbf16>) -> tensor<8xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %254 = stablehlo.multiply %251, %253 : tensor<4x8x8xf32>
    %255 = stablehlo.convert %arg15 : (tensor<8xbf16>) -> tensor<8xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %257 = stablehlo.add %254, %256 : tensor<4x8x8xf32>
    %258 = stablehlo.convert %257 : (tensor<4x8x8xf32>) -> tensor<4x8x8xbf16>
    %259 = stablehlo.reshape %258 : (tensor<4x8x8xbf16>) -> tensor<32x8xbf16>
    %260 = stablehlo.transpose %arg18, dims = [1, 0] : (tensor<24x8xbf16>) -> tensor<8x24xbf16>
    %261 = stablehlo.convert %arg19 : (tensor<24xbf16>) -> tensor<24xf32>
    %262 = stablehlo.convert %259 : (tensor<32x8xbf16>) -> tensor<32x8xf32>
    %263 = stablehlo.convert %260 : (tensor<8x24xbf16>) -> tensor<8x24xf32>
    %264 = stablehlo.dot_general %262, %263, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x24xf32>) -> tensor<32x24xf32>
    %265 = stablehlo.multiply %264, %49 : tensor<32x24xf32>
    %266 = stablehlo.multiply %261, %51 : tensor<24xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [1] : (tensor<24xf32>) -> tensor<32x24xf32>
    %268 = stablehlo.add %265, %267 : tensor<32x24xf32>
    %269 = stablehlo.convert %268 : (tensor<32x24xf32>) -> tensor<32x24xbf16>
    %270 = stablehlo.reshape %269 : (tensor<32x24xbf16>) -> tensor<4x8x24xbf16>
    %271 = stablehlo.reshape %270 : (tensor<4x8x24xbf16>) -> tensor<4x8x3x2x4xbf16>
    %272 = stablehlo.transpose %271, dims = [2, 0, 3, 1, 4] : (tensor<4x8x3x2x4xbf16>) -> tensor<3x4x2x8x4xbf16>
    %273 = stablehlo.slice %272 [0:1, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xbf16>) -> tensor<1x4x2x8x4xbf16>
    %274 = stablehlo.slice %272 [1:2, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xbf16>) -> tensor<1x4x2x8x4xbf16>
    %275 = stablehlo.slice %272 [2:3, 0:4, 0:2, 0:8, 0:4] : (tensor<3x4x2x8x4xbf16>) -> tensor<1x4x2x8x4xbf16>
    %276 = stablehlo.reshape %273 : (tensor<1x4x2x8x4xbf16>) -> tensor<4x2x8x4xbf16>
    %277 = stablehlo.reshape %274 : (tensor<1x4x2x8x4xbf16>) -> tensor<4x2x8x4xbf16>
    %278 = stablehlo.reshape %275 : (tensor<1x4x2x8x4xbf16>) -> tensor<4x2x8x4xbf16>
    %279 = stablehlo.convert %276 : (tensor<4x2x8x4xbf16>) -> tensor<4x2x8x4xf32>
    %280 = stablehlo.convert %277 : (tensor<4x2x8x4xbf16>) -> tensor<4x2x8x4xf32>
    %281 = stablehlo.convert %278 : (tensor<4x2x8x4xbf16>) -> tensor<4x2x8x4xf32>
    %282 = stablehlo.multiply %279, %70 : tensor<4x2x8x4xf32>
    %283 = stablehlo.transpose %280, dims = [0, 1, 3, 2] : (tensor<4x2x8x4xf32>) -> tensor<4x2x4x8xf32>
    %284 = stablehlo.multiply %283, %93 : tensor<4x2x4x8xf32>
    %285 = stablehlo.reshape %282 : (tensor<4x2x8x4xf32>) -> tensor<8x8x4xf32>
    %286 = stablehlo.reshape %284 : (tensor<4x2x4x8xf32>) -> tensor<8x4x8xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8xf32>
    %288 = stablehlo.dot_general %285, %287, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x4xf32>, tensor<8x4x8xf32>) -> tensor<8x8x8xf32>
    %289 = stablehlo.reshape %288 : (tensor<8x8x8xf32>) -> tensor<4x2x8x8xf32>
    %290 = stablehlo.add %289, %100 : tensor<4x2x8x8xf32>
    %291 = stablehlo.reduce(%290 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %292 = stablehlo.reshape %291 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %294 = stablehlo.subtract %290, %293 : tensor<4x2x8x8xf32>
    %295 = stablehlo.exponential %294 : tensor<4x2x8x8xf32>
    %296 = stablehlo.reduce(%295 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %297 = stablehlo.reshape %296 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %299 = stablehlo.divide %295, %298 : tensor<4x2x8x8xf32>
    %300 = stablehlo.compare EQ, %290, %114, FLOAT : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xi1>
    %301 = stablehlo.reduce(%300 init: %c_11) applies stablehlo.and across dimensions = [3] : (tensor<4x2x8x8xi1>, tensor<i1>) -> tensor<4x2x8xi1>
    %302 = stablehlo.reshape %301 : (tensor<4x2x8xi1>) -> tensor<4x2x8x1xi1>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xi1>) -> tensor<4x2x8x8xi1>
    %304 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %305 = stablehlo.select %303, %119, %304 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>
    %306 = stablehlo.reshape %305 : (tensor<4x2x8x8xf32>) -> tensor<8x8x8xf32>
    %307 = stablehlo.reshape %281 : (tensor<4x2x8x4xf32>) -> tensor<8x8x4xf32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    %309 = stablehlo.dot_general %306, %308, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x8xf32>, tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    %310 = stablehlo.reshape %309 : (tensor<8x8x4xf32>) -> tensor<4x2x8x4xf32>
    %311 = stablehlo.convert %310 : (tensor<4x2x8x4xf32>) -> tensor<4x2x8x4xbf16>
    %312 = stablehlo.transpose %311, dims = [2, 0, 1, 3] : (tensor<4x2x8x4xbf16>) -> tensor<8x4x2x4xbf16>
    %313 = stablehlo.transpose %312, dims = [1, 2, 0, 3] : (tensor<8x4x2x4xbf16>) -> tensor<4x2x8x4xbf16>
    %314 = stablehlo.transpose %313, dims = [0, 2, 1, 3] : (tensor<4x2x8x4xbf16>) -> tensor<4x8x2x4xbf16>
    %315 = stablehlo.reshape %314 : (tensor<4x8x2x4xbf16>) -> tensor<4x8x8xbf16>
    %316 = stablehlo.transpose %arg20, dims = [1, 0] : (tensor<8x8xbf16>) -> tensor<8x8xbf16>
    %317 = stablehlo.reshape %315 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %318 = stablehlo.broadcast_in_dim %316, dims = [1, 2] : (tensor<8x8xbf16>) -> tensor<4x8x8xbf16>
    %319 = stablehlo.reshape %318 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1, 2] : (tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %321 = stablehlo.dot_general %317, %320, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x8x8xbf16>, tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %322 = stablehlo.reshape %321 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %323 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<8xbf16>) -> tensor<4x8x8xbf16>
    %324 = stablehlo.add %322, %323 : tensor<4x8x8xbf16>
    %325 = stablehlo.add %230, %324 : tensor<4x8x8xbf16>
    %326 = stablehlo.convert %325 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xf32>
    %327 = stablehlo.convert %326 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %328 = stablehlo.reduce(%327 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %329 = stablehlo.reshape %328 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %330 = stablehlo.divide %329, %10 : tensor<4x8x1xf64>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %332 = stablehlo.subtract %327, %331 : tensor<4x8x8xf64>
    %333 = stablehlo.multiply %332, %332 : tensor<4x8x8xf64>
    %334 = stablehlo.reduce(%333 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %335 = stablehlo.reshape %334 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %336 = stablehlo.divide %335, %10 : tensor<4x8x1xf64>
    %337 = stablehlo.convert %336 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %338 = stablehlo.reduce(%326 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %339 = stablehlo.reshape %338 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %340 = stablehlo.divide %339, %23 : tensor<4x8x1xf32>
    %341 = stablehlo.add %337, %27 : tensor<4x8x1xf32>
    %342 = stablehlo.rsqrt %341 : tensor<4x8x1xf32>
    %343 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %344 = stablehlo.subtract %326, %343 : tensor<4x8x8xf32>
    %345 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %346 = stablehlo.multiply %344, %345 : tensor<4x8x8xf32>
    %347 = stablehlo.convert %arg16 : (tensor<8xbf16>) -> tensor<8xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %349 = stablehlo.multiply %346, %348 : tensor<4x8x8xf32>
    %350 = stablehlo.convert %arg17 : (tensor<8xbf16>) -> tensor<8xf32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %352 = stablehlo.add %349, %351 : tensor<4x8x8xf32>
    %353 = stablehlo.convert %352 : (tensor<4x8x8xf32>) -> tensor<4x8x8xbf16>
    %354 = stablehlo.reshape %353 : (tensor<4x8x8xbf16>) -> tensor<32x8xbf16>
    %355 = stablehlo.transpose %arg22, dims = [1, 0] : (tensor<32x8xbf16>) -> tensor<8x32xbf16>
    %356 = stablehlo.convert %arg23 : (tensor<32xbf16>) -> tensor<32xf32>
    %357 = stablehlo.convert %354 : (tensor<32x8xbf16>) -> tensor<32x8xf32>
    %358 = stablehlo.convert %355 : (tensor<8x32xbf16>) -> tensor<8x32xf32>
    %359 = stablehlo.dot_general %357, %358, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %360 = stablehlo.multiply %359, %176 : tensor<32x32xf32>
    %361 = stablehlo.multiply %356, %178 : tensor<32xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [1] : (tensor<32xf32>) -> tensor<32x32xf32>
    %363 = stablehlo.add %360, %362 : tensor<32x32xf32>
    %364 = stablehlo.convert %363 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %365 = stablehlo.reshape %364 : (tensor<32x32xbf16>) -> tensor<4x8x32xbf16>
    %366 = stablehlo.multiply %365, %cst_14 : tensor<4x8x32xbf16>
    %367 = stablehlo.multiply %365, %185 : tensor<4x8x32xbf16>
    %368 = stablehlo.convert %367 : (tensor<4x8x32xbf16>) -> tensor<4x8x32xf32>
    %369 = stablehlo.clamp %cst_15, %368, %cst_16 : tensor<4x8x32xf32>
    %370 = stablehlo.multiply %369, %369 : tensor<4x8x32xf32>
    %371 = stablehlo.multiply %cst_17, %370 : tensor<4x8x32xf32>
    %372 = stablehlo.add %371, %cst_18 : tensor<4x8x32xf32>
    %373 = stablehlo.multiply %372, %370 : tensor<4x8x32xf32>
    %374 = stablehlo.add %373, %cst_19 : tensor<4x8x32xf32>
    %375 = stablehlo.multiply %374, %370 : tensor<4x8x32xf32>
    %376 = stablehlo.add %375, %cst_20 : tensor<4x8x32xf32>
    %377 = stablehlo.multiply %376, %370 : tensor<4x8x32xf32>
    %378 = stablehlo.add %377, %cst_21 : tensor<4x8x32xf32>
    %379 = stablehlo.multiply %378, %370 : tensor<4x8x32xf32>
    %380 = stablehlo.add %379, %cst_22 : tensor<4x8x32xf32>
    %381 = stablehlo.multiply %380, %370 : tensor<4x8x32xf32>
    %382 = stablehlo.add %381, %cst_23 : tensor<4x8x32xf32>
    %383 = stablehlo.multiply %cst_24, %370 : tensor<4x8x32xf32>
    %384 = stablehlo.add %383, %cst_25 : tensor<4x8x32xf32>
    %385 = stablehlo.multiply %384, %370 : tensor<4x8x32xf32>
    %386 = stablehlo.add %385, %cst_26 : tensor<4x8x32xf32>
    %387 = stablehlo.multiply %386, %370 : tensor<4x8x32xf32>
    %388 = stablehlo.add %387, %cst_27 : tensor<4x8x32xf32>
    %389 = stablehlo.multiply %388, %370 : tensor<4x8x32xf32>
    %390 = stablehlo.add %389, %cst_28 : tensor<4x8x32xf32>
    %391 = stablehlo.multiply %369, %382 : tensor<4x8x32xf32>
    %392 = stablehlo.divide %391, %390 : tensor<4x8x32xf32>
    %393 = stablehlo.clamp %cst_29, %392, %cst_30 : tensor<4x8x32xf32>
    %394 = stablehlo.convert %393 : (tensor<4x8x32xf32>) -> tensor<4x8x32xbf16>
    %395 = stablehlo.add %394, %cst_12 : tensor<4x8x32xbf16>
    %396 = stablehlo.multiply %395, %366 : tensor<4x8x32xbf16>
    %397 = stablehlo.reshape %396 : (tensor<4x8x32xbf16>) -> tensor<32x32xbf16>
    %398 = stablehlo.transpose %arg24, dims = [1, 0] : (tensor<8x32xbf16>) -> tensor<32x8xbf16>
    %399 = stablehlo.convert %arg25 : (tensor<8xbf16>) -> tensor<8xf32>
    %400 = stablehlo.convert %397 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %401 = stablehlo.convert %398 : (tensor<32x8xbf16>) -> tensor<32x8xf32>
    %402 = stablehlo.dot_general %400, %401, contracting_dims = [1] x [0] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %403 = stablehlo.multiply %402, %222 : tensor<32x8xf32>
    %404 = stablehlo.multiply %399, %224 : tensor<8xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [1] : (tensor<8xf32>) -> tensor<32x8xf32>
    %406 = stablehlo.add %403, %405 : tensor<32x8xf32>
    %407 = stablehlo.convert %406 : (tensor<32x8xf32>) -> tensor<32x8xbf16>
    %408 = stablehlo.reshape %407 : (tensor<32x8xbf16>) -> tensor<4x8x8xbf16>
    %409 = stablehlo.add %325, %408 : tensor<4x8x8xbf16>
    %410 = stablehlo.convert %409 : (tensor<4x8x8xbf16>) -> tensor<4x8x8xf32>
    %411 = stablehlo.convert %410 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf64>
    %412 = stablehlo.reduce(%411 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %413 = stablehlo.reshape %412 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %414 = stablehlo.divide %413, %10 : tensor<4x8x1xf64>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1, 2] : (tensor<4x8x1xf64>) -> tensor<4x8x8xf64>
    %416 = stablehlo.subtract %411, %415 : tensor<4x8x8xf64>
    %417 = stablehlo.multiply %416, %416 : tensor<4x8x8xf64>
    %418 = stablehlo.reduce(%417 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf64>, tensor<f64>) -> tensor<4x8xf64>
    %419 = stablehlo.reshape %418 : (tensor<4x8xf64>) -> tensor<4x8x1xf64>
    %420 = stablehlo.divide %419, %10 : tensor<4x8x1xf64>
    %421 = stablehlo.convert %420 : (tensor<4x8x1xf64>) -> tensor<4x8x1xf32>
    %422 = stablehlo.reduce(%410 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %423 = stablehlo.reshape %422 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %424 = stablehlo.divide %423, %23 : tensor<4x8x1xf32>
    %425 = stablehlo.add %421, %27 : tensor<4x8x1xf32>
    %426 = stablehlo.rsqrt %425 : tensor<4x8x1xf32>
    %427 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %428 = stablehlo.subtract %410, %427 : tensor<4x8x8xf32>
    %429 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %430 = stablehlo.multiply %428, %429 : tensor<4x8x8xf32>
    %431 = stablehlo.convert %arg26 : (tensor<8xbf16>) -> tensor<8xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %433 = stablehlo.multiply %430, %432 : tensor<4x8x8xf32>
    %434 = stablehlo.convert %arg27 : (tensor<8xbf16>) -> tensor<8xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [2] : (tensor<8xf32>) -> tensor<4x8x8xf32>
    %436 = stablehlo.add %433, %435 : tensor<4x8x8xf32>
    %437 = stablehlo.convert %436 : (tensor<4x8x8xf32>) -> tensor<4x8x8xbf16>
    %438 = stablehlo.transpose %arg28, dims = [1, 0] : (tensor<12x8xbf16>) -> tensor<8x12xbf16>
    %439 = stablehlo.reshape %437 : (tensor<4x8x8xbf16>) -> tensor<32x8xbf16>
    %440 = stablehlo.dot_general %439, %438, contracting_dims = [1] x [0] : (tensor<32x8xbf16>, tensor<8x12xbf16>) -> tensor<32x12xbf16>
    %441 = stablehlo.reshape %440 : (tensor<32x12xbf16>) -> tensor<4x8x12xbf16>
    %442 = stablehlo.reshape %441 : (tensor<4x8x12xbf16>) -> tensor<32x12xbf16>
    %443 = stablehlo.convert %442 : (tensor<32x12xbf16>) -> tensor<32x12xf32>
    %444 = stablehlo.reshape %arg30 : (tensor<4x8xi64>) -> tensor<32xi64>
    %445 = stablehlo.reduce(%443 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<32x12xf32>, tensor<f32>) -> tensor<32xf32>
    %446 = stablehlo.reshape %445 : (tensor<32xf32>) -> tensor<32x1xf32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x12xf32>
    %448 = stablehlo.subtract %443, %447 : tensor<32x12xf32>
    %449 = stablehlo.exponential %448 : tensor<32x12xf32>
    %450 = stablehlo.reduce(%449 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<32x12xf32>, tensor<f32>) -> tensor<32xf32>
    %451 = stablehlo.reshape %450 : (tensor<32xf32>) -> tensor<32x1xf32>
    %452 = stablehlo.log %451 : tensor<32x1xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x12xf32>
    %454 = stablehlo.subtract %448, %453 : tensor<32x12xf32>
    %455 = stablehlo.compare NE, %444, %c_0, SIGNED : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi1>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0] : (tensor<32xi1>) -> tensor<32xi1>
    %457 = stablehlo.broadcast_in_dim %444, dims = [0] : (tensor<32xi64>) -> tensor<32xi64>
    %458 = stablehlo.select %456, %457, %c : tensor<32xi1>, tensor<32xi64>
    %459 = stablehlo.reshape %458 : (tensor<32xi64>) -> tensor<32x1xi64>
    %460 = stablehlo.iota dim = 0 : tensor<32x1x1xi64>
    %461 = stablehlo.reshape %459 : (tensor<32x1xi64>) -> tensor<32x1x1xi64>
    %462 = stablehlo.concatenate %460, %461, dim = 2 : (tensor<32x1x1xi64>, tensor<32x1x1xi64>) -> tensor<32x1x2xi64>
    %463 = "stablehlo.gather"(%454, %462) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<32x12xf32>, tensor<32x1x2xi64>) -> tensor<32x1xf32>
    %464 = stablehlo.reshape %463 : (tensor<32x1xf32>) -> tensor<32xf32>
    %465 = stablehlo.negate %464 : tensor<32xf32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0] : (tensor<32xf32>) -> tensor<32xf32>
    %467 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %468 = stablehlo.select %456, %466, %467 : tensor<32xi1>, tensor<32xf32>
    %469 = stablehlo.convert %455 : (tensor<32xi1>) -> tensor<32xi64>
    %470 = stablehlo.reduce(%469 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<32xi64>, tensor<i64>) -> tensor<i64>
    %471 = stablehlo.convert %470 : (tensor<i64>) -> tensor<f32>
    %472 = stablehlo.reduce(%468 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %473 = stablehlo.divide %472, %471 : tensor<f32>
    return %473 : tensor<f32>
  }
}

