// TLS 1.3 as PCP uses it. Both ends show a certificate made from their node key, of which only the key counts: there is
// no certificate authority, names and dates are ignored, and sessions are not resumed.
#pragma once

#include <openssl/ssl.h>

#include <memory>
#include <string>

#include "net/keys.h"
#include "net/tls_socket.h"

namespace pcp::net {

struct FreeSsl {
  void operator()(SSL* ssl) const { SSL_free(ssl); }
  void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
};
using Ssl = std::unique_ptr<SSL, FreeSsl>;

class TlsContext {
 public:
  // `peer_key`: the only key that the other end may have. Empty: any key, which the caller checks afterwards.
  TlsContext(const KeyPair& own, std::string peer_key);

  Ssl accept(TlsSocket&) const;
  Ssl connect(TlsSocket&) const;

 private:
  Ssl make(TlsSocket&) const;

  std::string peer_key_;
  std::unique_ptr<SSL_CTX, FreeSsl> context_;
};

// The public key the other end has proven to hold, in Z85.
std::string peer_key_of(SSL*);

}  // namespace pcp::net
