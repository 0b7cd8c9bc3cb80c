// A bound ROUTER and what is known of its connections. ZeroMQ reports the end of a connection by descriptor, and
// messages tell their descriptor too; since descriptors are used again, a connection is told apart by the number the
// Gate gave it.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>

#include "net/socket.h"

namespace pcp::net {

using ConnectionId = std::uint64_t;  // the later connection has the larger one

class Listener {
 public:
  // The kinds of things that were refused, counted.
  using Counters = std::map<std::string, std::uint64_t>;

  Listener(zmq::context_t&, const char* domain, Counters&);

  zmq::socket_t& socket() { return socket_; }
  zmq::socket_t& reports() { return monitor_->socket(); }

  // Learns what ZeroMQ reports by now.
  void read_reports();
  // A connection's first message came over this descriptor. False: the connection has ended by now.
  bool attach(ConnectionId, int descriptor);
  // The next of the attached connections that ended, 0 when there is none.
  ConnectionId take_ended();
  // Ends a connection, which is then reported. False: it has ended already.
  bool cut(ConnectionId, int descriptor);

 private:
  void ended(int descriptor);
  void explain_silent_end();

  zmq::socket_t socket_;
  std::unique_ptr<Monitor> monitor_;  // gone before the socket
  bool local_;                        // a socket of this user's
  Counters& counters_;
  std::set<int> open_;
  std::map<int, ConnectionId> attached_;
  std::set<ConnectionId> ended_;
  std::uint64_t failed_handshakes_ = 0;  // whose end was not reported yet
  std::uint64_t silent_ends_ = 0;        // counted, of which a message may still be on its way
};

}  // namespace pcp::net
