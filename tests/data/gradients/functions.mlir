module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}) {
    %0 = chlo.erf %arg1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.erfc %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = chlo.asin %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %3 = chlo.acos %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %4 = chlo.atan %arg1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %5 = chlo.sinh %arg1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %6 = chlo.cosh %arg1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %7 = chlo.asinh %arg1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.100000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.add %8, %arg0 : tensor<3x4xf32>
    %10 = call @arccosh(%9) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %11 = chlo.atanh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %12 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<3x4xf32>
    %16 = stablehlo.add %arg1, %15 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<3x4xf32>
    %19 = stablehlo.tanh %18 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %21 = stablehlo.add %20, %19 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<3x4xf32>
    %24 = stablehlo.multiply %arg1, %23 : tensor<3x4xf32>
    %25 = call @softplus(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %26 = call @elu(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = chlo.erf_inv %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %28 = chlo.square %arg1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %29 = stablehlo.cbrt %arg0 : tensor<3x4xf32>
    %30 = stablehlo.exponential_minus_one %arg1 : tensor<3x4xf32>
    %31 = stablehlo.log_plus_one %arg0 : tensor<3x4xf32>
    %32 = stablehlo.tan %arg0 : tensor<3x4xf32>
    %33 = call @hypot(%arg0, %arg1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %34 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf32>
    %35 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf32>
    %36 = stablehlo.compare NE, %35, %35, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %37 = stablehlo.add %arg0, %arg1 : tensor<3x4xf32>
    %38 = stablehlo.abs %35 : tensor<3x4xf32>
    %39 = stablehlo.negate %38 : tensor<3x4xf32>
    %40 = stablehlo.exponential %39 : tensor<3x4xf32>
    %41 = stablehlo.log_plus_one %40 : tensor<3x4xf32>
    %42 = stablehlo.add %34, %41 : tensor<3x4xf32>
    %43 = stablehlo.select %36, %37, %42 : tensor<3x4xi1>, tensor<3x4xf32>
    %44 = call @sinc(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %45 = stablehlo.power %arg0, %arg1 : tensor<3x4xf32>
    %46 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xf32>
    %47 = stablehlo.multiply %46, %arg1 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %48 = call @clip(%arg1, %cst_4, %cst_5) : (tensor<3x4xf32>, tensor<f32>, tensor<f32>) -> tensor<3x4xf32>
    %49 = stablehlo.abs %arg1 : tensor<3x4xf32>
    %50 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf32>
    %51 = stablehlo.atan2 %arg1, %arg0 : tensor<3x4xf32>
    %52 = call @remainder(%arg1, %arg0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %53 = call @sort(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %54 = stablehlo.sign %arg1 : tensor<3x4xf32>
    %55 = stablehlo.multiply %54, %arg0 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.reduce(%arg1 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %58 = stablehlo.maximum %57, %56 : tensor<3xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %60 = stablehlo.is_finite %59 : (tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %62 = stablehlo.select %60, %59, %61 : tensor<3x1xi1>, tensor<3x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %64 = stablehlo.subtract %arg1, %63 : tensor<3x4xf32>
    %65 = stablehlo.exponential %64 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %68 = stablehlo.sign %67 : tensor<3x1xf32>
    %69 = stablehlo.abs %67 : tensor<3x1xf32>
    %70 = stablehlo.log %69 : tensor<3x1xf32>
    %71 = stablehlo.add %70, %62 : tensor<3x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %73 = stablehlo.multiply %72, %arg0 : tensor<3x4xf32>
    %74 = call @cumsum(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%arg1 init: %cst_10) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %78 = stablehlo.multiply %77, %arg0 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.reduce(%arg1 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %82 = stablehlo.multiply %81, %arg0 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %84 = stablehlo.add %83, %arg0 : tensor<3x4xf32>
    %85 = chlo.lgamma %84 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %87 = stablehlo.add %86, %arg0 : tensor<3x4xf32>
    %88 = chlo.digamma %87 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %90 = stablehlo.add %89, %0 : tensor<3x4xf32>
    %91 = stablehlo.sine %90 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %93 = stablehlo.add %92, %91 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %95 = stablehlo.add %94, %1 : tensor<3x4xf32>
    %96 = stablehlo.sine %95 : tensor<3x4xf32>
    %97 = stablehlo.add %93, %96 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %99 = stablehlo.add %98, %2 : tensor<3x4xf32>
    %100 = stablehlo.sine %99 : tensor<3x4xf32>
    %101 = stablehlo.add %97, %100 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %103 = stablehlo.add %102, %3 : tensor<3x4xf32>
    %104 = stablehlo.sine %103 : tensor<3x4xf32>
    %105 = stablehlo.add %101, %104 : tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %107 = stablehlo.add %106, %4 : tensor<3x4xf32>
    %108 = stablehlo.sine %107 : tensor<3x4xf32>
    %109 = stablehlo.add %105, %108 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %111 = stablehlo.add %110, %5 : tensor<3x4xf32>
    %112 = stablehlo.sine %111 : tensor<3x4xf32>
    %113 = stablehlo.add %109, %112 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %115 = stablehlo.add %114, %6 : tensor<3x4xf32>
    %116 = stablehlo.sine %115 : tensor<3x4xf32>
    %117 = stablehlo.add %113, %116 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %119 = stablehlo.add %118, %7 : tensor<3x4xf32>
    %120 = stablehlo.sine %119 : tensor<3x4xf32>
    %121 = stablehlo.add %117, %120 : tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %123 = stablehlo.add %122, %10 : tensor<3x4xf32>
    %124 = stablehlo.sine %123 : tensor<3x4xf32>
    %125 = stablehlo.add %121, %124 : tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %127 = stablehlo.add %126, %11 : tensor<3x4xf32>
    %128 = stablehlo.sine %127 : tensor<3x4xf32>
    %129 = stablehlo.add %125, %128 : tensor<3x4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %131 = stablehlo.add %130, %24 : tensor<3x4xf32>
    %132 = stablehlo.sine %131 : tensor<3x4xf32>
    %133 = stablehlo.add %129, %132 : tensor<3x4xf32>
    %cst_26 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %135 = stablehlo.add %134, %25 : tensor<3x4xf32>
    %136 = stablehlo.sine %135 : tensor<3x4xf32>
    %137 = stablehlo.add %133, %136 : tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %139 = stablehlo.add %138, %26 : tensor<3x4xf32>
    %140 = stablehlo.sine %139 : tensor<3x4xf32>
    %141 = stablehlo.add %137, %140 : tensor<3x4xf32>
    %cst_28 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %143 = stablehlo.add %142, %27 : tensor<3x4xf32>
    %144 = stablehlo.sine %143 : tensor<3x4xf32>
    %145 = stablehlo.add %141, %144 : tensor<3x4xf32>
    %cst_29 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %147 = stablehlo.add %146, %28 : tensor<3x4xf32>
    %148 = stablehlo.sine %147 : tensor<3x4xf32>
    %149 = stablehlo.add %145, %148 : tensor<3x4xf32>
    %cst_30 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %151 = stablehlo.add %150, %29 : tensor<3x4xf32>
    %152 = stablehlo.sine %151 : tensor<3x4xf32>
    %153 = stablehlo.add %149, %152 : tensor<3x4xf32>
    %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %155 = stablehlo.add %154, %30 : tensor<3x4xf32>
    %156 = stablehlo.sine %155 : tensor<3x4xf32>
    %157 = stablehlo.add %153, %156 : tensor<3x4xf32>
    %cst_32 = stablehlo.constant dense<1.700000e+01> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %159 = stablehlo.add %158, %31 : tensor<3x4xf32>
    %160 = stablehlo.sine %159 : tensor<3x4xf32>
    %161 = stablehlo.add %157, %160 : tensor<3x4xf32>
    %cst_33 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %163 = stablehlo.add %162, %32 : tensor<3x4xf32>
    %164 = stablehlo.sine %163 : tensor<3x4xf32>
    %165 = stablehlo.add %161, %164 : tensor<3x4xf32>
    %cst_34 = stablehlo.constant dense<1.900000e+01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %167 = stablehlo.add %166, %33 : tensor<3x4xf32>
    %168 = stablehlo.sine %167 : tensor<3x4xf32>
    %169 = stablehlo.add %165, %168 : tensor<3x4xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %171 = stablehlo.add %170, %43 : tensor<3x4xf32>
    %172 = stablehlo.sine %171 : tensor<3x4xf32>
    %173 = stablehlo.add %169, %172 : tensor<3x4xf32>
    %cst_36 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %175 = stablehlo.add %174, %44 : tensor<3x4xf32>
    %176 = stablehlo.sine %175 : tensor<3x4xf32>
    %177 = stablehlo.add %173, %176 : tensor<3x4xf32>
    %cst_37 = stablehlo.constant dense<2.200000e+01> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %179 = stablehlo.add %178, %45 : tensor<3x4xf32>
    %180 = stablehlo.sine %179 : tensor<3x4xf32>
    %181 = stablehlo.add %177, %180 : tensor<3x4xf32>
    %cst_38 = stablehlo.constant dense<2.300000e+01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %183 = stablehlo.add %182, %47 : tensor<3x4xf32>
    %184 = stablehlo.sine %183 : tensor<3x4xf32>
    %185 = stablehlo.add %181, %184 : tensor<3x4xf32>
    %cst_39 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %187 = stablehlo.add %186, %48 : tensor<3x4xf32>
    %188 = stablehlo.sine %187 : tensor<3x4xf32>
    %189 = stablehlo.add %185, %188 : tensor<3x4xf32>
    %cst_40 = stablehlo.constant dense<2.500000e+01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %191 = stablehlo.add %190, %49 : tensor<3x4xf32>
    %192 = stablehlo.sine %191 : tensor<3x4xf32>
    %193 = stablehlo.add %189, %192 : tensor<3x4xf32>
    %cst_41 = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %195 = stablehlo.add %194, %50 : tensor<3x4xf32>
    %196 = stablehlo.sine %195 : tensor<3x4xf32>
    %197 = stablehlo.add %193, %196 : tensor<3x4xf32>
    %cst_42 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %199 = stablehlo.add %198, %51 : tensor<3x4xf32>
    %200 = stablehlo.sine %199 : tensor<3x4xf32>
    %201 = stablehlo.add %197, %200 : tensor<3x4xf32>
    %cst_43 = stablehlo.constant dense<2.800000e+01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %203 = stablehlo.add %202, %52 : tensor<3x4xf32>
    %204 = stablehlo.sine %203 : tensor<3x4xf32>
    %205 = stablehlo.add %201, %204 : tensor<3x4xf32>
    %cst_44 = stablehlo.constant dense<2.900000e+01> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %207 = stablehlo.add %206, %53 : tensor<3x4xf32>
    %208 = stablehlo.sine %207 : tensor<3x4xf32>
    %209 = stablehlo.add %205, %208 : tensor<3x4xf32>
    %cst_45 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %211 = stablehlo.add %210, %55 : tensor<3x4xf32>
    %212 = stablehlo.sine %211 : tensor<3x4xf32>
    %213 = stablehlo.add %209, %212 : tensor<3x4xf32>
    %cst_46 = stablehlo.constant dense<3.100000e+01> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %215 = stablehlo.add %214, %73 : tensor<3x4xf32>
    %216 = stablehlo.sine %215 : tensor<3x4xf32>
    %217 = stablehlo.add %213, %216 : tensor<3x4xf32>
    %cst_47 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %219 = stablehlo.add %218, %74 : tensor<3x4xf32>
    %220 = stablehlo.sine %219 : tensor<3x4xf32>
    %221 = stablehlo.add %217, %220 : tensor<3x4xf32>
    %cst_48 = stablehlo.constant dense<3.300000e+01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %223 = stablehlo.add %222, %78 : tensor<3x4xf32>
    %224 = stablehlo.sine %223 : tensor<3x4xf32>
    %225 = stablehlo.add %221, %224 : tensor<3x4xf32>
    %cst_49 = stablehlo.constant dense<3.400000e+01> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %227 = stablehlo.add %226, %82 : tensor<3x4xf32>
    %228 = stablehlo.sine %227 : tensor<3x4xf32>
    %229 = stablehlo.add %225, %228 : tensor<3x4xf32>
    %cst_50 = stablehlo.constant dense<3.500000e+01> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %231 = stablehlo.add %230, %85 : tensor<3x4xf32>
    %232 = stablehlo.sine %231 : tensor<3x4xf32>
    %233 = stablehlo.add %229, %232 : tensor<3x4xf32>
    %cst_51 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %235 = stablehlo.add %234, %88 : tensor<3x4xf32>
    %236 = stablehlo.sine %235 : tensor<3x4xf32>
    %237 = stablehlo.add %233, %236 : tensor<3x4xf32>
    return %237 : tensor<3x4xf32>
  }
  func.func private @arccosh(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = chlo.acosh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @softplus(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x4xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x4xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x4xf32>
    %7 = stablehlo.abs %3 : tensor<3x4xf32>
    %8 = stablehlo.negate %7 : tensor<3x4xf32>
    %9 = stablehlo.exponential %8 : tensor<3x4xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x4xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x4xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x4xi1>, tensor<3x4xf32>
    return %12 : tensor<3x4xf32>
  }
  func.func private @elu(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<3x4xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<3x4xf32>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %8 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<f32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @hypot(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %1 = stablehlo.abs %arg1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %6 = stablehlo.or %3, %5 : tensor<3x4xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<3x4xf32>
    %8 = stablehlo.minimum %0, %1 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = call @_where_0(%12, %13, %7) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.divide %8, %14 : tensor<3x4xf32>
    %16 = chlo.square %15 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.add %17, %16 : tensor<3x4xf32>
    %19 = stablehlo.sqrt %18 : tensor<3x4xf32>
    %20 = stablehlo.multiply %7, %19 : tensor<3x4xf32>
    %21 = call @_where_0(%10, %7, %20) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %22 = call @_where_1(%6, %cst_5, %21) : (tensor<3x4xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %22 : tensor<3x4xf32>
  }
  func.func private @_where_1(%arg0: tensor<3x4xi1>, %arg1: tensor<f32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @sinc(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = call @_where_1(%1, %cst_1, %3) : (tensor<3x4xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.add %6, %7 : tensor<3x4xf32>
    %9 = stablehlo.sine %4 : tensor<3x4xf32>
    %10 = stablehlo.divide %9, %4 : tensor<3x4xf32>
    %11 = call @_where_0(%1, %8, %10) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %11 : tensor<3x4xf32>
  }
  func.func private @clip(%arg0: tensor<3x4xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x4xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x4xf32>
    return %5 : tensor<3x4xf32>
  }
  func.func private @remainder(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %8 = stablehlo.and %7, %2 : tensor<3x4xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<3x4xf32>
    %10 = stablehlo.select %8, %9, %0 : tensor<3x4xi1>, tensor<3x4xf32>
    return %10 : tensor<3x4xf32>
  }
  func.func private @sort(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
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
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = call @cumsum_2(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
}
