#include "net/tls.h"

#include <openssl/err.h>
#include <openssl/x509.h>

#include "net/ed25519.h"
#include "net/fast_aes.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

constexpr long kMostCertificateBytes = 4096;  // ours has 300

struct FreeX509 {
  void operator()(X509* certificate) const { X509_free(certificate); }
};
using Certificate = std::unique_ptr<X509, FreeX509>;

void require_tls(bool done, const char* what) {
  if (!done) fail(Code::unsupported, "OpenSSL cannot ", what, ": ", ERR_reason_error_string(ERR_get_error()));
}

// The smallest certificate that TLS accepts: a key that is signed by itself. It has dates because the format needs
// them.
Certificate certificate_of(EVP_PKEY* key) {
  Certificate certificate(X509_new());
  bool made = certificate && X509_set_version(certificate.get(), 2) == 1 &&
              ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1) == 1 &&
              ASN1_TIME_set_string(X509_getm_notBefore(certificate.get()), "20000101000000Z") == 1 &&
              ASN1_TIME_set_string(X509_getm_notAfter(certificate.get()), "99991231235959Z") == 1 &&
              X509_set_pubkey(certificate.get(), key) == 1 && X509_sign(certificate.get(), key, nullptr) > 0;
  require_tls(made, "make a certificate");
  return certificate;
}

// Replaces OpenSSL's verification of certificate chains. The handshake itself proves that the peer holds the key.
int check_key(X509_STORE_CTX* store, void* wanted) {
  X509* certificate = X509_STORE_CTX_get0_cert(store);
  std::string key = certificate ? public_key_of(X509_get0_pubkey(certificate)) : "";
  const auto& expected = *static_cast<const std::string*>(wanted);
  bool fits = !key.empty() && (expected.empty() || key == expected);
  X509_STORE_CTX_set_error(store, fits ? X509_V_OK : X509_V_ERR_CERT_REJECTED);
  return fits ? 1 : 0;
}

}  // namespace

TlsContext::TlsContext(const KeyPair& own, std::string peer_key)
    : peer_key_(std::move(peer_key)),
      context_(SSL_CTX_new_ex(fast_algorithms().library, fast_algorithms().preferred, TLS_method())) {
  require_tls(context_ != nullptr, "start");
  SSL_CTX* context = context_.get();
  Pkey key = private_key_of(own);
  Certificate certificate = certificate_of(key.get());
  bool set = SSL_CTX_set_min_proto_version(context, TLS1_3_VERSION) == 1 &&
             SSL_CTX_set_ciphersuites(context, "TLS_AES_128_GCM_SHA256:TLS_CHACHA20_POLY1305_SHA256") == 1 &&
             SSL_CTX_set1_groups_list(context, "X25519") == 1 && SSL_CTX_set1_sigalgs_list(context, "ed25519") == 1 &&
             SSL_CTX_set1_client_sigalgs_list(context, "ed25519") == 1 &&
             SSL_CTX_use_certificate(context, certificate.get()) == 1 &&
             SSL_CTX_use_PrivateKey(context, key.get()) == 1;
  require_tls(set, "be set up for TLS 1.3 with Ed25519 keys");
  SSL_CTX_set_num_tickets(context, 0);
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_max_cert_list(context, kMostCertificateBytes);
  SSL_CTX_set_options(context, SSL_OP_NO_TICKET | SSL_OP_NO_RENEGOTIATION);
  SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER |
                                SSL_MODE_RELEASE_BUFFERS);  // an idle connection holds no buffers
  SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nullptr);
  SSL_CTX_set_cert_verify_callback(context, check_key, &peer_key_);
}

Ssl TlsContext::make(TlsSocket& socket) const {
  Ssl ssl(SSL_new(context_.get()));
  require_tls(ssl != nullptr, "make a connection");
  BIO* bio = socket.make_bio();
  SSL_set_bio(ssl.get(), bio, bio);
  return ssl;
}

Ssl TlsContext::accept(TlsSocket& socket) const {
  Ssl ssl = make(socket);
  SSL_set_accept_state(ssl.get());
  return ssl;
}

Ssl TlsContext::connect(TlsSocket& socket) const {
  Ssl ssl = make(socket);
  SSL_set_connect_state(ssl.get());
  return ssl;
}

std::string peer_key_of(SSL* ssl) {
  X509* certificate = SSL_get0_peer_certificate(ssl);
  return certificate ? public_key_of(X509_get0_pubkey(certificate)) : "";
}

}  // namespace pcp::net
