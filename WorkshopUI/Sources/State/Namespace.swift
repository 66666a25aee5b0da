/// A name that only one view has, for ids that belong together.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable { let number: Int }
  private var number = 0

  /// A name of its own.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(number: number) }
}

extension Namespace: StoredProperty, InstalledProperty {
  mutating func install(in node: _ViewNode, at offset: Int) {
    number = node.kept(at: offset, node.host.nextNumber)
  }
}

/// Which control has the keyboard.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Whether one control has it.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Which of several controls has it.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The present value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `focused` takes.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A binding to what has the keyboard.
  @propertyWrapper public struct Binding {
    let binding: WorkshopUI.Binding<Value>
    /// The present value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding.
    public var projectedValue: Binding { self }
  }
}
