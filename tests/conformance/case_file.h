// The conformance data of one operation: data/<op>.mlir and data/<op>.safetensors, as generate.py writes them.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/file.h"
#include "io/safetensors.h"
#include "pcp/engine.h"
#include "pcp/passes.h"
#include "pcp/text.h"
#include "tests/conformance/deviations.h"
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
  std::string_view op;
  const Function* function;
  std::vector<HostTensor> inputs, expected;
  Tolerance tolerance;
  DType dtype;  // of the operation's first operand, or result
};

class CaseFile {
 public:
  explicit CaseFile(const OpInfo& op) : op_name_(op.short_name()) {
    const std::string& name = op_name_;
    std::string path = (data_folder() / (name + ".mlir")).string();
    module_ = parse(read_file(path), name + ".mlir");
    verify(module_);
    Safetensors data = read_safetensors((data_folder() / (name + ".safetensors")).string());
    for (const Function& function : module_.functions) {
      Case one{op.short_name(),
               &function,
               {},
               {},
               Tolerance::parse(data.metadata.at(function.name)),
               dtype_of(function, op.code)};
      for (std::size_t i = 0; i < function.body.args.size(); ++i)
        one.inputs.push_back(data.at(concat(function.name, "/in", i)));
      for (std::size_t i = 0; i < function.body.results.size(); ++i)
        one.expected.push_back(data.at(concat(function.name, "/out", i)));
      cases_.push_back(std::move(one));
    }
  }
  CaseFile(const CaseFile&) = delete;

  const std::string& op_name() const { return op_name_; }
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

  std::string op_name_;
  Module module_;
  std::vector<Case> cases_;
};

// Read once: many tests look at all of them.
inline const CaseFile& case_file(const OpInfo& op) {
  static std::map<OpCode, std::unique_ptr<CaseFile>> read;
  auto& file = read[op.code];
  if (!file) file = std::make_unique<CaseFile>(op);
  return *file;
}

enum class Mode { fused, unfused, optimized };  // optimized: passes first, then fused

// Our own engine in every mode. Of another, whose fusion is not ours to test, the graph as it is.
inline std::span<const Mode> modes_of(std::string_view engine) {
  static constexpr Mode kModes[] = {Mode::fused, Mode::unfused, Mode::optimized};
  return engine == "cpu" ? std::span<const Mode>(kModes) : std::span<const Mode>(kModes, 1);
}
inline std::string_view name(Mode mode) {
  return mode == Mode::fused ? "fused" : mode == Mode::unfused ? "unfused" : "optimized";
}

// Cases side by side as one function.
inline Function joined(std::span<const Case> cases) {
  Module module;
  Function main;
  main.name = "main";
  for (std::size_t i = 0; i < cases.size(); ++i) {
    Function callee = *cases[i].function;
    callee.name = concat("case", i);
    callee.is_public = false;
    Op call;
    call.code = OpCode::call;
    call.attrs.set("callee", SymbolAttr{callee.name});
    for (const TensorType& type : callee.arg_types()) call.operands.push_back(main.new_value(type));
    for (const TensorType& type : callee.result_types()) call.results.push_back(main.new_value(type));
    main.body.args.insert(main.body.args.end(), call.operands.begin(), call.operands.end());
    main.body.results.insert(main.body.results.end(), call.results.begin(), call.results.end());
    main.body.ops.push_back(std::move(call));
    module.functions.push_back(std::move(callee));
  }
  module.functions.insert(module.functions.begin(), std::move(main));
  return inline_calls(module).functions.at(0);
}

// That of the case, or a wider one that is stated for the engine.
inline Tolerance tolerance_on(const Engine& engine, const Case& one) {
  const Deviation* known = find_deviation(engine.name(), one.op, one.function->name);
  return known && known->kind == Deviation::Kind::close ? Tolerance::parse(std::string(known->tolerance))
                                                        : one.tolerance;
}

// What went wrong with one case of several that ran together, or nothing. Takes its own results off the front.
inline std::string check_case(Engine& engine, const Case& one, std::span<const Buffer>& arguments,
                              std::span<const Buffer>& results) {
  std::string wrong;
  auto compare = [&](const char* what, std::span<const Buffer>& got, const std::vector<HostTensor>& expected,
                     const Tolerance& tolerance, std::span<const HostTensor> inputs) {
    for (std::size_t i = 0; i < expected.size(); ++i) {
      auto differs = difference(engine.download(got[i]), expected[i], tolerance, inputs);
      if (differs && wrong.empty()) wrong = concat(what, " ", i, ": ", *differs);
    }
    got = got.subspan(expected.size());
  };
  compare("result", results, one.expected, tolerance_on(engine, one), one.inputs);
  compare("changed argument", arguments, one.inputs, {}, {});
  return wrong;
}

// What went wrong with each, in their order; empty strings for those that are right. Compiled together; when that
// fails, each half for itself.
inline std::vector<std::string> run_together(Engine& engine, std::span<const Case> cases, Mode mode) {
  if (cases.empty()) return {};
  std::vector<std::string> wrong;
  try {
    CompileOptions options;
    options.fuse = mode != Mode::unfused;
    Function function = cases.size() == 1 ? *cases[0].function : joined(cases);
    auto executable = engine.compile(mode == Mode::optimized ? optimize(function) : function, options);
    std::vector<Buffer> arguments;
    for (const Case& one : cases) {
      for (const HostTensor& input : one.inputs) arguments.push_back(engine.upload(input));
    }
    std::vector<Buffer> results = executable->run(arguments);
    std::size_t expected = 0;
    for (const Case& one : cases) expected += one.expected.size();
    require(results.size() == expected, "got ", results.size(), " results, expected ", expected);
    std::span<const Buffer> arguments_left(arguments), results_left(results);
    for (const Case& one : cases) wrong.push_back(check_case(engine, one, arguments_left, results_left));
    return wrong;
  } catch (const std::exception& error) {
    if (cases.size() == 1) return {error.what()};
  }
  for (std::span<const Case> half : {cases.first(cases.size() / 2), cases.subspan(cases.size() / 2)}) {
    for (std::string& one : run_together(engine, half, mode)) wrong.push_back(std::move(one));
  }
  return wrong;
}

// One case with a program of its own.
inline std::string run_alone(Engine& engine, Executable& program, const Case& one) {
  try {
    std::vector<Buffer> arguments;
    for (const HostTensor& input : one.inputs) arguments.push_back(engine.upload(input));
    std::vector<Buffer> results = program.run(arguments);
    require(results.size() == one.expected.size(), "got ", results.size(), " results, expected ", one.expected.size());
    std::span<const Buffer> arguments_left(arguments), results_left(results);
    return check_case(engine, one, arguments_left, results_left);
  } catch (const std::exception& error) {
    return error.what();
  }
}

// Whether an operation of the case stands where the compiler's message points to.
inline bool is_blamed(const Case& one, const std::string& message) {
  bool blamed = false;
  walk(one.function->body, [&](const Op& op) {
    blamed = blamed || (op.location && message.find(*op.location + ":") != std::string::npos);
  });
  return blamed;
}

// As run_together, for an engine that compiles many functions as one program. Where that fails, those that the message
// points to go by themselves, else each half for itself.
inline void run_as_module(Engine& engine, std::span<const Case> cases, const std::vector<std::size_t>& chosen,
                          std::vector<std::string>& wrong) {
  if (chosen.empty()) return;
  std::vector<std::unique_ptr<Executable>> programs;
  std::vector<std::size_t> rest, blamed;
  try {
    std::vector<Function> functions;
    for (std::size_t i : chosen) functions.push_back(*cases[i].function);
    programs = engine.compile_all(functions);
  } catch (const std::exception& error) {
    wrong[chosen[0]] = error.what();
    if (chosen.size() == 1) return;
    for (std::size_t i : chosen) (is_blamed(cases[i], error.what()) ? blamed : rest).push_back(i);
  }
  if (!programs.empty()) {
    for (std::size_t k = 0; k < chosen.size(); ++k) {
      wrong[chosen[k]] = run_alone(engine, *programs[k], cases[chosen[k]]);
    }
    return;
  }
  if (blamed.empty()) {
    auto middle = chosen.begin() + static_cast<std::ptrdiff_t>(chosen.size() / 2);
    run_as_module(engine, cases, {chosen.begin(), middle}, wrong);
    run_as_module(engine, cases, {middle, chosen.end()}, wrong);
    return;
  }
  for (std::size_t i : blamed) run_as_module(engine, cases, {i}, wrong);
  run_as_module(engine, cases, rest, wrong);
}

// What went wrong with each case of a file, nothing with those that are not chosen. Our own engine runs them one by
// one; others compile slowly, and take as many at once as keep their compilation short. A case that is known to be
// refused would take the others down with it.
inline std::vector<std::string> run_cases(Engine& engine, const CaseFile& file, const std::vector<bool>& chosen,
                                          Mode mode) {
  constexpr std::size_t kAtOnce = 48;
  std::size_t at_once = engine.name() == "cpu" || engine.name() == "reference" ? 1 : kAtOnce;
  bool is_iree = engine.name().starts_with("iree");
  std::span<const Case> cases(file.cases());
  std::vector<std::string> wrong(cases.size());
  std::vector<std::size_t> waiting;
  auto run = [&](const std::vector<std::size_t>& numbers) {
    if (is_iree) return run_as_module(engine, cases, numbers, wrong);
    std::vector<Case> some;
    for (std::size_t i : numbers) some.push_back(cases[i]);
    std::vector<std::string> found = run_together(engine, some, mode);
    for (std::size_t k = 0; k < numbers.size(); ++k) wrong[numbers[k]] = std::move(found[k]);
  };
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (!chosen[i]) continue;
    const Deviation* known = find_deviation(engine.name(), file.op_name(), cases[i].function->name);
    if (known && known->kind == Deviation::Kind::refuses) {
      run({i});
      continue;
    }
    waiting.push_back(i);
    if (waiting.size() == at_once) run(std::exchange(waiting, {}));
  }
  if (!waiting.empty()) run(waiting);
  return wrong;
}

// Engines are made once: a client of XLA or IREE takes longer to start than a case to run.
inline Engine& shared_engine(const std::string& name) {
  static std::map<std::string, std::unique_ptr<Engine>> made;
  auto& engine = made[name];
  if (!engine) engine = make_engine(name);
  return *engine;
}

// Why an engine cannot run here, or nothing.
inline std::string missing(const std::string& name) {
  try {
    shared_engine(name);
  } catch (const Error& error) {
    if (error.code() == Code::failed_precondition) return error.what();
    throw;
  }
  return {};
}

}  // namespace pcp::conformance
