// What a worker must know of a run's data to make batches itself, from its own copy of the file or from blocks of
// tokens. A part of the job's description.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "train/dataset.h"

namespace pcp::cluster {

struct DataDescription {
  std::string checksum;                 // of the file (train/data_checksum.h); empty: the data is generated
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

// `inputs`: the type of a step's inputs.
DataDescription describe_data(const RunConfig&, const Dataset&, const std::string& checksum, const TensorType& inputs);

nlohmann::ordered_json to_json(const DataDescription&);
// Reads it from the job's description and checks every field. `form` is empty where that describes no data.
DataDescription parse_data_description(const std::string& job);
DataDescription read_data_description(const nlohmann::ordered_json& job);

// Opens a worker's own file in the way that the description says, so that its batches equal those of the shepherd.
// `tokenizer`: the run's, as serialize() wrote it, where the file is a text. Throws failed_precondition where the file
// is not the run's data.
std::unique_ptr<Dataset> open_own_data(const std::string& path, const DataDescription&, const std::string& tokenizer);

}  // namespace pcp::cluster
