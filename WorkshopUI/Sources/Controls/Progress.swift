/// How far something has come; without a value, that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: _Control {
  public let _parts: _Parts

  /// Goes on, or has come to a part of a total.
  public init(@ViewBuilder label: () -> Label = { EmptyView() })
  where CurrentValueLabel == EmptyView {
    _parts = _Parts(kind: "ProgressView", slots: ["label": label()])
  }
  public init(_ title: some _Title) where Label == Text, CurrentValueLabel == EmptyView {
    self.init { title._text }
  }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    let slots: KeyValuePairs<String, any View> = ["label": label(), "value": currentValueLabel()]
    let (value, total) = (value.map { Double($0) }, Double(total))
    _parts = _Parts(kind: "ProgressView", slots: slots) { ["value": value, "total": total] }
  }
  public init<V: BinaryFloatingPoint>(_ title: some _Title, value: V?, total: V = 1)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { title._text }
  }
}
