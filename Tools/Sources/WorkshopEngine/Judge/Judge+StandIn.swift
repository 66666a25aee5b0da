extension Judge {
  /// Bare mode: what is isolated in SwiftUI says so.
  func standInRequest() -> Compiler.Request {
    .init(
      module: StandIn.module, sources: layout.standInSources, mode: .bare, warningsAreErrors: true,
      // An answer sees what is public in it, and no more.
      isTestable: false, isLarge: true)
  }
}
