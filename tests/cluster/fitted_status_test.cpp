// The answer to `pcp status` with more workers, and longer names, than a message takes.
#include "cluster/fitted_status.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cluster/membership.h"
#include "net/wire.h"
#include "pcp/error.h"

namespace pcp::cluster::fitted_status_test {
namespace {

using Json = nlohmann::ordered_json;

std::string status_of(std::size_t workers) {
  Json status = {{"run", "r"}, {"workers", Json::array()}, {"updates", {{"merged", 1}}}};
  for (std::size_t i = 0; i < workers; ++i) status["workers"].push_back({{"id", concat("worker", i)}});
  return status.dump();
}

TEST(FittedStatus, ThatFitsStaysAsItIs) {
  std::string text = status_of(10);
  EXPECT_EQ(fitted_status(text, text.size()), text);
  EXPECT_EQ(fitted_status("[not even JSON", 100), "[not even JSON");
}

TEST(FittedStatus, KeepsAsManyWorkersAsFit) {
  std::string text = status_of(40);
  std::size_t before = 0;
  for (std::size_t most = status_of(0).size() + 25; most < text.size(); ++most) {
    std::string fitted = fitted_status(text, most);
    ASSERT_FALSE(fitted.empty()) << most;
    ASSERT_LE(fitted.size(), most);
    Json status = Json::parse(fitted);
    std::size_t kept = status.at("workers").size();
    ASSERT_EQ(kept + status.at("workers_left_out").get<std::size_t>(), 40u);
    ASSERT_GE(kept, before) << "more room, fewer workers";
    for (std::size_t i = 0; i < kept; ++i) ASSERT_EQ(status["workers"][i]["id"], concat("worker", i));
    ASSERT_EQ(status.at("updates").at("merged"), 1);
    ASSERT_GE(fitted.size() + 30, most) << "there was room for another worker";
    before = kept;
  }
}

TEST(FittedStatus, IsEmptyWhenTheRestIsTooLarge) { EXPECT_EQ(fitted_status(status_of(5), 20), ""); }

// Everybody has as long a name and as long a device as the wire lets through.
class Crowd : public testing::Test, protected Network, protected JobHandler {
 protected:
  Crowd() : JobHandler("crowd", "crowd") { membership_.add(0, *this); }
  bool send(net::PeerId peer, const net::Message& message) override {
    net::encode(message);  // throws where the network would
    if (peer == kAsker) answer_ = message;
    return true;
  }
  void drop(net::PeerId) override {}
  void joined(Time, const Member&) override {}
  void left(Time, const Member&, bool, const std::string&) override {}
  void tick(Time) override {}
  void message(Time, const Member&, const net::Message&) override {}
  std::string status(Time) override {
    std::string text;
    for (const auto& [id, member] : membership_.members()) {
      text += (text.empty() ? "" : ",") + concat("{\"id\":\"", id, "\",\"device\":\"", member.hello.device, "\"}");
    }
    return "{\"workers\":[" + text + "]}";
  }
  void stop(Time, const std::string&) override {}
  bool takes(net::Role) const override { return true; }
  std::string why_out(const std::string&) const override { return ""; }
  void writable(Time, const Member&) override {}
  void log(const std::string&) override {}

  // The JSON of the answer. Not parsed: that takes seconds without optimization.
  std::string_view ask_with(std::size_t workers) {
    for (net::PeerId peer = membership_.members().size(); peer < workers; ++peer) {
      net::Hello hello;
      hello.name = concat(peer);
      hello.name.resize(64, 'n');
      hello.device = std::string(net::kMaxNameBytes, 'd');
      receive(peer, hello);
    }
    EXPECT_EQ(membership_.members().size(), workers);
    receive(kAsker, net::StatusRequest{});
    membership_.tick(0);
    EXPECT_TRUE(std::holds_alternative<net::Status>(answer_.body));
    return answer_.payload.text();
  }

 private:
  void receive(net::PeerId peer, net::Body body) {
    net::Event event;
    event.peer = peer;
    event.principal = "key";
    event.message.body = std::move(body);
    membership_.receive(0, event);
  }

  static constexpr net::PeerId kAsker = 1'000'000;
  Membership membership_{{1, 10, 100'000}, *this};
  net::Message answer_;
};

std::size_t count_of(std::string_view word, std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string_view::npos; at += word.size()) ++count;
  return count;
}

TEST_F(Crowd, OfFiveThousandIsShownWhole) {
  std::string_view json = ask_with(5000);
  EXPECT_EQ(count_of("\"id\"", json), 5000u);
  EXPECT_EQ(count_of("workers_left_out", json), 0u);
}

TEST_F(Crowd, OfSixteenThousandIsShownInPart) {
  std::string_view json = ask_with(16'000);
  std::size_t shown = count_of("\"id\"", json);
  EXPECT_GT(shown, 10'000u);
  EXPECT_TRUE(json.ends_with(concat("\"workers_left_out\":", 16'000 - shown, "}"))) << shown;
}

}  // namespace
}  // namespace pcp::cluster::fitted_status_test
