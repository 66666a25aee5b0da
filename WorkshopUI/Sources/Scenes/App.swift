/// A whole program: its state and its windows.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Shows the app. Here, the module that has a window does it.
  @MainActor @preconcurrency public static func main() { WorkshopApp.run(self) }
}

/// A window, or several.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// What the window shows; not in SwiftUI.
  var _root: AnyView { get }
}

extension Scene { public var _root: AnyView { body._root } }
extension Never: Scene {}

/// Makes a scene of the one that is listed. Here, there cannot be several.
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window. Here, there is one of it.
nonisolated public struct WindowGroup<Content: View>: Scene {
  @MainActor @preconcurrency public var body: Never { preconditionFailure("a window has no body") }
  public let _root: AnyView

  /// A window that shows a view.
  public init(@ViewBuilder content: () -> Content) { _root = AnyView(content()) }
  public init(_ title: some _Title, id: String = "", @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

/// What runs an app.
@_spi(Workshop) @MainActor public enum WorkshopApp {
  /// Called by an app's `main()`.
  public static var run: (any App.Type) -> Void = {
    print("\($0) has no window to show itself in.")
  }

  /// The view in an app's window, with the app's own state.
  public static func rootView<A: App>(of type: A.Type) -> some View { window(of: type.init()) }

  /// One more window of an app that runs. State that the app itself has is each window's own here.
  public static func window(of app: some App) -> some View { AppView(app: app) }

  private struct AppView<A: App>: View {
    typealias Body = Never
    let app: A
    static func _update(_ view: Self, _ node: _ViewNode) {
      let app = node.installed(view.app)
      node.child(node.reading { app.body._root })
    }
  }
}
