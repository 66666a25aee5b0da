/// What a page should show at a moment.
struct PageState: Sendable {
  let tree: HTMLNode
  /// Counts the trees of a window, from 1.
  let revision: Int
  /// The number of the last event that this already shows the effect of.
  let event: Int
}
