import Foundation
@_spi(Reflection) import Swift

/// A class that says before it changes. A plain protocol: isolation is the class's own.
public protocol ObservableObject: AnyObject {
  /// What says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Sends before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()
  /// Sends nothing yet.
  public init() {}

  /// Says that the object is about to change.
  public func send() { listeners.send(()) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { listeners.add((receive, complete)) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before each change of a `@Published` property.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

/// The publishers of all objects that have the default one. Combine keeps them in the objects' `@Published`
/// properties; of an object without any, it makes one each time.
private enum PublisherTable {
  private final class Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
    init(_ object: AnyObject) { self.object = object }
  }
  // The lock guards it.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 64
  private static let lock = NSLock()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      // Another object may have stood in the same place.
      if let known = entries[key], known.object === object { return known.publisher }
      if entries.count > limit {
        entries = entries.filter { $1.object != nil }
        limit = max(64, 2 * entries.count)
      }
      let new = Entry(object)
      entries[key] = new
      return new.publisher
    }
  }
}

/// A property of an observable object that says before it changes.
@propertyWrapper public struct Published<Value> {
  /// Sends the present value, and each new one before it is set.
  public struct Publisher: WorkshopUI.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: Storage

    public func _subscribe(
      _ receive: @escaping (Value) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receive(storage.value)
      return storage.listeners.add((receive, complete))
    }
  }

  fileprivate final class Storage {
    var value: Value
    let listeners = Listeners<Value, Never>()
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage

  /// Starts with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Starts with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Only a class may have it: what changes is the object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  /// Sends the values.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  /// The value of an object's property; the object says that it will change.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      if let object = object as? any ObservableObject { object.announce() }
      let storage = object[keyPath: storageKeyPath].storage
      storage.listeners.send(newValue)
      storage.value = newValue
    }
  }
}

@available(*, unavailable) extension Published: Sendable {}
@available(*, unavailable) extension Published.Publisher: Sendable {}

extension ObservableObject {
  fileprivate func announce() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}
