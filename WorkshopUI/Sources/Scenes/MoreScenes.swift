import Foundation

/// A window of which there is one.
nonisolated public struct Window<Content: View>: Scene {
  @MainActor @preconcurrency public var body: Never { preconditionFailure("a window has no body") }
  public let _root: AnyView
  /// A window that shows a view.
  public init(_ title: some _Title, id: String, @ViewBuilder content: () -> Content) {
    _root = AnyView(content())
  }
}
/// A window with the settings of an app, which is not shown beside others.
nonisolated public struct Settings<Content: View>: Scene {
  @MainActor @preconcurrency public var body: Never { preconditionFailure("a window has no body") }
  public let _root: AnyView
  /// Settings.
  public init(@ViewBuilder content: () -> Content) { _root = AnyView(content()) }
}
@available(*, unavailable) extension Window: Sendable {}
@available(*, unavailable) extension Settings: Sendable {}

extension WindowGroup {
  /// Windows for values: here, one window that has none.
  public init<D: Codable & Hashable, C: View>(
    id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }
  /// Windows of an id.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

/// What a window for a value shows.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: Content
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
  }
}
@available(*, unavailable) extension PresentedWindowContent: Sendable {}

extension SceneBuilder {
  /// Several scenes: the first one is shown here.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> some Scene { first }
  /// What stands in an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    content
  }
}

/// How the size of a window changes.
public struct WindowResizability: Sendable {
  public static let automatic = Self(), contentSize = Self(), contentMinSize = Self()
}

// A window is as large as the browser says.
extension Scene {
  /// Adds commands: not shown here.
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    self
  }
  /// Sets the size that a window starts with.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Sets the size that a window starts with.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Says how the size of a window changes.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
  /// Puts a value into the environment of a window: here, the views do so.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }
}

/// Opens windows: none, here.
@MainActor @preconcurrency public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Closes windows: none, here.
@MainActor @preconcurrency public struct DismissWindowAction {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Opens the settings: none, here.
@MainActor @preconcurrency public struct OpenSettingsAction {
  public func callAsFunction() {}
}
extension EnvironmentValues {
  /// Opens windows: none, here.
  public var openWindow: OpenWindowAction { ._none }
  /// Closes windows: none, here.
  public var dismissWindow: DismissWindowAction { ._none }
  /// Opens the settings: none, here.
  public var openSettings: OpenSettingsAction { ._none }
}
extension OpenWindowAction {
  nonisolated static var _none: Self { .init(()) }
  nonisolated init(_: Void) {}
}
extension DismissWindowAction {
  nonisolated static var _none: Self { .init(()) }
  nonisolated init(_: Void) {}
}
extension OpenSettingsAction {
  nonisolated static var _none: Self { .init(()) }
  nonisolated init(_: Void) {}
}
