// A program compiled by a plugin for one device.
#pragma once

#include <memory>
#include <string>

#include "engine/xla/artifact.h"
#include "engine/xla/client.h"

namespace pcp::xla {

class XlaExecutable final : public Executable {
 public:
  // An artifact is loaded only when these are equal to those of the engine.
  struct Maker {
    std::string target, version;
  };

  // Compiles the text of a module whose public function main has this signature.
  static std::unique_ptr<XlaExecutable> compile(std::shared_ptr<Client>, const ClientDevice&, Maker, Signature,
                                                std::string program);
  static std::unique_ptr<XlaExecutable> load(std::shared_ptr<Client>, const ClientDevice&, Maker,
                                             const std::string& artifact);
  ~XlaExecutable() override;
  XlaExecutable(const XlaExecutable&) = delete;

  const std::vector<TensorType>& arg_types() const override { return signature_.arguments; }
  const std::vector<TensorType>& result_types() const override { return signature_.results; }
  std::vector<Buffer> run(std::vector<Buffer> arguments) override;
  ExecutableStats stats() const override;
  std::string serialize() const override;
  std::string describe() const override;

 private:
  XlaExecutable(std::shared_ptr<Client>, const ClientDevice&, Maker, Signature, pjrt::LoadedExecutable*);
  const Plugin& plugin() const { return client_->plugin(); }
  void inspect();
  void check_memory() const;
  std::int64_t temporary_bytes() const;  // 0 when the plugin does not say
  void check_arguments(const std::vector<Buffer>&) const;
  std::string serialized() const;         // by the plugin; empty when it cannot
  std::string optimized_program() const;  // XLA's HloModuleProto; empty when the plugin does not show it

  std::shared_ptr<Client> client_;
  const ClientDevice& device_;
  Maker maker_;
  Signature signature_;
  std::string program_;   // the text it was compiled from; empty when it was loaded
  std::string artifact_;  // what it was loaded from; empty when it was compiled
  pjrt::LoadedExecutable* loaded_ = nullptr;
  pjrt::Executable* executable_ = nullptr;
};

}  // namespace pcp::xla
