#include "dispatch/instruction_log.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstring>

#include "base/formatted.h"
#include "pcp/error.h"
#include "session/routine.h"

namespace pcp::dispatch {
namespace {

constexpr std::size_t kFlushBytes = 256 << 10;
constexpr std::size_t kTypeColumn = 9;

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Text is put together by hand: a program records a million instructions in a second.
struct Text {
  std::string& out;
  const Text& operator<<(std::string_view text) const {
    out += text;
    return *this;
  }
  const Text& operator<<(std::uint64_t number) const {
    char digits[24];
    out.append(digits, std::to_chars(digits, digits + sizeof(digits), number).ptr);
    return *this;
  }
  const Text& operator<<(const session::Operand& operand) const {
    if (operand.tensor != 0) return *this << operand.tensor;
    return *this << formatted("bits:%#llx", operand.bits + 0ULL);
  }
};

void add_operands(const Text& to, const session::Operands& operands) {
  if (operands.size() == 1) {
    to << " input=" << operands[0];
  } else if (operands.size() == 2) {
    to << " left=" << operands[0] << " right=" << operands[1];
  } else {
    for (std::size_t i = 0; i < operands.size(); ++i) to << (i == 0 ? " operands=" : ",") << operands[i];
  }
}

const char* type_of(const session::Call& call) {
  bool has_tensor = std::ranges::any_of(call.operands, [](const session::Operand& one) { return one.tensor != 0; });
  if (!has_tensor) return "Create";
  return call.operands.size() == 1 ? "UnaryOp" : call.operands.size() == 2 ? "BinaryOp" : "Op";
}

// In one line, without what would look like a column.
std::string quoted(std::string text) {
  for (char& c : text) {
    if (c == '\n' || c == '|' || c == '"') c = ' ';
  }
  return concat('"', text, '"');
}

}  // namespace

InstructionLog::InstructionLog(const InstructionLogOptions& options) : options_(options), start_(seconds_now()) {
  if (!open()) fail(Code::invalid_argument, "GT_INSTRUCTION_LOG: '", options_.path, "': ", strerror(errno));
  thread_ = std::thread([this] { work(); });
}

InstructionLog::~InstructionLog() {
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
  if (file_ >= 0) close(file_);
}

// --- What the dispatcher says.

void InstructionLog::received(std::uint64_t session, std::uint32_t number, const std::string& client,
                              const net::Payload& stream) {
  add({Kind::received, 0, session, number, client, "", "", stream});
}

void InstructionLog::sent(std::uint64_t session, const std::string& client, const std::string& worker,
                          const net::Payload& stream) {
  add({Kind::sent, 0, session, 0, client, worker, "", stream});
}

void InstructionLog::run(std::uint64_t session, const std::string& client, const std::string& worker,
                         std::uint64_t bytes) {
  add({Kind::run, 0, session, bytes, client, worker, "", {}});
}

void InstructionLog::answered(const std::string& client, const std::string& worker, const net::Answer& answer,
                              std::uint64_t bytes) {
  if (answer.offset != 0) return;
  std::string text = answer.failed ? "success=False error=" + quoted(answer.error)
                                   : concat("success=True request=", answer.request, " bytes=", bytes);
  add({Kind::answered, 0, answer.session, 0, client, worker, std::move(text), {}});
}

void InstructionLog::ended(std::uint64_t session, const std::string& client, const std::string& reason) {
  add({Kind::ended, 0, session, 0, client, "", quoted(reason), {}});
}

void InstructionLog::add(Event event) {
  event.seconds = seconds_now() - start_;
  {
    std::lock_guard lock(mutex_);
    std::uint64_t bytes = event.stream.held_bytes() + sizeof(Event);
    if (waiting_bytes_ + bytes > options_.most_waiting_bytes && event.kind != Kind::ended) {
      ++lost_streams_;
      incomplete_.push_back(event.session);
      changed_.notify_one();
      return;
    }
    waiting_bytes_ += bytes;
    events_.push_back(std::move(event));
  }
  changed_.notify_one();
}

// --- The thread.

void InstructionLog::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    auto is_idle = [&] { return events_.empty() && lost_streams_ == 0; };
    if (is_idle()) {
      lock.unlock();
      flush();
      lock.lock();
      changed_.wait(lock, [&] { return ending_ || !is_idle(); });
      if (is_idle()) return;
    }
    std::deque<Event> events = std::exchange(events_, {});
    std::uint64_t lost = std::exchange(lost_streams_, 0);
    std::vector<std::uint64_t> incomplete = std::exchange(incomplete_, {});
    lock.unlock();
    for (std::uint64_t session : incomplete) sessions_[session].complete = false;
    std::uint64_t bytes = 0;
    for (Event& event : events) {
      write(event);
      bytes += event.stream.held_bytes() + sizeof(Event);
      event.stream = {};
      if (text_.size() >= kFlushBytes) flush();
    }
    if (lost > 0) line(seconds_now() - start_, "LOST", "dispatcher", "Stream", concat("messages=", lost));
    lock.lock();
    waiting_bytes_ -= bytes;
  }
}

void InstructionLog::write(const Event& event) {
  switch (event.kind) {
    case Kind::received:
    case Kind::sent:
      return write_stream(event);
    case Kind::run: {
      Session& session = sessions_[event.session];
      std::uint64_t before = session.run[event.worker], after = before;
      std::deque<Sent>& sent = session.sent[event.worker];
      for (; !sent.empty() && sent.front().bytes <= event.number; sent.pop_front()) after = sent.front().instructions;
      session.run[event.worker] = after;
      std::string details = concat("success=True instructions=", after - before);
      line(event.seconds, "WORKER_RECV", event.worker, "WorkerOp", details);
      return line(event.seconds, "SEND", event.client, "Stream", details);
    }
    case Kind::answered:
      line(event.seconds, "WORKER_RECV", event.worker, "WorkerGet", event.text);
      return line(event.seconds, "SEND", event.client, "GetData", event.text);
    case Kind::ended:
      sessions_.erase(event.session);
      return line(event.seconds, "SEND", event.client, "End", "reason=" + event.text);
  }
}

void InstructionLog::write_stream(const Event& event) {
  Session& session = sessions_[event.session];
  bool is_sent = event.kind == Kind::sent;
  std::vector<std::string>& routines = is_sent ? session.to_worker[event.worker] : session.from_client[event.number];
  std::uint64_t instructions = 0;
  std::string begins =
      is_sent ? head(event.seconds, "WORKER_SEND", event.worker) : head(event.seconds, "RECV", event.client);
  try {
    session::StreamReader reader(event.stream.bytes());
    for (session::Record record; reader.next(record);) {
      write_record(event, begins, routines, record);
      instructions += std::holds_alternative<session::Call>(record);
    }
  } catch (const std::exception& error) {  // the worker will end the session
    line(event.seconds, is_sent ? "WORKER_SEND" : "RECV", is_sent ? event.worker : event.client, "Bad",
         "error=" + quoted(error.what()));
  }
  if (!is_sent) return;
  Sent& total = session.total[event.worker];
  total.bytes += event.stream.bytes().size();
  total.instructions += instructions;
  session.sent[event.worker].push_back(total);
}

void InstructionLog::write_record(const Event& event, const std::string& head, std::vector<std::string>& routines,
                                  const session::Record& record) {
  bool is_sent = event.kind == Kind::sent, complete = sessions_[event.session].complete;
  Text to{text_};
  auto begin = [&](std::string_view type, std::string_view worker_type) {
    to << head;
    std::string_view shown = is_sent ? worker_type : type;
    to << shown;
    if (shown.size() < kTypeColumn) text_.append(kTypeColumn - shown.size(), ' ');
    to << " | ";
  };
  auto end = [&] {
    text_ += '\n';
    ++lines_;
  };
  // On the way to a worker a tensor has its client's name in front.
  auto tensor = [&](std::string_view key, session::TensorId id) {
    to << key;
    if (is_sent) to << event.client << "_";
    to << id;
  };
  if (auto* define = std::get_if<session::Define>(&record)) {
    routines.push_back(session::routine_name(define->text));
  } else if (auto* call = std::get_if<session::Call>(&record)) {
    begin(type_of(*call), "WorkerOp");
    if (!is_sent) tensor("result=", call->first);
    to << (is_sent ? "op=" : " op=");
    if (complete && call->routine < routines.size()) {
      to << routines[call->routine];
    } else {
      to << "routine:" << std::uint64_t{call->routine};
    }
    is_sent ? tensor(" result=", call->first) : add_operands(to, call->operands);
    end();
  } else if (auto* put = std::get_if<session::Put>(&record)) {
    if (put->offset != 0) return;
    begin("Put", "WorkerPut");
    tensor("result=", put->tensor);
    to << concat(" type=", to_string(put->type), " bytes=", put->type.bytes());
    end();
  } else if (auto* read = std::get_if<session::Read>(&record)) {
    begin("GetData", "WorkerGet");
    tensor("tensor=", read->tensor);
    to << " request=" << read->request;
    end();
  } else if (auto* free = std::get_if<session::Free>(&record)) {
    begin("Free", "WorkerDel");
    tensor("tensor=", free->tensor);
    end();
  }
}

std::string InstructionLog::head(double seconds, const char* event, const std::string& who) {
  return formatted("[TAPE %.3fs] %-12s | %-15s | ", seconds, event, who.c_str());
}

void InstructionLog::line(double seconds, const char* event, const std::string& who, const char* type,
                          const std::string& details) {
  text_ += concat(head(seconds, event, who), formatted("%-*s | ", static_cast<int>(kTypeColumn), type), details, "\n");
  ++lines_;
}

bool InstructionLog::open() {
  file_ = ::open(options_.path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file_ < 0) return false;
  off_t end = lseek(file_, 0, SEEK_END);
  file_bytes_ = end > 0 ? static_cast<std::uint64_t>(end) : 0;
  return true;
}

void InstructionLog::flush() {
  if (text_.empty()) return;
  if (file_bytes_ > 0 && file_bytes_ + text_.size() > options_.most_file_bytes) {
    if (file_ >= 0) close(file_);
    file_ = -1;
    rename(options_.path.c_str(), (options_.path + ".1").c_str());
  }
  std::size_t written = 0;
  if (file_ >= 0 || open()) {
    if (lost_lines_ > 0) {
      text_.insert(0, formatted("[TAPE %.3fs] %-12s | %-15s | %-9s | lines=%llu\n", seconds_now() - start_, "LOST",
                                "dispatcher", "Disk", lost_lines_ + 0ULL));
    }
    while (written < text_.size()) {
      ssize_t size = ::write(file_, text_.data() + written, text_.size() - written);
      if (size < 0 && errno == EINTR) continue;
      if (size <= 0) break;
      written += static_cast<std::size_t>(size);
    }
  }
  file_bytes_ += written;
  lost_lines_ = written < text_.size() ? lost_lines_ + lines_ : 0;
  text_.clear();
  lines_ = 0;
}

}  // namespace pcp::dispatch
