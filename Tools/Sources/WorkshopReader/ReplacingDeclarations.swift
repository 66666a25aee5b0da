import SwiftSyntax

/// Declarations that the code between an answer and its checks could find in place of the library's.
///
/// That code imports the answer, so it sees the members that an answer adds to types of the library, its types and
/// its operators. A declaration inside a type of the answer's own is out of its way, and so is a private one.
final class ReplacingDeclarations: SyntaxVisitor {
  static let reason = """
    The code that connects an answer with its checks uses the library's declaration of this name, and would find \
    this one in its place. Give it another name, or make it private.
    """

  private let names: Set<String>
  private var ownTypes: Set<String> = []
  private(set) var found: [TokenSyntax] = []

  /// - Parameter names: Those that the connecting code uses and does not declare.
  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let types = OwnTypes(viewMode: .sourceAccurate)
    types.walk(node)
    ownTypes = types.names
    // What a protocol of the answer's own gives to its conforming types is the library's types' too, once one of
    // those conforms.
    let protocols = Set(
      node.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }.map { plain($0.name) })
    let isGivenAway = node.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.contains {
      let extended = $0.extendedType.firstToken(viewMode: .sourceAccurate).map(plain)
      return !(extended.map(ownTypes.contains) ?? false)
        && $0.inheritanceClause?.tokens(viewMode: .sourceAccurate)
          .contains { protocols.contains(plain($0)) } == true
    }
    if !isGivenAway { ownTypes.formUnion(protocols) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if !isPrivate(node.modifiers), names.contains(plain(node.name)) { found.append(node.name) }
    return .skipChildren
  }

  private func type(
    _ node: some DeclGroupSyntax & NamedDeclSyntax
  ) -> SyntaxVisitorContinueKind {
    if !isPrivate(node.modifiers), names.contains(plain(node.name)) { found.append(node.name) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = node.extendedType.tokens(viewMode: .sourceAccurate).map(plain)
    let isOwn = extended.first.map(ownTypes.contains) ?? false
    return isOwn || isPrivate(node.modifiers) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // A function of its own beside all types is called by its module's name; an operator cannot be.
    let isOperator = if case .binaryOperator = node.name.tokenKind { true } else { false }
    if isOperator || isInExtension(node) { look(node.name, node.modifiers) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isInExtension(node) else { return .skipChildren }
    for binding in node.bindings {
      for token in binding.pattern.tokens(viewMode: .sourceAccurate) { look(token, node.modifiers) }
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInExtension(node), names.contains("["), !isPrivate(node.modifiers) {
      found.append(node.subscriptKeyword)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let extended = extendedType(around: node), names.contains(extended),
      !isPrivate(node.modifiers)
    {
      found.append(node.initKeyword)
    }
    return .skipChildren
  }

  private func look(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    if !isPrivate(modifiers), names.contains(plain(name)) { found.append(name) }
  }

  private func isInExtension(_ node: some SyntaxProtocol) -> Bool {
    extendedType(around: node) != nil
  }

  private func extendedType(around node: some SyntaxProtocol) -> String? {
    var parent = node.parent
    while let place = parent {
      if let type = place.as(ExtensionDeclSyntax.self)?.extendedType {
        return type.firstToken(viewMode: .sourceAccurate).map(plain)
      }
      parent = place.parent
    }
    return nil
  }

  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  private func plain(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }
}
