// What this machine gives a program that does nothing else: reading memory, and multiply-adds in registers. Workloads
// are compared with it in the same run.
//   cpu_probe read BYTES THREADS REPEAT   -> {"times_ms": [...]}: one plain read of as many bytes, shared out
//   cpu_probe multiply THREADS REPEAT     -> {"times_ms": [...]}: a fixed number of multiply-adds for every thread
#include <sys/mman.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace {

typedef float Register __attribute__((vector_size(64)));
constexpr std::size_t kTogether = 12;  // sums that do not wait for each other

// Compiled for each of these processors; the loader picks the best one that this machine is.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define PCP_FOR_THIS_PROCESSOR __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define PCP_FOR_THIS_PROCESSOR
#endif

PCP_FOR_THIS_PROCESSOR
float read_all(const Register* from, std::size_t count) {
  Register sum[kTogether] = {};
  for (std::size_t i = 0; i + kTogether <= count; i += kTogether) {
#pragma GCC unroll 12
    for (std::size_t j = 0; j < kTogether; ++j) sum[j] += from[i + j];
  }
  float total = 0;
  for (const Register& s : sum) {
    for (int lane = 0; lane < 16; ++lane) total += s[lane];
  }
  return total;
}

// Every sum starts from another number, because the compiler would compute equal sums only once. Twelve are more than
// a core has in flight, so two threads that share a core are no faster than one.
PCP_FOR_THIS_PROCESSOR
float multiply_all(std::size_t rounds) {
  Register sum[kTogether] = {}, x = {}, y = {};
  for (int lane = 0; lane < 16; ++lane) {
    x[lane] = 0.5f, y[lane] = 1e-3f * static_cast<float>(lane);
    for (std::size_t j = 0; j < kTogether; ++j) sum[j][lane] = static_cast<float>(j);
  }
  for (std::size_t i = 0; i < rounds; ++i) {
#pragma GCC unroll 12
    for (std::size_t j = 0; j < kTogether; ++j) sum[j] = sum[j] * x + y;
  }
  float total = 0;
  for (const Register& s : sum) {
    for (int lane = 0; lane < 16; ++lane) total += s[lane];
  }
  return total;
}

std::atomic<float> used;  // so that no result is thrown away

// Every thread calls work(thread) `repeat` times; they begin each round together.
void timed(int threads, int repeat, const std::function<float(int)>& work) {
  std::atomic<int> arrived{0}, round{0};
  std::vector<std::thread> others;
  auto run = [&](int thread) {
    used.store(work(thread));
    arrived.fetch_add(1);
  };
  for (int t = 1; t < threads; ++t) {
    others.emplace_back([&, t] {
      for (int r = 1; r <= repeat; ++r) {
        while (round.load() < r) std::this_thread::yield();
        run(t);
      }
    });
  }
  std::printf("{\"times_ms\": [");
  for (int r = 1; r <= repeat; ++r) {
    auto start = std::chrono::steady_clock::now();
    round.store(r);
    run(0);
    while (arrived.load() < r * threads) std::this_thread::yield();
    double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    std::printf("%s%.6f", r == 1 ? "" : ", ", ms);
  }
  std::printf("]}\n");
  for (std::thread& other : others) other.join();
}

int usage() {
  std::fprintf(stderr, "cpu_probe read BYTES THREADS REPEAT | cpu_probe multiply THREADS REPEAT\n");
  return 2;
}

}  // namespace

int main(int count, char** arguments) {
  std::string what = count > 1 ? arguments[1] : "";
  if (what == "read" && count == 5) {
    std::size_t bytes = std::strtoull(arguments[2], nullptr, 10), registers = bytes / sizeof(Register);
    int threads = std::atoi(arguments[3]);
    constexpr std::size_t kHugePage = std::size_t{2}
                                      << 20;  // the largest there are: what is read is to be memory alone
    std::size_t mapped = (bytes + kHugePage - 1) / kHugePage * kHugePage;
    auto* memory = static_cast<Register*>(std::aligned_alloc(kHugePage, mapped));
    madvise(memory, mapped, MADV_HUGEPAGE);
    std::memset(static_cast<void*>(memory), 1, mapped);
    auto share = [&](int t) { return registers * static_cast<std::size_t>(t) / static_cast<std::size_t>(threads); };
    timed(threads, std::atoi(arguments[4]),
          [&](int t) { return read_all(memory + share(t), share(t + 1) - share(t)); });
    std::free(memory);
    return 0;
  }
  if (what == "multiply" && count == 4) {
    constexpr std::size_t kRounds = 4'000'000;
    timed(std::atoi(arguments[2]), std::atoi(arguments[3]), [](int) { return multiply_all(kRounds); });
    return 0;
  }
  return usage();
}
