#include "dispatch/transfer_line.h"

#include <algorithm>

#include "cluster/network.h"
#include "pcp/error.h"

namespace pcp::dispatch {
namespace {

constexpr std::chrono::milliseconds kLineTurn{100};
constexpr std::size_t kPieceBytes = 4 << 20;
// A worker that is lost is usually why a connection is. The dispatcher says so, at the latest when it has been silent
// for too long; before that the sessions are not given up.
constexpr double kPatienceSeconds = 20;

}  // namespace

TransferLine::TransferLine(const net::ClientOptions& to, TransferLineEvents events)
    : events_(std::move(events)), client_(std::make_unique<net::Client>(to)), thread_([this] { work(); }) {}

TransferLine::~TransferLine() {
  close();
  thread_.join();
}

void TransferLine::wake() {
  std::lock_guard lock(mutex_);
  if (client_) client_->wake();
}

void TransferLine::close() {
  closing_ = true;
  wake();
}

void TransferLine::add(session::WorkerId to, net::Transfer message, std::shared_ptr<const HostTensor> value) {
  {
    std::lock_guard lock(mutex_);
    std::uint64_t session = message.session;
    sessions_.insert(session);
    std::deque<Item>& queue = queues_[session];
    if (queue.empty()) turns_.push_back(session);
    queue.push_back({to, std::move(message), std::move(value)});
  }
  wake();
}

bool TransferLine::drop(std::uint64_t session) {
  std::lock_guard lock(mutex_);
  queues_.erase(session);
  std::erase(turns_, session);
  sessions_.erase(session);
  return sessions_.empty();
}

void TransferLine::work() {
  while (!closing_) {
    for (const net::Event& event : client_->poll(kLineTurn)) {
      if (event.kind == net::Event::Kind::disconnected) broken_ = true;
    }
    if (!broken_ && client_->connected()) send_pieces();
    watch(cluster::seconds_now());
  }
  std::unique_ptr<net::Client> last;  // what is queued in it still leaves, which may take a moment
  {
    std::lock_guard lock(mutex_);
    last = std::move(client_);
  }
  last.reset();
  closed_ = true;
}

void TransferLine::send_pieces() {
  while (!closing_ && send_next()) {
  }
}

// False: there is nothing, or no room.
bool TransferLine::send_next() {
  net::Message message;
  std::shared_ptr<const HostTensor> value;
  std::uint64_t session = 0;
  session::WorkerId to = 0;
  {
    std::lock_guard lock(mutex_);
    if (turns_.empty()) return false;
    session = turns_.front();
    const Item& item = queues_.at(session).front();
    message.body = item.message;
    value = item.value;
    to = item.to;
    if (value) {
      std::span<const std::byte> bytes = value->bytes();
      std::size_t offset = item.message.offset;
      message.payload = net::Payload(value, bytes.subspan(offset, std::min(kPieceBytes, bytes.size() - offset)));
    }
  }
  try {
    if (!client_->send(message)) return false;
  } catch (const Error& error) {  // instructions of no client of ours have made what no message can carry
    drop(session);
    events_.failed(session, error.what());
    return true;
  }
  bool whole = false;
  {
    std::lock_guard lock(mutex_);
    auto queue = queues_.find(session);
    if (queue == queues_.end()) return true;  // the session has ended meanwhile
    Item& item = queue->second.front();
    item.message.offset += message.payload.bytes().size();
    whole = !value || item.message.offset == value->bytes().size();
    if (whole) queue->second.pop_front();
    turns_.pop_front();
    if (!queue->second.empty()) turns_.push_back(session);
  }
  if (whole) events_.sent(session, to, value ? value->bytes().size() : 0);
  return true;
}

void TransferLine::watch(double now) {
  bool waits = false;
  {
    std::lock_guard lock(mutex_);
    waits = broken_ ? !sessions_.empty() : !turns_.empty() && !client_->connected();
  }
  if (!waits) {
    trouble_since_ = 0;
  } else if (trouble_since_ == 0) {
    trouble_since_ = now;
  } else if (now - trouble_since_ > kPatienceSeconds) {
    fail_all(broken_ ? "the connection was lost" : client_->trouble());
  }
}

void TransferLine::fail_all(const std::string& why) {
  std::set<std::uint64_t> sessions;
  {
    std::lock_guard lock(mutex_);
    sessions.swap(sessions_);
    queues_.clear();
    turns_.clear();
  }
  for (std::uint64_t session : sessions) events_.failed(session, why);
}

}  // namespace pcp::dispatch
