/// A value that views tell those further out.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// What counts where no view says anything.
  static var defaultValue: Value { get }
  /// Puts the values of two views together, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// What the views of a node tell, by key.
struct Preferences {
  private struct Entry {
    var value: Any
    var reduce: (inout Any, Any) -> Void
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  var isEmpty: Bool { entries.isEmpty }

  subscript<K: PreferenceKey>(key: K.Type) -> K.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? K.Value }
    set {
      entries[ObjectIdentifier(key)] = newValue.map { value in
        Entry(value: value) { first, second in
          guard var known = first as? K.Value, let next = second as? K.Value else { return }
          K.reduce(value: &known) { next }
          first = known
        }
      }
    }
  }

  mutating func append(_ other: Self) {
    for (key, entry) in other.entries {
      guard let known = entries[key] else {
        entries[key] = entry
        continue
      }
      var value = known.value
      known.reduce(&value, entry.value)
      entries[key]?.value = value
    }
  }
}

extension _ViewNode {
  /// What the children tell; those in slots, an overlay say, come last.
  var childPreferences: Preferences {
    var all = Preferences()
    for child in children { if let told = child.preferences { all.append(told) } }
    return all
  }
}
