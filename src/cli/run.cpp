#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>

#include "base/file.h"
#include "base/plural.h"
#include "cli/bound_inputs.h"
#include "cli/command.h"
#include "cli/engine_choice.h"
#include "cli/quantity.h"
#include "cli/results.h"
#include "cli/tensor_text.h"
#include "engine/iree/artifact.h"
#include "engine/iree/target.h"
#include "engine/memory_limit.h"
#include "engine/verification.h"
#include "pcp/engine.h"
#include "pcp/passes.h"
#include "train/trained_model.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

struct RunOptions {
  std::string model, function, params;
  EngineChoice engine;
  std::vector<std::string> inputs;
  ResultOptions results;
  bool random_inputs = false, stats = false, quiet = false, profile = false, no_fuse = false, no_optimize = false,
       verify = false;
  std::uint64_t seed = 0;
  int repeat = 1, threads = 0;
};

class Stopwatch {
 public:
  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

struct Times {
  double import_ms = 0, compile_ms = 0;
  std::vector<double> run_ms;

  double min() const { return *std::ranges::min_element(run_ms); }
  double mean() const {
    return std::accumulate(run_ms.begin(), run_ms.end(), 0.0) / static_cast<double>(run_ms.size());
  }
  double median() const {
    std::vector<double> sorted = run_ms;
    std::ranges::sort(sorted);
    std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
};

std::string fixed(double value) {
  char text[64];
  std::snprintf(text, sizeof(text), "%.3f", value);
  return text;
}

// Refuses what cannot fit before any of it is touched: the kernel would grant the pages and kill the process later.
void check_memory(const Engine& engine, const Function& function, double needed, std::string_view what) {
  MemoryLimit limit = memory_limit(engine);
  auto there = static_cast<double>(limit.bytes);
  if (needed <= there) return;
  fail(Code::resource_exhausted, "@", function.name, ": ", what, " take ", bytes_text(needed), ", ", limit.whose,
       " has ", bytes_text(there));
}

double total_bytes(const std::vector<TensorType>& types) {
  double bytes = 0;
  for (const TensorType& type : types) bytes += static_cast<double>(type.bytes());
  return bytes;
}

BoundParameters bind(const RunOptions& options, const Function& function) {
  if (options.params.empty()) return bind_parameters(function, {}, "");
  std::string path = parameters_file(options.params);
  return bind_parameters(function, read_parameters(path), path);
}

void check_input_count(const RunOptions& options, const BoundParameters& bound) {
  const Function& function = bound.function;
  std::size_t given = options.inputs.size();
  std::vector<std::size_t> open = bound.unbound();
  if (given <= open.size() && (given == open.size() || options.random_inputs)) return;
  if (!bound.source.empty()) fail(Code::invalid_argument, unbound_text(bound, given));
  fail(Code::invalid_argument, "@", function.name, " takes ", open.size(), " ", plural(std::ssize(open), "input"), ", ",
       given, given == 1 ? " was" : " were", " given: ", signature(function, 8));
}

// The arguments that are not bound, in place.
std::vector<HostTensor> read_arguments(const RunOptions& options, BoundParameters bound) {
  check_input_count(options, bound);
  if (!bound.extra.empty()) std::cerr << "pcp: warning: " << extra_text(bound) << ": not used" << std::endl;
  std::mt19937_64 random(options.seed);
  std::size_t next = 0;
  std::vector<HostTensor> arguments;
  for (std::size_t i = 0; i < bound.arguments.size(); ++i) {
    if (bound.arguments[i]) {
      arguments.push_back(std::move(*bound.arguments[i]));
      continue;
    }
    const TensorType& type = bound.function.type(bound.function.body.args[i]);
    std::string text = next < options.inputs.size() ? options.inputs[next] : "random";
    try {
      arguments.push_back(parse_input(text, type, random));
    } catch (const Error& error) {
      fail(error.code(), "input ", next, " of @", bound.function.name, ": ", error.what());
    }
    ++next;
  }
  return arguments;
}

// Since the program was started: getrusage would also count what the process held before, as another program.
std::int64_t peak_resident_bytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmHWM:")) return std::stoll(line.substr(6)) * 1024;
  }
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::int64_t>(usage.ru_maxrss) * 1024;
}

double overhead(const ExecutableStats& stats) {
  if (stats.lower_bound_bytes == 0) return 0;
  return static_cast<double>(stats.arena_bytes) / static_cast<double>(stats.lower_bound_bytes) - 1;
}

void print_stats(const Engine& engine, const Times& times, const ExecutableStats& stats) {
  auto row = [](std::string_view name, const std::string& value) {
    std::cout << "  " << name << std::string(16 - name.size(), ' ') << value << "\n";
  };
  auto bytes = [](std::int64_t value) { return bytes_text(static_cast<double>(value)); };
  std::cout << "stats:\n";
  row("engine", engine.name() + " (" + engine.target() + ")");
  row("import", fixed(times.import_ms) + " ms");
  row("compile", fixed(times.compile_ms) + " ms");
  row("run", fixed(times.median()) + " ms");
  if (stats.kernels > 0) row("kernels", std::to_string(stats.kernels));
  row("arguments", bytes(stats.argument_bytes));
  row("constants", bytes(stats.constant_bytes));
  row("results", bytes(stats.result_bytes));
  std::string plan = bytes(stats.arena_bytes);
  if (stats.kernels > 0) {  // an engine that tells its schedule
    char percent[32];
    std::snprintf(percent, sizeof(percent), "%+.1f %%", overhead(stats) * 100);
    plan += concat(" (", percent, " of the lower bound ", bytes(stats.lower_bound_bytes), ")");
  }
  row("plan peak", plan);
  if (std::optional<MemoryUse> memory = engine.memory()) {
    row("device memory", concat(bytes(memory->in_use_bytes), ", peak ", bytes(memory->peak_bytes)));
  }
  row("process peak", bytes(peak_resident_bytes()));
}

Json stats_json(const Engine& engine, const Times& times, const ExecutableStats& stats) {
  return {{"engine", engine.name()},
          {"target", engine.target()},
          {"import_ms", times.import_ms},
          {"compile_ms", times.compile_ms},
          {"kernels", stats.kernels},
          {"argument_bytes", stats.argument_bytes},
          {"constant_bytes", stats.constant_bytes},
          {"result_bytes", stats.result_bytes},
          {"plan_peak_bytes", stats.arena_bytes},
          {"lower_bound_bytes", stats.lower_bound_bytes},
          {"process_peak_bytes", peak_resident_bytes()}};
}

// What the reference engine says of the results.
struct Verdict {
  Json json = Json::array();
  std::string text;
  std::string wrong;  // the first result that rounding cannot explain; empty when there is none
};

Verdict verdict_on(const std::vector<HostTensor>& results, const std::vector<Expectation>& expected) {
  Verdict verdict;
  for (std::size_t i = 0; i < results.size(); ++i) {
    Deviation found = deviation(results[i], expected[i]);
    verdict.json.push_back({{"difference", found.difference}, {"allowed", found.allowed}, {"wrong", found.wrong}});
    std::string text = concat("result[", i, "]: ", found.text);
    verdict.text += concat("verify ", text, "\n");
    if (found.wrong > 0 && verdict.wrong.empty()) verdict.wrong = std::move(text);
  }
  return verdict;
}

void report(const RunOptions& options, const Engine& engine, const Times& times, const ExecutableStats& stats,
            const std::vector<HostTensor>& results, const std::vector<Expectation>& expected) {
  const std::vector<HostTensor> none;
  const std::vector<HostTensor>& shown = options.quiet ? none : results;
  const Verdict verdict = options.verify ? verdict_on(results, expected) : Verdict();
  if (options.results.json) {
    Json json;
    json["results"] = results_json(options.results, shown);
    json["times_ms"] = times.run_ms;
    if (options.stats) json["stats"] = stats_json(engine, times, stats);
    if (options.verify) json["verify"] = verdict.json;
    std::cout << json.dump() << "\n";
  } else {
    print_results(options.results, shown);
    if (options.repeat > 1) {
      std::cout << "time: min " << fixed(times.min()) << " ms, median " << fixed(times.median()) << " ms, mean "
                << fixed(times.mean()) << " ms over " << options.repeat << " runs\n";
    }
    if (options.stats) print_stats(engine, times, stats);
    std::cout << verdict.text;
  }
  if (verdict.wrong.empty()) return;
  std::cout.flush();
  fail(Code::failed_precondition, engine.name(), " does not agree with the reference engine: ", verdict.wrong);
}

// What is to run: its signature, as a function without operations where there is only machine code.
struct Program {
  Function function;
  std::unique_ptr<Engine> engine;
  std::unique_ptr<Executable> executable;  // a .vmfb comes compiled
};

bool is_vmfb_file(const std::string& path) {
  if (path == "-") return false;
  InputFile file(path);
  std::string start(std::min<std::uint64_t>(file.size(), 256), '\0');
  file.read(0, std::as_writable_bytes(std::span(start)));
  return path.ends_with(".vmfb") || iree::is_vmfb(start);
}

Program load_vmfb(const RunOptions& options) {
  iree::Artifact artifact = iree::unpack(read_file(options.model), options.model);
  artifact.function = options.function;
  std::string engine =
      options.engine.given() ? options.engine.resolve() : concat("iree:", iree::name(iree::backend_of(artifact.vmfb)));
  require(engine.starts_with("iree"), options.model, " is compiled for IREE: the engine ", engine, " cannot run it");
  Program program{{}, make_engine(engine), nullptr};
  program.executable = program.engine->load(iree::pack(artifact));
  Function& declared = program.function;
  declared.name = options.function.empty() ? "main" : options.function;
  for (const TensorType& type : program.executable->arg_types()) declared.body.args.push_back(declared.new_value(type));
  for (const TensorType& type : program.executable->result_types()) {
    declared.body.results.push_back(declared.new_value(type));
  }
  return program;
}

void run_model(const RunOptions& options) {
  Times times;
  bool compiled = is_vmfb_file(options.model);
  Program program = compiled ? load_vmfb(options) : Program{{}, make_engine(options.engine.resolve()), nullptr};
  Stopwatch import_watch;
  if (!compiled) program.function = load_model(options.model).entry(options.function);
  std::unique_ptr<Engine>& engine = program.engine;
  times.import_ms = import_watch.milliseconds();

  check_outputs(options.results, program.function);
  require(!compiled || !options.verify, "--verify: '", options.model,
          "' is compiled, the reference engine cannot run it; give the model it was compiled from");
  require(!compiled || options.params.empty(), "--params: '", options.model,
          "' is compiled and keeps no names of arguments; give the model it was compiled from");
  BoundParameters bound = bind(options, program.function);
  const Function function = bound.function;
  check_memory(*engine, function, total_bytes(function.arg_types()) + total_bytes(function.result_types()),
               "arguments and results");
  std::vector<HostTensor> inputs = read_arguments(options, std::move(bound));

  Stopwatch compile_watch;
  CompileOptions compile_options{.fuse = !options.no_fuse, .threads = options.threads, .profile = options.profile};
  std::unique_ptr<Executable>& executable = program.executable;
  if (!executable) {
    executable = engine->compile(options.no_optimize ? function : optimize_for(*engine, function), compile_options);
  }
  times.compile_ms = compile_watch.milliseconds();
  ExecutableStats stats = executable->stats();
  check_memory(*engine, function,
               static_cast<double>(stats.arena_bytes) + static_cast<double>(stats.constant_bytes) +
                   static_cast<double>(stats.argument_bytes) + static_cast<double>(stats.result_bytes),
               "arguments, constants, intermediate values and results");

  std::vector<Expectation> expected;
  if (options.verify) expected = expect(function, inputs);
  std::vector<Buffer> arguments;
  for (HostTensor& input : inputs) arguments.push_back(engine->upload(std::exchange(input, {})));
  std::vector<Buffer> outputs;
  auto run = [&](std::vector<Buffer> given) {
    std::vector<Buffer> results = executable->run(std::move(given));
    for (const Buffer& result : results) engine->wait(result);
    return results;
  };
  if (options.repeat > 1) run(arguments);  // the first run touches fresh memory
  for (int i = 0; i < options.repeat; ++i) {
    outputs.clear();
    bool last = i + 1 == options.repeat;
    Stopwatch run_watch;
    outputs = last ? run(std::move(arguments)) : run(arguments);
    times.run_ms.push_back(run_watch.milliseconds());
  }
  std::vector<HostTensor> results;
  for (Buffer& output : outputs) results.push_back(engine->download(output));

  write_outputs(options.results, results);
  report(options, *engine, times, stats, results, expected);
  if (options.profile && !options.results.json) std::cout << "profile, over all runs:\n" << executable->describe();
}

constexpr const char* kRunExamples = R"(Inputs, one --input per argument in order:
  --input=2x3xf32=1,2,3,4,5,6         values in row-major order
  --input="2x3xf32=[1 2 3][4 5 6]"    brackets and blanks separate too
  --input=f32=3                       a scalar
  --input=4xf32=0                     one value fills all
  --input=@x.npy                      a NumPy file
  --input=33xbf16=@raw.bin            bytes of a file, little-endian, row-major
  --input=random                      floats from N(0, 1), integers from 0 to 9; see --seed
  --input=random*0.02                 floats from N(0, 0.02): weights

Examples:
  pcp run model.mlir --input=2x3xf32=1,2,3,4,5,6
  pcp run model.mlir --input=@x.npy --output=@y.npy --output=-
  pcp run model.vmfb --input=2x3xf32=1
  pcp run model.mlir --params runs/a/checkpoints/step-00001000.safetensors --input=@x.npy
  pcp run model.mlir --random-inputs --repeat=100 --stats --max-elements=8)";

}  // namespace

void add_run_command(CLI::App& app) {
  auto options = std::make_shared<RunOptions>();
  CLI::App* run = app.add_subcommand("run", "Run a function of a model and print or write its results");
  run->footer(kRunExamples);
  run->add_option("MODEL", options->model, concat(kModelHelp, "; or an IREE module, .vmfb"))->required()->type_name("");
  add_tensors_option(*run, "--input", options->inputs, "One argument, in order (forms below)");
  run->add_option("--params", options->params,
                  "Tensors for the arguments of their names: a .safetensors file, or a run (its newest checkpoint); "
                  "the other arguments take --input")
      ->type_name("FILE|DIR");
  options->results.add_to(*run);
  run->add_option("--function", options->function, "The function to run (default: main, or the only public one)")
      ->type_name("NAME");
  options->engine.add_to(*run, "cpu, or what a .vmfb is for");
  run->add_flag("--random-inputs", options->random_inputs, "Arguments without --input are random");
  add_number(*run, "--seed", options->seed, 0, UINT64_MAX, "a whole number", "Seed of random inputs");
  add_number(*run, "--repeat", options->repeat, 1, 1'000'000'000, "a positive whole number",
             "Warm up, then run N times and print min, median and mean time");
  add_threads(*run, options->threads);
  run->add_flag("--stats", options->stats, "Print times, kernels and the memory plan");
  run->add_flag("--profile", options->profile, "Print the time of every step of the schedule, summed over all runs");
  run->add_flag("--json", options->results.json, "Print results, the time of every run and stats as one line of JSON");
  run->add_flag("--quiet", options->quiet, "Do not print results");
  run->add_flag("--no-fuse", options->no_fuse, "One kernel per operation, to find which one is wrong");
  run->add_flag("--no-optimize", options->no_optimize, "Run the graph as it was imported");
  run->add_flag("--verify", options->verify,
                "Compare all results with those of the reference engine; exit 1 where rounding does not explain a "
                "difference");
  run->callback([options] { run_model(*options); });
}

}  // namespace pcp::cli
