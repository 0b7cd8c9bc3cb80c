#include "pcp/import.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdlib>
#include <unordered_map>

#include "base/file.h"
#include "mlir/approx_top_k.h"
#include "mlir/isolated.h"
#include "mlir/session.h"
#include "mlir/sharding_bytecode.h"
#include "mlir/shardings.h"
#include "mlir/static_forms.h"
#include "pcp/passes.h"
#include "pcp/text.h"

namespace pcp {
namespace {

constexpr int kMaxNesting = 512;  // brackets inside brackets: MLIR's parser recurses and would run out of stack

// chlo is expanded, and the scalar and shape arithmetic of other dialects folded away.
constexpr std::string_view kWithinFunctions =
    "func.func(chlo-legalize-to-stablehlo,iree-stablehlo-preprocessing-unfuse-batch-norm,"
    "iree-stablehlo-preprocessing-einsum-to-dot-general,canonicalize,cse)";

// The text after blanks and comments.
std::string_view beginning(std::string_view text) {
  while (!text.empty()) {
    if (std::isspace(static_cast<unsigned char>(text.front()))) {
      text.remove_prefix(1);
    } else if (text.starts_with("//")) {
      text.remove_prefix(std::min(text.find('\n'), text.size()));
    } else {
      break;
    }
  }
  return text;
}

bool is_bytecode(std::string_view bytes) { return bytes.starts_with("ML\xef"); }

void check_text(std::string_view text, const std::string& source) {
  require(!beginning(text).empty(), source, ": there is no module, the text is empty");
  auto is_binary = [](unsigned char c) { return c < 9 || (c > 13 && c < 32) || c == 127; };
  require(std::ranges::none_of(text, is_binary), source, ": neither MLIR text nor MLIR bytecode");
  int depth = 0;
  char before = 0;
  for (char c : text) {
    if (c == '(' || c == '[' || c == '{' || c == '<') {
      require(++depth <= kMaxNesting, source, ": brackets are nested more than ", kMaxNesting, " deep");
    } else if (c == ')' || c == ']' || c == '}' || (c == '>' && before != '-')) {
      depth = std::max(depth - 1, 0);
    }
    before = c;
  }
}

bool all_empty(const std::vector<Attrs>& list) {
  return std::ranges::all_of(list, [](const Attrs& attrs) { return attrs.empty(); });
}

// Equal modules become equal values: what only states a default goes.
void drop_defaults(Region& region) {
  for (Op& op : region.ops) {
    auto accuracy = op.attrs.find<OpaqueAttr>("result_accuracy");
    if (accuracy && accuracy->text.find("<DEFAULT>") != std::string::npos) op.attrs.erase("result_accuracy");
    for (Region& inner : op.regions) drop_defaults(inner);
  }
}

void drop_defaults(Function& function) {
  if (all_empty(function.arg_attrs)) function.arg_attrs.clear();
  if (all_empty(function.result_attrs)) function.result_attrs.clear();
  drop_defaults(function.body);
}

Module finish(Module module) {
  module = mlir::without_sharding_marks(std::move(module));
  for (Function& function : module.functions) drop_defaults(function);
  if (mlir::has_approx_top_k(module)) module = mlir::to_exact_top_k(module);
  if (mlir::has_imported_forms(module)) module = mlir::to_static_forms(module);
  verify(module);
  return module;
}

// MLIR calls the text it is given "-".
void name_locations(Region& region, const std::string& source, std::unordered_map<Location, Location>& named) {
  for (Op& op : region.ops) {
    if (op.location && op.location->starts_with("-:")) {
      Location& location = named[op.location];
      if (!location) location = std::make_shared<const std::string>(source + op.location->substr(1));
      op.location = location;
    }
    for (Region& inner : op.regions) name_locations(inner, source, named);
  }
}

// Locations that a program brings may be long chains of calls, which many operations share.
mlir::ModuleOperation::Aliases aliases_for(const std::string& text_or_bytecode) {
  using Aliases = mlir::ModuleOperation::Aliases;
  auto has = [&](std::string_view word) { return text_or_bytecode.find(word) != std::string::npos; };
  return is_bytecode(text_or_bytecode) || has("loc(") || has("dense_resource") ? Aliases::yes : Aliases::no;
}

std::string generic_text(const std::string& text_or_bytecode, const std::string& source) {
  mlir::Session session(source);
  mlir::ModuleOperation module(session, text_or_bytecode);
  mlir::drop_sharding_operations(session, module);
  mlir::upgrade_portable_artifact(session, module);
  if (mlir::NeededPasses needed = needed_passes(module); needed != mlir::NeededPasses::none) {
    module.replace_composites_with_calls();
    std::string pipeline = needed == mlir::NeededPasses::all ? concat("inline,symbol-dce,", kWithinFunctions)
                                                             : std::string(kWithinFunctions);
    if (!module.run(pipeline)) session.fail_with_errors(Code::unsupported, "the passes of the import failed");
  }
  mlir::check_supported(session, module);
  return module.generic_text(aliases_for(text_or_bytecode));
}

// The operation written on a line of the text, "stablehlo.reshape", or nothing.
std::string operation_on_line(std::string_view text, std::size_t line) {
  for (; line > 1; --line) {
    std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + 1);
  }
  text = text.substr(0, text.find('\n'));
  for (std::string_view dialect : {"stablehlo.", "chlo.", "func.", "arith."}) {
    std::size_t at = text.find(dialect);
    if (at == std::string_view::npos) continue;
    std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789", at + dialect.size());
    return std::string(text.substr(at, end - at));
  }
  return {};
}

// Some of MLIR's messages give the place but not the operation.
std::string with_operation(const std::string& message, std::string_view text, const std::string& source) {
  if (!message.starts_with(source + ":")) return message;
  std::size_t line = std::strtoull(message.c_str() + source.size() + 1, nullptr, 10);
  std::string operation = operation_on_line(text, line);
  std::size_t after_place = message.find(": ", source.size());
  if (operation.empty() || after_place == std::string::npos || message.find(operation) != std::string::npos)
    return message;
  return message.substr(0, after_place + 2) + "[" + operation + "] " + message.substr(after_place + 2);
}

Module import_by_mlir(const std::string& text_or_bytecode, const std::string& source) {
  auto work = [&] {
    try {
      return generic_text(text_or_bytecode, source);
    } catch (const Error& error) {
      if (is_bytecode(text_or_bytecode)) throw;
      throw Error(error.code(), with_operation(error.what(), text_or_bytecode, source));
    }
  };
  mlir::library();  // what is missing is reported here, and a child need not load it again
  std::size_t size = text_or_bytecode.size();
  mlir::IsolationLimits limits{std::chrono::seconds(10 + size / 1'000'000), (std::size_t{4} << 30) + 16 * size};
  std::string text = is_bytecode(text_or_bytecode) ? mlir::run_isolated(work, limits, source) : work();
  Module module = parse(text, source + " (generic form)");
  for (Function& function : module.functions) {
    std::unordered_map<Location, Location> named;
    name_locations(function.body, source, named);
  }
  bool has_calls = false;
  for (const Function& function : module.functions) {
    walk(function.body, [&](const Op& op) { has_calls |= op.info().has(kInlined); });
  }
  if (has_calls) {
    verify(module);
    module = inline_calls(module);
  }
  return finish(std::move(module));
}

std::string name_of(const Module& module) { return module.name.empty() ? "<module>" : module.name; }

}  // namespace

Module import_text(const std::string& text_or_bytecode, const std::string& source) {
  if (!is_bytecode(text_or_bytecode)) {
    check_text(text_or_bytecode, source);
    if (beginning(text_or_bytecode).starts_with("\"builtin.module\"")) {
      try {
        return finish(parse(text_or_bytecode, source));
      } catch (const Error& error) {
        if (error.code() != Code::unsupported || mlir_library().empty()) throw;
      }
    }
  }
  if (is_bytecode(text_or_bytecode)) return import_by_mlir(mlir::with_readable_shardings(text_or_bytecode), source);
  return import_by_mlir(mlir::without_shardings(text_or_bytecode, source), source);
}

Module import_file(const std::string& path) { return import_text(read_file(path), path); }

std::string to_pretty(const Module& module) {
  mlir::Session session(name_of(module));
  return mlir::ModuleOperation(session, print(module)).pretty_text();
}

std::string to_bytecode(const Module& module) {
  mlir::Session session(name_of(module));
  return mlir::ModuleOperation(session, print(module)).bytecode();
}

void verify_with_mlir(const Module& module) {
  mlir::Session session(name_of(module));
  mlir::ModuleOperation verified(session, print(module));
}

}  // namespace pcp
