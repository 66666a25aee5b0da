import SwiftSyntax

/// Declarations that other files of the module could find in place of what they mean.
///
/// Other files look names up in the module, in extensions of types that they use, and in protocols that their types
/// may conform to. A declaration inside a type of the answer's own is out of their way, and so is a private one.
final class ShadowingDeclarations: SyntaxVisitor {
  private let names: Set<String>
  /// The types that the file declares: their extensions are its own business.
  private var ownTypes: Set<String> = []
  private(set) var found: [TokenSyntax] = []

  /// - Parameter names: Those that other files use, and that do not mean a type of this file.
  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let types = OwnTypes(viewMode: .sourceAccurate)
    types.walk(node)
    ownTypes = types.names
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    look(node.name, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    look(node.name, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    look(node.name, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    look(node.name, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    look(node.name, node.modifiers)
    return isPrivate(node.modifiers) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    look(node.name, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    look(node.name, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    look(node.name, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      for token in binding.pattern.tokens(viewMode: .sourceAccurate) {
        look(token, node.modifiers)
      }
    }
    return .skipChildren
  }

  /// What an extension of another file's type declares, that file may find: only if it uses the type.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.tokens(viewMode: .sourceAccurate).map(plain)
    guard !isPrivate(node.modifiers), !(type.first.map(ownTypes.contains) ?? false) else {
      return .skipChildren
    }
    return .visitChildren
  }

  private func look(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    guard !isPrivate(modifiers), names.contains(plain(name)) else { return }
    if let extended = extendedType(around: name), !names.contains(extended),
      name.parent?.is(TypeAliasDeclSyntax.self) != true,
      !(name.parent?.isProtocol((any DeclGroupSyntax).self) ?? false)
    {
      return
    }
    found.append(name)
  }

  private func extendedType(around name: TokenSyntax) -> String? {
    var parent = name.parent
    while let node = parent {
      if let type = node.as(ExtensionDeclSyntax.self)?.extendedType {
        return type.lastToken(viewMode: .sourceAccurate).map(plain)
      }
      parent = node.parent
    }
    return nil
  }

  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  private func plain(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }
}
