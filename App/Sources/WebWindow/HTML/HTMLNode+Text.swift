extension HTMLNode {
  /// The node as HTML.
  ///
  /// The characters of a text or of an attribute's value stay there: they cannot become a tag.
  var html: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Elements that have neither content nor an end tag.
  ///
  /// Source: <https://html.spec.whatwg.org/multipage/syntax.html#void-elements>.
  static let voidTags: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  private func write(to text: inout String) {
    text += "<\(tag)"
    if let id { text += " id=\"\(HTMLNode.escaped(id, for: .attribute))\"" }
    for attribute in attributes {
      text += " \(attribute.name)"
      if let value = attribute.value {
        text += "=\"\(HTMLNode.escaped(value, for: .attribute))\""
      }
    }
    text += ">"
    if HTMLNode.voidTags.contains(tag) { return }
    switch content {
    case .text(let words):
      // The parser drops a line break that begins one of these.
      if ["pre", "textarea", "listing"].contains(tag), words.hasPrefix("\n") { text += "\n" }
      text += HTMLNode.escaped(words, for: .text)
    case .children(let children):
      for child in children { child.write(to: &text) }
    }
    text += "</\(tag)>"
  }

  enum Place { case text, attribute }

  /// A text as it is written in HTML.
  static func escaped(_ text: String, for place: Place) -> String {
    let special = text.utf8.contains {
      [UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x0d, 0]
        .contains($0)
    }
    guard special else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where place == .attribute: escaped += "&quot;"
      // The parser would make a line break of it.
      case "\r": escaped += "&#13;"
      // HTML has no such character, however it is written.
      case "\0": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
