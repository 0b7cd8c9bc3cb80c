#include "engine/iree/compiler.h"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <mutex>
#include <set>
#include <sstream>

#include "base/physical_memory.h"
#include "base/spelling_suggestion.h"
#include "engine/iree/legalise.h"
#include "mlir/isolated.h"
#include "mlir/library.h"
#include "pcp/text.h"

namespace pcp::iree {
namespace {

constexpr std::chrono::minutes kLongestCompile{60};
constexpr std::size_t kShownMessage = 1500;

using Destroy = void (*)(void*);
using CompilerHandle = std::unique_ptr<void, Destroy>;

// Errors that IREE reports while it compiles, from any thread.
struct Diagnostics {
  std::mutex mutex;
  std::string errors;

  static void take(int severity, const char* message, std::size_t size, void* user) {
    if (severity != mlir::kCompilerSeverityError) return;
    auto* self = static_cast<Diagnostics*>(user);
    std::lock_guard lock(self->mutex);
    std::string line(message, size);
    self->errors += line + "\n";
    // Also writes the error to standard error, where the parent process finds it if this process crashes.
    [[maybe_unused]] ssize_t ignored = write(STDERR_FILENO, (line += "\n").data(), line.size());
  }
};

void check(const mlir::Library& library, void* error) {
  if (!error) return;
  std::string message = library.ireeCompilerErrorGetMessage(error);
  library.ireeCompilerErrorDestroy(error);
  fail(Code::unsupported, message);
}

// The messages of the linker, which runs in a process of its own: standard error is a file here.
std::string linker_messages() {
  constexpr std::string_view kUndefined = "undefined symbol: ";
  std::string written(1 << 14, '\0'), found;
  written.resize(
      static_cast<std::size_t>(std::max<ssize_t>(0, pread(STDERR_FILENO, written.data(), written.size(), 0))));
  for (std::size_t at = 0; (at = written.find(kUndefined, at)) != std::string::npos;) {
    std::size_t end = std::min(written.find('\n', at), written.size());
    found += written.substr(at, end - at) + "\n";
    at = end;
  }
  return found;
}

std::string compile_here(const std::string& text, const std::vector<std::string>& flags) {
  const mlir::Library& library = mlir::library();
  // Flags are set for the whole process, which compiles nothing else: sessions do not take all of them.
  std::vector<const char*> arguments{"iree"};
  for (const std::string& flag : flags) arguments.push_back(flag.c_str());
  library.ireeCompilerSetupGlobalCL(static_cast<int>(arguments.size()), arguments.data(), "", false);
  CompilerHandle session(library.ireeCompilerSessionCreate(), library.ireeCompilerSessionDestroy);

  Diagnostics diagnostics;
  CompilerHandle invocation(library.ireeCompilerInvocationCreate(session.get()), library.ireeCompilerInvocationDestroy);
  library.ireeCompilerInvocationEnableCallbackDiagnostics(invocation.get(), 0, Diagnostics::take, &diagnostics);
  void* opened = nullptr;
  check(library,
        library.ireeCompilerSourceWrapBuffer(session.get(), "program", text.c_str(), text.size() + 1, true, &opened));
  CompilerHandle source(opened, library.ireeCompilerSourceDestroy);
  constexpr int kWholePipeline = 0;
  if (!library.ireeCompilerInvocationParseSource(invocation.get(), source.get()) ||
      !library.ireeCompilerInvocationPipeline(invocation.get(), kWholePipeline)) {
    fail(Code::unsupported, linker_messages(), diagnostics.errors);
  }
  check(library, library.ireeCompilerOutputOpenMembuffer(&opened));
  CompilerHandle output(opened, library.ireeCompilerOutputDestroy);
  check(library, library.ireeCompilerInvocationOutputVMBytecode(invocation.get(), output.get()));
  void* bytes = nullptr;
  std::uint64_t size = 0;
  check(library, library.ireeCompilerOutputMapMemory(output.get(), &bytes, &size));
  return std::string(static_cast<const char*>(bytes), size);
}

std::string source_text(const Module& module, Backend backend) {
  Module plain = module;
  for (Function& function : plain.functions) {
    function = legalise(function, backend);
    function.arg_attrs.clear();
    function.result_attrs.clear();
  }
  return print(plain, {.locations = true});
}

// The location "model.mlir:12:3" at the beginning of a message, or nothing.
std::string place_of(const std::string& line) {
  std::size_t end = line.find(": ");
  return end != std::string::npos && end > 0 && std::isdigit(static_cast<unsigned char>(line[end - 1]))
             ? line.substr(0, end + 1)
             : line;
}

// IREE's messages on one line: the first for every location, without stack dumps and quotations of the program.
std::string in_one_line(const std::string& messages) {
  std::string text;
  std::set<std::string> places;
  std::istringstream lines(messages);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("Please report issues") || line.starts_with("Stack dump")) break;
    line.erase(0, std::min(line.size(), line.find_first_not_of(" \t")));
    bool echo = line.empty() || std::string_view("\"%^}#").find(line[0]) != std::string_view::npos;
    if (echo || line.find("see current operation") != std::string::npos || line.ends_with("called from")) continue;
    line.resize(std::min(line.size(), line.find(" for backend #hal")));  // the rest describes the target
    if (places.insert(place_of(line)).second) text += (text.empty() ? "" : "; ") + line;
  }
  if (text.size() > kShownMessage) text = text.substr(0, kShownMessage) + "...";
  return text;
}

[[noreturn]] void refuse(const Target& target, const std::string& messages) {
  std::string hint;
  const std::vector<std::string>& known = known_architectures(target.backend);
  if (!target.architecture.empty() && std::ranges::find(known, target.architecture) == known.end()) {
    hint = spelling_suggestion(target.architecture, known);
  }
  std::string said = in_one_line(messages);
  fail(Code::unsupported, "[iree] cannot compile for ", to_string(target), ": ",
       said.empty() ? "IREE's compiler crashed without a message" : said, hint);
}

}  // namespace

std::string compile_vmfb(const Module& module, const Target& target) {
  std::string text = source_text(module, target.backend);
  std::vector<std::string> flags = compiler_flags(target);
  mlir::library();  // loaded once here, so that child processes need not load it
  mlir::IsolationLimits limits{kLongestCompile, static_cast<std::size_t>(physical_memory_bytes())};
  mlir::IsolatedResult result;
  try {
    result = mlir::run_in_child([&] { return compile_here(text, flags); }, limits);
  } catch (const Error& error) {
    if (error.code() != Code::unsupported) throw;
    refuse(target, error.what());
  }
  if (result.end == mlir::IsolatedResult::End::out_of_time) {
    fail(Code::resource_exhausted, "[iree] compiling for ", to_string(target), " took more than ",
         kLongestCompile.count(), " minutes, or used no processor time for ", limits.stall.count(), " s");
  }
  if (result.end == mlir::IsolatedResult::End::crashed) refuse(target, result.messages);
  return std::move(result.answer);
}

std::string compiler_version() {
  const char* revision = mlir::library().ireeCompilerGetRevision();
  return revision && *revision ? revision : "unknown";
}

}  // namespace pcp::iree
