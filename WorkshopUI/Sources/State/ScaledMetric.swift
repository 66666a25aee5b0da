/// A number that grows with how large people read: here, it stays as it is.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value
  /// A number that grows as body text does.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A number that grows as some text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
extension ScaledMetric: Sendable where Value: Sendable {}
