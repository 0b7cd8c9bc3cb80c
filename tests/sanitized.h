// Which tests are for the release alone is decided here, and for pytest in tests/release_only.py. Sanitizers make our
// code five to twenty times slower; what other people's compilers and runtimes do, and what a test repeats to be sure,
// is not theirs to check. Every line of ours such a test goes through is in a shorter one that they do run.
// PCP_TEST_ALL=1 runs everything in full with them, too.
#pragma once

#include <cstdlib>

namespace pcp::test {

inline bool is_sanitized() {
#ifdef __SANITIZE_ADDRESS__
  const char* all = std::getenv("PCP_TEST_ALL");
  return !(all && *all == '1');
#else
  return false;
#endif
}

}  // namespace pcp::test
