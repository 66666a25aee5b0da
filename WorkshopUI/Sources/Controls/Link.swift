import Foundation

/// Something to press that opens a URL; styled as buttons are.
@MainActor @preconcurrency public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// Opens a URL.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  nonisolated public init(_ title: some _Title, destination: URL) where Label == Text {
    (self.destination, label) = (destination, title._text)
  }

  public static func _update(_ view: Self, _ node: _ViewNode) {
    let (destination, open) = (view.destination, node.environment.openURL)
    node.child(Button(role: nil, action: { open(destination) }, content: view.label))
    node.show { node in
      let button = node.contentElements[0]
      return Element(
        "Link", node, ["url": destination] + Attributes(button.attributes),
        layout: button.layout, children: button.children, handlers: button.handlers)
    }
  }
}
