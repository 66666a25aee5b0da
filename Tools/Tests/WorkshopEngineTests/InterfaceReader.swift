import SwiftParser
import SwiftSyntax

@testable import WorkshopReader

/// Reads the public declarations of a `.swiftinterface`.
///
/// The compiler writes into an interface what it inferred of isolation and Sendable, so every attribute stands where
/// it counts. Names that begin with an underscore, and what is unavailable, are left out.
struct InterfaceReader {
  private(set) var declarations: [AnnotatedDeclaration]

  init(_ interface: String) {
    let collector = InterfaceCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: interface))
    declarations = collector.members
    for (name, type) in collector.types where !name.hasPrefix("_") {
      let bases = type.bases.sorted().joined(separator: " & ")
      declarations.append(
        AnnotatedDeclaration(
          owner: name,
          name: type.isProtocol ? "protocol" + (bases.isEmpty ? "" : ": \(bases)") : "type",
          isolation: [type.isolation],
          sendability: type.isProtocol ? nil : collector.sendability(name)))
    }
    declarations.sort { $0.title < $1.title }
  }
}

private final class InterfaceCollector: SyntaxVisitor {
  struct TypeFacts {
    var isProtocol: Bool
    var isolation: String
    /// What stands behind its name.
    var bases: Set<String>
  }

  /// What extensions add to a type. One may stand before the type.
  struct Extended {
    var bases: Set<String> = []
    var sendability: String?
  }

  var types: [String: TypeFacts] = [:]
  private var extended: [String: Extended] = [:]
  var members: [AnnotatedDeclaration] = []
  private var owners: [String] = []

  /// Whether a type is Sendable because a protocol that it conforms to is.
  private func inheritsSendable(_ name: String) -> Bool {
    let bases = (types[name]?.bases ?? []).union(extended[name]?.bases ?? [])
    return bases.contains { $0 == "Sendable" || inheritsSendable($0) }
  }

  /// What a client knows of a type.
  func sendability(_ name: String) -> String {
    extended[name]?.sendability ?? (inheritsSendable(name) ? "Sendable" : "not Sendable")
  }

  // MARK: Types

  private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = (owners.suffix(1) + [node.name.text]).joined(separator: ".")
    types[name] = TypeFacts(
      isProtocol: node.is(ProtocolDeclSyntax.self), isolation: node.attributes.isolation,
      bases: Set(node.inheritanceClause.bases))
    owners.append(name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription.unqualified
    owners.append(name)
    let condition = node.genericWhereClause?.requirements.trimmedDescription.unqualified
    if node.inheritanceClause.isSendable {
      extended[name, default: Extended()].sendability =
        node.attributes.isUnavailable
        ? "unavailable"
        : condition.map { "Sendable where \($0.replacing(" : ", with: ": "))" } ?? "Sendable"
    } else if condition == nil {
      extended[name, default: Extended()].bases.formUnion(node.inheritanceClause.bases)
    }
    return .visitChildren
  }

  // MARK: Members

  private func add(
    _ name: String, _ attributes: AttributeListSyntax,
    _ parameters: FunctionParameterListSyntax = []
  ) {
    let isHidden = owners.contains { $0.hasPrefix("_") } || name.hasPrefix("_")
    guard !isHidden, !attributes.isUnavailable else { return }
    var closures: [String: Set<String>] = [:]
    for parameter in parameters {
      if let words = parameter.closureAttributes { closures[parameter.firstName.text] = [words] }
    }
    members.append(
      AnnotatedDeclaration(
        owner: owners.last ?? "", name: name, isolation: [attributes.isolation], closures: closures)
    )
  }

  private func labels(_ parameters: FunctionParameterListSyntax) -> String {
    "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if node.name.text.first?.isLetter == true, node.name.text != "hash" {
      add(node.name.text + labels(parameters), node.attributes, parameters)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    add("init" + labels(parameters), node.attributes, parameters)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.parameterClause.parameters
    add("subscript" + labels(parameters), node.attributes, parameters)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription.replacing("`", with: "")
      if !["hashValue", "rawValue"].contains(name) { add(name, node.attributes) }
    }
    return .skipChildren
  }
}

extension String {
  /// Without the names of modules, which an interface writes in front of each name.
  fileprivate var unqualified: String {
    let modules =
      #/\b(WorkshopUI|Swift|_Concurrency|FoundationEssentials|Foundation|Observation)\./#
    return replacing(modules, with: "")
  }
}

extension AttributeListSyntax {
  private var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.unqualified }
  }

  fileprivate var isUnavailable: Bool { trimmedDescription.contains("unavailable") }

  /// The attributes that decide who may call a declaration. In a type that is isolated the compiler writes them
  /// on each member.
  fileprivate var isolation: String {
    let words = names.filter {
      $0 == "MainActor" || $0 == "preconcurrency" || $0 == "_ImpossibleActor"
    }
    return words.isEmpty ? "nonisolated" : words.map { "@\($0)" }.sorted().joined(separator: " ")
  }
}

extension InheritanceClauseSyntax? {
  fileprivate var bases: [String] {
    self?.inheritedTypes.map { base in
      let type = base.type.as(AttributedTypeSyntax.self)?.baseType ?? base.type
      return type.trimmedDescription.unqualified
    } ?? []
  }

  fileprivate var isSendable: Bool { bases.contains("Sendable") }
}

extension FunctionParameterSyntax {
  /// Nil where the parameter is no function.
  fileprivate var closureAttributes: String? {
    var words: Set<String> = []
    func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
      if let type = type.as(AttributedTypeSyntax.self) {
        for case .attribute(let attribute) in type.attributes {
          words.insert(attribute.trimmedDescription.unqualified)
        }
        words.formUnion(type.specifiers.map(\.trimmedDescription))
        return unwrapped(type.baseType)
      }
      if let optional = type.as(OptionalTypeSyntax.self) { return unwrapped(optional.wrappedType) }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        return unwrapped(element.type)
      }
      return type
    }
    guard unwrapped(type).is(FunctionTypeSyntax.self) else { return nil }
    if attributes.trimmedDescription.contains("@_inheritActorContext") {
      words.insert("@_inheritActorContext")
    }
    words.remove("@autoclosure")
    // In Swift 6 mode every function type of the main actor is Sendable (SE-0434), and ours is compiled in it.
    if words.contains("@MainActor") { words.remove("@Sendable") }
    return words.isEmpty ? "plain" : words.sorted().joined(separator: " ")
  }
}
