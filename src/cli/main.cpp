// pcp: the command line. Exit codes: 0 done, 1 failed, 2 bad usage or bad input; docs/cli.md says which is which.
#include <csignal>
#include <exception>
#include <iostream>
#include <new>
#include <stdexcept>

#include "cli/command.h"

namespace {

enum Exit { kDone = 0, kFailed = 1, kBadInput = 2 };

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

constexpr const char* kExamples = R"(Examples:
  pcp check model.mlir
  pcp run model.mlir --input=2x3xf32=1,2,3,4,5,6 --input=@weights.npy
  pcp run model.mlirbc --input=@x.npy --output=@y.npy --stats
  pcp show model.mlir --dot | dot -Tsvg > model.svg
  pcp convert model.mlir model.mlirbc
  pcp compile model.mlir --backend rocm --amd-target gfx942
  pcp grad loss.mlir -o gradient.mlir
  pcp train --data input.txt --size small --steps 2000 --out run
  pcp generate --run run --prompt "Once" --tokens 200

Exit codes: 0 done, 1 failed, 2 bad usage or bad input.)";

Exit run_command(int argc, char** argv) {
  CLI::App app{"Checks, shows, converts, runs and trains StableHLO models.", "pcp"};
  app.set_version_flag("--version", "pcp " PCP_VERSION);
  app.footer(kExamples);
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
  pcp::cli::add_ops_command(app);
  pcp::cli::add_engines_command(app);
  auto is_named = [&](const CLI::App* command) { return command->get_name() == argv[1]; };
  if (argc > 1 && argv[1][0] != '-' && app.get_subcommands(is_named).empty()) {
    return report(kBadInput,
                  std::string("there is no command '") + argv[1] +
                      "'; commands: run, check, show, convert, compile, grad, train, generate, ops, engines (see pcp --help)");
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      app.exit(error, std::cout, std::cerr);  // --help and --version
      return kDone;
    }
    std::string command = "pcp";
    for (const CLI::App* chosen : app.get_subcommands()) command += " " + chosen->get_name();
    return report(kBadInput, std::string(error.what()) + " (see " + command + " --help)");
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
