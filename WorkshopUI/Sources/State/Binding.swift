/// A value that is read and written, and lives elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// How changes through the binding are made.
  public var transaction = Transaction()

  init(location: Location<Value>) { self.location = location }

  /// Reads and writes by closures, which keep the isolation that they are formed in. As SwiftUI does, they
  /// are called without a hop: a binding is used from where it was made.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = ClosureLocation(
      read: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      write: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
  }

  /// Reads and writes by closures; the second one hears how the change is made.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    location = ClosureLocation(
      read: unsafeBitCast(get, to: (@Sendable () -> Value).self), write: { set($0, .current) })
  }

  /// A binding to the same value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to an optional value, from one that is always there.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = base.location.converted({ $0 }, write: { new, write in if let new { write(new) } })
  }

  /// A binding to a value that is there now; nil where it is not.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    location = base.location.converted({ $0 ?? present }, write: { new, write in write(new) })
  }

  /// A value that cannot be changed.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ClosureLocation(read: { value }, write: { _ in }))
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
    Binding<Subject>(
      location: location.part({ $0[keyPath: keyPath] }, change: { $0[keyPath: keyPath] = $1 }))
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
    Binding<Value.Element>(location: location.part({ $0[position] }, change: { $0[position] = $1 }))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
