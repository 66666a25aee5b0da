import Foundation

/// An observable object that a view follows, and that lives elsewhere.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        location: ClosureLocation(
          read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 }))
    }
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType

  /// Follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// What makes bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstalledProperty {
  mutating func install(in node: _ViewNode, at offset: Int) {
    node.kept(at: offset, ObjectFollower.init).follow(wrappedValue, for: node)
  }
}

/// An observable object that a view owns: made when the view appears, kept as long as its identity.
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated private let make: Handed<() -> ObjectType>
  private var object: ObjectType?

  /// Makes the object when the view appears first.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = Handed(value: thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { object ?? make.value() }
  /// What makes bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: StoredProperty, InstalledProperty {
  mutating func install(in node: _ViewNode, at offset: Int) {
    let owned = node.kept(at: offset) { OwnedObject(object: make.value()) }
    object = owned.object
    owned.follower.follow(owned.object, for: node)
  }
}

/// An observable object that a view further out put into the environment.
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      ObservedObject<ObjectType>.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }
  private var object: ObjectType?

  /// Finds the object by its type.
  public init() {}

  /// The object. Without one in the environment the program ends, as Apple's does.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }
  /// What makes bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  mutating func install(in node: _ViewNode, at offset: Int) {
    object = node.environment[model: ObjectType.self]
    if let object { node.kept(at: offset, ObjectFollower.init).follow(object, for: node) }
  }
}

nonisolated extension View {
  /// Hands an object to the views inside, which read it by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    settingEnvironment { $0[model: T.self] = object }
  }
}

/// An object with who follows it.
@MainActor private final class OwnedObject<Object: ObservableObject> {
  let object: Object
  let follower = ObjectFollower()
  init(object: Object) { self.object = object }
}

/// Has a view evaluated again when an object changes: at any change, also of a property that the
/// body has not read.
@MainActor final class ObjectFollower {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  func follow<Object: ObservableObject>(_ new: Object, for node: _ViewNode) {
    guard object !== new else { return }
    object = new
    let reader = WeakNode(node)
    subscription = new.objectWillChange.sink { _ in
      if !MainActorProbe.isOnMainActor { reader.recordOffMainChange(of: Object.self) }
      // It is about to change: the view is evaluated later, at the next update.
      invalidate([reader])
    }
  }
}

extension WeakNode {
  fileprivate func recordOffMainChange(of type: Any.Type) {
    Task { @MainActor in
      node?.host.recorder.recordFault(
        "Publishing changes from background threads is not allowed; make sure to publish values "
          + "from the main thread (\(type)).")
    }
  }
}
