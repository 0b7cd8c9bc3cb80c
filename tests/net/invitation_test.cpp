#include "net/invitation.h"

#include <chrono>

#include "pcp/error.h"
#include "tests/net/network.h"

namespace pcp::net {
namespace {

using Kind = Event::Kind;

std::int64_t seconds_from_now(std::int64_t seconds) {
  auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count() + seconds;
}

class InvitationTest : public NetworkTest {
 protected:
  static const KeyPair& invitation_key() {
    static const KeyPair key = make_key_pair();
    return key;
  }
  void invite(int uses, std::int64_t seconds = 60, const std::string& name = kNoName) {
    keys_->allow({invitation_key().public_key, "invite", name, seconds_from_now(seconds), uses});
  }
  // What the server answers to whoever comes with the invitation.
  Body say(Server& server, const Body& body) {
    ClientOptions options = encrypted_client(server);
    options.key = invitation_key();
    Client client(options);
    std::vector<Event> events;
    bool said = false;
    EXPECT_TRUE(poll_until(client, events, [&] {
      EXPECT_TRUE(server.poll(milliseconds(0)).empty());  // nobody hears of a guest
      if (!said && client.connected()) said = client.send({body, {}});
      return !events.empty() && events.back().kind == Kind::message;
    })) << client.trouble();
    return events.empty() ? Body{} : events.back().message.body;
  }
  std::string refusal(const Body& body) const {
    auto* refused = std::get_if<Refused>(&body);
    return refused ? refused->reason : concat("not refused: ", name_of(body));
  }
};

TEST_F(InvitationTest, ATokenCarriesAllThatIsNeeded) {
  Invitation invitation{"shepherd.example.org:8080", server_key().public_key, make_key_pair()};
  std::string token = to_token(invitation);
  EXPECT_EQ(from_token(token), invitation);
  EXPECT_EQ(token.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
            std::string::npos);
  for (std::size_t i = 0; i < token.size(); ++i) {
    std::string damaged = token;
    damaged[i] = damaged[i] == 'x' ? 'y' : 'x';
    EXPECT_THROW(from_token(damaged), Error) << i;
  }
  for (const std::string& text : {std::string(), std::string("pcp1-"), token.substr(0, token.size() - 1),
                                  token + "AAAA", token.substr(0, 20), "x" + token}) {
    EXPECT_THROW(from_token(text), Error) << text;
  }
}

TEST_F(InvitationTest, AKeyJoinsAndIsCounted) {
  invite(2);
  Server server(encrypted_server());
  auto joined = say(server, Join{worker_key().public_key, "laptop"});
  ASSERT_TRUE(std::holds_alternative<Joined>(joined)) << refusal(joined);
  EXPECT_EQ(std::get<Joined>(joined).name, "laptop");
  Client client(encrypted_client(server));  // as itself
  auto met = meet(server, client);
  ASSERT_TRUE(met) << client.trouble();
  EXPECT_EQ(met->principal, worker_key().public_key);
  EXPECT_EQ(met->key_name, "laptop");
  EXPECT_FALSE(met->admin);

  say(server, Join{worker_key().public_key, "laptop"});  // again: costs no use
  auto other = say(server, Join{server_key().public_key, "laptop"});
  EXPECT_EQ(std::get<Joined>(other).name, "laptop-2");
  EXPECT_EQ(refusal(say(server, Join{make_key_pair().public_key, "third"})), "this invitation is used up");
  EXPECT_EQ(keys_->allowed().size(), 3u);
}

TEST_F(InvitationTest, OfNoUseAnyMore) {
  invite(1, -1);
  Server server(encrypted_server());
  EXPECT_EQ(refusal(say(server, Join{worker_key().public_key, "n"})), "this invitation has expired");
  invite(1);
  EXPECT_NE(refusal(say(server, Join{"no key", "n"})).find("not a public key"), std::string::npos);
  EXPECT_EQ(keys_->allowed().size(), 1u);
  ASSERT_TRUE(keys_->revoke_invitation(invitation_key().public_key));
  ClientOptions options = encrypted_client(server);
  options.key = invitation_key();
  Client client(options);
  std::vector<Event> events;
  EXPECT_TRUE(poll_until(client, events, [&] {
    server.poll(milliseconds(0));
    return client.trouble().find("does not know our key") != std::string::npos;
  }));
}

TEST_F(InvitationTest, NothingElseCanBeSaidWithIt) {
  invite(1);
  Server server(encrypted_server());
  for (const Body& body : {Body(Hello{}), Body(StatusRequest{}), Body(Stop{}), Body(Synced{1})}) {
    EXPECT_NE(refusal(say(server, body)).find("nothing else"), std::string::npos) << name_of(body);
  }
  EXPECT_EQ(server.counters()["invitation refused"], 4u);
  EXPECT_EQ(keys_->allowed().size(), 1u);
}

TEST_F(InvitationTest, AMemberCannotJoinOthers) {
  allow(worker_key());
  Server server(encrypted_server());
  Client client(encrypted_client(server));
  ASSERT_TRUE(meet(server, client));
  ASSERT_TRUE(client.send({Join{server_key().public_key, "friend"}, {}}));
  std::vector<Event> events, at_server;
  ASSERT_TRUE(poll_until(client, events, [&] {
    for (Event& event : server.poll(milliseconds(0))) at_server.push_back(std::move(event));
    return !events.empty();
  }));
  EXPECT_TRUE(std::holds_alternative<Refused>(events[0].message.body));
  EXPECT_TRUE(at_server.empty());
  EXPECT_EQ(keys_->allowed().size(), 1u);
}

TEST_F(InvitationTest, AGuestThatSaysNothingIsPutOut) {
  invite(1);
  ServerOptions options = encrypted_server();
  options.limits.handshake = milliseconds(50);
  Server server(options);
  ClientOptions guest = encrypted_client(server);
  guest.key = invitation_key();
  Client client(guest);
  EXPECT_TRUE(next(client, Kind::disconnected));
}

TEST_F(InvitationTest, TheListKeepsInvitationsAndNamesApart) {
  invite(3, 60, "laptop");
  keys_->allow({worker_key().public_key, "worker", "laptop"});
  EXPECT_EQ(keys_->admit(invitation_key().public_key, server_key().public_key, "host"), "laptop-2");
  EXPECT_EQ(keys_->allowed()[0].uses, 2);
  EXPECT_TRUE(keys_->revoke_invitation("laptop"));
  EXPECT_FALSE(keys_->revoke_invitation("laptop"));
  EXPECT_EQ(keys_->allowed().size(), 2u);
}

}  // namespace
}  // namespace pcp::net
