#include "net/ed25519.h"

#include <openssl/rand.h>

#include <array>

#include "net/z85.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

constexpr std::size_t kRawBytes = 32;

Pkey from_seed(const std::byte* seed) {
  auto* bytes = reinterpret_cast<const unsigned char*>(seed);
  Pkey key(EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr, bytes, kRawBytes));
  if (!key) fail(Code::unsupported, "this build of OpenSSL has no Ed25519 keys");
  return key;
}

}  // namespace

KeyPair random_pair() {
  std::array<std::byte, kRawBytes> seed;
  if (RAND_bytes(reinterpret_cast<unsigned char*>(seed.data()), kRawBytes) != 1) {
    fail(Code::failed_precondition, "the system gives no random numbers to make a key of");
  }
  return {public_key_of(from_seed(seed.data()).get()), to_z85(seed)};
}

std::optional<KeyPair> pair_of_secret(const std::string& secret_key) {
  auto seed = from_z85(secret_key);
  if (!seed || seed->size() != kRawBytes) return std::nullopt;
  return KeyPair{public_key_of(from_seed(seed->data()).get()), secret_key};
}

Pkey private_key_of(const KeyPair& pair) {
  auto seed = from_z85(pair.secret_key);
  require(seed && seed->size() == kRawBytes, "a secret key is 40 characters of Z85");
  return from_seed(seed->data());
}

std::string public_key_of(EVP_PKEY* key) {
  std::array<std::byte, kRawBytes> raw;
  std::size_t size = raw.size();
  bool fits = EVP_PKEY_get_base_id(key) == EVP_PKEY_ED25519 &&
              EVP_PKEY_get_raw_public_key(key, reinterpret_cast<unsigned char*>(raw.data()), &size) == 1 &&
              size == raw.size();
  return fits ? to_z85(raw) : "";
}

}  // namespace pcp::net
