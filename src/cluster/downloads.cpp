#include "cluster/downloads.h"

#include <algorithm>

namespace pcp::cluster {

void Downloads::add(const net::Blob& blob, Done done) {
  auto same = [&](const Download& other) { return other.fetching.blob().id == blob.id; };
  if (std::ranges::none_of(downloads_, same)) downloads_.push_back({Fetching(blob), std::move(done)});
}

std::vector<net::Fetch> Downloads::wanted(Time now) {
  std::uint64_t asked = 0;
  for (Download& download : downloads_) {
    download.fetching.forget_lost(now);
    asked += download.fetching.asked();
  }
  std::vector<net::Fetch> fetches;
  std::size_t in_vain = 0;  // turns in which there was nothing to ask for
  while (asked < kWindow && in_vain < downloads_.size()) {
    Fetching& next = downloads_.front().fetching;
    std::vector<net::Fetch> one = next.wanted(now, 1);
    downloads_.splice(downloads_.end(), downloads_, downloads_.begin());
    in_vain = one.empty() ? in_vain + 1 : 0;
    asked += one.size();
    fetches.insert(fetches.end(), one.begin(), one.end());
  }
  return fetches;
}

Downloads::Arrival Downloads::take(Time now, const net::Piece& piece, std::span<const std::byte> bytes) {
  auto found = std::ranges::find_if(downloads_, [&](const Download& d) { return d.fetching.blob().id == piece.blob; });
  if (found == downloads_.end()) return Arrival::unknown;
  for (Download& other : downloads_) {
    if (&other != &*found) other.fetching.another_came(now);
  }
  found->fetching.take(now, piece, bytes);
  if (!found->fetching.complete() && !found->fetching.gone()) return Arrival::part;
  Download ended = std::move(*found);
  downloads_.erase(found);
  if (ended.fetching.gone()) return Arrival::gone;
  if (!ended.fetching.matches()) {
    add(ended.fetching.blob(), std::move(ended.done));
    return Arrival::damaged;
  }
  ended.done(ended.fetching.take_bytes());
  return Arrival::whole;
}

void Downloads::ask_again() {
  for (Download& download : downloads_) download.fetching.ask_again();
}

void Downloads::remove_if(const std::function<bool(const std::string& id)>& unwanted) {
  downloads_.remove_if([&](const Download& download) { return unwanted(download.fetching.blob().id); });
}

}  // namespace pcp::cluster
