// The parts of the parser for MLIR's generic form. AttributeParser reads what stands inside an operation: types,
// attributes, locations, and the aliases and resources they refer to. parser.cpp reads operations, regions and
// functions with it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "graph/lexer.h"
#include "pcp/graph.h"

namespace pcp::text {

using NamedAttrs = std::vector<std::pair<std::string, Attr>>;

class AttributeParser {
 public:
  // Finds the aliases that start a line and the resource block, so that they may stand after their first use.
  explicit AttributeParser(Lexer& lexer);

  void define_alias();    // #name = attribute or !name = type, at the top level
  void read_resources();  // {-# ... #-}

  const TensorType& type();  // valid until the next call
  // {name = value, name} appended to `out`. With an op, the attributes in its row must be of the kinds that the row
  // gives.
  void dictionary(const OpInfo* op, NamedAttrs& out);
  Attrs sorted(NamedAttrs, std::size_t offset);  // throws at offset when a name is there twice
  std::string opaque();                          // any attribute as its text, aliases replaced by what they stand for
  // Reads loc(...), if there is one, into `location`: its nearest file:line:column, else a name, else null.
  bool location(Location& location);
  // Reads loc(...) of an argument: the name it gives, such as "params['w']", or nothing.
  std::string argument_name();
  // The key of the dense_resource that was read since the last call, or nothing.
  std::string taken_resource() { return std::exchange(resource_, {}); }

 private:
  struct Place {
    Location location;
    bool is_file = false;  // file:line:column, not just a name
    std::string name;      // the outermost one
  };
  struct Alias {
    std::size_t begin = 0, end = 0;  // of its value; end is 0 until it is needed
    bool open = false;               // being resolved
    std::optional<Attr> attr;
    std::optional<std::string> text;
    std::optional<TensorType> type;
    std::optional<Place> place;
  };

  // The value of an alias as read() gives it. It is read once and kept in `slot`.
  template <class T, class Read>
  const T& resolve(std::string_view name, std::optional<T> Alias::*slot, Read&& read);
  std::optional<std::string_view> alias_name();  // takes #name or !name; nothing when it is a dialect's
  const Attr& alias_attribute(std::string_view name);
  void charge(std::size_t bytes);  // counts the bytes of copied alias values against a limit
  Place place();

  std::optional<std::string> tensor_type();  // into type_; returns what is not supported about it

  Attr attribute(AttrKind kind);
  std::optional<Attr> known_attribute(AttrKind kind);  // nothing when it is of no kind we know
  std::optional<Attr> integer_attribute();
  std::optional<Attr> array_attribute();
  std::optional<Attr> hash_attribute();
  Dims dims_list();
  ConvDims conv_dims();
  struct Field;
  void fields(std::initializer_list<Field> fields);  // name = [1, 2], name = 3>

  std::optional<Attr> dense_attribute(AttrKind kind);
  std::optional<Attr> dense_resource(AttrKind kind);
  bool dense_type(AttrKind kind);  // : tensor<...>
  Constant dense_hex(std::string_view literal, std::size_t offset);
  Constant dense_list(std::string_view body, std::size_t offset);

  Lexer& lexer_;
  TensorType type_;
  std::unordered_map<std::string_view, Alias> aliases_;  // by "#name"
  int alias_depth_ = 0;
  std::size_t charged_ = 0;
  std::optional<std::size_t> resources_at_;
  std::string resource_;
  std::map<std::string, std::string_view, std::less<>> blobs_;  // hex literals of the resource block
  std::map<std::string, Constant, std::less<>> constants_;      // those that were used, decoded
};

}  // namespace pcp::text
