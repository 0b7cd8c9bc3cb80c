// A client's connection to a dispatcher: where a recorder's stream goes. A thread of its own moves the messages.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "net/endpoint.h"
#include "session/link.h"

namespace pcp::dispatch {

struct ClientLinkOptions {
  net::ClientOptions dispatcher;
  double connect_seconds = 30;                               // to be welcome after so long, else the constructor throws
  std::function<bool()> give_up;                             // asked meanwhile: true ends the waiting
  std::uint64_t most_ahead_bytes = std::uint64_t{64} << 20;  // instructions that were sent and not run; then send waits
};

class ClientLink final : public session::Link {
 public:
  // Waits until the dispatcher has taken this client. Throws unavailable with the reason where it does not.
  explicit ClientLink(const ClientLinkOptions&);
  ~ClientLink() override;

  void send(std::vector<std::byte> stream) override;
  HostTensor wait(std::uint64_t request) override;
  bool has_room() const override;
  void set_idle(std::function<void()>) override;
  net::SessionNumbers worker_numbers();  // once everything that was sent has been run; waits

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace pcp::dispatch
