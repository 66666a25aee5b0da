/// A word, a literal, a comment or a sign of Swift code.
///
/// Enough to find the parts of a declaration that the compiler has already read. SwiftSyntax would read all of
/// Swift, and costs every package that uses the stand-in fifteen seconds of building.
struct SwiftToken: Equatable {
  enum Kind { case word, string, sign }
  var kind: Kind
  var text: Substring

  var start: String.Index { text.startIndex }
  var end: String.Index { text.endIndex }

  /// The tokens of a source, without comments.
  static func all(in source: String) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    var rest = source[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipComment(&rest)
      } else {
        let start = rest
        let kind = skipToken(&rest)
        tokens.append(SwiftToken(kind: kind, text: start[..<rest.startIndex]))
      }
    }
    return tokens
  }

  private static func skipToken(_ rest: inout Substring) -> Kind {
    let hashes = rest.prefix { $0 == "#" }.count
    if rest.dropFirst(hashes).first == "\"" {
      skipString(&rest, hashes: hashes)
      return .string
    }
    if rest.first == "`" {
      rest = rest.dropFirst().drop { $0 != "`" }.dropFirst()
      return .word
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    rest = rest.dropFirst(max(1, word.count))
    return word.isEmpty ? .sign : .word
  }

  /// Comments may stand in comments.
  private static func skipComment(_ rest: inout Substring) {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  private static func skipString(_ rest: inout Substring, hashes: Int) {
    rest = rest.dropFirst(hashes)
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let pounds = String(repeating: "#", count: hashes)
    rest = rest.dropFirst(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote + pounds) {
      guard rest.hasPrefix("\\" + pounds) else {
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(1 + hashes)
      guard rest.first == "(" else {
        rest = rest.dropFirst()
        continue
      }
      skipInterpolation(&rest)
    }
    rest = rest.dropFirst(quote.count + hashes)
  }

  private static func skipInterpolation(_ rest: inout Substring) {
    var depth = 0
    repeat {
      let start = rest
      _ = skipToken(&rest)
      if start.first == "(" { depth += 1 }
      if start.first == ")" { depth -= 1 }
    } while depth > 0 && !rest.isEmpty
  }
}
