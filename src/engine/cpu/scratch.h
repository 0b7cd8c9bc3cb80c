// Aligned working memory of the calling thread, kept between uses. Uses may nest: the last one taken is released first.
#pragma once

#include <cstddef>

namespace pcp::cpu {

class Scratch {
 public:
  explicit Scratch(std::size_t bytes);
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  std::byte* data() const { return data_; }

 private:
  std::byte* data_;
  std::size_t block_;
};

}  // namespace pcp::cpu
