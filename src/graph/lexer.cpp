#include "graph/lexer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

#include "base/index.h"
#include "graph/literal.h"

namespace pcp::text {
namespace {

enum CharClass : std::uint8_t { kDigit = 1, kLetter = 2, kPunctuation = 4, kDash = 8 };

constexpr auto kClasses = [] {
  std::array<std::uint8_t, 256> classes{};
  for (int c = '0'; c <= '9'; ++c) classes[c] = kDigit;
  for (int c = 'a'; c <= 'z'; ++c) classes[c] = kLetter;
  for (int c = 'A'; c <= 'Z'; ++c) classes[c] = kLetter;
  classes['_'] = kLetter;
  classes['$'] = kPunctuation;
  classes['.'] = kPunctuation;
  classes['-'] = kDash;
  return classes;
}();

bool is(char c, int classes) { return (kClasses[static_cast<unsigned char>(c)] & classes) != 0; }

const char* find(std::string_view text, char c) {
  return static_cast<const char*>(text.empty() ? nullptr : std::memchr(text.data(), c, text.size()));
}

char closing(char opening) {
  switch (opening) {
    case '(':
      return ')';
    case '[':
      return ']';
    case '{':
      return '}';
    default:
      return '>';
  }
}

}  // namespace

void Lexer::skip_space_slowly() {
  while (at_ < end_) {
    char c = text_[at_];
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
      ++at_;
    } else if (c == '/' && at_ + 1 < end_ && text_[at_ + 1] == '/') {
      const char* newline = find(text_.substr(at_, end_ - at_), '\n');
      at_ = newline ? index(newline - text_.data()) : end_;
    } else {
      return;
    }
  }
}

bool Lexer::accept_word(std::string_view word) {
  std::size_t begin = next_offset();
  if (!accept(word)) return false;
  if (at_ < end_ && is(text_[at_], kDigit | kLetter | kPunctuation)) {
    at_ = begin;
    return false;
  }
  return true;
}

std::string_view Lexer::identifier(std::string_view what) {
  std::size_t begin = next_offset();
  if (at_ >= end_ || !is(text_[at_], kLetter)) unexpected(what);
  while (at_ < end_ && is(text_[at_], kDigit | kLetter | kPunctuation)) ++at_;
  return since(begin);
}

std::string_view Lexer::suffix(std::string_view what) {
  std::size_t begin = at_;
  if (at_ < end_ && is(text_[at_], kDigit)) {
    while (at_ < end_ && is(text_[at_], kDigit)) ++at_;
  } else {
    while (at_ < end_ && is(text_[at_], kDigit | kLetter | kPunctuation | kDash)) {
      if (text_[at_] == '-' && at_ + 1 < end_ && text_[at_ + 1] == '>') break;
      ++at_;
    }
  }
  if (at_ == begin) unexpected(what);
  return since(begin);
}

std::string_view Lexer::quoted(std::string_view what) {
  std::size_t opening = next_offset();
  if (!accept('"')) unexpected(what);
  std::string_view rest = text_.substr(at_, end_ - at_);
  const char* quote = find(rest, '"');
  std::size_t length = quote ? index(quote - rest.data()) : rest.size();
  if (const char* escape = find(rest.substr(0, length), '\\')) {
    length = index(escape - rest.data());
    while (length < rest.size() && rest[length] != '"') length += rest[length] == '\\' ? 2 : 1;
  }
  if (length >= rest.size() || find(rest.substr(0, length), '\n')) {
    error_at(opening, Code::invalid_argument, "this string is not closed on its line");
  }
  at_ += length + 1;
  return rest.substr(0, length);
}

std::string Lexer::string(std::string_view what) {
  std::size_t begin = next_offset();
  std::string_view raw = quoted(what);
  std::string value;
  if (!unescape(raw, value)) error_at(begin, Code::invalid_argument, "unknown escape in string");
  return value;
}

std::string Lexer::keyword_or_string(std::string_view what) {
  return peek() == '"' ? string(what) : std::string(identifier(what));
}

std::int64_t Lexer::integer(std::string_view what) {
  std::size_t begin = next_offset();
  std::int64_t value = 0;
  auto [stop, code] = std::from_chars(text_.data() + at_, text_.data() + end_, value);
  if (code == std::errc::result_out_of_range)
    error_at(begin, Code::invalid_argument, "this number does not fit 64 bits");
  if (code != std::errc()) unexpected(what);
  at_ = index(stop - text_.data());
  return value;
}

bool Lexer::skip_token(std::string& nesting) {
  char c = peek();
  if (at_ >= end_) return false;
  switch (c) {
    case '"':
      quoted("a string");
      return true;
    case '(':
    case '[':
    case '{':
    case '<':
      if (nesting.size() >= kMaxNesting) error("brackets are nested more than ", kMaxNesting, " deep");
      nesting += c;
      ++at_;
      return true;
    case '>':
      if (!nesting.empty() && at_ + 1 < end_ && text_[at_ + 1] == '=') {
        at_ += 2;
        return true;
      }
      [[fallthrough]];
    case ')':
    case ']':
    case '}':
      if (nesting.empty()) return false;
      if (closing(nesting.back()) != c) unexpected(std::string("'") + closing(nesting.back()) + "'");
      nesting.pop_back();
      ++at_;
      return true;
    case ',':
      if (nesting.empty()) return false;
      ++at_;
      return true;
    case '-':
      at_ += at_ + 1 < end_ && text_[at_ + 1] == '>' ? 2 : 1;
      return true;
    default:
      ++at_;
      if (is(c, kDigit | kLetter)) {
        while (at_ < end_ && is(text_[at_], kDigit | kLetter | kPunctuation)) ++at_;
      }
      return true;
  }
}

void Lexer::skip_balanced() {
  std::string nesting;
  while (skip_token(nesting)) {
  }
  if (!nesting.empty()) unexpected(std::string("'") + closing(nesting.back()) + "'");
}

void Lexer::skip_line() {
  std::string nesting;
  while (true) {
    std::size_t last = at_;
    std::size_t next = next_offset();
    if (next >= end_) return;
    if (nesting.empty() && find(text_.substr(last, next - last), '\n')) return;
    if (!skip_token(nesting)) unexpected("a value");
  }
}

std::string Lexer::position(std::size_t offset) {
  while (offset < line_start_) {
    std::size_t newline = line_start_ < 2 ? std::string_view::npos : text_.rfind('\n', line_start_ - 2);
    line_start_ = newline == std::string_view::npos ? 0 : newline + 1;
    --line_;
  }
  while (const char* newline = find(text_.substr(line_start_, offset - line_start_), '\n')) {
    line_start_ = index(newline - text_.data()) + 1;
    ++line_;
  }
  std::string out(source_);
  out += ':';
  out += std::to_string(line_);
  out += ':';
  out += std::to_string(offset - line_start_ + 1);
  return out;
}

void Lexer::unexpected(std::string_view expected) {
  std::size_t begin = next_offset();
  if (begin >= end_) error_at(begin, Code::invalid_argument, "expected ", expected, ", found the end of the text");
  std::size_t length = 1;
  if (is(text_[begin], kDigit | kLetter | kDash)) {
    while (begin + length < end_ && length < 40 && is(text_[begin + length], kDigit | kLetter | kPunctuation)) ++length;
  }
  std::string found;
  escape(text_.substr(begin, length), found);
  error_at(begin, Code::invalid_argument, "expected ", expected, ", found '", found, "'");
}

}  // namespace pcp::text
