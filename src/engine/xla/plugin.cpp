#include "engine/xla/plugin.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include "base/python_packages.h"
#include "engine/xla/log_level.h"

namespace pcp::xla {
namespace {

constexpr std::size_t kLongestMessage = 1500;

Code code_of(pjrt::ErrorCode code) {
  switch (code) {
    case pjrt::ErrorCode::invalid_argument:  // the graph was verified, so XLA does not support what it refuses
    case pjrt::ErrorCode::unimplemented:
      return Code::unsupported;
    case pjrt::ErrorCode::not_found:
      return Code::not_found;
    case pjrt::ErrorCode::resource_exhausted:
      return Code::resource_exhausted;
    case pjrt::ErrorCode::failed_precondition:
      return Code::failed_precondition;
    case pjrt::ErrorCode::aborted:
      return Code::aborted;
    case pjrt::ErrorCode::unavailable:
      return Code::unavailable;
    case pjrt::ErrorCode::data_loss:
      return Code::data_loss;
    default:
      return Code::internal;
  }
}

// On one line, since an error is one line, and shortened.
std::string one_line(std::string_view text) {
  std::string line;
  for (char c : text) {
    bool blank = c == '\n' || c == '\r' || c == '\t' || c == ' ';
    if (blank && (line.empty() || line.back() == ' ')) continue;
    line += blank ? ' ' : c;
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  if (line.size() > kLongestMessage) line = line.substr(0, kLongestMessage) + " ...";
  return line;
}

}  // namespace

const Plugin& Plugin::load(const std::string& path, const std::string& label) {
  static std::mutex mutex;
  static auto& loaded =
      *new std::map<std::string, std::unique_ptr<Plugin>>();  // never destroyed: threads may still use it at exit
  std::error_code failed;
  std::string key = std::filesystem::canonical(path, failed).string();
  if (failed) key = path;
  std::lock_guard lock(mutex);
  auto& plugin = loaded[key];
  if (!plugin) plugin.reset(new Plugin(path, label));
  return *plugin;
}

Plugin::Plugin(std::string path, std::string label) : path_(std::move(path)), label_(std::move(label)) {
  if (!is_file(path_)) fail(Code::not_found, "[", label_, "] there is no plugin '", path_, "'");
  file_size_ = std::filesystem::file_size(path_);
  set_log_level();
  void* opened = dlopen(path_.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!opened) fail(Code::invalid_argument, "[", label_, "] '", path_, "' cannot be loaded as a plugin: ", dlerror());
  auto* get_api = reinterpret_cast<const pjrt::Api* (*)()>(dlsym(opened, "GetPjrtApi"));
  require(get_api != nullptr, "[", label_, "] '", path_, "' is not a PJRT plugin: it has no function GetPjrtApi");
  api_ = get_api();
  require(api_ != nullptr && api_->struct_size >= offsetof(pjrt::Api, functions), "[", label_, "] the plugin '", path_,
          "' gives no table of functions");
  if (api_->pjrt_api_version.major_version != pjrt::kMajorVersion) {
    fail(Code::unsupported, "[", label_, "] the plugin '", path_, "' has version ", api_version(),
         " of the PJRT API; this build works with ", pjrt::kMajorVersion, ".x");
  }
  if (!has(pjrt::Slot::Plugin_Initialize)) return;
  Call<pjrt::PluginInitialize> args;
  call(args, "the plugin does not start");
}

std::string Plugin::api_version() const {
  return concat(api_->pjrt_api_version.major_version, ".", api_->pjrt_api_version.minor_version);
}

void* Plugin::function(pjrt::Slot slot) const {
  std::size_t end = offsetof(pjrt::Api, functions) + (static_cast<std::size_t>(slot) + 1) * sizeof(void*);
  return end <= api_->struct_size ? api_->functions[static_cast<std::size_t>(slot)] : nullptr;
}

void* Plugin::needed(pjrt::Slot slot) const {
  void* found = function(slot);
  if (!found) {
    fail(Code::unsupported, "[", label_, "] the plugin '", path_, "' (PJRT API ", api_version(),
         ") lacks function number ", static_cast<std::size_t>(slot), ", which is needed");
  }
  return found;
}

void Plugin::check(pjrt::Error* error, std::string_view doing) const {
  if (!error) return;
  std::unique_ptr<pjrt::Error, std::function<void(pjrt::Error*)>> freed(error, [this](pjrt::Error* e) { release(e); });
  Call<pjrt::ErrorMessage> message;
  message->error = error;
  reinterpret_cast<void (*)(pjrt::ErrorMessage*)>(needed(pjrt::Slot::Error_Message))(message.get());
  Call<pjrt::ErrorGetCode> code;
  code->error = error;
  code->code = pjrt::ErrorCode::unknown;
  release(try_call(code));
  fail(code_of(code->code), "[", label_, "] ", doing, ": ", one_line({message->message, message->message_size}));
}

void Plugin::release(pjrt::Error* error) const noexcept {
  if (!error) return;
  Call<pjrt::ErrorDestroy> args;
  args->error = error;
  if (auto* destroy = reinterpret_cast<void (*)(pjrt::ErrorDestroy*)>(function(pjrt::Slot::Error_Destroy))) {
    destroy(args.get());
  }
}

void Plugin::await(pjrt::Event* event, std::string_view doing) const {
  if (!event) return;
  Call<pjrt::EventAwait> args;
  args->event = event;
  pjrt::Error* error = try_call(args);
  destroy_event(event);
  check(error, doing);
}

void Plugin::destroy_event(pjrt::Event* event) const noexcept {
  if (!event) return;
  Call<pjrt::EventDestroy> args;
  args->event = event;
  destroy(args);
}

}  // namespace pcp::xla
