import Observation

/// The values whose screens a navigation stack shows, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  /// No values: the root is shown.
  public init() {}
  /// How many screens stand on the root.
  public var count: Int { values.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }
  /// Shows the screen of a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Goes back.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// What links and destinations inside a stack share.
@MainActor final class Navigation: Equatable {
  @Observable final class Destination {
    var make: (AnyHashable) -> AnyView?
    @ObservationIgnored weak var owner: _ViewNode?
    init(_ make: @escaping (AnyHashable) -> AnyView?) { self.make = make }
  }
  var path: Binding<[AnyHashable]> = .constant([])
  private(set) var destinations: [ObjectIdentifier: Destination] = [:]
  nonisolated static func == (first: Navigation, second: Navigation) -> Bool { first === second }

  /// Of two destinations for a type, the one that was there first is used.
  func setDestination(
    _ type: Any.Type, by owner: _ViewNode, _ make: @escaping (AnyHashable) -> AnyView?
  ) {
    let known = destinations[ObjectIdentifier(type)]
    guard known?.owner === owner || known?.owner?.isAlive != true else {
      return owner.host.recorder.recordFault(
        "A navigationDestination(for: \(type)) is there already.")
    }
    known?.make = make
    let destination = known ?? Destination(make)
    destination.owner = owner
    destinations[ObjectIdentifier(type)] = destination
  }

  /// The value at a level; where it is taken away, those above go with it.
  fileprivate func value(at level: Int) -> Binding<AnyHashable?> {
    let path = path
    let value = path.location.converted(
      { level < $0.count ? $0[level] : nil },
      write: { _, write in write(Array(path.wrappedValue.prefix(level))) })
    return Binding(location: value)
  }
}

/// A screen of a stack, with the one that is pushed onto it.
nonisolated private struct Level<Content: View>: View {
  typealias Body = Never
  var content: Content
  var level: Int

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    guard let navigation = node.environment[model: Navigation.self] else { return }
    let (item, next, host) = (navigation.value(at: view.level), view.level + 1, node.host)
    node.child(
      Presenting(content: view.content, slot: "destination", item: item, id: { $0 }) { value in
        let type = type(of: value.base)
        let screen = navigation.destinations[ObjectIdentifier(type)]?.make(value)
        if screen == nil {
          host.recorder.recordFault("There is no navigationDestination(for:) of \(type).")
        }
        return Level<Box<AnyView?>>(content: .screen("Destination", screen), level: next)
      })
  }
}

/// A screen, and others that are pushed onto it; those below keep their state.
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: Binding<[AnyHashable]>?
  @State private var own: [AnyHashable] = []

  /// Keeps the path itself.
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath { (self.root, path) = (root(), nil) }
  /// Shows the screens of a path of any values.
  @MainActor @preconcurrency public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath { (self.root, self.path) = (root(), path.values) }
  /// Shows the screens of the elements of a collection.
  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    let values = path.location.converted(
      { $0.map { AnyHashable($0) } },
      write: { $1(Data($0.compactMap { $0.base as? Data.Element })) })
    self.path = Binding(location: values)
  }

  public static func _update(_ view: Self, _ node: _ViewNode) {
    let navigation = node.memory as? Navigation ?? Navigation()
    node.memory = navigation
    navigation.path = view.path ?? node.installed(view).$own
    let inner = node.environment { $0[model: Navigation.self] = navigation }
    node.child(Level(content: view.root, level: 0), environment: inner)
    node.show("NavigationStack", layout: .greedy)
  }
}
