#include "session/stream.h"

#include <cstring>
#include <limits>

#include "pcp/error.h"

namespace pcp::session {
namespace {

enum class Kind : std::uint8_t { define = 1, place, call, put, free, read, mark, send, receive };

constexpr std::uint64_t kMostOperands = 1 << 16;
constexpr std::uint64_t kMostRank = 64;
constexpr std::uint64_t kMostElements = std::uint64_t{1} << 58;  // as element_count has it

// Differences of ids are small in both directions: 0, -1, 1, -2... become 0, 1, 2, 3...
std::uint64_t folded(std::int64_t difference) {
  return (static_cast<std::uint64_t>(difference) << 1) ^ static_cast<std::uint64_t>(difference >> 63);
}
std::int64_t unfolded(std::uint64_t number) {
  return static_cast<std::int64_t>(number >> 1) ^ -static_cast<std::int64_t>(number & 1);
}

}  // namespace

// --- Writing.

void StreamWriter::number(std::uint64_t value) {
  for (; value >= 0x80; value >>= 7) bytes_.push_back(static_cast<std::byte>(value | 0x80));
  bytes_.push_back(static_cast<std::byte>(value));
}

void StreamWriter::tensor(TensorId id) {
  number(folded(static_cast<std::int64_t>(id - last_)));
  last_ = id;
}

void StreamWriter::type(const TensorType& type) {
  number(static_cast<std::uint64_t>(type.dtype));
  number(type.dims.size());
  for (std::int64_t dim : type.dims) number(static_cast<std::uint64_t>(dim));
}

void StreamWriter::raw(std::span<const std::byte> bytes) {
  number(bytes.size());
  bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
}

void StreamWriter::text(std::string_view text) { raw(std::as_bytes(std::span(text))); }

void StreamWriter::add(const Define& define) {
  number(static_cast<std::uint64_t>(Kind::define));
  text(define.text);
}

void StreamWriter::add(const Place& place) {
  number(static_cast<std::uint64_t>(Kind::place));
  text(place.text);
}

void StreamWriter::add(const Call& call) {
  number(static_cast<std::uint64_t>(Kind::call));
  number(call.routine);
  number(call.place);
  tensor(call.first);
  number(call.operands.size());
  for (const Operand& operand : call.operands) {
    if (operand.tensor != 0) {
      number(folded(static_cast<std::int64_t>(operand.tensor - call.first)) << 1);
    } else {
      number(1);
      const auto* bits = reinterpret_cast<const std::byte*>(&operand.bits);
      bytes_.insert(bytes_.end(), bits, bits + sizeof(operand.bits));
    }
  }
}

void StreamWriter::add(const Put& put) {
  number(static_cast<std::uint64_t>(Kind::put));
  tensor(put.tensor);
  type(put.type);
  number(put.offset);
  raw(put.bytes);
}

void StreamWriter::add(const Free& free) {
  number(static_cast<std::uint64_t>(Kind::free));
  tensor(free.tensor);
}

void StreamWriter::add(const Read& read) {
  number(static_cast<std::uint64_t>(Kind::read));
  tensor(read.tensor);
  number(read.request);
}

void StreamWriter::add(const Mark& mark) {
  number(static_cast<std::uint64_t>(Kind::mark));
  number(mark.compiles ? 1 : 0);
}

void StreamWriter::add(const Send& send) {
  number(static_cast<std::uint64_t>(Kind::send));
  tensor(send.tensor);
  number(send.to);
  number(send.transfer);
}

void StreamWriter::add(const Receive& receive) {
  number(static_cast<std::uint64_t>(Kind::receive));
  tensor(receive.tensor);
  type(receive.type);
  number(receive.from);
  number(receive.transfer);
}

std::vector<std::byte> StreamWriter::take() {
  last_ = 0;
  return std::exchange(bytes_, {});
}

// --- Reading.

std::uint64_t StreamReader::number() {
  std::uint64_t value = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    require(at_ < bytes_.size(), "[stream] it ends inside a record");
    auto byte = static_cast<std::uint64_t>(bytes_[at_++]);
    require(shift < 63 || byte <= 1, "[stream] a number has more than 64 bits");
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
  fail(Code::invalid_argument, "[stream] a number has more than 64 bits");
}

std::uint32_t StreamReader::small_number() {
  std::uint64_t value = number();
  require(value <= std::numeric_limits<std::uint32_t>::max(), "[stream] ", value,
          " is no number of a routine, place or worker");
  return static_cast<std::uint32_t>(value);
}

TensorId StreamReader::tensor() {
  last_ += static_cast<TensorId>(unfolded(number()));
  require(last_ != 0, "[stream] a tensor has the id 0");
  return last_;
}

std::span<const std::byte> StreamReader::raw() {
  std::uint64_t size = number();
  require(size <= bytes_.size() - at_, "[stream] it ends inside a record");
  auto bytes = bytes_.subspan(at_, size);
  at_ += size;
  return bytes;
}

std::string_view StreamReader::text() {
  auto bytes = raw();
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Call StreamReader::call() {
  Call call;
  call.routine = small_number();
  call.place = small_number();
  call.first = tensor();
  std::uint64_t count = number();
  require(count <= kMostOperands && count <= bytes_.size() - at_, "[stream] a call has ", count, " operands");
  for (std::uint64_t i = 0; i < count; ++i) {
    Operand operand;
    if (std::uint64_t word = number(); word == 1) {
      require(sizeof(operand.bits) <= bytes_.size() - at_, "[stream] it ends inside a record");
      std::memcpy(&operand.bits, &bytes_[at_], sizeof(operand.bits));
      at_ += sizeof(operand.bits);
    } else {
      require(word % 2 == 0, "[stream] an operand is neither a tensor nor a scalar");
      operand.tensor = call.first + static_cast<TensorId>(unfolded(word >> 1));
      require(operand.tensor != 0, "[stream] an operand has the id 0");
    }
    call.operands.push_back(operand);
  }
  return call;
}

TensorType StreamReader::type() {
  TensorType type;
  std::uint64_t dtype = number(), rank = number();
  require(dtype < static_cast<std::uint64_t>(kDTypeCount), "[stream] there is no element type ", dtype);
  require(rank <= kMostRank, "[stream] a tensor has ", rank, " dimensions, ", kMostRank, " are the most");
  type.dtype = static_cast<DType>(dtype);
  for (std::uint64_t i = 0; i < rank; ++i) {
    std::uint64_t dim = number();
    require(dim <= kMostElements, "[stream] a dimension of ", dim, " is too large");
    type.dims.push_back(static_cast<std::int64_t>(dim));
  }
  type.bytes();  // throws where the product is too large
  return type;
}

Put StreamReader::put() {
  Put put;
  put.tensor = tensor();
  put.type = type();
  auto whole = static_cast<std::uint64_t>(put.type.bytes());
  put.offset = number();
  put.bytes = raw();
  require(put.offset <= whole && put.bytes.size() <= whole - put.offset, "[stream] bytes past the end of ",
          to_string(put.type));
  return put;
}

bool StreamReader::next(Record& record) {
  if (at_ == bytes_.size()) return false;
  switch (std::uint64_t kind = number(); static_cast<Kind>(kind)) {
    case Kind::define:
      record = Define{text()};
      return true;
    case Kind::place:
      record = Place{text()};
      return true;
    case Kind::call:
      record = call();
      return true;
    case Kind::put:
      record = put();
      return true;
    case Kind::free:
      record = Free{tensor()};
      return true;
    case Kind::read: {
      TensorId id = tensor();
      record = Read{id, number()};
      return true;
    }
    case Kind::mark:
      record = Mark{number() != 0};
      return true;
    case Kind::send: {
      Send send;
      send.tensor = tensor();
      send.to = small_number();
      send.transfer = number();
      record = send;
      return true;
    }
    case Kind::receive: {
      Receive receive;
      receive.tensor = tensor();
      receive.type = type();
      receive.from = small_number();
      receive.transfer = number();
      record = receive;
      return true;
    }
    default:
      fail(Code::invalid_argument, "[stream] there is no record of kind ", kind);
  }
}

}  // namespace pcp::session
