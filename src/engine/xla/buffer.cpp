#include "engine/xla/buffer.h"

#include <numeric>

namespace pcp::xla {
namespace {

pjrt::BufferType buffer_type(DType dtype) {
  switch (dtype) {
    case DType::i1:
      return pjrt::BufferType::pred;
    case DType::i8:
      return pjrt::BufferType::s8;
    case DType::i16:
      return pjrt::BufferType::s16;
    case DType::i32:
      return pjrt::BufferType::s32;
    case DType::i64:
      return pjrt::BufferType::s64;
    case DType::u8:
      return pjrt::BufferType::u8;
    case DType::u16:
      return pjrt::BufferType::u16;
    case DType::u32:
      return pjrt::BufferType::u32;
    case DType::u64:
      return pjrt::BufferType::u64;
    case DType::f16:
      return pjrt::BufferType::f16;
    case DType::bf16:
      return pjrt::BufferType::bf16;
    case DType::f32:
      return pjrt::BufferType::f32;
    case DType::f64:
      return pjrt::BufferType::f64;
  }
  return pjrt::BufferType::invalid;
}

// The last dimension varies fastest.
Dims minor_to_major(const TensorType& type) {
  Dims order(type.dims.size());
  std::iota(order.rbegin(), order.rend(), 0);
  return order;
}

}  // namespace

XlaBuffer::XlaBuffer(std::shared_ptr<Client> client, const ClientDevice& device, TensorType type, pjrt::Buffer* handle)
    : client_(std::move(client)), device_(device), type_(std::move(type)), handle_(handle) {}

XlaBuffer::~XlaBuffer() {
  Call<pjrt::BufferDestroy> args;
  args->buffer = handle_;
  client_->plugin().destroy(args);
}

void XlaBuffer::wait() const {
  Call<pjrt::BufferReadyEvent> args;
  args->buffer = handle_;
  client_->plugin().call(args, "a buffer cannot be waited for");
  client_->plugin().await(args->event, concat("computing ", to_string(type_), " failed"));
}

HostTensor XlaBuffer::download() const {
  HostTensor tensor(type_);
  if (tensor.bytes().empty()) {
    wait();
    return tensor;
  }
  Dims order = minor_to_major(type_);
  pjrt::MemoryLayout layout{};
  layout.struct_size = sizeof(layout);
  layout.type = pjrt::LayoutType::tiled;
  layout.tiled.struct_size = sizeof(layout.tiled);
  layout.tiled.minor_to_major = order.data();
  layout.tiled.minor_to_major_size = order.size();
  Call<pjrt::BufferToHostBuffer> args;
  args->src = handle_;
  args->host_layout = &layout;
  args->dst = tensor.bytes().data();
  args->dst_size = tensor.bytes().size();
  std::string doing = concat("reading ", to_string(type_), " failed");
  client_->plugin().call(args, doing);
  client_->plugin().await(args->event, doing);
  return tensor;
}

Buffer upload(const std::shared_ptr<Client>& client, const ClientDevice& device, const HostTensor& tensor) {
  const TensorType& type = tensor.type();
  Call<pjrt::ClientBufferFromHostBuffer> args;
  args->client = client->handle();
  args->data = tensor.bytes().data();
  args->type = buffer_type(type.dtype);
  args->dims = type.dims.data();
  args->num_dims = type.dims.size();
  args->host_buffer_semantics = pjrt::HostBufferSemantics::immutable_only_during_call;
  args->device = device.handle;
  client->plugin().call(args, concat("copying ", to_string(type), " to the device failed"));
  client->plugin().destroy_event(args->done_with_host_buffer);
  return std::make_shared<XlaBuffer>(client, device, type, args->buffer);
}

XlaBuffer& as_xla(const Buffer& buffer, const Client& client) {
  const std::string& label = client.plugin().label();
  auto* xla = dynamic_cast<XlaBuffer*>(buffer.get());
  require(xla != nullptr && &xla->client() == &client, "[", label, "] a buffer of another engine was passed");
  require(!xla->is_donated(), "[", label, "] a buffer that was donated is used again");
  return *xla;
}

}  // namespace pcp::xla
