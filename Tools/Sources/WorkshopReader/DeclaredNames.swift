import SwiftSyntax

/// The names that an answer declares itself.
final class DeclaredNames: SyntaxVisitor {
  /// Functions, properties, parameters and cases, wherever they stand.
  private(set) var values: Set<String> = []
  /// Names under which the file speaks of `Task`.
  private(set) var tasks: Set<String> = ["Task"]
  /// Names under which the file speaks of `Sendable`.
  private var sendables: Set<String> = ["Sendable"]
  /// Types, by the type that they are declared in; empty for the file.
  private var types: [String: Set<String>] = [:]

  /// Whether a name is `Sendable`, or an alias of it or of something with it.
  func meansSendable(_ name: String) -> Bool { sendables.contains(name) }

  /// Whether a type of this name is declared in the file or in a type around a place.
  func seesType(_ name: String, from place: Syntax) -> Bool {
    var scope = typeName(around: place)
    while let current = scope {
      if types[current.name]?.contains(name) == true { return true }
      scope = typeName(around: current.node)
    }
    return types[""]?.contains(name) == true
  }

  private func typeName(around place: Syntax) -> (name: String, node: Syntax)? {
    var parent = place.parent
    while let node = parent {
      if let type = node.asProtocol((any NamedDeclSyntax).self),
        node.isProtocol((any DeclGroupSyntax).self)
      {
        return (plain(type.name), node)
      }
      if let type = node.as(ExtensionDeclSyntax.self) {
        return (type.extendedType.trimmedDescription.filter { $0 != "`" }, node)
      }
      parent = node.parent
    }
    return nil
  }

  private func lastName(of type: TypeSyntax) -> String? {
    let type = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
    return (type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name)
      .map(plain)
  }

  private func plain(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

  private func declare(type: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    types[typeName(around: Syntax(type))?.name ?? "", default: []].insert(plain(type.name))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(type: node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(type: node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(type: node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(type: node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let value = node.initializer.value
    let target = value.as(IdentifierTypeSyntax.self)?.name ?? value.as(MemberTypeSyntax.self)?.name
    if let target, plain(target) == "Task" { tasks.insert(plain(node.name)) }
    let composed = value.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [value]
    if composed.contains(where: { lastName(of: $0).map(sendables.contains) ?? false }) {
      sendables.insert(plain(node.name))
    }
    return declare(type: node)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    types[typeName(around: Syntax(node))?.name ?? "", default: []].insert(plain(node.name))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    values.insert(plain(node.name))
    return .visitChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    values.insert(plain(node.identifier))
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    values.insert(plain(node.name))
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    values.insert(plain(node.secondName ?? node.firstName))
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    values.insert(plain(node.name))
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    values.insert(plain(node.secondName ?? node.firstName))
    return .visitChildren
  }
}
