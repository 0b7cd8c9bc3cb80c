// The system's random numbers, replaced while a simulation runs: the linker takes this one for the ledger's.
#include "tests/cluster/lease_numbers.h"

#include <gtest/gtest.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstring>

#include "rounds/ledger.h"

namespace {

bool fixed = false;
std::uint64_t seed_of_sequence = 0, drawn = 0;

std::uint64_t next_number() {
  ++drawn;
  if (seed_of_sequence == 0) return drawn;
  std::uint64_t mixed = seed_of_sequence * 0x9e3779b97f4a7c15 + drawn;  // spread by a bijection: no number twice
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return (mixed ^ (mixed >> 31)) >> 1;
}

}  // namespace

extern "C" ssize_t getrandom(void* buffer, size_t length, unsigned flags) {
  if (!fixed || length != sizeof(std::uint64_t)) return ::syscall(SYS_getrandom, buffer, length, flags);
  std::uint64_t number = next_number();
  std::memcpy(buffer, &number, sizeof(number));
  return sizeof(number);
}

namespace pcp::cluster::sim {

LeaseNumbers::LeaseNumbers(std::uint64_t seed) {
  fixed = true;
  seed_of_sequence = seed;
  drawn = 0;
}

LeaseNumbers::~LeaseNumbers() { fixed = false; }

TEST(LeaseNumbers, AreFixedForASimulationOnly) {
  std::vector<Ledger::Request> one{{"w", 0, 1}};
  {
    LeaseNumbers numbers(0);
    Ledger ledger(":memory:");
    EXPECT_EQ(ledger.grant(one)[0].id, 1u);
    EXPECT_EQ(ledger.grant(one)[0].id, 2u);
  }
  EXPECT_GT(Ledger(":memory:").grant(one)[0].id, 1'000'000u);
}

}  // namespace pcp::cluster::sim
