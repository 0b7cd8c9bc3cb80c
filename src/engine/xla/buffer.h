// A tensor in the memory of one of a client's devices.
#pragma once

#include <memory>

#include "engine/xla/client.h"

namespace pcp::xla {

class XlaBuffer final : public BufferImpl {
 public:
  XlaBuffer(std::shared_ptr<Client>, const ClientDevice&, TensorType, pjrt::Buffer*);
  ~XlaBuffer() override;
  XlaBuffer(const XlaBuffer&) = delete;

  const TensorType& type() const override { return type_; }
  const Client& client() const { return *client_; }
  const ClientDevice& device() const { return device_; }
  pjrt::Buffer* handle() const { return handle_; }
  void mark_donated() { is_donated_ = true; }
  bool is_donated() const { return is_donated_; }

  void wait() const;
  HostTensor download() const;

 private:
  std::shared_ptr<Client> client_;
  const ClientDevice& device_;
  TensorType type_;
  pjrt::Buffer* handle_;
  bool is_donated_ = false;
};

// Copies the data: the caller may change or free the tensor as soon as this returns.
Buffer upload(const std::shared_ptr<Client>&, const ClientDevice&, const HostTensor&);

// The buffer as a buffer of `client`; throws when it belongs to another engine or was donated.
XlaBuffer& as_xla(const Buffer&, const Client& client);

}  // namespace pcp::xla
