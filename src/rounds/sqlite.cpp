#include "rounds/sqlite.h"

#include <sqlite3.h>

#include "pcp/error.h"

namespace pcp::sqlite {

Statement::Statement(Database& database, std::string_view sql) : database_(database) {
  int result = sqlite3_prepare_v2(database.handle_, sql.data(), static_cast<int>(sql.size()), &handle_, nullptr);
  if (result != SQLITE_OK) database.fail_with(result);
}

Statement::~Statement() { sqlite3_finalize(handle_); }

bool Statement::step() {
  int result = sqlite3_step(handle_);
  if (result == SQLITE_ROW) return true;
  reset();
  if (result != SQLITE_DONE) database_.fail_with(result);
  return false;
}

void Statement::run() {
  while (step()) {
  }
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(handle_, column); }

std::string Statement::text(int column) const {
  auto bytes = reinterpret_cast<const char*>(sqlite3_column_text(handle_, column));
  return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_, column))) : std::string();
}

void Statement::reset() { sqlite3_reset(handle_); }

void Statement::bind_one(int index, std::int64_t value) {
  int result = sqlite3_bind_int64(handle_, index, value);
  if (result != SQLITE_OK) database_.fail_with(result);
}

void Statement::bind_one(int index, const std::string& value) {
  int result = sqlite3_bind_text64(handle_, index, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  if (result != SQLITE_OK) database_.fail_with(result);
}

Database::Database(const std::string& path) : path_(path) {
  require(!path.empty(), "a database needs a path");
  int result = sqlite3_open_v2(path.c_str(), &handle_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  if (result == SQLITE_OK) return;
  std::string reason = handle_ ? sqlite3_errmsg(handle_) : "out of memory";
  sqlite3_close(handle_);
  fail(Code::not_found, "cannot open '", path, "': ", reason);
}

Database::~Database() { sqlite3_close(handle_); }

void Database::execute(const std::string& sql) {
  int result = sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr);
  if (result != SQLITE_OK) fail_with(result);
}

std::int64_t Database::number(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.number(0) : 0;
}

std::string Database::text(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.text(0) : std::string();
}

void Database::fail_with(int result) const {
  std::string reason = sqlite3_errmsg(handle_);
  switch (result & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      fail(Code::failed_precondition, "'", path_, "' is in use by another process: end that one first");
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
      fail(Code::data_loss, "'", path_, "' is damaged or not a database: ", reason);
    case SQLITE_FULL:
      fail(Code::resource_exhausted, "no space left to write '", path_, "'");
    case SQLITE_CANTOPEN:
      fail(Code::not_found, "cannot open '", path_, "': ", reason);
    case SQLITE_READONLY:
    case SQLITE_PERM:
      fail(Code::invalid_argument, "may not write '", path_, "': ", reason);
    case SQLITE_IOERR:
      fail(Code::data_loss, "cannot read or write '", path_, "': ", reason);
    case SQLITE_NOMEM:
      fail(Code::resource_exhausted, "out of memory with '", path_, "'");
    default:
      fail(Code::internal, "'", path_, "': ", reason);
  }
}

Transaction::Transaction(Database& database) : database_(database) { database.execute("BEGIN IMMEDIATE"); }

Transaction::~Transaction() {
  if (!open_) return;
  try {
    database_.execute("ROLLBACK");
  } catch (const Error&) {  // SQLite has rolled back by itself
  }
}

void Transaction::commit() {
  database_.execute("COMMIT");
  open_ = false;
}

}  // namespace pcp::sqlite
