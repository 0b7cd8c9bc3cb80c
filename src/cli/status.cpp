#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "base/formatted.h"
#include "cli/command.h"
#include "cli/connection.h"
#include "cli/quantity.h"
#include "cli/screen.h"
#include "cli/signals.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Question {
  ConnectionOptions connection;
  bool json = false, watch = false;
  double seconds = 5;
};

// With one shepherd, over one connection, which comes back by itself.
class Conversation {
 public:
  explicit Conversation(const Question& question)
      : question_(question), client_(question.connection.resolve(/*now=*/true)) {}

  // Says one message as soon as there is a connection, and gives the answer; nothing when there is none to come, or
  // when a signal ended the wait.
  std::optional<net::Message> ask(const net::Message& message, bool answered) {
    using Clock = std::chrono::steady_clock;
    auto end = Clock::now() + std::chrono::duration<double>(question_.seconds);
    auto patience = Clock::now() + std::chrono::seconds(1);  // with somebody who is not there
    bool said = client_.connected() && client_.send(message);
    while (Clock::now() < end && received_signal() == 0) {
      if (Clock::now() > patience && !client_.trouble().empty()) break;
      for (net::Event& event : client_.poll(std::chrono::milliseconds(20))) {
        if (event.kind == net::Event::Kind::connected) {
          question_.connection.confirm();
          said = client_.send(message);
        }
        if (event.kind == net::Event::Kind::disconnected && said && !answered) return std::nullopt;
        if (event.kind != net::Event::Kind::message) continue;
        if (auto* refused = std::get_if<net::Refused>(&event.message.body)) {
          fail(Code::failed_precondition, refused->reason);
        }
        return std::move(event.message);
      }
    }
    if (received_signal() != 0) return std::nullopt;
    std::string trouble = client_.trouble();
    fail(Code::unavailable, trouble.empty() ? "the shepherd does not answer" : trouble);
  }

  // As JSON; nothing when a signal ended the wait.
  std::optional<std::string> status() {
    std::optional<net::Message> answer = ask({net::StatusRequest{}, {}}, true);
    if (!answer) return std::nullopt;
    if (!std::holds_alternative<net::Status>(answer->body)) {
      fail(Code::internal, "the shepherd answered with ", net::name_of(answer->body));
    }
    return std::string(answer->payload.text());
  }

 private:
  const Question& question_;
  net::Client client_;
};

// Of a dispatcher of tensor sessions.
std::string sessions_text(const Json& status) {
  std::string text = concat("state    ", status.at("state").get<std::string>(), "\n");
  auto list = [&](const char* what, const char* named) {
    text += formatted("%-8s %zu\n", what, status.at(what).size());
    for (const Json& one : status.at(what)) {
      text += formatted("  %-28s %12s instructions %8s tensors %16s bytes\n",
                        one.at(named).get<std::string>().substr(0, 28).c_str(),
                        with_commas(one.at("calls").get<std::int64_t>()).c_str(),
                        with_commas(one.at("tensors").get<std::int64_t>()).c_str(),
                        with_commas(one.at("bytes").get<std::int64_t>()).c_str());
    }
  };
  list("workers", "id");
  list("sessions", "client");
  return text;
}

std::string status_text(const Json& status) {
  if (status.value("kind", "") == "session") return sessions_text(status);
  std::ostringstream out;
  out << "run      " << status.at("run").get<std::string>() << ", " << status.at("state").get<std::string>() << "\n"
      << (status.contains("parent") ? concat("parent   ", status.at("parent").get<std::string>(), "\n") : "")
      << "round    " << status.at("round");
  if (status.contains("rounds")) out << " of " << status.at("rounds");
  if (status.contains("updates_merged")) {
    out << ", " << status.at("updates_merged") << " updates merged, " << status.at("updates_waited_for")
        << " waited for" << formatted(", open for %.1f s", status.at("round_seconds").get<double>());
  }
  if (status.contains("deadline_seconds")) {
    out << formatted(" (deadline %.1f s)", status.at("deadline_seconds").get<double>());
  }
  out << "\ntokens   " << with_commas(status.at("tokens").get<std::int64_t>()) << "\n";
  auto list = [&](const char* label, const Json& counts) {
    if (counts.empty()) return;
    out << label;
    const char* separator = "";
    for (const auto& [kind, count] : counts.items()) {
      out << separator << kind << " " << count;
      separator = ", ";
    }
    out << "\n";
  };
  list("updates  ", status.at("updates"));
  list("refused  ", status.at("refused"));
  list("dropped  ", status.at("dropped_messages"));
  const Json& workers = status.at("workers");
  std::size_t left_out = status.value("workers_left_out", std::size_t{0});
  out << "workers  " << workers.size() + left_out;
  if (left_out > 0) out << ", the first " << workers.size() << " of them are in the answer";
  out << "\n";
  for (const Json& worker : workers) {
    std::string id = worker.at("id").get<std::string>();
    if (worker.contains("key_name")) {
      id = concat(worker.at("name").get<std::string>(), "@", worker.at("key_name").get<std::string>());
    }
    const Json& loss = worker.at("loss");  // none before its first update
    std::string engine = worker.at("engine").get<std::string>();
    if (worker.contains("workers")) engine = concat(worker.at("workers").get<int>(), " workers");
    out << formatted("  %-28s %-12.40s %-20s %8.1f steps/s %6lld updates %3lld refused   loss %s\n",
                     id.substr(0, 28).c_str(), engine.c_str(), worker.at("state").get<std::string>().c_str(),
                     worker.at("steps_per_second").get<double>(), worker.at("updates").get<long long>(),
                     worker.at("refused").get<long long>(),
                     loss.is_number() ? formatted("%.4f", loss.get<double>()).c_str() : "-");
  }
  return out.str();
}

// Until the training is finished or a signal comes.
void watch_status(const Question& question) {
  SignalScope signals("");
  Conversation conversation(question);
  std::optional<std::string> json = conversation.status();
  std::optional<Screen> screen;
  if (!question.json) screen.emplace();
  while (json) {
    if (screen) {
      screen->show(status_text(Json::parse(*json)));
    } else {
      std::cout << *json << std::endl;
    }
    if (Json::parse(*json).at("state") == "finished") break;
    auto next = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    while (received_signal() == 0 && std::chrono::steady_clock::now() < next) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    json = received_signal() == 0 ? conversation.status() : std::nullopt;
  }
}

void show_status(const Question& question) {
  if (question.watch) return watch_status(question);
  std::string json = Conversation(question).status().value();
  std::cout << (question.json ? json + "\n" : status_text(Json::parse(json))) << std::flush;
}

void stop_shepherd(const Question& question) {
  Conversation(question).ask({net::Stop{}, {}}, false);
  std::cout << "stopped" << std::endl;
}

std::shared_ptr<Question> add_question(CLI::App& command) {
  auto question = std::make_shared<Question>();
  question->connection.add_to(command);
  add_number(command, "--wait", question->seconds, 0.1, 3600, "a number of seconds", "Seconds to wait for an answer");
  return question;
}

}  // namespace

void add_status_command(CLI::App& app) {
  CLI::App* status = app.add_subcommand("status", "Show what a shepherd and its workers do");
  auto question = add_question(*status);
  status->add_flag("--json", question->json, "Print JSON");
  status->add_flag("--watch", question->watch, "Again every second, until the training is finished or Ctrl-C");
  status->footer(
      "With --watch a terminal shows one page that changes and is left as it was; into a file or a pipe go pages one "
      "after "
      "the\nother, with --json a line each.\n\n"
      "Examples:\n  pcp status\n  pcp status --watch\n  pcp status --connect HOST:8080 --json");
  status->callback([question] { show_status(*question); });
}

void add_stop_command(CLI::App& app) {
  CLI::App* stop = app.add_subcommand("stop", "End a shepherd in good order; complete rounds are on its disk");
  auto question = add_question(*stop);
  stop->footer(
      "On the shepherd's machine its user may stop it; elsewhere a key that was allowed with --admin.\n\n"
      "Examples:\n  pcp stop\n  pcp stop --connect HOST:8080");
  stop->callback([question] { stop_shepherd(*question); });
}

}  // namespace pcp::cli
