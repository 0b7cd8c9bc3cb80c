// Counts the refused updates of each sender. A sender is a key, whatever names its workers have. The counts are kept in
// the ledger, so a restart of the shepherd forgives nothing. A day after the last strike they are forgotten.
#pragma once

#include <cstdint>
#include <ctime>
#include <map>
#include <string>

#include "rounds/ledger.h"

namespace pcp {

class Strikes {
 public:
  // `most`: with so many strikes a sender is out; 0: never.
  Strikes(int most, Ledger&);

  // Adds a strike. Returns whether the sender is out now.
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
