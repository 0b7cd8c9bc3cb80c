// Sessions as Python starts and ends them, and what debugging shows of them.
#include "bindings/binding.h"
#include "dispatch/connect.h"
#include "dispatch/local_cluster.h"
#include "pcp/signal.h"
#include "session/environment.h"
#include "session/local_link.h"
#include "session/node.h"
#include "session/timeline.h"

namespace pcp::gt::python {
namespace {

// A session in this process, with an engine of its own.
class OwnLink final : public session::Link {
 public:
  OwnLink(const std::string& engine, int threads, session::WorkerId workers)
      : engine_(make_engine(engine)), link_(*engine_, threads, session::options_of_environment(), workers) {}
  session::WorkerId workers() const override { return link_.workers(); }
  void send(session::WorkerId worker, std::vector<std::byte> stream) override { link_.send(worker, std::move(stream)); }
  HostTensor wait(session::WorkerId worker, std::uint64_t request) override { return link_.wait(worker, request); }

  nb::dict stats(session::WorkerId worker) {
    const session::Executor& executor = link_.executor(worker);
    nb::dict stats;
    stats["engine"] = engine_->name();
    stats["tensors"] = executor.tensors();
    stats["bytes"] = executor.bytes();
    stats["calls"] = executor.stats().calls;
    stats["calls_together"] = executor.stats().calls_together;
    stats["segments"] = executor.stats().segments;
    stats["not_compiled"] = executor.stats().not_compiled;
    return stats;
  }

 private:
  std::unique_ptr<Engine> engine_;
  session::LocalLink link_;
};

// A session that computes nothing: how fast a program can be recorded.
class DroppingLink final : public session::Link {
 public:
  void send(session::WorkerId, std::vector<std::byte>) override {}
  HostTensor wait(session::WorkerId, std::uint64_t) override { return HostTensor(TensorType(DType::i32, {})); }
};

// Of the current session. Where it is in this process there is a link of ours, where it has processes of its own they
// are ended with it.
struct Current {
  OwnLink* link = nullptr;
  dispatch::ClientLink* client = nullptr;
  std::shared_ptr<dispatch::LocalCluster> cluster;
};
Current& current() {
  static auto& kept = *new Current;
  return kept;
}

void start_local(const std::string& engine, int threads, session::WorkerId workers) {
  set_session_starter([=] {
    check_workers(registered_signals(), workers);
    auto link = std::make_unique<OwnLink>(engine, threads, workers);
    current() = {link.get(), nullptr, nullptr};
    return std::make_shared<session::Recorder>(std::move(link));
  });
}

// A worker that cannot have its engine would be started again and again.
void check_engine(const std::string& name) {
  std::string names;
  for (const EngineEntry& entry : engines()) {
    if (name == entry.name || name.starts_with(entry.name + ":")) {
      if (!entry.available) fail(Code::failed_precondition, "[gt.workers] engine '", name, "' needs ", entry.needs);
      return;
    }
    names += concat(names.empty() ? "" : ", ", entry.name);
  }
  fail(Code::not_found, "[gt.workers] there is no engine '", name, "'; there are ", names);
}

void start_cluster(int workers, const std::string& engine, int threads, bool lineage) {
  set_session_starter([=] {
    check_workers(registered_signals(), workers);
    dispatch::LocalClusterOptions options;
    options.workers = workers;
    options.engine = engine;
    options.threads = threads;
    auto cluster = std::make_shared<dispatch::LocalCluster>(options);
    std::unique_ptr<dispatch::ClientLink> link = cluster->connect();
    current() = {nullptr, link.get(), std::move(cluster)};
    return std::make_shared<session::Recorder>(std::move(link), session::RecorderOptions{.lineage = lineage});
  });
}

void start_connected(const dispatch::DispatcherAddress& address, bool lineage) {
  dispatch::ClientLinkOptions options;
  options.dispatcher = dispatch::find_dispatcher(address);
  auto link = [&] {
    nb::gil_scoped_release others_may_run;
    return std::make_unique<dispatch::ClientLink>(options);
  }();
  current() = {nullptr, link.get(), nullptr};
  set_session(std::make_shared<session::Recorder>(std::move(link), session::RecorderOptions{.lineage = lineage}));
}

void shut_down() {
  if (!has_session()) return;
  current_session()->close();
  set_session(nullptr);
  Current ended = std::exchange(current(), {});
  nb::gil_scoped_release others_may_run;  // processes end
  ended.cluster.reset();
}

nb::dict session_stats() {
  session::RecorderStats now = current_session()->stats();
  nb::dict stats;
  stats["tensors"] = now.tensors;
  stats["bytes"] = now.bytes;
  stats["calls"] = now.calls;
  stats["reads"] = now.reads;
  stats["streams"] = now.streams;
  stats["stream_bytes"] = now.stream_bytes;
  return stats;
}

// What the session has recorded, and what each of its workers holds and has done.
nb::dict worker_stats() {
  nb::dict all;
  if (!has_session()) return all;
  all["session"] = session_stats();
  auto name = [](std::size_t worker) { return "worker-" + std::to_string(worker); };
  if (OwnLink* link = current().link) {
    for (session::WorkerId worker = 0; worker < link->workers(); ++worker) {
      all[name(worker).c_str()] = link->stats(worker);
    }
  }
  if (!current().client) return all;
  auto numbers = [] {
    nb::gil_scoped_release others_may_run;
    return current().client->worker_numbers();
  }();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (!numbers[i]) continue;  // it is lost
    nb::dict worker;
    worker["tensors"] = numbers[i]->tensors;
    worker["bytes"] = numbers[i]->bytes;
    worker["calls"] = numbers[i]->calls;
    worker["calls_together"] = numbers[i]->calls_together;
    worker["segments"] = numbers[i]->segments;
    worker["not_compiled"] = numbers[i]->not_compiled;
    worker["busy_seconds"] = static_cast<double>(numbers[i]->microseconds) * 1e-6;
    all[name(i).c_str()] = worker;
  }
  return all;
}

nb::list tape() {
  nb::list calls;
  for (const session::RecordedCall& call : session::recorded_calls()) {
    nb::dict entry;
    entry["op"] = std::string(call.routine->name.empty() ? "gradient" : call.routine->name);
    entry["place"] = call.place;
    nb::list operands, results;
    for (session::TypeRef type : call.routine->arguments) operands.append(to_string(*type));
    for (session::TypeRef type : call.routine->results) results.append(to_string(*type));
    entry["operands"] = operands;
    entry["results"] = results;
    calls.append(entry);
  }
  return calls;
}

}  // namespace

void check_workers_of_session(const SignalConfig& config) {
  if (has_session()) check_workers(config, current_session()->workers());
}

void bind_session(nb::module_& module) {
  session::name_timeline("program");
  set_place_finder([] { return place(); });
  session::set_while_waiting([] {
    nb::gil_scoped_acquire python;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();  // Ctrl-C
  });
  module.def("_start_local", &start_local, "engine"_a = "cpu", "threads"_a = 0, "workers"_a = 1);
  module.def("_start_cluster", &start_cluster, "workers"_a, "engine"_a, "threads"_a = 0, "lineage"_a = false);
  module.def(
      "_connect",
      [](const std::string& host, int port, const std::string& server_key, bool insecure, bool lineage) {
        start_connected({host, port, server_key, insecure}, lineage);
      },
      "host"_a, "port"_a, "server_key"_a, "insecure"_a, "lineage"_a = false);
  module.def("_worker_count", [] { return has_session() ? current_session()->workers() : 0; });
  module.def("_cluster_pid", [] { return current().cluster ? current().cluster->pid() : 0; });
  module.def("_start_dropping", [] {
    set_session_starter([] { return std::make_shared<session::Recorder>(std::make_unique<DroppingLink>()); });
  });
  module.def("_has_session", &has_session);
  module.def("_check_engine", &check_engine, "name"_a);
  module.def("_shut_down", &shut_down);
  module.def("_place", [] { return place(); });
  module.def(
      "sync",
      [] {
        if (!has_session()) return;
        nb::gil_scoped_release others_may_run;
        sync();
      },
      "Waits until everything recorded so far has been computed.");
  module.def("_tape", &tape);
  module.def("_worker_stats", &worker_stats);
  module.def("is_grad_enabled", &grad_enabled, "Whether operations are recorded for backward().");
  module.def("_set_grad_enabled", &set_grad_enabled, "enabled"_a);
}

}  // namespace pcp::gt::python
