// A cursor over MLIR text. Nothing is copied: tokens are views of the text, which must outlive the lexer.
// Every token function skips white space and comments before it, and throws "source:line:column: ..." on bad text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "graph/limits.h"
#include "pcp/error.h"

namespace pcp::text {

// How deep regions, brackets and aliases may be nested.
inline constexpr int kMaxNesting = kMaxRegionDepth;

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

class Lexer {
 public:
  Lexer(std::string_view text, std::string_view source) : text_(text), source_(source), end_(text.size()) {}

  std::string_view text() const { return text_; }
  std::size_t offset() const { return at_; }  // just after the last token
  std::size_t next_offset() {                 // where the next token starts
    skip_space();
    return at_;
  }
  void seek(std::size_t offset) { at_ = offset; }
  std::string_view since(std::size_t begin) const { return text_.substr(begin, at_ - begin); }
  std::string_view rest() const { return text_.substr(at_, end_ - at_); }

  char peek() {  // the first character of the next token, 0 at the end
    skip_space();
    return at_ < end_ ? text_[at_] : '\0';
  }
  char peek_here() const { return at_ < end_ ? text_[at_] : '\0'; }  // without skipping white space
  bool at_end() { return next_offset() >= end_; }
  bool accept(char c) {
    if (peek() != c || at_ >= end_) return false;
    ++at_;
    return true;
  }
  bool accept(std::string_view symbol) {
    skip_space();
    if (!rest().starts_with(symbol)) return false;
    at_ += symbol.size();
    return true;
  }
  bool accept_word(std::string_view word);  // a whole identifier
  void expect(char c) {
    if (!accept(c)) unexpected(std::string("'") + c + "'");
  }
  void expect(std::string_view symbol) {
    if (!accept(symbol)) unexpected("'" + std::string(symbol) + "'");
  }

  std::string_view identifier(std::string_view what);  // letter or _, then letters, digits, _ $ .
  std::string_view suffix(std::string_view what);      // what follows % # ! ^ @: digits, or letters, digits, _ $ . -
  std::string_view quoted(std::string_view what);      // between the quotes, escapes not resolved
  std::string string(std::string_view what);           // the same with escapes resolved
  std::string keyword_or_string(std::string_view what);
  std::int64_t integer(std::string_view what);  // decimal, with an optional minus

  // Takes one token of a balanced text. `nesting` holds the open brackets; returns false, taking nothing, at the end,
  // and before a comma or closing bracket that belongs to the surrounding text.
  bool skip_token(std::string& nesting);
  void skip_balanced();  // tokens up to that point
  void skip_line();      // the rest of the line, and further lines until brackets opened on it are closed

  // While this object lives, the lexer reads text_[begin, end); afterwards it continues where it was.
  class Window {
   public:
    Window(Lexer& lexer, std::size_t begin, std::size_t end) : lexer_(lexer), at_(lexer.at_), end_(lexer.end_) {
      lexer.at_ = begin;
      lexer.end_ = end;
    }
    ~Window() {
      lexer_.at_ = at_;
      lexer_.end_ = end_;
    }
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

   private:
    Lexer& lexer_;
    std::size_t at_, end_;
  };

  std::string position(std::size_t offset);  // "source:line:column"; cheap when offsets grow from call to call

  template <class... Parts>
  [[noreturn]] void error_at(std::size_t offset, Code code, const Parts&... parts) {
    fail(code, position(offset), ": ", parts...);
  }
  template <class... Parts>
  [[noreturn]] void error(const Parts&... parts) {
    error_at(next_offset(), Code::invalid_argument, parts...);
  }
  [[noreturn]] void unexpected(std::string_view expected);  // "expected <expected>, found <next token>"

 private:
  void skip_space() {
    if (at_ < end_ && (text_[at_] <= ' ' || text_[at_] == '/')) skip_space_slowly();
  }
  void skip_space_slowly();

  std::string_view text_, source_;
  std::size_t at_ = 0, end_;
  std::size_t line_start_ = 0;  // of the last position asked for
  std::size_t line_ = 1;
};

}  // namespace pcp::text
