import Foundation

/// A client file that must compile against the answer, or must not.
package struct Gate: Sendable {
  enum Level: String, Sendable {
    /// Found while type-checking.
    case type
    /// Found by region analysis, after every type error is gone.
    case sil
  }

  var path: String
  var source: String
  package var kind: Judgement.GateResult.Kind
  package var purpose: String
  var mode: IsolationMode
  var level: Level
  /// Whether a warning refuses too, as it does in an answer: in a view's body much of isolation is no
  /// more than a warning.
  var warningsAreErrors = false

  package var name: String { path.fileStem }
}

/// A gate whose first lines do not say what it is.
struct GateHeaderError: UserFacingError {
  var description: String
}

extension Gate {
  /// Reads the header: kind and purpose, mode, and level where it is not type-checking.
  ///
  /// - Throws: `GateHeaderError`.
  package init(path: String, source: String) throws {
    self.path = path
    self.source = source
    let comments = source.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("//") }
      .map { $0.dropFirst(2).trimmingCharacters(in: .whitespaces) }
    guard let first = comments.first, let colon = first.firstIndex(of: ":"),
      let kind = Judgement.GateResult.Kind(rawValue: String(first[..<colon])),
      kind != .withinBudget
    else {
      throw GateHeaderError(
        description: "\(path): the first line is neither “// must compile: …” nor “// must not …”.")
    }
    self.kind = kind
    // A purpose may run on over the next comment lines, up to the settings.
    func isSetting(_ comment: String) -> Bool {
      ["mode:", "level:", "warnings:"].contains(where: comment.hasPrefix)
    }
    let settings = comments.dropFirst().filter(isSetting)
    let continued = comments.dropFirst().prefix { !isSetting($0) }
    purpose =
      ([first[first.index(after: colon)...].trimmingCharacters(in: .whitespaces)] + continued)
      .joined(separator: " ")
    func setting(_ name: String) -> String? {
      settings.first { $0.hasPrefix(name + ":") }
        .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }
    guard let mode = setting("mode").flatMap(IsolationMode.init) else {
      throw GateHeaderError(description: "\(path): no line “// mode: app”, library or bare.")
    }
    self.mode = mode
    let levelName = setting("level") ?? Level.type.rawValue
    guard let level = Level(rawValue: levelName) else {
      throw GateHeaderError(description: "\(path): “\(levelName)” is no level: type or sil.")
    }
    self.level = kind == .mustCompile ? .sil : level
    if let warnings = setting("warnings") {
      guard warnings == "errors" else {
        throw GateHeaderError(description: "\(path): warnings are “errors” where they count.")
      }
      warningsAreErrors = true
    }
    if kind == .mustNotCompile, source.firstMatch(of: /expected-error@?.*?\{\{\[/) == nil {
      throw GateHeaderError(description: "\(path): no line names the diagnostic id it expects.")
    }
  }
}
