// What a worker must know of a training job beside its model. The shepherd sends it as JSON, so that a worker needs no
// configuration of its own.
#pragma once

#include <string>
#include <vector>

#include "cluster/data_description.h"
#include "pcp/train.h"
#include "rounds/compression.h"

namespace pcp::cluster {

// diloco: workers train for many steps, and the aggregate of their updates moves the shared parameters. streaming: the
// same with one fragment of the parameters at a time, while training goes on. sync: the gradients of every step are
// averaged.
enum class Algorithm { diloco, streaming, sync };

Algorithm parse_algorithm(const std::string&);
std::string to_string(Algorithm);

struct JobDescription {
  Algorithm algorithm = Algorithm::diloco;
  int fragments = 1;
  double mixing = 0.5;  // streaming: part of a worker's own parameters that stays when the shared ones arrive
  Compression update_compression = Compression::f32, broadcast_compression = Compression::f32;
  StepConfig step;
  ScheduleConfig schedule;
  std::string model_name;
  std::vector<std::string> names;  // of the parameters, in the order of the loss's arguments
  std::vector<Role> roles;
  std::size_t trained = 0;  // so many parameters are trained; those after them are frozen and not exchanged
  DataDescription data;
};

std::string to_json(const JobDescription&);
JobDescription parse_job_description(const std::string& json);  // checks every field

// The model a worker trains: `loss` is the module's only function.
Model job_model(const JobDescription&, const std::string& loss_text);

}  // namespace pcp::cluster
