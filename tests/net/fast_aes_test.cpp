#include "net/fast_aes.h"

#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/provider.h>

#include <memory>
#include <optional>
#include <random>
#include <string>

namespace pcp::net {
namespace {

struct FreeCipher {
  void operator()(EVP_CIPHER* cipher) const { EVP_CIPHER_free(cipher); }
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};
using Cipher = std::unique_ptr<EVP_CIPHER, FreeCipher>;

unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }
const unsigned char* bytes_of(const std::string& text) { return reinterpret_cast<const unsigned char*>(text.data()); }

// One direction under one key, called as TLS 1.3 of OpenSSL calls it.
class Direction {
 public:
  Direction(const EVP_CIPHER* cipher, const std::string& key, bool encrypts) : context_(EVP_CIPHER_CTX_new()) {
    set_key(cipher, key, encrypts);
  }
  void set_key(const EVP_CIPHER* cipher, const std::string& key, bool encrypts) {
    is_ready_ = EVP_CipherInit_ex(context_.get(), cipher, nullptr, nullptr, nullptr, encrypts) == 1 &&
                EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_SET_IVLEN, 12, nullptr) == 1 &&
                EVP_CipherInit_ex(context_.get(), nullptr, nullptr, bytes_of(key), nullptr, -1) == 1;
  }
  bool is_ready() const { return is_ready_; }

  // The text and 16 bytes of tag.
  std::optional<std::string> sealed(const std::string& nonce, const std::string& header, std::string text) {
    if (!begin(nonce, header) || !pass(text)) return std::nullopt;
    std::string tag(16, '\0');
    if (EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_GET_TAG, 16, tag.data()) != 1) return std::nullopt;
    return text + tag;
  }

  std::optional<std::string> opened(const std::string& nonce, const std::string& header, const std::string& bytes) {
    std::string text = bytes.substr(0, bytes.size() - 16), tag = bytes.substr(bytes.size() - 16);
    bool begun = EVP_CipherInit_ex(context_.get(), nullptr, nullptr, nullptr, bytes_of(nonce), -1) == 1 &&
                 EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_SET_TAG, 16, tag.data()) == 1 && add(header);
    if (!begun || !pass(text)) return std::nullopt;
    return text;
  }

  // Without a nonce of its own.
  bool seals_again(std::string text) { return pass(text); }

 private:
  bool begin(const std::string& nonce, const std::string& header) {
    return EVP_CipherInit_ex(context_.get(), nullptr, nullptr, nullptr, bytes_of(nonce), -1) == 1 && add(header);
  }
  bool add(const std::string& header) {
    int count = 0;
    return EVP_CipherUpdate(context_.get(), nullptr, &count, bytes_of(header), static_cast<int>(header.size())) == 1;
  }
  bool pass(std::string& text) {
    int count = 0, rest = 0;
    return EVP_CipherUpdate(context_.get(), bytes_of(text), &count, bytes_of(text), static_cast<int>(text.size())) ==
               1 &&
           EVP_CipherFinal_ex(context_.get(), bytes_of(text) + count, &rest) == 1 &&
           static_cast<std::size_t>(count + rest) == text.size();
  }

  std::unique_ptr<EVP_CIPHER_CTX, FreeCipher> context_;
  bool is_ready_ = false;
};

class FastAes : public testing::Test {
 protected:
  void SetUp() override {
    if (!fast_algorithms().library) GTEST_SKIP() << "no VAES here, or OpenSSL has it itself";
    fast_.reset(EVP_CIPHER_fetch(fast_algorithms().library, "AES-128-GCM", fast_algorithms().preferred));
    own_.reset(EVP_CIPHER_fetch(nullptr, "AES-128-GCM", nullptr));
    ASSERT_TRUE(fast_ && own_);
  }
  std::string some(std::size_t bytes) {
    std::string text(bytes, '\0');
    for (char& one : text) one = static_cast<char>(random_());
    return text;
  }

  Cipher fast_, own_;
  std::mt19937 random_{7};
};

TEST_F(FastAes, IsPreferredForTlsAlone) {
  EXPECT_STREQ(OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(fast_.get())), "pcp");
  EXPECT_STREQ(OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(own_.get())), "default");  // others are not disturbed
}

TEST_F(FastAes, MakesTheSameBytesAsOpenSsl) {
  std::string key = some(16);
  Direction fast(fast_.get(), key, true), own(own_.get(), key, true), opens(fast_.get(), key, false);
  ASSERT_TRUE(fast.is_ready() && own.is_ready() && opens.is_ready());
  for (std::size_t bytes = 1; bytes <= 16'385; bytes += bytes < 700 ? 1 : 997) {
    std::string nonce = some(12), header = some(5), text = some(bytes);
    auto sealed = fast.sealed(nonce, header, text);
    ASSERT_TRUE(sealed);
    ASSERT_EQ(sealed, own.sealed(nonce, header, text)) << bytes << " bytes";
    ASSERT_EQ(opens.opened(nonce, header, *sealed), text) << bytes << " bytes";
  }
}

TEST_F(FastAes, FindsEveryChangedByte) {
  std::string key = some(16), nonce = some(12), header = some(5), text = some(300);
  std::string sealed = *Direction(own_.get(), key, true).sealed(nonce, header, text);
  Direction opens(fast_.get(), key, false);
  for (std::size_t i = 0; i < sealed.size(); ++i) {
    std::string changed = sealed;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    EXPECT_FALSE(opens.opened(nonce, header, changed)) << "byte " << i;
  }
  EXPECT_FALSE(opens.opened(some(12), header, sealed));
  EXPECT_FALSE(opens.opened(nonce, some(5), sealed));
  EXPECT_EQ(opens.opened(nonce, header, sealed), text);
}

TEST_F(FastAes, TakesANonceOnce) {
  Direction seals(fast_.get(), some(16), true);
  EXPECT_FALSE(seals.seals_again("before any nonce"));
  EXPECT_TRUE(seals.sealed(some(12), some(5), "text"));
  EXPECT_FALSE(seals.seals_again("more"));
}

TEST_F(FastAes, TakesANewKey) {
  std::string first = some(16), second = some(16), nonce = some(12), header = some(5), text = some(100);
  Direction seals(fast_.get(), first, true);
  auto before = seals.sealed(nonce, header, text);
  seals.set_key(fast_.get(), second, true);
  EXPECT_FALSE(seals.seals_again("under the nonce of the first"));
  auto after = seals.sealed(nonce, header, text);
  EXPECT_NE(before, after);
  EXPECT_EQ(after, Direction(own_.get(), second, true).sealed(nonce, header, text));
}

}  // namespace
}  // namespace pcp::net
