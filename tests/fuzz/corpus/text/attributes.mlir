"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({

    "func.return"() : () -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, my.array = [1, 2.500000e+00 : f32], my.big = 18446744073709551615 : ui64, my.bytes = array<i8: 1, 2>, my.dict = {a = 1 : i8, "b c" = -2 : i64}, my.flags = array<i1: true, false>, my.float = 1.500000e+00 : f32, my.index = 3 : index, my.minus = -3 : i8, my.nested = @main::@inner, my.shape = tensor<?xcomplex<f32>>, my.symbol = @main, my.typed = "s" : i32, my.unit, my.vector = dense<1> : vector<4xi32>, my.yes = true} : () -> ()
