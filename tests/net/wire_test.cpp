#include "net/wire.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <set>

#include "pcp/error.h"
#include "tests/net/samples.h"
#include "tests/sanitized.h"

namespace pcp::net {
namespace {

std::vector<Payload> list(const Frames& frames) {
  if (frames.payload.empty()) return {frames.control};
  return {frames.control, frames.payload};
}

Message again(const Message& message) { return decode(list(encode(message))); }

Code refusal(const std::vector<Payload>& frames) {
  try {
    decode(frames);
  } catch (const Error& error) {
    EXPECT_NE(error.code(), Code::internal);
    return error.code();
  }
  ADD_FAILURE() << "it was taken";
  return Code::internal;
}

template <class Type, class Field>
Body with(Field Type::*field, std::type_identity_t<Field> value) {
  Type body;
  body.*field = std::move(value);
  return body;
}

TEST(Wire, EveryMessageComesBack) {
  std::set<std::size_t> kinds;
  for (const Message& message : sample_messages()) {
    Message back = again(message);
    EXPECT_TRUE(back.body == message.body) << name_of(message.body);
    EXPECT_EQ(back.payload.text(), message.payload.text());
    EXPECT_EQ(back.job, message.job);
    kinds.insert(message.body.index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Body>);
}

TEST(Wire, MessagesOfDefaultsComeBack) {
  for (const Message& message : {Message{Hello{}, {}}, {Job{}, {}}, {Reference{}, {}}, {Offer{}, {}}, {Bye{}, {}}}) {
    EXPECT_TRUE(again(message).body == message.body) << name_of(message.body);
  }
}

TEST(Wire, PayloadsAreNotCopied) {
  Message message{Piece{"b", 0}, Payload::of(std::string(1000, 'p'))};
  Frames frames = encode(message);
  EXPECT_EQ(frames.payload.bytes().data(), message.payload.bytes().data());
  EXPECT_EQ(frames.payload.owner(), message.payload.owner());
  Message back = decode(list(frames));
  EXPECT_EQ(back.payload.bytes().data(), message.payload.bytes().data());
  EXPECT_EQ(message.payload.owner().use_count(), 3);
}

TEST(Wire, NotANumberIsLeftToTheJudge) {
  Offer offer;
  offer.loss = NAN;
  Message back = again({offer, {}});
  EXPECT_TRUE(std::isnan(std::get<Offer>(back.body).loss));
}

TEST(Wire, FieldsThatMakeNoSenseAreRefused) {
  std::string nul("a\0b", 3);
  std::vector<Body> bodies = {
      with(&Hello::name, "\xff"),
      with(&Hello::name, nul),
      with(&Hello::device, "\x1b[2J"),
      with(&Hello::device, "processor\nworker-1@local is gone"),
      with(&Hello::engine, "cpu\t"),
      with(&Hello::target, "\xc2\x9b"),      // C1: begins a command of a terminal
      with(&Hello::wants, "a\xe2\x80\xa8"),  // U+2028, a line separator
      with(&Hello::held, std::vector<HeldState>{{"training", "\n"}}),
      with(&Hello::role, static_cast<Role>(2)),
      Bye{"done\nanother line"},
      with(&Hello::name, std::string(kMaxNameBytes + 1, 'n')),
      with(&Hello::gflops, NAN),
      with(&Hello::gflops, -1),
      with(&Hello::compiler, "\xc0\x80"),
      with(&Hello::gflops, 1e308),
      with(&Ready::steps_per_second, INFINITY),
      with(&Ready::steps_per_second, 1e308),
      with(&Begin::schedule_from, NAN),
      with(&Begin::schedule_to, -INFINITY),
      with(&Begin::batches, std::vector<Range>{{3, 5}, {7, 7}}),
      with(&Begin::batches, std::vector<Range>{{5, 3}}),
      with(&Begin::batches, std::vector<Range>{{0, ~std::uint64_t{0}}}),
      with(&Begin::batches, std::vector<Range>{{0, std::uint64_t{1} << 62}, {0, 1}}),
      with(&Ready::data, std::string("two\nlines")),
      with(&Job::tokenizer, Blob{"a\x01", 1, 1}),
      with(&Job::blocks, std::vector<Blob>{{"tokens/0", ~std::uint64_t{0}, 1}}),
      with(&Offer::seconds, NAN),
      with(&Offer::seconds, 5e-324),
      with(&Offer::seconds, 1e308),
      with(&Offer::update, {"u", ~std::uint64_t{0}, 0}),
      Fetch{"b", ~std::uint64_t{0}, 1},
      Fetch{"b", 0, kMaxPayloadBytes + 1},
      Piece{"b", ~std::uint64_t{0}},
      with(&Reference::deltas, {{0, 0, {"\xff", 0, 0}}}),
      with(&Verdict::judgement, static_cast<Judgement>(4)),
  };
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    EXPECT_THROW(encode({bodies[i], {}}), Error) << i << ": " << name_of(bodies[i]);
  }
  EXPECT_THROW(encode({Bye{}, Payload::of("x")}), Error);
  EXPECT_THROW(encode({Bye{}, {}, "two\nlines"}), Error);
  EXPECT_THROW(encode({Bye{}, {}, std::string(kMaxNameBytes + 1, 'j')}), Error);
  EXPECT_THROW(encode({Status{}, Payload::of("\xed\xa0\x80")}), Error);
}

TEST(Wire, TextsMayHaveLinesAndTimesMayBeNone) {
  for (const Body& body : std::vector<Body>{Refused{"one\n\ttwo", false}, with(&Hello::device, "größer ×"),
                                            with(&Hello::compiler, "pcp 1\nmlir 2"), with(&Offer::seconds, 0),
                                            with(&Offer::seconds, 1e-9)}) {
    EXPECT_TRUE(again({body, {}}).body == body) << name_of(body);
  }
}

TEST(Wire, WhatIsTooLargeIsRefusedOnBothSides) {
  std::string large(kMaxControlBytes, 'x');
  EXPECT_THROW(encode({Refused{large, false}, {}}), Error);
  EXPECT_EQ(refusal({Payload::of(large + large)}), Code::resource_exhausted);
  Payload payload = Payload::of(std::string(kMaxPayloadBytes + 1, 'x'));
  EXPECT_THROW(encode({Piece{"b", 0}, payload}), Error);
  EXPECT_EQ(refusal({encode({Piece{"b", 0}, {}}).control, payload}), Code::resource_exhausted);
  EXPECT_NO_THROW(encode({Refused{large.substr(4096), false}, {}}));
  EXPECT_NO_THROW(encode({Status{}, Payload::of(std::string(kMaxPayloadBytes, 'x'))}));
}

TEST(Wire, WrongNumbersOfFramesAreRefused) {
  Payload control = encode({Piece{"b", 0}, {}}).control, data = Payload::of("x");
  EXPECT_EQ(refusal({}), Code::invalid_argument);
  EXPECT_EQ(refusal({control, data, data}), Code::invalid_argument);
  EXPECT_EQ(refusal({encode({Stop{}, {}}).control, data}), Code::invalid_argument);
}

TEST(Wire, FramesThatAreNotMessagesAreRefused) {
  EXPECT_EQ(refusal({Payload()}), Code::data_loss);
  EXPECT_EQ(refusal({Payload::of("hello")}), Code::data_loss);
  EXPECT_EQ(refusal({Payload::of(std::string(64, '\xff'))}), Code::data_loss);
  EXPECT_EQ(refusal({Payload::of(std::string(8, '\0'))}), Code::data_loss);  // no segment
  std::string nothing(16, '\0');
  nothing[4] = 1;  // one segment of one word, a null pointer
  EXPECT_EQ(refusal({Payload::of(nothing)}), Code::invalid_argument);
  EXPECT_EQ(refusal({Payload::of(std::string(encode({Stop{}, {}}).control.text()) + std::string(8, '\0'))}),
            Code::data_loss);
}

// Every field of the schema changed by a bit is either another message or an error, never more.
TEST(Wire, DamagedFramesAreMessagesOrErrors) {
  std::size_t refused = 0, taken = 0;
  for (const Message& message : sample_messages()) {
    std::string bytes(encode(message).control.text());
    std::size_t step = test::is_sanitized() ? 5 : 1;  // every bit of a byte in turn
    for (std::size_t bit = 0; bit < 8 * std::min<std::size_t>(bytes.size(), 400); bit += step) {
      std::string damaged = bytes;
      damaged[bit / 8] ^= static_cast<char>(1 << (bit % 8));
      try {
        decode(std::vector{Payload::of(damaged)});
        ++taken;
      } catch (const Error& error) {
        EXPECT_NE(error.code(), Code::internal);
        ++refused;
      }
    }
    for (std::size_t size = 0; size < std::min<std::size_t>(bytes.size(), 400); ++size) {
      refusal({Payload::of(bytes.substr(0, size))});
    }
  }
  EXPECT_GT(refused, 0u);
  EXPECT_GT(taken, 0u);
}

// A frame may begin at any address.
TEST(Wire, UnalignedFramesAreRead) {
  Payload control = encode({Synced{5}, {}}).control;
  std::vector<std::byte> shifted(control.bytes().size() + 1);
  std::memcpy(shifted.data() + 1, control.bytes().data(), control.bytes().size());
  Payload frame(nullptr, std::span(shifted).subspan(1));
  EXPECT_EQ(std::get<Synced>(decode(std::vector{frame}).body), Synced{5});
}

}  // namespace
}  // namespace pcp::net
