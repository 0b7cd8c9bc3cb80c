#include "net/lookup.h"

#include <netdb.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace pcp::net {
namespace {

std::string without_brackets(const std::string& host) {
  return host.size() > 2 && host.front() == '[' ? host.substr(1, host.size() - 2) : host;
}

Addresses resolve(const std::string& host, int flags) {
  addrinfo hints{}, *list = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = flags;
  int error = ::getaddrinfo(without_brackets(host).c_str(), nullptr, &hints, &list);
  if (error != 0) return {{}, ::gai_strerror(error)};
  Addresses addresses{{}, "no address"};
  for (addrinfo* one = list; one; one = one->ai_next) {
    std::array<char, NI_MAXHOST> text{};
    if (::getnameinfo(one->ai_addr, one->ai_addrlen, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) != 0)
      continue;
    auto& found = addresses.found;
    if (std::find(found.begin(), found.end(), text.data()) == found.end()) found.push_back(text.data());
  }
  ::freeaddrinfo(list);
  return addresses;
}

}  // namespace

Addresses look_up(const std::string& host) { return resolve(host, 0); }

struct Lookup::Answer {
  std::atomic<bool> ready = false;
  Addresses addresses;
};

Lookup::Lookup(const std::string& host, std::function<void()> done) : answer_(std::make_shared<Answer>()) {
  answer_->addresses = resolve(host, AI_NUMERICHOST);
  answer_->ready = !answer_->addresses.found.empty();
  if (answer_->ready) return;
  std::thread([answer = answer_, host, done = std::move(done)] {
    answer->addresses = resolve(host, 0);
    answer->ready = true;
    done();
  }).detach();
}

bool Lookup::ready() const { return answer_->ready; }
const Addresses& Lookup::addresses() const { return answer_->addresses; }

}  // namespace pcp::net
