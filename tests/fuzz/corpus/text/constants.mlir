"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %43 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00001, 0xFFA00000, 1.401300e-45, 3.402820e+38]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %44 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 0x7C00], [0x7D01, 6.550400e+04]]> : tensor<2x2xf16>}> : () -> tensor<2x2xf16>
    %45 = "stablehlo.constant"() <{value = dense<[1.500000e+00, 0x7F80, 0xFFC1]> : tensor<3xbf16>}> : () -> tensor<3xbf16>
    %46 = "stablehlo.constant"() <{value = dense<[1.000000e+300, 0x7FF8000000000001, -2.500000e+00]> : tensor<3xf64>}> : () -> tensor<3xf64>
    %47 = "stablehlo.constant"() <{value = dense<[[[true], [false]], [[false], [true]]]> : tensor<2x2x1xi1>}> : () -> tensor<2x2x1xi1>
    %48 = "stablehlo.constant"() <{value = dense<[-128, 127]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %49 = "stablehlo.constant"() <{value = dense<[-32768, 32767]> : tensor<2xi16>}> : () -> tensor<2xi16>
    %50 = "stablehlo.constant"() <{value = dense<[-2147483648, 7]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %51 = "stablehlo.constant"() <{value = dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %52 = "stablehlo.constant"() <{value = dense<[0, 255]> : tensor<2xui8>}> : () -> tensor<2xui8>
    %53 = "stablehlo.constant"() <{value = dense<[1, 65535]> : tensor<2xui16>}> : () -> tensor<2xui16>
    %54 = "stablehlo.constant"() <{value = dense<[0, 4294967295]> : tensor<2xui32>}> : () -> tensor<2xui32>
    %55 = "stablehlo.constant"() <{value = dense<[0, 18446744073709551615]> : tensor<2xui64>}> : () -> tensor<2xui64>
    %56 = "stablehlo.constant"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<7> : tensor<1000000x1000000xi32>}> : () -> tensor<1000000x1000000xi32>
    %58 = "stablehlo.constant"() <{value = dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F6061626364656667"> : tensor<104xi8>}> : () -> tensor<104xi8>
    %59 = "stablehlo.constant"() <{value = dense<"0x0100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100000100"> : tensor<2x64xi1>}> : () -> tensor<2x64xi1>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui64>}> : () -> tensor<2xui64>
    %69 = "stablehlo.constant"() <{value = dense<[[0], [1]]> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %71 = "stablehlo.constant"() <{value = dense<[0, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %73 = "stablehlo.constant"() <{value = dense<1> : tensor<4x2x1xi32>}> : () -> tensor<4x2x1xi32>
    %85 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %91 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
