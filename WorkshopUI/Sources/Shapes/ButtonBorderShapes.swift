import Foundation

extension ButtonBorderShape: InsettableShape {
  /// The outline: of a capsule, unless another shape was asked for.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch self {
    case .circle: Circle().path(in: rect)
    case .roundedRectangle: RoundedRectangle(cornerRadius: 8).path(in: rect)
    default: Capsule().path(in: rect)
    }
  }
  /// The shape, smaller on all sides, in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Capsule().inset(by: amount)
  }
}
extension Shape where Self == ButtonBorderShape {
  /// The shape that buttons with a border have around: here, a capsule.
  nonisolated public static var buttonBorder: ButtonBorderShape { .capsule }
}
