// A plugin's client: the platform and its devices. There is one per plugin and process, shared by the engines on its
// devices, since on a GPU each client would reserve memory of its own.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/xla/plugin.h"
#include "pcp/engine.h"

namespace pcp::xla {

// One of the client's devices; lives as long as the client.
struct ClientDevice {
  pjrt::Device* handle = nullptr;
  int id = 0;                      // the platform's number, the same in every process
  std::string kind;                // "NVIDIA H200"
  std::string compute_capability;  // of a GPU: "9.0"
};

class Client {
 public:
  static std::shared_ptr<Client> of(const Plugin&, bool is_cuda);
  Client(const Plugin&, bool is_cuda);
  ~Client();
  Client(const Client&) = delete;

  const Plugin& plugin() const { return plugin_; }
  pjrt::Client* handle() const { return handle_; }
  const std::string& platform() const { return platform_; }         // "cpu", "cuda"
  const std::string& platform_version() const { return version_; }  // one line
  const std::vector<ClientDevice>& devices() const { return devices_; }
  std::optional<MemoryUse> memory(const ClientDevice&) const;

 private:
  void create(bool is_cuda);
  void read_devices();

  const Plugin& plugin_;
  pjrt::Client* handle_ = nullptr;
  std::string platform_, version_;
  std::vector<ClientDevice> devices_;
};

}  // namespace pcp::xla
