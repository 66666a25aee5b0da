import Foundation

/// How wide a column of a lazy grid is, or how high a row.
public struct GridItem: Equatable, Sendable {
  /// A length in points, a part of the space, or as many as fit.
  public enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// Its length.
  public var size: Size
  /// The space behind it, in points.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?
  /// A column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }

  fileprivate var words: String {
    switch size {
    case .fixed(let length): "fixed \(length)"
    case .flexible(let least, let most): "flexible \(least) \(most)"
    case .adaptive(let least, let most): "adaptive \(least) \(most)"
    }
  }
}

/// Views in columns, row by row. Here, all of them are evaluated, also those out of sight.
nonisolated public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Lists the views; spacing between rows in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    self.content = content()
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    node.showGrid("LazyVGrid", .vertical, view.columns, view.spacing, view.alignment)
  }
}

/// Views in rows, column by column. Here, all of them are evaluated, also those out of sight.
nonisolated public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Lists the views; spacing between columns in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    self.content = content()
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    node.showGrid("LazyHGrid", .horizontal, view.rows, view.spacing, view.alignment)
  }
}

extension _ViewNode {
  fileprivate func showGrid(
    _ kind: String, _ axis: Axis, _ items: [GridItem], _ spacing: CGFloat?,
    _ alignment: some StackAlignment
  ) {
    let layout = TrackLayout(axis: axis, items: items, spacing: spacing ?? 8)
    let memory = self.memory as? LayoutMemory ?? LayoutMemory()
    memory.isUpToDate = false
    self.memory = memory
    show(
      kind,
      [
        "items": items.map(\.words).joined(separator: ", "), "spacing": spacing,
        "itemSpacing": items.first?.spacing, "alignment": alignment.isCenter ? nil : alignment,
      ],
      layout: .custom(CustomLayout(layout, memory)))
  }
}

/// The layout of lazy grids: lengths across are those of the items, lengths along those of the longest view of a line.
private struct TrackLayout: Layout {
  var axis: Axis
  var items: [GridItem]
  var spacing: CGFloat

  /// How long the tracks are, of the space there is across.
  private func tracks(in space: CGFloat?) -> [CGFloat] {
    let space = space ?? 320
    var lengths: [CGFloat?] = []
    var taken = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    for item in items {
      guard case .fixed(let length) = item.size else { continue }
      taken += length
    }
    let flexible = items.count { if case .fixed = $0.size { false } else { true } }
    let share = max(0, space - taken) / CGFloat(max(1, flexible))
    for item in items {
      switch item.size {
      case .fixed(let length): lengths.append(length)
      case .flexible(let least, let most): lengths.append(min(max(share, least), most))
      case .adaptive(let least, let most):
        let gap = item.spacing ?? 8
        let count = max(1, Int((share + gap) / max(1, least + gap)))
        let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        lengths += Array(repeating: min(max(length, min(least, share)), most), count: count)
      }
    }
    return lengths.compactMap { $0 }
  }

  private func lines(_ tracks: [CGFloat], _ subviews: Subviews) -> [(Range<Int>, CGFloat)] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: tracks.count).map { start in
      let line = start..<min(start + tracks.count, subviews.count)
      let longest = line.map { index in
        let proposal = ProposedViewSize.unspecified.with(tracks[index - start], along: axis.other)
        return subviews[index].sizeThatFits(proposal).length(along: axis)
      }
      return (line, longest.max() ?? 0)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let tracks = tracks(in: proposal.length(along: axis.other))
    let lines = lines(tracks, subviews)
    let length = lines.reduce(0) { $0 + $1.1 } + spacing * CGFloat(max(0, lines.count - 1))
    let gaps = CGFloat(max(0, tracks.count - 1)) * (items.first?.spacing ?? 8)
    return CGSize(length, tracks.reduce(gaps, +), along: axis)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let tracks = tracks(in: bounds.size.length(along: axis.other))
    var along = axis == .vertical ? bounds.minY : bounds.minX
    for (line, length) in lines(tracks, subviews) {
      var across = axis == .vertical ? bounds.minX : bounds.minY
      for index in line {
        let track = tracks[index - line.lowerBound]
        let corner = CGSize(along + length / 2, across + track / 2, along: axis)
        subviews[index].place(
          at: CGPoint(x: corner.width, y: corner.height), anchor: .center,
          proposal: .init(CGSize(length, track, along: axis)))
        across += track + (items.first?.spacing ?? 8)
      }
      along += length + spacing
    }
  }
}
