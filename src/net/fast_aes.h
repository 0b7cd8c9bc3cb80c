// AES-GCM for TLS with the instructions that compute on several blocks at once (VAES). OpenSSL has such code since 3.1;
// for an older one Intel's library takes its place, behind OpenSSL's interface for providers: it gets a key, a nonce
// and a record, and TLS itself remains OpenSSL's.
#pragma once

#include <openssl/types.h>

namespace pcp::net {

// Where TLS finds its algorithms: the arguments of SSL_CTX_new_ex. Both are null, which is OpenSSL's own, where
// OpenSSL needs no help, or this machine or program has no other code.
struct Algorithms {
  OSSL_LIB_CTX* library = nullptr;
  const char* preferred = nullptr;
};

const Algorithms& fast_algorithms();

}  // namespace pcp::net
