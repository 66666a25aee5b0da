/// Makes one view of the views that a closure lists.
@resultBuilder public struct ViewBuilder {
  /// A listed view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Says what is wrong with something listed that is no view.
  @available(*, unavailable, message: "this expression is not a View")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some View {
    EmptyView()
  }

  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { views, node in _ = (repeat node.child(each views)) }
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(storage: .first(first)) }

  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(storage: .second(second)) }

  /// What stands in an `if #available`: its type may name what older systems lack.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@available(*, unavailable)
extension ViewBuilder: Sendable {}
