#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/formatted.h"
#include "cli/command.h"
#include "cli/connection.h"
#include "cli/quantity.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Question {
  ConnectionOptions connection;
  bool json = false;
  double seconds = 5;
};

// Says one message as soon as there is a connection, and gives the answer, or nothing when there is none to come.
std::optional<net::Message> ask(const Question& question, const net::Message& message, bool answered) {
  net::Client client(question.connection.resolve(/*now=*/true));
  auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(question.seconds);
  bool said = false;
  auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(1);  // with somebody who is not there
  while (std::chrono::steady_clock::now() < end) {
    if (std::chrono::steady_clock::now() > patience && !client.trouble().empty()) break;
    for (net::Event& event : client.poll(std::chrono::milliseconds(20))) {
      if (event.kind == net::Event::Kind::connected) {
        question.connection.confirm();
        said = client.send(message);
      }
      if (event.kind == net::Event::Kind::disconnected && said && !answered) return std::nullopt;
      if (event.kind != net::Event::Kind::message) continue;
      if (auto* refused = std::get_if<net::Refused>(&event.message.body)) {
        fail(Code::failed_precondition, refused->reason);
      }
      return std::move(event.message);
    }
  }
  std::string trouble = client.trouble();
  fail(Code::unavailable, trouble.empty() ? "the shepherd does not answer" : trouble);
}

void print_status(const Json& status) {
  std::cout << "run      " << status.at("run").get<std::string>() << ", " << status.at("state").get<std::string>()
            << "\n"
            << "round    " << status.at("round") << " of " << status.at("rounds");
  if (status.contains("updates_merged")) {
    std::cout << ", " << status.at("updates_merged") << " updates merged, " << status.at("updates_waited_for")
              << " waited for" << formatted(", open for %.1f s", status.at("round_seconds").get<double>());
  }
  if (status.contains("deadline_seconds")) {
    std::cout << formatted(" (deadline %.1f s)", status.at("deadline_seconds").get<double>());
  }
  std::cout << "\ntokens   " << with_commas(status.at("tokens").get<std::int64_t>()) << "\n";
  auto list = [](const char* label, const Json& counts) {
    if (counts.empty()) return;
    std::cout << label;
    const char* separator = "";
    for (const auto& [kind, count] : counts.items()) {
      std::cout << separator << kind << " " << count;
      separator = ", ";
    }
    std::cout << "\n";
  };
  list("updates  ", status.at("updates"));
  list("refused  ", status.at("refused"));
  list("dropped  ", status.at("dropped_messages"));
  const Json& workers = status.at("workers");
  std::cout << "workers  " << workers.size() << "\n";
  for (const Json& worker : workers) {
    std::string id = worker.at("id").get<std::string>();
    if (worker.contains("key_name")) {
      id = concat(worker.at("name").get<std::string>(), "@", worker.at("key_name").get<std::string>());
    }
    const Json& loss = worker.at("loss");  // none before its first update
    std::cout << formatted("  %-28s %-12s %-20s %8.1f steps/s %6lld updates %3lld refused   loss %s\n",
                           id.substr(0, 28).c_str(), worker.at("engine").get<std::string>().c_str(),
                           worker.at("state").get<std::string>().c_str(), worker.at("steps_per_second").get<double>(),
                           worker.at("updates").get<long long>(), worker.at("refused").get<long long>(),
                           loss.is_number() ? formatted("%.4f", loss.get<double>()).c_str() : "-");
  }
}

void show_status(const Question& question) {
  std::optional<net::Message> answer = ask(question, {net::StatusRequest{}, {}}, true);
  auto* status = std::get_if<net::Status>(&answer->body);
  if (!status) fail(Code::internal, "the shepherd answered with ", net::name_of(answer->body));
  if (question.json) {
    std::cout << status->json << std::endl;
  } else {
    print_status(Json::parse(status->json));
  }
}

void stop_shepherd(const Question& question) {
  ask(question, {net::Stop{}, {}}, false);
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
  status->footer("Examples:\n  pcp status\n  pcp status --connect HOST:8080 --json");
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
