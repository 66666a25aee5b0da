import SwiftParser
import SwiftSyntax
import WorkshopPolicy

/// What a file of the stand-in for SwiftUI declares for view files to use.
struct StandInSurface {
  private(set) var entries: [StandInEntry] = []

  /// Reads a file's public declarations; what is underscored or of an SPI is not for view files.
  init(source: String) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: source))
    entries = collector.entries
  }

  /// Words of a documentation comment, and of those the part that begins with “Here, ”.
  static func words(_ trivia: Trivia) -> (summary: String, difference: String) {
    var lines: [String] = []
    for piece in trivia {
      switch piece {
      case .docLineComment(let line): lines.append(String(line.dropFirst(3)))
      // What stands above an empty line speaks of something else.
      case .newlines(let count) where count > 1: lines = []
      default: break
      }
    }
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    guard let here = text.range(of: "Here, ") else { return (text, "") }
    let summary = text[..<here.lowerBound].trimmingSuffix(while: { $0 == " " })
    return (
      String(summary),
      text[here.upperBound...].prefix(1).uppercased() + text[here.upperBound...].dropFirst()
    )
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}

private final class Collector: SyntaxVisitor {
  private(set) var entries: [StandInEntry] = []
  private var types: [String] = []

  private func isSeen(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax)
    -> Bool
  {
    modifiers.contains { $0.name.tokenKind == .keyword(.public) }
      && !attributes.trimmedDescription.contains("@_spi")
      && !attributes.trimmedDescription.contains("unavailable")
  }

  private func add(
    _ name: String, _ node: some SyntaxProtocol, isMember: Bool
  ) {
    guard !name.hasPrefix("_") else { return }
    if isMember, let type = types.last, type != "View" {
      guard let index = entries.firstIndex(where: { $0.name == type }) else { return }
      let isPlumbing = ["rawValue", "description"].contains(name)
      if !isPlumbing, !entries[index].members.contains(name) {
        entries[index].members.append(name)
      }
      return
    }
    let words = StandInSurface.words(node.leadingTrivia)
    let name = isMember ? ".\(name)" : name
    guard let known = entries.firstIndex(where: { $0.name == name }) else {
      return entries.append(
        StandInEntry(name: name, summary: words.summary, difference: words.difference))
    }
    if entries[known].difference.isEmpty { entries[known].difference = words.difference }
  }

  private func enter(_ name: String, _ node: some DeclGroupSyntax & NamedDeclSyntax)
    -> SyntaxVisitorContinueKind
  {
    guard isSeen(node.modifiers, node.attributes), !name.hasPrefix("_") else {
      return .skipChildren
    }
    if types.isEmpty { add(name, node, isMember: false) }
    types.append(types.isEmpty ? name : types[0])
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
  }
  override func visitPost(_ node: StructDeclSyntax) {
    leave(node.modifiers, node.attributes, node.name.text)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    leave(node.modifiers, node.attributes, node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) {
    leave(node.modifiers, node.attributes, node.name.text)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) {
    leave(node.modifiers, node.attributes, node.name.text)
  }

  private func leave(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, _ name: String
  ) {
    if isSeen(modifiers, attributes), !name.hasPrefix("_") { types.removeLast() }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isSeen(node.modifiers, node.attributes), node.name.text.first?.isLetter == true {
      let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      add("\(node.name.text)(\(labels.joined()))", node, isMember: !types.isEmpty)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isSeen(node.modifiers, node.attributes), !types.isEmpty,
      let name = node.bindings.first?.pattern.trimmedDescription, name != "body"
    {
      add(name, node, isMember: true)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { add(element.name.text, node, isMember: true) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
