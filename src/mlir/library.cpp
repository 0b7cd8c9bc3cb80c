#include "mlir/library.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <vector>

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

bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

// The folder of the program or shared library this code is linked into.
fs::path own_folder() {
  Dl_info found{};
  if (!dladdr(reinterpret_cast<const void*>(&own_folder), &found) || !found.dli_fname) return {};
  std::error_code failed;
  fs::path path = fs::canonical(found.dli_fname, failed);
  if (failed) path = fs::canonical("/proc/self/exe", failed);
  return failed ? fs::path() : path.parent_path();
}

// Where pip puts the library under a Python prefix (a virtual environment, /usr/local...), newest Python first.
fs::path in_python_prefix(const fs::path& prefix) {
  std::error_code failed;
  std::vector<fs::path> pythons;
  for (fs::directory_iterator at(prefix / "lib", failed), end; !failed && at != end; at.increment(failed)) {
    if (at->path().filename().string().starts_with("python3")) pythons.push_back(at->path());
  }
  std::ranges::sort(pythons, std::greater());
  for (const fs::path& python : pythons) {
    for (const char* packages : {"site-packages", "dist-packages"}) {
      fs::path path = python / packages / "iree" / "compiler" / "_mlir_libs" / kFileName;
      if (is_file(path)) return path;
    }
  }
  return {};
}

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
  std::vector<fs::path> prefixes;
  fs::path above = own;
  for (int level = 0; level < 3 && !above.empty(); ++level, above = above.parent_path())
    prefixes.push_back(above / ".venv");
#ifdef PCP_SOURCE_DIR
  prefixes.push_back(fs::path(PCP_SOURCE_DIR) / ".venv");
#endif
  if (const char* path = std::getenv("PATH")) {
    std::istringstream folders(path);
    for (std::string folder; std::getline(folders, folder, ':');) {
      if (is_file(fs::path(folder) / "python3")) prefixes.push_back(fs::path(folder).parent_path());
    }
  }
  if (const char* home = std::getenv("HOME"); home && *home) prefixes.push_back(fs::path(home) / ".local");
  prefixes.insert(prefixes.end(), {"/usr/local", "/usr"});
  for (const fs::path& prefix : prefixes) {
    if (fs::path path = in_python_prefix(prefix); !path.empty()) return path;
  }
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
