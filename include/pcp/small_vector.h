// A vector whose first elements lie in the object itself. Dimensions of a tensor and operands of an operation are a few
// numbers, and a compilation holds millions of such lists: most of them need no memory of their own.
//
// It has the interface of std::vector, with two differences: elements must be trivially copyable, and a move may change
// where they lie, so pointers to them do not outlive it.
#pragma once

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <memory>
#include <new>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace pcp {

template <class T, std::size_t Inline>
class SmallVector {
  static_assert(std::is_trivially_copyable_v<T> && Inline * sizeof(T) >= sizeof(T*));

 public:
  using value_type = T;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using reference = T&;
  using const_reference = const T&;
  using pointer = T*;
  using const_pointer = const T*;
  using iterator = T*;
  using const_iterator = const T*;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;

  SmallVector() noexcept {}
  explicit SmallVector(std::size_t size, const T& value = T()) { resize(size, value); }
  SmallVector(std::initializer_list<T> values) { append(values.begin(), values.size()); }
  template <std::input_iterator Iterator>
  SmallVector(Iterator first, Iterator last) {
    insert(end(), first, last);
  }
  SmallVector(const SmallVector& other) { copy_from(other); }
  SmallVector(SmallVector&& other) noexcept { take_from(other); }
  SmallVector& operator=(const SmallVector& other) {
    if (this == &other) return *this;
    clear();
    append(other.data(), other.size());
    return *this;
  }
  SmallVector& operator=(SmallVector&& other) noexcept {
    if (this == &other) return *this;
    release();
    take_from(other);
    return *this;
  }
  SmallVector& operator=(std::initializer_list<T> values) {
    assign(values.begin(), values.end());
    return *this;
  }
  ~SmallVector() { release(); }

  T* data() noexcept { return is_inline() ? std::launder(reinterpret_cast<T*>(inline_)) : heap_; }
  const T* data() const noexcept { return const_cast<SmallVector*>(this)->data(); }
  std::size_t size() const noexcept { return size_; }
  std::size_t capacity() const noexcept { return capacity_; }
  bool empty() const noexcept { return size_ == 0; }

  iterator begin() noexcept { return data(); }
  iterator end() noexcept { return data() + size_; }
  const_iterator begin() const noexcept { return data(); }
  const_iterator end() const noexcept { return data() + size_; }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return data()[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return data()[i];
  }
  const T& at(std::size_t i) const {
    if (i >= size_) throw std::out_of_range("pcp::SmallVector::at");
    return data()[i];
  }
  T& at(std::size_t i) { return const_cast<T&>(std::as_const(*this).at(i)); }
  T& front() { return (*this)[0]; }
  const T& front() const { return (*this)[0]; }
  T& back() { return (*this)[size_ - 1]; }
  const T& back() const { return (*this)[size_ - 1]; }

  void reserve(std::size_t capacity) {
    if (capacity > capacity_) move_to_heap(capacity);
  }
  void clear() noexcept { size_ = 0; }
  void resize(std::size_t size, T value = T()) {
    reserve(size);
    if (size > size_) std::fill(end(), data() + size, value);
    size_ = static_cast<std::uint32_t>(size);
  }
  void push_back(T value) {
    if (size_ == capacity_) grow(std::size_t{size_} + 1);
    data()[size_++] = value;
  }
  template <class... Arguments>
  T& emplace_back(Arguments&&... arguments) {
    push_back(T{std::forward<Arguments>(arguments)...});
    return back();
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }

  void assign(std::size_t size, T value) {
    clear();
    resize(size, value);
  }
  template <std::input_iterator Iterator>
  void assign(Iterator first, Iterator last) {
    *this = SmallVector(first, last);
  }

  iterator insert(const_iterator before, T value) { return insert(before, &value, &value + 1); }
  iterator insert(const_iterator before, std::initializer_list<T> values) {
    return insert(before, values.begin(), values.end());
  }
  iterator insert(const_iterator before, std::size_t count, T value) {
    std::ptrdiff_t place = before - begin(), old_size = size_;
    resize(size_ + count, value);
    std::rotate(begin() + place, begin() + old_size, end());
    return begin() + place;
  }
  // The inserted elements must not be elements of this vector.
  template <std::input_iterator Iterator>
  iterator insert(const_iterator before, Iterator first, Iterator last) {
    std::ptrdiff_t place = before - begin();
    if constexpr (std::forward_iterator<Iterator>) {
      auto added = static_cast<std::size_t>(std::distance(first, last));
      if (size_ + added > capacity_) grow(size_ + added);
      std::move_backward(begin() + place, end(), end() + added);
      std::copy(first, last, begin() + place);
      size_ += static_cast<std::uint32_t>(added);
    } else {
      std::ptrdiff_t old_size = size_;
      for (; first != last; ++first) push_back(*first);
      std::rotate(begin() + place, begin() + old_size, end());
    }
    return begin() + place;
  }
  iterator erase(const_iterator first, const_iterator last) {
    iterator to = begin() + (first - begin());
    size_ = static_cast<std::uint32_t>(std::copy(last, std::as_const(*this).end(), to) - begin());
    return to;
  }
  iterator erase(const_iterator place) { return erase(place, place + 1); }

  friend bool operator==(const SmallVector& a, const SmallVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
  friend auto operator<=>(const SmallVector& a, const SmallVector& b) {
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  bool is_inline() const noexcept { return capacity_ == Inline; }  // allocated memory always has a larger capacity

  void append(const T* values, std::size_t count) {
    reserve(size_ + count);
    std::copy(values, values + count, end());
    size_ += static_cast<std::uint32_t>(count);
  }
  // Into an object that has no memory of its own.
  void copy_from(const SmallVector& other) {
    if (other.is_inline()) {
      std::memcpy(inline_, other.inline_, sizeof inline_);
      size_ = other.size_;
    } else {
      append(other.data(), other.size());
    }
  }
  void take_from(SmallVector& other) noexcept {
    std::memcpy(inline_, other.inline_, sizeof inline_);
    size_ = std::exchange(other.size_, 0);
    capacity_ = std::exchange(other.capacity_, static_cast<std::uint32_t>(Inline));
  }
  void release() noexcept {
    if (!is_inline()) std::allocator<T>().deallocate(heap_, capacity_);
    capacity_ = static_cast<std::uint32_t>(Inline);
  }
  void grow(std::size_t wanted) { move_to_heap(std::max(wanted, std::size_t{2} * capacity_)); }
  void move_to_heap(std::size_t capacity) {
    if (capacity > std::numeric_limits<std::uint32_t>::max()) throw std::length_error("pcp::SmallVector");
    T* memory = std::allocator<T>().allocate(capacity);
    std::copy(begin(), end(), memory);
    release();
    heap_ = memory;
    capacity_ = static_cast<std::uint32_t>(capacity);
  }

  std::uint32_t size_ = 0, capacity_ = Inline;
  union {
    T* heap_;
    alignas(T) std::byte inline_[Inline * sizeof(T)] = {};  // copied whole, whatever the size
  };
};

// As std::erase_if does for other containers.
template <class T, std::size_t Inline, class Predicate>
std::size_t erase_if(SmallVector<T, Inline>& vector, Predicate predicate) {
  auto kept = std::remove_if(vector.begin(), vector.end(), predicate);
  auto erased = static_cast<std::size_t>(vector.end() - kept);
  vector.erase(kept, vector.end());
  return erased;
}

}  // namespace pcp
