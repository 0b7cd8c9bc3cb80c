#include "base/index.h"
#include "pcp/engine.h"

namespace pcp {

HostTensor::HostTensor(TensorType type) : type_(std::move(type)), bytes_(index(type_.bytes())) {}

HostTensor::HostTensor(TensorType type, std::vector<std::byte> bytes)
    : type_(std::move(type)), bytes_(std::move(bytes)) {
  require(index(type_.bytes()) == bytes_.size(), "[HostTensor] ", to_string(type_), " takes ", type_.bytes(),
          " bytes, got ", bytes_.size());
}

}  // namespace pcp
