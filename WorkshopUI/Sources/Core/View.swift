/// A part of a screen.
///
/// `@preconcurrency` is Apple's: inside a `body` isolation errors are warnings because of it, in Swift 6
/// mode too.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The view's content, evaluated on the main actor.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Evaluates a view into its node; not in SwiftUI, where it has other names.
  static func _update(_ view: Self, _ node: _ViewNode)
}

extension View {
  /// Installs the view's state, evaluates its body and follows what the body read.
  public static func _update(_ view: Self, _ node: _ViewNode) {
    node.host.recorder.countBody(of: Self.self)
    node.child(node.reading { node.installed(view).body })
  }
}

extension View where Body == Never {
  /// Never called: a view without a body is evaluated by the stand-in itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View { nonisolated public var body: Never { fatalError("Never has no body") } }

/// A change to a view, with state of its own where it needs some.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
}

/// A modifier whose type is the SDK's, and that the stand-in notes.
protocol NotedModifier {
  var name: String { get }
  var attributes: Attributes { get }
}

/// What stands for the modified view in the body of a modifier.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let update: @MainActor (_ViewNode) -> Void

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) { view.update(node) }
}

/// A view with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// A value with a modifier.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if let noted = view.modifier as? any NotedModifier {
      node.child(view.content)
      return node.modify(noted.name, noted.attributes)
    }
    if let effect = view.modifier as? any GeometryEffect {
      func update(_ effect: some GeometryEffect) {
        type(of: effect)._update(effect, view.content, node)
      }
      return update(effect)
    }
    if let later = view.modifier as? any EnvironmentalModifier {
      func update(_ later: some EnvironmentalModifier) {
        type(of: later)._update(later, view.content, node)
      }
      return update(later)
    }
    node.host.recorder.countBody(of: Modifier.self)
    let content = view.content
    let body = node.reading {
      node.installed(view.modifier).body(content: .init { $0.child(content) })
    }
    node.child(body)
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    .init(content: self, modifier: modifier)
  }
}
