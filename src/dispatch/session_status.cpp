#include "dispatch/session_status.h"

namespace pcp::dispatch {
namespace {

void add_numbers(nlohmann::ordered_json& to, const net::SessionNumbers& numbers) {
  to["tensors"] = numbers.tensors;
  to["bytes"] = numbers.bytes;
  to["calls"] = numbers.calls;
  to["calls_together"] = numbers.calls_together;
  to["segments"] = numbers.segments;
  to["not_compiled"] = numbers.not_compiled;
  to["busy_seconds"] = static_cast<double>(numbers.microseconds) * 1e-6;
}

}  // namespace

net::SessionNumbers sum(const net::SessionNumbers& a, const net::SessionNumbers& b) {
  return {a.tensors + b.tensors,
          a.bytes + b.bytes,
          a.calls + b.calls,
          a.calls_together + b.calls_together,
          a.segments + b.segments,
          a.not_compiled + b.not_compiled,
          a.microseconds + b.microseconds};
}

nlohmann::ordered_json session_status(std::uint64_t id, const std::string& client,
                                      const nlohmann::ordered_json& workers, const net::SessionNumbers& numbers) {
  nlohmann::ordered_json status{{"id", id}, {"client", client}, {"workers", workers}};
  add_numbers(status, numbers);
  return status;
}

nlohmann::ordered_json worker_status(const std::string& id, const net::Hello& hello, std::size_t sessions,
                                     const net::SessionNumbers& numbers, std::uint64_t queued_bytes) {
  nlohmann::ordered_json status{{"id", id},
                                {"engine", hello.engine},
                                {"device", hello.device},
                                {"memory_bytes", hello.memory_bytes},
                                {"sessions", sessions},
                                {"queued_bytes", queued_bytes}};
  add_numbers(status, numbers);
  return status;
}

}  // namespace pcp::dispatch
