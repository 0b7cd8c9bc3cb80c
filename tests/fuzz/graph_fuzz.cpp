// Any bytes are the decisions of the generator of random programs: what it makes of them runs on the cpu engine as on
// the reference engine. In place of the registry there is the one engine: others would have to be instrumented as well.
#include <cstdio>
#include <cstdlib>

#include "engine/cpu/cpu_engine.h"
#include "tests/fuzz/oracle.h"

namespace pcp {

std::unique_ptr<Engine> make_engine(const std::string&) { return cpu::make_cpu_engine(""); }

std::vector<std::unique_ptr<Executable>> Engine::compile_all(std::span<const Function>, const CompileOptions&) {
  std::abort();
}

}  // namespace pcp

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  pcp::fuzz::Choices choices(std::span(data, size));
  pcp::fuzz::RandomGraph graph = pcp::fuzz::random_graph(choices, {.most_ops = 16, .most_work = 6e4});
  std::string wrong = pcp::fuzz::wrong_on_cpu(graph);
  if (wrong.empty()) return 0;
  std::fprintf(stderr, "%s\n%s\n", wrong.c_str(), pcp::fuzz::text(graph.function).c_str());
  std::abort();
}
