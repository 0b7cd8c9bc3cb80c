"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_add_i1", sym_visibility = "public"}> ({
  ^bb0(%arg399: tensor<5x6xi1>):
    %371 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %372 = "stablehlo.reduce_window"(%arg399, %371) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg400: tensor<i1>, %arg401: tensor<i1>):
      %373 = "stablehlo.add"(%arg400, %arg401) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%373) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%372) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_multiply_i1", sym_visibility = "public"}> ({
  ^bb0(%arg396: tensor<5x6xi1>):
    %368 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %369 = "stablehlo.reduce_window"(%arg396, %368) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg397: tensor<i1>, %arg398: tensor<i1>):
      %370 = "stablehlo.multiply"(%arg397, %arg398) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%370) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%369) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_maximum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg393: tensor<5x6xi1>):
    %365 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %366 = "stablehlo.reduce_window"(%arg393, %365) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg394: tensor<i1>, %arg395: tensor<i1>):
      %367 = "stablehlo.maximum"(%arg394, %arg395) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%367) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%366) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_minimum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg390: tensor<5x6xi1>):
    %362 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %363 = "stablehlo.reduce_window"(%arg390, %362) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg391: tensor<i1>, %arg392: tensor<i1>):
      %364 = "stablehlo.minimum"(%arg391, %arg392) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%364) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%363) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_and_i1", sym_visibility = "public"}> ({
  ^bb0(%arg387: tensor<5x6xi1>):
    %359 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %360 = "stablehlo.reduce_window"(%arg387, %359) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg388: tensor<i1>, %arg389: tensor<i1>):
      %361 = "stablehlo.and"(%arg388, %arg389) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%361) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%360) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_or_i1", sym_visibility = "public"}> ({
  ^bb0(%arg384: tensor<5x6xi1>):
    %356 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %357 = "stablehlo.reduce_window"(%arg384, %356) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg385: tensor<i1>, %arg386: tensor<i1>):
      %358 = "stablehlo.or"(%arg385, %arg386) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%358) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%357) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_xor_i1", sym_visibility = "public"}> ({
  ^bb0(%arg381: tensor<5x6xi1>):
    %353 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %354 = "stablehlo.reduce_window"(%arg381, %353) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg382: tensor<i1>, %arg383: tensor<i1>):
      %355 = "stablehlo.xor"(%arg382, %arg383) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%355) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%354) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_add_i8", sym_visibility = "public"}> ({
  ^bb0(%arg378: tensor<5x6xi8>):
    %350 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %351 = "stablehlo.reduce_window"(%arg378, %350) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg379: tensor<i8>, %arg380: tensor<i8>):
      %352 = "stablehlo.add"(%arg379, %arg380) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%352) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%351) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_multiply_i8", sym_visibility = "public"}> ({
  ^bb0(%arg375: tensor<5x6xi8>):
    %347 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %348 = "stablehlo.reduce_window"(%arg375, %347) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg376: tensor<i8>, %arg377: tensor<i8>):
      %349 = "stablehlo.multiply"(%arg376, %arg377) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%349) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%348) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_maximum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg372: tensor<5x6xi8>):
    %344 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %345 = "stablehlo.reduce_window"(%arg372, %344) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg373: tensor<i8>, %arg374: tensor<i8>):
      %346 = "stablehlo.maximum"(%arg373, %arg374) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%346) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%345) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_minimum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg369: tensor<5x6xi8>):
    %341 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %342 = "stablehlo.reduce_window"(%arg369, %341) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg370: tensor<i8>, %arg371: tensor<i8>):
      %343 = "stablehlo.minimum"(%arg370, %arg371) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%343) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%342) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_and_i8", sym_visibility = "public"}> ({
  ^bb0(%arg366: tensor<5x6xi8>):
    %338 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %339 = "stablehlo.reduce_window"(%arg366, %338) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg367: tensor<i8>, %arg368: tensor<i8>):
      %340 = "stablehlo.and"(%arg367, %arg368) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%340) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%339) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_or_i8", sym_visibility = "public"}> ({
  ^bb0(%arg363: tensor<5x6xi8>):
    %335 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %336 = "stablehlo.reduce_window"(%arg363, %335) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg364: tensor<i8>, %arg365: tensor<i8>):
      %337 = "stablehlo.or"(%arg364, %arg365) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%337) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%336) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_xor_i8", sym_visibility = "public"}> ({
  ^bb0(%arg360: tensor<5x6xi8>):
    %332 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %333 = "stablehlo.reduce_window"(%arg360, %332) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg361: tensor<i8>, %arg362: tensor<i8>):
      %334 = "stablehlo.xor"(%arg361, %arg362) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%334) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%333) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_add_i16", sym_visibility = "public"}> ({
  ^bb0(%arg357: tensor<5x6xi16>):
    %329 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %330 = "stablehlo.reduce_window"(%arg357, %329) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg358: tensor<i16>, %arg359: tensor<i16>):
      %331 = "stablehlo.add"(%arg358, %arg359) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%331) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%330) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_multiply_i16", sym_visibility = "public"}> ({
  ^bb0(%arg354: tensor<5x6xi16>):
    %326 = "stablehlo.constant"() <{value = dense<1> : tensor<i16>}> : () -> tensor<i16>
    %327 = "stablehlo.reduce_window"(%arg354, %326) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg355: tensor<i16>, %arg356: tensor<i16>):
      %328 = "stablehlo.multiply"(%arg355, %arg356) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%328) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%327) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_maximum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg351: tensor<5x6xi16>):
    %323 = "stablehlo.constant"() <{value = dense<-32768> : tensor<i16>}> : () -> tensor<i16>
    %324 = "stablehlo.reduce_window"(%arg351, %323) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg352: tensor<i16>, %arg353: tensor<i16>):
      %325 = "stablehlo.maximum"(%arg352, %arg353) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%325) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%324) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_minimum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg348: tensor<5x6xi16>):
    %320 = "stablehlo.constant"() <{value = dense<32767> : tensor<i16>}> : () -> tensor<i16>
    %321 = "stablehlo.reduce_window"(%arg348, %320) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg349: tensor<i16>, %arg350: tensor<i16>):
      %322 = "stablehlo.minimum"(%arg349, %arg350) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%322) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%321) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_and_i16", sym_visibility = "public"}> ({
  ^bb0(%arg345: tensor<5x6xi16>):
    %317 = "stablehlo.constant"() <{value = dense<-1> : tensor<i16>}> : () -> tensor<i16>
    %318 = "stablehlo.reduce_window"(%arg345, %317) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg346: tensor<i16>, %arg347: tensor<i16>):
      %319 = "stablehlo.and"(%arg346, %arg347) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%319) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%318) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_or_i16", sym_visibility = "public"}> ({
  ^bb0(%arg342: tensor<5x6xi16>):
    %314 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %315 = "stablehlo.reduce_window"(%arg342, %314) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg343: tensor<i16>, %arg344: tensor<i16>):
      %316 = "stablehlo.or"(%arg343, %arg344) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%316) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%315) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_xor_i16", sym_visibility = "public"}> ({
  ^bb0(%arg339: tensor<5x6xi16>):
    %311 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %312 = "stablehlo.reduce_window"(%arg339, %311) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg340: tensor<i16>, %arg341: tensor<i16>):
      %313 = "stablehlo.xor"(%arg340, %arg341) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%313) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%312) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_add_i32", sym_visibility = "public"}> ({
  ^bb0(%arg336: tensor<5x6xi32>):
    %308 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %309 = "stablehlo.reduce_window"(%arg336, %308) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg337: tensor<i32>, %arg338: tensor<i32>):
      %310 = "stablehlo.add"(%arg337, %arg338) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%310) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%309) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_multiply_i32", sym_visibility = "public"}> ({
  ^bb0(%arg333: tensor<5x6xi32>):
    %305 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %306 = "stablehlo.reduce_window"(%arg333, %305) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg334: tensor<i32>, %arg335: tensor<i32>):
      %307 = "stablehlo.multiply"(%arg334, %arg335) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%307) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%306) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_maximum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg330: tensor<5x6xi32>):
    %302 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %303 = "stablehlo.reduce_window"(%arg330, %302) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg331: tensor<i32>, %arg332: tensor<i32>):
      %304 = "stablehlo.maximum"(%arg331, %arg332) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%304) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%303) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_minimum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg327: tensor<5x6xi32>):
    %299 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %300 = "stablehlo.reduce_window"(%arg327, %299) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg328: tensor<i32>, %arg329: tensor<i32>):
      %301 = "stablehlo.minimum"(%arg328, %arg329) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%301) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%300) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_and_i32", sym_visibility = "public"}> ({
  ^bb0(%arg324: tensor<5x6xi32>):
    %296 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %297 = "stablehlo.reduce_window"(%arg324, %296) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg325: tensor<i32>, %arg326: tensor<i32>):
      %298 = "stablehlo.and"(%arg325, %arg326) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%298) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%297) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_or_i32", sym_visibility = "public"}> ({
  ^bb0(%arg321: tensor<5x6xi32>):
    %293 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %294 = "stablehlo.reduce_window"(%arg321, %293) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg322: tensor<i32>, %arg323: tensor<i32>):
      %295 = "stablehlo.or"(%arg322, %arg323) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%295) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%294) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_xor_i32", sym_visibility = "public"}> ({
  ^bb0(%arg318: tensor<5x6xi32>):
    %290 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %291 = "stablehlo.reduce_window"(%arg318, %290) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg319: tensor<i32>, %arg320: tensor<i32>):
      %292 = "stablehlo.xor"(%arg319, %arg320) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%292) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%291) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_add_i64", sym_visibility = "public"}> ({
  ^bb0(%arg315: tensor<5x6xi64>):
    %287 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %288 = "stablehlo.reduce_window"(%arg315, %287) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg316: tensor<i64>, %arg317: tensor<i64>):
      %289 = "stablehlo.add"(%arg316, %arg317) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%289) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%288) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_multiply_i64", sym_visibility = "public"}> ({
  ^bb0(%arg312: tensor<5x6xi64>):
    %284 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %285 = "stablehlo.reduce_window"(%arg312, %284) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg313: tensor<i64>, %arg314: tensor<i64>):
      %286 = "stablehlo.multiply"(%arg313, %arg314) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%286) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%285) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_maximum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg309: tensor<5x6xi64>):
    %281 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %282 = "stablehlo.reduce_window"(%arg309, %281) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg310: tensor<i64>, %arg311: tensor<i64>):
      %283 = "stablehlo.maximum"(%arg310, %arg311) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%283) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%282) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_minimum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg306: tensor<5x6xi64>):
    %278 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %279 = "stablehlo.reduce_window"(%arg306, %278) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg307: tensor<i64>, %arg308: tensor<i64>):
      %280 = "stablehlo.minimum"(%arg307, %arg308) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%280) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%279) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_and_i64", sym_visibility = "public"}> ({
  ^bb0(%arg303: tensor<5x6xi64>):
    %275 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %276 = "stablehlo.reduce_window"(%arg303, %275) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg304: tensor<i64>, %arg305: tensor<i64>):
      %277 = "stablehlo.and"(%arg304, %arg305) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%277) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%276) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_or_i64", sym_visibility = "public"}> ({
  ^bb0(%arg300: tensor<5x6xi64>):
    %272 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %273 = "stablehlo.reduce_window"(%arg300, %272) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg301: tensor<i64>, %arg302: tensor<i64>):
      %274 = "stablehlo.or"(%arg301, %arg302) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%274) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%273) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_xor_i64", sym_visibility = "public"}> ({
  ^bb0(%arg297: tensor<5x6xi64>):
    %269 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %270 = "stablehlo.reduce_window"(%arg297, %269) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg298: tensor<i64>, %arg299: tensor<i64>):
      %271 = "stablehlo.xor"(%arg298, %arg299) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%271) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%270) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_add_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg294: tensor<5x6xui8>):
    %266 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %267 = "stablehlo.reduce_window"(%arg294, %266) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg295: tensor<ui8>, %arg296: tensor<ui8>):
      %268 = "stablehlo.add"(%arg295, %arg296) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%268) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%267) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_multiply_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg291: tensor<5x6xui8>):
    %263 = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
    %264 = "stablehlo.reduce_window"(%arg291, %263) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg292: tensor<ui8>, %arg293: tensor<ui8>):
      %265 = "stablehlo.multiply"(%arg292, %arg293) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%265) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%264) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_maximum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg288: tensor<5x6xui8>):
    %260 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %261 = "stablehlo.reduce_window"(%arg288, %260) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg289: tensor<ui8>, %arg290: tensor<ui8>):
      %262 = "stablehlo.maximum"(%arg289, %arg290) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%262) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%261) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_minimum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg285: tensor<5x6xui8>):
    %257 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %258 = "stablehlo.reduce_window"(%arg285, %257) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg286: tensor<ui8>, %arg287: tensor<ui8>):
      %259 = "stablehlo.minimum"(%arg286, %arg287) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%259) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%258) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_and_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg282: tensor<5x6xui8>):
    %254 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %255 = "stablehlo.reduce_window"(%arg282, %254) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg283: tensor<ui8>, %arg284: tensor<ui8>):
      %256 = "stablehlo.and"(%arg283, %arg284) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%256) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%255) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_or_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg279: tensor<5x6xui8>):
    %251 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %252 = "stablehlo.reduce_window"(%arg279, %251) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg280: tensor<ui8>, %arg281: tensor<ui8>):
      %253 = "stablehlo.or"(%arg280, %arg281) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%253) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%252) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_xor_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg276: tensor<5x6xui8>):
    %248 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %249 = "stablehlo.reduce_window"(%arg276, %248) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg277: tensor<ui8>, %arg278: tensor<ui8>):
      %250 = "stablehlo.xor"(%arg277, %arg278) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%250) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%249) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_add_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg273: tensor<5x6xui16>):
    %245 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %246 = "stablehlo.reduce_window"(%arg273, %245) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg274: tensor<ui16>, %arg275: tensor<ui16>):
      %247 = "stablehlo.add"(%arg274, %arg275) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%247) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%246) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_multiply_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg270: tensor<5x6xui16>):
    %242 = "stablehlo.constant"() <{value = dense<1> : tensor<ui16>}> : () -> tensor<ui16>
    %243 = "stablehlo.reduce_window"(%arg270, %242) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg271: tensor<ui16>, %arg272: tensor<ui16>):
      %244 = "stablehlo.multiply"(%arg271, %arg272) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%244) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%243) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_maximum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg267: tensor<5x6xui16>):
    %239 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %240 = "stablehlo.reduce_window"(%arg267, %239) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg268: tensor<ui16>, %arg269: tensor<ui16>):
      %241 = "stablehlo.maximum"(%arg268, %arg269) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%241) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%240) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_minimum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg264: tensor<5x6xui16>):
    %236 = "stablehlo.constant"() <{value = dense<65535> : tensor<ui16>}> : () -> tensor<ui16>
    %237 = "stablehlo.reduce_window"(%arg264, %236) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg265: tensor<ui16>, %arg266: tensor<ui16>):
      %238 = "stablehlo.minimum"(%arg265, %arg266) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%238) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%237) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_and_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg261: tensor<5x6xui16>):
    %233 = "stablehlo.constant"() <{value = dense<65535> : tensor<ui16>}> : () -> tensor<ui16>
    %234 = "stablehlo.reduce_window"(%arg261, %233) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg262: tensor<ui16>, %arg263: tensor<ui16>):
      %235 = "stablehlo.and"(%arg262, %arg263) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%235) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%234) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_or_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg258: tensor<5x6xui16>):
    %230 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %231 = "stablehlo.reduce_window"(%arg258, %230) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg259: tensor<ui16>, %arg260: tensor<ui16>):
      %232 = "stablehlo.or"(%arg259, %arg260) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%232) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%231) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_xor_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg255: tensor<5x6xui16>):
    %227 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %228 = "stablehlo.reduce_window"(%arg255, %227) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg256: tensor<ui16>, %arg257: tensor<ui16>):
      %229 = "stablehlo.xor"(%arg256, %arg257) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%229) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%228) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_add_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg252: tensor<5x6xui32>):
    %224 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %225 = "stablehlo.reduce_window"(%arg252, %224) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg253: tensor<ui32>, %arg254: tensor<ui32>):
      %226 = "stablehlo.add"(%arg253, %arg254) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%226) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%225) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_multiply_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg249: tensor<5x6xui32>):
    %221 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %222 = "stablehlo.reduce_window"(%arg249, %221) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg250: tensor<ui32>, %arg251: tensor<ui32>):
      %223 = "stablehlo.multiply"(%arg250, %arg251) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%223) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%222) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_maximum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg246: tensor<5x6xui32>):
    %218 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %219 = "stablehlo.reduce_window"(%arg246, %218) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg247: tensor<ui32>, %arg248: tensor<ui32>):
      %220 = "stablehlo.maximum"(%arg247, %arg248) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%220) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%219) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_minimum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg243: tensor<5x6xui32>):
    %215 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %216 = "stablehlo.reduce_window"(%arg243, %215) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg244: tensor<ui32>, %arg245: tensor<ui32>):
      %217 = "stablehlo.minimum"(%arg244, %arg245) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%217) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%216) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_and_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg240: tensor<5x6xui32>):
    %212 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %213 = "stablehlo.reduce_window"(%arg240, %212) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg241: tensor<ui32>, %arg242: tensor<ui32>):
      %214 = "stablehlo.and"(%arg241, %arg242) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%214) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%213) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_or_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg237: tensor<5x6xui32>):
    %209 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %210 = "stablehlo.reduce_window"(%arg237, %209) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg238: tensor<ui32>, %arg239: tensor<ui32>):
      %211 = "stablehlo.or"(%arg238, %arg239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%211) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%210) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_xor_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg234: tensor<5x6xui32>):
    %206 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %207 = "stablehlo.reduce_window"(%arg234, %206) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg235: tensor<ui32>, %arg236: tensor<ui32>):
      %208 = "stablehlo.xor"(%arg235, %arg236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%208) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%207) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_add_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg231: tensor<5x6xui64>):
    %203 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %204 = "stablehlo.reduce_window"(%arg231, %203) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg232: tensor<ui64>, %arg233: tensor<ui64>):
      %205 = "stablehlo.add"(%arg232, %arg233) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%205) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%204) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_multiply_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg228: tensor<5x6xui64>):
    %200 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %201 = "stablehlo.reduce_window"(%arg228, %200) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg229: tensor<ui64>, %arg230: tensor<ui64>):
      %202 = "stablehlo.multiply"(%arg229, %arg230) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%202) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%201) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_maximum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg225: tensor<5x6xui64>):
    %197 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %198 = "stablehlo.reduce_window"(%arg225, %197) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg226: tensor<ui64>, %arg227: tensor<ui64>):
      %199 = "stablehlo.maximum"(%arg226, %arg227) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%199) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%198) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_minimum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg222: tensor<5x6xui64>):
    %194 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %195 = "stablehlo.reduce_window"(%arg222, %194) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg223: tensor<ui64>, %arg224: tensor<ui64>):
      %196 = "stablehlo.minimum"(%arg223, %arg224) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%196) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%195) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_and_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg219: tensor<5x6xui64>):
    %191 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %192 = "stablehlo.reduce_window"(%arg219, %191) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg220: tensor<ui64>, %arg221: tensor<ui64>):
      %193 = "stablehlo.and"(%arg220, %arg221) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%193) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%192) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_or_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg216: tensor<5x6xui64>):
    %188 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %189 = "stablehlo.reduce_window"(%arg216, %188) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg217: tensor<ui64>, %arg218: tensor<ui64>):
      %190 = "stablehlo.or"(%arg217, %arg218) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%190) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%189) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_xor_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg213: tensor<5x6xui64>):
    %185 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %186 = "stablehlo.reduce_window"(%arg213, %185) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg214: tensor<ui64>, %arg215: tensor<ui64>):
      %187 = "stablehlo.xor"(%arg214, %arg215) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%187) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%186) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf16>) -> tensor<3x5xf16>, sym_name = "reduce_window_add_f16", sym_visibility = "public"}> ({
  ^bb0(%arg210: tensor<5x6xf16>):
    %182 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %183 = "stablehlo.reduce_window"(%arg210, %182) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg211: tensor<f16>, %arg212: tensor<f16>):
      %184 = "stablehlo.add"(%arg211, %arg212) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%184) : (tensor<f16>) -> ()
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<3x5xf16>
    "func.return"(%183) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf16>) -> tensor<3x5xf16>, sym_name = "reduce_window_multiply_f16", sym_visibility = "public"}> ({
  ^bb0(%arg207: tensor<5x6xf16>):
    %179 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %180 = "stablehlo.reduce_window"(%arg207, %179) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg208: tensor<f16>, %arg209: tensor<f16>):
      %181 = "stablehlo.multiply"(%arg208, %arg209) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%181) : (tensor<f16>) -> ()
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<3x5xf16>
    "func.return"(%180) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf16>) -> tensor<3x5xf16>, sym_name = "reduce_window_maximum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg204: tensor<5x6xf16>):
    %176 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %177 = "stablehlo.reduce_window"(%arg204, %176) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg205: tensor<f16>, %arg206: tensor<f16>):
      %178 = "stablehlo.maximum"(%arg205, %arg206) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%178) : (tensor<f16>) -> ()
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<3x5xf16>
    "func.return"(%177) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf16>) -> tensor<3x5xf16>, sym_name = "reduce_window_minimum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg201: tensor<5x6xf16>):
    %173 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %174 = "stablehlo.reduce_window"(%arg201, %173) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg202: tensor<f16>, %arg203: tensor<f16>):
      %175 = "stablehlo.minimum"(%arg202, %arg203) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%175) : (tensor<f16>) -> ()
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<3x5xf16>
    "func.return"(%174) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xbf16>) -> tensor<3x5xbf16>, sym_name = "reduce_window_add_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg198: tensor<5x6xbf16>):
    %170 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %171 = "stablehlo.reduce_window"(%arg198, %170) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg199: tensor<bf16>, %arg200: tensor<bf16>):
      %172 = "stablehlo.add"(%arg199, %arg200) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%172) : (tensor<bf16>) -> ()
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    "func.return"(%171) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xbf16>) -> tensor<3x5xbf16>, sym_name = "reduce_window_multiply_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg195: tensor<5x6xbf16>):
    %167 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %168 = "stablehlo.reduce_window"(%arg195, %167) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg196: tensor<bf16>, %arg197: tensor<bf16>):
      %169 = "stablehlo.multiply"(%arg196, %arg197) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%169) : (tensor<bf16>) -> ()
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    "func.return"(%168) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xbf16>) -> tensor<3x5xbf16>, sym_name = "reduce_window_maximum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg192: tensor<5x6xbf16>):
    %164 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %165 = "stablehlo.reduce_window"(%arg192, %164) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg193: tensor<bf16>, %arg194: tensor<bf16>):
      %166 = "stablehlo.maximum"(%arg193, %arg194) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%166) : (tensor<bf16>) -> ()
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    "func.return"(%165) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xbf16>) -> tensor<3x5xbf16>, sym_name = "reduce_window_minimum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg189: tensor<5x6xbf16>):
    %161 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %162 = "stablehlo.reduce_window"(%arg189, %161) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg190: tensor<bf16>, %arg191: tensor<bf16>):
      %163 = "stablehlo.minimum"(%arg190, %arg191) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%163) : (tensor<bf16>) -> ()
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    "func.return"(%162) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<3x5xf32>, sym_name = "reduce_window_add_f32", sym_visibility = "public"}> ({
  ^bb0(%arg186: tensor<5x6xf32>):
    %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.reduce_window"(%arg186, %158) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg187: tensor<f32>, %arg188: tensor<f32>):
      %160 = "stablehlo.add"(%arg187, %arg188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%160) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%159) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<3x5xf32>, sym_name = "reduce_window_multiply_f32", sym_visibility = "public"}> ({
  ^bb0(%arg183: tensor<5x6xf32>):
    %155 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.reduce_window"(%arg183, %155) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg184: tensor<f32>, %arg185: tensor<f32>):
      %157 = "stablehlo.multiply"(%arg184, %arg185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%157) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%156) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<3x5xf32>, sym_name = "reduce_window_maximum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg180: tensor<5x6xf32>):
    %152 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.reduce_window"(%arg180, %152) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg181: tensor<f32>, %arg182: tensor<f32>):
      %154 = "stablehlo.maximum"(%arg181, %arg182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%154) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%153) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<3x5xf32>, sym_name = "reduce_window_minimum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg177: tensor<5x6xf32>):
    %149 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.reduce_window"(%arg177, %149) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg178: tensor<f32>, %arg179: tensor<f32>):
      %151 = "stablehlo.minimum"(%arg178, %arg179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%151) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%150) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf64>) -> tensor<3x5xf64>, sym_name = "reduce_window_add_f64", sym_visibility = "public"}> ({
  ^bb0(%arg174: tensor<5x6xf64>):
    %146 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %147 = "stablehlo.reduce_window"(%arg174, %146) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg175: tensor<f64>, %arg176: tensor<f64>):
      %148 = "stablehlo.add"(%arg175, %arg176) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%148) : (tensor<f64>) -> ()
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%147) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf64>) -> tensor<3x5xf64>, sym_name = "reduce_window_multiply_f64", sym_visibility = "public"}> ({
  ^bb0(%arg171: tensor<5x6xf64>):
    %143 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %144 = "stablehlo.reduce_window"(%arg171, %143) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg172: tensor<f64>, %arg173: tensor<f64>):
      %145 = "stablehlo.multiply"(%arg172, %arg173) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%145) : (tensor<f64>) -> ()
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%144) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf64>) -> tensor<3x5xf64>, sym_name = "reduce_window_maximum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg168: tensor<5x6xf64>):
    %140 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %141 = "stablehlo.reduce_window"(%arg168, %140) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg169: tensor<f64>, %arg170: tensor<f64>):
      %142 = "stablehlo.maximum"(%arg169, %arg170) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%142) : (tensor<f64>) -> ()
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%141) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf64>) -> tensor<3x5xf64>, sym_name = "reduce_window_minimum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg165: tensor<5x6xf64>):
    %137 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %138 = "stablehlo.reduce_window"(%arg165, %137) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg166: tensor<f64>, %arg167: tensor<f64>):
      %139 = "stablehlo.minimum"(%arg166, %arg167) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%139) : (tensor<f64>) -> ()
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%138) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x6x6xf32>) -> tensor<2x3x3x3xf32>, sym_name = "reduce_window_add_pool_nchw", sym_visibility = "public"}> ({
  ^bb0(%arg162: tensor<2x3x6x6xf32>):
    %134 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.reduce_window"(%arg162, %134) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg163: tensor<f32>, %arg164: tensor<f32>):
      %136 = "stablehlo.add"(%arg163, %arg164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    "func.return"(%135) : (tensor<2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x6x7x3xf32>) -> tensor<2x3x3x3xf32>, sym_name = "reduce_window_add_pool_nhwc", sym_visibility = "public"}> ({
  ^bb0(%arg159: tensor<2x6x7x3xf32>):
    %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.reduce_window"(%arg159, %131) <{padding = dense<[[0, 0], [1, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg160: tensor<f32>, %arg161: tensor<f32>):
      %133 = "stablehlo.add"(%arg160, %arg161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%133) : (tensor<f32>) -> ()
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    "func.return"(%132) : (tensor<2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "reduce_window_add_cumulative", sym_visibility = "public"}> ({
  ^bb0(%arg156: tensor<9xf32>):
    %128 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.reduce_window"(%arg156, %128) <{padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
    ^bb0(%arg157: tensor<f32>, %arg158: tensor<f32>):
      %130 = "stablehlo.add"(%arg157, %arg158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%130) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%129) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "reduce_window_add_cumulative_reverse", sym_visibility = "public"}> ({
  ^bb0(%arg153: tensor<9xf32>):
    %125 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.reduce_window"(%arg153, %125) <{padding = dense<[[0, 8]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
    ^bb0(%arg154: tensor<f32>, %arg155: tensor<f32>):
      %127 = "stablehlo.add"(%arg154, %arg155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%127) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%126) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x17xf32>) -> tensor<4x17xf32>, sym_name = "reduce_window_add_cumulative_rows", sym_visibility = "public"}> ({
  ^bb0(%arg150: tensor<4x17xf32>):
    %122 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.reduce_window"(%arg150, %122) <{padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg151: tensor<f32>, %arg152: tensor<f32>):
      %124 = "stablehlo.add"(%arg151, %arg152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%124) : (tensor<f32>) -> ()
    }) : (tensor<4x17xf32>, tensor<f32>) -> tensor<4x17xf32>
    "func.return"(%123) : (tensor<4x17xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<17x4xf32>) -> tensor<17x4xf32>, sym_name = "reduce_window_add_cumulative_columns", sym_visibility = "public"}> ({
  ^bb0(%arg147: tensor<17x4xf32>):
    %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.reduce_window"(%arg147, %119) <{padding = dense<[[16, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg148: tensor<f32>, %arg149: tensor<f32>):
      %121 = "stablehlo.add"(%arg148, %arg149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%121) : (tensor<f32>) -> ()
    }) : (tensor<17x4xf32>, tensor<f32>) -> tensor<17x4xf32>
    "func.return"(%120) : (tensor<17x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x8xf32>) -> tensor<4x7xf32>, sym_name = "reduce_window_add_window_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg144: tensor<9x8xf32>):
    %116 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce_window"(%arg144, %116) <{padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 3>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg145: tensor<f32>, %arg146: tensor<f32>):
      %118 = "stablehlo.add"(%arg145, %arg146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%118) : (tensor<f32>) -> ()
    }) : (tensor<9x8xf32>, tensor<f32>) -> tensor<4x7xf32>
    "func.return"(%117) : (tensor<4x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3xf32>) -> tensor<7x7xf32>, sym_name = "reduce_window_add_base_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg141: tensor<4x3xf32>):
    %113 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.reduce_window"(%arg141, %113) <{base_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %115 = "stablehlo.add"(%arg142, %arg143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%115) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x7xf32>
    "func.return"(%114) : (tensor<7x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x4xf32>) -> tensor<5x3xf32>, sym_name = "reduce_window_add_all_options", sym_visibility = "public"}> ({
  ^bb0(%arg138: tensor<5x4xf32>):
    %110 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.reduce_window"(%arg138, %110) <{base_dilations = array<i64: 3, 2>, padding = dense<[[2, 1], [0, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 3, 2>}> ({
    ^bb0(%arg139: tensor<f32>, %arg140: tensor<f32>):
      %112 = "stablehlo.add"(%arg139, %arg140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%112) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x3xf32>
    "func.return"(%111) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x6xf32>) -> tensor<5x3xf32>, sym_name = "reduce_window_add_negative_padding", sym_visibility = "public"}> ({
  ^bb0(%arg135: tensor<7x6xf32>):
    %107 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.reduce_window"(%arg135, %107) <{padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
      %109 = "stablehlo.add"(%arg136, %arg137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%109) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<f32>) -> tensor<5x3xf32>
    "func.return"(%108) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<8xf32>, sym_name = "reduce_window_add_only_padding", sym_visibility = "public"}> ({
  ^bb0(%arg132: tensor<2xf32>):
    %104 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.reduce_window"(%arg132, %104) <{padding = dense<[[3, 4]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg133: tensor<f32>, %arg134: tensor<f32>):
      %106 = "stablehlo.add"(%arg133, %arg134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%106) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<8xf32>
    "func.return"(%105) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<3x4xf32>, sym_name = "reduce_window_add_one_element", sym_visibility = "public"}> ({
  ^bb0(%arg129: tensor<3x4xf32>):
    %101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.reduce_window"(%arg129, %101) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%arg130: tensor<f32>, %arg131: tensor<f32>):
      %103 = "stablehlo.add"(%arg130, %arg131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%103) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%102) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<1x1xf32>, sym_name = "reduce_window_add_whole", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<3x4xf32>):
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce_window"(%arg126, %98) <{window_dimensions = array<i64: 3, 4>}> ({
    ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>):
      %100 = "stablehlo.add"(%arg127, %arg128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%100) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%99) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<0x4xf32>, sym_name = "reduce_window_add_too_large", sym_visibility = "public"}> ({
  ^bb0(%arg123: tensor<3x4xf32>):
    %95 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.reduce_window"(%arg123, %95) <{window_dimensions = array<i64: 4, 1>}> ({
    ^bb0(%arg124: tensor<f32>, %arg125: tensor<f32>):
      %97 = "stablehlo.add"(%arg124, %arg125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%97) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<0x4xf32>
    "func.return"(%96) : (tensor<0x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x4xf32>) -> tensor<0x3xf32>, sym_name = "reduce_window_add_empty", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<0x4xf32>):
    %92 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.reduce_window"(%arg120, %92) <{window_dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg121: tensor<f32>, %arg122: tensor<f32>):
      %94 = "stablehlo.add"(%arg121, %arg122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%94) : (tensor<f32>) -> ()
    }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0x3xf32>
    "func.return"(%93) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_window_add_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg117: tensor<f32>):
    %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.reduce_window"(%arg117, %89) <{window_dimensions = array<i64>}> ({
    ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
      %91 = "stablehlo.add"(%arg118, %arg119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%90) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> tensor<3x2x2xf32>, sym_name = "reduce_window_add_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<3x4x5xf32>):
    %86 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.reduce_window"(%arg114, %86) <{padding = dense<[[1, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 1, 2, 3>}> ({
    ^bb0(%arg115: tensor<f32>, %arg116: tensor<f32>):
      %88 = "stablehlo.add"(%arg115, %arg116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%88) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x2x2xf32>
    "func.return"(%87) : (tensor<3x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x6x6xf32>) -> tensor<2x3x3x3xf32>, sym_name = "reduce_window_maximum_pool_nchw", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<2x3x6x6xf32>):
    %83 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.reduce_window"(%arg111, %83) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %85 = "stablehlo.maximum"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    "func.return"(%84) : (tensor<2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x6x7x3xf32>) -> tensor<2x3x3x3xf32>, sym_name = "reduce_window_maximum_pool_nhwc", sym_visibility = "public"}> ({
  ^bb0(%arg108: tensor<2x6x7x3xf32>):
    %80 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.reduce_window"(%arg108, %80) <{padding = dense<[[0, 0], [1, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg109: tensor<f32>, %arg110: tensor<f32>):
      %82 = "stablehlo.maximum"(%arg109, %arg110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    "func.return"(%81) : (tensor<2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "reduce_window_maximum_cumulative", sym_visibility = "public"}> ({
  ^bb0(%arg105: tensor<9xf32>):
    %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.reduce_window"(%arg105, %77) <{padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %79 = "stablehlo.maximum"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%79) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%78) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "reduce_window_maximum_cumulative_reverse", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<9xf32>):
    %74 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.reduce_window"(%arg102, %74) <{padding = dense<[[0, 8]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
    ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
      %76 = "stablehlo.maximum"(%arg103, %arg104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%75) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x17xf32>) -> tensor<4x17xf32>, sym_name = "reduce_window_maximum_cumulative_rows", sym_visibility = "public"}> ({
  ^bb0(%arg99: tensor<4x17xf32>):
    %71 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.reduce_window"(%arg99, %71) <{padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %73 = "stablehlo.maximum"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) : (tensor<4x17xf32>, tensor<f32>) -> tensor<4x17xf32>
    "func.return"(%72) : (tensor<4x17xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<17x4xf32>) -> tensor<17x4xf32>, sym_name = "reduce_window_maximum_cumulative_columns", sym_visibility = "public"}> ({
  ^bb0(%arg96: tensor<17x4xf32>):
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce_window"(%arg96, %68) <{padding = dense<[[16, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
      %70 = "stablehlo.maximum"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<17x4xf32>, tensor<f32>) -> tensor<17x4xf32>
    "func.return"(%69) : (tensor<17x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x8xf32>) -> tensor<4x7xf32>, sym_name = "reduce_window_maximum_window_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg93: tensor<9x8xf32>):
    %65 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.reduce_window"(%arg93, %65) <{padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 3>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg94: tensor<f32>, %arg95: tensor<f32>):
      %67 = "stablehlo.maximum"(%arg94, %arg95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%67) : (tensor<f32>) -> ()
    }) : (tensor<9x8xf32>, tensor<f32>) -> tensor<4x7xf32>
    "func.return"(%66) : (tensor<4x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3xf32>) -> tensor<7x7xf32>, sym_name = "reduce_window_maximum_base_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<4x3xf32>):
    %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.reduce_window"(%arg90, %62) <{base_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>}> ({
    ^bb0(%arg91: tensor<f32>, %arg92: tensor<f32>):
      %64 = "stablehlo.maximum"(%arg91, %arg92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x7xf32>
    "func.return"(%63) : (tensor<7x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x4xf32>) -> tensor<5x3xf32>, sym_name = "reduce_window_maximum_all_options", sym_visibility = "public"}> ({
  ^bb0(%arg87: tensor<5x4xf32>):
    %59 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.reduce_window"(%arg87, %59) <{base_dilations = array<i64: 3, 2>, padding = dense<[[2, 1], [0, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 3, 2>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %61 = "stablehlo.maximum"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x3xf32>
    "func.return"(%60) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x6xf32>) -> tensor<5x3xf32>, sym_name = "reduce_window_maximum_negative_padding", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<7x6xf32>):
    %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce_window"(%arg84, %56) <{padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %58 = "stablehlo.maximum"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<f32>) -> tensor<5x3xf32>
    "func.return"(%57) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<8xf32>, sym_name = "reduce_window_maximum_only_padding", sym_visibility = "public"}> ({
  ^bb0(%arg81: tensor<2xf32>):
    %53 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.reduce_window"(%arg81, %53) <{padding = dense<[[3, 4]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %55 = "stablehlo.maximum"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<8xf32>
    "func.return"(%54) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<3x4xf32>, sym_name = "reduce_window_maximum_one_element", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<3x4xf32>):
    %50 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce_window"(%arg78, %50) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
      %52 = "stablehlo.maximum"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%51) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<1x1xf32>, sym_name = "reduce_window_maximum_whole", sym_visibility = "public"}> ({
  ^bb0(%arg75: tensor<3x4xf32>):
    %47 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce_window"(%arg75, %47) <{window_dimensions = array<i64: 3, 4>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %49 = "stablehlo.maximum"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%48) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<0x4xf32>, sym_name = "reduce_window_maximum_too_large", sym_visibility = "public"}> ({
  ^bb0(%arg72: tensor<3x4xf32>):
    %44 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.reduce_window"(%arg72, %44) <{window_dimensions = array<i64: 4, 1>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %46 = "stablehlo.maximum"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<0x4xf32>
    "func.return"(%45) : (tensor<0x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x4xf32>) -> tensor<0x3xf32>, sym_name = "reduce_window_maximum_empty", sym_visibility = "public"}> ({
  ^bb0(%arg69: tensor<0x4xf32>):
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce_window"(%arg69, %41) <{window_dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg70: tensor<f32>, %arg71: tensor<f32>):
      %43 = "stablehlo.maximum"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0x3xf32>
    "func.return"(%42) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_window_maximum_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<f32>):
    %38 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce_window"(%arg66, %38) <{window_dimensions = array<i64>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %40 = "stablehlo.maximum"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%39) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> tensor<3x2x2xf32>, sym_name = "reduce_window_maximum_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<3x4x5xf32>):
    %35 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce_window"(%arg63, %35) <{padding = dense<[[1, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 1, 2, 3>}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %37 = "stablehlo.maximum"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x2x2xf32>
    "func.return"(%36) : (tensor<3x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>, sym_name = "reduce_window_add_f32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg59: tensor<3x6xf32>, %arg60: tensor<f32>):
    %33 = "stablehlo.reduce_window"(%arg59, %arg60) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %34 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%33) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>, sym_name = "reduce_window_multiply_f32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg55: tensor<3x6xf32>, %arg56: tensor<f32>):
    %31 = "stablehlo.reduce_window"(%arg55, %arg56) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %32 = "stablehlo.multiply"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%31) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>, sym_name = "reduce_window_maximum_f32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<3x6xf32>, %arg52: tensor<f32>):
    %29 = "stablehlo.reduce_window"(%arg51, %arg52) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg53: tensor<f32>, %arg54: tensor<f32>):
      %30 = "stablehlo.maximum"(%arg53, %arg54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%29) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>, sym_name = "reduce_window_minimum_f32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg47: tensor<3x6xf32>, %arg48: tensor<f32>):
    %27 = "stablehlo.reduce_window"(%arg47, %arg48) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %28 = "stablehlo.minimum"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%27) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>, sym_name = "reduce_window_add_i32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg43: tensor<3x6xi32>, %arg44: tensor<i32>):
    %25 = "stablehlo.reduce_window"(%arg43, %arg44) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg45: tensor<i32>, %arg46: tensor<i32>):
      %26 = "stablehlo.add"(%arg45, %arg46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%26) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>
    "func.return"(%25) : (tensor<3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>, sym_name = "reduce_window_multiply_i32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<3x6xi32>, %arg40: tensor<i32>):
    %23 = "stablehlo.reduce_window"(%arg39, %arg40) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      %24 = "stablehlo.multiply"(%arg41, %arg42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>
    "func.return"(%23) : (tensor<3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>, sym_name = "reduce_window_maximum_i32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<3x6xi32>, %arg36: tensor<i32>):
    %21 = "stablehlo.reduce_window"(%arg35, %arg36) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg37: tensor<i32>, %arg38: tensor<i32>):
      %22 = "stablehlo.maximum"(%arg37, %arg38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%22) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>
    "func.return"(%21) : (tensor<3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>, sym_name = "reduce_window_minimum_i32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<3x6xi32>, %arg32: tensor<i32>):
    %19 = "stablehlo.reduce_window"(%arg31, %arg32) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg33: tensor<i32>, %arg34: tensor<i32>):
      %20 = "stablehlo.minimum"(%arg33, %arg34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%20) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>
    "func.return"(%19) : (tensor<3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>, sym_name = "reduce_window_add_bf16_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<3x6xbf16>, %arg28: tensor<bf16>):
    %17 = "stablehlo.reduce_window"(%arg27, %arg28) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg29: tensor<bf16>, %arg30: tensor<bf16>):
      %18 = "stablehlo.add"(%arg29, %arg30) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%18) : (tensor<bf16>) -> ()
    }) : (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    "func.return"(%17) : (tensor<3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>, sym_name = "reduce_window_multiply_bf16_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<3x6xbf16>, %arg24: tensor<bf16>):
    %15 = "stablehlo.reduce_window"(%arg23, %arg24) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg25: tensor<bf16>, %arg26: tensor<bf16>):
      %16 = "stablehlo.multiply"(%arg25, %arg26) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%16) : (tensor<bf16>) -> ()
    }) : (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    "func.return"(%15) : (tensor<3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>, sym_name = "reduce_window_maximum_bf16_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<3x6xbf16>, %arg20: tensor<bf16>):
    %13 = "stablehlo.reduce_window"(%arg19, %arg20) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg21: tensor<bf16>, %arg22: tensor<bf16>):
      %14 = "stablehlo.maximum"(%arg21, %arg22) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%14) : (tensor<bf16>) -> ()
    }) : (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    "func.return"(%13) : (tensor<3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>, sym_name = "reduce_window_minimum_bf16_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<3x6xbf16>, %arg16: tensor<bf16>):
    %11 = "stablehlo.reduce_window"(%arg15, %arg16) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg17: tensor<bf16>, %arg18: tensor<bf16>):
      %12 = "stablehlo.minimum"(%arg17, %arg18) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%12) : (tensor<bf16>) -> ()
    }) : (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    "func.return"(%11) : (tensor<3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x3xf32>, sym_name = "reduce_window_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<3x6xf32>, %arg12: tensor<f32>):
    %9 = "stablehlo.reduce_window"(%arg11, %arg12) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %10 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x3xf32>
    "func.return"(%9) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>, tensor<5x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xi32>), sym_name = "reduce_window_argmax", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<5x6xf32>, %arg4: tensor<5x6xi32>, %arg5: tensor<f32>, %arg6: tensor<i32>):
    %5:2 = "stablehlo.reduce_window"(%arg3, %arg4, %arg5, %arg6) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<i32>, %arg9: tensor<f32>, %arg10: tensor<i32>):
      %6 = "stablehlo.compare"(%arg7, %arg9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.select"(%6, %arg7, %arg9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %8 = "stablehlo.select"(%6, %arg8, %arg10) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%7, %8) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    "func.return"(%5#0, %5#1) : (tensor<4x3xf32>, tensor<4x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x6xf32>) -> tensor<3x3xf32>, sym_name = "reduce_window_mean_pool", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<6x6xf32>, tensor<f32>) -> tensor<3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %3 = "stablehlo.divide"(%1, %2) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%3) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
