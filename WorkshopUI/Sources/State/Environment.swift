import Observation

/// A value that a view gets from its surroundings.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  // No closure, which would be another one in each new value of a view.
  private var keyPath: KeyPath<EnvironmentValues, Value>?
  private var model: Any.Type?
  private var values: EnvironmentValues?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Reads the model of a type that a view further out put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { model = objectType }

  /// Reads the model of a type, if a view further out put one into the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    model = objectType
  }

  /// The value.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    if let keyPath { return values[keyPath: keyPath] }
    guard let value = values.find(ObjectIdentifier(model!)) as Any as? Value else {
      preconditionFailure(
        "No \(Value.self) in the environment: a view further out has to call .environment(_:).")
    }
    return value
  }
}

extension Environment: InstalledProperty {
  mutating func install(in node: _ViewNode, at offset: Int) { values = node.environment }
}

/// Closures in it read from values alone.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// A value of one's own in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What stands there unless a view sets it. Swift 6 refuses a `static var` that is stored.
  static var defaultValue: Value { get }
}

/// What views get from those further out.
@dynamicMemberLookup public struct EnvironmentValues: CustomStringConvertible {
  /// Values that were set, the innermost first; nil where none was.
  private var settings: Setting?

  private final class Setting {
    let key: ObjectIdentifier
    let value: Any
    let outer: Setting?
    init(_ key: ObjectIdentifier, _ value: Any, _ outer: Setting?) {
      (self.key, self.value, self.outer) = (key, value, outer)
    }

    @MainActor func isSame(_ other: Setting) -> Bool { Fields.areSame(value, other.value) }
  }

  /// The values where nothing was set.
  public init() {}
  /// What was set, the innermost first.
  public var description: String {
    "[" + allSettings.map { "\($0.value)" }.joined(separator: ", ") + "]"
  }

  private var allSettings: [Setting] {
    sequence(first: settings, next: { $0?.outer }).compactMap(\.self)
  }

  /// Forgets the values that others of their keys have replaced since.
  mutating func forgetReplaced() {
    var known: Set<ObjectIdentifier> = []
    let latest = allSettings.filter { known.insert($0.key).inserted }
    settings = latest.reversed().reduce(nil) { Setting($1.key, $1.value, $0) }
  }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { find(ObjectIdentifier(key)).flatMap { $0 as? K.Value } ?? K.defaultValue }
    set { settings = Setting(ObjectIdentifier(key), newValue, settings) }
  }

  /// The object of a type.
  subscript<Model: AnyObject>(model type: Model.Type) -> Model? {
    get { find(ObjectIdentifier(type)).flatMap { $0 as? Model } }
    set { settings = Setting(ObjectIdentifier(type), newValue as Any, settings) }
  }

  fileprivate func find(_ key: ObjectIdentifier) -> Any? {
    var setting = settings
    while let present = setting {
      if present.key == key { return present.value }
      setting = present.outer
    }
    return nil
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { settings === other.settings }

  /// Whether this was made of `outer` by setting one value, the same as in `other`.
  @MainActor func isSameSetting(as other: EnvironmentValues, on outer: EnvironmentValues) -> Bool {
    guard let mine = settings, let theirs = other.settings, mine.key == theirs.key,
      mine.outer === outer.settings, theirs.outer === outer.settings
    else { return false }
    return mine.isSame(theirs)
  }
}

/// Views below see other values of the environment.
nonisolated struct EnvironmentSetting<Content: View>: View {
  typealias Body = Never
  var content: Content
  var change: (inout EnvironmentValues) -> Void

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let values = node.environment(setting: view.change)
    node.child(view.content, environment: values)
  }
}

nonisolated extension View {
  func settingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View { EnvironmentSetting(content: self, change: change) }

  /// Sets a value for the views inside.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { settingEnvironment { $0[keyPath: keyPath] = value } }

  /// Changes a value for the views inside.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { settingEnvironment { transform(&$0[keyPath: keyPath]) } }

  /// Hands a model to the views inside, which read it by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    settingEnvironment { $0[model: T.self] = object }
  }
}
