import SwiftParser
import SwiftSyntax
import WorkshopPolicy

extension FileInterface {
  /// Reads what other files see of one.
  init(source: String) {
    self = onStack(of: Policy.stack(for: source)) {
      let tree = Parser.parse(source: source)
      var reader = VisibleInterface()
      for item in tree.statements { reader.read(item) }
      return FileInterface(
        declarations: reader.declarations, types: reader.types.sorted(),
        conforming: reader.conforming.sorted(), words: names(in: Syntax(tree)))
    }
  }
}

/// Names in some code, each once, in one order. Of a wrapped property `$name` and `_name` are its name too.
///
/// - Parameter isUse: Leaves out what the code itself gives a name to: that does not depend on what else has the name.
private func names(in code: Syntax, isUse: Bool = false) -> [String] {
  var names: Set<String> = []
  for token in code.tokens(viewMode: .sourceAccurate) {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier: break
    default: continue
    }
    if isUse, isDeclared(token) { continue }
    let name = token.text.filter { $0 != "`" }
    names.insert(name)
    let plain = name.drop { $0 == "$" || $0 == "_" }
    if !plain.isEmpty { names.insert(String(plain)) }
  }
  return names.sorted()
}

/// Whether a name is what a declaration, a parameter or a label is called.
private func isDeclared(_ token: TokenSyntax) -> Bool {
  guard let parent = token.parent else { return false }
  if let node = parent.asProtocol((any NamedDeclSyntax).self) { return node.name == token }
  return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
    || parent.is(EnumCaseElementSyntax.self) || parent.is(EnumCaseParameterSyntax.self)
    || parent.is(TupleTypeElementSyntax.self) || parent.is(GenericParameterSyntax.self)
}

private struct VisibleInterface {
  var declarations: [FileInterface.Declaration] = []
  var types: Set<String> = []
  var conforming: Set<String> = []

  /// The type around what is read.
  private struct Around {
    /// Its name without those of the types around it.
    var name: String
    /// The text of its declaration up to its members.
    var header: String
    var isExtension: Bool
    /// Whether no other file sees its members.
    var isPrivate: Bool
    /// Whether it has a table of its methods, in which private ones have a place: a class that is not final.
    var hasMethodTable: Bool
  }

  /// Members that code uses without their names.
  private static func isImplicit(_ name: String) -> Bool {
    name.hasPrefix("build") || name.hasPrefix("append")
      || [
        "callAsFunction", "wrappedValue", "projectedValue", "makeIterator", "makeAsyncIterator",
        "next", "dynamicallyCall", "encode", "hash", "description", "id", "body",
      ].contains(name)
  }

  mutating func read(_ item: CodeBlockItemSyntax) {
    if case .decl(let declaration) = item.item {
      if let rest = part(declaration, of: nil) { add(rest, names: [], of: nil, isNameless: true) }
    } else {
      // A preview, or code that does not belong here.
      add(item, names: [], of: nil)
    }
  }

  /// Reads a declaration, and returns what of it is a part of the type around it.
  private mutating func part(_ declaration: DeclSyntax, of around: Around?) -> (any SyntaxProtocol)?
  {
    if let node = declaration.as(FunctionDeclSyntax.self) {
      let isOperator =
        switch node.name.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
      return member(
        node.with(\.body, nil).with(\.signature, withoutDefaults(node.signature)),
        node.modifiers, names: [plain(node.name)], of: around, isNameless: isOperator)
    }
    if let node = declaration.as(SubscriptDeclSyntax.self) {
      var shown = node
      shown.accessorBlock = node.accessorBlock.map(withoutBodies)
      return member(shown, node.modifiers, names: [], of: around, isNameless: true)
    }
    if let node = declaration.as(VariableDeclSyntax.self) { return variable(node, of: around) }
    if let node = declaration.as(InitializerDeclSyntax.self) {
      return node.with(\.body, nil).with(\.signature, withoutDefaults(node.signature))
    }
    if let node = declaration.as(DeinitializerDeclSyntax.self) { return node.with(\.body, nil) }
    if let node = declaration.as(ImportDeclSyntax.self) { return node }
    if let node = declaration.asProtocol((any DeclGroupSyntax).self),
      !node.is(ProtocolDeclSyntax.self)
    {
      group(node, of: around)
      return nil
    }
    if around == nil, let node = declaration.asProtocol((any NamedDeclSyntax).self),
      !node.is(OperatorDeclSyntax.self), !node.is(PrecedenceGroupDeclSyntax.self)
    {
      add(declaration, names: [plain(node.name)], of: nil)
      return nil
    }
    return declaration
  }

  /// Adds a member that has no place in its type, where another file sees it; returns one that has.
  private mutating func member(
    _ shown: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, names: [String],
    of around: Around?, isNameless: Bool = false
  ) -> (any SyntaxProtocol)? {
    if let around, around.hasMethodTable { return shown }
    guard !isPrivate(modifiers), around?.isPrivate != true else { return nil }
    add(shown, names: names, of: around, isNameless: isNameless)
    return nil
  }

  private mutating func variable(
    _ node: VariableDeclSyntax, of around: Around?
  ) -> (any SyntaxProtocol)? {
    var shown = node
    var isComputed = true
    shown.bindings = PatternBindingListSyntax(
      node.bindings.map { binding in
        var binding = binding
        // Of a value whose type is written, no other file sees more than that it is there.
        if binding.typeAnnotation != nil { binding.initializer?.value = nothing }
        guard let block = binding.accessorBlock else {
          isComputed = false
          return binding
        }
        if isStored(block) { isComputed = false }
        binding.accessorBlock = withoutBodies(block)
        return binding
      })
    let isOfInstances =
      around?.isExtension == false
      && !node.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
    if isOfInstances, !isComputed { return shown }
    let names = node.bindings.flatMap { WorkshopReader.names(in: Syntax($0.pattern)) }
    return member(shown, node.modifiers, names: names, of: around)
  }

  private mutating func group(_ node: any DeclGroupSyntax, of around: Around?) {
    var header = node
    header.memberBlock = MemberBlockSyntax(
      leftBrace: node.memberBlock.leftBrace, members: [], rightBrace: node.memberBlock.rightBrace)
    let extended = node.as(ExtensionDeclSyntax.self)
    let name: String
    if let extended {
      name = lastName(of: extended.extendedType)
      if extended.inheritanceClause != nil { conforming.insert(name) }
    } else {
      name = node.asProtocol((any NamedDeclSyntax).self).map { plain($0.name) } ?? ""
      types.insert(name)
    }
    let isFinal = node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    let type = Around(
      name: name, header: (around.map { "\($0.header) " } ?? "") + text(of: header),
      isExtension: extended != nil,
      isPrivate: isPrivate(node.modifiers) || around?.isPrivate == true,
      hasMethodTable: node.is(ClassDeclSyntax.self) && !isFinal)
    let index = declarations.count
    var parts: [String] = []
    var words = Set(WorkshopReader.names(in: Syntax(header), isUse: true))
    for member in node.memberBlock.members {
      guard let part = self.part(member.decl, of: type) else { continue }
      parts.append(text(of: part))
      words.formUnion(WorkshopReader.names(in: Syntax(part), isUse: true))
    }
    // An extension that only holds members adds nothing by itself.
    if let extended, extended.inheritanceClause == nil, parts.isEmpty { return }
    declarations.insert(
      FileInterface.Declaration(
        text: ([type.header] + parts).joined(separator: "\n"), names: [name],
        words: words.sorted(), type: name, isNameless: false), at: index)
  }

  private mutating func add(
    _ node: some SyntaxProtocol, names: [String], of around: Around?, isNameless: Bool = false
  ) {
    var names = names
    if let around, isNameless || names.contains(where: Self.isImplicit) {
      names.append(around.name)
    }
    declarations.append(
      FileInterface.Declaration(
        text: (around.map { "\($0.header) " } ?? "") + text(of: node), names: names,
        words: WorkshopReader.names(in: Syntax(node), isUse: true), type: around?.name,
        isNameless: isNameless))
  }

  /// In the place of an expression that no other file sees. Parsed, since the toolchain's library has no code for
  /// default arguments of its initializers.
  private var nothing: ExprSyntax {
    guard let item = Parser.parse(source: "0").statements.first?.item, case .expr(let zero) = item
    else { preconditionFailure("a number is an expression") }
    return zero
  }

  /// Which parameters have default values: each is a function of the file itself.
  private func withoutDefaults(_ signature: FunctionSignatureSyntax) -> FunctionSignatureSyntax {
    var signature = signature
    let parameters = signature.parameterClause.parameters.map { parameter in
      var parameter = parameter
      parameter.defaultValue?.value = nothing
      return parameter
    }
    signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
    return signature
  }

  private func isStored(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  /// Which accessors there are, and their effects.
  private func withoutBodies(_ block: AccessorBlockSyntax) -> AccessorBlockSyntax {
    var block = block
    block.accessors =
      if case .accessors(let accessors) = block.accessors {
        .accessors(AccessorDeclListSyntax(accessors.map { $0.with(\.body, nil) }))
      } else {
        .getter([])
      }
    return block
  }

  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      // `private(set)` hides one accessor alone.
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
    }
  }

  private func lastName(of type: TypeSyntax) -> String {
    let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
    return name.map(plain) ?? type.trimmedDescription
  }

  private func plain(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

  private func text(of node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }
}
