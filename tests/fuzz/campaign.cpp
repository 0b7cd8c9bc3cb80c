#include "tests/fuzz/campaign.h"

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "engine/reference/element.h"
#include "tests/fuzz/shrink.h"

namespace pcp::fuzz {
namespace {

std::optional<std::int64_t> environment(const char* name) {
  const char* text = std::getenv(name);
  if (!text || !*text) return std::nullopt;
  return std::atoll(text);
}

std::string command_of(const Campaign& campaign, std::uint64_t seed, bool minimise) {
  return concat("PCP_FUZZ_SEED=", seed, " PCP_FUZZ_GRAPHS=1", minimise ? " PCP_FUZZ_MINIMISE=1" : "",
                " build/fuzz_test --gtest_filter=", campaign.test);
}

// What a process that dies says last; a handler must not allocate.
std::string last_words;

void say_last_words(int signal) {
  std::fwrite(last_words.data(), 1, last_words.size(), stderr);
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void prepare_last_words(const Campaign& campaign, std::uint64_t seed, const RandomGraph& graph) {
  last_words = concat("the process dies of program ", seed, ":\n", text(graph.function),
                      "repeat it, made smaller, by\n  ", command_of(campaign, seed, true), "\n");
  for (int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}) std::signal(signal, say_last_words);
}

// In a process of its own, which may crash or hang.
bool fails_apart(const Check& check, const RandomGraph& graph) {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    for (int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}) std::signal(signal, SIG_DFL);
    std::freopen("/dev/null", "w", stderr);
    alarm(60);
    _exit(check(graph).empty() ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

// What an argument holds that a random tensor would not.
std::string arguments_text(const RandomGraph& graph) {
  std::string all;
  for (std::size_t i = 0; i < graph.arguments.size(); ++i) {
    const HostTensor& tensor = graph.arguments[i];
    const std::int64_t count = tensor.type().elements();
    std::string numbers;
    bool finite = true;
    for (std::int64_t k = 0; k < count; ++k) {
      const double value = std::visit([](auto x) { return static_cast<double>(x); }, reference::scalar(tensor, k));
      finite = finite && std::isfinite(value);
      if (count <= 8) numbers += concat(" ", value);
    }
    if (!finite || count <= 8) all += concat("// %arg", i, ":", numbers, finite ? "" : " with infinities or NaN", "\n");
  }
  return all;
}

std::string report(const Campaign& campaign, std::uint64_t seed, const RandomGraph& graph, const std::string& wrong,
                   const Fails& fails, const Check& explain) {
  RandomGraph small = shrunk(graph, fails);
  return concat("program ", seed, ": ", wrong, "\n", text(graph.function), "\nmade smaller: ", explain(small), "\n",
                text(small.function), arguments_text(small), "\nrepeat it by\n  ", command_of(campaign, seed, false),
                "\n");
}

}  // namespace

std::string run(const Campaign& campaign, const Check& check) {
  const auto first = static_cast<std::uint64_t>(environment("PCP_FUZZ_SEED").value_or(1));
  const auto seconds = environment("PCP_FUZZ_SECONDS");
  const std::int64_t graphs = environment("PCP_FUZZ_GRAPHS").value_or(seconds ? INT64_MAX : campaign.graphs);
  const bool apart = environment("PCP_FUZZ_MINIMISE").value_or(0) != 0;
  const auto begin = std::chrono::steady_clock::now();
  const auto end = begin + std::chrono::seconds(seconds.value_or(0));
  std::int64_t done = 0;
  for (; done < graphs && (!seconds || std::chrono::steady_clock::now() < end); ++done) {
    const std::uint64_t seed = first + static_cast<std::uint64_t>(done);
    Choices choices(seed);
    RandomGraph graph;
    try {
      graph = random_graph(choices, campaign.options);
    } catch (const std::exception& error) {
      return concat("program ", seed, " cannot be made: ", error.what(), "\nrepeat it by\n  ",
                    command_of(campaign, seed, false), "\n");
    }
    if (apart) {
      auto fails = [&](const RandomGraph& candidate) { return fails_apart(check, candidate); };
      if (fails(graph)) {
        return report(campaign, seed, graph, "fails in a process of its own", fails,
                      [](const RandomGraph&) { return std::string(); });
      }
      continue;
    }
    prepare_last_words(campaign, seed, graph);
    std::string wrong = check(graph);
    if (wrong.empty()) continue;
    const auto taken = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::fprintf(stderr, "program %llu, found after %.0f s, is made smaller: %s\n",
                 static_cast<unsigned long long>(seed), taken, wrong.c_str());
    // A smaller program counts where it fails in the same way, not where making it smaller has broken it.
    auto kind = [](const std::string& text) {
      return text.substr(0, std::min(text.find_first_of("0123456789"), std::size_t{60}));
    };
    auto fails = [&](const RandomGraph& candidate) { return kind(check(candidate)) == kind(wrong); };
    return report(campaign, seed, graph, wrong, fails, check);
  }
  if (seconds)
    std::printf("%lld programs from seed %llu\n", static_cast<long long>(done), static_cast<unsigned long long>(first));
  return {};
}

}  // namespace pcp::fuzz
