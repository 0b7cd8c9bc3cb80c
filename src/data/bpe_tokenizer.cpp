#include "data/bpe_tokenizer.h"

#include <algorithm>
#include <array>
#include <limits>
#include <nlohmann/json.hpp>
#include <queue>
#include <unordered_map>

#include "base/utf8.h"
#include "data/no_token.h"
#include "data/tokenizer_file.h"
#include "data/word_pattern.h"
#include "pcp/error.h"

namespace pcp {
namespace {

constexpr std::size_t kMaxHoles = 4096;             // ids without a token: memory follows the file, not its numbers
constexpr std::size_t kRememberedWords = 1u << 20;  // of one text
constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

struct Alphabet {
  std::array<char32_t, 256> character_of{};
  std::array<int, 0x144> byte_of{};  // -1: not in the alphabet

  constexpr Alphabet() {
    byte_of.fill(-1);
    char32_t next = 0x100;
    for (unsigned byte = 0; byte < 256; ++byte) {
      bool printable = (byte >= '!' && byte <= '~') || (byte >= 0xa1 && byte != 0xad);
      character_of[byte] = printable ? byte : next++;
      byte_of[character_of[byte]] = static_cast<int>(byte);
    }
  }
};
constexpr Alphabet kAlphabet;

struct Merge {
  Token left, right, result;
};

constexpr std::uint64_t pair_key(Token left, Token right) { return static_cast<std::uint64_t>(left) << 32 | right; }

class BpeTokenizer final : public Tokenizer {
 public:
  BpeTokenizer(BpeTable, const std::string& source);

  std::int64_t vocabulary() const override { return static_cast<std::int64_t>(bytes_.size()); }
  std::vector<Token> encode(std::string_view text) const override;
  std::string decode(std::span<const Token>) const override;
  std::string serialize() const override;

 private:
  using Ids = std::unordered_map<std::string_view, Token>;
  struct Encoding;
  std::optional<std::string>& place(const std::string& token, Token id);
  void take_vocabulary(Ids&);
  void take_merges(const Ids&);
  void take_added(Ids&);
  void encode_words(std::string_view text, Encoding&) const;
  void encode_word(std::string_view word, Encoding&) const;
  std::pair<std::size_t, const std::pair<std::string, Token>*> find_added(std::string_view text,
                                                                          std::size_t begin) const;
  std::size_t rank(Token left, Token right) const {
    auto found = ranks_.find(pair_key(left, right));
    return found == ranks_.end() ? kNone : found->second;
  }

  BpeTable table_;
  std::string source_;
  std::vector<std::optional<std::string>> bytes_;  // what a token stands for; nothing: no such token
  std::array<Token, 256> byte_tokens_;
  std::vector<Merge> merges_;  // by rank
  std::unordered_map<std::uint64_t, std::size_t> ranks_;
  std::array<std::vector<std::pair<std::string, Token>>, 256> added_by_first_byte_;  // longest first
};

[[noreturn]] void corrupt_table(const std::string& source, const auto&... parts) {
  fail(Code::data_loss, "'", source, "' is not a whole BPE tokenizer: ", parts...);
}

BpeTokenizer::BpeTokenizer(BpeTable table, const std::string& source) : table_(std::move(table)), source_(source) {
  Ids ids;
  take_vocabulary(ids);
  take_merges(ids);
  take_added(ids);
}

// The place for what `id` stands for.
std::optional<std::string>& BpeTokenizer::place(const std::string& token, Token id) {
  std::size_t entries = table_.vocabulary.size() + table_.added.size();
  if (id >= entries + kMaxHoles) {
    corrupt_table(source_, "token '", token, "' has id ", id, ", but there are only ", entries, " tokens");
  }
  if (id >= bytes_.size()) bytes_.resize(id + 1);
  return bytes_[id];
}

void BpeTokenizer::take_vocabulary(Ids& ids) {
  if (table_.vocabulary.empty()) corrupt_table(source_, "its vocabulary is empty");
  for (const auto& [token, id] : table_.vocabulary) {
    std::optional<std::string>& bytes = place(token, id);
    if (bytes) corrupt_table(source_, "id ", id, " of token '", token, "' is taken by another token");
    bytes = bytes_of_symbols(token).value_or(token);
    if (!ids.emplace(token, id).second) corrupt_table(source_, "token '", token, "' is listed twice");
  }
  for (unsigned byte = 0; byte < 256; ++byte) {
    auto found = ids.find(symbols_of_byte(static_cast<unsigned char>(byte)));
    byte_tokens_[byte] = found == ids.end() ? kNoToken : found->second;
  }
}

void BpeTokenizer::take_merges(const Ids& ids) {
  for (const auto& pair : table_.merges) {
    auto name = [&] { return concat("merge ", merges_.size() + 1, " ('", pair.first, "' and '", pair.second, "')"); };
    auto id = [&](const std::string& token) {
      auto found = ids.find(token);
      if (found == ids.end())
        corrupt_table(source_, name(), " needs token '", token, "', which is not in the vocabulary");
      return found->second;
    };
    Merge merge{id(pair.first), id(pair.second), id(pair.first + pair.second)};
    if (!ranks_.emplace(pair_key(merge.left, merge.right), merges_.size()).second) {
      corrupt_table(source_, name(), " is listed twice");
    }
    merges_.push_back(merge);
  }
}

void BpeTokenizer::take_added(Ids& ids) {
  std::vector<bool> made(bytes_.size());  // by encode_word
  for (Token token : byte_tokens_) {
    if (token != kNoToken) made[token] = true;
  }
  for (const Merge& merge : merges_) made[merge.result] = true;

  for (const auto& [token, id] : table_.added) {
    if (token.empty()) corrupt_table(source_, "an added token is empty");
    std::optional<std::string>& bytes = place(token, id);
    auto [known, fresh] = ids.emplace(token, id);
    if (known->second != id) {
      corrupt_table(source_, "token '", token, "' has id ", known->second, ", and ", id, " among the added tokens");
    }
    if (fresh && bytes) corrupt_table(source_, "id ", id, " of added token '", token, "' is taken by another token");
    if (!fresh && id < made.size() && made[id] && bytes != token) {
      corrupt_table(source_, "added token '", token, "' also stands for other bytes in the vocabulary");
    }
    bytes = token;
    added_by_first_byte_[static_cast<unsigned char>(token[0])].emplace_back(token, id);
  }
  for (auto& tokens : added_by_first_byte_) {
    std::ranges::stable_sort(tokens, std::ranges::greater{}, [](const auto& entry) { return entry.first.size(); });
  }
}

// One text on its way: its tokens so far, where in them the words met before begin and end, and room to merge in.
struct BpeTokenizer::Encoding {
  struct Symbol {
    Token token;  // kNoToken: joined to the one before
    std::size_t previous, next;
  };
  struct Candidate {
    std::size_t rank, position;
    auto operator<=>(const Candidate&) const = default;
  };

  std::string_view text;
  std::vector<Token> tokens;
  std::unordered_map<std::string_view, std::pair<std::size_t, std::size_t>> words;
  std::vector<Symbol> symbols;
  std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> candidates;
};

void BpeTokenizer::encode_word(std::string_view word, Encoding& to) const {
  auto& symbols = to.symbols;
  symbols.clear();
  for (std::size_t i = 0; i < word.size(); ++i) {
    auto byte = static_cast<unsigned char>(word[i]);
    Token token = byte_tokens_[byte];
    require(token != kNoToken, "[bpe tokenizer] byte ", unsigned{byte}, " at offset ", word.data() + i - to.text.data(),
            " of the text has no token: the vocabulary lacks '", symbols_of_byte(byte),
            "'; leave the byte out or use a tokenizer with all 256");
    symbols.push_back({token, i == 0 ? kNone : i - 1, i + 1 == word.size() ? kNone : i + 1});
  }
  auto consider = [&](std::size_t position) {
    std::size_t next = position == kNone ? kNone : symbols[position].next;
    if (next == kNone) return;
    std::size_t found = rank(symbols[position].token, symbols[next].token);
    if (found != kNone) to.candidates.push({found, position});
  };
  for (std::size_t i = 0; i + 1 < symbols.size(); ++i) consider(i);
  while (!to.candidates.empty()) {
    auto [rank, position] = to.candidates.top();
    to.candidates.pop();
    const Merge& merge = merges_[rank];
    std::size_t next = symbols[position].next;
    bool stale = next == kNone || symbols[position].token != merge.left || symbols[next].token != merge.right;
    if (stale) continue;
    symbols[position].token = merge.result;
    symbols[position].next = symbols[next].next;
    symbols[next].token = kNoToken;
    if (symbols[position].next != kNone) symbols[symbols[position].next].previous = position;
    consider(position);
    consider(symbols[position].previous);
  }
  for (std::size_t i = 0; i != kNone; i = symbols[i].next) to.tokens.push_back(symbols[i].token);
}

void BpeTokenizer::encode_words(std::string_view text, Encoding& to) const {
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = word_end(text, begin);
    std::string_view word = text.substr(begin, end - begin);
    begin = end;
    if (auto found = to.words.find(word); found != to.words.end()) {
      for (std::size_t i = found->second.first; i < found->second.second; ++i) to.tokens.push_back(to.tokens[i]);
      continue;
    }
    std::size_t first = to.tokens.size();
    encode_word(word, to);
    if (to.words.size() < kRememberedWords) to.words.emplace(word, std::pair(first, to.tokens.size()));
  }
}

// The first added token from `begin` on, the longest one there, and its place; nullptr at the end of the text.
std::pair<std::size_t, const std::pair<std::string, Token>*> BpeTokenizer::find_added(std::string_view text,
                                                                                      std::size_t begin) const {
  if (table_.added.empty()) return {text.size(), nullptr};
  for (std::size_t position = begin; position < text.size(); ++position) {
    for (const auto& entry : added_by_first_byte_[static_cast<unsigned char>(text[position])]) {
      if (text.substr(position).starts_with(entry.first)) return {position, &entry};
    }
  }
  return {text.size(), nullptr};
}

std::vector<Token> BpeTokenizer::encode(std::string_view text) const {
  Encoding to;
  to.text = text;
  to.tokens.reserve(text.size() / 3);
  for (std::size_t begin = 0; begin < text.size();) {
    auto [position, added] = find_added(text, begin);
    encode_words(text.substr(begin, position - begin), to);
    begin = position;
    if (!added) break;
    to.tokens.push_back(added->second);
    begin += added->first.size();
  }
  return std::move(to.tokens);
}

std::string BpeTokenizer::decode(std::span<const Token> tokens) const {
  std::string text;
  for (Token token : tokens) {
    require(token < bytes_.size(), "[bpe tokenizer] token ", token, " is beyond the vocabulary of ", bytes_.size());
    require(bytes_[token].has_value(), "[bpe tokenizer] the vocabulary has no token ", token);
    text += *bytes_[token];
  }
  return text;
}

std::string BpeTokenizer::serialize() const {
  using Json = nlohmann::ordered_json;
  Json added = Json::array(), vocabulary = Json::object(), merges = Json::array();
  for (const auto& [token, id] : table_.added) {
    added.push_back({{"id", id},
                     {"content", token},
                     {"single_word", false},
                     {"lstrip", false},
                     {"rstrip", false},
                     {"normalized", false},
                     {"special", true}});
  }
  auto& entries = vocabulary.get_ref<Json::object_t&>();  // operator[] would search from the start for each
  for (const auto& [token, id] : table_.vocabulary) entries.emplace_back(token, id);
  for (const auto& [left, right] : table_.merges) merges.push_back({left, right});
  Json byte_level{{"type", "ByteLevel"}, {"add_prefix_space", false}, {"trim_offsets", true}, {"use_regex", true}};
  return tokenizer_json(std::move(vocabulary), std::move(merges), std::move(added), byte_level, byte_level);
}

}  // namespace

std::optional<std::string> bytes_of_symbols(std::string_view symbols) {
  std::string bytes;
  for (std::size_t offset = 0; offset < symbols.size();) {
    Character character = read_character(symbols, offset);
    if (character.bytes == 0 || character.value >= kAlphabet.byte_of.size()) return std::nullopt;
    int byte = kAlphabet.byte_of[character.value];
    if (byte < 0) return std::nullopt;
    bytes += static_cast<char>(byte);
    offset += character.bytes;
  }
  return bytes;
}

std::string symbols_of_byte(unsigned char byte) {
  std::string symbols;
  append_character(symbols, kAlphabet.character_of[byte]);
  return symbols;
}

std::unique_ptr<Tokenizer> bpe_tokenizer(BpeTable table, const std::string& source) {
  return std::make_unique<BpeTokenizer>(std::move(table), source);
}

}  // namespace pcp
