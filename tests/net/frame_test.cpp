#include "net/frame.h"

#include <gtest/gtest.h>

#include "base/splitmix64.h"
#include "pcp/error.h"
#include "tests/net/raw_connection.h"
#include "tests/net/samples.h"

namespace pcp::net {
namespace {

struct Reading {
  std::vector<std::pair<std::string, std::string>> frames;
  FrameReader reader{std::make_shared<BufferPool>(), [this](const Payload& control, const Payload& payload) {
                       frames.emplace_back(control.text(), payload.text());
                     }};

  // In pieces as a connection reads them: large frames to their place, everything else through a buffer.
  void read(std::string_view bytes, const std::function<std::size_t()>& piece) {
    auto all = std::as_bytes(std::span(bytes));
    while (!all.empty()) {
      std::span<std::byte> space = reader.space();
      std::size_t count = std::min(std::max<std::size_t>(piece(), 1), all.size());
      if (space.empty()) {
        reader.feed(all.first(count));
      } else {
        count = std::min(count, space.size());
        std::memcpy(space.data(), all.data(), count);
        reader.filled(count);
      }
      all = all.subspan(count);
    }
  }
};

TEST(Frame, MessagesComeTogetherHoweverTheyWereCut) {
  std::string bytes;
  std::vector<std::pair<std::string, std::string>> expected;
  for (const Message& message : sample_messages()) {
    expected.emplace_back(control(message), message.payload.text());
    bytes += frame(expected.back().first, expected.back().second);
  }
  std::uint64_t random = 3;
  for (std::size_t most : {std::size_t{7}, std::size_t{100}, std::size_t{5000}, std::size_t{100'000}, bytes.size()}) {
    Reading reading;
    reading.read(bytes, [&] { return (random = splitmix64(random)) % most; });
    EXPECT_EQ(reading.frames, expected) << most;
    EXPECT_EQ(reading.reader.held_bytes(), 0u);
    EXPECT_FALSE(reading.reader.is_unfinished());
  }
}

TEST(Frame, HeadsPastTheLimitsAreRefused) {
  struct Head {
    std::uint32_t control, payload;
    bool fits;
  };
  constexpr std::uint32_t kControl = kMaxControlBytes, kPayload = kMaxPayloadBytes, kAll = 0xffffffff;
  for (Head head : {Head{0, 0, true},
                    {8, 0, true},
                    {kControl, kPayload, true},
                    {kControl + 1, 0, false},
                    {8, kPayload + 1, false},
                    {kAll, kAll, false},
                    {8, kAll, false},
                    {kAll, 8, false}}) {
    Reading reading;
    auto feed = [&] { reading.read(frame_head(head.control, head.payload), [] { return 3; }); };
    if (head.fits) {
      EXPECT_NO_THROW(feed()) << head.control << " " << head.payload;
    } else {
      EXPECT_THROW(feed(), Error) << head.control << " " << head.payload;
    }
  }
}

// Twice what has come, and what is allocated at first.
TEST(Frame, MemoryFollowsWhatHasComeNotWhatWasAnnounced) {
  for (bool stranger : {false, true}) {
    constexpr std::uint32_t kStrangerBytes = 64 * 1024;
    Reading reading;
    if (stranger) reading.reader.distrust(kStrangerBytes);
    std::size_t first = stranger ? 1024 : std::size_t{2} << 20;
    std::uint32_t payload = stranger ? kStrangerBytes - 8 : kMaxPayloadBytes;
    reading.read(frame_head(8, payload), [] { return 8; });
    std::string part(1000, 'x');
    for (std::size_t come = 0; come + part.size() < payload; come += part.size()) {
      reading.read(part, [&] { return part.size(); });
      ASSERT_LE(reading.reader.held_bytes(), std::max(first, 2 * (come + part.size())));
    }
    EXPECT_TRUE(reading.frames.empty());
  }
}

TEST(Frame, AStrangerMayAnnounceLittle) {
  Reading reading;
  reading.reader.distrust(1000);
  reading.read(frame(std::string(1000, 'x')), [] { return 100; });
  EXPECT_EQ(reading.frames.size(), 1u);
  EXPECT_THROW(reading.read(frame_head(8, 993), [] { return 8; }), Error);
}

}  // namespace
}  // namespace pcp::net
