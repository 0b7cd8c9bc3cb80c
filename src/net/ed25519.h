// Ed25519 keys by OpenSSL: the one place that makes them, and turns them into what TLS takes.
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
// The pair that belongs to a secret, which is 32 bytes in Z85; nothing when it is none.
std::optional<KeyPair> pair_of_secret(const std::string& secret_key);
Pkey private_key_of(const KeyPair&);
// In Z85; empty when the key is of another kind.
std::string public_key_of(EVP_PKEY*);

}  // namespace pcp::net
