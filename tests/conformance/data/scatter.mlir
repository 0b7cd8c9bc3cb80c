"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>) -> tensor<5x3xi1>, sym_name = "scatter_i1", sym_visibility = "public"}> ({
  ^bb0(%arg629: tensor<5x3xi1>, %arg630: tensor<3x1xi32>, %arg631: tensor<3x3xi1>):
    %237 = "stablehlo.scatter"(%arg629, %arg630, %arg631) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg632: tensor<i1>, %arg633: tensor<i1>):
      "stablehlo.return"(%arg633) : (tensor<i1>) -> ()
    }) : (tensor<5x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>) -> tensor<5x3xi1>
    "func.return"(%237) : (tensor<5x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>, sym_name = "scatter_add_i1", sym_visibility = "public"}> ({
  ^bb0(%arg624: tensor<5x3xi1>, %arg625: tensor<4xi32>, %arg626: tensor<4x3xi1>):
    %235 = "stablehlo.scatter"(%arg624, %arg625, %arg626) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg627: tensor<i1>, %arg628: tensor<i1>):
      %236 = "stablehlo.add"(%arg627, %arg628) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%236) : (tensor<i1>) -> ()
    }) : (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>
    "func.return"(%235) : (tensor<5x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>, sym_name = "scatter_multiply_i1", sym_visibility = "public"}> ({
  ^bb0(%arg619: tensor<5x3xi1>, %arg620: tensor<4xi32>, %arg621: tensor<4x3xi1>):
    %233 = "stablehlo.scatter"(%arg619, %arg620, %arg621) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg622: tensor<i1>, %arg623: tensor<i1>):
      %234 = "stablehlo.multiply"(%arg622, %arg623) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%234) : (tensor<i1>) -> ()
    }) : (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>
    "func.return"(%233) : (tensor<5x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>, sym_name = "scatter_maximum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg614: tensor<5x3xi1>, %arg615: tensor<4xi32>, %arg616: tensor<4x3xi1>):
    %231 = "stablehlo.scatter"(%arg614, %arg615, %arg616) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg617: tensor<i1>, %arg618: tensor<i1>):
      %232 = "stablehlo.maximum"(%arg617, %arg618) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%232) : (tensor<i1>) -> ()
    }) : (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>
    "func.return"(%231) : (tensor<5x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>, sym_name = "scatter_minimum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg609: tensor<5x3xi1>, %arg610: tensor<4xi32>, %arg611: tensor<4x3xi1>):
    %229 = "stablehlo.scatter"(%arg609, %arg610, %arg611) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg612: tensor<i1>, %arg613: tensor<i1>):
      %230 = "stablehlo.minimum"(%arg612, %arg613) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%230) : (tensor<i1>) -> ()
    }) : (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>
    "func.return"(%229) : (tensor<5x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>, sym_name = "scatter_and_i1", sym_visibility = "public"}> ({
  ^bb0(%arg604: tensor<5x3xi1>, %arg605: tensor<4xi32>, %arg606: tensor<4x3xi1>):
    %227 = "stablehlo.scatter"(%arg604, %arg605, %arg606) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg607: tensor<i1>, %arg608: tensor<i1>):
      %228 = "stablehlo.and"(%arg607, %arg608) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%228) : (tensor<i1>) -> ()
    }) : (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>
    "func.return"(%227) : (tensor<5x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>, sym_name = "scatter_or_i1", sym_visibility = "public"}> ({
  ^bb0(%arg599: tensor<5x3xi1>, %arg600: tensor<4xi32>, %arg601: tensor<4x3xi1>):
    %225 = "stablehlo.scatter"(%arg599, %arg600, %arg601) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg602: tensor<i1>, %arg603: tensor<i1>):
      %226 = "stablehlo.or"(%arg602, %arg603) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%226) : (tensor<i1>) -> ()
    }) : (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>
    "func.return"(%225) : (tensor<5x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>, sym_name = "scatter_xor_i1", sym_visibility = "public"}> ({
  ^bb0(%arg594: tensor<5x3xi1>, %arg595: tensor<4xi32>, %arg596: tensor<4x3xi1>):
    %223 = "stablehlo.scatter"(%arg594, %arg595, %arg596) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg597: tensor<i1>, %arg598: tensor<i1>):
      %224 = "stablehlo.xor"(%arg597, %arg598) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%224) : (tensor<i1>) -> ()
    }) : (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>
    "func.return"(%223) : (tensor<5x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi8>, tensor<3x1xi32>, tensor<3x3xi8>) -> tensor<5x3xi8>, sym_name = "scatter_i8", sym_visibility = "public"}> ({
  ^bb0(%arg589: tensor<5x3xi8>, %arg590: tensor<3x1xi32>, %arg591: tensor<3x3xi8>):
    %222 = "stablehlo.scatter"(%arg589, %arg590, %arg591) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg592: tensor<i8>, %arg593: tensor<i8>):
      "stablehlo.return"(%arg593) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<3x1xi32>, tensor<3x3xi8>) -> tensor<5x3xi8>
    "func.return"(%222) : (tensor<5x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>, sym_name = "scatter_add_i8", sym_visibility = "public"}> ({
  ^bb0(%arg584: tensor<5x3xi8>, %arg585: tensor<4xi32>, %arg586: tensor<4x3xi8>):
    %220 = "stablehlo.scatter"(%arg584, %arg585, %arg586) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg587: tensor<i8>, %arg588: tensor<i8>):
      %221 = "stablehlo.add"(%arg587, %arg588) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%221) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>
    "func.return"(%220) : (tensor<5x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>, sym_name = "scatter_multiply_i8", sym_visibility = "public"}> ({
  ^bb0(%arg579: tensor<5x3xi8>, %arg580: tensor<4xi32>, %arg581: tensor<4x3xi8>):
    %218 = "stablehlo.scatter"(%arg579, %arg580, %arg581) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg582: tensor<i8>, %arg583: tensor<i8>):
      %219 = "stablehlo.multiply"(%arg582, %arg583) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%219) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>
    "func.return"(%218) : (tensor<5x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>, sym_name = "scatter_maximum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg574: tensor<5x3xi8>, %arg575: tensor<4xi32>, %arg576: tensor<4x3xi8>):
    %216 = "stablehlo.scatter"(%arg574, %arg575, %arg576) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg577: tensor<i8>, %arg578: tensor<i8>):
      %217 = "stablehlo.maximum"(%arg577, %arg578) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%217) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>
    "func.return"(%216) : (tensor<5x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>, sym_name = "scatter_minimum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg569: tensor<5x3xi8>, %arg570: tensor<4xi32>, %arg571: tensor<4x3xi8>):
    %214 = "stablehlo.scatter"(%arg569, %arg570, %arg571) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg572: tensor<i8>, %arg573: tensor<i8>):
      %215 = "stablehlo.minimum"(%arg572, %arg573) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%215) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>
    "func.return"(%214) : (tensor<5x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>, sym_name = "scatter_and_i8", sym_visibility = "public"}> ({
  ^bb0(%arg564: tensor<5x3xi8>, %arg565: tensor<4xi32>, %arg566: tensor<4x3xi8>):
    %212 = "stablehlo.scatter"(%arg564, %arg565, %arg566) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg567: tensor<i8>, %arg568: tensor<i8>):
      %213 = "stablehlo.and"(%arg567, %arg568) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%213) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>
    "func.return"(%212) : (tensor<5x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>, sym_name = "scatter_or_i8", sym_visibility = "public"}> ({
  ^bb0(%arg559: tensor<5x3xi8>, %arg560: tensor<4xi32>, %arg561: tensor<4x3xi8>):
    %210 = "stablehlo.scatter"(%arg559, %arg560, %arg561) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg562: tensor<i8>, %arg563: tensor<i8>):
      %211 = "stablehlo.or"(%arg562, %arg563) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%211) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>
    "func.return"(%210) : (tensor<5x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>, sym_name = "scatter_xor_i8", sym_visibility = "public"}> ({
  ^bb0(%arg554: tensor<5x3xi8>, %arg555: tensor<4xi32>, %arg556: tensor<4x3xi8>):
    %208 = "stablehlo.scatter"(%arg554, %arg555, %arg556) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg557: tensor<i8>, %arg558: tensor<i8>):
      %209 = "stablehlo.xor"(%arg557, %arg558) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%209) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<4xi32>, tensor<4x3xi8>) -> tensor<5x3xi8>
    "func.return"(%208) : (tensor<5x3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi16>, tensor<3x1xi32>, tensor<3x3xi16>) -> tensor<5x3xi16>, sym_name = "scatter_i16", sym_visibility = "public"}> ({
  ^bb0(%arg549: tensor<5x3xi16>, %arg550: tensor<3x1xi32>, %arg551: tensor<3x3xi16>):
    %207 = "stablehlo.scatter"(%arg549, %arg550, %arg551) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg552: tensor<i16>, %arg553: tensor<i16>):
      "stablehlo.return"(%arg553) : (tensor<i16>) -> ()
    }) : (tensor<5x3xi16>, tensor<3x1xi32>, tensor<3x3xi16>) -> tensor<5x3xi16>
    "func.return"(%207) : (tensor<5x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>, sym_name = "scatter_add_i16", sym_visibility = "public"}> ({
  ^bb0(%arg544: tensor<5x3xi16>, %arg545: tensor<4xi32>, %arg546: tensor<4x3xi16>):
    %205 = "stablehlo.scatter"(%arg544, %arg545, %arg546) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg547: tensor<i16>, %arg548: tensor<i16>):
      %206 = "stablehlo.add"(%arg547, %arg548) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%206) : (tensor<i16>) -> ()
    }) : (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>
    "func.return"(%205) : (tensor<5x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>, sym_name = "scatter_multiply_i16", sym_visibility = "public"}> ({
  ^bb0(%arg539: tensor<5x3xi16>, %arg540: tensor<4xi32>, %arg541: tensor<4x3xi16>):
    %203 = "stablehlo.scatter"(%arg539, %arg540, %arg541) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg542: tensor<i16>, %arg543: tensor<i16>):
      %204 = "stablehlo.multiply"(%arg542, %arg543) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%204) : (tensor<i16>) -> ()
    }) : (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>
    "func.return"(%203) : (tensor<5x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>, sym_name = "scatter_maximum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg534: tensor<5x3xi16>, %arg535: tensor<4xi32>, %arg536: tensor<4x3xi16>):
    %201 = "stablehlo.scatter"(%arg534, %arg535, %arg536) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg537: tensor<i16>, %arg538: tensor<i16>):
      %202 = "stablehlo.maximum"(%arg537, %arg538) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%202) : (tensor<i16>) -> ()
    }) : (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>
    "func.return"(%201) : (tensor<5x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>, sym_name = "scatter_minimum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg529: tensor<5x3xi16>, %arg530: tensor<4xi32>, %arg531: tensor<4x3xi16>):
    %199 = "stablehlo.scatter"(%arg529, %arg530, %arg531) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg532: tensor<i16>, %arg533: tensor<i16>):
      %200 = "stablehlo.minimum"(%arg532, %arg533) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%200) : (tensor<i16>) -> ()
    }) : (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>
    "func.return"(%199) : (tensor<5x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>, sym_name = "scatter_and_i16", sym_visibility = "public"}> ({
  ^bb0(%arg524: tensor<5x3xi16>, %arg525: tensor<4xi32>, %arg526: tensor<4x3xi16>):
    %197 = "stablehlo.scatter"(%arg524, %arg525, %arg526) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg527: tensor<i16>, %arg528: tensor<i16>):
      %198 = "stablehlo.and"(%arg527, %arg528) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%198) : (tensor<i16>) -> ()
    }) : (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>
    "func.return"(%197) : (tensor<5x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>, sym_name = "scatter_or_i16", sym_visibility = "public"}> ({
  ^bb0(%arg519: tensor<5x3xi16>, %arg520: tensor<4xi32>, %arg521: tensor<4x3xi16>):
    %195 = "stablehlo.scatter"(%arg519, %arg520, %arg521) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg522: tensor<i16>, %arg523: tensor<i16>):
      %196 = "stablehlo.or"(%arg522, %arg523) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%196) : (tensor<i16>) -> ()
    }) : (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>
    "func.return"(%195) : (tensor<5x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>, sym_name = "scatter_xor_i16", sym_visibility = "public"}> ({
  ^bb0(%arg514: tensor<5x3xi16>, %arg515: tensor<4xi32>, %arg516: tensor<4x3xi16>):
    %193 = "stablehlo.scatter"(%arg514, %arg515, %arg516) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg517: tensor<i16>, %arg518: tensor<i16>):
      %194 = "stablehlo.xor"(%arg517, %arg518) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%194) : (tensor<i16>) -> ()
    }) : (tensor<5x3xi16>, tensor<4xi32>, tensor<4x3xi16>) -> tensor<5x3xi16>
    "func.return"(%193) : (tensor<5x3xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<5x3xi32>, sym_name = "scatter_i32", sym_visibility = "public"}> ({
  ^bb0(%arg509: tensor<5x3xi32>, %arg510: tensor<3x1xi32>, %arg511: tensor<3x3xi32>):
    %192 = "stablehlo.scatter"(%arg509, %arg510, %arg511) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg512: tensor<i32>, %arg513: tensor<i32>):
      "stablehlo.return"(%arg513) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<5x3xi32>
    "func.return"(%192) : (tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>, sym_name = "scatter_add_i32", sym_visibility = "public"}> ({
  ^bb0(%arg504: tensor<5x3xi32>, %arg505: tensor<4xi32>, %arg506: tensor<4x3xi32>):
    %190 = "stablehlo.scatter"(%arg504, %arg505, %arg506) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg507: tensor<i32>, %arg508: tensor<i32>):
      %191 = "stablehlo.add"(%arg507, %arg508) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%191) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>
    "func.return"(%190) : (tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>, sym_name = "scatter_multiply_i32", sym_visibility = "public"}> ({
  ^bb0(%arg499: tensor<5x3xi32>, %arg500: tensor<4xi32>, %arg501: tensor<4x3xi32>):
    %188 = "stablehlo.scatter"(%arg499, %arg500, %arg501) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg502: tensor<i32>, %arg503: tensor<i32>):
      %189 = "stablehlo.multiply"(%arg502, %arg503) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%189) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>
    "func.return"(%188) : (tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>, sym_name = "scatter_maximum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg494: tensor<5x3xi32>, %arg495: tensor<4xi32>, %arg496: tensor<4x3xi32>):
    %186 = "stablehlo.scatter"(%arg494, %arg495, %arg496) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg497: tensor<i32>, %arg498: tensor<i32>):
      %187 = "stablehlo.maximum"(%arg497, %arg498) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%187) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>
    "func.return"(%186) : (tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>, sym_name = "scatter_minimum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg489: tensor<5x3xi32>, %arg490: tensor<4xi32>, %arg491: tensor<4x3xi32>):
    %184 = "stablehlo.scatter"(%arg489, %arg490, %arg491) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg492: tensor<i32>, %arg493: tensor<i32>):
      %185 = "stablehlo.minimum"(%arg492, %arg493) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%185) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>
    "func.return"(%184) : (tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>, sym_name = "scatter_and_i32", sym_visibility = "public"}> ({
  ^bb0(%arg484: tensor<5x3xi32>, %arg485: tensor<4xi32>, %arg486: tensor<4x3xi32>):
    %182 = "stablehlo.scatter"(%arg484, %arg485, %arg486) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg487: tensor<i32>, %arg488: tensor<i32>):
      %183 = "stablehlo.and"(%arg487, %arg488) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%183) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>
    "func.return"(%182) : (tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>, sym_name = "scatter_or_i32", sym_visibility = "public"}> ({
  ^bb0(%arg479: tensor<5x3xi32>, %arg480: tensor<4xi32>, %arg481: tensor<4x3xi32>):
    %180 = "stablehlo.scatter"(%arg479, %arg480, %arg481) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg482: tensor<i32>, %arg483: tensor<i32>):
      %181 = "stablehlo.or"(%arg482, %arg483) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%181) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>
    "func.return"(%180) : (tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>, sym_name = "scatter_xor_i32", sym_visibility = "public"}> ({
  ^bb0(%arg474: tensor<5x3xi32>, %arg475: tensor<4xi32>, %arg476: tensor<4x3xi32>):
    %178 = "stablehlo.scatter"(%arg474, %arg475, %arg476) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg477: tensor<i32>, %arg478: tensor<i32>):
      %179 = "stablehlo.xor"(%arg477, %arg478) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%179) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>
    "func.return"(%178) : (tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi64>, tensor<3x1xi32>, tensor<3x3xi64>) -> tensor<5x3xi64>, sym_name = "scatter_i64", sym_visibility = "public"}> ({
  ^bb0(%arg469: tensor<5x3xi64>, %arg470: tensor<3x1xi32>, %arg471: tensor<3x3xi64>):
    %177 = "stablehlo.scatter"(%arg469, %arg470, %arg471) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg472: tensor<i64>, %arg473: tensor<i64>):
      "stablehlo.return"(%arg473) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<3x1xi32>, tensor<3x3xi64>) -> tensor<5x3xi64>
    "func.return"(%177) : (tensor<5x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>, sym_name = "scatter_add_i64", sym_visibility = "public"}> ({
  ^bb0(%arg464: tensor<5x3xi64>, %arg465: tensor<4xi32>, %arg466: tensor<4x3xi64>):
    %175 = "stablehlo.scatter"(%arg464, %arg465, %arg466) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg467: tensor<i64>, %arg468: tensor<i64>):
      %176 = "stablehlo.add"(%arg467, %arg468) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%176) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>
    "func.return"(%175) : (tensor<5x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>, sym_name = "scatter_multiply_i64", sym_visibility = "public"}> ({
  ^bb0(%arg459: tensor<5x3xi64>, %arg460: tensor<4xi32>, %arg461: tensor<4x3xi64>):
    %173 = "stablehlo.scatter"(%arg459, %arg460, %arg461) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg462: tensor<i64>, %arg463: tensor<i64>):
      %174 = "stablehlo.multiply"(%arg462, %arg463) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%174) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>
    "func.return"(%173) : (tensor<5x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>, sym_name = "scatter_maximum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg454: tensor<5x3xi64>, %arg455: tensor<4xi32>, %arg456: tensor<4x3xi64>):
    %171 = "stablehlo.scatter"(%arg454, %arg455, %arg456) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg457: tensor<i64>, %arg458: tensor<i64>):
      %172 = "stablehlo.maximum"(%arg457, %arg458) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%172) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>
    "func.return"(%171) : (tensor<5x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>, sym_name = "scatter_minimum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg449: tensor<5x3xi64>, %arg450: tensor<4xi32>, %arg451: tensor<4x3xi64>):
    %169 = "stablehlo.scatter"(%arg449, %arg450, %arg451) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg452: tensor<i64>, %arg453: tensor<i64>):
      %170 = "stablehlo.minimum"(%arg452, %arg453) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%170) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>
    "func.return"(%169) : (tensor<5x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>, sym_name = "scatter_and_i64", sym_visibility = "public"}> ({
  ^bb0(%arg444: tensor<5x3xi64>, %arg445: tensor<4xi32>, %arg446: tensor<4x3xi64>):
    %167 = "stablehlo.scatter"(%arg444, %arg445, %arg446) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg447: tensor<i64>, %arg448: tensor<i64>):
      %168 = "stablehlo.and"(%arg447, %arg448) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%168) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>
    "func.return"(%167) : (tensor<5x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>, sym_name = "scatter_or_i64", sym_visibility = "public"}> ({
  ^bb0(%arg439: tensor<5x3xi64>, %arg440: tensor<4xi32>, %arg441: tensor<4x3xi64>):
    %165 = "stablehlo.scatter"(%arg439, %arg440, %arg441) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg442: tensor<i64>, %arg443: tensor<i64>):
      %166 = "stablehlo.or"(%arg442, %arg443) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%166) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>
    "func.return"(%165) : (tensor<5x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>, sym_name = "scatter_xor_i64", sym_visibility = "public"}> ({
  ^bb0(%arg434: tensor<5x3xi64>, %arg435: tensor<4xi32>, %arg436: tensor<4x3xi64>):
    %163 = "stablehlo.scatter"(%arg434, %arg435, %arg436) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg437: tensor<i64>, %arg438: tensor<i64>):
      %164 = "stablehlo.xor"(%arg437, %arg438) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%164) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<4xi32>, tensor<4x3xi64>) -> tensor<5x3xi64>
    "func.return"(%163) : (tensor<5x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui8>, tensor<3x1xi32>, tensor<3x3xui8>) -> tensor<5x3xui8>, sym_name = "scatter_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg429: tensor<5x3xui8>, %arg430: tensor<3x1xi32>, %arg431: tensor<3x3xui8>):
    %162 = "stablehlo.scatter"(%arg429, %arg430, %arg431) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg432: tensor<ui8>, %arg433: tensor<ui8>):
      "stablehlo.return"(%arg433) : (tensor<ui8>) -> ()
    }) : (tensor<5x3xui8>, tensor<3x1xi32>, tensor<3x3xui8>) -> tensor<5x3xui8>
    "func.return"(%162) : (tensor<5x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>, sym_name = "scatter_add_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg424: tensor<5x3xui8>, %arg425: tensor<4xi32>, %arg426: tensor<4x3xui8>):
    %160 = "stablehlo.scatter"(%arg424, %arg425, %arg426) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg427: tensor<ui8>, %arg428: tensor<ui8>):
      %161 = "stablehlo.add"(%arg427, %arg428) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%161) : (tensor<ui8>) -> ()
    }) : (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>
    "func.return"(%160) : (tensor<5x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>, sym_name = "scatter_multiply_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg419: tensor<5x3xui8>, %arg420: tensor<4xi32>, %arg421: tensor<4x3xui8>):
    %158 = "stablehlo.scatter"(%arg419, %arg420, %arg421) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg422: tensor<ui8>, %arg423: tensor<ui8>):
      %159 = "stablehlo.multiply"(%arg422, %arg423) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%159) : (tensor<ui8>) -> ()
    }) : (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>
    "func.return"(%158) : (tensor<5x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>, sym_name = "scatter_maximum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg414: tensor<5x3xui8>, %arg415: tensor<4xi32>, %arg416: tensor<4x3xui8>):
    %156 = "stablehlo.scatter"(%arg414, %arg415, %arg416) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg417: tensor<ui8>, %arg418: tensor<ui8>):
      %157 = "stablehlo.maximum"(%arg417, %arg418) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%157) : (tensor<ui8>) -> ()
    }) : (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>
    "func.return"(%156) : (tensor<5x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>, sym_name = "scatter_minimum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg409: tensor<5x3xui8>, %arg410: tensor<4xi32>, %arg411: tensor<4x3xui8>):
    %154 = "stablehlo.scatter"(%arg409, %arg410, %arg411) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg412: tensor<ui8>, %arg413: tensor<ui8>):
      %155 = "stablehlo.minimum"(%arg412, %arg413) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%155) : (tensor<ui8>) -> ()
    }) : (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>
    "func.return"(%154) : (tensor<5x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>, sym_name = "scatter_and_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg404: tensor<5x3xui8>, %arg405: tensor<4xi32>, %arg406: tensor<4x3xui8>):
    %152 = "stablehlo.scatter"(%arg404, %arg405, %arg406) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg407: tensor<ui8>, %arg408: tensor<ui8>):
      %153 = "stablehlo.and"(%arg407, %arg408) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%153) : (tensor<ui8>) -> ()
    }) : (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>
    "func.return"(%152) : (tensor<5x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>, sym_name = "scatter_or_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg399: tensor<5x3xui8>, %arg400: tensor<4xi32>, %arg401: tensor<4x3xui8>):
    %150 = "stablehlo.scatter"(%arg399, %arg400, %arg401) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg402: tensor<ui8>, %arg403: tensor<ui8>):
      %151 = "stablehlo.or"(%arg402, %arg403) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%151) : (tensor<ui8>) -> ()
    }) : (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>
    "func.return"(%150) : (tensor<5x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>, sym_name = "scatter_xor_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg394: tensor<5x3xui8>, %arg395: tensor<4xi32>, %arg396: tensor<4x3xui8>):
    %148 = "stablehlo.scatter"(%arg394, %arg395, %arg396) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg397: tensor<ui8>, %arg398: tensor<ui8>):
      %149 = "stablehlo.xor"(%arg397, %arg398) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%149) : (tensor<ui8>) -> ()
    }) : (tensor<5x3xui8>, tensor<4xi32>, tensor<4x3xui8>) -> tensor<5x3xui8>
    "func.return"(%148) : (tensor<5x3xui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui16>, tensor<3x1xi32>, tensor<3x3xui16>) -> tensor<5x3xui16>, sym_name = "scatter_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg389: tensor<5x3xui16>, %arg390: tensor<3x1xi32>, %arg391: tensor<3x3xui16>):
    %147 = "stablehlo.scatter"(%arg389, %arg390, %arg391) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg392: tensor<ui16>, %arg393: tensor<ui16>):
      "stablehlo.return"(%arg393) : (tensor<ui16>) -> ()
    }) : (tensor<5x3xui16>, tensor<3x1xi32>, tensor<3x3xui16>) -> tensor<5x3xui16>
    "func.return"(%147) : (tensor<5x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>, sym_name = "scatter_add_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg384: tensor<5x3xui16>, %arg385: tensor<4xi32>, %arg386: tensor<4x3xui16>):
    %145 = "stablehlo.scatter"(%arg384, %arg385, %arg386) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg387: tensor<ui16>, %arg388: tensor<ui16>):
      %146 = "stablehlo.add"(%arg387, %arg388) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%146) : (tensor<ui16>) -> ()
    }) : (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>
    "func.return"(%145) : (tensor<5x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>, sym_name = "scatter_multiply_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg379: tensor<5x3xui16>, %arg380: tensor<4xi32>, %arg381: tensor<4x3xui16>):
    %143 = "stablehlo.scatter"(%arg379, %arg380, %arg381) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg382: tensor<ui16>, %arg383: tensor<ui16>):
      %144 = "stablehlo.multiply"(%arg382, %arg383) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%144) : (tensor<ui16>) -> ()
    }) : (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>
    "func.return"(%143) : (tensor<5x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>, sym_name = "scatter_maximum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg374: tensor<5x3xui16>, %arg375: tensor<4xi32>, %arg376: tensor<4x3xui16>):
    %141 = "stablehlo.scatter"(%arg374, %arg375, %arg376) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg377: tensor<ui16>, %arg378: tensor<ui16>):
      %142 = "stablehlo.maximum"(%arg377, %arg378) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%142) : (tensor<ui16>) -> ()
    }) : (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>
    "func.return"(%141) : (tensor<5x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>, sym_name = "scatter_minimum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg369: tensor<5x3xui16>, %arg370: tensor<4xi32>, %arg371: tensor<4x3xui16>):
    %139 = "stablehlo.scatter"(%arg369, %arg370, %arg371) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg372: tensor<ui16>, %arg373: tensor<ui16>):
      %140 = "stablehlo.minimum"(%arg372, %arg373) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%140) : (tensor<ui16>) -> ()
    }) : (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>
    "func.return"(%139) : (tensor<5x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>, sym_name = "scatter_and_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg364: tensor<5x3xui16>, %arg365: tensor<4xi32>, %arg366: tensor<4x3xui16>):
    %137 = "stablehlo.scatter"(%arg364, %arg365, %arg366) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg367: tensor<ui16>, %arg368: tensor<ui16>):
      %138 = "stablehlo.and"(%arg367, %arg368) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%138) : (tensor<ui16>) -> ()
    }) : (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>
    "func.return"(%137) : (tensor<5x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>, sym_name = "scatter_or_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg359: tensor<5x3xui16>, %arg360: tensor<4xi32>, %arg361: tensor<4x3xui16>):
    %135 = "stablehlo.scatter"(%arg359, %arg360, %arg361) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg362: tensor<ui16>, %arg363: tensor<ui16>):
      %136 = "stablehlo.or"(%arg362, %arg363) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%136) : (tensor<ui16>) -> ()
    }) : (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>
    "func.return"(%135) : (tensor<5x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>, sym_name = "scatter_xor_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg354: tensor<5x3xui16>, %arg355: tensor<4xi32>, %arg356: tensor<4x3xui16>):
    %133 = "stablehlo.scatter"(%arg354, %arg355, %arg356) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg357: tensor<ui16>, %arg358: tensor<ui16>):
      %134 = "stablehlo.xor"(%arg357, %arg358) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%134) : (tensor<ui16>) -> ()
    }) : (tensor<5x3xui16>, tensor<4xi32>, tensor<4x3xui16>) -> tensor<5x3xui16>
    "func.return"(%133) : (tensor<5x3xui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui32>, tensor<3x1xi32>, tensor<3x3xui32>) -> tensor<5x3xui32>, sym_name = "scatter_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg349: tensor<5x3xui32>, %arg350: tensor<3x1xi32>, %arg351: tensor<3x3xui32>):
    %132 = "stablehlo.scatter"(%arg349, %arg350, %arg351) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg352: tensor<ui32>, %arg353: tensor<ui32>):
      "stablehlo.return"(%arg353) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<3x1xi32>, tensor<3x3xui32>) -> tensor<5x3xui32>
    "func.return"(%132) : (tensor<5x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>, sym_name = "scatter_add_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg344: tensor<5x3xui32>, %arg345: tensor<4xi32>, %arg346: tensor<4x3xui32>):
    %130 = "stablehlo.scatter"(%arg344, %arg345, %arg346) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg347: tensor<ui32>, %arg348: tensor<ui32>):
      %131 = "stablehlo.add"(%arg347, %arg348) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%131) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>
    "func.return"(%130) : (tensor<5x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>, sym_name = "scatter_multiply_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg339: tensor<5x3xui32>, %arg340: tensor<4xi32>, %arg341: tensor<4x3xui32>):
    %128 = "stablehlo.scatter"(%arg339, %arg340, %arg341) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg342: tensor<ui32>, %arg343: tensor<ui32>):
      %129 = "stablehlo.multiply"(%arg342, %arg343) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%129) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>
    "func.return"(%128) : (tensor<5x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>, sym_name = "scatter_maximum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg334: tensor<5x3xui32>, %arg335: tensor<4xi32>, %arg336: tensor<4x3xui32>):
    %126 = "stablehlo.scatter"(%arg334, %arg335, %arg336) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg337: tensor<ui32>, %arg338: tensor<ui32>):
      %127 = "stablehlo.maximum"(%arg337, %arg338) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%127) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>
    "func.return"(%126) : (tensor<5x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>, sym_name = "scatter_minimum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg329: tensor<5x3xui32>, %arg330: tensor<4xi32>, %arg331: tensor<4x3xui32>):
    %124 = "stablehlo.scatter"(%arg329, %arg330, %arg331) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg332: tensor<ui32>, %arg333: tensor<ui32>):
      %125 = "stablehlo.minimum"(%arg332, %arg333) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%125) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>
    "func.return"(%124) : (tensor<5x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>, sym_name = "scatter_and_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg324: tensor<5x3xui32>, %arg325: tensor<4xi32>, %arg326: tensor<4x3xui32>):
    %122 = "stablehlo.scatter"(%arg324, %arg325, %arg326) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg327: tensor<ui32>, %arg328: tensor<ui32>):
      %123 = "stablehlo.and"(%arg327, %arg328) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%123) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>
    "func.return"(%122) : (tensor<5x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>, sym_name = "scatter_or_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg319: tensor<5x3xui32>, %arg320: tensor<4xi32>, %arg321: tensor<4x3xui32>):
    %120 = "stablehlo.scatter"(%arg319, %arg320, %arg321) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg322: tensor<ui32>, %arg323: tensor<ui32>):
      %121 = "stablehlo.or"(%arg322, %arg323) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%121) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>
    "func.return"(%120) : (tensor<5x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>, sym_name = "scatter_xor_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg314: tensor<5x3xui32>, %arg315: tensor<4xi32>, %arg316: tensor<4x3xui32>):
    %118 = "stablehlo.scatter"(%arg314, %arg315, %arg316) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg317: tensor<ui32>, %arg318: tensor<ui32>):
      %119 = "stablehlo.xor"(%arg317, %arg318) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%119) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<4xi32>, tensor<4x3xui32>) -> tensor<5x3xui32>
    "func.return"(%118) : (tensor<5x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui64>, tensor<3x1xi32>, tensor<3x3xui64>) -> tensor<5x3xui64>, sym_name = "scatter_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg309: tensor<5x3xui64>, %arg310: tensor<3x1xi32>, %arg311: tensor<3x3xui64>):
    %117 = "stablehlo.scatter"(%arg309, %arg310, %arg311) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg312: tensor<ui64>, %arg313: tensor<ui64>):
      "stablehlo.return"(%arg313) : (tensor<ui64>) -> ()
    }) : (tensor<5x3xui64>, tensor<3x1xi32>, tensor<3x3xui64>) -> tensor<5x3xui64>
    "func.return"(%117) : (tensor<5x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>, sym_name = "scatter_add_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg304: tensor<5x3xui64>, %arg305: tensor<4xi32>, %arg306: tensor<4x3xui64>):
    %115 = "stablehlo.scatter"(%arg304, %arg305, %arg306) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg307: tensor<ui64>, %arg308: tensor<ui64>):
      %116 = "stablehlo.add"(%arg307, %arg308) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%116) : (tensor<ui64>) -> ()
    }) : (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>
    "func.return"(%115) : (tensor<5x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>, sym_name = "scatter_multiply_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg299: tensor<5x3xui64>, %arg300: tensor<4xi32>, %arg301: tensor<4x3xui64>):
    %113 = "stablehlo.scatter"(%arg299, %arg300, %arg301) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg302: tensor<ui64>, %arg303: tensor<ui64>):
      %114 = "stablehlo.multiply"(%arg302, %arg303) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%114) : (tensor<ui64>) -> ()
    }) : (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>
    "func.return"(%113) : (tensor<5x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>, sym_name = "scatter_maximum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg294: tensor<5x3xui64>, %arg295: tensor<4xi32>, %arg296: tensor<4x3xui64>):
    %111 = "stablehlo.scatter"(%arg294, %arg295, %arg296) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg297: tensor<ui64>, %arg298: tensor<ui64>):
      %112 = "stablehlo.maximum"(%arg297, %arg298) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%112) : (tensor<ui64>) -> ()
    }) : (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>
    "func.return"(%111) : (tensor<5x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>, sym_name = "scatter_minimum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg289: tensor<5x3xui64>, %arg290: tensor<4xi32>, %arg291: tensor<4x3xui64>):
    %109 = "stablehlo.scatter"(%arg289, %arg290, %arg291) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg292: tensor<ui64>, %arg293: tensor<ui64>):
      %110 = "stablehlo.minimum"(%arg292, %arg293) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%110) : (tensor<ui64>) -> ()
    }) : (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>
    "func.return"(%109) : (tensor<5x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>, sym_name = "scatter_and_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg284: tensor<5x3xui64>, %arg285: tensor<4xi32>, %arg286: tensor<4x3xui64>):
    %107 = "stablehlo.scatter"(%arg284, %arg285, %arg286) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg287: tensor<ui64>, %arg288: tensor<ui64>):
      %108 = "stablehlo.and"(%arg287, %arg288) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%108) : (tensor<ui64>) -> ()
    }) : (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>
    "func.return"(%107) : (tensor<5x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>, sym_name = "scatter_or_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg279: tensor<5x3xui64>, %arg280: tensor<4xi32>, %arg281: tensor<4x3xui64>):
    %105 = "stablehlo.scatter"(%arg279, %arg280, %arg281) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg282: tensor<ui64>, %arg283: tensor<ui64>):
      %106 = "stablehlo.or"(%arg282, %arg283) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%106) : (tensor<ui64>) -> ()
    }) : (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>
    "func.return"(%105) : (tensor<5x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>, sym_name = "scatter_xor_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg274: tensor<5x3xui64>, %arg275: tensor<4xi32>, %arg276: tensor<4x3xui64>):
    %103 = "stablehlo.scatter"(%arg274, %arg275, %arg276) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg277: tensor<ui64>, %arg278: tensor<ui64>):
      %104 = "stablehlo.xor"(%arg277, %arg278) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%104) : (tensor<ui64>) -> ()
    }) : (tensor<5x3xui64>, tensor<4xi32>, tensor<4x3xui64>) -> tensor<5x3xui64>
    "func.return"(%103) : (tensor<5x3xui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf16>, tensor<3x1xi32>, tensor<3x3xf16>) -> tensor<5x3xf16>, sym_name = "scatter_f16", sym_visibility = "public"}> ({
  ^bb0(%arg269: tensor<5x3xf16>, %arg270: tensor<3x1xi32>, %arg271: tensor<3x3xf16>):
    %102 = "stablehlo.scatter"(%arg269, %arg270, %arg271) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg272: tensor<f16>, %arg273: tensor<f16>):
      "stablehlo.return"(%arg273) : (tensor<f16>) -> ()
    }) : (tensor<5x3xf16>, tensor<3x1xi32>, tensor<3x3xf16>) -> tensor<5x3xf16>
    "func.return"(%102) : (tensor<5x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf16>, tensor<4xi32>, tensor<4x3xf16>) -> tensor<5x3xf16>, sym_name = "scatter_add_f16", sym_visibility = "public"}> ({
  ^bb0(%arg264: tensor<5x3xf16>, %arg265: tensor<4xi32>, %arg266: tensor<4x3xf16>):
    %100 = "stablehlo.scatter"(%arg264, %arg265, %arg266) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg267: tensor<f16>, %arg268: tensor<f16>):
      %101 = "stablehlo.add"(%arg267, %arg268) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%101) : (tensor<f16>) -> ()
    }) : (tensor<5x3xf16>, tensor<4xi32>, tensor<4x3xf16>) -> tensor<5x3xf16>
    "func.return"(%100) : (tensor<5x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf16>, tensor<4xi32>, tensor<4x3xf16>) -> tensor<5x3xf16>, sym_name = "scatter_multiply_f16", sym_visibility = "public"}> ({
  ^bb0(%arg259: tensor<5x3xf16>, %arg260: tensor<4xi32>, %arg261: tensor<4x3xf16>):
    %98 = "stablehlo.scatter"(%arg259, %arg260, %arg261) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg262: tensor<f16>, %arg263: tensor<f16>):
      %99 = "stablehlo.multiply"(%arg262, %arg263) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%99) : (tensor<f16>) -> ()
    }) : (tensor<5x3xf16>, tensor<4xi32>, tensor<4x3xf16>) -> tensor<5x3xf16>
    "func.return"(%98) : (tensor<5x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf16>, tensor<4xi32>, tensor<4x3xf16>) -> tensor<5x3xf16>, sym_name = "scatter_maximum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg254: tensor<5x3xf16>, %arg255: tensor<4xi32>, %arg256: tensor<4x3xf16>):
    %96 = "stablehlo.scatter"(%arg254, %arg255, %arg256) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg257: tensor<f16>, %arg258: tensor<f16>):
      %97 = "stablehlo.maximum"(%arg257, %arg258) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%97) : (tensor<f16>) -> ()
    }) : (tensor<5x3xf16>, tensor<4xi32>, tensor<4x3xf16>) -> tensor<5x3xf16>
    "func.return"(%96) : (tensor<5x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf16>, tensor<4xi32>, tensor<4x3xf16>) -> tensor<5x3xf16>, sym_name = "scatter_minimum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg249: tensor<5x3xf16>, %arg250: tensor<4xi32>, %arg251: tensor<4x3xf16>):
    %94 = "stablehlo.scatter"(%arg249, %arg250, %arg251) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg252: tensor<f16>, %arg253: tensor<f16>):
      %95 = "stablehlo.minimum"(%arg252, %arg253) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%95) : (tensor<f16>) -> ()
    }) : (tensor<5x3xf16>, tensor<4xi32>, tensor<4x3xf16>) -> tensor<5x3xf16>
    "func.return"(%94) : (tensor<5x3xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xbf16>, tensor<3x1xi32>, tensor<3x3xbf16>) -> tensor<5x3xbf16>, sym_name = "scatter_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg244: tensor<5x3xbf16>, %arg245: tensor<3x1xi32>, %arg246: tensor<3x3xbf16>):
    %93 = "stablehlo.scatter"(%arg244, %arg245, %arg246) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg247: tensor<bf16>, %arg248: tensor<bf16>):
      "stablehlo.return"(%arg248) : (tensor<bf16>) -> ()
    }) : (tensor<5x3xbf16>, tensor<3x1xi32>, tensor<3x3xbf16>) -> tensor<5x3xbf16>
    "func.return"(%93) : (tensor<5x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xbf16>, tensor<4xi32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>, sym_name = "scatter_add_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg239: tensor<5x3xbf16>, %arg240: tensor<4xi32>, %arg241: tensor<4x3xbf16>):
    %91 = "stablehlo.scatter"(%arg239, %arg240, %arg241) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg242: tensor<bf16>, %arg243: tensor<bf16>):
      %92 = "stablehlo.add"(%arg242, %arg243) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%92) : (tensor<bf16>) -> ()
    }) : (tensor<5x3xbf16>, tensor<4xi32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>
    "func.return"(%91) : (tensor<5x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xbf16>, tensor<4xi32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>, sym_name = "scatter_multiply_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg234: tensor<5x3xbf16>, %arg235: tensor<4xi32>, %arg236: tensor<4x3xbf16>):
    %89 = "stablehlo.scatter"(%arg234, %arg235, %arg236) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg237: tensor<bf16>, %arg238: tensor<bf16>):
      %90 = "stablehlo.multiply"(%arg237, %arg238) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%90) : (tensor<bf16>) -> ()
    }) : (tensor<5x3xbf16>, tensor<4xi32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>
    "func.return"(%89) : (tensor<5x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xbf16>, tensor<4xi32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>, sym_name = "scatter_maximum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg229: tensor<5x3xbf16>, %arg230: tensor<4xi32>, %arg231: tensor<4x3xbf16>):
    %87 = "stablehlo.scatter"(%arg229, %arg230, %arg231) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg232: tensor<bf16>, %arg233: tensor<bf16>):
      %88 = "stablehlo.maximum"(%arg232, %arg233) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%88) : (tensor<bf16>) -> ()
    }) : (tensor<5x3xbf16>, tensor<4xi32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>
    "func.return"(%87) : (tensor<5x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xbf16>, tensor<4xi32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>, sym_name = "scatter_minimum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg224: tensor<5x3xbf16>, %arg225: tensor<4xi32>, %arg226: tensor<4x3xbf16>):
    %85 = "stablehlo.scatter"(%arg224, %arg225, %arg226) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg227: tensor<bf16>, %arg228: tensor<bf16>):
      %86 = "stablehlo.minimum"(%arg227, %arg228) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%86) : (tensor<bf16>) -> ()
    }) : (tensor<5x3xbf16>, tensor<4xi32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>
    "func.return"(%85) : (tensor<5x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_f32", sym_visibility = "public"}> ({
  ^bb0(%arg219: tensor<5x3xf32>, %arg220: tensor<3x1xi32>, %arg221: tensor<3x3xf32>):
    %84 = "stablehlo.scatter"(%arg219, %arg220, %arg221) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg222: tensor<f32>, %arg223: tensor<f32>):
      "stablehlo.return"(%arg223) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%84) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_add_f32", sym_visibility = "public"}> ({
  ^bb0(%arg214: tensor<5x3xf32>, %arg215: tensor<4xi32>, %arg216: tensor<4x3xf32>):
    %82 = "stablehlo.scatter"(%arg214, %arg215, %arg216) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg217: tensor<f32>, %arg218: tensor<f32>):
      %83 = "stablehlo.add"(%arg217, %arg218) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    "func.return"(%82) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_multiply_f32", sym_visibility = "public"}> ({
  ^bb0(%arg209: tensor<5x3xf32>, %arg210: tensor<4xi32>, %arg211: tensor<4x3xf32>):
    %80 = "stablehlo.scatter"(%arg209, %arg210, %arg211) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg212: tensor<f32>, %arg213: tensor<f32>):
      %81 = "stablehlo.multiply"(%arg212, %arg213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    "func.return"(%80) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_maximum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg204: tensor<5x3xf32>, %arg205: tensor<4xi32>, %arg206: tensor<4x3xf32>):
    %78 = "stablehlo.scatter"(%arg204, %arg205, %arg206) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg207: tensor<f32>, %arg208: tensor<f32>):
      %79 = "stablehlo.maximum"(%arg207, %arg208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%79) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    "func.return"(%78) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_minimum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg199: tensor<5x3xf32>, %arg200: tensor<4xi32>, %arg201: tensor<4x3xf32>):
    %76 = "stablehlo.scatter"(%arg199, %arg200, %arg201) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg202: tensor<f32>, %arg203: tensor<f32>):
      %77 = "stablehlo.minimum"(%arg202, %arg203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    "func.return"(%76) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf64>, tensor<3x1xi32>, tensor<3x3xf64>) -> tensor<5x3xf64>, sym_name = "scatter_f64", sym_visibility = "public"}> ({
  ^bb0(%arg194: tensor<5x3xf64>, %arg195: tensor<3x1xi32>, %arg196: tensor<3x3xf64>):
    %75 = "stablehlo.scatter"(%arg194, %arg195, %arg196) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg197: tensor<f64>, %arg198: tensor<f64>):
      "stablehlo.return"(%arg198) : (tensor<f64>) -> ()
    }) : (tensor<5x3xf64>, tensor<3x1xi32>, tensor<3x3xf64>) -> tensor<5x3xf64>
    "func.return"(%75) : (tensor<5x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf64>, tensor<4xi32>, tensor<4x3xf64>) -> tensor<5x3xf64>, sym_name = "scatter_add_f64", sym_visibility = "public"}> ({
  ^bb0(%arg189: tensor<5x3xf64>, %arg190: tensor<4xi32>, %arg191: tensor<4x3xf64>):
    %73 = "stablehlo.scatter"(%arg189, %arg190, %arg191) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg192: tensor<f64>, %arg193: tensor<f64>):
      %74 = "stablehlo.add"(%arg192, %arg193) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%74) : (tensor<f64>) -> ()
    }) : (tensor<5x3xf64>, tensor<4xi32>, tensor<4x3xf64>) -> tensor<5x3xf64>
    "func.return"(%73) : (tensor<5x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf64>, tensor<4xi32>, tensor<4x3xf64>) -> tensor<5x3xf64>, sym_name = "scatter_multiply_f64", sym_visibility = "public"}> ({
  ^bb0(%arg184: tensor<5x3xf64>, %arg185: tensor<4xi32>, %arg186: tensor<4x3xf64>):
    %71 = "stablehlo.scatter"(%arg184, %arg185, %arg186) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg187: tensor<f64>, %arg188: tensor<f64>):
      %72 = "stablehlo.multiply"(%arg187, %arg188) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%72) : (tensor<f64>) -> ()
    }) : (tensor<5x3xf64>, tensor<4xi32>, tensor<4x3xf64>) -> tensor<5x3xf64>
    "func.return"(%71) : (tensor<5x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf64>, tensor<4xi32>, tensor<4x3xf64>) -> tensor<5x3xf64>, sym_name = "scatter_maximum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg179: tensor<5x3xf64>, %arg180: tensor<4xi32>, %arg181: tensor<4x3xf64>):
    %69 = "stablehlo.scatter"(%arg179, %arg180, %arg181) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg182: tensor<f64>, %arg183: tensor<f64>):
      %70 = "stablehlo.maximum"(%arg182, %arg183) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%70) : (tensor<f64>) -> ()
    }) : (tensor<5x3xf64>, tensor<4xi32>, tensor<4x3xf64>) -> tensor<5x3xf64>
    "func.return"(%69) : (tensor<5x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf64>, tensor<4xi32>, tensor<4x3xf64>) -> tensor<5x3xf64>, sym_name = "scatter_minimum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg174: tensor<5x3xf64>, %arg175: tensor<4xi32>, %arg176: tensor<4x3xf64>):
    %67 = "stablehlo.scatter"(%arg174, %arg175, %arg176) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg177: tensor<f64>, %arg178: tensor<f64>):
      %68 = "stablehlo.minimum"(%arg177, %arg178) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%68) : (tensor<f64>) -> ()
    }) : (tensor<5x3xf64>, tensor<4xi32>, tensor<4x3xf64>) -> tensor<5x3xf64>
    "func.return"(%67) : (tensor<5x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xi8>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_index_i8", sym_visibility = "public"}> ({
  ^bb0(%arg169: tensor<5x3xf32>, %arg170: tensor<3xi8>, %arg171: tensor<3x3xf32>):
    %65 = "stablehlo.scatter"(%arg169, %arg170, %arg171) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg172: tensor<f32>, %arg173: tensor<f32>):
      %66 = "stablehlo.add"(%arg172, %arg173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xi8>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%65) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xi16>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_index_i16", sym_visibility = "public"}> ({
  ^bb0(%arg164: tensor<5x3xf32>, %arg165: tensor<3xi16>, %arg166: tensor<3x3xf32>):
    %63 = "stablehlo.scatter"(%arg164, %arg165, %arg166) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg167: tensor<f32>, %arg168: tensor<f32>):
      %64 = "stablehlo.add"(%arg167, %arg168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xi16>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%63) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_index_i32", sym_visibility = "public"}> ({
  ^bb0(%arg159: tensor<5x3xf32>, %arg160: tensor<3xi32>, %arg161: tensor<3x3xf32>):
    %61 = "stablehlo.scatter"(%arg159, %arg160, %arg161) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg162: tensor<f32>, %arg163: tensor<f32>):
      %62 = "stablehlo.add"(%arg162, %arg163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%61) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_index_i64", sym_visibility = "public"}> ({
  ^bb0(%arg154: tensor<5x3xf32>, %arg155: tensor<3xi64>, %arg156: tensor<3x3xf32>):
    %59 = "stablehlo.scatter"(%arg154, %arg155, %arg156) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg157: tensor<f32>, %arg158: tensor<f32>):
      %60 = "stablehlo.add"(%arg157, %arg158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%59) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xui8>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_index_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg149: tensor<5x3xf32>, %arg150: tensor<3xui8>, %arg151: tensor<3x3xf32>):
    %57 = "stablehlo.scatter"(%arg149, %arg150, %arg151) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg152: tensor<f32>, %arg153: tensor<f32>):
      %58 = "stablehlo.add"(%arg152, %arg153) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xui8>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%57) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xui16>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_index_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg144: tensor<5x3xf32>, %arg145: tensor<3xui16>, %arg146: tensor<3x3xf32>):
    %55 = "stablehlo.scatter"(%arg144, %arg145, %arg146) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg147: tensor<f32>, %arg148: tensor<f32>):
      %56 = "stablehlo.add"(%arg147, %arg148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xui16>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%55) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xui32>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_index_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg139: tensor<5x3xf32>, %arg140: tensor<3xui32>, %arg141: tensor<3x3xf32>):
    %53 = "stablehlo.scatter"(%arg139, %arg140, %arg141) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %54 = "stablehlo.add"(%arg142, %arg143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xui32>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%53) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xui64>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_index_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg134: tensor<5x3xf32>, %arg135: tensor<3xui64>, %arg136: tensor<3x3xf32>):
    %51 = "stablehlo.scatter"(%arg134, %arg135, %arg136) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg137: tensor<f32>, %arg138: tensor<f32>):
      %52 = "stablehlo.add"(%arg137, %arg138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xui64>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%51) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<5xi32>, tensor<5x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_outside", sym_visibility = "public"}> ({
  ^bb0(%arg129: tensor<5x3xf32>, %arg130: tensor<5xi32>, %arg131: tensor<5x3xf32>):
    %49 = "stablehlo.scatter"(%arg129, %arg130, %arg131) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg132: tensor<f32>, %arg133: tensor<f32>):
      %50 = "stablehlo.add"(%arg132, %arg133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<5xi32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    "func.return"(%49) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_outside_replace", sym_visibility = "public"}> ({
  ^bb0(%arg124: tensor<5x3xf32>, %arg125: tensor<4xi32>, %arg126: tensor<4x3xf32>):
    %48 = "stablehlo.scatter"(%arg124, %arg125, %arg126) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>):
      "stablehlo.return"(%arg128) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    "func.return"(%48) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xui64>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_index_ui64_outside", sym_visibility = "public"}> ({
  ^bb0(%arg119: tensor<5x3xf32>, %arg120: tensor<3xui64>, %arg121: tensor<3x3xf32>):
    %47 = "stablehlo.scatter"(%arg119, %arg120, %arg121) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg122: tensor<f32>, %arg123: tensor<f32>):
      "stablehlo.return"(%arg123) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xui64>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%47) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4x2x3xf32>) -> tensor<5x6xf32>, sym_name = "scatter_window_partly_outside", sym_visibility = "public"}> ({
  ^bb0(%arg114: tensor<5x6xf32>, %arg115: tensor<4x2xi32>, %arg116: tensor<4x2x3xf32>):
    %45 = "stablehlo.scatter"(%arg114, %arg115, %arg116) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
    ^bb0(%arg117: tensor<f32>, %arg118: tensor<f32>):
      %46 = "stablehlo.add"(%arg117, %arg118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4x2x3xf32>) -> tensor<5x6xf32>
    "func.return"(%45) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4x2x3xf32>) -> tensor<5x6xf32>, sym_name = "scatter_window_outside", sym_visibility = "public"}> ({
  ^bb0(%arg109: tensor<5x6xf32>, %arg110: tensor<4x2xi32>, %arg111: tensor<4x2x3xf32>):
    %43 = "stablehlo.scatter"(%arg109, %arg110, %arg111) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %44 = "stablehlo.add"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4x2x3xf32>) -> tensor<5x6xf32>
    "func.return"(%43) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_unique", sym_visibility = "public"}> ({
  ^bb0(%arg104: tensor<5x3xf32>, %arg105: tensor<3xi32>, %arg106: tensor<3x3xf32>):
    %41 = "stablehlo.scatter"(%arg104, %arg105, %arg106) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg107: tensor<f32>, %arg108: tensor<f32>):
      %42 = "stablehlo.add"(%arg107, %arg108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%41) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_sorted", sym_visibility = "public"}> ({
  ^bb0(%arg99: tensor<5x3xf32>, %arg100: tensor<3xi32>, %arg101: tensor<3x3xf32>):
    %39 = "stablehlo.scatter"(%arg99, %arg100, %arg101) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %40 = "stablehlo.add"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>) -> tensor<5x3xf32>
    "func.return"(%39) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_subtract_twice", sym_visibility = "public"}> ({
  ^bb0(%arg94: tensor<5x3xf32>, %arg95: tensor<4xi32>, %arg96: tensor<4x3xf32>):
    %35 = "stablehlo.scatter"(%arg94, %arg95, %arg96) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
      %36 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %37 = "stablehlo.multiply"(%36, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %38 = "stablehlo.subtract"(%arg97, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    "func.return"(%35) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_keep_old", sym_visibility = "public"}> ({
  ^bb0(%arg89: tensor<5x3xf32>, %arg90: tensor<2xi32>, %arg91: tensor<2x3xf32>):
    %34 = "stablehlo.scatter"(%arg89, %arg90, %arg91) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg92: tensor<f32>, %arg93: tensor<f32>):
      "stablehlo.return"(%arg92) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<5x3xf32>
    "func.return"(%34) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_constant_region", sym_visibility = "public"}> ({
  ^bb0(%arg84: tensor<5x3xf32>, %arg85: tensor<2xi32>, %arg86: tensor<2x3xf32>):
    %32 = "stablehlo.scatter"(%arg84, %arg85, %arg86) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %33 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<5x3xf32>
    "func.return"(%32) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_duplicate_replace_same", sym_visibility = "public"}> ({
  ^bb0(%arg79: tensor<5x3xf32>, %arg80: tensor<2xi32>, %arg81: tensor<2x3xf32>):
    %31 = "stablehlo.scatter"(%arg79, %arg80, %arg81) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      "stablehlo.return"(%arg83) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<5x3xf32>
    "func.return"(%31) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<4x5xf32>, sym_name = "scatter_elements", sym_visibility = "public"}> ({
  ^bb0(%arg74: tensor<4x5xf32>, %arg75: tensor<4x2xi32>, %arg76: tensor<4xf32>):
    %29 = "stablehlo.scatter"(%arg74, %arg75, %arg76) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %30 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<4x5xf32>
    "func.return"(%29) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<3x2xi32>, tensor<3xf32>) -> tensor<4x5xf32>, sym_name = "scatter_swapped_map", sym_visibility = "public"}> ({
  ^bb0(%arg69: tensor<4x5xf32>, %arg70: tensor<3x2xi32>, %arg71: tensor<3xf32>):
    %27 = "stablehlo.scatter"(%arg69, %arg70, %arg71) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %28 = "stablehlo.add"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3x2xi32>, tensor<3xf32>) -> tensor<4x5xf32>
    "func.return"(%27) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<2x3xi32>, tensor<3xf32>) -> tensor<4x5xf32>, sym_name = "scatter_vector_dim_first", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<4x5xf32>, %arg65: tensor<2x3xi32>, %arg66: tensor<3xf32>):
    %25 = "stablehlo.scatter"(%arg64, %arg65, %arg66) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %26 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3xi32>, tensor<3xf32>) -> tensor<4x5xf32>
    "func.return"(%25) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<2xi32>, tensor<3x2xf32>) -> tensor<5x3xf32>, sym_name = "scatter_window_first", sym_visibility = "public"}> ({
  ^bb0(%arg59: tensor<5x3xf32>, %arg60: tensor<2xi32>, %arg61: tensor<3x2xf32>):
    %23 = "stablehlo.scatter"(%arg59, %arg60, %arg61) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %24 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<2xi32>, tensor<3x2xf32>) -> tensor<5x3xf32>
    "func.return"(%23) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<3xi32>, tensor<5x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_inner_axis", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<5x3xf32>, %arg55: tensor<3xi32>, %arg56: tensor<5x3xf32>):
    %21 = "stablehlo.scatter"(%arg54, %arg55, %arg56) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %22 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3xi32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    "func.return"(%21) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x4xf32>, tensor<2xi32>, tensor<2x2x2xf32>) -> tensor<6x4xf32>, sym_name = "scatter_partial_window", sym_visibility = "public"}> ({
  ^bb0(%arg49: tensor<6x4xf32>, %arg50: tensor<2xi32>, %arg51: tensor<2x2x2xf32>):
    %19 = "stablehlo.scatter"(%arg49, %arg50, %arg51) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %20 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<6x4xf32>, tensor<2xi32>, tensor<2x2x2xf32>) -> tensor<6x4xf32>
    "func.return"(%19) : (tensor<6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<i32>, tensor<3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_scalar_index", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<5x3xf32>, %arg45: tensor<i32>, %arg46: tensor<3xf32>):
    %17 = "stablehlo.scatter"(%arg44, %arg45, %arg46) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
      %18 = "stablehlo.add"(%arg47, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<i32>, tensor<3xf32>) -> tensor<5x3xf32>
    "func.return"(%17) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<0x1xi32>, tensor<0x3xf32>) -> tensor<5x3xf32>, sym_name = "scatter_no_updates", sym_visibility = "public"}> ({
  ^bb0(%arg39: tensor<5x3xf32>, %arg40: tensor<0x1xi32>, %arg41: tensor<0x3xf32>):
    %15 = "stablehlo.scatter"(%arg39, %arg40, %arg41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %16 = "stablehlo.add"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<0x1xi32>, tensor<0x3xf32>) -> tensor<5x3xf32>
    "func.return"(%15) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<0x3xf32>, sym_name = "scatter_empty_operand", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<0x3xf32>, %arg35: tensor<2xi32>, %arg36: tensor<2x3xf32>):
    %13 = "stablehlo.scatter"(%arg34, %arg35, %arg36) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %14 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<0x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<0x3xf32>
    "func.return"(%13) : (tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x0xi32>, tensor<2x2x3xf32>) -> tensor<2x3xf32>, sym_name = "scatter_empty_index_vector", sym_visibility = "public"}> ({
  ^bb0(%arg29: tensor<2x3xf32>, %arg30: tensor<2x0xi32>, %arg31: tensor<2x2x3xf32>):
    %11 = "stablehlo.scatter"(%arg29, %arg30, %arg31) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], index_vector_dim = 1>}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>):
      %12 = "stablehlo.add"(%arg32, %arg33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x0xi32>, tensor<2x2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%11) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xf32>, tensor<3x2xi32>, tensor<3x2xf32>) -> tensor<3x5xf32>, sym_name = "scatter_batched", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<3x5xf32>, %arg25: tensor<3x2xi32>, %arg26: tensor<3x2xf32>):
    %9 = "stablehlo.scatter"(%arg24, %arg25, %arg26) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %10 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<3x2xi32>, tensor<3x2xf32>) -> tensor<3x5xf32>
    "func.return"(%9) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x4xf32>, tensor<2x1x2xi32>, tensor<2x1x2x2xf32>) -> tensor<2x5x4xf32>, sym_name = "scatter_batched_windows", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<2x5x4xf32>, %arg20: tensor<2x1x2xi32>, %arg21: tensor<2x1x2x2xf32>):
    %7 = "stablehlo.scatter"(%arg19, %arg20, %arg21) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %8 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x5x4xf32>, tensor<2x1x2xi32>, tensor<2x1x2x2xf32>) -> tensor<2x5x4xf32>
    "func.return"(%7) : (tensor<2x5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x5xf32>, tensor<3x2x4xi32>, tensor<3x2x4xf32>) -> tensor<2x3x5xf32>, sym_name = "scatter_batched_twice", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<2x3x5xf32>, %arg15: tensor<3x2x4xi32>, %arg16: tensor<3x2x4xf32>):
    %5 = "stablehlo.scatter"(%arg14, %arg15, %arg16) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %6 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<2x3x5xf32>, tensor<3x2x4xi32>, tensor<3x2x4xf32>) -> tensor<2x3x5xf32>
    "func.return"(%5) : (tensor<2x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<5x3xi32>, tensor<3xi32>, tensor<3x3xf32>, tensor<3x3xi32>) -> (tensor<5x3xf32>, tensor<5x3xi32>), sym_name = "scatter_two_tensors", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<5x3xf32>, %arg6: tensor<5x3xi32>, %arg7: tensor<3xi32>, %arg8: tensor<3x3xf32>, %arg9: tensor<3x3xi32>):
    %2:2 = "stablehlo.scatter"(%arg5, %arg6, %arg7, %arg8, %arg9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<i32>, %arg12: tensor<f32>, %arg13: tensor<i32>):
      %3 = "stablehlo.add"(%arg10, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %4 = "stablehlo.maximum"(%arg11, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%3, %4) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<5x3xf32>, tensor<5x3xi32>, tensor<3xi32>, tensor<3x3xf32>, tensor<3x3xi32>) -> (tensor<5x3xf32>, tensor<5x3xi32>)
    "func.return"(%2#0, %2#1) : (tensor<5x3xf32>, tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x17xf32>, tensor<40xi32>, tensor<40x17xf32>) -> tensor<3x17xf32>, sym_name = "scatter_many_duplicates", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x17xf32>, %arg1: tensor<40xi32>, %arg2: tensor<40x17xf32>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<3x17xf32>, tensor<40xi32>, tensor<40x17xf32>) -> tensor<3x17xf32>
    "func.return"(%0) : (tensor<3x17xf32>) -> ()
  }) : () -> ()
}) : () -> ()
