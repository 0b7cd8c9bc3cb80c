#include "dispatch/instruction_log.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "pcp/error.h"
#include "session/routine.h"

namespace pcp::dispatch {
namespace {

class InstructionLogTest : public testing::Test {
 protected:
  InstructionLogTest() { std::filesystem::create_directory(folder_); }
  ~InstructionLogTest() override { std::filesystem::remove_all(folder_); }

  static std::string text_of(const std::string& name) {
    Function function;
    function.name = name;
    Builder builder(function);
    Value a = builder.argument({DType::f32, {2}}), b = builder.argument({DType::f32, {2}});
    builder.returns({builder.add(a, b)});
    return session::routine_text(function);
  }
  static net::Payload stream(session::StreamWriter& writer) {
    auto kept = std::make_shared<const std::vector<std::byte>>(writer.take());
    return net::Payload(kept, std::span(*kept));
  }
  static net::Payload calls(session::TensorId first, int count, bool defines) {
    session::StreamWriter writer;
    if (defines) writer.add(session::Define{text_of("add")});
    for (int i = 0; i < count; ++i) writer.add(session::Call{0, 0, first + static_cast<unsigned>(i), {{1, 0}, {2, 0}}});
    return stream(writer);
  }
  // Lines without their times.
  std::vector<std::string> lines(const std::string& file = "log") const {
    std::ifstream in(folder_ / file);
    std::vector<std::string> found;
    for (std::string line; std::getline(in, line);) found.push_back(line.substr(line.find("] ") + 2));
    return found;
  }
  std::uint64_t size(const std::string& file) const { return std::filesystem::file_size(folder_ / file); }

  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / ("pcp-log-" + std::to_string(getpid()));
};

TEST_F(InstructionLogTest, HasALineForEachInstructionAndAnswer) {
  {
    InstructionLog log({.path = folder_ / "log"});
    net::Payload first = calls(3, 1, true), second = calls(4, 2, false);
    for (const net::Payload& stream : {first, second}) {
      log.received(7, 0, "127.0.0.1:59712", stream);
      log.sent(7, "127.0.0.1:59712", "auto_worker", stream);
    }
    log.run(7, "127.0.0.1:59712", "auto_worker", first.bytes().size());
    log.run(7, "127.0.0.1:59712", "auto_worker", first.bytes().size() + second.bytes().size());
    net::Answer answer;
    answer.failed = true;
    answer.error = "no | memory";
    log.answered("127.0.0.1:59712", "auto_worker", answer, 0);
  }
  EXPECT_EQ(lines(), (std::vector<std::string>{
                         "RECV         | 127.0.0.1:59712 | BinaryOp  | result=3 op=add left=1 right=2",
                         "WORKER_SEND  | auto_worker     | WorkerOp  | op=add result=127.0.0.1:59712_3",
                         "RECV         | 127.0.0.1:59712 | BinaryOp  | result=4 op=add left=1 right=2",
                         "RECV         | 127.0.0.1:59712 | BinaryOp  | result=5 op=add left=1 right=2",
                         "WORKER_SEND  | auto_worker     | WorkerOp  | op=add result=127.0.0.1:59712_4",
                         "WORKER_SEND  | auto_worker     | WorkerOp  | op=add result=127.0.0.1:59712_5",
                         "WORKER_RECV  | auto_worker     | WorkerOp  | success=True instructions=1",
                         "SEND         | 127.0.0.1:59712 | Stream    | success=True instructions=1",
                         "WORKER_RECV  | auto_worker     | WorkerOp  | success=True instructions=2",
                         "SEND         | 127.0.0.1:59712 | Stream    | success=True instructions=2",
                         "WORKER_RECV  | auto_worker     | WorkerGet | success=False error=\"no   memory\"",
                         "SEND         | 127.0.0.1:59712 | GetData   | success=False error=\"no   memory\"",
                     }));
}

TEST_F(InstructionLogTest, AFullFileBecomesTheSecondAndNoThirdIsKept) {
  constexpr std::uint64_t kMost = 1 << 20;
  {
    InstructionLog log({.path = folder_ / "log", .most_file_bytes = kMost});
    for (unsigned i = 0; i < 60; ++i) log.received(1, 0, "client", calls(3 + 1000 * i, 1000, i == 0));
  }
  EXPECT_LE(size("log"), kMost);
  EXPECT_LE(size("log.1"), kMost);
  EXPECT_GT(size("log.1"), kMost / 2);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 2);
  EXPECT_EQ(lines().back(), "RECV         | client          | BinaryOp  | result=60002 op=add left=1 right=2");
}

TEST_F(InstructionLogTest, WhatDoesNotFitIsLostAndCounted) {
  {
    InstructionLog log({.path = folder_ / "log", .most_waiting_bytes = 1000});
    log.received(1, 0, "client", calls(3, 1000, true));  // larger than what may wait
    log.received(1, 0, "client", calls(2000, 1, false));
  }
  std::vector<std::string> found = lines();
  ASSERT_EQ(found.size(), 2u);
  std::ranges::sort(found);
  EXPECT_EQ(found[0], "LOST         | dispatcher      | Stream    | messages=1");
  EXPECT_NE(found[1].find("result=2000 op=routine:0"), std::string::npos) << found[1];  // its name was lost
}

TEST_F(InstructionLogTest, AFullDiskLosesLinesAndNothingElse) {
  InstructionLog log({.path = "/dev/full"});
  for (unsigned i = 0; i < 100; ++i) log.received(1, 0, "client", calls(3 + 100 * i, 100, i == 0));
}

TEST_F(InstructionLogTest, AStreamThatIsNoStreamIsALine) {
  {
    InstructionLog log({.path = folder_ / "log"});
    log.received(1, 0, "client", net::Payload::of("\xff\xff"));
  }
  ASSERT_EQ(lines().size(), 1u);
  EXPECT_NE(lines()[0].find("| Bad       | error="), std::string::npos);
}

TEST_F(InstructionLogTest, AFileThatCannotBeOpenedIsAnError) {
  EXPECT_THROW(InstructionLog({.path = folder_ / "no" / "log"}), Error);
}

}  // namespace
}  // namespace pcp::dispatch
