import Foundation

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = Self(description: "automatic"),
    capsule = Self(description: "capsule"),
    circle = Self(description: "circle"), roundedRectangle = Self(description: "roundedRectangle")
  /// Round corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> Self {
    Self(description: "roundedRectangle \(radius)")
  }
}
/// How large controls are.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

nonisolated extension View {
  private func styling(_ name: String, _ style: Any) -> some View {
    settingEnvironment { $0.styles[name] = "\(style)" }
  }
  /// Gives the bordered buttons inside a shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    styling("borderShape", shape)
  }
  /// Sizes the controls inside.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    styling("controlSize", controlSize)
  }
  /// Sizes the controls inside by a range; here, as its largest or smallest size says.
  public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    let sizes = ControlSize.allCases.filter(range.contains)
    return styling("controlSize", sizes.contains(.regular) ? .regular : sizes.last ?? .regular)
  }
  /// Has what is inside take no event from a finger.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    settingEnvironment { $0.isHit = $0.isHit && enabled }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to show.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, content: configuration.label)
  }
}
