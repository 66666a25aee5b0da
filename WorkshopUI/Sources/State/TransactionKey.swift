/// A value of one's own in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value unless code sets another one.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values.known[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values.known[ObjectIdentifier(key)] = newValue }
  }
}
