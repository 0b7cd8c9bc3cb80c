// What a test and the fake plugin share.
#pragma once

#include <cstddef>

struct FakeState {
  int live = 0;                 // objects handed out and not given back
  std::size_t not_donated = 0;  // of the last run: arguments listed as not to be donated
  const char* version = "1";
  bool compile_runs_out_of_memory = false, run_fails_at_once = false, run_fails_later = false;
};
