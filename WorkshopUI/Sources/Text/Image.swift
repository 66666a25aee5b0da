import Foundation

/// A picture or a symbol.
nonisolated public struct Image: Equatable, Sendable, View {
  var attributes: [Attribute]
  /// A symbol of SF Symbols; here, it has no name for a screen reader.
  public init(systemName: String) { attributes = [Attribute("systemName", systemName)] }
  /// A picture of the app's, whose name a screen reader says.
  public init(_ name: String, bundle: Bundle? = nil) {
    attributes = [Attribute("name", name), Attribute("label", name)]
  }

  /// Lets the picture take the size of its frame.
  public func resizable() -> Image {
    var image = self
    image.attributes.append(Attribute("resizable", true))
    return image
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let attributes = view.attributes
    let size = LayoutRule.leaf { _ in CGSize(width: 22, height: 22) }
    let isResizable = attributes.contains { $0.name == "resizable" }
    node.show { Element("Image", $0, attributes, layout: isResizable ? .greedy : size) }
  }
}

/// An icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title, icon: Icon
  /// Any title with any icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.title)
    node.slot("icon", view.icon)
    node.show {
      let icon = Slot("icon", $0.elements(inSlot: "icon") ?? [])
      return Element(
        "Label", $0, layout: .horizontal, children: $0.contentElements, slots: [icon])
    }
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A text with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  /// A text with a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
}
