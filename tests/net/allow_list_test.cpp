#include "net/allow_list.h"

#include <algorithm>
#include <fstream>

#include "pcp/error.h"
#include "tests/net/network.h"

namespace pcp::net {
namespace {

using Kind = Event::Kind;

class AllowListTest : public NetworkTest {
 protected:
  void SetUp() override {
    NetworkTest::SetUp();
    allow(worker_key());
    ServerOptions options = encrypted_server();
    options.log = [this](const std::string& line) { said_.push_back(line); };
    server_.emplace(options);
    client_.emplace(encrypted_client(*server_));
    auto met = meet(*server_, *client_);
    ASSERT_TRUE(met);
  }
  std::string path() const { return keys_->allowed_path(); }
  void remove_list() { std::filesystem::remove(path()); }
  // Another connection of the same key, and the one that was there before.
  void expect_all_are_let_in() {
    Client another(encrypted_client(*server_));
    EXPECT_TRUE(meet(*server_, another)) << another.trouble();
    ASSERT_TRUE(client_->send({Synced{1}, {}}));
    EXPECT_TRUE(next(*server_, Kind::message));
  }
  bool says(std::size_t lines) {
    std::vector<Event> events;
    return poll_until(*server_, events, [&] { return said_.size() >= lines; });
  }
  bool is_put_out() {
    std::vector<Event> events;
    return poll_until(*server_, events, [&] {
      return std::ranges::any_of(events, [](const Event& event) { return event.kind == Kind::disconnected; });
    });
  }

  std::vector<std::string> said_;
  std::optional<Server> server_;
  std::optional<Client> client_;
};

TEST_F(AllowListTest, ThatIsMissingForAMomentPutsNobodyOut) {
  for (int i = 0; i < 2; ++i) {
    remove_list();
    ASSERT_TRUE(says(static_cast<std::size_t>(1 + 2 * i)));
    EXPECT_EQ(said_.back(), concat("the allow-list '", path(),
                                   "' is missing: the keys that were on it stay allowed until it can be read again; to "
                                   "put all of them out make it an empty file"));
    expect_all_are_let_in();
    EXPECT_EQ(said_.size(), static_cast<std::size_t>(1 + 2 * i)) << "said once";
    allow(worker_key());
    ASSERT_TRUE(says(static_cast<std::size_t>(2 + 2 * i)));
    EXPECT_EQ(said_.back(), concat("the allow-list '", path(), "' is read again"));
  }
  EXPECT_EQ(server_->counters()["allow-list unreadable"], 2u);
}

TEST_F(AllowListTest, ThatIsThereAgainWithoutAKeyPutsItOut) {
  remove_list();
  ASSERT_TRUE(says(1));
  allow(make_key_pair(), "worker", "another");
  EXPECT_TRUE(is_put_out());
}

TEST_F(AllowListTest, ThatIsEmptiedPutsEverybodyOut) {
  std::ofstream(path()).flush();
  EXPECT_TRUE(is_put_out());
  EXPECT_TRUE(said_.empty());
}

// As `> allowed` does before it writes.
TEST_F(AllowListTest, ThatIsEmptyForAMomentPutsNobodyOut) {
  AllowList list(path());
  std::uint64_t before = list.refresh();
  std::string text = std::string(std::istreambuf_iterator<char>(std::ifstream(path()).rdbuf()), {});
  std::ofstream(path()).flush();
  EXPECT_TRUE(list.find(worker_key().public_key));
  EXPECT_EQ(list.refresh(), before);
  std::ofstream(path()) << text;
  EXPECT_TRUE(list.find(worker_key().public_key));
  EXPECT_EQ(list.unreadable(), 0u);
}

TEST_F(AllowListTest, ThatWasNeverThereIsEmptyAndNotMissing) {
  AllowList list(folder_ + "/none");
  EXPECT_FALSE(list.find(worker_key().public_key));
  EXPECT_EQ(list.unreadable(), 0u);
  EXPECT_TRUE(list.take_notices().empty());
}

TEST_F(AllowListTest, ThatCannotBeReadIsNamed) {
  std::ofstream(path(), std::ios::app) << "nonsense\n";
  ASSERT_TRUE(says(1));
  EXPECT_NE(said_[0].find("' cannot be read ("), std::string::npos) << said_[0];
  EXPECT_NE(said_[0].find("line 2: expected KEY"), std::string::npos) << said_[0];
  expect_all_are_let_in();
}

}  // namespace
}  // namespace pcp::net
