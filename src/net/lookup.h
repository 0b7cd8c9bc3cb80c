// The addresses of a host, found by a thread of its own: name servers may take long to answer.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "net/socket.h"

namespace pcp::net {

class Lookup {
 public:
  Lookup(const std::string& host, std::shared_ptr<Waker> done);

  bool ready() const;
  // Of a lookup that is ready; none: trouble() says why.
  std::vector<std::string> addresses() const;
  std::string trouble() const;

 private:
  struct Answer;
  std::shared_ptr<Answer> answer_;
};

}  // namespace pcp::net
