// Ed25519 keys by OpenSSL. This is the only place that makes them and converts them for TLS.
#pragma once

#include <openssl/evp.h>

#include <memory>
#include <optional>
#include <string>

#include "net/keys.h"

namespace pcp::net {

struct FreePkey {
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
};
using Pkey = std::unique_ptr<EVP_PKEY, FreePkey>;

KeyPair random_pair();
// The key pair of a secret key, which is 32 bytes in Z85; nothing when the text is no such key.
std::optional<KeyPair> pair_of_secret(const std::string& secret_key);
Pkey private_key_of(const KeyPair&);
// In Z85; empty when the key is of another kind.
std::string public_key_of(EVP_PKEY*);

}  // namespace pcp::net
