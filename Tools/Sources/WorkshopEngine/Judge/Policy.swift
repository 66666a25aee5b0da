import SwiftParser
import SwiftSyntax

/// Reads an answer's syntax for escape hatches.
///
/// Text search fails here in both directions: it misses spellings with newlines, comments or
/// backticks, and hits comments and strings.
public struct Policy: Sendable {
  public var allowed: Set<String>
  /// Attribute names, without `@`, that the step's lesson removes.
  public var refusedAttributes: Set<String>

  public init(allows: [String] = [], refuses: [String] = []) {
    allowed = Set(allows)
    refusedAttributes = Set(refuses.map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 })
  }

  public init(step: Course.Step) {
    self.init(allows: step.allows ?? [], refuses: step.refuses ?? [])
  }

  /// Every place that breaks a rule, in the order of the file.
  public func findings(in source: String) -> [PolicyFinding] {
    let tree = Parser.parse(source: source)
    let visitor = PolicyVisitor(policy: self, tree: tree)
    visitor.declaredFunctions = FunctionNames(tree).names
    visitor.walk(tree)
    return visitor.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

private final class PolicyVisitor: SyntaxVisitor {
  let policy: Policy
  let converter: SourceLocationConverter
  var findings: [PolicyFinding] = []
  /// The functions that the answer itself declares.
  var declaredFunctions: Set<String> = []

  init(policy: Policy, tree: SourceFileSyntax) {
    self.policy = policy
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func report(
    _ rule: PolicyRule, _ node: some SyntaxProtocol, reason: String? = nil, text: String? = nil
  ) {
    guard !policy.allowed.contains(rule.rawValue) else { return }
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let text = (text ?? node.trimmedDescription).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    findings.append(
      PolicyFinding(
        rule: rule.rawValue, line: location.line, column: location.column,
        text: String(text.prefix(60)), reason: reason ?? rule.reason))
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = lastName(of: node.attributeName)
    if policy.refusedAttributes.contains(name) {
      report(.stepAttribute, node, reason: Self.reason(withoutAttribute: name))
      return .visitChildren
    }
    switch name {
    case "unchecked": report(.uncheckedSendable, node)
    case "preconcurrency": report(.preconcurrency, node)
    case "c", "cdecl", "section", "used", "exclusivity": report(.linkage, node)
    case "Test", "Suite": report(.tests, node)
    case "convention": report(.linkage, node)
    case _ where name.hasPrefix("_"): report(.linkage, node)
    default: break
    }
    return .visitChildren
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

  /// An attribute that the step refuses is refused under another name too.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = lastName(of: node.initializer.value)
    if policy.refusedAttributes.contains(name) {
      report(.stepAttribute, node, reason: Self.reason(withoutAttribute: name))
    }
    return .visitChildren
  }

  private static func reason(withoutAttribute name: String) -> String {
    "This step is about doing without @\(name), under any name."
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    report(.macros, node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first.map { plain($0.name) } ?? ""
    switch module {
    case "Testing", "XCTest": report(.tests, node)
    case "Dispatch": report(.dispatch, node)
    case "Foundation", "FoundationEssentials", "Observation", "Synchronization", "Swift",
      "_Concurrency", "SwiftUI":
      break
    default:
      if module != "os" || !policy.allowed.contains("imports") { report(.imports, node) }
    }
    // The names in an import of one declaration are looked at through their uses.
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(plain(node.name), node, isMember: false, base: nil)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    check(plain(node.name), node, isMember: true, base: node.baseType.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    check(
      plain(node.declName.baseName), node.declName, isMember: true,
      base: node.base?.trimmedDescription)
    // The member's name has been looked at; its base has not.
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    check(plain(node.baseName), node, isMember: false, base: nil)
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
    case "expect", "require": report(.tests, node)
    case "externalMacro": report(.macros, node)
    default: break
    }
  }

  private func check(
    _ name: String, _ node: some SyntaxProtocol, isMember: Bool, base: String?
  ) {
    let isFromModule = ["Foundation", "Glibc", "Darwin", "Dispatch"].contains(base)
    switch name {
    case "assumeIsolated": report(.assumeIsolated, node)
    case "detached" where isMember && calls(node), "startDetached" where isMember:
      report(.taskDetached, node, text: base.map { "\($0).\(name)" })
    case "DispatchQueue", "DispatchSemaphore", "DispatchGroup", "DispatchWorkItem",
      "DispatchSource", "DispatchIO", "DispatchSerialQueue", "DispatchConcurrentQueue":
      report(.dispatch, node)
    case "Thread", "OperationQueue", "BlockOperation", "NSCondition", "NSConditionLock", "RunLoop",
      "CFRunLoop":
      report(.threads, node)
    case _ where name.hasPrefix("pthread_"): report(.threads, node)
    case "sleep", "usleep", "nanosleep":
      // A function or property of the learner's own may have the name.
      if isMember ? isFromModule : calls(node) && !declaredFunctions.contains(name) {
        report(.sleeping, node)
      }
    case "unsafeBitCast", "unsafeDowncast", "OpaquePointer", "Unmanaged", "dlsym", "dlopen":
      report(.unsafePointers, node)
    case _ where isUnsafePointerName(name): report(.unsafePointers, node)
    default: break
    }
  }

  /// Whether the name is called, as opposed to named: a property may be called `sleep`.
  private func calls(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node).parent
    if let member = current?.as(MemberAccessExprSyntax.self) { current = member.parent }
    return current?.is(FunctionCallExprSyntax.self) ?? false
  }

  private func isUnsafePointerName(_ name: String) -> Bool {
    (name.contains("Unsafe") && name.hasSuffix("Pointer"))
      || name.wholeMatch(of: /withUnsafe(?:Mutable)?(?:Pointer|Bytes|BufferPointer)/) != nil
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

private final class FunctionNames: SyntaxVisitor {
  var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
