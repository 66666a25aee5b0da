@_spi(Workshop) import WorkshopUI

@testable import WebWindow

/// What a renderer made of a view, with what a test asks of it.
@MainActor struct RenderedPage {
  let host: ViewHost
  let renderer = HTMLRenderer()
  private(set) var window: HTMLNode

  init(_ view: some View) {
    host = ViewHost(view)
    window = renderer.render(host)
  }

  /// Renders again, after something has changed.
  mutating func renderAgain() {
    host.update()
    window = renderer.render(host)
  }

  /// Every node, in reading order.
  var all: [HTMLNode] { window.all }
  var root: HTMLNode? { all.first { $0.id == "root" } }
  var overlays: HTMLNode? { all.first { $0.id == "overlays" } }

  func first(_ tag: String) -> HTMLNode? { all.first { $0.tag == tag } }
  func first(role: String) -> HTMLNode? { all.first { $0["role"] == role } }
}

extension HTMLNode {
  var children: [HTMLNode] { if case .children(let nodes) = content { nodes } else { [] } }
  var all: [HTMLNode] { [self] + children.flatMap(\.all) }
  /// The value of an attribute; empty for one without a value.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }.map { $0.value ?? "" }
  }
  /// The texts inside, one after the other.
  var words: String {
    if case .text(let text) = content { text } else { children.map(\.words).joined(separator: " ") }
  }
  func hasClass(_ name: String) -> Bool {
    self["class"]?.split(separator: " ").contains { $0 == name } == true
  }
}
