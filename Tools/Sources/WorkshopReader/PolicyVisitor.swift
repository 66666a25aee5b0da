import SwiftSyntax
import WorkshopPolicy

/// Reports every place in a file's syntax that breaks a rule of a policy.
final class PolicyVisitor: SyntaxVisitor {
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
      report(.uncheckedSendable, type, reason: "A cast to Sendable succeeds for every value.")
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

  /// Code behind `#if false` is never compiled: some keep an older version there.
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

  /// Whether code stands behind an `#if`.
  private func isConditional(_ node: Syntax) -> Bool {
    node.is(IfConfigClauseSyntax.self) || node.parent.map(isConditional) == true
  }

  private func checkMacro(_ name: TokenSyntax, _ node: some SyntaxProtocol) {
    switch plain(name) {
    case "expect", "require":
      if policy.component == nil { report(.tests, node) }
    case "externalMacro": report(.macros, node)
    case "Preview" where !policy.usesSwiftUI && !isConditional(Syntax(node)):
      report(
        .imports, node,
        reason:
          "`#Preview` shows a view. This step has no views: its answer is judged without SwiftUI.")
    default: break
    }
  }
}
