// The side of a training worker that computes, as its task sees it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "net/message.h"

namespace pcp::cluster {

// What a computer needs to begin with a job.
struct Preparation {
  net::Job job;
  std::vector<std::byte> model, artifact, tokenizer;  // the last two may be empty
};

struct Prepared {
  double steps_per_second = 0;
  bool overlap = false;
  std::string data;           // checksum of the data it reads itself; empty: it has none
  std::uint32_t workers = 1;  // that compute for it
};

struct Update {
  std::uint64_t lease = 0;
  std::vector<std::byte> bytes;
  double loss = 0, seconds = 0;  // seconds: of the steps alone
};

// Requests are handled in order, on another thread. The answer to each is a call of the function of TrainingTask that
// is named in brackets.
class Computer {
 public:
  virtual ~Computer() = default;
  virtual void prepare(Preparation) = 0;                                                 // [prepared]
  virtual void set_reference(std::uint64_t version, std::vector<std::byte> values) = 0;  // [reached]
  virtual void apply(const net::Delta&, std::vector<std::byte> bytes) = 0;               // [reached]
  // Where `data` is empty, the computer makes the batches from its own data file.
  virtual void run(const net::Begin&, std::vector<std::byte> data) = 0;  // [computed]
  virtual void abandon(std::uint64_t lease) = 0;  // its update is no longer wanted; [computed] may still come
  virtual std::uint64_t steps_done(std::uint64_t lease) const = 0;  // 0 where it does not run
};

}  // namespace pcp::cluster
