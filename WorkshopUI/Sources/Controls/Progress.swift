import Foundation

/// How far something has come; without a value, that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  var value: Double?
  var total: Double?

  init(label: Label, currentValueLabel: CurrentValueLabel, value: Double?, total: Double?) {
    (self.label, self.currentValueLabel) = (label, currentValueLabel)
    (self.value, self.total) = (value, total)
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (value, total) = (view.value, view.total)
    if let style = node.ownStyle("ProgressView") as? any ProgressViewStyle {
      func body(_ style: some ProgressViewStyle) -> any View {
        let configuration = ProgressViewStyleConfiguration(
          fractionCompleted: value.map { $0 / (total ?? 1) },
          label: Label.self == EmptyView.self ? nil : .init(view: AnyView(view.label)),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self
            ? nil : .init(view: AnyView(view.currentValueLabel)))
        return node.installed(style).makeBody(configuration: configuration)
      }
      return node.showStyled("ProgressView") { body(style) }
    }
    let slots: KeyValuePairs<String, any View> = [
      "label": view.label, "value": view.currentValueLabel,
    ]
    node.show(
      _Parts(kind: "ProgressView", slots: slots) { ["value": value, "total": total] })
  }
}

nonisolated extension ProgressView {
  /// Goes on.
  public init(@ViewBuilder label: () -> Label = { EmptyView() })
  where CurrentValueLabel == EmptyView {
    self.init(label: label(), currentValueLabel: EmptyView(), value: nil, total: nil)
  }
  /// Goes on, and says in a text what does.
  public init(_ title: some _Title) where Label == Text, CurrentValueLabel == EmptyView {
    self.init { title._text }
  }
  /// Has come to a part of a total.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), value: value.map { Double($0) },
      total: Double(total))
  }
  /// Has come to a part of a total, and says in a text what has.
  public init<V: BinaryFloatingPoint>(_ title: some _Title, value: V?, total: V = 1)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { title._text }
  }
  /// Shows how far a `Progress` has come: here, when the view is evaluated.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: progress.fractionCompleted)
  }
  /// Shows how much of some time has passed: here, when the view is evaluated.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = min(max(0, -timerInterval.lowerBound.timeIntervalSinceNow), length)
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      value: countsDown ? length - passed : passed, total: length)
  }
  /// Shows how much of some time has passed.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> Label = { EmptyView() }
  ) where CurrentValueLabel == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) { EmptyView() }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress that a style is asked to show.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      value: configuration.fractionCompleted, total: configuration.fractionCompleted.map { _ in 1 })
  }
}
