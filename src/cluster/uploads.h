// Updates on their way to the shepherd. As many are fetched at once as memory allows, each with a window of pieces of
// its own, so that they share the bandwidth. An upload expires when its bytes do not come. While others wait for
// memory, one that takes far longer than usual starts over behind them.
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
  std::uint64_t memory_bytes = 0;            // of all updates being fetched; a single one may be larger
  double stall_seconds = 2 * kPieceSeconds;  // without a piece; after half of it they are asked for again
  double least_turn_seconds = 1;             // before an upload makes room for those that wait
  double turn_factor = 4;                    // the same, in times of what uploads took before
};

struct Upload {
  std::string worker;
  net::Offer offer;
  std::unique_ptr<Fetching> fetching;  // null while it waits for memory
  Time begun = 0, progress = 0;        // of its turn
  int turns = 0;                       // that ended before it was whole
};

class Uploads {
 public:
  using Send = std::function<void(const std::string& worker, const net::Fetch&)>;
  Uploads(const UploadsConfig& config, Send send) : config_(config), send_(std::move(send)) {}

  void add(Time, const std::string& worker, const net::Offer&);
  void remove(std::uint64_t lease);
  void remove_of(const std::string& worker);

  enum class Piece { taken, gone, unknown };  // gone: the worker has the update no more, and the upload is over
  // `offer` is filled in where the upload is known. Throws data_loss when the piece does not fit.
  Piece take(Time, const std::string& worker, const net::Piece&, std::span<const std::byte>,
             std::optional<net::Offer>& offer);
  // The next that is whole, in the order of arrival.
  std::optional<Upload> take_whole(Time);
  // What only time brings: pieces asked for again, room for those that wait. Gives those that stalled; they are
  // removed.
  std::vector<Upload> sweep(Time);
  void paused(double seconds);  // in which this process read nothing: they do not count as silence

 private:
  Upload* find(const std::string& worker, const std::string& blob);
  Upload extract(std::uint64_t lease);
  void start_waiting(Time);
  void make_room(Time);
  void ask(Time, Upload&);
  double turn_seconds() const;

  UploadsConfig config_;
  Send send_;
  std::map<std::uint64_t, Upload> uploads_;  // by lease
  std::map<std::string, std::set<std::uint64_t>> by_worker_;
  std::deque<std::uint64_t> waiting_, whole_;
  std::uint64_t used_bytes_ = 0;
  std::deque<double> took_;  // seconds, the last ones
};

}  // namespace pcp::cluster
