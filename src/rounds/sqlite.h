// SQLite as two handles that close themselves, with errors that name the file.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace pcp::sqlite {

class Database;

// A prepared statement. Runs as `while (statement.step())`, or `run` where there are no rows; each begins it anew when
// it was bound again.
class Statement {
 public:
  Statement(Database&, std::string_view sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  // Numbers and texts for the question marks, first to last.
  template <class... Values>
  Statement& bind(const Values&... values) {
    reset();
    int index = 0;
    (bind_one(++index, values), ...);
    return *this;
  }
  bool step();  // whether there is a row
  void run();   // a statement without rows
  std::int64_t number(int column) const;
  std::string text(int column) const;

 private:
  void reset();
  void bind_one(int index, std::int64_t);
  void bind_one(int index, const std::string&);

  Database& database_;
  sqlite3_stmt* handle_ = nullptr;
};

class Database {
 public:
  explicit Database(const std::string& path);  // made when it does not exist; ":memory:" is no file
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  const std::string& path() const { return path_; }
  void execute(const std::string& sql);
  std::int64_t number(const std::string& sql);  // of the first row, the first column
  std::string text(const std::string& sql);

 private:
  friend class Statement;
  [[noreturn]] void fail_with(int result) const;

  std::string path_;
  sqlite3* handle_ = nullptr;
};

// Undone at its end unless committed.
class Transaction {
 public:
  explicit Transaction(Database&);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  Database& database_;
  bool open_ = true;
};

}  // namespace pcp::sqlite
