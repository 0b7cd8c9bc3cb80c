// Updates on their way to the shepherd. As many are fetched at once as memory allows. Each worker has one window of
// pieces, in which its uploads take turns, so that workers share the bandwidth and none has more of it for offering
// more. An upload stalls when its bytes do not come, and then its lease expires.
// While others wait for memory, an upload that takes far longer than usual gives up its memory and starts over behind
// them.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cluster/blob.h"

namespace pcp::cluster {

struct UploadsConfig {
  std::uint64_t memory_bytes = 0;            // for all updates that are being fetched; a single one may be larger
  double stall_seconds = 2 * kPieceSeconds;  // without a piece; after half of that pieces are asked for again
  // How long an upload may take before it makes room for others that wait: so many seconds at least, and so many times
  // the median of earlier uploads.
  double least_turn_seconds = 1;
  double turn_factor = 4;
};

struct Upload {
  std::string worker;
  net::Offer offer;
  std::unique_ptr<Fetching> fetching;  // null while it waits for memory
  Time begun = 0, progress = 0;        // of its turn
  int turns = 0;                       // that ended before it was whole
  std::uint64_t others = 0;            // pieces of other uploads of its worker since its own last one
};

class Uploads {
 public:
  using Send = std::function<void(const std::string& worker, const net::Fetch&)>;
  Uploads(const UploadsConfig& config, Send send) : config_(config), send_(std::move(send)) {}

  void add(Time, const std::string& worker, const net::Offer&);
  void remove(std::uint64_t lease);
  void remove_of(const std::string& worker);

  enum class Piece { taken, gone, unknown };  // gone: the worker no longer has the update; the upload is over
  // Sets `offer` where the upload is known. Throws data_loss when the piece does not fit.
  Piece take(Time, const std::string& worker, const net::Piece&, const net::Payload&, std::optional<net::Offer>& offer);
  // The next upload whose bytes are all there, in the order in which they became so. Its bytes count as used memory
  // until release().
  std::optional<Upload> take_whole(Time);
  void release(Time, const net::Offer&);
  // To be called now and then: asks again for pieces that did not come and makes room for uploads that wait. Removes
  // those that stalled and returns them.
  std::vector<Upload> sweep(Time);

 private:
  Upload* find(const std::string& worker, const std::string& blob);
  Upload extract(std::uint64_t lease);
  void start_waiting(Time);
  void make_room(Time);
  void ask(Time, const std::string& worker);
  void forgive_others(Time, const Upload&);
  double turn_seconds() const;

  UploadsConfig config_;
  Send send_;
  std::map<std::uint64_t, Upload> uploads_;  // by lease
  struct Peer {
    std::set<std::uint64_t> leases;
    std::size_t turn = 0;  // in its window
  };
  std::map<std::string, Peer> by_worker_;
  std::deque<std::uint64_t> waiting_, whole_;
  std::uint64_t used_bytes_ = 0;
  std::deque<double> took_;  // seconds, the last ones
};

}  // namespace pcp::cluster
