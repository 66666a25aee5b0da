/// The parts of a declaration of one variable.
struct SwiftVariable {
  /// The names of its attributes, without arguments.
  var attributes: [Substring] = []
  var modifiers: [Substring] = []
  /// `var` or `let`.
  var keyword: Substring = ""
  var name: Substring = ""
  /// As it is written; nil where it is left out.
  var type: Substring?
  /// As it is written; nil where it is left out.
  var value: Substring?
  /// Whether it has a getter, and no storage.
  var isComputed = false

  /// Where it stands in the source.
  var start: String.Index

  /// The first variable of some tokens; nil where another declaration comes first.
  ///
  /// - Parameter tokens: The tokens that are read are removed, so that the next member comes next.
  init?(_ source: String, _ tokens: inout ArraySlice<SwiftToken>) {
    guard let first = tokens.first else { return nil }
    start = first.start
    var rest = tokens
    while rest.first?.text == "@" {
      rest.removeFirst()
      guard var name = rest.popFirst() else { return nil }
      while rest.first?.text == "." {
        rest.removeFirst()
        name = rest.popFirst() ?? name
      }
      attributes.append(name.text)
      if rest.first?.text == "(", rest.first?.start == name.end { Self.skipGroup(&rest) }
    }
    while let word = rest.first, word.kind == .word, word.text != "var", word.text != "let" {
      rest.removeFirst()
      modifiers.append(word.text)
      if rest.first?.text == "(" { Self.skipGroup(&rest) }
    }
    guard let keyword = rest.popFirst(), keyword.kind == .word else { return nil }
    self.keyword = keyword.text
    guard readBinding(source, &rest) else { return nil }
    tokens = rest
  }

  /// The next variable of a declaration of several, behind a comma.
  init?(_ source: String, after former: [SwiftVariable], _ tokens: inout ArraySlice<SwiftToken>) {
    guard let last = former.last, let first = tokens.dropFirst().first else { return nil }
    self = last
    (start, type, value, isComputed) = (first.start, nil, nil, false)
    var rest = tokens.dropFirst()
    guard readBinding(source, &rest) else { return nil }
    tokens = rest
  }

  /// Reads what stands behind `var`: a name, and a type, a value or accessors where there are some.
  private mutating func readBinding(
    _ source: String, _ rest: inout ArraySlice<SwiftToken>
  ) -> Bool {
    guard let name = rest.popFirst(), name.kind == .word else { return false }
    self.name = name.text
    if rest.first?.text == ":" {
      rest.removeFirst()
      type = Self.text(of: &rest, in: source) { ["=", "{", ","].contains($0.text) }
    }
    if rest.first?.text == "=" {
      rest.removeFirst()
      value = Self.text(of: &rest, in: source) { $0.text == "," }
    }
    if rest.first?.text == "{" {
      let group = Self.skipGroup(&rest)
      let observers: [Substring] = ["willSet", "didSet"]
      isComputed = !(group.dropFirst().first.map { observers.contains($0.text) } ?? false)
    }
    return true
  }

  /// Takes away a group with its brackets.
  @discardableResult static func skipGroup(
    _ tokens: inout ArraySlice<SwiftToken>
  ) -> ArraySlice<SwiftToken> {
    let all = tokens
    var depth = 0
    while let token = tokens.popFirst() {
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if depth <= 0 { break }
    }
    return all[..<tokens.startIndex]
  }

  /// Takes away what is written up to an end, to a bracket that closes, or to the line on which the next
  /// declaration begins.
  private static func text(
    of tokens: inout ArraySlice<SwiftToken>, in source: String,
    until isEnd: (SwiftToken) -> Bool
  ) -> Substring? {
    guard let first = tokens.first else { return nil }
    var last: SwiftToken?
    // The arguments of a generic type have commas too. The sign of an arrow closes nothing.
    var angles = 0
    while let token = tokens.first {
      if token.text == "<" { angles += 1 }
      if token.text == ">", last?.text != "-" { angles -= 1 }
      if angles <= 0 && isEnd(token) || [")", "]", "}", ";"].contains(token.text) { break }
      if let last, source[last.end..<token.start].contains(where: \.isNewline),
        token.beginsDeclaration
      {
        break
      }
      if ["(", "[", "{"].contains(token.text) {
        last = Self.skipGroup(&tokens).last
      } else {
        last = tokens.popFirst()
      }
    }
    return last.map { source[first.start..<$0.end] }
  }
}

extension SwiftToken {
  private static let firstWords: Set<Substring> = [
    "var", "let", "func", "init", "subscript", "struct", "class", "enum", "actor", "protocol",
    "typealias", "extension", "deinit", "case", "static", "private", "fileprivate", "internal",
    "package", "public", "open", "nonisolated", "mutating", "lazy", "weak", "unowned", "final",
    "override", "associatedtype", "isolated", "macro", "import",
  ]

  /// Whether a declaration may begin with it, at the beginning of a line.
  var beginsDeclaration: Bool { text == "@" || text == "#" || Self.firstWords.contains(text) }
}
