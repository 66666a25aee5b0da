extension View {
  /// Does something when the view is held.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View {
    Handling(content: self, name: "onLongPressGesture", handlers: [.press: { _ in action() }])
  }
}
