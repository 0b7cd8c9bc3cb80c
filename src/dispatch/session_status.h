// Sessions and workers in the dispatcher's status, as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "net/message.h"

namespace pcp::dispatch {

net::SessionNumbers sum(const net::SessionNumbers&, const net::SessionNumbers&);
nlohmann::ordered_json session_status(std::uint64_t id, const std::string& client,
                                      const nlohmann::ordered_json& workers, const net::SessionNumbers&);
// `queued_bytes`: what its connection has not taken yet.
nlohmann::ordered_json worker_status(const std::string& id, const net::Hello&, std::size_t sessions,
                                     const net::SessionNumbers&, std::uint64_t queued_bytes);

}  // namespace pcp::dispatch
