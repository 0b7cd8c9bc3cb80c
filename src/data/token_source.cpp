#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <utility>

#include "base/file.h"
#include "data/mapped_file.h"
#include "pcp/data.h"
#include "pcp/error.h"

namespace pcp {

static_assert(std::endian::native == std::endian::little, "token files are read as they lie on disk");

struct TokenSource::Storage {
  std::string name;
  std::vector<Token> owned;
  MappedFile mapping;
  std::span<const std::uint16_t> narrow;  // one of the two
  std::span<const std::uint32_t> wide;

  // Calls with the span there is.
  auto visit(auto&& action) const { return narrow.empty() ? action(wide) : action(narrow); }
};

TokenSource TokenSource::of(std::vector<Token> tokens, const std::string& name) {
  auto storage = std::make_shared<Storage>(Storage{name, std::move(tokens), {}, {}, {}});
  storage->wide = storage->owned;
  TokenSource source;
  source.storage_ = std::move(storage);
  return source;
}

TokenSource TokenSource::map_file(const std::string& path, int bytes_per_token) {
  require(bytes_per_token == 2 || bytes_per_token == 4, "a token file has 2 or 4 bytes per token, not ",
          bytes_per_token);
  InputFile file(path);
  auto width = static_cast<std::uint64_t>(bytes_per_token);
  require(file.size() > 0, "'", path, "' is empty; expected tokens of ", width, " bytes");
  if (file.size() % width != 0) {
    fail(Code::data_loss, "'", path, "' has ", file.size(), " bytes, not a multiple of ", width,
         ": it is torn, or not a file of u", 8 * width, " tokens");
  }
  auto storage = std::make_shared<Storage>(Storage{concat("'", path, "'"), {}, MappedFile(file), {}, {}});
  std::size_t count = file.size() / width;
  const void* data = storage->mapping.data();
  if (width == 2) {
    storage->narrow = {static_cast<const std::uint16_t*>(data), count};
  } else {
    storage->wide = {static_cast<const std::uint32_t*>(data), count};
  }
  TokenSource source;
  source.storage_ = std::move(storage);
  return source;
}

std::int64_t TokenSource::size() const {
  return storage_ ? storage_->visit([](auto tokens) { return static_cast<std::int64_t>(tokens.size()); }) : 0;
}

Token TokenSource::operator[](std::int64_t index) const {
  return storage_->visit([&](auto tokens) -> Token { return tokens[static_cast<std::size_t>(index)]; });
}

const std::string& TokenSource::name() const {
  static const std::string kNothing = "no data";
  return storage_ ? storage_->name : kNothing;
}

void TokenSource::check(std::int64_t vocabulary, std::int64_t begin, std::int64_t end) const {
  if (begin >= end) return;
  storage_->visit([&](auto tokens) {
    auto part = tokens.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
    auto beyond = std::ranges::find_if(part, [&](std::int64_t token) { return token >= vocabulary; });
    if (beyond == part.end()) return;
    fail(Code::invalid_argument, "token ", *beyond, " at position ", begin + (beyond - part.begin()), " of ", name(),
         " is beyond the vocabulary of ", vocabulary,
         "; the data were made with another tokenizer, or have another width");
  });
}

Token TokenSource::copy(std::int64_t begin, std::span<std::int32_t> target) const {
  return storage_->visit([&](auto tokens) {
    auto part = tokens.subspan(static_cast<std::size_t>(begin), target.size());
    Token largest = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
      target[i] = static_cast<std::int32_t>(part[i]);
      largest = std::max<Token>(largest, part[i]);
    }
    return largest;
  });
}

Token TokenSource::pack(std::int64_t begin, int bytes_per_token, std::span<std::byte> target) const {
  auto width = static_cast<std::size_t>(bytes_per_token);
  return storage_->visit([&](auto tokens) {
    Token largest = 0;
    std::byte* to = target.data();
    for (Token token : tokens.subspan(static_cast<std::size_t>(begin), target.size() / width)) {
      std::memcpy(to, &token, width);
      to += width;
      largest = std::max(largest, token);
    }
    return largest;
  });
}

int token_file_width(const std::string& path) {
  if (path.ends_with(".u16")) return 2;
  if (path.ends_with(".u32")) return 4;
  require(!path.ends_with(".bin"), "'", path,
          "' does not say how wide its tokens are: give the width, 2 bytes (u16) or "
          "4 bytes (u32), or name it .u16 or .u32");
  return 0;
}

TokenSource open_data(const std::string& path, const Tokenizer* tokenizer, int bytes_per_token) {
  int width = bytes_per_token != 0 ? bytes_per_token : token_file_width(path);
  if (width != 0) return TokenSource::map_file(path, width);
  std::string text = read_file(path);
  require(!text.empty(), "'", path, "' is empty; expected a text");
  require(tokenizer != nullptr, "'", path,
          "' is a text: give a tokenizer (char, byte, or a path), or its tokens as a "
          ".u16 or .u32 file");
  try {
    return TokenSource::of(tokenizer->encode(text), concat("'", path, "'"));
  } catch (const Error& error) {
    fail(error.code(), "'", path, "': ", error.what());
  }
}

Split split(const TokenSource& source, double validation_fraction) {
  require(validation_fraction >= 0 && validation_fraction < 1, "the validation fraction is ", validation_fraction,
          ", expected at least 0 and less than 1");
  std::int64_t size = source.size();
  auto validation = static_cast<std::int64_t>(std::floor(static_cast<double>(size) * validation_fraction));
  return {{source, 0, size - validation, "training data"}, {source, size - validation, size, "validation data"}};
}

}  // namespace pcp
