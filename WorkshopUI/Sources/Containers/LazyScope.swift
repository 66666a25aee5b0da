import Foundation

/// Which rows of a list are in sight, so that no others are evaluated.
///
/// Rows are counted in order whenever the list is evaluated. A `ForEach` whose elements are rows is entered at the
/// first one in sight, however many stand before it; one whose elements are sections asks all of them.
@MainActor final class LazyScope {
  /// What a `ForEach` remembers.
  private struct Memory {
    var start = 0
    var count = 0
    /// nil until the first element was evaluated.
    var holdsSections: Bool?
  }

  /// What is around the list: in another one, rows may be of another length.
  private let outer: EnvironmentValues
  private unowned let list: _ViewNode
  /// What a person selects in the list, if anything.
  var selection: ListSelection?
  private let (axis, spacing, least): (Axis, CGFloat, CGFloat)
  private var scrolled: CGFloat = 0
  /// How many rows there were when they were last counted.
  private var total = Int.max
  private var position = 0
  private var isCounting = false
  /// Of a row with the space behind it, in points: of the first one, once it is known.
  private var length: CGFloat?

  init(_ list: _ViewNode, _ axis: Axis, spacing: CGFloat, least: CGFloat) {
    (self.list, outer) = (list, list.environment)
    (self.axis, self.spacing, self.least) = (axis, spacing, least)
  }

  /// The rows in sight, and a few more above and below. Content may have become shorter than it is scrolled.
  private var visible: Range<Int> {
    let length = length ?? LayoutRule.rowHeight
    let count = Int(list.host.size.length(along: axis) / length) + 8
    let first = max(0, min(Int(scrolled / length) - 4, total - count))
    return first..<first + count
  }

  func isIn(_ environment: EnvironmentValues) -> Bool { outer.isIdentical(to: environment) }

  /// Evaluates the content of the list, from the row that a scroll position stands for.
  func count(from scrolled: CGFloat, _ evaluate: () -> Void) {
    self.scrolled = scrolled
    position = 0
    isCounting = true
    evaluate()
    isCounting = false
    let shown = visible
    total = position
    if visible != shown { list.invalidate() }
  }

  /// Finds the length of a row, off the main actor as all layout is.
  private func measure(_ row: [Element]) {
    let pass = LayoutPass(scrolled: [:], recorder: list.host.recorder)
    let rule = StackRule(axis: axis, spacing: spacing)
    let proposal = ProposedViewSize(list.host.size).with(nil, along: axis)
    let measured = RenderThread.run("layout") { pass.stackSize(row, rule, proposal) }
    length = max(measured.length(along: axis), least, 11) + spacing
  }

  /// Counts a row that is no element of a `ForEach`, such as a section's header.
  func countRow() { if isCounting { position += 1 } }

  /// Evaluates those elements whose rows are in sight.
  func show<C: RandomAccessCollection>(_ data: C, in node: _ViewNode, _ show: (C.Element) -> Void) {
    var memory = node.memory as? Memory ?? Memory()
    defer { node.memory = memory }
    // Evaluated with the list from now on, to be counted in its place.
    var outer: _ViewNode? = node
    while let next = outer, next !== list {
      next.isAlwaysEvaluated = true
      outer = next.parent
    }
    if !isCounting, memory.count != data.count { list.invalidate() }
    if isCounting { memory.start = position }
    memory.count = data.count
    guard isCounting || memory.holdsSections != nil else { return }
    var firstIsShown = false
    // In another environment rows may be of another length, so the first one is measured anew.
    let isUnmeasured = length == nil && memory.holdsSections == false
    if memory.holdsSections == nil || isUnmeasured, let first = data.first {
      show(first)
      firstIsShown = true
      memory.holdsSections = position != memory.start
      if length == nil, memory.holdsSections == false { measure(node.contentElements) }
    }
    guard memory.holdsSections != true else {
      for element in data.dropFirst(firstIsShown ? 1 : 0) { show(element) }
      return
    }
    let rows = memory.start..<memory.start + data.count
    if isCounting { position = rows.upperBound }
    let wanted = visible.clamped(to: rows)
    func index(_ row: Int) -> C.Index {
      data.index(data.startIndex, offsetBy: max(row - rows.lowerBound, firstIsShown ? 1 : 0))
    }
    if !wanted.isEmpty, wanted.upperBound > rows.lowerBound + (firstIsShown ? 1 : 0) {
      for element in data[index(wanted.lowerBound)..<index(wanted.upperBound)] { show(element) }
    }
    if firstIsShown, wanted.lowerBound > rows.lowerBound { list.invalidate() }
    let above = wanted.isEmpty ? 0 : wanted.lowerBound - rows.lowerBound
    let below = data.count - above - node.children.count
    let (axis, length, spacing) = (axis, length ?? LayoutRule.rowHeight, spacing)
    // Of the node that is handed in: one that the node's own closure captures would never be freed.
    node.compose = { node in
      @MainActor func unseen(_ count: Int, id: Int) -> [Element] {
        let rule = LayoutRule.rows(axis, CGFloat(count) * length - spacing)
        guard count > 0 else { return [] }
        return [Element("Rows", node, ["count": count], id: id, layout: rule, children: [])]
      }
      // No node has a number below zero.
      return unseen(above, id: node.number) + node.contentElements + unseen(below, id: -node.number)
    }
  }
}

extension LazyScope: Equatable {
  nonisolated static func == (first: LazyScope, second: LazyScope) -> Bool { first === second }
}

extension _ViewNode {
  /// Evaluates content whose rows are evaluated as they come into sight.
  ///
  /// - Parameter least: The least length of a row, in points.
  func childLazily<V: View>(
    _ content: V, scrolled: CGFloat, _ axis: Axis = .vertical, spacing: CGFloat = 0,
    least: CGFloat = LayoutRule.rowHeight, selection: ListSelection? = nil
  ) {
    let known = (memory as? LazyScope).flatMap { $0.isIn(environment) ? $0 : nil }
    let scope = known ?? LazyScope(self, axis, spacing: spacing, least: least)
    memory = scope
    scope.selection = selection
    let inner = environment { $0[_CommonValues.self].enter(scope) }
    scope.count(from: scrolled) { _ = child(content, environment: inner) }
  }

  /// The environment of an element of a `ForEach`.
  func environmentOfRows() -> EnvironmentValues {
    guard environment.lazyScope != nil else { return environment }
    return environment { $0.lazyScope = nil }
  }

  /// Has rows evaluated that come into sight when this node is scrolled.
  func invalidateLazyContent() {
    if memory is LazyScope { invalidate() }
    for child in children { child.invalidateLazyContent() }
  }
}
