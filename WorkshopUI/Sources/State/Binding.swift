/// A value that is read and written, and lives elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// How changes through the binding are made.
  public var transaction = Transaction()

  init(location: Location<Value>) { self.location = location }

  /// Reads and writes by closures, which keep the isolation that they are formed in.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = ClosureLocation(get: get) { value, _ in unisolated(set)(value) }
  }

  /// Reads and writes by closures; the second one hears how the change is made.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = ClosureLocation(get: get) { value, transaction in
      unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)(value, transaction)
    }
  }

  /// A binding to the same value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to an optional value, from one that is always there.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = ConvertedLocation(
      base.location, read: { $0 }, write: { new, write in if let new { write(new) } })
  }

  /// A binding to a value that is there now; nil where it is not.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    location = ConvertedLocation(
      base.location, read: { $0 ?? present }, write: { new, write in write(new) })
  }

  /// A value that cannot be changed.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      guard transaction.animation != nil else { return location.write(newValue) }
      withTransaction(transaction) { location.write(newValue) }
    }
  }

  /// The binding.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: PartLocation(location, keyPath))
  }

  /// The same binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

/// Unchecked, as Apple's: a location guards its value.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

/// Forgets what a closure is isolated to, as SwiftUI does: a binding is used from where it was made.
private func unisolated<Value>(
  _ action: @escaping @isolated(any) @Sendable (Value) -> Void
) -> @Sendable (Value) -> Void {
  unsafeBitCast(action, to: (@Sendable (Value) -> Void).self)
}

final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func read() -> Value { value }
  override func write(_ value: Value) {}
}

private final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let get: @isolated(any) @Sendable () -> Value
  private let set: @Sendable (Value, Transaction) -> Void
  init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @Sendable (Value, Transaction) -> Void
  ) {
    self.get = get
    self.set = set
  }
  override func read() -> Value { unsafeBitCast(get, to: (@Sendable () -> Value).self)() }
  override func write(_ value: Value) { set(value, .current) }
}

final class ConvertedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let convert: (Base) -> Value
  private let store: (Value, (Base) -> Void) -> Void
  init(
    _ base: Location<Base>, read: @escaping (Base) -> Value,
    write: @escaping (Value, (Base) -> Void) -> Void
  ) {
    self.base = base
    convert = read
    store = write
  }
  override func read() -> Value { convert(base.read()) }
  override func write(_ value: Value) { store(value, base.write) }
}

private final class PartLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }
  override func read() -> Value { base.read()[keyPath: keyPath] }
  override func write(_ value: Value) {
    var whole = base.read()
    whole[keyPath: keyPath] = value
    base.write(whole)
  }
}

private final class ElementLocation<Base: MutableCollection>: Location<Base.Element>,
  @unchecked Sendable
{
  private let base: Location<Base>
  private let index: Base.Index
  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
  }
  override func read() -> Base.Element { base.read()[index] }
  override func write(_ value: Base.Element) {
    var whole = base.read()
    whole[index] = value
    base.write(whole)
  }
}
