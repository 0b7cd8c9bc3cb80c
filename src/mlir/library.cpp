#include "mlir/library.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>

#include "base/python_packages.h"
#include "pcp/error.h"
#include "pcp/import.h"

namespace pcp::mlir {
namespace {

namespace fs = std::filesystem;

#ifdef __APPLE__
constexpr const char* kFileName = "libIREECompiler.dylib";
#else
constexpr const char* kFileName = "libIREECompiler.so";
#endif
constexpr const char* kHowToInstall =
    "install it with `./dev setup` or `pip install iree-base-compiler==3.13.0`, "
    "or set PCP_MLIR_LIBRARY to the path of libIREECompiler.so";

std::string find_library(std::string* why) {
  if (const char* named = std::getenv("PCP_MLIR_LIBRARY"); named && *named) {
    if (is_file(named)) return named;
    if (why) *why = concat("PCP_MLIR_LIBRARY names '", named, "', which is not a file");
    return {};
  }
  fs::path own = own_folder();
  for (const fs::path& folder : {own, own.parent_path() / "lib"}) {
    if (!own.empty() && is_file(folder / kFileName)) return folder / kFileName;
  }
  fs::path packaged = find_in_python_packages(fs::path("iree/compiler/_mlir_libs") / kFileName);
  if (!packaged.empty()) return packaged;
  if (why) *why = concat("there is no ", kFileName, " beside the program, in its .venv or in a Python installation");
  return {};
}

Library load() {
  std::string why;
  std::string path = find_library(&why);
  if (path.empty()) {
    fail(Code::failed_precondition, "[mlir] this needs the MLIR library: ", why, "; ", kHowToInstall);
  }
  void* opened = dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL);
  if (!opened) fail(Code::failed_precondition, "[mlir] cannot load ", path, ": ", dlerror(), "; ", kHowToInstall);
  Library table;
#define PCP_MLIR_RESOLVE(result, name, arguments)                            \
  table.name = reinterpret_cast<decltype(table.name)>(dlsym(opened, #name)); \
  if (!table.name) fail(Code::failed_precondition, "[mlir] ", path, " has no function " #name "; ", kHowToInstall);
  PCP_MLIR_FUNCTIONS(PCP_MLIR_RESOLVE)
#undef PCP_MLIR_RESOLVE
  table.ireeCompilerGlobalInitialize();
  return table;
}

}  // namespace

const Library& library() {
  static const Library loaded = load();
  return loaded;
}

}  // namespace pcp::mlir

namespace pcp {

std::string mlir_library(std::string* why) { return mlir::find_library(why); }

}  // namespace pcp
