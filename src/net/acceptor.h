// Accepts connections from a listening socket, as long as there is room for them.
#pragma once

#include <asio/posix/stream_descriptor.hpp>
#include <asio/steady_timer.hpp>

#include "net/connection.h"

namespace pcp::net {

class Acceptor : public std::enable_shared_from_this<Acceptor> {
 public:
  // Owns the descriptor. Connections get descriptors below `most_descriptors` only: the others are kept for files.
  Acceptor(IoThreads&, Hub&, Connection::Setup, int descriptor, std::size_t most_descriptors);
  void start();
  void stop();  // from any thread

 private:
  void wait();
  void take_in();
  bool take_one();  // false: nobody waits to be accepted, or there is no room
  void pause();

  IoThreads& threads_;
  Hub& hub_;
  const Connection::Setup setup_;
  const std::size_t most_descriptors_;
  asio::posix::stream_descriptor descriptor_;
  asio::steady_timer timer_;
  std::size_t taken_in_ = 0;
};

}  // namespace pcp::net
