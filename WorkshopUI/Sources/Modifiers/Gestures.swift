extension View {
  /// Does something when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    Handling(content: self, name: "onTapGesture", handlers: [.tap: { _ in action() }]) {
      ["count": count == 1 ? nil : count]
    }
  }
}
