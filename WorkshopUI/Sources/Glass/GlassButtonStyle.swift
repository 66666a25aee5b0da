/// Buttons of glass.
@available(iOS 26.0, macOS 26.0, *)
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  public let _name: String
  /// Of the usual glass.
  public init() { _name = "glass" }
  /// Of some glass.
  @available(iOS 26.1, macOS 26.1, *)
  public init(_ glass: Glass) {
    _name = "glass \(glass.name)" + (glass.tint.map { " \($0.description)" } ?? "")
  }
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// Buttons of tinted glass, for what matters most.
@available(iOS 26.0, macOS 26.0, *)
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public let _name = "glassProminent"
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS 26.0, macOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  @MainActor @preconcurrency public static var glass: Self { Self() }
  @available(iOS 26.1, macOS 26.1, *)
  @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self { Self(glass) }
}

@available(iOS 26.0, macOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency public static var glassProminent: Self { Self() }
}
