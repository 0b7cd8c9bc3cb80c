// Training in rounds, the worker's side: gets the job and the parameters, trains the batches it is given, offers what
// came of it. Connections come and go; work that was begun is finished and offered when there is one again.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cluster/blob.h"
#include "cluster/network.h"
#include "cluster/token_blocks.h"

namespace pcp::cluster {

struct Update {
  std::uint64_t lease = 0;
  std::vector<std::byte> bytes;
  double loss = 0, seconds = 0;  // seconds: of the steps alone
};

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

// The side that computes. What it is asked for is done in order, elsewhere; it answers by the functions of Worker named
// in brackets.
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

class WorkerHost {
 public:
  virtual ~WorkerHost() = default;
  virtual bool send(const net::Message&) = 0;
  virtual void log(const std::string& line) = 0;
};

class Worker {
 public:
  // `hello`: what this worker says of itself; its run is filled in.
  // `has_data`: the computer has a data file, which may be the run's.
  Worker(net::Hello hello, WorkerHost&, Computer&, bool has_data = false);

  void connected(Time);
  void disconnected(Time);
  void receive(Time, const net::Message&);
  void tick(Time);
  void leave(const std::string& reason);  // tells the shepherd

  // Answers of the computer.
  void prepared(const Prepared&);
  void reached(std::uint64_t version) { version_ = version; }
  void computed(Time, Update);

  bool finished() const { return finished_; }            // the shepherd sent everybody home
  const std::string& reason() const { return reason_; }  // why
  bool refused() const { return refused_; }              // coming back would not help

 private:
  struct Download {
    Fetching fetching;
    std::function<void(std::vector<std::byte>)> done;
  };
  struct Task {
    net::Begin begin;
    std::optional<std::vector<std::byte>> data;  // there; empty: the computer has it
    bool running = false;
  };
  struct Offered {
    net::Offer offer;
    Time said = 0;
  };

  void take(const net::Welcome&);
  void take(const net::Refused&);
  void take(const net::Job&);
  void take(const net::Reference&);
  void take(const net::Outcome&);
  void take(const net::Begin&);
  void take(const net::Verdict&);
  void take(const net::Piece&, const net::Payload&);

  void say_hello();
  void say_ready();
  void download(const net::Blob&, std::function<void(std::vector<std::byte>)> done);
  void fetch_delta(const net::Delta&);
  void say_synced();
  void forget_reference();
  void stop_syncing();
  void post_deltas();
  void fetch_data(const net::Begin&);
  void take_blocks();
  void start_tasks();
  void forget_job();
  void forget_work();
  bool is_busy() const;

  net::Hello hello_;
  WorkerHost& host_;
  Computer& computer_;
  bool has_data_;
  Time now_ = 0;  // of what is being handled
  bool connected_ = false, welcome_ = false, finished_ = false, refused_ = false;
  std::string reason_;
  double heartbeat_seconds_ = 1;
  Time last_heartbeat_ = -1e9, say_hello_at_ = 0;
  std::string last_refusal_;

  std::string run_;  // the job it has or prepares
  std::optional<Prepared> prepared_;
  std::unique_ptr<TokenBlocks> blocks_;  // where the job has them
  bool uses_blocks_ = false;
  bool has_reference_ = false, syncing_ = false;
  std::uint64_t posted_ = 0, version_ = 0;            // handed to the computer; reached there
  std::uint64_t epoch_ = 0;                           // of the shepherd this is connected to
  std::uint64_t reference_epoch_ = 0;                 // of the shepherd that `posted_` counts the versions of
  std::uint64_t goal_ = 0;                            // of the reference that is being fetched
  std::map<std::uint64_t, net::Delta> known_deltas_;  // by version, not handed on yet
  std::map<std::uint64_t, std::vector<std::byte>> fetched_deltas_;
  std::deque<Task> tasks_;
  std::map<std::uint64_t, Offered> offers_;  // by lease, until there is a verdict
  std::vector<std::unique_ptr<Download>> downloads_;
  BlobShelf shelf_;
};

}  // namespace pcp::cluster
