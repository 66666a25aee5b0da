/// Buttons of glass.
@available(iOS 26.0, macOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass
  /// Of the usual glass.
  public init() { glass = .regular }
  /// Of some glass.
  @available(iOS 26.1, macOS 26.1, *)
  public init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// Buttons of tinted glass, for what matters most.
@available(iOS 26.0, macOS 26.0, *)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

@available(iOS 26.0, macOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of glass.
  @MainActor @preconcurrency public static var glass: Self { Self() }
  /// Buttons of some glass.
  @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self { Self(glass) }
}

@available(iOS 26.0, macOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Buttons of tinted glass.
  @MainActor @preconcurrency public static var glassProminent: Self { Self() }
}
