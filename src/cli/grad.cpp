#include <iostream>

#include "base/file.h"
#include "cli/command.h"
#include "pcp/autodiff.h"
#include "pcp/import.h"
#include "pcp/text.h"

namespace pcp::cli {
namespace {

struct GradOptions {
  std::string model, function, output = "-", remat = "none";
  std::vector<int> wrt;
};

void differentiate(const GradOptions& options) {
  bool print_it = options.output == "-", text = print_it || options.output.ends_with(".mlir");
  require(text || options.output.ends_with(".mlirbc"), "cannot tell the form of '", options.output,
          "': expected a name ending in .mlir (text) or .mlirbc (bytecode)");
  if (!print_it) AtomicFile probe(options.output);
  Remat remat = options.remat == "block" ? Remat::block : options.remat == "full" ? Remat::full : Remat::none;
  Module result = gradient(load_model(options.model), options.function, {options.wrt, remat});
  if (print_it) {
    std::cout << print(result);
  } else {
    write_file_atomically(options.output, text ? print(result) : to_bytecode(result));
  }
}

constexpr const char* kGradExamples =
    R"(The new function returns the results of the old one, then one gradient per differentiated argument. When the old one has
one floating result and that is a scalar, a loss, its gradient is taken; otherwise one cotangent per floating result is
asked for as a further argument. The gradient of a gradient may be taken.

--remat says what is kept of the forward computation: all that is needed (none), the values between the blocks of the
model, whose inside is computed again (block), or next to nothing (full).

Examples:
  pcp grad loss.mlir -o gradient.mlir
  pcp grad loss.mlir --wrt 0,2 --remat block -o gradient.mlir
  pcp grad loss.mlir | pcp run - --random-inputs)";

}  // namespace

void add_grad_command(CLI::App& app) {
  auto options = std::make_shared<GradOptions>();
  CLI::App* grad = app.add_subcommand("grad", "Differentiate a model: results and gradients in one function");
  grad->footer(kGradExamples);
  grad->add_option("MODEL", options->model, kModelHelp)->required()->type_name("");
  grad->add_option("--function", options->function, "Which function (default: main or the only one)")
      ->type_name("NAME");
  grad->add_option("--wrt", options->wrt, "Arguments to differentiate by, counted from 0 (default: all floating ones)")
      ->delimiter(',')
      ->type_name("I,J,...");
  grad->add_option("--remat", options->remat, "What to compute again instead of keeping it: none, block or full")
      ->check(CLI::IsMember({"none", "block", "full"}))
      ->type_name("POLICY")
      ->capture_default_str();
  grad->add_option("-o,--output", options->output, "File to write: .mlir or .mlirbc (default: standard output)")
      ->type_name("FILE");
  grad->callback([options] { differentiate(*options); });
}

}  // namespace pcp::cli
