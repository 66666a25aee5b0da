import CWorkshopSystem
import Foundation

/// What a symbol stands for: a declaration of Swift's by its path, or a function of the system's.
struct SymbolName: Sendable, Equatable {
  /// Module, types and member, such as `["Foundation", "FileHandle", "write"]`; a single name for
  /// what is not Swift's.
  var path: [String]
  /// The module of the extension that the member is in, where it is in one.
  var extendingModule: String?
  /// The Swift runtime's words for it, such as `Foundation.FileHandle.write(…) -> ()`.
  var words: String
  var isSwift: Bool

  /// The modules that have a part in the declaration.
  var modules: [String] { isSwift ? path.prefix(1) + (extendingModule.map { [$0] } ?? []) : [] }

  /// Its path, for people.
  var display: String { path.joined(separator: ".") }

  init(_ symbol: String) {
    guard symbol.hasPrefix(ToolchainAssumptions.manglingPrefix), let words = Self.demangled(symbol)
    else {
      (path, words, isSwift) = ([symbol], symbol, false)
      return
    }
    (self.words, isSwift) = (words, true)
    (extendingModule, path) = Self.subject(of: words)
  }

  private static func demangled(_ symbol: String) -> String? {
    guard let text = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The declaration that the words speak of, without what they say about it: `static`,
  /// `type metadata for`, and the types of its parameters.
  private static func subject(of words: String) -> (extendingModule: String?, path: [String]) {
    var rest = words[...]
    while !rest.isEmpty {
      if rest.hasPrefix(ToolchainAssumptions.extensionMark) {
        let inner = rest.dropFirst(ToolchainAssumptions.extensionMark.count)
        let module = inner.prefix { $0 != ")" }
        return (String(module), path(at: inner[module.endIndex...].dropFirst(2)))
      }
      let word = rest.prefix { $0 != " " }
      let path = path(at: word.first == "<" ? "" : rest)
      if path.count > 1 { return (nil, path) }
      rest = rest[word.endIndex...].drop { $0 == " " }
    }
    return (nil, [words])
  }

  /// The names between dots from here on; what stands between angle brackets is skipped.
  private static func path(at text: Substring) -> [String] {
    var path: [String] = []
    var rest = text
    while true {
      let name = rest.prefix { $0 == "_" || $0 == "$" || $0.isLetter || $0.isNumber }
      guard !name.isEmpty else { return path }
      path.append(String(name))
      rest = afterGenerics(rest[name.endIndex...])
      guard rest.first == "." else { return path }
      rest = rest.dropFirst()
    }
  }

  private static func afterGenerics(_ text: Substring) -> Substring {
    guard text.first == "<" else { return text }
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "<" { depth += 1 }
      if character == ">", previous != "-" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
      previous = character
    }
    return ""
  }
}
