// One conversation with MLIR: a context of its own, the operations parsed into it, and what MLIR complained about.
//
// A session costs a few milliseconds, so every import makes one: nothing is shared between threads and all memory of an
// import goes with it.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "mlir/library.h"
#include "pcp/error.h"

namespace pcp::mlir {

struct Diagnostic {
  std::string location;  // "model.mlir:3:7", or the source alone
  std::string message;
};

class Session {
 public:
  // `source` names in messages what is parsed.
  explicit Session(std::string source);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  const Library& api() const { return api_; }
  ContextHandle context() const { return context_; }

  std::string describe(LocationHandle) const;  // "model.mlir:3:7", or the source alone
  std::string print(TypeHandle) const;

  // The errors reported since the last call.
  std::vector<Diagnostic> take_errors() { return std::exchange(errors_, {}); }
  // Throws the first error reported since the last call, "model.mlir:3:7: message"; `otherwise` when there is none.
  [[noreturn]] void fail_with_errors(Code code, std::string_view otherwise);

 private:
  static LogicalResult on_diagnostic(DiagnosticHandle, void* session);

  std::string source_;
  const Library& api_;
  void* session_ = nullptr;
  ContextHandle context_;
  std::uint64_t handler_ = 0;
  std::vector<Diagnostic> errors_;
};

// A module inside a session; verified by MLIR when it is parsed.
class ModuleOperation {
 public:
  ModuleOperation(Session& session, const std::string& text_or_bytecode);
  ~ModuleOperation();
  ModuleOperation(const ModuleOperation&) = delete;
  ModuleOperation& operator=(const ModuleOperation&) = delete;

  OperationHandle handle() const { return operation_; }
  BlockHandle body() const;
  std::vector<OperationHandle> operations() const;  // those directly in the module: its functions

  // Runs a pass pipeline, "inline,func.func(cse)"; false when a pass failed.
  bool run(std::string_view pipeline);
  // Calls fn(operation) for every operation at any depth, the module itself first.
  template <class Fn>
  void walk(Fn fn) const;
  // The names of all operations at any depth, each once.
  std::set<std::string_view> operation_names() const;
  void replace_composites_with_calls();

  // With locations. Without aliases (#loc3) MLIR need not print the module twice to find them, and the text is read in
  // less than half the time; but then it has no resources, and every location is written in full where it is used.
  enum class Aliases { yes, no };
  std::string generic_text(Aliases) const;
  std::string pretty_text() const;
  std::string bytecode() const;

 private:
  Session& session_;
  OperationHandle operation_;
};

template <class Fn>
void ModuleOperation::walk(Fn fn) const {
  std::vector<OperationHandle> found;  // the walk is C code: nothing is thrown through it
  auto collect = [](OperationHandle operation, void* list) {
    static_cast<std::vector<OperationHandle>*>(list)->push_back(operation);
    return kWalkAdvance;
  };
  session_.api().mlirOperationWalk(operation_, collect, &found, kWalkPreOrder);
  for (OperationHandle operation : found) fn(operation);
}

// True when the module holds calls or ops outside the table: what the passes of the import are for.
// Which of MLIR's passes an import needs before the graph can hold the module. MLIR moves the rest of a block for every
// call it inlines, which takes seconds for a training step of 48 layers. Calls are therefore left to inline_calls,
// except where shapes are computed in one function and used in another.
enum class NeededPasses { none, within_functions, all };
NeededPasses needed_passes(const ModuleOperation&);
// Throws unsupported, with op and line, when the module holds an op or a type the graph has not.
void check_supported(const Session&, const ModuleOperation&);

// Turns a portable artifact (VHLO) into StableHLO; the module is left alone when it is none.
void upgrade_portable_artifact(Session&, ModuleOperation&);

}  // namespace pcp::mlir
