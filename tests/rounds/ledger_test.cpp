#include "rounds/ledger.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <thread>

#include "base/file.h"
#include "tests/engine/code_of.h"
#include "tests/sanitized.h"

namespace pcp {
namespace {

using test::code_of;
namespace fs = std::filesystem;

// A folder of its own, gone with the test.
class LedgerTest : public testing::Test {
 protected:
  LedgerTest() {
    std::string name = testing::TempDir() + "ledger_XXXXXX";
    folder_ = mkdtemp(name.data());
    path_ = folder_ / "ledger.db";
  }
  ~LedgerTest() override { fs::remove_all(folder_); }

  void execute(const std::string& sql) {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(path_.c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
  }
  Code code_of_opening(std::string* message) {
    return code_of([&] { Ledger ledger(path_); }, message);
  }

  fs::path folder_;
  std::string path_;
};

Lease grant_one(Ledger& ledger, std::int64_t batches, const std::string& worker = "w", std::int64_t round = 0) {
  Ledger::Request request{worker, round, batches};
  return ledger.grant({&request, 1}).at(0);
}

using Ranges = std::vector<BatchRange>;

TEST_F(LedgerTest, GrantsInOrderWithIdsThatDiffer) {
  Ledger ledger(":memory:");
  std::vector<Ledger::Request> requests = {{"a", 0, 3}, {"b", 0, 1}, {"c", 0, 5}};
  std::vector<Lease> leases = ledger.grant(requests);
  ASSERT_EQ(leases.size(), 3u);
  EXPECT_EQ(leases[0].batches, (Ranges{{0, 3}}));
  EXPECT_EQ(leases[1].batches, (Ranges{{3, 4}}));
  EXPECT_EQ(leases[2].batches, (Ranges{{4, 9}}));
  EXPECT_EQ(leases[2].size(), 5);
  EXPECT_EQ(leases[1].worker, "b");
  std::set<std::uint64_t> ids = {0};
  for (const Lease& lease : leases) ids.insert(lease.id);
  EXPECT_EQ(ids.size(), 4u);
}

TEST_F(LedgerTest, FindsOutstandingLeases) {
  Ledger ledger(":memory:");
  Lease first = grant_one(ledger, 3, "a", 7), second = grant_one(ledger, 2, "b", 8);
  std::optional<Lease> found = ledger.find(first.id);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->id, first.id);
  EXPECT_EQ(found->worker, "a");
  EXPECT_EQ(found->round, 7);
  EXPECT_EQ(found->batches, first.batches);
  EXPECT_EQ(ledger.outstanding().size(), 2u);
  ledger.give_back(first.id);
  EXPECT_FALSE(ledger.find(first.id));
  ASSERT_EQ(ledger.outstanding().size(), 1u);
  EXPECT_EQ(ledger.outstanding()[0].id, second.id);
}

TEST_F(LedgerTest, WhatComesBackGoesOutFirstAndLowestFirst) {
  Ledger ledger(":memory:");
  std::vector<Lease> leases;
  for (int i = 0; i < 5; ++i) leases.push_back(grant_one(ledger, 10));
  ledger.give_back(leases[3].id);
  ledger.give_back(leases[1].id);
  EXPECT_EQ(grant_one(ledger, 4).batches, (Ranges{{10, 14}}));
  EXPECT_EQ(grant_one(ledger, 25).batches, (Ranges{{14, 20}, {30, 40}, {50, 59}}));
  EXPECT_EQ(grant_one(ledger, 2).batches, (Ranges{{59, 61}}));
}

TEST_F(LedgerTest, PiecesSideBySideAreJoined) {
  Ledger ledger(":memory:");
  Lease a = grant_one(ledger, 4), b = grant_one(ledger, 4), c = grant_one(ledger, 4);
  for (const Lease* lease : {&a, &c, &b}) ledger.give_back(lease->id);
  EXPECT_EQ(grant_one(ledger, 20).batches, (Ranges{{0, 20}}));
}

TEST_F(LedgerTest, EndsAtTheTotal) {
  Ledger ledger(":memory:", 10);
  EXPECT_EQ(grant_one(ledger, 8).batches, (Ranges{{0, 8}}));
  Lease last = grant_one(ledger, 8);
  EXPECT_EQ(last.batches, (Ranges{{8, 10}}));
  Lease none = grant_one(ledger, 8, "late");
  EXPECT_EQ(none.size(), 0);
  EXPECT_EQ(none.id, 0u);
  EXPECT_EQ(none.worker, "late");
  EXPECT_EQ(ledger.outstanding().size(), 2u);
  ledger.give_back(last.id);
  EXPECT_EQ(grant_one(ledger, 8).batches, (Ranges{{8, 10}}));
}

TEST_F(LedgerTest, ANewTotalHoldsFromTheNextOpening) {
  std::uint64_t id;
  {
    Ledger ledger(path_, 10);
    id = grant_one(ledger, 20).id;
  }
  {
    Ledger ledger(path_, 4);
    ledger.give_back(id);
    EXPECT_EQ(grant_one(ledger, 20).batches, (Ranges{{0, 4}}));
    EXPECT_EQ(grant_one(ledger, 20).size(), 0);
  }
  Ledger ledger(path_, 12);
  EXPECT_EQ(grant_one(ledger, 20).batches, (Ranges{{4, 12}}));
}

TEST_F(LedgerTest, CommitIsAllOrNothing) {
  Ledger ledger(":memory:");
  Lease a = grant_one(ledger, 3), b = grant_one(ledger, 3);
  std::vector<std::uint64_t> with_stranger = {a.id, a.id ^ b.id ^ 1}, twice = {a.id, a.id}, good = {b.id, a.id};
  EXPECT_EQ(code_of([&] { ledger.commit(0, with_stranger); }), Code::not_found);
  EXPECT_EQ(code_of([&] { ledger.commit(0, twice); }), Code::not_found);
  EXPECT_EQ(ledger.outstanding().size(), 2u);
  EXPECT_EQ(ledger.trained(), 0);
  EXPECT_EQ(ledger.rounds_complete(), 0);
  EXPECT_FALSE(ledger.was_trained(a.id));
  ledger.commit(0, good);
  EXPECT_EQ(ledger.trained(), 6);
  EXPECT_EQ(ledger.trained_ranges(), (Ranges{{0, 6}}));
  EXPECT_EQ(ledger.rounds_complete(), 1);
  EXPECT_TRUE(ledger.was_trained(a.id) && ledger.was_trained(b.id));
  EXPECT_TRUE(ledger.outstanding().empty());
}

TEST_F(LedgerTest, ATrainedLeaseIsNeitherTrainedNorGivenBackAgain) {
  Ledger ledger(":memory:");
  Lease a = grant_one(ledger, 3);
  ledger.commit(0, {&a.id, 1});
  std::string message;
  EXPECT_EQ(code_of([&] { ledger.commit(1, {&a.id, 1}); }, &message), Code::not_found);
  EXPECT_EQ(message, concat("lease ", a.id, " is not outstanding in ledger ':memory:'"));
  EXPECT_EQ(code_of([&] { ledger.give_back(a.id); }), Code::not_found);
  EXPECT_EQ(ledger.trained(), 3);
  EXPECT_EQ(ledger.rounds_complete(), 1);
}

TEST_F(LedgerTest, RoundsAreCommittedOnceAndInOrder) {
  Ledger ledger(":memory:");
  ledger.commit(0, {});
  std::string message;
  EXPECT_EQ(code_of([&] { ledger.commit(0, {}); }, &message), Code::invalid_argument);
  EXPECT_EQ(message, "round 0 cannot be committed: the next one is 1");
  EXPECT_EQ(code_of([&] { ledger.commit(2, {}); }), Code::invalid_argument);
  ledger.commit(1, {});
  EXPECT_EQ(ledger.rounds_complete(), 2);
}

TEST_F(LedgerTest, TrainedLeasesAreRememberedUpToALimit) {
  { Ledger ledger(path_); }
  execute(concat("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ", Ledger::kRememberedLeases,
                 ") INSERT INTO trained_leases SELECT i, i FROM n"));
  Ledger ledger(path_);
  EXPECT_TRUE(ledger.was_trained(1));
  Lease first = grant_one(ledger, 1), second = grant_one(ledger, 1);
  ledger.commit(0, std::vector{first.id, second.id});
  EXPECT_FALSE(ledger.was_trained(1));
  EXPECT_FALSE(ledger.was_trained(2));
  EXPECT_TRUE(ledger.was_trained(3));
  EXPECT_TRUE(ledger.was_trained(first.id) && ledger.was_trained(second.id));
}

TEST_F(LedgerTest, BadRequestsGrantNothing) {
  Ledger ledger(":memory:");
  std::vector<Ledger::Request> requests = {{"a", 0, 5}, {"b", 0, -1}};
  EXPECT_EQ(code_of([&] { ledger.grant(requests); }), Code::invalid_argument);
  EXPECT_TRUE(ledger.outstanding().empty());
  EXPECT_EQ(grant_one(ledger, 1).batches, (Ranges{{0, 1}}));
  EXPECT_EQ(grant_one(ledger, 0).size(), 0);
}

TEST_F(LedgerTest, NotesAndAllElseOutliveTheProcess) {
  std::string text("a\0'\"b\n", 6);
  Lease lease, trained;
  {
    Ledger ledger(path_);
    EXPECT_FALSE(ledger.note("run"));
    ledger.set_note("run", "x");
    ledger.set_note("run", text);
    trained = grant_one(ledger, 5);
    lease = grant_one(ledger, 5, "w\xc3\xa9 ' 2", 9);
    ledger.commit(0, {&trained.id, 1});
  }
  Ledger ledger(path_);
  EXPECT_EQ(ledger.note("run"), text);
  EXPECT_EQ(ledger.rounds_complete(), 1);
  EXPECT_TRUE(ledger.was_trained(trained.id));
  EXPECT_EQ(ledger.trained_ranges(), (Ranges{{0, 5}}));
  ASSERT_TRUE(ledger.find(lease.id));
  EXPECT_EQ(ledger.find(lease.id)->worker, lease.worker);
  EXPECT_EQ(ledger.find(lease.id)->batches, lease.batches);
}

TEST_F(LedgerTest, AnotherFileIsNotALedger) {
  std::string message, text(5000, 'x');
  write_file_atomically(path_, std::string_view(text));
  EXPECT_EQ(code_of_opening(&message), Code::data_loss);
  EXPECT_NE(message.find(path_), std::string::npos) << message;
  EXPECT_EQ(read_file(path_), text);
  write_file_atomically(path_, std::string_view("short"));
  EXPECT_EQ(code_of_opening(&message), Code::data_loss);
}

TEST_F(LedgerTest, AnotherDatabaseIsNotALedgerAndStaysAsItIs) {
  execute("CREATE TABLE t(x); INSERT INTO t VALUES(1)");
  std::string before = read_file(path_), message;
  EXPECT_EQ(code_of_opening(&message), Code::data_loss);
  EXPECT_EQ(message, "'" + path_ + "' is a database, but not a ledger");
  EXPECT_EQ(read_file(path_), before);
}

TEST_F(LedgerTest, AnotherSchemaIsRefused) {
  { Ledger ledger(path_); }
  execute("PRAGMA user_version = 7");
  std::string message;
  EXPECT_EQ(code_of_opening(&message), Code::unsupported);
  EXPECT_EQ(message, "ledger '" + path_ + "' has schema 7, this version of PCP reads 3: use the version that wrote it");
}

TEST_F(LedgerTest, KnowsTheStepsOfRoundsOfDifferentLengths) {
  {
    Ledger ledger(path_);
    ledger.commit(0, {}, 50);
    ledger.commit(1, {}, 75);
  }
  Ledger ledger(path_);
  EXPECT_EQ(ledger.steps_after(0), 0);
  EXPECT_EQ(ledger.steps_after(1), 50);
  EXPECT_EQ(ledger.steps_after(2), 75);
  EXPECT_FALSE(ledger.steps_after(3));
}

TEST_F(LedgerTest, ALedgerOfTheFirstSchemaGoesOn) {
  Lease lease;
  {
    Ledger ledger(path_);
    lease = grant_one(ledger, 5);
    ledger.commit(0, {&lease.id, 1}, 50);
  }
  execute("DROP TABLE recent_rounds; DROP TABLE recent_batches; DROP TABLE recent_leases; PRAGMA user_version = 1");
  Ledger ledger(path_);
  EXPECT_EQ(ledger.rounds_complete(), 1);
  EXPECT_EQ(ledger.trained(), 5);
  EXPECT_FALSE(ledger.steps_after(1));
  ledger.commit(1, {}, 100);
  EXPECT_EQ(ledger.steps_after(2), 100);
}

TEST_F(LedgerTest, ALedgerOfTheSecondSchemaGoesOnAndRollsBackWhatItKnows) {
  {
    Ledger ledger(path_);
    Lease lease = grant_one(ledger, 5);
    ledger.commit(0, {&lease.id, 1}, 50);
  }
  execute("DROP TABLE recent_batches; DROP TABLE recent_leases; PRAGMA user_version = 2");
  Ledger ledger(path_);
  EXPECT_EQ(ledger.steps_after(1), 50);
  Lease lease = grant_one(ledger, 5);
  ledger.commit(1, {&lease.id, 1}, 100);
  EXPECT_FALSE(ledger.can_roll_back(0));
  std::string message;
  EXPECT_EQ(code_of([&] { ledger.roll_back(0); }, &message), Code::invalid_argument);
  EXPECT_NE(message.find("has 2 complete rounds and cannot go back to 0"), std::string::npos) << message;
  ASSERT_TRUE(ledger.can_roll_back(1));
  ledger.roll_back(1);
  EXPECT_EQ(ledger.trained_ranges(), (Ranges{{0, 5}}));
}

TEST_F(LedgerTest, SeveralRoundsAreCommittedTogetherOrNotAtAll) {
  Ledger ledger(":memory:");
  Lease a = grant_one(ledger, 3), b = grant_one(ledger, 3, "w", 1);
  std::vector<Ledger::Round> gap = {{0, {a.id}, 10}, {2, {b.id}, 20}}, twice = {{0, {a.id}, 10}, {1, {a.id}, 20}};
  EXPECT_EQ(code_of([&] { ledger.commit(gap); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { ledger.commit(twice); }), Code::not_found);
  EXPECT_EQ(ledger.rounds_complete(), 0);
  EXPECT_EQ(ledger.outstanding().size(), 2u);
  std::vector<Ledger::Round> good = {{0, {a.id}, 10}, {1, {b.id}, 20}};
  ledger.commit(good);
  EXPECT_EQ(ledger.rounds_complete(), 2);
  EXPECT_EQ(ledger.trained(), 6);
  EXPECT_EQ(ledger.steps_after(1), 10);
  EXPECT_EQ(ledger.steps_after(2), 20);
  ledger.commit({});
  EXPECT_EQ(ledger.rounds_complete(), 2);
}

TEST_F(LedgerTest, RollingBackMakesLaterRoundsUntrained) {
  Lease early, late, lost, open;
  {
    Ledger ledger(path_);
    early = grant_one(ledger, 4);
    late = grant_one(ledger, 4, "slow");
    ledger.commit(0, {&early.id, 1}, 50);
    lost = grant_one(ledger, 4, "w", 1);
    ledger.commit(1, std::vector{lost.id, late.id}, 100);
    open = grant_one(ledger, 4, "w", 2);
    ledger.roll_back(1);
  }
  Ledger ledger(path_);  // which also checks that every batch has one place
  EXPECT_EQ(ledger.rounds_complete(), 1);
  EXPECT_EQ(ledger.trained_ranges(), (Ranges{{0, 4}}));
  EXPECT_TRUE(ledger.outstanding().empty());
  EXPECT_TRUE(ledger.was_trained(early.id));
  EXPECT_FALSE(ledger.was_trained(late.id) || ledger.was_trained(lost.id));
  EXPECT_EQ(ledger.steps_after(1), 50);
  EXPECT_FALSE(ledger.steps_after(2));
  Lease again = grant_one(ledger, 20, "w", 1);
  EXPECT_EQ(again.batches, (Ranges{{4, 24}}));
  ledger.commit(1, {&again.id, 1}, 75);
  EXPECT_EQ(ledger.trained(), 24);
}

TEST_F(LedgerTest, RollingBackToWhereItStandsGivesLeasesBack) {
  Ledger ledger(":memory:");
  Lease trained = grant_one(ledger, 4), open = grant_one(ledger, 4);
  ledger.commit(0, {&trained.id, 1});
  ledger.roll_back(1);
  EXPECT_EQ(ledger.rounds_complete(), 1);
  EXPECT_TRUE(ledger.outstanding().empty());
  EXPECT_TRUE(ledger.was_trained(trained.id));
  EXPECT_EQ(ledger.trained(), 4);
  EXPECT_FALSE(ledger.can_roll_back(2));
  EXPECT_FALSE(ledger.can_roll_back(-1));
}

TEST_F(LedgerTest, AFolderThatIsNotThereIsSaid) {
  std::string message;
  EXPECT_EQ(code_of([&] { Ledger ledger(folder_ / "no" / "ledger.db"); }, &message), Code::not_found);
  EXPECT_NE(message.find("no/ledger.db"), std::string::npos) << message;
}

TEST_F(LedgerTest, ATornFileIsDataLoss) {
  {
    Ledger ledger(path_);
    std::vector<Ledger::Request> requests(500, {"w", 0, 1});
    ledger.grant(requests);
  }
  auto size = static_cast<std::int64_t>(fs::file_size(path_));
  for (std::int64_t cut = size - 1; cut > 0; cut -= size / 7) {
    fs::resize_file(path_, cut);
    std::string message;
    EXPECT_EQ(code_of_opening(&message), Code::data_loss) << cut << " of " << size;
    EXPECT_NE(message.find(path_), std::string::npos) << message;
  }
}

TEST_F(LedgerTest, RangesThatDoNotFitAreDataLoss) {
  for (const char* damage : {"UPDATE progress SET next = 9", "UPDATE pieces SET past = 4", "DELETE FROM pieces",
                             "DELETE FROM leases", "INSERT INTO trained VALUES(0, 2)", "DELETE FROM progress"}) {
    {
      Ledger ledger(path_);
      grant_one(ledger, 5);
    }
    execute(damage);
    std::string message;
    EXPECT_EQ(code_of_opening(&message), Code::data_loss) << damage;
    EXPECT_NE(message.find(path_), std::string::npos) << message;
    fs::remove(path_);
  }
}

TEST_F(LedgerTest, TheSecondToOpenItIsRefused) {
  auto open_in_child = [&] {
    pid_t child = fork();
    if (child == 0) {
      try {
        Ledger second(path_);
      } catch (const Error& error) {
        std::string expected = "'" + path_ + "' is in use by another process: end that one first";
        _exit(error.code() == Code::failed_precondition && error.what() == expected ? 1 : 2);
      }
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  };
  {
    Ledger ledger(path_);  // nothing was read or written since
    EXPECT_EQ(open_in_child(), 1);
    grant_one(ledger, 2);
    EXPECT_EQ(open_in_child(), 1);
    EXPECT_EQ(code_of([&] { Ledger second(path_); }), Code::failed_precondition);
    grant_one(ledger, 2);
  }
  EXPECT_EQ(open_in_child(), 0);
  Ledger again(path_);
  EXPECT_EQ(open_in_child(), 1);
}

// What a ledger should do, said batch by batch.
class Model {
 public:
  explicit Model(std::int64_t total) : total_(total) {}
  std::vector<std::int64_t> grant(std::int64_t count) {
    std::vector<std::int64_t> batches;
    while (std::ssize(batches) < count && !returned_.empty())
      batches.push_back(returned_.extract(returned_.begin()).value());
    while (std::ssize(batches) < count && next_ < total_) batches.push_back(next_++);
    return batches;
  }
  void give_back(const std::vector<std::int64_t>& batches) { returned_.insert(batches.begin(), batches.end()); }
  bool train(std::int64_t batch) { return trained_.insert(batch).second; }
  const std::set<std::int64_t>& trained() const { return trained_; }

 private:
  std::int64_t total_, next_ = 0;
  std::set<std::int64_t> returned_, trained_;
};

std::vector<std::int64_t> single(const Ranges& ranges) {
  std::vector<std::int64_t> batches;
  for (BatchRange range : ranges)
    for (std::int64_t batch = range.begin; batch < range.end; ++batch) batches.push_back(batch);
  return batches;
}

bool joined(const Ranges& ranges) {
  for (std::size_t i = 1; i < ranges.size(); ++i)
    if (ranges[i].begin <= ranges[i - 1].end) return false;
  return true;
}

TEST_F(LedgerTest, AgreesWithASimpleModel) {
  constexpr std::int64_t kTotal = 300;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    std::string path = folder_ / concat("model", seed);
    auto ledger = std::make_unique<Ledger>(path, kTotal);
    Model model(kTotal);
    std::mt19937_64 random(seed);
    auto below = [&](std::size_t n) { return static_cast<std::int64_t>(random() % n); };
    std::map<std::uint64_t, std::vector<std::int64_t>> held;
    std::int64_t round = 0;
    while (std::ssize(model.trained()) < kTotal) {
      std::int64_t choice = below(10);
      if (choice < 4) {
        std::vector<Ledger::Request> requests(1 + below(3));
        for (Ledger::Request& request : requests) request = {"w", round, below(12)};
        std::vector<Lease> leases = ledger->grant(requests);
        for (std::size_t i = 0; i < requests.size(); ++i) {
          std::vector<std::int64_t> expected = model.grant(requests[i].batches);
          ASSERT_EQ(single(leases[i].batches), expected);
          ASSERT_TRUE(joined(leases[i].batches));
          if (!expected.empty()) held[leases[i].id] = expected;
        }
      } else if (choice < 6 && !held.empty()) {
        auto lease = std::next(held.begin(), below(held.size()));
        ledger->give_back(lease->first);
        model.give_back(lease->second);
        held.erase(lease);
      } else if (choice < 9) {
        std::vector<std::uint64_t> ids;
        for (auto lease = held.begin(); lease != held.end();) {
          if (below(2) == 0) {
            ids.push_back(lease->first);
            for (std::int64_t batch : lease->second) ASSERT_TRUE(model.train(batch));
            lease = held.erase(lease);
          } else {
            ++lease;
          }
        }
        ledger->commit(round++, ids);
        for (std::uint64_t id : ids) ASSERT_TRUE(ledger->was_trained(id));
      } else {
        ledger.reset();
        ledger = std::make_unique<Ledger>(path, kTotal);
      }
      ASSERT_EQ(ledger->rounds_complete(), round);
      ASSERT_EQ(ledger->trained(), std::ssize(model.trained()));
      ASSERT_EQ(ledger->outstanding().size(), held.size());
      for (const Lease& lease : ledger->outstanding()) ASSERT_EQ(single(lease.batches), held.at(lease.id));
      Ranges trained = ledger->trained_ranges();
      ASSERT_TRUE(joined(trained));
      ASSERT_TRUE(std::ranges::equal(single(trained), model.trained()));
    }
    EXPECT_EQ(ledger->trained_ranges(), (Ranges{{0, kTotal}}));
  }
}

struct Report {
  enum Kind : std::uint64_t { granted, returned, trained, round } kind;
  std::uint64_t what;
};

// What a shepherd does with a ledger, reported after each step; until it is killed or all batches are trained.
void work_until_killed(const std::string& path, std::int64_t total, std::uint64_t seed, int pipe) {
  auto report = [&](Report::Kind kind, std::uint64_t what) {
    Report one{kind, what};
    if (write(pipe, &one, sizeof one) != sizeof one) _exit(3);
  };
  Ledger ledger(path, total);
  std::mt19937_64 random(seed);
  while (ledger.trained() < total) {
    std::vector<Ledger::Request> requests(1 + random() % 3,
                                          {"w", ledger.rounds_complete(), 1 + std::int64_t(random() % 9)});
    for (const Lease& lease : ledger.grant(requests))
      if (lease.id != 0) report(Report::granted, lease.id);
    std::vector<std::uint64_t> ids;
    for (const Lease& lease : ledger.outstanding()) {
      if (random() % 3 == 0) {
        ledger.give_back(lease.id);
        report(Report::returned, lease.id);
      } else if (random() % 2 == 0) {
        ids.push_back(lease.id);
      }
    }
    ledger.commit(ledger.rounds_complete(), ids);
    for (std::uint64_t id : ids) report(Report::trained, id);
    report(Report::round, static_cast<std::uint64_t>(ledger.rounds_complete()));
  }
}

// Killed some time after so many reports.
std::vector<Report> run_and_kill(const std::string& path, std::int64_t total, std::mt19937_64& random) {
  std::uint64_t seed = random();
  auto least_reports = static_cast<std::int64_t>(random() % 40);
  std::chrono::microseconds delay(random() % 4000);
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    try {
      work_until_killed(path, total, seed, ends[1]);
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s\n", error.what());
      _exit(1);
    }
    _exit(0);
  }
  close(ends[1]);
  std::vector<Report> reports;
  auto read_report = [&] {
    Report one;
    if (read(ends[0], &one, sizeof one) != sizeof one) return false;
    reports.push_back(one);
    return true;
  };
  while (std::ssize(reports) < least_reports && read_report()) {
  }
  std::this_thread::sleep_for(delay);
  kill(child, SIGKILL);
  while (read_report()) {
  }
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
  return reports;
}

TEST_F(LedgerTest, KilledAtAnyMomentItKeepsWhatItSaid) {
  constexpr std::int64_t kTotal = 100'000;
  constexpr int kKills = 40;
  std::mt19937_64 random(1);
  std::set<std::uint64_t> granted, gone, trained;  // as reported, over all lives
  std::uint64_t rounds = 0;
  std::size_t reported = 0;
  for (int kills = 0; kills < kKills; ++kills) {
    std::vector<Report> reports = run_and_kill(path_, kTotal, random);
    reported += reports.size();
    for (const Report& report : reports) {
      if (report.kind == Report::granted) granted.insert(report.what);
      if (report.kind == Report::returned) gone.insert(report.what);
      if (report.kind == Report::trained) trained.insert(report.what);
      if (report.kind == Report::round) rounds = report.what;
    }
    Ledger ledger(path_, kTotal);  // checks by itself that every batch has one place
    // At most one step was done and not reported any more.
    ASSERT_GE(static_cast<std::uint64_t>(ledger.rounds_complete()), rounds);
    ASSERT_LE(static_cast<std::uint64_t>(ledger.rounds_complete()), rounds + 1);
    rounds = static_cast<std::uint64_t>(ledger.rounds_complete());
    for (std::uint64_t id : trained) ASSERT_TRUE(ledger.was_trained(id));
    for (std::uint64_t id : gone) ASSERT_FALSE(ledger.find(id) || ledger.was_trained(id));
    int unreported = 0;
    for (std::uint64_t id : granted)
      if (!gone.contains(id) && !trained.contains(id) && !ledger.find(id) && !ledger.was_trained(id)) ++unreported;
    ASSERT_LE(unreported, 1);  // the last one given back
    for (std::uint64_t id : granted)
      if (!trained.contains(id) && !ledger.find(id)) ledger.was_trained(id) ? trained.insert(id) : gone.insert(id);
  }
  EXPECT_GT(reported, 400u);  // or the children did not run
  Ledger ledger(path_, kTotal);
  std::int64_t before = ledger.trained();
  for (const Lease& lease : ledger.outstanding()) ledger.give_back(lease.id);
  Lease rest = grant_one(ledger, kTotal);
  EXPECT_EQ(rest.size(), kTotal - before);
  ledger.commit(ledger.rounds_complete(), {&rest.id, 1});
  EXPECT_EQ(ledger.trained_ranges(), (Ranges{{0, kTotal}}));
}

TEST_F(LedgerTest, ThousandsOfGrants) {
  Ledger ledger(path_);
  const std::size_t grants = test::is_sanitized() ? 1'000 : 10'000;
  auto begin = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i < grants; ++i) grant_one(ledger, 3);
  std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  RecordProperty("microseconds_a_grant", std::to_string(seconds.count() * 1e6 / static_cast<double>(grants)));
  EXPECT_EQ(ledger.outstanding().size(), grants);
}

}  // namespace
}  // namespace pcp
