#include <algorithm>
#include <cmath>

#include "base/utf8.h"
#include "net/wire.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

constexpr std::uint64_t kMaxOffset = std::uint64_t{1} << 62;  // two of them can be added

// Smaller times and larger rates cannot be measurements, and values computed from them would not be finite.
constexpr double kLeastSeconds = 1e-12, kMostSeconds = 1e12, kMostRate = 1e15;

// Whoever catches this puts the name of the message in front.
void check_text(std::string_view text, std::string_view field) {
  require(is_utf8(text), field, " is not UTF-8");
  for (char c : text) {
    bool control = (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f;
    require(!control, field, " has a control character");
  }
}

// The text becomes part of a log line, so it may contain neither line breaks nor terminal escape sequences.
void check_line(const std::string& text, std::string_view field) {
  for (std::size_t at = 0; at < text.size();) {
    auto [c, bytes] = read_character(text, at);
    at += bytes;
    bool control = c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029;
    require(!control, field, " has a control character");
  }
}

void check_short(const std::string& text, std::string_view field) {
  require(text.size() <= kMaxNameBytes, field, " has ", text.size(), " bytes, at most ", kMaxNameBytes, " are allowed");
  check_text(text, field);
}

void check_name(const std::string& text, std::string_view field) {
  check_short(text, field);
  check_line(text, field);
}

void check_count(std::uint64_t value, std::string_view field) {
  require(value <= kMaxOffset, field, " is ", value, ", past 2^62");
}

void check_measure(double value, std::string_view field) {
  require(std::isfinite(value) && value >= 0, field, " is ", value);
}

void check_rate(double value, std::string_view field) {
  check_measure(value, field);
  require(value <= kMostRate, field, " is ", value, ", more than ", kMostRate);
}

void check_seconds(double value, std::string_view field) {
  check_measure(value, field);
  require(value == 0 || (value >= kLeastSeconds && value <= kMostSeconds), field, " is ", value,
          ": not 0 and not from ", kLeastSeconds, " to ", kMostSeconds);
}

void check_blob(const Blob& blob, std::string_view field) {
  check_name(blob.id, field);
  check_count(blob.bytes, field);
}

void check_delta(const Delta& delta) {
  check_count(delta.version, "version");
  check_blob(delta.blob, "blob");
}

void check_body(const Hello& m) {
  check_name(m.version, "version");
  check_name(m.name, "name");
  check_name(m.engine, "engine");
  check_name(m.target, "target");
  check_short(m.compiler, "compiler");  // compared, never shown: versions of several parts are a line each
  check_name(m.device, "device");
  check_count(m.memory_bytes, "memory_bytes");
  check_rate(m.gflops, "gflops");
  for (const HeldState& held : m.held) {
    check_name(held.job, "held.job");
    check_name(held.state, "held.state");
  }
  require(m.role <= Role::client, "role is ", static_cast<int>(m.role));
  check_name(m.wants, "wants");
}
void check_body(const Welcome& m) {
  check_name(m.worker, "worker");
  check_count(m.heartbeat_ms, "heartbeat_ms");
}
void check_body(const Refused& m) { check_text(m.reason, "reason"); }
void check_body(const Heartbeat&) {}
void check_body(const Progress& m) {
  check_count(m.version, "version");
  check_count(m.steps_done, "steps_done");
}
void check_body(const Bye& m) {
  check_text(m.reason, "reason");
  check_line(m.reason, "reason");
}
void check_body(const Fetch& m) {
  check_name(m.blob, "blob");
  check_count(m.offset, "offset");
  require(m.length <= kMaxPayloadBytes, "length is ", m.length, ", a piece has at most ", kMaxPayloadBytes, " bytes");
}
void check_body(const Piece& m) {
  check_name(m.blob, "blob");
  check_count(m.offset, "offset");
}
void check_body(const Job& m) {
  check_name(m.run, "run");
  check_text(m.description, "description");
  check_blob(m.model, "model");
  check_blob(m.artifact, "artifact");
  check_blob(m.tokenizer, "tokenizer");
  for (const Blob& block : m.blocks) check_blob(block, "block");
}
void check_body(const Ready& m) {
  check_rate(m.steps_per_second, "steps_per_second");
  check_count(m.version, "version");
  check_name(m.data, "data");
}
void check_body(const Reference& m) {
  check_blob(m.full, "full");
  check_count(m.version, "version");
  for (const Delta& delta : m.deltas) check_delta(delta);
}
void check_body(const Synced& m) { check_count(m.version, "version"); }
void check_body(const Begin& m) {
  check_count(m.round, "round");
  check_count(m.steps, "steps");
  check_blob(m.data, "data");
  check_measure(m.schedule_from, "schedule_from");
  check_measure(m.schedule_to, "schedule_to");
  std::uint64_t batches = 0;
  for (const Range& range : m.batches) {
    require(range.begin < range.end && range.end <= kMaxOffset, "batches [", range.begin, ", ", range.end, ")");
    batches += range.end - range.begin;
    check_count(batches, "batches");
  }
}
void check_body(const Offer& m) {  // any loss is let through: the shepherd refuses a bad one with a reason, and does
                                   // not drop it in silence
  check_count(m.round, "round");
  check_blob(m.update, "update");
  check_count(m.steps, "steps");
  check_seconds(m.seconds, "seconds");
}
void check_body(const Verdict& m) {
  check_count(m.round, "round");
  require(m.judgement <= Judgement::rejected, "judgement is ", static_cast<int>(m.judgement));
  check_text(m.reason, "reason");
}
void check_body(const Outcome& m) { check_delta(m.delta); }
void check_body(const Instructions&) {}
// A piece of a value, or the failure it became.
template <typename Message>
void check_value(const Message& m) {
  constexpr std::uint8_t kTypes = 13, kCodes = 9;  // DType, Code
  constexpr std::size_t kMostDims = 64;
  require(m.dtype < kTypes, "dtype is ", static_cast<int>(m.dtype));
  require(m.code < kCodes, "code is ", static_cast<int>(m.code));
  require(m.dims.size() <= kMostDims, "it has ", m.dims.size(), " dimensions, at most ", kMostDims, " are allowed");
  std::uint64_t elements = 1;
  for (std::int64_t dim : m.dims) {
    require(dim >= 0 && static_cast<std::uint64_t>(dim) <= kMaxOffset / 16, "a dimension is ", dim);
    if (dim > 0) {
      require(elements <= kMaxOffset / 16 / static_cast<std::uint64_t>(dim), "it has too many elements");
      elements *= static_cast<std::uint64_t>(dim);
    }
  }
  check_count(m.offset, "offset");
  check_text(m.error, "error");
}
void check_body(const Answer& m) { check_value(m); }
void check_body(const Transfer& m) {
  check_name(m.secret, "secret");
  check_value(m);
}
void check_body(const Listening& m) {
  check_name(m.machine, "machine");
  check_name(m.socket, "socket");
  auto plain = [](unsigned char c) { return std::isalnum(c) || c == '-'; };
  require(std::ranges::all_of(m.socket, plain), "socket is a name of letters, digits and '-'");
  check_name(m.host, "host");
  require(m.port <= 65535, "port is ", m.port);
  check_name(m.key, "key");
}
void check_body(const SessionWorkers& m) {
  check_name(m.secret, "secret");
  for (const SessionWorker& worker : m.workers) {
    check_name(worker.name, "name");
    check_body(worker.at);
  }
  require(m.share > 0 && m.share <= 1, "share is ", m.share);
}
void check_body(const WorkerLost& m) { check_text(m.why, "why"); }
void check_body(const AnswersTaken&) {}
void check_body(const InstructionsRun&) {}
void check_body(const SessionOver& m) { check_text(m.reason, "reason"); }
void check_body(const StatusRequest&) {}
void check_body(const Status&) {}
void check_body(const Stop&) {}
void check_body(const Join& m) {
  check_name(m.key, "key");
  check_name(m.name, "name");
}
void check_body(const Joined& m) { check_name(m.name, "name"); }

}  // namespace

void check(const Message& message) {
  try {
    std::size_t payload = message.payload.bytes().size();
    if (payload > kMaxPayloadBytes) {
      fail(Code::resource_exhausted, "a payload of ", payload, " bytes, at most ", kMaxPayloadBytes, " are allowed");
    }
    bool status = std::holds_alternative<Status>(message.body);
    bool carries = status || std::holds_alternative<Piece>(message.body) ||
                   std::holds_alternative<Instructions>(message.body) || std::holds_alternative<Answer>(message.body) ||
                   std::holds_alternative<Transfer>(message.body);
    require(message.payload.empty() || carries, "it may not have a payload");
    if (status) check_text(message.payload.text(), "json");
    check_name(message.job, "job");
    std::visit([](const auto& body) { check_body(body); }, message.body);
  } catch (const Error& error) {
    fail(error.code(), "message '", name_of(message.body), "': ", error.what());
  }
}

}  // namespace pcp::net
