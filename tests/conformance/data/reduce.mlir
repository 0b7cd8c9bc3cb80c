"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_add_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1332: tensor<3x4x5xi1>):
    %1309 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1310 = "stablehlo.reduce"(%arg1332, %1309) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1337: tensor<i1>, %arg1338: tensor<i1>):
      %1315 = "stablehlo.add"(%arg1337, %arg1338) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1315) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1311 = "stablehlo.reduce"(%arg1332, %1309) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1335: tensor<i1>, %arg1336: tensor<i1>):
      %1314 = "stablehlo.add"(%arg1335, %arg1336) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1314) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1312 = "stablehlo.reduce"(%arg1332, %1309) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1333: tensor<i1>, %arg1334: tensor<i1>):
      %1313 = "stablehlo.add"(%arg1333, %arg1334) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1313) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1310, %1311, %1312) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_multiply_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1325: tensor<3x4x5xi1>):
    %1302 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %1303 = "stablehlo.reduce"(%arg1325, %1302) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1330: tensor<i1>, %arg1331: tensor<i1>):
      %1308 = "stablehlo.multiply"(%arg1330, %arg1331) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1308) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1304 = "stablehlo.reduce"(%arg1325, %1302) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1328: tensor<i1>, %arg1329: tensor<i1>):
      %1307 = "stablehlo.multiply"(%arg1328, %arg1329) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1307) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1305 = "stablehlo.reduce"(%arg1325, %1302) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1326: tensor<i1>, %arg1327: tensor<i1>):
      %1306 = "stablehlo.multiply"(%arg1326, %arg1327) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1306) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1303, %1304, %1305) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_maximum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1318: tensor<3x4x5xi1>):
    %1295 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1296 = "stablehlo.reduce"(%arg1318, %1295) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1323: tensor<i1>, %arg1324: tensor<i1>):
      %1301 = "stablehlo.maximum"(%arg1323, %arg1324) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1301) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1297 = "stablehlo.reduce"(%arg1318, %1295) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1321: tensor<i1>, %arg1322: tensor<i1>):
      %1300 = "stablehlo.maximum"(%arg1321, %arg1322) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1300) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1298 = "stablehlo.reduce"(%arg1318, %1295) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1319: tensor<i1>, %arg1320: tensor<i1>):
      %1299 = "stablehlo.maximum"(%arg1319, %arg1320) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1299) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1296, %1297, %1298) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_minimum_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1311: tensor<3x4x5xi1>):
    %1288 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %1289 = "stablehlo.reduce"(%arg1311, %1288) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1316: tensor<i1>, %arg1317: tensor<i1>):
      %1294 = "stablehlo.minimum"(%arg1316, %arg1317) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1294) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1290 = "stablehlo.reduce"(%arg1311, %1288) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1314: tensor<i1>, %arg1315: tensor<i1>):
      %1293 = "stablehlo.minimum"(%arg1314, %arg1315) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1293) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1291 = "stablehlo.reduce"(%arg1311, %1288) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1312: tensor<i1>, %arg1313: tensor<i1>):
      %1292 = "stablehlo.minimum"(%arg1312, %arg1313) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1292) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1289, %1290, %1291) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_and_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1304: tensor<3x4x5xi1>):
    %1281 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %1282 = "stablehlo.reduce"(%arg1304, %1281) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1309: tensor<i1>, %arg1310: tensor<i1>):
      %1287 = "stablehlo.and"(%arg1309, %arg1310) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1287) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1283 = "stablehlo.reduce"(%arg1304, %1281) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1307: tensor<i1>, %arg1308: tensor<i1>):
      %1286 = "stablehlo.and"(%arg1307, %arg1308) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1286) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1284 = "stablehlo.reduce"(%arg1304, %1281) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1305: tensor<i1>, %arg1306: tensor<i1>):
      %1285 = "stablehlo.and"(%arg1305, %arg1306) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1285) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1282, %1283, %1284) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_or_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1297: tensor<3x4x5xi1>):
    %1274 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1275 = "stablehlo.reduce"(%arg1297, %1274) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1302: tensor<i1>, %arg1303: tensor<i1>):
      %1280 = "stablehlo.or"(%arg1302, %arg1303) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1280) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1276 = "stablehlo.reduce"(%arg1297, %1274) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1300: tensor<i1>, %arg1301: tensor<i1>):
      %1279 = "stablehlo.or"(%arg1300, %arg1301) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1279) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1277 = "stablehlo.reduce"(%arg1297, %1274) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1298: tensor<i1>, %arg1299: tensor<i1>):
      %1278 = "stablehlo.or"(%arg1298, %arg1299) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1278) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1275, %1276, %1277) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi1>) -> (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>), sym_name = "reduce_xor_i1", sym_visibility = "public"}> ({
  ^bb0(%arg1290: tensor<3x4x5xi1>):
    %1267 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1268 = "stablehlo.reduce"(%arg1290, %1267) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1295: tensor<i1>, %arg1296: tensor<i1>):
      %1273 = "stablehlo.xor"(%arg1295, %arg1296) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1273) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1269 = "stablehlo.reduce"(%arg1290, %1267) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1293: tensor<i1>, %arg1294: tensor<i1>):
      %1272 = "stablehlo.xor"(%arg1293, %arg1294) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1272) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %1270 = "stablehlo.reduce"(%arg1290, %1267) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1291: tensor<i1>, %arg1292: tensor<i1>):
      %1271 = "stablehlo.xor"(%arg1291, %arg1292) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1271) : (tensor<i1>) -> ()
    }) : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%1268, %1269, %1270) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_add_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1283: tensor<3x4x5xi8>):
    %1260 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %1261 = "stablehlo.reduce"(%arg1283, %1260) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1288: tensor<i8>, %arg1289: tensor<i8>):
      %1266 = "stablehlo.add"(%arg1288, %arg1289) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1266) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1262 = "stablehlo.reduce"(%arg1283, %1260) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1286: tensor<i8>, %arg1287: tensor<i8>):
      %1265 = "stablehlo.add"(%arg1286, %arg1287) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1265) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1263 = "stablehlo.reduce"(%arg1283, %1260) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1284: tensor<i8>, %arg1285: tensor<i8>):
      %1264 = "stablehlo.add"(%arg1284, %arg1285) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1264) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1261, %1262, %1263) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_multiply_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1276: tensor<3x4x5xi8>):
    %1253 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %1254 = "stablehlo.reduce"(%arg1276, %1253) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1281: tensor<i8>, %arg1282: tensor<i8>):
      %1259 = "stablehlo.multiply"(%arg1281, %arg1282) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1259) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1255 = "stablehlo.reduce"(%arg1276, %1253) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1279: tensor<i8>, %arg1280: tensor<i8>):
      %1258 = "stablehlo.multiply"(%arg1279, %arg1280) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1258) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1256 = "stablehlo.reduce"(%arg1276, %1253) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1277: tensor<i8>, %arg1278: tensor<i8>):
      %1257 = "stablehlo.multiply"(%arg1277, %arg1278) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1257) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1254, %1255, %1256) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_maximum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1269: tensor<3x4x5xi8>):
    %1246 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %1247 = "stablehlo.reduce"(%arg1269, %1246) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1274: tensor<i8>, %arg1275: tensor<i8>):
      %1252 = "stablehlo.maximum"(%arg1274, %arg1275) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1252) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1248 = "stablehlo.reduce"(%arg1269, %1246) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1272: tensor<i8>, %arg1273: tensor<i8>):
      %1251 = "stablehlo.maximum"(%arg1272, %arg1273) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1251) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1249 = "stablehlo.reduce"(%arg1269, %1246) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1270: tensor<i8>, %arg1271: tensor<i8>):
      %1250 = "stablehlo.maximum"(%arg1270, %arg1271) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1250) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1247, %1248, %1249) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_minimum_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1262: tensor<3x4x5xi8>):
    %1239 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %1240 = "stablehlo.reduce"(%arg1262, %1239) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1267: tensor<i8>, %arg1268: tensor<i8>):
      %1245 = "stablehlo.minimum"(%arg1267, %arg1268) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1245) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1241 = "stablehlo.reduce"(%arg1262, %1239) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1265: tensor<i8>, %arg1266: tensor<i8>):
      %1244 = "stablehlo.minimum"(%arg1265, %arg1266) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1244) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1242 = "stablehlo.reduce"(%arg1262, %1239) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1263: tensor<i8>, %arg1264: tensor<i8>):
      %1243 = "stablehlo.minimum"(%arg1263, %arg1264) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1243) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1240, %1241, %1242) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_and_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1255: tensor<3x4x5xi8>):
    %1232 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %1233 = "stablehlo.reduce"(%arg1255, %1232) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1260: tensor<i8>, %arg1261: tensor<i8>):
      %1238 = "stablehlo.and"(%arg1260, %arg1261) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1238) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1234 = "stablehlo.reduce"(%arg1255, %1232) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1258: tensor<i8>, %arg1259: tensor<i8>):
      %1237 = "stablehlo.and"(%arg1258, %arg1259) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1237) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1235 = "stablehlo.reduce"(%arg1255, %1232) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1256: tensor<i8>, %arg1257: tensor<i8>):
      %1236 = "stablehlo.and"(%arg1256, %arg1257) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1236) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1233, %1234, %1235) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_or_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1248: tensor<3x4x5xi8>):
    %1225 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %1226 = "stablehlo.reduce"(%arg1248, %1225) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1253: tensor<i8>, %arg1254: tensor<i8>):
      %1231 = "stablehlo.or"(%arg1253, %arg1254) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1231) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1227 = "stablehlo.reduce"(%arg1248, %1225) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1251: tensor<i8>, %arg1252: tensor<i8>):
      %1230 = "stablehlo.or"(%arg1251, %arg1252) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1230) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1228 = "stablehlo.reduce"(%arg1248, %1225) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1249: tensor<i8>, %arg1250: tensor<i8>):
      %1229 = "stablehlo.or"(%arg1249, %arg1250) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1229) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1226, %1227, %1228) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi8>) -> (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>), sym_name = "reduce_xor_i8", sym_visibility = "public"}> ({
  ^bb0(%arg1241: tensor<3x4x5xi8>):
    %1218 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %1219 = "stablehlo.reduce"(%arg1241, %1218) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1246: tensor<i8>, %arg1247: tensor<i8>):
      %1224 = "stablehlo.xor"(%arg1246, %arg1247) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1224) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
    %1220 = "stablehlo.reduce"(%arg1241, %1218) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1244: tensor<i8>, %arg1245: tensor<i8>):
      %1223 = "stablehlo.xor"(%arg1244, %arg1245) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1223) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %1221 = "stablehlo.reduce"(%arg1241, %1218) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1242: tensor<i8>, %arg1243: tensor<i8>):
      %1222 = "stablehlo.xor"(%arg1242, %arg1243) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%1222) : (tensor<i8>) -> ()
    }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%1219, %1220, %1221) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_add_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1234: tensor<3x4x5xi16>):
    %1211 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %1212 = "stablehlo.reduce"(%arg1234, %1211) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1239: tensor<i16>, %arg1240: tensor<i16>):
      %1217 = "stablehlo.add"(%arg1239, %arg1240) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1217) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1213 = "stablehlo.reduce"(%arg1234, %1211) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1237: tensor<i16>, %arg1238: tensor<i16>):
      %1216 = "stablehlo.add"(%arg1237, %arg1238) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1216) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1214 = "stablehlo.reduce"(%arg1234, %1211) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1235: tensor<i16>, %arg1236: tensor<i16>):
      %1215 = "stablehlo.add"(%arg1235, %arg1236) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1215) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1212, %1213, %1214) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_multiply_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1227: tensor<3x4x5xi16>):
    %1204 = "stablehlo.constant"() <{value = dense<1> : tensor<i16>}> : () -> tensor<i16>
    %1205 = "stablehlo.reduce"(%arg1227, %1204) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1232: tensor<i16>, %arg1233: tensor<i16>):
      %1210 = "stablehlo.multiply"(%arg1232, %arg1233) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1210) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1206 = "stablehlo.reduce"(%arg1227, %1204) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1230: tensor<i16>, %arg1231: tensor<i16>):
      %1209 = "stablehlo.multiply"(%arg1230, %arg1231) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1209) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1207 = "stablehlo.reduce"(%arg1227, %1204) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1228: tensor<i16>, %arg1229: tensor<i16>):
      %1208 = "stablehlo.multiply"(%arg1228, %arg1229) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1208) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1205, %1206, %1207) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_maximum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1220: tensor<3x4x5xi16>):
    %1197 = "stablehlo.constant"() <{value = dense<-32768> : tensor<i16>}> : () -> tensor<i16>
    %1198 = "stablehlo.reduce"(%arg1220, %1197) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1225: tensor<i16>, %arg1226: tensor<i16>):
      %1203 = "stablehlo.maximum"(%arg1225, %arg1226) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1203) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1199 = "stablehlo.reduce"(%arg1220, %1197) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1223: tensor<i16>, %arg1224: tensor<i16>):
      %1202 = "stablehlo.maximum"(%arg1223, %arg1224) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1202) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1200 = "stablehlo.reduce"(%arg1220, %1197) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1221: tensor<i16>, %arg1222: tensor<i16>):
      %1201 = "stablehlo.maximum"(%arg1221, %arg1222) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1201) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1198, %1199, %1200) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_minimum_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1213: tensor<3x4x5xi16>):
    %1190 = "stablehlo.constant"() <{value = dense<32767> : tensor<i16>}> : () -> tensor<i16>
    %1191 = "stablehlo.reduce"(%arg1213, %1190) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1218: tensor<i16>, %arg1219: tensor<i16>):
      %1196 = "stablehlo.minimum"(%arg1218, %arg1219) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1196) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1192 = "stablehlo.reduce"(%arg1213, %1190) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1216: tensor<i16>, %arg1217: tensor<i16>):
      %1195 = "stablehlo.minimum"(%arg1216, %arg1217) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1195) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1193 = "stablehlo.reduce"(%arg1213, %1190) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1214: tensor<i16>, %arg1215: tensor<i16>):
      %1194 = "stablehlo.minimum"(%arg1214, %arg1215) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1194) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1191, %1192, %1193) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_and_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1206: tensor<3x4x5xi16>):
    %1183 = "stablehlo.constant"() <{value = dense<-1> : tensor<i16>}> : () -> tensor<i16>
    %1184 = "stablehlo.reduce"(%arg1206, %1183) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1211: tensor<i16>, %arg1212: tensor<i16>):
      %1189 = "stablehlo.and"(%arg1211, %arg1212) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1189) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1185 = "stablehlo.reduce"(%arg1206, %1183) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1209: tensor<i16>, %arg1210: tensor<i16>):
      %1188 = "stablehlo.and"(%arg1209, %arg1210) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1188) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1186 = "stablehlo.reduce"(%arg1206, %1183) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1207: tensor<i16>, %arg1208: tensor<i16>):
      %1187 = "stablehlo.and"(%arg1207, %arg1208) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1187) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1184, %1185, %1186) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_or_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1199: tensor<3x4x5xi16>):
    %1176 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %1177 = "stablehlo.reduce"(%arg1199, %1176) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1204: tensor<i16>, %arg1205: tensor<i16>):
      %1182 = "stablehlo.or"(%arg1204, %arg1205) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1182) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1178 = "stablehlo.reduce"(%arg1199, %1176) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1202: tensor<i16>, %arg1203: tensor<i16>):
      %1181 = "stablehlo.or"(%arg1202, %arg1203) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1181) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1179 = "stablehlo.reduce"(%arg1199, %1176) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1200: tensor<i16>, %arg1201: tensor<i16>):
      %1180 = "stablehlo.or"(%arg1200, %arg1201) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1180) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1177, %1178, %1179) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi16>) -> (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>), sym_name = "reduce_xor_i16", sym_visibility = "public"}> ({
  ^bb0(%arg1192: tensor<3x4x5xi16>):
    %1169 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %1170 = "stablehlo.reduce"(%arg1192, %1169) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1197: tensor<i16>, %arg1198: tensor<i16>):
      %1175 = "stablehlo.xor"(%arg1197, %arg1198) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1175) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
    %1171 = "stablehlo.reduce"(%arg1192, %1169) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1195: tensor<i16>, %arg1196: tensor<i16>):
      %1174 = "stablehlo.xor"(%arg1195, %arg1196) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1174) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    %1172 = "stablehlo.reduce"(%arg1192, %1169) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1193: tensor<i16>, %arg1194: tensor<i16>):
      %1173 = "stablehlo.xor"(%arg1193, %arg1194) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%1173) : (tensor<i16>) -> ()
    }) : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
    "func.return"(%1170, %1171, %1172) : (tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_add_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1185: tensor<3x4x5xi32>):
    %1162 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1163 = "stablehlo.reduce"(%arg1185, %1162) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1190: tensor<i32>, %arg1191: tensor<i32>):
      %1168 = "stablehlo.add"(%arg1190, %arg1191) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1168) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1164 = "stablehlo.reduce"(%arg1185, %1162) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1188: tensor<i32>, %arg1189: tensor<i32>):
      %1167 = "stablehlo.add"(%arg1188, %arg1189) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1167) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1165 = "stablehlo.reduce"(%arg1185, %1162) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1186: tensor<i32>, %arg1187: tensor<i32>):
      %1166 = "stablehlo.add"(%arg1186, %arg1187) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1166) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1163, %1164, %1165) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_multiply_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1178: tensor<3x4x5xi32>):
    %1155 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1156 = "stablehlo.reduce"(%arg1178, %1155) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1183: tensor<i32>, %arg1184: tensor<i32>):
      %1161 = "stablehlo.multiply"(%arg1183, %arg1184) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1161) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1157 = "stablehlo.reduce"(%arg1178, %1155) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1181: tensor<i32>, %arg1182: tensor<i32>):
      %1160 = "stablehlo.multiply"(%arg1181, %arg1182) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1160) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1158 = "stablehlo.reduce"(%arg1178, %1155) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1179: tensor<i32>, %arg1180: tensor<i32>):
      %1159 = "stablehlo.multiply"(%arg1179, %arg1180) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1159) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1156, %1157, %1158) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_maximum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1171: tensor<3x4x5xi32>):
    %1148 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %1149 = "stablehlo.reduce"(%arg1171, %1148) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1176: tensor<i32>, %arg1177: tensor<i32>):
      %1154 = "stablehlo.maximum"(%arg1176, %arg1177) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1154) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1150 = "stablehlo.reduce"(%arg1171, %1148) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1174: tensor<i32>, %arg1175: tensor<i32>):
      %1153 = "stablehlo.maximum"(%arg1174, %arg1175) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1153) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1151 = "stablehlo.reduce"(%arg1171, %1148) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1172: tensor<i32>, %arg1173: tensor<i32>):
      %1152 = "stablehlo.maximum"(%arg1172, %arg1173) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1152) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1149, %1150, %1151) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_minimum_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1164: tensor<3x4x5xi32>):
    %1141 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %1142 = "stablehlo.reduce"(%arg1164, %1141) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1169: tensor<i32>, %arg1170: tensor<i32>):
      %1147 = "stablehlo.minimum"(%arg1169, %arg1170) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1147) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1143 = "stablehlo.reduce"(%arg1164, %1141) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1167: tensor<i32>, %arg1168: tensor<i32>):
      %1146 = "stablehlo.minimum"(%arg1167, %arg1168) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1146) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1144 = "stablehlo.reduce"(%arg1164, %1141) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1165: tensor<i32>, %arg1166: tensor<i32>):
      %1145 = "stablehlo.minimum"(%arg1165, %arg1166) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1145) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1142, %1143, %1144) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_and_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1157: tensor<3x4x5xi32>):
    %1134 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %1135 = "stablehlo.reduce"(%arg1157, %1134) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1162: tensor<i32>, %arg1163: tensor<i32>):
      %1140 = "stablehlo.and"(%arg1162, %arg1163) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1140) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1136 = "stablehlo.reduce"(%arg1157, %1134) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1160: tensor<i32>, %arg1161: tensor<i32>):
      %1139 = "stablehlo.and"(%arg1160, %arg1161) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1139) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1137 = "stablehlo.reduce"(%arg1157, %1134) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1158: tensor<i32>, %arg1159: tensor<i32>):
      %1138 = "stablehlo.and"(%arg1158, %arg1159) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1138) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1135, %1136, %1137) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_or_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1150: tensor<3x4x5xi32>):
    %1127 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1128 = "stablehlo.reduce"(%arg1150, %1127) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1155: tensor<i32>, %arg1156: tensor<i32>):
      %1133 = "stablehlo.or"(%arg1155, %arg1156) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1133) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1129 = "stablehlo.reduce"(%arg1150, %1127) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1153: tensor<i32>, %arg1154: tensor<i32>):
      %1132 = "stablehlo.or"(%arg1153, %arg1154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1132) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1130 = "stablehlo.reduce"(%arg1150, %1127) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1151: tensor<i32>, %arg1152: tensor<i32>):
      %1131 = "stablehlo.or"(%arg1151, %arg1152) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1131) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1128, %1129, %1130) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>), sym_name = "reduce_xor_i32", sym_visibility = "public"}> ({
  ^bb0(%arg1143: tensor<3x4x5xi32>):
    %1120 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1121 = "stablehlo.reduce"(%arg1143, %1120) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1148: tensor<i32>, %arg1149: tensor<i32>):
      %1126 = "stablehlo.xor"(%arg1148, %arg1149) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1126) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1122 = "stablehlo.reduce"(%arg1143, %1120) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1146: tensor<i32>, %arg1147: tensor<i32>):
      %1125 = "stablehlo.xor"(%arg1146, %arg1147) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1125) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    %1123 = "stablehlo.reduce"(%arg1143, %1120) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1144: tensor<i32>, %arg1145: tensor<i32>):
      %1124 = "stablehlo.xor"(%arg1144, %arg1145) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1124) : (tensor<i32>) -> ()
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1121, %1122, %1123) : (tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_add_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1136: tensor<3x4x5xi64>):
    %1113 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1114 = "stablehlo.reduce"(%arg1136, %1113) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1141: tensor<i64>, %arg1142: tensor<i64>):
      %1119 = "stablehlo.add"(%arg1141, %arg1142) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1119) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1115 = "stablehlo.reduce"(%arg1136, %1113) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1139: tensor<i64>, %arg1140: tensor<i64>):
      %1118 = "stablehlo.add"(%arg1139, %arg1140) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1118) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1116 = "stablehlo.reduce"(%arg1136, %1113) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1137: tensor<i64>, %arg1138: tensor<i64>):
      %1117 = "stablehlo.add"(%arg1137, %arg1138) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1117) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1114, %1115, %1116) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_multiply_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1129: tensor<3x4x5xi64>):
    %1106 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1107 = "stablehlo.reduce"(%arg1129, %1106) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1134: tensor<i64>, %arg1135: tensor<i64>):
      %1112 = "stablehlo.multiply"(%arg1134, %arg1135) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1112) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1108 = "stablehlo.reduce"(%arg1129, %1106) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1132: tensor<i64>, %arg1133: tensor<i64>):
      %1111 = "stablehlo.multiply"(%arg1132, %arg1133) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1111) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1109 = "stablehlo.reduce"(%arg1129, %1106) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1130: tensor<i64>, %arg1131: tensor<i64>):
      %1110 = "stablehlo.multiply"(%arg1130, %arg1131) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1110) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1107, %1108, %1109) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_maximum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1122: tensor<3x4x5xi64>):
    %1099 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %1100 = "stablehlo.reduce"(%arg1122, %1099) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1127: tensor<i64>, %arg1128: tensor<i64>):
      %1105 = "stablehlo.maximum"(%arg1127, %arg1128) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1105) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1101 = "stablehlo.reduce"(%arg1122, %1099) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1125: tensor<i64>, %arg1126: tensor<i64>):
      %1104 = "stablehlo.maximum"(%arg1125, %arg1126) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1104) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1102 = "stablehlo.reduce"(%arg1122, %1099) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1123: tensor<i64>, %arg1124: tensor<i64>):
      %1103 = "stablehlo.maximum"(%arg1123, %arg1124) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1103) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1100, %1101, %1102) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_minimum_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1115: tensor<3x4x5xi64>):
    %1092 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %1093 = "stablehlo.reduce"(%arg1115, %1092) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1120: tensor<i64>, %arg1121: tensor<i64>):
      %1098 = "stablehlo.minimum"(%arg1120, %arg1121) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1098) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1094 = "stablehlo.reduce"(%arg1115, %1092) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1118: tensor<i64>, %arg1119: tensor<i64>):
      %1097 = "stablehlo.minimum"(%arg1118, %arg1119) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1097) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1095 = "stablehlo.reduce"(%arg1115, %1092) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1116: tensor<i64>, %arg1117: tensor<i64>):
      %1096 = "stablehlo.minimum"(%arg1116, %arg1117) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1096) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1093, %1094, %1095) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_and_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1108: tensor<3x4x5xi64>):
    %1085 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %1086 = "stablehlo.reduce"(%arg1108, %1085) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1113: tensor<i64>, %arg1114: tensor<i64>):
      %1091 = "stablehlo.and"(%arg1113, %arg1114) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1091) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1087 = "stablehlo.reduce"(%arg1108, %1085) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1111: tensor<i64>, %arg1112: tensor<i64>):
      %1090 = "stablehlo.and"(%arg1111, %arg1112) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1090) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1088 = "stablehlo.reduce"(%arg1108, %1085) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1109: tensor<i64>, %arg1110: tensor<i64>):
      %1089 = "stablehlo.and"(%arg1109, %arg1110) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1089) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1086, %1087, %1088) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_or_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1101: tensor<3x4x5xi64>):
    %1078 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1079 = "stablehlo.reduce"(%arg1101, %1078) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1106: tensor<i64>, %arg1107: tensor<i64>):
      %1084 = "stablehlo.or"(%arg1106, %arg1107) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1084) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1080 = "stablehlo.reduce"(%arg1101, %1078) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1104: tensor<i64>, %arg1105: tensor<i64>):
      %1083 = "stablehlo.or"(%arg1104, %arg1105) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1083) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1081 = "stablehlo.reduce"(%arg1101, %1078) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1102: tensor<i64>, %arg1103: tensor<i64>):
      %1082 = "stablehlo.or"(%arg1102, %arg1103) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1082) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1079, %1080, %1081) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xi64>) -> (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>), sym_name = "reduce_xor_i64", sym_visibility = "public"}> ({
  ^bb0(%arg1094: tensor<3x4x5xi64>):
    %1071 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1072 = "stablehlo.reduce"(%arg1094, %1071) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1099: tensor<i64>, %arg1100: tensor<i64>):
      %1077 = "stablehlo.xor"(%arg1099, %arg1100) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1077) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
    %1073 = "stablehlo.reduce"(%arg1094, %1071) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1097: tensor<i64>, %arg1098: tensor<i64>):
      %1076 = "stablehlo.xor"(%arg1097, %arg1098) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1076) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4x5xi64>
    %1074 = "stablehlo.reduce"(%arg1094, %1071) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1095: tensor<i64>, %arg1096: tensor<i64>):
      %1075 = "stablehlo.xor"(%arg1095, %arg1096) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1075) : (tensor<i64>) -> ()
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1072, %1073, %1074) : (tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_add_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1087: tensor<3x4x5xui8>):
    %1064 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %1065 = "stablehlo.reduce"(%arg1087, %1064) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1092: tensor<ui8>, %arg1093: tensor<ui8>):
      %1070 = "stablehlo.add"(%arg1092, %arg1093) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1070) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1066 = "stablehlo.reduce"(%arg1087, %1064) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1090: tensor<ui8>, %arg1091: tensor<ui8>):
      %1069 = "stablehlo.add"(%arg1090, %arg1091) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1069) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1067 = "stablehlo.reduce"(%arg1087, %1064) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1088: tensor<ui8>, %arg1089: tensor<ui8>):
      %1068 = "stablehlo.add"(%arg1088, %arg1089) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1068) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1065, %1066, %1067) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_multiply_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1080: tensor<3x4x5xui8>):
    %1057 = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
    %1058 = "stablehlo.reduce"(%arg1080, %1057) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1085: tensor<ui8>, %arg1086: tensor<ui8>):
      %1063 = "stablehlo.multiply"(%arg1085, %arg1086) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1063) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1059 = "stablehlo.reduce"(%arg1080, %1057) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1083: tensor<ui8>, %arg1084: tensor<ui8>):
      %1062 = "stablehlo.multiply"(%arg1083, %arg1084) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1062) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1060 = "stablehlo.reduce"(%arg1080, %1057) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1081: tensor<ui8>, %arg1082: tensor<ui8>):
      %1061 = "stablehlo.multiply"(%arg1081, %arg1082) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1061) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1058, %1059, %1060) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_maximum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1073: tensor<3x4x5xui8>):
    %1050 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %1051 = "stablehlo.reduce"(%arg1073, %1050) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1078: tensor<ui8>, %arg1079: tensor<ui8>):
      %1056 = "stablehlo.maximum"(%arg1078, %arg1079) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1056) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1052 = "stablehlo.reduce"(%arg1073, %1050) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1076: tensor<ui8>, %arg1077: tensor<ui8>):
      %1055 = "stablehlo.maximum"(%arg1076, %arg1077) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1055) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1053 = "stablehlo.reduce"(%arg1073, %1050) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1074: tensor<ui8>, %arg1075: tensor<ui8>):
      %1054 = "stablehlo.maximum"(%arg1074, %arg1075) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1054) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1051, %1052, %1053) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_minimum_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1066: tensor<3x4x5xui8>):
    %1043 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %1044 = "stablehlo.reduce"(%arg1066, %1043) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1071: tensor<ui8>, %arg1072: tensor<ui8>):
      %1049 = "stablehlo.minimum"(%arg1071, %arg1072) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1049) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1045 = "stablehlo.reduce"(%arg1066, %1043) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1069: tensor<ui8>, %arg1070: tensor<ui8>):
      %1048 = "stablehlo.minimum"(%arg1069, %arg1070) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1048) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1046 = "stablehlo.reduce"(%arg1066, %1043) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1067: tensor<ui8>, %arg1068: tensor<ui8>):
      %1047 = "stablehlo.minimum"(%arg1067, %arg1068) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1047) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1044, %1045, %1046) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_and_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1059: tensor<3x4x5xui8>):
    %1036 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %1037 = "stablehlo.reduce"(%arg1059, %1036) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1064: tensor<ui8>, %arg1065: tensor<ui8>):
      %1042 = "stablehlo.and"(%arg1064, %arg1065) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1042) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1038 = "stablehlo.reduce"(%arg1059, %1036) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1062: tensor<ui8>, %arg1063: tensor<ui8>):
      %1041 = "stablehlo.and"(%arg1062, %arg1063) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1041) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1039 = "stablehlo.reduce"(%arg1059, %1036) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1060: tensor<ui8>, %arg1061: tensor<ui8>):
      %1040 = "stablehlo.and"(%arg1060, %arg1061) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1040) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1037, %1038, %1039) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_or_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1052: tensor<3x4x5xui8>):
    %1029 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %1030 = "stablehlo.reduce"(%arg1052, %1029) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1057: tensor<ui8>, %arg1058: tensor<ui8>):
      %1035 = "stablehlo.or"(%arg1057, %arg1058) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1035) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1031 = "stablehlo.reduce"(%arg1052, %1029) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1055: tensor<ui8>, %arg1056: tensor<ui8>):
      %1034 = "stablehlo.or"(%arg1055, %arg1056) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1034) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1032 = "stablehlo.reduce"(%arg1052, %1029) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1053: tensor<ui8>, %arg1054: tensor<ui8>):
      %1033 = "stablehlo.or"(%arg1053, %arg1054) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1033) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1030, %1031, %1032) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui8>) -> (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>), sym_name = "reduce_xor_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg1045: tensor<3x4x5xui8>):
    %1022 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %1023 = "stablehlo.reduce"(%arg1045, %1022) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1050: tensor<ui8>, %arg1051: tensor<ui8>):
      %1028 = "stablehlo.xor"(%arg1050, %arg1051) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1028) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
    %1024 = "stablehlo.reduce"(%arg1045, %1022) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1048: tensor<ui8>, %arg1049: tensor<ui8>):
      %1027 = "stablehlo.xor"(%arg1048, %arg1049) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1027) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
    %1025 = "stablehlo.reduce"(%arg1045, %1022) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1046: tensor<ui8>, %arg1047: tensor<ui8>):
      %1026 = "stablehlo.xor"(%arg1046, %arg1047) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1026) : (tensor<ui8>) -> ()
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%1023, %1024, %1025) : (tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_add_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1038: tensor<3x4x5xui16>):
    %1015 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %1016 = "stablehlo.reduce"(%arg1038, %1015) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1043: tensor<ui16>, %arg1044: tensor<ui16>):
      %1021 = "stablehlo.add"(%arg1043, %arg1044) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1021) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %1017 = "stablehlo.reduce"(%arg1038, %1015) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1041: tensor<ui16>, %arg1042: tensor<ui16>):
      %1020 = "stablehlo.add"(%arg1041, %arg1042) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1020) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %1018 = "stablehlo.reduce"(%arg1038, %1015) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1039: tensor<ui16>, %arg1040: tensor<ui16>):
      %1019 = "stablehlo.add"(%arg1039, %arg1040) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1019) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%1016, %1017, %1018) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_multiply_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1031: tensor<3x4x5xui16>):
    %1008 = "stablehlo.constant"() <{value = dense<1> : tensor<ui16>}> : () -> tensor<ui16>
    %1009 = "stablehlo.reduce"(%arg1031, %1008) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1036: tensor<ui16>, %arg1037: tensor<ui16>):
      %1014 = "stablehlo.multiply"(%arg1036, %arg1037) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1014) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %1010 = "stablehlo.reduce"(%arg1031, %1008) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1034: tensor<ui16>, %arg1035: tensor<ui16>):
      %1013 = "stablehlo.multiply"(%arg1034, %arg1035) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1013) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %1011 = "stablehlo.reduce"(%arg1031, %1008) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1032: tensor<ui16>, %arg1033: tensor<ui16>):
      %1012 = "stablehlo.multiply"(%arg1032, %arg1033) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1012) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%1009, %1010, %1011) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_maximum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1024: tensor<3x4x5xui16>):
    %1001 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %1002 = "stablehlo.reduce"(%arg1024, %1001) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1029: tensor<ui16>, %arg1030: tensor<ui16>):
      %1007 = "stablehlo.maximum"(%arg1029, %arg1030) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1007) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %1003 = "stablehlo.reduce"(%arg1024, %1001) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1027: tensor<ui16>, %arg1028: tensor<ui16>):
      %1006 = "stablehlo.maximum"(%arg1027, %arg1028) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1006) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %1004 = "stablehlo.reduce"(%arg1024, %1001) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1025: tensor<ui16>, %arg1026: tensor<ui16>):
      %1005 = "stablehlo.maximum"(%arg1025, %arg1026) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1005) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%1002, %1003, %1004) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_minimum_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1017: tensor<3x4x5xui16>):
    %994 = "stablehlo.constant"() <{value = dense<65535> : tensor<ui16>}> : () -> tensor<ui16>
    %995 = "stablehlo.reduce"(%arg1017, %994) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1022: tensor<ui16>, %arg1023: tensor<ui16>):
      %1000 = "stablehlo.minimum"(%arg1022, %arg1023) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%1000) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %996 = "stablehlo.reduce"(%arg1017, %994) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1020: tensor<ui16>, %arg1021: tensor<ui16>):
      %999 = "stablehlo.minimum"(%arg1020, %arg1021) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%999) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %997 = "stablehlo.reduce"(%arg1017, %994) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1018: tensor<ui16>, %arg1019: tensor<ui16>):
      %998 = "stablehlo.minimum"(%arg1018, %arg1019) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%998) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%995, %996, %997) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_and_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1010: tensor<3x4x5xui16>):
    %987 = "stablehlo.constant"() <{value = dense<65535> : tensor<ui16>}> : () -> tensor<ui16>
    %988 = "stablehlo.reduce"(%arg1010, %987) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1015: tensor<ui16>, %arg1016: tensor<ui16>):
      %993 = "stablehlo.and"(%arg1015, %arg1016) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%993) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %989 = "stablehlo.reduce"(%arg1010, %987) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1013: tensor<ui16>, %arg1014: tensor<ui16>):
      %992 = "stablehlo.and"(%arg1013, %arg1014) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%992) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %990 = "stablehlo.reduce"(%arg1010, %987) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1011: tensor<ui16>, %arg1012: tensor<ui16>):
      %991 = "stablehlo.and"(%arg1011, %arg1012) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%991) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%988, %989, %990) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_or_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg1003: tensor<3x4x5xui16>):
    %980 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %981 = "stablehlo.reduce"(%arg1003, %980) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1008: tensor<ui16>, %arg1009: tensor<ui16>):
      %986 = "stablehlo.or"(%arg1008, %arg1009) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%986) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %982 = "stablehlo.reduce"(%arg1003, %980) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1006: tensor<ui16>, %arg1007: tensor<ui16>):
      %985 = "stablehlo.or"(%arg1006, %arg1007) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%985) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %983 = "stablehlo.reduce"(%arg1003, %980) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1004: tensor<ui16>, %arg1005: tensor<ui16>):
      %984 = "stablehlo.or"(%arg1004, %arg1005) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%984) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%981, %982, %983) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui16>) -> (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>), sym_name = "reduce_xor_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg996: tensor<3x4x5xui16>):
    %973 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %974 = "stablehlo.reduce"(%arg996, %973) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg1001: tensor<ui16>, %arg1002: tensor<ui16>):
      %979 = "stablehlo.xor"(%arg1001, %arg1002) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%979) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
    %975 = "stablehlo.reduce"(%arg996, %973) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg999: tensor<ui16>, %arg1000: tensor<ui16>):
      %978 = "stablehlo.xor"(%arg999, %arg1000) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%978) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
    %976 = "stablehlo.reduce"(%arg996, %973) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg997: tensor<ui16>, %arg998: tensor<ui16>):
      %977 = "stablehlo.xor"(%arg997, %arg998) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%977) : (tensor<ui16>) -> ()
    }) : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
    "func.return"(%974, %975, %976) : (tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_add_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg989: tensor<3x4x5xui32>):
    %966 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %967 = "stablehlo.reduce"(%arg989, %966) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg994: tensor<ui32>, %arg995: tensor<ui32>):
      %972 = "stablehlo.add"(%arg994, %arg995) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%972) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %968 = "stablehlo.reduce"(%arg989, %966) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg992: tensor<ui32>, %arg993: tensor<ui32>):
      %971 = "stablehlo.add"(%arg992, %arg993) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%971) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %969 = "stablehlo.reduce"(%arg989, %966) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg990: tensor<ui32>, %arg991: tensor<ui32>):
      %970 = "stablehlo.add"(%arg990, %arg991) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%970) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%967, %968, %969) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_multiply_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg982: tensor<3x4x5xui32>):
    %959 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %960 = "stablehlo.reduce"(%arg982, %959) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg987: tensor<ui32>, %arg988: tensor<ui32>):
      %965 = "stablehlo.multiply"(%arg987, %arg988) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%965) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %961 = "stablehlo.reduce"(%arg982, %959) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg985: tensor<ui32>, %arg986: tensor<ui32>):
      %964 = "stablehlo.multiply"(%arg985, %arg986) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%964) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %962 = "stablehlo.reduce"(%arg982, %959) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg983: tensor<ui32>, %arg984: tensor<ui32>):
      %963 = "stablehlo.multiply"(%arg983, %arg984) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%963) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%960, %961, %962) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_maximum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg975: tensor<3x4x5xui32>):
    %952 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %953 = "stablehlo.reduce"(%arg975, %952) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg980: tensor<ui32>, %arg981: tensor<ui32>):
      %958 = "stablehlo.maximum"(%arg980, %arg981) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%958) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %954 = "stablehlo.reduce"(%arg975, %952) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg978: tensor<ui32>, %arg979: tensor<ui32>):
      %957 = "stablehlo.maximum"(%arg978, %arg979) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%957) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %955 = "stablehlo.reduce"(%arg975, %952) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg976: tensor<ui32>, %arg977: tensor<ui32>):
      %956 = "stablehlo.maximum"(%arg976, %arg977) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%956) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%953, %954, %955) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_minimum_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg968: tensor<3x4x5xui32>):
    %945 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %946 = "stablehlo.reduce"(%arg968, %945) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg973: tensor<ui32>, %arg974: tensor<ui32>):
      %951 = "stablehlo.minimum"(%arg973, %arg974) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%951) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %947 = "stablehlo.reduce"(%arg968, %945) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg971: tensor<ui32>, %arg972: tensor<ui32>):
      %950 = "stablehlo.minimum"(%arg971, %arg972) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%950) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %948 = "stablehlo.reduce"(%arg968, %945) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg969: tensor<ui32>, %arg970: tensor<ui32>):
      %949 = "stablehlo.minimum"(%arg969, %arg970) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%949) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%946, %947, %948) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_and_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg961: tensor<3x4x5xui32>):
    %938 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %939 = "stablehlo.reduce"(%arg961, %938) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg966: tensor<ui32>, %arg967: tensor<ui32>):
      %944 = "stablehlo.and"(%arg966, %arg967) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%944) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %940 = "stablehlo.reduce"(%arg961, %938) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg964: tensor<ui32>, %arg965: tensor<ui32>):
      %943 = "stablehlo.and"(%arg964, %arg965) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%943) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %941 = "stablehlo.reduce"(%arg961, %938) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg962: tensor<ui32>, %arg963: tensor<ui32>):
      %942 = "stablehlo.and"(%arg962, %arg963) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%942) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%939, %940, %941) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_or_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg954: tensor<3x4x5xui32>):
    %931 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %932 = "stablehlo.reduce"(%arg954, %931) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg959: tensor<ui32>, %arg960: tensor<ui32>):
      %937 = "stablehlo.or"(%arg959, %arg960) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%937) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %933 = "stablehlo.reduce"(%arg954, %931) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg957: tensor<ui32>, %arg958: tensor<ui32>):
      %936 = "stablehlo.or"(%arg957, %arg958) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%936) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %934 = "stablehlo.reduce"(%arg954, %931) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg955: tensor<ui32>, %arg956: tensor<ui32>):
      %935 = "stablehlo.or"(%arg955, %arg956) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%935) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%932, %933, %934) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui32>) -> (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>), sym_name = "reduce_xor_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg947: tensor<3x4x5xui32>):
    %924 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %925 = "stablehlo.reduce"(%arg947, %924) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg952: tensor<ui32>, %arg953: tensor<ui32>):
      %930 = "stablehlo.xor"(%arg952, %arg953) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%930) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
    %926 = "stablehlo.reduce"(%arg947, %924) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg950: tensor<ui32>, %arg951: tensor<ui32>):
      %929 = "stablehlo.xor"(%arg950, %arg951) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%929) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %927 = "stablehlo.reduce"(%arg947, %924) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg948: tensor<ui32>, %arg949: tensor<ui32>):
      %928 = "stablehlo.xor"(%arg948, %arg949) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%928) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%925, %926, %927) : (tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_add_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg940: tensor<3x4x5xui64>):
    %917 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %918 = "stablehlo.reduce"(%arg940, %917) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg945: tensor<ui64>, %arg946: tensor<ui64>):
      %923 = "stablehlo.add"(%arg945, %arg946) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%923) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %919 = "stablehlo.reduce"(%arg940, %917) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg943: tensor<ui64>, %arg944: tensor<ui64>):
      %922 = "stablehlo.add"(%arg943, %arg944) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%922) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %920 = "stablehlo.reduce"(%arg940, %917) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg941: tensor<ui64>, %arg942: tensor<ui64>):
      %921 = "stablehlo.add"(%arg941, %arg942) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%921) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%918, %919, %920) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_multiply_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg933: tensor<3x4x5xui64>):
    %910 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %911 = "stablehlo.reduce"(%arg933, %910) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg938: tensor<ui64>, %arg939: tensor<ui64>):
      %916 = "stablehlo.multiply"(%arg938, %arg939) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%916) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %912 = "stablehlo.reduce"(%arg933, %910) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg936: tensor<ui64>, %arg937: tensor<ui64>):
      %915 = "stablehlo.multiply"(%arg936, %arg937) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%915) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %913 = "stablehlo.reduce"(%arg933, %910) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg934: tensor<ui64>, %arg935: tensor<ui64>):
      %914 = "stablehlo.multiply"(%arg934, %arg935) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%914) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%911, %912, %913) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_maximum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg926: tensor<3x4x5xui64>):
    %903 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %904 = "stablehlo.reduce"(%arg926, %903) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg931: tensor<ui64>, %arg932: tensor<ui64>):
      %909 = "stablehlo.maximum"(%arg931, %arg932) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%909) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %905 = "stablehlo.reduce"(%arg926, %903) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg929: tensor<ui64>, %arg930: tensor<ui64>):
      %908 = "stablehlo.maximum"(%arg929, %arg930) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%908) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %906 = "stablehlo.reduce"(%arg926, %903) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg927: tensor<ui64>, %arg928: tensor<ui64>):
      %907 = "stablehlo.maximum"(%arg927, %arg928) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%907) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%904, %905, %906) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_minimum_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg919: tensor<3x4x5xui64>):
    %896 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %897 = "stablehlo.reduce"(%arg919, %896) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg924: tensor<ui64>, %arg925: tensor<ui64>):
      %902 = "stablehlo.minimum"(%arg924, %arg925) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%902) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %898 = "stablehlo.reduce"(%arg919, %896) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg922: tensor<ui64>, %arg923: tensor<ui64>):
      %901 = "stablehlo.minimum"(%arg922, %arg923) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%901) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %899 = "stablehlo.reduce"(%arg919, %896) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg920: tensor<ui64>, %arg921: tensor<ui64>):
      %900 = "stablehlo.minimum"(%arg920, %arg921) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%900) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%897, %898, %899) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_and_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg912: tensor<3x4x5xui64>):
    %889 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %890 = "stablehlo.reduce"(%arg912, %889) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg917: tensor<ui64>, %arg918: tensor<ui64>):
      %895 = "stablehlo.and"(%arg917, %arg918) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%895) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %891 = "stablehlo.reduce"(%arg912, %889) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg915: tensor<ui64>, %arg916: tensor<ui64>):
      %894 = "stablehlo.and"(%arg915, %arg916) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%894) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %892 = "stablehlo.reduce"(%arg912, %889) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg913: tensor<ui64>, %arg914: tensor<ui64>):
      %893 = "stablehlo.and"(%arg913, %arg914) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%893) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%890, %891, %892) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_or_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg905: tensor<3x4x5xui64>):
    %882 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %883 = "stablehlo.reduce"(%arg905, %882) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg910: tensor<ui64>, %arg911: tensor<ui64>):
      %888 = "stablehlo.or"(%arg910, %arg911) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%888) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %884 = "stablehlo.reduce"(%arg905, %882) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg908: tensor<ui64>, %arg909: tensor<ui64>):
      %887 = "stablehlo.or"(%arg908, %arg909) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%887) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %885 = "stablehlo.reduce"(%arg905, %882) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg906: tensor<ui64>, %arg907: tensor<ui64>):
      %886 = "stablehlo.or"(%arg906, %arg907) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%886) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%883, %884, %885) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xui64>) -> (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>), sym_name = "reduce_xor_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg898: tensor<3x4x5xui64>):
    %875 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %876 = "stablehlo.reduce"(%arg898, %875) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg903: tensor<ui64>, %arg904: tensor<ui64>):
      %881 = "stablehlo.xor"(%arg903, %arg904) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%881) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
    %877 = "stablehlo.reduce"(%arg898, %875) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg901: tensor<ui64>, %arg902: tensor<ui64>):
      %880 = "stablehlo.xor"(%arg901, %arg902) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%880) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
    %878 = "stablehlo.reduce"(%arg898, %875) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg899: tensor<ui64>, %arg900: tensor<ui64>):
      %879 = "stablehlo.xor"(%arg899, %arg900) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%879) : (tensor<ui64>) -> ()
    }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%876, %877, %878) : (tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf16>) -> (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>), sym_name = "reduce_add_f16", sym_visibility = "public"}> ({
  ^bb0(%arg891: tensor<3x4x5xf16>):
    %868 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %869 = "stablehlo.reduce"(%arg891, %868) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg896: tensor<f16>, %arg897: tensor<f16>):
      %874 = "stablehlo.add"(%arg896, %arg897) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%874) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %870 = "stablehlo.reduce"(%arg891, %868) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg894: tensor<f16>, %arg895: tensor<f16>):
      %873 = "stablehlo.add"(%arg894, %arg895) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%873) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %871 = "stablehlo.reduce"(%arg891, %868) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg892: tensor<f16>, %arg893: tensor<f16>):
      %872 = "stablehlo.add"(%arg892, %arg893) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%872) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    "func.return"(%869, %870, %871) : (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf16>) -> (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>), sym_name = "reduce_multiply_f16", sym_visibility = "public"}> ({
  ^bb0(%arg884: tensor<3x4x5xf16>):
    %861 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %862 = "stablehlo.reduce"(%arg884, %861) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg889: tensor<f16>, %arg890: tensor<f16>):
      %867 = "stablehlo.multiply"(%arg889, %arg890) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%867) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %863 = "stablehlo.reduce"(%arg884, %861) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg887: tensor<f16>, %arg888: tensor<f16>):
      %866 = "stablehlo.multiply"(%arg887, %arg888) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%866) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %864 = "stablehlo.reduce"(%arg884, %861) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg885: tensor<f16>, %arg886: tensor<f16>):
      %865 = "stablehlo.multiply"(%arg885, %arg886) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%865) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    "func.return"(%862, %863, %864) : (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf16>) -> (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>), sym_name = "reduce_maximum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg877: tensor<3x4x5xf16>):
    %854 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %855 = "stablehlo.reduce"(%arg877, %854) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg882: tensor<f16>, %arg883: tensor<f16>):
      %860 = "stablehlo.maximum"(%arg882, %arg883) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%860) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %856 = "stablehlo.reduce"(%arg877, %854) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg880: tensor<f16>, %arg881: tensor<f16>):
      %859 = "stablehlo.maximum"(%arg880, %arg881) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%859) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %857 = "stablehlo.reduce"(%arg877, %854) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg878: tensor<f16>, %arg879: tensor<f16>):
      %858 = "stablehlo.maximum"(%arg878, %arg879) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%858) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    "func.return"(%855, %856, %857) : (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf16>) -> (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>), sym_name = "reduce_minimum_f16", sym_visibility = "public"}> ({
  ^bb0(%arg870: tensor<3x4x5xf16>):
    %847 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %848 = "stablehlo.reduce"(%arg870, %847) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg875: tensor<f16>, %arg876: tensor<f16>):
      %853 = "stablehlo.minimum"(%arg875, %arg876) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%853) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %849 = "stablehlo.reduce"(%arg870, %847) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg873: tensor<f16>, %arg874: tensor<f16>):
      %852 = "stablehlo.minimum"(%arg873, %arg874) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%852) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %850 = "stablehlo.reduce"(%arg870, %847) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg871: tensor<f16>, %arg872: tensor<f16>):
      %851 = "stablehlo.minimum"(%arg871, %arg872) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%851) : (tensor<f16>) -> ()
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    "func.return"(%848, %849, %850) : (tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xbf16>) -> (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>), sym_name = "reduce_add_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg863: tensor<3x4x5xbf16>):
    %840 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %841 = "stablehlo.reduce"(%arg863, %840) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg868: tensor<bf16>, %arg869: tensor<bf16>):
      %846 = "stablehlo.add"(%arg868, %arg869) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%846) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %842 = "stablehlo.reduce"(%arg863, %840) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg866: tensor<bf16>, %arg867: tensor<bf16>):
      %845 = "stablehlo.add"(%arg866, %arg867) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%845) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
    %843 = "stablehlo.reduce"(%arg863, %840) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg864: tensor<bf16>, %arg865: tensor<bf16>):
      %844 = "stablehlo.add"(%arg864, %arg865) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%844) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%841, %842, %843) : (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xbf16>) -> (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>), sym_name = "reduce_multiply_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg856: tensor<3x4x5xbf16>):
    %833 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %834 = "stablehlo.reduce"(%arg856, %833) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg861: tensor<bf16>, %arg862: tensor<bf16>):
      %839 = "stablehlo.multiply"(%arg861, %arg862) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%839) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %835 = "stablehlo.reduce"(%arg856, %833) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg859: tensor<bf16>, %arg860: tensor<bf16>):
      %838 = "stablehlo.multiply"(%arg859, %arg860) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%838) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
    %836 = "stablehlo.reduce"(%arg856, %833) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg857: tensor<bf16>, %arg858: tensor<bf16>):
      %837 = "stablehlo.multiply"(%arg857, %arg858) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%837) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%834, %835, %836) : (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xbf16>) -> (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>), sym_name = "reduce_maximum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg849: tensor<3x4x5xbf16>):
    %826 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %827 = "stablehlo.reduce"(%arg849, %826) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg854: tensor<bf16>, %arg855: tensor<bf16>):
      %832 = "stablehlo.maximum"(%arg854, %arg855) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%832) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %828 = "stablehlo.reduce"(%arg849, %826) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg852: tensor<bf16>, %arg853: tensor<bf16>):
      %831 = "stablehlo.maximum"(%arg852, %arg853) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%831) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
    %829 = "stablehlo.reduce"(%arg849, %826) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg850: tensor<bf16>, %arg851: tensor<bf16>):
      %830 = "stablehlo.maximum"(%arg850, %arg851) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%830) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%827, %828, %829) : (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xbf16>) -> (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>), sym_name = "reduce_minimum_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg842: tensor<3x4x5xbf16>):
    %819 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %820 = "stablehlo.reduce"(%arg842, %819) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg847: tensor<bf16>, %arg848: tensor<bf16>):
      %825 = "stablehlo.minimum"(%arg847, %arg848) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%825) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %821 = "stablehlo.reduce"(%arg842, %819) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg845: tensor<bf16>, %arg846: tensor<bf16>):
      %824 = "stablehlo.minimum"(%arg845, %arg846) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%824) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
    %822 = "stablehlo.reduce"(%arg842, %819) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg843: tensor<bf16>, %arg844: tensor<bf16>):
      %823 = "stablehlo.minimum"(%arg843, %arg844) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%823) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%820, %821, %822) : (tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>), sym_name = "reduce_add_f32", sym_visibility = "public"}> ({
  ^bb0(%arg835: tensor<3x4x5xf32>):
    %812 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %813 = "stablehlo.reduce"(%arg835, %812) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg840: tensor<f32>, %arg841: tensor<f32>):
      %818 = "stablehlo.add"(%arg840, %arg841) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%818) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %814 = "stablehlo.reduce"(%arg835, %812) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg838: tensor<f32>, %arg839: tensor<f32>):
      %817 = "stablehlo.add"(%arg838, %arg839) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%817) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %815 = "stablehlo.reduce"(%arg835, %812) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg836: tensor<f32>, %arg837: tensor<f32>):
      %816 = "stablehlo.add"(%arg836, %arg837) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%816) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%813, %814, %815) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>), sym_name = "reduce_multiply_f32", sym_visibility = "public"}> ({
  ^bb0(%arg828: tensor<3x4x5xf32>):
    %805 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %806 = "stablehlo.reduce"(%arg828, %805) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg833: tensor<f32>, %arg834: tensor<f32>):
      %811 = "stablehlo.multiply"(%arg833, %arg834) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%811) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %807 = "stablehlo.reduce"(%arg828, %805) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg831: tensor<f32>, %arg832: tensor<f32>):
      %810 = "stablehlo.multiply"(%arg831, %arg832) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%810) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %808 = "stablehlo.reduce"(%arg828, %805) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg829: tensor<f32>, %arg830: tensor<f32>):
      %809 = "stablehlo.multiply"(%arg829, %arg830) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%809) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%806, %807, %808) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>), sym_name = "reduce_maximum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg821: tensor<3x4x5xf32>):
    %798 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %799 = "stablehlo.reduce"(%arg821, %798) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg826: tensor<f32>, %arg827: tensor<f32>):
      %804 = "stablehlo.maximum"(%arg826, %arg827) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%804) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %800 = "stablehlo.reduce"(%arg821, %798) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg824: tensor<f32>, %arg825: tensor<f32>):
      %803 = "stablehlo.maximum"(%arg824, %arg825) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%803) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %801 = "stablehlo.reduce"(%arg821, %798) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg822: tensor<f32>, %arg823: tensor<f32>):
      %802 = "stablehlo.maximum"(%arg822, %arg823) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%802) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%799, %800, %801) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>), sym_name = "reduce_minimum_f32", sym_visibility = "public"}> ({
  ^bb0(%arg814: tensor<3x4x5xf32>):
    %791 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %792 = "stablehlo.reduce"(%arg814, %791) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg819: tensor<f32>, %arg820: tensor<f32>):
      %797 = "stablehlo.minimum"(%arg819, %arg820) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%797) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %793 = "stablehlo.reduce"(%arg814, %791) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg817: tensor<f32>, %arg818: tensor<f32>):
      %796 = "stablehlo.minimum"(%arg817, %arg818) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%796) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %794 = "stablehlo.reduce"(%arg814, %791) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg815: tensor<f32>, %arg816: tensor<f32>):
      %795 = "stablehlo.minimum"(%arg815, %arg816) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%795) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%792, %793, %794) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf64>) -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>), sym_name = "reduce_add_f64", sym_visibility = "public"}> ({
  ^bb0(%arg807: tensor<3x4x5xf64>):
    %784 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %785 = "stablehlo.reduce"(%arg807, %784) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg812: tensor<f64>, %arg813: tensor<f64>):
      %790 = "stablehlo.add"(%arg812, %arg813) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%790) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %786 = "stablehlo.reduce"(%arg807, %784) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg810: tensor<f64>, %arg811: tensor<f64>):
      %789 = "stablehlo.add"(%arg810, %arg811) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%789) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    %787 = "stablehlo.reduce"(%arg807, %784) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg808: tensor<f64>, %arg809: tensor<f64>):
      %788 = "stablehlo.add"(%arg808, %arg809) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%788) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%785, %786, %787) : (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf64>) -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>), sym_name = "reduce_multiply_f64", sym_visibility = "public"}> ({
  ^bb0(%arg800: tensor<3x4x5xf64>):
    %777 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %778 = "stablehlo.reduce"(%arg800, %777) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg805: tensor<f64>, %arg806: tensor<f64>):
      %783 = "stablehlo.multiply"(%arg805, %arg806) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%783) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %779 = "stablehlo.reduce"(%arg800, %777) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg803: tensor<f64>, %arg804: tensor<f64>):
      %782 = "stablehlo.multiply"(%arg803, %arg804) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%782) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    %780 = "stablehlo.reduce"(%arg800, %777) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg801: tensor<f64>, %arg802: tensor<f64>):
      %781 = "stablehlo.multiply"(%arg801, %arg802) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%781) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%778, %779, %780) : (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf64>) -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>), sym_name = "reduce_maximum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg793: tensor<3x4x5xf64>):
    %770 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %771 = "stablehlo.reduce"(%arg793, %770) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg798: tensor<f64>, %arg799: tensor<f64>):
      %776 = "stablehlo.maximum"(%arg798, %arg799) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%776) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %772 = "stablehlo.reduce"(%arg793, %770) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg796: tensor<f64>, %arg797: tensor<f64>):
      %775 = "stablehlo.maximum"(%arg796, %arg797) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%775) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    %773 = "stablehlo.reduce"(%arg793, %770) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg794: tensor<f64>, %arg795: tensor<f64>):
      %774 = "stablehlo.maximum"(%arg794, %arg795) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%774) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%771, %772, %773) : (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf64>) -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>), sym_name = "reduce_minimum_f64", sym_visibility = "public"}> ({
  ^bb0(%arg786: tensor<3x4x5xf64>):
    %763 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %764 = "stablehlo.reduce"(%arg786, %763) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg791: tensor<f64>, %arg792: tensor<f64>):
      %769 = "stablehlo.minimum"(%arg791, %arg792) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%769) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %765 = "stablehlo.reduce"(%arg786, %763) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg789: tensor<f64>, %arg790: tensor<f64>):
      %768 = "stablehlo.minimum"(%arg789, %arg790) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%768) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    %766 = "stablehlo.reduce"(%arg786, %763) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg787: tensor<f64>, %arg788: tensor<f64>):
      %767 = "stablehlo.minimum"(%arg787, %arg788) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%767) : (tensor<f64>) -> ()
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%764, %765, %766) : (tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf32>) -> tensor<3xf32>, sym_name = "reduce_add_f32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg783: tensor<3x70xf32>):
    %760 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %761 = "stablehlo.reduce"(%arg783, %760) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg784: tensor<f32>, %arg785: tensor<f32>):
      %762 = "stablehlo.add"(%arg784, %arg785) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%762) : (tensor<f32>) -> ()
    }) : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%761) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf32>) -> tensor<5xf32>, sym_name = "reduce_add_f32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg780: tensor<70x5xf32>):
    %757 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %758 = "stablehlo.reduce"(%arg780, %757) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg781: tensor<f32>, %arg782: tensor<f32>):
      %759 = "stablehlo.add"(%arg781, %arg782) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%759) : (tensor<f32>) -> ()
    }) : (tensor<70x5xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%758) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf32>) -> tensor<3xf32>, sym_name = "reduce_multiply_f32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg777: tensor<3x70xf32>):
    %754 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %755 = "stablehlo.reduce"(%arg777, %754) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg778: tensor<f32>, %arg779: tensor<f32>):
      %756 = "stablehlo.multiply"(%arg778, %arg779) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%756) : (tensor<f32>) -> ()
    }) : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%755) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf32>) -> tensor<5xf32>, sym_name = "reduce_multiply_f32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg774: tensor<70x5xf32>):
    %751 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %752 = "stablehlo.reduce"(%arg774, %751) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg775: tensor<f32>, %arg776: tensor<f32>):
      %753 = "stablehlo.multiply"(%arg775, %arg776) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%753) : (tensor<f32>) -> ()
    }) : (tensor<70x5xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%752) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf32>) -> tensor<3xf32>, sym_name = "reduce_maximum_f32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg771: tensor<3x70xf32>):
    %748 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %749 = "stablehlo.reduce"(%arg771, %748) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg772: tensor<f32>, %arg773: tensor<f32>):
      %750 = "stablehlo.maximum"(%arg772, %arg773) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%750) : (tensor<f32>) -> ()
    }) : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%749) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf32>) -> tensor<5xf32>, sym_name = "reduce_maximum_f32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg768: tensor<70x5xf32>):
    %745 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %746 = "stablehlo.reduce"(%arg768, %745) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg769: tensor<f32>, %arg770: tensor<f32>):
      %747 = "stablehlo.maximum"(%arg769, %arg770) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%747) : (tensor<f32>) -> ()
    }) : (tensor<70x5xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%746) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf32>) -> tensor<3xf32>, sym_name = "reduce_minimum_f32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg765: tensor<3x70xf32>):
    %742 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %743 = "stablehlo.reduce"(%arg765, %742) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg766: tensor<f32>, %arg767: tensor<f32>):
      %744 = "stablehlo.minimum"(%arg766, %arg767) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%744) : (tensor<f32>) -> ()
    }) : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%743) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf32>) -> tensor<5xf32>, sym_name = "reduce_minimum_f32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg762: tensor<70x5xf32>):
    %739 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %740 = "stablehlo.reduce"(%arg762, %739) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg763: tensor<f32>, %arg764: tensor<f32>):
      %741 = "stablehlo.minimum"(%arg763, %arg764) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%741) : (tensor<f32>) -> ()
    }) : (tensor<70x5xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%740) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xbf16>) -> tensor<3xbf16>, sym_name = "reduce_add_bf16_rows", sym_visibility = "public"}> ({
  ^bb0(%arg759: tensor<3x70xbf16>):
    %736 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %737 = "stablehlo.reduce"(%arg759, %736) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg760: tensor<bf16>, %arg761: tensor<bf16>):
      %738 = "stablehlo.add"(%arg760, %arg761) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%738) : (tensor<bf16>) -> ()
    }) : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3xbf16>
    "func.return"(%737) : (tensor<3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xbf16>) -> tensor<5xbf16>, sym_name = "reduce_add_bf16_columns", sym_visibility = "public"}> ({
  ^bb0(%arg756: tensor<70x5xbf16>):
    %733 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %734 = "stablehlo.reduce"(%arg756, %733) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg757: tensor<bf16>, %arg758: tensor<bf16>):
      %735 = "stablehlo.add"(%arg757, %arg758) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%735) : (tensor<bf16>) -> ()
    }) : (tensor<70x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    "func.return"(%734) : (tensor<5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xbf16>) -> tensor<3xbf16>, sym_name = "reduce_multiply_bf16_rows", sym_visibility = "public"}> ({
  ^bb0(%arg753: tensor<3x70xbf16>):
    %730 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %731 = "stablehlo.reduce"(%arg753, %730) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg754: tensor<bf16>, %arg755: tensor<bf16>):
      %732 = "stablehlo.multiply"(%arg754, %arg755) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%732) : (tensor<bf16>) -> ()
    }) : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3xbf16>
    "func.return"(%731) : (tensor<3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xbf16>) -> tensor<5xbf16>, sym_name = "reduce_multiply_bf16_columns", sym_visibility = "public"}> ({
  ^bb0(%arg750: tensor<70x5xbf16>):
    %727 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %728 = "stablehlo.reduce"(%arg750, %727) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg751: tensor<bf16>, %arg752: tensor<bf16>):
      %729 = "stablehlo.multiply"(%arg751, %arg752) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%729) : (tensor<bf16>) -> ()
    }) : (tensor<70x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    "func.return"(%728) : (tensor<5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xbf16>) -> tensor<3xbf16>, sym_name = "reduce_maximum_bf16_rows", sym_visibility = "public"}> ({
  ^bb0(%arg747: tensor<3x70xbf16>):
    %724 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %725 = "stablehlo.reduce"(%arg747, %724) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg748: tensor<bf16>, %arg749: tensor<bf16>):
      %726 = "stablehlo.maximum"(%arg748, %arg749) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%726) : (tensor<bf16>) -> ()
    }) : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3xbf16>
    "func.return"(%725) : (tensor<3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xbf16>) -> tensor<5xbf16>, sym_name = "reduce_maximum_bf16_columns", sym_visibility = "public"}> ({
  ^bb0(%arg744: tensor<70x5xbf16>):
    %721 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %722 = "stablehlo.reduce"(%arg744, %721) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg745: tensor<bf16>, %arg746: tensor<bf16>):
      %723 = "stablehlo.maximum"(%arg745, %arg746) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%723) : (tensor<bf16>) -> ()
    }) : (tensor<70x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    "func.return"(%722) : (tensor<5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xbf16>) -> tensor<3xbf16>, sym_name = "reduce_minimum_bf16_rows", sym_visibility = "public"}> ({
  ^bb0(%arg741: tensor<3x70xbf16>):
    %718 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %719 = "stablehlo.reduce"(%arg741, %718) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg742: tensor<bf16>, %arg743: tensor<bf16>):
      %720 = "stablehlo.minimum"(%arg742, %arg743) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%720) : (tensor<bf16>) -> ()
    }) : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3xbf16>
    "func.return"(%719) : (tensor<3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xbf16>) -> tensor<5xbf16>, sym_name = "reduce_minimum_bf16_columns", sym_visibility = "public"}> ({
  ^bb0(%arg738: tensor<70x5xbf16>):
    %715 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %716 = "stablehlo.reduce"(%arg738, %715) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg739: tensor<bf16>, %arg740: tensor<bf16>):
      %717 = "stablehlo.minimum"(%arg739, %arg740) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%717) : (tensor<bf16>) -> ()
    }) : (tensor<70x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    "func.return"(%716) : (tensor<5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_add_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg735: tensor<3x70xi32>):
    %712 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %713 = "stablehlo.reduce"(%arg735, %712) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg736: tensor<i32>, %arg737: tensor<i32>):
      %714 = "stablehlo.add"(%arg736, %arg737) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%714) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%713) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_add_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg732: tensor<70x5xi32>):
    %709 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %710 = "stablehlo.reduce"(%arg732, %709) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg733: tensor<i32>, %arg734: tensor<i32>):
      %711 = "stablehlo.add"(%arg733, %arg734) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%711) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%710) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_multiply_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg729: tensor<3x70xi32>):
    %706 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %707 = "stablehlo.reduce"(%arg729, %706) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg730: tensor<i32>, %arg731: tensor<i32>):
      %708 = "stablehlo.multiply"(%arg730, %arg731) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%708) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%707) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_multiply_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg726: tensor<70x5xi32>):
    %703 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %704 = "stablehlo.reduce"(%arg726, %703) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg727: tensor<i32>, %arg728: tensor<i32>):
      %705 = "stablehlo.multiply"(%arg727, %arg728) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%705) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%704) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_maximum_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg723: tensor<3x70xi32>):
    %700 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %701 = "stablehlo.reduce"(%arg723, %700) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg724: tensor<i32>, %arg725: tensor<i32>):
      %702 = "stablehlo.maximum"(%arg724, %arg725) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%702) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%701) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_maximum_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg720: tensor<70x5xi32>):
    %697 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %698 = "stablehlo.reduce"(%arg720, %697) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg721: tensor<i32>, %arg722: tensor<i32>):
      %699 = "stablehlo.maximum"(%arg721, %arg722) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%699) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%698) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_minimum_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg717: tensor<3x70xi32>):
    %694 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %695 = "stablehlo.reduce"(%arg717, %694) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg718: tensor<i32>, %arg719: tensor<i32>):
      %696 = "stablehlo.minimum"(%arg718, %arg719) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%696) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%695) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_minimum_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg714: tensor<70x5xi32>):
    %691 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %692 = "stablehlo.reduce"(%arg714, %691) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg715: tensor<i32>, %arg716: tensor<i32>):
      %693 = "stablehlo.minimum"(%arg715, %arg716) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%693) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%692) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_and_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg711: tensor<3x70xi32>):
    %688 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %689 = "stablehlo.reduce"(%arg711, %688) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg712: tensor<i32>, %arg713: tensor<i32>):
      %690 = "stablehlo.and"(%arg712, %arg713) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%690) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%689) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_and_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg708: tensor<70x5xi32>):
    %685 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %686 = "stablehlo.reduce"(%arg708, %685) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg709: tensor<i32>, %arg710: tensor<i32>):
      %687 = "stablehlo.and"(%arg709, %arg710) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%687) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%686) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_or_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg705: tensor<3x70xi32>):
    %682 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %683 = "stablehlo.reduce"(%arg705, %682) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg706: tensor<i32>, %arg707: tensor<i32>):
      %684 = "stablehlo.or"(%arg706, %arg707) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%684) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%683) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_or_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg702: tensor<70x5xi32>):
    %679 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %680 = "stablehlo.reduce"(%arg702, %679) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg703: tensor<i32>, %arg704: tensor<i32>):
      %681 = "stablehlo.or"(%arg703, %arg704) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%681) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%680) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi32>) -> tensor<3xi32>, sym_name = "reduce_xor_i32_rows", sym_visibility = "public"}> ({
  ^bb0(%arg699: tensor<3x70xi32>):
    %676 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %677 = "stablehlo.reduce"(%arg699, %676) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg700: tensor<i32>, %arg701: tensor<i32>):
      %678 = "stablehlo.xor"(%arg700, %arg701) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%678) : (tensor<i32>) -> ()
    }) : (tensor<3x70xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%677) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi32>) -> tensor<5xi32>, sym_name = "reduce_xor_i32_columns", sym_visibility = "public"}> ({
  ^bb0(%arg696: tensor<70x5xi32>):
    %673 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %674 = "stablehlo.reduce"(%arg696, %673) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg697: tensor<i32>, %arg698: tensor<i32>):
      %675 = "stablehlo.xor"(%arg697, %arg698) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%675) : (tensor<i32>) -> ()
    }) : (tensor<70x5xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%674) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_add_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg693: tensor<3x70xi8>):
    %670 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %671 = "stablehlo.reduce"(%arg693, %670) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg694: tensor<i8>, %arg695: tensor<i8>):
      %672 = "stablehlo.add"(%arg694, %arg695) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%672) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%671) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_add_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg690: tensor<70x5xi8>):
    %667 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %668 = "stablehlo.reduce"(%arg690, %667) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg691: tensor<i8>, %arg692: tensor<i8>):
      %669 = "stablehlo.add"(%arg691, %arg692) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%669) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%668) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_multiply_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg687: tensor<3x70xi8>):
    %664 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %665 = "stablehlo.reduce"(%arg687, %664) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg688: tensor<i8>, %arg689: tensor<i8>):
      %666 = "stablehlo.multiply"(%arg688, %arg689) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%666) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%665) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_multiply_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg684: tensor<70x5xi8>):
    %661 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %662 = "stablehlo.reduce"(%arg684, %661) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg685: tensor<i8>, %arg686: tensor<i8>):
      %663 = "stablehlo.multiply"(%arg685, %arg686) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%663) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%662) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_maximum_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg681: tensor<3x70xi8>):
    %658 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %659 = "stablehlo.reduce"(%arg681, %658) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg682: tensor<i8>, %arg683: tensor<i8>):
      %660 = "stablehlo.maximum"(%arg682, %arg683) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%660) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%659) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_maximum_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg678: tensor<70x5xi8>):
    %655 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %656 = "stablehlo.reduce"(%arg678, %655) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg679: tensor<i8>, %arg680: tensor<i8>):
      %657 = "stablehlo.maximum"(%arg679, %arg680) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%657) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%656) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_minimum_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg675: tensor<3x70xi8>):
    %652 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %653 = "stablehlo.reduce"(%arg675, %652) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg676: tensor<i8>, %arg677: tensor<i8>):
      %654 = "stablehlo.minimum"(%arg676, %arg677) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%654) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%653) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_minimum_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg672: tensor<70x5xi8>):
    %649 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %650 = "stablehlo.reduce"(%arg672, %649) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg673: tensor<i8>, %arg674: tensor<i8>):
      %651 = "stablehlo.minimum"(%arg673, %arg674) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%651) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%650) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_and_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg669: tensor<3x70xi8>):
    %646 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %647 = "stablehlo.reduce"(%arg669, %646) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg670: tensor<i8>, %arg671: tensor<i8>):
      %648 = "stablehlo.and"(%arg670, %arg671) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%648) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%647) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_and_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg666: tensor<70x5xi8>):
    %643 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %644 = "stablehlo.reduce"(%arg666, %643) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg667: tensor<i8>, %arg668: tensor<i8>):
      %645 = "stablehlo.and"(%arg667, %arg668) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%645) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%644) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_or_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg663: tensor<3x70xi8>):
    %640 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %641 = "stablehlo.reduce"(%arg663, %640) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg664: tensor<i8>, %arg665: tensor<i8>):
      %642 = "stablehlo.or"(%arg664, %arg665) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%642) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%641) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_or_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg660: tensor<70x5xi8>):
    %637 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %638 = "stablehlo.reduce"(%arg660, %637) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg661: tensor<i8>, %arg662: tensor<i8>):
      %639 = "stablehlo.or"(%arg661, %arg662) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%639) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%638) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi8>) -> tensor<3xi8>, sym_name = "reduce_xor_i8_rows", sym_visibility = "public"}> ({
  ^bb0(%arg657: tensor<3x70xi8>):
    %634 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %635 = "stablehlo.reduce"(%arg657, %634) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg658: tensor<i8>, %arg659: tensor<i8>):
      %636 = "stablehlo.xor"(%arg658, %arg659) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%636) : (tensor<i8>) -> ()
    }) : (tensor<3x70xi8>, tensor<i8>) -> tensor<3xi8>
    "func.return"(%635) : (tensor<3xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi8>) -> tensor<5xi8>, sym_name = "reduce_xor_i8_columns", sym_visibility = "public"}> ({
  ^bb0(%arg654: tensor<70x5xi8>):
    %631 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %632 = "stablehlo.reduce"(%arg654, %631) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg655: tensor<i8>, %arg656: tensor<i8>):
      %633 = "stablehlo.xor"(%arg655, %arg656) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%633) : (tensor<i8>) -> ()
    }) : (tensor<70x5xi8>, tensor<i8>) -> tensor<5xi8>
    "func.return"(%632) : (tensor<5xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf64>) -> tensor<3xf64>, sym_name = "reduce_add_f64_rows", sym_visibility = "public"}> ({
  ^bb0(%arg651: tensor<3x70xf64>):
    %628 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %629 = "stablehlo.reduce"(%arg651, %628) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg652: tensor<f64>, %arg653: tensor<f64>):
      %630 = "stablehlo.add"(%arg652, %arg653) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%630) : (tensor<f64>) -> ()
    }) : (tensor<3x70xf64>, tensor<f64>) -> tensor<3xf64>
    "func.return"(%629) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf64>) -> tensor<5xf64>, sym_name = "reduce_add_f64_columns", sym_visibility = "public"}> ({
  ^bb0(%arg648: tensor<70x5xf64>):
    %625 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %626 = "stablehlo.reduce"(%arg648, %625) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg649: tensor<f64>, %arg650: tensor<f64>):
      %627 = "stablehlo.add"(%arg649, %arg650) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%627) : (tensor<f64>) -> ()
    }) : (tensor<70x5xf64>, tensor<f64>) -> tensor<5xf64>
    "func.return"(%626) : (tensor<5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf64>) -> tensor<3xf64>, sym_name = "reduce_multiply_f64_rows", sym_visibility = "public"}> ({
  ^bb0(%arg645: tensor<3x70xf64>):
    %622 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %623 = "stablehlo.reduce"(%arg645, %622) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg646: tensor<f64>, %arg647: tensor<f64>):
      %624 = "stablehlo.multiply"(%arg646, %arg647) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%624) : (tensor<f64>) -> ()
    }) : (tensor<3x70xf64>, tensor<f64>) -> tensor<3xf64>
    "func.return"(%623) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf64>) -> tensor<5xf64>, sym_name = "reduce_multiply_f64_columns", sym_visibility = "public"}> ({
  ^bb0(%arg642: tensor<70x5xf64>):
    %619 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %620 = "stablehlo.reduce"(%arg642, %619) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg643: tensor<f64>, %arg644: tensor<f64>):
      %621 = "stablehlo.multiply"(%arg643, %arg644) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%621) : (tensor<f64>) -> ()
    }) : (tensor<70x5xf64>, tensor<f64>) -> tensor<5xf64>
    "func.return"(%620) : (tensor<5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf64>) -> tensor<3xf64>, sym_name = "reduce_maximum_f64_rows", sym_visibility = "public"}> ({
  ^bb0(%arg639: tensor<3x70xf64>):
    %616 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %617 = "stablehlo.reduce"(%arg639, %616) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg640: tensor<f64>, %arg641: tensor<f64>):
      %618 = "stablehlo.maximum"(%arg640, %arg641) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%618) : (tensor<f64>) -> ()
    }) : (tensor<3x70xf64>, tensor<f64>) -> tensor<3xf64>
    "func.return"(%617) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf64>) -> tensor<5xf64>, sym_name = "reduce_maximum_f64_columns", sym_visibility = "public"}> ({
  ^bb0(%arg636: tensor<70x5xf64>):
    %613 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %614 = "stablehlo.reduce"(%arg636, %613) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg637: tensor<f64>, %arg638: tensor<f64>):
      %615 = "stablehlo.maximum"(%arg637, %arg638) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%615) : (tensor<f64>) -> ()
    }) : (tensor<70x5xf64>, tensor<f64>) -> tensor<5xf64>
    "func.return"(%614) : (tensor<5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xf64>) -> tensor<3xf64>, sym_name = "reduce_minimum_f64_rows", sym_visibility = "public"}> ({
  ^bb0(%arg633: tensor<3x70xf64>):
    %610 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %611 = "stablehlo.reduce"(%arg633, %610) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg634: tensor<f64>, %arg635: tensor<f64>):
      %612 = "stablehlo.minimum"(%arg634, %arg635) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%612) : (tensor<f64>) -> ()
    }) : (tensor<3x70xf64>, tensor<f64>) -> tensor<3xf64>
    "func.return"(%611) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xf64>) -> tensor<5xf64>, sym_name = "reduce_minimum_f64_columns", sym_visibility = "public"}> ({
  ^bb0(%arg630: tensor<70x5xf64>):
    %607 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %608 = "stablehlo.reduce"(%arg630, %607) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg631: tensor<f64>, %arg632: tensor<f64>):
      %609 = "stablehlo.minimum"(%arg631, %arg632) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%609) : (tensor<f64>) -> ()
    }) : (tensor<70x5xf64>, tensor<f64>) -> tensor<5xf64>
    "func.return"(%608) : (tensor<5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_add_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg627: tensor<3x70xi1>):
    %604 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %605 = "stablehlo.reduce"(%arg627, %604) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg628: tensor<i1>, %arg629: tensor<i1>):
      %606 = "stablehlo.add"(%arg628, %arg629) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%606) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%605) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_add_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg624: tensor<70x5xi1>):
    %601 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %602 = "stablehlo.reduce"(%arg624, %601) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg625: tensor<i1>, %arg626: tensor<i1>):
      %603 = "stablehlo.add"(%arg625, %arg626) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%603) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%602) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_multiply_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg621: tensor<3x70xi1>):
    %598 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %599 = "stablehlo.reduce"(%arg621, %598) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg622: tensor<i1>, %arg623: tensor<i1>):
      %600 = "stablehlo.multiply"(%arg622, %arg623) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%600) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%599) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_multiply_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg618: tensor<70x5xi1>):
    %595 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %596 = "stablehlo.reduce"(%arg618, %595) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg619: tensor<i1>, %arg620: tensor<i1>):
      %597 = "stablehlo.multiply"(%arg619, %arg620) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%597) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%596) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_maximum_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg615: tensor<3x70xi1>):
    %592 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %593 = "stablehlo.reduce"(%arg615, %592) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg616: tensor<i1>, %arg617: tensor<i1>):
      %594 = "stablehlo.maximum"(%arg616, %arg617) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%594) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%593) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_maximum_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg612: tensor<70x5xi1>):
    %589 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %590 = "stablehlo.reduce"(%arg612, %589) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg613: tensor<i1>, %arg614: tensor<i1>):
      %591 = "stablehlo.maximum"(%arg613, %arg614) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%591) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%590) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_minimum_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg609: tensor<3x70xi1>):
    %586 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %587 = "stablehlo.reduce"(%arg609, %586) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg610: tensor<i1>, %arg611: tensor<i1>):
      %588 = "stablehlo.minimum"(%arg610, %arg611) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%588) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%587) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_minimum_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg606: tensor<70x5xi1>):
    %583 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %584 = "stablehlo.reduce"(%arg606, %583) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg607: tensor<i1>, %arg608: tensor<i1>):
      %585 = "stablehlo.minimum"(%arg607, %arg608) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%585) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%584) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_and_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg603: tensor<3x70xi1>):
    %580 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %581 = "stablehlo.reduce"(%arg603, %580) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg604: tensor<i1>, %arg605: tensor<i1>):
      %582 = "stablehlo.and"(%arg604, %arg605) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%582) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%581) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_and_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg600: tensor<70x5xi1>):
    %577 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %578 = "stablehlo.reduce"(%arg600, %577) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg601: tensor<i1>, %arg602: tensor<i1>):
      %579 = "stablehlo.and"(%arg601, %arg602) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%579) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%578) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_or_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg597: tensor<3x70xi1>):
    %574 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %575 = "stablehlo.reduce"(%arg597, %574) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg598: tensor<i1>, %arg599: tensor<i1>):
      %576 = "stablehlo.or"(%arg598, %arg599) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%576) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%575) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_or_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg594: tensor<70x5xi1>):
    %571 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %572 = "stablehlo.reduce"(%arg594, %571) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg595: tensor<i1>, %arg596: tensor<i1>):
      %573 = "stablehlo.or"(%arg595, %arg596) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%573) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%572) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x70xi1>) -> tensor<3xi1>, sym_name = "reduce_xor_i1_rows", sym_visibility = "public"}> ({
  ^bb0(%arg591: tensor<3x70xi1>):
    %568 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %569 = "stablehlo.reduce"(%arg591, %568) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg592: tensor<i1>, %arg593: tensor<i1>):
      %570 = "stablehlo.xor"(%arg592, %arg593) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%570) : (tensor<i1>) -> ()
    }) : (tensor<3x70xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%569) : (tensor<3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<70x5xi1>) -> tensor<5xi1>, sym_name = "reduce_xor_i1_columns", sym_visibility = "public"}> ({
  ^bb0(%arg588: tensor<70x5xi1>):
    %565 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %566 = "stablehlo.reduce"(%arg588, %565) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg589: tensor<i1>, %arg590: tensor<i1>):
      %567 = "stablehlo.xor"(%arg589, %arg590) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%567) : (tensor<i1>) -> ()
    }) : (tensor<70x5xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%566) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<3x4x5xf32>), sym_name = "reduce_add_middle_and_none", sym_visibility = "public"}> ({
  ^bb0(%arg583: tensor<3x4x5xf32>):
    %560 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %561 = "stablehlo.reduce"(%arg583, %560) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg586: tensor<f32>, %arg587: tensor<f32>):
      %564 = "stablehlo.add"(%arg586, %arg587) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%564) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %562 = "stablehlo.reduce"(%arg583, %560) <{dimensions = array<i64>}> ({
    ^bb0(%arg584: tensor<f32>, %arg585: tensor<f32>):
      %563 = "stablehlo.add"(%arg584, %arg585) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%563) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
    "func.return"(%561, %562) : (tensor<3x5xf32>, tensor<3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>) -> (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>), sym_name = "reduce_add_non_adjacent", sym_visibility = "public"}> ({
  ^bb0(%arg572: tensor<3x2x5x4xf32>):
    %549 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %550 = "stablehlo.reduce"(%arg572, %549) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg581: tensor<f32>, %arg582: tensor<f32>):
      %559 = "stablehlo.add"(%arg581, %arg582) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%559) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %551 = "stablehlo.reduce"(%arg572, %549) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg579: tensor<f32>, %arg580: tensor<f32>):
      %558 = "stablehlo.add"(%arg579, %arg580) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%558) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %552 = "stablehlo.reduce"(%arg572, %549) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg577: tensor<f32>, %arg578: tensor<f32>):
      %557 = "stablehlo.add"(%arg577, %arg578) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%557) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %553 = "stablehlo.reduce"(%arg572, %549) <{dimensions = array<i64: 0, 1, 3>}> ({
    ^bb0(%arg575: tensor<f32>, %arg576: tensor<f32>):
      %556 = "stablehlo.add"(%arg575, %arg576) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%556) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %554 = "stablehlo.reduce"(%arg572, %549) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%arg573: tensor<f32>, %arg574: tensor<f32>):
      %555 = "stablehlo.add"(%arg573, %arg574) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%555) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%550, %551, %552, %553, %554) : (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2x5xf32>), sym_name = "reduce_add_non_adjacent_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg566: tensor<3x2x5x4xf32>, %arg567: tensor<f32>):
    %545 = "stablehlo.reduce"(%arg566, %arg567) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg570: tensor<f32>, %arg571: tensor<f32>):
      %548 = "stablehlo.add"(%arg570, %arg571) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%548) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %546 = "stablehlo.reduce"(%arg566, %arg567) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg568: tensor<f32>, %arg569: tensor<f32>):
      %547 = "stablehlo.add"(%arg568, %arg569) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%547) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    "func.return"(%545, %546) : (tensor<2x4xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>) -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>), sym_name = "reduce_add_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg559: tensor<3x0xf32>):
    %538 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %539 = "stablehlo.reduce"(%arg559, %538) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg564: tensor<f32>, %arg565: tensor<f32>):
      %544 = "stablehlo.add"(%arg564, %arg565) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%544) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %540 = "stablehlo.reduce"(%arg559, %538) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg562: tensor<f32>, %arg563: tensor<f32>):
      %543 = "stablehlo.add"(%arg562, %arg563) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%543) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<0xf32>
    %541 = "stablehlo.reduce"(%arg559, %538) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg560: tensor<f32>, %arg561: tensor<f32>):
      %542 = "stablehlo.add"(%arg560, %arg561) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%542) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%539, %540, %541) : (tensor<3xf32>, tensor<0xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xi32>) -> tensor<i32>, sym_name = "reduce_add_empty_i32", sym_visibility = "public"}> ({
  ^bb0(%arg556: tensor<0xi32>):
    %535 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %536 = "stablehlo.reduce"(%arg556, %535) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg557: tensor<i32>, %arg558: tensor<i32>):
      %537 = "stablehlo.add"(%arg557, %arg558) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%537) : (tensor<i32>) -> ()
    }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%536) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_add_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg553: tensor<f32>):
    %532 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %533 = "stablehlo.reduce"(%arg553, %532) <{dimensions = array<i64>}> ({
    ^bb0(%arg554: tensor<f32>, %arg555: tensor<f32>):
      %534 = "stablehlo.add"(%arg554, %arg555) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%534) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%533) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x6x1xf32>) -> (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>), sym_name = "reduce_add_unit", sym_visibility = "public"}> ({
  ^bb0(%arg546: tensor<1x6x1xf32>):
    %525 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %526 = "stablehlo.reduce"(%arg546, %525) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg551: tensor<f32>, %arg552: tensor<f32>):
      %531 = "stablehlo.add"(%arg551, %arg552) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%531) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %527 = "stablehlo.reduce"(%arg546, %525) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg549: tensor<f32>, %arg550: tensor<f32>):
      %530 = "stablehlo.add"(%arg549, %arg550) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%530) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6xf32>
    %528 = "stablehlo.reduce"(%arg546, %525) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg547: tensor<f32>, %arg548: tensor<f32>):
      %529 = "stablehlo.add"(%arg547, %arg548) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%529) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%526, %527, %528) : (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<7xf32>, tensor<f32>), sym_name = "reduce_add_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg538: tensor<3x7xf32>, %arg539: tensor<f32>):
    %519 = "stablehlo.reduce"(%arg538, %arg539) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg544: tensor<f32>, %arg545: tensor<f32>):
      %524 = "stablehlo.add"(%arg544, %arg545) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%524) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %520 = "stablehlo.reduce"(%arg538, %arg539) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg542: tensor<f32>, %arg543: tensor<f32>):
      %523 = "stablehlo.add"(%arg542, %arg543) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%523) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %521 = "stablehlo.reduce"(%arg538, %arg539) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg540: tensor<f32>, %arg541: tensor<f32>):
      %522 = "stablehlo.add"(%arg540, %arg541) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%522) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%519, %520, %521) : (tensor<3xf32>, tensor<7xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<7xi32>), sym_name = "reduce_add_given_init_i32", sym_visibility = "public"}> ({
  ^bb0(%arg532: tensor<3x7xi32>, %arg533: tensor<i32>):
    %515 = "stablehlo.reduce"(%arg532, %arg533) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg536: tensor<i32>, %arg537: tensor<i32>):
      %518 = "stablehlo.add"(%arg536, %arg537) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%518) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
    %516 = "stablehlo.reduce"(%arg532, %arg533) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg534: tensor<i32>, %arg535: tensor<i32>):
      %517 = "stablehlo.add"(%arg534, %arg535) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%517) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
    "func.return"(%515, %516) : (tensor<3xi32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>, sym_name = "reduce_add_given_init_empty", sym_visibility = "public"}> ({
  ^bb0(%arg528: tensor<3x0xf32>, %arg529: tensor<f32>):
    %513 = "stablehlo.reduce"(%arg528, %arg529) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg530: tensor<f32>, %arg531: tensor<f32>):
      %514 = "stablehlo.add"(%arg530, %arg531) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%514) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%513) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<3x4x5xf32>), sym_name = "reduce_multiply_middle_and_none", sym_visibility = "public"}> ({
  ^bb0(%arg523: tensor<3x4x5xf32>):
    %508 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %509 = "stablehlo.reduce"(%arg523, %508) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg526: tensor<f32>, %arg527: tensor<f32>):
      %512 = "stablehlo.multiply"(%arg526, %arg527) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%512) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %510 = "stablehlo.reduce"(%arg523, %508) <{dimensions = array<i64>}> ({
    ^bb0(%arg524: tensor<f32>, %arg525: tensor<f32>):
      %511 = "stablehlo.multiply"(%arg524, %arg525) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%511) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
    "func.return"(%509, %510) : (tensor<3x5xf32>, tensor<3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>) -> (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>), sym_name = "reduce_multiply_non_adjacent", sym_visibility = "public"}> ({
  ^bb0(%arg512: tensor<3x2x5x4xf32>):
    %497 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %498 = "stablehlo.reduce"(%arg512, %497) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg521: tensor<f32>, %arg522: tensor<f32>):
      %507 = "stablehlo.multiply"(%arg521, %arg522) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%507) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %499 = "stablehlo.reduce"(%arg512, %497) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg519: tensor<f32>, %arg520: tensor<f32>):
      %506 = "stablehlo.multiply"(%arg519, %arg520) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%506) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %500 = "stablehlo.reduce"(%arg512, %497) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg517: tensor<f32>, %arg518: tensor<f32>):
      %505 = "stablehlo.multiply"(%arg517, %arg518) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%505) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %501 = "stablehlo.reduce"(%arg512, %497) <{dimensions = array<i64: 0, 1, 3>}> ({
    ^bb0(%arg515: tensor<f32>, %arg516: tensor<f32>):
      %504 = "stablehlo.multiply"(%arg515, %arg516) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%504) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %502 = "stablehlo.reduce"(%arg512, %497) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%arg513: tensor<f32>, %arg514: tensor<f32>):
      %503 = "stablehlo.multiply"(%arg513, %arg514) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%503) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%498, %499, %500, %501, %502) : (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2x5xf32>), sym_name = "reduce_multiply_non_adjacent_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg506: tensor<3x2x5x4xf32>, %arg507: tensor<f32>):
    %493 = "stablehlo.reduce"(%arg506, %arg507) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg510: tensor<f32>, %arg511: tensor<f32>):
      %496 = "stablehlo.multiply"(%arg510, %arg511) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%496) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %494 = "stablehlo.reduce"(%arg506, %arg507) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg508: tensor<f32>, %arg509: tensor<f32>):
      %495 = "stablehlo.multiply"(%arg508, %arg509) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%495) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    "func.return"(%493, %494) : (tensor<2x4xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>) -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>), sym_name = "reduce_multiply_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg499: tensor<3x0xf32>):
    %486 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %487 = "stablehlo.reduce"(%arg499, %486) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg504: tensor<f32>, %arg505: tensor<f32>):
      %492 = "stablehlo.multiply"(%arg504, %arg505) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%492) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %488 = "stablehlo.reduce"(%arg499, %486) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg502: tensor<f32>, %arg503: tensor<f32>):
      %491 = "stablehlo.multiply"(%arg502, %arg503) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%491) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<0xf32>
    %489 = "stablehlo.reduce"(%arg499, %486) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg500: tensor<f32>, %arg501: tensor<f32>):
      %490 = "stablehlo.multiply"(%arg500, %arg501) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%490) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%487, %488, %489) : (tensor<3xf32>, tensor<0xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xi32>) -> tensor<i32>, sym_name = "reduce_multiply_empty_i32", sym_visibility = "public"}> ({
  ^bb0(%arg496: tensor<0xi32>):
    %483 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %484 = "stablehlo.reduce"(%arg496, %483) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg497: tensor<i32>, %arg498: tensor<i32>):
      %485 = "stablehlo.multiply"(%arg497, %arg498) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%485) : (tensor<i32>) -> ()
    }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%484) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_multiply_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg493: tensor<f32>):
    %480 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %481 = "stablehlo.reduce"(%arg493, %480) <{dimensions = array<i64>}> ({
    ^bb0(%arg494: tensor<f32>, %arg495: tensor<f32>):
      %482 = "stablehlo.multiply"(%arg494, %arg495) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%482) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%481) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x6x1xf32>) -> (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>), sym_name = "reduce_multiply_unit", sym_visibility = "public"}> ({
  ^bb0(%arg486: tensor<1x6x1xf32>):
    %473 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %474 = "stablehlo.reduce"(%arg486, %473) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg491: tensor<f32>, %arg492: tensor<f32>):
      %479 = "stablehlo.multiply"(%arg491, %arg492) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%479) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %475 = "stablehlo.reduce"(%arg486, %473) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg489: tensor<f32>, %arg490: tensor<f32>):
      %478 = "stablehlo.multiply"(%arg489, %arg490) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%478) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6xf32>
    %476 = "stablehlo.reduce"(%arg486, %473) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg487: tensor<f32>, %arg488: tensor<f32>):
      %477 = "stablehlo.multiply"(%arg487, %arg488) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%477) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%474, %475, %476) : (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<7xf32>, tensor<f32>), sym_name = "reduce_multiply_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg478: tensor<3x7xf32>, %arg479: tensor<f32>):
    %467 = "stablehlo.reduce"(%arg478, %arg479) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg484: tensor<f32>, %arg485: tensor<f32>):
      %472 = "stablehlo.multiply"(%arg484, %arg485) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%472) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %468 = "stablehlo.reduce"(%arg478, %arg479) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg482: tensor<f32>, %arg483: tensor<f32>):
      %471 = "stablehlo.multiply"(%arg482, %arg483) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%471) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %469 = "stablehlo.reduce"(%arg478, %arg479) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg480: tensor<f32>, %arg481: tensor<f32>):
      %470 = "stablehlo.multiply"(%arg480, %arg481) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%470) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%467, %468, %469) : (tensor<3xf32>, tensor<7xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<7xi32>), sym_name = "reduce_multiply_given_init_i32", sym_visibility = "public"}> ({
  ^bb0(%arg472: tensor<3x7xi32>, %arg473: tensor<i32>):
    %463 = "stablehlo.reduce"(%arg472, %arg473) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg476: tensor<i32>, %arg477: tensor<i32>):
      %466 = "stablehlo.multiply"(%arg476, %arg477) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%466) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
    %464 = "stablehlo.reduce"(%arg472, %arg473) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg474: tensor<i32>, %arg475: tensor<i32>):
      %465 = "stablehlo.multiply"(%arg474, %arg475) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%465) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
    "func.return"(%463, %464) : (tensor<3xi32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>, sym_name = "reduce_multiply_given_init_empty", sym_visibility = "public"}> ({
  ^bb0(%arg468: tensor<3x0xf32>, %arg469: tensor<f32>):
    %461 = "stablehlo.reduce"(%arg468, %arg469) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg470: tensor<f32>, %arg471: tensor<f32>):
      %462 = "stablehlo.multiply"(%arg470, %arg471) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%462) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%461) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<3x4x5xf32>), sym_name = "reduce_maximum_middle_and_none", sym_visibility = "public"}> ({
  ^bb0(%arg463: tensor<3x4x5xf32>):
    %456 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %457 = "stablehlo.reduce"(%arg463, %456) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg466: tensor<f32>, %arg467: tensor<f32>):
      %460 = "stablehlo.maximum"(%arg466, %arg467) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%460) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %458 = "stablehlo.reduce"(%arg463, %456) <{dimensions = array<i64>}> ({
    ^bb0(%arg464: tensor<f32>, %arg465: tensor<f32>):
      %459 = "stablehlo.maximum"(%arg464, %arg465) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%459) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
    "func.return"(%457, %458) : (tensor<3x5xf32>, tensor<3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>) -> (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>), sym_name = "reduce_maximum_non_adjacent", sym_visibility = "public"}> ({
  ^bb0(%arg452: tensor<3x2x5x4xf32>):
    %445 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %446 = "stablehlo.reduce"(%arg452, %445) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg461: tensor<f32>, %arg462: tensor<f32>):
      %455 = "stablehlo.maximum"(%arg461, %arg462) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%455) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %447 = "stablehlo.reduce"(%arg452, %445) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg459: tensor<f32>, %arg460: tensor<f32>):
      %454 = "stablehlo.maximum"(%arg459, %arg460) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%454) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %448 = "stablehlo.reduce"(%arg452, %445) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg457: tensor<f32>, %arg458: tensor<f32>):
      %453 = "stablehlo.maximum"(%arg457, %arg458) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%453) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %449 = "stablehlo.reduce"(%arg452, %445) <{dimensions = array<i64: 0, 1, 3>}> ({
    ^bb0(%arg455: tensor<f32>, %arg456: tensor<f32>):
      %452 = "stablehlo.maximum"(%arg455, %arg456) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%452) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %450 = "stablehlo.reduce"(%arg452, %445) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%arg453: tensor<f32>, %arg454: tensor<f32>):
      %451 = "stablehlo.maximum"(%arg453, %arg454) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%451) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%446, %447, %448, %449, %450) : (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2x5xf32>), sym_name = "reduce_maximum_non_adjacent_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg446: tensor<3x2x5x4xf32>, %arg447: tensor<f32>):
    %441 = "stablehlo.reduce"(%arg446, %arg447) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg450: tensor<f32>, %arg451: tensor<f32>):
      %444 = "stablehlo.maximum"(%arg450, %arg451) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%444) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %442 = "stablehlo.reduce"(%arg446, %arg447) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg448: tensor<f32>, %arg449: tensor<f32>):
      %443 = "stablehlo.maximum"(%arg448, %arg449) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%443) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    "func.return"(%441, %442) : (tensor<2x4xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>) -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>), sym_name = "reduce_maximum_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg439: tensor<3x0xf32>):
    %434 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %435 = "stablehlo.reduce"(%arg439, %434) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg444: tensor<f32>, %arg445: tensor<f32>):
      %440 = "stablehlo.maximum"(%arg444, %arg445) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%440) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %436 = "stablehlo.reduce"(%arg439, %434) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg442: tensor<f32>, %arg443: tensor<f32>):
      %439 = "stablehlo.maximum"(%arg442, %arg443) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%439) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<0xf32>
    %437 = "stablehlo.reduce"(%arg439, %434) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg440: tensor<f32>, %arg441: tensor<f32>):
      %438 = "stablehlo.maximum"(%arg440, %arg441) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%438) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%435, %436, %437) : (tensor<3xf32>, tensor<0xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xi32>) -> tensor<i32>, sym_name = "reduce_maximum_empty_i32", sym_visibility = "public"}> ({
  ^bb0(%arg436: tensor<0xi32>):
    %431 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %432 = "stablehlo.reduce"(%arg436, %431) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg437: tensor<i32>, %arg438: tensor<i32>):
      %433 = "stablehlo.maximum"(%arg437, %arg438) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%433) : (tensor<i32>) -> ()
    }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%432) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_maximum_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg433: tensor<f32>):
    %428 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %429 = "stablehlo.reduce"(%arg433, %428) <{dimensions = array<i64>}> ({
    ^bb0(%arg434: tensor<f32>, %arg435: tensor<f32>):
      %430 = "stablehlo.maximum"(%arg434, %arg435) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%430) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%429) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x6x1xf32>) -> (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>), sym_name = "reduce_maximum_unit", sym_visibility = "public"}> ({
  ^bb0(%arg426: tensor<1x6x1xf32>):
    %421 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %422 = "stablehlo.reduce"(%arg426, %421) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg431: tensor<f32>, %arg432: tensor<f32>):
      %427 = "stablehlo.maximum"(%arg431, %arg432) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%427) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %423 = "stablehlo.reduce"(%arg426, %421) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg429: tensor<f32>, %arg430: tensor<f32>):
      %426 = "stablehlo.maximum"(%arg429, %arg430) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%426) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6xf32>
    %424 = "stablehlo.reduce"(%arg426, %421) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg427: tensor<f32>, %arg428: tensor<f32>):
      %425 = "stablehlo.maximum"(%arg427, %arg428) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%425) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%422, %423, %424) : (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<7xf32>, tensor<f32>), sym_name = "reduce_maximum_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg418: tensor<3x7xf32>, %arg419: tensor<f32>):
    %415 = "stablehlo.reduce"(%arg418, %arg419) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg424: tensor<f32>, %arg425: tensor<f32>):
      %420 = "stablehlo.maximum"(%arg424, %arg425) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%420) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %416 = "stablehlo.reduce"(%arg418, %arg419) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg422: tensor<f32>, %arg423: tensor<f32>):
      %419 = "stablehlo.maximum"(%arg422, %arg423) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%419) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %417 = "stablehlo.reduce"(%arg418, %arg419) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg420: tensor<f32>, %arg421: tensor<f32>):
      %418 = "stablehlo.maximum"(%arg420, %arg421) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%418) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%415, %416, %417) : (tensor<3xf32>, tensor<7xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<7xi32>), sym_name = "reduce_maximum_given_init_i32", sym_visibility = "public"}> ({
  ^bb0(%arg412: tensor<3x7xi32>, %arg413: tensor<i32>):
    %411 = "stablehlo.reduce"(%arg412, %arg413) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg416: tensor<i32>, %arg417: tensor<i32>):
      %414 = "stablehlo.maximum"(%arg416, %arg417) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%414) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
    %412 = "stablehlo.reduce"(%arg412, %arg413) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg414: tensor<i32>, %arg415: tensor<i32>):
      %413 = "stablehlo.maximum"(%arg414, %arg415) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%413) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
    "func.return"(%411, %412) : (tensor<3xi32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>, sym_name = "reduce_maximum_given_init_empty", sym_visibility = "public"}> ({
  ^bb0(%arg408: tensor<3x0xf32>, %arg409: tensor<f32>):
    %409 = "stablehlo.reduce"(%arg408, %arg409) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg410: tensor<f32>, %arg411: tensor<f32>):
      %410 = "stablehlo.maximum"(%arg410, %arg411) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%410) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%409) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<3x4x5xf32>), sym_name = "reduce_minimum_middle_and_none", sym_visibility = "public"}> ({
  ^bb0(%arg403: tensor<3x4x5xf32>):
    %404 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %405 = "stablehlo.reduce"(%arg403, %404) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg406: tensor<f32>, %arg407: tensor<f32>):
      %408 = "stablehlo.minimum"(%arg406, %arg407) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%408) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %406 = "stablehlo.reduce"(%arg403, %404) <{dimensions = array<i64>}> ({
    ^bb0(%arg404: tensor<f32>, %arg405: tensor<f32>):
      %407 = "stablehlo.minimum"(%arg404, %arg405) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%407) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
    "func.return"(%405, %406) : (tensor<3x5xf32>, tensor<3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>) -> (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>), sym_name = "reduce_minimum_non_adjacent", sym_visibility = "public"}> ({
  ^bb0(%arg392: tensor<3x2x5x4xf32>):
    %393 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %394 = "stablehlo.reduce"(%arg392, %393) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg401: tensor<f32>, %arg402: tensor<f32>):
      %403 = "stablehlo.minimum"(%arg401, %arg402) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%403) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %395 = "stablehlo.reduce"(%arg392, %393) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg399: tensor<f32>, %arg400: tensor<f32>):
      %402 = "stablehlo.minimum"(%arg399, %arg400) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%402) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %396 = "stablehlo.reduce"(%arg392, %393) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg397: tensor<f32>, %arg398: tensor<f32>):
      %401 = "stablehlo.minimum"(%arg397, %arg398) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%401) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %397 = "stablehlo.reduce"(%arg392, %393) <{dimensions = array<i64: 0, 1, 3>}> ({
    ^bb0(%arg395: tensor<f32>, %arg396: tensor<f32>):
      %400 = "stablehlo.minimum"(%arg395, %arg396) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%400) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %398 = "stablehlo.reduce"(%arg392, %393) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%arg393: tensor<f32>, %arg394: tensor<f32>):
      %399 = "stablehlo.minimum"(%arg393, %arg394) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%399) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%394, %395, %396, %397, %398) : (tensor<2x4xf32>, tensor<3x5xf32>, tensor<2x5xf32>, tensor<5xf32>, tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2x5x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2x5xf32>), sym_name = "reduce_minimum_non_adjacent_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg386: tensor<3x2x5x4xf32>, %arg387: tensor<f32>):
    %389 = "stablehlo.reduce"(%arg386, %arg387) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg390: tensor<f32>, %arg391: tensor<f32>):
      %392 = "stablehlo.minimum"(%arg390, %arg391) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%392) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %390 = "stablehlo.reduce"(%arg386, %arg387) <{dimensions = array<i64: 3, 0>}> ({
    ^bb0(%arg388: tensor<f32>, %arg389: tensor<f32>):
      %391 = "stablehlo.minimum"(%arg388, %arg389) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%391) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    "func.return"(%389, %390) : (tensor<2x4xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>) -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>), sym_name = "reduce_minimum_empty_rows", sym_visibility = "public"}> ({
  ^bb0(%arg379: tensor<3x0xf32>):
    %382 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %383 = "stablehlo.reduce"(%arg379, %382) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg384: tensor<f32>, %arg385: tensor<f32>):
      %388 = "stablehlo.minimum"(%arg384, %arg385) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%388) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %384 = "stablehlo.reduce"(%arg379, %382) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg382: tensor<f32>, %arg383: tensor<f32>):
      %387 = "stablehlo.minimum"(%arg382, %arg383) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%387) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<0xf32>
    %385 = "stablehlo.reduce"(%arg379, %382) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg380: tensor<f32>, %arg381: tensor<f32>):
      %386 = "stablehlo.minimum"(%arg380, %arg381) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%386) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%383, %384, %385) : (tensor<3xf32>, tensor<0xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0xi32>) -> tensor<i32>, sym_name = "reduce_minimum_empty_i32", sym_visibility = "public"}> ({
  ^bb0(%arg376: tensor<0xi32>):
    %379 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %380 = "stablehlo.reduce"(%arg376, %379) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg377: tensor<i32>, %arg378: tensor<i32>):
      %381 = "stablehlo.minimum"(%arg377, %arg378) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%381) : (tensor<i32>) -> ()
    }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%380) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "reduce_minimum_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg373: tensor<f32>):
    %376 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %377 = "stablehlo.reduce"(%arg373, %376) <{dimensions = array<i64>}> ({
    ^bb0(%arg374: tensor<f32>, %arg375: tensor<f32>):
      %378 = "stablehlo.minimum"(%arg374, %arg375) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%378) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%377) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x6x1xf32>) -> (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>), sym_name = "reduce_minimum_unit", sym_visibility = "public"}> ({
  ^bb0(%arg366: tensor<1x6x1xf32>):
    %369 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %370 = "stablehlo.reduce"(%arg366, %369) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg371: tensor<f32>, %arg372: tensor<f32>):
      %375 = "stablehlo.minimum"(%arg371, %arg372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%375) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %371 = "stablehlo.reduce"(%arg366, %369) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg369: tensor<f32>, %arg370: tensor<f32>):
      %374 = "stablehlo.minimum"(%arg369, %arg370) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%374) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6xf32>
    %372 = "stablehlo.reduce"(%arg366, %369) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg367: tensor<f32>, %arg368: tensor<f32>):
      %373 = "stablehlo.minimum"(%arg367, %arg368) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%373) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%370, %371, %372) : (tensor<6x1xf32>, tensor<1x6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<7xf32>, tensor<f32>), sym_name = "reduce_minimum_given_init", sym_visibility = "public"}> ({
  ^bb0(%arg358: tensor<3x7xf32>, %arg359: tensor<f32>):
    %363 = "stablehlo.reduce"(%arg358, %arg359) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg364: tensor<f32>, %arg365: tensor<f32>):
      %368 = "stablehlo.minimum"(%arg364, %arg365) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%368) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %364 = "stablehlo.reduce"(%arg358, %arg359) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg362: tensor<f32>, %arg363: tensor<f32>):
      %367 = "stablehlo.minimum"(%arg362, %arg363) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%367) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %365 = "stablehlo.reduce"(%arg358, %arg359) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg360: tensor<f32>, %arg361: tensor<f32>):
      %366 = "stablehlo.minimum"(%arg360, %arg361) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%366) : (tensor<f32>) -> ()
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%363, %364, %365) : (tensor<3xf32>, tensor<7xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x7xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<7xi32>), sym_name = "reduce_minimum_given_init_i32", sym_visibility = "public"}> ({
  ^bb0(%arg352: tensor<3x7xi32>, %arg353: tensor<i32>):
    %359 = "stablehlo.reduce"(%arg352, %arg353) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg356: tensor<i32>, %arg357: tensor<i32>):
      %362 = "stablehlo.minimum"(%arg356, %arg357) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%362) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
    %360 = "stablehlo.reduce"(%arg352, %arg353) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg354: tensor<i32>, %arg355: tensor<i32>):
      %361 = "stablehlo.minimum"(%arg354, %arg355) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%361) : (tensor<i32>) -> ()
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
    "func.return"(%359, %360) : (tensor<3xi32>, tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>, sym_name = "reduce_minimum_given_init_empty", sym_visibility = "public"}> ({
  ^bb0(%arg348: tensor<3x0xf32>, %arg349: tensor<f32>):
    %357 = "stablehlo.reduce"(%arg348, %arg349) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg350: tensor<f32>, %arg351: tensor<f32>):
      %358 = "stablehlo.minimum"(%arg350, %arg351) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%358) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%357) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf16>) -> (tensor<4xf16>, tensor<37xf16>), sym_name = "reduce_maximum_f16_special", sym_visibility = "public"}> ({
  ^bb0(%arg343: tensor<4x37xf16>):
    %352 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %353 = "stablehlo.reduce"(%arg343, %352) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg346: tensor<f16>, %arg347: tensor<f16>):
      %356 = "stablehlo.maximum"(%arg346, %arg347) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%356) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<4xf16>
    %354 = "stablehlo.reduce"(%arg343, %352) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg344: tensor<f16>, %arg345: tensor<f16>):
      %355 = "stablehlo.maximum"(%arg344, %arg345) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%355) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<37xf16>
    "func.return"(%353, %354) : (tensor<4xf16>, tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf16>) -> (tensor<4xf16>, tensor<37xf16>), sym_name = "reduce_minimum_f16_special", sym_visibility = "public"}> ({
  ^bb0(%arg338: tensor<4x37xf16>):
    %347 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %348 = "stablehlo.reduce"(%arg338, %347) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg341: tensor<f16>, %arg342: tensor<f16>):
      %351 = "stablehlo.minimum"(%arg341, %arg342) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%351) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<4xf16>
    %349 = "stablehlo.reduce"(%arg338, %347) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg339: tensor<f16>, %arg340: tensor<f16>):
      %350 = "stablehlo.minimum"(%arg339, %arg340) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%350) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<37xf16>
    "func.return"(%348, %349) : (tensor<4xf16>, tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf16>) -> (tensor<4xf16>, tensor<37xf16>), sym_name = "reduce_add_f16_special", sym_visibility = "public"}> ({
  ^bb0(%arg333: tensor<4x37xf16>):
    %342 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %343 = "stablehlo.reduce"(%arg333, %342) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg336: tensor<f16>, %arg337: tensor<f16>):
      %346 = "stablehlo.add"(%arg336, %arg337) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%346) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<4xf16>
    %344 = "stablehlo.reduce"(%arg333, %342) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg334: tensor<f16>, %arg335: tensor<f16>):
      %345 = "stablehlo.add"(%arg334, %arg335) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%345) : (tensor<f16>) -> ()
    }) : (tensor<4x37xf16>, tensor<f16>) -> tensor<37xf16>
    "func.return"(%343, %344) : (tensor<4xf16>, tensor<37xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xbf16>) -> (tensor<4xbf16>, tensor<37xbf16>), sym_name = "reduce_maximum_bf16_special", sym_visibility = "public"}> ({
  ^bb0(%arg328: tensor<4x37xbf16>):
    %337 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %338 = "stablehlo.reduce"(%arg328, %337) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg331: tensor<bf16>, %arg332: tensor<bf16>):
      %341 = "stablehlo.maximum"(%arg331, %arg332) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%341) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %339 = "stablehlo.reduce"(%arg328, %337) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg329: tensor<bf16>, %arg330: tensor<bf16>):
      %340 = "stablehlo.maximum"(%arg329, %arg330) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%340) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<37xbf16>
    "func.return"(%338, %339) : (tensor<4xbf16>, tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xbf16>) -> (tensor<4xbf16>, tensor<37xbf16>), sym_name = "reduce_minimum_bf16_special", sym_visibility = "public"}> ({
  ^bb0(%arg323: tensor<4x37xbf16>):
    %332 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %333 = "stablehlo.reduce"(%arg323, %332) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg326: tensor<bf16>, %arg327: tensor<bf16>):
      %336 = "stablehlo.minimum"(%arg326, %arg327) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%336) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %334 = "stablehlo.reduce"(%arg323, %332) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg324: tensor<bf16>, %arg325: tensor<bf16>):
      %335 = "stablehlo.minimum"(%arg324, %arg325) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%335) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<37xbf16>
    "func.return"(%333, %334) : (tensor<4xbf16>, tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xbf16>) -> (tensor<4xbf16>, tensor<37xbf16>), sym_name = "reduce_add_bf16_special", sym_visibility = "public"}> ({
  ^bb0(%arg318: tensor<4x37xbf16>):
    %327 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %328 = "stablehlo.reduce"(%arg318, %327) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg321: tensor<bf16>, %arg322: tensor<bf16>):
      %331 = "stablehlo.add"(%arg321, %arg322) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%331) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %329 = "stablehlo.reduce"(%arg318, %327) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg319: tensor<bf16>, %arg320: tensor<bf16>):
      %330 = "stablehlo.add"(%arg319, %arg320) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%330) : (tensor<bf16>) -> ()
    }) : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<37xbf16>
    "func.return"(%328, %329) : (tensor<4xbf16>, tensor<37xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf32>) -> (tensor<4xf32>, tensor<37xf32>), sym_name = "reduce_maximum_f32_special", sym_visibility = "public"}> ({
  ^bb0(%arg313: tensor<4x37xf32>):
    %322 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %323 = "stablehlo.reduce"(%arg313, %322) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg316: tensor<f32>, %arg317: tensor<f32>):
      %326 = "stablehlo.maximum"(%arg316, %arg317) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%326) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<4xf32>
    %324 = "stablehlo.reduce"(%arg313, %322) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg314: tensor<f32>, %arg315: tensor<f32>):
      %325 = "stablehlo.maximum"(%arg314, %arg315) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%325) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<37xf32>
    "func.return"(%323, %324) : (tensor<4xf32>, tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf32>) -> (tensor<4xf32>, tensor<37xf32>), sym_name = "reduce_minimum_f32_special", sym_visibility = "public"}> ({
  ^bb0(%arg308: tensor<4x37xf32>):
    %317 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %318 = "stablehlo.reduce"(%arg308, %317) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg311: tensor<f32>, %arg312: tensor<f32>):
      %321 = "stablehlo.minimum"(%arg311, %arg312) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%321) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<4xf32>
    %319 = "stablehlo.reduce"(%arg308, %317) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg309: tensor<f32>, %arg310: tensor<f32>):
      %320 = "stablehlo.minimum"(%arg309, %arg310) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%320) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<37xf32>
    "func.return"(%318, %319) : (tensor<4xf32>, tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf32>) -> (tensor<4xf32>, tensor<37xf32>), sym_name = "reduce_add_f32_special", sym_visibility = "public"}> ({
  ^bb0(%arg303: tensor<4x37xf32>):
    %312 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %313 = "stablehlo.reduce"(%arg303, %312) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg306: tensor<f32>, %arg307: tensor<f32>):
      %316 = "stablehlo.add"(%arg306, %arg307) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%316) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<4xf32>
    %314 = "stablehlo.reduce"(%arg303, %312) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg304: tensor<f32>, %arg305: tensor<f32>):
      %315 = "stablehlo.add"(%arg304, %arg305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%315) : (tensor<f32>) -> ()
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<37xf32>
    "func.return"(%313, %314) : (tensor<4xf32>, tensor<37xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf64>) -> (tensor<4xf64>, tensor<37xf64>), sym_name = "reduce_maximum_f64_special", sym_visibility = "public"}> ({
  ^bb0(%arg298: tensor<4x37xf64>):
    %307 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %308 = "stablehlo.reduce"(%arg298, %307) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg301: tensor<f64>, %arg302: tensor<f64>):
      %311 = "stablehlo.maximum"(%arg301, %arg302) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%311) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<4xf64>
    %309 = "stablehlo.reduce"(%arg298, %307) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg299: tensor<f64>, %arg300: tensor<f64>):
      %310 = "stablehlo.maximum"(%arg299, %arg300) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%310) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<37xf64>
    "func.return"(%308, %309) : (tensor<4xf64>, tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf64>) -> (tensor<4xf64>, tensor<37xf64>), sym_name = "reduce_minimum_f64_special", sym_visibility = "public"}> ({
  ^bb0(%arg293: tensor<4x37xf64>):
    %302 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %303 = "stablehlo.reduce"(%arg293, %302) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg296: tensor<f64>, %arg297: tensor<f64>):
      %306 = "stablehlo.minimum"(%arg296, %arg297) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%306) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<4xf64>
    %304 = "stablehlo.reduce"(%arg293, %302) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg294: tensor<f64>, %arg295: tensor<f64>):
      %305 = "stablehlo.minimum"(%arg294, %arg295) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%305) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<37xf64>
    "func.return"(%303, %304) : (tensor<4xf64>, tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x37xf64>) -> (tensor<4xf64>, tensor<37xf64>), sym_name = "reduce_add_f64_special", sym_visibility = "public"}> ({
  ^bb0(%arg288: tensor<4x37xf64>):
    %297 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %298 = "stablehlo.reduce"(%arg288, %297) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg291: tensor<f64>, %arg292: tensor<f64>):
      %301 = "stablehlo.add"(%arg291, %arg292) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%301) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<4xf64>
    %299 = "stablehlo.reduce"(%arg288, %297) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg289: tensor<f64>, %arg290: tensor<f64>):
      %300 = "stablehlo.add"(%arg289, %arg290) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%300) : (tensor<f64>) -> ()
    }) : (tensor<4x37xf64>, tensor<f64>) -> tensor<37xf64>
    "func.return"(%298, %299) : (tensor<4xf64>, tensor<37xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x200xf32>) -> (tensor<5xf32>, tensor<200xf32>, tensor<f32>), sym_name = "reduce_add_f32_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg281: tensor<5x200xf32>):
    %290 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %291 = "stablehlo.reduce"(%arg281, %290) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %296 = "stablehlo.add"(%arg286, %arg287) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%296) : (tensor<f32>) -> ()
    }) : (tensor<5x200xf32>, tensor<f32>) -> tensor<5xf32>
    %292 = "stablehlo.reduce"(%arg281, %290) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
      %295 = "stablehlo.add"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%295) : (tensor<f32>) -> ()
    }) : (tensor<5x200xf32>, tensor<f32>) -> tensor<200xf32>
    %293 = "stablehlo.reduce"(%arg281, %290) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg282: tensor<f32>, %arg283: tensor<f32>):
      %294 = "stablehlo.add"(%arg282, %arg283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%294) : (tensor<f32>) -> ()
    }) : (tensor<5x200xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%291, %292, %293) : (tensor<5xf32>, tensor<200xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x200xf64>) -> (tensor<5xf64>, tensor<f64>), sym_name = "reduce_add_f64_gaussian", sym_visibility = "public"}> ({
  ^bb0(%arg276: tensor<5x200xf64>):
    %285 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %286 = "stablehlo.reduce"(%arg276, %285) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg279: tensor<f64>, %arg280: tensor<f64>):
      %289 = "stablehlo.add"(%arg279, %arg280) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%289) : (tensor<f64>) -> ()
    }) : (tensor<5x200xf64>, tensor<f64>) -> tensor<5xf64>
    %287 = "stablehlo.reduce"(%arg276, %285) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg277: tensor<f64>, %arg278: tensor<f64>):
      %288 = "stablehlo.add"(%arg277, %arg278) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%288) : (tensor<f64>) -> ()
    }) : (tensor<5x200xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%286, %287) : (tensor<5xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x512xbf16>) -> tensor<2xbf16>, sym_name = "reduce_add_bf16_many", sym_visibility = "public"}> ({
  ^bb0(%arg273: tensor<2x512xbf16>):
    %282 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %283 = "stablehlo.reduce"(%arg273, %282) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg274: tensor<bf16>, %arg275: tensor<bf16>):
      %284 = "stablehlo.add"(%arg274, %arg275) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%284) : (tensor<bf16>) -> ()
    }) : (tensor<2x512xbf16>, tensor<bf16>) -> tensor<2xbf16>
    "func.return"(%283) : (tensor<2xbf16>) -> ()
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
