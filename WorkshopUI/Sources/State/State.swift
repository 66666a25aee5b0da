/// A value that a view owns, and that lives as long as the view's identity.
///
/// Sendable where the value is. It may be read off the main actor, which is rarely right: the read is
/// recorded.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Starts with a value, which counts when the view first appears.
  public init(wrappedValue value: Value) { initial = value }

  /// Starts with a value, which counts when the view first appears.
  public init(initialValue value: Value) { initial = value }

  /// The present value; the initial one, and not to be changed, while no body is or was evaluated.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: StoredProperty, InstalledProperty {
  mutating func install(in node: _ViewNode, at offset: Int) {
    location = node.kept(at: offset) { StateLocation(initial, recorder: node.host.recorder) }
  }
}
