// pcp: the command line. Exit codes: 0 done, 1 failed, 2 bad usage or bad input; docs/cli.md says which is which.
#include <algorithm>
#include <csignal>
#include <exception>
#include <iostream>
#include <new>
#include <stdexcept>

#include "base/spelling_suggestion.h"
#include "cli/command.h"
#include "cluster/supervise.h"
#include "cluster/worker_run.h"

namespace {

enum Exit { kDone = 0, kFailed = 1, kBadInput = 2, kRefusedForGood = pcp::cluster::kRefused };

Exit exit_code(pcp::Code code) {
  switch (code) {
    case pcp::Code::invalid_argument:
    case pcp::Code::not_found:
    case pcp::Code::unsupported:
    case pcp::Code::resource_exhausted:
    case pcp::Code::data_loss:
      return kBadInput;
    case pcp::Code::failed_precondition:
    case pcp::Code::unavailable:
    case pcp::Code::aborted:
    case pcp::Code::internal:
      break;
  }
  return kFailed;
}

Exit report(Exit code, const std::string& message) {
  std::cout.flush();
  std::cerr << "pcp: error: " << message << std::endl;
  return code;
}

constexpr const char* kMainExamples = R"(Examples:
  pcp check model.mlir
  pcp run model.mlir --input=2x3xf32=1,2,3,4,5,6 --input=@weights.npy
  pcp run model.mlirbc --input=@x.npy --output=@y.npy --stats
  pcp show model.mlir --dot | dot -Tsvg > model.svg
  pcp convert model.mlir model.mlirbc
  pcp compile model.mlir --backend rocm --amd-target gfx942
  pcp grad loss.mlir -o gradient.mlir
  pcp train                                                 a GPT on a sample text, into runs/gpt-1
  pcp train --data input.txt --size small --steps 2000 --out run
  pcp generate --run run --prompt "Once" --tokens 200
  pcp predict --run run --input=@x.npy --output=@y.npy
  pcp export --run run -o model.mlir
  pcp train --workers 2 --data input.txt --size small --out run
  pcp shepherd --host 0.0.0.0 --workers 2 --model model.mlir
  pcp worker --connect HOST:8080 --backend cuda

--shepherd, --worker, --supervise and --node-manager are other ways to write those commands:
  pcp --shepherd --workers 2
  pcp --worker --backend cpu
  pcp --supervise -- pcp --worker --connect HOST:8080

Exit codes: 0 done, 1 failed, 2 bad usage or bad input.)";

// An option no command knows, among what the parser could not place.
std::string unknown_option(const CLI::App& app) {
  for (const std::string& argument : app.remaining(/*recurse=*/true)) {
    if (argument.size() > 1 && argument[0] == '-') return argument.substr(0, argument.find('='));
  }
  return "";
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  auto is_group = [](const CLI::App* part) { return part->get_name().empty(); };
  for (const CLI::App* group : command.get_subcommands(is_group)) {
    for (std::string& name : option_names(*group)) names.push_back(std::move(name));
  }
  return names;
}

Exit report_usage(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App* chosen = &app;
  std::string command = "pcp";
  for (const CLI::App* subcommand : app.get_subcommands()) {
    chosen = subcommand;
    command += " " + subcommand->get_name();
  }
  std::string message = error.what();
  if (std::string option = unknown_option(app); !option.empty()) {
    message =
        pcp::concat(command, " has no option '", option, "'", pcp::spelling_suggestion(option, option_names(*chosen)));
  }
  return report(kBadInput, message + " (see " + command + " --help)");
}

Exit report_unknown_command(const CLI::App& app, const std::string& given) {
  std::vector<std::string> names;
  std::string list;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
    list += (list.empty() ? "" : ", ") + names.back();
  }
  return report(kBadInput, pcp::concat("there is no command '", given, "'; commands: ", list,
                                       pcp::spelling_suggestion(given, names), " (see pcp --help)"));
}

// `pcp --shepherd --host ...` is another way to say `pcp shepherd --host ...`, and so with a few more. What follows
// `--` belongs to a command that is to be run: `pcp --supervise -- pcp --worker`.
std::vector<std::string> spelled_as_command(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() || !words[0].starts_with("-")) return words;
  const std::vector<std::string> commands = {"--shepherd", "--worker", "--supervise", "--node-manager"};
  auto end = std::ranges::find(words, "--");
  auto flag = std::find_first_of(words.begin(), end, commands.begin(), commands.end());
  if (flag == end) return words;
  std::rotate(words.begin(), flag, flag + 1);
  words[0].erase(0, 2);
  return words;
}

Exit run_command(int argc, char** argv) {
  CLI::App app{"Checks, shows, converts, runs and trains StableHLO models.", "pcp"};
  app.set_version_flag("--version", "pcp " PCP_VERSION);
  app.footer(kMainExamples);
  app.get_formatter()->column_width(32);
  app.require_subcommand(1);
  pcp::cli::add_run_command(app);
  pcp::cli::add_check_command(app);
  pcp::cli::add_show_command(app);
  pcp::cli::add_convert_command(app);
  pcp::cli::add_compile_command(app);
  pcp::cli::add_grad_command(app);
  pcp::cli::add_train_command(app);
  pcp::cli::add_generate_command(app);
  pcp::cli::add_predict_command(app);
  pcp::cli::add_export_command(app);
  pcp::cli::add_shepherd_command(app);
  pcp::cli::add_worker_command(app);
  pcp::cli::add_dispatcher_command(app);
  pcp::cli::add_status_command(app);
  pcp::cli::add_stop_command(app);
  pcp::cli::add_supervise_command(app);
  pcp::cli::add_node_manager_command(app);
  pcp::cli::add_ops_command(app);
  pcp::cli::add_engines_command(app);
  pcp::cli::add_cache_command(app);
  pcp::cli::add_keys_command(app);
  pcp::cli::add_invite_command(app);
  pcp::cli::add_pipeline_test_command(app);
  std::vector<std::string> words = spelled_as_command(argc, argv);
  if (words.empty()) {
    std::cerr << app.help();
    return kBadInput;
  }
  auto is_named = [&](const CLI::App* command) { return command->get_name() == words[0]; };
  if (!words.empty() && !words[0].starts_with("-") && app.get_subcommands(is_named).empty()) {
    return report_unknown_command(app, words[0]);
  }
  try {
    std::ranges::reverse(words);  // the parser takes them from the back
    app.parse(std::move(words));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      app.exit(error, std::cout, std::cerr);  // --help and --version
      return kDone;
    }
    return report_usage(app, error);
  }
  return kDone;
}

}  // namespace

int main(int argc, char** argv) {
#if defined(SIGXFSZ)
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a failed write, as a full disk is
#endif
  std::signal(SIGPIPE, SIG_IGN);  // a reader that went away is a failed write, not a silent death
  int code = kFailed;
  try {
    code = run_command(argc, argv);
  } catch (const pcp::cli::Interrupted& interrupted) {
    code = 128 + interrupted.signal;
  } catch (const pcp::cli::ExitCode& ended) {
    code = ended.code;
  } catch (const pcp::cluster::RefusedForGood& error) {
    code = report(kRefusedForGood, error.what());
  } catch (const pcp::Error& error) {
    code = report(exit_code(error.code()), error.what());
  } catch (const std::bad_alloc&) {
    code = report(kFailed, "out of memory");
  } catch (const std::length_error&) {
    code = report(kFailed, "out of memory: a tensor is larger than the address space");
  } catch (const std::exception& error) {
    code = report(kFailed, std::string("internal error: ") + error.what());
  } catch (...) {
    code = report(kFailed, "internal error");
  }
  std::cout.flush();
  if (!std::cout && code == kDone) {
    std::cerr << "pcp: error: cannot write to standard output" << std::endl;
    code = kFailed;
  }
  return code;
}
