import Foundation

/// A picture or a symbol.
nonisolated public struct Image: Equatable, Sendable, View {
  var attributes: Attributes
  /// A symbol of SF Symbols; here, it has no name for a screen reader.
  public init(systemName: String) { attributes = ["systemName": systemName] }
  /// A picture of the app's, whose name a screen reader says.
  public init(_ name: String, bundle: Bundle? = nil) { attributes = ["name": name, "label": name] }
  /// A picture that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) { attributes = ["name": name] }

  private func with(_ name: String, _ value: Any) -> Image {
    var image = self
    image.attributes.append(name, value)
    return image
  }
  /// Lets the picture take the size of its frame.
  public func resizable() -> Image { with("resizable", true) }
  /// How a picture's colours are used.
  public enum TemplateRenderingMode: Sendable { case template, original }
  /// Says how the picture's colours are used.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    mode.map { with("renderingMode", $0) } ?? self
  }
  /// How large a symbol is beside its text.
  public enum Scale: Sendable { case small, medium, large }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let size = LayoutRule.leaf { _ in CGSize(width: 22, height: 22) }
    let isResizable = view.attributes.list.contains { $0.name == "resizable" }
    node.show("Image", view.attributes, layout: isResizable ? .greedy : size)
  }
}

/// How many colours a symbol has.
public enum SymbolRenderingMode: Sendable { case monochrome, multicolor, hierarchical, palette }

/// An icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title, icon: Icon
  /// Any title with any icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if let style = node.ownStyle("Label") as? any LabelStyle {
      func body(_ style: some LabelStyle) -> any View {
        node.installed(style).makeBody(
          configuration: .init(
            title: .init(view: AnyView(view.title)), icon: .init(view: AnyView(view.icon))))
      }
      return node.showStyled("Label") { body(style) }
    }
    node.child(view.title)
    node.slot("icon", view.icon)
    node.show("Label", ["style": node.environment.styles["Label"]], layout: .horizontal)
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to show.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A text with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  /// A text with a symbol.
  @_disfavoredOverload public init(_ title: some _Title, systemImage name: String) {
    (self.title, icon) = (title._text, Image(systemName: name))
  }
  /// A text with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }
  /// A text with a picture.
  @_disfavoredOverload public init(_ title: some _Title, image name: String) {
    (self.title, icon) = (title._text, Image(name))
  }
}
