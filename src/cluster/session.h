// A member's session with its shepherd: hello and welcome, refusals, heartbeats, leaving. The session outlives
// connections. What the member does is up to its tasks, one for each job that it can take part in, of which training is
// one. A message goes to the task of the job that its envelope names. A job without a task is refused, and the member
// goes on with its others.
//
// A task speaks through its JobLink, which writes the job on the envelope and holds the blobs that either side fetches
// from the other for this job.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "cluster/downloads.h"
#include "cluster/network.h"

namespace pcp::cluster {

// What a member does for one job. It hears every message of that job except those about blobs.
class Task {
 public:
  virtual ~Task() = default;
  virtual std::string held_state() const = 0;  // what it has kept of the job, for hello; empty: nothing
  virtual void take(const net::Message&) = 0;
  virtual void gone(const std::string& blob) = 0;  // the shepherd no longer has it: its download is over
  // The job has ended, or this member has no part in it. Where another message of the job comes, it begins again.
  virtual void over(const std::string& reason) = 0;
  virtual void disconnected() {}  // from the shepherd; it may come back, or another in its place
  virtual void tick(Time) = 0;    // called while the member is welcome
  // Where it stands; said with every heartbeat. Nothing: no need to say.
  virtual std::optional<net::Body> progress() const = 0;
};

// What a session needs of the world.
class SessionHost {
 public:
  virtual ~SessionHost() = default;
  virtual bool send(const net::Message&) = 0;
  virtual void log(const std::string& line) = 0;
};

class Session;

// A task's part of the session.
class JobLink {
 public:
  JobLink(Session& session, std::string job, Task& task) : session_(session), job_(std::move(job)), task_(task) {}

  bool send(net::Body, net::Payload = {});  // false: the connection is gone or does not take more
  void log(const std::string& line);
  void download(const net::Blob&, Downloads::Done);
  void stop_downloads(const std::function<bool(const std::string& blob)>& unwanted) { downloads_.remove_if(unwanted); }
  bool downloads() const { return !downloads_.empty(); }
  BlobShelf& shelf() { return shelf_; }
  bool is_welcome() const;
  Time now() const;  // when what is being handled happened

 private:
  friend class Session;
  void receive(const net::Message&);
  void take(const net::Piece&, const net::Payload&);
  void tick(Time);
  void fetch();
  void say_progress();

  Session& session_;
  std::string job_;
  Task& task_;
  Downloads downloads_;
  BlobShelf shelf_;
  bool over_ = false;
};

class Session {
 public:
  // `hello`: what this member says of itself; the session fills in `held`.
  Session(net::Hello hello, SessionHost& host) : hello_(std::move(hello)), host_(host) {}
  // Before anything is received; one task for a job.
  JobLink& add_task(const std::string& job, Task&);

  void connected(Time);
  void disconnected(Time);
  void receive(Time, const net::Message&);
  void tick(Time);
  void leave(const std::string& reason);  // tells the shepherd

  bool finished() const { return finished_; }            // the work is over, or this member was refused for good
  const std::string& reason() const { return reason_; }  // why it is finished
  bool refused() const { return refused_; }              // for good: coming back would not help

 private:
  friend class JobLink;
  void take(const net::Welcome&);
  void take(const net::Refused&);
  void take(const net::Bye&);
  void to_task(const net::Message&);
  void say_hello();

  net::Hello hello_;
  SessionHost& host_;
  std::map<std::string, std::unique_ptr<JobLink>> links_;  // by job
  Time now_ = 0;
  bool connected_ = false, welcome_ = false, finished_ = false, refused_ = false;
  std::string reason_;
  double heartbeat_seconds_ = 1;
  Time last_heartbeat_ = -1e9, say_hello_at_ = 0;
  std::string last_refusal_;
};

}  // namespace pcp::cluster
