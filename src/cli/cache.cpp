#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/plural.h"
#include "cli/command.h"
#include "cli/quantity.h"
#include "engine/artifact_cache.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

ArtifactCache user_cache() {
  auto cache = ArtifactCache::of_user();
  if (!cache) fail(Code::failed_precondition, "the cache is off (PCP_CACHE=off), or there is no home for it");
  return *cache;
}

std::string date(std::int64_t seconds) {
  std::time_t time = seconds;
  char text[32];
  std::strftime(text, sizeof(text), "%Y-%m-%d %H:%M", std::localtime(&time));
  return text;
}

void list_entries(bool as_json) {
  ArtifactCache cache = user_cache();
  auto entries = cache.list();
  std::int64_t total = 0;
  for (const auto& entry : entries) total += entry.bytes;
  if (as_json) {
    Json list = Json::array();
    for (const auto& entry : entries) {
      list.push_back({{"key", entry.key},
                      {"engine", entry.engine},
                      {"target", entry.target},
                      {"function", entry.function},
                      {"bytes", entry.bytes},
                      {"last_used", entry.last_used}});
    }
    std::cout << Json{{"folder", cache.folder().string()},
                      {"limit_bytes", cache.limit_bytes()},
                      {"bytes", total},
                      {"artifacts", list}}
                     .dump()
              << "\n";
    return;
  }
  for (const auto& entry : entries) {
    std::cout << entry.key.substr(0, 12) << "  " << date(entry.last_used) << "  "
              << bytes_text(static_cast<double>(entry.bytes)) << "  " << entry.engine << " [" << entry.target << "] @"
              << entry.function << "\n";
  }
  std::cout << entries.size() << " " << plural(std::ssize(entries), "artifact") << ", "
            << bytes_text(static_cast<double>(total)) << " of at most "
            << bytes_text(static_cast<double>(cache.limit_bytes())) << " in " << cache.folder().string() << "\n";
}

constexpr const char* kCacheExamples =
    R"(Engines that compile for long (xla, iree) keep what they compiled in this folder, by content: the graph, the engine,
its target and versions. A second start of the same training compiles nothing.
  PCP_CACHE_DIR     the folder (default: $XDG_CACHE_HOME/pcp, else ~/.cache/pcp)
  PCP_CACHE_LIMIT   bytes it may take (default: 4 GiB); what was used longest ago goes first
  PCP_CACHE=off     neither read nor write it

Examples:
  pcp cache list
  pcp cache clear)";

}  // namespace

void add_cache_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("cache", "List or clear the compiled artifacts kept on disk");
  command->footer(kCacheExamples);
  command->require_subcommand(1);
  auto json = std::make_shared<bool>(false);
  CLI::App* list = command->add_subcommand("list", "List artifacts, the last used first");
  list->add_flag("--json", *json, "Print as one line of JSON");
  list->callback([json] { list_entries(*json); });
  CLI::App* clear = command->add_subcommand("clear", "Delete all artifacts");
  clear->callback([] {
    ArtifactCache cache = user_cache();
    std::int64_t count = cache.clear();
    std::cout << "deleted " << count << " " << plural(count, "artifact") << " from " << cache.folder().string() << "\n";
  });
}

}  // namespace pcp::cli
