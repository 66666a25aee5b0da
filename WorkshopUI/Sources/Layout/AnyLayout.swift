import Foundation

/// A layout of any type: its views keep their state while it becomes one of another type.
public struct AnyLayout: Layout {
  /// What the layout inside remembers. Unchecked: one thread at a time has it, as `LayoutMemory` says.
  public struct Cache: @unchecked Sendable { var value: Any }

  let base: any Layout

  /// A layout without its type.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: base.newCache(subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.update(&cache.value, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.space(subviews, &cache.value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { base.size(proposal, subviews, &cache.value) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { base.place(bounds, proposal, subviews, &cache.value) }
}

/// The same methods for a cache whose type is not known outside.
extension Layout {
  fileprivate func newCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

  /// Where the layout inside has become one of another type, its cache is a new one.
  fileprivate func using<Result>(
    _ cache: inout Any, _ subviews: Subviews, _ body: (Self, inout Cache) -> Result
  ) -> Result {
    var known = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = known }
    return body(self, &known)
  }

  fileprivate func update(_ cache: inout Any, _ subviews: Subviews) {
    using(&cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
  }

  fileprivate func space(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    using(&cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGSize {
    using(&cache, subviews) {
      $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    using(&cache, subviews) {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }
}
