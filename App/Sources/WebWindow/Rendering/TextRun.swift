/// A part of a text with styles of its own.
struct TextRun: Equatable {
  var text: String
  var styles: [Style]

  enum Style: Equatable {
    case weight(String)
    case italic, underline, strikethrough, tabular
    case color(String)

    func apply(_ box: inout Box) {
      switch self {
      case .weight(let weight): box.inherit("font-weight", weight)
      case .italic: box.inherit("font-style", "italic")
      case .underline: box.inherit("text-decoration", "underline")
      case .strikethrough: box.inherit("text-decoration", "line-through")
      case .tabular: box.inherit("font-variant-numeric", "tabular-nums")
      case .color(let color): box.inherit("color", color)
      }
    }
  }

  /// Reads the runs of a text as the tree names them: a list of strings in quotes, each a string in quotes
  /// with its styles behind.
  ///
  /// - Returns: nil where they are said in another way.
  static func read(_ list: String) -> [TextRun]? {
    var rest = list.trimmingPrefix("[")[...]
    var runs: [TextRun] = []
    while rest.first == "\"" {
      guard let said = quoted(&rest) else { return nil }
      var inner = said[...]
      guard let text = quoted(&inner) else { return nil }
      runs.append(TextRun(text: text, styles: styles(inner)))
      rest = rest.trimmingPrefix(", ")
    }
    return rest == "]" ? runs : nil
  }

  /// Takes a string in quotes from the front.
  private static func quoted(_ text: inout Substring) -> String? {
    guard text.first == "\"" else { return nil }
    var result = ""
    var characters = text.dropFirst()
    while let next = characters.popFirst() {
      if next == "\"" {
        text = characters
        return result
      }
      guard next == "\\" else {
        result.append(next)
        continue
      }
      guard let escaped = characters.popFirst() else { return nil }
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        let digits = characters.dropFirst().prefix { $0 != "}" }
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
          return nil
        }
        result.unicodeScalars.append(scalar)
        characters = characters.dropFirst(digits.count + 2)
      default: result.append(escaped)
      }
    }
    return nil
  }

  private static func styles(_ text: Substring) -> [Style] {
    text.split(separator: " ").compactMap { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[1] != "false" else { return nil }
      switch parts[0] {
      case "bold": return .weight("600")
      case "fontWeight", "weight": return weights[parts[1]].map { .weight($0) }
      case "italic": return .italic
      case "underline": return .underline
      case "strikethrough": return .strikethrough
      case "monospacedDigit": return .tabular
      case "foregroundStyle", "foregroundColor": return Paint(parts[1]).map { .color($0.text) }
      default: return nil
      }
    }
  }
}
