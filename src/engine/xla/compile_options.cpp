#include "engine/xla/compile_options.h"

#include <cstdint>

namespace pcp::xla {
namespace {

// One message in protobuf's wire format.
class Message {
 public:
  Message& integer(int field, std::int64_t value) {
    varint(static_cast<std::uint64_t>(field) << 3);
    varint(static_cast<std::uint64_t>(value));
    return *this;
  }
  Message& bytes(int field, const std::string& value) {
    varint(static_cast<std::uint64_t>(field) << 3 | 2);
    varint(value.size());
    text_ += value;
    return *this;
  }
  const std::string& text() const { return text_; }

 private:
  void varint(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) text_ += static_cast<char>((value & 0x7f) | 0x80);
    text_ += static_cast<char>(value);
  }

  std::string text_;
};

}  // namespace

std::string compile_options(const std::string& platform, int device_id) {
  Message ids;
  ids.integer(1, device_id);  // replica_device_ids
  Message assignment;
  assignment.integer(1, 1).integer(2, 1).bytes(3, ids.text());  // replica_count, computation_count, computation_devices
  Message build;
  build.integer(1, -1).integer(4, 1).integer(5, 1);  // device_ordinal: unset, num_replicas, num_partitions
  build.bytes(9, assignment.text());                 // device_assignment
  Message options;
  options.bytes(3, build.text());  // executable_build_options
  if (platform == "cpu") {         // on other platforms this is XLA's default
    Message off, entry;
    off.integer(2, 0);  // bool_field
    entry.bytes(1, "xla_cpu_enable_fast_min_max").bytes(2, off.text());
    options.bytes(7, entry.text());  // env_option_overrides
  }
  return options.text();
}

}  // namespace pcp::xla
