// The addresses of a host. A Lookup has a thread of its own, because name servers may take long to answer.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace pcp::net {

struct Addresses {
  std::vector<std::string> found;
  std::string trouble;  // why none was found
};
Addresses look_up(const std::string& host);  // waits for the name servers

class Lookup {
 public:
  // `done` is called on that thread, possibly after the Lookup was destroyed.
  Lookup(const std::string& host, std::function<void()> done);

  bool ready() const;
  const Addresses& addresses() const;  // of a lookup that is ready

 private:
  struct Answer;
  std::shared_ptr<Answer> answer_;
};

}  // namespace pcp::net
