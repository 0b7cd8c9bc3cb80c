// The loss of a GPT with one block on 65 characters; made by tests/data/make_nanogpt.py.
module @nanogpt {
  func.func public @main(%embedding: tensor<65x32xf32> {pcp.name = "embedding"},
                         %positions: tensor<16x32xf32> {pcp.name = "positions"},
                         %norm_1: tensor<32xf32> {pcp.name = "norm_1"},
                         %query: tensor<32x32xf32> {pcp.name = "query"},
                         %key: tensor<32x32xf32> {pcp.name = "key"},
                         %value: tensor<32x32xf32> {pcp.name = "value"},
                         %out: tensor<32x32xf32> {pcp.name = "out"},
                         %norm_2: tensor<32xf32> {pcp.name = "norm_2"},
                         %up: tensor<32x128xf32> {pcp.name = "up"},
                         %down: tensor<128x32xf32> {pcp.name = "down"},
                         %norm_3: tensor<32xf32> {pcp.name = "norm_3"},
                         %head: tensor<32x65xf32> {pcp.name = "head"},
                         %tokens: tensor<8x16xi32>,
                         %next: tensor<8x16xi32>) -> tensor<f32> {
    %0 = stablehlo.broadcast_in_dim %tokens, dims = [0, 1] : (tensor<8x16xi32>) -> tensor<8x16x65xi32>
    %1 = stablehlo.iota dim = 2 : tensor<8x16x65xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<8x16x65xi32>, tensor<8x16x65xi32>) -> tensor<8x16x65xi1>
    %3 = stablehlo.convert %2 : (tensor<8x16x65xi1>) -> tensor<8x16x65xf32>
    %4 = stablehlo.dot_general %3, %embedding, contracting_dims = [2] x [0] : (tensor<8x16x65xf32>, tensor<65x32xf32>) -> tensor<8x16x32xf32>
    %5 = stablehlo.broadcast_in_dim %positions, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<8x16x32xf32>
    %6 = stablehlo.add %4, %5 : tensor<8x16x32xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<8x16x32xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.reduce(%7 init: %8) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %10 = stablehlo.constant dense<32.0> : tensor<8x16xf32>
    %11 = stablehlo.divide %9, %10 : tensor<8x16xf32>
    %12 = stablehlo.constant dense<1.0e-5> : tensor<8x16xf32>
    %13 = stablehlo.add %11, %12 : tensor<8x16xf32>
    %14 = stablehlo.rsqrt %13 : tensor<8x16xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x32xf32>
    %16 = stablehlo.multiply %6, %15 : tensor<8x16x32xf32>
    %17 = stablehlo.broadcast_in_dim %norm_1, dims = [2] : (tensor<32xf32>) -> tensor<8x16x32xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<8x16x32xf32>
    %19 = stablehlo.dot_general %18, %query, contracting_dims = [2] x [0] : (tensor<8x16x32xf32>, tensor<32x32xf32>) -> tensor<8x16x32xf32>
    %20 = stablehlo.dot_general %18, %key, contracting_dims = [2] x [0] : (tensor<8x16x32xf32>, tensor<32x32xf32>) -> tensor<8x16x32xf32>
    %21 = stablehlo.dot_general %18, %value, contracting_dims = [2] x [0] : (tensor<8x16x32xf32>, tensor<32x32xf32>) -> tensor<8x16x32xf32>
    %22 = stablehlo.dot_general %19, %20, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x16x32xf32>, tensor<8x16x32xf32>) -> tensor<8x16x16xf32>
    %23 = stablehlo.constant dense<0.1767766952966369> : tensor<8x16x16xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<8x16x16xf32>
    %25 = stablehlo.iota dim = 1 : tensor<8x16x16xi32>
    %26 = stablehlo.iota dim = 2 : tensor<8x16x16xi32>
    %27 = stablehlo.compare GE, %25, %26, SIGNED : (tensor<8x16x16xi32>, tensor<8x16x16xi32>) -> tensor<8x16x16xi1>
    %28 = stablehlo.constant dense<-1.0e9> : tensor<8x16x16xf32>
    %29 = stablehlo.select %27, %24, %28 : tensor<8x16x16xi1>, tensor<8x16x16xf32>
    %30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%29 init: %30) applies stablehlo.maximum across dimensions = [2] : (tensor<8x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x16xf32>
    %33 = stablehlo.subtract %29, %32 : tensor<8x16x16xf32>
    %34 = stablehlo.exponential %33 : tensor<8x16x16xf32>
    %35 = stablehlo.constant dense<0.0> : tensor<f32>
    %36 = stablehlo.reduce(%34 init: %35) applies stablehlo.add across dimensions = [2] : (tensor<8x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x16xf32>
    %38 = stablehlo.divide %34, %37 : tensor<8x16x16xf32>
    %39 = stablehlo.dot_general %38, %21, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x16x16xf32>, tensor<8x16x32xf32>) -> tensor<8x16x32xf32>
    %40 = stablehlo.dot_general %39, %out, contracting_dims = [2] x [0] : (tensor<8x16x32xf32>, tensor<32x32xf32>) -> tensor<8x16x32xf32>
    %41 = stablehlo.add %6, %40 : tensor<8x16x32xf32>
    %42 = stablehlo.multiply %41, %41 : tensor<8x16x32xf32>
    %43 = stablehlo.constant dense<0.0> : tensor<f32>
    %44 = stablehlo.reduce(%42 init: %43) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %45 = stablehlo.constant dense<32.0> : tensor<8x16xf32>
    %46 = stablehlo.divide %44, %45 : tensor<8x16xf32>
    %47 = stablehlo.constant dense<1.0e-5> : tensor<8x16xf32>
    %48 = stablehlo.add %46, %47 : tensor<8x16xf32>
    %49 = stablehlo.rsqrt %48 : tensor<8x16xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x32xf32>
    %51 = stablehlo.multiply %41, %50 : tensor<8x16x32xf32>
    %52 = stablehlo.broadcast_in_dim %norm_2, dims = [2] : (tensor<32xf32>) -> tensor<8x16x32xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<8x16x32xf32>
    %54 = stablehlo.dot_general %53, %up, contracting_dims = [2] x [0] : (tensor<8x16x32xf32>, tensor<32x128xf32>) -> tensor<8x16x128xf32>
    %55 = stablehlo.tanh %54 : tensor<8x16x128xf32>
    %56 = stablehlo.dot_general %55, %down, contracting_dims = [2] x [0] : (tensor<8x16x128xf32>, tensor<128x32xf32>) -> tensor<8x16x32xf32>
    %57 = stablehlo.add %41, %56 : tensor<8x16x32xf32>
    %58 = stablehlo.multiply %57, %57 : tensor<8x16x32xf32>
    %59 = stablehlo.constant dense<0.0> : tensor<f32>
    %60 = stablehlo.reduce(%58 init: %59) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %61 = stablehlo.constant dense<32.0> : tensor<8x16xf32>
    %62 = stablehlo.divide %60, %61 : tensor<8x16xf32>
    %63 = stablehlo.constant dense<1.0e-5> : tensor<8x16xf32>
    %64 = stablehlo.add %62, %63 : tensor<8x16xf32>
    %65 = stablehlo.rsqrt %64 : tensor<8x16xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x32xf32>
    %67 = stablehlo.multiply %57, %66 : tensor<8x16x32xf32>
    %68 = stablehlo.broadcast_in_dim %norm_3, dims = [2] : (tensor<32xf32>) -> tensor<8x16x32xf32>
    %69 = stablehlo.multiply %67, %68 : tensor<8x16x32xf32>
    %70 = stablehlo.dot_general %69, %head, contracting_dims = [2] x [0] : (tensor<8x16x32xf32>, tensor<32x65xf32>) -> tensor<8x16x65xf32>
    %71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72 = stablehlo.reduce(%70 init: %71) applies stablehlo.maximum across dimensions = [2] : (tensor<8x16x65xf32>, tensor<f32>) -> tensor<8x16xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x65xf32>
    %74 = stablehlo.subtract %70, %73 : tensor<8x16x65xf32>
    %75 = stablehlo.exponential %74 : tensor<8x16x65xf32>
    %76 = stablehlo.constant dense<0.0> : tensor<f32>
    %77 = stablehlo.reduce(%75 init: %76) applies stablehlo.add across dimensions = [2] : (tensor<8x16x65xf32>, tensor<f32>) -> tensor<8x16xf32>
    %78 = stablehlo.log %77 : tensor<8x16xf32>
    %79 = stablehlo.broadcast_in_dim %next, dims = [0, 1] : (tensor<8x16xi32>) -> tensor<8x16x65xi32>
    %80 = stablehlo.iota dim = 2 : tensor<8x16x65xi32>
    %81 = stablehlo.compare EQ, %79, %80, SIGNED : (tensor<8x16x65xi32>, tensor<8x16x65xi32>) -> tensor<8x16x65xi1>
    %82 = stablehlo.convert %81 : (tensor<8x16x65xi1>) -> tensor<8x16x65xf32>
    %83 = stablehlo.multiply %74, %82 : tensor<8x16x65xf32>
    %84 = stablehlo.constant dense<0.0> : tensor<f32>
    %85 = stablehlo.reduce(%83 init: %84) applies stablehlo.add across dimensions = [2] : (tensor<8x16x65xf32>, tensor<f32>) -> tensor<8x16xf32>
    %86 = stablehlo.subtract %78, %85 : tensor<8x16xf32>
    %87 = stablehlo.constant dense<0.0> : tensor<f32>
    %88 = stablehlo.reduce(%86 init: %87) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %89 = stablehlo.constant dense<0.0> : tensor<f32>
    %90 = stablehlo.reduce(%88 init: %89) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %91 = stablehlo.constant dense<128.0> : tensor<f32>
    %92 = stablehlo.divide %90, %91 : tensor<f32>
    return %92 : tensor<f32>
  }
}
