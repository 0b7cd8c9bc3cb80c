// Two encrypted streams on one connection of this machine, in one thread that moves both.
#include "net/stream.h"

#include <gtest/gtest.h>
#include <linux/sockios.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <random>
#include <string>

#include "net/sockets.h"

namespace pcp::net {
namespace {

class EncryptedStream : public testing::Test {
 protected:
  static constexpr std::size_t kMiB = std::size_t{1} << 20;

  void SetUp() override { connect(); }
  void TearDown() override { disconnect(); }

  void connect() {
    int listener = listen_on_tcp("127.0.0.1", 0);
    left_ = connect_to_tcp("127.0.0.1", port_of(listener));
    pollfd wanted{listener, POLLIN, 0};
    ASSERT_EQ(::poll(&wanted, 1, 20'000), 1);
    right_ = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    ::close(listener);
    ASSERT_GE(right_, 0);
    writer_ = Stream(left_);
    reader_ = Stream(right_);
    writer_.connect_tls(writer_tls_);
    reader_.accept_tls(reader_tls_);
    auto one = Stream::Status::wants_read, other = one;
    while (one != Stream::Status::done || other != Stream::Status::done) {
      one = writer_.shake_hands();
      other = reader_.shake_hands();
      ASSERT_TRUE(one == Stream::Status::done || one == Stream::Status::wants_read);
      ASSERT_TRUE(other == Stream::Status::done || other == Stream::Status::wants_read);
    }
  }
  void disconnect() {
    writer_ = Stream(-1);
    reader_ = Stream(-1);
    ::close(left_);
    ::close(right_);
  }

  // Some of these bytes, as two parts, the first of them small. Returns how many.
  std::size_t write(std::string_view bytes) {
    auto part = [](std::string_view text) { return iovec{const_cast<char*>(text.data()), text.size()}; };
    std::size_t first = std::min<std::size_t>(bytes.size(), random_() % 100);
    iovec parts[] = {part(bytes.substr(0, first)), part(bytes.substr(first))};
    Stream::Result result = writer_.write(std::span(parts).subspan(first == 0 ? 1 : 0), scratch_);
    EXPECT_TRUE(result.status == Stream::Status::done || result.status == Stream::Status::wants_write);
    return result.bytes;
  }
  // At most so many; none when there are none.
  std::string read(std::size_t most) {
    std::string bytes(most, '\0');
    Stream::Result result = reader_.read(std::as_writable_bytes(std::span(bytes)), scratch_);
    EXPECT_TRUE(result.status == Stream::Status::done || result.status == Stream::Status::wants_read);
    return bytes.substr(0, result.bytes);
  }
  std::string random_text(std::size_t bytes) {
    std::string text(bytes, '\0');
    for (char& one : text) one = static_cast<char>(random_());
    return text;
  }

  std::mt19937 random_{11};
  KeyPair key_ = make_key_pair();
  TlsContext writer_tls_{key_, key_.public_key}, reader_tls_{key_, key_.public_key};
  Stream::Scratch scratch_;
  int left_ = -1, right_ = -1;
  Stream writer_{-1}, reader_{-1};
};

// Among the sizes are those that end inside a record, at its end, and past what is read from the socket at once. Keys
// are renewed meanwhile.
TEST_F(EncryptedStream, KeepsTheOrderOfBytesWhateverTheSizes) {
  const std::size_t sizes[] = {1, 5, 22, 1000, 16'383, 16'384, 16'385, 40'000, 100'000, kMiB, 3 * kMiB};
  std::string text = random_text(kMiB + 7777);
  text += text;
  text += text;
  std::size_t written = 0, seen = 0, whole = 100 * kMiB;
  auto size = [&] { return sizes[random_() % std::size(sizes)]; };
  while (seen < whole && !HasFailure()) {
    std::size_t at = written % (text.size() / 4), most = std::min(size(), whole - written);
    if (most > 0) written += write(std::string_view(text).substr(at, most));
    if (written == whole) writer_.flush();
    for (auto turns = random_() % 4; turns > 0; --turns) {
      std::string got = read(size());
      ASSERT_EQ(got, std::string_view(text).substr(seen % (text.size() / 4), got.size())) << "after " << seen;
      seen += got.size();
    }
  }
  EXPECT_EQ(seen, written);
}

// What a peer that does not read costs beside the queue of messages, as docs/limits.md has it. Where the socket is full
// inside of a write depends on what was written first.
TEST_F(EncryptedStream, EncryptsFewRecordsThatTheSocketDoesNotTake) {
  std::string text = random_text(kMiB);
  for (std::size_t first = 0; first < 32; first += 8) {
    std::size_t written = 0, taken = 0;
    while (written < first * 16'384) written += write(std::string_view(text).substr(0, first * 16'384 - written));
    while (std::size_t count = write(text)) written += count;
    ASSERT_TRUE(writer_.has_unsent());
    for (int on_the_way = 1; on_the_way > 0 && !HasFailure();) {
      ASSERT_EQ(::ioctl(left_, SIOCOUTQ, &on_the_way), 0);  // not acknowledged
      pollfd wanted{right_, POLLIN, 0};
      ::poll(&wanted, 1, on_the_way > 0 ? 10 : 0);
      for (std::string got = read(kMiB); !got.empty(); got = read(kMiB)) taken += got.size();
    }
    EXPECT_GT(taken, 0u);
    EXPECT_LE(written, taken + 148 * 1024);
    disconnect();
    connect();
  }
}

}  // namespace
}  // namespace pcp::net
