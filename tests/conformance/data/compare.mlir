"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>), sym_name = "compare_i1", sym_visibility = "public"}> ({
  ^bb0(%arg64: tensor<4xi1>, %arg65: tensor<4xi1>):
    %192 = "stablehlo.compare"(%arg64, %arg65) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %193 = "stablehlo.compare"(%arg64, %arg65) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %194 = "stablehlo.compare"(%arg64, %arg65) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %195 = "stablehlo.compare"(%arg64, %arg65) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %196 = "stablehlo.compare"(%arg64, %arg65) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %197 = "stablehlo.compare"(%arg64, %arg65) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    "func.return"(%192, %193, %194, %195, %196, %197) : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>), sym_name = "compare_i1_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg62: tensor<4xi1>, %arg63: tensor<4xi1>):
    %186 = "stablehlo.compare"(%arg62, %arg63) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %187 = "stablehlo.compare"(%arg62, %arg63) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %188 = "stablehlo.compare"(%arg62, %arg63) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %189 = "stablehlo.compare"(%arg62, %arg63) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %190 = "stablehlo.compare"(%arg62, %arg63) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %191 = "stablehlo.compare"(%arg62, %arg63) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    "func.return"(%186, %187, %188, %189, %190, %191) : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>), sym_name = "compare_i8", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<100xi8>, %arg61: tensor<100xi8>):
    %180 = "stablehlo.compare"(%arg60, %arg61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<100xi8>, tensor<100xi8>) -> tensor<100xi1>
    %181 = "stablehlo.compare"(%arg60, %arg61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<100xi8>, tensor<100xi8>) -> tensor<100xi1>
    %182 = "stablehlo.compare"(%arg60, %arg61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<100xi8>, tensor<100xi8>) -> tensor<100xi1>
    %183 = "stablehlo.compare"(%arg60, %arg61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<100xi8>, tensor<100xi8>) -> tensor<100xi1>
    %184 = "stablehlo.compare"(%arg60, %arg61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<100xi8>, tensor<100xi8>) -> tensor<100xi1>
    %185 = "stablehlo.compare"(%arg60, %arg61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<100xi8>, tensor<100xi8>) -> tensor<100xi1>
    "func.return"(%180, %181, %182, %183, %184, %185) : (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xi8>, tensor<9xi8>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_i8_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<9xi8>, %arg59: tensor<9xi8>):
    %174 = "stablehlo.compare"(%arg58, %arg59) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
    %175 = "stablehlo.compare"(%arg58, %arg59) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
    %176 = "stablehlo.compare"(%arg58, %arg59) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
    %177 = "stablehlo.compare"(%arg58, %arg59) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
    %178 = "stablehlo.compare"(%arg58, %arg59) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
    %179 = "stablehlo.compare"(%arg58, %arg59) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
    "func.return"(%174, %175, %176, %177, %178, %179) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<100xi16>, tensor<100xi16>) -> (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>), sym_name = "compare_i16", sym_visibility = "public"}> ({
  ^bb0(%arg56: tensor<100xi16>, %arg57: tensor<100xi16>):
    %168 = "stablehlo.compare"(%arg56, %arg57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<100xi16>, tensor<100xi16>) -> tensor<100xi1>
    %169 = "stablehlo.compare"(%arg56, %arg57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<100xi16>, tensor<100xi16>) -> tensor<100xi1>
    %170 = "stablehlo.compare"(%arg56, %arg57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<100xi16>, tensor<100xi16>) -> tensor<100xi1>
    %171 = "stablehlo.compare"(%arg56, %arg57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<100xi16>, tensor<100xi16>) -> tensor<100xi1>
    %172 = "stablehlo.compare"(%arg56, %arg57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<100xi16>, tensor<100xi16>) -> tensor<100xi1>
    %173 = "stablehlo.compare"(%arg56, %arg57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<100xi16>, tensor<100xi16>) -> tensor<100xi1>
    "func.return"(%168, %169, %170, %171, %172, %173) : (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xi16>, tensor<9xi16>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_i16_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<9xi16>, %arg55: tensor<9xi16>):
    %162 = "stablehlo.compare"(%arg54, %arg55) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
    %163 = "stablehlo.compare"(%arg54, %arg55) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
    %164 = "stablehlo.compare"(%arg54, %arg55) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
    %165 = "stablehlo.compare"(%arg54, %arg55) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
    %166 = "stablehlo.compare"(%arg54, %arg55) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
    %167 = "stablehlo.compare"(%arg54, %arg55) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
    "func.return"(%162, %163, %164, %165, %166, %167) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>), sym_name = "compare_i32", sym_visibility = "public"}> ({
  ^bb0(%arg52: tensor<100xi32>, %arg53: tensor<100xi32>):
    %156 = "stablehlo.compare"(%arg52, %arg53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %157 = "stablehlo.compare"(%arg52, %arg53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %158 = "stablehlo.compare"(%arg52, %arg53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %159 = "stablehlo.compare"(%arg52, %arg53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %160 = "stablehlo.compare"(%arg52, %arg53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %161 = "stablehlo.compare"(%arg52, %arg53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    "func.return"(%156, %157, %158, %159, %160, %161) : (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_i32_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg50: tensor<9xi32>, %arg51: tensor<9xi32>):
    %150 = "stablehlo.compare"(%arg50, %arg51) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %151 = "stablehlo.compare"(%arg50, %arg51) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %152 = "stablehlo.compare"(%arg50, %arg51) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %153 = "stablehlo.compare"(%arg50, %arg51) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %154 = "stablehlo.compare"(%arg50, %arg51) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %155 = "stablehlo.compare"(%arg50, %arg51) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    "func.return"(%150, %151, %152, %153, %154, %155) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>), sym_name = "compare_i64", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<100xi64>, %arg49: tensor<100xi64>):
    %144 = "stablehlo.compare"(%arg48, %arg49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<100xi64>, tensor<100xi64>) -> tensor<100xi1>
    %145 = "stablehlo.compare"(%arg48, %arg49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<100xi64>, tensor<100xi64>) -> tensor<100xi1>
    %146 = "stablehlo.compare"(%arg48, %arg49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<100xi64>, tensor<100xi64>) -> tensor<100xi1>
    %147 = "stablehlo.compare"(%arg48, %arg49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<100xi64>, tensor<100xi64>) -> tensor<100xi1>
    %148 = "stablehlo.compare"(%arg48, %arg49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<100xi64>, tensor<100xi64>) -> tensor<100xi1>
    %149 = "stablehlo.compare"(%arg48, %arg49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<100xi64>, tensor<100xi64>) -> tensor<100xi1>
    "func.return"(%144, %145, %146, %147, %148, %149) : (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xi64>, tensor<9xi64>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_i64_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<9xi64>, %arg47: tensor<9xi64>):
    %138 = "stablehlo.compare"(%arg46, %arg47) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %139 = "stablehlo.compare"(%arg46, %arg47) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %140 = "stablehlo.compare"(%arg46, %arg47) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %141 = "stablehlo.compare"(%arg46, %arg47) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %142 = "stablehlo.compare"(%arg46, %arg47) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %143 = "stablehlo.compare"(%arg46, %arg47) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    "func.return"(%138, %139, %140, %141, %142, %143) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<144xui8>, tensor<144xui8>) -> (tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>), sym_name = "compare_ui8", sym_visibility = "public"}> ({
  ^bb0(%arg44: tensor<144xui8>, %arg45: tensor<144xui8>):
    %132 = "stablehlo.compare"(%arg44, %arg45) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<144xui8>, tensor<144xui8>) -> tensor<144xi1>
    %133 = "stablehlo.compare"(%arg44, %arg45) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<144xui8>, tensor<144xui8>) -> tensor<144xi1>
    %134 = "stablehlo.compare"(%arg44, %arg45) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<144xui8>, tensor<144xui8>) -> tensor<144xi1>
    %135 = "stablehlo.compare"(%arg44, %arg45) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<144xui8>, tensor<144xui8>) -> tensor<144xi1>
    %136 = "stablehlo.compare"(%arg44, %arg45) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<144xui8>, tensor<144xui8>) -> tensor<144xi1>
    %137 = "stablehlo.compare"(%arg44, %arg45) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<144xui8>, tensor<144xui8>) -> tensor<144xi1>
    "func.return"(%132, %133, %134, %135, %136, %137) : (tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xui8>, tensor<9xui8>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_ui8_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg42: tensor<9xui8>, %arg43: tensor<9xui8>):
    %126 = "stablehlo.compare"(%arg42, %arg43) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
    %127 = "stablehlo.compare"(%arg42, %arg43) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
    %128 = "stablehlo.compare"(%arg42, %arg43) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
    %129 = "stablehlo.compare"(%arg42, %arg43) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
    %130 = "stablehlo.compare"(%arg42, %arg43) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
    %131 = "stablehlo.compare"(%arg42, %arg43) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
    "func.return"(%126, %127, %128, %129, %130, %131) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<144xui16>, tensor<144xui16>) -> (tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>), sym_name = "compare_ui16", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<144xui16>, %arg41: tensor<144xui16>):
    %120 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<144xui16>, tensor<144xui16>) -> tensor<144xi1>
    %121 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<144xui16>, tensor<144xui16>) -> tensor<144xi1>
    %122 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<144xui16>, tensor<144xui16>) -> tensor<144xi1>
    %123 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<144xui16>, tensor<144xui16>) -> tensor<144xi1>
    %124 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<144xui16>, tensor<144xui16>) -> tensor<144xi1>
    %125 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<144xui16>, tensor<144xui16>) -> tensor<144xi1>
    "func.return"(%120, %121, %122, %123, %124, %125) : (tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xui16>, tensor<9xui16>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_ui16_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<9xui16>, %arg39: tensor<9xui16>):
    %114 = "stablehlo.compare"(%arg38, %arg39) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
    %115 = "stablehlo.compare"(%arg38, %arg39) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
    %116 = "stablehlo.compare"(%arg38, %arg39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
    %117 = "stablehlo.compare"(%arg38, %arg39) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
    %118 = "stablehlo.compare"(%arg38, %arg39) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
    %119 = "stablehlo.compare"(%arg38, %arg39) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
    "func.return"(%114, %115, %116, %117, %118, %119) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<144xui32>, tensor<144xui32>) -> (tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>), sym_name = "compare_ui32", sym_visibility = "public"}> ({
  ^bb0(%arg36: tensor<144xui32>, %arg37: tensor<144xui32>):
    %108 = "stablehlo.compare"(%arg36, %arg37) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<144xui32>, tensor<144xui32>) -> tensor<144xi1>
    %109 = "stablehlo.compare"(%arg36, %arg37) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<144xui32>, tensor<144xui32>) -> tensor<144xi1>
    %110 = "stablehlo.compare"(%arg36, %arg37) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<144xui32>, tensor<144xui32>) -> tensor<144xi1>
    %111 = "stablehlo.compare"(%arg36, %arg37) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<144xui32>, tensor<144xui32>) -> tensor<144xi1>
    %112 = "stablehlo.compare"(%arg36, %arg37) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<144xui32>, tensor<144xui32>) -> tensor<144xi1>
    %113 = "stablehlo.compare"(%arg36, %arg37) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<144xui32>, tensor<144xui32>) -> tensor<144xi1>
    "func.return"(%108, %109, %110, %111, %112, %113) : (tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xui32>, tensor<9xui32>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_ui32_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<9xui32>, %arg35: tensor<9xui32>):
    %102 = "stablehlo.compare"(%arg34, %arg35) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
    %103 = "stablehlo.compare"(%arg34, %arg35) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
    %104 = "stablehlo.compare"(%arg34, %arg35) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
    %105 = "stablehlo.compare"(%arg34, %arg35) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
    %106 = "stablehlo.compare"(%arg34, %arg35) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
    %107 = "stablehlo.compare"(%arg34, %arg35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
    "func.return"(%102, %103, %104, %105, %106, %107) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<144xui64>, tensor<144xui64>) -> (tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>), sym_name = "compare_ui64", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<144xui64>, %arg33: tensor<144xui64>):
    %96 = "stablehlo.compare"(%arg32, %arg33) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<144xui64>, tensor<144xui64>) -> tensor<144xi1>
    %97 = "stablehlo.compare"(%arg32, %arg33) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<144xui64>, tensor<144xui64>) -> tensor<144xi1>
    %98 = "stablehlo.compare"(%arg32, %arg33) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<144xui64>, tensor<144xui64>) -> tensor<144xi1>
    %99 = "stablehlo.compare"(%arg32, %arg33) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<144xui64>, tensor<144xui64>) -> tensor<144xi1>
    %100 = "stablehlo.compare"(%arg32, %arg33) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<144xui64>, tensor<144xui64>) -> tensor<144xi1>
    %101 = "stablehlo.compare"(%arg32, %arg33) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<144xui64>, tensor<144xui64>) -> tensor<144xi1>
    "func.return"(%96, %97, %98, %99, %100, %101) : (tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>, tensor<144xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xui64>, tensor<9xui64>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_ui64_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<9xui64>, %arg31: tensor<9xui64>):
    %90 = "stablehlo.compare"(%arg30, %arg31) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
    %91 = "stablehlo.compare"(%arg30, %arg31) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
    %92 = "stablehlo.compare"(%arg30, %arg31) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
    %93 = "stablehlo.compare"(%arg30, %arg31) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
    %94 = "stablehlo.compare"(%arg30, %arg31) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
    %95 = "stablehlo.compare"(%arg30, %arg31) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
    "func.return"(%90, %91, %92, %93, %94, %95) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<169xf16>, tensor<169xf16>) -> (tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>), sym_name = "compare_f16", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<169xf16>, %arg29: tensor<169xf16>):
    %84 = "stablehlo.compare"(%arg28, %arg29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<169xf16>, tensor<169xf16>) -> tensor<169xi1>
    %85 = "stablehlo.compare"(%arg28, %arg29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<169xf16>, tensor<169xf16>) -> tensor<169xi1>
    %86 = "stablehlo.compare"(%arg28, %arg29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<169xf16>, tensor<169xf16>) -> tensor<169xi1>
    %87 = "stablehlo.compare"(%arg28, %arg29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<169xf16>, tensor<169xf16>) -> tensor<169xi1>
    %88 = "stablehlo.compare"(%arg28, %arg29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<169xf16>, tensor<169xf16>) -> tensor<169xi1>
    %89 = "stablehlo.compare"(%arg28, %arg29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<169xf16>, tensor<169xf16>) -> tensor<169xi1>
    "func.return"(%84, %85, %86, %87, %88, %89) : (tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf16>, tensor<9xf16>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_f16_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<9xf16>, %arg27: tensor<9xf16>):
    %78 = "stablehlo.compare"(%arg26, %arg27) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
    %79 = "stablehlo.compare"(%arg26, %arg27) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
    %80 = "stablehlo.compare"(%arg26, %arg27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
    %81 = "stablehlo.compare"(%arg26, %arg27) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
    %82 = "stablehlo.compare"(%arg26, %arg27) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
    %83 = "stablehlo.compare"(%arg26, %arg27) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
    "func.return"(%78, %79, %80, %81, %82, %83) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<100xf16>, tensor<100xf16>) -> (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>), sym_name = "compare_f16_total_order", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<100xf16>, %arg25: tensor<100xf16>):
    %72 = "stablehlo.compare"(%arg24, %arg25) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<100xf16>, tensor<100xf16>) -> tensor<100xi1>
    %73 = "stablehlo.compare"(%arg24, %arg25) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<100xf16>, tensor<100xf16>) -> tensor<100xi1>
    %74 = "stablehlo.compare"(%arg24, %arg25) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<100xf16>, tensor<100xf16>) -> tensor<100xi1>
    %75 = "stablehlo.compare"(%arg24, %arg25) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<100xf16>, tensor<100xf16>) -> tensor<100xi1>
    %76 = "stablehlo.compare"(%arg24, %arg25) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<100xf16>, tensor<100xf16>) -> tensor<100xi1>
    %77 = "stablehlo.compare"(%arg24, %arg25) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<100xf16>, tensor<100xf16>) -> tensor<100xi1>
    "func.return"(%72, %73, %74, %75, %76, %77) : (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<169xbf16>, tensor<169xbf16>) -> (tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>), sym_name = "compare_bf16", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<169xbf16>, %arg23: tensor<169xbf16>):
    %66 = "stablehlo.compare"(%arg22, %arg23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<169xbf16>, tensor<169xbf16>) -> tensor<169xi1>
    %67 = "stablehlo.compare"(%arg22, %arg23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<169xbf16>, tensor<169xbf16>) -> tensor<169xi1>
    %68 = "stablehlo.compare"(%arg22, %arg23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<169xbf16>, tensor<169xbf16>) -> tensor<169xi1>
    %69 = "stablehlo.compare"(%arg22, %arg23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<169xbf16>, tensor<169xbf16>) -> tensor<169xi1>
    %70 = "stablehlo.compare"(%arg22, %arg23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<169xbf16>, tensor<169xbf16>) -> tensor<169xi1>
    %71 = "stablehlo.compare"(%arg22, %arg23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<169xbf16>, tensor<169xbf16>) -> tensor<169xi1>
    "func.return"(%66, %67, %68, %69, %70, %71) : (tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xbf16>, tensor<9xbf16>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_bf16_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<9xbf16>, %arg21: tensor<9xbf16>):
    %60 = "stablehlo.compare"(%arg20, %arg21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
    %61 = "stablehlo.compare"(%arg20, %arg21) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
    %62 = "stablehlo.compare"(%arg20, %arg21) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
    %63 = "stablehlo.compare"(%arg20, %arg21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
    %64 = "stablehlo.compare"(%arg20, %arg21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
    %65 = "stablehlo.compare"(%arg20, %arg21) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
    "func.return"(%60, %61, %62, %63, %64, %65) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<100xbf16>, tensor<100xbf16>) -> (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>), sym_name = "compare_bf16_total_order", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<100xbf16>, %arg19: tensor<100xbf16>):
    %54 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %55 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %56 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %57 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %58 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %59 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    "func.return"(%54, %55, %56, %57, %58, %59) : (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<169xf32>, tensor<169xf32>) -> (tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>), sym_name = "compare_f32", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<169xf32>, %arg17: tensor<169xf32>):
    %48 = "stablehlo.compare"(%arg16, %arg17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<169xf32>, tensor<169xf32>) -> tensor<169xi1>
    %49 = "stablehlo.compare"(%arg16, %arg17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<169xf32>, tensor<169xf32>) -> tensor<169xi1>
    %50 = "stablehlo.compare"(%arg16, %arg17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<169xf32>, tensor<169xf32>) -> tensor<169xi1>
    %51 = "stablehlo.compare"(%arg16, %arg17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<169xf32>, tensor<169xf32>) -> tensor<169xi1>
    %52 = "stablehlo.compare"(%arg16, %arg17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<169xf32>, tensor<169xf32>) -> tensor<169xi1>
    %53 = "stablehlo.compare"(%arg16, %arg17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<169xf32>, tensor<169xf32>) -> tensor<169xi1>
    "func.return"(%48, %49, %50, %51, %52, %53) : (tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf32>, tensor<9xf32>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_f32_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<9xf32>, %arg15: tensor<9xf32>):
    %42 = "stablehlo.compare"(%arg14, %arg15) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %43 = "stablehlo.compare"(%arg14, %arg15) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %44 = "stablehlo.compare"(%arg14, %arg15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %45 = "stablehlo.compare"(%arg14, %arg15) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %46 = "stablehlo.compare"(%arg14, %arg15) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %47 = "stablehlo.compare"(%arg14, %arg15) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    "func.return"(%42, %43, %44, %45, %46, %47) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<100xf32>, tensor<100xf32>) -> (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>), sym_name = "compare_f32_total_order", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<100xf32>, %arg13: tensor<100xf32>):
    %36 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %37 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %38 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %39 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %40 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %41 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    "func.return"(%36, %37, %38, %39, %40, %41) : (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<169xf64>, tensor<169xf64>) -> (tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>), sym_name = "compare_f64", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<169xf64>, %arg11: tensor<169xf64>):
    %30 = "stablehlo.compare"(%arg10, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<169xf64>, tensor<169xf64>) -> tensor<169xi1>
    %31 = "stablehlo.compare"(%arg10, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<169xf64>, tensor<169xf64>) -> tensor<169xi1>
    %32 = "stablehlo.compare"(%arg10, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<169xf64>, tensor<169xf64>) -> tensor<169xi1>
    %33 = "stablehlo.compare"(%arg10, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<169xf64>, tensor<169xf64>) -> tensor<169xi1>
    %34 = "stablehlo.compare"(%arg10, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<169xf64>, tensor<169xf64>) -> tensor<169xi1>
    %35 = "stablehlo.compare"(%arg10, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<169xf64>, tensor<169xf64>) -> tensor<169xi1>
    "func.return"(%30, %31, %32, %33, %34, %35) : (tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>, tensor<169xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xf64>, tensor<9xf64>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "compare_f64_no_type", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<9xf64>, %arg9: tensor<9xf64>):
    %24 = "stablehlo.compare"(%arg8, %arg9) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %25 = "stablehlo.compare"(%arg8, %arg9) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %26 = "stablehlo.compare"(%arg8, %arg9) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %27 = "stablehlo.compare"(%arg8, %arg9) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %28 = "stablehlo.compare"(%arg8, %arg9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %29 = "stablehlo.compare"(%arg8, %arg9) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    "func.return"(%24, %25, %26, %27, %28, %29) : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<100xf64>, tensor<100xf64>) -> (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>), sym_name = "compare_f64_total_order", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<100xf64>, %arg7: tensor<100xf64>):
    %18 = "stablehlo.compare"(%arg6, %arg7) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<100xf64>, tensor<100xf64>) -> tensor<100xi1>
    %19 = "stablehlo.compare"(%arg6, %arg7) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<100xf64>, tensor<100xf64>) -> tensor<100xi1>
    %20 = "stablehlo.compare"(%arg6, %arg7) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<100xf64>, tensor<100xf64>) -> tensor<100xi1>
    %21 = "stablehlo.compare"(%arg6, %arg7) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<100xf64>, tensor<100xf64>) -> tensor<100xi1>
    %22 = "stablehlo.compare"(%arg6, %arg7) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<100xf64>, tensor<100xf64>) -> tensor<100xi1>
    %23 = "stablehlo.compare"(%arg6, %arg7) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<100xf64>, tensor<100xf64>) -> tensor<100xi1>
    "func.return"(%18, %19, %20, %21, %22, %23) : (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>), sym_name = "compare_scalar", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
    %12 = "stablehlo.compare"(%arg4, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %13 = "stablehlo.compare"(%arg4, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %14 = "stablehlo.compare"(%arg4, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %15 = "stablehlo.compare"(%arg4, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = "stablehlo.compare"(%arg4, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %17 = "stablehlo.compare"(%arg4, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "func.return"(%12, %13, %14, %15, %16, %17) : (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xf32>, tensor<0x3xf32>) -> (tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>), sym_name = "compare_empty", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<0x3xf32>, %arg3: tensor<0x3xf32>):
    %6 = "stablehlo.compare"(%arg2, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
    %7 = "stablehlo.compare"(%arg2, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
    %8 = "stablehlo.compare"(%arg2, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
    %9 = "stablehlo.compare"(%arg2, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
    %10 = "stablehlo.compare"(%arg2, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
    %11 = "stablehlo.compare"(%arg2, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
    "func.return"(%6, %7, %8, %9, %10, %11) : (tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> (tensor<3x1x37xi1>, tensor<3x1x37xi1>, tensor<3x1x37xi1>, tensor<3x1x37xi1>, tensor<3x1x37xi1>, tensor<3x1x37xi1>), sym_name = "compare_rank3", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x37xf32>, %arg1: tensor<3x1x37xf32>):
    %0 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xi1>
    %1 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xi1>
    %2 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xi1>
    %3 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xi1>
    %4 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xi1>
    %5 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x1x37xf32>, tensor<3x1x37xf32>) -> tensor<3x1x37xi1>
    "func.return"(%0, %1, %2, %3, %4, %5) : (tensor<3x1x37xi1>, tensor<3x1x37xi1>, tensor<3x1x37xi1>, tensor<3x1x37xi1>, tensor<3x1x37xi1>, tensor<3x1x37xi1>) -> ()
  }) : () -> ()
}) : () -> ()
