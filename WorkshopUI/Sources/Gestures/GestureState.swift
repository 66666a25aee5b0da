/// A value that a gesture changes while it goes on, and that is as at first when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void

  /// Starts with a value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  /// Starts with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Starts with a value, to which it goes back in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }
  /// Starts with a value, to which it goes back in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// Starts with a value, to which it goes back in a transaction that a function makes.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (state, initial, resetting) = (State(wrappedValue: wrappedValue), wrappedValue, reset)
  }
  /// Starts with a value, to which it goes back in a transaction that a function makes.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The present value.
  public var wrappedValue: Value { state.wrappedValue }
  /// What `updating` takes.
  public var projectedValue: GestureState<Value> { self }

  func change(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { state.wrappedValue = value }
  }

  func reset() {
    var transaction = Transaction()
    resetting(state.wrappedValue, &transaction)
    change(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts with nil, to which it goes back in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  /// Starts with nil, to which it goes back in a transaction that a function makes.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// Unchecked, as Apple's: its functions are called on the main actor.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: StoredProperty, InstalledProperty {
  mutating func install(in node: _ViewNode, at offset: Int) { state.install(in: node, at: offset) }
}

/// A gesture that changes a value while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture.
  public var base: Base
  /// The value.
  public var state: GestureState<State>
  /// What changes the value.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// A gesture, a value, and what changes it.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) { (self.base, self.state, self.body) = (base, state, body) }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    Base._listen(
      gesture.base,
      _GestureListener(
        changed: {
          var (value, transaction) = (gesture.state.wrappedValue, Transaction())
          gesture.body($0, &value, &transaction)
          gesture.state.change(value, transaction)
          listener.changed($0)
        },
        ended: {
          gesture.state.reset()
          listener.ended($0)
        },
        cancelled: {
          gesture.state.reset()
          listener.cancelled()
        }))
  }
}
@available(*, unavailable) extension GestureStateGesture: Sendable {}

extension Gesture {
  /// Changes a value while the gesture goes on.
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { .init(base: self, state: state, body: body) }
}
