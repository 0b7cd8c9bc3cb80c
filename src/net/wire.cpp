#include "net/wire.h"

#include <capnp/message.h>
#include <capnp/serialize.h>

#include <cstring>

#include "pcp/error.h"
#include "wire.capnp.h"

namespace pcp::net {
namespace {

// Nothing in a message is nested deeper than a blob of a delta of a list. Reading may not cost more than twice the
// frame, whatever pointers in it lead to the same place: an element of a list costs a word at least, though it may have
// none.
capnp::ReaderOptions reading(std::size_t words) {
  constexpr std::size_t kSome = 64;
  return {2 * words + kSome, 8};
}

capnp::Text::Reader text_of(const std::string& text) { return {text.c_str(), text.size()}; }
std::string string_of(capnp::Text::Reader text) { return {text.begin(), text.size()}; }

// --- To the network.

void put(wire::Blob::Builder to, const Blob& m) {
  to.setId(text_of(m.id));
  to.setBytes(m.bytes);
  to.setChecksum(m.checksum);
}
void put(wire::Delta::Builder to, const Delta& m) {
  to.setVersion(m.version);
  to.setFragment(m.fragment);
  put(to.initBlob(), m.blob);
}

void put(wire::Message::Builder root, const Hello& m) {
  auto to = root.initHello();
  to.setProtocol(m.protocol);
  to.setVersion(text_of(m.version));
  to.setName(text_of(m.name));
  to.setEngine(text_of(m.engine));
  to.setTarget(text_of(m.target));
  to.setCompiler(text_of(m.compiler));
  to.setDevice(text_of(m.device));
  to.setMemoryBytes(m.memory_bytes);
  to.setGflops(m.gflops);
  to.setIncarnation(m.incarnation);
  to.setNoCompiler(m.no_compiler);
  auto held = to.initHeld(static_cast<unsigned>(m.held.size()));
  for (unsigned i = 0; i < held.size(); ++i) {
    held[i].setJob(text_of(m.held[i].job));
    held[i].setState(text_of(m.held[i].state));
  }
  to.setRole(static_cast<wire::Role>(m.role));
  to.setWants(text_of(m.wants));
}
void put(wire::Message::Builder root, const Welcome& m) {
  auto to = root.initWelcome();
  to.setWorker(text_of(m.worker));
  to.setHeartbeatMs(m.heartbeat_ms);
}
void put(wire::Message::Builder root, const Refused& m) {
  auto to = root.initRefused();
  to.setReason(text_of(m.reason));
  to.setFinal(m.final);
}
void put(wire::Message::Builder root, const Heartbeat&) { root.initHeartbeat(); }
void put(wire::Message::Builder root, const Progress& m) {
  auto to = root.initProgress();
  to.setVersion(m.version);
  to.setEpoch(m.epoch);
  to.setLease(m.lease);
  to.setStepsDone(m.steps_done);
  to.setSynced(m.synced);
  to.setComputing(m.computing);
  to.setOffering(m.offering);
}
void put(wire::Message::Builder root, const Bye& m) { root.initBye().setReason(text_of(m.reason)); }
void put(wire::Message::Builder root, const Fetch& m) {
  auto to = root.initFetch();
  to.setBlob(text_of(m.blob));
  to.setOffset(m.offset);
  to.setLength(m.length);
}
void put(wire::Message::Builder root, const Piece& m) {
  auto to = root.initPiece();
  to.setBlob(text_of(m.blob));
  to.setOffset(m.offset);
}
void put(wire::Message::Builder root, const Job& m) {
  auto to = root.initJob();
  to.setRun(text_of(m.run));
  to.setDescription(text_of(m.description));
  put(to.initModel(), m.model);
  put(to.initArtifact(), m.artifact);
  to.setArtifactFollows(m.artifact_follows);
  to.setEpoch(m.epoch);
  put(to.initTokenizer(), m.tokenizer);
  auto blocks = to.initBlocks(static_cast<unsigned>(m.blocks.size()));
  for (unsigned i = 0; i < blocks.size(); ++i) put(blocks[i], m.blocks[i]);
}
void put(wire::Message::Builder root, const Ready& m) {
  auto to = root.initReady();
  to.setStepsPerSecond(m.steps_per_second);
  to.setHasReference(m.has_reference);
  to.setVersion(m.version);
  to.setEpoch(m.epoch);
  to.setData(text_of(m.data));
  to.setWorkers(m.workers);
}
void put(wire::Message::Builder root, const Reference& m) {
  auto to = root.initReference();
  put(to.initFull(), m.full);
  to.setVersion(m.version);
  to.setAnew(m.anew);
  auto deltas = to.initDeltas(static_cast<unsigned>(m.deltas.size()));
  for (unsigned i = 0; i < deltas.size(); ++i) put(deltas[i], m.deltas[i]);
}
void put(wire::Message::Builder root, const Synced& m) {
  auto to = root.initSynced();
  to.setVersion(m.version);
  to.setEpoch(m.epoch);
}
void put(wire::Message::Builder root, const Begin& m) {
  auto to = root.initBegin();
  to.setRound(m.round);
  to.setFragment(m.fragment);
  to.setSteps(m.steps);
  to.setLease(m.lease);
  put(to.initData(), m.data);
  to.setScheduleFrom(m.schedule_from);
  to.setScheduleTo(m.schedule_to);
  auto batches = to.initBatches(static_cast<unsigned>(m.batches.size()));
  for (unsigned i = 0; i < batches.size(); ++i) {
    batches[i].setBegin(m.batches[i].begin);
    batches[i].setEnd(m.batches[i].end);
  }
}
void put(wire::Message::Builder root, const Offer& m) {
  auto to = root.initOffer();
  to.setRound(m.round);
  to.setLease(m.lease);
  to.setFragment(m.fragment);
  put(to.initUpdate(), m.update);
  to.setSteps(m.steps);
  to.setLoss(m.loss);
  to.setSeconds(m.seconds);
}
void put(wire::Message::Builder root, const Verdict& m) {
  auto to = root.initVerdict();
  to.setRound(m.round);
  to.setLease(m.lease);
  to.setJudgement(static_cast<wire::Judgement>(m.judgement));
  to.setReason(text_of(m.reason));
}
void put(wire::Message::Builder root, const Outcome& m) { put(root.initOutcome().initDelta(), m.delta); }
void put(wire::Listening::Builder to, const Listening& m) {
  to.setMachine(text_of(m.machine));
  to.setSocket(text_of(m.socket));
  to.setHost(text_of(m.host));
  to.setPort(m.port);
  to.setKey(text_of(m.key));
}
void put(wire::Message::Builder root, const Listening& m) { put(root.initListening(), m); }
void put(wire::Message::Builder root, const SessionWorkers& m) {
  auto to = root.initSessionWorkers();
  to.setSession(m.session);
  to.setWorker(m.worker);
  to.setSecret(text_of(m.secret));
  auto workers = to.initWorkers(static_cast<unsigned>(m.workers.size()));
  for (unsigned i = 0; i < workers.size(); ++i) {
    workers[i].setWorker(m.workers[i].worker);
    workers[i].setName(text_of(m.workers[i].name));
    put(workers[i].initAt(), m.workers[i].at);
  }
  to.setShare(m.share);
  to.setLineage(m.lineage);
}
void put(wire::Message::Builder root, const WorkerLost& m) {
  auto to = root.initWorkerLost();
  to.setSession(m.session);
  to.setWorker(m.worker);
  to.setWhy(text_of(m.why));
}
void put(wire::Message::Builder root, const Instructions& m) {
  auto to = root.initInstructions();
  to.setSession(m.session);
  to.setWorker(m.worker);
}
void put(wire::Message::Builder root, const Answer& m) {
  auto to = root.initAnswer();
  to.setSession(m.session);
  to.setRequest(m.request);
  to.setDtype(m.dtype);
  auto dims = to.initDims(static_cast<unsigned>(m.dims.size()));
  for (unsigned i = 0; i < dims.size(); ++i) dims.set(i, m.dims[i]);
  to.setOffset(m.offset);
  to.setFailed(m.failed);
  to.setCode(m.code);
  to.setError(text_of(m.error));
  to.setWorker(m.worker);
}
void put(wire::Message::Builder root, const Transfer& m) {
  auto to = root.initTransfer();
  to.setSession(m.session);
  to.setSecret(text_of(m.secret));
  to.setFrom(m.from);
  to.setTransfer(m.transfer);
  to.setDtype(m.dtype);
  auto dims = to.initDims(static_cast<unsigned>(m.dims.size()));
  for (unsigned i = 0; i < dims.size(); ++i) dims.set(i, m.dims[i]);
  to.setOffset(m.offset);
  to.setFailed(m.failed);
  to.setCode(m.code);
  to.setError(text_of(m.error));
}
void put(wire::Message::Builder root, const AnswersTaken& m) {
  auto to = root.initAnswersTaken();
  to.setSession(m.session);
  to.setWorker(m.worker);
  to.setBytes(m.bytes);
}
void put(wire::Message::Builder root, const InstructionsRun& m) {
  auto to = root.initInstructionsRun();
  to.setSession(m.session);
  to.setWorker(m.worker);
  to.setBytes(m.bytes);
  auto numbers = to.initNumbers();
  numbers.setTensors(m.numbers.tensors);
  numbers.setBytes(m.numbers.bytes);
  numbers.setCalls(m.numbers.calls);
  numbers.setCallsTogether(m.numbers.calls_together);
  numbers.setSegments(m.numbers.segments);
  numbers.setNotCompiled(m.numbers.not_compiled);
  numbers.setMicroseconds(m.numbers.microseconds);
}
void put(wire::Message::Builder root, const SessionOver& m) {
  auto to = root.initSessionOver();
  to.setSession(m.session);
  to.setReason(text_of(m.reason));
}
void put(wire::Message::Builder root, const StatusRequest&) { root.setStatusRequest(); }
void put(wire::Message::Builder root, const Status&) { root.initStatus(); }
void put(wire::Message::Builder root, const Stop&) { root.setStop(); }
void put(wire::Message::Builder root, const Join& m) {
  auto to = root.initJoin();
  to.setKey(text_of(m.key));
  to.setName(text_of(m.name));
}
void put(wire::Message::Builder root, const Joined& m) { root.initJoined().setName(text_of(m.name)); }

// --- From the network.

Blob get(wire::Blob::Reader m) { return {string_of(m.getId()), m.getBytes(), m.getChecksum()}; }
Delta get(wire::Delta::Reader m) { return {m.getVersion(), m.getFragment(), get(m.getBlob())}; }

Hello get(wire::Hello::Reader m) {
  auto role = static_cast<std::uint16_t>(m.getRole());
  require(role <= static_cast<std::uint16_t>(Role::client), "message 'hello': role is ", role);
  Hello hello{.protocol = m.getProtocol(),
              .version = string_of(m.getVersion()),
              .name = string_of(m.getName()),
              .engine = string_of(m.getEngine()),
              .target = string_of(m.getTarget()),
              .compiler = string_of(m.getCompiler()),
              .device = string_of(m.getDevice()),
              .memory_bytes = m.getMemoryBytes(),
              .gflops = m.getGflops(),
              .incarnation = m.getIncarnation(),
              .no_compiler = m.getNoCompiler(),
              .held = {},
              .role = static_cast<Role>(role),
              .wants = string_of(m.getWants())};
  for (auto one : m.getHeld()) hello.held.push_back({string_of(one.getJob()), string_of(one.getState())});
  return hello;
}
Welcome get(wire::Welcome::Reader m) { return {string_of(m.getWorker()), m.getHeartbeatMs()}; }
Refused get(wire::Refused::Reader m) { return {string_of(m.getReason()), m.getFinal()}; }
Progress get(wire::Progress::Reader m) {
  return {m.getVersion(), m.getEpoch(),     m.getLease(),   m.getStepsDone(),
          m.getSynced(),  m.getComputing(), m.getOffering()};
}
Bye get(wire::Bye::Reader m) { return {string_of(m.getReason())}; }
Fetch get(wire::Fetch::Reader m) { return {string_of(m.getBlob()), m.getOffset(), m.getLength()}; }
Piece get(wire::Piece::Reader m) { return {string_of(m.getBlob()), m.getOffset()}; }
Job get(wire::Job::Reader m) {
  Job job{string_of(m.getRun()),  string_of(m.getDescription()),
          get(m.getModel()),      get(m.getArtifact()),
          m.getArtifactFollows(), m.getEpoch(),
          get(m.getTokenizer()),  {}};
  for (auto block : m.getBlocks()) job.blocks.push_back(get(block));
  return job;
}
Ready get(wire::Ready::Reader m) {
  return {m.getStepsPerSecond(), m.getHasReference(),    m.getVersion(),
          m.getEpoch(),          string_of(m.getData()), m.getWorkers()};
}
Reference get(wire::Reference::Reader m) {
  Reference reference{get(m.getFull()), m.getVersion(), {}, m.getAnew()};
  for (auto delta : m.getDeltas()) reference.deltas.push_back(get(delta));
  return reference;
}
Synced get(wire::Synced::Reader m) { return {m.getVersion(), m.getEpoch()}; }
Begin get(wire::Begin::Reader m) {
  Begin begin{m.getRound(),     m.getFragment(),     m.getSteps(),      m.getLease(),
              get(m.getData()), m.getScheduleFrom(), m.getScheduleTo(), {}};
  for (auto range : m.getBatches()) begin.batches.push_back({range.getBegin(), range.getEnd()});
  return begin;
}
Offer get(wire::Offer::Reader m) {
  return {m.getRound(), m.getLease(), m.getFragment(), get(m.getUpdate()), m.getSteps(), m.getLoss(), m.getSeconds()};
}
Verdict get(wire::Verdict::Reader m) {
  auto judgement = static_cast<std::uint16_t>(m.getJudgement());
  require(judgement <= static_cast<std::uint16_t>(Judgement::rejected), "message 'verdict': judgement is ", judgement);
  return {m.getRound(), m.getLease(), static_cast<Judgement>(judgement), string_of(m.getReason())};
}
Outcome get(wire::Outcome::Reader m) { return {get(m.getDelta())}; }
Status get(wire::Status::Reader) { return {}; }
InstructionsRun get(wire::InstructionsRun::Reader from) {
  auto numbers = from.getNumbers();
  return {from.getSession(),
          from.getWorker(),
          from.getBytes(),
          {numbers.getTensors(), numbers.getBytes(), numbers.getCalls(), numbers.getCallsTogether(),
           numbers.getSegments(), numbers.getNotCompiled(), numbers.getMicroseconds()}};
}
Answer get(wire::Answer::Reader m) {
  Answer answer{m.getSession(), m.getRequest(),          m.getDtype(), {}, m.getOffset(), m.getFailed(),
                m.getCode(),    string_of(m.getError()), m.getWorker()};
  for (std::int64_t dim : m.getDims()) answer.dims.push_back(dim);
  return answer;
}
Transfer get(wire::Transfer::Reader m) {
  Transfer transfer{m.getSession(), string_of(m.getSecret()),
                    m.getFrom(),    m.getTransfer(),
                    m.getDtype(),   {},
                    m.getOffset(),  m.getFailed(),
                    m.getCode(),    string_of(m.getError())};
  for (std::int64_t dim : m.getDims()) transfer.dims.push_back(dim);
  return transfer;
}
Listening get(wire::Listening::Reader m) {
  return {string_of(m.getMachine()), string_of(m.getSocket()), string_of(m.getHost()), m.getPort(),
          string_of(m.getKey())};
}
SessionWorkers get(wire::SessionWorkers::Reader m) {
  SessionWorkers all{m.getSession(), m.getWorker(), string_of(m.getSecret()), {}, m.getShare(), m.getLineage()};
  for (auto one : m.getWorkers()) all.workers.push_back({one.getWorker(), string_of(one.getName()), get(one.getAt())});
  return all;
}
WorkerLost get(wire::WorkerLost::Reader m) { return {m.getSession(), m.getWorker(), string_of(m.getWhy())}; }
Instructions get(wire::Instructions::Reader m) { return {m.getSession(), m.getWorker()}; }
AnswersTaken get(wire::AnswersTaken::Reader m) { return {m.getSession(), m.getWorker(), m.getBytes()}; }

Body get(wire::Message::Reader root) {
  switch (root.which()) {
    case wire::Message::NONE:
      break;
    case wire::Message::HELLO:
      return get(root.getHello());
    case wire::Message::WELCOME:
      return get(root.getWelcome());
    case wire::Message::REFUSED:
      return get(root.getRefused());
    case wire::Message::HEARTBEAT:
      return Heartbeat{};
    case wire::Message::PROGRESS:
      return get(root.getProgress());
    case wire::Message::BYE:
      return get(root.getBye());
    case wire::Message::FETCH:
      return get(root.getFetch());
    case wire::Message::PIECE:
      return get(root.getPiece());
    case wire::Message::JOB:
      return get(root.getJob());
    case wire::Message::READY:
      return get(root.getReady());
    case wire::Message::REFERENCE:
      return get(root.getReference());
    case wire::Message::SYNCED:
      return get(root.getSynced());
    case wire::Message::BEGIN:
      return get(root.getBegin());
    case wire::Message::OFFER:
      return get(root.getOffer());
    case wire::Message::VERDICT:
      return get(root.getVerdict());
    case wire::Message::OUTCOME:
      return get(root.getOutcome());
    case wire::Message::INSTRUCTIONS:
      return get(root.getInstructions());
    case wire::Message::ANSWER:
      return get(root.getAnswer());
    case wire::Message::INSTRUCTIONS_RUN:
      return get(root.getInstructionsRun());
    case wire::Message::SESSION_OVER:
      return SessionOver{root.getSessionOver().getSession(), string_of(root.getSessionOver().getReason())};
    case wire::Message::LISTENING:
      return get(root.getListening());
    case wire::Message::SESSION_WORKERS:
      return get(root.getSessionWorkers());
    case wire::Message::WORKER_LOST:
      return get(root.getWorkerLost());
    case wire::Message::ANSWERS_TAKEN:
      return get(root.getAnswersTaken());
    case wire::Message::TRANSFER:
      return get(root.getTransfer());
    case wire::Message::STATUS_REQUEST:
      return StatusRequest{};
    case wire::Message::STATUS:
      return get(root.getStatus());
    case wire::Message::STOP:
      return Stop{};
    case wire::Message::JOIN:
      return Join{string_of(root.getJoin().getKey()), string_of(root.getJoin().getName())};
    case wire::Message::JOINED:
      return Joined{string_of(root.getJoined().getName())};
  }
  fail(Code::invalid_argument, "a message of kind ", static_cast<int>(root.which()), ", which is not known here");
}

Message decode_control(std::span<const std::byte> bytes) {
  if (bytes.size() > kMaxControlBytes) {
    fail(Code::resource_exhausted, "a control frame of ", bytes.size(), " bytes, at most ", kMaxControlBytes,
         " are allowed");
  }
  if (bytes.empty() || bytes.size() % sizeof(capnp::word) != 0) {
    fail(Code::data_loss, "a control frame of ", bytes.size(), " bytes is not a message");
  }
  // A frame may begin at any address, but Cap'n Proto needs aligned words.
  auto words = kj::heapArray<capnp::word>(bytes.size() / sizeof(capnp::word));
  std::memcpy(words.begin(), bytes.data(), bytes.size());
  try {
    capnp::FlatArrayMessageReader reader(words, reading(words.size()));
    if (reader.getEnd() != words.end()) fail(Code::data_loss, "a control frame goes on after its message");
    auto root = reader.getRoot<wire::Message>();
    return {get(root), {}, string_of(root.getOfJob())};
  } catch (const kj::Exception& error) {
    fail(Code::data_loss, "a control frame is not a message: ", error.getDescription().cStr());
  }
}

}  // namespace

Frames encode(const Message& message) {
  check(message);
  capnp::MallocMessageBuilder builder;
  auto root = builder.initRoot<wire::Message>();
  if (!message.job.empty()) root.setOfJob(text_of(message.job));
  std::visit([&](const auto& body) { put(root, body); }, message.body);
  auto words = std::make_shared<kj::Array<capnp::word>>(capnp::messageToFlatArray(builder));
  auto bytes = std::as_bytes(std::span(words->begin(), words->size()));
  if (bytes.size() > kMaxControlBytes) {
    fail(Code::resource_exhausted, "message '", name_of(message.body), "' has ", bytes.size(), " bytes, at most ",
         kMaxControlBytes, " are allowed");
  }
  return {Payload(std::move(words), bytes), message.payload};
}

Message decode(std::span<const Payload> frames) {
  if (frames.empty() || frames.size() > 2) fail(Code::invalid_argument, "a message of ", frames.size(), " frames");
  Message message = decode_control(frames[0].bytes());
  if (frames.size() == 2) message.payload = frames[1];
  check(message);
  return message;
}

}  // namespace pcp::net
