// The blobs that are being fetched from one peer. They share one window of pieces and take turns in it. So all of them
// together never occupy more than kWindow pieces of the peer's queue, and a small blob need not wait until a large one
// is complete.
#pragma once

#include <functional>
#include <list>
#include <string>
#include <vector>

#include "cluster/blob.h"

namespace pcp::cluster {

class Downloads {
 public:
  using Done = std::function<void(std::vector<std::byte>)>;

  // A blob that is being fetched already is not fetched twice, and only the first `done` is called.
  void add(const net::Blob&, Done);
  std::vector<net::Fetch> wanted(Time);  // what to ask for now

  enum class Arrival { part, whole, gone, damaged, unknown };
  // whole: `done` was called; gone: the download is forgotten; damaged: the blob is fetched again.
  Arrival take(Time, const net::Piece&, const net::Payload& bytes);

  void ask_again();  // on a new connection
  void remove_if(const std::function<bool(const std::string& id)>&);
  void clear() { downloads_.clear(); }
  bool empty() const { return downloads_.empty(); }

 private:
  struct Download {
    Fetching fetching;
    Done done;
  };
  std::list<Download> downloads_;
  std::size_t turn_ = 0;
};

}  // namespace pcp::cluster
