/// How a gauge looks.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = GaugeStyleConfiguration
}

/// A gauge for a style to show.
public struct GaugeStyleConfiguration {
  /// What is measured.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// The value in words.
  @MainActor @preconcurrency public struct CurrentValueLabel: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// The least value.
  @MainActor @preconcurrency public struct MinimumValueLabel: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// The greatest value.
  @MainActor @preconcurrency public struct MaximumValueLabel: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// The value, from 0 to 1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words.
  public var maximumValueLabel: MaximumValueLabel?
}
@available(*, unavailable)
extension GaugeStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styling("Gauge", style, "GaugeStyle")
  }
}

/// As the place asks for.
@MainActor @preconcurrency public struct DefaultGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}
@available(*, unavailable)
extension DefaultGaugeStyle: Sendable {}
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { .init() }
}

/// A bar that fills.
@MainActor @preconcurrency public struct LinearCapacityGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}
@available(*, unavailable)
extension LinearCapacityGaugeStyle: Sendable {}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A bar with a mark.
@MainActor @preconcurrency public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}
@available(*, unavailable)
extension AccessoryLinearGaugeStyle: Sendable {}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    .init()
  }
}

/// A small bar that fills.
@MainActor @preconcurrency public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemStyle
{
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}
@available(*, unavailable)
extension AccessoryLinearCapacityGaugeStyle: Sendable {}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  @MainActor @preconcurrency public static var accessoryLinearCapacity:
    AccessoryLinearCapacityGaugeStyle
  { .init() }
}

/// An open ring with a mark.
@MainActor @preconcurrency public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}
@available(*, unavailable)
extension AccessoryCircularGaugeStyle: Sendable {}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    .init()
  }
}

/// A ring that fills.
@MainActor @preconcurrency
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}
@available(*, unavailable)
extension AccessoryCircularCapacityGaugeStyle: Sendable {}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  @MainActor @preconcurrency public static var accessoryCircularCapacity:
    AccessoryCircularCapacityGaugeStyle
  { .init() }
}
