// Where Python wheels put shared libraries: MLIR, XLA's plugins and IREE's runtime come as wheels.
#pragma once

#include <filesystem>
#include <vector>

namespace pcp {

bool is_file(const std::filesystem::path&);

// The folder of the program or shared library this code is linked into; empty when it cannot be told.
std::filesystem::path own_folder();

// Folders of packages (site-packages, dist-packages) that exist here, in order: a .venv beside the program or of the
// source tree, the active virtual or conda environment, the Pythons on PATH, the user's, the system's.
std::vector<std::filesystem::path> python_package_folders();

// The first of those that has `relative` as a file; empty when none has.
std::filesystem::path find_in_python_packages(const std::filesystem::path& relative);

}  // namespace pcp
