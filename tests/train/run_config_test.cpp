#include "train/run_config.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/data/temporary_folder.h"
#include "tests/engine/code_of.h"
#include "train/older_names.h"

namespace pcp {
namespace {

TEST(RunConfig, EveryKeyReadsWhatItWrites) {
  std::set<std::string> names;
  for (const ConfigKey& key : config_keys()) {
    EXPECT_TRUE(names.insert(key.name).second) << key.name;
    RunConfig config;
    bool is_large = key.kind == ConfigKind::number && std::stod(key.get(config)) >= 1;
    std::string value = key.kind == ConfigKind::boolean   ? "true"
                        : key.kind == ConfigKind::integer ? "3"
                        : key.kind == ConfigKind::number  ? (is_large ? "2.5" : "0.25")
                        : key.kind == ConfigKind::list    ? "a=gain,b*=frozen"
                        : key.name == "wandb"             ? R"({"project":"p","tags":"a,b"})"
                        : key.placeholder.find('|') != std::string::npos
                            ? key.placeholder.substr(key.placeholder.rfind('|') + 1)
                            : "a text";
    key.set(config, value);
    EXPECT_EQ(key.get(config), value) << key.name;
    if (!key.kept) continue;
    RunConfig again;
    apply_settings(again, parse_config(to_yaml(config), "yaml"));
    EXPECT_EQ(key.get(again), value) << key.name;
  }
}

TEST(RunConfig, TextThatLooksLikeSomethingElseSurvivesYaml) {
  for (std::string path : {"true", "3", "a: b", "# no comment", "'quoted'", "tab\there", "- item", "ünï"}) {
    RunConfig config, again;
    config.data = path;
    apply_settings(again, parse_config(to_yaml(config), "yaml"));
    EXPECT_EQ(again.data, path);
  }
}

TEST(RunConfig, AKeptFileThatWasCutAnywhereIsRefused) {
  TemporaryFolder folder;
  std::string path = folder.path("config.yaml");
  auto write = [&](const std::string& text) { std::ofstream(path, std::ios::binary) << text; };
  RunConfig config;
  config.data = "text # end";
  std::string whole = to_kept_yaml(config);
  std::size_t last = whole.size() - 1;  // the last newline says nothing
  for (std::size_t size = 0; size < last; ++size) {
    write(whole.substr(0, size));
    EXPECT_EQ(test::code_of([&] { read_kept_config(path); }), Code::data_loss) << size;
  }
  for (const std::string& text : {whole, whole.substr(0, last), whole + "\n\n", to_yaml(config)}) {
    write(text);
    RunConfig again;
    apply_settings(again, read_kept_config(path));
    EXPECT_EQ(again.data, config.data);
  }
}

TEST(RunConfig, JsonHasNumbersAndTruthValues) {
  RunConfig config;
  config.lr = 0.0003;
  config.layers = 4;
  config.out = "folder";
  config.resume = true;
  auto json = nlohmann::json::parse(to_json(config));
  EXPECT_EQ(json["lr"], 0.0003);
  EXPECT_EQ(json["layers"], 4);
  EXPECT_EQ(json["nesterov"], false);
  EXPECT_EQ(json["model"], "gpt");
  EXPECT_FALSE(json.contains("heads"));   // not set
  EXPECT_FALSE(json.contains("out"));     // where the folder lies is not part of it
  EXPECT_FALSE(json.contains("resume"));  // nor how it was started
}

TEST(RunConfig, LaterSettingsWinAndASizeForgetsTheSizesBeforeIt) {
  RunConfig config;
  apply_settings(config, parse_config("layers: 9\nwidth: 7\nlr: 0.5\n", "file"));
  apply_settings(config, {{"size", "small"}, {"layers", "2"}});
  EXPECT_EQ(config.layers, 2);
  EXPECT_FALSE(config.width.has_value());
  EXPECT_EQ(config.lr, 0.5);
  RunConfig other;
  apply_settings(other, parse_config("layers: 9\nsize: small\n", "file"));  // in one file the order says nothing
  EXPECT_EQ(other.layers, 9);
}

TEST(RunConfig, UnknownKeysSuggestTheNearest) {
  expect_error(Code::invalid_argument, {"a.yaml:3", "'weigth-decay'", "'weight-decay'"},
               [] { parse_config("# text\nlr: 1\nweigth-decay: 0\n", "a.yaml"); });
  expect_error(Code::invalid_argument, {"'step'", "'steps'"}, [] { config_key("step"); });
}

TEST(RunConfig, KeysMayHaveTheirOlderNames) {
  ConfigSettings settings = parse_config(
      R"({"tau": 7, "learning_rate": 1e-3, "sampling": "fifo", "checkpoint_dir": null, "should_resume": true,
          "wandb_project": "p", "wandb_entity": null})",
      "f");
  RunConfig config;
  apply_settings(config, settings);
  EXPECT_EQ(config.sync_every, 7);
  EXPECT_EQ(config.lr, 1e-3);
  EXPECT_EQ(config.order, "fifo");
  EXPECT_EQ(config.out, "");
  EXPECT_TRUE(config.resume);
  EXPECT_EQ(config.wandb, R"({"project":"p"})");
  for (const std::string& name : older_names()) {
    EXPECT_NE(newer_name(name), name);
    EXPECT_EQ(config_key(newer_name(name)).name, newer_name(name));
  }
  expect_error(Code::invalid_argument, {"f:2", "'lr' and 'learning_rate' are two names of one key"},
               [] { parse_config("lr: 1\nlearning_rate: 1\n", "f"); });
  expect_error(Code::invalid_argument, {"f:2", "key 'tau' appears twice"},
               [] { parse_config("tau: 1\ntau: 1\n", "f"); });
  expect_error(Code::invalid_argument, {"'chekpoint_dir'", "'checkpoint_dir'"},
               [] { parse_config("chekpoint_dir: x", "f"); });
}

TEST(RunConfig, AKeyOfWandbIsInNothingThatIsWritten) {
  for (const char* text : {"wandb_api_key: secret\nwandb_project: p\n", "wandb: {api_key: secret, project: p}\n",
                           R"(wandb: '{"api_key": "secret", "project": "p"}')"}) {
    RunConfig config;
    apply_settings(config, parse_config(text, "f"));
    EXPECT_EQ(config.wandb_api_key, "secret");
    EXPECT_EQ(config.wandb, R"({"project":"p"})");
    EXPECT_EQ((to_yaml(config) + to_json(config)).find("secret"), std::string::npos);
  }
  expect_error(Code::invalid_argument, {"wandb", "expected a JSON object"}, [] { parse_config("wandb: words", "f"); });
}

TEST(RunConfig, BadValuesSayWhatWasExpected) {
  expect_error(Code::invalid_argument, {"f:1: order: expected random|fifo, got 'sorted'"},
               [] { parse_config("order: sorted", "f"); });
  expect_error(Code::invalid_argument, {"expected a number from 0 to 0.9, got '1'"},
               [] { parse_config("validation: 1", "f"); });
  expect_error(Code::invalid_argument, {"expected true or false, got 'yes'"}, [] { parse_config("bias: yes", "f"); });
  expect_error(Code::invalid_argument, {"got '-3'"}, [] { parse_config("seed: -3", "f"); });
  expect_error(Code::invalid_argument, {"got 'nan'"}, [] { parse_config("lr: nan", "f"); });
  expect_error(Code::invalid_argument, {"f:2", "neither YAML nor JSON"}, [] { parse_config("a: 1\n  b: [", "f"); });
  EXPECT_EQ(parse_config("data-args: [4, 5]", "f")[0].second, "4,5");
  EXPECT_TRUE(parse_config("", "f").empty());
}

}  // namespace
}  // namespace pcp
