import SwiftSyntax
import WorkshopPolicy

/// Names that break a rule, under any type or module.
extension PolicyVisitor {
  /// What stands before a name.
  enum Base: Equatable {
    case none
    /// The dot of an implicit member.
    case implicit
    /// The last name of what is before the dot; empty where that has none.
    case name(String)

    /// `Foundation::Thread` says no less than `Foundation.Thread`.
    static func module(_ selector: ModuleSelectorSyntax) -> Base {
      .name(selector.moduleName.text.filter { $0 != "`" })
    }

    private static let modules: Set = [
      "Foundation", "Glibc", "Musl", "Android", "Darwin", "Dispatch", "Swift", "_Concurrency",
    ]
    var isModule: Bool {
      if case .name(let name) = self { Self.modules.contains(name) } else { false }
    }
    var isDotted: Bool { self != .none }
  }

  func check(_ name: String, _ node: some SyntaxProtocol, base: Base) {
    if policy.component != nil { checkInSuite(name, node, base: base) }
    if policy.refusedNames.contains(name), base != .none || !declared.values.contains(name) {
      report(.stepAttribute, node, reason: "This step is about doing without `\(name)`.")
    }
    switch name {
    case _ where name.hasSuffix("assumeIsolated"): report(.assumeIsolated, node)
    case "detached", "immediateDetached", "startDetached", "startSynchronouslyDetached":
      if startsTask(name, node, base: base) {
        let type = node.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        report(.taskDetached, node, text: type.map { "\($0).\(name)" })
      }
    case "DispatchQueue", "DispatchSemaphore", "DispatchGroup", "DispatchWorkItem",
      "DispatchSource", "DispatchIO", "DispatchSerialQueue", "DispatchConcurrentQueue",
      "dispatchMain":
      report(.dispatch, node)
    case "Thread", "OperationQueue", "BlockOperation", "NSCondition", "NSConditionLock", "RunLoop",
      "CFRunLoop":
      // A conversation has threads too: a type of the answer's own is no thread of the system's.
      let isOwn = base.isDotted || declared.seesType(name, from: Syntax(node))
      if base.isModule || !isOwn { report(.threads, node) }
    case _ where name.hasPrefix("pthread_"): report(.threads, node)
    case _ where PolicyRule.processFunctions.contains(name):
      if base.isModule || (base == .none && !declared.values.contains(name)) {
        report(.process, node)
      }
    case "memcpy", "memmove", "memset", "memccpy", "strcpy", "strncpy", "strcat", "malloc",
      "calloc",
      "realloc", "free", "mmap", "mprotect":
      // `&a` is a pointer to them, though none is spelled out.
      if base.isModule || (base == .none && !declared.values.contains(name)) {
        report(.unsafePointers, node)
      }
    case "FileHandle", "FileManager", "Process", "Pipe", "Bundle", "UserDefaults", "InputStream",
      "OutputStream", "CommandLine":
      let isOwn = base.isDotted || declared.seesType(name, from: Syntax(node))
      if base.isModule || !isOwn { report(.process, node) }
    case "write":
      // Foundation's classes have it too, and a call of a class's method asks for no symbol.
      if base.isDotted, !declared.values.contains(name),
        labels(of: node).contains(where: Self.files.contains)
      {
        report(.process, node)
      }
    case "sleep", "usleep", "nanosleep":
      // The system's functions, and not a function, property or parameter of the answer's own.
      if base.isModule
        || (base == .none && !declared.values.contains(name) && !isOfClock(node))
      {
        report(.sleeping, node)
      } else if case .name(let type) = base, declared.tasks.contains(type),
        !hasClock(node)
      {
        report(.sleeping, node, text: "\(type).\(name)")
      }
    case "ContinuousClock", "SuspendingClock":
      if base.isModule || !declared.seesType(name, from: Syntax(node)) { report(.sleeping, node) }
    case "OpaquePointer", "Unmanaged":
      if base.isModule || !declared.seesType(name, from: Syntax(node)) {
        report(.unsafePointers, node)
      }
    case "unsafeBitCast", "unsafeDowncast", "_unsafeReferenceCast", "_unsafeUncheckedDowncast",
      "ManagedBufferPointer", "NSData", "NSMutableData", "NSPurgeableData", "_typeByName",
      "_openExistential", "withVaList", "dlsym",
      "dlopen", "withContiguousStorageIfAvailable",
      "withContiguousMutableStorageIfAvailable":
      report(.unsafePointers, node)
    case "SerialExecutor", "TaskExecutor", "SchedulingExecutor", "RunLoopExecutor", "MainExecutor",
      "UnownedSerialExecutor", "UnownedTaskExecutor", "UnownedJob", "ExecutorJob",
      "sharedUnownedExecutor":
      if base.isDotted || !declared.seesType(name, from: Syntax(node)) { report(.executors, node) }
    case "_ViewNode", "_isAvailable": report(.standIn, node)
    case "_update":
      // It may be the answer's own, or the storage of an `@State var update`.
      if base.isDotted, !["update", "_update"].contains(where: declared.values.contains) {
        report(.standIn, node)
      }
    case _ where isUnsafePointerName(name): report(.unsafePointers, node)
    default: break
    }
  }

  func isUnsafePointerName(_ name: String) -> Bool {
    (name.contains("Unsafe") && name.hasSuffix("Pointer"))
      // Every name of an answer comes by here, and a pattern is read anew each time.
      || (name.hasPrefix("withUnsafe")
        && name.wholeMatch(of: /withUnsafe\w*(Pointer|Pointers|Bytes|Allocation|Pointer\w+)/) != nil)
  }
}
