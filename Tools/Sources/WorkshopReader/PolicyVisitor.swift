import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization
import WorkshopPolicy

/// Text search fails here in both directions: it misses spellings with newlines, comments or
/// backticks, and hits comments and strings.
extension Policy {
  /// Every place that breaks a rule, in the order of the file.
  func findings(in source: String) -> [PolicyFinding] {
    if let deep = NestingDepth.finding(in: source) { return [deep] }
    return onStack(of: Self.stack(for: source)) { shallowFindings(in: source) }
  }

  /// The bytes of stack that reading a file takes at most.
  ///
  /// A tree is as deep as its longest expression, and a hostile file is one expression.
  /// Measured: up to 9 KiB for each byte of `a<a<a<`. What is not touched takes no memory.
  static func stack(for source: String) -> Int { (8 << 20) + source.utf8.count * (16 << 10) }

  private func shallowFindings(in source: String) -> [PolicyFinding] {
    let tree = Parser.parse(source: source)
    let declared = DeclaredNames(viewMode: .sourceAccurate)
    declared.walk(tree)
    let visitor = PolicyVisitor(policy: self, tree: tree, declared: declared)
    visitor.walk(tree)
    let shadows = ShadowingDeclarations(names: namesOfGivenFiles)
    if !namesOfGivenFiles.isEmpty { shadows.walk(tree) }
    for name in shadows.found { visitor.report(.shadowing, name) }
    let replacements = ReplacingDeclarations(names: namesOfAdapter)
    if !namesOfAdapter.isEmpty { replacements.walk(tree) }
    for name in replacements.found {
      visitor.report(.shadowing, name, reason: ReplacingDeclarations.reason)
    }
    return visitor.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

/// Does work on a thread with a stack of some bytes, and waits for it.
func onStack<Result: Sendable>(
  of size: Int, _ work: @escaping @Sendable () -> Result
) -> Result {
  let result = Mutex<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = work()
    result.withLock { $0 = value }
    done.signal()
  }
  thread.stackSize = size
  thread.start()
  done.wait()
  guard let value = result.withLock(\.self) else { preconditionFailure("the thread has ended") }
  return value
}

private final class PolicyVisitor: SyntaxVisitor {
  let policy: Policy
  let converter: SourceLocationConverter
  let declared: DeclaredNames
  var findings: [PolicyFinding] = []

  init(policy: Policy, tree: SourceFileSyntax, declared: DeclaredNames) {
    self.policy = policy
    self.declared = declared
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  func report(
    _ rule: PolicyRule, _ node: some SyntaxProtocol, reason: String? = nil, text: String? = nil
  ) {
    guard !policy.allowed.contains(rule.rawValue), findings.count < Policy.mostFindings else {
      return
    }
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let text = (text ?? node.trimmedDescription).cut(toBytes: 1000)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    findings.append(
      PolicyFinding(
        rule: rule.rawValue, line: location.line, column: location.column,
        text: text.cut(toBytes: 60), reason: reason ?? rule.reason))
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = lastName(of: node.attributeName)
    if let refused = refusedAttribute(in: node.attributeName) {
      report(.stepAttribute, node, reason: Self.reason(withoutAttribute: refused))
      return .visitChildren
    }
    switch name {
    case "unchecked": report(.uncheckedSendable, node)
    case "preconcurrency": report(.preconcurrency, node)
    case "unsafe", "safe": report(.unsafePointers, node, reason: Self.unsafeWords)
    case "c", "cdecl", "section", "used", "exclusivity", "abi": report(.linkage, node)
    case "Test", "Suite":
      if policy.component == nil { report(.tests, node) }
    case "convention": report(.linkage, node)
    case "_spi" where isOnImportOfSwiftUI(node): report(.standIn, node)
    case _ where name.hasPrefix("_"):
      report(
        .linkage, node,
        reason: "Attributes with an underscore are the compiler's own, and no lesson needs one.")
    default: break
    }
    return .visitChildren
  }

  /// What takes the compiler's checking of memory away, in front of an expression or in a `for` loop.
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.tokenKind == .keyword(.unsafe), let parent = token.parent,
      parent.is(UnsafeExprSyntax.self) || parent.is(ForStmtSyntax.self)
    else { return .skipChildren }
    report(.unsafePointers, parent, reason: Self.unsafeWords)
    return .skipChildren
  }

  private static let unsafeWords = """
    unsafe, @unsafe and @safe tell the compiler to stop checking memory here: a mistake then changes \
    another value, or ends the program.
    """

  private func isOnImportOfSwiftUI(_ node: AttributeSyntax) -> Bool {
    let declaration = node.parent?.parent?.as(ImportDeclSyntax.self)
    return declaration?.path.first.map { plain($0.name) } == "SwiftUI"
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if let detail = node.detail?.detail, plain(detail) == "unsafe",
      ["nonisolated", "unowned"].contains(plain(node.name))
    {
      report(.nonisolatedUnsafe, node)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSpecifierSyntax) -> SyntaxVisitorContinueKind {
    if let detail = node.detail, plain(detail) == "unsafe" { report(.nonisolatedUnsafe, node) }
    return .visitChildren
  }

  /// A format for values of C's types: one that asks for text or for an object reads memory where a number says.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    let takesFormat =
      callee.map {
        ["NSLog", "localizedStringWithFormat", "appendFormat"].contains(plain($0.baseName))
      }
      ?? false
    for (index, argument) in node.arguments.enumerated()
    where argument.label.map(plain) == "format" && hasValues(node) || takesFormat && index == 0 {
      let isOwn = callee.map { declared.values.contains(plain($0.baseName)) } ?? false
      if !isOwn, !Self.isHarmlessFormat(argument.expression) {
        report(.unsafePointers, node, reason: Self.formatWords)
      }
    }
    return .visitChildren
  }

  /// Whether a call hands on values besides its format, by their place or as `arguments`.
  private func hasValues(_ call: FunctionCallExprSyntax) -> Bool {
    guard let format = call.arguments.firstIndex(where: { $0.label.map(plain) == "format" }) else {
      return false
    }
    return call.arguments[call.arguments.index(after: format)...].contains {
      $0.label == nil || ["arguments", "locale"].contains($0.label.map(plain))
    }
  }

  /// Whether a format stands in the file as it is, and asks for numbers alone.
  private static func isHarmlessFormat(_ expression: ExprSyntax) -> Bool {
    guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return false
    }
    var isConversion = false
    for character in text.unicodeScalars {
      guard isConversion else {
        isConversion = character == "%"
        continue
      }
      // Flags, width, precision, the place of the value and its size come before the conversion.
      if "0123456789.-+ #'*$hlqLzjt".unicodeScalars.contains(character) { continue }
      guard "diouxXcCfFeEgGaA%".unicodeScalars.contains(character) else { return false }
      isConversion = false
    }
    return true
  }

  private static let formatWords = """
    A format that asks for %s, %@ or %n, or that is put together, reads memory where a number says. \
    Write interpolation, `formatted()`, or a format for numbers as one text.
    """

  /// An attribute that the step refuses is refused under another name too.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = refusedAttribute(in: node.initializer.value) else { return .visitChildren }
    report(.stepAttribute, node, reason: Self.reason(withoutAttribute: name))
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.initializer.flatMap({ refusedAttribute(in: $0.value) }) {
      report(.stepAttribute, node, reason: Self.reason(withoutAttribute: name))
    }
    return .visitChildren
  }

  /// The refused name that a type mentions anywhere: `(MainActor)` and `MainActor.ActorType` are
  /// `MainActor` too.
  private func refusedAttribute(in type: TypeSyntax) -> String? {
    type.tokens(viewMode: .sourceAccurate).lazy.map { self.plain($0) }
      .first { self.policy.refusedAttributes.contains($0) }
  }

  /// A cast at run time cannot see whether a value is Sendable, so it always succeeds.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (cast, type) in zip(elements, elements.dropFirst()) {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark != nil || isInPattern(node),
        type.tokens(viewMode: .sourceAccurate).contains(where: { declared.meansSendable(plain($0)) }
        )
      else { continue }
      report(.uncheckedSendable, type, reason: "A cast to Sendable succeeds whatever the value is.")
    }
    return .visitChildren
  }

  /// Whether an expression is a pattern, or a part of one: `case let value as Type` is a cast.
  private func isInPattern(_ node: some SyntaxProtocol) -> Bool {
    var place = node.parent
    while let parent = place, !parent.is(CodeBlockItemSyntax.self) {
      if parent.is(ExpressionPatternSyntax.self) { return true }
      place = parent.parent
    }
    return false
  }

  /// Another place than the one where the code stands.
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    report(
      .linkage, node,
      reason: "#sourceLocation names another place than the one where the code stands.")
    return .skipChildren
  }

  private static func reason(withoutAttribute name: String) -> String {
    "This step is about doing without @\(name), under any name."
  }

  /// What stands behind `#if false` is never compiled: some keep an older version there.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let isNever = node.condition?.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
    return isNever ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    report(.macros, node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first.map { plain($0.name) } ?? ""
    switch module {
    case "Testing" where policy.component != nil: break
    case _ where module == policy.component: break
    case "Testing", "XCTest": report(.tests, node)
    case "Dispatch": report(.dispatch, node)
    case "Foundation", "FoundationEssentials", "Observation", "Synchronization", "Swift",
      "_Concurrency", policy.neighbour:
      break
    case "SwiftUI":
      // Behind `#if canImport(SwiftUI)` it does no harm where there is none.
      if !policy.usesSwiftUI, node.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) != true {
        report(
          .imports, node, reason: "This step has no views: its answer is judged without SwiftUI.")
      }
    default:
      report(.imports, node)
    }
    // The names in an import of one declaration are looked at through their uses.
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if plain(node.identifier) == "unownedExecutor" { report(.executors, node) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(plain(node.name), node, base: node.moduleSelector.map { .module($0) } ?? .none)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    check(plain(node.name), node, base: .name(lastName(of: node.baseType)))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let base: Base =
      if let selector = node.moduleSelector {
        .module(selector)
      } else if let member = node.parent?.as(MemberAccessExprSyntax.self),
        member.declName.id == node.id
      {
        member.base.map { .name(lastName(of: $0)) } ?? .implicit
      } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
        .implicit
      } else {
        .none
      }
    check(plain(node.baseName), node, base: base)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    checkMacro(node.macroName, node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    checkMacro(node.macroName, node)
    return .visitChildren
  }

  private func checkMacro(_ name: TokenSyntax, _ node: some SyntaxProtocol) {
    switch plain(name) {
    case "expect", "require":
      if policy.component == nil { report(.tests, node) }
    case "externalMacro": report(.macros, node)
    default: break
    }
  }

  /// What stands before a name.
  private enum Base: Equatable {
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

  private func check(_ name: String, _ node: some SyntaxProtocol, base: Base) {
    if policy.component != nil { checkInSuite(name, node, base: base) }
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

  /// What no suite needs: a test that may not count, a look behind a component, the time of day.
  private func checkInSuite(_ name: String, _ node: some SyntaxProtocol, base: Base) {
    let isOwn = declared.values.contains(name)
    switch name {
    case _ where name.hasPrefix("__"): report(.disarmedTests, node)
    case "withKnownIssue", "ConditionTrait", "IssueHandlingTrait", "Runner":
      if !isOwn, !declared.seesType(name, from: Syntax(node)) { report(.disarmedTests, node) }
    case "enabled", "disabled", "filterIssues", "compactMapIssues":
      // Traits, which stand behind the dot of an implicit member.
      if base == .implicit, !isOwn { report(.disarmedTests, node) }
    case "cancel":
      if base == .name("Test") || base == .name("Case") {
        report(.disarmedTests, node, text: "Test.cancel")
      }
    case "Mirror", "MemoryLayout", "CustomReflectable":
      if base.isModule || !declared.seesType(name, from: Syntax(node)) { report(.reflection, node) }
    case "dump", "customMirror":
      if base.isModule || !isOwn { report(.reflection, node) }
    case "ProcessInfo":
      if base.isModule || !declared.seesType(name, from: Syntax(node)) { report(.process, node) }
    case "DispatchTime", "DispatchWallTime", "CFAbsoluteTimeGetCurrent", "clock_gettime",
      "gettimeofday":
      if base.isModule || base == .none && !isOwn { report(.sleeping, node) }
    case "now" where base == .name("Date"): report(.sleeping, node, text: "Date.now")
    case "Date":
      let call = node.parent?.as(FunctionCallExprSyntax.self)
      if let call, call.calledExpression.id == node.id, call.arguments.isEmpty {
        report(.sleeping, call)
      }
    default: break
    }
  }

  /// Whether a bare call is one of a clock's own, in an extension of clocks: the system's functions have
  /// no labels, and what `Task` has would be an extension of `Task`.
  private func isOfClock(_ node: some SyntaxProtocol) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first?.label != nil
    else { return false }
    var parent = node.parent
    while let place = parent {
      if let type = place.as(ExtensionDeclSyntax.self)?.extendedType {
        return !declared.tasks.contains(lastName(of: type))
      }
      parent = place.parent
    }
    return false
  }

  private static let files: Set = ["to", "toFile", "atomically", "options"]

  /// The labels of the call, or of the reference, that a name stands in.
  private func labels(of node: some SyntaxProtocol) -> [String] {
    if let names = node.as(DeclReferenceExprSyntax.self)?.argumentNames {
      return names.arguments.map { plain($0.name) }
    }
    let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.arguments.compactMap { $0.label.map(plain) } ?? []
  }

  /// Whether a call names the clock that it sleeps on: one that it was given can be a check's.
  private func hasClock(_ node: some SyntaxProtocol) -> Bool {
    let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.arguments.contains { $0.label.map(plain) == "clock" } ?? false
  }

  /// Whether `detached` is the task's: said of `Task` under any name, or given an operation.
  private func startsTask(_ name: String, _ node: some SyntaxProtocol, base: Base) -> Bool {
    if case .name(let type) = base, declared.tasks.contains(type) { return true }
    if case .name(let value) = base, value.first?.isLowercase == true,
      declared.values.contains(name)
    {
      return false
    }
    if let reference = node.as(DeclReferenceExprSyntax.self), let names = reference.argumentNames,
      names.arguments.contains(where: { $0.name.text == "operation" })
    {
      return true
    }
    var callee = Syntax(node)
    if let member = callee.parent?.as(MemberAccessExprSyntax.self) { callee = Syntax(member) }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == callee.id
    else { return false }
    return call.trailingClosure != nil
      || call.arguments.contains { $0.label.map(plain) == "operation" }
  }

  private func isUnsafePointerName(_ name: String) -> Bool {
    (name.contains("Unsafe") && name.hasSuffix("Pointer"))
      // Every name of an answer comes by here, and a pattern is read anew each time.
      || (name.hasPrefix("withUnsafe")
        && name.wholeMatch(of: /withUnsafe\w*(Pointer|Pointers|Bytes|Allocation|Pointer\w+)/) != nil)
  }

  private func lastName(of expression: ExprSyntax) -> String {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return plain(reference.baseName)
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return lastName(of: generic.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return lastName(of: only.expression)
    }
    guard var member = expression.as(MemberAccessExprSyntax.self) else { return "" }
    // `Task.self.detached` is a spelling; a chain of them is nobody's.
    if plain(member.declName.baseName) == "self", let base = member.base {
      guard let inner = base.as(MemberAccessExprSyntax.self) else { return lastName(of: base) }
      member = inner
    }
    return plain(member.declName.baseName)
  }

  private func lastName(of type: TypeSyntax) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return plain(identifier.name) }
    if let member = type.as(MemberTypeSyntax.self) { return plain(member.name) }
    return type.trimmedDescription
  }

  private func plain(_ token: TokenSyntax) -> String {
    token.text.filter { $0 != "`" }
  }
}
