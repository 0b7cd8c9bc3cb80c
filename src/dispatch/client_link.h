// A client's connection to a dispatcher: where a recorder's stream goes. A thread of its own moves the messages.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/endpoint.h"
#include "session/link.h"

namespace pcp::dispatch {

struct ClientLinkOptions {
  net::ClientOptions dispatcher;
  // After so long the session and its workers must be there, else the constructor throws.
  double connect_seconds = 30;
  // How many workers must have joined. 0: those that are there; where there are none, instructions wait for the first.
  session::WorkerId least_workers = 0;
  std::function<bool()> give_up;  // asked meanwhile: true ends the waiting
  // Instructions for one worker that were sent and not run; then send waits.
  std::uint64_t most_ahead_bytes = std::uint64_t{64} << 20;
};

class ClientLink final : public session::Link {
 public:
  // Waits until the dispatcher has taken this client and its workers are there. Throws unavailable with the reason
  // where that does not come.
  explicit ClientLink(const ClientLinkOptions&);
  ~ClientLink() override;

  session::WorkerId workers() const override;
  std::string why_lost(session::WorkerId) const override;
  bool wants_lineage() const override;
  void send(session::WorkerId, std::vector<std::byte> stream) override;
  HostTensor wait(session::WorkerId, std::uint64_t request) override;
  bool has_room() const override;
  void set_idle(std::function<void()>) override;
  // Of each worker, once everything that was sent has been run; waits. None: the worker is lost.
  std::vector<std::optional<net::SessionNumbers>> worker_numbers();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace pcp::dispatch
