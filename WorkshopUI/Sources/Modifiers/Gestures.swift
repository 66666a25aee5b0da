nonisolated extension View {
  /// Does something when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    handling([.tap: { _ in action() }], ["count": count == 1 ? nil : count])
  }
  /// Does something when the view is held.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { handling([.press: { _ in action() }]) }
}
