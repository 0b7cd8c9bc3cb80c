"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<2x2xf32>, tensor<3xi1>, tensor<4xf32>, tensor<1xi64>), sym_name = "main"}> ({
    %0 = "stablehlo.constant"() <{value = dense_resource<torch_tensor_2_2_torch.float32> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %1 = "stablehlo.constant"() <{value = dense_resource<"flags of it"> : tensor<3xi1>}> : () -> tensor<3xi1>
    %2 = "stablehlo.constant"() <{value = dense_resource<torch_tensor_2_2_torch.float32> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = "stablehlo.constant"() <{value = dense_resource<one> : tensor<1xi64>}> : () -> tensor<1xi64>
    "func.return"(%0, %1, %2, %3) : (tensor<2x2xf32>, tensor<3xi1>, tensor<4xf32>, tensor<1xi64>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_2_2_torch.float32: "0x040000000000803F00000040000040400000C07F",
      "flags of it": "0x01000000010001",
      one: "0x08000000FFFFFFFFFFFFFFFF"
    }
  }
#-}
