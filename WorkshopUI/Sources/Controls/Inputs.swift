/// A switch.
nonisolated public struct Toggle<Label: View>: _Control {
  public let _parts: _Parts

  /// Turns a value on and off.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    let set: (String) -> Void = { isOn.wrappedValue = $0 == "true" }
    _parts = _Parts(kind: "Toggle", slots: ["label": label()], handlers: [.change: set]) {
      ["isOn": isOn.wrappedValue]
    }
  }
  public init(_ title: some _Title, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { title._text }
  }
}

/// A number in a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: _Control {
  public let _parts: _Parts

  /// Changes a number, by whole steps where one is given.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    let step = step.map { Double($0) }
    func set(_ text: String) {
      guard let wanted = Double(text), wanted.isFinite else { return }
      let least = range.lowerBound
      let stepped = step.map { least + ((wanted - least) / $0).rounded() * $0 } ?? wanted
      onEditingChanged(true)
      value.wrappedValue = V(min(max(stepped, least), range.upperBound))
      onEditingChanged(false)
    }
    _parts = _Parts(
      kind: "Slider",
      slots: ["label": label(), "minimum": minimumValueLabel(), "maximum": maximumValueLabel()],
      handlers: [.change: set]
    ) { ["value": Double(value.wrappedValue), "range": range, "step": step] }
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

/// A line of text to type.
nonisolated public struct TextField<Label: View>: _Control {
  public let _parts: _Parts

  /// Changes a text.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    let set: (String) -> Void = { text.wrappedValue = $0 }
    _parts = _Parts(kind: "TextField", slots: ["label": label()], handlers: [.change: set]) {
      [
        "value": text.wrappedValue, "prompt": prompt?.string,
        "axis": axis == .vertical ? axis : nil,
      ]
    }
  }
  public init(
    _ title: some _Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) where Label == Text { self.init(text: text, prompt: prompt, axis: axis) { title._text } }
}
