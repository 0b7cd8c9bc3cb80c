// Sessions over several workers that send each other values, with streams written by hand.
#include <numeric>

#include "tests/dispatch/fixture.h"

namespace pcp::dispatch {
namespace {

using session::Call;
using session::Define;
using session::Operand;
using session::Read;
using session::Receive;
using session::Send;
using session::StreamWriter;
using session::WorkerId;

class TransfersTest : public DispatchTest {
 protected:
  TransfersTest() { start_dispatcher(); }
  // They join in this order.
  void start_workers(int count, const SessionTaskOptions& options = {}) {
    for (int i = 0; i < count; ++i) {
      std::string name = "w" + std::to_string(workers_.size());
      start_worker(options);
      wait_for_log(name + "@local joined");
    }
  }
};

TEST_F(TransfersTest, AClientSeesAllWorkersAndComputesOnEach) {
  start_workers(3);
  auto link = connect(3);
  ASSERT_EQ(link->workers(), 3u);
  for (WorkerId worker = 0; worker < 3; ++worker) {
    StreamWriter stream;
    put(stream, 1, {static_cast<float>(worker)});
    stream.add(Read{1, worker + 1});
    link->send(worker, stream.take());
  }
  for (WorkerId worker = 0; worker < 3; ++worker) {
    EXPECT_EQ(floats(link->wait(worker, worker + 1)), std::vector<float>{static_cast<float>(worker)});
    EXPECT_EQ(link->why_lost(worker), "");
  }
}

TEST_F(TransfersTest, TooFewWorkersAreAClearError) {
  start_workers(1);
  ClientLinkOptions options;
  options.dispatcher = client_options();
  options.least_workers = 2;
  options.connect_seconds = 3;  // long enough for a session, however busy the machine is
  std::string error = error_of([&] { ClientLink link(options); });
  EXPECT_NE(error.find("1 of 2 workers have joined"), std::string::npos) << error;
}

TEST_F(TransfersTest, AValueGoesToAnotherWorkerAndComesBack) {
  start_workers(2);
  auto link = connect(2);
  StreamWriter first, second;
  put(first, 1, {1, 2, 3});
  first.add(Send{1, 1, 7});
  first.add(Receive{2, vector_of(3), 1, 8});
  first.add(Read{2, 1});
  second.add(Define{addition(3)});
  second.add(Receive{1, vector_of(3), 0, 7});
  second.add(Call{0, 0, 2, {Operand{1, 0}, Operand{1, 0}}});
  second.add(Send{2, 0, 8});
  link->send(0, first.take());
  link->send(1, second.take());
  EXPECT_EQ(floats(link->wait(0, 1)), (std::vector<float>{2, 4, 6}));
}

// Each worker adds its own value to what comes from the one before, twice around.
TEST_F(TransfersTest, FourWorkersInARing) {
  constexpr WorkerId kWorkers = 4;
  start_workers(kWorkers);
  auto link = connect(kWorkers);
  std::uint64_t transfer = 1;
  for (WorkerId worker = 0; worker < kWorkers; ++worker) {
    StreamWriter stream;
    stream.add(Define{addition(1)});
    put(stream, 1, {static_cast<float>(worker + 1)});
    link->send(worker, stream.take());
  }
  session::TensorId next = 2;
  StreamWriter begin;
  begin.add(Send{1, 1, transfer});
  link->send(0, begin.take());
  for (int step = 1; step <= 2 * static_cast<int>(kWorkers); ++step, next += 2) {
    WorkerId worker = static_cast<WorkerId>(step) % kWorkers;
    StreamWriter stream;
    stream.add(Receive{next, vector_of(1), (worker + kWorkers - 1) % kWorkers, transfer});
    stream.add(Call{0, 0, next + 1, {Operand{next, 0}, Operand{1, 0}}});
    stream.add(Send{next + 1, (worker + 1) % kWorkers, ++transfer});
    if (step == 2 * static_cast<int>(kWorkers)) stream.add(Read{next + 1, 1});
    link->send(worker, stream.take());
  }
  EXPECT_EQ(floats(link->wait(0, 1)), std::vector<float>{1 + 2 * 10});
}

TEST_F(TransfersTest, AHundredMegabytesBothWaysAtOnce) {
  start_workers(2);
  auto link = connect(2);
  constexpr std::size_t kCount = 25'000'000, kPiece = 1'000'000;
  std::vector<float> values(kCount);
  std::iota(values.begin(), values.end(), 0.0f);
  for (WorkerId worker = 0; worker < 2; ++worker) {
    for (std::size_t at = 0; at < kCount; at += kPiece) {
      StreamWriter stream;
      auto piece = std::as_bytes(std::span(values).subspan(at, kPiece));
      stream.add(session::Put{1, vector_of(kCount), at * sizeof(float), piece});
      link->send(worker, stream.take());
    }
    StreamWriter stream;
    stream.add(Send{1, 1 - worker, worker});
    stream.add(Receive{2, vector_of(kCount), 1 - worker, 1 - worker});
    stream.add(Read{2, worker + 1});
    link->send(worker, stream.take());
  }
  for (WorkerId worker = 0; worker < 2; ++worker) EXPECT_EQ(floats(link->wait(worker, worker + 1)), values);
}

TEST_F(TransfersTest, TransfersMayComeInAnotherOrderThanTheyAreReceived) {
  start_workers(2);
  auto link = connect(2);
  StreamWriter first, second;
  put(first, 1, {1});
  put(first, 2, {2});
  first.add(Send{1, 1, 1});
  first.add(Send{2, 1, 2});
  second.add(Receive{1, vector_of(1), 0, 2});
  second.add(Receive{2, vector_of(1), 0, 1});
  second.add(Read{1, 1});
  second.add(Read{2, 2});
  link->send(0, first.take());
  link->send(1, second.take());
  EXPECT_EQ(floats(link->wait(1, 1)), std::vector<float>{2});
  EXPECT_EQ(floats(link->wait(1, 2)), std::vector<float>{1});
}

TEST_F(TransfersTest, AWaitingSessionDoesNotBlockAnother) {
  start_workers(2);
  auto waiting = connect(2), other = connect(2);
  for (WorkerId worker = 0; worker < 2; ++worker) {
    StreamWriter stream;
    stream.add(Receive{1, vector_of(1), 1 - worker, 1});
    stream.add(Read{1, worker + 1});
    waiting->send(worker, stream.take());
  }
  for (WorkerId worker = 0; worker < 2; ++worker) {
    StreamWriter stream;
    put(stream, 1, {5});
    stream.add(Read{1, worker + 1});
    other->send(worker, stream.take());
    EXPECT_EQ(floats(other->wait(worker, worker + 1)), std::vector<float>{5});
  }
}

TEST_F(TransfersTest, AFailureTravels) {
  SessionTaskOptions small;
  small.executor.most_bytes = 1000;
  start_workers(1, small);
  start_workers(1);
  auto link = connect(2);
  StreamWriter first, second;
  put(first, 1, std::vector<float>(1000, 1));
  first.add(Send{1, 1, 1});
  second.add(Receive{1, vector_of(1000), 0, 1});
  second.add(Read{1, 1});
  link->send(0, first.take());
  link->send(1, second.take());
  std::string error = error_of([&] { link->wait(1, 1); });
  EXPECT_NE(error.find("a tensor of 4000 bytes does not fit"), std::string::npos) << error;
}

TEST_F(TransfersTest, MoreThanASessionMayHaveEndsItAlone) {
  start_workers(1);
  SessionTaskOptions small;
  small.executor.most_bytes = 5000;
  start_workers(1, small);
  auto link = connect(2);
  StreamWriter stream;
  put(stream, 1, std::vector<float>(1000, 1));
  stream.add(Send{1, 1, 1});
  stream.add(Send{1, 1, 2});  // nobody receives them
  link->send(0, stream.take());
  stream.add(Receive{2, vector_of(1), 1, 3});
  stream.add(Read{2, 1});
  link->send(0, stream.take());
  std::string error = error_of([&] { link->wait(0, 1); });
  EXPECT_NE(error.find("at most 5000 may wait to be received"), std::string::npos) << error;
}

TEST_F(TransfersTest, WorkersThatJoinLaterGetTheNextNumber) {
  start_workers(1);
  auto link = connect(1);
  EXPECT_EQ(link->workers(), 1u);
  start_workers(1);
  while (link->workers() < 2) std::this_thread::yield();
  StreamWriter first, second;
  put(first, 1, {4});
  first.add(Send{1, 1, 1});
  second.add(Receive{1, vector_of(1), 0, 1});
  second.add(Read{1, 1});
  link->send(0, first.take());
  link->send(1, second.take());
  EXPECT_EQ(floats(link->wait(1, 1)), std::vector<float>{4});
}

TEST_F(TransfersTest, SessionsAreSpreadOverFirstWorkers) {
  start_workers(2);
  auto a = connect(2), b = connect(2);
  stop_worker(*workers_[0]);
  while (a->why_lost(0).empty() || b->why_lost(1).empty()) std::this_thread::yield();
  EXPECT_NE(a->why_lost(0).find("worker 0 (w0@local) is lost"), std::string::npos);
  EXPECT_NE(b->why_lost(1).find("worker 1 (w0@local) is lost"), std::string::npos);
}

TEST_F(TransfersTest, AStreamThatNamesAWorkerWhichIsNotThereEndsItsSession) {
  start_workers(1);
  auto link = connect(1), other = connect(1);
  StreamWriter stream;
  put(stream, 1, {1});
  stream.add(Send{1, 9, 1});
  stream.add(Read{1, 1});
  link->send(0, stream.take());
  std::string error = error_of([&] { link->wait(0, 1); });
  EXPECT_NE(error.find("there is no worker 9"), std::string::npos) << error;
  put(stream, 1, {1});
  stream.add(Read{1, 1});
  other->send(0, stream.take());
  EXPECT_EQ(floats(other->wait(0, 1)), std::vector<float>{1});
}

TEST_F(TransfersTest, OverTcpWithKeysOfTheSessionAlone) {
  SessionTaskOptions one, two;
  for (SessionTaskOptions* options : {&one, &two}) {
    options->transfers.host = options->transfers.interface = "127.0.0.1";
    options->transfers.key = net::make_key_pair();
    options->transfers.only_tcp = true;
  }
  start_workers(1, one);
  start_workers(1, two);
  auto link = connect(2);
  for (WorkerId worker = 0; worker < 2; ++worker) {
    StreamWriter stream;
    put(stream, 1, {static_cast<float>(worker)});
    stream.add(Send{1, 1 - worker, worker});
    stream.add(Receive{2, vector_of(1), 1 - worker, 1 - worker});
    stream.add(Read{2, worker + 1});
    link->send(worker, stream.take());
  }
  EXPECT_EQ(floats(link->wait(0, 1)), std::vector<float>{1});
  EXPECT_EQ(floats(link->wait(1, 2)), std::vector<float>{0});
}

// The workers are of different machines and users, as far as they can tell.
TEST_F(TransfersTest, WorkersOverTcpAreReachedWithTheKeysTheyHaveProven) {
  stop_dispatcher();
  net::KeyFolder keys(folder_ / "keys");
  std::filesystem::create_directory(keys.path());
  net::ServerOptions tcp;
  tcp.port = 0;
  tcp.key = net::make_key_pair();
  tcp.allowed_path = keys.allowed_path();
  std::vector<net::KeyPair> pairs = {net::make_key_pair(), net::make_key_pair()};
  for (const net::KeyPair& pair : pairs) {
    keys.allow({pair.public_key, "worker", "machine-" + std::to_string(&pair - pairs.data())});
  }
  start_dispatcher({}, tcp);
  for (const net::KeyPair& pair : pairs) {
    SessionTaskOptions options;
    options.transfers.host = options.transfers.interface = "127.0.0.1";
    options.transfers.key = pair;
    options.transfers.only_tcp = true;
    net::ClientOptions to;
    to.host = "127.0.0.1";
    to.port = server_->port();
    to.server_key = tcp.key.public_key;
    to.key = pair;
    start_worker(options, to);
    wait_for_log(pair.public_key + " joined");
  }
  auto link = connect(2);
  for (WorkerId worker = 0; worker < 2; ++worker) {
    StreamWriter stream;
    put(stream, 1, {static_cast<float>(worker)});
    stream.add(Send{1, 1 - worker, worker});
    stream.add(Receive{2, vector_of(1), 1 - worker, 1 - worker});
    stream.add(Read{2, worker + 1});
    link->send(worker, stream.take());
  }
  EXPECT_EQ(floats(link->wait(0, 1)), std::vector<float>{1});
  EXPECT_EQ(floats(link->wait(1, 2)), std::vector<float>{0});
}

}  // namespace
}  // namespace pcp::dispatch
