/// A change to the page, addressed to the node with an id.
enum HTMLPatch: Equatable, Sendable {
  /// A child after a change of order.
  enum Child: Equatable, Sendable {
    /// One that was there before, by its id.
    case kept(String)
    /// One that was not, as HTML.
    case new(String)
  }

  case setAttribute(id: String, name: String, value: String)
  case removeAttribute(id: String, name: String)
  case setText(id: String, text: String)
  /// All children in their order. Those not named leave.
  case setChildren(id: String, [Child])
  /// Another node stands in its place.
  case replace(id: String, html: String)
}

extension HTMLPatch: CustomStringConvertible {
  /// The patch as people read it.
  var description: String {
    switch self {
    case .setAttribute(let id, let name, let value): "\(id): \(name)=\"\(value)\""
    case .removeAttribute(let id, let name): "\(id): no \(name)"
    case .setText(let id, let text): "\(id): \"\(text)\""
    case .setChildren(let id, let children):
      "\(id): [" + children.map(\.description).joined(separator: ", ") + "]"
    case .replace(let id, let html): "\(id): becomes \(html)"
    }
  }
}

extension HTMLPatch.Child: CustomStringConvertible {
  var description: String {
    switch self {
    case .kept(let id): id
    case .new(let html): html
    }
  }
}
