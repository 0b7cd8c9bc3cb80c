# The messages of message.h on the network, which says what they mean. A field keeps its number for ever; new ones are
# added at the end and read as zero or empty from peers that do not know them. `unused` and a number: nobody reads it
# any more, and the number is not given to another.
@0xc421ffe0a839bb7b;

using Cxx = import "/capnp/c++.capnp";
$Cxx.namespace("pcp::net::wire");

struct Blob {
  id @0 :Text;
  bytes @1 :UInt64;
  checksum @2 :UInt64;
}

struct Range {
  begin @0 :UInt64;
  end @1 :UInt64;
}

enum Role {
  worker @0;
  client @1;
}

struct HeldState {
  job @0 :Text;
  state @1 :Text;
}

struct Hello {
  protocol @0 :UInt32;
  version @1 :Text;
  name @2 :Text;
  engine @3 :Text;
  target @4 :Text;
  compiler @5 :Text;
  device @6 :Text;
  memoryBytes @7 :UInt64;
  gflops @8 :Float64;
  unused9 @9 :Bool;
  unused10 @10 :List(Text);
  incarnation @11 :UInt64;
  unused12 @12 :Text;
  noCompiler @13 :Bool;
  held @14 :List(HeldState);
  role @15 :Role;
  wants @16 :Text;
}

struct Welcome {
  worker @0 :Text;
  heartbeatMs @1 :UInt64;
  unused2 @2 :UInt64;
}

struct Refused {
  reason @0 :Text;
  final @1 :Bool;
}

struct Heartbeat {
  unused0 @0 :UInt64;
  unused1 @1 :UInt64;
  unused2 @2 :UInt64;
  unused3 @3 :Bool;
  unused4 @4 :Bool;
  unused5 @5 :Bool;
  unused6 @6 :Bool;
  unused7 @7 :UInt64;
  unused8 @8 :UInt64;
}

struct Progress {
  version @0 :UInt64;
  epoch @1 :UInt64;
  lease @2 :UInt64;
  stepsDone @3 :UInt64;
  synced @4 :Bool;
  computing @5 :Bool;
  offering @6 :Bool;
}

struct Bye {
  reason @0 :Text;
}

struct Fetch {
  blob @0 :Text;
  offset @1 :UInt64;
  length @2 :UInt64;
}

struct Piece {
  blob @0 :Text;
  offset @1 :UInt64;
}

struct Job {
  run @0 :Text;
  description @1 :Text;
  model @2 :Blob;
  artifact @3 :Blob;
  artifactFollows @4 :Bool;
  epoch @5 :UInt64;
  tokenizer @6 :Blob;
  blocks @7 :List(Blob);
}

struct Ready {
  stepsPerSecond @0 :Float64;
  hasReference @1 :Bool;
  version @2 :UInt64;
  epoch @3 :UInt64;
  data @4 :Text;
  workers @5 :UInt32 = 1;
}

struct Delta {
  version @0 :UInt64;
  fragment @1 :UInt32;
  blob @2 :Blob;
}

struct Reference {
  full @0 :Blob;
  version @1 :UInt64;
  deltas @2 :List(Delta);
  anew @3 :Bool;
}

struct Synced {
  version @0 :UInt64;
  epoch @1 :UInt64;
}

struct Begin {
  round @0 :UInt64;
  fragment @1 :UInt32;
  steps @2 :UInt64;
  lease @3 :UInt64;
  data @4 :Blob;
  scheduleFrom @5 :Float64;
  scheduleTo @6 :Float64;
  batches @7 :List(Range);
}

struct Offer {
  round @0 :UInt64;
  lease @1 :UInt64;
  fragment @2 :UInt32;
  update @3 :Blob;
  steps @4 :UInt64;
  unused5 @5 :UInt64;
  unused6 @6 :Float64;
  loss @7 :Float64;
  seconds @8 :Float64;
}

enum Judgement {
  accepted @0;
  lateMerged @1;
  lateDropped @2;
  rejected @3;
}

struct Verdict {
  round @0 :UInt64;
  lease @1 :UInt64;
  judgement @2 :Judgement;
  reason @3 :Text;
}

struct Outcome {
  delta @0 :Delta;
}

struct Status {
  unused0 @0 :Text;
}

struct Join {
  key @0 :Text;
  name @1 :Text;
}

struct Joined {
  name @0 :Text;
}

struct Listening {
  machine @0 :Text;
  socket @1 :Text;
  host @2 :Text;
  port @3 :UInt32;
  key @4 :Text;
}

struct SessionWorker {
  worker @0 :UInt32;
  name @1 :Text;
  at @2 :Listening;
}

struct SessionWorkers {
  session @0 :UInt64;
  worker @1 :UInt32;
  secret @2 :Text;
  workers @3 :List(SessionWorker);
  share @4 :Float64;
  lineage @5 :Bool;
}

struct WorkerLost {
  session @0 :UInt64;
  worker @1 :UInt32;
  why @2 :Text;
}

struct Instructions {
  session @0 :UInt64;
  worker @1 :UInt32;
}

struct Answer {
  session @0 :UInt64;
  request @1 :UInt64;
  dtype @2 :UInt8;
  dims @3 :List(Int64);
  offset @4 :UInt64;
  failed @5 :Bool;
  code @6 :UInt8;
  error @7 :Text;
  worker @8 :UInt32;
}

struct SessionNumbers {
  tensors @0 :UInt64;
  bytes @1 :UInt64;
  calls @2 :UInt64;
  callsTogether @3 :UInt64;
  segments @4 :UInt64;
  notCompiled @5 :UInt64;
  microseconds @6 :UInt64;
}

struct InstructionsRun {
  session @0 :UInt64;
  bytes @1 :UInt64;
  worker @2 :UInt32;
  numbers @3 :SessionNumbers;
}

struct AnswersTaken {
  session @0 :UInt64;
  worker @1 :UInt32;
  bytes @2 :UInt64;
}

struct Transfer {
  session @0 :UInt64;
  secret @1 :Text;
  from @2 :UInt32;
  transfer @3 :UInt64;
  dtype @4 :UInt8;
  dims @5 :List(Int64);
  offset @6 :UInt64;
  failed @7 :Bool;
  code @8 :UInt8;
  error @9 :Text;
}

struct SessionOver {
  session @0 :UInt64;
  reason @1 :Text;
}

struct Message {
  union {
    none @0 :Void;  # what an empty frame reads as; refused
    hello @1 :Hello;
    welcome @2 :Welcome;
    refused @3 :Refused;
    heartbeat @4 :Heartbeat;
    bye @5 :Bye;
    fetch @6 :Fetch;
    piece @7 :Piece;
    job @8 :Job;
    ready @9 :Ready;
    reference @10 :Reference;
    synced @11 :Synced;
    begin @12 :Begin;
    offer @13 :Offer;
    verdict @14 :Verdict;
    outcome @15 :Outcome;
    statusRequest @16 :Void;
    status @17 :Status;
    stop @18 :Void;
    join @19 :Join;
    joined @20 :Joined;
    progress @22 :Progress;
    instructions @23 :Instructions;
    answer @24 :Answer;
    instructionsRun @25 :InstructionsRun;
    sessionOver @26 :SessionOver;
    listening @27 :Listening;
    sessionWorkers @28 :SessionWorkers;
    workerLost @29 :WorkerLost;
    answersTaken @30 :AnswersTaken;
    transfer @31 :Transfer;
  }
  ofJob @21 :Text;  # whose message it is; empty: of membership
}
