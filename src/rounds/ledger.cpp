#include "rounds/ledger.h"

#include <sys/random.h>

#include <algorithm>
#include <bit>
#include <filesystem>
#include <limits>

#include "pcp/error.h"
#include "rounds/sqlite.h"

namespace pcp {
namespace {

using sqlite::Database;
using sqlite::Statement;
using sqlite::Transaction;

constexpr std::int64_t kApplication = 0x5043504c;  // "PCPL", in the file's header
constexpr std::int64_t kSchema = 3;
constexpr std::int64_t kMostBatches = std::int64_t(1) << 40;  // of one request: sums stay far from overflow

// Every batch below `next` is in exactly one range of trained, returned or pieces (of outstanding leases). Ranges of
// trained and returned do not touch each other.
constexpr const char* kTables = R"(
  CREATE TABLE progress(next INTEGER NOT NULL, rounds INTEGER NOT NULL);
  INSERT INTO progress VALUES(0, 0);
  CREATE TABLE leases(id INTEGER PRIMARY KEY, worker TEXT NOT NULL, round INTEGER NOT NULL);
  CREATE TABLE pieces(lease INTEGER NOT NULL, first INTEGER NOT NULL, past INTEGER NOT NULL,
                      PRIMARY KEY(lease, first)) WITHOUT ROWID;
  CREATE TABLE returned(first INTEGER PRIMARY KEY, past INTEGER NOT NULL);
  CREATE TABLE trained(first INTEGER PRIMARY KEY, past INTEGER NOT NULL);
  CREATE TABLE trained_leases(sequence INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE);
  CREATE TABLE notes(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
)";
// Of the newest rounds: steps of the schedule done when each was complete. New in schema 2.
constexpr const char* kRecentTables = R"(
  CREATE TABLE recent_rounds(round INTEGER PRIMARY KEY, steps INTEGER NOT NULL);
)";
// Of the newest rounds, so that they can be rolled back: the batches each trained, and the last sequence number of
// trained_leases before it. New in schema 3.
constexpr const char* kRollBackTables = R"(
  CREATE TABLE recent_batches(round INTEGER NOT NULL, first INTEGER NOT NULL, past INTEGER NOT NULL,
                              PRIMARY KEY(round, first)) WITHOUT ROWID;
  CREATE TABLE recent_leases(round INTEGER PRIMARY KEY, before INTEGER NOT NULL);
)";

std::int64_t stored(std::uint64_t id) { return std::bit_cast<std::int64_t>(id); }

std::uint64_t random_id() {
  std::uint64_t id = 0;
  while (id == 0)
    if (getrandom(&id, sizeof id, 0) != sizeof id) fail(Code::internal, "the system has no random numbers");
  return id;
}

void create(Database& database) {
  Transaction transaction(database);
  database.execute(kTables);
  database.execute(kRecentTables);
  database.execute(kRollBackTables);
  database.execute(concat("PRAGMA application_id = ", kApplication, "; PRAGMA user_version = ", kSchema));
  transaction.commit();
}

// A ledger of schema 1 knows nothing of single rounds, one of schema 2 only their steps; from here on it knows more.
void extend(Database& database) {
  Transaction transaction(database);
  if (database.number("PRAGMA user_version") < 2) database.execute(kRecentTables);
  database.execute(kRollBackTables);
  database.execute(concat("PRAGMA user_version = ", kSchema));
  transaction.commit();
}

// Checked before anything is written: the file may belong to another program.
bool is_new(Database& database) {
  std::int64_t application = database.number("PRAGMA application_id");
  std::int64_t schema = database.number("PRAGMA user_version");
  if (application == 0 && schema == 0 && database.number("SELECT COUNT(*) FROM sqlite_master") == 0) return true;
  if (application != kApplication) fail(Code::data_loss, "'", database.path(), "' is a database, but not a ledger");
  if (schema < 1 || schema > kSchema)
    fail(Code::unsupported, "ledger '", database.path(), "' has schema ", schema, ", this version of PCP reads ",
         kSchema, ": use the version that wrote it");
  return false;
}

std::vector<BatchRange> ranges(Statement& statement) {
  std::vector<BatchRange> found;
  while (statement.step()) found.push_back({statement.number(0), statement.number(1)});
  return found;
}

// SQLite takes the missing end of a last page for zeros.
void check_size(Database& database) {
  if (database.path() == ":memory:") return;
  database.text("PRAGMA wal_checkpoint(TRUNCATE)");  // all of it is in the file
  std::int64_t expected = database.number("PRAGMA page_count") * database.number("PRAGMA page_size");
  auto size = static_cast<std::int64_t>(std::filesystem::file_size(database.path()));
  if (size < expected)
    fail(Code::data_loss, "ledger '", database.path(), "' is torn: it has ", size, " bytes of ", expected);
}

// SQLite takes a file that is shorter than its header for a new one.
void check_header(const std::string& path) {
  constexpr std::uintmax_t kHeaderBytes = 100;
  std::error_code missing;
  std::uintmax_t size = path == ":memory:" ? 0 : std::filesystem::file_size(path, missing);
  if (!missing && size > 0 && size < kHeaderBytes)
    fail(Code::data_loss, "'", path, "' is torn or not a ledger: it has ", size, " bytes");
}

// Checks that every batch is in exactly one place and that the pages are whole.
void check(Database& database) {
  check_size(database);
  std::string damage = database.text("PRAGMA quick_check(1)");
  if (damage != "ok") fail(Code::data_loss, "ledger '", database.path(), "' is damaged: ", damage);
  Statement all(database,
                "SELECT first, past FROM trained UNION ALL SELECT first, past FROM returned UNION ALL "
                "SELECT first, past FROM pieces JOIN leases ON lease = id ORDER BY first");
  std::int64_t next = 0;
  for (BatchRange range : ranges(all)) {
    if (range.begin != next || range.size() <= 0)
      fail(Code::data_loss, "ledger '", database.path(), "' is damaged: batch ", std::min(next, range.begin),
           " is in no range or in two");
    next = range.end;
  }
  if (database.number("SELECT COUNT(*) FROM progress") != 1 || database.number("SELECT next FROM progress") != next)
    fail(Code::data_loss, "ledger '", database.path(), "' is damaged: its ranges end at batch ", next);
}

// Opened for this process alone. A write-ahead log syncs once a transaction, a rollback journal three times or more;
// with synchronous=FULL the log is on disk when a transaction returns. The lock goes with the process, however it ends.
void prepare(Database& database) {
  check_header(database.path());
  database.execute("PRAGMA locking_mode = EXCLUSIVE");
  bool make = is_new(database);
  database.text("PRAGMA journal_mode = WAL");
  database.execute("PRAGMA synchronous = FULL");
  if (make) create(database);
  check(database);
  if (database.number("PRAGMA user_version") < kSchema) extend(database);
}

void insert_joined(Database& database, const std::string& table, BatchRange range) {
  auto remove = [&](std::int64_t first) {
    Statement(database, "DELETE FROM " + table + " WHERE first = ?").bind(first).run();
  };
  Statement before(database, "SELECT first FROM " + table + " WHERE first < ?1 ORDER BY first DESC LIMIT 1");
  Statement past(database, "SELECT past FROM " + table + " WHERE first = ?");
  if (before.bind(range.begin).step()) {
    std::int64_t first = before.number(0);
    if (past.bind(first).step() && past.number(0) == range.begin) {
      range.begin = first;
      remove(first);
    }
  }
  if (past.bind(range.end).step()) {
    std::int64_t end = past.number(0);
    remove(range.end);
    range.end = end;
  }
  Statement(database, "INSERT INTO " + table + " VALUES(?, ?)").bind(range.begin, range.end).run();
}

void append_joined(std::vector<BatchRange>& batches, BatchRange range) {
  if (!batches.empty() && batches.back().end == range.begin)
    batches.back().end = range.end;
  else
    batches.push_back(range);
}

// The lowest range that came back, cut to `most` batches below `total`.
std::optional<BatchRange> take_returned(Database& database, std::int64_t most, std::int64_t total) {
  Statement lowest(database, "SELECT first, past FROM returned ORDER BY first LIMIT 1");
  if (!lowest.step()) return std::nullopt;
  BatchRange whole{lowest.number(0), lowest.number(1)};
  BatchRange taken{whole.begin, std::min({whole.end, whole.begin + most, total})};
  if (taken.size() <= 0) return std::nullopt;
  Statement(database, "DELETE FROM returned WHERE first = ?").bind(whole.begin).run();
  if (taken.end < whole.end) Statement(database, "INSERT INTO returned VALUES(?, ?)").bind(taken.end, whole.end).run();
  return taken;
}

BatchRange take_new(Database& database, std::int64_t most, std::int64_t total) {
  std::int64_t next = database.number("SELECT next FROM progress");
  BatchRange taken{next, std::max(next, std::min(next + most, total))};
  Statement(database, "UPDATE progress SET next = ?").bind(taken.end).run();
  return taken;
}

std::vector<BatchRange> take(Database& database, std::int64_t most, std::int64_t total) {
  std::vector<BatchRange> batches;
  while (most > 0) {
    std::optional<BatchRange> range = take_returned(database, most, total);
    if (!range) break;
    most -= range->size();
    append_joined(batches, *range);
  }
  if (most == 0) return batches;
  BatchRange range = take_new(database, most, total);
  if (range.size() > 0) append_joined(batches, range);
  return batches;
}

void insert(Database& database, const Lease& lease) {
  Statement(database, "INSERT INTO leases VALUES(?, ?, ?)").bind(stored(lease.id), lease.worker, lease.round).run();
  Statement piece(database, "INSERT INTO pieces VALUES(?, ?, ?)");
  for (BatchRange range : lease.batches) piece.bind(stored(lease.id), range.begin, range.end).run();
}

std::vector<BatchRange> pieces(Database& database, std::uint64_t id) {
  Statement statement(database, "SELECT first, past FROM pieces WHERE lease = ? ORDER BY first");
  return ranges(statement.bind(stored(id)));
}

// Ends a lease, moves its batches to `table` and returns them.
std::vector<BatchRange> move_batches(Database& database, std::uint64_t id, const std::string& table) {
  std::vector<BatchRange> batches = pieces(database, id);
  if (batches.empty()) fail(Code::not_found, "lease ", id, " is not outstanding in ledger '", database.path(), "'");
  for (BatchRange range : batches) insert_joined(database, table, range);
  Statement(database, "DELETE FROM pieces WHERE lease = ?").bind(stored(id)).run();
  Statement(database, "DELETE FROM leases WHERE id = ?").bind(stored(id)).run();
  return batches;
}

std::vector<BatchRange> joined(std::vector<BatchRange> batches) {
  std::ranges::sort(batches, {}, &BatchRange::begin);
  std::vector<BatchRange> all;
  for (BatchRange range : batches) append_joined(all, range);
  return all;
}

// Cuts a part out of one of the ranges of `trained`.
void remove_trained(Database& database, BatchRange range) {
  Statement around(database, "SELECT first, past FROM trained WHERE first <= ? ORDER BY first DESC LIMIT 1");
  if (!around.bind(range.begin).step() || around.number(1) < range.end)
    fail(Code::data_loss, "ledger '", database.path(), "' is damaged: batch ", range.begin, " is not trained");
  BatchRange whole{around.number(0), around.number(1)};
  Statement(database, "DELETE FROM trained WHERE first = ?").bind(whole.begin).run();
  Statement keep(database, "INSERT INTO trained VALUES(?, ?)");
  if (whole.begin < range.begin) keep.bind(whole.begin, range.begin).run();
  if (range.end < whole.end) keep.bind(range.end, whole.end).run();
}

void commit_round(Database& database, const Ledger::Round& round) {
  std::int64_t next = database.number("SELECT rounds FROM progress");
  require(round.index == next, "round ", round.index, " cannot be committed: the next one is ", next);
  std::int64_t before = database.number("SELECT COALESCE(MAX(sequence), 0) FROM trained_leases");
  Statement(database, "INSERT INTO recent_leases VALUES(?, ?)").bind(round.index, before).run();
  Statement remember(database, "INSERT INTO trained_leases(id) VALUES(?)");
  std::vector<BatchRange> batches;
  for (std::uint64_t id : round.leases) {
    for (BatchRange range : move_batches(database, id, "trained")) batches.push_back(range);
    remember.bind(stored(id)).run();
  }
  Statement kept(database, "INSERT INTO recent_batches VALUES(?, ?, ?)");
  for (BatchRange range : joined(std::move(batches))) kept.bind(round.index, range.begin, range.end).run();
  Statement(database, "INSERT INTO recent_rounds VALUES(?, ?)").bind(round.index, round.steps).run();
  database.execute("UPDATE progress SET rounds = rounds + 1");
}

// Removes what is too old to be asked for. `round`: the first of the rounds that were committed now.
void forget(Database& database, std::int64_t round) {
  Statement(database, "DELETE FROM trained_leases WHERE sequence <= (SELECT MAX(sequence) FROM trained_leases) - ?")
      .bind(Ledger::kRememberedLeases)
      .run();
  for (const char* table : {"recent_rounds", "recent_batches", "recent_leases"}) {
    Statement(database, concat("DELETE FROM ", table, " WHERE round <= ?"))
        .bind(round - Ledger::kRememberedRounds)
        .run();
  }
}

}  // namespace

std::int64_t Lease::size() const {
  std::int64_t sum = 0;
  for (BatchRange range : batches) sum += range.size();
  return sum;
}

struct Ledger::State {
  Database database;
  std::int64_t total;
};

Ledger::Ledger(const std::string& path, std::int64_t total)
    : state_(new State{Database(path), total < 0 ? std::numeric_limits<std::int64_t>::max() : total}) {
  prepare(state_->database);
}

Ledger::~Ledger() = default;

std::vector<Lease> Ledger::grant(std::span<const Request> requests) {
  Database& database = state_->database;
  Transaction transaction(database);
  std::vector<Lease> leases;
  for (const Request& request : requests) {
    require(request.batches >= 0 && request.batches <= kMostBatches, "a lease cannot have ", request.batches,
            " batches");
    Lease lease{0, request.worker, request.round, {}};
    lease.batches = take(database, request.batches, state_->total);
    if (!lease.batches.empty()) {
      lease.id = random_id();
      insert(database, lease);
    }
    leases.push_back(std::move(lease));
  }
  transaction.commit();
  return leases;
}

std::optional<Lease> Ledger::find(std::uint64_t id) const {
  Database& database = state_->database;
  Statement statement(database, "SELECT worker, round FROM leases WHERE id = ?");
  if (!statement.bind(stored(id)).step()) return std::nullopt;
  return Lease{id, statement.text(0), statement.number(1), pieces(database, id)};
}

std::vector<Lease> Ledger::outstanding() const {
  Database& database = state_->database;
  Statement statement(database, "SELECT id, worker, round FROM leases");
  std::vector<Lease> leases;
  while (statement.step()) {
    auto id = std::bit_cast<std::uint64_t>(statement.number(0));
    leases.push_back({id, statement.text(1), statement.number(2), pieces(database, id)});
  }
  std::sort(leases.begin(), leases.end(),
            [](const Lease& a, const Lease& b) { return a.batches[0].begin < b.batches[0].begin; });
  return leases;
}

void Ledger::give_back(std::uint64_t id) {
  Transaction transaction(state_->database);
  move_batches(state_->database, id, "returned");
  transaction.commit();
}

void Ledger::commit(std::span<const Round> rounds) {
  if (rounds.empty()) return;
  Database& database = state_->database;
  Transaction transaction(database);
  for (const Round& round : rounds) commit_round(database, round);
  forget(database, rounds.front().index);
  transaction.commit();
}

void Ledger::commit(std::int64_t round, std::span<const std::uint64_t> trained, std::int64_t steps) {
  Round only{round, {trained.begin(), trained.end()}, steps};
  commit({&only, 1});
}

bool Ledger::can_roll_back(std::int64_t rounds) const {
  std::int64_t complete = rounds_complete();
  if (rounds < 0 || rounds > complete) return false;
  Statement known(state_->database, "SELECT COUNT(*) FROM recent_leases WHERE round >= ?");
  return known.bind(rounds).step() && known.number(0) == complete - rounds;
}

void Ledger::roll_back(std::int64_t rounds) {
  Database& database = state_->database;
  require(can_roll_back(rounds), "ledger '", database.path(), "' has ", rounds_complete(),
          " complete rounds and cannot go back to ", rounds, ": it does not know which batches those since trained");
  Transaction transaction(database);
  for (const Lease& lease : outstanding()) move_batches(database, lease.id, "returned");
  Statement batches(database, "SELECT first, past FROM recent_batches WHERE round >= ? ORDER BY first");
  for (BatchRange range : ranges(batches.bind(rounds))) {
    remove_trained(database, range);
    insert_joined(database, "returned", range);
  }
  Statement(database, "DELETE FROM trained_leases WHERE sequence > (SELECT before FROM recent_leases WHERE round = ?)")
      .bind(rounds)
      .run();
  for (const char* table : {"recent_rounds", "recent_batches", "recent_leases"}) {
    Statement(database, concat("DELETE FROM ", table, " WHERE round >= ?")).bind(rounds).run();
  }
  Statement(database, "UPDATE progress SET rounds = ?").bind(rounds).run();
  transaction.commit();
}

std::optional<std::int64_t> Ledger::steps_after(std::int64_t rounds) const {
  if (rounds == 0) return 0;
  Statement statement(state_->database, "SELECT steps FROM recent_rounds WHERE round = ?");
  if (!statement.bind(rounds - 1).step()) return std::nullopt;
  return statement.number(0);
}

bool Ledger::was_trained(std::uint64_t id) const {
  Statement statement(state_->database, "SELECT 1 FROM trained_leases WHERE id = ?");
  return statement.bind(stored(id)).step();
}

std::int64_t Ledger::rounds_complete() const { return state_->database.number("SELECT rounds FROM progress"); }

std::int64_t Ledger::trained() const { return state_->database.number("SELECT SUM(past - first) FROM trained"); }

std::vector<BatchRange> Ledger::trained_ranges() const {
  Statement statement(state_->database, "SELECT first, past FROM trained ORDER BY first");
  return ranges(statement);
}

std::optional<std::string> Ledger::note(const std::string& key) const {
  Statement statement(state_->database, "SELECT value FROM notes WHERE key = ?");
  if (!statement.bind(key).step()) return std::nullopt;
  return statement.text(0);
}

void Ledger::set_note(const std::string& key, const std::string& value) {
  Statement(state_->database, "INSERT OR REPLACE INTO notes VALUES(?, ?)").bind(key, value).run();
}

}  // namespace pcp
