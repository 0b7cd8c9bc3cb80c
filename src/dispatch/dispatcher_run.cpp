#include "dispatch/dispatcher_run.h"

#include "cluster/loop_clock.h"
#include "cluster/server_network.h"

namespace pcp::dispatch {
namespace {

constexpr std::chrono::milliseconds kTurn{50};
constexpr double kFarewellSeconds = 2;  // for members to hear that it is over

}  // namespace

std::string run_dispatcher(const DispatcherOptions& options, net::Server& server, const std::function<bool()>& stop,
                           const std::function<void(const std::string&)>& log, const std::function<void()>& turn) {
  cluster::ServerNetwork network(server);
  cluster::Membership membership(options.membership, network);
  Dispatcher dispatcher(options.sessions, membership, log);
  cluster::LoopClock clock;
  membership.add(clock.turn(cluster::seconds_now()), dispatcher);
  auto serve = [&] {
    std::vector<net::Event> events = server.poll(kTurn);
    cluster::Time now = clock.turn(cluster::seconds_now());
    for (const net::Event& event : events) membership.hear(now, event);
    membership.tick(now);
    turn();
  };
  while (!dispatcher.stopped() && !stop()) serve();
  if (!dispatcher.stopped()) dispatcher.stop(clock.now(), "a signal");
  for (cluster::Time end = clock.now() + kFarewellSeconds; membership.anybody_here() && clock.now() < end;) serve();
  return "stopped";
}

}  // namespace pcp::dispatch
