"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<2x3xi1>, sym_name = "constant_i1", sym_visibility = "public"}> ({
    %53 = "stablehlo.constant"() <{value = dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    "func.return"(%53) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xi1>, sym_name = "constant_i1_splat", sym_visibility = "public"}> ({
    %52 = "stablehlo.constant"() <{value = dense<false> : tensor<3x2xi1>}> : () -> tensor<3x2xi1>
    "func.return"(%52) : (tensor<3x2xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<i1>, sym_name = "constant_i1_scalar", sym_visibility = "public"}> ({
    %51 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "func.return"(%51) : (tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xi1>, sym_name = "constant_i1_empty", sym_visibility = "public"}> ({
    %50 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xi1>}> : () -> tensor<2x0xi1>
    "func.return"(%50) : (tensor<2x0xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xi8>, sym_name = "constant_i8", sym_visibility = "public"}> ({
    %49 = "stablehlo.constant"() <{value = dense<[[118, -48, 14], [47, -18, -9]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    "func.return"(%49) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xi8>, sym_name = "constant_i8_splat", sym_visibility = "public"}> ({
    %48 = "stablehlo.constant"() <{value = dense<-83> : tensor<3x2xi8>}> : () -> tensor<3x2xi8>
    "func.return"(%48) : (tensor<3x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<i8>, sym_name = "constant_i8_scalar", sym_visibility = "public"}> ({
    %47 = "stablehlo.constant"() <{value = dense<-83> : tensor<i8>}> : () -> tensor<i8>
    "func.return"(%47) : (tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xi8>, sym_name = "constant_i8_empty", sym_visibility = "public"}> ({
    %46 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xi8>}> : () -> tensor<2x0xi8>
    "func.return"(%46) : (tensor<2x0xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xi16>, sym_name = "constant_i16", sym_visibility = "public"}> ({
    %45 = "stablehlo.constant"() <{value = dense<[[-21178, 29756, -18558], [19396, -12231, 26788]]> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
    "func.return"(%45) : (tensor<2x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xi16>, sym_name = "constant_i16_splat", sym_visibility = "public"}> ({
    %44 = "stablehlo.constant"() <{value = dense<-11322> : tensor<3x2xi16>}> : () -> tensor<3x2xi16>
    "func.return"(%44) : (tensor<3x2xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<i16>, sym_name = "constant_i16_scalar", sym_visibility = "public"}> ({
    %43 = "stablehlo.constant"() <{value = dense<-11322> : tensor<i16>}> : () -> tensor<i16>
    "func.return"(%43) : (tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xi16>, sym_name = "constant_i16_empty", sym_visibility = "public"}> ({
    %42 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xi16>}> : () -> tensor<2x0xi16>
    "func.return"(%42) : (tensor<2x0xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xi32>, sym_name = "constant_i32", sym_visibility = "public"}> ({
    %41 = "stablehlo.constant"() <{value = dense<[[1273086237, -1388951652, 93768714], [-1358821227, 312932844, 1598769612]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    "func.return"(%41) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xi32>, sym_name = "constant_i32_splat", sym_visibility = "public"}> ({
    %40 = "stablehlo.constant"() <{value = dense<1120918990> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    "func.return"(%40) : (tensor<3x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<i32>, sym_name = "constant_i32_scalar", sym_visibility = "public"}> ({
    %39 = "stablehlo.constant"() <{value = dense<1120918990> : tensor<i32>}> : () -> tensor<i32>
    "func.return"(%39) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xi32>, sym_name = "constant_i32_empty", sym_visibility = "public"}> ({
    %38 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xi32>}> : () -> tensor<2x0xi32>
    "func.return"(%38) : (tensor<2x0xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xi64>, sym_name = "constant_i64", sym_visibility = "public"}> ({
    %37 = "stablehlo.constant"() <{value = dense<[[2227985568972364075, 6685848674455890537, -4721730340354541045], [-7899262318667725444, 1037436170333923081, -1521861315918586213]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    "func.return"(%37) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xi64>, sym_name = "constant_i64_splat", sym_visibility = "public"}> ({
    %36 = "stablehlo.constant"() <{value = dense<5112050135074363778> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    "func.return"(%36) : (tensor<3x2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<i64>, sym_name = "constant_i64_scalar", sym_visibility = "public"}> ({
    %35 = "stablehlo.constant"() <{value = dense<5112050135074363778> : tensor<i64>}> : () -> tensor<i64>
    "func.return"(%35) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xi64>, sym_name = "constant_i64_empty", sym_visibility = "public"}> ({
    %34 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xi64>}> : () -> tensor<2x0xi64>
    "func.return"(%34) : (tensor<2x0xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xui8>, sym_name = "constant_ui8", sym_visibility = "public"}> ({
    %33 = "stablehlo.constant"() <{value = dense<[[238, 86, 81], [46, 209, 138]]> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    "func.return"(%33) : (tensor<2x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xui8>, sym_name = "constant_ui8_splat", sym_visibility = "public"}> ({
    %32 = "stablehlo.constant"() <{value = dense<82> : tensor<3x2xui8>}> : () -> tensor<3x2xui8>
    "func.return"(%32) : (tensor<3x2xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<ui8>, sym_name = "constant_ui8_scalar", sym_visibility = "public"}> ({
    %31 = "stablehlo.constant"() <{value = dense<82> : tensor<ui8>}> : () -> tensor<ui8>
    "func.return"(%31) : (tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xui8>, sym_name = "constant_ui8_empty", sym_visibility = "public"}> ({
    %30 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xui8>}> : () -> tensor<2x0xui8>
    "func.return"(%30) : (tensor<2x0xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xui16>, sym_name = "constant_ui16", sym_visibility = "public"}> ({
    %29 = "stablehlo.constant"() <{value = dense<[[46290, 32948, 37457], [51674, 65534, 26718]]> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
    "func.return"(%29) : (tensor<2x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xui16>, sym_name = "constant_ui16_splat", sym_visibility = "public"}> ({
    %28 = "stablehlo.constant"() <{value = dense<37897> : tensor<3x2xui16>}> : () -> tensor<3x2xui16>
    "func.return"(%28) : (tensor<3x2xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<ui16>, sym_name = "constant_ui16_scalar", sym_visibility = "public"}> ({
    %27 = "stablehlo.constant"() <{value = dense<37897> : tensor<ui16>}> : () -> tensor<ui16>
    "func.return"(%27) : (tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xui16>, sym_name = "constant_ui16_empty", sym_visibility = "public"}> ({
    %26 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xui16>}> : () -> tensor<2x0xui16>
    "func.return"(%26) : (tensor<2x0xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xui32>, sym_name = "constant_ui32", sym_visibility = "public"}> ({
    %25 = "stablehlo.constant"() <{value = dense<[[758518162, 1402003695, 2403736813], [3906639778, 116823029, 2497988824]]> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    "func.return"(%25) : (tensor<2x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xui32>, sym_name = "constant_ui32_splat", sym_visibility = "public"}> ({
    %24 = "stablehlo.constant"() <{value = dense<3239517233> : tensor<3x2xui32>}> : () -> tensor<3x2xui32>
    "func.return"(%24) : (tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<ui32>, sym_name = "constant_ui32_scalar", sym_visibility = "public"}> ({
    %23 = "stablehlo.constant"() <{value = dense<3239517233> : tensor<ui32>}> : () -> tensor<ui32>
    "func.return"(%23) : (tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xui32>, sym_name = "constant_ui32_empty", sym_visibility = "public"}> ({
    %22 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xui32>}> : () -> tensor<2x0xui32>
    "func.return"(%22) : (tensor<2x0xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xui64>, sym_name = "constant_ui64", sym_visibility = "public"}> ({
    %21 = "stablehlo.constant"() <{value = dense<[[439583890440145624, 2449743720996079566, 12511052452616581244], [17968613619789205739, 11291570473285895861, 12496896238260947628]]> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    "func.return"(%21) : (tensor<2x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xui64>, sym_name = "constant_ui64_splat", sym_visibility = "public"}> ({
    %20 = "stablehlo.constant"() <{value = dense<9110629589961655465> : tensor<3x2xui64>}> : () -> tensor<3x2xui64>
    "func.return"(%20) : (tensor<3x2xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<ui64>, sym_name = "constant_ui64_scalar", sym_visibility = "public"}> ({
    %19 = "stablehlo.constant"() <{value = dense<9110629589961655465> : tensor<ui64>}> : () -> tensor<ui64>
    "func.return"(%19) : (tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xui64>, sym_name = "constant_ui64_empty", sym_visibility = "public"}> ({
    %18 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xui64>}> : () -> tensor<2x0xui64>
    "func.return"(%18) : (tensor<2x0xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xf16>, sym_name = "constant_f16", sym_visibility = "public"}> ({
    %17 = "stablehlo.constant"() <{value = dense<[[1.286250e+02, 1.274410e-01, -1.632810e+00], [-1.937260e-01, 7.720950e-02, -1.382500e+02]]> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
    "func.return"(%17) : (tensor<2x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xf16>, sym_name = "constant_f16_splat", sym_visibility = "public"}> ({
    %16 = "stablehlo.constant"() <{value = dense<5.199220e+00> : tensor<3x2xf16>}> : () -> tensor<3x2xf16>
    "func.return"(%16) : (tensor<3x2xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<f16>, sym_name = "constant_f16_scalar", sym_visibility = "public"}> ({
    %15 = "stablehlo.constant"() <{value = dense<5.199220e+00> : tensor<f16>}> : () -> tensor<f16>
    "func.return"(%15) : (tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xf16>, sym_name = "constant_f16_empty", sym_visibility = "public"}> ({
    %14 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xf16>}> : () -> tensor<2x0xf16>
    "func.return"(%14) : (tensor<2x0xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xbf16>, sym_name = "constant_bf16", sym_visibility = "public"}> ({
    %13 = "stablehlo.constant"() <{value = dense<[[4.077150e-02, -1.035160e-01, 4.450000e+01], [-2.637500e+01, 1.568750e+01, 6.312500e+00]]> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
    "func.return"(%13) : (tensor<2x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xbf16>, sym_name = "constant_bf16_splat", sym_visibility = "public"}> ({
    %12 = "stablehlo.constant"() <{value = dense<5.406250e+00> : tensor<3x2xbf16>}> : () -> tensor<3x2xbf16>
    "func.return"(%12) : (tensor<3x2xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<bf16>, sym_name = "constant_bf16_scalar", sym_visibility = "public"}> ({
    %11 = "stablehlo.constant"() <{value = dense<5.406250e+00> : tensor<bf16>}> : () -> tensor<bf16>
    "func.return"(%11) : (tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xbf16>, sym_name = "constant_bf16_empty", sym_visibility = "public"}> ({
    %10 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xbf16>}> : () -> tensor<2x0xbf16>
    "func.return"(%10) : (tensor<2x0xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xf32>, sym_name = "constant_f32", sym_visibility = "public"}> ({
    %9 = "stablehlo.constant"() <{value = dense<[[-1.07344782, 11.8543205, 0.0203722287], [-0.0206884407, 0.0152176144, 0.073203057]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    "func.return"(%9) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xf32>, sym_name = "constant_f32_splat", sym_visibility = "public"}> ({
    %8 = "stablehlo.constant"() <{value = dense<0.00228992337> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    "func.return"(%8) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<f32>, sym_name = "constant_f32_scalar", sym_visibility = "public"}> ({
    %7 = "stablehlo.constant"() <{value = dense<0.00228992337> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%7) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xf32>, sym_name = "constant_f32_empty", sym_visibility = "public"}> ({
    %6 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
    "func.return"(%6) : (tensor<2x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xf64>, sym_name = "constant_f64", sym_visibility = "public"}> ({
    %5 = "stablehlo.constant"() <{value = dense<[[-0.26177969288445868, 261.08727113612332, 45.812154456958019], [-0.89485542964629894, 0.021287311924847039, 148.84928918755404]]> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    "func.return"(%5) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<3x2xf64>, sym_name = "constant_f64_splat", sym_visibility = "public"}> ({
    %4 = "stablehlo.constant"() <{value = dense<0.0089719075035189031> : tensor<3x2xf64>}> : () -> tensor<3x2xf64>
    "func.return"(%4) : (tensor<3x2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<f64>, sym_name = "constant_f64_scalar", sym_visibility = "public"}> ({
    %3 = "stablehlo.constant"() <{value = dense<0.0089719075035189031> : tensor<f64>}> : () -> tensor<f64>
    "func.return"(%3) : (tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xf64>, sym_name = "constant_f64_empty", sym_visibility = "public"}> ({
    %2 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xf64>}> : () -> tensor<2x0xf64>
    "func.return"(%2) : (tensor<2x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<11x13xf32>, sym_name = "constant_f32_many", sym_visibility = "public"}> ({
    %1 = "stablehlo.constant"() <{value = dense<"0x639AB7BC979B80C2AB0B85BCFB0F3C43F90838BD01B65741391F89C2CB4AA0BE32F18FC2290C31C31485673F225174C1CE7CDFBBEACD4D41988C28434B1D84BC3CA8573C439904BC8B07A73BEEBE243B69AEA9C01396B63BD83044437F8D713B5D39D3400AF0A63D0AED8BC1191E66413A4A2C423C0880BDCDD52EBC203353403CCD3CC0F82282BF7DD84F3DE844783B33FABA42298DB2C08AB22B3FB06C35BC95C8B73F9C9834C1992F01C100E38E3CCB70393EEFDB35BDDCBE8FBFD43D64BC067B82392170D53DB4943F3EB5FB823DAB5A90BC837CADBD1B8598C2BD53E6BDE3368542F914BB3E901FB43BCFAED5C09D0350BF5807AABD18EEB3C1A3490D3FE836B9C22EFF4FBC7CF040C11897E7BF9E0B543E4979BA3B6F74B0C2D932BDBC4C1ADFBAD8699EBD506EFF3DC8F132C1CE1AB0B9B31D05BE986D9941A5C09A3B5A6107BE0625DAC2C4E80AC06141763CBCD33CC2C99290C1E0CAD3412D5C77BF2CA3693D6B9B173C5B03543FC95F303CB9F78BBAD8B316C17F2C993FB696BD38A769AF3EDFAF7EC09DDE523F2863D53D4C0C4AC19AF4EE3BFED7633FB9D59A3C336A3C3D04BF644159263D4147C9B2423170883B77E098421FA5FD42733120C3C618693C205112BF962A613C2A18AABDC797403E07F970C1C34A85BC0B88C8C1D97F26C395EDC6BD4468DC425E71A0C1D24621BC5E014BC16C42353E0CE5483C6394A2C0EFEA94BCF83C04BF15C93DC0934DEDBB1E68B942075AA5C15BCFB8BB6183363DC688E4C06D8F2041CE2D1B3ED2E6C93F698A64BDFE75263C"> : tensor<11x13xf32>}> : () -> tensor<11x13xf32>
    "func.return"(%1) : (tensor<11x13xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<5xf32>, sym_name = "constant_f32_special", sym_visibility = "public"}> ({
    %0 = "stablehlo.constant"() <{value = dense<[0x7F800000, 0xFF800000, 0x7FC00000, -0.000000e+00, 1.401300e-45]> : tensor<5xf32>}> : () -> tensor<5xf32>
    "func.return"(%0) : (tensor<5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
