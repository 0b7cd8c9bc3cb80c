// `pcp dispatcher`: serves tensor sessions until somebody stops it.
#pragma once

#include <functional>
#include <string>

#include "dispatch/dispatcher.h"
#include "net/endpoint.h"

namespace pcp::dispatch {

struct DispatcherOptions {
  cluster::MembershipConfig membership;
  DispatcherConfig sessions;
};

// Returns why it ended. `turn` is called once in every turn of its loop.
std::string run_dispatcher(
    const DispatcherOptions&, net::Server&, const std::function<bool()>& stop,
    const std::function<void(const std::string&)>& log, const std::function<void()>& turn = [] {});

}  // namespace pcp::dispatch
