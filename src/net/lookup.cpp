#include "net/lookup.h"

#include <netdb.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace pcp::net {

struct Lookup::Answer {
  std::atomic<bool> ready = false;
  std::vector<std::string> addresses;
  std::string trouble;

  bool look_up(const std::string& host, int flags) {
    addrinfo hints{}, *found = nullptr;
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = flags;
    int error = ::getaddrinfo(host.c_str(), nullptr, &hints, &found);
    if (error != 0) {
      trouble = ::gai_strerror(error);
      return false;
    }
    for (addrinfo* one = found; one; one = one->ai_next) {
      std::array<char, NI_MAXHOST> text{};
      int status = ::getnameinfo(one->ai_addr, one->ai_addrlen, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST);
      bool known = std::find(addresses.begin(), addresses.end(), text.data()) != addresses.end();
      if (status == 0 && !known) addresses.push_back(text.data());
    }
    ::freeaddrinfo(found);
    return !addresses.empty();
  }
};

Lookup::Lookup(const std::string& host, std::shared_ptr<Waker> done) : answer_(std::make_shared<Answer>()) {
  std::string bare = host.size() > 2 && host.front() == '[' ? host.substr(1, host.size() - 2) : host;
  if (answer_->look_up(bare, AI_NUMERICHOST)) {
    answer_->ready = true;
    return;
  }
  std::thread([answer = answer_, bare, done = std::move(done)] {
    answer->look_up(bare, 0);
    answer->ready = true;
    done->wake();
  }).detach();
}

bool Lookup::ready() const { return answer_->ready; }
std::vector<std::string> Lookup::addresses() const { return answer_->addresses; }
std::string Lookup::trouble() const { return answer_->trouble; }

}  // namespace pcp::net
