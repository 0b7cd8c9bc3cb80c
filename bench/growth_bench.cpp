// What a message costs the shepherd with many workers: the real Shepherd behind the real Server, and as many sessions
// over real sockets as asked for, with a tiny model that takes no time to train. Prints rounds per second and the
// processor's time for a message, which must not grow with the number of workers.
//   growth_bench [WORKERS...]        default: 100 300 1000
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "bench_home.h"
#include "cluster/session.h"
#include "cluster/training_task.h"
#include "net/endpoint.h"
#include "pcp/error.h"

namespace {

using namespace pcp;
using namespace pcp::cluster;
using bench::Home;
using bench::seconds_of;
using std::chrono::milliseconds;

constexpr std::int64_t kParameters = 256;
constexpr std::uint64_t kRounds = 12, kWarmUp = 2;
constexpr int kProcesses = 4;  // that play the workers

// A worker whose steps take no time.
class PlayedWorker final : public SessionHost, public Computer {
 public:
  PlayedWorker(const net::ClientOptions& options, const std::string& name)
      : client_(options), session_(hello(name), *this), task_(session_, *this) {}

  bool finished() const { return session_.finished(); }
  void turn() {
    for (net::Event& event : client_.poll(milliseconds(0))) {
      Time now = seconds_now();
      if (event.kind == net::Event::Kind::connected) session_.connected(now);
      if (event.kind == net::Event::Kind::disconnected) session_.disconnected(now);
      if (event.kind == net::Event::Kind::message) session_.receive(now, event.message);
    }
    for (Update& update : std::exchange(updates_, {})) task_.computed(seconds_now(), std::move(update));
    session_.tick(seconds_now());
  }

  bool send(const net::Message& message) override { return client_.send(message); }
  void log(const std::string&) override {}
  void prepare(Preparation) override { task_.prepared({100, false, ""}); }
  void set_reference(std::uint64_t version, std::vector<std::byte>) override { task_.reached(version); }
  void apply(const net::Delta& delta, std::vector<std::byte>) override { task_.reached(delta.version); }
  void run(const net::Begin& begin, std::vector<std::byte>) override {
    Update update;
    update.lease = begin.lease;
    update.loss = update.seconds = 1;
    update.bytes.resize(kParameters * sizeof(float));
    updates_.push_back(std::move(update));
  }
  void abandon(std::uint64_t) override {}
  std::uint64_t steps_done(std::uint64_t) const override { return 0; }

 private:
  static net::Hello hello(const std::string& name) {
    net::Hello hello;
    hello.name = name;
    hello.engine = hello.target = hello.device = "played";
    return hello;
  }

  net::Client client_;
  Session session_;
  TrainingTask task_;
  std::vector<Update> updates_;
};

[[noreturn]] void play(const net::ClientOptions& options, int first, int count) {
  ::alarm(600);
  std::vector<std::unique_ptr<PlayedWorker>> workers;
  for (int i = 0; i < count; ++i) workers.push_back(std::make_unique<PlayedWorker>(options, concat("w", first + i)));
  for (std::size_t done = 0; done < workers.size();) {
    done = 0;
    for (auto& worker : workers) {
      worker->turn();
      done += worker->finished();
    }
    ::usleep(2000);
  }
  ::_exit(0);
}

void measure(int workers) {
  net::ServerOptions listen;
  listen.port = 0;
  listen.insecure = true;
  net::Server server(listen);
  net::ClientOptions connect;
  connect.host = "127.0.0.1";
  connect.port = server.port();
  connect.insecure = true;
  std::vector<pid_t> children;
  for (int i = 0; i < kProcesses; ++i) {
    int first = workers * i / kProcesses, past = workers * (i + 1) / kProcesses;
    pid_t child = ::fork();
    if (child == 0) play(connect, first, past - first);
    children.push_back(child);
  }
  Ledger ledger(":memory:");
  Home home(server);
  ShepherdConfig config;
  config.run = "run";
  config.rounds = kRounds;
  config.workers = workers;
  config.data.bytes_per_batch = 8;
  config.upload_bytes = std::uint64_t{64} << 20;
  MembershipConfig patient;
  patient.timeout_seconds = 60;
  Membership membership(patient, home);
  std::vector<float> parameters(kParameters);
  Shepherd shepherd(config, {kParameters}, 1, parameters, parameters, ledger, home, home, membership);
  shepherd.start(seconds_now());
  home.model = shepherd.shelf().put("model", net::Payload::of("model"));
  std::uint64_t messages = 0;
  double began = 0, thread = 0, process = 0;
  while (!shepherd.finished()) {
    for (net::Event& event : server.poll(milliseconds(20))) {
      messages += event.kind == net::Event::Kind::message;
      membership.hear(seconds_now(), event);
    }
    home.do_posted();
    membership.tick(seconds_now());
    if (began == 0 && home.rounds == kWarmUp) {
      began = seconds_now();
      messages = 0;
      thread = seconds_of(CLOCK_THREAD_CPUTIME_ID);
      process = seconds_of(CLOCK_PROCESS_CPUTIME_ID);
    }
  }
  auto count = static_cast<double>(messages);
  std::printf(
      "%5d workers  %6.1f rounds/s  %6.1f messages a worker and round  %5.1f us a message on the loop's thread, "
      "%5.1f us with the network's threads\n",
      workers, static_cast<double>(kRounds - kWarmUp) / (seconds_now() - began),
      count / static_cast<double>(kRounds - kWarmUp) / workers,
      1e6 * (seconds_of(CLOCK_THREAD_CPUTIME_ID) - thread) / count,
      1e6 * (seconds_of(CLOCK_PROCESS_CPUTIME_ID) - process) / count);
  for (pid_t child : children) ::kill(child, SIGKILL);
  for (pid_t child : children) ::waitpid(child, nullptr, 0);
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<int> sizes;
  for (int i = 1; i < count; ++i) sizes.push_back(std::atoi(arguments[i]));
  if (sizes.empty()) sizes = {100, 300, 1000};
  for (int workers : sizes) measure(workers);
}
