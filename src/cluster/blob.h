// Blobs: large things that are pulled. Whoever needs one asks for its pieces, a few at a time. So neither side ever has
// more than a window of pieces in its queues, however slowly the other reads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/content_hash.h"
#include "cluster/network.h"

namespace pcp::cluster {

inline constexpr std::uint64_t kPieceBytes = 1 << 20;
inline constexpr std::uint64_t kWindow = 8;  // pieces on their way from one peer
inline constexpr std::uint64_t kMaxBlobBytes = 1ull << 40;
inline constexpr double kPieceSeconds = 10;  // pieces that have not come for so long are asked for again

// What can be fetched from here, by name.
class BlobShelf {
 public:
  // Gives bytes [offset, offset + length) of a blob; both lie inside it.
  using Read = std::function<net::Payload(std::uint64_t offset, std::uint64_t length)>;

  net::Blob put(const std::string& id, net::Payload bytes);  // checksummed here
  void put(const net::Blob&, net::Payload bytes);            // whose checksum is known
  void put(const net::Blob&, Read);
  // Returns what the blob was read with. It owns the bytes, and whoever destroys it frees them, which takes long where
  // they are many.
  Read remove(const std::string& id);
  // The answer is a piece without payload when there is no such blob, or no such part of it.
  net::Message answer(const net::Fetch&) const;

 private:
  struct Held {
    std::uint64_t bytes;
    Read read;
  };
  std::map<std::string, Held> blobs_;
};

// One blob being fetched into memory. Pieces are kept as they came, because to copy them takes long: gather() does it,
// on a thread that has the time or after every piece.
class Fetching {
 public:
  explicit Fetching(net::Blob blob);

  // What to ask for now, at most `most` pieces: the next ones, and after too long a silence also those that were asked
  // for and have not come.
  std::vector<net::Fetch> wanted(Time now, std::uint64_t most = kWindow);
  std::uint64_t asked() const { return asked_; }  // pieces on their way
  void forget_lost(Time now);                     // they are asked for again after too long a silence
  // The peer sent a piece of another blob. Blobs share the window, so the pieces of this one may only be behind it, and
  // its silence is counted from now. That is done a limited number of times: pieces of other blobs also go on coming
  // when a piece of this one is lost.
  void another_came(Time now);
  // Takes a piece; one that was not asked for is ignored. Throws data_loss when it does not fit.
  void take(Time now, const net::Piece&, const net::Payload& bytes);
  void gather();     // puts the pieces that are here next to the bytes before them
  void ask_again();  // the connection was lost: what was asked for on it will not come
  const net::Blob& blob() const { return blob_; }
  bool complete() const { return received_ == blob_.bytes; }
  std::uint64_t received() const { return received_; }  // bytes
  bool gone() const { return gone_; }                   // the other side no longer has it
  // These two gather what is left. The blob must be complete.
  bool matches();
  std::vector<std::byte> take_bytes();

 private:
  enum class Part : std::uint8_t { missing, asked, here };
  std::uint64_t length_of(std::size_t part) const;

  net::Blob blob_;
  std::vector<std::byte> bytes_;      // of the gathered pieces
  std::unique_ptr<Checksum> sum_;     // of them
  std::size_t gathered_ = 0;          // how many these are
  std::vector<net::Payload> pieces_;  // the others that are here
  std::vector<Part> parts_;
  std::uint64_t received_ = 0, asked_ = 0, others_ = 0;
  std::size_t first_missing_ = 0;
  Time heard_ = 0;
  bool gone_ = false;
};

// What to ask a peer for now: `blobs` are being fetched from it, share its window of kWindow pieces and take turns.
// `turn` counts the turns, from one call to the next.
std::vector<net::Fetch> wanted_of_peer(Time now, const std::vector<Fetching*>& blobs, std::size_t& turn);

}  // namespace pcp::cluster
