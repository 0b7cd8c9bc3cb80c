// One message of every kind, every field of it set.
#pragma once

#include <limits>
#include <vector>

#include "net/message.h"

namespace pcp::net {

inline std::vector<Message> sample_messages() {
  Blob blob{"reference/7", std::uint64_t{5} << 30, 0x0123456789abcdefu};
  Delta delta{8, 3, {"delta/8", 77, 78}};
  Hello hello{.protocol = 9,
              .version = "0.1.0",
              .name = "größer",
              .engine = "cpu",
              .target = "x86-64-v4",
              .compiler = "pcp 1",
              .device = "some processor",
              .memory_bytes = 1ull << 40,
              .gflops = 123.5,
              .incarnation = std::numeric_limits<std::uint64_t>::max(),
              .no_compiler = true,
              .held = {{"training", "run-1"}, {"session", "s"}},
              .role = Role::client,
              .wants = "session"};
  std::vector<Body> bodies = {
      hello,
      Welcome{"laptop/0", 500},
      Refused{"wrong version:\n\t1", true},
      Heartbeat{},
      Progress{7, 77, 8, 9, true, true, true},
      Bye{"done"},
      Fetch{"reference/7", 1 << 20, 1 << 20},
      Job{"run-1",
          std::string(300'000, 'x'),
          blob,
          {"artifact", 3, 4},
          true,
          77,
          {"tokenizer", 5, 6},
          {{"tokens/0", 7, 8}, {"tokens/1", 9, 10}}},
      Ready{12.25, true, 6, 77, "0123 (4 bytes)", 5},
      Reference{blob, 7, {delta, {9, 4, {"delta/9", 1, 2}}}, true},
      Synced{7, 77},
      Begin{7, 2, 50, 11, {"batches", 12, 13}, 0.25, 0.5, {{3, 5}, {9, 57}}},
      Offer{7, 11, 2, {"update", 14, 15}, 50, -std::numeric_limits<double>::infinity(), 1.75},
      Verdict{7, 11, Judgement::rejected, "norm"},
      Outcome{delta},
      StatusRequest{},
      Status{},
      Stop{},
      Join{"a key", "laptop"},
      Joined{"laptop-2"},
      InstructionsRun{3, 2, 1 << 20, {1, 2, 3, 4, 5, 6, 7}},
      AnswersTaken{3, 2, 1 << 21},
      Listening{"a machine", "transfer-1-2", "host", 4567, "a key"},
      SessionWorkers{3, 1, "secret", {{0, "w0@local", {"m", "s", "h", 1, "k"}}, {1, "w1@local", {}}}, 0.5, true},
      WorkerLost{3, 1, "worker 1 is lost"},
      SessionOver{3, "its client is gone"},
      Answer{3, 5, 0, {}, 0, true, 4, "there is not enough memory", 2},
      Transfer{3, "secret", 1, 9, 0, {}, 0, true, 4, "worker 1 is lost"},
  };
  std::vector<Message> messages;
  for (Body& body : bodies) messages.push_back({std::move(body), {}, "training"});
  messages.push_back({Piece{"reference/7", 1 << 20}, Payload::of(std::string(1 << 20, 'p')), "training"});
  messages.push_back({Instructions{3, 1}, Payload::of("stream"), "session"});
  messages.push_back({Answer{3, 4, 11, {2, 3}, 8, false, 0, "", 1}, Payload::of(std::string(16, 'v')), "session"});
  messages.push_back({Transfer{3, "secret", 1, 9, 11, {2, 3}, 8, false, 0, ""}, Payload::of(std::string(16, 'v')), ""});
  return messages;
}

}  // namespace pcp::net
