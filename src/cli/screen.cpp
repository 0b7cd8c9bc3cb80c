#include "cli/screen.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>

namespace pcp::cli {
namespace {

// Sequences that every terminal of the last decades knows. Lines that are too long are cut off, not wrapped.
constexpr const char* kEnter = "\x1b[?1049h\x1b[?25l\x1b[?7l";
constexpr const char* kLeave = "\x1b[?7h\x1b[?25h\x1b[?1049l";
constexpr const char* kHome = "\x1b[H";
constexpr const char* kEndOfLine = "\x1b[K";
constexpr const char* kRestOfScreen = "\x1b[J";

std::size_t rows() {
  winsize size{};
  constexpr std::size_t kUsual = 24;
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 ? size.ws_row : kUsual;
}

// As much of the page as there are rows; the last of them says when there is more.
std::string drawn(const std::string& page) {
  std::size_t lines = static_cast<std::size_t>(std::ranges::count(page, '\n')), room = rows(), line = 0, begin = 0;
  std::string text = kHome;
  for (std::size_t end = 0; (end = page.find('\n', begin)) != std::string::npos; begin = end + 1) {
    if (++line == room && lines > room)
      return text + "... " + std::to_string(lines - line + 1) + " more lines" + kEndOfLine;
    text += page.substr(begin, end - begin) + kEndOfLine + (line < room ? "\r\n" : "");
  }
  return text + kRestOfScreen;
}

}  // namespace

Screen::Screen() : terminal_(isatty(STDOUT_FILENO) == 1) {
  if (terminal_) std::cout << kEnter << std::flush;
}

Screen::~Screen() {
  if (terminal_) std::cout << kLeave << std::flush;
}

void Screen::show(const std::string& page) {
  std::cout << (terminal_ ? drawn(page) : (first_ ? "" : "\n") + page) << std::flush;
  first_ = false;
}

}  // namespace pcp::cli
