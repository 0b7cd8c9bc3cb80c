// Where an engine is known to refuse a case, or to give other values than the specification's. The list is checked both
// ways: a case that fails must be listed, and a listed one must fail, unless it is listed as one that varies or as one
// that comes close.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pcp/error.h"

namespace pcp::conformance {

struct Deviation {
  enum class Kind { refuses, differs, varies, close } kind;
  std::string_view engine, op;
  std::string_view cases;           // one name, or how several begin: "sort_f16*"
  std::string_view text;            // refuses: part of the engine's own message; else the reason in a line
  std::string_view tolerance = {};  // close: in place of the case's own, as in tolerance.h

  bool covers(std::string_view case_name) const {
    return cases.ends_with('*') ? case_name.starts_with(cases.substr(0, cases.size() - 1)) : case_name == cases;
  }
};

inline const std::vector<Deviation>& deviations() {
  static const std::vector<Deviation> all{
#define REFUSES(engine, op, cases, text) {Deviation::Kind::refuses, engine, op, cases, text},
#define DIFFERS(engine, op, cases, text) {Deviation::Kind::differs, engine, op, cases, text},
#define VARIES(engine, op, cases, text) {Deviation::Kind::varies, engine, op, cases, text},
#define CLOSE(engine, op, cases, tolerance, text) {Deviation::Kind::close, engine, op, cases, text, tolerance},
#include "tests/conformance/deviations.def"
#undef REFUSES
#undef DIFFERS
#undef VARIES
#undef CLOSE
  };
  return all;
}

inline const Deviation* find_deviation(std::string_view engine, std::string_view op, std::string_view case_name) {
  for (const Deviation& one : deviations()) {
    if (one.engine == engine && one.op == op && one.covers(case_name)) return &one;
  }
  return nullptr;
}

// What is wrong with an outcome given the list, or nothing. `failure` is empty when the case passed.
inline std::string unexpected(std::string_view engine, std::string_view op, std::string_view case_name,
                              const std::string& failure) {
  const Deviation* listed = find_deviation(engine, op, case_name);
  if (!listed || listed->kind == Deviation::Kind::close) return failure;
  if (listed->kind == Deviation::Kind::varies) return {};
  if (failure.empty()) return concat("passes, but deviations.def lists it (", listed->text, ")");
  bool says_so = failure.find(listed->text) != std::string::npos;
  if (listed->kind == Deviation::Kind::refuses && !says_so) {
    return concat("deviations.def expects \"", listed->text, "\", but: ", failure);
  }
  return {};
}

}  // namespace pcp::conformance
