// A PJRT plugin: a shared library that exports a table of functions. Loaded once in a process, never unloaded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/xla/pjrt_api.h"
#include "pcp/error.h"

namespace pcp::xla {

// The struct of one call, with room for fields that later versions of the API add: a plugin refuses a struct that is
// smaller than its own, and a field of zero has its default meaning.
template <class Args>
class Call {
 public:
  Call() { args_.struct_size = sizeof(*this); }
  Args* operator->() { return &args_; }
  Args* get() { return &args_; }

 private:
  Args args_{};
  std::byte later_fields_[256]{};
};

class Plugin {
 public:
  // `label` is the engine's name in messages. Throws not_found for a missing file, invalid_argument when the file is
  // not a plugin, unsupported for another major version.
  static const Plugin& load(const std::string& path, const std::string& label);

  const std::string& path() const { return path_; }
  const std::string& label() const { return label_; }
  std::string api_version() const;                         // "0.81"
  std::uintmax_t file_size() const { return file_size_; }  // tells builds apart that have the same version
  bool has(pjrt::Slot slot) const { return function(slot) != nullptr; }

  // Throws the plugin's error, beginning with `doing`.
  template <class Args>
  void call(Call<Args>& args, std::string_view doing) const {
    check(try_call(args), doing);
  }
  // The plugin's error, to be given to check() or release().
  template <class Args>
  pjrt::Error* try_call(Call<Args>& args) const {
    using Function = pjrt::Error*(Args*);
    return reinterpret_cast<Function*>(needed(Args::kSlot))(args.get());
  }
  void check(pjrt::Error*, std::string_view doing) const;
  void release(pjrt::Error*) const noexcept;

  // For destructors: an error is ignored, since the plugin has freed its object in any case.
  template <class Args>
  void destroy(Call<Args>& args) const noexcept {
    if (has(Args::kSlot)) release(try_call(args));
  }

  // Waits for the event, frees it and throws its error.
  void await(pjrt::Event*, std::string_view doing) const;
  void destroy_event(pjrt::Event*) const noexcept;

 private:
  Plugin(std::string path, std::string label);
  void* function(pjrt::Slot) const;
  void* needed(pjrt::Slot) const;

  std::string path_, label_;
  std::uintmax_t file_size_ = 0;
  const pjrt::Api* api_ = nullptr;
};

}  // namespace pcp::xla
