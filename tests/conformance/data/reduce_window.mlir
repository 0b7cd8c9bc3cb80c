"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_add_i1", sym_visibility = "public"}> ({
  ^bb0(%arg423: tensor<5x6xi1>):
    %383 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %384 = "stablehlo.reduce_window"(%arg423, %383) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg424: tensor<i1>, %arg425: tensor<i1>):
      %385 = "stablehlo.add"(%arg424, %arg425) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%385) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%384) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_multiply_i1", sym_visibility = "public"}> ({
  ^bb0(%arg420: tensor<5x6xi1>):
    %380 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %381 = "stablehlo.reduce_window"(%arg420, %380) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg421: tensor<i1>, %arg422: tensor<i1>):
      %382 = "stablehlo.multiply"(%arg421, %arg422) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%382) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%381) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_maximum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg417: tensor<5x6xi1>):
    %377 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %378 = "stablehlo.reduce_window"(%arg417, %377) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg418: tensor<i1>, %arg419: tensor<i1>):
      %379 = "stablehlo.maximum"(%arg418, %arg419) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%379) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%378) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_minimum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg414: tensor<5x6xi1>):
    %374 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %375 = "stablehlo.reduce_window"(%arg414, %374) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg415: tensor<i1>, %arg416: tensor<i1>):
      %376 = "stablehlo.minimum"(%arg415, %arg416) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%376) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%375) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_and_i1", sym_visibility = "public"}> ({
  ^bb0(%arg411: tensor<5x6xi1>):
    %371 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %372 = "stablehlo.reduce_window"(%arg411, %371) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg412: tensor<i1>, %arg413: tensor<i1>):
      %373 = "stablehlo.and"(%arg412, %arg413) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%373) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%372) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_or_i1", sym_visibility = "public"}> ({
  ^bb0(%arg408: tensor<5x6xi1>):
    %368 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %369 = "stablehlo.reduce_window"(%arg408, %368) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg409: tensor<i1>, %arg410: tensor<i1>):
      %370 = "stablehlo.or"(%arg409, %arg410) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%370) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%369) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi1>) -> tensor<3x5xi1>, sym_name = "reduce_window_xor_i1", sym_visibility = "public"}> ({
  ^bb0(%arg405: tensor<5x6xi1>):
    %365 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %366 = "stablehlo.reduce_window"(%arg405, %365) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg406: tensor<i1>, %arg407: tensor<i1>):
      %367 = "stablehlo.xor"(%arg406, %arg407) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%367) : (tensor<i1>) -> ()
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<3x5xi1>
    "func.return"(%366) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_add_i8", sym_visibility = "public"}> ({
  ^bb0(%arg402: tensor<5x6xi8>):
    %362 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %363 = "stablehlo.reduce_window"(%arg402, %362) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg403: tensor<i8>, %arg404: tensor<i8>):
      %364 = "stablehlo.add"(%arg403, %arg404) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%364) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%363) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_multiply_i8", sym_visibility = "public"}> ({
  ^bb0(%arg399: tensor<5x6xi8>):
    %359 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %360 = "stablehlo.reduce_window"(%arg399, %359) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg400: tensor<i8>, %arg401: tensor<i8>):
      %361 = "stablehlo.multiply"(%arg400, %arg401) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%361) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%360) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_maximum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg396: tensor<5x6xi8>):
    %356 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %357 = "stablehlo.reduce_window"(%arg396, %356) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg397: tensor<i8>, %arg398: tensor<i8>):
      %358 = "stablehlo.maximum"(%arg397, %arg398) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%358) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%357) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_minimum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg393: tensor<5x6xi8>):
    %353 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %354 = "stablehlo.reduce_window"(%arg393, %353) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg394: tensor<i8>, %arg395: tensor<i8>):
      %355 = "stablehlo.minimum"(%arg394, %arg395) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%355) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%354) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_and_i8", sym_visibility = "public"}> ({
  ^bb0(%arg390: tensor<5x6xi8>):
    %350 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %351 = "stablehlo.reduce_window"(%arg390, %350) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg391: tensor<i8>, %arg392: tensor<i8>):
      %352 = "stablehlo.and"(%arg391, %arg392) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%352) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%351) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_or_i8", sym_visibility = "public"}> ({
  ^bb0(%arg387: tensor<5x6xi8>):
    %347 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %348 = "stablehlo.reduce_window"(%arg387, %347) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg388: tensor<i8>, %arg389: tensor<i8>):
      %349 = "stablehlo.or"(%arg388, %arg389) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%349) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%348) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi8>) -> tensor<3x5xi8>, sym_name = "reduce_window_xor_i8", sym_visibility = "public"}> ({
  ^bb0(%arg384: tensor<5x6xi8>):
    %344 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %345 = "stablehlo.reduce_window"(%arg384, %344) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg385: tensor<i8>, %arg386: tensor<i8>):
      %346 = "stablehlo.xor"(%arg385, %arg386) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%346) : (tensor<i8>) -> ()
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<3x5xi8>
    "func.return"(%345) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_add_i16", sym_visibility = "public"}> ({
  ^bb0(%arg381: tensor<5x6xi16>):
    %341 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %342 = "stablehlo.reduce_window"(%arg381, %341) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg382: tensor<i16>, %arg383: tensor<i16>):
      %343 = "stablehlo.add"(%arg382, %arg383) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%343) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%342) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_multiply_i16", sym_visibility = "public"}> ({
  ^bb0(%arg378: tensor<5x6xi16>):
    %338 = "stablehlo.constant"() <{value = dense<1> : tensor<i16>}> : () -> tensor<i16>
    %339 = "stablehlo.reduce_window"(%arg378, %338) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg379: tensor<i16>, %arg380: tensor<i16>):
      %340 = "stablehlo.multiply"(%arg379, %arg380) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%340) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%339) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_maximum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg375: tensor<5x6xi16>):
    %335 = "stablehlo.constant"() <{value = dense<-32768> : tensor<i16>}> : () -> tensor<i16>
    %336 = "stablehlo.reduce_window"(%arg375, %335) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg376: tensor<i16>, %arg377: tensor<i16>):
      %337 = "stablehlo.maximum"(%arg376, %arg377) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%337) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%336) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_minimum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg372: tensor<5x6xi16>):
    %332 = "stablehlo.constant"() <{value = dense<32767> : tensor<i16>}> : () -> tensor<i16>
    %333 = "stablehlo.reduce_window"(%arg372, %332) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg373: tensor<i16>, %arg374: tensor<i16>):
      %334 = "stablehlo.minimum"(%arg373, %arg374) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%334) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%333) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_and_i16", sym_visibility = "public"}> ({
  ^bb0(%arg369: tensor<5x6xi16>):
    %329 = "stablehlo.constant"() <{value = dense<-1> : tensor<i16>}> : () -> tensor<i16>
    %330 = "stablehlo.reduce_window"(%arg369, %329) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg370: tensor<i16>, %arg371: tensor<i16>):
      %331 = "stablehlo.and"(%arg370, %arg371) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%331) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%330) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_or_i16", sym_visibility = "public"}> ({
  ^bb0(%arg366: tensor<5x6xi16>):
    %326 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %327 = "stablehlo.reduce_window"(%arg366, %326) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg367: tensor<i16>, %arg368: tensor<i16>):
      %328 = "stablehlo.or"(%arg367, %arg368) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%328) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%327) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi16>) -> tensor<3x5xi16>, sym_name = "reduce_window_xor_i16", sym_visibility = "public"}> ({
  ^bb0(%arg363: tensor<5x6xi16>):
    %323 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %324 = "stablehlo.reduce_window"(%arg363, %323) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg364: tensor<i16>, %arg365: tensor<i16>):
      %325 = "stablehlo.xor"(%arg364, %arg365) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%325) : (tensor<i16>) -> ()
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<3x5xi16>
    "func.return"(%324) : (tensor<3x5xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_add_i32", sym_visibility = "public"}> ({
  ^bb0(%arg360: tensor<5x6xi32>):
    %320 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %321 = "stablehlo.reduce_window"(%arg360, %320) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg361: tensor<i32>, %arg362: tensor<i32>):
      %322 = "stablehlo.add"(%arg361, %arg362) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%322) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%321) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_multiply_i32", sym_visibility = "public"}> ({
  ^bb0(%arg357: tensor<5x6xi32>):
    %317 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %318 = "stablehlo.reduce_window"(%arg357, %317) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg358: tensor<i32>, %arg359: tensor<i32>):
      %319 = "stablehlo.multiply"(%arg358, %arg359) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%319) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%318) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_maximum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg354: tensor<5x6xi32>):
    %314 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %315 = "stablehlo.reduce_window"(%arg354, %314) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg355: tensor<i32>, %arg356: tensor<i32>):
      %316 = "stablehlo.maximum"(%arg355, %arg356) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%316) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%315) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_minimum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg351: tensor<5x6xi32>):
    %311 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %312 = "stablehlo.reduce_window"(%arg351, %311) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg352: tensor<i32>, %arg353: tensor<i32>):
      %313 = "stablehlo.minimum"(%arg352, %arg353) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%313) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%312) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_and_i32", sym_visibility = "public"}> ({
  ^bb0(%arg348: tensor<5x6xi32>):
    %308 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %309 = "stablehlo.reduce_window"(%arg348, %308) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg349: tensor<i32>, %arg350: tensor<i32>):
      %310 = "stablehlo.and"(%arg349, %arg350) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%310) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%309) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_or_i32", sym_visibility = "public"}> ({
  ^bb0(%arg345: tensor<5x6xi32>):
    %305 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %306 = "stablehlo.reduce_window"(%arg345, %305) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg346: tensor<i32>, %arg347: tensor<i32>):
      %307 = "stablehlo.or"(%arg346, %arg347) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%307) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%306) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi32>) -> tensor<3x5xi32>, sym_name = "reduce_window_xor_i32", sym_visibility = "public"}> ({
  ^bb0(%arg342: tensor<5x6xi32>):
    %302 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %303 = "stablehlo.reduce_window"(%arg342, %302) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg343: tensor<i32>, %arg344: tensor<i32>):
      %304 = "stablehlo.xor"(%arg343, %arg344) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%304) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
    "func.return"(%303) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_add_i64", sym_visibility = "public"}> ({
  ^bb0(%arg339: tensor<5x6xi64>):
    %299 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %300 = "stablehlo.reduce_window"(%arg339, %299) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg340: tensor<i64>, %arg341: tensor<i64>):
      %301 = "stablehlo.add"(%arg340, %arg341) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%301) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%300) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_multiply_i64", sym_visibility = "public"}> ({
  ^bb0(%arg336: tensor<5x6xi64>):
    %296 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %297 = "stablehlo.reduce_window"(%arg336, %296) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg337: tensor<i64>, %arg338: tensor<i64>):
      %298 = "stablehlo.multiply"(%arg337, %arg338) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%298) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%297) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_maximum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg333: tensor<5x6xi64>):
    %293 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %294 = "stablehlo.reduce_window"(%arg333, %293) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg334: tensor<i64>, %arg335: tensor<i64>):
      %295 = "stablehlo.maximum"(%arg334, %arg335) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%295) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%294) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_minimum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg330: tensor<5x6xi64>):
    %290 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %291 = "stablehlo.reduce_window"(%arg330, %290) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg331: tensor<i64>, %arg332: tensor<i64>):
      %292 = "stablehlo.minimum"(%arg331, %arg332) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%292) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%291) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_and_i64", sym_visibility = "public"}> ({
  ^bb0(%arg327: tensor<5x6xi64>):
    %287 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %288 = "stablehlo.reduce_window"(%arg327, %287) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg328: tensor<i64>, %arg329: tensor<i64>):
      %289 = "stablehlo.and"(%arg328, %arg329) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%289) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%288) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_or_i64", sym_visibility = "public"}> ({
  ^bb0(%arg324: tensor<5x6xi64>):
    %284 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %285 = "stablehlo.reduce_window"(%arg324, %284) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg325: tensor<i64>, %arg326: tensor<i64>):
      %286 = "stablehlo.or"(%arg325, %arg326) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%286) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%285) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xi64>) -> tensor<3x5xi64>, sym_name = "reduce_window_xor_i64", sym_visibility = "public"}> ({
  ^bb0(%arg321: tensor<5x6xi64>):
    %281 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %282 = "stablehlo.reduce_window"(%arg321, %281) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg322: tensor<i64>, %arg323: tensor<i64>):
      %283 = "stablehlo.xor"(%arg322, %arg323) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%283) : (tensor<i64>) -> ()
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<3x5xi64>
    "func.return"(%282) : (tensor<3x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_add_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg318: tensor<5x6xui8>):
    %278 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %279 = "stablehlo.reduce_window"(%arg318, %278) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg319: tensor<ui8>, %arg320: tensor<ui8>):
      %280 = "stablehlo.add"(%arg319, %arg320) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%280) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%279) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_multiply_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg315: tensor<5x6xui8>):
    %275 = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
    %276 = "stablehlo.reduce_window"(%arg315, %275) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg316: tensor<ui8>, %arg317: tensor<ui8>):
      %277 = "stablehlo.multiply"(%arg316, %arg317) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%277) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%276) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_maximum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg312: tensor<5x6xui8>):
    %272 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %273 = "stablehlo.reduce_window"(%arg312, %272) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg313: tensor<ui8>, %arg314: tensor<ui8>):
      %274 = "stablehlo.maximum"(%arg313, %arg314) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%274) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%273) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_minimum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg309: tensor<5x6xui8>):
    %269 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %270 = "stablehlo.reduce_window"(%arg309, %269) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg310: tensor<ui8>, %arg311: tensor<ui8>):
      %271 = "stablehlo.minimum"(%arg310, %arg311) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%271) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%270) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_and_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg306: tensor<5x6xui8>):
    %266 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %267 = "stablehlo.reduce_window"(%arg306, %266) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg307: tensor<ui8>, %arg308: tensor<ui8>):
      %268 = "stablehlo.and"(%arg307, %arg308) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%268) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%267) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_or_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg303: tensor<5x6xui8>):
    %263 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %264 = "stablehlo.reduce_window"(%arg303, %263) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg304: tensor<ui8>, %arg305: tensor<ui8>):
      %265 = "stablehlo.or"(%arg304, %arg305) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%265) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%264) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui8>) -> tensor<3x5xui8>, sym_name = "reduce_window_xor_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg300: tensor<5x6xui8>):
    %260 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %261 = "stablehlo.reduce_window"(%arg300, %260) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg301: tensor<ui8>, %arg302: tensor<ui8>):
      %262 = "stablehlo.xor"(%arg301, %arg302) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%262) : (tensor<ui8>) -> ()
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<3x5xui8>
    "func.return"(%261) : (tensor<3x5xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_add_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg297: tensor<5x6xui16>):
    %257 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %258 = "stablehlo.reduce_window"(%arg297, %257) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg298: tensor<ui16>, %arg299: tensor<ui16>):
      %259 = "stablehlo.add"(%arg298, %arg299) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%259) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%258) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_multiply_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg294: tensor<5x6xui16>):
    %254 = "stablehlo.constant"() <{value = dense<1> : tensor<ui16>}> : () -> tensor<ui16>
    %255 = "stablehlo.reduce_window"(%arg294, %254) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg295: tensor<ui16>, %arg296: tensor<ui16>):
      %256 = "stablehlo.multiply"(%arg295, %arg296) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%256) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%255) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_maximum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg291: tensor<5x6xui16>):
    %251 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %252 = "stablehlo.reduce_window"(%arg291, %251) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg292: tensor<ui16>, %arg293: tensor<ui16>):
      %253 = "stablehlo.maximum"(%arg292, %arg293) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%253) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%252) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_minimum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg288: tensor<5x6xui16>):
    %248 = "stablehlo.constant"() <{value = dense<65535> : tensor<ui16>}> : () -> tensor<ui16>
    %249 = "stablehlo.reduce_window"(%arg288, %248) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg289: tensor<ui16>, %arg290: tensor<ui16>):
      %250 = "stablehlo.minimum"(%arg289, %arg290) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%250) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%249) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_and_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg285: tensor<5x6xui16>):
    %245 = "stablehlo.constant"() <{value = dense<65535> : tensor<ui16>}> : () -> tensor<ui16>
    %246 = "stablehlo.reduce_window"(%arg285, %245) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg286: tensor<ui16>, %arg287: tensor<ui16>):
      %247 = "stablehlo.and"(%arg286, %arg287) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%247) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%246) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_or_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg282: tensor<5x6xui16>):
    %242 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %243 = "stablehlo.reduce_window"(%arg282, %242) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg283: tensor<ui16>, %arg284: tensor<ui16>):
      %244 = "stablehlo.or"(%arg283, %arg284) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%244) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%243) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui16>) -> tensor<3x5xui16>, sym_name = "reduce_window_xor_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg279: tensor<5x6xui16>):
    %239 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %240 = "stablehlo.reduce_window"(%arg279, %239) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg280: tensor<ui16>, %arg281: tensor<ui16>):
      %241 = "stablehlo.xor"(%arg280, %arg281) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%241) : (tensor<ui16>) -> ()
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<3x5xui16>
    "func.return"(%240) : (tensor<3x5xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_add_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg276: tensor<5x6xui32>):
    %236 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %237 = "stablehlo.reduce_window"(%arg276, %236) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg277: tensor<ui32>, %arg278: tensor<ui32>):
      %238 = "stablehlo.add"(%arg277, %arg278) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%238) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%237) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_multiply_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg273: tensor<5x6xui32>):
    %233 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %234 = "stablehlo.reduce_window"(%arg273, %233) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg274: tensor<ui32>, %arg275: tensor<ui32>):
      %235 = "stablehlo.multiply"(%arg274, %arg275) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%235) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%234) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_maximum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg270: tensor<5x6xui32>):
    %230 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %231 = "stablehlo.reduce_window"(%arg270, %230) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg271: tensor<ui32>, %arg272: tensor<ui32>):
      %232 = "stablehlo.maximum"(%arg271, %arg272) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%232) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%231) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_minimum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg267: tensor<5x6xui32>):
    %227 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %228 = "stablehlo.reduce_window"(%arg267, %227) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg268: tensor<ui32>, %arg269: tensor<ui32>):
      %229 = "stablehlo.minimum"(%arg268, %arg269) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%229) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%228) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_and_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg264: tensor<5x6xui32>):
    %224 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %225 = "stablehlo.reduce_window"(%arg264, %224) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg265: tensor<ui32>, %arg266: tensor<ui32>):
      %226 = "stablehlo.and"(%arg265, %arg266) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%226) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%225) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_or_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg261: tensor<5x6xui32>):
    %221 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %222 = "stablehlo.reduce_window"(%arg261, %221) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg262: tensor<ui32>, %arg263: tensor<ui32>):
      %223 = "stablehlo.or"(%arg262, %arg263) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%223) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%222) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui32>) -> tensor<3x5xui32>, sym_name = "reduce_window_xor_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg258: tensor<5x6xui32>):
    %218 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %219 = "stablehlo.reduce_window"(%arg258, %218) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg259: tensor<ui32>, %arg260: tensor<ui32>):
      %220 = "stablehlo.xor"(%arg259, %arg260) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%220) : (tensor<ui32>) -> ()
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<3x5xui32>
    "func.return"(%219) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_add_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg255: tensor<5x6xui64>):
    %215 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %216 = "stablehlo.reduce_window"(%arg255, %215) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg256: tensor<ui64>, %arg257: tensor<ui64>):
      %217 = "stablehlo.add"(%arg256, %arg257) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%217) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%216) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_multiply_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg252: tensor<5x6xui64>):
    %212 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %213 = "stablehlo.reduce_window"(%arg252, %212) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg253: tensor<ui64>, %arg254: tensor<ui64>):
      %214 = "stablehlo.multiply"(%arg253, %arg254) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%214) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%213) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_maximum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg249: tensor<5x6xui64>):
    %209 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %210 = "stablehlo.reduce_window"(%arg249, %209) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg250: tensor<ui64>, %arg251: tensor<ui64>):
      %211 = "stablehlo.maximum"(%arg250, %arg251) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%211) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%210) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_minimum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg246: tensor<5x6xui64>):
    %206 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %207 = "stablehlo.reduce_window"(%arg246, %206) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg247: tensor<ui64>, %arg248: tensor<ui64>):
      %208 = "stablehlo.minimum"(%arg247, %arg248) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%208) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%207) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_and_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg243: tensor<5x6xui64>):
    %203 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %204 = "stablehlo.reduce_window"(%arg243, %203) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg244: tensor<ui64>, %arg245: tensor<ui64>):
      %205 = "stablehlo.and"(%arg244, %arg245) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%205) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%204) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_or_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg240: tensor<5x6xui64>):
    %200 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %201 = "stablehlo.reduce_window"(%arg240, %200) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg241: tensor<ui64>, %arg242: tensor<ui64>):
      %202 = "stablehlo.or"(%arg241, %arg242) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%202) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%201) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xui64>) -> tensor<3x5xui64>, sym_name = "reduce_window_xor_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg237: tensor<5x6xui64>):
    %197 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %198 = "stablehlo.reduce_window"(%arg237, %197) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg238: tensor<ui64>, %arg239: tensor<ui64>):
      %199 = "stablehlo.xor"(%arg238, %arg239) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%199) : (tensor<ui64>) -> ()
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<3x5xui64>
    "func.return"(%198) : (tensor<3x5xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf16>) -> tensor<3x5xf16>, sym_name = "reduce_window_add_f16", sym_visibility = "public"}> ({
  ^bb0(%arg234: tensor<5x6xf16>):
    %194 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %195 = "stablehlo.reduce_window"(%arg234, %194) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg235: tensor<f16>, %arg236: tensor<f16>):
      %196 = "stablehlo.add"(%arg235, %arg236) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%196) : (tensor<f16>) -> ()
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<3x5xf16>
    "func.return"(%195) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf16>) -> tensor<3x5xf16>, sym_name = "reduce_window_multiply_f16", sym_visibility = "public"}> ({
  ^bb0(%arg231: tensor<5x6xf16>):
    %191 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %192 = "stablehlo.reduce_window"(%arg231, %191) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg232: tensor<f16>, %arg233: tensor<f16>):
      %193 = "stablehlo.multiply"(%arg232, %arg233) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%193) : (tensor<f16>) -> ()
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<3x5xf16>
    "func.return"(%192) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf16>) -> tensor<3x5xf16>, sym_name = "reduce_window_maximum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg228: tensor<5x6xf16>):
    %188 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %189 = "stablehlo.reduce_window"(%arg228, %188) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg229: tensor<f16>, %arg230: tensor<f16>):
      %190 = "stablehlo.maximum"(%arg229, %arg230) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%190) : (tensor<f16>) -> ()
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<3x5xf16>
    "func.return"(%189) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf16>) -> tensor<3x5xf16>, sym_name = "reduce_window_minimum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg225: tensor<5x6xf16>):
    %185 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %186 = "stablehlo.reduce_window"(%arg225, %185) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg226: tensor<f16>, %arg227: tensor<f16>):
      %187 = "stablehlo.minimum"(%arg226, %arg227) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%187) : (tensor<f16>) -> ()
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<3x5xf16>
    "func.return"(%186) : (tensor<3x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xbf16>) -> tensor<3x5xbf16>, sym_name = "reduce_window_add_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg222: tensor<5x6xbf16>):
    %182 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %183 = "stablehlo.reduce_window"(%arg222, %182) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg223: tensor<bf16>, %arg224: tensor<bf16>):
      %184 = "stablehlo.add"(%arg223, %arg224) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%184) : (tensor<bf16>) -> ()
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    "func.return"(%183) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xbf16>) -> tensor<3x5xbf16>, sym_name = "reduce_window_multiply_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg219: tensor<5x6xbf16>):
    %179 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %180 = "stablehlo.reduce_window"(%arg219, %179) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg220: tensor<bf16>, %arg221: tensor<bf16>):
      %181 = "stablehlo.multiply"(%arg220, %arg221) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%181) : (tensor<bf16>) -> ()
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    "func.return"(%180) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xbf16>) -> tensor<3x5xbf16>, sym_name = "reduce_window_maximum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg216: tensor<5x6xbf16>):
    %176 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %177 = "stablehlo.reduce_window"(%arg216, %176) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg217: tensor<bf16>, %arg218: tensor<bf16>):
      %178 = "stablehlo.maximum"(%arg217, %arg218) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%178) : (tensor<bf16>) -> ()
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    "func.return"(%177) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xbf16>) -> tensor<3x5xbf16>, sym_name = "reduce_window_minimum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg213: tensor<5x6xbf16>):
    %173 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %174 = "stablehlo.reduce_window"(%arg213, %173) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg214: tensor<bf16>, %arg215: tensor<bf16>):
      %175 = "stablehlo.minimum"(%arg214, %arg215) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%175) : (tensor<bf16>) -> ()
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    "func.return"(%174) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<3x5xf32>, sym_name = "reduce_window_add_f32", sym_visibility = "public"}> ({
  ^bb0(%arg210: tensor<5x6xf32>):
    %170 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %171 = "stablehlo.reduce_window"(%arg210, %170) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg211: tensor<f32>, %arg212: tensor<f32>):
      %172 = "stablehlo.add"(%arg211, %arg212) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%172) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%171) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<3x5xf32>, sym_name = "reduce_window_multiply_f32", sym_visibility = "public"}> ({
  ^bb0(%arg207: tensor<5x6xf32>):
    %167 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.reduce_window"(%arg207, %167) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
      %169 = "stablehlo.multiply"(%arg208, %arg209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%169) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%168) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<3x5xf32>, sym_name = "reduce_window_maximum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg204: tensor<5x6xf32>):
    %164 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %165 = "stablehlo.reduce_window"(%arg204, %164) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg205: tensor<f32>, %arg206: tensor<f32>):
      %166 = "stablehlo.maximum"(%arg205, %arg206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%166) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%165) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<3x5xf32>, sym_name = "reduce_window_minimum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg201: tensor<5x6xf32>):
    %161 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.reduce_window"(%arg201, %161) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg202: tensor<f32>, %arg203: tensor<f32>):
      %163 = "stablehlo.minimum"(%arg202, %arg203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%163) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%162) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf64>) -> tensor<3x5xf64>, sym_name = "reduce_window_add_f64", sym_visibility = "public"}> ({
  ^bb0(%arg198: tensor<5x6xf64>):
    %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %159 = "stablehlo.reduce_window"(%arg198, %158) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg199: tensor<f64>, %arg200: tensor<f64>):
      %160 = "stablehlo.add"(%arg199, %arg200) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%160) : (tensor<f64>) -> ()
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%159) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf64>) -> tensor<3x5xf64>, sym_name = "reduce_window_multiply_f64", sym_visibility = "public"}> ({
  ^bb0(%arg195: tensor<5x6xf64>):
    %155 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %156 = "stablehlo.reduce_window"(%arg195, %155) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg196: tensor<f64>, %arg197: tensor<f64>):
      %157 = "stablehlo.multiply"(%arg196, %arg197) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%157) : (tensor<f64>) -> ()
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%156) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf64>) -> tensor<3x5xf64>, sym_name = "reduce_window_maximum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg192: tensor<5x6xf64>):
    %152 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %153 = "stablehlo.reduce_window"(%arg192, %152) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg193: tensor<f64>, %arg194: tensor<f64>):
      %154 = "stablehlo.maximum"(%arg193, %arg194) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%154) : (tensor<f64>) -> ()
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%153) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf64>) -> tensor<3x5xf64>, sym_name = "reduce_window_minimum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg189: tensor<5x6xf64>):
    %149 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %150 = "stablehlo.reduce_window"(%arg189, %149) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg190: tensor<f64>, %arg191: tensor<f64>):
      %151 = "stablehlo.minimum"(%arg190, %arg191) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%151) : (tensor<f64>) -> ()
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%150) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x6x6xf32>) -> tensor<2x3x3x3xf32>, sym_name = "reduce_window_add_pool_nchw", sym_visibility = "public"}> ({
  ^bb0(%arg186: tensor<2x3x6x6xf32>):
    %146 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.reduce_window"(%arg186, %146) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg187: tensor<f32>, %arg188: tensor<f32>):
      %148 = "stablehlo.add"(%arg187, %arg188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%148) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    "func.return"(%147) : (tensor<2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x6x7x3xf32>) -> tensor<2x3x3x3xf32>, sym_name = "reduce_window_add_pool_nhwc", sym_visibility = "public"}> ({
  ^bb0(%arg183: tensor<2x6x7x3xf32>):
    %143 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.reduce_window"(%arg183, %143) <{padding = dense<[[0, 0], [1, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg184: tensor<f32>, %arg185: tensor<f32>):
      %145 = "stablehlo.add"(%arg184, %arg185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%145) : (tensor<f32>) -> ()
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    "func.return"(%144) : (tensor<2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "reduce_window_add_cumulative", sym_visibility = "public"}> ({
  ^bb0(%arg180: tensor<9xf32>):
    %140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.reduce_window"(%arg180, %140) <{padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
    ^bb0(%arg181: tensor<f32>, %arg182: tensor<f32>):
      %142 = "stablehlo.add"(%arg181, %arg182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%142) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%141) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "reduce_window_add_cumulative_reverse", sym_visibility = "public"}> ({
  ^bb0(%arg177: tensor<9xf32>):
    %137 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.reduce_window"(%arg177, %137) <{padding = dense<[[0, 8]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
    ^bb0(%arg178: tensor<f32>, %arg179: tensor<f32>):
      %139 = "stablehlo.add"(%arg178, %arg179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%139) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%138) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x17xf32>) -> tensor<4x17xf32>, sym_name = "reduce_window_add_cumulative_rows", sym_visibility = "public"}> ({
  ^bb0(%arg174: tensor<4x17xf32>):
    %134 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.reduce_window"(%arg174, %134) <{padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg175: tensor<f32>, %arg176: tensor<f32>):
      %136 = "stablehlo.add"(%arg175, %arg176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<4x17xf32>, tensor<f32>) -> tensor<4x17xf32>
    "func.return"(%135) : (tensor<4x17xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<17x4xf32>) -> tensor<17x4xf32>, sym_name = "reduce_window_add_cumulative_columns", sym_visibility = "public"}> ({
  ^bb0(%arg171: tensor<17x4xf32>):
    %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.reduce_window"(%arg171, %131) <{padding = dense<[[16, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg172: tensor<f32>, %arg173: tensor<f32>):
      %133 = "stablehlo.add"(%arg172, %arg173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%133) : (tensor<f32>) -> ()
    }) : (tensor<17x4xf32>, tensor<f32>) -> tensor<17x4xf32>
    "func.return"(%132) : (tensor<17x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x8xf32>) -> tensor<4x7xf32>, sym_name = "reduce_window_add_window_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg168: tensor<9x8xf32>):
    %128 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.reduce_window"(%arg168, %128) <{padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 3>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg169: tensor<f32>, %arg170: tensor<f32>):
      %130 = "stablehlo.add"(%arg169, %arg170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%130) : (tensor<f32>) -> ()
    }) : (tensor<9x8xf32>, tensor<f32>) -> tensor<4x7xf32>
    "func.return"(%129) : (tensor<4x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3xf32>) -> tensor<7x7xf32>, sym_name = "reduce_window_add_base_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg165: tensor<4x3xf32>):
    %125 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.reduce_window"(%arg165, %125) <{base_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>}> ({
    ^bb0(%arg166: tensor<f32>, %arg167: tensor<f32>):
      %127 = "stablehlo.add"(%arg166, %arg167) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%127) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x7xf32>
    "func.return"(%126) : (tensor<7x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x4xf32>) -> tensor<5x3xf32>, sym_name = "reduce_window_add_all_options", sym_visibility = "public"}> ({
  ^bb0(%arg162: tensor<5x4xf32>):
    %122 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.reduce_window"(%arg162, %122) <{base_dilations = array<i64: 3, 2>, padding = dense<[[2, 1], [0, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 3, 2>}> ({
    ^bb0(%arg163: tensor<f32>, %arg164: tensor<f32>):
      %124 = "stablehlo.add"(%arg163, %arg164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%124) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x3xf32>
    "func.return"(%123) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x6xf32>) -> tensor<5x3xf32>, sym_name = "reduce_window_add_negative_padding", sym_visibility = "public"}> ({
  ^bb0(%arg159: tensor<7x6xf32>):
    %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.reduce_window"(%arg159, %119) <{padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg160: tensor<f32>, %arg161: tensor<f32>):
      %121 = "stablehlo.add"(%arg160, %arg161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%121) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<f32>) -> tensor<5x3xf32>
    "func.return"(%120) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<8xf32>, sym_name = "reduce_window_add_only_padding", sym_visibility = "public"}> ({
  ^bb0(%arg156: tensor<2xf32>):
    %116 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce_window"(%arg156, %116) <{padding = dense<[[3, 4]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg157: tensor<f32>, %arg158: tensor<f32>):
      %118 = "stablehlo.add"(%arg157, %arg158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%118) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<8xf32>
    "func.return"(%117) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<3x4xf32>, sym_name = "reduce_window_add_one_element", sym_visibility = "public"}> ({
  ^bb0(%arg153: tensor<3x4xf32>):
    %113 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.reduce_window"(%arg153, %113) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%arg154: tensor<f32>, %arg155: tensor<f32>):
      %115 = "stablehlo.add"(%arg154, %arg155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%115) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%114) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<1x1xf32>, sym_name = "reduce_window_add_whole", sym_visibility = "public"}> ({
  ^bb0(%arg150: tensor<3x4xf32>):
    %110 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.reduce_window"(%arg150, %110) <{window_dimensions = array<i64: 3, 4>}> ({
    ^bb0(%arg151: tensor<f32>, %arg152: tensor<f32>):
      %112 = "stablehlo.add"(%arg151, %arg152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%112) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%111) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<0x4xf32>, sym_name = "reduce_window_add_too_large", sym_visibility = "public"}> ({
  ^bb0(%arg147: tensor<3x4xf32>):
    %107 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.reduce_window"(%arg147, %107) <{window_dimensions = array<i64: 4, 1>}> ({
    ^bb0(%arg148: tensor<f32>, %arg149: tensor<f32>):
      %109 = "stablehlo.add"(%arg148, %arg149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%109) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<0x4xf32>
    "func.return"(%108) : (tensor<0x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x4xf32>) -> tensor<0x3xf32>, sym_name = "reduce_window_add_empty", sym_visibility = "public"}> ({
  ^bb0(%arg144: tensor<0x4xf32>):
    %104 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.reduce_window"(%arg144, %104) <{window_dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg145: tensor<f32>, %arg146: tensor<f32>):
      %106 = "stablehlo.add"(%arg145, %arg146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%106) : (tensor<f32>) -> ()
    }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0x3xf32>
    "func.return"(%105) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_window_add_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg141: tensor<f32>):
    %101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.reduce_window"(%arg141, %101) <{window_dimensions = array<i64>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %103 = "stablehlo.add"(%arg142, %arg143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%103) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%102) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> tensor<3x2x2xf32>, sym_name = "reduce_window_add_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg138: tensor<3x4x5xf32>):
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce_window"(%arg138, %98) <{padding = dense<[[1, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 1, 2, 3>}> ({
    ^bb0(%arg139: tensor<f32>, %arg140: tensor<f32>):
      %100 = "stablehlo.add"(%arg139, %arg140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%100) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x2x2xf32>
    "func.return"(%99) : (tensor<3x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x6x6xf32>) -> tensor<2x3x3x3xf32>, sym_name = "reduce_window_maximum_pool_nchw", sym_visibility = "public"}> ({
  ^bb0(%arg135: tensor<2x3x6x6xf32>):
    %95 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.reduce_window"(%arg135, %95) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
      %97 = "stablehlo.maximum"(%arg136, %arg137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%97) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    "func.return"(%96) : (tensor<2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x6x7x3xf32>) -> tensor<2x3x3x3xf32>, sym_name = "reduce_window_maximum_pool_nhwc", sym_visibility = "public"}> ({
  ^bb0(%arg132: tensor<2x6x7x3xf32>):
    %92 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.reduce_window"(%arg132, %92) <{padding = dense<[[0, 0], [1, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg133: tensor<f32>, %arg134: tensor<f32>):
      %94 = "stablehlo.maximum"(%arg133, %arg134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%94) : (tensor<f32>) -> ()
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    "func.return"(%93) : (tensor<2x3x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "reduce_window_maximum_cumulative", sym_visibility = "public"}> ({
  ^bb0(%arg129: tensor<9xf32>):
    %89 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.reduce_window"(%arg129, %89) <{padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
    ^bb0(%arg130: tensor<f32>, %arg131: tensor<f32>):
      %91 = "stablehlo.maximum"(%arg130, %arg131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%90) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "reduce_window_maximum_cumulative_reverse", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<9xf32>):
    %86 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.reduce_window"(%arg126, %86) <{padding = dense<[[0, 8]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
    ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>):
      %88 = "stablehlo.maximum"(%arg127, %arg128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%88) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%87) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x17xf32>) -> tensor<4x17xf32>, sym_name = "reduce_window_maximum_cumulative_rows", sym_visibility = "public"}> ({
  ^bb0(%arg123: tensor<4x17xf32>):
    %83 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.reduce_window"(%arg123, %83) <{padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg124: tensor<f32>, %arg125: tensor<f32>):
      %85 = "stablehlo.maximum"(%arg124, %arg125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) : (tensor<4x17xf32>, tensor<f32>) -> tensor<4x17xf32>
    "func.return"(%84) : (tensor<4x17xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<17x4xf32>) -> tensor<17x4xf32>, sym_name = "reduce_window_maximum_cumulative_columns", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<17x4xf32>):
    %80 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.reduce_window"(%arg120, %80) <{padding = dense<[[16, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg121: tensor<f32>, %arg122: tensor<f32>):
      %82 = "stablehlo.maximum"(%arg121, %arg122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<17x4xf32>, tensor<f32>) -> tensor<17x4xf32>
    "func.return"(%81) : (tensor<17x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x8xf32>) -> tensor<4x7xf32>, sym_name = "reduce_window_maximum_window_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg117: tensor<9x8xf32>):
    %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.reduce_window"(%arg117, %77) <{padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 3>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
      %79 = "stablehlo.maximum"(%arg118, %arg119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%79) : (tensor<f32>) -> ()
    }) : (tensor<9x8xf32>, tensor<f32>) -> tensor<4x7xf32>
    "func.return"(%78) : (tensor<4x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3xf32>) -> tensor<7x7xf32>, sym_name = "reduce_window_maximum_base_dilation", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<4x3xf32>):
    %74 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.reduce_window"(%arg114, %74) <{base_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>}> ({
    ^bb0(%arg115: tensor<f32>, %arg116: tensor<f32>):
      %76 = "stablehlo.maximum"(%arg115, %arg116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x7xf32>
    "func.return"(%75) : (tensor<7x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x4xf32>) -> tensor<5x3xf32>, sym_name = "reduce_window_maximum_all_options", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<5x4xf32>):
    %71 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.reduce_window"(%arg111, %71) <{base_dilations = array<i64: 3, 2>, padding = dense<[[2, 1], [0, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 3, 2>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %73 = "stablehlo.maximum"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x3xf32>
    "func.return"(%72) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x6xf32>) -> tensor<5x3xf32>, sym_name = "reduce_window_maximum_negative_padding", sym_visibility = "public"}> ({
  ^bb0(%arg108: tensor<7x6xf32>):
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce_window"(%arg108, %68) <{padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg109: tensor<f32>, %arg110: tensor<f32>):
      %70 = "stablehlo.maximum"(%arg109, %arg110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<f32>) -> tensor<5x3xf32>
    "func.return"(%69) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<8xf32>, sym_name = "reduce_window_maximum_only_padding", sym_visibility = "public"}> ({
  ^bb0(%arg105: tensor<2xf32>):
    %65 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.reduce_window"(%arg105, %65) <{padding = dense<[[3, 4]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %67 = "stablehlo.maximum"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%67) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<8xf32>
    "func.return"(%66) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<3x4xf32>, sym_name = "reduce_window_maximum_one_element", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<3x4xf32>):
    %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.reduce_window"(%arg102, %62) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
      %64 = "stablehlo.maximum"(%arg103, %arg104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%63) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<1x1xf32>, sym_name = "reduce_window_maximum_whole", sym_visibility = "public"}> ({
  ^bb0(%arg99: tensor<3x4xf32>):
    %59 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.reduce_window"(%arg99, %59) <{window_dimensions = array<i64: 3, 4>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %61 = "stablehlo.maximum"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%60) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<0x4xf32>, sym_name = "reduce_window_maximum_too_large", sym_visibility = "public"}> ({
  ^bb0(%arg96: tensor<3x4xf32>):
    %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce_window"(%arg96, %56) <{window_dimensions = array<i64: 4, 1>}> ({
    ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
      %58 = "stablehlo.maximum"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<0x4xf32>
    "func.return"(%57) : (tensor<0x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x4xf32>) -> tensor<0x3xf32>, sym_name = "reduce_window_maximum_empty", sym_visibility = "public"}> ({
  ^bb0(%arg93: tensor<0x4xf32>):
    %53 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.reduce_window"(%arg93, %53) <{window_dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg94: tensor<f32>, %arg95: tensor<f32>):
      %55 = "stablehlo.maximum"(%arg94, %arg95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0x3xf32>
    "func.return"(%54) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_window_maximum_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg90: tensor<f32>):
    %50 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce_window"(%arg90, %50) <{window_dimensions = array<i64>}> ({
    ^bb0(%arg91: tensor<f32>, %arg92: tensor<f32>):
      %52 = "stablehlo.maximum"(%arg91, %arg92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%51) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> tensor<3x2x2xf32>, sym_name = "reduce_window_maximum_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg87: tensor<3x4x5xf32>):
    %47 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce_window"(%arg87, %47) <{padding = dense<[[1, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 1, 2, 3>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %49 = "stablehlo.maximum"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x2x2xf32>
    "func.return"(%48) : (tensor<3x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>, sym_name = "reduce_window_add_f32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg83: tensor<3x6xf32>, %arg84: tensor<f32>):
    %45 = "stablehlo.reduce_window"(%arg83, %arg84) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %46 = "stablehlo.add"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%45) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>, sym_name = "reduce_window_multiply_f32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg79: tensor<3x6xf32>, %arg80: tensor<f32>):
    %43 = "stablehlo.reduce_window"(%arg79, %arg80) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %44 = "stablehlo.multiply"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%43) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>, sym_name = "reduce_window_maximum_f32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg75: tensor<3x6xf32>, %arg76: tensor<f32>):
    %41 = "stablehlo.reduce_window"(%arg75, %arg76) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %42 = "stablehlo.maximum"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%41) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>, sym_name = "reduce_window_minimum_f32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg71: tensor<3x6xf32>, %arg72: tensor<f32>):
    %39 = "stablehlo.reduce_window"(%arg71, %arg72) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %40 = "stablehlo.minimum"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x4xf32>
    "func.return"(%39) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>, sym_name = "reduce_window_add_i32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg67: tensor<3x6xi32>, %arg68: tensor<i32>):
    %37 = "stablehlo.reduce_window"(%arg67, %arg68) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg69: tensor<i32>, %arg70: tensor<i32>):
      %38 = "stablehlo.add"(%arg69, %arg70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%38) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>
    "func.return"(%37) : (tensor<3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>, sym_name = "reduce_window_multiply_i32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg63: tensor<3x6xi32>, %arg64: tensor<i32>):
    %35 = "stablehlo.reduce_window"(%arg63, %arg64) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg65: tensor<i32>, %arg66: tensor<i32>):
      %36 = "stablehlo.multiply"(%arg65, %arg66) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%36) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>
    "func.return"(%35) : (tensor<3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>, sym_name = "reduce_window_maximum_i32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg59: tensor<3x6xi32>, %arg60: tensor<i32>):
    %33 = "stablehlo.reduce_window"(%arg59, %arg60) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      %34 = "stablehlo.maximum"(%arg61, %arg62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%34) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>
    "func.return"(%33) : (tensor<3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>, sym_name = "reduce_window_minimum_i32_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg55: tensor<3x6xi32>, %arg56: tensor<i32>):
    %31 = "stablehlo.reduce_window"(%arg55, %arg56) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg57: tensor<i32>, %arg58: tensor<i32>):
      %32 = "stablehlo.minimum"(%arg57, %arg58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%32) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>
    "func.return"(%31) : (tensor<3x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>, sym_name = "reduce_window_add_bf16_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<3x6xbf16>, %arg52: tensor<bf16>):
    %29 = "stablehlo.reduce_window"(%arg51, %arg52) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg53: tensor<bf16>, %arg54: tensor<bf16>):
      %30 = "stablehlo.add"(%arg53, %arg54) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%30) : (tensor<bf16>) -> ()
    }) : (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    "func.return"(%29) : (tensor<3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>, sym_name = "reduce_window_multiply_bf16_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg47: tensor<3x6xbf16>, %arg48: tensor<bf16>):
    %27 = "stablehlo.reduce_window"(%arg47, %arg48) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg49: tensor<bf16>, %arg50: tensor<bf16>):
      %28 = "stablehlo.multiply"(%arg49, %arg50) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%28) : (tensor<bf16>) -> ()
    }) : (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    "func.return"(%27) : (tensor<3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>, sym_name = "reduce_window_maximum_bf16_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg43: tensor<3x6xbf16>, %arg44: tensor<bf16>):
    %25 = "stablehlo.reduce_window"(%arg43, %arg44) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg45: tensor<bf16>, %arg46: tensor<bf16>):
      %26 = "stablehlo.maximum"(%arg45, %arg46) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%26) : (tensor<bf16>) -> ()
    }) : (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    "func.return"(%25) : (tensor<3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>, sym_name = "reduce_window_minimum_bf16_argument_init", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<3x6xbf16>, %arg40: tensor<bf16>):
    %23 = "stablehlo.reduce_window"(%arg39, %arg40) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg41: tensor<bf16>, %arg42: tensor<bf16>):
      %24 = "stablehlo.minimum"(%arg41, %arg42) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%24) : (tensor<bf16>) -> ()
    }) : (tensor<3x6xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    "func.return"(%23) : (tensor<3x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x3xf32>, sym_name = "reduce_window_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<3x6xf32>, %arg36: tensor<f32>):
    %21 = "stablehlo.reduce_window"(%arg35, %arg36) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %22 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x3xf32>
    "func.return"(%21) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>, tensor<5x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xi32>), sym_name = "reduce_window_argmax", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<5x6xf32>, %arg28: tensor<5x6xi32>, %arg29: tensor<f32>, %arg30: tensor<i32>):
    %17:2 = "stablehlo.reduce_window"(%arg27, %arg28, %arg29, %arg30) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<i32>, %arg33: tensor<f32>, %arg34: tensor<i32>):
      %18 = "stablehlo.compare"(%arg31, %arg33) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = "stablehlo.select"(%18, %arg31, %arg33) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = "stablehlo.select"(%18, %arg32, %arg34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%19, %20) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    "func.return"(%17#0, %17#1) : (tensor<4x3xf32>, tensor<4x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>, sym_name = "reduce_window_add_padded_by_what_counts", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<4xf32>, %arg24: tensor<f32>):
    %15 = "stablehlo.reduce_window"(%arg23, %arg24) <{padding = dense<[[1, 2]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %16 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%15) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>, sym_name = "reduce_window_add_dilated_by_what_counts", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<4xf32>, %arg20: tensor<f32>):
    %13 = "stablehlo.reduce_window"(%arg19, %arg20) <{base_dilations = array<i64: 2>, window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %14 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%13) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>, sym_name = "reduce_window_multiply_padded_by_what_counts", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<4xf32>, %arg16: tensor<f32>):
    %11 = "stablehlo.reduce_window"(%arg15, %arg16) <{padding = dense<[[1, 2]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %12 = "stablehlo.multiply"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%11) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>, sym_name = "reduce_window_multiply_dilated_by_what_counts", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<4xf32>, %arg12: tensor<f32>):
    %9 = "stablehlo.reduce_window"(%arg11, %arg12) <{base_dilations = array<i64: 2>, window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %10 = "stablehlo.multiply"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%9) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>, sym_name = "reduce_window_maximum_padded_by_what_counts", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<4xf32>, %arg8: tensor<f32>):
    %7 = "stablehlo.reduce_window"(%arg7, %arg8) <{padding = dense<[[1, 2]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %8 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%7) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>, sym_name = "reduce_window_maximum_dilated_by_what_counts", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<4xf32>, %arg4: tensor<f32>):
    %5 = "stablehlo.reduce_window"(%arg3, %arg4) <{base_dilations = array<i64: 2>, window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %6 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%5) : (tensor<6xf32>) -> ()
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
