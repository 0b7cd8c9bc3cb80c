#include "train/names_file.h"

#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

TEST(NamesFile, ALineIsAName) {
  TemporaryFolder folder;
  ParameterNames names = read_names(folder.write("n", "# of the encoder\ntok.weight\n\n  ln.bias  \n"));
  EXPECT_EQ(names.in_order, (std::vector<std::string>{"tok.weight", "ln.bias"}));
  EXPECT_TRUE(names.renamed.empty());
}

TEST(NamesFile, TwoWordsRename) {
  TemporaryFolder folder;
  ParameterNames names = read_names(folder.write("n", "arg0 tok.weight\nstates[3]\tln.bias\n"));
  EXPECT_EQ(names.renamed, (std::map<std::string, std::string>{{"arg0", "tok.weight"}, {"states[3]", "ln.bias"}}));
  EXPECT_TRUE(names.in_order.empty());
}

TEST(NamesFile, JsonSaysTheSame) {
  TemporaryFolder folder;
  EXPECT_EQ(read_names(folder.write("a", R"( ["a b", "c"])")).in_order, (std::vector<std::string>{"a b", "c"}));
  EXPECT_EQ(read_names(folder.write("b", R"({"arg0": "a b"})")).renamed.at("arg0"), "a b");
}

TEST(NamesFile, BadFilesAreNamedWithTheirLine) {
  TemporaryFolder folder;
  auto refuses = [&](const std::string& text, std::string_view why) {
    expect_error(Code::invalid_argument, {folder.path("n"), why}, [&] { read_names(folder.write("n", text)); });
  };
  refuses("a\nb c d\n", ":2: expected a name");
  refuses("a\nb c\n", "some lines have one name and some two");
  refuses("a b\na c\n", ":2: 'a' is renamed twice");
  refuses("# nothing\n", "there are no names in it");
  refuses("[1, 2]", "expected a JSON list of names");
  refuses("{\"a\": ", "expected a JSON list of names");
}

}  // namespace
}  // namespace pcp
