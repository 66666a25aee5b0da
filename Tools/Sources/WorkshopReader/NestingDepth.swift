import WorkshopPolicy

/// How deep brackets and conditions stand in each other, before any parser reads them.
///
/// Readers and compilers call themselves for each level. One may come to its end where the other gives up, so
/// that a file gets one verdict on a quick machine and another on a slow one.
struct NestingDepth {
  /// A lesson's file has twenty.
  static let limit = 250

  private var depth = 0
  /// Where a comment or a text of several lines stands open.
  private var open = Open.none

  private enum Open: Equatable {
    case none
    case comment(depth: Int)
    case text
  }

  /// What to say of a file that is deeper than the limit; nil for all others.
  static func finding(in source: String) -> PolicyFinding? {
    var nesting = NestingDepth()
    let lines = source.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let column = nesting.firstTooDeep(in: Array(line)) else { continue }
      return PolicyFinding(
        rule: PolicyRule.nesting.rawValue, line: number + 1, column: column + 1,
        text: String(decoding: line, as: UTF8.self).cut(toBytes: 60),
        reason: PolicyRule.nesting.reason)
    }
    return nil
  }

  /// Reads one more line, and says where it becomes too deep.
  ///
  /// Signs in comments and texts do not count. It needs to know them no better than well enough: a
  /// file that deceives it meets the reader's own limits.
  private mutating func firstTooDeep(in line: [UInt8]) -> Int? {
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    if open == .none {
      if line.dropFirst(blanks).starts(with: "#if".utf8) { depth += 1 }
      if line.dropFirst(blanks).starts(with: "#endif".utf8) { depth -= 1 }
    }
    var index = 0
    func follows(_ text: StaticString) -> Bool {
      let end = index + text.utf8CodeUnitCount
      return end <= line.count && text.withUTF8Buffer { line[index..<end].elementsEqual($0) }
    }
    while index < line.count {
      switch open {
      case .comment(let depth):
        if follows("*/") {
          open = depth == 1 ? .none : .comment(depth: depth - 1)
          index += 1
        } else if follows("/*") {
          open = .comment(depth: depth + 1)
          index += 1
        }
      case .text:
        if follows(#"""""#) {
          open = .none
          index += 2
        }
      case .none:
        if follows("//") { return nil }
        if follows("/*") {
          open = .comment(depth: 1)
          index += 1
        } else if follows(#"""""#) {
          open = .text
          index += 2
        } else if line[index] == UInt8(ascii: "\"") {
          index = Self.endOfText(in: line, from: index)
        } else {
          count(line[index])
          if depth > Self.limit { return index }
        }
      }
      index += 1
    }
    return nil
  }

  private mutating func count(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
    default: break
    }
  }

  /// The place of the quote that ends a text, or the end of its line.
  private static func endOfText(in line: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < line.count, line[index] != UInt8(ascii: "\"") {
      index += line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
