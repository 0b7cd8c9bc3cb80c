#include "mlir/session.h"

namespace pcp::mlir {
namespace {

void append(StringRef part, void* text) { static_cast<std::string*>(text)->append(part.data, part.length); }

}  // namespace

Session::Session(std::string source)
    : source_(std::move(source)), api_(library()), session_(api_.ireeCompilerSessionCreate()) {
  context_ = api_.ireeCompilerSessionBorrowContext(session_);
  // The modules are small: starting threads costs more than they save.
  api_.mlirContextEnableMultithreading(context_, false);
  // Attributes of dialects the library does not know (mhlo.sharding, tf.aliasing_output) are kept as they are.
  api_.mlirContextSetAllowUnregisteredDialects(context_, true);
  handler_ = api_.mlirContextAttachDiagnosticHandler(context_, &on_diagnostic, this, nullptr);
}

Session::~Session() {
  api_.mlirContextDetachDiagnosticHandler(context_, handler_);
  api_.ireeCompilerSessionDestroy(session_);
}

std::string Session::describe(LocationHandle location) const {
  while (location) {
    if (api_.mlirLocationIsAFileLineColRange(location)) {
      std::string_view file = api_.mlirIdentifierStr(api_.mlirLocationFileLineColRangeGetFilename(location));
      int line = api_.mlirLocationFileLineColRangeGetStartLine(location);
      int column = api_.mlirLocationFileLineColRangeGetStartColumn(location);
      std::string name = file == "-" ? source_ : std::string(file);  // MLIR calls the text it is given "-"
      return line == 0 ? name : concat(name, ":", line, ":", column);
    }
    if (api_.mlirLocationIsACallSite(location)) {
      location = api_.mlirLocationCallSiteGetCallee(location);
    } else if (api_.mlirLocationIsAName(location)) {
      location = api_.mlirLocationNameGetChildLoc(location);
    } else {
      break;
    }
  }
  return source_;
}

std::string Session::print(TypeHandle type) const {
  std::string text;
  api_.mlirTypePrint(type, &append, &text);
  return text;
}

LogicalResult Session::on_diagnostic(DiagnosticHandle diagnostic, void* session) {
  auto& self = *static_cast<Session*>(session);
  if (self.api_.mlirDiagnosticGetSeverity(diagnostic) == kSeverityError) {
    Diagnostic error{self.describe(self.api_.mlirDiagnosticGetLocation(diagnostic)), {}};
    self.api_.mlirDiagnosticPrint(diagnostic, &append, &error.message);
    self.errors_.push_back(std::move(error));
  }
  return {1};
}

void Session::fail_with_errors(Code code, std::string_view otherwise) {
  auto errors = take_errors();
  if (errors.empty()) fail(code, source_, ": ", otherwise);
  fail(code, errors.front().location, ": ", errors.front().message);
}

ModuleOperation::ModuleOperation(Session& session, const std::string& text_or_bytecode) : session_(session) {
  const Library& api = session_.api();
  ModuleHandle module = api.mlirModuleCreateParse(session_.context(), std::string_view(text_or_bytecode));
  bool is_bytecode = text_or_bytecode.starts_with("ML\xef");
  if (!module) session_.fail_with_errors(is_bytecode ? Code::data_loss : Code::invalid_argument, "cannot be parsed");
  operation_ = api.mlirModuleGetOperation(module);
}

ModuleOperation::~ModuleOperation() { session_.api().mlirOperationDestroy(operation_); }

BlockHandle ModuleOperation::body() const {
  return session_.api().mlirRegionGetFirstBlock(session_.api().mlirOperationGetFirstRegion(operation_));
}

std::vector<OperationHandle> ModuleOperation::operations() const {
  const Library& api = session_.api();
  std::vector<OperationHandle> found;
  for (OperationHandle at = api.mlirBlockGetFirstOperation(body()); at; at = api.mlirOperationGetNextInBlock(at)) {
    found.push_back(at);
  }
  return found;
}

bool ModuleOperation::run(std::string_view pipeline) {
  const Library& api = session_.api();
  PassManagerHandle passes = api.mlirPassManagerCreate(session_.context());
  std::string text = concat("builtin.module(", pipeline, ")");
  std::string complaint;
  OpPassManagerHandle root = api.mlirPassManagerGetAsOpPassManager(passes);
  bool parsed = api.mlirParsePassPipeline(root, std::string_view(text), &append, &complaint).value == 1;
  bool succeeded = parsed && api.mlirPassManagerRunOnOp(passes, operation_).value == 1;
  api.mlirPassManagerDestroy(passes);
  if (!parsed) fail(Code::internal, "[mlir] the library has no pipeline ", text, ": ", complaint);
  return succeeded;
}

std::set<std::string_view> ModuleOperation::operation_names() const {
  const Library& api = session_.api();
  std::set<std::string_view> names;
  walk([&](OperationHandle operation) { names.insert(api.mlirIdentifierStr(api.mlirOperationGetName(operation))); });
  return names;
}

void ModuleOperation::replace_composites_with_calls() {
  const Library& api = session_.api();
  std::vector<OperationHandle> composites;
  walk([&](OperationHandle operation) {
    std::string_view name = api.mlirIdentifierStr(api.mlirOperationGetName(operation));
    if (name == "stablehlo.composite") composites.push_back(operation);
  });
  IdentifierHandle callee = api.mlirIdentifierGet(session_.context(), std::string_view("callee"));
  for (OperationHandle composite : composites) {
    std::vector<ValueHandle> operands(static_cast<std::size_t>(api.mlirOperationGetNumOperands(composite)));
    for (std::size_t i = 0; i < operands.size(); ++i)
      operands[i] = api.mlirOperationGetOperand(composite, static_cast<std::intptr_t>(i));
    std::vector<ValueHandle> results(static_cast<std::size_t>(api.mlirOperationGetNumResults(composite)));
    std::vector<TypeHandle> types(results.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
      results[i] = api.mlirOperationGetResult(composite, static_cast<std::intptr_t>(i));
      types[i] = api.mlirValueGetType(results[i]);
    }
    NamedAttribute symbol{callee, api.mlirOperationGetAttributeByName(composite, std::string_view("decomposition"))};
    OperationState state{std::string_view("func.call"), api.mlirOperationGetLocation(composite)};
    api.mlirOperationStateAddResults(&state, std::ssize(types), types.data());
    api.mlirOperationStateAddOperands(&state, std::ssize(operands), operands.data());
    api.mlirOperationStateAddAttributes(&state, 1, &symbol);
    OperationHandle call = api.mlirOperationCreate(&state);
    api.mlirBlockInsertOwnedOperationBefore(api.mlirOperationGetBlock(composite), composite, call);
    for (std::size_t i = 0; i < results.size(); ++i) {
      api.mlirValueReplaceAllUsesOfWith(results[i], api.mlirOperationGetResult(call, static_cast<std::intptr_t>(i)));
    }
    api.mlirOperationDestroy(composite);
  }
}

std::string ModuleOperation::generic_text(Aliases aliases) const {
  const Library& api = session_.api();
  PrintingFlagsHandle flags = api.mlirOpPrintingFlagsCreate();
  api.mlirOpPrintingFlagsPrintGenericOpForm(flags);
  api.mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  if (aliases == Aliases::no) api.mlirOpPrintingFlagsUseLocalScope(flags);
  std::string text;
  api.mlirOperationPrintWithFlags(operation_, flags, &append, &text);
  api.mlirOpPrintingFlagsDestroy(flags);
  return text;
}

std::string ModuleOperation::pretty_text() const {
  const Library& api = session_.api();
  PrintingFlagsHandle flags = api.mlirOpPrintingFlagsCreate();
  api.mlirOpPrintingFlagsAssumeVerified(flags);
  std::string text;
  api.mlirOperationPrintWithFlags(operation_, flags, &append, &text);
  api.mlirOpPrintingFlagsDestroy(flags);
  return text;
}

std::string ModuleOperation::bytecode() const {
  std::string bytes;
  session_.api().mlirOperationWriteBytecode(operation_, &append, &bytes);
  return bytes;
}

}  // namespace pcp::mlir
