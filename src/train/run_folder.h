// The folder of a training run:
//
//   config.yaml    the configuration with everything filled in      tokenizer.json  where the data is text
//   metrics.jsonl  a line per step and evaluation                   loss.svg        their picture
//   checkpoints/   step-00000500.safetensors and .json              imported.mlir   a model from a file, and names.txt
#pragma once

#include <memory>
#include <string>

#include "pcp/data.h"
#include "train/checkpoint.h"
#include "train/run_config.h"

namespace pcp {

class RunFolder {
 public:
  explicit RunFolder(std::string path) : path_(std::move(path)) {}
  ~RunFolder();
  RunFolder(const RunFolder&) = delete;
  RunFolder& operator=(const RunFolder&) = delete;

  // Makes the folder where there is none, and locks it against a second training. The lock ends with the process.
  void open_for_training();

  bool exists() const;  // has a configuration
  RunConfig read_config() const;
  void write_config(const RunConfig&) const;
  // Copies the StableHLO file of the model and its names file into the folder, over what an earlier try left there. The
  // run is resumed and used with the copies, whatever happens to the originals. read_config returns the copies' paths.
  void keep_model(const RunConfig&) const;
  // Throws when a model is given for a resumed run and is not the one with which the run was begun.
  void check_model(const RunConfig&) const;
  std::unique_ptr<Tokenizer> read_tokenizer() const;  // null where there is none
  void write_tokenizer(const std::string& serialized) const;
  void write_curve(const std::string& svg) const;

  const std::string& path() const { return path_; }
  std::string metrics_path() const { return path_ + "/metrics.jsonl"; }
  Checkpoints checkpoints() const { return Checkpoints(path_ + "/checkpoints"); }

 private:
  std::string path_;
  int lock_ = -1;
};

}  // namespace pcp
