@testable import WebWindow

/// A page as a browser would hold it: made of HTML, and changed by patches alone.
final class PageCopy {
  private(set) var tag: String
  private var attributes: [String: String]
  private var content: Content

  private enum Content {
    case text(String)
    case children([PageCopy])
  }

  init(_ html: String) {
    var reader = Reader(rest: Substring(html).unicodeScalars)
    self.tag = ""
    self.attributes = [:]
    self.content = .children([])
    let node = reader.node()
    (tag, attributes, content) = (node.tag, node.attributes, node.content)
  }

  private init(tag: String, attributes: [String: String], content: Content) {
    (self.tag, self.attributes, self.content) = (tag, attributes, content)
  }

  /// The page in one spelling, for every order of attributes.
  var text: String {
    let words = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    switch content {
    case .text(let text): return "<\(tag)\(words)>\(text)</\(tag)>"
    case .children(let children):
      return "<\(tag)\(words)>\(children.map(\.text).joined())</\(tag)>"
    }
  }

  private var children: [PageCopy] {
    if case .children(let children) = content { children } else { [] }
  }

  private func find(_ id: String) -> PageCopy? {
    if attributes["id"] == id { return self }
    return children.lazy.compactMap { $0.find(id) }.first
  }

  /// - Returns: Whether there is a node to which the patch is addressed.
  func apply(_ patch: HTMLPatch) -> Bool {
    switch patch {
    case .setAttribute(let id, let name, let value):
      return change(id) { $0.attributes[name] = value }
    case .removeAttribute(let id, let name):
      return change(id) { $0.attributes[name] = nil }
    case .setText(let id, let text):
      return change(id) { $0.content = .text(text) }
    case .setChildren(let id, let wanted):
      var hasAll = true
      let found = change(id) { node in
        node.content = .children(
          wanted.compactMap { child in
            switch child {
            case .new(let html): return PageCopy(html)
            case .kept(let id):
              let kept = node.children.first { $0.attributes["id"] == id }
              if kept == nil { hasAll = false }
              return kept
            }
          })
      }
      return found && hasAll
    case .replace(let id, let html):
      let new = PageCopy(html)
      return change(id) {
        ($0.tag, $0.attributes, $0.content) = (new.tag, new.attributes, new.content)
      }
    }
  }

  private func change(_ id: String, _ change: (PageCopy) -> Void) -> Bool {
    find(id).map(change) != nil
  }
}

extension PageCopy {
  /// Reads HTML as the window writes it: every element closed, every value quoted.
  private struct Reader {
    var rest: Substring.UnicodeScalarView

    mutating func node() -> PageCopy {
      take("<")
      let tag = word { $0 != " " && $0 != ">" }
      var attributes: [String: String] = [:]
      while rest.first == " " {
        rest.removeFirst()
        let name = word { $0 != "=" && $0 != " " && $0 != ">" }
        guard rest.first == "=" else {
          attributes[name] = ""
          continue
        }
        take("=\"")
        attributes[name] = Self.plain(word { $0 != "\"" })
        take("\"")
      }
      take(">")
      if HTMLNode.voidTags.contains(tag) {
        return PageCopy(tag: tag, attributes: attributes, content: .children([]))
      }
      let text = Self.plain(word { $0 != "<" })
      var children: [PageCopy] = []
      while !rest.starts(with: "</".unicodeScalars) { children.append(node()) }
      take("</\(tag)>")
      return PageCopy(
        tag: tag, attributes: attributes,
        content: text.isEmpty ? .children(children) : .text(text))
    }

    private mutating func word(while isPart: (Unicode.Scalar) -> Bool) -> String {
      let word = rest.prefix(while: isPart)
      rest = rest[word.endIndex...]
      return String(word)
    }

    private mutating func take(_ text: String) {
      let letters = text.unicodeScalars
      precondition(
        rest.starts(with: letters), "\(text) is missing before \(String(rest.prefix(40)))")
      rest.removeFirst(letters.count)
    }

    private static func plain(_ text: String) -> String {
      guard text.contains("&") else { return text }
      return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
        "&quot;", with: "\""
      )
      .replacing("&#13;", with: "\r").replacing("&amp;", with: "&")
    }
  }
}
