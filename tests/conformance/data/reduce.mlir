"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_add_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1340: tensor<3x4x5xi1>):
    %1313 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1314 = "stablehlo.reduce"(%arg1340, %1313) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1345: tensor<i1>, %arg1346: tensor<i1>):
      %1319 = "stablehlo.add"(%arg1345, %arg1346) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1319) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1315 = "stablehlo.reduce"(%arg1340, %1313) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1343: tensor<i1>, %arg1344: tensor<i1>):
      %1318 = "stablehlo.add"(%arg1343, %arg1344) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1318) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1316 = "stablehlo.reduce"(%arg1340, %1313) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1341: tensor<i1>, %arg1342: tensor<i1>):
      %1317 = "stablehlo.add"(%arg1341, %arg1342) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1317) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1314, %1315, %1316) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_multiply_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1333: tensor<3x4x5xi1>):
    %1306 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %1307 = "stablehlo.reduce"(%arg1333, %1306) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1338: tensor<i1>, %arg1339: tensor<i1>):
      %1312 = "stablehlo.multiply"(%arg1338, %arg1339) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1312) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1308 = "stablehlo.reduce"(%arg1333, %1306) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1336: tensor<i1>, %arg1337: tensor<i1>):
      %1311 = "stablehlo.multiply"(%arg1336, %arg1337) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1311) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1309 = "stablehlo.reduce"(%arg1333, %1306) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1334: tensor<i1>, %arg1335: tensor<i1>):
      %1310 = "stablehlo.multiply"(%arg1334, %arg1335) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1310) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1307, %1308, %1309) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_maximum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1326: tensor<3x4x5xi1>):
    %1299 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1300 = "stablehlo.reduce"(%arg1326, %1299) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1331: tensor<i1>, %arg1332: tensor<i1>):
      %1305 = "stablehlo.maximum"(%arg1331, %arg1332) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1305) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1301 = "stablehlo.reduce"(%arg1326, %1299) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1329: tensor<i1>, %arg1330: tensor<i1>):
      %1304 = "stablehlo.maximum"(%arg1329, %arg1330) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1304) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1302 = "stablehlo.reduce"(%arg1326, %1299) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1327: tensor<i1>, %arg1328: tensor<i1>):
      %1303 = "stablehlo.maximum"(%arg1327, %arg1328) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1303) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1300, %1301, %1302) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_minimum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1319: tensor<3x4x5xi1>):
    %1292 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %1293 = "stablehlo.reduce"(%arg1319, %1292) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1324: tensor<i1>, %arg1325: tensor<i1>):
      %1298 = "stablehlo.minimum"(%arg1324, %arg1325) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1298) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1294 = "stablehlo.reduce"(%arg1319, %1292) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1322: tensor<i1>, %arg1323: tensor<i1>):
      %1297 = "stablehlo.minimum"(%arg1322, %arg1323) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1297) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1295 = "stablehlo.reduce"(%arg1319, %1292) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1320: tensor<i1>, %arg1321: tensor<i1>):
      %1296 = "stablehlo.minimum"(%arg1320, %arg1321) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1296) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1293, %1294, %1295) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_and_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1312: tensor<3x4x5xi1>):
    %1285 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %1286 = "stablehlo.reduce"(%arg1312, %1285) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1317: tensor<i1>, %arg1318: tensor<i1>):
      %1291 = "stablehlo.and"(%arg1317, %arg1318) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1291) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1287 = "stablehlo.reduce"(%arg1312, %1285) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1315: tensor<i1>, %arg1316: tensor<i1>):
      %1290 = "stablehlo.and"(%arg1315, %arg1316) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1290) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1288 = "stablehlo.reduce"(%arg1312, %1285) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1313: tensor<i1>, %arg1314: tensor<i1>):
      %1289 = "stablehlo.and"(%arg1313, %arg1314) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1289) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1286, %1287, %1288) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_or_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1305: tensor<3x4x5xi1>):
    %1278 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1279 = "stablehlo.reduce"(%arg1305, %1278) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1310: tensor<i1>, %arg1311: tensor<i1>):
      %1284 = "stablehlo.or"(%arg1310, %arg1311) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1284) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1280 = "stablehlo.reduce"(%arg1305, %1278) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1308: tensor<i1>, %arg1309: tensor<i1>):
      %1283 = "stablehlo.or"(%arg1308, %arg1309) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1283) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1281 = "stablehlo.reduce"(%arg1305, %1278) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1306: tensor<i1>, %arg1307: tensor<i1>):
      %1282 = "stablehlo.or"(%arg1306, %arg1307) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1282) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1279, %1280, %1281) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_xor_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1298: tensor<3x4x5xi1>):
    %1271 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1272 = "stablehlo.reduce"(%arg1298, %1271) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1303: tensor<i1>, %arg1304: tensor<i1>):
      %1277 = "stablehlo.xor"(%arg1303, %arg1304) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1277) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1273 = "stablehlo.reduce"(%arg1298, %1271) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1301: tensor<i1>, %arg1302: tensor<i1>):
      %1276 = "stablehlo.xor"(%arg1301, %arg1302) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1276) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1274 = "stablehlo.reduce"(%arg1298, %1271) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1299: tensor<i1>, %arg1300: tensor<i1>):
      %1275 = "stablehlo.xor"(%arg1299, %arg1300) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1275) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1272, %1273, %1274) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_add_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1291: tensor<3x4x5xi8>):
    %1264 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %1265 = "stablehlo.reduce"(%arg1291, %1264) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1296: tensor<i8>, %arg1297: tensor<i8>):
      %1270 = "stablehlo.add"(%arg1296, %arg1297) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1270) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1266 = "stablehlo.reduce"(%arg1291, %1264) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1294: tensor<i8>, %arg1295: tensor<i8>):
      %1269 = "stablehlo.add"(%arg1294, %arg1295) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1269) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1267 = "stablehlo.reduce"(%arg1291, %1264) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1292: tensor<i8>, %arg1293: tensor<i8>):
      %1268 = "stablehlo.add"(%arg1292, %arg1293) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1268) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1265, %1266, %1267) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_multiply_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1284: tensor<3x4x5xi8>):
    %1257 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %1258 = "stablehlo.reduce"(%arg1284, %1257) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1289: tensor<i8>, %arg1290: tensor<i8>):
      %1263 = "stablehlo.multiply"(%arg1289, %arg1290) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1263) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1259 = "stablehlo.reduce"(%arg1284, %1257) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1287: tensor<i8>, %arg1288: tensor<i8>):
      %1262 = "stablehlo.multiply"(%arg1287, %arg1288) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1262) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1260 = "stablehlo.reduce"(%arg1284, %1257) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1285: tensor<i8>, %arg1286: tensor<i8>):
      %1261 = "stablehlo.multiply"(%arg1285, %arg1286) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1261) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1258, %1259, %1260) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_maximum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1277: tensor<3x4x5xi8>):
    %1250 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %1251 = "stablehlo.reduce"(%arg1277, %1250) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1282: tensor<i8>, %arg1283: tensor<i8>):
      %1256 = "stablehlo.maximum"(%arg1282, %arg1283) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1256) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1252 = "stablehlo.reduce"(%arg1277, %1250) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1280: tensor<i8>, %arg1281: tensor<i8>):
      %1255 = "stablehlo.maximum"(%arg1280, %arg1281) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1255) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1253 = "stablehlo.reduce"(%arg1277, %1250) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1278: tensor<i8>, %arg1279: tensor<i8>):
      %1254 = "stablehlo.maximum"(%arg1278, %arg1279) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1254) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1251, %1252, %1253) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_minimum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1270: tensor<3x4x5xi8>):
    %1243 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %1244 = "stablehlo.reduce"(%arg1270, %1243) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1275: tensor<i8>, %arg1276: tensor<i8>):
      %1249 = "stablehlo.minimum"(%arg1275, %arg1276) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1249) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1245 = "stablehlo.reduce"(%arg1270, %1243) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1273: tensor<i8>, %arg1274: tensor<i8>):
      %1248 = "stablehlo.minimum"(%arg1273, %arg1274) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1248) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1246 = "stablehlo.reduce"(%arg1270, %1243) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1271: tensor<i8>, %arg1272: tensor<i8>):
      %1247 = "stablehlo.minimum"(%arg1271, %arg1272) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1247) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1244, %1245, %1246) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_and_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1263: tensor<3x4x5xi8>):
    %1236 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %1237 = "stablehlo.reduce"(%arg1263, %1236) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1268: tensor<i8>, %arg1269: tensor<i8>):
      %1242 = "stablehlo.and"(%arg1268, %arg1269) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1242) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1238 = "stablehlo.reduce"(%arg1263, %1236) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1266: tensor<i8>, %arg1267: tensor<i8>):
      %1241 = "stablehlo.and"(%arg1266, %arg1267) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1241) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1239 = "stablehlo.reduce"(%arg1263, %1236) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1264: tensor<i8>, %arg1265: tensor<i8>):
      %1240 = "stablehlo.and"(%arg1264, %arg1265) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1240) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1237, %1238, %1239) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_or_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1256: tensor<3x4x5xi8>):
    %1229 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %1230 = "stablehlo.reduce"(%arg1256, %1229) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1261: tensor<i8>, %arg1262: tensor<i8>):
      %1235 = "stablehlo.or"(%arg1261, %arg1262) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1235) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1231 = "stablehlo.reduce"(%arg1256, %1229) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1259: tensor<i8>, %arg1260: tensor<i8>):
      %1234 = "stablehlo.or"(%arg1259, %arg1260) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1234) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1232 = "stablehlo.reduce"(%arg1256, %1229) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1257: tensor<i8>, %arg1258: tensor<i8>):
      %1233 = "stablehlo.or"(%arg1257, %arg1258) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1233) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1230, %1231, %1232) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_xor_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1249: tensor<3x4x5xi8>):
    %1222 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %1223 = "stablehlo.reduce"(%arg1249, %1222) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1254: tensor<i8>, %arg1255: tensor<i8>):
      %1228 = "stablehlo.xor"(%arg1254, %arg1255) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1228) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1224 = "stablehlo.reduce"(%arg1249, %1222) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1252: tensor<i8>, %arg1253: tensor<i8>):
      %1227 = "stablehlo.xor"(%arg1252, %arg1253) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1227) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1225 = "stablehlo.reduce"(%arg1249, %1222) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1250: tensor<i8>, %arg1251: tensor<i8>):
      %1226 = "stablehlo.xor"(%arg1250, %arg1251) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1226) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1223, %1224, %1225) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_add_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1242: tensor<3x4x5xi16>):
    %1215 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %1216 = "stablehlo.reduce"(%arg1242, %1215) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1247: tensor<i16>, %arg1248: tensor<i16>):
      %1221 = "stablehlo.add"(%arg1247, %arg1248) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1221) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1217 = "stablehlo.reduce"(%arg1242, %1215) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1245: tensor<i16>, %arg1246: tensor<i16>):
      %1220 = "stablehlo.add"(%arg1245, %arg1246) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1220) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1218 = "stablehlo.reduce"(%arg1242, %1215) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1243: tensor<i16>, %arg1244: tensor<i16>):
      %1219 = "stablehlo.add"(%arg1243, %arg1244) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1219) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1216, %1217, %1218) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_multiply_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1235: tensor<3x4x5xi16>):
    %1208 = "stablehlo.constant"() <{value = dense<1> : tensor<i16>}> : () -> tensor<i16>
    %1209 = "stablehlo.reduce"(%arg1235, %1208) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1240: tensor<i16>, %arg1241: tensor<i16>):
      %1214 = "stablehlo.multiply"(%arg1240, %arg1241) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1214) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1210 = "stablehlo.reduce"(%arg1235, %1208) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1238: tensor<i16>, %arg1239: tensor<i16>):
      %1213 = "stablehlo.multiply"(%arg1238, %arg1239) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1213) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1211 = "stablehlo.reduce"(%arg1235, %1208) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1236: tensor<i16>, %arg1237: tensor<i16>):
      %1212 = "stablehlo.multiply"(%arg1236, %arg1237) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1212) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1209, %1210, %1211) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_maximum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1228: tensor<3x4x5xi16>):
    %1201 = "stablehlo.constant"() <{value = dense<-32768> : tensor<i16>}> : () -> tensor<i16>
    %1202 = "stablehlo.reduce"(%arg1228, %1201) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1233: tensor<i16>, %arg1234: tensor<i16>):
      %1207 = "stablehlo.maximum"(%arg1233, %arg1234) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1207) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1203 = "stablehlo.reduce"(%arg1228, %1201) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1231: tensor<i16>, %arg1232: tensor<i16>):
      %1206 = "stablehlo.maximum"(%arg1231, %arg1232) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1206) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1204 = "stablehlo.reduce"(%arg1228, %1201) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1229: tensor<i16>, %arg1230: tensor<i16>):
      %1205 = "stablehlo.maximum"(%arg1229, %arg1230) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1205) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1202, %1203, %1204) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_minimum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1221: tensor<3x4x5xi16>):
    %1194 = "stablehlo.constant"() <{value = dense<32767> : tensor<i16>}> : () -> tensor<i16>
    %1195 = "stablehlo.reduce"(%arg1221, %1194) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1226: tensor<i16>, %arg1227: tensor<i16>):
      %1200 = "stablehlo.minimum"(%arg1226, %arg1227) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1200) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1196 = "stablehlo.reduce"(%arg1221, %1194) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1224: tensor<i16>, %arg1225: tensor<i16>):
      %1199 = "stablehlo.minimum"(%arg1224, %arg1225) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1199) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1197 = "stablehlo.reduce"(%arg1221, %1194) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1222: tensor<i16>, %arg1223: tensor<i16>):
      %1198 = "stablehlo.minimum"(%arg1222, %arg1223) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1198) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1195, %1196, %1197) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_and_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1214: tensor<3x4x5xi16>):
    %1187 = "stablehlo.constant"() <{value = dense<-1> : tensor<i16>}> : () -> tensor<i16>
    %1188 = "stablehlo.reduce"(%arg1214, %1187) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1219: tensor<i16>, %arg1220: tensor<i16>):
      %1193 = "stablehlo.and"(%arg1219, %arg1220) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1193) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1189 = "stablehlo.reduce"(%arg1214, %1187) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1217: tensor<i16>, %arg1218: tensor<i16>):
      %1192 = "stablehlo.and"(%arg1217, %arg1218) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1192) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1190 = "stablehlo.reduce"(%arg1214, %1187) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1215: tensor<i16>, %arg1216: tensor<i16>):
      %1191 = "stablehlo.and"(%arg1215, %arg1216) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1191) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1188, %1189, %1190) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_or_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1207: tensor<3x4x5xi16>):
    %1180 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %1181 = "stablehlo.reduce"(%arg1207, %1180) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1212: tensor<i16>, %arg1213: tensor<i16>):
      %1186 = "stablehlo.or"(%arg1212, %arg1213) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1186) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1182 = "stablehlo.reduce"(%arg1207, %1180) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1210: tensor<i16>, %arg1211: tensor<i16>):
      %1185 = "stablehlo.or"(%arg1210, %arg1211) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1185) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1183 = "stablehlo.reduce"(%arg1207, %1180) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1208: tensor<i16>, %arg1209: tensor<i16>):
      %1184 = "stablehlo.or"(%arg1208, %arg1209) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1184) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1181, %1182, %1183) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_xor_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1200: tensor<3x4x5xi16>):
    %1173 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %1174 = "stablehlo.reduce"(%arg1200, %1173) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1205: tensor<i16>, %arg1206: tensor<i16>):
      %1179 = "stablehlo.xor"(%arg1205, %arg1206) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1179) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1175 = "stablehlo.reduce"(%arg1200, %1173) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1203: tensor<i16>, %arg1204: tensor<i16>):
      %1178 = "stablehlo.xor"(%arg1203, %arg1204) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1178) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1176 = "stablehlo.reduce"(%arg1200, %1173) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1201: tensor<i16>, %arg1202: tensor<i16>):
      %1177 = "stablehlo.xor"(%arg1201, %arg1202) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1177) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1174, %1175, %1176) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_add_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1193: tensor<3x4x5xi32>):
    %1166 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1167 = "stablehlo.reduce"(%arg1193, %1166) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1198: tensor<i32>, %arg1199: tensor<i32>):
      %1172 = "stablehlo.add"(%arg1198, %arg1199) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1172) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1168 = "stablehlo.reduce"(%arg1193, %1166) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1196: tensor<i32>, %arg1197: tensor<i32>):
      %1171 = "stablehlo.add"(%arg1196, %arg1197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1171) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1169 = "stablehlo.reduce"(%arg1193, %1166) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1194: tensor<i32>, %arg1195: tensor<i32>):
      %1170 = "stablehlo.add"(%arg1194, %arg1195) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1170) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1167, %1168, %1169) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_multiply_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1186: tensor<3x4x5xi32>):
    %1159 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1160 = "stablehlo.reduce"(%arg1186, %1159) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1191: tensor<i32>, %arg1192: tensor<i32>):
      %1165 = "stablehlo.multiply"(%arg1191, %arg1192) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1165) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1161 = "stablehlo.reduce"(%arg1186, %1159) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1189: tensor<i32>, %arg1190: tensor<i32>):
      %1164 = "stablehlo.multiply"(%arg1189, %arg1190) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1164) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1162 = "stablehlo.reduce"(%arg1186, %1159) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1187: tensor<i32>, %arg1188: tensor<i32>):
      %1163 = "stablehlo.multiply"(%arg1187, %arg1188) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1163) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1160, %1161, %1162) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_maximum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1179: tensor<3x4x5xi32>):
    %1152 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %1153 = "stablehlo.reduce"(%arg1179, %1152) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1184: tensor<i32>, %arg1185: tensor<i32>):
      %1158 = "stablehlo.maximum"(%arg1184, %arg1185) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1158) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1154 = "stablehlo.reduce"(%arg1179, %1152) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1182: tensor<i32>, %arg1183: tensor<i32>):
      %1157 = "stablehlo.maximum"(%arg1182, %arg1183) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1157) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1155 = "stablehlo.reduce"(%arg1179, %1152) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1180: tensor<i32>, %arg1181: tensor<i32>):
      %1156 = "stablehlo.maximum"(%arg1180, %arg1181) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1156) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1153, %1154, %1155) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_minimum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1172: tensor<3x4x5xi32>):
    %1145 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %1146 = "stablehlo.reduce"(%arg1172, %1145) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1177: tensor<i32>, %arg1178: tensor<i32>):
      %1151 = "stablehlo.minimum"(%arg1177, %arg1178) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1151) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1147 = "stablehlo.reduce"(%arg1172, %1145) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1175: tensor<i32>, %arg1176: tensor<i32>):
      %1150 = "stablehlo.minimum"(%arg1175, %arg1176) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1150) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1148 = "stablehlo.reduce"(%arg1172, %1145) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1173: tensor<i32>, %arg1174: tensor<i32>):
      %1149 = "stablehlo.minimum"(%arg1173, %arg1174) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1149) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1146, %1147, %1148) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_and_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1165: tensor<3x4x5xi32>):
    %1138 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %1139 = "stablehlo.reduce"(%arg1165, %1138) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1170: tensor<i32>, %arg1171: tensor<i32>):
      %1144 = "stablehlo.and"(%arg1170, %arg1171) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1144) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1140 = "stablehlo.reduce"(%arg1165, %1138) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1168: tensor<i32>, %arg1169: tensor<i32>):
      %1143 = "stablehlo.and"(%arg1168, %arg1169) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1143) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1141 = "stablehlo.reduce"(%arg1165, %1138) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1166: tensor<i32>, %arg1167: tensor<i32>):
      %1142 = "stablehlo.and"(%arg1166, %arg1167) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1142) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1139, %1140, %1141) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_or_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1158: tensor<3x4x5xi32>):
    %1131 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1132 = "stablehlo.reduce"(%arg1158, %1131) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1163: tensor<i32>, %arg1164: tensor<i32>):
      %1137 = "stablehlo.or"(%arg1163, %arg1164) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1137) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1133 = "stablehlo.reduce"(%arg1158, %1131) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1161: tensor<i32>, %arg1162: tensor<i32>):
      %1136 = "stablehlo.or"(%arg1161, %arg1162) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1136) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1134 = "stablehlo.reduce"(%arg1158, %1131) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1159: tensor<i32>, %arg1160: tensor<i32>):
      %1135 = "stablehlo.or"(%arg1159, %arg1160) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1135) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1132, %1133, %1134) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_xor_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1151: tensor<3x4x5xi32>):
    %1124 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1125 = "stablehlo.reduce"(%arg1151, %1124) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1156: tensor<i32>, %arg1157: tensor<i32>):
      %1130 = "stablehlo.xor"(%arg1156, %arg1157) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1130) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1126 = "stablehlo.reduce"(%arg1151, %1124) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1154: tensor<i32>, %arg1155: tensor<i32>):
      %1129 = "stablehlo.xor"(%arg1154, %arg1155) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1129) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1127 = "stablehlo.reduce"(%arg1151, %1124) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1152: tensor<i32>, %arg1153: tensor<i32>):
      %1128 = "stablehlo.xor"(%arg1152, %arg1153) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1128) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1125, %1126, %1127) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_add_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1144: tensor<3x4x5xi64>):
    %1117 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1118 = "stablehlo.reduce"(%arg1144, %1117) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1149: tensor<i64>, %arg1150: tensor<i64>):
      %1123 = "stablehlo.add"(%arg1149, %arg1150) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1123) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1119 = "stablehlo.reduce"(%arg1144, %1117) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1147: tensor<i64>, %arg1148: tensor<i64>):
      %1122 = "stablehlo.add"(%arg1147, %arg1148) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1122) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1120 = "stablehlo.reduce"(%arg1144, %1117) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1145: tensor<i64>, %arg1146: tensor<i64>):
      %1121 = "stablehlo.add"(%arg1145, %arg1146) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1121) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1118, %1119, %1120) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_multiply_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1137: tensor<3x4x5xi64>):
    %1110 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1111 = "stablehlo.reduce"(%arg1137, %1110) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1142: tensor<i64>, %arg1143: tensor<i64>):
      %1116 = "stablehlo.multiply"(%arg1142, %arg1143) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1116) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1112 = "stablehlo.reduce"(%arg1137, %1110) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1140: tensor<i64>, %arg1141: tensor<i64>):
      %1115 = "stablehlo.multiply"(%arg1140, %arg1141) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1115) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1113 = "stablehlo.reduce"(%arg1137, %1110) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1138: tensor<i64>, %arg1139: tensor<i64>):
      %1114 = "stablehlo.multiply"(%arg1138, %arg1139) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1114) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1111, %1112, %1113) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_maximum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1130: tensor<3x4x5xi64>):
    %1103 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %1104 = "stablehlo.reduce"(%arg1130, %1103) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1135: tensor<i64>, %arg1136: tensor<i64>):
      %1109 = "stablehlo.maximum"(%arg1135, %arg1136) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1109) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1105 = "stablehlo.reduce"(%arg1130, %1103) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1133: tensor<i64>, %arg1134: tensor<i64>):
      %1108 = "stablehlo.maximum"(%arg1133, %arg1134) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1108) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1106 = "stablehlo.reduce"(%arg1130, %1103) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1131: tensor<i64>, %arg1132: tensor<i64>):
      %1107 = "stablehlo.maximum"(%arg1131, %arg1132) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1107) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1104, %1105, %1106) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_minimum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1123: tensor<3x4x5xi64>):
    %1096 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %1097 = "stablehlo.reduce"(%arg1123, %1096) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1128: tensor<i64>, %arg1129: tensor<i64>):
      %1102 = "stablehlo.minimum"(%arg1128, %arg1129) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1102) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1098 = "stablehlo.reduce"(%arg1123, %1096) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1126: tensor<i64>, %arg1127: tensor<i64>):
      %1101 = "stablehlo.minimum"(%arg1126, %arg1127) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1101) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1099 = "stablehlo.reduce"(%arg1123, %1096) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1124: tensor<i64>, %arg1125: tensor<i64>):
      %1100 = "stablehlo.minimum"(%arg1124, %arg1125) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1100) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1097, %1098, %1099) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_and_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1116: tensor<3x4x5xi64>):
    %1089 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %1090 = "stablehlo.reduce"(%arg1116, %1089) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1121: tensor<i64>, %arg1122: tensor<i64>):
      %1095 = "stablehlo.and"(%arg1121, %arg1122) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1095) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1091 = "stablehlo.reduce"(%arg1116, %1089) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1119: tensor<i64>, %arg1120: tensor<i64>):
      %1094 = "stablehlo.and"(%arg1119, %arg1120) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1094) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1092 = "stablehlo.reduce"(%arg1116, %1089) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1117: tensor<i64>, %arg1118: tensor<i64>):
      %1093 = "stablehlo.and"(%arg1117, %arg1118) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1093) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1090, %1091, %1092) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_or_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1109: tensor<3x4x5xi64>):
    %1082 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1083 = "stablehlo.reduce"(%arg1109, %1082) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1114: tensor<i64>, %arg1115: tensor<i64>):
      %1088 = "stablehlo.or"(%arg1114, %arg1115) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1088) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1084 = "stablehlo.reduce"(%arg1109, %1082) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1112: tensor<i64>, %arg1113: tensor<i64>):
      %1087 = "stablehlo.or"(%arg1112, %arg1113) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1087) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1085 = "stablehlo.reduce"(%arg1109, %1082) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1110: tensor<i64>, %arg1111: tensor<i64>):
      %1086 = "stablehlo.or"(%arg1110, %arg1111) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1086) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1083, %1084, %1085) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_xor_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1102: tensor<3x4x5xi64>):
    %1075 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1076 = "stablehlo.reduce"(%arg1102, %1075) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1107: tensor<i64>, %arg1108: tensor<i64>):
      %1081 = "stablehlo.xor"(%arg1107, %arg1108) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1081) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1077 = "stablehlo.reduce"(%arg1102, %1075) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1105: tensor<i64>, %arg1106: tensor<i64>):
      %1080 = "stablehlo.xor"(%arg1105, %arg1106) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1080) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1078 = "stablehlo.reduce"(%arg1102, %1075) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1103: tensor<i64>, %arg1104: tensor<i64>):
      %1079 = "stablehlo.xor"(%arg1103, %arg1104) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1079) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1076, %1077, %1078) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_add_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1095: tensor<3x4x5xui8>):
    %1068 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %1069 = "stablehlo.reduce"(%arg1095, %1068) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1100: tensor<ui8>, %arg1101: tensor<ui8>):
      %1074 = "stablehlo.add"(%arg1100, %arg1101) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1074) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1070 = "stablehlo.reduce"(%arg1095, %1068) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1098: tensor<ui8>, %arg1099: tensor<ui8>):
      %1073 = "stablehlo.add"(%arg1098, %arg1099) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1073) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1071 = "stablehlo.reduce"(%arg1095, %1068) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1096: tensor<ui8>, %arg1097: tensor<ui8>):
      %1072 = "stablehlo.add"(%arg1096, %arg1097) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1072) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1069, %1070, %1071) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_multiply_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1088: tensor<3x4x5xui8>):
    %1061 = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
    %1062 = "stablehlo.reduce"(%arg1088, %1061) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1093: tensor<ui8>, %arg1094: tensor<ui8>):
      %1067 = "stablehlo.multiply"(%arg1093, %arg1094) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1067) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1063 = "stablehlo.reduce"(%arg1088, %1061) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1091: tensor<ui8>, %arg1092: tensor<ui8>):
      %1066 = "stablehlo.multiply"(%arg1091, %arg1092) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1066) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1064 = "stablehlo.reduce"(%arg1088, %1061) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1089: tensor<ui8>, %arg1090: tensor<ui8>):
      %1065 = "stablehlo.multiply"(%arg1089, %arg1090) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1065) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1062, %1063, %1064) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_maximum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1081: tensor<3x4x5xui8>):
    %1054 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %1055 = "stablehlo.reduce"(%arg1081, %1054) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1086: tensor<ui8>, %arg1087: tensor<ui8>):
      %1060 = "stablehlo.maximum"(%arg1086, %arg1087) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1060) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1056 = "stablehlo.reduce"(%arg1081, %1054) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1084: tensor<ui8>, %arg1085: tensor<ui8>):
      %1059 = "stablehlo.maximum"(%arg1084, %arg1085) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1059) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1057 = "stablehlo.reduce"(%arg1081, %1054) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1082: tensor<ui8>, %arg1083: tensor<ui8>):
      %1058 = "stablehlo.maximum"(%arg1082, %arg1083) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1058) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1055, %1056, %1057) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_minimum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1074: tensor<3x4x5xui8>):
    %1047 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %1048 = "stablehlo.reduce"(%arg1074, %1047) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1079: tensor<ui8>, %arg1080: tensor<ui8>):
      %1053 = "stablehlo.minimum"(%arg1079, %arg1080) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1053) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1049 = "stablehlo.reduce"(%arg1074, %1047) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1077: tensor<ui8>, %arg1078: tensor<ui8>):
      %1052 = "stablehlo.minimum"(%arg1077, %arg1078) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1052) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1050 = "stablehlo.reduce"(%arg1074, %1047) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1075: tensor<ui8>, %arg1076: tensor<ui8>):
      %1051 = "stablehlo.minimum"(%arg1075, %arg1076) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1051) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1048, %1049, %1050) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_and_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1067: tensor<3x4x5xui8>):
    %1040 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %1041 = "stablehlo.reduce"(%arg1067, %1040) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1072: tensor<ui8>, %arg1073: tensor<ui8>):
      %1046 = "stablehlo.and"(%arg1072, %arg1073) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1046) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1042 = "stablehlo.reduce"(%arg1067, %1040) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1070: tensor<ui8>, %arg1071: tensor<ui8>):
      %1045 = "stablehlo.and"(%arg1070, %arg1071) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1045) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1043 = "stablehlo.reduce"(%arg1067, %1040) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1068: tensor<ui8>, %arg1069: tensor<ui8>):
      %1044 = "stablehlo.and"(%arg1068, %arg1069) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1044) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1041, %1042, %1043) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_or_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1060: tensor<3x4x5xui8>):
    %1033 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %1034 = "stablehlo.reduce"(%arg1060, %1033) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1065: tensor<ui8>, %arg1066: tensor<ui8>):
      %1039 = "stablehlo.or"(%arg1065, %arg1066) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1039) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1035 = "stablehlo.reduce"(%arg1060, %1033) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1063: tensor<ui8>, %arg1064: tensor<ui8>):
      %1038 = "stablehlo.or"(%arg1063, %arg1064) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1038) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1036 = "stablehlo.reduce"(%arg1060, %1033) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1061: tensor<ui8>, %arg1062: tensor<ui8>):
      %1037 = "stablehlo.or"(%arg1061, %arg1062) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1037) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1034, %1035, %1036) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_xor_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1053: tensor<3x4x5xui8>):
    %1026 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %1027 = "stablehlo.reduce"(%arg1053, %1026) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1058: tensor<ui8>, %arg1059: tensor<ui8>):
      %1032 = "stablehlo.xor"(%arg1058, %arg1059) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1032) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1028 = "stablehlo.reduce"(%arg1053, %1026) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1056: tensor<ui8>, %arg1057: tensor<ui8>):
      %1031 = "stablehlo.xor"(%arg1056, %arg1057) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1031) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1029 = "stablehlo.reduce"(%arg1053, %1026) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1054: tensor<ui8>, %arg1055: tensor<ui8>):
      %1030 = "stablehlo.xor"(%arg1054, %arg1055) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1030) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1027, %1028, %1029) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_add_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1046: tensor<3x4x5xui16>):
    %1019 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %1020 = "stablehlo.reduce"(%arg1046, %1019) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1051: tensor<ui16>, %arg1052: tensor<ui16>):
      %1025 = "stablehlo.add"(%arg1051, %arg1052) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1025) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %1021 = "stablehlo.reduce"(%arg1046, %1019) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1049: tensor<ui16>, %arg1050: tensor<ui16>):
      %1024 = "stablehlo.add"(%arg1049, %arg1050) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1024) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %1022 = "stablehlo.reduce"(%arg1046, %1019) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1047: tensor<ui16>, %arg1048: tensor<ui16>):
      %1023 = "stablehlo.add"(%arg1047, %arg1048) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1023) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%1020, %1021, %1022) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_multiply_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1039: tensor<3x4x5xui16>):
    %1012 = "stablehlo.constant"() <{value = dense<1> : tensor<ui16>}> : () -> tensor<ui16>
    %1013 = "stablehlo.reduce"(%arg1039, %1012) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1044: tensor<ui16>, %arg1045: tensor<ui16>):
      %1018 = "stablehlo.multiply"(%arg1044, %arg1045) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1018) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %1014 = "stablehlo.reduce"(%arg1039, %1012) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1042: tensor<ui16>, %arg1043: tensor<ui16>):
      %1017 = "stablehlo.multiply"(%arg1042, %arg1043) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1017) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %1015 = "stablehlo.reduce"(%arg1039, %1012) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1040: tensor<ui16>, %arg1041: tensor<ui16>):
      %1016 = "stablehlo.multiply"(%arg1040, %arg1041) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1016) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%1013, %1014, %1015) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_maximum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1032: tensor<3x4x5xui16>):
    %1005 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %1006 = "stablehlo.reduce"(%arg1032, %1005) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1037: tensor<ui16>, %arg1038: tensor<ui16>):
      %1011 = "stablehlo.maximum"(%arg1037, %arg1038) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1011) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %1007 = "stablehlo.reduce"(%arg1032, %1005) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1035: tensor<ui16>, %arg1036: tensor<ui16>):
      %1010 = "stablehlo.maximum"(%arg1035, %arg1036) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1010) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %1008 = "stablehlo.reduce"(%arg1032, %1005) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1033: tensor<ui16>, %arg1034: tensor<ui16>):
      %1009 = "stablehlo.maximum"(%arg1033, %arg1034) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1009) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%1006, %1007, %1008) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_minimum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1025: tensor<3x4x5xui16>):
    %998 = "stablehlo.constant"() <{value = dense<65535> : tensor<ui16>}> : () -> tensor<ui16>
    %999 = "stablehlo.reduce"(%arg1025, %998) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1030: tensor<ui16>, %arg1031: tensor<ui16>):
      %1004 = "stablehlo.minimum"(%arg1030, %arg1031) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1004) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %1000 = "stablehlo.reduce"(%arg1025, %998) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1028: tensor<ui16>, %arg1029: tensor<ui16>):
      %1003 = "stablehlo.minimum"(%arg1028, %arg1029) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1003) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %1001 = "stablehlo.reduce"(%arg1025, %998) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1026: tensor<ui16>, %arg1027: tensor<ui16>):
      %1002 = "stablehlo.minimum"(%arg1026, %arg1027) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1002) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%999, %1000, %1001) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_and_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1018: tensor<3x4x5xui16>):
    %991 = "stablehlo.constant"() <{value = dense<65535> : tensor<ui16>}> : () -> tensor<ui16>
    %992 = "stablehlo.reduce"(%arg1018, %991) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1023: tensor<ui16>, %arg1024: tensor<ui16>):
      %997 = "stablehlo.and"(%arg1023, %arg1024) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%997) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %993 = "stablehlo.reduce"(%arg1018, %991) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1021: tensor<ui16>, %arg1022: tensor<ui16>):
      %996 = "stablehlo.and"(%arg1021, %arg1022) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%996) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %994 = "stablehlo.reduce"(%arg1018, %991) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1019: tensor<ui16>, %arg1020: tensor<ui16>):
      %995 = "stablehlo.and"(%arg1019, %arg1020) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%995) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%992, %993, %994) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_or_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1011: tensor<3x4x5xui16>):
    %984 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %985 = "stablehlo.reduce"(%arg1011, %984) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1016: tensor<ui16>, %arg1017: tensor<ui16>):
      %990 = "stablehlo.or"(%arg1016, %arg1017) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%990) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %986 = "stablehlo.reduce"(%arg1011, %984) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1014: tensor<ui16>, %arg1015: tensor<ui16>):
      %989 = "stablehlo.or"(%arg1014, %arg1015) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%989) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %987 = "stablehlo.reduce"(%arg1011, %984) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1012: tensor<ui16>, %arg1013: tensor<ui16>):
      %988 = "stablehlo.or"(%arg1012, %arg1013) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%988) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%985, %986, %987) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_xor_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1004: tensor<3x4x5xui16>):
    %977 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %978 = "stablehlo.reduce"(%arg1004, %977) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1009: tensor<ui16>, %arg1010: tensor<ui16>):
      %983 = "stablehlo.xor"(%arg1009, %arg1010) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%983) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %979 = "stablehlo.reduce"(%arg1004, %977) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1007: tensor<ui16>, %arg1008: tensor<ui16>):
      %982 = "stablehlo.xor"(%arg1007, %arg1008) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%982) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %980 = "stablehlo.reduce"(%arg1004, %977) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1005: tensor<ui16>, %arg1006: tensor<ui16>):
      %981 = "stablehlo.xor"(%arg1005, %arg1006) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%981) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%978, %979, %980) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_add_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg997: tensor<3x4x5xui32>):
    %970 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %971 = "stablehlo.reduce"(%arg997, %970) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1002: tensor<ui32>, %arg1003: tensor<ui32>):
      %976 = "stablehlo.add"(%arg1002, %arg1003) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%976) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %972 = "stablehlo.reduce"(%arg997, %970) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1000: tensor<ui32>, %arg1001: tensor<ui32>):
      %975 = "stablehlo.add"(%arg1000, %arg1001) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%975) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %973 = "stablehlo.reduce"(%arg997, %970) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg998: tensor<ui32>, %arg999: tensor<ui32>):
      %974 = "stablehlo.add"(%arg998, %arg999) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%974) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%971, %972, %973) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_multiply_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg990: tensor<3x4x5xui32>):
    %963 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %964 = "stablehlo.reduce"(%arg990, %963) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg995: tensor<ui32>, %arg996: tensor<ui32>):
      %969 = "stablehlo.multiply"(%arg995, %arg996) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%969) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %965 = "stablehlo.reduce"(%arg990, %963) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg993: tensor<ui32>, %arg994: tensor<ui32>):
      %968 = "stablehlo.multiply"(%arg993, %arg994) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%968) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %966 = "stablehlo.reduce"(%arg990, %963) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg991: tensor<ui32>, %arg992: tensor<ui32>):
      %967 = "stablehlo.multiply"(%arg991, %arg992) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%967) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%964, %965, %966) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_maximum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg983: tensor<3x4x5xui32>):
    %956 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %957 = "stablehlo.reduce"(%arg983, %956) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg988: tensor<ui32>, %arg989: tensor<ui32>):
      %962 = "stablehlo.maximum"(%arg988, %arg989) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%962) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %958 = "stablehlo.reduce"(%arg983, %956) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg986: tensor<ui32>, %arg987: tensor<ui32>):
      %961 = "stablehlo.maximum"(%arg986, %arg987) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%961) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %959 = "stablehlo.reduce"(%arg983, %956) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg984: tensor<ui32>, %arg985: tensor<ui32>):
      %960 = "stablehlo.maximum"(%arg984, %arg985) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%960) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%957, %958, %959) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_minimum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg976: tensor<3x4x5xui32>):
    %949 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %950 = "stablehlo.reduce"(%arg976, %949) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg981: tensor<ui32>, %arg982: tensor<ui32>):
      %955 = "stablehlo.minimum"(%arg981, %arg982) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%955) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %951 = "stablehlo.reduce"(%arg976, %949) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg979: tensor<ui32>, %arg980: tensor<ui32>):
      %954 = "stablehlo.minimum"(%arg979, %arg980) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%954) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %952 = "stablehlo.reduce"(%arg976, %949) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg977: tensor<ui32>, %arg978: tensor<ui32>):
      %953 = "stablehlo.minimum"(%arg977, %arg978) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%953) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%950, %951, %952) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_and_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg969: tensor<3x4x5xui32>):
    %942 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %943 = "stablehlo.reduce"(%arg969, %942) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg974: tensor<ui32>, %arg975: tensor<ui32>):
      %948 = "stablehlo.and"(%arg974, %arg975) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%948) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %944 = "stablehlo.reduce"(%arg969, %942) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg972: tensor<ui32>, %arg973: tensor<ui32>):
      %947 = "stablehlo.and"(%arg972, %arg973) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%947) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %945 = "stablehlo.reduce"(%arg969, %942) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg970: tensor<ui32>, %arg971: tensor<ui32>):
      %946 = "stablehlo.and"(%arg970, %arg971) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%946) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%943, %944, %945) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_or_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg962: tensor<3x4x5xui32>):
    %935 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %936 = "stablehlo.reduce"(%arg962, %935) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg967: tensor<ui32>, %arg968: tensor<ui32>):
      %941 = "stablehlo.or"(%arg967, %arg968) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%941) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %937 = "stablehlo.reduce"(%arg962, %935) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg965: tensor<ui32>, %arg966: tensor<ui32>):
      %940 = "stablehlo.or"(%arg965, %arg966) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%940) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %938 = "stablehlo.reduce"(%arg962, %935) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg963: tensor<ui32>, %arg964: tensor<ui32>):
      %939 = "stablehlo.or"(%arg963, %arg964) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%939) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%936, %937, %938) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_xor_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg955: tensor<3x4x5xui32>):
    %928 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %929 = "stablehlo.reduce"(%arg955, %928) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg960: tensor<ui32>, %arg961: tensor<ui32>):
      %934 = "stablehlo.xor"(%arg960, %arg961) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%934) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %930 = "stablehlo.reduce"(%arg955, %928) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg958: tensor<ui32>, %arg959: tensor<ui32>):
      %933 = "stablehlo.xor"(%arg958, %arg959) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%933) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %931 = "stablehlo.reduce"(%arg955, %928) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg956: tensor<ui32>, %arg957: tensor<ui32>):
      %932 = "stablehlo.xor"(%arg956, %arg957) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%932) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%929, %930, %931) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_add_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg948: tensor<3x4x5xui64>):
    %921 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %922 = "stablehlo.reduce"(%arg948, %921) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg953: tensor<ui64>, %arg954: tensor<ui64>):
      %927 = "stablehlo.add"(%arg953, %arg954) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%927) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %923 = "stablehlo.reduce"(%arg948, %921) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg951: tensor<ui64>, %arg952: tensor<ui64>):
      %926 = "stablehlo.add"(%arg951, %arg952) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%926) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %924 = "stablehlo.reduce"(%arg948, %921) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg949: tensor<ui64>, %arg950: tensor<ui64>):
      %925 = "stablehlo.add"(%arg949, %arg950) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%925) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%922, %923, %924) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_multiply_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg941: tensor<3x4x5xui64>):
    %914 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %915 = "stablehlo.reduce"(%arg941, %914) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg946: tensor<ui64>, %arg947: tensor<ui64>):
      %920 = "stablehlo.multiply"(%arg946, %arg947) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%920) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %916 = "stablehlo.reduce"(%arg941, %914) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg944: tensor<ui64>, %arg945: tensor<ui64>):
      %919 = "stablehlo.multiply"(%arg944, %arg945) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%919) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %917 = "stablehlo.reduce"(%arg941, %914) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg942: tensor<ui64>, %arg943: tensor<ui64>):
      %918 = "stablehlo.multiply"(%arg942, %arg943) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%918) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%915, %916, %917) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_maximum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg934: tensor<3x4x5xui64>):
    %907 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %908 = "stablehlo.reduce"(%arg934, %907) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg939: tensor<ui64>, %arg940: tensor<ui64>):
      %913 = "stablehlo.maximum"(%arg939, %arg940) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%913) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %909 = "stablehlo.reduce"(%arg934, %907) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg937: tensor<ui64>, %arg938: tensor<ui64>):
      %912 = "stablehlo.maximum"(%arg937, %arg938) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%912) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %910 = "stablehlo.reduce"(%arg934, %907) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg935: tensor<ui64>, %arg936: tensor<ui64>):
      %911 = "stablehlo.maximum"(%arg935, %arg936) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%911) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%908, %909, %910) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_minimum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg927: tensor<3x4x5xui64>):
    %900 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %901 = "stablehlo.reduce"(%arg927, %900) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg932: tensor<ui64>, %arg933: tensor<ui64>):
      %906 = "stablehlo.minimum"(%arg932, %arg933) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%906) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %902 = "stablehlo.reduce"(%arg927, %900) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg930: tensor<ui64>, %arg931: tensor<ui64>):
      %905 = "stablehlo.minimum"(%arg930, %arg931) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%905) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %903 = "stablehlo.reduce"(%arg927, %900) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg928: tensor<ui64>, %arg929: tensor<ui64>):
      %904 = "stablehlo.minimum"(%arg928, %arg929) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%904) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%901, %902, %903) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_and_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg920: tensor<3x4x5xui64>):
    %893 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %894 = "stablehlo.reduce"(%arg920, %893) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg925: tensor<ui64>, %arg926: tensor<ui64>):
      %899 = "stablehlo.and"(%arg925, %arg926) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%899) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %895 = "stablehlo.reduce"(%arg920, %893) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg923: tensor<ui64>, %arg924: tensor<ui64>):
      %898 = "stablehlo.and"(%arg923, %arg924) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%898) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %896 = "stablehlo.reduce"(%arg920, %893) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg921: tensor<ui64>, %arg922: tensor<ui64>):
      %897 = "stablehlo.and"(%arg921, %arg922) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%897) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%894, %895, %896) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_or_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg913: tensor<3x4x5xui64>):
    %886 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %887 = "stablehlo.reduce"(%arg913, %886) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg918: tensor<ui64>, %arg919: tensor<ui64>):
      %892 = "stablehlo.or"(%arg918, %arg919) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%892) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %888 = "stablehlo.reduce"(%arg913, %886) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg916: tensor<ui64>, %arg917: tensor<ui64>):
      %891 = "stablehlo.or"(%arg916, %arg917) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%891) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %889 = "stablehlo.reduce"(%arg913, %886) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg914: tensor<ui64>, %arg915: tensor<ui64>):
      %890 = "stablehlo.or"(%arg914, %arg915) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%890) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%887, %888, %889) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_xor_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg906: tensor<3x4x5xui64>):
    %879 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %880 = "stablehlo.reduce"(%arg906, %879) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg911: tensor<ui64>, %arg912: tensor<ui64>):
      %885 = "stablehlo.xor"(%arg911, %arg912) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%885) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %881 = "stablehlo.reduce"(%arg906, %879) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg909: tensor<ui64>, %arg910: tensor<ui64>):
      %884 = "stablehlo.xor"(%arg909, %arg910) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%884) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %882 = "stablehlo.reduce"(%arg906, %879) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg907: tensor<ui64>, %arg908: tensor<ui64>):
      %883 = "stablehlo.xor"(%arg907, %arg908) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%883) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%880, %881, %882) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf16>) -> (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>), sym_name = "reduce_add_f16", sym_visibility = "public"}> ({
  ^bb0(%arg899: tensor<3x4x5xf16>):
    %872 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %873 = "stablehlo.reduce"(%arg899, %872) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg904: tensor<f16>, %arg905: tensor<f16>):
      %878 = "stablehlo.add"(%arg904, %arg905) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%878) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %874 = "stablehlo.reduce"(%arg899, %872) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg902: tensor<f16>, %arg903: tensor<f16>):
      %877 = "stablehlo.add"(%arg902, %arg903) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%877) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %875 = "stablehlo.reduce"(%arg899, %872) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg900: tensor<f16>, %arg901: tensor<f16>):
      %876 = "stablehlo.add"(%arg900, %arg901) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%876) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    "func.return"(%873, %874, %875) : (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf16>) -> (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>), sym_name = "reduce_multiply_f16", sym_visibility = "public"}> ({
  ^bb0(%arg892: tensor<3x4x5xf16>):
    %865 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %866 = "stablehlo.reduce"(%arg892, %865) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg897: tensor<f16>, %arg898: tensor<f16>):
      %871 = "stablehlo.multiply"(%arg897, %arg898) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%871) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %867 = "stablehlo.reduce"(%arg892, %865) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg895: tensor<f16>, %arg896: tensor<f16>):
      %870 = "stablehlo.multiply"(%arg895, %arg896) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%870) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %868 = "stablehlo.reduce"(%arg892, %865) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg893: tensor<f16>, %arg894: tensor<f16>):
      %869 = "stablehlo.multiply"(%arg893, %arg894) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%869) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    "func.return"(%866, %867, %868) : (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf16>) -> (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>), sym_name = "reduce_maximum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg885: tensor<3x4x5xf16>):
    %858 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %859 = "stablehlo.reduce"(%arg885, %858) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg890: tensor<f16>, %arg891: tensor<f16>):
      %864 = "stablehlo.maximum"(%arg890, %arg891) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%864) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %860 = "stablehlo.reduce"(%arg885, %858) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg888: tensor<f16>, %arg889: tensor<f16>):
      %863 = "stablehlo.maximum"(%arg888, %arg889) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%863) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %861 = "stablehlo.reduce"(%arg885, %858) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg886: tensor<f16>, %arg887: tensor<f16>):
      %862 = "stablehlo.maximum"(%arg886, %arg887) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%862) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    "func.return"(%859, %860, %861) : (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf16>) -> (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>), sym_name = "reduce_minimum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg878: tensor<3x4x5xf16>):
    %851 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %852 = "stablehlo.reduce"(%arg878, %851) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg883: tensor<f16>, %arg884: tensor<f16>):
      %857 = "stablehlo.minimum"(%arg883, %arg884) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%857) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %853 = "stablehlo.reduce"(%arg878, %851) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg881: tensor<f16>, %arg882: tensor<f16>):
      %856 = "stablehlo.minimum"(%arg881, %arg882) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%856) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %854 = "stablehlo.reduce"(%arg878, %851) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg879: tensor<f16>, %arg880: tensor<f16>):
      %855 = "stablehlo.minimum"(%arg879, %arg880) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%855) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    "func.return"(%852, %853, %854) : (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xbf16>) -> (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>), sym_name = "reduce_add_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg871: tensor<3x4x5xbf16>):
    %844 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %845 = "stablehlo.reduce"(%arg871, %844) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg876: tensor<bf16>, %arg877: tensor<bf16>):
      %850 = "stablehlo.add"(%arg876, %arg877) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%850) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %846 = "stablehlo.reduce"(%arg871, %844) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg874: tensor<bf16>, %arg875: tensor<bf16>):
      %849 = "stablehlo.add"(%arg874, %arg875) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%849) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
    %847 = "stablehlo.reduce"(%arg871, %844) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg872: tensor<bf16>, %arg873: tensor<bf16>):
      %848 = "stablehlo.add"(%arg872, %arg873) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%848) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%845, %846, %847) : (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xbf16>) -> (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>), sym_name = "reduce_multiply_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg864: tensor<3x4x5xbf16>):
    %837 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %838 = "stablehlo.reduce"(%arg864, %837) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg869: tensor<bf16>, %arg870: tensor<bf16>):
      %843 = "stablehlo.multiply"(%arg869, %arg870) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%843) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %839 = "stablehlo.reduce"(%arg864, %837) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg867: tensor<bf16>, %arg868: tensor<bf16>):
      %842 = "stablehlo.multiply"(%arg867, %arg868) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%842) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
    %840 = "stablehlo.reduce"(%arg864, %837) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg865: tensor<bf16>, %arg866: tensor<bf16>):
      %841 = "stablehlo.multiply"(%arg865, %arg866) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%841) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%838, %839, %840) : (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xbf16>) -> (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>), sym_name = "reduce_maximum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg857: tensor<3x4x5xbf16>):
    %830 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %831 = "stablehlo.reduce"(%arg857, %830) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg862: tensor<bf16>, %arg863: tensor<bf16>):
      %836 = "stablehlo.maximum"(%arg862, %arg863) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%836) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %832 = "stablehlo.reduce"(%arg857, %830) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg860: tensor<bf16>, %arg861: tensor<bf16>):
      %835 = "stablehlo.maximum"(%arg860, %arg861) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%835) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
    %833 = "stablehlo.reduce"(%arg857, %830) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg858: tensor<bf16>, %arg859: tensor<bf16>):
      %834 = "stablehlo.maximum"(%arg858, %arg859) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%834) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%831, %832, %833) : (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xbf16>) -> (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>), sym_name = "reduce_minimum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg850: tensor<3x4x5xbf16>):
    %823 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %824 = "stablehlo.reduce"(%arg850, %823) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg855: tensor<bf16>, %arg856: tensor<bf16>):
      %829 = "stablehlo.minimum"(%arg855, %arg856) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%829) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %825 = "stablehlo.reduce"(%arg850, %823) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg853: tensor<bf16>, %arg854: tensor<bf16>):
      %828 = "stablehlo.minimum"(%arg853, %arg854) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%828) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
    %826 = "stablehlo.reduce"(%arg850, %823) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg851: tensor<bf16>, %arg852: tensor<bf16>):
      %827 = "stablehlo.minimum"(%arg851, %arg852) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%827) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%824, %825, %826) : (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>), sym_name = "reduce_add_f32", sym_visibility = "public"}> ({
  ^bb0(%arg843: tensor<3x4x5xf32>):
    %816 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %817 = "stablehlo.reduce"(%arg843, %816) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg848: tensor<f32>, %arg849: tensor<f32>):
      %822 = "stablehlo.add"(%arg848, %arg849) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%822) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %818 = "stablehlo.reduce"(%arg843, %816) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg846: tensor<f32>, %arg847: tensor<f32>):
      %821 = "stablehlo.add"(%arg846, %arg847) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%821) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %819 = "stablehlo.reduce"(%arg843, %816) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg844: tensor<f32>, %arg845: tensor<f32>):
      %820 = "stablehlo.add"(%arg844, %arg845) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%820) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%817, %818, %819) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>), sym_name = "reduce_multiply_f32", sym_visibility = "public"}> ({
  ^bb0(%arg836: tensor<3x4x5xf32>):
    %809 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %810 = "stablehlo.reduce"(%arg836, %809) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg841: tensor<f32>, %arg842: tensor<f32>):
      %815 = "stablehlo.multiply"(%arg841, %arg842) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%815) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %811 = "stablehlo.reduce"(%arg836, %809) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg839: tensor<f32>, %arg840: tensor<f32>):
      %814 = "stablehlo.multiply"(%arg839, %arg840) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%814) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %812 = "stablehlo.reduce"(%arg836, %809) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg837: tensor<f32>, %arg838: tensor<f32>):
      %813 = "stablehlo.multiply"(%arg837, %arg838) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%813) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%810, %811, %812) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>), sym_name = "reduce_maximum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg829: tensor<3x4x5xf32>):
    %802 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %803 = "stablehlo.reduce"(%arg829, %802) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg834: tensor<f32>, %arg835: tensor<f32>):
      %808 = "stablehlo.maximum"(%arg834, %arg835) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%808) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %804 = "stablehlo.reduce"(%arg829, %802) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg832: tensor<f32>, %arg833: tensor<f32>):
      %807 = "stablehlo.maximum"(%arg832, %arg833) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%807) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %805 = "stablehlo.reduce"(%arg829, %802) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg830: tensor<f32>, %arg831: tensor<f32>):
      %806 = "stablehlo.maximum"(%arg830, %arg831) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%806) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%803, %804, %805) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>), sym_name = "reduce_minimum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg822: tensor<3x4x5xf32>):
    %795 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %796 = "stablehlo.reduce"(%arg822, %795) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg827: tensor<f32>, %arg828: tensor<f32>):
      %801 = "stablehlo.minimum"(%arg827, %arg828) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%801) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %797 = "stablehlo.reduce"(%arg822, %795) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg825: tensor<f32>, %arg826: tensor<f32>):
      %800 = "stablehlo.minimum"(%arg825, %arg826) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%800) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %798 = "stablehlo.reduce"(%arg822, %795) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg823: tensor<f32>, %arg824: tensor<f32>):
      %799 = "stablehlo.minimum"(%arg823, %arg824) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%799) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%796, %797, %798) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf64>) -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>), sym_name = "reduce_add_f64", sym_visibility = "public"}> ({
  ^bb0(%arg815: tensor<3x4x5xf64>):
    %788 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %789 = "stablehlo.reduce"(%arg815, %788) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg820: tensor<f64>, %arg821: tensor<f64>):
      %794 = "stablehlo.add"(%arg820, %arg821) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%794) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %790 = "stablehlo.reduce"(%arg815, %788) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg818: tensor<f64>, %arg819: tensor<f64>):
      %793 = "stablehlo.add"(%arg818, %arg819) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%793) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    %791 = "stablehlo.reduce"(%arg815, %788) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg816: tensor<f64>, %arg817: tensor<f64>):
      %792 = "stablehlo.add"(%arg816, %arg817) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%792) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%789, %790, %791) : (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf64>) -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>), sym_name = "reduce_multiply_f64", sym_visibility = "public"}> ({
  ^bb0(%arg808: tensor<3x4x5xf64>):
    %781 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %782 = "stablehlo.reduce"(%arg808, %781) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg813: tensor<f64>, %arg814: tensor<f64>):
      %787 = "stablehlo.multiply"(%arg813, %arg814) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%787) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %783 = "stablehlo.reduce"(%arg808, %781) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg811: tensor<f64>, %arg812: tensor<f64>):
      %786 = "stablehlo.multiply"(%arg811, %arg812) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%786) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    %784 = "stablehlo.reduce"(%arg808, %781) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg809: tensor<f64>, %arg810: tensor<f64>):
      %785 = "stablehlo.multiply"(%arg809, %arg810) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%785) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%782, %783, %784) : (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf64>) -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>), sym_name = "reduce_maximum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg801: tensor<3x4x5xf64>):
    %774 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %775 = "stablehlo.reduce"(%arg801, %774) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg806: tensor<f64>, %arg807: tensor<f64>):
      %780 = "stablehlo.maximum"(%arg806, %arg807) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%780) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %776 = "stablehlo.reduce"(%arg801, %774) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg804: tensor<f64>, %arg805: tensor<f64>):
      %779 = "stablehlo.maximum"(%arg804, %arg805) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%779) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    %777 = "stablehlo.reduce"(%arg801, %774) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg802: tensor<f64>, %arg803: tensor<f64>):
      %778 = "stablehlo.maximum"(%arg802, %arg803) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%778) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%775, %776, %777) : (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf64>) -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>), sym_name = "reduce_minimum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg794: tensor<3x4x5xf64>):
    %767 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %768 = "stablehlo.reduce"(%arg794, %767) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg799: tensor<f64>, %arg800: tensor<f64>):
      %773 = "stablehlo.minimum"(%arg799, %arg800) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%773) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %769 = "stablehlo.reduce"(%arg794, %767) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg797: tensor<f64>, %arg798: tensor<f64>):
      %772 = "stablehlo.minimum"(%arg797, %arg798) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%772) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    %770 = "stablehlo.reduce"(%arg794, %767) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg795: tensor<f64>, %arg796: tensor<f64>):
      %771 = "stablehlo.minimum"(%arg795, %arg796) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%771) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%768, %769, %770) : (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf32>) -> tensor<3xf32>, sym_name = "reduce_add_f32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg791: tensor<3x70xf32>):
    %764 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %765 = "stablehlo.reduce"(%arg791, %764) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg792: tensor<f32>, %arg793: tensor<f32>):
      %766 = "stablehlo.add"(%arg792, %arg793) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%766) : (tensor<f32>) -> ()
    }) : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%765) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf32>) -> tensor<5xf32>, sym_name = "reduce_add_f32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg788: tensor<70x5xf32>):
    %761 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %762 = "stablehlo.reduce"(%arg788, %761) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg789: tensor<f32>, %arg790: tensor<f32>):
      %763 = "stablehlo.add"(%arg789, %arg790) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%763) : (tensor<f32>) -> ()
    }) : (tensor<70x5xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%762) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf32>) -> tensor<3xf32>, sym_name = "reduce_multiply_f32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg785: tensor<3x70xf32>):
    %758 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %759 = "stablehlo.reduce"(%arg785, %758) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg786: tensor<f32>, %arg787: tensor<f32>):
      %760 = "stablehlo.multiply"(%arg786, %arg787) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%760) : (tensor<f32>) -> ()
    }) : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%759) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf32>) -> tensor<5xf32>, sym_name = "reduce_multiply_f32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg782: tensor<70x5xf32>):
    %755 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %756 = "stablehlo.reduce"(%arg782, %755) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg783: tensor<f32>, %arg784: tensor<f32>):
      %757 = "stablehlo.multiply"(%arg783, %arg784) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%757) : (tensor<f32>) -> ()
    }) : (tensor<70x5xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%756) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf32>) -> tensor<3xf32>, sym_name = "reduce_maximum_f32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg779: tensor<3x70xf32>):
    %752 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %753 = "stablehlo.reduce"(%arg779, %752) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg780: tensor<f32>, %arg781: tensor<f32>):
      %754 = "stablehlo.maximum"(%arg780, %arg781) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%754) : (tensor<f32>) -> ()
    }) : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%753) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf32>) -> tensor<5xf32>, sym_name = "reduce_maximum_f32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg776: tensor<70x5xf32>):
    %749 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %750 = "stablehlo.reduce"(%arg776, %749) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg777: tensor<f32>, %arg778: tensor<f32>):
      %751 = "stablehlo.maximum"(%arg777, %arg778) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%751) : (tensor<f32>) -> ()
    }) : (tensor<70x5xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%750) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf32>) -> tensor<3xf32>, sym_name = "reduce_minimum_f32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg773: tensor<3x70xf32>):
    %746 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %747 = "stablehlo.reduce"(%arg773, %746) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg774: tensor<f32>, %arg775: tensor<f32>):
      %748 = "stablehlo.minimum"(%arg774, %arg775) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%748) : (tensor<f32>) -> ()
    }) : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%747) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf32>) -> tensor<5xf32>, sym_name = "reduce_minimum_f32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg770: tensor<70x5xf32>):
    %743 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %744 = "stablehlo.reduce"(%arg770, %743) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg771: tensor<f32>, %arg772: tensor<f32>):
      %745 = "stablehlo.minimum"(%arg771, %arg772) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%745) : (tensor<f32>) -> ()
    }) : (tensor<70x5xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%744) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xbf16>) -> tensor<3xbf16>, sym_name = "reduce_add_bf16_rows", sym_visibility = "public"}> ({
  ^bb0(%arg767: tensor<3x70xbf16>):
    %740 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %741 = "stablehlo.reduce"(%arg767, %740) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg768: tensor<bf16>, %arg769: tensor<bf16>):
      %742 = "stablehlo.add"(%arg768, %arg769) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%742) : (tensor<bf16>) -> ()
    }) : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3xbf16>
    "func.return"(%741) : (tensor<3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xbf16>) -> tensor<5xbf16>, sym_name = "reduce_add_bf16_columns", sym_visibility = "public"}> ({
  ^bb0(%arg764: tensor<70x5xbf16>):
    %737 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %738 = "stablehlo.reduce"(%arg764, %737) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg765: tensor<bf16>, %arg766: tensor<bf16>):
      %739 = "stablehlo.add"(%arg765, %arg766) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%739) : (tensor<bf16>) -> ()
    }) : (tensor<70x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    "func.return"(%738) : (tensor<5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xbf16>) -> tensor<3xbf16>, sym_name = "reduce_multiply_bf16_rows", sym_visibility = "public"}> ({
  ^bb0(%arg761: tensor<3x70xbf16>):
    %734 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %735 = "stablehlo.reduce"(%arg761, %734) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg762: tensor<bf16>, %arg763: tensor<bf16>):
      %736 = "stablehlo.multiply"(%arg762, %arg763) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%736) : (tensor<bf16>) -> ()
    }) : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3xbf16>
    "func.return"(%735) : (tensor<3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xbf16>) -> tensor<5xbf16>, sym_name = "reduce_multiply_bf16_columns", sym_visibility = "public"}> ({
  ^bb0(%arg758: tensor<70x5xbf16>):
    %731 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %732 = "stablehlo.reduce"(%arg758, %731) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg759: tensor<bf16>, %arg760: tensor<bf16>):
      %733 = "stablehlo.multiply"(%arg759, %arg760) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%733) : (tensor<bf16>) -> ()
    }) : (tensor<70x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    "func.return"(%732) : (tensor<5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xbf16>) -> tensor<3xbf16>, sym_name = "reduce_maximum_bf16_rows", sym_visibility = "public"}> ({
  ^bb0(%arg755: tensor<3x70xbf16>):
    %728 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %729 = "stablehlo.reduce"(%arg755, %728) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg756: tensor<bf16>, %arg757: tensor<bf16>):
      %730 = "stablehlo.maximum"(%arg756, %arg757) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%730) : (tensor<bf16>) -> ()
    }) : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3xbf16>
    "func.return"(%729) : (tensor<3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xbf16>) -> tensor<5xbf16>, sym_name = "reduce_maximum_bf16_columns", sym_visibility = "public"}> ({
  ^bb0(%arg752: tensor<70x5xbf16>):
    %725 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %726 = "stablehlo.reduce"(%arg752, %725) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg753: tensor<bf16>, %arg754: tensor<bf16>):
      %727 = "stablehlo.maximum"(%arg753, %arg754) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%727) : (tensor<bf16>) -> ()
    }) : (tensor<70x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    "func.return"(%726) : (tensor<5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xbf16>) -> tensor<3xbf16>, sym_name = "reduce_minimum_bf16_rows", sym_visibility = "public"}> ({
  ^bb0(%arg749: tensor<3x70xbf16>):
    %722 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %723 = "stablehlo.reduce"(%arg749, %722) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg750: tensor<bf16>, %arg751: tensor<bf16>):
      %724 = "stablehlo.minimum"(%arg750, %arg751) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%724) : (tensor<bf16>) -> ()
    }) : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3xbf16>
    "func.return"(%723) : (tensor<3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xbf16>) -> tensor<5xbf16>, sym_name = "reduce_minimum_bf16_columns", sym_visibility = "public"}> ({
  ^bb0(%arg746: tensor<70x5xbf16>):
    %719 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %720 = "stablehlo.reduce"(%arg746, %719) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg747: tensor<bf16>, %arg748: tensor<bf16>):
      %721 = "stablehlo.minimum"(%arg747, %arg748) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%721) : (tensor<bf16>) -> ()
    }) : (tensor<70x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    "func.return"(%720) : (tensor<5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_add_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg743: tensor<3x70xi32>):
    %716 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %717 = "stablehlo.reduce"(%arg743, %716) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg744: tensor<i32>, %arg745: tensor<i32>):
      %718 = "stablehlo.add"(%arg744, %arg745) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%718) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%717) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_add_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg740: tensor<70x5xi32>):
    %713 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %714 = "stablehlo.reduce"(%arg740, %713) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg741: tensor<i32>, %arg742: tensor<i32>):
      %715 = "stablehlo.add"(%arg741, %arg742) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%715) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%714) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_multiply_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg737: tensor<3x70xi32>):
    %710 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %711 = "stablehlo.reduce"(%arg737, %710) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg738: tensor<i32>, %arg739: tensor<i32>):
      %712 = "stablehlo.multiply"(%arg738, %arg739) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%712) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%711) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_multiply_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg734: tensor<70x5xi32>):
    %707 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %708 = "stablehlo.reduce"(%arg734, %707) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg735: tensor<i32>, %arg736: tensor<i32>):
      %709 = "stablehlo.multiply"(%arg735, %arg736) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%709) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%708) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_maximum_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg731: tensor<3x70xi32>):
    %704 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %705 = "stablehlo.reduce"(%arg731, %704) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg732: tensor<i32>, %arg733: tensor<i32>):
      %706 = "stablehlo.maximum"(%arg732, %arg733) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%706) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%705) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_maximum_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg728: tensor<70x5xi32>):
    %701 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %702 = "stablehlo.reduce"(%arg728, %701) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg729: tensor<i32>, %arg730: tensor<i32>):
      %703 = "stablehlo.maximum"(%arg729, %arg730) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%703) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%702) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_minimum_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg725: tensor<3x70xi32>):
    %698 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %699 = "stablehlo.reduce"(%arg725, %698) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg726: tensor<i32>, %arg727: tensor<i32>):
      %700 = "stablehlo.minimum"(%arg726, %arg727) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%700) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%699) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_minimum_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg722: tensor<70x5xi32>):
    %695 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %696 = "stablehlo.reduce"(%arg722, %695) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg723: tensor<i32>, %arg724: tensor<i32>):
      %697 = "stablehlo.minimum"(%arg723, %arg724) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%697) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%696) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_and_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg719: tensor<3x70xi32>):
    %692 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %693 = "stablehlo.reduce"(%arg719, %692) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg720: tensor<i32>, %arg721: tensor<i32>):
      %694 = "stablehlo.and"(%arg720, %arg721) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%694) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%693) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_and_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg716: tensor<70x5xi32>):
    %689 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %690 = "stablehlo.reduce"(%arg716, %689) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg717: tensor<i32>, %arg718: tensor<i32>):
      %691 = "stablehlo.and"(%arg717, %arg718) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%691) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%690) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_or_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg713: tensor<3x70xi32>):
    %686 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %687 = "stablehlo.reduce"(%arg713, %686) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg714: tensor<i32>, %arg715: tensor<i32>):
      %688 = "stablehlo.or"(%arg714, %arg715) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%688) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%687) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_or_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg710: tensor<70x5xi32>):
    %683 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %684 = "stablehlo.reduce"(%arg710, %683) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg711: tensor<i32>, %arg712: tensor<i32>):
      %685 = "stablehlo.or"(%arg711, %arg712) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%685) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%684) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_xor_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg707: tensor<3x70xi32>):
    %680 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %681 = "stablehlo.reduce"(%arg707, %680) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg708: tensor<i32>, %arg709: tensor<i32>):
      %682 = "stablehlo.xor"(%arg708, %arg709) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%682) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%681) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_xor_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg704: tensor<70x5xi32>):
    %677 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %678 = "stablehlo.reduce"(%arg704, %677) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg705: tensor<i32>, %arg706: tensor<i32>):
      %679 = "stablehlo.xor"(%arg705, %arg706) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%679) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%678) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_add_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg701: tensor<3x70xi8>):
    %674 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %675 = "stablehlo.reduce"(%arg701, %674) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg702: tensor<i8>, %arg703: tensor<i8>):
      %676 = "stablehlo.add"(%arg702, %arg703) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%676) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%675) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_add_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg698: tensor<70x5xi8>):
    %671 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %672 = "stablehlo.reduce"(%arg698, %671) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg699: tensor<i8>, %arg700: tensor<i8>):
      %673 = "stablehlo.add"(%arg699, %arg700) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%673) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%672) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_multiply_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg695: tensor<3x70xi8>):
    %668 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %669 = "stablehlo.reduce"(%arg695, %668) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg696: tensor<i8>, %arg697: tensor<i8>):
      %670 = "stablehlo.multiply"(%arg696, %arg697) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%670) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%669) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_multiply_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg692: tensor<70x5xi8>):
    %665 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %666 = "stablehlo.reduce"(%arg692, %665) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg693: tensor<i8>, %arg694: tensor<i8>):
      %667 = "stablehlo.multiply"(%arg693, %arg694) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%667) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%666) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_maximum_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg689: tensor<3x70xi8>):
    %662 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %663 = "stablehlo.reduce"(%arg689, %662) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg690: tensor<i8>, %arg691: tensor<i8>):
      %664 = "stablehlo.maximum"(%arg690, %arg691) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%664) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%663) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_maximum_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg686: tensor<70x5xi8>):
    %659 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %660 = "stablehlo.reduce"(%arg686, %659) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg687: tensor<i8>, %arg688: tensor<i8>):
      %661 = "stablehlo.maximum"(%arg687, %arg688) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%661) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%660) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_minimum_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg683: tensor<3x70xi8>):
    %656 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %657 = "stablehlo.reduce"(%arg683, %656) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg684: tensor<i8>, %arg685: tensor<i8>):
      %658 = "stablehlo.minimum"(%arg684, %arg685) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%658) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%657) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_minimum_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg680: tensor<70x5xi8>):
    %653 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %654 = "stablehlo.reduce"(%arg680, %653) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg681: tensor<i8>, %arg682: tensor<i8>):
      %655 = "stablehlo.minimum"(%arg681, %arg682) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%655) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%654) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_and_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg677: tensor<3x70xi8>):
    %650 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %651 = "stablehlo.reduce"(%arg677, %650) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg678: tensor<i8>, %arg679: tensor<i8>):
      %652 = "stablehlo.and"(%arg678, %arg679) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%652) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%651) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_and_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg674: tensor<70x5xi8>):
    %647 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %648 = "stablehlo.reduce"(%arg674, %647) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg675: tensor<i8>, %arg676: tensor<i8>):
      %649 = "stablehlo.and"(%arg675, %arg676) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%649) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%648) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_or_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg671: tensor<3x70xi8>):
    %644 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %645 = "stablehlo.reduce"(%arg671, %644) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg672: tensor<i8>, %arg673: tensor<i8>):
      %646 = "stablehlo.or"(%arg672, %arg673) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%646) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%645) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_or_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg668: tensor<70x5xi8>):
    %641 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %642 = "stablehlo.reduce"(%arg668, %641) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg669: tensor<i8>, %arg670: tensor<i8>):
      %643 = "stablehlo.or"(%arg669, %arg670) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%643) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%642) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_xor_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg665: tensor<3x70xi8>):
    %638 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %639 = "stablehlo.reduce"(%arg665, %638) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg666: tensor<i8>, %arg667: tensor<i8>):
      %640 = "stablehlo.xor"(%arg666, %arg667) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%640) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%639) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_xor_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg662: tensor<70x5xi8>):
    %635 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %636 = "stablehlo.reduce"(%arg662, %635) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg663: tensor<i8>, %arg664: tensor<i8>):
      %637 = "stablehlo.xor"(%arg663, %arg664) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%637) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%636) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf64>) -> tensor<3xf64>, sym_name = "reduce_add_f64_rows", sym_visibility = "public"}> ({
  ^bb0(%arg659: tensor<3x70xf64>):
    %632 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %633 = "stablehlo.reduce"(%arg659, %632) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg660: tensor<f64>, %arg661: tensor<f64>):
      %634 = "stablehlo.add"(%arg660, %arg661) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%634) : (tensor<f64>) -> ()
    }) : (tensor<3x70xf64>, tensor<f64>) -> tensor<3xf64>
    "func.return"(%633) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf64>) -> tensor<5xf64>, sym_name = "reduce_add_f64_columns", sym_visibility = "public"}> ({
  ^bb0(%arg656: tensor<70x5xf64>):
    %629 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %630 = "stablehlo.reduce"(%arg656, %629) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg657: tensor<f64>, %arg658: tensor<f64>):
      %631 = "stablehlo.add"(%arg657, %arg658) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%631) : (tensor<f64>) -> ()
    }) : (tensor<70x5xf64>, tensor<f64>) -> tensor<5xf64>
    "func.return"(%630) : (tensor<5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf64>) -> tensor<3xf64>, sym_name = "reduce_multiply_f64_rows", sym_visibility = "public"}> ({
  ^bb0(%arg653: tensor<3x70xf64>):
    %626 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %627 = "stablehlo.reduce"(%arg653, %626) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg654: tensor<f64>, %arg655: tensor<f64>):
      %628 = "stablehlo.multiply"(%arg654, %arg655) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%628) : (tensor<f64>) -> ()
    }) : (tensor<3x70xf64>, tensor<f64>) -> tensor<3xf64>
    "func.return"(%627) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf64>) -> tensor<5xf64>, sym_name = "reduce_multiply_f64_columns", sym_visibility = "public"}> ({
  ^bb0(%arg650: tensor<70x5xf64>):
    %623 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %624 = "stablehlo.reduce"(%arg650, %623) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg651: tensor<f64>, %arg652: tensor<f64>):
      %625 = "stablehlo.multiply"(%arg651, %arg652) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%625) : (tensor<f64>) -> ()
    }) : (tensor<70x5xf64>, tensor<f64>) -> tensor<5xf64>
    "func.return"(%624) : (tensor<5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf64>) -> tensor<3xf64>, sym_name = "reduce_maximum_f64_rows", sym_visibility = "public"}> ({
  ^bb0(%arg647: tensor<3x70xf64>):
    %620 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %621 = "stablehlo.reduce"(%arg647, %620) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg648: tensor<f64>, %arg649: tensor<f64>):
      %622 = "stablehlo.maximum"(%arg648, %arg649) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%622) : (tensor<f64>) -> ()
    }) : (tensor<3x70xf64>, tensor<f64>) -> tensor<3xf64>
    "func.return"(%621) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf64>) -> tensor<5xf64>, sym_name = "reduce_maximum_f64_columns", sym_visibility = "public"}> ({
  ^bb0(%arg644: tensor<70x5xf64>):
    %617 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %618 = "stablehlo.reduce"(%arg644, %617) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg645: tensor<f64>, %arg646: tensor<f64>):
      %619 = "stablehlo.maximum"(%arg645, %arg646) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%619) : (tensor<f64>) -> ()
    }) : (tensor<70x5xf64>, tensor<f64>) -> tensor<5xf64>
    "func.return"(%618) : (tensor<5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf64>) -> tensor<3xf64>, sym_name = "reduce_minimum_f64_rows", sym_visibility = "public"}> ({
  ^bb0(%arg641: tensor<3x70xf64>):
    %614 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %615 = "stablehlo.reduce"(%arg641, %614) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg642: tensor<f64>, %arg643: tensor<f64>):
      %616 = "stablehlo.minimum"(%arg642, %arg643) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%616) : (tensor<f64>) -> ()
    }) : (tensor<3x70xf64>, tensor<f64>) -> tensor<3xf64>
    "func.return"(%615) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf64>) -> tensor<5xf64>, sym_name = "reduce_minimum_f64_columns", sym_visibility = "public"}> ({
  ^bb0(%arg638: tensor<70x5xf64>):
    %611 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %612 = "stablehlo.reduce"(%arg638, %611) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg639: tensor<f64>, %arg640: tensor<f64>):
      %613 = "stablehlo.minimum"(%arg639, %arg640) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%613) : (tensor<f64>) -> ()
    }) : (tensor<70x5xf64>, tensor<f64>) -> tensor<5xf64>
    "func.return"(%612) : (tensor<5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_add_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg635: tensor<3x70xi1>):
    %608 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %609 = "stablehlo.reduce"(%arg635, %608) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg636: tensor<i1>, %arg637: tensor<i1>):
      %610 = "stablehlo.add"(%arg636, %arg637) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%610) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%609) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_add_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg632: tensor<70x5xi1>):
    %605 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %606 = "stablehlo.reduce"(%arg632, %605) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg633: tensor<i1>, %arg634: tensor<i1>):
      %607 = "stablehlo.add"(%arg633, %arg634) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%607) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%606) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_multiply_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg629: tensor<3x70xi1>):
    %602 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %603 = "stablehlo.reduce"(%arg629, %602) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg630: tensor<i1>, %arg631: tensor<i1>):
      %604 = "stablehlo.multiply"(%arg630, %arg631) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%604) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%603) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_multiply_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg626: tensor<70x5xi1>):
    %599 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %600 = "stablehlo.reduce"(%arg626, %599) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg627: tensor<i1>, %arg628: tensor<i1>):
      %601 = "stablehlo.multiply"(%arg627, %arg628) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%601) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%600) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_maximum_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg623: tensor<3x70xi1>):
    %596 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %597 = "stablehlo.reduce"(%arg623, %596) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg624: tensor<i1>, %arg625: tensor<i1>):
      %598 = "stablehlo.maximum"(%arg624, %arg625) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%598) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%597) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_maximum_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg620: tensor<70x5xi1>):
    %593 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %594 = "stablehlo.reduce"(%arg620, %593) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg621: tensor<i1>, %arg622: tensor<i1>):
      %595 = "stablehlo.maximum"(%arg621, %arg622) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%595) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%594) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_minimum_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg617: tensor<3x70xi1>):
    %590 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %591 = "stablehlo.reduce"(%arg617, %590) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg618: tensor<i1>, %arg619: tensor<i1>):
      %592 = "stablehlo.minimum"(%arg618, %arg619) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%592) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%591) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_minimum_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg614: tensor<70x5xi1>):
    %587 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %588 = "stablehlo.reduce"(%arg614, %587) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg615: tensor<i1>, %arg616: tensor<i1>):
      %589 = "stablehlo.minimum"(%arg615, %arg616) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%589) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%588) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_and_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg611: tensor<3x70xi1>):
    %584 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %585 = "stablehlo.reduce"(%arg611, %584) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg612: tensor<i1>, %arg613: tensor<i1>):
      %586 = "stablehlo.and"(%arg612, %arg613) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%586) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%585) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_and_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg608: tensor<70x5xi1>):
    %581 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %582 = "stablehlo.reduce"(%arg608, %581) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg609: tensor<i1>, %arg610: tensor<i1>):
      %583 = "stablehlo.and"(%arg609, %arg610) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%583) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%582) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_or_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg605: tensor<3x70xi1>):
    %578 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %579 = "stablehlo.reduce"(%arg605, %578) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg606: tensor<i1>, %arg607: tensor<i1>):
      %580 = "stablehlo.or"(%arg606, %arg607) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%580) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%579) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_or_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg602: tensor<70x5xi1>):
    %575 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %576 = "stablehlo.reduce"(%arg602, %575) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg603: tensor<i1>, %arg604: tensor<i1>):
      %577 = "stablehlo.or"(%arg603, %arg604) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%577) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%576) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_xor_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg599: tensor<3x70xi1>):
    %572 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %573 = "stablehlo.reduce"(%arg599, %572) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg600: tensor<i1>, %arg601: tensor<i1>):
      %574 = "stablehlo.xor"(%arg600, %arg601) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%574) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%573) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_xor_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg596: tensor<70x5xi1>):
    %569 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %570 = "stablehlo.reduce"(%arg596, %569) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg597: tensor<i1>, %arg598: tensor<i1>):
      %571 = "stablehlo.xor"(%arg597, %arg598) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%571) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%570) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<3x4x5xf32>), sym_name = "reduce_add_middle_and_none", sym_visibility = "public"}> ({
  ^bb0(%arg591: tensor<3x4x5xf32>):
    %564 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %565 = "stablehlo.reduce"(%arg591, %564) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg594: tensor<f32>, %arg595: tensor<f32>):
      %568 = "stablehlo.add"(%arg594, %arg595) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%568) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %566 = "stablehlo.reduce"(%arg591, %564) <{dimensions = array<i64>}> ({
    ^bb0(%arg592: tensor<f32>, %arg593: tensor<f32>):
      %567 = "stablehlo.add"(%arg592, %arg593) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%567) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
    "func.return"(%565, %566) : (tensor<3x5xf32>, tensor<3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>) -> (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>), sym_name = "reduce_add_non_adjacent", sym_visibility = "public"}> ({
  ^bb0(%arg580: tensor<3x2x5x4xf32>):
    %553 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %554 = "stablehlo.reduce"(%arg580, %553) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg589: tensor<f32>, %arg590: tensor<f32>):
      %563 = "stablehlo.add"(%arg589, %arg590) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%563) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %555 = "stablehlo.reduce"(%arg580, %553) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg587: tensor<f32>, %arg588: tensor<f32>):
      %562 = "stablehlo.add"(%arg587, %arg588) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%562) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %556 = "stablehlo.reduce"(%arg580, %553) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg585: tensor<f32>, %arg586: tensor<f32>):
      %561 = "stablehlo.add"(%arg585, %arg586) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%561) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %557 = "stablehlo.reduce"(%arg580, %553) <{dimensions = array<i64: 0, 1, 3>}> ({
    ^bb0(%arg583: tensor<f32>, %arg584: tensor<f32>):
      %560 = "stablehlo.add"(%arg583, %arg584) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%560) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %558 = "stablehlo.reduce"(%arg580, %553) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%arg581: tensor<f32>, %arg582: tensor<f32>):
      %559 = "stablehlo.add"(%arg581, %arg582) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%559) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%554, %555, %556, %557, %558) : (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2x5xf32>), sym_name = "reduce_add_non_adjacent_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg574: tensor<3x2x5x4xf32>, %arg575: tensor<f32>):
    %549 = "stablehlo.reduce"(%arg574, %arg575) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg578: tensor<f32>, %arg579: tensor<f32>):
      %552 = "stablehlo.add"(%arg578, %arg579) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%552) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %550 = "stablehlo.reduce"(%arg574, %arg575) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg576: tensor<f32>, %arg577: tensor<f32>):
      %551 = "stablehlo.add"(%arg576, %arg577) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%551) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    "func.return"(%549, %550) : (tensor<2x4xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>) -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>), sym_name = "reduce_add_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg567: tensor<3x0xf32>):
    %542 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %543 = "stablehlo.reduce"(%arg567, %542) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg572: tensor<f32>, %arg573: tensor<f32>):
      %548 = "stablehlo.add"(%arg572, %arg573) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%548) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %544 = "stablehlo.reduce"(%arg567, %542) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg570: tensor<f32>, %arg571: tensor<f32>):
      %547 = "stablehlo.add"(%arg570, %arg571) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%547) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<0xf32>
    %545 = "stablehlo.reduce"(%arg567, %542) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg568: tensor<f32>, %arg569: tensor<f32>):
      %546 = "stablehlo.add"(%arg568, %arg569) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%546) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%543, %544, %545) : (tensor<3xf32>, tensor<0xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xi32>) -> tensor<i32>, sym_name = "reduce_add_empty_i32", sym_visibility = "public"}> ({
  ^bb0(%arg564: tensor<0xi32>):
    %539 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %540 = "stablehlo.reduce"(%arg564, %539) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg565: tensor<i32>, %arg566: tensor<i32>):
      %541 = "stablehlo.add"(%arg565, %arg566) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%541) : (tensor<i32>) -> ()
    }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%540) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_add_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg561: tensor<f32>):
    %536 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %537 = "stablehlo.reduce"(%arg561, %536) <{dimensions = array<i64>}> ({
    ^bb0(%arg562: tensor<f32>, %arg563: tensor<f32>):
      %538 = "stablehlo.add"(%arg562, %arg563) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%538) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%537) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x6x1xf32>) -> (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>), sym_name = "reduce_add_unit", sym_visibility = "public"}> ({
  ^bb0(%arg554: tensor<1x6x1xf32>):
    %529 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %530 = "stablehlo.reduce"(%arg554, %529) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg559: tensor<f32>, %arg560: tensor<f32>):
      %535 = "stablehlo.add"(%arg559, %arg560) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%535) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %531 = "stablehlo.reduce"(%arg554, %529) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg557: tensor<f32>, %arg558: tensor<f32>):
      %534 = "stablehlo.add"(%arg557, %arg558) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%534) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6xf32>
    %532 = "stablehlo.reduce"(%arg554, %529) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg555: tensor<f32>, %arg556: tensor<f32>):
      %533 = "stablehlo.add"(%arg555, %arg556) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%533) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%530, %531, %532) : (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<7xf32>, tensor<f32>), sym_name = "reduce_add_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg546: tensor<3x7xf32>, %arg547: tensor<f32>):
    %523 = "stablehlo.reduce"(%arg546, %arg547) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg552: tensor<f32>, %arg553: tensor<f32>):
      %528 = "stablehlo.add"(%arg552, %arg553) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%528) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %524 = "stablehlo.reduce"(%arg546, %arg547) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg550: tensor<f32>, %arg551: tensor<f32>):
      %527 = "stablehlo.add"(%arg550, %arg551) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%527) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %525 = "stablehlo.reduce"(%arg546, %arg547) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg548: tensor<f32>, %arg549: tensor<f32>):
      %526 = "stablehlo.add"(%arg548, %arg549) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%526) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%523, %524, %525) : (tensor<3xf32>, tensor<7xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<7xi32>), sym_name = "reduce_add_given_init_i32", sym_visibility = "public"}> ({
  ^bb0(%arg540: tensor<3x7xi32>, %arg541: tensor<i32>):
    %519 = "stablehlo.reduce"(%arg540, %arg541) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg544: tensor<i32>, %arg545: tensor<i32>):
      %522 = "stablehlo.add"(%arg544, %arg545) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%522) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
    %520 = "stablehlo.reduce"(%arg540, %arg541) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg542: tensor<i32>, %arg543: tensor<i32>):
      %521 = "stablehlo.add"(%arg542, %arg543) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%521) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
    "func.return"(%519, %520) : (tensor<3xi32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>, sym_name = "reduce_add_given_init_empty", sym_visibility = "public"}> ({
  ^bb0(%arg536: tensor<3x0xf32>, %arg537: tensor<f32>):
    %517 = "stablehlo.reduce"(%arg536, %arg537) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg538: tensor<f32>, %arg539: tensor<f32>):
      %518 = "stablehlo.add"(%arg538, %arg539) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%518) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%517) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<3x4x5xf32>), sym_name = "reduce_multiply_middle_and_none", sym_visibility = "public"}> ({
  ^bb0(%arg531: tensor<3x4x5xf32>):
    %512 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %513 = "stablehlo.reduce"(%arg531, %512) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg534: tensor<f32>, %arg535: tensor<f32>):
      %516 = "stablehlo.multiply"(%arg534, %arg535) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%516) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %514 = "stablehlo.reduce"(%arg531, %512) <{dimensions = array<i64>}> ({
    ^bb0(%arg532: tensor<f32>, %arg533: tensor<f32>):
      %515 = "stablehlo.multiply"(%arg532, %arg533) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%515) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
    "func.return"(%513, %514) : (tensor<3x5xf32>, tensor<3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>) -> (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>), sym_name = "reduce_multiply_non_adjacent", sym_visibility = "public"}> ({
  ^bb0(%arg520: tensor<3x2x5x4xf32>):
    %501 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %502 = "stablehlo.reduce"(%arg520, %501) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg529: tensor<f32>, %arg530: tensor<f32>):
      %511 = "stablehlo.multiply"(%arg529, %arg530) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%511) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %503 = "stablehlo.reduce"(%arg520, %501) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg527: tensor<f32>, %arg528: tensor<f32>):
      %510 = "stablehlo.multiply"(%arg527, %arg528) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%510) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %504 = "stablehlo.reduce"(%arg520, %501) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg525: tensor<f32>, %arg526: tensor<f32>):
      %509 = "stablehlo.multiply"(%arg525, %arg526) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%509) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %505 = "stablehlo.reduce"(%arg520, %501) <{dimensions = array<i64: 0, 1, 3>}> ({
    ^bb0(%arg523: tensor<f32>, %arg524: tensor<f32>):
      %508 = "stablehlo.multiply"(%arg523, %arg524) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%508) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %506 = "stablehlo.reduce"(%arg520, %501) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%arg521: tensor<f32>, %arg522: tensor<f32>):
      %507 = "stablehlo.multiply"(%arg521, %arg522) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%507) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%502, %503, %504, %505, %506) : (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2x5xf32>), sym_name = "reduce_multiply_non_adjacent_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg514: tensor<3x2x5x4xf32>, %arg515: tensor<f32>):
    %497 = "stablehlo.reduce"(%arg514, %arg515) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg518: tensor<f32>, %arg519: tensor<f32>):
      %500 = "stablehlo.multiply"(%arg518, %arg519) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%500) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %498 = "stablehlo.reduce"(%arg514, %arg515) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg516: tensor<f32>, %arg517: tensor<f32>):
      %499 = "stablehlo.multiply"(%arg516, %arg517) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%499) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    "func.return"(%497, %498) : (tensor<2x4xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>) -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>), sym_name = "reduce_multiply_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg507: tensor<3x0xf32>):
    %490 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %491 = "stablehlo.reduce"(%arg507, %490) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg512: tensor<f32>, %arg513: tensor<f32>):
      %496 = "stablehlo.multiply"(%arg512, %arg513) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%496) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %492 = "stablehlo.reduce"(%arg507, %490) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg510: tensor<f32>, %arg511: tensor<f32>):
      %495 = "stablehlo.multiply"(%arg510, %arg511) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%495) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<0xf32>
    %493 = "stablehlo.reduce"(%arg507, %490) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg508: tensor<f32>, %arg509: tensor<f32>):
      %494 = "stablehlo.multiply"(%arg508, %arg509) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%494) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%491, %492, %493) : (tensor<3xf32>, tensor<0xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xi32>) -> tensor<i32>, sym_name = "reduce_multiply_empty_i32", sym_visibility = "public"}> ({
  ^bb0(%arg504: tensor<0xi32>):
    %487 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %488 = "stablehlo.reduce"(%arg504, %487) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg505: tensor<i32>, %arg506: tensor<i32>):
      %489 = "stablehlo.multiply"(%arg505, %arg506) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%489) : (tensor<i32>) -> ()
    }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%488) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_multiply_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg501: tensor<f32>):
    %484 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %485 = "stablehlo.reduce"(%arg501, %484) <{dimensions = array<i64>}> ({
    ^bb0(%arg502: tensor<f32>, %arg503: tensor<f32>):
      %486 = "stablehlo.multiply"(%arg502, %arg503) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%486) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%485) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x6x1xf32>) -> (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>), sym_name = "reduce_multiply_unit", sym_visibility = "public"}> ({
  ^bb0(%arg494: tensor<1x6x1xf32>):
    %477 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %478 = "stablehlo.reduce"(%arg494, %477) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg499: tensor<f32>, %arg500: tensor<f32>):
      %483 = "stablehlo.multiply"(%arg499, %arg500) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%483) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %479 = "stablehlo.reduce"(%arg494, %477) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg497: tensor<f32>, %arg498: tensor<f32>):
      %482 = "stablehlo.multiply"(%arg497, %arg498) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%482) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6xf32>
    %480 = "stablehlo.reduce"(%arg494, %477) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg495: tensor<f32>, %arg496: tensor<f32>):
      %481 = "stablehlo.multiply"(%arg495, %arg496) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%481) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%478, %479, %480) : (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<7xf32>, tensor<f32>), sym_name = "reduce_multiply_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg486: tensor<3x7xf32>, %arg487: tensor<f32>):
    %471 = "stablehlo.reduce"(%arg486, %arg487) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg492: tensor<f32>, %arg493: tensor<f32>):
      %476 = "stablehlo.multiply"(%arg492, %arg493) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%476) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %472 = "stablehlo.reduce"(%arg486, %arg487) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg490: tensor<f32>, %arg491: tensor<f32>):
      %475 = "stablehlo.multiply"(%arg490, %arg491) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%475) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %473 = "stablehlo.reduce"(%arg486, %arg487) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg488: tensor<f32>, %arg489: tensor<f32>):
      %474 = "stablehlo.multiply"(%arg488, %arg489) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%474) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%471, %472, %473) : (tensor<3xf32>, tensor<7xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<7xi32>), sym_name = "reduce_multiply_given_init_i32", sym_visibility = "public"}> ({
  ^bb0(%arg480: tensor<3x7xi32>, %arg481: tensor<i32>):
    %467 = "stablehlo.reduce"(%arg480, %arg481) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg484: tensor<i32>, %arg485: tensor<i32>):
      %470 = "stablehlo.multiply"(%arg484, %arg485) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%470) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
    %468 = "stablehlo.reduce"(%arg480, %arg481) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg482: tensor<i32>, %arg483: tensor<i32>):
      %469 = "stablehlo.multiply"(%arg482, %arg483) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%469) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
    "func.return"(%467, %468) : (tensor<3xi32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>, sym_name = "reduce_multiply_given_init_empty", sym_visibility = "public"}> ({
  ^bb0(%arg476: tensor<3x0xf32>, %arg477: tensor<f32>):
    %465 = "stablehlo.reduce"(%arg476, %arg477) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg478: tensor<f32>, %arg479: tensor<f32>):
      %466 = "stablehlo.multiply"(%arg478, %arg479) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%466) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%465) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<3x4x5xf32>), sym_name = "reduce_maximum_middle_and_none", sym_visibility = "public"}> ({
  ^bb0(%arg471: tensor<3x4x5xf32>):
    %460 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %461 = "stablehlo.reduce"(%arg471, %460) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg474: tensor<f32>, %arg475: tensor<f32>):
      %464 = "stablehlo.maximum"(%arg474, %arg475) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%464) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %462 = "stablehlo.reduce"(%arg471, %460) <{dimensions = array<i64>}> ({
    ^bb0(%arg472: tensor<f32>, %arg473: tensor<f32>):
      %463 = "stablehlo.maximum"(%arg472, %arg473) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%463) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
    "func.return"(%461, %462) : (tensor<3x5xf32>, tensor<3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>) -> (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>), sym_name = "reduce_maximum_non_adjacent", sym_visibility = "public"}> ({
  ^bb0(%arg460: tensor<3x2x5x4xf32>):
    %449 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %450 = "stablehlo.reduce"(%arg460, %449) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg469: tensor<f32>, %arg470: tensor<f32>):
      %459 = "stablehlo.maximum"(%arg469, %arg470) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%459) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %451 = "stablehlo.reduce"(%arg460, %449) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg467: tensor<f32>, %arg468: tensor<f32>):
      %458 = "stablehlo.maximum"(%arg467, %arg468) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%458) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %452 = "stablehlo.reduce"(%arg460, %449) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg465: tensor<f32>, %arg466: tensor<f32>):
      %457 = "stablehlo.maximum"(%arg465, %arg466) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%457) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %453 = "stablehlo.reduce"(%arg460, %449) <{dimensions = array<i64: 0, 1, 3>}> ({
    ^bb0(%arg463: tensor<f32>, %arg464: tensor<f32>):
      %456 = "stablehlo.maximum"(%arg463, %arg464) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%456) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %454 = "stablehlo.reduce"(%arg460, %449) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%arg461: tensor<f32>, %arg462: tensor<f32>):
      %455 = "stablehlo.maximum"(%arg461, %arg462) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%455) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%450, %451, %452, %453, %454) : (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2x5xf32>), sym_name = "reduce_maximum_non_adjacent_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg454: tensor<3x2x5x4xf32>, %arg455: tensor<f32>):
    %445 = "stablehlo.reduce"(%arg454, %arg455) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg458: tensor<f32>, %arg459: tensor<f32>):
      %448 = "stablehlo.maximum"(%arg458, %arg459) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%448) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %446 = "stablehlo.reduce"(%arg454, %arg455) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg456: tensor<f32>, %arg457: tensor<f32>):
      %447 = "stablehlo.maximum"(%arg456, %arg457) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%447) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    "func.return"(%445, %446) : (tensor<2x4xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>) -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>), sym_name = "reduce_maximum_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg447: tensor<3x0xf32>):
    %438 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %439 = "stablehlo.reduce"(%arg447, %438) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg452: tensor<f32>, %arg453: tensor<f32>):
      %444 = "stablehlo.maximum"(%arg452, %arg453) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%444) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %440 = "stablehlo.reduce"(%arg447, %438) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg450: tensor<f32>, %arg451: tensor<f32>):
      %443 = "stablehlo.maximum"(%arg450, %arg451) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%443) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<0xf32>
    %441 = "stablehlo.reduce"(%arg447, %438) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg448: tensor<f32>, %arg449: tensor<f32>):
      %442 = "stablehlo.maximum"(%arg448, %arg449) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%442) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%439, %440, %441) : (tensor<3xf32>, tensor<0xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xi32>) -> tensor<i32>, sym_name = "reduce_maximum_empty_i32", sym_visibility = "public"}> ({
  ^bb0(%arg444: tensor<0xi32>):
    %435 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %436 = "stablehlo.reduce"(%arg444, %435) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg445: tensor<i32>, %arg446: tensor<i32>):
      %437 = "stablehlo.maximum"(%arg445, %arg446) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%437) : (tensor<i32>) -> ()
    }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%436) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_maximum_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg441: tensor<f32>):
    %432 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %433 = "stablehlo.reduce"(%arg441, %432) <{dimensions = array<i64>}> ({
    ^bb0(%arg442: tensor<f32>, %arg443: tensor<f32>):
      %434 = "stablehlo.maximum"(%arg442, %arg443) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%434) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%433) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x6x1xf32>) -> (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>), sym_name = "reduce_maximum_unit", sym_visibility = "public"}> ({
  ^bb0(%arg434: tensor<1x6x1xf32>):
    %425 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %426 = "stablehlo.reduce"(%arg434, %425) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg439: tensor<f32>, %arg440: tensor<f32>):
      %431 = "stablehlo.maximum"(%arg439, %arg440) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%431) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %427 = "stablehlo.reduce"(%arg434, %425) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg437: tensor<f32>, %arg438: tensor<f32>):
      %430 = "stablehlo.maximum"(%arg437, %arg438) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%430) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6xf32>
    %428 = "stablehlo.reduce"(%arg434, %425) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg435: tensor<f32>, %arg436: tensor<f32>):
      %429 = "stablehlo.maximum"(%arg435, %arg436) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%429) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%426, %427, %428) : (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<7xf32>, tensor<f32>), sym_name = "reduce_maximum_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg426: tensor<3x7xf32>, %arg427: tensor<f32>):
    %419 = "stablehlo.reduce"(%arg426, %arg427) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg432: tensor<f32>, %arg433: tensor<f32>):
      %424 = "stablehlo.maximum"(%arg432, %arg433) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%424) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %420 = "stablehlo.reduce"(%arg426, %arg427) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %423 = "stablehlo.maximum"(%arg430, %arg431) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%423) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %421 = "stablehlo.reduce"(%arg426, %arg427) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg428: tensor<f32>, %arg429: tensor<f32>):
      %422 = "stablehlo.maximum"(%arg428, %arg429) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%422) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%419, %420, %421) : (tensor<3xf32>, tensor<7xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<7xi32>), sym_name = "reduce_maximum_given_init_i32", sym_visibility = "public"}> ({
  ^bb0(%arg420: tensor<3x7xi32>, %arg421: tensor<i32>):
    %415 = "stablehlo.reduce"(%arg420, %arg421) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg424: tensor<i32>, %arg425: tensor<i32>):
      %418 = "stablehlo.maximum"(%arg424, %arg425) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%418) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
    %416 = "stablehlo.reduce"(%arg420, %arg421) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg422: tensor<i32>, %arg423: tensor<i32>):
      %417 = "stablehlo.maximum"(%arg422, %arg423) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%417) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
    "func.return"(%415, %416) : (tensor<3xi32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>, sym_name = "reduce_maximum_given_init_empty", sym_visibility = "public"}> ({
  ^bb0(%arg416: tensor<3x0xf32>, %arg417: tensor<f32>):
    %413 = "stablehlo.reduce"(%arg416, %arg417) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg418: tensor<f32>, %arg419: tensor<f32>):
      %414 = "stablehlo.maximum"(%arg418, %arg419) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%414) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%413) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<3x4x5xf32>), sym_name = "reduce_minimum_middle_and_none", sym_visibility = "public"}> ({
  ^bb0(%arg411: tensor<3x4x5xf32>):
    %408 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %409 = "stablehlo.reduce"(%arg411, %408) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg414: tensor<f32>, %arg415: tensor<f32>):
      %412 = "stablehlo.minimum"(%arg414, %arg415) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%412) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %410 = "stablehlo.reduce"(%arg411, %408) <{dimensions = array<i64>}> ({
    ^bb0(%arg412: tensor<f32>, %arg413: tensor<f32>):
      %411 = "stablehlo.minimum"(%arg412, %arg413) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%411) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
    "func.return"(%409, %410) : (tensor<3x5xf32>, tensor<3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>) -> (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>), sym_name = "reduce_minimum_non_adjacent", sym_visibility = "public"}> ({
  ^bb0(%arg400: tensor<3x2x5x4xf32>):
    %397 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %398 = "stablehlo.reduce"(%arg400, %397) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg409: tensor<f32>, %arg410: tensor<f32>):
      %407 = "stablehlo.minimum"(%arg409, %arg410) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%407) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %399 = "stablehlo.reduce"(%arg400, %397) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg407: tensor<f32>, %arg408: tensor<f32>):
      %406 = "stablehlo.minimum"(%arg407, %arg408) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%406) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %400 = "stablehlo.reduce"(%arg400, %397) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg405: tensor<f32>, %arg406: tensor<f32>):
      %405 = "stablehlo.minimum"(%arg405, %arg406) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%405) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %401 = "stablehlo.reduce"(%arg400, %397) <{dimensions = array<i64: 0, 1, 3>}> ({
    ^bb0(%arg403: tensor<f32>, %arg404: tensor<f32>):
      %404 = "stablehlo.minimum"(%arg403, %arg404) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%404) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %402 = "stablehlo.reduce"(%arg400, %397) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%arg401: tensor<f32>, %arg402: tensor<f32>):
      %403 = "stablehlo.minimum"(%arg401, %arg402) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%403) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%398, %399, %400, %401, %402) : (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2x5xf32>), sym_name = "reduce_minimum_non_adjacent_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg394: tensor<3x2x5x4xf32>, %arg395: tensor<f32>):
    %393 = "stablehlo.reduce"(%arg394, %arg395) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg398: tensor<f32>, %arg399: tensor<f32>):
      %396 = "stablehlo.minimum"(%arg398, %arg399) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%396) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %394 = "stablehlo.reduce"(%arg394, %arg395) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg396: tensor<f32>, %arg397: tensor<f32>):
      %395 = "stablehlo.minimum"(%arg396, %arg397) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%395) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    "func.return"(%393, %394) : (tensor<2x4xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>) -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>), sym_name = "reduce_minimum_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg387: tensor<3x0xf32>):
    %386 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %387 = "stablehlo.reduce"(%arg387, %386) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg392: tensor<f32>, %arg393: tensor<f32>):
      %392 = "stablehlo.minimum"(%arg392, %arg393) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%392) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %388 = "stablehlo.reduce"(%arg387, %386) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg390: tensor<f32>, %arg391: tensor<f32>):
      %391 = "stablehlo.minimum"(%arg390, %arg391) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%391) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<0xf32>
    %389 = "stablehlo.reduce"(%arg387, %386) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg388: tensor<f32>, %arg389: tensor<f32>):
      %390 = "stablehlo.minimum"(%arg388, %arg389) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%390) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%387, %388, %389) : (tensor<3xf32>, tensor<0xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xi32>) -> tensor<i32>, sym_name = "reduce_minimum_empty_i32", sym_visibility = "public"}> ({
  ^bb0(%arg384: tensor<0xi32>):
    %383 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %384 = "stablehlo.reduce"(%arg384, %383) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg385: tensor<i32>, %arg386: tensor<i32>):
      %385 = "stablehlo.minimum"(%arg385, %arg386) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%385) : (tensor<i32>) -> ()
    }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%384) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_minimum_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg381: tensor<f32>):
    %380 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %381 = "stablehlo.reduce"(%arg381, %380) <{dimensions = array<i64>}> ({
    ^bb0(%arg382: tensor<f32>, %arg383: tensor<f32>):
      %382 = "stablehlo.minimum"(%arg382, %arg383) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%382) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%381) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x6x1xf32>) -> (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>), sym_name = "reduce_minimum_unit", sym_visibility = "public"}> ({
  ^bb0(%arg374: tensor<1x6x1xf32>):
    %373 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %374 = "stablehlo.reduce"(%arg374, %373) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg379: tensor<f32>, %arg380: tensor<f32>):
      %379 = "stablehlo.minimum"(%arg379, %arg380) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%379) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %375 = "stablehlo.reduce"(%arg374, %373) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg377: tensor<f32>, %arg378: tensor<f32>):
      %378 = "stablehlo.minimum"(%arg377, %arg378) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%378) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6xf32>
    %376 = "stablehlo.reduce"(%arg374, %373) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg375: tensor<f32>, %arg376: tensor<f32>):
      %377 = "stablehlo.minimum"(%arg375, %arg376) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%377) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%374, %375, %376) : (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<7xf32>, tensor<f32>), sym_name = "reduce_minimum_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg366: tensor<3x7xf32>, %arg367: tensor<f32>):
    %367 = "stablehlo.reduce"(%arg366, %arg367) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg372: tensor<f32>, %arg373: tensor<f32>):
      %372 = "stablehlo.minimum"(%arg372, %arg373) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%372) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %368 = "stablehlo.reduce"(%arg366, %arg367) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg370: tensor<f32>, %arg371: tensor<f32>):
      %371 = "stablehlo.minimum"(%arg370, %arg371) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%371) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %369 = "stablehlo.reduce"(%arg366, %arg367) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg368: tensor<f32>, %arg369: tensor<f32>):
      %370 = "stablehlo.minimum"(%arg368, %arg369) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%370) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%367, %368, %369) : (tensor<3xf32>, tensor<7xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<7xi32>), sym_name = "reduce_minimum_given_init_i32", sym_visibility = "public"}> ({
  ^bb0(%arg360: tensor<3x7xi32>, %arg361: tensor<i32>):
    %363 = "stablehlo.reduce"(%arg360, %arg361) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg364: tensor<i32>, %arg365: tensor<i32>):
      %366 = "stablehlo.minimum"(%arg364, %arg365) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%366) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
    %364 = "stablehlo.reduce"(%arg360, %arg361) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg362: tensor<i32>, %arg363: tensor<i32>):
      %365 = "stablehlo.minimum"(%arg362, %arg363) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%365) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
    "func.return"(%363, %364) : (tensor<3xi32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>, sym_name = "reduce_minimum_given_init_empty", sym_visibility = "public"}> ({
  ^bb0(%arg356: tensor<3x0xf32>, %arg357: tensor<f32>):
    %361 = "stablehlo.reduce"(%arg356, %arg357) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg358: tensor<f32>, %arg359: tensor<f32>):
      %362 = "stablehlo.minimum"(%arg358, %arg359) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%362) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%361) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf16>) -> (tensor<4xf16>, tensor<37xf16>), sym_name = "reduce_maximum_f16_special", sym_visibility = "public"}> ({
  ^bb0(%arg351: tensor<4x37xf16>):
    %356 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %357 = "stablehlo.reduce"(%arg351, %356) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg354: tensor<f16>, %arg355: tensor<f16>):
      %360 = "stablehlo.maximum"(%arg354, %arg355) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%360) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<4xf16>
    %358 = "stablehlo.reduce"(%arg351, %356) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg352: tensor<f16>, %arg353: tensor<f16>):
      %359 = "stablehlo.maximum"(%arg352, %arg353) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%359) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<37xf16>
    "func.return"(%357, %358) : (tensor<4xf16>, tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf16>) -> (tensor<4xf16>, tensor<37xf16>), sym_name = "reduce_minimum_f16_special", sym_visibility = "public"}> ({
  ^bb0(%arg346: tensor<4x37xf16>):
    %351 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %352 = "stablehlo.reduce"(%arg346, %351) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg349: tensor<f16>, %arg350: tensor<f16>):
      %355 = "stablehlo.minimum"(%arg349, %arg350) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%355) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<4xf16>
    %353 = "stablehlo.reduce"(%arg346, %351) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg347: tensor<f16>, %arg348: tensor<f16>):
      %354 = "stablehlo.minimum"(%arg347, %arg348) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%354) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<37xf16>
    "func.return"(%352, %353) : (tensor<4xf16>, tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf16>) -> (tensor<4xf16>, tensor<37xf16>), sym_name = "reduce_add_f16_special", sym_visibility = "public"}> ({
  ^bb0(%arg341: tensor<4x37xf16>):
    %346 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %347 = "stablehlo.reduce"(%arg341, %346) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg344: tensor<f16>, %arg345: tensor<f16>):
      %350 = "stablehlo.add"(%arg344, %arg345) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%350) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<4xf16>
    %348 = "stablehlo.reduce"(%arg341, %346) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg342: tensor<f16>, %arg343: tensor<f16>):
      %349 = "stablehlo.add"(%arg342, %arg343) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%349) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<37xf16>
    "func.return"(%347, %348) : (tensor<4xf16>, tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xbf16>) -> (tensor<4xbf16>, tensor<37xbf16>), sym_name = "reduce_maximum_bf16_special", sym_visibility = "public"}> ({
  ^bb0(%arg336: tensor<4x37xbf16>):
    %341 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %342 = "stablehlo.reduce"(%arg336, %341) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg339: tensor<bf16>, %arg340: tensor<bf16>):
      %345 = "stablehlo.maximum"(%arg339, %arg340) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%345) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %343 = "stablehlo.reduce"(%arg336, %341) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg337: tensor<bf16>, %arg338: tensor<bf16>):
      %344 = "stablehlo.maximum"(%arg337, %arg338) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%344) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<37xbf16>
    "func.return"(%342, %343) : (tensor<4xbf16>, tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xbf16>) -> (tensor<4xbf16>, tensor<37xbf16>), sym_name = "reduce_minimum_bf16_special", sym_visibility = "public"}> ({
  ^bb0(%arg331: tensor<4x37xbf16>):
    %336 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %337 = "stablehlo.reduce"(%arg331, %336) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg334: tensor<bf16>, %arg335: tensor<bf16>):
      %340 = "stablehlo.minimum"(%arg334, %arg335) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%340) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %338 = "stablehlo.reduce"(%arg331, %336) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg332: tensor<bf16>, %arg333: tensor<bf16>):
      %339 = "stablehlo.minimum"(%arg332, %arg333) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%339) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<37xbf16>
    "func.return"(%337, %338) : (tensor<4xbf16>, tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xbf16>) -> (tensor<4xbf16>, tensor<37xbf16>), sym_name = "reduce_add_bf16_special", sym_visibility = "public"}> ({
  ^bb0(%arg326: tensor<4x37xbf16>):
    %331 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %332 = "stablehlo.reduce"(%arg326, %331) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg329: tensor<bf16>, %arg330: tensor<bf16>):
      %335 = "stablehlo.add"(%arg329, %arg330) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%335) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %333 = "stablehlo.reduce"(%arg326, %331) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg327: tensor<bf16>, %arg328: tensor<bf16>):
      %334 = "stablehlo.add"(%arg327, %arg328) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%334) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<37xbf16>
    "func.return"(%332, %333) : (tensor<4xbf16>, tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf32>) -> (tensor<4xf32>, tensor<37xf32>), sym_name = "reduce_maximum_f32_special", sym_visibility = "public"}> ({
  ^bb0(%arg321: tensor<4x37xf32>):
    %326 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %327 = "stablehlo.reduce"(%arg321, %326) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg324: tensor<f32>, %arg325: tensor<f32>):
      %330 = "stablehlo.maximum"(%arg324, %arg325) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%330) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<4xf32>
    %328 = "stablehlo.reduce"(%arg321, %326) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg322: tensor<f32>, %arg323: tensor<f32>):
      %329 = "stablehlo.maximum"(%arg322, %arg323) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%329) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<37xf32>
    "func.return"(%327, %328) : (tensor<4xf32>, tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf32>) -> (tensor<4xf32>, tensor<37xf32>), sym_name = "reduce_minimum_f32_special", sym_visibility = "public"}> ({
  ^bb0(%arg316: tensor<4x37xf32>):
    %321 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %322 = "stablehlo.reduce"(%arg316, %321) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg319: tensor<f32>, %arg320: tensor<f32>):
      %325 = "stablehlo.minimum"(%arg319, %arg320) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%325) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<4xf32>
    %323 = "stablehlo.reduce"(%arg316, %321) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg317: tensor<f32>, %arg318: tensor<f32>):
      %324 = "stablehlo.minimum"(%arg317, %arg318) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%324) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<37xf32>
    "func.return"(%322, %323) : (tensor<4xf32>, tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf32>) -> (tensor<4xf32>, tensor<37xf32>), sym_name = "reduce_add_f32_special", sym_visibility = "public"}> ({
  ^bb0(%arg311: tensor<4x37xf32>):
    %316 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %317 = "stablehlo.reduce"(%arg311, %316) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg314: tensor<f32>, %arg315: tensor<f32>):
      %320 = "stablehlo.add"(%arg314, %arg315) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%320) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<4xf32>
    %318 = "stablehlo.reduce"(%arg311, %316) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg312: tensor<f32>, %arg313: tensor<f32>):
      %319 = "stablehlo.add"(%arg312, %arg313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%319) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<37xf32>
    "func.return"(%317, %318) : (tensor<4xf32>, tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf64>) -> (tensor<4xf64>, tensor<37xf64>), sym_name = "reduce_maximum_f64_special", sym_visibility = "public"}> ({
  ^bb0(%arg306: tensor<4x37xf64>):
    %311 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %312 = "stablehlo.reduce"(%arg306, %311) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg309: tensor<f64>, %arg310: tensor<f64>):
      %315 = "stablehlo.maximum"(%arg309, %arg310) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%315) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<4xf64>
    %313 = "stablehlo.reduce"(%arg306, %311) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg307: tensor<f64>, %arg308: tensor<f64>):
      %314 = "stablehlo.maximum"(%arg307, %arg308) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%314) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<37xf64>
    "func.return"(%312, %313) : (tensor<4xf64>, tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf64>) -> (tensor<4xf64>, tensor<37xf64>), sym_name = "reduce_minimum_f64_special", sym_visibility = "public"}> ({
  ^bb0(%arg301: tensor<4x37xf64>):
    %306 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %307 = "stablehlo.reduce"(%arg301, %306) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg304: tensor<f64>, %arg305: tensor<f64>):
      %310 = "stablehlo.minimum"(%arg304, %arg305) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%310) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<4xf64>
    %308 = "stablehlo.reduce"(%arg301, %306) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg302: tensor<f64>, %arg303: tensor<f64>):
      %309 = "stablehlo.minimum"(%arg302, %arg303) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%309) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<37xf64>
    "func.return"(%307, %308) : (tensor<4xf64>, tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf64>) -> (tensor<4xf64>, tensor<37xf64>), sym_name = "reduce_add_f64_special", sym_visibility = "public"}> ({
  ^bb0(%arg296: tensor<4x37xf64>):
    %301 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %302 = "stablehlo.reduce"(%arg296, %301) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg299: tensor<f64>, %arg300: tensor<f64>):
      %305 = "stablehlo.add"(%arg299, %arg300) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%305) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<4xf64>
    %303 = "stablehlo.reduce"(%arg296, %301) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg297: tensor<f64>, %arg298: tensor<f64>):
      %304 = "stablehlo.add"(%arg297, %arg298) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%304) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<37xf64>
    "func.return"(%302, %303) : (tensor<4xf64>, tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x200xf32>) -> (tensor<5xf32>, tensor<200xf32>, tensor<f32>), sym_name = "reduce_add_f32_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg289: tensor<5x200xf32>):
    %294 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %295 = "stablehlo.reduce"(%arg289, %294) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg294: tensor<f32>, %arg295: tensor<f32>):
      %300 = "stablehlo.add"(%arg294, %arg295) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%300) : (tensor<f32>) -> ()
    }) : (tensor<5x200xf32>, tensor<f32>) -> tensor<5xf32>
    %296 = "stablehlo.reduce"(%arg289, %294) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg292: tensor<f32>, %arg293: tensor<f32>):
      %299 = "stablehlo.add"(%arg292, %arg293) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%299) : (tensor<f32>) -> ()
    }) : (tensor<5x200xf32>, tensor<f32>) -> tensor<200xf32>
    %297 = "stablehlo.reduce"(%arg289, %294) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg290: tensor<f32>, %arg291: tensor<f32>):
      %298 = "stablehlo.add"(%arg290, %arg291) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%298) : (tensor<f32>) -> ()
    }) : (tensor<5x200xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%295, %296, %297) : (tensor<5xf32>, tensor<200xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x200xf64>) -> (tensor<5xf64>, tensor<f64>), sym_name = "reduce_add_f64_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg284: tensor<5x200xf64>):
    %289 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %290 = "stablehlo.reduce"(%arg284, %289) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg287: tensor<f64>, %arg288: tensor<f64>):
      %293 = "stablehlo.add"(%arg287, %arg288) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%293) : (tensor<f64>) -> ()
    }) : (tensor<5x200xf64>, tensor<f64>) -> tensor<5xf64>
    %291 = "stablehlo.reduce"(%arg284, %289) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg285: tensor<f64>, %arg286: tensor<f64>):
      %292 = "stablehlo.add"(%arg285, %arg286) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%292) : (tensor<f64>) -> ()
    }) : (tensor<5x200xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%290, %291) : (tensor<5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x512xbf16>) -> tensor<2xbf16>, sym_name = "reduce_add_bf16_many", sym_visibility = "public"}> ({
  ^bb0(%arg281: tensor<2x512xbf16>):
    %286 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %287 = "stablehlo.reduce"(%arg281, %286) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg282: tensor<bf16>, %arg283: tensor<bf16>):
      %288 = "stablehlo.add"(%arg282, %arg283) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%288) : (tensor<bf16>) -> ()
    }) : (tensor<2x512xbf16>, tensor<bf16>) -> tensor<2xbf16>
    "func.return"(%287) : (tensor<2xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x512xbf16>, tensor<bf16>) -> tensor<2xbf16>, sym_name = "reduce_add_bf16_many_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg277: tensor<2x512xbf16>, %arg278: tensor<bf16>):
    %284 = "stablehlo.reduce"(%arg277, %arg278) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg279: tensor<bf16>, %arg280: tensor<bf16>):
      %285 = "stablehlo.add"(%arg279, %arg280) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%285) : (tensor<bf16>) -> ()
    }) : (tensor<2x512xbf16>, tensor<bf16>) -> tensor<2xbf16>
    "func.return"(%284) : (tensor<2xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<255xf64>, tensor<f64>) -> tensor<f64>, sym_name = "reduce_add_f64_many_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg273: tensor<255xf64>, %arg274: tensor<f64>):
    %282 = "stablehlo.reduce"(%arg273, %arg274) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg275: tensor<f64>, %arg276: tensor<f64>):
      %283 = "stablehlo.add"(%arg275, %arg276) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%283) : (tensor<f64>) -> ()
    }) : (tensor<255xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%282) : (tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x20xf32>) -> tensor<5xf32>, sym_name = "reduce_multiply_f32_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg270: tensor<5x20xf32>):
    %279 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %280 = "stablehlo.reduce"(%arg270, %279) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg271: tensor<f32>, %arg272: tensor<f32>):
      %281 = "stablehlo.multiply"(%arg271, %arg272) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%281) : (tensor<f32>) -> ()
    }) : (tensor<5x20xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%280) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xi8>, tensor<7x9xi32>, tensor<i8>, tensor<i32>) -> (tensor<9xi8>, tensor<9xi32>), sym_name = "reduce_argmax_i8_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg262: tensor<7x9xi8>, %arg263: tensor<7x9xi32>, %arg264: tensor<i8>, %arg265: tensor<i32>):
    %271:2 = "stablehlo.reduce"(%arg262, %arg263, %arg264, %arg265) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg266: tensor<i8>, %arg267: tensor<i32>, %arg268: tensor<i8>, %arg269: tensor<i32>):
      %272 = "stablehlo.compare"(%arg266, %arg268) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %273 = "stablehlo.compare"(%arg266, %arg268) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %274 = "stablehlo.compare"(%arg267, %arg269) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %275 = "stablehlo.and"(%273, %274) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %276 = "stablehlo.or"(%272, %275) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %277 = "stablehlo.select"(%276, %arg266, %arg268) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
      %278 = "stablehlo.select"(%276, %arg267, %arg269) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%277, %278) : (tensor<i8>, tensor<i32>) -> ()
    }) : (tensor<7x9xi8>, tensor<7x9xi32>, tensor<i8>, tensor<i32>) -> (tensor<9xi8>, tensor<9xi32>)
    "func.return"(%271#0, %271#1) : (tensor<9xi8>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xi8>, tensor<7x9xi32>, tensor<i8>, tensor<i32>) -> (tensor<7xi8>, tensor<7xi32>), sym_name = "reduce_argmax_i8_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg254: tensor<7x9xi8>, %arg255: tensor<7x9xi32>, %arg256: tensor<i8>, %arg257: tensor<i32>):
    %263:2 = "stablehlo.reduce"(%arg254, %arg255, %arg256, %arg257) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg258: tensor<i8>, %arg259: tensor<i32>, %arg260: tensor<i8>, %arg261: tensor<i32>):
      %264 = "stablehlo.compare"(%arg258, %arg260) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %265 = "stablehlo.compare"(%arg258, %arg260) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %266 = "stablehlo.compare"(%arg259, %arg261) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %267 = "stablehlo.and"(%265, %266) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %268 = "stablehlo.or"(%264, %267) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %269 = "stablehlo.select"(%268, %arg258, %arg260) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
      %270 = "stablehlo.select"(%268, %arg259, %arg261) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%269, %270) : (tensor<i8>, tensor<i32>) -> ()
    }) : (tensor<7x9xi8>, tensor<7x9xi32>, tensor<i8>, tensor<i32>) -> (tensor<7xi8>, tensor<7xi32>)
    "func.return"(%263#0, %263#1) : (tensor<7xi8>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xi16>, tensor<7x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<9xi16>, tensor<9xi32>), sym_name = "reduce_argmax_i16_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg246: tensor<7x9xi16>, %arg247: tensor<7x9xi32>, %arg248: tensor<i16>, %arg249: tensor<i32>):
    %255:2 = "stablehlo.reduce"(%arg246, %arg247, %arg248, %arg249) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg250: tensor<i16>, %arg251: tensor<i32>, %arg252: tensor<i16>, %arg253: tensor<i32>):
      %256 = "stablehlo.compare"(%arg250, %arg252) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %257 = "stablehlo.compare"(%arg250, %arg252) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %258 = "stablehlo.compare"(%arg251, %arg253) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %259 = "stablehlo.and"(%257, %258) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %260 = "stablehlo.or"(%256, %259) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %261 = "stablehlo.select"(%260, %arg250, %arg252) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
      %262 = "stablehlo.select"(%260, %arg251, %arg253) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%261, %262) : (tensor<i16>, tensor<i32>) -> ()
    }) : (tensor<7x9xi16>, tensor<7x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<9xi16>, tensor<9xi32>)
    "func.return"(%255#0, %255#1) : (tensor<9xi16>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xi16>, tensor<7x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<7xi16>, tensor<7xi32>), sym_name = "reduce_argmax_i16_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg238: tensor<7x9xi16>, %arg239: tensor<7x9xi32>, %arg240: tensor<i16>, %arg241: tensor<i32>):
    %247:2 = "stablehlo.reduce"(%arg238, %arg239, %arg240, %arg241) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg242: tensor<i16>, %arg243: tensor<i32>, %arg244: tensor<i16>, %arg245: tensor<i32>):
      %248 = "stablehlo.compare"(%arg242, %arg244) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %249 = "stablehlo.compare"(%arg242, %arg244) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %250 = "stablehlo.compare"(%arg243, %arg245) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %251 = "stablehlo.and"(%249, %250) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %252 = "stablehlo.or"(%248, %251) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %253 = "stablehlo.select"(%252, %arg242, %arg244) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
      %254 = "stablehlo.select"(%252, %arg243, %arg245) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%253, %254) : (tensor<i16>, tensor<i32>) -> ()
    }) : (tensor<7x9xi16>, tensor<7x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<7xi16>, tensor<7xi32>)
    "func.return"(%247#0, %247#1) : (tensor<7xi16>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xi32>, tensor<7x9xi32>, tensor<i32>, tensor<i32>) -> (tensor<9xi32>, tensor<9xi32>), sym_name = "reduce_argmax_i32_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg230: tensor<7x9xi32>, %arg231: tensor<7x9xi32>, %arg232: tensor<i32>, %arg233: tensor<i32>):
    %239:2 = "stablehlo.reduce"(%arg230, %arg231, %arg232, %arg233) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg234: tensor<i32>, %arg235: tensor<i32>, %arg236: tensor<i32>, %arg237: tensor<i32>):
      %240 = "stablehlo.compare"(%arg234, %arg236) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %241 = "stablehlo.compare"(%arg234, %arg236) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %242 = "stablehlo.compare"(%arg235, %arg237) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %243 = "stablehlo.and"(%241, %242) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %244 = "stablehlo.or"(%240, %243) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %245 = "stablehlo.select"(%244, %arg234, %arg236) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %246 = "stablehlo.select"(%244, %arg235, %arg237) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%245, %246) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<7x9xi32>, tensor<7x9xi32>, tensor<i32>, tensor<i32>) -> (tensor<9xi32>, tensor<9xi32>)
    "func.return"(%239#0, %239#1) : (tensor<9xi32>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xi32>, tensor<7x9xi32>, tensor<i32>, tensor<i32>) -> (tensor<7xi32>, tensor<7xi32>), sym_name = "reduce_argmax_i32_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg222: tensor<7x9xi32>, %arg223: tensor<7x9xi32>, %arg224: tensor<i32>, %arg225: tensor<i32>):
    %231:2 = "stablehlo.reduce"(%arg222, %arg223, %arg224, %arg225) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg226: tensor<i32>, %arg227: tensor<i32>, %arg228: tensor<i32>, %arg229: tensor<i32>):
      %232 = "stablehlo.compare"(%arg226, %arg228) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %233 = "stablehlo.compare"(%arg226, %arg228) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %234 = "stablehlo.compare"(%arg227, %arg229) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %235 = "stablehlo.and"(%233, %234) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %236 = "stablehlo.or"(%232, %235) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %237 = "stablehlo.select"(%236, %arg226, %arg228) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %238 = "stablehlo.select"(%236, %arg227, %arg229) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%237, %238) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<7x9xi32>, tensor<7x9xi32>, tensor<i32>, tensor<i32>) -> (tensor<7xi32>, tensor<7xi32>)
    "func.return"(%231#0, %231#1) : (tensor<7xi32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xi64>, tensor<7x9xi32>, tensor<i64>, tensor<i32>) -> (tensor<9xi64>, tensor<9xi32>), sym_name = "reduce_argmax_i64_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg214: tensor<7x9xi64>, %arg215: tensor<7x9xi32>, %arg216: tensor<i64>, %arg217: tensor<i32>):
    %223:2 = "stablehlo.reduce"(%arg214, %arg215, %arg216, %arg217) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg218: tensor<i64>, %arg219: tensor<i32>, %arg220: tensor<i64>, %arg221: tensor<i32>):
      %224 = "stablehlo.compare"(%arg218, %arg220) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %225 = "stablehlo.compare"(%arg218, %arg220) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %226 = "stablehlo.compare"(%arg219, %arg221) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %227 = "stablehlo.and"(%225, %226) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %228 = "stablehlo.or"(%224, %227) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %229 = "stablehlo.select"(%228, %arg218, %arg220) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %230 = "stablehlo.select"(%228, %arg219, %arg221) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%229, %230) : (tensor<i64>, tensor<i32>) -> ()
    }) : (tensor<7x9xi64>, tensor<7x9xi32>, tensor<i64>, tensor<i32>) -> (tensor<9xi64>, tensor<9xi32>)
    "func.return"(%223#0, %223#1) : (tensor<9xi64>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xi64>, tensor<7x9xi32>, tensor<i64>, tensor<i32>) -> (tensor<7xi64>, tensor<7xi32>), sym_name = "reduce_argmax_i64_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg206: tensor<7x9xi64>, %arg207: tensor<7x9xi32>, %arg208: tensor<i64>, %arg209: tensor<i32>):
    %215:2 = "stablehlo.reduce"(%arg206, %arg207, %arg208, %arg209) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg210: tensor<i64>, %arg211: tensor<i32>, %arg212: tensor<i64>, %arg213: tensor<i32>):
      %216 = "stablehlo.compare"(%arg210, %arg212) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %217 = "stablehlo.compare"(%arg210, %arg212) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %218 = "stablehlo.compare"(%arg211, %arg213) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %219 = "stablehlo.and"(%217, %218) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %220 = "stablehlo.or"(%216, %219) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %221 = "stablehlo.select"(%220, %arg210, %arg212) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %222 = "stablehlo.select"(%220, %arg211, %arg213) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%221, %222) : (tensor<i64>, tensor<i32>) -> ()
    }) : (tensor<7x9xi64>, tensor<7x9xi32>, tensor<i64>, tensor<i32>) -> (tensor<7xi64>, tensor<7xi32>)
    "func.return"(%215#0, %215#1) : (tensor<7xi64>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xui8>, tensor<7x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<9xui8>, tensor<9xi32>), sym_name = "reduce_argmax_ui8_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg198: tensor<7x9xui8>, %arg199: tensor<7x9xi32>, %arg200: tensor<ui8>, %arg201: tensor<i32>):
    %207:2 = "stablehlo.reduce"(%arg198, %arg199, %arg200, %arg201) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg202: tensor<ui8>, %arg203: tensor<i32>, %arg204: tensor<ui8>, %arg205: tensor<i32>):
      %208 = "stablehlo.compare"(%arg202, %arg204) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %209 = "stablehlo.compare"(%arg202, %arg204) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %210 = "stablehlo.compare"(%arg203, %arg205) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %211 = "stablehlo.and"(%209, %210) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %212 = "stablehlo.or"(%208, %211) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %213 = "stablehlo.select"(%212, %arg202, %arg204) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %214 = "stablehlo.select"(%212, %arg203, %arg205) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%213, %214) : (tensor<ui8>, tensor<i32>) -> ()
    }) : (tensor<7x9xui8>, tensor<7x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<9xui8>, tensor<9xi32>)
    "func.return"(%207#0, %207#1) : (tensor<9xui8>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xui8>, tensor<7x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<7xui8>, tensor<7xi32>), sym_name = "reduce_argmax_ui8_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg190: tensor<7x9xui8>, %arg191: tensor<7x9xi32>, %arg192: tensor<ui8>, %arg193: tensor<i32>):
    %199:2 = "stablehlo.reduce"(%arg190, %arg191, %arg192, %arg193) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg194: tensor<ui8>, %arg195: tensor<i32>, %arg196: tensor<ui8>, %arg197: tensor<i32>):
      %200 = "stablehlo.compare"(%arg194, %arg196) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %201 = "stablehlo.compare"(%arg194, %arg196) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %202 = "stablehlo.compare"(%arg195, %arg197) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %203 = "stablehlo.and"(%201, %202) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %204 = "stablehlo.or"(%200, %203) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %205 = "stablehlo.select"(%204, %arg194, %arg196) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %206 = "stablehlo.select"(%204, %arg195, %arg197) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%205, %206) : (tensor<ui8>, tensor<i32>) -> ()
    }) : (tensor<7x9xui8>, tensor<7x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<7xui8>, tensor<7xi32>)
    "func.return"(%199#0, %199#1) : (tensor<7xui8>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xui16>, tensor<7x9xi32>, tensor<ui16>, tensor<i32>) -> (tensor<9xui16>, tensor<9xi32>), sym_name = "reduce_argmax_ui16_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg182: tensor<7x9xui16>, %arg183: tensor<7x9xi32>, %arg184: tensor<ui16>, %arg185: tensor<i32>):
    %191:2 = "stablehlo.reduce"(%arg182, %arg183, %arg184, %arg185) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg186: tensor<ui16>, %arg187: tensor<i32>, %arg188: tensor<ui16>, %arg189: tensor<i32>):
      %192 = "stablehlo.compare"(%arg186, %arg188) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %193 = "stablehlo.compare"(%arg186, %arg188) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %194 = "stablehlo.compare"(%arg187, %arg189) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %195 = "stablehlo.and"(%193, %194) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %196 = "stablehlo.or"(%192, %195) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %197 = "stablehlo.select"(%196, %arg186, %arg188) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      %198 = "stablehlo.select"(%196, %arg187, %arg189) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%197, %198) : (tensor<ui16>, tensor<i32>) -> ()
    }) : (tensor<7x9xui16>, tensor<7x9xi32>, tensor<ui16>, tensor<i32>) -> (tensor<9xui16>, tensor<9xi32>)
    "func.return"(%191#0, %191#1) : (tensor<9xui16>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xui16>, tensor<7x9xi32>, tensor<ui16>, tensor<i32>) -> (tensor<7xui16>, tensor<7xi32>), sym_name = "reduce_argmax_ui16_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg174: tensor<7x9xui16>, %arg175: tensor<7x9xi32>, %arg176: tensor<ui16>, %arg177: tensor<i32>):
    %183:2 = "stablehlo.reduce"(%arg174, %arg175, %arg176, %arg177) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg178: tensor<ui16>, %arg179: tensor<i32>, %arg180: tensor<ui16>, %arg181: tensor<i32>):
      %184 = "stablehlo.compare"(%arg178, %arg180) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %185 = "stablehlo.compare"(%arg178, %arg180) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %186 = "stablehlo.compare"(%arg179, %arg181) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %187 = "stablehlo.and"(%185, %186) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %188 = "stablehlo.or"(%184, %187) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %189 = "stablehlo.select"(%188, %arg178, %arg180) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      %190 = "stablehlo.select"(%188, %arg179, %arg181) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%189, %190) : (tensor<ui16>, tensor<i32>) -> ()
    }) : (tensor<7x9xui16>, tensor<7x9xi32>, tensor<ui16>, tensor<i32>) -> (tensor<7xui16>, tensor<7xi32>)
    "func.return"(%183#0, %183#1) : (tensor<7xui16>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xui32>, tensor<7x9xi32>, tensor<ui32>, tensor<i32>) -> (tensor<9xui32>, tensor<9xi32>), sym_name = "reduce_argmax_ui32_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg166: tensor<7x9xui32>, %arg167: tensor<7x9xi32>, %arg168: tensor<ui32>, %arg169: tensor<i32>):
    %175:2 = "stablehlo.reduce"(%arg166, %arg167, %arg168, %arg169) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg170: tensor<ui32>, %arg171: tensor<i32>, %arg172: tensor<ui32>, %arg173: tensor<i32>):
      %176 = "stablehlo.compare"(%arg170, %arg172) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %177 = "stablehlo.compare"(%arg170, %arg172) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %178 = "stablehlo.compare"(%arg171, %arg173) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %179 = "stablehlo.and"(%177, %178) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %180 = "stablehlo.or"(%176, %179) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %181 = "stablehlo.select"(%180, %arg170, %arg172) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %182 = "stablehlo.select"(%180, %arg171, %arg173) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%181, %182) : (tensor<ui32>, tensor<i32>) -> ()
    }) : (tensor<7x9xui32>, tensor<7x9xi32>, tensor<ui32>, tensor<i32>) -> (tensor<9xui32>, tensor<9xi32>)
    "func.return"(%175#0, %175#1) : (tensor<9xui32>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xui32>, tensor<7x9xi32>, tensor<ui32>, tensor<i32>) -> (tensor<7xui32>, tensor<7xi32>), sym_name = "reduce_argmax_ui32_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg158: tensor<7x9xui32>, %arg159: tensor<7x9xi32>, %arg160: tensor<ui32>, %arg161: tensor<i32>):
    %167:2 = "stablehlo.reduce"(%arg158, %arg159, %arg160, %arg161) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg162: tensor<ui32>, %arg163: tensor<i32>, %arg164: tensor<ui32>, %arg165: tensor<i32>):
      %168 = "stablehlo.compare"(%arg162, %arg164) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %169 = "stablehlo.compare"(%arg162, %arg164) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %170 = "stablehlo.compare"(%arg163, %arg165) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %171 = "stablehlo.and"(%169, %170) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %172 = "stablehlo.or"(%168, %171) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %173 = "stablehlo.select"(%172, %arg162, %arg164) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %174 = "stablehlo.select"(%172, %arg163, %arg165) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%173, %174) : (tensor<ui32>, tensor<i32>) -> ()
    }) : (tensor<7x9xui32>, tensor<7x9xi32>, tensor<ui32>, tensor<i32>) -> (tensor<7xui32>, tensor<7xi32>)
    "func.return"(%167#0, %167#1) : (tensor<7xui32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xui64>, tensor<7x9xi32>, tensor<ui64>, tensor<i32>) -> (tensor<9xui64>, tensor<9xi32>), sym_name = "reduce_argmax_ui64_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg150: tensor<7x9xui64>, %arg151: tensor<7x9xi32>, %arg152: tensor<ui64>, %arg153: tensor<i32>):
    %159:2 = "stablehlo.reduce"(%arg150, %arg151, %arg152, %arg153) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg154: tensor<ui64>, %arg155: tensor<i32>, %arg156: tensor<ui64>, %arg157: tensor<i32>):
      %160 = "stablehlo.compare"(%arg154, %arg156) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %161 = "stablehlo.compare"(%arg154, %arg156) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %162 = "stablehlo.compare"(%arg155, %arg157) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %163 = "stablehlo.and"(%161, %162) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %164 = "stablehlo.or"(%160, %163) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %165 = "stablehlo.select"(%164, %arg154, %arg156) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %166 = "stablehlo.select"(%164, %arg155, %arg157) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%165, %166) : (tensor<ui64>, tensor<i32>) -> ()
    }) : (tensor<7x9xui64>, tensor<7x9xi32>, tensor<ui64>, tensor<i32>) -> (tensor<9xui64>, tensor<9xi32>)
    "func.return"(%159#0, %159#1) : (tensor<9xui64>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xui64>, tensor<7x9xi32>, tensor<ui64>, tensor<i32>) -> (tensor<7xui64>, tensor<7xi32>), sym_name = "reduce_argmax_ui64_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg142: tensor<7x9xui64>, %arg143: tensor<7x9xi32>, %arg144: tensor<ui64>, %arg145: tensor<i32>):
    %151:2 = "stablehlo.reduce"(%arg142, %arg143, %arg144, %arg145) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg146: tensor<ui64>, %arg147: tensor<i32>, %arg148: tensor<ui64>, %arg149: tensor<i32>):
      %152 = "stablehlo.compare"(%arg146, %arg148) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %153 = "stablehlo.compare"(%arg146, %arg148) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %154 = "stablehlo.compare"(%arg147, %arg149) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %155 = "stablehlo.and"(%153, %154) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %156 = "stablehlo.or"(%152, %155) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %157 = "stablehlo.select"(%156, %arg146, %arg148) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %158 = "stablehlo.select"(%156, %arg147, %arg149) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%157, %158) : (tensor<ui64>, tensor<i32>) -> ()
    }) : (tensor<7x9xui64>, tensor<7x9xi32>, tensor<ui64>, tensor<i32>) -> (tensor<7xui64>, tensor<7xi32>)
    "func.return"(%151#0, %151#1) : (tensor<7xui64>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xf16>, tensor<7x9xi32>, tensor<f16>, tensor<i32>) -> (tensor<9xf16>, tensor<9xi32>), sym_name = "reduce_argmax_f16_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg134: tensor<7x9xf16>, %arg135: tensor<7x9xi32>, %arg136: tensor<f16>, %arg137: tensor<i32>):
    %143:2 = "stablehlo.reduce"(%arg134, %arg135, %arg136, %arg137) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg138: tensor<f16>, %arg139: tensor<i32>, %arg140: tensor<f16>, %arg141: tensor<i32>):
      %144 = "stablehlo.compare"(%arg138, %arg140) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %145 = "stablehlo.compare"(%arg138, %arg140) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %146 = "stablehlo.compare"(%arg139, %arg141) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %147 = "stablehlo.and"(%145, %146) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %148 = "stablehlo.or"(%144, %147) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %149 = "stablehlo.select"(%148, %arg138, %arg140) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %150 = "stablehlo.select"(%148, %arg139, %arg141) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%149, %150) : (tensor<f16>, tensor<i32>) -> ()
    }) : (tensor<7x9xf16>, tensor<7x9xi32>, tensor<f16>, tensor<i32>) -> (tensor<9xf16>, tensor<9xi32>)
    "func.return"(%143#0, %143#1) : (tensor<9xf16>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xf16>, tensor<7x9xi32>, tensor<f16>, tensor<i32>) -> (tensor<7xf16>, tensor<7xi32>), sym_name = "reduce_argmax_f16_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg126: tensor<7x9xf16>, %arg127: tensor<7x9xi32>, %arg128: tensor<f16>, %arg129: tensor<i32>):
    %135:2 = "stablehlo.reduce"(%arg126, %arg127, %arg128, %arg129) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg130: tensor<f16>, %arg131: tensor<i32>, %arg132: tensor<f16>, %arg133: tensor<i32>):
      %136 = "stablehlo.compare"(%arg130, %arg132) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %137 = "stablehlo.compare"(%arg130, %arg132) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %138 = "stablehlo.compare"(%arg131, %arg133) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %139 = "stablehlo.and"(%137, %138) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %140 = "stablehlo.or"(%136, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %141 = "stablehlo.select"(%140, %arg130, %arg132) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %142 = "stablehlo.select"(%140, %arg131, %arg133) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%141, %142) : (tensor<f16>, tensor<i32>) -> ()
    }) : (tensor<7x9xf16>, tensor<7x9xi32>, tensor<f16>, tensor<i32>) -> (tensor<7xf16>, tensor<7xi32>)
    "func.return"(%135#0, %135#1) : (tensor<7xf16>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xbf16>, tensor<7x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<9xbf16>, tensor<9xi32>), sym_name = "reduce_argmax_bf16_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg118: tensor<7x9xbf16>, %arg119: tensor<7x9xi32>, %arg120: tensor<bf16>, %arg121: tensor<i32>):
    %127:2 = "stablehlo.reduce"(%arg118, %arg119, %arg120, %arg121) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg122: tensor<bf16>, %arg123: tensor<i32>, %arg124: tensor<bf16>, %arg125: tensor<i32>):
      %128 = "stablehlo.compare"(%arg122, %arg124) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %129 = "stablehlo.compare"(%arg122, %arg124) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %130 = "stablehlo.compare"(%arg123, %arg125) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %131 = "stablehlo.and"(%129, %130) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %132 = "stablehlo.or"(%128, %131) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %133 = "stablehlo.select"(%132, %arg122, %arg124) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %134 = "stablehlo.select"(%132, %arg123, %arg125) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%133, %134) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<9xbf16>, tensor<9xi32>)
    "func.return"(%127#0, %127#1) : (tensor<9xbf16>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xbf16>, tensor<7x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<7xbf16>, tensor<7xi32>), sym_name = "reduce_argmax_bf16_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg110: tensor<7x9xbf16>, %arg111: tensor<7x9xi32>, %arg112: tensor<bf16>, %arg113: tensor<i32>):
    %119:2 = "stablehlo.reduce"(%arg110, %arg111, %arg112, %arg113) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg114: tensor<bf16>, %arg115: tensor<i32>, %arg116: tensor<bf16>, %arg117: tensor<i32>):
      %120 = "stablehlo.compare"(%arg114, %arg116) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %121 = "stablehlo.compare"(%arg114, %arg116) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %122 = "stablehlo.compare"(%arg115, %arg117) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %123 = "stablehlo.and"(%121, %122) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %124 = "stablehlo.or"(%120, %123) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %125 = "stablehlo.select"(%124, %arg114, %arg116) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %126 = "stablehlo.select"(%124, %arg115, %arg117) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%125, %126) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<7xbf16>, tensor<7xi32>)
    "func.return"(%119#0, %119#1) : (tensor<7xbf16>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xf32>, tensor<7x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<9xf32>, tensor<9xi32>), sym_name = "reduce_argmax_f32_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg102: tensor<7x9xf32>, %arg103: tensor<7x9xi32>, %arg104: tensor<f32>, %arg105: tensor<i32>):
    %111:2 = "stablehlo.reduce"(%arg102, %arg103, %arg104, %arg105) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<i32>, %arg108: tensor<f32>, %arg109: tensor<i32>):
      %112 = "stablehlo.compare"(%arg106, %arg108) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %113 = "stablehlo.compare"(%arg106, %arg108) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %114 = "stablehlo.compare"(%arg107, %arg109) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %115 = "stablehlo.and"(%113, %114) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %116 = "stablehlo.or"(%112, %115) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %117 = "stablehlo.select"(%116, %arg106, %arg108) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %118 = "stablehlo.select"(%116, %arg107, %arg109) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%117, %118) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<7x9xf32>, tensor<7x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<9xf32>, tensor<9xi32>)
    "func.return"(%111#0, %111#1) : (tensor<9xf32>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xf32>, tensor<7x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>), sym_name = "reduce_argmax_f32_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg94: tensor<7x9xf32>, %arg95: tensor<7x9xi32>, %arg96: tensor<f32>, %arg97: tensor<i32>):
    %103:2 = "stablehlo.reduce"(%arg94, %arg95, %arg96, %arg97) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<i32>, %arg100: tensor<f32>, %arg101: tensor<i32>):
      %104 = "stablehlo.compare"(%arg98, %arg100) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %105 = "stablehlo.compare"(%arg98, %arg100) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %106 = "stablehlo.compare"(%arg99, %arg101) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %107 = "stablehlo.and"(%105, %106) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %108 = "stablehlo.or"(%104, %107) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %109 = "stablehlo.select"(%108, %arg98, %arg100) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %110 = "stablehlo.select"(%108, %arg99, %arg101) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%109, %110) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<7x9xf32>, tensor<7x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
    "func.return"(%103#0, %103#1) : (tensor<7xf32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xf64>, tensor<7x9xi32>, tensor<f64>, tensor<i32>) -> (tensor<9xf64>, tensor<9xi32>), sym_name = "reduce_argmax_f64_axis0", sym_visibility = "public"}> ({
  ^bb0(%arg86: tensor<7x9xf64>, %arg87: tensor<7x9xi32>, %arg88: tensor<f64>, %arg89: tensor<i32>):
    %95:2 = "stablehlo.reduce"(%arg86, %arg87, %arg88, %arg89) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg90: tensor<f64>, %arg91: tensor<i32>, %arg92: tensor<f64>, %arg93: tensor<i32>):
      %96 = "stablehlo.compare"(%arg90, %arg92) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %97 = "stablehlo.compare"(%arg90, %arg92) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %98 = "stablehlo.compare"(%arg91, %arg93) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %99 = "stablehlo.and"(%97, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %100 = "stablehlo.or"(%96, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %101 = "stablehlo.select"(%100, %arg90, %arg92) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %102 = "stablehlo.select"(%100, %arg91, %arg93) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%101, %102) : (tensor<f64>, tensor<i32>) -> ()
    }) : (tensor<7x9xf64>, tensor<7x9xi32>, tensor<f64>, tensor<i32>) -> (tensor<9xf64>, tensor<9xi32>)
    "func.return"(%95#0, %95#1) : (tensor<9xf64>, tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x9xf64>, tensor<7x9xi32>, tensor<f64>, tensor<i32>) -> (tensor<7xf64>, tensor<7xi32>), sym_name = "reduce_argmax_f64_axis1", sym_visibility = "public"}> ({
  ^bb0(%arg78: tensor<7x9xf64>, %arg79: tensor<7x9xi32>, %arg80: tensor<f64>, %arg81: tensor<i32>):
    %87:2 = "stablehlo.reduce"(%arg78, %arg79, %arg80, %arg81) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg82: tensor<f64>, %arg83: tensor<i32>, %arg84: tensor<f64>, %arg85: tensor<i32>):
      %88 = "stablehlo.compare"(%arg82, %arg84) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %89 = "stablehlo.compare"(%arg82, %arg84) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %90 = "stablehlo.compare"(%arg83, %arg85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %91 = "stablehlo.and"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %92 = "stablehlo.or"(%88, %91) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %93 = "stablehlo.select"(%92, %arg82, %arg84) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %94 = "stablehlo.select"(%92, %arg83, %arg85) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%93, %94) : (tensor<f64>, tensor<i32>) -> ()
    }) : (tensor<7x9xf64>, tensor<7x9xi32>, tensor<f64>, tensor<i32>) -> (tensor<7xf64>, tensor<7xi32>)
    "func.return"(%87#0, %87#1) : (tensor<7xf64>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x23xf32>, tensor<f32>) -> tensor<5xf32>, sym_name = "reduce_logaddexp_1", sym_visibility = "public"}> ({
  ^bb0(%arg74: tensor<5x23xf32>, %arg75: tensor<f32>):
    %79 = "stablehlo.reduce"(%arg74, %arg75) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %80 = "stablehlo.maximum"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %81 = "stablehlo.subtract"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %82 = "stablehlo.abs"(%81) : (tensor<f32>) -> tensor<f32>
      %83 = "stablehlo.negate"(%82) : (tensor<f32>) -> tensor<f32>
      %84 = "stablehlo.exponential"(%83) : (tensor<f32>) -> tensor<f32>
      %85 = "stablehlo.log_plus_one"(%84) : (tensor<f32>) -> tensor<f32>
      %86 = "stablehlo.add"(%80, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%86) : (tensor<f32>) -> ()
    }) : (tensor<5x23xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%79) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x23xf32>, tensor<f32>) -> tensor<23xf32>, sym_name = "reduce_logaddexp_0", sym_visibility = "public"}> ({
  ^bb0(%arg70: tensor<5x23xf32>, %arg71: tensor<f32>):
    %71 = "stablehlo.reduce"(%arg70, %arg71) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %72 = "stablehlo.maximum"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %73 = "stablehlo.subtract"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %74 = "stablehlo.abs"(%73) : (tensor<f32>) -> tensor<f32>
      %75 = "stablehlo.negate"(%74) : (tensor<f32>) -> tensor<f32>
      %76 = "stablehlo.exponential"(%75) : (tensor<f32>) -> tensor<f32>
      %77 = "stablehlo.log_plus_one"(%76) : (tensor<f32>) -> tensor<f32>
      %78 = "stablehlo.add"(%72, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%78) : (tensor<f32>) -> ()
    }) : (tensor<5x23xf32>, tensor<f32>) -> tensor<23xf32>
    "func.return"(%71) : (tensor<23xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x23xf32>, tensor<f32>) -> tensor<f32>, sym_name = "reduce_logaddexp_0x1", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<5x23xf32>, %arg67: tensor<f32>):
    %63 = "stablehlo.reduce"(%arg66, %arg67) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %64 = "stablehlo.maximum"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %65 = "stablehlo.subtract"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %66 = "stablehlo.abs"(%65) : (tensor<f32>) -> tensor<f32>
      %67 = "stablehlo.negate"(%66) : (tensor<f32>) -> tensor<f32>
      %68 = "stablehlo.exponential"(%67) : (tensor<f32>) -> tensor<f32>
      %69 = "stablehlo.log_plus_one"(%68) : (tensor<f32>) -> tensor<f32>
      %70 = "stablehlo.add"(%64, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<5x23xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%63) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>), sym_name = "reduce_complex_product_1", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<4x5xf32>, %arg59: tensor<4x5xf32>, %arg60: tensor<f32>, %arg61: tensor<f32>):
    %56:2 = "stablehlo.reduce"(%arg58, %arg59, %arg60, %arg61) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>, %arg64: tensor<f32>, %arg65: tensor<f32>):
      %57 = "stablehlo.multiply"(%arg62, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %58 = "stablehlo.multiply"(%arg63, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %59 = "stablehlo.subtract"(%57, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %60 = "stablehlo.multiply"(%arg62, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %61 = "stablehlo.multiply"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59, %62) : (tensor<f32>, tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    "func.return"(%56#0, %56#1) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>), sym_name = "reduce_complex_product_0", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<4x5xf32>, %arg51: tensor<4x5xf32>, %arg52: tensor<f32>, %arg53: tensor<f32>):
    %49:2 = "stablehlo.reduce"(%arg50, %arg51, %arg52, %arg53) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>, %arg56: tensor<f32>, %arg57: tensor<f32>):
      %50 = "stablehlo.multiply"(%arg54, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %51 = "stablehlo.multiply"(%arg55, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %52 = "stablehlo.subtract"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %53 = "stablehlo.multiply"(%arg54, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %54 = "stablehlo.multiply"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52, %55) : (tensor<f32>, tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>)
    "func.return"(%49#0, %49#1) : (tensor<5xf32>, tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>), sym_name = "reduce_complex_product_1x0", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<4x5xf32>, %arg43: tensor<4x5xf32>, %arg44: tensor<f32>, %arg45: tensor<f32>):
    %42:2 = "stablehlo.reduce"(%arg42, %arg43, %arg44, %arg45) <{dimensions = array<i64: 1, 0>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>, %arg48: tensor<f32>, %arg49: tensor<f32>):
      %43 = "stablehlo.multiply"(%arg46, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %44 = "stablehlo.multiply"(%arg47, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %45 = "stablehlo.subtract"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %46 = "stablehlo.multiply"(%arg46, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %47 = "stablehlo.multiply"(%arg47, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %48 = "stablehlo.add"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45, %48) : (tensor<f32>, tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    "func.return"(%42#0, %42#1) : (tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x11xi32>, tensor<i32>) -> tensor<6xi32>, sym_name = "reduce_xnor", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<6x11xi32>, %arg39: tensor<i32>):
    %39 = "stablehlo.reduce"(%arg38, %arg39) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      %40 = "stablehlo.xor"(%arg40, %arg41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %41 = "stablehlo.not"(%40) : (tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%41) : (tensor<i32>) -> ()
    }) : (tensor<6x11xi32>, tensor<i32>) -> tensor<6xi32>
    "func.return"(%39) : (tensor<6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x11xi32>, tensor<i32>) -> tensor<11xi32>, sym_name = "reduce_add_plus_one", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<6x11xi32>, %arg35: tensor<i32>):
    %35 = "stablehlo.reduce"(%arg34, %arg35) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg36: tensor<i32>, %arg37: tensor<i32>):
      %36 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %37 = "stablehlo.add"(%arg36, %arg37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %38 = "stablehlo.add"(%37, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%38) : (tensor<i32>) -> ()
    }) : (tensor<6x11xi32>, tensor<i32>) -> tensor<11xi32>
    "func.return"(%35) : (tensor<11xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x9xf32>, tensor<4x9xf64>, tensor<4x9xi32>, tensor<f32>, tensor<f64>, tensor<i32>) -> (tensor<4xf32>, tensor<4xf64>, tensor<4xi32>), sym_name = "reduce_three_types", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<4x9xf32>, %arg23: tensor<4x9xf64>, %arg24: tensor<4x9xi32>, %arg25: tensor<f32>, %arg26: tensor<f64>, %arg27: tensor<i32>):
    %31:3 = "stablehlo.reduce"(%arg22, %arg23, %arg24, %arg25, %arg26, %arg27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f64>, %arg30: tensor<i32>, %arg31: tensor<f32>, %arg32: tensor<f64>, %arg33: tensor<i32>):
      %32 = "stablehlo.add"(%arg28, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %33 = "stablehlo.maximum"(%arg29, %arg32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %34 = "stablehlo.multiply"(%arg30, %arg33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%32, %33, %34) : (tensor<f32>, tensor<f64>, tensor<i32>) -> ()
    }) : (tensor<4x9xf32>, tensor<4x9xf64>, tensor<4x9xi32>, tensor<f32>, tensor<f64>, tensor<i32>) -> (tensor<4xf32>, tensor<4xf64>, tensor<4xi32>)
    "func.return"(%31#0, %31#1, %31#2) : (tensor<4xf32>, tensor<4xf64>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x0xf32>, tensor<4x0xf64>, tensor<4x0xi32>, tensor<f32>, tensor<f64>, tensor<i32>) -> (tensor<4xf32>, tensor<4xf64>, tensor<4xi32>), sym_name = "reduce_three_types_empty", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<4x0xf32>, %arg11: tensor<4x0xf64>, %arg12: tensor<4x0xi32>, %arg13: tensor<f32>, %arg14: tensor<f64>, %arg15: tensor<i32>):
    %27:3 = "stablehlo.reduce"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg15) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f64>, %arg18: tensor<i32>, %arg19: tensor<f32>, %arg20: tensor<f64>, %arg21: tensor<i32>):
      %28 = "stablehlo.add"(%arg16, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %29 = "stablehlo.maximum"(%arg17, %arg20) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %30 = "stablehlo.multiply"(%arg18, %arg21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%28, %29, %30) : (tensor<f32>, tensor<f64>, tensor<i32>) -> ()
    }) : (tensor<4x0xf32>, tensor<4x0xf64>, tensor<4x0xi32>, tensor<f32>, tensor<f64>, tensor<i32>) -> (tensor<4xf32>, tensor<4xf64>, tensor<4xi32>)
    "func.return"(%27#0, %27#1, %27#2) : (tensor<4xf32>, tensor<4xf64>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x19xf32>) -> (tensor<6x19xf32>, tensor<6xf32>), sym_name = "reduce_softmax", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<6x19xf32>):
    %16 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%arg5, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %26 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<6x19xf32>, tensor<f32>) -> tensor<6xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x19xf32>
    %20 = "stablehlo.subtract"(%arg5, %19) : (tensor<6x19xf32>, tensor<6x19xf32>) -> tensor<6x19xf32>
    %21 = "stablehlo.exponential"(%20) : (tensor<6x19xf32>) -> tensor<6x19xf32>
    %22 = "stablehlo.reduce"(%21, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %25 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<6x19xf32>, tensor<f32>) -> tensor<6xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x19xf32>
    %24 = "stablehlo.divide"(%21, %23) : (tensor<6x19xf32>, tensor<6x19xf32>) -> tensor<6x19xf32>
    "func.return"(%24, %18) : (tensor<6x19xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x19xf32>) -> tensor<6x19xf32>, sym_name = "reduce_layer_norm", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x19xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.900000e+01> : tensor<6xf32>}> : () -> tensor<6xf32>
    %2 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<6xf32>}> : () -> tensor<6xf32>
    %3 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %15 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<6x19xf32>, tensor<f32>) -> tensor<6xf32>
    %4 = "stablehlo.divide"(%3, %1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x19xf32>
    %6 = "stablehlo.subtract"(%arg0, %5) : (tensor<6x19xf32>, tensor<6x19xf32>) -> tensor<6x19xf32>
    %7 = "stablehlo.multiply"(%6, %6) : (tensor<6x19xf32>, tensor<6x19xf32>) -> tensor<6x19xf32>
    %8 = "stablehlo.reduce"(%7, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %14 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<6x19xf32>, tensor<f32>) -> tensor<6xf32>
    %9 = "stablehlo.divide"(%8, %1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %10 = "stablehlo.add"(%9, %2) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %11 = "stablehlo.rsqrt"(%10) : (tensor<6xf32>) -> tensor<6xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x19xf32>
    %13 = "stablehlo.multiply"(%6, %12) : (tensor<6x19xf32>, tensor<6x19xf32>) -> tensor<6x19xf32>
    "func.return"(%13) : (tensor<6x19xf32>) -> ()
  }) : () -> ()
}) : () -> ()
