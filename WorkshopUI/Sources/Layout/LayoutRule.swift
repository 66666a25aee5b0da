import Foundation

/// How an element finds its size and places its children.
enum LayoutRule: Sendable {
  /// Of its own size, such as a text.
  case leaf(@Sendable (ProposedViewSize) -> CGSize)
  /// All the space there is, with children one below the other.
  case greedy
  case vertical, horizontal, depth
  case stack(Axis, spacing: CGFloat?, across: Double)
  case overlaid(Alignment)
  case spacer(CGFloat)
  /// Takes the space it is given and lets its content be as large as it likes along the axes.
  case scroll(Axis.Set)
  /// As long as the rows that it stands for.
  case rows(Axis, CGFloat)
  /// The learner's own.
  case custom(CustomLayout)
  /// All the space there is; called back with it.
  case calledBack(GeometryCallback, fills: Bool)

  var isCalledBack: Bool {
    switch self {
    case .custom, .calledBack: true
    default: false
    }
  }

  /// The least height of a row of a list, in points.
  static let rowHeight: CGFloat = 44
}

/// How a modifier changes size and place.
enum ModifierLayout: Sendable {
  case padding(EdgeInsets)
  case frame(width: CGFloat?, height: CGFloat?, Alignment)
  case flexibleFrame(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, Alignment)
  case offset(CGSize)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(CGFloat?, ContentMode)
  case containerRelative(Axis.Set)
  case priority(Double)
  case layoutValue(ObjectIdentifier, Handed<Any>)
  /// Along an axis, at a share of the length.
  case guide(Axis, Double, @Sendable (ViewDimensions) -> CGFloat)
  case coordinateSpace(AnyHashableSendable)
}
