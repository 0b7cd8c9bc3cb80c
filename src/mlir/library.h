// The MLIR library: libIREECompiler.so of the wheel iree-base-compiler, loaded on first use.
//
// The wheel carries no headers, so the part of the MLIR C API that is used is declared here, once: handles are structs
// of one pointer passed by value, as in mlir-c. A function joins by adding one line to PCP_MLIR_FUNCTIONS.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace pcp::mlir {

template <class Tag>
struct Handle {
  void* pointer = nullptr;
  explicit operator bool() const { return pointer != nullptr; }
};
using ContextHandle = Handle<struct ContextTag>;
using ModuleHandle = Handle<struct ModuleTag>;
using OperationHandle = Handle<struct OperationTag>;
using RegionHandle = Handle<struct RegionTag>;
using BlockHandle = Handle<struct BlockTag>;
using ValueHandle = Handle<struct ValueTag>;
using TypeHandle = Handle<struct TypeTag>;
using AttributeHandle = Handle<struct AttributeTag>;
using IdentifierHandle = Handle<struct IdentifierTag>;
using LocationHandle = Handle<struct LocationTag>;
using DiagnosticHandle = Handle<struct DiagnosticTag>;
using PassManagerHandle = Handle<struct PassManagerTag>;
using OpPassManagerHandle = Handle<struct OpPassManagerTag>;
using PrintingFlagsHandle = Handle<struct PrintingFlagsTag>;

struct StringRef {
  const char* data;
  std::size_t length;
  StringRef(std::string_view text) : data(text.data()), length(text.size()) {}
  operator std::string_view() const { return {data, length}; }
};

struct LogicalResult {
  std::int8_t value;  // 1 is success
};

struct NamedAttribute {
  IdentifierHandle name;
  AttributeHandle attribute;
};

// What mlirOperationCreate takes; the arrays are filled by mlirOperationStateAdd... and freed by mlirOperationCreate.
struct OperationState {
  StringRef name;
  LocationHandle location;
  std::intptr_t result_count = 0;
  TypeHandle* results = nullptr;
  std::intptr_t operand_count = 0;
  ValueHandle* operands = nullptr;
  std::intptr_t region_count = 0;
  RegionHandle* regions = nullptr;
  std::intptr_t successor_count = 0;
  BlockHandle* successors = nullptr;
  std::intptr_t attribute_count = 0;
  NamedAttribute* attributes = nullptr;
  bool infer_result_types = false;
};

using StringCallback = void (*)(StringRef, void* user);
using DiagnosticHandler = LogicalResult (*)(DiagnosticHandle, void* user);
// Severities are note, warning, error, remark, in this order.
using CompilerDiagnosticCallback = void (*)(int severity, const char* message, std::size_t size, void* user);
using WalkCallback = int (*)(OperationHandle, void* user);
inline constexpr int kWalkAdvance = 0;
inline constexpr int kWalkPreOrder = 0;
inline constexpr int kSeverityError = 0;
inline constexpr int kCompilerSeverityError = 2;

// clang-format off
#define PCP_MLIR_FUNCTIONS(F)                                                                                          \
  F(void, ireeCompilerGlobalInitialize, ())                                                                            \
  F(void, ireeCompilerSetupGlobalCL, (int count, const char* const* flags, const char* banner, bool handle_signals))   \
  F(void*, ireeCompilerSessionCreate, ())                                                                              \
  F(void, ireeCompilerSessionDestroy, (void*))                                                                         \
  F(ContextHandle, ireeCompilerSessionBorrowContext, (void*))                                                          \
  F(const char*, ireeCompilerGetRevision, ())                                                                          \
  F(const char*, ireeCompilerErrorGetMessage, (void* error))                                                           \
  F(void, ireeCompilerErrorDestroy, (void* error))                                                                     \
  F(void*, ireeCompilerInvocationCreate, (void* session))                                                              \
  F(void, ireeCompilerInvocationDestroy, (void* invocation))                                                           \
  F(void, ireeCompilerInvocationEnableCallbackDiagnostics, (void* invocation, int, CompilerDiagnosticCallback, void*)) \
  F(bool, ireeCompilerInvocationParseSource, (void* invocation, void* source))                                         \
  F(bool, ireeCompilerInvocationPipeline, (void* invocation, int pipeline))                                            \
  F(void*, ireeCompilerInvocationOutputVMBytecode, (void* invocation, void* output))                                   \
  F(void*, ireeCompilerSourceWrapBuffer, (void* session, const char* name, const char*, std::size_t, bool, void**))    \
  F(void, ireeCompilerSourceDestroy, (void* source))                                                                   \
  F(void*, ireeCompilerOutputOpenMembuffer, (void** output))                                                           \
  F(void*, ireeCompilerOutputMapMemory, (void* output, void** contents, std::uint64_t* size))                          \
  F(void, ireeCompilerOutputDestroy, (void* output))                                                                   \
  F(void, mlirContextEnableMultithreading, (ContextHandle, bool))                                                      \
  F(void, mlirContextSetAllowUnregisteredDialects, (ContextHandle, bool))                                              \
  F(std::uint64_t, mlirContextAttachDiagnosticHandler, (ContextHandle, DiagnosticHandler, void*, void (*)(void*)))     \
  F(void, mlirContextDetachDiagnosticHandler, (ContextHandle, std::uint64_t))                                          \
  F(LocationHandle, mlirDiagnosticGetLocation, (DiagnosticHandle))                                                     \
  F(int, mlirDiagnosticGetSeverity, (DiagnosticHandle))                                                                \
  F(void, mlirDiagnosticPrint, (DiagnosticHandle, StringCallback, void*))                                              \
  F(bool, mlirLocationIsAFileLineColRange, (LocationHandle))                                                           \
  F(IdentifierHandle, mlirLocationFileLineColRangeGetFilename, (LocationHandle))                                       \
  F(int, mlirLocationFileLineColRangeGetStartLine, (LocationHandle))                                                   \
  F(int, mlirLocationFileLineColRangeGetStartColumn, (LocationHandle))                                                 \
  F(bool, mlirLocationIsACallSite, (LocationHandle))                                                                   \
  F(LocationHandle, mlirLocationCallSiteGetCallee, (LocationHandle))                                                   \
  F(bool, mlirLocationIsAName, (LocationHandle))                                                                       \
  F(LocationHandle, mlirLocationNameGetChildLoc, (LocationHandle))                                                     \
  F(StringRef, mlirIdentifierStr, (IdentifierHandle))                                                                  \
  F(IdentifierHandle, mlirIdentifierGet, (ContextHandle, StringRef))                                                   \
  F(StringRef, mlirStringAttrGetValue, (AttributeHandle))                                                             \
  F(ModuleHandle, mlirModuleCreateParse, (ContextHandle, StringRef))                                                  \
  F(OperationHandle, mlirModuleGetOperation, (ModuleHandle))                                                          \
  F(OperationHandle, mlirOperationCreate, (OperationState*))                                                           \
  F(void, mlirOperationStateAddResults, (OperationState*, std::intptr_t, const TypeHandle*))                          \
  F(void, mlirOperationStateAddOperands, (OperationState*, std::intptr_t, const ValueHandle*))                        \
  F(void, mlirOperationStateAddAttributes, (OperationState*, std::intptr_t, const NamedAttribute*))                   \
  F(void, mlirOperationDestroy, (OperationHandle))                                                                     \
  F(bool, mlirOperationVerify, (OperationHandle))                                                                      \
  F(void, mlirOperationWalk, (OperationHandle, WalkCallback, void*, int order))                                        \
  F(IdentifierHandle, mlirOperationGetName, (OperationHandle))                                                         \
  F(LocationHandle, mlirOperationGetLocation, (OperationHandle))                                                       \
  F(AttributeHandle, mlirOperationGetAttributeByName, (OperationHandle, StringRef))                                    \
  F(std::intptr_t, mlirOperationGetNumOperands, (OperationHandle))                                                     \
  F(ValueHandle, mlirOperationGetOperand, (OperationHandle, std::intptr_t))                                            \
  F(std::intptr_t, mlirOperationGetNumResults, (OperationHandle))                                                      \
  F(ValueHandle, mlirOperationGetResult, (OperationHandle, std::intptr_t))                                             \
  F(std::intptr_t, mlirOperationGetNumRegions, (OperationHandle))                                                     \
  F(RegionHandle, mlirOperationGetRegion, (OperationHandle, std::intptr_t))                                           \
  F(RegionHandle, mlirOperationGetFirstRegion, (OperationHandle))                                                      \
  F(BlockHandle, mlirOperationGetBlock, (OperationHandle))                                                             \
  F(OperationHandle, mlirOperationGetNextInBlock, (OperationHandle))                                                   \
  F(void, mlirOperationRemoveFromParent, (OperationHandle))                                                            \
  F(void, mlirOperationPrintWithFlags, (OperationHandle, PrintingFlagsHandle, StringCallback, void*))                  \
  F(void, mlirOperationWriteBytecode, (OperationHandle, StringCallback, void*))                                        \
  F(BlockHandle, mlirRegionGetFirstBlock, (RegionHandle))                                                              \
  F(OperationHandle, mlirBlockGetFirstOperation, (BlockHandle))                                                        \
  F(std::intptr_t, mlirBlockGetNumArguments, (BlockHandle))                                                           \
  F(ValueHandle, mlirBlockGetArgument, (BlockHandle, std::intptr_t))                                                  \
  F(void, mlirBlockAppendOwnedOperation, (BlockHandle, OperationHandle))                                               \
  F(void, mlirBlockInsertOwnedOperationBefore, (BlockHandle, OperationHandle reference, OperationHandle))              \
  F(void, mlirTypePrint, (TypeHandle, StringCallback, void*))                                                         \
  F(TypeHandle, mlirValueGetType, (ValueHandle))                                                                       \
  F(void, mlirValueReplaceAllUsesOfWith, (ValueHandle, ValueHandle))                                                   \
  F(PrintingFlagsHandle, mlirOpPrintingFlagsCreate, ())                                                                \
  F(void, mlirOpPrintingFlagsDestroy, (PrintingFlagsHandle))                                                           \
  F(void, mlirOpPrintingFlagsPrintGenericOpForm, (PrintingFlagsHandle))                                                \
  F(void, mlirOpPrintingFlagsEnableDebugInfo, (PrintingFlagsHandle, bool enable, bool pretty))                         \
  F(void, mlirOpPrintingFlagsAssumeVerified, (PrintingFlagsHandle))                                                    \
  F(void, mlirOpPrintingFlagsUseLocalScope, (PrintingFlagsHandle))                                                     \
  F(PassManagerHandle, mlirPassManagerCreate, (ContextHandle))                                                         \
  F(void, mlirPassManagerDestroy, (PassManagerHandle))                                                                 \
  F(OpPassManagerHandle, mlirPassManagerGetAsOpPassManager, (PassManagerHandle))                                       \
  F(LogicalResult, mlirParsePassPipeline, (OpPassManagerHandle, StringRef, StringCallback, void*))                     \
  F(LogicalResult, mlirPassManagerRunOnOp, (PassManagerHandle, OperationHandle))
// clang-format on

struct Library {
#define PCP_MLIR_MEMBER(result, name, arguments) result(*name) arguments = nullptr;
  PCP_MLIR_FUNCTIONS(PCP_MLIR_MEMBER)
#undef PCP_MLIR_MEMBER
};

// The loaded and initialised library. Throws failed_precondition with what to install when there is none.
const Library& library();

}  // namespace pcp::mlir
