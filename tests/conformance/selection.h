// Which cases an engine runs. Ours and the reference run all. Others compile slowly, IREE a tenth of a second for every
// kernel: tests run a part of their cases in which everything occurs, though not everything with everything;
// docs/ops.md is written from all of them. PCP_CONFORMANCE_ALL=1 runs all everywhere.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "base/content_hash.h"
#include "tests/conformance/case_file.h"

namespace pcp::conformance {

inline bool all_are_wanted() {
  const char* all = std::getenv("PCP_CONFORMANCE_ALL");
  return all && *all == '1';
}

// The types that programs are made of.
inline bool is_common(DType dtype) {
  return dtype == DType::i1 || dtype == DType::i32 || dtype == DType::bf16 || dtype == DType::f32;
}

// Every case that counts. A software driver of Vulkan takes long over each: there, those of the common types.
inline std::vector<bool> all_cases(const std::string& engine, const CaseFile& file) {
  std::vector<bool> chosen;
  for (const Case& one : file.cases()) {
    chosen.push_back(engine != "iree:vulkan" || all_are_wanted() || is_common(one.dtype));
  }
  return chosen;
}

inline std::uint64_t hash_of(const std::string& text) { return checksum(std::as_bytes(std::span(text))); }

// What a case shows: by its name its form ("_*_rows") and, each at its place, the element types and reducers in it; and
// the reason why the engine deviates there. Of the types that are not common every operation has a third.
inline std::set<std::string> traits(const std::string& engine, const Case& one) {
  static const std::set<std::string> kReducers{"add", "multiply", "maximum", "minimum", "and", "or", "xor"};
  std::string op(one.op), form;
  std::set<std::string> found;
  if (const Deviation* known = find_deviation(engine, op, one.function->name)) found.insert(std::string(known->text));
  std::istringstream words(one.function->name.substr(op.size()));
  for (std::string word; std::getline(words, word, '_');) {
    std::optional<DType> dtype = parse_dtype(word);
    bool is_varied = dtype || kReducers.contains(word);
    bool counts = !dtype || is_common(*dtype) || hash_of(op + word) % 3 == 0;
    if (is_varied && counts) found.insert(form + word);
    form += "_" + (is_varied ? "*" : word);
  }
  found.insert(form);
  return found;
}

// Those of all cases that show something the ones before do not. In an order that mixes types and forms.
inline std::vector<bool> chosen_cases(const std::string& engine, const CaseFile& file) {
  std::vector<bool> all = all_cases(engine, file);
  if (engine == "cpu" || engine == "reference" || all_are_wanted()) return all;
  std::vector<std::pair<std::uint64_t, std::size_t>> order;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i]) order.emplace_back(hash_of(file.cases()[i].function->name), i);
  }
  std::ranges::sort(order);
  std::vector<bool> chosen(all.size());
  std::set<std::string> seen;
  for (auto [hash, i] : order) {
    for (const std::string& trait : traits(engine, file.cases()[i])) {
      if (seen.insert(trait).second) chosen[i] = true;
    }
  }
  return chosen;
}

}  // namespace pcp::conformance
