#include "net/keys.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "base/file.h"
#include "net/z85.h"
#include "pcp/error.h"
#include "tests/net/network.h"

namespace pcp::net {
namespace {

namespace fs = std::filesystem;

class KeysTest : public NetworkTest {
 protected:
  std::string path(const std::string& name) const { return folder_ + "/keys/" + name; }
  unsigned mode(const std::string& path) const {
    struct stat status {};
    EXPECT_EQ(::stat(path.c_str(), &status), 0) << path;
    return status.st_mode & 0777;
  }
  Code code_of(const std::function<void()>& action) const {
    try {
      action();
    } catch (const Error& error) {
      return error.code();
    }
    ADD_FAILURE() << "no error";
    return Code::internal;
  }
};

TEST_F(KeysTest, KeysNeedNoQuotes) {
  for (int i = 0; i < 3; ++i) {
    KeyPair pair = make_key_pair();
    EXPECT_TRUE(is_key(pair.public_key));
    EXPECT_TRUE(is_key(pair.secret_key));
    EXPECT_NE(pair.public_key[0], '-');
    EXPECT_EQ(pair.public_key.find_first_of("!#$&()*<>?[]^{} "), std::string::npos) << pair.public_key;
  }
}

TEST_F(KeysTest, WhatIsNotAKeyIsNot) {
  for (const std::string& text : {std::string(), std::string(39, 'a'), std::string(41, 'a'), std::string(40, '~'),
                                  std::string(40, '\0'), std::string(40, ' '), "x" + std::string(39, '\xff')}) {
    EXPECT_FALSE(is_key(text)) << text;
  }
  EXPECT_TRUE(is_key(worker_key().public_key));
}

TEST_F(KeysTest, TheNodeKeyIsMadeOnceAndSecret) {
  EXPECT_EQ(keys_->node_key(), std::nullopt);
  KeyPair pair = keys_->node_key_or_new();
  EXPECT_EQ(mode(folder_ + "/keys"), 0700u);
  EXPECT_EQ(mode(path("node.key")), 0600u);
  EXPECT_EQ(keys_->node_key()->secret_key, pair.secret_key);
  EXPECT_EQ(keys_->node_key_or_new().public_key, pair.public_key);
  EXPECT_EQ(code_of([&] { keys_->make_node_key(); }), Code::invalid_argument);
  EXPECT_EQ(keys_->node_key()->public_key, pair.public_key);
  EXPECT_NE(keys_->make_node_key(true).public_key, pair.public_key);
}

TEST_F(KeysTest, ADamagedOrOpenNodeKeyIsAnError) {
  keys_->node_key_or_new();
  ASSERT_EQ(::chmod(path("node.key").c_str(), 0640), 0);
  EXPECT_EQ(code_of([&] { keys_->node_key(); }), Code::failed_precondition);
  ASSERT_EQ(::chmod(path("node.key").c_str(), 0600), 0);
  std::string text = read_file(path("node.key"));
  write_file_atomically(path("node.key"), text.substr(0, text.size() / 2), 0600);
  EXPECT_EQ(code_of([&] { keys_->node_key(); }), Code::data_loss);
  std::string other = make_key_pair().public_key;
  write_file_atomically(path("node.key"), text.replace(text.find(' ') + 1, 40, other), 0600);  // of another pair
  EXPECT_EQ(code_of([&] { keys_->node_key_or_new(); }), Code::data_loss);
}

TEST_F(KeysTest, AKeyOfAnOlderVersionIsRefusedWithAdvice) {
  keys_->node_key_or_new();
  std::string text =
      "public rq:rM>}U?@Lns47E1%kR.o@n%FcmmsL/@{H8]yf7\nsecret JTKVSB%%)wK0E.X)V>+}o?pNmC{O&4W4b!Ni{Lh6\n";
  write_file_atomically(path("node.key"), text, 0600);
  try {
    keys_->node_key_or_new();
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::failed_precondition);
    EXPECT_NE(std::string(error.what()).find("pcp keys new --replace"), std::string::npos) << error.what();
  }
  EXPECT_TRUE(is_key(keys_->make_node_key(true).public_key));
}

TEST_F(KeysTest, Z85IsThatOfItsSpecification) {
  std::vector<std::byte> bytes;
  for (int byte : {0x86, 0x4f, 0xd2, 0x6f, 0xb5, 0x59, 0xf7, 0x5b}) bytes.push_back(static_cast<std::byte>(byte));
  EXPECT_EQ(to_z85(bytes), "HelloWorld");
  EXPECT_EQ(from_z85("HelloWorld"), bytes);
  for (const char* text : {"Hello!!\"rld", "HelloWorl", "#####", "%nSc1"})
    EXPECT_EQ(from_z85(text), std::nullopt) << text;
  EXPECT_TRUE(from_z85("%nSc0"));  // the largest number of four bytes
}

TEST_F(KeysTest, ManyProcessesAgreeOnOneKey) {
  std::vector<std::thread> threads;
  std::vector<std::string> keys(8);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    threads.emplace_back([&, i] { keys[i] = KeyFolder(folder_ + "/keys").node_key_or_new().public_key; });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(std::count(keys.begin(), keys.end(), keys[0]), std::ssize(keys));
}

TEST_F(KeysTest, AllowAndRevoke) {
  EXPECT_TRUE(keys_->allowed().empty());
  EXPECT_FALSE(keys_->revoke("laptop"));
  std::string first = worker_key().public_key, second = server_key().public_key;
  keys_->allow({first, "worker", "laptop"});
  keys_->allow({second, "admin", "desk"});
  EXPECT_EQ(keys_->allowed(), (std::vector<AllowedKey>{{first, "worker", "laptop"}, {second, "admin", "desk"}}));
  EXPECT_EQ(mode(keys_->allowed_path()), 0600u);
  keys_->allow({first, "admin", "old-laptop"});  // replaces its entry
  EXPECT_EQ(keys_->allowed(), (std::vector<AllowedKey>{{first, "admin", "old-laptop"}, {second, "admin", "desk"}}));
  EXPECT_TRUE(keys_->revoke("desk"));
  EXPECT_TRUE(keys_->revoke(first));
  EXPECT_FALSE(keys_->revoke(first));
  EXPECT_TRUE(keys_->allowed().empty());
}

TEST_F(KeysTest, WrongEntriesAreRefused) {
  std::string key = worker_key().public_key;
  keys_->allow({server_key().public_key, "worker", "taken"});
  for (const AllowedKey& entry : {AllowedKey{"short", "worker", "n"},
                                  {key, "king", "n"},
                                  {key, "worker", ""},
                                  {key, "worker", "two words"},
                                  {key, "worker", "line\nfeed"},
                                  {key, "worker", std::string(65, 'n')},
                                  {key, "worker", "taken"}}) {
    EXPECT_EQ(code_of([&] { keys_->allow(entry); }), Code::invalid_argument) << entry.name;
  }
  EXPECT_EQ(keys_->allowed().size(), 1u);
  for (const std::string& line : {std::string("word"), std::string("a b c"), key + " king name", key + " worker a b",
                                  key + " invite n", key + " invite n soon 1", key + " invite n 5 -1"}) {
    std::ofstream(keys_->allowed_path()) << "\n" << line << "\n";
    EXPECT_EQ(code_of([&] { keys_->allowed(); }), Code::data_loss) << line;
  }
}

TEST_F(KeysTest, ShepherdsAreRemembered) {
  EXPECT_EQ(keys_->shepherd_key("host:8080"), std::nullopt);
  keys_->remember_shepherd("host:8080", worker_key().public_key);
  keys_->remember_shepherd("other:8080", server_key().public_key);
  keys_->remember_shepherd("host:8080", server_key().public_key);
  EXPECT_EQ(keys_->shepherd_key("host:8080"), server_key().public_key);
  EXPECT_EQ(keys_->shepherd_key("other:8080"), server_key().public_key);
  EXPECT_EQ(mode(path("shepherds")), 0600u);
  EXPECT_EQ(code_of([&] { keys_->remember_shepherd("host:8080", "short"); }), Code::invalid_argument);
}

}  // namespace
}  // namespace pcp::net
