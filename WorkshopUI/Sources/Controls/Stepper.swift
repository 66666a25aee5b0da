/// A value that goes up and down by steps. Here, its buttons are `Button`s named Decrement and Increment.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  let onDecrement: (() -> Void)?
  let onIncrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// What can be done now; nil where that does not depend on a value.
  var canStep: (() -> (down: Bool, up: Bool))?

  /// Does something at each step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.label, self.onIncrement, self.onDecrement) = (label(), onIncrement, onDecrement)
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (edited, can) = (view.onEditingChanged, view.canStep)
    let enabled: (down: Bool, up: Bool) = node.reading {
      can?() ?? (view.onDecrement != nil, view.onIncrement != nil)
    }
    func press(_ step: (() -> Void)?) -> @MainActor () -> Void {
      {
        edited(true)
        step?()
        edited(false)
      }
    }
    let buttons = HStack {
      Button("Decrement", systemImage: "minus", action: press(view.onDecrement))
        .disabled(!enabled.down)
      Button("Increment", systemImage: "plus", action: press(view.onIncrement))
        .disabled(!enabled.up)
    }
    node.show(_Parts(kind: "Stepper", slots: ["label": view.label, "buttons": buttons]))
  }
}

nonisolated extension Stepper {
  /// Changes a value by steps.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }
  /// Changes a value of a range by steps.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: {
        value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step))
      },
      onDecrement: {
        value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step))
      }, onEditingChanged: onEditingChanged)
    canStep = {
      (value.wrappedValue > bounds.lowerBound, value.wrappedValue < bounds.upperBound)
    }
  }
}

nonisolated extension Stepper where Label == Text {
  /// Does something at each step.
  public init(
    _ title: some _Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { title._text }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  /// Changes a value by steps.
  public init<V: Strideable>(
    _ title: some _Title, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { title._text }, onEditingChanged: onEditingChanged)
  }
  /// Changes a value of a range by steps.
  public init<V: Strideable>(
    _ title: some _Title, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { title._text },
      onEditingChanged: onEditingChanged)
  }
}
