#include "engine/iree/target.h"

#include <cstdlib>
#include <sstream>

#include "base/spelling_suggestion.h"
#include "pcp/error.h"

namespace pcp::iree {
namespace {

struct BackendRow {
  Backend backend;
  std::string_view name, driver;
  std::string_view executable_format;  // how executables of this backend are marked in a .vmfb
  std::string_view default_architecture;
};

constexpr BackendRow kRows[] = {
    {Backend::cpu, "cpu", "local-task", "embedded-elf-", "host"},
    {Backend::vulkan, "vulkan", "vulkan", "vulkan-spirv-fb", "desktop"},
    {Backend::cuda, "cuda", "cuda", "cuda-nvptx-fb", "sm_80"},
    {Backend::rocm, "rocm", "hip", "rocm-hsaco-fb", "gfx942"},
    {Backend::metal, "metal", "metal", "metal-msl-fb", "macos"},
};

const BackendRow& row(Backend backend) { return kRows[static_cast<std::size_t>(backend)]; }

std::string device_target(std::string_view device, std::string_view backend, std::string_view format,
                          std::string_view gpu) {
  return concat("--iree-hal-target-device=#hal.device.target<\"", device, "\", [#hal.executable.target<\"", backend,
                "\", \"", format, "\", {iree_codegen.target_info = #iree_gpu.target<", gpu, ">}>]>");
}

// IREE 3.13 has no name for Hopper, but accepts a description of it. Code for it is PTX, as for the others.
std::string hopper_flag() {
  return device_target("cuda", "cuda", "cuda-nvptx-fb",
                       "arch = \"sm_90\", features = \"+ptx84\", wgp = <"
                       "compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, "
                       "subgroup = shuffle|arithmetic, dot = dp4xi8toi32, "
                       "mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, "
                       "<NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], "
                       "subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], "
                       "max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 166912, "
                       "max_workgroup_counts = [2147483647, 65535, 65535]>");
}

// Features that every desktop Vulkan driver has, also software drivers: all element types. IREE's default is for phones
// and has 32-bit types only.
std::string desktop_vulkan_flag() {
  return device_target("vulkan", "vulkan-spirv", "vulkan-spirv-fb",
                       "arch = \"\", features = \"spirv:v1.3,cap:Shader,cap:Float64,cap:Float16,cap:Int64,cap:Int16,"
                       "cap:Int8,cap:StorageBuffer8BitAccess,cap:StorageBuffer16BitAccess,ext:SPV_KHR_8bit_storage,"
                       "ext:SPV_KHR_16bit_storage,ext:SPV_KHR_storage_buffer_storage_class\", wgp = <"
                       "compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = none, "
                       "subgroup_size_choices = [64], max_workgroup_sizes = [128, 128, 64], "
                       "max_thread_count_per_workgroup = 128, max_workgroup_memory_bytes = 16384, "
                       "max_workgroup_counts = [65535, 65535, 65535]>");
}

std::vector<std::string> backend_flags(const Target& target, const std::string& architecture) {
  switch (target.backend) {
    case Backend::cpu:
      return {"--iree-hal-target-device=local", "--iree-hal-local-target-device-backends=llvm-cpu",
              "--iree-llvmcpu-target-cpu=" + architecture,
              // The limit of stack per kernel. A step of GPT nano with a batch of 1 needs 43 kB; IREE's threads have
              // 128 kB.
              "--iree-llvmcpu-stack-allocation-limit=65536"};
    case Backend::vulkan:
      if (architecture == "desktop") return {desktop_vulkan_flag()};
      return {"--iree-hal-target-device=vulkan", "--iree-vulkan-target=" + architecture};
    case Backend::cuda:
      if (architecture == "sm_90") return {hopper_flag()};
      return {"--iree-hal-target-device=cuda", "--iree-cuda-target=" + architecture};
    case Backend::rocm:
      return {"--iree-hal-target-device=hip", "--iree-rocm-target=" + architecture};
    case Backend::metal:
      // Apple's compiler exists only on Apple machines, so the file holds source code, which is compiled there.
      return {"--iree-hal-target-device=metal", "--iree-metal-compile-to-metallib=false",
              "--iree-metal-target-platform=" + architecture};
  }
  return {};
}

}  // namespace

std::string_view name(Backend backend) { return row(backend).name; }
std::string_view driver(Backend backend) { return row(backend).driver; }
std::string default_architecture(Backend backend) { return std::string(row(backend).default_architecture); }

std::string to_string(const Target& target) {
  std::string text(name(target.backend));
  return target.architecture.empty() ? text : text + ":" + target.architecture;
}

Backend parse_backend(std::string_view text) {
  std::vector<std::string> names;
  std::string list;
  for (const BackendRow& one : kRows) {
    if (one.name == text) return one.backend;
    names.emplace_back(one.name);
    list += (list.empty() ? "" : ", ") + names.back();
  }
  fail(Code::not_found, "[iree] there is no backend '", text, "'", spelling_suggestion(text, names),
       "; backends: ", list);
}

Target parse_target(std::string_view text) {
  auto colon = text.find(':');
  Target target{parse_backend(text.substr(0, colon)), ""};
  if (colon != std::string_view::npos) target.architecture = text.substr(colon + 1);
  require(colon == std::string_view::npos || !target.architecture.empty(), "[iree] '", text,
          "' names no architecture after the colon");
  return target;
}

const std::vector<std::string>& known_architectures(Backend backend) {
  static const std::vector<std::string> known[] = {
      {"host", "generic", "x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4", "haswell", "skylake-avx512", "znver3",
       "znver4"},
      {"desktop", "vp_android_baseline_2022", "rdna1", "rdna2", "rdna3", "ampere", "turing", "ada", "adreno", "valhall",
       "rx7900xtx", "rtx4090"},
      {"sm_60", "sm_70", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "pascal", "volta", "turing", "ampere", "ada"},
      {"gfx906",  "gfx908",  "gfx90a",  "gfx942",  "gfx950", "gfx1030", "gfx1100", "gfx1101", "gfx1102", "gfx1103",
       "gfx1150", "gfx1151", "gfx1200", "gfx1201", "mi100",  "mi210",   "mi250",   "mi300a",  "mi300x",  "mi325x"},
      {"macos", "ios", "ios-simulator"},
  };
  return known[static_cast<std::size_t>(backend)];
}

std::vector<std::string> compiler_flags(const Target& target) {
  std::string architecture = target.architecture.empty() ? default_architecture(target.backend) : target.architecture;
  std::vector<std::string> flags = backend_flags(target, architecture);
  // Element types are not changed; functions take fences, so that a caller need not wait for them.
  flags.insert(flags.end(), {"--iree-input-type=stablehlo", "--iree-input-demote-f64-to-f32=false",
                             "--iree-vm-target-extension-f64=true", "--iree-execution-model=async-external"});
  if (target.backend == Backend::vulkan) {
    // Above O1, IREE 3.13 cannot compile the gradient of a GPT for Vulkan. Mesa's software driver compiles a constant
    // tensor inside a shader to a chain of comparisons, which takes minutes for a causal mask.
    flags.insert(flags.end(), {"--iree-opt-level=O1", "--iree-flow-inline-constants-max-byte-length=64"});
  } else if (target.backend == Backend::cuda || target.backend == Backend::rocm) {
    // O1 for the same reason as for Vulkan. IREE also fails to compile sums that are distributed in this way.
    flags.insert(flags.end(),
                 {"--iree-opt-level=O1", "--iree-codegen-llvmgpu-use-reduction-vector-distribution=false"});
  } else {
    // From O2 on, IREE fuses more, including operations that it then cannot compile, such as an argmax of a softmax
    // ("write affecting operations on global resources are restricted to workgroup distributed contexts"). Without this
    // fusion the gradient of a GPT of 4 layers of width 128 takes two thirds of the time.
    flags.insert(flags.end(), {"--iree-opt-level=O3", "--iree-dispatch-creation-enable-aggressive-fusion=false"});
  }
  std::istringstream words(user_flags());
  for (std::string word; words >> word;) {
    std::string name = word.substr(0, word.find('='));
    std::erase_if(flags, [&](const std::string& flag) { return flag.substr(0, flag.find('=')) == name; });
    flags.push_back(word);
  }
  return flags;
}

std::string user_flags() {
  const char* flags = std::getenv("PCP_IREE_FLAGS");
  return flags ? flags : "";
}

Backend backend_of(std::string_view vmfb) {
  for (const BackendRow& one : kRows) {
    if (vmfb.find(one.executable_format) != std::string_view::npos) return one.backend;
  }
  fail(Code::invalid_argument, "[iree] the module has no executables of a known backend; name one with --engine");
}

}  // namespace pcp::iree
