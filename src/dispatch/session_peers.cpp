#include "dispatch/session_peers.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/utf8.h"
#include "pcp/error.h"

namespace pcp::dispatch {
namespace {

constexpr std::uint64_t kTransferBytes = 256;  // what a transfer takes in memory beside its value

std::uint64_t size_of(const session::Transferred& value) {
  auto* tensor = std::get_if<HostTensor>(&value);
  return kTransferBytes + (tensor ? tensor->bytes().size() : 0);
}

// In a time that does not tell how much of it was right.
bool is_same(const std::string& a, const std::string& b) {
  if (a.size() != b.size()) return false;
  unsigned char difference = 0;
  for (std::size_t i = 0; i < a.size(); ++i) difference |= static_cast<unsigned char>(a[i] ^ b[i]);
  return difference == 0;
}

}  // namespace

SessionPeers::SessionPeers(std::uint64_t session, session::WorkerId self, std::string secret, std::uint64_t most_bytes,
                           SendTo send_to)
    : session_(session),
      self_(self),
      secret_(std::move(secret)),
      most_bytes_(most_bytes),
      send_to_(std::move(send_to)) {}

void SessionPeers::add(const net::SessionWorker& worker) {
  std::lock_guard lock(mutex_);
  auto [peer, is_new] = peers_.try_emplace(worker.worker);
  if (is_new) peer->second.worker = worker;
}

// What has come from it stays; what is half here will not be whole.
void SessionPeers::lose(session::WorkerId worker, const std::string& why) {
  std::lock_guard lock(mutex_);
  if (auto found = peers_.find(worker); found != peers_.end()) {
    found->second.lost = why;
    unsent_ -= std::exchange(found->second.unsent, 0);
  }
  for (auto arriving = arriving_.begin(); arriving != arriving_.end();) {
    if (arriving->first.first == worker) {
      kept_ -= kTransferBytes + arriving->second.value.bytes().size();
      arriving = arriving_.erase(arriving);
    } else {
      ++arriving;
    }
  }
}

bool SessionPeers::has_key(const std::string& key) const {
  std::lock_guard lock(mutex_);
  return std::ranges::any_of(peers_, [&](const auto& peer) { return peer.second.worker.at.key == key; });
}

net::Listening SessionPeers::place_of(session::WorkerId worker) const {
  std::lock_guard lock(mutex_);
  auto found = peers_.find(worker);
  return found == peers_.end() ? net::Listening{} : found->second.worker.at;
}

SessionPeers::Peer& SessionPeers::peer(session::WorkerId worker) {
  auto found = peers_.find(worker);
  require(found != peers_.end(), "[session] there is no worker ", worker);
  return found->second;
}

void SessionPeers::keep(std::uint64_t bytes) {
  if (bytes > most_bytes_ - kept_) {
    fail(Code::resource_exhausted, "[session] transfers of ", kept_, " bytes wait on worker ", self_, ", and ", bytes,
         " more do not fit: at most ", most_bytes_, " may wait to be received");
  }
  kept_ += bytes;
}

// --- Out.

void SessionPeers::send(session::WorkerId to, std::uint64_t transfer, session::Transferred value) {
  net::Transfer message;
  message.session = session_;
  message.secret = secret_;
  message.from = self_;
  message.transfer = transfer;
  Value tensor;
  net::SessionWorker where;
  {
    std::lock_guard lock(mutex_);
    Peer& other = peer(to);
    if (!other.lost.empty()) return;
    if (to == self_) {
      keep(size_of(value));
      bool is_new = arrived_.try_emplace({self_, transfer}, std::move(value)).second;
      return require(is_new, "[session] transfer ", transfer, " is sent twice");
    }
    where = other.worker;
    if (unsent_ > most_bytes_) {
      fail(Code::resource_exhausted, "[session] ", unsent_, " bytes wait to be sent to other workers, at most ",
           most_bytes_, " may");
    }
    other.unsent += size_of(value);
    unsent_ += size_of(value);
  }
  if (auto* failure = std::get_if<session::Failure>(&value)) {
    message.failed = true;
    message.code = static_cast<std::uint8_t>(failure->code);
    message.error = printable(failure->message, kMostErrorBytes);
  } else {
    tensor = std::make_shared<const HostTensor>(std::get<HostTensor>(std::move(value)));
    message.dtype = static_cast<std::uint8_t>(tensor->type().dtype);
    message.dims.assign(tensor->type().dims.begin(), tensor->type().dims.end());
  }
  send_to_(where, std::move(message), std::move(tensor));
}

void SessionPeers::sent(session::WorkerId to, std::uint64_t bytes) {
  std::lock_guard lock(mutex_);
  Peer& other = peer(to);
  if (!other.lost.empty()) return;  // it is not counted any more
  other.unsent -= kTransferBytes + bytes;
  unsent_ -= kTransferBytes + bytes;
}

std::uint64_t SessionPeers::unsent() const {
  std::lock_guard lock(mutex_);
  return unsent_;
}

// --- In.

std::optional<session::Transferred> SessionPeers::take(session::WorkerId from, std::uint64_t transfer) {
  std::lock_guard lock(mutex_);
  if (auto arrived = arrived_.extract({from, transfer})) {
    kept_ -= size_of(arrived.mapped());
    return std::move(arrived.mapped());
  }
  const Peer& other = peer(from);
  if (!other.lost.empty()) return session::Failure{Code::unavailable, other.lost};
  return std::nullopt;
}

// A worker that joined a moment ago may be heard before the dispatcher has told of it. Then the secret is enough.
bool SessionPeers::is_from_here(const net::Transfer& transfer, const std::string& principal) const {
  std::lock_guard lock(mutex_);
  if (!is_same(transfer.secret, secret_) || transfer.from == self_) return false;
  auto found = peers_.find(transfer.from);
  if (found == peers_.end()) return true;
  bool has_key = principal != "local" && principal != "anyone";
  return found->second.lost.empty() && (!has_key || found->second.worker.at.key == principal);
}

bool SessionPeers::arrive(const net::Transfer& transfer, const net::Payload& payload) {
  std::lock_guard lock(mutex_);
  Key key{transfer.from, transfer.transfer};
  std::span<const std::byte> bytes = payload.bytes();
  if (transfer.offset == 0) {
    require(!arriving_.contains(key) && !arrived_.contains(key), "[session] transfer ", transfer.transfer,
            " comes twice");
  }
  if (transfer.failed) {
    keep(kTransferBytes);
    arrived_[key] = session::Failure{static_cast<Code>(transfer.code), transfer.error};
    return true;
  }
  if (transfer.offset == 0) {
    TensorType type(static_cast<DType>(transfer.dtype), Dims(transfer.dims.begin(), transfer.dims.end()));
    keep(kTransferBytes + static_cast<std::uint64_t>(type.bytes()));
    arriving_[key].value = HostTensor(type);
  }
  auto found = arriving_.find(key);
  require(found != arriving_.end(), "[session] transfer ", transfer.transfer, " does not begin at its beginning");
  Arriving& arriving = found->second;
  std::span<std::byte> whole = arriving.value.bytes();
  require(transfer.offset == arriving.received && bytes.size() <= whole.size() - arriving.received,
          "[session] a piece of transfer ", transfer.transfer, " does not follow the one before");
  if (!bytes.empty()) std::memcpy(whole.data() + arriving.received, bytes.data(), bytes.size());
  arriving.received += bytes.size();
  if (arriving.received < whole.size()) return false;
  arrived_[key] = std::move(arriving.value);
  arriving_.erase(found);
  return true;
}

}  // namespace pcp::dispatch
