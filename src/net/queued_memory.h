// Memory of the messages that wait to be sent, on all connections of an endpoint together. A payload counts once,
// however many peers it waits for. A part of something larger does not count while the program has the whole in use;
// afterwards the part is copied (Connection::own_copies), so that a peer which does not read never keeps the whole.
// Every function may be called from any thread.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "net/wire.h"

namespace pcp::net {

class Connection;

class QueuedMemory {
 public:
  explicit QueuedMemory(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // Counts a message, if there is room for it or `always`.
  bool take(const Frames&, bool always);
  void give_back(const Frames&);
  bool is_short() const;  // something found no room, and there still is none

  // Connections to be told when there is room again.
  void wait_for_room(const std::shared_ptr<Connection>&);
  std::vector<std::shared_ptr<Connection>> take_waiting();  // none while there is no room

  // Owners of which only queues hold parts.
  std::vector<const void*> forsaken() const;
  // A copy of such a part, the same for all queues that have it.
  Payload copy_of(const Payload& part);

 private:
  struct Owner {
    std::weak_ptr<const void> alive;
    long queued = 0;          // references
    std::size_t counted = 0;  // bytes, once for all of them
  };
  struct Copy {
    std::weak_ptr<const void> of;  // the whole: another may come to lie at the same address
    std::weak_ptr<const Payload> copy;
  };
  std::size_t own_bytes(const Frames&) const;

  const std::size_t most_bytes_;
  mutable std::mutex mutex_;
  std::size_t bytes_ = 0;
  std::map<const void*, Owner> wholes_, parts_;
  std::vector<std::weak_ptr<Connection>> waiting_;
  std::map<std::pair<const std::byte*, std::size_t>, Copy> copies_;
};

}  // namespace pcp::net
