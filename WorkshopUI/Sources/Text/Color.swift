/// What something is painted with.
public protocol ShapeStyle: Sendable {
  /// How the readable tree names it; not in SwiftUI.
  var styleDescription: String { get }
}

/// The style of the text around.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public var styleDescription: String { "foreground" }
}

/// A colour.
public struct Color: ShapeStyle, Hashable, View {
  public let styleDescription: String
  public static let red = Color(styleDescription: "red")
  private init(styleDescription: String) { self.styleDescription = styleDescription }
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.show { Element("Color", $0, [Attribute("value", view.styleDescription)], layout: .greedy) }
  }
}
