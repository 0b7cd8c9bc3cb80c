#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>

#include "bindings/binding.h"
#include "io/safetensors.h"

namespace pcp::gt::python {

void bind_files(nb::module_& module) {
  module.def(
      "_write_safetensors",
      [](const std::string& path, const std::map<std::string, Tensor>& tensors,
         const std::map<std::string, std::string>& metadata) {
        nb::gil_scoped_release others_may_run;
        HostTensor current;
        std::vector<SafetensorsEntry> entries;
        for (const auto& [name, tensor] : tensors) {
          entries.push_back({name, tensor.type(), [&tensor = tensor, &current] {
                               current = tensor.read();
                               return std::span<const std::byte>(current.bytes());
                             }});
        }
        write_safetensors(path, std::move(entries), metadata);
      },
      "path"_a, "tensors"_a, "metadata"_a);
  module.def(
      "_read_safetensors",
      [](const std::string& path) {
        Safetensors file = read_safetensors(path);
        std::map<std::string, Tensor> tensors;
        for (const auto& [name, values] : file.tensors) tensors[name] = Tensor::of(values);
        return std::make_pair(std::move(tensors), file.metadata);
      },
      "path"_a);
}

}  // namespace pcp::gt::python
