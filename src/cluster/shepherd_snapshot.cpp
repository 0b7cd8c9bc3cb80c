#include "cluster/shepherd.h"

namespace pcp::cluster {

std::string_view Shepherd::state_of(Time now, const std::string& id, const Participant& participant) const {
  if (!participant.ready) return "preparing";
  bool trains = false, sends = false, stands = now < participant.rests_until;
  for (const OpenLease* lease : leases_.of(id)) {
    (lease->offered ? sends : trains) = true;
    stands = stands || (participant.stalls > 0 && !lease->offered && lease->steps_done == 0);
  }
  if (stands) return "stalled";
  if (trains) return "training";
  if (participant.version != complete_) return "fetching parameters";
  return sends ? "sending its update" : "waiting";
}

std::shared_ptr<const Snapshot> Shepherd::snapshot(Time now) {
  if (!snapshot_ || snapshot_->time != now) snapshot_ = std::make_shared<const Snapshot>(make_snapshot(now));
  return snapshot_;
}

Snapshot Shepherd::make_snapshot(Time now) const {
  Snapshot made;
  made.time = now;
  made.run = config_.run;
  made.state = finished_ ? "finished" : !started_ ? "waiting for workers" : outcome_ ? "saving" : "training";
  made.round = complete_;
  made.rounds = config_.rounds;
  made.workers_wanted = config_.workers;
  made.tokens = ledger_.trained() * config_.tokens_per_batch + uncommitted_tokens_;
  made.parameters = reference_.values().size();
  if (rounds_.any()) {
    const OpenRound& open = rounds_.front();
    made.open = {now - open.opened, open.summary.updates, leases_.held(open.index)};
  }
  made.deadline_seconds = rounds_.deadline_seconds();
  for (const auto& [id, participant] : staffing_.all()) {
    made.workers.push_back(snapshot_of(now, membership_.members().at(id), participant));
  }
  made.updates = judged_;
  made.refused = judge_.refusals();
  ShepherdHost::Traffic traffic = host_.traffic();
  made.dropped_messages = std::move(traffic.dropped);
  for (const auto& [kind, count] : membership_.counters()) made.dropped_messages[kind] += count;
  made.bytes_sent = traffic.bytes_sent;
  made.bytes_received = traffic.bytes_received;
  return made;
}

WorkerSnapshot Shepherd::snapshot_of(Time now, const Member& member, const Participant& participant) const {
  WorkerSnapshot worker;
  worker.id = member.id;
  worker.name = member.hello.name;
  worker.key_name = member.key_name;
  worker.engine = member.hello.engine;
  worker.target = member.hello.target;
  worker.device = member.hello.device;
  worker.state = state_of(now, member.id, participant);
  worker.workers = participant.workers;
  worker.steps_per_second = participant.steps_per_second;
  worker.updates = participant.merged;
  worker.refused = participant.refused;
  worker.loss = participant.loss;
  worker.silent_seconds = now - member.heard;
  return worker;
}

}  // namespace pcp::cluster
