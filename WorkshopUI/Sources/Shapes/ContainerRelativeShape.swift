import Foundation

/// The shape of the container around. Here that is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The shape of what is around.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same, smaller all around.
  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { .init() }
}
