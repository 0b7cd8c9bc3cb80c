// A worker's session with its coordinator: hello and welcome, refusals, heartbeats, blobs that either side fetches from
// the other, leaving. The session outlives connections. What the worker does in it is its Task, of which training is
// one kind.
#pragma once

#include <functional>
#include <string>

#include "cluster/downloads.h"
#include "cluster/network.h"

namespace pcp::cluster {

// What a session does. It hears every message that is not the session's own, and speaks through the session.
class Task {
 public:
  virtual ~Task() = default;
  virtual std::string held_job() const = 0;  // the job it has state of; empty: none
  virtual void take(const net::Message&) = 0;
  virtual void gone(const std::string& blob) = 0;  // the coordinator no longer has it: its download is over
  virtual void tick(Time) = 0;                     // called while the worker is welcome
  virtual net::Heartbeat heartbeat() const = 0;
};

// What a session needs of the world.
class SessionHost {
 public:
  virtual ~SessionHost() = default;
  virtual bool send(const net::Message&) = 0;
  virtual void log(const std::string& line) = 0;
};

class Session {
 public:
  // `hello`: what this worker says of itself; the session fills in `run`.
  Session(net::Hello hello, SessionHost& host) : hello_(std::move(hello)), host_(host) {}
  void set_task(Task& task) { task_ = &task; }  // before anything is received

  void connected(Time);
  void disconnected(Time);
  void receive(Time, const net::Message&);
  void tick(Time);
  void leave(const std::string& reason);  // tells the coordinator

  bool finished() const { return finished_; }            // the work is over, or this worker was refused for good
  const std::string& reason() const { return reason_; }  // why it is finished
  bool refused() const { return refused_; }              // for good: coming back would not help

  // --- For the task.
  void send(net::Body body) { host_.send({std::move(body), {}}); }
  void log(const std::string& line) { host_.log(line); }
  void download(const net::Blob&, Downloads::Done);
  void stop_downloads(const std::function<bool(const std::string& blob)>& unwanted) { downloads_.remove_if(unwanted); }
  bool downloads() const { return !downloads_.empty(); }
  BlobShelf& shelf() { return shelf_; }
  bool is_welcome() const { return welcome_; }
  Time now() const { return now_; }  // when what is being handled happened

 private:
  void take(const net::Welcome&);
  void take(const net::Refused&);
  void take(const net::Bye&);
  void take(const net::Fetch& fetch) { host_.send(shelf_.answer(fetch)); }
  void take(const net::Piece&, const net::Payload&);
  void say_hello();
  void fetch();

  net::Hello hello_;
  SessionHost& host_;
  Task* task_ = nullptr;
  Downloads downloads_;
  BlobShelf shelf_;
  Time now_ = 0;
  bool connected_ = false, welcome_ = false, finished_ = false, refused_ = false;
  std::string reason_;
  double heartbeat_seconds_ = 1;
  Time last_heartbeat_ = -1e9, say_hello_at_ = 0;
  std::string last_refusal_;
};

}  // namespace pcp::cluster
