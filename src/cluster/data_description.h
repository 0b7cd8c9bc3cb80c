// What a worker must know of a run's data to make batches itself, from its own copy of the file or from blocks of
// tokens. A part of the job's description.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "train/dataset.h"

namespace pcp::cluster {

struct DataDescription {
  std::string checksum;                 // of the file (train/data_checksum.h); empty: made and not read
  std::string form;                     // of the file: "text", "u16", "u32" or "rows"; empty: not described
  int token_bytes = 0;                  // of a token on the network; 0: rows
  std::int64_t size = 0;                // tokens or rows to train on, without those for validation
  std::int64_t batch = 1, context = 1;  // samples of a step, and the length of one where the data is tokens
  std::int64_t vocabulary = 0;          // of a token file; 0: not known
  double validation = 0;                // as RunConfig has it
  std::string order = "random";
  std::uint64_t seed = 0;
  bool operator==(const DataDescription&) const = default;

  BatchConfig batches() const;  // of tokens
};

// `inputs`: of a step.
DataDescription describe_data(const RunConfig&, const Dataset&, const std::string& checksum, const TensorType& inputs);

nlohmann::ordered_json to_json(const DataDescription&);
// Of the job's description; checks every field. Nothing is described where it has no data.
DataDescription parse_data_description(const std::string& job);

// Reads a worker's own file as the description says: the batches are then those of the shepherd. `tokenizer`: what its
// serialize() gave, for a text. Throws failed_precondition where the file is not the run's data.
std::unique_ptr<Dataset> open_own_data(const std::string& path, const DataDescription&, const std::string& tokenizer);

}  // namespace pcp::cluster
