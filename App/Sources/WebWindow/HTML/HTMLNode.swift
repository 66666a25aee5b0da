/// A piece of the page: immutable, so a piece that is the same object is unchanged.
///
/// Source: <https://html.spec.whatwg.org/multipage/syntax.html>.
final class HTMLNode: Sendable {
  enum Content: Sendable {
    case text(String)
    case children([HTMLNode])
  }

  /// What changes are addressed to: the page's `id`, unique in a window. A node that may change, or whose
  /// children may, has one.
  let id: String?
  let tag: String
  /// In a fixed order; a value of nil is an attribute without one, such as `disabled`.
  let attributes: [HTMLAttribute]
  let content: Content

  init(
    _ tag: String, id: String? = nil, _ attributes: [HTMLAttribute] = [],
    content: Content = .children([])
  ) {
    self.tag = tag
    self.id = id
    self.attributes = attributes
    self.content = content
  }
}

struct HTMLAttribute: Sendable, Hashable {
  var name: String
  var value: String?

  init(_ name: String, _ value: String? = nil) {
    self.name = name
    self.value = value
  }
}
