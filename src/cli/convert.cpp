#include "base/file.h"
#include "cli/command.h"
#include "pcp/import.h"
#include "pcp/text.h"

namespace pcp::cli {
namespace {

struct ConvertOptions {
  std::string input, output;
  bool pretty = false;
};

void convert_model(const ConvertOptions& options) {
  bool text = options.output.ends_with(".mlir");
  require(text || options.output.ends_with(".mlirbc"), "cannot tell the form of '", options.output,
          "': expected a name ending in .mlir (text) or .mlirbc (bytecode)");
  require(text || !options.pretty, "--pretty is a form of text: '", options.output, "' is bytecode");
  { AtomicFile probe(options.output); }
  Module module = load_model(options.input);
  write_file_atomically(options.output, !text            ? to_bytecode(module)
                                        : options.pretty ? to_pretty(module)
                                                         : print(module));
}

constexpr const char* kConvertExamples =
    R"(The form is taken from the name: .mlir is text (generic, or --pretty), .mlirbc is StableHLO's portable bytecode.
The model is written as imported: calls inlined, chlo expanded, constant shapes made static.

Examples:
  pcp convert model.mlir model.mlirbc
  pcp convert exported.mlirbc readable.mlir --pretty)";

}  // namespace

void add_convert_command(CLI::App& app) {
  auto options = std::make_shared<ConvertOptions>();
  CLI::App* convert = app.add_subcommand("convert", "Convert a model between text and bytecode");
  convert->footer(kConvertExamples);
  convert->add_option("IN", options->input, kModelHelp)->required()->type_name("");
  convert->add_option("OUT", options->output, "File to write: .mlir or .mlirbc")->required()->type_name("");
  convert->add_flag("--pretty", options->pretty, "Write the pretty form instead of the generic one");
  convert->callback([options] { convert_model(*options); });
}

}  // namespace pcp::cli
