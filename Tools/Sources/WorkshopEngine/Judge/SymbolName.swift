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

  /// Whether a name's words could fill the memory: each time that a mangled name refers back to one of its
  /// parts, its words can get twice as long.
  ///
  /// With sixteen such references they are at most 65,536 times the name. A lesson's longest have twelve.
  static func isTooLong(_ symbol: String) -> Bool {
    guard symbol.utf8.count <= 2048 else { return true }
    var rest = symbol.utf8.dropFirst(ToolchainAssumptions.manglingPrefix.utf8.count)
    var references = 0
    while let byte = rest.popFirst(), references <= mostReferences {
      switch byte {
      case UInt8(ascii: "S"):
        // A type of the library's, such as `Si` or `ScA`.
        if rest.popFirst() == UInt8(ascii: "c") { rest = rest.dropFirst() }
      case UInt8(ascii: "1")...UInt8(ascii: "9"): skipName(&rest, first: byte)
      case UInt8(ascii: "0"): skipWords(&rest)
      case UInt8(ascii: "A"): references += countReferences(&rest)
      default: break
      }
    }
    return references > mostReferences
  }

  /// A name, with its length in front.
  private static func skipName(_ rest: inout Substring.UTF8View, first: UInt8) {
    var length = first.digit ?? 0
    while let digit = rest.first?.digit, length < 10_000 {
      length = length * 10 + digit
      rest = rest.dropFirst()
    }
    rest = rest.dropFirst(length)
  }

  /// A name that is made of words of earlier ones, a letter each, the last in upper case, and of others between
  /// and behind them.
  private static func skipWords(_ rest: inout Substring.UTF8View) {
    while let byte = rest.first {
      guard byte != UInt8(ascii: "0"), byte.digit != nil || byte.isLetter else { return }
      rest = rest.dropFirst()
      if byte.digit != nil {
        skipName(&rest, first: byte)
      } else if byte.isUpperCase {
        guard let next = rest.popFirst() else { return }
        if next.digit != nil, next != UInt8(ascii: "0") { skipName(&rest, first: next) }
        return
      }
    }
  }

  /// The references behind an `A`: a letter each, the last in upper case, with a number for how often in front;
  /// or one by its number, with an underscore behind.
  private static func countReferences(_ rest: inout Substring.UTF8View) -> Int {
    var references = 0
    var times = 0
    while let byte = rest.popFirst() {
      if let digit = byte.digit {
        times = min(1000, times * 10 + digit)
        continue
      }
      if byte == UInt8(ascii: "_") { return references + 1 }
      references += max(1, times)
      times = 0
      guard byte.isLetter, !byte.isUpperCase else { break }
    }
    return references
  }

  private static let mostReferences = 16

  init(_ symbol: String) {
    guard symbol.hasPrefix(ToolchainAssumptions.manglingPrefix), !Self.isTooLong(symbol),
      let words = Self.demangled(symbol)
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

extension UInt8 {
  fileprivate var isUpperCase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isLetter: Bool {
    isUpperCase || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
  }
  fileprivate var digit: Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) ? Int(self - UInt8(ascii: "0")) : nil
  }
}
