// The addresses of a host. A Lookup has a thread of its own: name servers may take long to answer.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace pcp::net {

struct Addresses {
  std::vector<std::string> found;
  std::string trouble;  // where none was
};
Addresses look_up(const std::string& host);  // waits for the name servers

class Lookup {
 public:
  // `done` is called by that thread, maybe after the Lookup is gone.
  Lookup(const std::string& host, std::function<void()> done);

  bool ready() const;
  const Addresses& addresses() const;  // of a lookup that is ready

 private:
  struct Answer;
  std::shared_ptr<Answer> answer_;
};

}  // namespace pcp::net
