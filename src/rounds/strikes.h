// Who has sent too much that was refused. Counted for a key, whatever names its workers have, and kept in the ledger: a
// restart of the shepherd forgives nothing. A day later a strike is forgotten.
#pragma once

#include <cstdint>
#include <ctime>
#include <map>
#include <string>

#include "rounds/ledger.h"

namespace pcp {

class Strikes {
 public:
  // `most`: until somebody is out; 0: nobody ever is.
  Strikes(int most, Ledger&);

  // Whether that was one too many.
  bool add(const std::string& who, std::time_t now = std::time(nullptr));
  bool is_out(const std::string& who, std::time_t now = std::time(nullptr)) const;

 private:
  struct Count {
    int strikes = 0;
    std::time_t last = 0;
  };
  int most_;
  Ledger& ledger_;
  std::map<std::string, Count> counts_;
};

}  // namespace pcp
