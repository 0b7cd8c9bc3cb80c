// What happens to sessions when somebody dies, does not read, or sends what no good member would.
#include "net/local_socket.h"
#include "tests/dispatch/fixture.h"
#include "tests/dispatch/raw_member.h"

namespace pcp::dispatch {
namespace {

using session::Read;
using session::Receive;
using session::Send;
using session::StreamWriter;
using session::WorkerId;

class FailuresTest : public DispatchTest {
 protected:
  struct Insider;
  void start_workers(int count) {
    for (int i = 0; i < count; ++i) {
      std::string name = "w" + std::to_string(workers_.size());
      start_worker();
      wait_for_log(name + "@local joined");
    }
  }
  // That it computes as it should.
  static void expect_well(session::Link& link, WorkerId worker, session::TensorId tensor, std::uint64_t request) {
    StreamWriter stream;
    put(stream, tensor, {7});
    stream.add(Read{tensor, request});
    link.send(worker, stream.take());
    EXPECT_EQ(floats(link.wait(worker, request)), std::vector<float>{7});
  }
};

// --- Those that die.

TEST_F(FailuresTest, WhatComesFromALostWorkerIsAFailureAndTheSessionGoesOn) {
  start_dispatcher();
  start_workers(2);
  auto link = connect(2);
  StreamWriter stream;
  stream.add(Receive{1, vector_of(1), 1, 1});  // it waits when the other is lost
  stream.add(Read{1, 1});
  stream.add(Receive{2, vector_of(1), 1, 2});  // it begins to wait afterwards
  stream.add(Read{2, 2});
  link->send(0, stream.take());
  stop_worker(*workers_[1]);
  for (std::uint64_t request : {1, 2}) {
    std::string error = error_of([&] { link->wait(0, request); });
    EXPECT_NE(error.find("worker 1 (w1@local) is lost: it left"), std::string::npos) << error;
  }
  EXPECT_NE(link->why_lost(1).find("worker 1 (w1@local) is lost"), std::string::npos);
  EXPECT_EQ(link->why_lost(0), "");
  put(stream, 1, {1});
  stream.add(Read{1, 3});
  link->send(1, stream.take());  // dropped
  std::string error = error_of([&] { link->wait(1, 3); });
  EXPECT_NE(error.find("worker 1 (w1@local) is lost"), std::string::npos) << error;
  expect_well(*link, 0, 3, 4);

  start_workers(1);
  while (link->workers() < 3) std::this_thread::yield();
  put(stream, 4, {9});
  stream.add(Send{4, 2, 3});
  link->send(0, stream.take());
  stream.add(Receive{1, vector_of(1), 0, 3});
  stream.add(Receive{2, vector_of(1), 1, 4});  // it knows of those that were lost before it came
  stream.add(Read{1, 5});
  stream.add(Read{2, 6});
  link->send(2, stream.take());
  EXPECT_EQ(floats(link->wait(2, 5)), std::vector<float>{9});
  error = error_of([&] { link->wait(2, 6); });
  EXPECT_NE(error.find("worker 1 (w1@local) is lost"), std::string::npos) << error;
}

TEST_F(FailuresTest, AReadThatWaitsForALostWorkerEnds) {
  start_dispatcher();
  start_workers(2);
  auto link = connect(2);
  StreamWriter stream;
  stream.add(Receive{1, vector_of(1), 0, 1});
  stream.add(Read{1, 1});
  link->send(1, stream.take());
  std::string error;
  std::thread reader([&] { error = error_of([&] { link->wait(1, 1); }); });
  stop_worker(*workers_[1]);
  reader.join();
  EXPECT_NE(error.find("worker 1 (w1@local) is lost"), std::string::npos) << error;
}

TEST_F(FailuresTest, AKilledDispatcherIsAnErrorAndWorkersWaitForTheNext) {
  start_dispatcher();
  start_workers(2);
  auto link = connect(2);
  expect_well(*link, 0, 1, 1);
  StreamWriter stream;
  stream.add(Receive{2, vector_of(1), 1, 1});
  stream.add(Read{2, 2});
  link->send(0, stream.take());
  kill_dispatcher();
  std::string error = error_of([&] { link->wait(0, 2); });
  EXPECT_NE(error.find("the connection to the dispatcher is lost"), std::string::npos) << error;
  start_dispatcher();
  auto again = connect(2);
  expect_well(*again, 0, 1, 1);  // under the same number of a session as before
  expect_well(*again, 1, 1, 2);
}

TEST_F(FailuresTest, TheTensorsOfAClientThatLeavesAreNotThereForTheNext) {
  start_dispatcher();
  start_workers(1);
  auto link = connect(1);
  expect_well(*link, 0, 1, 1);
  link.reset();
  wait_for_log("session 1 ended");
  auto next = connect(1);
  StreamWriter stream;
  stream.add(Read{1, 1});
  next->send(0, stream.take());
  std::string error = error_of([&] { next->wait(0, 1); });
  EXPECT_NE(error.find("there is no tensor 1"), std::string::npos) << error;
}

// --- Those that do not read.

TEST_F(FailuresTest, AClientThatDoesNotReadEndsItsOwnSession) {
  DispatcherConfig config;
  config.most_waiting_bytes = 1 << 20;
  start_dispatcher(config);
  start_workers(1);
  auto other = connect(1);
  RawMember slow(client_options(), net::Role::client, "slow");
  slow.wait_for<net::SessionWorkers>();
  StreamWriter stream;
  put(stream, 1, std::vector<float>(100'000, 1));
  for (std::uint64_t request = 1; request <= 400; ++request) stream.add(Read{1, request});
  std::vector<std::byte> bytes = stream.take();
  ASSERT_TRUE(slow.send(net::Instructions{0, 0}, net::Payload::copy_of(bytes)));
  while (log().find("does not read its answers") == std::string::npos) {
    slow.send(net::AnswersTaken{0, 0, std::uint64_t{1} << 40});  // it says that it has taken what it has not
    slow.heartbeat();
    std::this_thread::yield();
  }
  expect_well(*other, 0, 1, 1);
  EXPECT_NE(slow.wait_for<net::SessionOver>().reason.find("the client does not read its answers"), std::string::npos);
}

TEST_F(FailuresTest, ASlowReaderOfMuchIsWaitedFor) {
  DispatcherConfig config;
  config.most_waiting_bytes = std::uint64_t{80} << 20;  // less than what is read
  start_dispatcher(config);
  start_workers(1);
  auto link = connect(1);
  StreamWriter stream;
  stream.add(session::Define{addition(25'000'000)});
  std::vector<float> zero(25'000'000, 1.5f);
  for (std::size_t at = 0; at < zero.size(); at += 1'000'000) {
    stream.add(session::Put{1, vector_of(25'000'000), at * 4, std::as_bytes(std::span(zero).subspan(at, 1'000'000))});
    link->send(0, stream.take());
  }
  for (std::uint64_t request = 1; request <= 3; ++request) stream.add(Read{1, request});
  link->send(0, stream.take());
  for (std::uint64_t request = 1; request <= 3; ++request) EXPECT_EQ(floats(link->wait(0, request)), zero);
}

TEST_F(FailuresTest, InstructionsThatNobodyRunsEndTheirOwnSession) {
  DispatcherConfig config;
  config.most_waiting_bytes = 1 << 20;
  start_dispatcher(config);
  start_workers(2);
  auto other = connect(2);
  ClientLinkOptions options;
  options.dispatcher = client_options();
  options.least_workers = 2;
  options.most_ahead_bytes = std::uint64_t{1} << 40;  // it does not wait, as it should
  ClientLink link(options);
  StreamWriter stream;
  stream.add(Receive{1, vector_of(1), 1, 1});  // it never comes
  link.send(0, stream.take());
  std::string error = error_of([&] {
    for (session::TensorId tensor = 2;; ++tensor) {
      put(stream, tensor, std::vector<float>(10'000, 1));
      link.send(0, stream.take());
    }
  });
  EXPECT_NE(error.find("bytes of instructions to run, at most 1048576 may wait"), std::string::npos) << error;
  expect_well(*other, 0, 1, 1);
}

TEST_F(FailuresTest, AWorkerThatDoesNotReadIsTakenForLost) {
  DispatcherConfig config;
  config.most_worker_bytes = 1 << 20;
  start_dispatcher(config);
  start_workers(1);
  RawMember deaf(client_options(), net::Role::worker, "deaf");
  deaf.wait_for<net::SessionOver>();
  deaf.send(net::Listening{});
  wait_for_log("deaf@local joined");
  std::unique_ptr<ClientLink> link;
  std::thread connecting([&] { link = connect(2); });
  auto workers = deaf.wait_for<net::SessionWorkers>();
  deaf.send(net::InstructionsRun{workers.session, 0, 0, {}});
  deaf.settle();
  connecting.join();
  std::uint32_t number = workers.worker;
  StreamWriter stream;
  ClientLinkOptions defaults;
  for (session::TensorId tensor = 1; link->why_lost(number).empty(); ++tensor) {
    if (tensor * 400'000 > defaults.most_ahead_bytes) {  // no more than a good client sends
      std::this_thread::yield();
      continue;
    }
    put(stream, tensor, std::vector<float>(100'000, 1));
    link->send(number, stream.take());
  }
  EXPECT_NE(link->why_lost(number).find("the worker does not read its instructions"), std::string::npos)
      << link->why_lost(number);
  expect_well(*link, 1 - number, 1, 1);
}

// --- Those that lie.

TEST_F(FailuresTest, GarbageEndsItsOwnSession) {
  start_dispatcher();
  start_workers(1);
  auto good = connect(1), bad = connect(1), large = connect(1);
  bad->send(0, std::vector<std::byte>(1000, std::byte{0xff}));
  EXPECT_NE(error_of([&] { bad->wait(0, 1); }), "");
  StreamWriter stream;
  std::vector<float> few(10);
  stream.add(session::Put{1, vector_of(1'000'000'000'000), 0, std::as_bytes(std::span(few))});
  stream.add(Read{1, 1});
  large->send(0, stream.take());
  std::string error = error_of([&] { large->wait(0, 1); });
  EXPECT_NE(error.find("does not fit"), std::string::npos) << error;
  expect_well(*good, 0, 1, 1);
}

TEST_F(FailuresTest, WordsOfAClientDoNotHarmTheWorker) {
  start_dispatcher();
  start_workers(2);
  auto good = connect(2);
  std::string words = "\xff\x01\x1b[2J" + std::string(3 << 20, 'w');
  {
    auto bad = connect(2);  // its first worker is the second one
    StreamWriter stream;
    stream.add(session::Place{words});
    Function too_large;  // so that the error names the place
    too_large.name = "main";
    Builder b(too_large);
    b.returns({b.broadcast_in_dim(b.argument(vector_of(1)), {1'000'000'000'000}, {0})});
    stream.add(session::Define{session::routine_text(too_large)});
    put(stream, 1, {1});
    stream.add(session::Call{0, 1, 3, {session::Operand{1, 0}}});
    stream.add(Read{3, 1});
    bad->send(0, stream.take());
    std::string error = error_of([&] { bad->wait(0, 1); });
    EXPECT_NE(error.find("broadcast_in_dim (at ???[2Jwww"), std::string::npos) << error.substr(0, 100);
  }
  {
    auto bad = connect(2);
    StreamWriter stream;
    stream.add(session::Define{words});
    stream.add(Read{1, 1});
    bad->send(0, stream.take());
    EXPECT_NE(error_of([&] { bad->wait(0, 1); }), "");
  }
  {
    auto bad = connect(2);  // of so many dimensions that no message carries it
    StreamWriter stream;
    std::vector<std::int64_t> many(100, 1);
    float one = 1;
    TensorType type(DType::f32, Dims(many.begin(), many.end()));
    stream.add(session::Put{1, type, 0, std::as_bytes(std::span(&one, 1))});
    stream.add(Send{1, 1, 1});
    stream.add(Read{1, 1});
    bad->send(0, stream.take());
    EXPECT_NE(error_of([&] { bad->wait(0, 1); }), "");
  }
  for (WorkerId worker : {0, 1}) {
    expect_well(*good, worker, 1, worker + 1);
    EXPECT_EQ(good->why_lost(worker), "");
  }
}

TEST_F(FailuresTest, ForgedNumbersGetNothingAndAreCounted) {
  start_dispatcher();
  start_workers(1);
  auto good = connect(1);
  RawMember liar(client_options(), net::Role::client, "liar");
  liar.wait_for<net::SessionWorkers>();
  StreamWriter stream;
  put(stream, 1, {1});
  net::Payload bytes = net::Payload::copy_of(stream.take());
  liar.send(net::Instructions{1, 9}, bytes);
  liar.send(net::Instructions{1, 0}, bytes);  // goes to its own session, whatever it says
  liar.send(net::Answer{1, 1, 0, {}, 0, true, 0, "a lie", 0});
  liar.send(net::InstructionsRun{1, 0, 5, {}});
  liar.send(net::AnswersTaken{1, 9, 5});
  liar.send(net::SessionOver{1, "a lie"});
  liar.send(net::Listening{});
  liar.send(net::WorkerLost{1, 0, "a lie"});
  liar.settle();
  expect_well(*good, 0, 1, 1);
  EXPECT_EQ(good->workers(), 1u);
  EXPECT_EQ(dropped("instructions for a worker that is not there"), 1u);
  EXPECT_EQ(dropped("message of no session of the worker"), 3u);
  EXPECT_EQ(dropped("answers taken of a worker that is not there"), 1u);
  EXPECT_EQ(dropped("listening of somebody else"), 1u);
  EXPECT_EQ(dropped("message of another kind: worker lost"), 1u);
}

// A client of a session with one good worker and this one, which says what it likes.
struct FailuresTest::Insider {
  explicit Insider(FailuresTest& test) : worker(test.client_options(), net::Role::worker, "raw") {
    worker.wait_for<net::SessionOver>();
    worker.send(net::Listening{});
    test.wait_for_log("raw@local joined");
    std::thread connecting([&] { link = test.connect(2); });
    told = worker.wait_for<net::SessionWorkers>();
    worker.send(net::InstructionsRun{told.session, 0, 0, {}});
    worker.settle();
    connecting.join();
  }
  RawMember worker;
  std::unique_ptr<ClientLink> link;
  net::SessionWorkers told;
};

// A worker of the session that sends what it likes to the other one.
TEST_F(FailuresTest, ATransferNeedsTheSecretOfItsSession) {
  start_dispatcher();
  start_workers(1);
  Insider insider(*this);
  const net::SessionWorkers& told = insider.told;
  ASSERT_EQ(told.worker, 1u);
  StreamWriter stream;
  stream.add(Receive{1, vector_of(1), 1, 1});
  stream.add(Read{1, 1});
  insider.link->send(0, stream.take());

  net::ClientOptions to;
  to.ipc_path = net::local_socket(told.workers.at(0).at.socket);
  net::Client line(to);
  while (!line.connected()) line.poll(std::chrono::milliseconds(5));
  auto send = [&](net::Transfer transfer, float value) {
    transfer.dtype = static_cast<std::uint8_t>(DType::f32);
    transfer.dims = {1};
    transfer.transfer = 1;
    line.send({transfer, net::Payload::copy_of(std::as_bytes(std::span(&value, 1)))});
  };
  net::Transfer right;
  right.session = told.session;
  right.secret = told.secret;
  right.from = 1;
  net::Transfer wrong = right;
  wrong.secret[0] ^= 1;
  send(wrong, 100);
  wrong = right;
  wrong.session = 99;
  send(wrong, 101);
  wrong = right;
  wrong.from = 0;  // the receiver itself
  send(wrong, 102);
  line.send({net::Heartbeat{}, {}});
  send(right, 5);
  while (line.connected() && line.bytes_sent() == 0) line.poll(std::chrono::milliseconds(5));
  EXPECT_EQ(floats(insider.link->wait(0, 1)), std::vector<float>{5});
  for (const char* kind : {"a transfer of a stranger", "a transfer of no session", "not a transfer"}) {
    EXPECT_NE(log().find(std::string("w0: dropped what was sent to this worker: ") + kind), std::string::npos) << kind;
  }
}

TEST_F(FailuresTest, AWorkerThatCannotBeReachedIsAClearError) {
  start_dispatcher();
  start_workers(1);
  Insider insider(*this);  // it listens nowhere
  StreamWriter stream;
  put(stream, 1, {1});
  stream.add(Send{1, 1, 1});
  stream.add(Read{1, 1});
  insider.link->send(0, stream.take());
  std::string error = error_of([&] { insider.link->wait(0, 1); });
  EXPECT_NE(error.find("worker 1 (raw@local) listens for others on its own machine alone"), std::string::npos) << error;
}

TEST_F(FailuresTest, OverTcpNobodyConnectsWhoHasNoCommonSession) {
  start_dispatcher();
  SessionTaskOptions options;
  options.transfers.host = options.transfers.interface = "127.0.0.1";
  options.transfers.key = net::make_key_pair();
  start_worker(options);
  wait_for_log("w0@local joined");
  Insider insider(*this);
  const net::Listening& at = insider.told.workers.at(0).at;
  EXPECT_EQ(at.key, options.transfers.key.public_key);
  net::ClientOptions to;
  to.host = at.host;
  to.port = static_cast<int>(at.port);
  to.server_key = at.key;
  to.key = net::make_key_pair();
  net::Client stranger(to);
  while (!stranger.is_key_unknown()) {
    stranger.poll(std::chrono::milliseconds(5));
    ASSERT_FALSE(stranger.connected());
  }
  expect_well(*insider.link, 0, 1, 1);
}

}  // namespace
}  // namespace pcp::dispatch
