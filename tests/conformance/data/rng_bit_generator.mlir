"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>), sym_name = "rng_bit_generator_three_fry0_ui8_5", sym_visibility = "public"}> ({
  ^bb0(%arg69: tensor<2xui64>):
    %69:2 = "stablehlo.rng_bit_generator"(%arg69) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    "func.return"(%69#0, %69#1) : (tensor<2xui64>, tensor<5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>), sym_name = "rng_bit_generator_three_fry0_ui16_5", sym_visibility = "public"}> ({
  ^bb0(%arg68: tensor<2xui64>):
    %68:2 = "stablehlo.rng_bit_generator"(%arg68) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    "func.return"(%68#0, %68#1) : (tensor<2xui64>, tensor<5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>), sym_name = "rng_bit_generator_three_fry0_ui32_", sym_visibility = "public"}> ({
  ^bb0(%arg67: tensor<2xui64>):
    %67:2 = "stablehlo.rng_bit_generator"(%arg67) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    "func.return"(%67#0, %67#1) : (tensor<2xui64>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>), sym_name = "rng_bit_generator_three_fry0_ui32_4", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<2xui64>):
    %66:2 = "stablehlo.rng_bit_generator"(%arg66) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    "func.return"(%66#0, %66#1) : (tensor<2xui64>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>), sym_name = "rng_bit_generator_three_fry0_ui32_7", sym_visibility = "public"}> ({
  ^bb0(%arg65: tensor<2xui64>):
    %65:2 = "stablehlo.rng_bit_generator"(%arg65) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
    "func.return"(%65#0, %65#1) : (tensor<2xui64>, tensor<7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>), sym_name = "rng_bit_generator_three_fry0_ui32_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<2xui64>):
    %64:2 = "stablehlo.rng_bit_generator"(%arg64) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    "func.return"(%64#0, %64#1) : (tensor<2xui64>, tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>), sym_name = "rng_bit_generator_three_fry0_ui64_", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<2xui64>):
    %63:2 = "stablehlo.rng_bit_generator"(%arg63) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
    "func.return"(%63#0, %63#1) : (tensor<2xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui64>), sym_name = "rng_bit_generator_three_fry0_ui64_4", sym_visibility = "public"}> ({
  ^bb0(%arg62: tensor<2xui64>):
    %62:2 = "stablehlo.rng_bit_generator"(%arg62) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui64>)
    "func.return"(%62#0, %62#1) : (tensor<2xui64>, tensor<4xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>), sym_name = "rng_bit_generator_three_fry0_ui64_7", sym_visibility = "public"}> ({
  ^bb0(%arg61: tensor<2xui64>):
    %61:2 = "stablehlo.rng_bit_generator"(%arg61) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
    "func.return"(%61#0, %61#1) : (tensor<2xui64>, tensor<7xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>), sym_name = "rng_bit_generator_three_fry0_ui64_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<2xui64>):
    %60:2 = "stablehlo.rng_bit_generator"(%arg60) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    "func.return"(%60#0, %60#1) : (tensor<2xui64>, tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>), sym_name = "rng_bit_generator_three_fry0_i8_5", sym_visibility = "public"}> ({
  ^bb0(%arg59: tensor<2xui64>):
    %59:2 = "stablehlo.rng_bit_generator"(%arg59) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
    "func.return"(%59#0, %59#1) : (tensor<2xui64>, tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>), sym_name = "rng_bit_generator_three_fry0_i16_5", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<2xui64>):
    %58:2 = "stablehlo.rng_bit_generator"(%arg58) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
    "func.return"(%58#0, %58#1) : (tensor<2xui64>, tensor<5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>), sym_name = "rng_bit_generator_three_fry0_i32_5", sym_visibility = "public"}> ({
  ^bb0(%arg57: tensor<2xui64>):
    %57:2 = "stablehlo.rng_bit_generator"(%arg57) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
    "func.return"(%57#0, %57#1) : (tensor<2xui64>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>), sym_name = "rng_bit_generator_three_fry0_i64_5", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<2xui64>):
    %56:2 = "stablehlo.rng_bit_generator"(%arg56) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
    "func.return"(%56#0, %56#1) : (tensor<2xui64>, tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>), sym_name = "rng_bit_generator_three_fry1_ui8_5", sym_visibility = "public"}> ({
  ^bb0(%arg55: tensor<2xui64>):
    %55:2 = "stablehlo.rng_bit_generator"(%arg55) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    "func.return"(%55#0, %55#1) : (tensor<2xui64>, tensor<5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>), sym_name = "rng_bit_generator_three_fry1_ui16_5", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<2xui64>):
    %54:2 = "stablehlo.rng_bit_generator"(%arg54) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    "func.return"(%54#0, %54#1) : (tensor<2xui64>, tensor<5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>), sym_name = "rng_bit_generator_three_fry1_ui32_", sym_visibility = "public"}> ({
  ^bb0(%arg53: tensor<2xui64>):
    %53:2 = "stablehlo.rng_bit_generator"(%arg53) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    "func.return"(%53#0, %53#1) : (tensor<2xui64>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>), sym_name = "rng_bit_generator_three_fry1_ui32_4", sym_visibility = "public"}> ({
  ^bb0(%arg52: tensor<2xui64>):
    %52:2 = "stablehlo.rng_bit_generator"(%arg52) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    "func.return"(%52#0, %52#1) : (tensor<2xui64>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>), sym_name = "rng_bit_generator_three_fry1_ui32_7", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<2xui64>):
    %51:2 = "stablehlo.rng_bit_generator"(%arg51) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
    "func.return"(%51#0, %51#1) : (tensor<2xui64>, tensor<7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>), sym_name = "rng_bit_generator_three_fry1_ui32_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<2xui64>):
    %50:2 = "stablehlo.rng_bit_generator"(%arg50) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    "func.return"(%50#0, %50#1) : (tensor<2xui64>, tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>), sym_name = "rng_bit_generator_three_fry1_ui64_", sym_visibility = "public"}> ({
  ^bb0(%arg49: tensor<2xui64>):
    %49:2 = "stablehlo.rng_bit_generator"(%arg49) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
    "func.return"(%49#0, %49#1) : (tensor<2xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui64>), sym_name = "rng_bit_generator_three_fry1_ui64_4", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<2xui64>):
    %48:2 = "stablehlo.rng_bit_generator"(%arg48) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui64>)
    "func.return"(%48#0, %48#1) : (tensor<2xui64>, tensor<4xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>), sym_name = "rng_bit_generator_three_fry1_ui64_7", sym_visibility = "public"}> ({
  ^bb0(%arg47: tensor<2xui64>):
    %47:2 = "stablehlo.rng_bit_generator"(%arg47) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
    "func.return"(%47#0, %47#1) : (tensor<2xui64>, tensor<7xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>), sym_name = "rng_bit_generator_three_fry1_ui64_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<2xui64>):
    %46:2 = "stablehlo.rng_bit_generator"(%arg46) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    "func.return"(%46#0, %46#1) : (tensor<2xui64>, tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>), sym_name = "rng_bit_generator_three_fry1_i8_5", sym_visibility = "public"}> ({
  ^bb0(%arg45: tensor<2xui64>):
    %45:2 = "stablehlo.rng_bit_generator"(%arg45) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
    "func.return"(%45#0, %45#1) : (tensor<2xui64>, tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>), sym_name = "rng_bit_generator_three_fry1_i16_5", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<2xui64>):
    %44:2 = "stablehlo.rng_bit_generator"(%arg44) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
    "func.return"(%44#0, %44#1) : (tensor<2xui64>, tensor<5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>), sym_name = "rng_bit_generator_three_fry1_i32_5", sym_visibility = "public"}> ({
  ^bb0(%arg43: tensor<2xui64>):
    %43:2 = "stablehlo.rng_bit_generator"(%arg43) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
    "func.return"(%43#0, %43#1) : (tensor<2xui64>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>), sym_name = "rng_bit_generator_three_fry1_i64_5", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<2xui64>):
    %42:2 = "stablehlo.rng_bit_generator"(%arg42) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
    "func.return"(%42#0, %42#1) : (tensor<2xui64>, tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>), sym_name = "rng_bit_generator_philox0_ui8_5", sym_visibility = "public"}> ({
  ^bb0(%arg41: tensor<2xui64>):
    %41:2 = "stablehlo.rng_bit_generator"(%arg41) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    "func.return"(%41#0, %41#1) : (tensor<2xui64>, tensor<5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>), sym_name = "rng_bit_generator_philox0_ui16_5", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<2xui64>):
    %40:2 = "stablehlo.rng_bit_generator"(%arg40) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    "func.return"(%40#0, %40#1) : (tensor<2xui64>, tensor<5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>), sym_name = "rng_bit_generator_philox0_ui32_", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<2xui64>):
    %39:2 = "stablehlo.rng_bit_generator"(%arg39) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    "func.return"(%39#0, %39#1) : (tensor<2xui64>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>), sym_name = "rng_bit_generator_philox0_ui32_4", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<2xui64>):
    %38:2 = "stablehlo.rng_bit_generator"(%arg38) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    "func.return"(%38#0, %38#1) : (tensor<2xui64>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>), sym_name = "rng_bit_generator_philox0_ui32_7", sym_visibility = "public"}> ({
  ^bb0(%arg37: tensor<2xui64>):
    %37:2 = "stablehlo.rng_bit_generator"(%arg37) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
    "func.return"(%37#0, %37#1) : (tensor<2xui64>, tensor<7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>), sym_name = "rng_bit_generator_philox0_ui32_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<2xui64>):
    %36:2 = "stablehlo.rng_bit_generator"(%arg36) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    "func.return"(%36#0, %36#1) : (tensor<2xui64>, tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>), sym_name = "rng_bit_generator_philox0_ui64_", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<2xui64>):
    %35:2 = "stablehlo.rng_bit_generator"(%arg35) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
    "func.return"(%35#0, %35#1) : (tensor<2xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui64>), sym_name = "rng_bit_generator_philox0_ui64_4", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<2xui64>):
    %34:2 = "stablehlo.rng_bit_generator"(%arg34) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui64>)
    "func.return"(%34#0, %34#1) : (tensor<2xui64>, tensor<4xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>), sym_name = "rng_bit_generator_philox0_ui64_7", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<2xui64>):
    %33:2 = "stablehlo.rng_bit_generator"(%arg33) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
    "func.return"(%33#0, %33#1) : (tensor<2xui64>, tensor<7xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>), sym_name = "rng_bit_generator_philox0_ui64_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<2xui64>):
    %32:2 = "stablehlo.rng_bit_generator"(%arg32) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    "func.return"(%32#0, %32#1) : (tensor<2xui64>, tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>), sym_name = "rng_bit_generator_philox0_i8_5", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<2xui64>):
    %31:2 = "stablehlo.rng_bit_generator"(%arg31) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
    "func.return"(%31#0, %31#1) : (tensor<2xui64>, tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>), sym_name = "rng_bit_generator_philox0_i16_5", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<2xui64>):
    %30:2 = "stablehlo.rng_bit_generator"(%arg30) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
    "func.return"(%30#0, %30#1) : (tensor<2xui64>, tensor<5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>), sym_name = "rng_bit_generator_philox0_i32_5", sym_visibility = "public"}> ({
  ^bb0(%arg29: tensor<2xui64>):
    %29:2 = "stablehlo.rng_bit_generator"(%arg29) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
    "func.return"(%29#0, %29#1) : (tensor<2xui64>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>), sym_name = "rng_bit_generator_philox0_i64_5", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<2xui64>):
    %28:2 = "stablehlo.rng_bit_generator"(%arg28) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
    "func.return"(%28#0, %28#1) : (tensor<2xui64>, tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui8>), sym_name = "rng_bit_generator_philox1_ui8_5", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<3xui64>):
    %27:2 = "stablehlo.rng_bit_generator"(%arg27) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui8>)
    "func.return"(%27#0, %27#1) : (tensor<3xui64>, tensor<5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui16>), sym_name = "rng_bit_generator_philox1_ui16_5", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<3xui64>):
    %26:2 = "stablehlo.rng_bit_generator"(%arg26) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui16>)
    "func.return"(%26#0, %26#1) : (tensor<3xui64>, tensor<5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>), sym_name = "rng_bit_generator_philox1_ui32_", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<3xui64>):
    %25:2 = "stablehlo.rng_bit_generator"(%arg25) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>)
    "func.return"(%25#0, %25#1) : (tensor<3xui64>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>), sym_name = "rng_bit_generator_philox1_ui32_4", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<3xui64>):
    %24:2 = "stablehlo.rng_bit_generator"(%arg24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
    "func.return"(%24#0, %24#1) : (tensor<3xui64>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui32>), sym_name = "rng_bit_generator_philox1_ui32_7", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<3xui64>):
    %23:2 = "stablehlo.rng_bit_generator"(%arg23) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui32>)
    "func.return"(%23#0, %23#1) : (tensor<3xui64>, tensor<7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui32>), sym_name = "rng_bit_generator_philox1_ui32_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<3xui64>):
    %22:2 = "stablehlo.rng_bit_generator"(%arg22) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui32>)
    "func.return"(%22#0, %22#1) : (tensor<3xui64>, tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>), sym_name = "rng_bit_generator_philox1_ui64_", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<3xui64>):
    %21:2 = "stablehlo.rng_bit_generator"(%arg21) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>)
    "func.return"(%21#0, %21#1) : (tensor<3xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui64>), sym_name = "rng_bit_generator_philox1_ui64_4", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<3xui64>):
    %20:2 = "stablehlo.rng_bit_generator"(%arg20) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui64>)
    "func.return"(%20#0, %20#1) : (tensor<3xui64>, tensor<4xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui64>), sym_name = "rng_bit_generator_philox1_ui64_7", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<3xui64>):
    %19:2 = "stablehlo.rng_bit_generator"(%arg19) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui64>)
    "func.return"(%19#0, %19#1) : (tensor<3xui64>, tensor<7xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui64>), sym_name = "rng_bit_generator_philox1_ui64_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<3xui64>):
    %18:2 = "stablehlo.rng_bit_generator"(%arg18) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui64>)
    "func.return"(%18#0, %18#1) : (tensor<3xui64>, tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi8>), sym_name = "rng_bit_generator_philox1_i8_5", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<3xui64>):
    %17:2 = "stablehlo.rng_bit_generator"(%arg17) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi8>)
    "func.return"(%17#0, %17#1) : (tensor<3xui64>, tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi16>), sym_name = "rng_bit_generator_philox1_i16_5", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<3xui64>):
    %16:2 = "stablehlo.rng_bit_generator"(%arg16) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi16>)
    "func.return"(%16#0, %16#1) : (tensor<3xui64>, tensor<5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi32>), sym_name = "rng_bit_generator_philox1_i32_5", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<3xui64>):
    %15:2 = "stablehlo.rng_bit_generator"(%arg15) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi32>)
    "func.return"(%15#0, %15#1) : (tensor<3xui64>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi64>), sym_name = "rng_bit_generator_philox1_i64_5", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<3xui64>):
    %14:2 = "stablehlo.rng_bit_generator"(%arg14) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi64>)
    "func.return"(%14#0, %14#1) : (tensor<3xui64>, tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>), sym_name = "rng_bit_generator_default0_ui8_5", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<2xui64>):
    %13:2 = "stablehlo.rng_bit_generator"(%arg13) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    "func.return"(%13#0, %13#1) : (tensor<2xui64>, tensor<5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>), sym_name = "rng_bit_generator_default0_ui16_5", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<2xui64>):
    %12:2 = "stablehlo.rng_bit_generator"(%arg12) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    "func.return"(%12#0, %12#1) : (tensor<2xui64>, tensor<5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>), sym_name = "rng_bit_generator_default0_ui32_", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<2xui64>):
    %11:2 = "stablehlo.rng_bit_generator"(%arg11) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    "func.return"(%11#0, %11#1) : (tensor<2xui64>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>), sym_name = "rng_bit_generator_default0_ui32_4", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2xui64>):
    %10:2 = "stablehlo.rng_bit_generator"(%arg10) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    "func.return"(%10#0, %10#1) : (tensor<2xui64>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>), sym_name = "rng_bit_generator_default0_ui32_7", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<2xui64>):
    %9:2 = "stablehlo.rng_bit_generator"(%arg9) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
    "func.return"(%9#0, %9#1) : (tensor<2xui64>, tensor<7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>), sym_name = "rng_bit_generator_default0_ui32_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<2xui64>):
    %8:2 = "stablehlo.rng_bit_generator"(%arg8) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    "func.return"(%8#0, %8#1) : (tensor<2xui64>, tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>), sym_name = "rng_bit_generator_default0_ui64_", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<2xui64>):
    %7:2 = "stablehlo.rng_bit_generator"(%arg7) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
    "func.return"(%7#0, %7#1) : (tensor<2xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui64>), sym_name = "rng_bit_generator_default0_ui64_4", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2xui64>):
    %6:2 = "stablehlo.rng_bit_generator"(%arg6) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui64>)
    "func.return"(%6#0, %6#1) : (tensor<2xui64>, tensor<4xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>), sym_name = "rng_bit_generator_default0_ui64_7", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<2xui64>):
    %5:2 = "stablehlo.rng_bit_generator"(%arg5) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
    "func.return"(%5#0, %5#1) : (tensor<2xui64>, tensor<7xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>), sym_name = "rng_bit_generator_default0_ui64_3x5", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<2xui64>):
    %4:2 = "stablehlo.rng_bit_generator"(%arg4) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    "func.return"(%4#0, %4#1) : (tensor<2xui64>, tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>), sym_name = "rng_bit_generator_default0_i8_5", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2xui64>):
    %3:2 = "stablehlo.rng_bit_generator"(%arg3) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
    "func.return"(%3#0, %3#1) : (tensor<2xui64>, tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>), sym_name = "rng_bit_generator_default0_i16_5", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<2xui64>):
    %2:2 = "stablehlo.rng_bit_generator"(%arg2) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
    "func.return"(%2#0, %2#1) : (tensor<2xui64>, tensor<5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>), sym_name = "rng_bit_generator_default0_i32_5", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<2xui64>):
    %1:2 = "stablehlo.rng_bit_generator"(%arg1) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
    "func.return"(%1#0, %1#1) : (tensor<2xui64>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>), sym_name = "rng_bit_generator_default0_i64_5", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2xui64>):
    %0:2 = "stablehlo.rng_bit_generator"(%arg0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
    "func.return"(%0#0, %0#1) : (tensor<2xui64>, tensor<5xi64>) -> ()
  }) : () -> ()
}) : () -> ()
