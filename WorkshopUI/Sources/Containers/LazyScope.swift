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

  private unowned let list: _ViewNode
  private var visible = 0..<0
  private var position = 0
  private var isCounting = false

  init(_ list: _ViewNode) { self.list = list }

  /// Evaluates the content of the list, from the row that a scroll position stands for.
  func count(from scrolled: CGFloat, _ evaluate: () -> Void) {
    // A few more than are seen, above and below.
    let first = max(0, Int(scrolled / LayoutRule.rowHeight) - 4)
    visible = first..<first + Int(list.host.size.height / LayoutRule.rowHeight) + 8
    position = 0
    isCounting = true
    defer { isCounting = false }
    evaluate()
  }

  /// Counts a row that is no element of a `ForEach`, such as a section's header.
  func countRow() { if isCounting { position += 1 } }

  /// Evaluates those elements whose rows are in sight.
  func show<C: RandomAccessCollection>(
    _ data: C, in node: _ViewNode, _ show: (C.Element) -> Void
  ) {
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
    var firstIsShown = false
    if memory.holdsSections == nil, let first = data.first {
      show(first)
      firstIsShown = true
      memory.holdsSections = position != memory.start
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
    let above = wanted.isEmpty ? 0 : wanted.lowerBound - rows.lowerBound
    let below = data.count - above - node.children.count
    node.compose = { node in
      (above > 0 ? [.rows(above, node)] : []) + node.contentElements
        + (below > 0 ? [.rows(below, node)] : [])
    }
  }
}

extension Element {
  /// Stands for rows that are out of sight.
  fileprivate static func rows(_ count: Int, _ node: _ViewNode) -> Element {
    Element("Rows", node, [Attribute("count", count)], layout: .rows(count))
  }
}

extension LazyScope: Equatable {
  nonisolated static func == (first: LazyScope, second: LazyScope) -> Bool { first === second }
}

extension _ViewNode {
  /// Evaluates content whose rows are evaluated as they come into sight.
  func childLazily<V: View>(_ content: V, scrolled: CGFloat) {
    let lazy: Lazily
    if let known = memory as? Lazily, known.outer.isIdentical(to: environment) {
      lazy = known
    } else {
      let scope = LazyScope(self)
      var values = environment
      values.lazyList = scope
      values.lazyScope = scope
      lazy = Lazily(scope: scope, outer: environment, inner: values)
    }
    memory = lazy
    lazy.scope.count(from: scrolled) { _ = child(content, environment: lazy.inner) }
  }

  /// The environment of an element of a `ForEach`.
  func environmentOfRows() -> EnvironmentValues {
    guard environment.lazyScope != nil else { return environment }
    return environment { $0.lazyScope = nil }
  }

  /// Has rows evaluated that come into sight when this node is scrolled.
  func invalidateLazyContent() {
    if memory is Lazily { invalidate() }
    for child in children { child.invalidateLazyContent() }
  }

  private struct Lazily {
    var scope: LazyScope
    var outer: EnvironmentValues
    var inner: EnvironmentValues
  }
}
