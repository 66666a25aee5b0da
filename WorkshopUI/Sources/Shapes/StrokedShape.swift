import Foundation

/// The line along an outline. Its path is the outline: a line has no width before it is drawn.
struct StrokedShape<Base: Shape>: Shape, DescribedShape {
  let base: Base, style: StrokeStyle
  var kind: String { base.shapeKind }
  var attributes: Attributes { base.shapeAttributes }
  var line: Attributes? { style.attributes }
  nonisolated static var role: ShapeRole { .stroke }
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
