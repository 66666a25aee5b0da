import SwiftSyntax

/// What stands around a name: the call, its labels, the type before the dot.
extension PolicyVisitor {
  /// Whether a bare call is one of a clock's own, in an extension of clocks: the system's functions have
  /// no labels, and what `Task` has would be an extension of `Task`.
  func isOfClock(_ node: some SyntaxProtocol) -> Bool {
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

  static let files: Set = ["to", "toFile", "atomically", "options"]

  /// The labels of the call, or of the reference, that a name stands in.
  func labels(of node: some SyntaxProtocol) -> [String] {
    if let names = node.as(DeclReferenceExprSyntax.self)?.argumentNames {
      return names.arguments.map { plain($0.name) }
    }
    let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.arguments.compactMap { $0.label.map(plain) } ?? []
  }

  /// Whether a call names the clock that it sleeps on: one that it was given can be a check's.
  func hasClock(_ node: some SyntaxProtocol) -> Bool {
    let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.arguments.contains { $0.label.map(plain) == "clock" } ?? false
  }

  /// Whether `detached` is the task's: said of `Task` under any name, or given an operation.
  func startsTask(_ name: String, _ node: some SyntaxProtocol, base: Base) -> Bool {
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

  func lastName(of expression: ExprSyntax) -> String {
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
    // `Task.self.detached` is a spelling of `Task.detached`. A chain of `.self` is not looked
    // through.
    if plain(member.declName.baseName) == "self", let base = member.base {
      guard let inner = base.as(MemberAccessExprSyntax.self) else { return lastName(of: base) }
      member = inner
    }
    return plain(member.declName.baseName)
  }

  func lastName(of type: TypeSyntax) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return plain(identifier.name) }
    if let member = type.as(MemberTypeSyntax.self) { return plain(member.name) }
    return type.trimmedDescription
  }

  func plain(_ token: TokenSyntax) -> String {
    token.text.filter { $0 != "`" }
  }
}
