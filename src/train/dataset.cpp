#include "train/dataset.h"

#include <cmath>
#include <cstring>
#include <numbers>

#include "base/file.h"
#include "base/plural.h"
#include "base/splitmix64.h"
#include "engine/converted.h"
#include "io/safetensors.h"

namespace pcp {
namespace {

// Ids in whatever integer type the model takes.
class TokenBatches final : public BatchSource {
 public:
  TokenBatches(TokenRange range, BatchConfig config, int token_bytes)
      : config_(config), token_bytes_(token_bytes), batches_(std::move(range), config) {}

  void fill(std::int64_t step, HostTensor& inputs, HostTensor& targets) const override {
    DType first = inputs.type().dtype, second = targets.type().dtype;
    inputs = ids(std::move(inputs));
    targets = ids(std::move(targets));
    batches_.fill(step, elements(inputs), elements(targets));
    inputs = converted(std::move(inputs), first);
    targets = converted(std::move(targets), second);
  }
  std::uint64_t packed_bytes() const override {
    return static_cast<std::uint64_t>(config_.batch * (config_.context + 1) * token_bytes_);
  }
  void pack(std::int64_t step, std::span<std::byte> bytes) const override { batches_.pack(step, token_bytes_, bytes); }
  std::int64_t batches_per_epoch() const override {
    return std::max<std::int64_t>(1, batches_.samples_per_epoch() / (config_.batch * config_.shards));
  }

 private:
  static HostTensor ids(HostTensor tensor) {
    if (tensor.type().dtype == DType::i32) return tensor;
    return HostTensor(TensorType(DType::i32, tensor.type().dims));
  }
  static std::span<std::int32_t> elements(HostTensor& tensor) {
    return {reinterpret_cast<std::int32_t*>(tensor.bytes().data()), tensor.bytes().size() / sizeof(std::int32_t)};
  }

  BatchConfig config_;
  int token_bytes_;
  Batches batches_;
};

class RowBatches final : public BatchSource {
 public:
  RowBatches(std::shared_ptr<const HostTensor> inputs, std::shared_ptr<const HostTensor> targets, std::int64_t begin,
             std::int64_t end, std::int64_t batch, SampleOrder order, std::uint64_t seed, Shard shard)
      : inputs_(std::move(inputs)),
        targets_(std::move(targets)),
        begin_(begin),
        count_(end - begin),
        batch_(batch),
        order_(order),
        seed_(seed),
        shard_(shard) {}

  void fill(std::int64_t step, HostTensor& inputs, HostTensor& targets) const override {
    copy_rows(step, inputs.bytes(), targets.bytes());
  }
  std::uint64_t packed_bytes() const override {
    return static_cast<std::uint64_t>(batch_) * (row_bytes(*inputs_) + row_bytes(*targets_));
  }
  void pack(std::int64_t step, std::span<std::byte> bytes) const override {
    std::size_t first = static_cast<std::size_t>(batch_) * row_bytes(*inputs_);
    copy_rows(step, bytes.first(first), bytes.subspan(first));
  }
  std::int64_t batches_per_epoch() const override {
    return std::max<std::int64_t>(1, count_ / (batch_ * shard_.count));
  }

 private:
  std::int64_t drawn(std::int64_t position) const {
    return static_cast<std::int64_t>(splitmix64(splitmix64(seed_) ^ static_cast<std::uint64_t>(position)) %
                                     static_cast<std::uint64_t>(count_));
  }
  void copy_rows(std::int64_t step, std::span<std::byte> inputs, std::span<std::byte> targets) const {
    for (std::int64_t i = 0; i < batch_; ++i) {
      std::int64_t position = (step * shard_.count + shard_.index) * batch_ + i;
      std::int64_t row = order_ == SampleOrder::fifo ? position % count_ : drawn(position);
      copy_row(*inputs_, begin_ + row, inputs, i);
      copy_row(*targets_, begin_ + row, targets, i);
    }
  }
  static std::size_t row_bytes(const HostTensor& rows) {
    return rows.bytes().size() / static_cast<std::size_t>(rows.type().dims[0]);
  }
  static void copy_row(const HostTensor& from, std::int64_t row, std::span<std::byte> to, std::int64_t at) {
    std::size_t bytes = row_bytes(from);
    std::memcpy(to.data() + static_cast<std::size_t>(at) * bytes,
                from.bytes().data() + static_cast<std::size_t>(row) * bytes, bytes);
  }

  std::shared_ptr<const HostTensor> inputs_, targets_;
  std::int64_t begin_, count_, batch_;
  SampleOrder order_;
  std::uint64_t seed_;
  Shard shard_;
};

// The batch of a type, given the type of one sample: [batch, sample...] or [accumulate, batch, sample...]. Element
// types may differ where one becomes the other by conversion.
std::int64_t batch_of(const TensorType& type, const TensorType& sample, const char* what) {
  std::size_t rank = type.dims.size(), inner = sample.dims.size();
  bool fits = (is_float(type.dtype) || !is_float(sample.dtype)) && rank > inner && rank <= inner + 2 &&
              std::equal(sample.dims.begin(), sample.dims.end(), type.dims.end() - static_cast<std::ptrdiff_t>(inner));
  std::string one = to_string(sample), batch = "tensor<BATCHx" + one.substr(7);
  require(fits, "the model takes ", what, " of type ", to_string(type), ", a sample of the data is ", one,
          ", which fits ", batch,
          ": give data of another shape, or say which arguments are the data (--data-args I,J)");
  return type.elements() / sample.elements();
}

TensorType row_type(const HostTensor& rows) {
  return {rows.type().dtype, Dims(rows.type().dims.begin() + 1, rows.type().dims.end())};
}

// How many different ids a type can hold; 0 where Token holds no more.
std::int64_t most_ids(DType dtype) {
  switch (dtype) {
    case DType::i8:
      return 1 << 7;
    case DType::u8:
      return 1 << 8;
    case DType::i16:
      return 1 << 15;
    case DType::u16:
      return 1 << 16;
    default:
      return 0;
  }
}

// One sequence: the last dimension of what the model takes.
std::int64_t token_batch(const TensorType& type, std::int64_t context, const char* what) {
  require(is_integer(type.dtype), "the model takes ", what, " of type ", to_string(type),
          ", the data is tokens: they go into [batch, context] of an integer type");
  return batch_of(type, TensorType(type.dtype, {context}), what);
}

}  // namespace

Dataset::Dataset(const RunConfig& config, std::unique_ptr<Tokenizer> tokenizer)
    : config_(config), tokenizer_(std::move(tokenizer)) {
  require(!config.data.empty(), "--data is missing: the text, tokens or rows to train on");
  bool rows = config.data.starts_with("synthetic:") || config.data.ends_with(".safetensors");
  require(!rows || config.tokenizer.empty(), "--tokenizer ", config.tokenizer, " is for text, '", config.data,
          "' is rows of numbers");
  if (config.data.starts_with("synthetic:")) {
    require(config.data == "synthetic:spiral", "there is no '", config.data, "'; there is synthetic:spiral");
    make_spiral();
  } else if (config.data.ends_with(".safetensors")) {
    load_rows(config.data);
  } else {
    load_tokens();
  }
}

void Dataset::load_tokens() {
  std::string& kind = config_.tokenizer;
  int width = tokenizer_ ? 0 : kind == "u16" ? 2 : kind == "u32" ? 4 : token_file_width(config_.data);
  if (kind.empty()) kind = width == 2 ? "u16" : width == 4 ? "u32" : "char";
  if (width != 0) {
    vocabulary_ = config_.vocab.value_or(0);
    tokens_ = split(TokenSource::map_file(config_.data, width), config_.validation);
    return;
  }
  std::string text = read_file(config_.data);
  require(!text.empty(), "'", config_.data, "' is empty: there is nothing to train on");
  try {
    if (!tokenizer_) tokenizer_ = make_tokenizer(kind, text);
    vocabulary_ = tokenizer_->vocabulary();
    tokens_ = split(TokenSource::of(tokenizer_->encode(text), concat("'", config_.data, "'")), config_.validation);
  } catch (const Error& error) {
    fail(error.code(), "'", config_.data, "': ", error.what());
  }
}

void Dataset::load_rows(const std::string& path) {
  Safetensors file = read_safetensors(path);
  auto rows = std::make_shared<Rows>();
  try {
    rows->inputs = file.at("inputs");
    rows->targets = file.at("targets");
  } catch (const Error& error) {
    fail(error.code(), "'", path, "': ", error.what());
  }
  for (const auto& [name, tensor] : {std::pair("inputs", &rows->inputs), std::pair("targets", &rows->targets)}) {
    require(!tensor->type().dims.empty() && tensor->type().dims[0] > 0, "'", path, "': ", name, " is ",
            to_string(tensor->type()), "; its first dimension must count the rows");
  }
  rows->count = rows->inputs.type().dims[0];
  require(rows->count == rows->targets.type().dims[0], "'", path, "': inputs has ", rows->count, " ",
          plural(rows->count, "row"), ", targets has ", rows->targets.type().dims[0]);
  rows_ = std::move(rows);
}

// Three arms of a spiral in the plane, with a little noise; the class is the arm.
void Dataset::make_spiral() {
  constexpr std::int64_t kRows = 3000, kArms = 3;
  auto rows = std::make_shared<Rows>();
  std::vector<float> points;
  std::vector<std::int32_t> arms;
  auto uniform = [&](std::uint64_t stream, std::int64_t i) {
    return unit_interval(splitmix64(splitmix64(config_.seed ^ stream << 32) + static_cast<std::uint64_t>(i)));
  };
  for (std::int64_t i = 0; i < kRows; ++i) {
    double radius = 0.05 + 0.95 * uniform(1, i);
    double noise = 0.5 * (uniform(2, i) - 0.5);
    double angle = 2 * std::numbers::pi * (static_cast<double>(i % kArms) / kArms + 0.7 * radius) + noise;
    points.push_back(static_cast<float>(radius * std::cos(angle)));
    points.push_back(static_cast<float>(radius * std::sin(angle)));
    arms.push_back(static_cast<std::int32_t>(i % kArms));
  }
  rows->count = kRows;
  rows->inputs = HostTensor::of<float>(TensorType(DType::f32, {kRows, 2}), points);
  rows->targets = HostTensor::of<std::int32_t>(TensorType(DType::i32, {kRows}), arms);
  rows_ = std::move(rows);
}

std::int64_t Dataset::training_rows() const {
  return rows_->count - std::llround(config_.validation * static_cast<double>(rows_->count));
}

std::int64_t Dataset::training_size() const { return tokens_ ? tokens_->train.size() : training_rows(); }
std::int64_t Dataset::validation_size() const {
  return tokens_ ? tokens_->validation.size() : rows_->count - training_rows();
}

// The ids of a text are below its tokenizer's vocabulary; of a token file only its width is known for certain.
int Dataset::token_bytes() const {
  if (!tokens_) return 0;
  bool narrow = config_.tokenizer == "u16" || (vocabulary_ > 0 && vocabulary_ <= 1 << 16);
  return narrow ? 2 : 4;
}

std::int64_t Dataset::row_width() const {
  require(rows_ && rows_->inputs.type().dims.size() == 2,
          "an MLP trains on rows of numbers: synthetic:spiral, or a .safetensors file with inputs [rows, numbers] "
          "and targets [rows], class labels; '",
          config_.data, "' is ", rows_ ? to_string(rows_->inputs.type()) : "text");
  return rows_->inputs.type().dims[1];
}

std::int64_t Dataset::classes() const {
  require(rows_ && is_integer(rows_->targets.type().dtype) && rows_->targets.type().dims.size() == 1,
          "the targets of '", config_.data, "' must be class labels, [rows] of an integer type");
  constexpr std::int64_t kMost = 1 << 30;
  std::int64_t largest = 0;
  HostTensor labels = converted(rows_->targets, DType::i64);
  for (std::int64_t label : std::as_const(labels).as<std::int64_t>()) {
    require(label >= 0 && label < kMost, "'", config_.data, "' has a label ", label, "; labels count from 0");
    largest = std::max(largest, label);
  }
  return largest + 1;
}

void Dataset::check_tokens(std::int64_t vocabulary) const {
  if (tokens_) tokens_->train.source.check(vocabulary);
  if (!rows_ || !is_integer(rows_->inputs.type().dtype)) return;
  HostTensor ids = converted(rows_->inputs, DType::i64);
  std::span<const std::int64_t> all = std::as_const(ids).as<std::int64_t>();
  auto bad = std::ranges::find_if(all, [&](std::int64_t id) { return id < 0 || id >= vocabulary; });
  if (bad == all.end()) return;
  std::int64_t row = (bad - all.begin()) / std::max<std::int64_t>(1, row_type(rows_->inputs).elements());
  fail(Code::invalid_argument, "'", config_.data, "': row ", row, " of inputs has the id ", *bad,
       ", the model knows ids from 0 to ", vocabulary - 1);
}

std::unique_ptr<BatchSource> Dataset::batches(bool training, const TensorType& inputs, const TensorType& targets,
                                              Shard shard) const {
  SampleOrder order = training && config_.order == "random" ? SampleOrder::random : SampleOrder::fifo;
  if (rows_) {
    std::int64_t batch = batch_of(inputs, row_type(rows_->inputs), "inputs");
    std::int64_t other = batch_of(targets, row_type(rows_->targets), "targets");
    require(batch == other, "the model takes ", batch, " inputs and ", other, " targets");
    std::int64_t middle = training_rows();
    if (!training && middle == rows_->count) return nullptr;
    require(middle > 0, "'", config_.data, "' has ", rows_->count, " ", plural(rows_->count, "row"),
            ", none are left to train on");
    auto part = [&](const HostTensor& tensor, DType dtype, const char* what) {
      if (tensor.type().dtype == dtype) return std::shared_ptr<const HostTensor>(rows_, &tensor);
      try {
        return std::make_shared<const HostTensor>(converted(tensor, dtype));
      } catch (const Error& error) {
        fail(error.code(), "'", config_.data, "': ", what, ": ", error.what());
      }
    };
    return std::make_unique<RowBatches>(part(rows_->inputs, inputs.dtype, "inputs"),
                                        part(rows_->targets, targets.dtype, "targets"), training ? 0 : middle,
                                        training ? middle : rows_->count, batch, order, config_.seed, shard);
  }
  const TokenRange& range = training ? tokens_->train : tokens_->validation;
  if (!training && range.size() == 0) return nullptr;
  require(!inputs.dims.empty() && inputs.dims.back() > 0, "the model takes inputs of type ", to_string(inputs),
          ", tokens come as [batch, context] of an integer type");
  std::int64_t context = inputs.dims.back();
  std::int64_t batch = token_batch(inputs, context, "inputs"), other = token_batch(targets, context, "targets");
  require(batch == other, "the model takes ", batch, " inputs and ", other, " targets");
  std::int64_t most = 0;
  for (const TensorType& type : {inputs, targets}) {
    std::int64_t here = most_ids(type.dtype);
    require(here == 0 || vocabulary_ <= here, "the model takes ids as ", name(type.dtype), ", which has room for ",
            here, " of them; the data has a vocabulary of ", vocabulary_);
    if (here > 0) most = most == 0 ? here : std::min(most, here);
  }
  return std::make_unique<TokenBatches>(
      range, BatchConfig{batch, context, order, config_.seed, shard.index, shard.count, most}, token_bytes());
}

std::unique_ptr<BatchSource> Dataset::training(const TensorType& inputs, const TensorType& targets, Shard shard) const {
  return batches(true, inputs, targets, shard);
}

std::unique_ptr<BatchSource> Dataset::validation(const TensorType& inputs, const TensorType& targets) const {
  return batches(false, inputs, targets, {});
}

}  // namespace pcp
