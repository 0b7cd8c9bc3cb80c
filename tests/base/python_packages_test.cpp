#include "base/python_packages.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

TEST(PythonPackages, OfTheActiveEnvironmentAreFoundNewestPythonFirst) {
  TemporaryFolder folder;
  for (const char* python : {"python3.8", "python3.9"}) {
    std::filesystem::path packages = folder.path(concat("lib/", python, "/site-packages/pcp_test_wheel"));
    std::filesystem::create_directories(packages);
    std::ofstream(packages / "plugin.so") << python;
  }
  const char* before = std::getenv("VIRTUAL_ENV");
  std::string kept = before ? before : "";
  setenv("VIRTUAL_ENV", folder.path().c_str(), 1);
  auto found = find_in_python_packages("pcp_test_wheel/plugin.so");
  EXPECT_EQ(found, folder.path("lib/python3.9/site-packages/pcp_test_wheel/plugin.so"));
  EXPECT_EQ(find_in_python_packages("pcp_test_wheel/another.so"), "");
  before ? setenv("VIRTUAL_ENV", kept.c_str(), 1) : unsetenv("VIRTUAL_ENV");
  EXPECT_EQ(find_in_python_packages("pcp_test_wheel/plugin.so"), "");
}

TEST(PythonPackages, OwnFolderHoldsThisProgram) { EXPECT_TRUE(is_file(own_folder() / "base_test")) << own_folder(); }

}  // namespace
}  // namespace pcp
