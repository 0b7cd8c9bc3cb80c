// A whole file in the address space; pages come in when they are touched.
#pragma once

#include <sys/mman.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/file.h"
#include "pcp/error.h"

namespace pcp {

class MappedFile {
 public:
  MappedFile() = default;
  explicit MappedFile(const InputFile& file) : bytes_(file.size()) {
    address_ = ::mmap(nullptr, bytes_, PROT_READ, MAP_SHARED, file.descriptor(), 0);
    if (address_ == MAP_FAILED) {
      fail(Code::resource_exhausted, "cannot map '", file.path(), "' of ", bytes_, " bytes: ", std::strerror(errno));
    }
  }
  MappedFile(MappedFile&& other) noexcept : address_(std::exchange(other.address_, nullptr)), bytes_(other.bytes_) {}
  MappedFile& operator=(MappedFile&&) = delete;
  ~MappedFile() {
    if (address_) ::munmap(address_, bytes_);
  }
  const void* data() const { return address_; }

 private:
  void* address_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace pcp
