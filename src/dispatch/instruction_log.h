// The instruction log (GT_INSTRUCTION_LOG): what clients send, what workers are given, and what comes back, one line
// each:
//
//   [TAPE 0.003s] RECV         | laptop-71-1043  | BinaryOp  | result=2 op=matmul left=0 right=1
//
// The dispatcher only hands over streams, which are shared and not copied. A thread reads and writes them. A log that
// cannot keep up, or a disk that is full, loses lines and says how many; it never holds the dispatcher up. The file is
// `path`; when it is full it becomes `path.1` and another begins.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "net/message.h"
#include "session/stream.h"

namespace pcp::dispatch {

struct InstructionLogOptions {
  std::string path;
  std::uint64_t most_file_bytes = std::uint64_t{64} << 20;
  std::uint64_t most_waiting_bytes = std::uint64_t{64} << 20;  // of streams that are not written yet
};

class InstructionLog {
 public:
  // Throws where the file cannot be opened.
  explicit InstructionLog(const InstructionLogOptions&);
  ~InstructionLog();  // writes what is there
  InstructionLog(const InstructionLog&) = delete;
  InstructionLog& operator=(const InstructionLog&) = delete;

  // From a client, for the worker of that number in its session; to that worker.
  void received(std::uint64_t session, std::uint32_t number, const std::string& client, const net::Payload& stream);
  void sent(std::uint64_t session, const std::string& client, const std::string& worker, const net::Payload& stream);
  // From a worker, to a client. `bytes`: of all instructions that it has run.
  void run(std::uint64_t session, const std::string& client, const std::string& worker, std::uint64_t bytes);
  void answered(const std::string& client, const std::string& worker, const net::Answer&, std::uint64_t bytes);
  void ended(std::uint64_t session, const std::string& client, const std::string& reason);

 private:
  enum class Kind { received, sent, run, answered, ended };
  struct Event {
    Kind kind;
    double seconds;  // since the log began
    std::uint64_t session = 0, number = 0;
    std::string client, worker, text;
    net::Payload stream;
  };
  struct Sent {
    std::uint64_t bytes = 0, instructions = 0;  // up to the end of a stream
  };
  struct Session {
    std::map<std::uint64_t, std::vector<std::string>> from_client;  // names of routines, by the worker's number
    std::map<std::string, std::vector<std::string>> to_worker;
    bool complete = true;                          // false: a stream was lost, and only numbers are known
    std::map<std::string, std::deque<Sent>> sent;  // and not run
    std::map<std::string, Sent> total;
    std::map<std::string, std::uint64_t> run;  // instructions
  };

  void add(Event);
  void work();
  void write(const Event&);
  void write_stream(const Event&);
  void write_record(const Event&, const std::string& head, std::vector<std::string>& routines, const session::Record&);
  static std::string head(double seconds, const char* event, const std::string& who);
  void line(double seconds, const char* event, const std::string& who, const char* type, const std::string& details);
  void flush();
  bool open();

  InstructionLogOptions options_;
  double start_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Event> events_;
  std::uint64_t waiting_bytes_ = 0, lost_streams_ = 0;
  std::vector<std::uint64_t> incomplete_;  // sessions of which a stream was lost
  bool ending_ = false;

  // --- Of the thread alone.
  std::map<std::uint64_t, Session> sessions_;
  std::string text_;
  std::uint64_t lines_ = 0, lost_lines_ = 0, file_bytes_ = 0;
  int file_ = -1;
  std::thread thread_;  // last: the rest is there when it starts
};

}  // namespace pcp::dispatch
