import SwiftParser
import SwiftSyntax

@testable import WorkshopReader

/// What the folders of a module declare for each other, and where they mention it.
struct FolderNames {
  fileprivate struct Member {
    var folder: String
    /// Argument labels of a function, `_` for none; nil for what is not called with any.
    var labels: [String]?
    /// Whether it is added to a type that the folder does not declare.
    var isAdded: Bool
  }

  private(set) var uses: [FolderArrows.Use] = []
  /// The folders that declare a name at the top level of a file; functions of one name may be in two.
  fileprivate var globals: [String: Set<String>] = [:]
  fileprivate var members: [String: [Member]] = [:]

  init(_ files: [(folder: String, path: String, text: String)]) {
    let trees = files.map { Parser.parse(source: $0.text) }
    let declarations = zip(files, trees).map { file, tree in
      let collector = DeclarationCollector(viewMode: .sourceAccurate)
      collector.walk(tree)
      return (folder: file.folder, found: collector.found)
    }
    for (folder, found) in declarations {
      for one in found where one.type == nil { globals[one.name, default: []].insert(folder) }
    }
    for (folder, found) in declarations {
      for one in found {
        guard let type = one.type else { continue }
        members[one.name, default: []].append(
          Member(
            folder: folder, labels: one.labels, isAdded: globals[type]?.contains(folder) != true))
      }
    }
    for (file, tree) in zip(files, trees) {
      let collector = MentionCollector(of: self, in: file, tree: tree)
      collector.walk(tree)
      uses += collector.uses
    }
  }

  /// The folder that added a member, where all members which a mention could mean are of that folder.
  fileprivate func folder(ofMember name: String, calledWith labels: [String]?) -> String? {
    let candidates = members[name, default: []].filter { member in
      guard let labels else { return true }
      guard let declared = member.labels else { return labels.allSatisfy { $0 == "_" } }
      // Arguments with a default, and closures behind the call, may be missing.
      var rest = declared[...]
      return labels.allSatisfy { label in
        rest = rest.drop { $0 != label }
        return rest.popFirst() != nil
      }
    }
    guard let first = candidates.first else { return nil }
    return candidates.allSatisfy { $0.folder == first.folder }
      && candidates.contains(where: \.isAdded)
      ? first.folder : nil
  }
}

/// Declarations that other files can see: those at the top level, and members.
private final class DeclarationCollector: SyntaxVisitor {
  struct Declaration {
    var name: String
    /// The outermost type that it is a member of; nil at the top level.
    var type: String?
    var labels: [String]?
  }

  private(set) var found: [Declaration] = []

  private func add(
    _ name: TokenSyntax, _ node: some DeclSyntaxProtocol & WithModifiersSyntax,
    labels: [String]? = nil
  ) {
    guard !isHidden(node.modifiers) else { return }
    var type: String?
    var parent = node.parent
    while let place = parent {
      // Other code cannot mention a declaration inside a function.
      if place.is(CodeBlockSyntax.self) || place.is(ClosureExprSyntax.self)
        || place.is(AccessorBlockSyntax.self)
      {
        return
      }
      if let one = place.asProtocol((any WithModifiersSyntax).self), isHidden(one.modifiers) {
        return
      }
      if let one = place.as(ExtensionDeclSyntax.self) {
        type = String(one.extendedType.trimmedDescription.prefix { $0 != "." && $0 != "<" })
      } else if let one = place.asProtocol((any NamedDeclSyntax).self),
        place.isProtocol((any DeclGroupSyntax).self)
      {
        type = one.name.text
      }
      parent = place.parent
    }
    found.append(
      Declaration(name: name.text.filter { $0 != "`" }, type: type, labels: labels))
  }

  private func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(type: node)
  }

  private func visit(
    type: some DeclSyntaxProtocol & NamedDeclSyntax & WithModifiersSyntax
  ) -> SyntaxVisitorContinueKind {
    add(type.name, type)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node, labels: node.signature.parameterClause.parameters.map(\.firstName.text))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        add(pattern.identifier, node)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      let parameters = element.parameterClause?.parameters
      add(element.name, node, labels: parameters?.map { $0.firstName?.text ?? "_" })
    }
    return .visitChildren
  }
}

/// The mentions of other folders' names in one file. Comments and strings hold none; what is
/// interpolated into a string is code.
private final class MentionCollector: SyntaxVisitor {
  private let names: FolderNames
  private let file: (folder: String, path: String, text: String)
  private let own: DeclaredNames
  private let converter: SourceLocationConverter
  private(set) var uses: [FolderArrows.Use] = []

  init(
    of names: FolderNames, in file: (folder: String, path: String, text: String),
    tree: SourceFileSyntax
  ) {
    (self.names, self.file) = (names, file)
    own = DeclaredNames(viewMode: .sourceAccurate)
    own.walk(tree)
    converter = SourceLocationConverter(fileName: file.path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ name: TokenSyntax, of folder: String) {
    guard folder != file.folder else { return }
    uses.append(
      .init(
        user: file.folder, used: folder, name: name.text, file: file.path,
        line: name.startLocation(converter: converter).line))
  }

  private func noteGlobal(_ name: TokenSyntax) -> Bool {
    let text = name.text.filter { $0 != "`" }
    guard let folders = names.globals[text], !own.seesType(text, from: Syntax(name)) else {
      return false
    }
    if !folders.contains(file.folder) { for folder in folders.sorted() { note(name, of: folder) } }
    return true
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    _ = noteGlobal(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text.filter { $0 != "`" }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember =
      access?.declName.id == node.id || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    if !isMember {
      guard !own.values.contains(text), !noteGlobal(node.baseName) else { return .visitChildren }
    }
    let called = isMember ? access.map { Syntax($0) } : Syntax(node)
    let call = called?.parent?.as(FunctionCallExprSyntax.self)
    let labels =
      call?.calledExpression.id == called?.as(ExprSyntax.self)?.id
      ? call?.arguments.map { $0.label?.text ?? "_" } : nil
    if let folder = names.folder(ofMember: text, calledWith: labels) {
      note(node.baseName, of: folder)
    }
    return .visitChildren
  }
}
