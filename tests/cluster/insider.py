"""A peer with an allowed key that is not our worker: TLS 1.3 by Python, its certificate by libcrypto."""

import ctypes
import ctypes.util
import pathlib
import socket
import ssl
import struct

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#"
ED25519, PEM_BYTES = 1087, 4096


def from_z85(text):
    groups = [text[i:i + 5] for i in range(0, len(text), 5)]
    return b"".join(struct.pack(">I", sum(DIGITS.index(c) * 85 ** (4 - i) for i, c in enumerate(group))) for group in groups)


def certificate(seed):
    """Private key and self-signed certificate, as one PEM."""
    crypto = ctypes.CDLL(ctypes.util.find_library("crypto") or "libcrypto.so.3")
    for name in ("EVP_PKEY_new_raw_private_key", "X509_new", "X509_get_serialNumber", "X509_getm_notBefore", "X509_getm_notAfter",
                 "BIO_new", "BIO_s_mem"):
        getattr(crypto, name).restype = ctypes.c_void_p
    pointer = ctypes.c_void_p
    key = pointer(crypto.EVP_PKEY_new_raw_private_key(ED25519, None, seed, ctypes.c_size_t(len(seed))))
    x509 = pointer(crypto.X509_new())
    crypto.X509_set_version(x509, ctypes.c_long(2))
    crypto.ASN1_INTEGER_set(pointer(crypto.X509_get_serialNumber(x509)), ctypes.c_long(1))
    crypto.ASN1_TIME_set_string(pointer(crypto.X509_getm_notBefore(x509)), b"20000101000000Z")
    crypto.ASN1_TIME_set_string(pointer(crypto.X509_getm_notAfter(x509)), b"99991231235959Z")
    crypto.X509_set_pubkey(x509, key)
    assert crypto.X509_sign(x509, key, None) > 0
    memory = pointer(crypto.BIO_new(pointer(crypto.BIO_s_mem())))
    assert crypto.PEM_write_bio_PrivateKey(memory, key, None, None, 0, None, None) == 1
    assert crypto.PEM_write_bio_X509(memory, x509) == 1
    text = ctypes.create_string_buffer(PEM_BYTES)
    count = crypto.BIO_read(memory, text, PEM_BYTES)
    crypto.BIO_free(memory)
    crypto.X509_free(x509)
    crypto.EVP_PKEY_free(key)
    return text.raw[:count]


class Insider:
    """With the key of a folder, or that of a secret."""

    def __init__(self, port, server_key, folder, secret=None):
        if secret is None:
            lines = (pathlib.Path(folder) / "node.key").read_text().splitlines()
            secret = from_z85(dict(line.split() for line in lines)["secret"])
        pem = pathlib.Path(folder) / "certificate.pem"
        pem.write_bytes(certificate(secret))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.load_cert_chain(pem)
        plain = socket.create_connection(("127.0.0.1", port), timeout=20)
        plain.sendall(b"PCP\1T\0\0\0")
        assert plain.recv(8, socket.MSG_WAITALL) == b"PCP\1T\0\0\0"
        self.peer = context.wrap_socket(plain)
        assert from_z85(server_key) in self.peer.getpeercert(binary_form=True)
        assert self.peer.recv(1) == b"+"

    def send(self, data):
        self.peer.sendall(data)

    def close(self):
        self.peer.close()
