import Foundation

/// What views keep by name for as long as their host is there. Nothing is written to a disk.
@MainActor final class StoredValues {
  private var locations: [String: Any] = [:]

  func location<Value>(
    _ key: String, _ initial: @autoclosure () -> Value, recorder: Recorder
  ) -> StateLocation<Value> {
    if let known = locations[key] as? StateLocation<Value> { return known }
    let new = StateLocation(initial(), recorder: recorder)
    locations[key] = new
    return new
  }
}

/// What can be stored as it is; not in SwiftUI, which has an initializer for each.
public protocol _Storable {}
extension Bool: _Storable {}
extension Int: _Storable {}
extension Double: _Storable {}
extension String: _Storable {}
extension URL: _Storable {}
extension Date: _Storable {}
extension Data: _Storable {}

/// A value that an app keeps by name. Here it lasts as long as the host; `store` is read once, and written.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let isScene: Bool
  private var location: Location<Value>?

  fileprivate init(_ key: String, _ initial: Value, isScene: Bool = false) {
    (self.key, self.initial, self.isScene) = (key, initial, isScene)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

/// Unchecked: a location guards its value.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: StoredProperty, InstalledProperty {
  mutating func install(in node: _ViewNode, at offset: Int) {
    location = node.host.stored.location(
      (isScene ? "scene." : "app.") + key, initial, recorder: node.host.recorder)
  }
}

extension AppStorage where Value: _Storable {
  /// Keeps a value by a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store?.object(forKey: key) as? Value ?? wrappedValue)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue: _Storable {
  /// Keeps a value by a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let raw = store?.object(forKey: key) as? Value.RawValue
    self.init(key, raw.flatMap(Value.init) ?? wrappedValue)
  }
}
extension AppStorage {
  /// Keeps a value by a name, once there is one.
  public init<V: _Storable>(_ key: String, store: UserDefaults? = nil) where Value == V? {
    self.init(key, store?.object(forKey: key) as? V)
  }
  /// Keeps a value by a name, once there is one.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue: _Storable {
    self.init(key, (store?.object(forKey: key) as? R.RawValue).flatMap(R.init))
  }
}

/// A value that a window keeps by name. Here it lasts as long as the host.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  /// The value.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

/// Unchecked, as Apple's: a location guards its value.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: StoredProperty, InstalledProperty {
  mutating func install(in node: _ViewNode, at offset: Int) {
    storage.install(in: node, at: offset)
  }
}

extension SceneStorage where Value: _Storable {
  /// Keeps a value by a name.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(key, wrappedValue, isScene: true)
  }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue: _Storable {
  /// Keeps a value by a name.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(key, wrappedValue, isScene: true)
  }
}
extension SceneStorage {
  /// Keeps a value by a name, once there is one.
  public init<V: _Storable>(_ key: String) where Value == V? {
    storage = AppStorage(key, nil, isScene: true)
  }
  /// Keeps a value by a name, once there is one.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue: _Storable {
    storage = AppStorage(key, nil, isScene: true)
  }
}

nonisolated extension View {
  /// Says where views inside keep values. Here it is noted.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { annotated() }
}
