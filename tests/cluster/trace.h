// Messages as one readable line each, for traces of simulated runs. Heartbeats, and the progress that is said with
// them, are left out: they come all the time.
#pragma once

#include <cstdio>
#include <string>

#include "net/message.h"
#include "pcp/error.h"

namespace pcp::cluster::sim {

inline std::string text_of(const net::Blob& blob) {
  return blob.id.empty() ? "nothing" : concat(blob.id, " (", blob.bytes, " bytes)");
}

struct Describe {
  const net::Payload& payload;

  std::string operator()(const net::Hello& m) const {
    return concat("'", m.name, "'", m.held.empty() ? "" : ", holds state of " + m.held[0].state);
  }
  std::string operator()(const net::Welcome& m) const { return m.worker; }
  std::string operator()(const net::Refused& m) const { return concat(m.final ? "for good: " : "for now: ", m.reason); }
  std::string operator()(const net::Heartbeat&) const { return ""; }
  std::string operator()(const net::Progress&) const { return ""; }
  std::string operator()(const net::Bye& m) const { return m.reason; }
  std::string operator()(const net::Fetch& m) const {
    return concat(m.blob, " [", m.offset, ", ", m.offset + m.length, ")");
  }
  std::string operator()(const net::Piece& m) const {
    std::size_t size = payload.bytes().size();
    if (size == 0) return m.blob + ": gone";
    return concat(m.blob, " [", m.offset, ", ", m.offset + size, ")");
  }
  std::string operator()(const net::Job& m) const {
    return concat(m.run, ", model ", text_of(m.model), m.artifact_follows ? ", artifact follows" : "");
  }
  std::string operator()(const net::Ready& m) const {
    return m.has_reference ? concat("has version ", m.version) : std::string("has nothing");
  }
  std::string operator()(const net::Reference& m) const {
    std::string text = m.full.id.empty() ? concat("from version ", m.version) : "whole " + text_of(m.full);
    for (const net::Delta& delta : m.deltas) text += ", " + text_of(delta.blob);
    return text;
  }
  std::string operator()(const net::Synced& m) const { return concat("version ", m.version); }
  std::string operator()(const net::Begin& m) const {
    return concat("round ", m.round, ", fragment ", m.fragment, ", ", text_of(m.data), ", ", m.steps, " steps");
  }
  std::string operator()(const net::Offer& m) const {
    return concat("round ", m.round, ", fragment ", m.fragment, ", ", text_of(m.update), ", ", m.steps, " steps");
  }
  std::string operator()(const net::Verdict& m) const {
    constexpr const char* kNames[] = {"accepted", "late, merged", "late, dropped", "rejected"};
    return concat("round ", m.round, ", lease ", m.lease, ": ", kNames[static_cast<int>(m.judgement)],
                  m.reason.empty() ? "" : ": ", m.reason);
  }
  std::string operator()(const net::Outcome& m) const {
    return concat("version ", m.delta.version, ", fragment ", m.delta.fragment, ", ", text_of(m.delta.blob));
  }
  std::string operator()(const net::StatusRequest&) const { return ""; }
  std::string operator()(const net::Status&) const { return ""; }
  std::string operator()(const net::Stop&) const { return ""; }
  std::string operator()(const net::Join& m) const { return m.name; }
  std::string operator()(const net::Joined& m) const { return m.name; }
  std::string operator()(const net::Instructions&) const { return ""; }
  std::string operator()(const net::Answer&) const { return ""; }
  std::string operator()(const net::InstructionsRun&) const { return ""; }
  std::string operator()(const net::SessionOver& m) const { return m.reason; }
  std::string operator()(const net::Listening& m) const { return m.host; }
  std::string operator()(const net::SessionWorkers& m) const { return std::to_string(m.workers.size()); }
  std::string operator()(const net::WorkerLost& m) const { return m.why; }
  std::string operator()(const net::AnswersTaken& m) const { return std::to_string(m.bytes); }
  std::string operator()(const net::Transfer& m) const { return std::to_string(m.transfer); }
};

inline std::string describe(const net::Message& message) {
  std::string details = std::visit(Describe{message.payload}, message.body);
  return concat(net::name_of(message.body), details.empty() ? "" : " ", details);
}

inline std::string at_time(double time, const std::string& text) {
  char stamp[32];
  std::snprintf(stamp, sizeof(stamp), "%8.3f  ", time);
  return stamp + text + "\n";
}

}  // namespace pcp::cluster::sim
