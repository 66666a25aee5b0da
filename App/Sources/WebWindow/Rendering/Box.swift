/// A node in the making, to which modifiers add from the inside out.
struct Box {
  /// What CSS paints over what: a modifier that comes after a later layer needs a box of its own.
  enum Layer: Int { case content, padding, paint, clip, shadow, effect }

  var tag: String
  var id: String?
  var attributes: [HTMLAttribute] = []
  var classes: [String] = []
  var styles: [(name: String, value: String)] = []
  var content: HTMLNode.Content = .children([])
  var layer = Layer.content
  /// Whether it takes neither children nor padding, such as a picture, a field or what scrolls.
  var isClosed = false
  var grows: Grows = []

  init(_ tag: String, id: String? = nil, _ classes: String...) {
    self.tag = tag
    self.id = id
    self.classes = classes
  }

  func has(_ style: String) -> Bool { styles.contains { $0.name == style } }
  func value(_ style: String) -> String? { styles.last { $0.name == style }?.value }
  mutating func set(_ name: String, _ value: String) {
    styles.removeAll { $0.name == name }
    styles.append((name, value))
  }
  /// Sets what is inherited: what was set further in counts more.
  mutating func inherit(_ name: String, _ value: String) {
    if !has(name) { styles.append((name, value)) }
  }
  mutating func set(_ attribute: String, to value: String?) {
    attributes.removeAll { $0.name == attribute }
    attributes.append(HTMLAttribute(attribute, value))
  }
  mutating func add(_ child: HTMLNode) {
    guard case .children(let children) = content else { return }
    content = .children(children + [child])
  }

  /// Makes sure that what is said next is painted behind or around what was said before.
  mutating func open(_ layer: Layer, id: String, in place: Place) {
    var isText = false
    if case .text = content { isText = true }
    let holds = layer == .padding || layer == .effect || layer == .clip || layer == .shadow
    if isClosed && layer != .effect && layer != .shadow && layer != .clip
      || self.layer.rawValue > layer.rawValue || isText && !holds && layer != .paint
    {
      wrap(id: id, in: place)
    }
    if self.layer.rawValue < layer.rawValue { self.layer = layer }
  }

  /// Puts the box into another.
  mutating func wrap(id: String, in place: Place, _ name: String = "box") {
    let (inner, grows) = (node, grows)
    self = Box(place.box, id: id, name)
    self.grows = grows
    content = .children([inner])
  }

  var node: HTMLNode {
    var names = classes
    if grows.contains(.across) { names.append("gx") }
    if grows.contains(.down) { names.append("gy") }
    var all: [HTMLAttribute] = []
    if !names.isEmpty { all.append(HTMLAttribute("class", names.joined(separator: " "))) }
    if !styles.isEmpty {
      let text = styles.map { "\($0.name):\($0.value)" }.joined(separator: ";")
      all.append(HTMLAttribute("style", text))
    }
    return HTMLNode(tag, id: id, all + attributes, content: content)
  }
}
