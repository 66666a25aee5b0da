/// A value of one's own that a view says to the containers around.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value unless a view says another one.
  static var defaultValue: Value { get }
}

/// What modifiers of a view say to the containers around.
nonisolated public struct ContainerValues {
  private var known: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []
  init() {}
  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { known[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { known[ObjectIdentifier(key)] = newValue }
  }
  /// The tag of a type, the outermost of several.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.reversed().lazy.compactMap { $0.base as? V }.first
  }
  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
  mutating func add(_ tag: AnyHashable) { tags.append(tag) }
}
@available(*, unavailable) extension ContainerValues: Sendable {}

/// What the node of a modifier says to the containers around.
struct ContainerNote { let change: (inout ContainerValues) -> Void }

nonisolated extension View {
  /// Says a value to the containers around.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    handling(memory: ContainerNote { $0[keyPath: keyPath] = value })
  }
}

extension _ViewNode {
  /// What the nodes of modifiers inside say, by the number of the node.
  func containerNotes() -> [Int: ContainerNote] {
    var notes = children.reduce(into: [:]) { $0.merge($1.containerNotes()) { $1 } }
    if let note = memory as? ContainerNote { notes[number] = note }
    if let tag = memory as? Tag { notes[number] = ContainerNote { $0.add(tag.value) } }
    return notes
  }
}
