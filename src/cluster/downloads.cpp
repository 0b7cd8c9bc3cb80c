#include "cluster/downloads.h"

#include <algorithm>

namespace pcp::cluster {

void Downloads::add(const net::Blob& blob, Done done) {
  auto same = [&](const Download& other) { return other.fetching.blob().id == blob.id; };
  if (std::ranges::none_of(downloads_, same)) downloads_.push_back({Fetching(blob), std::move(done)});
}

std::vector<net::Fetch> Downloads::wanted(Time now) {
  std::vector<Fetching*> blobs;
  for (Download& download : downloads_) blobs.push_back(&download.fetching);
  return wanted_of_peer(now, blobs, turn_);
}

Downloads::Arrival Downloads::take(Time now, const net::Piece& piece, const net::Payload& bytes) {
  auto found = std::ranges::find_if(downloads_, [&](const Download& d) { return d.fetching.blob().id == piece.blob; });
  if (found == downloads_.end()) return Arrival::unknown;
  for (Download& other : downloads_) {
    if (&other != &*found) other.fetching.another_came(now);
  }
  found->fetching.take(now, piece, bytes);
  found->fetching.gather();
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
