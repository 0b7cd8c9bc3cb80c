#include "net/fast_aes.h"

#ifdef PCP_IPSEC_MB
#include <intel-ipsec-mb.h>
#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <new>
#include <span>

namespace pcp::net {
namespace fast_aes {
namespace {

constexpr std::size_t kKeyBytes = 16, kNonceBytes = 12, kTagBytes = 16;
constexpr std::size_t kMostHeaderBytes = 16;  // TLS 1.3 authenticates five bytes beside a record

// Intel's functions for this processor; null where it lacks the instructions, so that OpenSSL's own code is as good.
IMB_MGR* functions() {
  struct Free {
    void operator()(IMB_MGR* manager) const { free_mb_mgr(manager); }
  };
  static const std::unique_ptr<IMB_MGR, Free> manager = [] {
    std::unique_ptr<IMB_MGR, Free> made(alloc_mb_mgr(0));
    constexpr std::uint64_t kNeeded = IMB_FEATURE_AVX512_SKX | IMB_FEATURE_VAES | IMB_FEATURE_VPCLMULQDQ;
    if (!made || (made->features & kNeeded) != kNeeded) return std::unique_ptr<IMB_MGR, Free>();
    init_mb_mgr_avx512(made.get());
    return made;
  }();
  return manager.get();
}

// One direction of a connection. Each record has a nonce of its own: init, header, bytes, end.
class Cipher {
 public:
  ~Cipher() { OPENSSL_cleanse(this, sizeof(*this)); }

  bool start(bool encrypts, std::span<const std::uint8_t> key, std::span<const std::uint8_t> nonce) {
    encrypts_ = encrypts;
    if (key.size() == kKeyBytes) {
      IMB_AES128_GCM_PRE(functions(), key.data(), &key_);
      has_key_ = true;
    }
    if (nonce.size() != kNonceBytes) return nonce.empty();
    std::ranges::copy(nonce, nonce_.begin());
    phase_ = Phase::header;
    header_bytes_ = 0;
    return true;
  }

  bool add_header(std::span<const std::uint8_t> bytes) {
    if (phase_ != Phase::header || bytes.size() > header_.size() - header_bytes_) return false;
    std::ranges::copy(bytes, header_.begin() + static_cast<std::ptrdiff_t>(header_bytes_));
    header_bytes_ += bytes.size();
    return true;
  }

  bool update(std::uint8_t* out, std::span<const std::uint8_t> in) {
    if (!begin()) return false;
    if (encrypts_) {
      IMB_AES128_GCM_ENC_UPDATE(functions(), &key_, &state_, out, in.data(), in.size());
    } else {
      IMB_AES128_GCM_DEC_UPDATE(functions(), &key_, &state_, out, in.data(), in.size());
    }
    return true;
  }

  // False also where the tag says that the bytes were changed.
  bool finish() {
    if (!begin()) return false;
    phase_ = Phase::idle;
    std::array<std::uint8_t, kTagBytes> tag{};
    if (encrypts_) {
      IMB_AES128_GCM_ENC_FINALIZE(functions(), &key_, &state_, tag_.data(), tag_.size());
      return true;
    }
    IMB_AES128_GCM_DEC_FINALIZE(functions(), &key_, &state_, tag.data(), tag.size());
    return CRYPTO_memcmp(tag.data(), tag_.data(), tag.size()) == 0;
  }

  std::array<std::uint8_t, kTagBytes>& tag() { return tag_; }

 private:
  enum class Phase { idle, header, bytes };  // idle: a nonce must come, which is never used twice

  bool begin() {
    if (phase_ == Phase::header && has_key_) {
      IMB_AES128_GCM_INIT(functions(), &key_, &state_, nonce_.data(), header_.data(), header_bytes_);
      phase_ = Phase::bytes;
    }
    return phase_ == Phase::bytes;
  }

  gcm_key_data key_{};
  gcm_context_data state_{};
  std::array<std::uint8_t, kNonceBytes> nonce_{};
  std::array<std::uint8_t, kMostHeaderBytes> header_{};
  std::array<std::uint8_t, kTagBytes> tag_{};
  std::size_t header_bytes_ = 0;
  Phase phase_ = Phase::idle;
  bool encrypts_ = false, has_key_ = false;
};

// --- The same as OpenSSL calls it. The functions return 1 when they are done, else 0.

Cipher& of(void* cipher) { return *static_cast<Cipher*>(cipher); }
void* make(void*) { return new (std::nothrow) Cipher; }
void destroy(void* cipher) { delete static_cast<Cipher*>(cipher); }

int set(void* cipher, const OSSL_PARAM values[]) {
  if (const OSSL_PARAM* length = OSSL_PARAM_locate_const(values, OSSL_CIPHER_PARAM_AEAD_IVLEN)) {
    std::size_t bytes = 0;
    if (!OSSL_PARAM_get_size_t(length, &bytes) || bytes != kNonceBytes) return 0;
  }
  if (const OSSL_PARAM* tag = OSSL_PARAM_locate_const(values, OSSL_CIPHER_PARAM_AEAD_TAG)) {
    void* to = of(cipher).tag().data();
    std::size_t bytes = 0;
    if (!OSSL_PARAM_get_octet_string(tag, &to, kTagBytes, &bytes) || bytes != kTagBytes) return 0;
  }
  return 1;
}

int get(void* cipher, OSSL_PARAM values[]) {
  OSSL_PARAM* nonce = OSSL_PARAM_locate(values, OSSL_CIPHER_PARAM_IVLEN);
  OSSL_PARAM* key = OSSL_PARAM_locate(values, OSSL_CIPHER_PARAM_KEYLEN);
  OSSL_PARAM* tag_length = OSSL_PARAM_locate(values, OSSL_CIPHER_PARAM_AEAD_TAGLEN);
  OSSL_PARAM* tag = OSSL_PARAM_locate(values, OSSL_CIPHER_PARAM_AEAD_TAG);
  return (!nonce || OSSL_PARAM_set_size_t(nonce, kNonceBytes)) && (!key || OSSL_PARAM_set_size_t(key, kKeyBytes)) &&
         (!tag_length || OSSL_PARAM_set_size_t(tag_length, kTagBytes)) &&
         (!tag || OSSL_PARAM_set_octet_string(tag, of(cipher).tag().data(), kTagBytes));
}

template <bool encrypts>
int init(void* cipher, const unsigned char* key, std::size_t key_bytes, const unsigned char* nonce,
         std::size_t nonce_bytes, const OSSL_PARAM values[]) {
  if ((key && key_bytes != kKeyBytes) || (nonce && nonce_bytes != kNonceBytes)) return 0;
  return of(cipher).start(encrypts, {key, key ? key_bytes : 0}, {nonce, nonce ? nonce_bytes : 0}) &&
         (!values || set(cipher, values));
}

// Without a place for the result the bytes are the header.
int update(void* cipher, unsigned char* out, std::size_t* written, std::size_t room, const unsigned char* in,
           std::size_t bytes) {
  *written = bytes;
  if (!out) return of(cipher).add_header({in, bytes});
  return room >= bytes && of(cipher).update(out, {in, bytes});
}

int finish(void* cipher, unsigned char*, std::size_t* written, std::size_t) {
  *written = 0;
  return of(cipher).finish();
}

int describe(OSSL_PARAM values[]) {
  auto number = [&](const char* name, std::size_t value) {
    OSSL_PARAM* found = OSSL_PARAM_locate(values, name);
    return !found || OSSL_PARAM_set_size_t(found, value);
  };
  auto flag = [&](const char* name, int value) {
    OSSL_PARAM* found = OSSL_PARAM_locate(values, name);
    return !found || OSSL_PARAM_set_int(found, value);
  };
  OSSL_PARAM* mode = OSSL_PARAM_locate(values, OSSL_CIPHER_PARAM_MODE);
  return (!mode || OSSL_PARAM_set_uint(mode, EVP_CIPH_GCM_MODE)) && number(OSSL_CIPHER_PARAM_KEYLEN, kKeyBytes) &&
         number(OSSL_CIPHER_PARAM_IVLEN, kNonceBytes) && number(OSSL_CIPHER_PARAM_BLOCK_SIZE, 1) &&
         flag(OSSL_CIPHER_PARAM_AEAD, 1) && flag(OSSL_CIPHER_PARAM_CUSTOM_IV, 1);
}

const OSSL_PARAM* settable(void*, void*) {
  static const OSSL_PARAM kNames[] = {OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_AEAD_IVLEN, nullptr),
                                      OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_AEAD_TAG, nullptr, 0), OSSL_PARAM_END};
  return kNames;
}

const OSSL_PARAM* gettable(void*, void*) {
  static const OSSL_PARAM kNames[] = {OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_IVLEN, nullptr),
                                      OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_KEYLEN, nullptr),
                                      OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_AEAD_TAGLEN, nullptr),
                                      OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_AEAD_TAG, nullptr, 0), OSSL_PARAM_END};
  return kNames;
}

template <class Function>
OSSL_DISPATCH entry(int id, Function* function) {
  return {id, reinterpret_cast<void (*)()>(function)};
}

const OSSL_ALGORITHM* algorithms(void*, int operation, int* may_change) {
  static const OSSL_DISPATCH kCipher[] = {entry(OSSL_FUNC_CIPHER_NEWCTX, make),
                                          entry(OSSL_FUNC_CIPHER_FREECTX, destroy),
                                          entry(OSSL_FUNC_CIPHER_ENCRYPT_INIT, init<true>),
                                          entry(OSSL_FUNC_CIPHER_DECRYPT_INIT, init<false>),
                                          entry(OSSL_FUNC_CIPHER_UPDATE, update),
                                          entry(OSSL_FUNC_CIPHER_FINAL, finish),
                                          entry(OSSL_FUNC_CIPHER_GET_PARAMS, describe),
                                          entry(OSSL_FUNC_CIPHER_GET_CTX_PARAMS, get),
                                          entry(OSSL_FUNC_CIPHER_SET_CTX_PARAMS, set),
                                          entry(OSSL_FUNC_CIPHER_GETTABLE_CTX_PARAMS, gettable),
                                          entry(OSSL_FUNC_CIPHER_SETTABLE_CTX_PARAMS, settable),
                                          {0, nullptr}};
  static const OSSL_ALGORITHM kCiphers[] = {
      {"AES-128-GCM:id-aes128-GCM:2.16.840.1.101.3.4.1.6", "provider=pcp", kCipher, nullptr},
      {nullptr, nullptr, nullptr, nullptr}};
  *may_change = 0;
  return operation == OSSL_OP_CIPHER ? kCiphers : nullptr;
}

int start_provider(const OSSL_CORE_HANDLE* core, const OSSL_DISPATCH*, const OSSL_DISPATCH** out, void** own) {
  static const OSSL_DISPATCH kProvider[] = {entry(OSSL_FUNC_PROVIDER_QUERY_OPERATION, algorithms), {0, nullptr}};
  *own = const_cast<OSSL_CORE_HANDLE*>(core);
  *out = kProvider;
  return 1;
}

// A library of its own: what else in this process uses OpenSSL, as Python does, is not changed. It lives as long as
// the process, because connections may.
OSSL_LIB_CTX* make_library() {
  OSSL_LIB_CTX* library = functions() ? OSSL_LIB_CTX_new() : nullptr;
  if (!library) return nullptr;
  bool loaded = OSSL_PROVIDER_add_builtin(library, "pcp", start_provider) == 1 &&
                OSSL_PROVIDER_load(library, "default") && OSSL_PROVIDER_load(library, "pcp");
  if (loaded) return library;
  OSSL_LIB_CTX_free(library);
  return nullptr;
}

}  // namespace
}  // namespace fast_aes

const Algorithms& fast_algorithms() {
  static const Algorithms found = [] {
    OSSL_LIB_CTX* library = fast_aes::make_library();
    return library ? Algorithms{library, "?provider=pcp"} : Algorithms{};
  }();
  return found;
}

}  // namespace pcp::net

#else
namespace pcp::net {

const Algorithms& fast_algorithms() {
  static const Algorithms none;
  return none;
}

}  // namespace pcp::net
#endif
