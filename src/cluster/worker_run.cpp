#include "cluster/worker_run.h"

#include <unistd.h>

#include <chrono>
#include <mutex>

#include "base/random_number.h"
#include "cluster/compute_thread.h"
#include "cluster/training_task.h"
#include "cluster/uplink.h"
#include "pcp/builder.h"

namespace pcp::cluster {
namespace {

// The speed of a product of 512 x 512 matrices on this engine.
double measure_gflops(Engine& engine, int threads) {
  constexpr std::int64_t kSize = 512;
  constexpr int kTimes = 4;
  Function function;
  function.name = "main";
  Builder b(function);
  TensorType type(DType::f32, {kSize, kSize});
  Value a = b.argument(type), c = b.argument(type);
  b.returns({b.matmul(a, c)});
  std::unique_ptr<Executable> product = engine.compile(function, {.threads = threads});
  std::vector<float> ones(kSize * kSize, 1.0f);  // not zeros: our own engine skips those
  Buffer matrix = engine.upload(HostTensor::of<float>(type, ones));
  double best = 1e9;
  for (int i = 0; i < kTimes; ++i) {
    double start = seconds_now();
    std::vector<Buffer> results = product->run({matrix, matrix});
    engine.wait(results[0]);
    best = std::min(best, seconds_now() - start);
  }
  return 2.0 * kSize * kSize * kSize / best * 1e-9;
}

net::Hello describe(Engine& engine, const WorkerOptions& options) {
  net::Hello hello;
  hello.version = PCP_VERSION;
  hello.name = options.name.empty() ? concat(host_name(), "-", getpid()) : options.name;
  hello.engine = engine.name();
  hello.target = engine.target();
  hello.compiler = engine.version();
  std::vector<Device> devices = engine.devices();
  if (!devices.empty()) {
    hello.device = devices[0].kind;
    hello.memory_bytes = static_cast<std::uint64_t>(std::max<std::int64_t>(0, devices[0].memory_bytes));
  }
  hello.no_compiler = !options.compiles;
  hello.gflops = options.compiles ? measure_gflops(engine, options.threads) : 0;
  hello.incarnation = random_number();
  return hello;
}

// Answers of the computing thread on their way to the network thread.
class Answers {
 public:
  explicit Answers(net::Client& client) : client_(client) {}
  void post(ComputeThread::Answer answer) {
    {
      std::lock_guard lock(mutex_);
      answers_.push_back(std::move(answer));
    }
    client_.wake();
  }
  void hand_over(TrainingTask& task) {
    std::vector<ComputeThread::Answer> taken;
    {
      std::lock_guard lock(mutex_);
      taken.swap(answers_);
    }
    for (ComputeThread::Answer& answer : taken) answer(task);
  }

 private:
  net::Client& client_;
  std::mutex mutex_;
  std::vector<ComputeThread::Answer> answers_;
};

}  // namespace

std::string host_name() {
  char host[256] = "worker";
  gethostname(host, sizeof(host) - 1);
  std::string name;
  for (const char* c = host; *c && name.size() < 48; ++c) {
    name += std::isalnum(static_cast<unsigned char>(*c)) || *c == '-' ? *c : '-';
  }
  return name.empty() ? "worker" : name;
}

std::string run_worker(const WorkerOptions& options, const std::function<bool()>& stop,
                       const std::function<void(const std::string&)>& log) {
  std::unique_ptr<Engine> engine = make_engine(options.engine);
  net::Hello hello = describe(*engine, options);
  log(concat("worker ", hello.name, " on ", hello.engine, " (", hello.target, "), ", hello.device));
  std::optional<net::ClientOptions> shepherd = options.find_shepherd();
  if (!shepherd) return "stopped";
  shepherd->polls_local = true;  // this thread only listens and answers
  net::Client client(*shepherd);
  Uplink uplink(client, log, options.connected, options.give_up_seconds);
  Answers answers(client);
  ComputeThread computer(
      *engine, {options.threads, options.data, options.compiles},
      [&](ComputeThread::Answer answer) { answers.post(std::move(answer)); }, log, seconds_now);
  Session session(hello, uplink);
  TrainingTask task(session, computer, !options.data.empty());
  std::vector<std::unique_ptr<Task>> others;
  for (const MakeTask& make : options.tasks) {
    others.push_back(make(session, *engine, options.threads, [&client] { client.wake(); }));
  }

  constexpr std::chrono::milliseconds kTurn{50};
  while (!session.finished()) {
    if (stop()) {
      session.leave("it was stopped");
      return "stopped";
    }
    uplink.turn(session, kTurn);
    answers.hand_over(task);
    session.tick(seconds_now());
  }
  if (session.refused()) throw RefusedForGood("the shepherd refused this worker: " + session.reason());
  return session.reason();
}

}  // namespace pcp::cluster
