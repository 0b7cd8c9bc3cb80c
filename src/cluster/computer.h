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
  std::string data;  // checksum of the data it reads itself; empty: it has none
};

struct Update {
  std::uint64_t lease = 0;
  std::vector<std::byte> bytes;
  double loss = 0, seconds = 0;  // seconds: of the steps alone
};

// What it is asked for is done in order, elsewhere; it answers by the functions of TrainingTask named in brackets.
class Computer {
 public:
  virtual ~Computer() = default;
  virtual void prepare(Preparation) = 0;                                                 // [prepared]
  virtual void set_reference(std::uint64_t version, std::vector<std::byte> values) = 0;  // [reached]
  virtual void apply(const net::Delta&, std::vector<std::byte> bytes) = 0;               // [reached]
  // Without data it makes the batches of what it has itself.
  virtual void run(const net::Begin&, std::vector<std::byte> data) = 0;  // [computed]
  virtual void abandon(std::uint64_t lease) = 0;  // nobody waits for it any more; [computed] may come or not
  virtual std::uint64_t steps_done(std::uint64_t lease) const = 0;  // of what runs
};

}  // namespace pcp::cluster
