// The conformance data of one operation: data/<op>.mlir and data/<op>.safetensors, as generate.py writes them.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "base/file.h"
#include "engine/safetensors.h"
#include "pcp/engine.h"
#include "pcp/passes.h"
#include "pcp/text.h"
#include "tests/conformance/tolerance.h"

namespace pcp::conformance {

inline std::filesystem::path data_folder() {
  return std::filesystem::path(PCP_TEST_DATA).parent_path() / "conformance/data";
}

// Rows of the op table that engines run. What a custom call does is not ours to say.
inline std::vector<const OpInfo*> engine_ops() {
  std::vector<const OpInfo*> result;
  for (const OpInfo& info : op_table()) {
    if (!info.has(kInlined) && !info.has(kImported) && info.code != OpCode::custom_call) result.push_back(&info);
  }
  return result;
}

inline std::vector<std::string> chosen_engines() {
  const char* text = std::getenv("PCP_CONFORMANCE_ENGINES");
  std::istringstream in(text && *text ? text : "cpu");
  std::vector<std::string> names;
  for (std::string name; std::getline(in, name, ',');) names.push_back(name);
  return names;
}

struct Case {
  const Function* function;
  std::vector<HostTensor> inputs, expected;
  Tolerance tolerance;
  DType dtype;  // of the operation's first operand, or result
};

class CaseFile {
 public:
  explicit CaseFile(const OpInfo& op) {
    std::string name(op.short_name());
    std::string path = (data_folder() / (name + ".mlir")).string();
    module_ = parse(read_file(path), name + ".mlir");
    verify(module_);
    Safetensors data = read_safetensors((data_folder() / (name + ".safetensors")).string());
    for (const Function& function : module_.functions) {
      Case one{&function, {}, {}, Tolerance::parse(data.metadata.at(function.name)), dtype_of(function, op.code)};
      for (std::size_t i = 0; i < function.body.args.size(); ++i)
        one.inputs.push_back(data.at(concat(function.name, "/in", i)));
      for (std::size_t i = 0; i < function.body.results.size(); ++i)
        one.expected.push_back(data.at(concat(function.name, "/out", i)));
      cases_.push_back(std::move(one));
    }
  }
  CaseFile(const CaseFile&) = delete;

  const Module& module() const { return module_; }
  const std::vector<Case>& cases() const { return cases_; }

 private:
  static DType dtype_of(const Function& function, OpCode code) {
    std::optional<DType> dtype;
    walk(function.body, [&](const Op& op) {
      if (op.code != code || dtype) return;
      bool operand_tells = !op.operands.empty() && code != OpCode::rng_bit_generator && code != OpCode::select &&
                           !op.info().has(kControl);
      dtype =
          function.type(operand_tells            ? op.operands[0]
                        : code == OpCode::select ? op.operands[1]
                                                 : op.results.back())
              .dtype;
    });
    require(dtype.has_value(), "case ", function.name, " has no ", info(code).name);
    return *dtype;
  }

  Module module_;
  std::vector<Case> cases_;
};

enum class Mode { fused, unfused, optimized };  // optimized: passes first, then fused
inline constexpr Mode kModes[] = {Mode::fused, Mode::unfused, Mode::optimized};
inline std::string_view name(Mode mode) {
  return mode == Mode::fused ? "fused" : mode == Mode::unfused ? "unfused" : "optimized";
}

// What went wrong, or nothing.
inline std::optional<std::string> run_case(Engine& engine, const Case& one, Mode mode) {
  try {
    CompileOptions options;
    options.fuse = mode != Mode::unfused;
    auto executable = engine.compile(mode == Mode::optimized ? optimize(*one.function) : *one.function, options);
    std::vector<Buffer> arguments;
    for (const HostTensor& input : one.inputs) arguments.push_back(engine.upload(input));
    std::vector<Buffer> kept = arguments;
    std::vector<Buffer> results = executable->run(std::move(arguments));
    if (results.size() != one.expected.size())
      return concat("got ", results.size(), " results, expected ", one.expected.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (auto wrong = difference(engine.download(results[i]), one.expected[i], one.tolerance))
        return concat("result ", i, ": ", *wrong);
    }
    for (std::size_t i = 0; i < kept.size(); ++i) {
      if (auto wrong = difference(engine.download(kept[i]), one.inputs[i], {}))
        return concat("argument ", i, " was changed: ", *wrong);
    }
  } catch (const std::exception& error) {
    return std::string(error.what());
  }
  return std::nullopt;
}

}  // namespace pcp::conformance
