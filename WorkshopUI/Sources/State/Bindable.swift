import Observation

/// Makes bindings to the properties of an observable model.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value>: DynamicProperty {
  /// The model.
  public var wrappedValue: Value
  /// What makes bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Says what is missing.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { fatalError("unavailable") }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to a model.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to a model.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let model = wrappedValue
    return Binding(
      location: ClosureLocation(
        read: { model[keyPath: keyPath] }, write: { model[keyPath: keyPath] = $0 }))
  }
}

extension Bindable: Sendable where Value: Sendable {}
