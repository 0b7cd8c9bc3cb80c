// What is being fetched from one peer. All blobs share one window of pieces and take turns in it, so that neither many
// blobs nor a large one occupies more of the peer's queue than kWindow pieces, and a small one does not wait for a
// large one's end.
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

  // A blob that is on its way already is not fetched again, and the first `done` counts.
  void add(const net::Blob&, Done);
  std::vector<net::Fetch> wanted(Time);  // what to ask for now

  enum class Arrival { part, whole, gone, damaged, unknown };
  // Of a whole blob `done` has been called, one that is gone is forgotten, a damaged one is fetched again.
  Arrival take(Time, const net::Piece&, std::span<const std::byte> bytes);

  void ask_again();  // on a new connection
  void remove_if(const std::function<bool(const std::string& id)>&);
  void clear() { downloads_.clear(); }
  bool empty() const { return downloads_.empty(); }

 private:
  struct Download {
    Fetching fetching;
    Done done;
  };
  std::list<Download> downloads_;  // in the order of their turns
};

}  // namespace pcp::cluster
