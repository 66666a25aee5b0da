import Foundation

/// A preview of Xcode's, which nothing shows here.
@MainActor public struct Preview {
  /// What may stand around a preview of a view.
  public enum ViewTraits: Sendable {}

  /// A preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> any View
  ) {}
}

/// What stands around a preview.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The screen of the device.
  public static var defaultLayout: Self { .init() }
  /// As large as the view.
  public static var sizeThatFitsLayout: Self { .init() }
  /// A size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { .init() }
  /// Upright.
  public static var portrait: Self { .init() }
  /// Turned to the left.
  public static var landscapeLeft: Self { .init() }
  /// Turned to the right.
  public static var landscapeRight: Self { .init() }
}

/// Previews as they were before the macro.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}

nonisolated extension View {
  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View { noted(value) }
}
