/// A switch.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  /// Turns a value on and off.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let isOn = view.isOn
    if let style = node.ownStyle("Toggle") as? any ToggleStyle {
      func body(_ style: some ToggleStyle) -> any View {
        node.installed(style).makeBody(
          configuration: .init(label: .init(view: AnyView(view.label)), isOn: isOn))
      }
      return node.showStyled("Toggle") { body(style) }
    }
    let set: (String) -> Void = { isOn.wrappedValue = $0 == "true" }
    node.show(
      _Parts(kind: "Toggle", slots: ["label": view.label], handlers: [.change: set]) {
        ["isOn": isOn.wrappedValue]
      })
  }
}

nonisolated extension Toggle {
  /// Says in a text what it turns on.
  public init(_ title: some _Title, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { title._text }
  }
  /// Says in a text and a symbol what it turns on.
  public init(_ title: some _Title, systemImage: String, isOn: Binding<Bool>)
  where Label == WorkshopUI.Label<Text, Image> {
    self.init(isOn: isOn) { WorkshopUI.Label(title, systemImage: systemImage) }
  }
  /// The switch that a style is asked to show.
  public init(_ configuration: ToggleStyleConfiguration)
  where Label == ToggleStyleConfiguration.Label {
    self.init(isOn: configuration.$isOn) { configuration.label }
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

/// A mark beside a slider, at one of its values.
@available(iOS 26.0, macOS 26.0, *)
public struct SliderTick<V: BinaryFloatingPoint> {
  let value: V
  /// A mark.
  public init(_ value: V) { self.value = value }
  /// A mark with a label, which is not shown here.
  public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }
}
@available(iOS 26.0, macOS 26.0, *)
@available(*, unavailable) extension SliderTick: Sendable {}

/// A line of text to type.
nonisolated public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label

  /// Changes a text.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) { (self.text, self.prompt, self.axis, self.label) = (text, prompt, axis, label()) }
  public init(
    _ title: some _Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) where Label == Text { self.init(text: text, prompt: prompt, axis: axis) { title._text } }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (text, prompt, axis) = (view.text, view.prompt, view.axis)
    if let style = node.ownStyle("TextField") as? any TextFieldStyle {
      func body(_ style: some TextFieldStyle) -> any View {
        node.installed(style)._body(
          configuration: TextField<_TextFieldStyleLabel>(text: text, prompt: prompt, axis: axis) {
            _TextFieldStyleLabel(view: AnyView(view.label))
          })
      }
      return node.showStyled("TextField") { body(style) }
    }
    let set: (String) -> Void = { text.wrappedValue = $0 }
    node.show(
      _Parts(kind: "TextField", slots: ["label": view.label], handlers: [.change: set]) {
        [
          "value": text.wrappedValue, "prompt": prompt?.string,
          "axis": axis == .vertical ? axis : nil,
        ]
      })
  }
}
