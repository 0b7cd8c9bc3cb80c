// Indices into containers. Shapes, attributes and ids are signed numbers, containers count with std::size_t: the one
// conversion between them is here.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>

namespace pcp {

// The place of an element, from any integer or enumerator that is not negative. Types with a number of their own
// (Value) add an overload beside their definition.
template <class Number>
requires(std::integral<Number> || std::is_enum_v<Number>) constexpr std::size_t index(Number number) {
  if constexpr (std::is_enum_v<Number>) {
    return index(static_cast<std::underlying_type_t<Number>>(number));
  } else {
    assert(std::cmp_greater_equal(number, 0));
    return static_cast<std::size_t>(number);
  }
}

// Where the first element equal to `element` is; the size of the range when there is none.
template <class Range, class Element>
std::size_t position(const Range& range, const Element& element) {
  return index(std::ranges::find(range, element) - std::ranges::begin(range));
}

// The size as a signed number, to be compared with ids and dimensions.
template <std::signed_integral Number = std::ptrdiff_t, class Range>
constexpr Number count(const Range& range) {
  return static_cast<Number>(std::ranges::size(range));
}

// A vector whose elements belong to things with a number: values of a function, nodes of a graph, dimensions. It takes
// their ids as they are.
template <class T>
class IndexedVector : public std::vector<T> {
 public:
  using std::vector<T>::vector;

  template <class Id>
  typename std::vector<T>::reference operator[](Id id) {
    std::size_t place = index(id);
    assert(place < this->size());
    return std::vector<T>::operator[](place);
  }
  template <class Id>
  typename std::vector<T>::const_reference operator[](Id id) const {
    std::size_t place = index(id);
    assert(place < this->size());
    return std::vector<T>::operator[](place);
  }
};

}  // namespace pcp
