// A page of text that is shown again and again.
#pragma once

#include <string>

namespace pcp::cli {

// On a terminal the page is replaced in place, on a screen of its own that goes when this does; what was on the
// terminal before is there again. Elsewhere pages are printed one after the other, with an empty line between them.
class Screen {
 public:
  Screen();
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  void show(const std::string& page);

 private:
  bool terminal_;
  bool first_ = true;
};

}  // namespace pcp::cli
