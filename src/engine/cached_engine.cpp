#include "engine/cached_engine.h"

#include "base/content_hash.h"
#include "pcp/text.h"

namespace pcp {
namespace {

constexpr std::string_view kKeyVersion = "3";  // to be changed when the same graph is compiled to other code

class CachedEngine final : public Engine {
 public:
  CachedEngine(std::unique_ptr<Engine> engine, ArtifactCache cache)
      : engine_(std::move(engine)), cache_(std::move(cache)) {}

  std::string name() const override { return engine_->name(); }
  std::string target() const override { return engine_->target(); }
  std::string version() const override { return engine_->version(); }
  std::string description() const override { return engine_->description(); }
  std::vector<Device> devices() const override { return engine_->devices(); }
  std::optional<MemoryUse> memory() const override { return engine_->memory(); }
  void wait(const Buffer& buffer) override { engine_->wait(buffer); }
  std::unique_ptr<Executable> load(const std::string& artifact) override { return engine_->load(artifact); }
  Buffer upload(const HostTensor& tensor) override { return engine_->upload(tensor); }
  HostTensor download(const Buffer& buffer) override { return engine_->download(buffer); }
  bool supports_custom_call(std::string_view target) const override { return engine_->supports_custom_call(target); }
  std::vector<std::unique_ptr<Executable>> compile_all(std::span<const Function> functions,
                                                       const CompileOptions& options) override {
    return engine_->compile_all(functions, options);
  }
  bool keeps_artifacts() const override { return false; }  // so that an engine is wrapped only once

  std::unique_ptr<Executable> compile(const Function& function, const CompileOptions& options) override {
    if (options.profile) return engine_->compile(function, options);
    ArtifactCache::Entry entry{key(function, options), engine_->name(), engine_->target(), function.name};
    if (auto artifact = cache_.find(entry)) {
      try {
        auto executable = engine_->load(*artifact);
        executable->set_from_cache();
        return executable;
      } catch (const Error&) {
        // The file is intact, but the engine refuses it: the program is compiled again and the file replaced.
      }
    }
    auto executable = engine_->compile(function, options);
    try {
      cache_.store(entry, executable->serialize());
    } catch (const Error&) {
      // The disk is full, the folder is not writable, or the engine cannot serialise this program: it will be compiled
      // again.
    }
    return executable;
  }

 private:
  std::string key(const Function& function, const CompileOptions& options) const {
    Module module;
    module.functions.push_back(function);
    return content_hash(concat(kKeyVersion, "\n", engine_->name(), "\n", engine_->target(), "\n", engine_->version(),
                               "\n", options.fuse, options.threads, "\n", print(module)));
  }

  std::unique_ptr<Engine> engine_;
  ArtifactCache cache_;
};

}  // namespace

std::unique_ptr<Engine> with_cache(std::unique_ptr<Engine> engine, ArtifactCache cache) {
  return std::make_unique<CachedEngine>(std::move(engine), std::move(cache));
}

}  // namespace pcp
