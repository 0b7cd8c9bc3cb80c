#include "cli/results.h"

#include <iostream>
#include <memory>

#include "base/file.h"
#include "base/plural.h"
#include "cli/tensor_text.h"
#include "io/npy.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

bool is_file(const std::string& output) { return output.starts_with('@'); }

std::string target_of(const ResultOptions& options, std::size_t result) {
  return options.outputs.empty() ? "-" : options.outputs[result];
}

Json element_json(const HostTensor& tensor, std::int64_t index) {
  std::string text = element_text(tensor, index);
  if (tensor.type().dtype == DType::i1) return text == "1";
  if (text == "-0") return -0.0;  // read as JSON it would be the integer 0
  Json number = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  return number.is_discarded() ? Json(text) : number;  // nan, inf and -inf are strings
}

Json result_json(const HostTensor& tensor, const std::string& output, std::int64_t max_elements) {
  Json result = {
      {"type", to_string(tensor.type())}, {"dims", tensor.type().dims}, {"dtype", name(tensor.type().dtype)}};
  if (is_file(output)) {
    result["file"] = output.substr(1);
    return result;
  }
  Json& values = result["values"] = Json::array();
  std::int64_t count = std::min(tensor.type().elements(), max_elements);
  for (std::int64_t i = 0; i < count; ++i) values.push_back(element_json(tensor, i));
  result["truncated"] = count < tensor.type().elements();
  return result;
}

}  // namespace

void add_tensors_option(CLI::App& command, const char* flag, std::vector<std::string>& values,
                        const std::string& help) {
  command.add_option(flag, values, help)->type_size(1)->allow_extra_args(false)->type_name("TENSOR");
}

void ResultOptions::add_to(CLI::App& command) {
  add_tensors_option(command, "--output", outputs,
                     "Where one result goes, in order: @file.npy, @file.bin (raw bytes) or - (print)");
  add_number(command, "--max-elements", max_elements, 0, INT64_MAX, "a whole number",
             "Print at most this many elements of a result");
}

void check_outputs(const ResultOptions& options, const Function& function) {
  std::int64_t results = std::ssize(function.body.results);
  require(options.outputs.empty() || std::ssize(options.outputs) == results, "@", function.name, " has ", results, " ",
          plural(results, "result"), ", ", options.outputs.size(), " --output given");
  for (const std::string& output : options.outputs) {
    require(output == "-" || (is_file(output) && output.size() > 1), "--output=", output,
            ": expected @file.npy, @file.bin or -");
    if (is_file(output)) AtomicFile probe(output.substr(1));
  }
}

void write_outputs(const ResultOptions& options, const std::vector<HostTensor>& results) {
  std::vector<std::unique_ptr<AtomicFile>> files;
  for (std::size_t i = 0; i < options.outputs.size(); ++i) {
    if (!is_file(options.outputs[i])) continue;
    std::string path = options.outputs[i].substr(1);
    auto& file = files.emplace_back(std::make_unique<AtomicFile>(path));
    if (path.ends_with(".npy")) {
      write_npy(*file, results[i]);
    } else {
      file->write(results[i].bytes());
    }
  }
  for (auto& file : files) file->commit();
}

void print_results(const ResultOptions& options, const std::vector<HostTensor>& results) {
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (is_file(target_of(options, i))) continue;
    std::cout << "result[" << i << "]: " << to_string(results[i].type()) << "\n"
              << tensor_text(results[i], options.max_elements) << "\n";
  }
}

Json results_json(const ResultOptions& options, const std::vector<HostTensor>& results) {
  Json all = Json::array();
  for (std::size_t i = 0; i < results.size(); ++i) {
    all.push_back(result_json(results[i], target_of(options, i), options.max_elements));
  }
  return all;
}

}  // namespace pcp::cli
