#include "engine/schedule/place.h"

namespace pcp::schedule {
namespace {

class Placing {
 public:
  Placing(StepGraph graph, const Target& target)
      : graph_(std::move(graph)),
        target_(target),
        schedule_(std::make_unique<Schedule>()),
        storage_of_(graph_.values.size(), -1) {}

  std::unique_ptr<Schedule> run() {
    schedule_->function = graph_.function;
    schedule_->constants = std::move(graph_.constants);
    schedule_->unchanged = std::move(graph_.unchanged);
    schedule_->argument_storage.assign(graph_.arguments.size(), -1);
    for (int v = 0; v < count<int>(graph_.values); ++v) {
      const StepValue& value = graph_.values[v];
      if (value.kind != StepValue::Kind::computed) add_given(v, value);
    }
    for (int i = 0; i < count<int>(graph_.results); ++i) {
      schedule_->result_storage.push_back(add(Storage::Kind::result, graph_.results[index(i)].bytes(), i));
    }
    for (Step& step : graph_.steps) {
      for_each_tensor(step, [&](int& number, bool) { number = storage_of(number); });
      if (target_.workspace) {
        if (std::int64_t bytes = target_.workspace(step); bytes > 0)
          step.workspace = add(Storage::Kind::temporary, bytes, -1);
      }
      if (auto* nest = step.get<Nest>()) {
        for (int& local : nest->locals) local = storage_of(local);
      }
    }
    schedule_->steps = std::move(graph_.steps);
    schedule_->arguments = std::move(graph_.arguments);
    schedule_->results = std::move(graph_.results);
    return std::move(schedule_);
  }

 private:
  int add(Storage::Kind kind, std::int64_t bytes, int index) {
    Storage storage;
    storage.kind = kind;
    storage.bytes = bytes;
    storage.index = index;
    schedule_->storages.push_back(storage);
    return count<int>(schedule_->storages) - 1;
  }

  void add_given(int v, const StepValue& value) {
    Storage::Kind kind = Storage::Kind::argument;
    if (value.kind == StepValue::Kind::constant) kind = Storage::Kind::constant;
    if (value.kind == StepValue::Kind::counting) kind = Storage::Kind::counting;
    int storage = storage_of_[v] = add(kind, value.type.bytes(), value.index);
    schedule_->storages[storage].dtype = value.type.dtype;
    if (kind == Storage::Kind::argument) schedule_->argument_storage[value.index] = storage;
  }

  // Values that no step uses any more get no storage.
  int storage_of(int v) {
    if (storage_of_[v] < 0) {
      const StepValue& value = graph_.values[v];
      storage_of_[v] = value.result >= 0 ? schedule_->result_storage[value.result]
                                         : add(Storage::Kind::temporary, value.type.bytes(), -1);
    }
    return storage_of_[v];
  }

  StepGraph graph_;
  const Target& target_;
  std::unique_ptr<Schedule> schedule_;
  IndexedVector<int> storage_of_;  // by value
};

}  // namespace

std::unique_ptr<Schedule> place(StepGraph graph, const Target& target) {
  return Placing(std::move(graph), target).run();
}

}  // namespace pcp::schedule
