// Ops that are composed of others: batch normalisation and einsum, in a function without a module around it.
func.func @main(%x: tensor<2x3x4xf32>, %gain: tensor<3xf32>, %shift: tensor<3xf32>, %mean: tensor<3xf32>, %var: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x2xf32>) {
  %0 = "stablehlo.batch_norm_inference"(%x, %gain, %shift, %mean, %var) <{epsilon = 1.000000e-05 : f32, feature_index = 1 : i64}>
      : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  %1 = stablehlo.einsum %x, %x, config = "bfc,dfc->bcd" : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x4x2xf32>
  return %0, %1 : tensor<2x3x4xf32>, tensor<2x4x2xf32>
}
