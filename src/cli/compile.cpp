#include <chrono>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "base/seconds_since.h"
#include "cli/command.h"
#include "cli/quantity.h"
#include "engine/iree/compiler.h"
#include "pcp/passes.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

struct CompileCommand {
  std::string model, function, output, backend = "cpu", target, amd_target, cuda_target;
  bool json = false, no_optimize = false;
};

iree::Target chosen_target(const CompileCommand& command) {
  iree::Target target{iree::parse_backend(command.backend), command.target};
  struct Option {
    const std::string& value;
    const char* flag;
    iree::Backend backend;
  };
  for (const Option& option : {Option{command.amd_target, "--amd-target", iree::Backend::rocm},
                               Option{command.cuda_target, "--cuda-target", iree::Backend::cuda}}) {
    if (option.value.empty()) continue;
    require(target.backend == option.backend, option.flag, " is for --backend ", iree::name(option.backend),
            ", not for ", iree::name(target.backend));
    require(target.architecture.empty(), option.flag, " and --target say the same thing: give one");
    target.architecture = option.value;
  }
  if (target.architecture.empty()) target.architecture = iree::default_architecture(target.backend);
  return target;
}

std::string output_path(const CompileCommand& command) {
  if (!command.output.empty()) return command.output;
  require(command.model != "-", "a model from standard input has no name: give -o FILE");
  return std::filesystem::path(command.model).filename().replace_extension(".vmfb").string();
}

Json type_names(const std::vector<TensorType>& types) {
  Json names = Json::array();
  for (const TensorType& type : types) names.push_back(to_string(type));
  return names;
}

void compile_model(const CompileCommand& command) {
  iree::Target target = chosen_target(command);
  std::string path = output_path(command);
  { AtomicFile probe(path); }
  Module module = load_model(command.model);
  const Function& entry = module.entry(command.function);
  Module program;
  program.functions.push_back(command.no_optimize ? entry : optimize(entry));
  program.functions[0].name = entry.name;
  program.functions[0].is_public = true;
  auto start = std::chrono::steady_clock::now();
  std::string vmfb = iree::compile_vmfb(program, target);
  double seconds = seconds_since(start);
  write_file_atomically(path, vmfb);
  if (command.json) {
    std::cout << Json{{"file", path},
                      {"backend", iree::name(target.backend)},
                      {"target", target.architecture},
                      {"bytes", vmfb.size()},
                      {"compile_ms", seconds * 1e3},
                      {"compiler", iree::compiler_version()},
                      {"function", entry.name},
                      {"arguments", type_names(entry.arg_types())},
                      {"results", type_names(entry.result_types())}}
                     .dump()
              << "\n";
    return;
  }
  char time[32];
  std::snprintf(time, sizeof(time), "%.1f s", seconds);
  std::cout << path << ": " << iree::to_string(target) << ", " << bytes_text(static_cast<double>(vmfb.size())) << ", "
            << time << "\n"
            << signature(entry, 8) << "\n";
}

constexpr const char* kCompileExamples =
    R"(The hardware need not be here. What is written runs with `pcp run` and with IREE's own tools.

Targets, where --target does not say: cpu host, vulkan desktop, cuda sm_80, rocm gfx942, metal macos.

Examples:
  pcp compile model.mlir --backend cpu
  pcp compile model.mlir --backend cpu --target x86-64-v3 -o portable.vmfb
  pcp compile model.mlir --backend rocm --amd-target gfx90a -o model.vmfb
  pcp compile model.mlir --backend cuda --cuda-target sm_90
  pcp run model.vmfb --input=2x3xf32=1)";

}  // namespace

void add_compile_command(CLI::App& app) {
  auto options = std::make_shared<CompileCommand>();
  CLI::App* compile = app.add_subcommand("compile", "Compile a model to IREE's .vmfb, for hardware here or elsewhere");
  compile->footer(kCompileExamples);
  compile->add_option("MODEL", options->model, kModelHelp)->required()->type_name("");
  compile->add_option("--backend", options->backend, "cpu, vulkan, cuda, rocm or metal")
      ->type_name("NAME")
      ->capture_default_str();
  compile->add_option("--target", options->target, "Architecture of the backend, as IREE calls it")->type_name("NAME");
  compile->add_option("--amd-target", options->amd_target, "The same for rocm: gfx942, gfx90a, gfx908, ...")
      ->type_name("NAME");
  compile->add_option("--cuda-target", options->cuda_target, "The same for cuda: sm_80, sm_90, ...")->type_name("NAME");
  compile->add_option("-o,--output", options->output, "File to write (default: the model's name with .vmfb, here)")
      ->type_name("FILE");
  compile
      ->add_option("--function", options->function, "The function to compile (default: main, or the only public one)")
      ->type_name("NAME");
  compile->add_flag("--no-optimize", options->no_optimize, "Compile the graph as it was imported");
  compile->add_flag("--json", options->json, "Print what was made as one line of JSON");
  compile->callback([options] { compile_model(*options); });
}

}  // namespace pcp::cli
