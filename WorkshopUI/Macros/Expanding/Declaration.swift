/// What the compiler says of a declaration that a macro is attached to.
struct Declaration {
  var source: String
  /// The type that is extended around it, or that the macro extends.
  var extendedType: String?
  /// What the type does not conform to yet.
  var missingConformances: [String] = []

  var variable: SwiftVariable? {
    var tokens = SwiftToken.all(in: source)[...]
    return SwiftVariable(source, &tokens)
  }

  /// The variables that stand directly in a type.
  var members: [SwiftVariable] {
    var tokens = SwiftToken.all(in: source).drop { $0.text != "{" }.dropFirst()
    var members: [SwiftVariable] = []
    while let token = tokens.first {
      if let member = SwiftVariable(source, &tokens) {
        members.append(member)
        // `var a: Double, b: Double`
        while tokens.first?.text == ",", let next = SwiftVariable(source, after: members, &tokens) {
          members.append(next)
        }
      } else if ["(", "[", "{"].contains(token.text) {
        SwiftVariable.skipGroup(&tokens)
      } else {
        tokens.removeFirst()
      }
    }
    return members
  }

  /// The words before the members of a type.
  var head: [Substring] { SwiftToken.all(in: source).prefix { $0.text != "{" }.map(\.text) }

  /// What a member has to say so that it is seen as far as its type.
  var access: Substring? { head.first { ["public", "package"].contains($0) } }
}

/// Why a macro has no expansion.
struct MacroFault: Error {
  var words: String
  /// The member that is meant; nil for all of the declaration.
  var place: String.Index?

  init(_ words: String, _ member: SwiftVariable? = nil) {
    (self.words, place) = (words, member?.start)
  }
}
