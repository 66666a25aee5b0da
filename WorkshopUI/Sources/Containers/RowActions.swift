extension ForEach where Content: View {
  /// Does something when a person moves rows; the event's text is `up`, `down` or the offset to move it before.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    edited(.move) { action?($0, $1) }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets, as `onDelete` names them.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..., with: kept)
  }
  /// Moves the elements at some offsets to before another, as `onMove` names them.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = enumerated().filter { source.contains($0.offset) }.map(\.element)
    let place = destination - source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}

nonisolated extension View {
  /// Shows buttons when a row is swept aside.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View { withSlot(content(), ["edge": edge == .leading ? edge : nil]) }
  /// Shows actions when the view is held.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    withSlot(menuItems())
  }
  /// Loads again when a list is pulled down.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { handling([.refresh: { _ in Task { await action() } }]) }
}

/// A side of a row.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
  /// Some sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let leading = Self(.leading), trailing = Self(.trailing)
    public static let all: Self = [.leading, .trailing]
  }
}
