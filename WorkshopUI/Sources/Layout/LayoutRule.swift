import Foundation

/// How an element finds its size and places its children.
enum LayoutRule: Sendable {
  /// Of its own size, such as a text.
  case leaf(@Sendable (ProposedViewSize) -> CGSize)
  /// All the space there is, with children one below the other.
  case greedy
  case stack(StackRule)
  case overlaid(Alignment)
  case spacer(CGFloat)
  /// Takes the space it is given and lets its content be as large as it likes along the axes.
  case scroll(Axis.Set)
  /// The learner's own.
  case custom(CustomLayout)
  /// All the space there is; called back with it.
  case calledBack(GeometryCallback)

  static let vertical = LayoutRule.stack(.column)
  static let horizontal = LayoutRule.stack(StackRule(axis: .horizontal))
  /// As long as the rows that it stands for.
  static func rows(_ axis: Axis, _ length: CGFloat) -> LayoutRule {
    .leaf { CGSize(length, $0.length(along: axis.other) ?? 0, along: axis) }
  }

  var isCalledBack: Bool {
    switch self {
    case .custom, .calledBack: true
    default: false
    }
  }

  /// The least height of a row of a list, in points.
  static let rowHeight: CGFloat = 44
}

/// How elements stand one beside the other.
struct StackRule: Sendable {
  var axis: Axis
  var spacing: CGFloat = 8
  /// The share of the lengths across at which the elements are aligned.
  var across: Double = 0.5
  /// The space that an element has at least; it stands in the middle of it.
  var least: CGFloat = 0
  static let column = StackRule(axis: .vertical)
}

/// How a modifier changes size and place.
enum ModifierLayout: Sendable {
  case padding(EdgeInsets)
  case frame(width: Limits, height: Limits, Alignment)
  case offset(CGSize)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(CGFloat?, ContentMode)
  case priority(Double)
  case layoutValue(ObjectIdentifier, Handed<Any>)
  /// Along an axis, at a share of the length.
  case guide(Axis, Double, @Sendable (ViewDimensions) -> CGFloat)
  case coordinateSpace(AnyHashableSendable)
}

/// How long a frame is, in points; where nothing is said, as long as its content.
struct Limits: Sendable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  /// What the content is offered.
  func offered(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map { max(least ?? 0, min($0, most ?? .infinity)) }
  }

  /// What the frame takes around content of a length.
  func taken(_ content: CGFloat, _ proposed: CGFloat?) -> CGFloat {
    guard least != nil || most != nil else { return content }
    let wanted = most != nil ? (proposed ?? content) : content
    return max(least ?? content, min(most ?? .infinity, max(wanted, least ?? 0)))
  }
}

extension Element {
  /// How long the rows are together that `Rows` stands for, in points; nil for other elements.
  @_spi(Workshop) public var lengthOfRows: CGFloat? {
    guard kind == "Rows", case .leaf(let size) = layout else { return nil }
    let whole = size(.zero)
    return max(whole.width, whole.height)
  }
}
