/// A value within a range, as a bar or a ring.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let value: Double
  let range: ClosedRange<Double>
  let label: Label
  let current: CurrentValueLabel
  let bounds: (least: BoundsLabel, greatest: BoundsLabel)?

  /// A value within a range, with all labels.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.value = Double(value)
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    (self.label, current) = (label(), currentValueLabel())
    self.bounds = (minimumValueLabel(), maximumValueLabel())
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      markedValueLabels: { EmptyView() })
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
  /// The gauge that a style is asked to show.
  public init(_ configuration: GaugeStyleConfiguration)
  where
    Label == GaugeStyleConfiguration.Label,
    CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
    BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    (value, range, label) = (configuration.value, 0...1, configuration.label)
    (current, bounds) = (configuration.currentValueLabel, nil)
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (value, range, bounds) = (view.value, view.range, view.bounds)
    if let style = node.ownStyle("Gauge") as? any GaugeStyle {
      func body(_ style: some GaugeStyle) -> any View {
        let length = range.upperBound - range.lowerBound
        let hasBounds = BoundsLabel.self != EmptyView.self
        let configuration = GaugeStyleConfiguration(
          value: length > 0 ? (value - range.lowerBound) / length : 0,
          label: .init(view: AnyView(view.label)),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self
            ? nil : .init(view: AnyView(view.current)),
          minimumValueLabel: hasBounds ? .init(view: AnyView(bounds?.least)) : nil,
          maximumValueLabel: hasBounds ? .init(view: AnyView(bounds?.greatest)) : nil)
        return node.installed(style).makeBody(configuration: configuration)
      }
      return node.showStyled("Gauge") { body(style) }
    }
    let slots: KeyValuePairs<String, any View> = [
      "label": view.label, "value": view.current, "minimum": bounds?.least,
      "maximum": bounds?.greatest,
    ]
    node.show(_Parts(kind: "Gauge", slots: slots) { ["value": value, "range": range] })
  }
}
